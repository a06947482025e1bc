#include "cli/save_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "engine/text.h"

namespace alea::cli {
namespace {

namespace fs = std::filesystem;

fs::path folder_of(const fs::path& path) { return path.has_parent_path() ? path.parent_path() : fs::path("."); }

Error failure(const std::string& path) {
  return Error{fmt::format("cannot save to {}: {}", in_quotes(path), std::strerror(errno))};
}

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return fsync(file) == 0;
}

/// Follows links, so that their target is written and the link stays.
std::string target_of(const std::string& path) {
  std::error_code error;
  const fs::path target = fs::canonical(path, error);
  return error ? path : target.string();
}

}  // namespace

Checked<Done> save_file(const std::string& path, std::string_view text) {
  const std::string target = target_of(path);
  const std::string draft = fmt::format("{}.{}.tmp", target, getpid());
  const int file = open(draft.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (file < 0) return failure(path);
  const bool written = write_all(file, text);
  const int reason = errno;
  const bool closed = close(file) == 0;
  if (!written) errno = reason;
  if (!written || !closed || std::rename(draft.c_str(), target.c_str()) != 0) {
    const Error error = failure(path);
    std::remove(draft.c_str());
    return error;
  }
  return Done();
}

Checked<Done> check_save_path(const std::string& path) {
  std::error_code error;
  if (path.empty()) return Error{"a file name is missing"};
  if (fs::is_directory(path, error)) return Error{fmt::format("{} is a folder, not a file", in_quotes(path))};
  if (!fs::is_directory(folder_of(path), error)) {
    return Error{
        fmt::format("cannot save to {}: there is no folder {}", in_quotes(path), in_quotes(folder_of(path).string()))};
  }
  return Done();
}

std::string shell_quoted(const std::string& path) {
  constexpr std::string_view kPlain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-./";
  if (!path.empty() && path.find_first_not_of(kPlain) == std::string::npos) return path;
  std::string quoted = "'";
  for (const char c : path) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

}  // namespace alea::cli
