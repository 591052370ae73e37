#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/core/any_game.hpp"
#include "engine/core/enums.hpp"
#include "engine/core/reckoning.hpp"
#include "engine/games/mascarade/state.hpp"
#include "engine/games/nowa_huta/state.hpp"
#include "engine/games/vampire_empire/state.hpp"
#include "tests/games.hpp"
#include "tests/text/varied.hpp"
#include "text/speech.hpp"

/// A board that knows no game finds a word for everything: the fields of a view and their values, what is agreed before
/// a match, and where each number comes from.
namespace krypta::text::board_words_test {
namespace {

/// A name as it stands in a key.
std::string keyed(std::string_view name) {
  std::string key{name};
  for (char& c : key) {
    if (c == '_' || c == ',') c = '-';
  }
  return key;
}

bool has_value_word(const Bundle& bundle, const std::string& prefix, std::string_view field, std::string_view value) {
  return bundle.has(prefix + keyed(field) + "-" + keyed(value)) || bundle.has(prefix + "value-" + keyed(value));
}

/// Every name and every word of views that has no message in some language. Views say the same words over and over:
/// each is looked for once.
class MissingWords {
 public:
  explicit MissingWords(std::string prefix) : prefix_(std::move(prefix)) {}

  void read(std::string_view field, const Value& value) {
    if (const Value::Object* members = value.object()) {
      // The names in a list by estate are no fields but values.
      const bool fields =
          std::ranges::any_of(*members, [&](const Value::Member& member) { return is_field(member.first); });
      for (const Value::Member& member : *members) {
        fields ? need_field(member.first) : need_value(field, member.first);
        read(member.first, member.second);
      }
    }
    if (value.array() != nullptr) {
      for (const Value& item : *value.array()) read(field, item);
    }
    if (value.text() != nullptr && !value.text()->empty()) need_value(field, *value.text());
    if (value.boolean() != nullptr) need_value(field, *value.boolean() ? "true" : "false");
  }
  [[nodiscard]] const std::set<std::string>& all() const { return missing_; }

 private:
  bool is_field(std::string_view name) {
    const auto known = fields_.find(name);
    if (known != fields_.end()) return known->second;
    return fields_[std::string{name}] = Speech::in("en")->bundle().has(prefix_ + "field-" + keyed(name));
  }
  void need_field(std::string_view name) {
    if (needed_.contains(name)) return;
    needed_.emplace(name);
    const std::string key = prefix_ + "field-" + keyed(name);
    need(key, [&](const Bundle& bundle) { return bundle.has(key); });
  }
  void need_value(std::string_view field, std::string_view value) {
    auto of_field = values_.find(field);
    if (of_field == values_.end()) of_field = values_.emplace(std::string{field}, Names{}).first;
    if (of_field->second.contains(value)) return;
    of_field->second.emplace(value);
    need(prefix_ + std::string{field} + "-" + std::string{value},
         [&](const Bundle& bundle) { return has_value_word(bundle, prefix_, field, value); });
  }
  template <class Has>
  void need(const std::string& what, Has has) {
    for (const std::string_view language : languages()) {
      if (!has(Speech::in(language)->bundle())) missing_.insert(std::string{language} + " " + what);
    }
  }

