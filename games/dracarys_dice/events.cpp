#include "games/dracarys_dice/events.h"

namespace alea::dracarys_dice {
namespace {

constexpr std::array<std::string_view, kMostPlayers + 1> kPlaces{"",        "place.1", "place.2",
                                                                 "place.3", "place.4", "place.5"};

std::vector<Portion> by_seat(const SeatCounts& dragons) {
  std::vector<Portion> given;
  for (const Seat seat : Seats::all(kMostPlayers)) {
    if (dragons[seat] > 0) given.push_back({seat, {.noun = "dragon", .count = dragons[seat]}});
  }
  return given;
}

}  // namespace

std::vector<Thing> Rolled::what() const {
  std::vector<Thing> shown;
  const auto add = [&](std::string_view noun, int count) {
    if (count > 0) shown.push_back({.noun = noun, .count = count});
  };
  add("dragon", roll.dragons);
  add(fireballs_stay ? "fireball_kept" : "fireball", roll.fireballs);
  add("knight", roll.knights);
  add("blank", roll.blanks);
  return shown;
}

std::vector<Portion> Gave::shares() const { return by_seat(dragons); }

Word Finished::place_word() const { return {kPlaces[static_cast<std::size_t>(place)]}; }

std::vector<Tied::Winner> Tied::all() const {
  std::vector<Winner> list;
  for (const Seat seat : winners) list.push_back({seat});
  return list;
}

std::vector<Portion> ChooseGive::shares() const { return by_seat(dragons); }

}  // namespace alea::dracarys_dice
