#include "cli/record_file.h"

#include <fmt/format.h>

#include "cli/command.h"
#include "engine/text.h"

namespace alea::cli {

Error in_file(const std::string& path, const Error& error) {
  return Error{fmt::format("{}: {}", in_quotes(path), error.reason)};
}

Checked<Record> load_record(const std::string& path) {
  const auto text = read_file(path);
  if (!text) return text.error();
  auto record = read_record(*text);
  if (!record) return in_file(path, record.error());
  return record;
}

}  // namespace alea::cli
