#include "tests/net/served.hpp"

/// How much somebody may send is the site's to say, when it knows what for.
namespace krypta::server::test::body_test {
namespace {

constexpr std::size_t usual = 64 * 1024;
constexpr std::size_t large = 256 * 1024;  // what the site takes at /large

std::string head(std::string_view path, std::size_t length, std::string_view more = "") {
  return "POST " + std::string(path) + " HTTP/1.1\r\nHost: here\r\nContent-Length: " + std::to_string(length) + "\r\n" +
         std::string(more) + "\r\n";
}

TEST(Body, OneAddressTakesMoreThanTheOthers) {
  Served served;
  Client client(served.port());
  client.post("/large", std::string(large, 'x'));
  EXPECT_EQ(client.answer().body, "POST /large||" + std::string(large, 'x'));
  client.post("/large?a=b", std::string(large, 'y'));
  EXPECT_EQ(client.answer().status, 200u);
  client.post("/other", std::string(usual, 'x'));
  EXPECT_EQ(client.answer().status, 200u);
  client.post("/other", std::string(usual + 1, 'x'));
  EXPECT_EQ(client.answer().status, 413u);
}

TEST(Body, ItHasAnEndThereToo) {
  Served served;
  Client said(served.port());
  said.post("/large", std::string(large + 1, 'x'));
  EXPECT_EQ(said.answer().status, 413u);
  Client chunked(served.port());
  chunked.say("POST /large HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n40001\r\n" +
              std::string(large + 1, 'x'));
  EXPECT_EQ(chunked.answer().status, 413u);
  Client other(served.port());
  other.say("POST /large HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n40000\r\n" +
            std::string(large, 'x') + "\r\n0\r\n\r\n");
  EXPECT_EQ(other.answer().status, 200u);
}

TEST(Body, AnotherMethodIsAnotherMatter) {
  Served served;
  Client client(served.port());
  client.say("PUT /large HTTP/1.1\r\nHost: here\r\nContent-Length: " + std::to_string(usual + 1) + "\r\n\r\n" +
             std::string(usual + 1, 'x'));
  EXPECT_EQ(client.answer().status, 413u);
}

TEST(Body, WhoWouldSendTooMuchIsNotToldToGoOn) {
  Served served;
  Client client(served.port());
  client.say(head("/other", usual + 1, "Expect: 100-continue\r\n"));
  EXPECT_EQ(client.answer().status, 413u);
  Client allowed(served.port());
  allowed.say(head("/large", usual + 1, "Expect: 100-continue\r\n"));
  EXPECT_EQ(allowed.answer().status, 100u);
  allowed.say(std::string(usual + 1, 'x'));
  EXPECT_EQ(allowed.answer().status, 200u);
}

TEST(Body, FewLargeOnesArriveAtTheSameTime) {
  NetLimits limits;
  limits.large_bodies = 2;
  Served served(limits);
  Client one(served.port());
  Client two(served.port());
  // That they are told to go on shows that they have their room.
  for (Client* client : {&one, &two}) {
    client->say(head("/large", large, "Expect: 100-continue\r\n"));
    ASSERT_EQ(client->answer().status, 100u);
  }
  Client three(served.port());
  three.say(head("/large", large) + std::string(large, 'x'));
  EXPECT_EQ(three.answer().status, 503u);
  Client small(served.port());
  small.post("/large", "small");
  EXPECT_EQ(small.answer().status, 200u);
  one.say(std::string(large, 'x'));
  EXPECT_EQ(one.answer().status, 200u);
  Client four(served.port());
  four.post("/large", std::string(large, 'x'));
  EXPECT_EQ(four.answer().status, 200u) << "there is room again";
  two.hang_up();
  ASSERT_TRUE(served.eventually([&] { return served.net().counts().connections == 3; }));
  for (int i = 0; i < 3; ++i) {
    four.post("/large", std::string(large, 'x'));
    EXPECT_EQ(four.answer().status, 200u);
  }
}

}  // namespace
}  // namespace krypta::server::test::body_test
