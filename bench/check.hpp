#pragma once

#include "bench/journal.hpp"
#include "bench/link.hpp"

/// Whether a server still has everything that it acknowledged.
namespace krypta::load {

struct CheckSettings {
  bool go_on = false;     ///< every match that is not over must take one more choice
  std::string refused{};  ///< or must refuse it with this code, and be left as it was
};

struct Checked {
  std::size_t tables = 0;
  std::size_t seats = 0;
  std::size_t choices = 0;  ///< that were acknowledged
  std::size_t lost = 0;     ///< of them: not there, twice there or in another order
  std::size_t over = 0;     ///< matches that are
  std::size_t went_on = 0;  ///< matches that took a choice, or refused it as they should
  std::vector<std::string> problems{};
  [[nodiscard]] bool good() const { return problems.empty(); }
};

[[nodiscard]] Awaitable<Checked> check(asio::io_context& context, Servers servers, std::vector<Sitting> sittings,
                                       CheckSettings settings);

}  // namespace krypta::load
