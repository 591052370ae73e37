#include <algorithm>
#include <set>

#include "cli/coverage/coverage.hpp"

namespace krypta::cli {

namespace {

using vtes::CardId;
using vtes::Copies;

/// A card that is not written: the decks that lack it, and how many copies they have in all.
struct Lacking {
  std::vector<std::size_t> decks{};
  unsigned copies = 0;
};

/// In whole numbers, so that the order is the same on every machine.
constexpr std::uint64_t worth_of_a_deck = std::uint64_t{1} << 40U;

std::uint64_t worth(const Lacking& card, const std::vector<unsigned>& missing) {
  std::uint64_t sum = 0;
  for (const std::size_t deck : card.decks) sum += worth_of_a_deck / (std::uint64_t{missing[deck]} * missing[deck]);
  return sum;
}

std::vector<NextCard> in_order(std::map<CardId, Lacking> lacking, std::vector<unsigned> missing, unsigned whole,
                               unsigned written) {
  std::vector<NextCard> order;
  while (!lacking.empty()) {
    auto best = lacking.end();
    std::uint64_t most = 0;
    for (auto card = lacking.begin(); card != lacking.end(); ++card) {
      const std::uint64_t sum = worth(card->second, missing);
      if (best == lacking.end() || sum > most) {
        best = card;
        most = sum;
      }
    }
    for (const std::size_t deck : best->second.decks) whole += --missing[deck] == 0 ? 1 : 0;
    written += best->second.copies;
    order.push_back({best->first, static_cast<unsigned>(best->second.decks.size()), whole, written});
    lacking.erase(best);
  }
  return order;
}

}  // namespace

unsigned Coverage::whole() const { return static_cast<unsigned>(std::ranges::count(missing, 0U)); }

Coverage coverage(std::span<const NamedDeck> decks, const IsWritten& is_written) {
  Coverage found;
  found.missing.resize(decks.size());
  std::map<CardId, Lacking> lacking;
  for (std::size_t d = 0; d < decks.size(); ++d) {
    for (const std::vector<Copies>* pile : {&decks[d].deck.crypt, &decks[d].deck.library}) {
      for (const Copies& copies : *pile) {
        found.copies += copies.count;
        if (is_written(copies.card)) {
          found.written += copies.count;
          continue;
        }
        ++found.missing[d];
        lacking[copies.card].decks.push_back(d);
        lacking[copies.card].copies += copies.count;
      }
    }
  }
  found.next = in_order(std::move(lacking), found.missing, found.whole(), found.written);
  return found;
}

}  // namespace krypta::cli
