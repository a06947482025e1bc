// Writes the TypeScript types of every game's views, events and choices, from the field lists that also write the JSON:
//
//   write_types FOLDER
//
// A board that uses a field, an event or a phrase that is gone does not pass the check of types.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>

#include "games/visit_game.h"
#include "web/types/type_text.h"

namespace alea::web {
namespace {

constexpr std::string_view kHead =
    "// Generated from the field lists in games/: views, events and choices as JSON has them.\n"
    "import type { Portion, Seat, Thing } from '$web/protocol';\n"
    "\n"
    "export type { Portion, Seat, Thing };\n";

template <Game G>
std::string types_of() {
  std::string text(kHead);
  text += "\nexport interface View {\n";
  detail::each_field(G::kView, [&](const auto& field) {
    text += "  ";
    text += field_text(field, std::type_identity<typename G::View>(),
                       []<class V>(std::type_identity<V> /*value*/) { return type_text<V>(); });
    text += ";\n";
  });
  text += "}\n";
  constexpr std::string_view kNextLine = "\n  | ";
  Phrases phrases;
  const std::string events = phrases.any_of(std::type_identity<typename G::SeenEvent>(), kNextLine);
  const std::string choices = phrases.any_of(std::type_identity<typename G::Choice>(), kNextLine);
  text += "\n" + phrases.text();
  text += "\nexport type Event =\n  | " + events + ";\n";
  text += "\nexport type Choice =\n  | " + choices + ";\n";
  return text;
}

/// Leaves a file that is right alone, so that nothing is built anew because of it.
bool write(const std::filesystem::path& path, const std::string& text) {
  std::ifstream old(path);
  if (old && std::string((std::istreambuf_iterator<char>(old)), {}) == text) return true;
  return (std::ofstream(path) << text).flush().good();
}

template <class... Games>
bool write_all(const std::filesystem::path& folder, GameList<Games...> /*games*/) {
  return (write(folder / (std::string(Games::kAbout.id) + ".ts"), types_of<Games>()) && ...);
}

}  // namespace
}  // namespace alea::web

int main(int count, char** arguments) {
  if (count != 2) {
    std::cerr << "usage: write_types FOLDER\n";
    return 2;
  }
  const std::filesystem::path folder = arguments[1];
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (alea::web::write_all(folder, alea::AllGames())) return 0;
  std::cerr << "write_types: cannot write to " << folder << "\n";
  return 1;
}
