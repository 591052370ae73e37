#include "tests/text/beasts.hpp"

/// How each construct of the card language is said.
namespace krypta::text::card_constructs_test {
namespace {

using beasts::said;

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
  EXPECT_EQ(said("always when moon > 3 { grow(1) }"), "As long as the moon is at least 4, all beasts are 1 larger.");
  EXPECT_EQ(said("always { grow(1) }"), "All beasts are 1 larger.");
  EXPECT_EQ(said("play in dawn { gain(self, 1) } play in dusk { gain(self, 2) }"),
            "When a day begins: gain 1.\nWhen a day ends: gain 2.");
}

TEST(CardConstructs, AbilitiesSayTheirFacts) {
  EXPECT_EQ(said("play in dawn { level: superior  stealth: 1  gain(self, 1) }"),
            "Superior, +1 stealth. When a day begins: gain 1.");
  EXPECT_EQ(said("play in dawn { needs: red at superior, blue at basic  gain(self, 1) }"),
            "Needs superior red + basic blue. When a day begins: gain 1.");
  EXPECT_EQ(said("use in dusk { user: anyone  dye() }"),
            "Anyone may use this. Use this card, when a day ends: dye your hair.");
  EXPECT_EQ(said("use in dusk { user: owner  stealth: 0  dye() }"), "Use this card, when a day ends: dye your hair.")
      << "a fact that goes without saying";
}

TEST(CardConstructs, ALevelThatHasMoreThanTheOneAbove) {
  EXPECT_EQ(said("play in dawn { level: basic  target one b: forest  wake(b) }"
                 "play as above { level: superior  gain(b.keeper, 1)  dye() }"),
            "Basic. When a day begins: wake a beast in the forest.\n"
            "Superior. As above, and the keeper of that beast gains 1. Dye your hair.");
  EXPECT_EQ(said("play in dawn { level: basic  stealth: 1  dye() } play as above { level: superior  stealth: 2 }"),
            "Basic, +1 stealth. When a day begins: dye your hair.\nSuperior, +2 stealth. As above.");
  EXPECT_EQ(said("play in dawn { level: basic  stealth: 1  dye() }"
                 "play as above { level: superior  target one b: forest  cost feed(2)  wake(b) }"),
            "Basic, +1 stealth. When a day begins: dye your hair.\n"
            "Superior. As above, and as an additional cost, feed 2 fish. Wake a beast in the forest.");
  const std::string code = "play in dawn { dye() } play as above { gain(self, 1) }";
  EXPECT_EQ(said(code, "", "pl"), "Gdy a day begins: dye your hair.\nJak wyżej, a ponadto gain 1.");
  EXPECT_EQ(said(code, "", "hu"), "Amikor a day begins: dye your hair.\nMint fent, továbbá gain 1.");
}

TEST(CardConstructs, SeveralOptionsInOnePlay) {
  const std::string code =
      "play in dawn { any_of { option { needs: red at basic  target one b: forest  wake(b) }"
      " option when dark { stealth: 1  cost feed(2) } } dye() }";
  EXPECT_EQ(said(code),
            "When a day begins: use one or more of these, in their order: (1) Needs basic red. Wake a beast in the "
            "forest. (2) +1 stealth. Only if it is dark: as an additional cost, feed 2 fish. Dye your hair.");
  EXPECT_EQ(
      said("play in dawn { target one b: forest  any_of { option { gain(b.keeper, 1) } option { dye() } } wake(b) }"),
      "When a day begins: name a beast in the forest. Use one or more of these, in their order: (1) The keeper of "
      "that beast gains 1. (2) Dye your hair. Wake that beast.");
  EXPECT_EQ(said("play in dawn { any_of { option { stealth: 1 } option { stealth: 2 } } }", "", "pl"),
            "Gdy a day begins: użyj co najmniej jednej z tych możliwości, w tej kolejności: (1) +1 stealth. (2) +2 "
            "stealth.");
  EXPECT_EQ(said("play in dawn { any_of { option { stealth: 1 } option { stealth: 2 } } }", "", "hu"),
            "Amikor a day begins: használj ezek közül legalább egyet, ebben a sorrendben: (1) +1 stealth. (2) +2 "
            "stealth.");
}

TEST(CardConstructs, WhatComesAgainAndWhatLastsByACondition) {
  EXPECT_EQ(at_dawn("whenever dusk until tonight { gain(self, 1) }"), "until tonight, each time a day ends, gain 1.");
  EXPECT_EQ(at_dawn("whenever dusk until dark while moon = 2 { gain(self, 1)  dye() }"),
            "until it is dark, each time a day ends: gain 1, then dye your hair as long as the moon is exactly 2.");
  EXPECT_EQ(at_dawn("until moon > 3 { grow(2) }"), "all beasts are 2 larger until the moon is at least 4.");
  EXPECT_EQ(at_dawn("until tonight while dark { grow(2) }"),
            "all beasts are 2 larger until tonight as long as it is dark.");
  const std::string code = "play in dawn { whenever dusk until dark { dye() } until tonight while dark { grow(2) } }";
  EXPECT_EQ(
      said(code, "", "pl"),
      "Gdy a day begins: aż do chwili, gdy it is dark, za każdym razem, gdy a day ends, dye your hair. Until tonight "
      "all beasts are 2 larger, dopóki it is dark.");
  EXPECT_EQ(said(code, "", "hu"),
            "Amikor a day begins: mindaddig, amíg be nem következik, hogy it is dark, minden alkalommal, amikor a day "
            "ends, dye your hair. Until tonight all beasts are 2 larger, amíg it is dark.");
}

TEST(CardConstructs, WhatHappensAtOnce) {
  const std::string code = "play in dawn { together { for each p in foes { gain(p, 1) } } }";
  EXPECT_EQ(said(code), "When a day begins: at the same time: each foe gains 1.");
  EXPECT_EQ(said(code, "", "pl"), "Gdy a day begins: jednocześnie: każdy foe gains 1.");
  EXPECT_EQ(said(code, "", "hu"), "Amikor a day begins: egyszerre: minden foe gains 1.");
}

TEST(CardConstructs, PropertiesThatTakeSomethingAndCardsByName) {
  EXPECT_EQ(at_dawn("choose one b: forest where it.dots(red) > 1  wake(b)"),
            "wake a beast in the forest that has at least 2 red dots.");
  EXPECT_EQ(at_dawn("gain(self, sum(forest, it.dots(blue)))"), "gain the blue dots on beasts in the forest.");
  EXPECT_EQ(at_dawn("for each b in forest where it.emblem = card t { wake(b) }"),
            "wake each beast in the forest for which that beast bears “T”.");
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
  EXPECT_EQ(at_dawn("target any b: forest  gain(self, count(b))  for each x in b { wake(x) }"),
            "name any number of beasts in the forest. Gain 1 for each of them. Wake each of them.");
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
  EXPECT_EQ(at_dawn("may { gain(self, 1)  dye() }"), "you may gain 1 and dye your hair.");
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
            "choose up to two of these: red, green, blue. For each of them, gain 1.");
}

