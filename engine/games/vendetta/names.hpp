#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/core/enum_set.hpp"
#include "engine/core/enums.hpp"

/// The things of Vendetta and what they are called.
namespace krypta::vendetta {

enum class Clan : std::uint8_t { Brujah, Gangrel, Malkavian, Nosferatu, Toreador, Tremere, Ventrue };
constexpr std::array<std::string_view, 7> names_of(std::type_identity<Clan>) {
  return {"brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue"};
}
using ClanSet = EnumSet<Clan>;

/// A clan card by its number: nine of each clan, the clans in their order. What it says stands in the card files. The
/// eighth and the ninth are those a clan begins with. VD-002
enum class ClanCard : std::uint8_t {};
inline constexpr unsigned cards_each = 9;
constexpr std::array<std::string_view, 63> names_of(std::type_identity<ClanCard>) {
  return {"br01", "br02", "br03", "br04", "br05", "br06", "br07", "br08", "br09", "ga01", "ga02", "ga03", "ga04",
          "ga05", "ga06", "ga07", "ga08", "ga09", "ma01", "ma02", "ma03", "ma04", "ma05", "ma06", "ma07", "ma08",
          "ma09", "no01", "no02", "no03", "no04", "no05", "no06", "no07", "no08", "no09", "to01", "to02", "to03",
          "to04", "to05", "to06", "to07", "to08", "to09", "tr01", "tr02", "tr03", "tr04", "tr05", "tr06", "tr07",
          "tr08", "tr09", "ve01", "ve02", "ve03", "ve04", "ve05", "ve06", "ve07", "ve08", "ve09"};
}
using CardSet = EnumSet<ClanCard>;
constexpr ClanCard clan_card(Clan clan, unsigned number) {
  return static_cast<ClanCard>(static_cast<unsigned>(clan) * cards_each + number - 1);
}
constexpr Clan clan_of(ClanCard c) { return static_cast<Clan>(static_cast<unsigned>(c) / cards_each); }
constexpr bool is_first_card(ClanCard c) { return static_cast<unsigned>(c) % cards_each >= cards_each - 2; }
constexpr CardSet cards_of(Clan clan) {
  CardSet all;
  for (unsigned i = 1; i <= cards_each; ++i) all.add(clan_card(clan, i));
  return all;
}

/// A card of an Alliance: an Ally, or a Victim, which are all alike. VD-003, VD-005
enum class Follower : std::uint8_t {};
inline constexpr unsigned ally_count = 30;
constexpr std::array<std::string_view, 31> names_of(std::type_identity<Follower>) {
  return {"al01", "al02", "al03", "al04", "al05", "al06", "al07", "al08", "al09",  "al10", "al11",
          "al12", "al13", "al14", "al15", "al16", "al17", "al18", "al19", "al20",  "al21", "al22",
          "al23", "al24", "al25", "al26", "al27", "al28", "al29", "al30", "victim"};
}
using FollowerSet = EnumSet<Follower>;
inline constexpr Follower victim = static_cast<Follower>(ally_count);
constexpr FollowerSet all_allies() { return FollowerSet::all().without(victim); }

enum class Relic : std::uint8_t {};
constexpr std::array<std::string_view, 8> names_of(std::type_identity<Relic>) {
  return {"re01", "re02", "re03", "re04", "re05", "re06", "re07", "re08"};
}
using RelicSet = EnumSet<Relic>;

enum class Place : std::uint8_t {};
constexpr std::array<std::string_view, 7> names_of(std::type_identity<Place>) {
  return {"lo01", "lo02", "lo03", "lo04", "lo05", "lo06", "lo07"};
}
using PlaceSet = EnumSet<Place>;

/// Everything that can act: a clan card, an Ally, a relic or a place, numbered one after the other. There is one of
/// each, so this is also which card it is.
enum class Source : std::uint8_t {};
inline constexpr unsigned first_ally_source = 63;
inline constexpr unsigned first_relic_source = first_ally_source + ally_count;
inline constexpr unsigned first_place_source = first_relic_source + 8;
inline constexpr unsigned source_count = first_place_source + 7;
constexpr std::array<std::string_view, 108> names_of(std::type_identity<Source>) {
  return {"br01", "br02", "br03", "br04", "br05", "br06", "br07", "br08", "br09", "ga01", "ga02", "ga03",
          "ga04", "ga05", "ga06", "ga07", "ga08", "ga09", "ma01", "ma02", "ma03", "ma04", "ma05", "ma06",
          "ma07", "ma08", "ma09", "no01", "no02", "no03", "no04", "no05", "no06", "no07", "no08", "no09",
          "to01", "to02", "to03", "to04", "to05", "to06", "to07", "to08", "to09", "tr01", "tr02", "tr03",
          "tr04", "tr05", "tr06", "tr07", "tr08", "tr09", "ve01", "ve02", "ve03", "ve04", "ve05", "ve06",
          "ve07", "ve08", "ve09", "al01", "al02", "al03", "al04", "al05", "al06", "al07", "al08", "al09",
          "al10", "al11", "al12", "al13", "al14", "al15", "al16", "al17", "al18", "al19", "al20", "al21",
          "al22", "al23", "al24", "al25", "al26", "al27", "al28", "al29", "al30", "re01", "re02", "re03",
          "re04", "re05", "re06", "re07", "re08", "lo01", "lo02", "lo03", "lo04", "lo05", "lo06", "lo07"};
}
using SourceSet = EnumSet<Source>;
constexpr Source source(ClanCard c) { return static_cast<Source>(c); }
constexpr Source source(Follower f) { return static_cast<Source>(first_ally_source + static_cast<unsigned>(f)); }
constexpr Source source(Relic r) { return static_cast<Source>(first_relic_source + static_cast<unsigned>(r)); }
constexpr Source source(Place p) { return static_cast<Source>(first_place_source + static_cast<unsigned>(p)); }
constexpr bool is_clan_card(Source s) { return static_cast<unsigned>(s) < first_ally_source; }
constexpr bool is_ally(Source s) { return !is_clan_card(s) && static_cast<unsigned>(s) < first_relic_source; }
constexpr bool is_relic(Source s) {
  return static_cast<unsigned>(s) >= first_relic_source && static_cast<unsigned>(s) < first_place_source;
}
constexpr bool is_place(Source s) { return static_cast<unsigned>(s) >= first_place_source; }
constexpr ClanCard clan_card(Source s) { return static_cast<ClanCard>(s); }
constexpr Follower ally(Source s) { return static_cast<Follower>(static_cast<unsigned>(s) - first_ally_source); }
constexpr Relic relic(Source s) { return static_cast<Relic>(static_cast<unsigned>(s) - first_relic_source); }
constexpr Place place(Source s) { return static_cast<Place>(static_cast<unsigned>(s) - first_place_source); }

/// The row of locations, in the order in which they are resolved. VD-015
enum class Location : std::uint8_t { First, Second, Third, Haven };
constexpr std::array<std::string_view, 4> names_of(std::type_identity<Location>) {
  return {"first", "second", "third", "haven"};
}
using LocationSet = EnumSet<Location>;

/// Where a deployed card is kept.
enum class Slot : std::uint8_t {};
/// No round comes near it: four cards each of six players, and what one of them can add to his Area.
inline constexpr std::size_t slot_count = 36;
constexpr std::array<std::string_view, slot_count> names_of(std::type_identity<Slot>) {
  return {"c01", "c02", "c03", "c04", "c05", "c06", "c07", "c08", "c09", "c10", "c11", "c12",
          "c13", "c14", "c15", "c16", "c17", "c18", "c19", "c20", "c21", "c22", "c23", "c24",
          "c25", "c26", "c27", "c28", "c29", "c30", "c31", "c32", "c33", "c34", "c35", "c36"};
}
using SlotSet = EnumSet<Slot>;
inline constexpr std::size_t most_effects = 4;
inline constexpr std::size_t most_frames = 12;

/// When an active card resolves; a passive one has no step. VD-067, VD-068
enum class CardStep : std::uint8_t { Passive, Setup, Conflict, Aftermath };
constexpr std::array<std::string_view, 4> names_of(std::type_identity<CardStep>) {
  return {"passive", "setup", "conflict", "aftermath"};
}

/// What has become of a deployed card.
enum class Mark : std::uint8_t {
  Up,             // it lies face up
  KeptDown,       // it is not revealed at this location. VD-303
  Engaged,        // its Conflict effect is switched on here. VD-279
  Zeroed,         // its power was set to 0 here. VD-317
  WithoutPartner  // what it says of rivals is not said of the partner. VD-277
};
constexpr std::array<std::string_view, 5> names_of(std::type_identity<Mark>) {
  return {"up", "kept_down", "engaged", "zeroed", "without_partner"};
}
using MarkSet = EnumSet<Mark>;

enum class Nature : std::uint8_t { Human, Vampire };
constexpr std::array<std::string_view, 2> names_of(std::type_identity<Nature>) { return {"human", "vampire"}; }

}  // namespace krypta::vendetta
