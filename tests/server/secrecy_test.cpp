#include "tests/server/secrecy_duel.hpp"

/// Nobody is sent a byte that depends on what he may not know: the others and two spectators record every byte of 200
/// matches, each played in two worlds that differ in what one seat does in secret.
namespace krypta::server::test {
namespace {

constexpr unsigned matches = 200;

// NH-037, NH-179, NH-181
TEST(ServerSecrecy, TheOthersAreSentTheSameBytesWhateverASeatDoesInSecret) {
  std::size_t compared = 0;
  std::size_t bytes = 0;
  std::size_t choices_differ = 0;
  for (unsigned n = 0; n < matches && !HasFailure(); ++n) {
    const unsigned seats = 2 + n % 3;
    Duel duel{n, seats, seat(n / 3 % seats)};
    duel.play();
    compared += duel.comparison().compared();
    bytes += duel.comparison().bytes();
    choices_differ += duel.one().match().length() != duel.other().match().length() ? 1U : 0U;
  }
  // Most worlds really were different ones.
  EXPECT_GT(choices_differ, matches * 9 / 10);
  EXPECT_GT(compared, matches * 200U);
  RecordProperty("messages", std::to_string(compared));
  RecordProperty("bytes", std::to_string(bytes));
}

}  // namespace
}  // namespace krypta::server::test
