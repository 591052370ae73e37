#include "tests/rules/vampire_empire/observers.hpp"

/// "Decks, moat, cellar": where cards go, when they come back, and who knows what lies there.
namespace krypta::vampire_empire::test::piles_test {
namespace {

using enum Character;

/// Night, step 1: two cards left to draw, five in hand, one in the cellar.
Position nearly_empty() {
  return Position{}
      .step_1()
      .deck(V, {"v01", "v02"})
      .hand(V, {"v11", "v12", "v13", "v14", "v15"})
      .cellar(V, {"v03"})
      .hand(H, {"h01"});
}

}  // namespace

// VE-037, VE-122
TEST(VampireEmpirePiles, PlayedCardsGoToTheirOwnersMoatsAndStayThere) {
  Table table{Position{}.hand(V, {"v01", "v02"}).hand(H, {"h07", "h08"})};
  table.act(V, "attack:lady>maid").round({"v01"}, {"h07"});
  EXPECT_EQ(table.player(V).played, cards({"v01"}));
  EXPECT_EQ(moved(table, V), (Moved{-1, 0, 0, 0}));
  table.act(V, "done").nobody_plays();
  EXPECT_EQ(table.moat(V), Ids{"v01"});
  EXPECT_EQ(table.moat(H), Ids{"h07"});
  EXPECT_EQ(table.state().players[V].played | table.state().players[H].played, CardSet{});
}

// VE-037
TEST(VampireEmpirePiles, WhatLiesInTheMoatIsOutOfTheGame) {
  Table table{Position{}.step_1().deck(V, {}).hand(V, {"v01", "v02"}).cellar(V, {"v03"}).hand(H, {"h01"})};
  EXPECT_EQ(table.player(V).moat_count, 37U);
  table.act(V, "fill");
  EXPECT_EQ(table.options(Seat::chance), Ids{"get:v03"});
  table.chance({"get:v03"});
  // Nothing more comes although the hand is not full.
  EXPECT_EQ(moved(table, V), (Moved{1, 0, -1, 0}));
}

// VE-038, VE-042, VE-045
TEST(VampireEmpirePiles, TheCellarBecomesTheDeckWhenTheDeckHasRunOut) {
  Table table{nearly_empty()};
  table.act(V, "fill");
  EXPECT_EQ(table.options(Seat::chance), (Ids{"get:v01", "get:v02"}));
  table.chance({"get:v02"});
  EXPECT_FALSE(table.player(V).reshuffled);
  EXPECT_EQ(table.count(EventKind::Reshuffled), 0U);
  table.chance({"get:v01"});
  // The third card is still wanted: the cellar is shuffled now.
  EXPECT_TRUE(table.player(V).reshuffled);
  EXPECT_EQ(told(table, EventKind::Reshuffled, 42), numbers(V, 1));
  EXPECT_EQ(moved(table, V), (Moved{2, -1, -1, 0}));
  table.chance({"get:v03"});
  EXPECT_EQ(moved(table, V), (Moved{3, -2, -1, 0}));
}

// VE-042: the deck is empty, but nobody has to draw
TEST(VampireEmpirePiles, AnEmptyDeckAloneDoesNotUseUpTheCellar) {
  Table table{nearly_empty().cellar(V, {"v03", "v04"}).hand(V, {"v11", "v12", "v13", "v14", "v15", "v16"})};
  table.act(V, "fill").chance({"get:v01", "get:v02"});
  EXPECT_EQ(moved(table, V), (Moved{2, -2, 0, 0}));
  EXPECT_FALSE(table.player(V).reshuffled);
  EXPECT_EQ(table.step(), Step::Reveal);
}

// HC-VE-21: VE-043, VE-044, VE-045
TEST(VampireEmpirePiles, TheReshuffleHappensInTheMiddleOfADrawWithTheCardsJustPutThere) {
  Table table{nearly_empty()};
  table.acts(V, {"cellar:v11", "cellar:v12", "cellar:v13", "fill"}).chance({"get:v01", "get:v02"});
  EXPECT_EQ(table.options(Seat::chance), (Ids{"get:v03", "get:v11", "get:v12", "get:v13"}));
  EXPECT_EQ(told(table, EventKind::Reshuffled, 45), numbers(V, 4));
  table.chance({"get:v12", "get:v03", "get:v13", "get:v11"});
  EXPECT_EQ(moved(table, V), (Moved{3, -2, -1, 0}));
  EXPECT_TRUE(table.player(V).reshuffled);
  EXPECT_EQ(told(table, EventKind::Drew, 56), numbers(V, 6));
}

// HC-VE-22: VE-045, VE-046
TEST(VampireEmpirePiles, AfterTheReshuffleThereIsOnlyTheMoat) {
  Table table{Position{}.step_1().deck(V, {"v01"}).hand(V, {"v11", "v12"}).reshuffled(V).hand(H, {"h01"})};
  EXPECT_EQ(table.options(V), (Ids{"moat:v11", "moat:v12", "fill", "skip"}));
  EXPECT_TRUE(names(table.refused(V, "cellar:v11"), "VE-046"));
  table.acts(V, {"moat:v11", "fill"}).chance({"get:v01"});
  // The one deck from the cellar is used up: nothing more is drawn.
  EXPECT_EQ(moved(table, V), (Moved{0, -1, 0, 1}));
  EXPECT_EQ(table.count(EventKind::Reshuffled), 0U);
  EXPECT_EQ(table.step(), Step::Reveal);
}

// VE-045: each player for themselves
TEST(VampireEmpirePiles, TheOtherPlayersCellarIsNotUsedUpByIt) {
  Table table{Position{}.day().step_1().hand(H, {"h01", "h02"}).reshuffled(V).hand(V, {"v01"})};
  EXPECT_TRUE(table.offers(H, "cellar:h01"));
}

// VE-047, VE-048
TEST(VampireEmpirePiles, AnEmptyCellarGivesNothingAndTheRightIsKept) {
  Table table{Position{}.step_1().deck(V, {}).hand(V, {"v11", "v12", "v13", "v14"}).hand(H, {"h01", "h02"})};
  // Nothing could be drawn, so filling up is no choice of its own.
  EXPECT_FALSE(table.offers(V, "fill"));
  table.acts(V, {"moat:v11", "fill"});
  EXPECT_EQ(moved(table, V), (Moved{-1, 0, 0, 1}));
  EXPECT_FALSE(table.player(V).reshuffled);
  EXPECT_EQ(table.count(EventKind::Reshuffled), 0U);
  // In the next own turn cards may still go to the cellar and come back from it.
  table.act(V, "done").nobody_plays().acts(V, {"pass", "drop:v12", "drop:v13"}).nobody_plays();
  table.act(H, "skip").nobody_plays().acts(H, {"pass", "drop:h01", "drop:h02"}).nobody_plays();
  table.acts(V, {"cellar:v14", "fill"}).chance({"get:v14"});
  EXPECT_TRUE(table.player(V).reshuffled);
  EXPECT_EQ(table.hand(V), Ids{"v14"});
}

// VE-048
TEST(VampireEmpirePiles, WhoCannotDrawDrawsFewer) {
  Table table{Position{}.step_1().deck(V, {"v01", "v02"}).hand(V, {"v11"}).hand(H, {"h01"})};
  table.act(V, "fill").chance({"get:v01", "get:v02"});
  EXPECT_EQ(table.step(), Step::Reveal);
  EXPECT_EQ(told(table, EventKind::Drew, 48), numbers(V, 2));
  EXPECT_EQ(moved(table, V), (Moved{2, -2, 0, 0}));
}

// VE-048, VE-042: the same when a card lets somebody draw
TEST(VampireEmpirePiles, ASupportCardThatDrawsReshufflesToo) {
  Table table{Position{}.window_before().deck(V, {"v01"}).hand(V, {"v36", "v11"}).cellar(V, {"v02"}).hand(H, {"h01"})};
  table.act(V, "play:v36").chance({"get:v01"});
  EXPECT_EQ(told(table, EventKind::Reshuffled, 42), numbers(V, 1));
  table.chance({"get:v02"});
  EXPECT_EQ(told(table, EventKind::Drew, 48), numbers(V, 2));
  EXPECT_EQ(table.hand(V), (Ids{"v01", "v02", "v11"}));
}

// VE-039
TEST(VampireEmpirePiles, OnlyInStep1OfTheOwnTurnCardsGoToTheCellar) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    std::array<unsigned, 2> before{};
    bool discarding = false;
    play_anything(seed, [&](const Table& table) {
      for (const Seat s : {V, H}) {
        const unsigned now = table.player(s).cellar_count;
        ASSERT_TRUE(now <= before[number(s)] || (discarding && table.active() == s));
        before[number(s)] = now;
        const bool may = !table.over() && table.step() == Step::Discard && table.asks(s) && !table.player(s).reshuffled;
        ASSERT_EQ(!table.offered(s, "cellar:").empty(), may && table.player(s).hand_count > 0);
      }
      discarding = !table.over() && table.step() == Step::Discard;
    });
  }
  Table table{Position{}.hand(V, {"v01", "v02", "v03"})};
  EXPECT_TRUE(names(table.refused(V, "cellar:v01"), "VE-039"));
}

