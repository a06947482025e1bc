// Makes any_game.h's classes from a game.
#pragma once

#include <algorithm>
#include <cassert>
#include <memory>
#include <string>
#include <utility>

#include "engine/any_game.h"
#include "engine/game.h"
#include "engine/text.h"

namespace alea {

Checked<Done> check_players(const About& about, int players);
/// The refusal of the text of a data option.
Error wrong_data(std::string_view option, const Error& wrong);

/// Options as a game wants them, with the data that they share: keep it as long as any state.
template <Game G>
struct ReadOptions {
  typename G::Options options{};
  OptionData data;  // no game has more than one data option
};

/// The options, or what is wrong with them.
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
      const Checked<OptionValue> value = field->read(setting.value);
      if (!value) return value.error();
      read.options.*(field->value) = *value;
    }
  }
  return read;
}

Error not_your_turn(Seat seat, const Turn& turn);
/// `first` has the first few legal moves, of `count`.
Error no_such_move(std::string_view text, const std::vector<std::string>& first, std::size_t count);
Error no_such_outcome(std::string_view text);

template <Game G>
class ErasedView final : public AnyView {
 public:
  ErasedView(const typename G::View& view, Viewer viewer, OptionData data)
      : view_(view), viewer_(viewer), data_(std::move(data)) {}

  Viewer viewer() const override { return viewer_; }
  void describe(Description& description) const override { G::describe(view_, description); }
  void show(Canvas& canvas) const override { G::show(view_, canvas); }
  bool notes(Canvas& canvas) const override {
    if constexpr (requires { G::notes(view_, canvas); }) {
      G::notes(view_, canvas);
      return true;
    }
    return false;
  }
  Fact choice(std::string_view move) const override {
    const auto read = G::read_move(move);
    assert(read);
    return G::choice(view_, *read);
  }
  void reasons(std::string_view move, Facts& facts) const override {
    const auto read = G::read_move(move);
    assert(read);
    if constexpr (requires { G::reasons(view_, *read, facts); }) G::reasons(view_, *read, facts);
  }

  const typename G::View& view() const { return view_; }

 private:
  typename G::View view_;
  Viewer viewer_;
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
    return written(list, list.size());
  }

  Checked<std::string> play(Seat seat, std::string_view move) override {
    if (!turn().seats().has(seat)) return not_your_turn(seat, turn());
    const auto read = G::read_move(move);
    const auto& list = G::moves(state_, seat);
    if (!read || !contains(list, *read)) {
      constexpr std::size_t kNamed = 12;
      return no_such_move(move, written(list, std::min(kNamed, list.size())), list.size());
    }
    G::play(state_, seat, *read);
    return G::write(*read);
  }

  std::string chance(Dice& dice) override {
    assert(turn().is_chance());
    const auto outcome = G::draw(state_, dice);
    G::settle(state_, outcome);
    return G::write(outcome);
  }

  Checked<std::string> settle(std::string_view outcome) override {
    if (!turn().is_chance()) return Error{"chance is not waited for now"};
    const auto read = G::read_outcome(outcome);
    if (!read || !G::possible(state_, *read)) return no_such_outcome(outcome);
    G::settle(state_, *read);
    return G::write(*read);
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
  void tell_move(Seat seat, std::string_view move, Viewer viewer, Facts& facts) const override {
    const auto read = G::read_move(move);
    assert(read);
    G::tell(state_, seat, *read, viewer, facts);
  }
  void tell_outcome(std::string_view outcome, Viewer viewer, Facts& facts) const override {
    const auto read = G::read_outcome(outcome);
    assert(read);
    G::tell(state_, *read, viewer, facts);
  }
  void describe_truth(Description& description) const override { G::describe(state_, description); }

  const typename G::State& state() const { return state_; }

 private:
  static bool contains(const auto& list, const typename G::Move& move) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (list[i] == move) return true;
    }
    return false;
  }
  /// The first `count` moves of the list as text.
  static std::vector<std::string> written(const auto& list, std::size_t count) {
    std::vector<std::string> texts;
    texts.reserve(count);
    for (std::size_t i = 0; i < count; ++i) texts.push_back(G::write(list[i]));
    return texts;
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
    const auto options = read_options<G>({setting});
    if (!options) return options.error();
    return Done();
  }

  Checked<std::unique_ptr<AnyState>> start(const std::vector<OptionSetting>& settings, int players) const override {
    if (const auto checked = check_players(G::kAbout, players); !checked) return checked.error();
    const auto read = read_options<G>(settings);
    if (!read) return read.error();
    return std::unique_ptr<AnyState>(
        std::make_unique<ErasedState<G>>(*this, G::start(read->options, players), read->data));
  }

 private:
  GameTexts texts_;
};

}  // namespace alea
