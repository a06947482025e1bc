// Guests in memory, found by the hash of a secret. Those who have not been asked for recently are forgotten, unless
// somebody still holds them.
#pragma once

#include <cstddef>
#include <cstring>
#include <memory>
#include <unordered_map>

#include "server/store/store.h"

namespace alea::server {

/// The name follows renames. Null: an unknown guest.
using GuestRef = std::shared_ptr<const Guest>;

class GuestCache {
 public:
  /// Holds at most twice as many secrets.
  explicit GuestCache(std::size_t size) : size_(size) {}

  GuestRef find(const SecretHash& secret);
  GuestRef add(const SecretHash& secret, const Guest& guest);
  void rename(const Guest& guest);

 private:
  struct Hash {
    std::size_t operator()(const SecretHash& secret) const {
      std::size_t first = 0;  // as good as any part of a cryptographic hash
      std::memcpy(&first, secret.data(), sizeof first);
      return first;
    }
  };
  using BySecret = std::unordered_map<SecretHash, std::shared_ptr<Guest>, Hash>;

  GuestRef remember(const SecretHash& secret, std::shared_ptr<Guest> guest);

  std::size_t size_;
  BySecret recent_;
  BySecret older_;
  std::unordered_map<GuestId, std::weak_ptr<Guest>> by_id_;  // a guest may have several secrets
};

}  // namespace alea::server
