#include "engine/games/vampire_empire/belief.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>
#include <set>
#include <vector>

#include "tests/properties/imagined.hpp"
#include "tests/properties/vampire_empire_subject.hpp"

/// What an observer can be in, drawn by `complete`, against everything that he has been told.
namespace krypta::properties::vampire_empire_belief_test {

using namespace vampire_empire;

namespace {

constexpr unsigned draws = 40;

auto order = [](const CharacterSet& a, const CharacterSet& b) { return a.words() < b.words(); };
using Sets = std::set<CharacterSet, decltype(order)>;

/// Every three characters that could be the vampires by the events alone: what he drew, answers, deaths, counts.
Sets worlds_by_events(const std::vector<Event>& memory) {
  Sets worlds{order};
  for (unsigned bits = 0; bits < 1U << 9U; ++bits) {
    CharacterSet three;
    for (unsigned i = 0; i < 9; ++i) {
      if (((bits >> i) & 1U) != 0) three.add(static_cast<Character>(i));
    }
    if (three.size() != 3) continue;
    bool fits = true;
    const auto is = [&](int who) { return three.has(static_cast<Character>(who)) ? 1 : 0; };
    for (const Event& event : memory) {
      const auto& about = event.arguments;
      switch (static_cast<EventKind>(event.kind)) {
        case EventKind::VampireDrawn:
        case EventKind::Revealed: fits = fits && is(about[1]) == 1; break;
        case EventKind::TokenDrawn: fits = fits && is(about[1]) == 0; break;
        case EventKind::IsVampire:
        case EventKind::WasVampire: fits = fits && is(about[0]) == 1; break;
        case EventKind::IsHuman: fits = fits && is(about[0]) == 0; break;
        case EventKind::Died:
          fits = fits && is(about[0]) == (static_cast<Side>(about[1]) == Side::Vampire ? 1 : 0);
          break;
        case EventKind::CountedVampires: fits = fits && is(about[0]) + is(about[1]) == about[2]; break;
        default: break;
      }
    }
    if (fits) worlds.insert(three);
  }
  return worlds;
}

// VE-021 to VE-027, J-03, J-26: at a hundredth of the nodes, for everybody: exactly the worlds that fit the events,
// each as likely as any other, whoever of the humans lie in the human player's hand.
TEST(VampireEmpireBelief, TheVampiresAreDrawnEvenlyFromExactlyTheWorldsThatFit) {
  double off = 0;
  double freedom = 0;
  unsigned counted = 0;
  each_match<VampireEmpireSubject>([&](VampireEmpireMatch& random) {
    do {
      if (!random.state().active.has_value() || !random.sometimes(100)) continue;
      const Seat human = seat_of(random.state(), Side::Human);
      for (const Seat observer : observers(table_size)) {
        const auto view = random.match().view(observer);
        const Sets fitting = worlds_by_events({view.memory().begin(), view.memory().end()});
        const Worlds worlds = worlds_of(view.known());
        if (view.known().vampires.known) {
          ASSERT_EQ(random.game().complete(view, random.rng()).vampires.value, random.state().vampires.value);
          continue;
        }
        ASSERT_EQ(Sets(worlds.begin(), worlds.end(), order), fitting) << random.where();
        ASSERT_EQ(worlds.size(), fitting.size()) << random.where();
        ASSERT_LE(worlds.size(), observer == human ? 35U : 84U) << random.where();
        ASSERT_TRUE(fitting.contains(random.state().vampires.value)) << random.where();
        counted += random.state().counts.empty() ? 0U : 1U;
        std::map<CharacterSet, unsigned, decltype(order)> drawn{order};
        for (unsigned i = 0; i < draws; ++i) ++drawn[random.game().complete(view, random.rng()).vampires.value];
        const double expected = static_cast<double>(draws) / static_cast<double>(fitting.size());
        for (const auto& [world, times] : drawn) ASSERT_TRUE(fitting.contains(world)) << random.where();
        for (const CharacterSet& world : fitting) {
          const double difference = drawn[world] - expected;
          off += difference * difference / expected;
        }
        freedom += static_cast<double>(fitting.size()) - 1;
      }
    } while (random.step());
  });
  EXPECT_GT(freedom, 10.0 * VampireEmpireSubject::matches_each);
  EXPECT_GT(counted, VampireEmpireSubject::matches_each / 20) << "too few answers to Confession";
  // Chi-square with so many degrees of freedom is normal, with this variance.
  EXPECT_LE(off, freedom + 5 * std::sqrt(2 * freedom));
  EXPECT_GE(off, freedom - 5 * std::sqrt(2 * freedom));
}

// J-04: to the vampire player every two of the six humans are equally likely.
TEST(VampireEmpireBelief, TheTokensAreDrawnEvenlyFromTheHumans) {
  std::map<std::pair<unsigned, unsigned>, unsigned> drawn;
  unsigned all = 0;
  each_match<VampireEmpireSubject>([&](VampireEmpireMatch& random) {
    while (!random.state().active.has_value()) random.step();
    const auto view = random.match().view(seat_of(random.state(), Side::Vampire));
    const CharacterSet humans = CharacterSet::all() - random.state().vampires.value;
    const CharacterSet tokens = random.game().complete(view, random.rng()).tokens.value;
    ASSERT_TRUE(humans.holds(tokens)) << random.where();
    const auto place = [&](Character c) {
      unsigned i = 0;
      while (humans.nth(i) != c) ++i;
      return i;
    };
    ++drawn[{place(tokens.nth(0)), place(tokens.nth(1))}];
    ++all;
  });
  if (!enough_to_count) return;
  ASSERT_EQ(drawn.size(), 15U);
  for (const auto& [pair, times] : drawn) EXPECT_NEAR(times, all / 15.0, 5 * std::sqrt(all / 15.0) + 1);
}

/// Where the cards of one seat can be by what one observer has been told, however long ago.
struct Facts {
  unsigned face_down = 0;  ///< cards that lie in the moat and were not seen going there
  unsigned supports = 0;   ///< of these, so many are support cards
  unsigned taken = 0;      ///< cards with a value, in the hand for certain

