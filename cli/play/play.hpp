#pragma once

#include <iosfwd>
#include <string>

#include "cli/play/terminal.hpp"
#include "engine/core/any_game.hpp"
#include "fair/chance.hpp"
#include "text/speech.hpp"

namespace krypta::cli {

struct PlaySettings {
  const AnyGame* game = nullptr;
  Setup setup;
  Seat as = seat(0);
  std::string bot = "heuristic";  ///< a name that bots::find knows
  fair::Chance chance;            ///< the bots draw from it too
  const text::Speech* speech = nullptr;
  bool colour = false;  ///< the terminal shows colours
  bool echo = false;    ///< the input comes from a file or a pipe and is not seen on the screen, so it is printed
  std::size_t width = terminal_width;  ///< columns of the terminal, at least these
  const AnyMatch* resumed = nullptr;   ///< a match of this game, setup and chance to go on with
};

/// One person at the terminal against bots, until the match is over, `quit`, or the end of the input.
void play(const PlaySettings& settings, std::istream& in, std::ostream& out);

}  // namespace krypta::cli
