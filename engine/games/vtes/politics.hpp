#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/core/enums.hpp"
#include "engine/core/fields.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/games/vtes/cities.hpp"
#include "engine/games/vtes/kinds.hpp"

/// What a referendum and titles need on the table.
namespace krypta::vtes {

inline constexpr unsigned most_seats_voting = 5;  // VT-004
inline constexpr int block_votes = 3;             // VT-709

/// VT-365
enum class Stand : std::uint8_t { For, Against };
constexpr std::array<std::string_view, 2> names_of(std::type_identity<Stand>) { return {"for", "against"}; }

/// Where votes come from. VT-367
enum class VoteFrom : std::uint8_t {
  Minion,
  Card,  // a political card: the one that has called it, or one that was burned. VT-368
  Edge,  // VT-379
  Grant  // a card that gives votes to a Methuselah. VT-380
};
constexpr std::array<std::string_view, 4> names_of(std::type_identity<VoteFrom>) {
  return {"minion", "card", "edge", "grant"};
}

/// Votes that were gained, and perhaps cast. What a minion has is reckoned when it casts; until then it is not here.
struct VoteSource {
  VoteFrom from{};
  Seat seat{};             ///< whose they are
  Maybe<ThingId> thing{};  ///< the minion, or the card that grants them
  std::uint8_t votes = 0;
  std::uint8_t ballots = 0;  ///< VT-710
  Maybe<Stand> stand{};      ///< nothing: not cast yet. VT-364
  friend constexpr bool operator==(const VoteSource&, const VoteSource&) = default;
};
constexpr auto fields_of(std::type_identity<VoteSource>) {
  return fields<VoteSource>(field("from", &VoteSource::from, everyone), field("seat", &VoteSource::seat, everyone),
                            field("thing", &VoteSource::thing, everyone), field("votes", &VoteSource::votes, everyone),
                            field("ballots", &VoteSource::ballots, everyone),
                            field("stand", &VoteSource::stand, everyone));
}
inline constexpr std::size_t most_sources = 48;

/// VT-361, VT-362, VT-397
enum class Poll : std::uint8_t { Open, Passed, Failed, Cancelled };
constexpr std::array<std::string_view, 4> names_of(std::type_identity<Poll>) {
  return {"open", "passed", "failed", "cancelled"};
}

/// What is voted on, as far as it was chosen. VT-354
struct Terms {
  Maybe<Seat> player{};
  Maybe<ThingId> thing{};
  Maybe<Clan> clan{};
  SeatArray<std::uint8_t, most_seats_voting> points{};  ///< allotted to each; empty: none were
  friend constexpr bool operator==(const Terms&, const Terms&) = default;
};
constexpr auto fields_of(std::type_identity<Terms>) {
  return fields<Terms>(field("player", &Terms::player, everyone), field("thing", &Terms::thing, everyone),
                       field("clan", &Terms::clan, everyone), field("points", &Terms::points, everyone));
}

/// The referendum that is held; its result stays until the political action is over. VT-353
struct Referendum {
  bool on = false;
  bool hunt = false;       ///< a blood hunt: nobody has called it. VT-615
  bool automatic = false;  ///< it passes without polling. VT-397
  Poll result = Poll::Open;
  Maybe<Seat> caller{};      ///< VT-354
  Maybe<ThingId> vampire{};  ///< that has called it; of a blood hunt the diablerist
  Maybe<ThingId> card{};     ///< that was played for it, if no action was
  SeatSet carded{};          ///< who has had a vote of a political card. VT-371
  Terms terms{};
  FixedVector<VoteSource, most_sources> sources{};
  std::uint16_t in_favour = 0;  ///< the running count, with that of the prisci. VT-358
  std::uint16_t against = 0;
  friend constexpr bool operator==(const Referendum&, const Referendum&) = default;
};
constexpr auto fields_of(std::type_identity<Referendum>) {
  return fields<Referendum>(
      field("on", &Referendum::on, everyone), field("hunt", &Referendum::hunt, everyone),
      field("automatic", &Referendum::automatic, everyone), field("result", &Referendum::result, everyone),
      field("caller", &Referendum::caller, everyone), field("vampire", &Referendum::vampire, everyone),
      field("card", &Referendum::card, everyone), field("carded", &Referendum::carded, everyone),
      field("terms", &Referendum::terms, everyone), field("sources", &Referendum::sources, everyone),
      field("in_favour", &Referendum::in_favour, everyone), field("against", &Referendum::against, everyone));
}

/// A title, and what it belongs to. VT-692, VT-693
struct Claim {
  Title title = Title::None;
  City city = City::None;
  Clan clan = Clan::None;
  friend constexpr bool operator==(const Claim&, const Claim&) = default;
};

/// A title that was gained: a vampire that has none here has what is printed on it. VT-684, VT-685
struct GivenTitle {
  Maybe<ThingId> vampire{};
  Title title = Title::None;
  City city = City::None;
  Clan clan = Clan::None;
  Maybe<ThingId> card{};  ///< that represents it. VT-775
  friend constexpr bool operator==(const GivenTitle&, const GivenTitle&) = default;
};
constexpr auto fields_of(std::type_identity<GivenTitle>) {
  return fields<GivenTitle>(field("vampire", &GivenTitle::vampire, everyone),
                            field("title", &GivenTitle::title, everyone), field("city", &GivenTitle::city, everyone),
                            field("clan", &GivenTitle::clan, everyone), field("card", &GivenTitle::card, everyone));
}
inline constexpr std::size_t most_given_titles = 32;

}  // namespace krypta::vtes
