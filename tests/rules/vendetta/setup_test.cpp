#include "engine/games/vendetta/rules.hpp"
#include "tests/rules/vendetta/observers.hpp"

/// Components and setup. VD-001 to VD-028
namespace krypta::vendetta::test::setup_test {
namespace {

using enum Clan;
using enum Location;

Words of_all(std::string_view verb, const auto& set) {
  Words all;
  for (const auto one : set) all.push_back(std::string{verb} + ":" + std::string{name_of(one)});
  return all;
}
Words refused_setup(unsigned seats, std::vector<std::pair<std::string, std::string>> options) {
  const auto state = game().begin(krypta::Setup{seats, std::move(options)});
  EXPECT_FALSE(static_cast<bool>(state));
  Words rules;
  if (!state) {
    for (const RuleId rule : state.refusal().rules) rules.push_back(rule_name(game().info(), rule));
  }
  return rules;
}
Table five() { return dealt({Brujah, Gangrel, Malkavian, Nosferatu, Toreador}); }

// VD-012, VD-028, VD-029
TEST(VendettaSetup, TheFirstPlayerIsDrawnAndHoldsTheAmbitionToken) {
  Table table = Table::begin(4);
  EXPECT_EQ(equally_likely(table), (Words{"first:0", "first:1", "first:2", "first:3"}));
  table.chance({"first:2"});
  EXPECT_EQ(told(table, EventKind::FirstDrawn, 12), numbers(2));
  EXPECT_EQ(table.state().ambition, P2);
}

// VD-001, VD-016, VD-017, VD-018
TEST(VendettaSetup, OneClanMoreThanPlayersIsOfferedAndPickedClockwiseFromTheHolder) {
  Table table = Table::begin(3);
  table.chance({"first:1"});
  EXPECT_EQ(equally_likely(table), of_all("clan", ClanSet::all()));
  table.chance({"clan:brujah"});
  EXPECT_EQ(equally_likely(table), of_all("clan", ClanSet::all().without(Brujah)));
  table.chance({"clan:ventrue", "clan:tremere", "clan:gangrel"});
  EXPECT_EQ(told(table, EventKind::ClanOffered, 16), numbers(Gangrel));
  EXPECT_EQ(table.options(P1),
            (Words{"take-clan:brujah", "take-clan:gangrel", "take-clan:tremere", "take-clan:ventrue"}));
  EXPECT_TRUE(names(table.refused(P0, "take-clan:brujah"), "VD-017"));
  EXPECT_TRUE(names(table.refused(P1, "take-clan:malkavian"), "VD-017"));
  table.act(P1, "take-clan:brujah");
  EXPECT_EQ(told(table, EventKind::PickedClan, 17), numbers(1, Brujah));
  EXPECT_TRUE(names(table.refused(P2, "take-clan:brujah"), "VD-001"));
  table.act(P2, "take-clan:tremere").act(P0, "take-clan:gangrel");
  EXPECT_TRUE(table.state().offered_clans.empty());  // Ventrue leaves the game
  EXPECT_EQ(table.player(P0).clan, Gangrel);
  EXPECT_EQ(table.player(P1).clan, Brujah);
  EXPECT_EQ(table.player(P2).clan, Tremere);
}

// VD-001, VD-017
TEST(VendettaSetup, ClansMayBeDealtInstead) {
  Table table = Table::begin(3, {{"clans", "random"}});
  table.chance({"first:1"});
  EXPECT_EQ(equally_likely(table), of_all("deal", ClanSet::all()));
  table.chance({"deal:brujah"});
  EXPECT_FALSE(table.offers(Seat::chance, "deal:brujah"));
  table.chance({"deal:gangrel", "deal:malkavian"});
  EXPECT_EQ(table.player(P1).clan, Brujah);
  EXPECT_EQ(table.player(P2).clan, Gangrel);
  EXPECT_EQ(table.player(P0).clan, Malkavian);
}

// VD-013, VD-014, VD-015, VD-020, VD-041
TEST(VendettaSetup, TheThirdLocationIsInPlayWithFivePlayers) {
  Table four = dealt({Brujah, Gangrel, Malkavian, Nosferatu});
  EXPECT_EQ(all_of(four, {EventKind::AllyCame}), (Lines{{EventKind::AllyCame, numbers(0, First)},
                                                        {EventKind::AllyCame, numbers(1, Second)},
                                                        {EventKind::AllyCame, numbers(2, Haven)}}));
  build_hands(four);
  EXPECT_EQ(playable(four, P0), (LocationSet::of(First, Second, Haven)));
  EXPECT_TRUE(names(four.refused(P0, "play:br09>third>up"), "VD-013"));
  Table table = five();
  EXPECT_EQ(all_of(table, {EventKind::AllyCame}), (Lines{{EventKind::AllyCame, numbers(0, First)},
                                                         {EventKind::AllyCame, numbers(1, Second)},
                                                         {EventKind::AllyCame, numbers(2, Third)},
                                                         {EventKind::AllyCame, numbers(3, Haven)}}));
  build_hands(table);
  EXPECT_EQ(playable(table, P0), LocationSet::all());
  for (const Location at : krypta::all_of<Location>()) EXPECT_EQ(table.state().sites[at].areas.size(), 5U);
}

// VD-002, VD-023, VD-024, VD-025, VD-026, VD-035, VD-019
TEST(VendettaSetup, EverybodyBeginsWithHuntReadySixBloodThreeInfluenceAndAVictim) {
  Table table = Table::begin(3);
  table.chance({"first:0", "clan:brujah", "clan:gangrel", "clan:malkavian", "clan:ventrue"});
  table.act(P0, "take-clan:brujah").act(P1, "take-clan:gangrel").act(P2, "take-clan:malkavian");
  for (const Seat s : {P0, P1, P2}) {
    const Player& player = table.player(s);
    EXPECT_EQ(player.victims, 1U);
    EXPECT_EQ(player.influence, 3U);
    EXPECT_EQ(player.blood, 6U + 1U);  // the Feed phase of round 1 has been
    EXPECT_TRUE(player.allies.empty());
    EXPECT_EQ(player.tokens, 0U);
    EXPECT_EQ(player.deck.value, cards_of(*player.clan) - player.hand.value);
    EXPECT_EQ(player.deck_count, 7U);
    EXPECT_FALSE(player.stands);  // neither token has been chosen
  }
  EXPECT_EQ(table.hand(P0), (Words{"br08", "br09"}));
  EXPECT_EQ(table.hand(P2), (Words{"ma08", "ma09"}));
  EXPECT_EQ(table.state().round, 1U);
}

// VD-010, VD-021, VD-022, VD-011
TEST(VendettaSetup, TheDecksOfAlliesAndVictimsAreWhole) {
  Table table = Table::begin(3);
  table.chance({"first:0", "clan:brujah", "clan:gangrel", "clan:malkavian", "clan:ventrue"});
  table.act(P0, "take-clan:brujah").act(P1, "take-clan:gangrel").act(P2, "take-clan:malkavian");
  EXPECT_EQ(table.state().victim_deck, 35U - 3U);
  EXPECT_EQ(equally_likely(table), of_all("ally", all_allies()));
  table.chance({"ally:al07"});
  EXPECT_FALSE(table.offers(Seat::chance, "ally:al07"));
  EXPECT_EQ(table.options(Seat::chance).size(), 29U);
}

// VD-010
TEST(VendettaSetup, AVictimThatIsNotThereIsNotGainedButTheInfluenceIs) {
  Position position{{Brujah, Gangrel, Tremere}};
  position.up(P0, First, {"br01"}).deployed(P1, First, 1).deployed(P0, Second, 1).resolving(First);
  position.raw().victim_deck = 0;
  Table table{position};
  table.all_stay();
  EXPECT_EQ(table.player(P1).victims, 1U);
  EXPECT_EQ(table.influence(P1), 3U + 2U);
  EXPECT_EQ(told(table, EventKind::NoVictimLeft, 10), numbers(1));
  EXPECT_FALSE(table.state().sites[First].rewarded.has(P1));
}

// VD-003, VD-004, VD-005, VD-027
TEST(VendettaSetup, VictimsAreTakenFromTheirDeckIntoTheAlliance) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .up(P0, First, {"br01"})
                  .deployed(P1, First, 1)
                  .deployed(P0, Second, 1)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.player(P1).victims, 2U);
  EXPECT_EQ(table.state().victim_deck, 31U);
  EXPECT_TRUE(table.player(P0).allies.has(*named<Follower>("al16")));
  EXPECT_EQ(table.score(P1), 3 + 2 + 1 + 1);  // tokens, reward, two Victims of 1 each
}

