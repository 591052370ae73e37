#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <vector>

#include "embedded/catalogues.hpp"
#include "engine/core/any_game.hpp"
#include "tests/games.hpp"
#include "tests/text/varied.hpp"
#include "text/speech.hpp"

/// Everything the engine can say has words in every language, and every rule has a text.
namespace krypta::text::catalogues_test {
namespace {

TEST(Catalogues, EveryFileIsWellFormedAndNoMessageStandsTwice) {
  for (const std::string_view language : languages()) {
    Bundle bundle{std::string{language}};
    unsigned files = 0;
    for (const std::string_view key : catalogues::embedded_keys()) {
      if (!key.starts_with(language) || key.find("/rules/") != std::string_view::npos) continue;
      ++files;
      const auto error = bundle.add(*catalogues::embedded(key));
      EXPECT_FALSE(error) << key << " line " << error->line << ": " << error->message;
    }
    EXPECT_GE(files, 3U);
  }
}

TEST(Catalogues, TheLanguagesHaveTheSameMessages) {
  const auto english = Speech::in("en")->bundle().ids();
  ASSERT_FALSE(english.empty());
  for (const std::string_view language : languages())
    EXPECT_EQ(Speech::in(language)->bundle().ids(), english) << language;
  EXPECT_EQ(Speech::in("de"), nullptr);
}

TEST(Catalogues, EveryEventOfEveryGameHasASentence) {
  for (const std::string_view language : languages()) {
    const Bundle& bundle = Speech::in(language)->bundle();
    for (const AnyGame* game : all_games()) {
      for (const EventShape& shape : game->event_shapes()) {
        const std::string key = std::string{game->info().text_prefix} + "-event-" + std::string{shape.kind};
        EXPECT_TRUE(bundle.has(key)) << language << " " << key;
        std::set<std::string> passed;
        for (const ArgumentShape& argument : shape.arguments) {
          const std::string name{argument.name};
          passed.insert(name);
          if (argument.kind == ArgumentShape::Kind::seat) {
            passed.insert({name + "-you", name + "-self"});
            for (const std::string& form : Speech::in(language)->name_forms()) passed.insert(name + "-" + form);
          }
          if (argument.kind == ArgumentShape::Kind::term) {
            passed.insert(name + "-id");
            for (const std::string_view word : argument.words) {
              EXPECT_TRUE(bundle.has(std::string{argument.domain} + "-" + std::string{word}))
                  << language << " " << word;
            }
          }
        }
        for (const std::string& used : bundle.variables(key))
          EXPECT_TRUE(passed.contains(used)) << language << " " << key << " $" << used;
      }
    }
  }
}

/// No card of the decks asks this, but cards in files of somebody's own may; of VTES, cards of other decks than the
/// printed ones, or more seats, or what players at random do not come to in so many matches: its specs do.
bool is_for_other_cards(std::string_view prompt) {
  static const std::set<std::string_view> others{
      "ve-prompt-card-asks-option", "ve-prompt-card-asks-whether", "vt-prompt-award",         "vt-prompt-convictions",
      "vt-prompt-diablerize",       "vt-prompt-discard",           "vt-prompt-effect-number", "vt-prompt-effect-pay",
      "vt-prompt-effect-player",    "vt-prompt-effect-word",       "vt-prompt-enter",         "vt-prompt-loot",
      "vt-prompt-prevent-which",    "vt-prompt-reattach",          "vt-prompt-reduce",        "vt-prompt-reprisal",
      "vt-prompt-step-in",          "vt-prompt-triggers"};
  return others.contains(prompt);
}

/// As many as hundreds of matches of most games have.
constexpr std::size_t many_choices = 200'000;

/// The questions of a game that are not among those asked, nor in many more matches: some are seldom asked.
std::set<std::string> never_asked(const AnyGame& game, const std::set<std::string>& asked) {
  const std::string start = std::string{game.info().text_prefix} + "-prompt-";
  std::set<std::string> left;
  for (const std::string& id : Speech::in("en")->bundle().ids()) {
    if (id.starts_with(start) && id != start + "over" && !is_for_other_cards(id) && !asked.contains(id))
      left.insert(id);
  }
  std::size_t choices = 0;
  for (unsigned seed = 0; seed < 400 && choices < many_choices && !left.empty(); ++seed) {
    auto begun = game.begin(krypta::test::varied_setup(game, game.info().least_seats, seed));
    AnyMatch& match = **begun;
    Rng rng{seed};
    for (Pending now = match.pending(); !now.over; now = match.pending()) {
      const Seat s = now.chance ? Seat::chance : now.must.lowest();
      left.erase(match.prompt(s).message.key);
      ++choices;
      const auto options = match.options(s);
      if (match.act(s, options[rng.below(static_cast<std::uint32_t>(options.size()))].id)) return left;
    }
  }
  return left;
}

/// Says everything that comes up in a few random matches; what is missing would show in braces.
TEST(Catalogues, PromptsLabelsAndLogsOfWholeMatchesAreComplete) {
  for (const AnyGame* game : all_games()) {
    std::set<std::string> prompts;
    std::set<RuleId> rules;
    std::size_t choices = 0;
    for (unsigned seed = 0; seed < 24 && choices < many_choices / 8; ++seed) {
      const unsigned seats = game->info().least_seats + seed % (game->info().most_seats - game->info().least_seats + 1);
      auto begun = game->begin(krypta::test::varied_setup(*game, seats, seed));
      ASSERT_TRUE(static_cast<bool>(begun));
      AnyMatch& match = **begun;
      Rng rng{seed};
      for (;;) {
        const Pending now = match.pending();
        if (now.over) break;
        const Seat s = now.chance ? Seat::chance : now.must.lowest();
        const auto options = match.options(s);
        for (const Seat able : now.able()) prompts.insert(match.prompt(able).message.key);
        // Of thousands of choices each sixteenth says enough.
        const bool heard = match.length() < 1000 || match.length() % 16 == 0;
        for (const std::string_view language : heard ? languages() : languages().first(0)) {
          const Speech& speech = *Speech::in(language);
          const auto names = speech.plain_names(match.colours());
          const Prompt prompt = match.prompt(s);
          prompts.insert(prompt.message.key);
          EXPECT_EQ(speech.say(prompt.message, names, s).find('{'), std::string::npos)
              << speech.say(prompt.message, names, s);
          rules.insert(prompt.rules.begin(), prompt.rules.end());
          for (const Option& option : options) {
            EXPECT_EQ(speech.say(option.label, names, s).find('{'), std::string::npos)
                << speech.say(option.label, names, s);
          }
        }
        ASSERT_FALSE(match.act(s, options[rng.below(static_cast<std::uint32_t>(options.size()))].id));
      }
      choices += match.length();
      for (const std::string_view language : languages()) {
        const Speech& speech = *Speech::in(language);
        const auto names = speech.plain_names(match.colours());
        const std::vector<ShownEvent> events = match.memory(seat(0));
        for (std::size_t i = 0; i < events.size(); ++i) {
          EXPECT_FALSE(events[i].rules.empty()) << events[i].kind;
          rules.insert(events[i].rules.begin(), events[i].rules.end());
          if (i >= 1000 && i % 16 != 0) continue;
          const std::string sentence = speech.say(events[i].message, names, seat(0));
          EXPECT_EQ(sentence.find('{'), std::string::npos) << sentence;
        }
      }
    }
    for (const std::string_view language : languages()) {
      for (const RuleId rule : rules)
        EXPECT_TRUE(Speech::in(language)->rule(game->info(), rule)) << static_cast<unsigned>(rule);
    }
    // And no question is there for nothing.
    for (const std::string& id : never_asked(*game, prompts)) ADD_FAILURE() << id << " is never asked";
  }
}

/// The rules that a book has, by their numbers.
std::vector<unsigned> rules_in(std::string_view book, std::string_view prefix) {
  const std::string start = "\n- **" + std::string{prefix} + "-";
  std::vector<unsigned> rules;
  for (std::size_t at = book.find(start); at != std::string_view::npos; at = book.find(start, at + 1))
    rules.push_back(static_cast<unsigned>(std::stoul(std::string{book.substr(at + start.size(), 3)})));
  std::ranges::sort(rules);
  return rules;
}

TEST(RuleBooks, EveryRuleStandsInEveryLanguage) {
  for (const AnyGame* game : all_games()) {
    const GameInfo& info = game->info();
    const std::vector<unsigned> rules = rules_in(Speech::in("en")->rule_book(info), info.rule_prefix);
    ASSERT_FALSE(rules.empty()) << "docs/rules/" << info.id << ".md has no rule " << info.rule_prefix << "-001";
    for (std::size_t i = 0; i < rules.size(); ++i)
      ASSERT_EQ(rules[i], i + 1) << "docs/rules/" << info.id << ".md: rules are numbered from 1 without a gap";
    for (const std::string_view language : languages()) {
      EXPECT_EQ(rules_in(Speech::in(language)->rule_book(info), info.rule_prefix), rules)
          << "docs/rules/" << language << "/" << info.id << ".md has other rules than the English book";
      for (const unsigned rule : rules) {
        const auto text = Speech::in(language)->rule(info, static_cast<RuleId>(rule));
        ASSERT_TRUE(text) << language << " " << info.id << " " << rule;
        EXPECT_GT(text->size(), 20U);
        EXPECT_NE(text->front(), '[');
      }
      EXPECT_FALSE(Speech::in(language)->rule(info, static_cast<RuleId>(rules.size() + 1)));
    }
  }
}

/// Why something was decided and where nothing was to be read is in the ledgers: a player wants to know the rule.
TEST(RuleBooks, SayTheRuleAndNotWhereItComesFrom) {
  const std::map<std::string_view, std::vector<std::string_view>> about_us{
      {"en", {"source", "silent", "our decision", "Reason:", "as stated", "ollows from the", "confidence", "transcri"}},
      {"pl", {"milczy", "nstrukcja mówi", "asza decyzja", "Powód:", "wynika z", "pewność", "odpis"}},
      {"hu", {"hallgat", "a mi döntésünk", "Indoklás:", "következménye.", "átirat", "teszt"}}};
  for (const std::string_view language : languages()) {
    ASSERT_TRUE(about_us.contains(language)) << language;
    for (const AnyGame* game : all_games()) {
      const std::string_view book = Speech::in(language)->rule_book(game->info());
      for (const std::string_view words : about_us.at(language)) {
        const std::size_t at = book.find(words);
        EXPECT_EQ(at, std::string_view::npos)
            << language << " " << game->info().id << ": " << book.substr(at < 80 ? 0 : at - 80, 160);
      }
    }
  }
}

// VD-138, VD-303, VE-030, VE-160, VE-204, VE-205, MA-157, MA-194
TEST(RuleBooks, SayWhatTheLedgersWereCorrectedTo) {
  const auto says = [](std::string_view language, std::string_view game, unsigned rule, std::string_view words) {
    const auto text = Speech::in(language)->rule(find_game(game)->info(), static_cast<RuleId>(rule));
    ASSERT_TRUE(text);
    EXPECT_NE(text->find(words), std::string::npos) << language << " " << game << " " << rule << ": " << *text;
  };
  says("en", "vendetta", 138, "known to everybody who has seen it");
  says("pl", "vendetta", 138, "znana każdemu, kto ją widział");
  says("hu", "vendetta", 138, "ismert marad, aki látta");
  says("en", "vendetta", 303, "face down when the effect begins");
  says("pl", "vendetta", 303, "gdy efekt się zaczyna");
  says("hu", "vendetta", 303, "a hatás kezdetén");
  says("en", "vampire-empire", 30, "where the old one lay");
  says("pl", "vampire-empire", 30, "gdzie leżała poprzednia");
  says("hu", "vampire-empire", 30, "ahol a régi feküdt");
  for (const unsigned rule : {204U, 205U}) {
    says("en", "vampire-empire", rule, "one valid card");
    says("pl", "vampire-empire", rule, "jedną właściwą kartę");
    says("hu", "vampire-empire", rule, "egy érvényes kártyát");
  }
  for (const unsigned rule : {157U, 194U}) {
    says("en", "mascarade", rule, "fifth turn");
    says("pl", "mascarade", rule, "piątej tury");
    says("hu", "mascarade", rule, "ötödik kör");
  }
}

TEST(RuleBooks, ARuleComesWithItsRuling) {
  const std::string_view book =
      "# Book\n- **XX-001** [Part 1] First.\n  - Ruling: as stated.\n- **XX-002** Second.\n\nText\n";
  EXPECT_EQ(rule_in(book, "XX-001"), "First. Ruling: as stated.");
  EXPECT_EQ(rule_in(book, "XX-002"), "Second.");
  EXPECT_EQ(rule_in(book, "XX-003"), std::nullopt);
}

}  // namespace
}  // namespace krypta::text::catalogues_test
