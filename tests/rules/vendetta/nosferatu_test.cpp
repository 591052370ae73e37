#include <algorithm>

#include "engine/games/vendetta/words.hpp"
#include "tests/rules/vendetta/table.hpp"

/// What One Step Ahead asks and shows to whom. What the cards do is told beside them in nosferatu.cards. VD-303
namespace krypta::vendetta::test::nosferatu_test {
namespace {

using enum Clan;
using enum Location;
using Listed = std::vector<std::string>;

Position nosferatu() { return Position{{Nosferatu, Brujah, Gangrel}}; }
/// Everybody stays at the first location; the match then stops at the second.
Table resolved(Position& position) {
  Table table{position.stops_at(Second).resolving(First)};
  return table.all_stay();
}

/// P1 answers the first loss with a loss of its rivals (tr06), which sends P2 into Frenzy: his tr08 is turned down.
Position with_a_ready_turned_down() {
  return Position{{Nosferatu, Ventrue, Tremere}}
      .up(P0, First, {"no06"})
      .up(P1, First, {"tr06"})
      .down(P1, First, {"ve04"})
      .blood(P2, 2);
}

// no06: VD-303, VD-314, VD-315. What lies face down when it begins, wherever it is kept.
TEST(VendettaNosferatu, OneStepAheadDoesNotAskAboutWhatIsTurnedDownMeanwhile) {
  for (const bool before : {false, true}) {
    Position position = with_a_ready_turned_down();
    if (before) position.up(P2, First, {"tr08"}).down(P2, First, {"tr03"});
    if (!before) position.down(P2, First, {"tr03"}).up(P2, First, {"tr08"});
    Table table = resolved(position);
    table.act(P1, "option:1").act(P2, "use:tr08");
    EXPECT_EQ(table.count(EventKind::DrainAvoided), 1U);
    ASSERT_TRUE(table.asks(P2));
    const Message asked = game().prompt(table.state(), P2).message;
    EXPECT_EQ(asked.arguments.at(1).content, Message::Content{term(*named<ClanCard>("tr03"))});
    table.act(P2, "option:2");
    EXPECT_FALSE(table.offers(P2, "option:2")) << "tr08 is not asked about";
    const Listed area = table.area(P2, First);
    EXPECT_TRUE(std::ranges::find(area, "tr08") != area.end()) << "and revealed with the others";
    EXPECT_TRUE(std::ranges::find(area, "(tr03)") != area.end());
  }
}

// no06: VD-303. Whoever is asked is told about which card; nobody else learns it.
TEST(VendettaNosferatu, OneStepAheadNamesTheCardItMeans) {
  Table table{nosferatu().up(P0, First, {"no06"}).down(P1, First, {"br04", "br02"}).stops_at(Second).resolving(First)};
  table.all_stay();
  const auto about = [&](Seat s) { return game().prompt(table.state(), s).message; };
  EXPECT_EQ(about(P1).key, "vd-prompt-effect-option-about");
  EXPECT_EQ(about(P1).arguments.at(1).content, Message::Content{term(*named<ClanCard>("br04"))});
  EXPECT_EQ(about(P2).key, "vd-prompt-effect-option");
  for (const Message::Argument& argument : about(P2).arguments)
    EXPECT_NE(argument.content, Message::Content{term(*named<ClanCard>("br04"))});
  table.act(P1, "option:2");
  EXPECT_EQ(about(P1).arguments.at(1).content, Message::Content{term(*named<ClanCard>("br02"))});
}

// no06: VD-303, I-40. What stays face down to the end of the match is open then.
TEST(VendettaNosferatu, OneStepAheadKeepsNothingFromAnybodyAfterTheEnd) {
  Table table{nosferatu().round(3).up(P0, Haven, {"no06"}).down(P1, Haven, {"br04"}).resolving(Haven)};
  table.all_stay().act(P1, "option:2");
  ASSERT_TRUE(table.over());
  EXPECT_EQ(table.area(P1, Haven), Listed{"(br04)"});
  EXPECT_EQ(table.known(P2).deployed[1].card.value, *named<ClanCard>("br04"));
  EXPECT_TRUE(table.player(P1).seen_out.has(*named<ClanCard>("br04")));
  EXPECT_FALSE(game().check(table.state()).has_value());
}

}  // namespace
}  // namespace krypta::vendetta::test::nosferatu_test