// VD-011, VD-041
TEST(VendettaSetup, WithoutAlliesInTheDeckALocationStaysWithoutOne) {
  Position position{{Brujah, Gangrel, Tremere}};
  position.up(P0, Haven, {"br01"}).resolving(Haven);
  position.raw().ally_deck = FollowerSet::of(*named<Follower>("al20"));
  Table table{position};
  table.all_stay();
  EXPECT_EQ(equally_likely(table), Words{"ally:al20"});
  table.chance({"ally:al20"});
  EXPECT_EQ(table.state().sites[First].ally, *named<Follower>("al20"));
  EXPECT_FALSE(table.state().sites[Second].ally.has_value());
  EXPECT_FALSE(table.state().sites[Haven].ally.has_value());
  EXPECT_EQ(table.step(), Step::DrawCard);
}

// VD-174, VD-011
TEST(VendettaSetup, ItsWinnerThenGetsInfluenceOnly) {
  Position position{{Brujah, Gangrel, Tremere}};
  position.up(P0, First, {"br01"}).deployed(P1, Second, 1).resolving(First);
  position.raw().sites[First].ally = {};
  Table table{position};
  table.all_stay();
  EXPECT_EQ(table.influence(P0), 3U + 2U);
  EXPECT_TRUE(table.player(P0).allies.empty());
  EXPECT_EQ(table.count(EventKind::Joined), 0U);
}

