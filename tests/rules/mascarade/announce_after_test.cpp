#include "tests/rules/mascarade/observers.hpp"

/// "Announce", from the reveal on: the power, the fines, the cards turned down.
namespace krypta::mascarade::test::announce_after_test {
namespace {

using Ids = std::vector<std::string>;
using enum Character;

/// A the Witch, B the Spy, C the Fool, D the King, E the Judge; the Bishop lies in the middle.
Position five() { return Position{5}.cards({Witch, Spy, Fool, King, Judge, Bishop}); }

/// Thirteen players, all characters; A announces one falsely, B has it, C claims it falsely. A is the richest.
Table disputed(Character character) {
  Position position{13};
  position.holds("1", character).coins({7, 6}).court(3);
  Table table{position};
  table.act(A, "announce:" + std::string{name_of(character)}).answers({B, C});
  return table;
}
/// What B does with the power.
std::vector<std::pair<Character, Ids>> powers() {
  return {{Judge, {}},
          {Bishop, {}},
          {King, {}},
          {Fool, {"swap:0,2", "exchange"}},
          {Queen, {}},
          {Thief, {}},
          {Witch, {"target:0"}},
          {Spy, {"swap:1,2", "exchange"}},
          {Peasant, {}},
          {Cheat, {}},
          {Widow, {}}};
}

EventKind told_of(Character character) {
  switch (character) {
    case Judge: return EventKind::TookCourt;
    case Bishop:
    case Thief: return EventKind::TookCoins;
    case Witch: return EventKind::Traded;
    case Spy: return EventKind::PutBack;
    case Cheat: return EventKind::NoEffect;
    default: return EventKind::Received;
  }
}

}  // namespace

// MA-086
TEST(MascaradeAnnounce, FinesFollowTheCompletePowerOfEveryCharacter) {
  for (const auto& [character, choices] : powers()) {
    Table table = disputed(character);
    for (const std::string& id : choices) {
      EXPECT_EQ(table.count(EventKind::Fined), 0U) << name_of(character);
      EXPECT_EQ(table.state().court, 3U);
      table.act(B, id);
    }
    EXPECT_TRUE(before(table, told_of(character), EventKind::Fined)) << name_of(character);
    EXPECT_EQ(table.count(EventKind::Fined), 2U) << name_of(character);
    EXPECT_EQ(table.state().court, character == Judge ? 2U : 5U) << name_of(character);
    EXPECT_EQ(table.active(), B) << name_of(character);
  }
  Table inquisitor = disputed(Inquisitor);
  inquisitor.act(B, "target:4");
  EXPECT_EQ(inquisitor.count(EventKind::Fined), 0U);
  inquisitor.act(E, "name:judge");
  EXPECT_TRUE(before(inquisitor, EventKind::TookCoins, EventKind::Fined));
  EXPECT_EQ(inquisitor.state().court, 5U);
}

// MA-086
TEST(MascaradeAnnounce, ThePowerSeesTheFortunesBeforeTheFines) {
  // With his fine paid first, A would be one of many with 6.
  const Table bishop = disputed(Bishop);
  EXPECT_EQ(told(bishop, EventKind::TookCoins, 96), numbers(B, A, 2, Bishop));
  EXPECT_EQ(bishop.coins(A), 4U);
  EXPECT_EQ(bishop.coins(B), 8U);
}

// MA-087
TEST(MascaradeAnnounce, AllFinesOfATurnArePaidAtOnce) {
  Table table{five().coins({1, 6, 1, 9, 1})};
  table.act(A, "announce:bishop").answers({B, C, E});
  EXPECT_EQ(table.fortunes(), (std::vector<unsigned>{0, 5, 0, 9, 0})) << "the first bankruptcy spares nobody his fine";
  EXPECT_EQ(table.state().court, 4U);
  EXPECT_EQ(table.count(EventKind::Bankrupt), 3U);
  EXPECT_TRUE(before(table, EventKind::Fined, EventKind::Bankrupt));
}

// MA-088, MA-143
TEST(MascaradeAnnounce, NoFinesArePaidIfThePowerEndsTheMatch) {
  Table rich{five().coins({1, 1, 6, 10, 6}).court(2)};
  rich.act(A, "announce:king").answers({B, D});
  EXPECT_TRUE(rich.over());
  EXPECT_EQ(rich.fortunes(), (std::vector<unsigned>{1, 1, 6, 13, 6}));
  EXPECT_EQ(rich.state().court, 2U);
  EXPECT_EQ(rich.count(EventKind::Fined), 0U);
  EXPECT_EQ(rich.count(EventKind::Bankrupt), 0U);
  EXPECT_EQ(rich.winners(), seats_of({D}));
}

// MA-088
TEST(MascaradeAnnounce, NoFinesArePaidIfThePowerBankruptsSomebody) {
  Table table{Position{4}.holds("3", Thief).coins({1, 6, 7, 6})};
  table.act(A, "announce:thief").answers({B, D});
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.fortunes(), (std::vector<unsigned>{0, 6, 6, 8}));
  EXPECT_EQ(table.state().court, 0U);
  EXPECT_EQ(table.count(EventKind::Fined), 0U);
}

