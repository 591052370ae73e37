#include <algorithm>
#include <array>

#include "engine/cards/walk.hpp"
#include "engine/games/vtes/check.hpp"

/// Cards that are being carried out or wait to go on: each at a place in its code where it can wait, with names that
/// hold what they can hold there.
namespace krypta::vtes {

namespace {

static_assert(fields_in<Effect> == 14);
static_assert(fields_in<Gathered> == 3);
static_assert(fields_in<Reducer> == 3);
static_assert(fields_in<PutOff> == 4);
static_assert(fields_in<cards::Frame> == 4);

using cards::Address;
using cards::Op;
using Reading = cards::Machine<const CardReader>;

/// More than anything makes a card cost less.
constexpr int most_less = 40;
/// More than any number that a card reckons with.
constexpr int most_number = 999;

bool is_card(int value) {
  static const auto all = [] {
    std::array<unsigned, 2> counts{};
    for (const CardId card : facts().all()) ++counts[is_crypt(card) ? 1 : 0];
    return counts;
  }();
  const auto n = static_cast<unsigned>(value);
  return n < first_crypt ? n < all[0] : n - first_crypt < all[1];
}

class EffectCheck {
 public:
  EffectCheck(const Cards& cards, const State& state, const Effect& effect, std::string field)
      : cards_(cards), state_(state), effect_(effect), running_(effect.machine), field_(std::move(field)) {}

  [[nodiscard]] Finding check() const {
    if (!is_card(running_.card) || !is_held(state_, card())) return wrong("machine.card", "is in nobody's deck");
    if (what().program == nullptr || effect_.ability >= what().abilities.size())
      return wrong("ability", "the card has no such ability");
    if (ability().code->kind == cards::AbilityKind::always) return wrong("ability", "is not carried out, but holds");
    if (!effect_.seat.has_value() || !is_seat(state_, *effect_.seat))
      return wrong("seat", "must be whose effect it is");
    if (running_.player != effect_.seat) return wrong("machine.player", "must be whose effect it is");
    if (!effect_.window.has_value()) return wrong("window", "must be when it began");
    if (effect_.cancelled || effect_.unpaid) return wrong("cancelled", "is passed through");  // VT-046
    if (Finding found = check_things_of()) return found;
    if (Finding found = check_place()) return found;
    if (Finding found = check_reducers()) return found;
    return effect_.gathers == is_together() ? std::nullopt : wrong("gathers", "is where all choose before it happens");
  }
  [[nodiscard]] Finding check_deed(const Gathered& deed, const std::string& field) const {
    const auto verb = static_cast<unsigned>(deed.what);
    const auto calls = [&](const cards::Instruction& now) {
      const bool fits = now.op == (deed.term == 0 ? Op::call : Op::lasts) && now.a == verb;
      return fits && static_cast<std::size_t>(now.b) == deed.values.size();
    };
    if (std::ranges::none_of(what().program->code, calls)) return bad(field, "is not what the card does", {886});
    if (deed.term > what().program->terms.size()) return bad(field + ".term", "the card has no such term");
    const auto parameters = vocabulary().verbs[verb].parameters;
    for (std::size_t i = 0; i < deed.values.size(); ++i) {
      const int value = deed.values[i];
      const bool duration = i >= parameters.size();
      const bool number = !duration && parameters[i].type == cards::Type::number;
      const bool fits =
          duration ? value >= 0 && value < static_cast<int>(count_of<Until>)
                   : (number ? std::abs(value) <= most_number : value >= 0 && is_thing(parameters[i].type, value));
      if (!fits) return bad(field_of(field + ".values", i), "is nothing of this kind");
    }
    return std::nullopt;
  }
  /// The place in the code where the cost of the card is paid: before it targets are named.
  [[nodiscard]] Address paying() const {
    Address pc = ability().code->start;
    while (what().program->code[pc].op != Op::paying) ++pc;
    return pc;
  }
  [[nodiscard]] const AbilityInfo& ability() const { return what().abilities[effect_.ability]; }
  [[nodiscard]] Finding wrong(std::string_view name, const std::string& problem) const {
    return bad(field_ + "." + std::string{name}, problem);
  }

