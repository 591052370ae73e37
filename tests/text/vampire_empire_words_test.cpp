#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/vampire_empire/vocabulary.hpp"
#include "engine/games/vampire_empire/words.hpp"
#include "text/speech.hpp"

/// The nine characters in the cases that sentences need; players' names are never inflected.
namespace krypta::text::vampire_empire_words_test {
namespace {

using vampire_empire::Action;
using vampire_empire::Card;
using vampire_empire::card;
using vampire_empire::Character;
using vampire_empire::Marker;
using vampire_empire::Side;
using vampire_empire::term;

const std::vector<std::string> names{"Ada", "Bob"};

std::string said(std::string_view language, const Message& message, Seat reader = seat(0)) {
  return Speech::in(language)->say(message, names, reader);
}

Message fight(std::string_view key, Character attacker, Character defender) {
  return {std::string{key},
          {{"seat", seat(1)},
           {"attacker", term(attacker)},
           {"defender", term(defender)},
           {"round", std::int64_t{1}},
           {"attack", std::int64_t{4}},
           {"defence", std::int64_t{1}}}};
}

TEST(VampireEmpireWords, SayWhoAttacksWhomAsAPlayerDoesIt) {
  const Message attacked = fight("ve-event-attacked", Character::Cook, Character::Nun);
  EXPECT_EQ(said("en", attacked), "Bob attacks the Nun with the Cook.");
  EXPECT_EQ(said("pl", attacked), "Bob atakuje Kucharzem Zakonnicę.");
  EXPECT_EQ(said("hu", attacked), "Bob a Szakáccsal megtámadja az Apácát.");
  EXPECT_EQ(said("en", attacked, seat(1)), "You attack the Nun with the Cook.");
  EXPECT_EQ(said("pl", attacked, seat(1)), "Atakujesz Kucharzem Zakonnicę.");
  EXPECT_EQ(said("hu", attacked, seat(1)), "Megtámadod az Apácát a Szakáccsal.");
  const Message label = fight("ve-option-attack", Character::Lord, Character::Lady);
  EXPECT_EQ(said("en", label), "Attack the Lady with the Lord");
  EXPECT_EQ(said("pl", label), "Zaatakuj Lordem Damę");
  EXPECT_EQ(said("hu", label), "Az Úr támadja meg a Hölgyet");
  const Message defend = fight("ve-prompt-defend", Character::Lady, Character::Lord);
  EXPECT_EQ(said("en", defend),
            "Round 1: defend the Lord against the Lady with any number of cards. Attack 4, defence 1.");
  EXPECT_EQ(said("pl", defend), "Runda 1: broń Lorda przed Damą dowolną liczbą kart. Atak 4, obrona 1.");
  EXPECT_EQ(said("hu", defend), "1. forduló: védd meg az Urat a Hölgytől bármennyi kártyával. Támadás 4, védelem 1.");
}

/// Every character has every case: none falls back on the words for somebody unheard of.
TEST(VampireEmpireWords, InflectAllNineCharacters) {
  for (const std::string_view language : languages()) {
    const Bundle& bundle = Speech::in(language)->bundle();
    for (const std::string& id : bundle.ids()) {
      if (!id.starts_with("ve-part-")) continue;
      for (const std::string_view argument : {"character", "other", "attacker", "defender"}) {
        if (!bundle.variables(id).contains(std::string{argument} + "-id")) continue;
        std::set<std::string> forms;
        for (const Character c : all_of<Character>()) {
          const std::string form = said(language, {id, {{argument, term(c)}}});
          EXPECT_TRUE(forms.insert(form).second) << language << " " << id << ": " << form;
          // "postać Mnich", "ezt a karaktert: Szerzetes"
          for (const std::string_view unheard : {"posta", "karakter"})
            EXPECT_EQ(form.find(unheard), std::string::npos) << language << " " << id << ": " << form;
        }
      }
    }
  }
}

TEST(VampireEmpireWords, HaveTheArticleThatFitsInHungarian) {
  const auto entered = [](Character c) { return said("hu", {"ve-event-entered", {{"character", term(c)}}}); };
  EXPECT_EQ(entered(Character::Lord), "Az Úr a kastélyba lép.");
  EXPECT_EQ(entered(Character::Nun), "Az Apáca a kastélyba lép.");
  EXPECT_EQ(entered(Character::Officer), "A Tiszt a kastélyba lép.");
}

TEST(VampireEmpireWords, TellAnAnswerForEachNumberOfVampires) {
  const auto counted = [](std::string_view language, std::int64_t count) {
    return said(language, {"ve-event-counted-vampires",
                           {{"character", term(Character::Maid)}, {"other", term(Character::Lord)}, {"count", count}}});
  };
  EXPECT_EQ(counted("en", 0), "The answer: neither the Maid nor the Lord is a vampire.");
  EXPECT_EQ(counted("en", 1), "The answer: either the Maid or the Lord is a vampire, the other is not.");
  EXPECT_EQ(counted("en", 2), "The answer: the Maid and the Lord are both vampires.");
  EXPECT_EQ(counted("pl", 0), "Odpowiedź: ani Pokojówka, ani Lord nie jest wampirem.");
  EXPECT_EQ(counted("pl", 1), "Odpowiedź: wampirem jest albo Pokojówka, albo Lord.");
  EXPECT_EQ(counted("hu", 2), "A válasz: a Szobalány is, az Úr is vámpír.");
}

TEST(VampireEmpireWords, CountCards) {
  const auto drew = [](std::string_view language, std::int64_t count) {
    return said(language, {"ve-event-drew", {{"seat", seat(1)}, {"count", count}}});
  };
  EXPECT_EQ(drew("en", 0), "Bob draws no card.");
  EXPECT_EQ(drew("en", 1), "Bob draws 1 card.");
  EXPECT_EQ(drew("pl", 0), "Bob nie ma czego dobrać.");
  EXPECT_EQ(drew("pl", 1), "Bob dobiera 1 kartę.");
  EXPECT_EQ(drew("pl", 3), "Bob dobiera 3 karty.");
  EXPECT_EQ(drew("pl", 5), "Bob dobiera 5 kart.");
  EXPECT_EQ(drew("hu", 5), "Bob 5 kártyát húz.");
}

TEST(VampireEmpireWords, SayOfDiscardsOnlyWhatTheirReaderMayKnow) {
  const Message own{"ve-event-discarded-card",
                    {{"seat", seat(0)}, {"card", term(card(Side::Human, 4))}, {"pile", Term{"ve-pile", "cellar"}}}};
  EXPECT_EQ(said("en", own), "You put “Hunting Party” into the cellar.");
  for (const std::string_view language : languages()) {
    for (const std::string_view key :
         {"ve-event-discarded", "ve-event-dropped", "ve-event-took", "ve-event-lost-cards"})
      EXPECT_FALSE(Speech::in(language)->bundle().variables(key).contains("card")) << language << " " << key;
  }
}

TEST(VampireEmpireWords, SayWhatIsForbiddenToWhom) {
  const auto forbade = [](std::string_view language, Action action, Seat reader) {
    return said(language, {"ve-event-forbade", {{"seat", seat(0)}, {"action", Term{"ve-action", name_of(action)}}}},
                reader);
  };
  EXPECT_EQ(forbade("en", Action::Hide, seat(0)), "You may not hide anybody in your next action step.");
  EXPECT_EQ(forbade("pl", Action::Hide, seat(1)), "Ada nie może w następnym kroku akcji nikogo ukryć.");
  EXPECT_EQ(forbade("hu", Action::HolyWater, seat(1)), "Ada a következő akciólépésében nem használhat szentelt vizet.");
  // No card of the decks forbids this.
  EXPECT_EQ(forbade("en", Action::Pass, seat(1)), "Forbidden in Ada’s next action step: Pass.");
}

/// Cards in files of somebody's own may ask for words that no card of the decks asks for.
TEST(VampireEmpireWords, HaveALabelForEveryWordThatACardMayAskFor) {
  unsigned words = 0;
  for (const cards::TypeInfo& type : vampire_empire::vocabulary().types) {
    for (const std::string_view word : type.words) {
      std::string key = "ve-option-pick-" + std::string{type.name} + "-" + std::string{word};
      std::ranges::replace(key, '_', '-');
      for (const std::string_view language : languages())
        EXPECT_TRUE(Speech::in(language)->bundle().has(key)) << language << " " << key;
      ++words;
    }
  }
  EXPECT_GT(words, 15U);
  for (const std::string_view key : {"pick-option", "yes", "no", "done-card-asks"}) {
    for (const std::string_view language : languages())
      EXPECT_TRUE(Speech::in(language)->bundle().has("ve-option-" + std::string{key})) << language << " " << key;
  }
  EXPECT_EQ(said("en", {"ve-option-pick-option", {{"number", std::int64_t{2}}}}), "The second of these");
}

TEST(VampireEmpireWords, TellEveryEndingToWinnersAndLosers) {
  const auto won = [](std::string_view language, vampire_empire::Ending how, Side side, Seat reader) {
    return said(
        language,
        {"ve-event-won",
         {{"seat", seat(0)}, {"side", Term{"ve-side", name_of(side)}}, {"ending", Term{"ve-ending", name_of(how)}}}},
        reader);
  };
  using vampire_empire::Ending;
  EXPECT_EQ(won("en", Ending::Castle, Side::Vampire, seat(0)),
            "Three revealed vampires are in the castle: you win with the vampires.");
  EXPECT_EQ(won("en", Ending::VampiresDead, Side::Human, seat(1)),
            "All three vampires are dead: Ada wins with the humans.");
  EXPECT_EQ(won("en", Ending::Counted, Side::Vampire, seat(1)), "Ada wins with the vampires.");
  EXPECT_EQ(won("pl", Ending::Counted, Side::Human, seat(1)), "Wygrywa gracz ludzi, Ada.");
  EXPECT_EQ(won("hu", Ending::HumansDead, Side::Vampire, seat(0)), "Mind a hat ember meghalt: győztél a vámpírokkal.");
}

}  // namespace
}  // namespace krypta::text::vampire_empire_words_test
