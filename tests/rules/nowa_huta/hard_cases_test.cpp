#include "tests/rules/nowa_huta/table.hpp"

/// The hard cases of the rule book, with its own numbers.
namespace krypta::nowa_huta::test {
namespace {

// HC-NH-01 (NH-104, NH-105, NH-108, NH-052)
TEST(NowaHutaHardCases, AttackedBeforeHisTurnPlaysFromWhereHeWasPut) {
  Table table{Position{4}
                  .vampire(B, Estate::Gorali)
                  .circle_pawn(A, CircleAction::MysteriousReports)
                  .possessed(Estate::Zielone, {1, 0, 0, 0})};
  table.plan({"cw1 1", "cw2 1", "cw1 1", "cw1 1"});
  table.act(A, "use:circle").act(A, "target:1").act(A, "move:ccw1");
  EXPECT_EQ(table.player(B).vampire, Maybe{Estate::Teatralne});
  table.pass_until(B);
  EXPECT_EQ(table.player(B).vampire, Maybe{Estate::Teatralne});
  EXPECT_EQ(table.player(B).circle_pawn, Maybe{CircleAction::MysteriousReports});
  EXPECT_TRUE(table.offers(B, "use:estate"));
  table.act(B, "done");
  EXPECT_EQ(table.possessed(B, Estate::Teatralne), 2U);
}

}  // namespace
}  // namespace krypta::nowa_huta::test