  [[nodiscard]] Finding check_asking() const {
    const CardReader reader{cards_, state_, context_};
    const Reading machine{*what().program, running_, reader};
    if (!machine.asking()) return wrong("machine.pc", "is no place where the card asks");
    const cards::Instruction& now = what().program->code[running_.pc];
    const Seat decider = machine.decider();
    if (!is_seat(state_, decider) || state_.players[decider].out) return wrong("machine.pc", "nobody decides there");
    if (now.op == Op::ask && what().program->asks[now.a].several) {
      const cards::Ask& ask = what().program->asks[now.a];
      const int already = running_.local(ask.slot);
      if (already < 0 || already >= ask.most) return wrong("machine.locals", "so many cannot be chosen");
    }
    unsigned answers = 0;
    machine.each_answer([&](const cards::Answer&) { ++answers; });
    if (answers == 0) return wrong("machine.pc", "there is nothing to choose");
    return std::nullopt;
  }

 private:
  /// What makes it cost less, while it waits to be paid. VT-079
  [[nodiscard]] Finding check_reducers() const {
    const bool paid_later = running_.pc == paying() + 1;
    const bool any = !effect_.reducers.empty();
    if (any != (effect_.less_pool + effect_.less_blood > 0) || (any && !paid_later))
      return wrong("reducers", "is what makes it cost less, before it is paid");
    if (effect_.less_pool > most_less || effect_.less_blood > most_less) return wrong("less_pool", "is too much");
    for (const Reducer& one : effect_.reducers) {
      if (!one.thing.has_value() || !is_place(state_, *one.thing)) return wrong("reducers", "there is no such place");
      if (is_gone(state_, *one.thing)) continue;
      const auto& abilities = info(cards_, state_, *one.thing).abilities;
      if (one.ability >= abilities.size() || !abilities[one.ability].windows.has(Window::CostDue))
        return wrong("reducers", "makes nothing cost less");
    }
    return std::nullopt;
  }
  /// Whether the place in the code is inside of `together`: there is one at a time.
  [[nodiscard]] bool is_together() const {
    bool inside = false;
    for (Address pc = 0; pc < running_.pc; ++pc) {
      const cards::Instruction& now = what().program->code[pc];
      if (now.op == Op::together) inside = now.b != 0;
    }
    return inside;
  }
  [[nodiscard]] CardId card() const { return static_cast<CardId>(running_.card); }
  [[nodiscard]] const CardInfo& what() const { return cards_[card()]; }

  /// Whether the card lies there, or under the other version of the same vampire. VT-638
  [[nodiscard]] bool is_of(ThingId id) const {
    const Maybe<ThingId> under = other_version(state_, id);
    return card_of(state_, id) == card() || (under.has_value() && card_of(state_, *under) == card());
  }
  [[nodiscard]] Finding check_things_of() const {
    if (!is_place_or_nothing(state_, effect_.thing)) return wrong("thing", "there is no such place");
    if (is_there(state_, effect_.thing) && !is_of(*effect_.thing)) return wrong("thing", "is another card");
    if (!is_place_or_nothing(state_, effect_.minion)) return wrong("minion", "there is no such place");
    if (!is_place_or_nothing(state_, effect_.event_card)) return wrong("event_card", "there is no such place");
    if (!is_seat_or_nobody(state_, effect_.event_player)) return wrong("event_player", "there is no such seat");
    if ((ability().action.has_value() || ability().strike.has_value()) && !effect_.minion.has_value())
      return wrong("minion", "must be who acts or strikes");
    return std::nullopt;
  }

