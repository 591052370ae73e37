#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>

#include "engine/cards/code.hpp"
#include "engine/cards/evaluator.hpp"
#include "engine/cards/frame.hpp"
#include "engine/cards/loops.hpp"

namespace krypta::cards {

/// Why the machine stopped.
enum class Status : std::uint8_t {
  asks,   ///< somebody has to decide: `decider`, `each_answer`, `answer`
  pays,   ///< the targets are named; the game has the cost of the card paid and runs it on
  waits,  ///< a verb has begun something of the game's own; when that is over the game runs it on
  done
};
/// What a verb tells: whether the next instruction may follow at once.
enum class Flow : std::uint8_t { next, wait };

/// What somebody can answer.
struct Answer {
  enum class Kind : std::uint8_t { item, word, option, yes, no, enough };
  Kind kind = Kind::item;
  Type type{};             ///< of an item or a word
  std::int16_t value = 0;  ///< which; of an option its number
  friend constexpr bool operator==(const Answer&, const Answer&) = default;
};

/// Runs a card on a host, the game with its state. The machine itself has no state: everything is in the frame, which
/// is a part of the game's state, so a card can be copied, saved and searched in the middle of what it does.
///
/// A host has
///   int property(unsigned property, int subject) const    the subject is 0 for a property of the table
///   void each(unsigned domain, int argument, visit) const visit(int thing) for each thing there
///   bool has(unsigned domain, int argument, int thing) const    whether it is there; asked of each number, so without
///                                                         going through the others
///   Flow call(unsigned verb, std::span<const int> arguments)
///   bool can(unsigned verb, std::span<const int> arguments) const    of a verb that is a cost
///   void later(unsigned window, Address from)
/// and, if its vocabulary says so,
///   int property(unsigned property, int subject, int given) const    of a property that takes something
///   Flow lasts(unsigned verb, std::span<const int> arguments, std::uint16_t term)    until or while a condition
///   void whenever(std::uint16_t term)                     keep this, with the frame as it is
///   void together(bool begins)                            what comes is settled when it is over
///   bool offers(unsigned any_of, unsigned option) const   whether an option may be used, as far as its facts say
/// and, if it likes,
///   using Reader                                          a base with all that is const: what reckons and reads is
///                                                         compiled once for all hosts that have the same
///   void nothing_there(unsigned domain)                   something was to be chosen, and there is nothing
///   int order(unsigned domain, int thing) const           a loop over a place that is ordered goes by this, the
///                                                         smallest first, not by the numbers; no two alike, and
///                                                         of a place with many numbers none that is not one of them
///   int thing_at(unsigned domain, int place) const        the other way round, for such a place: which thing it is of
///                                                         which `order` is this, or nothing; without it a loop asks
///                                                         of all things where they are, each time
///   int moment() const, int arrived(unsigned domain, int thing) const    numbers that grow: what a loop over many
///                                                         things passes over, since it came after the loop began
template <class Host>
class Machine : public Evaluator<Reader<Host>> {
 public:
  using Evaluator<Reader<Host>>::evaluate;
  using Evaluator<Reader<Host>>::each_thing;

  /// On a host that only tells, nothing is carried out: the frame is read, too.
  using Running = std::conditional_t<std::is_const_v<Host>, const Frame, Frame>;
  Machine(const Program& program, Running& frame, Host& host)
      : Evaluator<Reader<Host>>(program, frame, host), program_(program), frame_(frame), host_(host) {}

  /// Carries on until somebody has to decide, the game has to do something, or the card is done.
  Status run() { return run_to<false>(nowhere); }
  /// Of a card that has stopped to be paid and is cancelled, but costs what it costs: pays, and does nothing else.
  /// While a cost waits this is called again.
  Status pay_only(const AbilityCode& ability) { return run_to<true>(ability.effects); }

