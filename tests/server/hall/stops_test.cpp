#include <gtest/gtest.h>

#include "server/table/propose.hpp"
#include "server/table/shown.hpp"
#include "tests/server/secrecy/world.hpp"
#include "tests/server/two_hands.hpp"

/// Where somebody wants to be asked (Table::Chair::Stops), and what the server answers for him where he does not.
namespace krypta::server::test::hall_stops_test {
namespace {

constexpr Time pause = 1000;
constexpr Seat target = seat(1);
constexpr Seat bystander = seat(3);

/// Four people; the first bleeds the second, and all others are asked whether they want the impulse.
class StopsTest : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(hands.play_until([](const TwoHands& at) {
      return at.sealed() && (at.one.match().passing(target)->stops & stops_called({"target"})) != 0;
    }));
    Agreement agreed = Agreement::number(0, 4);
    agreed.created.game = "vtes";
    agreed.created.clock = {};
    agreed.created.setup.options.clear();
    house.put_table(id, agreed.created, hands.one.entries());
    first = hands.one.match().pending().waits_for(Seat::spectator);
  }

  const Table& table() {
    const Table* found = nullptr;
    house.look_into(id, [&](const Table& at) { found = &at; });
    return *found;
  }
  /// The code of the objection with what it says, or nothing if it was done; "waits" if it is heard later.
  std::string wish(Seat s, Command command) {
    std::string answer = "waits";
    house.hall().wish(id, Agreement::person(number(s)), std::move(command),
                      [&answer](std::variant<Hall::Done, Objection> done) {
                        const auto* no = std::get_if<Objection>(&done);
                        answer = no == nullptr ? "" : no->code + (no->detail.empty() ? "" : " " + no->detail);
                      });
    house.loop.run();
    return answer;
  }
  std::string choose(Seat s, const std::string& option) {
    // Who waits to be heard may be answered when the test is over.
    auto answer = std::make_shared<std::string>("waits");
    house.hall().wish(id, Agreement::person(number(s)),
                      Choose{table().lines_told(s), option, "id" + std::to_string(++ids)},
                      [answer](const std::variant<Hall::Done, Objection>& done) {
                        const auto* no = std::get_if<Objection>(&done);
                        *answer = no == nullptr ? "" : no->code;
                      });
    house.loop.run();
    return *answer;
  }
  bool is_passed_over(Seat s) { return passed_over(table(), s).has_value(); }
  bool is_asked(Seat s) { return table().match()->pending().must.has(s); }
  Value now_of(Seat s) { return *packet(table(), s, 0, *text::Speech::in("en")).find("now"); }

  const std::string id = "thetable1234";
  TwoHands hands{0, 4, target};
  House house{1'000'000, no_limits(), {.pace = {.silence = pause}}};
  SeatSet first;
  unsigned ids = 0;
};

TEST_F(StopsTest, EachStopAsksWhereItStandsAndNowhereElse) {
  const std::vector<StopInfo>& all = table().game().info().stops;
  ASSERT_EQ(all.size(), 6U);
  for (const Seat s : first) {
    const std::uint32_t standing = table().match()->passing(s)->stops;
    const std::string told = to_json(*now_of(s).find("decision")->find("stops"));
    for (std::size_t i = 0; i < all.size(); ++i) {
      ASSERT_EQ(wish(s, Stop{{std::string{all[i].name}}, false}), "");
      EXPECT_EQ(is_passed_over(s), (standing >> i & 1U) == 0) << number(s) << " " << all[i].name;
      const std::string name = '"' + std::string{all[i].name} + '"';
      EXPECT_EQ(told.find(name) == std::string::npos, is_passed_over(s)) << number(s) << " " << told;
    }
    ASSERT_EQ(wish(s, Stop{}), "");
    EXPECT_TRUE(is_passed_over(s)) << number(s);
  }
}

TEST_F(StopsTest, ABleedAgainstOneIsNeverPassedByDefaultAndOneOfOthersIs) {
  EXPECT_FALSE(is_passed_over(target));
  EXPECT_TRUE(is_passed_over(bystander));
  EXPECT_EQ(to_json(*now_of(target).find("stops")),
            R"({"on":["mine","target","block","referendum","combat"],"able":false})");
  house.loop.advance(10 * pause);
  EXPECT_TRUE(is_asked(target)) << "the match waits for her";
  EXPECT_FALSE(is_asked(bystander));
}

TEST_F(StopsTest, OnlyWhereOneCouldDoSomethingLooksAtTheHand) {
  for (const bool able : {true, false}) {
    ASSERT_EQ(wish(target, Stop{{"all"}, able}), "");
    EXPECT_EQ(is_passed_over(target), able && !table().match()->able(target));
  }
}

