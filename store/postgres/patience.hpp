#pragma once

#include <chrono>

namespace krypta::store::postgres {

/// How long what is waited for.
struct Patience {
  std::chrono::milliseconds connection{3'000};  ///< to one host
  std::chrono::milliseconds silence{10'000};    ///< a database that says nothing for so long is gone
  std::chrono::milliseconds request{20'000};    ///< then whoever asked is told that it failed
  std::chrono::milliseconds end{5'000};         ///< when the server ends and the database is away
  std::chrono::milliseconds sign{3'000};        ///< until the server says again that it lives
};

}  // namespace krypta::store::postgres
