#include "engine/games/vtes/rules.hpp"
#include "engine/games/vtes/stages.hpp"

/// Points of damage that are prevented: which ones, whoever controls the minion says. VT-478, VT-496
namespace krypta::vtes {

namespace {

template <class S>
auto* waiting_for(S& state, ThingId id) {
  const auto found = std::ranges::find_if(state.combat.hurt, [&](const Hurt& h) { return h.target == id; });
  return found == state.combat.hurt.end() ? nullptr : &*found;
}

/// What is prevented of the damage that waits for a minion.
struct Prevented {
  unsigned points = 0;
  unsigned least = 0;  ///< so many aggravated ones are among them, at least and at most
  unsigned most = 0;
};

Prevented prevented_of(const Hurt* h, unsigned n, bool guns_only) {
  if (h == nullptr) return {};
  const unsigned waiting = unsigned{h->normal} + h->aggravated;
  const unsigned points = std::min(n, guns_only ? std::min<unsigned>(h->gun, waiting) : waiting);
  return {points, points - std::min<unsigned>(points, h->normal), std::min<unsigned>(points, h->aggravated)};
}

/// Of an ally each point burns a life, whatever it is; so it is where aggravated damage is as normal. VT-487, VT-879
bool is_choice(const Cards& cards, const State& state, ThingId id, const Prevented& prevented) {
  return prevented.least < prevented.most && info(cards, state, id).is_vampire() &&
         !holds(cards, state, CardVerb::AggravatedAsNormal, id);
}

void take_away(Table& on, ThingId id, unsigned points, unsigned aggravated, bool guns_only) {
  if (points == 0) return;
  Hurt& h = *waiting_for(on.state, id);
  h.aggravated = static_cast<std::uint8_t>(h.aggravated - aggravated);
  h.normal = static_cast<std::uint8_t>(h.normal - (points - aggravated));
  const auto left = static_cast<std::uint8_t>(h.normal + h.aggravated);
  if (guns_only) h.gun = static_cast<std::uint8_t>(h.gun - points);
  h.gun = std::min(h.gun, left);
  h.environmental = std::min(h.environmental, left);
  on.events.tell_all({478}, EventKind::Prevented, card_of(on.state, id), points);
}

bool guns_only(const Frame& frame) { return frame.stage == sorting::Guns; }

Prevented asked_about(const State& state) {
  const Frame& frame = state.frames.top();
  return prevented_of(waiting_for(state, *frame.thing), frame.count, guns_only(frame));
}

}  // namespace

bool prevent_damage(Table& on, ThingId id, unsigned n, bool guns) {
  const Prevented prevented = prevented_of(waiting_for(on.state, id), n, guns);
  if (!is_choice(on.cards, on.state, id, prevented)) {
    take_away(on, id, prevented.points, prevented.most, guns);
    return false;
  }
  Frame& frame = on.state.frames.enter(Step::PreventWhich);
  frame.stage = guns ? sorting::Guns : sorting::All;
  frame.seat = at(on.state, id).controller;
  frame.thing = id;
  frame.count = static_cast<std::uint8_t>(prevented.points);
  return true;
}

/// Whoever is out is not asked.
bool go_on_with_which(Table& on) {
  const Frame frame = on.state.frames.top();
  const Prevented prevented = asked_about(on.state);
  if (is_choice(on.cards, on.state, *frame.thing, prevented) && !on.state.players[*frame.seat].out) return true;
  on.state.frames.pop();
  take_away(on, *frame.thing, prevented.points, prevented.most, guns_only(frame));
  return false;
}

/// The most first.
void which_options(const State& state, Options& out) {
  const Prevented prevented = asked_about(state);
  for (unsigned n = prevented.most + 1; n > prevented.least; --n) out.push_back(choose(Verb::PickNumber, n - 1));
}

void apply_which(Table& on, Choice choice) {
  const Frame frame = on.state.frames.top();
  const Prevented prevented = asked_about(on.state);
  on.state.frames.pop();
  take_away(on, *frame.thing, prevented.points, last_in(choice), guns_only(frame));
}

}  // namespace krypta::vtes
