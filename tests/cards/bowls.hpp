#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/cards/frame.hpp"
#include "engine/cards/library.hpp"
#include "engine/cards/machine.hpp"
#include "engine/core/enums.hpp"
#include "engine/core/fields.hpp"

/// A game that is only there to be spoken of in the card language: a table with four bowls of stones, and three players
/// with coins, points and a pouch that nobody else looks into. Its vocabulary has everything a vocabulary can have.
namespace krypta::bowls {

enum class Kind : std::uint8_t { Player, Bowl, Stone, Colour, Mood, User, Sign, Span, Card };
constexpr cards::Type type_of(Kind kind) { return cards::own_type(static_cast<unsigned>(kind)); }

enum class Bowl : std::uint8_t { North, East, South, West };
constexpr std::array<std::string_view, 4> names_of(std::type_identity<Bowl>) {
  return {"north", "east", "south", "west"};
}
enum class Colour : std::uint8_t { Red, Green, Blue };
constexpr std::array<std::string_view, 3> names_of(std::type_identity<Colour>) { return {"red", "green", "blue"}; }
/// Somebody can be green, too: a word of two types.
enum class Mood : std::uint8_t { Calm, Wild, Green };
constexpr std::array<std::string_view, 3> names_of(std::type_identity<Mood>) { return {"calm", "wild", "green"}; }

/// Who may use an ability, as one of its facts says.
enum class User : std::uint8_t { Owner, Anyone };
constexpr std::array<std::string_view, 2> names_of(std::type_identity<User>) { return {"owner", "anyone"}; }

/// What can be drawn on a stone, any number of times: named counters.
enum class Sign : std::uint8_t { Chalk, Moss };
constexpr std::array<std::string_view, 2> names_of(std::type_identity<Sign>) { return {"chalk", "moss"}; }
/// What the table remembers.
enum class Span : std::uint8_t { Today, LastTurn };
constexpr std::array<std::string_view, 2> names_of(std::type_identity<Span>) { return {"today", "last_turn"}; }

enum class Property : std::uint8_t {
  Self,
  Rival,
  Round,
  Night,
  FullBowl,
  LastStone,
  ColourOf,
  Weight,
  BowlOf,
  Cracked,
  Size,
  Coins,
  Points,
  Neighbour,
  Signs,
  Gained,
  Tally,
  Engraved
};
enum class Domain : std::uint8_t { Stones, Inside, Bowls, Players, Pouch, Dice, Hill, Numbers };
enum class Verb : std::uint8_t {
  Gain,
  Move,
  Remove,
  Paint,
  Note,
  Remember,
  Ring,
  Rest,
  Heavier,
  Quiet,
  Spend,
  GiveUp,
  Empty,
  Drain,
  Draw
};
enum class Window : std::uint8_t { Morning, Noon, Evening };

[[nodiscard]] const cards::Vocabulary& vocabulary();

inline constexpr unsigned player_count = 3;
inline constexpr unsigned bowl_count = 4;

struct Stone {
  Colour colour = Colour::Red;
  std::int16_t weight = 1;
  Maybe<Bowl> bowl{};  ///< if it is in none, it is in a pouch or gone
  Maybe<Seat> pouch{};
  bool cracked = false;
  std::int16_t chalk = 0;
  std::int16_t moss = 0;
  std::int16_t engraved = cards::nothing;  ///< a card
  friend constexpr bool operator==(const Stone&, const Stone&) = default;
};
constexpr auto fields_of(std::type_identity<Stone>) {
  return fields<Stone>(field("colour", &Stone::colour, everyone), field("weight", &Stone::weight, everyone),
                       field("bowl", &Stone::bowl, everyone), field("pouch", &Stone::pouch, everyone),
                       field("cracked", &Stone::cracked, everyone), field("chalk", &Stone::chalk, everyone),
                       field("moss", &Stone::moss, everyone), field("engraved", &Stone::engraved, everyone));
}

struct Player {
  std::int16_t coins = 3;
  std::int16_t points = 0;
  std::int16_t today = 0;      ///< points gained
  std::int16_t last_turn = 0;  ///< the same, since the last turn
  friend constexpr bool operator==(const Player&, const Player&) = default;
};
constexpr auto fields_of(std::type_identity<Player>) {
  return fields<Player>(field("coins", &Player::coins, everyone), field("points", &Player::points, everyone),
                        field("today", &Player::today, everyone), field("last_turn", &Player::last_turn, everyone));
}

struct PutOff {
  Window window{};
  cards::Frame frame{};
  std::uint16_t term = once;  ///< of what comes again
  static constexpr std::uint16_t once = 0xFFFF;
  friend constexpr bool operator==(const PutOff&, const PutOff&) = default;
};
constexpr std::array<std::string_view, 3> names_of(std::type_identity<Window>) {
  return {"morning", "noon", "evening"};
}
constexpr auto fields_of(std::type_identity<PutOff>) {
  return fields<PutOff>(field("window", &PutOff::window, everyone), field("frame", &PutOff::frame, everyone),
                        field("term", &PutOff::term, everyone));
}

/// What lasts as long as a condition says. The frame is there for the names that the condition speaks of.
struct Lasting {
  std::uint8_t verb = 0;
  std::uint16_t term = 0;
  cards::Frame frame{};
  friend constexpr bool operator==(const Lasting&, const Lasting&) = default;
};
constexpr auto fields_of(std::type_identity<Lasting>) {
  return fields<Lasting>(field("verb", &Lasting::verb, everyone), field("term", &Lasting::term, everyone),
                         field("frame", &Lasting::frame, everyone));
}

struct State {
  SeatArray<Player, player_count> players = SeatArray<Player, player_count>::filled(player_count);
  FixedVector<Stone, 16> stones{};
  std::int16_t round = 2;
  bool night = false;
  FixedVector<cards::Frame, 1> card{};  ///< the card that is being carried out
  FixedVector<PutOff, 4> later{};
  FixedVector<Lasting, 4> lasting{};
  bool at_once = false;  ///< who is out is judged when it is over
  friend constexpr bool operator==(const State&, const State&) = default;
};
constexpr auto fields_of(std::type_identity<State>) {
  return fields<State>(field("players", &State::players, everyone), field("stones", &State::stones, everyone),
                       field("round", &State::round, everyone), field("night", &State::night, everyone),
                       field("card", &State::card, everyone), field("later", &State::later, everyone),
                       field("lasting", &State::lasting, everyone), field("at_once", &State::at_once, everyone));
}

/// Stones 0 to 5 in the bowls: 0 red 1 north, 1 green 2 north, 2 blue 3 east, 3 red 4 east, 4 green 5 east, 5 blue 6
/// south; the west is empty. Stones 6, 7, 8 (weights 7, 8, 9) are in the pouch of seat 0, 9 and 10 in that of seat 1.
[[nodiscard]] State laid_out();

/// What the machine asks and has done. What it did is noted as words: "gain 0 3".
class Host {
 public:
  Host(State& state, Seat self, std::vector<std::string>* log = nullptr, const cards::Program* program = nullptr)
      : state_(state), self_(self), log_(log), program_(program) {}

