#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "tests/rules/nowa_huta/board.hpp"

/// Every number on the board can be asked where it comes from.
namespace krypta::nowa_huta::test::account_test {

namespace {

// An account is given from a view alone: nobody learns anything by asking.
static_assert(std::is_invocable_v<decltype(&NowaHuta::account), const NowaHuta&, const GameView&, std::string_view>);
static_assert(!std::is_invocable_v<decltype(&NowaHuta::account), const NowaHuta&, const State&, std::string_view>);

using Amount = std::optional<std::int64_t>;
/// A line as a test reads it: the end of its key and its amount.
using Row = std::pair<std::string, Amount>;

Reckoning account(const Table& table, std::string_view path, Seat observer = A) {
  const auto given = game.account(table.match().view(observer), path);
  EXPECT_TRUE(given.has_value()) << path;
  return given.value_or(Reckoning{});
}
std::vector<Row> rows(const Reckoning& sum) {
  std::vector<Row> all;
  for (const Reckoning::Line& line : sum.lines) {
    EXPECT_TRUE(line.message.key.starts_with("nh-account-")) << line.message.key;
    all.emplace_back(line.message.key.substr(11), line.amount);
  }
  return all;
}
const Reckoning::Line* find(const Reckoning& sum, std::string_view key) {
  const auto line = std::ranges::find(sum.lines, "nh-account-" + std::string{key},
                                      [](const Reckoning::Line& l) { return l.message.key; });
  return line == sum.lines.end() ? nullptr : &*line;
}
std::optional<Message::Content> argument(const Reckoning::Line& line, std::string_view name) {
  for (const Message::Argument& a : line.message.arguments) {
    if (a.name == name) return a.content;
  }
  return std::nullopt;
}
std::int64_t number_in(const Reckoning::Line& line, std::string_view name) {
  const auto content = argument(line, name);
  return content ? std::get<std::int64_t>(*content) : -1;
}
std::string word_in(const Reckoning::Line& line, std::string_view name) {
  const auto content = argument(line, name);
  return content ? std::string{std::get<Term>(*content).id} : "";
}
bool follows(const RuleIds& rules, unsigned rule) { return rules.contains(static_cast<RuleId>(rule)); }

/// A calls the Sabbath Hour on Górali in turn 7 and leads there.
Table after_sabbath(Modifier modifier = Modifier::None) {
  Position position{2};
  position.turn(7).possessed(Estate::Gorali, {3, 2}).modifier(Estate::Gorali, modifier);
  Table table = at(Estate::Gorali, CircleAction::SabbathHour, position);
  table.act(A, "use:circle").finish_turn();
  return table;
}

}  // namespace

TEST(Account, OfEverythingElseThereIsNone) {
  const Table table{Position{2}};
  for (const std::string_view path : {"",
                                      "turn.",
                                      "turn.0",
                                      "players",
                                      "players.0",
                                      "players.2.points",
                                      "players.00.points",
                                      "players.0.points.",
                                      "players.0.vampire",
                                      "players.0.colour",
                                      "players.0.plan.estate",
                                      "estates.gorali",
                                      "estates.gorali.possessed",
                                      "estates.gorali.possessed.2",
                                      "estates.gorali.modifier",
                                      "estates.krakow.possessed.0",
                                      "order",
                                      "order.2",
                                      "order.-1",
                                      "elder",
                                      "frames.0.place",
                                      "blood_dusk",
                                      "Turn"}) {
    EXPECT_FALSE(game.account(table.match().view(A), path).has_value()) << path;
  }
}

TEST(Account, OfPointsNamesEachScoring) {
  const Table table = after_sabbath();
  const Reckoning sum = account(table, "players.0.points");
  EXPECT_EQ(sum.total, 5);
  ASSERT_EQ(rows(sum), (std::vector<Row>{{"scored", 5}}));
  EXPECT_EQ(number_in(sum.lines[0], "turn"), 7);
  EXPECT_EQ(number_in(sum.lines[0], "place"), 1);
  EXPECT_EQ(number_in(sum.lines[0], "count"), 5);
  EXPECT_EQ(word_in(sum.lines[0], "estate"), "gorali");
  EXPECT_EQ(word_in(sum.lines[0], "scoring"), "sabbath");
  EXPECT_TRUE(follows(sum.lines[0].rules, 130));  // NH-130
  // NH-160: the second place of two is scored, for nothing.
  EXPECT_EQ(rows(account(table, "players.1.points")), (std::vector<Row>{{"scored", 0}}));
}

TEST(Account, OfNoPointsTellsThatNothingWasScored) {
  // NH-019
  EXPECT_EQ(rows(account(Table::begin(2), "players.0.points")), (std::vector<Row>{{"nothing-scored", std::nullopt}}));
}

TEST(Account, OfPointsBeginsWithThoseOfThePosition) {
  Position position{2};
  position.turn(7).points({12, 4}).possessed(Estate::Gorali, {3, 2});
  EXPECT_EQ(rows(account(Table{position}, "players.0.points")), (std::vector<Row>{{"unseen", 12}}));
  Table table = at(Estate::Gorali, CircleAction::SabbathHour, position);
  table.act(A, "use:circle").finish_turn();
  EXPECT_EQ(rows(account(table, "players.0.points")), (std::vector<Row>{{"unseen", 12}, {"scored", 5}}));
  EXPECT_EQ(account(table, "players.0.points").total, 17);
}

TEST(Account, OfPointsTellsWhyAllEstatesWereScored) {
  // NH-142: Blood Dusk, Armageddon and the final scoring fall together, after a Sabbath Hour on the same estate.
  Position position{2};
  position.turn(15).possessed(Estate::Handlowe, {4, 0});
  for (const Estate e : all_of<Estate>()) {
    if (e != Estate::Handlowe && e != Estate::Gorali) position.possessed(e, {3, 0});
  }
  Table table = at(Estate::Gorali, CircleAction::SabbathHour, position);
  table.act(A, "use:circle").finish_turn();
  ASSERT_EQ(table.step(), Step::Over);
  const Reckoning sum = account(table, "players.0.points");
  std::map<std::string, unsigned> scorings;
  for (const Reckoning::Line& line : sum.lines) ++scorings[word_in(line, "scoring")];
  EXPECT_EQ(scorings, (std::map<std::string, unsigned>{{"sabbath", 1}, {"blood-dusk-armageddon-final", 7}}));
  EXPECT_EQ(sum.total, 40);
}

TEST(Account, OfPointsKeepsTheScoringsOfDifferentTurnsApart) {
  // NH-133, NH-136: A reaches the seventh estate in turn 7 and has all possessed on the board in turn 8.
  Position position{2};
  position.turn(7).possessed(Estate::Handlowe, {2, 0});
  for (const Estate e : all_of<Estate>()) {
    if (e != Estate::Handlowe && e != Estate::Gorali) position.possessed(e, {3, 0});
  }
  Table table{heading(position, Estate::Gorali, CircleAction::MysteriousReports)};
  walk(table).finish_turn();
  walk(table).finish_turn();
  std::map<std::pair<std::int64_t, std::string>, unsigned> scorings;
  for (const Reckoning::Line& line : account(table, "players.0.points").lines)
    ++scorings[{number_in(line, "turn"), word_in(line, "scoring")}];
  EXPECT_EQ(scorings, (decltype(scorings){{{7, "blood-dusk"}, 7}, {{8, "armageddon"}, 7}}));
}

TEST(Account, OfASupplyIsWhatTheBoardLeavesOf21) {
  // NH-007
  const Table table{Position{2}.possessed(Estate::Gorali, {3, 2}).possessed(Estate::Mlodosci, {1, 0})};
  const Reckoning sum = account(table, "players.0.supply");
  EXPECT_EQ(sum.total, 17);
  EXPECT_EQ(rows(sum), (std::vector<Row>{{"markers", 21}, {"on-estate", -3}, {"on-estate", -1}}));
  EXPECT_EQ(word_in(sum.lines[2], "estate"), "mlodosci");
  EXPECT_TRUE(follows(sum.rules, 7));
}

TEST(Account, OfPossessedTellsHowTheyCame) {
  // NH-060, NH-052: three by the ability, two in step d.
  Table table = at(Estate::Handlowe, CircleAction::VileSlander);
  table.act(A, "use:estate").act(A, "done");
  const Reckoning sum = account(table, "estates.handlowe.possessed.0");
  EXPECT_EQ(sum.total, 5);
  EXPECT_EQ(rows(sum), (std::vector<Row>{{"placed", 3}, {"placed", 2}, {"worth", std::nullopt}}));
  EXPECT_EQ(number_in(sum.lines[0], "turn"), 2);
  EXPECT_TRUE(follows(sum.lines[0].rules, 60));
  EXPECT_TRUE(follows(sum.lines[1].rules, 52));
}

TEST(Account, OfPossessedTellsWhoTookThemAway) {
  // NH-063
  Table table = at(Estate::Teatralne, CircleAction::VileSlander, Position{2}.possessed(Estate::Zielone, {0, 2}));
  table.act(A, "use:estate").act(A, taking(B, Estate::Zielone));
  const Reckoning theirs = account(table, "estates.zielone.possessed.1", B);
  EXPECT_EQ(theirs.total, 1);
  ASSERT_EQ(rows(theirs),
            (std::vector<Row>{{"unseen", 2}, {"removed", -1}, {"worth", std::nullopt}, {"shared", std::nullopt}}));
  EXPECT_EQ(argument(theirs.lines[1], "seat"), Message::Content{A});
  EXPECT_EQ(account(table, "estates.zielone.possessed.0").total, 1);
}

TEST(Account, OfPossessedTellsWhereTheyMovedAndWhoMovedThem) {
  // NH-070
  Table table = at(Estate::Zielone, CircleAction::VileSlander, Position{2}.possessed(Estate::Gorali, {0, 1}));
  table.act(A, "use:estate").act(A, taking(B, Estate::Gorali)).act(A, "to:szkolne");
  const Reckoning left = account(table, "estates.gorali.possessed.1");
  EXPECT_EQ(rows(left), (std::vector<Row>{{"unseen", 1}, {"moved-away", -1}, {"worth-nothing", std::nullopt}}));
  EXPECT_EQ(word_in(left.lines[1], "to"), "szkolne");
  const Reckoning came = account(table, "estates.szkolne.possessed.1");
  EXPECT_EQ(rows(came).at(0), (Row{"moved-here", 1}));
  EXPECT_EQ(word_in(came.lines[0], "from"), "gorali");
  EXPECT_EQ(argument(came.lines[0], "seat"), Message::Content{A});
}

TEST(Account, OfPossessedTellsAnExchangeToBothOwners) {
  // NH-076
  Position position{2};
  position.possessed(Estate::Gorali, {1, 0}).possessed(Estate::Mlodosci, {0, 1});
  Table table = at(Estate::Szkolne, CircleAction::VileSlander, position);
  table.act(A, "use:estate").act(A, taking(A, Estate::Gorali)).act(A, taking(B, Estate::Mlodosci));
  EXPECT_EQ(rows(account(table, "estates.gorali.possessed.0")).at(1), (Row{"moved-away", -1}));
  EXPECT_EQ(rows(account(table, "estates.mlodosci.possessed.0")).at(0), (Row{"moved-here", 1}));
  EXPECT_EQ(rows(account(table, "estates.mlodosci.possessed.1")).at(1), (Row{"moved-away", -1}));
  EXPECT_EQ(rows(account(table, "estates.gorali.possessed.1")).at(0), (Row{"moved-here", 1}));
}

TEST(Account, OfPossessedTellsWhatTheEstateWouldBring) {
  const auto line = [](const Position& position, std::string_view key, Seat whose = A) {
    const Reckoning sum = account(Table{position}, "estates.gorali.possessed." + std::to_string(number(whose)), whose);
    const Reckoning::Line* found = find(sum, key);
    return found == nullptr ? std::optional<Reckoning::Line>{} : std::optional{*found};
  };
  const auto plain = line(Position{4}.possessed(Estate::Gorali, {4, 2, 1, 0}), "worth", B);
  ASSERT_TRUE(plain);
  EXPECT_EQ(number_in(*plain, "place"), 2);
  EXPECT_EQ(number_in(*plain, "points"), 3);
  EXPECT_TRUE(follows(plain->rules, 155) && follows(plain->rules, 158));
  EXPECT_FALSE(line(Position{4}.possessed(Estate::Gorali, {4, 2, 1, 0}), "shared", B));
  EXPECT_FALSE(line(Position{4}.possessed(Estate::Gorali, {4, 2, 1, 0}), "modifier", B));
  EXPECT_TRUE(line(Position{4}.possessed(Estate::Gorali, {4, 2, 1, 0}), "worth-nothing", D));
  // NH-156, NH-162, NH-163: three share places 1 to 3 of a raised estate.
  Position shared{4};
  shared.possessed(Estate::Gorali, {2, 2, 2, 1}).modifier(Estate::Gorali, Modifier::Raise);
  EXPECT_EQ(number_in(*line(shared, "worth"), "points"), 5);
  EXPECT_TRUE(follows(line(shared, "worth")->rules, 156));
  EXPECT_EQ(number_in(*line(shared, "shared"), "players"), 3);
  EXPECT_TRUE(follows(line(shared, "shared")->rules, 162));
  EXPECT_EQ(word_in(*line(shared, "modifier"), "modifier"), "raise");
  // NH-157, NH-164
  Position lowered{2};
  lowered.possessed(Estate::Gorali, {2, 2}).modifier(Estate::Gorali, Modifier::Lower);
  EXPECT_EQ(number_in(*line(lowered, "worth"), "points"), 1);
  EXPECT_EQ(word_in(*line(lowered, "modifier"), "modifier"), "lower");
}

TEST(Account, OfAPlaceInTheOrderAtTheStartIsTheEldersDoing) {
  // NH-024
  const Table table = Table::begin(3);
  const Reckoning sum = account(table, "order.2");
  EXPECT_EQ(sum.total, 3);
  EXPECT_EQ(rows(sum), (std::vector<Row>{{"order-initial", 3}}));
  EXPECT_TRUE(follows(sum.rules, 24));
}

TEST(Account, OfAPlaceInTheOrderComparesWithEachOther) {
  // NH-169, NH-170, NH-171: B has fewer possessed than the others, D more points; the Elder A and C tie.
  Position position{4};
  position.turn(7).points({3, 3, 3, 4});
  position.possessed(Estate::Gorali, {2, 1, 2, 0});
  Table table{position};
  EXPECT_EQ(rows(account(table, "order.3")), (std::vector<Row>{{"unseen", 4}}));
  walk(table).finish_turn();
  ASSERT_TRUE(std::ranges::equal(table.state().order, std::vector{B, C, A, D}));
  EXPECT_EQ(rows(account(table, "order.0")), (std::vector<Row>{{"order-self", 1},
                                                               {"order-before-possessed", std::nullopt},
                                                               {"order-before-possessed", std::nullopt},
                                                               {"order-before-points", std::nullopt}}));
  EXPECT_EQ(rows(account(table, "order.2")), (std::vector<Row>{{"order-self", 1},
                                                               {"order-behind-possessed", 1},
                                                               {"order-behind-elder", 1},
                                                               {"order-before-points", std::nullopt}}));
  const Reckoning last = account(table, "order.3");
  EXPECT_EQ(last.total, 4);
  EXPECT_EQ(rows(last).at(1), (Row{"order-behind-points", 1}));
  EXPECT_EQ(argument(last.lines[0], "seat"), Message::Content{D});
  EXPECT_EQ(number_in(last.lines[0], "points"), 4);
  EXPECT_EQ(argument(last.lines[1], "seat"), Message::Content{B});
  EXPECT_EQ(number_in(last.lines[1], "possessed"), 3);
}

TEST(Account, OfAPlaceInTheOrderCountsWhatLayThereAtTheUpdate) {
  Table table{Position{2}.turn(7)};
  walk(table).finish_turn();
  const Reckoning before = account(table, "order.1");
  walk(table).act(table.pending().must.lowest(), "done");  // the first player has placed two more
  EXPECT_EQ(account(table, "order.1"), before);
}

TEST(Account, OfTheTurnCountsTo15) {
  // NH-028
  EXPECT_EQ(rows(account(Table::begin(2), "turn")),
            (std::vector<Row>{{"turn-running", 1}, {"turns-left", std::nullopt}}));
  const Reckoning sum = account(Table{Position{2}.turn(7)}, "turn");
  EXPECT_EQ(rows(sum), (std::vector<Row>{{"turns-played", 6}, {"turn-running", 1}, {"turns-left", std::nullopt}}));
  EXPECT_EQ(number_in(sum.lines[2], "left"), 8);
  Table over{Position{2}.turn(15)};
  walk(over).finish_turn();
  EXPECT_EQ(rows(account(over, "turn")), (std::vector<Row>{{"turns-played", 15}, {"turns-left", std::nullopt}}));
}

namespace {

void expect_adds_up(const Reckoning& sum, std::int64_t shown) {
  std::int64_t added = 0;
  for (const Reckoning::Line& line : sum.lines) added += line.amount.value_or(0);
  ASSERT_EQ(sum.total, shown);
  ASSERT_EQ(added, shown);
  ASSERT_EQ(find(sum, "unseen"), nullptr) << "a match from its beginning has seen everything";
}

void expect_all_add_up(const Match<NowaHuta>& match, Seat observer) {
  const State& state = match.state();
  const GameView view = match.view(observer);
  const auto of = [&](const std::string& path) { return game.account(view, path).value(); };
  ASSERT_NO_FATAL_FAILURE(expect_adds_up(of("turn"), state.turn));
  for (unsigned place = 0; place < state.order.size(); ++place)
    ASSERT_NO_FATAL_FAILURE(expect_adds_up(of("order." + std::to_string(place)), place + 1));
  for (unsigned s = 0; s < state.players.size(); ++s) {
    const std::string player = "players." + std::to_string(s);
    ASSERT_NO_FATAL_FAILURE(expect_adds_up(of(player + ".points"), state.players[seat(s)].points));
    ASSERT_NO_FATAL_FAILURE(expect_adds_up(of(player + ".supply"), state.players[seat(s)].supply));
    for (const Estate e : all_of<Estate>()) {
      const std::string path = "estates." + std::string{name_of(e)} + ".possessed." + std::to_string(s);
      ASSERT_NO_FATAL_FAILURE(expect_adds_up(of(path), state.estates[e].possessed[seat(s)])) << path;
    }
  }
}

}  // namespace

TEST(Account, AddsUpInEveryStateOfRandomMatches) {
  for (unsigned number = 0; number < 12; ++number) {
    const unsigned seats = 2 + number % 3;
    Rng rng{number};
    Match<NowaHuta> match{game, *game.begin(krypta::Setup{seats})};
    for (;;) {
      const Seat observer = match.length() % 7 == 0 ? Seat::spectator : seat(rng.below(seats));
      ASSERT_NO_FATAL_FAILURE(expect_all_add_up(match, observer)) << "match " << number;
      const Pending now = match.pending();
      if (now.over) break;
      const Seat s = now.chance ? Seat::chance : now.must.lowest();
      const Options options = match.options(s);
      ASSERT_FALSE(match.act(s, options[rng.below(static_cast<std::uint32_t>(options.size()))]).has_value());
    }
  }
}

}  // namespace krypta::nowa_huta::test::account_test
