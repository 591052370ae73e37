#include "tests/rules/vampire_empire/scenario.hpp"

/// Parish Records, Help from the Town, Confession, Sealed Gate and Sexton.
namespace krypta::vampire_empire::test::cards_human_test {
namespace {

using enum Character;

Position open_day() { return Position{}.day().window_before().hand(V, {"v01"}); }

// h35: VE-178, VE-179, VE-180
TEST(VampireEmpireParishRecords, TakesAnyCardFromTheCellar) {
  Table table{open_day().cellar(H, {"h05", "h36", "h26"}).moat(H, {"h06"}).hand(H, {"h35", "h01", "h02"})};
  table.act(H, "play:h35");
  EXPECT_EQ(told(table, EventKind::PlayedSupport, 148), numbers(H, number_of("h35"), 1));
  table.act(H, "drop:h01");
  // Not the card that was just paid, nor anything else of the moat, the hand or the deck.
  EXPECT_EQ(table.options(H), (Ids{"take:h05", "take:h26", "take:h36"}));
  for (const char* other : {"take:h01", "take:h06", "take:h02", "take:h11", "done"}) table.refused(H, other);
  table.act(H, "take:h36");
  EXPECT_EQ(table.hand(H), (Ids{"h02", "h36"}));
  EXPECT_EQ(table.cellar(H), (Ids{"h05", "h26"}));
  EXPECT_EQ(table.moat(H), (Ids{"h01", "h06", "h35"}));
  EXPECT_EQ(last_seen(table, V, EventKind::Took), numbers(H, Pile::Cellar));
  EXPECT_TRUE(window_asks(table, V));
  // It may be played at once. VE-163
  table.act(V, "done");
  EXPECT_TRUE(table.offers(H, "play:h36"));
}

// h35: VE-182. After the reshuffle the cellar is empty for good.
TEST(VampireEmpireParishRecords, FindsNothingInAnEmptyCellar) {
  Table table{open_day().reshuffled(H).hand(H, {"h35", "h01", "h02"})};
  table.acts(H, {"play:h35", "drop:h01"});
  EXPECT_EQ(told(table, EventKind::FoundNothing, 182), numbers(H, Pile::Cellar));
  EXPECT_EQ(table.count(EventKind::Took), 0U);
  EXPECT_EQ(table.hand(H), (Ids{"h02"}));
  EXPECT_TRUE(window_asks(table, V));
  expect_costs("h35", 1, 2);
}

// h36: VE-042, VE-061
TEST(VampireEmpireHelpFromTheTown, DrawsThreeCards) {
  Table table{open_day().hand(H, {"h36", "h01", "h02", "h03", "h04", "h05", "h06", "h07"})};
  table.act(H, "play:h36");
  EXPECT_EQ(told(table, EventKind::PlayedSupport, 148), numbers(H, number_of("h36"), 0));
  ASSERT_TRUE(table.pending().chance);
  table.chance({"get:h08", "get:h09", "get:h10"});
  EXPECT_EQ(told(table, EventKind::Drew, 48), numbers(H, 3));
  EXPECT_EQ(table.player(H).hand_count, 10U) << "above eight";
  EXPECT_EQ(table.count_seen(H, EventKind::GotCard), 3U);
  for (const Seat s : {V, Seat::spectator}) EXPECT_EQ(table.count_seen(s, EventKind::GotCard), 0U);
  expect_unseen(table, H);
  EXPECT_TRUE(window_asks(table, V));
  EXPECT_EQ(table.moat(H), (Ids{"h36"}));
  expect_costs("h36", 0, 1);
}

// h36: VE-043, VE-048. The cellar becomes the deck in the middle; with fewer cards as many as there are.
TEST(VampireEmpireHelpFromTheTown, ReshufflesInTheMiddle) {
  Table table{open_day().hand(H, {"h36", "h01"}).cellar(H, {"h05"}).deck(H, {"h02"})};
  table.act(H, "play:h36").chance({"get:h02", "get:h05"});
  EXPECT_EQ(told(table, EventKind::Reshuffled, 42), numbers(H, 1));
  EXPECT_EQ(told(table, EventKind::Drew, 48), numbers(H, 2));
  EXPECT_EQ(table.hand(H), (Ids{"h01", "h02", "h05"}));
  EXPECT_TRUE(table.player(H).reshuffled);
  EXPECT_TRUE(window_asks(table, V));
}
TEST(VampireEmpireHelpFromTheTown, DrawsNothingFromNothing) {
  Table table{open_day().hand(H, {"h36", "h01"}).deck(H, {})};
  table.act(H, "play:h36");
  EXPECT_EQ(told(table, EventKind::Drew, 48), numbers(H, 0));
  EXPECT_EQ(table.hand(H), (Ids{"h01"}));
  EXPECT_TRUE(window_asks(table, V));
}

// h38: VE-215, HC-VE-46
TEST(VampireEmpireConfession, TellsHowManyOfTwoAreVampires) {
  struct Case {
    Character one, another;
    unsigned vampires;
  };
  for (const Case& c : {Case{Lady, Butler, 0}, Case{Maid, Lord, 1}, Case{Cook, Nun, 2}, Case{Nun, Monk, 1}}) {
    Table table{open_day().hand(H, {"h38", "h01", "h02", "h03"})};
    const std::string one = "name:" + std::string{name_of(c.one)};
    const std::string another = "name:" + std::string{name_of(c.another)};
    table.acts(H, {"play:h38", one, another});
    EXPECT_EQ(table.count(EventKind::CountedVampires), 0U) << "not before it is paid";
    table.acts(H, {"drop:h01", "drop:h02"});
    EXPECT_EQ(told(table, EventKind::CountedVampires, 215), numbers(c.one, c.another, c.vampires));
    // Nobody is revealed by it, also when the number names both.
    EXPECT_EQ(table.state().revealed, CharacterSet{});
    EXPECT_EQ(table.count(EventKind::ShowedSide), 0U);
    const CharacterSet known = c.vampires == 0 ? set_of({c.one, c.another}) : CharacterSet{};
    for (const Seat s : {V, H, Seat::spectator}) {
      EXPECT_EQ(table.known(s).known_humans, known);
      ASSERT_EQ(table.known(s).counts.size(), 1U);
      EXPECT_EQ(table.known(s).counts[0], (Counted{c.one, c.another, static_cast<std::uint8_t>(c.vampires)}));
    }
    EXPECT_TRUE(table.known(H).vampires.value.empty());
    EXPECT_TRUE(window_asks(table, V));
    EXPECT_EQ(shown(table, H), (Ids{"h38"}));
  }
  expect_costs("h38", 2, 3);
}

// h38, VE-125, HC-VE-46: answered 2, holy water is still refused, and the vampires may still be revealed.
TEST(VampireEmpireConfession, RevealsNobodyEvenWithTwo) {
  Table table{open_day().castle({Lord, Maid, Monk}).hand(H, {"h38", "h01", "h02", "h24", "h13"}).hand(V, {"v02"})};
  table.acts(H, {"play:h38", "name:lord", "name:cook", "drop:h01", "drop:h02"}).nobody_plays();
  table.act(H, "attack:monk>lord");
  EXPECT_TRUE(names(table.refused(H, "play:h24"), "VE-125"));
  table.acts(H, {"play:h13", "done"}).nobody_plays().act(V, "done").nobody_plays();
  EXPECT_TRUE(table.state().dead.has(Lord));
  Table night{Position{}.step_2().hand(V, {"v01"}).hand(H, {"h01"}).moat(H, {"h38"})};
  EXPECT_EQ(night.offered(V, "reveal:"), (Ids{"reveal:lord", "reveal:cook", "reveal:nun"}));
}

// h38: living characters that are not revealed vampires, two different ones, of castle or town.
TEST(VampireEmpireConfession, NamesTwoUnrevealedCharactersWhoLive) {
  Table table{open_day()
                  .castle({Lady, Maid, Monk})
                  .dead({Bishop, Cook})
                  .revealed({Lord})
                  .known_humans({Officer})
                  .hand(H, {"h38", "h01", "h02"})};
  table.act(H, "play:h38");
  EXPECT_EQ(table.options(H), (Ids{"name:lady", "name:officer", "name:maid", "name:butler", "name:monk", "name:nun"}));
  for (const char* other : {"name:lord", "name:bishop", "name:cook", "done"})
    EXPECT_TRUE(names(table.refused(H, other), "VE-201")) << other;
  table.act(H, "name:officer");
  EXPECT_EQ(table.options(H), (Ids{"name:lady", "name:maid", "name:butler", "name:monk", "name:nun"}));
  EXPECT_TRUE(names(table.refused(H, "name:officer"), "VE-201")) << "two different ones";
}

// h38: VE-201. Exactly two are enough, one is not.
TEST(VampireEmpireConfession, NeedsTwoWhoCanBeNamed) {
  const auto base = open_day().vampires({Lord, Nun, Lady}).tokens({Cook, Butler}).hand(H, {"h38", "h01", "h02"});
  const Characters seven = {Lord, Lady, Officer, Maid, Butler, Monk, Bishop};
  Position two = base;
  Table enough{two.castle({Cook, Nun}).dead(seven)};
  ASSERT_TRUE(enough.offers(H, "play:h38"));
  enough.act(H, "play:h38");
  EXPECT_EQ(enough.options(H), (Ids{"name:cook", "name:nun"}));
  enough.act(H, "name:nun");
  EXPECT_EQ(enough.options(H), (Ids{"name:cook"}));
  Table short_of_one{two.revealed({Nun})};
  EXPECT_TRUE(names(short_of_one.refused(H, "play:h38"), "VE-201"));
}

// h39: VE-214, HC-VE-47. In the first window of a night: this night.
TEST(VampireEmpireSealedGate, ForbidsToHideInThisNight) {
  Table table{Position{}.window_before().hand(V, {"v01", "v02", "v03", "v07", "v38"}).hand(H, {"h39", "h01"})};
  table.act(V, "done").act(H, "play:h39");
  EXPECT_EQ(told(table, EventKind::PlayedSupport, 148), numbers(H, number_of("h39"), 1));
  table.act(H, "drop:h01");
  EXPECT_EQ(told(table, EventKind::Forbade, 151), numbers(V, Action::Hide));
  for (const Seat s : {V, H, Seat::spectator}) EXPECT_TRUE(table.known(s).players[V].forbidden.has(Action::Hide));
  // Bat Swarm stays possible: it is not the action.
  ASSERT_TRUE(window_asks(table, V));
  table.acts(V, {"play:v38", "name:maid", "drop:v01", "drop:v02"}).chance({"enter:cook"});
  EXPECT_EQ(table.castle(), set_of({Lady, Monk, Cook}));
  table.nobody_plays();
  ASSERT_EQ(table.step(), Step::Act);
  EXPECT_TRUE(table.offered(V, "hide:").empty());
  EXPECT_TRUE(names(table.refused(V, "hide:lady"), "VE-151"));
  EXPECT_FALSE(table.offered(V, "attack:").empty()) << "everything else is as it was";
  EXPECT_TRUE(table.offers(V, "pass"));
}

// h39: with three cards to hide; it ends with that step 3.
TEST(VampireEmpireSealedGate, EndsWithTheStepItForbids) {
  Table table{
      Position{}.window_before().hand(V, {"v01", "v02", "v03", "v04", "v05"}).hand(H, {"h39", "h01", "h02", "h03"})};
  table.act(V, "done").acts(H, {"play:h39", "drop:h01"}).nobody_plays();
  EXPECT_EQ(table.offered(V, "hide:"), (Ids{}));
  table.acts(V, {"pass", "drop:v04", "drop:v05"}).nobody_plays();
  EXPECT_TRUE(table.player(V).forbidden.empty());
  table.act(H, "skip").nobody_plays().acts(H, {"pass", "drop:h02", "drop:h03"}).nobody_plays();
  table.act(V, "skip").act(V, "done").nobody_plays();
  EXPECT_EQ(table.offered(V, "hide:"), (Ids{"hide:lady", "hide:maid", "hide:monk"}));
}

// h39: HC-VE-47. By day, or in the last window of a night: the following night.
TEST(VampireEmpireSealedGate, ForbidsToHideInTheFollowingNight) {
  for (const bool day : {true, false}) {
    Position position = Position{}.hand(V, {"v01", "v02", "v03", "v04"}).hand(H, {"h39", "h01", "h02", "h03", "h04"});
    if (day) position.day();
    Table table{position.window_after()};
    if (!day) table.act(V, "done");
    table.acts(H, {"play:h39", "drop:h01"}).nobody_plays();
    if (!day) {
      // The human player's own step 3 does not end it.
      table.act(H, "skip").nobody_plays().acts(H, {"pass", "drop:h02", "drop:h03"}).nobody_plays();
    }
    EXPECT_TRUE(table.player(V).forbidden.has(Action::Hide));
    table.act(V, "skip").act(V, "done").nobody_plays();
    ASSERT_EQ(table.step(), Step::Act);
    EXPECT_TRUE(table.offered(V, "hide:").empty());
    EXPECT_TRUE(names(table.refused(V, "hide:maid"), "VE-151"));
  }
  expect_costs("h39", 1, 1);
}

// h39: two limits at once do not add up.
TEST(VampireEmpireSealedGate, DoesNotAddUp) {
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

// h40: VE-200, VE-211, HC-VE-41
TEST(VampireEmpireSexton, TakesACardWithAValueFromTheMoat) {
  Table table{open_day().moat(H, {"h06", "h30", "h36"}).hand(H, {"h40", "h26", "h39", "h01"})};
  table.act(H, "play:h40");
  EXPECT_EQ(told(table, EventKind::PlayedSupport, 148), numbers(H, number_of("h40"), 2));
  table.acts(H, {"drop:h26", "drop:h39"});
  EXPECT_EQ(table.options(H), (Ids{"take:h06", "take:h26", "take:h30"})) << "holy water too, support cards never";
  const std::size_t before = length(table);
  table.act(H, "take:h30");
  EXPECT_EQ(story(table, before), (Ids{"took"}));
  EXPECT_EQ(last_seen(table, H, EventKind::TookCard), numbers(H, number_of("h30"), Pile::Moat));
  EXPECT_EQ(last_seen(table, V, EventKind::Took), numbers(H, Pile::Moat));
  EXPECT_EQ(table.hand(H), (Ids{"h01", "h30"}));
  EXPECT_EQ(table.moat(H), (Ids{"h06", "h26", "h36", "h39", "h40"}));
  for (const Seat s : {V, H, Seat::spectator}) EXPECT_EQ(table.known(s).players[H].taken_back, 1U);
  expect_unseen(table, H);
  EXPECT_TRUE(window_asks(table, V));
  expect_costs("h40", 2, 3);
}

// h40: VE-201. Without a fitting card it does nothing, and asks nothing.
TEST(VampireEmpireSexton, FindsNothingAmongSupportCards) {
  Table table{open_day().moat(H, {"h31", "h32"}).hand(H, {"h40", "h36", "h39", "h01"})};
  table.acts(H, {"play:h40", "drop:h36", "drop:h39"});
  EXPECT_EQ(told(table, EventKind::FoundNothing, 201), numbers(H, Pile::Moat));
  EXPECT_EQ(table.hand(H), (Ids{"h01"}));
  EXPECT_EQ(table.player(H).taken_back, 0U);
  EXPECT_TRUE(window_asks(table, V));
}

// h40: VE-210. Paid with the last cards of all it still gives its card.
TEST(VampireEmpireSexton, PaidWithTheLastCardsStillGivesOne) {
  Table table{open_day().hand(H, {"h40", "h01", "h02"}).deck(H, {})};
  table.acts(H, {"play:h40", "drop:h01", "drop:h02", "take:h02"});
  EXPECT_EQ(table.hand(H), (Ids{"h02"}));
  EXPECT_TRUE(window_asks(table, V));
  table.nobody_plays();
  EXPECT_EQ(table.step(), Step::Act);
  EXPECT_EQ(table.active(), H);
}

}  // namespace
}  // namespace krypta::vampire_empire::test::cards_human_test
