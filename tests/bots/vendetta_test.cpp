#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

#include "bots/vendetta/heuristic.hpp"
#include "engine/games/vendetta/rules.hpp"
#include "tests/bots/matches.hpp"
#include "tests/rules/vendetta/table.hpp"

/// How the heuristic bot plays Vendetta: soundly, from its view alone, better than chance, and not always openly.
namespace krypta::vendetta::test::vendetta_test {

namespace {

using krypta::test::judged;
using krypta::test::without_looking;
using Judgement = bots::Judgement<Vendetta>;

constexpr unsigned tries = 20;
/// What the bot would do in this position, for several seeds: how often each.
std::map<std::string, unsigned> choices_of(const Table& table, Seat s) {
  std::map<std::string, unsigned> all;
  for (unsigned seed = 1; seed <= tries; ++seed) ++all[game().write(judged(table.match(), s, seed)[0].choice)];
  return all;
}
std::map<std::string, unsigned> always(const std::string& choice) { return {{choice, tries}}; }

/// Plays a match; the seats in `bots` are the bot's, the others choose at random. `visit` sees each decision of the bot
/// before it is carried out.
template <class Visit>
Match<Vendetta> played(const krypta::Setup& setup, SeatSet bots, std::uint64_t seed, Visit visit) {
  return krypta::test::played(game(), setup, bots, seed, judged, visit);
}

/// Everything that can be agreed before a match, for this many.
std::vector<krypta::Setup> setups() {
  std::vector<krypta::Setup> all;
  for (unsigned seats = least_players; seats <= most_players; ++seats) {
    all.push_back({seats});
    all.push_back({seats, {{"places", "yes"}, {"relics", "yes"}, {"clans", "random"}}});
  }
  all.push_back({4, {{"teams", "yes"}, {"relics", "yes"}, {"places", "yes"}}});
  return all;
}

/// The share of matches that one bot among random players wins; it sits on each seat in turn.
double won_against_random(const krypta::Setup& setup, unsigned matches) {
  double won = 0;
  for (unsigned number = 0; number < matches; ++number) {
    const Seat bot = seat(number % setup.seats);
    const auto match = played(setup, SeatSet::of(bot), 1000 + number, without_looking);
    const SeatSet winners = game().result(match.state()).winners;
    if (winners.has(bot)) won += 1.0 / winners.size();
  }
  return won / matches;
}

/// Everybody has a relic; only this one is still to be used.
Position& with_relic(Position& position, std::string_view id) {
  constexpr std::array<std::string_view, 3> others{"re01", "re02", "re03"};
  position.relic(P0, id);
  for (unsigned i = 0; i < others.size(); ++i) position.relic(seat(i + 1), others[i], true);
  return position;
}

Position four() { return Position{{Clan::Brujah, Clan::Gangrel, Clan::Toreador, Clan::Ventrue}}; }

}  // namespace

TEST(VendettaBot, ThinksOfEachLegalChoiceOnceBestFirstInEverySetup) {
  std::uint64_t seed = 0;
  for (const krypta::Setup& setup : setups()) {
    for (unsigned i = 0; i < 4; ++i) {
      const SeatSet bots = i % 2 == 0 ? SeatSet::first(setup.seats) : SeatSet::of(seat(i));
      played(setup, bots, ++seed, [](const auto& match, Seat s, const Judgement& judgement, std::uint64_t) {
        ASSERT_NO_FATAL_FAILURE(krypta::test::expect_sound(match, s, judgement));
      });
    }
  }
}

TEST(VendettaBot, ThinksTheSameForTheSameSeed) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const krypta::Setup setup{4, {{"relics", "yes"}}};
    played(setup, SeatSet::first(4), seed,
           [](const auto& match, Seat s, const Judgement& judgement, std::uint64_t mood) {
             ASSERT_EQ(judgement, judged(match, s, mood));
             Rng rng{mood};
             ASSERT_EQ(judgement[0].choice, bots::heuristic::choose(game(), match.view(s), match.options(s), rng));
           });
  }
}

TEST(VendettaBot, DecidesByWhatItMayKnowAlone) {
  // Another match that looks the same from its seat, with other cards in the others' hands and face down.
  unsigned different = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    played(
        {4}, SeatSet::first(4), seed, [&](const auto& match, Seat s, const Judgement& judgement, std::uint64_t mood) {
          const auto view = match.view(s);
          Rng other{mood + 1};
          const State imagined = game().complete(view, other);
          different += imagined == match.state() ? 0U : 1U;
          Rng rng{mood};
          const auto seen_so_far = seen(match.log(), s);
          ASSERT_EQ(judgement, bots::heuristic::judge(game(), redact(imagined, s, seen_so_far), match.options(s), rng));
        });
  }
  EXPECT_GT(different, 300U);
}

TEST(VendettaBot, BeatsRandomPlayersClearly) {
  EXPECT_GT(won_against_random({4}, 60), 0.8);
  EXPECT_GT(won_against_random({3}, 30), 0.8);
  EXPECT_GT(won_against_random({5, {{"places", "yes"}, {"relics", "yes"}}}, 30), 0.7);
}

