#include <optional>
#include <type_traits>

#include "engine/core/random.hpp"
#include "tests/rules/mascarade/table.hpp"

/// At tables with a notebook a fortune and the court can be asked where they come from.
namespace krypta::mascarade::test::account_test {
namespace {

// An account is given from a view alone: nobody learns anything by asking.
static_assert(std::is_invocable_v<decltype(&Mascarade::account), const Mascarade&, const GameView&, std::string_view>);
static_assert(!std::is_invocable_v<decltype(&Mascarade::account), const Mascarade&, const State&, std::string_view>);

using enum Character;
/// A line as a test reads it: the end of its key and its amount.
using Row = std::pair<std::string, std::optional<std::int64_t>>;
using Rows = std::vector<Row>;

Reckoning account(const Table& table, std::string_view path, Seat observer = A) {
  const auto given = game.account(table.match().view(observer), path);
  EXPECT_TRUE(given.has_value()) << path;
  return given.value_or(Reckoning{});
}
Rows rows(const Reckoning& sum) {
  Rows all;
  for (const Reckoning::Line& line : sum.lines) {
    EXPECT_TRUE(line.message.key.starts_with("ma-account-")) << line.message.key;
    all.emplace_back(line.message.key.substr(11), line.amount);
  }
  return all;
}
std::optional<Message::Content> argument(const Reckoning::Line& line, std::string_view name) {
  for (const Message::Argument& a : line.message.arguments) {
    if (a.name == name) return a.content;
  }
  return std::nullopt;
}
std::string word_in(const Reckoning::Line& line, std::string_view name) {
  const auto content = argument(line, name);
  return content ? std::string{std::get<Term>(*content).id} : "";
}
std::int64_t number_in(const Reckoning::Line& line, std::string_view name) {
  const auto content = argument(line, name);
  return content ? std::get<std::int64_t>(*content) : -1;
}
bool follows(const RuleIds& rules, unsigned rule) { return rules.contains(static_cast<RuleId>(rule)); }

/// A whole match of four so far: the King, the Thief, the Judge and the Bishop have been used. The cards are those of
/// the order: A is the Judge, B the Bishop, C the King, D the Queen.
Table after_eight_turns(const char* notebook) {
  Table table = Table::begin(4, {{"first", "0"}, {"notebook", notebook}});
  table.deal({"judge", "bishop", "king", "queen", "thief", "cheat"}).all_ready();
  for (const std::string_view cards : {"0,1", "1,2", "2,3", "3,c1"}) table.swap(cards, false);
  table.act(A, "announce:king").answers({C});    // C +3, A pays 1
  table.act(B, "announce:thief").answers();      // B takes from C and A
  table.act(C, "announce:judge").answers({A});   // A takes 1 from the court, C pays 1
  table.act(D, "announce:bishop").answers({B});  // B takes 2 from the richest, D pays 1
  return table;
}

}  // namespace

// MA-008
TEST(MascaradeAccount, WithoutTheNotebookThereIsNone) {
  const Table table = after_eight_turns("no");
  for (const std::string_view path : {"players.0.coins", "players.3.coins", "court"}) {
    for (const Seat s : {A, B, Seat::spectator}) EXPECT_FALSE(game.account(table.match().view(s), path)) << path;
  }
  EXPECT_FALSE(game.account(Table{Position{4}}.match().view(A), "court"));
  EXPECT_TRUE(game.account(Table{Position{4}.notebook()}.match().view(A), "court"));
}

TEST(MascaradeAccount, OfEverythingElseThereIsNone) {
  const Table table = after_eight_turns("yes");
  for (const std::string_view path :
       {"", "turn", "bank", "court.", "court.0", "Court", "players", "players.0", "players.4.coins", "players.00.coins",
        "players.0.coins.", "players.0.hand", "players.0.hand.0.value", "players.-1.coins", "set.king", "winners"}) {
    EXPECT_FALSE(game.account(table.match().view(A), path).has_value()) << path;
  }
}

// MA-010, MA-084, MA-093, MA-096, MA-100, MA-108
TEST(MascaradeAccount, OfAFortuneNamesEveryCoinThatCameAndWent) {
  const Table table = after_eight_turns("yes");
  EXPECT_EQ(table.fortunes(), (std::vector<unsigned>{5, 10, 5, 5}));
  EXPECT_EQ(rows(account(table, "players.0.coins")),
            (Rows{{"start", 6}, {"fined", -1}, {"taken", -1}, {"took-court", 1}}));
  ASSERT_EQ(rows(account(table, "players.1.coins")), (Rows{{"start", 6}, {"took", 1}, {"took", 1}, {"took", 2}}));
  const Reckoning king = account(table, "players.2.coins");
  ASSERT_EQ(rows(king), (Rows{{"start", 6}, {"received", 3}, {"taken", -1}, {"fined", -1}, {"taken", -2}}));
  EXPECT_EQ(rows(account(table, "players.3.coins")), (Rows{{"start", 6}, {"fined", -1}}));
  EXPECT_EQ(king.total, 5);
  EXPECT_TRUE(follows(king.lines[0].rules, 10));
  EXPECT_EQ(number_in(king.lines[1], "turn"), 5);
  EXPECT_EQ(word_in(king.lines[1], "character"), "king");
  EXPECT_TRUE(follows(king.lines[1].rules, 100));
  EXPECT_EQ(number_in(king.lines[2], "turn"), 6);
  EXPECT_EQ(argument(king.lines[2], "seat"), Message::Content{B});
  EXPECT_EQ(word_in(king.lines[2], "character"), "thief");
  EXPECT_TRUE(follows(king.lines[3].rules, 84));
  EXPECT_EQ(number_in(king.lines[4], "turn"), 8);
  EXPECT_EQ(word_in(king.lines[4], "character"), "bishop");
  const Reckoning bishop = account(table, "players.1.coins");
  EXPECT_EQ(argument(bishop.lines[1], "seat"), Message::Content{C});
  EXPECT_EQ(argument(bishop.lines[2], "seat"), Message::Content{A});
}

// MA-012, MA-084, MA-093
TEST(MascaradeAccount, OfTheCourtNamesFinesAndJudges) {
  const Table table = after_eight_turns("yes");
  const Reckoning court = account(table, "court");
  EXPECT_EQ(court.total, 2);
  ASSERT_EQ(rows(court), (Rows{{"court-fined", 1}, {"court-taken", -1}, {"court-fined", 1}, {"court-fined", 1}}));
  EXPECT_EQ(argument(court.lines[0], "seat"), Message::Content{A});
  EXPECT_EQ(argument(court.lines[1], "seat"), Message::Content{A});
  EXPECT_EQ(argument(court.lines[3], "seat"), Message::Content{D});
  EXPECT_EQ(number_in(court.lines[1], "turn"), 7);
  EXPECT_EQ(rows(account(Table{Position{4}.notebook()}, "court")), (Rows{{"court-empty", 0}}));
}

// MA-112
TEST(MascaradeAccount, OfATradeTellsBothWhatTheyGained) {
  Table table{Position{5}.cards({Witch, Spy, Fool, King, Judge, Bishop}).coins({2, 6, 9, 6, 6}).notebook()};
  table.act(A, "announce:witch").answers().act(A, "target:2");
  const Reckoning gained = account(table, "players.0.coins", E);
  ASSERT_EQ(rows(gained), (Rows{{"unseen", 2}, {"traded", 7}}));
  EXPECT_EQ(argument(gained.lines[1], "seat"), Message::Content{C});
  const Reckoning lost = account(table, "players.2.coins", E);
  ASSERT_EQ(rows(lost), (Rows{{"unseen", 9}, {"traded", -7}}));
  EXPECT_EQ(argument(lost.lines[1], "seat"), Message::Content{A});
  EXPECT_EQ(rows(account(table, "players.1.coins")), (Rows{{"unseen", 6}}));
}

TEST(MascaradeAccount, BeginsWithWhatThePositionHeld) {
  Table table{Position{4}.court(4).notebook()};
  EXPECT_EQ(rows(account(table, "court")), (Rows{{"unseen", 4}}));
  table.act(A, "announce:queen").answers({B});
  EXPECT_EQ(rows(account(table, "court")), (Rows{{"unseen", 4}, {"court-fined", 1}, {"court-fined", 1}}));
  EXPECT_EQ(rows(account(table, "players.1.coins")), (Rows{{"unseen", 6}, {"fined", -1}}));
}

// MA-134, MA-137
TEST(MascaradeAccount, OfWhatTheInquisitorTakesNamesWhatWasPaid) {
  Table table{Position{8}
                  .cards({Inquisitor, Peasant, King, Queen, Peasant, Judge, Bishop, Spy})
                  .coins({6, 6, 6, 3})
                  .notebook()};
  table.act(A, "announce:inquisitor").answers().act(A, "target:3").act(D, "name:king");
  EXPECT_EQ(rows(account(table, "players.0.coins")), (Rows{{"unseen", 6}, {"took", 3}}));
  EXPECT_EQ(rows(account(table, "players.3.coins")), (Rows{{"unseen", 3}, {"taken", -3}}));
}

// MA-010
TEST(MascaradeAccount, InSetupAFortuneIsWhatEverybodyStartsWith) {
  Table table = Table::begin(4, {{"notebook", "yes"}});
  EXPECT_EQ(rows(account(table, "players.1.coins")), (Rows{{"start", 6}}));
  table.act(Seat::chance, "first:0").deal({"judge", "bishop", "king", "queen", "thief", "cheat"});
  EXPECT_EQ(rows(account(table, "players.1.coins")), (Rows{{"start", 6}}));
  table.all_ready();
  EXPECT_EQ(rows(account(table, "players.1.coins")), (Rows{{"start", 6}}));
}

TEST(MascaradeAccount, AddsUpForEverybodyInEveryStateOfRandomMatches) {
  for (const unsigned seats : {2U, 3U, 4U, 8U, 13U}) {
    Rng rng{seats};
    const auto begun = game.begin(krypta::Setup{seats, {{"notebook", "yes"}}});
    Match<Mascarade> match{game, *begun};
    for (;;) {
      const Seat observer = match.length() % 5 == 0 ? Seat::spectator : seat(rng.below(seats));
      const GameView view = match.view(observer);
      const auto adds_up = [&](const std::string& path, unsigned shown) {
        const auto sum = game.account(view, path);
        ASSERT_TRUE(sum.has_value());
        std::int64_t added = 0;
        for (const Reckoning::Line& line : sum->lines) {
          added += line.amount.value_or(0);
          ASSERT_NE(line.message.key, "ma-account-unseen") << "a match from its beginning has seen everything";
        }
        ASSERT_EQ(sum->total, shown);
        ASSERT_EQ(added, shown);
        if (path != "court") {
          ASSERT_EQ(sum->lines.front().amount, 6);
        }
      };
      ASSERT_NO_FATAL_FAILURE(adds_up("court", match.state().court));
      for (unsigned s = 0; s < seats; ++s) {
        ASSERT_NO_FATAL_FAILURE(
            adds_up("players." + std::to_string(s) + ".coins", match.state().players[seat(s)].coins));
      }
      const Pending now = match.pending();
      if (now.over) break;
      const Seat s = now.chance ? Seat::chance : now.must.lowest();
      const Options options = match.options(s);
      ASSERT_FALSE(match.act(s, options[rng.below(static_cast<std::uint32_t>(options.size()))]).has_value());
    }
  }
}

}  // namespace krypta::mascarade::test::account_test
