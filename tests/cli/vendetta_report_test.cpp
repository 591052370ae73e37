#include <gtest/gtest.h>

#include <sstream>

#include "cli/reports.hpp"
#include "cli/tools.hpp"
#include "tests/cli/shown_board.hpp"
#include "tests/games.hpp"
#include "wire/json.hpp"

/// What `krypta sim vendetta` tells beside who won.
namespace krypta::cli::vendetta_report_test {
namespace {

SimSettings settings_of(std::string_view game, unsigned seats, std::uint64_t games, Line bots) {
  SimSettings settings{.matches = {.game = find_game(game), .setup = {seats}, .games = games}, .bots = std::move(bots)};
  settings.bots.resize(seats, settings.bots.back());
  settings.speech = text::Speech::in("en");
  return settings;
}
Value simulated(SimSettings settings) {
  settings.json = true;
  std::ostringstream out;
  EXPECT_FALSE(sim(settings, out).has_value());
  return *wire::parse_json(out.str());
}
double real(const Value& of, std::string_view name) {
  const Value* found = of.find(name);
  if (found == nullptr) {
    ADD_FAILURE() << name;
    return 0;
  }
  return found->real() != nullptr ? *found->real() : static_cast<double>(*found->integer());
}
const Value::Array& list(const Value& of, std::string_view name) { return *of.find(name)->array(); }
double sum(const Value::Array& of, std::string_view name) {
  double all = 0;
  for (const Value& item : of) all += real(item, name);
  return all;
}
const Value& card(const Value& report, std::string_view id) {
  for (const Value& c : list(report, "cards")) {
    if (*c.find("card")->text() == id) return c;
  }
  ADD_FAILURE() << id;
  return report;
}

TEST(VendettaReport, IsPartOfASimulationOfVendettaAndOfNoOther) {
  EXPECT_NE(simulated(settings_of("vendetta", 4, 2, {"random"})).find("report"), nullptr);
  EXPECT_EQ(simulated(settings_of("nowa-huta", 2, 2, {"random"})).find("report"), nullptr);
}

TEST(VendettaReport, CountsEverySeatEveryClanAndEveryWin) {
  const Value all = simulated(settings_of("vendetta", 4, 12, {"heuristic", "random"}));
  const Value& report = *all.find("report");
  ASSERT_EQ(list(report, "seats").size(), 4U);
  EXPECT_EQ(list(report, "clans").size(), 7U);
  EXPECT_EQ(sum(list(report, "seats"), "games"), 48);
  EXPECT_EQ(sum(list(report, "clans"), "games"), 48);
  EXPECT_EQ(sum(list(report, "seats"), "wins"), 12);
  EXPECT_EQ(sum(list(report, "clans"), "wins"), 12);
  for (std::size_t i = 0; i < 4; ++i) {
    const Value& seat = list(report, "seats")[i];
    EXPECT_EQ(*seat.find("wins")->integer(), *list(all, "wins")[i].integer());
    EXPECT_LE(real(seat, "low"), real(seat, "share"));
    EXPECT_GE(real(seat, "high"), real(seat, "share"));
  }
}

TEST(VendettaReport, TheSourcesOfInfluenceAddUpToTheScores) {
  // Who is eliminated has no score (VD-222) and is left out of the mean.
  SimSettings settings = settings_of("vendetta", 4, 10, {"heuristic"});
  settings.matches.setup.options = {{"relics", "yes"}, {"places", "yes"}};
  double points = 0;
  double players = 0;
  ASSERT_FALSE(play_matches(
                   settings.matches, [&](Rng&) { return settings.bots; },
                   [&](const Line&, const AnyGame::Playout& played) {
                     for (std::size_t s = 0; s < 4; ++s) points += played.outcome.scores[s];
                     players += 4;
                   })
                   .has_value());
  const Value all = simulated(settings);
  const Value& report = *all.find("report");
  const Value& influence = *report.find("influence");
  double parts = 0;
  for (const auto name : {"start", "rewards", "frenzy", "cards", "allies", "drained", "diablerie", "relics"})
    parts += real(influence, name);
  EXPECT_NEAR(parts, real(influence, "all"), 1e-9);
  EXPECT_EQ(real(influence, "start"), 3);
  EXPECT_GT(real(influence, "rewards"), 3);
  EXPECT_GT(real(influence, "allies"), 3);
  EXPECT_LT(real(influence, "diablerie"), 0);
  EXPECT_GT(real(influence, "relics"), 0);
  EXPECT_NEAR(real(influence, "all"), points / (players - real(report, "eliminated")), 1e-9);
}

TEST(VendettaReport, TellsHowEachCardWasPlayedAndWhetherItsPlayerWonThere) {
  // Round 1 at a table of three: Red plays openly at the first location and alone, Blue face down at the second, where
  // Green lies in the open with blood.
  const AnyGame& game = *find_game("vendetta");
  auto match = std::move(*game.begin(krypta::Setup{3, {}}));
  const auto all = [&](Seat s, std::initializer_list<std::string_view> options) {
    for (const std::string_view option : options) act(*match, s, option);
  };
  all(Seat::chance, {"first:0", "clan:brujah", "clan:gangrel", "clan:nosferatu", "clan:tremere"});
  act(*match, 0, "take-clan:brujah");
  act(*match, 1, "take-clan:gangrel");
  act(*match, 2, "take-clan:nosferatu");
  all(Seat::chance, {"ally:al09", "ally:al02", "ally:al16", "get:br01", "get:br02", "get:br03", "get:ga01", "get:ga02",
                     "get:ga03", "get:no01", "get:no03", "get:no04"});
  act(*match, 0, "bottom:br03");
  act(*match, 1, "bottom:ga03");
  act(*match, 2, "bottom:no03");
  all(seat(0), {"play:br08>first>up", "end"});
  all(seat(1), {"play:ga08>second>down", "end"});
  all(seat(2), {"play:no08>second>up", "blood:3", "end"});
  // The rest is left to chance and to whoever comes first.
  const ChanceStream chance{5};
  while (!match->pending().over) {
    match->answer_for_chance(chance);
    if (match->pending().over) break;
    const Seat s = match->pending().must.lowest();
    const auto options = match->options(s);
    std::string choice = options.front().id;
    for (const Option& o : options) {
      if (o.id == "end" || o.id == "stay") choice = o.id;
      if (o.id.starts_with("play:") && o.id.ends_with(">haven>up")) choice = o.id;
    }
    act(*match, s, choice);
  }
  const auto report = report_of(game);
  report->add(*match);
  const Value told = report->as_value();
  const Value& ready = card(told, "br08");
  EXPECT_EQ(real(ready, "games"), 1);
  EXPECT_GE(real(ready, "up"), 1);
  EXPECT_GE(real(ready, "won"), 1) << "alone there";
  EXPECT_EQ(real(card(told, "ga08"), "down"), 1);
  EXPECT_EQ(real(card(told, "tr08"), "games"), 0);
  EXPECT_EQ(real(card(told, "tr08"), "up") + real(card(told, "tr08"), "down"), 0);
  EXPECT_EQ(sum(list(told, "cards"), "up") + sum(list(told, "cards"), "down"), 3 * (3 + 4 + 5));
  EXPECT_EQ(sum(list(told, "cards"), "down"), 1);
}

TEST(VendettaReport, DoesNotDependOnTheNumberOfThreads) {
  SimSettings settings = settings_of("vendetta", 3, 8, {"heuristic", "random"});
  const Value alone = *simulated(settings).find("report");
  settings.matches.threads = 3;
  EXPECT_EQ(*simulated(settings).find("report"), alone);
}

TEST(VendettaReport, SaysItAsATableInEachLanguage) {
  for (const std::string_view language : text::languages()) {
    SimSettings settings = settings_of("vendetta", 4, 3, {"random"});
    settings.speech = text::Speech::in(language);
    std::ostringstream out;
    ASSERT_FALSE(sim(settings, out).has_value());
    for (const std::string_view key : {"vd-clan-brujah", "tools-influence-rewards", "tools-wins-there"})
      EXPECT_NE(out.str().find(settings.speech->say(key)), std::string::npos) << key << "\n" << out.str();
    EXPECT_EQ(out.str().find("tools-"), std::string::npos) << out.str();
    EXPECT_EQ(out.str().find("vd-"), std::string::npos) << out.str();
  }
}

}  // namespace
}  // namespace krypta::cli::vendetta_report_test
