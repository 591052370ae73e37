#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "store/statement.hpp"

namespace krypta::store {

/// Stands in the header of the file and tells Krypta's databases from others: "Kryp".
inline constexpr std::int32_t application_id = 0x4b727970;

/// Step n leads from version n to version n + 1. A step that has been published is never changed: a new one is added at
/// the end.
[[nodiscard]] std::span<const std::string_view> schema_steps();

/// Carries out the steps that the database has not had yet, each together with the new version or not at all; says the
/// problem, if any.
[[nodiscard]] std::string migrate(Connection& connection, std::span<const std::string_view> steps = schema_steps());

/// Whether everything that the steps up to the database's version made is there; says what is not.
[[nodiscard]] std::string missing(Connection& connection, std::span<const std::string_view> steps = schema_steps());

}  // namespace krypta::store