// MA-089
TEST(MascaradeAnnounce, AfterTheFinesTheCardsAreTurnedDownWhereTheyLie) {
  Table table{five()};
  table.act(A, "announce:king").answers({B, D});
  EXPECT_EQ(told(table, EventKind::TurnedDown, 89), numbers());
  EXPECT_EQ(table.count(EventKind::TurnedDown), 1U);
  EXPECT_TRUE(before(table, EventKind::Fined, EventKind::TurnedDown));
  EXPECT_TRUE(before(table, EventKind::TurnedDown, EventKind::TurnBegan));
  expect_all_hidden(table);
  const std::vector<Character> cards{table.at("0"), table.at("1"), table.at("2"),
                                     table.at("3"), table.at("4"), table.at("c1")};
  EXPECT_EQ(cards, (std::vector{Witch, Spy, Fool, King, Judge, Bishop}));
}

// MA-089, MA-083
TEST(MascaradeAnnounce, TheCardsAreTurnedDownAlsoIfNobodyWasTrue) {
  Table table{five()};
  table.act(A, "announce:bishop").answers({B});
  EXPECT_TRUE(before(table, EventKind::Fined, EventKind::TurnedDown));
  expect_all_hidden(table);
}

// MA-089, MA-057
TEST(MascaradeAnnounce, NothingOfAnAnnouncementIsLeftInTheNextTurn) {
  for (const Character character : {King, Spy, Fool}) {
    Table table{five()};
    table.act(A, "announce:" + std::string{name_of(character)}).answers({B, C, D});
    if (character == Spy) table.act(B, "swap:1,2").act(B, "leave");
    if (character == Fool) table.act(C, "swap:0,1").act(C, "leave");
    const unsigned saw = table.count(EventKind::Saw);
    for (const Seat s : observers(table)) {
      const State known = table.match().view(s).known();
      EXPECT_FALSE(known.announced.has_value()) << name_of(character);
      EXPECT_TRUE(known.answered.empty() && known.revealed.empty() && known.fined.empty());
      for (const Player& player : known.players) EXPECT_EQ(player.answer, (Sealed<Answer>{Answer::None, true}));
    }
    // The swap that follows is an ordinary one: nobody looks, nobody pays.
    const std::vector<unsigned> fortunes = table.fortunes();
    table.swap("1,3", true);
    EXPECT_EQ(table.count(EventKind::Saw), saw);
    EXPECT_EQ(table.fortunes(), fortunes);
    EXPECT_EQ(table.active(), C);
  }
}

// MA-090
TEST(MascaradeAnnounce, BeforeCardsAreMovedTheRevealedOnesAreTurnedDown) {
  Table fool{five()};
  fool.act(A, "announce:fool").answers({B, C});
  EXPECT_EQ(fool.step(), Step::FoolTake);
  expect_all_hidden(fool);
  EXPECT_TRUE(before(fool, EventKind::Revealed, EventKind::TurnedDown));
  EXPECT_TRUE(before(fool, EventKind::TurnedDown, EventKind::Received)) << "before the Fool's coin";
  fool.act(C, "swap:0,1").act(C, "exchange");
  EXPECT_EQ(fool.count(EventKind::TurnedDown), 1U) << "and only once";

  Table spy{five()};
  spy.act(A, "announce:spy").answers({B, C});
  EXPECT_EQ(spy.step(), Step::SpyTake);
  expect_all_hidden(spy);
  spy.act(B, "swap:1,c1");
  EXPECT_TRUE(before(spy, EventKind::TurnedDown, EventKind::Taken));
  expect_all_hidden(spy);
  spy.act(B, "leave");
  EXPECT_EQ(spy.count(EventKind::TurnedDown), 1U);
}

// MA-090
TEST(MascaradeAnnounce, OtherPowersLeaveTheRevealedCardsOpen) {
  Table bishop{Position{4}.holds("1", Bishop)};
  bishop.act(A, "announce:bishop").answers({B});
  EXPECT_EQ(bishop.step(), Step::BishopTarget);
  expect_shown(bishop, "0", Judge);
  expect_shown(bishop, "1", Bishop);
  EXPECT_EQ(bishop.count(EventKind::TurnedDown), 0U);
}

