#include "engine/cards/compiler.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/cards/checker.hpp"
#include "engine/cards/emitter.hpp"
#include "engine/cards/frame.hpp"

namespace krypta::cards {

namespace {

constexpr std::int16_t permanent = -1;  ///< the duration of what holds `always`

/// The statements of an ability, one after the other.
class Compiler : private Emitter {
 public:
  Compiler(const Vocabulary& vocabulary, Program& program, Errors& errors, std::size_t file)
      : Emitter(vocabulary, program, errors, file), program_(program) {}

  AbilityCode ability(const Ability& from) {
    AbilityCode to;
    to.kind = from.kind;
    for (const unsigned window : from.windows) to.windows.push_back(static_cast<std::uint16_t>(window));
    if (from.once_per) to.once_per = static_cast<std::uint8_t>(*from.once_per);
    to.start = here();
    const std::size_t first_ask = program_.asks.size();
    for (const Statement& target : from.targets) ask(target, true);
    if (!from.any_of.empty()) to.any_of = any_of(from);
    const std::size_t first = program_.payments.size();
    for (const Statement& cost : from.costs) {
      to.costs.push_back(static_cast<std::uint16_t>(program_.payments.size()));
      payment(cost);
    }
    matter(from, first_ask);
    if (from.kind != AbilityKind::always) emit(Op::paying, first, static_cast<std::int16_t>(from.costs.size()));
    for (const Statement& cost : from.costs) call(cost, std::nullopt);
    each_used(from, [this](const AbilityOption& option) {
      for (const Statement& cost : option.costs) call(cost, std::nullopt);
    });
    to.effects = here();
    if (from.kind == AbilityKind::always) duration_ = permanent;
    each_used(from, [this](const AbilityOption& option) { block(option.body); });
    block(from.body);
    emit(Op::end);
    if (from.condition) put_off(*from.condition, [&to](Address at) { to.condition = at; });
    finish();
    return to;
  }

 private:
  void store(std::size_t slot, unsigned from) { emit(Op::store, slot, static_cast<std::int16_t>(from)); }
  void forget(std::size_t slot) {
    emit(Op::number, 0, nothing);
    store(slot, 0);
  }

  /// How long something lasts; of what comes again also when, and what that is.
  std::size_t term(const Statement& from) {
    const std::size_t place = program_.terms.size();
    Term to;
    if (!from.ends) to.duration = static_cast<std::int16_t>(from.duration);
    to.window = static_cast<std::uint16_t>(from.window);
    program_.terms.push_back(to);
    if (from.ends) put_off(*from.ends, [this, place](Address at) { program_.terms[place].ends = at; });
    if (from.holds) put_off(*from.holds, [this, place](Address at) { program_.terms[place].holds = at; });
    return place;
  }

  void until(const Statement& from) {
    const bool plain = !from.ends && !from.holds;
    const std::size_t last = plain ? from.duration : term(from);
    for (const Statement& one : from.blocks.front()) {
      call(one, static_cast<std::int16_t>(last), plain ? Op::call : Op::lasts);
    }
  }

  void whenever(const Statement& from) {
    const std::size_t place = term(from);
    emit(Op::whenever, place);
    const std::size_t over = emit(Op::jump);
    program_.terms[place].from = here();
    block(from.blocks.front());
    emit(Op::end);
    land(over);
  }

  void call(const Statement& from, std::optional<std::int16_t> duration, Op op = Op::call) {
    std::size_t values = 0;
    for (const Expression& argument : from.arguments) expression(argument, values++);
    if (duration) {
      if (values == most_depth) report(from.at, "found more arguments than the machine can hold");
      emit(Op::number, 0, *duration);
      ++values;
    }
    emit(op, from.verb, static_cast<std::int16_t>(values));
  }

  void ask(const Statement& from, bool target) {
    const std::size_t place = program_.asks.size();
    Ask to;
    to.slot = from.slot;
    to.type = from.type;
    to.least = from.quantity.least;
    to.most = from.quantity.most;
    to.several = from.quantity.several;
    to.target = target;
    to.of_words = !from.selector;
    for (const int word : from.words) to.words.push_back(static_cast<std::uint16_t>(word));
    std::ranges::sort(to.words);
    if (from.selector) {
      to.selector = selector(*from.selector);
      to.secret = vocabulary().domains[from.selector->domain].secret;
    }
    program_.asks.push_back(std::move(to));
    if (from.by) put_off(*from.by, [this, place](Address at) { program_.asks[place].by = at; });
    if (from.quantity.reckoned) {
      put_off(*from.quantity.reckoned, [this, place](Address at) { program_.asks[place].reckoned = at; });
    }
    emit(Op::ask, place);
  }

