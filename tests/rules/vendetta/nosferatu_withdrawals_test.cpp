#include "tests/rules/vendetta/table.hpp"

/// The cards of the Nosferatu that are about withdrawals. VD-299, VD-301, VD-304
namespace krypta::vendetta::test::nosferatu_withdrawals_test {
namespace {

using enum Clan;
using enum Location;
using Listed = std::vector<std::string>;

Position nosferatu() { return Position{{Nosferatu, Brujah, Gangrel}}; }
/// Everybody stays at the first location; the match then stops at the second.
Table resolved(Position& position) {
  Table table{position.stops_at(Second).resolving(First)};
  return table.all_stay();
}

// no02: VD-299, VD-127
TEST(VendettaNosferatuWithdrawals, CloakOfShadowsLeadsAWithdrawalElsewhere) {
  Table table{nosferatu()
                  .up(P0, Second, {"no02"})
                  .up(P0, First, {"no08"})
                  .down(P0, First, {"no09"})
                  .deployed(P0, First, 2)
                  .deployed(P1, First, 1)
                  .resolving(First)};
  table.stay_but({P0});
  EXPECT_EQ(table.options(P0), (Listed{"use:no02", "pass"}));
  EXPECT_EQ(table.area(P0, First), (Listed{"no08", "(no09)"})) << "before anything is moved";
  table.act(P0, "use:no02");
  EXPECT_EQ(table.area(P0, Second), (Listed{"no02", "no08", "no09"})) << "face up";
  EXPECT_EQ(table.deployed(P0, Second), 2U);
  EXPECT_EQ(table.blood(P0), 6U);
  EXPECT_EQ(table.influence(P0), 3U) << "no reward where somebody withdrew";
  EXPECT_EQ(table.counted(P0), -1);
}

// no02: VD-145, VD-124, VD-125. Only if its player likes.
TEST(VendettaNosferatuWithdrawals, CloakOfShadowsMayBeLeftAlone) {
  Table table{nosferatu().up(P0, Second, {"no02"}).up(P0, First, {"no08"}).deployed(P0, First, 2).resolving(First)};
  table.stay_but({P0}).act(P0, "pass");
  EXPECT_EQ(table.area(P0, Haven), Listed{"no08"});
  EXPECT_EQ(table.blood(P0), 8U);
}

// no02: VD-070, VD-299. Not face down, not from where it lies, not for others.
TEST(VendettaNosferatuWithdrawals, CloakOfShadowsIsForTheOwnWithdrawalFromElsewhere) {
  Table down{nosferatu().down(P0, Second, {"no02"}).up(P0, First, {"no08"}).resolving(First)};
  down.stay_but({P0});
  EXPECT_EQ(down.area(P0, Haven), Listed{"no08"});
  Table here{nosferatu().up(P0, First, {"no02"}).stops_at(Second).resolving(First)};
  here.stay_but({P0});
  EXPECT_EQ(here.area(P0, Haven), Listed{"no02"});
  Table others{nosferatu().up(P0, Second, {"no02"}).up(P1, First, {"br02"}).resolving(First)};
  others.stay_but({P1});
  EXPECT_EQ(others.area(P1, Haven), Listed{"br02"});
}

// no02: VD-264, VD-299. Out of the Haven, too, to a location that is resolved.
TEST(VendettaNosferatuWithdrawals, CloakOfShadowsLeadsOutOfTheHaven) {
  Table table{nosferatu()
                  .round(3)
                  .up(P0, First, {"no02"})
                  .down(P0, Haven, {"no09"})
                  .deployed(P0, Haven, 1)
                  .deployed(P1, Haven, 1)
                  .resolving(Haven)};
  table.stay_but({P0}).act(P0, "use:no02");
  EXPECT_EQ(table.area(P0, First), (Listed{"no02", "no09"}));
  EXPECT_EQ(table.deployed(P0, First), 1U);
  EXPECT_EQ(table.count(EventKind::Stolen), 0U) << "nothing is resolved there any more";
}

// no04: VD-301
TEST(VendettaNosferatuWithdrawals, FeralWhispersPaysTwoForEachCardMoved) {
  Table table{nosferatu()
                  .up(P0, Second, {"no04"})
                  .up(P0, First, {"no08"})
                  .down(P0, First, {"no09"})
                  .deployed(P0, First, 1)
                  .resolving(First)};
  table.stay_but({P0});
  EXPECT_EQ(table.deployed(P0, Second), 4U);
  EXPECT_EQ(table.blood(P0), 7U) << "what was deployed there";
  EXPECT_EQ(table.area(P0, Haven), (Listed{"no08", "no09"}));
}

// no04: VD-299, VD-301. By the Cloak of Shadows, too.
TEST(VendettaNosferatuWithdrawals, FeralWhispersPaysForTheCloakOfShadows) {
  Table table{
      nosferatu().up(P0, Second, {"no04", "no02"}).up(P0, First, {"no08"}).deployed(P0, First, 1).resolving(First)};
  table.stay_but({P0}).act(P0, "use:no02");
  EXPECT_EQ(table.deployed(P0, Second), 1U + 2U);
}

// no04: VD-070, VD-301. Nothing in the Area that is withdrawn, for cards that go to the hand, face down, or for others.
TEST(VendettaNosferatuWithdrawals, FeralWhispersIsForCardsMovedFromElsewhere) {
  Table itself{nosferatu().up(P0, First, {"no04", "no08"}).stops_at(Second).resolving(First)};
  itself.stay_but({P0});
  EXPECT_EQ(itself.count(EventKind::BloodPlaced), 0U);
  Table hand{nosferatu().round(3).up(P0, First, {"no04"}).up(P0, Haven, {"no08"}).resolving(Haven)};
  hand.stay_but({P0});
  EXPECT_EQ(hand.count(EventKind::BloodPlaced), 0U);
  Table down{nosferatu().down(P0, Second, {"no04"}).up(P0, First, {"no08"}).resolving(First)};
  down.stay_but({P0});
  EXPECT_EQ(down.count(EventKind::BloodPlaced), 0U);
  Table others{nosferatu().up(P0, Second, {"no04"}).up(P1, First, {"br02"}).resolving(First)};
  others.stay_but({P1});
  EXPECT_EQ(others.count(EventKind::BloodPlaced), 0U);
}

// no07: VD-304, VD-271
TEST(VendettaNosferatuWithdrawals, VanishWithdrawsAndStealsFromThoseWhoWereRivals) {
  Table table = resolved(
      nosferatu().up(P0, First, {"no07", "no08"}).deployed(P0, First, 2).deployed(P1, First, 1).deployed(P2, Haven, 1));
  table.act(P0, "yes");
  EXPECT_EQ(table.blood(P0), 6U + 2U + 1U);
  EXPECT_EQ(table.blood(P1), 5U);
  EXPECT_EQ(table.blood(P2), 6U) << "no rival at the location that was left";
  EXPECT_EQ(table.area(P0, Haven), (Listed{"no07", "no08"}));
  EXPECT_EQ(table.influence(P0), 3U) << "not ranked";
}

// no07: VD-145, VD-304. It may be left alone; without a rival it is a withdrawal.
TEST(VendettaNosferatuWithdrawals, VanishIsNeverForced) {
  Table left = resolved(nosferatu().up(P0, First, {"no07"}).deployed(P1, First, 1));
  left.act(P0, "no");
  EXPECT_EQ(left.blood(P1), 6U);
  EXPECT_EQ(left.counted(P0), 4);
  Table alone = resolved(nosferatu().up(P0, First, {"no07"}));
  alone.act(P0, "yes");
  EXPECT_EQ(alone.blood(P0), 6U);
  EXPECT_EQ(alone.area(P0, Haven), Listed{"no07"});
  EXPECT_EQ(alone.count(EventKind::NobodyThere), 1U);
}

// no07: VD-129, VD-142, VD-304. In the Haven it may be used again, and takes the cards to the hand.
TEST(VendettaNosferatuWithdrawals, VanishVanishesAgainFromTheHaven) {
  Table table{nosferatu()
                  .round(3)
                  .up(P0, First, {"no07"})
                  .deployed(P0, Haven, 2)
                  .deployed(P1, First, 1)
                  .deployed(P1, Haven, 1)
                  .resolving(First)};
  table.all_stay().act(P0, "yes").all_stay().act(P0, "yes");
  EXPECT_EQ(table.blood(P0), 6U + 1U + 2U + 1U);
  EXPECT_EQ(table.hand(P0), (Listed{"no07", "no08", "no09"}));
  EXPECT_EQ(table.blood(P1), 4U);
}

// no07: VD-299, VD-301, VD-304, VD-269. The other cards join in, and the theft belongs to the location that was left.
TEST(VendettaNosferatuWithdrawals, VanishIsAWithdrawalLikeAnyOther) {
  Table table = resolved(Position{{Nosferatu, Toreador, Gangrel}}
                             .up(P0, First, {"no07"})
                             .deployed(P0, First, 1)
                             .up(P0, Second, {"no02", "no04"})
                             .up(P1, First, {"to06"})
                             .deployed(P2, First, 1));
  table.acts(P0, {"yes", "use:no02"});
  EXPECT_EQ(table.area(P0, Second), (Listed{"no07", "no02", "no04"}));
  EXPECT_EQ(table.deployed(P0, Second), 1U + 2U);
  EXPECT_EQ(table.blood(P1), 6U) << "protected there";
  EXPECT_EQ(table.blood(P2), 5U);
}

}  // namespace
}  // namespace krypta::vendetta::test::nosferatu_withdrawals_test
