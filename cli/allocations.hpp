#pragma once

#include <cstdint>

namespace krypta::cli {

/// How often this thread has allocated so far. The program's own operator new counts; in programs that do not link
/// allocations.cpp nobody counts.
[[nodiscard]] std::uint64_t allocations();

}  // namespace krypta::cli
