#include "tests/rules/vampire_empire/scenario.hpp"

/// Rules that no card of our own decks brings about, with decks in which some card does.
namespace krypta::vampire_empire::test::own_decks_test {
namespace {

using enum Character;

const std::string night_watch = "play in opponent_attacks { until this_round { add_defence(2) } }";
const std::string bite = "play in you_attack { until this_round { add_attack(2) } }";
const std::string to_cancel = "{ target one struck: played(opponent) where not it.cancelled  cancel(struck) }";

VampireEmpire with(const Passages& passages) {
  auto made = Cards::make(changed(passages));
  if (const auto* errors = std::get_if<std::vector<cards::Error>>(&made)) {
    for (const cards::Error& error : *errors) ADD_FAILURE() << error.text();
    return VampireEmpire{};
  }
  return VampireEmpire{std::get<std::shared_ptr<const Cards>>(std::move(made))};
}

// VE-205: the attacker's card in the second window: the attacker adds, then the defender, then the window again.
TEST(VampireEmpireOwnDecks, CancelAnAttackInTheSecondWindow) {
  const VampireEmpire game = with({{night_watch, "play in you_defend " + to_cancel}});
  Table table{game, Position{}.hand(V, {"v05", "v03", "v01", "v09"}).hand(H, {"h37", "h01", "h09", "h10", "h11"})};
  table.acts(V, {"attack:lady>maid", "play:v05", "done"}).nobody_plays();
  table.acts(H, {"play:h09", "done"}).act(V, "done");
  table.acts(H, {"play:h37", "take:v05", "drop:h01"});
  ASSERT_EQ(table.step(), Step::AddAttack);
  EXPECT_EQ(table.options(V), (Ids{"play:v01", "play:v03", "done"}));
  table.act(V, "play:v03");
  ASSERT_EQ(table.step(), Step::AddDefence);
  EXPECT_EQ(table.options(H), (Ids{"play:h10", "play:h11", "done"})) << "it answers with as many as it likes";
  EXPECT_FALSE(game.check(table.state()).has_value());
  table.acts(H, {"play:h10", "play:h11", "done"});
  ASSERT_TRUE(window_asks(table, V)) << "from its beginning: the active player first";
  EXPECT_EQ(table.state().frames.top().moment, Moment::AfterDefence);
  EXPECT_EQ(table.count(EventKind::Compared), 0U);
  table.nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 2, 7));
}

// VE-160, VE-204: one for each, also of two that one card cancels at once.
TEST(VampireEmpireOwnDecks, AddOneForEachCancelledCard) {
  const VampireEmpire game = with({{night_watch,
                                    "play in opponent_attacks { target 2 struck: played(opponent)  for each "
                                    "c in struck { cancel(c) } }"}});
  Table table{game, Position{}.hand(V, {"v05", "v04", "v03", "v02", "v01"}).hand(H, {"h37", "h01", "h02", "h09"})};
  table.acts(V, {"attack:lady>maid", "play:v05", "play:v04", "done"});
  table.acts(H, {"play:h37", "take:v05", "take:v04", "drop:h01"});
  ASSERT_EQ(table.step(), Step::AddAttack);
  EXPECT_EQ(table.state().frames.top().count, 2U);
  table.act(V, "play:v03");
  ASSERT_EQ(table.step(), Step::AddAttack) << "a second one";
  EXPECT_FALSE(game.check(table.state()).has_value());
  State three = table.state();
  three.frames.top().count = 3;
  EXPECT_TRUE(game.check(three).has_value());
  table.act(V, "play:v02");
  EXPECT_TRUE(window_asks(table, H)) << "and no third";
}

// VE-205: the defender is asked also if the attacker adds nothing.
TEST(VampireEmpireOwnDecks, AskBothSidesAfterACancelledAttack) {
  const VampireEmpire game = with({{night_watch, "play in you_defend " + to_cancel}});
  Table table{game, Position{}.hand(V, {"v05", "v09"}).hand(H, {"h37", "h01", "h09", "h02"})};
  table.acts(V, {"attack:lady>maid", "play:v05", "done"}).nobody_plays();
  table.acts(H, {"play:h09", "done"}).act(V, "done");
  table.acts(H, {"play:h37", "take:v05", "drop:h01"});
  EXPECT_EQ(table.options(V), (Ids{"done"}));
  table.act(V, "done");
  EXPECT_EQ(table.step(), Step::AddDefence);
  EXPECT_EQ(table.options(H), (Ids{"done"}));
  table.act(H, "done");
  EXPECT_TRUE(window_asks(table, V));
}

