#include "cli/vendetta/cards.hpp"

#include <array>
#include <vector>

#include "cli/play/shown_table.hpp"
#include "engine/games/vendetta/names.hpp"
#include "engine/games/vendetta/vocabulary.hpp"
#include "text/cards/text.hpp"

namespace krypta::cli {

namespace {

using vendetta::CardKind;
using vendetta::CardStep;
using vendetta::Clan;
using vendetta::Fact;
using vendetta::Nature;

int number_on(const cards::Card& card, Fact fact) { return card.number(static_cast<unsigned>(fact)).value_or(0); }
bool is(const cards::Card& card, CardKind kind) { return number_on(card, Fact::Kind) == static_cast<int>(kind); }

std::string step_name(const cards::Card& card, const Reader& reader) {
  return reader.say(key("vd-ui-step-", name_of(static_cast<CardStep>(number_on(card, Fact::Step)))));
}

std::string values_on(const cards::Card& card, const Reader& reader) {
  const auto value = [&](std::string_view name, Fact fact) {
    return text::Argument{std::string{name}, std::int64_t{number_on(card, fact)}};
  };
  const std::array<text::Argument, 4> values{value("influence", Fact::Influence), value("feed", Fact::Feed),
                                             value("drain", Fact::Drain), value("drained", Fact::Drained)};
  const auto nature = static_cast<Nature>(number_on(card, Fact::Nature));
  return reader.say(key("vd-ui-nature-", name_of(nature))) + "; " + reader.say("vd-ui-values", values);
}

std::string facts_on(const cards::Card& card, const Reader& reader) {
  if (is(card, CardKind::Clan)) return std::to_string(number_on(card, Fact::Power)) + " · " + step_name(card, reader);
  if (is(card, CardKind::Ally) || is(card, CardKind::Victim)) return values_on(card, reader);
  if (!is(card, CardKind::Relic)) return "";
  const std::array<text::Argument, 1> influence{
      text::Argument{"influence", std::int64_t{number_on(card, Fact::Influence)}}};
  return reader.say("vd-ui-relic-influence", influence);
}

std::string sentences_on(const cards::Card& card, const Reader& reader) {
  std::string text = text::card_text(card, *reader.cards->vocabulary, reader.game->text_prefix, *reader.speech).text;
  for (char& c : text) {
    if (c == '\n') c = ' ';
  }
  return text;
}

/// Whether the text of a card begins with the step in which it acts, in whatever case.
bool says_its_step(const cards::Card& card, std::string_view does, const Reader& reader) {
  if (!is(card, CardKind::Clan) || does.empty()) return false;
  const std::string step = step_name(card, reader);
  return does.substr(1).starts_with(std::string_view{step}.substr(1));
}

}  // namespace

std::string vd_card_name(std::string_view id, const Reader& reader) {
  const cards::Card* card = reader.cards->find(id);
  return card == nullptr ? std::string{id} : text::card_name(*card, reader.game->text_prefix, *reader.speech);
}

std::string vd_card_facts(std::string_view id, const Reader& reader) {
  const cards::Card* card = reader.cards->find(id);
  return card == nullptr ? "" : facts_on(*card, reader);
}

std::string vd_card_does(std::string_view id, const Reader& reader) {
  const cards::Card* card = reader.cards->find(id);
  return card == nullptr ? "" : sentences_on(*card, reader);
}

std::string vd_card_described(std::string_view id, const Reader& reader) {
  const cards::Card* card = reader.cards->find(id);
  if (card == nullptr) return std::string{id};
  const std::string does = sentences_on(*card, reader);
  std::string facts = facts_on(*card, reader);
  if (says_its_step(*card, does, reader)) facts = std::to_string(number_on(*card, Fact::Power));
  if (!facts.empty()) facts.insert(0, is(*card, CardKind::Clan) ? " " : ", ");
  return reader.paint(Ink::bold, vd_card_name(id, reader)) + facts + "." + (does.empty() ? "" : " " + does);
}

int vd_card_power(std::string_view id, const Reader& reader) {
  const cards::Card* card = reader.cards->find(id);
  return card == nullptr ? 0 : number_on(*card, Fact::Power);
}

Lines draw_vd_cards(std::span<const std::string_view> ids, const Reader& reader) {
  Lines lines;
  for (const std::string_view id : ids) {
    for (std::string& line : wrapped(vd_card_described(id, reader), "  " + reader.paint(Ink::dim, id) + " ", "       "))
      lines.push_back(std::move(line));
  }
  return lines;
}

Lines vd_cards_page(const Reader& reader) {
  Lines lines;
  const auto chapter = [&](const std::string& title, auto belongs) {
    std::vector<std::string_view> ids;
    for (const cards::Card& card : reader.cards->cards) {
      if (belongs(card)) ids.push_back(card.id);
    }
    lines.push_back(" " + reader.paint(Ink::bold, title));
    for (std::string& line : draw_vd_cards(ids, reader)) lines.push_back(std::move(line));
  };
  for (const Clan clan : all_of<Clan>()) {
    chapter(reader.say(key("vd-clan-", name_of(clan))), [&](const cards::Card& card) {
      return is(card, CardKind::Clan) && number_on(card, Fact::Clan) == static_cast<int>(clan);
    });
  }
  chapter(reader.say("vd-ui-allies"),
          [](const cards::Card& card) { return is(card, CardKind::Ally) || is(card, CardKind::Victim); });
  chapter(reader.say("vd-ui-relics"), [](const cards::Card& card) { return is(card, CardKind::Relic); });
  chapter(reader.say("vd-ui-places"), [](const cards::Card& card) { return is(card, CardKind::Place); });
  return lines;
}

}  // namespace krypta::cli
