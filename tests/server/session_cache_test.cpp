#include "server/people/session_cache.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "server/limits/turns.hpp"
#include "tests/server/manual_loop.hpp"

namespace krypta::server::session_cache_test {
namespace {

SessionCache::Known known(store::AccountId id, std::string name = "Anna") {
  return {{id, std::move(name), "en", true}, 0};
}

struct Cache : SessionCache {
  using SessionCache::SessionCache;
  void now_put(const std::string& hash, const Known& what, Time now = 0) { put(hash, what, now, changes()); }
};

TEST(SessionCache, DropsTheOneUsedLongestAgo) {
  Cache cache(2, 1'000);
  cache.now_put("a", known(1));
  cache.now_put("b", known(2));
  ASSERT_TRUE(cache.find("a", 0));
  cache.now_put("c", known(3));
  EXPECT_EQ(cache.size(), 2U);
  EXPECT_FALSE(cache.find("b", 0));
  EXPECT_TRUE(cache.find("a", 0));
  EXPECT_EQ(cache.find("c", 0)->account.id, 3);
}

TEST(SessionCache, ForgetsWhatIsOldHoweverOftenItIsUsed) {
  Cache cache(2, 1'000);
  cache.now_put("a", known(1), 0);
  EXPECT_TRUE(cache.find("a", 999));
  EXPECT_FALSE(cache.find("a", 1'000));
  EXPECT_EQ(cache.size(), 0U);
  cache.now_put("a", known(1), 5'000);
  EXPECT_FALSE(cache.find("a", 4'000));  // the clock was set back, for who knows how long
}

TEST(SessionCache, ReplacesWhatItHas) {
  Cache cache(2, 1'000);
  cache.now_put("a", known(1, "Anna"), 0);
  cache.now_put("a", known(1, "Ada"), 900);
  EXPECT_EQ(cache.size(), 1U);
  EXPECT_EQ(cache.find("a", 1'800)->account.name, "Ada");
}

TEST(SessionCache, LeavesOutAnAnswerOlderThanAChange) {
  Cache cache(5, 1'000);
  for (int change = 0; change < 3; ++change) {
    const auto asked = cache.changes();
    if (change == 0) cache.drop("a");
    if (change == 1) cache.drop_others(1, "b");
    if (change == 2) cache.update(known(1).account);
    cache.put("a", known(1), 0, asked);
    EXPECT_FALSE(cache.find("a", 0)) << change;
  }
}

TEST(SessionCache, ChangesAndDropsAllSessionsOfAnAccount) {
  Cache cache(5, 1'000);
  for (const char* hash : {"a", "b", "c"}) cache.now_put(hash, known(1));
  cache.now_put("z", known(2, "Zoe"));
  cache.update(known(1, "Ada").account);
  cache.mark_seen(1, 77);
  for (const char* hash : {"a", "b", "c"}) {
    EXPECT_EQ(cache.find(hash, 0)->account.name, "Ada");
    EXPECT_EQ(cache.find(hash, 0)->seen, 77);
  }
  EXPECT_EQ(cache.find("z", 0)->account.name, "Zoe");
  EXPECT_EQ(cache.find("z", 0)->seen, 0);
  cache.drop_others(1, "b");
  EXPECT_EQ(cache.size(), 2U);
  EXPECT_TRUE(cache.find("b", 0));
  EXPECT_TRUE(cache.find("z", 0));
}

TEST(Turns, ComeOneAfterTheOther) {
  test::ManualLoop loop;
  Turns<int> turns(loop);
  std::vector<std::string> log;
  std::vector<Turns<int>::Turn> held;
  const auto take = [&](int key, const std::string& who) {
    turns.take(key, [&, who](Turns<int>::Turn turn) {
      log.push_back(who);
      held.push_back(std::move(turn));
    });
  };
  take(1, "a");
  take(1, "b");
  take(1, "c");
  take(2, "other");
  loop.run();
  EXPECT_EQ(log, (std::vector<std::string>{"a", "other"}));
  held.erase(held.begin());
  loop.run();
  EXPECT_EQ(log.back(), "b");
  take(1, "d");
  held.clear();
  loop.run();
  EXPECT_EQ(log.back(), "c");
  held.clear();
  loop.run();
  EXPECT_EQ(log.back(), "d");
  held.clear();
  loop.run();
  take(1, "e");
  EXPECT_EQ(log, (std::vector<std::string>{"a", "other", "b", "c", "d", "e"}));
}

TEST(Turns, GoOnIfOneIsLetGoAtOnce) {
  test::ManualLoop loop;
  Turns<int> turns(loop);
  int begun = 0;
  for (int i = 0; i < 5; ++i) turns.take(1, [&](const auto&) { ++begun; });
  loop.run();
  EXPECT_EQ(begun, 5);
}

}  // namespace
}  // namespace krypta::server::session_cache_test
