// The engine protocol: every line gets one line of JSON as its answer, and a refused command changes nothing.
#include <rapidjson/document.h>

#include <string>
#include <utility>
#include <vector>

#include "bots/hint.h"
#include "cli/engine_session.h"
#include "cli/solutions.h"
#include "engine/text.h"
#include "tests/fuzz/fuzz.h"

// Replaces hints and solutions with stubs: a hint takes as long as the command asks for, and compiling all bots would
// take longer than everything else. The commands themselves are still parsed in full.
namespace alea {

std::vector<bots::Advice> bots::advise(const AnyGame& /*game*/, const AnyView& /*view*/, const Budget& /*budget*/) {
  return {};
}

bool cli::prepare_solution(const AnyGame& /*game*/, const std::vector<OptionSetting>& /*options*/, int /*players*/) {
  return true;
}

namespace fuzz {

void check(std::string_view input) {
  constexpr std::string_view kLook = R"({"cmd":"record"})";
  cli::EngineSession session;
  std::string before = session.answer(kLook);
  while (!input.empty() && !session.has_quit()) {
    const std::string answer = session.answer(next_part(input, '\n'));
    require(answer.find('\n') == std::string::npos, "an answer is one line");
    rapidjson::Document document;
    document.Parse<rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag>(answer.data(),
                                                                                           answer.size());
    require(!document.HasParseError() && document.IsObject(), "an answer is a JSON object");
    std::string after = session.answer(kLook);
    require(after == before || !document.HasMember("error"), "a refused command changes nothing");
    before = std::move(after);
  }
}

}  // namespace fuzz
}  // namespace alea
