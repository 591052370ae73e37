#include <algorithm>
#include <array>
#include <limits>
#include <vector>

#include "engine/games/vampire_empire/card_host.hpp"
#include "engine/games/vampire_empire/check.hpp"

/// A support card in the middle of what it does: a place in its code where it can wait, and names that hold what they
/// can hold there. The code is gone through once without a table, with the kinds of values in place of values.
namespace krypta::vampire_empire {

namespace {

using cards::Address;
using cards::Ask;
using cards::Instruction;
using cards::Op;
using Reading = cards::Machine<const CardReader>;

constexpr int largest = std::numeric_limits<std::int16_t>::max();
constexpr unsigned without_end = 99;

/// What a value can be: a thing or word of some types, a number from one to another, or nothing.
struct Held {
  std::uint32_t types = 0;
  int least = 1;
  int most = 0;
  bool nothing = false;
  bool secret = false;
  friend bool operator==(const Held&, const Held&) = default;

  static Held number(int from, int to) { return {.least = from, .most = to}; }
  static Held any_number() { return {.least = -largest, .most = largest, .nothing = true}; }
  static Held of(cards::Type type, bool or_nothing) {
    if (type == cards::Type::number) return any_number();
    if (type == cards::Type::condition) return number(0, 1);
    return {.types = 1U << static_cast<unsigned>(type), .nothing = or_nothing};
  }
  void join(const Held& other) {
    types |= other.types;
    nothing = nothing || other.nothing;
    secret = secret || other.secret;
    if (other.least > other.most) return;
    if (least > most) {
      least = other.least;
      most = other.most;
      return;
    }
    // A number that grows or shrinks in a loop may be anything beyond.
    least = other.least < least ? -largest : least;
    most = other.most > most ? largest : most;
  }
  [[nodiscard]] bool fits(int value) const {
    if (value == cards::nothing) return nothing;
    if (value >= least && value <= most) return true;
    for (unsigned t = 0; t < 32; ++t) {
      if (((types >> t) & 1U) != 0 && value >= 0 && value < size_of(static_cast<cards::Type>(t))) return true;
    }
    return false;
  }
  static int size_of(cards::Type type) {
    if (type == type_of(Kind::Player)) return static_cast<int>(table_size);
    if (type == type_of(Kind::Character)) return static_cast<int>(count_of<Character>);
    if (type == type_of(Kind::Card)) return static_cast<int>(count_of<Card>);
    return static_cast<int>(vocabulary().types[static_cast<std::size_t>(type) - cards::first_own].words.size());
  }
};

/// All names at one place of the code.
struct Names {
  std::array<Held, cards::most_locals> slots{};
  std::size_t least = 0;  ///< how many there are at least
  std::size_t most = 0;
  bool reached = false;
  friend bool operator==(const Names&, const Names&) = default;

  void set(std::size_t slot, const Held& held) {
    for (std::size_t i = least; i < slot; ++i) slots[i].nothing = true;
    slots[slot] = held;
    least = std::max(least, slot + 1);
    most = std::max(most, slot + 1);
  }
  void join(const Names& other) {
    for (std::size_t i = 0; i < slots.size(); ++i) slots[i].join(other.slots[i]);
    least = reached ? std::min(least, other.least) : other.least;
    most = std::max(most, other.most);
    reached = true;
  }
};

class Walk {
 public:
  Walk(const cards::Program& program, Address start) : program_(program), places_(program.code.size()) {
    Names first;
    first.reached = true;
    arrive(start, first);
    while (!open_.empty()) {
      const Address pc = open_.back();
      open_.pop_back();
      follow(pc, places_[pc]);
    }
  }
  [[nodiscard]] const Names& at(Address pc) const { return places_[pc]; }

 private:
  void arrive(std::size_t pc, const Names& names) {
    Names joined = places_[pc];
    joined.join(names);
    if (joined == places_[pc]) return;
    places_[pc] = joined;
    open_.push_back(static_cast<Address>(pc));
  }

  void pop(std::size_t count) { stack_.resize(stack_.size() - count); }

  /// Goes on from one place where a statement begins to all that follow it.
  void follow(Address from, Names names) {
    stack_.clear();
    for (std::size_t pc = from;; ++pc) {
      const Instruction& now = program_.code[pc];
      const auto b = static_cast<std::size_t>(now.b);
      switch (now.op) {
        case Op::store: {
          Held held = stack_.back();
          held.secret = now.b != 0;
          pop(1);
          names.set(now.a, held);
          break;
        }
        case Op::call: pop(b); return arrive(pc + 1, names);
        case Op::unless:
          pop(1);
          arrive(b, names);
          return arrive(pc + 1, names);
        case Op::jump: return arrive(b, names);
        case Op::ask: return ask(pc, program_.asks[now.a], names);
        case Op::menu:
          for (const auto& choice : program_.menus[now.a].choices) arrive(choice.then, names);
          return arrive(program_.menus[now.a].done, names);
        case Op::may: arrive(b, names); return arrive(pc + 1, names);
        case Op::pay: arrive(program_.payments[now.a].otherwise, names); return arrive(pc + 1, names);
        case Op::each: arrive(program_.loops[now.a].done, names); return loop(pc, program_.loops[now.a], names);
        case Op::paying:
        case Op::later: return arrive(pc + 1, names);
        case Op::end:
        case Op::give: return;
        default: push(now, names);
      }
    }
  }

