#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/tools.hpp"
#include "server/serve.hpp"
#include "trials/trial.hpp"

/// What was typed behind `krypta`, and what it means.
namespace krypta::cli {

inline constexpr int bad_arguments = 2;

/// One clear line; the exit status says the same.
[[nodiscard]] int complain(const std::string& message);
[[nodiscard]] int finish(const std::optional<Refusal>& refusal);

[[nodiscard]] std::string game_ids(const Games& games);

/// The arguments that several commands share, as they were written.
struct Arguments {
  const Games* all_games = nullptr;
  server::ServeSettings serve;
  std::string db;
  std::string game;
  unsigned seats = 0;  ///< 0: as many as the game takes
  std::vector<std::string> options;
  std::vector<std::string> decks;  ///< files, or names of those that the game has
  std::string deck;                ///< of the seat that is played
  std::string lang = "en";
  std::optional<std::uint64_t> seed;
  bool json = false;
  bool all = false;
  // play
  unsigned as = 0;
  std::string level = "medium";
  std::string resume;
  // sim and arena
  std::uint64_t games = 100;
  std::vector<std::string> bots;
  std::optional<unsigned> threads;
  // arena
  bool mixed = false;
  std::string challenger;
  std::string sprt;
  std::string svg;
  // bench
  double seconds = 1;
  // replay
  std::string file;
  bool verify = false;
  std::string observer;
  // perft
  unsigned depth = 0;
  // engine
  bool reference = false;
  // cards
  std::string card_folder;
  std::vector<std::string> files;
  std::string card;
  std::string since;
  std::string drafts;
  unsigned rows = 20;
  // deck
  std::string form;
};

/// What the words mean; a problem is a line for the person who typed them.
struct Meaning {
  const AnyGame* game = nullptr;
  Setup setup;
  std::vector<trials::Entrant> decks;  ///< those that were given, in their order
  const text::Speech* speech = nullptr;
  std::optional<std::string> problem;
};

/// Where the store is that an URL names.
[[nodiscard]] std::optional<std::string> bad_store(server::ServeSettings& settings, const std::string& url);

[[nodiscard]] Meaning understand(const Arguments& arguments, bool needs_game);

[[nodiscard]] int run_sim(const Arguments& arguments);
[[nodiscard]] int run_arena(const Arguments& arguments);

}  // namespace krypta::cli
