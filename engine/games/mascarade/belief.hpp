#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/games/mascarade/rules.hpp"

/// What one observer can know of the cards: how they lay, which of them went under the table, and which he has seen.
namespace krypta::mascarade {

/// The characters of all cards, in the order of `each_place`.
using Arrangement = FixedVector<Character, deck_size>;

/// The places of a table, numbered as in an Arrangement.
class Places {
 public:
  explicit Places(const State& state);
  [[nodiscard]] unsigned count() const { return count_; }
  [[nodiscard]] unsigned number_of(Place p) const;
  /// Of a place as events tell it: a card in the middle has no owner.
  [[nodiscard]] unsigned number_of(int owner, int spot) const;

 private:
  unsigned seats_;
  unsigned count_;
};

/// Something that an observer has learnt of the cards, in the order in which it happened.
struct Memory {
  enum class Kind : std::uint8_t {
    MaybeExchanged,  ///< he does not know whether the two changed places
    Exchanged,       ///< he does
    Seen             ///< the card at `one` is of this character
  };
  Kind kind{};
  std::uint8_t one = 0;
  std::uint8_t another = 0;
  Character character{};
  friend bool operator==(const Memory&, const Memory&) = default;
};

struct Memories {
  Arrangement dealt;  ///< empty if he has not seen the deal, because the match began in a position
  std::vector<Memory> since;
};
[[nodiscard]] Memories memories_of(const GameView& view);

/// How the cards may lie now, given everything the observer remembers, each unknown exchange a fair coin.
///
/// The exact distribution is not written down, which would take up to 13! arrangements; arrangements are drawn from it.
/// Going back from the present, `patterns_[t]` is the likelihood of everything seen after the t-th memory as a function
/// of how the cards lay then: a sum of weights of patterns, a pattern being a few places with their characters. A card
/// that was seen adds itself to the patterns; a coin makes two of each pattern that it touches; what was certain then
/// drops out. Going forward, each coin falls with the odds that the patterns give to its two sides.
class Belief {
 public:
  /// Of all times together. Matches in which now and then a card is revealed need some hundreds; it takes hundreds of
  /// turns without an announcement to need more than this, which is three megabytes.
  static constexpr std::size_t usual_most_patterns = 1U << 17U;

  explicit Belief(const GameView& view);
  Belief(const CharacterSet& set, const Memories& memories, std::size_t most_patterns = usual_most_patterns);

  [[nodiscard]] Arrangement draw(Rng& rng) const;
  /// Whether everything remembered counts. If the patterns became too many, what happened before a certain moment is
  /// forgotten, except for the cards that were certain then.
  [[nodiscard]] bool exact() const { return forgotten_ == 0; }
  /// How likely it was to see what is remembered, as a logarithm and but for a constant of the table; less than any
  /// number if it could not be. Compared between beliefs that are exact.
  [[nodiscard]] double log_likelihood() const;

 private:
  /// Four bits a place.
  using Nibbles = std::uint64_t;
  struct Pattern {
    Nibbles cards = 0;
    Nibbles places = 0;  ///< all bits of the places that count
    double weight = 1;
  };
  using Patterns = std::vector<Pattern>;
  /// At each place the characters that can be there, a bit each.
  using Possible = std::array<std::uint16_t, deck_size>;

  static constexpr Nibbles at(unsigned place, Nibbles nibble) { return nibble << (4U * place); }
  void look_ahead(Possible now);
  /// Tells before which memory the patterns became too many; 0 if they never did.
  [[nodiscard]] std::size_t look_back(std::size_t most_patterns);
  [[nodiscard]] Possible at_first(const Memories& memories) const;
  /// Of what was possible only what was certain; any other card may lie anywhere else.
  [[nodiscard]] Possible certain_only(const Possible& possible) const;
  /// Drops what was certain and what was impossible at that time; tells whether the pattern was possible.
  [[nodiscard]] bool settle(Pattern& pattern, const Possible& possible) const;
  [[nodiscard]] Patterns before(const Memory& memory, const Patterns& after, const Possible& possible);
  [[nodiscard]] static double likelihood(const Patterns& patterns, Nibbles cards);
  [[nodiscard]] Nibbles draw_start(Rng& rng) const;
  /// In how many ways the places that the pattern leaves open can be filled; in none if it takes a card twice.
  [[nodiscard]] double fillings(const Pattern& pattern) const;
  [[nodiscard]] Nibbles filled(Pattern pattern, Rng& rng) const;
  [[nodiscard]] Pattern with_certain(Pattern pattern) const;

  CharacterSet set_;
  unsigned places_ = 0;
  std::vector<Memory> since_;
  std::size_t forgotten_ = 0;       ///< memories
  std::vector<Possible> possible_;  ///< before the first memory, after it, …
  std::vector<Patterns> patterns_;  ///< the same times, in the order of their places and then of their cards
  double log_scale_ = 0;            ///< what the weights of the first time were divided by
  std::vector<double> start_odds_;  ///< of the patterns at the first time that is not forgotten, summed up
};

/// Puts these cards where one does not know what lies there.
void lay(State& state, const Arrangement& cards);
/// A position that looks like this to the observer, the cards drawn from what he believes. Whoever draws many makes the
/// belief once.
[[nodiscard]] State completed(const GameView& view, const Belief& belief, Rng& rng);

}  // namespace krypta::mascarade
