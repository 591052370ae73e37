#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/mascarade/events.hpp"
#include "engine/games/mascarade/game.hpp"
#include "engine/games/mascarade/rules.hpp"
#include "tests/properties/random_match.hpp"

/// Random matches of Mascarade with any number of players, and what may come to light in them.
namespace krypta::properties {

struct MascaradeSubject {
  using Game = mascarade::Mascarade;
  using State = mascarade::State;
  using Place = mascarade::Place;

  static constexpr unsigned matches_each = (KRYPTA_MATCHES + 11) / 12;
  static bool may_be_nobody(std::string_view argument) { return argument == "owner" || argument == "other"; }

  /// A legal set of that many cards, as different from the table as it can be.
  static std::string characters(unsigned seats, unsigned cards) {
    constexpr std::array<std::string_view, 10> few{"judge", "king",  "queen", "fool",  "spy",
                                                   "witch", "thief", "cheat", "widow", "bishop"};
    constexpr std::array<std::string_view, 13> many{"judge",      "king",  "queen", "fool",    "spy",
                                                    "inquisitor", "thief", "cheat", "peasant", "peasant",
                                                    "bishop",     "widow", "witch"};
    std::string list;
    for (unsigned i = 0; i < cards; ++i) list.append(i == 0 ? "" : ",").append(seats < 8 ? few[i] : many[i]);
    return list;
  }

  static std::vector<Setup> setups(unsigned seats) {
    const std::string last = std::to_string(seats - 1);
    const unsigned added = seats > 11 ? 13 - seats : 2;  // MA-035
    const unsigned cards = seats < 6 ? 6 : seats + added;
    const std::string set = seats < 4 ? "table" : characters(seats, cards);
    return {{seats},
            {seats, {{"characters", set}}},
            {seats, {{"answers", "at-once"}, {"notebook", "yes"}}},
            {seats, {{"first", last}}},
            {seats, {{"characters", set}, {"answers", "at-once"}, {"first", "0"}}}};
  }

  static std::vector<Choice> notation() {
    using namespace mascarade;
    std::vector<Choice> all;
    for (const Verb v : {Verb::Ready, Verb::Pass, Verb::Exchange, Verb::Leave, Verb::Decline}) all.push_back(choose(v));
    for (unsigned s = 0; s < table_size; ++s) {
      all.push_back(choose(Verb::First, seat(s)));
      all.push_back(choose(Verb::Target, seat(s)));
    }
    const std::array spots{Spot::Card, Spot::Left, Spot::Right, Spot::Protected};
    for (const Character c : all_of<Character>()) {
      all.push_back(choose(Verb::Deal, c));
      all.push_back(choose(Verb::Name, c));
      for (const Spot spot : spots) all.push_back(announce(c, spot));
    }
    for (const Spot spot : spots) {
      all.push_back(choose(Verb::Look, spot));
      all.push_back(choose(Verb::Claim, spot));
    }
    const auto places = all_of<Place>();
    for (std::size_t i = 0; i < places.size(); ++i) {
      for (std::size_t j = i + 1; j < places.size(); ++j) all.push_back(take(places[i], places[j]));
    }
    return all;
  }

  /// In half of the matches everybody draws evenly from his options, so that nearly every announcement ends with cards
  /// turned up. In the others people swap, look and pass, so that much stays hidden for long.
  static Choice pick(unsigned number, const State& state, const mascarade::Options& legal, Rng& rng) {
    using namespace mascarade;
    const Step step = state.frames.top().step;
    if (Rng::mix(number) % 2 == 0 || (step != Step::Act && step != Step::Answer)) return any_of(legal, rng);
    const std::uint32_t dice = rng.below(10);
    Verb wanted = dice < 5 ? Verb::Swap : dice < 7 ? Verb::Look : Verb::Announce;
    if (step == Step::Answer) wanted = rng.below(2 * mascarade::seats(state)) == 0 ? Verb::Claim : Verb::Pass;
    std::vector<Choice> fitting;
    for (const Choice c : legal) {
      if (verb(c) == wanted) fitting.push_back(c);
    }
    return fitting.empty() ? any_of(legal, rng) : any_of(fitting, rng);
  }

