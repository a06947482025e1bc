#include "server/protocol/client_message.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "engine/text.h"
#include "json/fields.h"

namespace alea::server {
namespace {

using Wish = ClientMessage::Wish;
using rapidjson::Value;

constexpr std::string_view kExample = R"(a message is an object such as {"do":"say","key":"k1","text":"Hello"})";
constexpr std::size_t kLongestMove = 200;
constexpr rapidjson::SizeType kMostMoves = 64;
constexpr std::size_t kLongestCode = 64;
constexpr std::size_t kUsualRoom = 2'048;

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

bool is_key(std::string_view text) {
  const auto is_allowed = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  };
  return !text.empty() && text.size() <= kLongestKey && std::all_of(text.begin(), text.end(), is_allowed);
}

Checked<std::string> read_key(const Fields& fields) {
  const auto text = fields.text("key");
  if (text && is_key(*text)) return std::string(*text);
  return Error{
      fmt::format("\"key\" {}1 to {} letters, digits, - or _ that the client chooses, another for each message",
                  fields.has("key") ? "is " : "is missing; it is ", kLongestKey)};
}

/// An optional line with a maximum length.
Checked<std::string> short_line(const Fields& fields, std::string_view name, std::size_t longest) {
  if (!fields.has(name)) return std::string();
  auto line = fields.line(name);
  if (line && line->size() > longest) return Error{fmt::format("\"{}\" has at most {} bytes", name, longest)};
  return line;
}

/// 32 bytes in hexadecimal digits.
template <class B>
Checked<B> read_hex(const Fields& fields, std::string_view name) {
  const auto text = fields.text(name);
  if (text) {
    if (const auto bytes = read_bytes<B>(*text)) return *bytes;
  }
  return Error{fmt::format("\"{}\" {}{} hexadecimal digits in lower case", name,
                           fields.has(name) ? "is " : "is missing; it is ", 2 * B::kSize)};
}

Checked<Wish> read_hello(const Fields& fields) {
  const auto seen = fields.number("seen", 0, INT64_MAX, 0);
  if (!seen) return seen.error();
  return Wish(Hello{.seen = *seen});
}

template <class W>
Checked<Wish> read_seat_only(const Fields& fields) {
  const auto seat = fields.seat("seat");
  if (!seat) return seat.error();
  return Wish(W{.seat = *seat});
}

template <class W>
Checked<Wish> read_bare(const Fields& /*fields*/) {
  return Wish(W{});
}

Checked<Wish> read_sit(const Fields& fields) {
  const auto seat = fields.seat("seat");
  if (!seat) return seat.error();
  const auto code = short_line(fields, "code", kLongestCode);
  if (!code) return code.error();
  std::string name;
  if (fields.has("name")) {
    const auto text = fields.text("name");
    if (!text) return text.error();
    const auto read = read_name(*text);
    if (!read) return read.error();
    name = *read;
  }
  return Wish(Sit{.seat = *seat, .code = *code, .name = name});
}

Checked<Wish> read_commit(const Fields& fields) {
  const auto seat = fields.seat("seat");
  if (!seat) return seat.error();
  const Value* hash = fields.find("hash");
  if (hash != nullptr && hash->IsNull()) return Wish(Commit{.seat = *seat, .commitment = {}});
  const auto commitment = read_hex<Commitment>(fields, "hash");
  if (!commitment) return Error{commitment.error().reason + ", or null for a seat that adds no share"};
  return Wish(Commit{.seat = *seat, .commitment = *commitment});
}

Checked<Wish> read_show(const Fields& fields) {
  const auto seat = fields.seat("seat");
  if (!seat) return seat.error();
  const auto share = read_hex<FairShare>(fields, "share");
  if (!share) return share.error();
  return Wish(Show{.seat = *seat, .share = *share});
}

/// `move`: one move, or a list of moves.
Checked<std::vector<std::string>> read_moves(const Fields& fields) {
  const Value* move = fields.find("move");
  const auto wrong = [&] {
    return Error{fmt::format("\"move\" {}a move as text, or a list of 1 to {} of them, each of at most {} bytes",
                             move != nullptr ? "must be " : "is missing; it is ", kMostMoves, kLongestMove)};
  };
  if (move == nullptr) return wrong();
  std::vector<std::string> moves;
  const auto add = [&](const Value& one) {
    if (!one.IsString() || !is_one_line(text_of(one)) || text_of(one).size() > kLongestMove) return false;
    moves.emplace_back(trimmed(text_of(one)));
    return true;
  };
  if (!move->IsArray()) return add(*move) ? Checked(std::move(moves)) : wrong();
  if (move->Empty() || move->Size() > kMostMoves) return wrong();
  for (const Value& one : move->GetArray()) {
    if (!add(one)) return wrong();
  }
  return moves;
}

Checked<Wish> read_move(const Fields& fields) {
  const auto seat = fields.seat("seat");
  if (!seat) return seat.error();
  const auto at = fields.number("at", 0, INT64_MAX);
  if (!at) return at.error();
  auto moves = read_moves(fields);
  if (!moves) return moves.error();
  return Wish(Move{.seat = *seat, .at = *at, .moves = *std::move(moves)});
}

Checked<Wish> read_say(const Fields& fields) {
  auto text = fields.line("text");
  if (!text) return text.error();
  if (text->empty() || characters(*text) > kLongestChat) {
    return Error{fmt::format("\"text\" has 1 to {} characters", kLongestChat)};
  }
  return Wish(Say{.text = harmless(*text)});
}

/// How each command is read.
struct Reader {
  std::string_view name;
  std::vector<std::string_view> fields;
  Checked<Wish> (*read)(const Fields& fields);
};

std::span<const Reader> readers() {
  static const std::vector<Reader> kReaders{
      {"hello", {"do", "key", "seen"}, read_hello},
      {"sit", {"do", "key", "seat", "code", "name"}, read_sit},
      {"stand", {"do", "key", "seat"}, read_seat_only<Stand>},
      {"start", {"do", "key"}, read_bare<Start>},
      {"commit", {"do", "key", "seat", "hash"}, read_commit},
      {"show", {"do", "key", "seat", "share"}, read_show},
      {"move", {"do", "key", "seat", "at", "move"}, read_move},
      {"say", {"do", "key", "text"}, read_say},
      {"hint", {"do", "key", "seat"}, read_seat_only<Hint>},
      {"leave", {"do", "key"}, read_bare<Leave>},
      {"back", {"do", "key", "seat"}, read_seat_only<Back>},
      {"end", {"do", "key"}, read_bare<End>},
      {"rematch", {"do", "key"}, read_bare<Rematch>},
  };
  return kReaders;
}

std::string all_wishes() {
  std::vector<std::string_view> names;
  for (const Reader& reader : readers()) names.push_back(reader.name);
  return joined(names);
}

Checked<const Reader*> reader_of(const Fields& fields) {
  const auto name = fields.text("do");
  if (!name) return Error{fmt::format("{}, one of: {}", name.error().reason, all_wishes())};
  for (const Reader& reader : readers()) {
    if (reader.name == *name) return &reader;
  }
  return Error{fmt::format("unknown command {}; the commands are: {}", in_quotes(*name), all_wishes())};
}

}  // namespace

