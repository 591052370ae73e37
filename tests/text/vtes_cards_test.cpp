#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/library.hpp"
#include "tests/games.hpp"
#include "text/cards/text.hpp"

/// What cards of VTES say of each other, of their controllers and of their kinds.
namespace krypta::text::vtes_cards_test {
namespace {

const cards::Library& library() { return *find_game("vtes")->cards(); }

std::string said(const cards::Card& card, std::string_view language) {
  return card_text(card, *library().vocabulary, "vt", *Speech::in(language)).text;
}

std::string said(std::string_view id, std::string_view language = "en") {
  for (const cards::Card& card : library().cards) {
    if (card.id == id) return said(card, language);
  }
  ADD_FAILURE() << "there is no card " << id;
  return {};
}

void expect_says(std::string_view id, std::string_view language, std::string_view words) {
  const std::string text = said(id, language);
  EXPECT_NE(text.find(words), std::string::npos) << language << " " << id << ": " << text;
}

TEST(VtesCards, ThatHaveTheSameControllerDoNotControlEachOther) {
  expect_says("annabelle_triabell_g6", "en", "the acting minion has the same controller as this card");
  expect_says("annabelle_triabell_g6", "pl", "działającego podwładnego kontroluje ten sam Matuzalem, co tę kartę");
  expect_says("annabelle_triabell_g6", "hu", "a cselekvő alattvalónak ugyanaz az irányítója, mint ennek a kártyának");
}

TEST(VtesCards, AreControlledBySomebody) {
  expect_says("constanza_vinti", "en", "a ready Ventrue vampire controlled by the target of the bleed");
  expect_says("ebanezer_roush", "en", "controlled by your prey or controlled by your predator");
}

TEST(VtesCards, TakeTheirOwnActions) {
  EXPECT_EQ(said("barachiel"),
            "Action. Use this card, only if this card takes the action itself: this card enters combat with a ready "
            "minion who you do not control.");
  expect_says("barachiel", "pl", "tylko jeśli akcję wykonuje ta karta");
  expect_says("barachiel", "hu", "csak ha ez a kártya hajtja végre az akciót");
}

TEST(VtesCards, OfAKindAreCalledSo) {
  expect_says("adana_de_sforza", "en",
              "As long as this card plays a card and that card is a combat card, it costs 1 blood less.");
  expect_says("amelia", "en", "a ready vampire who you do not control and who has capacity at most 3");
  expect_says("carna_the_princess_witch", "en", "burn a card on this card that is a retainer");
  expect_says("carna_the_princess_witch", "pl", "spal kartę na tej karcie, o ile to sługa");
}

TEST(VtesCards, ThatAreNoMinionsAreNotCalledSo) {
  expect_says("disputed_territory", "en", "takes control of that card");
  expect_says("disputed_territory", "pl", "przejmuje kontrolę nad tą kartą");
  expect_says("disputed_territory", "hu", "az a kártya");
}

// What a card does not ask for is not said of it.
TEST(VtesCards, SayWhatTheyRequireAndNothingElse) {
  for (const cards::Card& card : library().cards) {
    const std::string line = card_text(card, *library().vocabulary, "vt", *Speech::in("en")).line;
    EXPECT_FALSE(line.ends_with(":")) << card.id << ": " << line;
    EXPECT_EQ(line.find(": ·"), std::string::npos) << card.id << ": " << line;
  }
}

// Not by a list of fifteen moments, whatever order the card names them in.
TEST(VtesCards, ThatCanBeUsedAtAnyMomentSaySo) {
  for (const char* card : {"the_barrens", "blood_tears_of_kephran"})
    expect_says(card, "en", "when you could use an effect");
  expect_says("the_barrens", "pl", "gdy możesz użyć efektu:");
  expect_says("the_barrens", "hu", "amikor hatást használhatnál:");
  expect_says("lord_tremere", "en", "when you could use an effect in the minion phase");
}

struct Turns {
  std::string_view language;
  std::vector<std::string_view> phrases;
};

/// None of them has ever been what a card means.
const std::array<Turns, 3> banned{
    {{"en",
      {"this card controls", "this card is this minion", "of this kind", "of the kind", "of who is",
       "a block is about to resolve, all blocks have been declined"}},
     {"pl", {"kontroluje ta karta", "ta karta to ten podwładny"}},
     {"hu", {"ez a kártya az irányítója", "ez a kártya ez az alattvaló", "ilyen fajta"}}}};

TEST(VtesCards, SayNothingThatOnlyAMachineWouldSay) {
  for (const Turns& turns : banned) {
    for (const cards::Card& card : library().cards) {
      const std::string text = said(card, turns.language);
      for (const std::string_view phrase : turns.phrases)
        EXPECT_EQ(text.find(phrase), std::string::npos) << card.id << ": " << text;
    }
  }
}

}  // namespace
}  // namespace krypta::text::vtes_cards_test
