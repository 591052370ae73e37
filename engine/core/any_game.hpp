#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/brought.hpp"
#include "engine/core/card_print.hpp"
#include "engine/core/game.hpp"
#include "engine/core/match.hpp"
#include "engine/core/value.hpp"

/// The same games behind one ordinary interface, for whoever must not care which game it is: the server, the command
/// line, the tools. It is generated from the concept by typed_game.hpp; search and simulation use the concept itself.
namespace krypta::cards {
struct Library;
}
namespace krypta::specs {
class Room;
}

namespace krypta {

/// An event ready to be shown or sent: its sentence and its fields.
struct ShownEvent {
  std::string_view kind;
  Message message;
  Value fields;
  RuleIds rules;
  SeatSet audience;  ///< for whoever knows the whole truth; everyone in what a seat is shown
};

class AnyMatch {
 public:
  virtual ~AnyMatch() = default;
  [[nodiscard]] virtual std::unique_ptr<AnyMatch> clone() const = 0;

  [[nodiscard]] virtual const GameInfo& info() const = 0;
  [[nodiscard]] virtual unsigned seats() const = 0;
  /// The colour of each seat's pieces, from 0.
  [[nodiscard]] virtual std::vector<unsigned> colours() const = 0;
  [[nodiscard]] virtual Pending pending() const = 0;
  /// The name of what is going on: the step of the innermost frame.
  [[nodiscard]] virtual std::string_view step() const = 0;
  [[nodiscard]] virtual Prompt prompt(Seat s) const = 0;
  [[nodiscard]] virtual std::vector<Option> options(Seat s) const = 0;
  /// What the seat may choose, if that is one thing only.
  [[nodiscard]] virtual std::optional<std::string> only_choice(Seat s) const = 0;
  /// Whether everybody can tell if the seat has one choice or several.
  [[nodiscard]] virtual Single single(Seat s) const = 0;
  /// Whether the seat may be passed over at what it is asked, which everybody can tell: what that is to choose, which
  /// of the game's stops stand there, and what it belongs to.
  struct PassedOver {
    std::string option;
    std::uint32_t stops = 0;
    std::uint32_t within = 0;
  };
  [[nodiscard]] virtual std::optional<PassedOver> passing(Seat s) const = 0;
  /// Whether it could do anything else there, which only the seat can tell.
  [[nodiscard]] virtual bool able(Seat s) const = 0;
  /// Why an illegal choice, or a target that was pointed at, is not for this seat in this very case. Nothing where the
  /// game has nothing to say but rules.
  [[nodiscard]] virtual std::optional<Message> reason(Seat s, std::string_view what) const = 0;
  /// Whether this is a choice of the notation, legal or not.
  [[nodiscard]] virtual bool reads(std::string_view option) const = 0;
  /// Why the choice would be refused; nothing if it is legal.
  [[nodiscard]] virtual std::optional<Refusal> refusal(Seat s, std::string_view option) const = 0;
  [[nodiscard]] virtual std::optional<Refusal> act(Seat s, std::string_view option) = 0;
  /// The table's time is up, if the game says what that means (GameInfo::timed).
  [[nodiscard]] virtual std::optional<Refusal> call_time() = 0;
  virtual std::optional<Refusal> answer_for_chance(const ChanceSource& source) = 0;
  virtual void rewind(std::size_t length) = 0;

  [[nodiscard]] virtual std::size_t length() const = 0;
  struct Line {
    Seat seat;
    std::string option;
  };
  [[nodiscard]] virtual Line choice(std::size_t i) const = 0;
  /// What the i-th choice caused: all of it, or what one observer saw of it.
  [[nodiscard]] virtual std::vector<ShownEvent> events(std::size_t i) const = 0;
  [[nodiscard]] virtual std::vector<ShownEvent> events(std::size_t i, Seat observer) const = 0;
  /// The same as the engine keeps it, for whoever must keep much of it; `show` makes one ready.
  [[nodiscard]] std::vector<LoggedEvent> logged(std::size_t i) const { return record().caused(i); }
  [[nodiscard]] virtual const Record& record() const = 0;
  [[nodiscard]] virtual ShownEvent show(const LoggedEvent& logged) const = 0;

