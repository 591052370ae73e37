#include "tests/server/app/fixture.hpp"
#include "tests/server/hall/fixture.hpp"
#include "tests/server/table_builder.hpp"

/// However long the history of a table is, what is sent of it at once is not.
namespace krypta::server::test::pages_of_lines_test {
namespace {

using PagesOfLines = HallTest;
using PagesOnASocket = AppTest;

constexpr std::size_t largest = most_line_bytes + 16 * 1024;

const text::Speech& english() { return *text::Speech::in("en"); }
const Value::Array& told(const Value& message) { return *message.find("told")->array(); }
std::uint32_t first(const Value& message) {
  return static_cast<std::uint32_t>(*told(message).front().find("number")->integer());
}

/// The lines of a first look with all the pages before it.
Value::Array read_through(const Table& table, Seat observer) {
  Value at = packet(table, observer, 0, english());
  EXPECT_EQ(*at.find("from")->integer(), 0);
  Value::Array all = told(at);
  while (first(at) > 1) {
    at = page(table, observer, first(at), english());
    EXPECT_LE(to_json(at).size(), largest);
    EXPECT_LE(told(at).size(), most_lines);
    EXPECT_FALSE(told(at).empty());
    if (told(at).empty()) break;
    all.insert(all.begin(), told(at).begin(), told(at).end());
  }
  return all;
}

TEST(Pages, ALongChatOpensWithASmallPacket) {
  TableBuilder at{2, 2};
  for (int i = 0; i < 2150; ++i) at.write(Said{seat(0), std::string(2000, 'x')});
  const std::string text = at.shown(seat(1));
  EXPECT_LE(text.size(), largest);
  const Value::Array all = read_through(at.table, seat(1));
  ASSERT_EQ(all.size(), 2151U);
  for (std::size_t i = 0; i < all.size(); ++i) ASSERT_EQ(*all[i].find("number"), Value{i + 1});
}

TEST(Pages, HaveTheLinesThatWereTold) {
  TableBuilder at{3, 3};
  std::map<Seat, Value::Array> heard;
  std::map<Seat, std::uint32_t> have;
  const auto hear = [&] {
    for (const Seat observer : {seat(0), seat(1), Seat::spectator}) {
      const Value news = packet(at.table, observer, have[observer], english());
      heard[observer].insert(heard[observer].end(), told(news).begin(), told(news).end());
      have[observer] = at.table.lines_told(observer);
    }
  };
  ASSERT_EQ(at.wish(0, Start{}), "");
  hear();
  Rng rng{7};
  for (int i = 0; i < 150 && !at.table.match()->pending().over; ++i) {
    ASSERT_NO_FATAL_FAILURE(at.play_on(rng));
    if (i % 4 == 0) at.wish(rng.below(3), TakeBack{});
    if (i % 3 == 0) {
      ASSERT_EQ(at.wish(1, Say{"well"}), "");
    }
    hear();
  }
  for (const auto& [observer, lines] : heard) {
    ASSERT_GT(lines.size(), most_lines);
    const Value::Array again = read_through(at.table, observer);
    ASSERT_EQ(again.size(), lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) ASSERT_EQ(to_json(again[i]), to_json(lines[i]));
  }
}

TEST(Pages, WhoMissedMoreThanIsSentBeginsAnew) {
  TableBuilder at{2, 2};
  for (int i = 0; i < 150; ++i) at.write(Said{seat(0), "x"});
  const Value few = packet(at.table, seat(1), 60, english());
  EXPECT_EQ(*few.find("from")->integer(), 60);
  EXPECT_EQ(first(few), 61U);
  const Value many = packet(at.table, seat(1), 20, english());
  EXPECT_EQ(*many.find("from")->integer(), 0) << "or there would be a gap in what he has";
  EXPECT_EQ(told(many).size(), most_lines);
  EXPECT_TRUE(told(page(at.table, seat(1), 1, english())).empty());
  EXPECT_EQ(told(page(at.table, seat(1), 9999, english())).size(), most_lines);
}

TEST_F(PagesOfLines, AStaleChoiceIsNotAnsweredWithThem) {
  const std::string id = create(2, 2);
  ASSERT_EQ(wish(id, 0, Start{}), "");
  for (int i = 0; i < 300; ++i) ASSERT_EQ(wish(id, 1, Say{"x"}), "");
  const auto viewer = look(id, 100);
  hall->look_again(id, *viewer, Hall::Lines::missing);
  EXPECT_TRUE(told(viewer->packets().back()).empty());
  EXPECT_NE(viewer->packets().back().find("now")->find("view"), nullptr);
  hall->look_again(id, *viewer, Hall::Lines::last);
  EXPECT_EQ(told(viewer->packets().back()).size(), most_lines);
}

TEST_F(PagesOnASocket, AreForWhoLooksAtTheTable) {
  const std::string cookie = guest();
  const std::string id =
      post("/api/tables", R"({"game":"nowa-huta","seats":2,"sitters":["me","bot:easy"],"start":true})", cookie)
          .field("table");
  Line line = connect(cookie);
  const std::string ask = R"({"do":"history","table":")" + id + R"(","before":)";
  EXPECT_EQ(code(line, ask + "3}"), "not-open");
  ASSERT_EQ(code(line, R"({"do":"open","table":")" + id + R"("})"), "");
  const Value::Array whole = told(line.socket->got[1]);
  const Value page = tell(line, ask + "3}");
  EXPECT_EQ(told(page), (Value::Array{whole[0], whole[1]}));
  EXPECT_EQ(*page.find("seat")->integer(), 0);
  EXPECT_EQ(code(line, ask + "-1}"), "bad-request");
  EXPECT_EQ(code(line, ask + "\"x\"}"), "bad-request");
  Line stranger = connect(guest());
  EXPECT_EQ(code(stranger, ask + "3}"), "not-open");
}

}  // namespace
}  // namespace krypta::server::test::pages_of_lines_test
