#include "engine/games/vtes/guess.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/games/vtes/decks/deck.hpp"
#include "engine/games/vtes/rules.hpp"

/// Decks of which only some cards were seen.
namespace krypta::vtes {

namespace {

unsigned copies_in(const Owned& sorted, CardId card) {
  unsigned n = 0;
  for (const CardId one : sorted) n += one == card ? 1 : 0;
  return n;
}

/// The printed decks, as decks lie in a state: all cards, sorted.
const std::vector<Owned>& printed() {
  static const std::vector<Owned> all = [] {
    std::vector<Owned> made;
    for (const std::string_view name : printed_decks()) {
      Owned cards;
      for (const std::vector<Copies>* list : {&printed_deck(name)->crypt, &printed_deck(name)->library}) {
        for (const Copies& copies : *list) {
          for (unsigned n = 0; n < copies.count; ++n) put_in(cards, copies.card);
        }
      }
      made.push_back(cards);
    }
    return made;
  }();
  return all;
}

/// `visit(card, count)` for each card of a sorted list.
template <class Visit>
void each_kind(const Owned& sorted, Visit&& visit) {
  for (std::size_t i = 0; i < sorted.size();) {
    std::size_t end = i;
    while (end < sorted.size() && sorted[end] == sorted[i]) ++end;
    visit(sorted[i], static_cast<unsigned>(end - i));
    i = end;
  }
}

/// In how many ways so many of them can be those that were seen.
double ways(unsigned of, unsigned taken) {
  double product = taken > of ? 0 : 1;
  for (unsigned i = 0; i < taken && i < of; ++i) product *= static_cast<double>(of - i) / (i + 1);
  return product;
}

/// How likely a printed deck shows just these cards, against others of the same size; 0: it is another deck.
double likelihood(const Owned& deck, const Glimpsed& glimpsed) {
  std::size_t crypt = 0;
  for (const CardId card : deck) crypt += is_crypt(card) ? 1 : 0;
  std::size_t seen = 0;
  for (const CardId card : glimpsed.seen) seen += is_crypt(card) ? 1 : 0;
  if (crypt != seen + glimpsed.crypt || deck.size() != glimpsed.seen.size() + glimpsed.crypt + glimpsed.library)
    return 0;
  double product = 1;
  each_kind(glimpsed.seen, [&](CardId card, unsigned n) { product *= ways(copies_in(deck, card), n); });
  return product;
}

template <class Weights>
std::size_t draw(const Weights& weights, Rng& rng) {
  double sum = 0;
  for (const double w : weights) sum += w;
  double left = rng.fraction() * sum;
  std::size_t last = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (weights[i] <= 0) continue;
    last = i;
    if (left < weights[i]) return i;
    left -= weights[i];
  }
  return last;
}

/// Cards that decks can be made of.
struct Candidates {
  std::vector<CardId> cards{};
  std::vector<std::vector<std::uint8_t>> printed{};  ///< of each printed deck, the copies of each of them
};
const Candidates& candidates(bool crypt) {
  static const std::array<Candidates, 2> all = [] {
    std::array<Candidates, 2> made;
    for (const CardId card : facts().all()) {
      if ((*Cards::built_in())[card].playable && !facts().banned(card))
        made[is_crypt(card) ? 1 : 0].cards.push_back(card);
    }
    for (Candidates& one : made) {
      for (const Owned& deck : printed()) {
        one.printed.emplace_back();
        for (const CardId card : one.cards)
          one.printed.back().push_back(static_cast<std::uint8_t>(copies_in(deck, card)));
      }
    }
    return made;
  }();
  return all[crypt ? 1 : 0];
}

/// A deck that somebody has made. The numbers say how much something counts against a card of which nothing is known.
class OwnDeck {
 public:
  OwnDeck(const Cards& cards, const Glimpsed& glimpsed, Rng& rng) : cards_(cards), deck_(glimpsed.seen), rng_(rng) {
    for (const Owned& one : printed()) likeness_.push_back(alike(one, glimpsed.seen));
    for (const CardId card : deck_) note(card);
  }
  [[nodiscard]] Owned complete(std::size_t crypt, std::size_t library) && {
    if (crypt > 0) add_vampires(crypt);
    if (library > 0) add_library(library);
    return deck_;
  }

 private:
  static constexpr double same_clan = 20;  ///< times as much, if all are of it
  static constexpr double same_discipline = 2;
  static constexpr double wanted_discipline = 8;
  static constexpr double another_copy = 4;  ///< people play several of a card
  static constexpr double of_like_deck = 60;
  static constexpr double of_any_deck = 2;
  static constexpr double idle = 0.02;  ///< a card that no vampire of the deck can play

  /// How well it explains the cards that were seen.
  static double alike(const Owned& deck, const Owned& seen) {
    if (seen.empty()) return 1;
    unsigned found = 0;
    each_kind(seen, [&](CardId card, unsigned n) { found += std::min(n, copies_in(deck, card)); });
    const double share = static_cast<double>(found) / static_cast<double>(seen.size());
    return share * share;
  }

