#include "engine/core/match.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_game.hpp"
#include "engine/games/nowa_huta/game.hpp"

namespace krypta::match_test {
namespace {

using nowa_huta::NowaHuta;
using Play = Match<NowaHuta>;

constexpr Seat A = seat(0), B = seat(1), C = seat(2);
constexpr NowaHuta game;

/// A new match. Where seat 1 is the Elder of two, seat 0 is the first to decide.
Play begin(unsigned seats, std::string_view elder = "1") {
  return Play{game, *game.begin({seats, {{"elder", std::string{elder}}}})};
}

Choice read(std::string_view option) {
  const auto choice = game.read(option);
  EXPECT_TRUE(choice.has_value()) << option;
  return choice.value_or(Choice{});
}

void act(Play& match, Seat s, std::string_view option) {
  const auto refused = match.act(s, read(option));
  EXPECT_FALSE(refused.has_value()) << option << ": " << (refused ? refused->message : "");
}

/// Two players who are about to plan.
Play planning() {
  Play match = begin(2);
  act(match, A, "vampire:handlowe");
  act(match, B, "vampire:gorali");
  act(match, B, "circle:reports");
  act(match, A, "circle:sabbath");
  return match;
}

/// Plays on with the first player who must decide, until the match is over or has so many choices.
void play(Play& match, Rng& rng, std::size_t length) {
  while (!match.pending().over && match.length() < length) {
    const Pending now = match.pending();
    const Seat s = now.chance ? Seat::chance : now.must.lowest();
    const auto options = match.options(s);
    ASSERT_FALSE(options.empty());
    ASSERT_FALSE(match.act(s, options[rng.below(static_cast<std::uint32_t>(options.size()))]));
  }
}

void expect_same(const Play& one, const Play& other) {
  EXPECT_EQ(one.start(), other.start());
  EXPECT_EQ(one.state(), other.state());
  EXPECT_EQ(one.choices(), other.choices());
  EXPECT_EQ(one.log(), other.log());
  ASSERT_EQ(one.length(), other.length());
  for (std::size_t i = 0; i < one.length(); ++i) EXPECT_EQ(one.events_after(i), other.events_after(i));
}

std::vector<std::string> rules(const Refusal& refusal) {
  std::vector<std::string> names;
  for (const RuleId rule : refusal.rules) names.push_back(rule_name(game.info(), rule));
  return names;
}

TEST(MatchTest, BeginsWithItsStartAndNothingMore) {
  const Play match = begin(3, "draw");
  EXPECT_EQ(match.state(), match.start());
  EXPECT_TRUE(match.choices().empty());
  EXPECT_TRUE(match.log().empty());
  EXPECT_EQ(match.chance_answers(), 0U);
  EXPECT_TRUE(match.pending().chance);
  EXPECT_EQ(&match.game(), &game);
}

TEST(MatchTest, AChoiceIsAppliedRecordedAndLogged) {
  Play match = begin(2);
  ASSERT_EQ(match.pending().must, SeatSet::of(A));
  nowa_huta::State expected = match.start();
  std::vector<LoggedEvent> log;
  Events events{log};
  game.apply(expected, A, read("vampire:gorali"), events);

  ASSERT_FALSE(match.act(A, read("vampire:gorali")).has_value());
  EXPECT_EQ(match.state(), expected);
  EXPECT_NE(match.state(), match.start());
  EXPECT_EQ(match.choices(), (std::vector<MadeChoice>{{A, read("vampire:gorali")}}));
  EXPECT_EQ(match.log(), log);
  EXPECT_EQ(match.events_after(0), log.size());
}

TEST(MatchTest, EventsAreCountedAfterEachChoice) {
  Play match = planning();
  act(match, A, "move:cw1");
  ASSERT_EQ(match.length(), 5U);
  std::size_t before = 0;
  for (std::size_t i = 0; i < 5; ++i) {
    EXPECT_GT(match.events_after(i), before) << i;
    before = match.events_after(i);
  }
  EXPECT_EQ(before, match.record().events());
}

TEST(MatchTest, ARefusedChoiceChangesNothing) {
  struct Try {
    Seat seat;
    std::string_view option;
    Refusal::Code code;
    std::string_view message;
  };
  constexpr auto not_your_turn = Refusal::Code::not_your_turn;
  constexpr std::string_view idle = "this seat has nothing to decide now";
  const std::vector<Try> tries{
      {A, "circle:bat", Refusal::Code::illegal, "the rules do not allow this choice now"},
      {A, "done", Refusal::Code::illegal, "the rules do not allow this choice now"},
      {B, "vampire:gorali", not_your_turn, idle},
      {C, "vampire:gorali", not_your_turn, idle},
      {seat(14), "vampire:gorali", not_your_turn, idle},
      {Seat::spectator, "vampire:gorali", not_your_turn, idle},
      {Seat::chance, "elder:0", not_your_turn, idle},
  };
  for (const Try& each : tries) {
    Play match = begin(2);
    const Play before = match;
    const auto told = match.refusal(each.seat, read(each.option));
    const auto refused = match.act(each.seat, read(each.option));
    ASSERT_TRUE(refused.has_value()) << each.option << " by " << number(each.seat);
    EXPECT_EQ(refused->code, each.code);
    EXPECT_EQ(refused->message, each.message);
    EXPECT_FALSE(refused->rules.empty()) << "a refusal names its rule";
    ASSERT_TRUE(told.has_value());
    EXPECT_EQ(told->message, refused->message);
    expect_same(match, before);
  }
}

TEST(MatchTest, ACodeThatIsNoChoiceAtAllIsRefused) {
  Play match = begin(2);
  const Play before = match;
  for (const std::uint32_t code : {0xFFFFFFFFU, 0x00010007U, 0x0001FFFFU, 0x12345678U}) {
    const auto refused = match.act(A, static_cast<Choice>(code));
    ASSERT_TRUE(refused.has_value()) << code;
    EXPECT_EQ(refused->code, Refusal::Code::illegal);
    expect_same(match, before);
  }
}

TEST(MatchTest, ARefusalNamesTheRuleThatForbids) {
  Play match = planning();
  act(match, A, "move:cw1");
  const auto refused = match.act(A, read("move:cw1"));
  ASSERT_TRUE(refused.has_value());
  EXPECT_EQ(rules(*refused), std::vector<std::string>{"NH-039"});
}

TEST(MatchTest, TheRefusalOfALegalChoiceIsNone) {
  const Play match = planning();
  for (const Seat s : match.pending().able()) {
    for (const Choice c : match.options(s)) EXPECT_FALSE(match.refusal(s, c).has_value()) << game.write(c);
  }
}

TEST(MatchTest, OnlyTheSeatsThatDecideHaveOptions) {
  Play match = begin(2);
  EXPECT_EQ(match.options(A).size(), 7U);
  EXPECT_TRUE(match.options(B).empty());
  EXPECT_TRUE(match.options(C).empty());
  EXPECT_TRUE(match.options(Seat::spectator).empty());
  EXPECT_TRUE(match.options(Seat::chance).empty());
  const Play drawing = begin(3, "draw");
  EXPECT_EQ(drawing.options(Seat::chance).size(), 3U);
  EXPECT_TRUE(drawing.options(A).empty());
}

TEST(MatchTest, NothingIsAcceptedAfterTheEnd) {
  Play match = begin(2, "draw");
  Rng rng{11};
  play(match, rng, 100000);
  ASSERT_TRUE(match.pending().over);
  const Play before = match;
  for (const Seat s : {A, B, Seat::chance, Seat::spectator}) {
    EXPECT_TRUE(match.options(s).empty());
    const auto refused = match.act(s, read("done"));
    ASSERT_TRUE(refused.has_value());
    EXPECT_EQ(refused->code, Refusal::Code::not_your_turn);
    EXPECT_EQ(refused->message, "the match is over");
  }
  expect_same(match, before);
}

TEST(MatchTest, RewoundIsTheSameMatchAtEveryEarlierPoint) {
  Play match = begin(3, "draw");
  Rng rng{5};
  std::vector<Play> history{match};
  while (history.size() <= 60) {
    play(match, rng, match.length() + 1);
    history.push_back(match);
  }
  const Play whole = match;
  for (std::size_t length = 0; length < history.size(); ++length) expect_same(match.rewound(length), history[length]);
  expect_same(match, whole);
}

TEST(MatchTest, RewindingPastTheEndIsTheWholeMatch) {
  const Play match = planning();
  expect_same(match.rewound(4), match);
  expect_same(match.rewound(1000), match);
}

TEST(MatchTest, ARewoundMatchCanBePlayedOnDifferently) {
  const Play match = planning();
  Play other = match.rewound(1);
  EXPECT_EQ(other.pending().must, SeatSet::of(B));
  act(other, B, "vampire:mlodosci");
  EXPECT_NE(other.state(), match.state());
  EXPECT_EQ(match.length(), 4U);
}

TEST(MatchTest, ChanceAnswersFromTheStreamByTheWeights) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const ChanceStream stream{seed};
    Play match = begin(4, "draw");
    match.answer_for_chance(stream);
    ASSERT_EQ(match.length(), 1U);
    EXPECT_EQ(match.choices()[0].seat, Seat::chance);
    EXPECT_EQ(game.write(match.choices()[0].choice), "elder:" + std::to_string(stream.answer(0, 4)));
    EXPECT_EQ(match.chance_answers(), 1U);
    EXPECT_FALSE(match.pending().chance);
  }
}

