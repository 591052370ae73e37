#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/vampire_empire/events.hpp"
#include "engine/games/vampire_empire/game.hpp"
#include "engine/games/vampire_empire/rules.hpp"
#include "tests/properties/random_match.hpp"

/// Random matches of Vampire Empire, and what may come to light in them.
namespace krypta::properties {

struct VampireEmpireSubject {
  using Game = vampire_empire::VampireEmpire;
  using State = vampire_empire::State;
  using CardSet = vampire_empire::CardSet;

  static constexpr unsigned matches_each = KRYPTA_MATCHES;
  static bool may_be_nobody(std::string_view) { return false; }

  static std::vector<Setup> setups(unsigned seats) {
    return {{seats}, {seats, {{"vampires", "1"}}}, {seats, {{"vampires", "draw"}}}};
  }

  static std::vector<Choice> notation() {
    using namespace vampire_empire;
    std::vector<Choice> all;
    for (const Verb v : {Verb::Fill, Verb::Skip, Verb::Pass, Verb::Done, Verb::Yes, Verb::No}) all.push_back(choose(v));
    for (unsigned n = 0; n < 2; ++n) {
      all.push_back(choice(Verb::Side, n));
      all.push_back(choice(Verb::PickOption, n));
    }
    for (const Character c : all_of<Character>()) {
      for (const Verb v :
           {Verb::Enter, Verb::Vampire, Verb::Token, Verb::Reveal, Verb::Hide, Verb::Ask, Verb::PickCharacter})
        all.push_back(choose(v, c));
      for (const Character d : all_of<Character>()) all.push_back(attack(c, d));
    }
    for (const Card c : all_of<Card>()) {
      for (const Verb v : {Verb::Get, Verb::Lose, Verb::ToMoat, Verb::ToCellar, Verb::Play, Verb::Drop, Verb::PickCard})
        all.push_back(choose(v, c));
    }
    const auto types = vocabulary().types;
    for (unsigned t = 0; t < types.size(); ++t) {
      for (unsigned w = 0; w < types[t].words.size(); ++w) all.push_back(pick_word(cards::own_type(t), w));
    }
    return all;
  }

  /// In a third of the matches everybody draws evenly from his options and throws most cards away unused. In the others
  /// people fill their hands and act, in the last third with as many support cards as they can pay.
  static Choice pick(unsigned number, const State& state, const vampire_empire::Options& legal, Rng& rng) {
    using namespace vampire_empire;
    const std::uint64_t manner = Rng::mix(number) % 3;
    const Step step = state.frames.top().step;
    if (manner == 0) return any_of(legal, rng);
    std::vector<Choice> wanted;
    const auto want = [&](auto&& which) {
      for (const Choice c : legal) {
        if (which(verb(c))) wanted.push_back(c);
      }
    };
    const std::uint32_t dice = rng.below(10);
    if (step == Step::Discard && dice < 7) want([](Verb v) { return v == Verb::Fill || v == Verb::Skip; });
    if (step == Step::Act && dice < 8) want([](Verb v) { return v != Verb::Pass; });
    if (step == Step::Window && manner == 2) want([](Verb v) { return v == Verb::Play; });
    if (step == Step::Reveal && dice < 8) want([](Verb v) { return v == Verb::Done; });
    return wanted.empty() ? any_of(legal, rng) : any_of(wanted, rng);
  }

  /// At most 80 turns (VE-209), in which each card is drawn and put away, and the players pass in every window.
  static std::size_t most_choices(unsigned) { return 2500; }

  /// What only the secret seat sees is different in the second world: the cards it is dealt and puts away face down,
  /// what it takes from a pile, its tokens. From then on everybody makes the same choices in both worlds, until
  /// something that is not the same in both has to be shown.
  static std::optional<std::vector<Choice>> counterpart(const Game& game, const State& one, const State& other,
                                                        const MadeChoice& made, Seat secret, Rng& rng) {
    using namespace vampire_empire;
    if (comes_out(game, one, other, made)) return std::nullopt;
    const Frame& frame = one.frames.top();
    const bool own = made.seat == secret || (made.seat == Seat::chance && frame.seat == Maybe{secret});
    std::vector<Choice> like = own ? unseen_like(game, one, other, made) : std::vector{made.choice};
    if (like.empty()) return std::nullopt;
    if (own && rng.below(3) != 0 && std::ranges::find(like, made.choice) != like.end()) like = {made.choice};
    return std::vector{like[rng.below(static_cast<std::uint32_t>(like.size()))]};
  }

