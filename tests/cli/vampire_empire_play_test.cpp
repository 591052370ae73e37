#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <string_view>

#include "cli/play/play.hpp"
#include "cli/play/terminal.hpp"
#include "fair/match_file.hpp"
#include "tests/games.hpp"
#include "text/speech.hpp"

/// Whole matches of Vampire Empire at a terminal.
namespace krypta::cli::vampire_empire_play_test {
namespace {

TEST(VampireEmpirePlay, FitsIntoTheTerminalFromTheFirstQuestionToTheLast) {
  for (const std::string_view language : text::languages()) {
    for (const unsigned vampires : {0U, 1U}) {
      PlaySettings how;
      how.game = find_game("vampire-empire");
      how.setup = krypta::Setup{2, {{"vampires", std::to_string(vampires)}}};
      how.bot = "random";
      how.chance = fair::without_entropy(fair::secret_from_seed(vampires), 2);
      how.speech = text::Speech::in(language);
      how.echo = true;
      std::string typed = "help\nguide\ncards\n";
      for (unsigned i = 0; i < 600; ++i) typed += std::to_string(1 + i * 7 % 19) + "\n1\n";
      std::istringstream in{typed};
      std::ostringstream out;
      play(how, in, out);
      std::istringstream lines{out.str()};
      for (std::string line; std::getline(lines, line);) {
        EXPECT_LE(display_width(line), terminal_width) << language << " " << vampires << ": " << line;
        EXPECT_EQ(line.find('{'), std::string::npos) << language << " " << vampires << ": " << line;
      }
      EXPECT_NE(out.str().find(how.speech->say("play-over")), std::string::npos) << language << " " << vampires;
    }
  }
}

}  // namespace
}  // namespace krypta::cli::vampire_empire_play_test
