#include "engine/games/vtes/rules.hpp"

/// The influence phase. VT-616 to VT-652
namespace krypta::vtes {

void influence_options(const Cards& cards, const State& state, Seat s, Options& out) {
  if (s != *state.active) return;
  const Player& player = state.players[s];
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (thing.region != Region::Uncontrolled || thing.controller != s) return;
    if (player.transfers >= 1 && player.pool >= 1 && thing.blood < 250)
      out.push_back(choose(Verb::Transfer, id));                                               // VT-622
    if (player.transfers >= 2 && thing.blood >= 1) out.push_back(choose(Verb::TakeBack, id));  // VT-623
    if (thing.blood >= info(cards, thing).capacity && !contests_own(cards, state, s, thing.card.value))
      out.push_back(choose(Verb::Emerge, id));  // VT-627, VT-634
  });
  if (player.transfers >= 4 && player.pool >= 1 && player.crypt_count > 0)
    out.push_back(choose(Verb::DrawCrypt));  // VT-624
}

bool apply_influence(Table& on, Seat s, Choice choice) {
  State& state = on.state;
  Player& player = state.players[s];
  const auto spend = [&](unsigned n) { player.transfers = static_cast<std::uint8_t>(player.transfers - n); };
  switch (verb(choice)) {
    case Verb::Transfer: {
      spend(1);
      const ThingId id = *thing_in(choice);
      burn_pool(on, s, 1);
      gain_blood(on, id, 1);
      on.events.tell_all({622}, EventKind::Transferred, s, at(state, id).blood);
      return true;
    }
    case Verb::TakeBack: {
      spend(2);
      const ThingId id = *thing_in(choice);
      lose_blood(on, id, 1);
      on.events.tell_all({623}, EventKind::TookBack, s, at(state, id).blood);
      gain_pool(on, s, 1);
      return true;
    }
    case Verb::DrawCrypt:
      spend(4);
      burn_pool(on, s, 1);
      if (player.pool > 0) draw_crypt(on, s, 1);
      return true;
    case Verb::Emerge: {
      const ThingId id = *thing_in(choice);
      Thing& thing = at(state, id);
      thing.card.seen_by = SeatSet::everyone();
      thing.region = Region::Ready;  // VT-628
      thing.locked = false;
      thing.blood = std::min(thing.blood, static_cast<std::uint8_t>(capacity_of(on.cards, state, id)));  // VT-629
      on.events.tell_all({627, 628}, EventKind::Emerged, s, thing.card.value);
      enter_play(on, id);  // VT-633
      return true;
    }
    default: return false;
  }
}

}  // namespace krypta::vtes
