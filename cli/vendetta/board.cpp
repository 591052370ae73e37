#include "cli/vendetta/board.hpp"

#include <algorithm>
#include <array>

#include "cli/vendetta/cards.hpp"
#include "cli/vendetta/table.hpp"

namespace krypta::cli {

namespace {

using Table = VendettaTable;
using Names = Table::Names;

constexpr std::size_t clan_width = 10;
constexpr std::array<std::string_view, 5> columns{"blood", "influence", "tokens", "hand", "deck"};

std::string joined(const std::vector<std::string>& items, std::string_view between = ", ") {
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : std::string{between}) + item;
  return text;
}

void add(Lines& lines, Lines more) {
  for (std::string& line : more) lines.push_back(std::move(line));
}

std::string say_count(std::string_view word, std::int64_t count, const Reader& reader) {
  const std::array<text::Argument, 1> arguments{text::Argument{"count", count}};
  return reader.say(key("vd-ui-", word), arguments);
}

/// A line that begins with a word in a column of its own, as long as it takes.
Lines labelled(std::string_view label, std::string_view text, const Reader& reader) {
  static constexpr std::array<std::string_view, 5> labels{"ally", "place", "acts", "offered", "bottom"};
  std::size_t width = 0;
  for (const std::string_view word : labels) width = std::max(width, display_width(reader.say(key("vd-ui-", word))));
  const std::string start = reader.paint(Ink::dim, pad_right(reader.say(key("vd-ui-", label)), width));
  return wrapped(text, "   " + start + "  ", std::string(width + 5, ' '));
}

std::string title(const Table& table, const Reader& reader) {
  if (table.over()) return reader.say("vd-ui-over");
  if (table.round() == 0) return reader.say("vd-ui-setup");
  const std::array<text::Argument, 2> arguments{
      text::Argument{"round", table.round()}, text::Argument{"phase", reader.say(key("vd-ui-phase-", table.phase()))}};
  std::string text = reader.say("vd-ui-round", arguments);
  const std::string_view current = Table::word(table.at("current"));
  if (current.empty()) return text;
  text += " · " + reader.say(key("vd-location-", current));
  const std::string_view step = table.site_step();
  return step.empty() ? text : text + " · " + reader.say(key("vd-ui-step-", step));
}

std::string player_name(const Table& table, Seat s, const Reader& reader) {
  std::string name = reader.name(s);
  if (s == reader.seat) name += " (" + reader.say("play-you") + ")";
  return Table::is(table.at("ambition"), s) ? name + " ★" : name;
}

/// Tokens of Diablerie: those that lie flipped are empty.
std::string tokens(const Value& player) {
  const std::int64_t all = Table::number(Table::in(player, "tokens"));
  const std::int64_t flipped = std::min(all, Table::number(Table::in(player, "flipped")));
  if (all == 0) return "–";
  return repeated("◆", static_cast<std::size_t>(all - flipped)) + repeated("◇", static_cast<std::size_t>(flipped));
}

std::string column(const Value& player, std::string_view name) {
  if (name == "tokens") return tokens(player);
  const bool pile = name == "hand" || name == "deck";
  return std::to_string(Table::number(Table::in(player, pile ? key(name, "_count") : std::string{name})));
}

/// "Victim ×2", or the name alone.
std::string victims(std::int64_t count, const Reader& reader) {
  const std::string name = vd_card_name("victim", reader);
  if (count == 1) return name;
  const std::array<text::Argument, 2> arguments{text::Argument{"card", name}, text::Argument{"count", count}};
  return reader.say("vd-ui-times", arguments);
}

std::string followers(const Value& player, std::string_view allies, std::string_view of_victims, const Reader& reader) {
  std::vector<std::string> all;
  for (const std::string_view id : Table::known_names(Table::in(player, allies)))
    all.push_back(vd_card_name(id, reader));
  const std::int64_t count = Table::number(Table::in(player, of_victims));
  if (count > 0) all.push_back(victims(count, reader));
  return joined(all);
}

/// What there is to say of a player now besides the numbers.
std::string note(const Table& table, Seat s, const Reader& reader) {
  const Value& player = table.player(s);
  const auto say = [&](std::string_view word) { return reader.say(key("vd-ui-", word)); };
  if (Table::true_in(player, "out")) return say("out");
  std::vector<std::string> notes;
  if (Table::is(table.at("ambition"), s)) notes.push_back("★ " + say("ambition"));
  const unsigned half = table.seats() / 2;
  if (table.yes("teams") && is_player(reader.seat) && number(s) == (number(reader.seat) + half) % table.seats())
    notes.push_back(say("partner"));
  if (table.step() == "build-hand" && !Table::list(Table::in(player, "drawn")).empty())
    notes.push_back(say("choosing"));
  if (table.in_step("bid")) {
    if (Table::true_in(player, "bids")) notes.push_back(say("chosen"));
  } else if (const Value& bid = Table::in(Table::in(player, "bid"), "value");
             Table::true_in(player, "bids") && bid.integer() != nullptr) {
    notes.push_back(say_count("bid", Table::number(bid), reader));
  }
  return joined(notes);
}

/// What somebody has and what there is to say of him, below the numbers.
Lines draw_belongings(const Table& table, Seat s, const Reader& reader) {
  const Value& player = table.player(s);
  std::vector<std::string> parts;
  const auto add_part = [&](std::string_view label, const std::string& text) {
    if (!text.empty()) parts.push_back(reader.say(key("vd-ui-", label)) + ": " + text);
  };
  if (std::string text = note(table, s, reader); !text.empty()) parts.push_back(std::move(text));
  add_part("alliance", followers(player, "allies", "victims", reader));
  add_part("drained", followers(player, "drained", "drained_victims", reader));
  const std::string_view relic = Table::word(Table::in(player, "relic"));
  const bool used = Table::true_in(player, "relic_used");
  if (!relic.empty())
    add_part("relic", vd_card_name(relic, reader) + (used ? " (" + reader.say("vd-ui-used") + ")" : std::string{}));
  return parts.empty() ? Lines{} : wrapped(joined(parts, "; "), "     ", "     ");
}

Lines draw_players(const Table& table, const Reader& reader) {
  std::size_t name_width = display_width(reader.say("play-player"));
  for (unsigned s = 0; s < table.seats(); ++s)
    name_width = std::max(name_width, display_width(player_name(table, seat(s), reader)));
  const auto heading = [&](std::string_view name) { return reader.say(key("vd-ui-", name)); };
  std::string head =
      "   " + pad_right(reader.say("play-player"), name_width) + "  " + pad_right(heading("clan"), clan_width);
  for (const std::string_view name : columns) head += "  " + heading(name);
  Lines lines{head};
  for (unsigned i = 0; i < table.seats(); ++i) {
    const Seat s = seat(i);
    const Value& player = table.player(s);
    const std::string_view clan = Table::word(Table::in(player, "clan"));
    const bool active = !table.over() && Table::is(Table::in(table.frame(), "seat"), s);
    std::string line = " " + (active ? reader.paint(Ink::bold, "▶") : " ") + " " +
                       pad_right(player_name(table, s, reader), name_width) + "  " +
                       pad_right(clan.empty() ? "–" : reader.say(key("vd-clan-", clan)), clan_width);
    for (const std::string_view name : columns)
      line += "  " + pad_left(column(player, name), display_width(heading(name)));
    lines.push_back(line);
    add(lines, draw_belongings(table, s, reader));
  }
  return lines;
}

/// What a player has chosen about a location that is being resolved, as far as it can be seen.
std::string stand(const Table& table, std::string_view where, Seat s, const Reader& reader) {
  if (Table::word(table.at("current")) != where) return "";
  const Value& player = table.player(s);
  const bool choosing = table.step() == "stand";
  if (!Table::true_in(player, "stands")) return choosing ? reader.say("vd-ui-choosing") : "";
  const std::string_view choice = Table::known(Table::in(Table::in(player, "stand"), "value"));
  if (choice.empty()) return reader.say("vd-ui-chosen");
  return reader.say(choice == "stay" ? "vd-ui-stays" : "vd-ui-withdraws");
}

/// What lies in somebody's Area: open cards, those that the reader may look at, how many others, and blood.
std::string contents(const Table& table, std::string_view where, Seat s, const Reader& reader) {
  std::vector<std::string> parts;
  std::int64_t hidden = 0;
  table.each_card(where, s, [&](const Value& card) {
    const std::string_view id = Table::known(Table::in(Table::in(card, "card"), "value"));
    if (id.empty()) {
      ++hidden;
      return;
    }
    const std::string name = vd_card_name(id, reader) + "\u00A0" + std::to_string(vd_card_power(id, reader));
    if (Table::among(Table::in(card, "marks"), "up")) return parts.push_back(name);
    const std::array<text::Argument, 1> argument{text::Argument{"card", name}};
    parts.push_back(reader.say("vd-ui-down-card", argument));
  });
  if (hidden > 0) parts.push_back(say_count("face-down", hidden, reader));
  const Value& area = table.area(where, s);
  const std::int64_t bonus = Table::number(Table::in(area, "bonus"));
  if (table.blood(where, s) > 0) parts.push_back(say_count("blood-here", table.blood(where, s), reader));
  if (bonus > 0) parts.push_back(say_count("bonus", bonus, reader));
  return joined(parts);
}

/// The state of a location, behind its name.
std::string site_note(const Table& table, std::string_view where, const Reader& reader) {
  const Value& site = table.site(where);
  const bool current = Table::word(table.at("current")) == where;
  std::vector<std::string> notes;
  if (current) notes.push_back(reader.say("vd-ui-resolving"));
  if (!current && Table::true_in(site, "resolved")) notes.push_back(reader.say("vd-ui-resolved"));
  if (const std::int64_t* winner = Table::in(site, "winner").integer()) {
    const std::array<text::Argument, 1> name{text::Argument{"name", reader.name(seat(static_cast<unsigned>(*winner)))}};
    notes.push_back(reader.say("vd-ui-winner", name));
  }
  return joined(notes);
}

Lines draw_site(const Table& table, std::string_view where, const Reader& reader) {
  const Value& site = table.site(where);
  const std::string state = site_note(table, where, reader);
  Lines lines{" " + reader.paint(Ink::bold, reader.say(key("vd-location-", where))) +
              (state.empty() ? "" : " – " + state)};
  const std::string_view ally = Table::word(Table::in(site, "ally"));
  if (!ally.empty()) add(lines, labelled("ally", vd_card_described(ally, reader), reader));
  const std::string_view place = Table::word(Table::in(site, "place"));
  if (!place.empty()) add(lines, labelled("place", vd_card_described(place, reader), reader));
  bool anybody = false;
  for (unsigned i = 0; i < table.seats(); ++i) {
    const Seat s = seat(i);
    const std::string choice = stand(table, where, s, reader);
    if (!table.is_present(where, s)) continue;
    anybody = true;
    std::string text = reader.name(s) + ": " + contents(table, where, s, reader);
    if (!choice.empty()) text += " – " + choice;
    const Value::Array& skips = Table::list(Table::in(site, "skips"));
    if (std::ranges::any_of(skips, [&](const Value& v) { return Table::is(v, s); }))
      text += " – " + reader.say("vd-ui-skips");
    add(lines, wrapped(text, "   ", "       "));
  }
  if (!anybody) lines.push_back("   " + reader.paint(Ink::dim, reader.say("vd-ui-nobody")));
  return lines;
}

/// The cards that are being carried out, the innermost last.
Lines draw_effects(const Table& table, const Reader& reader) {
  Lines lines;
  for (const Value& frame : Table::list(table.at("frames"))) {
    const std::string_view source = Table::word(Table::in(frame, "source"));
    if (Table::word(Table::in(frame, "step")) != "effect" || source.empty()) continue;
    const std::int64_t* owner = Table::in(frame, "seat").integer();
    const std::string start = owner == nullptr ? "" : reader.name(seat(static_cast<unsigned>(*owner))) + ": ";
    add(lines, labelled("acts", start + vd_card_described(source, reader), reader));
  }
  return lines;
}

Lines draw_offers(const Table& table, const Reader& reader) {
  std::vector<std::string> names;
  for (const std::string_view clan : Table::known_names(table.at("offered_clans")))
    names.push_back(reader.say(key("vd-clan-", clan)));
  Lines lines = names.empty() ? Lines{} : labelled("offered", joined(names), reader);
  const Names relics = Table::known_names(table.at("offered_relics"));
  add(lines, draw_vd_cards(relics, reader));
  return lines;
}

/// The hands that the reader may see; one's own with all that stands on the cards.
Lines draw_hands(const Table& table, const Reader& reader) {
  Lines lines;
  for (unsigned i = 0; i < table.seats(); ++i) {
    const Seat s = seat(i);
    const Value& player = table.player(s);
    const Names hand = Table::known_names(Table::in(Table::in(player, "hand"), "value"));
    if (hand.empty()) continue;
    if (s != reader.seat) {
      std::vector<std::string> names;
      for (const std::string_view id : hand) names.push_back(vd_card_name(id, reader));
      const std::array<text::Argument, 1> name{text::Argument{"name", reader.names[i]}};
      add(lines, wrapped(reader.say("vd-ui-hand-of", name) + ": " + joined(names), " ", "   "));
      continue;
    }
    lines.push_back(" " + reader.paint(Ink::bold, reader.say("vd-ui-your-hand")));
    add(lines, draw_vd_cards(hand, reader));
    const Names drawn = Table::known_names(Table::in(player, "drawn"));
    if (!drawn.empty()) {
      lines.push_back(" " + reader.paint(Ink::bold, reader.say("vd-ui-drawn")));
      add(lines, draw_vd_cards(drawn, reader));
    }
    std::vector<std::string> bottom;
    for (const std::string_view id : Table::known_names(Table::in(player, "bottom")))
      bottom.push_back(vd_card_name(id, reader));
    if (!bottom.empty()) add(lines, labelled("bottom", joined(bottom), reader));
  }
  return lines;
}

}  // namespace

Lines draw_vendetta(const Value& view, const Reader& reader) {
  const Table table{view};
  const std::string head = "── " + reader.paint(Ink::bold, title(table, reader)) + " ";
  Lines lines{head + repeated("─", terminal_width - std::min(terminal_width, display_width(head)))};
  add(lines, draw_players(table, reader));
  std::vector<Lines> parts;
  if (table.round() == 0) parts.push_back(draw_offers(table, reader));
  for (const std::string_view where : table.locations()) {
    if (table.round() > 0 || !Table::word(Table::in(table.site(where), "place")).empty())
      parts.push_back(draw_site(table, where, reader));
  }
  parts.push_back(draw_effects(table, reader));
  parts.push_back(draw_hands(table, reader));
  for (Lines& part : parts) {
    if (part.empty()) continue;
    lines.emplace_back();
    add(lines, std::move(part));
  }
  return lines;
}

}  // namespace krypta::cli
