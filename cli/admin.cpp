#include "cli/admin.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <ostream>
#include <set>
#include <vector>

#include "server/moment.hpp"

namespace krypta::cli {

namespace {

constexpr std::size_t widest_column = 60;

std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

bool is_moment(std::string_view name) {
  static const std::set<std::string_view> moments{"created", "seen",    "since",  "until", "at",
                                                  "closed",  "changed", "oldest", "day"};
  return moments.contains(name);
}

bool is_bytes(std::string_view name) {
  static const std::set<std::string_view> bytes{"bytes", "free", "entries_bytes", "thoughts_bytes", "archives_bytes"};
  return bytes.contains(name);
}

std::string room_of(std::int64_t bytes) {
  static constexpr std::array<const char*, 4> units{"kB", "MB", "GB", "TB"};
  if (bytes < 1000) return std::to_string(bytes) + " B";
  auto much = static_cast<double>(bytes) / 1000;
  std::size_t unit = 0;
  for (; much >= 1000 && unit + 1 < units.size(); ++unit) much /= 1000;
  return fmt::format("{:.1f} {}", much, units.at(unit));
}

std::string text_of(std::string_view name, const Value& value, const text::Speech& speech) {
  if (value.is_null()) return {};
  if (const auto* flag = value.boolean()) return speech.say(*flag ? "admin-yes" : "admin-no");
  if (const auto* text = value.text()) return harmless(*text);
  if (const auto* number = value.integer()) {
    if (is_bytes(name)) return room_of(*number);
    if (!is_moment(name)) return std::to_string(*number);
    return *number == 0 ? speech.say("admin-never") : server::moment(*number);
  }
  return to_json(value);
}

/// A list in a row is shown below it.
bool is_column(const Value& value) { return value.array() == nullptr; }

std::string heading(std::string_view name, const text::Speech& speech) {
  std::string key = "admin-column-" + std::string{name};
  std::ranges::replace(key, '_', '-');
  return speech.say(key);
}

}  // namespace

std::optional<std::int64_t> read_duration(std::string_view text) {
  static constexpr std::array<std::pair<char, std::int64_t>, 4> units{
      {{'s', 1'000}, {'m', 60'000}, {'h', 3'600'000}, {'d', 86'400'000}}};
  constexpr std::int64_t most = 1'000'000;
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end + 1 != text.data() + text.size() || number < 1 || number > most) return std::nullopt;
  const auto* unit = std::ranges::find(units, *end, &std::pair<char, std::int64_t>::first);
  return unit == units.end() ? std::nullopt : std::optional{number * unit->second};
}

std::string harmless(std::string_view text) {
  std::string shown;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const std::string_view three = text.substr(i, 3);
    // Marks that turn the direction of what follows.
    const bool turns =
        (three >= "\xE2\x80\xAA" && three <= "\xE2\x80\xAE") || (three >= "\xE2\x81\xA6" && three <= "\xE2\x81\xA9");
    const bool second_controls = byte == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0;
    if (byte < 0x20 || byte == 0x7F || turns || second_controls) {
      shown += '?';
      i += turns ? 2 : second_controls ? 1 : 0;
    } else {
      shown += text[i];
    }
  }
  return shown;
}

void show_rows(const Value::Array& rows, const text::Speech& speech, std::ostream& out) {
  if (rows.empty()) {
    out << speech.say("admin-nothing") << "\n";
    return;
  }
  std::vector<std::string> names;
  for (const auto& [name, value] : *rows.front().object())
    if (is_column(value)) names.push_back(name);
  std::vector<std::vector<std::string>> lines(1);
  for (const std::string& name : names) lines[0].push_back(heading(name, speech));
  for (const Value& row : rows) {
    auto& line = lines.emplace_back();
    for (const std::string& name : names) {
      const Value* value = row.find(name);
      line.push_back(value == nullptr ? std::string{} : text_of(name, *value, speech));
    }
  }
  std::vector<std::size_t> widths(names.size());
  for (const auto& line : lines)
    for (std::size_t i = 0; i < line.size(); ++i)
      widths[i] = std::min(std::max(widths[i], width_of(line[i])), widest_column);
  for (std::size_t n = 0; n < lines.size(); ++n) {
    std::string shown;
    for (std::size_t i = 0; i < names.size(); ++i) {
      const std::size_t wide = width_of(lines[n][i]);
      shown += lines[n][i] + std::string(wide < widths[i] ? widths[i] - wide + 2 : 2, ' ');
    }
    out << shown.substr(0, shown.find_last_not_of(' ') + 1) << "\n";
    const Value* before = n == 0 ? nullptr : rows[n - 1].find("before");
    if (before == nullptr || before->array() == nullptr) continue;
    for (const Value& said : *before->array()) {
      const Value* seat = said.find("seat");
      const Value* text = said.find("text");
      if (seat == nullptr || text == nullptr || text->text() == nullptr) continue;
      out << "    " << to_json(*seat) << ": " << harmless(*text->text()) << "\n";
    }
  }
}

void show_answer(const Value& answer, const text::Speech& speech, std::ostream& out) {
  if (const Value* rows = answer.find("rows"); rows != nullptr && rows->array() != nullptr)
    return show_rows(*rows->array(), speech, out);
  bool told = false;
  for (const auto& [name, value] : *answer.object()) {
    if (name == "ok" || value.is_null()) continue;
    out << heading(name, speech) << ": " << text_of(name, value, speech) << "\n";
    told = true;
  }
  if (!told) out << speech.say("admin-done") << "\n";
}

}  // namespace krypta::cli
