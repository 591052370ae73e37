#include "tests/text/beasts.hpp"

/// What a game may say in a way of its own: how abilities begin, and numbers.
namespace krypta::text::card_own_ways_test {
namespace {

/// What a game may say in a way of its own.
constexpr std::string_view own_ways = R"(
t-opening-always =
    { $dark ->
        [yes] by night,
       *[other] { "" }
    }
t-opening-dawn =
    { $guest ->
        [self] when a day begins and you are the guest,
        [not-self] when a day begins and you are not the guest,
        [foes] when a day begins and a foe is the guest,
       *[other] Dawn:
    }
t-opening-dusk =
    { $moon ->
        [3] at the third dusk
       *[other] at dusk
    }
t-later-dusk = by night{ card-part-colon } { $what }
t-each-fish =
    { $every ->
        [1] { $who-id ->
            [self] each of your fish
           *[other] each fish of { $who }
        }
       *[other] { $who-id ->
            [self] every two of your fish
           *[other] every two fish of { $who }
        }
    }
t-chooser = they
t-half-size = half of the { $total ->
        [yes] size of all { $who }
       *[no] size of { $who }
    }
t-verb-gain-until-nuts = gain nuts until you have { $number }
t-within-forest-5 = there are five beasts at most
t-within-fish-less-1 = one fish is always left
t-highest-size = { $which } is the largest of these
t-most-size = the largest size of { $who }
t-verb-gain-half-up-fish =
    { $who-id ->
        [self] gain half of your fish
       *[other] { $who } gains half of their fish
    }
t-verb-gain-nuts =
    { $who-id ->
        [self] gain all your nuts
       *[other] { $who } gains all their nuts
    }
t-doer-gain = you
t-about-fish-plus-nuts = { $who } has { $amount } fish and nuts
)";

/// What a card that is not played says, in a game with openings.
std::string in_own_way(const std::string& code) { return beasts::said(code, own_ways); }

TEST(CardOpenings, AnAbilityBeginsAsItsWindowSays) {
  EXPECT_EQ(in_own_way("on in dawn { dye() }"), "Dawn: dye your hair.");
  EXPECT_EQ(in_own_way("on in dusk { dye() }"), "At dusk dye your hair.");
  EXPECT_EQ(in_own_way("on in dusk { dye()  gain(self, 1) }"), "At dusk: dye your hair. Gain 1.");
  EXPECT_EQ(in_own_way("on in dusk { if dark { dye() } }"), "At dusk, if it is dark, dye your hair.");
  EXPECT_EQ(in_own_way("use in dawn { gain(self, 1) }"), "Dawn: you may gain 1.");
  EXPECT_EQ(in_own_way("use in dawn { gain(self, 1)  dye() }"), "Dawn: you may gain 1 and dye your hair.");
  EXPECT_EQ(in_own_way("use in dawn { target one b: forest  cost feed(2)  wake(b) }"),
            "Dawn: you may feed 2 fish and wake a beast in the forest.");
  EXPECT_EQ(in_own_way("use in dawn { if dark { dye() } }"), "Dawn: you may do this: if it is dark, dye your hair.");
  EXPECT_EQ(in_own_way("always { grow(1) }"), "All beasts are 1 larger.");
  // Cards that are played, and abilities with more than one window, keep their headings.
  EXPECT_EQ(in_own_way("play in dawn { dye() }"), "When a day begins: dye your hair.");
  EXPECT_EQ(in_own_way("on in dawn, dusk { dye() }"), "When a day begins or a day ends: dye your hair.");
  EXPECT_EQ(in_own_way("use in dawn once per turn { dye() }"),
            "Use this card, once per turn, when a day begins: dye your hair.");
}

TEST(CardOpenings, TheConditionStandsInTheOpeningAsFarAsThatAsks) {
  EXPECT_EQ(in_own_way("on in dawn when guest = self { dye() }"),
            "When a day begins and you are the guest, dye your hair.");
  EXPECT_EQ(in_own_way("on in dawn when self != guest { dye() }"),
            "When a day begins and you are not the guest, dye your hair.");
  EXPECT_EQ(in_own_way("on in dawn when some(foes where it = guest) { dye() }"),
            "When a day begins and a foe is the guest, dye your hair.");
  EXPECT_EQ(in_own_way("on in dawn when some(foes where it = guest) { dye()  gain(self, 1) }"),
            "When a day begins and a foe is the guest: dye your hair. Gain 1.");
  EXPECT_EQ(in_own_way("on in dusk when moon = 3 { dye() }"), "At the third dusk dye your hair.");
  EXPECT_EQ(in_own_way("on in dusk when moon > 3 { dye() }"), "At dusk, if the moon is at least 4, dye your hair.");
  EXPECT_EQ(in_own_way("on in dawn when guest = self and dark { dye() }"),
            "When a day begins and you are the guest, if it is dark, dye your hair.");
  EXPECT_EQ(in_own_way("always when dark { grow(1) }"), "By night, all beasts are 1 larger.");
  EXPECT_EQ(in_own_way("always when not dark { grow(1) }"), "If it is light, all beasts are 1 larger.");
}

TEST(CardOwnWays, NumbersForEachThing) {
  EXPECT_EQ(in_own_way("on in dawn { gain(self, count(forest)) }"), "Dawn: gain 1 for each beast in the forest.");
  EXPECT_EQ(in_own_way("on in dawn { gain(self, 2 * self.fish) }"), "Dawn: gain 2 for each of your fish.");
  EXPECT_EQ(in_own_way("on in dawn { gain(self, min(5, rival.fish)) }"),
            "Dawn: gain 1 for each fish of your rival, at most 5 in all.");
  EXPECT_EQ(in_own_way("on in dawn { gain(self, count(forest) + count(den(self))) }"),
            "Dawn: gain 1 for each beast in the forest and each beast in your den.");
  EXPECT_EQ(in_own_way("on in dawn { gain(self, moon * moon) }"),
            "Dawn: gain the number of the moon times the number of the moon.");
}

TEST(CardOwnWays, NumbersForEveryTwoThings) {
  EXPECT_EQ(in_own_way("on in dawn { gain(self, half_down(count(forest))) }"),
            "Dawn: gain 1 for every two beasts in the forest.");
  EXPECT_EQ(in_own_way("on in dawn { gain(self, half_up(count(forest))) }"),
            "Dawn: gain 1 for every two beasts in the forest, rounded up.");
  EXPECT_EQ(in_own_way("on in dawn { gain(self, 3 * half_down(rival.fish)) }"),
            "Dawn: gain 3 for every two fish of your rival.");
  // A name that is said in full is no other number.
  EXPECT_EQ(in_own_way("on in dawn { let n = half_down(count(forest))  for each p in foes { gain(p, n) } }"),
            "Dawn: each foe gains 1 for every two beasts in the forest.");
  EXPECT_EQ(in_own_way("on in dawn { gain(self, half_down(sum(forest, it.size))) }"),
            "Dawn: gain half of the size of all beasts in the forest.");
}

TEST(CardOwnWays, WhatIsMissingToANumber) {
  EXPECT_EQ(in_own_way("on in dawn { gain(self, 7 - self.nuts) }"), "Dawn: gain nuts until you have 7.");
  EXPECT_EQ(in_own_way("on in dawn { gain(self, 7 - rival.nuts) }"), "Dawn: gain 7 minus the nuts of your rival.");
}

TEST(CardOwnWays, WhoChoosesIsTheyInWhatHeChooses) {
  EXPECT_EQ(in_own_way("on in dawn { choose one by rival { option when rival.fish > 1 { dye() } option { gain(self, 1) "
                       "} } }"),
            "Dawn: your rival chooses one: dye your hair (only if they has at least 2 fish); or gain 1.");
}

TEST(CardOwnWays, AsManyAsThereCanBeIsAnyNumber) {
  EXPECT_EQ(in_own_way("on in dawn { choose up to 5 b: forest  for each x in b { wake(x) } }"),
            "Dawn: wake any number of beasts in the forest.");
  EXPECT_EQ(in_own_way("on in dawn { choose up to 4 b: forest  for each x in b { wake(x) } }"),
            "Dawn: wake up to 4 beasts in the forest.");
  EXPECT_EQ(in_own_way("on in dawn { choose (min(count(forest), self.fish - 1)) b: forest  for each x in b { wake(x) } "
                       "}"),
            "Dawn: wake as many beasts in the forest as possible.");
}

TEST(CardOwnWays, VerbsWithAMessageForTheNumber) {
  EXPECT_EQ(in_own_way("on in dawn { gain(self, half_up(self.fish)) }"), "Dawn: gain half of your fish.");
  EXPECT_EQ(in_own_way("on in dawn { for each p in foes { gain(p, half_up(p.fish)) } }"),
            "Dawn: each foe gains half of their fish.");
  EXPECT_EQ(in_own_way("on in dawn { gain(self, self.nuts) }"), "Dawn: gain all your nuts.");
  // Of somebody else it is another number.
  EXPECT_EQ(in_own_way("on in dawn { gain(self, rival.nuts) }"), "Dawn: gain the nuts of your rival.");
}

TEST(CardOwnWays, LimitsThatHoldAnywayAreNotSaid) {
  EXPECT_EQ(in_own_way("on in dawn { choose one n: numbers(min(3, self.fish - 1))  gain(self, n) }"),
            "Dawn: gain up to 3.");
  EXPECT_EQ(
      in_own_way("on in dawn { if self.fish > 1 { choose one n: numbers(min(3, self.fish - 1))  gain(self, n) } }"),
      "Dawn: gain up to 3.");
  EXPECT_EQ(
      in_own_way("on in dawn when self.fish > 1 { choose one n: numbers(min(moon, self.fish - 1))  gain(self, n) }"),
      "Dawn: gain up to the number of the moon.");
  // Anything else that the condition would keep from happening is said.
  EXPECT_EQ(in_own_way("on in dawn { if self.fish > 1 { choose one n: numbers(min(3, self.fish - 1))  gain(self, n)  "
                       "dye() } }"),
            "Dawn: if you has at least 2 fish, gain up to 3, then dye your hair.");
}

TEST(CardOwnWays, TheLargestOfSome) {
  EXPECT_EQ(in_own_way("on in dawn { for each b in forest where it.asleep with highest it.size { wake(b) } }"),
            "Dawn: wake each beast in the forest that is asleep and that is the largest of these.");
  EXPECT_EQ(in_own_way("on in dawn { for each b in forest where it.asleep { if not some(forest where it.asleep and "
                       "it.size > b.size) { wake(b) } } }"),
            "Dawn: wake each beast in the forest that is asleep and that is the largest of these.");
  EXPECT_EQ(in_own_way("on in dawn { gain(self, highest(forest, it.size)) }"),
            "Dawn: gain the largest size of beasts in the forest.");
}

TEST(CardOwnWays, TwoNumbersTogetherAndWhatComesLater) {
  EXPECT_EQ(in_own_way("on in dawn { if rival.fish + rival.nuts > 2 { dye() } }"),
            "Dawn: if your rival has at least 3 fish and nuts, dye your hair.");
  EXPECT_EQ(in_own_way("on in dawn { later dusk { dye() } }"), "Dawn: by night, dye your hair.");
}

}  // namespace
}  // namespace krypta::text::card_own_ways_test
