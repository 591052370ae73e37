#include "engine/games/vendetta/rules.hpp"
#include "tests/rules/vendetta/observers.hpp"

/// Frenzy, and how Blood and Influence move. VD-178 to VD-200, VD-269, VD-270
namespace krypta::vendetta::test::frenzy_test {
namespace {

using enum Clan;
using enum Location;

/// P0 steals 1 Blood of P1 with br09 in the Aftermath of the first location; P0 wins there, P2 is second.
Position hunted() {
  return Position{{Brujah, Gangrel, Malkavian}}
      .up(P0, First, {"br09"})
      .deployed(P0, First, 5)
      .deployed(P2, First, 2)
      .deployed(P1, First, 1)
      .blood(P1, 1)
      .stops_at(Second);
}
constexpr unsigned won = 2;  // the Influence of P0 for the location

// VD-178, VD-179, VD-081, VD-181, VD-188, VD-198
TEST(VendettaFrenzy, ItComesWhenThePoolIsEmptyWhateverIsDeployed) {
  Table table{hunted().deployed(P1, Second, 5).resolving(First)};
  table.all_stay();
  using enum EventKind;
  EXPECT_EQ(all_of(table, {Stolen, InFrenzy, FrenzySentBy, Drained}), (Lines{{Stolen, numbers(1, 0, 1)},
                                                                             {InFrenzy, numbers(1)},
                                                                             {FrenzySentBy, numbers(0, 1)},
                                                                             {Drained, numbers(1, victim, 3)},
                                                                             {Stolen, numbers(2, 0, 1)}}));
  EXPECT_EQ(told(table, FrenzySentBy, 181), numbers(0, 1));
  EXPECT_EQ(told(table, InFrenzy, 178), numbers(1));
  EXPECT_EQ(table.blood(P1), 3U);
  EXPECT_EQ(table.influence(P0), 3U + won + 1U);
  EXPECT_EQ(table.deployed(P1, Second), 5U);
}

// VD-180, VD-181, VD-188: HC-VD-06
TEST(VendettaFrenzy, EachFrenzyIsOverBeforeTheNextRivalLoses) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .up(P0, First, {"br04"})
                  .deployed(P1, First, 1)
                  .deployed(P2, First, 2)
                  .blood(P1, 2)
                  .blood(P2, 5)
                  .allies(P1, {"al20"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.blood(P1), 0U);
  EXPECT_EQ(table.influence(P0), 3U + won + 1U);
  EXPECT_EQ(table.blood(P2), 5U);  // not yet
  EXPECT_EQ(equally_likely(table), (Words{"drained:al20", "drained:victim"}));
  table.chance({"drained:victim"});
  EXPECT_EQ(table.blood(P1), 3U);
  EXPECT_EQ(table.blood(P2), 3U);
  EXPECT_EQ(table.player(P1).drained_victims, 1U);
}

// VD-182
TEST(VendettaFrenzy, NobodyCausesWhatAPlaceDoes) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .place(First, "lo06")
                  .deployed(P0, First, 2)
                  .deployed(P1, First, 1)
                  .blood(P1, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.count(EventKind::InFrenzy), 1U);
  EXPECT_EQ(table.count(EventKind::FrenzySentBy), 0U);
  EXPECT_EQ(table.influence(P0), 3U + won);
}

// VD-182: of a foreign card it is whoever it lies with
TEST(VendettaFrenzy, TheCauserIsWhoeverControlsTheCard) {
  Table table{Position{{Malkavian, Gangrel, Brujah}}
                  .up(P0, First, {"br09"})
                  .deployed(P1, First, 1)
                  .blood(P1, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(told(table, EventKind::FrenzySentBy, 181), numbers(0, 1));
  EXPECT_EQ(table.influence(P2), 3U);
}

// VD-183, VD-197
TEST(VendettaFrenzy, TheSurplusOfALossIsIgnored) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .round(3)
                  .up(P0, First, {"br04"})  // loses 3
                  .deployed(P1, First, 1)
                  .blood(P1, 1)
                  .victims(P1, 1)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(told(table, EventKind::Lost, 196), numbers(1, 1));
  EXPECT_EQ(table.count(EventKind::Lost), 1U);
  EXPECT_EQ(table.blood(P1), 3U);
}

// VD-184
TEST(VendettaFrenzy, EveryCardIsAsLikelyToBeDrained) {
  Table table{hunted().victims(P1, 2).allies(P1, {"al09", "al21"}).drained(P1, {"al20"}, 1).resolving(First)};
  table.all_stay();
  Chances<Vendetta> all;
  game().chances(table.state(), all);
  std::vector<std::pair<std::string, unsigned>> weights;
  for (const Weighted& w : all) weights.emplace_back(game().write(w.choice), w.weight);
  EXPECT_EQ(weights, (std::vector<std::pair<std::string, unsigned>>{
                         {"drained:al09", 1}, {"drained:al21", 1}, {"drained:victim", 2}}));
  std::array<unsigned, 31> drawn{};
  Rng rng{7};
  for (int i = 0; i < 4000; ++i) ++drawn[argument_of(game().sample(table.state(), rng))];
  EXPECT_NEAR(drawn[30], 2000, 150);
  EXPECT_NEAR(drawn[8], 1000, 150);
}

// VD-185
TEST(VendettaFrenzy, ItIsANormalDrain) {
  Table table{hunted().victims(P1, 0).allies(P1, {"al09"}).resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.blood(P1), 4U);
  EXPECT_EQ(table.player(P1).tokens, 1U);
  EXPECT_TRUE(table.player(P1).drained.has(*named<Follower>("al09")));
}

// VD-186, VD-187: HC-VD-08
TEST(VendettaFrenzy, WithNothingToDrainInfluenceBuysOneBloodAndWithoutItComesAllTheSame) {
  for (const unsigned influence : {2U, 0U}) {
    Table table{hunted().victims(P1, 0).drained(P1, {"al20"}).influence(P1, influence).resolving(First)};
    table.all_stay();
    EXPECT_EQ(table.blood(P1), 1U);
    EXPECT_EQ(table.influence(P1), influence + 1U - 1U);  // third here, and one discarded
    EXPECT_EQ(told(table, EventKind::NothingToDrain, 186), numbers(1, 1));
  }
  Table poor{Position{{Brujah, Gangrel, Malkavian, Tremere}}
                 .up(P0, First, {"br09"})
                 .deployed(P0, First, 5)
                 .deployed(P2, First, 2)
                 .deployed(P3, First, 2)
                 .deployed(P1, First, 1)
                 .blood(P1, 1)
                 .victims(P1, 0)
                 .influence(P1, 0)
                 .stops_at(Second)
                 .resolving(First)};
  poor.all_stay();
  EXPECT_EQ(poor.influence(P1), 0U);
  EXPECT_EQ(poor.blood(P1), 1U);
  EXPECT_EQ(told(poor, EventKind::NothingToDrain, 187), numbers(1, 0));
}

// VD-189, VD-199: HC-VD-38
TEST(VendettaFrenzy, AtNothingThereIsNoSecondFrenzy) {
  Table table{hunted().victims(P1, 0).allies(P1, {"al25"}).up(P0, First, {"br04"}).resolving(First)};
  table.all_stay().act(P0, "use:br09");
  EXPECT_EQ(table.blood(P1), 0U);  // al25 has no Blood to give
  EXPECT_EQ(table.count(EventKind::InFrenzy), 1U);
  EXPECT_EQ(table.influence(P0), 3U + won + 1U);
  EXPECT_EQ(all_of(table, {EventKind::Lost}), (Lines{{EventKind::Lost, numbers(2, 2)}}));
}

// VD-190
TEST(VendettaFrenzy, ItCanComeSeveralTimes) {
  Table table{hunted().victims(P1, 2).up(P0, First, {"br05"}).resolving(First)};
  table.all_stay().act(P0, "use:br09").let_chance();
  EXPECT_EQ(table.count(EventKind::InFrenzy), 2U);
  EXPECT_EQ(table.influence(P0), 3U + won + 2U);
  EXPECT_EQ(table.player(P1).drained_victims, 2U);
}

// VD-191, VD-281, VD-058
TEST(VendettaFrenzy, ItCanComeInPlanning) {
  Table table{Position{{Gangrel, Brujah, Tremere}}.up(P1, First, {"br03"}).blood(P0, 1)};
  table.act(P0, "play:ga08>second>up");
  EXPECT_EQ(table.count(EventKind::InFrenzy), 1U);
  EXPECT_EQ(table.influence(P1), 4U);
  EXPECT_EQ(table.blood(P0), 3U);
  EXPECT_EQ(table.offered(P0, "blood:"), (Words{"blood:1", "blood:2"}));  // of what the drain gave
}

// VD-269, VD-345
TEST(VendettaFrenzy, ItHappensWhereTheEffectBelongs) {
  const auto played = [](Location collar) {
    Table table{Position{{Gangrel, Brujah, Tremere}}.up(P1, First, {"br03"}).place(collar, "lo02").blood(P0, 1)};
    table.act(P0, "play:ga08>second>up");
    return table.influence(P1);
  };
  EXPECT_EQ(played(First), 5U);  // where br03 lies
  EXPECT_EQ(played(Second), 4U);
}

// VD-270, VD-284, VD-329, VD-345
TEST(VendettaFrenzy, AllThatTheCauserGainsComesBeforeTheDrain) {
  Table table{hunted().up(P0, First, {"br08"}).allies(P0, {"al12"}).place(First, "lo02").resolving(First)};
  table.all_stay();
  EXPECT_TRUE(table.offered(P0, "use:").empty()) << "they come together: nobody is asked in which order";
  EXPECT_EQ(table.influence(P0), 3U + won + 4U);
  EXPECT_EQ(table.player(P1).drained_victims, 1U);
}

// VD-270: where nobody is the causer nobody gains
TEST(VendettaFrenzy, WithoutACauserThereIsNoBonus) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .allies(P1, {"al12"})
                  .victims(P1, 0)
                  .blood(P1, 1)
                  .allies(P0, {"al15"})
                  .deployed(P2, Haven, 1)
                  .resolving(Haven)};
  table.all_stay();
  EXPECT_EQ(table.count(EventKind::InFrenzy), 1U);  // in the Feed phase
  EXPECT_EQ(table.blood(P0), 7U);
  EXPECT_EQ(table.influence(P0), 3U);
}

