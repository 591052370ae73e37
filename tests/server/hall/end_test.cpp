#include "tests/server/hall/fixture.hpp"

/// Tables that nobody starts or comes back to, and tables that nobody watches.
namespace krypta::server::test::hall_end_test {
namespace {

constexpr Time minute = 60'000;
constexpr Time hour = 60 * minute;

class HallEndTest : public HallTest {
 protected:
  HallEndTest() {
    settings.open_for = 2 * hour;
    settings.unvisited_for = 6 * hour;
    hall.emplace(built_in_games(), loop, workers, store, log, settings);
  }
  bool in_lobby(const std::string& id) {
    bool found = false;
    store.lobby({}, [&](const store::Found<std::vector<store::Listing>>& all) {
      found = std::ranges::any_of(*all.value, [&](const store::Listing& one) { return one.table == id; });
    });
    loop.run();
    return found;
  }
};

TEST_F(HallEndTest, AnOpenTableThatNobodyLooksAtEndsAndLeavesTheLobby) {
  const std::string id = create(2, 2);
  loop.advance(2 * hour - minute);
  EXPECT_TRUE(in_lobby(id));
  loop.advance(12 * minute);
  EXPECT_FALSE(in_lobby(id));
  EXPECT_EQ(read(id)->state(), Table::State::ended);
  EXPECT_EQ(hall->counts().ended, 1U);
  EXPECT_EQ(wish(id, 0, Start{}), "table-ended");
  EXPECT_EQ(wish(id, 0, Say{"too late"}), "table-ended");
  const auto viewer = look(id, 100);
  EXPECT_EQ(*viewer->packets().back().find("now")->find("state")->text(), "ended");
  EXPECT_EQ(*viewer->packets().back().find("told")->array()->back().find("kind")->text(), "closed");
  // Whoever reads the entries again comes to the same table.
  restart();
  EXPECT_EQ(read(id)->state(), Table::State::ended);
}

TEST_F(HallEndTest, ATableSomebodyLooksAtDoesNotEnd) {
  const std::string id = create(2, 2);
  const auto viewer = look(id, 100);
  loop.advance(5 * hour);
  EXPECT_EQ(read(id)->state(), Table::State::open);
  hall->look_away(id, *viewer);
  // To look in now and then is enough.
  for (int i = 0; i < 4; ++i) {
    loop.advance(hour + minute);
    hall->look_away(id, *look(id, 100));
  }
  EXPECT_EQ(read(id)->state(), Table::State::open);
  loop.advance(3 * hour);
  EXPECT_EQ(read(id)->state(), Table::State::ended);
}

TEST_F(HallEndTest, AMatchThatNobodyReturnsToEndsWithoutAResult) {
  const std::string id = create(2, 2);
  ASSERT_EQ(wish(id, 0, Start{}), "");
  ASSERT_EQ(choose(id, "a"), "");
  loop.advance(6 * hour - minute);
  EXPECT_EQ(read(id)->state(), Table::State::running);
  loop.advance(12 * minute);
  EXPECT_EQ(read(id)->state(), Table::State::ended);
  const auto viewer = look(id, 100);
  const Value now = *viewer->packets().back().find("now");
  EXPECT_EQ(now.find("decision"), nullptr);
  EXPECT_EQ(now.find("result"), nullptr);
  EXPECT_TRUE(now.find("deciding")->array()->empty());
  EXPECT_EQ(now.find("chance")->find("secret"), nullptr) << "what was secret stays so";
}

TEST_F(HallEndTest, WhereAClockRunsNothingEndsBeforeIt) {
  const std::string id = create(2, 2, {ClockSettings::Kind::decision, 9 * hour, 0});
  ASSERT_EQ(wish(id, 0, Start{}), "");
  loop.advance(8 * hour);
  EXPECT_EQ(read(id)->state(), Table::State::running);
}

TEST_F(HallEndTest, ARunningTableThatNobodyWatchesIsUnloadedAndItsClockStillRunsOut) {
  const std::string id = create(2, 2, {ClockSettings::Kind::decision, 3 * hour, 0});
  ASSERT_EQ(wish(id, 0, Start{}), "");
  const Seat s = read(id)->match()->pending().must.lowest();
  loop.advance(200'000);
  EXPECT_EQ(hall->loaded(), 0U);
  EXPECT_EQ(hall->asleep(), 1U);
  loop.advance(3 * hour - 210'000);
  EXPECT_EQ(hall->counts().time_outs, 0U);
  loop.advance(20'000);
  EXPECT_EQ(hall->counts().time_outs, 1U) << "at its time, without anybody looking";
  EXPECT_TRUE(read(id)->chair(s).away);
}

TEST_F(HallEndTest, WhoeverLooksAtATableThatSleepsWakesIt) {
  const std::string id = create(2, 2, {ClockSettings::Kind::decision, 3 * hour, 0});
  ASSERT_EQ(wish(id, 0, Start{}), "");
  loop.advance(200'000);
  ASSERT_EQ(hall->asleep(), 1U);
  const auto viewer = look(id, 100);
  EXPECT_EQ(hall->asleep(), 0U);
  ASSERT_EQ(choose(id, "a"), "");
  loop.advance(3 * hour - 1'000);
  EXPECT_EQ(hall->counts().time_outs, 0U) << "the old moment is forgotten";
  loop.advance(2'000);
  EXPECT_EQ(hall->counts().time_outs, 1U);
}

}  // namespace
}  // namespace krypta::server::test::hall_end_test
