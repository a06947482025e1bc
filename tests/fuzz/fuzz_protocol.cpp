// Messages from clients. An accepted message respects all limits, and its texts are safe to show to others.
#include <string>
#include <variant>

#include "engine/text.h"
#include "server/protocol/client_message.h"
#include "tests/fuzz/fuzz.h"

namespace alea::fuzz {
namespace {

using namespace server;

bool can_be_shown(std::string_view text) { return is_utf8(text) && harmless(text) == text; }

void require_limits(const ClientMessage& message) {
  require(!message.key.empty() && message.key.size() <= kLongestKey, "a message has a short key");
  if (const auto* say = std::get_if<Say>(&message.command)) {
    // A character takes up to four bytes.
    require(!say->text.empty() && say->text.size() <= 4 * kLongestChat, "chat is not too long");
    require(can_be_shown(say->text), "chat can be shown");
  }
  if (const auto* sit = std::get_if<Sit>(&message.command); sit != nullptr && !sit->name.empty()) {
    const auto name = read_name(sit->name);
    require(name && *name == sit->name && can_be_shown(sit->name), "a name can be shown");
  }
  if (const auto* move = std::get_if<server::Move>(&message.command)) {
    require(move->at >= 0 && !move->moves.empty(), "there is a move");
    for (const std::string& one : move->moves) require(one.find('\n') == std::string::npos, "a move is one line");
  }
}

}  // namespace

void check(std::string_view input) {
  const auto message = read_message(input);
  require_reason(message);
  require(key_of(input).size() <= kLongestKey, "a key is short");
  if (!message) return;
  require(input.size() <= kLongestMessage, "a message is not too long");
  require_limits(*message);
  require(key_of(input) == message->key, "the key is found without parsing the rest");
  const auto again = read_message(input);
  require(again && *again == *message, "a message means the same when it is read again");
}

}  // namespace alea::fuzz
