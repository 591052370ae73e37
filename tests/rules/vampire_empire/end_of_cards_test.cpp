#include "tests/rules/vampire_empire/observers.hpp"
#include "tests/rules/verdict.hpp"

/// "End of the game": when the cards run out.
namespace krypta::vampire_empire::test::end_of_cards_test {
namespace {

using enum Character;

/// Day; the vampire player has no cards any more, the human player these.
Position vampires_out(CardIds hand) { return Position{}.day().deck(V, {}).deck(H, {}).hand(H, hand); }
/// Night; the human player has no cards any more.
Position humans_out(CardIds hand) { return Position{}.deck(H, {}).deck(V, {}).hand(V, hand); }

}  // namespace

// VE-188, VE-190
TEST(VampireEmpireEndOfCards, WhenBothHaveNoCardsSurvivorsAreCounted) {
  Table table{vampires_out({"h01", "h02"})};
  table.acts(H, {"pass", "drop:h01"});
  EXPECT_FALSE(table.over());
  table.act(H, "drop:h02");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.state().ending, Maybe{Ending::Counted});
  EXPECT_EQ(told(table, EventKind::CountedPoints, 191), numbers(6, 6));
}

// VE-189
TEST(VampireEmpireEndOfCards, NoCardsMeansHandAndDeckAndNoCellarThatCouldBecomeTheDeck) {
  Table deck{vampires_out({"h01", "h02"}).deck(H, {"h03"})};
  deck.acts(H, {"pass", "drop:h01", "drop:h02"});
  EXPECT_FALSE(deck.over());
  EXPECT_EQ(deck.active(), H);
  Table cellar{vampires_out({"h01", "h02"}).cellar(H, {"h03"})};
  cellar.acts(H, {"pass", "drop:h01", "drop:h02"});
  EXPECT_FALSE(cellar.over());
  EXPECT_EQ(cellar.active(), H);
  Table hand{vampires_out({"h01", "h02", "h03"})};
  hand.acts(H, {"pass", "drop:h01", "drop:h02"}).nobody_plays();
  EXPECT_FALSE(hand.over());
  // The other player's cards count as well: a deck, a cellar, a hand.
  Table other{Position{}.day().deck(H, {}).deck(V, {}).cellar(V, {"v01"}).hand(H, {"h01", "h02"})};
  other.acts(H, {"pass", "drop:h01", "drop:h02"});
  EXPECT_FALSE(other.over());
  EXPECT_EQ(other.active(), V);
}

// VE-190: a running combat is finished first
TEST(VampireEmpireEndOfCards, ItIsCheckedAtTheEndOfATurn) {
  Table table{vampires_out({"h06"})};
  table.acts(H, {"attack:lady>maid", "play:h06"});
  EXPECT_FALSE(table.over());
  table.act(H, "done");
  EXPECT_EQ(told(table, EventKind::Died, 135), numbers(Maid, Side::Human));
  EXPECT_FALSE(table.over());
  table.chance({"enter:bishop"});
  EXPECT_TRUE(table.over());
  EXPECT_EQ(told(table, EventKind::CountedPoints, 191), numbers(5, 6));
  EXPECT_EQ(table.winners(), SeatSet::of(V));
}

// HC-VE-28: VE-191, VE-192, VE-194
TEST(VampireEmpireEndOfCards, FourHumansAndTwoVampiresAreADraw) {
  Table table{vampires_out({"h01"}).dead({Officer, Bishop, Nun})};
  table.acts(H, {"pass", "drop:h01"});
  ASSERT_TRUE(table.over());
  EXPECT_EQ(told(table, EventKind::CountedPoints, 192), numbers(4, 4));
  EXPECT_EQ(told(table, EventKind::Drawn, 194), numbers());
  EXPECT_EQ(table.count(EventKind::Drawn), 1U);
  EXPECT_EQ(table.count(EventKind::Won), 0U);
  EXPECT_EQ(table.winners(), SeatSet::first(2));
  const Outcome outcome = game().result(table.state());
  EXPECT_EQ(outcome.scores, (std::vector<int>{4, 4}));
  EXPECT_EQ(outcome.places, (std::vector<unsigned>{1, 1}));
  EXPECT_EQ(krypta::test::why(game().verdict(table.state())),
            (std::vector<std::string>{"event-counted-points", "event-drawn"}));
}

// HC-VE-29: VE-192, VE-194
TEST(VampireEmpireEndOfCards, ThreeHumansLoseToTwoVampiresOfWhomOneIsSecret) {
  Table table{vampires_out({"h01"}).dead({Officer, Bishop, Butler, Nun}).revealed({Lord})};
  table.acts(H, {"pass", "drop:h01"});
  ASSERT_TRUE(table.over());
  EXPECT_EQ(told(table, EventKind::CountedPoints, 192), numbers(3, 4));
  EXPECT_EQ(told(table, EventKind::Won, 194), numbers(V, Side::Vampire, Ending::Counted));
  EXPECT_EQ(game().result(table.state()).scores, (std::vector<int>{4, 3}));
}

