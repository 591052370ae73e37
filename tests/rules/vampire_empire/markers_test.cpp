#include "tests/rules/vampire_empire/scenario.hpp"

/// Citizens and the markers they place.
namespace krypta::vampire_empire::test::markers_test {
namespace {

using enum Character;

// VE-166
TEST(VampireEmpireMarkers, AreForAttackOrDefenceAsThePlayerChooses) {
  const auto base = Position{}.day().window_before().hand(H, {"h32", "h01"}).hand(V, {"v01"});
  for (const Marker kind : {Marker::Attack, Marker::Defence}) {
    Table table{base};
    table.acts(H, {"play:h32", "name:lady"});
    EXPECT_EQ(table.options(H), (Ids{"choose:marker-attack", "choose:marker-defence"}));
    table.act(H, kind == Marker::Attack ? "choose:marker-attack" : "choose:marker-defence").act(H, "drop:h01");
    EXPECT_EQ(told(table, EventKind::NamedMarker, 166), numbers(H, kind));
    EXPECT_EQ(told(table, EventKind::PlacedMarker, 166), numbers(H, Lady, kind, 1));
    EXPECT_EQ(table.markers(Lady, kind), 1U);
    EXPECT_EQ(table.markers(Lady, kind == Marker::Attack ? Marker::Defence : Marker::Attack), 0U);
    for (const Seat s : {V, H, Seat::spectator}) EXPECT_EQ(table.known(s).castle, table.state().castle);
  }
}

// VE-167: only in the castle, revealed or not.
TEST(VampireEmpireMarkers, ArePlacedInTheCastleOnly) {
  Table table{Position{}
                  .day()
                  .window_before()
                  .castle({Lord, Lady, Monk})
                  .revealed({Lord})
                  .hand(H, {"h32", "h01"})
                  .hand(V, {"v01"})};
  table.act(H, "play:h32");
  EXPECT_EQ(table.options(H), (Ids{"name:lady", "name:lord"}));
  EXPECT_TRUE(names(table.refused(H, "name:officer"), "VE-200")) << "a noble of the town";
  table.refused(H, "name:monk");
  table.acts(H, {"name:lord", "choose:marker-defence", "drop:h01"});
  EXPECT_EQ(table.markers(Lord, Marker::Defence), 1U);
}

// VE-168: they stay after a combat, and turn after turn.
TEST(VampireEmpireMarkers, StayAsLongAsTheCharacterIsInTheCastle) {
  Table table{Position{}
                  .marker(Lady, Marker::Attack, 1)
                  .marker(Maid, Marker::Defence, 1)
                  .hand(V, {"v05", "v09", "v10"})
                  .hand(H, {"h12", "h01"})};
  table.act(V, "attack:lady>maid").round({"v05"}, {"h12"});
  table.act(V, "done").nobody_plays();
  EXPECT_EQ(table.active(), H);
  EXPECT_EQ(table.markers(Lady, Marker::Attack), 1U);
  EXPECT_EQ(table.markers(Maid, Marker::Defence), 1U);
  EXPECT_EQ(table.count(EventKind::LostMarkers), 0U);
}

// VE-169: by hiding; the markers are gone when the character comes back. HC-VE-34
TEST(VampireEmpireMarkers, AreLostWhenTheCharacterIsHidden) {
  Table table{Position{}
                  .castle({Officer, Maid, Monk})
                  .marker(Officer, Marker::Attack, 1)
                  .marker(Maid, Marker::Attack, 1)
                  .dead({Lord, Cook, Bishop, Butler, Lady})
                  .hand(V, {"v01", "v02", "v03", "v36"})};
  table.acts(V, {"hide:officer", "play:v01", "play:v02", "play:v03"});
  EXPECT_EQ(told(table, EventKind::LostMarkers, 169), numbers(Officer));
  table.chance({"enter:nun"});
  EXPECT_EQ(table.markers(Maid, Marker::Attack), 1U) << "the others keep theirs";
  EXPECT_EQ(table.markers(Officer, Marker::Attack), 0U);
  EXPECT_EQ(table.castle(), set_of({Maid, Monk, Nun}));
  // Somebody leaves, the Officer comes back.
  State state = table.state();
  Position again;
  again.raw() = state;
  Table next{Position{again}.hand(V, {"v38", "v04", "v05"})};
  next.acts(V, {"play:v38", "name:nun", "drop:v04", "drop:v05"});
  EXPECT_EQ(told(next, EventKind::Entered, 29), numbers(Officer));
  EXPECT_EQ(next.markers(Officer, Marker::Attack), 0U);
}

// VE-169: by a card, and by death.
TEST(VampireEmpireMarkers, AreLostForWhateverReason) {
  const auto base = Position{}.marker(Maid, Marker::Attack, 1).marker(Maid, Marker::Defence, 1);
  Table card{Position{base}.window_before().hand(V, {"v38", "v01", "v02"}).hand(H, {"h01"})};
  card.acts(V, {"play:v38", "name:maid", "drop:v01", "drop:v02"}).chance({"enter:cook"});
  EXPECT_EQ(told(card, EventKind::LostMarkers, 169), numbers(Maid));
  Table death{Position{base}.hand(V, {"v03"}).hand(H, {"h01"})};
  death.act(V, "attack:lady>maid").round({"v03"}, {}).chance({"enter:cook"});
  for (const Table* table : {&card, &death}) {
    for (const Resident& resident : table->state().castle) EXPECT_EQ(resident.markers, Resident{}.markers);
  }
}

// VE-170, VE-177: in round 1 only, and not carried over.
TEST(VampireEmpireMarkers, CountInRoundOneOnly) {
  Table table{Position{}
                  .marker(Lady, Marker::Attack, 2)
                  .marker(Maid, Marker::Defence, 3)
                  .hand(V, {"v03", "v01", "v09"})
                  .hand(H, {"h09", "h07", "h01"})};
  table.act(V, "attack:lady>maid").round({"v03"}, {"h09"});
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 4, 5));
  EXPECT_EQ(told(table, EventKind::RoundBegan, 118), numbers(2, 2, 2));
  table.round({"v01"}, {"h07"});
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(2, 3, 3));
  EXPECT_EQ(table.markers(Maid, Marker::Defence), 3U);
}

