#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "bots/vampire_empire/heuristic.hpp"
#include "bots/vampire_empire/odds.hpp"
#include "engine/games/vampire_empire/rules.hpp"
#include "tests/bots/matches.hpp"
#include "tests/rules/vampire_empire/table.hpp"

/// How the heuristic bot plays Vampire Empire: soundly, from its view alone, better than chance, and hard to read.
namespace krypta::vampire_empire::test::vampire_empire_test {

namespace {

using krypta::test::judged;
using krypta::test::without_looking;
using Judgement = bots::Judgement<VampireEmpire>;

/// What the bot would do in this position, for several seeds: how often each.
std::map<std::string, unsigned> choices_of(const Table& table, Seat s, unsigned seeds = 30) {
  std::map<std::string, unsigned> all;
  for (unsigned seed = 1; seed <= seeds; ++seed) ++all[game().write(judged(table.match(), s, seed)[0].choice)];
  return all;
}
std::map<std::string, unsigned> always(const std::string& choice) { return {{choice, 30}}; }

/// Plays a match; the seats in `bots` are the bot's, the others choose at random. `visit` sees each decision of the bot
/// before it is carried out.
template <class Visit>
Match<VampireEmpire> played(SeatSet bots, std::uint64_t seed, Visit visit) {
  return krypta::test::played(game(), Setup{table_size}, bots, seed, judged, visit);
}

double won_against_random(Seat bot, unsigned matches) {
  double won = 0;
  for (unsigned number = 0; number < matches; ++number) {
    const SeatSet winners = played(SeatSet::of(bot), 1000 + number, without_looking).state().winners;
    if (winners.has(bot)) won += 1.0 / winners.size();
  }
  return won / matches;
}

}  // namespace

TEST(VampireEmpireBot, ThinksOfEachLegalChoiceOnceBestFirst) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const SeatSet bots = seed % 3 == 0 ? SeatSet::first(table_size) : SeatSet::of(seed % 3 == 1 ? V : H);
    played(bots, seed, [](const auto& match, Seat s, const Judgement& judgement, std::uint64_t) {
      ASSERT_NO_FATAL_FAILURE(krypta::test::expect_sound(match, s, judgement));
    });
  }
}

TEST(VampireEmpireBot, ThinksTheSameForTheSameSeed) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    played(SeatSet::first(table_size), seed,
           [](const auto& match, Seat s, const Judgement& judgement, std::uint64_t mood) {
             ASSERT_EQ(judgement, judged(match, s, mood));
             Rng rng{mood};
             ASSERT_EQ(judgement[0].choice, bots::heuristic::choose(game(), match.view(s), match.options(s), rng));
           });
  }
}

TEST(VampireEmpireBot, BeatsARandomPlayerOnEitherSide) {
  EXPECT_GT(won_against_random(V, 200), 0.93);
  EXPECT_GT(won_against_random(H, 200), 0.93);
}

TEST(VampireEmpireBot, RevealsTheThirdVampireInTheCastle) {
  Position position;
  position.castle({Character::Lord, Character::Cook, Character::Nun}).revealed({Character::Lord, Character::Cook});
  position.hand(V, {"v01", "v07", "v13"}).hand(H, {"h01"}).step_2();
  EXPECT_EQ(choices_of(Table{position}, V), always("reveal:nun"));
}

TEST(VampireEmpireBot, KeepsAnUnsuspectedVampireSecretWithoutRedCards) {
  Position position;
  position.castle({Character::Lord, Character::Maid, Character::Monk});
  position.hand(V, {"v01", "v02", "v07", "v08", "v13"}).hand(H, {"h01", "h07", "h13"}).step_2();
  EXPECT_EQ(choices_of(Table{position}, V), always("done"));
}

TEST(VampireEmpireBot, DoesNotAskForTheThirdVampireInTheCastle) {
  // VE-101: the answer could lose the match; who is in the town can be asked.
  Position position;
  position.castle({Character::Lord, Character::Cook, Character::Nun}).revealed({Character::Lord, Character::Cook});
  position.day().hand(H, {"h22", "h23", "h34", "h35"}).hand(V, {"v01"});
  EXPECT_FALSE(choices_of(Table{position}, H).contains("ask:nun"));
}

TEST(VampireEmpireBot, AsksWhereAVampireCanBeKilledAtOnce) {
  // The Monk is a vampire as likely as the Nun, and stands where holy water reaches.
  Position position;
  position.castle({Character::Lady, Character::Monk, Character::Butler}).known_humans({Character::Lord});
  position.vampires({Character::Monk, Character::Nun, Character::Cook});
  position.day().hand(H, {"h22", "h26", "h27", "h06", "h12"}).hand(V, {"v01", "v02", "v07"});
  EXPECT_EQ(choices_of(Table{position}, H), always("ask:monk"));
}

TEST(VampireEmpireBot, AttacksARevealedVampire) {
  Position position;
  position.castle({Character::Lady, Character::Cook, Character::Butler}).revealed({Character::Cook});
  position.day().hand(H, {"h05", "h06", "h26", "h31"}).hand(V, {"v01"});
  for (const auto& [choice, count] : choices_of(Table{position}, H)) EXPECT_TRUE(choice.ends_with(">cook")) << choice;
}

