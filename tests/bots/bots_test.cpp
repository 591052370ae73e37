#include "bots/bots.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "bots/beginner.hpp"
#include "bots/nowa_huta/heuristic.hpp"
#include "bots/policy.hpp"
#include "engine/core/typed_game.hpp"
#include "engine/games/nowa_huta/game.hpp"
#include "tests/bots/quick.hpp"
#include "tests/games.hpp"

namespace krypta::bots::bots_test {

namespace {

using krypta::nowa_huta::NowaHuta;
using krypta::nowa_huta::Options;
using krypta::nowa_huta::Plan;
using krypta::nowa_huta::State;
using krypta::nowa_huta::Step;

constexpr NowaHuta game;

// What a bot is given decides what it can know: neither a state nor a match is taken for a view.
static_assert(std::is_invocable_v<Policy<NowaHuta>, const NowaHuta&, const View<State>&, const Options&, Rng&>);
static_assert(!std::is_invocable_v<Policy<NowaHuta>, const NowaHuta&, const State&, const Options&, Rng&>);
static_assert(!std::is_invocable_v<Policy<NowaHuta>, const NowaHuta&, const Match<NowaHuta>&, const Options&, Rng&>);
static_assert(!std::is_convertible_v<State, View<State>> && !std::is_constructible_v<View<State>, State>);

std::unique_ptr<AnyMatch> begin(unsigned seats) {
  auto match = find_game("nowa-huta")->begin(Setup{seats});
  return std::move(*match);
}

std::vector<std::string> ids(const AnyMatch& match, Seat s) {
  std::vector<std::string> all;
  for (const Option& option : match.options(s)) all.push_back(option.id);
  return all;
}

Seat one_of(SeatSet seats, Rng& rng) {
  auto picked = seats.begin();
  for (std::uint32_t skip = rng.below(seats.size()); skip > 0; --skip) ++picked;
  return *picked;
}

/// Random matches; `visit` sees every position in which somebody decides, with one who may.
template <class Visit>
void each_position(unsigned matches, Visit visit) {
  for (unsigned seats = 2; seats <= 4; ++seats) {
    for (unsigned number = 0; number < matches; ++number) {
      Rng rng{number * 8ULL + seats};
      const auto match = begin(seats);
      match->answer_for_chance(ChanceStream{number});
      while (!match->pending().over) {
        const Seat s = one_of(match->pending().able(), rng);
        visit(*match, s);
        if (::testing::Test::HasFatalFailure()) return;
        const Seat next = one_of(match->pending().must, rng);
        const auto options = ids(*match, next);
        ASSERT_FALSE(match->act(next, options[rng.below(static_cast<std::uint32_t>(options.size()))]).has_value());
      }
    }
  }
}

/// A bot that searches puts what it plays first, which in a decision that others make at the same time may be anything
/// that it would play at times, and the rest in the order of their weights.
void expect_ordered_by_weight(const AnyMatch& match, const Advice& advice) {
  const Thought& played = advice.thoughts.front();
  const auto rest = std::span{advice.thoughts}.subspan(1);
  ASSERT_TRUE(std::ranges::is_sorted(rest, std::ranges::greater{}, &Thought::weight));
  double sum = 0;
  for (const Thought& thought : advice.thoughts) sum += thought.weight;
  if (sum == 0) return;  // somebody who has decided waits for the others: there is nothing to look at
  ASSERT_NEAR(sum, 1, 1e-9);
  ASSERT_GT(played.weight, 0);
  if (match.pending().able().size() == 1) {
    ASSERT_TRUE(std::ranges::all_of(rest, [&](const Thought& other) { return other.weight <= played.weight; }));
  }
}

void expect_sound(const AnyMatch& match, Seat s, const Advice& advice) {
  auto options = ids(match, s);
  ASSERT_FALSE(match.refusal(s, advice.option).has_value()) << advice.option;
  ASSERT_EQ(advice.thoughts.front().option, advice.option);
  if (advice.search) {
    ASSERT_NO_FATAL_FAILURE(expect_ordered_by_weight(match, advice));
  } else {
    ASSERT_TRUE(std::ranges::is_sorted(advice.thoughts, std::ranges::greater{}, &Thought::value));
  }
  std::vector<std::string> thought_of;
  for (const Thought& thought : advice.thoughts) thought_of.push_back(thought.option);
  std::ranges::sort(options);
  std::ranges::sort(thought_of);
  ASSERT_EQ(options, thought_of);
}

void expect_same(const Advice& a, const Advice& b) {
  ASSERT_EQ(a.option, b.option);
  ASSERT_EQ(a.thoughts.size(), b.thoughts.size());
  for (std::size_t i = 0; i < a.thoughts.size(); ++i) {
    ASSERT_EQ(a.thoughts[i].option, b.thoughts[i].option);
    ASSERT_EQ(a.thoughts[i].value, b.thoughts[i].value);
    ASSERT_EQ(a.thoughts[i].weight, b.thoughts[i].weight);
  }
}

Choice as_beginner(const NowaHuta& rules, const View<State>& view, const Options& options, Rng& rng) {
  return beginner::judge<NowaHuta>(heuristic::judge(rules, view, options, rng), rng)[0].choice;
}

/// The share of matches that one wins against others, from every seat in turn.
double won(Policy<NowaHuta> hero, Policy<NowaHuta> others, unsigned seats, unsigned matches) {
  double sum = 0;
  for (unsigned number = 0; number < matches; ++number) {
    Rng rng{number * 8ULL + seats};
    const Seat of_hero = seat(number % seats);
    State state = *game.begin(Setup{seats});
    Events ignored;
    for (Pending now = game.pending(state); !now.over; now = game.pending(state)) {
      if (now.chance) {
        game.apply(state, Seat::chance, game.sample(state, rng), ignored);
        continue;
      }
      const Seat s = now.must.lowest();
      Options options;
      game.options(state, s, options);
      game.apply(state, s, (s == of_hero ? hero : others)(game, redact(state, s), options, rng), ignored);
    }
    const Outcome outcome = game.result(state);
    if (outcome.winners.has(of_hero)) sum += 1.0 / outcome.winners.size();
  }
  return sum / matches;
}

/// How often a beginner takes each of the choices that are worth this to somebody with experience.
std::vector<double> taken_by_a_beginner(std::initializer_list<double> values) {
  Judgement<NowaHuta> judged;
  for (const double value : values) judged.push_back({static_cast<Choice>(judged.size()), value});
  constexpr unsigned times = 4000;
  std::vector<double> shares(values.size());
  Rng rng{11};
  for (unsigned i = 0; i < times; ++i) {
    const Judgement<NowaHuta> of_beginner = beginner::judge<NowaHuta>(judged, rng);
    EXPECT_EQ(of_beginner.size(), judged.size());
    shares[static_cast<std::size_t>(of_beginner[0].choice)] += 1.0 / times;
  }
  return shares;
}

}  // namespace

TEST(Bots, AreFoundByNameAndByLevel) {
  const std::vector<std::string_view> all{"random", "beginner", "heuristic", "search", "teacher"};
  EXPECT_TRUE(std::ranges::equal(names(), all));
  for (const std::string_view name : names()) EXPECT_EQ(find(name), name == "search" ? "search:500ms" : name);
  EXPECT_EQ(find("easy"), "beginner");
  EXPECT_EQ(find("medium"), "heuristic");
  EXPECT_EQ(find("hard"), "search:700ms");
  EXPECT_EQ(find("Hard"), std::nullopt);
  EXPECT_EQ(find(""), std::nullopt);
}

TEST(Bots, ThatSearchSayHowLong) {
  EXPECT_EQ(find("search:200ms"), "search:200ms");
  EXPECT_EQ(find("search:even:2000it"), "search:2000it:even");
  for (const std::string_view wrong : {"search:", "search:0it", "search:5", "search:10ms:10ms", "searching", "hard:5it",
                                       "heuristic:5it", "search 5it", "omniscient"})
    EXPECT_EQ(find(wrong), std::nullopt) << wrong;
}

TEST(Bots, RefuseWhatTheyCannotAnswer) {
  Rng rng{1};
  const auto match = begin(2);
  const auto refused = [&](Seat s, std::string_view bot) {
    const auto advice = advise(*match, s, bot, rng);
    EXPECT_FALSE(advice);
    return advice ? Refusal::Code::illegal : advice.refusal().code;
  };
  EXPECT_EQ(refused(seat(0), "random"), Refusal::Code::not_your_turn) << "chance draws the Elder first";
  match->answer_for_chance(ChanceStream{1});
  const Seat first = match->pending().must.lowest();
  EXPECT_TRUE(advise(*match, first, "heuristic", rng));
  EXPECT_TRUE(advise(*match, first, "easy", rng));
  EXPECT_TRUE(advise(*match, first, "search:3it", rng));
  EXPECT_EQ(refused(seat(1 - number(first)), "heuristic"), Refusal::Code::not_your_turn);
  EXPECT_EQ(refused(seat(7), "heuristic"), Refusal::Code::not_your_turn);
  EXPECT_EQ(refused(Seat::chance, "heuristic"), Refusal::Code::not_your_turn);
  EXPECT_EQ(refused(Seat::spectator, "heuristic"), Refusal::Code::not_your_turn);
  EXPECT_EQ(refused(first, "oracle"), Refusal::Code::bad_request);
  EXPECT_EQ(refused(first, "search:0it"), Refusal::Code::bad_request);
}

TEST(Bots, HaveNothingToSayAfterTheEnd) {
  Rng rng{5};
  const auto match = begin(3);
  match->answer_for_chance(ChanceStream{5});
  while (!match->pending().over) {
    const Seat s = match->pending().must.lowest();
    const auto advice = advise(*match, s, "random", rng);
    ASSERT_TRUE(advice);
    ASSERT_FALSE(match->act(s, advice->option).has_value());
  }
  const auto advice = advise(*match, seat(0), "heuristic", rng);
  ASSERT_FALSE(advice);
  EXPECT_EQ(advice.refusal().code, Refusal::Code::not_your_turn);
}

TEST(Bots, AdviseALegalOptionAndThinkOfEachOptionOnceBestFirst) {
  Rng rng{2};
  unsigned positions = 0;
  each_position(10, [&](const AnyMatch& match, Seat s) {
    const bool search_too = ++positions % 20 == 0;
    for (const std::string& bot : test::quick_bots()) {
      if (bot.starts_with("search") && !search_too) continue;
      const auto advice = advise(match, s, bot, rng);
      ASSERT_TRUE(advice) << advice.refusal().message;
      ASSERT_NO_FATAL_FAILURE(expect_sound(match, s, *advice));
    }
  });
}

TEST(Bots, GiveTheSameAdviceForTheSameSeed) {
  std::uint64_t seed = 0;
  each_position(1, [&](const AnyMatch& match, Seat s) {
    ++seed;
    for (const std::string& bot : test::quick_bots()) {
      Rng first{seed};
      Rng second{seed};
      const auto copy = match.clone();
      ASSERT_NO_FATAL_FAILURE(expect_same(*advise(match, s, bot, first), *advise(*copy, s, bot, second)));
      ASSERT_EQ(first(), second()) << "and use the generator alike";
    }
  });
}

TEST(Bots, AdviseAndChooseAlike) {
  Rng rng{3};
  each_position(2, [&](const AnyMatch& match, Seat s) {
    const auto& typed = dynamic_cast<const TypedMatch<NowaHuta>&>(match).typed();
    const std::uint64_t seed = rng();
    const auto same = [&](std::string_view bot, Policy<NowaHuta> choose) {
      Rng first{seed};
      Rng second{seed};
      const Choice choice = choose(game, typed.view(s), typed.options(s), second);
      ASSERT_EQ(advise(match, s, bot, first)->option, game.write(choice));
    };
    ASSERT_NO_FATAL_FAILURE(same("random", random::choose<NowaHuta>));
    ASSERT_NO_FATAL_FAILURE(same("heuristic", heuristic::choose));
  });
}

TEST(Bots, DoNotSeeWhatAnOpponentHasPlanned) {
  std::uint64_t seed = 0;
  unsigned compared = 0;
  each_position(2, [&](const AnyMatch& match, Seat s) {
    const State& state = dynamic_cast<const TypedMatch<NowaHuta>&>(match).typed().state();
    if (state.frames.top().step != Step::Plan) return;
    for (const Seat other : SeatSet::first(match.seats()).without(s)) {
      State changed = state;
      Plan& plan = changed.players[other].plan.value;
      if (state.chosen.has(other)) {
        plan.estate = static_cast<krypta::nowa_huta::EstateCard>((static_cast<unsigned>(*plan.estate) + 1) % 4);
        plan.circle = static_cast<krypta::nowa_huta::CircleCard>(1 - static_cast<unsigned>(*plan.circle));
      } else if (plan.estate.has_value() || plan.circle.has_value()) {
        plan = {};
      } else {
        plan.circle = krypta::nowa_huta::CircleCard::Two;
      }
      ASSERT_NE(changed, state);
      const TypedMatch<NowaHuta> truth{Match<NowaHuta>{game, state}};
      const TypedMatch<NowaHuta> lie{Match<NowaHuta>{game, changed}};
      ++seed;
      for (const std::string& bot : test::quick_bots()) {
        if (bot.starts_with("search") && seed % 10 != 0) continue;
        Rng first{seed};
        Rng second{seed};
        ASSERT_NO_FATAL_FAILURE(expect_same(*advise(truth, s, bot, first), *advise(lie, s, bot, second)));
      }
      ++compared;
    }
  });
  EXPECT_GT(compared, 500U);
}

TEST(Bots, PlanInTwoChoices) {
  Rng rng{4};
  each_position(10, [&](const AnyMatch& match, Seat s) {
    const auto& typed = dynamic_cast<const TypedMatch<NowaHuta>&>(match).typed();
    if (typed.state().frames.top().step != Step::Plan) return;
    const Plan plan = typed.state().players[s].plan.value;
    if (plan.estate.has_value() == plan.circle.has_value()) return;
    const auto advice = advise(match, s, "heuristic", rng);
    ASSERT_EQ(advice->option.substr(0, 5), plan.estate.has_value() ? "time:" : "move:") << "the missing card";
  });
}

TEST(Heuristic, BeatsRandomPlayers) {
  for (unsigned seats = 2; seats <= 4; ++seats)
    EXPECT_GT(won(heuristic::choose, random::choose<NowaHuta>, seats, 200), 0.97) << seats << " seats";
}

TEST(Beginner, IsBetterThanRandomAndWorseThanTheHeuristic) {
  EXPECT_GT(won(as_beginner, random::choose<NowaHuta>, 2, 100), 0.8);
  EXPECT_LT(won(as_beginner, heuristic::choose, 2, 100), 0.35);
}

TEST(Beginner, TakesWhatIsFarBestUnlessHeOverlooksIt) {
  const auto taken = taken_by_a_beginner({10, 0.2, 0.1, 0});
  EXPECT_NEAR(taken[0], 1 - beginner::overlooked, 0.05);
}

TEST(Beginner, TakesTheSecondBestWhereTwoAreCloseAndHardlyEverTheWorst) {
  const auto taken = taken_by_a_beginner({1.0, 0.95, 0.4, 0.2, 0});
  EXPECT_GT(taken[0], taken[1]);
  EXPECT_GT(taken[1], 0.25);
  EXPECT_GT(taken[1], taken[2]);
  EXPECT_LT(taken[4], 0.05);
}

TEST(Beginner, DoesNotMindWhatItIsMeasuredIn) {
  EXPECT_EQ(taken_by_a_beginner({1.0, 0.5, 0.25}), taken_by_a_beginner({1024, 512, 256}));
}

TEST(Beginner, HasToTakeTheOnlyChoice) { EXPECT_NEAR(taken_by_a_beginner({3})[0], 1, 1e-9); }

TEST(Levels, AreThoseThatAreStrongerThanTheOneBefore) {
  using Names = std::vector<std::string_view>;
  for (const AnyGame* one : all_games()) {
    const bool searched = one->info().id != "vtes";
    EXPECT_EQ(levels_of(*one), (searched ? Names{"easy", "medium", "hard"} : Names{"easy", "medium"}))
        << one->info().id;
    EXPECT_EQ(is_level("hard", *one), searched);
    EXPECT_TRUE(is_level("teacher", *one));
    EXPECT_FALSE(is_level("search", *one));
  }
}

}  // namespace krypta::bots::bots_test
