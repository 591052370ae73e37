#include "cli/trial/trial.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "cli/play/terminal.hpp"
#include "tests/games.hpp"
#include "wire/json.hpp"

/// krypta sim vtes --decks: what is printed, as a table, JSON and SVG.
namespace krypta::cli::trial_test {
namespace {

TrialSettings settings_of(std::vector<std::string> decks, unsigned seats, std::uint64_t games) {
  TrialSettings settings;
  settings.matches.games = games;
  settings.trial.game = find_game("vtes");
  settings.trial.setup = {seats};
  settings.trial.bots.assign(seats, "heuristic");
  for (std::string& deck : decks)
    settings.trial.decks.push_back({deck, settings.trial.game->bring(Value{deck}).written});
  settings.speech = text::Speech::in("en");
  return settings;
}

std::string said(const TrialSettings& settings) {
  std::ostringstream out;
  const auto refused = try_deck(settings, out);
  EXPECT_FALSE(refused.has_value()) << refused->message;
  return out.str();
}

TEST(SimOfDecks, IsTheSameOnAnyNumberOfThreads) {
  TrialSettings settings = settings_of({"tremere", "nosferatu", "toreador", "malkavian"}, 4, 8);
  settings.json = true;
  const std::string alone = said(settings);
  settings.matches.threads = 3;
  EXPECT_EQ(said(settings), alone);
  const auto all = wire::parse_json(alone);
  ASSERT_TRUE(static_cast<bool>(all));
  EXPECT_EQ(*all->find("games")->integer(), 8);
  EXPECT_EQ(*all->find("interrupted")->boolean(), false);
  EXPECT_EQ(*all->find("report")->find("deck")->text(), "tremere");
  settings.trial.seed = 2;
  EXPECT_NE(said(settings), alone);
}

TEST(SimOfDecks, PlaysWholeRounds) {
  TrialSettings settings = settings_of({"tremere", "nosferatu"}, 3, 4);
  settings.json = true;
  EXPECT_EQ(*wire::parse_json(said(settings))->find("games")->integer(), 6);
}

TEST(SimOfDecks, OneThatIsBrokenOffTellsOfWholeRounds) {
  TrialSettings settings = settings_of({"tremere", "nosferatu"}, 2, 20);
  settings.json = true;
  unsigned asked = 0;
  // A match is asked about before it begins and at each piece of it.
  settings.matches.enough = [&] { return ++asked > 60; };
  const auto all = wire::parse_json(said(settings));
  const std::int64_t games = *all->find("games")->integer();
  EXPECT_TRUE(*all->find("interrupted")->boolean());
  EXPECT_LT(games, 20);
  EXPECT_EQ(games % 2, 0);
}

TEST(SimOfDecks, TheTableIsNoWiderThanAPageInEachLanguage) {
  for (const std::string_view language : text::languages()) {
    TrialSettings settings = settings_of({"toreador", "ventrue", "malkavian"}, 3, 3);
    settings.trial.decks.front().name = "a very long name of a deck that goes on and on and on and on, źdźbło";
    settings.speech = text::Speech::in(language);
    const std::string table = said(settings);
    std::istringstream lines{table};
    for (std::string line; std::getline(lines, line);) EXPECT_LE(display_width(line), 100U) << line;
    for (const std::string_view key : {"tools-with-prey", "tools-first-vampire", "tools-did-pool_taken", "tools-stuck"})
      EXPECT_NE(table.find(settings.speech->say(key)), std::string::npos) << key << "\n" << table;
    EXPECT_EQ(table.find("tools-"), std::string::npos) << table;
    EXPECT_EQ(table.find("{ "), std::string::npos) << table;
  }
}

TEST(SimOfDecks, ThePictureIsDrawnInEachLanguageAndInsideOfItself) {
  for (const std::string_view language : text::languages()) {
    TrialSettings settings = settings_of({"nosferatu", "tremere"}, 2, 2);
    settings.trial.decks.front().name = "<b>&\"";
    settings.speech = text::Speech::in(language);
    std::ostringstream chart;
    settings.chart = &chart;
    (void)said(settings);
    const std::string svg = chart.str();
    EXPECT_TRUE(svg.starts_with("<svg"));
    EXPECT_TRUE(svg.ends_with("</svg>\n"));
    EXPECT_EQ(svg.find("<b>"), std::string::npos);
    EXPECT_NE(svg.find("&lt;b&gt;&amp;&quot;"), std::string::npos);
    EXPECT_EQ(svg.find("tools-"), std::string::npos);
    const double width = std::stod(svg.substr(svg.find("width=\"") + 7));
    const double height = std::stod(svg.substr(svg.find("height=\"") + 8));
    const auto within = [&](std::string_view name, double most) {
      for (std::size_t at = svg.find(name); at != std::string::npos; at = svg.find(name, at + 1)) {
        const double place = std::stod(svg.substr(at + name.size()));
        EXPECT_GE(place, 0) << name;
        EXPECT_LE(place, most) << name;
      }
    };
    for (const std::string_view name : {" x=\"", "x1=\"", "x2=\"", "cx=\""}) within(name, width);
    for (const std::string_view name : {" y=\"", "y1=\"", "y2=\"", "cy=\""}) within(name, height);
  }
}

TEST(SimOfDecks, AGameWithoutDecksIsRefused) {
  TrialSettings settings = settings_of({"tremere", "nosferatu"}, 2, 2);
  settings.trial.game = find_game("nowa-huta");
  settings.trial.decks = {{"a", ""}, {"b", ""}};
  settings.trial.bots.assign(2, "random");
  std::ostringstream out;
  EXPECT_TRUE(try_deck(settings, out).has_value());
  EXPECT_EQ(out.str(), "");
}

}  // namespace
}  // namespace krypta::cli::trial_test
