#include "engine/games/vendetta/rules.hpp"
#include "tests/rules/vendetta/observers.hpp"

/// Team mode. VD-246 to VD-259, VD-277, VD-278
namespace krypta::vendetta::test::teams_test {
namespace {

using enum Clan;
using enum Location;

/// Seats 0 and 2 against 1 and 3.
Position four(std::initializer_list<Clan> clans = {Brujah, Gangrel, Malkavian, Tremere}) {
  return Position{clans}.teams();
}

// VD-246, VD-247, VD-248, VD-249, VD-250, VD-251: EX-VD-7
TEST(VendettaTeams, SixPlayersInThreeTeamsSitOppositeEachOther) {
  Table table = Table::begin(6);
  table.chance({"first:0"});
  for (const Clan clan : krypta::all_of<Clan>()) table.act(Seat::chance, "clan:" + std::string{name_of(clan)});
  EXPECT_EQ(table.options(P0).size(), 7U);
  table.act(P0, "take-clan:toreador").act(P1, "take-clan:gangrel").act(P2, "take-clan:brujah");
  table.act(P3, "take-clan:tremere").act(P4, "take-clan:ventrue").act(P5, "take-clan:nosferatu").let_chance();
  for (unsigned i = 0; i < 3; ++i) {
    EXPECT_EQ(partner_of(table.state(), seat(i)), seat(i + 3));
    EXPECT_EQ(partner_of(table.state(), seat(i + 3)), seat(i));
  }
  EXPECT_EQ(table.options(P0).size(), 2U);
  build_hands(table);
  EXPECT_EQ(playable(table, P0), LocationSet::all());
  EXPECT_EQ(table.player(P0).hand_count, 3U);
  plan(table);
  EXPECT_EQ(table.count(EventKind::TurnBegan), 12U);
}

// VD-246, VD-249
TEST(VendettaTeams, FourPlayersInTwoTeams) {
  const Table table{four()};
  EXPECT_EQ(partner_of(table.state(), P0), P2);
  EXPECT_EQ(partner_of(table.state(), P3), P1);
  const Table without{Position{{Brujah, Gangrel, Malkavian, Tremere}}};
  EXPECT_FALSE(partner_of(without.state(), P0).has_value());
}

// VD-252, VD-253: HC-VD-32
TEST(VendettaTeams, WhoseCardItIsDecidesWhetherThePartnerIsMeant) {
  const auto position = [] {
    return four().up(P0, First, {"br04"}).deployed(P1, First, 1).deployed(P2, First, 2).blood(P2, 2).stops_at(Second);
  };
  Table spared{position().resolving(First)};
  spared.all_stay();
  EXPECT_EQ(spared.options(P0), (Words{"with-partner", "without-partner"}));
  EXPECT_TRUE(names(spared.refused(P2, "without-partner"), "VD-208"));
  spared.act(P0, "without-partner");
  EXPECT_EQ(told(spared, EventKind::WithoutPartner, 252), numbers(0, id<Source>("br04")));
  EXPECT_EQ(spared.blood(P2), 2U);
  EXPECT_EQ(spared.blood(P1), 4U);
  Table meant{position().resolving(First)};
  meant.all_stay().act(P0, "with-partner").let_chance();
  EXPECT_EQ(meant.count(EventKind::InFrenzy), 1U);
  EXPECT_EQ(meant.count(EventKind::FrenzySentBy), 0U);
  EXPECT_EQ(meant.influence(P0), 3U + 2U);
  EXPECT_EQ(meant.blood(P1), 4U);
}

// VD-252: only where the partner would be among them
TEST(VendettaTeams, NobodyIsAskedWhereThePartnerIsNotThere) {
  Table table{four().up(P0, First, {"br04"}).deployed(P1, First, 1).stops_at(Second).resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.state().current, Second);
  EXPECT_EQ(table.blood(P1), 4U);
}

// VD-252, VD-281: a passive card asks each time, and not when an opponent has done it
TEST(VendettaTeams, APassiveCardAsksWheneverThePartnerSetsItOff) {
  Table table{four().up(P0, First, {"br03"}).turn_of(P1, 1)};
  table.act(P1, "play:ga08>second>up");
  EXPECT_EQ(table.blood(P1), 5U);
  table.act(P1, "end").act(P2, "play:ma08>second>up");
  EXPECT_EQ(table.options(P0), (Words{"with-partner", "without-partner"}));
  table.act(P0, "without-partner");
  EXPECT_EQ(table.blood(P2), 6U);
  EXPECT_TRUE(table.asks(P2));
  table.act(P2, "end");
  for (const Seat s : {P3, P0, P1}) table.act(s, table.offered(s, "play:").front()).act(s, "end");
  table.act(P2, "play:ma09>second>up");
  EXPECT_EQ(table.options(P0), (Words{"with-partner", "without-partner"}));
  table.act(P0, "with-partner");
  EXPECT_EQ(table.blood(P2), 5U);
}

// VD-252: a relic, when it has been used
TEST(VendettaTeams, OfARelicItIsAskedWhenItHasBeenUsed) {
  Table table{four()
                  .relic(P0, "re06")
                  .up(P0, First, {"br01"})
                  .deployed(P1, First, 1)
                  .deployed(P2, First, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.options(P0), (Words{"use:re06", "pass"}));
  table.act(P0, "use:re06");
  EXPECT_EQ(table.options(P0), (Words{"with-partner", "without-partner"}));
  table.act(P0, "without-partner");
  EXPECT_EQ(table.blood(P1), 4U);  // the only one left to choose
}

// VD-254
TEST(VendettaTeams, PartnersAreRankedSeparately) {
  Table table{
      four().deployed(P0, First, 3).deployed(P2, First, 2).deployed(P1, First, 1).stops_at(Second).resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.influence(P0), 3U + 2U);
  EXPECT_EQ(table.influence(P2), 3U + 2U);
  EXPECT_EQ(table.player(P2).victims, 2U);
  EXPECT_EQ(table.influence(P1), 3U + 1U);
}

/// The end of a match with these scores and Pools; the holder wins the Haven for 4 and an Ally of 3.
Outcome ended(std::array<unsigned, 4> influence, std::array<unsigned, 4> blood, Seat holder) {
  Position position = four().round(3).ally(Haven, "al17").deployed(holder, Haven, 1).ambition(holder);
  for (unsigned i = 0; i < 4; ++i) {
    position.victims(seat(i), 0).blood(seat(i), blood[i]);
    position.influence(seat(i), influence[i] - (seat(i) == holder ? 7U : 0U));
  }
  Table table{position.resolving(Haven)};
  table.all_stay();
  EXPECT_TRUE(table.over());
  const Outcome result = game().result(table.state());
  for (unsigned i = 0; i < 4; ++i) EXPECT_EQ(result.scores[i], static_cast<int>(influence[i]));
  return result;
}
const SeatSet team_a = SeatSet::of(P0) | SeatSet::of(P2);
const SeatSet team_b = SeatSet::of(P1) | SeatSet::of(P3);

// VD-255
TEST(VendettaTeams, TheHighestSumWins) {
  const Outcome result = ended({9, 20, 20, 8}, {6, 6, 6, 6}, P1);
  EXPECT_EQ(result.winners, team_a);
  EXPECT_EQ(result.places, (std::vector<unsigned>{1, 2, 1, 2}));
}

// VD-256
TEST(VendettaTeams, ThenMoreBloodInBothPools) {
  EXPECT_EQ(ended({14, 12, 9, 11}, {3, 2, 2, 2}, P1).winners, team_a);
  EXPECT_EQ(ended({14, 12, 9, 11}, {3, 2, 1, 3}, P0).winners, team_b);
}

// VD-257: HC-VD-33
TEST(VendettaTeams, ThenTheTeamOfWhoIsEarliest) {
  EXPECT_EQ(ended({14, 12, 9, 11}, {3, 2, 1, 2}, P1).winners, team_b);
  EXPECT_EQ(ended({14, 12, 9, 11}, {3, 2, 1, 2}, P2).winners, team_a);
}

// VD-258, I-37
TEST(VendettaTeams, PartnersDoNotSeeEachOthersCards) {
  const Table table{four().down(P0, First, {"br01"})};
  EXPECT_FALSE(table.known(P2).players[P0].hand.known);
  EXPECT_FALSE(table.known(P2).players[P0].deck.known);
  EXPECT_FALSE(table.known(P2).deployed[0].card.known);
}

// VD-259, VD-111
TEST(VendettaTeams, ThePartnerOfAnEliminatedPlayerPlaysOnAndBothWin) {
  Table table{four().tokens(P0, 2).allies(P0, {"al09"})};
  table.act(P0, "drain:al09");
  EXPECT_FALSE(table.over());
  EXPECT_TRUE(table.asks(P1));
  EXPECT_FALSE(partner_of(table.state(), P2).has_value());
  State state = table.state();
  state.players[P2].influence = 30;
  EXPECT_EQ(game().result(state).places, (std::vector<unsigned>{1, 2, 1, 2}));
}

// VD-111: when all who remain are of one team
TEST(VendettaTeams, TheMatchEndsWhenOneTeamIsLeft) {
  Table table{four().tokens(P1, 2).tokens(P3, 2).allies(P1, {"al09"}).allies(P3, {"al10"}).turn_of(P1)};
  table.act(P1, "drain:al09");
  EXPECT_FALSE(table.over());
  table.acts(P2, {"play:ma08>first>up", "end"});
  table.act(P3, "drain:al10");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(game().result(table.state()).winners, team_a);
}

// VD-277, VD-307
TEST(VendettaTeams, ForAPowerThatCountsRivalsItIsAskedWhenTheCardResolves) {
  const auto position = [] {
    return four({Toreador, Gangrel, Malkavian, Tremere})
        .up(P0, First, {"to05"})
        .up(P2, First, {"ma04"})
        .up(P1, First, {"ga01"})
        .stops_at(Second)
        .resolving(First);
  };
  for (const bool meant : {true, false}) {
    Table table{position()};
    EXPECT_EQ(table.power(P0, First), 0);  // not switched on yet
    table.all_stay();
    EXPECT_EQ(table.options(P0), (Words{"with-partner", "without-partner"}));
    table.act(P0, meant ? "with-partner" : "without-partner");
    const Lines powers = all_of(table, {EventKind::PowerIs});
    const Line mine{EventKind::PowerIs, numbers(0, meant ? 3 : 2, First)};
    EXPECT_NE(std::ranges::find(powers, mine), powers.end());
  }
}

// VD-277, VD-300
TEST(VendettaTeams, ForEyesInTheDarkItIsAskedAtTheStartOfThePartnersTurn) {
  for (const bool meant : {true, false}) {
    Table table{four({Brujah, Nosferatu, Malkavian, Tremere}).up(P1, First, {"no03"}).turn_of(P2)};
    table.acts(P2, {"play:ma08>second>up", "end"});
    EXPECT_EQ(table.options(P1), (Words{"with-partner", "without-partner"}));
    table.act(P1, meant ? "with-partner" : "without-partner");
    EXPECT_EQ(table.offers(P3, "play:tr08>first>up"), !meant);
    EXPECT_TRUE(table.offers(P3, "play:tr08>first>down"));
    table.act(P3, "play:tr08>first>down");
    EXPECT_EQ(table.count_seen(P1, EventKind::LookedCard), meant ? 1U : 0U);
    EXPECT_EQ(table.deployed(P1, First), 1U);  // that comes for everybody's cards
  }
}

// VD-278, VD-253
TEST(VendettaTeams, InfluenceBonusesAreNotGainedForThePartnerButBloodIs) {
  Table table{four()
                  .up(P0, First, {"br09", "br08"})
                  .deployed(P0, First, 5)
                  .allies(P0, {"al12", "al15"})
                  .place(First, "lo02")
                  .deployed(P1, First, 1)
                  .deployed(P2, First, 1)
                  .blood(P2, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().act(P0, "with-partner");
  while (table.step() == Step::Window) table.act(P0, table.options(P0).front());
  EXPECT_EQ(table.count(EventKind::InFrenzy), 1U);
  EXPECT_EQ(table.influence(P0), 3U + 2U);
  EXPECT_EQ(table.blood(P0), 6U + 2U + 2U);  // stolen from two, and what al15 brings
}

}  // namespace
}  // namespace krypta::vendetta::test::teams_test
