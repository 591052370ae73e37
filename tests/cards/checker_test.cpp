#include <gtest/gtest.h>

#include <array>

#include <set>
#include <string>
#include <string_view>

#include "engine/cards/lexer.hpp"
#include "engine/games/vampire_empire/vocabulary.hpp"
#include "engine/games/vendetta/vocabulary.hpp"
#include "tests/cards/play.hpp"

namespace krypta::bowls::checker_test {
namespace {

using cards::Expression;
using cards::Statement;

const cards::Ability& first_ability(const cards::Library& library) { return library.cards.at(0).abilities.at(0); }

TEST(Checker, ResolvesFacts) {
  const cards::Library library =
      library_of("card c \"C\" { moods: green, calm  price: 9999  colour: green size: 0 }\ncard d \"D\" { price: 1 }");
  ASSERT_EQ(library.cards.size(), 2U);
  const cards::Card& card = library.cards[0];
  EXPECT_EQ(card.number(0), 9999);
  EXPECT_EQ(card.number(1), 0);
  EXPECT_EQ(card.number(2), static_cast<int>(Colour::Green)) << "a green stone";
  EXPECT_EQ(card.facts[0].values, (std::vector<int>{static_cast<int>(Mood::Green), static_cast<int>(Mood::Calm)}));
  EXPECT_EQ(library.cards[1].number(1), std::nullopt);
  EXPECT_EQ(card.file, "test.cards");
  EXPECT_EQ(library.cards[1].at, (cards::Position{2, 1}));
}

TEST(Checker, ResolvesFactsOfAbilities) {
  const cards::Library library = library_of(
      "card c \"C\" { price: 1 size: 4 play in noon { pace: -2 tones: green, calm size: south target one s: stones "
      "remove(s) } use in noon { pace: 3 } use in noon { ring() } }");
  ASSERT_EQ(library.cards.size(), 1U);
  const auto& abilities = library.cards[0].abilities;
  ASSERT_EQ(abilities.size(), 3U);
  EXPECT_EQ(abilities[0].number(4), -2);
  EXPECT_EQ(abilities[0].facts.at(1).values, (std::vector<int>{2, 0}));
  EXPECT_EQ(abilities[0].number(6), static_cast<int>(Bowl::South)) << "not the size of the card";
  EXPECT_EQ(abilities[0].targets.size() + abilities[0].body.size(), 2U);
  EXPECT_EQ(abilities[1].number(4), 3);
  EXPECT_TRUE(abilities[2].facts.empty());
  EXPECT_EQ(library.cards[0].facts.size(), 2U);
  EXPECT_EQ(library.cards[0].number(1), 4);
}

TEST(Checker, TellsMistakesInFactsOfAbilities) {
  const auto told = [](std::string_view body) {
    return mistakes_in("card c \"C\" { price: 1 play in noon {\n" + std::string{body} + "\n} }");
  };
  EXPECT_EQ(told("pase: 1"),
            "2:1: found `pase`, expected a fact of an ability: pace, tones, size, needs, user; did you mean `pace`?");
  EXPECT_EQ(told("price: 1"), "2:1: found `price`, a fact of cards, expected it outside the abilities");
  EXPECT_EQ(told("pace: 1 pace: 2"), "2:9: found `pace` again, expected each fact once");
  EXPECT_EQ(told("pace: calm"), "2:7: found `calm`, expected a number for `pace`");
  EXPECT_EQ(told("tones: -1"), "2:8: found -1, expected a mood: calm, wild, green");
  EXPECT_EQ(told("pace: - calm"), "2:9: found `calm`, expected a number");
  EXPECT_EQ(told("ring() pace: 1"),
            "2:8: found the fact `pace` behind other statements, expected it at the top of a card or an ability");
  EXPECT_EQ(mistakes_in("card c \"C\" { price: 1 pace: 2 }"),
            "1:23: found `pace`, a fact of abilities, expected it at the top of an ability");
}

TEST(Checker, WantsTheFactsThatAnAbilityMustHave) {
  constexpr std::array<cards::FactInfo, 1> level{{{"level", cards::FactKind::number, cards::Type::number, true, true}}};
  cards::Vocabulary words = vocabulary();
  words.facts = level;
  EXPECT_EQ(mistakes_in("card c \"C\" { play in noon { level: 1 } always { quiet() } }", words), "");
  EXPECT_EQ(mistakes_in("card c \"C\" { play in noon { level: 1 }\nuse in noon { } }", words),
            "2:1: found no `level` in this ability, expected `level: …`");
  EXPECT_EQ(mistakes_in("card c \"C\" { lefel: 1 }", words), "1:14: found the fact `lefel`, expected none here");
}

using Found = std::vector<const cards::Card*>;

TEST(Checker, TakesNegativeNumbersAndQuotationMarks) {
  const cards::Library library = library_of(R"(card c "The \"Wall\" \\ Żółw" { price: -1 })");
  ASSERT_EQ(library.cards.size(), 1U);
  EXPECT_EQ(library.cards[0].number(0), -1);
  EXPECT_EQ(library.cards[0].name, "The \"Wall\" \\ Żółw");
  EXPECT_EQ(library.called("the \"wall\" \\ Żółw"), (Found{library.cards.data()}));
}

TEST(Checker, FindsCardsByIdAndNameInAnyCase) {
  const cards::Library library = library_of("card c1 \"Lord's Guard\" { price: 1 }\ncard c2 \"Żółw\" { price: 2 }");
  EXPECT_EQ(library.find("c2"), &library.cards[1]);
  EXPECT_EQ(library.find("C1"), &library.cards[0]);
  EXPECT_EQ(library.find("LORD'S guard"), nullptr) << "that is no id";
  EXPECT_EQ(library.find("c3"), nullptr);
  EXPECT_EQ(library.find(""), nullptr);
  EXPECT_EQ(library.called("C2"), (Found{&library.cards[1]}));
  EXPECT_EQ(library.called("LORD'S guard"), (Found{&library.cards[0]}));
  EXPECT_EQ(library.called("Żółw"), (Found{&library.cards[1]}));
  EXPECT_EQ(library.called(""), Found{});
}

TEST(Checker, ResolvesHeadsOfAbilities) {
  const cards::Library library = library_of(R"(card c "C" { price: 1
    use in evening, morning when round > 1 once per table { }
    on in noon { }
    always when night { quiet() }
  })");
  const auto& all = library.cards.at(0).abilities;
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0].kind, cards::AbilityKind::use);
  EXPECT_EQ(all[0].windows, (std::vector<unsigned>{2, 0}));
  EXPECT_EQ(all[0].once_per, 1U);
  EXPECT_EQ(all[0].condition->kind, Expression::Kind::more);
  EXPECT_EQ(all[1].kind, cards::AbilityKind::on);
  EXPECT_EQ(all[2].kind, cards::AbilityKind::always);
  EXPECT_EQ(all[2].body.at(0).verb, static_cast<unsigned>(Verb::Quiet));
  const auto& code = library.code.at(0).abilities;
  EXPECT_EQ(code[0].windows, (std::vector<std::uint16_t>{2, 0}));
  EXPECT_EQ(code[0].once_per, 1U);
  EXPECT_EQ(code[1].windows, (std::vector<std::uint16_t>{1}));
  EXPECT_EQ(code[1].once_per, cards::AbilityCode::no_scope);
  EXPECT_TRUE(code[2].windows.empty());
}

