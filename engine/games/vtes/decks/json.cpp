#include <algorithm>
#include <charconv>

#include "engine/games/vtes/decks/deck.hpp"

namespace krypta::vtes {

namespace {

/// A text that is a whole number, as keys of JSON objects are.
std::optional<std::int64_t> number_in(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

class JsonReader {
 public:
  explicit JsonReader(const Facts& facts) : facts_(facts) {}

  ReadDeck read(const Value& value) {
    read_name(value, "name", &Deck::name);
    read_name(value, "title", &Deck::name);
    read_name(value, "author", &Deck::author);
    read_name(value, "description", &Deck::description);
    read_name(value, "comments", &Deck::description);
    for (const std::string_view pile : {"crypt", "library", "cards"}) {
      if (const Value* cards = value.find(pile)) read_pile(*cards, 0);
    }
    if (value.array() != nullptr) read_pile(value, 0);
    if (!any_) read_.problems.push_back({.kind = Kind::no_cards});
    return std::move(read_);
  }

 private:
  using Kind = DeckProblem::Kind;

  void read_name(const Value& value, std::string_view member, std::string Deck::*field) {
    const Value* const found = value.find(member);
    if (found != nullptr && found->text() != nullptr && (read_.deck.*field).empty()) read_.deck.*field = *found->text();
  }

  /// {"Deflection": 4}, {"100518": 4}, {"100518": {"q": 4}}, or what `read_entry` reads in a list.
  void read_pile(const Value& value, unsigned depth) {
    constexpr unsigned deepest = 4;
    if (depth > deepest) return;
    if (const auto* list = value.array()) {
      for (const Value& entry : *list) read_entry(entry, depth);
      return;
    }
    if (const Value* cards = value.find("cards")) return read_pile(*cards, depth + 1);
    const auto* const members = value.object();
    if (members == nullptr) return;
    for (const auto& [key, count] : *members) {
      const auto many = count_in(count);
      if (many) add(card_called(key), key, *many);
    }
  }

  /// {"id": 100518, "name": "Deflection", "count": 4}, or a section with "cards" of its own.
  void read_entry(const Value& entry, unsigned depth) {
    if (entry.find("cards") != nullptr) return read_pile(entry, depth + 1);
    const auto count = count_in(entry);
    if (!count) return;
    const Value* const id = entry.find("id");
    const Value* const name = entry.find("name");
    std::optional<CardId> card;
    std::string called = name != nullptr && name->text() != nullptr ? *name->text() : "";
    if (id != nullptr && id->integer() != nullptr) card = numbered(*id->integer());
    if (id != nullptr && id->text() != nullptr) card = card_called(*id->text());
    if (!card && !called.empty()) card = card_called(called);
    if (called.empty() && id != nullptr) called = id->text() != nullptr ? *id->text() : to_json(*id);
    add(card, called, *count);
  }

  /// A number, or one under a name that the deck builders use.
  static std::optional<std::int64_t> count_in(const Value& value) {
    if (value.integer() != nullptr) return *value.integer();
    for (const std::string_view member : {"count", "q", "c", "quantity"}) {
      const Value* const found = value.find(member);
      if (found != nullptr && found->integer() != nullptr) return *found->integer();
    }
    return std::nullopt;
  }

  std::optional<CardId> numbered(std::int64_t number) const {
    return number >= 0 && number <= UINT32_MAX ? facts_.numbered(static_cast<std::uint32_t>(number)) : std::nullopt;
  }
  std::optional<CardId> card_called(std::string_view name) const {
    if (const auto number = number_in(name)) return numbered(*number);
    return facts_.find(name);
  }

  void add(std::optional<CardId> card, const std::string& called, std::int64_t count) {
    any_ = true;
    // Deck builders keep cards of which there are none.
    if (count == 0) return;
    if (!card) {
      add_unknown(read_, facts_, called);
    } else if (!read_.deck.add(*card, count)) {
      read_.problems.push_back({.kind = Kind::bad_count, .text = facts_.full_name(*card)});
    }
  }

  const Facts& facts_;
  ReadDeck read_;
  bool any_ = false;
};

Value pile_value(const Facts& facts, const std::vector<Copies>& pile) {
  Value::Array cards;
  for (const Copies& copies : pile) {
    cards.push_back(Value::Object{
        {"id", facts.number(copies.card)}, {"name", facts.full_name(copies.card)}, {"count", copies.count}});
  }
  return cards;
}

}  // namespace

ReadDeck read_deck_value(const Facts& facts, const Value& value) { return JsonReader{facts}.read(value); }

Value deck_value(const Facts& facts, const Deck& deck) {
  return Value::Object{{"name", deck.name},
                       {"author", deck.author},
                       {"description", deck.description},
                       {"crypt", pile_value(facts, deck.crypt)},
                       {"library", pile_value(facts, deck.library)}};
}

Value kept_value(const Facts& facts, const Deck& deck) {
  Value::Object cards;
  for (const std::vector<Copies>* pile : {&deck.crypt, &deck.library}) {
    for (const Copies& copies : *pile)
      cards.emplace_back(std::to_string(facts.number(copies.card)), std::int64_t{copies.count});
  }
  return Value::Object{
      {"name", deck.name}, {"author", deck.author}, {"description", deck.description}, {"cards", std::move(cards)}};
}

}  // namespace krypta::vtes
