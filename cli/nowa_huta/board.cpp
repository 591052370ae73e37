#include "cli/nowa_huta/board.hpp"

#include <array>
#include <optional>

#include "cli/play/shown_table.hpp"
#include "engine/games/nowa_huta/state.hpp"

namespace krypta::cli {

namespace {

using nowa_huta::CircleAction;
using nowa_huta::CircleCard;
using nowa_huta::Estate;
using nowa_huta::EstateCard;

constexpr std::size_t name_width = 10;
constexpr std::size_t label_width = 22;  ///< of a row below the estates: a name and a short hint
constexpr std::size_t count_width = 4;
constexpr std::size_t vampires_width = 9;
constexpr std::size_t pawns_width = 5;

class Table : public ShownTable {
 public:
  using ShownTable::ShownTable;

  [[nodiscard]] const Value& estate(std::string_view id) const { return in(at("estates"), id); }
  [[nodiscard]] std::int64_t possessed(std::string_view id, Seat s) const {
    return number(list(in(estate(id), "possessed"))[krypta::number(s)]);
  }
  /// The frame at the bottom: what everybody is doing.
  [[nodiscard]] const Value& base() const { return list(at("frames")).front(); }
  [[nodiscard]] std::vector<Seat> order() const {
    std::vector<Seat> seats;
    for (const Value& s : list(at("order"))) seats.push_back(seat(static_cast<unsigned>(number(s))));
    return seats;
  }
};

std::string player_name(const Table& table, Seat s, const Reader& reader) {
  std::string name = reader.name(s);
  std::string notes;
  if (s == reader.seat) notes = reader.say("play-you");
  if (Table::is(table.at("elder"), s)) {
    notes += (notes.empty() ? "" : ", ") + reader.say("nh-ui-elder");
  }
  return notes.empty() ? name : name + " (" + notes + ")";
}

/// The players as they stand on the order track; while the turns are taken, with a mark at whose turn it is.
Lines draw_order(const Table& table, const Reader& reader) {
  const bool taking_turns = Table::word(Table::in(table.base(), "step")) == "take-turns";
  const auto now = static_cast<std::size_t>(Table::number(Table::in(table.base(), "place")));
  const std::vector<Seat> order = table.order();
  std::vector<std::string> players;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const std::string mark = taking_turns ? (i == now ? reader.paint(Ink::bold, "▶") : " ") : "";
    players.push_back(mark + std::to_string(i + 1) + " " + player_name(table, order[i], reader));
  }
  for (unsigned s = 0; order.empty() && s < table.seats(); ++s) players.push_back(player_name(table, seat(s), reader));

