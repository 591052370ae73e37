#include <algorithm>
#include <array>

#include "engine/core/utf8.hpp"
#include "engine/games/vtes/facts.hpp"

namespace krypta::vtes {

namespace {

/// What is left of the letters from U+00C0 to U+017F without their marks; a space for what is no letter.
constexpr std::string_view latin =
    "aaaaaaaceeeeiiii"
    "dnooooo ouuuuyts"
    "aaaaaaaceeeeiiii"
    "dnooooo ouuuuyty"
    "aaaaaaccccccccdd"
    "ddeeeeeeeeeegggg"
    "gggghhhhiiiiiiii"
    "iiiijjkkklllllll"
    "lllnnnnnnnnnoooo"
    "oooorrrrrrssssss"
    "ssttttttuuuuuuuu"
    "uuuuwwyyyzzzzzzs";
constexpr char32_t first_latin = 0xC0;
static_assert(latin.size() == 0x180 - first_latin);

/// Two letters in one.
std::string_view letters_of(char32_t point) {
  switch (point) {
    case 0xC6:
    case 0xE6: return "ae";
    case 0x152:
    case 0x153: return "oe";
    case 0xDF: return "ss";
    default: return {};
  }
}

void append_key(std::string& key, char32_t point) {
  if (point >= U'A' && point <= U'Z') point += U'a' - U'A';
  if ((point >= U'a' && point <= U'z') || (point >= U'0' && point <= U'9')) {
    key += static_cast<char>(point);
  } else if (const std::string_view both = letters_of(point); !both.empty()) {
    key += both;
  } else if (point >= first_latin && point < first_latin + latin.size() && latin[point - first_latin] != ' ') {
    key += latin[point - first_latin];
  }
}

constexpr std::string_view spaces = " \t\r\n\v\f";

bool is_the(std::string_view word) { return word == "the" || word == "The" || word == "THE"; }

/// "The Barrens" and "Barrens, The" are one name.
std::string_view without_the(std::string_view name) {
  name = trimmed(name);
  if (name.size() > 4 && name[3] == ' ' && is_the(name.substr(0, 3))) return name.substr(4);
  if (name.size() > 5 && is_the(name.substr(name.size() - 3))) {
    const std::string_view rest = trimmed(name.substr(0, name.size() - 3));
    if (rest.ends_with(',')) return rest.substr(0, rest.size() - 1);
  }
  return name;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  const auto begin = text.find_first_not_of(spaces);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(spaces) - begin + 1);
}

std::vector<std::string_view> split(std::string_view text, char between) {
  std::vector<std::string_view> parts;
  for (auto end = text.find(between); end != std::string_view::npos; end = text.find(between)) {
    parts.push_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  parts.push_back(text);
  return parts;
}

std::string name_key(std::string_view name) {
  std::string key;
  for (std::string_view rest = without_the(name); !rest.empty();) {
    const auto next = first_code_point(rest);
    // What is no UTF-8 is no letter.
    if (next) append_key(key, next->value);
    rest.remove_prefix(next ? next->length : 1);
  }
  return key;
}

}  // namespace krypta::vtes
