#include "engine/games/vendetta/rules.hpp"

/// What a view tells of the cards. Until a player has put one of them to the bottom of his deck, which nobody sees,
/// they lie as chance has dealt them; from then on it hangs on what he chooses.
namespace krypta::vendetta {

namespace {

Odds evenly(std::string about, const CardSet& among, unsigned size) {
  Odds odds{std::move(about), {}};
  if (size == 0) return odds;
  for (const ClanCard c : among)
    odds.shares.emplace_back(name_of(c), static_cast<double>(size) / static_cast<double>(among.size()));
  return odds;
}

}  // namespace

Beliefs Vendetta::beliefs(const GameView& view) const {
  const State& known = view.known();
  Beliefs beliefs;
  for (unsigned s = 0; s < player_count(known); ++s) {
    const Player& player = known.players[seat(s)];
    if (!player.clan.has_value() || player.deck.known) continue;
    CardSet first;
    for (const ClanCard c : cards_of(*player.clan)) {
      if (is_first_card(c)) first.add(c);
    }
    const CardSet dealt = cards_of(*player.clan) - first;
    const std::string path = "players." + std::to_string(s) + ".";
    const bool made_ready = player.hand_count + player.deck_count + player.drawn.size() > 0;
    if (!made_ready) {
      for (const char* part : {"hand", "deck"}) beliefs.push_back({path + part, {}});
      continue;
    }
    const bool untouched = known.round <= 1 && player.bottom.empty() && player.hand_count == first.size() &&
                           player.deck_count + player.drawn.size() == dealt.size();
    if (!untouched) continue;
    beliefs.push_back(evenly(path + "hand", first, player.hand_count));  // VD-023
    beliefs.push_back(evenly(path + "deck", dealt, player.deck_count));
    if (!player.drawn.empty())
      beliefs.push_back(evenly(path + "drawn", dealt, static_cast<unsigned>(player.drawn.size())));
  }
  return beliefs;
}

}  // namespace krypta::vendetta