 private:
  static std::vector<Choice> legal_in(const Game& game, const State& state, Seat s) {
    const auto legal = Match<Game>{game, state}.options(s);
    return {legal.begin(), legal.end()};
  }
  static bool is_secret(const Game& game, const State& state, Choice c) {
    using namespace vampire_empire;
    switch (verb(c)) {
      case Verb::Vampire:
      case Verb::Token:
      case Verb::Get:
      case Verb::Lose:
      case Verb::ToMoat:
      case Verb::ToCellar:
      case Verb::Drop: return true;
      case Verb::PickCard: {
        // A card of the combat is named openly, a card from a pile is not.
        const auto which = chosen<Card>(c);
        for (const Player& player : state.players) {
          if (player.played.has(which)) return false;
        }
        return game.cards().valued().has(which) || !state.card.empty();
      }
      default: return false;
    }
  }
  /// What the secret seat can do in the other world that looks the same: there it may have other cards.
  static std::vector<Choice> unseen_like(const Game& game, const State& one, const State& other,
                                         const MadeChoice& made) {
    using namespace vampire_empire;
    const bool secret = is_secret(game, one, made.choice);
    std::vector<Choice> like;
    for (const Choice c : legal_in(game, other, made.seat)) {
      const bool same_kind = secret && verb(c) == verb(made.choice);
      if ((c == made.choice || same_kind) && finds_alike(game, one, made, other, {made.seat, c})) like.push_back(c);
    }
    return like;
  }
  /// VE-201: whether something fits in the moat is shown when the last card of the cost lies there.
  static bool finds_alike(const Game& game, const State& one, const MadeChoice& made, const State& other,
                          const MadeChoice& instead) {
    using namespace vampire_empire;
    const auto fits = [&](const State& state, Choice c) {
      if (state.frames.top().step != Step::PayCards) return true;
      const CardSet moat = state.players[*state.frames.top().seat].moat.value.with(chosen<Card>(c));
      return !(moat & game.cards().valued()).empty();
    };
    return fits(one, made.choice) == fits(other, instead.choice);
  }

  /// By the table of who learns what: an answer, a death, a count or the end shows what differs.
  static bool comes_out(const Game& game, const State& one, const State& other, const MadeChoice& made) {
    using namespace vampire_empire;
    std::vector<LoggedEvent> log;
    Events events{log};
    State next = one;
    game.apply(next, made.seat, made.choice, events);
    if (game.pending(next).over) return true;
    const auto is_vampire = [](const State& state, int who) {
      return state.vampires.value.has(static_cast<Character>(who)) ? 1 : 0;
    };
    for (const auto& [event, audience] : log) {
      const auto& about = event.arguments;
      switch (static_cast<EventKind>(event.kind)) {
        case EventKind::IsVampire:
        case EventKind::IsHuman:
        case EventKind::Died:
        case EventKind::WasVampire:
          if (is_vampire(one, about[0]) != is_vampire(other, about[0])) return true;
          break;
        case EventKind::Revealed:
        case EventKind::TokenDrawn:
          if (is_vampire(one, about[1]) != is_vampire(other, about[1])) return true;
          break;
        case EventKind::CountedVampires:
          if (is_vampire(one, about[0]) + is_vampire(one, about[1]) !=
              is_vampire(other, about[0]) + is_vampire(other, about[1]))
            return true;
          break;
        default: break;
      }
    }
    return false;
  }
};

using VampireEmpireMatch = RandomMatch<VampireEmpireSubject>;

}  // namespace krypta::properties
