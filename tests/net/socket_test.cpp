#include "tests/net/served.hpp"

namespace krypta::server::test::socket_test {
namespace {

/// A served client whose handshake is done.
class SocketTest : public testing::Test {
 protected:
  explicit SocketTest(const NetLimits& limits = {}) : served(limits), client(served.port()) {
    EXPECT_EQ(client.upgrade().status, 101u);
    EXPECT_TRUE(served.has_sockets(1));
  }
  /// The server has told its listener, once.
  void expect_told() {
    EXPECT_TRUE(served.eventually([&] { return heard().closed == 1; }));
    client.hang_up();
    EXPECT_TRUE(served.all_gone());
    EXPECT_EQ(served.counts().sockets, 0u);
    EXPECT_EQ(served.on_loop([&] { return heard().closed; }), 1);
  }
  [[nodiscard]] Heard& heard() { return *served.site.sockets.at(0); }
  void expect_closed_with(unsigned code) {
    const auto frame = client.frame();
    EXPECT_EQ(frame.opcode, Opcode::closing);
    EXPECT_EQ(frame.code(), code);
  }

  Served served;
  Client client;
};

TEST_F(SocketTest, EchoesInOrder) {
  for (int i = 0; i < 50; ++i) client.send_text(std::to_string(i));
  for (int i = 0; i < 50; ++i) EXPECT_EQ(client.frame().payload, "echo " + std::to_string(i));
  EXPECT_TRUE(served.eventually([&] { return served.net().counts().messages_out == 50; }));
  const auto counts = served.counts();
  EXPECT_EQ(counts.sockets, 1u);
  EXPECT_EQ(counts.connections, 1u);
  EXPECT_EQ(counts.messages_in, 50u);
  EXPECT_EQ(counts.refused, 0u);
  client.hang_up();
  expect_told();
}

TEST_F(SocketTest, AcceptsAsTheStandardSays) {
  Client other(served.port());
  const auto answer = other.upgrade();
  EXPECT_EQ(answer.headers.at("sec-websocket-accept"), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
  EXPECT_EQ(answer.headers.at("server"), "");
  EXPECT_EQ(answer.headers.count("sec-websocket-extensions"), 0u);
}

TEST_F(SocketTest, MessagesUpToTheLimitComeAndGoInOneFrame) {
  const std::string large(16 * 1024, 'x');
  client.send_text(large);
  const auto frame = client.frame();
  EXPECT_TRUE(frame.last);
  EXPECT_EQ(frame.payload, "echo " + large);
  client.send_text("");
  EXPECT_EQ(client.frame().payload, "echo ");
}

TEST_F(SocketTest, FragmentsBecomeOneMessageWithAPingBetween) {
  client.send_frame(Opcode::text, "mid", false);
  client.send_frame(Opcode::ping, "there?");
  client.send_frame(Opcode::continuation, "ni", false);
  client.send_frame(Opcode::continuation, "ght", true);
  const auto frame = client.frame();
  EXPECT_EQ(frame.opcode, Opcode::pong);
  EXPECT_EQ(frame.payload, "there?");
  EXPECT_EQ(client.frame().payload, "echo midnight");
}

TEST_F(SocketTest, UnmaskedFramesAreRefused) {
  client.send_frame(Opcode::text, "naked", true, false);
  expect_closed_with(1002);
  EXPECT_TRUE(client.at_end());
  expect_told();
  EXPECT_TRUE(heard().messages.empty());
  EXPECT_EQ(served.counts().refused, 1u);
}

TEST_F(SocketTest, TooLargeAMessageIsRefused) {
  client.send_text(std::string(16 * 1024 + 1, 'x'));
  expect_closed_with(1009);
  expect_told();
  EXPECT_TRUE(heard().messages.empty());
  EXPECT_EQ(served.counts().refused, 1u);
}

TEST_F(SocketTest, TooLargeAMessageInFragmentsIsRefused) {
  client.send_frame(Opcode::text, std::string(10'000, 'x'), false);
  client.send_frame(Opcode::continuation, std::string(10'000, 'x'), true);
  expect_closed_with(1009);
  expect_told();
}

TEST_F(SocketTest, BinaryIsRefused) {
  client.send_frame(Opcode::binary, "\x01\x02");
  expect_closed_with(1003);
  client.send_frame(Opcode::closing, "\x03\xeb");
  EXPECT_TRUE(client.at_end());
  expect_told();
  EXPECT_TRUE(heard().messages.empty());
}

TEST_F(SocketTest, InvalidTextIsRefused) {
  client.send_text("\xc3\x28");
  expect_closed_with(1007);
  expect_told();
  EXPECT_TRUE(heard().messages.empty());
}

TEST_F(SocketTest, ReservedOpcodesAndBitsAreRefused) {
  client.send_frame(3, "what");
  expect_closed_with(1002);
  expect_told();
  Client other(served.port());
  other.upgrade();
  other.send_frame(0x40 | Opcode::text, "compressed");
  EXPECT_EQ(other.frame().code(), 1002u);
}

TEST_F(SocketTest, AClosingFrameIsAnswered) {
  client.send_frame(Opcode::closing, "\x03\xe8 bye");
  expect_closed_with(1000);
  EXPECT_TRUE(client.at_end());
  expect_told();
}

TEST_F(SocketTest, TheSiteClosesAfterWhatIsQueued) {
  served.on_loop([&] {
    for (int i = 0; i < 3; ++i) heard().socket->send(std::make_shared<const std::string>(std::to_string(i)));
    heard().socket->close(4001, "enough");
    heard().socket->close(4002, "twice");
    heard().socket->send(std::make_shared<const std::string>("too late"));
  });
  for (int i = 0; i < 3; ++i) EXPECT_EQ(client.frame().payload, std::to_string(i));
  const auto frame = client.frame();
  EXPECT_EQ(frame.code(), 4001u);
  EXPECT_EQ(frame.payload.substr(2), "enough");
  client.send_text("unheard");
  client.send_frame(Opcode::closing, "\x0f\xa1");
  EXPECT_TRUE(client.at_end());
  expect_told();
  EXPECT_TRUE(heard().messages.empty());
  // Harmless from now on.
  served.on_loop([&] {
    heard().socket->send(std::make_shared<const std::string>("nobody"));
    heard().socket->send(nullptr);
    heard().socket->close(1000, "");
  });
}

TEST_F(SocketTest, ClosingFromWithinAMessage) {
  client.send_text("leave");
  expect_closed_with(4000);
  client.send_frame(Opcode::closing, "\x0f\xa0");
  EXPECT_TRUE(client.at_end());
  expect_told();
}

TEST_F(SocketTest, BothMayCloseAtOnce) {
  for (int round = 0; round < 50; ++round) {
    Client other(served.port());
    ASSERT_EQ(other.upgrade().status, 101u);
    ASSERT_TRUE(served.has_sockets(static_cast<std::size_t>(round) + 2));
    const auto socket = served.on_loop([&] { return served.site.sockets.back(); });
    served.net().loop().post([socket] { socket->socket->close(4001, ""); });
    other.send_frame(Opcode::closing, "\x03\xe8");
    while (other.frame().came) {
    }
    EXPECT_TRUE(served.eventually([&] { return socket->closed == 1; }));
  }
}

TEST_F(SocketTest, AListenerThatThrowsLosesItsSocketOnly) {
  client.send_text("fail");
  EXPECT_TRUE(client.at_end());
  expect_told();
  Client other(served.port());
  EXPECT_EQ(other.upgrade().status, 101u);
}

TEST_F(SocketTest, AHandleMayBeKeptLongerThanTheServer) {
  client.hang_up();
  served.destroy();
  EXPECT_EQ(heard().closed, 1);
  heard().socket->send(std::make_shared<const std::string>("is anybody there"));
  heard().socket->close(1000, "");
}

TEST_F(SocketTest, OneWhoWaitsForAnAnswerToCloseDoesNotKeepTheServer) {
  // Sends on and on after it was told to go, and never says goodbye.
  served.on_loop([&] { heard().socket->close(4001, ""); });
  expect_closed_with(4001);
  for (int i = 0; i < 100; ++i) client.send_text("still here");
  client.hang_up();
  expect_told();
  EXPECT_TRUE(heard().messages.empty());
}

class WelcomeTest : public testing::Test {
 protected:
  Served served;
};

TEST_F(WelcomeTest, ARefusalIsAnOrdinaryAnswer) {
  Client client(served.port());
  const auto answer = client.upgrade("/closed");
  EXPECT_EQ(answer.status, 403u);
  EXPECT_EQ(answer.body, "no");
  EXPECT_EQ(client.ask("/a").status, 200u);
  EXPECT_EQ(served.counts().sockets, 0u);
}

TEST_F(WelcomeTest, WithoutAListenerTheSocketIsClosed) {
  Client client(served.port());
  EXPECT_EQ(client.upgrade("/nobody").status, 101u);
  EXPECT_EQ(client.frame().code(), 1011u);
  client.hang_up();
  EXPECT_TRUE(served.all_gone());
  EXPECT_EQ(served.counts().sockets, 0u);
}

TEST_F(WelcomeTest, AHandshakeWithoutKeyOrVersionIsRefused) {
  Client client(served.port());
  client.get("/socket", "Connection: Upgrade\r\nUpgrade: websocket\r\n");
  EXPECT_EQ(client.answer().status, 400u);
  EXPECT_TRUE(client.at_end());
  Client old(served.port());
  old.get("/socket",
          "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 8\r\n"
          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n");
  EXPECT_EQ(old.answer().status, 426u);
  EXPECT_TRUE(served.all_gone());
  EXPECT_TRUE(served.site.sockets.empty());
}

TEST_F(WelcomeTest, ItSeesTheRequest) {
  Client client(served.port());
  EXPECT_EQ(client.upgrade("/s%20x?table=7", "Cookie: session=s\r\nOrigin: http://here\r\n").status, 101u);
  const auto last = served.on_loop([&] { return served.site.last; });
  EXPECT_EQ(last.path, "/s x");
  EXPECT_EQ(last.query, "table=7");
  EXPECT_EQ(last.cookie("session"), "s");
  EXPECT_EQ(last.header("origin"), "http://here");
}

TEST(SocketTimes, OneWhoAnswersNoPingIsDropped) {
  NetLimits limits;
  limits.idle_ms = 400;
  Served served(limits);
  Client silent(served.port());
  Client alive(served.port());
  ASSERT_EQ(silent.upgrade().status, 101u);
  ASSERT_EQ(alive.upgrade().status, 101u);
  for (int i = 0; i < 4; ++i) {
    const auto frame = alive.frame();
    EXPECT_EQ(frame.opcode, Opcode::ping);
    alive.send_frame(Opcode::pong, frame.payload);
  }
  EXPECT_EQ(silent.frame().opcode, Opcode::ping);
  EXPECT_TRUE(silent.at_end());
  alive.send_text("a");
  Frame frame;
  while ((frame = alive.frame()).opcode == Opcode::ping) alive.send_frame(Opcode::pong, frame.payload);
  EXPECT_EQ(frame.payload, "echo a");
  EXPECT_EQ(served.on_loop([&] { return served.site.sockets.at(0)->closed; }), 1);
}

TEST(SocketQueue, OneWhoDoesNotReadIsCutOffAndTheOthersAreNot) {
  NetLimits limits;
  limits.waiting = 256 * 1024;
  Served served(limits);
  Client deaf(served.port(), 4096);
  Client good(served.port());
  ASSERT_EQ(deaf.upgrade().status, 101u);
  ASSERT_EQ(good.upgrade().status, 101u);
  ASSERT_TRUE(served.has_sockets(2));
  const auto news = std::make_shared<const std::string>(64 * 1024, 'x');
  int sent = 0;
  while (sent < 2000 && served.counts().cut_off == 0) {
    ++sent;
    served.on_loop([&] {
      for (const auto& heard : served.site.sockets) heard->socket->send(news);
    });
    ASSERT_EQ(good.frame().payload.size(), news->size());
  }
  EXPECT_TRUE(served.eventually([&] { return served.site.sockets[0]->closed == 1; }));
  EXPECT_EQ(served.counts().cut_off, 1u);
  EXPECT_EQ(served.counts().sockets, 1u);
  EXPECT_GT(sent, 4);
  good.send_text("still here");
  EXPECT_EQ(good.frame().payload, "echo still here");
}

TEST(SocketQueue, BeingCutOffIsNotToldInTheMiddleOfSend) {
  NetLimits limits;
  limits.waiting = 1000;
  Served served(limits);
  Client client(served.port());
  ASSERT_EQ(client.upgrade().status, 101u);
  ASSERT_TRUE(served.has_sockets(1));
  const int told = served.on_loop([&] {
    auto& heard = *served.site.sockets[0];
    for (int i = 0; i < 3; ++i) heard.socket->send(std::make_shared<const std::string>(900, 'x'));
    return heard.closed;
  });
  EXPECT_EQ(told, 0);
  EXPECT_TRUE(served.eventually([&] { return served.site.sockets[0]->closed == 1; }));
  EXPECT_EQ(served.counts().cut_off, 1u);
}

}  // namespace
}  // namespace krypta::server::test::socket_test
