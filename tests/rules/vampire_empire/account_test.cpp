#include "tests/rules/vampire_empire/scenario.hpp"

/// The totals of a combat, markers and numbers of cards can be asked where they come from.
namespace krypta::vampire_empire::test::account_test {
namespace {

using enum Character;
/// A line as a test reads it: the end of its key and its amount.
using Row = std::pair<std::string, std::optional<std::int64_t>>;
using Rows = std::vector<Row>;

std::string word_in(const Reckoning::Line& line, std::string_view name) {
  for (const Message::Argument& a : line.message.arguments) {
    if (a.name == name) return std::string{std::get<Term>(a.content).id};
  }
  return "";
}
bool follows(const RuleIds& rules, unsigned rule) { return rules.contains(static_cast<RuleId>(rule)); }

/// The account that everybody is given, which is the same; its lines make up its total.
Reckoning account(const Table& table, std::string_view path) {
  const auto given = game().account(table.match().view(H), path);
  EXPECT_TRUE(given.has_value()) << path;
  if (!given) return {};
  for (const Seat s : {V, Seat::spectator}) EXPECT_EQ(game().account(table.match().view(s), path), given);
  std::int64_t sum = 0;
  for (const Reckoning::Line& line : given->lines) sum += line.amount.value_or(0);
  EXPECT_EQ(sum, given->total) << path;
  EXPECT_FALSE(given->rules.empty());
  return *given;
}
Rows rows(const Reckoning& sum) {
  Rows all;
  for (const Reckoning::Line& line : sum.lines) {
    EXPECT_TRUE(line.message.key.starts_with("ve-account-")) << line.message.key;
    all.emplace_back(line.message.key.substr(11), line.amount);
    // What was there before the story begins follows from nothing in it.
    EXPECT_EQ(line.rules.empty(), all.back().first == "rest" || all.back().first == "moat-face-down");
  }
  return all;
}

// VE-103
TEST(VampireEmpireAccount, IsThereInACombatAlone) {
  Table table{Position{}.hand(V, {"v05", "v01"}).hand(H, {"h09"})};
  EXPECT_FALSE(game().account(table.match().view(V), "combat.attack"));
  EXPECT_FALSE(game().account(table.match().view(V), "combat.defence"));
  table.act(V, "attack:lady>maid");
  EXPECT_TRUE(game().account(table.match().view(V), "combat.attack"));
  for (const std::string_view path :
       {"", "combat", "combat.", "combat.attack.", "combat.attack.0", "combat.defense", "combat.round", "Combat.attack",
        "attack", "combat.attacker", "players.0.side", "players.0.hand", "players.2.hand_count", "players.0",
        "castle.0.markers", "castle.3.markers.attack", "castle.0.markers.round", "combat.this_round.attack"}) {
    EXPECT_FALSE(game().account(table.match().view(V), path).has_value()) << path;
  }
}

// VE-114, VE-115
TEST(VampireEmpireAccount, OfNothingSaysSo) {
  Table table{Position{}.hand(V, {"v05"}).hand(H, {"h09"})};
  table.act(V, "attack:lady>maid");
  EXPECT_EQ(rows(account(table, "combat.attack")), (Rows{{"nothing", 0}}));
  EXPECT_EQ(rows(account(table, "combat.defence")), (Rows{{"nothing", 0}}));
  EXPECT_TRUE(follows(account(table, "combat.attack").rules, 114));
  EXPECT_TRUE(follows(account(table, "combat.defence").rules, 115));
}

// VE-114, VE-115, VE-116, VE-170, VE-177, VE-206, VE-213
TEST(VampireEmpireAccount, NamesCardsMarkersAndEffects) {
  Table table{Position{}
                  .marker(Lady, Marker::Attack, 2)
                  .marker(Lady, Marker::Defence, 1)
                  .marker(Maid, Marker::Defence, 1)
                  .hand(V, {"v05", "v01", "v37", "v09", "v02"})
                  .hand(H, {"h34", "h37", "h01", "h02", "h03", "h11", "h07"})};
  table.acts(V, {"attack:lady>maid", "play:v05", "play:v01", "done"});
  table.acts(H, {"play:h37", "drop:h01"}).acts(V, {"play:v37", "drop:v09"});
  table.acts(H, {"play:h34", "take:v05", "drop:h02", "drop:h03"}).act(V, "done").nobody_plays();
  table.acts(H, {"play:h11", "done"});
  const Reckoning attack = account(table, "combat.attack");
  EXPECT_EQ(attack.total, 5);
  ASSERT_EQ(rows(attack), (Rows{{"card", 1}, {"cancelled", 0}, {"markers", 2}, {"this-round", 2}}));
  EXPECT_EQ(word_in(attack.lines[0], "card"), "v01");
  EXPECT_EQ(word_in(attack.lines[1], "card"), "v05");
  EXPECT_TRUE(follows(attack.lines[0].rules, 116));
  EXPECT_TRUE(follows(attack.lines[1].rules, 206));
  EXPECT_EQ(word_in(attack.lines[2], "character"), "lady");
  EXPECT_TRUE(follows(attack.lines[2].rules, 172));
  EXPECT_TRUE(follows(attack.lines[3].rules, 213));
  const Reckoning defence = account(table, "combat.defence");
  EXPECT_EQ(defence.total, 6);
  ASSERT_EQ(rows(defence), (Rows{{"card", 3}, {"markers", 1}, {"this-round", 2}}));
  EXPECT_EQ(word_in(defence.lines[1], "character"), "maid");
  EXPECT_TRUE(follows(defence.lines[1].rules, 173));
  // In round 2 the markers are there and do not count; the effects are gone.
  table.nobody_plays();
  ASSERT_EQ(table.state().combat.round, 2U);
  const Reckoning again = account(table, "combat.attack");
  EXPECT_EQ(again.total, 1);
  EXPECT_EQ(rows(again), (Rows{{"card", 1}, {"cancelled", 0}, {"markers-idle", std::nullopt}}));
  EXPECT_EQ(rows(account(table, "combat.defence")), (Rows{{"card", 3}, {"markers-idle", std::nullopt}}));
}

// VE-093, VE-114: holy water that is kept for the attack counts when it is used.
TEST(VampireEmpireAccount, LeavesOutHolyWaterThatIsNotUsed) {
  Table table{Position{}.day().vampires({Monk, Cook, Nun}).hand(H, {"h24", "h22", "h01"}).hand(V, {"v36"})};
  table.acts(H, {"ask:monk", "play:h24", "play:h22", "attack:lady>monk"});
  EXPECT_EQ(rows(account(table, "combat.attack")), (Rows{{"nothing", 0}}));
  table.act(H, "play:h01");
  EXPECT_EQ(rows(account(table, "combat.attack")), (Rows{{"card", 1}}));
  table.act(H, "play:h22");
  EXPECT_EQ(rows(account(table, "combat.attack")), (Rows{{"card", 1}, {"card", 1}}));
}

// VE-110: by day the attack is the human player's.
TEST(VampireEmpireAccount, FollowsTheActivePlayer) {
  Table table{Position{}.day().hand(H, {"h05", "h01"}).hand(V, {"v09", "v01"})};
  table.acts(H, {"attack:lady>maid", "play:h05", "done"}).nobody_plays().acts(V, {"play:v09", "done"});
  EXPECT_EQ(word_in(account(table, "combat.attack").lines[0], "card"), "h05");
  EXPECT_EQ(word_in(account(table, "combat.defence").lines[0], "card"), "v09");
}

// VE-056, VE-148, VE-154, VE-166, VE-211
TEST(VampireEmpireAccount, NamesWhatWasDrawnPlayedAndPaid) {
  Table table{Position{}.day().window_before().hand(H, {"h32", "h36", "h01", "h03"}).hand(V, {"v01"})};
  table.act(H, "play:h36").chance({"get:h04", "get:h05", "get:h06"}).act(V, "done");
  table.acts(H, {"play:h32", "name:lady", "choose:marker-attack", "drop:h01"});
  EXPECT_EQ(rows(account(table, "players.1.hand_count")),
            (Rows{{"drawn", 3}, {"played", -2}, {"dropped", -1}, {"rest", 4}}));
  EXPECT_EQ(account(table, "players.1.hand_count").total, 4);
  const std::int64_t moat = table.player(H).moat_count;
  EXPECT_EQ(rows(account(table, "players.1.moat_count")), (Rows{{"moat-shown", 2}, {"moat-face-down", moat - 2}}));
  EXPECT_EQ(rows(account(table, "players.1.deck_count")),
            (Rows{{"whole-deck", 40}, {"in-hand", -4}, {"in-moat", -moat}}));
  EXPECT_EQ(rows(account(table, "players.1.cellar_count")), (Rows{{"none", 0}}));
  EXPECT_EQ(rows(account(table, "castle.0.markers.attack")), (Rows{{"marker", 1}}));
  EXPECT_EQ(rows(account(table, "castle.0.markers.defence")), (Rows{{"no-marker", 0}}));
  EXPECT_EQ(rows(account(table, "castle.1.markers.attack")), (Rows{{"no-marker", 0}}));
}

}  // namespace
}  // namespace krypta::vampire_empire::test::account_test
