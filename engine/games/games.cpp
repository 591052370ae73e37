#include "engine/games/games.hpp"

#include <array>

#include "engine/core/typed_game.hpp"
#include "engine/games/mascarade/game.hpp"
#include "engine/games/nowa_huta/game.hpp"

namespace krypta {

std::span<const AnyGame* const> all_games() {
  static const TypedGame<nowa_huta::NowaHuta> nowa_huta;
  static const TypedGame<mascarade::Mascarade> mascarade;
  static const std::array<const AnyGame*, 2> games{&nowa_huta, &mascarade};
  return games;
}

const AnyGame* find_game(std::string_view id) {
  for (const AnyGame* game : all_games()) {
    if (game->info().id == id) return game;
  }
  return nullptr;
}

}  // namespace krypta
