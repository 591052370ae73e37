#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "engine/core/any_game.hpp"
#include "text/speech.hpp"

/// `krypta deck`: decks of VTES in the forms that people have.
namespace krypta::cli {

struct DeckSettings {
  const AnyGame* game = nullptr;   ///< whose cards say what can be played
  std::vector<std::string> files;  ///< "-" is standard input
  std::string form;                ///< to convert to
  const text::Speech* speech = nullptr;
};

/// Prints to `out`; what cannot be read or may not be played goes to `problems`, every reason of it. Gives the exit
/// status.
using DeckCommand = int (*)(const DeckSettings& settings, std::istream& in, std::ostream& out, std::ostream& problems);

[[nodiscard]] int check_decks(const DeckSettings& settings, std::istream& in, std::ostream& out,
                              std::ostream& problems);
/// The cards by type, the curves of capacities and costs.
[[nodiscard]] int show_decks(const DeckSettings& settings, std::istream& in, std::ostream& out, std::ostream& problems);
/// Nothing is written of a deck with a line that was not understood, so nothing is lost.
[[nodiscard]] int convert_deck(const DeckSettings& settings, std::istream& in, std::ostream& out,
                               std::ostream& problems);

}  // namespace krypta::cli
