#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "store/postgres/connection.hpp"
#include "store/skeletons.hpp"

namespace krypta::store::postgres {

/// Held while a database is set up or changed, and while a server signs in.
inline constexpr std::int64_t lock_of_schema = 0x4b72797001;
inline constexpr std::int64_t lock_of_servers = 0x4b72797002;

/// Step n leads from version n to version n + 1. A step that has been published is never changed: a new one is added at
/// the end.
struct Step {
  const char* sql;
  /// The version of the oldest program that can work with what the step leaves; that step's number, if none can that
  /// does not know it.
  std::int64_t oldest;
};
[[nodiscard]] std::span<const Step> schema_steps();

/// Makes an empty database Krypta's, or brings one of Krypta's up to date, while no other server does; then how names
/// look is written down, unless that has been done. Says the problem, if any.
[[nodiscard]] std::string migrate(Connection& connection, const Skeletons& skeletons,
                                  std::span<const Step> steps = schema_steps());

/// Whether this program can work with the database as it is now; a newer one may have changed it meanwhile.
[[nodiscard]] std::string refuse_unless_understood(Connection& connection, Clock::time_point deadline,
                                                   std::span<const Step> steps = schema_steps());

}  // namespace krypta::store::postgres