TEST(Checker, TakesAWordByTheTypeThatIsWanted) {
  const cards::Library library = one_card(R"(
    paint(last_stone, green)
    if last_stone.colour = green { }
    if green = last_stone.colour { }
    choose one m: green, wild
    choose one c: green, red
    if m = green { }
    if green != c { }
  )");
  const cards::Block& body = first_ability(library).body;
  EXPECT_EQ(body.at(0).arguments[1].type, type_of(Kind::Colour));
  EXPECT_EQ(body[0].arguments[1].value, 1);
  EXPECT_EQ(body[1].arguments[0].parts[1].type, type_of(Kind::Colour));
  EXPECT_EQ(body[2].arguments[0].parts[0].type, type_of(Kind::Colour));
  EXPECT_EQ(body[2].arguments[0].parts[0].kind, Expression::Kind::word) << "in the order that was written";
  EXPECT_EQ(body[3].type, type_of(Kind::Mood));
  EXPECT_EQ(body[3].words, (std::vector<int>{2, 1}));
  EXPECT_EQ(body[4].type, type_of(Kind::Colour));
  EXPECT_EQ(body[5].arguments[0].parts[1].value, 2);
  EXPECT_EQ(body[6].arguments[0].parts[0].value, 1);
}

TEST(Checker, GivesQuantitiesTheirBounds) {
  const cards::Library library = one_card(R"(
    if night { choose one a: stones }
    if night { choose 1 a: stones }
    if night { choose 2 a: stones }
    if night { choose up to 3 a: stones }
    if night { choose any a: stones }
    if night { choose any a: red, blue }
    if night { choose (round + 1) a: stones }
  )");
  const auto quantity = [&](std::size_t i) { return first_ability(library).body.at(i).blocks[0][0].quantity; };
  const auto expect = [&](std::size_t i, int least, int most, bool any, bool several) {
    EXPECT_EQ(quantity(i).least, least) << i;
    EXPECT_EQ(quantity(i).most, most) << i;
    EXPECT_EQ(quantity(i).any, any) << i;
    EXPECT_EQ(quantity(i).several, several) << i;
  };
  expect(0, 1, 1, false, false);
  expect(1, 1, 1, false, true);
  expect(2, 2, 2, false, true);
  expect(3, 0, 3, false, true);
  expect(4, 0, 6, true, true);
  expect(5, 0, 2, true, true);
  expect(6, 0, 6, false, true);
  EXPECT_FALSE(quantity(4).reckoned);
  ASSERT_TRUE(quantity(6).reckoned);
  EXPECT_EQ(quantity(6).reckoned->kind, cards::Expression::Kind::add);
}

