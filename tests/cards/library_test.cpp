#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tests/cards/many_cards.hpp"
#include "tests/cards/play.hpp"

/// Many cards together: nothing that one of them is depends on the others, and what there is room for is told.
namespace krypta::bowls::library_test {
namespace {

cards::Library all_of(const std::vector<cards::File>& files, const cards::Vocabulary& words = vocabulary()) {
  auto compiled = cards::compile(words, files);
  if (const auto* errors = std::get_if<std::vector<cards::Error>>(&compiled)) {
    ADD_FAILURE() << told(*errors);
    return {};
  }
  return std::get<cards::Library>(std::move(compiled));
}

/// A vocabulary like that of the bowls with more words than there ever were bits for.
struct Wide {
  explicit Wide(unsigned count) {
    for (unsigned i = 0; i < count; ++i) names.push_back("w" + std::to_string(i));
    windows.assign(names.begin(), names.end());
    for (unsigned i = 0; i < count; ++i) names_of_letters.push_back("letter" + std::to_string(i));
    letters.assign(names_of_letters.begin(), names_of_letters.end());
    types.assign(vocabulary().types.begin(), vocabulary().types.end());
    types.push_back({"letter", letters});
    words = vocabulary();
    words.windows = windows;
    words.types = types;
  }
  Wide(const Wide&) = delete;
  Wide& operator=(const Wide&) = delete;
  std::vector<std::string> names;
  std::vector<std::string> names_of_letters;
  std::vector<std::string_view> windows;
  std::vector<std::string_view> letters;
  std::vector<cards::TypeInfo> types;
  cards::Vocabulary words;
};

TEST(CardLibrary, LoadsThreeThousandFilesAndFindsEachCard) {
  constexpr unsigned count = 3000;
  const cards::Library library = all_of(made_up_cards(count));
  ASSERT_EQ(library.cards.size(), count);
  for (const unsigned i : {0U, 255U, 256U, 257U, 1234U, count - 1}) {
    const std::string id = "m" + std::to_string(i);
    const cards::Card* card = library.find(id);
    ASSERT_NE(card, nullptr) << id;
    EXPECT_EQ(card->id, id);
    EXPECT_EQ(card->file, id + ".card");
    EXPECT_EQ(library.place_of(*card), i);
  }
  EXPECT_EQ(library.find("m3000"), nullptr);
  EXPECT_EQ(library.called("made-up CARD 2999"), (std::vector<const cards::Card*>{&library.cards[2999]}));
}

TEST(CardLibrary, CarriesOutACardBeyondTheOldPlaces) {
  const cards::Library library = all_of(made_up_cards(300));
  constexpr std::size_t place = 260;
  ASSERT_EQ(place % 6, 2U) << "its `if` finds heavy stones";
  State state = laid_out();
  std::vector<std::string> log;
  Host host{state, seat(0), &log};
  const cards::CardCode& code = library.code[place];
  cards::Frame frame{.pc = code.abilities[0].start, .card = place, .player = seat(0)};
  EXPECT_EQ(frame.card, place) << "it has more than eight bits";
  cards::Machine<Host> machine{code.program, frame, host};
  EXPECT_EQ(machine.run(), cards::Status::pays);
  EXPECT_EQ(machine.run(), cards::Status::done);
  ASSERT_EQ(log.size(), 1U);
  EXPECT_TRUE(log[0].starts_with("heavier")) << log[0];
}

/// What a position says of a card that is being carried out, and the fingerprint that a match keeps of it.
TEST(CardLibrary, MakesOfACardTheSameWhateverCardsStandAroundIt) {
  const std::vector<cards::File> files = made_up_cards(12);
  const cards::Library among_others = all_of(files);
  for (std::size_t i = 0; i < files.size(); ++i) {
    const cards::Library alone = all_of({files[i]});
    ASSERT_EQ(alone.code.size(), 1U);
    EXPECT_EQ(alone.code[0].fingerprint, among_others.code[i].fingerprint) << files[i].text;
    EXPECT_EQ(alone.code[0].abilities[1].start, among_others.code[i].abilities[1].start);
    EXPECT_EQ(among_others.code[i].abilities[0].start, 1U);
  }
}

TEST(CardLibrary, ChangesTheFingerprintOfTheMendedCardAlone) {
  std::vector<cards::File> files = made_up_cards(12);
  const cards::Library before = all_of(files);
  std::string& text = files[5].text;
  const std::string_view from = "repeat 2";
  ASSERT_NE(text.find(from), std::string::npos);
  text.replace(text.find(from), from.size(), "repeat 3");
  files.push_back({"new.card", made_up_card(99)});
  files.insert(files.begin(), {"first.card", made_up_card(98)});
  const cards::Library after = all_of(files);
  for (std::size_t i = 0; i < before.code.size(); ++i)
    EXPECT_EQ(before.code[i].fingerprint == after.code[i + 1].fingerprint, i != 5) << i;
}

TEST(CardLibrary, KnowsWindowsBeyondSixtyFour) {
  const Wide wide{80};
  const cards::Library library =
      library_of("card c \"C\" { price: 1 play in w72 { ring() } use in w8, w79 { ring() } }", wide.words);
  ASSERT_EQ(library.code.size(), 1U);
  const auto& abilities = library.code[0].abilities;
  EXPECT_TRUE(abilities[0].acts_in(72));
  EXPECT_FALSE(abilities[0].acts_in(8)) << "bit 72 of a word of 64 is bit 8";
  EXPECT_TRUE(abilities[1].acts_in(8) && abilities[1].acts_in(79));
  EXPECT_FALSE(abilities[1].acts_in(72) || abilities[1].acts_in(15));
}

TEST(CardLibrary, OffersWordsBeyondSixtyFour) {
  const Wide wide{80};
  const cards::Library library = library_of(
      "card c \"C\" { price: 1 play in w0 { target one l: letter71, letter3, letter64 ring() } }", wide.words);
  ASSERT_EQ(library.code.size(), 1U);
  State state = laid_out();
  Host host{state, seat(0)};
  cards::Frame frame{.pc = library.code[0].abilities[0].start, .player = seat(0)};
  cards::Machine<Host> machine{library.code[0].program, frame, host};
  ASSERT_EQ(machine.run(), cards::Status::asks);
  std::vector<int> offered;
  machine.each_answer([&](const cards::Answer& answer) { offered.push_back(answer.value); });
  EXPECT_EQ(offered, (std::vector<int>{3, 64, 71}));
}

TEST(CardLibrary, LetsCardsShareANameWhereTheGameDoes) {
  const std::string_view text = "card a \"Gilbert Duane\" { price: 1 }\ncard b \"gilbert DUANE\" { price: 2 }";
  EXPECT_EQ(mistakes_in(text), "2:8: found \"gilbert DUANE\" again, expected another: it is a card at t:1");
  cards::Vocabulary words = vocabulary();
  words.shared_names = true;
  const cards::Library library = library_of(text, words);
  ASSERT_EQ(library.cards.size(), 2U);
  EXPECT_EQ(library.called("Gilbert Duane"), (std::vector<const cards::Card*>{&library.cards[0], &library.cards[1]}));
  EXPECT_EQ(library.called("B"), (std::vector<const cards::Card*>{&library.cards[1]})) << "an id is its own";
  EXPECT_EQ(library.find("gilbert duane"), nullptr) << "and a name is no id";
  EXPECT_EQ(mistakes_in("card a \"A\" { price: 1 }\ncard a \"B\" { price: 1 }", words),
            "2:6: found `a` again, expected another: it is a card at t:1");
}

TEST(CardLibrary, NamesTheLimitThatAVocabularyExceeds) {
  const std::vector<cards::TypeInfo> types(63, {"many", {}, 1});
  const std::vector<std::string_view> scopes(256, "long");
  cards::Vocabulary words = vocabulary();
  words.types = types;
  words.scopes = scopes;
  const std::string mistakes = mistakes_in("card c \"C\" { price: 1 }", words);
  EXPECT_NE(mistakes.find("found 63 types in the vocabulary, expected at most 62"), std::string::npos) << mistakes;
  EXPECT_NE(mistakes.find("found 256 scopes in the vocabulary, expected at most 255"), std::string::npos) << mistakes;
}

}  // namespace
}  // namespace krypta::bowls::library_test