// VD-192, VD-193, VD-196, VD-007
TEST(VendettaKeywordsOfBlood, GainTakesFromTheSupplyAndLossGivesBack) {
  Table table{Position{{Tremere, Brujah, Gangrel}}
                  .up(P0, First, {"tr03"})
                  .up(P1, First, {"br04"})
                  .deployed(P1, First, 9)
                  .blood(P0, 2)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(told(table, EventKind::Gained, 192), numbers(0, 5));
  EXPECT_EQ(told(table, EventKind::Lost, 196), numbers(0, 2));
  EXPECT_EQ(table.blood(P0), 5U);
  EXPECT_EQ(table.blood(P1), 6U);  // who made it lost gains nothing
}

// VD-198, VD-199, VD-226, VD-178: EX-VD-5
TEST(VendettaKeywordsOfBlood, OnlyWhatIsThereIsStolen) {
  Table table{Position{{Ventrue, Brujah, Gangrel}}
                  .up(P0, First, {"ve03"})  // steals 3
                  .deployed(P1, First, 1)
                  .blood(P1, 2)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().act(P1, "option:1");
  EXPECT_EQ(told(table, EventKind::Stolen, 198), numbers(1, 0, 2));
  EXPECT_EQ(table.blood(P0), 8U);
  EXPECT_EQ(table.blood(P1), 3U);
  EXPECT_EQ(table.count(EventKind::InFrenzy), 1U);
}

// VD-200, VD-226: HC-VD-34
TEST(VendettaKeywordsOfBlood, InfluenceTokensOnlyAndNotBelowNothing) {
  Table table{Position{{Ventrue, Brujah, Gangrel}}
                  .up(P0, First, {"ve01"})  // whoever has no card here loses 1
                  .influence(P1, 0)
                  .influence(P2, 1)
                  .allies(P1, {"al20"})
                  .turn_of(P2)};
  table.act(P2, table.offered(P2, "play:ga09>second>up").front()).act(P2, "end");
  EXPECT_EQ(table.influence(P1), 0U);
  EXPECT_EQ(table.influence(P2), 0U);
  EXPECT_EQ(table.score(P1), 4 + 1);
  EXPECT_EQ(told(table, EventKind::InfluenceLost, 200), numbers(2, 1));
  EXPECT_EQ(table.count(EventKind::InfluenceLost), 1U);
}

}  // namespace
}  // namespace krypta::vendetta::test::frenzy_test