  Facts(const std::vector<Event>& memory, Seat self) {
    for (const Event& event : memory) {
      const auto& about = event.arguments;
      if (about.empty() || about[0] != static_cast<int>(number(self))) continue;
      const auto in_moat = [&] { return static_cast<Pile>(about[1]) == Pile::Moat; };
      switch (static_cast<EventKind>(event.kind)) {
        case EventKind::Dropped:
          ++face_down;
          taken = 0;
          break;
        case EventKind::Discarded:
          face_down += in_moat() ? 1U : 0U;
          taken = 0;
          break;
        case EventKind::LostCards:
          face_down += static_cast<unsigned>(about[1]);
          taken = 0;
          break;
        case EventKind::Played:
        case EventKind::PlayedSupport: taken = 0; break;
        case EventKind::Took:
          if (in_moat()) taken = 1;
          break;
        case EventKind::FoundNothing:
          if (in_moat()) supports = face_down;
          break;
        default: break;
      }
    }
  }
};

// VE-180, VE-182, VE-201, VE-211: wherever somebody found nothing in his moat, the cards in it that nobody saw are
// support cards; what he took and has not played since has a value; what was seen going there lies there.
TEST(VampireEmpireBelief, WhatWasFoundTakenAndShownIsKept) {
  unsigned nothing_found = 0;
  unsigned still_held = 0;
  each_match<VampireEmpireSubject>([&](VampireEmpireMatch& random) {
    bool found = false;
    bool took = false;
    std::size_t read = 0;
    do {
      for (const auto& log = random.match().log(); read < log.size(); ++read) {
        found = found || static_cast<EventKind>(log[read].event.kind) == EventKind::FoundNothing;
        took = took || static_cast<EventKind>(log[read].event.kind) == EventKind::Took;
      }
      if (random.match().pending().over || (!(found || took) && !random.sometimes(50))) continue;
      if (!random.sometimes(3)) continue;
      for (const Seat observer : observers(table_size)) {
        const auto view = random.match().view(observer);
        const State full = random.game().complete(view, random.rng());
        for (unsigned s = 0; s < table_size; ++s) {
          if (observer == seat(s)) continue;
          const Facts facts{{view.memory().begin(), view.memory().end()}, seat(s)};
          const Player& player = full.players[seat(s)];
          CardSet listed;
          for (const Card c : player.shown) listed.add(c);
          const CardSet supports = player.moat.value - random.game().cards().valued() - listed;
          ASSERT_GE(supports.size(), facts.supports) << random.where();
          nothing_found += facts.supports > 0 ? 1U : 0U;
          const bool losing = full.frames.top().step == Step::LoseCards;
          const unsigned valued = (player.hand.value & random.game().cards().valued()).size();
          ASSERT_TRUE(losing || valued >= facts.taken) << random.where();
          still_held += facts.taken;
          unsigned missing = 0;
          for (const Card c : listed) missing += player.moat.value.has(c) ? 0U : 1U;
          ASSERT_LE(missing, player.taken_back) << random.where();
        }
      }
    } while (random.step());
  });
  EXPECT_GT(nothing_found, 10U);
  EXPECT_GT(still_held, VampireEmpireSubject::matches_each / 10);
}

// Cards that nobody has seen are as likely in the hand as the size of the hand says: over many deals of the first turn
// each of the forty comes equally often.
TEST(VampireEmpireBelief, UnseenHandsAreDrawnEvenly) {
  std::array<unsigned, 2 * deck_size> times{};
  unsigned deals = 0;
  each_match<VampireEmpireSubject>([&](VampireEmpireMatch& random) {
    while (!random.state().active.has_value()) random.step();
    const State full = random.game().complete(random.match().view(Seat::spectator), random.rng());
    for (const Player& player : full.players) {
      for (const Card c : player.hand.value) ++times[static_cast<std::size_t>(c)];
    }
    ++deals;
  });
  const double expected = deals * 8.0 / 40;
  for (const unsigned n : times) EXPECT_NEAR(n, expected, 5 * std::sqrt(expected) + 1);
}

// VE-077, VE-085, VE-131: whoever has begun something can go on with it in every world that others imagine; and so can
// the match, to its end.
TEST(VampireEmpireBelief, EveryImaginedWorldCanBePlayedToItsEnd) {
  std::map<Step, unsigned> from;
  each_match<VampireEmpireSubject>([&](VampireEmpireMatch& random) {
    do {
      const Step step = random.state().frames.top().step;
      const bool rare = step == Step::HideCards || step == Step::AskCards || step == Step::Attack ||
                        step == Step::AttackNow || step == Step::CardAsks;
      if (!random.sometimes(rare ? 10 : 200)) continue;
      for (const Seat observer : observers(table_size)) {
        ++from[step];
        ASSERT_NO_FATAL_FAILURE(play_imagined(random, observer));
      }
    } while (random.step());
  });
  if (!enough_to_count) return;
  for (const Step step : {Step::HideCards, Step::AskCards, Step::Attack, Step::AttackNow, Step::CardAsks})
    EXPECT_GT(from[step], VampireEmpireSubject::matches_each / 50) << name_of(step);
}

}  // namespace
}  // namespace krypta::properties::vampire_empire_belief_test
