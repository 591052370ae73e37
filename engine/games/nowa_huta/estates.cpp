#include <algorithm>

#include "engine/games/nowa_huta/rules.hpp"

/// The seven estate abilities. Each is a short sequence of choices: take a marker, say where to, say how many.
namespace krypta::nowa_huta {

namespace {

constexpr std::uint8_t bit(Estate e) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(e)); }
constexpr std::uint8_t all_estates = 0x7F;
constexpr std::uint8_t all_but(Estate e) { return static_cast<std::uint8_t>(all_estates & ~bit(e)); }

unsigned own_elsewhere(const State& state, Seat self, Estate here) {
  return on_board(state.players[self]) - state.estates[here].possessed[self];
}
unsigned opponents_elsewhere(const State& state, Seat self, Estate here) {
  return opponents_on_board(state, self) - opponents_on(state, self, here);
}

/// Whether some own and some opponent's marker are on different estates: there are both, and not all of them together.
bool can_exchange(const State& state, Seat self) {
  const unsigned own = on_board(state.players[self]);
  const unsigned opponents = opponents_on_board(state, self);
  if (own == 0 || opponents == 0) return false;
  for (const Estate e : all_of<Estate>()) {
    if (state.estates[e].possessed[self] == own) return opponents > opponents_on(state, self, e);
  }
  return true;
}

/// Estates with an own marker that could change places with an opponent's on another estate. NH-077
std::uint8_t exchangeable(const State& state, Seat self) {
  std::uint8_t estates = 0;
  const unsigned opponents = opponents_on_board(state, self);
  for (const Estate e : all_of<Estate>()) {
    if (state.estates[e].possessed[self] > 0 && opponents > opponents_on(state, self, e)) {
      estates = static_cast<std::uint8_t>(estates | bit(e));
    }
  }
  return estates;
}

void remove(State& state, Seat by, Seat whose, Estate where, std::initializer_list<unsigned> rules, Events& events) {
  --state.estates[where].possessed[whose];
  ++state.players[whose].supply;  // NH-010
  events.tell_all(rules, EventKind::Removed, by, whose, where);
}

void move(State& state, Seat by, Seat whose, unsigned count, Estate from, Estate to,
          std::initializer_list<unsigned> rules, Events& events) {
  state.estates[from].possessed[whose] = static_cast<std::uint8_t>(state.estates[from].possessed[whose] - count);
  state.estates[to].possessed[whose] = static_cast<std::uint8_t>(state.estates[to].possessed[whose] + count);
  events.tell_all(rules, EventKind::Moved, by, whose, count, from, to);
}

std::uint8_t at_most(unsigned limit, unsigned available) {
  return static_cast<std::uint8_t>(std::min(limit, available));
}

}  // namespace

unsigned opponents_on(const State& state, Seat self, Estate where) {
  unsigned sum = 0;
  for (const std::uint8_t count : state.estates[where].possessed) sum += count;
  return sum - state.estates[where].possessed[self];
}

unsigned opponents_on_board(const State& state, Seat self) {
  unsigned sum = 0;
  for (const Player& player : state.players) sum += on_board(player);
  return sum - on_board(state.players[self]);
}

unsigned place(State& state, Seat whose, Estate where, unsigned wanted, std::initializer_list<unsigned> rules,
               Events& events) {
  Player& player = state.players[whose];
  const unsigned count = std::min<unsigned>(wanted, player.supply);  // NH-008
  player.supply = static_cast<std::uint8_t>(player.supply - count);
  state.estates[where].possessed[whose] = static_cast<std::uint8_t>(state.estates[where].possessed[whose] + count);
  if (count > 0) events.tell_all(rules, EventKind::Placed, whose, count, where);
  return count;
}

// NH-056: offered only if it can change something.
bool ability_usable(const State& state, Seat self) {
  switch (vampire(state, self)) {
    case Estate::Handlowe: return state.players[self].supply > 0;
    case Estate::Teatralne:
    case Estate::Zielone: return opponents_on_board(state, self) > 0;
    case Estate::Gorali: return own_elsewhere(state, self, Estate::Gorali) > 0;
    case Estate::Szkolne: return can_exchange(state, self);
    case Estate::Ogrodowe:  // NH-080, NH-083
      return state.estates[Estate::Ogrodowe].possessed[self] > 0 &&
             opponents_elsewhere(state, self, Estate::Ogrodowe) > 0;
    case Estate::Mlodosci: return on_board(state.players[self]) > 0;
  }
  return false;
}

