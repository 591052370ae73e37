#pragma once

namespace krypta::bots::vendetta {

/// How a player of Vendetta weighs things, in points of influence unless said otherwise. The bot plays with the values
/// that stand here; others are for comparing.
struct Manner {
  // Blood
  double later = 0.34;   ///< what a blood is worth that is kept for the next rounds
  double soon = 0.24;    ///< what a blood is worth that is kept for the turns left in this round
  double last = 0.02;    ///< what it is worth when nothing is to be bought any more: it breaks ties
  double plenty = 9;     ///< with so much in the Pool another one is worth half
  double frenzy = 2.2;   ///< what a Frenzy of one's own costs
  double threat = 0.45;  ///< how much blood a card of a rival takes where one is, on average
  double hurt = 0.08;    ///< what it is worth that an opponent loses a blood
  double excite = 1.4;   ///< what it is worth to send an opponent into Frenzy
  // Strength
  double unknown = 3.2;     ///< what a face-down card of somebody else counts, with its effect
  double arrival = 3.6;     ///< how strong somebody is who may still come, and what a turn to come adds
  double doubt = 1.8;       ///< how far the totals can be off when all cards lie there
  double doubt_card = 1.1;  ///< how much a face-down card adds to that
  double doubt_turn = 1.5;  ///< and a turn to come
  double order = 0.4;       ///< points of power that the earlier place in the order of ties is worth
  // Prizes
  double ambition = 0.3;  ///< what the Ambition token is worth before the last round
  double drained = 0.3;   ///< how much of the blood in an Ally is thought of when it is won
  // Cards
  double power = 0.35;     ///< what a point of power is worth when a hand is built
  double met = 2;          ///< how many rivals an effect is thought to meet when a hand is built
  double keep = 0.1;       ///< what it costs to play a point of power that a later turn of the round could use
  double hidden = 0.18;    ///< what it is worth to hide a point of power above the usual
  double surprise = 0.15;  ///< and to hide an effect that rivals would flee from
  double bluff = 0.5;      ///< how much he likes to lay a weak card face down when he feels like it
  double bluffs = 0.2;     ///< in which share of his turns he does
  double mood = 0.06;      ///< how far a judgement of a play may be off
};

}  // namespace krypta::bots::vendetta
