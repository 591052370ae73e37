#include "cli/play/plain_board.hpp"

#include <algorithm>
#include <vector>

namespace krypta::cli {

namespace {

/// Where the engine is in its rules; the question says as much.
constexpr std::string_view technical = "frames";

std::string keyed(std::string_view name) {
  std::string key{name};
  std::ranges::replace(key, '_', '-');
  std::ranges::replace(key, ',', '-');
  return key;
}

class PlainBoard {
 public:
  explicit PlainBoard(const Reader& reader) : reader_(reader), prefix_(std::string{reader.game->text_prefix} + "-") {}

  [[nodiscard]] Lines draw(const Value& view) const {
    Lines lines;
    if (view.object() == nullptr) return lines;
    for (const auto& [name, value] : *view.object()) {
      if (name != technical) add(name, value, lines);
    }
    return lines;
  }

 private:
  /// One field: a line, or a line a seat if there is something of each.
  void add(std::string_view field, const Value& value, Lines& lines) const {
    const Value::Array* items = value.array();
    if (items != nullptr && items->size() == reader_.names.size() && !items->empty() &&
        items->front().object() != nullptr) {
      lines.push_back(" " + reader_.paint(Ink::bold, field_name(field)));
      for (std::size_t s = 0; s < items->size(); ++s)
        put(reader_.name(seat(static_cast<unsigned>(s))) + ": " + said("seat", (*items)[s]), "  ", "    ", lines);
      return;
    }
    put(reader_.paint(Ink::bold, field_name(field)) + ": " + said(field, value), " ", "   ", lines);
  }
  static void put(const std::string& text, std::string_view first, std::string_view rest, Lines& lines) {
    for (std::string& line : wrapped(text, first, rest)) lines.push_back(std::move(line));
  }

  /// A value in a line.
  [[nodiscard]] std::string said(std::string_view field, const Value& value) const {
    if (value.is_null()) return "–";
    if (value.boolean() != nullptr) return word(field, *value.boolean() ? "true" : "false");
    if (value.integer() != nullptr) return number(field, *value.integer());
    if (value.text() != nullptr) return *value.text() == "unknown" ? "?" : word(field, *value.text());
    std::vector<std::string> parts;
    if (value.array() != nullptr) {
      for (const Value& item : *value.array()) parts.push_back(said(field, item));
    } else if (value.object() != nullptr) {
      // What may lie face down is written with whether it does.
      const Value* inside = value.find("value");
      if (inside != nullptr && value.object()->size() == 2 && value.find("open") != nullptr)
        return said(field, *inside);
      for (const auto& [name, member] : *value.object()) parts.push_back(field_name(name) + " " + said(name, member));
    }
    std::string all;
    for (const std::string& part : parts) all += (all.empty() ? "" : ", ") + part;
    return all.empty() ? "–" : all;
  }
  /// A seat by its name, where the catalogue says that the numbers of a field are seats.
  [[nodiscard]] std::string number(std::string_view field, std::int64_t n) const {
    const bool is_seat = find(prefix_ + "holds-" + keyed(field)) == "seat";
    return is_seat && n >= 0 && static_cast<std::size_t>(n) < reader_.names.size()
               ? reader_.name(seat(static_cast<unsigned>(n)))
               : std::to_string(n);
  }
  [[nodiscard]] std::string field_name(std::string_view field) const {
    // The names in a list by place are values.
    const std::string found = find(prefix_ + "field-" + keyed(field));
    return found.empty() ? word("value", field) : found;
  }
  [[nodiscard]] std::string word(std::string_view field, std::string_view value) const {
    for (const std::string_view sort : {field, std::string_view{"value"}}) {
      const std::string found = find(prefix_ + keyed(sort) + "-" + keyed(value));
      if (!found.empty()) return found;
    }
    return readable(value);
  }
  /// "circle_pawn" as somebody would write it.
  static std::string readable(std::string_view id) {
    std::string text{id};
    std::ranges::replace(text, '_', ' ');
    std::ranges::replace(text, '-', ' ');
    return text;
  }
  [[nodiscard]] std::string find(const std::string& key) const {
    return reader_.speech->bundle().has(key) ? reader_.say(key) : "";
  }

  const Reader& reader_;
  std::string prefix_;
};

}  // namespace

Lines draw_plainly(const Value& view, const Reader& reader) { return PlainBoard{reader}.draw(view); }

}  // namespace krypta::cli
