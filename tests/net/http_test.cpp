#include "tests/net/served.hpp"

namespace krypta::server::test::http_test {
namespace {

NetLimits quick(Time request_ms, Time idle_ms) {
  NetLimits limits;
  limits.request_ms = request_ms;
  limits.idle_ms = idle_ms;
  return limits;
}

TEST(Http, SaysHello) {
  Served served;
  Client client(served.port());
  const auto answer = client.ask("/hello%20there?a=%20b");
  EXPECT_EQ(answer.status, 200u);
  EXPECT_EQ(answer.body, "GET /hello there|a=%20b|");
  EXPECT_EQ(answer.headers.at("content-type"), "text/plain");
  EXPECT_EQ(answer.headers.at("x-site"), "test");
  EXPECT_EQ(answer.headers.count("server"), 0u);
  EXPECT_EQ(answer.headers.count("connection"), 0u);
}

TEST(Http, KeepsTheConnectionForTheNextRequest) {
  Served served;
  Client client(served.port());
  for (int i = 0; i < 5; ++i) {
    client.post("/p", std::to_string(i));
    EXPECT_EQ(client.answer().body, "POST /p||" + std::to_string(i));
  }
  const auto counts = served.counts();
  EXPECT_EQ(counts.requests, 5u);
  EXPECT_EQ(counts.connections, 1u);
  EXPECT_GT(counts.bytes_out, 0u);
  client.get("/", "Connection: close\r\n");
  EXPECT_EQ(client.answer().headers.at("connection"), "close");
  EXPECT_TRUE(client.at_end());
  EXPECT_TRUE(served.all_gone());
}

TEST(Http, OldVersionClosesUnlessAskedNotTo) {
  Served served;
  Client one(served.port());
  one.say("GET /a HTTP/1.0\r\n\r\n");
  EXPECT_EQ(one.answer().body, "GET /a||");
  EXPECT_TRUE(one.at_end());
  Client two(served.port());
  two.say("GET /a HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
  EXPECT_EQ(two.answer().status, 200u);
  two.say("GET /b HTTP/1.0\r\n\r\n");
  EXPECT_EQ(two.answer().body, "GET /b||");
}

TEST(Http, PipelinedRequestsAreAnsweredInOrder) {
  Served served;
  Client client(served.port());
  std::string all;
  for (int i = 0; i < 20; ++i) all += "GET /" + std::to_string(i) + " HTTP/1.1\r\nHost: here\r\n\r\n";
  // The last one arrives in two parts.
  client.say(all + "GET /half HT");
  for (int i = 0; i < 20; ++i) EXPECT_EQ(client.answer().body, "GET /" + std::to_string(i) + "||");
  client.say("TP/1.1\r\nHost: here\r\n\r\n");
  EXPECT_EQ(client.answer().body, "GET /half||");
}

TEST(Http, HeadIsGetWithoutTheBody) {
  Served served;
  Client client(served.port());
  client.say("HEAD /a HTTP/1.1\r\nHost: here\r\n\r\n");
  const auto head = client.answer(false);
  EXPECT_EQ(head.status, 200u);
  EXPECT_EQ(head.headers.at("content-length"), std::to_string(std::string("GET /a||").size()));
  // Were there a body, it would be taken for the next answer.
  EXPECT_EQ(client.ask("/b").body, "GET /b||");
}

TEST(Http, NoContentHasNoLength) {
  Served served;
  Client client(served.port());
  const auto answer = client.ask("/none");
  EXPECT_EQ(answer.status, 204u);
  EXPECT_EQ(answer.headers.count("content-length"), 0u);
  EXPECT_EQ(client.ask("/b").body, "GET /b||");
}

TEST(Http, AHeaderOfTheSiteCannotBecomeTwo) {
  Served served;
  Client client(served.port());
  const auto answer = client.ask("/split");
  EXPECT_EQ(answer.headers.count("x-more"), 0u);
  EXPECT_EQ(answer.headers.count("x-site"), 1u);
}

TEST(Http, MethodsAreTheSitesBusiness) {
  Served served;
  Client client(served.port());
  client.say("DELETE /a HTTP/1.1\r\nHost: here\r\n\r\n");
  EXPECT_EQ(client.answer().body, "DELETE /a||");
  client.say("FROB /a HTTP/1.1\r\nHost: here\r\n\r\n");
  EXPECT_EQ(client.answer().body, "FROB /a||");
}

struct Wrong {
  const char* name;
  std::string request;
  unsigned status;
};

std::string framed(const std::string& fields) { return "POST / HTTP/1.1\r\nHost: here\r\n" + fields + "\r\n\r\n"; }

TEST(Http, WrongRequestsAreRefusedAndTheConnectionClosed) {
  const std::string rest = " HTTP/1.1\r\nHost: here\r\n\r\n";
  const std::vector<Wrong> all{
      {"huge header", "GET / HTTP/1.1\r\nHost: here\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n", 431},
      {"endless header", "GET / HTTP/1.1\r\nHost: here\r\nX: " + std::string(300'000, 'x'), 431},
      {"huge target", "GET /" + std::string(20'000, 'x') + rest, 431},
      {"huge body", "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100000\r\n\r\n" + std::string(100'000, 'x'), 413},
      {"huge chunk",
       "POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n186a0\r\n" + std::string(100'000, 'x'), 413},
      {"absurd length", "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 99999999999999999999\r\n\r\n", 400},
      {"two lengths", "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", 400},
      {"length and chunks",
       "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400},
      {"another encoding", framed("Transfer-Encoding: xchunked") + "GET /smuggled" + rest, 400},
      {"encodings", framed("Transfer-Encoding: gzip, chunked") + "0\r\n\r\n", 400},
      {"chunks twice", framed("Transfer-Encoding: chunked, chunked") + "0\r\n\r\n", 400},
      {"no encoding", framed("Transfer-Encoding: identity"), 400},
      {"an empty encoding", framed("Transfer-Encoding:"), 400},
      {"two encodings", framed("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity"), 400},
      {"the same encoding twice", framed("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked") + "0\r\n\r\n",
       400},
      {"an old version with chunks", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400},
      {"another encoding and a length", framed("Transfer-Encoding: xchunked\r\nContent-Length: 2") + "ab", 400},
      {"the same length twice", framed("Content-Length: 2\r\nContent-Length: 2") + "ab", 400},
      {"a list of lengths", framed("Content-Length: 2, 2") + "ab", 400},
      {"a length with a sign", framed("Content-Length: +2") + "ab", 400},
      {"a length in hexadecimal", framed("Content-Length: 0x2") + "ab", 400},
      {"an empty length", framed("Content-Length:") + "ab", 400},
      {"a space before the colon", framed("Transfer-Encoding : chunked") + "0\r\n\r\n", 400},
      {"fields after the body", framed("Transfer-Encoding: chunked") + "0\r\nX-Forwarded-For: 10.0.0.9\r\n\r\n", 400},
      {"garbage", std::string("\x16\x03\x01\x02\x00\x01\xfc garbage\r\n\r\n", 18), 400},
      {"version", "GET / HTTP/3.7\r\n\r\n", 400},
      {"bad percent", "GET /%zz" + rest, 400},
      {"half percent", "GET /%4" + rest, 400},
      {"NUL", "GET /%00" + rest, 400},
      {"control", "GET /a%0d%0ab" + rest, 400},
      {"CONNECT", "CONNECT here:443" + rest, 400},
      {"star", "OPTIONS *" + rest, 400},
      {"no host", "GET / HTTP/1.1\r\n\r\n", 400},
      {"two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400},
  };
  Served served;
  std::uint64_t refused = 0;
  for (const auto& wrong : all) {
    Client client(served.port());
    client.say(wrong.request);
    const auto answer = client.answer();
    EXPECT_EQ(answer.status, wrong.status) << wrong.name;
    EXPECT_TRUE(client.at_end()) << wrong.name;
    EXPECT_EQ(served.counts().refused, ++refused) << wrong.name;
  }
  EXPECT_EQ(served.counts().requests, 0u);
  Client client(served.port());
  EXPECT_EQ(client.ask("/a").status, 200u);
}

TEST(Http, HeaderAndBodyAtTheirLimitsAreServed) {
  Served served;
  Client client(served.port());
  EXPECT_EQ(client.ask("/a", "X: " + std::string(16'000, 'x') + "\r\n").status, 200u);
  client.post("/", std::string(64 * 1024, 'x'));
  EXPECT_EQ(client.answer().body.size(), 64 * 1024 + std::string("POST /||").size());
  client.say("POST /c HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n");
  EXPECT_EQ(client.answer().body, "POST /c||abcde");
}

TEST(Http, ABodyThatIsLongerThanItsLengthIsTheNextRequest) {
  Served served;
  Client client(served.port());
  client.say("POST /a HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\nabcd\r\n\r\n");
  EXPECT_EQ(client.answer().body, "POST /a||ab");
  EXPECT_EQ(client.answer().status, 400u);
  EXPECT_TRUE(client.at_end());
}

TEST(Http, ABodyThatIsShorterThanItsLengthIsNoRequest) {
  Served served;
  Client client(served.port());
  client.say("POST /a HTTP/1.1\r\nHost: here\r\nContent-Length: 20\r\n\r\nabcd");
  client.finish_sending();
  EXPECT_TRUE(client.at_end());
  EXPECT_TRUE(served.all_gone());
  EXPECT_EQ(served.counts().requests, 0u);
  EXPECT_EQ(served.counts().refused, 1u);
}

TEST(Http, WhoAsksWhetherToGoOnIsTold) {
  Served served;
  Client client(served.port());
  client.say("POST /a HTTP/1.1\r\nHost: here\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n");
  EXPECT_EQ(client.answer().status, 100u);
  client.say("abcd");
  EXPECT_EQ(client.answer().body, "POST /a||abcd");
}

TEST(Http, HalfARequestIsDroppedInTime) {
  Served served(quick(50, 60'000));
  Client silent(served.port());
  Client header(served.port());
  header.say("GET / HTTP/1.1\r\nHo");
  Client body(served.port());
  body.say("POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\nabc");
  EXPECT_TRUE(silent.at_end());
  EXPECT_TRUE(header.at_end());
  EXPECT_TRUE(body.at_end());
  EXPECT_TRUE(served.all_gone());
}

TEST(Http, DripsDoNotPutOffTheDeadline) {
  Served served(quick(50, 60'000));
  Client client(served.port());
  client.say("GET / HTTP/1.1\r\nX: ");
  int drips = 0;
  while (client.say("x") && drips < 5000) {
    ++drips;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  EXPECT_LT(drips, 5000);
}

TEST(Http, AnIdleConnectionIsDroppedInTime) {
  Served served(quick(60'000, 50));
  Client client(served.port());
  EXPECT_EQ(client.ask("/").status, 200u);
  EXPECT_TRUE(client.at_end());
  EXPECT_EQ(served.counts().refused, 0u);
}

TEST(Http, CookiesArrive) {
  Served served;
  Client client(served.port());
  client.ask("/", "COOKIE: a=1; session=s3\r\n");
  EXPECT_EQ(served.on_loop([&] { return std::string(served.site.last.cookie("session")); }), "s3");
}

TEST(Http, ATrustedProxySpeaksForOthers) {
  Net::Settings settings;
  settings.behind_proxy = true;
  Served served(settings);
  Client client(served.port());
  client.ask("/", "X-Forwarded-For: 6.6.6.6, 10.1.2.3\r\n");
  auto last = served.on_loop([&] { return served.site.last; });
  EXPECT_EQ(last.address, "10.1.2.3");
  EXPECT_FALSE(last.local);
  client.ask("/");
  last = served.on_loop([&] { return served.site.last; });
  EXPECT_EQ(last.address, "127.0.0.1");
  EXPECT_TRUE(last.local);
}

TEST(Http, NobodyElseDoes) {
  Served served;
  Client client(served.port());
  client.ask("/", "X-Forwarded-For: 10.1.2.3\r\n");
  const auto last = served.on_loop([&] { return served.site.last; });
  EXPECT_EQ(last.address, "127.0.0.1");
  EXPECT_FALSE(last.local);
}

TEST(Http, AReplyMayComeLater) {
  Served served;
  Client client(served.port());
  client.get("/later");
  ASSERT_TRUE(served.eventually([&] { return served.site.later.size() == 1; }));
  served.on_loop([&] { served.site.later[0]({201, "text/plain", "at last"}); });
  EXPECT_EQ(client.answer().body, "at last");
  // The same reply again belongs to no request; it must not answer the next one.
  client.get("/later");
  ASSERT_TRUE(served.eventually([&] { return served.site.later.size() == 2; }));
  served.on_loop([&] {
    served.site.later[0]({500, "text/plain", "stale"});
    served.site.later[1]({200, "text/plain", "fresh"});
  });
  EXPECT_EQ(client.answer().body, "fresh");
}

TEST(Http, AReplyAfterTheClientHasGoneIsHarmless) {
  Served served;
  {
    Client client(served.port());
    client.get("/later");
    ASSERT_TRUE(served.eventually([&] { return served.site.later.size() == 1; }));
  }
  served.on_loop([&] { served.site.later[0]({200, "text/plain", std::string(100'000, 'x')}); });
  EXPECT_TRUE(served.all_gone());
  served.on_loop([&] { served.site.later[0]({200, "text/plain", "again"}); });
  Client client(served.port());
  EXPECT_EQ(client.ask("/a").status, 200u);
}

TEST(Http, AReplyThatNeverComesEndsTheConnection) {
  Served served(quick(50, 60'000));
  Client client(served.port());
  client.get("/later");
  EXPECT_TRUE(client.at_end());
  EXPECT_TRUE(served.all_gone());
  served.on_loop([&] { served.site.later.at(0)({200, "text/plain", "too late"}); });
}

TEST(Http, AReplyMayBeKeptLongerThanTheServer) {
  Served served(quick(500, 60'000));
  Client client(served.port());
  client.get("/later");
  ASSERT_TRUE(served.eventually([&] { return served.site.later.size() == 1; }));
  client.hang_up();
  served.destroy();
  served.site.later[0]({200, "text/plain", "is anybody there"});
}

TEST(Http, ASiteThatThrowsLosesOneConnection) {
  Served served;
  Client other(served.port());
  Client client(served.port());
  client.get("/fail");
  EXPECT_TRUE(client.at_end());
  EXPECT_EQ(other.ask("/a").status, 200u);
}

TEST(Http, WhatIsThrownIsReported) {
  std::vector<std::string> reported;  // on the loop only
  Net::Settings settings;
  settings.failed = [&](std::string_view where, std::string_view problem) {
    reported.push_back(std::string{where} + ": " + std::string{problem});
  };
  Served served(settings);
  Client client(served.port());
  client.get("/fail");
  EXPECT_TRUE(client.at_end());
  Client talker(served.port());
  EXPECT_EQ(talker.upgrade().status, 101u);
  talker.send_text("fail");
  EXPECT_TRUE(served.eventually([&] { return reported.size() == 2; }));
  served.net().loop().post([] { throw std::runtime_error("out of paper"); });
  EXPECT_TRUE(served.eventually([&] { return reported.size() == 3; }));
  served.on_loop([&] {
    EXPECT_EQ(reported[0], "request: an exception without words");
    EXPECT_EQ(reported[1], "socket: an exception without words");
    EXPECT_EQ(reported[2], "task: out of paper");
  });
  served.stop();
}

TEST(Http, SaysAtWhichAddressItWasReached) {
  Served served;
  Client client(served.port());
  client.ask("/");
  EXPECT_EQ(served.on_loop([&] { return served.site.last.reached; }), "127.0.0.1");
}

TEST(Http, WhoSendsAndDoesNotReadIsDropped) {
  Served served(quick(100, 60'000));
  Client client(served.port(), 4096);
  const std::string body(4'000, 'x');
  // Much more than the buffers between the two hold.
  for (int i = 0; i < 20'000 && client.post("/", body); ++i) {
  }
  EXPECT_TRUE(served.all_gone());
}

}  // namespace
}  // namespace krypta::server::test::http_test