  void note(CardId card) {
    const CardInfo& info = cards_[card];
    if (!is_crypt(card)) {
      for (const Discipline d : all_of<Discipline>()) wanted_[d] += info.needed[d] != Level::None ? 1 : 0;
      return;
    }
    ++vampires_;
    ++clans_[info.clan];
    for (const Discipline d : all_of<Discipline>()) known_[d] += info.disciplines[d] != Level::None ? 1 : 0;
    if (info.group == 0) return;
    least_group_ = least_group_ == 0 ? info.group : std::min(least_group_, info.group);
    most_group_ = std::max(most_group_, info.group);
  }

  /// What is known of each before anything of the rest is drawn: how useful it is to others, and what was seen of it.
  [[nodiscard]] std::vector<double> known_worth(const Candidates& all) const {
    std::vector<double> worth;
    worth.reserve(all.cards.size());
    for (std::size_t i = 0; i < all.cards.size(); ++i) {
      double sum = 1 + another_copy * copies_in(deck_, all.cards[i]);
      for (std::size_t d = 0; d < likeness_.size(); ++d) {
        const unsigned copies = all.printed[d][i];
        sum += of_like_deck * likeness_[d] * copies + (copies > 0 ? of_any_deck : 0);
      }
      worth.push_back(cards_[all.cards[i]].playable ? sum : 0);
    }
    return worth;
  }

  /// VT-012, VT-013
  [[nodiscard]] bool fits_groups(const CardInfo& info) const {
    if (info.group == 0 || most_group_ == 0) return true;
    return std::max(most_group_, info.group) - std::min(least_group_, info.group) <= 1;
  }
  /// With what it shares with the other vampires, and can play of the library.
  [[nodiscard]] double worth_of_vampire(const CardInfo& info, double known) const {
    double worth = known;
    unsigned wanted = 0;
    for (const Discipline d : all_of<Discipline>()) wanted += wanted_[d];
    for (const Discipline d : all_of<Discipline>()) {
      if (info.disciplines[d] == Level::None) continue;
      if (vampires_ > 0) worth += same_discipline * known_[d] / vampires_;
      if (wanted > 0) worth += wanted_discipline * wanted_[d] / wanted;
    }
    return vampires_ == 0 ? worth : worth * (1 + same_clan * clans_[info.clan] / vampires_);
  }

  void add_vampires(std::size_t count) {
    const Candidates& all = candidates(true);
    std::vector<double> known = known_worth(all);
    std::vector<double> weights(known.size());
    for (; count > 0; --count) {
      bool any = false;
      for (std::size_t i = 0; i < known.size(); ++i) {
        const CardInfo& info = cards_[all.cards[i]];
        weights[i] = known[i] > 0 && fits_groups(info) ? worth_of_vampire(info, known[i]) : 0;
        any = any || weights[i] > 0;
      }
      // Nothing fits to a crypt that is not legal itself, but more of the same.
      const std::size_t i = draw(weights, rng_);
      const CardId card = any || vampires_ == 0 ? all.cards[i] : *std::ranges::find_if(deck_, is_crypt);
      known[i] += another_copy;
      put_in(deck_, card);
      note(card);
    }
  }

  /// The share of the vampires that can play a card in one way or another.
  [[nodiscard]] double playable_share(CardId card) const {
    const CardInfo& info = cards_[card];
    const auto plays = [&](const CardInfo& vampire) {
      if (!info.suits(vampire)) return false;
      return info.abilities.empty() || std::ranges::any_of(info.abilities, [&](const AbilityInfo& ability) {
               return ability.code->kind == cards::AbilityKind::play && vampire.disciplines.cover(ability.needs);
             });
    };
    unsigned able = 0;
    for (const CardId one : deck_) able += is_crypt(one) && plays(cards_[one]) ? 1 : 0;
    return vampires_ == 0 ? 1 : static_cast<double>(able) / vampires_;
  }

  void add_library(std::size_t count) {
    const Candidates& all = candidates(false);
    std::vector<double> weights = known_worth(all);
    std::vector<double> fits;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      fits.push_back(weights[i] > 0 ? std::max(playable_share(all.cards[i]), idle) : 0);
      weights[i] *= fits[i];
    }
    for (; count > 0; --count) {
      const std::size_t i = draw(weights, rng_);
      weights[i] += fits[i] * another_copy;
      put_in(deck_, all.cards[i]);
    }
  }

  const Cards& cards_;
  Owned deck_;
  Rng& rng_;
  std::vector<double> likeness_{};  ///< of each printed deck
  unsigned vampires_ = 0;
  EnumArray<Clan, unsigned> clans_{};
  EnumArray<Discipline, unsigned> known_{};   ///< vampires that have it
  EnumArray<Discipline, unsigned> wanted_{};  ///< cards of the library that need it
  std::uint8_t least_group_ = 0;
  std::uint8_t most_group_ = 0;
};

}  // namespace

Owned guess_deck(const Cards& cards, const Glimpsed& glimpsed, Rng& rng) {
  std::vector<double> likely;
  for (const Owned& deck : printed()) likely.push_back(likelihood(deck, glimpsed));
  if (std::ranges::any_of(likely, [](double w) { return w > 0; })) return printed()[draw(likely, rng)];
  return OwnDeck{cards, glimpsed, rng}.complete(glimpsed.crypt, glimpsed.library);
}

}  // namespace krypta::vtes
