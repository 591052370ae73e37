#include "bots/vendetta/mind.hpp"

/// What is picked before the first round, and which card goes back when a hand is built.
namespace krypta::bots::vendetta {

double judge_pick(const Mind& mind, Choice choice) {
  // Equals among equals: not always the same clan.
  if (verb(choice) == Verb::PickClan) return worth_of(chosen<Clan>(choice)) + 0.6 * mind.rng().fraction();
  const auto r = chosen<Relic>(choice);
  return mind.cards().influence(r) + worth_of(r);
}

double judge_bottom(const Mind& mind, Choice choice) {
  return -mind.card_worth(chosen<ClanCard>(choice)) + 0.1 * mind.rng().fraction();
}

}  // namespace krypta::bots::vendetta