  void push(const Instruction& now, const Names& names) {
    switch (now.op) {
      case Op::number:
        stack_.push_back(now.b == cards::nothing ? Held{.nothing = true} : Held::number(now.b, now.b));
        return;
      case Op::local: {
        Held held = names.slots[now.a];
        held.nothing = held.nothing || now.a >= names.least;
        stack_.push_back(held);
        return;
      }
      case Op::property: stack_.push_back(Held::of(vocabulary().properties[now.a].gives, true)); return;
      case Op::property_of: stack_.back() = Held::of(vocabulary().properties[now.a].gives, true); return;
      case Op::it:
      case Op::count:
      case Op::some:
      case Op::sum: stack_.push_back(Held::any_number()); return;
      case Op::negative:
      case Op::not_:
      case Op::half_up:
      case Op::half_down: stack_.back() = Held::any_number(); return;
      case Op::min: {
        const int most = std::min(stack_[stack_.size() - 1].most, stack_[stack_.size() - 2].most);
        pop(1);
        stack_.back() = {.least = -largest, .most = most, .nothing = true};
        return;
      }
      case Op::subtract: {
        const int most = stack_[stack_.size() - 1].least >= 0 ? stack_[stack_.size() - 2].most : largest;
        pop(1);
        stack_.back() = {.least = -largest, .most = most, .nothing = true};
        return;
      }
      default: pop(1); stack_.back() = Held::any_number();
    }
  }

  void ask(std::size_t pc, const Ask& asked, Names names) {
    Held one = Held::of(asked.type, true);
    one.secret = asked.secret;
    if (!asked.several) {
      names.set(asked.slot, one);
      return arrive(pc + 1, names);
    }
    const std::size_t least = std::max<std::size_t>(names.least, asked.slot + 1U);
    names.set(asked.slot, Held::number(0, asked.most));
    for (std::size_t i = 1; i <= asked.most; ++i) names.set(asked.slot + i, one);
    names.least = least;
    arrive(pc, names);  // one after the other
    arrive(pc + 1, names);
  }

  void loop(std::size_t pc, const cards::Loop& loop, Names names) {
    Held one;
    if (loop.over_chosen) {
      one = names.slots[loop.from + 1U];
      names.set(loop.last, Held::number(1, static_cast<int>(cards::most_locals)));
    } else {
      one = Held::of(vocabulary().domains[program_.selectors[loop.selector].domain].of, false);
      one.secret = loop.secret;
      names.set(loop.last, one);
    }
    names.set(loop.slot, one);
    arrive(pc + 1, names);
  }

  const cards::Program& program_;
  std::vector<Names> places_;
  std::vector<Address> open_;
  std::vector<Held> stack_;
};

std::string local_field(std::size_t i) { return "card[0].locals[" + std::to_string(i) + "]"; }

/// Where the payment stands in the code: what comes before it is named, what comes behind it is done. VE-200
Address paying(const cards::Program& program, Address start) {
  Address pc = start;
  while (program.code[pc].op != Op::paying && program.code[pc].op != Op::end) ++pc;
  return pc;
}

Finding check_locals(const cards::Frame& frame, const cards::Program& program, Address start) {
  const Walk walk{program, start};
  const Names& names = walk.at(frame.pc);
  if (!names.reached) return bad("card[0].pc", "is no place in what the card does", {200});
  if (frame.locals.size() < names.least || frame.locals.size() > names.most)
    return bad("card[0].locals", "the wrong number of things was named", {200});
  for (std::size_t i = 0; i < frame.locals.size(); ++i) {
    const auto& local = frame.locals[i];
    const Held& held = names.slots[i];
    if (!held.fits(local.value)) return bad(local_field(i), "holds nothing of this kind", {200});
    const bool own = local.seen_by == SeatSet::of(*frame.player) || local.seen_by.empty();
    if (local.seen_by != SeatSet::everyone() && !(held.secret && own))
      return bad(local_field(i) + ".seen_by", "everybody has seen what was named", {180, 200});
  }
  // Of several the name says how many, and they stand behind it.
  for (const Ask& ask : program.asks) {
    if (!ask.several || ask.slot >= frame.locals.size()) continue;
    const int count = frame.local(ask.slot);
    if (!(names.slots[ask.slot] == Held::number(0, ask.most)) || count <= 0) continue;
    if (static_cast<std::size_t>(ask.slot + count) >= frame.locals.size())
      return bad(local_field(ask.slot), "is how many were chosen", {200});
  }
  return std::nullopt;
}

/// What was named one after the other before the payment could be named.
Finding check_targets(const Cards& cards, const State& state, Address until) {
  const cards::Frame& frame = state.card.back();
  const cards::Program& program = cards.library().program;
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
  const cards::Program& program = cards.library().program;
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
  const cards::Program& program = cards.library().program;
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
  const cards::Program& program = cards.library().program;
  Done sum;
  // Of a card that is being carried out only what lies behind it; in a loop there is no telling.
  const auto add = [&](Card c, std::size_t until) {
    if (cards.valued().has(c)) return;
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
  for (const Card c : state.players[by].shown) add(c, program.code.size());
  for (const cards::Frame& card : state.card) {
    if (*card.player == by) add(static_cast<Card>(card.card), card.pc);
  }
  return sum;
}

Finding check_card(const Cards& cards, const State& state) {
  if (state.card.empty()) return std::nullopt;
  const cards::Frame& frame = state.card.back();
  const auto c = static_cast<Card>(frame.card);
  const cards::Program& program = cards.library().program;
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
