#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>
#include <set>
#include <vector>

#include "tests/properties/imagined.hpp"
#include "tests/properties/sent.hpp"
#include "tests/properties/vendetta_subject.hpp"

/// What an observer can be in, drawn by `complete`, against everything that he has been told.
namespace krypta::properties::vendetta_belief_test {

using namespace vendetta;

namespace {

/// Cards of one player that an observer has seen and that cannot be in the deck, by the events alone.
CardSet known_out(std::span<const Event> memory, Seat observer, Seat whose) {
  CardSet seen;
  bool changes = false;  // AL27 lies in the Alliance. VD-333
  const auto roberta = static_cast<int>(*named<Follower>("al27"));
  for (const Event& event : memory) {
    const auto& about = event.arguments;
    const auto is = [&](std::size_t i, Seat s) { return about[i] == static_cast<int>(number(s)); };
    switch (static_cast<EventKind>(event.kind)) {
      case EventKind::LookedCard:
        if (is(0, observer) && is(1, whose)) seen.add(static_cast<ClanCard>(about[2]));
        break;
      case EventKind::Joined:
      case EventKind::Restored:
        if (is(0, whose) && about[1] == roberta) changes = true;
        break;
      case EventKind::Drained:
        if (is(0, whose) && about[1] == roberta) changes = false;
        break;
      case EventKind::Shuffled:
        if (is(0, whose)) seen = {};
        break;
      case EventKind::BuiltHand:
        if (is(0, whose) && changes) seen = {};
        break;
      default: break;
    }
  }
  return seen;
}

// I-10 to I-14, I-21, I-23, I-34: what everybody has seen and what the observer alone has seen is kept; and it is met
// often enough to mean something.
TEST(VendettaBelief, WhatWasSeenIsKept) {
  std::uint64_t looked = 0;
  std::uint64_t returned = 0;
  each_match<VendettaSubject>([&](VendettaMatch& random) {
    std::size_t read = 0;
    bool any = false;
    do {
      for (const auto& log = random.match().log(); read < log.size(); ++read)
        any = any || static_cast<EventKind>(log[read].event.kind) == EventKind::LookedCard;
      if (random.state().round == 0 || !random.sometimes(any ? 5 : 25)) continue;
      for (const Seat observer : random.some_observers()) {
        const auto view = random.match().view(observer);
        const State world = random.game().complete(view, random.rng());
        for (unsigned s = 0; s < random.seats(); ++s) {
          const Player& player = world.players[seat(s)];
          if (player.out || observer == seat(s)) continue;
          CardSet deck = player.deck.value;
          for (const auto& c : player.bottom) deck.add(c.value);
          for (const auto& c : player.drawn) deck.add(c.value);
          const CardSet out = known_out(view.memory(), observer, seat(s));
          ASSERT_TRUE((deck & out).empty()) << "observer " << number(observer) << random.where();
          ASSERT_TRUE((deck & player.seen_out).empty()) << random.where();
          ASSERT_TRUE(player.hand.value.holds(player.came_back)) << random.where();
          looked += out.size();
          returned += player.came_back.size();
        }
      }
    } while (random.step());
  });
  if (!enough_to_count) return;
  EXPECT_GT(looked, VendettaSubject::matches_each);
  EXPECT_GT(returned, VendettaSubject::matches_each);
}

// VD-024, I-03: what nobody has seen is anywhere with the same chance. In the first Planning, before anything is
// played, each of the seven cards is in a hand as often as any other.
TEST(VendettaBelief, UnseenHandsAreDrawnEvenly) {
  std::array<unsigned, 63> times{};
  double expected = 0;
  std::array<double, 7> clans{};
  each_match<VendettaSubject>([&](VendettaMatch& random) {
    while (random.state().frames.top().step != Step::Turn) ASSERT_TRUE(random.step());
    const auto view = random.match().view(Seat::spectator);
    constexpr unsigned draws = 40;
    for (unsigned i = 0; i < draws; ++i) {
      const State world = random.game().complete(view, random.rng());
      for (const Player& player : world.players) {
        for (const ClanCard c : player.hand.value) ++times[static_cast<std::size_t>(c)];
      }
    }
    for (const Player& player : random.state().players) {
      ASSERT_EQ(player.hand_count, random.seats() == 3 ? 4U : 3U);
      clans[static_cast<std::size_t>(*player.clan)] += draws * (player.hand_count - 2) / 7.0;
    }
  });
  for (std::size_t c = 0; c < times.size(); ++c) {
    if (is_first_card(static_cast<ClanCard>(c))) continue;
    expected = clans[c / cards_each];
    EXPECT_NEAR(times[c], expected, 5 * std::sqrt(expected) + 1) << name_of(static_cast<ClanCard>(c));
  }
}

/// Every way in which nine cards can lie in a hand, face down and in the deck, as a number: three a card.
using Deal = std::uint64_t;
Deal deal_of(const State& state, Seat s) {
  const Player& player = state.players[s];
  Deal deal = 0;
  for (unsigned n = 1; n <= cards_each; ++n) {
    const ClanCard c = clan_card(*player.clan, n);
    Deal place = 0;
    if (player.hand.value.has(c)) place = 1;
    if (const Maybe<Slot> slot = slot_of(state, c); slot.has_value()) place = 2 + static_cast<Deal>(*slot);
    deal = deal * 64 + place;
  }
  return deal;
}

// I-14, I-34: with a card lying face down, each deal that fits comes as often as any other. The deals are counted by
// hand: the card that lies there is any of the two that are out for certain or of the seven others, and the hand is
// filled up from the rest.
TEST(VendettaBelief, EveryDealThatFitsIsEquallyLikely) {
  const Vendetta game;
  Match<Vendetta> match{game, *game.begin({4, {{"clans", "random"}}})};
  Rng rng{7};
  const auto act = [&](Seat s, Choice c) { ASSERT_FALSE(match.act(s, c).has_value()); };
  while (match.state().frames.top().step != Step::Turn) {
    const Pending now = match.pending();
    const Seat s = now.chance ? Seat::chance : now.must.lowest();
    act(s, now.chance ? game.sample(match.state(), rng) : match.options(s)[0]);
  }
  const Seat self = *match.state().frames.top().seat;
  const ClanCard hidden = match.state().players[self].hand.value.nth(0);
  act(self, play(hidden, Location::First, false));
  const auto view = match.view(clockwise(match.state(), self, 1));
  std::map<Deal, unsigned> times;
  constexpr unsigned draws = 20000;
  for (unsigned i = 0; i < draws; ++i) ++times[deal_of(game.complete(view, rng), self)];
  // Two of nine are out and known, three are out: one of the others is, and any of the three lies face down.
  constexpr unsigned deals = 7 * 3;
  EXPECT_EQ(times.size(), deals);
  double off = 0;
  for (const auto& [deal, n] : times) {
    const double difference = n - double{draws} / deals;
    off += difference * difference / (double{draws} / deals);
  }
  EXPECT_LE(off, deals + 5 * std::sqrt(2.0 * deals));
}

// Every imagined world can be played to its end through positions that are accepted.
TEST(VendettaBelief, EveryImaginedWorldCanBePlayedToItsEnd) {
  std::map<Step, unsigned> from;
  each_match<VendettaSubject>([&](VendettaMatch& random) {
    do {
      const Step step = random.state().frames.top().step;
      const bool rare = step == Step::Effect || step == Step::Window || step == Step::Bid || step == Step::Pass;
      if (!random.sometimes(rare ? 40 : 400)) continue;
      for (const Seat observer : random.some_observers()) {
        ++from[step];
        ASSERT_NO_FATAL_FAILURE(play_imagined(random, observer));
      }
    } while (random.step());
  });
  if (!enough_to_count) return;
  for (const Step step : {Step::Effect, Step::Window, Step::Pass, Step::Stand, Step::Turn})
    EXPECT_GT(from[step], 10U) << name_of(step);
}

}  // namespace
}  // namespace krypta::properties::vendetta_belief_test
