#include "wire/patch.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <string_view>

#include "engine/core/hash.hpp"

namespace krypta::wire {

namespace {

/// A patch is nothing, [value] for a value that stands here instead, or an object with a patch for each branch that
/// changed: by its name, or in a list by its place.
Value instead(const Value& value) { return Value::Array{value}; }

std::size_t of_text(std::string_view text) { return std::hash<std::string_view>{}(text); }

void add_tree(Hasher& hasher, const Value& value) {
  // What kind of thing comes, or two trees with the same leaves would be one.
  if (const auto* text = value.text()) {
    hasher.add('t').add(of_text(*text));
  } else if (const auto* number = value.integer()) {
    hasher.add('i').add(*number);
  } else if (const auto* yes = value.boolean()) {
    hasher.add('b').add(*yes);
  } else if (const auto* real = value.real()) {
    hasher.add('r').add(std::bit_cast<std::uint64_t>(*real));
  } else if (const auto* list = value.array()) {
    hasher.add('a').add(list->size());
    for (const Value& one : *list) add_tree(hasher, one);
  } else if (const auto* object = value.object()) {
    hasher.add('o').add(object->size());
    for (const auto& [name, one] : *object) {
      hasher.add(of_text(name));
      add_tree(hasher, one);
    }
  } else {
    hasher.add('n');
  }
}

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

std::uint64_t fingerprint(const Value& value) {
  Hasher hasher;
  add_tree(hasher, value);
  return hasher.result();
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

}  // namespace krypta::wire
