#include "engine/games/vendetta/check.hpp"

/// Windows: what they are about, and who can still act in them.
namespace krypta::vendetta {

namespace {

/// What the window is about follows from the step around it; where it does not, as the window has it.
Happening event_of(const State& state, std::size_t i) {
  const Frame& window = state.frames[i];
  const Frame& below = state.frames[i - 1];
  const Happening& own = window.event;
  switch (below.step) {
    case Step::Round: return {};
    case Step::Frenzy: return below.event;
    case Step::Withdrawal: return {.who = below.seat, .at = below.at, .amount = own.amount};
    case Step::Rewards: {
      const bool there = place_paid(below) < state.ranking.size();
      return {.who = there ? Maybe<Seat>{state.ranking[place_paid(below)]} : Maybe<Seat>{},
              .at = below.at,
              .amount = static_cast<std::uint8_t>(place_paid(below) + 1)};
    }
    default: break;
  }
  if (*window.window == Window::CardPlayed) return {.who = own.who, .at = own.at, .card = own.card, .down = own.down};
  if (*window.window == Window::BloodLost) return {.who = own.who, .at = own.at, .amount = own.amount};
  return {.at = state.frames[1].at};
}

}  // namespace

Finding check_window(const Cards& cards, const State& state, std::size_t i) {
  const Frame& now = state.frames[i];
  const Window window = *now.window;
  const std::string field = frame_field(i, "event");
  if (now.event != event_of(state, i)) return bad(field, "does not fit the step around it", {275});
  if (window == Window::Withdrawing && now.event.amount != 0) return bad(field, "nothing was moved yet", {299});
  const bool played = window == Window::CardPlayed;
  if (played && !(now.event.who.has_value() && now.event.at.has_value() && now.event.card.has_value()))
    return bad(field, "is who played which card where", {74});
  if (window == Window::BloodLost && (!now.event.who.has_value() || now.event.amount == 0))
    return bad(field, "is who lost how much", {314});
  const Frame& below = state.frames[i - 1];
  const bool own = below.step == Step::Turn || below.step == Step::DrawCard || (played && below.step == Step::Effect);
  if (own && now.event.who != below.seat) return bad(field, "is who played the card, or paid for it", {58});
  SourceSet waiting;
  for (const Source s : now.waiting) {
    if (waiting.has(s) || !cards.listening(window).has(s))
      return bad(frame_field(i, "waiting"), "a card is named that does not act then, or twice", {275});
    waiting.add(s);
  }
  return std::nullopt;
}

Finding check_open_window(const Cards& cards, const State& state) {
  const Frame& window = state.frames.top();
  const std::string field = frame_field(state.frames.size() - 1, "waiting");
  if (window.waiting.empty()) return bad(field, "nobody could act any more", {275});
  bool asked = false;
  unsigned choices = 0;
  for (const Source s : window.waiting) {
    const Standing standing = standing_of(state, s);
    const bool optional = cards.ability(s, *window.window)->kind == cards::AbilityKind::use;
    if (!standing.there || (optional && !can_act(cards, state, s, *window.window, window.event)))
      return bad(field, "a card is named that cannot act now", {275});
    if (standing.controller != window.seat) continue;
    ++choices;
    asked = asked || optional;
  }
  const Maybe<Seat> first = standing_of(state, window.waiting[0]).controller;
  if (!window.seat.has_value() || window.seat != first || (!asked && (choices < 2 || !has_order(*window.window))))
    return bad(field, "the first of these is asked about", {225, 275});
  return std::nullopt;
}

}  // namespace krypta::vendetta
