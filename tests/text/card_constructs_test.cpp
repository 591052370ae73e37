#include <gtest/gtest.h>

#include "embedded/catalogues.hpp"
#include "engine/cards/library.hpp"
#include "text/card_speaker.hpp"

/// How each construct of the card language is said, with the words of a game that has all of them.
namespace krypta::text {
namespace {

using cards::Type;

constexpr Type player = cards::own_type(0);
constexpr Type beast = cards::own_type(1);
constexpr Type colour = cards::own_type(2);
constexpr std::array<std::string_view, 3> colours{"red", "green", "blue"};
constexpr std::array<cards::TypeInfo, 3> types{{{"player"}, {"beast"}, {"colour", colours}}};
constexpr std::array<cards::PropertyInfo, 8> properties{{{"self", player},
                                                         {"rival", player},
                                                         {"moon", Type::number},
                                                         {"dark", Type::condition},
                                                         {"hue", colour, beast},
                                                         {"size", Type::number, beast},
                                                         {"asleep", Type::condition, beast},
                                                         {"keeper", player, beast}}};
constexpr std::array<cards::DomainInfo, 2> domains{{{"forest", beast, 5}, {"den", beast, 5, player}}};
constexpr std::array who_number{cards::ParameterInfo{"who", player}, cards::ParameterInfo{"number", Type::number}};
constexpr std::array which{cards::ParameterInfo{"which", beast}};
constexpr std::array two{cards::ParameterInfo{"which", beast}, cards::ParameterInfo{"other", beast}};
constexpr std::array number_only{cards::ParameterInfo{"number", Type::number}};
constexpr std::array<cards::VerbInfo, 6> verbs{{{"gain", who_number},
                                                {"wake", which},
                                                {"swap", two},
                                                {"dye", std::array<cards::ParameterInfo, 0>{}},
                                                {"grow", number_only, cards::VerbKind::lasting},
                                                {"feed", number_only, cards::VerbKind::cost}}};
constexpr std::array<std::string_view, 2> windows{"dawn", "dusk"};
constexpr std::array<std::string_view, 1> durations{"tonight"};
constexpr std::array<std::string_view, 1> scopes{"turn"};
constexpr std::array abilities{cards::AbilityKind::play, cards::AbilityKind::use, cards::AbilityKind::on,
                               cards::AbilityKind::always};
constexpr cards::Vocabulary vocabulary{.game = "beasts",
                                       .types = types,
                                       .properties = properties,
                                       .domains = domains,
                                       .verbs = verbs,
                                       .windows = windows,
                                       .durations = durations,
                                       .scopes = scopes,
                                       .abilities = abilities,
                                       .player = player,
                                       .later = true};

constexpr std::string_view words = R"(
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
t-word-colour-red = red
t-word-colour-green = green
t-word-colour-blue = blue
t-the-self = you
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
    { $who-id ->
        [self] gain { $number }
       *[other] { $who } gains { $number }
    }
t-verb-wake = wake { $which }
t-verb-swap =
    { $which-id ->
        [them] swap them
       *[other] swap { $which } and { $other }
    }
t-verb-dye = dye your hair
t-verb-grow = all beasts are { $number } larger
t-verb-feed = feed { $number } fish
t-when-dawn = a day begins
t-when-dusk = a day ends
t-windows = { $list }
t-until-tonight = until tonight
t-scope-turn = turn
)";

/// The sentences of a card with these abilities.
std::string said(const std::string& code) {
  Bundle bundle{"en"};
  EXPECT_FALSE(bundle.add(*catalogues::embedded("en/cards")));
  const auto error = bundle.add(words);
  EXPECT_FALSE(error) << error->line << ": " << error->message;
  const std::vector<cards::File> files{{"t.cards", "card t \"T\" { " + code + " }"}};
  auto compiled = cards::compile(vocabulary, files);
  if (const auto* errors = std::get_if<std::vector<cards::Error>>(&compiled)) return errors->front().text();
  CardSpeaker speaker{vocabulary, "t", bundle};
  std::string all;
  for (const cards::Ability& ability : std::get<cards::Library>(compiled).cards[0].abilities)
    all += (all.empty() ? "" : "\n") + speaker.ability(ability);
  return all;
}
/// Of a card that is played at dawn.
std::string at_dawn(const std::string& body) {
  const std::string all = said("play in dawn { " + body + " }");
  const std::string heading = "When a day begins: ";
  return all.starts_with(heading) ? all.substr(heading.size()) : all;
}

TEST(CardConstructs, AbilitiesSayWhenAndHow) {
  EXPECT_EQ(said("play in dawn { gain(self, 1) }"), "When a day begins: gain 1.");
  EXPECT_EQ(said("play in dawn, dusk when dark { gain(self, 1) }"),
            "When a day begins or a day ends, only if it is dark: gain 1.");
  EXPECT_EQ(said("use in dusk once per turn { gain(self, 1) }"),
            "Use this card, once per turn, when a day ends: gain 1.");
  EXPECT_EQ(said("on in dusk { gain(rival, 1)  dye() }"), "When a day ends: your rival gains 1. Dye your hair.");
  EXPECT_EQ(said("always when moon > 3 { grow(1) }"), "As long as the moon is at least 4: all beasts are 1 larger.");
  EXPECT_EQ(said("always { grow(1) }"), "All beasts are 1 larger.");
  EXPECT_EQ(said("play in dawn { gain(self, 1) } play in dusk { gain(self, 2) }"),
            "When a day begins: gain 1.\nWhen a day ends: gain 2.");
}

TEST(CardConstructs, WhatIsUsedOnceIsSaidWhereItIsUsed) {
  EXPECT_EQ(at_dawn("target one b: forest  wake(b)"), "wake a beast in the forest.");
  EXPECT_EQ(at_dawn("choose one b: den(rival)  wake(b)"), "wake a beast in your rival's den.");
  EXPECT_EQ(at_dawn("choose one b: den(rival) by rival  wake(b)"),
            "wake a beast in your rival's den that your rival chooses.");
  EXPECT_EQ(at_dawn("target up to 2 b: forest where it.hue = red  for each x in b { wake(x) }"),
            "wake up to two red beasts in the forest.");
  EXPECT_EQ(at_dawn("for each x in forest where not it.asleep { wake(x) }"),
            "wake each beast in the forest that is not asleep.");
}

TEST(CardConstructs, WhatIsUsedTwiceIsNamedFirst) {
  EXPECT_EQ(at_dawn("target one b: forest  wake(b)  gain(b.keeper, 1)"),
            "name a beast in the forest. Wake that beast. The keeper of that beast gains 1.");
  EXPECT_EQ(at_dawn("choose one b: forest  gain(self, 1)  wake(b)"),
            "choose a beast in the forest. Gain 1. Wake that beast.");
  EXPECT_EQ(
      at_dawn("target any b: forest  gain(self, count(b))  for each x in b { wake(x) }"),
      "name any number of beasts in the forest. Gain X, where X is the number of them. For each of them: wake that "
      "beast.");
  EXPECT_EQ(at_dawn("choose one b: forest by rival  if b.asleep { wake(b) }"),
            "your rival chooses a beast in the forest. If that beast is asleep, wake that beast.");
}

TEST(CardConstructs, ThingsNamedTogetherAreCounted) {
  EXPECT_EQ(at_dawn("target one a: forest  target one b: forest where it != a  swap(a, b)"),
            "name two beasts in the forest. Swap them.");
  EXPECT_EQ(at_dawn("target one a: forest  target one b: forest where it != a  swap(b, a)"),
            "name two beasts in the forest. Swap the second beast and the first beast.");
  EXPECT_EQ(at_dawn("target one a: forest  target one b: den(self) where it != a  swap(a, b)"),
            "name a beast in the forest. Swap that beast and another beast in your den.");
}

TEST(CardConstructs, ChoicesOfPlayers) {
  EXPECT_EQ(at_dawn("may { gain(self, 1) } else { dye() }"), "you may gain 1. If not, dye your hair.");
  EXPECT_EQ(at_dawn("may { gain(self, 1)  dye() }"), "you may do this: gain 1, then dye your hair.");
  EXPECT_EQ(at_dawn("may by rival { dye() }"), "your rival may decide that this happens: dye your hair.");
  EXPECT_EQ(at_dawn("choose one { option { gain(self, 1) } option when dark { dye() } }"),
            "choose one: gain 1; or dye your hair (only if it is dark).");
  EXPECT_EQ(at_dawn("pay feed(2) { gain(self, 1) } else { dye() }"),
            "you may feed 2 fish. If so, gain 1. If not, dye your hair.");
  EXPECT_EQ(at_dawn("pay feed(2) by rival { gain(self, 1)  dye() }"),
            "your rival may feed 2 fish. If so: gain 1, then dye your hair.");
  EXPECT_EQ(at_dawn("choose one c: red, green, blue  for each x in forest where it.hue = c { wake(x) }"),
            "choose red, green or blue. Wake each beast in the forest that is that colour.");
}

TEST(CardConstructs, ChoicesOfSeveralWords) {
  EXPECT_EQ(at_dawn("choose up to 2 c: red, green, blue  for each x in c { gain(self, 1) }"),
            "choose up to two of these: red, green, blue. For each of them: gain 1.");
}

TEST(CardConstructs, CostsBlocksAndTime) {
  EXPECT_EQ(
      at_dawn("target one b: forest  cost feed(3)  wake(b)  gain(self, b.size)"),
      "name a beast in the forest. As an additional cost, feed 3 fish. Wake that beast. Gain X, where X is the size "
      "of that beast.");
  EXPECT_EQ(at_dawn("until tonight { grow(2)  grow(moon) }"),
            "all beasts are 2 larger and all beasts are X larger until tonight, where X is the number of the moon.");
  EXPECT_EQ(at_dawn("later dusk { gain(self, 1) }"), "the next time a day ends, gain 1.");
  EXPECT_EQ(at_dawn("later dusk { gain(self, 1)  dye() }"), "the next time a day ends: gain 1, then dye your hair.");
  EXPECT_EQ(at_dawn("repeat 3 { gain(self, 1)  dye() }"), "do this 3 times: gain 1, then dye your hair.");
  EXPECT_EQ(at_dawn("repeat moon { dye() }"), "do this X times: dye your hair, where X is the number of the moon.");
  EXPECT_EQ(at_dawn("if dark { } else { dye() }"), "if it is light, dye your hair.");
  EXPECT_EQ(at_dawn("if dark { dye() } else if moon = 1 { gain(self, 1) } else { gain(self, 2) }"),
            "if it is dark, dye your hair. Otherwise: if the moon is exactly 1, gain 1; otherwise, gain 2.");
}

TEST(CardConstructs, Numbers) {
  EXPECT_EQ(at_dawn("gain(self, sum(forest where it.asleep, it.size))"),
            "gain X, where X is the total size of beasts in the forest that are asleep.");
  EXPECT_EQ(
      at_dawn("gain(self, max(moon, 2) + half_down(count(forest)) * 2 - 1)"),
      "gain X, where X is the larger of the number of the moon and 2 plus half of the number of beasts in the forest, "
      "rounded down times 2 minus 1.");
  EXPECT_EQ(at_dawn("gain(self, (moon + 1) * 2 - (moon - 1))"),
            "gain X, where X is (the number of the moon plus 1) times 2 minus (the number of the moon minus 1).");
  EXPECT_EQ(at_dawn("let n = moon  gain(self, n)  gain(rival, n)"),
            "X is the number of the moon. Gain X. Your rival gains X.");
  EXPECT_EQ(at_dawn("let n = moon  gain(self, n)"), "gain X, where X is the number of the moon.");
  EXPECT_EQ(at_dawn("let n = 2  gain(self, n)  gain(rival, n)"), "gain 2. Your rival gains 2.");
}

TEST(CardConstructs, Conditions) {
  const auto only_if = [](const std::string& condition) {
    const std::string all = said("play in dawn when " + condition + " { dye() }");
    return all.substr(0, all.find(": dye"));
  };
  const std::string start = "When a day begins, only if ";
  EXPECT_EQ(only_if("not some(forest where it.size < 2)"),
            start + "there is no beast in the forest that is of size at most 1");
  EXPECT_EQ(only_if("3 <= count(forest)"), start + "there are at least 3 beasts in the forest");
  EXPECT_EQ(only_if("count(forest) = count(den(self))"),
            start + "the number of beasts in the forest is equal to the number of beasts in your den");
  EXPECT_EQ(only_if("not (dark or moon = 2)"), start + "it is light and the moon is not exactly 2");
  EXPECT_EQ(only_if("(dark or moon = 2) and moon < 5"),
            start + "either it is dark or the moon is exactly 2, and the moon is at most 4");
  EXPECT_EQ(
      only_if("some(forest where it.size > moon)"),
      start + "there is a beast in the forest for which the size of that beast is greater than the number of the moon");
}

}  // namespace
}  // namespace krypta::text
