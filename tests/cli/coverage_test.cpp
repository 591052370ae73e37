#include "cli/coverage/coverage.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/play/terminal.hpp"
#include "engine/games/vtes/cards.hpp"
#include "tests/games.hpp"
#include "wire/json.hpp"

/// krypta cards coverage: which decks can be played, and which cards to write next.
namespace krypta::cli::coverage_test {
namespace {

using vtes::CardId;

CardId card(std::string_view name) {
  const auto found = vtes::facts().find(name);
  EXPECT_TRUE(found) << name;
  return found.value_or(CardId{});
}

NamedDeck deck(std::string id, std::initializer_list<std::pair<std::string_view, int>> cards) {
  NamedDeck made{std::move(id)};
  for (const auto& [name, count] : cards) EXPECT_TRUE(made.deck.add(card(name), count)) << name;
  return made;
}

/// Only Deflection is written.
Coverage found_in(std::span<const NamedDeck> decks) {
  return coverage(decks, [](CardId is) { return is == card("Deflection"); });
}
std::vector<std::string> names(const Coverage& found) {
  std::vector<std::string> all;
  for (const NextCard& next : found.next) all.emplace_back(vtes::facts().full_name(next.card));
  return all;
}

TEST(Coverage, ADeckIsWholeIfAllOfItsCardsAreWritten) {
  const std::vector<NamedDeck> decks{deck("a", {{"Deflection", 5}}), deck("b", {{"Deflection", 2}, {"Villein", 3}}),
                                     deck("c", {{"Gilbert Duane", 1}, {"Deflection", 1}})};
  const Coverage found = found_in(decks);
  EXPECT_EQ(found.missing, (std::vector<unsigned>{0, 1, 1}));
  EXPECT_EQ(found.whole(), 1U);
  EXPECT_EQ(found.copies, 12U);
  EXPECT_EQ(found.written, 8U);
  ASSERT_EQ(found.next.size(), 2U);
  EXPECT_EQ(found.next.back().whole, 3U);
  EXPECT_EQ(found.next.back().copies, 12U);
}

TEST(Coverage, WhatCompletesADeckComesBeforeWhatMoreDecksHave) {
  // Five decks have Govern and lack three more cards each; the sixth lacks Villein alone.
  std::vector<NamedDeck> decks{deck("near", {{"Deflection", 1}, {"Villein", 1}})};
  for (const std::string_view own : {"Blood Doll", "Minion Tap", "Fame", "Haven Uncovered", "Dreams of the Sphinx"})
    decks.push_back(deck("far", {{"Govern the Unaligned", 1}, {own, 1}, {"Bonding", 1}, {"Conditioning", 1}}));
  EXPECT_EQ(names(found_in(decks)).front(), "Villein");
  // With sixteen of them it is worth as much to all of them, and more with seventeen.
  decks.resize(1);
  for (unsigned i = 0; i < 16; ++i)
    decks.push_back(deck("far", {{"Govern the Unaligned", 1}, {"Fame", 1}, {"Bonding", 1}, {"Conditioning", 1}}));
  decks.push_back(decks.back());
  const Coverage found = found_in(decks);
  EXPECT_NE(names(found).front(), "Villein");
  EXPECT_EQ(found.next.front().decks, 17U);
  EXPECT_EQ(found.next.front().whole, 0U);
  EXPECT_EQ(found.next.back().whole, 18U);
}

TEST(Coverage, TheCardsOfADeckThatIsBegunAreWrittenToItsEnd) {
  const std::vector<NamedDeck> decks{deck("a", {{"Villein", 1}, {"Fame", 1}}), deck("b", {{"Bonding", 1}, {"Fame", 1}}),
                                     deck("c", {{"Blood Doll", 1}, {"Minion Tap", 1}})};
  const std::vector<std::string> order = names(found_in(decks));
  EXPECT_EQ(order.front(), "Fame");
  const Coverage found = found_in(decks);
  EXPECT_EQ(found.next[1].whole, 1U);
  EXPECT_EQ(found.next[2].whole, 2U);
  EXPECT_EQ(found.next[3].whole, 2U);
  EXPECT_EQ(found.next[4].whole, 3U);
}

TEST(Coverage, DecksAreReadFromAnArrayOfThemAndFromAnyOtherForm) {
  const text::Speech& speech = *text::Speech::in("en");
  const ReadDecks many = decks_in("decks.json",
                                  R"([{"id":"x","date":"2021-01-02","crypt":{"200001":2},"library":{"Deflection":3}},
                                      {"name":"Second","crypt":{},"library":{"100518":1}},
                                      {"id":"bad","crypt":{},"library":{"999999":1}}])",
                                  speech);
  ASSERT_EQ(many.decks.size(), 2U);
  EXPECT_EQ(many.decks[0].id, "x");
  EXPECT_EQ(many.decks[0].date, "2021-01-02");
  EXPECT_EQ(total(many.decks[0].deck.crypt), 2U);
  EXPECT_EQ(many.decks[1].id, "Second");
  ASSERT_EQ(many.problems.size(), 1U);
  EXPECT_EQ(many.problems.front(), "bad: There is no card “999999”.");
  EXPECT_EQ(decks_in("a.txt", "3x Deflection\n2x Villein\n", speech).decks.front().deck.library.size(), 2U);
  EXPECT_EQ(decks_in("a.json", R"([{"id":100518,"count":4}])", speech).decks.front().deck.library.size(), 1U);
  EXPECT_EQ(decks_in("a.txt", "nothing\n", speech).problems.size(), 1U);
}