TEST(VendettaBot, WithdrawsWhereItIsClearlyBeaten) {
  Position position = four();
  position.up(P0, Location::First, {"br08"}).deployed(P0, Location::First, 3);
  position.up(P1, Location::First, {"ga05"}).deployed(P1, Location::First, 9);
  position.up(P2, Location::First, {"to06"}).deployed(P2, Location::First, 9);
  position.up(P3, Location::First, {"ve01"}).deployed(P3, Location::First, 9);
  position.resolving(Location::First);
  EXPECT_EQ(choices_of(Table{position}, P0), always("withdraw"));
}

TEST(VendettaBot, StaysWhereItWins) {
  Position position = four();
  position.up(P0, Location::First, {"br05"}).deployed(P0, Location::First, 9);
  position.up(P1, Location::First, {"ga09"});
  position.up(P2, Location::First, {"to09"});
  position.deployed(P1, Location::Haven, 9).deployed(P2, Location::Haven, 9).resolving(Location::First);
  EXPECT_EQ(choices_of(Table{position}, P0), always("stay"));
}

TEST(VendettaBot, PlansBloodOverTheRounds) {
  // The same fight over the same Ally, and somebody not far behind; in the last round there is nothing to keep blood
  // for.
  const auto deployed = [](unsigned round) {
    Position position = four();
    position.round(round).blood(P0, 6).hand(P0, {"br07"}).victims(P0, 0);
    position.deployed(P1, Location::First, 2);
    Table table{position};
    table.act(P0, "play:br07>first>up");
    unsigned sum = 0;
    for (unsigned seed = 1; seed <= tries; ++seed) {
      const Choice choice = judged(table.match(), P0, seed)[0].choice;
      sum += verb(choice) == Verb::Deploy ? argument_of(choice) : 0;
    }
    return sum;
  };
  EXPECT_GT(deployed(3), deployed(1));
  EXPECT_GE(deployed(3), 2 * tries);
}

TEST(VendettaBot, NeverTakesTheThirdTokenAndDrainsNobodyForNothing) {
  unsigned drains = 0;
  unsigned early = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    played({4}, SeatSet::first(4), seed, [&](const auto& match, Seat s, const Judgement& judgement, std::uint64_t) {
      const Choice choice = judgement[0].choice;
      if (match.state().frames.top().step != Step::Turn || verb(choice) != Verb::Drain) return;
      ++drains;
      early += match.state().round == 1 ? 1U : 0U;
      const FollowerFacts& facts = game().cards().facts(chosen<Follower>(choice));
      if (facts.nature == Nature::Vampire) {
        ASSERT_LT(match.state().players[s].tokens + std::max<unsigned>(facts.tokens, 1), deadly_tokens);
      }
      ASSERT_GT(facts.drain, 0);
    });
  }
  EXPECT_GT(drains, 10U);
  EXPECT_LT(early, drains / 2);
}

TEST(VendettaBot, SometimesPlaysFaceDownStrongAndWeakCardsAlike) {
  unsigned up = 0;
  unsigned weak = 0;
  unsigned strong = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    played({4}, SeatSet::first(4), seed, [&](const auto& match, Seat, const Judgement& judgement, std::uint64_t) {
      const Choice choice = judgement[0].choice;
      if (match.state().frames.top().step != Step::Turn || verb(choice) != Verb::Play) return;
      if (played_up(choice)) {
        ++up;
      } else {
        ++(game().cards().base(played_card(choice)) < 2 ? weak : strong);
      }
    });
  }
  EXPECT_GT(weak, 10U);
  EXPECT_GT(strong, 10U);
  EXPECT_LT(weak + strong, up);
}

TEST(VendettaBot, TheSceptreIsForWhatItDecides) {
  const auto asked = [](unsigned blood) {
    Position position = four();
    with_relic(position, "re07").round(3);
    position.deployed(P0, Location::Haven, 3).deployed(P1, Location::Haven, blood).resolving(Location::Haven);
    Table table{position};
    table.all_stay();
    return choices_of(table, P0);
  };
  EXPECT_EQ(asked(5), always("use:re07"));
  EXPECT_EQ(asked(9), always("pass"));
  EXPECT_EQ(asked(1), always("pass"));
}

TEST(VendettaBot, TheThornStrikesWhomItSendsIntoFrenzy) {
  Position position = four();
  with_relic(position, "re06").round(3).blood(P1, 9).blood(P2, 2).up(P0, Location::Haven, {"br08"});
  position.deployed(P1, Location::Haven, 1).deployed(P2, Location::Haven, 1).resolving(Location::Haven);
  Table table{position};
  table.all_stay();
  EXPECT_EQ(choices_of(table, P0), always("use:re06"));
  table.act(P0, "use:re06");
  EXPECT_EQ(choices_of(table, P0), always("player:2"));
}

TEST(VendettaBot, KeepsTheStrongerOfTheCardsItDraws) {
  unsigned better = 0;
  unsigned all = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    played({4}, SeatSet::first(4), seed, [&](const auto& match, Seat s, const Judgement& judgement, std::uint64_t) {
      if (match.state().frames.top().step != Step::BuildHand || verb(judgement[0].choice) != Verb::Bottom) return;
      const unsigned gone = game().cards().base(chosen<ClanCard>(judgement[0].choice));
      for (const auto& c : match.state().players[s].drawn) {
        if (game().cards().base(c.value) < gone) ++better;
        if (game().cards().base(c.value) != gone) ++all;
      }
    });
  }
  EXPECT_LT(better, all * 4 / 10) << "mostly the one with more power, unless its effect says otherwise";
}

}  // namespace krypta::vendetta::test::vendetta_test
