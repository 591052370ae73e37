#pragma once

#include <ctime>

namespace krypta::card_speed {

/// What this thread has run.
inline double busy_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

}  // namespace krypta::card_speed
