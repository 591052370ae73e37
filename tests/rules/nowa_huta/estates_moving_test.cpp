#include <algorithm>
#include <set>

#include "tests/rules/nowa_huta/board.hpp"
#include "tests/rules/nowa_huta/told.hpp"

/// The estates whose abilities move possessed: Górali, Zielone, Szkolne, Młodości.
namespace krypta::nowa_huta::test::estates_moving_test {
namespace {

using Ids = std::set<std::string>;

std::string going(Estate where) { return "to:" + std::string{name_of(where)}; }

Ids going_anywhere_but(Estate chosen) {
  Ids ids;
  for (const Estate where : all_of<Estate>()) {
    if (where != chosen) ids.insert(going(where));
  }
  return ids;
}

// NH-067, NH-068
TEST(NowaHutaMovingAbilities, GoraliGathersTwoOwnMarkersFromOneOrTwoOtherEstates) {
  struct Case {
    std::string second;
    unsigned left_on_szkolne, left_on_zielone;
  };
  for (const Case& each : {Case{"take:0@szkolne", 0, 1}, Case{"take:0@zielone", 1, 0}}) {
    SCOPED_TRACE(each.second);
    Table table = arrive(Position{2}
                             .possessed(Estate::Szkolne, {2, 1})
                             .possessed(Estate::Zielone, {1, 0})
                             .possessed(Estate::Gorali, {3, 4}),
                         Estate::Gorali);
    table.act(A, "use:estate");
    EXPECT_EQ(offered(table, A), (Ids{"take:0@szkolne", "take:0@zielone"}));
    table.act(A, "take:0@szkolne");
    EXPECT_EQ(told(table, EventKind::Moved, 67), numbers(A, A, 1, Estate::Szkolne, Estate::Gorali));
    EXPECT_TRUE(names(table.refused(A, "done"), "NH-067"));
    table.act(A, each.second);
    EXPECT_EQ(on(table, Estate::Gorali), (Counts{5, 4}));
    EXPECT_EQ(on(table, Estate::Szkolne), (Counts{each.left_on_szkolne, 1}));
    EXPECT_EQ(on(table, Estate::Zielone), (Counts{each.left_on_zielone, 0}));
    EXPECT_EQ(supplies(table), (Counts{15, 16}));
    EXPECT_EQ(table.count(EventKind::Moved), 2U);
    EXPECT_EQ(table.step(), Step::UseAbilities);
  }
}

// NH-067, NH-068
TEST(NowaHutaMovingAbilities, GoraliTakesFromAnyOtherEstateButNotFromItselfAnOpponentOrTheSupply) {
  Position position{3};
  for (const Estate where : all_of<Estate>()) position.possessed(where, {1, 1, 1});
  Table table = arrive(position.possessed(Estate::Handlowe, {0, 1, 1}).blood_dusk_done(), Estate::Gorali);
  table.act(A, "use:estate");
  EXPECT_EQ(offered(table, A),
            (Ids{"take:0@teatralne", "take:0@zielone", "take:0@szkolne", "take:0@ogrodowe", "take:0@mlodosci"}));
  EXPECT_TRUE(names(table.refused(A, "take:0@gorali"), "NH-068"));
  EXPECT_TRUE(names(table.refused(A, "take:1@zielone"), "NH-067"));
  EXPECT_TRUE(names(table.refused(A, "take:0@handlowe"), "NH-009"));
  EXPECT_TRUE(names(table.refused(B, "take:1@zielone"), "NH-043"));

  Table other = arrive(position.possessed(Estate::Handlowe, {2, 1, 1}), Estate::Gorali);
  other.act(A, "use:estate").act(A, "take:0@handlowe").act(A, "take:0@handlowe");
  EXPECT_EQ(on(other, Estate::Handlowe), (Counts{0, 1, 1}));
  EXPECT_EQ(on(other, Estate::Gorali), (Counts{3, 1, 1}));
}

// NH-069
TEST(NowaHutaMovingAbilities, GoraliMovesTheOnlyMarkerThatIsElsewhere) {
  Table table =
      arrive(Position{2}.possessed(Estate::Gorali, {2, 0}).possessed(Estate::Mlodosci, {1, 2}), Estate::Gorali);
  table.act(A, "use:estate").act(A, "take:0@mlodosci");
  EXPECT_EQ(on(table, Estate::Gorali), (Counts{3, 0}));
  EXPECT_EQ(on(table, Estate::Mlodosci), (Counts{0, 2}));
  EXPECT_EQ(table.step(), Step::UseAbilities);
}

// NH-070, NH-072, NH-073
TEST(NowaHutaMovingAbilities, ZieloneMovesTwoOpponentsMarkersFromAnyOneEstateToAnyOthers) {
  for (const Estate chosen : all_of<Estate>()) {
    for (const Estate first : all_of<Estate>()) {
      const auto second = static_cast<Estate>((static_cast<unsigned>(first) + 1) % 7);
      if (first == chosen || second == chosen) continue;
      SCOPED_TRACE(std::string{name_of(chosen)} + " to " + std::string{name_of(first)});
      Table table = arrive(Position{2}.possessed(chosen, {1, 3}), Estate::Zielone);
      table.act(A, "use:estate");
      EXPECT_EQ(offered(table, A), (Ids{taking(B, chosen)}));
      table.act(A, taking(B, chosen));
      EXPECT_EQ(offered(table, A), going_anywhere_but(chosen));
      table.act(A, going(first));
      EXPECT_EQ(told(table, EventKind::Moved, 70), numbers(A, B, 1, chosen, first));
      table.act(A, taking(B, chosen)).act(A, going(second));
      EXPECT_EQ(told(table, EventKind::Moved, 73), numbers(A, B, 1, chosen, second));
      EXPECT_EQ(on(table, chosen), (Counts{1, 1}));
      EXPECT_EQ(on(table, first), (Counts{0, 1}));
      EXPECT_EQ(on(table, second), (Counts{0, 1}));
      EXPECT_EQ(supplies(table), (Counts{20, 18}));
      EXPECT_EQ(table.step(), Step::UseAbilities);
    }
  }
}

// NH-071
TEST(NowaHutaMovingAbilities, ZieloneMovesMarkersOfOneOrTwoOpponentsButNeverOwnOnes) {
  const auto begun = [] {
    Table table = arrive(Position{4}.possessed(Estate::Handlowe, {2, 2, 1, 0}), Estate::Zielone);
    table.act(A, "use:estate");
    EXPECT_EQ(offered(table, A), (Ids{"take:1@handlowe", "take:2@handlowe"}));
    EXPECT_TRUE(names(table.refused(A, "take:0@handlowe"), "NH-071"));
    table.act(A, "take:1@handlowe").act(A, "to:gorali");
    EXPECT_EQ(offered(table, A), (Ids{"take:1@handlowe", "take:2@handlowe"}));
    EXPECT_TRUE(names(table.refused(A, "take:0@handlowe"), "NH-071"));
    return table;
  };
  Table one = begun();
  one.act(A, "take:1@handlowe").act(A, "to:gorali");
  EXPECT_EQ(on(one, Estate::Handlowe), (Counts{2, 0, 1, 0}));
  EXPECT_EQ(on(one, Estate::Gorali), (Counts{0, 2, 0, 0}));

  Table two = begun();
  two.act(A, "take:2@handlowe").act(A, "to:zielone");
  EXPECT_EQ(on(two, Estate::Handlowe), (Counts{2, 1, 0, 0}));
  EXPECT_EQ(on(two, Estate::Gorali), (Counts{0, 1, 0, 0}));
  EXPECT_EQ(on(two, Estate::Zielone), (Counts{0, 0, 1, 0}));
}

// NH-072
TEST(NowaHutaMovingAbilities, ZieloneTakesBothMarkersFromTheEstateChosenWithTheFirst) {
  Table table = arrive(Position{3}
                           .possessed(Estate::Zielone, {1, 1, 1})
                           .possessed(Estate::Szkolne, {0, 2, 2})
                           .possessed(Estate::Gorali, {1, 0, 0}),
                       Estate::Zielone);
  table.act(A, "use:estate");
  EXPECT_EQ(offered(table, A), (Ids{"take:1@zielone", "take:2@zielone", "take:1@szkolne", "take:2@szkolne"}));
  EXPECT_TRUE(names(table.refused(A, "take:1@gorali"), "NH-009"));
  table.act(A, "take:1@zielone").act(A, "to:szkolne");
  EXPECT_EQ(offered(table, A), (Ids{"take:2@zielone"}));
  EXPECT_TRUE(names(table.refused(A, "take:1@szkolne"), "NH-072"));
  table.act(A, "take:2@zielone").act(A, "to:gorali");
  EXPECT_EQ(on(table, Estate::Zielone), (Counts{1, 0, 0}));
  EXPECT_EQ(on(table, Estate::Szkolne), (Counts{0, 3, 2}));
  EXPECT_EQ(on(table, Estate::Gorali), (Counts{1, 0, 1}));
}

// NH-073
TEST(NowaHutaMovingAbilities, ZieloneSendsNoMarkerBackToTheChosenEstate) {
  Table table = arrive(Position{2}.possessed(Estate::Handlowe, {0, 2}), Estate::Zielone);
  table.act(A, "use:estate").act(A, "take:1@handlowe");
  EXPECT_TRUE(names(table.refused(A, "to:handlowe"), "NH-073"));
  EXPECT_TRUE(names(table.refused(A, "done"), "NH-050"));
  table.act(A, "to:gorali").act(A, "take:1@handlowe");
  EXPECT_EQ(offered(table, A), going_anywhere_but(Estate::Handlowe));
  EXPECT_TRUE(names(table.refused(A, "to:handlowe"), "NH-073"));
  table.act(A, "to:gorali");
  EXPECT_EQ(on(table, Estate::Gorali), (Counts{0, 2}));
}

// NH-074
TEST(NowaHutaMovingAbilities, ZieloneMovesASingleMarkerEvenWhereAnotherEstateHoldsMore) {
  Table table =
      arrive(Position{3}.possessed(Estate::Handlowe, {3, 0, 1}).possessed(Estate::Gorali, {0, 3, 2}), Estate::Zielone);
  table.act(A, "use:estate").act(A, "take:2@handlowe").act(A, "to:gorali");
  EXPECT_EQ(table.step(), Step::UseAbilities);
  EXPECT_EQ(on(table, Estate::Handlowe), (Counts{3, 0, 0}));
  EXPECT_EQ(on(table, Estate::Gorali), (Counts{0, 3, 3}));
}

// NH-074
TEST(NowaHutaMovingAbilities, ZieloneMustMoveTheSecondMarkerWhereThereIsOne) {
  Table table = arrive(Position{3}.possessed(Estate::Handlowe, {0, 1, 1}), Estate::Zielone);
  table.act(A, "use:estate").act(A, "take:2@handlowe").act(A, "to:gorali");
  EXPECT_EQ(offered(table, A), (Ids{"take:1@handlowe"}));
  EXPECT_TRUE(names(table.refused(A, "done"), "NH-074"));
}

// NH-075
TEST(NowaHutaMovingAbilities, TheOwnersOfMarkersMovedByZieloneAreNotAsked) {
  Table table = arrive(Position{3}.possessed(Estate::Handlowe, {0, 2, 2}), Estate::Zielone);
  const auto only_a_decides = [&](std::string_view choice) {
    EXPECT_EQ(table.pending().able(), SeatSet::of(A));
    EXPECT_TRUE(names(table.refused(B, choice), "NH-043"));
    EXPECT_TRUE(names(table.refused(C, choice), "NH-043"));
    table.act(A, choice);
  };
  table.act(A, "use:estate");
  only_a_decides("take:1@handlowe");
  only_a_decides("to:szkolne");
  only_a_decides("take:2@handlowe");
  only_a_decides("to:mlodosci");
  EXPECT_EQ(on(table, Estate::Szkolne), (Counts{0, 1, 0}));
  EXPECT_EQ(on(table, Estate::Mlodosci), (Counts{0, 0, 1}));
}

// NH-076, NH-077, NH-078
TEST(NowaHutaMovingAbilities, SzkolneExchangesTwoMarkersOnAnyTwoDifferentEstates) {
  for (const Estate mine : all_of<Estate>()) {
    for (const Estate other : all_of<Estate>()) {
      if (mine == other) continue;
      SCOPED_TRACE(std::string{name_of(mine)} + " with " + std::string{name_of(other)});
      Table table = arrive(Position{3}.possessed(mine, {2, 0, 0}).possessed(other, {0, 0, 2}), Estate::Szkolne);
      table.act(A, "use:estate");
      EXPECT_EQ(offered(table, A), (Ids{taking(A, mine)}));
      table.act(A, taking(A, mine));
      EXPECT_EQ(offered(table, A), (Ids{taking(C, other)}));
      table.act(A, taking(C, other));
      EXPECT_EQ(on(table, mine), (Counts{1, 0, 1}));
      EXPECT_EQ(on(table, other), (Counts{1, 0, 1}));
      EXPECT_EQ(supplies(table), (Counts{19, 21, 19}));
      EXPECT_EQ(told(table, EventKind::Exchanged, 76), numbers(A, mine, C, other));
      EXPECT_EQ(table.step(), Step::UseAbilities);
    }
  }
}

// NH-076, NH-077
TEST(NowaHutaMovingAbilities, SzkolneExchangesAnOwnMarkerFirstNamedWithAnOpponentsElsewhere) {
  Table table = arrive(Position{4}
                           .possessed(Estate::Handlowe, {1, 1, 0, 1})
                           .possessed(Estate::Zielone, {1, 1, 0, 0})
                           .possessed(Estate::Szkolne, {0, 0, 0, 1}),
                       Estate::Szkolne);
  table.act(A, "use:estate");
  EXPECT_EQ(offered(table, A), (Ids{"take:0@handlowe", "take:0@zielone"}));
  EXPECT_TRUE(names(table.refused(A, "take:1@zielone"), "NH-076"));
  EXPECT_TRUE(names(table.refused(A, "take:0@szkolne"), "NH-009"));
  EXPECT_TRUE(names(table.refused(A, "done"), "NH-050"));
  table.act(A, "take:0@handlowe");
  EXPECT_EQ(offered(table, A), (Ids{"take:1@zielone", "take:3@szkolne"}));
  EXPECT_TRUE(names(table.refused(A, "take:1@handlowe"), "NH-077"));
  EXPECT_TRUE(names(table.refused(A, "take:3@handlowe"), "NH-077"));
  EXPECT_TRUE(names(table.refused(A, "take:0@zielone"), "NH-076"));
  EXPECT_TRUE(names(table.refused(A, "take:2@gorali"), "NH-009"));
  EXPECT_TRUE(names(table.refused(B, "take:1@zielone"), "NH-043"));
  table.act(A, "take:1@zielone");
  EXPECT_EQ(on(table, Estate::Handlowe), (Counts{0, 2, 0, 1}));
  EXPECT_EQ(on(table, Estate::Zielone), (Counts{2, 0, 0, 0}));
}

// NH-077
TEST(NowaHutaMovingAbilities, SzkolneTakesNoOwnMarkerThatHasNoPartnerOnAnotherEstate) {
  Table table =
      arrive(Position{2}.possessed(Estate::Handlowe, {1, 0}).possessed(Estate::Zielone, {1, 2}), Estate::Szkolne);
  table.act(A, "use:estate");
  EXPECT_EQ(offered(table, A), (Ids{"take:0@handlowe"}));
  EXPECT_TRUE(names(table.refused(A, "take:0@zielone"), "NH-077"));
}

// NH-085, NH-087, NH-088
TEST(NowaHutaMovingAbilities, MlodosciMovesOwnMarkersFromAnyEstateToAnyOther) {
  for (const Estate chosen : all_of<Estate>()) {
    for (const Estate target : all_of<Estate>()) {
      if (chosen == target) continue;
      SCOPED_TRACE(std::string{name_of(chosen)} + " to " + std::string{name_of(target)});
      Table table = arrive(Position{2}.possessed(chosen, {3, 2}), Estate::Mlodosci);
      table.act(A, "use:estate");
      EXPECT_EQ(offered(table, A), (Ids{taking(A, chosen)}));
      table.act(A, taking(A, chosen)).act(A, "count:2");
      EXPECT_EQ(offered(table, A), going_anywhere_but(chosen));
      table.act(A, going(target));
      EXPECT_EQ(on(table, chosen), (Counts{1, 2}));
      EXPECT_EQ(on(table, target), (Counts{2, 0}));
      EXPECT_EQ(supplies(table), (Counts{18, 19}));
      EXPECT_EQ(told(table, EventKind::Moved, 85), numbers(A, A, 2, chosen, target));
    }
  }
}

// NH-085, NH-086
TEST(NowaHutaMovingAbilities, MlodosciMovesOneToFourButNotMoreThanThereAre) {
  for (unsigned there = 1; there <= 6; ++there) {
    for (unsigned count = 1; count <= std::min(there, 4U); ++count) {
      SCOPED_TRACE(std::to_string(count) + " of " + std::to_string(there));
      Table table = arrive(Position{2}.possessed(Estate::Gorali, {there, 6}), Estate::Mlodosci);
      table.act(A, "use:estate").act(A, "take:0@gorali");
      Ids expected;
      for (unsigned n = 1; n <= 4; ++n) {
        const std::string id = "count:" + std::to_string(n);
        if (n <= there) {
          expected.insert(id);
        } else {
          EXPECT_TRUE(names(table.refused(A, id), "NH-086"));
        }
      }
      EXPECT_EQ(offered(table, A), expected);
      table.act(A, "count:" + std::to_string(count)).act(A, "to:szkolne");
      EXPECT_EQ(on(table, Estate::Gorali), (Counts{there - count, 6}));
      EXPECT_EQ(on(table, Estate::Szkolne), (Counts{count, 0}));
      EXPECT_EQ(table.step(), Step::UseAbilities);
    }
  }
  EXPECT_FALSE(game.read("count:0").has_value());
  EXPECT_FALSE(game.read("count:5").has_value());
}

// NH-085, NH-087
TEST(NowaHutaMovingAbilities, MlodosciChoosesAmongTheEstatesWithAnOwnMarker) {
  Table table = arrive(Position{3}
                           .possessed(Estate::Mlodosci, {1, 1, 0})
                           .possessed(Estate::Handlowe, {2, 0, 0})
                           .possessed(Estate::Gorali, {0, 2, 1}),
                       Estate::Mlodosci);
  table.act(A, "use:estate");
  EXPECT_EQ(offered(table, A), (Ids{"take:0@mlodosci", "take:0@handlowe"}));
  EXPECT_TRUE(names(table.refused(A, "take:1@gorali"), "NH-085"));
  EXPECT_TRUE(names(table.refused(A, "take:1@mlodosci"), "NH-085"));
  EXPECT_TRUE(names(table.refused(A, "take:0@gorali"), "NH-009"));
  EXPECT_TRUE(names(table.refused(A, "done"), "NH-050"));
  table.act(A, "take:0@mlodosci");
  EXPECT_TRUE(names(table.refused(A, "take:0@handlowe"), "NH-050"));
}

// NH-088
TEST(NowaHutaMovingAbilities, MlodosciSendsAllMarkersToOneOtherEstate) {
  Table table = arrive(Position{2}.possessed(Estate::Gorali, {5, 0}), Estate::Mlodosci);
  table.act(A, "use:estate").act(A, "take:0@gorali").act(A, "count:4");
  EXPECT_TRUE(names(table.refused(A, "to:gorali"), "NH-088"));
  EXPECT_TRUE(names(table.refused(A, "done"), "NH-088"));
  EXPECT_TRUE(names(table.refused(B, "to:zielone"), "NH-043"));
  table.act(A, "to:zielone");
  EXPECT_EQ(on(table, Estate::Zielone), (Counts{4, 0}));
  EXPECT_EQ(told(table, EventKind::Moved, 88), numbers(A, A, 4, Estate::Gorali, Estate::Zielone));
  EXPECT_EQ(table.count(EventKind::Moved), 1U);
  EXPECT_EQ(table.step(), Step::UseAbilities);
  EXPECT_FALSE(table.offers(A, "use:estate"));
}

// NH-068, NH-070, NH-077, NH-085
TEST(NowaHutaMovingAbilities, NoneIsOfferedWhereNoMarkerCouldMove) {
  const auto useless = [](Estate where, std::string_view rule, const Position& position) {
    Table table = arrive(position, where);
    EXPECT_EQ(offered(table, A), (Ids{"use:circle", "done"}));
    EXPECT_TRUE(names(table.refused(A, "use:estate"), rule)) << rule;
  };
  useless(Estate::Gorali, "NH-068", Position{2}.possessed(Estate::Gorali, {3, 1}).possessed(Estate::Zielone, {0, 1}));
  useless(Estate::Zielone, "NH-070", Position{2}.possessed(Estate::Gorali, {3, 0}));
  useless(Estate::Szkolne, "NH-077", Position{3}.possessed(Estate::Handlowe, {2, 2, 1}));
  useless(Estate::Szkolne, "NH-077", Position{2}.possessed(Estate::Handlowe, {0, 2}).possessed(Estate::Gorali, {0, 1}));
  useless(Estate::Szkolne, "NH-077", Position{2}.possessed(Estate::Handlowe, {2, 0}).possessed(Estate::Gorali, {1, 0}));
  useless(Estate::Mlodosci, "NH-085", Position{2}.possessed(Estate::Gorali, {0, 3}));
}

}  // namespace
}  // namespace krypta::nowa_huta::test::estates_moving_test
