#pragma once

#include <cstdint>

/// How far a step has come: what `Frame::stage` means in each. A step says where it goes on before it begins something
/// above itself. `check` holds what lies above a step to its stage (check/frames.cpp).
namespace krypta::vtes {

/// Of Step::Turn.
namespace turning {
enum Stage : std::uint8_t {
  Begins,
  Unlocks,
  UnlockEffects,
  Masters,
  MasterEffects,
  BetweenActions,
  NextAction,
  Influences,
  InfluenceEnds,
  Discards,
  DiscardEnds,
  Ends
};
}

/// Of Step::Impulse.
namespace asking {
enum Stage : std::uint8_t { Begins, First, Others, Holder };
}

/// Of Step::Play.
namespace playing_stage {
enum Stage : std::uint8_t { Targets, Reduces, AsPlayed, Pays, Paid, Runs };
}

/// Of Step::Action.
namespace acting {
enum Stage : std::uint8_t {
  Reduces,
  Declared,
  Locks,
  Announced,
  NoBlock,
  NoBlockEnds,
  Attempt,
  AttemptEnds,
  Declined,
  DeclinedEnds,
  WouldSucceed,
  Resolves,
  Succeeds,
  ReducesAgain,
  Pays,
  Takes,
  Taken,
  Blocked,
  BlockWindow,
  BlockDue,
  BlockResolves,
  Continues,
  After,
  Ends
};
}

/// Of Step::Combat.
namespace fighting {
enum Stage : std::uint8_t {
  RoundBegins,
  RangeBefore,
  EarlyDamage,
  Range,
  RangeEnds,
  StrikeBefore,
  ActingStrikes,
  ActingDeclared,
  OtherStrikes,
  OtherDeclared,
  Modify,
  LayerEnds,
  LayerFirst,
  LayerNormal,
  AfterStrikes,
  PairEnds,
  Extra,
  PressBegins,
  AutomaticPress,
  Press,
  PressEnds,
  RoundEnds,
  Ends
};
}

/// Of Step::Strike: which strike, at whom, and what is used with it.
namespace choosing {
enum Stage : std::uint8_t { Chooses, Aims, Adds };
}

/// Of Step::Damage.
namespace hurting {
enum Stage : std::uint8_t {
  ActingPrevents,
  ActingOthers,  // those who are not involved. VT-876
  ActingEnds,
  OtherPrevents,
  OtherOthers,
  Stands,
  Caused,  // what damage has caused. VT-829
  Applies,
  Goes
};
}

/// Of Step::PreventWhich: of all points, or of those from guns.
namespace sorting {
enum Stage : std::uint8_t { All, Guns };
}

/// Of Step::Diablerie.
namespace drinking {
enum Stage : std::uint8_t { Before, Drinks, Loots, Learns, Awards, After, Burns, Hunts, Stopped };
}

/// Of Step::Referendum.
namespace polling {
enum Stage : std::uint8_t { Begins, Casts, Counts, Takes, After, Ends };
}

/// Of Step::Learn.
namespace learning {
enum Stage : std::uint8_t { Lessons, Trophies, Convictions };
}

/// Of Step::Reprisal.
namespace avenging {
enum Stage : std::uint8_t { Loots, Burns, Answers };
}

/// Of Step::Enter: what happens by itself, what its controller uses, and what it is contested with.
namespace entering {
enum Stage : std::uint8_t { Acts, Uses, Ends };
}

/// Of Step::Award.
namespace awarding {
enum Stage : std::uint8_t { New, Others };
}

}  // namespace krypta::vtes
