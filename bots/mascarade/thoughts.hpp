#pragma once

#include <array>

#include "engine/games/mascarade/belief.hpp"

/// What may be thought of cards that lie face down. Places are numbered as in an Arrangement.
namespace krypta::bots::mascarade {

using namespace krypta::mascarade;

template <class T>
using OfCharacter = EnumArray<Character, T>;

/// With more patterns a belief would take longer than a choice should.
inline constexpr std::size_t most_patterns = 256;

/// How likely each character lies at each place, for somebody.
class Thoughts {
 public:
  Thoughts() = default;
  /// Of somebody who has not seen the deal and knows the set alone.
  explicit Thoughts(const CharacterSet& set);

  [[nodiscard]] OfCharacter<double>& operator[](unsigned place) { return rows_[place]; }
  [[nodiscard]] const OfCharacter<double>& operator[](unsigned place) const { return rows_[place]; }

  /// He sees a card, so it lies nowhere else.
  void see(unsigned place, Character c, const CharacterSet& set);
  /// Two cards were under the table, and he does not know whether they changed places; how likely they did.
  void mix(unsigned one, unsigned another, double exchanged = 0.5);
  /// A character seems so many times as likely there as he thought.
  void suggest(unsigned place, Character c, double times);

 private:
  std::array<OfCharacter<double>, deck_size> rows_{};
};

/// What everybody at the table has watched.
class Watched {
 public:
  explicit Watched(const State& state);

  /// How likely a character lies at a place for somebody who only watched.
  [[nodiscard]] const Thoughts& thoughts() const { return thoughts_; }
  /// How likely a player knows the card at a place.
  [[nodiscard]] double knows(Seat s, unsigned place) const { return knows_[number(s)][place]; }

  void look(Seat s, unsigned place) { knows_[number(s)][place] = 1; }
  void show(unsigned place, Character c);
  /// A player had two cards under the table; `seen` if he looked at them.
  void put_back(Seat s, unsigned one, unsigned another, bool seen);

 private:
  CharacterSet set_;
  unsigned seats_;
  Thoughts thoughts_;
  std::array<std::array<double, deck_size>, table_size> knows_{};
};

}  // namespace krypta::bots::mascarade
