#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/search/effort.hpp"
#include "bots/search/facts.hpp"
#include "engine/core/any_game.hpp"

/// Opponents for whoever does not care which game it is. For simulation there is policy.hpp.
namespace krypta::bots {

struct Thought {
  std::string option;
  double value = 0;
  // Of a bot that searches:
  double weight = 0;        ///< how much it preferred the option in the end; all sum up to 1
  std::uint64_t tries = 0;  ///< how often it tried the option; without one the value says nothing
};
/// What a bot that searches thought beside that.
struct Search {
  std::vector<double> expected;  ///< the share of the win that it expected for each seat
  std::uint64_t iterations = 0;
  std::uint64_t simulated = 0;  ///< choices made in them
};
struct Advice {
  std::string option;
  std::vector<Thought> thoughts;  ///< what it thought of each option, best first; higher is better
  std::optional<Search> search{};
};

/// What the bot of a seat thinks of what it cannot see, the surest first; nothing of a bot that does not search. It is
/// asked for beside the advice, by whoever wants to show it.
[[nodiscard]] std::vector<Believed> beliefs(const AnyMatch& match, Seat seat, std::string_view bot, Rng& rng);

[[nodiscard]] std::span<const std::string_view> names();
/// easy, medium, hard.
[[nodiscard]] std::vector<std::string_view> level_names();
/// Those of them that people are offered in this game: each is stronger than the one before it.
[[nodiscard]] std::vector<std::string_view> levels_of(const AnyGame& game);
/// The full name of the bot of that name or of that level (easy, medium, hard): `search` may say how long it thinks, as
/// in `search:200ms` or `search:2000it` (bots/search/effort.hpp has the rest).
[[nodiscard]] std::optional<std::string> find(std::string_view bot_or_level);
/// The same bot with so much time: of one that searches its limit by the clock, beside that of iterations if it has
/// one; any other answers at once and is not changed.
[[nodiscard]] std::string given_time(std::string_view bot, std::chrono::milliseconds time);
using search::longest_thought;
/// Whether what it chooses depends on how fast the machine is. Takes a full name, as `find` gives it.
[[nodiscard]] bool thinks_by_clock(std::string_view bot);
/// Whether it is a name that anybody may ask for: a level of this game, or the teacher. A bot by its own name may think
/// for minutes.
[[nodiscard]] bool is_level(std::string_view name, const AnyGame& game);
/// How long the bot of that name or level may think at a decision; nothing if it needs a moment only.
[[nodiscard]] std::optional<std::chrono::milliseconds> thinks_for(std::string_view bot_or_level);
/// What the bot would choose for this seat: a function of the bot, of what the seat may know and of the generator, as
/// long as the bot does not look at the clock.
[[nodiscard]] Result<Advice> advise(const AnyMatch& match, Seat seat, std::string_view bot, Rng& rng);
/// What `search` would choose if it saw everything: the most that knowledge can be worth. For the arena alone; it has
/// no name that `find` knows. `effort` is what may stand behind `search`, as in ":500ms".
[[nodiscard]] Result<Advice> advise_knowing_all(const AnyMatch& match, Seat seat, std::string_view effort, Rng& rng);

}  // namespace krypta::bots
