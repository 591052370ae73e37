#include "server/people/names.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "server/people/skeleton.hpp"
#include "server/utf8.hpp"

namespace krypta::server {
namespace {

/// How the letters of a range become small: not at all, by a fixed distance, or because capitals and small letters
/// take turns and the capital comes first.
enum class Small : std::uint8_t { already, at_distance, next_to_even, next_to_odd };

struct Letters {
  char32_t first;
  char32_t last;
  Small small = Small::already;
  std::int32_t distance = 0;
};

constexpr std::array letters{
    Letters{U'0', U'9'},
    Letters{U'A', U'Z', Small::at_distance, 0x20},
    Letters{U'a', U'z'},
    // Latin-1
    Letters{0xC0, 0xD6, Small::at_distance, 0x20},
    Letters{0xD8, 0xDE, Small::at_distance, 0x20},
    Letters{0xDF, 0xF6},
    Letters{0xF8, 0xFF},
    // Latin Extended-A
    Letters{0x100, 0x12F, Small::next_to_even},
    Letters{0x130, 0x130, Small::at_distance, 'i' - 0x130},
    Letters{0x131, 0x131},
    Letters{0x132, 0x137, Small::next_to_even},
    Letters{0x138, 0x138},
    Letters{0x139, 0x148, Small::next_to_odd},
    Letters{0x14A, 0x177, Small::next_to_even},
    Letters{0x178, 0x178, Small::at_distance, 0xFF - 0x178},
    Letters{0x179, 0x17E, Small::next_to_odd},
    Letters{0x17F, 0x17F, Small::at_distance, 's' - 0x17F},
    // Vietnamese, Romanian
    Letters{0x1A0, 0x1A1, Small::next_to_even},
    Letters{0x1AF, 0x1B0, Small::next_to_odd},
    Letters{0x218, 0x21B, Small::next_to_even},
    // Greek
    Letters{0x386, 0x386, Small::at_distance, 0x26},
    Letters{0x388, 0x38A, Small::at_distance, 0x25},
    Letters{0x38C, 0x38C, Small::at_distance, 0x40},
    Letters{0x38E, 0x38F, Small::at_distance, 0x3F},
    Letters{0x390, 0x390},
    Letters{0x391, 0x3A1, Small::at_distance, 0x20},
    Letters{0x3A3, 0x3AB, Small::at_distance, 0x20},
    Letters{0x3AC, 0x3C1},
    Letters{0x3C2, 0x3C2, Small::at_distance, 1},
    Letters{0x3C3, 0x3CE},
    // Cyrillic
    Letters{0x400, 0x40F, Small::at_distance, 0x50},
    Letters{0x410, 0x42F, Small::at_distance, 0x20},
    Letters{0x430, 0x45F},
    Letters{0x48A, 0x4BF, Small::next_to_even},
    Letters{0x4D0, 0x52F, Small::next_to_even},
    // Armenian
    Letters{0x531, 0x556, Small::at_distance, 0x30},
    Letters{0x561, 0x586},
    // Hebrew, Arabic, Georgian
    Letters{0x5D0, 0x5EA},
    Letters{0x620, 0x63F},
    Letters{0x641, 0x64A},
    Letters{0x671, 0x6D3},
    Letters{0x10D0, 0x10F0},
    // Latin Extended Additional
    Letters{0x1E00, 0x1E95, Small::next_to_even},
    Letters{0x1EA0, 0x1EFF, Small::next_to_even},
    // Japanese, Chinese, Korean
    Letters{0x3005, 0x3005},
    Letters{0x3041, 0x3096},
    Letters{0x30A1, 0x30FA},
    Letters{0x30FC, 0x30FC},
    Letters{0x3400, 0x4DBF},
    Letters{0x4E00, 0x9FFF},
    Letters{0xAC00, 0xD7A3},
};

static_assert(std::ranges::is_sorted(letters, {}, &Letters::first));

const Letters* range_of(char32_t point) {
  const auto after = std::ranges::upper_bound(letters, point, {}, &Letters::first);
  if (after == letters.begin()) return nullptr;
  const auto range = after - 1;
  return point <= range->last ? &*range : nullptr;
}

bool is_mark(char32_t point) { return point == U'.' || point == U'_' || point == U'\'' || point == U'-'; }

char32_t small(char32_t point) {
  const Letters* range = range_of(point);
  if (range == nullptr) return point;
  switch (range->small) {
    case Small::already: return point;
    case Small::at_distance: return static_cast<char32_t>(static_cast<std::int32_t>(point) + range->distance);
    case Small::next_to_even: return point | 1U;
    case Small::next_to_odd: return point % 2 == 1 ? point + 1 : point;
  }
  return point;
}

std::string with_single_spaces(std::string_view text) {
  std::string result;
  for (const char c : text)
    if (c != ' ' || (!result.empty() && result.back() != ' ')) result.push_back(c);
  if (!result.empty() && result.back() == ' ') result.pop_back();
  return result;
}

Problem bad(const char* key) { return {"bad-name", key}; }

}  // namespace

Granted<Name> check_name(std::string_view text) {
  Granted<Name> read = read_name(text);
  const Name* name = std::get_if<Name>(&read);
  if (name != nullptr && !is_of_one_script(name->text)) return bad("server-name-scripts");
  return read;
}

Granted<Name> read_name(std::string_view text) {
  std::string tidy = with_single_spaces(text);
  std::size_t points = 0;
  bool named = false;
  for (std::string_view rest = tidy; !rest.empty();) {
    const std::optional<CodePoint> point = first_code_point(rest);
    if (!point) return bad("server-name-encoding");
    const bool letter = range_of(point->value) != nullptr;
    if (!letter && point->value != U' ' && !is_mark(point->value)) return bad("server-name-character");
    named = named || letter;
    rest.remove_prefix(point->length);
    if (++points > longest_name) return bad("server-name-too-long");
  }
  if (points < shortest_name) return bad("server-name-too-short");
  if (!named) return bad("server-name-no-letter");
  std::string compared = folded(tidy);
  std::string skeleton = skeleton_of(tidy);
  return Name{std::move(tidy), std::move(compared), std::move(skeleton)};
}

std::string folded(std::string_view name) {
  const std::string tidy = with_single_spaces(name);
  std::string result;
  for (std::string_view rest = tidy; !rest.empty();) {
    const std::optional<CodePoint> point = first_code_point(rest);
    if (point) {
      append_utf8(result, small(point->value));
    } else {
      result.push_back(rest.front());
    }
    rest.remove_prefix(point ? point->length : 1);
  }
  return result;
}

}  // namespace krypta::server
