#include "server/people/skeleton.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "server/people/names.hpp"
#include "server/utf8.hpp"

namespace krypta::server {
namespace {

struct LookAlike {
  char32_t letter;
  std::u32string_view looks_like;
};

constexpr std::array look_alikes{
    LookAlike{U'0', U"o"},
    LookAlike{U'1', U"l"},
    LookAlike{U'I', U"l"},
    LookAlike{U'Ð', U"đ"},
    LookAlike{U'Õ', U"ő"},
    LookAlike{U'õ', U"ő"},
    LookAlike{U'ı', U"i"},
    LookAlike{U'Ĳ', U"ij"},
    LookAlike{U'ĳ', U"ij"},
    LookAlike{U'ĸ', U"k"},
    LookAlike{U'Ŀ', U"l"},
    LookAlike{U'ŀ', U"l"},
    LookAlike{U'ŉ', U"n"},
    LookAlike{U'Ş', U"ș"},
    LookAlike{U'ş', U"ș"},
    LookAlike{U'Ţ', U"ț"},
    LookAlike{U'ţ', U"ț"},
    LookAlike{U'Ũ', U"ű"},
    LookAlike{U'ũ', U"ű"},
    LookAlike{U'ſ', U"f"},
    // Greek
    LookAlike{U'Ά', U"á"},
    LookAlike{U'Έ', U"é"},
    LookAlike{U'Ί', U"í"},
    LookAlike{U'Ό', U"ó"},
    LookAlike{U'Ύ', U"ý"},
    LookAlike{U'Α', U"a"},
    LookAlike{U'Β', U"b"},
    LookAlike{U'Ε', U"e"},
    LookAlike{U'Ζ', U"z"},
    LookAlike{U'Η', U"h"},
    LookAlike{U'Ι', U"l"},
    LookAlike{U'Κ', U"k"},
    LookAlike{U'Μ', U"m"},
    LookAlike{U'Ν', U"n"},
    LookAlike{U'Ο', U"o"},
    LookAlike{U'Ρ', U"p"},
    LookAlike{U'Τ', U"t"},
    LookAlike{U'Υ', U"y"},
    LookAlike{U'Χ', U"x"},
    LookAlike{U'Ϊ', U"ï"},
    LookAlike{U'Ϋ', U"ÿ"},
    LookAlike{U'ά', U"á"},
    LookAlike{U'ή', U"ń"},
    LookAlike{U'ί', U"í"},
    LookAlike{U'α', U"a"},
    LookAlike{U'β', U"ß"},
    LookAlike{U'γ', U"y"},
    LookAlike{U'η', U"n"},
    LookAlike{U'ι', U"i"},
    LookAlike{U'κ', U"k"},
    LookAlike{U'ν', U"v"},
    LookAlike{U'ο', U"o"},
    LookAlike{U'ρ', U"p"},
    LookAlike{U'σ', U"o"},
    LookAlike{U'τ', U"t"},
    LookAlike{U'υ', U"u"},
    LookAlike{U'χ', U"x"},
    LookAlike{U'ω', U"w"},
    LookAlike{U'ϊ', U"ï"},
    LookAlike{U'ϋ', U"ü"},
    LookAlike{U'ό', U"ó"},
    LookAlike{U'ύ', U"ú"},
    // Cyrillic
    LookAlike{U'Ѐ', U"è"},
    LookAlike{U'Ё', U"ë"},
    LookAlike{U'Ѕ', U"s"},
    LookAlike{U'І', U"l"},
    LookAlike{U'Ї', U"ï"},
    LookAlike{U'Ј', U"j"},
    LookAlike{U'А', U"a"},
    LookAlike{U'В', U"b"},
    LookAlike{U'Е', U"e"},
    LookAlike{U'З', U"3"},
    LookAlike{U'К', U"k"},
    LookAlike{U'М', U"m"},
    LookAlike{U'Н', U"h"},
    LookAlike{U'О', U"o"},
    LookAlike{U'Р', U"p"},
    LookAlike{U'С', U"c"},
    LookAlike{U'Т', U"t"},
    LookAlike{U'У', U"y"},
    LookAlike{U'Х', U"x"},
    LookAlike{U'Ь', U"b"},
    LookAlike{U'а', U"a"},
    LookAlike{U'б', U"6"},
    LookAlike{U'в', U"b"},
    LookAlike{U'г', U"r"},
    LookAlike{U'е', U"e"},
    LookAlike{U'з', U"3"},
    LookAlike{U'к', U"k"},
    LookAlike{U'м', U"m"},
    LookAlike{U'н', U"h"},
    LookAlike{U'о', U"o"},
    LookAlike{U'р', U"p"},
    LookAlike{U'с', U"c"},
    LookAlike{U'т', U"t"},
    LookAlike{U'у', U"y"},
    LookAlike{U'х', U"x"},
    LookAlike{U'ь', U"b"},
    LookAlike{U'ѐ', U"è"},
    LookAlike{U'ё', U"ë"},
    LookAlike{U'ѕ', U"s"},
    LookAlike{U'і', U"i"},
    LookAlike{U'ї', U"ï"},
    LookAlike{U'ј', U"j"},
    LookAlike{U'ћ', U"ħ"},
    LookAlike{U'Ҫ', U"ç"},
    LookAlike{U'ҫ', U"ç"},
    LookAlike{U'Ү', U"y"},
    LookAlike{U'ү', U"y"},
    LookAlike{U'Һ', U"h"},
    LookAlike{U'һ', U"h"},
    LookAlike{U'Ӑ', U"ă"},
    LookAlike{U'ӑ', U"ă"},
    LookAlike{U'Ӓ', U"ä"},
    LookAlike{U'ӓ', U"ä"},
    LookAlike{U'Ӕ', U"æ"},
    LookAlike{U'ӕ', U"æ"},
    LookAlike{U'Ӗ', U"ĕ"},
    LookAlike{U'ӗ', U"ĕ"},
    LookAlike{U'Ӧ', U"ö"},
    LookAlike{U'ӧ', U"ö"},
    LookAlike{U'Ӱ', U"ÿ"},
    LookAlike{U'ӱ', U"ÿ"},
    LookAlike{U'Ԁ', U"d"},
    LookAlike{U'ԁ', U"d"},
    LookAlike{U'Ԛ', U"q"},
    LookAlike{U'ԛ', U"q"},
    LookAlike{U'Ԝ', U"w"},
    LookAlike{U'ԝ', U"w"},
    // Armenian
    LookAlike{U'Լ', U"l"},
    LookAlike{U'Ս', U"u"},
    LookAlike{U'Տ', U"s"},
    LookAlike{U'Օ', U"o"},
    LookAlike{U'զ', U"q"},
    LookAlike{U'լ', U"l"},
    LookAlike{U'հ', U"h"},
    LookAlike{U'յ', U"j"},
    LookAlike{U'ո', U"n"},
    LookAlike{U'ս', U"u"},
    LookAlike{U'ց', U"g"},
    LookAlike{U'օ', U"o"},
    // Arabic and Persian
    LookAlike{U'ك', U"ک"},
    LookAlike{U'ه', U"ہ"},
    LookAlike{U'ى', U"ی"},
    LookAlike{U'ي', U"ی"},
    // Katakana that look like hiragana or Han
    LookAlike{U'エ', U"工"},
    LookAlike{U'カ', U"力"},
    LookAlike{U'タ', U"夕"},
    LookAlike{U'ト', U"卜"},
    LookAlike{U'ニ', U"二"},
    LookAlike{U'ハ', U"八"},
    LookAlike{U'ヘ', U"へ"},
    LookAlike{U'ベ', U"べ"},
    LookAlike{U'ペ', U"ぺ"},
    LookAlike{U'リ', U"り"},
    LookAlike{U'ロ', U"口"},
    LookAlike{U'ー', U"一"},
};
static_assert(std::ranges::is_sorted(look_alikes, {}, &LookAlike::letter));

enum class Script : std::uint8_t { none, latin, greek, cyrillic, armenian, hebrew, arabic, georgian, east_asian };

Script script_of(char32_t point) {
  const auto within = [&](char32_t first, char32_t last) { return point >= first && point <= last; };
  if (within(U'a', U'z') || within(U'A', U'Z') || within(0xC0, 0x24F) || within(0x1E00, 0x1EFF)) return Script::latin;
  if (within(0x370, 0x3FF)) return Script::greek;
  if (within(0x400, 0x52F)) return Script::cyrillic;
  if (within(0x530, 0x58F)) return Script::armenian;
  if (within(0x590, 0x5FF)) return Script::hebrew;
  if (within(0x600, 0x6FF)) return Script::arabic;
  if (within(0x10A0, 0x10FF)) return Script::georgian;
  return point >= 0x3000 ? Script::east_asian : Script::none;
}

/// Bytes that are no UTF-8 are passed over.
template <class Each>
void each_point(std::string_view text, Each each) {
  while (!text.empty()) {
    const std::optional<CodePoint> point = first_code_point(text);
    if (point) each(point->value);
    text.remove_prefix(point ? point->length : 1);
  }
}

}  // namespace

std::string skeleton_of(std::string_view name) {
  std::string seen;
  each_point(name, [&](char32_t point) {
    const auto* const found = std::ranges::lower_bound(look_alikes, point, {}, &LookAlike::letter);
    if (found == look_alikes.end() || found->letter != point) return append_utf8(seen, point);
    for (const char32_t letter : found->looks_like) append_utf8(seen, letter);
  });
  std::string skeleton;
  for (const char c : folded(seen)) {
    if (c == ' ' || c == '.' || c == '_' || c == '\'' || c == '-') continue;
    // Two narrow letters side by side look like one wide one.
    if (c == 'm') {
      skeleton += "rn";
    } else if (c == 'w') {
      skeleton += "vv";
    } else {
      skeleton += c;
    }
  }
  return skeleton;
}

bool is_of_one_script(std::string_view name) {
  Script first = Script::none;
  bool one = true;
  each_point(name, [&](char32_t point) {
    const Script script = script_of(point);
    if (script == Script::none) return;
    one = one && (first == Script::none || first == script);
    first = script;
  });
  return one;
}

}  // namespace krypta::server
