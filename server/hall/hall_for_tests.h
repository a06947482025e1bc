// A hall with a real store and wires that a test holds in its hands: time stands still until it is moved.
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include <rapidjson/document.h>

#include "gtest/gtest.h"
#include "server/hall/hall.h"
#include "server/store/sqlite_store.h"

namespace alea::server {

class WiresForTests final : public Wires {
 public:
  void send(ConnectionId id, std::shared_ptr<const std::string> text) override { sent[id].push_back(*text); }
  void close(ConnectionId /*id*/, int /*code*/, std::string_view /*reason*/) override {}
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

  /// Does what was posted until the condition holds; a test that waits in vain fails.
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

  /// Lets time pass, and the timers with it.
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
  void forget_timers() { timers_.clear(); }

  TimeMs time = 1'700'000'000'000;
  std::map<ConnectionId, std::vector<std::string>> sent;
  std::vector<std::string> reports;

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> posted_;
  std::multimap<TimeMs, std::function<void()>> timers_;
};

inline rapidjson::Document parsed(const std::string& text) {
  rapidjson::Document document;
  document.Parse(text.c_str());
  EXPECT_FALSE(document.HasParseError()) << text;
  return document;
}

inline std::string text_in(const std::string& json, const char* name) {
  const rapidjson::Document document = parsed(json);
  return document.IsObject() && document.HasMember(name) && document[name].IsString() ? document[name].GetString() : "";
}

/// A new folder that is gone at the end.
class FolderForTests {
 public:
  FolderForTests() {
    std::string name = (std::filesystem::temp_directory_path() / "alea_hall_XXXXXX").string();
    EXPECT_NE(mkdtemp(name.data()), nullptr);
    path_ = name;
  }
  ~FolderForTests() { std::filesystem::remove_all(path_); }
  FolderForTests(const FolderForTests&) = delete;
  FolderForTests& operator=(const FolderForTests&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

class HallForTests {
 public:
  HallForTests() { start(); }
  ~HallForTests() { stop(); }
  HallForTests(const HallForTests&) = delete;
  HallForTests& operator=(const HallForTests&) = delete;

  /// As if the server ended and began again so much later.
  void restart(TimeMs later = 0) {
    stop();
    wires.time += later;
    start();
  }

  /// All that was to be kept is.
  void until_written() {
    bool is_written = false;
    store->write(Alive{.at_ms = wires.time}, [&] { is_written = true; });
    wires.until([&] { return is_written; });
  }

  // Requests
  Response request(const std::string& method, const std::string& path, const std::string& body = {},
                   const std::string& token = {}) {
    std::optional<Response> answer;
    hall->answer(request_of(method, path, body, token), [&](Response response) { answer = std::move(response); });
    wires.until([&] { return answer.has_value(); });
    return answer.value_or(Response{});
  }
  /// The kind of the refusal; empty where there is none.
  static std::string kind(const Response& response) {
    const rapidjson::Document document = parsed(response.body);
    return document.IsObject() && document.HasMember("error") ? document["error"]["kind"].GetString() : "";
  }
  static std::string reason(const Response& response) {
    const rapidjson::Document document = parsed(response.body);
    return document.IsObject() && document.HasMember("error") ? document["error"]["reason"].GetString() : "";
  }
  /// A new guest's token.
  std::string guest(const std::string& name) {
    return text_in(request("POST", "/api/me", R"({"name":")" + name + R"(","token":true})").body, "token");
  }
  /// A new table's id. Its game is one that goes on for long, whatever the dice do.
  std::string table(const std::string& token, const std::string& seats, const std::string& more = {},
                    const std::string& options = R"({"dragon_scales":true,"target":999})",
                    const std::string& game = "dracarys_dice") {
    const Response response =
        request("POST", "/api/tables",
                R"({"game":")" + game + R"(","seats":[)" + seats + R"(],"options":)" + options + more + "}", token);
    EXPECT_EQ(response.status, 200) << response.body;
    return text_in(response.body, "table");
  }

  // Connections
  std::optional<Response> refused(const std::string& table, const std::string& token) {
    return hall->open(next_, request_of("GET", "/api/tables/" + table + "/socket", {}, token));
  }
  ConnectionId connect(const std::string& table, const std::string& token = {}) {
    const auto no = refused(table, token);
    EXPECT_FALSE(no) << no->body;
    const ConnectionId id = next_;
    next_ = static_cast<ConnectionId>(static_cast<std::uint64_t>(next_) + 1);
    return id;
  }
  /// Connects and greets; the answer is there.
  ConnectionId join(const std::string& table, const std::string& token = {}) {
    const ConnectionId id = connect(table, token);
    say(id, R"({"do":"hello","key":"hello"})");
    wires.until([&] { return !wires.sent[id].empty(); });
    return id;
  }
  void say(ConnectionId id, const std::string& text) { hall->receive(id, text); }
  /// Says it, and returns the first message after it that has the key.
  std::string ask(ConnectionId id, const std::string& key, const std::string& rest) {
    const std::size_t before = wires.sent[id].size();
    say(id, R"({"key":")" + key + R"(",)" + rest + "}");
    std::string answer;
    wires.until([&] {
      const std::vector<std::string>& all = wires.sent[id];
      for (std::size_t i = before; i < all.size() && answer.empty(); ++i) {
        if (text_in(all[i], "key") == key || text_in(all[i], "k") == key) answer = all[i];
      }
      return !answer.empty();
    });
    return answer;
  }
  /// Starts a game; nobody adds a share. `seats` are those of the connection.
  void begin(ConnectionId id, const std::string& seats) {
    ask(id, "start", R"("do":"start")");
    for (const char seat : seats) {
      ask(id, std::string("commit") + seat, std::string(R"("do":"commit","hash":null,"seat":")") + seat + "\"");
    }
  }
  /// The last that the connection was told of whose turn it is.
  std::string turn(ConnectionId id) {
    std::string turn;
    for (const std::string& text : wires.sent[id]) {
      const rapidjson::Document document = parsed(text);
      if (document.HasMember("turn")) turn = document["turn"].GetString();
      if (document.HasMember("u")) turn = document.HasMember("t") ? document["t"].GetString() : "";
    }
    return turn;
  }
  /// Makes the first legal move of the seat.
  std::string move(ConnectionId id, char seat) {
    const std::string key = "m" + std::to_string(++moves_);
    std::string choices = ask(id, "c" + key, std::string(R"("do":"choices","seat":")") + seat + "\"");
    const rapidjson::Document document = parsed(choices);
    EXPECT_TRUE(document.HasMember("moves")) << choices;
    if (!document.HasMember("moves")) return choices;
    last_move = std::string(R"("do":"move","seat":")") + seat + R"(","at":)" +
                std::to_string(document["at"].GetInt64()) + R"(,"move":")" + document["moves"][0]["move"].GetString() +
                "\"";
    return ask(id, key, last_move);
  }

  WiresForTests wires;
  HallSettings settings{.bot_milliseconds = 1, .hint_milliseconds = 1, .solutions = {}};
  std::unique_ptr<SqliteStore> store;
  std::unique_ptr<Hall> hall;
  std::string last_move;  // as it was sent, without its key

 private:
  static Request request_of(const std::string& method, const std::string& path, const std::string& body,
                            const std::string& token) {
    Request request{.method = method, .path = path, .query = {}, .headers = {}, .body = body, .address = "127.0.0.1"};
    if (const std::size_t at = path.find('?'); at != std::string::npos) {
      request.path = path.substr(0, at);
      request.query[path.substr(at + 1)] = "";
    }
    if (!token.empty()) request.headers["authorization"] = "Bearer " + token;
    return request;
  }
  void start() {
    auto opened = SqliteStore::open({.folder = folder_.path(),
                                     .post = [this](std::function<void()> work) { wires.post(std::move(work)); },
                                     .fail = [](const std::string& reason) { ADD_FAILURE() << reason; }});
    ASSERT_TRUE(opened) << opened.error().reason;
    store = *std::move(opened);
    hall = std::make_unique<Hall>(settings, *store, wires);
    hall->begin();
  }
  void stop() {
    hall->finish();
    until_written();
    wires.forget_timers();
    hall.reset();
    store.reset();
  }

  FolderForTests folder_;
  ConnectionId next_{1};
  int moves_ = 0;
};

}  // namespace alea::server
