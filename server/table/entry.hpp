#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/card_print.hpp"
#include "engine/core/game.hpp"
#include "engine/core/value.hpp"
#include "fair/chance.hpp"
#include "server/table/clock.hpp"
#include "store/store.hpp"

/// Everything that can happen at a table. A table is what follows from its entries and nothing else, so whoever reads
/// them again (after a crash, on another server) has the same table.
namespace krypta::server {

using store::AccountId;

/// Who sits in a chair.
struct Sitter {
  enum class Kind : std::uint8_t { nobody, person, bot };
  Kind kind = Kind::nobody;
  AccountId account = 0;  ///< of a person
  std::string name{};     ///< of a person
  std::string level{};    ///< of a bot
  bool kept = false;      ///< of a person: he had a password when he sat down
  friend bool operator==(const Sitter&, const Sitter&) = default;
};

enum class Watching : std::uint8_t { everyone, invited, nobody };

struct Created {
  std::string game;
  unsigned rules_version = 0;
  Setup setup{};
  ClockSettings clock{};
  Watching watching = Watching::everyone;
  bool listed = false;
  AccountId host = 0;
  std::vector<Sitter> sitters{};
  std::string invitation{};  ///< opens an unlisted table
  fair::Bytes secret{};      ///< of chance; nobody is told before the match is over
  std::string previous{};    ///< the table whose people play again here
  bool lesson = false;       ///< chance, teachers and advice come from the game's lesson (lessons/lesson.hpp)
  bool rated = false;        ///< whether the match may count for ratings
  unsigned limit = 0;        ///< minutes after which time is called (GameInfo::timed); 0: never
};
/// The longest limit of a match, in minutes.
inline constexpr unsigned most_minutes = 600;
struct Sat {
  Seat seat{};
  Sitter sitter;  ///< nobody: the chair is free again
};
struct Stirred {
  Seat seat{};
  std::string entropy;
};
/// Somebody has chosen what he brings to the match (GameInfo::brings), as the game writes it. Nobody else is told what.
struct Brings {
  Seat seat{};
  std::string text;
};
/// Chance's answers are written with the choice that led to them; a replay takes them from here.
struct Started {
  std::vector<std::string> chance;
  CardPrints cards{};  ///< that the match is played with
  bool rated = false;  ///< it counts for ratings
};
struct Chose {
  Seat seat{};
  std::string option;
  std::string id;  ///< the sender's own; empty if a bot decided
  std::vector<std::string> chance;
  std::uint64_t hash = 0;  ///< of the state it led to, so that a program that plays differently notices
  bool passed = false;     ///< made by the server for a person who had no other, or did not want to be asked
  bool near = false;       ///< when it was made, two of the table's people came from one address; of rated matches
};
/// The time of the match was up. It is a choice of the table itself, and its last.
struct TimeCalled {
  std::uint64_t hash = 0;  ///< as of a choice
};
/// The match cannot go on: what the rules make of the next choice, or of chance's next answer, is more than the program
/// has room for.
struct Halted {
  std::string why;
};
/// From now on a bot decides for the seat, until its owner is back.
struct WentAway {
  enum class Why : std::uint8_t { time, left, called };
  Seat seat{};
  Why why = Why::time;
};
struct CameBack {
  Seat seat{};
};
struct Said {
  Seat seat{};
  std::string text;
};
struct AskedBack {
  Seat seat{};
  /// Who must agree, present or not; then chance's answers that go are drawn anew. Tables of earlier programs do not
  /// say: there those were asked who were not away, and chance gave the same answers again.
  std::optional<SeatSet> consent{};
};
struct Answered {
  Seat seat{};
  bool yes = false;
};
struct TookBack {
  Seat seat{};
  bool rest = false;  ///< what was chosen since goes with it
};
/// The server was down for so long, by a clock that may have been set meanwhile; no time has run at the table.
struct Resumed {
  store::Time lost = 0;
  bool again = false;  ///< and before it the match could not go on; from now on time runs again
};
/// A program has taken the table up that cannot go on with its match, after so long without a server. From now on no
/// time runs, until one takes it up that can.
struct Paused {
  store::Time lost = 0;
};
struct PlayAgain {
  std::string table;
};
/// Somebody at a table that cannot go on says whether it should end.
struct AskedEnd {
  Seat seat{};
  bool yes = false;
};
/// The table ends without a result: its people want it, nobody came to start the match, nobody came back to it, or
/// whoever runs the server ended it.
struct Closed {
  enum class Why : std::uint8_t { agreed, unstarted, abandoned, ordered };
  Why why = Why::agreed;
};

/// Whether somebody wants to be asked where he has one choice only. Nobody else is told.
struct AsksAlways {
  Seat seat{};
  bool always = false;
};

/// Where somebody wants to be asked, of what the game names (GameInfo::stops). Nobody else is told.
struct SetStops {
  Seat seat{};
  std::vector<std::string> stops;
  bool able = false;  ///< and only where he could do something
};
/// Somebody wants to be asked no more in what goes on (Passing::within). Nobody else is told.
struct WantedNoMore {
  Seat seat{};
  std::uint32_t within = 0;
};

using Body =
    std::variant<Created, Sat, Stirred, Brings, Started, Chose, WentAway, CameBack, Said, AskedBack, Answered, TookBack,
                 Resumed, PlayAgain, AskedEnd, Closed, Halted, AsksAlways, SetStops, WantedNoMore, TimeCalled, Paused>;

/// "everyone", "invited", "nobody".
[[nodiscard]] std::string_view watching_name(Watching watching);
[[nodiscard]] std::optional<Watching> read_watching(std::string_view name);

/// "agreed", "unstarted", "abandoned", "ordered".
[[nodiscard]] std::string_view closed_name(Closed::Why why);

[[nodiscard]] std::string write_body(const Body& body);
/// The refusal names what is wrong with it.
[[nodiscard]] krypta::Result<Body> read_body(std::string_view text);

}  // namespace krypta::server