TEST(MatchTest, ChanceIsNotAskedWhenItIsNotItsTurn) {
  Play match = planning();
  const Play before = match;
  match.answer_for_chance(ChanceStream{1});
  expect_same(match, before);
}

TEST(MatchTest, AMatchThatIsUndoneMeetsTheSameChanceAgain) {
  const ChanceStream stream{1234};
  Play match = begin(4, "draw");
  match.answer_for_chance(stream);
  Play again = match.rewound(0);
  EXPECT_TRUE(again.pending().chance);
  again.answer_for_chance(stream);
  expect_same(again, match);
}

TEST(MatchTest, EverySeatIsDrawnEvenlyOverTheSeeds) {
  std::array<unsigned, 4> elders{};
  for (std::uint64_t seed = 0; seed < 4000; ++seed) {
    Play match = begin(4, "draw");
    match.answer_for_chance(ChanceStream{seed});
    ++elders.at(number(*match.state().elder));
  }
  double chi_square = 0;
  for (const unsigned count : elders) chi_square += (count - 1000.0) * (count - 1000.0) / 1000.0;
  EXPECT_LT(chi_square, 16.27);  // 3 degrees of freedom, one in a thousand; the seeds are fixed
}

TEST(MatchTest, AViewHoldsTheStateAndTheEventsOfItsSeat) {
  Play match = planning();
  act(match, A, "move:ccw2");
  act(match, A, "time:2");
  for (const Seat observer : {A, B, Seat::spectator}) {
    EXPECT_EQ(match.view(observer), redact(match.state(), observer, seen(match.log(), observer)));
  }
  EXPECT_TRUE(match.view(A).known().players[A].plan.known);
  EXPECT_FALSE(match.view(B).known().players[A].plan.known);
  EXPECT_FALSE(match.view(Seat::spectator).known().players[A].plan.known);
  EXPECT_EQ(match.view(A).memory().size(), match.view(B).memory().size() + 2);
}

