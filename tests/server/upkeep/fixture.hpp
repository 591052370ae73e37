#pragma once

#include "server/upkeep/desk.hpp"
#include "tests/server/app/fixture.hpp"

namespace krypta::server::test {

/// A whole server, and who runs it.
class UpkeepTest : public AppTest {
 protected:
  Desk desk{{loop, store, people, hall, orders, log, [] { return "http://localhost:80"; },
             [this](AccountId who) { app.sign_out(who); }}};

  void SetUp() override {
    orders.on_change = [this](const std::vector<AccountId>& removed) {
      app.enforce();
      hall.take_names(removed);
      orders.read_only() ? hall.stand_still() : hall.go_on();
    };
    hall.resume([] {});
    loop.run();
  }

  Value order(std::string_view words) {
    Value answer;
    desk.ask(*wire::parse_json(words), [&](Value given) { answer = std::move(given); });
    loop.run();
    return answer;
  }
  /// The code of a refusal; empty if there was none.
  std::string refused(std::string_view words) {
    const Value answer = order(words);
    const Value* error = answer.find("error");
    return error == nullptr ? "" : *error->find("code")->text();
  }
  Value::Array rows(std::string_view words) { return *order(words).find("rows")->array(); }

  std::string somebody(const std::string& name) { return post("/api/guest", R"({"name":")" + name + "\"}").cookie; }
  /// A listed table that somebody has made and at which the others sit too, open on a socket of each.
  struct Party {
    std::string table{};
    std::vector<Line> lines{};
  };
  Party party(const std::vector<std::string>& cookies, const std::string& more = {}) {
    const std::string seats = std::to_string(std::max<std::size_t>(cookies.size(), 2));
    Party made{post("/api/tables", R"({"game":"nowa-huta","listed":true,"seats":)" + seats + more + "}", cookies.at(0))
                   .field("table")};
    for (const std::string& cookie : cookies) {
      made.lines.push_back(connect(cookie));
      EXPECT_EQ(code(made.lines.back(), R"({"do":"open","table":")" + made.table + "\"}"), "");
      if (made.lines.size() == 1) continue;
      EXPECT_EQ(code(made.lines.back(), R"({"do":"sit","table":")" + made.table + "\"}"), "");
    }
    return made;
  }
  std::string says(Line& line, const std::string& table, const std::string& text) {
    return code(line, R"({"do":"chat","table":")" + table + R"(","text":")" + text + "\"}");
  }
};

}  // namespace krypta::server::test
