#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_game.hpp"

/// Opponents for whoever does not care which game it is. For simulation there is policy.hpp.
namespace krypta::bots {

struct Thought {
  std::string option;
  double value = 0;
};
struct Advice {
  std::string option;
  std::vector<Thought> thoughts;  ///< what it thought of each option, best first; higher is better
};

[[nodiscard]] std::span<const std::string_view> names();
/// The bot of that name or of that level (easy, medium, hard).
[[nodiscard]] std::optional<std::string_view> find(std::string_view bot_or_level);
/// What the bot would choose for this seat: a function of the bot, of what the seat may know and of the generator.
[[nodiscard]] Result<Advice> advise(const AnyMatch& match, Seat seat, std::string_view bot, Rng& rng);

}  // namespace krypta::bots
