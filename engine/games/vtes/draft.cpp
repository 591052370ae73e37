#include <algorithm>
#include <tuple>

#include "engine/games/vtes/decks/deck.hpp"
#include "engine/games/vtes/game.hpp"

/// Decks that are being built.
namespace krypta::vtes {

namespace {

Value curve_value(const Curve& curve) {
  Value::Array values;
  for (const auto& [value, copies] : curve)
    values.push_back(Value::Object{{"value", value}, {"count", std::int64_t{copies}}});
  return values;
}

/// A card that keeps the deck from being played is refused.
Value card_value(const Cards& cards, const Copies& copies) {
  Value shown = Value::Object{{"id", slug(copies.card)},
                              {"number", std::int64_t{facts().number(copies.card)}},
                              {"name", facts().full_name(copies.card)},
                              {"count", std::int64_t{copies.count}}};
  if (!cards[copies.card].playable || facts().banned(copies.card)) shown.set("refused", true);
  return shown;
}

/// The eldest first, as a crypt is listed.
std::vector<Copies> eldest_first(std::vector<Copies> crypt) {
  std::ranges::sort(crypt, {}, [](const Copies& one) {
    return std::tuple{-int{facts().crypt(one.card).capacity}, name_key(facts().name(one.card)), one.card};
  });
  return crypt;
}

/// Cards in the order in which people list them, curves, groups, and what the first vampires cost.
Value shown_deck(const Cards& cards, const Deck& deck) {
  Value::Array crypt;
  for (const Copies& copies : eldest_first(deck.crypt)) crypt.push_back(card_value(cards, copies));
  Value::Array library;
  for (const Section& section : sections(facts(), deck)) {
    Value::Array listed;
    for (const Copies& copies : section.cards) listed.push_back(card_value(cards, copies));
    Value::Array kinds;
    for (const CardKind kind : all_of<CardKind>()) {
      if (cards[section.cards.front().card].kinds.has(kind)) kinds.emplace_back(name_of(kind));
    }
    library.push_back(Value::Object{
        {"kinds", std::move(kinds)}, {"total", std::int64_t{total(section.cards)}}, {"cards", std::move(listed)}});
  }
  Value::Array groups;
  for (const unsigned group : groups_of(facts(), deck)) groups.emplace_back(std::int64_t{group});
  const Capacities first = capacities(facts(), deck);
  return Value::Object{
      {"name", deck.name},
      {"author", deck.author},
      {"description", deck.description},
      {"crypt", std::move(crypt)},
      {"crypt_total", std::int64_t{total(deck.crypt)}},
      {"library", std::move(library)},
      {"library_total", std::int64_t{total(deck.library)}},
      {"groups", std::move(groups)},
      {"first_four", Value::Object{{"least", std::int64_t{first.least}}, {"most", std::int64_t{first.most}}}},
      {"curves", Value::Object{{"capacity", curve_value(capacity_curve(facts(), deck))},
                               {"pool", curve_value(cost_curve(facts(), deck, &LibraryFacts::pool))},
                               {"blood", curve_value(cost_curve(facts(), deck, &LibraryFacts::blood))}}}};
}

}  // namespace

/// A deck of which nothing is chosen yet is as good a beginning as any.
Draft Vtes::draft(const Value& what) const {
  ReadDeck found = deck_in(what);
  const Value* cards = what.find("cards");
  const bool begun = cards != nullptr && cards->object() != nullptr && cards->object()->empty();
  if (begun)
    std::erase_if(found.problems, [](const DeckProblem& one) { return one.kind == DeckProblem::Kind::no_cards; });
  Draft draft{.shown = shown_deck(*cards_, found.deck), .kept = kept_value(facts(), found.deck)};
  for (const DeckProblem& problem : found.problems) draft.unread.push_back(flaw_of(problem));
  for (const auto& problems : {illegal(facts(), found.deck), unplayable(facts(), *cards_, found.deck)}) {
    for (const DeckProblem& problem : problems) draft.reasons.push_back(flaw_of(problem));
  }
  return draft;
}

std::optional<std::string> Vtes::draft_as(const Value& what, std::string_view form) const {
  const Deck deck = deck_in(what).deck;
  if (form == "json") return to_json(deck_value(facts(), deck)) + "\n";
  const auto known = deck_form(form);
  return known ? std::optional{write_deck(facts(), deck, *known)} : std::nullopt;
}

}  // namespace krypta::vtes
