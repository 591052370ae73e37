#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "server/net/networks.hpp"
#include "server/table/table.hpp"

/// What people may want at a table, and whether they may have it. A proposal changes nothing: the table changes when
/// its entry is written.
namespace krypta::server {

struct Person {
  AccountId account = 0;
  std::string name;
  std::vector<Network> networks{};  ///< that he comes from, the widest first
  bool kept = false;                ///< he has a password
};

/// Why not. The sentence for people stands in the catalogues under "server-problem-" and the code.
struct Objection {
  std::string code;
  std::string detail{};              ///< for who writes a client: which field, what about it
  std::vector<std::string> rules{};  ///< that forbid it: "NH-104"
  std::vector<Flaw> flaws{};         ///< of what somebody wants to bring, all of them
  std::string rule_prefix{};         ///< of the rules that they name
  std::string reason{};              ///< why somebody is kept out, as the operator wrote it
  Time until = 0;                    ///< and until when; 0: for good
};

/// What a game has against it, with the rules it names.
[[nodiscard]] Objection objection_of(const GameInfo& info, const Refusal& refusal);

struct Proposal {
  Body body;
  std::unique_ptr<AnyMatch> next{};  ///< the match that follows, if the entry changes it
};
/// It is so already: the same request came before.
struct DoneBefore {};

using Proposed = std::variant<Proposal, DoneBefore, Objection>;

struct Sit {
  std::optional<Seat> seat;  ///< any free one, unless given
  std::string invitation;
};
struct Stand {};
struct PutBot {
  Seat seat{};
  std::string level;
};
struct FreeSeat {
  Seat seat{};
};
struct Stir {
  std::string entropy;
};
/// A deck, or whatever the game has its players bring: JSON, text, or the name of one that is ready. Nothing: what the
/// game has for the seat.
struct Bring {
  std::string text;
};
struct Start {
  bool neighbours = false;  ///< two of those who sit here come from one address
};
struct Choose {
  std::uint32_t number = 0;  ///< the seat's number of the table that was looked at
  std::string option;
  std::string id;
};
struct Say {
  std::string text;
};
struct TakeBack {
  bool ask = false;  ///< ask the others, if it takes their consent
};
struct Answer {
  bool yes = false;
};
struct ComeBack {};
/// Lets a bot decide for somebody who is not connected.
struct CallBot {
  Seat seat{};
};
/// Ends a table that cannot go on here, if the others want it too.
struct End {
  bool yes = true;
  Time now = 0;
};
/// To be asked also where there is one choice only.
struct AskAlways {
  bool always = false;
};
/// To be asked at these kinds of moments (GameInfo::stops), and only where he could do something; and again in what he
/// wanted no more of.
struct Stop {
  std::vector<std::string> at;
  bool able = false;
};
/// To be asked no more in what goes on.
struct NoMore {};
/// Whoever says nothing for so long is not waited for.
inline constexpr Time patience_to_end = Time{7} * 24 * 3'600'000;
using Command = std::variant<Sit, Stand, PutBot, FreeSeat, Stir, Bring, Start, Choose, Say, TakeBack, Answer, ComeBack,
                             CallBot, End, AskAlways, Stop, NoMore>;

/// As he sits down.
[[nodiscard]] Sitter sitter_of(const Person& who);

[[nodiscard]] Proposed propose(const Table& table, const Person& who, const Command& command);

/// The choice that the server makes for a person: the match waits for it, and there is no other and its moment is
/// nobody's business, or he may be passed over there; and he does not want to be asked.
[[nodiscard]] std::optional<std::string> passed_over(const Table& table, Seat s);
[[nodiscard]] Proposed propose_passing(const Table& table, Seat s);

/// A bot's choice for a seat.
[[nodiscard]] Proposed propose_for_bot(const Table& table, Seat s, const std::string& option);
/// Somebody's time has run out, or that of the match.
[[nodiscard]] Proposed propose_time_out(const Table& table, Time now);

/// The same of the match alone.
[[nodiscard]] Proposed propose_time_up(const Table& table, Time now);
/// Whether the match would be another one, which it may not be any more when its time is up.
[[nodiscard]] bool changes_match(const Body& body);

/// Whoever runs the server ends the table, whatever it is.
[[nodiscard]] Proposed propose_closing(const Table& table);

/// Nobody has come for long.
[[nodiscard]] Proposed propose_end(const Table& table);

/// Whether the person may see the table at all, from his seat or as a spectator.
[[nodiscard]] bool may_look(const Table& table, AccountId account, std::string_view invitation);

}  // namespace krypta::server
