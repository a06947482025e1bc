#include "server/protocol/client_message.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <concepts>
#include <span>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/text.h"
#include "json/json_fields.h"

namespace alea::server {
namespace {

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

Checked<std::string> read_key(const JsonFields& fields) {
  const auto text = fields.text("key");
  if (text && is_key(*text)) return std::string(*text);
  return Error{
      fmt::format("\"key\" {}1 to {} letters, digits, - or _ that the client chooses, another for each message",
                  fields.has("key") ? "is " : "is missing; it is ", kLongestKey)};
}

/// An optional line with a maximum length.
Checked<std::string> short_line(const JsonFields& fields, std::string_view name, std::size_t longest) {
  if (!fields.has(name)) return std::string();
  auto line = fields.line(name);
  if (line && line->size() > longest) return Error{fmt::format("\"{}\" has at most {} bytes", name, longest)};
  return line;
}

/// 32 bytes in hexadecimal digits.
template <class B>
Checked<B> read_hex(const JsonFields& fields, std::string_view name) {
  const auto text = fields.text(name);
  if (text) {
    if (const auto bytes = read_bytes<B>(*text)) return *bytes;
  }
  return Error{fmt::format("\"{}\" {}{} hexadecimal digits in lower case", name,
                           fields.has(name) ? "is " : "is missing; it is ", 2 * B::kSize)};
}

Checked<std::optional<Commitment>> read_commitment(const JsonFields& fields, std::string_view name) {
  const Value* hash = fields.find(name);
  if (hash != nullptr && hash->IsNull()) return std::optional<Commitment>();
  const auto commitment = read_hex<Commitment>(fields, name);
  if (!commitment) return Error{commitment.error().reason + ", or null for a seat that adds no share"};
  return std::optional(*commitment);
}

/// One move, or a list of moves.
Checked<std::vector<std::string>> read_moves(const JsonFields& fields, std::string_view name) {
  const Value* move = fields.find(name);
  const auto wrong = [&] {
    return Error{fmt::format("\"{}\" {}a move as text, or a list of 1 to {} of them, each of at most {} bytes", name,
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

Checked<std::string> read_text(const JsonFields& fields, std::string_view name) {
  if (name == "code") return short_line(fields, name, kLongestCode);
  if (name == "name") {
    if (!fields.has(name)) return std::string();
    const auto text = fields.text(name);
    return text ? read_name(*text) : text.error();
  }
  const auto text = fields.line(name);
  if (!text) return text.error();
  if (text->empty() || characters(*text) > kLongestChat) {
    return Error{fmt::format("\"{}\" has 1 to {} characters", name, kLongestChat)};
  }
  return harmless(*text);
}

template <class T>
Checked<T> read_field(const JsonFields& fields, std::string_view name) {
  if constexpr (std::same_as<T, Seat>) return fields.seat(name);
  if constexpr (std::same_as<T, std::int64_t>) return fields.number(name, 0, INT64_MAX);
  if constexpr (std::same_as<T, std::optional<std::int64_t>>) {
    if (!fields.has(name)) return T();
    return T(TRY(fields.number(name, 0, INT64_MAX)));
  }
  if constexpr (std::same_as<T, std::optional<Commitment>>) return read_commitment(fields, name);
  if constexpr (std::same_as<T, FairShare>) return read_hex<FairShare>(fields, name);
  if constexpr (std::same_as<T, std::vector<std::string>>) return read_moves(fields, name);
  if constexpr (std::same_as<T, std::string>) return read_text(fields, name);
}

/// The first field that is wrong is reported.
template <class C>
Checked<Command> read_command(const JsonFields& fields) {
  C command;
  std::optional<Error> error;
  const auto read = [&]<class T>(std::string_view name, T C::* member) {
    auto value = read_field<T>(fields, name);
    if (!value) {
      error = value.error();
      return false;
    }
    command.*member = *std::move(value);
    return true;
  };
  const auto read_all = [&](const auto&... field) { return (read(field.name, field.get) && ...); };
  if (!std::apply(read_all, C::kFields)) return *error;
  return Command(std::move(command));
}

/// How a command is read.
struct Reader {
  std::string_view name;
  std::span<const std::string_view> fields;
  Checked<Command> (*read)(const JsonFields& fields);
};

template <class C>
constexpr auto kFieldNames = std::apply(
    [](const auto&... field) { return std::array<std::string_view, 2 + sizeof...(field)>{"do", "key", field.name...}; },
    C::kFields);

template <class... C>
constexpr auto readers_of(std::type_identity<std::variant<C...>> /*commands*/) {
  return std::array{Reader{C::kName, kFieldNames<C>, read_command<C>}...};
}
constexpr auto kReaders = readers_of(std::type_identity<Command>());

std::string all_commands() {
  std::vector<std::string_view> names;
  for (const Reader& reader : kReaders) names.push_back(reader.name);
  return joined(names);
}

Checked<const Reader*> reader_of(const JsonFields& fields) {
  const auto name = fields.text("do");
  if (!name) return Error{fmt::format("{}, one of: {}", name.error().reason, all_commands())};
  for (const Reader& reader : kReaders) {
    if (reader.name == *name) return &reader;
  }
  return Error{fmt::format("unknown command {}; the commands are: {}", in_quotes(*name), all_commands())};
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
  const JsonFields fields(document);
  const auto reader = reader_of(fields);
  if (!reader) return reader.error();
  if (const auto checked = fields.check((*reader)->name, (*reader)->fields); !checked) return checked.error();
  const auto key = read_key(fields);
  if (!key) return key.error();
  auto command = (*reader)->read(fields);
  if (!command) return command.error();
  return ClientMessage{.key = *key, .command = *std::move(command)};
}

std::string key_of(std::string_view text) {
  rapidjson::Document document;
  if (text.size() > kLongestMessage || !read_object(text, kExample, document)) return {};
  const auto key = read_key(JsonFields(document));
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
