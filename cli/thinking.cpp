#include "cli/thinking.h"

#include <fmt/format.h>

#include "cli/stop.h"
#include "engine/text.h"

namespace alea::cli {
namespace {

Checked<std::vector<std::int64_t>> read_list(const Arguments& arguments, std::string_view flag, std::int64_t most) {
  const std::string text = arguments.value(flag).value_or("");
  std::vector<std::int64_t> numbers;
  for (const auto part : split(text, ',')) {
    const auto number = read_number(part);
    if (!number || *number < 1 || *number > most) {
      numbers.clear();
      break;
    }
    numbers.push_back(*number);
  }
  if (numbers.empty()) {
    return Error{
        fmt::format("--{} takes whole numbers from 1 to {}, separated by commas, not {}", flag, most, in_quotes(text))};
  }
  return numbers;
}

}  // namespace

Checked<std::vector<Budget>> read_budgets(const Arguments& arguments, std::size_t bots) {
  const bool has_steps = arguments.has(kStepsFlag.name);
  if (has_steps && arguments.has(kMsFlag.name)) {
    return Error{"use --ms or --steps, not both: bots think for a time or for a number of steps"};
  }
  if (!has_steps && !arguments.has(kMsFlag.name)) return std::vector{Budget{.stop = stop_flag()}};
  const std::string_view flag = has_steps ? kStepsFlag.name : kMsFlag.name;
  const auto numbers = TRY(read_list(arguments, flag, has_steps ? kMostSteps : kMostMilliseconds));
  if (numbers.size() != 1 && numbers.size() != bots) {
    return Error{fmt::format("--{} takes one number for all bots, or {} numbers, one for each; not {}", flag, bots,
                             numbers.size())};
  }
  std::vector<Budget> budgets;
  for (const std::int64_t number : numbers) {
    Budget& budget = budgets.emplace_back(Budget{.stop = stop_flag()});
    if (has_steps) {
      budget.steps = number;
    } else {
      budget.milliseconds = static_cast<int>(number);
    }
  }
  return budgets;
}

}  // namespace alea::cli
