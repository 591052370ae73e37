#pragma once

#include <variant>

#include "server/table/propose.hpp"
#include "server/table/replay.hpp"
#include "wire/frames.hpp"

/// Matches to look at again. All of it may take longer than the loop can spare: it is for the workers.
namespace krypta::server {

/// A match as somebody wants to see it.
struct Replay {
  std::shared_ptr<const AnyMatch> match;
  wire::Eyes eyes;
  wire::Stops stops;
  wire::Part part;
  wire::Voice voice;
  bool afterwards = false;
  struct Kept {
    std::size_t frame = 0;
    std::string thought;
  };
  std::vector<Kept> thoughts{};  ///< of bots, when they made the choices that led to these frames
};
/// What was thought at the choices that led to some steps.
[[nodiscard]] std::vector<Replay::Kept> thoughts_at(const std::vector<Led>& led,
                                                    const std::vector<store::Thought>& thoughts);

/// {game, seats, names, colours, length, from, frames, and `thoughts` if there are any: each with its `frame`}
[[nodiscard]] Value replay_value(const Replay& replay);

/// So many frames at most are sent at once.
inline constexpr std::size_t most_frames = 200;
inline constexpr std::size_t usual_frames = 100;
inline constexpr std::size_t largest_replay = 1024 * 1024;  ///< bytes of a request with a file

/// The file of a match in {match, seat, from, count}: as above, and {played, options, result, fair}. `fair` is what was
/// checked; a file that does not stand the check is refused.
[[nodiscard]] std::variant<Value, Objection> replay_of_file(const Games& games, std::string_view request,
                                                            const text::Speech& speech);

}  // namespace krypta::server
