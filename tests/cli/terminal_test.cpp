#include "cli/play/terminal.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cli/play/answer.hpp"

namespace krypta::cli::terminal_test {
namespace {

using Lines = std::vector<std::string>;

TEST(Terminal, MeasuresColumnsAndNotBytes) {
  EXPECT_EQ(display_width("Handlowe"), 8U);
  EXPECT_EQ(display_width("Młodości"), 8U);
  EXPECT_EQ(display_width("őrült ●■▲◆ ↻ ☾"), 14U);
  EXPECT_EQ(display_width("e\u0301"), 1U);
  EXPECT_EQ(display_width("吸血鬼"), 6U);
  EXPECT_EQ(display_width("\x1b[1mbold\x1b[0m"), 4U);
  EXPECT_EQ(display_width("\xFF\xC3"), 2U);
}

TEST(Terminal, PadsToColumns) {
  EXPECT_EQ(pad_right("ół", 4), "ół  ");
  EXPECT_EQ(pad_left("ół", 4), "  ół");
  EXPECT_EQ(pad_right("wide enough", 4), "wide enough");
}

TEST(Terminal, BreaksLinesBetweenWords) {
  EXPECT_EQ(wrapped("aa bb cc dd", "", "", 5), (Lines{"aa bb", "cc dd"}));
  EXPECT_EQ(wrapped("aa bb cc", "* ", "  ", 5), (Lines{"* aa", "  bb", "  cc"}));
  EXPECT_EQ(wrapped("żółć żółć", "", "", 9), (Lines{"żółć żółć"}));
  EXPECT_EQ(wrapped("one\ntwo"), (Lines{"one", "two"}));
}

TEST(Terminal, BreaksAWordThatIsWiderThanALine) {
  EXPECT_EQ(wrapped("abcdefgh", "", "", 3), (Lines{"abc", "def", "gh"}));
  EXPECT_EQ(wrapped("x ąęąęą", "> ", "  ", 5), (Lines{"> x", "  ąęą", "  ęą"}));
}

TEST(Terminal, PaintsOnlyWhereColoursAreShown) {
  EXPECT_EQ(Paint{false}(Ink::red, "x"), "x");
  EXPECT_EQ(Paint{true}(Ink::plain, "x"), "x");
  EXPECT_EQ(Paint{true}(Ink::bold, "x"), "\x1b[1mx\x1b[0m");
}

TEST(Terminal, PrintsNoControlCharactersOfWhatWasTyped) {
  EXPECT_EQ(printable("zażółć 1"), "zażółć 1");
  EXPECT_EQ(printable("\x1b[2Jx\x07\x7f"), "?[2Jx??");
  EXPECT_EQ(printable("\xC2\x9B"
                      "31m"),
            "?31m");
}

TEST(Terminal, GivesEverySeatASignOfItsOwn) {
  for (unsigned a = 0; a < max_seats; ++a) {
    EXPECT_EQ(display_width(sign_of(a)), 1U);
    for (unsigned b = 0; b < a; ++b) EXPECT_NE(sign_of(a), sign_of(b));
  }
}

// What the player types.

Answer understood(std::string_view line) {
  static const std::vector<Option> options{{.id = "draw", .label = {""}, .target = "", .weight = 0},
                                           {.id = "draw:two", .label = {""}, .target = "", .weight = 0},
                                           {.id = "discard:three", .label = {""}, .target = "", .weight = 0}};
  return Vocabulary{*text::Speech::in("hu"), {}, "XY"}.understand(line, options);
}

TEST(Vocabulary, TakesAWholeIdBeforeALongerOneThatBeginsLikeIt) {
  EXPECT_EQ(understood("draw").kind, Answer::Kind::choice);
  EXPECT_EQ(understood("draw").index, 0U);
  EXPECT_EQ(understood("draw:").index, 1U);
  EXPECT_EQ(understood("three").index, 2U);
}

TEST(Vocabulary, TellsWhichChoicesABeginningFits) {
  EXPECT_EQ(understood("d").kind, Answer::Kind::several);
  EXPECT_EQ(understood("d").fitting, (std::vector<std::size_t>{0, 1, 2}));
  EXPECT_EQ(understood("x").kind, Answer::Kind::unknown);
}

TEST(Vocabulary, KnowsCommandsInBothLanguagesWithWhatFollowsThem) {
  for (const std::string_view line : {"mentés my file", "save  my file ", "SAVE my file"}) {
    const Answer answer = understood(line);
    EXPECT_EQ(answer.kind, Answer::Kind::command) << line;
    EXPECT_EQ(answer.command, Command::save) << line;
    EXPECT_EQ(answer.rest, "my file") << line;
  }
  EXPECT_EQ(understood("zapisz my file").kind, Answer::Kind::unknown) << "that is Polish";
}

TEST(Vocabulary, TakesTheNameOfARuleForAQuestionAboutIt) {
  EXPECT_EQ(understood("XY-012").kind, Answer::Kind::command);
  EXPECT_EQ(understood("XY-012").command, Command::rule);
  EXPECT_EQ(understood("NH-012").kind, Answer::Kind::unknown);
}

TEST(Vocabulary, TakesOnlyNumbersThatAreOnTheList) {
  EXPECT_EQ(understood("3").index, 2U);
  for (const std::string_view line : {"0", "4", "-1", "+1", "1 1", "18446744073709551617"}) {
    EXPECT_EQ(understood(line).kind, Answer::Kind::unknown) << line;
  }
  EXPECT_EQ(understood(" \t").kind, Answer::Kind::nothing);
}

TEST(Vocabulary, PicksTheOptionThatIsTheNumber) {
  const auto option = [](std::string id, std::string target = "") {
    return Option{.id = std::move(id), .label = {""}, .target = std::move(target), .weight = 0};
  };
  const std::vector<Option> coins{option("pass"), option("say:0"), option("say:2"), option("say:5")};
  EXPECT_EQ(menu_numbers(coins), (std::vector<unsigned>{6, 0, 2, 5}));
  const Vocabulary words{*text::Speech::in("en"), {}, "XY"};
  EXPECT_EQ(words.understand("2", coins).index, 2U) << "say:2, and not the second of the list";
  EXPECT_EQ(words.understand("6", coins).index, 0U);
  EXPECT_EQ(words.understand("1", coins).kind, Answer::Kind::unknown);
  // A thing that is called by a number is a thing, and two kinds of numbers are none.
  EXPECT_EQ(menu_numbers(std::vector{option("target:0", "seat:0"), option("target:3", "seat:3")}),
            (std::vector<unsigned>{1, 2}));
  EXPECT_EQ(menu_numbers(std::vector{option("bid:4"), option("say:4")}), (std::vector<unsigned>{1, 2}));
}

}  // namespace
}  // namespace krypta::cli::terminal_test
