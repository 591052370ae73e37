#include "tests/server/table_builder.hpp"

namespace krypta::server::test::table_test {
namespace {

Created open_table(unsigned seats) {
  Created created{.game = "nowa-huta", .rules_version = 1, .setup = {seats, {}}, .host = 100};
  created.invitation = "come-in";
  created.sitters.resize(seats);
  created.sitters[0] = TableBuilder::person(0);
  return created;
}

TEST(TableSeats, AnInvitationSeatsWhoeverHasIt) {
  TableBuilder at{open_table(3)};
  EXPECT_EQ(at.wish(1, Sit{{}, ""}), "not-invited");
  EXPECT_EQ(at.wish(1, Sit{{}, "come-on"}), "not-invited");
  EXPECT_EQ(at.wish(1, Sit{{}, "come-in"}), "");
  EXPECT_EQ(at.table.seat_of(101), seat(1));
  EXPECT_EQ(at.wish(1, Sit{{}, "come-in"}), "before");
  EXPECT_EQ(at.wish(2, Sit{seat(1), "come-in"}), "seat-taken");
  EXPECT_EQ(at.wish(2, Sit{seat(3), "come-in"}), "no-such-seat");
  EXPECT_EQ(at.wish(2, Sit{seat(2), "come-in"}), "");
  EXPECT_EQ(at.wish(3, Sit{{}, "come-in"}), "table-full");
}

TEST(TableSeats, AListedTableIsOpenToAll) {
  Created created = open_table(2);
  created.listed = true;
  TableBuilder at{created};
  EXPECT_EQ(at.wish(1, Sit{{}, ""}), "");
}

TEST(TableSeats, TheHostPutsBotsAndStartsAndTheNextInLineIsHostWhenHeLeaves) {
  TableBuilder at{open_table(2)};
  EXPECT_EQ(at.wish(1, PutBot{seat(1), "easy"}), "not-host");
  EXPECT_EQ(at.wish(0, PutBot{seat(1), "brilliant"}), "bad-request");
  EXPECT_EQ(at.wish(0, PutBot{seat(0), "easy"}), "seat-taken");
  EXPECT_EQ(at.wish(0, PutBot{seat(1), "easy"}), "");
  EXPECT_EQ(at.wish(0, FreeSeat{seat(1)}), "");
  EXPECT_EQ(at.wish(0, Start{}), "seats-open");
  EXPECT_EQ(at.wish(1, Sit{{}, "come-in"}), "");
  EXPECT_EQ(at.wish(1, Start{}), "not-host");
  EXPECT_EQ(at.wish(0, Stand{}), "");
  EXPECT_EQ(at.table.host(), 101);
  EXPECT_EQ(at.wish(1, PutBot{seat(0), "easy"}), "");
  EXPECT_EQ(at.wish(1, Start{}), "");
  EXPECT_EQ(at.table.state(), Table::State::running);
  EXPECT_EQ(at.wish(1, Start{}), "already-started");
}

TEST(TableSeats, WhoeverLeavesARunningMatchKeepsHisSeatAndABotDecides) {
  TableBuilder at{2, 2};
  at.to_planning();
  EXPECT_EQ(at.wish(1, Stand{}), "");
  EXPECT_TRUE(at.table.chair(seat(1)).automatic());
  EXPECT_EQ(at.choose(1, "move:cw1"), "away");
  EXPECT_EQ(at.take(propose_for_bot(at.table, seat(1), "move:cw1")), "");
  EXPECT_EQ(at.wish(1, ComeBack{}), "");
  EXPECT_EQ(at.take(propose_for_bot(at.table, seat(1), "time:1")), "before") << "the bot has nothing to say any more";
  EXPECT_EQ(at.choose(1, "time:1"), "");
}

TEST(TableLook, WhoMaySee) {
  Created created = open_table(2);
  created.watching = Watching::invited;
  TableBuilder at{created};
  EXPECT_TRUE(may_look(at.table, 100, ""));
  EXPECT_FALSE(may_look(at.table, 555, ""));
  EXPECT_TRUE(may_look(at.table, 555, "come-in"));
  ASSERT_EQ(at.wish(0, PutBot{seat(1), "easy"}), "");
  ASSERT_EQ(at.wish(0, Start{}), "");
  EXPECT_FALSE(may_look(at.table, 555, ""));
  EXPECT_TRUE(may_look(at.table, 555, "come-in"));

  created.watching = Watching::nobody;
  TableBuilder closed{created};
  ASSERT_EQ(closed.wish(0, PutBot{seat(1), "easy"}), "");
  EXPECT_TRUE(may_look(closed.table, 555, "come-in")) << "who is invited sees the table before he sits";
  ASSERT_EQ(closed.wish(0, Start{}), "");
  EXPECT_FALSE(may_look(closed.table, 555, "come-in"));
  EXPECT_TRUE(may_look(closed.table, 100, ""));
}

TEST(TableChoices, TheSameIdIsPlayedOnce) {
  TableBuilder at{2, 2};
  ASSERT_EQ(at.wish(0, Start{}), "");
  const Seat s = at.table.match()->pending().must.lowest();
  const Choose wish{at.table.lines_told(s), at.table.match()->options(s).front().id, "mine"};
  EXPECT_EQ(at.wish(number(s), wish), "");
  const std::size_t length = at.table.match()->length();
  EXPECT_EQ(at.wish(number(s), wish), "before");
  EXPECT_EQ(at.table.match()->length(), length);
  EXPECT_EQ(at.wish(1 - number(s), Choose{wish.number, wish.option, "mine"}), "stale") << "an id is its sender's own";
}

TEST(TableChoices, AChoiceFromAnOlderNumberIsStale) {
  TableBuilder at{2, 2};
  ASSERT_EQ(at.wish(0, Start{}), "");
  const Seat first = at.table.match()->pending().must.lowest();
  const std::uint32_t old = at.table.lines_told(first);
  ASSERT_EQ(at.choose(number(first), at.table.match()->options(first).front().id), "");
  const Seat second = at.table.match()->pending().must.lowest();
  ASSERT_EQ(at.choose(number(second), at.table.match()->options(second).front().id), "");
  const Seat third = at.table.match()->pending().must.lowest();
  const std::string option = at.table.match()->options(third).front().id;
  EXPECT_EQ(at.wish(number(third), Choose{old, option, "late"}), "stale");
  EXPECT_EQ(at.wish(number(third), Choose{at.table.lines_told(third) + 1, option, "early"}), "stale");
  EXPECT_EQ(at.wish(number(third), Choose{at.table.lines_told(third), option, "now"}), "");
}

TEST(TableChoices, WhatOthersDoMeanwhileMakesADecisionThatStandsNotStale) {
  TableBuilder at{3, 3};
  at.to_planning();
  const std::uint32_t looked = at.table.lines_told(seat(0));
  ASSERT_EQ(at.choose(1, "move:cw1"), "");
  ASSERT_EQ(at.choose(1, "time:1"), "");
  EXPECT_EQ(at.table.lines_told(seat(0)), looked + 1) << "that seat 1 has chosen, and nothing else";
  ASSERT_EQ(at.wish(2, Say{"hurry"}), "");
  EXPECT_EQ(at.wish(0, Choose{looked, "move:ccw1", "a"}), "");
  EXPECT_EQ(at.wish(0, Choose{looked, "time:2", "b"}), "stale") << "after his own choice he must look again";
}

TEST(TableChoices, WhatABotDecidedMeanwhileMakesTheOwnersChoiceStale) {
  TableBuilder at{2, 2, {ClockSettings::Kind::decision, 30'000, 0}};
  ASSERT_EQ(at.wish(0, Start{}), "");
  const Seat s = at.table.match()->pending().must.lowest();
  const std::uint32_t looked = at.table.lines_told(s);
  const std::string option = at.table.match()->options(s).front().id;
  at.now += 30'000;
  ASSERT_EQ(at.take(propose_time_out(at.table, at.now)), "");
  ASSERT_EQ(at.wish(number(s), ComeBack{}), "");
  EXPECT_EQ(at.wish(number(s), Choose{looked, option, "x"}), "stale");
}

TEST(TableChoices, TheRulesAnswerWithTheirIds) {
  TableBuilder at{2, 2};
  at.to_planning();
  const auto refused =
      propose(at.table, {100, "Person A"}, Choose{at.table.lines_told(seat(0)), "vampire:gorali", "x"});
  const auto* objection = std::get_if<Objection>(&refused);
  ASSERT_NE(objection, nullptr);
  EXPECT_EQ(objection->code, "illegal");
  ASSERT_FALSE(objection->rules.empty());
  EXPECT_EQ(objection->rules.front().substr(0, 3), "NH-");
}

TEST(TableChoices, NobodyActsForAnother) {
  TableBuilder at{2, 2};
  ASSERT_EQ(at.wish(0, Start{}), "");
  const Seat s = at.table.match()->pending().must.lowest();
  const std::string option = at.table.match()->options(s).front().id;
  EXPECT_EQ(at.wish(1 - number(s), Choose{at.table.lines_told(s), option, "x"}), "not-your-turn");
  EXPECT_EQ(at.wish(7, Choose{at.table.lines_told(s), option, "x"}), "not-seated");
}

TEST(TableFold, ReadingTheEntriesAgainGivesEverybodyTheSameBytes) {
  for (const unsigned seats : {2U, 3U, 4U}) {
    TableBuilder at{seats, seats, {ClockSettings::Kind::bank, 600'000, 5'000}};
    ASSERT_EQ(at.wish(0, Stir{"entropy-of-mine"}), "");
    ASSERT_EQ(at.wish(0, Start{}), "");
    Rng rng{seats};
    for (int i = 0; at.table.state() == Table::State::running; ++i) {
      at.now += 1 + rng.below(5000);
      at.play_on(rng);
      if (i % 7 == 3) {
        static_cast<void>(at.wish(rng.below(seats), TakeBack{true}));
      }
      if (at.table.asking())
        static_cast<void>(
            at.wish(at.table.asking()->waiting.lowest() == seat(0) ? 0 : number(at.table.asking()->waiting.lowest()),
                    Answer{rng.below(2) == 0}));
      if (i % 25 != 0 && at.table.state() == Table::State::running) continue;
      const Table again = at.read_again();
      ASSERT_EQ(again.frozen(), "");
      for (unsigned s = 0; s <= seats; ++s) {
        const Seat observer = s == seats ? Seat::spectator : seat(s);
        ASSERT_EQ(to_json(packet(again, observer, 0, *text::Speech::in("pl"))),
                  to_json(packet(at.table, observer, 0, *text::Speech::in("pl"))));
        ASSERT_EQ(again.lines_told(observer), at.table.lines_told(observer));
        if (s < seats) {
          ASSERT_EQ(again.asked_since(observer), at.table.asked_since(observer));
        }
      }
    }
    EXPECT_EQ(at.table.state(), Table::State::over);
  }
}

TEST(TableFold, WhatWasMissedAndTheRestMakeTheWhole) {
  TableBuilder at{2, 2};
  at.to_planning();
  Rng rng{5};
  for (int i = 0; i < 40; ++i) at.play_on(rng);
  const Value whole = packet(at.table, seat(0), 0, *text::Speech::in("en"));
  for (std::uint32_t have = 0; have <= at.table.lines_told(seat(0)); ++have) {
    const Value rest = packet(at.table, seat(0), have, *text::Speech::in("en"));
    const auto& all = *whole.find("told")->array();
    const auto& missed = *rest.find("told")->array();
    ASSERT_EQ(missed.size(), all.size() - have);
    ASSERT_TRUE(std::equal(missed.begin(), missed.end(), all.begin() + have));
    ASSERT_EQ(*rest.find("now"), *whole.find("now"));
  }
}

TEST(TableFold, AProgramThatPlaysDifferentlySaysSoAndTellsNoSecret) {
  TableBuilder at{2, 2};
  at.to_planning();
  ASSERT_EQ(at.choose(0, "move:ccw2"), "");
  auto entries = at.entries;
  std::string& body = entries.back().body;
  body.replace(body.find("\"hash\":\"") + 8, 4, "0000");
  Table again{built_in_games(), "t"};
  for (const store::Entry& entry : entries) again.add(entry);
  EXPECT_NE(again.frozen(), "");
  EXPECT_EQ(propose(again, {100, "Person A"}, Stand{}).index(), 2U);
  std::string seen_by_other = to_json(packet(again, seat(1), 0, *text::Speech::in("en")));
  const std::string_view mark = "\"frozen\":\"differs\",";
  ASSERT_NE(seen_by_other.find(mark), std::string::npos);
  seen_by_other.erase(seen_by_other.find(mark), mark.size());
  EXPECT_EQ(seen_by_other, at.shown(seat(1))) << "the others do not know that there was a choice";
}

TEST(TableFold, AnotherVersionOfTheRulesIsNotPlayedOn) {
  Created created = open_table(2);
  created.rules_version = 99;
  TableBuilder at{created};
  EXPECT_NE(at.table.frozen().find("99"), std::string::npos);
  EXPECT_EQ(at.wish(0, PutBot{seat(1), "easy"}), "frozen");
  created.rules_version = 1;
  created.game = "no-such-game";
  EXPECT_NE(TableBuilder{created}.table.frozen(), "");
}

TEST(TableShown, TheSecretOfChanceAndTheInvitationAreNotForEverybody) {
  TableBuilder at{2, 2};
  ASSERT_EQ(at.wish(0, Start{}), "");
  const std::string secret = fair::to_hex(at.table.agreed().secret);
  EXPECT_EQ(at.shown(seat(0)).find(secret), std::string::npos);
  EXPECT_NE(at.shown(Seat::spectator).find(fair::commitment("nowa-huta", at.table.agreed().secret)), std::string::npos);
  EXPECT_NE(at.shown(seat(0)).find("come-in"), std::string::npos);
  EXPECT_EQ(at.shown(Seat::spectator).find("come-in"), std::string::npos);
  Rng rng{3};
  while (at.table.state() == Table::State::running) at.play_on(rng);
  EXPECT_NE(at.shown(Seat::spectator).find(secret), std::string::npos);
}

TEST(TableShown, EntropyChangesChanceAndIsShown) {
  Created created{.game = "nowa-huta", .rules_version = 1, .setup = {4, {}}, .host = 100};
  for (unsigned s = 0; s < 4; ++s) created.sitters.push_back(TableBuilder::person(s));
  std::set<std::string> elders;
  for (int i = 0; i < 30; ++i) {
    TableBuilder at{created};
    ASSERT_EQ(at.wish(2, Stir{"word" + std::to_string(i)}), "");
    ASSERT_EQ(at.wish(0, Start{}), "");
    EXPECT_NE(at.shown(seat(1)).find("word" + std::to_string(i)), std::string::npos);
    elders.insert(at.table.match()->choice(0).option);
    EXPECT_EQ(at.wish(2, Stir{"later"}), "already-started");
  }
  EXPECT_GT(elders.size(), 2U);
  TableBuilder at{created};
  EXPECT_EQ(at.wish(2, Stir{""}), "bad-request");
  EXPECT_EQ(at.wish(2, Stir{std::string(65, 'x')}), "bad-request");
  EXPECT_EQ(at.wish(2, Stir{"two words"}), "bad-request");
}

TEST(TableShown, WhatIsSaidIsPlainTextOfAnySeatedPerson) {
  TableBuilder at{2, 2};
  EXPECT_EQ(at.wish(0, Say{"szép estét, wampiry!"}), "");
  EXPECT_NE(at.shown(Seat::spectator).find("szép estét"), std::string::npos);
  EXPECT_EQ(at.wish(9, Say{"hello"}), "not-seated");
  EXPECT_EQ(at.wish(0, Say{""}), "bad-request");
  EXPECT_EQ(at.wish(0, Say{"two\nlines"}), "bad-request");
  EXPECT_EQ(at.wish(0, Say{std::string(501, 'x')}), "bad-request");
  EXPECT_EQ(at.wish(0, Say{"\xff\xfe"}), "bad-request");
}

}  // namespace
}  // namespace krypta::server::test::table_test
