#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/cards/frame.hpp"
#include "engine/core/choice.hpp"
#include "engine/core/enum_set.hpp"
#include "engine/core/enums.hpp"
#include "engine/core/fields.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/frame.hpp"
#include "engine/games/vendetta/names.hpp"
#include "engine/games/vendetta/vocabulary.hpp"

/// What lies on the table in Vendetta, and who may see it. The words are those of docs/rules/vendetta.md.
namespace krypta::vendetta {

inline constexpr unsigned least_players = 3;
inline constexpr unsigned most_players = 6;
inline constexpr unsigned last_round = 3;       // VD-033
inline constexpr unsigned first_blood = 6;      // VD-025
inline constexpr unsigned first_influence = 3;  // VD-025
inline constexpr unsigned all_victims = 35;     // VD-005
inline constexpr unsigned deploy_limit = 3;     // VD-076
inline constexpr unsigned deadly_tokens = 3;    // VD-097
inline constexpr unsigned rewarded_ranks = 3;   // VD-157

/// Where the rules stand. Those that wait for nobody are passed through.
enum class Step : std::uint8_t {
  DrawFirst,    // of chance: who holds the Ambition token first. VD-012
  DrawPlace,    // of chance. VD-235
  OfferRelic,   // of chance. VD-239
  OfferClan,    // of chance. VD-016
  DealClan,     // of chance, for a quick start
  DrawAlly,     // of chance. VD-041
  DrawCard,     // of chance: the top card of a clan deck. VD-042
  DrainRandom,  // of chance: who is drained in a Frenzy. VD-184
  PickClan,     // VD-017
  PickRelic,    // VD-240
  Ready,        // clans are known: hands and decks are made. VD-023
  Round,        // the phases of a round. VD-034
  BuildHand,    // everybody at once. VD-043
  Turns,        // the turns of Planning. VD-047
  Turn,         // one of them. VD-057
  Site,         // a location is resolved. VD-114
  Stand,        // stay or withdraw, everybody at once. VD-120
  Withdrawal,   // VD-124
  Pass,         // the cards of a step, player after player. VD-139
  Rewards,      // VD-172
  Window,       // a moment at which cards may act. VD-275
  Effect,       // a card is carried out. VD-141
  Bid,          // everybody at once. VD-292
  Frenzy,       // VD-178
  Over
};
constexpr std::array<std::string_view, 25> names_of(std::type_identity<Step>) {
  return {"draw-first",   "draw-place", "offer-relic", "offer-clan", "deal-clan", "draw-ally",  "draw-card",
          "drain-random", "pick-clan",  "pick-relic",  "ready",      "round",     "build-hand", "turns",
          "turn",         "site",       "stand",       "withdrawal", "pass",      "rewards",    "window",
          "effect",       "bid",        "frenzy",      "over"};
}

/// What somebody does when a location is resolved. VD-120
enum class Stand : std::uint8_t { Stay, Withdraw };
constexpr std::array<std::string_view, 2> names_of(std::type_identity<Stand>) { return {"stay", "withdraw"}; }

/// A clan card that lies at a location. Its slot keeps its number as long as the card lies somewhere, also when it is
/// moved, so a face-down card can be pointed at without saying what it is.
struct Deployed {
  Secret<ClanCard> card{};  ///< VD-065, VD-209
  MarkSet marks{};
  LocationSet resolved{};  ///< where its step has been carried out in this round. VD-142
  Maybe<Location> at{};    ///< nothing: the slot is free
  Maybe<Seat> area{};      ///< whose Area it lies in: its controller. VD-208
  Maybe<Clan> clan{};      ///< its back; its owner is who plays that clan
  friend constexpr bool operator==(const Deployed&, const Deployed&) = default;
};
constexpr auto fields_of(std::type_identity<Deployed>) {
  return fields<Deployed>(field("card", &Deployed::card, whoever_has_seen), field("marks", &Deployed::marks, everyone),
                          field("resolved", &Deployed::resolved, everyone), field("at", &Deployed::at, everyone),
                          field("area", &Deployed::area, everyone), field("clan", &Deployed::clan, everyone));
}

/// A player's part of a location, but for the cards. VD-020
struct Area {
  std::uint8_t blood = 0;       ///< VD-083
  std::uint8_t down_power = 0;  ///< what each face-down card counts here. VD-297
  std::uint8_t bonus = 0;       ///< on the total of this Conflict. VD-342
  friend constexpr bool operator==(const Area&, const Area&) = default;
};
constexpr auto fields_of(std::type_identity<Area>) {
  return fields<Area>(field("blood", &Area::blood, everyone), field("down_power", &Area::down_power, everyone),
                      field("bonus", &Area::bonus, everyone));
}

struct Site {
  SlotSet cards{};         ///< where the cards are kept that lie here
  CardSet up{};            ///< those of them that lie face up
  Maybe<Follower> ally{};  ///< whom its winner gets. VD-041
  Maybe<Place> place{};    ///< VD-235
  SeatArray<Area, most_players> areas{};
  bool resolved = false;  ///< in this round. VD-264
  Maybe<Seat> winner{};   ///< rank 1 in this round. VD-282
  SeatSet rewarded{};     ///< who got a card here in this round. VD-306
  SeatSet skips{};        ///< whose Setup and Aftermath cards do not resolve here. VD-318
  friend constexpr bool operator==(const Site&, const Site&) = default;
};
constexpr auto fields_of(std::type_identity<Site>) {
  return fields<Site>(field("cards", &Site::cards, everyone), field("up", &Site::up, everyone),
                      field("ally", &Site::ally, everyone), field("place", &Site::place, everyone),
                      field("areas", &Site::areas, everyone), field("resolved", &Site::resolved, everyone),
                      field("winner", &Site::winner, everyone), field("rewarded", &Site::rewarded, everyone),
                      field("skips", &Site::skips, everyone));
}

struct Player {
  Maybe<Clan> clan{};
  Maybe<Relic> relic{};
  bool relic_used = false;  ///< VD-242
  bool out = false;         ///< VD-106
  std::uint8_t out_as = 0;  ///< the first one eliminated is 1. VD-222
  std::uint8_t blood = first_blood;
  std::uint8_t influence = first_influence;
  std::uint8_t tokens = 0;   ///< Diablerie
  std::uint8_t flipped = 0;  ///< of these. VD-101
  FollowerSet allies{};      ///< the Alliance, but for its victims
  FollowerSet drained{};     ///< VD-084
  std::uint8_t victims = 0;
  std::uint8_t drained_victims = 0;
  std::uint8_t hand_count = 0;
  Sealed<CardSet> hand{};                     ///< open when the match is over. I-40
  Hidden<CardSet> deck{};                     ///< but for the known bottom; its order does not exist. I-03
  FixedVector<Hidden<ClanCard>, 4> bottom{};  ///< under it, the next to be drawn first. I-12
  std::uint8_t deck_count = 0;                ///< with the bottom
  FixedVector<Hidden<ClanCard>, 3> drawn{};   ///< one of them goes to the bottom. VD-043
  Sealed<Maybe<Stand>> stand{};               ///< VD-120
  bool stands = false;                        ///< the choice is made. I-18
  Sealed<std::uint8_t> bid{};                 ///< VD-292
  bool bids = false;
  FixedVector<ClanCard, 4> immune_to{};  ///< their losses and thefts do nothing in this round. VD-322
  CardSet seen_out{};                    ///< everybody knows that these are not in the clan deck
  CardSet came_back{};                   ///< went to the hand openly in this round, after Planning
  friend constexpr bool operator==(const Player&, const Player&) = default;
};
constexpr auto fields_of(std::type_identity<Player>) {
  return fields<Player>(
      field("clan", &Player::clan, everyone), field("relic", &Player::relic, everyone),
      field("relic_used", &Player::relic_used, everyone), field("out", &Player::out, everyone),
      field("out_as", &Player::out_as, everyone), field("blood", &Player::blood, everyone),
      field("influence", &Player::influence, everyone), field("tokens", &Player::tokens, everyone),
      field("flipped", &Player::flipped, everyone), field("allies", &Player::allies, everyone),
      field("drained", &Player::drained, everyone), field("victims", &Player::victims, everyone),
      field("drained_victims", &Player::drained_victims, everyone), field("hand_count", &Player::hand_count, everyone),
      field("hand", &Player::hand, owner_until_opened), field("deck", &Player::deck, owner),
      field("bottom", &Player::bottom, owner), field("deck_count", &Player::deck_count, everyone),
      field("drawn", &Player::drawn, owner), field("stand", &Player::stand, owner_until_opened),
      field("stands", &Player::stands, everyone), field("bid", &Player::bid, owner_until_opened),
      field("bids", &Player::bids, everyone), field("immune_to", &Player::immune_to, everyone),
      field("seen_out", &Player::seen_out, everyone), field("came_back", &Player::came_back, everyone));
}

/// What has happened, as the cards that act on it see it.
struct Happening {
  Maybe<Seat> who{};     ///< whom it concerns
  Maybe<Seat> causer{};  ///< whose doing it is
  Maybe<Location> at{};
  Maybe<Slot> card{};
  std::uint8_t amount = 0;
  bool down = false;  ///< a card was played face down
  friend constexpr bool operator==(const Happening&, const Happening&) = default;
};
constexpr auto fields_of(std::type_identity<Happening>) {
  return fields<Happening>(field("who", &Happening::who, everyone), field("causer", &Happening::causer, everyone),
                           field("at", &Happening::at, everyone), field("card", &Happening::card, everyone),
                           field("amount", &Happening::amount, everyone), field("down", &Happening::down, everyone));
}

struct Frame {
  Step step = Step::Over;
  std::uint8_t stage = 0;  ///< how far it has come; what that means stands where the step is
  std::uint8_t count = 0;  ///< what is left, or was done; of an effect who was first in player order
  Maybe<Seat> seat{};      ///< who decides or is concerned
  Maybe<Location> at{};    ///< where; of an effect its "here". VD-271, VD-272
  SeatSet seats{};         ///< who is still to come; of an effect its rivals, fixed when it began. VD-271
  SeatSet others{};        ///< of an effect its opponents
  Maybe<Window> window{};
  Maybe<Source> source{};            ///< of an effect the card
  Maybe<Slot> slot{};                ///< and where it lies, if it is deployed
  Happening event{};                 ///< what set it off
  FixedVector<Source, 8> waiting{};  ///< of a window the cards that still may act, in their order. VD-274, VD-275;
                                     ///< of a step the cards that were carried out and came back to a hand. VD-142
  friend constexpr bool operator==(const Frame&, const Frame&) = default;
};
constexpr auto fields_of(std::type_identity<Frame>) {
  return fields<Frame>(field("step", &Frame::step, everyone), field("stage", &Frame::stage, everyone),
                       field("count", &Frame::count, everyone), field("seat", &Frame::seat, everyone),
                       field("at", &Frame::at, everyone), field("seats", &Frame::seats, everyone),
                       field("others", &Frame::others, everyone), field("window", &Frame::window, everyone),
                       field("source", &Frame::source, everyone), field("slot", &Frame::slot, everyone),
                       field("event", &Frame::event, everyone), field("waiting", &Frame::waiting, everyone));
}

/// Something that a card has put off to the end of the round. VD-296
struct PutOff {
  Maybe<Source> source{};
  Maybe<Seat> seat{};
  std::uint16_t from = 0;  ///< where in its code
  friend constexpr bool operator==(const PutOff&, const PutOff&) = default;
};
constexpr auto fields_of(std::type_identity<PutOff>) {
  return fields<PutOff>(field("source", &PutOff::source, everyone), field("seat", &PutOff::seat, everyone),
                        field("from", &PutOff::from, everyone));
}

struct State {
  std::uint8_t round = 0;
  bool teams = false;         ///< VD-246
  Maybe<Seat> ambition{};     ///< who holds the token. VD-029
  Maybe<Location> current{};  ///< the location that is being resolved
  SeatArray<Player, most_players> players{};
  EnumArray<Location, Site> sites{};
  FixedVector<Deployed, slot_count> deployed{};
  FollowerSet ally_deck{};  ///< nobody knows its order, everybody what is gone. I-06
  std::uint8_t victim_deck = all_victims;
  ClanSet offered_clans{};
  RelicSet offered_relics{};
  FixedVector<Seat, most_players> ranking{};  ///< of the running Conflict. VD-267
  FixedVector<PutOff, 4> put_off{};
  FixedVector<cards::Frame, most_effects> effects{};  ///< one a frame of Step::Effect, in the same order
  FrameStack<Frame, most_frames> frames{};
  friend constexpr bool operator==(const State&, const State&) = default;
};
constexpr auto fields_of(std::type_identity<State>) {
  return fields<State>(field("round", &State::round, everyone), field("teams", &State::teams, everyone),
                       field("ambition", &State::ambition, everyone), field("current", &State::current, everyone),
                       field("players", &State::players, everyone), field("sites", &State::sites, everyone),
                       field("deployed", &State::deployed, everyone), field("ally_deck", &State::ally_deck, everyone),
                       field("victim_deck", &State::victim_deck, everyone),
                       field("offered_clans", &State::offered_clans, everyone),
                       field("offered_relics", &State::offered_relics, everyone),
                       field("ranking", &State::ranking, everyone), field("put_off", &State::put_off, everyone),
                       field("effects", &State::effects, everyone), field("frames", &State::frames, everyone));
}
static_assert(sizeof(State) <= 2048);

/// The kinds of choices; notation.cpp gives their readable ids.
enum class Verb : std::uint8_t {
  // of chance
  First,     // a seat
  LayPlace,  // a place, at the location of the frame
  LayRelic,
  LayClan,
  DealClan,
  LayAlly,  // a follower
  Get,      // a clan card
  Drained,  // a follower
  // of players
  PickClan,
  PickRelic,
  Bottom,   // a clan card, which goes to the bottom of the deck
  Play,     // a clan card, a location, a face
  Deploy,   // so much blood
  Flip,     // a Diablerie token
  Drain,    // a follower
  Use,      // a card that is on the table, or the next of one's own to be resolved
  Pass,     // none of these
  End,      // of the turn
  Stand,    // stay or withdraw
  Bid,      // so much
  Partner,  // 1: the partner is meant too. VD-252
  // what a card asks
  PickPlayer,
  PickLocation,
  PickSlot,
  PickCard,  // of a hand
  PickFollower,
  PickNumber,
  PickOption,
  Yes,
  No,
  Done
};

constexpr Choice choose(Verb verb, unsigned argument = 0) { return choice(verb, argument); }
template <class E>
requires std::is_enum_v<E>
constexpr Choice choose(Verb verb, E argument) { return choice(verb, static_cast<unsigned>(argument)); }
constexpr Choice play(ClanCard c, Location at, bool up) {
  return choice(Verb::Play, static_cast<unsigned>(c) * 8U + static_cast<unsigned>(at) * 2U + (up ? 1U : 0U));
}
constexpr Verb verb(Choice c) { return verb_of<Verb>(c); }
template <class E>
constexpr E chosen(Choice c) {
  return static_cast<E>(argument_of(c));
}
constexpr ClanCard played_card(Choice c) { return static_cast<ClanCard>(argument_of(c) / 8U); }
constexpr Location played_at(Choice c) { return static_cast<Location>(argument_of(c) / 2U % 4U); }
constexpr bool played_up(Choice c) { return argument_of(c) % 2U == 1U; }

}  // namespace krypta::vendetta
