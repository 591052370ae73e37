#include "cli/mascarade/board.hpp"

#include <algorithm>
#include <array>

#include "cli/play/shown_table.hpp"
#include "engine/games/mascarade/state.hpp"

namespace krypta::cli {

namespace {

using mascarade::Character;

constexpr std::size_t coins_width = 6;
constexpr std::size_t card_width = 12;
constexpr std::string_view face_down = "◖◗";
constexpr std::string_view pointed_at = "!";
constexpr std::string_view under_table = "⇅";

constexpr auto characters = names_of(std::type_identity<Character>{});

class Table : public ShownTable {
 public:
  using ShownTable::ShownTable;

  [[nodiscard]] bool in_setup() const { return step() == "draw-first" || step() == "deal" || step() == "ready"; }
  [[nodiscard]] std::string_view announced() const { return word(at("announced")); }
  /// What a player has said, as far as it is known here.
  [[nodiscard]] std::string_view answer(Seat s) const { return word(in(in(player(s), "answer"), "value")); }
  [[nodiscard]] bool is_under_table(std::string_view place) const {
    return word(in(frame(), "one")) == place || word(in(frame(), "another")) == place;
  }
};

std::string character_name(std::string_view id, const Reader& reader) { return reader.say(key("ma-character-", id)); }

/// Which of a player's cards the i-th is: its letter in the name of its place, and its word.
struct Spot {
  std::string_view letter;
  std::string_view word;
};
Spot spot_of(unsigned seats, std::size_t i) {
  static constexpr std::array<Spot, 3> several{{{"l", "left"}, {"r", "right"}, {"p", "protected"}}};
  return seats > 3 ? Spot{"", "card"} : several[std::min<std::size_t>(i, 2)];
}

/// A card as it lies there: its character or its back, and a sign if something happens to it.
std::string draw_card(const Value& card, bool pointed, bool under, const Reader& reader) {
  const bool* open = Table::in(card, "open").boolean();
  std::string text = open != nullptr && *open
                         ? reader.paint(Ink::bold, character_name(Table::word(Table::in(card, "value")), reader))
                         : reader.paint(Ink::dim, face_down);
  if (pointed) text += pointed_at;
  if (under) text += under_table;
  return text;
}

std::string title(const Table& table, const Reader& reader) {
  if (table.in_setup()) return reader.say("ma-ui-setup");
  const std::int64_t turn = Table::number(table.at("turn"));
  const std::array<text::Argument, 1> arguments{text::Argument{"turn", turn}};
  const std::string said = reader.say("ma-ui-turn", arguments);
  return turn > mascarade::preparatory_turns ? said : said + " (" + reader.say("ma-ui-preparatory") + ")";
}

/// Coins that belong to nobody, and the cards in the middle.
std::string draw_middle(const Table& table, const Reader& reader) {
  const auto coins = [&](std::string_view field, std::string_view name) {
    return " " + reader.say(name) + ": " + reader.paint(Ink::bold, std::to_string(Table::number(table.at(field))));
  };
  std::string line = coins("court", "ma-ui-court") + "  " + coins("bank", "ma-ui-bank");
  const Value::Array& centre = Table::list(table.at("centre"));
  if (centre.empty()) return line;
  line += "   " + reader.say("ma-ui-centre") + ":";
  for (std::size_t i = 0; i < centre.size(); ++i) {
    const std::string number = std::to_string(i + 1);
    line += "  " + number + " " + draw_card(centre[i], false, table.is_under_table("c" + number), reader);
  }
  return line;
}

Lines draw_characters(const Table& table, const Reader& reader) {
  std::string names;
  for (const std::string_view id : characters) {
    const std::int64_t cards = Table::number(Table::in(table.at("set"), id));
    if (cards == 0) continue;
    names += (names.empty() ? "" : ", ") + character_name(id, reader);
    if (cards > 1) names += "\u00A0×" + std::to_string(cards);
  }
  const std::string label = " " + reader.say("ma-ui-characters") + ": ";
  return wrapped(names, label, std::string(display_width(label), ' '));
}

/// What is to be said of a player now, in a word or two.
std::string note(const Table& table, Seat s, const Reader& reader) {
  const auto say = [&](std::string_view word) { return reader.say(key("ma-ui-", word)); };
  const bool active = Table::is(table.at("active"), s);
  const bool decides = Table::is(Table::in(table.frame(), "seat"), s);
  const std::string_view step = table.step();
  if (step == "over") return table.has("winners", s) ? reader.paint(Ink::bold, say("wins")) : "";
  if (table.in_setup()) {
    const std::string begins = active ? say("begins") : "";
    if (step != "ready") return begins;
    return (active ? begins + ", " : "") + say(table.has("ready", s) ? "ready" : "thinks");
  }
  if (table.announced().empty()) return active && table.yes("forced") ? say("forced") : "";
  if (step != "answer" && decides) return reader.paint(Ink::bold, say("decides"));
  if (table.has("fined", s)) return reader.paint(Ink::bold, say("fined"));
  if (active) return say("announces");
  const std::string_view answer = table.answer(s);
  if (answer.starts_with("claim")) return reader.paint(Ink::bold, say("claims"));
  if (answer == "pass") return say("passes");
  if (table.has("answered", s)) return say("answered");
  return decides || table.yes("at_once") ? say("thinks") : "";
}

std::string player_name(Seat s, const Reader& reader) {
  return s == reader.seat ? reader.name(s) + " (" + reader.say("play-you") + ")" : reader.name(s);
}

std::string draw_player(const Table& table, Seat s, std::size_t name_width, const Reader& reader) {
  const bool active = !table.in_setup() && table.step() != "over" && Table::is(table.at("active"), s);
  const std::int64_t coins = Table::number(Table::in(table.player(s), "coins"));
  std::string line = " " + (active ? reader.paint(Ink::bold, "▶") : " ") + " " +
                     pad_right(player_name(s, reader), name_width) + " " +
                     pad_left(reader.paint(Ink::bold, std::to_string(coins)), coins_width) + "  ";
  const Value::Array& hand = Table::list(Table::in(table.player(s), "hand"));
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const Spot spot = spot_of(table.seats(), i);
    const std::string place = std::to_string(number(s)) + std::string{spot.letter};
    const bool pointed = table.step() != "over" && table.answer(s) == key("claim-", spot.word);
    line += pad_right(draw_card(hand[i], pointed, table.is_under_table(place), reader), card_width);
  }
  line += note(table, s, reader);
  return line.substr(0, line.find_last_not_of(' ') + 1);
}

Lines draw_players(const Table& table, const Reader& reader) {
  std::size_t name_width = display_width(reader.say("play-player"));
  for (unsigned s = 0; s < table.seats(); ++s)
    name_width = std::max(name_width, display_width(player_name(seat(s), reader)));

  std::string head = "   " + pad_right(reader.say("play-player"), name_width) + " " +
                     pad_left(reader.say("ma-ui-coins"), coins_width) + "  ";
  const std::size_t cards = table.seats() > 3 ? 1 : 5 - table.seats();
  for (std::size_t i = 0; i < cards; ++i)
    head += pad_right(reader.say(key("ma-ui-", spot_of(table.seats(), i).word)), card_width);
  Lines lines{head.substr(0, head.find_last_not_of(' ') + 1)};
  for (unsigned s = 0; s < table.seats(); ++s) lines.push_back(draw_player(table, seat(s), name_width, reader));
  return lines;
}

/// What the signs on the cards mean, of those that are there.
Lines draw_key(const Lines& drawn, const Reader& reader) {
  struct Sign {
    std::string_view sign;
    std::string_view meaning;
  };
  static constexpr std::array<Sign, 3> signs{
      {{face_down, "ma-ui-face-down"}, {pointed_at, "ma-ui-pointed"}, {under_table, "ma-ui-under-table"}}};
  std::string text;
  for (const Sign& of : signs) {
    const auto has_it = [&](const std::string& line) { return line.find(of.sign) != std::string::npos; };
    if (std::ranges::any_of(drawn, has_it)) text += "   " + std::string{of.sign} + " " + reader.say(of.meaning);
  }
  return text.empty() ? Lines{} : Lines{reader.paint(Ink::dim, text)};
}

Lines characters_page(const Reader& reader) {
  static const std::array<RuleIds, characters.size()> rules{
      {{93}, {96}, {100}, {102}, {101}, {108}, {112}, {116}, {121, 123}, {127}, {133, 134}, {131}}};
  Lines lines;
  for (std::size_t i = 0; i < characters.size(); ++i) {
    std::string text;
    for (const RuleId rule : rules[i]) {
      text +=
          (text.empty() ? "" : " ") + reader.speech->rule(*reader.game, rule).value_or("") + " " + reader.rule(rule);
    }
    const std::string name = reader.paint(Ink::bold, character_name(characters[i], reader));
    for (std::string& line : wrapped(text, " " + pad_right(name, card_width), std::string(card_width + 1, ' ')))
      lines.push_back(std::move(line));
  }
  return lines;
}

Lines guide_page(const Reader& reader) {
  static constexpr std::array<std::string_view, 9> parts{"deal",  "turn",   "swap",  "look", "announce",
                                                         "claim", "forced", "small", "end"};
  Lines lines;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::string number = " " + std::to_string(i + 1) + ". ";
    for (std::string& line : wrapped(reader.say(key("ma-ui-guide-", parts[i])), number, "    "))
      lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace

Lines draw_mascarade(const Value& view, const Reader& reader) {
  const Table table{view};
  const std::string head = "── " + reader.paint(Ink::bold, title(table, reader)) + " ";
  Lines lines{head + repeated("─", terminal_width - display_width(head)), draw_middle(table, reader)};
  for (std::string& line : draw_characters(table, reader)) lines.push_back(std::move(line));
  if (!table.announced().empty()) {
    lines.push_back(" " + reader.say("ma-ui-announced") + ": " +
                    reader.paint(Ink::bold, character_name(table.announced(), reader)) + " – " +
                    reader.say(key("ma-character-", table.announced(), "-power")));
  }
  lines.emplace_back();
  for (std::string& line : draw_players(table, reader)) lines.push_back(std::move(line));
  for (std::string& line : draw_key(lines, reader)) lines.push_back(std::move(line));
  return lines;
}

std::string mascarade_hint(const Value& view, const Option& option, const Reader& reader) {
  const Table table{view};
  const std::string_view id = option.id;
  const std::string_view verb = id.substr(0, id.find(':'));
  if (verb == "announce") {
    const std::string_view character = id.substr(verb.size() + 1, id.find('@') - verb.size() - 1);
    return reader.say(key("ma-character-", character, "-power"));
  }
  if (verb != "target") return "";
  const auto target = static_cast<unsigned>(std::stoul(std::string{id.substr(verb.size() + 1)}));
  const std::array<text::Argument, 1> coins{
      text::Argument{"count", Table::number(Table::in(table.player(seat(target)), "coins"))}};
  return reader.say("ma-ui-has", coins);
}

const Board& mascarade_board() {
  static constexpr std::array<Page, 2> pages{{{"ma-ui-command-guide", "ma-ui-about-guide", guide_page},
                                              {"ma-ui-command-characters", "ma-ui-about-characters", characters_page}}};
  static const Board board{.game = "mascarade",
                           .choice_example = "announce:king",
                           .pages = pages,
                           .draw = draw_mascarade,
                           .hint = mascarade_hint,
                           .remark = [](const Value&, const Reader&) { return std::string{}; },
                           .tell = tell_mascarade,
                           .result_columns = [](const Value&, const Reader&) { return std::vector<ResultColumn>{}; }};
  return board;
}

}  // namespace krypta::cli
