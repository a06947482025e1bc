#include "bench/load/crowd.h"

#include <fmt/format.h>
#include <rapidjson/document.h>
#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <array>

namespace alea::bench {
namespace {

constexpr int kSettlingAtOnce = 100;
constexpr std::string_view kNewTable =
    R"({"game":"dracarys_dice","options":{"dragon_scales":true,"target":999},"seats":["me","open","me:Cleo"]})";

constexpr std::string_view kMoveFact = R"(["gave",)";
constexpr std::string_view kRollFact = R"(["rolled",)";

std::uint64_t count(std::string_view text, std::string_view part) {
  std::uint64_t count = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

std::string text_of(const rapidjson::Value& object, const char* name) {
  const auto found = object.FindMember(name);
  return found != object.MemberEnd() && found->value.IsString() ? found->value.GetString() : "";
}

}  // namespace

struct Crowd::Player {
  enum class Phase : std::uint8_t { naming, opening, waiting, entering, greeting, seated };

  Player(Table& its_table, bool hosts) : table(its_table), is_host(hosts) {}
  std::string_view seats() const { return is_host ? "AC" : "B"; }

  Table& table;
  bool is_host;
  Phase phase = Phase::naming;
  std::unique_ptr<Wire> wire;
  std::string token;
  std::uint64_t keys = 0;
  std::int64_t number = 0;  // the number of the last update
  std::string turn;         // the seats to move
  std::string rolled;       // the faces of the dice
  std::string finished;     // the seats that are out of this round
};

struct Crowd::Table {
  explicit Table(int its_index) : index(its_index) {}

