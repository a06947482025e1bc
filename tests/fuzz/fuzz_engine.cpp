// The engine protocol: every line is answered with one line of JSON, and a refused command changes nothing.
#include <rapidjson/document.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "cli/engine_session.h"
#include "cli/solutions.h"
#include "engine/text.h"
#include "lab/bots.h"
#include "tests/fuzz/fuzz.h"

// Hints take as long as the command says, and building all bots would take longer than all the rest. What cannot
// be asked for here is thinking; all that is read from the command is read.
namespace alea {
namespace {

class BotWithoutThought final : public AnyBot {
 public:
  std::string choose(const AnyView& /*view*/) override { return {}; }
  std::vector<Ranked<std::string>> rank(const AnyView& /*view*/) override { return {}; }
};

}  // namespace

std::unique_ptr<AnyBot> lab::make_bot(const AnyGame& /*game*/, std::string_view /*name*/, const Budget& /*budget*/,
                                      std::uint64_t /*seed*/) {
  return std::make_unique<BotWithoutThought>();
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
