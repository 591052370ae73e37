#include "server/table/patch.hpp"

#include <algorithm>

namespace krypta::server {

namespace {

/// A patch is nothing, [value] for a value that stands here instead, or an object with a patch for each branch that
/// changed: by its name, or in a list by its place.
Value instead(const Value& value) { return Value::Array{value}; }

}  // namespace

bool same_names(const Value::Object& one, const Value::Object& other) {
  return std::ranges::equal(one, other, {}, &Value::Member::first, &Value::Member::first);
}

Value patch_of(const Value& before, const Value& after) {
  if (before == after) return {};
  Value::Object changes;
  if (before.object() != nullptr && after.object() != nullptr && same_names(*before.object(), *after.object())) {
    for (std::size_t i = 0; i < after.object()->size(); ++i) {
      const auto& [name, value] = (*after.object())[i];
      if (Value patch = patch_of((*before.object())[i].second, value); !patch.is_null()) {
        changes.emplace_back(name, std::move(patch));
      }
    }
    return changes;
  }
  if (before.array() != nullptr && after.array() != nullptr && before.array()->size() == after.array()->size()) {
    for (std::size_t i = 0; i < after.array()->size(); ++i) {
      if (Value patch = patch_of((*before.array())[i], (*after.array())[i]); !patch.is_null()) {
        changes.emplace_back(std::to_string(i), std::move(patch));
      }
    }
    return changes;
  }
  return instead(after);
}

Value patched(const Value& before, const Value& patch) {
  if (patch.array() != nullptr && !patch.array()->empty()) return patch.array()->front();
  if (patch.object() == nullptr) return before;
  if (const Value::Object* object = before.object()) {
    Value::Object after = *object;
    for (auto& [name, value] : after) {
      if (const Value* change = patch.find(name)) value = patched(value, *change);
    }
    return after;
  }
  if (const Value::Array* array = before.array()) {
    Value::Array after = *array;
    for (std::size_t i = 0; i < after.size(); ++i) {
      if (const Value* change = patch.find(std::to_string(i))) after[i] = patched(after[i], *change);
    }
    return after;
  }
  return before;
}

}  // namespace krypta::server