  [[nodiscard]] Finding check_place() const {
    const cards::Walk walk{vocabulary(), *what().program, ability().code->start, cards::PutOffs::with_names};
    const cards::Names* names = walk.at(running_.pc);
    if (running_.pc == cards::nowhere || names == nullptr)
      return wrong("machine.pc", "is no place in what the card does");
    if (running_.locals.size() < names->least || running_.locals.size() > names->most)
      return wrong("machine.locals", "the wrong number of things was named");
    for (std::size_t i = 0; i < running_.locals.size(); ++i) {
      if (Finding found = check_local(i, names->slots[i])) return found;
    }
    return check_counts(*names);
  }
  [[nodiscard]] bool is_thing(cards::Type type, int value) const {
    if (type == type_of(Kind::Player)) return value < static_cast<int>(seat_count(state_));
    if (type == type_of(Kind::Card)) return value < static_cast<int>(state_.things.size());
    if (type == type_of(Kind::Face)) return is_card(value);
    const auto& info = vocabulary().types[static_cast<std::size_t>(type) - cards::first_own];
    return value < static_cast<int>(info.words.size());
  }
  [[nodiscard]] Finding check_local(std::size_t i, const cards::Held& held) const {
    const auto& local = running_.locals[i];
    const std::string field = field_of("machine.locals", i);
    const int most = held.bits || held.types != 0 ? cards::Held::largest : most_number;
    const bool sensible = local.value == cards::nothing || (local.value >= -most_number && local.value <= most);
    if (!sensible || !held.fits(local.value, [&](cards::Type t, int v) { return is_thing(t, v); }))
      return wrong(field, "holds nothing of this kind");
    const bool own = held.secret && are_seats(state_, local.seen_by);
    if (local.seen_by != SeatSet::everyone() && !own)
      return wrong(field + ".seen_by", "everybody has seen what was named");
    return std::nullopt;
  }
  /// Of several the name says how many, and they stand behind it.
  [[nodiscard]] Finding check_counts(const cards::Names& names) const {
    for (const cards::Ask& ask : what().program->asks) {
      if (!ask.several || ask.slot >= running_.locals.size()) continue;
      const int count = running_.local(ask.slot);
      if (!(names.slots[ask.slot] == cards::Held::number(0, ask.most)) || count <= 0) continue;
      if (static_cast<std::size_t>(ask.slot + count) >= running_.locals.size())
        return wrong(field_of("machine.locals", ask.slot), "is how many were chosen");
    }
    return std::nullopt;
  }

  const Cards& cards_;
  const State& state_;
  const Effect& effect_;
  const cards::Frame& running_;
  std::string field_;
  Context context_ = context_of_valid();

