#include <set>

#include "engine/core/random.hpp"
#include "tests/rules/mascarade/table.hpp"

/// Choices as short words, both ways.
namespace krypta::mascarade::test::notation_test {
namespace {

using krypta::test::again;
using Ids = std::vector<std::string>;

}  // namespace

TEST(MascaradeNotation, EveryVerbIsWrittenAsItIsRead) {
  for (const std::string_view id :
       {"first:0",        "first:12",        "deal:judge",     "deal:peasant", "ready",      "swap:0,1", "swap:3,c2",
        "swap:c1,c2",     "swap:0l,0r",      "swap:0p,1l",     "swap:9,10",    "swap:11,12", "look",     "look@l",
        "look@r",         "look@p",          "announce:king",  "claim",        "claim@l",    "claim@r",  "claim@p",
        "announce:spy@l", "announce:fool@r", "pass",           "exchange",     "leave",      "target:0", "target:12",
        "decline",        "name:widow",      "name:inquisitor"}) {
    EXPECT_EQ(again(game, id), id);
  }
}

TEST(MascaradeNotation, TheWordsMeanWhatTheySay) {
  EXPECT_EQ(game.read("first:3"), choose(Verb::First, D));
  EXPECT_EQ(game.read("deal:witch"), choose(Verb::Deal, Character::Witch));
  EXPECT_EQ(game.read("swap:0,c1"), take(place(A, Spot::Card), centre(0)));
  EXPECT_EQ(game.read("swap:1r,12p"), take(place(B, Spot::Right), place(seat(12), Spot::Protected)));
  EXPECT_EQ(game.read("look"), choose(Verb::Look, Spot::Card));
  EXPECT_EQ(game.read("look@p"), choose(Verb::Look, Spot::Protected));
  EXPECT_EQ(game.read("claim@r"), choose(Verb::Claim, Spot::Right));
  EXPECT_EQ(game.read("announce:cheat"), announce(Character::Cheat, Spot::Card));
  EXPECT_EQ(game.read("announce:judge@l"), announce(Character::Judge, Spot::Left));
  EXPECT_EQ(game.read("target:7"), choose(Verb::Target, H));
  EXPECT_EQ(game.read("name:thief"), choose(Verb::Name, Character::Thief));
  EXPECT_EQ(game.read("pass"), choose(Verb::Pass));
  EXPECT_EQ(game.read("leave"), choose(Verb::Leave));
}

// MA-158
TEST(MascaradeNotation, TwoCardsThatAreTakenHaveNoOrder) {
  EXPECT_EQ(again(game, "swap:3,0"), "swap:0,3");
  EXPECT_EQ(again(game, "swap:c1,2"), "swap:2,c1");
  EXPECT_EQ(again(game, "swap:0r,0l"), "swap:0l,0r");
  EXPECT_EQ(again(game, "swap:12,2"), "swap:2,12");
  Table table{Position{4}.active(D)};
  table.swap("3,0", true);
  EXPECT_EQ(table.at("0"), Character::Queen);
}

TEST(MascaradeNotation, AnythingElseIsNoChoice) {
  for (const std::string_view text : {"",
                                      " ",
                                      "king",
                                      "Ready",
                                      "ready:",
                                      "ready:0",
                                      "ready@l",
                                      "pass ",
                                      "pass@l",
                                      "pass:1",
                                      "exchange:0,1",
                                      "leave:",
                                      "decline:1",
                                      "first",
                                      "first:",
                                      "first:13",
                                      "first:-1",
                                      "first:00",
                                      "first:0l",
                                      "first:c1",
                                      "target:13",
                                      "target:",
                                      "target:c1",
                                      "target:1p",
                                      "target:A",
                                      "deal:",
                                      "deal:pope",
                                      "name:",
                                      "name:king@l",
                                      "name:Judge",
                                      "announce",
                                      "announce:",
                                      "announce:king@",
                                      "announce:king@x",
                                      "announce:@l",
                                      "announce:king@ll",
                                      "announce:king,queen",
                                      "look:l",
                                      "look@",
                                      "look@c1",
                                      "look:",
                                      "claim:king",
                                      "claim@x",
                                      "swap",
                                      "swap:",
                                      "swap:0",
                                      "swap:0,",
                                      "swap:,0",
                                      "swap:0,0",
                                      "swap:c1,c1",
                                      "swap:0,13",
                                      "swap:0,c3",
                                      "swap:0,c0",
                                      "swap:0,1,2",
                                      "swap:0;1",
                                      "swap:0, 1",
                                      "swap:0x,1",
                                      "peek",
                                      ":",
                                      "@",
                                      "swap:0l,0l"}) {
    EXPECT_FALSE(game.read(text).has_value()) << text;
  }
}

TEST(MascaradeNotation, EveryOptionOfEveryMatchIsReadAsItWasWritten) {
  std::set<Verb> verbs;
  for (unsigned number = 0; number < 48; ++number) {
    const unsigned seats = 2 + number % 12;
    Rng rng{number};
    Match<Mascarade> match{game, *game.begin(krypta::Setup{seats})};
    while (!match.pending().over) {
      const Seat s = match.pending().chance ? Seat::chance : match.pending().must.lowest();
      const Options options = match.options(s);
      std::set<std::string> ids;
      for (const Choice c : options) {
        verbs.insert(verb(c));
        ids.insert(game.write(c));
        ASSERT_EQ(game.read(game.write(c)), c) << game.write(c);
      }
      ASSERT_EQ(ids.size(), options.size()) << "two choices of one name, or one choice twice";
      ASSERT_FALSE(match.act(s, options[rng.below(static_cast<std::uint32_t>(options.size()))]).has_value());
    }
  }
  EXPECT_EQ(verbs.size(), 13U);
}

TEST(MascaradeNotation, AnOptionLightsUpWhatItIsAbout) {
  const auto target = [](const Table& table, std::string_view id) {
    const Option option = game.show(table.state(), *game.read(id));
    EXPECT_EQ(option.id, id);
    return option.target;
  };
  const auto label = [](const Table& table, std::string_view id) {
    return game.show(table.state(), *game.read(id)).label.key;
  };
  Table table{Position{4}};
  EXPECT_EQ(target(table, "swap:0,c1"), "cards:0,c1");
  EXPECT_EQ(label(table, "swap:0,c1"), "ma-option-swap");
  EXPECT_EQ(target(table, "look"), "own:card");
  EXPECT_EQ(target(table, "announce:king"), "character:king");
  table.act(A, "announce:bishop");
  EXPECT_EQ(target(table, "claim"), "own:card");
  EXPECT_EQ(target(table, "pass"), "");
  table.answers();
  EXPECT_EQ(target(table, "target:2"), "seat:2");
  EXPECT_EQ(label(table, "target:2"), "ma-option-bishop-target");
  EXPECT_EQ(target(Table{Position{3}}, "look@r"), "own:right");
}

}  // namespace krypta::mascarade::test::notation_test