// VD-007, VD-008, VD-009, VD-039
TEST(VendettaSetup, NeitherBloodNorInfluenceRunsOut) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .blood(P0, 60)
                  .blood(P1, 90)
                  .influence(P0, 79)
                  .up(P0, First, {"br01"})
                  .up(P1, Haven, {"ga08"})
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.influence(P0), 81U);
  table.all_stay();
  EXPECT_EQ(table.blood(P0), 60U + 1U + 3U);  // al16 feeds 3
  EXPECT_EQ(table.deployed(P1, Haven), 0U);
}

// VD-012, VD-016, VD-022, VD-024, VD-184, VD-235, VD-239
TEST(VendettaSetup, ChanceDrawsOneOfItsAnswers) {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    Rng rng{seed};
    play_anything(seed, 4, {{"relics", "yes"}, {"places", "yes"}}, [&](const Table& table) {
      if (!table.pending().chance) return;
      const std::string drawn = game().write(game().sample(table.state(), rng));
      ASSERT_TRUE(table.offers(Seat::chance, drawn)) << drawn;
    });
  }
}

// VD-246, VD-013
TEST(VendettaSetup, ThreeToSixPlayersPlay) {
  for (const unsigned n : {0U, 1U, 2U, 7U}) EXPECT_FALSE(refused_setup(n, {}).empty()) << n;
  for (const unsigned n : {3U, 5U}) EXPECT_TRUE(names(refused_setup(n, {{"teams", "yes"}}), "VD-246")) << n;
  for (const unsigned n : {3U, 4U, 5U, 6U}) EXPECT_TRUE(static_cast<bool>(game().begin(krypta::Setup{n, {}}))) << n;
  EXPECT_FALSE(game().begin(krypta::Setup{4, {}})->teams);
  EXPECT_TRUE(game().begin(krypta::Setup{4, {{"teams", "yes"}}})->teams);
  EXPECT_TRUE(game().begin(krypta::Setup{6, {}})->teams);
}

}  // namespace
}  // namespace krypta::vendetta::test::setup_test
