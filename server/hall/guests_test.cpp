#include "server/hall/guests.h"

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "gtest/gtest.h"

namespace alea::server {
namespace {

/// A store whose reads and writes take until the test lets them finish.
class SlowStore final : public Store {
 public:
  void write(Change /*change*/, std::function<void()> done) override { writes.push_back(std::move(done)); }
  void guest_of(const SecretHash& /*secret*/, Then<std::optional<Guest>> then) override {
    reads.push_back(std::move(then));
  }
  void finish_write() { take(writes)(); }
  void finish_read(std::optional<Guest> found) { take(reads)(std::move(found)); }

  void table(TableId, Then<std::optional<StoredTable>>) override {}
  void entries(TableId, Then<std::vector<Entry>>) override {}
  void listed_tables(int, Then<std::vector<TableRow>>) override {}
  void tables_of(GuestId, int, Then<std::vector<TableRow>>) override {}
  void count_open_tables_of(GuestId, Then<int>) override {}
  void tables_to_wake(std::int64_t, int, Then<std::vector<TableId>>) override {}
  std::optional<std::int64_t> last_alive_ms() const override { return {}; }

  std::deque<std::function<void()>> writes;
  std::deque<Then<std::optional<Guest>>> reads;

 private:
  template <class T>
  static T take(std::deque<T>& queue) {
    T first = std::move(queue.front());
    queue.pop_front();
    return first;
  }
};

const Guest kOldName{.id = GuestId{1}, .name = "Ann"};
const Guest kNewName{.id = GuestId{1}, .name = "Anna"};

class GuestsTest : public testing::Test {
 protected:
  /// Identifies the sender of a request; `found` is set when that is known.
  void identify(char digit) {
    found.reset();
    Request request;
    request.headers["authorization"] = "Bearer " + std::string(64, digit);
    guests.identify(request, [this](const Checked<GuestRef>& guest) {
      ASSERT_TRUE(guest);
      found = *guest;
    });
  }

  SlowStore store;
  Guests guests{store};
  std::optional<GuestRef> found;
};

TEST_F(GuestsTest, a_guest_is_read_once) {
  identify('1');
  EXPECT_FALSE(found);
  store.finish_read(kOldName);
  ASSERT_TRUE(found && *found);
  EXPECT_EQ(**found, kOldName);
  identify('1');
  EXPECT_TRUE(found && *found);
  EXPECT_TRUE(store.reads.empty());
}

TEST_F(GuestsTest, an_unknown_secret_is_read_again) {
  identify('1');
  store.finish_read({});
  EXPECT_EQ(found, GuestRef());
  identify('1');
  EXPECT_EQ(store.reads.size(), 1U);
}

TEST_F(GuestsTest, a_rename_counts_when_it_is_durable) {
  identify('1');
  store.finish_read(kOldName);
  bool is_renamed = false;
  guests.rename(kNewName, [&] { is_renamed = true; });
  EXPECT_EQ((*found)->name, "Ann");
  store.finish_write();
  EXPECT_TRUE(is_renamed);
  EXPECT_EQ((*found)->name, "Anna");
}

TEST_F(GuestsTest, a_read_that_overlaps_a_rename_is_repeated) {
  identify('1');
  guests.rename(kNewName, [] {});
  store.finish_write();
  store.finish_read(kOldName);
  EXPECT_FALSE(found) << "the name may be outdated";
  store.finish_read(kNewName);
  ASSERT_TRUE(found && *found);
  EXPECT_EQ((*found)->name, "Anna");
}

}  // namespace
}  // namespace alea::server
