#include "cli/vtes/minion.hpp"

#include <algorithm>
#include <array>

#include "cli/vtes/cards.hpp"

namespace krypta::cli {

namespace {

using Table = VtesTable;
using vtes::CardInfo;
using vtes::CardKind;

std::string hyphened(std::string_view id) {
  std::string text{id};
  std::ranges::replace(text, '_', '-');
  return text;
}

void add_note(std::string& notes, const std::string& note) {
  if (!note.empty()) notes += (notes.empty() ? "" : ", ") + note;
}

/// What changes a number of a minion, and lasts.
std::int64_t lasting(const Table& table, std::string_view thing, std::string_view what) {
  std::int64_t sum = 0;
  for (const Value& modifier : Table::list(table.at("modifiers"))) {
    if (Table::word(Table::in(modifier, "thing")) == thing && Table::word(Table::in(modifier, "what")) == what)
      sum += Table::number(Table::in(modifier, "amount"));
  }
  return sum;
}

/// VT-116
std::int64_t capacity(const Table& table, std::string_view thing, const CardInfo& info) {
  std::int64_t sum = info.capacity + lasting(table, thing, "add_capacity");
  for (const Table::Lying& on : table.on(thing)) {
    const CardInfo* card = vt_card_info(table.card(*on.thing));
    if (card != nullptr && card->stands(vtes::CardVerb::AddCapacity)) ++sum;
  }
  return sum;
}

bool has_life(const CardInfo& info) { return info.is(CardKind::Ally) || info.is(CardKind::Retainer); }

/// What is worth a word; the rest can be seen or concerns nobody who looks.
constexpr std::array<std::string_view, 8> told_marks{"awake",   "recruited",     "stays_locked",    "going",
                                                     "burning", "became_anarch", "last_contestant", "marked"};
constexpr std::array<std::string_view, 4> told_numbers{"add_stealth", "add_intercept", "add_bleed", "add_strength"};

}  // namespace

std::string vt_counters(const Table& table, std::string_view thing, const Reader&) {
  const Value& what = table.thing(thing);
  const CardInfo* info = vt_card_info(table.card(what));
  const std::string blood = std::to_string(Table::number(Table::in(what, "blood")));
  if (info == nullptr) return blood;
  if (info->is_vampire()) return blood + "/" + std::to_string(capacity(table, thing, *info));
  if (info->is_imbued()) return "♥" + blood + "/" + std::to_string(info->capacity);
  return has_life(*info) ? "♥" + blood : blood;
}

std::string vt_house(std::string_view card, const Reader& reader) {
  const CardInfo* info = vt_card_info(card);
  if (info == nullptr) return "";
  if (info->is_vampire() && info->clan != vtes::Clan::None) return reader.say(key("vt-clan-", name_of(info->clan)));
  if (info->is_imbued()) return reader.say(key("vt-creed-", name_of(info->creed)));
  return vt_card_kinds(card, reader);
}

vtes::Disciplines vt_disciplines_of(const Table& table, std::string_view thing) {
  const CardInfo* info = vt_card_info(table.card(thing));
  vtes::Disciplines all = info == nullptr ? vtes::Disciplines{} : info->disciplines;
  for (const Table::Lying& on : table.on(thing)) {
    const CardInfo* card = vt_card_info(table.card(*on.thing));
    if (card == nullptr || !card->teaches.has_value()) continue;
    const bool new_one = all[*card->teaches] == vtes::Level::None;
    all.set(*card->teaches, new_one ? vtes::Level::Basic : vtes::Level::Superior);
  }
  return all;
}

std::string vt_minion_notes(const Table& table, std::string_view thing, const Reader& reader) {
  const Value& what = table.thing(thing);
  const CardInfo* info = vt_card_info(table.card(what));
  std::string notes;
  for (const std::string_view region : {"torpor", "incapacitated"}) {
    if (Table::word(Table::in(what, "region")) == region) add_note(notes, reader.say(key("vt-ui-", region)));
  }
  if (Table::true_in(what, "locked")) add_note(notes, reader.say("vt-ui-locked"));
  const Value& marks = Table::in(what, "marks");
  if (info != nullptr && info->title != vtes::Title::None && !Table::among(marks, "yielded"))
    add_note(notes, reader.say(key("vt-title-", name_of(info->title))));
  for (const std::string_view mark : told_marks) {
    if (Table::among(marks, mark)) add_note(notes, reader.say(key("vt-marks-", hyphened(mark))));
  }
  for (const std::string_view number : told_numbers) {
    const std::int64_t sum = lasting(table, thing, number);
    if (sum != 0)
      add_note(notes, (sum > 0 ? "+" : "−") + std::to_string(std::abs(sum)) + " " +
                          reader.say(key("vt-what-", hyphened(number))));
  }
  return notes;
}

std::string vt_lying_card(const Table& table, std::string_view thing, const Reader& reader) {
  const Value& what = table.thing(thing);
  const std::string_view id = table.card(what);
  const CardInfo* info = vt_card_info(id);
  std::string text = vt_card_name(id, reader);
  const std::int64_t counters = Table::number(Table::in(what, "blood"));
  if (info != nullptr && (info->is_vampire() || has_life(*info))) {
    text += " " + vt_counters(table, thing, reader);
  } else if (counters > 0) {
    const std::array<text::Argument, 1> count{text::Argument{"count", counters}};
    text += " (" + reader.say("vt-ui-counters", count) + ")";
  }
  if (Table::true_in(what, "locked")) text += " (" + reader.say("vt-ui-locked") + ")";
  return text;
}

}  // namespace krypta::cli