// VE-206: a cancelled card cannot be cancelled again.
TEST(VampireEmpireOwnDecks, CancelACardOnlyOnce) {
  const VampireEmpire game = with({{night_watch, "play in opponent_attacks " + to_cancel}});
  Table table{game,
              Position{}.hand(V, {"v05", "v03", "v01", "v09"}).hand(H, {"h34", "h37", "h01", "h02", "h03", "h09"})};
  table.acts(V, {"attack:lady>maid", "play:v05", "done"});
  table.acts(H, {"play:h34", "take:v05", "drop:h01", "drop:h02"});
  table.act(V, "done");
  ASSERT_TRUE(window_asks(table, H));
  EXPECT_TRUE(names(table.refused(H, "play:h37"), "VE-201")) << "the only card is cancelled already";
  table.nobody_plays().act(H, "done").nobody_plays();
  // In round 2 the new card can be cancelled, the old one cannot.
  table.acts(V, {"play:v03", "play:v01", "done"}).act(H, "play:h37");
  EXPECT_EQ(table.options(H), (Ids{"take:v01", "take:v03"}));
  EXPECT_TRUE(names(table.refused(H, "take:v05"), "VE-201"));
  table.acts(H, {"take:v03", "drop:h03"});
  EXPECT_EQ(table.attack(), 1U);
  EXPECT_EQ(table.player(V).cancelled, cards({"v05", "v03"}));
}

// VE-204: two cards in one window, one after the other.
TEST(VampireEmpireOwnDecks, AddAfterEachCancelledCard) {
  const VampireEmpire game = with({{night_watch, "play in opponent_attacks " + to_cancel}});
  Table table{game,
              Position{}.hand(V, {"v05", "v03", "v01", "v09"}).hand(H, {"h34", "h37", "h01", "h02", "h03", "h09"})};
  table.acts(V, {"attack:lady>maid", "play:v05", "done"});
  table.acts(H, {"play:h34", "take:v05", "drop:h01", "drop:h02"}).act(V, "play:v03");
  table.acts(H, {"play:h37", "take:v03", "drop:h03"});
  ASSERT_EQ(table.step(), Step::AddAttack);
  table.act(V, "play:v01");
  ASSERT_TRUE(window_asks(table, H));
  EXPECT_EQ(table.attack(), 1U);
}

// VE-140: a fighter leaves the castle by a card.
TEST(VampireEmpireOwnDecks, EndTheCombatWhenAFighterLeaves) {
  const VampireEmpire game = with({{"play in open {\n    target one who: castle\n    to_town(who)",
                                    "play in you_attack {\n    target one who: castle\n    to_town(who)"}});
  for (const Character who : {Lady, Maid}) {
    Table table{game, Position{}.hand(V, {"v06", "v38", "v01", "v02", "v09"}).hand(H, {"h01", "h09"})};
    table.acts(V, {"attack:lady>maid", "play:v06", "done"}).act(H, "done");
    table.acts(V, {"play:v38", "name:" + std::string{name_of(who)}, "drop:v01", "drop:v02"}).chance({"enter:cook"});
    EXPECT_EQ(table.count(EventKind::Compared), 0U);
    EXPECT_EQ(table.count(EventKind::CombatEnded), 1U);
    EXPECT_TRUE(table.state().dead.empty());
    EXPECT_EQ(table.moat(V), (Ids{"v01", "v02", "v06", "v38"})) << "the cards go to the moat";
    EXPECT_TRUE(window_asks(table, V));
    EXPECT_EQ(table.state().frames.top().moment, Moment::General);
  }
  // Somebody else leaves: the combat goes on.
  Table table{game, Position{}.hand(V, {"v06", "v38", "v01", "v02", "v09"}).hand(H, {"h01", "h09"})};
  table.acts(V, {"attack:lady>maid", "play:v06", "done"}).act(H, "done");
  table.acts(V, {"play:v38", "name:monk", "drop:v01", "drop:v02"}).chance({"enter:cook"});
  EXPECT_EQ(table.state().combat.round, 1U);
  table.nobody_plays().act(H, "done").nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 4, 0));
}

