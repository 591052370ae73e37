#pragma once

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "embedded/catalogues.hpp"
#include "engine/cards/library.hpp"
#include "text/cards/speaker.hpp"

/// A game of beasts that has every construct of the card language, for tests of the sentences on cards.
namespace krypta::text::beasts {

using cards::Type;

inline constexpr Type player = cards::own_type(0);
inline constexpr Type beast = cards::own_type(1);
inline constexpr Type colour = cards::own_type(2);
inline constexpr std::array<std::string_view, 3> colours{"red", "green", "blue"};
inline constexpr std::array<std::string_view, 2> levels{"basic", "superior"};
inline constexpr std::array<std::string_view, 2> users{"owner", "anyone"};
inline constexpr std::array<cards::TypeInfo, 6> types{{{"player", {}, 4},
                                                       {"beast", {}, 9},
                                                       {"colour", colours},
                                                       {"level", levels},
                                                       {"user", users},
                                                       {"card", {}, 9, true}}};
inline constexpr std::array<cards::PropertyInfo, 13> properties{{{"self", player},
                                                                 {"rival", player},
                                                                 {"moon", Type::number},
                                                                 {"dark", Type::condition},
                                                                 {"hue", colour, beast},
                                                                 {"size", Type::number, beast},
                                                                 {"asleep", Type::condition, beast},
                                                                 {"keeper", player, beast},
                                                                 {"guest", player},
                                                                 {"fish", Type::number, player},
                                                                 {"nuts", Type::number, player},
                                                                 {"dots", Type::number, beast, colour},
                                                                 {"emblem", cards::own_type(5), beast}}};
inline constexpr std::array<cards::DomainInfo, 5> domains{{{"forest", beast, 5},
                                                           {"den", beast, 5, player},
                                                           {"players", player, 4},
                                                           {"foes", player, 3},
                                                           {"numbers", Type::number, 20, Type::number}}};
inline constexpr std::array who_number{cards::ParameterInfo{"who", player},
                                       cards::ParameterInfo{"number", Type::number}};
inline constexpr std::array which{cards::ParameterInfo{"which", beast}};
inline constexpr std::array two{cards::ParameterInfo{"which", beast}, cards::ParameterInfo{"other", beast}};
inline constexpr std::array number_only{cards::ParameterInfo{"number", Type::number}};
inline constexpr std::array<cards::VerbInfo, 6> verbs{{{"gain", who_number},
                                                       {"wake", which},
                                                       {"swap", two},
                                                       {"dye", std::array<cards::ParameterInfo, 0>{}},
                                                       {"grow", number_only, cards::VerbKind::lasting},
                                                       {"feed", number_only, cards::VerbKind::cost}}};
inline constexpr std::array<std::string_view, 2> windows{"dawn", "dusk"};
inline constexpr std::array<std::string_view, 1> durations{"tonight"};
inline constexpr std::array<std::string_view, 1> scopes{"turn"};
inline constexpr std::array<cards::FactInfo, 4> facts{
    {{"level", cards::FactKind::word, cards::own_type(3), false, true},
     {"stealth", cards::FactKind::number, Type::number, false, true},
     {"needs", cards::FactKind::levels, colour, false, true, cards::own_type(3)},
     {"user", cards::FactKind::word, cards::own_type(4), false, true}}};
inline constexpr std::array abilities{cards::AbilityKind::play, cards::AbilityKind::use, cards::AbilityKind::on,
                                      cards::AbilityKind::always};
inline constexpr cards::Vocabulary vocabulary{.game = "beasts",
                                              .types = types,
                                              .properties = properties,
                                              .domains = domains,
                                              .verbs = verbs,
                                              .windows = windows,
                                              .durations = durations,
                                              .scopes = scopes,
                                              .facts = facts,
                                              .abilities = abilities,
                                              .player = player,
                                              .later = true,
                                              .whenever = true,
                                              .conditions = true,
                                              .together = true,
                                              .any_of = true};

inline constexpr std::string_view words = R"(
t-gender-player = person
t-gender-beast = thing
t-gender-colour = thing
t-noun-player = player
t-noun-beast =
    { $count ->
        [one] beast
       *[other] beasts
    }
t-noun-colour = colour
t-the-guest = the guest
t-the-fish = the fish of { $who }
t-the-nuts = the nuts of { $who }
t-about-guest = { $value } is the guest
t-about-fish = { $who } has { $amount } fish
t-about-nuts = { $who } has { $amount } nuts
t-domain-players = { "" }
t-domain-foes =
    { $part ->
        [noun] foe
       *[other] { "" }
    }
t-domain-numbers =
    { $part ->
        [place] from 0 to { $owner }
       *[other] { "" }
    }
t-gender-number = thing
t-noun-number =
    { $count ->
        [one] number
       *[other] numbers
    }
t-word-level-basic = basic
t-word-level-superior = superior
t-word-user-owner = your
t-word-user-anyone = anyone
t-fact-level = { $level }
t-fact-stealth =
    { $stealth ->
        [0] { "" }
       *[other] +{ $stealth } stealth
    }
t-fact-needs = needs { $needs }
t-fact-user =
    { $user-id ->
        [anyone] anyone may use this
       *[other] { "" }
    }
t-word-colour-red = red
t-word-colour-green = green
t-word-colour-blue = blue
t-the-self = you
t-the-dots = the { $given } dots on { $who }
t-about-dots = { $who } has { $amount } { $given } dots
t-the-emblem = the emblem of { $who }
t-about-emblem = { $who } { card-part-not } bears { $value }
t-the-rival =
    { $case ->
        [gen] your rival's
       *[other] your rival
    }
t-the-moon = the number of the moon
t-the-hue = the colour of { $which }
t-the-size =
    { $total ->
        [yes] the total size of { $who }
       *[no] the size of { $who }
    }
t-the-keeper = the keeper of { $who }
t-about-moon = the moon is { $amount }
t-about-dark =
    { $not ->
        [yes] it is light
       *[no] it is dark
    }
t-about-hue = { $who } is { card-part-not } { $value }
t-about-size = { $who } is of size { $amount }
t-about-asleep =
    { $who-count ->
        [one] { $who } is { card-part-not } asleep
       *[all] { $who } are { card-part-not } asleep
    }
t-about-keeper = { $value } keeps { $who }
t-about-self = { $value } is you
t-about-rival = { $value } is your rival
t-such-hue =
    { $part ->
        [before] { $value }
       *[after] { "" }
    }
t-such-asleep = { "" }
t-such-keeper = { "" }
t-domain-forest =
    { $part ->
        [place] in the forest
       *[other] { "" }
    }
t-domain-den =
    { $part ->
        [place] { $owner-id ->
            [self] in your den
           *[other] in { $owner-gen } den
        }
       *[other] { "" }
    }
t-verb-gain =
    { $mood ->
        [infinitive] gain { t-bit-number }
       *[do] { $who-id ->
            [self] gain { t-bit-number }
           *[other] { $who } gains { t-bit-number }
        }
    }
t-bit-number =
    { $number-id ->
        [up-to] up to { $number }
       *[other] { $number }
    }
t-verb-wake = wake { $which }
t-verb-swap =
    { $which-id ->
        [them] swap them
       *[other] swap { $which } and { $other }
    }
t-verb-dye = dye your hair
t-verb-grow =
    { $number-reckoned ->
        [yes] all beasts are larger by { $number }
       *[no] all beasts are { $number } larger
    }
t-verb-feed = feed { $number } fish
t-when-dawn = a day begins
t-when-dusk = a day ends
t-windows = { $list }
t-until-tonight = until tonight
t-scope-turn = turn
)";

/// The sentences of a card with these abilities.
inline std::string said(const std::string& code, std::string_view more_words = "", const std::string& language = "en") {
  Bundle bundle{language};
  EXPECT_FALSE(bundle.add(*catalogues::embedded(language + "/cards")));
  const auto error = bundle.add(words);
  EXPECT_FALSE(error) << error->line << ": " << error->message;
  EXPECT_FALSE(bundle.add(more_words));
  const std::vector<cards::File> files{{"t.cards", "card t \"T\" { " + code + " }"}};
  auto compiled = cards::compile(vocabulary, files);
  if (const auto* errors = std::get_if<std::vector<cards::Error>>(&compiled)) return errors->front().text();
  CardSpeaker speaker{vocabulary, "t", bundle};
  std::string all;
  for (const cards::Ability& ability : std::get<cards::Library>(compiled).cards[0].abilities)
    all += (all.empty() ? "" : "\n") + speaker.ability(ability);
  return all;
}

}  // namespace krypta::text::beasts
