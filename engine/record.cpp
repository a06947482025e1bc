#include "engine/record.h"

#include <algorithm>
#include <utility>

#include "engine/text.h"

namespace alea {
namespace {

constexpr std::string_view kFirstLine = "alea 1";

std::string numbers(const auto& values, int count) {
  std::string text;
  for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) text += " " + std::to_string(values[i]);
  return text;
}

/// Escapes the value of a data option, which is a whole file: line ends become `\n` and `\r`, a backslash is doubled.
std::string on_one_line(std::string_view text) {
  std::string line;
  for (const char c : text) {
    if (c == '\n') {
      line += "\\n";
    } else if (c == '\r') {
      line += "\\r";
    } else {
      if (c == '\\') line += '\\';
      line += c;
    }
  }
  return line;
}

Checked<std::string> on_many_lines(std::string_view line) {
  std::string text;
  while (!line.empty()) {
    const std::size_t at = line.find('\\');
    text += line.substr(0, at);
    if (at == std::string_view::npos) break;
    line.remove_prefix(at + 1);
    const char meant = line.empty() ? ' ' : line.front();
    if (meant != 'n' && meant != 'r' && meant != '\\') return Error{R"(after \ comes n, r or \)"};
    text += meant == 'n' ? '\n' : meant == 'r' ? '\r' : '\\';
    line.remove_prefix(1);
  }
  return text;
}

bool has_points(const Result& result) {
  return std::any_of(result.points.begin(), result.points.end(), [](int points) { return points != 0; });
}

/// Parses a record line by line. Each read function returns what is wrong with its line, or nothing.
class RecordReader {
 public:
  Checked<Record> read(std::string_view text) {
    while (!text.empty()) {
      ++line_;
      const std::string_view line = trimmed(next_part(text, '\n'));
      if (line.empty() || line.starts_with('#')) continue;
      if (const auto wrong = read_line(line)) return Error{"line " + std::to_string(line_) + ": " + *wrong};
    }
    if (!begun_) return Error{"this is not a record: it does not begin with \"" + std::string(kFirstLine) + "\""};
    if (record_.game.empty()) return Error{"the record names no game (a line such as: game dracarys_dice)"};
    if (record_.players.empty()) return Error{"the record has no players (lines such as: seat A person Ann)"};
    return std::move(record_);
  }

 private:
  using Wrong = std::optional<std::string>;

  Wrong read_line(std::string_view line) {
    if (!begun_) {
      begun_ = line == kFirstLine;
      return begun_ ? Wrong() : "a record begins with \"" + std::string(kFirstLine) + "\", not " + in_quotes(line);
    }
    std::string_view rest = line;
    const std::string_view word = next_part(rest, ' ');
    rest = trimmed(rest);
    if (record_.fair && record_.fair->seed) return "nothing follows the seed";
    if (word == "seed") return read_seed(rest);
    if (record_.result && word != "points") return "nothing but points and the seed follow the result";
    if (record_.ended_by_agreement) return "only the seed follows the end of the game";
    if (word == "*") return read_event(std::nullopt, rest);
    if (const auto seat = read_seat(word)) return read_event(seat, rest);
    if (word == "result") return read_places(rest);
    if (word == "points") return read_points(rest);
    if (word == "ended") return read_end(rest);
    if (!record_.events.empty()) return "expected *, a seat, result or ended, not " + in_quotes(word);
    if (word == "game") return read_game(rest);
    if (word == "edition") return read_edition(rest);
    if (word == "seat") return read_player(rest);
    if (word == "option") return read_option(rest);
    if (word == "fair") return read_fair(rest);
    if (word == "share") return read_share(rest);
    return "expected game, edition, seat, option, fair, share, *, a seat, result or ended, not " + in_quotes(word);
  }

  Wrong read_game(std::string_view rest) {
    if (!record_.game.empty()) return "the game is named twice";
    if (rest.empty()) return "the game has no name";
    record_.game = rest;
    return {};
  }

