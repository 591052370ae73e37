#include "engine/games/vendetta/rules.hpp"

/// A location is resolved, step by step. VD-113 to VD-177
namespace krypta::vendetta {

namespace {

Window window_of(CardStep step) { return step == CardStep::Setup ? Window::Setup : Window::Aftermath; }

/// Where nothing has a turn in it, nobody goes through it.
void begin_pass(Play& on, CardStep step, Location at) {
  State& state = on.state;
  const bool some = step == CardStep::Conflict ? !(state.sites[at].up & on.cards.switched()).empty()
                                               : any_there(state, on.cards.listening(window_of(step)), at);
  if (!some) return;
  Frame& pass = state.frames.enter(Step::Pass);
  pass.stage = static_cast<std::uint8_t>(step);
  pass.at = at;
  pass.seats = present(state, at);
}

/// Cards here that hold something over the partner, which has to be decided before it matters. VD-277, VD-320
void ask_about_partners(Play& on, Location at, CardVerb verb) {
  State& state = on.state;
  if (!state.teams) return;
  each_there(state, on.cards.standing(verb), at, [&](Source s, const Standing& standing) {
    if (!standing.slot.has_value()) return;
    if (on.cards.switched().has(clan_card(s)) || !on.cards.of_rivals().has(s)) return;
    const Maybe<Seat> partner = partner_of(state, *standing.controller);
    if (partner.has_value() && is_present(state, *partner, at)) ask_about_partner(on, *standing.slot);
  });
}

/// VD-120, VD-121
void begin_choosing(Play& on, Location at) {
  State& state = on.state;
  for (const Seat s : remaining(state)) {
    state.players[s].stand = {};
    state.players[s].stands = false;
  }
  Frame& choices = state.frames.enter(Step::Stand);
  choices.at = at;
  choices.seats = present(state, at);
}

void show_choices(Play& on, Location at) {
  State& state = on.state;
  for (unsigned i = 0; i < player_count(state); ++i) {
    Player& player = state.players[seat(i)];
    if (!player.stands) continue;
    player.stand.open = true;
    const bool stays = player.stand.value == Stand::Stay;
    on.events.tell_all({121}, stays ? EventKind::Stayed : EventKind::Withdrew, seat(i), at);
  }
}

/// VD-135
void reveal(Play& on, Location at) {
  State& state = on.state;
  each_card(state, state.sites[at].cards, [&](Slot s, const Deployed& d) {
    if (!d.marks.has(Mark::KeptDown)) turn_up(on, s);
  });
}

/// VD-119, VD-264
void close(Play& on, Location at) {
  State& state = on.state;
  Site& site = state.sites[at];
  site.resolved = true;
  site.skips = {};
  for (unsigned i = 0; i < player_count(state); ++i) {
    site.areas[seat(i)].down_power = 0;
    site.areas[seat(i)].bonus = 0;
    state.players[seat(i)].stand = {};
    state.players[seat(i)].stands = false;
    state.players[seat(i)].bid = {};
    state.players[seat(i)].bids = false;
  }
  each_card(state, state.sites[at].cards,
            [&](Slot s, const Deployed& d) { card_at(state, s).marks = d.marks & MarkSet::of(Mark::Up); });
  state.ranking.clear();
  state.current = {};
}

SlotSet of_player(const State& state, SlotSet cards, Seat self) {
  SlotSet own;
  each_card(state, cards, [&](Slot s, const Deployed& d) { own.add_if(d.area == self, s); });
  return own;
}

/// Blood to the Pool, cards face up to Prince's Haven, and from there to the hand; or all of it elsewhere, if a card
/// says so. Tells how many cards were moved. VD-124 to VD-131, VD-299
unsigned carry_away(Play& on, Seat who, Location at, Maybe<Location> elsewhere) {
  State& state = on.state;
  const Location to = elsewhere.has_value() ? *elsewhere : Location::Haven;
  std::uint8_t& blood = state.sites[at].areas[who].blood;
  if (!elsewhere.has_value()) {
    return_blood(on, who, at, blood);
  } else if (blood > 0) {
    std::uint8_t& there = state.sites[to].areas[who].blood;
    there = static_cast<std::uint8_t>(there + blood);
    on.events.tell_all({299}, EventKind::BloodMoved, who, blood, to);
    blood = 0;
  }
  unsigned moved = 0;
  for (const Slot s : of_player(state, state.sites[at].cards, who)) {
    if (to == at) {
      take_back(on, s);
      continue;
    }
    turn_up(on, s);
    move_card(on, s, to);
    ++moved;
  }
  return moved;
}

/// Cards that still have to be resolved in this step. VD-139, VD-142, VD-146, VD-318
SlotSet unresolved(const Cards& cards, const State& state, const Frame& pass) {
  const CardStep step = step_of(pass);
  const Location at = *pass.at;
  const Site& site = state.sites[at];
  const CardSet acting = site.up & cards.acting(step);
  SlotSet left;
  if (acting.empty()) return left;
  const SeatSet skips = step == CardStep::Conflict ? SeatSet{} : site.skips;
  each_card(state, site.cards, [&](Slot s, const Deployed& d) {
    left.add_if(is_up(d) && acting.has(d.card.value) && !d.resolved.has(at) && !skips.has(*d.area), s);
  });
  return left;
}

/// A relic for the own slot of the Aftermath step. VD-341
Maybe<Source> usable_relic(const Cards& cards, const State& state, const Frame& pass, Seat self) {
  const Player& player = state.players[self];
  if (step_of(pass) != CardStep::Aftermath || !player.relic.has_value() || player.relic_used) return {};
  const Source s = source(*player.relic);
  if (cards.ability(s, Window::Aftermath) == nullptr || !can_act(cards, state, s, Window::Aftermath, {})) return {};
  return s;
}

void resolve(Play& on, Slot slot) {
  State& state = on.state;
  const Frame pass = state.frames.top();
  Deployed& d = card_at(state, slot);
  const Source s = source(d.card.value);
  d.resolved.add(*pass.at);
  if (step_of(pass) != CardStep::Conflict) return begin_effect(on, s, window_of(step_of(pass)), {});
  d.marks.add(Mark::Engaged);  // VD-279
  on.events.tell_all({146, 279}, EventKind::Acts, *d.area, s);
  const Maybe<Seat> partner = partner_of(state, *d.area);
  if (partner.has_value() && on.cards.of_rivals().has(s) && is_present(state, *partner, *pass.at))
    ask_about_partner(on, slot);
}

/// Who comes next in a pass: of the seats of this one, then of the next, whoever has something left. VD-143
bool next_in_pass(Play& on, SlotSet left) {
  State& state = on.state;
  Frame& pass = state.frames.top();
  SeatSet able;
  each_card(state, left, [&](Slot, const Deployed& d) { able.add(*d.area); });
  for (const Seat s : pass.seats) {
    if (usable_relic(on.cards, state, pass, s).has_value()) able.add(s);
  }
  if ((able & pass.seats).empty()) pass.seats = able;
  if (pass.seats.empty()) return false;
  pass.seat = earliest(state, able & pass.seats);
  // Those before have had their turn in this pass.
  for (const Seat s : pass.seats) {
    if (order_of(state, s) <= order_of(state, *pass.seat)) pass.seats.remove(s);
  }
  return true;
}

/// The next of those who leave; tells whether there was one. VD-132
bool withdraw_next(Play& on, Location at) {
  State& state = on.state;
  const SeatSet leaving = seats_where(
      state, [&](Seat s) { return state.players[s].stands && state.players[s].stand.value == Stand::Withdraw; });
  if (leaving.empty()) return false;
  const Seat first = earliest(state, leaving);
  state.players[first].stands = false;
  begin_withdrawal(on, first, at);
  return true;
}

/// From the Conflict step to the end of a location. VD-145 to VD-177
void go_on_with_conflict(Play& on) {
  State& state = on.state;
  Frame& site = state.frames.top();
  const Location at = *site.at;
  using namespace stages::site;
  const auto next = [&](Stage stage) { site.stage = stage; };
  switch (site.stage) {
    case BeforeConflict:
      next(Fights);
      ask_about_partners(on, at, CardVerb::AddPower);
      open_window(on, Window::ConflictBegins, {.at = at});
      if (waits(state, site)) return;
      [[fallthrough]];
    case Fights:
      next(BeforePower);
      begin_pass(on, CardStep::Conflict, at);
      if (waits(state, site)) return;
      [[fallthrough]];
    case BeforePower:
      next(Counts);
      if (open_window(on, Window::BeforePower, {.at = at})) return;
      [[fallthrough]];
    case Counts:
      if (!count_power(on, at)) return next(Closes);
      next(Pays);
      if (open_window(on, Window::WinnerKnown, {.at = at})) return;
      [[fallthrough]];
    case Pays:
      next(Aftermath);
      state.frames.enter(Step::Rewards).at = at;
      return;
    case Aftermath:
      next(Closes);
      begin_pass(on, CardStep::Aftermath, at);
      if (waits(state, site)) return;
      [[fallthrough]];
    case Closes:
      next(Closed);
      if (open_window(on, Window::LocationResolved, {.at = at})) return;
      [[fallthrough]];
    default: close(on, at); return state.frames.pop();
  }
}

}  // namespace

void go_on_at_site(Play& on) {
  State& state = on.state;
  Frame& site = state.frames.top();
  const Location at = *site.at;
  using namespace stages::site;
  const auto next = [&](Stage stage) { site.stage = stage; };
  switch (site.stage) {
    case Begins:
      state.current = at;
      on.events.tell_all({113}, EventKind::SiteBegan, at);
      if (present(state, at).empty()) {  // VD-118
        remove_ally(on, at);
        return next(Closes);
      }
      next(Chooses);
      ask_about_partners(on, at, CardVerb::StayNeedsBlood);
      if (waits(state, site)) return;
      [[fallthrough]];
    case Chooses: next(Shows); return begin_choosing(on, at);
    case Shows:
      next(Finishes);
      show_choices(on, at);
      if (open_window(on, Window::ChoicesShown, {.at = at})) return;
      [[fallthrough]];
    case Finishes:
      next(Withdraws);
      if (open_window(on, Window::ChoicesFinal, {.at = at})) return;
      [[fallthrough]];
    case Withdraws:
      if (withdraw_next(on, at)) return;
      [[fallthrough]];
    case BeforeReveal:
      next(Reveals);
      if (open_window(on, Window::BeforeReveal, {.at = at})) return;
      [[fallthrough]];
    case Reveals:
      next(TurnsUp);
      if (open_window(on, Window::Reveal, {.at = at})) return;
      [[fallthrough]];
    case TurnsUp: reveal(on, at); [[fallthrough]];
    case AfterReveal:
      next(Prepares);
      if (open_window(on, Window::Revealed, {.at = at})) return;
      [[fallthrough]];
    case Prepares:
      next(BeforeConflict);
      begin_pass(on, CardStep::Setup, at);
      if (waits(state, site)) return;
      [[fallthrough]];
    default: return go_on_with_conflict(on);
  }
}

bool may_stay(const Cards& cards, const State& state, Seat self, Location at) {
  if (state.players[self].blood > 0) return true;
  bool may = true;  // VD-320
  each_there(state, cards.standing(CardVerb::StayNeedsBlood), at, [&](Source s, const Standing& standing) {
    if (standing.controller == self) return;
    const bool spared = partner_of(state, self) == standing.controller &&
                        card_at(state, *standing.slot).marks.has(Mark::WithoutPartner);
    if (!spared && !is_protected(cards, state, self, {.controller = standing.controller, .at = at, .by = s}))
      may = false;
  });
  return may;
}

void stand_options(const Cards& cards, const State& state, Seat self, Options& out) {
  if (may_stay(cards, state, self, *state.frames.top().at)) out.push_back(choose(Verb::Stand, Stand::Stay));
  out.push_back(choose(Verb::Stand, Stand::Withdraw));
}

void apply_stand(Play& on, Seat self, Choice given) {
  State& state = on.state;
  Player& player = state.players[self];
  player.stand.value = chosen<Stand>(given);
  player.stands = true;
  on.events.tell_all({120}, EventKind::HasChosen, self);
  state.frames.top().seats.remove(self);
  if (state.frames.top().seats.empty()) state.frames.pop();
}

void begin_withdrawal(Play& on, Seat who, Location at) {
  Frame& withdrawal = on.state.frames.enter(Step::Withdrawal);
  withdrawal.seat = who;
  withdrawal.at = at;
}

void go_on_withdrawing(Play& on) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  const Seat who = *frame.seat;
  const Location at = *frame.at;
  if (state.players[who].out) return state.frames.pop();
  switch (frame.stage) {
    case stages::withdrawal::Asks:
      frame.stage = stages::withdrawal::Moves;
      if (open_window(on, Window::Withdrawing, {.who = who, .at = at})) return;
      [[fallthrough]];
    case stages::withdrawal::Moves: {
      frame.stage = stages::withdrawal::Done;
      const Maybe<Location> elsewhere = frame.event.at;  // VD-299
      // Who acts on it is known before anything moves: what moves along does not. VD-301
      const bool told = open_window(on, Window::Withdrew, {.who = who, .at = at});
      const unsigned moved = carry_away(on, who, at, elsewhere);
      if (told) {
        state.frames.top().event.amount = static_cast<std::uint8_t>(moved);
        return;
      }
      [[fallthrough]];
    }
    default: return state.frames.pop();
  }
}

