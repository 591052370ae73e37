#include "engine/games/vtes/rules.hpp"
#include "engine/games/vtes/stages.hpp"

/// Diablerie. The blood hunt that follows it is a referendum. VT-592 to VT-606
namespace krypta::vtes {

namespace {

template <class Visit>
void each_equipment(const Cards& cards, const State& state, ThingId victim, Visit&& visit) {
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (thing.region == Region::Attached && thing.host == victim && info(cards, thing).is(CardKind::Equipment))
      visit(id);
  });
}

}  // namespace

bool can_diablerize(const Cards& cards, const State& state, ThingId diablerist, ThingId victim) {
  const Thing& drinks = at(state, diablerist);
  return diablerist != victim && drinks.region == Region::Ready && info(cards, drinks).is_vampire() &&
         !has_trait(cards, state, diablerist, Trait::BloodCursed) && is_vampire_in_play(cards, at(state, victim));
}

void begin_diablerie(Table& on, ThingId diablerist, ThingId victim) {
  Frame& frame = on.state.frames.enter(Step::Diablerie);
  frame.thing = diablerist;
  frame.other = victim;
  frame.seat = at(on.state, diablerist).controller;
}

void go_on_with_diablerie(Table& on) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  const ThingId diablerist = *frame.thing;
  switch (frame.stage) {
    case drinking::Before:
      frame.stage = drinking::Drinks;
      open_impulse(on, Window::DiablerieBefore);  // VT-604
      if (!on.cards.held(Window::WouldGo)) return;
      at(state, *frame.other).marks.add(Mark::Burning);
      open_impulse(on, Window::WouldGo);  // VT-834
      return;
    case drinking::Drinks: {
      const ThingId victim = *frame.other;
      if (on.cards.held(Window::WouldGo) && !at(state, victim).marks.has(Mark::Burning)) {
        frame.stage = drinking::Stopped;
        return;
      }
      at(state, victim).marks.remove(Mark::Burning);
      frame.stage = drinking::Loots;
      const bool older = capacity_of(on.cards, state, victim) > capacity_of(on.cards, state, diablerist);  // VT-598
      frame.count = older ? 1 : 0;
      if (has_trait(on.cards, state, victim, Trait::RedList)) frame.count = static_cast<std::uint8_t>(frame.count + 2);
      on.events.tell_all({592}, EventKind::Diablerized, card_of(state, diablerist), card_of(state, victim));
      gain_blood(on, diablerist, lose_blood(on, victim, at(state, victim).blood));  // VT-595
      bool any = false;
      each_equipment(on.cards, state, victim, [&](ThingId) { any = true; });
      if (!any) return;
      Frame& loot = state.frames.enter(Step::Loot);  // VT-596
      loot.seat = at(state, diablerist).controller;
      loot.thing = diablerist;
      loot.other = victim;
      return;
    }
    case drinking::Loots:
      frame.stage = drinking::Learns;
      burn(on, *frame.other);  // VT-597
      return;
    case drinking::Learns: {
      frame.stage = drinking::Awards;
      if (frame.count % 2 == 0) return;
      // Asked also of who has no such card: only she knows that. VT-599
      Frame& learn = state.frames.enter(Step::Learn);
      learn.seat = at(state, diablerist).controller;
      learn.thing = diablerist;
      return;
    }
    case drinking::Awards:
      frame.stage = drinking::After;
      if (frame.count >= 2) award_trophy(on, diablerist);  // VT-602
      return;
    case drinking::After:
      frame.stage = drinking::Burns;
      open_impulse(on, Window::DiablerieAfter);  // VT-844
      return;
    case drinking::Burns:
      frame.stage = drinking::Hunts;
      begin_blood_hunt(on, diablerist);  // VT-607
      return;
    default: state.frames.pop();
  }
}

void stop_diablerie(Table& on) {
  for (Frame& frame : on.state.frames) {
    if (frame.step != Step::Diablerie || frame.stage > drinking::Drinks) continue;
    frame.stage = drinking::Stopped;
    at(on.state, *frame.other).marks.remove(Mark::Burning);
  }
}

// VT-598 to VT-602

void award_trophy(Table& on, ThingId vampire) {
  Frame& frame = on.state.frames.enter(Step::Award);
  frame.seat = at(on.state, vampire).controller;
  frame.thing = vampire;
}

namespace {

/// Trophies that nobody has, in the order of the impulse. VT-733
template <class Visit>
void each_unawarded(const Cards& cards, const State& state, Visit&& visit) {
  for (const Seat s : impulse_order(state)) {
    each_thing(state, [&](ThingId id, const Thing& thing) {
      if (thing.controller == s && is_unawarded(info(cards, thing), thing)) visit(id, s);
    });
  }
}

}  // namespace

