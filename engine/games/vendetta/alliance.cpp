#include "engine/games/vendetta/rules.hpp"

/// Followers, draining, Frenzy and elimination.
namespace krypta::vendetta {

namespace {

/// VD-181, VD-188, VD-270
void credit(Play& on, const Happening& event) {
  if (!event.causer.has_value() || on.state.players[*event.causer].out) return;
  if (partner_of(on.state, *event.causer) != event.who) {  // VD-253
    Player& causer = on.state.players[*event.causer];
    causer.influence = static_cast<std::uint8_t>(causer.influence + 1);
    on.events.tell_all({181}, EventKind::FrenzySentBy, *event.causer, 1);
  }
  open_window(on, Window::FrenzyCaused, event);
}

/// VD-184 to VD-187, VD-335
void drain_somebody(Play& on, Seat who) {
  State& state = on.state;
  Player& player = state.players[who];
  const FollowerSet some = drainable(on.cards, player);
  if (const FollowerSet first = some & on.cards.standing(CardVerb::DrainedFirst).allies; !first.empty())
    return drain(on, who, first.nth(0));
  if (some.size() > 1) {
    state.frames.push({.step = Step::DrainRandom, .seat = who});
  } else if (!some.empty()) {
    drain(on, who, some.nth(0));
  } else {
    const unsigned paid = player.influence > 0 ? 1U : 0U;
    player.influence = static_cast<std::uint8_t>(player.influence - paid);
    player.blood = static_cast<std::uint8_t>(player.blood + 1);
    on.events.tell_all({186, 187}, EventKind::NothingToDrain, who, paid);
  }
}

/// What belongs to a player leaves play. VD-107
void clear_away(Play& on, Seat who) {
  State& state = on.state;
  Player& player = state.players[who];
  for (std::size_t i = 0; i < state.deployed.size(); ++i) {
    const Deployed& d = state.deployed[i];
    if (!d.at.has_value()) continue;
    if (d.clan == player.clan) {
      remove_card(state, static_cast<Slot>(i));
    } else if (d.area == who) {
      take_back(on, static_cast<Slot>(i));
    }
  }
  for (const Location at : all_of<Location>()) state.sites[at].areas[who] = {};
  const Player gone{.clan = player.clan,
                    .out = true,
                    .out_as = static_cast<std::uint8_t>(player_count(state) - remaining(state).size()),
                    .blood = 0,
                    .influence = 0};
  player = gone;
}

/// To the next who is left, clockwise. VD-109
void pass_ambition_on(Play& on) {
  State& state = on.state;
  const Seat from = *state.ambition;
  unsigned steps = 1;
  while (state.players[clockwise(state, from, steps)].out) ++steps;
  state.ambition = clockwise(state, from, steps);
  on.events.tell_all({109}, EventKind::AmbitionMoved, *state.ambition);
}

}  // namespace

FollowerSet drainable(const Cards& cards, const Player& player) {
  FollowerSet some = player.allies - cards.standing(CardVerb::CannotBeDrained).allies;  // VD-328
  if (player.victims > 0) some.add(victim);
  return some;
}

void drain(Play& on, Seat who, Follower f) {
  Player& player = on.state.players[who];
  const FollowerFacts& facts = on.cards.facts(f);
  if (f == victim) {
    --player.victims;
    ++player.drained_victims;
  } else {
    player.allies.remove(f);
    player.drained.add(f);
  }
  player.blood = static_cast<std::uint8_t>(player.blood + facts.drain);  // VD-085
  on.events.tell_all({84, 85}, EventKind::Drained, who, f, facts.drain);
  if (facts.tokens == 0) return;
  player.tokens = static_cast<std::uint8_t>(player.tokens + facts.tokens);  // VD-093, VD-331
  on.events.tell_all({93, 94}, EventKind::GotTokens, who, facts.tokens);
  if (player.tokens >= deadly_tokens) eliminate(on, who);
}

void join(Play& on, Seat who, Follower f) {
  on.state.players[who].allies.add(f);
  on.events.tell_all({27, 171}, EventKind::Joined, who, f);
  // VD-268
  if (on.cards.listening(Window::Joins).has(source(f))) begin_effect(on, source(f), Window::Joins, {.who = who});
}

void gain_victim(Play& on, Seat who) {
  State& state = on.state;
  if (state.victim_deck == 0) return on.events.tell_all({10}, EventKind::NoVictimLeft, who);
  --state.victim_deck;
  ++state.players[who].victims;
  on.events.tell_all({27}, EventKind::Joined, who, victim);
}

void eliminate(Play& on, Seat who) {
  State& state = on.state;
  state.players[who].out = true;
  on.events.tell_all({97, 106}, EventKind::Eliminated, who);
  clear_away(on, who);
  if (state.ambition == who) pass_ambition_on(on);
  ended_by_elimination(on);
}

void go_on_in_frenzy(Play& on) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  const Seat who = *frame.seat;
  if (state.players[who].out) return state.frames.pop();
  const Happening event = frame.event;
  using namespace stages::frenzy;
  switch (frame.stage) {
    case Begins:
      frame.stage = Causes;
      open_window(on, Window::PoolEmpty, event);
      return;
    case Causes:
      frame.stage = Replaces;
      on.events.tell_all({178}, EventKind::InFrenzy, who);
      return credit(on, event);
    case Replaces:
      frame.stage = Drains;
      open_window(on, Window::FrenzyDrain, event);
      return;
    case Drains: frame.stage = Finished; return drain_somebody(on, who);
    default: return state.frames.pop();
  }
}

}  // namespace krypta::vendetta
