#include <algorithm>

#include "engine/cards/walk.hpp"
#include "engine/games/vampire_empire/card_host.hpp"
#include "engine/games/vampire_empire/check.hpp"

/// A support card in the middle of what it does: a place in its code where it can wait, and names that hold what they
/// can hold there.
namespace krypta::vampire_empire {

namespace {

using cards::Address;
using cards::Ask;
using cards::Instruction;
using cards::Op;
using Reading = cards::Machine<const CardReader>;

constexpr unsigned without_end = 99;

bool is_thing(cards::Type type, int value) {
  if (type == type_of(Kind::Player)) return value < static_cast<int>(table_size);
  if (type == type_of(Kind::Character)) return value < static_cast<int>(count_of<Character>);
  if (type == type_of(Kind::Card)) return value < static_cast<int>(count_of<Card>);
  const auto& words = vocabulary().types[static_cast<std::size_t>(type) - cards::first_own].words;
  return value < static_cast<int>(words.size());
}

std::string local_field(std::size_t i) { return "card[0].locals[" + std::to_string(i) + "]"; }

/// Where the payment stands in the code: what comes before it is named, what comes behind it is done. VE-200
Address paying(const cards::Program& program, Address start) {
  Address pc = start;
  while (program.code[pc].op != Op::paying && program.code[pc].op != Op::end) ++pc;
  return pc;
}

Finding check_locals(const cards::Frame& frame, const cards::Program& program, Address start) {
  const cards::Walk walk{vocabulary(), program, start};
  const cards::Names* found = walk.at(frame.pc);
  if (found == nullptr) return bad("card[0].pc", "is no place in what the card does", {200});
  const cards::Names& names = *found;
  if (frame.locals.size() < names.least || frame.locals.size() > names.most)
    return bad("card[0].locals", "the wrong number of things was named", {200});
  for (std::size_t i = 0; i < frame.locals.size(); ++i) {
    const auto& local = frame.locals[i];
    const cards::Held& held = names.slots[i];
    if (!held.fits(local.value, is_thing)) return bad(local_field(i), "holds nothing of this kind", {200});
    const bool own = local.seen_by == SeatSet::of(*frame.player) || local.seen_by.empty();
    if (local.seen_by != SeatSet::everyone() && !(held.secret && own))
      return bad(local_field(i) + ".seen_by", "everybody has seen what was named", {180, 200});
  }
  // Of several the name says how many, and they stand behind it.
  for (const Ask& ask : program.asks) {
    if (!ask.several || ask.slot >= frame.locals.size()) continue;
    const int count = frame.local(ask.slot);
    if (!(names.slots[ask.slot] == cards::Held::number(0, ask.most)) || count <= 0) continue;
    if (static_cast<std::size_t>(ask.slot + count) >= frame.locals.size())
      return bad(local_field(ask.slot), "is how many were chosen", {200});
  }
  return std::nullopt;
}

/// What was named one after the other before the payment could be named.
Finding check_targets(const Cards& cards, const State& state, Address until) {
  const cards::Frame& frame = state.card.back();
  const cards::Program& program = cards.program(frame);
  const CardReader reader{cards, state, *frame.player};
  cards::Frame trial{
      .pc = cards.ability(static_cast<Card>(frame.card)).start, .card = frame.card, .player = frame.player};
  for (; trial.pc < until && program.code[trial.pc].op == Op::ask; ++trial.pc) {
    const Ask& ask = program.asks[program.code[trial.pc].a];
    bool found = ask.several;
    Reading{program, trial, reader}.each_answer(
        [&](const cards::Answer& answer) { found = found || answer.value == frame.local(ask.slot); });
    if (!found) return bad(local_field(ask.slot), "could not be named", {201});
    for (std::size_t i = ask.slot; i <= ask.slot + (ask.several ? ask.most : 0U) && i < frame.locals.size(); ++i)
      trial.set(i, frame.local(i));
  }
  return std::nullopt;
}

/// Somebody is asked: there is an answer, and of several not enough have been given.
Finding check_question(const Cards& cards, const State& state) {
  cards::Frame frame = state.card.back();
  const cards::Program& program = cards.program(frame);
  const CardReader reader{cards, state, *frame.player};
  const Reading machine{program, frame, reader};
  const Instruction& now = program.code[frame.pc];
  if (!machine.asking() || now.op == Op::pay) return bad("card[0].pc", "is no place where the card asks", {200});
  if (now.op == Op::ask && program.asks[now.a].several) {
    const int already = frame.local(program.asks[now.a].slot);
    if (already < 0 || already >= program.asks[now.a].most)
      return bad(local_field(program.asks[now.a].slot), "is how many were chosen", {200});
  }
  bool any = false;
  machine.each_answer([&](const cards::Answer& answer) { any = any || answer.kind != cards::Answer::Kind::enough; });
  if (!any) return bad("card[0].pc", "there is nothing to choose from", {182, 201});
  return std::nullopt;
}

/// The card has the game do something: what it is follows from the call before this place.
Finding check_call(const Cards& cards, const State& state, CardVerb verb) {
  const cards::Frame& card = state.card.back();
  const cards::Program& program = cards.program(card);
  const auto before = [&](int steps) -> const Instruction& {
    return program.code[static_cast<std::size_t>(std::max(card.pc - steps, 0))];
  };
  if (before(1).op != Op::call || static_cast<CardVerb>(before(1).a) != verb)
    return bad("card[0].pc", "is not behind what the card does now", {200});
  if (verb == CardVerb::ToTown) return std::nullopt;
  const Frame& frame = state.frames.top();
  const std::string top = "frames[" + std::to_string(state.frames.size() - 1) + "]";
  if (before(2).op != Op::number || frame.count + frame.done != before(2).b)
    return bad(top + ".count", "is what is left of what the card does", {200});
  const CardReader reader{cards, state, *card.player};
  if (before(3).op == Op::property && reader.property(before(3).a, 0) != static_cast<int>(krypta::number(*frame.seat)))
    return bad(top + ".seat", "the card concerns the other player", {181, 212});
  return std::nullopt;
}

Finding check_waiting(const Cards& cards, const State& state, Address payment) {
  const cards::Frame& frame = state.card.back();
  const auto c = static_cast<Card>(frame.card);
  const unsigned cost = cards.cost(c, is_day(state));
  switch (step_of(state)) {
    case Step::CardAsks:
      if (frame.pc <= payment && state.players[*frame.player].hand_count < cost)
        return bad(player_field(krypta::number(*frame.player), "hand"), "has too few cards to pay", {155});
      return check_question(cards, state);
    case Step::PayCards:
      if (frame.pc != payment + 1) return bad("card[0].pc", "is not where the card is paid", {152, 200});
      return std::nullopt;
    case Step::DrawCards: return check_call(cards, state, CardVerb::Draw);
    case Step::LoseCards: return check_call(cards, state, CardVerb::DiscardRandom);
    // The third revealed vampire that enters ends the match in the middle of the card.
    default: return check_call(cards, state, CardVerb::ToTown);
  }
}

}  // namespace

Done most_done(const Cards& cards, const State& state, Seat by, CardVerb verb) {
  Done sum;
  // Of a card that is being carried out only what lies behind it; in a loop there is no telling.
  const auto add = [&](Card c, std::size_t until) {
    if (cards.valued().has(c)) return;
    const cards::Program& program = cards.program(c);
    Done one;
    bool again = false;
    for (std::size_t pc = cards.ability(c).start; program.code[pc].op != Op::end; ++pc) {
      const Instruction& now = program.code[pc];
      again = again || (now.op == Op::jump && static_cast<std::size_t>(now.b) <= pc);
      if (now.op != Op::call || static_cast<CardVerb>(now.a) != verb || (pc >= until && !again)) continue;
      const bool lasting = vocabulary().verbs[now.a].kind == cards::VerbKind::lasting;
      const Instruction& number = program.code[pc - (lasting ? 2 : 1)];
      ++one.times;
      one.amount += number.op == Op::number && number.b > 0 ? static_cast<unsigned>(number.b) : 0U;
    }
    const unsigned factor = again ? without_end : 1;
    sum.times += factor * one.times;
    sum.amount += factor * one.amount;
  };
  for (const Card c : state.players[by].shown) add(c, cards::most_code);
  for (const cards::Frame& card : state.card) {
    if (*card.player == by) add(static_cast<Card>(card.card), card.pc);
  }
  return sum;
}

Finding check_card(const Cards& cards, const State& state) {
  if (state.card.empty()) return std::nullopt;
  const cards::Frame& frame = state.card.back();
  const auto c = static_cast<Card>(frame.card);
  const cards::Program& program = cards.program(c);
  if (cards.valued().has(c)) return bad("card[0].card", "is no support card", {129});
  if (is_over(state) && state.ending != Maybe{Ending::Castle})
    return bad("card", "is finished before anything else goes on", {190});
  if (!is_over(state)) {
    Moment moment = Moment::General;
    for (const Frame& f : state.frames) moment = f.step == Step::Window ? f.moment : moment;
    if (!cards.playable_in(window_for(state, moment, *frame.player)).has(c))
      return bad("card[0].card", "cannot be played in this window", {202});
  }
  const Address start = cards.ability(c).start;
  if (frame.pc == cards::nowhere || frame.pc >= program.code.size())
    return bad("card[0].pc", "is no place in what the card does", {200});
  if (auto found = check_locals(frame, program, start)) return found;
  const Address payment = paying(program, start);
  if (auto found = check_waiting(cards, state, payment)) return found;
  if (step_of(state) == Step::PayCards || (step_of(state) == Step::CardAsks && frame.pc <= payment))
    return check_targets(cards, state, std::min(frame.pc, payment));
  return std::nullopt;
}

}  // namespace krypta::vampire_empire
