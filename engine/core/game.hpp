#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/beliefs.hpp"
#include "engine/core/choice.hpp"
#include "engine/core/event.hpp"
#include "engine/core/fields.hpp"
#include "engine/core/message.hpp"
#include "engine/core/random.hpp"
#include "engine/core/reckoning.hpp"
#include "engine/core/result.hpp"
#include "engine/core/rule.hpp"
#include "engine/core/view.hpp"

/// The contract. Read this file first, then any folder in engine/games.
///
/// A match is a list of choices, made by seats, by chance, or once by the table itself. `begin` gives the first state,
/// `apply` the next, and nothing else changes a state. A game is an immutable object without state of its own; a State
/// is a plain value that can be copied, compared, hashed, saved and searched at any moment, in the middle of anything.
namespace krypta {

/// What is agreed before the match.
struct Setup {
  unsigned seats = 0;
  std::vector<std::pair<std::string, std::string>> options{};  ///< those not named have their defaults
  /// The secret part: what each seat brings (GameInfo::brings), as the game writes it. Empty, or of a seat that brings
  /// nothing: what the game has for it.
  std::vector<std::string> brought{};

  [[nodiscard]] std::string_view option(std::string_view name, std::string_view otherwise) const {
    for (const auto& [key, value] : options) {
      if (key == name) return value;
    }
    return otherwise;
  }
  [[nodiscard]] bool names(std::string_view name) const {
    return std::ranges::find(options, name, &std::pair<std::string, std::string>::first) != options.end();
  }
};

struct OptionInfo {
  std::string_view name;
  std::vector<std::string> values;
  std::string_view otherwise;  ///< the default
  bool last_winners = false;   ///< a rematch sets it to the seats that won, as in "0,2"
  bool several = false;        ///< any of the values joined with commas, or the default; the game judges the list
};

/// A kind of moments at which somebody may want to be asked. Where none that he wants stands, he is passed over.
struct StopInfo {
  std::string_view name;
  bool on = true;       ///< unless he says otherwise
  bool always = false;  ///< then he is asked also where there is one choice only
};

struct GameInfo {
  std::string_view id;           ///< "nowa-huta"
  std::string_view name;         ///< as its owners spell it
  std::string_view text_prefix;  ///< of its keys in the catalogues: "nh"
  std::string_view rule_prefix;  ///< of its rule ids: "NH"
  unsigned rules_version = 1;    ///< raised when recorded matches would play differently
  unsigned least_seats = 0;
  unsigned most_seats = 0;
  std::vector<OptionInfo> options{};
  /// The kinds of things that its options light up, that its sentences link to and that ask: "estate" of
  /// "estate:gorali".
  std::vector<std::string_view> targets{};
  /// In a game of memory, the option that says "yes" if players may look back while the match goes on; else empty.
  std::string_view recall{};

  /// In a game where everybody may act on everything; at most 32 of them.
  std::vector<StopInfo> stops{};
  /// What each seat may bring to a match, unseen by the others until the match is over: "deck"; else empty.
  std::string_view brings{};
  /// The names of those that the game has ready, for whoever has none of his own.
  std::vector<std::string_view> ready{};

  /// In a game of bluff an open move tells something of what its player knows, so it is not taken back just like that.
  bool moves_tell = false;

  /// Time may be called: the match ends then, in the middle of whatever goes on, and the rules say what that is worth.
  bool timed = false;

