#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/core/choice.hpp"
#include "engine/core/enums.hpp"
#include "engine/core/fields.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/frame.hpp"

/// What lies on the table in Wampiry w Nowej Hucie, and who may see it. The words are those of docs/rules/nowa-huta.md.
namespace krypta::nowa_huta {

inline constexpr unsigned table_size = 4;     // NH-001
inline constexpr unsigned markers_each = 21;  // NH-007
inline constexpr unsigned last_turn = 15;     // NH-028

/// Clockwise. NH-002, NH-003
enum class Estate : std::uint8_t { Handlowe, Teatralne, Gorali, Zielone, Szkolne, Ogrodowe, Mlodosci };
constexpr std::array<std::string_view, 7> names_of(std::type_identity<Estate>) {
  return {"handlowe", "teatralne", "gorali", "zielone", "szkolne", "ogrodowe", "mlodosci"};
}

/// The spaces of the Circle of Time, clockwise. NH-004
enum class CircleAction : std::uint8_t {
  MysteriousReports,
  SurpriseAttack,
  LightningReaction,
  VileSlander,
  CunningGambit,
  Bat,
  SabbathHour
};
constexpr std::array<std::string_view, 7> names_of(std::type_identity<CircleAction>) {
  return {"reports", "attack", "reaction", "slander", "gambit", "bat", "sabbath"};
}

/// The cards for the vampire. NH-015, NH-035
enum class EstateCard : std::uint8_t { Clockwise1, Clockwise2, CounterClockwise1, CounterClockwise2 };
constexpr std::array<std::string_view, 4> names_of(std::type_identity<EstateCard>) {
  return {"cw1", "cw2", "ccw1", "ccw2"};
}

/// The cards for the circle pawn, always clockwise. NH-015, NH-036
enum class CircleCard : std::uint8_t { One, Two };
constexpr std::array<std::string_view, 2> names_of(std::type_identity<CircleCard>) { return {"1", "2"}; }

/// NH-012
enum class Modifier : std::uint8_t { None, Raise, Lower };
constexpr std::array<std::string_view, 3> names_of(std::type_identity<Modifier>) { return {"none", "raise", "lower"}; }

/// Blood Dusk and Armageddon: each takes place once, at the end of the turn in which its condition was met.
enum class Special : std::uint8_t { Waiting, Due, Done };
constexpr std::array<std::string_view, 3> names_of(std::type_identity<Special>) { return {"waiting", "due", "done"}; }

/// How it stands with the estate ability or the circle action of a player's turn. NH-047, NH-049
enum class Use : std::uint8_t { None, Open, Used };
constexpr std::array<std::string_view, 3> names_of(std::type_identity<Use>) { return {"none", "open", "used"}; }

/// The steps of the rule book, in its order. Those marked "asks" wait for a decision.
enum class Step : std::uint8_t {
  // Setup
  DrawElder,         // asks chance
  PlaceVampires,     // asks
  PlaceCirclePawns,  // asks
  // A turn
  Plan,       // asks everybody at once
  TakeTurns,  // one player's turn after the other, each in a frame of its own
  // A player's turn
  UseAbilities,    // step c; asks
  PlacePossessed,  // step d
  LeaveCircle,     // Lightning Reaction and Bat; asks
  // Estate abilities; all ask
  TeatralneTake,
  GoraliTake,
  ZieloneTake,
  ZieloneTo,
  SzkolneTakeOwn,
  SzkolneTakeOther,
  OgrodoweTake,
  MlodosciTake,
  MlodosciCount,
  MlodosciTo,
  // Circle actions; all ask
  AttackTarget,
  AttackMove,
  GambitTarget,
  GambitMove,
  Over
};
constexpr std::array<std::string_view, 23> names_of(std::type_identity<Step>) {
  return {"draw-elder",
          "place-vampires",
          "place-circle-pawns",
          "plan",
          "take-turns",
          "use-abilities",
          "place-possessed",
          "leave-circle",
          "teatralne-take",
          "gorali-take",
          "zielone-take",
          "zielone-to",
          "szkolne-take-own",
          "szkolne-take-other",
          "ogrodowe-take",
          "mlodosci-take",
          "mlodosci-count",
          "mlodosci-to",
          "attack-target",
          "attack-move",
          "gambit-target",
          "gambit-move",
          "over"};
}

/// The two cards of the running planning phase, each fixed or not yet.
struct Plan {
  Maybe<EstateCard> estate;
  Maybe<CircleCard> circle;
  [[nodiscard]] constexpr bool complete() const { return estate.has_value() && circle.has_value(); }
  friend constexpr bool operator==(const Plan&, const Plan&) = default;
};
constexpr auto fields_of(std::type_identity<Plan>) {
  return fields<Plan>(field("estate", &Plan::estate, everyone), field("circle", &Plan::circle, everyone));
}

struct Player {
  std::uint8_t colour = 0;
  std::uint8_t supply = markers_each;
  std::uint16_t points = 0;  ///< Dark Lord points
  Maybe<Estate> vampire;
  Maybe<CircleAction> circle_pawn;
  Sealed<Plan> plan;      // NH-179
  bool attacked = false;  ///< step a of the player's turn to come is skipped
  bool gambited = false;  ///< step b of the player's turn to come is skipped
  friend constexpr bool operator==(const Player&, const Player&) = default;
};
constexpr auto fields_of(std::type_identity<Player>) {
  return fields<Player>(field("colour", &Player::colour, everyone), field("supply", &Player::supply, everyone),
                        field("points", &Player::points, everyone), field("vampire", &Player::vampire, everyone),
                        field("circle_pawn", &Player::circle_pawn, everyone),
                        field("plan", &Player::plan, owner_until_opened),
                        field("attacked", &Player::attacked, everyone), field("gambited", &Player::gambited, everyone));
}

struct EstateSpace {
  SeatArray<std::uint8_t, table_size> possessed;
  Modifier modifier = Modifier::None;
  bool sabbath = false;
  friend constexpr bool operator==(const EstateSpace&, const EstateSpace&) = default;
};
constexpr auto fields_of(std::type_identity<EstateSpace>) {
  return fields<EstateSpace>(field("possessed", &EstateSpace::possessed, everyone),
                             field("modifier", &EstateSpace::modifier, everyone),
                             field("sabbath", &EstateSpace::sabbath, everyone));
}

/// Aligned so that it is pushed, popped and replaced as one word.
struct alignas(8) Frame {
  Step step = Step::Over;
  std::uint8_t place = 0;   ///< in setup and TakeTurns: how many have had their go
  Use ability = Use::None;  ///< in a player's turn
  Use action = Use::None;   ///< in a player's turn
  std::uint8_t left = 0;    ///< of an ability: markers still to take, or to move at once
  Maybe<Estate> from{};     ///< of an ability: the estate chosen
  Maybe<Seat> whose{};      ///< of an ability or action: whose marker or pawn
  friend constexpr bool operator==(const Frame&, const Frame&) = default;
};
constexpr auto fields_of(std::type_identity<Frame>) {
  return fields<Frame>(field("step", &Frame::step, everyone), field("place", &Frame::place, everyone),
                       field("ability", &Frame::ability, everyone), field("action", &Frame::action, everyone),
                       field("left", &Frame::left, everyone), field("from", &Frame::from, everyone),
                       field("whose", &Frame::whose, everyone));
}

struct State {
  std::uint8_t turn = 1;
  Maybe<Seat> elder;
  SeatSet elder_candidates;  ///< while the Elder is being drawn
  FixedVector<Seat, table_size> order;
  SeatSet chosen;  ///< whose two cards are fixed: all that others see of a plan. NH-037, NH-181
  SeatArray<Player, table_size> players;
  EnumArray<Estate, EstateSpace> estates;
  Special blood_dusk = Special::Waiting;
  Special armageddon = Special::Waiting;
  FrameStack<Frame, 3> frames;
  friend constexpr bool operator==(const State&, const State&) = default;
};
constexpr auto fields_of(std::type_identity<State>) {
  return fields<State>(field("turn", &State::turn, everyone), field("elder", &State::elder, everyone),
                       field("elder_candidates", &State::elder_candidates, everyone),
                       field("order", &State::order, everyone), field("chosen", &State::chosen, everyone),
                       field("players", &State::players, everyone), field("estates", &State::estates, everyone),
                       field("blood_dusk", &State::blood_dusk, everyone),
                       field("armageddon", &State::armageddon, everyone), field("frames", &State::frames, everyone));
}

/// The kinds of choices; notation.cpp gives their readable ids.
enum class Verb : std::uint8_t { Elder, Vampire, Circle, Move, Time, Use, Done, Take, To, Count, Target, Stay };
enum class Usable : std::uint8_t { Ability, Action };

constexpr Choice choose(Verb verb, unsigned argument = 0) { return choice(verb, argument); }
constexpr Choice choose(Verb verb, Estate e) { return choice(verb, static_cast<unsigned>(e)); }
constexpr Choice choose(Verb verb, CircleAction a) { return choice(verb, static_cast<unsigned>(a)); }
constexpr Choice choose(Verb verb, Seat s) { return choice(verb, number(s)); }
constexpr Choice choose(EstateCard c) { return choice(Verb::Move, static_cast<unsigned>(c)); }
constexpr Choice choose(CircleCard c) { return choice(Verb::Time, static_cast<unsigned>(c)); }
constexpr Choice choose(Usable u) { return choice(Verb::Use, static_cast<unsigned>(u)); }
/// One marker of `whose` on `where`.
constexpr Choice take(Seat whose, Estate where) {
  return choice(Verb::Take, static_cast<unsigned>(where) * table_size + number(whose));
}

constexpr Verb verb(Choice c) { return verb_of<Verb>(c); }
template <class E>
constexpr E chosen(Choice c) {
  return static_cast<E>(argument_of(c));
}
constexpr Estate taken_from(Choice c) { return static_cast<Estate>(argument_of(c) / table_size); }
constexpr Seat taken_owner(Choice c) { return seat(argument_of(c) % table_size); }

constexpr unsigned steps(CircleCard c) { return static_cast<unsigned>(c) + 1; }
/// NH-003: the ring is closed.
constexpr Estate moved(Estate from, EstateCard card) {
  constexpr std::array<unsigned, 4> clockwise{1, 2, 6, 5};
  return static_cast<Estate>((static_cast<unsigned>(from) + clockwise[static_cast<unsigned>(card)]) % 7);
}
constexpr CircleAction moved(CircleAction from, CircleCard card) {
  return static_cast<CircleAction>((static_cast<unsigned>(from) + steps(card)) % 7);
}

}  // namespace krypta::nowa_huta
