#include "engine/games/vampire_empire/belief.hpp"
#include "engine/games/vampire_empire/rules.hpp"

/// What a view tells of the tokens and of the cards.
namespace krypta::vampire_empire {

namespace {

template <class E>
Odds evenly(std::string about, const EnumSet<E>& among, unsigned size) {
  Odds odds{std::move(about), {}};
  if (size == 0) return odds;
  for (const E e : among)
    odds.shares.emplace_back(name_of(e), static_cast<double>(size) / static_cast<double>(among.size()));
  return odds;
}
template <class E>
Odds surely(std::string about, const EnumSet<E>& set) {
  return evenly(std::move(about), set, set.size());
}

/// Every three that may be the vampires, all as likely; before all are drawn nothing tells of them.
void add_tokens(const State& known, Beliefs& beliefs) {
  const unsigned vampires = tokens_drawn(known, Step::DrawVampires, vampire_count);
  const unsigned tokens = tokens_drawn(known, Step::DrawTokens, token_count);
  if (!known.vampires.known && vampires < vampire_count)
    beliefs.push_back(evenly("vampires", CharacterSet::all(), vampires));
  Worlds worlds;
  if (known.vampires.known) {
    worlds.push_back(known.vampires.value);
  } else {
    worlds = worlds_of(known);
  }
  Odds of_vampires{"vampires", {}};
  Odds of_tokens{"tokens", {}};
  for (const Character c : all_of<Character>()) {
    double with = 0;
    for (const CharacterSet& world : worlds) with += world.has(c) ? 1 : 0;
    const double share = with / static_cast<double>(worlds.size());
    if (share > 0) of_vampires.shares.emplace_back(name_of(c), share);
    if (share < 1) of_tokens.shares.emplace_back(name_of(c), (1 - share) * tokens / human_count);
  }
  if (!known.vampires.known && vampires == vampire_count) beliefs.push_back(std::move(of_vampires));
  if (tokens == 0) of_tokens.shares.clear();
  if (!known.tokens.known) beliefs.push_back(std::move(of_tokens));
}

/// Whether chance alone says which of the cards that nobody has seen are in his hand: he has put none away unseen, and
/// has begun nothing for which he has to have some.
bool only_drawn(const State& known, const Player& player, const CardSet& in_moat) {
  const bool idle = known.card.empty() && known.combat.round == 0;
  switch (known.frames.top().step) {
    case Step::EnterCastle:
    case Step::DrawVampires:
    case Step::DrawTokens:
    case Step::DrawCards:
    case Step::Discard:
    case Step::Reveal:
    case Step::Act:
    case Step::Window: break;
    default: return false;
  }
  return idle && player.cellar_count == 0 && player.moat_count == in_moat.size() && player.taken_back == 0 &&
         !player.reshuffled;
}

void add_cards(const State& known, Seat whose, Beliefs& beliefs) {
  const Player& player = known.players[whose];
  const std::string path = "players." + std::to_string(number(whose)) + ".";
  CardSet unseen = whole_deck(player.side) - player.played;
  for (const cards::Frame& card : known.card) unseen.remove(static_cast<Card>(card.card));
  if (player.cellar.known) {  // his own
    beliefs.push_back(surely(path + "deck", unseen - player.hand.value - player.cellar.value - player.moat.value));
    return;
  }
  CardSet in_moat;
  for (const Card c : player.shown) in_moat.add(c);
  if (!only_drawn(known, player, in_moat)) return;
  unseen = unseen - in_moat;
  if (!player.hand.known) beliefs.push_back(evenly(path + "hand", unseen, player.hand_count));
  beliefs.push_back(evenly(path + "deck", unseen, player.deck_count));
  beliefs.push_back(Odds{path + "cellar", {}});
  beliefs.push_back(surely(path + "moat", in_moat));
}

}  // namespace

Beliefs VampireEmpire::beliefs(const GameView& view) const {
  const State& known = view.known();
  Beliefs beliefs;
  add_tokens(known, beliefs);
  // Who is in the town everybody sees; its order does not exist.
  CharacterSet middle = town(known);
  for (const auto& c : known.town.bottom) middle.remove(c.value);
  if (!known.town.middle.empty()) beliefs.push_back(surely("town.middle", middle));
  if (known.frames.top().step == Step::DrawSides) return beliefs;
  for (unsigned s = 0; s < table_size; ++s) add_cards(known, seat(s), beliefs);
  return beliefs;
}

}  // namespace krypta::vampire_empire