  int index;
  std::string id;
  std::string status;
  Player host{*this, true};
  Player guest{*this, false};
  Player* mover = nullptr;  // the player waiting for the acknowledgement of a move
  char seat = 'A';          // the seat to move
  Player* sent_by = nullptr;
  std::string key;                  // the key of that move
  std::int64_t sent_at_number = 0;  // in a game without secrets, update numbers are the same for both
  SteadyClock::time_point sent_at;
  bool is_told = true;  // the other player has received it
};

Crowd::Crowd(int port, int tables, std::chrono::milliseconds between_moves)
    : port_(port), tables_wanted_(tables), between_moves_(between_moves), poll_(epoll_create1(EPOLL_CLOEXEC)) {}

Crowd::~Crowd() { close(poll_); }

bool Crowd::settle(std::chrono::seconds time) {
  const auto end = SteadyClock::now() + time;
  while (playing_ < tables_wanted_ && SteadyClock::now() < end) {
    add_tables();
    wait(std::chrono::milliseconds(10));
  }
  return playing_ >= tables_wanted_;
}

Measured Crowd::play(std::chrono::seconds time) {
  begin_moves();
  measured_ = {};
  const auto end = SteadyClock::now() + time;
  while (SteadyClock::now() < end) {
    serve_due_moves();
    wait(std::chrono::milliseconds(1));
  }
  return std::exchange(measured_, {});
}

/// Spreads the first moves over the time between two moves of a table.
void Crowd::begin_moves() {
  const auto now = SteadyClock::now();
  for (const auto& table : tables_) {
    if (table->sent_by == nullptr) table->sent_at = now - between_moves_ * table->index / tables_wanted_;
    consider_move(table->host);
    consider_move(table->guest);
  }
}

void Crowd::add_tables() {
  while (settling_ < kSettlingAtOnce && tables_.size() < static_cast<std::size_t>(tables_wanted_)) {
    ++settling_;
    tables_.push_back(std::make_unique<Table>(static_cast<int>(tables_.size())));
    connect(tables_.back()->host);
  }
}

void Crowd::connect(Player& player) {
  player.wire = std::make_unique<Wire>(port_);
  epoll_event event{.events = EPOLLIN, .data = {.ptr = &player}};
  epoll_ctl(poll_, EPOLL_CTL_ADD, player.wire->file(), &event);
  player.wire->post("/api/me", "", R"({"name":"Load","token":true})");
}

void Crowd::wait(std::chrono::milliseconds time) {
  std::array<epoll_event, 256> events{};
  const int count = epoll_wait(poll_, events.data(), static_cast<int>(events.size()), static_cast<int>(time.count()));
  for (int i = 0; i < count; ++i) receive(*static_cast<Player*>(events[static_cast<std::size_t>(i)].data.ptr));
}

void Crowd::serve_due_moves() {
  const auto now = SteadyClock::now();
  while (!due_.empty() && due_.top().first <= now) {
    Table& table = *tables_[static_cast<std::size_t>(due_.top().second)];
    due_.pop();
    move(table);
  }
}

void Crowd::receive(Player& player) {
  const std::uint64_t before = player.wire->bytes_received();
  if (!player.wire->receive()) {
    ++measured_.ended;
    epoll_ctl(poll_, EPOLL_CTL_DEL, player.wire->file(), nullptr);
    return;
  }
  measured_.bytes += player.wire->bytes_received() - before;
  if (player.phase < Player::Phase::greeting) {
    if (const auto body = player.wire->next_response()) hear_response(player, *body);
  }
  while (player.phase >= Player::Phase::greeting) {
    auto text = player.wire->next_message();
    if (!text) break;
    hear_message(player, *text);
  }
  consider_move(player.table.host);
  consider_move(player.table.guest);
}

void Crowd::hear_response(Player& player, const std::string& body) {
  rapidjson::Document answer;
  if (!body.empty()) answer.Parse(body.c_str());
  const auto enter = [&] {
    player.phase = Player::Phase::entering;
    player.wire->upgrade("/api/tables/" + player.table.id + "/socket", player.token);
  };
  if (player.phase == Player::Phase::naming) {
    player.token = text_of(answer, "token");
    if (!player.is_host) return enter();
    player.phase = Player::Phase::opening;
    player.wire->post("/api/tables", player.token, kNewTable);
  } else if (player.phase == Player::Phase::opening) {
    player.table.id = text_of(answer, "table");
    enter();
  } else {
    player.phase = Player::Phase::greeting;
    say(player, R"("do":"hello","seen":0)");
  }
}

void Crowd::hear_message(Player& player, std::string& text) {
  ++measured_.messages;
  if (player.is_host) {
    measured_.played += count(text, kMoveFact);
    measured_.turns += count(text, kRollFact);
  }
  rapidjson::Document message;
  message.ParseInsitu(text.data());
  const std::string is = text_of(message, "is");
  const bool is_update = message.HasMember("u");
  if (is == "refused") {
    ++measured_.refused;
    if (player.table.mover == &player) player.table.mover = nullptr;
  }
  if (!is_update && is != "table") return;
  player.number = message[is_update ? "u" : "n"].GetInt64();
  player.turn = text_of(message, is_update ? "t" : "turn");
  if (const auto view = message.FindMember("view"); view != message.MemberEnd()) look(player, view->value);
  if (const auto steps = message.FindMember("s"); steps != message.MemberEnd()) {
    for (const auto& step : steps->value.GetArray()) {
      if (step.IsObject()) look(player, step);
    }
  }
  note_update(player, is_update && text_of(message, "k") == player.table.key);
  step_on(player, text_of(message, "status"));
}

/// Notes what changed in the view.
void Crowd::look(Player& player, const rapidjson::Value& changes) {
  if (changes.HasMember("rolled")) player.rolled = text_of(changes, "rolled");
  const auto place = changes.FindMember("place");
  if (place == changes.MemberEnd()) return;
  player.finished.clear();
  for (rapidjson::SizeType i = 0; i < place->value.Size(); ++i) {
    if (place->value[i].GetInt() > 0) player.finished += static_cast<char>('A' + i);
  }
}

void Crowd::note_update(Player& player, bool is_own) {
  Table& table = player.table;
  const double seconds = std::chrono::duration<double>(SteadyClock::now() - table.sent_at).count();
  if (table.mover == &player && is_own) {
    table.mover = nullptr;
    ++measured_.moves;
    measured_.until_own_update.push_back(seconds);
  } else if (!table.is_told && table.sent_by != &player && player.number > table.sent_at_number) {
    table.is_told = true;
    measured_.until_their_update.push_back(seconds);
  }
}

/// Steps from sitting down to the first roll.
void Crowd::step_on(Player& player, std::string_view status) {
  Table& table = player.table;
  if (player.phase == Player::Phase::greeting) {
    player.phase = Player::Phase::seated;
    if (player.is_host) {
      connect(table.guest);
    } else {
      say(player, R"("do":"sit","seat":"B")");
    }
  } else if (!player.is_host && status == "open") {
    say(player, R"("do":"start")");
  } else if (status == "dealing") {
    for (const char seat : player.seats()) say(player, fmt::format(R"("do":"commit","seat":"{}","hash":null)", seat));
  } else if (status == "playing" && player.is_host) {
    --settling_;
    ++playing_;
  }
}

void Crowd::say(Player& player, const std::string& what) {
  player.wire->say(fmt::format(R"({{{},"key":"{}"}})", what, ++player.keys));
}

/// Schedules a move if one of the player's seats has to choose. The server plays forced moves itself.
void Crowd::consider_move(Player& player) {
  Table& table = player.table;
  if (table.mover != nullptr || playing_ < tables_wanted_) return;
  for (const char seat : player.seats()) {
    if (player.turn.find(seat) == std::string::npos || !player.finished.empty()) continue;
    table.mover = &player;
    table.seat = seat;
    if (between_moves_.count() == 0) return move(table);
    due_.emplace(std::max(SteadyClock::now(), table.sent_at + between_moves_), table.index);
    return;
  }
}

/// Gives all Dragons to the next seat.
void Crowd::move(Table& table) {
  Player& player = *table.mover;
  const char target = table.seat == 'C' ? 'A' : static_cast<char>(table.seat + 1);
  std::string gifts;
  for (const char face : player.rolled) {
    if (face == 'D') gifts += fmt::format(" {}", target);
  }
  table.sent_at = SteadyClock::now();
  table.sent_at_number = player.number;
  table.sent_by = &player;
  table.is_told = false;
  player.turn.clear();
  say(player, fmt::format(R"("do":"move","seat":"{}","at":{},"move":"give{}")", table.seat, player.number, gifts));
  table.key = std::to_string(player.keys);
}

}  // namespace alea::bench