// VE-191, VE-194
TEST(VampireEmpireEndOfCards, MorePointsWinForTheHumansToo) {
  Table table{humans_out({"v01"}).dead({Nun, Officer})};
  table.acts(V, {"pass", "drop:v01"});
  ASSERT_TRUE(table.over());
  EXPECT_EQ(told(table, EventKind::CountedPoints, 191), numbers(5, 4));
  EXPECT_EQ(told(table, EventKind::Won, 194), numbers(H, Side::Human, Ending::Counted));
  EXPECT_EQ(game().result(table.state()).places, (std::vector<unsigned>{2, 1}));
}

// VE-193
TEST(VampireEmpireEndOfCards, SurvivorsInTheCastleAndInTheTownCountAlike) {
  for (const Characters& castle : {Characters{Lady, Maid, Monk}, Characters{Lord, Cook, Monk}}) {
    Table table{vampires_out({"h01"}).dead({Officer, Bishop, Nun}).castle(castle)};
    table.acts(H, {"pass", "drop:h01"});
    EXPECT_EQ(told(table, EventKind::CountedPoints, 193), numbers(4, 4));
  }
}

// HC-VE-25: VE-144, VE-190, VE-195, VE-198
TEST(VampireEmpireEndOfCards, WhoIsOutHasNoTurnsAndTheOtherGoesOn) {
  Table table{Position{}.deck(V, {}).hand(V, {"v01"}).hand(H, {"h01", "h02", "h03", "h04", "h05"})};
  table.acts(V, {"pass", "drop:v01"}).nobody_plays();
  // Not yet: it is the human player's turn anyway.
  EXPECT_EQ(table.active(), H);
  EXPECT_EQ(table.count(EventKind::OutOfCards), 0U);
  for (unsigned turn = 4; turn <= 5; ++turn) {
    EXPECT_EQ(table.active(), H);
    EXPECT_EQ(table.state().turn, turn);
    table.act(H, "skip").nobody_plays().act(H, "pass");
    for (int i = 0; i < 2; ++i) table.act(H, table.options(H).front());
    table.nobody_plays();
    EXPECT_EQ(told(table, EventKind::OutOfCards, 195), numbers(V));
    EXPECT_EQ(told(table, EventKind::TurnBegan, 50), numbers(turn + 1, H, Side::Human));
  }
  EXPECT_EQ(table.count(EventKind::OutOfCards), 2U);
  // Had the human player been without cards, too, the game would have ended with that night.
  Table both{Position{}.deck(V, {}).deck(H, {}).hand(V, {"v01"})};
  both.acts(V, {"pass", "drop:v01"});
  EXPECT_TRUE(both.over());
}

// VE-195: at night the same
TEST(VampireEmpireEndOfCards, NightMayFollowNight) {
  Table table{humans_out({"v01", "v02", "v03", "v04", "v05"})};
  table.acts(V, {"pass", "drop:v01", "drop:v02"}).nobody_plays();
  EXPECT_EQ(table.active(), V);
  EXPECT_EQ(table.step(), Step::Discard);
  EXPECT_EQ(told(table, EventKind::OutOfCards, 198), numbers(H));
}

// VE-198: before step 1
TEST(VampireEmpireEndOfCards, ItIsCheckedAtTheStartOfTheTurn) {
  // Nothing in hand, but something to draw: the turn takes place.
  Table table{Position{}.day().deck(V, {"v01"}).hand(H, {"h01", "h02", "h03"})};
  table.acts(H, {"pass", "drop:h01", "drop:h02"}).nobody_plays();
  EXPECT_EQ(table.active(), V);
  EXPECT_EQ(table.options(V), Ids{"fill"});
  EXPECT_EQ(table.count(EventKind::OutOfCards), 0U);
}

// HC-VE-26: VE-196
TEST(VampireEmpireEndOfCards, WhoIsOutCanStillBeAttackedAndDefendsWithNothing) {
  Table table{humans_out({"v01", "v02"})};
  const std::size_t before = events(table);
  table.acts(V, {"attack:lady>maid", "play:v01", "done"});
  EXPECT_FALSE(table.asks(H));
  table.nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 1, 0));
  EXPECT_EQ(told(table, EventKind::Died, 135), numbers(Maid, Side::Human));
  for (const auto& [kind, said] : since(table, before)) EXPECT_NE(kind, EventKind::NoMore);
  // Markers still defend.
  Table guarded{humans_out({"v01", "v03"}).marker(Maid, Marker::Defence, 2)};
  guarded.acts(V, {"attack:lady>maid", "play:v01", "play:v03", "done"}).nobody_plays();
  EXPECT_EQ(told(guarded, EventKind::Compared, 117), numbers(1, 3, 2));
}

