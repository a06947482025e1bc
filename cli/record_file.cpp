#include "cli/record_file.h"

#include "cli/command.h"

namespace alea::cli {

Checked<Record> load_record(const std::string& path) {
  const auto text = TRY(read_file(path));
  auto record = read_record(text);
  if (!record) return in_file(path, record.error());
  return record;
}

}  // namespace alea::cli