/// A folder of its own, with decks of ours.
class CoverageCommand : public testing::Test {
 protected:
  void SetUp() override {
    std::filesystem::create_directories(folder_);
    write("decks.json", R"([{"id":"old","date":"2019-12-31","crypt":{},"library":{"Deflection":1}},
                            {"id":"new","date":"2021-07-05","crypt":{},"library":{"Deflection":3}},
                            {"id":"undated","crypt":{},"library":{"Raven Spy":1,"Deflection":1,"Ashur Tablets":2}}])");
    settings_.games = &built_in_games();
    settings_.game = "vtes";
    settings_.files = {folder_ / "decks.json"};
    settings_.rows = 20;
    settings_.speech = text::Speech::in("en");
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }
  void write(const std::string& name, std::string_view text) { std::ofstream{folder_ / name} << text; }
  /// The exit status.
  int run() {
    out_.str("");
    problems_.str("");
    std::istringstream in;
    return cover_decks(settings_, in, out_, problems_);
  }
  [[nodiscard]] bool says(std::string_view words) const { return out_.str().find(words) != std::string::npos; }

  std::filesystem::path folder_ =
      std::filesystem::path{testing::TempDir()} /
      ("coverage-" + std::string{testing::UnitTest::GetInstance()->current_test_info()->name()});
  CoverageSettings settings_{};
  std::ostringstream out_{};
  std::ostringstream problems_{};
};

TEST_F(CoverageCommand, TellsWhichDecksCanBePlayedAsATable) {
  ASSERT_EQ(run(), 0);
  EXPECT_TRUE(says("3 decks, of which 2 can be played: 66.7 %."));
  EXPECT_TRUE(says("  new  2021-07-05\n"));
  EXPECT_TRUE(says("  old  2019-12-31\n"));
  EXPECT_FALSE(says("  undated\n"));
  EXPECT_TRUE(says("Ashur Tablets"));
  settings_.since = "2021-07-05";
  ASSERT_EQ(run(), 0);
  EXPECT_TRUE(says("One deck, of which 1 can be played: 100.0 %."));
  EXPECT_FALSE(says("Ashur Tablets"));
}

TEST_F(CoverageCommand, TheTableIsNoWiderThanAPageInEachLanguage) {
  for (const std::string_view language : text::languages()) {
    settings_.speech = text::Speech::in(language);
    ASSERT_EQ(run(), 0);
    std::istringstream lines{out_.str()};
    for (std::string line; std::getline(lines, line);) EXPECT_LE(display_width(line), 100U) << line;
    EXPECT_FALSE(says("coverage-"));
    EXPECT_FALSE(says("{ "));
  }
}

