#include "engine/games/vtes/card_host.hpp"
#include "engine/games/vtes/stages.hpp"

/// A card is played, or an ability used, and carried out. VT-042 to VT-065
namespace krypta::vtes {

EffectId new_effect(Table& on, const Effect& effect) {
  auto& all = on.state.effects;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].seat.has_value()) continue;
    all[i] = effect;
    return static_cast<EffectId>(i);
  }
  all.push_back(effect);
  return static_cast<EffectId>(all.size() - 1);
}

void free_effect(Table& on, EffectId id) {
  auto& all = on.state.effects;
  if (all[static_cast<std::size_t>(id)].gathers) on.state.gathered.clear();
  all[static_cast<std::size_t>(id)] = {};
  while (!all.empty() && !all.back().seat.has_value()) all.pop_back();
}

void resume(Table& on, EffectId id) {
  Frame& frame = on.state.frames.enter(Step::Effect);
  frame.effect = id;
  frame.seat = on.state.effects[static_cast<std::size_t>(id)].seat;
}

void put_away(Table& on, Maybe<ThingId> thing) {
  if (!thing.has_value() || at(on.state, *thing).region != Region::Limbo) return;
  const Thing played = at(on.state, *thing);
  put_in(on.state.players[played.owner].ash, played.card.value);  // VT-043
  free_place(on, *thing);
}

namespace {

using Reading = cards::Machine<const CardReader>;
using Running = cards::Machine<CardHost>;

void begin_play(Table& on, const Effect& effect) {
  const EffectId id = new_effect(on, effect);
  on.state.action.fruitless = 0;
  return_impulse(on);
  Frame& frame = on.state.frames.enter(Step::Play);
  frame.effect = id;
  frame.seat = effect.seat;
}

void tell_played(Table& on, Seat s, CardId card, Maybe<ThingId> minion, bool from_hand) {
  if (minion.has_value()) {
    on.events.tell_all({42}, from_hand ? EventKind::PlayedBy : EventKind::UsedBy, s, card, card_of(on.state, *minion));
  } else {
    on.events.tell_all({42}, from_hand ? EventKind::Played : EventKind::Used, s, card);
  }
}

void play_from_hand(Table& on, Seat s, Window window, Choice choice) {
  const CardId card = card_in(choice);
  const unsigned k = ability_in(choice);
  const Maybe<ThingId> minion = thing_in(choice);
  const CardInfo& what = on.cards[card];
  const AbilityInfo& ability = what.abilities[k];
  const CardKind kind = played_as(what, ability);
  Player& player = on.state.players[s];
  tell_played(on, s, card, minion, true);
  const ThingId thing = set_aside(on, s, card);
  at(on.state, thing).level = static_cast<std::uint8_t>(k + 1);
  if (kind == CardKind::Master) {  // VT-056, VT-216
    if (what.has(Trait::OutOfTurn)) {
      player.out_of_turn = true;
    } else {
      --player.masters;
    }
  } else if (kind == CardKind::Event) {  // VT-152, VT-153, VT-652 to VT-654
    --player.discards;
    player.event = true;
    note(on, {.scope = Scope::Game, .card = card});
  } else if (kind == CardKind::Modifier || kind == CardKind::Reaction) {
    note(on, {.scope = Scope::Action, .thing = minion, .card = card});
  }
  note_use(on, ability, {}, minion, card, k);
  if (on.state.combat.on) on.state.combat.moved = true;
  begin_play(on, effect_of(on.cards, card, k, {.thing = thing, .minion = minion, .self = s}, window));
}

void use_thing(Table& on, Seat s, Window window, Choice choice) {
  const ThingId id = *thing_in(choice);
  const unsigned k = ability_in(choice);
  const CardId card = card_of(on.state, id);
  const AbilityInfo& ability = on.cards[card].abilities[k];
  const Maybe<ThingId> given = other_in(choice);
  const Maybe<ThingId> minion = given.has_value() ? given : minion_of(on.cards, on.state, id);
  tell_played(on, s, card, given, false);
  note_use(on, ability, id, minion, card, k);
  const Context context{.thing = speaks_for(on.state, id), .minion = minion, .self = s};
  begin_play(on, effect_of(on.cards, card, k, context, window));
}

}  // namespace