TEST(Checker, UsesSlotsOfFinishedBlocksAgain) {
  const cards::Library library = one_card(R"(
    let a = 1
    if night { choose 2 b: stones let c = 2 } else { let d = 3 }
    for each e in stones { let f = 4 repeat 2 { let g = 5 } }
    let h = 6
  )");
  const cards::Block& body = first_ability(library).body;
  EXPECT_EQ(body.at(0).slot, 0);
  EXPECT_EQ(body[1].blocks[0][0].slot, 1) << "b, and two slots behind it";
  EXPECT_EQ(body[1].blocks[0][1].slot, 4);
  EXPECT_EQ(body[1].blocks[1][0].slot, 1);
  EXPECT_EQ(body[2].slot, 1) << "e, and two slots behind it for what is left of sixteen stones";
  EXPECT_EQ(body[2].blocks[0][0].slot, 4);
  EXPECT_EQ(body[2].blocks[0][1].slot, 5) << "repeat counts there";
  EXPECT_EQ(body[2].blocks[0][1].blocks[0][0].slot, 6);
  EXPECT_EQ(body[3].slot, 1);
}

TEST(Checker, FillsTheFrameToItsLastSlot) {
  EXPECT_EQ(mistakes_in("card c \"C\" { price: 1 play in noon { choose any a: stones choose 4 b: stones } }"), "");
  EXPECT_EQ(mistakes_in("card c \"C\" { price: 1 play in noon { choose any a: stones choose 5 b: stones } }"),
            "1:68: found `b`, which needs 6 values kept, expected at most 5 more of the 12 that a card can keep");
}

TEST(Checker, LetsNamesOfPropertiesOfThingsAndVerbsBeUsed) {
  EXPECT_EQ(mistakes_in("card c \"C\" { price: 1 play in noon { let weight = 1 let ring = weight note(ring) } }"), "");
}

TEST(Checker, SeesTargetsInCostsAndBody) {
  const cards::Library library = one_card("target one s: stones cost spend(self, s.weight) remove(s)");
  EXPECT_EQ(first_ability(library).costs.at(0).arguments[1].parts.at(0).kind, Expression::Kind::local);
}

TEST(Checker, KnowsWhatAGameDoesNotHave) {
  const std::string begin = "card x \"X\" { deck: human ";
  const auto told = [&](std::string_view rest) {
    return mistakes_in(begin + std::string{rest} + " }", vampire_empire::vocabulary());
  };
  EXPECT_EQ(told("use in open { }"),
            "1:26: found `use`, which this game does not have, expected another kind of ability: play");
  EXPECT_EQ(told("always { }"),
            "1:26: found `always`, which this game does not have, expected another kind of ability: play");
  EXPECT_EQ(told("play in open once per day { }"), "1:48: found `once per`, which this game does not have");
  EXPECT_EQ(told("play in open { later open { end_combat() } }"), "1:41: found `later`, which this game does not have");
  EXPECT_EQ(told("play in open { cost draw(self, 1) }"), "1:46: found `draw`, expected a cost");
}