  [[nodiscard]] Context context_of_valid() const {
    Context context{.thing = effect_.thing,
                    .minion = effect_.minion,
                    .self = effect_.seat,
                    .event_card = effect_.event_card,
                    .event_player = effect_.event_player};
    if (is_card(running_.card) && effect_.ability < what().abilities.size()) context.ability = &ability();
    return context;
  }
};

EffectCheck effect_check(const Cards& cards, const State& state, EffectId id) {
  const auto i = static_cast<std::size_t>(id);
  return {cards, state, state.effects[i], field_of("effects", i)};
}

/// A card that is played: how far it has come fits its step. VT-042 to VT-049
Finding check_play(const Cards& cards, const State& state, std::size_t i) {
  const Frame& frame = state.frames[i];
  const EffectCheck check = effect_check(cards, state, *frame.effect);
  const Effect& effect = state.effects[static_cast<std::size_t>(*frame.effect)];
  const bool targets = frame.stage == playing_stage::Targets;
  const Address paying = check.paying();
  if (targets ? effect.machine.pc > paying : effect.machine.pc <= paying)
    return check.wrong("machine.pc", "does not fit how far the play has come");
  if ((frame.stage == playing_stage::Pays || frame.stage == playing_stage::Paid) && effect.machine.pc != paying + 1)
    return check.wrong("machine.pc", "is where the cost is paid");
  const bool begun = frame.stage == playing_stage::Runs;
  if (!effect.thing.has_value() || (!begun && !is_there(state, effect.thing)))
    return check.wrong("thing", "must be the card that is played or used");
  const bool as_action = state.frames[i - 1].step == Step::Turn;
  if (check.ability().action.has_value() != as_action)
    return check.wrong("ability", "is not what is done in this window");
  return std::nullopt;
}

/// Each effect that waits is waited for by one: a step, the action or a strike.
Finding check_references(const State& state) {
  std::array<unsigned, most_effects> waits{};
  Finding found;
  const auto refer = [&](Maybe<EffectId> id, const std::string& field) {
    if (!id.has_value() || found) return;
    const auto i = static_cast<std::size_t>(*id);
    if (i >= state.effects.size() || !state.effects[i].seat.has_value()) {
      found = bad(field, "there is no such effect");
    } else if (++waits[i] > 1) {
      found = bad(field, "is waited for elsewhere");
    }
  };
  for (std::size_t i = 0; i < state.frames.size(); ++i) {
    const Frame& frame = state.frames[i];
    const std::string field = field_of("frames", i, "effect");
    const bool carries = frame.step == Step::Play || frame.step == Step::Effect;
    // A referendum waits with the effect that has called it.
    if (frame.effect.has_value() != carries && frame.step != Step::Referendum)
      return bad(field, "is that of a card which is carried out");
    refer(frame.effect, field);
  }
  refer(state.action.effect, "action.effect");
  for (const Side side : all_of<Side>())
    refer(state.combat.sides[side].strike.effect, "combat.sides." + std::string{name_of(side)} + ".strike.effect");
  if (found) return found;
  for (std::size_t i = 0; i < state.effects.size(); ++i) {
    const bool free = !state.effects[i].seat.has_value();
    if (free && !(state.effects[i] == Effect{})) return bad(field_of("effects", i), "nothing is in a free place");
    if (free ? i + 1 == state.effects.size() : waits[i] == 0)
      return bad(field_of("effects", i), "nothing waits for it");
  }
  return std::nullopt;
}

/// Whether a card goes on there at that moment, with what it has put off.
bool begins_at(const cards::Program& program, Address pc, Window window) {
  const auto later = [&](const cards::Instruction& now) {
    return now.op == Op::later && static_cast<Address>(now.b) == pc && now.a == static_cast<unsigned>(window);
  };
  const auto again = [&](const cards::Term& term) {
    return term.from == pc && term.window == static_cast<unsigned>(window);
  };
  return pc != cards::nowhere &&
         (std::ranges::any_of(program.code, later) || std::ranges::any_of(program.terms, again));
}

}  // namespace

Finding check_effects(const Cards& cards, const State& state) {
  if (Finding found = check_references(state)) return found;
  for (std::size_t i = 0; i < state.effects.size(); ++i) {
    if (!state.effects[i].seat.has_value()) continue;
    if (Finding found = effect_check(cards, state, static_cast<EffectId>(i)).check()) return found;
  }
  for (std::size_t i = 1; i < state.frames.size(); ++i) {
    if (state.frames[i].step != Step::Play) continue;
    if (Finding found = check_play(cards, state, i)) return found;
  }
  if (!state.action.effect.has_value()) return std::nullopt;
  const EffectCheck check = effect_check(cards, state, *state.action.effect);
  const Effect& effect = state.effects[static_cast<std::size_t>(*state.action.effect)];
  if (effect.machine.pc != check.paying() + 1) return check.wrong("machine.pc", "is where the action is announced");
  if (effect.seat != state.action.seat || effect.minion != state.action.actor)
    return check.wrong("seat", "must be who acts");
  return std::nullopt;
}

/// What happens together waits for the one effect that still asks. VT-886
Finding check_gathered(const Cards& cards, const State& state) {
  Maybe<EffectId> gathers;
  for (std::size_t i = 0; i < state.effects.size(); ++i) {
    if (!state.effects[i].gathers) continue;
    const auto id = static_cast<EffectId>(i);
    const bool asks = state.frames.top().effect == id;
    if (gathers.has_value() || !asks) return bad(field_of("effects", i, "gathers"), "nothing comes between", {886});
    gathers = id;
  }
  if (!gathers.has_value()) return state.gathered.empty() ? Finding{} : bad("gathered", "nobody chooses", {886});
  for (std::size_t i = 0; i < state.gathered.size(); ++i) {
    if (Finding found = effect_check(cards, state, *gathers).check_deed(state.gathered[i], field_of("gathered", i)))
      return found;
  }
  return std::nullopt;
}

Finding check_put_off(const Cards& cards, const State& state) {
  for (std::size_t i = 0; i < state.put_off.size(); ++i) {
    const PutOff& put_off = state.put_off[i];
    if (Finding found = EffectCheck{cards, state, put_off.effect, field_of("put_off", i, "effect")}.check())
      return found;
    const auto card = static_cast<CardId>(put_off.effect.machine.card);
    if (!begins_at(*cards[card].program, put_off.effect.machine.pc, put_off.window))
      return bad(field_of("put_off", i, "effect.machine.pc"), "is no place where the card goes on then");
  }
  return std::nullopt;
}

Finding check_question(const Cards& cards, const State& state) {
  return effect_check(cards, state, *state.frames.top().effect).check_asking();
}

}  // namespace krypta::vtes
