#pragma once

#include <type_traits>
#include <utility>

#include "engine/core/typed_game.hpp"
#include "engine/games/made.hpp"

namespace krypta {

/// A game that is written in the card language.
template <class G>
concept WithCards = requires(const G& game) {
  game.cards().library();
};

template <class G>
MadeGame made_game(std::span<const cards::File> files) {
  if constexpr (WithCards<G>) {
    using Cards = std::remove_cvref_t<decltype(std::declval<const G&>().cards())>;
    if (!files.empty()) {
      auto made = Cards::make(files);
      if (auto* errors = std::get_if<std::vector<cards::Error>>(&made)) return std::move(*errors);
      return std::make_unique<const TypedGame<G>>(G{std::get<std::shared_ptr<const Cards>>(std::move(made))});
    }
  } else if (!files.empty()) {
    return std::vector<cards::Error>{{files[0].name, {1, 1}, "this game has no cards"}};
  }
  return std::make_unique<const TypedGame<G>>();
}

}  // namespace krypta
