#include <algorithm>
#include <fstream>
#include <iterator>
#include <regex>

#include "tests/server/app/fixture.hpp"

/// Names, passwords and sessions at the edge of the server: who can hurt whom.
namespace krypta::server::test::app_people_test {
namespace {

class AppPeopleTest : public AppTest {
 protected:
  /// What a browser would keep of an answer.
  static std::string kept(const Got& got, std::string_view name) {
    std::string found;
    for (const auto& [key, value] : got.headers) {
      if (key == "Set-Cookie" && value.starts_with(std::string{name} + "=")) found = value.substr(0, value.find(';'));
    }
    return found;
  }
  Got login(const std::string& name, const std::string& password, const std::string& cookie,
            const std::string& address) {
    HttpRequest asked =
        request("POST", "/api/login", R"({"name":")" + name + R"(","password":")" + password + R"("})", cookie);
    asked.address = address;
    return ask(asked);
  }
  /// Somebody with a password; the cookies of the browser it was set in.
  struct Member {
    std::string session;
    std::string device;
  };
  Member member(const std::string& name, const std::string& password = "correct horse") {
    const std::string session = post("/api/guest", R"({"name":")" + name + R"("})").cookie;
    const Got set = post("/api/keep", R"({"password":")" + password + R"("})", session);
    EXPECT_EQ(set.status, 200U) << set.text;
    loop.advance(3'600'000);
    return {session, kept(set, "krypta-device")};
  }
  /// Strangers from many addresses who try a name until it is shut.
  void besiege(const std::string& name) {
    for (unsigned i = 0; i < 40; ++i) (void)login(name, "wrong guess", "", "10.1.0." + std::to_string(i));
  }
  std::vector<std::string> logged(std::string_view event) const {
    std::vector<std::string> found;
    const std::string mark = R"("event":")" + std::string{event} + "\"";
    std::ranges::copy_if(lines, std::back_inserter(found),
                         [&](const std::string& line) { return line.find(mark) != std::string::npos; });
    return found;
  }
};

TEST_F(AppPeopleTest, ADeviceThatHasLoggedInIsNotLockedOutByStrangers) {
  const Member vera = member("Vera");
  ASSERT_FALSE(vera.device.empty());
  besiege("Vera");
  EXPECT_EQ(login("Vera", "correct horse", "", "10.9.0.1").status, 429U) << "a stranger shares the name's rate";
  const Got in = login("Vera", "correct horse", vera.device, "10.9.0.2");
  EXPECT_EQ(in.status, 200U) << in.text;
  EXPECT_EQ(kept(in, "krypta-device"), vera.device) << "the browser stays the same";
  for (unsigned i = 0; i < 40; ++i) (void)login("somebody else", "wrong guess", "", "10.9.0.2");
  EXPECT_EQ(login("Vera", "correct horse", "", "10.9.0.2").status, 429U);
  EXPECT_EQ(login("Vera", "correct horse", vera.device, "10.9.0.2").status, 200U) << "nor by others at his address";
}

TEST_F(AppPeopleTest, ALoginMakesADeviceAndSoDoesALogout) {
  (void)member("Vera");
  const std::string elsewhere = kept(login("Vera", "correct horse", "", "10.9.0.1"), "krypta-device");
  const Got in = login("Vera", "correct horse", "", "10.9.0.3");
  loop.advance(3'600'000);
  const std::string left = kept(post("/api/logout", "{}", in.cookie), "krypta-device");
  besiege("Vera");
  EXPECT_EQ(login("Vera", "correct horse", elsewhere, "10.9.0.1").status, 200U);
  EXPECT_EQ(login("Vera", "correct horse", left, "10.9.0.3").status, 200U);
}

TEST_F(AppPeopleTest, ADeviceTriesItsOwnNameAsSlowlyAsAnybodyAndOthersAsAStranger) {
  const Member vera = member("Vera");
  (void)member("Wanda");
  unsigned tries = 0;
  for (unsigned i = 0; i < 40; ++i) {
    if (login("Vera", "wrong guess", vera.device, "10.2.0." + std::to_string(i)).status != 429) ++tries;
  }
  EXPECT_EQ(tries, 10U) << "whoever has stolen it";
  besiege("Wanda");
  EXPECT_EQ(login("Wanda", "correct horse", vera.device, "10.9.0.1").status, 429U);
  std::string forged = vera.device;
  forged[forged.size() - 3] = forged[forged.size() - 3] == 'A' ? 'B' : 'A';
  besiege("Vera");
  EXPECT_EQ(login("Vera", "correct horse", forged, "10.9.0.1").status, 429U);
}

TEST_F(AppPeopleTest, WhoIsRefusedByHisAddressChargesNoName) {
  (void)member("Vera");
  for (unsigned i = 0; i < 10; ++i) (void)login("nobody", "wrong guess", "", "10.3.0.1");
  for (unsigned i = 0; i < 40; ++i) EXPECT_EQ(login("Vera", "wrong guess", "", "10.3.0.1").status, 429U);
  EXPECT_EQ(login("Vera", "correct horse", "", "10.3.0.2").status, 200U);
}

TEST_F(AppPeopleTest, ANewPasswordForgetsAllOtherDevices) {
  const Member vera = member("Vera");
  const Got other = login("Vera", "correct horse", "", "10.9.0.1");
  const Got changed =
      post("/api/keep", R"({"old":"correct horse","password":"battery staple"})", vera.session + "; " + vera.device);
  ASSERT_EQ(changed.status, 200U) << changed.text;
  besiege("Vera");
  EXPECT_EQ(login("Vera", "battery staple", kept(other, "krypta-device"), "10.9.0.1").status, 429U);
  EXPECT_EQ(login("Vera", "battery staple", vera.device, "10.9.0.2").status, 200U);
}

TEST_F(AppPeopleTest, OneAccountHasSoManyDevices) {
  (void)member("Vera");
  std::vector<std::string> devices;
  for (unsigned i = 0; i < 20; ++i) {
    devices.push_back(kept(login("Vera", "correct horse", "", "10.9.1." + std::to_string(i)), "krypta-device"));
    loop.advance(60'000);
  }
  EXPECT_EQ(store.devices().size(), 16U);
  besiege("Vera");
  EXPECT_EQ(login("Vera", "correct horse", devices.front(), "10.9.2.1").status, 429U) << "the oldest";
  EXPECT_EQ(login("Vera", "correct horse", devices.back(), "10.9.2.2").status, 200U);
}

TEST_F(AppPeopleTest, NothingThatIsStoredTellsThatTwoAccountsShareABrowser) {
  const Member vera = member("Vera");
  (void)member("Wanda");
  ASSERT_EQ(login("Wanda", "correct horse", vera.device, "10.9.0.1").status, 200U);
  for (const auto& device : store.devices()) {
    EXPECT_EQ(std::ranges::count(store.devices(), device.token_hash, &store::Device::token_hash), 1);
    EXPECT_EQ(vera.device.find(device.token_hash), std::string::npos);
  }
}

TEST_F(AppPeopleTest, SessionsAreListedAndEndedElsewhere) {
  const Member vera = member("Vera");
  const Got other = login("Vera", "correct horse", "", "10.9.0.1");
  Line here = connect(vera.session);
  Line there = connect(other.cookie);
  loop.advance(7'200'000);
  const Got listed = get("/api/sessions", vera.session);
  ASSERT_EQ(listed.status, 200U);
  const auto& sessions = *listed.body.find("sessions")->array();
  ASSERT_EQ(sessions.size(), 2U);
  unsigned own = 0;
  for (const Value& session : sessions) {
    const bool mine = *session.find("this")->boolean();
    own += mine ? 1 : 0;
    EXPECT_EQ(session.object()->size(), 3U) << "no address, no token";
    EXPECT_GE(*session.find("seen")->integer(), *session.find("created")->integer());
    if (!mine) {
      EXPECT_EQ(*session.find("seen")->integer(), loop.now() - 7'200'000);
    }
  }
  EXPECT_EQ(own, 1U);
  EXPECT_EQ(get("/api/sessions").status, 401U);

  EXPECT_EQ(post("/api/logout/elsewhere", "{}").status, 401U);
  EXPECT_EQ(post("/api/logout/elsewhere", "{}", vera.session + "; " + vera.device).status, 200U);
  EXPECT_EQ(there.socket->closed, 1008);
  EXPECT_EQ(here.socket->closed, 0);
  EXPECT_EQ(get("/api/me", other.cookie).field("name"), "");
  EXPECT_EQ(get("/api/me", vera.session).field("name"), "Vera");
  EXPECT_EQ(get("/api/sessions", vera.session).body.find("sessions")->array()->size(), 1U);
  besiege("Vera");
  EXPECT_EQ(login("Vera", "correct horse", kept(other, "krypta-device"), "10.9.0.1").status, 429U) << "a stolen laptop";
  EXPECT_EQ(login("Vera", "correct horse", vera.device, "10.9.0.2").status, 200U);
}

TEST_F(AppPeopleTest, WhenASessionWasUsedIsNotedForEachByItself) {
  const Member vera = member("Vera");
  const Got other = login("Vera", "correct horse", "", "10.9.0.1");
  loop.advance(3'700'000);
  (void)get("/api/me", vera.session);
  loop.advance(600'000);
  (void)get("/api/me", other.cookie);
  const auto listed = get("/api/sessions", vera.session);
  const Value& first = listed.body.find("sessions")->array()->front();
  EXPECT_FALSE(*first.find("this")->boolean());
  EXPECT_EQ(*first.find("seen")->integer(), loop.now());
}

TEST_F(AppPeopleTest, PasswordsThatAreTriedFirstAreRefused) {
  const std::string cookie = post("/api/guest", R"({"name":"Kazimierz"})").cookie;
  for (const std::string password : {"password1", "12345678", "kazimierz", "Kazimierz7"}) {
    const Got got = post("/api/keep", R"({"password":")" + password + R"("})", cookie);
    EXPECT_EQ(got.code(), "bad-password") << password;
  }
  EXPECT_EQ(post("/api/keep", R"({"password":"correct horse"})", cookie).status, 200U);
}

TEST_F(AppPeopleTest, ANameThatLooksLikeAnotherIsTaken) {
  (void)member("Ala");
  (void)member("Hope");
  EXPECT_EQ(post("/api/guest", R"({"name":"Норе"})").code(), "name-taken") << "in Cyrillic";
  EXPECT_EQ(post("/api/guest", R"({"name":"AIa"})").code(), "name-taken");
  EXPECT_EQ(post("/api/guest", R"({"name":"Аla"})").code(), "bad-name") << "two scripts";
  const std::string cookie = guest();
  EXPECT_EQ(post("/api/rename", R"({"name":"НОРЕ"})", cookie).code(), "name-taken");
  EXPECT_EQ(post("/api/rename", R"({"name":"Ála"})", cookie).status, 200U) << "another person";
}

TEST_F(AppPeopleTest, WhoseNameWasGivenBeforeStillLogsIn) {
  (void)member("Bob");
  // As they could be made before: of two scripts, and like another's.
  store::Account old = store.accounts().begin()->second;
  const std::string password = old.password;
  bool added = false;
  old = {77, "Воb", folded("Воb"), password, "en", 1, 1, "bob of another kind"};
  store.add_account(old, [&](const store::Written& written) { added = written.done(); });
  loop.run();
  ASSERT_TRUE(added);
  EXPECT_EQ(login("Воb", "correct horse", "", "10.9.0.1").status, 200U);
}

/// An App behind TLS that shares everything else.
class SecureTest : public AppPeopleTest {
 protected:
  App secure{{built_in_games(), loop, people, hall, store, log, workers}, {"https://krypta.example"}};

  Got ask_there(const std::string& method, const std::string& path, const std::string& body,
                const std::string& cookie) {
    HttpRequest asked = request(method, path, body, cookie);
    for (auto& [name, value] : asked.headers) {
      if (name == "host") value = "krypta.example";
      if (name == "origin") value = "https://krypta.example";
    }
    Got got;
    secure.answer(asked, [&](const HttpResponse& response) {
      got.status = response.status;
      got.text = response.body;
      if (const auto parsed = wire::parse_json(response.body)) got.body = *parsed;
      got.headers = response.headers;
    });
    loop.run();
    return got;
  }
};

TEST_F(SecureTest, CookiesBelongToTheHostAlone) {
  const Got made = ask_there("POST", "/api/guest", "{}", "");
  EXPECT_NE(made.header("Set-Cookie").find("__Host-krypta="), std::string::npos);
  EXPECT_NE(made.header("Set-Cookie").find("; Secure"), std::string::npos);
  EXPECT_EQ(made.header("Set-Cookie").find("Domain"), std::string::npos);
  const std::string cookie = kept(made, "__Host-krypta");
  EXPECT_EQ(ask_there("GET", "/api/me", "", cookie).status, 200U);
}

TEST_F(SecureTest, AnUpgradeLogsNobodyOut) {
  const std::string old = guest();  // before there was TLS, or the prefix
  const Got first = ask_there("GET", "/api/me", "", old);
  ASSERT_EQ(first.status, 200U);
  const std::string token = old.substr(old.find('=') + 1);
  EXPECT_EQ(kept(first, "__Host-krypta"), "__Host-krypta=" + token);
  EXPECT_EQ(kept(first, "krypta"), "krypta=") << "the old one is gone";
  const Got second = ask_there("GET", "/api/me", "", "__Host-krypta=" + token);
  EXPECT_EQ(second.field("name"), first.field("name"));
  EXPECT_EQ(second.header("Set-Cookie"), "") << "once";
  const std::string another = guest();
  EXPECT_EQ(ask_there("GET", "/api/me", "", another + "; __Host-krypta=" + token).field("name"), first.field("name"))
      << "what another site under the domain may set counts for nothing beside it";
  EXPECT_EQ(ask_there("GET", "/api/me", "", "krypta=" + std::string(43, 'A')).header("Set-Cookie"), "")
      << "what is no session is not replaced";
}

/// The filter that is shipped, read as fail2ban would.
class Filter {
 public:
  Filter() {
    std::ifstream file{std::string{KRYPTA_DOCS_DIR} + "/../packaging/fail2ban/filter.conf"};
    std::string line;
    while (std::getline(file, line)) {
      if (line.starts_with("failregex = ")) text_ = line.substr(std::string_view{"failregex = "}.size());
    }
    EXPECT_NE(text_.find("<ADDR>"), std::string::npos);
    pattern_ = std::regex_replace(text_, std::regex{"<ADDR>"}, "([0-9A-Fa-f:.]+)");
  }
  /// Whom it would shut out for a line; nobody: empty.
  [[nodiscard]] std::string shuts_out(const std::string& line) const {
    std::smatch found;
    return std::regex_search(line, found, std::regex{pattern_}) ? found[1].str() : "";
  }

 private:
  std::string text_;
  std::string pattern_;
};

TEST_F(AppPeopleTest, TheSecurityLogSaysWhoCameAndWhoWasRefusedFromWhere) {
  const Member vera = member("Vera");
  (void)login("Vera", "wrong guess", "", "2001:db8::7");
  (void)login("Vera", "correct horse", "", "10.9.0.1");
  const std::string account = std::to_string(store.accounts().begin()->first);
  ASSERT_EQ(logged("login-refused").size(), 1U);
  EXPECT_NE(logged("login-refused")[0].find(
                R"("level":"warning","event":"login-refused","address":"2001:db8::7","why":"wrong-password"})"),
            std::string::npos)
      << logged("login-refused")[0];
  ASSERT_EQ(logged("login").size(), 1U);
  EXPECT_NE(logged("login")[0].find(R"("event":"login","address":"10.9.0.1","account":)" + account + "}"),
            std::string::npos);
  EXPECT_EQ(logged("password-set").size(), 1U);
  (void)post("/api/keep", R"({"old":"correct horse","password":"password1"})", vera.session);
  EXPECT_EQ(logged("password-refused").size(), 0U) << "a weak one is nobody's attack";
  (void)post("/api/keep", R"({"old":"wrong guess","password":"battery staple"})", vera.session);
  EXPECT_EQ(logged("password-refused").size(), 1U);
  (void)post("/api/logout/elsewhere", "{}", vera.session);
  EXPECT_EQ(logged("logout-elsewhere").size(), 1U);
  for (const std::string& line : lines) {
    for (const char* secret : {"correct horse", "wrong guess", "battery staple", "Vera"})
      EXPECT_EQ(line.find(secret), std::string::npos) << line;
    EXPECT_EQ(line.find(vera.session.substr(7)), std::string::npos);
    EXPECT_EQ(line.find(vera.device.substr(14)), std::string::npos);
  }
}

TEST_F(AppPeopleTest, TheFilterShutsOutWhoeverIsRefusedAndNobodyElse) {
  const Filter filter;
  (void)member("Vera");
  (void)login("Vera", "wrong guess", "", "2001:db8::7");
  besiege("Vera");
  (void)login("Vera", "wrong guess", "", "10.1.0.1");
  std::vector<std::string> shut;
  for (const std::string& line : lines) {
    if (std::string address = filter.shuts_out(line); !address.empty()) shut.push_back(std::move(address));
  }
  EXPECT_EQ(std::ranges::count(shut, "2001:db8::7"), 1);
  EXPECT_EQ(std::ranges::count(shut, "10.1.0.1"), 2);
  EXPECT_GE(shut.size(), 40U);
  for (unsigned i = 0; i < 200; ++i) (void)post("/api/guest", "{}");
  ASSERT_FALSE(logged("guest-refused").empty());
  for (const std::string& line : logged("guest-refused"))
    EXPECT_EQ(filter.shuts_out(line), "") << "a school may share it";
  for (const std::string& line : logged("login")) EXPECT_EQ(filter.shuts_out(line), "");
  // As journald hands it on, and as fail2ban does when it has cut out the time.
  const std::string line = logged("login-refused").front();
  EXPECT_EQ(filter.shuts_out("host krypta[123]: " + line), "2001:db8::7");
  EXPECT_EQ(filter.shuts_out(std::regex_replace(line, std::regex{R"("time":"[^"]*")"}, R"("time":"")")), "2001:db8::7");
}

TEST_F(AppPeopleTest, NobodyCanWriteIntoTheLogThatSomebodyElseWasRefused) {
  const Filter filter;
  const std::vector<std::string> injections{
      R"(x\",\"event\":\"login-refused\",\"address\":\"6.6.6.6)",
      R"(\n{\"time\":\"\",\"level\":\"warning\",\"event\":\"login-refused\",\"address\":\"6.6.6.6\",\"why\":\"x\"})",
      R"(\u2028{\"event\":\"login-refused\",\"address\":\"6.6.6.6\"})"};
  for (const std::string& name : injections) {
    (void)login(name, name, "krypta-device=" + name, "10.4.0.1");
    (void)post("/api/guest", R"({"name":")" + name + R"("})");
    HttpRequest odd = request("GET", "/api/me", "", "krypta=" + name);
    odd.headers.front().second = "evil.example\"},{\"address\":\"6.6.6.6";
    odd.address = "10.4.0.2";
    (void)ask(odd);
  }
  ASSERT_FALSE(lines.empty());
  for (const std::string& line : lines) {
    EXPECT_EQ(line.find("6.6.6.6"), std::string::npos) << line;
    EXPECT_EQ(line.find('\n'), std::string::npos);
    EXPECT_NE(filter.shuts_out(line), "6.6.6.6");
  }
  // Were somebody's text in another line of the log, it would still be inside its quotes.
  log.error("people-storage",
            {{"problem", R"(","event":"login-refused","address":"6.6.6.6","why":"wrong-password"})"}});
  log.error("people-storage",
            {{"problem", "\n" + std::string{R"({"time":"","level":"warning","event":"login-refused",)"} +
                             R"("address":"6.6.6.6","why":"wrong-password"})"}});
  for (const std::string& line : lines) EXPECT_NE(filter.shuts_out(line), "6.6.6.6") << line;
}

TEST_F(AppPeopleTest, WhoIsRefusedAllTheTimeDoesNotFillTheLog) {
  for (unsigned i = 0; i < 2'000; ++i) (void)get("/api/games");
  EXPECT_LE(logged("request-refused").size(), 20U);
  EXPECT_GE(logged("request-refused").size(), 10U);
}

}  // namespace
}  // namespace krypta::server::test::app_people_test
