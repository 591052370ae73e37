#include "engine/core/event.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "engine/core/any_game.hpp"

namespace krypta::event_test {
namespace {

constexpr Seat A = seat(0), B = seat(1), C = seat(2);

enum class Card : std::uint8_t { Ace, King, Queen };
constexpr std::array<std::string_view, 3> names_of(std::type_identity<Card>) { return {"ace", "king", "queen"}; }
constexpr auto card_names = names_of(std::type_identity<Card>{});

enum class Kind : std::uint8_t { Began, Drew, Paid };

constexpr std::array drew_arguments{ArgumentShape{"who", ArgumentShape::Kind::seat},
                                    ArgumentShape{"card", ArgumentShape::Kind::term, "toy-card", card_names}};
constexpr std::array paid_arguments{ArgumentShape{"who", ArgumentShape::Kind::seat},
                                    ArgumentShape{"whom", ArgumentShape::Kind::seat},
                                    ArgumentShape{"count", ArgumentShape::Kind::number}};
constexpr std::array shapes{EventShape{"began", {}}, EventShape{"drew", drew_arguments},
                            EventShape{"paid", paid_arguments}};

const GameInfo& toy() {
  static const GameInfo info{.id = "toy", .name = "Toy", .text_prefix = "ty", .rule_prefix = "TY"};
  return info;
}

std::vector<int> arguments(const Event& event) { return {event.arguments.begin(), event.arguments.end()}; }
std::vector<unsigned> rules(const RuleIds& ids) {
  std::vector<unsigned> numbers;
  for (const RuleId id : ids) numbers.push_back(static_cast<unsigned>(id));
  return numbers;
}

TEST(EventsTest, WhatHappenedIsLoggedInOrder) {
  std::vector<LoggedEvent> log;
  Events events{log};
  events.tell_all({1}, Kind::Began);
  events.add(SeatSet::of(B), {7, 104}, Kind::Drew, B, Card::Queen);
  events.add(SeatSet::first(2), {}, Kind::Paid, A, C, -30);

  ASSERT_EQ(log.size(), 3U);
  EXPECT_EQ(log[0].event.kind, static_cast<std::uint8_t>(Kind::Began));
  EXPECT_EQ(log[0].audience, SeatSet::everyone());
  EXPECT_TRUE(log[0].event.arguments.empty());
  EXPECT_EQ(rules(log[0].event.rules), std::vector<unsigned>{1});

  EXPECT_EQ(log[1].event.kind, static_cast<std::uint8_t>(Kind::Drew));
  EXPECT_EQ(log[1].audience, SeatSet::of(B));
  EXPECT_EQ(arguments(log[1].event), (std::vector<int>{1, 2}));
  EXPECT_EQ(rules(log[1].event.rules), (std::vector<unsigned>{7, 104}));

  EXPECT_EQ(log[2].audience, SeatSet::first(2));
  EXPECT_EQ(arguments(log[2].event), (std::vector<int>{0, 2, -30}));
  EXPECT_TRUE(log[2].event.rules.empty());
}

TEST(EventsTest, AnArgumentMayBeAValueThatIsThere) {
  std::vector<LoggedEvent> log;
  Events events{log};
  events.tell_all({}, Kind::Drew, Maybe{seat(1)}, Maybe{Card::King}, true, std::uint16_t{300});
  EXPECT_EQ(arguments(log[0].event), (std::vector<int>{1, 1, 1, 300}));
}

TEST(EventsTest, TheLogIsAppendedTo) {
  std::vector<LoggedEvent> log;
  Events{log}.tell_all({}, Kind::Began);
  const LoggedEvent first = log[0];
  Events{log}.tell_all({}, Kind::Drew, A, Card::Ace);
  ASSERT_EQ(log.size(), 2U);
  EXPECT_EQ(log[0], first);
}

TEST(EventsTest, ADefaultMadeSinkIgnoresEverything) {
  Events ignored;
  EXPECT_FALSE(ignored.wanted());
  ignored.tell_all({1}, Kind::Began);
  ignored.add(SeatSet::of(A), {1}, Kind::Drew, A, Card::Ace);
  EXPECT_FALSE(ignored.wanted());
  std::vector<LoggedEvent> log;
  EXPECT_TRUE(Events{log}.wanted());
}

TEST(SeenTest, EachObserverSeesWhatItsAudienceHolds) {
  std::vector<LoggedEvent> log;
  Events events{log};
  events.tell_all({}, Kind::Began);
  events.add(SeatSet::of(A), {}, Kind::Drew, A, Card::Ace);
  events.add(SeatSet::of(B), {}, Kind::Drew, B, Card::King);
  events.add(SeatSet::first(2), {}, Kind::Paid, A, B, 1);
  events.add(SeatSet::of(Seat::spectator), {}, Kind::Paid, A, B, 2);
  events.add({}, {}, Kind::Paid, A, B, 3);

  using Numbers = std::vector<std::size_t>;
  const auto expect = [&](Seat observer, const Numbers& numbers) {
    std::vector<Event> expected;
    for (const std::size_t i : numbers) expected.push_back(log[i].event);
    EXPECT_EQ(seen(log, observer), expected) << number(observer);
  };
  expect(A, {0, 1, 3});
  expect(B, {0, 2, 3});
  expect(C, {0});
  expect(Seat::spectator, {0, 4});
}

TEST(SeenTest, WhoElseSawAnEventIsNotPartOfIt) {
  std::vector<LoggedEvent> alone, together;
  Events{alone}.add(SeatSet::of(A), {3}, Kind::Drew, A, Card::Ace);
  Events{together}.add(SeatSet::everyone(), {3}, Kind::Drew, A, Card::Ace);
  EXPECT_NE(alone, together);
  EXPECT_EQ(seen(alone, A), seen(together, A));
}

TEST(SeenTest, NothingIsSeenOfAnEmptyLog) { EXPECT_TRUE(seen({}, A).empty()); }

TEST(EventTest, EqualityComparesKindRulesAndArguments) {
  std::vector<LoggedEvent> log;
  Events events{log};
  events.tell_all({1}, Kind::Paid, A, B, 1);
  events.tell_all({1}, Kind::Paid, A, B, 1);
  events.tell_all({2}, Kind::Paid, A, B, 1);
  events.tell_all({1}, Kind::Paid, A, B, 2);
  events.tell_all({1}, Kind::Drew, A, B, 1);
  events.tell_all({1}, Kind::Paid, A, B);
  EXPECT_EQ(log[0].event, log[1].event);
  for (std::size_t i = 2; i < log.size(); ++i) EXPECT_NE(log[0].event, log[i].event) << i;
}

Event event(Kind kind, std::initializer_list<int> numbers, RuleIds ids = {}) {
  Event made;
  made.kind = static_cast<std::uint8_t>(kind);
  made.rules = ids;
  for (const int n : numbers) made.arguments.push_back(static_cast<std::int16_t>(n));
  return made;
}

TEST(ShowEventTest, ArgumentsBecomeFieldsAndWordsOfTheSentence) {
  const ShownEvent drew = show_event(toy(), shapes, event(Kind::Drew, {2, 1}, {7, 9}), SeatSet::of(C));
  EXPECT_EQ(drew.kind, "drew");
  EXPECT_EQ(to_json(drew.fields), R"({"who":2,"card":"king"})");
  EXPECT_EQ(drew.message, (Message{"ty-event-drew", {{"who", C}, {"card", Term{"toy-card", "king"}}}}));
  EXPECT_EQ(rules(drew.rules), (std::vector<unsigned>{7, 9}));
  EXPECT_EQ(drew.audience, SeatSet::of(C));

  const ShownEvent paid = show_event(toy(), shapes, event(Kind::Paid, {0, 1, -12}), SeatSet::everyone());
  EXPECT_EQ(to_json(paid.fields), R"({"who":0,"whom":1,"count":-12})");
  EXPECT_EQ(paid.message, (Message{"ty-event-paid", {{"who", A}, {"whom", B}, {"count", std::int64_t{-12}}}}));
  EXPECT_EQ(paid.audience, SeatSet::everyone());
}

TEST(ShowEventTest, AnEventWithoutArgumentsHasAnEmptyObject) {
  const ShownEvent began = show_event(toy(), shapes, event(Kind::Began, {}), SeatSet::everyone());
  EXPECT_EQ(began.kind, "began");
  EXPECT_EQ(to_json(began.fields), "{}");
  EXPECT_EQ(began.message, (Message{"ty-event-began"}));
}

TEST(ShowEventTest, EveryWordOfATermIsShownByItsName) {
  for (const Card card : all_of<Card>()) {
    const ShownEvent drew =
        show_event(toy(), shapes, event(Kind::Drew, {0, static_cast<int>(card)}), SeatSet::everyone());
    EXPECT_EQ(*drew.fields.find("card"), Value{name_of(card)});
  }
}

TEST(ShowEventTest, ChanceIsShownByItsName) {
  std::vector<LoggedEvent> log;
  Events{log}.tell_all({}, Kind::Paid, Seat::chance, A, 5);
  const ShownEvent paid = show_event(toy(), shapes, log[0].event, log[0].audience);
  EXPECT_EQ(to_json(paid.fields), R"({"who":"chance","whom":0,"count":5})");
}

TEST(RuleNameTest, HasAtLeastThreeDigits) {
  EXPECT_EQ(rule_name(toy(), RuleId{7}), "TY-007");
  EXPECT_EQ(rule_name(toy(), RuleId{42}), "TY-042");
  EXPECT_EQ(rule_name(toy(), RuleId{104}), "TY-104");
  EXPECT_EQ(rule_name(toy(), RuleId{1234}), "TY-1234");
}

}  // namespace
}  // namespace krypta::event_test
