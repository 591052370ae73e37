#include "tests/server/app/fixture.hpp"

/// What becomes of a new name on connections that are open and at tables where one sits.
namespace krypta::server::test::rename_test {
namespace {

using Rename = AppTest;

TEST_F(Rename, ANewNameReachesSocketsThatAreOpen) {
  const std::string ala = post("/api/guest", R"({"name":"Ala"})").cookie;
  const std::string bela = post("/api/guest", R"({"name":"Bela"})").cookie;
  const std::string id = post("/api/tables", R"({"game":"nowa-huta","seats":3,"listed":true})", ala).field("table");
  Line line = connect(bela);
  ASSERT_EQ(post("/api/rename", R"({"name":"Celina"})", bela).status, 200U);
  ASSERT_EQ(code(line, R"({"do":"sit","table":")" + id + R"("})"), "");
  ASSERT_EQ(code(line, R"({"do":"open","table":")" + id + R"("})"), "");
  const Value& seats = *line.socket->got[1].find("now")->find("seats");
  EXPECT_EQ(*(*seats.array())[1].find("name")->text(), "Celina");
}

TEST_F(Rename, TwoSeatsNeverHaveOneName) {
  const std::string ala = post("/api/guest", R"({"name":"Ala"})").cookie;
  const std::string id = post("/api/tables", R"({"game":"nowa-huta","seats":3,"listed":true})", ala).field("table");
  // Whoever sits keeps the name he sat down with, and another may take it in the world outside.
  ASSERT_EQ(post("/api/rename", R"({"name":"Ola"})", ala).status, 200U);
  const std::string other = post("/api/guest", R"({"name":"aLA"})").cookie;
  Line line = connect(other);
  const std::string sit = R"({"do":"sit","table":")" + id + R"("})";
  EXPECT_EQ(code(line, sit), "name-taken");
  ASSERT_EQ(post("/api/rename", R"({"name":"Ewa"})", other).status, 200U);
  EXPECT_EQ(code(line, sit), "");
}

}  // namespace
}  // namespace krypta::server::test::rename_test
