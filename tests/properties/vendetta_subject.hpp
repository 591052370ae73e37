#pragma once

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/games/vendetta/events.hpp"
#include "engine/games/vendetta/game.hpp"
#include "engine/games/vendetta/rules.hpp"
#include "tests/properties/random_match.hpp"

/// Random matches of Vendetta, and what may come to light in them.
namespace krypta::properties {

struct VendettaSubject {
  using Game = vendetta::Vendetta;
  using State = vendetta::State;

  /// A match has some 250 choices, and there are four sizes of tables.
  static constexpr unsigned matches_each = KRYPTA_MATCHES >= 1000 ? KRYPTA_MATCHES / 16 : 12;
  /// A place or a card that is nobody's acts by itself.
  static bool may_be_nobody(std::string_view name) { return name == "seat"; }

  static std::vector<Setup> setups(unsigned seats) {
    std::vector<Setup> all{{seats},
                           {seats, {{"places", "yes"}}},
                           {seats, {{"relics", "yes"}}},
                           {seats, {{"clans", "random"}, {"places", "yes"}, {"relics", "yes"}}}};
    if (seats == 4) {
      all.push_back({seats, {{"teams", "yes"}}});
      all.push_back({seats, {{"teams", "yes"}, {"clans", "random"}, {"places", "yes"}, {"relics", "yes"}}});
    }
    return all;
  }

  static std::vector<Choice> notation() {
    using namespace vendetta;
    std::vector<Choice> all;
    const auto add = [&](Verb verb, const auto& things) {
      for (const auto thing : things) all.push_back(choose(verb, thing));
    };
    const auto count = [&](Verb verb, unsigned from, unsigned to) {
      for (unsigned n = from; n <= to; ++n) all.push_back(choose(verb, n));
    };
    for (const Verb v : {Verb::Flip, Verb::Pass, Verb::End, Verb::Yes, Verb::No, Verb::Done}) all.push_back(choose(v));
    for (const Verb v : {Verb::First, Verb::PickPlayer}) count(v, 0, most_players - 1);
    for (const Verb v : {Verb::LayClan, Verb::DealClan, Verb::PickClan}) add(v, all_of<Clan>());
    for (const Verb v : {Verb::LayRelic, Verb::PickRelic}) add(v, all_of<Relic>());
    for (const Verb v : {Verb::LayAlly, Verb::Drained, Verb::Drain, Verb::PickFollower}) add(v, all_of<Follower>());
    for (const Verb v : {Verb::Get, Verb::Bottom, Verb::PickCard}) add(v, all_of<ClanCard>());
    for (const ClanCard c : all_of<ClanCard>()) {
      for (const Location at : all_of<Location>()) {
        for (const bool up : {false, true}) all.push_back(play(c, at, up));
      }
    }
    add(Verb::LayPlace, all_of<Place>());
    add(Verb::Use, all_of<Source>());
    add(Verb::Stand, all_of<Stand>());
    add(Verb::PickLocation, all_of<Location>());
    add(Verb::PickSlot, all_of<Slot>());
    count(Verb::Deploy, 1, deploy_limit);
    count(Verb::Bid, 0, 127);
    count(Verb::Partner, 0, 1);
    count(Verb::PickNumber, 0, 60);
    count(Verb::PickOption, 0, 3);
    return all;
  }

  /// In half of the matches people play many cards face down and stay where they are, so that cards are turned up and
  /// act; in the others everybody draws evenly from his options.
  static Choice pick(unsigned number, const State&, const vendetta::Options& legal, Rng& rng) {
    using namespace vendetta;
    if (Rng::mix(number) % 2 == 0 || rng.below(10) < 3) return any_of(legal, rng);
    std::vector<Choice> wanted;
    for (const Choice c : legal) {
      const bool down = verb(c) == Verb::Play && !played_up(c);
      const bool stays = c == choose(Verb::Stand, Stand::Stay);
      if (down || stays || verb(c) == Verb::Use) wanted.push_back(c);
    }
    return wanted.empty() ? any_of(legal, rng) : any_of(wanted, rng);
  }

