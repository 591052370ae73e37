#include "bots/vampire_empire/suspicion.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "bots/vampire_empire/heuristic.hpp"
#include "tests/bots/matches.hpp"
#include "tests/rules/vampire_empire/table.hpp"

/// What a seat remembers of a match of Vampire Empire, and what it concludes from what its opponent did.
namespace krypta::vampire_empire::test {

namespace {

using bots::vampire_empire::Retelling;
using bots::vampire_empire::Seen;
using bots::vampire_empire::Suspicion;

bots::Judgement<VampireEmpire> judged(const Match<VampireEmpire>& match, Seat s, std::uint64_t seed) {
  Rng rng{seed};
  return bots::heuristic::judge(game(), match.view(s), match.options(s), rng);
}

template <class Visit>
Match<VampireEmpire> played_by(SeatSet bots, std::uint64_t seed, Visit visit) {
  return krypta::test::played(game(), Setup{table_size}, bots, seed, judged, visit);
}

std::optional<Suspicion> suspicion(const GameView& view) {
  const EnumArray<Side, bots::vampire_empire::Manner> manners{bots::vampire_empire::usual(false),
                                                              bots::vampire_empire::usual(true)};
  Rng rng{11};
  return Suspicion::of(game(), view, manners, rng);
}

/// The opponent's tokens as they are.
CharacterSet truth(const Match<VampireEmpire>& match, Seat s) {
  return s == V ? match.state().tokens.value : match.state().vampires.value;
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
  const auto hand = table.hand(V);
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
  for (const SeatSet bots : {SeatSet::of(V), SeatSet::of(H), SeatSet::first(table_size)}) {
    unsigned decisions = 0;
    const auto visit = [&](const Match<VampireEmpire>& match, Seat s, const auto&, std::uint64_t) {
      if (++decisions % 7 != 0) return;
      const auto found = suspicion(match.view(s));
      ASSERT_TRUE(found.has_value()) << match.choices().size();
      EXPECT_GT(found->chance(truth(match, s)), 0) << match.choices().size();
    };
    static_cast<void>(played_by(bots, 5, visit));
    EXPECT_GT(decisions, 30);
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
  EXPECT_GT(before->odds().vampire(prey), 0.33);
  EXPECT_LT(after->odds().vampire(prey), 0.15);
}

/// How much better than a guess, in nats, a side tells the other's tokens when it is its turn to act.
TEST(VampireEmpireSuspicion, TellsMoreThanAGuess) {
  EnumArray<Side, double> better{};
  EnumArray<Side, unsigned> count{};
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const auto visit = [&](const Match<VampireEmpire>& match, Seat s, const auto&, std::uint64_t) {
      if (match.state().frames.top().step != Step::Act) return;
      const auto found = suspicion(match.view(s));
      ASSERT_TRUE(found.has_value());
      const Side side = s == V ? Side::Vampire : Side::Human;
      const double guess = s == V ? 1.0 / 15 : 1.0 / static_cast<double>(worlds_of(match.view(s).known()).size());
      better[side] += std::log(found->chance(truth(match, s)) / guess);
      ++count[side];
    };
    static_cast<void>(played_by(SeatSet::first(table_size), seed, visit));
  }
  EXPECT_GT(better[Side::Human] / count[Side::Human], 0.03);
  EXPECT_GT(better[Side::Vampire] / count[Side::Vampire], 0.05);
}

TEST(VampireEmpireSuspicion, KnowsNothingOfAMatchThatBeganElsewhere) {
  Position position;
  position.castle({Character::Lady, Character::Maid, Character::Monk}).day();
  position.hand(V, {"v01", "v02"}).hand(H, {"h05", "h06"});
  Table table{position};
  table.act(H, "attack:lady>maid");
  EXPECT_FALSE(suspicion(table.match().view(V)).has_value());
  EXPECT_FALSE(suspicion(table.match().view(H)).has_value());
}

}  // namespace krypta::vampire_empire::test
