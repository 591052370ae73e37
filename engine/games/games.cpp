#include "engine/games/games.hpp"

#include <array>
#include <memory>
#include <variant>

#include "engine/core/typed_game.hpp"
#include "engine/games/mascarade/game.hpp"
#include "engine/games/nowa_huta/game.hpp"
#include "engine/games/vampire_empire/game.hpp"

namespace krypta {

namespace {

using vampire_empire::VampireEmpire;

/// The one game there is with cards, made with those that somebody has given or else with those built in.
std::unique_ptr<TypedGame<VampireEmpire>>& vampire_empire_game() {
  static std::unique_ptr<TypedGame<VampireEmpire>> game;
  return game;
}

}  // namespace

std::vector<cards::Error> use_card_files(std::span<const cards::File> files) {
  auto made = vampire_empire::Cards::make(files);
  if (auto* errors = std::get_if<std::vector<cards::Error>>(&made)) return std::move(*errors);
  auto cards = std::get<std::shared_ptr<const vampire_empire::Cards>>(std::move(made));
  vampire_empire_game() = std::make_unique<TypedGame<VampireEmpire>>(VampireEmpire{std::move(cards)});
  return {};
}

std::span<const AnyGame* const> all_games() {
  static const TypedGame<nowa_huta::NowaHuta> nowa_huta;
  static const TypedGame<mascarade::Mascarade> mascarade;
  static const std::array<const AnyGame*, 3> games = [] {
    if (!vampire_empire_game()) vampire_empire_game() = std::make_unique<TypedGame<VampireEmpire>>();
    return std::array<const AnyGame*, 3>{&nowa_huta, &mascarade, vampire_empire_game().get()};
  }();
  return games;
}

const AnyGame* find_game(std::string_view id) {
  for (const AnyGame* game : all_games()) {
    if (game->info().id == id) return game;
  }
  return nullptr;
}

}  // namespace krypta