// VE-040, VE-041, VE-062
TEST(VampireEmpirePiles, CardsGoFaceDownOnBothPiles) {
  Table table{nearly_empty()};
  table.act(V, "moat:v11");
  EXPECT_EQ(just_told(table, V), (Lines{{EventKind::DiscardedCard, numbers(V, id("v11"), Pile::Moat)}}));
  for (const Seat s : {H, Seat::spectator})
    EXPECT_EQ(just_told(table, s), (Lines{{EventKind::Discarded, numbers(V, Pile::Moat)}}));
  table.act(V, "cellar:v12");
  EXPECT_EQ(just_told(table, V), (Lines{{EventKind::DiscardedCard, numbers(V, id("v12"), Pile::Cellar)}}));
  for (const Seat s : {H, Seat::spectator})
    EXPECT_EQ(just_told(table, s), (Lines{{EventKind::Discarded, numbers(V, Pile::Cellar)}}));
  EXPECT_TRUE(table.player(V).shown.empty());
}

// VE-041
TEST(VampireEmpirePiles, TheOwnerSeesTheOwnPilesAndOthersOnlyTheirSizes) {
  Table table{nearly_empty()};
  table.acts(V, {"moat:v11", "cellar:v12"});
  const Player own = table.known(V).players[V];
  EXPECT_EQ(own.cellar.value, cards({"v03", "v12"}));
  EXPECT_TRUE(own.moat.value.has(*named<Card>("v11")));
  for (const Seat s : {H, Seat::spectator}) {
    const Player seen = table.known(s).players[V];
    EXPECT_FALSE(seen.cellar.known);
    EXPECT_FALSE(seen.moat.known);
    EXPECT_TRUE(seen.cellar.value.empty());
    EXPECT_TRUE(seen.moat.value.empty());
    EXPECT_EQ(seen.cellar_count, 2U);
    EXPECT_EQ(seen.moat_count, own.moat.value.size());
  }
}

