// A hall with a real store and wires under the test's control: time only passes when the test lets it.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include <rapidjson/document.h>

#include "gtest/gtest.h"
#include "server/hall/hall.h"
#include "server/hall/table_id.h"
#include "server/hall/wires_for_tests.h"
#include "server/store/sqlite_store.h"

namespace alea::server {

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

/// A temporary folder.
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

  /// As if the server stopped, and started again this much later.
  void restart(TimeMs later = 0) {
    stop();
    wires.time += later;
    start();
  }

  /// As if the server started with this file, given as SQL.
  void restart_with(const std::string& dump) {
    stop();
    const std::string file = folder_.path() + "/alea.db";
    std::filesystem::remove(file);
    {
      Database database(file, Database::Access::write);
      std::ifstream text(dump);
      database.execute({std::istreambuf_iterator<char>(text), {}});
      ASSERT_FALSE(database.error()) << database.error()->reason;
    }
    start();
  }

  /// Returns when all writes so far are durable.
  void until_written() {
    bool is_written = false;
    store->write(GuestRenamed{.guest = {}}, [&] { is_written = true; });  // which changes nothing
    wires.until([&] { return is_written; });
  }
  /// Returns when all reads so far are done, and what they led to is durable.
  void settle() {
    for (int round = 0; round < 2; ++round) {  // a list of tables is read before the tables themselves
      bool is_read = false;
      store->tables_to_wake(0, 1, [&](const auto&) { is_read = true; });
      wires.until([&] { return is_read; });
      bool is_worked = false;
      hall->when_worked([&] { is_worked = true; });
      wires.until([&] { return is_worked; });
    }
    until_written();
  }
  /// Lets time pass; deadlines that only the store knows are met.
  void pass(TimeMs ms) {
    wires.pass(ms);
    settle();
    wires.pass(1'000);  // the next look into the store
    settle();
  }
  /// A number in /metrics.
  std::int64_t metric(const std::string& name) {
    const std::string metrics = request("GET", "/metrics").body;
    const std::string line = "\nalea_" + name + " ";
    const std::size_t at = metrics.find(line);
    EXPECT_NE(at, std::string::npos) << name;
    return at == std::string::npos ? -1 : std::stoll(metrics.substr(at + line.size()));
  }
  std::string tables_in_memory() { return std::to_string(metric("tables_in_memory")); }

  // Requests
  Response request(const std::string& method, const std::string& path, const std::string& body = {},
                   const std::string& token = {}) {
    return answer(request_of(method, path, body, token));
  }
  Response answer(const Request& request) {
    std::optional<Response> answer;
    hall->answer(request, [&](Response response) { answer = std::move(response); });
    wires.until([&] { return answer.has_value(); });
    return answer.value_or(Response{});
  }
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
  /// The kind of the refusal; empty if it is none.
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
  /// The id of a new table. By default its game takes long, whatever the dice do.
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
    std::optional<std::optional<Response>> answer;
    hall->open(next_, request_of("GET", "/api/tables/" + table + "/socket", {}, token),
               [&](std::optional<Response> refusal) { answer = std::move(refusal); });
    wires.until([&] { return answer.has_value(); });
    return answer.value_or(std::nullopt);
  }
  ConnectionId connect(const std::string& table, const std::string& token = {}) {
    const auto no = refused(table, token);
    EXPECT_FALSE(no) << no->body;
    const ConnectionId id = next_;
    next_ = static_cast<ConnectionId>(static_cast<std::uint64_t>(next_) + 1);
    return id;
  }
  /// Connects and says hello; returns when that is answered.
  ConnectionId join(const std::string& table, const std::string& token = {}) {
    const ConnectionId id = connect(table, token);
    say(id, R"({"do":"hello","key":"hello"})");
    wires.until([&] { return !wires.sent[id].empty(); });
    return id;
  }
  void say(ConnectionId id, const std::string& text) { hall->receive(id, text); }
  /// Sends a message, and returns the first message after it that has its key.
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
  /// Starts the game without shares for the dice. `seats` are those of the connection.
  void begin(ConnectionId id, const std::string& seats) {
    ask(id, "start", R"("do":"start")");
    for (const char seat : seats) {
      ask(id, std::string("commit") + seat, std::string(R"("do":"commit","hash":null,"seat":")") + seat + "\"");
    }
  }
  /// Whose turn it is, according to the last message that says so.
  std::string turn(ConnectionId id) {
    std::string turn;
    for (const std::string& text : wires.sent[id]) {
      const rapidjson::Document document = parsed(text);
      if (document.HasMember("turn")) turn = document["turn"].GetString();
      if (document.HasMember("u")) turn = document.HasMember("t") ? document["t"].GetString() : "";
    }
    return turn;
  }
  /// Makes the first of the moves that the seat was offered last.
  std::string move(ConnectionId id, char seat) {
    std::string first;
    std::int64_t at = 0;
    for (const std::string& text : wires.sent[id]) {
      const rapidjson::Document message = parsed(text);
      if (message.HasMember("u")) at = message["u"].GetInt64();
      if (text_in(text, "is") == "table") at = message["n"].GetInt64();
      for (const char* field : {"c", "choices"}) {
        const std::string name(1, seat);
        if (!message.HasMember(field) || !message[field].HasMember(name.c_str())) continue;
        first = message[field][name.c_str()][0][0].GetString();
      }
    }
    EXPECT_NE(first, "") << "no choices for " << seat;
    last_move = std::string(R"("do":"move","seat":")") + seat + R"(","at":)" + std::to_string(at) + R"(,"move":")" +
                first + "\"";
    return ask(id, "m" + std::to_string(++moves_), last_move);
  }

  WiresForTests wires;
  HallSettings settings{.bot_milliseconds = 1, .hint_steps = 1, .solutions = {}};
  std::unique_ptr<SqliteStore> store;
  std::unique_ptr<Hall> hall;
  std::size_t most_waiting_reads = 10'000;
  std::string last_move;  // as sent, without its key

 private:
  void start() {
    auto opened = SqliteStore::open({.folder = folder_.path(),
                                     .post = [this](std::function<void()> work) { wires.post(std::move(work)); },
                                     .fail = [](const std::string& reason) { ADD_FAILURE() << reason; },
                                     .most_waiting_reads = most_waiting_reads});
    ASSERT_TRUE(opened) << opened.error().reason;
    store = *std::move(opened);
    hall = std::make_unique<Hall>(settings, *store, wires);
    hall->begin();
  }
  void stop() {
    hall->finish();
    until_written();
    hall.reset();
    store.reset();
    wires.forget_all();
  }

  FolderForTests folder_;
  ConnectionId next_{1};
  int moves_ = 0;
};

}  // namespace alea::server
