#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <string_view>

#include "cli/play/play.hpp"
#include "cli/play/terminal.hpp"
#include "fair/match_file.hpp"
#include "tests/games.hpp"
#include "text/speech.hpp"

/// Whole matches of Mascarade at a terminal.
namespace krypta::cli::mascarade_play_test {
namespace {

TEST(MascaradePlay, FitsIntoTheTerminalFromTheFirstQuestionToTheLast) {
  for (const std::string_view language : text::languages()) {
    for (const unsigned seats : {2U, 3U, 4U, 7U, 13U}) {
      PlaySettings how;
      how.game = find_game("mascarade");
      how.setup = krypta::Setup{seats, {}};
      how.bot = "random";
      how.chance = fair::without_entropy(fair::secret_from_seed(seats), seats);
      how.speech = text::Speech::in(language);
      how.echo = true;
      std::string typed = "help\nguide\ncharacters\n";
      for (unsigned i = 0; i < 300; ++i)
        typed += std::to_string(1 + i * 7 % 23) + "\n" + std::to_string(1 + i % 2) + "\n";
      std::istringstream in{typed};
      std::ostringstream out;
      play(how, in, out);
      std::istringstream lines{out.str()};
      for (std::string line; std::getline(lines, line);) {
        EXPECT_LE(display_width(line), terminal_width) << language << " " << seats << ": " << line;
        EXPECT_EQ(line.find('{'), std::string::npos) << language << " " << seats << ": " << line;
      }
      EXPECT_NE(out.str().find(how.speech->say("play-over")), std::string::npos) << language << " " << seats;
    }
  }
}

/// What the log tells of the whole match in the fifth turn.
std::string log_of_turn_five(std::string_view notebook) {
  PlaySettings how;
  how.game = find_game("mascarade");
  how.setup = krypta::Setup{4, {{"first", "0"}, {"notebook", std::string{notebook}}}};
  how.bot = "random";
  how.chance = fair::without_entropy(fair::secret_from_seed(4), 4);
  how.speech = text::Speech::in("en");
  how.echo = true;
  std::istringstream in{"ready\nswap:0,1\nleave\nlog all\n"};
  std::ostringstream out;
  play(how, in, out);
  const std::string all = out.str();
  const std::size_t asked = all.rfind("log all");
  EXPECT_NE(asked, std::string::npos) << all;
  return asked == std::string::npos ? "" : all.substr(asked);
}

// MA-185 and the table option: the program helps nobody's memory unless that was agreed.
TEST(MascaradePlay, TheLogGoesBackNoFartherThanTheTurnBeforeWithoutTheNotebook) {
  EXPECT_NE(log_of_turn_five("yes").find("King"), std::string::npos) << "the deal is in the log";
  const std::string forgotten = log_of_turn_five("no");
  EXPECT_EQ(forgotten.find("King"), std::string::npos) << forgotten;
  EXPECT_NE(forgotten.find("under the table"), std::string::npos) << forgotten;
}

}  // namespace
}  // namespace krypta::cli::mascarade_play_test