// VE-041, VE-211
TEST(VampireEmpirePiles, TheOpponentRemembersWhatWasSeenGoingToTheMoat) {
  Table table{Position{}.hand(V, {"v06", "v01", "v02"}).hand(H, {"h08", "h07"})};
  table.act(V, "attack:lady>maid").round({"v01"}, {"h08"}).act(V, "done").nobody_plays();
  for (const Seat s : observers) {
    EXPECT_EQ(table.known(s).players[V].shown.size(), 1U);
    EXPECT_EQ(name_of(table.known(s).players[V].shown[0]), "v01");
    EXPECT_EQ(name_of(table.known(s).players[H].shown[0]), "h08");
    EXPECT_EQ(table.known(s).players[H].taken_back, 0U);
  }
}

// VE-211
TEST(VampireEmpirePiles, WhatIsTakenBackUnseenIsNotStruckFromThePicture) {
  Table table{Position{}.hand(V, {"v05", "v40", "v01", "v02", "v03", "v08"}).hand(H, {"h01"})};
  table.act(V, "attack:lady>maid").round({"v05"}, {}).chance({"enter:bishop"});
  table.acts(V, {"play:v40", "drop:v01", "drop:v02", "take:v05"});
  for (const Seat s : {H, Seat::spectator})
    EXPECT_EQ(just_told(table, s), (Lines{{EventKind::Took, numbers(V, Pile::Moat)}}));
  const auto shown = [&] {
    Ids all;
    const Player seen = table.known(H).players[V];
    for (const Card c : seen.shown) all.emplace_back(name_of(c));
    return all;
  };
  EXPECT_EQ(shown(), (Ids{"v05", "v40"}));
  EXPECT_EQ(table.known(H).players[V].taken_back, 1U);
  EXPECT_EQ(moved(table, V), (Moved{-3, 0, 0, 3}));
  EXPECT_EQ(table.moat(V), (Ids{"v01", "v02", "v40"}));
  // Seen again on its way, it is listed again.
  table.nobody_plays().act(H, "skip").nobody_plays().acts(H, {"pass", "drop:h01"}).nobody_plays();
  table.acts(V, {"skip", "done"}).nobody_plays().act(V, "attack:lady>monk");
  table.round({"v05"}, {});
  EXPECT_EQ(shown(), (Ids{"v05", "v40"}));
  table.chance({"enter:butler"});
  EXPECT_EQ(shown(), (Ids{"v05", "v40", "v05"}));
}

