// Simulated players, two per table, who open tables, sit down and play as fast as they are allowed to.
//
// They play Dracarys Dice with three seats, of which one player takes two: with two seats there is nothing to choose.
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
  std::uint64_t moves = 0;     // by players, acknowledged
  std::uint64_t played = 0;    // all moves, including forced ones
  std::uint64_t turns = 0;     // all rolls; a roll without a Dragon leaves nothing to choose
  std::uint64_t messages = 0;  // received
  std::uint64_t bytes = 0;     // received
  std::uint64_t refused = 0;
  std::uint64_t ended = 0;                 // connections closed by the server
  std::vector<double> until_own_update;    // seconds from sending a move to its acknowledgement
  std::vector<double> until_their_update;  // seconds until the other player's update
};

class Crowd {
 public:
  /// `between_moves` is the minimum time between two moves at a table; 0 for as fast as the server answers.
  Crowd(int port, int tables, std::chrono::milliseconds between_moves);
  ~Crowd();
  Crowd(const Crowd&) = delete;
  Crowd& operator=(const Crowd&) = delete;

  /// Runs until all tables are playing. Returns false if that takes longer than `time`.
  bool settle(std::chrono::seconds time);
  /// Plays for this time and returns the measurements.
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

  // Incoming messages
  void receive(Player& player);
  void hear_response(Player& player, const std::string& body);
  void hear_message(Player& player, std::string& text);
  static void look(Player& player, const rapidjson::Value& changes);
  void step_on(Player& player, std::string_view status);
  void note_update(Player& player, bool is_own);

  // Actions of players
  void say(Player& player, const std::string& what);
  void consider_move(Player& player);
  void move(Table& table);

  int port_;
  int tables_wanted_;
  std::chrono::milliseconds between_moves_;
  int poll_;
  std::vector<std::unique_ptr<Table>> tables_;
  int settling_ = 0;  // tables that are being set up
  int playing_ = 0;
  std::priority_queue<Due, std::vector<Due>, std::greater<>> due_;
  Measured measured_;
};

}  // namespace alea::bench
