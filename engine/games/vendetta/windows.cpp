#include <algorithm>

#include "engine/games/vendetta/card_host.hpp"

/// Moments at which cards act: who may, in which order, and how it begins. VD-274, VD-275
namespace krypta::vendetta {

namespace {

using Reading = cards::Machine<const CardReader>;

/// Places first, then the players in player order. VD-275
unsigned turn_of(const State& state, const Standing& standing) {
  return standing.controller.has_value() ? 1 + order_of(state, *standing.controller) : 0;
}

bool is_optional(const Cards& cards, Source s, Window window) {
  return cards.ability(s, window)->kind == cards::AbilityKind::use;
}

bool is_possible(const Cards& cards, const State& state, Source s, Window window, const Context& context) {
  const CardReader reader{cards, state, context};
  cards::Frame frame{.card = static_cast<std::uint16_t>(s), .player = context.self};
  return Reading{cards.program(s), frame, reader}.possible(*cards.ability(s, window));
}

/// The cards of the player whose turn it is in a window: those at the front.
template <class Visit>
void each_of_first(const State& state, const Frame& window, Visit&& visit) {
  const Maybe<Seat> first = standing_of(state, window.waiting[0]).controller;
  for (const Source s : window.waiting) {
    if (standing_of(state, s).controller == first) visit(s);
  }
}

void forget(Frame& window, Source s) {
  for (std::size_t i = 0; i < window.waiting.size(); ++i) {
    if (window.waiting[i] == s) return window.waiting.erase(i);
  }
}

/// A partner has to be asked about if the card means him: that he is a rival, an opponent, or who has done it. VD-252
bool asks_about_partner(const Cards& cards, const State& state, Source s, Window window, const Context& context) {
  if (!state.teams || !context.self.has_value() || window == Window::FrenzyCaused) return false;
  const Maybe<Seat> partner = partner_of(state, *context.self);
  if (!partner.has_value()) return false;
  if (window == Window::CardPlayed && context.event.who != partner) return false;
  // These were asked about before. VD-277, VD-320
  if (cards.standing(CardVerb::MustPlayDown).has(s)) return false;
  if (window == Window::ChoicesFinal && cards.standing(CardVerb::StayNeedsBlood).has(s)) return false;
  return means(cards, state, s, window, context, *partner);
}

}  // namespace

bool means(const Cards& cards, const State& state, Source s, Window window, const Context& context, Seat who) {
  const Cards::Meant& meant = cards.meant(s, window);
  if (meant.rivals && context.rivals.has(who)) return true;
  if (meant.opponents && context.opponents.has(who)) return true;
  const CardReader reader{cards, state, context};
  const cards::Program& program = cards.program(s);
  cards::Frame frame{.card = static_cast<std::uint16_t>(s), .player = context.self};
  const Reading machine{program, frame, reader};
  return std::ranges::any_of(meant.loops, [&](std::uint16_t selector) {
    return machine.holds(program.selectors[selector], static_cast<int>(number(who)));
  });
}

bool can_act(const Cards& cards, const State& state, Source s, Window window, const Happening& event) {
  const Standing standing = standing_of(state, s);
  return standing.there && is_possible(cards, state, s, window, context_of(state, s, standing, event));
}

bool open_for_listeners(Play& on, Window window, const Happening& event) {
  State& state = on.state;
  FixedVector<Source, 8> waiting;
  const Maybe<Location> only = where_it_concerns(window, event);
  each_there(state, on.cards.listening(window), only, [&](Source s, const Standing& standing) {
    if (!is_possible(on.cards, state, s, window, context_of(state, s, standing, event))) return;
    const unsigned turn = turn_of(state, standing);
    std::size_t place = waiting.size();
    while (place > 0 && turn_of(state, standing_of(state, waiting[place - 1])) > turn) --place;
    waiting.insert(place, s);
  });
  if (waiting.empty()) return false;
  state.frames.push({.step = Step::Window, .window = window, .event = event, .waiting = waiting});
  return true;
}

bool go_on_in_window(Play& on) {
  State& state = on.state;
  Frame& window = state.frames.top();
  const Window when = *window.window;
  // What has left or lies face down by now does not act, and what has become impossible is not offered.
  for (std::size_t i = window.waiting.size(); i > 0; --i) {
    const Source s = window.waiting[i - 1];
    const bool still =
        is_optional(on.cards, s, when) ? can_act(on.cards, state, s, when, window.event) : standing_of(state, s).there;
    if (!still) window.waiting.erase(i - 1);
  }
  if (window.waiting.empty()) {
    state.frames.pop();
    return false;
  }
  unsigned choices = 0;
  bool asked = false;
  each_of_first(state, window, [&](Source s) {
    ++choices;
    asked = asked || is_optional(on.cards, s, when);
  });
  const Source first = window.waiting[0];
  window.seat = standing_of(state, first).controller;
  if (window.seat.has_value() && (asked || (choices > 1 && has_order(when)))) return true;  // VD-225
  window.waiting.erase(0);
  begin_effect(on, first, when, Happening{window.event});
  return false;
}

void window_options(const Cards& cards, const State& state, Seat, Options& out) {
  const Frame& window = state.frames.top();
  bool may_pass = true;
  each_of_first(state, window, [&](Source s) {
    out.push_back(choose(Verb::Use, s));
    may_pass = may_pass && is_optional(cards, s, *window.window);
  });
  if (may_pass) out.push_back(choose(Verb::Pass));
}

void apply_window(Play& on, Seat self, Choice given) {
  Frame& window = on.state.frames.top();
  if (verb(given) == Verb::Use) {
    const auto s = chosen<Source>(given);
    forget(window, s);
    return begin_effect(on, s, *window.window, Happening{window.event});
  }
  for (std::size_t i = window.waiting.size(); i > 0; --i) {  // VD-275: who declined is not asked again
    if (standing_of(on.state, window.waiting[i - 1]).controller == self) window.waiting.erase(i - 1);
  }
}

void begin_effect(Play& on, Source s, Window window, const Happening& event) {
  State& state = on.state;
  const Standing standing = standing_of(state, s);
  Context context = context_of(state, s, standing, event);
  const bool asks = asks_about_partner(on.cards, state, s, window, context);
  on.events.tell_all({141}, EventKind::Acts, context.self, s);
  if (is_relic(s)) {  // VD-242
    state.players[*context.self].relic_used = true;
    on.events.tell_all({242}, EventKind::UsedRelic, *context.self, relic(s));
  }
  state.effects.push_back({});
  cards::Frame& running = state.effects.back();
  running.pc = on.cards.ability(s, window)->start;
  running.card = static_cast<std::uint16_t>(s);
  running.player = context.self;
  Frame& effect = state.frames.enter(Step::Effect);
  effect.stage = asks ? stages::effect::AsksAboutPartner : stages::effect::Runs;
  effect.count = static_cast<std::uint8_t>(number(*state.ambition));
  effect.seat = context.self;
  effect.at = context.here;
  effect.seats = context.rivals;
  effect.others = context.opponents;
  effect.window = window;
  effect.source = s;
  effect.slot = context.slot;
  effect.event = context.event;
}

}  // namespace krypta::vendetta
