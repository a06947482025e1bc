// Two worlds that differ only in what a viewer may not know look the same to that viewer, byte by byte.
//
// Next to the real table there is a second one with a different hidden state, drawn at random to fit what the viewer
// may know. The same happens at both: people move (where their secrets differ, their moves may differ), chat, leave and
// come back, and chance does something else wherever the viewer cannot tell: other cards are dealt face down, and
// hidden dice roll differently. Everything the viewer is sent is compared: updates, snapshots, missed updates, choices,
// hints, refusals and lists. Once the viewer can legitimately tell the worlds apart, because its own views differ, a
// new second world is drawn.
#include <algorithm>
#include <climits>
#include <memory>
#include <string>
#include <vector>

#include "bots/hint.h"
#include "bots/solutions.h"
#include "engine/erased_game.h"
#include "engine/text.h"
#include "games/registry.h"
#include "games/visit_game.h"
#include "gtest/gtest.h"
#include "json/facts.h"
#include "server/hall/table_row.h"
#include "server/table/table.h"
#include "server/table/table_for_tests.h"
#include "server/table/teller.h"

namespace alea::server {

/// Has access to the hidden state of a table.
struct OtherWorld {
  /// The table with another hidden state that fits what the viewer may know. Data of options must outlive it.
  static Table imagine(const Table& real, Viewer viewer, Dice& dice) {
    Table table = real;
    const AnyGame& game = real.ledger().game();
    visit_game(game.about().id, [&]<class G>() {
      const auto view = real.ledger().state().view(viewer);
      const auto& seen = static_cast<const ErasedView<G>&>(*view).view();
      table.ledger_.state_ = std::make_shared<ErasedState<G>>(game, G::imagine(seen, dice), OptionData());
    });
    return table;
  }

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

namespace {

/// Whether the viewer sees the same in both: the whole view, of which hints are made, not only what is described.
bool look_the_same(const AnyState& one, const AnyState& other, Viewer viewer) {
  bool is_same = false;
  visit_game(one.game().about().id, [&]<class G>() {
    const auto view = one.view(viewer);
    const auto view_there = other.view(viewer);
    is_same = static_cast<const ErasedView<G>&>(*view).view() == static_cast<const ErasedView<G>&>(*view_there).view();
  });
  return is_same;
}

Happening drawn(const std::shared_ptr<const AnyState>& state, Dice& dice) {
  auto after = state->copy();
  Happened happened = after->chance(dice);
  return {.event = {.kind = Event::Kind::drawn, .text = std::move(happened.text)},
          .before = state,
          .after = std::move(after),
          .events = std::move(happened.events)};
}

/// A message without its facts.
rapidjson::Document without_facts(const std::string& message) {
  rapidjson::Document document = parsed(message);
  if (!document.HasMember("s")) return document;
  auto& steps = document["s"];
  for (auto* one = steps.Begin(); one != steps.End();) one = one->IsArray() ? steps.Erase(one) : one + 1;
  if (steps.Empty()) document.RemoveMember("s");
  return document;
}

class TwoWorlds {
 public:
  TwoWorlds(const AnyGame& game, int players, int viewer, int number)
      : dice_(static_cast<std::uint64_t>(number), 7),
        imagination_(static_cast<std::uint64_t>(number)),
        real_(opening(game, players, number)),
        players_(players),
        viewer_(viewer) {
    for (int i = 0; i <= players; ++i) {
      if (i != viewer) real_.table().depart(person(i));
    }
    real_.begin();
  }