bool go_on_with_award(Table& on) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  const ThingId vampire = *frame.thing;
  if (!is_vampire_in_play(on.cards, at(state, vampire))) {
    state.frames.pop();
    return false;
  }
  if (frame.stage == awarding::New) {
    frame.stage = awarding::Others;
    Frame& learn = state.frames.enter(Step::Learn);
    learn.stage = learning::Trophies;
    learn.seat = at(state, vampire).controller;
    learn.thing = vampire;
    return false;
  }
  unsigned left = frame.count;  // those that were asked about and stay
  frame.other = {};
  each_unawarded(on.cards, state, [&](ThingId id, Seat s) {
    if (left-- != 0) return;
    frame.other = id;
    frame.seat = s;
  });
  if (frame.other.has_value()) return true;
  state.frames.pop();
  return false;
}

void apply_award(Table& on, Choice choice) {
  Frame& frame = on.state.frames.top();
  if (verb(choice) == Verb::Yes) return put_on(on, *frame.other, *frame.thing);
  ++frame.count;
}

namespace {

template <class Visit>
void each_lesson(const Cards& cards, const State& state, Visit&& visit) {
  const Frame& frame = state.frames.top();
  const Player& player = state.players[*frame.seat];
  const Disciplines has = disciplines_of(cards, state, *frame.thing);
  const auto fits = [&](const CardInfo& card) {
    if (frame.stage == learning::Convictions) return card.is(CardKind::Conviction);
    if (frame.stage == learning::Trophies) return card.is(CardKind::Master) && card.has(Trait::Trophy);
    return card.teaches.has_value() && has[*card.teaches] != Level::Superior;
  };
  const auto look = [&](const auto& pile, Pile where) {
    for (std::size_t i = 0; i < pile.size(); ++i) {
      if ((i == 0 || pile[i] != pile[i - 1]) && fits(cards[pile[i]])) visit(pile[i], where);
    }
  };
  if (frame.stage != learning::Convictions || frame.count > 0) look(player.library.value, Pile::FromLibrary);
  look(player.ash, Pile::FromAsh);
  look(player.hand.value, Pile::FromHand);
}

}  // namespace

void learn_options(const Cards& cards, const State& state, Options& out) {
  each_lesson(cards, state, [&](CardId card, Pile where) {
    out.push_back(choose(Verb::Learn, static_cast<unsigned>(card), no_thing, static_cast<unsigned>(where)));
  });
  out.push_back(choose(Verb::Pass));
}

void apply_learn(Table& on, Choice choice) {
  const Frame frame = on.state.frames.top();
  on.state.frames.pop();
  if (frame.stage == learning::Convictions) {
    if (verb(choice) != Verb::Pass)
      put_conviction(on, *frame.seat, card_in(choice), static_cast<Pile>(ability_in(choice)), *frame.thing);
    if (frame.other.has_value()) enter_play(on, *frame.thing);  // VT-633
    return;
  }
  if (verb(choice) == Verb::Pass) return;
  const CardId card = card_in(choice);
  Player& player = on.state.players[*frame.seat];
  switch (static_cast<Pile>(ability_in(choice))) {
    case Pile::FromLibrary:
      take_out(player.library.value, card);
      --player.library_count;
      on.events.tell_all({600}, EventKind::Searched, *frame.seat);
      break;
    case Pile::FromAsh: take_out(player.ash, card); break;
    case Pile::FromHand: leave_hand(on, *frame.seat, card); break;
  }
  const ThingId what = put_thing(on, {.card = {card, SeatSet::everyone()},
                                      .region = Region::Limbo,
                                      .owner = *frame.seat,
                                      .controller = *frame.seat,
                                      .level = 1});
  put_on(on, what, *frame.thing);
}

bool go_on_with_loot(Table& on) {
  const Frame& frame = on.state.frames.top();
  bool any = false;
  each_equipment(on.cards, on.state, *frame.other, [&](ThingId) { any = true; });
  if (any) return true;
  on.state.frames.pop();
  return false;
}

void diablerie_options(const Cards& cards, const State& state, Options& out) {
  const Frame& frame = state.frames.top();
  if (frame.step == Step::Diablerize) {
    out.push_back(choose(Verb::Yes));
    out.push_back(choose(Verb::No));
    return;
  }
  each_equipment(cards, state, *frame.other, [&](ThingId id) {
    const Thing& equipment = at(state, id);
    const Seat taker = at(state, *frame.thing).controller;
    if (equipment.controller == taker || !contests_own(cards, state, taker, equipment.card.value))
      out.push_back(choose(Verb::PickThing, id));
  });
  out.push_back(choose(Verb::Done));
}

void apply_diablerie(Table& on, Choice choice) {
  State& state = on.state;
  const Frame frame = state.frames.top();
  if (frame.step == Step::Diablerize) {
    state.frames.pop();
    if (verb(choice) == Verb::Yes) begin_diablerie(on, *frame.thing, *frame.other);
    return;
  }
  if (verb(choice) == Verb::Done) return state.frames.pop();
  Thing& equipment = at(state, *thing_in(choice));
  equipment.host = *frame.thing;
  equipment.controller = at(state, *frame.thing).controller;
  on.events.tell_all({596}, EventKind::Attached, equipment.card.value, card_of(state, *frame.thing));
}

}  // namespace krypta::vtes
