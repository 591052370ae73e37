#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/any_game.hpp"
#include "engine/core/enums.hpp"
#include "engine/games/vtes/facts.hpp"

/// What one match of VTES tells about the deck that is tried.
namespace krypta::trials {

/// What a card did. It is read off the events: whatever is told while a card is carried out, that card did. Of a bleed
/// and of a hand strike each card has the points that it gave, in the order in which they came, as far as they were
/// taken; the rest of what an action or a strike does is that of its card, or else of the minion.
enum class Deed : std::uint8_t {
  PoolTaken,    // burned of others
  PoolGained,   // of the player
  PoolPaid,     // and burned by him for it
  Ousts,        // it burned the last pool of the prey
  BloodGained,  // of own minions
  BloodTaken,   // of minions of others, but for damage
  BloodPaid,    // of own minions
  Bleed,        // points added
  Bounced,      // bleeds turned to somebody else
  Stealth,      // points added
  Intercept,    // points added
  Blocked,      // actions of others, by the minion
  Ended,        // actions of others, without a block
  Cancelled,    // cards of others
  Damage,       // inflicted on minions of others
  Prevented,    // points of damage
  Torpor,       // minions of others sent there
  Burned,       // minions of others
  Votes,        // gained
  Passed,       // referendums that it called
  Failed        // the same
};
constexpr std::array<std::string_view, 21> names_of(std::type_identity<Deed>) {
  return {"pool_taken", "pool_gained", "pool_paid", "ousts",     "blood_gained", "blood_taken", "blood_paid",
          "bleed",      "bounced",     "stealth",   "intercept", "blocked",      "ended",       "cancelled",
          "damage",     "prevented",   "torpor",    "burned",    "votes",        "passed",      "failed"};
}

/// What became of the copies of a card in one match.
struct CardStory {
  unsigned copies = 0;
  unsigned drawn = 0;   ///< of the crypt: turned up among the uncontrolled ones
  unsigned played = 0;  ///< of the crypt: brought into play by influence
  unsigned used = 0;    ///< as it lay in play
  unsigned discarded = 0;
  unsigned stuck = 0;  ///< in hand, or uncontrolled, when the match was over or its player was out
  EnumArray<Deed, std::int64_t> did{};

  [[nodiscard]] unsigned elsewhere() const { return drawn - played - discarded - stuck; }
};

enum class Ending : std::uint8_t { Ousts, Time, Stalled };
constexpr std::array<std::string_view, 3> names_of(std::type_identity<Ending>) { return {"ousts", "time", "stalled"}; }

/// Turns are a player's own, from 1.
struct Story {
  struct Chair {
    unsigned halves = 0;  ///< victory points, in halves
    bool won = false;
  };
  std::vector<Chair> chairs{};
  Ending ending = Ending::Ousts;
  std::optional<unsigned> first_vampire{};  ///< in which turn the first one came
  std::optional<unsigned> first_oust{};     ///< in which turn the first prey was ousted
  std::optional<unsigned> ousted{};         ///< in which turn the player was
  std::optional<unsigned> table_oust{};     ///< the first oust of anybody, by the turns of whose turn it was
  std::map<vtes::CardId, CardStory> cards{};
};

/// Whether there is something to tell of decks of this game.
[[nodiscard]] bool tells_of_decks(const AnyGame& game);
/// Goes once more through a match that is over, as the deck on that chair. Nothing if it is no match of VTES.
[[nodiscard]] std::optional<Story> story_of(const AnyMatch& match, unsigned chair);

}  // namespace krypta::trials
