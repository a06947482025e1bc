// Implements the classes of any_game.h for a game, given as a type (game.h).
//
// `ErasedGame<G>` is the AnyGame of `G`; the registry has one for each game. Code that is compiled for each game can
// get back from an AnyState or AnyView to the game's own types through ErasedState<G>::state() and
// ErasedView<G>::view().
#pragma once

#include <algorithm>
#include <cassert>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/any_game.h"
#include "engine/game.h"
#include "engine/text.h"

namespace alea {

Checked<Done> check_players(const About& about, int players);
/// The error for a data option whose text is invalid.
Error wrong_data(std::string_view option, const Error& wrong);

/// A game's own options, and the data that they point to. The data must outlive every state made from the options.
template <Game G>
struct ReadOptions {
  typename G::Options options{};
  OptionData data;  // no game has more than one data option
};

/// Parses the options, or says what is wrong with them.
template <Game G>
Checked<ReadOptions<G>> read_options(const std::vector<OptionSetting>& settings) {
  ReadOptions<G> read;
  for (const OptionSetting& setting : settings) {
    const auto field = std::find_if(G::kOptions.begin(), G::kOptions.end(),
                                    [&](const auto& option) { return option.name == setting.name; });
    if (field == G::kOptions.end()) {
      std::vector<std::string_view> names;
      for (const auto& option : G::kOptions) names.push_back(option.name);
      return unknown_option(setting.name, names);
    }
    if (field->kind == OptionField::Kind::data) {
      Checked<OptionData> data = field->load(setting.value, read.options);
      if (!data) return wrong_data(setting.name, data.error());
      read.data = *std::move(data);
    } else {
      read.options.*(field->value) = TRY(field->read(setting.value));
    }
  }
  return read;
}

Error not_your_turn(Seat seat, const Turn& turn);
/// `first` holds the first few of the `count` legal moves.
Error no_such_move(std::string_view text, const std::vector<std::string>& first, std::size_t count);
Error no_such_outcome(std::string_view text);

/// The first `count` moves of a list, as text.
template <Game G>
std::vector<std::string> written(const auto& list, std::size_t count) {
  std::vector<std::string> texts;
  texts.reserve(count);
  for (std::size_t i = 0; i < count; ++i) texts.push_back(G::write(list[i]));
  return texts;
}

template <Game G>
class ErasedView final : public AnyView {
 public:
  ErasedView(const typename G::View& view, Viewer viewer, OptionData data)
      : view_(view), viewer_(viewer), data_(std::move(data)) {}

  Viewer viewer() const override { return viewer_; }
  bool equals(const AnyView& other) const override { return view_ == of(other); }
  void describe(Description& description) const override { describe_fields(G::kView, view_, description); }
  bool describe_changes(const AnyView& before, Description& description) const override {
    return alea::describe_changes(G::kView, of(before), view_, description);
  }
  void show(Canvas& canvas) const override { G::show(view_, canvas); }
  bool notes(Canvas& canvas) const override {
    if constexpr (HasNotes<G>) {
      G::notes(view_, canvas);
      return true;
    }
    return false;
  }
  std::vector<std::string> moves() const override {
    const auto& list = G::moves(view_);
    return written<G>(list, list.size());
  }
  Fact choice(std::string_view move) const override {
    const auto read = G::read_move(move);
    assert(read);
    return fact_of(G::choice(view_, *read));
  }
  Fact question() const override {
    assert(G::moves(view_).size() > 0);
    return G::question(view_);
  }
  std::optional<Checked<std::vector<std::string>>> read_typed(std::string_view text) const override {
    if constexpr (HasReadTyped<G>) {
      const auto moves = G::read_typed(view_, text);
      if (!moves) return moves.error();
      return written<G>(*moves, moves->size());
    }
    return std::nullopt;
  }
  bool is_risky(std::string_view move) const override {
    const auto read = G::read_move(move);
    assert(read);
    if constexpr (HasIsRisky<G>) return G::is_risky(view_, *read);
    return false;
  }
  void reasons(std::string_view move, Facts& facts) const override {
    const auto read = G::read_move(move);
    assert(read);
    if constexpr (HasReasons<G>) G::reasons(view_, *read, facts);
  }

  const typename G::View& view() const { return view_; }

 private:
  static const typename G::View& of(const AnyView& other) { return static_cast<const ErasedView&>(other).view_; }

  typename G::View view_;
  Viewer viewer_;
  OptionData data_;
};

template <Game G>
class ErasedEvents final : public AnyEvents {
 public:
  ErasedEvents(std::vector<typename G::Event> events, OptionData data)
      : events_(std::move(events)), data_(std::move(data)) {}