  [[nodiscard]] virtual Value view(Seat observer) const = 0;
  /// The same before the last choice of a seat, for whoever wants to know what has changed since.
  [[nodiscard]] virtual Value view_before(Seat observer) const = 0;
  /// What an observer sees of the last choice of a seat, chance's answers with it, while it is carried out: his view at
  /// each event that he is told and that leaves him with another view than the one before, and the how manieth it is.
  /// Whoever is nobody in particular is told everything, and sees the state.
  struct Glimpse {
    std::size_t events;
    Value view;
  };
  [[nodiscard]] virtual std::vector<Glimpse> glimpses(std::optional<Seat> observer) const = 0;
  /// Where a number in that view comes from, as far as this observer may know. The path is the names of the fields and
  /// the places in lists, joined with dots: "players.0.points". Nothing where the game has nothing to say.
  [[nodiscard]] virtual std::optional<Reckoning> account(Seat observer, std::string_view path) const = 0;
  /// The paths for which there is one, a star standing for any step.
  [[nodiscard]] virtual std::vector<std::string> accounts(Seat observer) const = 0;
  /// What that view tells of what it hides: exact odds where there are any, and the paths of the rest.
  struct Believed {
    Beliefs odds;
    std::vector<std::string> without_odds;
  };
  [[nodiscard]] virtual Believed beliefs(Seat observer) const = 0;
  /// Why the position it began in could not come of what was agreed, naming the field; nothing if it could.
  [[nodiscard]] virtual std::optional<Refusal> contradiction(const Setup& agreed) const = 0;
  /// Fingerprints of what an observer is shown and of what a seat is asked, to see cheaply whether they have changed.
  [[nodiscard]] virtual std::uint64_t view_hash(Seat observer) const = 0;
  [[nodiscard]] virtual std::uint64_t decision_hash(Seat s) const = 0;
  /// How many events one observer has seen so far, and these from the given one on.
  [[nodiscard]] virtual std::size_t memory_size(Seat observer) const = 0;
  [[nodiscard]] virtual std::vector<ShownEvent> memory(Seat observer, std::size_t from) const = 0;
  [[nodiscard]] std::vector<ShownEvent> memory(Seat observer) const { return memory(observer, 0); }
  [[nodiscard]] virtual Value state() const = 0;
  [[nodiscard]] virtual Value start() const = 0;
  [[nodiscard]] virtual std::uint64_t hash() const = 0;
  [[nodiscard]] virtual Outcome result() const = 0;
  /// Why the winners have won; nothing before the match is over.
  [[nodiscard]] virtual std::vector<Verdict> verdict() const = 0;
  /// The cards that are in the match, or may still come into it; none where the game has no card files.
  [[nodiscard]] virtual CardPrints cards() const = 0;
};

/// What is printed on a card as far as no card file says it: names, numbers and words.
struct PrintedCard {
  std::string id;
  std::string name;
  Value::Object facts;
  bool playable = true;  ///< all of it is written
};

class AnyGame {
 public:
  virtual ~AnyGame() = default;
  [[nodiscard]] virtual const GameInfo& info() const = 0;
  [[nodiscard]] virtual std::size_t state_bytes() const = 0;
  /// The cards of a game that is written in the card language, else null.
  [[nodiscard]] virtual const cards::Library* cards() const = 0;
  /// All cards there are, of a game whose card files do not say all that is printed on them.
  [[nodiscard]] virtual std::vector<PrintedCard> printed() const = 0;
  /// The first of these cards that is another one here, or not there at all: a match with it would be played
  /// differently. What other cards there are makes no difference to it.
  [[nodiscard]] virtual std::optional<std::string> changed_card(const CardPrints& recorded) const = 0;
  /// What a game lends to specs (engine/specs), null of a game that lends nothing.
  [[nodiscard]] virtual const specs::Room* specs() const = 0;
  [[nodiscard]] virtual Result<std::unique_ptr<AnyMatch>> begin(const Setup& setup) const = 0;
  /// What somebody wants to bring, as `Setup::brought` has it, or everything that is wrong with it.
  [[nodiscard]] virtual Brought bring(const Value& what) const = 0;
  /// What can be made of it while it is being built; nothing in a game to which nobody brings anything.
  [[nodiscard]] virtual std::optional<Draft> draft(const Value& what) const = 0;
  /// What could be read of it, in a form that other programs read, such as "lackey"; nothing if there is no such form.
  [[nodiscard]] virtual std::optional<std::string> draft_as(const Value& what, std::string_view form) const = 0;
  /// A match that starts in the given position, if some match could have reached it.
  [[nodiscard]] virtual Result<std::unique_ptr<AnyMatch>> load(const Value& position) const = 0;
  /// Random play-outs of new matches until at least `choices` choices are made; tells how many were.
  [[nodiscard]] virtual std::uint64_t playouts(unsigned seats, std::uint64_t choices, Rng& rng) const = 0;
  /// One match in which everybody and chance choose evenly among their options.
  struct Playout {
    std::uint64_t choices = 0;
    Outcome outcome;
  };
  [[nodiscard]] virtual Result<Playout> playout(const Setup& setup, Rng& rng) const = 0;
  /// How many sequences of `depth` choices there are from the start, chance's answers included.
  [[nodiscard]] virtual std::uint64_t perft(const Setup& setup, unsigned depth) const = 0;
  /// Every step that a match of it can stand at.
  [[nodiscard]] virtual std::span<const std::string_view> steps() const = 0;
  /// Every kind of event it has, for the catalogues.
  [[nodiscard]] virtual std::span<const EventShape> event_shapes() const = 0;
};

/// Setup problems that every game shares: the number of seats, unknown options, unknown values.
[[nodiscard]] std::optional<Refusal> setup_problem(const GameInfo& info, const Setup& setup, RuleIds seats_rule);

[[nodiscard]] ShownEvent show_event(const GameInfo& info, std::span<const EventShape> shapes, const Event& event,
                                    SeatSet audience);

/// "NH-104".
[[nodiscard]] std::string rule_name(const GameInfo& info, RuleId rule);
[[nodiscard]] std::string rule_name(std::string_view prefix, RuleId rule);

}  // namespace krypta