  using Names = std::set<std::string, std::less<>>;
  std::string prefix_;
  std::map<std::string, bool, std::less<>> fields_;
  Names needed_;
  std::map<std::string, Names, std::less<>> values_;
  std::set<std::string> missing_;
};

/// Numbers that are in no view, because they follow from it.
void add_reckoned(std::size_t seats, std::set<std::string>& paths) {
  for (std::size_t i = 0; i < seats; ++i) {
    const std::string player = std::to_string(i);
    paths.insert({"players." + player + ".score", "players." + player + ".feed"});
    for (const std::string_view at : {"first", "second", "third", "haven"})
      paths.insert("sites." + std::string{at} + ".power." + player);
  }
}

/// Of these numbers those that have an account are asked for.
void keep_listed(const std::vector<std::string>& listed, std::set<std::string>& paths) {
  const auto fits = [](std::string_view pattern, std::string_view path) {
    Path star{pattern};
    Path asked{path};
    while (!star.over() && !asked.over()) {
      const std::string_view step = star.step();
      if (const std::string_view taken = asked.step(); step != "*" && step != taken) return false;
    }
    return star.over() && asked.over();
  };
  std::erase_if(paths, [&](const std::string& path) {
    return std::ranges::none_of(listed, [&](const std::string& pattern) { return fits(pattern, path); });
  });
}

std::string said(const Speech& speech, const Message& message, const AnyMatch& match, Seat reader) {
  return speech.say(message, speech.plain_names(match.colours()), reader);
}

/// The numbers of a view that a pattern names; `*` stands for every step.
void collect_numbers(Path pattern, const std::string& path, const Value& value, std::set<std::string>& paths) {
  if (pattern.over()) {
    if (value.integer() != nullptr) paths.insert(path);
    return;
  }
  const std::string_view step = pattern.step();
  const auto go_on = [&](const std::string& name, const Value& member) {
    if (step == "*" || step == name) collect_numbers(pattern, path.empty() ? name : path + "." + name, member, paths);
  };
  if (value.object() != nullptr) {
    for (const auto& [name, member] : *value.object()) go_on(name, member);
  }
  if (value.array() != nullptr) {
    for (std::size_t i = 0; i < value.array()->size(); ++i) go_on(std::to_string(i), (*value.array())[i]);
  }
}

/// Every number that may have an account: those of the view, those that follow from it, and those that are only listed.
std::set<std::string> numbers_of(const AnyMatch& match, Seat observer) {
  const std::vector<std::string> listed = match.accounts(observer);
  const Value view = match.view(observer);
  std::set<std::string> paths;
  add_reckoned(match.colours().size(), paths);
  keep_listed(listed, paths);
  for (const std::string& pattern : listed) {
    if (pattern.find('*') == std::string::npos) paths.insert(pattern);
    collect_numbers(Path{pattern}, "", view, paths);
  }
  return paths;
}

/// Random matches of every size; `visit` sees some of their positions, the first and the last among them. In a game of
/// memory the players may look back, since only then is there something to tell.
template <class Visit>
void each_position(const AnyGame& game, unsigned matches, Visit visit) {
  for (unsigned seed = 0; seed < matches; ++seed) {
    const unsigned seats = game.info().least_seats + seed % (game.info().most_seats - game.info().least_seats + 1);
    krypta::Setup setup = krypta::test::varied_setup(game, seats, seed / 2);
    if (!game.info().may_look_back(setup)) setup.options.emplace_back(game.info().recall, "yes");
    auto begun = game.begin(setup);
    ASSERT_TRUE(static_cast<bool>(begun));
    AnyMatch& match = **begun;
    Rng rng{seed};
    for (;;) {
      const Pending now = match.pending();
      if (now.over || match.length() == 0 || rng.below(12) == 0) visit(match, seat(rng.below(seats)));
      if (now.over) break;
      const Seat s = now.chance ? Seat::chance : now.must.lowest();
      const auto options = match.options(s);
      ASSERT_FALSE(match.act(s, options[rng.below(static_cast<std::uint32_t>(options.size()))].id));
    }
  }
}

TEST(BoardWords, EveryFieldAndValueOfAViewHasAWord) {
  for (const AnyGame* game : all_games()) {
    MissingWords missing{std::string{game->info().text_prefix} + "-"};
    each_position(*game, 24, [&](const AnyMatch& match, Seat observer) {
      missing.read("", match.view(observer));
      missing.read("", match.view(Seat::spectator));
    });
    EXPECT_EQ(missing.all(), std::set<std::string>{});
  }
}

/// Also those that a random match may never show.
template <Named E>
void expect_words(std::string_view field, const std::string& prefix = "nh-") {
  for (const std::string_view language : languages()) {
    for (const std::string_view value : names_of(std::type_identity<E>{})) {
      EXPECT_TRUE(has_value_word(Speech::in(language)->bundle(), prefix, field, value)) << language << " " << value;
    }
  }
}

TEST(BoardWords, EveryValueInNowaHutaHasAWordWhereverItStands) {
  expect_words<nowa_huta::Estate>("estates");
  expect_words<nowa_huta::Estate>("vampire");
  expect_words<nowa_huta::Estate>("from");
  expect_words<nowa_huta::CircleAction>("circle_pawn");
  expect_words<nowa_huta::EstateCard>("estate");
  expect_words<nowa_huta::CircleCard>("circle");
  expect_words<nowa_huta::Modifier>("modifier");
  expect_words<nowa_huta::Special>("blood_dusk");
  expect_words<nowa_huta::Special>("armageddon");
  expect_words<nowa_huta::Use>("ability");
  expect_words<nowa_huta::Use>("action");
  expect_words<nowa_huta::Step>("step");
}

TEST(BoardWords, EveryValueInMascaradeHasAWordWhereverItStands) {
  expect_words<mascarade::Character>("set", "ma-");
  expect_words<mascarade::Character>("announced", "ma-");
  expect_words<mascarade::Character>("value", "ma-");
  expect_words<mascarade::Answer>("value", "ma-");
  expect_words<mascarade::Place>("one", "ma-");
  expect_words<mascarade::Place>("another", "ma-");
  expect_words<mascarade::Step>("step", "ma-");
}

TEST(BoardWords, EveryValueInVampireEmpireHasAWordWhereverItStands) {
  using vampire_empire::Card;
  using vampire_empire::Character;
  for (const std::string_view field :
       {"who", "middle", "value", "dead", "revealed", "known_humans", "one", "another", "attacker", "defender"})
    expect_words<Character>(field, "ve-");
  for (const std::string_view field : {"value", "cellar", "moat", "shown", "played", "cancelled", "aside"})
    expect_words<Card>(field, "ve-");
  expect_words<vampire_empire::Side>("side", "ve-");
  expect_words<vampire_empire::Action>("forbidden", "ve-");
  expect_words<vampire_empire::Ending>("ending", "ve-");
  expect_words<vampire_empire::Step>("step", "ve-");
  expect_words<vampire_empire::Moment>("moment", "ve-");
}

TEST(BoardWords, AMissingWordIsNoticed) {
  MissingWords missing{"nh-"};
  Value view;
  view.set("turn", 1);
  view.set("nowhere", "handlowe");
  view.set("vampire", "krakow");
  missing.read("", view);
  EXPECT_EQ(missing.all(),
            (std::set<std::string>{"en nh-field-nowhere", "en nh-vampire-krakow", "hu nh-field-nowhere",
                                   "hu nh-vampire-krakow", "pl nh-field-nowhere", "pl nh-vampire-krakow"}));
}

TEST(BoardWords, EveryOptionOfASetupAndItsValuesHaveWords) {
  for (const AnyGame* game : all_games()) {
    for (const std::string_view language : languages()) {
      const Bundle& bundle = Speech::in(language)->bundle();
      for (const OptionInfo& option : game->info().options) {
        const std::string key = std::string{game->info().text_prefix} + "-setup-" + keyed(option.name);
        EXPECT_TRUE(bundle.has(key)) << language << " " << key;
        std::vector<std::string> values = option.values;
        values.emplace_back(option.otherwise);
        for (const std::string& value : values) {
          EXPECT_TRUE(bundle.has(key + "-" + keyed(value))) << language << " " << key << "-" << keyed(value);
        }
      }
    }
  }
}

TEST(BoardWords, EveryStopHasWords) {
  for (const AnyGame* game : all_games()) {
    for (const std::string_view language : languages()) {
      for (const StopInfo& stop : game->info().stops) {
        const std::string key = std::string{game->info().text_prefix} + "-stop-" + keyed(stop.name);
        EXPECT_TRUE(Speech::in(language)->bundle().has(key)) << language << " " << key;
      }
    }
  }
}

/// Cards of other decks than the printed ones make VTES say these, or something that players at random do not do.
const std::set<std::string> of_other_cards{"vt-account-contests", "vt-account-floor", "vt-account-gained",
                                           "vt-account-late", "vt-account-withdrew"};

TEST(BoardWords, EveryLineOfEveryAccountHasASentenceAndItsRulesHaveTexts) {
  for (const AnyGame* game : all_games()) {
    std::set<std::string> used;
    std::set<std::string> explained;
    each_position(*game, 24, [&](const AnyMatch& match, Seat observer) {
      for (const std::string& path : numbers_of(match, observer)) {
        const auto account = match.account(observer, path);
        if (!account) continue;
        explained.insert(path);
        EXPECT_FALSE(account->rules.empty()) << path;
        for (const Reckoning::Line& line : account->lines) {
          used.insert(line.message.key);
          for (const std::string_view language : languages()) {
            const Speech& speech = *Speech::in(language);
            const std::string sentence = said(speech, line.message, match, observer);
            EXPECT_EQ(sentence.find('{'), std::string::npos) << sentence;
            for (const RuleId rule : line.rules) EXPECT_TRUE(speech.rule(game->info(), rule)) << path;
          }
        }
      }
    });
    // And none is there for nothing; a match that starts in a position says one more, and so may other cards than
    // those of the decks.
    const std::string start = std::string{game->info().text_prefix} + "-account-";
    used.insert({start + "unseen", "ve-account-this-combat"});
    std::set<std::string> left;
    for (const std::string& id : Speech::in("en")->bundle().ids()) {
      if (id.starts_with(start) && !used.contains(id)) left.insert(id);
    }
    // Some are seldom said.
    std::erase_if(left, [](const std::string& id) { return of_other_cards.contains(id); });
    each_position(*game, left.empty() ? 0 : 400, [&](const AnyMatch& match, Seat observer) {
      for (const std::string& path : explained) {
        const auto account = match.account(observer, path);
        if (!account) continue;
        for (const Reckoning::Line& line : account->lines) left.erase(line.message.key);
      }
    });
    for (const std::string& id : left) ADD_FAILURE() << id << " is never said";
  }
}

TEST(BoardWords, AnAccountReadsAsASentence) {
  const auto in = [](std::string_view language, const Message& message) {
    const std::vector<std::string> names{"Ada", "Bob"};
    return Speech::in(language)->say(message, names, seat(0));
  };
  const Message scored{"nh-account-scored",
                       {{"turn", std::int64_t{3}},
                        {"scoring", Term{"nh-scoring", "sabbath"}},
                        {"estate", Term{"nh-estate", "handlowe"}},
                        {"count", std::int64_t{11}},
                        {"place", std::int64_t{1}}}};
  EXPECT_EQ(in("en", scored), "Turn 3, Sabbath Hour: 1st on Handlowe with 11 possessed");
  EXPECT_EQ(in("pl", scored), "Tura 3, Godzina Sabatu: 1. miejsce na Handlowym z 11 opętanymi");
  EXPECT_EQ(in("hu", scored), "3. forduló, Boszorkányszombat: 1. hely Handlowén 11 megszállottal");
  const Message moved{"nh-account-moved-here",
                      {{"turn", std::int64_t{4}},
                       {"seat", seat(1)},
                       {"count", std::int64_t{2}},
                       {"from", Term{"nh-estate", "szkolne"}},
                       {"to", Term{"nh-estate", "gorali"}}}};
  EXPECT_EQ(in("en", moved), "Turn 4: Bob moves 2 possessed here from Szkolne");
  EXPECT_EQ(in("pl", moved), "Tura 4: Bob przesuwa tu 2 opętanych ze Szkolnego");
  EXPECT_EQ(in("hu", moved), "4. forduló: Bob ide helyez át 2 megszállottat Szkolnéról");
}

TEST(BoardWords, EveryScoringHasAName) {
  for (const std::string_view language : languages()) {
    for (const std::string_view scoring : {"sabbath", "blood-dusk", "armageddon", "final", "blood-dusk-armageddon",
                                           "blood-dusk-final", "armageddon-final", "blood-dusk-armageddon-final"}) {
      EXPECT_TRUE(Speech::in(language)->bundle().has("nh-scoring-" + std::string{scoring})) << language;
    }
  }
}

TEST(BoardWords, ThirteenSeatsHaveNamesOfTheirOwn) {
  std::vector<unsigned> colours;
  for (unsigned colour = 0; colour < 13; ++colour) colours.push_back(colour);
  for (const std::string_view language : languages()) {
    const auto names = Speech::in(language)->plain_names(colours);
    EXPECT_EQ(std::set<std::string>(names.begin(), names.end()).size(), 13U) << language;
    for (const std::string& name : names) {
      EXPECT_TRUE(std::ranges::none_of(name, [](char c) { return c >= '0' && c <= '9'; })) << name;
    }
  }
}

TEST(BoardWords, HalfAPointStandsBehindTheWholeOnes) {
  const std::vector<std::string> names{"Ala", "Ede"};
  const auto said = [&](std::string_view language, std::string_view key, std::int64_t count, std::int64_t half) {
    const Message message{std::string{key}, {{"seat", seat(0)}, {"count", count}, {"half", half}}};
    return Speech::in(language)->say(message, names, Seat::spectator);
  };
  for (const std::string_view language : languages()) {
    for (const std::string_view key : {"vt-verdict-points", "vt-verdict-shared"}) {
      EXPECT_NE(said(language, key, 2, 1).find("2½"), std::string::npos) << said(language, key, 2, 1);
      EXPECT_EQ(said(language, key, 2, 0).find("½"), std::string::npos) << said(language, key, 2, 0);
      EXPECT_NE(said(language, key, 0, 1).find("½"), std::string::npos) << said(language, key, 0, 1);
      EXPECT_EQ(said(language, key, 0, 1).find('0'), std::string::npos) << said(language, key, 0, 1);
    }
  }
}

// Whoever wins and whoever reads it.
TEST(BoardWords, EveryVerdictHasASentence) {
  const std::vector<std::string> names{"Ala", "Ede"};
  std::size_t verdicts = 0;
  for (const std::string& id : Speech::in("en")->bundle().ids()) {
    if (id.find("-verdict-") == std::string::npos) continue;
    ++verdicts;
    Message message{id, {{"seat", seat(0)}, {"other", seat(1)}}};
    for (const std::string_view number : {"points", "possessed", "fewer", "count", "half", "blood", "less"}) {
      message.add(number, std::int64_t{2});
    }
    for (const std::string_view language : languages()) {
      for (const Seat reader : {seat(0), seat(1), Seat::spectator}) {
        const std::string sentence = Speech::in(language)->say(message, names, reader);
        EXPECT_EQ(sentence.find_first_of("{$}"), std::string::npos) << language << " " << id << ": " << sentence;
        EXPECT_TRUE(sentence.ends_with('.')) << sentence;
      }
    }
  }
  EXPECT_GT(verdicts, 15U);
  for (const AnyGame* game : all_games()) {
    for (const std::string_view language : languages()) {
      EXPECT_TRUE(Speech::in(language)->bundle().has(std::string{game->info().text_prefix} + "-score-unit"));
    }
  }
}

}  // namespace
}  // namespace krypta::text::board_words_test
