#pragma once

#include "bots/mascarade/worlds.hpp"

/// What the players believe while a line of play goes on. A state has no memory of it.
namespace krypta::bots::mascarade {

/// How likely somebody claims a character who believes with this probability that he has it. `decisive`: the announcer
/// would win by it; `challenged`: somebody has claimed it already.
[[nodiscard]] double claims(double believed, bool decisive, bool challenged);

class Minds {
 public:
  /// `own` is what the seat itself thinks of the cards; what others think is made of what everybody has seen and heard.
  Minds(const GameView& view, const Record& open, const Thoughts& own);

  /// In a position as it may be: each knows the cards that he may know. Unless the line is the seat's own, nobody but
  /// itself knows what it thinks, and it is one of the others.
  void begin(const State& world, bool own_line, Rng& rng);
  /// Somebody has made a choice.
  void note(const State& before, Seat s, Choice choice, const State& after);

  /// How the cards may lie for another seat, which knows some of these.
  [[nodiscard]] Arrangement arranged_for(Seat s, const Arrangement& cards, Rng& rng) const;

  [[nodiscard]] const OfCharacter<double>& at(Seat s, Place p) const {
    return thoughts_[number(s)][places_.number_of(p)];
  }
  /// How likely a player is expected to claim a character: if it is his card, and if not.
  struct Expected {
    double if_true = 0;
    double if_false = 0;
  };
  /// Whoever announces expects fewer claims than are made, but for the seat that searches.
  [[nodiscard]] Expected expected_claim(const State& state, Seat announcer, Seat s, Character c) const;

 private:
  /// Whether these are the thoughts of the seat that searches.
  [[nodiscard]] bool searching(Seat s) const { return own_line_ && s == self_; }
  void see(Seat s, Place p, Character c) { thoughts_[number(s)].see(places_.number_of(p), c, set_); }
  void show(const State& before, Place p);
  void answered(const State& before, Seat s, Choice choice);
  void put_back(const State& before, Seat s, bool exchanged);
  void suggest(Seat by, Place p, Character c, double times);

  Seat self_;
  unsigned seats_;
  Places places_;
  CharacterSet set_;
  Watched watched_at_first_;
  Thoughts own_at_first_;
  Thoughts others_at_first_;  ///< of all cards but their own
  bool own_line_ = true;
  Watched watched_;
  std::array<Thoughts, table_size> thoughts_;
};

}  // namespace krypta::bots::mascarade
