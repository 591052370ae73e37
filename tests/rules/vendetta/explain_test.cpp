#include "engine/games/vendetta/rules.hpp"
#include "tests/rules/vendetta/observers.hpp"

/// Every refusal names the rule that refuses.
namespace krypta::vendetta::test::explain_test {
namespace {

using enum Clan;
using enum Location;

using krypta::test::expect_refused;

}  // namespace

// VD-012, VD-016, VD-017, VD-001, VD-239, VD-240, VD-041, VD-042
TEST(VendettaExplain, InSetup) {
  Table table = Table::begin(3, {{"relics", "yes"}, {"places", "yes"}});
  expect_refused(table, Seat::chance, {{"first:3", "VD-012"}, {"clan:brujah", "VD-012"}});
  expect_refused(table, P0, {{"first:0", "VD-012"}, {"stay", "VD-012"}});
  table.chance({"first:0"});
  expect_refused(table, Seat::chance, {{"relic:re01", "VD-235"}});
  table.chance({"place:lo01"});
  expect_refused(table, Seat::chance, {{"place:lo01", "VD-235"}});
  table.chance({"place:lo02", "relic:re01"});
  expect_refused(table, Seat::chance, {{"relic:re01", "VD-239"}});
  table.chance({"relic:re02", "relic:re03", "relic:re04", "clan:brujah"});
  expect_refused(table, Seat::chance, {{"clan:brujah", "VD-016"}});
  table.chance({"clan:gangrel", "clan:tremere", "clan:ventrue"});
  expect_refused(table, P0, {{"take-clan:toreador", "VD-017"}, {"take-relic:re01", "VD-017"}});
  expect_refused(table, P1, {{"take-clan:brujah", "VD-017"}});
  table.act(P0, "take-clan:brujah").act(P1, "take-clan:gangrel").act(P2, "take-clan:tremere");
  expect_refused(table, P2, {{"take-relic:re08", "VD-239"}, {"take-clan:ventrue", "VD-240"}});
  expect_refused(table, P0, {{"take-relic:re01", "VD-240"}});
  table.act(P2, "take-relic:re01").act(P1, "take-relic:re02").act(P0, "take-relic:re03");
  expect_refused(table, Seat::chance, {{"get:br01", "VD-041"}});
  table.chance({"ally:al01", "ally:al02", "ally:al03"});
  expect_refused(table, Seat::chance, {{"get:br08", "VD-042"}, {"get:ga01", "VD-042"}});
}

// VD-036, VD-042, VD-043
TEST(VendettaExplain, InHandBuilding) {
  Table table = dealt({Brujah, Gangrel, Tremere});
  expect_refused(table, P0, {{"bottom:br08", "VD-043"}, {"bottom:ga01", "VD-042"}, {"play:br08>first>up", "VD-047"}});
  table.act(P0, table.options(P0).front());
  expect_refused(table, P0, {{"bottom:br08", "VD-036"}, {"end", "VD-043"}});
}

// VD-047, VD-048, VD-051, VD-052, VD-055, VD-061, VD-063, VD-076, VD-079, VD-080, VD-084, VD-088, VD-098, VD-120
TEST(VendettaExplain, InATurn) {
  Table table{Position{{Brujah, Gangrel, Tremere}}.blood(P0, 1).relic(P0, "re01", true).drained(P0, {"al20"})};
  expect_refused(table, P0,
                 {{"play:br01>first>up", "VD-048"},
                  {"play:br08>third>up", "VD-055"},
                  {"play:br08>first>down", "VD-061"},
                  {"play:br08>first>down", "VD-063"},
                  {"blood:1", "VD-079"},
                  {"flip", "VD-098"},
                  {"drain:al20", "VD-088"},
                  {"drain:al01", "VD-084"},
                  {"use:re01", "VD-242"},
                  {"use:al13", "VD-006"},
                  {"end", "VD-052"},
                  {"pass", "VD-052"},
                  {"stay", "VD-120"},
                  {"yes", "VD-057"}});
  expect_refused(table, P1, {{"play:ga08>first>up", "VD-047"}, {"drain:victim", "VD-051"}, {"end", "VD-047"}});
  expect_refused(table, Seat::spectator, {{"play:br08>first>up", "VD-047"}});
  table.act(P0, "play:br08>first>up");
  expect_refused(
      table, P0,
      {{"blood:1", "VD-080"}, {"blood:4", "VD-076"}, {"blood:0", "VD-076"}, {"play:br09>first>up", "VD-048"}});
}

// VD-328
TEST(VendettaExplain, WhoCannotBeDrained) {
  Table table{Position{{Brujah, Gangrel, Tremere}}.allies(P0, {"al11"})};
  expect_refused(table, P0, {{"drain:al11", "VD-328"}});
}

// VD-106
TEST(VendettaExplain, TheEliminatedTakeNoPart) {
  Table table{Position{{Brujah, Gangrel, Tremere}}.tokens(P0, 2).allies(P0, {"al09"})};
  table.act(P0, "drain:al09");
  expect_refused(table, P0, {{"play:br08>first>up", "VD-106"}, {"drain:victim", "VD-106"}});
}

// VD-120, VD-122, VD-320
TEST(VendettaExplain, InTheWithdrawStep) {
  Table table{Position{{Brujah, Gangrel, Ventrue}}
                  .deployed(P0, First, 1)
                  .blood(P0, 0)
                  .drained(P0, {"al25"})
                  .up(P2, First, {"ve05"})
                  .resolving(First)};
  EXPECT_EQ(table.options(P0), Words{"withdraw"});
  expect_refused(table, P0, {{"stay", "VD-320"}, {"drain:victim", "VD-051"}, {"end", "VD-120"}});
  expect_refused(table, P1, {{"stay", "VD-122"}});
}

// VD-139, VD-141, VD-142, VD-146, VD-175, VD-242
TEST(VendettaExplain, InASlot) {
  Table table{Position{{Brujah, Gangrel, Malkavian}}
                  .up(P1, First, {"ga04", "ga08", "ga02"})
                  .deployed(P0, First, 1)
                  .relic(P1, "re07")
                  .resolving(First)};
  table.all_stay();
  expect_refused(table, P1, {{"use:ga02", "VD-144"}, {"use:re07", "VD-242"}, {"pass", "VD-145"}, {"yes", "VD-141"}});
  expect_refused(table, P0, {{"use:ga04", "VD-139"}});
  Table fight{
      Position{{Brujah, Gangrel, Malkavian}}.up(P0, First, {"br01", "br02"}).deployed(P1, First, 1).resolving(First)};
  fight.all_stay();
  expect_refused(fight, P0, {{"pass", "VD-146"}});
  expect_refused(fight, P1, {{"use:br01", "VD-146"}});
  Table after{
      Position{{Brujah, Gangrel, Malkavian}}.up(P0, First, {"br04", "br09"}).deployed(P1, First, 1).resolving(First)};
  after.all_stay();
  expect_refused(after, P0, {{"pass", "VD-175"}, {"use:br01", "VD-142"}});
  expect_refused(after, P1, {{"pass", "VD-175"}});
}

// VD-224, VD-225, VD-275
TEST(VendettaExplain, InAWindow) {
  Table table{Position{{Brujah, Gangrel, Malkavian}}
                  .relic(P0, "re07")
                  .relic(P1, "re02")
                  .deployed(P0, First, 1)
                  .deployed(P1, First, 1)
                  .resolving(First)};
  table.all_stay();
  expect_refused(table, P0, {{"use:re02", "VD-242"}, {"stay", "VD-275"}, {"use:al13", "VD-275"}});
  expect_refused(table, P1, {{"pass", "VD-224"}});
}

// VD-145, VD-195, VD-208, VD-252, VD-271, VD-276
TEST(VendettaExplain, WhatACardAsks) {
  Table curfew{Position{{Ventrue, Gangrel, Brujah}}.up(P0, First, {"ve03"}).deployed(P1, First, 1).resolving(First)};
  curfew.all_stay();
  expect_refused(curfew, P1, {{"option:3", "VD-276"}, {"yes", "VD-195"}, {"done", "VD-145"}});
  expect_refused(curfew, P0, {{"option:1", "VD-208"}});
  Table whom{Position{{Malkavian, Gangrel, Brujah, Tremere}}
                 .up(P0, First, {"ma01"})
                 .deployed(P1, First, 1)
                 .deployed(P2, First, 1)
                 .resolving(First)};
  whom.all_stay();
  EXPECT_EQ(whom.options(P0), (Words{"player:1", "player:2"}));
  expect_refused(whom, P0, {{"player:0", "VD-205"}, {"player:3", "VD-271"}, {"slot:c01", "VD-208"}});
  Table partner{Position{{Brujah, Gangrel, Malkavian, Tremere}}
                    .teams()
                    .up(P0, First, {"br04"})
                    .deployed(P2, First, 1)
                    .resolving(First)};
  partner.all_stay();
  expect_refused(partner, P0, {{"player:2", "VD-252"}});
}

// VD-292, VD-080
TEST(VendettaExplain, InAnAuction) {
  Table table{Position{{Malkavian, Gangrel, Tremere}}.up(P0, First, {"ma02"}).deployed(P1, First, 1).resolving(First)};
  table.all_stay();
  expect_refused(table, P0, {{"bid:6", "VD-080"}, {"bid:7", "VD-292"}, {"stay", "VD-292"}});
  expect_refused(table, P1, {{"bid:7", "VD-292"}});
  expect_refused(table, P2, {{"bid:1", "VD-292"}});
}

// VD-216
TEST(VendettaExplain, WhenItIsOver) {
  Table table{Position{{Brujah, Gangrel, Malkavian}}.round(3).deployed(P0, Haven, 1).resolving(Haven)};
  table.all_stay();
  expect_refused(table, P0, {{"stay", "VD-216"}, {"play:br08>first>up", "VD-219"}});
}

TEST(VendettaExplain, WhatIsLegalIsRefusedByNothingAndEverythingElseBySomething) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Rng rng{seed};
    const unsigned seats = 3 + static_cast<unsigned>(seed % 4);
    play_anything(seed, seats, {{"relics", "yes"}, {"places", "yes"}}, [&](const Table& table) {
      for (int i = 0; i < 12; ++i) {
        const Seat s = rng.below(8) == 0 ? Seat::chance : seat(rng.below(seats));
        const Choice c = choose(static_cast<Verb>(rng.below(31)), rng.below(64));
        const auto legal = table.match().options(s);
        const bool offered = !table.over() && std::ranges::find(legal, c) != legal.end();
        ASSERT_EQ(game().explain(table.state(), s, c).empty(), offered)
            << seed << " " << game().write(c) << " " << name_of(table.step());
      }
      if (table.over()) return;
      for (const Choice c : table.match().options(table.deciding()))
        ASSERT_TRUE(game().explain(table.state(), table.deciding(), c).empty()) << game().write(c);
    });
  }
}

}  // namespace krypta::vendetta::test::explain_test
