#pragma once

#include <array>
#include <vector>

#include "bots/mascarade/thoughts.hpp"

/// What was said and done at the table, and what it tells about the players.
namespace krypta::bots::mascarade {

/// What a player knows who is asked whether a character is his.
struct Asked {
  double careless = 0;  ///< how likely he answers without thinking
  double knows = 0;     ///< how likely he knows his card
  double thought = 0;   ///< how likely it is the character, for somebody who only watched
  bool holds = false;
  bool decisive = false;  ///< the announcer would win by it
};
/// How likely he claims it.
[[nodiscard]] double claim_chance(const Asked& asked);

/// Told by the events that one observer has seen. Places are numbered as in an Arrangement.
class Record {
 public:
  explicit Record(const GameView& view);

  /// How likely a character lies at a place for somebody who only watched.
  [[nodiscard]] double thought(unsigned place, Character c) const { return watched_.thoughts()[place][c]; }
  /// How likely a player knows the card at a place.
  [[nodiscard]] double knows(Seat s, unsigned place) const { return watched_.knows(s, place); }
  [[nodiscard]] const Watched& watched() const { return watched_; }
  /// How likely a player answers without thinking: he claimed what he was not too often.
  [[nodiscard]] double careless(Seat s) const { return careless_[number(s)]; }
  /// How much likelier than by the cards alone a character lies at a place, by what its player has said of it.
  [[nodiscard]] double hint(unsigned place, Character c) const { return hints_[place][c]; }

  /// With an event of the memory somebody let others guess that a character is so many times as likely at a place.
  struct Suggestion {
    std::size_t event = 0;
    unsigned place = 0;
    Character character{};
    double times = 1;
  };
  [[nodiscard]] const std::vector<Suggestion>& suggestions() const { return suggestions_; }

 private:
  void note_manners(const GameView& view);
  void replay(const GameView& view);
  void hear(const Event& event);
  void answered(Seat s, bool claims);
  void see(unsigned place, Character c);
  void put_back(Seat s);
  void suggest(unsigned place, Character c, double times);

  Seat self_;
  unsigned seats_;
  Places places_;
  Watched watched_;
  std::array<OfCharacter<double>, deck_size> hints_{};
  std::vector<Suggestion> suggestions_;
  std::array<double, table_size> careless_{};
  // While the events are read:
  std::size_t event_ = 0;
  Maybe<Character> announced_;
  unsigned one_ = 0;
  unsigned another_ = 0;
  Maybe<EventKind> decided_;
};

}  // namespace krypta::bots::mascarade