  /// Nothing in the rules ends a match (MA-151), but coins come and go.
  static std::size_t most_choices(unsigned seats) { return 400 + 200ULL * seats; }

  /// The secret seat decides the other way under the table, or answers otherwise while answers are sealed. From then on
  /// everybody makes the same choices in both worlds, until a card that is not the same in both, or an answer that is
  /// not, is shown to somebody else.
  static std::optional<std::vector<Choice>> counterpart(const Game& game, const State& one, const State& other,
                                                        const MadeChoice& made, Seat secret, Rng& rng) {
    using namespace mascarade;
    if (ends(game, one, made)) return std::nullopt;  // MA-191
    if (made.seat == secret && verb(made.choice) == Verb::Exchange && rng.below(4) != 0)
      return std::vector{choose(Verb::Leave)};
    if (made.seat == secret && verb(made.choice) == Verb::Leave && rng.below(4) != 0)
      return std::vector{choose(Verb::Exchange)};
    if (comes_out(one, other, made, secret)) return std::nullopt;
    const bool sealed = one.frames.top().step == Step::Answer && one.at_once;
    if (made.seat == secret && sealed && !is_last_answer(one, made.seat)) {
      Options legal;
      game.options(other, secret, legal);
      return std::vector{legal[rng.below(static_cast<std::uint32_t>(legal.size()))]};
    }
    return std::vector{made.choice};
  }

 private:
  static bool is_last_answer(const State& state, Seat s) {
    return state.answered.without(s).size() + 1 == state.players.size();
  }
  static bool differ(const State& one, const State& other, Place p) {
    return mascarade::card(one, p).value != mascarade::card(other, p).value;
  }
  static bool ends(const Game& game, State state, const MadeChoice& made) {
    Events ignored;
    game.apply(state, made.seat, made.choice, ignored);
    return game.pending(state).over;
  }
  /// By the rule book's table of who observes what.
  static bool comes_out(const State& one, const State& other, const MadeChoice& made, Seat secret) {
    using namespace mascarade;
    const Step step = one.frames.top().step;
    const bool others = made.seat != secret;
    if (verb(made.choice) == Verb::Look && others)
      return differ(one, other, mascarade::place(made.seat, chosen<Spot>(made.choice)));
    if (step == Step::SpyTake && others) {
      const auto [first, second] = taken(made.choice);
      return differ(one, other, first) || differ(one, other, second);
    }
    if (step == Step::InquisitorName && differ(one, other, mascarade::place(one, made.seat, 0))) return true;
    return step == Step::Answer && is_last_answer(one, made.seat) && shown_by_last(one, other, made);
  }
  /// MA-080: if anybody claims, all who are involved show what they claimed with; a sealed answer is shown by itself.
  static bool shown_by_last(const State& one, const State& other, const MadeChoice& made) {
    using namespace mascarade;
    SeatArray<Player, table_size> players = one.players;
    const bool claims = verb(made.choice) == Verb::Claim;
    players[made.seat].answer.value = claims ? claim_with(chosen<Spot>(made.choice)) : Answer::Pass;
    unsigned involved = 0;
    bool card_differs = false;
    for (unsigned s = 0; s < players.size(); ++s) {
      const Answer answer = players[seat(s)].answer.value;
      if (seat(s) != made.seat && answer != other.players[seat(s)].answer.value) return true;
      if (!is_claim(answer)) continue;
      ++involved;
      card_differs = card_differs || differ(one, other, mascarade::place(seat(s), claimed_with(answer)));
    }
    return involved > 1 && card_differs;
  }
};

using MascaradeMatch = RandomMatch<MascaradeSubject>;

inline mascarade::EventKind kind_of(const LoggedEvent& logged) {
  return static_cast<mascarade::EventKind>(logged.event.kind);
}

}  // namespace krypta::properties
