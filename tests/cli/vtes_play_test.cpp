#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <string_view>

#include "cli/play/play.hpp"
#include "cli/play/terminal.hpp"
#include "fair/match_file.hpp"
#include "tests/games.hpp"
#include "text/speech.hpp"

/// Matches of VTES at a terminal.
namespace krypta::cli::vtes_play_test {
namespace {

std::string played(const std::string& typed, std::string_view language = "en", unsigned seats = 2,
                   std::size_t width = terminal_width) {
  PlaySettings how;
  how.game = find_game("vtes");
  how.setup = krypta::Setup{seats, {{"turns", "20"}}};
  how.bot = "random";
  how.chance = fair::without_entropy(fair::secret_from_seed(seats), seats);
  how.speech = text::Speech::in(language);
  how.echo = true;
  how.width = width;
  std::istringstream in{typed};
  std::ostringstream out;
  play(how, in, out);
  return out.str();
}
bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST(VtesPlay, FitsIntoTheTerminalFromTheFirstQuestionToTheLast) {
  std::string typed = "help\nguide\ncards\ncards Deflection\nstops\nenough\n";
  for (unsigned i = 0; i < 1500; ++i) typed += std::to_string(1 + i * 7 % 19) + "\n1\n";
  for (const std::string_view language : text::languages()) {
    const std::string text = played(typed, language);
    std::istringstream lines{text};
    for (std::string line; std::getline(lines, line);) {
      EXPECT_LE(display_width(line), terminal_width) << language << ": " << line;
      EXPECT_EQ(line.find('{'), std::string::npos) << language << ": " << line;
    }
    EXPECT_TRUE(has(text, text::Speech::in(language)->say("play-over"))) << language;
  }
}

TEST(VtesPlay, NeitherAsksNorTellsWhereOneCouldOnlyPass) {
  std::string typed;
  for (unsigned i = 0; i < 300; ++i) typed += "1\n";
  const std::string text = played(typed, "en", 3);
  EXPECT_FALSE(has(text, "You had only one choice: Pass"));
  EXPECT_FALSE(has(text, "You had only one choice: End"));
}

TEST(VtesPlay, AsksEverywhereIfThePlayerWantsIt) {
  std::string typed;
  for (unsigned i = 0; i < 200; ++i) typed += "pass\nend-phase\n1\n";
  const auto questions = [](const std::string& text) {
    std::size_t count = 0;
    for (std::size_t at = text.find("▶ "); at != std::string::npos; at = text.find("\n▶ ", at + 1)) ++count;
    return count;
  };
  const std::string usual = played(typed, "en", 3);
  const std::string all = played("stops all\n" + typed, "en", 3);
  EXPECT_TRUE(has(all, "✓ all"));
  EXPECT_TRUE(has(usual, "Nobody") || questions(usual) > 0);
  EXPECT_TRUE(has(all, "Do you want to do something?"));
  EXPECT_FALSE(has(usual.substr(0, usual.find("Turn 3")), "Do you want to do something?"))
      << "with nobody ready there is nothing to do";
}

TEST(VtesPlay, DrawsWithinATurnOnlyWhatHasChanged) {
  // Four transfers in one turn: the pool and the own region change, the others' regions do not.
  std::string typed;
  for (unsigned i = 0; i < 12; ++i) typed += "transfer:t001\ntransfer:\npass\n";
  const std::string text = played(typed, "en", 3);
  const std::size_t second = text.find("transfers left: 3", text.find("transfers left: 4"));
  ASSERT_NE(second, std::string::npos);
  const std::string again = text.substr(second, text.find("▶ Your", second) - second);
  EXPECT_TRUE(has(again, "Methuselah")) << again;
  EXPECT_FALSE(has(again, "Your hand")) << again;
  EXPECT_FALSE(has(again, "face down")) << again;
  EXPECT_TRUE(has(played("board\n", "en", 3), "Your hand"));
}

TEST(VtesPlay, ShowsACardByTheBeginningOfItsName) {
  const std::string text = played("cards deflec\nstops nonsense\nenough\n");
  EXPECT_TRUE(has(text, " Deflection\n   reaction · dom · 1 blood\n"));
  EXPECT_TRUE(has(text, "There is nothing called “nonsense” among them."));
  EXPECT_TRUE(has(text, "There is no action going on that you could pass until its end."));
}

}  // namespace
}  // namespace krypta::cli::vtes_play_test