Checked<ClientMessage> read_message(std::string_view text) {
  if (text.size() > kLongestMessage) {
    return Error{fmt::format("the message is too long: at most {} bytes are read", kLongestMessage)};
  }
  // Without this, RapidJSON would allocate 64 kB for a message of a hundred bytes.
  std::array<char, kUsualRoom> room;  // NOLINT(cppcoreguidelines-pro-type-member-init): only written
  rapidjson::MemoryPoolAllocator<> memory(room.data(), room.size());
  rapidjson::Document document(&memory, kUsualRoom / 4);
  if (const auto parsed = read_object(text, kExample, document); !parsed) return parsed.error();
  const Fields fields(document);
  const auto reader = reader_of(fields);
  if (!reader) return reader.error();
  if (const auto checked = fields.check((*reader)->name, (*reader)->fields); !checked) return checked.error();
  const auto key = read_key(fields);
  if (!key) return key.error();
  auto wish = (*reader)->read(fields);
  if (!wish) return wish.error();
  return ClientMessage{.key = *key, .wish = *std::move(wish)};
}

std::string key_of(std::string_view text) {
  rapidjson::Document document;
  if (text.size() > kLongestMessage || !read_object(text, kExample, document)) return {};
  const auto key = read_key(Fields(document));
  return key ? *key : std::string();
}

Checked<std::string> read_name(std::string_view text) {
  const std::string_view name = trimmed(text);
  if (name.empty() || characters(name) > kLongestName || !is_utf8(name) || harmless(name) != name) {
    return Error{fmt::format("a name has 1 to {} characters, none of them a control character", kLongestName)};
  }
  return std::string(name);
}

}  // namespace alea::server
