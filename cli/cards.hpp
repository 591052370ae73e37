#pragma once

#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/games/games.hpp"
#include "text/speech.hpp"

/// `krypta cards`, and card files from a folder.
namespace krypta::cli {

struct CardSettings {
  const Games* games = nullptr;
  std::string game{};                ///< may be empty
  std::vector<std::string> files{};  ///< to check; of `test` also names of specs
  std::string card{};                ///< to show
  bool all = false;                  ///< also what cannot be played yet
  bool json = false;
  const text::Speech* speech = nullptr;
};

/// Prints to `out`; gives what is wrong, in lines for standard error.
using CardCommand = std::vector<std::string> (*)(const CardSettings& settings, std::ostream& out);

/// Every mistake in the files, or "80 cards of vampire-empire, no mistakes". Without files those that come with all
/// games.
[[nodiscard]] std::vector<std::string> check_cards(const CardSettings& settings, std::ostream& out);
[[nodiscard]] std::vector<std::string> list_cards(const CardSettings& settings, std::ostream& out);
/// By id or by name, in English or in the language that is spoken, in any case of letters.
[[nodiscard]] std::vector<std::string> show_card(const CardSettings& settings, std::ostream& out);

/// Runs the specs that are named, or all: of these files, or those beside the cards. Every failure is a line, and how
/// many there were the last; gives the exit status.
[[nodiscard]] int test_cards(const CardSettings& settings, std::ostream& out, std::ostream& problems);

/// The games of `krypta --cards DIR …`, with the *.cards files of that folder, or what is wrong with them; neither
/// without the option.
struct GivenGames {
  std::optional<Games> games;
  std::vector<std::string> wrong;
};
[[nodiscard]] GivenGames given_games(std::span<char* const> arguments);

}  // namespace krypta::cli