  /// For each option what is done only if it is used.
  template <class Emit>
  void each_used(const Ability& from, Emit&& emit_one) {
    for (std::size_t i = 0; i < from.any_of.size(); ++i) {
      const std::size_t over = emit(Op::skip, picked_option(from.picked, static_cast<unsigned>(i)));
      emit_one(from.any_of[i]);
      land(over);
    }
  }

  std::uint16_t any_of(const Ability& from) {
    const std::size_t place = program_.any_of.size();
    AnyOf to;
    to.slot = from.picked;
    to.conditions.resize(from.any_of.size(), nowhere);
    program_.any_of.push_back(std::move(to));
    for (std::size_t i = 0; i < from.any_of.size(); ++i) {
      if (!from.any_of[i].condition) continue;
      put_off(*from.any_of[i].condition, [this, place, i](Address at) { program_.any_of[place].conditions[i] = at; });
    }
    emit(Op::any_of, place);
    each_used(from, [this](const AbilityOption& option) {
      for (const Statement& target : option.targets) ask(target, true);
    });
    each_used(from, [this](const AbilityOption& option) {
      const std::size_t first = program_.payments.size();
      for (const Statement& cost : option.costs) payment(cost);
      emit(Op::owes, first, static_cast<std::int16_t>(option.costs.size()));
    });
    return static_cast<std::uint16_t>(place);
  }

  /// Notes which targets a later one, or a cost, depends on.
  void matter(const Ability& from, std::size_t first_ask) {
    std::vector<const Statement*> asked;
    unsigned used = 0;
    const auto read = [&](const Block& targets, const Block& costs) {
      for (const Statement& target : targets) asked.push_back(&target);
      for (const Statement& cost : costs) {
        for (const Expression& argument : cost.arguments) used |= sources(argument);
      }
    };
    read(from.targets, from.costs);
    for (const AbilityOption& option : from.any_of) read(option.targets, option.costs);
    for (std::size_t i = asked.size(); i-- > 0;) {
      program_.asks[first_ask + i].matters = ((used >> asked[i]->slot) & 1U) != 0;
      if (asked[i]->selector) used |= sources(*asked[i]->selector);
      if (asked[i]->quantity.reckoned) used |= sources(*asked[i]->quantity.reckoned);
    }
  }

  std::size_t payment(const Statement& from) {
    const std::size_t place = program_.payments.size();
    Payment to;
    to.verb = static_cast<std::uint16_t>(from.verb);
    to.arguments.resize(from.arguments.size(), nowhere);
    program_.payments.push_back(std::move(to));
    for (std::size_t i = 0; i < from.arguments.size(); ++i) {
      put_off(from.arguments[i], [this, place, i](Address at) { program_.payments[place].arguments[i] = at; });
    }
    if (from.by) put_off(*from.by, [this, place](Address at) { program_.payments[place].by = at; });
    return place;
  }

  void block(const Block& from) {
    for (const Statement& one : from) statement(one);
  }

  void statement(const Statement& from) {
    using S = Statement::Kind;
    switch (from.kind) {
      case S::call: return call(from, duration_);
      case S::if_: return if_(from);
      case S::each: return each(from);
      case S::repeat: return repeat(from);
      case S::choose:
        // Inside a loop the choices of the last time are still there.
        if (from.quantity.several) forget(from.slot);
        return ask(from, false);
      case S::menu: return menu(from);
      case S::may: return may(from);
      case S::pay: return pay(from);
      case S::until: return until(from);
      case S::let: expression(from.arguments.front()); return store(from.slot, sources(from.arguments.front()));
      case S::later: return later(from);
      case S::whenever: return whenever(from);
      case S::together:
        emit(Op::together, 0, 1);
        block(from.blocks.front());
        emit(Op::together, 0, 0);
        return;
    }
  }