 private:
  template <bool bounded>
  Status run_to([[maybe_unused]] Address end) {
    std::array<int, most_depth> stack;
    std::size_t top = 0;
    while (true) {
      if constexpr (bounded) {
        if (frame_.pc == end) return Status::done;
      }
      const Instruction& now = program_.code[frame_.pc];
      switch (now.op) {
        case Op::store: frame_.set(now.a, static_cast<std::int16_t>(stack[--top]), who_knows(now.b)); break;
        case Op::jump: frame_.pc = static_cast<Address>(now.b); continue;
        case Op::unless:
          if (stack[--top] == 0) {
            frame_.pc = static_cast<Address>(now.b);
            continue;
          }
          break;
        case Op::call: {
          const auto arguments = static_cast<std::size_t>(now.b);
          top -= arguments;
          const std::span<const int> given{stack.data() + top, arguments};
          ++frame_.pc;
          // As far as possible: what was not there to be chosen has nothing done to it.
          if (std::ranges::find(given, int{nothing}) != given.end()) continue;
          if (host_.call(now.a, given) == Flow::wait) return Status::waits;
          continue;
        }
        case Op::lasts: {
          const auto arguments = static_cast<std::size_t>(now.b);
          top -= arguments;
          const std::span<const int> given{stack.data() + top, arguments - 1};
          ++frame_.pc;
          if (std::ranges::find(given, int{nothing}) != given.end()) continue;
          if (lasts(now.a, given, static_cast<std::uint16_t>(stack[top + arguments - 1])) == Flow::wait)
            return Status::waits;
          continue;
        }
        case Op::ask:
          if (asks(program_.asks[now.a])) return Status::asks;
          break;
        case Op::menu:
          if (who_decides(program_.menus[now.a].by) && options(program_.menus[now.a]) > 0) return Status::asks;
          frame_.pc = program_.menus[now.a].done;
          continue;
        case Op::may:
          if (who_decides(program_.deciders[now.a])) return Status::asks;
          frame_.pc = static_cast<Address>(now.b);
          continue;
        case Op::pay:
          if (who_decides(program_.payments[now.a].by) && payable(program_.payments[now.a])) return Status::asks;
          frame_.pc = program_.payments[now.a].otherwise;
          continue;
        case Op::begin: loops().begin(program_.loops[now.a]); break;
        case Op::each:
          if (!advance(program_.loops[now.a])) {
            frame_.pc = program_.loops[now.a].done;
            continue;
          }
          break;
        case Op::paying: ++frame_.pc; return Status::pays;
        case Op::later: host_.later(now.a, static_cast<Address>(now.b)); break;
        case Op::any_of:
          if (picks(now.a)) return Status::asks;
          break;
        case Op::skip:
          if (!uses(now)) {
            frame_.pc = static_cast<Address>(now.b);
            continue;
          }
          break;
        case Op::owes: break;
        case Op::whenever:
          if constexpr (requires { host_.whenever(now.a); }) host_.whenever(now.a);
          break;
        case Op::together:
          if constexpr (requires { host_.together(true); }) host_.together(now.b != 0);
          break;
        case Op::end:
        case Op::give: return Status::done;
        default: top = this->push(now, stack, top, 0);
      }
      ++frame_.pc;
    }
  }

 public:
  [[nodiscard]] bool asking() const {
    const Op op = program_.code[frame_.pc].op;
    return op == Op::ask || op == Op::menu || op == Op::may || op == Op::pay || op == Op::any_of;
  }
  /// Who decides, while the machine asks.
  [[nodiscard]] Seat decider() const {
    const Instruction& now = program_.code[frame_.pc];
    Address by = nowhere;
    if (now.op == Op::ask) by = program_.asks[now.a].by;
    if (now.op == Op::menu) by = program_.menus[now.a].by;
    if (now.op == Op::may) by = program_.deciders[now.a];
    if (now.op == Op::pay) by = program_.payments[now.a].by;
    return who_decides(by).value_or(*frame_.player);
  }

  /// `visit(Answer)` for everything that may be answered.
  template <class Visit>
  void each_answer(Visit&& visit) const {
    const Instruction& now = program_.code[frame_.pc];
    if (now.op == Op::ask) return each_choice(program_.asks[now.a], visit);
    if (now.op == Op::menu) return each_option(program_.menus[now.a], visit);
    if (now.op == Op::any_of) return each_pick(now.a, visit);
    visit(Answer{Answer::Kind::yes});
    visit(Answer{Answer::Kind::no});
  }

  /// The answer must be one of those. The machine can run on.
  void answer(const Answer& given) {
    const Instruction& now = program_.code[frame_.pc];
    switch (now.op) {
      case Op::ask: return take(program_.asks[now.a], given);
      case Op::menu: frame_.pc = program_.menus[now.a].choices[static_cast<std::size_t>(given.value)].then; return;
      case Op::may: frame_.pc = static_cast<Address>(given.kind == Answer::Kind::yes ? frame_.pc + 1 : now.b); return;
      case Op::pay:
        frame_.pc =
            given.kind == Answer::Kind::yes ? static_cast<Address>(frame_.pc + 1) : program_.payments[now.a].otherwise;
        return;
      case Op::any_of: return pick(now.a, given);
      default: assert(false && "nothing was asked");
    }
  }