  const std::string title = reader.say(order.empty() ? "play-players" : "nh-ui-order") + ":";
  const std::string gap = taking_turns ? " " : "  ";
  Lines lines{" " + title};
  for (const std::string& player : players) {
    if (display_width(lines.back()) + gap.size() + display_width(player) > terminal_width) {
      lines.emplace_back(display_width(title) + 1, ' ');
    }
    lines.back() += gap;
    lines.back() += player;
  }
  return lines;
}

std::string signs_of_those(const Table& table, std::string_view field, std::string_view where, const Reader& reader) {
  std::string signs;
  for (unsigned s = 0; s < table.seats(); ++s) {
    if (Table::word(Table::in(table.player(seat(s)), field)) == where) signs += reader.sign(seat(s));
  }
  return signs;
}

constexpr std::string_view none = "·";

std::string cell(std::string_view text, Seat s, const Reader& reader) {
  const Ink ink = text == none ? Ink::dim : s == reader.seat ? Ink::bold : Ink::plain;
  return pad_left(reader.paint(ink, text), count_width);
}

/// A row with one number a seat; what follows stands to the right, under the Circle of Time.
std::string row(const Table& table, std::string_view label, const Reader& reader, auto text_of) {
  std::string line = " " + pad_right(label, label_width);
  for (unsigned s = 0; s < table.seats(); ++s) line += cell(text_of(seat(s)), seat(s), reader);
  return line;
}

std::string draw_estate(const Table& table, std::string_view id, const Reader& reader) {
  const Value& estate = table.estate(id);
  const std::string name = pad_right(reader.say(key("nh-estate-", id)), name_width);
  const bool here = Table::word(Table::in(table.player(reader.seat), "vampire")) == id;
  const std::string label =
      (here ? reader.paint(Ink::bold, name) : name) + reader.paint(Ink::dim, reader.say(key("play-nh-short-", id)));
  std::string line = row(table, label, reader, [&](Seat s) {
    const std::int64_t count = table.possessed(id, s);
    return count == 0 ? std::string{none} : std::to_string(count);
  });

  std::string markers;
  const std::string_view modifier = Table::word(Table::in(estate, "modifier"));
  if (modifier == "raise") markers += "+";
  if (modifier == "lower") markers += "−";
  const bool* sabbath = Table::in(estate, "sabbath").boolean();
  if (sabbath != nullptr && *sabbath) markers += "☾";
  const std::string vampires = pad_right(signs_of_those(table, "vampire", id, reader), table.seats() + 1);
  return line + "  " + pad_right(vampires + reader.paint(Ink::bold, markers), vampires_width);
}

std::string draw_space(const Table& table, std::string_view id, const Reader& reader) {
  const bool here = Table::word(Table::in(table.player(reader.seat), "circle_pawn")) == id;
  const std::string name = reader.say(key("nh-space-", id));
  return " " + pad_left(signs_of_those(table, "circle_pawn", id, reader), pawns_width - 1) + " " +
         reader.paint(here ? Ink::bold : Ink::plain, name);
}

/// The sign of an estate card: which way round and how far.
std::string card_sign(std::string_view card) {
  if (card.empty()) return "?";
  return (card.starts_with("ccw") ? "↺" : "↻") + std::string{card.back()};
}

/// What is known of a player's plan: his card while it is still to be played, or whether he has chosen.
std::string plan_cell(const Table& table, Seat s, std::string_view which) {
  const Value& plan = Table::in(Table::in(table.player(s), "plan"), "value");
  if (Table::word(Table::in(table.base(), "step")) == "plan") {
    if (plan.object() == nullptr) return table.has("chosen", s) ? "✓" : "…";
  } else {
    const std::vector<Seat> order = table.order();
    const auto now = static_cast<std::size_t>(Table::number(Table::in(table.base(), "place")));
    for (std::size_t i = 0; i <= now && i < order.size(); ++i) {
      if (order[i] == s) return std::string{none};
    }
    const bool* held = Table::in(table.player(s), which == "estate" ? "attacked" : "gambited").boolean();
    if (held != nullptr && *held) return "–";
  }
  const std::string_view card = Table::word(Table::in(plan, which));
  if (which == "estate") return card_sign(card);
  return card.empty() ? "?" : std::string{card};
}

/// Whether there is anything to show of the plans: a card, or somebody who has chosen.
bool anything_planned(const Table& table) {
  const std::string_view step = Table::word(Table::in(table.base(), "step"));
  if (step != "plan" && step != "take-turns") return false;
  for (unsigned s = 0; s < table.seats(); ++s) {
    for (const std::string_view which : {"estate", "circle"}) {
      const std::string shown = plan_cell(table, seat(s), which);
      if (shown != "?" && shown != "…" && shown != none) return true;
    }
  }
  return false;
}

std::string special(const Table& table, std::string_view field, std::string_view title, const Reader& reader) {
  const std::string_view state = Table::word(table.at(field));
  const Ink ink = state == "due" ? Ink::bold : Ink::plain;
  return "   " + reader.say(title) + ": " + reader.paint(ink, reader.say(key("nh-ui-", state)));
}

Lines draw_players(const Table& table, const Reader& reader) {
  Lines lines;
  lines.push_back(row(table, reader.say("nh-ui-points"), reader,
                      [&](Seat s) { return std::to_string(Table::number(Table::in(table.player(s), "points"))); }) +
                  special(table, "blood_dusk", "nh-ui-blood-dusk", reader));
  lines.push_back(row(table, reader.say("nh-ui-supply"), reader,
                      [&](Seat s) { return std::to_string(Table::number(Table::in(table.player(s), "supply"))); }) +
                  special(table, "armageddon", "nh-ui-armageddon", reader));
  if (!anything_planned(table)) return lines;
  const bool planning = Table::word(Table::in(table.base(), "step")) == "plan";
  lines.push_back(
      row(table, reader.say("play-nh-plan-vampire"), reader, [&](Seat s) { return plan_cell(table, s, "estate"); }) +
      "   " + reader.paint(Ink::dim, reader.say("play-nh-directions")));
  lines.push_back(
      row(table, reader.say("play-nh-plan-circle"), reader, [&](Seat s) { return plan_cell(table, s, "circle"); }) +
      "   " + reader.paint(Ink::dim, reader.say(planning ? "play-nh-plan-signs" : "play-nh-plan-left")));
  return lines;
}

/// What the signs on the estates mean, if any lie there.
Lines draw_key(const Table& table, const Reader& reader) {
  bool raise = false, lower = false, sabbath = false;
  for (const std::string_view id : names_of(std::type_identity<Estate>{})) {
    raise |= Table::word(Table::in(table.estate(id), "modifier")) == "raise";
    lower |= Table::word(Table::in(table.estate(id), "modifier")) == "lower";
    const bool* marker = Table::in(table.estate(id), "sabbath").boolean();
    sabbath |= marker != nullptr && *marker;
  }
  const std::array<text::Argument, 1> seats{text::Argument{"seats", std::int64_t{table.seats()}}};
  std::string line;
  if (raise) line += " " + reader.say("play-nh-raise", seats);
  if (lower) line += " " + reader.say("play-nh-lower", seats);
  if (sabbath) line += " " + reader.say("play-nh-sabbath");
  if (line.empty()) return {};
  Lines lines = wrapped(line, " ", " ");
  for (std::string& l : lines) l = reader.paint(Ink::dim, l);
  return lines;
}

/// "● 3  ▲ 1": who has how many possessed on an estate.
std::string standing(const Table& table, std::string_view id, const Reader& reader) {
  std::string text;
  for (unsigned s = 0; s < table.seats(); ++s) {
    const std::int64_t count = table.possessed(id, seat(s));
    if (count > 0) text += (text.empty() ? "" : "  ") + reader.sign(seat(s)) + " " + std::to_string(count);
  }
  return text;
}

std::string arrow(const std::string& to) { return "→ " + to; }

/// Where a pawn would come with a card.
template <class Place, class Card>
std::string destination(const Value& from, std::string_view card, std::string_view domain, const Reader& reader) {
  const auto place = named<Place>(Table::word(from));
  const auto steps = named<Card>(card);
  return place && steps ? arrow(reader.say(key(domain, name_of(moved(*place, *steps))))) : "";
}

Lines page_of(std::span<const std::string_view> ids, std::string_view domain, std::string_view text,
              std::span<const unsigned> rules, const Reader& reader) {
  Lines lines;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const std::string name = key(domain, ids[i]);
    std::string title = reader.paint(Ink::bold, reader.say(name));
    if (domain == "nh-estate-") title += " – " + reader.say(name + "-byname");
    lines.push_back(" " + title);
    const std::string about = reader.say(key(name, text)) + " " + reader.rule(static_cast<RuleId>(rules[i]));
    for (std::string& line : wrapped(about, "    ", "    ")) lines.push_back(std::move(line));
  }
  return lines;
}

