#include "cli/choice_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "engine/text.h"

namespace alea::cli {
namespace {

std::string numbered(std::size_t at, std::string_view text) { return fmt::format("{:>2}) {}", at + 1, text); }

/// Small letters, and seats, which are words of one letter, as capitals.
std::string tidied(std::string_view text) {
  std::vector<std::string> words;
  for (const std::string_view part : split(text, ' ')) {
    if (part.empty()) continue;
    std::string& word = words.emplace_back(part);
    const bool is_seat = word.size() == 1;
    for (char& c : word) {
      const auto letter = static_cast<unsigned char>(c);
      c = static_cast<char>(is_seat ? std::toupper(letter) : std::tolower(letter));
    }
  }
  return joined(words, " ");
}

}  // namespace

ChoiceList::ChoiceList(const AnyState& state, Seat seat, const Narrator& narrator)
    : state_(state), seat_(seat), narrator_(narrator), view_(state.view(seat)), moves_(state.moves(seat)) {}

std::string ChoiceList::sentence(const std::string& move) const {
  return narrator_.catalogue().sentence(view_->choice(move), narrator_.names());
}

std::vector<std::string> ChoiceList::lines(const Look& look) const {
  constexpr std::size_t kMostLines = 12;
  std::vector<std::string> whole = sentences(look.width);
  if (whole.size() <= kMostLines) return whole;
  std::vector<std::string> cells;
  for (std::size_t i = 0; i < moves_.size(); ++i) cells.push_back(numbered(i, sentence(moves_[i])));
  whole = in_columns(cells, look.width);
  if (whole.size() <= kMostLines) return whole;
  for (std::size_t i = 0; i < moves_.size(); ++i) cells[i] = numbered(i, moves_[i]);
  std::vector<std::string> seats;
  for (const Seat seat : Seats::all(state_.players())) {
    seats.push_back(fmt::format("{} = {}", letter(seat), narrator_.catalogue().name(seat, narrator_.names())));
  }
  std::vector<std::string> lines =
      wrapped(narrator_.catalogue().text("play.seats", {{"seats", joined(seats)}}), look.width);
  for (std::string& line : in_columns(cells, look.width)) lines.push_back(std::move(line));
  return lines;
}

std::vector<std::string> ChoiceList::sentences(int width) const {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    const std::string number = numbered(i, "");
    bool first = true;
    for (const std::string& line : wrapped(sentence(moves_[i]), width - visible_width(number))) {
      lines.push_back((first ? number : std::string(number.size(), ' ')) + line);
      first = false;
    }
  }
  return lines;
}

std::optional<std::string> ChoiceList::read(std::string_view text) const {
  if (const auto number = read_number(text)) {
    if (*number < 1 || *number > static_cast<std::int64_t>(moves_.size())) return std::nullopt;
    return moves_[static_cast<std::size_t>(*number - 1)];
  }
  for (const std::string& meant : {std::string(text), tidied(text)}) {
    if (std::find(moves_.begin(), moves_.end(), meant) != moves_.end()) return meant;
    if (const auto same = same_effect(meant)) return same;
  }
  return std::nullopt;
}

/// The move as it is listed for one that the rules accept in another order ("give C B" for "give B C").
std::optional<std::string> ChoiceList::same_effect(std::string_view text) const {
  const auto after = state_.copy();
  if (!after->play(seat_, text)) return std::nullopt;
  for (const std::string& move : moves_) {
    const auto other = state_.copy();
    if (other->play(seat_, move) && other->equals(*after)) return move;
  }
  return std::nullopt;
}

}  // namespace alea::cli
