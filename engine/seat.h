// Seats at a table, sets of seats, and viewers of a game.
//
// Seats are numbered clockwise from 0 and written as letters, A to H.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>

namespace alea {

inline constexpr int kMaxSeats = 8;

enum class Seat : std::uint8_t {};

constexpr Seat seat(int index) { return static_cast<Seat>(index); }
constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr char letter(Seat seat) { return static_cast<char>('A' + index(seat)); }

/// Parses a seat written as one capital letter, or returns nothing.
constexpr std::optional<Seat> read_seat(std::string_view text) {
  if (text.size() != 1 || text[0] < 'A' || text[0] >= 'A' + kMaxSeats) return std::nullopt;
  return seat(text[0] - 'A');
}

/// The next seat clockwise, which is the neighbour on the left, at a table of `players`.
constexpr Seat left_of(Seat at, int players) {
  const int next = index(at) + 1;
  return seat(next == players ? 0 : next);
}

/// A set of seats, iterated clockwise from seat A.
class Seats {
 public:
  constexpr Seats() = default;
  constexpr explicit Seats(Seat one) : bits_(bit(one)) {}

  /// All seats at a table of `players`.
  static constexpr Seats all(int players) {
    Seats everybody;
    everybody.bits_ = static_cast<std::uint8_t>((1U << players) - 1U);
    return everybody;
  }

  constexpr bool has(Seat one) const { return (bits_ & bit(one)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  /// The set as a number: bit 0 for seat A, and so on.
  constexpr unsigned bits() const { return bits_; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr Seat front() const { return seat(std::countr_zero(bits_)); }

  constexpr Seats with(Seat one) const { return from_bits(bits_ | bit(one)); }
  /// Adds the seat only if wanted, without a branch: for unpredictable conditions.
  constexpr Seats with_if(Seat one, bool wanted) const {
    return from_bits(bits_ | static_cast<unsigned>(wanted) << static_cast<unsigned>(index(one)));
  }
  constexpr Seats without(Seat one) const { return from_bits(bits_ & ~bit(one)); }

  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Seat;
    using difference_type = std::ptrdiff_t;
    using pointer = const Seat*;
    using reference = Seat;

    constexpr explicit Iterator(unsigned bits) : bits_(bits) {}
    constexpr Seat operator*() const { return seat(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1U;
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    unsigned bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

  constexpr bool operator==(const Seats&) const = default;

 private:
  static constexpr std::uint8_t bit(Seat one) { return static_cast<std::uint8_t>(1U << index(one)); }
  static constexpr Seats from_bits(unsigned bits) {
    Seats seats;
    seats.bits_ = static_cast<std::uint8_t>(bits);
    return seats;
  }

  std::uint8_t bits_ = 0;
};

/// Someone who looks at a game: the player in a seat, or a spectator, who sees only what is public.
class Viewer {
 public:
  constexpr Viewer(Seat at) : seat_(at) {}  // NOLINT(google-explicit-constructor): a seat is a viewer
  static constexpr Viewer spectator() { return Viewer(); }

  constexpr bool is_spectator() const { return !seat_.has_value(); }
  constexpr bool is(Seat one) const { return seat_ == one; }
  constexpr std::optional<Seat> seat() const { return seat_; }

  constexpr bool operator==(const Viewer&) const = default;

 private:
  constexpr Viewer() = default;
  std::optional<Seat> seat_;
};

}  // namespace alea
