#include "tests/rules/mascarade/observers.hpp"

/// "Announce": a character is named, the others claim it or pass, and what follows from it.
namespace krypta::mascarade::test::announce_test {
namespace {

using Ids = std::vector<std::string>;
using enum Character;

/// A is the Judge, B the Bishop, C the King, D the Queen; the Thief and the Cheat lie in the middle.
Position four() { return Position{4}; }
/// A the Witch, B the Spy, C the Fool, D the King, E the Judge; the Bishop lies in the middle.
Position five() { return Position{5}.cards({Witch, Spy, Fool, King, Judge, Bishop}); }

Ids announcements(const Table& table, Seat s) {
  Ids all;
  for (const std::string& id : table.options(s)) {
    if (id.starts_with("announce:")) all.push_back(id);
  }
  return all;
}

}  // namespace

// MA-068
TEST(MascaradeAnnounce, TheActivePlayerNamesACharacterAsHis) {
  Table table{four().active(B)};
  table.act(B, "announce:king");
  EXPECT_EQ(told(table, EventKind::Announced, 68), numbers(B, King, Spot::Card));
  EXPECT_EQ(table.state().announced, Maybe{King});
  EXPECT_EQ(table.player(B).answer.value, Answer::Claim);
  EXPECT_EQ(table.state().answered, seats_of({B}));
}

// MA-068
TEST(MascaradeAnnounce, NobodyAnnouncesInAnothersTurn) {
  Table table{four()};
  for (const Seat s : {B, C, D}) {
    EXPECT_TRUE(table.options(s).empty());
    EXPECT_TRUE(names(table.refused(s, "announce:king"), "MA-044"));
  }
}

// MA-069
TEST(MascaradeAnnounce, AnyCharacterInPlayMayBeNamedWhateverHisCard) {
  const Ids all{"announce:judge", "announce:bishop", "announce:king",
                "announce:queen", "announce:thief",  "announce:cheat"};
  for (const Character held : {Judge, Bishop, King, Queen, Thief, Cheat}) {
    const Table table{four().holds("0", held)};
    EXPECT_EQ(announcements(table, A), all) << name_of(held);
  }
}

// MA-070
TEST(MascaradeAnnounce, ACharacterThatStayedInTheBoxIsRefused) {
  Table table{four()};
  for (const std::string_view absent : {"fool", "witch", "spy", "peasant", "inquisitor", "widow"}) {
    EXPECT_TRUE(names(table.refused(A, "announce:" + std::string{absent}), "MA-070"));
  }
}

// MA-070
TEST(MascaradeAnnounce, ACharacterInTheMiddleIsInPlay) {
  Table table{four()};
  EXPECT_EQ(table.at("c1"), Thief);
  table.act(A, "announce:thief").answers();
  EXPECT_EQ(table.fortunes(), (std::vector<unsigned>{8, 5, 6, 5}));
}

// MA-071, MA-095, MA-128
TEST(MascaradeAnnounce, APowerWithoutEffectMayBeAnnounced) {
  Table judge{four()};
  judge.act(A, "announce:judge").answers();
  EXPECT_EQ(told(judge, EventKind::NoEffect, 95), numbers(A, Judge));
  EXPECT_EQ(judge.active(), B);
  Table cheat{four().coins({9, 6, 6, 6})};
  cheat.act(A, "announce:cheat").answers();
  EXPECT_EQ(told(cheat, EventKind::NoEffect, 128), numbers(A, Cheat));
  EXPECT_EQ(cheat.fortunes(), (std::vector<unsigned>{9, 6, 6, 6}));
  EXPECT_EQ(cheat.active(), B);
}

// MA-072
TEST(MascaradeAnnounce, TheOthersAnswerClockwiseFromTheLeftOfTheAnnouncer) {
  Table table{five().active(C)};
  table.act(C, "announce:king");
  for (const Seat asked : {D, E, A, B}) {
    EXPECT_EQ(table.pending().must, seats_of({asked}));
    EXPECT_EQ(table.options(asked), (Ids{"claim", "pass"}));
    for (const Seat other : {A, B, C, D, E}) {
      if (other == asked) continue;
      EXPECT_TRUE(table.options(other).empty());
      const auto rules = table.refused(other, "pass");
      EXPECT_TRUE(names(rules, table.state().answered.has(other) ? "MA-075" : "MA-072"));
    }
    table.act(asked, "pass");
    EXPECT_EQ(told(table, EventKind::Passed, 72), numbers(asked));
  }
  EXPECT_EQ(table.active(), D);
}

// MA-073
TEST(MascaradeAnnounce, EverybodyIsAskedAlsoAfterAClaim) {
  Table table{five()};
  table.act(A, "announce:king").act(B, "claim");
  EXPECT_EQ(told(table, EventKind::Claimed, 72), numbers(B, King, Spot::Card));
  EXPECT_EQ(table.pending().must, seats_of({C}));
  table.act(C, "pass").act(D, "claim");
  EXPECT_EQ(table.pending().must, seats_of({E}));
  EXPECT_EQ(table.count(EventKind::Revealed), 0U) << "nothing is shown before the last answer";
  table.act(E, "claim");
  EXPECT_EQ(table.count(EventKind::Revealed), 4U);
}

// MA-074
TEST(MascaradeAnnounce, EachAnswerIsPublicBeforeTheNext) {
  Table table{four()};
  table.act(A, "announce:king");
  const auto expect_answer = [&](Seat whose, Answer answer) {
    for (const Seat s : observers(table)) {
      const Sealed<Answer> seen = table.match().view(s).known().players[whose].answer;
      EXPECT_TRUE(seen.known);
      EXPECT_EQ(seen.value, answer);
    }
  };
  expect_answer(B, Answer::None);
  table.act(B, "claim");
  expect_answer(B, Answer::Claim);
  for (const Seat s : observers(table))
    EXPECT_EQ(just_told(table, s), (Lines{{EventKind::Claimed, numbers(B, King, Spot::Card)}}));
  table.act(C, "pass");
  expect_answer(C, Answer::Pass);
  expect_answer(D, Answer::None);
  EXPECT_EQ(table.count(EventKind::HasAnswered), 0U);
}

// MA-075
TEST(MascaradeAnnounce, AnAnswerIsFinal) {
  Table table{four()};
  table.act(A, "announce:king").act(B, "pass").act(C, "claim");
  EXPECT_TRUE(names(table.refused(B, "claim"), "MA-075"));
  EXPECT_TRUE(names(table.refused(C, "pass"), "MA-075"));
  EXPECT_TRUE(names(table.refused(A, "pass"), "MA-075"));
  table.act(D, "pass");
  EXPECT_EQ(table.coins(C), 9U);
  EXPECT_EQ(table.count(EventKind::Revealed), 2U);
}

// MA-076
TEST(MascaradeAnnounce, ClaimingIsAlwaysAllowed) {
  // With any card and one coin; by who was revealed in the turn before; again and again.
  for (const Character held : {Judge, Bishop, King, Queen, Thief, Cheat}) {
    Table table{four().holds("2", held).coins({6, 6, 1, 6})};
    table.act(A, "announce:judge").act(B, "pass");
    EXPECT_EQ(table.options(C), (Ids{"claim", "pass"})) << name_of(held);
  }
  Table table{four()};
  table.act(A, "announce:cheat").answers({C, D}).act(B, "announce:cheat").answers({C, D});
  EXPECT_EQ(table.fortunes(), (std::vector<unsigned>{5, 5, 4, 4}));
}

// MA-077
TEST(MascaradeAnnounce, TheOnlyWayToContestIsToClaim) {
  Table table{four()};
  table.act(A, "announce:king");
  EXPECT_EQ(table.options(B), (Ids{"claim", "pass"}));
  EXPECT_TRUE(names(table.refused(B, "announce:king"), "MA-077"));
  EXPECT_TRUE(names(table.refused(B, "announce:queen"), "MA-077"));
  EXPECT_TRUE(names(table.refused(B, "decline"), "MA-072"));
}

// MA-078, MA-081
TEST(MascaradeAnnounce, UnclaimedTheAnnouncerUsesThePowerWithoutShowingHisCard) {
  for (const Character held : {King, Judge}) {
    Table table{four().holds("0", held)};
    table.act(A, "announce:king").answers();
    EXPECT_EQ(told(table, EventKind::Unclaimed, 78), numbers(A, King));
    EXPECT_EQ(table.coins(A), 9U);
    EXPECT_EQ(table.count(EventKind::Revealed), 0U);
    EXPECT_EQ(table.count(EventKind::Fined), 0U);
    EXPECT_EQ(table.count(EventKind::TurnedDown), 0U) << "there was nothing to turn down";
    EXPECT_TRUE(table.state().revealed.empty());
    EXPECT_EQ(table.state().court, 0U);
    expect_all_hidden(table);
  }
}

// MA-079
TEST(MascaradeAnnounce, AnUnclaimedPowerTellsNobodyAnythingOfTheCard) {
  // Whatever card A has, everybody, A included, has seen the same afterwards.
  const auto after = [](Character held, const std::string& announced, const Ids& then) {
    Table table{five().holds("0", held).coins({6, 7, 5, 5, 5})};
    table.act(A, "announce:" + announced).answers();
    for (const std::string& id : then) table.act(A, id);
    EXPECT_EQ(table.active(), B) << announced;
    std::vector<Look> all;
    for (const Seat s : observers(table)) all.push_back(look(table, s));
    return all;
  };
  for (const Character held : {Spy, Fool, King, Judge, Bishop}) {
    EXPECT_EQ(after(held, "king", {}), after(Witch, "king", {}));
    EXPECT_EQ(after(held, "judge", {}), after(Witch, "judge", {}));
    EXPECT_EQ(after(held, "bishop", {}), after(Witch, "bishop", {}));
    EXPECT_EQ(after(held, "witch", {"target:2"}), after(Witch, "witch", {"target:2"}));
    EXPECT_EQ(after(held, "fool", {"swap:1,2", "leave"}), after(Witch, "fool", {"swap:1,2", "leave"}));
  }
}

// MA-080, MA-081
TEST(MascaradeAnnounce, AnnouncerAndClaimantsShowTheirCardsTogether) {
  Table table{five().active(B)};
  table.act(B, "announce:witch").act(C, "pass").act(D, "claim").act(E, "pass");
  EXPECT_EQ(table.count(EventKind::Revealed), 0U);
  expect_all_hidden(table);
  table.act(A, "claim");
  // Now the Witch thinks, and the cards lie open.
  EXPECT_EQ(table.step(), Step::WitchTarget);
  for (const Seat s : observers(table)) {
    EXPECT_EQ(just_told(table, s), (Lines{{EventKind::Claimed, numbers(A, Witch, Spot::Card)},
                                          {EventKind::Revealed, numbers(B, Spot::Card, Spy)},
                                          {EventKind::Revealed, numbers(D, Spot::Card, King)},
                                          {EventKind::Revealed, numbers(A, Spot::Card, Witch)}}));
  }
  expect_shown(table, "0", Witch);
  expect_shown(table, "1", Spy);
  expect_shown(table, "3", King);
  expect_hidden(table, "2");
  expect_hidden(table, "4");
  expect_hidden(table, "c1");
  EXPECT_EQ(table.state().revealed, seats_of({A, B, D}));
}

// MA-082, MA-085, MA-025
TEST(MascaradeAnnounce, ATrueClaimantUsesThePowerInAnothersTurn) {
  Table table{four()};
  table.act(A, "announce:queen").answers({B, D});
  EXPECT_EQ(told(table, EventKind::Received, 101), numbers(D, 2, Queen));
  EXPECT_EQ(table.fortunes(), (std::vector<unsigned>{5, 5, 6, 8}));
  EXPECT_EQ(table.active(), B) << "the turn passes from the announcer, whoever used the power";
}

// MA-082, MA-085
TEST(MascaradeAnnounce, ATrueAnnouncerUsesThePowerAgainstFalseClaims) {
  Table table{four()};
  table.act(A, "announce:judge").answers({B, C, D});
  EXPECT_EQ(table.fortunes(), (std::vector<unsigned>{6, 5, 5, 5}));
  EXPECT_EQ(table.state().court, 3U);
}

// MA-083, MA-084
TEST(MascaradeAnnounce, WithoutATrueHolderThereIsNoPowerAndAllPay) {
  for (const std::string_view nobodys : {"thief", "cheat"}) {
    Table table{four().coins({11, 12, 6, 6})};
    table.act(A, "announce:" + std::string{nobodys}).answers({B, C});
    EXPECT_EQ(told(table, EventKind::NobodyTrue, 83), numbers(*named<Character>(nobodys)));
    EXPECT_EQ(table.fortunes(), (std::vector<unsigned>{10, 11, 5, 6}));
    EXPECT_EQ(table.state().court, 3U);
    EXPECT_EQ(table.count(EventKind::TookCoins) + table.count(EventKind::NoEffect) + table.count(EventKind::Unclaimed),
              0U);
    EXPECT_FALSE(table.over());
  }
}

// MA-083
TEST(MascaradeAnnounce, AHolderWhoPassedDoesNotUseThePower) {
  Table table{four()};
  table.act(A, "announce:queen").answers({B});
  EXPECT_EQ(table.at("3"), Queen);
  EXPECT_EQ(table.fortunes(), (std::vector<unsigned>{5, 5, 6, 6}));
}

// MA-084, MA-085
TEST(MascaradeAnnounce, EachFalsePlayerPaysOneCoinToTheCourt) {
  Table table{five().court(4)};
  table.act(A, "announce:king").answers({B, C, D, E});
  EXPECT_EQ(told(table, EventKind::Fined, 84), numbers(E, 1));
  EXPECT_EQ(table.count(EventKind::Fined), 4U);
  EXPECT_EQ(table.fortunes(), (std::vector<unsigned>{5, 5, 5, 9, 5}));
  EXPECT_EQ(table.state().court, 8U);
  EXPECT_EQ(table.state().bank, 194U - 8U - 29U);
}

}  // namespace krypta::mascarade::test::announce_test
