#include <algorithm>

#include "engine/games/vendetta/words.hpp"
#include "tests/rules/vendetta/table.hpp"

/// The cards of the Nosferatu, but for those about withdrawals: using things again, and secrets. VD-298, VD-300,
/// VD-302, VD-303
namespace krypta::vendetta::test::nosferatu_test {
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

// no09: VD-198, VD-298
TEST(VendettaNosferatu, HuntStealsAndMayGoToTheHaven) {
  Table table = resolved(nosferatu().up(P0, First, {"no09"}).deployed(P1, First, 1));
  EXPECT_EQ(table.blood(P0), 7U);
  EXPECT_EQ(table.blood(P1), 5U);
  table.act(P0, "yes");
  EXPECT_TRUE(table.area(P0, First).empty());
  EXPECT_EQ(table.area(P0, Haven), Listed{"no09"});
}

// no09: VD-142, VD-180, VD-298. A Frenzy comes before the question; in the Haven it resolves again and cannot go on.
TEST(VendettaNosferatu, HuntHuntsAgainInTheHaven) {
  Table table{nosferatu()
                  .round(3)
                  .up(P0, First, {"no09"})
                  .deployed(P0, First, 3)
                  .deployed(P1, First, 1)
                  .deployed(P2, Haven, 1)
                  .blood(P1, 1)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.player(P1).drained_victims, 1U);
  table.act(P0, "yes").all_stay();
  EXPECT_EQ(table.blood(P2), 5U);
  EXPECT_EQ(table.blood(P0), 8U);
  EXPECT_TRUE(table.over()) << "without another question";
}

// no09: VD-145
TEST(VendettaNosferatu, HuntMayStay) {
  Table table = resolved(nosferatu().up(P0, First, {"no09"}));
  table.act(P0, "no");
  EXPECT_EQ(table.area(P0, First), Listed{"no09"});
  EXPECT_EQ(table.blood(P0), 6U) << "nobody to steal from";
}

// no09: VD-208, VD-273, VD-298. To the Area of whoever controls it.
TEST(VendettaNosferatu, HuntGoesWithItsController) {
  Table table = resolved(
      Position{{Malkavian, Nosferatu, Brujah}}.up(P0, First, {"ma01"}).deployed(P1, First, 1).hand(P1, {"no09"}));
  table.acts(P0, {"number:0", "yes"});
  EXPECT_EQ(table.area(P0, Haven), Listed{"no09"});
  EXPECT_EQ(table.blood(P1), 5U);
}

// no08: VD-073, VD-154
TEST(VendettaNosferatu, ReadyIsStrongerInTheHaven) {
  Table haven{nosferatu().round(3).down(P0, Haven, {"no08"}).deployed(P1, Haven, 1).resolving(Haven)};
  haven.all_stay();
  EXPECT_EQ(haven.counted(P0), 3);
  Table elsewhere = resolved(nosferatu().up(P0, First, {"no08"}).deployed(P1, First, 1));
  EXPECT_EQ(elsewhere.counted(P0), 1);
}

// no08: VD-066. Face down it counts nothing there either.
TEST(VendettaNosferatu, ReadyIsNothingFaceDown) {
  Table table{Position{{Nosferatu, Brujah, Malkavian}}
                  .round(3)
                  .up(P0, Haven, {"no08"})
                  .up(P2, Haven, {"ma02"})
                  .resolving(Haven)};
  table.all_stay().act(P0, "bid:0").act(P2, "bid:1");
  EXPECT_EQ(table.counted(P0), 0);
}

// no01: VD-298, VD-142. It must go; there it stays.
TEST(VendettaNosferatu, UnseenPassageGoesToTheHaven) {
  Table table = resolved(nosferatu().up(P0, First, {"no01"}).deployed(P1, First, 1));
  EXPECT_FALSE(table.asks(P0));
  EXPECT_EQ(table.counted(P0), 2) << "after the Conflict";
  EXPECT_EQ(table.area(P0, Haven), Listed{"no01"});
  EXPECT_EQ(told(table, EventKind::Moved, 75), numbers(0, *named<ClanCard>("no01"), Haven));
  table.all_stay();
  EXPECT_EQ(table.options(P0), (Listed{"stay", "withdraw"})) << "there by this card";
}

// no01: VD-298. Lying there already it does not move.
TEST(VendettaNosferatu, UnseenPassageDoesNothingInTheHaven) {
  Table table{nosferatu().round(3).up(P0, Haven, {"no01"}).deployed(P1, Haven, 1).resolving(Haven)};
  table.all_stay();
  EXPECT_EQ(table.area(P0, Haven), Listed{"no01"});
  EXPECT_EQ(table.count(EventKind::Moved), 0U);
}

// no03: VD-300
TEST(VendettaNosferatu, EyesInTheDarkWantsCardsFaceDownAndSeesThem) {
  Table table{nosferatu().up(P0, Second, {"no03"}).turn_of(P1)};
  EXPECT_TRUE(names(table.refused(P1, "play:br08>second>up"), "VD-300"));
  EXPECT_TRUE(table.offers(P1, "play:br08>first>up"));
  table.act(P1, "play:br08>second>down");
  EXPECT_EQ(table.blood(P1), 5U);
  EXPECT_EQ(table.deployed(P0, Second), 1U);
  EXPECT_EQ(table.blood(P0), 6U);
  EXPECT_EQ(table.state().deployed[1].card.seen_by, SeatSet::of(P0) | SeatSet::of(P1));
  EXPECT_EQ(table.known(P0).deployed[1].card.value, *named<ClanCard>("br08"));
  EXPECT_EQ(table.count_seen(P0, EventKind::LookedCard), 1U);
  EXPECT_EQ(table.count_seen(P1, EventKind::LookedCard), 1U) << "whose card was seen";
  EXPECT_EQ(table.count_seen(P2, EventKind::LookedCard), 0U);
  EXPECT_EQ(table.count_seen(P2, EventKind::Looked), 1U);
  EXPECT_EQ(table.count_seen(Seat::spectator, EventKind::LookedCard), 0U);
}

// no03: VD-063, VD-064, VD-300. Who cannot pay plays elsewhere, or drains first.
TEST(VendettaNosferatu, EyesInTheDarkKeepsAwayWhoCannotPay) {
  Table table{nosferatu().up(P0, Second, {"no03"}).blood(P1, 1).turn_of(P1)};
  EXPECT_TRUE(table.offered(P1, "play:br08>second").empty());
  EXPECT_TRUE(table.offers(P1, "play:br08>haven>up"));
  table.acts(P1, {"drain:victim", "play:br08>second>down"});
  EXPECT_EQ(table.blood(P1), 3U);
}

// no03: VD-300. The own cards may lie face up; face down they bring blood, too, and are not looked at.
TEST(VendettaNosferatu, EyesInTheDarkPaysForTheOwnCardsToo) {
  Table table{nosferatu().up(P0, Second, {"no03"}).turn_of(P0)};
  EXPECT_TRUE(table.offers(P0, "play:no08>second>up"));
  table.act(P0, "play:no08>second>down");
  EXPECT_EQ(table.deployed(P0, Second), 1U);
  EXPECT_EQ(table.count(EventKind::LookedCard), 0U);
}

// no03: VD-070, VD-300. Face down it does nothing, nor elsewhere, nor to cards that are played face up by effects.
TEST(VendettaNosferatu, EyesInTheDarkSeesWhatIsHereAlone) {
  Table down{nosferatu().down(P0, Second, {"no03"}).turn_of(P1)};
  EXPECT_TRUE(down.offers(P1, "play:br08>second>up"));
  down.act(P1, "play:br08>second>down");
  EXPECT_EQ(down.deployed(P0, Second), 0U);
  EXPECT_EQ(down.count(EventKind::LookedCard), 0U);
  Table elsewhere{nosferatu().up(P0, Second, {"no03"}).turn_of(P1)};
  elsewhere.act(P1, "play:br08>first>down");
  EXPECT_EQ(elsewhere.deployed(P0, Second), 0U);
  EXPECT_EQ(elsewhere.count(EventKind::LookedCard), 0U);
  Table effect{Position{{Nosferatu, Malkavian, Gangrel}}
                   .up(P0, First, {"no03"})
                   .up(P1, First, {"ma03"})
                   .hand(P1, {"ma08"})
                   .stops_at(Second)
                   .resolving(First)};
  effect.all_stay().act(P1, "number:0");
  EXPECT_EQ(effect.area(P1, First), (Listed{"ma03", "ma08"})) << "the duty is for Planning";
  EXPECT_EQ(effect.deployed(P0, First), 0U);
}

// no05: VD-302, VD-298
TEST(VendettaNosferatu, BackstabBringsBloodAndMayGo) {
  Table table = resolved(nosferatu().up(P0, First, {"no05"}).deployed(P1, First, 1));
  EXPECT_EQ(table.options(P0), (Listed{"number:0", "number:1", "number:2", "number:3"}));
  table.act(P0, "number:3");
  EXPECT_EQ(table.deployed(P0, First), 3U);
  EXPECT_EQ(table.blood(P0), 3U);
  table.act(P0, "yes");
  EXPECT_EQ(table.area(P0, Haven), Listed{"no05"});
  EXPECT_EQ(table.counted(P0), 3) << "still there by the blood";
}

// no05: VD-080, VD-302. One stays in the Pool; with 1 there is only the question whether it goes.
TEST(VendettaNosferatu, BackstabKeepsOneInThePool) {
  Table two = resolved(nosferatu().up(P0, First, {"no05"}).blood(P0, 2));
  EXPECT_EQ(two.options(P0), (Listed{"number:0", "number:1"}));
  Table one = resolved(nosferatu().up(P0, First, {"no05"}).blood(P0, 1));
  EXPECT_EQ(one.options(P0), (Listed{"yes", "no"}));
  one.act(P0, "no");
  EXPECT_EQ(one.area(P0, First), Listed{"no05"});
  EXPECT_EQ(one.counted(P0), 2);
}

// no05: VD-161, VD-162, VD-298. Who goes without blood is not there any more; in the Haven it acts again.
TEST(VendettaNosferatu, BackstabActsAgainInTheHaven) {
  Table table{nosferatu().round(3).up(P0, First, {"no05"}).resolving(First)};
  table.all_stay().acts(P0, {"number:0", "yes"});
  EXPECT_EQ(table.counted(P0), -1);
  EXPECT_EQ(table.count(EventKind::NobodyThere), 1U);
  table.all_stay().act(P0, "number:2");
  EXPECT_EQ(table.counted(P0), 2 + 2);
  EXPECT_TRUE(table.over()) << "it cannot go where it is";
}

// no06: VD-303
TEST(VendettaNosferatu, OneStepAheadMakesRivalsPayForTheReveal) {
  Table table{nosferatu()
                  .up(P0, First, {"no06"})
                  .down(P0, First, {"no08"})
                  .down(P1, First, {"br04", "br02"})
                  .down(P2, First, {"ga03"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_FALSE(table.asks(P2)) << "in player order";
  EXPECT_EQ(table.options(P1), (Listed{"option:1", "option:2"}));
  table.act(P1, "option:1");
  EXPECT_EQ(table.blood(P1), 4U);
  EXPECT_EQ(table.area(P1, First), (Listed{"(br04)", "(br02)"})) << "all at once, later";
  table.act(P1, "option:2").act(P2, "option:1");
  EXPECT_EQ(table.area(P0, First), (Listed{"no06", "no08"}));
  EXPECT_EQ(table.area(P1, First), (Listed{"br04", "(br02)"}));
  EXPECT_EQ(table.counted(P1), 4) << "for the rest of the resolution";
  EXPECT_EQ(table.counted(P2), 1);
  EXPECT_EQ(table.count_seen(P0, EventKind::KeptDown), 1U);
}

/// P1 answers the first loss with a loss of its rivals (tr06), which sends P2 into Frenzy: his tr08 is turned down.
Position with_a_ready_turned_down() {
  return Position{{Nosferatu, Ventrue, Tremere}}
      .up(P0, First, {"no06"})
      .up(P1, First, {"tr06"})
      .down(P1, First, {"ve04"})
      .blood(P2, 2);
}

// no06: VD-303, VD-314, VD-315. What lies face down when it begins, wherever it is kept.
TEST(VendettaNosferatu, OneStepAheadDoesNotAskAboutWhatIsTurnedDownMeanwhile) {
  for (const bool before : {false, true}) {
    Position position = with_a_ready_turned_down();
    if (before) position.up(P2, First, {"tr08"}).down(P2, First, {"tr03"});
    if (!before) position.down(P2, First, {"tr03"}).up(P2, First, {"tr08"});
    Table table = resolved(position);
    table.act(P1, "option:1").act(P2, "use:tr08");
    EXPECT_EQ(table.count(EventKind::DrainAvoided), 1U);
    ASSERT_TRUE(table.asks(P2));
    const Message asked = game().prompt(table.state(), P2).message;
    EXPECT_EQ(asked.arguments.at(1).content, Message::Content{term(*named<ClanCard>("tr03"))});
    table.act(P2, "option:2");
    EXPECT_FALSE(table.offers(P2, "option:2")) << "tr08 is not asked about";
    const Listed area = table.area(P2, First);
    EXPECT_TRUE(std::ranges::find(area, "tr08") != area.end()) << "and revealed with the others";
    EXPECT_TRUE(std::ranges::find(area, "(tr03)") != area.end());
  }
}

// no06: VD-303. Whoever is asked is told about which card; nobody else learns it.
TEST(VendettaNosferatu, OneStepAheadNamesTheCardItMeans) {
  Table table{nosferatu().up(P0, First, {"no06"}).down(P1, First, {"br04", "br02"}).stops_at(Second).resolving(First)};
  table.all_stay();
  const auto about = [&](Seat s) { return game().prompt(table.state(), s).message; };
  EXPECT_EQ(about(P1).key, "vd-prompt-effect-option-about");
  EXPECT_EQ(about(P1).arguments.at(1).content, Message::Content{term(*named<ClanCard>("br04"))});
  EXPECT_EQ(about(P2).key, "vd-prompt-effect-option");
  for (const Message::Argument& argument : about(P2).arguments)
    EXPECT_NE(argument.content, Message::Content{term(*named<ClanCard>("br04"))});
  table.act(P1, "option:2");
  EXPECT_EQ(about(P1).arguments.at(1).content, Message::Content{term(*named<ClanCard>("br02"))});
}

// no06: VD-303, VD-309. After what acts before the reveal.
TEST(VendettaNosferatu, OneStepAheadComesAfterFriendsInHighPlaces) {
  Table table = resolved(Position{{Nosferatu, Toreador, Gangrel}}
                             .up(P0, First, {"no06"})
                             .up(P1, First, {"to07"})
                             .down(P1, First, {"to08"}));
  EXPECT_EQ(table.options(P1), (Listed{"number:0", "number:1"}));
  table.act(P1, "number:0");
  EXPECT_EQ(table.options(P1), (Listed{"option:1", "option:2"}));
}

// no06: VD-180, VD-276, VD-303. Less than 2 is enough, and each Frenzy comes before the next card.
TEST(VendettaNosferatu, OneStepAheadCanCauseAFrenzy) {
  Table table{nosferatu()
                  .up(P0, First, {"no06"})
                  .down(P1, First, {"br04", "br02"})
                  .blood(P1, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().act(P1, "option:1");
  EXPECT_EQ(table.influence(P0), 4U);
  EXPECT_EQ(table.blood(P1), 3U);
  EXPECT_EQ(table.options(P1), (Listed{"option:1", "option:2"}));
  table.act(P1, "option:1");
  EXPECT_EQ(table.area(P1, First), (Listed{"br04", "br02"}));
}

// no06: VD-303, I-40. What stays face down to the end of the match is open then.
TEST(VendettaNosferatu, OneStepAheadKeepsNothingFromAnybodyAfterTheEnd) {
  Table table{nosferatu().round(3).up(P0, Haven, {"no06"}).down(P1, Haven, {"br04"}).resolving(Haven)};
  table.all_stay().act(P1, "option:2");
  ASSERT_TRUE(table.over());
  EXPECT_EQ(table.area(P1, Haven), Listed{"(br04)"});
  EXPECT_EQ(table.known(P2).deployed[1].card.value, *named<ClanCard>("br04"));
  EXPECT_TRUE(table.player(P1).seen_out.has(*named<ClanCard>("br04")));
  EXPECT_FALSE(game().check(table.state()).has_value());
}

// no06: VD-276, VD-303. With an empty Pool a card cannot be paid for.
TEST(VendettaNosferatu, OneStepAheadLeavesThePoorFaceDown) {
  Table table =
      resolved(nosferatu().up(P0, First, {"no06"}).down(P1, First, {"br04"}).drained(P1, {"al25"}).blood(P1, 0));
  EXPECT_EQ(table.area(P1, First), Listed{"(br04)"});
  EXPECT_EQ(table.counted(P1), 0);
}

// no06: VD-071, VD-274, VD-303. Face down until this reveal it does nothing, nor elsewhere.
TEST(VendettaNosferatu, OneStepAheadMustLieFaceUpBefore) {
  Table down = resolved(nosferatu().down(P0, First, {"no06"}).down(P1, First, {"br04"}).blood(P1, 3));
  EXPECT_EQ(down.area(P1, First), Listed{"br04"});
  EXPECT_EQ(down.blood(P1), 3U);
  Table elsewhere = resolved(nosferatu().up(P0, Haven, {"no06"}).down(P1, First, {"br04"}));
  EXPECT_EQ(elsewhere.area(P1, First), Listed{"br04"});
}

// no03: VD-277, VD-300. In teams it is asked at the start of each turn of the partner.
TEST(VendettaNosferatu, EyesInTheDarkMaySpareThePartner) {
  Table table{Position{{Nosferatu, Gangrel, Tremere, Ventrue}}
                  .teams()
                  .up(P0, First, {"no03"})
                  .turn_of(P1, 1)
                  .hand(P2, {"tr01", "tr08", "tr09"})};
  table.acts(P1, {"play:ga08>second>up", "end"}).act(P0, "without-partner");
  EXPECT_TRUE(table.offers(P2, "play:tr08>first>up"));
  table.act(P2, "play:tr08>first>down");
  EXPECT_EQ(table.count(EventKind::LookedCard), 0U);
  EXPECT_EQ(table.deployed(P0, First), 1U) << "whoever played it";
  table.act(P2, "end").acts(P3, {"play:ve08>second>up", "end"});
  table.acts(P0, {"play:no08>second>up", "end"}).acts(P1, {"play:ga09>second>up", "end"}).act(P0, "with-partner");
  EXPECT_FALSE(table.offers(P2, "play:tr09>first>up"));
  table.act(P2, "play:tr09>first>down");
  EXPECT_EQ(table.count_seen(P0, EventKind::LookedCard), 1U);
}

// no09: VD-252, VD-298. One decision for each resolution: it is asked again in the Haven.
TEST(VendettaNosferatu, HuntAsksAboutThePartnerAgainInTheHaven) {
  Table table{Position{{Nosferatu, Gangrel, Tremere, Ventrue}}
                  .teams()
                  .round(3)
                  .up(P0, First, {"no09"})
                  .deployed(P2, First, 1)
                  .deployed(P2, Haven, 1)
                  .resolving(First)};
  table.all_stay().acts(P0, {"without-partner", "yes"}).all_stay();
  EXPECT_EQ(table.blood(P2), 6U);
  table.act(P0, "with-partner");
  EXPECT_EQ(table.blood(P2), 5U);
}

}  // namespace
}  // namespace krypta::vendetta::test::nosferatu_test
