#pragma once

#include "engine/games/vtes/game.hpp"
#include "engine/games/vtes/rules.hpp"

/// What a deck is for, read from the verbs and the facts of its cards.
namespace krypta::bots::vtes {

using namespace krypta::vtes;

/// What a card of the hand serves.
enum class Role : std::uint8_t { Bleed, Vote, Fight, Guard, Stealth, Other };
constexpr std::array<std::string_view, 6> names_of(std::type_identity<Role>) {
  return {"bleed", "vote", "fight", "guard", "stealth", "other"};
}
[[nodiscard]] Role role_of(const CardInfo& card);

/// The shares of a library that serve each of the ways to win; together they are 1.
struct Plan {
  double bleed = 0;
  double vote = 0;
  double fight = 0;
};
[[nodiscard]] Plan plan_of(const Cards& cards, const Owned& deck);
/// Which share of a deck's cards that ask for something of a minion this vampire could play, the better levels most.
[[nodiscard]] double fit(const Cards& cards, const Owned& deck, const CardInfo& vampire);

}  // namespace krypta::bots::vtes
