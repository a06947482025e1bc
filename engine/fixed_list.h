// A list of at most N values, stored inline, so that playing a game allocates no memory.
//
// All N values are default-constructed along with the list. In lists that simulation creates, that should cost nothing:
// declare moves without member initialisers, so that they stay uninitialised until they are written.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace alea {

template <class T, std::size_t N>
class FixedList {
 public:
  constexpr void push_back(const T& value) {
    assert(size_ < N);
    items_[size_++] = value;
  }

  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr const T& operator[](std::size_t at) const {
    assert(at < size_);
    return items_[at];
  }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

 private:
  std::array<T, N> items_;  // only the first size_ are ever read
  std::uint16_t size_ = 0;
};

}  // namespace alea
