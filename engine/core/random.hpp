#pragma once

#include <cstdint>

namespace krypta {

/// The caller's generator for search, sampling and bots (SplitMix64). The engine owns none.
class Rng {
 public:
  using result_type = std::uint64_t;
  constexpr explicit Rng(std::uint64_t seed) : state_(seed) {}

  static constexpr result_type min() { return 0; }
  static constexpr result_type max() { return ~result_type{0}; }

  constexpr result_type operator()() {
    state_ += 0x9E3779B97F4A7C15U;
    return mix(state_);
  }
  /// A number below `bound` (at least 1). The bias is under bound / 2^32, which no play-out can see.
  constexpr std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>((((*this)() >> 32U) * bound) >> 32U);
  }

  /// A number from 0 up to, but without, 1; few enough bits that no product with it is rounded up.
  constexpr double fraction() { return fraction_of((*this)()); }
  static constexpr double fraction_of(std::uint64_t word) { return static_cast<double>(word >> 12U) * 0x1p-52; }

  static constexpr std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
  }

 private:
  std::uint64_t state_;
};

/// Where a match takes chance's answers from. The n-th answer depends on n and the source alone, so a match that is
/// undone and played on meets the same chance again, and a replay can check every answer.
class ChanceSource {
 public:
  constexpr virtual ~ChanceSource() = default;
  /// The `index`-th answer: a number below `bound`, each equally likely.
  [[nodiscard]] constexpr virtual std::uint64_t answer(std::uint64_t index, std::uint64_t bound) const = 0;
};

/// Takes a number below `bound` from evenly distributed words, each equally likely.
template <class Words>
constexpr std::uint64_t evenly_below(std::uint64_t bound, Words&& words) {
  const std::uint64_t unfair = (Rng::max() % bound + 1) % bound;
  std::uint64_t word = words();
  while (word > Rng::max() - unfair) word = words();
  return word % bound;
}

/// Chance from a seed of 64 bits: for tools and matches of one's own. A table of people uses fair::KeyedChance.
class ChanceStream final : public ChanceSource {
 public:
  constexpr explicit ChanceStream(std::uint64_t seed) : seed_(seed) {}
  constexpr ~ChanceStream() override {}  // NOLINT(modernize-use-equals-default): g++ 12 needs the body

  [[nodiscard]] constexpr std::uint64_t answer(std::uint64_t index, std::uint64_t bound) const override {
    return evenly_below(bound, Rng{Rng::mix(Rng::mix(seed_) + index)});
  }
  [[nodiscard]] constexpr std::uint64_t seed() const { return seed_; }

 private:
  std::uint64_t seed_;
};

}  // namespace krypta
