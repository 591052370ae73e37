#pragma once

#include <cstdint>

#include "engine/core/value.hpp"

/// What leads from one tree to the next. One picture of a match is much like the one before, so a match is kept as its
/// first picture and what changed.
namespace krypta::wire {

/// Whether two objects have the same members, in the same order.
[[nodiscard]] bool same_names(const Value::Object& one, const Value::Object& other);
[[nodiscard]] Value patch_of(const Value& before, const Value& after);
[[nodiscard]] Value patched(const Value& before, const Value& patch);

/// The same of equal trees, and hardly ever of others.
[[nodiscard]] std::uint64_t fingerprint(const Value& value);

}  // namespace krypta::wire
