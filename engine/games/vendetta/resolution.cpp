#include "engine/games/vendetta/rules.hpp"
#include "engine/games/vendetta/stages.hpp"

/// A location is resolved, step by step. VD-113 to VD-177
namespace krypta::vendetta {

namespace {

using namespace stages::site;

using namespace stages::withdrawal;

CardStep step_of(const Frame& pass) { return static_cast<CardStep>(pass.stage); }
Window window_of(CardStep step) { return step == CardStep::Setup ? Window::Setup : Window::Aftermath; }

void remove_ally(Play& on, Location at) {
  Maybe<Follower>& ally = on.state.sites[at].ally;
  if (ally.has_value()) on.events.tell_all({161}, EventKind::AllyLeft, *ally, at);
  ally = {};
}

void begin_pass(Play& on, CardStep step, Location at) {
  on.state.frames.push(
      {.step = Step::Pass, .stage = static_cast<std::uint8_t>(step), .at = at, .seats = present(on.state, at)});
}

/// Cards here that hold something over the partner, which has to be decided before it matters. VD-277, VD-320
void ask_about_partners(Play& on, Location at, CardVerb verb) {
  State& state = on.state;
  if (!state.teams) return;
  each_there(state, on.cards.standing(verb), [&](Source s, const Standing& standing) {
    if (standing.here != at || !standing.slot.has_value()) return;
    if (on.cards.switched().has(clan_card(s)) || !on.cards.of_rivals().has(s)) return;
    const Maybe<Seat> partner = partner_of(state, *standing.controller);
    if (partner.has_value() && is_present(state, *partner, at)) ask_about_partner(on, *standing.slot);
  });
}

/// VD-120, VD-121
void begin_choosing(Play& on, Location at) {
  State& state = on.state;
  const SeatSet here = present(state, at);
  for (const Seat s : remaining(state)) {
    state.players[s].stand = {};
    state.players[s].stands = false;
  }
  state.frames.push({.step = Step::Stand, .at = at, .seats = here});
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
  for (std::size_t i = 0; i < state.deployed.size(); ++i) {
    const Deployed& d = state.deployed[i];
    if (d.at == at && !d.marks.has(Mark::KeptDown)) turn_up(on, static_cast<Slot>(i));
  }
}

/// VD-147, VD-160, VD-161; tells whether anybody is there.
bool count_power(Play& on, Location at) {
  State& state = on.state;
  const Powers now = powers(on.cards, state, at);
  state.ranking = ranking(on.cards, state, at, now);
  if (state.ranking.empty()) {
    on.events.tell_all({161}, EventKind::NobodyThere, at);
    remove_ally(on, at);
    return false;
  }
  unsigned rank = 0;
  for (const Seat s : state.ranking) {
    on.events.tell_all({148}, EventKind::PowerIs, s, now.totals[s], at);
    on.events.tell_all({155}, EventKind::Ranked, s, ++rank, at);
  }
  state.sites[at].winner = state.ranking[0];
  return true;
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
  for (Deployed& d : state.deployed) {
    if (d.at != at) continue;
    d.marks.remove(Mark::KeptDown);
    d.marks.remove(Mark::Engaged);
    d.marks.remove(Mark::Zeroed);
    d.marks.remove(Mark::WithoutPartner);
  }
  state.ranking.clear();
  state.current = {};
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
  for (std::size_t i = 0; i < state.deployed.size(); ++i) {
    const Deployed& d = state.deployed[i];
    const auto slot = static_cast<Slot>(i);
    if (d.at != at || d.area != who) continue;
    if (to == at) {
      take_back(on, slot);
      continue;
    }
    turn_up(on, slot);
    move_card(on, slot, to);
    ++moved;
  }
  return moved;
}

/// Cards that still have to be resolved in this step. VD-139, VD-142, VD-146, VD-318
template <class Visit>
void each_unresolved(const Cards& cards, const State& state, const Frame& pass, Visit&& visit) {
  const CardStep step = step_of(pass);
  const Location at = *pass.at;
  const SeatSet skips = step == CardStep::Conflict ? SeatSet{} : state.sites[at].skips;
  each_deployed(state, [&](Slot s, const Deployed& d) {
    if (d.at != at || !is_up(d) || d.resolved.has(at) || cards.step(d.card.value) != step || skips.has(*d.area)) return;
    const bool acts = step == CardStep::Conflict ? cards.switched().has(d.card.value)
                                                 : cards.listening(window_of(step)).cards.has(d.card.value);
    if (acts) visit(s, *d.area);
  });
}
unsigned unresolved(const Cards& cards, const State& state, const Frame& pass, Seat self) {
  unsigned n = 0;
  each_unresolved(cards, state, pass, [&](Slot, Seat area) { n += area == self ? 1U : 0U; });
  return n;
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
bool next_in_pass(Play& on) {
  State& state = on.state;
  Frame& pass = state.frames.top();
  SeatSet able;
  each_unresolved(on.cards, state, pass, [&](Slot, Seat area) { able.add(area); });
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

}  // namespace

void go_on_at_site(Play& on) {
  State& state = on.state;
  Frame& site = state.frames.top();
  const Location at = *site.at;
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
      return ask_about_partners(on, at, CardVerb::StayNeedsBlood);
    case Chooses: next(Shows); return begin_choosing(on, at);
    case Shows:
      next(Finishes);
      show_choices(on, at);
      open_window(on, Window::ChoicesShown, {.at = at});
      return;
    case Finishes:
      next(Withdraws);
      open_window(on, Window::ChoicesFinal, {.at = at});
      return;
    case Withdraws: {  // VD-132
      SeatSet leaving;
      for (const Seat s : remaining(state)) {
        if (state.players[s].stands && state.players[s].stand.value == Stand::Withdraw) leaving.add(s);
      }
      if (leaving.empty()) return next(BeforeReveal);
      const Seat first = earliest(state, leaving);
      state.players[first].stands = false;
      return begin_withdrawal(on, first, at);
    }
    case BeforeReveal:
      next(Reveals);
      open_window(on, Window::BeforeReveal, {.at = at});
      return;
    case Reveals:
      next(TurnsUp);
      open_window(on, Window::Reveal, {.at = at});
      return;
    case TurnsUp: next(AfterReveal); return reveal(on, at);
    case AfterReveal:
      next(Prepares);
      open_window(on, Window::Revealed, {.at = at});
      return;
    case Prepares: next(BeforeConflict); return begin_pass(on, CardStep::Setup, at);
    case BeforeConflict:
      next(Fights);
      ask_about_partners(on, at, CardVerb::AddPower);
      open_window(on, Window::ConflictBegins, {.at = at});
      return;
    case Fights: next(BeforePower); return begin_pass(on, CardStep::Conflict, at);
    case BeforePower:
      next(Counts);
      open_window(on, Window::BeforePower, {.at = at});
      return;
    case Counts:
      if (!count_power(on, at)) return next(Closes);
      next(Pays);
      open_window(on, Window::WinnerKnown, {.at = at});
      return;
    case Pays: next(Aftermath); return state.frames.push({.step = Step::Rewards, .at = at});
    case Aftermath: next(Closes); return begin_pass(on, CardStep::Aftermath, at);
    case Closes:
      next(Closed);
      open_window(on, Window::LocationResolved, {.at = at});
      return;
    default: close(on, at); return state.frames.pop();
  }
}

bool may_stay(const Cards& cards, const State& state, Seat self, Location at) {
  if (state.players[self].blood > 0) return true;
  bool may = true;  // VD-320
  each_there(state, cards.standing(CardVerb::StayNeedsBlood), [&](Source s, const Standing& standing) {
    if (standing.here != at || standing.controller == self) return;
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
  on.state.frames.push({.step = Step::Withdrawal, .seat = who, .at = at});
}

void go_on_withdrawing(Play& on) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  const Seat who = *frame.seat;
  const Location at = *frame.at;
  if (state.players[who].out) return state.frames.pop();
  switch (frame.stage) {
    case Asks:
      frame.stage = Moves;
      open_window(on, Window::Withdrawing, {.who = who, .at = at});
      return;
    case Moves: {
      frame.stage = Done;
      const Maybe<Location> elsewhere = frame.event.at;  // VD-299
      // Who acts on it is known before anything moves: what moves along does not. VD-301
      const bool told = open_window(on, Window::Withdrew, {.who = who, .at = at});
      const unsigned moved = carry_away(on, who, at, elsewhere);
      if (told) state.frames.top().event.amount = static_cast<std::uint8_t>(moved);
      return;
    }
    default: return state.frames.pop();
  }
}

bool go_on_in_pass(Play& on) {
  State& state = on.state;
  while (true) {
    Frame& pass = state.frames.top();
    if (!pass.seat.has_value() && !next_in_pass(on)) {
      state.frames.pop();
      return false;
    }
    const Seat self = *pass.seat;
    const unsigned left = state.players[self].out ? 0 : unresolved(on.cards, state, pass, self);
    const bool relic = !state.players[self].out && usable_relic(on.cards, state, pass, self).has_value();
    if (left == 0 && !relic) {
      pass.seat = {};  // VD-265
      continue;
    }
    if (relic || left > 1) return true;  // VD-140
    Slot only{};
    each_unresolved(on.cards, state, pass, [&](Slot s, Seat area) {
      if (area == self) only = s;
    });
    resolve(on, only);
    return false;
  }
}

void pass_options(const Cards& cards, const State& state, Seat self, Options& out) {
  const Frame& pass = state.frames.top();
  unsigned cards_left = 0;
  each_unresolved(cards, state, pass, [&](Slot s, Seat area) {
    if (area != self) return;
    ++cards_left;
    out.push_back(choose(Verb::Use, source(card_at(state, s).card.value)));
  });
  if (const Maybe<Source> relic = usable_relic(cards, state, pass, self); relic.has_value())
    out.push_back(choose(Verb::Use, *relic));
  if (cards_left == 0) out.push_back(choose(Verb::Pass));
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

void go_on_rewarding(Play& on) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  const Location at = *frame.at;
  Site& site = state.sites[at];
  const unsigned rank = frame.stage + 1U;
  if (rank > rewarded_ranks || rank > state.ranking.size()) return state.frames.pop();
  const Seat who = state.ranking[frame.stage];
  const auto next_rank = [&] {
    ++frame.stage;
    frame.count = 0;
  };
  if (state.players[who].out) {  // VD-267
    if (rank == 1) remove_ally(on, at);
    return next_rank();
  }
  switch (frame.count++) {
    case 0: {
      const unsigned influence =
          on.cards.reward(at, state.round, rank) + (rank == 1 ? on.cards.extra(at) : 0U);  // VD-168
      Player& player = state.players[who];
      player.influence = static_cast<std::uint8_t>(player.influence + influence);
      on.events.tell_all({167, 168}, EventKind::Rewarded, who, influence);
      open_window(on, Window::Reward, {.who = who, .at = at, .amount = static_cast<std::uint8_t>(rank)});
      return;
    }
    case 1:
      if (rank == 1 && site.ally.has_value()) {  // VD-164
        const Follower ally = *site.ally;
        site.ally = {};
        site.rewarded.add(who);
        join(on, who, ally);
      } else if (rank == 2) {  // VD-165
        if (state.victim_deck > 0) site.rewarded.add(who);
        gain_victim(on, who);
      }
      return;
    default:
      if (rank == 1 && at == Location::Haven && state.ambition != who) {  // VD-169
        state.ambition = who;
        on.events.tell_all({169}, EventKind::AmbitionMoved, who);
      }
      return next_rank();
  }
}

}  // namespace krypta::vendetta
