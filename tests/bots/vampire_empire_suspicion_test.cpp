#include "bots/vampire_empire/suspicion.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "bots/vampire_empire/heuristic.hpp"
#include "bots/vampire_empire/retelling.hpp"
#include "tests/bots/matches.hpp"
#include "tests/rules/vampire_empire/table.hpp"

/// What a seat remembers of a match of Vampire Empire, and what it concludes from what its opponent did.
namespace krypta::vampire_empire::test::vampire_empire_suspicion_test {

namespace {

using bots::vampire_empire::Odds;
using bots::vampire_empire::Retelling;
using krypta::test::judged;

template <class Visit>
Match<VampireEmpire> played_by(SeatSet bots, std::uint64_t seed, Visit visit) {
  return krypta::test::played(game(), Setup{table_size}, bots, seed, judged, visit);
}

std::optional<Odds> suspicion(const GameView& view) {
  Rng rng{11};
  const bots::vampire_empire::Manner manner = bots::vampire_empire::usual(true);
  return bots::vampire_empire::suspicion(game(), view, manner, rng);
}

/// How likely those are thought to be the vampires who are.
double chance_of_truth(const Match<VampireEmpire>& match, const Odds& odds) {
  const auto found = std::ranges::find(odds.worlds(), match.state().vampires.value);
  return odds.chance(static_cast<std::size_t>(found - odds.worlds().begin()));
}

/// What nobody but the player himself is told.
bool is_unseen(Verb verb) { return verb == Verb::ToMoat || verb == Verb::ToCellar || verb == Verb::Drop; }

/// Tells a match again to a seat and compares it with what was chosen.
void expect_retold(const Match<VampireEmpire>& match, Seat listener) {
  const GameView view = match.view(listener);
  Retelling retelling{view};
  State state = match.start();
  unsigned unseen = 0;
  for (const auto& [who, choice] : match.choices()) {
    const Frame frame = state.frames.top();
    if (who != Seat::chance) {
      const auto seen = retelling.chosen_by(state, who);
      ASSERT_TRUE(seen.has_value()) << game().write(choice);
      ASSERT_EQ(seen->verb, verb(choice)) << game().write(choice);
      if (who != listener && !seen->choice) {
        ++unseen;
        ASSERT_TRUE(is_unseen(seen->verb) || seen->verb == Verb::PickCard) << game().write(choice);
      } else {
        ASSERT_EQ(seen->choice, choice) << game().write(choice);
      }
    } else if (frame.step == Step::EnterCastle || (frame.step == Step::DrawCards && frame.seat == Maybe{listener}) ||
               (frame.step == Step::LoseCards && frame.seat == Maybe{listener})) {
      ASSERT_EQ(retelling.came(state), choice) << game().write(choice);
    }
    Events ignored;
    game().apply(state, who, choice, ignored);
  }
  EXPECT_TRUE(retelling.ends_at(state));
  EXPECT_GT(unseen, 0) << "somebody discards something in every match";
}

}  // namespace

TEST(VampireEmpireRetelling, TellsEveryChoiceOfAMatchAsFarAsItWasSeen) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    // Random players do what no bot would think of.
    const SeatSet bots = seed % 2 == 0 ? SeatSet::first(table_size) : SeatSet{};
    const Match<VampireEmpire> match = played_by(bots, seed, krypta::test::without_looking);
    for (const Seat listener : {V, H}) ASSERT_NO_FATAL_FAILURE(expect_retold(match, listener)) << seed;
  }
}

TEST(VampireEmpireRetelling, KnowsWhichCardsWillBeShown) {
  Table table = Table::begun();
  table.acts(V, {"skip", "done"}).nobody_plays();
  table.act(V, table.offered(V, "attack:").front());
  const std::string play = table.offered(V, "play:").front();
  table.act(V, play);
  const GameView view = table.match().view(H);
  const Retelling::Shown shown = Retelling{view}.shown_by(V);
  EXPECT_EQ(shown.ever, CardSet::of(chosen<Card>(*game().read(play))));
  EXPECT_TRUE(Retelling{view}.shown_by(H).ever.empty());
}

TEST(VampireEmpireSuspicion, FollowsAMatchFromAnyDecision) {
  for (const SeatSet bots : {SeatSet::of(H), SeatSet::first(table_size)}) {
    unsigned decisions = 0;
    const auto visit = [&](const Match<VampireEmpire>& match, Seat s, const auto&, std::uint64_t) {
      if (s != H || ++decisions % 5 != 0) return;
      const auto found = suspicion(match.view(s));
      ASSERT_TRUE(found.has_value()) << match.length();
      EXPECT_GT(chance_of_truth(match, *found), 0) << match.length();
    };
    for (std::uint64_t seed = 5; seed <= 8; ++seed) static_cast<void>(played_by(bots, seed, visit));
    EXPECT_GT(decisions, 60);
  }
}

TEST(VampireEmpireSuspicion, WhomTheVampiresAttackIsHardlyOneOfThem) {
  Table table = Table::begun();
  table.acts(V, {"skip", "done"}).nobody_plays();
  const std::string attack = table.offered(V, "attack:").front();
  const Character prey = defender_of(*game().read(attack));
  const auto before = suspicion(table.match().view(H));
  table.act(V, attack);
  const auto after = suspicion(table.match().view(H));
  ASSERT_TRUE(before && after);
  EXPECT_GT(before->vampire(prey), 0.33);
  EXPECT_LT(after->vampire(prey), 0.15);
}

TEST(VampireEmpireSuspicion, TellsMoreThanAGuess) {
  double better = 0;  // in nats, when the human player has to act
  unsigned count = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const auto visit = [&](const Match<VampireEmpire>& match, Seat s, const auto&, std::uint64_t) {
      if (s != H || match.state().frames.top().step != Step::Act) return;
      const auto found = suspicion(match.view(s));
      ASSERT_TRUE(found.has_value());
      better += std::log(chance_of_truth(match, *found) * static_cast<double>(found->worlds().size()));
      ++count;
    };
    static_cast<void>(played_by(SeatSet::first(table_size), seed, visit));
  }
  EXPECT_GT(better / count, 0.03);
}

TEST(VampireEmpireSuspicion, KnowsNothingOfAMatchThatBeganElsewhere) {
  Position position;
  position.castle({Character::Lady, Character::Maid, Character::Monk}).day();
  position.hand(V, {"v01", "v02"}).hand(H, {"h05", "h06"});
  Table table{position};
  EXPECT_FALSE(suspicion(table.match().view(H)).has_value());
  table.act(H, "attack:lady>maid");
  EXPECT_FALSE(suspicion(table.match().view(H)).has_value());
}

}  // namespace krypta::vampire_empire::test::vampire_empire_suspicion_test
