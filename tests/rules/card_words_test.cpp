#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "engine/cards/vocabulary.hpp"
#include "engine/games/vendetta/vocabulary.hpp"
#include "engine/games/vtes/vocabulary.hpp"

/// docs/card-words-GAME.md says every word that a game lends to the card language.
namespace krypta::card_words_test {
namespace {

struct Pages {
  std::string_view game;
  const cards::Vocabulary& words;
  std::string text;

  Pages(std::string_view id, const cards::Vocabulary& vocabulary) : game(id), words(vocabulary) {
    std::ifstream file{std::string{KRYPTA_DOCS_DIR} + "/card-words-" + std::string{id} + ".md"};
    text.assign(std::istreambuf_iterator<char>{file}, {});
  }
  /// In a row of a table, with what it takes or without.
  void expect(std::string_view word) const {
    const std::string marked = "`" + std::string{word};
    bool found = false;
    for (std::size_t at = text.find(marked); at != std::string::npos && !found; at = text.find(marked, at + 1)) {
      const char behind = text[at + marked.size()];
      found = behind == '`' || behind == '(';
    }
    EXPECT_TRUE(found) << game << ": " << word;
  }
  void expect_all() const {
    for (const cards::PropertyInfo& one : words.properties) expect(one.name);
    for (const cards::DomainInfo& one : words.domains) expect(one.name);
    for (const cards::VerbInfo& one : words.verbs) expect(one.name);
    for (const std::string_view one : words.scopes) expect(one);
  }
  void expect_moments_and_facts() const {
    for (const cards::FactInfo& one : words.facts) expect(one.name);
    for (const auto list : {words.windows, words.durations}) {
      for (const std::string_view one : list) expect(one);
    }
  }
};

// What its three locations give stands there as `first_1` to `third_3`.
TEST(CardWords, OfVendettaStandInTheDocs) { Pages{"vendetta", vendetta::vocabulary()}.expect_all(); }

TEST(CardWords, OfVtesStandInTheDocs) {
  const Pages pages{"vtes", vtes::vocabulary()};
  pages.expect_all();
  pages.expect_moments_and_facts();
}

TEST(CardWords, VerbsOfVtesStandThereWithWhatTheyTake) {
  const Pages pages{"vtes", vtes::vocabulary()};
  for (const cards::VerbInfo& verb : pages.words.verbs) {
    std::string row = "\n| `" + std::string{verb.name} + "(";
    for (const cards::ParameterInfo& one : verb.parameters) {
      if (!row.ends_with('(')) row += ", ";
      row += one.name;
    }
    EXPECT_NE(pages.text.find(row + ")` |"), std::string::npos) << row;
  }
}

}  // namespace
}  // namespace krypta::card_words_test