  Wrong read_edition(std::string_view rest) {
    constexpr int kMostEditions = 1'000;
    if (std::exchange(has_edition_, true)) return "the edition is named twice";
    const auto edition = read_number(rest);
    if (!edition || *edition < 1 || *edition > kMostEditions)
      return in_quotes(rest) + " is not an edition of the rules";
    record_.edition = static_cast<int>(*edition);
    return {};
  }

  Wrong read_player(std::string_view rest) {
    if (record_.fair) return "seats are named before the fair dice";
    const auto seat = read_seat(next_part(rest, ' '));
    if (!seat || index(*seat) != static_cast<int>(record_.players.size())) {
      return "seats are named in the order A, B, C … up to " + std::string(1, letter(alea::seat(kMaxSeats - 1)));
    }
    rest = trimmed(rest);
    const std::string_view kind = next_part(rest, ' ');
    if (kind.empty()) return "a seat needs who sits there: person or the name of a bot";
    record_.players.push_back({.kind = std::string(kind), .name = std::string(trimmed(rest))});
    return {};
  }

  Wrong read_option(std::string_view rest) {
    const std::string_view name = next_part(rest, ' ');
    const std::string_view value = trimmed(rest);
    if (name.empty() || value.empty()) return "an option needs a name and a value";
    auto whole = on_many_lines(value);
    if (!whole) return whole.error().reason;
    record_.options.push_back({.name = std::string(name), .value = *std::move(whole)});
    return {};
  }

  Wrong read_fair(std::string_view rest) {
    if (record_.fair) return "the fair dice are named twice";
    if (record_.players.empty()) return "seats are named before the fair dice";
    auto fair = alea::read_fair(rest);
    if (!fair) return fair.error().reason;
    record_.fair = *std::move(fair);
    return {};
  }

  Wrong read_share(std::string_view rest) {
    if (!record_.fair) return "a share follows the fair dice (a line such as: fair GAME COMMITMENT)";
    auto share = alea::read_share(rest);
    if (!share) return share.error().reason;
    if (const auto wrong = check_seat(share->seat)) return wrong;
    auto& shares = record_.fair->shares;
    if (!shares.empty() && shares.back().seat >= share->seat) return "shares stand in the order of the seats";
    shares.push_back(*std::move(share));
    return {};
  }

  Wrong read_seed(std::string_view rest) {
    if (!record_.fair) return "a seed needs the commitment to it in the header (fair GAME COMMITMENT)";
    if (!record_.result && !record_.ended_by_agreement) return "the seed follows the result or the end of the game";
    const auto seed = read_fair_seed(rest);
    if (!seed) return seed.error().reason;
    record_.fair->seed = *seed;
    return {};
  }

  Wrong check_seat(Seat seat) const {
    if (index(seat) < static_cast<int>(record_.players.size())) return {};
    return std::string("nobody sits at ") + letter(seat);
  }

  Wrong read_event(std::optional<Seat> seat, std::string_view rest) {
    if (rest.empty()) return "what happened is missing";
    if (const auto wrong = seat ? check_seat(*seat) : Wrong()) return wrong;
    record_.events.push_back({.seat = seat, .text = std::string(rest)});
    return {};
  }

  Wrong read_places(std::string_view rest) {
    record_.result.emplace();
    record_.result->players = static_cast<std::uint8_t>(record_.players.size());
    return read_numbers(rest, 1, kMaxSeats, record_.result->place);
  }

  Wrong read_end(std::string_view rest) {
    if (rest != "agreement") return "a game without a result was ended by agreement, not " + in_quotes(rest);
    record_.ended_by_agreement = true;
    return {};
  }

  Wrong read_points(std::string_view rest) {
    if (!record_.result) return "points follow the result";
    constexpr int kMostPoints = 1'000'000'000;
    return read_numbers(rest, -kMostPoints, kMostPoints, record_.result->points);
  }