  /// Whether an ability can be played at all: its condition, a thing for each target, and its costs, each for itself.
  [[nodiscard]] bool possible(const AbilityCode& ability) const {
    if (ability.condition != nowhere && evaluate(ability.condition) == 0) return false;
    const Op first = program_.code[ability.start].op;
    if (first != Op::ask && first != Op::any_of && ability.costs.empty()) return true;
    Frame trial = frame_;
    trial.pc = ability.start;
    return Trial{program_, trial, host_}.completable();
  }

  /// Whether this option of `any_of` is used.
  [[nodiscard]] bool uses(const AnyOf& any_of, unsigned option) const {
    return ((static_cast<unsigned>(picked(any_of.slot)) >> option) & 1U) != 0;
  }

 private:
  template <class>
  friend class Machine;
  /// What would follow is only read.
  using Trial = Machine<const Reader<Host>>;

  [[nodiscard]] int picked(unsigned slot) const { return std::max<int>(frame_.local(slot), 0); }
  [[nodiscard]] bool uses(const Instruction& skip) const {
    return ((static_cast<unsigned>(picked(slot_in(skip.a))) >> option_in(skip.a)) & 1U) != 0;
  }
  [[nodiscard]] bool offers(unsigned any_of, unsigned option) const {
    if constexpr (requires { host_.offers(any_of, option); }) {
      return host_.offers(any_of, option);
    } else {
      return true;
    }
  }
  /// `visit(option)` for each that may be used besides those before it, with targets and costs that can be had.
  template <class Visit>
  void each_usable(unsigned place, Visit&& visit) const {
    const AnyOf& any_of = program_.any_of[place];
    const auto before = static_cast<unsigned>(picked(any_of.slot));
    for (unsigned i = static_cast<unsigned>(std::bit_width(before)); i < any_of.conditions.size(); ++i) {
      if (!offers(place, i)) continue;
      if (any_of.conditions[i] != nowhere && evaluate(any_of.conditions[i]) == 0) continue;
      Frame trial = frame_;
      trial.set(any_of.slot, static_cast<std::int16_t>(before | 1U << i));
      ++trial.pc;
      if (Trial{program_, trial, host_}.completable()) visit(i);
    }
  }
  [[nodiscard]] bool any_usable(unsigned place) const {
    bool found = false;
    each_usable(place, [&](unsigned) { found = true; });
    return found;
  }
  /// Whether there is anything to pick, or to be content with.
  bool picks(unsigned place) {
    const unsigned slot = program_.any_of[place].slot;
    if (frame_.local(slot) == nothing) frame_.set(slot, 0);
    return who_decides(nowhere) && any_usable(place);
  }
  template <class Visit>
  void each_pick(unsigned place, Visit&& visit) const {
    each_usable(place, [&](unsigned i) { visit(Answer{Answer::Kind::option, {}, static_cast<std::int16_t>(i)}); });
    if (picked(program_.any_of[place].slot) != 0) visit(Answer{Answer::Kind::enough});
  }
  void pick(unsigned place, const Answer& given) {
    if (given.kind == Answer::Kind::enough) {
      ++frame_.pc;
      return;
    }
    const unsigned slot = program_.any_of[place].slot;
    const auto with = static_cast<unsigned>(picked(slot)) | 1U << static_cast<unsigned>(given.value);
    frame_.set(slot, static_cast<std::int16_t>(with));
  }

  Flow lasts(unsigned verb, std::span<const int> arguments, std::uint16_t term) {
    if constexpr (requires { host_.lasts(verb, arguments, term); }) {
      return host_.lasts(verb, arguments, term);
    } else {
      return Flow::next;
    }
  }

  /// Whoever may know everything that a value was made of.
  [[nodiscard]] SeatSet who_knows(std::int16_t sources) const {
    SeatSet all = SeatSet::everyone();
    if (sources == 0) return all;
    const auto bits = static_cast<unsigned>(sources);
    for (std::size_t i = 0; i < frame_.locals.size(); ++i) {
      if (((bits >> i) & 1U) != 0) all = all & frame_.locals[i].seen_by;
    }
    return ((bits >> secret_source) & 1U) != 0 ? SeatSet{} : all;
  }