TEST_F(CoverageCommand, TellsTheWholeOrderAsJson) {
  settings_.json = true;
  settings_.rows = 0;
  ASSERT_EQ(run(), 0);
  const auto told = wire::parse_json(out_.str());
  ASSERT_TRUE(static_cast<bool>(told));
  EXPECT_EQ(*told->find("whole")->integer(), 2);
  EXPECT_EQ(told->find("decks")->array()->size(), 3U);
  EXPECT_EQ(*told->find("decks")->array()->back().find("missing")->integer(),
            static_cast<std::int64_t>(told->find("next")->array()->size()));
  EXPECT_EQ(*told->find("next")->array()->back().find("whole")->integer(), 3);
  EXPECT_EQ(*told->find("next")->array()->back().find("copies")->integer(), *told->find("copies")->integer());
}

TEST_F(CoverageCommand, SaysOfADraftWhichWordsItLacks) {
  const std::filesystem::path drafts = folder_ / "drafts";
  std::filesystem::create_directories(drafts);
  settings_.drafts = drafts;
  write(
      "drafts/ashur_tablets.card",
      "game vtes\ncard ashur_tablets \"Ashur Tablets\" {\n  play in master_action {\n    fly(self)\n    put_in_play()\n"
      "    unread(2)\n    unread(3)\n  }\n}\n");
  write("drafts/nobodys_card.card", "card");
  ASSERT_EQ(run(), 0);
  EXPECT_TRUE(says("Missing words"));
  EXPECT_TRUE(says("fly, unread × 2\n")) << out_.str();
  settings_.json = true;
  ASSERT_EQ(run(), 0);
  EXPECT_TRUE(says(R"("missing_words":["fly","unread","unread"])"));
  settings_.drafts = folder_ / "none";
  EXPECT_EQ(run(), 2);
}

TEST_F(CoverageCommand, DrawsACurveInEachLanguageAndInsideOfItself) {
  for (const std::string_view language : text::languages()) {
    settings_.speech = text::Speech::in(language);
    settings_.svg = folder_ / "curve.svg";
    ASSERT_EQ(run(), 0);
    std::ifstream file{settings_.svg};
    const std::string svg{std::istreambuf_iterator<char>{file}, {}};
    EXPECT_TRUE(svg.starts_with("<svg"));
    EXPECT_TRUE(svg.ends_with("</svg>\n"));
    EXPECT_EQ(svg.find("coverage-"), std::string::npos);
    EXPECT_EQ(svg.find("nan"), std::string::npos);
    const double width = std::stod(svg.substr(svg.find("width=\"") + 7));
    const double height = std::stod(svg.substr(svg.find("height=\"") + 8));
    unsigned curves = 0;
    for (std::size_t at = svg.find("points=\""); at != std::string::npos; at = svg.find("points=\"", at + 1)) {
      ++curves;
      std::istringstream points{svg.substr(at + 8, svg.find('"', at + 8) - at - 8)};
      double x = 0;
      double y = 0;
      double before = -1;
      char comma = 0;
      while (points >> x >> comma >> y) {
        EXPECT_GT(x, before);
        EXPECT_LE(x, width);
        EXPECT_GE(y, 0);
        EXPECT_LE(y, height);
        before = x;
      }
    }
    EXPECT_EQ(curves, 2U);
  }
}

TEST_F(CoverageCommand, WhatIsNoDeckIsToldAndLeftOut) {
  write("decks.json", R"([{"id":"bad","crypt":{},"library":{"No Such Card":1}},
                          {"id":"good","crypt":{},"library":{"Deflection":1}}])");
  EXPECT_EQ(run(), 1);
  EXPECT_NE(problems_.str().find("bad: There is no card “No Such Card”"), std::string::npos);
  EXPECT_TRUE(says("One deck, of which 1 can be played"));
}

}  // namespace
}  // namespace krypta::cli::coverage_test
