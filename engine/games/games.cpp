#include "engine/games/games.hpp"

#include <array>
#include <memory>
#include <variant>

#include "engine/core/typed_game.hpp"
#include "engine/games/mascarade/game.hpp"
#include "engine/games/nowa_huta/game.hpp"
#include "engine/games/vampire_empire/game.hpp"
#include "engine/games/vendetta/game.hpp"

namespace krypta {

namespace {

using vampire_empire::VampireEmpire;
using vendetta::Vendetta;

/// The cards that games are made with: those that somebody has given, or else those built in.
template <class Cards>
std::shared_ptr<const Cards>& given_cards() {
  static std::shared_ptr<const Cards> cards;
  return cards;
}
template <class G, class Cards>
TypedGame<G> with_cards() {
  const auto given = given_cards<Cards>();
  return TypedGame<G>{G{given ? given : Cards::built_in()}};
}

/// What is wrong with files as cards of a game; if nothing is, the game has them.
template <class Cards>
std::vector<cards::Error> give(std::span<const cards::File> files) {
  auto made = Cards::make(files);
  if (auto* errors = std::get_if<std::vector<cards::Error>>(&made)) return std::move(*errors);
  given_cards<Cards>() = std::get<std::shared_ptr<const Cards>>(std::move(made));
  return {};
}

}  // namespace

std::vector<cards::Error> use_card_files(std::span<const cards::File> files) {
  // Which game they are for the words in them tell: those of another game are all mistakes.
  auto of_one = give<vampire_empire::Cards>(files);
  if (of_one.empty()) return {};
  auto of_another = give<vendetta::Cards>(files);
  return of_another.size() < of_one.size() ? of_another : of_one;
}

std::span<const AnyGame* const> all_games() {
  static const TypedGame<nowa_huta::NowaHuta> nowa_huta;
  static const TypedGame<mascarade::Mascarade> mascarade;
  static const auto vampire_empire = with_cards<VampireEmpire, vampire_empire::Cards>();
  static const auto vendetta = with_cards<Vendetta, vendetta::Cards>();
  static const std::array<const AnyGame*, 4> games{&nowa_huta, &mascarade, &vampire_empire, &vendetta};
  return games;
}

const AnyGame* find_game(std::string_view id) {
  for (const AnyGame* game : all_games()) {
    if (game->info().id == id) return game;
  }
  return nullptr;
}

}  // namespace krypta
