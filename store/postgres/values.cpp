#include "store/postgres/values.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>
#include <utility>

#include "engine/core/utf8.hpp"

namespace krypta::store::postgres {
namespace {

std::string digits(double number) {
  std::array<char, 32> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
  return {text.data(), end};
}

template <class Each, class Say>
std::string array_of(const std::vector<Each>& all, Say&& say) {
  std::string text = "{";
  for (const Each& each : all) {
    if (text.size() > 1) text += ',';
    text += say(each);
  }
  return text += '}';
}

/// PostgreSQL takes UTF-8 without the byte 0 for text.
bool storable(std::string_view text) {
  while (!text.empty()) {
    const auto next = first_code_point(text);
    if (!next || next->value == 0) return false;
    text.remove_prefix(next->length);
  }
  return true;
}

std::string quoted(const std::string& text) {
  std::string quoted = "\"";
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') quoted += '\\';
    quoted += letter;
  }
  return quoted += '"';
}

}  // namespace

std::string digits_of(std::string_view bytes) {
  constexpr std::string_view hex = "0123456789abcdef";
  std::string text = "\\x";
  text.reserve(2 + bytes.size() * 2);
  for (const char byte : bytes) {
    const auto value = static_cast<unsigned char>(byte);
    text += hex[value >> 4U];
    text += hex[value & 15U];
  }
  return text;
}

void Values::add(const std::string& text) {
  sound_ = sound_ && storable(text);
  values_.push_back(text);
}

void Values::add(double number) { values_.push_back(digits(number)); }

void Values::add(const std::vector<std::string>& texts) {
  sound_ = sound_ && std::ranges::all_of(texts, storable);
  values_.push_back(array_of(texts, quoted));
}

void Values::add(const std::vector<double>& numbers) { values_.push_back(array_of(numbers, digits)); }

void Values::add(const std::vector<std::int64_t>& numbers) {
  values_.push_back(array_of(numbers, [](std::int64_t number) { return std::to_string(number); }));
}

Values& Values::again() {
  again_ = values_.size();
  add(false);
  return *this;
}

void Values::set_again() {
  if (again_) values_[*again_] = "t";
}

std::size_t Values::size() const {
  return std::accumulate(values_.begin(), values_.end(), std::size_t{64},
                         [](std::size_t sum, const std::string& value) { return sum + value.size(); });
}

}  // namespace krypta::store::postgres
