#include <algorithm>
#include <array>

#include "cli/vtes/board.hpp"
#include "cli/vtes/cards.hpp"
#include "cli/vtes/course.hpp"
#include "cli/vtes/table.hpp"

/// What is going on: the action, whoever tries to block it, the combat, the referendum.
namespace krypta::cli {

namespace {

using Table = VtesTable;

Term card_term(std::string_view id) { return {"vt-card", id.empty() ? std::string_view{"gone"} : id}; }

/// As it was announced, with its numbers as they are now.
Message announced(const Table& table, const VtesCourse& course) {
  const Value& action = table.at("action");
  const Value::Array& directed = Table::list(Table::in(action, "directed"));
  Message words{directed.empty() ? "vt-event-announced" : "vt-event-announced-at"};
  words.add("minion", card_term(table.card(Table::word(Table::in(action, "actor")))));
  words.add("action", Term{"vt-action", Table::word(Table::in(action, "kind"))});
  if (!directed.empty()) words.add("target", seat(static_cast<unsigned>(Table::number(directed.front()))));
  words.add_number("stealth", static_cast<unsigned>(std::max<std::int64_t>(course.stealth, 0)));
  words.add_number("bleed", static_cast<unsigned>(std::max<std::int64_t>(course.bleed, 0)));
  return words;
}

/// How far the blocks are.
std::string blocks(const Table& table, const VtesCourse& course, const Reader& reader) {
  const Value& action = table.at("action");
  const std::string_view blocker = Table::word(Table::in(action, "blocker"));
  const bool blocked = Table::word(Table::in(action, "course")) == "blocked";
  if (!blocker.empty()) {
    Message words{blocked ? "vt-event-blocked" : "vt-event-blocks"};
    words.add("minion", card_term(table.card(blocker)));
    words.add_number("intercept", static_cast<unsigned>(std::max<std::int64_t>(course.intercept, 0)));
    words.add_number("stealth", static_cast<unsigned>(std::max<std::int64_t>(course.stealth, 0)));
    return reader.say(words);
  }
  const std::string_view stage = Table::word(Table::in(action, "stage"));
  if (stage == "declined" || stage == "resolving") return reader.say(Message{"vt-event-declined"});
  std::string names;
  for (const Value& one : Table::list(Table::in(action, "declined")))
    names += (names.empty() ? "" : ", ") + reader.name(seat(static_cast<unsigned>(Table::number(one))));
  const std::array<text::Argument, 1> argument{text::Argument{"names", names}};
  return names.empty() ? "" : reader.say("vt-ui-declined", argument);
}

/// "Conditioning (Surapong, +3 bleed)"
std::string played_card(const VtesCourse::Card& card, const Reader& reader) {
  std::string about = card.minion.empty() ? reader.name(card.seat) : vt_card_name(card.minion, reader);
  for (const VtesCourse::Change& change : card.changes)
    about += std::string{", "} + (change.by < 0 ? "−" : "+") + std::to_string(std::abs(change.by)) + " " +
             reader.say(key("vt-what-add-", change.what));
  return vt_card_name(card.card, reader) + " (" + about + ")";
}

void add_wrapped(Lines& lines, const std::string& text, std::string_view margin, const Reader& reader) {
  if (text.empty()) return;
  for (std::string& line : wrapped(text, margin, std::string{margin} + "  ", reader.width))
    lines.push_back(std::move(line));
}

void add_action(Lines& lines, const Table& table, const Reader& reader) {
  const VtesCourse course = vtes_course(reader.lately).value_or(VtesCourse{});
  add_wrapped(lines, reader.paint(Ink::bold, reader.say(announced(table, course))), " ", reader);
  add_wrapped(lines, blocks(table, course, reader), "   ", reader);
  std::string cards;
  for (const VtesCourse::Card& card : course.cards) cards += (cards.empty() ? "" : ", ") + played_card(card, reader);
  if (!cards.empty()) add_wrapped(lines, reader.say("vt-ui-played") + ": " + cards, "   ", reader);
}

/// "weapon .44 Magnum, 2, ranged"; nothing before it is chosen.
std::string strike(const Table& table, const Value& fighter, const Reader& reader) {
  const Value& chosen = Table::in(fighter, "strike");
  const std::string_view kind = Table::word(Table::in(chosen, "kind"));
  if (kind.empty() || kind == "no_strike") return "";
  std::string text = reader.say(key("vt-strike-", kind));
  const std::string_view card = table.card(Table::word(Table::in(chosen, "card")));
  if (!card.empty()) text += " (" + vt_card_name(card, reader) + ")";
  const std::int64_t amount = Table::number(Table::in(chosen, "amount"));
  if (amount > 0) text += " " + std::to_string(amount);
  for (const std::string_view flag : {"ranged", "aggravated", "first"}) {
    if (Table::true_in(chosen, flag)) text += ", " + reader.say(key("vt-ui-strike-", flag));
  }
  return text;
}

/// Damage that waits for a combatant. VT-473
std::string waiting_damage(const Table& table, std::string_view who, const Reader& reader) {
  std::int64_t normal = 0;
  std::int64_t aggravated = 0;
  for (const Value& hurt : Table::list(Table::in(table.at("combat"), "hurt"))) {
    if (Table::word(Table::in(hurt, "target")) != who) continue;
    normal += Table::number(Table::in(hurt, "normal"));
    aggravated += Table::number(Table::in(hurt, "aggravated"));
  }
  if (normal + aggravated == 0) return "";
  const std::array<text::Argument, 2> arguments{text::Argument{"count", normal + aggravated},
                                                text::Argument{"aggravated", aggravated}};
  return reader.say("vt-ui-damage", arguments);
}

void add_combat(Lines& lines, const Table& table, const Reader& reader) {
  const Value& combat = table.at("combat");
  const std::array<text::Argument, 1> round{text::Argument{"round", Table::number(Table::in(combat, "round"))}};
  const std::string head = reader.say("vt-ui-combat", round) + ", " +
                           reader.say(key("vt-ui-range-", Table::word(Table::in(combat, "range"))));
  add_wrapped(lines, reader.paint(Ink::bold, head), " ", reader);
  for (const std::string_view side : {"acting", "other"}) {
    const Value& fighter = Table::in(Table::in(combat, "sides"), side);
    const std::string_view who = Table::word(Table::in(fighter, "who"));
    const auto whose = Table::seat_in(fighter, "seat");
    std::string text =
        (whose ? reader.sign(*whose) + " " : "") + vt_card_name(Table::known(Table::in(fighter, "card")), reader);
    const std::string chosen = strike(table, fighter, reader);
    if (!chosen.empty()) text += ": " + chosen;
    const std::string damage = waiting_damage(table, who, reader);
    if (!damage.empty()) text += " – " + damage;
    add_wrapped(lines, text, "   ", reader);
  }
}

/// Who is voted on or has called it, and how it stands.
void add_referendum(Lines& lines, const Table& table, const Reader& reader) {
  const Value& referendum = table.at("referendum");
  const std::array<text::Argument, 3> arguments{
      text::Argument{"name", vt_card_name(table.card(Table::word(Table::in(referendum, "vampire"))), reader)},
      text::Argument{"for", std::to_string(Table::number(Table::in(referendum, "in_favour")))},
      text::Argument{"against", std::to_string(Table::number(Table::in(referendum, "against")))}};
  const bool hunt = Table::true_in(referendum, "hunt");
  add_wrapped(lines, reader.paint(Ink::bold, reader.say(hunt ? "vt-ui-blood-hunt" : "vt-ui-referendum", arguments)),
              " ", reader);
}

}  // namespace

Lines draw_vtes_action(const Value& view, const Reader& reader) {
  const Table table{view};
  Lines lines;
  if (Table::true_in(table.at("action"), "on")) add_action(lines, table, reader);
  if (Table::true_in(table.at("combat"), "on")) add_combat(lines, table, reader);
  if (Table::true_in(table.at("referendum"), "on")) add_referendum(lines, table, reader);
  return lines;
}

}  // namespace krypta::cli
