#include "wire/cards.hpp"

#include "engine/cards/library.hpp"
#include "text/cards/text.hpp"

namespace krypta::wire {

namespace {

Value value_of(const cards::Fact& fact, const cards::Vocabulary& vocabulary) {
  const cards::FactInfo& info = vocabulary.facts[fact.fact];
  if (info.kind == cards::FactKind::number) return std::int64_t{fact.values.front()};
  const auto words = vocabulary.types[static_cast<std::size_t>(info.type) - cards::first_own].words;
  const auto word = [&](int i) { return Value{words[static_cast<std::size_t>(i)]}; };
  if (info.kind == cards::FactKind::word) return word(fact.values.front());
  Value::Array list;
  for (const int i : fact.values) list.push_back(word(i));
  return list;
}

Value::Object written(const cards::Card& card, const AnyGame& game, const text::Speech& speech) {
  const cards::Vocabulary& vocabulary = *game.cards()->vocabulary;
  const text::CardText text = text::card_text(card, vocabulary, game.info().text_prefix, speech);
  Value::Object shown{{"id", card.id}, {"name", text.name}, {"line", text.line}, {"text", text.text}};
  for (const cards::Fact& fact : card.facts)
    shown.emplace_back(vocabulary.facts[fact.fact].name, value_of(fact, vocabulary));
  Value::Array windows;
  for (const cards::Ability& ability : card.abilities) {
    for (const unsigned window : ability.windows) windows.emplace_back(vocabulary.windows[window]);
  }
  shown.emplace_back("windows", std::move(windows));
  return shown;
}

}  // namespace

Value cards_value(const AnyGame& game, const text::Speech& speech, Listed listed) {
  Value::Array list;
  const cards::Library* library = game.cards();
  if (library == nullptr) return list;
  std::vector<PrintedCard> printed = game.printed();
  if (printed.empty()) {
    for (const cards::Card& card : library->cards) list.emplace_back(written(card, game, speech));
  }
  for (PrintedCard& card : printed) {
    if (!card.playable && listed == Listed::playable) continue;
    const cards::Card* file = library->find(card.id);
    Value::Object shown = file != nullptr ? written(*file, game, speech)
                                          : Value::Object{{"id", card.id}, {"name", card.name}, {"text", ""}};
    for (auto& fact : card.facts) shown.push_back(std::move(fact));
    if (!card.playable) shown.emplace_back("unwritten", true);
    list.emplace_back(std::move(shown));
  }
  return list;
}

}  // namespace krypta::wire
