#include <fmt/format.h>

#include <array>
#include <ctime>

#include "tests/long/evening.hpp"

/// What a choice takes a table, early in a match and after thousands. That it does not allocate more is a test
/// (tests/long); this tells the time.
namespace {

using krypta::server::test::Evening;

double busy_microseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) * 1e-3;
}

template <class Do>
double microseconds(std::size_t times, Do act) {
  const double began = busy_microseconds();
  for (std::size_t i = 0; i < times; ++i) act();
  return (busy_microseconds() - began) / static_cast<double>(times);
}

}  // namespace

int main() {
  constexpr std::size_t some = 200;
  Evening evening{"mascarade", 5};
  krypta::Rng rng{1};
  fmt::print("{:>8} {:>26} {:>26} {:>26}\n", "Choices", "to choose, microseconds", "and to tell six observers",
             "bytes sent");
  for (const std::size_t length : std::array<std::size_t, 4>{500, 1000, 2500, 5000}) {
    while (evening.table.match()->length() < length) evening.choose(rng);
    std::size_t sent = 0;
    const double chosen = microseconds(some, [&] { evening.choose(rng); });
    static_cast<void>(evening.told_of(rng));  // of all that was not told meanwhile
    const double told = microseconds(some, [&] { sent += evening.told_of(rng); });
    fmt::print("{:>8} {:>26.1f} {:>26.1f} {:>26}\n", length, chosen, told, sent / some);
  }
}
