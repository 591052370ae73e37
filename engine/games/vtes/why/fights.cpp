#include "engine/games/vtes/stages.hpp"
#include "engine/games/vtes/why/why.hpp"

/// Why a combatant cannot do it. VT-422 to VT-520
namespace krypta::vtes {

namespace {

Side deciding_side(const Asked& asked) { return static_cast<Side>(asked.known.frames.top().count); }
const Fighter& decider(const Asked& asked) { return asked.known.combat.sides[deciding_side(asked)]; }

/// What is played or used by the one who decides.
Bar bar_in(const Asked& asked, Window window, Choice choice) {
  const Maybe<ThingId> who = decider(asked).who;
  return verb(choice) == Verb::Play ? bar_of_play(asked, window, choice, who) : bar_of_use(asked, window, choice, who);
}
bool plays(Choice choice) { return verb(choice) == Verb::Play || verb(choice) == Verb::Use; }

}  // namespace

Bar bar_of_maneuver(const Asked& asked, Choice choice) {
  const Fighter& f = decider(asked);
  if (f.bound > 0) return verb(choice) == Verb::Maneuver ? Bar::None : Bar::Bound;  // VT-436
  if (verb(choice) == Verb::Pass) return Bar::None;
  if (verb(choice) == Verb::Maneuver) return f.maneuvers > 0 ? Bar::None : Bar::NoManeuver;
  if (!plays(choice)) return Bar::CombatTime;
  if (const Bar bar = bar_in(asked, Window::RangeDecide, choice); bar != Bar::None) return bar;
  return bar_to_maneuver(asked.cards, asked.known, deciding_side(asked), ability_of(asked.cards, asked.known, choice));
}

Bar bar_of_strike(const Asked& asked, Choice choice) {
  const unsigned stage = asked.known.frames.top().stage;
  if (stage == choosing::Aims) {
    if (verb(choice) != Verb::Aim) return Bar::AimFirst;
    return asked.offers(choice) ? Bar::None : Bar::BadAim;
  }
  if (stage == choosing::Adds && verb(choice) == Verb::Pass) return Bar::None;
  if (stage == choosing::Chooses && verb(choice) == Verb::HandStrike) return Bar::None;
  if (!plays(choice)) return Bar::CombatTime;
  const Bar added = bar_in(asked, Window::StrikeAs, choice);
  if (added == Bar::None || stage == choosing::Adds) return added;
  if (const Bar bar = bar_in(asked, Window::StrikeChoose, choice); bar != Bar::None) return bar;
  return bar_to_strike(asked.cards, asked.known, deciding_side(asked), ability_of(asked.cards, asked.known, choice));
}

/// Also before range, where it is no decision of one combatant. VT-421
Bar bar_of_prevention(const Asked& asked, Choice choice) {
  const State& known = asked.known;
  if (known.frames.top().step == Step::Prevent && plays(choice)) {  // by minions that are not involved. VT-876
    const Bar aside = verb(choice) == Verb::Play ? bar_of_play(asked, Window::PreventOthers, choice)
                                                 : bar_of_use(asked, Window::PreventOthers, choice);
    if (aside == Bar::None) return aside;
  }
  if (const Bar bar = bar_to_prevent(known, asked.seat); bar != Bar::None) return bar;
  const Side side = known.combat.sides[Side::Acting].seat == asked.seat ? Side::Acting : Side::Other;
  const Fighter& f = known.combat.sides[side];
  if (verb(choice) == Verb::Prevent) return may_prevent(f) ? Bar::None : Bar::NoPrevention;
  const Bar guns = bar_to_prevent_guns(known, asked.seat);
  if (verb(choice) == Verb::PreventGun) return f.gun_preventions > 0 ? guns : Bar::NoPrevention;
  const Bar bar = verb(choice) == Verb::Play ? bar_of_play(asked, Window::DamagePrevent, choice, f.who)
                                             : bar_of_use(asked, Window::DamagePrevent, choice, f.who);
  if (bar != Bar::None) return bar;
  const AbilityInfo& ability = ability_of(asked.cards, known, choice);
  return ability.prevents_guns && !ability.prevents ? guns : Bar::None;
}

Bar bar_of_press(const Asked& asked, Choice choice) {
  if (verb(choice) == Verb::Pass) return Bar::None;
  if (verb(choice) == Verb::Press) return decider(asked).presses > 0 ? Bar::None : Bar::NoPress;
  if (!plays(choice)) return Bar::CombatTime;
  if (const Bar bar = bar_in(asked, Window::PressDecide, choice); bar != Bar::None) return bar;
  const bool again = asked.known.combat.pressed && ability_of(asked.cards, asked.known, choice).to_continue;
  return again ? Bar::PressStands : Bar::None;  // VT-839
}

}  // namespace krypta::vtes
