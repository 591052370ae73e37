#pragma once

#include <array>

#include "engine/games/mascarade/rules.hpp"

/// What fortunes and powers are worth.
namespace krypta::bots::mascarade {

using namespace krypta::mascarade;

/// What each player may expect of his next turn, in coins.
using Prospects = std::array<double, table_size>;

/// The coins that a power would bring a player now.
[[nodiscard]] double brings(const State& state, Seat user, Character power);
/// Whether he would win by it at once.
[[nodiscard]] bool wins(const State& state, Seat user, Character power);
/// What the power is worth to him now, in coins: what others lose by it and what he learns included.
[[nodiscard]] double worth(const State& state, Seat user, Character power);

/// How likely a player wins, by all fortunes and prospects; of a match that is over, his share of the win.
[[nodiscard]] double winning_chance(const State& state, const Prospects& prospects, Seat self);

}  // namespace krypta::bots::mascarade
