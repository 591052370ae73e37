#include "engine/games/vendetta/rules.hpp"

/// The phases of a round. VD-034
namespace krypta::vendetta {

namespace {

/// VD-037, VD-040
void feed(Play& on, Seat who) {
  const Player& player = on.state.players[who];
  int sum = player.victims * on.cards.facts(victim).feed;
  for (const Follower f : player.allies) sum += on.cards.facts(f).feed;
  if (sum > 0) {
    on.state.players[who].blood = static_cast<std::uint8_t>(player.blood + sum);
    on.events.tell_all({37}, EventKind::Fed, who, sum);
  } else if (sum < 0) {
    lose_blood(on, who, static_cast<unsigned>(-sum), {});
  }
}

/// What is put on the stack last is done first. VD-041
void refill(Play& on) {
  State& state = on.state;
  FixedVector<Location, 4> filled;
  for (const Location at : all_of<Location>()) {
    if (in_play(state, at) && filled.size() < state.ally_deck.size()) filled.push_back(at);  // VD-011
  }
  for (std::size_t i = filled.size(); i > 0; --i) state.frames.enter(Step::DrawAlly).at = filled[i - 1];
}

/// VD-042, VD-230, VD-231
void draw_for_hands(Play& on) {
  State& state = on.state;
  const unsigned count = player_count(state) == 3 && state.round == 1 ? 3 : 2;
  for (unsigned i = player_count(state); i > 0; --i) {
    const Seat s = clockwise(state, *state.ambition, i - 1);
    if (state.players[s].out) continue;
    draw_cards(on, s, count, DrawFor::Building);
  }
}

/// VD-043; who could draw one card only keeps it. VD-046
void build_hands(Play& on) {
  State& state = on.state;
  SeatSet choosing;
  for (const Seat s : remaining(state)) {
    Player& player = state.players[s];
    if (player.drawn.size() >= 2) choosing.add(s);
    if (player.drawn.size() != 1) continue;
    player.hand.value.add(player.drawn[0].value);
    ++player.hand_count;
    player.drawn.clear();
  }
  if (!choosing.empty()) state.frames.enter(Step::BuildHand).seats = choosing;
}

/// VD-047, VD-233
unsigned turns(const State& state) { return state.round + (player_count(state) == 3 ? 2U : 1U); }

/// Tells whether there was another one to resolve. VD-113
bool resolve_next(Play& on) {
  for (const Location at : all_of<Location>()) {
    if (!in_play(on.state, at) || on.state.sites[at].resolved) continue;
    on.state.frames.enter(Step::Site).at = at;
    return true;
  }
  return false;
}

/// VD-211 to VD-215
void clean_up(Play& on) {
  State& state = on.state;
  on.events.tell_all({210}, EventKind::RoundEnded, state.round);
  on.events.tell_all({211, 214}, EventKind::BloodCleared);
  for (std::size_t i = 0; i < state.deployed.size(); ++i) take_back(on, static_cast<Slot>(i));
  for (Site& site : state.sites)
    site = {.place = site.place, .areas = SeatArray<Area, most_players>::filled(player_count(state))};
  state.deployed.clear();
  for (const Seat s : remaining(state)) {
    Player& player = state.players[s];
    player.flipped = 0;
    player.immune_to.clear();
    player.came_back = {};
  }
}

/// VD-296. Tells whether there was something.
bool finish_what_was_put_off(Play& on) {
  State& state = on.state;
  if (state.put_off.empty()) return false;
  const PutOff put_off = state.put_off[0];
  state.put_off.erase(0);
  if (state.players[*put_off.seat].out) return true;
  on.events.tell_all({296}, EventKind::Acts, put_off.seat, *put_off.source);
  state.effects.push_back(
      {.pc = put_off.from, .card = static_cast<std::uint16_t>(*put_off.source), .player = put_off.seat});
  state.frames.push({.step = Step::Effect,
                     .stage = stages::effect::Runs,
                     .count = static_cast<std::uint8_t>(number(*state.ambition)),
                     .seat = put_off.seat,
                     .source = put_off.source});
  return true;
}

}  // namespace

void go_on_with_round(Play& on) {
  State& state = on.state;
  Frame& round = state.frames.top();
  using namespace stages::round;
  const auto next = [&](Stage stage) { round.stage = stage; };
  switch (round.stage) {
    case Begins:
      ++state.round;
      on.events.tell_all({33}, EventKind::RoundBegan, state.round);
      round.seats = remaining(state);
      next(Feeds);
      [[fallthrough]];
    case Feeds:
      for (round.seats = round.seats & remaining(state); !round.seats.empty();) {
        const Seat who = earliest(state, round.seats);
        round.seats.remove(who);
        feed(on, who);
        if (waits(state, round)) return;
      }
      [[fallthrough]];
    case Refills: next(Draws); return refill(on);
    case Draws: next(BuildsHands); return draw_for_hands(on);
    case BuildsHands: next(BeforePlanning); return build_hands(on);
    case BeforePlanning:
      next(Plans);
      if (open_window(on, Window::PlanningBegins, {})) return;
      [[fallthrough]];
    case Plans:
      next(AfterPlanning);
      return state.frames.push({.step = Step::Turns, .count = static_cast<std::uint8_t>(turns(state))});
    case AfterPlanning:
      next(BeforeResolution);
      on.events.tell_all({114}, EventKind::PlanningEnded);
      if (open_window(on, Window::PlanningEnds, {})) return;
      [[fallthrough]];
    case BeforeResolution:
      next(Resolves);
      if (open_window(on, Window::ResolutionBegins, {})) return;
      [[fallthrough]];
    case Resolves:
      if (resolve_next(on)) return;
      [[fallthrough]];
    case Ends:
      if (state.round == last_round) return end_match(on);  // VD-216
      next(FinishesWhatWasPutOff);
      return clean_up(on);
    default:
      if (!finish_what_was_put_off(on)) next(Begins);
  }
}

}  // namespace krypta::vendetta
