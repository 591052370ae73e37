#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "engine/games/vampire_empire/rules.hpp"

/// Cards in hands: what the opponent may hold, and what to play of one's own.
namespace krypta::bots::vampire_empire {

using namespace krypta::vampire_empire;

/// Whether cards are played for a combat there.
constexpr bool is_combat(Step step) {
  return step == Step::Attack || step == Step::Defend || step == Step::AddAttack || step == Step::AddDefence;
}
/// The cards that a player may have in hand, for an opponent: all that he has not seen going anywhere.
[[nodiscard]] CardSet unseen(const State& known, Seat of);
/// The cards of a deck that are valid for a character against another. VE-123 to VE-126
[[nodiscard]] CardSet valid_of(const Cards& cards, const State& known, Side deck, Character supported,
                               Character opposed);

/// How many points a hidden hand can add, as odds.
class Reach {
 public:
  /// `unseen` cards of which `hand` are in the hand; of them the valid ones count.
  Reach(const Cards& cards, const CardSet& unseen, const CardSet& valid, unsigned hand);
  /// The chance that all it can add is less.
  [[nodiscard]] double below(int points) const;

 private:
  static constexpr std::size_t most = 40;
  std::array<double, most + 1> below_{};  ///< at i: of less than i points
};

/// Some cards of a hand, what they are worth in a combat and what it costs to lose them.
struct Stake {
  CardSet cards{};
  unsigned points = 0;
  double cost = 0;
};

/// Every selection of some cards; of more than ten the rest is left out.
class Stakes {
 public:
  template <class Cost>
  Stakes(const Cards& cards, const CardSet& valid, Cost cost) {
    for (const Card c : valid) {
      if (count_ == most) break;
      order_[count_] = c;
      points_[count_] = cards.value(c);
      costs_[count_] = cost(c);
      ++count_;
    }
  }
  /// Of so many cards at most.
  [[nodiscard]] Stakes up_to(unsigned cards) const {
    Stakes fewer = *this;
    fewer.up_to_ = cards;
    return fewer;
  }
  /// The best selection by `worth(points, cost)`, which may refuse one; the empty one only if it is allowed.
  template <class Worth>
  [[nodiscard]] std::optional<Stake> best(bool may_be_empty, Worth worth) const {
    std::optional<Stake> found;
    double most_worth = 0;
    std::size_t best_mask = 0;
    std::array<std::uint16_t, 1U << most> points{};
    std::array<double, 1U << most> costs{};
    for (std::size_t mask = 0; mask < std::size_t{1} << count_; ++mask) {
      if (mask != 0) {
        const std::size_t rest = mask & (mask - 1U);
        const auto added = static_cast<std::size_t>(std::countr_zero(mask));
        points[mask] = static_cast<std::uint16_t>(points[rest] + points_[added]);
        costs[mask] = costs[rest] + costs_[added];
      } else if (!may_be_empty) {
        continue;
      }
      if (static_cast<unsigned>(std::popcount(mask)) > up_to_) continue;
      const std::optional<double> now = worth(unsigned{points[mask]}, costs[mask]);
      if (!now || (found && *now <= most_worth)) continue;
      most_worth = *now;
      found = Stake{{}, points[mask], costs[mask]};
      best_mask = mask;
    }
    if (found) {
      for (std::size_t i = 0; i < count_; ++i) {
        if ((best_mask >> i & 1U) != 0) found->cards.add(order_[i]);
      }
    }
    return found;
  }
  /// The cheapest of at least so many points.
  [[nodiscard]] std::optional<Stake> cheapest(int points) const {
    return best(true, [&](unsigned sum, double cost) -> std::optional<double> {
      if (static_cast<int>(sum) < points) return std::nullopt;
      return -cost;
    });
  }

 private:
  static constexpr std::size_t most = 10;
  std::array<Card, most> order_{};
  std::array<unsigned, most> points_{};
  std::array<double, most> costs_{};
  std::size_t count_ = 0;
  unsigned up_to_ = most;
};

}  // namespace krypta::bots::vampire_empire
