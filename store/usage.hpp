#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "store/store.hpp"

/// How much room everything takes in a store, asked for beside the servers that work with it.
namespace krypta::store {

struct Usage {
  /// A table of the database: its rows, and the bytes of the texts in it, without what the database adds to that.
  struct Kind {
    std::string what;
    std::uint64_t rows = 0;
    std::uint64_t bytes = 0;
  };
  /// The matches of a game, and the bytes of what is kept of them.
  struct Game {
    std::string game;
    std::uint64_t tables = 0;
    std::uint64_t entries = 0;
    std::uint64_t thoughts = 0;
    std::uint64_t archives = 0;
  };
  /// What was written in a day.
  struct Day {
    Time day = 0;  ///< its beginning
    std::uint64_t entries = 0;
    std::uint64_t bytes = 0;
    std::uint64_t tables = 0;
  };
  std::uint64_t bytes = 0;  ///< of the whole database
  std::uint64_t free = 0;   ///< of these, room that is used again
  Time oldest = 0;          ///< when the oldest table was made; 0: there is none
  std::vector<Kind> kinds{};
  std::vector<Game> games{};
  std::vector<Day> days{};  ///< the last of them last
};

using UsageOr = std::variant<Usage, std::string>;

/// Of the database in a file; the other one is the problem.
[[nodiscard]] UsageOr usage_of_file(const std::string& path, Time now);
/// Of a PostgreSQL database.
[[nodiscard]] UsageOr usage_of_url(const std::string& url, Time now);

/// What both are asked, each in its own words.
struct Dialect {
  std::string bytes;  ///< of a text or of bytes, with $ in its place
  std::string game;   ///< of a table
  std::string whole;  ///< the bytes of the database, and of these the free ones
};
using UsageRows = std::vector<std::vector<std::string>>;
using AskUsage = std::function<std::variant<UsageRows, std::string>(const std::string& sql)>;
[[nodiscard]] UsageOr ask_usage(const Dialect& dialect, const AskUsage& ask, Time now);

}  // namespace krypta::store
