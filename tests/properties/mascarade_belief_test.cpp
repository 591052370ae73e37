#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/match.hpp"
#include "engine/games/mascarade/belief.hpp"
#include "tests/properties/mascarade_fit.hpp"

/// How the cards may lie, drawn by `Belief`, against every way in which the unknown exchanges can have fallen.
namespace krypta::mascarade::mascarade_belief_test {
namespace {

/// What one observer saw of a match, read from the match's own log.
class Witness {
 public:
  struct Fact {
    EventKind kind;  ///< Taken: nobody told him what became of the two cards; Exchanged: he knows it; Saw
    std::size_t one = 0;
    std::size_t another = 0;
    Character face{};
  };

  /// `places` come from the deal of `dealt`; what he saw, from `watched`, which may have begun later.
  Witness(const Match<Mascarade>& dealt, const Match<Mascarade>& watched, Seat observer) {
    for (const LoggedEvent& logged : dealt.log()) {
      const auto& arguments = logged.event.arguments;
      if (static_cast<EventKind>(logged.event.kind) != EventKind::Dealt) continue;
      where_.emplace(std::pair{arguments[0], arguments[1]}, where_.size());
      cards_.push_back(static_cast<Character>(arguments[2]));
    }
    std::optional<Fact> taken;
    for (const auto& [event, audience] : watched.log()) {
      const auto kind = static_cast<EventKind>(event.kind);
      const bool sees = audience.has(observer);
      if (kind == EventKind::Taken) taken = Fact{kind, at(event, 1), at(event, 3), {}};
      if (kind == EventKind::LeftAlone && sees) taken.reset();
      if (kind == EventKind::Exchanged && sees) taken->kind = kind;
      if (kind == EventKind::PutBack && taken.has_value()) facts_.push_back(*std::exchange(taken, std::nullopt));
      const bool face = kind == EventKind::Saw || kind == EventKind::Revealed;
      if (face && sees) facts_.push_back({EventKind::Saw, at(event, 0), 0, static_cast<Character>(event.arguments[2])});
    }
  }

  [[nodiscard]] unsigned coins() const {
    return static_cast<unsigned>(std::ranges::count(facts_, EventKind::Taken, &Fact::kind));
  }

  /// Every start that there may have been, with every way in which the coins can have fallen.
  [[nodiscard]] Distribution distribution(const std::vector<Cards>& starts) const {
    Distribution all;
    double sum = 0;
    for (const Cards& start : starts) {
      for (unsigned fallen = 0; fallen < 1U << coins(); ++fallen) {
        const auto end = played(start, fallen);
        if (!end) continue;
        all[*end] += 1;
        sum += 1;
      }
    }
    for (auto& [cards, weight] : all) weight /= sum;
    return all;
  }
  [[nodiscard]] Distribution since_the_deal() const { return distribution({cards_}); }

 private:
  [[nodiscard]] std::size_t at(const Event& event, std::size_t i) const {
    return where_.at({event.arguments[i], event.arguments[i + 1]});
  }
  /// Nothing if he would have seen another card somewhere.
  [[nodiscard]] std::optional<Cards> played(Cards cards, unsigned fallen) const {
    for (const Fact& fact : facts_) {
      bool exchanged = fact.kind == EventKind::Exchanged;
      if (fact.kind == EventKind::Taken) {
        exchanged = fallen % 2 == 1;
        fallen /= 2;
      }
      if (exchanged) std::swap(cards[fact.one], cards[fact.another]);
      if (fact.kind == EventKind::Saw && cards[fact.one] != fact.face) return std::nullopt;
    }
    return cards;
  }