// VE-213: what is said to hold for the combat holds in round 2 as well; markers and rounds do not.
TEST(VampireEmpireOwnDecks, CanStrengthenAWholeCombat) {
  const VampireEmpire game = with({{bite, "play in you_attack { until this_combat { add_attack(2) } }"}});
  Table table{game, Position{}.hand(V, {"v03", "v37", "v09", "v01", "v10"}).hand(H, {"h12", "h07"})};
  table.acts(V, {"attack:lady>maid", "play:v03", "done"}).act(H, "done").acts(V, {"play:v37", "drop:v09"});
  EXPECT_EQ(table.attack(), 4U);
  table.nobody_plays().acts(H, {"play:h12", "done"}).nobody_plays();
  EXPECT_EQ(told(table, EventKind::RoundBegan, 118), numbers(2, 4, 4));
  const auto account = game.account(table.match().view(H), "combat.attack");
  ASSERT_TRUE(account.has_value());
  EXPECT_EQ(account->total, 4);
  EXPECT_EQ(account->lines.back().message.key, "ve-account-this-combat");
  table.round({"v01"}, {});
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(2, 5, 4));
}

// VE-202: a text may name both.
TEST(VampireEmpireOwnDecks, CanNameGeneralAndCombatWindows) {
  const VampireEmpire game =
      with({{"play in open { draw(self, 3) }", "play in open, opponent_attacks { draw(self, 3) }"}});
  Table table{game, Position{}.window_before().hand(V, {"v05", "v01"}).hand(H, {"h36", "h01"})};
  table.act(V, "done");
  EXPECT_TRUE(table.offers(H, "play:h36"));
  table.act(H, "done").acts(V, {"attack:lady>maid", "play:v05", "done"});
  EXPECT_TRUE(table.offers(H, "play:h36"));
  table.acts(H, {"play:h36", "drop:h01"}).chance({"get:h09", "get:h07", "get:h02"});
  table.nobody_plays();
  EXPECT_EQ(table.options(H), (Ids{"play:h07", "play:h09", "done"})) << "what was drawn may defend";
}

// VE-151: what cannot be done to a thing is not done, and nothing is lost by it.
TEST(VampireEmpireOwnDecks, DoWhatIsPossible) {
  const VampireEmpire game = with({{"choose one found: cellar(self)", "choose one found: hand(self)"},
                                   {"target one who: castle\n    to_town", "target one who: living\n    to_town"},
                                   {night_watch, "play in opponent_attacks { choose one c: hand(self)  cancel(c) }"}});
  Table table{
      game,
      Position{}.day().window_before().hand(H, {"h35", "h01", "h02"}).hand(V, {"v38", "v01", "v02", "v03", "v04"})};
  table.acts(H, {"play:h35", "drop:h01", "take:h02"});
  EXPECT_EQ(table.hand(H), (Ids{"h02"}));
  EXPECT_EQ(table.moat(H), (Ids{"h01", "h35"}));
  EXPECT_EQ(table.count(EventKind::Took), 0U);
  table.acts(V, {"play:v38", "name:cook", "drop:v01", "drop:v02", "drop:v03"});
  EXPECT_EQ(table.castle(), set_of({Lady, Maid, Monk}));
  EXPECT_EQ(table.count(EventKind::WentToTown), 0U);
  EXPECT_FALSE(game.check(table.state()).has_value());
  Table night{game, Position{}.hand(V, {"v05", "v01"}).hand(H, {"h37", "h01", "h09"})};
  night.acts(V, {"attack:lady>maid", "play:v05", "done"}).acts(H, {"play:h37", "drop:h01", "take:h09"});
  EXPECT_EQ(night.count(EventKind::Cancelled), 0U);
  EXPECT_TRUE(window_asks(night, V));
  EXPECT_FALSE(game.check(night.state()).has_value());
}

}  // namespace
}  // namespace krypta::vampire_empire::test::own_decks_test