TEST(VampireEmpireBot, DoesNotAttackWhomItTrusts) {
  Position position;
  position.castle({Character::Lady, Character::Butler, Character::Bishop}).known_humans({Character::Bishop});
  position.day().hand(H, {"h05", "h06", "h12", "h18"}).hand(V, {"v01"});
  EXPECT_EQ(choices_of(Table{position}, H), always("pass"));
}

TEST(VampireEmpireBot, BeginsAnAttackWithOneCardAndKeepsTheRestForTheSecondRound) {
  unsigned first = 0;
  unsigned second = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    played(SeatSet::first(table_size), seed, [&](const auto& match, Seat, const Judgement& judgement, std::uint64_t) {
      const State& state = match.state();
      const Frame& frame = state.frames.top();
      if (frame.step != Step::Attack || frame.done == 0) return;
      if (state.combat.round == last_round) {
        ++second;
        return;
      }
      const bool marked = std::ranges::any_of(
          state.castle, [](const Resident& r) { return r.markers[Marker::Attack] + r.markers[Marker::Defence] > 0; });
      if (marked) return;
      ASSERT_EQ(verb(judgement[0].choice), Verb::Done) << "what is not defended dies of one card";
      ++first;
    });
  }
  EXPECT_GT(first, 100U);
  EXPECT_GT(second, 30U);
}

TEST(VampireEmpireBot, DefendsATrustedHumanWithTheLeast) {
  Position position;
  position.castle({Character::Maid, Character::Lady, Character::Monk});
  position.hand(V, {"v09"}).hand(H, {"h01", "h03", "h05", "h06", "h34"});
  Table table{position};
  table.act(V, "attack:maid>lady").acts(V, {"play:v09", "done"}).nobody_plays();
  EXPECT_EQ(choices_of(table, H), always("play:h03"));
  table.act(H, "play:h03");
  EXPECT_EQ(choices_of(table, H), always("done"));
}

TEST(VampireEmpireBot, LetsARevealedVampireDieAtTheHandsOfItsOwn) {
  Position position;
  position.castle({Character::Cook, Character::Nun, Character::Monk}).revealed({Character::Cook, Character::Nun});
  position.hand(V, {"v09"}).hand(H, {"h13", "h15", "h26"});
  Table table{position};
  table.act(V, "attack:cook>nun").acts(V, {"play:v09", "done"}).nobody_plays();
  EXPECT_EQ(choices_of(table, H), always("done"));
}

TEST(VampireEmpireBot, TheNightWatchIsForWhatTheHandCannotMeet) {
  const auto asked = [](CardIds hand) {
    Position position;
    position.castle({Character::Maid, Character::Lady, Character::Monk}).hand(V, {"v11"}).hand(H, hand);
    Table table{position};
    table.act(V, "attack:maid>lady").acts(V, {"play:v11", "done"});
    return choices_of(table, H);
  };
  EXPECT_EQ(asked({"h37", "h01", "h33", "h39"}), always("play:h37"));
  EXPECT_EQ(asked({"h37", "h05", "h33", "h39"}), always("done"));
  EXPECT_EQ(asked({"h37", "h33", "h39"}), always("done")) << "two points do not help against three";
}

TEST(VampireEmpireBot, MistSavesAVampireButNoHuman) {
  const auto asked = [](Character defender) {
    Position position;
    position.castle({Character::Lady, Character::Cook, Character::Maid}).day();
    position.hand(V, {"v34", "v31", "v35", "v36"}).hand(H, {"h06"});
    Table table{position};
    table.act(H, "attack:lady>" + std::string{name_of(defender)}).acts(H, {"play:h06", "done"});
    return choices_of(table, V);
  };
  EXPECT_EQ(asked(Character::Cook), always("play:v34"));
  EXPECT_EQ(asked(Character::Maid), always("done"));
}

TEST(VampireEmpireBot, PutsWhatIsOfNoUseIntoTheCellarAndNothingIntoTheMoat) {
  unsigned cellar = 0;
  unsigned moat = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    played(SeatSet::first(table_size), seed, [&](const auto& match, Seat s, const Judgement& judgement, std::uint64_t) {
      if (match.state().frames.top().step != Step::Discard) return;
      const Verb chosen_verb = verb(judgement[0].choice);
      if (chosen_verb == Verb::ToCellar) ++cellar;
      if (chosen_verb == Verb::ToMoat && match.state().players[s].hand_count <= full_hand) ++moat;
    });
  }
  EXPECT_GT(cellar, 100U);
  EXPECT_EQ(moat, 0U);
}