TEST(Checker, TellsTheMistakesOfAllFilesInTheirOrder) {
  const std::vector<cards::File> files{{"one.cards", "card a \"A\" { price: x }\ncard b \"B\" {"},
                                       {"two.cards", "card c \"C\" { price: 1 }"},
                                       {"three.cards", "card c \"a\" { price: 1 play in noon { rign() } }"}};
  const auto compiled = cards::compile(vocabulary(), files);
  ASSERT_EQ(compiled.index(), 1U);
  EXPECT_EQ(told(std::get<1>(compiled)),
            "one.cards:1:21: found `x`, expected a number for `price`\n"
            "one.cards:2:13: found the end of the file, expected `}`\n"
            "three.cards:1:6: found `c` again, expected another: it is a card at two.cards:1\n"
            "three.cards:1:8: found \"a\" again, expected another: it is a card at one.cards:1\n"
            "three.cards:1:38: found `rign`, expected a verb: gain, move, remove, paint, note, remember, ring, rest, "
            "empty, drain, draw; did you mean `ring`?\n");
}

TEST(Checker, MakesALibraryOfNoFiles) {
  const auto compiled = cards::compile(vocabulary(), {});
  ASSERT_EQ(compiled.index(), 0U);
  EXPECT_TRUE(std::get<0>(compiled).cards.empty());
}

/// What the language relies on: a name means one thing, and everything fits the tables of the machine.
void expect_sound(const cards::Vocabulary& words) {
  std::set<std::string_view> values;
  const auto is_name = [](std::string_view name) {
    const auto tokens = cards::tokens_of(name);
    return tokens.size() == 2 && tokens[0].kind == cards::Token::Kind::name;
  };
  std::set<std::string_view> in_types;
  for (const cards::TypeInfo& type : words.types) {
    EXPECT_LE(type.words.size(), 64U) << type.name;
    std::set<std::string_view> own;
    for (const std::string_view word : type.words) {
      EXPECT_TRUE(is_name(word)) << word;
      EXPECT_TRUE(own.insert(word).second) << word;
      in_types.insert(word);
    }
  }
  for (const cards::PropertyInfo& property : words.properties) {
    EXPECT_TRUE(is_name(property.name)) << property.name;
    if (property.of) continue;
    EXPECT_TRUE(values.insert(property.name).second) << property.name;
    EXPECT_FALSE(in_types.contains(property.name)) << property.name;
  }
  std::set<std::string_view> places;
  for (const cards::DomainInfo& domain : words.domains) {
    EXPECT_TRUE(is_name(domain.name) && places.insert(domain.name).second) << domain.name;
    EXPECT_FALSE(in_types.contains(domain.name)) << domain.name;
    EXPECT_FALSE(values.contains(domain.name)) << domain.name;
    EXPECT_GT(domain.most, 0) << domain.name;
    EXPECT_GE(cards::reach_of(words, domain), domain.most) << domain.name;
    EXPECT_LT(cards::locals_for(cards::reach_of(words, domain)), cards::most_locals)
        << "for a loop over " << domain.name;
  }
  std::set<std::string_view> verbs;
  for (const cards::VerbInfo& verb : words.verbs) {
    EXPECT_TRUE(is_name(verb.name) && verbs.insert(verb.name).second) << verb.name;
    EXPECT_LT(verb.parameters.size(), cards::most_depth) << verb.name;
  }
  for (const auto& list : {words.windows, words.durations, words.scopes}) {
    for (const std::string_view name : list) EXPECT_TRUE(is_name(name)) << name;
  }
}

TEST(Vocabulary, OfEveryGameIsSound) {
  expect_sound(vocabulary());
  expect_sound(vampire_empire::vocabulary());
  expect_sound(vendetta::vocabulary());
}

}  // namespace
}  // namespace krypta::bowls::checker_test
