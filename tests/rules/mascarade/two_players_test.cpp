#include "tests/rules/mascarade/observers.hpp"

/// "Two players": three cards each, one of them protected.
namespace krypta::mascarade::test::two_players_test {
namespace {

using enum Character;
using Ids = std::vector<std::string>;
using Fortunes = std::vector<unsigned>;

const Ids swaps_of_a{"swap:0l,1l", "swap:0l,1r", "swap:0r,1l", "swap:0r,1r", "swap:0l,0r", "swap:0l,0p", "swap:0r,0p"};
const std::vector<std::string_view> places{"0l", "0r", "0p", "1l", "1r", "1p"};

/// A's left, right and protected card, then B's.
Position hands(std::initializer_list<Character> cards) { return Position{2}.cards(cards); }

// MA-169
TEST(MascaradeTwoPlayers, TheSixCardsAreFixed) {
  const Table table = Table::begin(2);
  for (const Character c : all_of<Character>()) {
    const bool in_play = c == Bishop || c == Fool || c == Judge || c == Queen || c == King || c == Witch;
    EXPECT_EQ(table.state().set[c], in_play ? 1 : 0) << name_of(c);
  }
}

// MA-170, MA-171
TEST(MascaradeTwoPlayers, EachIsDealtALeftARightAndAProtectedCardFaceUp) {
  Table table = Table::begin(2);
  table.deal({"king"});
  EXPECT_EQ(told(table, EventKind::Dealt, 17), numbers(A, Spot::Left, King));
  table.deal({"witch"});
  EXPECT_EQ(told(table, EventKind::Dealt, 17), numbers(A, Spot::Right, Witch));
  table.deal({"fool"});
  EXPECT_EQ(told(table, EventKind::Dealt, 20), numbers(A, Spot::Protected, Fool));
  table.deal({"judge", "bishop", "queen"});
  EXPECT_EQ(told(table, EventKind::Dealt, 20), numbers(B, Spot::Protected, Queen));
  EXPECT_TRUE(table.state().centre.empty());
  expect_shown(table, "0l", King);
  expect_shown(table, "0p", Fool);
  expect_shown(table, "1l", Judge);
  expect_shown(table, "1p", Queen);
  table.all_ready();
  for (const std::string_view p : places) expect_hidden(table, p);
}

// MA-172
TEST(MascaradeTwoPlayers, OneFortuneOfSixBelongsToAllHisCards) {
  Table table{hands({King, Queen, Judge, Bishop, Fool, Witch})};
  EXPECT_EQ(table.fortunes(), (Fortunes{6, 6}));
  table.act(A, "announce:king@l").act(B, "pass");
  table.act(B, "look@l");
  table.act(A, "announce:queen@r").act(B, "pass");
  EXPECT_EQ(table.fortunes(), (Fortunes{11, 6}));
}

// MA-173
TEST(MascaradeTwoPlayers, ASwapStartsFromLeftOrRightAndTakesAnotherOfHisOwnOrTheOpponentsLeftOrRight) {
  Table table{Position{2}};
  Ids swaps;
  for (const std::string& id : table.options(A)) {
    if (id.starts_with("swap:")) swaps.push_back(id);
  }
  EXPECT_EQ(swaps, swaps_of_a);
  EXPECT_TRUE(names(table.refused(A, "swap:1l,1r"), "MA-173"));
  EXPECT_EQ(game.read("swap:0p,0r"), game.read("swap:0r,0p"));
  table.swap("0r,0p", true);
  EXPECT_EQ(table.at("0l"), Judge);
  EXPECT_EQ(table.at("0r"), King);
  EXPECT_EQ(table.at("0p"), Bishop);
  table.swap("1l,0r", true);
  EXPECT_EQ(table.at("0r"), Fool);
  EXPECT_EQ(table.at("1l"), King);
}

// HC-MA-36 (MA-174, MA-175, MA-173)
TEST(MascaradeTwoPlayers, AProtectedCardIsExchangedOnlyWithItsPlayersOwn) {
  Table table{Position{2}};
  EXPECT_TRUE(names(table.refused(A, "swap:0l,1p"), "MA-174"));
  EXPECT_TRUE(names(table.refused(A, "swap:0r,1p"), "MA-174"));
  EXPECT_TRUE(names(table.refused(A, "swap:0p,1p"), "MA-174"));
  EXPECT_TRUE(names(table.refused(A, "swap:0p,1l"), "MA-175"));
  EXPECT_TRUE(names(table.refused(A, "swap:0p,1r"), "MA-175"));
  EXPECT_TRUE(names(table.refused(A, "swap:1l,1p"), "MA-174"));
  EXPECT_TRUE(table.offers(A, "swap:0l,0p"));
  table.swap("0l,0p", true);
  EXPECT_EQ(table.at("0l"), King);
  EXPECT_EQ(table.at("0p"), Judge);
}

// MA-176
TEST(MascaradeTwoPlayers, LookShowsAnyOfHisThreeCards) {
  for (const auto& [option, spot, face] :
       {std::tuple{"look@l", Spot::Left, Judge}, std::tuple{"look@r", Spot::Right, Bishop},
        std::tuple{"look@p", Spot::Protected, King}}) {
    Table table{Position{2}};
    EXPECT_TRUE(names(table.refused(A, "look"), "MA-176"));
    table.act(A, option);
    EXPECT_EQ(just_told(table, A).at(1), (Line{EventKind::Saw, numbers(A, spot, face)}));
    for (const std::string_view p : places) expect_hidden(table, p);
    EXPECT_EQ(table.active(), B);
  }
}

// HC-MA-38 (MA-177, MA-176)
TEST(MascaradeTwoPlayers, TheProtectedCardCannotBeAnnouncedButLookedAt) {
  Table table{Position{2}};
  for (const std::string_view c : {"judge", "bishop", "king", "fool", "queen", "witch"}) {
    EXPECT_TRUE(table.offers(A, "announce:" + std::string{c} + "@l"));
    EXPECT_TRUE(table.offers(A, "announce:" + std::string{c} + "@r"));
    EXPECT_FALSE(table.offers(A, "announce:" + std::string{c} + "@p"));
    EXPECT_TRUE(names(table.refused(A, "announce:" + std::string{c} + "@p"), "MA-177"));
  }
  EXPECT_TRUE(names(table.refused(A, "announce:king"), "MA-177"));
  EXPECT_TRUE(table.offers(A, "look@p"));
  table.act(A, "announce:judge@r");
  EXPECT_EQ(told(table, EventKind::Announced, 68), numbers(A, Judge, Spot::Right));
}

// MA-178
TEST(MascaradeTwoPlayers, TheOpponentClaimsWithOneOfHisThreeCardsTheProtectedOneToo) {
  Table table{hands({Judge, Bishop, Queen, Fool, Witch, King})};
  table.act(A, "announce:king@l");
  EXPECT_EQ(table.options(B), (Ids{"claim@l", "claim@r", "claim@p", "pass"}));
  EXPECT_TRUE(names(table.refused(B, "claim"), "MA-178"));
  table.act(B, "claim@p");
  EXPECT_EQ(told(table, EventKind::Claimed, 72), numbers(B, King, Spot::Protected));
  EXPECT_EQ(told(table, EventKind::Revealed, 80), numbers(B, Spot::Protected, King));
  EXPECT_EQ(table.fortunes(), (Fortunes{5, 9}));
}

// MA-179
TEST(MascaradeTwoPlayers, TheFoolSwapsOrNotTheOpponentsLeftAndRight) {
  for (const bool exchange : {true, false}) {
    Table table{hands({Fool, Bishop, Queen, Judge, Witch, King})};
    table.act(A, "announce:fool@l").act(B, "pass");
    EXPECT_EQ(table.coins(A), 7U);
    EXPECT_EQ(told(table, EventKind::Taken, 59), numbers(A, B, Spot::Left, B, Spot::Right));
    EXPECT_EQ(table.options(A), (Ids{"exchange", "leave"}));
    table.act(A, exchange ? "exchange" : "leave");
    EXPECT_EQ(table.at("1l"), exchange ? Witch : Judge);
    EXPECT_EQ(table.at("1r"), exchange ? Judge : Witch);
    EXPECT_EQ(table.at("1p"), King);
    EXPECT_EQ(table.active(), B);
  }
}

// MA-179, MA-092
TEST(MascaradeTwoPlayers, ATrueFoolWhoClaimedTakesTheAnnouncersCards) {
  Table table{hands({Judge, Bishop, Queen, Witch, King, Fool})};
  table.act(A, "announce:fool@r").act(B, "claim@p");
  EXPECT_EQ(told(table, EventKind::Taken, 59), numbers(B, A, Spot::Left, A, Spot::Right));
  EXPECT_EQ(table.pending().must, seats_of({B}));
  for (const std::string_view p : places) expect_hidden(table, p);
  table.act(B, "exchange");
  EXPECT_EQ(table.at("0l"), Bishop);
  EXPECT_EQ(table.at("0r"), Judge);
  EXPECT_EQ(table.fortunes(), (Fortunes{5, 7}));
}

// MA-180
TEST(MascaradeTwoPlayers, TheRichestOtherPlayerIsTheOpponentHoweverPoor) {
  Table table{hands({Bishop, Judge, Queen, Witch, King, Fool}).coins({9, 4})};
  table.act(A, "announce:bishop@l").act(B, "pass");
  EXPECT_EQ(table.fortunes(), (Fortunes{11, 2}));
  EXPECT_EQ(table.active(), B) << "nothing is asked";
}

// MA-181
TEST(MascaradeTwoPlayers, WhoeverClaimedMustSwapInHisTurnAndMayAnnounceInTheNext) {
  for (const std::string_view claim : {"claim@l", "claim@r", "claim@p"}) {
    Table table{hands({King, Bishop, Queen, Witch, Judge, Fool}).active(B)};
    table.act(B, "announce:fool@l").act(A, claim);
    EXPECT_EQ(told(table, EventKind::MustSwap, 46), numbers(A));
    EXPECT_EQ(table.options(A), swaps_of_a);
    EXPECT_TRUE(names(table.refused(A, "announce:king@l"), "MA-046"));
    EXPECT_TRUE(names(table.refused(A, "look@p"), "MA-047"));
    table.swap("0l,0p", false);
    EXPECT_FALSE(table.state().forced);
    table.act(B, "look@l");
    EXPECT_TRUE(table.offers(A, "announce:king@l"));
    EXPECT_TRUE(table.offers(A, "look@p"));
  }
}

// MA-181
TEST(MascaradeTwoPlayers, WhoeverPassedIsNotForced) {
  Table table{Position{2}};
  table.act(A, "announce:king@l").act(B, "pass");
  EXPECT_FALSE(table.state().forced);
  EXPECT_TRUE(table.offers(B, "announce:king@l"));
}

// MA-182
TEST(MascaradeTwoPlayers, IfOneGoesBankruptTheOtherWins) {
  Table table{hands({Queen, Bishop, King, Witch, Judge, Fool}).coins({1, 2})};
  table.act(A, "announce:king@l").act(B, "claim@l");
  EXPECT_EQ(table.fortunes(), (Fortunes{0, 1}));
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.winners(), seats_of({B}));
  EXPECT_EQ(told(table, EventKind::Bankrupt, 142), numbers(A));
}

// HC-MA-37 (MA-182, MA-087, MA-146)
TEST(MascaradeTwoPlayers, IfBothLoseTheirLastCoinToTheSameFinesBothWin) {
  Table table{hands({Queen, Bishop, King, Witch, Judge, Fool}).coins({1, 1})};
  table.act(A, "announce:king@l").act(B, "claim@r");
  EXPECT_EQ(table.fortunes(), (Fortunes{0, 0}));
  EXPECT_EQ(table.state().court, 2U);
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.winners(), seats_of({A, B}));
  EXPECT_EQ(table.count(EventKind::Bankrupt), 2U);
}

