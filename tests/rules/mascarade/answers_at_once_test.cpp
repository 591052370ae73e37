#include <algorithm>

#include "tests/rules/mascarade/observers.hpp"

/// The table option that all answer an announcement at once and sealed. MA-074
namespace krypta::mascarade::test::answers_at_once_test {
namespace {

using Ids = std::vector<std::string>;
using enum Character;

/// A is the Judge, B the Bishop, C the King, D the Queen; the Thief and the Cheat lie in the middle.
Table announced(std::string_view character = "queen") {
  Table table{Position{4}.at_once()};
  table.act(A, "announce:" + std::string{character});
  return table;
}
/// The answer of B, C or D among the eight ways to answer.
std::string_view said(unsigned way, Seat s) { return (way >> (number(s) - 1) & 1U) != 0 ? "claim" : "pass"; }
Sealed<Answer> seen_answer(const Table& table, Seat observer, Seat whose) {
  return table.match().view(observer).known().players[whose].answer;
}

}  // namespace

// MA-074
TEST(MascaradeAnswersAtOnce, ItIsATableOptionAndOffUnlessChosen) {
  EXPECT_FALSE(Table::begin(4).state().at_once);
  EXPECT_FALSE(Table::begin(4, {{"answers", "in-turn"}}).state().at_once);
  EXPECT_TRUE(Table::begin(4, {{"answers", "at-once"}}).state().at_once);
  Table table = Table::begin(4, {{"answers", "at-once"}, {"first", "0"}});
  table.deal({"judge", "bishop", "king", "queen", "thief", "cheat"}).all_ready();
  for (const std::string_view cards : {"0,1", "1,2", "2,3", "3,c1"}) table.swap(cards, false);
  table.act(A, "announce:king");
  EXPECT_EQ(table.pending().must, seats_of({B, C, D}));
}

// MA-074, MA-073
TEST(MascaradeAnswersAtOnce, AllOthersAreAskedAtOnceAndAnswerInAnyOrder) {
  const Table start = announced();
  EXPECT_EQ(start.pending().must, seats_of({B, C, D}));
  EXPECT_TRUE(start.options(A).empty());
  for (const Seat s : {B, C, D}) EXPECT_EQ(start.options(s), (Ids{"claim", "pass"}));
  Ids states;
  std::vector<Seat> order{B, C, D};
  do {
    Table table = start;
    for (const Seat s : order) table.act(s, s == C ? "pass" : "claim");
    states.push_back(to_json(to_value(table.state())));
  } while (std::ranges::next_permutation(order).found);
  EXPECT_EQ(states.size(), 6U);
  for (const std::string& state : states) EXPECT_EQ(state, states.front());
}

// MA-074
TEST(MascaradeAnswersAtOnce, WhoHasAnsweredIsPublicButNotWhatHeSaid) {
  Table table = announced();
  table.act(D, "claim");
  for (const Seat s : observers(table)) {
    EXPECT_EQ(just_told(table, s), (Lines{{EventKind::HasAnswered, numbers(D)}}));
    EXPECT_EQ(table.match().view(s).known().answered, seats_of({A, D}));
    const Sealed<Answer> answer = seen_answer(table, s, D);
    EXPECT_FALSE(answer.open);
    EXPECT_EQ(answer.known, s == D);
    EXPECT_EQ(answer.value, s == D ? Answer::Claim : Answer::None);
    // The announcer has spoken aloud.
    EXPECT_EQ(seen_answer(table, s, A), (Sealed<Answer>{Answer::Claim, true}));
  }
  EXPECT_EQ(told(table, EventKind::HasAnswered, 74), numbers(D));
  EXPECT_EQ(table.pending().must, seats_of({B, C}));
}

// MA-074
TEST(MascaradeAnswersAtOnce, NobodyElseCanTellOneSealedAnswerFromAnother) {
  for (const Seat owner : {B, C, D}) {
    Table claims = announced();
    Table passes = announced();
    claims.act(owner, "claim");
    passes.act(owner, "pass");
    EXPECT_EQ(looks_but_of(claims, owner), looks_but_of(passes, owner));
    EXPECT_NE(look(claims, owner).view, look(passes, owner).view) << "he sees his own answer";
    // Nor when another one has answered as well.
    const Seat next = owner == B ? C : B;
    claims.act(next, "pass");
    passes.act(next, "pass");
    EXPECT_EQ(looks_but_of(claims, owner), looks_but_of(passes, owner));
  }
}

// MA-074
TEST(MascaradeAnswersAtOnce, TheAnswersBecomePublicTogetherInClockwiseOrder) {
  Table table{Position{4}.at_once().active(C)};
  table.act(C, "announce:thief").act(B, "claim").act(A, "pass");
  EXPECT_EQ(table.count(EventKind::Claimed) + table.count(EventKind::Passed), 0U);
  EXPECT_EQ(table.count(EventKind::Revealed), 0U);
  table.act(D, "claim");
  for (const Seat s : observers(table)) {
    const Lines lines = just_told(table, s);
    ASSERT_GE(lines.size(), 7U);
    EXPECT_EQ((Lines{lines.begin(), lines.begin() + 7}),
              (Lines{{EventKind::HasAnswered, numbers(D)},
                     {EventKind::Claimed, numbers(D, Thief, Spot::Card)},
                     {EventKind::Passed, numbers(A)},
                     {EventKind::Claimed, numbers(B, Thief, Spot::Card)},
                     {EventKind::Revealed, numbers(C, Spot::Card, King)},
                     {EventKind::Revealed, numbers(D, Spot::Card, Queen)},
                     {EventKind::Revealed, numbers(B, Spot::Card, Bishop)}}));
  }
  EXPECT_EQ(told(table, EventKind::Claimed, 72), numbers(B, Thief, Spot::Card));
}

// MA-074
TEST(MascaradeAnswersAtOnce, OpenedAnswersAreSeenByAllWhileThePowerIsUsed) {
  Table table = announced("bishop");
  table.act(D, "claim").act(B, "claim").act(C, "pass");
  EXPECT_EQ(table.step(), Step::BishopTarget);
  for (const Seat s : observers(table)) {
    EXPECT_EQ(seen_answer(table, s, B), (Sealed<Answer>{Answer::Claim, true}));
    EXPECT_EQ(seen_answer(table, s, C), (Sealed<Answer>{Answer::Pass, true}));
    EXPECT_EQ(seen_answer(table, s, D), (Sealed<Answer>{Answer::Claim, true}));
  }
}

// MA-074
TEST(MascaradeAnswersAtOnce, TheTurnGoesOnAsIfTheyHadBeenGivenInOrder) {
  for (const std::string_view character : {"judge", "king", "queen", "thief", "cheat"}) {
    for (unsigned claims = 0; claims < 8; ++claims) {
      Table sealed = announced(character);
      Table in_turn{Position{4}};
      in_turn.act(A, "announce:" + std::string{character});
      for (const Seat s : {D, B, C}) sealed.act(s, said(claims, s));
      for (const Seat s : {B, C, D}) in_turn.act(s, said(claims, s));
      State expected = in_turn.state();
      expected.at_once = true;
      EXPECT_EQ(to_json(to_value(sealed.state())), to_json(to_value(expected))) << character << " " << claims;
    }
  }
}

// MA-075
TEST(MascaradeAnswersAtOnce, ASealedAnswerIsFinal) {
  Table table = announced();
  table.act(C, "pass");
  EXPECT_TRUE(table.options(C).empty());
  EXPECT_TRUE(names(table.refused(C, "claim"), "MA-075"));
  EXPECT_TRUE(names(table.refused(C, "pass"), "MA-075"));
  EXPECT_TRUE(names(table.refused(A, "pass"), "MA-075"));
}

// MA-074, MA-162
TEST(MascaradeAnswersAtOnce, WithWhichCardSomebodyClaimsIsSealedToo) {
  Table left{Position{3}.at_once()};
  Table right{Position{3}.at_once()};
  left.act(A, "announce:king@l").act(C, "claim@l");
  right.act(A, "announce:king@l").act(C, "claim@r");
  EXPECT_EQ(looks_but_of(left, C), looks_but_of(right, C));
  EXPECT_EQ(seen_answer(right, C, C).value, Answer::ClaimRight);
  right.act(B, "pass");
  EXPECT_EQ(told(right, EventKind::Claimed, 72), numbers(C, King, Spot::Right));
}

// MA-074
TEST(MascaradeAnswersAtOnce, TheNextAnnouncementIsSealedAnew) {
  Table table = announced("judge");
  table.act(B, "pass").act(C, "pass").act(D, "claim");
  EXPECT_EQ(table.active(), B);
  for (const Seat s : observers(table)) {
    for (const Seat whose : {A, B, C, D}) EXPECT_EQ(seen_answer(table, s, whose), (Sealed<Answer>{Answer::None, true}));
  }
  table.act(B, "announce:queen").act(A, "pass");
  EXPECT_EQ(table.pending().must, seats_of({C, D}));
  EXPECT_FALSE(seen_answer(table, C, A).known);
  EXPECT_FALSE(seen_answer(table, C, D).known);
}

}  // namespace krypta::mascarade::test::answers_at_once_test
