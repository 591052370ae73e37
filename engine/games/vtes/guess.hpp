#pragma once

#include "engine/core/random.hpp"
#include "engine/games/vtes/cards.hpp"
#include "engine/games/vtes/state.hpp"

/// Decks of which only some cards were seen.
namespace krypta::vtes {

/// What somebody knows of another's deck.
struct Glimpsed {
  Owned seen{};             ///< those of the crypt and those of the library
  std::size_t crypt = 0;    ///< how many more there are
  std::size_t library = 0;  ///< and here
};

/// A whole deck that it could be, what was seen and the rest of it. A printed deck, if one explains all that was seen,
/// each as likely as it shows just that; else one that somebody has made: of cards that can be played, with more of
/// those that printed decks like it have, of those that fit the clans and Disciplines of its vampires, and of those
/// that many decks have. What was seen of a legal deck is completed to a legal deck. VT-007 to VT-013
[[nodiscard]] Owned guess_deck(const Cards& cards, const Glimpsed& glimpsed, Rng& rng);

}  // namespace krypta::vtes
