#include "tests/rules/mascarade/observers.hpp"

/// "Characters" that move cards under the table: Fool and Spy.
namespace krypta::mascarade::test::card_powers_test {
namespace {

using Ids = std::vector<std::string>;
using Coins = std::vector<unsigned>;
using enum Character;

/// A the Witch, B the Spy, C the Fool, D the King, E the Judge; the Bishop lies in the middle.
Position five() { return Position{5}.cards({Witch, Spy, Fool, King, Judge, Bishop}); }

Table fool_of_a() {
  Table table{five()};
  table.act(A, "announce:fool").answers();
  return table;
}
Table spy_of_a() {
  Table table{five()};
  table.act(A, "announce:spy").answers();
  return table;
}
std::vector<Character> cards(const Table& table) {
  return {table.at("0"), table.at("1"), table.at("2"), table.at("3"), table.at("4"), table.at("c1")};
}

}  // namespace

// MA-102
TEST(MascaradeFool, FirstReceivesOneCoinAndThenTakesTwoCards) {
  Table table = fool_of_a();
  EXPECT_EQ(told(table, EventKind::Received, 102), numbers(A, 1, Fool));
  EXPECT_EQ(table.fortunes(), (Coins{7, 6, 6, 6, 6}));
  EXPECT_EQ(table.count(EventKind::Taken), 0U);
  EXPECT_EQ(table.pending().must, seats_of({A}));
  table.act(A, "swap:1,3").act(A, "exchange");
  EXPECT_EQ(cards(table), (std::vector{Witch, King, Fool, Spy, Judge, Bishop}));
  EXPECT_TRUE(before(table, EventKind::Received, EventKind::Taken));
  EXPECT_EQ(table.count(EventKind::Received), 1U);
  EXPECT_EQ(table.active(), B);
}

// MA-103
TEST(MascaradeFool, TheCardsAreOfTwoOtherPlayers) {
  Table table = fool_of_a();
  EXPECT_EQ(table.options(A), (Ids{"swap:1,2", "swap:1,3", "swap:1,4", "swap:2,3", "swap:2,4", "swap:3,4"}));
  for (const std::string_view own_or_middle : {"swap:0,1", "swap:0,c1", "swap:1,c1", "swap:0,4"}) {
    EXPECT_TRUE(names(table.refused(A, own_or_middle), "MA-103")) << own_or_middle;
  }
}

// MA-104, MA-188
TEST(MascaradeFool, NobodySeesAFaceAndOnlyTheUserKnowsWhatHeDid) {
  Table exchanged = fool_of_a();
  exchanged.act(A, "swap:2,4");
  for (const Seat s : observers(exchanged)) {
    EXPECT_EQ(just_told(exchanged, s), (Lines{{EventKind::Taken, numbers(A, C, Spot::Card, E, Spot::Card)}}));
  }
  expect_all_hidden(exchanged);
  Table left = exchanged;
  exchanged.act(A, "exchange");
  left.act(A, "leave");
  EXPECT_EQ(cards(exchanged), (std::vector{Witch, Spy, Judge, King, Fool, Bishop}));
  EXPECT_EQ(cards(left), (std::vector{Witch, Spy, Fool, King, Judge, Bishop}));
  EXPECT_EQ(looks_but_of(exchanged, A), looks_but_of(left, A));
  EXPECT_EQ(exchanged.count_seen(A, EventKind::Exchanged), 1U);
  EXPECT_EQ(left.count_seen(A, EventKind::LeftAlone), 1U);
  EXPECT_EQ(exchanged.count(EventKind::Saw), 0U) << "nor does the user";
  expect_all_hidden(exchanged);
}

// MA-105
TEST(MascaradeFool, MustChooseTwoPlayersButNeedNotExchange) {
  Table table = fool_of_a();
  for (const std::string_view way_out : {"leave", "decline", "pass", "exchange"}) {
    EXPECT_TRUE(names(table.refused(A, way_out), "MA-105")) << way_out;
  }
  table.act(A, "swap:1,2");
  EXPECT_EQ(table.options(A), (Ids{"exchange", "leave"}));
  table.act(A, "leave");
  EXPECT_EQ(cards(table), (std::vector{Witch, Spy, Fool, King, Judge, Bishop}));
  EXPECT_EQ(table.active(), B);
}

// MA-106, MA-143
TEST(MascaradeFool, TheThirteenthCoinEndsTheMatchBeforeTheSwap) {
  Table table{five().coins({6, 6, 12, 6, 1})};
  table.act(A, "announce:fool").answers({C, E});
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.winners(), seats_of({C}));
  EXPECT_EQ(table.coins(C), 13U);
  EXPECT_EQ(table.count(EventKind::Taken), 0U);
  EXPECT_EQ(table.fortunes(), (Coins{6, 6, 13, 6, 1})) << "and there are no fines";
}

// MA-107
TEST(MascaradeFool, TheAnnouncerIsOneOfTheOthersOfATrueFool) {
  Table table{five()};
  table.act(A, "announce:fool").answers({C});
  EXPECT_EQ(table.pending().must, seats_of({C}));
  EXPECT_EQ(table.options(C), (Ids{"swap:0,1", "swap:0,3", "swap:0,4", "swap:1,3", "swap:1,4", "swap:3,4"}));
  table.act(C, "swap:0,4").act(C, "exchange");
  EXPECT_EQ(table.at("0"), Judge);
  EXPECT_EQ(table.at("4"), Witch);
  EXPECT_EQ(table.fortunes(), (Coins{5, 6, 7, 6, 6}));
}