bool apply_play(Table& on, Seat s, Window window, Choice choice) {
  if (verb(choice) == Verb::Play) {
    play_from_hand(on, s, window, choice);
    return true;
  }
  if (verb(choice) == Verb::Use) {
    use_thing(on, s, window, choice);
    return true;
  }
  return false;
}

namespace {

/// What would be asked of somebody who is out of the game is dropped with the rest of the effect.
cards::Status run(Table& on, EffectId id) {
  Effect& effect = on.state.effects[static_cast<std::size_t>(id)];
  const Context context = context_of(on.cards, on.state, effect);
  CardHost host{on, id, context};
  Running machine{*on.cards[static_cast<CardId>(effect.machine.card)].program, effect.machine, host};
  const cards::Status status = machine.run();
  const bool nobody = status == cards::Status::asks && on.state.players[machine.decider()].out;
  return nobody ? cards::Status::done : status;
}

bool is_from_hand(const State& state, const Effect& effect) {
  return effect.thing.has_value() && at(state, *effect.thing).region == Region::Limbo;
}

/// VT-072, VT-074, VT-081
void pay(Table& on, EffectId id) {
  const Effect& effect = on.state.effects[static_cast<std::size_t>(id)];
  const Cost due = due_cost(on.cards, on.state, id);
  if (due.blood > 0 && effect.minion.has_value()) lose_blood(on, *effect.minion, due.blood);
  burn_pool(on, *effect.seat, due.pool);
  if (due.convictions > 0 && effect.minion.has_value())
    burn_convictions(on, *effect.minion, static_cast<unsigned>(due.convictions));
  use_up_reducers(on, id);
}

/// When the card will be replaced. VT-063
void delay_replacement(Table& on, const Effect& effect) {
  const CardInfo& what = on.cards[static_cast<CardId>(effect.machine.card)];
  if (!what.replaced.has_value()) return;
  Player& player = on.state.players[*effect.seat];
  ++(*what.replaced == Moment::OwnUnlock ? player.late_unlock : player.late_discard);
}

/// VT-051, VT-052: it has no effect, and goes where it would have gone. Its cost is paid, unless what has cancelled it
/// says that it is not. VT-056
void drop_cancelled(Table& on, EffectId id) {
  Effect& effect = on.state.effects[static_cast<std::size_t>(id)];
  if (!effect.unpaid) {
    pay(on, id);
    const CardInfo& what = on.cards[static_cast<CardId>(effect.machine.card)];
    const Context context = context_of(on.cards, on.state, effect);
    CardHost host{on, id, context};
    Running{*what.program, effect.machine, host}.pay_only(*what.abilities[effect.ability].code);
  }
  const Maybe<ThingId> card = effect.thing;
  free_effect(on, id);
  on.state.frames.pop();
  put_away(on, card);
  on.dirty = true;
}

/// VT-108 to VT-112; one that is played out of turn in the next master phase. VT-110
void gain_from_trifle(Table& on, const Effect& effect) {
  const CardInfo& what = on.cards[static_cast<CardId>(effect.machine.card)];
  Player& player = on.state.players[*effect.seat];
  const bool played = what.abilities[effect.ability].code->kind == cards::AbilityKind::play;
  if (!played || !what.is(CardKind::Master) || !what.has(Trait::Trifle) || player.trifle) return;
  player.trifle = true;
  if (on.state.active == effect.seat) ++player.masters;
}

/// A strike that was chosen waits with its effect.
bool is_parked(const State& state, EffectId id) {
  return state.combat.on &&
         (state.combat.sides[Side::Acting].strike.effect == id || state.combat.sides[Side::Other].strike.effect == id);
}

/// What the last of its verbs has begun may lie above the frame of an effect that is done.
void end_frame_of(Table& on, EffectId id) {
  auto& frames = on.state.frames;
  for (std::size_t i = frames.size(); i > 0; --i) {
    if (frames[i - 1].effect != id) continue;
    frames.erase(i - 1);
    return;
  }
}

}  // namespace

