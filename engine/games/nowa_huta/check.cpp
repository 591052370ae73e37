#include <algorithm>
#include <string>

#include "engine/games/nowa_huta/rules.hpp"

/// Positions written by hand: everything a match keeps true must be true in them. Each check names its field.
namespace krypta::nowa_huta {

namespace {

using Finding = std::optional<Refusal>;

Refusal bad(std::string field, const std::string& problem, RuleIds rules = {}) {
  return Refusal::position(std::move(field), problem, rules);
}
std::string player_field(unsigned s, std::string_view name) {
  return "players[" + std::to_string(s) + "]." + std::string{name};
}
std::string estate_field(Estate e, std::string_view name) {
  return "estates." + std::string{name_of(e)} + "." + std::string{name};
}
std::string top_field(const State& state, std::string_view name) {
  return "frames[" + std::to_string(state.frames.size() - 1) + "]." + std::string{name};
}

bool in_setup(Step step) { return step <= Step::PlaceCirclePawns; }

Finding check_table(const State& state) {
  const unsigned n = seats(state);
  if (n < 2) return bad("players", "a match has 2, 3 or 4 players", {1});
  SeatSet colours;
  for (unsigned s = 0; s < n; ++s) {
    const std::uint8_t colour = state.players[seat(s)].colour;
    if (colour < 1 || colour > table_size) return bad(player_field(s, "colour"), "must be from 1 to 4", {17});
    if (colours.has(seat(colour))) return bad(player_field(s, "colour"), "another player has this colour", {17});
    colours.add(seat(colour));
  }
  if (state.turn < 1 || state.turn > last_turn) return bad("turn", "must be from 1 to 15", {28});
  if (state.frames.empty()) return bad("frames", "must not be empty");

  const bool drawing = state.frames[0].step == Step::DrawElder;
  if (drawing != !state.elder.has_value())
    return bad("elder", drawing ? "is still to be drawn" : "must be a seat", {22});
  if (state.elder.has_value() && number(*state.elder) >= n)
    return bad("elder", "there is no such seat at this table", {22});
  if (drawing) {
    const bool here = (state.elder_candidates & SeatSet::first(n)) == state.elder_candidates;
    if (!here || state.elder_candidates.size() < 2)
      return bad("elder_candidates", "must be two or more seats of this table", {22});
  } else if (!state.elder_candidates.empty()) {
    return bad("elder_candidates", "must be empty once there is an Elder", {22});
  }
  SeatSet ordered;
  for (const Seat s : state.order) ordered.add(s);
  const SeatSet expected = drawing ? SeatSet{} : SeatSet::first(n);
  if (ordered != expected || state.order.size() != expected.size()) {
    return bad("order", drawing ? "must be empty while the Elder is drawn" : "must name every seat once", {24});
  }
  return std::nullopt;
}

Finding check_markers(const State& state) {
  const unsigned n = seats(state);
  std::array<unsigned, table_size> on_estates{};
  for (const Estate e : all_of<Estate>()) {
    const EstateSpace& estate = state.estates[e];
    if (estate.possessed.size() != n) return bad(estate_field(e, "possessed"), "must be a number a player", {7});
    for (unsigned s = 0; s < n; ++s) on_estates[s] += estate.possessed[seat(s)];
  }
  for (unsigned s = 0; s < n; ++s) {
    const Player& player = state.players[seat(s)];
    if (on_estates[s] + player.supply != markers_each) {
      return bad(player_field(s, "supply"),
                 std::to_string(player.supply) + " in supply and " + std::to_string(on_estates[s]) +
                     " on estates do not make 21",
                 {7});
    }
    // No turn gives more than four Sabbath scorings and no match more than three of all estates, at 7 points an estate.
    if (player.points > state.turn * 4U * 7U + 3U * 7U * 7U)
      return bad(player_field(s, "points"), "more than any match could give by now", {156});
  }
  return std::nullopt;
}

Finding check_pawns(const State& state) {
  const Frame& base = state.frames[0];
  for (unsigned place = 0; place < seats(state); ++place) {
    // In setup whoever has had his go has placed his pawn, in the order of the step.
    const unsigned vampire_seat = base.step == Step::DrawElder ? place : number(state.order[place]);
    const bool has_vampire =
        base.step > Step::PlaceVampires || (base.step == Step::PlaceVampires && place < base.place);
    if (state.players[seat(vampire_seat)].vampire.has_value() != has_vampire) {
      return bad(player_field(vampire_seat, "vampire"), has_vampire ? "must be on an estate" : "is not placed yet",
                 {25});
    }
    const unsigned n = seats(state);
    const unsigned circle_seat = base.step == Step::DrawElder ? place : number(state.order[n - 1 - place]);
    const bool has_pawn =
        base.step > Step::PlaceCirclePawns || (base.step == Step::PlaceCirclePawns && place < base.place);
    if (state.players[seat(circle_seat)].circle_pawn.has_value() != has_pawn) {
      return bad(player_field(circle_seat, "circle_pawn"), has_pawn ? "must be on a space" : "is not placed yet", {26});
    }
  }
  if (!in_setup(base.step)) return std::nullopt;
  if (state.turn != 1) return bad("turn", "is 1 during setup", {21});
  for (unsigned s = 0; s < seats(state); ++s) {
    if (state.players[seat(s)].supply != markers_each)
      return bad(player_field(s, "supply"), "is 21 during setup", {20});
    if (state.players[seat(s)].points != 0) return bad(player_field(s, "points"), "is 0 during setup", {19});
  }
  for (const Estate e : all_of<Estate>()) {
    if (state.estates[e].modifier != Modifier::None)
      return bad(estate_field(e, "modifier"), "is none during setup", {18});
  }
  return std::nullopt;
}

Finding check_plans(const State& state) {
  const Step base = state.frames[0].step;
  const bool revealed = base == Step::TakeTurns || base == Step::Over;
  bool all_chosen = true;
  for (unsigned s = 0; s < seats(state); ++s) {
    const Player& player = state.players[seat(s)];
    const Plan& plan = player.plan.value;
    if (in_setup(base) && !(plan == Plan{}))
      return bad(player_field(s, "plan"), "there are no plans during setup", {29});
    if (state.chosen.has(seat(s)) != plan.complete())
      return bad("chosen", "must name those who have fixed both cards", {181});
    if (revealed && !plan.complete())
      return bad(player_field(s, "plan"), "both cards must be fixed after the reveal", {33});
    if (player.plan.open != revealed)
      return bad(player_field(s, "plan.open"),
                 revealed ? "plans lie open after the reveal" : "plans are sealed until the reveal", {40});
    all_chosen = all_chosen && plan.complete();
  }
  if ((state.chosen - SeatSet::first(seats(state))) != SeatSet{})
    return bad("chosen", "there is no such seat at this table", {181});
  if (base == Step::Plan && all_chosen)
    return bad("frames[0].step", "when everybody has chosen the plans are revealed", {40});
  return std::nullopt;
}

/// Marks that live only inside the action phase.
Finding check_running_turn(const State& state) {
  const Frame& base = state.frames[0];
  const bool acting = base.step == Step::TakeTurns;
  unsigned calls = 0;
  for (const Estate e : all_of<Estate>()) {
    if (!state.estates[e].sabbath) continue;
    if (!acting)
      return bad(estate_field(e, "sabbath"), "Sabbath markers are on the board in the action phase only", {131});
    if (++calls > base.place + 1U)
      return bad(estate_field(e, "sabbath"), "more Sabbath markers than players who could have called", {14});
  }
  for (unsigned place = 0; place < seats(state); ++place) {
    // While the Elder is drawn there is no order yet.
    const Seat s = state.order.empty() ? seat(place) : state.order[place];
    const Player& player = state.players[s];
    const bool to_come = acting && place > base.place;
    if (player.attacked && !to_come)
      return bad(player_field(number(s), "attacked"), "only a player whose turn is to come can be", {104});
    if (player.gambited && !to_come)
      return bad(player_field(number(s), "gambited"), "only a player whose turn is to come can be", {116});
  }
  if (state.blood_dusk == Special::Due && !acting) return bad("blood_dusk", "is due in the action phase only", {133});
  if (state.armageddon == Special::Due && !acting) return bad("armageddon", "is due in the action phase only", {136});
  if (in_setup(base.step) && state.blood_dusk != Special::Waiting)
    return bad("blood_dusk", "is waiting during setup", {133});
  if (in_setup(base.step) && state.armageddon != Special::Waiting)
    return bad("armageddon", "is waiting during setup", {136});
  // In the middle of an ability the conditions have not been looked at yet.
  if (state.frames.size() == 3) return std::nullopt;
  State looked = state;
  Events ignored;
  notice_specials(looked, ignored);
  if (looked.blood_dusk != state.blood_dusk)
    return bad("blood_dusk", "cannot be waiting while a player has possessed on all seven estates", {134});
  if (looked.armageddon != state.armageddon)
    return bad("armageddon", "cannot be waiting while a supply is empty", {137});
  return std::nullopt;
}

bool plain(const Frame& frame) { return frame.left == 0 && !frame.from.has_value() && !frame.whose.has_value(); }

/// The innermost frame of an estate ability or a circle action.
Finding check_use(const State& state, Seat self) {
  const Frame& turn = state.frames[1];
  const Frame& use = state.frames[2];
  const bool action = use.step >= Step::AttackTarget && use.step <= Step::GambitMove;
  if ((action ? turn.action : turn.ability) != Use::Used)
    return bad(action ? "frames[1].action" : "frames[1].ability", "must be used while it is carried out", {49});
  if (use.place != 0 || use.ability != Use::None || use.action != Use::None)
    return bad("frames[2]", "place, ability and action belong to outer frames");

  const auto expect = [&](bool right, std::string_view field, std::string_view problem) -> Finding {
    if (right) return std::nullopt;
    return bad("frames[2]." + std::string{field}, std::string{problem});
  };
  const auto stands = [&](Estate e) {
    return expect(vampire(state, self) == e, "step", "is not the ability of the estate where the vampire stands");
  };
  const auto at = [&](CircleAction a) {
    return expect(circle_pawn(state, self) == a, "step", "is not the action of the space where the circle pawn stands");
  };
  const auto shape = [&](bool from, bool whose, unsigned least, unsigned most) -> Finding {
    if (auto f = expect(use.from.has_value() == from, "from", from ? "must be an estate" : "must be null")) return f;
    if (auto f = expect(use.whose.has_value() == whose, "whose", whose ? "must be a seat" : "must be null")) return f;
    if (whose && (number(*use.whose) >= seats(state) || *use.whose == self))
      return bad("frames[2].whose", "must be an opponent");
    return expect(use.left >= least && use.left <= most, "left", "does not fit the markers on the board");
  };
  const auto own_on = [&](Estate e) -> unsigned { return state.estates[e].possessed[self]; };
  const auto both = [](Finding first, Finding second) { return first ? first : second; };

  switch (use.step) {
    case Step::TeatralneTake: return both(stands(Estate::Teatralne), shape(false, false, 0, 0));
    case Step::GoraliTake:
      return both(stands(Estate::Gorali),
                  shape(false, false, 1, std::min(2U, on_board(state.players[self]) - own_on(Estate::Gorali))));
    case Step::ZieloneTake:
      if (auto f = both(stands(Estate::Zielone), shape(use.from.has_value(), false, 1, 2))) return f;
      return expect(use.from.has_value() == (use.left == 1), "left",
                    "is 2 before the estate is chosen and 1 after the first marker");
    case Step::ZieloneTo:
      if (auto f = both(stands(Estate::Zielone), shape(true, true, 1, 2))) return f;
      return expect(state.estates[*use.from].possessed[*use.whose] > 0, "whose", "has no marker there");
    case Step::SzkolneTakeOwn: return both(stands(Estate::Szkolne), shape(false, false, 0, 0));
    case Step::SzkolneTakeOther:
      if (auto f = both(stands(Estate::Szkolne), shape(true, false, 0, 0))) return f;
      return expect(own_on(*use.from) > 0, "from", "must hold an own marker");
    case Step::OgrodoweTake:
      return both(stands(Estate::Ogrodowe),
                  shape(false, false, 1,
                        std::min(2U, opponents_on_board(state, self) - opponents_on(state, self, Estate::Ogrodowe))));
    case Step::MlodosciTake: return both(stands(Estate::Mlodosci), shape(false, false, 0, 0));
    case Step::MlodosciCount:
      if (auto f = both(stands(Estate::Mlodosci), shape(true, false, 0, 0))) return f;
      return expect(own_on(*use.from) > 0, "from", "must hold an own marker");
    case Step::MlodosciTo:
      if (auto f = both(stands(Estate::Mlodosci), shape(true, false, 1, 4))) return f;
      return expect(use.left <= own_on(*use.from), "left", "is more than there are on the estate");
    case Step::AttackTarget: return both(at(CircleAction::SurpriseAttack), shape(false, false, 0, 0));
    case Step::AttackMove: return both(at(CircleAction::SurpriseAttack), shape(false, true, 0, 0));
    case Step::GambitTarget: return both(at(CircleAction::CunningGambit), shape(false, false, 0, 0));
    case Step::GambitMove: return both(at(CircleAction::CunningGambit), shape(false, true, 0, 0));
    default: return bad("frames[2].step", "is no step of an ability or action");
  }
}

Finding check_frames(const State& state) {
  const Frame& base = state.frames[0];
  const unsigned n = seats(state);
  if (base.step > Step::TakeTurns && base.step != Step::Over)
    return bad("frames[0].step", "cannot be the outermost step");
  if (base.step == Step::Over && state.turn != last_turn)
    return bad("turn", "a match is over after turn 15 only", {28});
  const bool counts =
      base.step == Step::PlaceVampires || base.step == Step::PlaceCirclePawns || base.step == Step::TakeTurns;
  if (base.place >= (counts ? n : 1U)) return bad("frames[0].place", "is beyond the order track", {42});
  if (!plain(base) || base.ability != Use::None || base.action != Use::None)
    return bad("frames[0]", "only step and place are used here");
  if ((base.step == Step::TakeTurns) != (state.frames.size() > 1))
    return bad("frames", "the action phase is inside a player's turn, and nothing else is", {43});
  return std::nullopt;
}

Finding check_player_turn(const State& state) {
  if (state.frames.size() == 1) return std::nullopt;
  const Frame& turn = state.frames[1];
  const Seat self = active(state);
  if (turn.place != 0 || !plain(turn)) return bad("frames[1]", "only step, ability and action are used here");
  const bool inner = state.frames.size() == 3;
  if (turn.step != Step::UseAbilities && (inner || turn.step != Step::LeaveCircle))
    return bad("frames[1].step", "is no step of a player's turn that asks", {43});
  const bool last = used_last(circle_pawn(state, self));
  if (last && turn.action != Use::None)
    return bad("frames[1].action", "Lightning Reaction and Bat are used at the end of the turn", {51});
  if (!last && turn.action == Use::None) return bad("frames[1].action", "must be open or used", {57});
  const bool leaving = turn.step == Step::LeaveCircle;
  if (leaving && turn.ability == Use::Open) return bad("frames[1].ability", "step c is over", {55});
  // In the middle of an ability the board has changed under it.
  if (!inner && !leaving && turn.ability != Use::Used && (turn.ability == Use::Open) != ability_usable(state, self)) {
    return bad("frames[1].ability", "must be open if the ability of the estate can change something", {56});
  }
  if (leaving && !last)
    return bad("frames[1].step", "only Lightning Reaction and Bat are used at the end of the turn", {51});
  return inner ? check_use(state, self) : std::nullopt;
}

}  // namespace

std::optional<Refusal> NowaHuta::check(const State& state) const {
  for (const auto& each :
       {check_table, check_frames, check_markers, check_pawns, check_plans, check_player_turn, check_running_turn}) {
    if (Finding found = each(state)) return found;
  }
  const Pending now = pending(state);
  for (const Seat s : now.must) {
    Options legal;
    options(state, s, legal);
    // `done` alone is never asked: NH-047
    const bool nothing = legal.empty() || (legal.size() == 1 && legal[0] == choose(Verb::Done));
    if (nothing) return bad(top_field(state, "step"), "asks for a decision, but there is nothing to choose", {47});
  }
  return std::nullopt;
}

}  // namespace krypta::nowa_huta
