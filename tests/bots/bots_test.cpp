#include "bots/bots.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "bots/nowa_huta/heuristic.hpp"
#include "bots/policy.hpp"
#include "engine/core/typed_game.hpp"
#include "engine/games/games.hpp"
#include "engine/games/nowa_huta/game.hpp"

namespace krypta::bots {

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

void expect_sound(const AnyMatch& match, Seat s, const Advice& advice) {
  auto options = ids(match, s);
  ASSERT_FALSE(match.refusal(s, advice.option).has_value()) << advice.option;
  ASSERT_EQ(advice.thoughts.front().option, advice.option);
  ASSERT_TRUE(std::ranges::is_sorted(advice.thoughts, std::ranges::greater{}, &Thought::value));
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
  }
}

/// The share of matches that the heuristic wins against random players, from every seat in turn.
double won_against_random(unsigned seats, unsigned matches) {
  double won = 0;
  for (unsigned number = 0; number < matches; ++number) {
    Rng rng{number * 8ULL + seats};
    const Seat hero = seat(number % seats);
    State state = *game.begin(Setup{seats});
    Events ignored;
    for (Pending now = game.pending(state); !now.over; now = game.pending(state)) {
      if (now.chance) {
        game.apply(state, Seat::chance, game.sample(state, rng), ignored);
        continue;
      }
      const Seat s = now.must.lowest();
      Policy<NowaHuta> choose = random::choose<NowaHuta>;
      if (s == hero) choose = heuristic::choose;
      Options options;
      game.options(state, s, options);
      game.apply(state, s, choose(game, redact(state, s), options, rng), ignored);
    }
    const Outcome outcome = game.result(state);
    if (outcome.winners.has(hero)) won += 1.0 / outcome.winners.size();
  }
  return won / matches;
}

}  // namespace

TEST(Bots, AreFoundByNameAndByLevel) {
  for (const std::string_view name : names()) EXPECT_EQ(find(name), name);
  EXPECT_EQ(names().size(), 3U);
  EXPECT_EQ(find("easy"), "random");
  EXPECT_EQ(find("medium"), "heuristic");
  EXPECT_EQ(find("hard"), "heuristic");
  EXPECT_EQ(find("Hard"), std::nullopt);
  EXPECT_EQ(find(""), std::nullopt);
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
  EXPECT_EQ(refused(seat(1 - number(first)), "heuristic"), Refusal::Code::not_your_turn);
  EXPECT_EQ(refused(seat(7), "heuristic"), Refusal::Code::not_your_turn);
  EXPECT_EQ(refused(Seat::chance, "heuristic"), Refusal::Code::not_your_turn);
  EXPECT_EQ(refused(Seat::spectator, "heuristic"), Refusal::Code::not_your_turn);
  EXPECT_EQ(refused(first, "oracle"), Refusal::Code::bad_request);
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
  each_position(100, [&](const AnyMatch& match, Seat s) {
    for (const std::string_view bot : names()) {
      const auto advice = advise(match, s, bot, rng);
      ASSERT_TRUE(advice) << advice.refusal().message;
      ASSERT_NO_FATAL_FAILURE(expect_sound(match, s, *advice));
    }
  });
}

TEST(Bots, GiveTheSameAdviceForTheSameSeed) {
  std::uint64_t seed = 0;
  each_position(2, [&](const AnyMatch& match, Seat s) {
    ++seed;
    for (const std::string_view bot : names()) {
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
      for (const std::string_view bot : names()) {
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
  EXPECT_GT(won_against_random(2, 200), 0.97);
  EXPECT_GT(won_against_random(3, 200), 0.97);
  EXPECT_GT(won_against_random(4, 200), 0.97);
}

}  // namespace krypta::bots
