#include "tests/server/hall/fixture.hpp"

/// Matches that were begun with another version of the rules and have not come to their end.
namespace krypta::server::test::hall_frozen_test {
namespace {

class FrozenTest : public HallTest {
 protected:
  void SetUp() override {
    HallTest::SetUp();
    id = create(3, 2);
    ASSERT_EQ(wish(id, 0, Start{}), "");
    ASSERT_EQ(wish(id, 1, Say{"hello"}), "");
    ASSERT_EQ(wish(id, 0, End{true, loop.now()}), "goes-on");
    loop.advance(200'000);
    std::string& body = store.raw(id).front().body;
    body.replace(body.find("\"rules_version\":"), 16, "\"rules_version\":9");
    restart();
  }
  std::string end(unsigned who, bool yes = true) { return wish(id, who, End{yes, loop.now()}); }
  Value now(AccountId account) { return *look(id, account)->packets().back().find("now"); }
  /// Somebody wants an end; the clock jumps while no server runs; a day later, but not before, a week has passed.
  void expect_a_week_in_spite_of(Time jump) {
    const auto until = [this] { return *now(100).find("ending")->find("without")->integer(); };
    ASSERT_EQ(end(0), "");
    const Time without = until();
    loop.advance(6 * day);
    loop.set(loop.now() + jump);
    restart();
    EXPECT_NEAR(static_cast<double>(until()), static_cast<double>(without + jump), 10'000);
    ASSERT_EQ(end(0), "");
    EXPECT_EQ(read(id)->state(), Table::State::running);
    loop.advance(day + 10'000);
    ASSERT_EQ(end(0), "");
    EXPECT_EQ(read(id)->state(), Table::State::over);
  }
  static constexpr Time day = 24 * 3'600'000;
  std::string id;
};

TEST_F(FrozenTest, SaysSoWithWhatCanBeToldWithoutTheRules) {
  const auto viewer = look(id, 100, {"", seat(0), 3});
  const Value packet = viewer->packets().back();
  EXPECT_EQ(*packet.find("now")->find("frozen")->text(), "version");
  EXPECT_EQ(*packet.find("now")->find("state")->text(), "running");
  EXPECT_EQ(*packet.find("from")->integer(), 0) << "what he had was counted by another program";
  EXPECT_NE(to_json(*packet.find("told")).find("hello"), std::string::npos);
  EXPECT_EQ(wish(id, 0, Stand{}), "frozen");
  EXPECT_EQ(wish(id, 0, Say{"what now?"}), "");
  EXPECT_EQ(packet.find("now")->find("chance")->find("secret"), nullptr);
}

TEST_F(FrozenTest, EndsWhenAllPeopleAgreeAndOpensItsSecret) {
  ASSERT_EQ(end(0), "");
  EXPECT_EQ(read(id)->state(), Table::State::running);
  EXPECT_EQ(to_json(*now(100).find("ending")->find("agreed")), "[0]");
  ASSERT_EQ(end(0), "") << "to say it twice changes nothing";
  EXPECT_EQ(wish(id, 7, End{true, loop.now()}), "not-seated");
  ASSERT_EQ(end(1), "");
  EXPECT_EQ(read(id)->state(), Table::State::over);
  EXPECT_EQ(*now(100).find("closed")->text(), "agreed");
  EXPECT_EQ(*now(100).find("chance")->find("secret")->text(), fair::to_hex(read(id)->agreed().secret));
  EXPECT_EQ(now(100).find("result"), nullptr);
  EXPECT_EQ(store.listings().at(id).state, store::Listing::State::over);
  EXPECT_EQ(end(0), "match-over");
  restart();
  EXPECT_EQ(read(id)->state(), Table::State::over);
}

TEST_F(FrozenTest, WhoSaysNothingForAWeekIsNotWaitedForButWhoSaysNoIs) {
  ASSERT_EQ(end(0), "");
  loop.advance(6 * day);
  ASSERT_EQ(end(0), "");
  EXPECT_EQ(read(id)->state(), Table::State::running);
  ASSERT_EQ(end(1, false), "");
  loop.advance(2 * day);
  ASSERT_EQ(end(0), "");
  EXPECT_EQ(read(id)->state(), Table::State::running) << "somebody minds";
  ASSERT_EQ(end(1), "");
  EXPECT_EQ(read(id)->state(), Table::State::over);
}

TEST_F(FrozenTest, IsEndedByThoseWhoAreLeft) {
  ASSERT_EQ(end(0), "");
  loop.advance(7 * day);
  ASSERT_EQ(end(0), "");
  EXPECT_EQ(read(id)->state(), Table::State::over);
}

/// The week is of time in which a server lived, as the time of every clock is.
TEST_F(FrozenTest, AClockThatJumpsAheadAtAStartShortensNoWeek) { expect_a_week_in_spite_of(30 * day); }
TEST_F(FrozenTest, AClockThatIsSetBackAtAStartLengthensNoWeek) { expect_a_week_in_spite_of(-30 * day); }

TEST_F(FrozenTest, WhereNobodyWantsAnEndNothingIsWrittenAtAStart) {
  ASSERT_EQ(end(0), "");
  ASSERT_EQ(end(0, false), "");
  const std::size_t written = store.raw(id).size();
  loop.set(loop.now() + 30 * day);
  restart();
  EXPECT_EQ(store.raw(id).size(), written);
}

/// Matches that were begun with other cards than there are now.
class OtherCardsTest : public HallTest {
 protected:
  void SetUp() override {
    HallTest::SetUp();
    Created created{.game = "vampire-empire", .setup = {2, {}}, .listed = true, .host = 100};
    for (unsigned s = 0; s < 2; ++s)
      created.sitters.push_back({Sitter::Kind::person, person(s).account, person(s).name, {}});
    hall->create(created, [&](std::variant<std::string, Objection> made) { id = std::get<std::string>(made); });
    loop.run();
    ASSERT_EQ(wish(id, 0, Start{}), "");
    ASSERT_EQ(choose(id, "first"), "");
  }
  std::string& started() {
    const auto found = std::ranges::find_if(
        store.raw(id), [](const store::Entry& entry) { return entry.body.find("\"started\"") != std::string::npos; });
    return found->body;
  }
  std::string id;
};

TEST_F(OtherCardsTest, GoOnIfEveryCardInThemIsTheSame) {
  // As if there had been fewer cards when it was begun: one of them is not named.
  std::string& body = started();
  const std::size_t at = body.find("\"h40\":");
  ASSERT_NE(at, std::string::npos);
  body.erase(at, body.find(',', at) + 1 - at);
  restart();
  EXPECT_EQ(read(id)->frozen(), "");
  EXPECT_EQ(choose(id, "second"), "");
}

TEST_F(OtherCardsTest, StopIfACardInThemIsAnotherOne) {
  std::string& body = started();
  const std::size_t digit = body.find("\"h31\":\"") + 7;
  body[digit] = body[digit] == '0' ? '1' : '0';
  restart();
  EXPECT_NE(read(id)->frozen().find("h31"), std::string::npos) << read(id)->frozen();
  EXPECT_EQ(*look(id, 100)->packets().back().find("now")->find("frozen")->text(), "version");
  EXPECT_EQ(*look(id, 100)->packets().back().find("now")->find("state")->text(), "running");
  EXPECT_EQ(wish(id, 0, Say{"what now?"}), "");
  EXPECT_TRUE(std::ranges::any_of(logged, [](const std::string& line) {
    return line.find("table-frozen") != std::string::npos && line.find("h31") != std::string::npos;
  }));
}

}  // namespace
}  // namespace krypta::server::test::hall_frozen_test
