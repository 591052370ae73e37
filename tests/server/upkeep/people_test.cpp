#include <filesystem>

#include "server/upkeep/door.hpp"
#include "server/upkeep/thinner.hpp"
#include "tests/server/upkeep/fixture.hpp"

/// What is done for people and to them: names, passwords, what is kept of them, and that they are deleted.
namespace krypta::server::test::upkeep_people_test {
namespace {

TEST_F(UpkeepTest, WhoIsDeletedIsNamedNowhereAndHisSeatStays) {
  const std::string ada = somebody("Ada Lovelace");
  const std::string eve = somebody("Eve");
  Party at = party({ada, eve});
  Party gone_on = party({eve, ada});
  ASSERT_EQ(code(gone_on.lines[0], R"({"do":"start","table":")" + gone_on.table + "\"}"), "");
  ASSERT_NE(get("/api/tables", eve).text.find("Ada Lovelace"), std::string::npos);
  EXPECT_EQ(refused(R"({"do":"delete","who":"Ada Lovelace"})"), "bad-request");
  at.lines[1].socket->got.clear();
  ASSERT_EQ(refused(R"({"do":"delete","who":"Ada Lovelace","yes":true})"), "");
  EXPECT_EQ(at.lines[0].socket->closed, 1008);
  EXPECT_EQ(get("/api/mine", ada).code(), "not-signed-in");
  EXPECT_EQ(refused(R"({"do":"delete","who":"Ada Lovelace","yes":true})"), "no-such-account");

  ASSERT_FALSE(at.lines[1].socket->got.empty()) << "who looks on is told";
  const std::string told = to_json(at.lines[1].socket->got.back());
  EXPECT_EQ(told.find("Ada"), std::string::npos);
  EXPECT_NE(told.find("Former player"), std::string::npos);
  const std::string listed = get("/api/tables", eve).text + get("/api/mine", eve).text;
  EXPECT_EQ(listed.find("Ada"), std::string::npos);
  EXPECT_NE(listed.find("Former player"), std::string::npos);
  hall.read(gone_on.table, [](const Table* table) {
    ASSERT_NE(table, nullptr);
    EXPECT_TRUE(table->chair(seat(1)).person());
    EXPECT_EQ(table->chair(seat(1)).sitter.name, "");
    EXPECT_EQ(table->state(), Table::State::running);
  });
  loop.run();
  somebody("Ada Lovelace");
}

TEST_F(UpkeepTest, WhatIsReadFromTheStoreNamesNobodyWhoWasDeleted) {
  const std::string ada = somebody("Ada");
  const std::string id = post("/api/tables", R"({"game":"nowa-huta","seats":2})", ada).field("table");
  const AccountId account = store.accounts().begin()->first;
  std::vector<store::Entry> entries = store.raw(id);
  const auto who = [&](AccountId one) { return one == account; };
  EXPECT_EQ(without_names(entries, who), std::vector<std::string>{"Ada"});
  EXPECT_EQ(entries.at(0).body.find("Ada"), std::string::npos);
  EXPECT_EQ(without_names(entries, who), std::vector<std::string>{});
  entries = store.raw(id);
  EXPECT_EQ(without_names(entries, [](AccountId) { return false; }), std::vector<std::string>{});
  EXPECT_EQ(entries, store.raw(id));
}

TEST(Nameless, WhatWasToldLosesNamesAndNothingElse) {
  const Value told = *wire::parse_json(
      R"({"names":["Ada","Eve"],"seats":[{"name":"Ada"}],"kind":"Ada","text":"Ada and Adam: Ada’s blood, Ada","n":1})");
  EXPECT_EQ(to_json(without_names(told, {"Ada"})),
            R"({"names":["—","Eve"],"seats":[{"name":"—"}],"kind":"Ada","text":"— and Adam: Ada’s blood, —","n":1})");
  EXPECT_EQ(without_names(told, {}), told);
}

TEST_F(UpkeepTest, ALinkSetsAPasswordOnce) {
  const std::string ada = somebody("Ada");
  Line line = connect(ada);
  const Value made = order(R"({"do":"reset","who":"Ada","for":60000})");
  const std::string link = made.find("link")->text()->substr(std::string{"http://localhost:80/reset#"}.size());
  for (const std::string& logged : lines) EXPECT_EQ(logged.find(link), std::string::npos);
  EXPECT_EQ(post("/api/reset", R"({"link":"none"})").code(), "no-such-reset");
  EXPECT_EQ(post("/api/reset", R"({"link":")" + link + "\"}").field("name"), "Ada");
  const auto set = [&](const std::string& password) {
    return post("/api/reset/password", R"({"link":")" + link + R"(","password":")" + password + "\"}").code();
  };
  EXPECT_EQ(set("short"), "bad-password");
  EXPECT_EQ(get("/api/mine", ada).code(), "");
  EXPECT_EQ(set("correct horse battery"), "");
  EXPECT_EQ(line.socket->closed, 1008);
  EXPECT_EQ(get("/api/mine", ada).code(), "not-signed-in");
  EXPECT_EQ(set("another horse battery"), "no-such-reset");
  EXPECT_EQ(post("/api/login", R"({"name":"Ada","password":"correct horse battery"})").code(), "");

  const Value late = order(R"({"do":"reset","who":"Ada","for":60000})");
  loop.advance(60'000);
  EXPECT_EQ(post("/api/reset", R"({"link":")" + late.find("link")->text()->substr(26) + "\"}").code(), "no-such-reset");
}

