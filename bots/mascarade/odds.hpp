#pragma once

#include <vector>

#include "bots/mascarade/record.hpp"
#include "bots/mascarade/worth.hpp"

/// How the cards may lie, and what will be said of them.
namespace krypta::bots::mascarade {

/// A position as it may be, the cards included.
struct Possible {
  State state;
  Arrangement cards;
  double weight = 1;
  std::uint64_t luck = 0;  ///< the same for all choices that are compared
};

/// Positions drawn from the belief of one seat and weighed by what the others have said.
class Odds {
 public:
  Odds(const GameView& view, const Record& record, Rng& rng);

  [[nodiscard]] const std::vector<Possible>& positions() const { return positions_; }
  [[nodiscard]] unsigned number_of(Place p) const { return places_.number_of(p); }
  [[nodiscard]] const OfCharacter<double>& at(unsigned place) const { return chances_[place]; }
  [[nodiscard]] const OfCharacter<double>& at(Place p) const { return at(number_of(p)); }

  /// What another player may say to what is announced there.
  [[nodiscard]] Answer answer(const Possible& possible, const State& state, Seat s) const;
  /// How likely nobody else claims a character that the announcer does not hold.
  [[nodiscard]] double unclaimed(const State& state, Seat announcer, Character c) const;

 private:
  struct Claim {
    double chance = 0;
    Spot with{};
  };
  /// How likely the player at a place claims a character with the card there, if it is not so and if it is.
  using Claims = std::array<std::array<double, 2>, deck_size>;
  struct Manners {
    Claims usually;
    Claims if_decisive;
  };
  [[nodiscard]] Claim claim(const Possible& possible, Seat s, Character c, bool decisive) const;
  void foresee_claims(const State& known);
  void fill(Possible& possible, const Arrangement& drawn);

  const Record& record_;
  Places places_;
  unsigned seats_;
  OfCharacter<Manners> manners_{};
  std::vector<Possible> positions_;
  std::array<OfCharacter<double>, deck_size> chances_{};
};

/// A number from 0 to 1 that belongs to a possible position and a purpose.
[[nodiscard]] double luck(const Possible& possible, unsigned purpose);

}  // namespace krypta::bots::mascarade
