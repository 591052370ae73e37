#include "tests/server/app/fixture.hpp"
#include "tests/server/cluster/shared_store.hpp"

/// People at two servers on one store: what they do at one counts at the other.
namespace krypta::server::test::cluster_people_test {
namespace {

class TwoFronts : public testing::Test {
 protected:
  TwoFronts() {
    for (int i = 0; i < 2; ++i) {
      fronts_.push_back(std::make_unique<AppHouse>(
          [&](MemoryStore::Post post) { return std::make_unique<SharedStore>(i, std::move(post), disk_, company_); }));
      fronts_.back()->hall.resume([] {});
    }
    run();
  }
  AppHouse& at(std::size_t i) { return *fronts_[i]; }
  void run() {
    while (!at(0).loop.idle() || !at(1).loop.idle())
      for (auto& front : fronts_) front->loop.run();
  }
  void advance(Time ms) {
    for (Time passed = 0; passed < ms; passed += 500) {
      company_->now += 500;
      for (auto& front : fronts_) front->loop.advance(500);
      run();
    }
  }
  /// Keeps the name under a password.
  void keep(const std::string& cookie, const std::string& name) {
    ASSERT_EQ(at(0).post("/api/rename", R"({"name":")" + name + R"("})", cookie).status, 200U);
    ASSERT_EQ(at(0).post("/api/keep", R"({"password":"correct horse battery"})", cookie).status, 200U);
    run();
  }
  Got login(std::size_t front, const std::string& name, const std::string& password) {
    return at(front).post("/api/login", R"({"name":")" + name + R"(","password":")" + password + R"("})");
  }

  std::shared_ptr<MemoryDisk> disk_ = std::make_shared<MemoryDisk>();
  std::shared_ptr<Company> company_ = std::make_shared<Company>();
  std::vector<std::unique_ptr<AppHouse>> fronts_;
};

TEST_F(TwoFronts, ASessionThatEndsAtOneServerOpensNothingAtTheOther) {
  const std::string cookie = at(0).guest();
  EXPECT_EQ(at(1).get("/api/mine", cookie).status, 200U);
  keep(cookie, "Ada");
  const std::string other = login(1, "Ada", "correct horse battery").cookie;
  auto line = at(1).connect(other);
  ASSERT_NE(line.listener, nullptr);
  ASSERT_EQ(at(0).post("/api/logout/elsewhere", "{}", cookie).status, 200U);
  run();
  EXPECT_EQ(line.socket->closed, 1008) << "its socket is closed";
  EXPECT_EQ(at(1).get("/api/mine", other).status, 401U);
  EXPECT_EQ(at(1).get("/api/mine", cookie).status, 200U);
}

TEST_F(TwoFronts, IfNobodyHearsOfItASessionStillEndsWithinMinutes) {
  const std::string cookie = at(0).guest();
  keep(cookie, "Ada");
  const std::string other = login(1, "Ada", "correct horse battery").cookie;
  auto line = at(1).connect(other);
  company_->lost = true;
  ASSERT_EQ(at(0).post("/api/logout/elsewhere", "{}", cookie).status, 200U);
  run();
  EXPECT_EQ(line.socket->closed, 0);
  advance(61'000);
  EXPECT_EQ(line.socket->closed, 1008);
  EXPECT_EQ(at(1).get("/api/mine", other).status, 401U);
}

TEST_F(TwoFronts, ANameIsChangedEverywhere) {
  const std::string cookie = at(0).guest();
  EXPECT_EQ(at(1).get("/api/me", cookie).status, 200U);
  ASSERT_EQ(at(0).post("/api/rename", R"({"name":"Bea"})", cookie).status, 200U);
  run();
  EXPECT_EQ(at(1).get("/api/me", cookie).field("name"), "Bea");
}

TEST_F(TwoFronts, PasswordsAreTriedAsOftenAtAllServersTogetherAsAtOne) {
  keep(at(0).guest(), "Ada");
  unsigned tried = 0;
  for (unsigned i = 0; i < 40; ++i) {
    if (login(i % 2, "Ada", "wrong wrong wrong").code() == "wrong-password") ++tried;
    run();
  }
  EXPECT_EQ(tried, static_cast<unsigned>(LimitSettings{}.logins_per_name.burst));
  advance(5'000);
  EXPECT_EQ(login(1, "Ada", "wrong wrong wrong").code(), "wrong-password") << "after a while one more";
  EXPECT_EQ(login(0, "Ada", "wrong wrong wrong").code(), "too-fast");
}

TEST_F(TwoFronts, GuestsComeAsOftenAtAllServersTogetherAsAtOne) {
  unsigned made = 0;
  for (unsigned i = 0; i < 40; ++i) made += at(i % 2).post("/api/guest", "{}").status == 200 ? 1 : 0;
  EXPECT_EQ(made, static_cast<unsigned>(LimitSettings{}.guests_per_address.burst));
}

TEST_F(TwoFronts, AFriendIsOnlineAtWhicheverServer) {
  const std::string ada = at(0).guest();
  const std::string bea = at(1).guest();
  const std::string link = at(0).post("/api/friends/link", "{}", ada).field("link");
  ASSERT_EQ(at(1).post("/api/friends", R"({"link":")" + link + R"("})", bea).status, 200U);
  advance(70'000);
  const auto online = [&] { return at(0).get("/api/friends", ada).text.find(R"("online":true)") != std::string::npos; };
  EXPECT_FALSE(online());
  auto line = at(1).connect(bea);
  run();
  EXPECT_TRUE(online());
  line.listener->closed();
  line = {};
  run();
  EXPECT_FALSE(online());
}

}  // namespace
}  // namespace krypta::server::test::cluster_people_test
