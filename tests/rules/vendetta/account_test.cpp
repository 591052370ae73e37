#include "tests/rules/vendetta/table.hpp"

/// Scores, power, Feed and Influence can be asked where they come from.
namespace krypta::vendetta::test::account_test {
namespace {

/// A line as a test reads it: the end of its key, with the card if it names one, and its amount.
using Row = std::pair<std::string, std::int64_t>;
using Rows = std::vector<Row>;

constexpr std::initializer_list<Clan> three{Clan::Brujah, Clan::Gangrel, Clan::Tremere};

/// What a seat is told; its lines make up its total.
Rows account(const Table& table, Seat observer, std::string_view path) {
  const auto given = game().account(table.match().view(observer), path);
  EXPECT_TRUE(given.has_value()) << path;
  if (!given) return {};
  Rows rows;
  std::int64_t sum = 0;
  for (const Reckoning::Line& line : given->lines) {
    std::string name = line.message.key.substr(std::string_view{"vd-account-"}.size());
    for (const Message::Argument& argument : line.message.arguments) {
      if (const Term* term = std::get_if<Term>(&argument.content)) name += " " + std::string{term->id};
    }
    EXPECT_EQ(line.rules.empty(), name == "unseen") << name;
    rows.emplace_back(name, line.amount.value_or(0));
    sum += line.amount.value_or(0);
  }
  EXPECT_EQ(sum, given->total) << path;
  EXPECT_FALSE(given->rules.empty());
  return rows;
}

// VD-086, VD-096, VD-217, VD-243
TEST(VendettaAccount, AScoreIsTokensCardsDrainedCardsRelicAndDiablerie) {
  const Table table{Position{three}
                        .influence(P0, 5)
                        .victims(P0, 2)
                        .allies(P0, {"al09"})
                        .drained(P0, {"al10"}, 1)
                        .tokens(P0, 1)
                        .relic(P0, "re02")};
  const Rows rows{{"influence", 5},       {"ally al09", 4}, {"victims", 2},   {"drained al10", 3},
                  {"drained-victims", 0}, {"tokens", -1},   {"relic re02", 2}};
  for (const Seat s : {P0, P1, Seat::spectator}) EXPECT_EQ(account(table, s, "players.0.score"), rows);
}

// VD-332
TEST(VendettaAccount, AnAbilityThatScoresHasALineOfItsOwn) {
  const Table alone{Position{three}.allies(P1, {"al26", "al09"})};
  EXPECT_EQ(account(alone, P0, "players.1.score").back(), (Row{"ability al26", 2}));
  const Table not_alone{Position{three}.allies(P1, {"al26", "al20"})};
  EXPECT_EQ(account(not_alone, P0, "players.1.score").back(), (Row{"victims", 1}));
}

// VD-037, VD-040
TEST(VendettaAccount, FeedIsWhatUndrainedCardsGive) {
  const Table table{Position{three}.victims(P0, 2).allies(P0, {"al12", "al10", "al01"}).drained(P0, {"al24"})};
  EXPECT_EQ(account(table, P1, "players.0.feed"), (Rows{{"ally al10", 1}, {"ally al12", -1}, {"victims", 2}}));
  const Table poor{Position{three}.victims(P0, 0)};
  EXPECT_EQ(account(poor, P1, "players.0.feed"), (Rows{{"no-feed", 0}}));
}

// VD-078, VD-148, VD-150, VD-153
TEST(VendettaAccount, PowerIsCardsAndBlood) {
  const Table table{Position{three}
                        .up(P0, Location::First, {"br01"})
                        .down(P0, Location::First, {"br03"})
                        .deployed(P0, Location::First, 2)};
  EXPECT_EQ(account(table, P0, "sites.first.power.0"), (Rows{{"card br01", 6}, {"card-down br03", 0}, {"blood", 2}}));
  EXPECT_EQ(account(table, P1, "sites.first.power.0"), (Rows{{"card br01", 6}, {"card-hidden", 0}, {"blood", 2}}));
  EXPECT_EQ(account(table, P1, "sites.first.power.1"), (Rows{{"nobody", 0}}));
}

// VD-279: what is switched on changes the power of the card, also for those who do not know what lies before it.
TEST(VendettaAccount, AHiddenCardDoesNotStandForAnotherOne) {
  Position position{three};
  position.down(P0, Location::First, {"br03"}).up(P0, Location::First, {"br01"}).deployed(P0, Location::First, 1);
  position.raw().deployed[1].marks.add(Mark::Engaged);
  const GameView view = redact(position.state(), P1);
  const auto given = game().account(view, "sites.first.power.0");
  ASSERT_TRUE(given.has_value());
  EXPECT_EQ(given->total, 6 - 2 + 1);
}

// VD-025, VD-167, VD-181
TEST(VendettaAccount, InfluenceIsWhatWasSeenToComeAndGo) {
  Table table{Position{three}.up(P0, Location::First, {"br07"}).resolving(Location::First)};
  EXPECT_EQ(account(table, P1, "players.0.influence"), (Rows{{"start", 3}}));
  table.all_stay();
  const Rows rows = account(table, P1, "players.0.influence");
  EXPECT_EQ(rows[0], (Row{"start", 3}));
  EXPECT_EQ(rows[1], (Row{"rewards", 2}));
}

TEST(VendettaAccount, NothingElseHasOne) {
  const Table table{Position{three}};
  for (const std::string_view path :
       {"", "players", "players.0", "players.3.score", "players.0.score.", "players.0.score.0", "players.0.hand_count",
        "players.00.score", "sites.first", "sites.first.power", "sites.first.power.3", "sites.first.power.0.0",
        "sites.third.power.0", "sites.fourth.power.0", "sites.first.areas.0", "round"}) {
    EXPECT_FALSE(game().account(table.match().view(P0), path).has_value()) << path;
  }
}

}  // namespace
}  // namespace krypta::vendetta::test::account_test
