#include "tests/rules/vampire_empire/scenario.hpp"

/// The loader of the decks: what it refuses, and with which words.
namespace krypta::vampire_empire::test::deck_test {
namespace {

using Errors = std::vector<cards::Error>;

Errors errors_in(const std::vector<cards::File>& files) {
  auto made = Cards::make(files);
  const auto* errors = std::get_if<Errors>(&made);
  EXPECT_NE(errors, nullptr) << "the decks were accepted";
  return errors == nullptr ? Errors{} : *errors;
}
Errors errors_of(const Passages& passages) { return errors_in(changed(passages)); }
std::string all_of_them(const Errors& errors) {
  std::string text;
  for (const cards::Error& error : errors) text += error.text() + "\n";
  return text;
}

/// One change, one mistake: the message names the card and says this.
void expect_refused(const Passages& passages, std::string_view card, std::string_view message) {
  const Errors errors = errors_of(passages);
  SCOPED_TRACE(passages.front().second);
  ASSERT_EQ(errors.size(), 1U) << all_of_them(errors);
  const std::string text = errors.front().text();
  EXPECT_NE(text.find(message), std::string::npos) << text;
  if (!card.empty()) {
    EXPECT_NE(text.find("card `" + std::string{card} + "`"), std::string::npos) << text;
    // It says where: the line of the file.
    const std::string file = card.front() == 'h' ? "human.cards:" : "vampire.cards:";
    EXPECT_NE(text.find(file), std::string::npos) << text;
    EXPECT_GT(errors.front().at.line, 1U) << text;
  }
}
/// A support card with another text.
void expect_text_refused(const std::string& text, std::string_view message) {
  expect_refused({{"play in open { draw(self, 3) }", text}}, "h36", message);
}

// VE-003
TEST(VampireEmpireDecks, AreFortyCardsEach) {
  expect_refused(
      {{"card h40 \"Sexton\" {\n  deck: human  kind: support  day: 2  night: 3\n  play in open {\n    choose one "
        "found: moat(self) where it.has_value\n    take(found)\n  }\n}",
        "# no Sexton"}},
      "", "the deck `human` has 39 cards, and must have 40");
  expect_refused({{"card v01 \"Poisoned Ring\" { deck: vampire  groups: noble  value: 1 }", ""}}, "",
                 "the deck `vampire` has 39 cards, and must have 40");
  EXPECT_NE(all_of_them(errors_in({})).find("has 0 cards"), std::string::npos);
}

// VE-003: one file alone is half a game; all is told in one go.
TEST(VampireEmpireDecks, AreTwo) {
  auto files = Cards::built_in_files();
  ASSERT_EQ(files.size(), 2U);
  files.pop_back();
  EXPECT_NE(all_of_them(errors_in(files)).find("has 0 cards, and must have 40"), std::string::npos);
  files = Cards::built_in_files();
  files.push_back(files.front());
  EXPECT_FALSE(errors_in(files).empty()) << "every card is there once";
}

// VE-003: names say whose card it is.
TEST(VampireEmpireDecks, NameTheirCardsByNumber) {
  const Errors unknown = errors_of({{"card h01 ", "card h41 "}});
  EXPECT_NE(all_of_them(unknown).find("card `h41`: cards are named h01 to h40 and v01 to v40"), std::string::npos);
  const Errors wrong =
      errors_of({{"card h01 \"Signet Letter\" { deck: human", "card h01 \"Signet Letter\" { deck: vampire"}});
  EXPECT_NE(all_of_them(wrong).find("h is for the deck of the humans, v for that of the vampires"), std::string::npos);
}

// VE-006
TEST(VampireEmpireDecks, KeepVampireCardsAndHolyWaterApart) {
  expect_refused({{"card h01 \"Signet Letter\" { deck: human  groups: noble",
                   "card h01 \"Signet Letter\" { deck: human  groups: vampire"}},
                 "h01", "vampire cards are in the vampire deck only");
  expect_refused({{"deck: human  groups: noble, holy_water", "deck: human  groups: noble, vampire"}}, "h28",
                 "vampire cards are in the vampire deck only");
  expect_refused(
      {{"card v22 \"Fang\" { deck: vampire  groups: vampire", "card v22 \"Fang\" { deck: vampire  groups: holy_water"}},
      "v22", "holy water is in the human deck only");
  expect_refused({{"deck: vampire  groups: servant, vampire", "deck: vampire  groups: servant, holy_water"}}, "v29",
                 "holy water is in the human deck only");
}

// VE-013
TEST(VampireEmpireDecks, HaveThreeCitizensEach) {
  expect_refused({{"deck: human  kind: citizen", "deck: human  kind: support"}}, "",
                 "the deck `human` has 2 citizens, and must have 3");
  expect_refused({{"deck: vampire  kind: support", "deck: vampire  kind: citizen"}}, "",
                 "the deck `vampire` has 4 citizens, and must have 3");
  const auto citizens = [](Side side) {
    Ids found;
    for (const cards::Card& card : game().cards().library().cards) {
      const bool own = deck_of(*named<Card>(card.id)) == side;
      const auto kind = card.number(static_cast<unsigned>(Fact::Kind));
      if (own && kind == static_cast<int>(CardKind::Citizen)) found.push_back(card.name);
    }
    return found;
  };
  EXPECT_EQ(citizens(Side::Vampire), (Ids{"Organist", "Lady-in-Waiting", "Kitchen Boy"}));
  EXPECT_EQ(citizens(Side::Human), (Ids{"Seminarian", "Escort", "Groom"}));
}

// VE-005, VE-007: a combat card has a value and one or two groups, and nothing of a support card.
TEST(VampireEmpireDecks, HaveProperCombatCards) {
  const std::string h01 = "groups: noble  value: 1 }";
  expect_refused({{h01, "groups: noble }"}}, "h01", "a combat card has a value from 1 to 9");
  expect_refused({{h01, "groups: noble  value: 0 }"}}, "h01", "a combat card has a value from 1 to 9");
  expect_refused({{h01, "groups: noble  value: 10 }"}}, "h01", "a combat card has a value from 1 to 9");
  expect_refused({{h01, "value: 1 }"}}, "h01", "a combat card has one or two groups");
  expect_refused({{h01, "groups: noble, servant, clergy  value: 1 }"}}, "h01", "a combat card has one or two groups");
  expect_refused({{h01, "groups: noble, noble  value: 1 }"}}, "", "found `noble` again");
  expect_refused({{h01, "groups: noble  value: 1  day: 1 }"}}, "h01", "a combat card has no day or night cost");
  expect_refused({{h01, "groups: noble  value: 1  night: 0 }"}}, "h01", "a combat card has no day or night cost");
  expect_refused({{h01, "groups: noble  value: 1  play in open { draw(self, 1) } }"}}, "h01",
                 "a combat card has no ability");
}

// VE-005, VE-012
TEST(VampireEmpireDecks, HaveProperSupportCards) {
  const std::string h36 = "deck: human  kind: support  day: 0  night: 1";
  const std::string costs = "a support card has a day cost and a night cost, from 0 to 9";
  expect_refused({{h36, "deck: human  kind: support"}}, "h36", costs);
  expect_refused({{h36, "deck: human  kind: support  day: 0"}}, "h36", costs);
  expect_refused({{h36, "deck: human  kind: support  night: 1"}}, "h36", costs);
  expect_refused({{h36, "deck: human  kind: support  day: 0  night: 10"}}, "h36", costs);
  expect_refused({{h36, "deck: human  kind: support  day: 10  night: 1"}}, "h36", costs);
  expect_refused({{h36, h36 + "  value: 1"}}, "h36", "a support card has no value and no groups");
  expect_refused({{h36, h36 + "  groups: noble"}}, "h36", "a support card has no value and no groups");
  expect_text_refused("", "a support card has one ability");
  expect_text_refused("play in open { draw(self, 3) }  play in you_attack { draw(self, 1) }",
                      "a support card has one ability");
  // Without its kind a card is a combat card, and this is none.
  EXPECT_FALSE(errors_of({{h36, "deck: human  day: 0  night: 1"}}).empty());
}

// Effects that could never do anything.
TEST(VampireEmpireDecks, HaveNoEffectsWithoutMeaning) {
  expect_text_refused("play in open { end_combat() }", "`end_combat` needs a combat, and `open` windows have none");
  expect_text_refused("play in open, you_attack { until this_round { add_attack(1) } }",
                      "`add_attack` needs a combat, and `open` windows have none");
  expect_text_refused("play in open { until this_combat { add_defence(1) } }", "`add_defence` needs a combat");
  expect_text_refused("play in open { target one c: played(opponent)  cancel(c) }", "`cancel` needs a combat");
  expect_text_refused("play in open { if day { end_combat() } }", "`end_combat` needs a combat");
  expect_text_refused("play in you_attack { until next_action { add_attack(2) } }",
                      "`add_attack` cannot hold until `next_action`");
  expect_text_refused("play in open { until this_round { forbid(opponent, hide) } }",
                      "`forbid` cannot hold until `this_round`");
  expect_text_refused("play in open { until this_combat { forbid(opponent, combat) } }",
                      "`forbid` cannot hold until `this_combat`");
}

// VE-073: passing cannot be forbidden.
TEST(VampireEmpireDecks, DoNotForbidToPass) {
  expect_text_refused("play in open { until next_action { forbid(opponent, pass) } }", "passing is always possible");
  expect_text_refused("play in open { target one what: hide, pass  until next_action { forbid(opponent, what) } }",
                      "passing is always possible");
}

TEST(VampireEmpireDecks, KeepNumbersSmall) {
  for (const char* number : {"0", "10", "99", "opponent.hand_size", "1 - 2"}) {
    const std::string n{number};
    expect_text_refused("play in open { draw(self, " + n + ") }", "`draw` wants a number from 1 to 9");
    expect_text_refused("play in open { discard_random(opponent, " + n + ") }",
                        "`discard_random` wants a number from 1 to 9");
    expect_text_refused("play in you_attack { until this_round { add_attack(" + n + ") } }",
                        "`add_attack` wants a number from 1 to 9");
    expect_text_refused("play in you_attack { until this_round { add_defence(" + n + ") } }",
                        "`add_defence` wants a number from 1 to 9");
    expect_text_refused("play in open { target one who: castle  place_marker(who, attack, " + n + ") }",
                        "`place_marker` wants a number from 1 to 9");
  }
}

// VE-180, VE-181: what the opponent holds is nobody else's to choose from, to count or to ask about.
TEST(VampireEmpireDecks, DoNotLookIntoTheOpponentsPiles) {
  const std::string message = "from a hand or a pile only its own player chooses";
  for (const char* pile : {"hand", "cellar", "moat"}) {
    const std::string p{pile};
    EXPECT_NE(all_of_them(errors_of({{"play in open { draw(self, 3) }",
                                      "play in open { choose one c: " + p + "(opponent)  take(c) }"}}))
                  .find(message),
              std::string::npos)
        << pile;
    EXPECT_FALSE(errors_of({{"play in open { draw(self, 3) }",
                             "play in open { for each c in " + p + "(opponent) { draw(self, 1) } }"}})
                     .empty())
        << pile;
    EXPECT_FALSE(errors_of({{"play in open { draw(self, 3) }",
                             "play in open { if some(" + p + "(opponent) where it.has_value) { draw(self, 1) } }"}})
                     .empty())
        << pile << ": what follows would betray it";
    EXPECT_FALSE(errors_of({{"play in open { draw(self, 3) }",
                             "play in open when count(" + p + "(opponent) where it.value > 2) > 0 { draw(self, 1) }"}})
                     .empty())
        << pile << ": the offer would betray it";
    EXPECT_FALSE(
        errors_of({{"target one who: castle\n    to_town(who)",
                    "target one who: castle where some(" + p + "(opponent) where it.value = 1)  to_town(who)"}})
            .empty())
        << pile;
    EXPECT_FALSE(
        errors_of({{"play in open { draw(self, 3) }",
                    "play in open { let n = sum(" + p + "(opponent), it.value)  repeat n { draw(self, 1) } }"}})
            .empty())
        << pile;
    EXPECT_FALSE(errors_of({{"choose one found: cellar(self)",
                             "choose one found: cellar(self) where some(" + p + "(opponent) where it.value = 1)"}})
                     .empty())
        << pile << ": what may be chosen would betray it to its chooser";
  }
  // How many there are is public.
  EXPECT_FALSE(std::holds_alternative<Errors>(Cards::make(
      changed({{"play in open { draw(self, 3) }",
                "play in open when count(hand(opponent)) > 3 and opponent.hand_size > 3 { draw(self, 3) }"}}))));
}

// VE-180: the own piles are chosen from by their owner alone.
TEST(VampireEmpireDecks, LetNobodyElseChooseFromAPile) {
  expect_text_refused("play in open { choose one c: cellar(self) by opponent  take(c) }",
                      "from a hand or a pile only its own player chooses");
}

// VE-200: what lies in a pile is chosen when the card is carried out.
TEST(VampireEmpireDecks, NameNoCardOfAPileBeforeThePayment) {
  expect_text_refused("play in open { target one c: cellar(self)  take(c) }", "when the card is carried out");
}

// VE-209
TEST(VampireEmpireDecks, TakeBackLessThanTheyCost) {
  const std::string message = "must not take back as many cards as it costs";
  const std::string sexton =
      "deck: human  kind: support  day: 2  night: 3\n  play in open {\n    choose one found: moat";
  expect_refused(
      {{sexton, "deck: human  kind: support  day: 1  night: 3\n  play in open {\n    choose one found: moat"}}, "h40",
      message);
  expect_refused(
      {{sexton, "deck: human  kind: support  day: 2  night: 1\n  play in open {\n    choose one found: moat"}}, "h40",
      message);
  const std::string text = "choose one found: moat(self) where it.has_value\n    take(found)\n  }\n}\n";
  const auto refused = [&](const std::string& other) {
    const Errors errors = errors_of({{text, other + "\n  }\n}\n"}});
    EXPECT_NE(all_of_them(errors).find(message), std::string::npos) << other << "\n" << all_of_them(errors);
  };
  refused("choose 2 found: moat(self) where it.has_value  for each c in found { take(c) }");
  refused("choose up to 3 found: moat(self) where it.has_value  for each c in found { take(c) }");
  refused("for each c in moat(self) { take(c) }");
  refused("repeat 2 { choose one found: moat(self)  take(found) }");
  refused("choose one one_card: moat(self)  take(one_card)  choose one another: moat(self)  take(another)");
  // The cellar is another matter: these cards come back anyway.
  const auto cellar =
      Cards::make(changed({{text, "choose 2 found: cellar(self)  for each c in found { take(c) }\n  }\n}\n"}}));
  EXPECT_FALSE(std::holds_alternative<Errors>(cellar));
}

// VE-209: together no more than a picture of a moat can hold.
TEST(VampireEmpireDecks, TakeBackFewCardsAltogether) {
  const std::string more = "{ choose 5 found: moat(self) where it.has_value  for each c in found { take(c) } }";
  const Errors errors =
      errors_of({{"day: 0  night: 1\n  play in open { draw(self, 3) }", "day: 6  night: 6\n  play in open " + more},
                 {"day: 1  night: 0\n  play in open { draw(self, 3) }", "day: 6  night: 6\n  play in open " + more}});
  EXPECT_NE(all_of_them(errors).find("too many cards take something back from the moat"), std::string::npos)
      << all_of_them(errors);
}

// What the language itself refuses is passed on, with its place.
TEST(VampireEmpireDecks, TellMistakesOfTheLanguage) {
  const Errors errors = errors_of({{"draw(self, 3)", "drow(self, 3)"}, {"end_combat()", "end_combat(1)"}});
  EXPECT_EQ(errors.size(), 2U) << all_of_them(errors);
  EXPECT_NE(all_of_them(errors).find("drow"), std::string::npos);
  for (const cards::Error& error : errors) EXPECT_GT(error.at.column, 1U);
}

// All that is wrong is told at once.
TEST(VampireEmpireDecks, TellAllMistakesAtOnce) {
  const Errors errors = errors_of({{"card h02 \"House Banner\" { deck: human  groups: noble  value: 1",
                                    "card h02 \"House Banner\" { deck: human  groups: noble  value: 0"},
                                   {"kind: support  day: 0  night: 1", "kind: support  day: 0"},
                                   {"deck: vampire  kind: citizen", "deck: vampire  kind: support"}});
  EXPECT_EQ(errors.size(), 3U) << all_of_them(errors);
}

}  // namespace
}  // namespace krypta::vampire_empire::test::deck_test
