#include "engine/games/vampire_empire/rules.hpp"
#include "tests/rules/vampire_empire/observers.hpp"

/// "Hide a character in the town".
namespace krypta::vampire_empire::test::hide_test {
namespace {

using enum Character;

Position night() { return Position{}.hand(V, {"v01", "v09", "v22", "v18", "v36", "v31"}).hand(H, {"h01", "h02"}); }
/// Officer, Butler, Bishop, Lord and two more are dead; nobody is left in the town.
Position empty_town() { return night().dead({Officer, Maid, Butler, Monk, Bishop, Lord}).castle({Lady, Cook, Nun}); }

}  // namespace

// VE-075
TEST(VampireEmpireHide, OnlyTheVampirePlayerHidesAndOnlyAtNight) {
  Table night_table{night()};
  EXPECT_FALSE(night_table.offered(V, "hide:").empty());
  EXPECT_EQ(night_table.offered(H, "hide:"), Ids{});
  Table day{night().day().hand(H, {"h01", "h02", "h03"})};
  EXPECT_EQ(day.offered(H, "hide:"), Ids{});
  EXPECT_TRUE(names(day.refused(H, "hide:lady"), "VE-075"));
  static_cast<void>(day.refused(V, "hide:lady"));
}

// VE-076
TEST(VampireEmpireHide, AnyCharacterInTheCastleRevealedOrNotHumanOrVampire) {
  Table table{night().castle({Lord, Cook, Monk}).revealed({Lord})};
  EXPECT_EQ(table.offered(V, "hide:"), (Ids{"hide:lord", "hide:cook", "hide:monk"}));
  EXPECT_TRUE(names(table.refused(V, "hide:nun"), "VE-076"));
  table.act(V, "hide:cook");
  EXPECT_EQ(told(table, EventKind::Hid, 76), numbers(V, Cook));
}

// VE-077, VE-005
TEST(VampireEmpireHide, ItCostsAnyThreeCardsWithAValue) {
  Table table{night()};
  table.act(V, "hide:monk");
  // A noble card, a servant card, a clergy card and a vampire card; the support cards do not count.
  EXPECT_EQ(table.options(V), (Ids{"play:v01", "play:v09", "play:v18", "play:v22"}));
  EXPECT_TRUE(names(table.refused(V, "play:v36"), "VE-077"));
  table.act(V, "play:v22");
  EXPECT_TRUE(names(table.refused(V, "play:v22"), "VE-077"));
  EXPECT_TRUE(names(table.refused(V, "done"), "VE-077"));
  table.act(V, "play:v09");
  EXPECT_TRUE(table.castle().has(Monk));
  table.act(V, "play:v18");
  EXPECT_FALSE(table.castle().has(Monk));
  EXPECT_EQ(table.hand(V), (Ids{"v01", "v31", "v36"}));
  EXPECT_EQ(table.moat(V), (Ids{"v09", "v18", "v22"}));
}

// VE-077
TEST(VampireEmpireHide, WithTwoOfThemItIsNotOffered) {
  Table two{Position{}.hand(V, {"v01", "v09", "v36", "v31", "v40"}).hand(H, {"h01"})};
  EXPECT_EQ(two.offered(V, "hide:"), Ids{});
  EXPECT_TRUE(names(two.refused(V, "hide:monk"), "VE-077"));
  Table three{Position{}.hand(V, {"v01", "v09", "v22"}).hand(H, {"h01"})};
  EXPECT_EQ(three.offered(V, "hide:").size(), 3U);
}

// VE-078, VE-079, VE-082, VE-083
TEST(VampireEmpireHide, TheCharacterGoesToTheBottomOfTheTownAndTheTopOneEnters) {
  Table table{night().bottom({Cook})};
  const std::size_t before = events(table);
  table.act(V, "hide:monk").acts(V, {"play:v01", "play:v09", "play:v22"});
  EXPECT_EQ(table.castle(), set_of({Lady, Maid}));
  // Neither the Monk nor the Cook: they lie at the bottom.
  EXPECT_EQ(table.options(Seat::chance),
            (Ids{"enter:lord", "enter:officer", "enter:butler", "enter:nun", "enter:bishop"}));
  table.chance({"enter:officer"});
  EXPECT_EQ(table.castle(), set_of({Lady, Maid, Officer}));
  ASSERT_EQ(table.state().town.bottom.size(), 2U);
  EXPECT_EQ(table.state().town.bottom[0].value, Monk);
  EXPECT_EQ(table.state().town.bottom[1].value, Cook);
  // Nothing else happens: what stands on the cards has no effect.
  for (const Seat s : observers) {
    EXPECT_EQ(told_since(table, s, before), (Lines{{EventKind::Hid, numbers(V, Monk)},
                                                   {EventKind::Played, numbers(V, id("v01"), 1)},
                                                   {EventKind::Played, numbers(V, id("v09"), 2)},
                                                   {EventKind::Played, numbers(V, id("v22"), 1)},
                                                   {EventKind::WentToTown, numbers(Monk)},
                                                   {EventKind::Entered, numbers(Officer)}}));
  }
  EXPECT_EQ(told(table, EventKind::WentToTown, 78), numbers(Monk));
  EXPECT_EQ(table.step(), Step::Window);
}

// VE-079: whom everybody has seen going there enters without chance
TEST(VampireEmpireHide, FromATownOfKnownCardsTheFirstOfThemEnters) {
  Table table{night().dead({Officer, Butler, Lord}).castle({Lady, Maid, Monk}).bottom({Nun, Cook, Bishop})};
  table.act(V, "hide:lady").acts(V, {"play:v01", "play:v09", "play:v22"});
  EXPECT_EQ(table.castle(), set_of({Maid, Monk, Nun}));
  EXPECT_FALSE(table.pending().chance);
  EXPECT_EQ(table.state().town.bottom[0].value, Lady);
  EXPECT_EQ(table.state().town.bottom.back().value, Cook);
}

// HC-VE-18: VE-034, VE-078, VE-080
TEST(VampireEmpireHide, ARevealedVampireWithTwoMarkersLosesThemAndStaysRevealed) {
  Table table{night()
                  .hand(V, {"v01", "v09", "v22"})
                  .castle({Lady, Cook, Monk})
                  .revealed({Cook})
                  .marker(Cook, Marker::Attack, 1)
                  .marker(Cook, Marker::Defence, 1)};
  table.act(V, "hide:cook").acts(V, {"play:v01", "play:v09", "play:v22"});
  EXPECT_EQ(told(table, EventKind::LostMarkers, 80), numbers(Cook));
  EXPECT_EQ(table.markers(Cook, Marker::Attack) + table.markers(Cook, Marker::Defence), 0U);
  EXPECT_EQ(table.state().town.bottom[0].value, Cook);
  EXPECT_TRUE(table.state().revealed.has(Cook));
  table.chance({"enter:nun"});
  EXPECT_EQ(table.castle(), set_of({Lady, Monk, Nun}));
}

// VE-080: no word of markers where there are none, and those of others stay
TEST(VampireEmpireHide, OnlyTheMarkersOfTheHiddenCharacterGo) {
  Table table{night().hand(V, {"v01", "v09", "v22"}).marker(Maid, Marker::Defence, 1)};
  table.act(V, "hide:monk").acts(V, {"play:v01", "play:v09", "play:v22"}).chance({"enter:nun"});
  EXPECT_EQ(table.count(EventKind::LostMarkers), 0U);
  EXPECT_EQ(table.markers(Maid, Marker::Defence), 1U);
}

// HC-VE-20: VE-081
TEST(VampireEmpireHide, WithAnEmptyTownTheSameCharacterComesBackWithoutItsMarkers) {
  Table table{empty_town().marker(Cook, Marker::Defence, 1)};
  EXPECT_EQ(table.state().town.size(), 0U);
  EXPECT_TRUE(table.offers(V, "hide:cook"));
  table.act(V, "hide:cook").acts(V, {"play:v01", "play:v09", "play:v22"});
  EXPECT_EQ(table.castle(), set_of({Lady, Cook, Nun}));
  EXPECT_EQ(table.markers(Cook, Marker::Defence), 0U);
  EXPECT_EQ(told(table, EventKind::LostMarkers, 80), numbers(Cook));
  EXPECT_EQ(told(table, EventKind::Entered, 29), numbers(Cook));
  EXPECT_TRUE(table.state().town.empty());
  EXPECT_EQ(table.step(), Step::Window);
}

// VE-082
TEST(VampireEmpireHide, TheThreeCardsAreSeenByEverybody) {
  Table table{night()};
  table.act(V, "hide:monk").act(V, "play:v09");
  EXPECT_EQ(told_all(table), (Lines{{EventKind::Played, numbers(V, id("v09"), 2)}}));
  EXPECT_EQ(told(table, EventKind::Played, 82), numbers(V, id("v09"), 2));
  for (const Seat s : observers) EXPECT_EQ(table.known(s).players[V].played, cards({"v09"}));
  table.acts(V, {"play:v01", "play:v22"});
  for (const Seat s : observers) {
    const auto shown = table.known(s).players[V].shown;
    EXPECT_EQ((CardSet::of(shown[0], shown[1], shown[2])), cards({"v01", "v09", "v22"}));
    EXPECT_TRUE(table.known(s).players[V].played.empty());
  }
}

// VE-083
TEST(VampireEmpireHide, CardsPlayedAsPaymentAreNotACombat) {
  Table table{night()};
  table.act(V, "hide:monk").acts(V, {"play:v18", "play:v22"});
  EXPECT_EQ(table.state().combat, Combat{});
  EXPECT_TRUE(table.asks(V));
  table.act(V, "play:v01").chance({"enter:nun"});
  EXPECT_EQ(table.state().combat, Combat{});
  EXPECT_EQ(table.count(EventKind::Compared), 0U);
}

// h39: two limits at once do not add up.
TEST(VampireEmpireHide, IsForbiddenOnceAndToOneAlone) {
  Position position = Position{}.window_before().hand(V, {"v01", "v02", "v03"}).hand(H, {"h39", "h01"});
  position.raw().players[V].forbidden.add(Action::Hide);
  Match<VampireEmpire> match{game(), position.raw()};
  State state = match.state();
  Events events;
  game().apply(state, V, *game().read("done"), events);
  game().apply(state, H, *game().read("play:h39"), events);
  game().apply(state, H, *game().read("drop:h01"), events);
  EXPECT_EQ(state.players[V].forbidden, ActionSet::of(Action::Hide));
  EXPECT_TRUE(state.players[H].forbidden.empty()) << "only the opponent's";
}

}  // namespace krypta::vampire_empire::test::hide_test