  [[nodiscard]] int property(unsigned property, int subject) const;
  [[nodiscard]] int property(unsigned property, int subject, int given) const;
  template <class Visit>
  void each(unsigned domain, int argument, Visit&& visit) const {
    const auto stones = [&](auto&& belongs) {
      for (std::size_t i = 0; i < state_.stones.size(); ++i) {
        if (belongs(state_.stones[i])) visit(static_cast<int>(i));
      }
    };
    const auto numbers = [&](int from, int to) {
      for (int i = from; i < to; ++i) visit(i);
    };
    switch (static_cast<Domain>(domain)) {
      case Domain::Stones: return stones([](const Stone& s) { return s.bowl.has_value(); });
      case Domain::Inside: return stones([&](const Stone& s) { return s.bowl == Maybe{static_cast<Bowl>(argument)}; });
      case Domain::Bowls: return numbers(0, static_cast<int>(bowl_count));
      case Domain::Players: return numbers(0, static_cast<int>(player_count));
      case Domain::Pouch:
        return stones([&](const Stone& s) { return s.pouch == Maybe{seat(static_cast<unsigned>(argument))}; });
      case Domain::Dice: return numbers(1, 4);
      case Domain::Hill: return;
      case Domain::Numbers: return numbers(0, std::min(argument, 9) + 1);
    }
  }
  [[nodiscard]] bool has(unsigned domain, int argument, int thing) const {
    bool found = false;
    each(domain, argument, [&](int one) { found = found || one == thing; });
    return found;
  }
  cards::Flow call(unsigned verb, std::span<const int> arguments);
  [[nodiscard]] bool can(unsigned verb, std::span<const int> arguments) const;
  void later(unsigned window, cards::Address from);
  cards::Flow lasts(unsigned verb, std::span<const int> arguments, std::uint16_t term);
  void whenever(std::uint16_t term);
  void together(bool begins);

 private:
  void note(std::string line) {
    if (log_ != nullptr) log_->push_back(std::move(line));
  }
  /// Who has fewer points than none is out.
  void judge();

  State& state_;
  Seat self_;
  std::vector<std::string>* log_;
  const cards::Program* program_;
};

}  // namespace krypta::bowls
