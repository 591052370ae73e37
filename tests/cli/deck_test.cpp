#include "cli/deck.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "engine/games/vtes/decks/deck.hpp"
#include "engine/games/vtes/game.hpp"
#include "tests/games.hpp"
#include "wire/json.hpp"

/// krypta deck: what is said of a deck, and its forms.
namespace krypta::cli::deck_test {
namespace {

struct Said {
  int status = 0;
  std::string out{};
  std::string problems{};
};
Said run(DeckCommand command, const std::string& deck, std::string form = "", std::string_view language = "en") {
  std::istringstream in{deck};
  std::ostringstream out;
  std::ostringstream problems;
  const int status =
      command({find_game("vtes"), {"-"}, std::move(form), text::Speech::in(language)}, in, out, problems);
  return {status, out.str(), problems.str()};
}
/// A library card of which nothing is written yet.
std::string unwritten() {
  const vtes::Vtes game;
  for (const vtes::CardId card : vtes::facts().all()) {
    if (!vtes::is_crypt(card) && !game.cards()[card].playable && !vtes::facts().banned(card))
      return vtes::facts().full_name(card);
  }
  return "";
}

TEST(DeckCommand, APrintedDeckIsLegalInEveryForm) {
  const std::string twd = write_deck(vtes::facts(), *vtes::printed_deck("tremere"), vtes::DeckForm::twd);
  const std::string lackey = run(convert_deck, twd, "lackey").out;
  for (const char* form : {"twd", "text", "lackey", "jol", "json"}) {
    const Said converted = run(convert_deck, twd, form);
    EXPECT_EQ(converted.status, EXIT_SUCCESS) << form;
    EXPECT_EQ(converted.problems, "") << form;
    const Said checked = run(check_decks, converted.out);
    EXPECT_EQ(checked.status, EXIT_SUCCESS) << form;
    EXPECT_EQ(checked.out, "12 crypt cards and 77 library cards: a legal deck.\n") << checked.problems;
    // Whatever it came from, the same cards are written as the same text.
    EXPECT_EQ(run(convert_deck, converted.out, "lackey").out, lackey) << form;
  }
}

// VT-007 VT-009 VT-012
TEST(DeckCommand, EveryReasonIsToldAtOnce) {
  const std::string missing = unwritten();
  const std::string bad =
      "2x Deflectoin\n1x Anthelios, The Red Star\n1x Theo Bell (G6)\n1x Anson\n1x " + missing + "\n0x Vessel\n";
  const Said said = run(check_decks, bad);
  EXPECT_EQ(said.status, EXIT_FAILURE);
  EXPECT_EQ(said.out, "");
  for (const std::string& part : std::vector<std::string>{
           "Line 1: ", "“Deflectoin”", "“Deflection”?", "Line 6: ", "[VT-007]", "[VT-009]", "[VT-012]",
           "“Anthelios, The Red Star” is banned.", "“" + missing + "” cannot be played here yet."})
    EXPECT_NE(said.problems.find(part), std::string::npos) << part << " in\n" << said.problems;
  // A line a reason: two of lines, three of sizes and groups, one banned, and each that is not written.
  const auto lines = std::ranges::count(said.problems, '\n');
  EXPECT_EQ(lines, static_cast<long>(find_game("vtes")->bring(Value{bad}).flaws.size()));
  EXPECT_GE(lines, 7);
  for (const std::string_view language : text::languages()) {
    const Said told = run(check_decks, bad, "", language);
    EXPECT_EQ(told.problems.find('{'), std::string::npos) << told.problems;
    EXPECT_EQ(std::ranges::count(told.problems, '\n'), lines);
  }
}

TEST(DeckCommand, NothingIsWrittenOfADeckThatIsNotUnderstood) {
  const Said said = run(convert_deck, "2x Deflectoin\n3x Vessel\n", "lackey");
  EXPECT_EQ(said.status, EXIT_FAILURE);
  EXPECT_EQ(said.out, "");
  EXPECT_NE(said.problems.find("“Deflectoin”"), std::string::npos);
}

TEST(DeckCommand, ShowsCardsByTypeAndCurves) {
  const Said said = run(show_decks, "3x Villein\n2x Deflection\n12x Gilbert Duane\n");
  EXPECT_EQ(said.status, EXIT_SUCCESS);
  EXPECT_EQ(said.problems, "");
  for (const char* part :
       {"Crypt (12 cards, min=28, max=28, avg=7)", "Master (3; 3 trifle)\n3x Villein", "Reaction (2)\n2x Deflection",
        "The first four vampires cost 28 to 28", "  7  12  ############"})
    EXPECT_NE(said.out.find(part), std::string::npos) << part << " in\n" << said.out;
}

}  // namespace
}  // namespace krypta::cli::deck_test