TEST_F(StopsTest, WhoeverIsPassedOverIsToldSoAndNobodyElse) {
  const Value himself = now_of(bystander);
  EXPECT_EQ(*himself.find("decision")->find("passes"), Value{true});
  EXPECT_EQ(*himself.find("decision")->find("pass"), Value{"pass"});
  EXPECT_EQ(*himself.find("decision")->find("no_more"), Value{false});
  house.loop.advance(pause);
  const HistoryLine last = table().history().back();
  EXPECT_TRUE(last.passed);
  EXPECT_EQ(last.audience, SeatSet::of(bystander)) << "others are told when the last has answered";
  EXPECT_EQ(packet(table(), Seat::spectator, 0, *text::Speech::in("en")).find("now")->find("stops"), nullptr);
}

TEST_F(StopsTest, WhoeverAnswersBeforeHeIsPassedOverIsHeardInstead) {
  EXPECT_EQ(choose(bystander, "hold"), "waits");
  house.loop.advance(pause);
  EXPECT_FALSE(is_asked(bystander));
  EXPECT_EQ(table().history().back().text, "hold");
  EXPECT_FALSE(table().history().back().passed);
}

TEST_F(StopsTest, NoMoreIsForThisActionAlone) {
  ASSERT_EQ(wish(target, Stop{{"all"}, false}), "");
  const std::uint32_t within = table().match()->passing(target)->within;
  ASSERT_NE(within, 0U);
  EXPECT_EQ(wish(target, NoMore{}), "");
  const std::uint32_t entries = table().next_entry();
  EXPECT_EQ(wish(target, NoMore{}), "");
  EXPECT_EQ(table().next_entry(), entries) << "it is so already";
  EXPECT_TRUE(is_passed_over(target));
  EXPECT_EQ(*now_of(target).find("decision")->find("no_more"), Value{true});
  // Everybody passes, until something else is going on.
  for (unsigned i = 0; i < 400 && !HasFailure(); ++i) {
    if (is_asked(target)) {
      const auto passing = table().match()->passing(target);
      if (!passing || passing->within != within) break;
      EXPECT_TRUE(is_passed_over(target));
    }
    for (const Seat s : table().match()->pending().must.without(target)) choose(s, without_cards(*table().match(), s));
    house.loop.advance(pause);
  }
  ASSERT_TRUE(is_asked(target));
  EXPECT_FALSE(is_passed_over(target));
}

TEST_F(StopsTest, SayingWhereOneWantsToBeAskedEndsThatOneWantsNoMore) {
  EXPECT_EQ(wish(target, NoMore{}), "");
  ASSERT_TRUE(is_passed_over(target));
  EXPECT_EQ(wish(target, Stop{{"target"}, false}), "");
  EXPECT_FALSE(is_passed_over(target));
}

TEST_F(StopsTest, AllOfItSurvivesARestart) {
  ASSERT_EQ(wish(bystander, Stop{{"all"}, true}), "");
  ASSERT_EQ(wish(target, NoMore{}), "");
  const std::string before = to_json(now_of(target)) + to_json(now_of(bystander));
  house.restart();
  EXPECT_EQ(to_json(now_of(target)) + to_json(now_of(bystander)), before);
  EXPECT_EQ(table().frozen(), "");
  EXPECT_TRUE(is_passed_over(target));
  house.loop.advance(pause);
  EXPECT_FALSE(is_asked(target));
}

TEST_F(StopsTest, WhatMakesNoSenseIsRefusedAndChangesNothing) {
  const std::uint32_t entries = table().next_entry();
  EXPECT_EQ(wish(target, Stop{{"mine", "blok"}, false}), R"(bad-request stops: this game has no stop "blok")");
  EXPECT_EQ(wish(seat(9), Stop{{"mine"}, false}), "not-seated");
  EXPECT_EQ(wish(seat(9), NoMore{}), "not-seated");
  EXPECT_EQ(wish(seat(0), NoMore{}), "nothing-to-pass") << "she has passed already";
  Guest guest{house, Agreement::person(number(target))};
  guest.open(id);
  const auto refused = [&](const char* text) {
    guest.say(text);
    const Value answer = guest.answer();
    return *answer.find("error")->find("code")->text() + " " + *answer.find("error")->find("detail")->text();
  };
  EXPECT_EQ(refused(R"({"do":"stops","table":"thetable1234"})"), "bad-request stops: must be a list of names");
  EXPECT_EQ(refused(R"({"do":"stops","table":"thetable1234","stops":"all"})"),
            "bad-request stops: must be a list of names");
  EXPECT_EQ(refused(R"({"do":"stops","table":"thetable1234","stops":[1]})"),
            "bad-request stops: must be a list of names");
  EXPECT_EQ(refused(R"({"do":"stops","table":"thetable1234","stops":[],"able":1})"),
            "bad-request able: must be true or false");
  EXPECT_EQ(table().next_entry(), entries);
  EXPECT_FALSE(is_passed_over(target));
}

TEST_F(StopsTest, AGameWithoutStopsHasNone) {
  house.put_table("thetable5678", Agreement::number(0, 2).created);
  std::string code;
  house.hall().wish("thetable5678", Agreement::person(0), Stop{{"mine"}, false},
                    [&](std::variant<Hall::Done, Objection> done) { code = std::get<Objection>(done).code; });
  house.loop.run();
  EXPECT_EQ(code, "bad-request");
}

}  // namespace
}  // namespace krypta::server::test::hall_stops_test