TEST_F(UpkeepTest, AnExportIsOnesOwnAndNobodyElses) {
  const std::string ada = somebody("Ada");
  Party at = party({ada, somebody("Eve")});
  ASSERT_EQ(says(at.lines[0], at.table, "mine"), "");
  ASSERT_EQ(says(at.lines[1], at.table, "somebody else’s"), "");
  ASSERT_EQ(code(at.lines[0], R"({"do":"start","table":")" + at.table + "\"}"), "");
  std::string chosen;
  std::uint32_t number = 0;
  hall.read(at.table, [&](const Table* table) {
    const Seat s = table->match()->pending().must.lowest();
    chosen = std::to_string(krypta::number(s)) + table->match()->options(s).front().id;
    number = table->lines_told(s);
  });
  loop.run();
  Line& chooser = at.lines[chosen[0] == '0' ? 0 : 1];
  ASSERT_EQ(code(chooser, R"({"do":"act","id":"x1","table":")" + at.table + R"(","number":)" + std::to_string(number) +
                              R"(,"option":")" + chosen.substr(1) + "\"}"),
            "");
  const std::string all =
      to_json(order(R"({"do":"export","who":"Ada"})")) + to_json(order(R"({"do":"export","who":"Eve"})"));
  const std::string own = to_json(order(R"({"do":"export","who":"Ada"})"));
  EXPECT_NE(own.find(R"("text":"mine")"), std::string::npos);
  EXPECT_EQ(own.find("somebody else"), std::string::npos);
  EXPECT_NE(all.find(chosen.substr(1)), std::string::npos);
  for (const char* secret : {"secret", "chance", "hash", "invitation", "password", "token"})
    EXPECT_EQ(all.find(secret), std::string::npos) << secret;
  EXPECT_EQ(refused(R"({"do":"export","who":"#77"})"), "no-such-account");
}

TEST_F(UpkeepTest, TablesAreListedAndClosed) {
  Party at = party({somebody("Ada"), somebody("Eve")});
  ASSERT_EQ(code(at.lines[0], R"({"do":"start","table":")" + at.table + "\"}"), "");
  const Value row = rows(R"({"do":"tables","state":"running","who":"Ada"})").at(0);
  EXPECT_EQ(*row.find("table")->text(), at.table);
  EXPECT_EQ(*row.find("people")->text(), "Ada, Eve");
  EXPECT_EQ(rows(R"({"do":"tables","who":"Eve"})").size(), 0U);
  EXPECT_EQ(rows(R"({"do":"tables","older":1})").size(), 0U);
  EXPECT_EQ(refused(R"({"do":"tables","state":"far"})"), "bad-request");
  EXPECT_EQ(refused(R"({"do":"close","table":"nowhere"})"), "no-such-table");
  const std::string close = R"({"do":"close","table":")" + at.table + "\"}";
  EXPECT_EQ(refused(close), "");
  EXPECT_EQ(refused(close), "table-ended");
  EXPECT_EQ(says(at.lines[0], at.table, "hello"), "table-ended");
  EXPECT_EQ(refused(R"({"do":"dance"})"), "bad-request");
}

