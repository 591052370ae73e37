#include <gtest/gtest.h>

#include <cstdlib>
#include <numeric>
#include <string>

#include "tests/games.hpp"
#include "trials/trial.hpp"

/// Two thousand whole matches of five, in slices: one at each run of ./check, another with each commit. With sanitizers
/// what a match does wrong in the memory ends the program; docs/performance.md has the command for all of them.
namespace krypta::trials::evenings_test {
namespace {

constexpr std::uint64_t slices = 40;
constexpr std::uint64_t matches_a_slice = 50;

/// The slice of this run: KRYPTA_SLICE, any number.
std::uint64_t slice() {
  const char* asked = std::getenv("KRYPTA_SLICE");
  return asked == nullptr ? 0 : std::strtoull(asked, nullptr, 10) % slices;
}

/// A printed deck on each chair, and bots that know what they want, that do not, or both.
Trial evening(std::uint64_t match) {
  Trial trial{.game = find_game("vtes"), .setup = {5}, .seed = 2000};
  for (const std::string_view deck : trial.game->info().ready) {
    const std::string name{deck};
    trial.decks.push_back({name, trial.game->bring(Value{name}).written});
  }
  for (unsigned s = 0; s < trial.setup.seats; ++s) {
    const bool random = match % 3 == 0 || (match % 3 == 1 && s % 2 == 0);
    trial.bots.emplace_back(random ? "random" : "heuristic");
  }
  return trial;
}

TEST(Evenings, OfFiveBotsEndWithAsManyPointsAsThereWerePlayers) {
  RecordProperty("slice", static_cast<int>(slice()));
  for (std::uint64_t match = slice() * matches_a_slice; match < (slice() + 1) * matches_a_slice; ++match) {
    const Trial trial = evening(match);
    auto playing = Playing::begin(trial, match);
    ASSERT_TRUE(static_cast<bool>(playing)) << playing.refusal().message;
    while (!playing->over()) {
      const auto refused = playing->go_on(500);
      ASSERT_FALSE(refused) << "match " << match << ": " << refused->message;
    }
    ASSERT_LT(playing->match().length(), most_choices) << "match " << match << " had no end";
    // Whoever left gave a point to her predator, or kept half of one; the last one gained hers.
    const Outcome outcome = playing->match().result();
    EXPECT_EQ(
        std::accumulate(outcome.scores.begin(), outcome.scores.end(), 0) + static_cast<int>(outcome.halves.size()),
        static_cast<int>(trial.setup.seats))
        << "match " << match;
  }
}

}  // namespace
}  // namespace krypta::trials::evenings_test
