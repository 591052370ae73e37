#include <atomic>
#include <thread>

#include "tests/server/secrecy/duel.hpp"

/// Nobody is sent a byte that depends on what he may not know: the others and two spectators record every byte of 200
/// matches, each played in two worlds that differ in what one seat does in secret.
namespace krypta::server::test::secrecy_duel_test {
namespace {

constexpr unsigned matches = 200;

struct Sums {
  std::atomic<std::size_t> messages{0};
  std::atomic<std::size_t> bytes{0};
  std::atomic<std::size_t> different{0};
};

void play(unsigned n, Sums& sums) {
  static constexpr std::array<unsigned, 5> sizes{2, 3, 2, 3, 4};
  const unsigned seats = sizes[n % sizes.size()];
  Duel duel{n, seats, seat(n / static_cast<unsigned>(sizes.size()) % seats)};
  // What changed is made in a way of its own.
  if (n % 8 < 2) duel.both([](World& world) { world.follow(); });
  duel.play();
  sums.messages += duel.comparison().messages();
  sums.bytes += duel.comparison().bytes();
  sums.different += duel.one().match().length() != duel.other().match().length() ? 1U : 0U;
}

// NH-037, NH-179, NH-181: by clocks of every kind, with reconnects, refused requests and cards taken back.
TEST(ServerSecrecy, TheOthersAreSentTheSameBytesWhateverASeatDoesInSecret) {
  Sums sums;
  std::atomic<unsigned> next{0};
  const auto work = [&] {
    for (unsigned n = next++; n < matches && !HasFailure(); n = next++) play(n, sums);
  };
  // Matches share nothing.
  std::vector<std::thread> helpers;
  for (unsigned more = std::thread::hardware_concurrency(); more > 1; --more) helpers.emplace_back(work);
  work();
  for (std::thread& helper : helpers) helper.join();
  EXPECT_GT(sums.different, matches * 9 / 10) << "the worlds should be different ones";
  EXPECT_GT(sums.messages, matches * 200U);
  RecordProperty("messages", std::to_string(sums.messages));
  RecordProperty("bytes", std::to_string(sums.bytes));
}

// The same comparison fails where it should: when the plans that open are not the same.
TEST(ServerSecrecy, PlansThatDifferShowWhenTheyOpenAndNotBefore) {
  for (unsigned n = 0; n < 30 && !HasFailure(); ++n) {
    const unsigned seats = 2 + n % 3;
    Duel duel{n, seats, seat(n / 3 % seats)};
    for (std::uint32_t turns = duel.open().below(4); turns > 0; --turns) {
      duel.step_to_planning();
      duel.step();
    }
    duel.step_to_planning();
    const Cards one = duel.draw_plan();
    Cards other = one;
    while (other == one) other = duel.draw_plan();
    duel.plan(one, other);
    duel.comparison().expect_different(duel.secret(), duel.where());
  }
}

// A person who looks at the table twice is there once.
TEST(ServerSecrecy, NobodyIsToldThatASeatOpensAnotherTab) {
  for (unsigned n = 0; n < 6 && !HasFailure(); ++n) {
    const unsigned seats = 2 + n % 3;
    Duel duel{n, seats, seat(n % seats)};
    duel.secret_seats()[1].tabs_one_in = 4;
    for (unsigned steps = 0; steps < 40 && !duel.stopped(); ++steps) duel.step();
  }
}

}  // namespace
}  // namespace krypta::server::test::secrecy_duel_test
