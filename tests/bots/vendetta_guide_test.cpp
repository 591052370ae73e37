#include "bots/vendetta/guide.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "bots/search/thinker.hpp"
#include "bots/vendetta/heuristic.hpp"
#include "tests/bots/findings.hpp"
#include "tests/bots/matches.hpp"
#include "tests/rules/vendetta/table.hpp"

/// What the search is told of Vendetta: worlds that could be, choices that are likely, positions that are judged.
namespace krypta::vendetta::test::vendetta_guide_test {

namespace {

using bots::search::Effort;
using bots::search::Findings;
using bots::vendetta::Guide;
using bots::vendetta::History;
using bots::vendetta::Worlds;
using krypta::test::judged;

/// Looks at every so manieth decision of a match between heuristic bots.
template <class Look>
void at_decisions(const krypta::Setup& setup, std::uint64_t seed, unsigned step, Look look) {
  unsigned decisions = 0;
  const auto visit = [&](const Match<Vendetta>& match, Seat s, const auto&, std::uint64_t mood) {
    if (decisions++ % step == 0) look(match, s, mood);
  };
  krypta::test::played(game(), setup, SeatSet::first(setup.seats), seed, judged, visit);
  EXPECT_GT(decisions, 50U);
}

std::vector<krypta::Setup> some_setups() {
  return {{4}, {5, {{"places", "yes"}, {"relics", "yes"}}}, {4, {{"teams", "yes"}, {"relics", "yes"}}}};
}

/// What a seat knows, but that the others have not sealed anything.
State with_nothing_sealed(const GameView& view) {
  State known = view.known();
  Frame& top = known.frames.top();
  for (unsigned i = 0; i < known.players.size(); ++i) {
    Player& player = known.players[seat(i)];
    bool& sealed = top.step == Step::Bid ? player.bids : player.stands;
    if (seat(i) == view.seat() || !sealed || (top.step != Step::Bid && top.step != Step::Stand)) continue;
    sealed = false;
    top.seats.add(seat(i));
  }
  return known;
}

Position four() { return Position{{Clan::Gangrel, Clan::Brujah, Clan::Toreador, Clan::Ventrue}}; }

/// How often a card lies in that slot in the positions that a seat thinks of.
double share(const Table& table, Seat s, Slot slot, std::string_view card, bool infers) {
  constexpr unsigned all = 400;
  Rng rng{3};
  const GameView view = table.match().view(s);
  const Worlds worlds{game(), view, infers, rng};
  unsigned found = 0;
  for (unsigned i = 0; i < all; ++i) found += name_of(card_at(worlds.draw(rng), slot).card.value) == card ? 1U : 0U;
  return static_cast<double>(found) / all;
}

Findings thought(const Match<Vendetta>& match, Seat s, std::uint64_t iterations, std::uint64_t seed) {
  Effort effort;
  effort.iterations = iterations;
  return bots::search::Thinker<Vendetta>::think(game(), match.view(s), match.options(s), effort, seed);
}

}  // namespace

TEST(VendettaGuide, WhatIsDrawnLooksLikeTheMatch) {
  for (const krypta::Setup& setup : some_setups()) {
    at_decisions(setup, 2, 13, [](const auto& match, Seat s, std::uint64_t mood) {
      const GameView view = match.view(s);
      const State expected = with_nothing_sealed(view);
      for (const bool infers : {true, false}) {
        Rng rng{mood};
        Guide guide{game(), view, infers, rng};
        for (unsigned i = 0; i < 3; ++i) {
          const State drawn = guide.draw(rng);
          ASSERT_EQ(redact(drawn, s).known(), expected);
          ASSERT_FALSE(game().check(drawn).has_value()) << game().check(drawn)->message;
        }
      }
    });
  }
}

TEST(VendettaGuide, WeighsEveryDecision) {
  for (const krypta::Setup& setup : some_setups()) {
    at_decisions(setup, 3, 7, [](const auto& match, Seat s, std::uint64_t mood) {
      Rng rng{mood};
      const GameView view = match.view(s);
      Guide guide{game(), view, false, rng};
      const Options choices = match.options(s);
      Guide::Weights considered{};
      Guide::Weights glanced{};
      guide.consider(choices, considered, rng);
      guide.weigh(redact(match.state(), s), choices, glanced);
      for (const Guide::Weights& weights : {considered, glanced}) {
        float sum = 0;
        for (std::size_t i = 0; i < choices.size(); ++i) {
          ASSERT_TRUE(std::isfinite(weights[i]));
          ASSERT_GE(weights[i], 0);
          sum += weights[i];
        }
        ASSERT_GT(sum, 0);
      }
    });
  }
}

TEST(VendettaGuide, PlaysOnToARestAndSharesTheWin) {
  for (const krypta::Setup& setup : some_setups()) {
    at_decisions(setup, 4, 11, [&](const auto& match, Seat s, std::uint64_t mood) {
      Rng rng{mood};
      const GameView view = match.view(s);
      Guide guide{game(), view, false, rng};
      State state = guide.draw(rng);
      const unsigned round = state.round;
      Events ignored;
      for (;;) {
        const Pending now = game().pending(state);
        if (now.over) break;
        if (now.chance) {
          game().apply(state, Seat::chance, game().sample(state, rng), ignored);
        } else if (guide.rests(state)) {
          break;
        } else {
          guide.play_on(state, rng);
        }
      }
      ASSERT_LE(state.round, std::max(round, 1U) + 1);
      const auto values = guide.judge(state);
      double sum = 0;
      for (unsigned i = 0; i < max_seats; ++i) {
        ASSERT_GE(values[i], 0);
        ASSERT_LE(values[i], 1);
        sum += i < setup.seats ? values[i] : 0;
      }
      ASSERT_NEAR(sum, 1, 1e-9);
    });
  }
}

TEST(VendettaGuide, MoreOfAnythingIsJudgedBetter) {
  const auto hopes = [](const Position& position) {
    Rng rng{1};
    const GameView view = redact(position.state(), P0);
    return Guide{game(), view, false, rng}.judge(position.state())[0];
  };
  const double fair = hopes(four());
  EXPECT_NEAR(fair, 0.25, 0.1);
  EXPECT_GT(hopes(four().influence(P0, 6)), fair + 0.05);
  EXPECT_GT(hopes(four().blood(P0, 9)), fair + 0.03);
  EXPECT_GT(hopes(four().hand(P0, {"ga08", "ga09", "ga05"})), fair);
}

TEST(VendettaGuide, RemembersTheTurnsOfARound) {
  struct Begun {
    State state;
    Seat who;
  };
  std::vector<Begun> begun;
  unsigned compared = 0;
  at_decisions({4}, 6, 1, [&](const auto& match, Seat s, std::uint64_t) {
    const State& state = match.state();
    if (state.frames.top().step == Step::BuildHand) begun.clear();
    if (state.frames.top().step == Step::Turn && !state.frames.top().at.has_value()) begun.push_back({state, s});
    if (state.frames.top().step != Step::Stand || state.current != Location::First) return;
    const History history = bots::vendetta::history_of(match.view(s));
    ASSERT_EQ(history.turns.size(), begun.size());
    for (std::size_t i = 0; i < begun.size(); ++i, ++compared) {
      const State past = bots::vendetta::as_it_was(game().cards(), state, history, i);
      const State& then = begun[i].state;
      ASSERT_EQ(history.turns[i].who, begun[i].who);
      for (unsigned p = 0; p < 4; ++p) {
        ASSERT_EQ(past.players[seat(p)].blood, then.players[seat(p)].blood);
        for (const Location at : {Location::First, Location::Second, Location::Haven})
          ASSERT_EQ(past.sites[at].areas[seat(p)].blood, then.sites[at].areas[seat(p)].blood);
      }
      ASSERT_EQ(past.sites[Location::First].ally, then.sites[Location::First].ally);
      const Frame& turns = then.frames[then.frames.size() - 2];
      ASSERT_EQ(past.frames[0].count, turns.count);
      ASSERT_EQ(past.frames[0].seats, turns.seats);
      std::vector<std::pair<Location, bool>> lie;
      std::vector<std::pair<Location, bool>> lay;
      each_deployed(past, [&](Slot, const Deployed& d) { lie.emplace_back(*d.at, is_up(d)); });
      each_deployed(then, [&](Slot, const Deployed& d) { lay.emplace_back(*d.at, is_up(d)); });
      ASSERT_EQ(lie, lay);
    }
  });
  EXPECT_GT(compared, 50U);
}

TEST(VendettaGuide, AFaceDownCardIsWhatItPaysToHide) {
  // A thief is hidden more gladly than a card that just stands there. Any Brujah begins with both.
  Position position = four();
  position.turn_of(P0, 1);
  Table table{position};
  table.acts(P0, {"play:ga08>first>up", "end"}).acts(P1, {"play:br09>first>down", "blood:1", "end"});
  constexpr auto slot = Slot{1};
  EXPECT_GT(share(table, P0, slot, "br09", true), 1.4 * share(table, P0, slot, "br09", false));
  EXPECT_LT(share(table, P0, slot, "br08", true), 0.8 * share(table, P0, slot, "br08", false));
  // Who has laid it there knows.
  EXPECT_EQ(share(table, P1, slot, "br09", true), 1);
}

TEST(VendettaGuide, ThinksTheSameForTheSameSeed) {
  at_decisions({4}, 7, 40, [](const auto& match, Seat s, std::uint64_t mood) {
    ASSERT_NO_FATAL_FAILURE(krypta::test::expect_same(thought(match, s, 30, mood), thought(match, s, 30, mood)));
  });
}

}  // namespace krypta::vendetta::test::vendetta_guide_test
