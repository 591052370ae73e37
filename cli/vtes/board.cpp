#include "cli/vtes/board.hpp"

#include <algorithm>
#include <array>

#include "cli/vtes/cards.hpp"
#include "cli/vtes/table.hpp"

namespace krypta::cli {

namespace {

using Table = VtesTable;

/// Two areas fit beside each other.
constexpr std::size_t wide = 140;
constexpr std::size_t gap = 2;

void join(Lines& lines, Lines more) {
  for (std::string& line : more) lines.push_back(std::move(line));
}

/// "Turn 7: Blue · minion phase"; behind it what the active Methuselah has left in this phase.
std::string title(const Table& table, const Reader& reader) {
  if (table.over()) return reader.say("vt-ui-over");
  if (table.dealing()) return reader.say("vt-ui-setup");
  const std::string_view phase = Table::word(table.at("phase"));
  Message words{"vt-ui-turn"};
  words.add_number("turn", static_cast<unsigned>(Table::number(table.at("turn"))));
  const auto active = table.active();
  if (active) words.add("seat", *active);
  std::string text = reader.say(words) + " · " + reader.say(key("vt-phase-", phase));
  if (!active) return text;
  const auto left = [&](std::string_view field) {
    const std::array<text::Argument, 1> count{
        text::Argument{"count", Table::number(Table::in(table.player(*active), field))}};
    text += " · " + reader.say(key("vt-ui-left-", field), count);
  };
  if (phase == "master") left("masters");
  if (phase == "influence") left("transfers");
  if (phase == "discard") left("discards");
  return text;
}

std::string shown_name(Seat s, const Reader& reader) {
  return s == reader.seat ? reader.name(s) + " (" + reader.say("play-you") + ")" : reader.name(s);
}

/// What there is to say of a Methuselah besides the numbers.
std::string about(const Table& table, Seat s, const Reader& reader) {
  std::string text;
  const auto say = [&](std::string_view word) { text += (text.empty() ? "" : ", ") + reader.say(key("vt-ui-", word)); };
  const Value& player = table.player(s);
  if (Table::is(table.at("edge"), s)) say("edge");
  if (table.is_out(s)) say("out");
  const std::string_view withdrawal = Table::word(Table::in(player, "withdrawal"));
  if (withdrawal == "declared") say("withdraws");
  const bool prey = table.prey(reader.seat) == s;
  const bool predator = table.predator(reader.seat) == s;
  if (prey || predator) say(prey && predator ? "prey-and-predator" : prey ? "prey" : "predator");
  // Of one's own one knows it anyway.
  if (s != reader.seat && Table::true_in(Table::in(player, "deck"), "open")) say("open-deck");
  return text;
}

std::string number_of(const Value& player, std::string_view column) {
  if (column == "ash") return std::to_string(Table::list(Table::in(player, "ash")).size());
  const bool counted = column == "hand" || column == "library" || column == "crypt";
  const std::string text = std::to_string(Table::number(Table::in(player, counted ? key(column, "_count") : column)));
  return column == "points" && Table::true_in(player, "half") ? text + "½" : text;
}

Lines draw_methuselahs(const Table& table, const Reader& reader) {
  static constexpr std::array<std::string_view, 6> columns{"pool", "points", "hand", "library", "crypt", "ash"};
  std::size_t name_width = display_width(reader.say("vt-ui-methuselah"));
  for (unsigned s = 0; s < table.seats(); ++s)
    name_width = std::max(name_width, display_width(shown_name(seat(s), reader)));
  const auto heading = [&](std::string_view name) { return reader.say(key("vt-ui-column-", name)); };
  std::string head = "   " + pad_right(reader.say("vt-ui-methuselah"), name_width);
  for (const std::string_view name : columns) head += "  " + heading(name);
  Lines lines{reader.paint(Ink::dim, head)};
  for (const Seat s : table.around(reader.seat)) {
    const bool active = !table.over() && table.active() == s;
    std::string line =
        " " + (active ? reader.paint(Ink::bold, "▶") : " ") + " " + pad_right(shown_name(s, reader), name_width);
    for (const std::string_view name : columns) {
      const std::string number = pad_left(number_of(table.player(s), name), display_width(heading(name)));
      line += "  " + (name == "pool" ? reader.paint(Ink::bold, number) : number);
    }
    const std::string text = about(table, s, reader);
    const bool fits = display_width(line) + gap + display_width(text) <= reader.width;
    lines.push_back(fits && !text.empty() ? line + "  " + text : line);
    if (!fits) join(lines, wrapped(text, "     ", "     ", reader.width));
  }
  return lines;
}

/// The name and what lies before him.
Lines draw_area(const Value& view, Seat s, std::size_t width, const Reader& reader) {
  const Table table{view};
  Lines area = draw_vtes_area(view, s, width, reader);
  if (area.empty()) return {};
  Lines lines{" " + shown_name(s, reader)};
  join(lines, std::move(area));
  return lines;
}

Lines beside(const Lines& left, const Lines& right, std::size_t width) {
  Lines lines;
  for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
    const std::string first = i < left.size() ? left[i] : "";
    lines.push_back(i < right.size() ? pad_right(first, width + gap) + right[i] : first);
  }
  return lines;
}

/// Those of the others first, from the prey to the predator, two beside each other if there is room; the own last.
std::vector<Lines> draw_areas(const Value& view, const Reader& reader) {
  const bool two = reader.width >= wide;
  const std::size_t width = two ? (reader.width - gap) / 2 : reader.width;
  std::vector<Lines> parts;
  Lines waiting;
  for (const Seat s : Table{view}.around(reader.seat)) {
    if (s == reader.seat) continue;
    Lines area = draw_area(view, s, width, reader);
    if (!two || waiting.empty()) {
      if (two) {
        waiting = std::move(area);
      } else {
        parts.push_back(std::move(area));
      }
      continue;
    }
    parts.push_back(beside(waiting, area, width));
    waiting.clear();
  }
  parts.push_back(std::move(waiting));
  if (is_player(reader.seat)) parts.push_back(draw_area(view, reader.seat, reader.width, reader));
  return parts;
}

Lines draw_hand(const Table& table, const Reader& reader) {
  if (!is_player(reader.seat) || table.over()) return {};
  const Table::Names hand = table.hand(reader.seat);
  if (hand.empty()) return {};
  Lines lines{" " + reader.paint(Ink::bold, reader.say("vt-ui-your-hand"))};
  join(lines, draw_vt_hand(hand, reader));
  return lines;
}

/// Hands of others that lie open.
Lines draw_open_hands(const Table& table, const Reader& reader) {
  Lines lines;
  for (unsigned i = 0; i < table.seats() && !table.over(); ++i) {
    const Seat s = seat(i);
    const Table::Names hand = s == reader.seat ? Table::Names{} : table.hand(s);
    if (hand.empty()) continue;
    lines.push_back(" " + reader.paint(Ink::bold, reader.name(s) + ": " + reader.say("vt-ui-open-hand")));
    join(lines, draw_vt_hand(hand, reader));
  }
  return lines;
}

}  // namespace

Lines draw_vtes(const Value& view, const Reader& reader) {
  const Table table{view};
  const std::string head = "── " + reader.paint(Ink::bold, title(table, reader)) + " ";
  Lines lines{head + repeated("─", reader.width - std::min(reader.width, display_width(head)))};
  join(lines, draw_methuselahs(table, reader));
  std::vector<Lines> parts = draw_areas(view, reader);
  parts.push_back(draw_open_hands(table, reader));
  parts.push_back(draw_hand(table, reader));
  parts.push_back(draw_vtes_action(view, reader));
  for (Lines& part : parts) {
    if (part.empty()) continue;
    lines.emplace_back();
    join(lines, std::move(part));
  }
  return lines;
}

}  // namespace krypta::cli
