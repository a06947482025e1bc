// Tables with two people each, who open them, sit down and play as fast as they may.
//
// They play Dracarys Dice on three seats, one of the two for two of these: with two seats there is nothing to choose.
#pragma once

#include <rapidjson/document.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <queue>
#include <string>
#include <utility>
#include <vector>

#include "bench/load/wire.h"

namespace alea::bench {

using SteadyClock = std::chrono::steady_clock;

struct Measured {
  std::uint64_t moves = 0;     // by people, that were acknowledged
  std::uint64_t played = 0;    // all moves, with those that were forced
  std::uint64_t turns = 0;     // all rolls; without a Dragon there is nothing to choose
  std::uint64_t messages = 0;  // that came
  std::uint64_t bytes = 0;     // that came
  std::uint64_t refused = 0;
  std::uint64_t ended = 0;                 // connections that the server ended
  std::vector<double> until_own_update;    // seconds from a move to its acknowledgement
  std::vector<double> until_their_update;  // to the update that tells the other
};

class Crowd {
 public:
  /// A table moves once in this time at most; 0 for as fast as the server answers.
  Crowd(int port, int tables, std::chrono::milliseconds between_moves);
  ~Crowd();
  Crowd(const Crowd&) = delete;
  Crowd& operator=(const Crowd&) = delete;

  /// Until all tables play; false where they do not within this time.
  bool settle(std::chrono::seconds time);
  /// Plays on, and tells what was measured meanwhile.
  Measured play(std::chrono::seconds time);

 private:
  struct Player;
  struct Table;
  using Due = std::pair<SteadyClock::time_point, int>;

  void begin_moves();
  void add_tables();
  void connect(Player& player);
  void wait(std::chrono::milliseconds time);
  void serve_due_moves();

  // What has come in
  void receive(Player& player);
  void hear_response(Player& player, const std::string& body);
  void hear_message(Player& player, std::string& text);
  static void look(Player& player, const rapidjson::Value& changes);
  void step_on(Player& player, std::string_view status);
  void note_update(Player& player, bool is_own);

  // What players do
  void say(Player& player, const std::string& what);
  void consider_move(Player& player);
  void move(Table& table);

  int port_;
  int tables_wanted_;
  std::chrono::milliseconds between_moves_;
  int poll_;
  std::vector<std::unique_ptr<Table>> tables_;
  int settling_ = 0;  // so many tables are on their way
  int playing_ = 0;
  std::priority_queue<Due, std::vector<Due>, std::greater<>> due_;
  Measured measured_;
};

}  // namespace alea::bench
