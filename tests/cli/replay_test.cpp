#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/tools.hpp"
#include "fair/match_file.hpp"
#include "tests/games.hpp"

namespace krypta::cli::replay_test {
namespace {

class ReplayInEveryLanguage : public testing::TestWithParam<std::string_view> {
 protected:
  /// The first choices of a match of two, with chance's among them if the Elder is drawn.
  std::string shown(const std::string& elder, bool verify, const fair::Remarks& remarks = {}) {
    const krypta::Setup setup{2, {{"elder", elder}}};
    auto match = std::move(*find_game("nowa-huta")->begin(setup));
    match->answer_for_chance(fair::source_of("nowa-huta", chance));
    EXPECT_FALSE(match->act(match->pending().must.lowest(), "vampire:gorali"));
    const std::string file = testing::TempDir() + "krypta_replay_" + std::string{GetParam()};
    std::ofstream{file} << fair::write_match(*match, setup, chance, remarks);
    std::ostringstream out;
    const auto refusal = replay(built_in_games(), file, verify, std::nullopt, speech, out);
    EXPECT_FALSE(refusal) << refusal->message;
    std::filesystem::remove(file);
    return out.str();
  }
  [[nodiscard]] std::string verified(std::int64_t count) const {
    return speech.say("tools-chance-verified", std::vector<text::Argument>{{"count", count}});
  }

  fair::Chance chance{fair::secret_from_seed(3), {"kości: 4 2 6\x1b[2J", ""}};
  const text::Speech& speech = *text::Speech::in(GetParam());
};
INSTANTIATE_TEST_SUITE_P(Replay, ReplayInEveryLanguage, testing::Values("en", "pl", "hu"),
                         [](const auto& test) { return std::string{test.param}; });

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST_P(ReplayInEveryLanguage, TellsWhatWasVerified) {
  const std::string text = shown("draw", true);
  EXPECT_TRUE(has(text, ": " + fair::commitment("nowa-huta", chance.secret) + "\n")) << text;
  EXPECT_TRUE(has(text, speech.say("tools-commitment-fits") + "\n"));
  EXPECT_TRUE(has(text, verified(1) + "\n"));
  EXPECT_FALSE(has(text, "{")) << text;
  const std::string without = shown("1", true);
  EXPECT_TRUE(has(without, verified(0) + "\n")) << without;
  EXPECT_NE(verified(0), verified(1));
  EXPECT_TRUE(has(verified(25), "25"));
}

TEST_P(ReplayInEveryLanguage, SaysThatTheTableCalledTime) {
  const krypta::Setup setup{2};
  auto match = std::move(*find_game("vtes")->begin(setup));
  match->answer_for_chance(fair::source_of("vtes", chance));
  ASSERT_FALSE(match->call_time());
  const std::string file = testing::TempDir() + "krypta_replay_time_" + std::string{GetParam()};
  std::ofstream{file} << fair::write_match(*match, setup, chance, {});
  std::ostringstream out;
  const auto refusal = replay(built_in_games(), file, true, std::nullopt, speech, out);
  EXPECT_FALSE(refusal) << refusal->message;
  std::filesystem::remove(file);
  EXPECT_TRUE(has(out.str(), "  " + speech.say("tools-table") + ": time\n")) << out.str();
  EXPECT_TRUE(has(out.str(), speech.say("vt-event-time-up") + "\n")) << out.str();
  EXPECT_TRUE(has(out.str(), "   ½\n")) << "what each has got";
}

TEST_P(ReplayInEveryLanguage, ShowsTheTextsThatPlayersAdded) {
  const std::string text = shown("draw", true);
  EXPECT_TRUE(has(text, ": kości: 4 2 6")) << text;
  EXPECT_FALSE(has(text, "\x1b")) << "a text of others does nothing to the screen";
}

TEST_P(ReplayInEveryLanguage, ClaimsNothingThatWasNotVerified) {
  const std::string text = shown("draw", false);
  EXPECT_FALSE(has(text, fair::commitment("nowa-huta", chance.secret)));
  EXPECT_FALSE(has(text, speech.say("tools-commitment-fits")));
  EXPECT_FALSE(has(text, verified(1)));
  EXPECT_FALSE(has(text, verified(0)));
}

TEST_P(ReplayInEveryLanguage, CallsPlayersByTheNamesInTheFile) {
  const std::string text = shown("0", true, {.names = {"Ala\x1b[2J", "Żaneta"}, .played = {}});
  EXPECT_TRUE(has(text, "Żaneta: vampire:gorali")) << text;
  EXPECT_TRUE(has(text, "Ala"));
  EXPECT_FALSE(has(text, "\x1b"));
}

}  // namespace
}  // namespace krypta::cli::replay_test