// VE-197
TEST(VampireEmpireEndOfCards, AVampirePlayerWithoutCardsRevealsNobody) {
  Table table{vampires_out({"h01", "h02", "h03", "h04", "h05"}).castle({Lord, Cook, Nun}).revealed({Lord, Cook})};
  table.acts(H, {"pass", "drop:h01", "drop:h02"});
  while (!table.over()) {
    EXPECT_FALSE(table.asks(V));
    EXPECT_NE(table.step(), Step::Reveal);
    const Ids ids = table.options(H);
    table.act(H, names(ids, "skip") ? "skip" : names(ids, "done") ? "done" : names(ids, "pass") ? "pass" : ids.front());
  }
  EXPECT_EQ(table.state().revealed, set_of({Lord, Cook}));
  EXPECT_EQ(table.state().ending, Maybe{Ending::Counted});
}

// VE-210
TEST(VampireEmpireEndOfCards, WhoIsOutIsAskedNoMoreAndStaysOut) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    std::array<bool, 2> out{};
    play_anything(seed, [&](const Table& table) {
      if (table.over() || table.state().turn == 0) return;
      for (const Seat s : {V, H}) {
        const Player& p = table.player(s);
        const bool none = p.hand_count == 0 && p.deck_count == 0 && (p.cellar_count == 0 || p.reshuffled);
        // The own turn, in which the last card went, is finished first.
        if (none && table.step() == Step::Discard && table.active() != s) out[number(s)] = true;
        if (!out[number(s)]) continue;
        ASSERT_TRUE(none);
        ASSERT_FALSE(table.asks(s));
        ASSERT_NE(table.active(), s);
      }
    });
  }
}

// VE-210: no window asks, no defence asks
TEST(VampireEmpireEndOfCards, WindowsGoOnWithTheOtherPlayerAlone) {
  Table table{vampires_out({"h01", "h05", "h36", "h34", "h09"})};
  Table window{vampires_out({"h01", "h05", "h36"}).window_before()};
  EXPECT_TRUE(window.asks(H));
  window.act(H, "done");
  EXPECT_EQ(window.step(), Step::Act);
  table.acts(H, {"attack:lady>maid", "play:h01", "done"});
  EXPECT_TRUE(table.asks(H));
  EXPECT_EQ(table.step(), Step::Window);
  table.act(H, "done");
  EXPECT_TRUE(table.asks(H));
  table.act(H, "done");
  EXPECT_EQ(told(table, EventKind::Died, 135), numbers(Maid, Side::Human));
}

// VE-210: a card that is being carried out is finished first
TEST(VampireEmpireEndOfCards, ASextonPaidWithTheLastCardsStillGivesItsCard) {
  Table table{vampires_out({"h40", "h01", "h36"}).window_after()};
  table.acts(H, {"play:h40", "drop:h01", "drop:h36"});
  EXPECT_FALSE(table.over());
  EXPECT_EQ(table.player(H).hand_count, 0U);
  table.act(H, "take:h01");
  EXPECT_EQ(table.hand(H), Ids{"h01"});
  table.nobody_plays();
  EXPECT_FALSE(table.over());
  EXPECT_EQ(table.active(), H);
  EXPECT_TRUE(names(table.options(H), "skip"));
}

// VE-209, VE-058
TEST(VampireEmpireEndOfCards, EveryTurnUsesUpACardOfItsPlayerAndNoGameHasMoreThanEightyTurns) {
  unsigned most = 0;
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    unsigned turn = 0;
    Seat whose = V;
    std::array<unsigned, 2> moats{};
    const Table end = play_anything(seed, [&](const Table& table) {
      if (table.state().turn == turn) return;
      for (const Seat s : {V, H}) {
        const unsigned now = table.player(s).moat_count;
        ASSERT_GE(now, moats[number(s)] + (turn > 0 && s == whose ? 1U : 0U)) << "turn " << turn;
        moats[number(s)] = now;
      }
      turn = table.state().turn;
      whose = table.active();
    });
    most = std::max<unsigned>(most, end.state().turn);
  }
  EXPECT_LE(most, 80U);
}

// VE-209: the slowest game there is, one card a turn
TEST(VampireEmpireEndOfCards, WhoUsesAsFewCardsAsPossibleStillComesToTheEnd) {
  Table table = Table::begin();
  let_chance(table);
  while (!table.over()) {
    if (table.pending().chance) {
      let_chance(table);
      continue;
    }
    const Seat s = table.deciding();
    const Ids ids = table.options(s);
    // Draw one card into an empty hand, and pass with it; else keep all.
    table.act(s, names(ids, "skip")   ? "skip"
                 : names(ids, "fill") ? "fill"
                 : names(ids, "done") ? "done"
                 : names(ids, "pass") ? "pass"
                                      : ids.front());
    ASSERT_LE(table.state().turn, 80U);
  }
  EXPECT_EQ(table.state().ending, Maybe{Ending::Counted});
}

}  // namespace krypta::vampire_empire::test::end_of_cards_test
