#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "embedded/vtes_facts.hpp"
#include "tests/decks/archive.hpp"
#include "text/flaws.hpp"
#include "wire/decks.hpp"
#include "wire/json.hpp"

/// Decks of VTES: what is printed on every card, the forms that people have, and what is allowed.
namespace krypta::vtes::decks_test {
namespace {

using Kind = DeckProblem::Kind;

const Facts& facts() {
  static const Facts all = Facts::built_in();
  return all;
}
CardId card(std::string_view name) {
  const auto found = facts().find(name);
  EXPECT_TRUE(found) << name;
  return found.value_or(CardId{});
}

/// A legal deck of two groups.
Deck sample() {
  Deck deck{.name = "Łódź by night", .author = "Étienne", .description = "Bleeds.\n\nThen bounces."};
  for (const auto& [name, count] : {std::pair{"Gilbert Duane", 3},
                                    {"Theo Bell", 2},
                                    {"Kemintiri (ADV)", 1},
                                    {"Victoria Ash", 3},
                                    {"Dónal O'Connor", 3}})
    EXPECT_TRUE(deck.add(card(name), count)) << name;
  for (const auto& [name, count] : {std::pair{"Deflection", 20},
                                    {"The Barrens", 1},
                                    {".44 Magnum", 9},
                                    {"Govern the Unaligned", 25},
                                    {"Villein", 10},
                                    {"Mask of a Thousand Faces", 5}})
    EXPECT_TRUE(deck.add(card(name), count)) << name;
  return deck;
}

std::vector<Kind> kinds(const std::vector<DeckProblem>& problems) {
  std::vector<Kind> all;
  for (const DeckProblem& problem : problems) all.push_back(problem.kind);
  return all;
}

Deck sorted(Deck deck) {
  deck.name = deck.author = deck.description = "";
  std::ranges::sort(deck.crypt, {}, &Copies::card);
  std::ranges::sort(deck.library, {}, &Copies::card);
  return deck;
}

TEST(VtesFacts, AreWholeAndEachCardHasANameOfItsOwn) {
  const std::vector<CardId> all = facts().all();
  EXPECT_EQ(std::ranges::count_if(all, is_crypt), 1785);
  EXPECT_EQ(all.size(), 1785U + 2364U);
  std::set<std::string> names;
  for (const CardId one : all) {
    const std::string name = facts().full_name(one);
    EXPECT_TRUE(names.insert(name).second) << name << " stands twice";
    EXPECT_EQ(facts().find(name), one) << name;
  }
}

TEST(VtesFacts, SayWhatIsPrinted) {
  const CryptFacts& vampire = facts().crypt(card("Gilbert Duane"));
  EXPECT_EQ(vampire.clan, "Malkavian");
  EXPECT_EQ(vampire.group, 1);
  EXPECT_EQ(vampire.capacity, 7);
  EXPECT_EQ(vampire.disciplines, "AUS DOM OBF");
  EXPECT_EQ(vampire.sect, "camarilla");
  EXPECT_EQ(vampire.title, "prince of Miami");
  const LibraryFacts& govern = facts().library(card("Govern the Unaligned"));
  EXPECT_EQ(govern.types, "action");
  EXPECT_EQ(govern.disciplines, "dom");
  EXPECT_EQ(govern.blood, "1");
  EXPECT_FALSE(govern.banned);
}

TEST(VtesFacts, NamesAreFoundAsPeopleWriteThem) {
  const CardId donal = card("Dónal O'Connor");
  for (const std::string_view name : {"Donal O'Connor", "DONAL OCONNOR", "  dónal  o’connor "})
    EXPECT_EQ(facts().find(name), donal) << name;
  EXPECT_EQ(facts().find("Barrens, The"), card("The Barrens"));
  EXPECT_EQ(facts().find("barrens"), card("The Barrens"));
  // Another name of the card, in the official list.
  EXPECT_EQ(facts().find("Hell Hound"), card("Hellhound"));
  EXPECT_EQ(facts().find("Deflektion"), std::nullopt);
  EXPECT_EQ(facts().nearest("Deflektion"), "Deflection");
  EXPECT_EQ(facts().find(""), std::nullopt);
  EXPECT_EQ(facts().find("(ADV)"), std::nullopt);
  EXPECT_EQ(facts().find("\xff\xfe"), std::nullopt);
}

TEST(VtesFacts, OfCardsThatShareANameTheOldestIsMeantUnlessMoreIsSaid) {
  EXPECT_EQ(facts().crypt(card("Theo Bell")).group, 2);
  EXPECT_EQ(facts().crypt(card("Theo Bell (G6)")).group, 6);
  EXPECT_TRUE(facts().crypt(card("Theo Bell (ADV)")).advanced);
  EXPECT_EQ(facts().find("Theo Bell", {.group = 6}), card("Theo Bell (G6)"));
  EXPECT_EQ(facts().find("Theo Bell (G3)"), std::nullopt);
  EXPECT_EQ(facts().find("Deflection (ADV)"), std::nullopt);
}

TEST(VtesFacts, ALineThatIsWrongIsNamed) {
  const auto wrong = [](std::string_view crypt, std::string_view library) {
    const auto read = Facts::read(crypt, library);
    const auto* error = std::get_if<Facts::Error>(&read);
    return error != nullptr ? *error : "";
  };
  EXPECT_EQ(wrong("# head\n1|A||B|2", ""), "crypt line 2: it has not eleven columns");
  EXPECT_EQ(wrong("1|A||B|two|3|||||", ""), "crypt line 1: its group is no number");
  EXPECT_EQ(wrong("1|A||B|2|3|||||lucky", ""), "crypt line 1: it has a mark that is not known");
  EXPECT_EQ(wrong("", "x|A|||||||||"), "library line 1: its number is no number");
}

/// VT-007 VT-009 VT-010
TEST(VtesDecks, PilesHaveTheirSizes) {
  EXPECT_EQ(kinds(illegal(facts(), sample())), std::vector<Kind>{});
  Deck small = sample();
  small.crypt.pop_back();
  small.library.resize(2);
  EXPECT_EQ(kinds(illegal(facts(), small)), (std::vector{Kind::crypt_too_small, Kind::library_too_small}));
  Deck large = sample();
  ASSERT_TRUE(large.add(card("Deflection"), 20));
  EXPECT_EQ(total(large.library), 90U);
  EXPECT_TRUE(illegal(facts(), large).empty());
  ASSERT_TRUE(large.add(card("Deflection"), 1));
  EXPECT_EQ(kinds(illegal(facts(), large)), std::vector{Kind::library_too_large});
}

/// VT-005: whatever pile a list puts them in
TEST(VtesDecks, ACryptHasCryptCardsAndALibraryLibraryCards) {
  const Deck deck =
      read_deck_text(facts(), "Crypt (2)\n1x Gilbert Duane\n1x Deflection\nLibrary (2)\n1x Ryan\n1x Vessel\n").deck;
  EXPECT_EQ(total(deck.crypt), 2U);
  EXPECT_EQ(total(deck.library), 2U);
  EXPECT_TRUE(std::ranges::all_of(deck.crypt, [](const Copies& c) { return is_crypt(c.card); }));
  EXPECT_TRUE(std::ranges::none_of(deck.library, [](const Copies& c) { return is_crypt(c.card); }));
}

/// VT-008 VT-011
TEST(VtesDecks, ACryptMayBeLargeAndACardMayBeThereOften) {
  Deck deck = sample();
  ASSERT_TRUE(deck.add(card("Gilbert Duane"), 100));
  EXPECT_TRUE(illegal(facts(), deck).empty());
}

/// VT-012 VT-013 VT-755
TEST(VtesDecks, GroupsFollowEachOther) {
  const auto with = [](std::initializer_list<std::string_view> names) {
    Deck deck = sample();
    deck.crypt.clear();
    for (const std::string_view name : names) EXPECT_TRUE(deck.add(card(name), 12));
    return kinds(illegal(facts(), deck));
  };
  EXPECT_TRUE(with({"Theo Bell"}).empty());
  EXPECT_TRUE(with({"Gilbert Duane", "Theo Bell"}).empty());
  EXPECT_EQ(with({"Theo Bell", "Theo Bell (G6)"}), std::vector{Kind::groups_apart});
  // Three groups are too many even if they follow each other.
  EXPECT_EQ(with({"Gilbert Duane", "Theo Bell", "Gracis Nostinus"}), std::vector{Kind::groups_apart});
  const auto all = facts().all();
  const auto any = std::ranges::find_if(all, [](CardId one) { return is_crypt(one) && facts().crypt(one).group == 0; });
  ASSERT_NE(any, all.end());
  EXPECT_TRUE(with({"Gilbert Duane", "Theo Bell", facts().name(*any)}).empty());
}

/// HC-01 (VT-012): groups 2 and 4 are apart.
TEST(VtesDecks, TwelveOfTwoGroupsThatAreApartAreNoCrypt) {
  Deck deck = sample();
  deck.crypt.clear();
  ASSERT_TRUE(deck.add(card("Theo Bell"), 6));
  ASSERT_TRUE(deck.add(card("Adhiambo"), 6));
  EXPECT_EQ(facts().crypt(card("Adhiambo")).group, 4);
  EXPECT_EQ(kinds(illegal(facts(), deck)), std::vector{Kind::groups_apart});
}

/// HC-02 (VT-010, VT-013): groups 5 and 6 with one card of any group are a crypt; 91 cards are no library.
TEST(VtesDecks, ACardOfAnyGroupFitsAndALibraryMayBeTooLargeBesides) {
  const auto all = facts().all();
  const auto any = std::ranges::find_if(all, [](CardId one) { return is_crypt(one) && facts().crypt(one).group == 0; });
  ASSERT_NE(any, all.end());
  Deck deck = sample();
  deck.crypt.clear();
  ASSERT_TRUE(deck.add(card("Arthur Denholm"), 6));
  ASSERT_TRUE(deck.add(card("Ryan"), 6));
  ASSERT_TRUE(deck.add(*any, 1));
  EXPECT_EQ(facts().crypt(card("Arthur Denholm")).group + 1, facts().crypt(card("Ryan")).group);
  EXPECT_TRUE(illegal(facts(), deck).empty());
  ASSERT_TRUE(deck.add(card("Deflection"), 91 - total(deck.library)));
  EXPECT_EQ(kinds(illegal(facts(), deck)), std::vector{Kind::library_too_large});
}

TEST(VtesDecks, BannedCardsAreNamedAndEveryReasonIsGivenAtOnce) {
  Deck deck;
  const auto all = facts().all();
  for (const CardId one : all) {
    if (!facts().banned(one)) continue;
    EXPECT_TRUE(deck.add(one, 1));
  }
  const auto problems = illegal(facts(), deck);
  EXPECT_EQ(std::ranges::count(problems, Kind::banned, &DeckProblem::kind), 20);
  EXPECT_EQ(std::ranges::count(problems, Kind::crypt_too_small, &DeckProblem::kind), 1);
  EXPECT_EQ(std::ranges::count(problems, Kind::library_too_small, &DeckProblem::kind), 1);
}

TEST(VtesDecks, AreReadFromTheTournamentArchive) {
  const ReadDeck read =
      wire::read_deck(facts(),
                      "5th Night of Games\nBudapest, Hungary\nMarch 3rd 2012\n2R+F\n30 players\nSomebody\n\n"
                      "-- 4vp in the final\n\nDeck Name: Two of each\nCreated by: Somebody Else\n"
                      "Description:\nFirst line.\n\n2 more words.\n\n"
                      "Crypt (12 cards, min=8, max=40, avg=6.5)\n----------------\n"
                      "2x Gilbert Duane      7 AUS DOM OBF  prince  Malkavian:1\n"
                      "1x Theo Bell          7 CEL POT dom          Brujah:6 -- the new one\n"
                      "1x Kemintiri (ADV)   10 AUS DOM OBF POT PRE SER  Ministry:2\n\n"
                      "Library (3 cards)\nMaster (1; 1 trifle)\n1x Barrens, The\n\n"
                      "Reaction (2)\n2x Deflection            -- never enough\n");
  EXPECT_TRUE(read.problems.empty());
  EXPECT_EQ(read.deck.name, "Two of each");
  EXPECT_EQ(read.deck.author, "Somebody Else");
  EXPECT_EQ(read.deck.description, "First line.\n\n2 more words.");
  EXPECT_EQ(
      read.deck.crypt,
      (std::vector<Copies>{{card("Gilbert Duane"), 2}, {card("Theo Bell (G6)"), 1}, {card("Kemintiri (ADV)"), 1}}));
  EXPECT_EQ(read.deck.library, (std::vector<Copies>{{card("The Barrens"), 1}, {card("Deflection"), 2}}));
}

// The same deck as JSON, in the ways there are to say it.
constexpr std::string_view json_by_name =
    "{\"crypt\":{\"Gilbert Duane\":2,\"Theo Bell (G6)\":1},\"library\":{\"Deflection\":4,\"419 Operation\":1}}";
constexpr std::string_view json_of_vdb =
    "{\"crypt\":{\"200517\":{\"q\":2},\"201613\":{\"q\":1}},"
    "\"library\":{\"100518\":{\"q\":4},\"100002\":{\"q\":1},\"100519\":{\"q\":0}}}";
constexpr std::string_view json_of_amaranth = "{\"cards\":{\"200517\":2,\"201613\":1,\"100518\":4,\"100002\":1}}";
constexpr std::string_view json_in_sections =
    "{\"crypt\":{\"count\":3,\"cards\":[{\"id\":200517,\"count\":2},{\"name\":\"Theo Bell (G6)\",\"count\":1}]},"
    "\"library\":{\"cards\":[{\"type\":\"Reaction\",\"cards\":[{\"id\":100518,\"count\":4}]},"
    "{\"cards\":[{\"id\":\"100002\",\"count\":1}]}]}}";

TEST(VtesDecks, AreReadFromLackeyJolAndJson) {
  const Deck expected{.crypt = {{card("Gilbert Duane"), 2}, {card("Theo Bell (G6)"), 1}},
                      .library = {{card("Deflection"), 4}, {card("419 Operation"), 1}}};
  for (const std::string_view text : std::initializer_list<std::string_view>{
           "4\tDeflection\r\n1\t419 Operation\r\nCrypt:\r\n2\tGilbert Duane\r\n1\tTheo Bell (G6)\r\n",
           "4       Deflection\n1       419 Operation\nCrypt:\n2       Gilbert Duane\n1       Theo Bell (G6)\n",
           "2xGilbert Duane\n1xTheo Bell (G6)\n4xDeflection\n1x419 Operation\n",
           "2x Gilbert Duane\n1 x Theo Bell (G6)\n\n4x Deflection\n1x 419 Operation\n", json_by_name, json_of_vdb,
           json_of_amaranth, json_in_sections}) {
    const ReadDeck read = wire::read_deck(facts(), text);
    EXPECT_TRUE(read.problems.empty()) << text;
    EXPECT_EQ(sorted(read.deck), sorted(expected)) << text;
  }
}

TEST(VtesDecks, EveryLineThatIsNotUnderstoodIsNamed) {
  const ReadDeck read =
      wire::read_deck(facts(),
                      "2x Deflektion\n0x Deflection\n201x Deflection\n99999999999999999999x Deflection\n"
                      "150x Villein\n150x Villein\nfree words\n3x \n1x Zzyzx Qqq\n");
  ASSERT_EQ(kinds(read.problems), (std::vector{Kind::unknown_card, Kind::bad_count, Kind::bad_count, Kind::bad_count,
                                               Kind::bad_count, Kind::unknown_card}));
  EXPECT_EQ(read.problems[0].nearest, "Deflection");
  EXPECT_EQ(read.problems[0].line, 1U);
  EXPECT_EQ(read.problems[4].line, 6U);
  EXPECT_EQ(read.deck.library, (std::vector<Copies>{{card("Villein"), 150}}));
  EXPECT_EQ(kinds(wire::read_deck(facts(), "").problems), std::vector{Kind::no_cards});
  EXPECT_EQ(kinds(wire::read_deck(facts(), "{\"crypt\":").problems), std::vector{Kind::no_json});
  EXPECT_EQ(kinds(wire::read_deck(facts(), "{}").problems), std::vector{Kind::no_cards});
  EXPECT_EQ(kinds(wire::read_deck(facts(), std::string(longest_text + 1, '1')).problems), std::vector{Kind::too_long});
  EXPECT_EQ(kinds(wire::read_deck(facts(), "[{\"id\":-1,\"count\":1},{\"id\":100518,\"count\":-3}]").problems),
            (std::vector{Kind::unknown_card, Kind::bad_count}));
}

TEST(VtesDecks, EveryProblemHasASentenceInEveryLanguage) {
  for (const std::string_view language : text::languages()) {
    for (int kind = 0; kind <= static_cast<int>(Kind::unwritten); ++kind) {
      const DeckProblem problem{
          .kind = static_cast<Kind>(kind), .text = "X", .nearest = "Y", .line = 3, .number = 5, .rules = {7}};
      const std::string sentence = text::flaw_sentence(flaw_of(problem), "VT", *text::Speech::in(language));
      EXPECT_EQ(sentence.find('{'), std::string::npos) << sentence;
      EXPECT_TRUE(sentence.ends_with(" [VT-007]")) << sentence;
      EXPECT_NE(sentence.find('3'), std::string::npos) << sentence;
    }
  }
}

TEST(VtesDecks, WhatIsWrittenIsReadAgain) {
  for (const auto& [deck, heading] : many_decks()) {
    for (const DeckForm form : {DeckForm::twd, DeckForm::text, DeckForm::lackey, DeckForm::jol}) {
      const std::string text = write_deck(facts(), deck, form);
      const ReadDeck read = wire::read_deck(facts(), text);
      ASSERT_TRUE(read.problems.empty()) << text::flaw_sentence(flaw_of(read.problems.front()), "VT",
                                                                *text::Speech::in("en"))
                                         << "\n"
                                         << text;
      ASSERT_EQ(sorted(read.deck), sorted(deck)) << text;
    }
    ASSERT_EQ(sorted(wire::read_deck(facts(), to_json(deck_value(facts(), deck))).deck), sorted(deck));
  }
  const Deck deck = sample();
  for (const DeckForm form : {DeckForm::twd, DeckForm::text}) {
    const Deck read = wire::read_deck(facts(), write_deck(facts(), deck, form)).deck;
    EXPECT_EQ(read.name, deck.name);
    EXPECT_EQ(read.author, deck.author);
    EXPECT_EQ(read.description, deck.description);
  }
}

TEST(VtesDecks, AreWrittenAsTheArchiveHasThem) {
  Deck deck{.name = "Small"};
  for (const auto& [name, count] :
       {std::pair{"Gilbert Duane", 2}, {"Kemintiri (ADV)", 1}, {"Villein", 3}, {"Deflection", 12}})
    ASSERT_TRUE(deck.add(card(name), count));
  const CryptFacts& advanced = facts().crypt(card("Kemintiri (ADV)"));
  EXPECT_EQ(write_deck(facts(), deck, DeckForm::twd),
            "Deck Name: Small\n\n"
            "Crypt (3 cards, min=24, max=24, avg=8)\n"
            "--------------------------------------\n"
            "2x Gilbert Duane     7 AUS DOM OBF              prince  Malkavian:1\n"
            "1x Kemintiri (ADV)  10 " +
                std::string{advanced.disciplines} + "          Ministry:" + std::to_string(advanced.group) +
                "\n\n"
                "Library (15 cards)\nMaster (3; 3 trifle)\n3x Villein\n\nReaction (12)\n12x Deflection\n");
}

}  // namespace
}  // namespace krypta::vtes::decks_test