  Wrong read_numbers(std::string_view rest, int least, int most, auto& numbers) {
    const std::vector<std::string_view> parts = split(rest, ' ');
    if (parts.size() != record_.players.size()) return "expected one number for each seat";
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const auto number = read_number(parts[i]);
      if (!number || *number < least || *number > most)
        return in_quotes(parts[i]) + " is not a number that can stand here";
      numbers[i] = static_cast<std::remove_reference_t<decltype(numbers[i])>>(*number);
    }
    return {};
  }

  Record record_;
  bool begun_ = false;
  bool has_edition_ = false;  // records of the first edition may leave it out
  int line_ = 0;
};

}  // namespace

std::string write(const Record& record) {
  std::string text =
      std::string(kFirstLine) + "\ngame " + record.game + "\nedition " + std::to_string(record.edition) + "\n";
  for (std::size_t i = 0; i < record.players.size(); ++i) {
    const Record::Player& player = record.players[i];
    text += std::string("seat ") + letter(seat(static_cast<int>(i))) + " " + player.kind;
    if (!player.name.empty()) text += " " + player.name;
    text += "\n";
  }
  for (const OptionSetting& option : record.options) {
    text += "option " + option.name + " " + on_one_line(option.value) + "\n";
  }
  if (record.fair) text += write_header(*record.fair);
  for (const Record::Event& event : record.events) {
    text += event.seat ? letter(*event.seat) : '*';
    text += " " + event.text + "\n";
  }
  if (record.result) text += write(*record.result);
  if (record.ended_by_agreement) text += "ended agreement\n";
  if (record.fair && record.fair->seed) text += "seed " + write(*record.fair->seed) + "\n";
  return text;
}

std::string write(const Result& result) {
  std::string text = "result" + numbers(result.place, result.players) + "\n";
  if (has_points(result)) text += "points" + numbers(result.points, result.players) + "\n";
  return text;
}

Checked<Record> read_record(std::string_view text) { return RecordReader().read(text); }

std::vector<OptionSetting> changed_options(const AnyGame& game, const std::vector<OptionSetting>& options) {
  std::vector<OptionSetting> changed;
  const std::vector<OptionSetting> defaults = game.defaults();
  const std::vector<OptionField> fields = game.options();
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const auto set = std::find_if(options.rbegin(), options.rend(),
                                  [&](const OptionSetting& option) { return option.name == fields[i].name; });
    if (set == options.rend()) continue;
    const bool is_data = fields[i].kind == OptionField::Kind::data;
    const std::string value = is_data ? set->value : fields[i].write(*fields[i].read(set->value));
    if (value != defaults[i].value) changed.push_back({set->name, value});
  }
  return changed;
}

Record new_record(const AnyGame& game, std::vector<Record::Player> players, const std::vector<OptionSetting>& options) {
  return {.game = std::string(game.about().id),
          .edition = game.about().edition,
          .players = std::move(players),
          .options = changed_options(game, options),
          .fair = {},
          .events = {},
          .result = {},
          .ended_by_agreement = false};
}

Checked<std::unique_ptr<AnyState>> start(const Record& record, const AnyGame& game) {
  TRY(check_edition(game.about(), record.edition));
  return game.start(record.options, static_cast<int>(record.players.size()));
}

Checked<Happened> apply(AnyState& state, const Record::Event& event) {
  return event.seat ? state.play(*event.seat, event.text) : state.settle(event.text);
}

Checked<std::unique_ptr<AnyState>> replay(const Record& record, const AnyGame& game) {
  std::unique_ptr<AnyState> state = TRY(start(record, game));
  for (std::size_t i = 0; i < record.events.size(); ++i) {
    if (const auto done = apply(*state, record.events[i]); !done) {
      return Error{"event " + std::to_string(i + 1) + " of the record: " + done.error().reason};
    }
  }
  if (record.result) {
    if (!state->turn().is_over()) return Error{"the record has a result, but its game is not over"};
    if (state->result() != *record.result) return Error{"the record's result is not what its moves lead to"};
  }
  if (record.ended_by_agreement && state->turn().is_over()) {
    return Error{"the record says that the players ended the game, but it was over"};
  }
  return state;
}

}  // namespace alea
