// Two worlds that differ only in what a viewer may not know look the same to that viewer, byte by byte.
//
// Next to the real table there is a second one with a different hidden state, drawn at random to fit what the viewer
// may know. The same happens at both: people move (where their secrets differ, their moves may differ), chat, leave and
// come back, and chance does something else wherever the viewer cannot tell: other cards are dealt face down, and
// hidden dice roll differently. Everything the viewer is sent is compared: updates, snapshots, missed updates, choices,
// hints, refusals and lists. Once the viewer can legitimately tell the worlds apart, because its own views differ, a
// new second world is drawn.
#pragma once

#include <algorithm>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/hint.h"
#include "bots/solutions.h"
#include "engine/erased_game.h"
#include "engine/text.h"
#include "gtest/gtest.h"
#include "json/facts.h"
#include "server/hall/table_row.h"
#include "server/table/table.h"
#include "server/table/table_for_tests.h"
#include "server/table/teller.h"

namespace alea::server {

/// A game, and how to draw another hidden state that fits what a viewer may know. Data of options must outlive it.
struct Imaginable {
  const AnyGame& game;
  std::shared_ptr<const AnyState> (*imagine)(const AnyState& real, Viewer viewer, Dice& dice);

  template <class G>
  static Imaginable of(const AnyGame& game) {
    return {game, [](const AnyState& real, Viewer viewer, Dice& dice) -> std::shared_ptr<const AnyState> {
              const auto view = real.view(viewer);
              const auto& seen = static_cast<const ErasedView<G>&>(*view).view();
              return std::make_shared<ErasedState<G>>(real.game(), G::imagine(seen, dice), OptionData());
            }};
  }
};

/// Has access to the hidden state of a table.
struct OtherWorld {
  static void replace_state(Table& table, std::shared_ptr<const AnyState> state) {
    table.ledger_.state_ = std::move(state);
  }
  /// Whether viewers are told what happens. Nobody may ask for updates that were not told.
  static void tell(Table& table, bool is_told) { table.is_catching_up_ = !is_told; }

  /// Makes moves as the table does by itself, except that `draw` decides what chance does. Returns what is told.
  template <class Draw>
  static std::vector<std::string> play(Table& table, std::vector<Happening> moves, TimeMs now, const Draw& draw) {
    std::vector<Happening> together;
    std::vector<Letter> letters;
    const auto let = [&](Happening one) { EXPECT_TRUE(table.happen(std::move(one), now, together, letters)); };
    for (Happening& move : moves) let(std::move(move));
    while (auto next = table.next_by_itself()) {
      const bool is_drawn = next->event.kind == Event::Kind::drawn;
      let(is_drawn ? draw(table.ledger().shared_state()) : *std::move(next));
    }
    table.tell(together, now, letters);
    std::vector<std::string> texts;
    for (const Letter& letter : letters) texts.push_back(*letter.text);
    return texts;
  }
};

/// Whether the viewer sees the same in both: the whole view, of which hints are made, not only what is described.
inline bool look_the_same(const AnyState& one, const AnyState& other, Viewer viewer) {
  return one.view(viewer)->equals(*other.view(viewer));
}

inline Happening drawn(const std::shared_ptr<const AnyState>& state, Dice& dice) {
  auto after = state->copy();
  Happened happened = after->chance(dice);
  return {.event = {.kind = Event::Kind::drawn, .text = std::move(happened.text)},
          .before = state,
          .after = std::move(after),
          .events = std::move(happened.events)};
}

/// A message without its facts.
inline rapidjson::Document without_facts(const std::string& message) {
  rapidjson::Document document = parsed(message);
  if (!document.HasMember("s")) return document;
  auto& steps = document["s"];
  for (auto* one = steps.Begin(); one != steps.End();) one = one->IsArray() ? steps.Erase(one) : one + 1;
  if (steps.Empty()) document.RemoveMember("s");
  return document;
}

class TwoWorlds {
 public:
  /// The viewer is a person at the table, from 1, or 0 for a spectator.
  TwoWorlds(const Imaginable& of, int players, int viewer, int number)
      : of_(of),
        dice_(static_cast<std::uint64_t>(number), 7),
        imagination_(static_cast<std::uint64_t>(number)),
        real_(opening(players, number)),
        players_(players),
        viewer_(viewer) {
    OtherWorld::replace_state(real_.table(), *of.game.start(real_.ledger().opening().options, players));
    for (int i = 0; i <= players; ++i) {
      if (i != viewer) real_.table().depart(person(i));
    }
    real_.begin();
  }

