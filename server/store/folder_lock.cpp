#include "server/store/folder_lock.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "engine/text.h"

namespace alea::server {
namespace {

Checked<Done> make_folder(const std::string& folder) {
  std::error_code error;
  if (std::filesystem::is_directory(folder, error)) return Done();
  if (!std::filesystem::create_directories(folder, error)) {
    return Error{fmt::format("cannot create the data folder {}: {}", in_quotes(folder), error.message())};
  }
  // It will contain hidden cards and seeds.
  std::filesystem::permissions(folder, std::filesystem::perms::owner_all, error);
  return Done();
}

}  // namespace

Checked<FolderLock> FolderLock::take(const std::string& folder) {
  if (const auto made = make_folder(folder); !made) return made.error();
  FolderLock lock(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (lock.file_ < 0 || access(folder.c_str(), W_OK) != 0) {
    return Error{fmt::format("cannot use the data folder {}: {}", in_quotes(folder), std::strerror(errno))};
  }
  if (flock(lock.file_, LOCK_EX | LOCK_NB) != 0) {
    return Error{fmt::format("another alea server uses the data folder {}; stop that one, or choose another folder",
                             in_quotes(folder))};
  }
  return lock;
}

FolderLock::~FolderLock() {
  if (file_ >= 0) close(file_);
}

}  // namespace alea::server
