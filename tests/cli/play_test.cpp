#include "cli/play/play.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/terminal.hpp"
#include "fair/match_file.hpp"
#include "tests/games.hpp"

namespace krypta::cli::play_test {
namespace {

PlaySettings settings(std::string_view language = "en", unsigned seats = 2) {
  PlaySettings made;
  made.game = find_game("nowa-huta");
  made.setup = Setup{seats, {{"elder", "1"}}};  // with two players seat 0 puts its vampire first
  made.bot = "random";
  made.chance = fair::without_entropy(fair::secret_from_seed(11), seats);
  made.speech = text::Speech::in(language);
  made.echo = true;
  return made;
}

std::string played(const PlaySettings& how, const std::vector<std::string>& typed) {
  std::string input;
  for (const std::string& line : typed) input += line + "\n";
  std::istringstream in{input};
  std::ostringstream out;
  play(how, in, out);
  return out.str();
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in{text};
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

/// What is shown between the n-th and the next line that asks for input, both left out. The 0th is before all of them.
std::string shown_after(const std::string& text, std::size_t n) {
  std::vector<std::string> parts{""};
  for (const std::string& line : lines_of(text)) {
    if (line.starts_with("Your choice (")) {
      parts.emplace_back();
    } else {
      parts.back() += line + "\n";
    }
  }
  return n < parts.size() ? parts[n] : "there was no such question";
}

/// From the top of the board on.
std::string from_board(const std::string& text) {
  const std::size_t at = text.find("── ");
  return at == std::string::npos ? "no board in: " + text : text.substr(at);
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

std::string contents(const std::string& file) {
  std::ifstream in{file, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

/// A file name that no test has used before.
std::string fresh_file(const std::string& name) {
  const std::string path = testing::TempDir() + "krypta_play_" + name;
  std::filesystem::remove(path);
  return path;
}

std::unique_ptr<AnyMatch> match_after(const PlaySettings& how,
                                      const std::vector<std::pair<unsigned, std::string>>& choices) {
  auto match = std::move(*how.game->begin(how.setup));
  for (const auto& [s, option] : choices) {
    const auto refusal = match->act(seat(s), option);
    EXPECT_FALSE(refusal) << s << " " << option;
  }
  return match;
}

const std::vector<std::pair<unsigned, std::string>> pawns_placed{
    {0, "vampire:handlowe"}, {1, "vampire:handlowe"}, {1, "circle:gambit"}, {0, "circle:bat"}};

/// Seat 0 stands on Teatralne, and the only markers are seat 1's on Młodości.
std::unique_ptr<AnyMatch> one_target(PlaySettings& how) {
  how.setup.options = {{"elder", "0"}};
  return match_after(how, {{1, "vampire:handlowe"},
                           {0, "vampire:handlowe"},
                           {0, "circle:reports"},
                           {1, "circle:reports"},
                           {0, "move:cw1"},
                           {0, "time:2"},
                           {1, "move:ccw1"},
                           {1, "time:1"},
                           {1, "done"}});
}

class InEveryLanguage : public testing::TestWithParam<std::string_view> {};
INSTANTIATE_TEST_SUITE_P(Play, InEveryLanguage, testing::Values("en", "pl", "hu"),
                         [](const auto& test) { return std::string{test.param}; });

TEST_P(InEveryLanguage, AMatchIsPlayedToItsResult) {
  for (unsigned seats = 2; seats <= 4; ++seats) {
    PlaySettings how = settings(GetParam(), seats);
    how.setup.options.clear();
    const std::string text = played(how, std::vector<std::string>(400, "1"));
    for (const std::string& line : lines_of(text)) {
      ASSERT_LE(display_width(line), terminal_width) << line;
      ASSERT_FALSE(has(line, "{")) << line;
    }
    const text::Speech& speech = *how.speech;
    EXPECT_TRUE(has(text, speech.say("nh-name")));
    EXPECT_TRUE(has(text, fair::commitment("nowa-huta", how.chance.secret)));
    EXPECT_FALSE(has(text.substr(0, text.find(speech.say("play-over"))), fair::to_hex(how.chance.secret)))
        << "sealed until the end";
    EXPECT_TRUE(has(text, fair::to_hex(how.chance.secret)));
    EXPECT_TRUE(has(text, "← " + speech.say("play-winner")));
    EXPECT_TRUE(has(text, speech.say("play-over")));
    EXPECT_EQ(lines_of(text).back(), speech.say("play-goodbye"));
  }
}

TEST_P(InEveryLanguage, ColoursMakeNoLineWider) {
  PlaySettings how = settings(GetParam(), 4);
  how.colour = true;
  const std::string text = played(how, std::vector<std::string>(400, "1"));
  EXPECT_TRUE(has(text, "\x1b["));
  for (const std::string& line : lines_of(text)) ASSERT_LE(display_width(line), terminal_width) << line;
}

TEST_P(InEveryLanguage, EveryCommandWorksInItsWordsAndInEnglish) {
  const text::Speech& local = *text::Speech::in(GetParam());
  const text::Speech& english = *text::Speech::in("en");
  for (const std::string_view command : {"help", "rule", "why", "log", "board", "undo", "save"}) {
    const std::string key = "play-command-" + std::string{command};
    std::set<std::string> answers;
    for (const text::Speech* speech : {&local, &english}) {
      std::istringstream words{speech->say(key)};
      for (std::string word; words >> word;) {
        const std::string text = played(settings(GetParam()), {word});
        const std::string unknown = local.say("play-unknown");
        EXPECT_FALSE(has(text, unknown.substr(0, unknown.find('.')))) << word;
        answers.insert(text.substr(text.find(": " + word + "\n") + 2 + word.size()));
      }
    }
    EXPECT_EQ(answers.size(), 1U) << command;
  }
}

TEST_P(InEveryLanguage, PagesAndHelpAreReadable) {
  const PlaySettings how = settings(GetParam());
  for (const std::string_view page : {"guide", "estates", "circle", "help", "rule", "rule 56", "why use:estate"}) {
    const std::string text = played(how, {std::string{page}});
    for (const std::string& line : lines_of(text)) {
      EXPECT_LE(display_width(line), terminal_width) << line;
      EXPECT_FALSE(has(line, "{")) << line;
    }
  }
  EXPECT_TRUE(has(played(how, {"estates"}), how.speech->say("nh-estate-szkolne-byname")));
  EXPECT_TRUE(has(played(how, {"circle"}), how.speech->say("nh-space-gambit")));
}

TEST(Play, IsTheSameForTheSameSeed) {
  const std::vector<std::string> script(10, "2");
  EXPECT_EQ(played(settings("en", 4), script), played(settings("en", 4), script));
  PlaySettings other = settings("en", 4);
  other.chance.secret = fair::secret_from_seed(12);
  EXPECT_NE(from_board(played(settings("en", 4), script)), from_board(played(other, script)))
      << "the opponents play otherwise too";
}

TEST(Play, EndsPolitelyWhereverTheInputEnds) {
  for (std::size_t answers = 0; answers < 25; ++answers) {
    const std::string text = played(settings("en", 3), std::vector<std::string>(answers, "1"));
    EXPECT_EQ(lines_of(text).back(), text::Speech::in("en")->say("play-goodbye")) << answers;
  }
}

TEST(Play, EndsAtQuit) {
  const std::string text = played(settings(), {"quit", "1"});
  EXPECT_EQ(shown_after(text, 1), text::Speech::in("en")->say("play-goodbye") + "\n");
}

TEST(Play, AsksInWordsWithRulesAndNumberedChoices) {
  const std::string text = played(settings(), {});
  EXPECT_TRUE(has(text, "▶ Choose an estate for your vampire. [NH-025]\n"));
  EXPECT_TRUE(has(text, "  1  Handlowe   vampire:handlowe\n"));
  EXPECT_TRUE(has(text, "  7  Młodości   vampire:mlodosci\n"));
}

TEST(Play, TakesANumberAnIdOrTheBeginningOfOne) {
  for (const std::string typed : {"3", "vampire:gorali", "vampire:g", "VAMPIRE:GORALI", "gorali", " 3 "}) {
    EXPECT_TRUE(has(played(settings(), {typed}), "Your vampire goes to Górali.")) << typed;
  }
}

TEST(Play, AsksAgainAfterWhatItDoesNotUnderstand) {
  for (const std::string typed :
       {"0", "8", "99999999999999999999", "-1", "1.5", "gor gor", "take:1@gorali", "\x1b[2J", "vampire:x"}) {
    const std::string answer = shown_after(played(settings(), {typed}), 1);
    EXPECT_EQ(answer, "Not understood. Please type 1–7, an id such as vampire:handlowe, or help.\n") << typed;
  }
  EXPECT_EQ(shown_after(played(settings(), {"v"}), 1).find("Several choices begin like that: vampire:handlowe,"), 0U);
}

TEST(Play, IsNotChangedByBadInputOrByQuestions) {
  const std::string plain = fresh_file("plain");
  const std::string disturbed = fresh_file("disturbed");
  played(settings(), {"1", "2", "save " + plain});
  played(settings(), {"x", "log", "1", "v", "help", "0", "why done", "2", "rule 7", "board", "", "save " + disturbed});
  EXPECT_FALSE(contents(plain).empty());
  EXPECT_EQ(contents(plain), contents(disturbed));
}

TEST(Play, ShowsTheChoicesAgainAfterAnEmptyLine) {
  const std::string text = played(settings(), {""});
  const std::string before = shown_after(text, 0);
  EXPECT_TRUE(before.ends_with(shown_after(text, 1).substr(0, shown_after(text, 1).find("Thank you"))));
}

TEST(Play, ShowsTheTextOfARule) {
  const PlaySettings how = settings();
  for (const std::string typed : {"rule NH-104", "rule 104", "rule nh-104", "NH-104"}) {
    EXPECT_TRUE(has(played(how, {typed}), "NH-104 If the opponent has not had his player's turn")) << typed;
  }
  EXPECT_TRUE(has(played(how, {"rule"}), "  NH-025 ")) << "alone: the rules of the question";
  EXPECT_TRUE(has(played(how, {"rule 999"}), "The rule book has no rule 999."));
  EXPECT_TRUE(has(played(how, {"rule 1x4"}), "The rule book has no rule 1x4."));
  EXPECT_TRUE(has(played(settings("pl"), {"zasada 104"}), "NH-104 "));
}

TEST(Play, ExplainsWhyAChoiceIsNotLegal) {
  const PlaySettings how = settings();
  EXPECT_TRUE(has(played(how, {"why circle:bat"}), "circle:bat is not possible now:\n  NH-025 "));
  EXPECT_TRUE(has(played(how, {"why vampire:gorali"}), "vampire:gorali is possible: it is number 3."));
  EXPECT_TRUE(has(played(how, {"why 3"}), "vampire:gorali is possible: it is number 3."));
  EXPECT_TRUE(has(played(how, {"why nonsense"}), "nonsense is not possible now:"));
  EXPECT_TRUE(has(played(how, {"why"}), "Type the id of the choice too"));
}

TEST(Play, TellsTheLog) {
  const std::string text = played(settings(), {"log", "3", "log"});
  EXPECT_EQ(shown_after(text, 1), "Nothing has happened yet.\n");
  EXPECT_EQ(shown_after(text, 3).find("  Your vampire goes to Górali.\n"), 0U);
}

TEST(Play, TellsTwentyLinesOrAllOfTheLog) {
  std::vector<std::string> script(30, "1");
  script.insert(script.end(), {"log", "log all"});
  const std::string text = played(settings("en", 4), script);
  const std::size_t some = lines_of(shown_after(text, 31)).size();
  const std::size_t all = lines_of(shown_after(text, 32)).size();
  EXPECT_GT(some, 10U);
  EXPECT_LE(some, 20U);
  EXPECT_GT(all, 40U);
  EXPECT_TRUE(has(shown_after(text, 32), "═══ Turn 1 of 15 ═══"));
  EXPECT_TRUE(
      shown_after(text, 32).substr(0, shown_after(text, 32).find("Thank you")).ends_with(shown_after(text, 31)));
}

TEST(Play, NamesANewTurnOnlyOnceBeforeItsBoard) {
  const std::string text = played(settings(), std::vector<std::string>(20, "1"));
  EXPECT_TRUE(has(text, "── Turn 2 of 15 ──"));
  EXPECT_FALSE(has(text, "═══"));
}

TEST(Play, UndoGoesBackToThePreviousDecision) {
  const std::string text = played(settings("en", 3), {"1", "2", "cw1", "2", "undo", "undo", "undo"});
  // Each question shows the same board and choices again as when it was first asked.
  const std::string first_card = from_board(shown_after(text, 2));
  EXPECT_TRUE(has(first_card, "Secretly choose"));
  EXPECT_TRUE(has(shown_after(text, 5), "You are back at your previous decision."));
  EXPECT_TRUE(has(shown_after(text, 5), "or change what you have already chosen:"));
  EXPECT_EQ(from_board(shown_after(text, 6)), first_card);
  EXPECT_EQ(from_board(shown_after(text, 7)).find(from_board(shown_after(text, 1))), 0U);
}

TEST(Play, UndoMeetsTheSameOpponentsAndChanceAgain) {
  const std::string text = played(settings("en", 3), {"1", "2", "cw1", "1", "undo", "1"});
  EXPECT_EQ(shown_after(text, 6).find(shown_after(text, 4)), 0U);
}

TEST(Play, UndoAtTheFirstDecisionSaysThatThereIsNoneBefore) {
  EXPECT_EQ(shown_after(played(settings(), {"undo"}), 1).find("There is no earlier decision of yours.\n"), 0U);
}

TEST(Play, MakesAChoiceThatIsTheOnlyOneAndSaysSo) {
  PlaySettings how = settings();
  const auto match = one_target(how);
  how.resumed = match.get();
  const std::string text = played(how, {"use:estate"});
  EXPECT_TRUE(has(shown_after(text, 1),
                  "  You use the ability of Teatralne.\n  You had only one choice: Blue’s on Młodości.\n"
                  "  You remove one of Blue’s possessed from Młodości."));
  EXPECT_TRUE(has(shown_after(text, 1), "▶ Put your circle pawn on another space, or stay."));
}

TEST(Play, UndoPassesOverAChoiceThatWasMadeForThePlayer) {
  PlaySettings how = settings();
  const auto match = one_target(how);
  how.resumed = match.get();
  const std::string text = played(how, {"use:estate", "undo"});
  EXPECT_EQ(from_board(shown_after(text, 2)).find(from_board(shown_after(text, 0))), 0U);
}

TEST(Play, AsksForTheMissingCardFirstAndLetsTheOtherBeChanged) {
  PlaySettings how = settings();
  const auto match = match_after(how, pawns_placed);
  how.resumed = match.get();
  const std::string estate_first = shown_after(played(how, {"move:cw2"}), 1);
  EXPECT_LT(estate_first.find("  1  Circle: 1 space "), estate_first.find("or change what you have already chosen:"));
  EXPECT_LT(estate_first.find("or change what you have already chosen:"),
            estate_first.find("  3  Vampire: clockwise 1 "));
  EXPECT_FALSE(has(estate_first, "move:cw2"));
  const std::string circle_first = shown_after(played(how, {"time:1"}), 1);
  EXPECT_LT(circle_first.find("  1  Vampire: clockwise 1 "), circle_first.find("  5  Circle: 2 spaces "));
  const std::string changed = shown_after(played(how, {"move:cw2", "move:ccw1", "time:1"}), 3);
  EXPECT_TRUE(has(changed, "● Your plan: vampire counter-clockwise 1, circle pawn 1."));
}

TEST(Play, ShowsNothingOfAnOpponentsPlanBeforeTheReveal) {
  PlaySettings how = settings();
  auto planned = pawns_placed;
  planned.insert(planned.end(), {{1, "move:cw1"}, {1, "time:1"}});
  const auto one = match_after(how, planned);
  planned = pawns_placed;
  planned.insert(planned.end(), {{1, "move:ccw2"}, {1, "time:2"}});
  const auto other = match_after(how, planned);
  const std::vector<std::string> script{"board", "log all", "help", "why move:cw1", "cw1",
                                        "board", "log all", "rule", "undo",         ""};
  how.resumed = one.get();
  const std::string of_one = played(how, script);
  how.resumed = other.get();
  EXPECT_EQ(of_one, played(how, script));
  EXPECT_NE(of_one.find("✓"), std::string::npos) << "that he has chosen is no secret";

  std::string revealed = played(how, {"cw1", "time:1"});
  EXPECT_TRUE(has(revealed, "■ Blue’s plan: vampire counter-clockwise 2, circle pawn 2."));
}

TEST(Play, KeepsTheMatchInAFileThatCanBeVerifiedAndResumed) {
  PlaySettings how = settings("en", 3);
  const std::string file = fresh_file("kept.json");
  const std::string text = played(how, {"1", "2", "save " + file});
  EXPECT_TRUE(has(text, "The match is kept in "));
  const auto saved = fair::read_match(built_in_games(), contents(file), true);
  ASSERT_TRUE(saved) << saved.refusal().message;
  EXPECT_EQ(saved->chance, how.chance);
  how.resumed = saved->match.get();
  const std::string resumed = played(how, {});
  EXPECT_EQ(from_board(shown_after(resumed, 0)), from_board(shown_after(text, 2)));
}

TEST(Play, WritesOverNoFileThatIsNotItsOwn) {
  const std::string file = fresh_file("other");
  std::ofstream{file} << "precious";
  EXPECT_TRUE(has(played(settings(), {"save " + file}), "There is already a file"));
  EXPECT_EQ(contents(file), "precious");
  std::filesystem::remove(file);
  played(settings(), {"save " + file, "1", "save " + file});
  const auto saved = fair::read_match(built_in_games(), contents(file), true);
  ASSERT_TRUE(saved);
  EXPECT_GE(saved->match->length(), 1U);
}

TEST(Play, SaysWhenAFileCannotBeWrittenOrHasNoName) {
  EXPECT_TRUE(has(played(settings(), {"save " + testing::TempDir() + "no/such/folder/x"}), " cannot be written."));
  EXPECT_TRUE(has(played(settings(), {"save"}), "Type the name of the file too"));
}

TEST(Play, CanBeSavedReadAndTakenBackAfterTheEnd) {
  PlaySettings how = settings();
  const std::string file = fresh_file("finished.json");
  std::vector<std::string> script;
  const auto match = match_after(how, {});
  Rng rng{5};
  while (!match->pending().over) {
    const Seat next = match->pending().must.lowest();
    const std::vector<Option> options = match->options(next);
    ASSERT_FALSE(match->act(next, options[rng.below(static_cast<std::uint32_t>(options.size()))].id));
  }
  how.resumed = match.get();
  const std::string text = played(how, {"save " + file, "log all", "nonsense", "quit"});
  EXPECT_TRUE(has(text, "The match is over."));
  EXPECT_TRUE(has(text, "═══ Turn 15 of 15 ═══"));
  EXPECT_TRUE(has(text, "You can type save FILE"));
  const auto saved = fair::read_match(built_in_games(), contents(file), true);
  ASSERT_TRUE(saved) << saved.refusal().message;
  EXPECT_TRUE(saved->match->pending().over);
  EXPECT_TRUE(has(played(how, {"undo"}), "You are back at your previous decision."));
  EXPECT_FALSE(has(played(how, {""}), "Not understood"));
}

TEST(Play, ShowsPlacesPointsAndWinnersOfTheResult) {
  PlaySettings how = settings("en", 3);
  const std::string text = played(how, std::vector<std::string>(400, "1"));
  const std::size_t at = text.find("The match is over.\n");
  ASSERT_NE(at, std::string::npos);
  const std::vector<std::string> lines = lines_of(text.substr(at));
  EXPECT_TRUE(has(lines[1], "Place") && has(lines[1], "Player") && has(lines[1], "Score") &&
              has(lines[1], "Possessed"));
  EXPECT_TRUE(has(lines[2], "1.") && has(lines[2], "← winner"));
  EXPECT_FALSE(has(lines[4], "← winner"));
}

TEST(Play, RefusesATableThatCannotBe) {
  EXPECT_TRUE(has(played(settings("en", 5), {}), "The match cannot begin: "));
  PlaySettings how = settings();
  how.as = seat(2);
  EXPECT_TRUE(has(played(how, {}), "The match cannot begin: "));
}

TEST(Play, EndsWhenThereIsNoSuchBot) {
  PlaySettings how = settings();
  how.bot = "nobody";
  EXPECT_TRUE(has(played(how, {"1"}), "A bot did not know what to do"));
}

}  // namespace
}  // namespace krypta::cli::play_test
