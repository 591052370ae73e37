#include "text/cards/text.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

#include "embedded/catalogues.hpp"
#include "engine/cards/library.hpp"
#include "engine/games/vampire_empire/vocabulary.hpp"
#include "engine/games/vendetta/deck.hpp"
#include "tests/games.hpp"
#include "text/cards/speaker.hpp"

/// Every card says in three languages what it does.
namespace krypta::text::card_text_test {
namespace {

const AnyGame& vampire_empire_game() { return *find_game("vampire-empire"); }

std::string read(const std::string& path) {
  std::ifstream file{path};
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

/// A game that has cards: its words, and what its messages begin with.
struct Words {
  const cards::Vocabulary& vocabulary;
  std::string prefix;
};
const Words vampire_empire_words{vampire_empire::vocabulary(), "ve"};
const Words vendetta_words{vendetta::vocabulary(), "vd"};

std::vector<cards::Card> compiled_cards(const Words& words, const std::vector<cards::File>& files) {
  auto compiled = cards::compile(words.vocabulary, files);
  if (const auto* errors = std::get_if<std::vector<cards::Error>>(&compiled)) {
    for (const cards::Error& error : *errors) ADD_FAILURE() << error.text();
    return {};
  }
  return std::get<cards::Library>(compiled).cards;
}

std::vector<cards::Card> made_up_cards() {
  return compiled_cards(vampire_empire_words,
                        {{"made-up.cards", read(std::string{KRYPTA_TESTS_DIR} + "/text/card_texts/made-up.cards")}});
}

std::vector<cards::Card> vendetta_cards() { return compiled_cards(vendetta_words, vendetta::Cards::built_in_files()); }

std::string told(const Words& words, const std::vector<cards::Card>& cards, std::string_view language) {
  std::string all;
  for (const cards::Card& card : cards) {
    CardText text = card_text(card, words.vocabulary, words.prefix, *Speech::in(language));
    for (std::size_t i = 0; (i = text.text.find('\n', i)) != std::string::npos; i += 3) text.text.insert(i + 1, "  ");
    all += card.id + ": " + text.name + "\n  " + text.line + "\n";
    if (!text.text.empty()) all += "  " + text.text + "\n";
  }
  return all;
}

/// The files were read sentence by sentence. KRYPTA_GOLDEN_WRITE=1 writes them anew, to be read again.
void compare(const Words& words, const std::vector<cards::Card>& cards, const std::string& name) {
  for (const std::string_view language : languages()) {
    const std::string path =
        std::string{KRYPTA_TESTS_DIR} + "/text/card_texts/" + name + std::string{language} + ".txt";
    const std::string now = told(words, cards, language);
    EXPECT_EQ(now.find('{'), std::string::npos) << "something has no words:\n" << now;
    const char* write = std::getenv("KRYPTA_GOLDEN_WRITE");
    if (write != nullptr && std::string_view{write} == "1") std::ofstream{path} << now;
    EXPECT_EQ(now, read(path)) << path;
  }
}

TEST(CardText, AllCardsOfVampireEmpireReadAsTheyShould) {
  ASSERT_EQ(vampire_empire_game().cards()->cards.size(), 80U);
  compare(vampire_empire_words, vampire_empire_game().cards()->cards, "");
}

TEST(CardText, AllCardsOfVendettaReadAsTheyShould) {
  // 63 clan cards, 30 Allies, the Victim, 8 relics, 7 places and 4 locations.
  ASSERT_EQ(vendetta_cards().size(), 113U);
  compare(vendetta_words, vendetta_cards(), "vendetta-");
}

TEST(CardText, MadeUpCardsWithEveryConstructOfTheLanguageReadAsTheyShould) {
  compare(vampire_empire_words, made_up_cards(), "made-up-");
}

TEST(CardText, ACardHasATextIfItHasAnAbility) {
  for (const cards::Card& card : vampire_empire_game().cards()->cards) {
    const CardText text = card_text(card, vampire_empire::vocabulary(), "ve", *Speech::in("en"));
    EXPECT_EQ(text.text.empty(), card.abilities.empty()) << card.id;
    EXPECT_EQ(text.name, card.name);
  }
}

TEST(CardText, EveryCardHasANameOfItsOwnInEveryLanguage) {
  const auto judge = [](const Words& words, const std::vector<cards::Card>& cards) {
    for (const std::string_view language : languages()) {
      std::set<std::string> names;
      for (const cards::Card& card : cards) {
        const std::string message = words.prefix + "-card-" + card.id;
        ASSERT_TRUE(Speech::in(language)->bundle().has(message)) << language << " " << card.id;
        EXPECT_EQ(Speech::in("en")->say(message), card.name);
        EXPECT_TRUE(names.insert(card_name(card, words.prefix, *Speech::in(language))).second)
            << language << " " << card.id;
      }
    }
  };
  judge(vampire_empire_words, vampire_empire_game().cards()->cards);
  judge(vendetta_words, vendetta_cards());
}

TEST(CardText, ACardThatAFileCallsOtherwiseKeepsThatName) {
  cards::Card card = vampire_empire_game().cards()->cards.front();
  EXPECT_EQ(card_name(card, "ve", *Speech::in("pl")), "List z pieczęcią");
  card.name = "Love Letter";
  EXPECT_EQ(card_name(card, "ve", *Speech::in("pl")), "Love Letter");
  card.id = "h99";
  EXPECT_EQ(card_name(card, "ve", *Speech::in("en")), "Love Letter");
}

/// The messages that a vocabulary needs.
std::set<std::string> wanted(const cards::Vocabulary& words) {
  std::set<std::string> keys{"card-line", "windows"};
  for (const cards::TypeInfo& type : words.types) {
    keys.insert({"noun-" + hyphened(type.name), "gender-" + hyphened(type.name)});
    for (const std::string_view word : type.words) keys.insert("word-" + hyphened(type.name) + "-" + hyphened(word));
  }
  for (const cards::PropertyInfo& property : words.properties) {
    const bool is_condition = property.gives == cards::Type::condition;
    const std::string name = hyphened(property.name);
    keys.insert("about-" + name);
    if (!is_condition) keys.insert("the-" + name);
    if (property.of && property.gives != cards::Type::number) keys.insert("such-" + name);
  }
  for (const cards::DomainInfo& domain : words.domains) {
    keys.insert("domain-" + hyphened(domain.name));
    if (domain.of == cards::Type::number) keys.insert({"noun-number", "gender-number"});
  }
  for (const cards::VerbInfo& verb : words.verbs) keys.insert("verb-" + hyphened(verb.name));
  for (const std::string_view window : words.windows) keys.insert("when-" + hyphened(window));
  for (const std::string_view duration : words.durations) keys.insert("until-" + hyphened(duration));
  for (const std::string_view scope : words.scopes) keys.insert("scope-" + hyphened(scope));
  for (const cards::FactInfo& fact : words.facts) {
    if (fact.of_ability) keys.insert("fact-" + hyphened(fact.name));
  }
  return keys;
}

TEST(CardWords, EveryWordOfEveryVocabularyHasItsMessagesInEveryLanguage) {
  for (const Words& words : {vampire_empire_words, vendetta_words}) {
    for (const std::string_view language : languages()) {
      for (const std::string& key : wanted(words.vocabulary)) {
        const std::string message = words.prefix + "-" + key;
        EXPECT_TRUE(Speech::in(language)->bundle().has(message)) << language << " " << message;
      }
    }
  }
  for (const AnyGame* game : all_games()) {
    if (game->cards() == nullptr) continue;
    for (const std::string& key : wanted(*game->cards()->vocabulary))
      EXPECT_TRUE(Speech::in("en")->bundle().has(std::string{game->info().text_prefix} + "-" + key)) << key;
  }
}

/// A verb is told of in a message that has nothing to ask but its parameters, and what its ability's condition says of
/// the table.
TEST(CardWords, VerbsAskForNothingButWhatTheyAreTold) {
  for (const Words& words : {vampire_empire_words, vendetta_words}) {
    std::set<std::string> of_table;
    for (const cards::PropertyInfo& property : words.vocabulary.properties) {
      if (!property.of) of_table.insert(hyphened(property.name));
    }
    for (const std::string_view language : languages()) {
      for (const cards::VerbInfo& verb : words.vocabulary.verbs) {
        const std::string message = words.prefix + "-verb-" + hyphened(verb.name);
        for (const std::string& variable : Speech::in(language)->bundle().variables(message)) {
          bool known = variable == "mood" || of_table.contains(variable);
          for (const cards::ParameterInfo& parameter : verb.parameters) {
            const std::string name{parameter.name};
            known = known || variable == name || variable.starts_with(name + "-");
          }
          EXPECT_TRUE(known) << language << " " << verb.name << " $" << variable;
        }
      }
    }
  }
}

/// Messages that need not be there are used only if they are called after a word: one that is misspelt would be silent.
TEST(CardWords, MessagesForSpecialCasesAreCalledAfterWordsThatThereAre) {
  const cards::Vocabulary& words = vendetta::vocabulary();
  std::set<std::string> properties;
  std::set<std::string> verbs;
  std::set<std::string> windows{"always"};
  std::set<std::string> domains;
  for (const cards::DomainInfo& domain : words.domains) domains.insert(hyphened(domain.name));
  for (const cards::PropertyInfo& property : words.properties) properties.insert(hyphened(property.name));
  for (const cards::VerbInfo& verb : words.verbs) verbs.insert(hyphened(verb.name));
  for (const std::string_view window : words.windows) windows.insert(hyphened(window));
  const auto without = [](std::string_view id, std::string_view begin, std::string_view end = "") {
    id.remove_prefix(begin.size());
    if (id.ends_with(end)) id.remove_suffix(end.size());
    return std::string{id};
  };
  unsigned found = 0;
  for (const std::string& id : Speech::in("en")->bundle().ids()) {
    bool known = true;
    if (id.starts_with("vd-opening-")) known = windows.contains(without(id, "vd-opening-"));
    if (id.starts_with("vd-later-")) known = windows.contains(without(id, "vd-later-"));
    if (id.starts_with("vd-doer-")) known = verbs.contains(without(id, "vd-doer-"));
    if (id.starts_with("vd-each-")) known = properties.contains(without(id, "vd-each-"));
    if (id.starts_with("vd-highest-")) known = properties.contains(without(id, "vd-highest-"));
    for (const char* part : {"vd-lowest-", "vd-most-", "vd-least-", "vd-half-"}) {
      if (id.starts_with(part)) known = properties.contains(without(id, part));
    }
    if (id.starts_with("vd-within-")) {
      // A limit of a number, or of how many of some things: "own-cards-9".
      const std::string limit = without(id, "vd-within-", "-less-1");
      known = properties.contains(limit) || domains.contains(limit.substr(0, limit.rfind('-')));
    }
    if (id.starts_with("vd-verb-") && !verbs.contains(without(id, "vd-verb-"))) {
      ++found;
      known = false;
      for (const std::string& verb : verbs) {
        for (const std::string& property : properties) {
          const std::string usual = "vd-verb-" + verb;
          for (const char* part : {"-", "-half-up-", "-half-down-", "-until-"})
            known = known || id == usual + part + property;
        }
      }
    }
    EXPECT_TRUE(known) << id;
  }
  EXPECT_GE(found, 8U);
}

/// The keys of all selects on $case, and the forms that messages ask for.
void collect_forms(const tree::Pattern& pattern, std::set<std::string>& known, std::set<std::string>& asked) {
  const auto ask = [&](const std::string& variable) {
    constexpr std::array<std::string_view, 12> others{"who", "what",  "which",  "value",  "a",     "b",
                                                      "by",  "owner", "things", "action", "where", "number"};
    const std::size_t dash = variable.find('-');
    const bool is_part = std::ranges::find(others, variable.substr(0, dash)) != others.end();
    if (dash != std::string::npos && is_part) asked.insert(variable.substr(dash + 1));
  };
  for (const tree::Element& element : pattern) {
    if (const auto* variable = std::get_if<tree::Variable>(&element.kind)) ask(variable->name);
    const auto* select = std::get_if<tree::Select>(&element.kind);
    if (select == nullptr) continue;
    ask(select->variable);
    for (const tree::Variant& variant : select->variants) {
      const auto* name = std::get_if<std::string>(&variant.key);
      if (select->variable == "case" && name != nullptr) known.insert(*name);
      collect_forms(variant.pattern, known, asked);
    }
  }
}

/// A form that nothing answers to would be said in the plain one, and nobody would notice.
TEST(CardWords, EveryFormThatASentenceAsksForIsKnown) {
  for (const std::string_view language : languages()) {
    std::set<std::string> known{"id",   "count",      "definite", "vowel",  "sign",
                                "told", "infinitive", "reckoned", "as-many"};
    std::set<std::string> asked;
    for (const std::string_view file : {"/cards", "/vampire-empire-cards", "/vendetta-cards"}) {
      const auto parsed = tree::parse(*catalogues::embedded(std::string{language} + std::string{file}));
      for (const tree::Entry& entry : std::get<std::vector<tree::Entry>>(parsed))
        collect_forms(entry.pattern, known, asked);
    }
    EXPECT_GE(asked.size(), 4U) << language;
    for (const std::string& form : asked) EXPECT_TRUE(known.contains(form)) << language << " -" << form;
  }
}

TEST(CardSaying, PartsThatAreEmptyLeaveNoGaps) {
  EXPECT_EQ(tidy(" a  card , that is old, ."), "a card, that is old.");
  EXPECT_EQ(tidy("if so,: draw ,, then"), "if so: draw, then");
  EXPECT_EQ(tidy(""), "");
}

TEST(CardSaying, SentencesBeginWithACapitalInEveryLanguage) {
  EXPECT_EQ(with_capital("draw"), "Draw");
  EXPECT_EQ(with_capital("święć"), "Święć");
  EXPECT_EQ(with_capital("łap"), "Łap");
  EXPECT_EQ(with_capital("żyj"), "Żyj");
  EXPECT_EQ(with_capital("ölj"), "Ölj");
  EXPECT_EQ(with_capital("őrizd"), "Őrizd");
  EXPECT_EQ(with_capital("Śpij"), "Śpij");
  EXPECT_EQ(with_capital("+1"), "+1");
  EXPECT_EQ(with_capital(""), "");
}

}  // namespace
}  // namespace krypta::text::card_text_test
