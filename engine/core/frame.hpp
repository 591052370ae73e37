#pragma once

#include <cstddef>
#include <type_traits>
#include <utility>

#include "engine/core/enums.hpp"
#include "engine/core/fixed_vector.hpp"

namespace krypta {

/// Where the rules stand, innermost last: each frame is a step of some chapter of the rule book with the few values it
/// needs to go on. A frame that needs a smaller procedure pushes it, and goes on when that one has popped itself.
/// Games give their own `Frame` struct, with a field list like every part of a state.
template <class Frame, std::size_t Depth>
class FrameStack : public FixedVector<Frame, Depth> {
 public:
  constexpr void push(const Frame& frame) { this->push_back(frame); }
  /// Begins a step; what else belongs to its frame is written where it lies. That is faster than `push`: a frame that
  /// was put together elsewhere, piece by piece, cannot be copied before the last piece has arrived.
  template <class Step>
  constexpr Frame& enter(Step step) {
    this->push_back(blank);
    Frame& frame = top();
    frame.step = step;
    return frame;
  }
  constexpr void pop() { this->pop_back(); }
  constexpr Frame& top() { return this->back(); }
  constexpr const Frame& top() const { return this->back(); }
  friend constexpr bool operator==(const FrameStack&, const FrameStack&) = default;

 private:
  static constexpr Frame blank{};
};

/// A state that says where the rules stand: the step of its innermost frame has a name.
template <class State>
concept Standing = requires(const State& state) {
  requires Named<std::remove_cvref_t<decltype(state.frames.top().step)>>;
};
template <Standing State>
using StepOf = std::remove_cvref_t<decltype(std::declval<const State&>().frames.top().step)>;

}  // namespace krypta