  void play(int most_steps) {
    for (int step = 0; step < most_steps && !testing::Test::HasFailure() && !real_.ledger().turn().empty(); ++step) {
      if (!looks_on(step)) {
        real_.step(dice_);
        continue;
      }
      if (!other_) other_ = std::make_unique<Table>(OtherWorld::imagine(real_.table(), eyes(), imagination_));
      compare(shown_in_lists(real_.table()), shown_in_lists(*other_));
      if (dice_.pick(4) == 0) compare_what_can_be_asked();
      if (dice_.pick(8) == 0) do_what_is_no_move();
      if (dice_.pick(64) == 0) compare_return();
      move();
      real_.now += dice_.pick(3'000);
    }
  }
  int compared() const { return compared_; }
  /// How often chance did something else in the other world.
  int secretly_drawn() const { return secretly_drawn_; }

 private:
  Opening opening(const AnyGame& game, int players, int number) {
    Opening opening = opening_for(game.about().id, players);
    for (std::size_t i = 0; i < 2; ++i) opening.seed.value[i] = static_cast<std::uint8_t>(number >> (8 * i));
    const auto variants = bots::all_variants(game);
    opening.options = variants[static_cast<std::size_t>(dice_.pick(static_cast<int>(variants.size())))];
    if (dice_.pick(2) == 0) opening.clock = {.kind = Clock::Kind::seconds, .seconds = 60, .reserve = 3'600};
    opening.has_hints = true;
    return opening;
  }
  PersonId viewer() const { return person(viewer_); }
  Viewer eyes() const { return viewer_ == 0 ? Viewer::spectator() : Viewer(seat(viewer_ - 1)); }

  /// The viewer sees only parts of a long game.
  bool looks_on(int step) {
    constexpr int kBeginning = 40;
    constexpr int kPart = 400;
    constexpr int kSeen = 20;
    const bool looks = step < kBeginning || step % kPart < kSeen;
    if (looks && !looked_) real_.table().arrive(viewer());
    if (!looks && looked_) real_.table().depart(viewer());
    if (looks != looked_) real_.told[viewer()].clear();
    if (!looks) other_.reset();
    looked_ = looks;
    return looks;
  }

  // What the viewer can see

  std::string shown_in_lists(const Table& table) const {
    return listed(row_of(TableId{1}, table, 0), static_cast<GuestId>(viewer()));
  }

  void compare_what_can_be_asked() {
    compare(real_.greet(viewer(), 0).front(), real_.greet_at(*other_, viewer(), 0).front());
    for (const Seat seat : Seats::all(players_)) {
      compare_hints(seat);
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
    compare(real_.greet(viewer(), last).front(), real_.greet_at(*other_, viewer(), last).front());
  }

  void compare_hints(Seat seat) {
    const auto refused = check_hint(real_.ledger(), viewer(), seat);
    ASSERT_EQ(check_hint(other_->ledger(), viewer(), seat), refused);
    if (!refused) compare(hint(real_.ledger(), seat), hint(other_->ledger(), seat));
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
    compare(real_.table().obey(asker, message, real_.now).reply, other_->obey(asker, message, real_.now).reply);
  }

  void compare(const std::string& real, const std::string& other) {
    EXPECT_EQ(other, real);
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
    for (const std::string_view line : split(real_.log().back().events, '\n')) {
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
    EXPECT_EQ(facts_of({one}), facts_of({other})) << one.event.text << " or " << other.event.text;
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
      EXPECT_TRUE(is_other_table || !is_same_view() || (may_tell_secrets && one == two)) << real[i] << "\n" << other[i];
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

  SimulationDice dice_;
  LocalDice imagination_;
  TableForTests real_;
  std::unique_ptr<Table> other_;
  int players_;
  int viewer_;      // the person, or 0 for a spectator
  Seats together_;  // asked at the same time
  bool looked_ = true;
  int keys_ = 0;
  int compared_ = 0;
  int secretly_drawn_ = 0;
};

class Worlds : public testing::TestWithParam<std::string> {};

TEST_P(Worlds, that_differ_in_what_a_viewer_may_not_know_look_the_same_to_that_viewer) {
  const AnyGame& game = *find_game(GetParam());
  const int counts = game.about().most_players - game.about().least_players + 1;
  int compared = 0;
  int secretly_drawn = 0;
  for (int i = 0; i < ALEA_WORLDS && !HasFailure(); ++i) {
    const int players = game.about().least_players + i % counts;
    const int viewer = i / counts % (players + 1);
    SCOPED_TRACE(testing::Message() << players << " players, viewer " << viewer << ", game " << i);
    TwoWorlds worlds(game, players, viewer, i);
    worlds.play(i % 20 == 0 ? INT_MAX : 300);  // chance alone takes long to end some games
    compared += worlds.compared();
    secretly_drawn += worlds.secretly_drawn();
  }
  EXPECT_GT(compared, 10 * ALEA_WORLDS);
  RecordProperty("secretly_drawn", secretly_drawn);
}

std::vector<std::string> all_ids() {
  std::vector<std::string> ids;
  for (const AnyGame* game : all_games()) ids.emplace_back(game->about().id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(, Worlds, testing::ValuesIn(all_ids()), [](const auto& one) { return one.param; });

}  // namespace
}  // namespace alea::server