TEST_F(UpkeepTest, AReportedLineIsShownWithWhatWasSaidBefore) {
  const std::string ada = somebody("Ada");
  Party at = party({ada, somebody("Eve")});
  for (const char* text : {"one", "two", "three", "four", "five", "six"})
    ASSERT_EQ(says(at.lines[0], at.table, text), "");
  ASSERT_EQ(says(at.lines[1], at.table, "something bad"), "");
  std::uint32_t last = 0;
  hall.read(at.table, [&](const Table* table) { last = table->lines_told(seat(0)); });
  loop.run();
  const auto report = [&](Line& line, std::uint32_t number) {
    return code(
        line, R"({"do":"report","table":")" + at.table + R"(","reason":"rude","line":)" + std::to_string(number) + "}");
  };
  EXPECT_EQ(report(at.lines[0], last), "");
  EXPECT_EQ(report(at.lines[0], last), "") << "he has";
  EXPECT_EQ(report(at.lines[0], last + 1), "bad-request");
  EXPECT_EQ(report(at.lines[0], 1), "bad-request") << "nobody has said it";
  EXPECT_EQ(report(at.lines[1], last), "bad-request") << "his own";
  EXPECT_EQ(report(at.lines[0], last - 1), "bad-request") << "her own";
  EXPECT_EQ(report(at.lines[0], last), "too-fast");
  const auto open = rows(R"({"do":"reports"})");
  ASSERT_EQ(open.size(), 1U);
  EXPECT_EQ(*open[0].find("by")->text(), "Ada");
  EXPECT_EQ(*open[0].find("about")->text(), "Eve");
  EXPECT_EQ(*open[0].find("said")->text(), "something bad");
  EXPECT_EQ(*open[0].find("reason")->text(), "rude");
  EXPECT_EQ(open[0].find("before")->array()->size(), 5U);
  EXPECT_EQ(*open[0].find("before")->array()->back().find("text")->text(), "six");
  EXPECT_EQ(orders.open_reports(), 0U) << "until it is read again";
  const std::string close = R"({"do":"close-report","id":)" + std::to_string(*open[0].find("id")->integer()) + "}";
  EXPECT_EQ(refused(close), "");
  EXPECT_EQ(refused(close), "not-found");
  EXPECT_EQ(rows(R"({"do":"reports"})").size(), 0U);
  EXPECT_EQ(rows(R"({"do":"reports","all":true,"who":"Eve"})").size(), 1U);
}

TEST_F(UpkeepTest, OldMatchesGoOneAfterTheOther) {
  constexpr Time day = 86'400'000;
  const auto put = [&](const std::string& table, Time at) {
    store.append(table, {0, at, "body"}, store::Listing{.table = table, .state = store::Listing::State::over}, {});
    store.count({table, at, "duel", 2, {}}, {});
    store.keep(table, {0, "thought"});
  };
  loop.set(100 * day);
  put("a", 20 * day);
  put("b", 80 * day);
  put("c", 99 * day);
  store.alive(loop.now(), day, {});
  Thinner thinner{loop, store, log, {.thoughts = 10 * day, .matches = 50 * day}};
  thinner.begin();
  loop.advance(10'000);
  EXPECT_EQ(thinner.matches(), 1U);
  EXPECT_EQ(thinner.thoughts(), 1U);
  EXPECT_FALSE(store.listings().contains("a"));
  EXPECT_TRUE(store.listings().contains("b"));
  const auto thoughts = [&](const std::string& table) {
    std::size_t count = 0;
    store.thoughts(table, 0, 9, [&](const auto& found) { count = found.value->size(); });
    loop.run();
    return count;
  };
  EXPECT_EQ(thoughts("b"), 0U);
  EXPECT_EQ(thoughts("c"), 1U);
  loop.advance(12 * day);
  EXPECT_EQ(thoughts("c"), 0U) << "it looks again every hour";
}

TEST(Doors, OnlyOneServerListensAndAnswersALineWithALine) {
  const auto folder = std::filesystem::temp_directory_path() / ("krypta-door-" + std::to_string(getpid()));
  std::filesystem::create_directory(folder);
  const std::string path = folder / "admin.sock";
  const auto nobody = ask_through_door(path, Value::Object{});
  EXPECT_FALSE(std::get<0>(nobody).has_value());
  {
    const auto ask = [](Value request, const Door::Answer& then) {
      then(Value::Object{{"heard", std::move(request)}});
    };
    auto door = Door::open(path, ask);
    ASSERT_TRUE(std::holds_alternative<std::unique_ptr<Door>>(door));
    const auto permissions = std::filesystem::status(path).permissions();
    EXPECT_EQ(permissions, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    EXPECT_TRUE(std::holds_alternative<std::string>(Door::open(path, ask))) << "another server listens there";
    const Value question = Value::Object{{"do", std::string(20'000, 'x')}};
    EXPECT_EQ(*std::get<0>(ask_through_door(path, question))->find("heard"), question);
    const Value flood = Value::Object{{"do", std::string(200'000, 'x')}};
    EXPECT_TRUE(std::holds_alternative<std::string>(ask_through_door(path, flood)));
    EXPECT_TRUE(std::get<0>(ask_through_door(path, question)).has_value());
  }
  EXPECT_FALSE(std::filesystem::exists(path));
  std::filesystem::remove_all(folder);
}

TEST(Doors, WhoWaitsIsLetGoWhenTheServerStops) {
  const std::string path =
      std::filesystem::temp_directory_path() / ("krypta-door-" + std::to_string(getpid()) + ".sock");
  auto door = Door::open(path, [](const Value&, const Door::Answer&) {});
  ASSERT_TRUE(std::holds_alternative<std::unique_ptr<Door>>(door));
  std::thread asking{
      [&] { EXPECT_TRUE(std::holds_alternative<std::string>(ask_through_door(path, Value::Object{}))); }};
  std::this_thread::sleep_for(std::chrono::milliseconds{100});
  std::get<0>(door).reset();
  asking.join();
}

}  // namespace
}  // namespace krypta::server::test::upkeep_people_test
