#include "tests/server/app/fixture.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <regex>

namespace krypta::server::test::app_test {
namespace {

TEST_F(AppTest, AGuestHasANameAtOnceInHisLanguageAndAPasswordKeepsIt) {
  const Got made = post("/api/guest", R"({"lang":"hu"})");
  EXPECT_EQ(made.status, 200U);
  EXPECT_EQ(made.field("name").rfind("Vendég ", 0), 0U);
  EXPECT_EQ(get("/api/me", made.cookie).field("name"), made.field("name"));
  EXPECT_EQ(post("/api/rename", R"({"name":"Éva"})", made.cookie).field("name"), "Éva");
  EXPECT_EQ(post("/api/keep", R"({"password":"short"})", made.cookie).code(), "bad-password");
  EXPECT_EQ(post("/api/keep", R"({"password":"correct horse"})", made.cookie).status, 200U);
  EXPECT_EQ(post("/api/login", R"({"name":"éva","password":"wrong horse"})").code(), "wrong-password");
  EXPECT_EQ(post("/api/login", R"({"name":"nobody here","password":"wrong horse"})").code(), "wrong-password");
  const Got in = post("/api/login", R"({"name":"éva","password":"correct horse"})");
  EXPECT_EQ(in.status, 200U);
  EXPECT_EQ(get("/api/me", in.cookie).field("name"), "Éva");
  EXPECT_EQ(post("/api/logout", "{}", in.cookie).status, 200U);
  EXPECT_EQ(get("/api/me", in.cookie).field("name"), "");
}

TEST_F(AppTest, TheCookieIsForNobodyElse) {
  const std::string set = post("/api/guest", "{}").header("Set-Cookie");
  for (const std::string_view part : {"HttpOnly", "SameSite=Strict", "Path=/"}) {
    EXPECT_NE(set.find(part), std::string::npos) << part;
  }
  EXPECT_EQ(set.find("Secure"), std::string::npos) << "there is no TLS here";
  App behind_tls{{built_in_games(), loop, people, hall, store, log, workers}, {"https://krypta.example"}};
  std::string secure;
  behind_tls.answer(request("POST", "/api/guest", "{}", ""), [&](const HttpResponse&) { secure = "answered"; });
  loop.run();
  HttpRequest own = request("POST", "/api/guest", "{}", "");
  std::erase_if(own.headers, [](const auto& h) { return h.first == "origin"; });
  own.headers.emplace_back("origin", "https://krypta.example");
  behind_tls.answer(own, [&](const HttpResponse& response) {
    for (const auto& [name, value] : response.headers) {
      if (name == "Set-Cookie") secure = value;
    }
  });
  loop.run();
  EXPECT_NE(secure.find("; Secure"), std::string::npos) << secure;
}

TEST_F(AppTest, AForgedCookieIsNobody) {
  const std::string real = guest();
  std::string forged = real;
  forged.back() = forged.back() == 'A' ? 'B' : 'A';
  for (const std::string& cookie : {forged, std::string{"krypta="}, std::string{"krypta=x"},
                                    "krypta=" + std::string(5000, 'A'), std::string{"other=1"}}) {
    EXPECT_EQ(get("/api/me", cookie).text, R"({"ok":true})") << cookie;
    EXPECT_EQ(get("/api/mine", cookie).status, 401U);
    EXPECT_EQ(post("/api/tables", R"({"game":"nowa-huta","seats":2})", cookie).status, 401U);
    EXPECT_EQ(connect(cookie).refused, 401U);
  }
}

TEST_F(AppTest, AnotherSiteCannotActForSomebody) {
  const std::string cookie = guest();
  HttpRequest foreign = request("POST", "/api/rename", R"({"name":"Mallory"})", cookie);
  std::erase_if(foreign.headers, [](const auto& h) { return h.first == "origin"; });
  foreign.headers.emplace_back("origin", "http://evil.example");
  EXPECT_EQ(ask(foreign).code(), "foreign-origin");
  HttpRequest form = request("POST", "/api/rename", "name=Mallory", cookie);
  std::erase_if(form.headers, [](const auto& h) { return h.first == "content-type"; });
  form.headers.emplace_back("content-type", "application/x-www-form-urlencoded");
  EXPECT_EQ(ask(form).status, 400U);
  EXPECT_EQ(connect(cookie, "http://evil.example").refused, 403U);
  EXPECT_EQ(connect(cookie, "").refused, 403U);
  EXPECT_EQ(connect(cookie, "null").refused, 403U);
  EXPECT_EQ(connect(cookie).refused, 0U);
}

TEST_F(AppTest, OnlyJsonIsJson) {
  const std::string cookie = guest();
  const auto rename = [&](const std::string& type) {
    HttpRequest asked = request("POST", "/api/language", R"({"lang":"pl"})", cookie);
    std::erase_if(asked.headers, [](const auto& h) { return h.first == "content-type"; });
    if (!type.empty()) asked.headers.emplace_back("content-type", type);
    return ask(asked).status;
  };
  for (const char* type :
       {"application/json", "Application/JSON", "application/json; charset=utf-8", "application/json ;"})
    EXPECT_EQ(rename(type), 200U) << type;
  for (const char* type : {"application/jsonp-evil", "application/json5", "application/json, text/plain", "text/plain",
                           "text/plain; application/json", "application/ json", ""})
    EXPECT_EQ(rename(type), 400U) << type;
}

/// As if somebody had pointed a name of his own to this machine.
TEST_F(AppTest, WithoutAnOriginAForeignHostGetsNothing) {
  app.metrics = [] { return "numbers"; };
  const std::string cookie = guest();
  for (const std::string path : {"/", "/api/games", "/api/me", "/metrics"}) {
    HttpRequest foreign = request("GET", path, "", cookie);
    foreign.local = true;
    foreign.headers.front().second = "evil.example:80";
    EXPECT_EQ(ask(foreign).status, 421U) << path;
    foreign.headers.front().second = "localhost:80";
    EXPECT_EQ(ask(foreign).status, 200U) << path;
  }
  HttpRequest guest_there = request("POST", "/api/guest", "{}", "");
  guest_there.headers = {
      {"host", "evil.example"}, {"origin", "http://evil.example"}, {"content-type", "application/json"}};
  EXPECT_EQ(ask(guest_there).code(), "foreign-host");
  HttpRequest socket = request("GET", "/ws", "", cookie);
  socket.headers.front().second = "evil.example";
  socket.headers.emplace_back("origin", "http://evil.example");
  unsigned status = 0;
  app.welcome(socket, [&](const auto& said) { status = std::get<HttpResponse>(said).status; });
  EXPECT_EQ(status, 421U);
  HttpRequest health = request("GET", "/health", "", "");
  health.headers.front().second = "balancer.example";
  EXPECT_EQ(ask(health).status, 200U) << "which tells nobody anything";
  HttpRequest reached = request("GET", "/api/games", "", "");
  reached.headers.front().second = "192.0.2.7:8080";
  EXPECT_EQ(ask(reached).status, 421U);
  reached.reached = "192.0.2.7";
  EXPECT_EQ(ask(reached).status, 200U);
}

TEST_F(AppTest, TheExampleForNginxLetsThroughWhatTheServerTakes) {
  std::ifstream file{std::string{KRYPTA_DOCS_DIR} + "/../packaging/nginx.conf"};
  const std::string text{std::istreambuf_iterator<char>{file}, {}};
  std::smatch found;
  ASSERT_TRUE(std::regex_search(text, found, std::regex{"client_max_body_size ([0-9]+)([km]);"}));
  const std::size_t allowed = std::stoul(found[1]) * (found[2] == "m" ? 1024 * 1024 : 1024);
  EXPECT_EQ(allowed, app.body_limit("POST", "/api/replay").value());
  EXPECT_EQ(app.body_limit("POST", "/api/tables"), std::nullopt) << "whatever is larger than usual is listed above";
}

TEST_F(AppTest, EveryAnswerIsGuarded) {
  for (const char* path : {"/", "/api/games", "/nowhere.js", "/health", "/join/abc/def"}) {
    const Got got = get(path);
    EXPECT_NE(got.header("Content-Security-Policy").find("default-src 'none'"), std::string::npos) << path;
    EXPECT_EQ(got.header("Content-Security-Policy").find("unsafe"), std::string::npos);
    EXPECT_EQ(got.header("X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(got.header("Referrer-Policy"), "no-referrer");
    EXPECT_FALSE(got.header("Cache-Control").empty());
  }
  EXPECT_EQ(get("/join/abc/def").text, get("/").text) << "the client finds its way";
  EXPECT_EQ(get("/nowhere.js").status, 404U);
  EXPECT_EQ(get("/api/nowhere").status, 404U);
  EXPECT_EQ(ask(request("DELETE", "/api/tables", "", "")).status, 405U);
  EXPECT_EQ(post("/api/games", "{}").status, 405U);
}

TEST_F(AppTest, MetricsAreForWhoRunsTheServer) {
  app.metrics = [] { return "numbers"; };
  EXPECT_EQ(get("/metrics").status, 403U);
  HttpRequest local = request("GET", "/metrics", "", "");
  local.local = true;
  EXPECT_EQ(ask(local).text, "numbers");
}

TEST_F(AppTest, HealthSaysWhenTheStoreFails) {
  bool well = true;
  app.healthy = [&] { return well; };
  EXPECT_EQ(get("/health").status, 200U);
  well = false;
  EXPECT_EQ(get("/health").status, 503U);
}

TEST_F(AppTest, BadBodiesAreRefusedByName) {
  const std::string cookie = guest();
  EXPECT_EQ(post("/api/tables", "{", cookie).code(), "bad-json");
  EXPECT_EQ(post("/api/tables", "[]", cookie).code(), "bad-json");
  const auto detail = [&](const std::string& body) {
    loop.advance(60'000);
    const Got got = post("/api/tables", body, cookie);
    EXPECT_EQ(got.status, 400U) << body;
    const Value* error = got.body.find("error");
    return error == nullptr || error->find("detail") == nullptr
               ? ""
               : error->find("detail")->text()->substr(0, error->find("detail")->text()->find(':'));
  };
  EXPECT_EQ(detail(R"({"seats":2})"), "game");
  EXPECT_EQ(detail(R"({"game":"chess","seats":2})"), "game");
  EXPECT_EQ(detail(R"({"game":"nowa-huta"})"), "seats");
  EXPECT_EQ(detail(R"({"game":"nowa-huta","seats":9})"), "seats");
  EXPECT_EQ(detail(R"({"game":"nowa-huta","seats":2,"clock":{"kind":"sand"}})"), "clock");
  for (const char* limit : {"0", "601", "-1", "1.5", R"("60")", "null", "{}"})
    EXPECT_EQ(detail(R"({"game":"vtes","seats":2,"limit":)" + std::string{limit} + "}"), "limit") << limit;
  EXPECT_EQ(detail(R"({"game":"nowa-huta","seats":2,"limit":60})"), "limit") << "time cannot be called there";
  EXPECT_EQ(detail(R"({"game":"nowa-huta","seats":2,"watching":"mum"})"), "watching");
  EXPECT_EQ(detail(R"({"game":"nowa-huta","seats":2,"listed":"yes"})"), "listed");
  EXPECT_EQ(detail(R"({"game":"nowa-huta","seats":2,"sitters":["me"]})"), "sitters");
  EXPECT_EQ(detail(R"({"game":"nowa-huta","seats":2,"sitters":["me","me"]})"), "sitters");
  EXPECT_EQ(detail(R"({"game":"nowa-huta","seats":2,"sitters":["me","bot:god"]})"), "sitters");
  EXPECT_EQ(detail(R"({"game":"nowa-huta","seats":2,"sitters":["me","bot:search:600000ms"]})"), "sitters");
  EXPECT_EQ(detail(R"({"game":"nowa-huta","seats":2,"options":{"elder":"9"}})"), "options.elder");
}

TEST_F(AppTest, RatesAreLimited) {
  unsigned allowed = 0;
  while (allowed < 1000 && get("/api/games").status == 200) ++allowed;
  EXPECT_EQ(allowed, 120U);
  EXPECT_EQ(get("/api/games").status, 429U);
  EXPECT_EQ(get("/health").status, 200U) << "who watches over the server is not in anybody's way";
  HttpRequest other = request("GET", "/api/games", "", "");
  other.address = "10.0.0.2";
  EXPECT_EQ(ask(other).status, 200U) << "others are unaffected";
  loop.advance(1'000);
  EXPECT_EQ(get("/api/games").status, 200U);

  HttpRequest newcomer = request("POST", "/api/guest", "{}", "");
  newcomer.address = "10.0.0.3";
  unsigned guests = 0;
  while (guests < 100 && ask(newcomer).status == 200) ++guests;
  EXPECT_EQ(guests, 10U);
}

TEST_F(AppTest, PasswordsCannotBeTriedFastFromOneAddressOrManyNames) {
  HttpRequest login = request("POST", "/api/login", R"({"name":"Victim","password":"guess number"})", "");
  unsigned tries = 0;
  for (unsigned i = 0; i < 40; ++i) {
    login.address = "10.1.0." + std::to_string(i);
    if (ask(login).status != 429) ++tries;
  }
  EXPECT_EQ(tries, 10U) << "one name, many addresses";
}

TEST_F(AppTest, AMatchIsAFileForThoseWhoMaySeeItWhenItIsOver) {
  const std::string cookie = guest();
  const std::string stranger = guest();
  const std::string id =
      post("/api/tables",
           R"({"game":"nowa-huta","seats":2,"watching":"nobody","start":true,"sitters":["me","bot:easy"]})", cookie)
          .field("table");
  ASSERT_FALSE(id.empty());
  EXPECT_EQ(get("/api/tables/" + id + "/match", cookie).code(), "match-not-over");
  EXPECT_EQ(get("/api/tables/" + id + "/match", stranger).code(), "not-allowed");
  EXPECT_EQ(get("/api/tables/" + id + "/match").code(), "not-signed-in");
  EXPECT_EQ(get("/api/tables/nowhere/match", cookie).code(), "no-such-table");
  leave_it_to_bots(id, cookie);
  const Got file = get("/api/tables/" + id + "/match", cookie);
  ASSERT_EQ(file.status, 200U);
  EXPECT_NE(file.body.find("krypta_match"), nullptr);
  EXPECT_NE(file.header("Content-Disposition").find("attachment"), std::string::npos);
  EXPECT_EQ(get("/api/tables/" + id + "/match", stranger).code(), "not-allowed");
}

TEST_F(AppTest, ListsShowWhatIsOpenAndWhatIsMine) {
  const std::string mine = guest();
  const std::string other = guest();
  ASSERT_EQ(post("/api/tables", R"({"game":"nowa-huta","seats":2})", mine).status, 200U);
  const std::string listed =
      post("/api/tables", R"({"game":"nowa-huta","seats":2,"listed":true})", mine).field("table");
  EXPECT_EQ(get("/api/tables", other).body.find("tables")->array()->size(), 1U);
  EXPECT_EQ(*(*get("/api/tables", other).body.find("tables")->array())[0].find("table")->text(), listed);
  EXPECT_EQ(get("/api/mine", mine).body.find("tables")->array()->size(), 2U);
  EXPECT_EQ(get("/api/mine", other).body.find("tables")->array()->size(), 0U);
  EXPECT_EQ(get("/api/tables").text.find("invitation"), std::string::npos);
}

TEST_F(AppTest, TheRuleBookIsThere) {
  EXPECT_NE(get("/api/rules/nowa-huta").text.find("NH-001"), std::string::npos);
  HttpRequest polish = request("GET", "/api/rules/nowa-huta", "", "");
  polish.query = "lang=pl";
  EXPECT_NE(ask(polish).text, get("/api/rules/nowa-huta").text);
  EXPECT_EQ(get("/api/rules/chess").status, 404U);
}

TEST_F(AppTest, ARuleIsThereByItself) {
  HttpRequest asked = request("GET", "/api/rules/nowa-huta/NH-025", "", "");
  const Got english = ask(asked);
  EXPECT_EQ(english.field("id"), "NH-025");
  EXPECT_NE(english.field("text").find("vampire"), std::string::npos);
  asked.query = "x=1&lang=hu";
  EXPECT_NE(ask(asked).field("text"), english.field("text"));
  for (const char* wrong : {"NH-999", "NH-", "NH", "XX-025", "NH-025** ", "NH-025/x", ""}) {
    EXPECT_EQ(get("/api/rules/nowa-huta/" + std::string{wrong}).status, 404U) << wrong;
  }
  EXPECT_EQ(get("/api/rules/chess/NH-025").status, 404U);
}

TEST_F(AppTest, WhatIsPrintedOnCardsIsThereInEveryLanguage) {
  HttpRequest asked = request("GET", "/api/games/vampire-empire/cards", "", "");
  const auto card = [&](std::size_t i) { return (*ask(asked).body.find("cards")->array())[i]; };
  EXPECT_EQ(ask(asked).body.find("cards")->array()->size(), 80U);
  const Value english = card(30);
  EXPECT_EQ(*english.find("id")->text(), "h31");
  EXPECT_EQ(*english.find("name")->text(), "Seminarian");
  EXPECT_EQ(*english.find("kind")->text(), "citizen");
  EXPECT_EQ(*english.find("day")->integer(), 1);
  EXPECT_EQ(*english.find("windows")->array()->front().text(), "open");
  EXPECT_EQ(*card(27).find("groups"), (Value{Value::Array{"noble", "holy_water"}}));
  asked.query = "lang=pl";
  EXPECT_NE(*card(30).find("text"), *english.find("text"));
  EXPECT_TRUE(get("/api/games/mascarade/cards").body.find("cards")->array()->empty());
  for (const char* wrong : {"/api/games/chess/cards", "/api/games//cards", "/api/games/cards"})
    EXPECT_EQ(get(wrong).status, 404U) << wrong;
}

TEST_F(AppTest, GamesSayWhatAClientNeedsToIntroduceThem) {
  HttpRequest asked = request("GET", "/api/games", "", "");
  const auto game = [&] { return ask(asked).body.find("games")->array()->front(); };
  const Value english = game();
  EXPECT_EQ(*english.find("words")->text(), "nh");
  EXPECT_EQ(*english.find("rules")->text(), "NH");
  asked.headers.emplace_back("accept-language", "pl");
  EXPECT_EQ(*game().find("tagline")->text(), text::Speech::in("pl")->say("nh-tagline"));
  EXPECT_NE(*game().find("tagline"), *english.find("tagline"));
  for (const Value& option : *english.find("options")->array()) {
    EXPECT_EQ(option.find("rematch") != nullptr, *option.find("name")->text() == "last_winners");
  }
}

TEST_F(AppTest, OffersTheBotsThatAGameHasAndNoOthers) {
  const Value games = get("/api/games").body;
  for (const Value& game : *games.find("games")->array()) {
    const bool searched = *game.find("id")->text() != "vtes";
    EXPECT_EQ(to_json(*game.find("levels")), searched ? R"(["easy","medium","hard"])" : R"(["easy","medium"])");
  }
  const std::string cookie = guest();
  const auto table = [&](const std::string& bot) {
    return post("/api/tables", R"({"game":"vtes","seats":2,"sitters":["me","bot:)" + bot + R"("]})", cookie).code();
  };
  EXPECT_EQ(table("hard"), "bad-request");
  EXPECT_EQ(table("search:9000ms"), "bad-request");
  EXPECT_EQ(table("medium"), "");
}

TEST_F(AppTest, TheTeacherSitsDownLikeAnyBot) {
  const std::string cookie = guest();
  const std::string id =
      post("/api/tables", R"({"game":"nowa-huta","seats":2,"sitters":["me","bot:teacher"],"start":true})", cookie)
          .field("table");
  Line line = connect(cookie);
  ASSERT_EQ(code(line, R"({"do":"open","table":")" + id + R"("})"), "");
  for (const Value& message : line.socket->got) {
    const Value* now = message.find("now");
    if (now == nullptr) continue;
    EXPECT_EQ(*(*now->find("seats")->array())[1].find("level")->text(), "teacher");
  }
  EXPECT_NE(get("/api/mine", cookie).text.find(R"("level":"teacher")"), std::string::npos);
}

TEST_F(AppTest, ALessonHasOnePersonWhateverElseIsAskedFor) {
  const std::string cookie = guest();
  const std::string id =
      post(
          "/api/tables",
          R"({"game":"mascarade","lesson":true,"seats":13,"sitters":["open","me"],"listed":true,"watching":"everyone"})",
          cookie)
          .field("table");
  Line line = connect(cookie);
  line.listener->heard(R"({"do":"open","table":")" + id + R"("})");
  loop.run();
  const Value* now = nullptr;
  for (const Value& message : line.socket->got) now = message.find("now") != nullptr ? message.find("now") : now;
  ASSERT_NE(now, nullptr);
  EXPECT_EQ(*now->find("state")->text(), "running");
  EXPECT_EQ(*now->find("watching")->text(), "nobody");
  EXPECT_FALSE(*now->find("listed")->boolean());
  const Value::Array& seats = *now->find("seats")->array();
  ASSERT_EQ(seats.size(), 4U);
  EXPECT_EQ(*seats[0].find("kind")->text(), "person");
  for (std::size_t s = 1; s < 4; ++s) EXPECT_EQ(*seats[s].find("level")->text(), "teacher");
  EXPECT_EQ(*now->find("lesson")->find("say")->text(), "faces");
  EXPECT_EQ(*now->find("lesson")->find("advice")->text(), "ready");
  Line other = connect(guest());
  EXPECT_EQ(code(other, R"({"do":"open","table":")" + id + R"("})"), "not-allowed");
  EXPECT_EQ(get("/api/tables").text.find(id), std::string::npos);
  EXPECT_NE(get("/api/mine", cookie).text.find(R"("lesson":true)"), std::string::npos);
  EXPECT_EQ(post("/api/tables", R"({"game":"chess","lesson":true})", cookie).code(), "bad-request");
  EXPECT_EQ(post("/api/tables", R"({"game":"mascarade","lesson":1})", cookie).code(), "bad-request");
}

}  // namespace
}  // namespace krypta::server::test::app_test
