#pragma once

#include "engine/games/vendetta/rules.hpp"

/// What experience says of the cards: what the bot knows of them beside what is printed in numbers.
namespace krypta::bots::vendetta {

using namespace krypta::vendetta;

/// A clan card as its player thinks of it.
struct CardSense {
  double theft = 0;  ///< blood stolen from each rival
  double harm = 0;   ///< blood that each rival loses
  double gain = 0;   ///< what else it brings where it lies, in influence
  double up = 0;     ///< what it brings to lie there face up, for each turn of an opponent to come
};
[[nodiscard]] const CardSense& sense_of(ClanCard c);

/// What the power of a card depends on.
struct Circumstances {
  bool haven = false;
  unsigned own_cards = 1;    ///< in the Area, this one included
  unsigned all_cards = 1;    ///< at the location
  unsigned rivals = 0;       ///< there
  unsigned blood = 0;        ///< deployed in the Area
  unsigned pool = 0;         ///< of its player
  unsigned alliance = 0;     ///< of its player
  unsigned top_base = 0;     ///< the highest base power of the open cards of others there
  unsigned rivals_base = 0;  ///< the sum of these
};
/// Its power when it is counted, as far as it can be foreseen; what it takes from the power of rivals is added to it.
[[nodiscard]] double expected_power(const Cards& cards, ClanCard c, const Circumstances& here);

/// What the ability of an Ally brings: blood at once, and influence.
struct AllySense {
  double blood = 0;
  double gain = 0;
};
[[nodiscard]] AllySense sense_of(Follower f, unsigned opponents, unsigned alliance);
/// How good a clan is, and a relic beside its influence.
[[nodiscard]] double worth_of(Clan clan);
[[nodiscard]] double worth_of(Relic relic);

/// A card by its clan and number, for the few that have to be named.
constexpr bool is(ClanCard c, Clan clan, unsigned number) { return c == clan_card(clan, number); }
constexpr bool is(Source s, Clan clan, unsigned number) { return s == source(clan_card(clan, number)); }
constexpr bool is_relic_number(Source s, unsigned number) {
  return is_relic(s) && static_cast<unsigned>(relic(s)) + 1 == number;
}

}  // namespace krypta::bots::vendetta
