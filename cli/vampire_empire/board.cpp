#include "cli/vampire_empire/board.hpp"

#include <algorithm>
#include <array>

#include "cli/vampire_empire/cards.hpp"
#include "cli/vampire_empire/table.hpp"

namespace krypta::cli {

namespace {

using Table = VampireEmpireTable;
using Names = Table::Names;
using vampire_empire::Character;
using vampire_empire::Marker;

constexpr std::size_t side_width = 9;
constexpr std::size_t count_width = 7;
constexpr std::array<std::string_view, 4> piles{"hand", "deck", "cellar", "moat"};
constexpr auto characters = names_of(std::type_identity<Character>{});
constexpr auto marker_kinds = names_of(std::type_identity<Marker>{});

std::string character_name(std::string_view id, const Reader& reader) { return reader.say(key("ve-character-", id)); }

std::string joined(const std::vector<std::string>& items, std::string_view between = ", ") {
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : std::string{between}) + item;
  return text;
}

void add(Lines& lines, Lines more) {
  for (std::string& line : more) lines.push_back(std::move(line));
}

std::string who_is(const Table& table, std::string_view who, const Reader& reader) {
  const std::string_view identity = table.identity(who);
  const bool vampire = identity == "is-revealed" || identity == "is-vampire" || identity == "was-vampire";
  return reader.paint(vampire ? Ink::bold : Ink::plain, reader.say(key("ve-ui-", identity)));
}

/// "Nun (revealed vampire)", or the name alone where there is nothing to say: of somebody unknown, and of a human
/// if the reader knows the vampires.
std::string named_with_identity(const Table& table, std::string_view who, const Reader& reader) {
  std::string name = character_name(who, reader);
  const std::string_view identity = table.identity(who);
  if (identity == "is-unknown" || (identity == "is-human" && !table.is_dead(who))) return name;
  return name + " (" + who_is(table, who, reader) + ")";
}

/// A line that begins with a word in a column of its own, as long as it takes.
Lines labelled(std::string_view label, std::string_view text, const Reader& reader) {
  static constexpr std::array<std::string_view, 8> labels{"castle", "town",    "dead",   "asked",
                                                          "attack", "defence", "played", "support"};
  std::size_t width = 0;
  for (const std::string_view word : labels) width = std::max(width, display_width(reader.say(key("ve-ui-", word))));
  const std::string start = label.empty() ? "" : reader.say(key("ve-ui-", label));
  return wrapped(text, " " + pad_right(start, width) + "  ", std::string(width + 3, ' '));
}

std::string title(const Table& table, const Reader& reader) {
  if (table.over())
    return reader.say("ve-ui-over") + ": " + reader.say(key("ve-ending-", Table::word(table.at("ending"))));
  const std::int64_t turn = Table::number(table.at("turn"));
  if (turn == 0) return reader.say("ve-ui-setup");
  const std::array<text::Argument, 1> arguments{text::Argument{"turn", turn}};
  return reader.say(table.is_day() ? "ve-ui-day" : "ve-ui-night", arguments);
}

/// What is to be said of a player now, in a word or two.
std::string note(const Table& table, Seat s, const Reader& reader) {
  const Value& player = table.player(s);
  const auto say = [&](std::string_view word) { return reader.say(key("ve-ui-", word)); };
  if (table.over()) {
    if (!table.has("winners", s)) return "";
    return reader.paint(Ink::bold, say(Table::list(table.at("winners")).size() > 1 ? "draw" : "wins"));
  }
  const bool* reshuffled = Table::in(player, "reshuffled").boolean();
  const bool used_up = reshuffled != nullptr && *reshuffled;
  const auto count = [&](std::string_view pile) { return Table::number(Table::in(player, key(pile, "_count"))); };
  std::vector<std::string> notes;
  if (count("hand") == 0 && count("deck") == 0 && (used_up || count("cellar") == 0) &&
      Table::number(table.at("turn")) > 0)
    notes.push_back(say("out"));
  if (used_up) notes.push_back(say("reshuffled"));
  for (std::string_view action : Table::names(Table::in(player, "forbidden"))) {
    std::string word = key("no-", action);
    std::ranges::replace(word, '_', '-');
    notes.push_back(say(word));
  }
  return joined(notes);
}

std::string player_name(Seat s, const Reader& reader) {
  return s == reader.seat ? reader.name(s) + " (" + reader.say("play-you") + ")" : reader.name(s);
}

Lines draw_players(const Table& table, const Reader& reader) {
  std::size_t name_width = display_width(reader.say("play-player"));
  for (unsigned s = 0; s < table.seats(); ++s)
    name_width = std::max(name_width, display_width(player_name(seat(s), reader)));
  std::string head =
      "   " + pad_right(reader.say("play-player"), name_width) + "  " + pad_right(reader.say("ve-ui-side"), side_width);
  for (const std::string_view pile : piles) head += pad_left(reader.say(key("ve-ui-", pile)), count_width + 1);
  Lines lines{head};
  for (unsigned i = 0; i < table.seats(); ++i) {
    const Seat s = seat(i);
    const Value& player = table.player(s);
    const bool active = !table.over() && table.is_active(s);
    std::string line = " " + (active ? reader.paint(Ink::bold, "▶") : " ") + " " +
                       pad_right(player_name(s, reader), name_width) + "  " +
                       pad_right(reader.say(key("ve-ui-side-", Table::word(Table::in(player, "side")))), side_width);
    for (const std::string_view pile : piles)
      line += pad_left(std::to_string(Table::number(Table::in(player, key(pile, "_count")))), count_width + 1);
    const std::string text = note(table, s, reader);
    if (text.empty() || display_width(line) + 2 + display_width(text) <= terminal_width) {
      lines.push_back(text.empty() ? line : line + "  " + text);
    } else {
      lines.push_back(line);
      add(lines, wrapped(text, "     ", "     "));
    }
  }
  return lines;
}

/// The castle: a line for each, with occupation, what is known, and markers.
Lines draw_castle(const Table& table, const Reader& reader) {
  const auto occupation = [&](std::string_view who) {
    const auto found = named<Character>(who);
    return found ? reader.say(key("ve-ui-group-", name_of(vampire_empire::occupation(*found)))) : std::string{};
  };
  std::size_t name_width = 0;
  std::size_t occupation_width = 0;
  for (const std::string_view who : characters) {
    name_width = std::max(name_width, display_width(character_name(who, reader)));
    occupation_width = std::max(occupation_width, display_width(occupation(who)));
  }
  Lines lines;
  for (const Value& resident : Table::list(table.at("castle"))) {
    const std::string_view who = Table::word(Table::in(resident, "who"));
    std::string text = pad_right(character_name(who, reader), name_width) + "  " +
                       pad_right(occupation(who), occupation_width) + "  " + who_is(table, who, reader);
    for (const std::string_view kind : marker_kinds) {
      const std::int64_t count = table.markers(who, kind);
      if (count > 0) text += ", " + reader.say(key("ve-marker-", kind)) + " +" + std::to_string(count);
    }
    // Not wrapped, since that would close up the columns.
    const Lines start = labelled(lines.empty() ? "castle" : "", "", reader);
    lines.push_back(start.front() + text);
  }
  return lines;
}

Lines draw_town(const Table& table, const Reader& reader) {
  std::vector<std::string> waiting;
  std::vector<std::string> dead;
  for (const std::string_view who : characters) {
    if (table.is_dead(who)) dead.push_back(named_with_identity(table, who, reader));
    if (!table.is_dead(who) && !table.in_castle(who)) waiting.push_back(named_with_identity(table, who, reader));
  }
  Lines lines = labelled("town", waiting.empty() ? reader.say("ve-ui-nobody") : joined(waiting), reader);
  std::vector<std::string> bottom;
  for (const Value& card : Table::list(Table::in(table.at("town"), "bottom")))
    bottom.push_back(character_name(Table::word(Table::in(card, "value")), reader));
  if (!bottom.empty()) {
    const std::array<text::Argument, 1> names{text::Argument{"names", joined(bottom)}};
    add(lines, labelled("", reader.say("ve-ui-bottom", names), reader));
  }
  if (!dead.empty()) add(lines, labelled("dead", joined(dead), reader));
  std::vector<std::string> counts;
  for (const Value& count : Table::list(table.at("counts"))) {
    // Both are known humans then. VE-215
    if (Table::number(Table::in(count, "vampires")) == 0) continue;
    const std::array<text::Argument, 3> arguments{
        text::Argument{"one", character_name(Table::word(Table::in(count, "one")), reader)},
        text::Argument{"another", character_name(Table::word(Table::in(count, "another")), reader)},
        text::Argument{"count", Table::number(Table::in(count, "vampires"))}};
    counts.push_back(reader.say("ve-ui-count", arguments));
  }
  if (!counts.empty()) add(lines, labelled("asked", joined(counts, "; "), reader));
  return lines;
}

std::string card_with_value(std::string_view id, const Reader& reader) {
  const std::optional<int> value = ve_card_value(id, reader);
  return ve_card_name(id, reader) + (value ? "\u00A0" + std::to_string(*value) : "");
}

/// The cards that a player has openly on the table, but for those put aside.
std::vector<std::string> played(const Table& table, Seat s, const Reader& reader) {
  const Value& player = table.player(s);
  std::vector<std::string> cards;
  for (const std::string_view id : Table::names(Table::in(player, "played"))) {
    if (Table::among(Table::in(table.combat(), "aside"), id)) continue;
    std::string card = card_with_value(id, reader);
    if (Table::among(Table::in(player, "cancelled"), id)) card += " (" + reader.say("ve-ui-cancelled") + ")";
    cards.push_back(std::move(card));
  }
  return cards;
}

/// One side of a combat: its total and what makes it.
Lines draw_strength(const Table& table, std::string_view kind, Seat s, const Reader& reader) {
  const auto count = [](std::int64_t n) { return std::array<text::Argument, 1>{text::Argument{"count", n}}; };
  std::vector<std::string> parts = played(table, s, reader);
  const std::string_view who = Table::word(Table::in(table.combat(), kind == "attack" ? "attacker" : "defender"));
  const std::int64_t markers = table.round() == 1 ? table.markers(who, kind) : 0;
  if (markers > 0) parts.push_back(reader.say("ve-ui-markers", count(markers)));
  for (const std::string_view lasting : {"this_round", "this_combat"}) {
    const std::int64_t sum = Table::number(Table::in(Table::in(table.combat(), lasting), kind));
    if (sum > 0)
      parts.push_back(reader.say(lasting == "this_round" ? "ve-ui-this-round" : "ve-ui-this-combat", count(sum)));
  }
  const std::string total = std::to_string(Table::number(Table::in(table.combat(), kind)));
  const std::string start = (total.size() < 2 ? "\u00A0" : "") + reader.paint(Ink::bold, total) + "\u00A0\u00A0";
  return labelled(kind, start + reader.name(s) + (parts.empty() ? "" : ": " + joined(parts)), reader);
}

/// What lies openly on the table: a combat, cards for an action, a support card that is being carried out.
Lines draw_action(const Table& table, const Reader& reader) {
  Lines lines;
  const Value& combat = table.combat();
  if (table.round() > 0) {
    const auto name = [&](std::string_view field) {
      return character_name(Table::word(Table::in(combat, field)), reader);
    };
    const std::array<text::Argument, 3> arguments{text::Argument{"round", table.round()},
                                                  text::Argument{"attacker", name("attacker")},
                                                  text::Argument{"defender", name("defender")}};
    lines.push_back(" " + reader.paint(Ink::bold, reader.say("ve-ui-combat", arguments)));
    const Seat other = seat(1U - number(table.active()));
    add(lines, draw_strength(table, "attack", table.active(), reader));
    add(lines, draw_strength(table, "defence", other, reader));
  } else {
    for (unsigned s = 0; s < table.seats(); ++s) {
      const std::vector<std::string> cards = played(table, seat(s), reader);
      if (!cards.empty()) add(lines, labelled("played", reader.name(seat(s)) + ": " + joined(cards), reader));
    }
  }
  std::vector<std::string> aside;
  for (const std::string_view id : Table::names(Table::in(combat, "aside")))
    aside.push_back(card_with_value(id, reader));
  if (!aside.empty()) {
    const std::array<text::Argument, 1> cards{text::Argument{"cards", joined(aside)}};
    add(lines, labelled("", reader.say("ve-ui-aside", cards), reader));
  }
  for (const Value& card : Table::list(table.at("card"))) {
    const auto id = name_of(static_cast<vampire_empire::Card>(Table::number(Table::in(card, "card"))));
    const Seat owner = seat(static_cast<unsigned>(Table::number(Table::in(card, "player"))));
    add(lines, labelled("support",
                        reader.name(owner) + ": " + reader.paint(Ink::bold, ve_card_name(id, reader)) + ". " +
                            ve_card_does(id, reader),
                        reader));
  }
  return lines;
}

/// Ids alone: the page with the cards says what they are.
Lines draw_pile(const std::string& label, const Value& cards, const Reader& reader) {
  std::vector<std::string> ids;
  for (const std::string_view id : Table::names(cards)) ids.emplace_back(id);
  if (ids.empty()) return {};
  Lines lines = wrapped(label + ": " + joined(ids, " "), " ", "   ");
  for (std::string& line : lines) line = reader.paint(Ink::dim, line);
  return lines;
}

/// The hands and piles that the reader may see.
Lines draw_cards(const Table& table, const Reader& reader) {
  Lines lines;
  bool costs = false;
  for (unsigned i = 0; i < table.seats(); ++i) {
    const Seat s = seat(i);
    const Value& player = table.player(s);
    const std::array<text::Argument, 1> name{text::Argument{"name", reader.names[i]}};
    const Names hand = Table::names(Table::in(Table::in(player, "hand"), "value"));
    if (!hand.empty()) {
      lines.push_back(" " + (s == reader.seat ? reader.say("ve-ui-your-hand") : reader.say("ve-ui-hand-of", name)));
      add(lines, draw_ve_cards(hand, reader));
      costs = costs || std::ranges::any_of(hand, [&](std::string_view id) { return !ve_card_value(id, reader); });
    }
    if (s == reader.seat) {
      add(lines, draw_pile(reader.say("ve-ui-your-cellar"), Table::in(player, "cellar"), reader));
      add(lines, draw_pile(reader.say("ve-ui-your-moat"), Table::in(player, "moat"), reader));
    } else {
      add(lines, draw_pile(reader.say("ve-ui-shown", name), Table::in(player, "shown"), reader));
    }
  }
  if (costs) lines.push_back(reader.paint(Ink::dim, " " + reader.say("ve-ui-costs")));
  return lines;
}

}  // namespace

Lines draw_vampire_empire(const Value& view, const Reader& reader) {
  const Table table{view};
  const std::string head = "── " + reader.paint(Ink::bold, title(table, reader)) + " ";
  Lines lines{head + repeated("─", terminal_width - display_width(head))};
  add(lines, draw_players(table, reader));
  lines.emplace_back();
  add(lines, draw_castle(table, reader));
  add(lines, draw_town(table, reader));
  for (Lines part : {draw_action(table, reader), draw_cards(table, reader)}) {
    if (part.empty()) continue;
    lines.emplace_back();
    add(lines, std::move(part));
  }
  return lines;
}

}  // namespace krypta::cli
