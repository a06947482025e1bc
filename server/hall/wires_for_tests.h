// Wires under a test's control: time only passes when the test lets it, and posted work runs when the test waits.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "server/hall/wires.h"

namespace alea::server {

class WiresForTests final : public Wires {
 public:
  void send(ConnectionId id, std::shared_ptr<const std::string> text) override { sent[id].push_back(*text); }
  void post(std::function<void()> work) override {
    {
      const std::scoped_lock lock(mutex_);
      posted_.push_back(std::move(work));
    }
    changed_.notify_one();
  }
  void after(std::chrono::milliseconds delay, std::function<void()> work) override {
    timers_.emplace(time + delay.count(), std::move(work));
  }
  NetworkCounters counters() const override { return {}; }
  TimeMs now() const override { return time; }
  void report(std::string_view what, const std::string& fields) override {
    reports.push_back(std::string(what) + " " + fields);
  }

  /// Runs posted work until the condition holds; the test fails if that takes a minute.
  void until(const std::function<bool()>& holds) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (!holds()) {
      std::function<void()> work;
      {
        std::unique_lock lock(mutex_);
        if (!changed_.wait_until(lock, end, [&] { return !posted_.empty(); })) break;
        work = std::move(posted_.front());
        posted_.pop_front();
      }
      work();
    }
    EXPECT_TRUE(holds()) << "waited in vain";
  }

  /// Waits until so much work is posted, and runs none of it.
  void until_posted(std::size_t count) {
    std::unique_lock lock(mutex_);
    EXPECT_TRUE(changed_.wait_for(lock, std::chrono::seconds(60), [&] { return posted_.size() >= count; }));
  }

  /// Lets time pass, and timers run.
  void pass(TimeMs ms) {
    const TimeMs end = time + ms;
    while (!timers_.empty() && timers_.begin()->first <= end) {
      const auto work = timers_.extract(timers_.begin());
      time = work.key();
      work.mapped()();
    }
    time = end;
  }
  std::size_t timers() const { return timers_.size(); }
  /// The loop is over: nothing that was posted will run.
  void forget_all() {
    timers_.clear();
    posted_.clear();
  }

  TimeMs time = 1'700'000'000'000;
  std::map<ConnectionId, std::vector<std::string>> sent;
  std::vector<std::string> reports;

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> posted_;
  std::multimap<TimeMs, std::function<void()>> timers_;
};

}  // namespace alea::server