  [[nodiscard]] bool may_look_back(const Setup& setup) const {
    return recall.empty() || setup.option(recall, "no") == "yes";
  }
};

struct Outcome {
  bool over = false;
  std::vector<int> scores{};       ///< a number a seat
  std::vector<unsigned> places{};  ///< 1 for the first; shared places are equal
  SeatSet winners;
  SeatSet halves{};  ///< these have half a point more than their score says
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Part of why a match ended as it did: a sentence, and the rules that it follows from.
struct Verdict {
  Message message;
  RuleIds rules;
  friend bool operator==(const Verdict&, const Verdict&) = default;
};

template <class G>
using Choices = FixedVector<Choice, G::max_options>;
template <class G>
using Chances = FixedVector<Weighted, G::max_options>;

// clang-format off
template <class G>
concept Game = std::regular<typename G::State> && Described<typename G::State> &&
  requires(const G& game, const typename G::State& state, typename G::State& next, const Setup& setup, Seat seat,
           Choice choice, Events& events, Rng& rng, Choices<G>& choices, Chances<G>& chances,
           const View<typename G::State>& view, std::string_view text) {
  // The hot path: no allocation, no text.
  { game.pending(state) } -> std::same_as<Pending>;
  /// Every legal choice of a seat that must or may decide; of any other seat none. Depends on nothing that seat may not know.
  { game.options(state, seat, choices) } -> std::same_as<void>;
  /// Every answer chance may give, with weights; and one such answer without the list.
  { game.chances(state, chances) } -> std::same_as<void>;
  { game.sample(state, rng) } -> std::same_as<Choice>;
  /// The next state. The choice must be one of `options` (or `chances`); Match checks it for those who cannot promise.
  { game.apply(next, seat, choice, events) } -> std::same_as<void>;

  // The rest.
  /// What the table itself may choose, and apply then takes of Seat::table: that its time is up. Nothing if it may not.
  { game.time_up(state) } -> std::same_as<std::optional<Choice>>;
  { game.seats(state) } -> std::same_as<unsigned>;
  /// The colour of a seat's pieces, from 0: clients name and draw the seat by it.
  { game.colour(state, seat) } -> std::same_as<unsigned>;
  { game.info() } -> std::same_as<const GameInfo&>;
  { game.begin(setup) } -> std::same_as<Result<typename G::State>>;
  /// A full state that the observer could be in; never sees a State.
  { game.complete(view, rng) } -> std::same_as<typename G::State>;
  { game.result(state) } -> std::same_as<Outcome>;
  /// Why the winners have won, a tie with what broke it; nothing before the match is over.
  { game.verdict(state) } -> std::same_as<std::vector<Verdict>>;
  /// The rules that make a choice illegal for a seat; none if it is legal, or if those say it that it is asked by.
  { game.explain(state, seat, choice) } -> std::same_as<RuleIds>;
  /// Why a position that somebody wrote could not be reached, naming the field.
  { game.check(state) } -> std::same_as<std::optional<Refusal>>;
  /// Why a position could not come of what the setup says in so many words, naming the field; defaults say nothing.
  { game.contradiction(state, setup) } -> std::same_as<std::optional<Refusal>>;

  // Words: notation both ways, prompts, labels, events.
  { game.write(choice) } -> std::same_as<std::string>;
  { game.read(text) } -> std::same_as<std::optional<Choice>>;
  { game.prompt(state, seat) } -> std::same_as<Prompt>;
  { game.show(state, choice) } -> std::same_as<Option>;
  { game.event_shapes() } -> std::same_as<std::span<const EventShape>>;
  /// What follows from a choice, as far as its seat can see: the view has no memory. Never sees a State.
  { game.consequence(view, choice) } -> std::same_as<Consequence>;
  /// Why what was pointed at (a target), or an illegal choice (in the notation), is not for this seat in this very case,
  /// if there is something to say of it: the view has no memory. Never sees a State.
  { game.reason(view, text) } -> std::same_as<std::optional<Message>>;
  /// Whether a spectator, whose view this is, can tell if the seat has one choice or several.
  { game.single(view, seat) } -> std::same_as<Single>;
  /// Whether the seat may be passed over at what it is asked, as a spectator sees it: from open facts alone.
  { game.passing(view, seat) } -> std::same_as<std::optional<Passing>>;
  /// Whether a seat that may be passed over could do anything else, as far as it knows itself: the view is its own.
  { game.able(view, seat) } -> std::same_as<bool>;
  /// Where the number at that path of the view comes from, if there is something to say of it; never sees a State.
  { game.account(view, text) } -> std::same_as<std::optional<Reckoning>>;
  /// The paths that have an account, and no others, with a star for any step: "players.*.points". The view has no memory.
  { game.accounts(view) } -> std::same_as<std::vector<std::string>>;
  /// The exact odds of what the view hides, of as much of it as has any; never sees a State.
  { game.beliefs(view) } -> std::same_as<Beliefs>;
};
// clang-format on

}  // namespace krypta
