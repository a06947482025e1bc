#include "games/dice_tuners/effect.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/text.h"

namespace alea::dice_tuners {
namespace {

/// What follows an action's name.
enum class Argument : std::uint8_t { none, amount, colour };

/// How an action may be written.
struct Grammar {
  std::array<bool, 4> at;  // by moment
  Argument argument = Argument::none;
  int most = 0;  // of an amount
  bool may_count = false;
};

constexpr std::array<bool, 4> at(Moment one) {
  std::array<bool, 4> moments{};
  moments[static_cast<std::size_t>(one)] = true;
  return moments;
}

constexpr Grammar grammar(Action action) {
  constexpr std::array<bool, 4> kShieldOrResult{true, false, false, true};
  switch (action) {
    case Action::pierce: return {.at = at(Moment::shield)};
    case Action::strike: return {.at = at(Moment::shield), .argument = Argument::amount, .most = 6};
    case Action::draw: return {.at = kShieldOrResult, .argument = Argument::amount, .most = 3};
    case Action::score: return {.at = kShieldOrResult, .argument = Argument::amount, .most = 2};
    case Action::raise: return {.at = at(Moment::reveal), .argument = Argument::amount, .most = 6, .may_count = true};
    case Action::kindle:
    case Action::douse:
    case Action::look: return {.at = at(Moment::reveal)};
    case Action::add:
    case Action::take: return {.at = at(Moment::strength), .argument = Argument::amount, .most = 6, .may_count = true};
    case Action::colour: return {.at = at(Moment::strength), .argument = Argument::colour};
    case Action::unsheathe:
    case Action::win_ties: return {.at = at(Moment::strength)};
    case Action::keep: break;
  }
  return {.at = at(Moment::result)};
}

/// Whether the action decides who is On Fire, so that it cannot depend on fire itself.
constexpr bool makes_fire(Action action) {
  return action == Action::raise || action == Action::kindle || action == Action::douse;
}

template <class Enum>
std::optional<Enum> find(std::span<const std::string_view> names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Enum>(found - names.begin());
}

Error unknown(std::string_view what, std::string_view name, const std::vector<std::string_view>& known,
              std::string_view where = {}) {
  return Error{"unknown " + std::string(what) + " " + in_quotes(name) + std::string(where) +
               "; expected one of: " + joined(known)};
}

std::string at_the_moment(Moment moment) {
  return " at the moment " + std::string(kMomentNames[static_cast<std::size_t>(moment)]);
}

template <std::size_t N>
std::vector<std::string_view> all(const std::array<std::string_view, N>& names) {
  return {names.begin(), names.end()};
}

std::vector<std::string_view> actions_at(Moment moment) {
  std::vector<std::string_view> names;
  for (int action = 0; action < kActions; ++action) {
    if (grammar(static_cast<Action>(action)).at[static_cast<std::size_t>(moment)])
      names.push_back(kActionNames[static_cast<std::size_t>(action)]);
  }
  return names;
}

std::vector<std::string_view> conditions_at(Moment moment) {
  std::vector<std::string_view> names;
  for (int condition = 0; condition < kConditions; ++condition) {
    if (known_from(static_cast<Condition>(condition)) <= moment)
      names.push_back(kConditionNames[static_cast<std::size_t>(condition)]);
  }
  return names;
}

/// Cuts the text before `word` and returns what follows it; nothing if the word is missing.
std::optional<std::string_view> cut_from(std::string_view& text, std::string_view word) {
  const std::size_t found = text.find(word);
  if (found == std::string_view::npos) return std::nullopt;
  const std::string_view after = text.substr(found + word.size());
  text = text.substr(0, found);
  return after;
}

/// Of conditions with the same number, only one can be true; 0 goes with all.
constexpr int exclusive_group(Condition condition) {
  switch (condition) {
    case Condition::own_red:
    case Condition::own_green:
    case Condition::own_blue: return 1;
    case Condition::front:
    case Condition::left:
    case Condition::right: return 2;
    case Condition::on_fire:
    case Condition::not_on_fire: return 3;
    case Condition::won:
    case Condition::lost:
    case Condition::null: return 4;
    default: return 0;
  }
}

/// A condition of the list that cannot be true together with this one.
std::optional<Condition> excluded_by(Condition one, Conditions others) {
  std::optional<Condition> found;
  others.each([&](Condition other) {
    if (exclusive_group(one) != 0 && exclusive_group(one) == exclusive_group(other)) found = other;
  });
  return found;
}

Checked<Conditions> read_conditions(std::string_view text, Moment moment) {
  Conditions conditions;
  for (std::optional<std::string_view> rest = text; rest;) {
    std::string_view name = *rest;
    rest = cut_from(name, " and ");
    const auto condition = find<Condition>(kConditionNames, name);
    if (!condition || known_from(*condition) > moment) {
      return unknown("condition", name, conditions_at(moment), at_the_moment(moment));
    }
    if (conditions.has(*condition)) return Error{"the condition " + in_quotes(name) + " is listed twice"};
    if (const auto other = excluded_by(*condition, conditions)) {
      return Error{"the conditions " + in_quotes(kConditionNames[static_cast<std::size_t>(*other)]) + " and " +
                   in_quotes(name) + " are never true together"};
    }
    conditions = conditions.with(*condition);
  }
  return conditions;
}

Checked<std::uint8_t> read_amount(std::string_view text, std::string_view action, int most) {
  std::string_view rest = text;
  const std::string_view number = next_part(rest, ' ');
  const auto amount = read_number(number);
  if (!amount || *amount < 1 || *amount > most) {
    return Error{std::string(action) + " needs a whole number from 1 to " + std::to_string(most) + ", not " +
                 in_quotes(number)};
  }
  if (!rest.empty()) {
    return Error{"unexpected " + in_quotes(rest) + " after " + std::string(action) + " " + std::string(number)};
  }
  return static_cast<std::uint8_t>(*amount);
}

/// The action with its amount or colour: "add 2", "colour red", "win ties".
Checked<Done> read_action(std::string_view text, Effect& effect) {
  for (int number = 0; number < kActions; ++number) {
    const auto action = static_cast<Action>(number);
    const std::string_view name = kActionNames[static_cast<std::size_t>(number)];
    const Grammar rule = grammar(action);
    if (!rule.at[static_cast<std::size_t>(effect.moment)] || !text.starts_with(name)) continue;
    const std::string_view rest = text.substr(name.size());
    if (!rest.empty() && rest.front() != ' ') continue;
    const std::string_view argument = trimmed(rest);
    effect.action = action;
    if (rule.argument == Argument::amount) {
      effect.amount = TRY(read_amount(argument, name, rule.most));
    } else if (rule.argument == Argument::colour) {
      const auto colour = find<Colour>(kColourNames, argument);
      if (!colour) return unknown("colour", argument, all(kColourNames));
      effect.colour = *colour;
    } else if (!argument.empty()) {
      return Error{"unexpected " + in_quotes(argument) + " after " + std::string(name)};
    }
    return Done();
  }
  return unknown("action", text, actions_at(effect.moment), at_the_moment(effect.moment));
}

Checked<Done> read_count(std::string_view name, Effect& effect) {
  if (!grammar(effect.action).may_count) return Error{"per works only with raise, add and take"};
  const auto count = find<Count>(kCountNames, name);
  if (!count || *count == Count::once) return unknown("count", name, {kCountNames.begin() + 1, kCountNames.end()});
  effect.per = *count;
  return Done();
}

Checked<Done> check_owner(const Effect& effect, EffectOf owner) {
  if (owner == EffectOf::hero) {
    if (effect.always) return Error{"only cards can have always: heroes never need fire"};
    return Done();
  }
  if (effect.moment == Moment::shield)
    return Error{"only heroes have effects at the moment shield: no card has been played by then"};
  if (makes_fire(effect.action) && !effect.always)
    return Error{"a card with raise, kindle or douse needs always, because it decides who is On Fire"};
  if (effect.needs.has(Condition::bluff))
    return Error{"only heroes can have the condition bluff: this card is not a Bluff"};
  if (effect.needs.has(Condition::not_on_fire) && !effect.always)
    return Error{"the condition not on fire needs always: otherwise the card works only On Fire"};
  return Done();
}

}  // namespace

Checked<Effect> read_effect(std::string_view text, EffectOf owner) {
  std::string_view rest = trimmed(text);
  Effect effect;
  constexpr std::string_view kAlways = " always";
  if (rest.ends_with(kAlways)) {
    effect.always = true;
    rest.remove_suffix(kAlways.size());
  }
  if ((std::string(rest) + " ").find(" always ") != std::string::npos) return Error{"always must be the last word"};
  const std::string_view moment_name = next_part(rest, ':');
  const auto moment = find<Moment>(kMomentNames, moment_name);
  if (!moment) return unknown("moment", moment_name, all(kMomentNames));
  effect.moment = *moment;

  if (const auto conditions = cut_from(rest, " if ")) {
    if (conditions->find(" per ") != std::string_view::npos) return Error{"per must come before if"};
    effect.needs = TRY(read_conditions(*conditions, *moment));
  }
  const auto count = cut_from(rest, " per ");
  TRY(read_action(trimmed(rest), effect));
  if (count) TRY(read_count(*count, effect));
  TRY(check_owner(effect, owner));
  return effect;
}

}  // namespace alea::dice_tuners