// MA-116
TEST(MascaradeSpy, TakesHisOwnCardAndOneOfAnotherPlayerOrOfTheMiddle) {
  Table table = spy_of_a();
  EXPECT_EQ(table.options(A), (Ids{"swap:0,1", "swap:0,2", "swap:0,3", "swap:0,4", "swap:0,c1"}));
  EXPECT_TRUE(names(table.refused(A, "swap:1,2"), "MA-116"));
  EXPECT_TRUE(names(table.refused(A, "swap:1,c1"), "MA-116"));
  table.act(A, "swap:0,c1").act(A, "exchange");
  EXPECT_EQ(cards(table), (std::vector{Bishop, Spy, Fool, King, Judge, Witch}));
  EXPECT_EQ(table.fortunes(), (Coins{6, 6, 6, 6, 6})) << "there is no coin in it";
}

// MA-116
TEST(MascaradeSpy, LooksAtBothCardsBeforeHeDecides) {
  Table table = spy_of_a();
  EXPECT_EQ(table.count(EventKind::Saw), 0U) << "not before he has chosen";
  table.act(A, "swap:0,3");
  EXPECT_EQ(table.step(), Step::Exchange);
  EXPECT_EQ(just_told(table, A), (Lines{{EventKind::Taken, numbers(A, A, Spot::Card, D, Spot::Card)},
                                        {EventKind::Saw, numbers(A, Spot::Card, Witch)},
                                        {EventKind::Saw, numbers(D, Spot::Card, King)}}));
  EXPECT_EQ(table.options(A), (Ids{"exchange", "leave"}));
  // While he holds them before his eyes, the question names them to him.
  const Message asked = game.prompt(table.state(), A).message;
  EXPECT_EQ(asked.key, "ma-prompt-exchange-spy");
  std::vector<std::string_view> faces;
  for (const Message::Argument& argument : asked.arguments) {
    if (argument.name.ends_with("character")) faces.push_back(std::get<Term>(argument.content).id);
  }
  EXPECT_EQ(faces, (std::vector<std::string_view>{"witch", "king"}));
}

// MA-117, MA-188
TEST(MascaradeSpy, OnlyTheUserSeesTheFacesAndKnowsWhatHeDid) {
  const auto taken = [](Character own, Character other) {
    Table table{five().holds("0", own).holds("3", other)};
    table.act(A, "announce:spy").answers().act(A, "swap:0,3");
    return table;
  };
  const Table one = taken(Witch, King);
  // The others cannot tell what he sees, nor from what they are asked while he decides.
  EXPECT_EQ(looks_but_of(one, A), looks_but_of(taken(King, Witch), A));
  EXPECT_EQ(looks_but_of(one, A), looks_but_of(taken(Judge, Bishop), A));
  for (const Seat s : all_but(one, A)) {
    EXPECT_EQ(just_told(one, s), (Lines{{EventKind::Taken, numbers(A, A, Spot::Card, D, Spot::Card)}}));
  }
  expect_all_hidden(one);
  Table exchanged = one;
  Table left = one;
  exchanged.act(A, "exchange");
  left.act(A, "leave");
  EXPECT_EQ(exchanged.at("0"), King);
  EXPECT_EQ(left.at("0"), Witch);
  EXPECT_EQ(looks_but_of(exchanged, A), looks_but_of(left, A));
  EXPECT_EQ(exchanged.count_seen(A, EventKind::Exchanged), 1U);
  EXPECT_EQ(exchanged.count_seen(A, EventKind::LeftAlone), 0U);
  EXPECT_EQ(left.count_seen(A, EventKind::LeftAlone), 1U);
}

// MA-118
TEST(MascaradeSpy, AnUnclaimedAnnouncerSeesHisOwnCardWhateverItIs) {
  for (const Character held : {Spy, Witch, King}) {
    Table table{five().holds("0", held)};
    table.act(A, "announce:spy").answers().act(A, "swap:0,2");
    EXPECT_EQ(just_told(table, A).at(1), (Line{EventKind::Saw, numbers(A, Spot::Card, held)}));
  }
}

// MA-119
TEST(MascaradeSpy, ARevealedSpysOtherCardIsStillSeenByHimAlone) {
  Table table{five()};
  table.act(A, "announce:spy").answers({B});
  for (const Seat s : observers(table)) {
    EXPECT_EQ(table.count_seen(s, EventKind::Revealed), 2U);
  }
  table.act(B, "swap:1,3");
  EXPECT_EQ(just_told(table, B), (Lines{{EventKind::Taken, numbers(B, B, Spot::Card, D, Spot::Card)},
                                        {EventKind::Saw, numbers(B, Spot::Card, Spy)},
                                        {EventKind::Saw, numbers(D, Spot::Card, King)}}));
  for (const Seat s : all_but(table, B)) EXPECT_EQ(table.count_seen(s, EventKind::Saw), 0U);
}

// MA-120
TEST(MascaradeSpy, MustTakeACardAndLookButNeedNotExchange) {
  Table table = spy_of_a();
  for (const std::string_view way_out : {"leave", "decline", "pass", "exchange"}) {
    EXPECT_TRUE(names(table.refused(A, way_out), "MA-120")) << way_out;
  }
  table.act(A, "swap:0,1");
  EXPECT_EQ(table.count_seen(A, EventKind::Saw), 2U);
  table.act(A, "leave");
  EXPECT_EQ(cards(table), (std::vector{Witch, Spy, Fool, King, Judge, Bishop}));
  EXPECT_EQ(table.active(), B);
}

// MA-057
TEST(MascaradeSpy, NobodyLooksInAnyOtherSwap) {
  Table table{five()};
  table.act(A, "swap:0,3");
  EXPECT_EQ(table.count(EventKind::Saw), 0U);
  EXPECT_EQ(game.prompt(table.state(), A).message.key, "ma-prompt-exchange");
}

}  // namespace krypta::mascarade::test::card_powers_test
