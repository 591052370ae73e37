#include "tests/games.hpp"
#include "tests/properties/edited_any.hpp"
#include "tests/sanitized.hpp"

namespace krypta::properties::edited_test {

// `check` of every game is tried with positions that no match comes to, whether its author thought of it or not.
TEST(EditedPositions, OfEveryGameAreRefusedOrCanBePlayed) {
  for (const AnyGame* game : all_games()) expect_edited_refused_or_playable(*game, 120 / test::one_in);
}

}  // namespace krypta::properties::edited_test