TEST(CardConstructs, CostsBlocksAndTime) {
  EXPECT_EQ(at_dawn("target one b: forest  cost feed(3)  wake(b)  gain(self, b.size)"),
            "name a beast in the forest. As an additional cost, feed 3 fish. Wake that beast. Gain the size of that "
            "beast.");
  EXPECT_EQ(at_dawn("until tonight { grow(2)  grow(moon) }"),
            "until tonight, all beasts are 2 larger and all beasts are larger by the number of the moon.");
  EXPECT_EQ(at_dawn("later dusk { gain(self, 1) }"), "the next time a day ends, gain 1.");
  EXPECT_EQ(at_dawn("later dusk { gain(self, 1)  dye() }"), "the next time a day ends: gain 1, then dye your hair.");
  EXPECT_EQ(at_dawn("repeat 3 { gain(self, 1)  dye() }"), "do this 3 times: gain 1, then dye your hair.");
  EXPECT_EQ(at_dawn("repeat moon { dye() }"),
            "do this a number of times equal to the number of the moon: dye your hair.");
  EXPECT_EQ(at_dawn("if dark { } else { dye() }"), "if it is light, dye your hair.");
  EXPECT_EQ(at_dawn("if dark { dye() } else if moon = 1 { gain(self, 1) } else { gain(self, 2) }"),
            "if it is dark, dye your hair. Otherwise: if the moon is exactly 1, gain 1; otherwise, gain 2.");
}

TEST(CardConstructs, Numbers) {
  EXPECT_EQ(at_dawn("gain(self, sum(forest where it.asleep, it.size))"),
            "gain the total size of beasts in the forest that are asleep.");
  EXPECT_EQ(
      at_dawn("gain(self, max(moon, 2) + half_down(count(forest)) * 2 - 1)"),
      "gain the number of the moon or 2 (whichever is more) plus half of the number of beasts in the forest, rounded "
      "down times 2 minus 1.");
  EXPECT_EQ(at_dawn("gain(self, (moon + 1) * 2 - (moon - 1))"),
            "gain (the number of the moon plus 1) times 2 minus (the number of the moon minus 1).");
  EXPECT_EQ(at_dawn("let n = moon  gain(self, n)  gain(rival, n)"),
            "let X be the number of the moon. Gain X. Your rival gains X.");
  EXPECT_EQ(at_dawn("let n = moon  gain(self, n)"), "gain the number of the moon.");
  EXPECT_EQ(at_dawn("let n = 2  gain(self, n)  gain(rival, n)"), "gain 2. Your rival gains 2.");
}

