#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <limits>
#include <type_traits>

#include "engine/cards/code.hpp"
#include "engine/cards/frame.hpp"

namespace krypta::cards {

/// The part of a host that only reads. Hosts of a game that say what it is (`using Reader = …`, a base of theirs) share
/// what is compiled for it.
template <class Host>
struct ReaderOf {
  using type = std::remove_const_t<Host>;
};
template <class Host>
requires requires { typename Host::Reader; }
struct ReaderOf<Host> {
  using type = typename Host::Reader;
};
template <class Host>
using Reader = typename ReaderOf<Host>::type;

/// Reckons expressions: with the locals of a frame and what the host tells (machine.hpp).
template <class Host>
class Evaluator {
 public:
  Evaluator(const Program& program, const Frame& frame, const Host& host)
      : program_(program), frame_(frame), host_(host) {}

  [[nodiscard]] int evaluate(Address from, int it = 0) const {
    std::array<int, most_depth> stack;
    stack[0] = 0;  // no expression is empty, but the compiler cannot see that
    std::size_t top = 0;
    for (Address pc = from; program_.code[pc].op != Op::give; ++pc) top = push(program_.code[pc], stack, top, it);
    return stack[0];
  }

  /// Whether what lasts is over, and whether it is in force, as far as its conditions say.
  [[nodiscard]] bool over(const Term& term) const { return term.ends != nowhere && evaluate(term.ends) != 0; }
  [[nodiscard]] bool in_force(const Term& term) const { return term.holds == nowhere || evaluate(term.holds) != 0; }

  /// `visit(thing)` for each thing of a selector; `it` is what is being judged where the selector stands.
  template <class Visit>
  void each_thing(const SelectorCode& selector, int it, Visit&& visit) const {
    if (selector.best == nowhere) return each_fitting(selector, it, visit);
    const int best = extreme(selector, selector.best, selector.lowest, it);
    each_fitting(selector, it, [&](int thing) {
      if (best != nothing && evaluate(selector.best, thing) == best) visit(thing);
    });
  }
  /// Whether it has a thing with `fits(thing)`. Behind the first nothing more is judged.
  template <class Fits>
  [[nodiscard]] bool some(const SelectorCode& selector, int it, Fits&& fits) const {
    bool found = false;
    if (selector.best != nowhere) {
      each_thing(selector, it, [&](int thing) { found = found || fits(thing); });
    } else {
      each_there(selector, it, [&](int thing) { found = found || (passes(selector, thing) && fits(thing)); });
    }
    return found;
  }
  /// Whether a thing is there and fits. Which have most of something is not asked again.
  [[nodiscard]] bool holds(const SelectorCode& selector, int thing) const {
    const int argument = selector.argument == nowhere ? 0 : evaluate(selector.argument);
    return argument != nothing && host_.has(selector.domain, argument, thing) && passes(selector, thing);
  }

 protected:
  using Stack = std::array<int, most_depth>;

  /// The largest or smallest that an expression is of what fits; nothing of none.
  [[nodiscard]] int extreme(const SelectorCode& selector, Address of, bool lowest, int it) const {
    int best = nothing;
    const auto take = [&](int thing) {
      const int value = evaluate(of, thing);
      if (value == nothing) return;
      if (best == nothing || (lowest ? value < best : value > best)) best = value;
    };
    // `highest(S with lowest A, B)` looks at those with the lowest A only.
    if (of == selector.best) {
      each_fitting(selector, it, take);
    } else {
      each_thing(selector, it, take);
    }
    return best;
  }

