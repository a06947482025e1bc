// The functions that the pages call in the WebAssembly module. The caller writes its text to the buffer from reserve().
// Answers are pointers to a length (32 bits, little-endian) followed by the text. Both are valid until the next call.
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "web/engine/replay.h"

namespace {

std::string& input() {
  static std::string text;
  return text;
}

const char* answered(const std::string& text) {
  static std::string answer;
  const auto length = static_cast<std::uint32_t>(text.size());
  answer.resize(sizeof length);
  std::memcpy(answer.data(), &length, sizeof length);
  answer += text;
  return answer.data();
}

}  // namespace

extern "C" {

[[clang::export_name("reserve")]] char* reserve(std::uint32_t bytes) {
  input().resize(bytes);
  return input().data();
}

[[clang::export_name("replay")]] const char* replay(const char* text, std::uint32_t length) {
  return answered(alea::web::replay({text, length}));
}

[[clang::export_name("verify")]] const char* verify(const char* text, std::uint32_t length) {
  return answered(alea::web::verify({text, length}));
}
}
