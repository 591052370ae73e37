#include <algorithm>
#include <array>

#include "embedded/vtes_facts.hpp"
#include "engine/games/vtes/decks/deck.hpp"
#include "engine/games/vtes/rules.hpp"

/// Decks that are brought to a match: the printed ones, and people's own.
namespace krypta::vtes {

namespace {

/// The same text for the same cards, however they were listed.
std::string written(Deck deck) {
  std::ranges::sort(deck.crypt, {}, &Copies::card);
  return write_deck(facts(), deck, DeckForm::jol);
}

}  // namespace

ReadDeck deck_in(const Value& what) {
  if (what.text() == nullptr) return read_deck_value(facts(), what);
  if (const Deck* printed = printed_deck(*what.text())) return {*printed, {}};
  return read_deck_text(facts(), *what.text());
}

std::span<const std::string_view> printed_decks() {
  static constexpr std::array<std::string_view, 5> names{"nosferatu", "tremere", "toreador", "ventrue", "malkavian"};
  return names;
}

const Deck* printed_deck(std::string_view name) {
  static const std::vector<Deck> decks = [] {
    std::vector<Deck> all;
    for (const std::string_view one : printed_decks())
      all.push_back(read_deck_text(facts(), vtes_facts::embedded(one).value_or("")).deck);
    return all;
  }();
  const auto names = printed_decks();
  const auto found = std::ranges::find(names, name);
  return found == names.end() ? nullptr : &decks[static_cast<std::size_t>(found - names.begin())];
}

std::vector<DeckProblem> unplayable(const Facts& facts, const Cards& cards, const Deck& deck) {
  std::vector<DeckProblem> problems;
  if (const unsigned crypt = total(deck.crypt); crypt > most_crypt)
    problems.push_back({.kind = DeckProblem::Kind::crypt_too_large, .number = crypt, .most = most_crypt});
  for (const std::vector<Copies>* pile : {&deck.crypt, &deck.library}) {
    for (const Copies& copies : *pile) {
      if (!cards[copies.card].playable)
        problems.push_back({.kind = DeckProblem::Kind::unwritten, .text = facts.full_name(copies.card)});
    }
  }
  return problems;
}

Brought Vtes::bring(const Value& what) const {
  const ReadDeck found = deck_in(what);
  Brought brought;
  const auto tell = [&](const std::vector<DeckProblem>& problems) {
    for (const DeckProblem& problem : problems) brought.flaws.push_back(flaw_of(problem));
  };
  tell(found.problems);
  // Of what is no deck at all there is nothing more to say.
  if (!found.deck.crypt.empty() || !found.deck.library.empty() || found.problems.empty()) {
    tell(illegal(facts(), found.deck));
    tell(unplayable(facts(), *cards_, found.deck));
  }
  if (brought.flaws.empty()) brought.written = written(found.deck);
  return brought;
}

}  // namespace krypta::vtes
