#include <sys/resource.h>

#include <ctime>
#include <list>
#include <optional>

#include "tests/net/served.hpp"

namespace krypta::server::test::crowd_test {
namespace {

NetLimits room_for(unsigned connections, unsigned per_address) {
  NetLimits limits;
  limits.connections = connections;
  limits.connections_per_address = per_address;
  return limits;
}

TEST(Crowd, OneAddressHasSoManyConnections) {
  Served served(room_for(1000, 3));
  std::vector<Client> clients;
  for (int i = 0; i < 3; ++i) {
    clients.emplace_back(served.port());
    EXPECT_EQ(clients.back().ask("/").status, 200u);
  }
  {
    Client fourth(served.port());
    EXPECT_TRUE(fourth.at_end());
  }
  EXPECT_EQ(served.counts().refused, 1u);
  clients.pop_back();
  ASSERT_TRUE(served.eventually([&] { return served.net().counts().connections == 2; }));
  Client next(served.port());
  EXPECT_EQ(next.upgrade().status, 101u);
  Client fifth(served.port());
  EXPECT_TRUE(fifth.at_end());
}

TEST(Crowd, BehindAProxySocketsAreCountedByWhoseTheyAre) {
  Net::Settings settings = Served::with(room_for(1000, 2));
  settings.behind_proxy = true;
  Served served(settings);
  std::vector<Client> clients;
  for (int i = 0; i < 2; ++i) {
    clients.emplace_back(served.port());
    EXPECT_EQ(clients.back().upgrade("/s", "X-Forwarded-For: 10.0.0.1\r\n").status, 101u);
  }
  Client third(served.port());
  EXPECT_EQ(third.upgrade("/s", "X-Forwarded-For: 10.0.0.1\r\n").status, 503u);
  Client other(served.port());
  EXPECT_EQ(other.upgrade("/s", "X-Forwarded-For: 10.0.0.2\r\n").status, 101u);
  clients.pop_back();
  ASSERT_TRUE(served.eventually([&] { return served.net().counts().sockets == 2; }));
  EXPECT_EQ(third.upgrade("/s", "X-Forwarded-For: 10.0.0.1\r\n").status, 101u);
}

TEST(Crowd, AHouseholdOfIpv6IsCountedByItsWiderNetworksToo) {
  Net::Settings settings = Served::with(room_for(1000, 1));
  settings.behind_proxy = true;
  Served served(settings);
  std::list<Client> clients;
  const auto come = [&](const std::string& address) {
    clients.emplace_back(served.port());
    return clients.back().upgrade("/s", "X-Forwarded-For: " + address + "\r\n").status;
  };
  for (int line = 1; line <= 4; ++line) EXPECT_EQ(come("2001:db8:7:" + std::to_string(line) + "::1"), 101u) << line;
  EXPECT_EQ(come("2001:db8:7:5::1"), 503u) << "the fifth network of one /56";
  EXPECT_EQ(come("2001:db8:7:100::1"), 101u) << "another /56";
  clients.pop_front();
  ASSERT_TRUE(served.eventually([&] { return served.net().counts().sockets == 4; }));
  EXPECT_EQ(come("2001:db8:7:6::1"), 101u) << "a place that was given back";
}

TEST(Crowd, BehindAProxyARefusedSocketIsNotCounted) {
  Net::Settings settings = Served::with(room_for(1000, 2));
  settings.behind_proxy = true;
  Served served(settings);
  Client client(served.port());
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(client.upgrade("/closed", "X-Forwarded-For: 10.0.0.1\r\n").status, 403u);
  }
  Client one(served.port());
  EXPECT_EQ(one.upgrade("/s", "X-Forwarded-For: 10.0.0.1\r\n").status, 101u);
  Client two(served.port());
  EXPECT_EQ(two.upgrade("/s", "X-Forwarded-For: 10.0.0.1\r\n").status, 101u);
}

/// Lets the program have no more file descriptors than it has now.
class NoMoreFiles {
 public:
  NoMoreFiles() {
    getrlimit(RLIMIT_NOFILE, &before_);
    // Descriptors are given out from the lowest, so all below the new one are taken.
    const int next = ::dup(0);
    rlimit now = before_;
    now.rlim_cur = static_cast<rlim_t>(next);
    setrlimit(RLIMIT_NOFILE, &now);
    ::close(next);
  }
  NoMoreFiles(const NoMoreFiles&) = delete;
  NoMoreFiles& operator=(const NoMoreFiles&) = delete;
  ~NoMoreFiles() { setrlimit(RLIMIT_NOFILE, &before_); }