  /// Who is to decide: whoever is named, or the card's player. What nobody decides is passed over.
  [[nodiscard]] std::optional<Seat> who_decides(Address by) const {
    if (by == nowhere) return frame_.player.has_value() ? std::optional{*frame_.player} : std::nullopt;
    const int who = evaluate(by);
    return who == nothing ? std::nullopt : std::optional{seat(static_cast<unsigned>(who))};
  }
  /// How many are chosen at most, and of a reckoned number also at least. Nothing changes while they are chosen, so it
  /// is the same each time.
  [[nodiscard]] int wanted(const Ask& ask) const {
    return ask.reckoned == nowhere ? int{ask.most} : std::clamp<int>(evaluate(ask.reckoned), 0, ask.most);
  }
  [[nodiscard]] int least(const Ask& ask) const { return ask.reckoned == nowhere ? int{ask.least} : wanted(ask); }

  [[nodiscard]] bool chosen_before(const Ask& ask, int thing) const {
    const int already = std::max<int>(frame_.local(ask.slot), 0);
    for (int i = 1; i <= already; ++i) {
      if (frame_.local(static_cast<std::size_t>(ask.slot + i)) == thing) return true;
    }
    return false;
  }
  /// Whether the rules of the game let somebody name it.
  [[nodiscard]] bool may_name(const Ask& ask, int thing) const {
    if constexpr (requires { host_.may_name(ask.type, thing); }) {
      return host_.may_name(ask.type, thing);
    } else {
      return true;
    }
  }
  /// Everything that could be named now, whether or not what follows could still be named then.
  template <class Visit>
  void each_candidate(const Ask& ask, Visit&& visit) const {
    const auto offer = [&](int thing) {
      if (may_name(ask, thing) && (!ask.several || !chosen_before(ask, thing))) visit(thing);
    };
    if (!ask.of_words) return each_thing(program_.selectors[ask.selector], 0, offer);
    for (const std::uint16_t word : ask.words) offer(word);
  }
  [[nodiscard]] int candidates(const Ask& ask) const {
    int n = 0;
    each_candidate(ask, [&](int) { ++n; });
    return n;
  }
  /// Whether there is at least one, with `fits(thing)`.
  template <class Fits>
  [[nodiscard]] bool some_candidate(const Ask& ask, Fits&& fits) const {
    if (!ask.of_words) {
      return this->some(program_.selectors[ask.selector], 0, [&](int thing) {
        return may_name(ask, thing) && (!ask.several || !chosen_before(ask, thing)) && fits(thing);
      });
    }
    bool found = false;
    each_candidate(ask, [&](int word) { found = found || fits(word); });
    return found;
  }
  [[nodiscard]] bool some_candidate(const Ask& ask) const {
    return some_candidate(ask, [](int) { return true; });
  }
  /// Whether there is anything to decide; what is not there is not chosen.
  bool asks(const Ask& ask) {
    if (ask.several && frame_.local(ask.slot) == nothing) frame_.set(ask.slot, 0);
    const bool decided = who_decides(ask.by) && wanted(ask) > 0;
    if (decided && some_candidate(ask)) return true;
    if (!ask.several) frame_.set(ask.slot, nothing);
    if (!decided) return false;
    if constexpr (requires { host_.nothing_there(0U); }) {
      if (!ask.of_words) host_.nothing_there(program_.selectors[ask.selector].domain);
    }
    return false;
  }
  template <class Visit>
  void each_choice(const Ask& ask, Visit&& visit) const {
    const auto kind = ask.of_words ? Answer::Kind::word : Answer::Kind::item;
    bool offered = false;
    const auto offer = [&](int thing, bool even_if_last) {
      const auto value = static_cast<std::int16_t>(thing);
      if (!even_if_last && !leaves_targets(ask, value)) return;
      offered = true;
      visit(Answer{kind, ask.type, value});
    };
    each_candidate(ask, [&](int thing) { offer(thing, false); });
    // Whoever began although not all can be named names what there is.
    if (!offered) each_candidate(ask, [&](int thing) { offer(thing, true); });
    if (ask.several && frame_.local(ask.slot) >= least(ask)) visit(Answer{Answer::Kind::enough});
  }
  template <class Visit>
  void each_option(const Menu& menu, Visit&& visit) const {
    for (std::size_t i = 0; i < menu.choices.size(); ++i) {
      const Address condition = menu.choices[i].condition;
      if (condition != nowhere && evaluate(condition) == 0) continue;
      visit(Answer{Answer::Kind::option, {}, static_cast<std::int16_t>(i)});
    }
  }
  [[nodiscard]] int options(const Menu& menu) const {
    int n = 0;
    each_option(menu, [&](const Answer&) { ++n; });
    return n;
  }

