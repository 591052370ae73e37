#include "tests/rules/vampire_empire/scenario.hpp"

/// Crypt, Blood Feast, Bat Swarm, Creeping Fear and Ghoul.
namespace krypta::vampire_empire::test::cards_vampire_test {
namespace {

using enum Character;

Position open_night() { return Position{}.window_before().hand(H, {"h01"}); }

// v35: VE-178, VE-179, VE-180
TEST(VampireEmpireCrypt, TakesAnyCardFromTheCellar) {
  Table table{open_night().cellar(V, {"v05", "v36", "v26"}).moat(V, {"v06"}).hand(V, {"v35", "v01", "v02"})};
  table.act(V, "play:v35");
  EXPECT_EQ(told(table, EventKind::PlayedSupport, 148), numbers(V, number_of("v35"), 1));
  table.act(V, "drop:v01");
  EXPECT_EQ(table.options(V), (Ids{"take:v05", "take:v26", "take:v36"}));
  for (const char* other : {"take:v01", "take:v06", "take:v02", "take:v11", "done"}) table.refused(V, other);
  table.act(V, "take:v26");
  EXPECT_EQ(table.hand(V), (Ids{"v02", "v26"}));
  EXPECT_EQ(table.cellar(V), (Ids{"v05", "v36"}));
  EXPECT_EQ(table.moat(V), (Ids{"v01", "v06", "v35"}));
  EXPECT_EQ(last_seen(table, V, EventKind::TookCard), numbers(V, number_of("v26"), Pile::Cellar));
  EXPECT_EQ(last_seen(table, H, EventKind::Took), numbers(V, Pile::Cellar));
  EXPECT_EQ(table.count_seen(H, EventKind::TookCard), 0U);
  expect_unseen(table, V);
  EXPECT_TRUE(window_asks(table, H));
}

// v35: VE-182
TEST(VampireEmpireCrypt, FindsNothingInAnEmptyCellar) {
  Table table{open_night().reshuffled(V).hand(V, {"v35", "v01", "v02"})};
  table.acts(V, {"play:v35", "drop:v01"});
  EXPECT_EQ(told(table, EventKind::FoundNothing, 182), numbers(V, Pile::Cellar));
  EXPECT_EQ(table.hand(V), (Ids{"v02"}));
  EXPECT_TRUE(window_asks(table, H));
  expect_costs("v35", 2, 1);
}

// v36: VE-042, VE-061
TEST(VampireEmpireBloodFeast, DrawsThreeCards) {
  Table table{open_night().hand(V, {"v36", "v01", "v02", "v03", "v04", "v05", "v06", "v07"})};
  table.act(V, "play:v36");
  EXPECT_EQ(told(table, EventKind::PlayedSupport, 148), numbers(V, number_of("v36"), 0));
  table.chance({"get:v08", "get:v09", "get:v10"});
  EXPECT_EQ(told(table, EventKind::Drew, 48), numbers(V, 3));
  EXPECT_EQ(table.player(V).hand_count, 10U);
  EXPECT_EQ(table.count_seen(V, EventKind::GotCard), 3U);
  EXPECT_EQ(table.count_seen(H, EventKind::GotCard), 0U);
  expect_unseen(table, V);
  EXPECT_TRUE(window_asks(table, H));
  EXPECT_EQ(table.moat(V), (Ids{"v36"}));
  expect_costs("v36", 1, 0);
}

// v36: VE-043, VE-048
TEST(VampireEmpireBloodFeast, ReshufflesAndDrawsWhatThereIs) {
  Table table{open_night().hand(V, {"v36", "v01"}).cellar(V, {"v05"}).deck(V, {"v02"})};
  table.act(V, "play:v36").chance({"get:v02", "get:v05"});
  EXPECT_EQ(told(table, EventKind::Reshuffled, 42), numbers(V, 1));
  EXPECT_EQ(told(table, EventKind::Drew, 48), numbers(V, 2));
  EXPECT_EQ(table.hand(V), (Ids{"v01", "v02", "v05"}));
  Table none{open_night().hand(V, {"v36", "v01"}).deck(V, {})};
  none.act(V, "play:v36");
  EXPECT_EQ(told(none, EventKind::Drew, 48), numbers(V, 0));
  EXPECT_TRUE(window_asks(none, H));
}

// v38: VE-078, VE-169, VE-214
TEST(VampireEmpireBatSwarm, SendsSomebodyToTheBottomOfTheTown) {
  Table table{open_night()
                  .castle({Lord, Maid, Monk})
                  .revealed({Lord})
                  .marker(Lord, Marker::Attack, 1)
                  .hand(V, {"v38", "v01", "v02", "v03"})};
  table.act(V, "play:v38");
  EXPECT_EQ(told(table, EventKind::PlayedSupport, 148), numbers(V, number_of("v38"), 2));
  EXPECT_EQ(table.options(V), (Ids{"name:lord", "name:maid", "name:monk"})) << "revealed or not, the castle only";
  EXPECT_TRUE(names(table.refused(V, "name:cook"), "VE-201"));
  table.acts(V, {"name:lord", "drop:v01"});
  EXPECT_TRUE(table.castle().has(Lord));
  table.act(V, "drop:v02");
  EXPECT_EQ(told(table, EventKind::NamedCharacter, 200), numbers(V, Lord));
  EXPECT_EQ(told(table, EventKind::WentToTown, 78), numbers(Lord));
  EXPECT_EQ(told(table, EventKind::LostMarkers, 169), numbers(Lord));
  ASSERT_TRUE(table.pending().chance);
  EXPECT_EQ(table.options(Seat::chance),
            (Ids{"enter:lady", "enter:officer", "enter:cook", "enter:butler", "enter:nun", "enter:bishop"}))
      << "the Lord lies below them";
  table.chance({"enter:nun"});
  EXPECT_EQ(table.castle(), set_of({Maid, Monk, Nun}));
  EXPECT_TRUE(table.state().revealed.has(Lord)) << "stays revealed";
  for (const Seat s : {V, H, Seat::spectator}) {
    ASSERT_EQ(table.known(s).town.bottom.size(), 1U);
    EXPECT_EQ(table.known(s).town.bottom[0].value, Lord);
  }
  EXPECT_EQ(table.moat(V), (Ids{"v01", "v02", "v38"}));
  EXPECT_TRUE(window_asks(table, H));
  // VE-214: it is not the action; that is still to come, and Hide is among what may be chosen.
  EXPECT_EQ(table.count(EventKind::Hid), 0U);
  expect_costs("v38", 3, 2);
}

// v38: VE-081, VE-214. With an empty town the character comes back at once, without markers.
TEST(VampireEmpireBatSwarm, WithAnEmptyTownTakesTheMarkersOnly) {
  Table table{open_night()
                  .castle({Lady, Cook, Monk})
                  .dead({Officer, Bishop, Butler, Lord, Nun, Maid})
                  .marker(Cook, Marker::Defence, 1)
                  .hand(V, {"v38", "v01", "v02"})};
  table.acts(V, {"play:v38", "name:cook", "drop:v01", "drop:v02"});
  EXPECT_EQ(table.castle(), set_of({Lady, Cook, Monk}));
  EXPECT_EQ(table.markers(Cook, Marker::Defence), 0U);
  EXPECT_EQ(told(table, EventKind::Entered, 29), numbers(Cook));
  EXPECT_TRUE(window_asks(table, H));
}

// v38: VE-186, VE-187. Whoever enters may be the third revealed vampire; the card does nothing more.
TEST(VampireEmpireBatSwarm, CanWinTheMatch) {
  Table table{open_night().castle({Lord, Cook, Monk}).revealed({Lord, Cook, Nun}).hand(V, {"v38", "v01", "v02"})};
  table.acts(V, {"play:v38", "name:monk", "drop:v01", "drop:v02"}).chance({"enter:nun"});
  EXPECT_TRUE(table.over());
  EXPECT_EQ(told(table, EventKind::Won, 186), numbers(V, Side::Vampire, Ending::Castle));
}

// v38: VE-214, HC-VE-47. Also when hiding is forbidden; and by day.
TEST(VampireEmpireBatSwarm, IsNotTheHideAction) {
  Table table{open_night().forbid(V, Action::Hide).hand(V, {"v38", "v01", "v02", "v03"})};
  table.acts(V, {"play:v38", "name:maid", "drop:v01", "drop:v02"}).chance({"enter:nun"});
  EXPECT_TRUE(table.player(V).forbidden.has(Action::Hide)) << "the limit is still for the step 3 to come";
  Table day{Position{}.day().window_before().hand(H, {"h01"}).hand(V, {"v38", "v01", "v02", "v03"})};
  day.act(H, "done").acts(V, {"play:v38", "name:maid", "drop:v01", "drop:v02", "drop:v03"}).chance({"enter:nun"});
  EXPECT_EQ(day.castle(), set_of({Lady, Monk, Nun}));
  Table combat{Position{}.hand(V, {"v38", "v03", "v01", "v02"}).hand(H, {"h01"})};
  combat.acts(V, {"attack:lady>maid", "play:v03", "done"}).act(H, "done");
  EXPECT_TRUE(names(combat.refused(V, "play:v38"), "VE-202"));
}

// v39: VE-212
TEST(VampireEmpireCreepingFear, MakesTheOpponentLoseTwoCards) {
  Table table{Position{}.window_before().hand(H, {"h01", "h05", "h24", "h31"}).hand(V, {"v39", "v01", "v02"})};
  table.act(V, "play:v39");
  EXPECT_EQ(told(table, EventKind::PlayedSupport, 148), numbers(V, number_of("v39"), 1));
  table.act(V, "drop:v01");
  ASSERT_TRUE(table.pending().chance);
  EXPECT_EQ(table.options(Seat::chance), (Ids{"lose:h01", "lose:h05", "lose:h24", "lose:h31"}));
  table.chance({"lose:h24", "lose:h01"});
  EXPECT_EQ(table.hand(H), (Ids{"h05", "h31"}));
  EXPECT_EQ(table.moat(H), (Ids{"h01", "h24"}));
  EXPECT_TRUE(table.cellar(H).empty());
  EXPECT_EQ(table.hand(V), (Ids{"v02"}));
  // Face down: the owner sees which, the others how many. J-31
  EXPECT_EQ(told(table, EventKind::LostCards, 212), numbers(H, 2));
  EXPECT_EQ(table.count_seen(H, EventKind::LostCard), 2U);
  EXPECT_EQ(last_seen(table, H, EventKind::LostCard), numbers(H, number_of("h01")));
  for (const Seat s : {V, Seat::spectator}) EXPECT_EQ(table.count_seen(s, EventKind::LostCard), 0U);
  EXPECT_TRUE(shown(table, H).empty());
  expect_unseen(table, H);
  EXPECT_TRUE(window_asks(table, H));
  expect_costs("v39", 2, 1);
}

// v39: VE-212, HC-VE-49. With too few cards all of them; with none nothing.
TEST(VampireEmpireCreepingFear, TakesWhatThereIs) {
  Table one{Position{}.window_before().hand(H, {"h05"}).hand(V, {"v39", "v01", "v02"})};
  one.acts(V, {"play:v39", "drop:v01"}).chance({"lose:h05"});
  EXPECT_EQ(told(one, EventKind::LostCards, 212), numbers(H, 1));
  EXPECT_EQ(one.moat(H), (Ids{"h05"}));
  EXPECT_EQ(one.count_seen(V, EventKind::LostCard), 0U);
  EXPECT_TRUE(window_asks(one, V)) << "who has no card left is passed over";
  Table none{Position{}.window_before().hand(V, {"v39", "v01", "v02"})};
  none.acts(V, {"play:v39", "drop:v01"});
  EXPECT_EQ(told(none, EventKind::LostCards, 212), numbers(H, 0));
  EXPECT_TRUE(window_asks(none, V));
}

// v40: VE-200, VE-211
TEST(VampireEmpireGhoul, TakesACardWithAValueFromTheMoat) {
  Table table{open_night().moat(V, {"v06", "v30", "v36"}).hand(V, {"v40", "v26", "v39", "v01"})};
  table.act(V, "play:v40");
  EXPECT_EQ(told(table, EventKind::PlayedSupport, 148), numbers(V, number_of("v40"), 2));
  table.acts(V, {"drop:v26", "drop:v39"});
  EXPECT_EQ(table.options(V), (Ids{"take:v06", "take:v26", "take:v30"})) << "vampire cards too, support cards never";
  for (const char* other : {"take:v40", "take:v39", "take:v36", "take:v01", "take:h01", "done"})
    table.refused(V, other);
  table.act(V, "take:v26");
  EXPECT_EQ(last_seen(table, V, EventKind::TookCard), numbers(V, number_of("v26"), Pile::Moat));
  EXPECT_EQ(last_seen(table, H, EventKind::Took), numbers(V, Pile::Moat));
  EXPECT_EQ(table.count_seen(H, EventKind::TookCard), 0U);
  EXPECT_EQ(table.hand(V), (Ids{"v01", "v26"}));
  EXPECT_EQ(table.moat(V), (Ids{"v06", "v30", "v36", "v39", "v40"}));
  EXPECT_EQ(table.player(V).taken_back, 1U);
  expect_unseen(table, V);
  EXPECT_TRUE(window_asks(table, H));
  expect_costs("v40", 3, 2);
}

// v40: VE-201, VE-210
TEST(VampireEmpireGhoul, FindsNothingOrTheLastCard) {
  Table nothing{open_night().moat(V, {"v31"}).hand(V, {"v40", "v36", "v39", "v01"})};
  nothing.acts(V, {"play:v40", "drop:v36", "drop:v39"});
  EXPECT_EQ(told(nothing, EventKind::FoundNothing, 201), numbers(V, Pile::Moat));
  EXPECT_TRUE(window_asks(nothing, H));
  Table last{open_night().hand(V, {"v40", "v01", "v02"}).deck(V, {})};
  last.acts(V, {"play:v40", "drop:v01", "drop:v02", "take:v01"});
  EXPECT_EQ(last.hand(V), (Ids{"v01"}));
  EXPECT_TRUE(window_asks(last, H));
}

// VE-211: what was seen going to a moat stays in the picture when it is taken unseen, and is listed again.
TEST(VampireEmpireGhoul, LeavesThePictureOfTheMoatAsItIs) {
  Table table{Position{}.hand(V, {"v05", "v40", "v01", "v02"}).hand(H, {"h12", "h01"})};
  table.act(V, "attack:lady>maid").round({"v05"}, {"h12"}).act(V, "done");
  EXPECT_EQ(shown(table, V), (Ids{"v05"}));
  table.acts(V, {"play:v40", "drop:v01", "drop:v02", "take:v05"});
  EXPECT_EQ(shown(table, V), (Ids{"v05", "v40"}));
  for (const Seat s : {H, Seat::spectator}) {
    EXPECT_EQ(table.known(s).players[V].shown, table.state().players[V].shown);
    EXPECT_EQ(table.known(s).players[V].taken_back, 1U);
  }
}

}  // namespace
}  // namespace krypta::vampire_empire::test::cards_vampire_test
