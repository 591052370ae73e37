#include <array>

#include "tests/rules/nowa_huta/board.hpp"

/// What may be used in step c of a player's turn, and with how many markers.
namespace krypta::nowa_huta::test::usable_test {
namespace {

using Ids = std::vector<std::string>;

const Ids everything{"use:estate", "use:circle", "done"};

// NH-056
TEST(NowaHutaPlayerTurn, AnAbilityIsOfferedOnlyIfItCanChangeSomething) {
  struct Case {
    Estate estate;
    std::vector<std::pair<Estate, std::array<unsigned, 2>>> markers;  // of A and B
    bool offered;
  };
  using E = Estate;
  for (const Case& c : std::initializer_list<Case>{
           {E::Handlowe, {{E::Gorali, {21, 0}}}, false},
           {E::Handlowe, {{E::Gorali, {20, 0}}}, true},
           {E::Teatralne, {{E::Gorali, {3, 0}}}, false},
           {E::Teatralne, {{E::Gorali, {0, 1}}}, true},
           {E::Teatralne, {{E::Teatralne, {0, 1}}}, true},
           {E::Gorali, {{E::Gorali, {5, 5}}, {E::Szkolne, {0, 5}}}, false},
           {E::Gorali, {{E::Szkolne, {1, 0}}}, true},
           {E::Zielone, {{E::Zielone, {5, 0}}}, false},
           {E::Zielone, {{E::Zielone, {0, 1}}}, true},
           {E::Zielone, {{E::Mlodosci, {0, 1}}}, true},
           {E::Szkolne, {{E::Gorali, {2, 0}}}, false},
           {E::Szkolne, {{E::Gorali, {0, 2}}}, false},
           {E::Szkolne, {{E::Gorali, {2, 2}}}, false},
           {E::Szkolne, {{E::Gorali, {1, 1}}, {E::Handlowe, {0, 1}}}, true},
           {E::Szkolne, {{E::Gorali, {1, 1}}, {E::Handlowe, {1, 0}}}, true},
           {E::Szkolne, {{E::Gorali, {1, 0}}, {E::Handlowe, {0, 1}}}, true},
           {E::Ogrodowe, {{E::Ogrodowe, {0, 0}}, {E::Gorali, {2, 2}}}, false},
           {E::Ogrodowe, {{E::Ogrodowe, {1, 2}}, {E::Gorali, {2, 0}}}, false},
           {E::Ogrodowe, {{E::Ogrodowe, {1, 0}}, {E::Gorali, {0, 1}}}, true},
           {E::Mlodosci, {{E::Mlodosci, {0, 4}}}, false},
           {E::Mlodosci, {{E::Mlodosci, {1, 0}}}, true},
           {E::Mlodosci, {{E::Gorali, {1, 0}}}, true},
       }) {
    Position position = Position{2}.armageddon_done();
    for (const auto& [estate, counts] : c.markers) position.possessed(estate, {counts[0], counts[1]});
    Table table = at(c.estate, CircleAction::SabbathHour, position);
    EXPECT_EQ(table.options(A), c.offered ? everything : (Ids{"use:circle", "done"})) << name_of(c.estate);
    if (c.offered) continue;
    EXPECT_TRUE(names(table.refused(A, "use:estate"), "NH-056"));
    const unsigned before = table.possessed(A, c.estate);
    const unsigned supply = table.player(A).supply;
    table.act(A, "use:circle");
    EXPECT_EQ(table.possessed(A, c.estate), before + std::min(supply, 2U)) << "he goes on with step d";
  }
}

// NH-057
TEST(NowaHutaPlayerTurn, ReportsSlanderAndSabbathMayBeUsedForNothing) {
  Table reports =
      at(Estate::Gorali, CircleAction::MysteriousReports, Position{2}.modifier(Estate::Gorali, Modifier::Raise));
  EXPECT_TRUE(reports.offers(A, "use:circle"));
  reports.act(A, "use:circle");
  EXPECT_EQ(reports.state().estates[Estate::Gorali].modifier, Modifier::Raise);

  Table slander = at(Estate::Gorali, CircleAction::VileSlander, Position{2}.modifier(Estate::Gorali, Modifier::Lower));
  EXPECT_TRUE(slander.offers(A, "use:circle"));
  slander.act(A, "use:circle");
  EXPECT_EQ(slander.state().estates[Estate::Gorali].modifier, Modifier::Lower);

  Table sabbath = at(Estate::Teatralne, CircleAction::SabbathHour, Position{2}.circle_pawn(B, CircleAction::Bat));
  sabbath.act(A, "use:circle");
  EXPECT_TRUE(sabbath.offers(B, "use:circle"));
  sabbath.act(B, "use:circle");
  EXPECT_EQ(sabbath.count(EventKind::SabbathAlreadyCalled), 1U);
}

// NH-057
TEST(NowaHutaPlayerTurn, AttackAndGambitAlwaysHaveATarget) {
  const Ids targets{"target:1", "target:2", "target:3"};
  for (const unsigned seats : {2U, 3U, 4U}) {
    for (const CircleAction space : {CircleAction::SurpriseAttack, CircleAction::CunningGambit}) {
      Table table = at(Estate::Gorali, space, Position{seats});
      table.act(A, "use:circle");
      EXPECT_EQ(table.options(A), Ids(targets.begin(), targets.begin() + seats - 1));
    }
  }
}

// NH-058
TEST(NowaHutaPlayerTurn, WhereEnoughMarkersQualifyTheNamedNumberIsUsed) {
  Table gorali = at(Estate::Gorali, CircleAction::Bat,
                    Position{2}.possessed(Estate::Szkolne, {2, 0}).possessed(Estate::Zielone, {1, 0}));
  gorali.act(A, "use:estate").act(A, "take:0@szkolne");
  EXPECT_TRUE(names(gorali.refused(A, "done"), "NH-058"));  // HC-NH-12
  gorali.act(A, "take:0@zielone");
  EXPECT_EQ(gorali.step(), Step::LeaveCircle);
  EXPECT_EQ(gorali.possessed(A, Estate::Gorali), 4U) << "two moved, two of step d";
  EXPECT_EQ(gorali.possessed(A, Estate::Szkolne), 1U) << "and no third";

  Table zielone = at(Estate::Zielone, CircleAction::Bat, Position{2}.possessed(Estate::Szkolne, {0, 3}));
  zielone.act(A, "use:estate").act(A, "take:1@szkolne").act(A, "to:gorali");
  EXPECT_TRUE(names(zielone.refused(A, "done"), "NH-058"));
  zielone.act(A, "take:1@szkolne").act(A, "to:gorali");
  EXPECT_EQ(zielone.step(), Step::LeaveCircle);
  EXPECT_EQ(zielone.possessed(B, Estate::Szkolne), 1U);

  Table ogrodowe = at(Estate::Ogrodowe, CircleAction::Bat,
                      Position{2}.possessed(Estate::Szkolne, {0, 3}).possessed(Estate::Ogrodowe, {1, 0}));
  ogrodowe.act(A, "use:estate").act(A, "take:1@szkolne");
  EXPECT_TRUE(names(ogrodowe.refused(A, "done"), "NH-058"));
  ogrodowe.act(A, "take:1@szkolne");
  EXPECT_EQ(ogrodowe.step(), Step::LeaveCircle);
  EXPECT_EQ(ogrodowe.possessed(B, Estate::Szkolne), 1U);
}

// NH-058
TEST(NowaHutaPlayerTurn, WhereFewerQualifyAllOfThemAreUsed) {
  Table gorali = at(Estate::Gorali, CircleAction::Bat,
                    Position{2}.possessed(Estate::Szkolne, {1, 0}).possessed(Estate::Gorali, {4, 0}));
  gorali.act(A, "use:estate").act(A, "take:0@szkolne");
  EXPECT_EQ(gorali.step(), Step::LeaveCircle);
  Table zielone = at(Estate::Zielone, CircleAction::Bat,
                     Position{2}.possessed(Estate::Szkolne, {0, 1}).possessed(Estate::Gorali, {0, 4}));
  zielone.act(A, "use:estate").act(A, "take:1@szkolne").act(A, "to:gorali");
  EXPECT_EQ(zielone.step(), Step::LeaveCircle);
  Table ogrodowe = at(Estate::Ogrodowe, CircleAction::Bat,
                      Position{2}.possessed(Estate::Szkolne, {0, 1}).possessed(Estate::Ogrodowe, {1, 4}));
  ogrodowe.act(A, "use:estate").act(A, "take:1@szkolne");
  EXPECT_EQ(ogrodowe.step(), Step::LeaveCircle);
}

// NH-058
TEST(NowaHutaPlayerTurn, OnlyMlodosciLeavesTheNumberToThePlayer) {
  for (const unsigned markers : {1U, 2U, 3U, 4U, 5U}) {
    Table table = at(Estate::Mlodosci, CircleAction::Bat, Position{2}.possessed(Estate::Szkolne, {markers, 0}));
    table.act(A, "use:estate").act(A, "take:0@szkolne");
    EXPECT_EQ(table.options(A).size(), std::min(markers, 4U));
    table.act(A, "count:1").act(A, "to:gorali");
    EXPECT_EQ(table.possessed(A, Estate::Szkolne), markers - 1);
  }
  EXPECT_FALSE(game.read("count:0").has_value());
}

}  // namespace
}  // namespace krypta::nowa_huta::test::usable_test