Lines estates_page(const Reader& reader) {
  static constexpr std::array<unsigned, 7> rules{60, 63, 67, 70, 76, 79, 85};
  static constexpr auto ids = names_of(std::type_identity<Estate>{});
  return page_of(ids, "nh-estate-", "-ability", rules, reader);
}

Lines circle_page(const Reader& reader) {
  static constexpr std::array<unsigned, 7> rules{91, 100, 109, 94, 113, 120, 125};
  static constexpr auto ids = names_of(std::type_identity<CircleAction>{});
  return page_of(ids, "nh-space-", "-action", rules, reader);
}

Lines guide_page(const Reader& reader) {
  static constexpr std::array<std::string_view, 8> parts{"plan",  "order", "move",     "use",
                                                         "place", "score", "specials", "end"};
  Lines lines;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    for (std::string& line :
         wrapped(reader.say(key("play-nh-guide-", parts[i])), " " + std::to_string(i + 1) + ". ", "    ")) {
      lines.push_back(std::move(line));
    }
  }
  return lines;
}

/// In step c: why the ability or the action is not among the choices.
std::string remark(const Value& view, const Reader& reader) {
  const Table table{view};
  if (Table::word(Table::in(table.frame(), "step")) != "use-abilities") return "";
  const Value& me = table.player(reader.seat);
  std::string remarks;
  if (Table::word(Table::in(table.frame(), "ability")) == "none") {
    const std::string estate = reader.say(key("nh-estate-", Table::word(Table::in(me, "vampire"))));
    const std::array<text::Argument, 2> arguments{
        text::Argument{"estate", estate}, text::Argument{"why", reader.word("play-command-why") + " use:estate"}};
    remarks = reader.say("play-nh-ability-not-now", arguments);
  }
  if (Table::word(Table::in(table.frame(), "action")) == "none") {
    const std::string space = reader.say(key("nh-space-", Table::word(Table::in(me, "circle_pawn"))));
    const std::array<text::Argument, 1> arguments{text::Argument{"space", space}};
    remarks += (remarks.empty() ? "" : " ") + reader.say("play-nh-action-later", arguments);
  }
  return remarks;
}

