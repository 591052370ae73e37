#include "engine/core/value.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace krypta {

const Value* Value::find(std::string_view name) const {
  const Object* members = object();
  if (members == nullptr) return nullptr;
  const auto found = std::ranges::find(*members, name, &Member::first);
  return found == members->end() ? nullptr : &found->second;
}

void Value::set(std::string_view name, Value value) {
  if (is_null()) held_ = Object{};
  auto* members = std::get_if<Object>(&held_);
  if (members == nullptr) return;
  const auto found = std::ranges::find(*members, name, &Member::first);
  if (found != members->end()) {
    found->second = std::move(value);
  } else {
    members->emplace_back(std::string{name}, std::move(value));
  }
}

namespace {

void write_text(std::string& out, std::string_view text) {
  static constexpr std::string_view hex = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (byte < 0x20) {
      out += "\\u00";
      out += hex[byte >> 4U];
      out += hex[byte & 15U];
    } else {
      out += c;
    }
  }
  out += '"';
}

template <class Number>
void write_number(std::string& out, Number n) {
  std::array<char, 32> digits{};
  const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), n);
  out.append(digits.data(), end);
}

void write(std::string& out, const Value& value) {
  if (const bool* b = value.boolean()) {
    out += *b ? "true" : "false";
  } else if (const std::int64_t* n = value.integer()) {
    write_number(out, *n);
  } else if (const double* d = value.real()) {
    if (std::isfinite(*d)) {
      write_number(out, *d);
    } else {
      out += "null";
    }
  } else if (const std::string* s = value.text()) {
    write_text(out, *s);
  } else if (const Value::Array* items = value.array()) {
    out += '[';
    bool first = true;
    for (const Value& item : *items) {
      if (!std::exchange(first, false)) out += ',';
      write(out, item);
    }
    out += ']';
  } else if (const Value::Object* members = value.object()) {
    out += '{';
    bool first = true;
    for (const auto& [name, member] : *members) {
      if (!std::exchange(first, false)) out += ',';
      write_text(out, name);
      out += ':';
      write(out, member);
    }
    out += '}';
  } else {
    out += "null";
  }
}

void compare(std::vector<Difference>& out, const std::string& path, const Value& before, const Value& after) {
  if (before == after) return;
  const Value nothing;
  if (before.object() != nullptr && after.object() != nullptr) {
    for (const auto& [name, member] : *before.object()) {
      const Value* other = after.find(name);
      const std::string where = path.empty() ? name : path + "." + name;
      if (other == nullptr) {
        out.push_back({where, member, nothing});
      } else {
        compare(out, where, member, *other);
      }
    }
    for (const auto& [name, member] : *after.object()) {
      if (before.find(name) == nullptr) out.push_back({path.empty() ? name : path + "." + name, nothing, member});
    }
  } else if (before.array() != nullptr && after.array() != nullptr) {
    const Value::Array& a = *before.array();
    const Value::Array& b = *after.array();
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
      const std::string where = path + "[" + std::to_string(i) + "]";
      if (i < a.size() && i < b.size()) {
        compare(out, where, a[i], b[i]);
      } else {
        out.push_back({where, i < a.size() ? a[i] : nothing, i < b.size() ? b[i] : nothing});
      }
    }
  } else {
    out.push_back({path, before, after});
  }
}

}  // namespace

std::string to_json(const Value& value) {
  std::string out;
  write(out, value);
  return out;
}

std::vector<Difference> diff(const Value& before, const Value& after) {
  std::vector<Difference> all;
  compare(all, "", before, after);
  return all;
}

}  // namespace krypta