bool go_on_with_play(Table& on) {
  Frame& frame = on.state.frames.top();
  const EffectId id = *frame.effect;
  switch (frame.stage) {
    case playing_stage::Targets: {
      const cards::Status status = run(on, id);
      if (status == cards::Status::asks) return true;
      on.state.frames.top().stage = playing_stage::Reduces;
      return false;
    }
    case playing_stage::Reduces: {
      const Effect& played = on.state.effects[static_cast<std::size_t>(id)];
      const AbilityInfo& ability = on.cards[static_cast<CardId>(played.machine.card)].abilities[played.ability];
      frame.stage = playing_stage::AsPlayed;
      // An action asks when it is announced. VT-079
      if (!ability.action.has_value() && is_from_hand(on.state, played)) ask_about_cost(on, id);
      return false;
    }
    case playing_stage::AsPlayed: {
      const Effect& played = on.state.effects[static_cast<std::size_t>(id)];
      const AbilityInfo& ability = on.cards[static_cast<CardId>(played.machine.card)].abilities[played.ability];
      if (ability.action.has_value()) {  // its own window comes with the announcement
        on.state.frames.pop();
        announce_card_action(on, id, ability);
        return false;
      }
      frame.stage = playing_stage::Pays;
      // VT-047, VT-049: cancels and wakes; of the latter only in an action and outside of combat.
      const bool wakes = on.state.action.on && !on.state.combat.on;
      const CardKind kind = played_as(on.cards[static_cast<CardId>(played.machine.card)], ability);
      if (is_from_hand(on.state, played) && (wakes || on.cards.cancels(kind))) open_impulse(on, Window::AsPlayed);
      return false;
    }
    case playing_stage::Pays: {
      const Effect effect = on.state.effects[static_cast<std::size_t>(id)];
      if (effect.cancelled) {
        drop_cancelled(on, id);
        return false;
      }
      if (is_from_hand(on.state, effect)) delay_replacement(on, effect);
      frame.stage = playing_stage::Paid;
      if (is_from_hand(on.state, effect)) pay(on, id);
      on.dirty = true;
      return false;
    }
    case playing_stage::Paid:
      frame.stage = playing_stage::Runs;
      on.dirty = true;
      break;
    default: break;
  }
  const cards::Status status = run(on, id);
  if (status == cards::Status::asks) return true;
  if (status == cards::Status::waits) {
    // The frame of the play may lie below what the verb has begun.
    if (!is_parked(on.state, id)) return false;
    on.state.frames.pop();
    return false;
  }
  if (status == cards::Status::pays) return false;
  const Effect effect = on.state.effects[static_cast<std::size_t>(id)];
  gain_from_trifle(on, effect);
  end_frame_of(on, id);
  free_effect(on, id);
  put_away(on, effect.thing);
  on.dirty = true;
  return false;
}

bool go_on_with_effect(Table& on) {
  const EffectId id = *on.state.frames.top().effect;
  const cards::Status status = run(on, id);
  if (status == cards::Status::asks) return true;
  if (status != cards::Status::done) return false;
  end_frame_of(on, id);
  free_effect(on, id);
  on.dirty = true;
  return false;
}

