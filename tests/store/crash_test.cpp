#include <csignal>

#include "store/sqlite.hpp"
#include "tests/store/fixture.hpp"

/// A server that is killed at any moment loses nothing that it has said is done.
namespace krypta::store::test::crash_test {
namespace {

std::string body_of(std::uint32_t number) {
  return "entry " + std::to_string(number) + std::string(number * 37 % 3'000, '.');
}

/// Appends for ever, several at a time, and says each number that is done.
[[noreturn]] void append_until_killed(const std::string& path, int heard) {
  TestLoop loop;
  const auto store = opened(path, loop.poster());
  auto next = static_cast<std::uint32_t>(entries(loop, *store, "t").size());
  unsigned under_way = 0;
  for (;;) {
    while (under_way < 7) {
      const std::uint32_t number = next++;
      ++under_way;
      const Listing listing{.table = "t", .listed = true, .people = {number}, .summary = std::to_string(number)};
      store->append("t", {number, number, body_of(number)}, listing,
                    [&under_way, number, heard](const Written& written) {
                      if (!written.done() || write(heard, &number, sizeof number) != sizeof number) _exit(1);
                      --under_way;
                    });
    }
    const unsigned before = under_way;
    loop.until([&] { return under_way < before; });
  }
}

/// The last number that was said to be done.
std::optional<std::uint32_t> run_and_kill(const std::string& path, unsigned after) {
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) return std::nullopt;
  const pid_t child = fork();
  if (child == 0) append_until_killed(path, ends[1]);
  close(ends[1]);
  std::optional<std::uint32_t> last;
  std::uint32_t number = 0;
  for (unsigned heard = 0; read(ends[0], &number, sizeof number) == sizeof number; ++heard) {
    last = number;
    if (heard == after) kill(child, SIGKILL);
  }
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFSIGNALED(status)) << "it ended by itself";
  return last;
}

TEST(Crash, NothingThatIsDoneIsLost) {
  const Directory directory;
  const std::string path = directory / "k.db";
  for (unsigned round = 0; round < 20; ++round) {
    const auto last = run_and_kill(path, round * 53 % 97);
    ASSERT_TRUE(last);
    TestLoop loop;
    const auto store = opened(path, loop.poster());
    const auto found = entries(loop, *store, "t");
    ASSERT_GT(found.size(), *last);
    for (std::uint32_t number = 0; number < found.size(); ++number)
      ASSERT_EQ(found[number], (Entry{number, number, body_of(number)}));
    const auto lobby = ask<Found<std::vector<Listing>>>(loop, [&](auto then) { store->lobby({.most = 9}, then); });
    ASSERT_TRUE(lobby.value && lobby.value->size() == 1);
    EXPECT_EQ(lobby.value->front().summary, std::to_string(found.size() - 1)) << "entry and list disagree";
    EXPECT_EQ(lobby.value->front().people, (std::vector<AccountId>{static_cast<AccountId>(found.size() - 1)}));
  }
}

TEST(Crash, AKilledBeginningIsNoObstacle) {
  for (unsigned round = 0; round < 5; ++round) {
    const Directory directory;
    ASSERT_TRUE(run_and_kill(directory / "k.db", 0));
    EXPECT_EQ(refusal(directory / "k.db"), "");
  }
}

}  // namespace
}  // namespace krypta::store::test::crash_test