std::vector<ResultColumn> result_columns(const Value& view, const Reader& reader) {
  const Table table{view};
  ResultColumn possessed{reader.say("nh-ui-possessed"), std::vector<std::int64_t>(table.seats(), 0)};
  for (const std::string_view id : names_of(std::type_identity<Estate>{})) {
    for (unsigned s = 0; s < table.seats(); ++s) possessed.numbers[s] += table.possessed(id, seat(s));
  }
  return {possessed};
}

}  // namespace

Lines draw_nowa_huta(const Value& view, const Reader& reader) {
  const Table table{view};
  const std::array<text::Argument, 1> turn{text::Argument{"turn", Table::number(table.at("turn"))}};
  const std::string title = "── " + reader.paint(Ink::bold, reader.say("nh-ui-turn", turn)) + " ";
  Lines lines{title + repeated("─", terminal_width - display_width(title))};
  for (std::string& line : draw_order(table, reader)) lines.push_back(std::move(line));
  lines.emplace_back();

  std::string head = " " + pad_right(reader.say("play-nh-estates"), label_width);
  for (unsigned s = 0; s < table.seats(); ++s) head += pad_left(reader.sign(seat(s)), count_width);
  head += "  " + pad_right(reader.say("nh-ui-vampires"), vampires_width) + " " + std::string(pawns_width, ' ');
  lines.push_back(head + reader.say("play-nh-circle"));

  const auto estates = names_of(std::type_identity<Estate>{});
  const auto spaces = names_of(std::type_identity<CircleAction>{});
  for (std::size_t i = 0; i < estates.size(); ++i)
    lines.push_back(draw_estate(table, estates[i], reader) + draw_space(table, spaces[i], reader));
  lines.emplace_back();
  for (std::string& line : draw_players(table, reader)) lines.push_back(std::move(line));
  for (std::string& line : draw_key(table, reader)) lines.push_back(std::move(line));
  return lines;
}

std::string nowa_huta_hint(const Value& view, const Option& option, const Reader& reader) {
  const Table table{view};
  const std::size_t colon = option.id.find(':');
  if (colon == std::string::npos) return "";
  const std::string_view verb = std::string_view{option.id}.substr(0, colon);
  const std::string_view what = std::string_view{option.id}.substr(colon + 1);
  const std::string_view step = Table::word(Table::in(table.frame(), "step"));
  const Value& whose = Table::in(table.frame(), "whose");
  const Value& mover =
      table.player(whose.integer() != nullptr ? seat(static_cast<unsigned>(*whose.integer())) : reader.seat);

  const Value& vampire = Table::in(mover, "vampire");
  const Value& pawn = Table::in(mover, "circle_pawn");
  if (verb == "move") return destination<Estate, EstateCard>(vampire, what, "nh-estate-", reader);
  if (verb == "time") return destination<CircleAction, CircleCard>(pawn, what, "nh-space-", reader);
  if (verb == "vampire" && step == "place-vampires") return reader.say(key("nh-estate-", what, "-ability"));
  if (verb == "circle" && step == "place-circle-pawns") return reader.say(key("nh-space-", what, "-action"));
  if (verb == "use" && what == "estate") return reader.say(key("nh-estate-", Table::word(vampire), "-ability"));
  if (verb == "use" && what == "circle") return reader.say(key("nh-space-", Table::word(pawn), "-action"));
  if (verb == "to" || verb == "vampire") return standing(table, what, reader);
  if (verb == "take") return standing(table, what.substr(what.find('@') + 1), reader);
  if (verb == "target") {
    const Value& target = table.player(seat(static_cast<unsigned>(what.front() - '0')));
    const std::string place = step == "attack-target" ? key("nh-estate-", Table::word(Table::in(target, "vampire")))
                                                      : key("nh-space-", Table::word(Table::in(target, "circle_pawn")));
    return "(" + reader.say(place) + ")";
  }
  return "";
}

const Board& nowa_huta_board() {
  static constexpr std::array<Page, 3> pages{{{"play-nh-command-guide", "play-nh-about-guide", guide_page},
                                              {"play-nh-command-estates", "play-nh-about-estates", estates_page},
                                              {"play-nh-command-circle", "play-nh-about-circle", circle_page}}};
  static const Board board{.game = "nowa-huta",
                           .choice_example = "use:estate",
                           .pages = pages,
                           .draw = draw_nowa_huta,
                           .hint = nowa_huta_hint,
                           .remark = remark,
                           .tell = tell_nowa_huta,
                           .result_columns = result_columns};
  return board;
}

}  // namespace krypta::cli