namespace {

/// Asks the card that waits for an answer.
template <class Ask>
auto with_machine(const Cards& cards, const State& state, Ask&& ask) {
  const Effect& effect = state.effects[static_cast<std::size_t>(*state.frames.top().effect)];
  const Context context = context_of(cards, state, effect);
  const CardReader reader{cards, state, context};
  return ask(Reading{*cards[static_cast<CardId>(effect.machine.card)].program, effect.machine, reader});
}

Choice written(const cards::Answer& answer) {
  const auto value = static_cast<unsigned>(answer.value);
  switch (answer.kind) {
    case cards::Answer::Kind::option: return choose(Verb::PickOption, value);
    case cards::Answer::Kind::yes: return choose(Verb::Yes);
    case cards::Answer::Kind::no: return choose(Verb::No);
    case cards::Answer::Kind::enough: return choose(Verb::Done);
    case cards::Answer::Kind::word: return choose(Verb::PickWord, value, static_cast<unsigned>(answer.type));
    case cards::Answer::Kind::item: break;
  }
  if (answer.type == type_of(Kind::Player)) return choose(Verb::PickPlayer, value);
  if (answer.type == type_of(Kind::Card)) return choose(Verb::PickThing, static_cast<ThingId>(value));
  if (answer.type == type_of(Kind::Face)) return choose(Verb::PickCard, value);
  return choose(Verb::PickNumber, value);
}

cards::Answer read_answer(Choice choice) {
  using Answered = cards::Answer::Kind;
  const auto value = static_cast<std::int16_t>(last_in(choice));
  switch (verb(choice)) {
    case Verb::PickPlayer: return {Answered::item, type_of(Kind::Player), value};
    case Verb::PickThing: return {Answered::item, type_of(Kind::Card), static_cast<std::int16_t>(raw_thing(choice))};
    case Verb::PickCard: return {Answered::item, type_of(Kind::Face), value};
    case Verb::PickNumber: return {Answered::item, cards::Type::number, value};
    case Verb::PickWord: return {Answered::word, static_cast<cards::Type>(raw_thing(choice)), value};
    case Verb::PickOption: return {Answered::option, {}, value};
    case Verb::Yes: return {Answered::yes};
    case Verb::No: return {Answered::no};
    default: return {Answered::enough};
  }
}

/// Whether it asks for several and none of them has been named.
bool has_named_none(const Cards& cards, const cards::Frame& running) {
  const cards::Program& program = *cards[static_cast<CardId>(running.card)].program;
  const cards::Instruction& now = program.code[running.pc];
  return now.op == cards::Op::ask && running.local(program.asks[now.a].slot) <= 0;
}

/// What somebody has chosen is known before the next one chooses. VT-886
void tell_chosen(Table& on, const Effect& effect, Choice choice) {
  const Seat by = effect_decider(on.cards, on.state);
  switch (verb(choice)) {
    case Verb::Done:
      if (has_named_none(on.cards, effect.machine)) on.events.tell_all({886}, EventKind::ChoseNobody, by);
      return;
    case Verb::PickPlayer: return on.events.tell_all({886}, EventKind::ChosePlayer, by, seat_in(choice));
    case Verb::PickNumber:
      return on.events.tell_all({886}, EventKind::ChoseNumber, by, static_cast<int>(last_in(choice)));
    case Verb::PickThing: {
      const Thing& thing = at(on.state, *thing_in(choice));
      if (thing.card.seen_by == SeatSet::everyone())
        return on.events.tell_all({886}, EventKind::ChoseCard, by, thing.card.value);
      return on.events.tell_all({886}, EventKind::ChoseFaceDown, by);
    }
    default: return;
  }
}

}  // namespace

Seat effect_decider(const Cards& cards, const State& state) {
  return with_machine(cards, state, [](const Reading& machine) { return machine.decider(); });
}

void effect_options(const Cards& cards, const State& state, Options& out) {
  with_machine(cards, state, [&](const Reading& machine) {
    machine.each_answer([&](const cards::Answer& answer) { out.push_back(written(answer)); });
    return 0;
  });
}

void apply_answer(Table& on, Choice choice) {
  const EffectId id = *on.state.frames.top().effect;
  Effect& effect = on.state.effects[static_cast<std::size_t>(id)];
  const Context context = context_of(on.cards, on.state, effect);
  CardHost host{on, id, context};
  note_term(on.state, choice);
  if (effect.gathers) tell_chosen(on, effect, choice);
  Running{*on.cards[static_cast<CardId>(effect.machine.card)].program, effect.machine, host}.answer(
      read_answer(choice));
}

}  // namespace krypta::vtes
