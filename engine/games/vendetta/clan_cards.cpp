#include "engine/games/vendetta/rules.hpp"

/// Hands, clan decks and cards at locations.
namespace krypta::vendetta {

namespace {

Slot free_slot(State& state) {
  constexpr SlotSet all = SlotSet::all();
  const Slot s = (all - taken_slots(state)).first();
  if (static_cast<std::size_t>(s) == state.deployed.size()) state.deployed.push_back({});
  return s;
}

bool everybody_knows(const Deployed& d) { return is_up(d) || d.card.seen_by == SeatSet::everyone(); }

/// The step that is being gone through at this location, if one is.
Frame* pass_at(State& state, Location at) {
  for (std::size_t i = state.frames.size(); i > 0; --i) {
    Frame& frame = state.frames[i - 1];
    if (frame.step == Step::Pass) return frame.at == at ? &frame : nullptr;
  }
  return nullptr;
}

void note(State& state, Slot s) {
  const Deployed& d = card_at(state, s);
  if (!d.at.has_value()) return;
  state.sites[*d.at].cards.add(s);
  if (is_up(d)) state.sites[*d.at].up.add(d.card.value);
}

/// A card that somebody has picked up: it lies nowhere until it is let go, and is noted again where it lies then. What
/// lies where, and with which face up, is changed through this alone.
class PickedUp {
 public:
  PickedUp(State& state, Slot s) : state_(state), slot_(s) {
    const Deployed& d = card_at(state, s);
    if (!d.at.has_value()) return;
    state.sites[*d.at].cards.remove(s);
    state.sites[*d.at].up.remove(d.card.value);
  }
  ~PickedUp() { note(state_, slot_); }
  PickedUp(const PickedUp&) = delete;
  PickedUp& operator=(const PickedUp&) = delete;
  Deployed& operator*() { return card_at(state_, slot_); }
  Deployed* operator->() { return &**this; }

 private:
  State& state_;
  Slot slot_;
};

void place(Play& on, Seat owner, Seat controller, ClanCard c, Location at, bool up) {
  State& state = on.state;
  const Slot slot = free_slot(state);
  {
    PickedUp card{state, slot};
    card->card = {c, up ? SeatSet::everyone() : SeatSet::of(owner) | SeatSet::of(controller)};
    card->at = at;
    card->area = controller;
    card->clan = clan_of(c);
    if (up) card->marks.add(Mark::Up);
    if (const Frame* pass = pass_at(state, at); pass != nullptr && came_back(*pass).contains(source(c)))
      card->resolved.add(at);  // it came back to the hand, and is not carried out twice. VD-142
  }
  if (up) {
    state.players[owner].seen_out.add(c);
    on.events.tell_all({59, 60}, EventKind::Played, controller, c, at);
  } else {
    on.events.add(SeatSet::of(controller), {59, 61, 65}, EventKind::PlayedDownCard, controller, c, at);
    on.events.add(all_but(controller), {59, 61, 65}, EventKind::PlayedDown, controller, at);
  }
  open_window(on, Window::CardPlayed, {.who = controller, .at = at, .card = slot, .down = !up});
}

}  // namespace

void note_cards(State& state) {
  for (Site& site : state.sites) {
    site.cards = {};
    site.up = {};
  }
  for (std::size_t i = 0; i < state.deployed.size(); ++i) note(state, static_cast<Slot>(i));
}

void draw_cards(Play& on, Seat who, unsigned n, DrawFor what, Maybe<Location> at) {
  Frame& draw = on.state.frames.enter(Step::DrawCard);
  draw.stage = static_cast<std::uint8_t>(what);
  draw.count = static_cast<std::uint8_t>(n);
  draw.seat = who;
  draw.at = at;
}

bool go_on_drawing(Play& on) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  Player& player = state.players[*frame.seat];
  if (frame.count == 0 || player.deck_count == 0 || player.out) {  // VD-046
    state.frames.pop();
    return false;
  }
  if (player.deck_count > player.bottom.size()) return true;
  const ClanCard c = player.bottom[0].value;
  player.bottom.erase(0);
  apply_draw(on, c);
  return false;
}

