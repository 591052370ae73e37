#include "engine/games/vampire_empire/card_host.hpp"

/// Support cards: the windows in which they are played, their cost, and how they are carried out.
namespace krypta::vampire_empire {

namespace {

using cards::Answer;
using Running = cards::Machine<CardHost>;
using Reading = cards::Machine<const CardReader>;

/// VE-161, VE-203
Seat first_in(const State& state, Moment moment) {
  return moment == Moment::AfterAttack ? other(*state.active) : *state.active;
}

/// VE-204, VE-205: for each cancelled card its side may add one, and the defence answers what is added after it as it
/// likes; then the window opens again from its beginning.
void answer_changes(Play& on) {
  State& state = on.state;
  Frame& window = state.frames.top();
  const Seat attacking = *state.active;
  const auto cancelled = [&](Seat s) { return state.combat.changed[side_of(state, s)]; };
  const std::uint8_t attack = cancelled(attacking);
  const bool answers = attack > 0 && window.moment == Moment::AfterDefence;
  const std::uint8_t defence = answers ? std::uint8_t{deck_size} : cancelled(other(attacking));
  state.combat.changed = {};
  window.seat = first_in(state, window.moment);
  passes_in_succession(window) = 0;
  if (defence > 0) state.frames.push({.step = Step::AddDefence, .seat = other(attacking), .count = defence});
  if (attack > 0) state.frames.push({.step = Step::AddAttack, .seat = attacking, .count = attack});
}

bool has_targets(const Cards& cards, const State& state, Seat self, Card c) {
  const CardReader reader{cards, state, self};
  cards::Frame frame{.card = static_cast<std::uint16_t>(c), .player = self};
  return Reading{cards.program(c), frame, reader}.possible(cards.ability(c));
}

Choice as_choice(const Answer& answer) {
  switch (answer.kind) {
    case Answer::Kind::item:
      if (answer.type == type_of(Kind::Character))
        return choose(Verb::PickCharacter, static_cast<Character>(answer.value));
      return choose(Verb::PickCard, static_cast<Card>(answer.value));
    case Answer::Kind::word: return pick_word(answer.type, static_cast<unsigned>(answer.value));
    case Answer::Kind::option: return choice(Verb::PickOption, static_cast<unsigned>(answer.value));
    case Answer::Kind::yes: return choose(Verb::Yes);
    case Answer::Kind::no: return choose(Verb::No);
    case Answer::Kind::enough: break;
  }
  return choose(Verb::Done);
}
Answer as_answer(Choice given) {
  const auto value = static_cast<std::int16_t>(argument_of(given));
  switch (verb(given)) {
    case Verb::PickCharacter: return {Answer::Kind::item, type_of(Kind::Character), value};
    case Verb::PickCard: return {Answer::Kind::item, type_of(Kind::Card), value};
    case Verb::PickWord: return {Answer::Kind::word, word_type(given), static_cast<std::int16_t>(word_of(given))};
    case Verb::PickOption: return {Answer::Kind::option, {}, value};
    case Verb::Yes: return {Answer::Kind::yes};
    case Verb::No: return {Answer::Kind::no};
    default: return {Answer::Kind::enough};
  }
}

/// VE-200: what is named is named openly; what is chosen from a pile is not. VE-180
void tell_named(Play& on, Seat self, Choice given, bool secret) {
  if (secret) return;
  if (verb(given) == Verb::PickCharacter)
    on.events.tell_all({200}, EventKind::NamedCharacter, self, chosen<Character>(given));
  if (verb(given) == Verb::PickCard) on.events.tell_all({200}, EventKind::NamedCard, self, chosen<Card>(given));
  if (verb(given) == Verb::PickWord && word_type(given) == type_of(Kind::Marker))
    on.events.tell_all({166, 200}, EventKind::NamedMarker, self, static_cast<Marker>(word_of(given)));
}

}  // namespace

Window window_for(const State& state, Moment moment, Seat self) {
  const bool attacking = self == *state.active;
  switch (moment) {
    case Moment::General: break;
    case Moment::AfterAttack: return attacking ? Window::YouAttack : Window::OpponentAttacks;
    case Moment::AfterDefence: return attacking ? Window::OpponentDefends : Window::YouDefend;
  }
  return Window::Open;
}

void open_window(Play& on, Moment moment) {
  on.state.frames.push({.step = Step::Window, .moment = moment, .seat = first_in(on.state, moment)});
}

bool go_on_in_window(Play& on) {
  State& state = on.state;
  Frame& window = state.frames.top();
  if (state.combat.ended) {
    state.frames.pop();
    return false;
  }
  if (state.combat.changed != Combat{}.changed) {
    answer_changes(on);
    return false;
  }
  // VE-207: only who has no card is passed over, and that counts as a pass.
  while (passes_in_succession(window) < table_size && state.players[*window.seat].hand_count == 0) {
    ++passes_in_succession(window);
    window.seat = other(*window.seat);
  }
  if (passes_in_succession(window) < table_size) return true;
  state.frames.pop();
  return false;
}

RuleIds why_not_played(const Cards& cards, const State& state, Seat self, Card c) {
  const Player& player = state.players[self];
  if (!player.hand.value.has(c)) return {148};
  const Window window = window_for(state, state.frames.top().moment, self);
  if (!cards.playable_in(window).has(c)) return cards.valued().has(c) ? RuleIds{129} : RuleIds{202};
  if (player.hand_count <= cards.cost(c, is_day(state))) return {154, 155};
  if (!has_targets(cards, state, self, c)) return {201};
  return {};
}

void window_options(const Cards& cards, const State& state, Seat self, Options& out) {
  const Player& player = state.players[self];
  const bool day = is_day(state);
  const CardSet in_time = player.hand.value & cards.playable_in(window_for(state, state.frames.top().moment, self));
  for (const Card c : in_time) {
    if (player.hand_count > cards.cost(c, day) && has_targets(cards, state, self, c))
      out.push_back(choose(Verb::Play, c));
  }
  out.push_back(choose(Verb::Done));
}

void apply_window(Play& on, Seat self, Choice given) {
  State& state = on.state;
  Frame& window = state.frames.top();
  window.seat = other(self);
  if (verb(given) != Verb::Play) {
    ++passes_in_succession(window);
    return on.events.tell_all({161}, EventKind::NoCard, self);
  }
  passes_in_succession(window) = 0;
  const auto c = chosen<Card>(given);
  take_from_hand(state.players[self], c);
  on.events.tell_all({148, 153}, EventKind::PlayedSupport, self, c, on.cards.cost(c, is_day(state)));
  state.card.push_back({.pc = on.cards.ability(c).start, .card = static_cast<std::uint16_t>(c), .player = self});
  state.frames.push({.step = Step::CardAsks, .seat = self});
}

bool go_on_with_card(Play& on) {
  State& state = on.state;
  cards::Frame& frame = state.card.back();
  const Seat self = *frame.player;
  const auto c = static_cast<Card>(frame.card);
  CardHost host{on, self};
  switch (Running{on.cards.program(c), frame, host}.run()) {
    case cards::Status::asks: return true;
    case cards::Status::pays: {
      const unsigned cost = on.cards.cost(c, is_day(state));
      if (cost > 0) state.frames.push({.step = Step::PayCards, .seat = self, .count = static_cast<std::uint8_t>(cost)});
      return false;
    }
    case cards::Status::waits: return false;
    case cards::Status::done: break;
  }
  show_and_put_in_moat(state.players[self], c);  // VE-158
  state.card.clear();
  state.frames.pop();
  return false;
}

Seat card_decider(const Cards& cards, const State& state) {
  cards::Frame frame = state.card.back();
  const CardReader reader{cards, state, *frame.player};
  return Reading{cards.program(frame), frame, reader}.decider();
}

void card_options(const Cards& cards, const State& state, Options& out) {
  cards::Frame frame = state.card.back();
  const CardReader reader{cards, state, *frame.player};
  Reading{cards.program(frame), frame, reader}.each_answer(
      [&](const Answer& answer) { out.push_back(as_choice(answer)); });
}

void apply_card(Play& on, Seat self, Choice given) {
  cards::Frame& frame = on.state.card.back();
  const cards::Program& program = on.cards.program(frame);
  const cards::Instruction& now = program.code[frame.pc];
  tell_named(on, self, given, now.op == cards::Op::ask && program.asks[now.a].secret);
  CardHost host{on, *frame.player};
  Running{program, frame, host}.answer(as_answer(given));
}

}  // namespace krypta::vampire_empire
