#pragma once

#include <array>

#include "bots/vampire_empire/odds.hpp"

/// How a match stands when a turn begins, for somebody who sees everything.
namespace krypta::bots::vampire_empire {

/// What the outlook is made of, beside who lives. Everything is small: numbers of cards and points are divided by what
/// is usual.
enum class Sign : std::uint8_t {
  HumanCards,     ///< that the human player can still get into his hand
  HumanScarcity,  ///< their logarithm: the last ones count most
  VampireCards,
  VampireScarcity,
  HumanHand,
  VampireHand,
  HumanSupport,  ///< support cards in the hand
  VampireSupport,
  HolyWater,     ///< in the human player's hand
  RedCards,      ///< vampire cards in the vampire player's hand
  ShownHere,     ///< revealed vampires in the castle
  ShownThere,    ///< revealed vampires in the town
  TwoShownHere,  ///< of three living vampires: only the third is awaited
  SecretHere,    ///< unrevealed vampires in the castle
  FoundOutHere,  ///< how far the human player suspects them
  FoundOutThere,
  WrongedHere,  ///< how far he suspects humans in the castle
  Doubt,
  HumanDefence,    ///< points with which the human player could defend a human in the castle, on average
  VampireDefence,  ///< the same of the vampire player for his vampires
  HumanAttack,     ///< points for the best attack on a vampire in the castle
  VampireAttack,   ///< points for the best attack on a human in the castle
};
constexpr std::size_t sign_count = static_cast<std::size_t>(Sign::VampireAttack) + 1;
using Signs = std::array<double, sign_count>;

/// `suspicions` are the human player's.
[[nodiscard]] Signs signs_of(const Cards& cards, const State& state, const Odds& suspicions);
/// The human player's chance to win a match that is not over.
[[nodiscard]] double humans_win(const Cards& cards, const State& state, const Odds& suspicions);

}  // namespace krypta::bots::vampire_empire
