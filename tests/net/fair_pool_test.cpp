#include <gtest/gtest.h>

#include <future>
#include <string>

#include "server/net.hpp"

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
    workers->run(whose, [&order, letter] { order += letter; });
  };
  for (const char letter : {'a', 'b', 'c', 'd'}) add("a table of bots", letter);
  add("another table", '1');
  add("another table", '2');
  add("a third", 'x');
  release.set_value();
  // Behind everything of its own, and there is nothing else left by then.
  workers->run("a table of bots", [&] { all.set_value(); });
  all.get_future().wait();
  EXPECT_EQ(order, "a1xb2cd");
}

}  // namespace
}  // namespace krypta::server::fair_pool_test
