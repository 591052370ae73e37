#include "tests/rules/vendetta/table.hpp"

/// The four values of every Ally and of the Victims, where they are used.
namespace krypta::vendetta::test::allies_values_test {
namespace {

using enum Clan;
using enum Location;

struct Printed {
  std::string_view id;
  bool vampire;
  int influence;
  int feed;
  unsigned drain;
  int drained;
};

constexpr std::array<Printed, 31> all_printed{{
    {"al01", true, 3, 0, 3, 1},    {"al02", true, 3, 0, 3, 1},  {"al03", true, 3, 0, 3, 1},
    {"al04", true, 3, 0, 3, 1},    {"al05", true, 3, 0, 3, 1},  {"al06", true, 3, 0, 3, 1},
    {"al07", true, 3, 0, 3, 1},    {"al08", true, 3, 0, 3, 1},  {"al09", true, 4, 1, 4, 2},
    {"al10", true, 5, 1, 3, 3},    {"al11", true, 5, 0, 0, 0},  {"al12", true, 2, -1, 3, 0},
    {"al13", true, 3, 0, 3, 1},    {"al14", true, 5, 0, 3, 3},  {"al15", true, 3, 0, 3, 1},
    {"al16", false, 2, 3, 1, 0},   {"al17", false, 3, 2, 2, 1}, {"al18", false, 3, 0, 4, 2},
    {"al19", false, 3, 1, 3, 1},   {"al20", false, 4, 1, 2, 2}, {"al21", false, 5, 0, 1, 3},
    {"al22", false, 2, 0, 8, 0},   {"al23", false, 4, 0, 5, 2}, {"al24", false, 3, 1, 5, 1},
    {"al25", false, 3, 0, 0, 3},   {"al26", false, 3, 0, 3, 1}, {"al27", false, 3, 0, 3, 1},
    {"al28", false, 4, 4, 3, 1},   {"al29", false, 3, 0, 2, 1}, {"al30", false, 3, 0, 3, 2},
    {"victim", false, 1, 1, 3, 0},
}};

/// Seat 0 has this one in the Alliance and nobody else; nobody of that name waits at a location.
Position with(const Printed& printed) {
  Position position{{Brujah, Gangrel, Tremere}};
  const auto other = [&](std::string_view id) { return id == printed.id ? std::string_view{"al23"} : id; };
  position.ally(First, other("al20")).ally(Second, other("al21")).ally(Haven, other("al22"));
  position.influence(P0, 0).victims(P0, printed.id == "victim" ? 1 : 0);
  if (printed.id != "victim") position.allies(P0, {printed.id});
  return position;
}
unsigned tokens_of(const Printed& printed) { return printed.id == "al14" ? 2U : printed.vampire ? 1U : 0U; }

// VD-004, VD-037, VD-040, VD-005: what is fed is what is printed
TEST(VendettaAlliesValues, AreFedOn) {
  for (const Printed& printed : all_printed) {
    SCOPED_TRACE(printed.id);
    Table table{with(printed).deployed(P1, Haven, 1).resolving(Haven)};
    table.all_stay();
    ASSERT_EQ(table.state().round, 3U);
    EXPECT_EQ(static_cast<int>(table.blood(P0)), 6 + printed.feed);
  }
}

// VD-038: a drained card feeds nobody
TEST(VendettaAlliesValues, AreNotFedOnWhenDrained) {
  for (const Printed& printed : all_printed) {
    if (printed.id == "al11") continue;  // VD-328
    SCOPED_TRACE(printed.id);
    Position position = with(printed).victims(P0, 0).allies(P0, {}).deployed(P1, Haven, 1).resolving(Haven);
    if (printed.id == "victim") {
      position.drained(P0, {}, 1);
    } else {
      position.drained(P0, {printed.id}).tokens(P0, tokens_of(printed));
    }
    Table table{position};
    table.all_stay();
    EXPECT_EQ(table.blood(P0), 6U);
  }
}

// VD-004, VD-085, VD-084, VD-093, VD-331
TEST(VendettaAlliesValues, AreDrained) {
  for (const Printed& printed : all_printed) {
    if (printed.id == "al11") continue;  // VD-328
    SCOPED_TRACE(printed.id);
    Table table{with(printed)};
    table.act(P0, "drain:" + std::string{printed.id});
    EXPECT_EQ(table.blood(P0), 6U + printed.drain);
    EXPECT_EQ(table.player(P0).tokens, tokens_of(printed));
    EXPECT_TRUE(table.player(P0).allies.empty());
    EXPECT_EQ(table.player(P0).victims, 0U);
    EXPECT_EQ(told(table, EventKind::Drained, 85), numbers(0, *named<Follower>(printed.id), printed.drain));
  }
}

// VD-004, VD-217, VD-086, VD-096
TEST(VendettaAlliesValues, AreScored) {
  for (const Printed& printed : all_printed) {
    SCOPED_TRACE(printed.id);
    const int alone = printed.id == "al26" ? 2 : 0;  // VD-332
    Table table{with(printed)};
    EXPECT_EQ(table.score(P0), printed.influence + alone);
    if (printed.id == "al11") continue;  // VD-328
    table.act(P0, "drain:" + std::string{printed.id});
    EXPECT_EQ(table.score(P0), printed.drained - static_cast<int>(tokens_of(printed)));
  }
}

// VD-003: who is a vampire and who is human, by the tokens and by AL26 beside them
TEST(VendettaAlliesValues, AreHumansOrVampires) {
  for (const Printed& printed : all_printed) {
    if (printed.id == "al26" || printed.id == "victim") continue;
    SCOPED_TRACE(printed.id);
    const Table table{with(printed).allies(P0, {printed.id, "al26"})};
    EXPECT_EQ(table.score(P0), printed.influence + 3 + (printed.vampire ? 2 : 0));
  }
}

// VD-037: all of them together
TEST(VendettaAlliesValues, AreFedOnTogether) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .victims(P0, 2)
                  .allies(P0, {"al28", "al12", "al09", "al11"})
                  .deployed(P1, Haven, 1)
                  .resolving(Haven)};
  table.all_stay();
  EXPECT_EQ(table.blood(P0), 6U + 2U + 4U - 1U + 1U);
}

}  // namespace
}  // namespace krypta::vendetta::test::allies_values_test
