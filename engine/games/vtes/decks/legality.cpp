#include <algorithm>
#include <tuple>

#include "engine/games/vtes/decks/deck.hpp"

namespace krypta::vtes {

namespace {

constexpr unsigned least_crypt = 12;
constexpr unsigned least_library = 60;
constexpr unsigned largest_library = 90;

std::string listed_groups(const std::vector<unsigned>& groups) {
  std::string text;
  for (const unsigned group : groups) text += (text.empty() ? "" : ", ") + std::to_string(group);
  return text;
}

}  // namespace

std::vector<unsigned> groups_of(const Facts& facts, const Deck& deck) {
  std::vector<unsigned> groups;
  for (const Copies& copies : deck.crypt) {
    // VT-013
    if (const unsigned group = facts.crypt(copies.card).group; group != 0) groups.push_back(group);
  }
  std::ranges::sort(groups);
  groups.erase(std::unique(groups.begin(), groups.end()), groups.end());
  return groups;
}

bool Deck::add(CardId card, std::int64_t count) {
  std::vector<Copies>& pile = is_crypt(card) ? crypt : library;
  const auto there = std::ranges::find(pile, card, &Copies::card);
  const std::int64_t already = there == pile.end() ? 0 : there->count;
  if (count < 1 || count > most_copies - already) return false;
  if (there == pile.end()) {
    pile.push_back({card, static_cast<std::uint16_t>(count)});
  } else {
    there->count = static_cast<std::uint16_t>(already + count);
  }
  return true;
}

unsigned total(const std::vector<Copies>& cards) {
  unsigned sum = 0;
  for (const Copies& copies : cards) sum += copies.count;
  return sum;
}

std::vector<DeckProblem> illegal(const Facts& facts, const Deck& deck) {
  using Kind = DeckProblem::Kind;
  std::vector<DeckProblem> problems;
  const auto wrong_size = [&](Kind kind, unsigned number, RuleIds rules) {
    problems.push_back({.kind = kind, .number = number, .rules = rules});
  };
  const unsigned crypt = total(deck.crypt);
  const unsigned library = total(deck.library);
  if (crypt < least_crypt) wrong_size(Kind::crypt_too_small, crypt, {7});             // VT-007
  if (library < least_library) wrong_size(Kind::library_too_small, library, {9});     // VT-009
  if (library > largest_library) wrong_size(Kind::library_too_large, library, {10});  // VT-010
  // VT-012
  const std::vector<unsigned> groups = groups_of(facts, deck);
  if (groups.size() > 2 || (groups.size() == 2 && groups[1] != groups[0] + 1))
    problems.push_back({.kind = Kind::groups_apart, .text = listed_groups(groups), .rules = {12}});
  for (const std::vector<Copies>* pile : {&deck.crypt, &deck.library}) {
    for (const Copies& copies : *pile) {
      if (facts.banned(copies.card)) problems.push_back({.kind = Kind::banned, .text = facts.full_name(copies.card)});
    }
  }
  return problems;
}

Capacities capacities(const Facts& facts, const Deck& deck) {
  constexpr std::size_t first_draw = 4;
  std::vector<unsigned> all;
  for (const Copies& copies : deck.crypt) all.insert(all.end(), copies.count, facts.crypt(copies.card).capacity);
  if (all.empty()) return {};
  std::ranges::sort(all);
  Capacities found;
  for (std::size_t i = 0; i < std::min(first_draw, all.size()); ++i) {
    found.least += all[i];
    found.most += all[all.size() - 1 - i];
  }
  unsigned sum = 0;
  for (const unsigned capacity : all) sum += capacity;
  found.mean = static_cast<double>(sum) / static_cast<double>(all.size());
  return found;
}

std::vector<Section> sections(const Facts& facts, const Deck& deck) {
  // As the tournament archive lists them; what is not named here comes last.
  static constexpr std::string_view order[] = {"master",
                                               "conviction",
                                               "power",
                                               "action",
                                               "action/combat",
                                               "action/reaction",
                                               "ally",
                                               "equipment",
                                               "political action",
                                               "retainer",
                                               "action modifier",
                                               "action modifier/combat",
                                               "action modifier/reaction",
                                               "reaction",
                                               "combat",
                                               "combat/reaction",
                                               "event"};
  std::vector<Copies> cards = deck.library;
  const auto place = [&](const Copies& copies) { return std::ranges::find(order, facts.library(copies.card).types); };
  std::ranges::sort(cards, [&](const Copies& a, const Copies& b) {
    return std::tuple{place(a), name_key(facts.name(a.card)), a.card} <
           std::tuple{place(b), name_key(facts.name(b.card)), b.card};
  });
  std::vector<Section> all;
  for (const Copies& copies : cards) {
    const std::string_view types = facts.library(copies.card).types;
    if (all.empty() || all.back().types != types) all.push_back({types, {}});
    all.back().cards.push_back(copies);
  }
  return all;
}

}  // namespace krypta::vtes
