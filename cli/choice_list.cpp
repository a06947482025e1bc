#include "cli/choice_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "cli/answers.h"
#include "engine/text.h"

namespace alea::cli {
namespace {

/// In lower case, except for seats (words of one letter) in upper case.
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

/// The numbers of a line; none if it has anything else.
std::vector<std::int64_t> read_numbers(std::string_view line) {
  std::vector<std::int64_t> numbers;
  for (const std::string_view word : split(line, ' ')) {
    if (word.empty()) continue;
    const auto number = read_number(word);
    if (!number) return {};
    numbers.push_back(*number);
  }
  return numbers;
}

}  // namespace

ChoiceList::ChoiceList(const AnyState& state, Seat seat, const Narrator& narrator)
    : state_(state), seat_(seat), narrator_(narrator), view_(state.view(seat)), moves_(state.moves(seat)) {}

std::string ChoiceList::sentence(const std::string& move) const {
  return narrator_.catalogue().sentence(view_->choice(move), narrator_.names());
}

std::string ChoiceList::question() const {
  const Catalogue& catalogue = narrator_.catalogue();
  std::string question = catalogue.sentence(view_->question(), own_names());
  if (narrator_.names().you == seat_) return question;
  return catalogue.text("play.ask", {{"who", catalogue.name(seat_, narrator_.names())}, {"question", question}});
}

/// The question's name with `how` for `ask` is the key of the explanation.
std::string ChoiceList::how_to_answer() const {
  constexpr std::string_view kAsk = "ask.";
  Fact how = view_->question();
  if (!how.name.starts_with(kAsk)) return {};
  const std::string key = "how." + std::string(how.name.substr(kAsk.size()));
  if (!narrator_.catalogue().has(key)) return {};
  how.name = key;
  return narrator_.catalogue().sentence(how, own_names());
}

/// As the player of the seat reads them, even if others do, too.
Names ChoiceList::own_names() const {
  Names names = narrator_.names();
  names.you = seat_;
  return names;
}

std::vector<std::string> ChoiceList::lines(const Look& look) const {
  std::vector<std::string> lines = wrapped(how_to_answer(), look.width);
  if (lines == std::vector<std::string>{""}) lines.clear();
  Look left = look;
  left.height -= static_cast<int>(lines.size());
  for (std::string& line : listed(left, !lines.empty())) lines.push_back(std::move(line));
  return lines;
}

std::vector<std::string> ChoiceList::listed(const Look& look, bool is_explained) const {
  const auto fits = [&](const std::vector<std::string>& lines) {
    return std::ssize(lines) <= look.height && std::all_of(lines.begin(), lines.end(), [&](const std::string& line) {
             return visible_width(line) <= look.width;
           });
  };
  std::vector<std::string> whole = sentences(look.width);
  if (fits(whole)) return whole;
  std::vector<std::string> cells;
  for (std::size_t i = 0; i < moves_.size(); ++i) cells.push_back(numbered(i, sentence(moves_[i])));
  whole = in_columns(cells, look.width);
  if (fits(whole)) return whole;
  whole = in_short(look);
  if (fits(whole)) return whole;
  if (is_explained) return {};
  return wrapped(
      narrator_.catalogue().text(
          "play.many", {{"n", std::to_string(moves_.size())}, {"first", moves_.front()}, {"last", moves_.back()}}),
      look.width);
}

std::vector<std::string> ChoiceList::in_short(const Look& look) const {
  std::vector<std::string> cells;
  for (std::size_t i = 0; i < moves_.size(); ++i) cells.push_back(numbered(i, moves_[i]));
  std::vector<std::string> lines;
  if (names_seats()) {
    std::vector<std::string> seats;
    for (const Seat seat : Seats::all(state_.players())) {
      seats.push_back(fmt::format("{} = {}", letter(seat), narrator_.catalogue().name(seat, narrator_.names())));
    }
    lines = wrapped(narrator_.catalogue().text("play.seats", {{"seats", joined(seats)}}), look.width);
  }
  for (std::string& line : in_columns(cells, look.width)) lines.push_back(std::move(line));
  return lines;
}

/// Whether the moves name seats: words of one capital letter.
bool ChoiceList::names_seats() const {
  return std::any_of(moves_.begin(), moves_.end(), [](const std::string& move) {
    const auto words = split(move, ' ');
    return std::any_of(words.begin(), words.end(), [](auto word) { return read_seat(word).has_value(); });
  });
}

std::string ChoiceList::numbered(std::size_t at, std::string_view text) const {
  const auto digits = std::max<std::size_t>(2, std::to_string(moves_.size()).size());
  return fmt::format("{:>{}}) {}", at + 1, digits, text);
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

Checked<std::vector<std::string>> ChoiceList::read(std::string_view line) const {
  const Catalogue& catalogue = narrator_.catalogue();
  const std::vector<std::int64_t> numbers = read_numbers(line);
  if (numbers.size() == 1) return read_answers(state_, seat_, numbers, catalogue);
  if (auto move = in_short_form(line)) return std::vector{*std::move(move)};
  auto typed = view_->read_typed(line);
  if (typed && *typed) return *std::move(typed);
  if (!numbers.empty()) {
    auto answers = read_answers(state_, seat_, numbers, catalogue);
    // Where the game explains how to answer, the line was probably meant that way.
    if (answers || !typed || how_to_answer().empty()) return answers;
  }
  if (typed) return *std::move(typed);
  return Error{catalogue.text("play.not_a_choice", {{"text", in_quotes(line)}, {"n", std::to_string(moves_.size())}})};
}

/// Another order or case will do, as long as the rules understand it.
std::optional<std::string> ChoiceList::in_short_form(std::string_view line) const {
  for (const std::string& meant : {std::string(line), tidied(line)}) {
    if (auto played = state_.copy()->play(seat_, meant)) return std::move(played->text);
  }
  return std::nullopt;
}

}  // namespace alea::cli