  void tell(Viewer viewer, Facts& facts) const override {
    for (const auto& event : events_) {
      if (const auto seen = G::see(event, viewer)) facts.push_back(fact_of(*seen));
    }
  }

 private:
  std::vector<typename G::Event> events_;
  OptionData data_;
};

template <Game G>
class ErasedState final : public AnyState {
 public:
  ErasedState(const AnyGame& game, const typename G::State& state, OptionData data)
      : game_(game), state_(state), data_(std::move(data)) {}

  const AnyGame& game() const override { return game_; }
  std::unique_ptr<AnyState> copy() const override { return std::make_unique<ErasedState>(*this); }
  bool equals(const AnyState& other) const override {
    return &game_ == &other.game() && state_ == static_cast<const ErasedState&>(other).state_;
  }
  int players() const override { return state_.players; }

  Turn turn() const override { return G::turn(state_); }

  std::vector<std::string> moves(Seat seat) const override {
    if (!turn().seats().has(seat)) return {};
    const auto& list = G::moves(state_, seat);
    return written<G>(list, list.size());
  }

  Checked<Happened> play(Seat seat, std::string_view move) override {
    if (!turn().seats().has(seat)) return not_your_turn(seat, turn());
    const auto read = G::read_move(move);
    const auto& list = G::moves(state_, seat);
    if (!read || !contains(list, *read)) {
      constexpr std::size_t kNamed = 12;
      return no_such_move(move, written<G>(list, std::min(kNamed, list.size())), list.size());
    }
    return happened(G::write(*read), [&](auto listener) { G::play(state_, seat, *read, listener); });
  }

  Happened chance(Dice& dice) override {
    assert(turn().is_chance());
    return apply(G::draw(state_, dice));
  }

  Checked<Happened> settle(std::string_view outcome) override {
    if (!turn().is_chance()) return Error{"it is not the turn of chance"};
    const auto read = G::read_outcome(outcome);
    if (!read || !G::possible(state_, *read)) return no_such_outcome(outcome);
    return apply(*read);
  }

  void outcomes(const OutcomeVisitor& visit) const override {
    if (!turn().is_chance()) return;
    G::outcomes(state_,
                [&](const typename G::Outcome& outcome, double probability) { visit(G::write(outcome), probability); });
  }

  Result result() const override { return G::result(state_); }

  std::unique_ptr<AnyView> view(Viewer viewer) const override {
    return std::make_unique<ErasedView<G>>(G::view(state_, viewer), viewer, data_);
  }
  std::unique_ptr<AnyState> imagine(Seat seat, Dice& dice) const override {
    return std::make_unique<ErasedState>(game_, G::imagine(G::view(state_, seat), dice), data_);
  }
  std::unique_ptr<AnyView> full_view() const override {
    return std::make_unique<ErasedView<G>>(G::full_view(state_), Viewer::spectator(), data_);
  }

  const typename G::State& state() const { return state_; }

 private:
  static bool contains(const auto& list, const typename G::Move& move) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (list[i] == move) return true;
    }
    return false;
  }

  Happened happened(std::string text, auto happen) {
    std::vector<typename G::Event> events;
    happen(Recorder<typename G::Event>{&events});
    return {std::move(text), std::make_shared<ErasedEvents<G>>(std::move(events), data_)};
  }

  Happened apply(const typename G::Outcome& outcome) {
    return happened(G::write(outcome), [&](auto listener) { G::settle(state_, outcome, listener); });
  }

  const AnyGame& game_;
  typename G::State state_;
  OptionData data_;
};

template <Game G>
class ErasedGame final : public AnyGame {
 public:
  explicit ErasedGame(GameTexts texts) : texts_(texts) {}

  const About& about() const override { return G::kAbout; }
  const GameTexts& texts() const override { return texts_; }

  std::vector<OptionField> options() const override { return {G::kOptions.begin(), G::kOptions.end()}; }

  std::vector<OptionSetting> defaults() const override {
    const typename G::Options options{};
    std::vector<OptionSetting> settings;
    for (const auto& option : G::kOptions) {
      const bool is_data = option.kind == OptionField::Kind::data;
      settings.push_back(
          {std::string(option.name), is_data ? std::string(texts_.data) : option.write(options.*(option.value))});
    }
    return settings;
  }

  Checked<Done> check(const OptionSetting& setting) const override {
    TRY(read_options<G>({setting}));
    return Done();
  }

  Checked<std::unique_ptr<AnyState>> start(const std::vector<OptionSetting>& settings, int players) const override {
    TRY(check_players(G::kAbout, players));
    const ReadOptions<G> read = TRY(read_options<G>(settings));
    return std::unique_ptr<AnyState>(
        std::make_unique<ErasedState<G>>(*this, G::start(read.options, players), read.data));
  }

 private:
  GameTexts texts_;
};

}  // namespace alea
