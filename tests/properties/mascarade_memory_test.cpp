#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "engine/games/mascarade/belief.hpp"
#include "tests/properties/mascarade_fit.hpp"

/// Beliefs about what no match of a test is long enough for: memories that were made up.
namespace krypta::mascarade::mascarade_memory_test {
namespace {

/// What somebody may remember of any number of cards, made up together with the truth.
class Story {
 public:
  Story(unsigned seats, std::size_t length, std::uint32_t seen_in_hundred, Rng& rng) : set_(usual_set(seats)) {
    truth_ = all_cards(set_);
    std::ranges::shuffle(truth_, rng);
    if (rng.below(4) != 0) {
      for (const Character c : truth_) memories_.dealt.push_back(c);
    }
    first_ = truth_;
    const auto count = static_cast<std::uint32_t>(truth_.size());
    while (memories_.since.size() < length) {
      const auto one = static_cast<std::uint8_t>(rng.below(count));
      const auto another = static_cast<std::uint8_t>((one + 1 + rng.below(count - 1)) % count);
      const std::uint32_t dice = rng.below(100);
      Memory memory{Memory::Kind::MaybeExchanged, one, another, {}};
      if (dice < seen_in_hundred) memory = {Memory::Kind::Seen, one, 0, truth_[one]};
      if (dice >= 90) memory.kind = Memory::Kind::Exchanged;
      const bool exchanged =
          memory.kind == Memory::Kind::Exchanged || (memory.kind == Memory::Kind::MaybeExchanged && rng.below(2) == 0);
      if (exchanged) std::swap(truth_[one], truth_[another]);
      memories_.since.push_back(memory);
    }
  }

  [[nodiscard]] const CharacterSet& set() const { return set_; }
  [[nodiscard]] const Memories& memories() const { return memories_; }

  /// Every arrangement with its chance, carried through the story.
  [[nodiscard]] Distribution filtered() const {
    Distribution now;
    for (const Cards& cards : all_arrangements(set_)) now[cards] = memories_.dealt.empty() || cards == first_ ? 1 : 0;
    for (const Memory& memory : memories_.since) {
      Distribution next;
      double sum = 0;
      for (const auto& [cards, chance] : now) {
        if (chance == 0) continue;
        Cards turned = cards;
        std::swap(turned[memory.one], turned[memory.another]);
        const bool contradicts = memory.kind == Memory::Kind::Seen && cards[memory.one] != memory.character;
        if (contradicts) continue;
        const double moves = memory.kind == Memory::Kind::Exchanged        ? 1
                             : memory.kind == Memory::Kind::MaybeExchanged ? 0.5
                                                                           : 0;
        if (moves > 0) next[turned] += chance * moves;
        if (moves < 1) next[cards] += chance * (1 - moves);
        sum += chance;
      }
      for (auto& [cards, chance] : next) chance /= sum;
      now = std::move(next);
    }
    return now;
  }

  /// The cards that were seen and have not been under the table since, wherever they were put openly.
  [[nodiscard]] std::vector<std::optional<Character>> certain() const {
    std::vector<std::optional<Character>> known(truth_.size());
    for (std::size_t p = 0; p < memories_.dealt.size(); ++p) known[p] = memories_.dealt[p];
    for (const Memory& memory : memories_.since) {
      switch (memory.kind) {
        case Memory::Kind::Seen: known[memory.one] = memory.character; break;
        case Memory::Kind::Exchanged: std::swap(known[memory.one], known[memory.another]); break;
        case Memory::Kind::MaybeExchanged:
          if (known[memory.one] == known[memory.another]) break;
          known[memory.one] = known[memory.another] = std::nullopt;
      }
    }
    return known;
  }

 private:
  CharacterSet set_;
  Memories memories_;
  Cards first_;
  Cards truth_;
};

// The odds of seeing just what was seen more than a thousand times are too small for a number, and still the draws are
// right.
TEST(MascaradeMemory, LongStoriesAreDrawnAsTheyShouldBe) {
  Fit sum;
  for (unsigned i = 0; i < histories / 2 + 2; ++i) {
    Rng rng{Rng::mix(i + 1)};
    const bool very_long = i < 2;
    const Story story{6, very_long ? 8000U : 60U, very_long ? 50U : i % 2 == 0 ? 30U : 10U, rng};
    const Belief belief{story.set(), story.memories(), std::size_t{1} << 21U};
    ASSERT_TRUE(belief.exact()) << "story " << i;
    sum += compare(belief, story.filtered(), rng(), very_long ? draws / 10 : draws / 2);
    ASSERT_FALSE(HasFailure()) << "story " << i;
  }
  EXPECT_LE(sum.off, sum.bound()) << sum.freedom << " degrees of freedom";
}

/// The same cards as in the set, and nowhere another one than was seen there.
void expect_possible(const Belief& belief, const Story& story, unsigned times, Rng& rng) {
  const auto certain = story.certain();
  for (unsigned i = 0; i < times; ++i) {
    const Arrangement drawn = belief.draw(rng);
    Cards sorted(drawn.begin(), drawn.end());
    std::ranges::sort(sorted);
    ASSERT_EQ(sorted, all_cards(story.set()));
    for (std::size_t p = 0; p < certain.size(); ++p) ASSERT_TRUE(!certain[p] || *certain[p] == drawn[p]) << p;
  }
}

// Whoever can keep only a few patterns forgets what was long ago, and says so; what he has seen since then stays true.
TEST(MascaradeMemory, WhoeverForgetsNeverContradictsWhatHasBeenSeenSince) {
  unsigned forgetful = 0;
  for (unsigned i = 0; i < 20 * histories; ++i) {
    Rng rng{Rng::mix(i + 7)};
    const Story story{2 + rng.below(12), 10 + rng.below(90), 10 + rng.below(40), rng};
    const Belief all{story.set(), story.memories()};
    for (const std::size_t most : {0U, 1U, 10U, 50U, 200U, 1000U}) {
      const Belief some{story.set(), story.memories(), most};
      forgetful += some.exact() ? 0U : 1U;
      expect_possible(some, story, 10, rng);
      ASSERT_FALSE(HasFailure()) << "story " << i << ", " << most << " patterns";
    }
    expect_possible(all, story, 10, rng);
    ASSERT_FALSE(HasFailure()) << "story " << i;
  }
  EXPECT_GT(forgetful, 40 * histories);
  EXPECT_LT(forgetful, 110 * histories);
}

// While nothing was seen, nothing needs to be forgotten; and what is certain needs no patterns.
TEST(MascaradeMemory, WhatWasNeverSeenNeedsNoPatterns) {
  Rng rng{3};
  const Story story{13, 2000, 0, rng};
  EXPECT_TRUE((Belief{story.set(), story.memories(), 2000}.exact()));
  EXPECT_FALSE((Belief{story.set(), story.memories(), 1000}.exact()));
}

// A quiet match of hundreds of turns at the largest table: looks and exchanges, and nobody ever shows a card.
TEST(MascaradeMemory, TheLargestTableIsForgottenInTime) {
  Rng rng{5};
  const Story story{13, 1500, 12, rng};
  const Belief belief{story.set(), story.memories()};
  expect_possible(belief, story, 20, rng);
}

}  // namespace
}  // namespace krypta::mascarade::mascarade_memory_test