  static std::size_t most_choices(unsigned) { return 900; }

  /// What only the secret seat sees is different in the second world: the cards it draws, puts back and plays face
  /// down, where it stands, what it bids. From then on everybody makes the same choices in both worlds, until something
  /// that is not the same in both has to be shown.
  static std::optional<std::vector<Choice>> counterpart(const Game& game, const State& one, const State& other,
                                                        const MadeChoice& made, Seat secret, Rng& rng) {
    if (comes_out(game, one, other, made, secret)) return std::nullopt;
    const vendetta::Frame& frame = one.frames.top();
    const bool own = made.seat == secret || (made.seat == Seat::chance && frame.seat == Maybe{secret});
    const auto legal = Match<Game>{game, other}.options(made.seat);
    std::vector<Choice> like;
    for (const Choice c : legal) {
      if (c == made.choice || (own && looks_like(one, made.choice, c))) like.push_back(c);
    }
    if (like.empty()) return std::nullopt;
    if (own && rng.below(3) != 0 && std::ranges::find(like, made.choice) != like.end()) like = {made.choice};
    return std::vector{like[rng.below(static_cast<std::uint32_t>(like.size()))]};
  }

 private:
  /// Whether nobody else can tell the two choices apart when they are made.
  static bool looks_like(const State& state, Choice made, Choice instead) {
    using namespace vendetta;
    if (verb(made) != verb(instead)) return false;
    const Frame& frame = state.frames.top();
    switch (verb(made)) {
      case Verb::Get: return drawn_for(frame) != DrawFor::Play;
      case Verb::Bottom:
      case Verb::Stand:
      case Verb::Bid: return true;
      case Verb::Play: return !played_up(made) && !played_up(instead) && played_at(made) == played_at(instead);
      case Verb::PickCard: return !frame.window.has_value();  // put back into the deck. VD-296
      default: return false;
    }
  }

  /// By the table of who learns what: cards that are turned up, played openly or looked at, choices that are shown.
  static bool comes_out(const Game& game, const State& one, const State& other, const MadeChoice& made, Seat secret) {
    using namespace vendetta;
    std::vector<LoggedEvent> log;
    Events events{log};
    State next = one;
    game.apply(next, made.seat, made.choice, events);
    if (game.pending(next).over) return true;
    const Player& in_one = one.players[secret];
    const Player& in_other = other.players[secret];
    const auto is_his = [&](int c) { return in_one.clan == clan_of(static_cast<ClanCard>(c)); };
    const auto lies_alike = [&](int which) {
      const auto c = static_cast<ClanCard>(which);
      if (in_one.hand.value.has(c)) return in_other.hand.value.has(c);
      const Maybe<Slot> slot = slot_of(one, c);
      if (slot.has_value()) return slot_of(other, c) == slot;
      return !in_other.hand.value.has(c) && !slot_of(other, c).has_value();
    };
    for (const auto& [event, audience] : log) {
      const auto& about = event.arguments;
      switch (static_cast<EventKind>(event.kind)) {
        case EventKind::Played:
        case EventKind::TurnedUp:
        case EventKind::CameBack:
        case EventKind::Moved:
          if (is_his(about[1]) && !lies_alike(about[1])) return true;
          break;
        case EventKind::LookedCard:
          if (seat(static_cast<unsigned>(about[0])) != secret && is_his(about[2])) return true;
          break;
        case EventKind::Stayed:
        case EventKind::Withdrew: {
          const bool his = about[0] == static_cast<int>(number(secret));
          // Who chooses last shows what he chose at once.
          if (his && (made.seat == secret || in_one.stand.value != in_other.stand.value)) return true;
          break;
        }
        case EventKind::BidOpened:
          if (about[0] == static_cast<int>(number(secret)) &&
              (made.seat == secret || in_one.bid.value != in_other.bid.value))
            return true;
          break;
        default: break;
      }
    }
    return false;
  }
};

using VendettaMatch = RandomMatch<VendettaSubject>;

}  // namespace krypta::properties