bool use_ability(State& state, Seat self, Events& events) {
  Frame ability;
  switch (vampire(state, self)) {
    case Estate::Handlowe:  // NH-060
      place(state, self, Estate::Handlowe, 3, {60}, events);
      return true;
    case Estate::Teatralne: ability = {.step = Step::TeatralneTake}; break;
    case Estate::Gorali:  // NH-067, NH-069
      ability = {.step = Step::GoraliTake, .left = at_most(2, own_elsewhere(state, self, Estate::Gorali))};
      break;
    case Estate::Zielone: ability = {.step = Step::ZieloneTake, .left = 2}; break;
    case Estate::Szkolne: ability = {.step = Step::SzkolneTakeOwn}; break;
    case Estate::Ogrodowe:  // NH-079: the price comes first
      remove(state, self, self, Estate::Ogrodowe, {79, 84}, events);
      ability = {.step = Step::OgrodoweTake, .left = at_most(2, opponents_elsewhere(state, self, Estate::Ogrodowe))};
      break;
    case Estate::Mlodosci: ability = {.step = Step::MlodosciTake}; break;
  }
  state.frames.push(ability);
  return false;
}

Takeable takeable(const State& state, Seat self) {
  const Frame& frame = state.frames.top();
  const SeatSet own = SeatSet::of(self);
  const SeatSet opponents = SeatSet::first(seats(state)).without(self);
  switch (frame.step) {
    case Step::TeatralneTake:  // NH-064
      return {all_estates, opponents};
    case Step::GoraliTake:  // NH-068
      return {all_but(Estate::Gorali), own};
    case Step::ZieloneTake:  // NH-071, NH-072: the first marker chooses the estate
      return {frame.from.has_value() ? bit(*frame.from) : all_estates, opponents};
    case Step::SzkolneTakeOwn: return {exchangeable(state, self), own};
    case Step::SzkolneTakeOther:  // NH-077
      return {all_but(*frame.from), opponents};
    case Step::OgrodoweTake:  // NH-081, NH-082
      return {all_but(Estate::Ogrodowe), opponents};
    case Step::MlodosciTake:  // NH-087
      return {all_estates, own};
    default: return {};
  }
}

void ability_options(const State& state, Seat self, Options& out) {
  const Frame& frame = state.frames.top();
  switch (frame.step) {
    case Step::ZieloneTo:   // NH-073
    case Step::MlodosciTo:  // NH-088
      for (const Estate e : all_of<Estate>()) {
        if (e != *frame.from) out.push_back(choose(Verb::To, e));
      }
      return;
    case Step::MlodosciCount: {  // NH-086
      const unsigned most = at_most(4, state.estates[*frame.from].possessed[self]);
      for (unsigned count = 1; count <= most; ++count) out.push_back(choose(Verb::Count, count));
      return;
    }
    default: {
      const Takeable markers = takeable(state, self);
      Options::Filler list{out};
      for (const Estate e : all_of<Estate>()) {
        if ((markers.estates & bit(e)) == 0) continue;
        for (const Seat s : markers.owners) list.add_if(state.estates[e].possessed[s] > 0, take(s, e));
      }
    }
  }
}

bool apply_ability(State& state, Seat self, Choice choice, Events& events) {
  Frame& frame = state.frames.top();
  const Estate where = taken_from(choice);
  const Seat whose = taken_owner(choice);
  switch (frame.step) {
    case Step::TeatralneTake:  // NH-063, NH-065
      remove(state, self, whose, where, {63, 65}, events);
      place(state, self, where, 1, {63}, events);  // NH-066
      return true;
    case Step::GoraliTake: move(state, self, self, 1, where, Estate::Gorali, {67}, events); return --frame.left == 0;
    case Step::ZieloneTake:  // NH-070, NH-075
      frame.from = where;
      frame.whose = whose;
      frame.step = Step::ZieloneTo;
      return false;
    case Step::ZieloneTo:
      move(state, self, *frame.whose, 1, *frame.from, chosen<Estate>(choice), {70, 73}, events);
      frame.step = Step::ZieloneTake;
      frame.whose = {};
      return --frame.left == 0 || opponents_on(state, self, *frame.from) == 0;  // NH-074
    case Step::SzkolneTakeOwn:
      frame.from = where;
      frame.step = Step::SzkolneTakeOther;
      return false;
    case Step::SzkolneTakeOther: {  // NH-076, NH-078
      const Estate mine = *frame.from;
      --state.estates[mine].possessed[self];
      ++state.estates[where].possessed[self];
      --state.estates[where].possessed[whose];
      ++state.estates[mine].possessed[whose];
      events.tell_all({76}, EventKind::Exchanged, self, mine, whose, where);
      return true;
    }
    case Step::OgrodoweTake:  // NH-084
      remove(state, self, whose, where, {79, 84}, events);
      return --frame.left == 0;
    case Step::MlodosciTake:
      frame.from = where;
      frame.step = Step::MlodosciCount;
      return false;
    case Step::MlodosciCount:
      frame.left = static_cast<std::uint8_t>(argument_of(choice));
      frame.step = Step::MlodosciTo;
      return false;
    default:  // NH-085: MlodosciTo
      move(state, self, self, frame.left, *frame.from, chosen<Estate>(choice), {85, 88}, events);
      return true;
  }
}

}  // namespace krypta::nowa_huta
