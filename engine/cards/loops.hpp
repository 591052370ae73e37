#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "engine/cards/code.hpp"
#include "engine/cards/evaluator.hpp"
#include "engine/cards/frame.hpp"

namespace krypta::cards {

/// How a card goes through a place (code.hpp says what it keeps). The host is asked about each thing a few times,
/// however many there are.
template <class Host>
class Loops : private Evaluator<Host> {
 public:
  Loops(const Program& program, Frame& frame, const Host& host)
      : Evaluator<Host>(program, frame, host), program_(program), frame_(frame), host_(host) {}

  /// Nobody chose what a loop goes through, so of what is secret nobody is known to have seen it.
  static SeatSet knowing(const Loop& loop) { return loop.secret ? SeatSet{} : SeatSet::everyone(); }

  void begin(const Loop& loop) {
    if (!is_noted(loop.reach)) return begin_by_number(loop);
    std::array<unsigned, most_locals> left{};
    this->each_thing(program_.selectors[loop.selector], 0, [&](int thing) {
      const auto number = static_cast<unsigned>(thing);
      if (number >= loop.reach) [[unlikely]]
        not_there(loop.reach, "things in a loop");
      left[number / loop_bits] |= 1U << (number % loop_bits);
    });
    for (unsigned i = 0; i < locals_for(loop.reach); ++i) keep(loop, i, static_cast<int>(left[i]));
  }

  /// What comes next, or nothing.
  [[nodiscard]] int next(const Loop& loop) {
    if (!is_noted(loop.reach)) return next_by_number(loop);
    for (int next = first_left(loop); next != nothing; next = first_left(loop)) {
      drop_left(loop, next);
      if (this->holds(program_.selectors[loop.selector], next)) return next;
    }
    return nothing;
  }

 private:
  void keep(const Loop& loop, unsigned i, int value) {
    frame_.set(loop.left + i, static_cast<std::int16_t>(value), knowing(loop));
  }

  /// Of what is left, what comes first.
  [[nodiscard]] int first_left(const Loop& loop) const {
    int first = nothing;
    int smallest = 0;
    for (unsigned i = 0; i < locals_for(loop.reach); ++i) {
      auto bits = static_cast<unsigned>(std::max<int>(frame_.local(loop.left + i), 0));
      for (; bits != 0; bits &= bits - 1) {
        const auto thing = static_cast<int>(i * loop_bits + static_cast<unsigned>(std::countr_zero(bits)));
        if (!loop.ordered) return thing;
        const int place = order(program_.selectors[loop.selector].domain, thing);
        if (first != nothing && smallest < place) continue;
        first = thing;
        smallest = place;
      }
    }
    return first;
  }
  void drop_left(const Loop& loop, int thing) {
    const auto number = static_cast<unsigned>(thing);
    const unsigned i = number / loop_bits;
    keep(loop, i, static_cast<int>(static_cast<unsigned>(frame_.local(loop.left + i)) & ~(1U << (number % loop_bits))));
  }
  [[nodiscard]] int order(unsigned domain, int thing) const {
    if constexpr (requires { host_.order(domain, thing); }) {
      return host_.order(domain, thing);
    } else {
      return thing;
    }
  }

  /// What stands at a place of the order. A host that does not tell is asked where each stands.
  [[nodiscard]] int thing_at(unsigned domain, int place, int reach) const {
    if constexpr (requires { host_.thing_at(domain, place); }) {
      return host_.thing_at(domain, place);
    } else {
      for (int thing = 0; thing < reach; ++thing) {
        if (order(domain, thing) == place) return thing;
      }
      return nothing;
    }
  }

  // The locals of a loop by numbers, or by places of an order: the last, the moment it began, the most or least that is
  // wanted.
  void begin_by_number(const Loop& loop) {
    const SelectorCode& selector = program_.selectors[loop.selector];
    keep(loop, 0, -1);
    keep(loop, 1, moment());
    keep(loop, 2, selector.best == nowhere ? 0 : this->extreme(selector, selector.best, selector.lowest, 0));
  }
  [[nodiscard]] int next_by_number(const Loop& loop) {
    const SelectorCode& selector = program_.selectors[loop.selector];
    for (int place = frame_.local(loop.left) + 1; place < loop.reach; ++place) {
      const int thing = loop.ordered ? thing_at(selector.domain, place, loop.reach) : place;
      if (thing == nothing || !this->holds(selector, thing) || came_later(loop, thing)) continue;
      if (selector.best != nowhere && this->evaluate(selector.best, thing) != frame_.local(loop.left + 2U)) continue;
      keep(loop, 0, place);
      return thing;
    }
    keep(loop, 0, loop.reach);
    return nothing;
  }
  [[nodiscard]] int moment() const {
    if constexpr (requires { host_.moment(); }) {
      return host_.moment();
    } else {
      return 0;
    }
  }
  [[nodiscard]] bool came_later(const Loop& loop, int thing) const {
    if constexpr (requires { host_.arrived(0U, thing); }) {
      return host_.arrived(program_.selectors[loop.selector].domain, thing) > frame_.local(loop.left + 1U);
    } else {
      return false;
    }
  }

  const Program& program_;
  Frame& frame_;
  const Host& host_;
};

}  // namespace krypta::cards
