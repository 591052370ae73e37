#include "trials/vtes/report.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <thread>

#include "engine/core/typed_game.hpp"
#include "engine/games/vtes/rules.hpp"
#include "tests/games.hpp"

/// What many matches tell of a deck, in whole matches between bots.
namespace krypta::trials::report_test {
namespace {

Trial trial_of(std::vector<std::string> decks, unsigned seats) {
  Trial trial{.game = find_game("vtes"), .setup = {seats}, .bots = std::vector<std::string>(seats, "heuristic")};
  for (std::string& deck : decks) trial.decks.push_back({deck, trial.game->bring(Value{deck}).written});
  return trial;
}
const Trial& five() {
  static const Trial all = trial_of({"toreador", "tremere", "nosferatu", "ventrue", "malkavian"}, 5);
  return all;
}

Playing played(const Trial& trial, std::uint64_t match) {
  auto playing = Playing::begin(trial, match);
  EXPECT_TRUE(static_cast<bool>(playing)) << playing.refusal().message;
  while (!playing->over()) EXPECT_FALSE(playing->go_on(100).has_value());
  return std::move(*playing);
}
Story told(const Trial& trial, std::uint64_t match) {
  return *story_of(played(trial, match).match(), trial.seating().chair(match));
}
const vtes::State& state_of(const Playing& playing) {
  return dynamic_cast<const TypedMatch<vtes::Vtes>&>(playing.match()).typed().state();
}
/// The report of the first matches, each played once for all tests.
const DeckReport& report_of_ten() {
  static const DeckReport report = [] {
    DeckReport made{five()};
    for (std::uint64_t m = 0; m < 10; ++m) made.add(m, told(five(), m));
    return made;
  }();
  return report;
}

TEST(TrialStory, EveryCardOfTheDeckIsAccountedForAsTheTableShowsIt) {
  for (const std::uint64_t match : {0U, 3U}) {
    const Playing playing = played(five(), match);
    const vtes::State& state = state_of(playing);
    for (unsigned chair = 0; chair < 5; ++chair) {
      const Story story = *story_of(playing.match(), chair);
      const vtes::Player& player = state.players[seat(chair)];
      unsigned copies = 0;
      for (const auto& [id, card] : story.cards) {
        copies += card.copies;
        EXPECT_LE(card.elsewhere(), 0U) << card_name(id) << ": nothing leaves a hand in another way with these decks";
        EXPECT_LE(card.drawn, card.copies + card.used) << card_name(id);
        const auto in = [&, which = id](const auto& pile) {
          return static_cast<unsigned>(std::ranges::count(pile, which));
        };
        if (!is_crypt_card(id)) {
          EXPECT_EQ(card.stuck, in(player.hand.value)) << card_name(id);
          EXPECT_EQ(card.drawn + in(player.library.value), card.copies) << card_name(id);
        } else {
          EXPECT_EQ(card.drawn + in(player.crypt.value), card.copies) << card_name(id);
        }
      }
      EXPECT_EQ(copies, player.deck.value.size());
    }
  }
}

TEST(TrialStory, TheDeedsOfAllChairsAreWhatTheEventsSayInAll) {
  const Playing playing = played(five(), 1);
  std::int64_t blocks = 0;
  std::int64_t bounces = 0;
  std::int64_t votes = 0;
  std::int64_t bled = 0;
  std::int64_t ousts = 0;
  for (std::size_t i = 0; i < playing.match().length(); ++i) {
    vtes::EventKind before = vtes::EventKind::Won;
    for (const LoggedEvent& logged : playing.match().logged(i)) {
      const auto kind = static_cast<vtes::EventKind>(logged.event.kind);
      blocks += kind == vtes::EventKind::Blocked ? 1 : 0;
      bounces += kind == vtes::EventKind::TargetChanged ? 1 : 0;
      ousts += kind == vtes::EventKind::Ousted ? 1 : 0;
      votes += kind == vtes::EventKind::ReferendumPassed || kind == vtes::EventKind::ReferendumFailed ? 1 : 0;
      if (kind == vtes::EventKind::PoolBurned && before == vtes::EventKind::Succeeded)
        bled += logged.event.arguments[1];
      before = kind;
    }
  }
  EnumArray<Deed, std::int64_t> sums{};
  for (unsigned chair = 0; chair < 5; ++chair) {
    const Story story = *story_of(playing.match(), chair);
    for (const auto& [id, card] : story.cards) {
      for (const Deed deed : all_of<Deed>()) sums[deed] += card.did[deed];
    }
  }
  EXPECT_EQ(sums[Deed::Blocked], blocks);
  EXPECT_EQ(sums[Deed::Bounced], bounces);
  EXPECT_EQ(sums[Deed::Passed] + sums[Deed::Failed], votes);
  EXPECT_GE(sums[Deed::PoolTaken], bled) << "and what cards burn besides";
  EXPECT_LE(sums[Deed::Ousts], ousts);
  EXPECT_GT(bled, 50);
  EXPECT_GT(blocks + bounces, 0);
}

TEST(TrialReport, VictoryPointsAndWinsAddUp) {
  const DeckReport& report = report_of_ten();
  EXPECT_EQ(report.own().matches(), 10U);
  const auto sum = [](const std::vector<Outcomes>& standings, auto of) {
    std::uint64_t all = 0;
    for (const Outcomes& s : standings) all += of(s);
    return all;
  };
  const auto halves = [](const Outcomes& s) { return s.halves(); };
  const auto matches = [](const Outcomes& s) { return s.matches(); };
  const auto wins = [](const Outcomes& s) { return s.wins(); };
  EXPECT_EQ(sum(report.decks(), matches), 50U);
  // Five points are there in each match that was played out: one for each who is ousted, and one for the last.
  if (report.endings()[Ending::Ousts] == 10) {
    EXPECT_EQ(sum(report.decks(), halves), 100U);
  }
  EXPECT_EQ(sum(report.chairs(), halves), sum(report.decks(), halves));
  EXPECT_EQ(sum(report.chairs(), wins), sum(report.decks(), wins));
  for (const auto* parts : {&report.seats(), &report.prey(), &report.predator()}) {
    EXPECT_EQ(sum(*parts, matches), 10U);
    EXPECT_EQ(sum(*parts, halves), report.own().halves());
    EXPECT_EQ(sum(*parts, wins), report.own().wins());
  }
  for (const Outcomes& s : report.seats()) EXPECT_EQ(s.matches(), 2U);
  EXPECT_EQ(report.prey().front().matches(), 0U) << "nobody is his own prey";
  for (const Turns* turns : {&report.first_vampire(), &report.first_oust(), &report.ousted(), &report.table_oust()})
    EXPECT_EQ(turns->happened() + turns->never(), 10U);
  std::uint64_t ended = 0;
  for (const std::uint64_t times : report.endings()) ended += times;
  EXPECT_EQ(ended, 10U);
}

TEST(TrialReport, DoesNotDependOnTheOrderInWhichMatchesAreOver) {
  DeckReport backwards{five()};
  for (std::uint64_t m = 10; m > 0; --m) backwards.add(m - 1, told(five(), m - 1));
  EXPECT_EQ(backwards.as_value(), report_of_ten().as_value());
}

TEST(TrialReport, CountsWholeRoundsOnly) {
  DeckReport report{five()};
  for (const std::uint64_t m : {0U, 1U, 2U, 4U}) report.add(m, told(five(), m));
  EXPECT_EQ(report.own().matches(), 0U);
  report.add(3, told(five(), 3));
  EXPECT_EQ(report.own().matches(), 5U);
}

TEST(TrialReport, AMatchPlayedInPiecesIsTheSameMatch) {
  const Playing whole = played(five(), 2);
  auto pieces = Playing::begin(five(), 2);
  for (unsigned n = 1; !pieces->over(); n = n % 7 + 1) EXPECT_FALSE(pieces->go_on(n).has_value());
  EXPECT_EQ(pieces->match().hash(), whole.match().hash());
  EXPECT_EQ(pieces->match().length(), whole.match().length());
}

TEST(TrialReport, IntervalsHoldTheMeanAndNarrow) {
  const Outcomes& own = report_of_ten().own();
  EXPECT_LE(own.reach_of_points().low, own.points());
  EXPECT_GE(own.reach_of_points().high, own.points());
  Outcomes few;
  Outcomes many;
  for (unsigned i = 0; i < 400; ++i) {
    const Story::Chair chair{i % 2 == 0 ? 0U : 4U, i % 2 == 1};
    if (i < 20) few.add(chair);
    many.add(chair);
  }
  EXPECT_DOUBLE_EQ(many.points(), 1);
  EXPECT_DOUBLE_EQ(many.share(), 0.5);
  // The deviation is 1, and the mean of 400 lies within 1.97 of its own.
  EXPECT_NEAR(many.reach_of_points().high - 1, 1.966 / 20, 0.001);
  EXPECT_GT(few.reach_of_points().high, many.reach_of_points().high);
  EXPECT_EQ(few.reach_of_points().low, 1 - (few.reach_of_points().high - 1));
}

TEST(TrialReport, TurnsHaveAMeanAMedianAndTheRest) {
  Turns turns;
  for (const unsigned turn : {2U, 2U, 3U, 9U}) turns.add(turn);
  turns.add(std::nullopt);
  EXPECT_EQ(turns.happened(), 4U);
  EXPECT_EQ(turns.never(), 1U);
  EXPECT_DOUBLE_EQ(turns.mean(), 4);
  EXPECT_EQ(turns.median(), 2U);
  EXPECT_EQ(turns.within(75), 3U);
  EXPECT_EQ(turns.within(90), 9U);
  EXPECT_EQ(Turns{}.median(), std::nullopt);
}

TEST(TrialReport, DecksOfTheSameNameAreToldApart) {
  const Trial mirror = trial_of({"tremere", "tremere"}, 2);
  DeckReport report{mirror};
  for (std::uint64_t m = 0; m < 2; ++m) report.add(m, told(mirror, m));
  EXPECT_EQ(report.names(), (std::vector<std::string>{"tremere", "tremere (2)"}));
  EXPECT_EQ(report.decks()[0].matches(), 2U);
  EXPECT_EQ(report.decks()[1].matches(), 2U);
  EXPECT_EQ(report.prey()[1].matches(), 2U);
}

TEST(TrialReport, AMatchOfAnotherGameTellsNothing) {
  const auto other = find_game("nowa-huta")->begin(krypta::Setup{2});
  EXPECT_FALSE(story_of(**other, 0).has_value());
}

TEST(TrialReport, IsWrittenWithEveryCardAndNumber) {
  const Value all = report_of_ten().as_value();
  const auto& cards = *all.find("cards")->array();
  EXPECT_EQ(cards.size(), report_of_ten().cards().size());
  for (const Value& card : cards) {
    const auto n = [&](std::string_view name) { return *card.find(name)->integer(); };
    EXPECT_EQ(n("drawn"), n("played") + n("discarded") + n("stuck") + n("elsewhere")) << *card.find("name")->text();
    EXPECT_TRUE(vtes::card_called(*card.find("card")->text()).has_value());
  }
  EXPECT_EQ(all.find("decks")->array()->size(), 5U);
  EXPECT_EQ(all.find("prey")->array()->size(), 2U) << "of those that were prey in these two rounds";
  EXPECT_EQ(*all.find("deck")->text(), "toreador");
}

}  // namespace
}  // namespace krypta::trials::report_test
