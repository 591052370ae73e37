#include "server/table/take_back.hpp"

#include "tests/server/table_builder.hpp"

namespace krypta::server::test::take_back_test {
namespace {

TEST(TakeBackTest, ASecretChoiceGoesWithoutATrace) {
  TableBuilder at{3, 3};
  at.to_planning();
  ASSERT_EQ(at.choose(0, "move:cw1"), "");
  ASSERT_EQ(at.choose(1, "time:2"), "");  // in secret, too
  const std::string other = at.shown(seat(1));
  const std::string spectator = at.shown(Seat::spectator);
  EXPECT_EQ(at.wish(0, TakeBack{}), "");
  EXPECT_EQ(at.shown(seat(1)), other);
  EXPECT_EQ(at.shown(Seat::spectator), spectator);
  EXPECT_NE(at.shown(seat(0)).find("took-back"), std::string::npos);
  EXPECT_EQ(at.table.match()->view(seat(0)), at.read_again().match()->view(seat(0)));
  EXPECT_EQ(at.choose(0, "move:cw1"), "") << "it is free again";
}

TEST(TakeBackTest, AnOpenMoveGoesAsLongAsNobodyHasChosenSince) {
  TableBuilder at{2, 2};
  ASSERT_EQ(at.wish(0, Start{}), "");
  const Seat s = at.table.match()->pending().must.lowest();
  const auto before = at.table.match()->hash();
  ASSERT_EQ(at.choose(number(s), at.table.match()->options(s).front().id), "");
  EXPECT_EQ(at.wish(number(s), TakeBack{}), "");
  EXPECT_EQ(at.table.match()->hash(), before);
  EXPECT_NE(at.shown(Seat::spectator).find("took-back"), std::string::npos);

  ASSERT_EQ(at.choose(number(s), at.table.match()->options(s).front().id), "");
  const Seat next = at.table.match()->pending().must.lowest();
  ASSERT_EQ(at.choose(number(next), at.table.match()->options(next).front().id), "");
  EXPECT_EQ(at.wish(number(s), TakeBack{}), "needs-consent");
}

TEST(TakeBackTest, WhatOthersChoseInSecretSinceGoesWithAnOpenMove) {
  TableBuilder at{2, 2};
  at.to_planning();
  const AnyMatch& match = *at.table.match();
  const Seat last = match.choice(match.length() - 1).seat;
  const Seat other = seat(1 - number(last));
  const std::size_t length = match.length();
  ASSERT_EQ(at.choose(number(other), "move:cw1"), "");
  const std::uint32_t told = at.table.lines_told(other);
  EXPECT_EQ(at.wish(number(last), TakeBack{}), "") << "or he would know that the other has fixed a card";
  EXPECT_EQ(at.table.match()->length(), length - 1);
  EXPECT_EQ(at.table.lines_told(other), told + 1);
  EXPECT_EQ(at.read_again().frozen(), "");
  EXPECT_EQ(to_json(packet(at.read_again(), other, 0, *text::Speech::in("en"))), at.shown(other));
}

/// Both have planned: everybody has seen the cards.
void reveal(TableBuilder& at) {
  at.to_planning();
  for (const unsigned s : {0U, 1U}) {
    ASSERT_EQ(at.choose(s, "move:cw1"), "");
    ASSERT_EQ(at.choose(s, "time:1"), "");
  }
}

TEST(TakeBackTest, WhatHasOpenedCardsTakesConsent) {
  TableBuilder at{2, 2};
  reveal(at);
  EXPECT_EQ(at.wish(1, TakeBack{}), "needs-consent");
  EXPECT_EQ(at.wish(1, TakeBack{true}), "");
  ASSERT_TRUE(at.table.asking());
  EXPECT_EQ(at.wish(1, TakeBack{true}), "already-asked");
  EXPECT_EQ(at.wish(1, Answer{true}), "not-asked") << "nobody agrees with himself";
  const std::size_t length = at.table.match()->length();
  EXPECT_EQ(at.wish(0, Answer{false}), "");
  EXPECT_FALSE(at.table.asking());
  EXPECT_EQ(at.table.match()->length(), length);

  EXPECT_EQ(at.wish(1, TakeBack{true}), "");
  EXPECT_EQ(at.wish(0, Answer{true}), "");
  EXPECT_EQ(at.table.match()->length(), length - 1);
  EXPECT_TRUE(at.table.match()->pending().must.has(seat(1)));
}

/// Two people and a bot; both people have made their plans.
void plan(TableBuilder& at) {
  at.to_planning();
  for (const unsigned s : {0U, 1U}) {
    ASSERT_EQ(at.choose(s, "move:cw1"), "");
    ASSERT_EQ(at.choose(s, "time:1"), "");
  }
}

TEST(TakeBackTest, BotsAgreeAndThoseWhoAreAwayDoNot) {
  TableBuilder at{3, 2};
  plan(at);
  ASSERT_EQ(at.wish(0, TakeBack{true}), "");
  ASSERT_TRUE(at.table.asking());
  EXPECT_EQ(at.table.asking()->waiting, SeatSet::of(seat(1)));
  ASSERT_EQ(at.wish(1, Stand{}), "");
  EXPECT_TRUE(at.table.asking()) << "who stands up has not agreed";
  EXPECT_FALSE(at.table.match()->pending().must.has(seat(0)));
  EXPECT_EQ(at.wish(0, TakeBack{true}), "already-asked");
  EXPECT_EQ(at.wish(1, Answer{true}), "") << "he may answer from wherever he is";
  EXPECT_FALSE(at.table.asking());
  EXPECT_TRUE(at.table.match()->pending().must.has(seat(0)));
}

TEST(TakeBackTest, WhoWasAwayBeforeIsAskedToo) {
  TableBuilder at{3, 2};
  plan(at);
  ASSERT_EQ(at.wish(1, Stand{}), "");
  ASSERT_EQ(at.wish(0, TakeBack{true}), "");
  ASSERT_TRUE(at.table.asking());
  EXPECT_EQ(at.table.asking()->waiting, SeatSet::of(seat(1)));
  EXPECT_EQ(at.wish(1, TakeBack{}), "away") << "a bot decides for him until he is back";
}

TEST(TakeBackTest, TablesOfEarlierProgramsAreReadAsTheyWerePlayed) {
  TableBuilder at{3, 2};
  plan(at);
  at.write(AskedBack{seat(0)});  // without saying who must agree
  EXPECT_EQ(at.table.asking()->waiting, SeatSet::of(seat(1)));
  ASSERT_EQ(at.wish(1, Stand{}), "");
  EXPECT_FALSE(at.table.asking());
  EXPECT_TRUE(at.table.match()->pending().must.has(seat(0)));
  EXPECT_EQ(at.read_again().frozen(), "");
}

TEST(TakeBackTest, NoBotIsCalledForWhoHasTime) {
  for (const ClockSettings& clock : {ClockSettings{ClockSettings::Kind::decision, 3 * 24 * 3'600'000, 0},
                                     ClockSettings{ClockSettings::Kind::bank, 60'000, 0}}) {
    TableBuilder at{2, 2, clock};
    ASSERT_EQ(at.wish(0, Start{}), "");
    EXPECT_EQ(at.wish(0, CallBot{seat(1)}), "has-time");
    EXPECT_FALSE(at.table.chair(seat(1)).away);
  }
  TableBuilder at{2, 2};
  ASSERT_EQ(at.wish(0, Start{}), "");
  EXPECT_EQ(at.wish(0, CallBot{seat(1)}), "");
}

TEST(TakeBackTest, AnOpenChoiceEndsTheQuestionAndASecretOneDoesNot) {
  TableBuilder at{3, 3};
  at.to_planning();
  ASSERT_EQ(at.choose(0, "move:cw1"), "");
  ASSERT_EQ(at.choose(0, "time:1"), "");
  ASSERT_EQ(at.wish(0, TakeBack{true}), "");
  ASSERT_EQ(at.choose(1, "move:ccw1"), "");
  EXPECT_TRUE(at.table.asking()) << "or the others would know that seat 1 has fixed a card";
  ASSERT_EQ(at.choose(1, "time:2"), "");
  EXPECT_FALSE(at.table.asking());
}

TEST(TakeBackTest, ABotsChoiceIsNobodysAnswerButThoseWhoAgreedAreAskedAgain) {
  TableBuilder at{4, 3};
  at.to_planning();
  for (const unsigned s : {0U, 1U}) {
    ASSERT_EQ(at.choose(s, "move:cw1"), "");
    ASSERT_EQ(at.choose(s, "time:1"), "");
  }
  ASSERT_EQ(at.wish(0, TakeBack{true}), "");
  ASSERT_EQ(at.wish(1, Answer{true}), "");
  ASSERT_EQ(at.table.asking()->waiting, SeatSet::of(seat(2)));
  ASSERT_EQ(at.choose(3, "move:cw1"), "");
  EXPECT_EQ(at.table.asking()->waiting, SeatSet::of(seat(2))) << "or they would know that the bot has fixed a card";
  ASSERT_EQ(at.choose(3, "time:1"), "");
  ASSERT_TRUE(at.table.asking());
  EXPECT_EQ(at.table.asking()->waiting, SeatSet::of(seat(1)) | SeatSet::of(seat(2)));
  ASSERT_EQ(at.wish(1, Answer{true}), "");
  ASSERT_EQ(at.wish(2, Answer{true}), "");
  EXPECT_FALSE(at.table.asking());
  EXPECT_TRUE(at.table.match()->pending().must.has(seat(0)));
  EXPECT_EQ(at.read_again().frozen(), "");
}

TEST(TakeBackTest, ThereMustBeSomethingOfOnesOwn) {
  TableBuilder at{2, 2};
  EXPECT_EQ(at.wish(0, TakeBack{}), "not-started");
  ASSERT_EQ(at.wish(0, Start{}), "");
  EXPECT_EQ(at.wish(0, TakeBack{}), "nothing-to-take-back");
  EXPECT_EQ(at.wish(8, TakeBack{}), "not-seated");
}

TEST(TakeBackTest, AfterTheEndNothingIsTakenBack) {
  TableBuilder at{2, 2};
  ASSERT_EQ(at.wish(0, Start{}), "");
  Rng rng{11};
  while (at.table.state() == Table::State::running) at.play_on(rng);
  EXPECT_EQ(at.wish(0, TakeBack{true}), "match-over");
}

TEST(TakeBackTest, WhoeverWasAboutToChooseMustLookAgain) {
  TableBuilder at{2, 2};
  ASSERT_EQ(at.wish(0, Start{}), "");
  const Seat s = at.table.match()->pending().must.lowest();
  ASSERT_EQ(at.choose(number(s), at.table.match()->options(s).front().id), "");
  const Seat other = at.table.match()->pending().must.lowest();
  const Choose late{at.table.lines_told(other), at.table.match()->options(other).front().id, "late"};
  ASSERT_EQ(at.wish(number(s), TakeBack{}), "");
  EXPECT_EQ(at.wish(number(other), late), "stale");
}

}  // namespace
}  // namespace krypta::server::test::take_back_test