 private:
  rlimit before_{};
};

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

TEST(Crowd, WithoutFileDescriptorsItWaitsForBetterTimes) {
  Served served;
  Client steady(served.port());
  ASSERT_EQ(steady.ask("/").status, 200u);
  std::optional<Client> late;
  {
    const int kept = ::dup(0);
    const NoMoreFiles scarce;
    ::close(kept);
    // Takes the last descriptor; the system completes the connection, the server cannot accept it.
    late.emplace(served.port());
    ASSERT_TRUE(late->connected());
    late->get("/late");
    const double before = processor_seconds();
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    EXPECT_LT(processor_seconds() - before, 0.15);
    EXPECT_EQ(steady.ask("/").status, 200u);
    EXPECT_EQ(served.counts().connections, 1u);
  }
  EXPECT_EQ(late->answer().body, "GET /late||");
}

TEST(Crowd, AThousandComeAndOneIsAnsweredThroughout) {
  Served served(room_for(5000, 5000));
  Client steady(served.port());
  ASSERT_EQ(steady.upgrade().status, 101u);
  std::vector<Client> clients;
  for (int i = 0; i < 1000; ++i) {
    clients.emplace_back(served.port());
    ASSERT_TRUE(clients.back().connected());
    clients.back().get("/" + std::to_string(i));
    if (i % 20 != 0) continue;
    steady.send_text(std::to_string(i));
    ASSERT_EQ(steady.frame().payload, "echo " + std::to_string(i));
  }
  for (int i = 0; i < 1000; ++i) {
    EXPECT_EQ(clients[static_cast<std::size_t>(i)].answer().body, "GET /" + std::to_string(i) + "||");
  }
  EXPECT_EQ(served.counts().connections, 1001u);
  clients.clear();
  EXPECT_TRUE(served.eventually([&] { return served.net().counts().connections == 1; }));
}

TEST(Crowd, AThousandAreRefusedAndOneIsAnsweredThroughout) {
  Served served(room_for(1, 5000));
  Client steady(served.port());
  ASSERT_EQ(steady.ask("/").status, 200u);
  std::vector<Client> clients;
  for (int i = 0; i < 1000; ++i) {
    clients.emplace_back(served.port());
    if (i % 20 != 0) continue;
    ASSERT_EQ(steady.ask("/" + std::to_string(i)).body, "GET /" + std::to_string(i) + "||");
  }
  for (auto& client : clients) EXPECT_TRUE(client.at_end());
  EXPECT_EQ(served.counts().refused, 1000u);
  EXPECT_EQ(steady.ask("/").status, 200u);
}

TEST(Listen, SaysWhatIsWrongInOneLine) {
  Served served;
  TestSite site;
  const auto net = Net::make();
  Net::Settings settings;
  settings.port = served.port();
  EXPECT_EQ(net->listen(settings, site), "port " + std::to_string(served.port()) + " on 127.0.0.1 is in use");
  settings.address = "nowhere";
  EXPECT_EQ(net->listen(settings, site), "\"nowhere\" is not an IP address");
  settings.address = "192.0.2.1";
  EXPECT_NE(net->listen(settings, site), "");
  settings.address = "127.0.0.1";
  settings.port = 0;
  EXPECT_EQ(net->listen(settings, site), "");
  EXPECT_NE(net->port(), 0);
}

TEST(Stop, FlushesClosesAndTellsEverybody) {
  Served served;
  std::vector<Client> clients;
  const std::size_t people = 20;
  const int messages = 50;
  for (std::size_t i = 0; i < people; ++i) {
    clients.emplace_back(served.port());
    ASSERT_EQ(clients.back().upgrade().status, 101u);
  }
  ASSERT_TRUE(served.has_sockets(people));
  Client idle(served.port());
  ASSERT_EQ(idle.ask("/").status, 200u);
  served.on_loop([&] {
    const auto news = std::make_shared<const std::string>(20'000, 'x');
    for (const auto& heard : served.site.sockets) {
      for (int i = 0; i < messages; ++i) heard->socket->send(news);
    }
    served.net().stop();
    served.net().stop();
  });
  EXPECT_TRUE(idle.at_end());
  for (auto& client : clients) {
    for (int i = 0; i < messages; ++i) ASSERT_EQ(client.frame().payload.size(), 20'000u);
    EXPECT_EQ(client.frame().code(), 1012u);
    client.send_frame(Opcode::closing, "\x03\xf4");
    EXPECT_TRUE(client.at_end());
  }
  served.stop();
  for (const auto& heard : served.site.sockets) EXPECT_EQ(heard->closed, 1);
  EXPECT_EQ(served.net().counts().connections, 0u);
  Client late(served.port());
  EXPECT_FALSE(late.connected());
}

TEST(Stop, ThePresentAnswerIsFinished) {
  Served served;
  Client client(served.port());
  client.get("/later");
  ASSERT_TRUE(served.eventually([&] { return served.site.later.size() == 1; }));
  served.on_loop([&] { served.net().stop(); });
  served.on_loop([&] { served.site.later[0]({200, "text/plain", "done"}); });
  const auto answer = client.answer();
  EXPECT_EQ(answer.body, "done");
  EXPECT_EQ(answer.headers.at("connection"), "close");
  EXPECT_TRUE(client.at_end());
  served.stop();
}

TEST(Stop, WhoeverDoesNotGoIsCutAfterThreeSeconds) {
  Served served;
  Client mute(served.port());
  ASSERT_EQ(mute.upgrade().status, 101u);
  Client deaf(served.port(), 4096);
  ASSERT_EQ(deaf.upgrade().status, 101u);
  Client waiting(served.port());
  waiting.get("/later");
  Client half(served.port());
  half.say("GET / HT");
  ASSERT_TRUE(served.eventually([&] { return served.site.later.size() == 1 && served.site.sockets.size() == 2; }));
  served.on_loop([&] {
    const auto news = std::make_shared<const std::string>(60'000, 'x');
    for (int i = 0; i < 60; ++i) served.site.sockets[1]->socket->send(news);
  });
  const auto start = std::chrono::steady_clock::now();
  served.stop();
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(8));
  EXPECT_EQ(served.site.sockets[0]->closed, 1);
  EXPECT_EQ(served.site.sockets[1]->closed, 1);
  EXPECT_EQ(mute.frame().code(), 1012u);
  EXPECT_TRUE(waiting.at_end());
}

TEST(Stop, NeverRun) {
  TestSite site;
  auto net = Net::make();
  ASSERT_EQ(net->listen({}, site), "");
  Client client(net->port());
  client.get("/");
  net->loop().post([] { FAIL(); });
  net->loop().after(0, [] { FAIL(); });
  net.reset();
}

}  // namespace
}  // namespace krypta::server::test::crowd_test