bool go_on_in_pass(Play& on) {
  State& state = on.state;
  Frame& pass = state.frames.top();
  const SlotSet left = unresolved(on.cards, state, pass);
  while (true) {
    if (!pass.seat.has_value() && !next_in_pass(on, left)) {
      state.frames.pop();
      return false;
    }
    const Seat self = *pass.seat;
    const bool out = state.players[self].out;
    const SlotSet own = out ? SlotSet{} : of_player(state, left, self);
    const bool relic = !out && usable_relic(on.cards, state, pass, self).has_value();
    if (own.empty() && !relic) {
      pass.seat = {};  // VD-265
      continue;
    }
    if (relic || own.size() > 1) return true;  // VD-140
    resolve(on, own.first());
    return false;
  }
}

void pass_options(const Cards& cards, const State& state, Seat self, Options& out) {
  const Frame& pass = state.frames.top();
  const SlotSet own = of_player(state, unresolved(cards, state, pass), self);
  each_card(state, own, [&](Slot, const Deployed& d) { out.push_back(choose(Verb::Use, source(d.card.value))); });
  if (const Maybe<Source> relic = usable_relic(cards, state, pass, self); relic.has_value())
    out.push_back(choose(Verb::Use, *relic));
  if (own.empty()) out.push_back(choose(Verb::Pass));
}

void apply_pass(Play& on, Seat, Choice given) {
  Frame& pass = on.state.frames.top();
  if (verb(given) == Verb::Pass) {
    pass.seat = {};
    return;
  }
  const auto s = chosen<Source>(given);
  if (is_relic(s)) return begin_effect(on, s, Window::Aftermath, {});
  resolve(on, *slot_of(on.state, clan_card(s)));
}

}  // namespace krypta::vendetta