void apply_draw(Play& on, ClanCard c) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  const Seat who = *frame.seat;
  Player& player = state.players[who];
  player.deck.value.remove(c);
  --player.deck_count;
  --frame.count;
  const DrawFor what = drawn_for(frame);
  if (what == DrawFor::Play) {
    const Location at = *frame.at;
    return place(on, who, who, c, at, true);
  }
  on.events.add(SeatSet::of(who), {42, 44}, EventKind::DrewCard, who, c);
  on.events.add(all_but(who), {42, 44}, EventKind::Drew, who, 1);
  if (what == DrawFor::Building) {
    player.drawn.push_back({c});
  } else {
    player.hand.value.add(c);
    ++player.hand_count;
  }
}

void play_card(Play& on, Seat controller, ClanCard c, Location at, bool up) {
  const Seat who = *player_of(on.state, clan_of(c));
  Player& owner = on.state.players[who];
  if (!owner.hand.value.has(c)) return;
  owner.hand.value.remove(c);
  --owner.hand_count;
  owner.came_back.remove(c);
  place(on, who, controller, c, at, up);
}

void move_card(Play& on, Slot s, Location to) {
  const Deployed& d = card_at(on.state, s);
  if (!d.at.has_value() || d.at == to) return;
  PickedUp card{on.state, s};
  card->at = to;
  card->marks.remove(Mark::KeptDown);
  card->marks.remove(Mark::Engaged);
  card->marks.remove(Mark::Zeroed);
  if (is_up(d)) {
    on.events.tell_all({75}, EventKind::Moved, *d.area, d.card.value, to);
  } else {
    on.events.tell_all({75}, EventKind::MovedDown, *d.area, to);
  }
}

void take_back(Play& on, Slot s) {
  State& state = on.state;
  const Deployed& d = card_at(state, s);
  if (!d.at.has_value()) return;
  const Seat who = owner_of(state, d);
  const ClanCard c = d.card.value;
  Player& owner = state.players[who];
  owner.hand.value.add(c);
  ++owner.hand_count;
  if (everybody_knows(d)) {
    owner.came_back.add(c);
    on.events.tell_all({129, 212}, EventKind::CameBack, who, c);
  } else {
    on.events.add(SeatSet::of(who), {130}, EventKind::CameBackDownCard, who, c);
    on.events.add(all_but(who), {130}, EventKind::CameBackDown, who);
  }
  Frame* pass = pass_at(state, *d.at);
  if (pass != nullptr && d.resolved.has(*d.at)) came_back(*pass).push_back(source(c));
  remove_card(state, s);
}

void remove_card(State& state, Slot s) { *PickedUp{state, s} = {}; }

void turn_up(Play& on, Slot s) {
  const Deployed& d = card_at(on.state, s);
  if (!d.at.has_value() || is_up(d)) return;
  PickedUp card{on.state, s};
  card->marks.add(Mark::Up);
  card->marks.remove(Mark::KeptDown);
  card->card.seen_by = SeatSet::everyone();
  on.state.players[owner_of(on.state, d)].seen_out.add(d.card.value);
  on.events.tell_all({135}, EventKind::TurnedUp, *d.area, d.card.value, *d.at);
}

void turn_down(Play& on, Slot s) {
  const Deployed& d = card_at(on.state, s);
  if (!d.at.has_value() || !is_up(d)) return;
  PickedUp card{on.state, s};
  card->marks.remove(Mark::Up);
  card->marks.remove(Mark::Engaged);
  on.events.tell_all({138}, EventKind::TurnedDown, *d.area, d.card.value, *d.at);  // everybody has seen it
}

}  // namespace krypta::vendetta