// MA-183
TEST(MascaradeTwoPlayers, AllElseIsAsInTheStandardGame) {
  Table table{hands({King, Bishop, Queen, Witch, Judge, Fool}).coins({10, 6})};
  EXPECT_TRUE(names(table.refused(A, "announce:spy@l"), "MA-070"));
  EXPECT_TRUE(names(table.refused(A, "pass"), "MA-045"));
  EXPECT_TRUE(table.options(B).empty());
  table.act(A, "announce:king@r").act(B, "pass");
  EXPECT_EQ(table.coins(A), 13U) << "unclaimed, whatever his card is";
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.winners(), seats_of({A}));
}

// MA-192
TEST(MascaradeTwoPlayers, OnlyTheCardsPointedAtAreRevealedAndCount) {
  Table table{hands({Queen, Witch, King, Bishop, Judge, Fool})};
  table.act(A, "announce:king@l").act(B, "claim@r");
  EXPECT_EQ(table.count(EventKind::Revealed), 2U);
  EXPECT_EQ(table.fortunes(), (Fortunes{5, 5})) << "A's protected card is the King, but he did not point at it";
  Table power{hands({Witch, Queen, King, Bishop, Judge, Fool})};
  power.act(A, "announce:witch@l").act(B, "claim@p");
  ASSERT_EQ(power.step(), Step::WitchTarget);
  expect_shown(power, "0l", Witch);
  expect_shown(power, "1p", Fool);
  for (const std::string_view p : {"0r", "0p", "1l", "1r"}) expect_hidden(power, p);
}

