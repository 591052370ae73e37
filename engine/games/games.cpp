#include "engine/games/games.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

#include "engine/games/card_files.hpp"
#include "engine/games/list.hpp"
#include "engine/games/made.hpp"

namespace krypta {

namespace {

using Files = std::vector<cards::File>;

template <class... G>
constexpr std::size_t count(GameList<G...>) {
  return sizeof...(G);
}
/// The files for each game, in the order of the list.
using FilesByGame = std::array<Files, count(AllGames{})>;

using Owned = std::vector<std::unique_ptr<const AnyGame>>;

template <class... G>
std::variant<Owned, std::vector<cards::Error>> made_games(GameList<G...>,
                                                          const std::array<Files, sizeof...(G)>& files) {
  Owned games;
  std::vector<cards::Error> errors;
  const auto add = [&](MadeGame made) {
    if (auto* game = std::get_if<std::unique_ptr<const AnyGame>>(&made)) return games.push_back(std::move(*game));
    std::ranges::move(std::get<std::vector<cards::Error>>(made), std::back_inserter(errors));
  };
  std::size_t i = 0;
  (add(made_game<G>(files[i++])), ...);
  if (!errors.empty()) return errors;
  return games;
}

template <class List>
Owned with_built_in_cards(List list) {
  auto made = made_games(list, {});
  if (const auto* errors = std::get_if<std::vector<cards::Error>>(&made)) stop_with(*errors);
  return std::get<Owned>(std::move(made));
}

/// "vampire-empire, vendetta": the games that have cards.
std::string games_of_cards() {
  std::string ids;
  for (const AnyGame* game : built_in_games()) {
    if (game->cards() != nullptr) ids += (ids.empty() ? "" : ", ") + std::string{game->info().id};
  }
  return ids;
}

}  // namespace

Games::Games(std::vector<std::unique_ptr<const AnyGame>> games) : owned_(std::move(games)) {
  for (const auto& game : owned_) all_.push_back(game.get());
}

const AnyGame* Games::find(std::string_view id) const {
  const auto found = std::ranges::find(all_, id, [](const AnyGame* game) { return game->info().id; });
  return found == all_.end() ? nullptr : *found;
}

const Games& built_in_games() {
  static const Games games{with_built_in_cards(AllGames{})};
  return games;
}

std::variant<Games, std::vector<cards::Error>> games_with_cards(std::span<const cards::File> files) {
  const Games& built_in = built_in_games();
  FilesByGame by_game;
  std::vector<cards::Error> errors;
  for (const cards::File& file : files) {
    const std::optional<std::string> named = cards::game_of(file);
    const auto game = std::ranges::find(built_in, named.value_or(""), [](const AnyGame* g) { return g->info().id; });
    if (game != built_in.end()) {
      by_game[static_cast<std::size_t>(game - built_in.begin())].push_back(file);
    } else {
      errors.push_back({file.name,
                        {},
                        (named ? "found `game " + *named + "`" : "found no game") +
                            ", expected `game` and whose cards these are: " + games_of_cards()});
    }
  }
  if (!errors.empty()) return errors;
  auto made = made_games(AllGames{}, by_game);
  if (auto* wrong = std::get_if<std::vector<cards::Error>>(&made)) return std::move(*wrong);
  return Games{std::get<Owned>(std::move(made))};
}

}  // namespace krypta
