#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "server/log.hpp"
#include "server/loop.hpp"
#include "store/upkeep.hpp"

namespace krypta::server {

/// How long what nobody plays any more is kept; 0: for ever.
struct Keeping {
  Time thoughts = 0;
  Time matches = 0;
};

/// Drops old matches and what bots thought in them, one match a write and with a rest after each, so that no choice
/// waits for it.
class Thinner {
 public:
  Thinner(Loop& loop, store::Store& store, Log& log, Keeping keeping);
  Thinner(const Thinner&) = delete;
  Thinner& operator=(const Thinner&) = delete;
  ~Thinner();

  /// Begins, and goes through all again every hour.
  void begin();

  [[nodiscard]] std::uint64_t matches() const { return matches_; }
  [[nodiscard]] std::uint64_t thoughts() const { return thoughts_; }

 private:
  enum class What : std::uint8_t { thoughts, matches };
  void page(What what, const std::string& after);
  void next(What what, const std::shared_ptr<store::Old>& old, std::size_t i);
  void dropped(What what, const std::string& table, const store::Written& written);
  void over(What what);
  void later(Time delay, Task then);
  [[nodiscard]] Time since(What what) const;

  Loop& loop_;
  store::Store& store_;
  Log& log_;
  Keeping keeping_;
  std::uint64_t matches_ = 0;
  std::uint64_t thoughts_ = 0;
  std::shared_ptr<Thinner*> self_;
};

}  // namespace krypta::server