  std::map<std::pair<int, int>, std::size_t> where_;
  Cards cards_;
  std::vector<Fact> facts_;
};

/// Players who look often, announce sometimes and rarely claim, so that much is seen and not all of it by all.
Choice sensible(const Match<Mascarade>& match, Seat s, Rng& rng) {
  const Options legal = match.options(s);
  std::map<Verb, std::vector<Choice>> kinds;
  for (const Choice c : legal) kinds[verb(c)].push_back(c);
  const std::uint32_t dice = rng.below(10);
  Verb wanted = verb(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
  const Step step = match.state().frames.top().step;
  if (step == Step::Act) wanted = dice < 4 ? Verb::Swap : dice < 7 ? Verb::Look : Verb::Announce;
  if (step == Step::Answer) wanted = dice < 2 ? Verb::Claim : Verb::Pass;
  if (!kinds.contains(wanted)) wanted = Verb::Swap;
  const std::vector<Choice>& some = kinds[wanted];
  return some[rng.below(static_cast<std::uint32_t>(some.size()))];
}

unsigned swaps(const Match<Mascarade>& match) {
  return static_cast<unsigned>(std::ranges::count_if(
      match.log(), [](const auto& l) { return static_cast<EventKind>(l.event.kind) == EventKind::PutBack; }));
}

/// Plays until that many pairs of cards have been under the table, or the match ends; then the choice before.
Match<Mascarade> played(Match<Mascarade> match, unsigned most_swaps, Rng& rng) {
  while (true) {
    const Pending now = match.pending();
    Match<Mascarade> next = match;
    const Seat s = now.chance ? Seat::chance : now.must.lowest();
    const Choice c = now.chance ? match.game().sample(match.state(), rng) : sensible(match, s, rng);
    EXPECT_FALSE(next.act(s, c).has_value());
    if (next.pending().over || swaps(next) > most_swaps) return match;
    match = std::move(next);
  }
}

Match<Mascarade> begun(const Mascarade& game, const Setup& setup) {
  const auto start = game.begin(setup);
  EXPECT_TRUE(start) << start.refusal().message;
  return {game, *start};
}

/// The usual characters, and where a set may be chosen some with the Spy, with cards in the middle and without.
std::vector<Setup> setups(unsigned seats) {
  std::vector<Setup> all{{seats}};
  if (seats >= 4 && seats <= 6) all.push_back({seats, {{"characters", "judge,king,queen,fool,spy,bishop"}}});
  if (seats == 6) all.push_back({seats, {{"characters", "judge,king,queen,fool,spy,bishop,witch"}}});
  return all;
}

void compare_with_brute_force(unsigned seats, unsigned most_swaps, Fit& sum) {
  const Mascarade game;
  for (const Setup& setup : setups(seats)) {
    for (unsigned i = 0; i < histories; ++i) {
      Rng rng{Rng::mix(i * 16 + seats)};
      const Match<Mascarade> match = played(begun(game, setup), 1 + rng.below(most_swaps), rng);
      for (const Seat observer : {seat(rng.below(seats)), Seat::spectator}) {
        const Witness witness{match, match, observer};
        const Belief belief{match.view(observer)};
        ASSERT_TRUE(belief.exact());
        sum += compare(belief, witness.since_the_deal(), rng());
        ASSERT_FALSE(::testing::Test::HasFailure()) << seats << " seats, history " << i << ", observer "
                                                    << number(observer) << ", " << witness.coins() << " coins";
      }
    }
  }
}

/// Where the cards of a place stand in an arrangement.
std::size_t place_of(const std::string& about, unsigned seats) {
  const std::string last = about.substr(about.rfind('.') + 1);
  const std::size_t each = seats == 2 ? 3 : seats == 3 ? 2 : 1;
  if (about.starts_with("centre.")) return seats * each + std::stoul(last);
  return std::stoul(about.substr(std::string{"players."}.size())) * each + std::stoul(last);
}

// MA-154, MA-170: the odds that are told are not drawn, they are counted.
TEST(MascaradeBelief, OddsAreThoseOfBruteForce) {
  const Mascarade game;
  double unsure = 0;
  for (unsigned seats = 2; seats <= 8; seats += seats == 6 ? 2 : 1) {
    for (unsigned i = 0; i < 4; ++i) {
      Rng rng{Rng::mix(i * 16 + seats + 500)};
      const Match<Mascarade> match = played(begun(game, setups(seats).back()), 1 + rng.below(9), rng);
      for (const Seat observer : {seat(rng.below(seats)), Seat::spectator}) {
        const Distribution exact = Witness{match, match, observer}.since_the_deal();
        for (const Odds& odds : game.beliefs(match.view(observer))) {
          std::map<std::string_view, double> shares;
          for (const auto& [cards, weight] : exact) shares[name_of(cards[place_of(odds.about, seats)])] += weight;
          ASSERT_EQ(odds.shares.size(), shares.size()) << seats << " seats, " << odds.about;
          for (const auto& [what, share] : odds.shares) {
            ASSERT_NEAR(share, shares[what], 1e-9) << seats << " seats, " << odds.about << " " << what;
            unsure += share < 1 ? 1 : 0;
          }
        }
      }
    }
  }
  EXPECT_GT(unsure, 100);
}

// From two to six players, up to twelve exchanges that may have been none.
TEST(MascaradeBelief, DrawsAreDistributedAsBruteForceSays) {
  Fit sum;
  for (unsigned seats = 2; seats <= 6; ++seats) compare_with_brute_force(seats, 12, sum);
  EXPECT_LE(sum.off, sum.bound()) << sum.freedom << " degrees of freedom";
  EXPECT_GT(sum.freedom, 30.0 * histories) << "too little was unknown to mean anything";
}

// MA-003: two cards that nobody can tell apart.
TEST(MascaradeBelief, TwoPeasantsAreNotTwoCharacters) {
  Fit sum;
  for (const unsigned seats : {8U, 10U}) compare_with_brute_force(seats, 10, sum);
  EXPECT_LE(sum.off, sum.bound()) << sum.freedom << " degrees of freedom";
}

// Nobody has seen the deal of a match that begins in a position: before anything was seen, every arrangement is as
// likely as any other.
TEST(MascaradeBelief, AMatchThatBeginsInAPositionHasEveryArrangementBehindIt) {
  const Mascarade game;
  Fit sum;
  for (unsigned seats = 2; seats <= 6; ++seats) {
    for (unsigned i = 0; i < histories / 2 + 1; ++i) {
      Rng rng{Rng::mix(i * 16 + seats + 1000)};
      const Match<Mascarade> before = played(begun(game, setups(seats).back()), 4 + rng.below(4), rng);
      Match<Mascarade> later{game, before.state()};
      // From a turn on, so that nothing of it lies open.
      while (!later.pending().over && later.state().frames.top().step != Step::Act)
        ASSERT_FALSE(later.act(later.pending().must.lowest(), sensible(later, later.pending().must.lowest(), rng)));
      if (later.pending().over) continue;
      later = played(Match<Mascarade>{game, later.state()}, rng.below(6), rng);
      const Seat observer = i % 2 == 0 ? seat(rng.below(seats)) : Seat::spectator;
      const Witness witness{before, later, observer};
      const Distribution exact = witness.distribution(all_arrangements(later.state().set));
      sum += compare(Belief{later.view(observer)}, exact, rng());
      ASSERT_FALSE(::testing::Test::HasFailure()) << seats << " seats, history " << i << ", observer "
                                                  << number(observer) << ", " << witness.coins() << " coins";
    }
  }
  EXPECT_LE(sum.off, sum.bound()) << sum.freedom << " degrees of freedom";
}

TEST(MascaradeBelief, CompletionTakesTheCardsFromIt) {
  const Mascarade game;
  for (unsigned seats = 2; seats <= table_size; ++seats) {
    Rng rng{seats};
    const Match<Mascarade> match = played(begun(game, setups(seats).back()), 8, rng);
    for (const Seat observer : {seat(seats - 1), Seat::spectator}) {
      const auto view = match.view(observer);
      for (unsigned i = 0; i < 20; ++i) {
        Rng one{i};
        Rng same{i};
        const State completed = game.complete(view, one);
        const Arrangement drawn = Belief{view}.draw(same);
        Arrangement lying;
        each_place(completed, [&](Place p) { lying.push_back(card(completed, p).value); });
        ASSERT_EQ(lying, drawn) << seats << " seats, observer " << number(observer);
      }
    }
  }
}

}  // namespace
}  // namespace krypta::mascarade::mascarade_belief_test
