#include "tests/rules/vampire_empire/observers.hpp"

/// "Step 1 — discard and draw".
namespace krypta::vampire_empire::test::discard_test {
namespace {

Position step_1() { return Position{}.step_1().hand(V, {"v01", "v02", "v03"}).hand(H, {"h01"}); }
Position ten_cards() {
  return Position{}
      .step_1()
      .hand(V, {"v01", "v02", "v03", "v04", "v05", "v06", "v07", "v08", "v09", "v10"})
      .hand(H, {"h01"});
}

}  // namespace

// VE-053, VE-054
TEST(VampireEmpireStep1, AnyHandCardMayGoToEitherPile) {
  Table table{step_1()};
  EXPECT_EQ(table.options(V),
            (Ids{"moat:v01", "cellar:v01", "moat:v02", "cellar:v02", "moat:v03", "cellar:v03", "fill", "skip"}));
  EXPECT_TRUE(names(table.refused(V, "moat:v20"), "VE-053"));
  EXPECT_TRUE(names(table.refused(V, "cellar:h01"), "VE-053"));
  // All of them, if wanted.
  table.acts(V, {"moat:v01", "moat:v03", "moat:v02"});
  EXPECT_EQ(table.options(V), Ids{"fill"});
  EXPECT_EQ(moved(table, V), (Moved{-3, 0, 0, 3}));
}

// VE-054, VE-055
TEST(VampireEmpireStep1, OfSeveralCardsEachMayGoToAPileOfItsOwn) {
  Table table{step_1()};
  table.acts(V, {"moat:v01", "cellar:v02", "moat:v03"});
  EXPECT_EQ(table.moat(V), (Ids{"v01", "v03"}));
  EXPECT_EQ(table.cellar(V), Ids{"v02"});
  EXPECT_TRUE(table.hand(V).empty());
}

// VE-056
TEST(VampireEmpireStep1, ThenTheHandIsFilledUpToEight) {
  Table table{step_1()};
  table.acts(V, {"moat:v01", "fill"});
  for (unsigned i = 0; i < 6; ++i) {
    ASSERT_EQ(table.step(), Step::DrawCards);
    table.act(Seat::chance, table.options(Seat::chance).back());
  }
  EXPECT_EQ(table.step(), Step::Reveal);
  EXPECT_EQ(table.player(V).hand_count, 8U);
  EXPECT_EQ(moved(table, V), (Moved{5, -6, 0, 1}));
  EXPECT_EQ(told(table, EventKind::Drew, 56), numbers(V, 6));
}

// VE-057
TEST(VampireEmpireStep1, AllDiscardsComeBeforeTheFirstDraw) {
  Table table{step_1()};
  table.act(V, "moat:v01");
  EXPECT_EQ(moved(table, V), (Moved{-1, 0, 0, 1}));
  EXPECT_EQ(table.count(EventKind::GotCard), 0U);
  table.act(V, "fill").chance({"get:v11"});
  EXPECT_FALSE(table.asks(V));
  static_cast<void>(table.refused(V, "moat:v02"));
  let_chance(table);
  EXPECT_NE(table.step(), Step::Discard);
  EXPECT_TRUE(names(table.refused(V, "moat:v02"), "VE-051"));
}

// VE-058
TEST(VampireEmpireStep1, ItMayBeSkippedAsAWhole) {
  Table table{step_1()};
  table.act(V, "skip");
  EXPECT_EQ(told(table, EventKind::Skipped, 58), numbers(V));
  EXPECT_EQ(moved(table, V), (Moved{0, 0, 0, 0}));
  EXPECT_EQ(table.step(), Step::Reveal);
  // Once used, it goes to its end: nobody discards without filling up, or fills up by less.
  Table used{step_1()};
  used.act(V, "moat:v01");
  EXPECT_FALSE(used.offers(V, "skip"));
  EXPECT_TRUE(names(used.refused(V, "skip"), "VE-058"));
  EXPECT_TRUE(names(used.refused(V, "done"), "VE-051"));
}

// VE-058: where nothing could be drawn, using it without a discard and skipping it are the same
TEST(VampireEmpireStep1, WithAFullHandOrWithoutCardsToDrawThereIsNothingToFill) {
  Table full{Position{}.step_1().hand(V, {"v01", "v02", "v03", "v04", "v05", "v06", "v07", "v08"}).hand(H, {"h01"})};
  EXPECT_FALSE(full.offers(V, "fill"));
  EXPECT_TRUE(full.offers(V, "skip"));
  EXPECT_TRUE(names(full.refused(V, "fill"), "VE-058"));
  Table seven{Position{}.step_1().hand(V, {"v01", "v02", "v03", "v04", "v05", "v06", "v07"}).hand(H, {"h01"})};
  EXPECT_TRUE(seven.offers(V, "fill"));
  Table bare{Position{}.step_1().deck(V, {}).hand(V, {"v01"}).hand(H, {"h01"})};
  EXPECT_EQ(bare.options(V), (Ids{"moat:v01", "cellar:v01", "skip"}));
}

// HC-VE-48: VE-058
TEST(VampireEmpireStep1, WhoHasNoCardInHandMustDraw) {
  Table empty{Position{}.step_1().deck(V, {"v01", "v02", "v03", "v04", "v05"}).hand(H, {"h01"})};
  EXPECT_EQ(empty.options(V), Ids{"fill"});
  EXPECT_TRUE(names(empty.refused(V, "skip"), "VE-058"));
  empty.act(V, "fill");
  let_chance(empty);
  EXPECT_EQ(moved(empty, V), (Moved{5, -5, 0, 0}));
  Table one{Position{}.step_1().deck(V, {"v01", "v02", "v03", "v04", "v05"}).hand(V, {"v06"}).hand(H, {"h01"})};
  EXPECT_TRUE(one.offers(V, "skip"));
  // A cellar that can become the deck is something to draw from, too.
  Table cellar{Position{}.step_1().deck(V, {}).cellar(V, {"v01"}).hand(H, {"h01"})};
  EXPECT_EQ(cellar.options(V), Ids{"fill"});
}

// VE-059
TEST(VampireEmpireStep1, DrawingWithoutDiscardingIsAllowed) {
  Table table{step_1()};
  table.act(V, "fill");
  let_chance(table);
  EXPECT_EQ(moved(table, V), (Moved{5, -5, 0, 0}));
  EXPECT_EQ(told(table, EventKind::Drew, 56), numbers(V, 5));
}

// HC-VE-24: VE-060
TEST(VampireEmpireStep1, WhoHasMoreThanEightMustDiscardDownToEight) {
  Table table{ten_cards()};
  EXPECT_TRUE(names(table.refused(V, "skip"), "VE-060"));
  EXPECT_TRUE(names(table.refused(V, "fill"), "VE-060"));
  table.act(V, "moat:v01");
  EXPECT_FALSE(table.offers(V, "fill"));
  EXPECT_TRUE(names(table.refused(V, "skip"), "VE-060"));
  table.act(V, "cellar:v02");
  EXPECT_FALSE(table.offers(V, "skip"));
  Table more{table.state()};
  table.act(V, "fill");
  EXPECT_EQ(moved(table, V), (Moved{-2, 0, 1, 1}));
  EXPECT_EQ(table.count(EventKind::Drew), 0U);
  EXPECT_EQ(table.step(), Step::Reveal);
  // Or more than that, and then the hand is filled up.
  more.acts(V, {"moat:v03", "moat:v04", "fill"});
  let_chance(more);
  EXPECT_EQ(more.player(V).hand_count, 8U);
  EXPECT_EQ(moved(more, V), (Moved{0, -2, 0, 2}));
}

// VE-061
TEST(VampireEmpireStep1, MoreThanEightCardsAreHeldUntilTheOwnNextStep1) {
  Table table{Position{}
                  .window_before()
                  .hand(V, {"v36", "v02", "v03", "v04", "v05", "v06", "v07", "v08"})
                  .hand(H, {"h01", "h02", "h03"})};
  table.act(V, "play:v36");
  let_chance(table);
  EXPECT_EQ(table.player(V).hand_count, 10U);
  table.nobody_plays().act(V, "attack:lady>maid").round({"v05"}, {});
  table.chance({"enter:bishop"}).nobody_plays();
  EXPECT_EQ(table.active(), H);
  EXPECT_EQ(table.player(V).hand_count, 9U);
  table.act(H, "skip").nobody_plays().acts(H, {"pass", "drop:h01", "drop:h02"}).nobody_plays();
  EXPECT_EQ(table.active(), V);
  EXPECT_EQ(table.player(V).hand_count, 9U);
  EXPECT_TRUE(names(table.refused(V, "skip"), "VE-060"));
}

// VE-062
TEST(VampireEmpireStep1, WhatIsDiscardedIsNotShown) {
  // Two hands that the opponent cannot tell apart stay so, whichever cards go where.
  Table one{step_1()};
  Table another{Position{}.step_1().hand(V, {"v11", "v36", "v38"}).hand(H, {"h01"})};
  one.acts(V, {"moat:v01", "cellar:v03", "fill"});
  another.acts(V, {"moat:v36", "cellar:v11", "fill"});
  let_chance(one);
  let_chance(another);
  for (const Seat s : {H, Seat::spectator}) EXPECT_EQ(look(one, s), look(another, s));
  EXPECT_NE(look(one, V), look(another, V));
}

// VE-063
TEST(VampireEmpireStep1, HandsAreFilledUpAtNoOtherTime) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    std::array<unsigned, 2> before{};
    bool drawing = true;
    play_anything(seed, [&](const Table& table) {
      for (const Seat s : {V, H}) {
        const unsigned now = table.player(s).hand_count;
        const bool taken = table.last(EventKind::Took).has_value();
        ASSERT_TRUE(now <= before[number(s)] || drawing || taken);
        before[number(s)] = now;
      }
      drawing = !table.over() && table.step() == Step::DrawCards;
      if (!drawing || table.state().turn == 0) return;
      // A draw belongs to step 1 of the player, or to a card that says so.
      const bool by_a_card = !table.state().card.empty();
      ASSERT_TRUE(by_a_card || table.state().frames[0].step == Step::Reveal);
      ASSERT_TRUE(by_a_card || table.state().frames.top().seat == Maybe{table.active()});
    });
  }
}

}  // namespace krypta::vampire_empire::test::discard_test
