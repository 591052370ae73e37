#pragma once

namespace krypta::bots::vampire_empire {

/// How a player of Vampire Empire weighs things. Chances to win, unless said otherwise. The bot plays with the values
/// that stand here; others are for comparing.
struct Manner {
  double lead = 0.42;      ///< how fast a lead in points becomes a chance to win
  double approach = 0.25;  ///< points that three living vampires gain with each dead human: the castle comes nearer
  double card = 0.012;     ///< what a card is worth
  double exposure = 0.06;  ///< what it costs to reveal a vampire whom nobody suspects
  double open = 0.5;       ///< how much he thinks of the next day when he reveals one
  double secret = 0.03;    ///< what it is worth to the human player to settle one even doubt
  double useful = 0.9;     ///< what a card must be of use for to stay in the hand in step 1
  double guard = 0.35;     ///< how much of what a card is worth is its use in the castle as it is
  double decoy = 0.25;     ///< what a human whom everybody suspects is worth to the vampire player alive
  double mood = 0.004;     ///< how far a judgement of an action may be off
  // The vampire player's bluffs, as shares of the occasions. The human player reckons with them.
  double veil = 0.5;     ///< how far cards played openly are chosen as if he knew no more than the human player
  double leads = 0.6;    ///< how likely a secret vampire leads an attack, next to a human
  double feint = 0.04;   ///< attacks one of his own vampires
  double shield = 0.15;  ///< defends a human whom he would like to see dead
};

/// The vampire player, whose three are worth two humans each, holds on to his cards more.
constexpr Manner usual(bool vampires) {
  Manner manner;
  if (vampires) {
    manner.card = 0.02;
    manner.guard = 0.8;
  }
  return manner;
}

}  // namespace krypta::bots::vampire_empire
