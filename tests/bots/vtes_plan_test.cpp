#include <gtest/gtest.h>

#include <array>
#include <string>

#include "bots/beginner.hpp"
#include "bots/vtes/heuristic.hpp"
#include "bots/vtes/plan.hpp"
#include "engine/games/vtes/decks/deck.hpp"

/// What the heuristic bot of VTES plans with a deck, and how much better that is than a beginner and than chance.
namespace krypta::vtes::test::vtes_plan_test {

namespace {

const Vtes& game() {
  static const Vtes vtes;
  return vtes;
}

Owned owned(std::string_view name) {
  Owned all;
  const Deck& deck = *printed_deck(name);
  for (const auto* pile : {&deck.crypt, &deck.library}) {
    for (const Copies& copies : *pile) {
      for (unsigned n = 0; n < copies.count; ++n) all.push_back(copies.card);
    }
  }
  return all;
}

CardId called(std::string_view slug) { return *card_called(slug); }

bots::vtes::Plan plan(std::string_view deck) { return bots::vtes::plan_of(game().cards(), owned(deck)); }

Choice as_beginner(const Vtes& vtes, const GameView& view, const Options& options, Rng& rng) {
  return bots::beginner::judge<Vtes>(bots::heuristic::judge(vtes, view, options, rng), rng)[0].choice;
}

/// The share of the victory points that the one gains against two others, with each deck and in each place as often.
double points(bots::Policy<Vtes> one, bots::Policy<Vtes> others, unsigned rounds) {
  constexpr unsigned seats = 3;
  const auto decks = printed_decks();
  double gained = 0;
  double all = 0;
  for (unsigned number = 0; number < rounds * seats * decks.size(); ++number) {
    const unsigned at = number % seats;
    Setup setup{.seats = seats};
    for (unsigned s = 0; s < seats; ++s) setup.brought.emplace_back(decks[(number / seats + s) % decks.size()]);
    Rng rng{number};
    State state = *game().begin(setup);
    Events untold;
    for (Pending now = game().pending(state); !now.over; now = game().pending(state)) {
      if (now.chance) {
        game().apply(state, Seat::chance, game().sample(state, rng), untold);
        continue;
      }
      const Seat s = now.must.lowest();
      Options options;
      game().options(state, s, options);
      const auto& policy = krypta::number(s) == at ? one : others;
      game().apply(state, s, policy(game(), redact(state, s), options, rng), untold);
    }
    for (unsigned s = 0; s < seats; ++s) {
      const double here = state.players[seat(s)].points + (state.players[seat(s)].half ? 0.5 : 0);
      all += here;
      if (s == at) gained += here;
    }
  }
  return gained / all;
}

}  // namespace

TEST(VtesPlan, IsReadFromTheCardsOfADeck) {
  EXPECT_GT(plan("malkavian").bleed, 0.8);
  EXPECT_GT(plan("toreador").vote, 0.5);
  EXPECT_GT(plan("nosferatu").fight, 0.6);
  EXPECT_EQ(plan("malkavian").vote, 0);
  EXPECT_LT(plan("nosferatu").vote, 0.2);
}

TEST(VtesPlan, KnowsWhatACardIsFor) {
  using bots::vtes::Role;
  using bots::vtes::role_of;
  const auto role = [](std::string_view slug) { return role_of(game().cards()[called(slug)]); };
  EXPECT_EQ(role("govern_the_unaligned"), Role::Bleed);
  EXPECT_EQ(role("kine_resources_contested"), Role::Vote);
  EXPECT_EQ(role("bewitching_oration"), Role::Vote);
  EXPECT_EQ(role("roundhouse"), Role::Fight);
  EXPECT_EQ(role("deflection"), Role::Guard);
  EXPECT_EQ(role("on_the_qui_vive"), Role::Guard);
  EXPECT_EQ(role("lost_in_crowds"), Role::Stealth);
  EXPECT_EQ(role("blood_doll"), Role::Other);
}

TEST(VtesPlan, WantsVampiresWhoCanPlayTheDeck) {
  const Cards& cards = game().cards();
  const auto fits = [&](std::string_view deck, std::string_view vampire) {
    return bots::vtes::fit(cards, owned(deck), cards[called(vampire)]);
  };
  EXPECT_GT(fits("malkavian", "andi_liu"), fits("malkavian", "meaghan"));
  EXPECT_GT(fits("toreador", "catalina_vega"), fits("toreador", "min_seo"));
  EXPECT_GT(fits("toreador", "catalina_vega"), fits("nosferatu", "catalina_vega"));
}

TEST(VtesPlan, MediumBeatsEasyAndEasyBeatsChance) {
  EXPECT_GT(points(bots::heuristic::choose, as_beginner, 2), 0.45);
  EXPECT_LT(points(as_beginner, bots::heuristic::choose, 2), 0.25);
  EXPECT_GT(points(as_beginner, bots::random::choose<Vtes>, 1), 0.6);
}

}  // namespace krypta::vtes::test::vtes_plan_test
