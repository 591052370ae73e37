#include <algorithm>
#include <array>

#include "cli/vtes/board.hpp"
#include "cli/vtes/cards.hpp"
#include "cli/vtes/minion.hpp"
#include "cli/vtes/table.hpp"

/// What lies before each Methuselah.
namespace krypta::cli {

namespace {

using Table = VtesTable;
using Lying = Table::Lying;

void append(Lines& lines, Lines more) {
  for (std::string& line : more) lines.push_back(std::move(line));
}

/// One of a region, in columns if they fit.
struct Row {
  std::string sign, name, counters, house, disciplines, notes;
  std::string attached{};
};

Row row_of(const Table& table, const Lying& lying, const Reader& reader) {
  const bool locked = Table::true_in(*lying.thing, "locked");
  const std::string_view region = Table::word(Table::in(*lying.thing, "region"));
  const std::string_view id = table.card(*lying.thing);
  Row row;
  row.sign = region == "torpor" || region == "incapacitated" ? "×"
             : region == "uncontrolled"                      ? "·"
             : locked                                        ? "▫"
                                                             : "▸";
  row.name = vt_card_name(id, reader);
  row.counters = vt_counters(table, lying.id, reader);
  row.house = vt_house(id, reader);
  row.disciplines = vt_disciplines(vt_disciplines_of(table, lying.id));
  row.notes = vt_minion_notes(table, lying.id, reader);
  for (const Lying& on : table.on(lying.id))
    row.attached += (row.attached.empty() ? "" : ", ") + vt_lying_card(table, on.id, reader);
  return row;
}

using Widths = std::array<std::size_t, 4>;
Widths widths_of(const std::vector<Row>& rows) {
  Widths widths{};
  for (const Row& row : rows) {
    const std::array<std::string_view, 4> cells{row.name, row.counters, row.house, row.disciplines};
    for (std::size_t i = 0; i < cells.size(); ++i) widths[i] = std::max(widths[i], display_width(cells[i]));
  }
  return widths;
}

Lines lines_of(const Row& row, const Widths& columns, std::size_t width, const Reader& reader) {
  std::string line = "   " + row.sign + " " + pad_right(reader.paint(Ink::bold, row.name), columns[0]) + "  " +
                     pad_left(row.counters, columns[1]) + "  " + pad_right(row.house, columns[2]) + "  " +
                     pad_right(row.disciplines, columns[3]) + "  " + row.notes;
  line.erase(line.find_last_not_of(' ') + 1);
  Lines lines;
  if (display_width(line) <= width) {
    lines.push_back(std::move(line));
  } else {
    std::string text = reader.paint(Ink::bold, row.name);
    for (const std::string& part : {row.counters, row.house, row.disciplines, row.notes})
      if (!part.empty()) text += "  " + part;
    lines = wrapped(text, "   " + row.sign + " ", "       ", width);
  }
  if (!row.attached.empty()) append(lines, wrapped(row.attached, "       + ", "         ", width));
  return lines;
}

/// "In play: The Labyrinth (locked), Fame"
Lines listed(std::string_view label, const std::vector<std::string>& cards, std::size_t width, const Reader& reader) {
  std::string text;
  for (const std::string& card : cards) text += (text.empty() ? "" : ", ") + card;
  if (text.empty()) return {};
  return wrapped(reader.say(key("vt-ui-", label)) + ": " + text, "   ", "     ", width);
}

/// Cards of the uncontrolled region of which nothing is known but what lies on them. VT-159
Lines face_down(const std::vector<Lying>& cards, std::size_t width, const Reader& reader) {
  if (cards.empty()) return {};
  std::string counters;
  bool any = false;
  for (const Lying& one : cards) {
    const std::int64_t blood = Table::number(Table::in(*one.thing, "blood"));
    any = any || blood > 0;
    counters += (counters.empty() ? "" : ", ") + std::to_string(blood);
  }
  const std::array<text::Argument, 2> arguments{text::Argument{"count", static_cast<std::int64_t>(cards.size())},
                                                text::Argument{"counters", counters}};
  const std::string text = reader.say(any ? "vt-ui-face-down-with" : "vt-ui-face-down", arguments);
  return wrapped(reader.say("vt-ui-uncontrolled") + ": " + text, "   ", "     ", width);
}

}  // namespace

Lines draw_vtes_area(const Value& view, Seat s, std::size_t width, const Reader& reader) {
  const Table table{view};
  std::vector<Row> rows;
  for (const std::string_view region : {"ready", "torpor", "incapacitated"}) {
    for (const Lying& lying : table.lying(s, region)) rows.push_back(row_of(table, lying, reader));
  }
  std::vector<Row> waiting;
  std::vector<Lying> hidden;
  for (const Lying& lying : table.lying(s, "uncontrolled")) {
    if (table.card(*lying.thing).empty()) {
      hidden.push_back(lying);
    } else {
      waiting.push_back(row_of(table, lying, reader));
    }
  }
  std::vector<Row> all = rows;
  all.insert(all.end(), waiting.begin(), waiting.end());
  const Widths columns = widths_of(all);
  Lines lines;
  for (const Row& row : rows) append(lines, lines_of(row, columns, width, reader));
  if (!waiting.empty()) lines.push_back("   " + reader.say("vt-ui-uncontrolled") + ":");
  for (const Row& row : waiting) append(lines, lines_of(row, columns, width, reader));
  append(lines, face_down(hidden, width, reader));
  for (const auto& [region, label] : {std::pair{"table", "in-play"}, std::pair{"contested", "contested"}}) {
    std::vector<std::string> cards;
    for (const Lying& lying : table.lying(s, region)) {
      cards.push_back(vt_lying_card(table, lying.id, reader));
      for (const Lying& on : table.on(lying.id)) cards.back() += " + " + vt_lying_card(table, on.id, reader);
    }
    append(lines, listed(label, cards, width, reader));
  }
  return lines;
}

}  // namespace krypta::cli
