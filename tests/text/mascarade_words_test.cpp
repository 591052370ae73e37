#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/mascarade/words.hpp"
#include "text/speech.hpp"

/// Cards are said by whose they are and where they lie; what happens under the table is said to one player alone.
namespace krypta::text::mascarade_words_test {
namespace {

using mascarade::Character;
using mascarade::Spot;
using mascarade::term;

const std::vector<std::string> names{"Ada", "Bob", "Cyd"};

std::string said(std::string_view language, const Message& message, Seat reader = seat(0)) {
  return Speech::in(language)->say(message, names, reader);
}

/// A sentence about two cards; whoever owns none of it is Seat::chance.
Message two_cards(std::string_view key, Seat who, Seat owner, Spot spot, Seat other, Spot other_spot) {
  Message message{std::string{key}, {{"seat", who}}};
  if (is_player(owner)) message.arguments.push_back({"owner", owner});
  message.arguments.push_back({"spot", term(spot)});
  if (is_player(other)) message.arguments.push_back({"other", other});
  message.arguments.push_back({"other_spot", term(other_spot)});
  return message;
}

TEST(MascaradeWords, SayACardByItsPlayerAndItsSpot) {
  const Message mine = two_cards("ma-event-taken", seat(0), seat(0), Spot::Card, seat(1), Spot::Card);
  EXPECT_EQ(said("en", mine), "You take your card and Bob’s under the table.");
  EXPECT_EQ(said("en", mine, seat(1)), "Ada takes their own card and yours under the table.");
  EXPECT_EQ(said("en", mine, seat(2)), "Ada takes their own card and Bob’s under the table.");
  EXPECT_EQ(said("pl", mine), "Bierzesz pod stół swoją kartę i kartę gracza Bob.");
  EXPECT_EQ(said("pl", mine, seat(1)), "Ada bierze pod stół swoją kartę i twoją.");
  EXPECT_EQ(said("pl", mine, seat(2)), "Ada bierze pod stół swoją kartę i kartę gracza Bob.");
  EXPECT_EQ(said("hu", mine), "Az asztal alá veszed a lapodat és Bob lapját.");
  EXPECT_EQ(said("hu", mine, seat(1)), "Ada az asztal alá veszi a saját lapját és a te lapodat.");
  EXPECT_EQ(said("hu", mine, seat(2)), "Ada az asztal alá veszi a saját lapját és Bob lapját.");

  // Whoever sits behind the other takes the other's card first.
  const Message behind = two_cards("ma-event-taken", seat(1), seat(0), Spot::Card, seat(1), Spot::Card);
  EXPECT_EQ(said("en", behind), "Bob takes your card and their own under the table.");
  EXPECT_EQ(said("pl", behind), "Bob bierze pod stół twoją kartę i swoją.");
  EXPECT_EQ(said("hu", behind), "Bob az asztal alá veszi a te lapodat és a saját lapját.");
  EXPECT_EQ(said("en", behind, seat(1)), "You take Ada’s card and yours under the table.");
}

TEST(MascaradeWords, SayWhichOfSeveralCardsAndWhichOfTheMiddle) {
  const Message sides = two_cards("ma-event-exchanged", seat(0), seat(0), Spot::Left, seat(1), Spot::Right);
  EXPECT_EQ(said("en", sides), "You exchange your left card and Bob’s right card.");
  EXPECT_EQ(said("pl", sides), "Zamieniasz swoją lewą kartę i prawą kartę gracza Bob.");
  EXPECT_EQ(said("hu", sides), "Felcseréled a bal lapodat és Bob jobb lapját.");
  const Message own = two_cards("ma-event-exchanged", seat(0), seat(0), Spot::Left, seat(0), Spot::Protected);
  EXPECT_EQ(said("en", own), "You exchange your left card and your protected card.");
  EXPECT_EQ(said("pl", own), "Zamieniasz swoją lewą kartę i swoją chronioną.");
  EXPECT_EQ(said("hu", own), "Felcseréled a bal lapodat és a védett lapodat.");
  const Message middle = two_cards("ma-option-swap", seat(0), seat(0), Spot::Card, Seat::chance, Spot::Centre1);
  EXPECT_EQ(said("en", middle), "Swap or not: your card and the first card in the middle");
  EXPECT_EQ(said("pl", middle), "Zamień lub nie: twoja karta i pierwsza karta na środku");
  EXPECT_EQ(said("hu", middle), "Csere vagy sem: a lapod és az 1. középső lap");
  const Message second = two_cards("ma-event-taken", seat(2), seat(2), Spot::Card, Seat::chance, Spot::Centre2);
  EXPECT_EQ(said("en", second), "Cyd takes their own card and the second card in the middle under the table.");
  EXPECT_EQ(said("pl", second), "Cyd bierze pod stół swoją kartę i drugą kartę ze środka.");
  EXPECT_EQ(said("hu", second), "Cyd az asztal alá veszi a saját lapját és a 2. középső lapot.");
}

TEST(MascaradeWords, SayOfCardsThatAreBackNothingAboutWhatHappened) {
  // MA-188: not even who reads it changes the sentence.
  const Message back{"ma-event-put-back", {{"seat", seat(1)}}};
  for (const std::string_view language : languages()) {
    EXPECT_EQ(said(language, back, seat(0)), said(language, back, seat(1)));
    EXPECT_EQ(Speech::in(language)->bundle().variables("ma-event-put-back"), std::set<std::string>{});
  }
  EXPECT_EQ(said("en", back), "Both cards are back on the table.");
  const Message left = two_cards("ma-event-left-alone", seat(0), seat(0), Spot::Card, seat(1), Spot::Card);
  EXPECT_EQ(said("en", left), "You leave both where they were.");
  EXPECT_EQ(said("pl", left), "Zostawiasz obie tam, gdzie leżały.");
  EXPECT_EQ(said("hu", left), "Mindkettőt ott hagyod, ahol volt.");
}

TEST(MascaradeWords, TellASpyWhatHeSees) {
  Message asked = two_cards("ma-prompt-exchange-spy", seat(0), seat(0), Spot::Card, seat(1), Spot::Card);
  asked.arguments.push_back({"character", term(Character::Inquisitor)});
  asked.arguments.push_back({"other_character", term(Character::Peasant)});
  EXPECT_EQ(said("en", asked),
            "In secret you see: your card is the Inquisitor, Bob’s is a Peasant. Do you exchange them?");
  EXPECT_EQ(said("pl", asked),
            "Widzisz w tajemnicy: twoja karta to Inkwizytor, karta gracza Bob to Wieśniak. Zamieniasz je?");
  EXPECT_EQ(said("hu", asked), "Titokban látod: a lapod az Inkvizítor, Bob lapja a Paraszt. Felcseréled őket?");
}

TEST(MascaradeWords, AnnounceAndClaimInTheFirstPerson) {
  const auto option = [](std::string_view key, Character c, Spot spot) {
    return Message{std::string{key}, {{"character", term(c)}, {"spot", term(spot)}}};
  };
  EXPECT_EQ(said("en", option("ma-option-announce", Character::King, Spot::Card)), "I am the King");
  EXPECT_EQ(said("pl", option("ma-option-announce", Character::King, Spot::Card)), "Jestem Królem");
  EXPECT_EQ(said("hu", option("ma-option-announce", Character::King, Spot::Card)), "Én vagyok a Király");
  EXPECT_EQ(said("pl", option("ma-option-announce", Character::Queen, Spot::Left)), "Jestem Królową (lewa)");
  EXPECT_EQ(said("hu", option("ma-option-announce", Character::Widow, Spot::Right)), "Én vagyok az Özvegy (jobb)");
  EXPECT_EQ(said("en", option("ma-option-claim", Character::Witch, Spot::Protected)),
            "No, I am the Witch! (protected)");
  // MA-126: there are two of them.
  EXPECT_EQ(said("en", option("ma-option-announce", Character::Peasant, Spot::Card)), "I am a Peasant");
  EXPECT_EQ(said("en", option("ma-option-claim", Character::Peasant, Spot::Card)), "I am a Peasant too!");
  EXPECT_EQ(said("pl", option("ma-option-claim", Character::Peasant, Spot::Card)), "Ja też jestem Wieśniakiem!");
  EXPECT_EQ(said("hu", option("ma-option-claim", Character::Peasant, Spot::Card)), "Én is Paraszt vagyok!");

  const Message claimed{"ma-event-claimed",
                        {{"seat", seat(1)}, {"character", term(Character::Spy)}, {"spot", term(Spot::Right)}}};
  EXPECT_EQ(said("en", claimed), "Bob points at their right card and claims: “No, I am the Spy!”");
  EXPECT_EQ(said("pl", claimed), "Bob wskazuje swoją prawą kartę i kwestionuje: „Nie, to ja jestem Szpiegiem!”");
  EXPECT_EQ(said("hu", claimed), "Bob a jobb lapjával igényt tart a Kémre.");
}

TEST(MascaradeWords, CountCoinsAsEachLanguageDoes) {
  const auto received = [](std::int64_t count, Character c) {
    return Message{"ma-event-received", {{"seat", seat(1)}, {"count", count}, {"character", term(c)}}};
  };
  EXPECT_EQ(said("en", received(1, Character::Fool)), "As the Fool, Bob receives 1 coin from the bank.");
  EXPECT_EQ(said("en", received(3, Character::King), seat(1)), "As the King, you receive 3 coins from the bank.");
  EXPECT_EQ(said("pl", received(1, Character::Fool)), "Bob jako Błazen dostaje 1 monetę z banku.");
  EXPECT_EQ(said("pl", received(3, Character::King)), "Bob jako Król dostaje 3 monety z banku.");
  EXPECT_EQ(said("pl", received(9, Character::Widow), seat(1)), "Jako Wdowa dostajesz 9 monet z banku.");
  EXPECT_EQ(said("hu", received(3, Character::King), seat(1)), "Királyként 3 érmét kapsz a bankból.");
  const Message taken{"ma-event-took-coins",
                      {{"seat", seat(1)}, {"from", seat(2)}, {"count", 2}, {"character", term(Character::Bishop)}}};
  EXPECT_EQ(said("en", taken, seat(2)), "As the Bishop, Bob takes 2 coins from you.");
  EXPECT_EQ(said("pl", taken), "Bob jako Biskup bierze 2 monety od gracza Cyd.");
  EXPECT_EQ(said("hu", taken), "Bob Püspökként elveszi Cyd 2 érméjét.");
}

/// So many letters, whatever their bytes.
std::size_t letters(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

TEST(MascaradeWords, TellEveryPowerInOneShortLine) {
  for (const std::string_view language : languages()) {
    for (const std::string_view id : names_of(std::type_identity<Character>{})) {
      const std::string power = Speech::in(language)->say("ma-character-" + std::string{id} + "-power");
      EXPECT_EQ(power.find('{'), std::string::npos) << power;
      EXPECT_LE(letters(power), 33U) << power;
    }
  }
}

TEST(MascaradeWords, InflectEveryCharacter) {
  // A character that was forgotten falls back to a clumsy form: "postacią …", "erre: …".
  for (const std::string_view id : names_of(std::type_identity<Character>{})) {
    const Message announced{"ma-prompt-answer", {{"seat", seat(1)}, {"character", Term{"ma-character", id}}}};
    EXPECT_EQ(said("pl", announced).find("posta"), std::string::npos) << said("pl", announced);
    EXPECT_EQ(said("hu", announced).find("erre"), std::string::npos) << said("hu", announced);
  }
}

TEST(MascaradeWords, NumbersThatAreSeatsAreMarkedAsSuch) {
  constexpr std::array<std::string_view, 8> seats{"active", "ready",   "answered", "revealed",
                                                  "fined",  "winners", "seat",     "user"};
  for (const std::string_view language : languages()) {
    for (const std::string_view field : seats)
      EXPECT_EQ(Speech::in(language)->say("ma-holds-" + std::string{field}), "seat") << language << " " << field;
    for (const std::string_view field : {"turn", "bank", "court", "coins", "set"})
      EXPECT_FALSE(Speech::in(language)->bundle().has("ma-holds-" + std::string{field})) << field;
  }
}

}  // namespace
}  // namespace krypta::text::mascarade_words_test
