// Exclusive use of a folder for as long as the process lives, however it ends.
#pragma once

#include <string>
#include <utility>

#include "engine/checked.h"

namespace alea::server {

class FolderLock {
 public:
  /// Creates the folder if it is missing. The error says why it cannot be used.
  static Checked<FolderLock> take(const std::string& folder);

  FolderLock(FolderLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;
  ~FolderLock();

 private:
  explicit FolderLock(int file) : file_(file) {}
  int file_;  // of the folder itself
};

}  // namespace alea::server