  /// Plays to the end of the game, or until the viewer has seen the beginning and one more part of it.
  void play(bool to_the_end) {
    const int end = to_the_end ? std::numeric_limits<int>::max() : next_part_ + kSeen;
    for (int step = 0; step < end && !testing::Test::HasFailure() && !real_.ledger().turn().empty(); ++step) {
      if (!looks_on(step)) {
        real_.step(dice_);
        continue;
      }
      if (!other_) imagine();
      if (!real_.ledger().state().equals(other_->ledger().state())) ++differed_;
      compare("list row", shown_in_lists(real_.table()), shown_in_lists(*other_));
      EXPECT_EQ(other_->ledger().turn(), real_.ledger().turn());
      if (other_->ledger().turn() != real_.ledger().turn()) return;  // the same moves cannot be made
      if (dice_.pick(4) == 0) compare_what_can_be_asked();
      if (dice_.pick(8) == 0) do_what_is_no_move();
      if (dice_.pick(64) == 0) compare_return();
      move();
      real_.now += dice_.pick(3'000);
    }
  }
  int compared() const { return compared_; }
  /// How many steps began with different hidden states.
  int differed() const { return differed_; }
  /// How often chance did something else in the other world.
  int secretly_drawn() const { return secretly_drawn_; }

 private:
  // The viewer sees the beginning of a game, and later a part in each of so many steps.
  static constexpr int kBeginning = 40;
  static constexpr int kPart = 400;
  static constexpr int kSeen = 20;

  Opening opening(int players, int number) {
    Opening opening = opening_for(of_.game.about().id, players);
    for (std::size_t i = 0; i < 2; ++i) opening.seed.value[i] = static_cast<std::uint8_t>(number >> (8 * i));
    const auto variants = bots::all_variants(of_.game);
    opening.options = variants[static_cast<std::size_t>(dice_.pick(static_cast<int>(variants.size())))];
    if (dice_.pick(2) == 0) opening.clock = {.kind = Clock::Kind::seconds, .seconds = 60, .reserve = 3'600};
    opening.has_hints = true;
    return opening;
  }
  PersonId viewer() const { return person(viewer_); }
  Viewer eyes() const { return viewer_ == 0 ? Viewer::spectator() : Viewer(seat(viewer_ - 1)); }

  bool looks_on(int step) {
    if (step == next_part_ + kSeen) next_part_ += kPart;
    const bool looks = step < kBeginning || step >= next_part_;
    if (looks == looks_) return looks;
    if (looks) {
      real_.table().arrive(viewer());
    } else {
      real_.table().depart(viewer());
      other_.reset();
    }
    OtherWorld::tell(real_.table(), looks);
    real_.told[viewer()].clear();
    looks_ = looks;
    return looks;
  }

  void imagine() {
    other_ = std::make_unique<Table>(real_.table());
    OtherWorld::replace_state(*other_, of_.imagine(real_.ledger().state(), eyes(), imagination_));
  }

  // What the viewer can see

  std::string shown_in_lists(const Table& table) const {
    return listed(row_of(TableId{1}, table, 0), static_cast<GuestId>(viewer()));
  }

  void compare_what_can_be_asked() {
    compare("snapshot", real_.greet(viewer(), 0).front(), real_.greet_at(*other_, viewer(), 0).front());
    for (const Seat seat : Seats::all(players_)) {
      if (dice_.pick(4) == 0) compare_hints(seat);  // these take most of the time
      Move wrong = real_.move_of(seat, "nonsense");
      compare_refusal(wrong);
      wrong.at = 1;
      compare_refusal(wrong);
      compare_refusal(Sit{.seat = seat});
      compare_refusal(Back{.seat = seat});
      compare_refusal(Commit{.seat = seat, .commitment = {}});
    }
    compare_refusal(Start{});
    EXPECT_EQ(check_rematch(real_.ledger(), viewer()), check_rematch(other_->ledger(), viewer()));
  }

  /// A returning client is sent what it was sent before, which was the same in both worlds.
  void compare_return() {
    real_.expect_return(real_.table(), viewer(), static_cast<std::size_t>(dice_.pick(4)));
    const std::int64_t last = real_.ledger().number(real_.ledger().eyes_of(viewer()));
    compare("return", real_.greet(viewer(), last).front(), real_.greet_at(*other_, viewer(), last).front());
  }

  void compare_hints(Seat seat) {
    const auto refused = check_hint(real_.ledger(), viewer(), seat);
    ASSERT_EQ(check_hint(other_->ledger(), viewer(), seat), refused);
    if (!refused) compare("hint", hint(real_.ledger(), seat), hint(other_->ledger(), seat));
  }
  /// All moves count as equally good here: the ranking depends on the view alone, which is the same.
  static std::string hint(const Ledger& ledger, Seat seat) {
    std::vector<Ranked<std::string>> ranked;
    for (std::string& move : ledger.state().moves(seat)) {
      ranked.push_back({.move = std::move(move), .value = 0.5, .weight = 0});
    }
    const auto view = ledger.state().view(seat);
    return write(HintGiven{.key = "h", .seat = seat, .moves = bots::advice(*view, std::move(ranked))});
  }

  /// Compares the replies to a message that changes nothing.
  void compare_refusal(Command command) {
    const ClientMessage message{.key = "same", .command = std::move(command)};
    const Asker asker{.who = viewer(), .name = "V"};
    compare("refusal", real_.table().obey(asker, message, real_.now).reply,
            other_->obey(asker, message, real_.now).reply);
  }

  void compare(std::string_view what, const std::string& real, const std::string& other) {
    EXPECT_EQ(other, real) << what;
    ++compared_;
  }

  // What happens

  void do_what_is_no_move() {
    const Seat seat = alea::seat(dice_.pick(players_));
    real_.now += 3'000;  // so that nobody chats too often
    for (const Command& command : std::vector<Command>{Say{.text = "Well rolled!"}, Leave{}, Back{.seat = seat}}) {
      const std::vector<std::string> told = happen_here(seat, command);
      EXPECT_EQ(happen_there(seat, command), told);
    }
  }

  void move() {
    const Seats turn = real_.ledger().turn();
    if (turn.size() > 1) together_ = turn;
    const Seat seat = one_of(std::vector<Seat>(turn.begin(), turn.end()));
    const std::string move = one_of(real_.ledger().state().moves(seat));
    check_that_secrets_are_not_told(seat, move);
    const std::string move_there = other_move(seat, move);
    const Ledger& there = other_->ledger();
    const Move command = real_.move_of(seat, move);
    const Move command_there{.seat = seat, .at = there.number(there.eyes_of(there.owner(seat))), .moves = {move_there}};
    const auto before = real_.ledger().shared_state();
    const std::vector<std::string> told = happen_here(seat, command);
    const std::vector<Happening> happened = happened_since(before);
    compare_facts(told, happened);
    for (const Happening& one : happened) {
      if (one.event.kind == Event::Kind::drawn) check_that_secrets_are_not_told(one, drawn(one.before, imagination_));
    }
    // A simultaneous choice stays hidden until the last one. When another turn begins, the rules may reveal secrets,
    // and facts tell them even if the table no longer shows them.
    const bool shows_all = turn.size() == 1 && together_.has(seat);
    if (shows_all) together_ = {};
    const bool is_hidden = turn.size() > 1 || (!shows_all && move_there == move && real_.ledger().turn() == turn);
    compare_letters(told, play_there(seat, command_there, happened), !is_hidden);
  }

  /// The last command at the real table, event by event.
  std::vector<Happening> happened_since(std::shared_ptr<const AnyState> state) {
    std::vector<Happening> all;
    for (const std::string_view line : split(real_.last_events(), '\n')) {
      auto happening = carry_out(state, *read_event(line));
      EXPECT_TRUE(happening);
      state = happening->after;
      all.push_back(*std::move(happening));
    }
    return all;
  }

  /// The viewer is told what it may know of each event, and nothing else.
  void compare_facts(const std::vector<std::string>& told, const std::vector<Happening>& happened) {
    JsonWriter json;
    write_facts("s", facts_of(happened), json);
    rapidjson::Document expected = parsed(json.finish());
    auto next = expected["s"].Begin();
    for (const std::string& text : told) {
      const rapidjson::Document update = parsed(text);
      if (!update.HasMember("s")) continue;
      for (const auto& one : update["s"].GetArray()) {
        if (!one.IsArray()) continue;
        ASSERT_NE(next, expected["s"].End()) << text;
        EXPECT_EQ(one, *next++) << text;
      }
    }
    EXPECT_EQ(next, expected["s"].End());
  }
  Facts facts_of(const std::vector<Happening>& happened) const {
    Facts facts;
    for (const Happening& one : happened) one.events->tell(eyes(), facts);
    return facts;
  }

  /// Makes a move in the other world after `happened` in the real one.
  std::vector<std::string> play_there(Seat seat, const Move& move, const std::vector<Happening>& happened) {
    const ClientMessage message{.key = "m" + std::to_string(keys_), .command = move};
    Decision decision = decide(other_->ledger(), {.who = other_->ledger().owner(seat)}, message, real_.now);
    auto* moves = std::get_if<std::vector<Happening>>(&decision);
    EXPECT_NE(moves, nullptr);
    if (moves == nullptr) return {};
    auto here = happened.begin();
    return OtherWorld::play(*other_, std::move(*moves), real_.now, [&](const std::shared_ptr<const AnyState>& state) {
      here = std::find_if(here, happened.end(), [](const auto& one) { return one.event.kind == Event::Kind::drawn; });
      return here == happened.end() ? drawn(state, imagination_) : drawn_there(state, *here++);
    });
  }

  /// What chance does in the other world: something that the viewer cannot tell from what it did in the real one. If
  /// only the same will do, the same.
  Happening drawn_there(const std::shared_ptr<const AnyState>& state, const Happening& here) {
    constexpr int kTries = 4;
    for (int i = 0; i < kTries; ++i) {
      Happening there = drawn(state, imagination_);
      if (there.event.text == here.event.text || !look_the_same(*here.after, *there.after, eyes())) continue;
      if (facts_of({here}) != facts_of({there})) continue;
      ++secretly_drawn_;
      return there;
    }
    auto same = carry_out(state, here.event);
    return same ? *std::move(same) : drawn(state, imagination_);
  }

  std::vector<std::string> happen_here(Seat seat, const Command& command) {
    std::vector<std::string>& told = real_.told[viewer()];
    const auto before = static_cast<std::ptrdiff_t>(told.size());
    EXPECT_EQ(real_.refused(real_.owner(seat), command, "m" + std::to_string(++keys_)), "");
    return {told.begin() + before, told.end()};
  }
  std::vector<std::string> happen_there(Seat seat, const Command& command) {
    const ClientMessage message{.key = "m" + std::to_string(keys_), .command = command};
    const Answer answer = other_->obey({.who = other_->ledger().owner(seat)}, message, real_.now);
    EXPECT_EQ(answer.reply, "");
    std::vector<std::string> told;
    for (const Letter& letter : answer.letters) told.push_back(*letter.text);
    return told;
  }

  /// Another seat may choose differently there, and sometimes has to.
  std::string other_move(Seat seat, const std::string& move) {
    const std::vector<std::string> moves = other_->ledger().state().moves(seat);
    const bool is_legal = std::find(moves.begin(), moves.end(), move) != moves.end();
    if (eyes().is(seat)) {
      EXPECT_TRUE(is_legal) << "the viewer's own moves are the same in both worlds";
      return move;
    }
    return is_legal && dice_.pick(2) == 0 ? move : one_of(moves);
  }

  /// Two moves whose results look the same to the viewer are told in the same words. The last of several simultaneous
  /// choices is an exception: it reveals them all.
  void check_that_secrets_are_not_told(Seat seat, const std::string& move) {
    const Ledger& ledger = real_.ledger();
    const bool is_last = together_.has(seat) && ledger.turn().size() == 1;
    const std::string instead = one_of(ledger.state().moves(seat));
    if (is_last || eyes().is(seat) || instead == move) return;
    const auto happened = carry_out(ledger.shared_state(), {.kind = Event::Kind::moved, .seat = seat, .text = move});
    const auto other = carry_out(ledger.shared_state(), {.kind = Event::Kind::moved, .seat = seat, .text = instead});
    ASSERT_TRUE(happened && other);
    check_that_secrets_are_not_told(*happened, *other);
  }
  void check_that_secrets_are_not_told(const Happening& one, const Happening& other) {
    if (one.after->equals(*other.after) || !look_the_same(*one.after, *other.after, eyes())) return;
    const Facts here = facts_of({one});
    const Facts there = facts_of({other});
    // What follows at once may cover up what everybody saw: a card that was discarded is shuffled into the deck.
    const bool is_covered_up = here != there && here.size() > 1 && there.size() > 1 && here.back() == there.back();
    if (is_covered_up) return;
    EXPECT_EQ(here, there) << one.event.text << " or " << other.event.text;
    ++compared_;
  }

  bool is_same_view() const { return look_the_same(real_.ledger().state(), other_->ledger().state(), eyes()); }

  /// Messages may differ if the viewer's table differs; facts may also differ where they reveal a secret.
  void compare_letters(const std::vector<std::string>& real, const std::vector<std::string>& other,
                       bool may_tell_secrets) {
    for (std::size_t i = 0; i < std::min(real.size(), other.size()); ++i) {
      ++compared_;
      if (real[i] == other[i]) continue;
      const rapidjson::Document one = without_facts(real[i]);
      const rapidjson::Document two = without_facts(other[i]);
      const auto show_the_same = [&](const char* field) {
        return one.HasMember(field) == two.HasMember(field) && (!one.HasMember(field) || one[field] == two[field]);
      };
      const auto fields = {"s", "t", "result"};
      const bool is_other_table = !std::all_of(fields.begin(), fields.end(), show_the_same);
      EXPECT_TRUE(is_other_table || !is_same_view() || (may_tell_secrets && one == two)) << "update\n"
                                                                                         << real[i] << "\n"
                                                                                         << other[i];
      return other_.reset();
    }
    if (!is_same_view()) return other_.reset();
    EXPECT_EQ(real.size(), other.size()) << "nobody may know from that whether a choice was forced";
    EXPECT_EQ(real_.ledger().turn(), other_->ledger().turn());
  }

  template <class T>
  T one_of(const std::vector<T>& list) {
    return list[static_cast<std::size_t>(dice_.pick(static_cast<int>(list.size())))];
  }

  Imaginable of_;
  SimulationDice dice_;
  LocalDice imagination_;
  TableForTests real_;
  std::unique_ptr<Table> other_;
  int players_;
  int viewer_;
  Seats together_;  // asked at the same time
  bool looks_ = true;
  int next_part_ = kBeginning + dice_.pick(kPart - kBeginning);  // the step with which it begins
  int keys_ = 0;
  int compared_ = 0;
  int differed_ = 0;
  int secretly_drawn_ = 0;
};

}  // namespace alea::server
