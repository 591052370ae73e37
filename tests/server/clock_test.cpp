#include "server/table/clock.hpp"

#include "tests/server/table_builder.hpp"
#include "wire/json.hpp"

namespace krypta::server::test::clock_test {
namespace {

constexpr ClockSettings half_minute{ClockSettings::Kind::decision, 30'000, 0};
constexpr ClockSettings bank{ClockSettings::Kind::bank, 60'000, 5'000};

TEST(ClockTest, ADecisionHasItsTimeAndRunsOutOnTheDot) {
  TableBuilder at{2, 2, half_minute};
  ASSERT_EQ(at.wish(0, Start{}), "");
  const Seat s = at.table.match()->pending().must.lowest();
  EXPECT_EQ(at.table.clocks().deadline(s), at.now + 30'000);
  EXPECT_EQ(at.table.clocks().deadline(seat(1 - number(s))), std::nullopt);
  EXPECT_EQ(at.take(propose_time_out(at.table, at.now + 29'999)), "before");
  at.now += 30'000;
  EXPECT_EQ(at.take(propose_time_out(at.table, at.now)), "");
  EXPECT_TRUE(at.table.chair(s).away);
  EXPECT_EQ(at.table.clocks().next(), std::nullopt) << "a bot has no clock";
}

TEST(ClockTest, AnOpenChoiceStartsTheTimeAnewAndASecretOneDoesNot) {
  TableBuilder at{2, 2, half_minute};
  at.to_planning();
  const Time began = at.now;
  at.now += 10'000;
  ASSERT_EQ(at.choose(0, "move:cw1"), "");
  EXPECT_EQ(at.table.clocks().deadline(seat(0)), began + 30'000);
  EXPECT_EQ(at.table.clocks().deadline(seat(1)), began + 30'000);
  ASSERT_EQ(at.choose(0, "time:1"), "");
  EXPECT_EQ(at.table.clocks().deadline(seat(0)), std::nullopt);
  at.now += 1'000;
  ASSERT_EQ(at.choose(0, "move:cw2"), "") << "he may change it";
  EXPECT_EQ(at.table.clocks().deadline(seat(0)), std::nullopt);
  EXPECT_EQ(at.table.clocks().deadline(seat(1)), began + 30'000);
}

TEST(ClockTest, ABankIsChargedAndGetsItsIncrement) {
  TableBuilder at{2, 2, bank};
  at.to_planning();
  const Time left = at.table.clocks().left(seat(0));
  at.now += 20'000;
  ASSERT_EQ(at.choose(0, "move:cw1"), "");
  EXPECT_EQ(at.table.clocks().left(seat(0)), left);
  ASSERT_EQ(at.choose(0, "time:1"), "");
  EXPECT_EQ(at.table.clocks().left(seat(0)), left - 20'000 + 5'000);
  EXPECT_EQ(at.table.clocks().left(seat(1)), left);
  EXPECT_EQ(at.table.clocks().deadline(seat(1)), at.now - 20'000 + left);
}

// Everybody has the same time to see what has happened before his own runs.
TEST(ClockTest, TheTimeOfADecisionBeginsAfterTheGrace) {
  TableBuilder at{2, 2, {ClockSettings::Kind::bank, 60'000, 0, 5'000}};
  at.to_planning();
  const Time began = at.now;
  for (const Seat s : {seat(0), seat(1)}) EXPECT_EQ(at.table.clocks().deadline(s), began + 5'000 + 60'000);
  at.now += 4'000;
  ASSERT_EQ(at.choose(0, "move:cw1"), "");
  ASSERT_EQ(at.choose(0, "time:1"), "");
  EXPECT_EQ(at.table.clocks().left(seat(0)), 60'000) << "nothing was taken in the grace";
  at.now += 9'000;
  ASSERT_EQ(at.choose(1, "move:cw1"), "");
  ASSERT_EQ(at.choose(1, "time:1"), "");
  EXPECT_EQ(at.table.clocks().left(seat(1)), 60'000 - 8'000);
}

TEST(ClockTest, WhoGoesOnDecidingHasTheGraceAnew) {
  TableBuilder at{2, 2, {ClockSettings::Kind::decision, 30'000, 0, 5'000}};
  ASSERT_EQ(at.wish(0, Start{}), "");
  const Seat second = seat(1 - number(at.table.match()->pending().must.lowest()));
  ASSERT_EQ(at.choose(1 - number(second), "vampire:gorali"), "");
  EXPECT_EQ(at.table.clocks().deadline(second), at.now + 35'000);
  at.now += 7'000;
  ASSERT_EQ(at.choose(number(second), "vampire:gorali"), "");
  ASSERT_EQ(at.table.match()->pending().must, SeatSet::of(second)) << "the second places the first circle pawn";
  EXPECT_EQ(at.table.clocks().deadline(second), at.now + 35'000);
}

TEST(ClockTest, WhoComesBackWithAnEmptyBankHasTimeToDecideOnce) {
  TableBuilder at{2, 2, {ClockSettings::Kind::bank, 20'000, 0}};
  at.to_planning();
  at.now += 60'000;
  ASSERT_EQ(at.take(propose_time_out(at.table, at.now)), "");
  const Seat s = at.table.chair(seat(0)).away ? seat(0) : seat(1);
  ASSERT_EQ(at.wish(number(s), ComeBack{}), "");
  EXPECT_GE(*at.table.clocks().deadline(s), at.now + 10'000);
}

TEST(ClockTest, TimeInWhichNoServerLivedIsForgiven) {
  TableBuilder at{2, 2, half_minute};
  ASSERT_EQ(at.wish(0, Start{}), "");
  const auto before = at.table.clocks().next();
  at.now += 3'600'000;
  at.write(Resumed{3'600'000});
  EXPECT_EQ(at.table.clocks().next()->at, before->at + 3'600'000);
  EXPECT_EQ(at.take(propose_time_out(at.table, at.now)), "before");
}

TEST(ClockTest, SettingsAreReadAsTheyAreWritten) {
  const auto read = [](std::string_view text) { return read_clock(*wire::parse_json(text)); };
  EXPECT_EQ(read(R"({"kind":"none"})"), ClockSettings{});
  EXPECT_EQ(read(R"({"kind":"decision","seconds":30})"), half_minute);
  EXPECT_EQ(read(R"({"kind":"bank","seconds":60,"increment":5})"), bank);
  EXPECT_EQ(read(R"({"kind":"days","days":3})")->limit, Time{3} * 86'400'000);
  for (const std::string_view good : {R"({"kind":"none"})", R"({"kind":"decision","seconds":30})",
                                      R"({"kind":"bank","seconds":60,"increment":5})", R"({"kind":"days","days":3})"}) {
    EXPECT_EQ(to_json(clock_value(*read(good))), good);
  }
  for (const std::string_view bad :
       {R"({})", R"({"kind":"sand"})", R"({"kind":"decision"})", R"({"kind":"decision","seconds":0})",
        R"({"kind":"decision","seconds":-5})", R"({"kind":"decision","seconds":"30"})", R"({"kind":"days","days":61})",
        R"({"kind":"bank","seconds":60})", R"({"kind":"bank","seconds":99999999,"increment":5})", R"([])"}) {
    EXPECT_EQ(read(bad), std::nullopt) << bad;
  }
}

// Nobody is told who has answered of those who are asked together; what it cost is told when all have.
TEST(ClockTest, WhoHasAnsweredInSecretIsShownAsIfHeThoughtAndPaysForHisOwnTimeOnly) {
  const SeatSet all = SeatSet::first(3);
  Clocks clocks{bank, 3};
  clocks.update(0, {.running = all}, std::nullopt);
  clocks.update(10'000, {.running = all.without(seat(0)), .answered = SeatSet::of(seat(0))}, std::nullopt);
  for (const Seat s : all) {
    EXPECT_EQ(clocks.deadline(s), 60'000);
    EXPECT_EQ(clocks.left(s), 60'000);
  }
  clocks.update(20'000, {.running = SeatSet::of(seat(2)), .answered = all.without(seat(2))}, std::nullopt);
  EXPECT_EQ(clocks.next()->seat, seat(2)) << "no other clock can run out";
  EXPECT_EQ(clocks.deadline(seat(0)), 60'000);
  // The last answers, and all see it; the first is asked the next thing.
  clocks.update(40'000, {.running = SeatSet::of(seat(0))}, seat(2));
  EXPECT_EQ(clocks.left(seat(0)), 60'000 - 10'000 + 5'000);
  EXPECT_EQ(clocks.left(seat(1)), 60'000 - 20'000 + 5'000);
  EXPECT_EQ(clocks.left(seat(2)), 60'000 - 40'000 + 5'000);
  EXPECT_EQ(clocks.deadline(seat(0)), 40'000 + 55'000);
}

TEST(ClockTest, WhoTakesASecretAnswerBackHasThoughtAllTheTime) {
  const SeatSet all = SeatSet::first(2);
  Clocks clocks{bank, 2};
  clocks.update(0, {.running = all}, std::nullopt);
  clocks.update(10'000, {.running = SeatSet::of(seat(1)), .answered = SeatSet::of(seat(0))}, std::nullopt);
  clocks.update(15'000, {.running = all}, std::nullopt);
  EXPECT_EQ(clocks.deadline(seat(0)), 60'000);
  EXPECT_EQ(clocks.next()->seat, seat(0));
  clocks.update(20'000, {.running = SeatSet::of(seat(1)), .answered = SeatSet::of(seat(0))}, std::nullopt);
  clocks.update(30'000, {}, seat(1));
  EXPECT_EQ(clocks.left(seat(0)), 60'000 - 20'000 + 5'000);
}

}  // namespace
}  // namespace krypta::server::test::clock_test
