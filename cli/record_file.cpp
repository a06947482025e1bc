#include "cli/record_file.h"

#include "cli/command.h"

namespace alea::cli {

Checked<Record> load_record(const std::string& path) {
  const auto text = read_file(path);
  if (!text) return text.error();
  auto record = read_record(*text);
  if (!record) return in_file(path, record.error());
  return record;
}

}  // namespace alea::cli
