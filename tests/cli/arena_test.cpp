#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <cmath>
#include <csignal>
#include <sstream>

#include "bots/bots.hpp"
#include "cli/tools.hpp"
#include "tests/games.hpp"
#include "wire/json.hpp"

/// Bots against each other.
namespace krypta::cli::arena_test {
namespace {

Value played(ArenaSettings settings) {
  settings.json = true;
  settings.speech = text::Speech::in("en");
  std::ostringstream out;
  const auto refusal = arena(settings, out);
  EXPECT_FALSE(refusal.has_value());
  return *wire::parse_json(out.str());
}
ArenaSettings contest(unsigned seats, std::uint64_t games, std::vector<std::string> bots) {
  return {.matches = {.game = find_game("nowa-huta"), .setup = {seats}, .games = games}, .bots = std::move(bots)};
}
double real(const Value& bot, std::string_view name) {
  const Value* found = bot.find(name);
  return found->real() != nullptr ? *found->real() : static_cast<double>(*found->integer());
}
const Value& entry(const Value& result, std::string_view list, std::size_t place) {
  return result.find(list)->array()->at(place);
}
/// All that does not come from a clock.
Value timeless(Value result) {
  Value::Array bots;
  for (Value bot : *result.find("bots")->array()) {
    bot.set("thinking", {});
    bots.push_back(std::move(bot));
  }
  result.set("bots", std::move(bots));
  return result;
}

TEST(Arena, TheBetterBotHasTheLargerShareAndTheHigherRating) {
  const Value result = played(contest(3, 30, {"heuristic", "random"}));
  EXPECT_EQ(*result.find("game")->text(), "nowa-huta");
  EXPECT_EQ(*result.find("seats")->integer(), 3);
  EXPECT_EQ(*result.find("games")->integer(), 30);
  EXPECT_EQ(*result.find("rounds")->integer(), 5);
  EXPECT_EQ(*result.find("interrupted")->boolean(), false);
  const Value& good = entry(result, "bots", 0);
  const Value& weak = entry(result, "bots", 1);
  EXPECT_EQ(*good.find("bot")->text(), "heuristic");
  EXPECT_GT(real(good, "share"), real(weak, "share"));
  EXPECT_GT(real(good, "rating"), 0);
  EXPECT_NEAR(real(good, "rating") + real(weak, "rating"), 0, 1e-6);
  EXPECT_LT(real(good, "rating_low"), real(good, "rating"));
  EXPECT_GT(real(good, "rating_high"), real(good, "rating"));
  EXPECT_DOUBLE_EQ(real(good, "wins") + real(weak, "wins"), 30) << "every match is won once, if by several together";
  EXPECT_EQ(real(good, "games"), 45) << "alone in half of the matches, one of two in the others";
  EXPECT_EQ(real(weak, "games"), 45);
}

TEST(Arena, TellsOfOneAgainstTheOthers) {
  const Value result = played(contest(3, 30, {"heuristic", "random"}));
  ASSERT_EQ(result.find("pairs")->array()->size(), 2);
  const Value& good = entry(result, "pairs", 0);
  const Value& weak = entry(result, "pairs", 1);
  EXPECT_EQ(*good.find("bot")->text(), "heuristic");
  EXPECT_EQ(*good.find("against")->text(), "random");
  EXPECT_EQ(*weak.find("against")->text(), "heuristic");
  EXPECT_EQ(real(good, "games"), 15);
  EXPECT_DOUBLE_EQ(real(good, "fair"), 1.0 / 3);
  EXPECT_GT(real(good, "share"), 0.6);
  EXPECT_LT(real(weak, "share"), 0.2);
  EXPECT_LE(real(good, "low"), real(good, "share"));
  EXPECT_GE(real(good, "high"), real(good, "share"));
}

TEST(Arena, TellsWhatIsWonOnEachSeat) {
  // Between equals whoever has a seat wins what the seat is worth, in both matches of a round.
  ArenaSettings settings = contest(2, 200, {"random", "random"});
  settings.matches.game = find_game("vampire-empire");
  settings.challenger = 0;
  double won_by_vampires = 0;
  settings.matches.watch = [&](const AnyMatch& match) {
    const SeatSet winners = match.result().winners;
    if (winners.has(seat(0))) won_by_vampires += 1.0 / winners.size();
  };
  const Value result = played(settings);
  const Value& one = entry(result, "pairs", 0);
  const Value& vampires = entry(one, "by_seat", 0);
  const Value& humans = entry(one, "by_seat", 1);
  EXPECT_EQ(real(vampires, "games"), 100);
  EXPECT_DOUBLE_EQ(real(vampires, "wins") + real(humans, "wins"), real(one, "wins"));
  EXPECT_NEAR(real(vampires, "share") + real(humans, "share"), 1, 1e-9);
  EXPECT_DOUBLE_EQ(2 * real(vampires, "wins"), won_by_vampires);
  EXPECT_LT(real(vampires, "low"), real(vampires, "share"));
}

TEST(Arena, AnEqualBotChangesNothingSoARoundHasOneWin) {
  // Each match of a round is the same match here, seen from another seat.
  for (const AnyGame* game : all_games()) {
    ArenaSettings settings = contest(std::min(3U, game->info().most_seats), 40, {"random", "random"});
    settings.matches.game = game;
    settings.challenger = 0;
    if (game->info().least_seats > settings.matches.setup.seats)
      settings.matches.setup.seats = game->info().least_seats;
    const Value result = played(settings);
    const Value& one = entry(result, "pairs", 0);
    EXPECT_NEAR(real(one, "wins"), real(result, "rounds"), 1e-9) << game->info().id;
    EXPECT_DOUBLE_EQ(real(one, "share"), real(one, "fair")) << game->info().id;
  }
}

TEST(Arena, DealsARoundAgainToEachRotation) {
  // All that chance answered in the matches of a round, up to where the shortest one ended.
  ArenaSettings settings = contest(3, 3, {"heuristic", "random"});
  settings.matches.game = find_game("vendetta");
  settings.matches.setup = {3};
  settings.challenger = 0;
  std::vector<std::vector<std::string>> first_answers;
  settings.matches.watch = [&](const AnyMatch& match) {
    std::vector<std::string> answers;
    for (std::size_t i = 0; match.choice(i).seat == Seat::chance; ++i) answers.push_back(match.choice(i).option);
    first_answers.push_back(answers);
  };
  static_cast<void>(played(settings));
  ASSERT_EQ(first_answers.size(), 3);
  EXPECT_FALSE(first_answers[0].empty());
  EXPECT_EQ(first_answers[1], first_answers[0]);
  EXPECT_EQ(first_answers[2], first_answers[0]);
}

TEST(Arena, WhatIsBroughtMovesOnByASeatFromRoundToRound) {
  const AnyGame* vtes = find_game("vtes");
  ArenaSettings settings{.matches = {.game = vtes, .setup = {2}, .games = 8}, .bots = {"heuristic", "random"}};
  for (const char* deck : {"nosferatu", "tremere"})
    settings.matches.setup.brought.push_back(vtes->bring(Value{deck}).written);
  std::vector<std::string> first;
  settings.matches.watch = [&](const AnyMatch& match) {
    first.push_back(to_json(*match.state().find("players")->array()->front().find("deck")));
  };
  played(settings);
  ASSERT_EQ(first.size(), 8U);
  for (std::size_t i = 1; i < 8; ++i) EXPECT_EQ(first[i] == first[0], i < 4) << i;
}

TEST(Arena, PlaysWholeRounds) {
  EXPECT_EQ(*played(contest(2, 5, {"heuristic", "random"})).find("games")->integer(), 8);
  ArenaSettings settings = contest(2, 5, {"heuristic", "random", "teacher"});
  settings.challenger = 2;
  const Value result = played(settings);
  EXPECT_EQ(*result.find("games")->integer(), 8);
  ASSERT_EQ(result.find("pairs")->array()->size(), 2);
  EXPECT_EQ(*entry(result, "pairs", 0).find("bot")->text(), "teacher");
}

TEST(Arena, MixedEveryBotSitsAsOftenAsEveryOther) {
  ArenaSettings settings = contest(4, 40, {"random", "teacher"});
  settings.mixed = true;
  const Value result = played(settings);
  EXPECT_TRUE(result.find("pairs")->array()->empty());
  EXPECT_EQ(*result.find("rounds")->integer(), 10);
  for (const Value& bot : *result.find("bots")->array()) {
    EXPECT_LE(real(bot, "low"), real(bot, "share"));
    EXPECT_GE(real(bot, "high"), real(bot, "share"));
    EXPECT_EQ(real(bot, "games"), 80) << "half of the seats each";
  }
}

TEST(Arena, TheResultDoesNotDependOnTheNumberOfThreads) {
  for (const bool mixed : {false, true}) {
    ArenaSettings settings = contest(2, 12, {"heuristic", "random"});
    settings.mixed = mixed;
    const Value alone = timeless(played(settings));
    settings.matches.threads = 3;
    EXPECT_EQ(timeless(played(settings)), alone);
  }
}

TEST(Arena, ATestEndsAtTheSameRoundForAnyNumberOfThreads) {
  ArenaSettings settings = contest(2, 400, {"heuristic", "random"});
  settings.hypotheses = Sprt::Hypotheses{0, 100};
  const Value alone = timeless(played(settings));
  settings.matches.threads = 3;
  EXPECT_EQ(timeless(played(settings)), alone);

  const Value& sprt = *alone.find("sprt");
  EXPECT_EQ(*sprt.find("decision")->text(), "better");
  EXPECT_EQ(*sprt.find("bot")->text(), "heuristic");
  EXPECT_EQ(*sprt.find("against")->text(), "random");
  EXPECT_GE(real(sprt, "llr"), real(sprt, "high"));
  EXPECT_DOUBLE_EQ(real(sprt, "high"), std::log(19));
  EXPECT_EQ(real(sprt, "rounds"), real(alone, "rounds"));
  EXPECT_LT(real(alone, "games"), 400) << "it stopped early";
  EXPECT_EQ(alone.find("pairs")->array()->size(), 1) << "only the first bot is on trial";
  EXPECT_EQ(*alone.find("interrupted")->boolean(), false);
}

TEST(Arena, ATestCanRefuteAndCanStayUndecided) {
  ArenaSettings settings = contest(2, 400, {"heuristic", "random"});
  settings.hypotheses = Sprt::Hypotheses{0, 100};
  settings.challenger = 1;
  EXPECT_EQ(*played(settings).find("sprt")->find("decision")->text(), "worse");
  settings.matches.games = 2;
  EXPECT_EQ(*played(settings).find("sprt")->find("decision")->text(), "undecided");
}

TEST(Arena, AWinnerOfEverythingHasAnIntervalAndARating) {
  const Value result = played(contest(2, 5, {"heuristic", "random"}));
  const Value& good = entry(result, "bots", 0);
  EXPECT_LT(real(good, "low"), 1);
  EXPECT_LT(real(good, "rating"), 2000);
}

TEST(Arena, TellsHowLongTheBotsThought) {
  const Value result = played(contest(2, 4, {"heuristic", "random"}));
  for (const Value& bot : *result.find("bots")->array()) {
    const Value& thinking = *bot.find("thinking");
    EXPECT_GT(real(thinking, "decisions_per_match"), 10);
    EXPECT_GT(real(thinking, "mean_ms"), 0);
    EXPECT_GE(real(thinking, "max_ms"), real(thinking, "p99_ms"));
    EXPECT_GE(real(thinking, "max_ms"), real(thinking, "mean_ms"));
  }
}

TEST(Arena, TellsWhetherWhatASearchExpectsComesTrue) {
  ArenaSettings settings = contest(2, 6, {"search:20it", "heuristic"});
  settings.matches.game = find_game("vendetta");
  settings.matches.setup = {3};
  settings.challenger = 0;
  const Value result = played(settings);
  EXPECT_EQ(*entry(result, "bots", 1).find("foresight"), Value{}) << "who does not search expects nothing";
  const Value& foresight = *entry(result, "bots", 0).find("foresight");
  double decisions = 0;
  for (const Value& one : *foresight.find("by_height")->array()) decisions += real(one, "decisions");
  EXPECT_EQ(real(foresight, "decisions"), decisions);
  EXPECT_GT(decisions, 60);
  EXPECT_GT(real(foresight, "expected"), 0.2);
  EXPECT_LT(real(foresight, "expected"), 1);
  EXPECT_LT(real(foresight, "error"), real(foresight, "error_of_even")) << "it foresees something";

  settings.matches.threads = 3;
  EXPECT_EQ(timeless(played(settings)), timeless(result));
}

TEST(Arena, AnInterruptedOneTellsWhatItHasCounted) {
  ArenaSettings settings = contest(2, 1'000'000, {"heuristic", "random"});
  settings.matches.interruptible = true;
  std::atomic<unsigned> over{0};
  settings.matches.watch = [&](const AnyMatch&) {
    // As Ctrl-C would: the signal is for the process, and nobody dies of it.
    if (++over == 9) kill(getpid(), SIGINT);
  };
  const Value result = played(settings);
  EXPECT_EQ(*result.find("interrupted")->boolean(), true);
  EXPECT_GE(*result.find("rounds")->integer(), 2);
  EXPECT_LT(*result.find("games")->integer(), 1'000'000);
}

TEST(Arena, OnlyHereIsThereABotThatSeesEverything) {
  EXPECT_EQ(find_contestant("omniscient:20it"), "omniscient:20it");
  EXPECT_TRUE(find_contestant("omniscient").has_value());
  EXPECT_FALSE(find_contestant("omniscient:soon").has_value());
  EXPECT_FALSE(find_contestant("omniscience").has_value());
  EXPECT_FALSE(find_contestant("stockfish").has_value());
  EXPECT_EQ(find_contestant("medium"), bots::find("medium"));
  EXPECT_FALSE(bots::find("omniscient").has_value());
  EXPECT_FALSE(bots::find("omniscient:20it").has_value());
}

TEST(Arena, TheBotThatSeesEverythingPlaysEveryGame) {
  for (const AnyGame* game : all_games()) {
    ArenaSettings settings = contest(game->info().least_seats, 1, {"omniscient:20it", "random"});
    settings.matches.game = game;
    settings.challenger = 0;
    const Value result = played(settings);
    EXPECT_EQ(real(result, "games"), game->info().least_seats) << game->info().id;
    EXPECT_GT(real(*entry(result, "bots", 0).find("thinking"), "decisions_per_match"), 0) << game->info().id;
  }
}

TEST(Arena, SaysItAsATable) {
  for (const std::string_view language : text::languages()) {
    ArenaSettings settings = contest(2, 4, {"search:2it", "random"});
    settings.hypotheses = Sprt::Hypotheses{0, 10};
    settings.speech = text::Speech::in(language);
    std::ostringstream out;
    ASSERT_FALSE(arena(settings, out).has_value());
    EXPECT_NE(out.str().find("search:2it"), std::string::npos);
    EXPECT_NE(out.str().find(settings.speech->say("tools-error-of-even")), std::string::npos) << out.str();
    EXPECT_NE(out.str().find("50.0"), std::string::npos) << out.str();
    EXPECT_NE(out.str().find("LLR"), std::string::npos) << out.str();
    EXPECT_EQ(out.str().find('{'), std::string::npos) << "a word or a part of one is missing: " << out.str();
  }
}

}  // namespace
}  // namespace krypta::cli::arena_test