// MA-193
TEST(MascaradeTwoPlayers, EverybodyLearnsWhichCardsWereTakenAndWhichWasLookedAt) {
  Table exchanged{Position{2}};
  exchanged.act(A, "swap:0r,0p");
  for (const Seat s : observers(exchanged)) {
    EXPECT_EQ(just_told(exchanged, s), (Lines{{EventKind::Taken, numbers(A, A, Spot::Right, A, Spot::Protected)}}));
  }
  Table left = exchanged;
  exchanged.act(A, "exchange");
  left.act(A, "leave");
  EXPECT_EQ(looks_but_of(exchanged, A), looks_but_of(left, A));
  exchanged.act(B, "look@p");
  for (const Seat s : {A, Seat::spectator}) {
    EXPECT_EQ(just_told(exchanged, s),
              (Lines{{EventKind::Looked, numbers(B, Spot::Protected)}, {EventKind::TurnBegan, numbers(7, A)}}));
  }
}

// MA-194
TEST(MascaradeTwoPlayers, EachPreparatoryTurnIsASwapWithTheOpponentAndOwnWithOwnComesAfterThem) {
  const Ids with_the_opponent{swaps_of_a.begin(), swaps_of_a.begin() + 4};
  Table table = Table::begin(2);
  table.deal({"king", "witch", "fool", "judge", "bishop", "queen"}).all_ready();
  for (const std::string_view cards : {"0l,1l", "1l,0r", "0r,1r", "1r,0l"}) {
    EXPECT_LE(table.state().turn, 4U);
    EXPECT_EQ(table.options(table.active()).size(), 4U);
    EXPECT_TRUE(names(table.refused(table.active(), "look@p"), "MA-042"));
    EXPECT_TRUE(names(table.refused(table.active(), "announce:king@l"), "MA-042"));
    if (table.active() == A) {
      EXPECT_EQ(table.options(A), with_the_opponent);
      for (const std::string_view own : {"swap:0l,0r", "swap:0l,0p", "swap:0r,0p"})
        EXPECT_EQ(table.refused(A, own), Ids{"MA-194"}) << own;
    }
    table.swap(cards, true);
  }
  EXPECT_EQ(table.at("0p"), Fool);
  EXPECT_EQ(table.at("1p"), Queen);
  EXPECT_EQ(table.state().turn, 5U);
  EXPECT_TRUE(table.offers(A, "look@p"));
  for (const std::string_view own : {"swap:0l,0r", "swap:0l,0p", "swap:0r,0p"})
    EXPECT_TRUE(table.offers(A, own)) << own;
}

}  // namespace
}  // namespace krypta::mascarade::test::two_players_test