  void take(const Ask& ask, const Answer& given) {
    if (given.kind == Answer::Kind::enough) {
      ++frame_.pc;
      return;
    }
    const SeatSet seen_by = ask.secret ? SeatSet::of(decider()) : SeatSet::everyone();
    if (!ask.several) {
      frame_.set(ask.slot, given.value, seen_by);
      ++frame_.pc;
      return;
    }
    const auto already = static_cast<std::int16_t>(frame_.local(ask.slot) + 1);
    frame_.set(static_cast<std::size_t>(ask.slot + already), given.value, seen_by);
    frame_.set(ask.slot, already);
    if (already >= wanted(ask) || !some_candidate(ask)) ++frame_.pc;
  }

  [[nodiscard]] bool payable(const Payment& payment) const {
    std::array<int, most_depth> arguments{};
    for (std::size_t i = 0; i < payment.arguments.size(); ++i) {
      arguments[i] = evaluate(payment.arguments[i]);
      if (arguments[i] == nothing) return false;
    }
    return host_.can(payment.verb, std::span<const int>{arguments.data(), payment.arguments.size()});
  }

  /// The next thing to work on goes into the loop's local.
  bool advance(const Loop& loop) {
    if (loop.over_chosen) return advance_over_chosen(loop);
    const int next = loops().next(loop);
    if (next == nothing) return false;
    frame_.set(loop.slot, static_cast<std::int16_t>(next), Loops<Reader<Host>>::knowing(loop));
    return true;
  }
  bool advance_over_chosen(const Loop& loop) {
    const int last = frame_.local(loop.last);
    const int next = last == nothing ? 1 : last + 1;
    if (next > std::max<int>(frame_.local(loop.from), 0)) return false;
    frame_.set(loop.last, static_cast<std::int16_t>(next));
    frame_.set(loop.slot, frame_.local(static_cast<std::size_t>(loop.from + next)),
               frame_.locals[static_cast<std::size_t>(loop.from + next)].seen_by);
    return true;
  }
  [[nodiscard]] Loops<Reader<Host>> loops() { return {program_, frame_, host_}; }

  /// Whether, from here, every target can be named and then every cost be paid.
  [[nodiscard]] bool completable() const {
    const Instruction& now = program_.code[frame_.pc];
    if (now.op == Op::paying) return all_payable(now);
    if (now.op == Op::owes) return all_payable(now) && completable_from(frame_.pc + 1);
    if (now.op == Op::skip) return completable_from(uses(now) ? frame_.pc + 1 : now.b);
    if (now.op == Op::any_of) return picked(program_.any_of[now.a].slot) != 0 || any_usable(now.a);
    if (now.op != Op::ask) return true;
    const Ask& ask = program_.asks[now.a];
    if (!who_decides(ask.by)) return false;
    if (ask.reckoned != nowhere)
      return rest_is_completable(ask, static_cast<std::int16_t>(std::min(wanted(ask), candidates(ask))));
    if (ask.several) return candidates(ask) >= ask.least && rest_is_completable(ask, 0);
    if (!ask.matters) return some_candidate(ask) && rest_is_completable(ask, nothing);
    return some_candidate(ask, [&](int thing) { return rest_is_completable(ask, static_cast<std::int16_t>(thing)); });
  }
  [[nodiscard]] bool completable_from(int pc) const {
    Frame trial = frame_;
    trial.pc = static_cast<Address>(pc);
    return Trial{program_, trial, host_}.completable();
  }
  [[nodiscard]] bool all_payable(const Instruction& payments) const {
    for (int i = 0; i < payments.b; ++i) {
      if (!payable(program_.payments[static_cast<std::size_t>(payments.a + i)])) return false;
    }
    return true;
  }
  /// The same, if this is what is named now. Of several it is not asked which: others depend on their number at most.
  [[nodiscard]] bool rest_is_completable(const Ask& ask, std::int16_t named) const {
    Frame trial = frame_;
    trial.set(ask.slot, named);
    ++trial.pc;
    return Trial{program_, trial, host_}.completable();
  }
  [[nodiscard]] bool leaves_targets(const Ask& ask, std::int16_t thing) const {
    return !ask.target || ask.several || !ask.matters || rest_is_completable(ask, thing);
  }

  const Program& program_;
  Running& frame_;
  Host& host_;
};

}  // namespace krypta::cards
