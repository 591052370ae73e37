#include "store/sqlite.hpp"

#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>

#include <csignal>

#include "tests/store/fixture.hpp"

/// How the store writes: together, all or nothing, and on when the disk is well again.
namespace krypta::store::test::sqlite_test {
namespace {

/// Stands between the store's thread and the loop. While it is shut, the thread waits at it with its answers, and what
/// is asked for gathers behind.
class Gate {
 public:
  [[nodiscard]] Post before(TestLoop& loop) {
    return [this, &loop](std::function<void()> task) {
      {
        std::unique_lock guard{mutex_};
        waits_ = true;
        changed_.notify_all();
        changed_.wait(guard, [this] { return !shut_; });
        waits_ = false;
      }
      loop.post(std::move(task));
    };
  }
  /// Returns when the store's thread waits at the gate.
  void shut_behind(Store& store) {
    std::unique_lock guard{mutex_};
    shut_ = true;
    store.alive(1, 0, {});
    changed_.wait(guard, [this] { return waits_; });
  }
  void open() {
    const std::lock_guard guard{mutex_};
    shut_ = false;
    changed_.notify_all();
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  bool shut_ = false;
  bool waits_ = false;
};

TEST(GroupCommit, WhatWaitsIsWrittenTogether) {
  const Directory directory;
  TestLoop loop;
  Gate gate;
  const auto store = opened(directory / "k.db", gate.before(loop));
  gate.shut_behind(*store);
  constexpr unsigned many = 2'500;
  unsigned done = 0;
  for (std::uint32_t number = 0; number < many; ++number)
    store->append("t", {number, 0, "x"}, {}, [&](const Written& written) { done += written.done() ? 1 : 0; });
  EXPECT_EQ(store->counts().waiting, many);
  gate.open();
  loop.until([&] { return done == many; });

  const Counts counts = store->counts();
  EXPECT_EQ(counts.commits, 1U + 3U) << "the one that kept the thread busy, and a thousand at a time";
  EXPECT_EQ(counts.batch_largest, 1'000U);
  EXPECT_EQ(counts.appends, many);
  EXPECT_EQ(counts.taken, 0U);
  EXPECT_EQ(counts.failed, 0U);
  EXPECT_EQ(counts.waiting, 0U);
  EXPECT_GT(counts.commit_seconds_sum, 0.0);
  EXPECT_EQ(entries(loop, *store, "t").size(), many);
}

/// Done, taken, a quota that is full, failed.
char letter_of(const Written& written) { return "dtqsf"[static_cast<int>(written.code)]; }

TEST(GroupCommit, OneThatIsTakenOrRefusedDoesNotSpoilTheOthers) {
  const Directory directory;
  TestLoop loop;
  Gate gate;
  const auto store = opened(directory / "k.db", gate.before(loop));
  ASSERT_TRUE(append(loop, *store, "t", {0, 0, "first"}).done());
  gate.shut_behind(*store);
  std::string heard;
  const auto hear = [&](const Written& written) { heard += letter_of(written); };
  const Listing listing{.table = "t", .listed = true};
  const Listing impossible{.table = "u", .state = Listing::State{7}, .people = {1}};
  store->append("t", {1, 0, "second"}, {}, hear);
  store->append("t", {1, 0, "other"}, listing, hear);
  store->append("u", {0, 0, "x"}, impossible, hear);
  store->add_session({"h", 99, 0}, hear);
  store->add_account({1, "a", "a", "", "en", 0, 0}, hear);
  store->add_account({2, "A", "a", "", "en", 0, 0}, hear);
  store->add_account({3, "b", "b", "", "en", 0, 0}, hear);
  store->change_account({3, "b", "b", "", "en", 0, 0}, {3, "A", "a", "", "en", 0, 0}, hear);
  store->append("t", {2, 0, "third"}, listing, hear);
  std::size_t listed = 0;
  store->lobby({.most = 9}, [&](const Found<std::vector<Listing>>& found) { listed = found.value->size(); });
  gate.open();
  loop.until([&] { return heard.size() == 9; });
  EXPECT_EQ(heard, "dtffdtdtd");
  EXPECT_EQ(entries(loop, *store, "t"), (std::vector<Entry>{{0, 0, "first"}, {1, 0, "second"}, {2, 0, "third"}}));
  EXPECT_TRUE(entries(loop, *store, "u").empty()) << "the entry stands although what came with it was refused";
  EXPECT_EQ(listed, 1U);
  EXPECT_EQ(store->counts().commits, 3U);
  EXPECT_EQ(store->counts().taken, 3U);
  EXPECT_EQ(store->counts().failed, 2U);
}

TEST(Aside, NeverMakesATransactionOfItsOwn) {
  const Directory directory;
  TestLoop loop;
  const auto store = opened(directory / "k.db", loop.poster());
  ASSERT_TRUE(append(loop, *store, "t", {0, 0, "x"}).done());
  const auto thoughts = [&] {
    return ask<Found<std::vector<Thought>>>(loop, [&](auto then) { store->thoughts("t", 0, 9, then); }).value->size();
  };
  store->keep("t", {0, "thought"});
  EXPECT_EQ(entries(loop, *store, "t").size(), 1U);
  EXPECT_EQ(store->counts().commits, 1U) << "somebody who only looks waits for no disk";
  ASSERT_TRUE(append(loop, *store, "t", {1, 0, "x"}).done());
  EXPECT_EQ(store->counts().commits, 2U);
  EXPECT_EQ(thoughts(), 1U);
  EXPECT_EQ(store->counts().commits, 2U) << "it went with the entry";
  store->keep("t", {1, "thought"});
  EXPECT_EQ(thoughts(), 2U) << "whoever asks for it finds what was kept before";
  EXPECT_EQ(store->counts().appends, 2U);
}

TEST(Closing, LosesNothingThatWasAskedForAndLeavesOneFileAndTheLock) {
  const Directory directory;
  TestLoop loop;
  {
    Gate gate;
    const auto store = opened(directory / "k.db", gate.before(loop));
    gate.shut_behind(*store);
    for (std::uint32_t number = 0; number < 1'500; ++number) store->append("t", {number, 0, "x"}, {}, {});
    for (std::uint32_t number = 0; number < 2'500; ++number) store->keep("t", {number, "y"});
    gate.open();
    store->close();
    EXPECT_EQ(store->counts().appends, 1'500U);
    const auto left = everything_in(directory.path());
    EXPECT_EQ(left.size(), 2U);
    EXPECT_TRUE(left.contains("k.db") && left.contains("k.db.lock"));
    EXPECT_EQ(refusal(directory / "k.db"), "") << "another one may have it now";
  }
  const auto store = opened(directory / "k.db", loop.poster());
  EXPECT_EQ(entries(loop, *store, "t").size(), 1'500U);
  const auto kept = ask<Found<std::vector<Thought>>>(loop, [&](auto then) { store->thoughts("t", 0, 9'000, then); });
  EXPECT_EQ(kept.value->size(), 2'500U);
}

TEST(Closing, HappensByItselfAtTheEnd) {
  const Directory directory;
  TestLoop loop;
  opened(directory / "k.db", loop.poster())->append("t", {0, 0, "x"}, {}, {});
  const auto store = opened(directory / "k.db", loop.poster());
  EXPECT_EQ(entries(loop, *store, "t").size(), 1U);
}

/// In a process of its own. `fill` leaves room for some kilobytes, `make_room` for many megabytes.
std::string meet_a_full_disk(const std::string& path, const std::function<void()>& fill,
                             const std::function<void()>& make_room) {
  TestLoop loop;
  Gate gate;
  const Listing before{"t", Listing::State::open, true, false, false, 1, {1}, "before"};
  const Listing after{"t", Listing::State::open, true, false, false, 1, {2}, "after"};
  {
    const auto store = opened(path, gate.before(loop));
    if (!append(loop, *store, "t", {0, 0, "first"}, before).done()) return "cannot write at all";
    fill();
    gate.shut_behind(*store);
    std::string heard;
    std::string problem;
    const auto hear = [&](const Written& written) {
      heard += letter_of(written);
      problem = written.problem;
    };
    std::size_t seen = 0;
    store->append("t", {1, 0, "second"}, after, hear);
    store->entries("t", 0, [&](const auto& found) { seen = found.value ? found.value->size() : 99; });
    store->append("u", {0, 0, std::string(8'000'000, 'x')}, {}, hear);
    store->append("t", {0, 0, "again"}, {}, hear);
    store->end_session("nobody's", hear);
    gate.open();
    loop.until([&] { return heard.size() == 4; });
    if (heard != "ffff") return "not everything failed together: " + heard;
    if (problem.empty() || problem.find('\n') != std::string::npos) return "no clear problem: " + problem;
    if (seen != 1) return "a question saw what was taken back: " + std::to_string(seen);
    if (store->counts().failed != 4) return "the failures were not counted";
    if (entries(loop, *store, "t").size() != 1 || !entries(loop, *store, "u").empty()) return "something is left";

    make_room();
    if (!append(loop, *store, "t", {1, 0, "second"}, after).done()) return "does not work again";
    if (!append(loop, *store, "u", {0, 0, std::string(8'000'000, 'y')}).done()) return "does not work again with much";
  }
  const auto store = opened(path, loop.poster());
  if (entries(loop, *store, "t") != std::vector<Entry>{{0, 0, "first"}, {1, 0, "second"}}) return "other entries";
  if (entries(loop, *store, "u").at(0).body != std::string(8'000'000, 'y')) return "another body";
  const auto listings = ask<Found<std::vector<Listing>>>(loop, [&](auto then) { store->lobby({.most = 9}, then); });
  if (listings.value != std::vector{after}) return "another listing";
  return {};
}

TEST(FullDisk, EverythingOfThatMomentFailsAndTheStoreGoesOn) {
  const Directory directory;
  const auto limit_to = [](rlim_t most) {
    const rlimit limit{most, RLIM_INFINITY};
    if (setrlimit(RLIMIT_FSIZE, &limit) != 0) std::abort();
  };
  EXPECT_EQ(in_child([&] {
              std::signal(SIGXFSZ, SIG_IGN);
              return meet_a_full_disk(
                  directory / "k.db", [&] { limit_to(1'000'000); }, [&] { limit_to(RLIM_INFINITY); });
            }),
            "");
}

TEST(FullDisk, ADiskThatIsReallyFullIsCalledSo) {
  const Directory directory;
  const std::string complaint = in_child([&]() -> std::string {
    const auto disk_of = [&](const char* size, unsigned long how) {
      return mount("none", directory.path().c_str(), "tmpfs", how, size) == 0;
    };
    if (unshare(CLONE_NEWNS) != 0 || mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
        !disk_of("size=2m", 0))
      return "cannot mount";
    std::string problem = meet_a_full_disk(
        directory / "k.db", [] {}, [&] { static_cast<void>(disk_of("size=100m", MS_REMOUNT)); });
    if (!problem.empty()) return problem;

    if (!disk_of("size=100m", MS_REMOUNT | MS_RDONLY)) return "cannot mount";
    const auto before = everything_in(directory.path());
    problem = refusal(directory / "k.db");
    if (problem.find("read-only") == std::string::npos) return "a read-only disk is not called so: " + problem;
    problem = refusal(directory / "other.db");
    if (problem.find("read-only") == std::string::npos) return "a read-only disk is not called so: " + problem;
    if (everything_in(directory.path()) != before) return "something changed";

    if (!disk_of("size=8k", 0)) return "cannot mount";
    problem = refusal(directory / "k.db");
    if (problem.find("full") == std::string::npos) return "a full disk is not called so: " + problem;
    if (!everything_in(directory.path()).empty()) return "something is left of a database that could not be made";
    return {};
  });
  if (complaint == "cannot mount") GTEST_SKIP() << "without the right to mount";
  EXPECT_EQ(complaint, "");
}

}  // namespace
}  // namespace krypta::store::test::sqlite_test