TEST(MatchTest, MatchesThatDifferInASealedCardLookTheSameToOthers) {
  Play one = planning(), two = planning();
  act(one, A, "move:ccw2");
  act(two, A, "move:cw1");
  EXPECT_NE(one.state(), two.state());
  EXPECT_NE(one.view(A), two.view(A));
  EXPECT_EQ(one.view(B), two.view(B));
  EXPECT_EQ(one.view(Seat::spectator), two.view(Seat::spectator));
}

TEST(ChoiceTest, AVerbAndItsArgumentArePackedAndUnpacked) {
  enum class Verb : std::uint8_t { First, Second = 255 };
  for (const unsigned argument : {0U, 1U, 0xFFFFU}) {
    for (const Verb verb : {Verb::First, Verb::Second}) {
      EXPECT_EQ(verb_of<Verb>(choice(verb, argument)), verb);
      EXPECT_EQ(argument_of(choice(verb, argument)), argument);
    }
  }
  EXPECT_NE(choice(Verb::First, 1), choice(Verb::Second, 1));
}

TEST(PendingTest, ThoseWhoMustAndThoseWhoMayAreAble) {
  Play match = planning();
  EXPECT_EQ(match.pending().must, SeatSet::first(2));
  EXPECT_TRUE(match.pending().may.empty());
  act(match, A, "move:cw1");
  act(match, A, "time:1");
  EXPECT_EQ(match.pending().must, SeatSet::of(B));
  EXPECT_EQ(match.pending().may, SeatSet::of(A));
  EXPECT_EQ(match.pending().able(), SeatSet::first(2));
}

