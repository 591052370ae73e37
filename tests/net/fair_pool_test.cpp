#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <string>
#include <vector>

#include "server/limits/fair_tree.hpp"
#include "server/net/net.hpp"

namespace krypta::server::fair_pool_test {
namespace {

/// The pool is busy with one piece of work while the rest comes, so that the order is all there is to see.
TEST(FairPool, NobodyWaitsBehindAllTheWorkOfSomebodyElse) {
  std::promise<void> release;
  std::promise<void> all;
  std::string order;
  const auto workers = make_workers(1);
  workers->run([&] { release.get_future().wait(); });
  const auto add = [&](const std::string& whose, char letter) {
    workers->run({.whose = {whose}, .task = [&order, letter] { order += letter; }});
  };
  for (const char letter : {'a', 'b', 'c', 'd'}) add("a table of bots", letter);
  add("another table", '1');
  add("another table", '2');
  add("a third", 'x');
  release.set_value();
  // Behind everything of its own, and there is nothing else left by then.
  workers->run({.whose = {"a table of bots"}, .task = [&] { all.set_value(); }});
  all.get_future().wait();
  EXPECT_EQ(order, "a1xb2cd");
}

/// Ten guests of one address with ten tables each, and one person elsewhere with one.
TEST(FairPool, ManyTablesOfManyGuestsOfOneAddressAreOneTurnOfMany) {
  FairTree<std::string> queue;
  for (int guest = 0; guest < 10; ++guest) {
    for (int table = 0; table < 10; ++table) {
      const std::vector<std::string> path{"crowd", "guest" + std::to_string(guest), "t" + std::to_string(table)};
      queue.add(path, "crowd");
    }
  }
  const std::vector<std::string> alone{"elsewhere", "somebody", "t"};
  for (int i = 0; i < 3; ++i) queue.add(alone, "alone");
  std::vector<std::string> order;
  for (int i = 0; i < 6; ++i) order.push_back(queue.next());
  EXPECT_EQ(order, (std::vector<std::string>{"crowd", "alone", "crowd", "alone", "crowd", "alone"}));
  for (int i = 0; i < 97; ++i) EXPECT_EQ(queue.next(), "crowd");
  EXPECT_TRUE(queue.empty());
}

TEST(FairPool, WithinANetworkPeopleTakeTurnsAndOfEachHisTables) {
  FairTree<std::string> queue;
  const auto add = [&](const std::string& person, const std::string& table, const std::string& item) {
    const std::vector<std::string> path{"school", person, table};
    queue.add(path, item);
  };
  add("a", "1", "a1");
  add("a", "1", "a1");
  add("a", "2", "a2");
  add("b", "3", "b3");
  add("b", "3", "b3");
  std::string order;
  while (!queue.empty()) order += queue.next() + " ";
  EXPECT_EQ(order, "a1 b3 a2 b3 a1 ");
}

/// What is found at once is told no sooner, and what waits behind it begins no sooner.
TEST(FairPool, AThoughtTakesItsWholeTimeHoweverSoonItIsDone) {
  using Clock = std::chrono::steady_clock;
  constexpr std::chrono::milliseconds lasts{40};
  std::promise<Clock::time_point> told;
  std::promise<Clock::time_point> next;
  const auto workers = make_workers(1);
  const auto begin = Clock::now();
  workers->run({.whose = {"a"}, .task = [] {}, .done = [&] { told.set_value(Clock::now()); }, .lasts = lasts});
  workers->run({.whose = {"b"}, .task = [&] { next.set_value(Clock::now()); }});
  const auto told_at = told.get_future().get();
  EXPECT_GE(told_at - begin, lasts);
  EXPECT_GE(next.get_future().get(), told_at);
}

TEST(FairPool, WhatTakesAMomentDoesNotWaitBehindWhatLasts) {
  std::promise<void> release;
  std::promise<void> quick;
  const auto workers = make_thinkers(1);
  const auto done = release.get_future().share();
  for (int i = 0; i < 100; ++i) workers->run({.task = [done] { done.wait(); }, .lasts = std::chrono::milliseconds{1}});
  workers->run([&] { quick.set_value(); });
  quick.get_future().wait();
  release.set_value();
}

/// The program ends although somebody's time is not over.
TEST(FairPool, NobodyWaitsForAThoughtAtTheEnd) {
  std::promise<void> begun;
  auto workers = make_workers(1);
  bool told = false;
  workers->run({.task = [&] { begun.set_value(); }, .done = [&] { told = true; }, .lasts = std::chrono::hours{1}});
  begun.get_future().wait();
  workers.reset();
  EXPECT_FALSE(told);
}

}  // namespace
}  // namespace krypta::server::fair_pool_test
