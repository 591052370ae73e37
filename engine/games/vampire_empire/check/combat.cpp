#include "engine/games/vampire_empire/check.hpp"

/// A combat, and the cards that lie openly on the table.
namespace krypta::vampire_empire {

namespace {

Step action(const State& state) { return state.frames.size() > 1 ? state.frames[1].step : state.frames[0].step; }
bool is_combat(Step step) { return step >= Step::Attack && step <= Step::CombatEnds; }

/// Without a combat there is nothing of it; cards lie on the table for an action only.
Finding check_no_combat(const Cards& cards, const State& state) {
  const Step step = action(state);
  const bool now = step == Step::AttackNow;
  Combat expected;
  if (now) {
    // VE-093, VE-094: the lower of the two, or either of equals.
    const CardSet& two = state.players[*state.active].played;
    const unsigned low = std::min(cards.value(two.nth(0)), cards.value(two.nth(1)));
    for (const Card c : two) {
      if (cards.value(c) == low) expected.aside.add(c);
    }
  }
  if (state.combat.aside != expected.aside)
    return bad("combat.aside", "is the lower of two holy water cards, before the attack", {93, 94});
  if (state.combat != expected) return bad("combat", "there is none, so it has no values", {103});
  // The third vampire in the castle ends the match before the answer is carried out. VE-101
  const bool asked = is_over(state) && state.ending == Maybe{Ending::Castle} && is_day(state);
  for (unsigned s = 0; s < table_size; ++s) {
    const Player& player = state.players[seat(s)];
    if (!player.cancelled.empty()) return bad(player_field(s, "cancelled"), "there is no combat", {206});
    const bool paying = step == Step::HideCards || step == Step::AskCards || now;
    if (player.played.empty() || (paying && state.active == Maybe{seat(s)})) continue;
    if (!asked || state.active != Maybe{seat(s)} || player.played.size() != holy_water_costs ||
        !cards.of(Group::HolyWater).holds(player.played))
      return bad(player_field(s, "played"), "lies on the table in a combat, or for an action", {82, 112});
  }
  return std::nullopt;
}

/// Whether some card moves characters in a combat; then the castle may not be what it was when the combat began.
bool some_move_in_combat(const Cards& cards) {
  for (const Card c : all_of<Card>()) {
    if (cards.valued().has(c) || cards.playable_in(Window::Open).has(c)) continue;
    const cards::Program& program = cards.program(c);
    for (std::size_t pc = cards.ability(c).start; program.code[pc].op != cards::Op::end; ++pc) {
      if (program.code[pc].op == cards::Op::call && static_cast<CardVerb>(program.code[pc].a) == CardVerb::ToTown)
        return true;
    }
  }
  return false;
}

Finding check_fighters(const Cards& cards, const State& state) {
  const Combat& combat = state.combat;
  const bool dead = action(state) == Step::CombatEnds || (is_over(state) && state.card.empty());
  const CharacterSet here = castle(state);
  if (!combat.attacker.has_value()) return bad("combat.attacker", "must be somebody", {104});
  if (!combat.defender.has_value()) return bad("combat.defender", "must be somebody", {104});
  if (combat.attacker == combat.defender) return bad("combat.defender", "must be another one", {104});
  const bool away = combat.ended || (is_over(state) && !state.card.empty());
  if (!away && !here.has(*combat.attacker)) return bad("combat.attacker", "must be in the castle", {103, 140});
  if (dead && !state.dead.has(*combat.defender)) return bad("combat.defender", "has died", {117, 136});
  if (!away && !dead && !here.has(*combat.defender)) return bad("combat.defender", "must be in the castle", {103, 140});
  const bool revealed = state.revealed.has(*combat.attacker);
  if (is_day(state)) {
    if (revealed) return bad("combat.attacker", "is a revealed vampire", {106});
  } else if (!revealed && !dead && !some_move_in_combat(cards) && !(here & state.revealed).empty()) {
    return bad("combat.attacker", "must be a revealed vampire", {107});
  }
  return std::nullopt;
}

/// The holy water of the question is there until the first play is over.
Finding check_aside(const Cards& cards, const State& state) {
  const CardSet& aside = state.combat.aside;
  if (aside.empty()) return std::nullopt;
  const Player& player = state.players[*state.active];
  if (action(state) != Step::Attack || state.combat.round != 1 || !is_day(state))
    return bad("combat.aside", "is there until the first play is over", {93});
  if (!player.played.holds(aside)) return bad("combat.aside", "lies on the table", {93});
  if (!cards.of(Group::HolyWater).holds(aside) || !state.revealed.has(*state.combat.defender))
    return bad("combat.aside", "is holy water that has revealed the defender", {90, 93});
  const unsigned value = cards.value(aside.first());
  bool right = aside.size() == 2 && cards.value(aside.nth(1)) == value;
  if (aside.size() == 1 && !player.shown.empty()) {
    const Card higher = player.shown.back();
    right = cards.of(Group::HolyWater).has(higher) && cards.value(higher) > value;
  }
  if (!right) return bad("combat.aside", "is the lower of two, and the other is in the moat", {93, 94, 95});
  return std::nullopt;
}

/// Cards are valid when they are played, and nothing changes that in a combat. VE-123 to VE-130
Finding check_played(const Cards& cards, const State& state) {
  const Seat attacking = *state.active;
  const Combat& combat = state.combat;
  for (unsigned s = 0; s < table_size; ++s) {
    const Player& player = state.players[seat(s)];
    if (!allowed_in_combat(cards, state, seat(s)).holds(player.played))
      return bad(player_field(s, "played"), "is not valid for the character it supports", {123, 125, 126});
    if (combat.aside.empty()) continue;
    if (!(player.cancelled & combat.aside).empty()) return bad(player_field(s, "cancelled"), "was not used", {206});
  }
  const Player& attacker = state.players[attacking];
  const Player& defender = state.players[other(attacking)];
  const std::string field = player_field(number(attacking), "played");
  const Frame& frame = is_over(state) ? state.frames[0] : state.frames[1];
  const std::size_t played = attacker.played.size() - combat.aside.size();
  if (frame.step != Step::Attack) {
    if (played < combat.round) return bad(field, "at least one card is played in each round", {112, 121});
  } else if (combat.round == 1 ? frame.done != played : frame.done >= played) {
    return bad("frames[1].done", "is how many cards were played", {112});
  }
  const bool before =
      combat.round == 1 && (frame.step == Step::Attack || (frame.step == Step::Defend && state.frames.size() > 2));
  if (before && !defender.played.empty())
    return bad(player_field(number(other(attacking)), "played"), "the defence comes after the attack", {113});
  if (combat.round == 1 && frame.step == Step::Defend && state.frames.size() == 2 &&
      frame.done != defender.played.size())
    return bad("frames[1].done", "is how many cards were played", {113});
  if (combat.round == 1 && frame.step == Step::Attack && !attacker.cancelled.empty())
    return bad(player_field(number(attacking), "cancelled"), "no window has been open yet", {203});
  // Who has no card left does not attack a second time, without a question.
  const bool again = frame.step == Step::Attack && combat.round > 1 && frame.done == 0;
  if (again && attacker.hand_count == 0) return bad("frames[1].step", "the combat is over then", {121, 207});
  return std::nullopt;
}

/// VE-131: the attack reaches beyond the starting defence, or can still.
Finding check_reach(const Cards& cards, const State& state) {
  const Combat& combat = state.combat;
  const bool defender_gone = !castle(state).has(*combat.defender);
  if (combat.ended || defender_gone || is_over(state)) return std::nullopt;
  const Seat attacking = *state.active;
  CardSet with = state.players[attacking].played - combat.aside;
  const bool begins = action(state) == Step::Attack && combat.round == 1;
  if (begins) with = with | valid_now(cards, state, attacking);
  const unsigned aside = combat.aside.empty() ? 0 : cards.value(combat.aside.first());
  const bool any = !with.empty() || !combat.aside.empty();
  if (!any || !reaches(state, *combat.attacker, *combat.defender, cards.points(with) + aside))
    return bad(player_field(number(attacking), begins ? "hand" : "played"), "does not reach the starting defence",
               {131, 133});
  return std::nullopt;
}

Finding check_effects(const Cards& cards, const State& state) {
  const Combat& combat = state.combat;
  const auto amount = [&](Marker kind) {
    return most_done(cards, state, kind == Marker::Attack ? CardVerb::AddAttack : CardVerb::AddDefence).amount;
  };
  const bool quiet = action(state) == Step::Attack;
  for (const Marker kind : all_of<Marker>()) {
    const unsigned round = combat.this_round[kind];
    const unsigned whole = combat.this_combat[kind];
    if (round > 0 && (quiet || round > amount(kind)))
      return bad("combat.this_round", "no card that was played can have done this", {213});
    if (whole > 0 && ((quiet && combat.round == 1) || whole + round > amount(kind)))
      return bad("combat.this_combat", "no card that was played can have done this", {213});
  }
  // What a card has just changed is answered as soon as it is done.
  const bool carried_out = !state.card.empty();
  const auto may = [&](CardVerb verb) { return carried_out && most_done(cards, state, verb).times > 0; };
  if (combat.changed != Combat{}.changed && !may(CardVerb::Cancel))
    return bad("combat.changed", "no card does this now", {204});
  for (const Player& player : state.players) {
    if (combat.changed[player.side] > player.cancelled.size())
      return bad("combat.changed", "so many of his cards were not cancelled", {204});
  }
  if (combat.ended && !may(CardVerb::EndCombat) && !may(CardVerb::ToTown))
    return bad("combat.ended", "no card does this now", {140});
  for (unsigned s = 0; s < table_size; ++s) {
    if (state.players[seat(s)].cancelled.size() > most_done(cards, state, CardVerb::Cancel).times)
      return bad(player_field(s, "cancelled"), "no card that was played can have done this", {206});
  }
  return std::nullopt;
}

/// VE-114, VE-115
Finding check_totals(const Cards& cards, const State& state) {
  const Combat& combat = state.combat;
  State again = state;
  Events ignored;
  Play on{cards, again, ignored};
  reckon(on);
  const bool dead = state.dead.has(*combat.defender);
  if (!combat.ended && !is_over(state) && again.combat.attack != combat.attack)
    return bad("combat.attack", "does not follow from the cards", {114});
  if (dead && combat.attack <= combat.defence) return bad("combat.attack", "was greater than the defence", {117});
  if (!combat.ended && !is_over(state) && !dead && again.combat.defence != combat.defence)
    return bad("combat.defence", "does not follow from the cards", {115});
  return std::nullopt;
}

}  // namespace

Finding check_combat(const Cards& cards, const State& state) {
  const Combat& combat = state.combat;
  const Step step = action(state);
  if (combat.round > last_round) return bad("combat.round", "there are two", {111});
  const bool fights = combat.round > 0;
  if (!is_over(state) && fights != is_combat(step)) return bad("combat.round", "does not fit the step", {111});
  if (is_over(state) && fights && state.ending == Maybe{Ending::Counted})
    return bad("combat.round", "a combat is finished before the survivors are counted", {190});
  const bool by_death = state.ending == Maybe{Ending::VampiresDead} || state.ending == Maybe{Ending::HumansDead};
  if (is_over(state) && by_death && !fights) return bad("combat.round", "somebody died in a combat", {117});
  if (!fights) return check_no_combat(cards, state);
  for (const auto& each : {check_fighters, check_aside, check_played, check_reach, check_effects, check_totals}) {
    if (Finding found = each(cards, state)) return found;
  }
  return std::nullopt;
}

}  // namespace krypta::vampire_empire
