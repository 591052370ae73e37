#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/games/vendetta/state.hpp"

namespace krypta::vendetta {

/// What cards are drawn for.
enum class DrawFor : std::uint8_t { Hand, Building, Play };

/// How far a step has come: what `stage` means in the frames of each of them.
namespace stages {

namespace round {
/// Of a round: what comes next when what lies on it is done. VD-034
enum Stage : std::uint8_t {
  Begins,
  Feeds,
  Refills,
  Draws,
  BuildsHands,
  BeforePlanning,
  Plans,
  AfterPlanning,
  BeforeResolution,
  Resolves,
  Ends,
  FinishesWhatWasPutOff
};
}  // namespace round

namespace turn {
/// Of a turn. VD-057
enum Stage : std::uint8_t { Begins, BeforeCard, AfterCard, NoCard };
}  // namespace turn

namespace site {
/// Of a location: what comes next. VD-114
enum Stage : std::uint8_t {
  Begins,
  Chooses,
  Shows,
  Finishes,  // the choices
  Withdraws,
  BeforeReveal,
  Reveals,
  TurnsUp,
  AfterReveal,
  Prepares,
  BeforeConflict,
  Fights,
  BeforePower,
  Counts,
  Pays,
  Aftermath,
  Closes,
  Closed
};
}  // namespace site

namespace withdrawal {
/// Of a withdrawal. VD-124
enum WithdrawalStage : std::uint8_t { Asks, Moves, Done };
}  // namespace withdrawal

namespace frenzy {
/// Of a Frenzy. VD-178
enum Stage : std::uint8_t {
  Begins,
  Causes,
  Replaces,
  Drains,
  Finished,
  Averted  // a card has taken its place, or that of what it drains. VD-315, VD-339
};
}  // namespace frenzy

namespace effect {
/// Of a card that is carried out. VD-252
enum Stage : std::uint8_t { AsksAboutPartner, Runs };
}  // namespace effect

namespace reward {
/// Of what one rank brings: what comes next; in `count`. VD-157
enum Stage : std::uint8_t { PaysInfluence, PaysFollower, MovesAmbition };
}  // namespace reward

}  // namespace stages

// What other fields of a frame say in the steps that have a use of their own for them.

/// Of a pass: which cards have their turn; in `stage`. VD-139, VD-146, VD-175
constexpr CardStep step_of(const Frame& pass) { return static_cast<CardStep>(pass.stage); }
/// Of a pass: cards that were carried out in it and came back to a hand. VD-142
constexpr auto& came_back(Frame& pass) { return pass.waiting; }
constexpr const auto& came_back(const Frame& pass) { return pass.waiting; }
/// Of a draw; in `stage`.
constexpr DrawFor drawn_for(const Frame& draw) { return static_cast<DrawFor>(draw.stage); }
/// Of the rewards: whose are paid, as a place in the ranking from 0; in `stage`. VD-157
constexpr std::size_t place_paid(const Frame& rewards) { return rewards.stage; }
/// Of an effect: it waits for an answer whether what it says of rivals is said of the partner too. VD-252, VD-277
constexpr bool asks_about_partner(const Frame& effect) { return effect.stage == stages::effect::AsksAboutPartner; }
/// Of an effect: who was first in player order when it began; in `count`. VD-224
constexpr Seat first_in_order(const Frame& effect) { return seat(effect.count); }

}  // namespace krypta::vendetta