// VE-212
TEST(VampireEmpirePiles, WhatTheOpponentMakesOneDiscardGoesFaceDownToTheOwnersMoat) {
  Table table{Position{}.window_before().hand(V, {"v39", "v01", "v02"}).hand(H, {"h01", "h02", "h03"})};
  table.acts(V, {"play:v39", "drop:v01"});
  EXPECT_EQ(table.options(Seat::chance), (Ids{"lose:h01", "lose:h02", "lose:h03"}));
  const std::size_t before = events(table);
  table.chance({"lose:h02", "lose:h03"});
  const Line sum{EventKind::LostCards, numbers(H, 2)};
  EXPECT_EQ(told_since(table, H, before),
            (Lines{{EventKind::LostCard, numbers(H, id("h02"))}, {EventKind::LostCard, numbers(H, id("h03"))}, sum}));
  for (const Seat s : {V, Seat::spectator}) EXPECT_EQ(told_since(table, s, before), (Lines{sum}));
  EXPECT_EQ(table.moat(H), (Ids{"h02", "h03"}));
  EXPECT_TRUE(table.player(H).shown.empty());
  EXPECT_EQ(table.hand(H), Ids{"h01"});
}

// HC-VE-49: VE-212
TEST(VampireEmpirePiles, WithTooFewCardsAllAreDiscarded) {
  Table table{Position{}.window_before().hand(V, {"v39", "v01"}).hand(H, {"h02"})};
  table.acts(V, {"play:v39", "drop:v01"}).chance({"lose:h02"});
  EXPECT_EQ(told(table, EventKind::LostCards, 212), numbers(H, 1));
  EXPECT_EQ(table.moat(H), Ids{"h02"});
  EXPECT_FALSE(table.known(V).players[H].moat.known);
  EXPECT_FALSE(table.pending().chance);
  Table nothing{Position{}.window_before().hand(V, {"v39", "v01"})};
  nothing.acts(V, {"play:v39", "drop:v01"});
  EXPECT_EQ(told(nothing, EventKind::LostCards, 212), numbers(H, 0));
}

}  // namespace krypta::vampire_empire::test::piles_test