// MA-091
TEST(MascaradeAnnounce, APowerMustBeCarriedOutExceptTheWitchs) {
  Table bishop{Position{4}};
  bishop.act(A, "announce:bishop").answers();
  EXPECT_EQ(bishop.options(A), (Ids{"target:1", "target:2", "target:3"}));
  EXPECT_TRUE(names(bishop.refused(A, "decline"), "MA-091"));

  Table witch{five()};
  witch.act(A, "announce:witch").answers();
  EXPECT_TRUE(witch.offers(A, "decline"));

  Table spy{five()};
  spy.act(A, "announce:spy").answers();
  EXPECT_FALSE(spy.offers(A, "decline"));
  EXPECT_TRUE(names(spy.refused(A, "leave"), "MA-091"));
  spy.act(A, "swap:0,1");
  EXPECT_EQ(spy.options(A), (Ids{"exchange", "leave"}));

  Table fool{five()};
  fool.act(A, "announce:fool").answers();
  EXPECT_FALSE(fool.offers(A, "decline"));
  EXPECT_TRUE(names(fool.refused(A, "decline"), "MA-091"));
  fool.act(A, "swap:1,2");
  EXPECT_EQ(fool.options(A), (Ids{"exchange", "leave"}));

  Table inquisitor{Position{13}};
  inquisitor.act(A, "announce:inquisitor").answers();
  EXPECT_FALSE(inquisitor.offers(A, "decline"));
  EXPECT_TRUE(names(inquisitor.refused(A, "decline"), "MA-091"));
}

// MA-092
TEST(MascaradeAnnounce, TheUserMakesAllChoicesNotTheAnnouncer) {
  for (const auto& [character, choices] : powers()) {
    if (choices.empty()) continue;
    Table table = disputed(character);
    for (const std::string& id : choices) {
      EXPECT_EQ(table.pending().must, seats_of({B})) << name_of(character);
      EXPECT_EQ(table.state().frames.top().user, Maybe{B});
      EXPECT_TRUE(table.options(A).empty());
      static_cast<void>(table.refused(A, id));
      table.act(B, id);
    }
  }
  Table bishop{Position{4}};
  bishop.act(A, "announce:bishop").answers({B});
  EXPECT_EQ(bishop.pending().must, seats_of({B}));
  EXPECT_TRUE(names(bishop.refused(A, "target:2"), "MA-092"));
  Table inquisitor = disputed(Inquisitor);
  EXPECT_EQ(inquisitor.pending().must, seats_of({B}));
  EXPECT_TRUE(names(inquisitor.refused(A, "target:4"), "MA-092"));
}

// MA-092
TEST(MascaradeAnnounce, NothingIsAskedWhereOneTargetIsPossible) {
  Table bishop{Position{4}.coins({6, 6, 7, 6})};
  bishop.act(A, "announce:bishop").answers();
  EXPECT_EQ(bishop.step(), Step::Act);
  EXPECT_EQ(bishop.fortunes(), (std::vector<unsigned>{8, 6, 5, 6}));
  // Two players: the Fool has only the left and the right card of the other.
  Table fool{Position{2}};
  fool.act(A, "announce:fool@l").act(B, "pass");
  EXPECT_EQ(fool.step(), Step::Exchange);
  EXPECT_EQ(fool.state().frames.top().one, Maybe{place(B, Spot::Left)});
  EXPECT_EQ(fool.state().frames.top().another, Maybe{place(B, Spot::Right)});
}

// MA-195
TEST(MascaradeAnnounce, AnExchangeByTheSpyDoesNotChangeWhoIsFalse) {
  // B, the Spy, gives his card to A, who was false, and keeps A's.
  Table table{five()};
  table.act(A, "announce:spy").answers({B, C});
  EXPECT_EQ(table.state().fined, seats_of({A, C}));
  table.act(B, "swap:0,1").act(B, "exchange");
  EXPECT_EQ(table.at("0"), Spy);
  EXPECT_EQ(table.at("1"), Witch);
  EXPECT_EQ(table.fortunes(), (std::vector<unsigned>{5, 6, 5, 6, 6}));
}

// MA-195
TEST(MascaradeAnnounce, AnExchangeByTheFoolDoesNotChangeWhoPays) {
  // C, the Fool, exchanges the cards of A, who was false, and of D, who has said nothing.
  Table table{five()};
  table.act(A, "announce:fool").answers({C});
  table.act(C, "swap:0,3").act(C, "exchange");
  EXPECT_EQ(table.at("0"), King);
  EXPECT_EQ(table.fortunes(), (std::vector<unsigned>{5, 6, 7, 6, 6}));
  EXPECT_EQ(table.state().court, 1U);
}

}  // namespace krypta::mascarade::test::announce_after_test
