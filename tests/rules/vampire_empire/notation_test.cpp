#include <set>

#include "tests/rules/vampire_empire/observers.hpp"

/// Choices as short words, both ways.
namespace krypta::vampire_empire::test::notation_test {

using krypta::test::again;

TEST(VampireEmpireNotation, EveryVerbIsWrittenAsItIsRead) {
  for (const std::string_view id : {"vampires:0",
                                    "vampires:1",
                                    "enter:monk",
                                    "vampire:lady",
                                    "token:bishop",
                                    "get:h01",
                                    "get:v40",
                                    "lose:h40",
                                    "moat:v01",
                                    "cellar:h39",
                                    "fill",
                                    "skip",
                                    "reveal:lord",
                                    "hide:officer",
                                    "ask:maid",
                                    "attack:cook>butler",
                                    "attack:nun>monk",
                                    "pass",
                                    "play:h31",
                                    "drop:v22",
                                    "done",
                                    "name:nun",
                                    "take:h05",
                                    "choose:marker-attack",
                                    "choose:marker-defence",
                                    "option:1",
                                    "option:3",
                                    "yes",
                                    "no"}) {
    EXPECT_EQ(again(game(), id), id);
  }
}

TEST(VampireEmpireNotation, EveryCharacterAndEveryCardHasItsWord) {
  std::set<std::string> all;
  for (const Character c : all_of<Character>()) {
    for (const Verb v :
         {Verb::Enter, Verb::Vampire, Verb::Token, Verb::Reveal, Verb::Hide, Verb::Ask, Verb::PickCharacter}) {
      const std::string id = game().write(choose(v, c));
      EXPECT_EQ(game().read(id), choose(v, c)) << id;
      EXPECT_TRUE(all.insert(id).second) << id;
    }
    for (const Character d : all_of<Character>()) {
      const std::string id = game().write(attack(c, d));
      EXPECT_EQ(game().read(id), attack(c, d)) << id;
      EXPECT_TRUE(all.insert(id).second) << id;
    }
  }
  for (const Card c : all_of<Card>()) {
    for (const Verb v : {Verb::Get, Verb::Lose, Verb::ToMoat, Verb::ToCellar, Verb::Play, Verb::Drop, Verb::PickCard}) {
      const std::string id = game().write(choose(v, c));
      EXPECT_EQ(game().read(id), choose(v, c)) << id;
      EXPECT_TRUE(all.insert(id).second) << id;
    }
  }
  EXPECT_EQ(all.size(), 9U * 7U + 81U + 80U * 7U);
}

TEST(VampireEmpireNotation, TheWordsMeanWhatTheySay) {
  using enum Character;
  EXPECT_EQ(game().read("attack:maid>lord"), attack(Maid, Lord));
  EXPECT_EQ(attacker_of(*game().read("attack:maid>lord")), Maid);
  EXPECT_EQ(defender_of(*game().read("attack:maid>lord")), Lord);
  EXPECT_EQ(game().read("hide:monk"), choose(Verb::Hide, Monk));
  EXPECT_EQ(game().read("moat:h01"), choose(Verb::ToMoat, card(Side::Human, 0)));
  EXPECT_EQ(game().read("cellar:v40"), choose(Verb::ToCellar, card(Side::Vampire, 39)));
  EXPECT_EQ(game().read("vampires:1"), choice(Verb::Side, 1));
  EXPECT_EQ(game().read("pass"), choose(Verb::Pass));
}

TEST(VampireEmpireNotation, AnythingElseIsNoChoice) {
  for (const std::string_view text : {"",
                                      " ",
                                      ":",
                                      "monk",
                                      "pass:",
                                      "pass:monk",
                                      "Pass",
                                      "pass ",
                                      "hide",
                                      "hide:",
                                      "hide:Monk",
                                      "hide:monk ",
                                      "hide:h01",
                                      "hide:vampire",
                                      "play:h00",
                                      "play:h41",
                                      "play:h1",
                                      "play:v41",
                                      "play:monk",
                                      "attack:monk",
                                      "attack:monk>",
                                      "attack:>monk",
                                      "attack:monk>cook>nun",
                                      "attack:monk,cook",
                                      "vampires:",
                                      "vampires:-1",
                                      "vampires:01",
                                      "option:0",
                                      "option:64",
                                      "option:99999999999",
                                      "choose:marker",
                                      "choose:attack",
                                      "choose:marker-shield",
                                      "choose:marker_attack",
                                      "yes:1"}) {
    EXPECT_FALSE(game().read(text).has_value()) << text;
  }
}

TEST(VampireEmpireNotation, WhateverIsOfferedInAMatchIsReadAsItIsWritten) {
  std::set<std::string> verbs;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    play_anything(seed, [&](const Table& table) {
      if (table.over()) return;
      const Seat s = table.deciding();
      std::set<std::string> ids;
      for (const Choice c : table.match().options(s)) {
        const std::string id = game().write(c);
        ASSERT_EQ(game().read(id), c) << id;
        ASSERT_TRUE(ids.insert(id).second) << id << " is offered twice";
        const Option shown = game().show(table.state(), c);
        ASSERT_EQ(shown.id, id);
        ASSERT_TRUE(shown.label.key.starts_with("ve-option-"));
        verbs.insert(id.substr(0, id.find(':')));
      }
    });
  }
  EXPECT_EQ(verbs, (std::set<std::string>{"ask",  "attack", "cellar", "choose", "done",  "drop",   "enter",
                                          "fill", "get",    "hide",   "lose",   "moat",  "name",   "pass",
                                          "play", "reveal", "skip",   "take",   "token", "vampire"}));
}

TEST(VampireEmpireNotation, OptionsLightUpWhatTheyAreAbout) {
  const Table night{Position{}.hand(V, {"v01", "v02", "v03"}).hand(H, {"h01"})};
  const auto target = [](const Table& table, std::string_view option) {
    return game().show(table.state(), *game().read(option)).target;
  };
  EXPECT_EQ(target(night, "hide:monk"), "character:monk");
  EXPECT_EQ(target(night, "attack:lady>maid"), "fight:lady>maid");
  EXPECT_EQ(target(night, "pass"), "");
  const Table step_1{Position{}.step_1().hand(V, {"v01"}).hand(H, {"h01"})};
  EXPECT_EQ(target(step_1, "moat:v01"), "card:v01");
  EXPECT_EQ(target(step_1, "cellar:v01"), "card:v01");
  EXPECT_EQ(target(step_1, "fill"), "");
}

}  // namespace krypta::vampire_empire::test::notation_test