GameInfo toy() {
  GameInfo info;
  info.least_seats = 2;
  info.most_seats = 4;
  info.options = {{"deck", {"small", "large"}, "small"}};
  return info;
}
std::string setup_message(const krypta::Setup& setup) {
  const auto refused = setup_problem(toy(), setup, {1});
  return refused ? refused->message : "";
}

TEST(SetupTest, ABadSetupIsRefusedWithTheFieldThatIsWrong) {
  EXPECT_EQ(setup_message({2}), "");
  EXPECT_EQ(setup_message({4, {{"deck", "large"}}}), "");
  EXPECT_EQ(setup_message({1}), "seats: must be from 2 to 4");
  EXPECT_EQ(setup_message({5}), "seats: must be from 2 to 4");
  EXPECT_EQ(setup_message({2, {{"dice", "6"}}}), "options.dice: there is no such option");
  EXPECT_EQ(setup_message({2, {{"deck", "huge"}}}), "options.deck: must be one of small, large");
  EXPECT_EQ(rules(*setup_problem(toy(), {1}, {1})), std::vector<std::string>{"NH-001"});
}

TEST(SetupTest, AnOptionThatIsNotNamedHasItsDefault) {
  const krypta::Setup setup{2, {{"deck", "large"}}};
  EXPECT_EQ(setup.option("deck", "small"), "large");
  EXPECT_EQ(setup.option("dice", "6"), "6");
}

/// The same rules with too little room: some choices lead to more than a state can hold, or to a question with more
/// answers than a list has.
class Cramped : public NowaHuta {
 public:
  enum class Where : std::uint8_t { state, question };
  explicit Cramped(Where where = Where::state) : where_(where) {}
  void apply(State& state, Seat s, Choice c, Events& events) const {
    NowaHuta::apply(state, s, c, events);
    if (write(c) != "vampire:gorali") return;
    if (where_ == Where::question) {
      state.elder = {};
      return;
    }
    while (true) state.order.push_back(s);
  }
  void options(const State& state, Seat s, Choices<NowaHuta>& out) const {
    NowaHuta::options(state, s, out);
    while (where_ == Where::question && !state.elder.has_value()) out.push_back(Choice{});
  }

 private:
  Where where_;
};

TEST(MatchTest, RefusesAChoiceForWhoseOutcomeThereIsNoRoomAndChangesNothing) {
  for (const auto where : {Cramped::Where::state, Cramped::Where::question}) {
    const Cramped cramped{where};
    Match<Cramped> match{cramped, *cramped.begin({2, {{"elder", "1"}}})};
    ASSERT_FALSE(match.act(A, read("vampire:handlowe")));
    const auto before = match.state();
    const std::size_t told = match.record().events();
    const auto refused = match.act(B, read("vampire:gorali"));
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->code, Refusal::Code::capacity);
    EXPECT_NE(refused->message.find("there is room for"), std::string::npos) << refused->message;
    EXPECT_EQ(match.state(), before);
    EXPECT_EQ(match.length(), 1U);
    EXPECT_EQ(match.record().events(), told);
    EXPECT_FALSE(match.act(B, read("vampire:teatralne"))) << "anything else goes on";
  }
}

/// Chance meets it too, and has no other answer: it says so, and does not go on for ever.
class CrampedChance : public NowaHuta {
 public:
  void apply(State& state, Seat s, Choice c, Events& events) const {
    NowaHuta::apply(state, s, c, events);
    while (s == Seat::chance) state.order.push_back(seat(0));
  }
};

TEST(MatchTest, ChanceStopsWhereThereIsNoRoomForItsAnswer) {
  const CrampedChance cramped;
  Match<CrampedChance> match{cramped, *cramped.begin({2, {}})};
  ASSERT_TRUE(match.pending().chance);
  const auto refused = match.answer_for_chance(ChanceStream{1});
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->code, Refusal::Code::capacity);
  EXPECT_TRUE(match.pending().chance);
  EXPECT_TRUE(match.choices().empty());
}

}  // namespace
}  // namespace krypta::match_test