  /// The block that is done, and the other one if there is anything in it; `other` is told where that begins.
  template <class Other>
  void two_ways(const Statement& from, Other other) {
    block(from.blocks[0]);
    if (from.blocks[1].empty()) return other();
    const std::size_t over = emit(Op::jump);
    other();
    block(from.blocks[1]);
    land(over);
  }

  void if_(const Statement& from) {
    expression(from.arguments.front());
    const std::size_t unless = emit(Op::unless);
    two_ways(from, [&] { land(unless); });
  }

  void may(const Statement& from) {
    std::size_t decider = 0;
    if (from.by) {
      decider = program_.deciders.size();
      program_.deciders.push_back(nowhere);
      put_off(*from.by, [this, decider](Address at) { program_.deciders[decider] = at; });
    }
    const std::size_t asked = emit(Op::may, decider);
    two_ways(from, [&] { land(asked); });
  }

  void pay(const Statement& from) {
    const std::size_t place = payment(from);
    emit(Op::pay, place);
    call(from, std::nullopt);
    two_ways(from, [&] { program_.payments[place].otherwise = here(); });
  }

  void menu(const Statement& from) {
    const std::size_t place = program_.menus.size();
    program_.menus.emplace_back().choices.resize(from.blocks.size());
    if (from.by) put_off(*from.by, [this, place](Address at) { program_.menus[place].by = at; });
    emit(Op::menu, place);
    std::vector<std::size_t> ends;
    for (std::size_t i = 0; i < from.blocks.size(); ++i) {
      program_.menus[place].choices[i].then = here();
      const Expression& condition = from.arguments[i];
      if (condition.kind != Expression::Kind::number) {
        put_off(condition, [this, place, i](Address at) { program_.menus[place].choices[i].condition = at; });
      }
      block(from.blocks[i]);
      ends.push_back(emit(Op::jump));
    }
    for (const std::size_t end : ends) land(end);
    program_.menus[place].done = here();
  }

  void repeat(const Statement& from) {
    const Expression& times = from.arguments.front();
    expression(times);
    if (times.kind != Expression::Kind::number) {
      emit(Op::number, 0, std::int16_t{most_repeats});
      emit(Op::min);
    }
    store(from.slot, sources(times));
    const Address again = here();
    emit(Op::number);
    emit(Op::local, from.slot);
    emit(Op::less);
    const std::size_t unless = emit(Op::unless);
    block(from.blocks.front());
    emit(Op::local, from.slot);
    emit(Op::number, 0, 1);
    emit(Op::subtract);
    store(from.slot, 1U << from.slot);
    jump(again);
    land(unless);
  }

  void each(const Statement& from) {
    const std::size_t place = program_.loops.size();
    Loop loop;
    loop.slot = from.slot;
    const auto behind = static_cast<std::uint8_t>(from.slot + 1);
    if (from.selector) {
      const DomainInfo& domain = vocabulary().domains[from.selector->domain];
      loop.left = behind;
      loop.reach = static_cast<std::uint16_t>(reach_of(vocabulary(), domain));
      loop.selector = selector(*from.selector);
      loop.secret = domain.secret;
      loop.ordered = domain.ordered;
      emit(Op::begin, place);
    } else {
      loop.over_chosen = true;
      loop.from = *from.from;
      loop.last = behind;
      forget(loop.last);
    }
    program_.loops.push_back(loop);
    const Address again = here();
    emit(Op::each, place);
    block(from.blocks.front());
    jump(again);
    program_.loops[place].done = here();
  }

  void later(const Statement& from) {
    const std::size_t put = emit(Op::later, from.window);
    const std::size_t over = emit(Op::jump);
    land(put);
    block(from.blocks.front());
    emit(Op::end);
    land(over);
  }

  Program& program_;
  std::optional<std::int16_t> duration_{};  ///< of what is called outside `until`
};

}  // namespace

CardCode compile_card(const Vocabulary& vocabulary, const Card& card, std::size_t file, Errors& errors) {
  CardCode code;
  for (const Ability& one : card.abilities) {
    code.abilities.push_back(Compiler{vocabulary, code.program, errors, file}.ability(one));
  }
  if (const std::size_t found = code.program.code.size(); found > most_code) {
    errors.add(
        file, card.at,
        "found a card of " + std::to_string(found) + " instructions, expected at most " + std::to_string(most_code));
  }
  return code;
}

}  // namespace krypta::cards
