#include "cli/vampire_empire/cards.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/games/vampire_empire/vocabulary.hpp"
#include "text/cards/text.hpp"

namespace krypta::cli {

namespace {

using vampire_empire::Fact;
using vampire_empire::Group;
using vampire_empire::Side;

constexpr std::string_view margin = "  ";

std::optional<int> number_on(const cards::Card& card, Fact fact) { return card.number(static_cast<unsigned>(fact)); }

std::span<const int> groups_on(const cards::Card& card) {
  for (const cards::Fact& fact : card.facts) {
    if (fact.fact == static_cast<unsigned>(Fact::Groups)) return fact.values;
  }
  return {};
}

std::string group_name(Group group, const Reader& reader) {
  std::string key = "ve-ui-group-" + std::string{name_of(group)};
  std::ranges::replace(key, '_', '-');
  return reader.say(key);
}

std::string facts_on(const cards::Card& card, const Reader& reader) {
  const std::optional<int> value = number_on(card, Fact::Value);
  if (!value) {
    return "☼" + std::to_string(number_on(card, Fact::Day).value_or(0)) + " ☾" +
           std::to_string(number_on(card, Fact::Night).value_or(0));
  }
  std::string text = std::to_string(*value);
  bool first = true;
  for (const int group : groups_on(card)) {
    text += (first ? " " : "/") + group_name(static_cast<Group>(group), reader);
    first = false;
  }
  return text;
}

std::string sentences_on(const cards::Card& card, const Reader& reader) {
  return text::card_text(card, *reader.cards->vocabulary, reader.game->text_prefix, *reader.speech).text;
}

struct Column {
  Lines cells;
  std::size_t width = 0;
};
/// Cards below each other: id, name and what stands on them.
Column column_of(std::span<const std::string_view> ids, const Reader& reader) {
  std::size_t name_width = 0;
  for (const std::string_view id : ids) name_width = std::max(name_width, display_width(ve_card_name(id, reader)));
  Column column;
  for (const std::string_view id : ids) {
    column.cells.push_back(reader.paint(Ink::dim, id) + " " + pad_right(ve_card_name(id, reader), name_width) + " " +
                           ve_card_facts(id, reader));
    column.width = std::max(column.width, display_width(column.cells.back()));
  }
  return column;
}

}  // namespace

std::string ve_card_name(std::string_view id, const Reader& reader) {
  const cards::Card* card = reader.cards->find(id);
  return card == nullptr ? std::string{id} : text::card_name(*card, reader.game->text_prefix, *reader.speech);
}

std::string ve_card_facts(std::string_view id, const Reader& reader) {
  const cards::Card* card = reader.cards->find(id);
  return card == nullptr ? "" : facts_on(*card, reader);
}

std::string ve_card_does(std::string_view id, const Reader& reader) {
  const cards::Card* card = reader.cards->find(id);
  return card == nullptr ? "" : sentences_on(*card, reader);
}

std::optional<int> ve_card_value(std::string_view id, const Reader& reader) {
  const cards::Card* card = reader.cards->find(id);
  return card == nullptr ? std::nullopt : number_on(*card, Fact::Value);
}

bool ve_card_is(std::string_view id, Group group, const Reader& reader) {
  const cards::Card* card = reader.cards->find(id);
  return card != nullptr && std::ranges::count(groups_on(*card), static_cast<int>(group)) > 0;
}

Lines draw_ve_cards(std::span<const std::string_view> ids, const Reader& reader) {
  const std::size_t half = (ids.size() + 1) / 2;
  const Column left = column_of(ids.first(half), reader);
  const Column right = column_of(ids.subspan(half), reader);
  if (right.cells.empty() || margin.size() + left.width + margin.size() + right.width > terminal_width) {
    Lines lines = column_of(ids, reader).cells;
    for (std::string& line : lines) line.insert(0, margin);
    return lines;
  }
  Lines lines;
  for (std::size_t row = 0; row < half; ++row) {
    std::string line = std::string{margin} + left.cells[row];
    if (row < right.cells.size())
      line = pad_right(line, margin.size() + left.width) + std::string{margin} + right.cells[row];
    lines.push_back(std::move(line));
  }
  return lines;
}

Lines ve_cards_page(const Reader& reader) {
  Lines lines;
  for (const Side side : {Side::Human, Side::Vampire}) {
    std::vector<std::string_view> with_value;
    std::vector<const cards::Card*> support;
    for (const cards::Card& card : reader.cards->cards) {
      if (number_on(card, Fact::Deck) != static_cast<int>(side)) continue;
      if (number_on(card, Fact::Value)) {
        with_value.push_back(card.id);
      } else {
        support.push_back(&card);
      }
    }
    lines.push_back(" " + reader.paint(Ink::bold, reader.say("ve-ui-deck-" + std::string{name_of(side)})));
    for (std::string& line : draw_ve_cards(with_value, reader)) lines.push_back(std::move(line));
    for (const cards::Card* card : support) {
      const std::string start = reader.paint(Ink::dim, card->id) + " " + ve_card_name(card->id, reader) + " " +
                                facts_on(*card, reader) + ": ";
      for (std::string& line : wrapped(start + sentences_on(*card, reader), "  ", "      "))
        lines.push_back(std::move(line));
    }
  }
  lines.push_back(reader.paint(Ink::dim, "  " + reader.say("ve-ui-costs")));
  return lines;
}

}  // namespace krypta::cli
