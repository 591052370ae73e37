#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <future>
#include <thread>
#include <vector>

#include "server/net/net.hpp"

namespace krypta::server::loop_test {
namespace {

class Nothing final : public Site {
 public:
  void answer(HttpRequest /*request*/, Reply reply) override { reply({}); }
  void welcome(HttpRequest /*request*/, Welcome then) override { then(HttpResponse{}); }
};

TEST(Loop, PostsFromOtherThreadsAllRunOnItsThread) {
  const auto net = Net::make();
  int sum = 0;
  const int threads = 4;
  const int posts = 1000;
  std::vector<std::thread> others;
  for (int t = 0; t < threads; ++t) {
    others.emplace_back([&] {
      for (int i = 0; i < posts; ++i) {
        net->loop().post([&] {
          if (++sum == threads * posts) net->stop();
        });
      }
    });
  }
  net->run();
  for (auto& other : others) other.join();
  EXPECT_EQ(sum, threads * posts);
}

TEST(Loop, PostingWhileItEndsIsHarmless) {
  for (int round = 0; round < 20; ++round) {
    const auto net = Net::make();
    std::atomic<bool> ended = false;
    const auto kept = std::make_shared<int>(0);
    std::thread other([&] {
      while (!ended) net->loop().post([kept] { ++*kept; });
      net->loop().post([kept] { ++*kept; });
    });
    net->loop().post([&] { net->stop(); });
    net->run();
    ended = true;
    other.join();
  }
}

TEST(Loop, TimeGoesOnSteadilyHoweverTheSystemsClockIsSet) {
  using namespace std::chrono_literals;
  auto system = 1'000'000ms;
  auto steady = 50ms;
  const auto net = Net::make(ServerTime{[&] { return system; }, [&] { return steady; }});
  const Loop& loop = net->loop();
  EXPECT_EQ(loop.now(), 1'000'000);
  steady += 20ms;
  system += 1h;
  EXPECT_EQ(loop.now(), 1'000'020);
  EXPECT_EQ(loop.system_time(), system.count());
  steady += 20ms;
  system = 7ms;
  EXPECT_EQ(loop.now(), 1'000'040);
}

TEST(Loop, TimeIsNotBehindTheClockItBeganWith) {
  using namespace std::chrono_literals;
  // Each clock is in the middle of a millisecond, and reading one takes time that the other goes on.
  auto passed = 0us;
  const auto net =
      Net::make(ServerTime{[&] { return 10'100us + (passed += 10us); }, [&] { return 3'900us + (passed += 10us); }});
  passed = 890us;
  EXPECT_EQ(net->loop().system_time(), 11);
  EXPECT_GE(net->loop().now(), 11);
}

TEST(Loop, TimersRunInTheirOrderUnlessCancelled) {
  const auto net = Net::make();
  auto& loop = net->loop();
  std::string order;
  loop.after(30, [&] {
    order += 'c';
    net->stop();
  });
  loop.after(20, [&] { order += 'b'; });
  const auto cancelled = loop.after(10, [&] { order += 'x'; });
  loop.after(0, [&] { order += 'a'; });
  loop.after(-5, [&] { order += 'a'; });
  loop.cancel(cancelled);
  loop.cancel(cancelled);
  loop.cancel(12345);
  loop.after(1'000'000, [&] { order += 'z'; });
  net->run();
  EXPECT_EQ(order, "aabc");
}

TEST(Loop, ATimerThatHasRunOutCanStillBeCancelled) {
  const auto net = Net::make();
  auto& loop = net->loop();
  std::string order;
  Loop::Timer second = 0;
  // Both run out before the loop looks; the first takes the second away.
  loop.after(0, [&] {
    order += 'a';
    loop.cancel(second);
  });
  second = loop.after(0, [&] { order += 'x'; });
  std::this_thread::sleep_for(std::chrono::milliseconds(2));
  loop.after(5, [&] { net->stop(); });
  net->run();
  EXPECT_EQ(order, "a");
}

TEST(Loop, ATimerMayCancelItselfAndSetAnother) {
  const auto net = Net::make();
  auto& loop = net->loop();
  int runs = 0;
  Loop::Timer self = 0;
  std::function<void()> again = [&] {
    loop.cancel(self);
    if (++runs == 3) return net->stop();
    self = loop.after(1, again);
  };
  self = loop.after(1, again);
  net->run();
  EXPECT_EQ(runs, 3);
}

TEST(Loop, KnowsTheTime) {
  const auto net = Net::make();
  const auto before = std::chrono::system_clock::now().time_since_epoch();
  const auto now = std::chrono::milliseconds(net->loop().now());
  EXPECT_GE(now, std::chrono::duration_cast<std::chrono::milliseconds>(before));
  EXPECT_LE(now, before + std::chrono::minutes(1));
}

TEST(Loop, ATaskThatThrowsDoesNotEndIt) {
  const auto net = Net::make();
  bool reached = false;
  net->loop().post([] { throw 1; });
  net->loop().post([&] {
    reached = true;
    net->stop();
  });
  net->run();
  EXPECT_TRUE(reached);
}

TEST(Loop, EverySignalIsHeard) {
  Nothing site;
  const auto net = Net::make();
  ASSERT_EQ(net->listen({}, site), "");
  int asked = 0;
  net->on_signal([&] {
    if (++asked == 2) return net->stop();
    ::kill(::getpid(), SIGINT);
  });
  net->loop().post([] { ::kill(::getpid(), SIGTERM); });
  net->run();
  EXPECT_EQ(asked, 2);
}

TEST(Loop, StoppedBeforeItRuns) {
  const auto net = Net::make();
  net->stop();
  net->run();
}

TEST(Workers, DoEverythingTheyAreGiven) {
  std::atomic<int> done = 0;
  std::promise<void> all;
  const auto workers = make_workers(3);
  for (int i = 0; i < 1000; ++i) {
    workers->run([&] {
      if (++done == 1000) all.set_value();
    });
  }
  all.get_future().wait();
  EXPECT_EQ(done, 1000);
}

TEST(Workers, WorkThatHasNotBegunIsDroppedAtTheEnd) {
  std::promise<void> begun;
  std::promise<void> release;
  std::atomic<int> done = 0;
  const auto kept = std::make_shared<int>(0);
  auto workers = make_workers(1);
  workers->run([&] {
    begun.set_value();
    release.get_future().wait();
    ++done;
  });
  for (int i = 0; i < 10; ++i) workers->run([&, kept] { ++done; });
  begun.get_future().wait();
  std::thread ending([&] { workers.reset(); });
  // The waiting work is let go before the one under way is waited for.
  while (kept.use_count() > 1) std::this_thread::yield();
  release.set_value();
  ending.join();
  EXPECT_EQ(done, 1);
}

TEST(Workers, StepBackBehindTheLoop) {
  const int mine = getpriority(PRIO_PROCESS, static_cast<id_t>(gettid()));
  std::promise<int> theirs;
  const auto workers = make_workers(0);
  workers->run([] { throw 1; });
  workers->run([&] { theirs.set_value(getpriority(PRIO_PROCESS, static_cast<id_t>(gettid()))); });
  const int found = theirs.get_future().get();
  EXPECT_TRUE(found > mine || found == 19) << found;
  EXPECT_EQ(getpriority(PRIO_PROCESS, static_cast<id_t>(gettid())), mine);
}

}  // namespace
}  // namespace krypta::server::loop_test