// VE-171: in every combat.
TEST(VampireEmpireMarkers, CountInEveryCombat) {
  Table first{Position{}.marker(Maid, Marker::Defence, 2).hand(V, {"v05", "v36"}).hand(H, {"h09", "h05", "h01"})};
  first.act(V, "attack:lady>maid").round({"v05"}, {"h09"});
  EXPECT_EQ(told(first, EventKind::Compared, 117), numbers(1, 3, 4));
  first.act(V, "done").nobody_plays().act(H, "skip").nobody_plays();
  first.act(H, "attack:lady>maid").round({"h05"}, {});
  EXPECT_EQ(told(first, EventKind::Compared, 117), numbers(1, 3, 2));
  EXPECT_TRUE(first.state().dead.has(Maid));
}

// VE-172, HC-VE-10
TEST(VampireEmpireMarkers, ForTheAttackDoNotDefend) {
  Table table{Position{}.marker(Maid, Marker::Attack, 2).hand(V, {"v01"}).hand(H, {"h01"})};
  table.acts(V, {"attack:lady>maid", "play:v01", "done"}).nobody_plays();
  EXPECT_EQ(table.defence(), 0U);
  table.act(H, "done").nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 1, 0));
  EXPECT_TRUE(table.state().dead.has(Maid));
}

// VE-173
TEST(VampireEmpireMarkers, ForTheDefenceDoNotAttack) {
  Table table{Position{}.marker(Lady, Marker::Defence, 2).hand(V, {"v01"}).hand(H, {"h01"})};
  table.act(V, "attack:lady>maid");
  EXPECT_EQ(table.attack(), 0U);
  table.acts(V, {"play:v01", "done"});
  EXPECT_EQ(table.attack(), 1U);
}

// VE-172, VE-173: those of the third character do nothing.
TEST(VampireEmpireMarkers, OfOthersDoNotCount) {
  Table table{Position{}
                  .marker(Monk, Marker::Attack, 2)
                  .marker(Monk, Marker::Defence, 2)
                  .hand(V, {"v01", "v09"})
                  .hand(H, {"h01"})};
  table.acts(V, {"attack:lady>maid", "play:v01", "done"});
  EXPECT_EQ(table.attack(), 1U);
  EXPECT_EQ(table.defence(), 0U);
}

// VE-174: whoever placed it, it counts for the character.
TEST(VampireEmpireMarkers, HelpWhoeverSupportsTheCharacter) {
  Table table{Position{}.window_before().hand(V, {"v33", "v01", "v05", "v36"}).hand(H, {"h01", "h02"})};
  table.acts(V, {"play:v33", "name:maid", "choose:marker-defence", "drop:v01"}).nobody_plays();
  // The vampire player attacks her himself: her marker is against him.
  table.acts(V, {"attack:lady>maid", "play:v05", "done"}).nobody_plays();
  EXPECT_EQ(table.defence(), 1U);
  Table day{Position{}.day().window_before().hand(V, {"v32", "v01", "v02", "v36"}).hand(H, {"h03", "h01"})};
  day.act(H, "done").acts(V, {"play:v32", "name:lady", "choose:marker-attack", "drop:v01", "drop:v02"}).nobody_plays();
  day.acts(H, {"attack:lady>maid", "play:h03", "done"});
  EXPECT_EQ(day.attack(), 3U);
}

// VE-014, VE-175: no limit, from both players, of both kinds.
TEST(VampireEmpireMarkers, AddUp) {
  Table table{Position{}
                  .window_before()
                  .hand(V, {"v32", "v01", "v02"})
                  .hand(H, {"h32", "h01", "h02", "h07"})
                  .marker(Lady, Marker::Attack, 4)};
  table.acts(V, {"play:v32", "name:lady", "choose:marker-attack", "drop:v01"});
  table.acts(H, {"play:h32", "name:lady", "choose:marker-attack", "drop:h01", "drop:h02"}).nobody_plays();
  EXPECT_EQ(table.markers(Lady, Marker::Attack), 6U);
  table.act(V, "attack:lady>maid");
  EXPECT_EQ(table.attack(), 6U);
}

// VE-176, HC-VE-33
TEST(VampireEmpireMarkers, StayWhenTheCharacterIsRevealed) {
  Table table{Position{}
                  .step_2()
                  .vampires({Officer, Cook, Nun})
                  .castle({Officer, Maid, Monk})
                  .marker(Officer, Marker::Attack, 1)
                  .hand(V, {"v22"})
                  .hand(H, {"h01"})};
  table.act(V, "reveal:officer");
  EXPECT_EQ(table.markers(Officer, Marker::Attack), 1U);
  EXPECT_EQ(table.count(EventKind::LostMarkers), 0U);
  table.nobody_plays().acts(V, {"attack:officer>maid", "play:v22"});
  EXPECT_EQ(table.attack(), 2U);
}

}  // namespace
}  // namespace krypta::vampire_empire::test::markers_test
