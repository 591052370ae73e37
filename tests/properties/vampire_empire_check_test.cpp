#include "tests/properties/vampire_empire_breaks.hpp"

/// What lies on the table is refused with the field that breaks it.
namespace krypta::properties::vampire_empire_check_test {
namespace {

std::vector<Break> breaks_of_cards() {
  return {
      {"a card in two places",
       {"players[0].deck", "players[0].moat", "players[1].deck", "players[1].moat"},
       [](const Cards&, State& state) {
         Player& player = active_player(state);
         if (player.hand.value.empty()) return false;
         const Card c = player.hand.value.first();
         player.moat.value.add(c);
         ++player.moat_count;
         return true;
       }},
      {"a card nowhere",
       {"players[0].deck", "players[1].deck"},
       [](const Cards&, State& state) {
         Player& player = active_player(state);
         if (player.deck.value.empty()) return false;
         take_out(player.deck.value, player.deck_count);
         return true;
       }},
      {"a card of the other deck",
       {"players[0].hand", "players[1].hand"},
       [](const Cards&, State& state) {
         Player& one = state.players[seat(0)];
         Player& another = state.players[seat(1)];
         if (one.hand.value.empty() || another.hand.value.empty()) return false;
         std::swap(one.hand, another.hand);
         std::swap(one.hand_count, another.hand_count);
         return true;
       }},
      {"a wrong count",
       {"players[0].cellar_count"},
       [](const Cards&, State& state) {
         ++state.players[seat(0)].cellar_count;
         return true;
       }},
      {"an open hand",
       {"players[1].hand.open"},
       [](const Cards&, State& state) {
         state.players[seat(1)].hand.open = !state.players[seat(1)].hand.open;
         return true;
       }},
      {"cancelled, but not played",
       {"players[0].cancelled", "players[1].cancelled"},
       [](const Cards&, State& state) {
         Player& player = active_player(state);
         if (player.hand.value.empty()) return false;
         player.cancelled.add(player.hand.value.first());
         return true;
       }},
      {"a cellar after the reshuffle",
       {"players[0].cellar", "players[1].cellar"},
       [](const Cards&, State& state) {
         Player& player = active_player(state);
         if (!runs(state) || player.cellar_count == 0) return false;
         player.reshuffled = true;
         return true;
       }},
      {"shown, but never in the moat",
       {"players[0].shown", "players[1].shown"},
       [](const Cards&, State& state) {
         Player& player = active_player(state);
         if (player.deck.value.empty() || player.shown.full()) return false;
         for (unsigned i = 0; i <= player.taken_back; ++i) player.shown.push_back(player.deck.value.first());
         return true;
       }},
      {"taken back by nobody",
       {"players[0].taken_back", "players[1].taken_back"},
       [](const Cards&, State& state) {
         active_player(state).taken_back = 5;
         return true;
       }},
      {"cards played without a combat or an action",
       {"players[0].played", "players[1].played"},
       [](const Cards&, State& state) {
         Player& player = active_player(state);
         if (!runs(state) || state.combat.round > 0 || !at(state, Step::Act) || player.hand.value.empty()) return false;
         player.played.add(take_out(player.hand.value, player.hand_count));
         return true;
       }},
      {"a hand that cannot pay for hiding",
       {"players[0].hand", "players[1].hand"},
       [](const Cards& cards, State& state) {
         if (!at(state, Step::HideCards)) return false;
         put_away(active_player(state), cards.valued());
         return true;
       }},
      {"a hand that cannot pay for holy water",
       {"players[0].hand", "players[1].hand"},
       [](const Cards& cards, State& state) {
         if (!at(state, Step::AskCards)) return false;
         put_away(active_player(state), cards.of(Group::HolyWater));
         return true;
       }},
      {"a hand that cannot begin the attack",
       {"players[0].hand", "players[1].hand"},
       [](const Cards& cards, State& state) {
         if (!at(state, Step::Attack) || state.combat.round > 1 || state.frames.top().done > 0) return false;
         put_away(active_player(state), cards.valued());
         return state.combat.aside.empty();
       }},
      {"a hand that cannot pay for a support card",
       {"players[0].hand", "players[1].hand"},
       [](const Cards&, State& state) {
         if (!at(state, Step::PayCards)) return false;
         put_away(state.players[*state.frames.top().seat], CardSet::all());
         return true;
       }},
      {"forbidden without a card",
       {"players[0].forbidden", "players[1].forbidden"},
       [](const Cards&, State& state) {
         active_player(state).forbidden = ActionSet::all();
         return true;
       }},
  };
}

std::vector<Break> breaks_of_characters() {
  return {
      {"a dead one in the castle",
       {"castle[0].who"},
       [](const Cards&, State& state) {
         if (state.castle.empty()) return false;
         state.dead.add(state.castle[0].who);
         return true;
       }},
      {"somebody twice",
       {"castle[1].who"},
       [](const Cards&, State& state) {
         if (state.castle.size() < 2) return false;
         state.castle[1].who = state.castle[0].who;
         return true;
       }},
      {"somebody nowhere",
       {"town", "castle"},
       [](const Cards&, State& state) {
         if (!runs(state) || state.castle.size() < 3 || state.combat.round > 0) return false;
         if (at(state, Step::HideCards) || at(state, Step::AttackNow)) return false;
         state.castle.pop_back();
         return true;
       }},
      {"a top of the town",
       {"town.top", "town.middle"},
       [](const Cards&, State& state) {
         if (state.town.middle.empty() || at(state, Step::EnterCastle)) return false;
         state.town.put_on_top(state.town.middle[0].value, {});
         state.town.middle.erase(0);
         return true;
       }},
      {"an order in the town",
       {"town.middle"},
       [](const Cards&, State& state) {
         if (state.town.middle.size() < 2) return false;
         std::swap(state.town.middle[0], state.town.middle[1]);
         return true;
       }},
      {"a bottom that not all have seen",
       {"town.bottom"},
       [](const Cards&, State& state) {
         if (state.town.bottom.empty()) return false;
         state.town.bottom[0].seen_by = SeatSet::of(seat(0));
         return true;
       }},
      {"four vampires",
       {"vampires"},
       [](const Cards&, State& state) {
         if (!runs(state)) return false;
         state.vampires.value.add((CharacterSet::all() - state.vampires.value).first());
         return true;
       }},
      {"vampires that everybody has seen",
       {"vampires.seen_by"},
       [](const Cards&, State& state) {
         if (!runs(state)) return false;
         state.vampires.seen_by = SeatSet::everyone();
         return true;
       }},
      {"a vampire among the human player's tokens",
       {"tokens"},
       [](const Cards&, State& state) {
         if (!runs(state)) return false;
         state.tokens.value = CharacterSet::of(state.vampires.value.nth(0), state.vampires.value.nth(1));
         return true;
       }},
      {"a revealed human",
       {"revealed", "frames[1].who", "castle", "combat.attacker"},
       [](const Cards&, State& state) {
         const CharacterSet humans = CharacterSet::all() - state.vampires.value - state.dead;
         if (!runs(state) || humans.empty() || state.combat.round > 0 || at(state, Step::Reveal)) return false;
         state.revealed.add(humans.first());
         return true;
       }},
      {"a vampire known as a human",
       {"known_humans"},
       [](const Cards&, State& state) {
         if (!runs(state)) return false;
         state.known_humans.add(state.vampires.value.first());
         return true;
       }},
      {"a dead one of an unknown side",
       {"dead"},
       [](const Cards&, State& state) {
         const CharacterSet humans = state.dead & state.known_humans;
         if (!runs(state) || humans.empty() || state.combat.round > 0) return false;
         state.known_humans.remove(humans.first());
         state.counts.clear();
         return true;
       }},
      {"a false count",
       {"counts[0]"},
       [](const Cards&, State& state) {
         if (state.counts.empty()) return false;
         state.counts[0].vampires = static_cast<std::uint8_t>((state.counts[0].vampires + 1) % 3);
         return true;
       }},
      {"a count that nobody asked for",
       {"counts[1]", "counts[0]"},
       [](const Cards&, State& state) {
         if (!runs(state) || state.counts.full()) return false;
         state.counts.push_back({state.vampires.value.nth(0), state.vampires.value.nth(1), 2});
         state.counts.push_back(state.counts.back());
         return state.counts.size() == 2;
       }},
      {"markers out of nothing",
       {"castle"},
       [](const Cards&, State& state) {
         if (!runs(state) || state.castle.empty() || state.combat.round > 0) return false;
         state.castle[0].markers[Marker::Attack] = 7;
         return true;
       }},
      {"a match that is over and goes on",
       {"dead", "castle", "combat"},
       [](const Cards&, State& state) {
         if (!runs(state) || !at(state, Step::Act)) return false;
         state.revealed = state.vampires.value;
         state.town = {};
         state.castle.clear();
         for (const Character c : state.vampires.value) state.castle.push_back({c, {}});
         for (const Character c : CharacterSet::all() - state.vampires.value - state.dead) state.town.add(c);
         for (const Character c : state.vampires.value) state.dead.remove(c);
         return true;
       }},
      {"other winners",
       {"winners"},
       [](const Cards&, State& state) {
         if (!at(state, Step::Over)) return false;
         state.winners = state.winners.size() == 2 ? SeatSet::of(seat(0)) : SeatSet::first(2) - state.winners;
         return true;
       }},
      {"another ending",
       {"ending", "combat.round", "card"},
       [](const Cards&, State& state) {
         if (!at(state, Step::Over)) return false;
         state.ending = state.ending == Maybe{Ending::Castle} ? Ending::Counted : Ending::Castle;
         return true;
       }},
      {"winners while it goes on",
       {"winners"},
       [](const Cards&, State& state) {
         if (!runs(state)) return false;
         state.winners.add(seat(0));
         return true;
       }},
  };
}

TEST(VampireEmpireCheck, BrokenCardsAreRefusedByTheirField) { expect_refused(breaks_of_cards()); }
TEST(VampireEmpireCheck, BrokenCharactersAreRefusedByTheirField) { expect_refused(breaks_of_characters()); }

}  // namespace
}  // namespace krypta::properties::vampire_empire_check_test
