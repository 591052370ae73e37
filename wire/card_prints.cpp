#include "wire/card_prints.hpp"

#include <charconv>
#include <string>

namespace krypta::wire {

namespace {

constexpr std::size_t digit_count = 16;

std::string hex(std::uint64_t number) {
  std::string digits(digit_count, '0');
  for (std::size_t i = digit_count; i-- > 0; number >>= 4U) digits[i] = "0123456789abcdef"[number & 0xFU];
  return digits;
}

}  // namespace

Value to_value(const CardPrints& cards) {
  Value::Object all;
  for (const CardPrint& card : cards) all.emplace_back(card.id, hex(card.fingerprint));
  return all;
}

std::optional<CardPrints> read_card_prints(const Value& value) {
  if (value.object() == nullptr) return std::nullopt;
  CardPrints cards;
  for (const auto& [id, digits] : *value.object()) {
    if (digits.text() == nullptr || digits.text()->size() != digit_count) return std::nullopt;
    const char* end = digits.text()->data() + digit_count;
    CardPrint card{id};
    if (std::from_chars(digits.text()->data(), end, card.fingerprint, 16).ptr != end) return std::nullopt;
    cards.push_back(std::move(card));
  }
  return cards;
}

}  // namespace krypta::wire
