#include "text/cards/saying.hpp"

#include <algorithm>
#include <array>

namespace krypta::text {

Phrase::Value Phrase::in(std::string_view form) const {
  if (form == "id") return id;
  if (form == "count") return std::string{plural ? "all" : "one"};
  if (form == "definite") return std::string{definite ? "yes" : "no"};
  if (form == "reckoned") return std::string{reckoned ? "yes" : "no"};
  if (form == "vowel") return std::string{begins_with_vowel(text()) ? "yes" : "no"};
  return say(form);
}

std::string Phrase::text(std::string_view form) const {
  Value said = say(form);
  if (const auto* number = std::get_if<std::int64_t>(&said)) return std::to_string(*number);
  return std::get<std::string>(std::move(said));
}

Phrase plain(std::string text, std::string id) {
  return {std::move(id), [text = std::move(text)](std::string_view) { return Phrase::Value{text}; }};
}

std::string Saying::text() const {
  std::vector<Argument> arguments = given_;
  for (const std::string& variable : bundle_.variables(key_)) {
    // The longest name that fits: "stealth-of" is a name of its own, and no form of "stealth"; so is "stealth-of-id".
    const std::pair<std::string, Phrase>* meant = nullptr;
    for (const auto& one : phrases_) {
      const bool fits = variable == one.first || variable.starts_with(one.first + "-");
      if (fits && (meant == nullptr || one.first.size() > meant->first.size())) meant = &one;
    }
    if (meant == nullptr) continue;
    const auto& [name, phrase] = *meant;
    const std::string_view form =
        variable == name ? std::string_view{"nom"} : std::string_view{variable}.substr(name.size() + 1);
    arguments.push_back({variable, phrase.in(form)});
  }
  return tidy(bundle_.format(key_, arguments));
}

std::string hyphened(std::string_view name) {
  std::string result{name};
  std::ranges::replace(result, '_', '-');
  return result;
}

bool begins_with_vowel(std::string_view text) {
  // The small letters and capitals of our languages, and the numbers whose Hungarian words begin with a vowel.
  constexpr std::array<std::string_view, 30> vowels{"a", "e", "i", "o", "u", "á", "é", "í", "ó", "ö",
                                                    "ő", "ú", "ü", "ű", "A", "E", "I", "O", "U", "Á",
                                                    "É", "Í", "Ó", "Ö", "Ő", "Ú", "Ü", "Ű", "1", "5"};
  return std::ranges::any_of(vowels, [&](std::string_view vowel) { return text.starts_with(vowel); });
}

std::string tidy(std::string_view text) {
  constexpr std::string_view closing = ".,:;)";
  std::string tidied;
  for (const char c : text) {
    const char last = tidied.empty() ? ' ' : tidied.back();
    if (c == ' ' && (last == ' ' || last == '\n')) continue;
    if (closing.find(c) != std::string_view::npos) {
      while (!tidied.empty() && (tidied.back() == ' ' || tidied.back() == ',')) tidied.pop_back();
    }
    tidied += c;
  }
  while (!tidied.empty() && tidied.back() == ' ') tidied.pop_back();
  return tidied;
}

std::string with_capital(std::string_view text) {
  std::string result{text};
  if (result.empty()) return result;
  const auto first = static_cast<unsigned char>(result[0]);
  if (first >= 'a' && first <= 'z') {
    result[0] = static_cast<char>(first - 0x20);
  } else if (result.size() > 1 && first == 0xC3 && static_cast<unsigned char>(result[1]) >= 0xA0) {
    // á é í ó ö ú ü: 32 above their capitals.
    result[1] = static_cast<char>(static_cast<unsigned char>(result[1]) - 0x20);
  } else if (result.size() > 1 && (first == 0xC4 || first == 0xC5)) {
    // In this block a capital stands right before its small letter: at an even place, but from Ĺ to ň and from Ź to ž
    // at an odd one.
    const unsigned point = (first & 0x1FU) << 6U | (static_cast<unsigned char>(result[1]) & 0x3FU);
    const bool odd_capitals = (point >= 0x139 && point <= 0x148) || (point >= 0x179 && point <= 0x17E);
    const bool small = (point % 2 == 1) != odd_capitals;
    if (small && static_cast<unsigned char>(result[1]) > 0x80)
      result[1] = static_cast<char>(static_cast<unsigned char>(result[1]) - 1);
  }
  return result;
}

}  // namespace krypta::text