TEST(VampireEmpireBluff, WhatTheVampiresDoDoesNotBetrayWhoWaitsInTheTown) {
  // The same hand and table with other vampires in the town: the same action, seed for seed.
  unsigned compared = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    played(SeatSet::first(table_size), seed, [&](const auto& match, Seat s, const Judgement&, std::uint64_t mood) {
      const State& state = match.state();
      if (state.frames.top().step != Step::Act || s != V || (castle(state) & state.revealed).size() > 1) return;
      const CharacterSet hidden = town(state) & (state.vampires.value - state.revealed);
      const CharacterSet humans = (town(state) - state.vampires.value) - state.known_humans;
      if (hidden.empty() || humans.empty()) return;
      State exchanged = state;
      exchanged.vampires.value.remove(hidden.first());
      exchanged.vampires.value.add(humans.first());
      Rng one{mood};
      Rng another{mood};
      const auto seen_so_far = seen(match.log(), s);
      ASSERT_EQ(bots::heuristic::choose(game(), redact(state, s, seen_so_far), match.options(s), one),
                bots::heuristic::choose(game(), redact(exchanged, s, seen_so_far), match.options(s), another));
      ++compared;
    });
  }
  EXPECT_GT(compared, 50U);
}

TEST(VampireEmpireBluff, AnAttackTellsLittleOfTheOthersInTheCastle) {
  // The human player, who knows how the vampire player bluffs, thinks something of everybody before an attack. How
  // often is the attacker a vampire then, and how often the third, who only looks on? What he thinks afterwards is
  // right on average, and not far from what he thought before.
  struct Seen {
    double vampire = 0;
    double before = 0;
    double after = 0;
  };
  Seen attacker;
  Seen bystander;
  unsigned attacks = 0;
  const auto odds_of = [](const Match<VampireEmpire>& match) {
    const auto view = match.view(H);
    return bots::vampire_empire::Odds{view.known(), view.memory(), bots::vampire_empire::usual(false)};
  };
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    played(SeatSet::first(table_size), seed, [&](const auto& match, Seat s, const Judgement& judgement, std::uint64_t) {
      const State& state = match.state();
      const Choice choice = judgement[0].choice;
      if (state.frames.top().step != Step::Act || s != V || verb(choice) != Verb::Attack) return;
      if (!(castle(state) & state.revealed).empty() || castle(state).size() < full_castle) return;
      auto later = match;
      ASSERT_FALSE(later.act(s, choice).has_value());
      const auto before = odds_of(match);
      const auto after = odds_of(later);
      const auto note = [&](Seen& seen, Character c) {
        seen.vampire += state.vampires.value.has(c) ? 1 : 0;
        seen.before += before.vampire(c);
        seen.after += after.vampire(c);
      };
      note(attacker, attacker_of(choice));
      note(bystander, castle(state).without(attacker_of(choice)).without(defender_of(choice)).first());
      ++attacks;
    });
  }
  ASSERT_GT(attacks, 600U);
  EXPECT_NEAR(attacker.vampire / attacks, attacker.before / attacks, 0.06);
  EXPECT_NEAR(bystander.vampire / attacks, bystander.before / attacks, 0.13);
  EXPECT_NEAR(attacker.vampire / attacks, attacker.after / attacks, 0.06);
  EXPECT_NEAR(bystander.vampire / attacks, bystander.after / attacks, 0.06);
}

TEST(VampireEmpireBluff, SometimesAttacksItsOwnAndDefendsAHuman) {
  unsigned feints = 0;
  unsigned attacks = 0;
  for (std::uint64_t seed = 1; seed <= 250; ++seed) {
    played(SeatSet::first(table_size), seed, [&](const auto& match, Seat s, const Judgement& judgement, std::uint64_t) {
      const Choice choice = judgement[0].choice;
      if (match.state().frames.top().step != Step::Act || s != V || verb(choice) != Verb::Attack) return;
      ++attacks;
      if (match.state().vampires.value.has(defender_of(choice))) ++feints;
    });
  }
  EXPECT_GT(feints, 0U);
  EXPECT_LT(feints, attacks / 10);
  Position position;
  position.castle({Character::Lady, Character::Maid, Character::Monk}).day();
  position.hand(V, {"v07", "v09", "v34"}).hand(H, {"h01", "h03"});
  Table table{position};
  table.act(H, "attack:lady>maid").acts(H, {"play:h01", "done"}).nobody_plays();
  const auto choices = choices_of(table, V, 200);
  EXPECT_GT(choices.at("done"), 140U);
  EXPECT_GT(choices.at("play:v07"), 10U);
}

TEST(VampireEmpireBluff, LeavesAHumanAliveWhomEverybodySuspects) {
  // Either the Maid or the Cook is a vampire, says an answer; the Monk and the Lady are known to be humans.
  Position position;
  position.castle({Character::Lady, Character::Maid, Character::Monk}).tokens({Character::Lady, Character::Monk});
  position.moat(H, {"h38"}).raw().players[H].shown.push_back(*named<Card>("h38"));
  position.raw().counts.push_back({Character::Maid, Character::Cook, 1});
  position.known_humans({Character::Monk, Character::Lady, Character::Butler});
  position.hand(V, {"v01", "v03", "v05", "v13", "v15", "v17"}).hand(H, {"h01", "h07", "h13"});
  for (const auto& [choice, count] : choices_of(Table{position}, V)) EXPECT_FALSE(choice.ends_with(">maid")) << choice;
}

}  // namespace krypta::vampire_empire::test::vampire_empire_test