  /// Carries out an instruction of an expression; gives how many values lie on the stack then.
  std::size_t push(const Instruction& now, Stack& stack, std::size_t top, int it) const {
    const auto one = [&](auto&& change) {
      if (stack[top - 1] != nothing) stack[top - 1] = change(stack[top - 1]);
    };
    const auto two = [&](auto&& combine) {
      --top;
      stack[top - 1] = combine(stack[top - 1], stack[top]);
    };
    const auto reckon = [&](auto&& combine) {
      two([&](int a, int b) { return there(a, b) ? kept(combine(a, b)) : int{nothing}; });
    };
    switch (now.op) {
      case Op::number: stack[top++] = now.b; break;
      case Op::local: stack[top++] = frame_.local(now.a); break;
      case Op::it: stack[top++] = it; break;
      case Op::property: stack[top++] = host_.property(now.a, 0); break;
      case Op::property_of:
        stack[top - 1] = stack[top - 1] == nothing ? int{now.b} : host_.property(now.a, stack[top - 1]);
        break;
      case Op::card: stack[top++] = now.a; break;
      case Op::property_with:
        stack[top - 1] = stack[top - 1] == nothing ? int{now.b} : property(now.a, 0, stack[top - 1]);
        break;
      case Op::property_of_with:
        --top;
        stack[top - 1] = there(stack[top - 1], stack[top]) ? property(now.a, stack[top - 1], stack[top]) : int{now.b};
        break;
      case Op::count: stack[top++] = count(program_.selectors[now.a], it); break;
      case Op::some: stack[top++] = some(program_.selectors[now.a], it) ? 1 : 0; break;
      case Op::sum: stack[top++] = sum(program_.selectors[now.a], static_cast<Address>(now.b), it); break;
      case Op::highest:
      case Op::lowest: {
        const auto of = static_cast<Address>(now.b);
        const int found = extreme(program_.selectors[now.a], of, now.op == Op::lowest, it);
        stack[top++] = found == nothing ? 0 : found;
        break;
      }
      case Op::negative: one([](int a) { return -a; }); break;
      case Op::not_: stack[top - 1] = stack[top - 1] == 0 ? 1 : 0; break;
      case Op::add: reckon([](int a, int b) { return a + b; }); break;
      case Op::subtract: reckon([](int a, int b) { return a - b; }); break;
      case Op::multiply: reckon([](int a, int b) { return a * b; }); break;
      case Op::min: reckon([](int a, int b) { return std::min(a, b); }); break;
      case Op::max: reckon([](int a, int b) { return std::max(a, b); }); break;
      case Op::half_up: one([](int a) { return (a + 1) >> 1; }); break;
      case Op::half_down: one([](int a) { return a >> 1; }); break;
      case Op::equal: two([](int a, int b) { return a == b ? 1 : 0; }); break;
      case Op::unequal: two([](int a, int b) { return a != b ? 1 : 0; }); break;
      case Op::less: two([](int a, int b) { return there(a, b) && a < b ? 1 : 0; }); break;
      case Op::at_most: two([](int a, int b) { return there(a, b) && a <= b ? 1 : 0; }); break;
      case Op::and_: two([](int a, int b) { return a != 0 && b != 0 ? 1 : 0; }); break;
      case Op::or_: two([](int a, int b) { return a != 0 || b != 0 ? 1 : 0; }); break;
      default: assert(false && "no expression"); break;
    }
    return top;
  }

 private:
  /// Numbers stay within what a local can hold. What is made of nothing is nothing.
  static constexpr int kept(int n) { return std::clamp<int>(n, -largest, largest); }
  static constexpr bool there(int a, int b) { return a != nothing && b != nothing; }

  [[nodiscard]] int property(unsigned property, int subject, int given) const {
    if constexpr (requires { host_.property(property, subject, given); }) {
      return host_.property(property, subject, given);
    } else {
      return host_.property(property, subject);
    }
  }

  template <class Visit>
  void each_there(const SelectorCode& selector, int it, Visit&& visit) const {
    const int argument = selector.argument == nowhere ? 0 : evaluate(selector.argument, it);
    // Nobody has nothing.
    if (argument != nothing) host_.each(selector.domain, argument, visit);
  }
  template <class Visit>
  void each_fitting(const SelectorCode& selector, int it, Visit&& visit) const {
    each_there(selector, it, [&](int thing) {
      if (passes(selector, thing)) visit(thing);
    });
  }
  [[nodiscard]] bool passes(const SelectorCode& selector, int thing) const {
    return selector.filter == nowhere || evaluate(selector.filter, thing) != 0;
  }
  [[nodiscard]] int count(const SelectorCode& selector, int it) const {
    int n = 0;
    each_thing(selector, it, [&](int) { ++n; });
    return n;
  }
  [[nodiscard]] bool some(const SelectorCode& selector, int it) const {
    return some(selector, it, [](int) { return true; });
  }
  [[nodiscard]] int sum(const SelectorCode& selector, Address of, int it) const {
    int n = 0;
    each_thing(selector, it, [&](int thing) {
      const int more = evaluate(of, thing);
      if (more != nothing) n = kept(n + more);
    });
    return n;
  }
  static constexpr int largest = std::numeric_limits<std::int16_t>::max();
  const Program& program_;
  const Frame& frame_;
  const Host& host_;
};

}  // namespace krypta::cards
