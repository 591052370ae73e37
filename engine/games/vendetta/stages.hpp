#pragma once

#include <cstdint>

/// How far a step has come: what `stage` means in the frames of each of them.
namespace krypta::vendetta::stages {

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
/// Of a Frenzy; beyond the last one it is over. VD-178
enum Stage : std::uint8_t { Begins, Causes, Replaces, Drains, Finished };
}  // namespace frenzy

namespace effect {
/// Of a card that is carried out. VD-252
enum Stage : std::uint8_t { AsksAboutPartner, Runs };
}  // namespace effect

}  // namespace krypta::vendetta::stages
