#include "server/limits/fair_tree.hpp"
#include "server/limits/rates.hpp"
#include "tests/server/app/fixture.hpp"
#include "tests/server/hall/fixture.hpp"
#include "tests/server/table_builder.hpp"

/// One person who asks for far too much, and the others who do not notice.
namespace krypta::server::test::flood_test {
namespace {

using FloodAtATable = HallTest;
using FloodOnASocket = AppTest;

TEST(FairTree, LetsEverybodyHaveATurnAndTheServerTheFirst) {
  FairTree<char, int> queue;
  const std::array one{1};
  const std::array another{2};
  for (const char c : {'a', 'b', 'c'}) queue.add(one, c);
  queue.add(another, 'x');
  queue.add({}, 's');
  queue.add_first('f');
  EXPECT_EQ(queue.waiting(one), 3U);
  EXPECT_EQ(queue.waiting({}), 2U);
  std::string order;
  while (!queue.empty()) order += queue.next();
  EXPECT_EQ(order, "fsaxbc");
  EXPECT_EQ(queue.waiting(one), 0U);
}

TEST_F(FloodAtATable, DelaysNobodyElsesChoice) {
  const std::string id = create(2, 2);
  ASSERT_EQ(wish(id, 0, Start{}), "");
  const Table* table = read(id);
  const Seat s = table->match()->pending().must.lowest();
  const unsigned other = 1 - number(s);
  const Choose choice{table->lines_told(s), table->match()->options(s).front().id, "mine"};
  const std::size_t before = store.raw(id).size();
  store.hold = true;
  unsigned refused = 0;
  for (unsigned i = 0; i < 3600; ++i) {
    hall->wish(id, person(other), Say{"all work and no play"}, [&](std::variant<Hall::Done, Objection> done) {
      const auto* no = std::get_if<Objection>(&done);
      if (no != nullptr && no->code == "too-fast") ++refused;
    });
  }
  std::size_t written = 0;
  hall->wish(id, person(number(s)), choice, [&](const auto&) { written = store.raw(id).size() - before; });
  store.release();
  loop.run();
  EXPECT_GT(written, 0U);
  EXPECT_LE(written, 3U) << "the one that was being written, one more in his turn, then the choice";
  EXPECT_GE(refused, 3500U) << "nobody has more than a few things waiting";
}

TEST_F(FloodAtATable, StarvesNoClock) {
  const std::string id = create(2, 2, {ClockSettings::Kind::decision, 10'000, 0});
  ASSERT_EQ(wish(id, 0, Start{}), "");
  const Seat slow = read(id)->match()->pending().must.lowest();
  loop.advance(9'999);
  store.hold = true;
  for (unsigned i = 0; i < 10; ++i) hall->wish(id, person(1 - number(slow)), Say{"hurry"}, [](const auto&) {});
  const std::size_t before = store.raw(id).size();
  loop.advance(1);
  store.release();
  loop.run();
  ASSERT_GT(store.raw(id).size(), before + 1);
  const auto next = read_body(store.raw(id)[before].body);
  ASSERT_TRUE(next);
  EXPECT_TRUE(std::holds_alternative<WentAway>(*next)) << "what the server does by itself comes first";
}

TEST_F(FloodAtATable, WhoOnlyLooksWaitsForHimselfToo) {
  const std::string id = create(2, 2);
  store.hold = true;
  hall->wish(id, person(0), Say{"one"}, [](const auto&) {});
  std::map<std::string, unsigned> answers;
  for (unsigned i = 0; i < 100; ++i) {
    hall->read(id, 555, [&](const Table* table, const Objection& why) { ++answers[table == nullptr ? why.code : ""]; });
  }
  store.release();
  loop.run();
  EXPECT_EQ(answers, (std::map<std::string, unsigned>{{"", 16}, {"too-fast", 84}}));
}

/// What is asked for again and again is refused in the end, however long the times between.
unsigned accepted(TableBuilder& at, unsigned who, const std::function<Command(unsigned)>& command) {
  for (unsigned i = 0; i < 5000; ++i) {
    const std::string code = at.wish(who, command(i));
    if (code == "too-often") return i;
    EXPECT_EQ(code, "");
    if (!code.empty()) break;
  }
  return 5000;
}

TEST(EntriesOfATable, AreBoundedForEachPersonBeforeTheStart) {
  TableBuilder at{2, 2};
  EXPECT_EQ(accepted(at, 0, [](unsigned i) { return Stir{"e" + std::to_string(i)}; }), most_of_a_person.stirred);
  EXPECT_EQ(at.wish(1, Stir{"mine"}), "") << "nobody takes it from another";
  EXPECT_EQ(at.wish(1, Stir{"mine"}), "before");
  EXPECT_EQ(accepted(at, 0, [](unsigned) { return Say{"ha"}; }), most_of_a_person.said);
  EXPECT_EQ(at.wish(1, Say{"well"}), "");
  const auto churn = [](unsigned i) -> Command {
    if (i % 2 == 0) return Stand{};
    return Sit{seat(1), "come-in"};
  };
  EXPECT_EQ(accepted(at, 1, churn), 2 * most_of_a_person.sat + 1);
  EXPECT_EQ(at.wish(2, Sit{seat(1), "come-in"}), "") << "others may";
  EXPECT_EQ(at.wish(2, Stir{"another"}), "");
  EXPECT_EQ(at.wish(0, FreeSeat{seat(1)}), "");
  const auto bots = [](unsigned i) { return PutBot{seat(1), i % 2 == 0 ? "easy" : "hard"}; };
  EXPECT_EQ(accepted(at, 0, bots), most_bots_put);
  EXPECT_EQ(at.wish(0, Start{}), "");
  EXPECT_EQ(at.read_again().tally(100).said, most_of_a_person.said) << "whichever server reads it";
}

TEST(EntriesOfATable, AreBoundedForEachPersonInAMatch) {
  TableBuilder at{2, 2};
  ASSERT_NO_FATAL_FAILURE(at.to_planning());
  const auto leave = [](unsigned i) -> Command {
    if (i % 2 == 0) return Stand{};
    return ComeBack{};
  };
  EXPECT_EQ(accepted(at, 0, leave), 2 * most_of_a_person.left) << "and he is back";
}

TEST(EntriesOfATable, AMindIsChangedSoOftenInARow) {
  TableBuilder at{2, 2};
  ASSERT_NO_FATAL_FAILURE(at.to_planning());
  unsigned times = 0;
  const auto change = [&](std::string_view what) {
    for (times = 0; times < 5000; ++times) {
      const std::string code = at.choose(0, std::string{what} + (times % 2 == 0 ? "cw1" : "ccw1"));
      if (code == "too-often") return;
      ASSERT_EQ(code, "");
    }
  };
  ASSERT_NO_FATAL_FAILURE(change("move:"));
  EXPECT_EQ(times, most_unnoticed) << "while the match waits for him";
  EXPECT_EQ(at.choose(0, "time:1"), "") << "he can still be done";
  ASSERT_NO_FATAL_FAILURE(change("move:"));
  EXPECT_EQ(times, most_unnoticed) << "and when he has decided; all were told that";
  ASSERT_EQ(at.choose(1, "move:cw1"), "");
  ASSERT_EQ(at.choose(1, "time:1"), "");
  EXPECT_EQ(at.table.unnoticed(seat(0)), 0U) << "what all are told ends the row";
}

TEST(EntriesOfATable, TakingBackIsBoundedToo) {
  TableBuilder at{2, 2};
  ASSERT_EQ(at.wish(0, Start{}), "");
  const unsigned who = number(at.table.match()->pending().must.lowest());
  unsigned times = 0;
  for (; times < 5000; ++times) {
    ASSERT_EQ(at.choose(who, at.table.match()->options(seat(who)).front().id), "");
    const std::string code = at.wish(who, TakeBack{});
    if (code == "too-often") break;
    ASSERT_EQ(code, "");
  }
  EXPECT_EQ(times, most_of_a_person.took_back);
}

TEST_F(FloodOnASocket, IsOfOnePersonHoweverManySocketsHeHas) {
  const std::string cookie = guest();
  std::vector<Line> tabs;
  for (int i = 0; i < 4; ++i) tabs.push_back(connect(cookie));
  Line calm = connect(guest());
  unsigned answered = 0;
  while (answered < 1000 && code(tabs[answered % 4], R"({"do":"ping"})").empty()) ++answered;
  EXPECT_EQ(answered, 120U);
  EXPECT_EQ(code(tabs[3], R"({"do":"ping"})"), "too-fast");
  EXPECT_EQ(code(calm, R"({"do":"ping"})"), "");
  loop.advance(1'000);
  EXPECT_EQ(code(tabs[0], R"({"do":"ping"})"), "");
}

TEST_F(FloodOnASocket, OfWhateverIsWrittenIsRefused) {
  const std::string cookie = guest();
  const std::string id = post("/api/tables", R"({"game":"nowa-huta","seats":2})", cookie).field("table");
  Line line = connect(cookie);
  std::map<std::string, unsigned> codes;
  for (int i = 0; i < 40; ++i) {
    ++codes[code(line, R"({"do":"entropy","entropy":"e)" + std::to_string(i) + R"(","table":")" + id + R"("})")];
  }
  EXPECT_EQ(codes, (std::map<std::string, unsigned>{{"", 10}, {"too-often", 10}, {"too-fast", 20}}));
  loop.advance(10'000);
  EXPECT_EQ(code(line, R"({"do":"chat","text":"well","table":")" + id + R"("})"), "");
}

TEST_F(FloodOnASocket, EndsIt) {
  Line line = connect(guest());
  unsigned sent = 0;
  for (; sent < 1000 && line.socket->closed == 0; ++sent) line.listener->heard(R"({"do":"ping"})");
  EXPECT_EQ(line.socket->closed, 1013);
  EXPECT_EQ(sent, 120U + 101U);

  Line babble = connect(guest());
  for (sent = 0; sent < 1000 && babble.socket->closed == 0; ++sent) babble.listener->heard("blah");
  EXPECT_EQ(sent, 101U) << "what is no request at all counts too";

  Line slow = connect(guest());
  for (sent = 0; sent < 300 && slow.socket->closed == 0; ++sent) {
    slow.listener->heard("blah");
    loop.advance(1'000);
  }
  EXPECT_EQ(slow.socket->closed, 0) << "now and then is no flood";
}

}  // namespace
}  // namespace krypta::server::test::flood_test