TEST(CardConstructs, TheMostAndTheLeast) {
  EXPECT_EQ(at_dawn("target one b: forest where it.asleep with highest it.size  wake(b)"),
            "wake a beast in the forest that is asleep and for which the size of that beast is highest.");
  EXPECT_EQ(at_dawn("choose one p: foes with lowest it.fish + it.nuts  gain(p, 1)"),
            "a foe for which the fish of that player plus the nuts of that player is lowest gains 1.");
  EXPECT_EQ(at_dawn("gain(self, highest(forest where it.asleep, it.size))"),
            "gain the highest of these numbers: the size of each beast in the forest that is asleep.");
  EXPECT_EQ(at_dawn("gain(self, lowest(forest, it.size * 2))"),
            "gain the lowest of these numbers: the size of that beast times 2, for each beast in the "
            "forest.");
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

TEST(CardConstructs, ChoicesOfNumbers) {
  EXPECT_EQ(at_dawn("choose one n: numbers(3)  gain(self, n)"), "gain up to 3.");
  EXPECT_EQ(at_dawn("choose one n: numbers(moon)  gain(self, n)"), "gain up to the number of the moon.");
  EXPECT_EQ(at_dawn("choose one n: numbers(moon)  gain(self, n)  gain(rival, n)"),
            "choose a number X that is at most the number of the moon. Gain X. Your rival gains X.");
  EXPECT_EQ(at_dawn("choose one n: numbers(4) by rival  gain(self, n)  gain(rival, n)"),
            "your rival chooses a number X that is at most 4. Gain X. Your rival gains X.");
  EXPECT_EQ(at_dawn("choose one n: numbers(5) where it >= 2  gain(self, n)"), "choose a number X from 2 to 5. Gain X.");
  EXPECT_EQ(at_dawn("choose 2 n: numbers(5)  for each x in n { gain(self, x) }"),
            "choose two numbers from 0 to 5. For each of them, gain that number.");
  EXPECT_EQ(at_dawn("for each n in numbers(3) { gain(self, n) }"), "for each number from 0 to 3, gain that number.");
  EXPECT_EQ(at_dawn("if count(numbers(moon)) > 2 { dye() }"),
            "if there are at least 3 numbers from 0 to the number of the moon, dye your hair.");
}

TEST(CardConstructs, LoopsInWhichEachDecides) {
  EXPECT_EQ(at_dawn("for each p in foes { choose one by p { option { gain(p, 1) } option { dye() } } }"),
            "each foe chooses one: that player gains 1; or dye your hair.");
  EXPECT_EQ(at_dawn("for each p in foes { may by p { gain(p, 1) } }"), "each foe may gain 1.");
  EXPECT_EQ(at_dawn("for each p in foes { choose one n: numbers(3) by p  gain(p, n) }"), "each foe gains up to 3.");
  EXPECT_EQ(at_dawn("for each p in foes {}"), "for each foe, nothing happens.");
  EXPECT_EQ(at_dawn("for each p in foes { gain(p, 1)  dye() }"),
            "for each foe: that player gains 1, then dye your hair.");
}

TEST(CardConstructs, WhatIsChosenAndDealtWithIsThem) {
  EXPECT_EQ(at_dawn("choose up to 3 b: forest  for each x in b { wake(x) }  if some(b) { gain(self, count(b)) }"),
            "wake up to three beasts in the forest. Gain 1 for each of them.");
  EXPECT_EQ(at_dawn("choose (moon + 1) b: forest  gain(self, count(b))"),
            "choose a number of beasts in the forest equal to the number of the moon plus 1. Gain 1 for each of them.");
  EXPECT_EQ(at_dawn("repeat count(forest) { choose one b: forest  wake(b)  dye() }"),
            "once for each beast in the forest: wake a beast in the forest, then dye your hair.");
}

TEST(CardConstructs, WhatIsAskedOfOneWhoIsKnown) {
  EXPECT_EQ(at_dawn("if some(foes where it = guest) { dye() }"), "if the guest is a foe, dye your hair.");
  EXPECT_EQ(at_dawn("if not some(foes where it = guest) { dye() }"), "if the guest is not a foe, dye your hair.");
  EXPECT_EQ(at_dawn("if some(players where it = guest and it != self) { dye() }"),
            "if the guest is another player, dye your hair.");
}

}  // namespace
}  // namespace krypta::text::card_constructs_test
