#pragma once

#include <optional>

#include "engine/core/any_game.hpp"

/// What one choice looked like on its way: for packets, which tell it when it is made, and for replays, which tell it
/// again.
namespace krypta::wire {

/// The latest so many, and no more than fit into so many bytes.
inline constexpr std::size_t most_moments = 40;
inline constexpr std::size_t most_moment_bytes = 32 * 1024;

/// [{events, back}]: the observer's view after so many of the events of the last choice of a seat, of which he is told
/// `told`, oldest first; each as the patch that leads to it from the next one, and from `view`, which is that at the
/// end. So what is too much is left out at the beginning. Without an observer it is the state.
[[nodiscard]] Value::Array moments_value(const AnyMatch& match, std::optional<Seat> observer, std::size_t told,
                                         const Value& view);

}  // namespace krypta::wire
