#include "tests/properties/vampire_empire_breaks.hpp"

/// Where the rules stand is refused with the field that breaks it: turns, frames, combats, cards being carried out.
namespace krypta::properties::vampire_empire_check_steps_test {
namespace {

std::vector<Break> breaks_of_course() {
  return {
      {"too many turns",
       {"turn", "active", "players[0].moat", "players[1].moat"},
       [](const Cards&, State& state) {
         const unsigned moats = state.players[seat(0)].moat_count + state.players[seat(1)].moat_count;
         if (!runs(state) || moats + 1 >= state.turn + 40U) return false;
         state.turn = static_cast<std::uint16_t>(state.turn + 40);
         return true;
       }},
      {"turn 81",
       {"turn"},
       [](const Cards&, State& state) {
         if (!runs(state)) return false;
         state.turn = 81;
         return true;
       }},
      {"the other player's turn",
       {"active", "frames[0].seat"},
       [](const Cards&, State& state) {
         if (!runs(state)) return false;
         state.active = other(*state.active);
         return true;
       }},
      {"no frame",
       {"frames"},
       [](const Cards&, State& state) {
         state.frames.clear();
         return true;
       }},
      {"a frame too many",
       {"frames[", "castle"},
       [](const Cards&, State& state) {
         if (!runs(state) || state.frames.full()) return false;
         state.frames.push({.step = Step::Compare});
         return true;
       }},
      {"a step that waits for nobody",
       {"frames[0].step"},
       [](const Cards&, State& state) {
         if (!runs(state) || state.frames.size() > 1) return false;
         state.frames.top().step = Step::AfterAction;
         state.frames.top().done = 0;
         return true;
       }},
      {"a window that both have passed",
       {"frames["},
       [](const Cards&, State& state) {
         if (!at(state, Step::Window)) return false;
         state.frames.top().count = 2;
         return true;
       }},
      {"a window that asks somebody without cards",
       {"frames["},
       [](const Cards&, State& state) {
         if (!at(state, Step::Window)) return false;
         put_away(state.players[*state.frames.top().seat], CardSet::all());
         return true;
       }},
      {"a defence that asks somebody without cards",
       {"frames["},
       [](const Cards&, State& state) {
         if (!at(state, Step::Defend) || state.frames.top().done > 0) return false;
         put_away(state.players[*state.frames.top().seat], CardSet::all());
         return true;
       }},
      {"a window of another moment",
       {"frames["},
       [](const Cards&, State& state) {
         Frame* window = frame_with(state, Step::Window);
         if (window == nullptr) return false;
         window->moment = window->moment == Moment::General ? Moment::AfterAttack : Moment::General;
         return true;
       }},
      {"more to pay than the card costs",
       {"frames["},
       [](const Cards&, State& state) {
         if (!at(state, Step::PayCards)) return false;
         state.frames.top().count = 9;
         return true;
       }},
      {"nothing left to draw",
       {"frames["},
       [](const Cards&, State& state) {
         if (!at(state, Step::DrawCards)) return false;
         state.frames.top().count = 0;
         return true;
       }},
      {"a seat that is not there",
       {"frames[", "active", "card[0].player"},
       [](const Cards&, State& state) {
         state.frames.top().seat = seat(7);
         return true;
       }},
      {"somebody who is not in the castle is hidden",
       {"frames[1].who"},
       [](const Cards&, State& state) {
         if (!at(state, Step::HideCards) || town(state).empty()) return false;
         state.frames.top().who = town(state).first();
         return true;
       }},
      {"a wrong total",
       {"combat.attack"},
       [](const Cards&, State& state) {
         if (!runs(state) || state.combat.round == 0 || frame_with(state, Step::CombatEnds) != nullptr) return false;
         ++state.combat.attack;
         return true;
       }},
      {"a wrong defence",
       {"combat.defence"},
       [](const Cards&, State& state) {
         if (!runs(state) || state.combat.round == 0 || frame_with(state, Step::CombatEnds) != nullptr) return false;
         ++state.combat.defence;
         return true;
       }},
      {"a third round",
       {"combat.round"},
       [](const Cards&, State& state) {
         state.combat.round = 3;
         return true;
       }},
      {"a combat of nobody",
       {"combat.round", "combat"},
       [](const Cards&, State& state) {
         if (!at(state, Step::Act)) return false;
         state.combat.round = 1;
         return true;
       }},
      {"somebody against himself",
       {"combat.defender"},
       [](const Cards&, State& state) {
         if (!runs(state) || state.combat.round == 0) return false;
         state.combat.defender = state.combat.attacker;
         return true;
       }},
      {"a combat that ended and goes on",
       {"combat"},
       [](const Cards&, State& state) {
         if (!runs(state) || !state.card.empty()) return false;
         state.combat.ended = true;
         return true;
       }},
      {"an effect of no card",
       {"combat"},
       [](const Cards&, State& state) {
         if (!runs(state)) return false;
         state.combat.this_round[Marker::Defence] = 99;
         return true;
       }},
      {"holy water aside for nothing",
       {"combat.aside", "frames[1].done"},
       [](const Cards& cards, State& state) {
         if (!runs(state) || at(state, Step::AttackNow) || !state.combat.aside.empty()) return false;
         state.combat.aside.add(cards.of(Group::HolyWater).first());
         return true;
       }},
      {"a card at no place of its code",
       {"card[0].pc", "players[", "castle", "combat"},
       [](const Cards&, State& state) {
         if (state.card.empty()) return false;
         state.card.back().pc = 0;
         return true;
       }},
      {"a card beyond the end of its code",
       {"card[0].pc", "players[", "castle", "combat"},
       [](const Cards& cards, State& state) {
         if (state.card.empty()) return false;
         const std::size_t end = cards.library().code[state.card.back().card].program.code.size();
         state.card.back().pc = static_cast<cards::Address>(end);
         return true;
       }},
      {"a card that names nothing of the kind",
       {"card[0].locals[0]"},
       [](const Cards&, State& state) {
         if (state.card.empty() || state.card.back().locals.empty()) return false;
         state.card.back().locals[0].value = 99;
         return true;
       }},
      {"a card that has named too much",
       {"card[0].locals"},
       [](const Cards&, State& state) {
         if (state.card.empty() || state.card.back().locals.full()) return false;
         while (!state.card.back().locals.full()) state.card.back().locals.push_back({0, SeatSet::everyone()});
         return true;
       }},
      {"a card that nobody carries out",
       {"card"},
       [](const Cards& cards, State& state) {
         if (!at(state, Step::Act)) return false;
         Player& player = active_player(state);
         const CardSet supports = player.hand.value - cards.valued();
         if (supports.empty()) return false;
         const Card c = supports.first();
         player.hand.value.remove(c);
         --player.hand_count;
         state.card.push_back(
             {.pc = cards.ability(c).start, .card = static_cast<std::uint8_t>(c), .player = *state.active});
         return true;
       }},
  };
}

TEST(VampireEmpireCheck, BrokenStepsAndCombatsAreRefusedByTheirField) { expect_refused(breaks_of_course()); }

}  // namespace
}  // namespace krypta::properties::vampire_empire_check_steps_test
