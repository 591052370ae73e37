#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

#include "engine/games/vtes/decks/deck.hpp"
#include "engine/games/vtes/game.hpp"
#include "engine/games/vtes/guess.hpp"
#include "engine/games/vtes/rules.hpp"

/// Decks of which only some cards were seen.
namespace krypta::rules::vtes_guess_test {

using namespace vtes;

namespace {

/// Nosferatu and Tremere, as nobody has printed them.
constexpr std::string_view mixed_text = R"(Crypt
2x Ryan (G6)
2x Belinde (G6)
2x Wauneka (G6)
2x Nassir (G6)
2x Lauren (G6)
2x Chrysanthemum (G6)
Library
8x Deep Song
6x Lost in Crowds
6x Roundhouse
6x Immortal Grapple
8x Govern the Unaligned
8x Deflection
6x Telepathic Misdirection
6x Theft of Vitae
4x On the Qui Vive
4x Vessel
4x Villein
)";

Owned cards_of(const Deck& deck) {
  Owned all;
  for (const std::vector<Copies>* list : {&deck.crypt, &deck.library}) {
    for (const Copies& copies : *list) {
      for (unsigned n = 0; n < copies.count; ++n) put_in(all, copies.card);
    }
  }
  return all;
}
Deck deck_of(const Owned& cards) {
  Deck deck;
  for (const CardId card : cards) EXPECT_TRUE(deck.add(card, 1));
  return deck;
}
const Cards& cards() { return *Cards::built_in(); }
Owned mixed() { return cards_of(read_deck_text(facts(), mixed_text).deck); }

/// So many of its crypt and of its library are seen, drawn by chance.
Glimpsed glimpse(const Owned& deck, std::size_t crypt, std::size_t library, Rng& rng) {
  Glimpsed glimpsed;
  Owned left = deck;
  while (!left.empty()) {
    const CardId card = left[rng.below(static_cast<std::uint32_t>(left.size()))];
    take_out(left, card);
    std::size_t& wanted = is_crypt(card) ? crypt : library;
    if (wanted > 0) {
      --wanted;
      put_in(glimpsed.seen, card);
    } else {
      ++(is_crypt(card) ? glimpsed.crypt : glimpsed.library);
    }
  }
  return glimpsed;
}

bool can_play(CardId vampire, CardId card) {
  const CardInfo& who = cards()[vampire];
  const CardInfo& what = cards()[card];
  if (what.clan != Clan::None && what.clan != who.clan) return false;
  return std::ranges::any_of(what.abilities, [&](const AbilityInfo& a) { return who.disciplines.cover(a.needs); });
}

// VT-007 to VT-013
void expect_legal(const Owned& guessed) {
  const Deck deck = deck_of(guessed);
  EXPECT_TRUE(illegal(facts(), deck).empty());
  EXPECT_TRUE(unplayable(facts(), cards(), deck).empty());
}
void expect_kept(const Owned& guessed, const Glimpsed& glimpsed) {
  EXPECT_TRUE(std::ranges::includes(guessed, glimpsed.seen));
  EXPECT_EQ(guessed.size(), glimpsed.seen.size() + glimpsed.crypt + glimpsed.library);
  const auto crypt = static_cast<std::size_t>(std::ranges::count_if(guessed, is_crypt));
  EXPECT_EQ(crypt, glimpsed.crypt + static_cast<std::size_t>(std::ranges::count_if(glimpsed.seen, is_crypt)));
}

TEST(VtesGuess, APrintedDeckIsKnownByAFewCards) {
  Rng rng{1};
  for (const std::string_view name : printed_decks()) {
    const Owned deck = cards_of(*printed_deck(name));
    for (unsigned i = 0; i < 20; ++i) {
      EXPECT_EQ(guess_deck(cards(), glimpse(deck, 2, 6, rng), rng), deck) << name;
    }
  }
}

// Where several printed decks explain everything the likelier is thought of oftener.
TEST(VtesGuess, WithNothingSeenEveryPrintedDeckOfThatSizeIsPossible) {
  Rng rng{2};
  const Owned deck = cards_of(*printed_deck(printed_decks().front()));
  unsigned alike = 0;
  for (const std::string_view name : printed_decks()) {
    const Deck& other = *printed_deck(name);
    alike += total(other.crypt) + total(other.library) == deck.size() && total(other.crypt) == 12 ? 1 : 0;
  }
  std::vector<Owned> met;
  for (unsigned i = 0; i < 200; ++i) {
    const Owned guessed = guess_deck(cards(), glimpse(deck, 0, 0, rng), rng);
    if (std::ranges::find(met, guessed) == met.end()) met.push_back(guessed);
  }
  EXPECT_EQ(met.size(), alike);
}

TEST(VtesGuess, ADeckOfOnesOwnIsCompletedToALegalOneThatItsVampiresCanPlay) {
  Rng rng{3};
  const Owned deck = mixed();
  ASSERT_EQ(deck.size(), 78U);
  expect_legal(deck);
  unsigned vampires = 0;
  unsigned of_the_clans = 0;
  unsigned drawn = 0;
  unsigned playable = 0;
  unsigned in_deck = 0;
  for (unsigned i = 0; i < 200; ++i) {
    const Glimpsed glimpsed = glimpse(deck, 3, 12, rng);
    const Owned guessed = guess_deck(cards(), glimpsed, rng);
    expect_kept(guessed, glimpsed);
    expect_legal(guessed);
    Owned rest = guessed;
    for (const CardId card : glimpsed.seen) take_out(rest, card);
    for (const CardId card : rest) {
      if (is_crypt(card)) {
        ++vampires;
        const Clan clan = cards()[card].clan;
        of_the_clans += clan == Clan::Nosferatu || clan == Clan::Tremere ? 1 : 0;
        continue;
      }
      ++drawn;
      in_deck += deck.contains(card) ? 1 : 0;
      playable +=
          std::ranges::any_of(guessed, [&](CardId who) { return is_crypt(who) && can_play(who, card); }) ? 1 : 0;
    }
  }
  EXPECT_GT(of_the_clans * 10, vampires * 6);
  EXPECT_GT(playable * 100, drawn * 97);
  // Of 119 cards the deck has 11: by chance it would be one of ten.
  EXPECT_GT(in_deck * 100, drawn * 35);
}

// The more is seen the more is known.
TEST(VtesGuess, WhatWasSeenOfAPrintedDeckThatSomebodyHasChangedIsWhatItMostlyIs) {
  Rng rng{4};
  Deck changed = *printed_deck("tremere");
  for (Copies& copies : changed.library) {
    if (slug(copies.card) == "govern_the_unaligned") --copies.count;
  }
  ASSERT_TRUE(changed.add(*card_called("majesty"), 1));
  const Owned deck = cards_of(changed);
  unsigned drawn = 0;
  unsigned right = 0;
  for (unsigned i = 0; i < 100; ++i) {
    Glimpsed glimpsed = glimpse(deck, 2, 15, rng);
    if (!glimpsed.seen.contains(*card_called("majesty"))) {
      put_in(glimpsed.seen, *card_called("majesty"));
      --glimpsed.library;
    }
    Owned rest = guess_deck(cards(), glimpsed, rng);
    for (const CardId card : glimpsed.seen) take_out(rest, card);
    for (const CardId card : rest) {
      ++drawn;
      right += deck.contains(card) ? 1 : 0;
    }
  }
  EXPECT_GT(right * 10, drawn * 8);
}

// VT-012, VT-013
TEST(VtesGuess, GroupsStayTogether) {
  Rng rng{5};
  const auto vampire = [](unsigned group) {
    for (const CardId card : facts().all()) {
      if (is_crypt(card) && cards()[card].playable && cards()[card].group == group) return card;
    }
    return CardId{};
  };
  for (const auto& groups : {std::pair{2U, 3U}, std::pair{4U, 4U}, std::pair{6U, 5U}}) {
    for (unsigned i = 0; i < 50; ++i) {
      Glimpsed glimpsed{.crypt = 12, .library = 60};
      put_in(glimpsed.seen, vampire(groups.first));
      put_in(glimpsed.seen, vampire(groups.second));
      expect_legal(guess_deck(cards(), glimpsed, rng));
    }
  }
  // What is not legal itself is completed all the same.
  Glimpsed apart{.crypt = 5, .library = 3};
  put_in(apart.seen, vampire(1));
  put_in(apart.seen, vampire(5));
  expect_kept(guess_deck(cards(), apart, rng), apart);
}

}  // namespace
}  // namespace krypta::rules::vtes_guess_test
