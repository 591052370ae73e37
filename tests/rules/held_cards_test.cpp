#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/core/typed_game.hpp"
#include "engine/games/vampire_empire/game.hpp"
#include "engine/games/vendetta/game.hpp"
#include "engine/games/vtes/game.hpp"

/// Which cards a match is played with, and whether a program with other card files can go on with it.
namespace krypta::held_cards_test {
namespace {

/// The game with a passage of its card files changed; it must be there.
template <class G, class Cards>
TypedGame<G> with(std::string_view from, std::string_view to) {
  auto files = Cards::built_in_files();
  bool found = false;
  for (cards::File& file : files) {
    const std::size_t at = file.text.find(from);
    if (at == std::string::npos || found) continue;
    file.text.replace(at, from.size(), to);
    found = true;
  }
  EXPECT_TRUE(found) << "no card says: " << from;
  auto made = Cards::make(files);
  if (const auto* errors = std::get_if<std::vector<cards::Error>>(&made)) ADD_FAILURE() << errors->front().text();
  return TypedGame<G>{G{std::get<std::shared_ptr<const Cards>>(std::move(made))}};
}
TypedGame<vendetta::Vendetta> vendetta_with(std::string_view from, std::string_view to) {
  return with<vendetta::Vendetta, vendetta::Cards>(from, to);
}

/// How many of them have ids that begin so.
auto count(const CardPrints& cards, std::string_view prefix) {
  return std::ranges::count_if(cards, [&](const CardPrint& card) { return card.id.starts_with(prefix); });
}

/// A match of three whose setup chance has carried out with its first answers: the clans up to Nosferatu lie there.
CardPrints of_three(std::vector<std::pair<std::string, std::string>> options) {
  const TypedGame<vendetta::Vendetta> game;
  auto match = game.begin({3, std::move(options)});
  EXPECT_TRUE(match);
  while ((*match)->pending().chance)
    EXPECT_FALSE((*match)->act(Seat::chance, (*match)->options(Seat::chance).front().id));
  return (*match)->cards();
}

TEST(HeldCards, AreThoseThatLieOnTheTableOrCanComeToIt) {
  const CardPrints cards = of_three({});
  EXPECT_EQ(count(cards, "al"), 30);
  EXPECT_EQ(count(cards, "re"), 0);
  EXPECT_EQ(count(cards, "lo"), 0);
  for (const std::string_view clan : {"br", "ga", "ma", "no"}) EXPECT_EQ(count(cards, clan), 9) << clan;
  for (const std::string_view clan : {"to", "tr", "ve"}) EXPECT_EQ(count(cards, clan), 0) << clan;
  const CardPrints more = of_three({{"relics", "yes"}, {"places", "yes"}});
  EXPECT_EQ(count(more, "re"), 4);
  EXPECT_EQ(count(more, "lo"), 2);
}

TEST(HeldCards, AreAllOfThemAsLongAsAnyCanCome) {
  const TypedGame<vendetta::Vendetta> game;
  const auto match = game.begin({3, {{"relics", "yes"}, {"places", "yes"}}});
  ASSERT_TRUE(match);
  EXPECT_EQ((*match)->cards().size(), game.cards()->cards.size());
}

TEST(HeldCards, ThatAreMendedEndAMatchAndNoOthersDo) {
  const CardPrints cards = of_three({});
  const TypedGame<vendetta::Vendetta> same;
  EXPECT_EQ(same.changed_card(cards), std::nullopt);
  // A clan that lies there, one that does not, a relic where there are none, and a comment.
  EXPECT_EQ(vendetta_with("card br01 ", "card br01  # mended\n ").changed_card(cards), std::nullopt);
  EXPECT_EQ(vendetta_with("card re01 \"", "card re01 \"The ").changed_card(cards), std::nullopt);
  EXPECT_EQ(vendetta_with("card ve01 \"", "card ve01 \"The ").changed_card(cards), std::nullopt);
  EXPECT_EQ(vendetta_with("card br01 \"", "card br01 \"The ").changed_card(cards), "br01");
  EXPECT_EQ(vendetta_with("card al30 \"", "card al30 \"The ").changed_card(cards), "al30");
}

TEST(HeldCards, OfVampireEmpireAreBothDecks) {
  const TypedGame<vampire_empire::VampireEmpire> game;
  const auto match = game.begin({2, {}});
  ASSERT_TRUE(match);
  const CardPrints cards = (*match)->cards();
  EXPECT_EQ(cards.size(), 80U);
  EXPECT_EQ(game.changed_card(cards), std::nullopt);
  const auto other = with<vampire_empire::VampireEmpire, vampire_empire::Cards>("draw(self, 3)", "draw(self, 2)");
  EXPECT_NE(other.changed_card(cards), std::nullopt);
  EXPECT_EQ(other.info().rules_version, game.info().rules_version) << "the rules are the same";
}

// Of two decks of hundreds of cards: a card in one of them, and one in none.
TEST(HeldCards, OfVtesAreThoseOfTheDecksAtTheTable) {
  const TypedGame<vtes::Vtes> game;
  const auto match = game.begin({2, {}});
  ASSERT_TRUE(match);
  const CardPrints cards = (*match)->cards();
  EXPECT_LT(cards.size(), 100U);
  EXPECT_EQ(game.changed_card(cards), std::nullopt);
  const auto mended = [&](const std::string& card) {
    return with<vtes::Vtes, vtes::Cards>(card, card + "\n  one_each: yes").changed_card(cards);
  };
  EXPECT_EQ(mended("card deflection \"Deflection\" {"), "deflection");
  EXPECT_EQ(mended("card art_museum \"Art Museum\" {"), std::nullopt);
}

TEST(HeldCards, ThatAreGoneAreChanged) {
  const TypedGame<vampire_empire::VampireEmpire> game;
  EXPECT_EQ(game.changed_card({{"h99", 1}}), "h99");
}

}  // namespace
}  // namespace krypta::held_cards_test
