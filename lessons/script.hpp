#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"

/// What stands in a file of a lesson. A line is one thing, and what begins with # is for who reads it:
///
///   seats 4
///   option first 0
///   brings 0 malkavian         the deck of seat 0, by its name
///   chance deal:queen          chance answers that
///   say queen own:0            the words lesson-queen, and things on the board that they are about
///   0 announce:queen           the learner, who has seat 0, is advised to choose that
///   1 pass                     the teacher of seat 1 chooses that
///   end                        the words lesson-end; the match may go on, the lesson is over
///
/// Where everybody is asked whether he wants to do something (AnyMatch::passing), a script leaves out who passes: until
/// what its next line says can be chosen, all do.
namespace krypta::lessons {

struct Saying {
  std::string key;
  std::vector<std::string> targets{};
};

struct Line {
  Seat seat{};
  std::string option{};
  unsigned saying = 0;  ///< which of the sayings it belongs to: the last one above it
  unsigned number = 0;  ///< in the file, from 1; of a pass that is left out, that of the line it makes way for
};

struct Script {
  Setup setup{};
  std::vector<Saying> sayings{};
  std::vector<Line> lines{};
};

inline constexpr Seat learner = seat(0);

/// The refusal names the line that is wrong.
[[nodiscard]] Result<Script> read_script(std::string_view text);

}  // namespace krypta::lessons
