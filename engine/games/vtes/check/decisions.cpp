#include <algorithm>

#include "engine/games/vtes/check.hpp"

/// The innermost step waits for somebody, or for chance; what is sealed there, and that the table is settled.
namespace krypta::vtes {

namespace {

std::string top_field(const State& state, std::string_view name) {
  return field_of("frames", state.frames.size() - 1, name);
}
bool is_in_game(const State& state, Maybe<Seat> s) { return s.has_value() && !state.players[*s].out; }

/// VT-090 to VT-098
Finding check_asking(const Cards& cards, const State& state, const Frame& frame) {
  const auto field = [&](std::string_view name) {
    return field_of("frames", static_cast<std::size_t>(&frame - state.frames.begin()), name);
  };
  if (!frame.window.has_value() || !(frame.order == order_in(cards, state, *frame.window)))
    return bad(field("order"), "is not that of the impulse", {90});
  switch (frame.stage) {
    case asking::First:
      if (frame.seat != frame.order[0] || frame.count != 0) return bad(field("seat"), "the first is asked", {90});
      return std::nullopt;
    case asking::Others: {
      SeatSet behind = playing(state);
      behind.remove(frame.order[0]);
      if (frame.seats != behind || frame.order.size() < 3)
        return bad(field("seats"), "are those behind the first", {96});
      return std::nullopt;
    }
    default:
      if (frame.count == 0 || frame.count >= frame.order.size() || frame.seat != frame.order[frame.count])
        return bad(field("seat"), "must be who has the impulse", {96});
      return std::nullopt;
  }
}

Finding check_impulse(const Cards& cards, const State& state) {
  const Frame& frame = state.frames.top();
  if (is_void(cards, state, *frame.window)) return bad(top_field(state, "window"), "what it belongs to is over", {383});
  if (frame.stage == asking::Begins || (is_wish(frame) && impulse_deciders(state).empty()))
    return bad(top_field(state, "stage"), "somebody must be asked", {90});
  return std::nullopt;
}

/// Every hand and every uncontrolled region can be filled. VT-161, VT-162
Finding check_dealing(const State& state) {
  if (state.frames[0].step != Step::Deal) return std::nullopt;
  for (unsigned s = 0; s < seat_count(state); ++s) {
    const Player& player = state.players[seat(s)];
    unsigned there = 0;
    each_thing(state, [&](ThingId, const Thing& thing) { there += thing.controller == seat(s) ? 1 : 0; });
    if (player.hand_count > default_hand || player.hand_count + player.library_count < default_hand)
      return bad(field_of("players", s, "library"), "has too few cards to deal", {161});
    if (there > first_crypt_cards || there + player.crypt_count < first_crypt_cards)
      return bad(field_of("players", s, "crypt"), "has too few cards to deal", {162});
  }
  const Frame& draws = state.frames.top();
  if (!draws.seat.has_value()) return std::nullopt;
  const Player& player = state.players[*draws.seat];
  unsigned there = 0;
  each_thing(state, [&](ThingId, const Thing& thing) { there += thing.controller == *draws.seat ? 1 : 0; });
  const unsigned filled = draws.step == Step::DrawLibrary ? player.hand_count + draws.count : there + draws.count;
  if (filled != (draws.step == Step::DrawLibrary ? default_hand : first_crypt_cards))
    return bad(top_field(state, "count"), "is what is left to be dealt", {161, 162});
  return std::nullopt;
}

Finding check_draw(const State& state) {
  const Frame& frame = state.frames.top();
  const Player& player = state.players[*frame.seat];
  const bool library = frame.step == Step::DrawLibrary;
  const unsigned there = library ? player.library_count : player.crypt_count;
  if (frame.count == 0 || frame.count > there) return bad(top_field(state, "count"), "so many are not there", {60});
  if (library && player.hand_count + frame.count > most_hand)
    return bad(top_field(state, "count"), "are more than a hand holds", {61});
  if (player.out) return bad(top_field(state, "seat"), "is out of the game", {657});
  return check_dealing(state);
}

Finding check_strike_choice(const Cards& cards, const State& state) {
  const Frame& frame = state.frames.top();
  const Strike& strike = state.combat.sides[static_cast<Side>(frame.count)].strike;
  const bool aims_now = frame.stage == choosing::Aims;
  if ((strike.kind == StrikeKind::None) != (frame.stage == choosing::Chooses) ||
      (strike.target.has_value() && frame.stage != choosing::Adds))
    return bad(top_field(state, "stage"), "a strike is chosen, then aimed", {445, 450});
  if (frame.stage == choosing::Adds && !cards.held(Window::StrikeAs))
    return bad(top_field(state, "stage"), "nothing is used with a strike", {875});
  Options aims;
  if (aims_now) strike_options(cards, state, *frame.seat, aims);
  if (aims_now && aims.size() < 2) return bad(top_field(state, "stage"), "there is nothing to aim at", {450});
  return std::nullopt;
}

/// Damage waits that can be prevented. VT-475
Finding check_prevention(const State& state) {
  const auto who = state.combat.sides[static_cast<Side>(state.frames.top().count)].who;
  const auto waits = [&](const Hurt& h) { return h.target == who && h.normal + h.aggravated > 0; };
  if (std::ranges::any_of(state.combat.hurt, waits) && is_there(state, who)) return std::nullopt;
  return bad("combat.hurt", "nothing can be prevented", {475});
}

/// VT-289
Finding check_split(const State& state) {
  const Action& action = state.action;
  const bool fits = action.kind == ActionKind::Rescue && action.course == Course::Successful &&
                    is_there(state, action.actor) && is_there(state, action.targets[0]);
  return fits ? Finding{} : bad(top_field(state, "step"), "there is no rescue to pay for", {289});
}

/// Whoever plays the card that is to be paid, or acts with it.
Maybe<Seat> payer_of(const State& state) {
  const Frame& below = state.frames[state.frames.size() - 2];
  const Maybe<EffectId> effect = below.step == Step::Play ? below.effect : state.action.effect;
  return effect.has_value() ? state.effects[static_cast<std::size_t>(*effect)].seat : Maybe<Seat>{};
}

/// VT-079, VT-080
Finding check_reduction(const Cards& cards, const State& state) {
  if (!payer_of(state).has_value()) return bad(top_field(state, "step"), "there is nothing to pay", {79});
  Options options;
  reduce_options(cards, state, options);
  const bool asks = verb(options[0]) != Verb::Done && state.frames.top().seat == payer_of(state);
  return asks ? Finding{} : bad(top_field(state, "step"), "nothing makes this cost less", {79});
}

/// VT-263
Finding check_more(const Cards& cards, const State& state) {
  Options options;
  take_more_options(cards, state, options);
  return options.size() > 1 ? Finding{} : bad(top_field(state, "step"), "there is no more to take", {263});
}

/// Those that are burned are not all, nor alike. VT-790
Finding check_convictions(const Cards& cards, const State& state) {
  const Frame& frame = state.frames.top();
  Options options;
  if (is_there(state, frame.thing)) conviction_options(cards, state, options);
  const bool asks = options.size() > 1 && frame.count > 0 && frame.count < convictions_on(cards, state, *frame.thing) &&
                    at(state, *frame.thing).controller == frame.seat;
  return asks ? Finding{} : bad(top_field(state, "step"), "there is no choice among convictions", {790});
}

/// VT-801
Finding check_reprisal(const Cards& cards, const State& state) {
  const Frame& frame = state.frames.top();
  Options options;
  if (frame.seat.has_value()) reprisal_options(cards, state, options);
  const bool asks = frame.stage == avenging::Answers && frame.count < frame.order.size() &&
                    frame.seat == frame.order[frame.count] && options.size() > 1 && is_there(state, frame.thing);
  return asks ? Finding{} : bad(top_field(state, "step"), "nobody can answer", {801});
}

/// Damage of both kinds waits, and not all of it is prevented. VT-496
Finding check_points(const Cards& cards, const State& state) {
  const Frame& frame = state.frames.top();
  Options options;
  which_options(state, options);
  const bool asks = options.size() > 1 && info(cards, state, *frame.thing).is_vampire() &&
                    at(state, *frame.thing).controller == frame.seat;
  return asks ? Finding{} : bad(top_field(state, "step"), "there is no choice among points of damage", {496});
}

/// VT-633
Finding check_entering(const Cards& cards, const State& state) {
  const Frame& frame = state.frames.top();
  Options options;
  const bool there = is_there(state, frame.thing) && at(state, *frame.thing).region == Region::Ready &&
                     at(state, *frame.thing).controller == frame.seat;
  if (there) entering_options(cards, state, options);
  const bool asks = frame.stage == entering::Uses && !options.empty() && verb(options[0]) == Verb::Use;
  return asks ? Finding{} : bad(top_field(state, "step"), "nothing can be used as a card enters play", {633});
}

}  // namespace

Finding check_decision(const Cards& cards, const State& state) {
  const Frame& frame = state.frames.top();
  if (const Frame& asks = innermost(state); asks.step == Step::Impulse && asks.stage != asking::Begins) {
    if (Finding found = check_asking(cards, state, asks)) return found;
  }
  switch (frame.step) {
    case Step::DrawFirst:
    case Step::Over: return std::nullopt;
    case Step::DrawLibrary:
    case Step::DrawCrypt: return check_draw(state);
    case Step::Impulse: return check_impulse(cards, state);
    case Step::Play:
      if (frame.stage == playing_stage::AsPlayed || frame.stage == playing_stage::Pays ||
          frame.stage == playing_stage::Paid)
        return bad(top_field(state, "stage"), "is passed through", {72});
      return check_question(cards, state);
    case Step::Effect: return check_question(cards, state);
    case Step::Triggers:
      if (state.due.size() < frame.count + 2U) return bad("due", "there is nothing to choose", {98});
      for (std::size_t i = frame.count; i < state.due.size(); ++i) {
        if (!is_in_play(state, at(state, *state.due[i].thing)))
          return bad(field_of("due", i, "thing"), "is not in play", {98});
      }
      return std::nullopt;
    case Step::Discard:
      if (!is_in_game(state, frame.seat) ||
          static_cast<int>(state.players[*frame.seat].hand_count) <= hand_size(cards, state, *frame.seat))
        return bad(top_field(state, "seat"), "has no card too many", {65});
      return std::nullopt;
    case Step::NextAction:
      return frame.seat == state.active ? Finding{} : bad(top_field(state, "seat"), "must be whose turn it is", {220});
    case Step::TakeMore: return check_more(cards, state);
    case Step::Reduce: return check_reduction(cards, state);
    case Step::Split: return check_split(state);
    case Step::Strike:
      if (Finding found = check_strike_choice(cards, state)) return found;
      break;
    case Step::Prevent:
      if (Finding found = check_prevention(state)) return found;
      break;
    case Step::Maneuvers:
    case Step::Presses:
    case Step::Diablerize:
    case Step::Loot:
    case Step::Learn: break;
    case Step::StepIn:
      if (!is_there(state, state.action.actor) || !is_there(state, state.action.blocker) ||
          frame.thing != state.action.actor || frame.other != state.action.blocker || !may_step_in(cards, state))
        return bad(top_field(state, "thing"), "must be who was blocked, with a slave at hand", {738});
      break;
    case Step::Convictions:
      if (Finding found = check_convictions(cards, state)) return found;
      break;
    case Step::Reprisal:
      if (Finding found = check_reprisal(cards, state)) return found;
      break;
    case Step::Reattach:
      if (!is_there(state, frame.thing) || at(state, *frame.thing).controller != frame.seat ||
          !has_new_bearer(cards, state, *frame.thing))
        return bad(top_field(state, "thing"), "must be a stolen card that may be moved", {769});
      break;
    case Step::Enter:
      if (Finding found = check_entering(cards, state)) return found;
      break;
    case Step::PreventWhich:
      if (Finding found = check_points(cards, state)) return found;
      break;
    case Step::Award:
      if (!is_there(state, frame.thing) || !is_there(state, frame.other) ||
          !is_unawarded(info(cards, state, *frame.other), at(state, *frame.other)) ||
          at(state, *frame.other).controller != *frame.seat)
        return bad(top_field(state, "other"), "must be a trophy that nobody has", {733});
      break;
    default: return bad(top_field(state, "step"), "is passed through; there must be a step inside it");
  }
  if (!is_in_game(state, frame.seat)) return bad(top_field(state, "seat"), "is out of the game", {657});
  return std::nullopt;
}

/// A sealed wish is there from the answer until the step is over, or somebody has used something.
Finding check_wishes(const Cards&, const State& state) {
  const Frame& frame = innermost(state);
  const bool asked_all = frame.step == Step::Impulse && has_held(frame);
  for (unsigned i = 0; i < seat_count(state); ++i) {
    const Seat s = seat(i);
    const auto& wish = state.players[s].wish;
    const bool behind = frame.order.contains(s) && frame.order[0] != s;
    if (wish.open) return bad(field_of("players", i, "wish.open"), "nobody is told");
    const bool fits = wish.value.has_value() ? behind && (asked_all || is_wish(frame)) : !behind || !asked_all;
    if (!fits) return bad(field_of("players", i, "wish"), "is of those who were asked and have answered", {90});
  }
  if (asked_all && state.players[*frame.seat].wish.value != Wish::Hold)
    return bad(field_of("players", number(*frame.seat), "wish"), "has not held");
  return std::nullopt;
}

/// Whoever is asked sees a table that is settled. Ledger 6.2. Where the active Methuselah decides first, hands are
/// adjusted before anybody else is asked, and whoever has no pool is ousted before the next action goes on.
Finding check_settled(const Cards& cards, const State& state) {
  const Frame& top = state.frames.top();
  State after = state;
  Events silent;
  Table on{cards, after, silent};
  settle(on);
  for (unsigned i = 0; i < seat_count(state); ++i) {
    if (after.players[seat(i)].out == state.players[seat(i)].out) continue;
    if (top.step == Step::NextAction) return std::nullopt;
    return bad(field_of("players", i, "pool"), "whoever has none is ousted", {657});
  }
  for (std::size_t i = 0; i < state.things.size(); ++i) {
    if (i >= after.things.size() || !(after.things[i] == state.things[i]))
      return bad(field_of("things", i, "blood"), "does not stay so", {28, 276});
  }
  const bool first = top.step == Step::NextAction || (top.step == Step::Impulse && top.stage == asking::First);
  if (after.frames.size() != state.frames.size() && !first)
    return bad(field_of("players", number(*after.frames.top().seat), "hand"), "is not what the hand size says", {61});
  return std::nullopt;
}

}  // namespace krypta::vtes
