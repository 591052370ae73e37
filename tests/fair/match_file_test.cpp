#include "fair/match_file.hpp"

#include <gtest/gtest.h>

#include "tests/games.hpp"
#include "wire/json.hpp"

namespace krypta::fair::match_file_test {
namespace {

/// A whole match in which everybody draws from his options, with all that belongs into its file.
struct Played {
  Setup setup;
  Chance chance;
  Remarks remarks;
  std::unique_ptr<AnyMatch> match;

  [[nodiscard]] std::string file() const { return write_match(*match, setup, chance, remarks); }
};

Played played(unsigned seats, std::uint64_t seed) {
  Played made{{seats, {{"colour0", "4"}}}, without_entropy(secret_from_seed(seed), seats), {}, nullptr};
  made.chance.entropy[0] = "żółw \"1\"\n";
  for (unsigned s = 0; s < seats; ++s) made.remarks.names.push_back("Żaba " + std::to_string(s));
  made.remarks.played = 1'700'000'000'000;
  made.match = std::move(*find_game("nowa-huta")->begin(made.setup));
  const KeyedChance source = source_of("nowa-huta", made.chance);
  Rng rng{seed};
  for (;;) {
    made.match->answer_for_chance(source);
    const Pending now = made.match->pending();
    if (now.over) return made;
    const std::vector<Option> options = made.match->options(now.must.lowest());
    const Option& option = options[rng.below(static_cast<std::uint32_t>(options.size()))];
    EXPECT_FALSE(made.match->act(now.must.lowest(), option.id));
  }
}

/// The same value with another one, or none, at a path such as "choices.3.hash".
Value edited(const Value& value, std::string_view path, const std::optional<Value>& to) {
  const std::string_view name = path.substr(0, path.find('.'));
  const std::string_view rest = name.size() == path.size() ? "" : path.substr(name.size() + 1);
  if (value.array() != nullptr) {
    Value::Array items = *value.array();
    const std::size_t at = std::stoul(std::string{name});
    if (!rest.empty()) {
      items[at] = edited(items[at], rest, to);
    } else if (to) {
      items[at] = *to;
    } else {
      items.erase(items.begin() + static_cast<std::ptrdiff_t>(at));
    }
    return items;
  }
  Value::Object members;
  for (const auto& [key, member] : *value.object()) {
    if (key != name) {
      members.emplace_back(key, member);
    } else if (!rest.empty()) {
      members.emplace_back(key, edited(member, rest, to));
    } else if (to) {
      members.emplace_back(key, *to);
    }
  }
  return members;
}

/// Why the file is refused, or that it is not.
std::string problem(const Value& file, bool verify = true) {
  const auto saved = read_match(built_in_games(), to_json(file), verify);
  return saved ? "it was read" : saved.refusal().message;
}

testing::AssertionResult begins(const std::string& text, const std::string& with) {
  if (text.starts_with(with)) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "\"" << text << "\" does not begin with \"" << with << "\"";
}

Value value_of(const Played& match) { return *wire::parse_json(match.file()); }

std::string turned(std::string digits, std::size_t at) {
  digits[at] = digits[at] == '0' ? '1' : '0';
  return digits;
}

TEST(MatchFile, GoesBothWaysAtEveryLengthOfAMatch) {
  for (unsigned seats = 2; seats <= 4; ++seats) {
    const Played whole = played(seats, seats);
    ASSERT_GT(whole.match->length(), 100U);
    for (std::size_t length = 0; length <= whole.match->length(); ++length) {
      const auto match = whole.match->clone();
      match->rewind(length);
      const std::string file = write_match(*match, whole.setup, whole.chance, whole.remarks);
      for (const bool verify : {false, true}) {
        const auto saved = read_match(built_in_games(), file, verify);
        ASSERT_TRUE(saved) << length << ": " << saved.refusal().message;
        EXPECT_EQ(saved->game, find_game("nowa-huta"));
        EXPECT_EQ(saved->setup.seats, seats);
        EXPECT_EQ(saved->setup.options, whole.setup.options);
        EXPECT_EQ(saved->chance, whole.chance);
        EXPECT_EQ(saved->remarks, whole.remarks);
        EXPECT_EQ(saved->verified, verify && length > 0 ? 1U : 0U) << "the draw of the Elder";
        EXPECT_EQ(saved->match->state(), match->state());
        ASSERT_EQ(write_match(*saved->match, saved->setup, saved->chance, saved->remarks), file);
      }
    }
  }
}

TEST(MatchFile, OfTheTerminalHasNoEntropyAndNoRemarks) {
  Played match = played(2, 1);
  match.chance = without_entropy(match.chance.secret, 2);
  match.remarks = {};
  match.match->rewind(0);
  match.match->answer_for_chance(source_of("nowa-huta", match.chance));
  const std::string file = match.file();
  EXPECT_EQ(file.find("names"), std::string::npos);
  EXPECT_EQ(file.find("played"), std::string::npos);
  EXPECT_NE(file.find("\"entropy\":[\"\",\"\"]"), std::string::npos) << file;
  const auto saved = read_match(built_in_games(), file, true);
  ASSERT_TRUE(saved) << saved.refusal().message;
  EXPECT_EQ(saved->remarks, Remarks{});
}

TEST(MatchFile, KeepsOfTwoValuesOfAnOptionTheOneThatCounts) {
  const krypta::Setup setup{2, {{"elder", "1"}, {"elder", "0"}}};
  auto match = std::move(*find_game("nowa-huta")->begin(setup));
  ASSERT_FALSE(match->act(match->pending().must.lowest(), "vampire:gorali"));
  const auto saved = read_match(built_in_games(), write_match(*match, setup, without_entropy({}, 2)), true);
  ASSERT_TRUE(saved) << saved.refusal().message;
  EXPECT_EQ(saved->match->hash(), match->hash());
}

TEST(MatchFile, NeedsEveryField) {
  const Value file = value_of(played(3, 7));
  for (const std::string field :
       {"krypta_match", "game", "rules_version", "seats", "options", "chance", "choices", "length", "digest"}) {
    for (const bool verify : {false, true}) {
      EXPECT_TRUE(begins(problem(edited(file, field, std::nullopt), verify), field + ":"));
      EXPECT_TRUE(begins(problem(edited(file, field, Value{}), verify), field + ":"));
      EXPECT_TRUE(begins(problem(edited(file, field, true), verify), field + ":"));
    }
  }
  for (const std::string field : {"commitment", "secret", "entropy", "key"}) {
    for (const bool verify : {false, true}) {
      EXPECT_TRUE(begins(problem(edited(file, "chance." + field, std::nullopt), verify), "chance." + field + ":"));
      EXPECT_TRUE(begins(problem(edited(file, "chance." + field, 7), verify), "chance." + field + ":"));
    }
  }
  for (const std::string field : {"seat", "option", "hash"}) {
    EXPECT_TRUE(begins(problem(edited(file, "choices.5." + field, std::nullopt)), "choices[5]." + field + ":"));
    EXPECT_TRUE(begins(problem(edited(file, "choices.5." + field, 1.5)), "choices[5]." + field + ":"));
  }
}

TEST(MatchFile, NamesTheCardsThatItWasPlayedWith) {
  const krypta::Setup setup{2, {}};
  auto match = std::move(*find_game("vampire-empire")->begin(setup));
  const Chance chance = without_entropy({}, 2);
  match->answer_for_chance(source_of("vampire-empire", chance));
  const auto file = wire::parse_json(write_match(*match, setup, chance));
  ASSERT_TRUE(file);
  EXPECT_EQ(problem(*file), "it was read");
  EXPECT_EQ(file->find("cards")->object()->size(), 80U);
  for (const Value& wrong : {Value{}, Value{7}, Value{Value::Object{{"h01", 7}}}, Value{Value::Object{{"h01", "12"}}}})
    EXPECT_TRUE(begins(problem(edited(*file, "cards", wrong)), "cards:"));
  EXPECT_TRUE(begins(problem(edited(*file, "cards", std::nullopt)), "cards:"));
  EXPECT_TRUE(begins(problem(edited(*file, "cards.h07", "0123456789abcdef")), "cards.h07:"));
}

TEST(MatchFile, RefusesASecretOrEntropyThatIsNone) {
  const Value file = value_of(played(3, 7));
  const std::string secret = *file.find("chance")->find("secret")->text();
  for (const std::string& wrong : {std::string{}, secret.substr(1), secret + "0", "x" + secret.substr(1)})
    EXPECT_TRUE(begins(problem(edited(file, "chance.secret", wrong), false), "chance.secret:")) << wrong;
  for (const Value& wrong : {Value{Value::Array{}}, Value{Value::Array{"a", "b"}},
                             Value{Value::Array{"a", "b", "c", "d"}}, Value{Value::Array{"a", 1, "c"}}, Value{"abc"}})
    EXPECT_TRUE(begins(problem(edited(file, "chance.entropy", wrong), false), "chance.entropy:")) << to_json(wrong);
}

TEST(MatchFile, RefusesAHeadThatWasEdited) {
  const Value file = value_of(played(3, 7));
  const auto refused = [&](std::string_view path, const Value& to) { return problem(edited(file, path, to)); };
  EXPECT_TRUE(begins(refused("krypta_match", 1), "krypta_match:"));
  EXPECT_TRUE(begins(refused("krypta_match", 3), "krypta_match:"));
  EXPECT_TRUE(begins(refused("game", "chess"), "game:"));
  EXPECT_TRUE(begins(refused("rules_version", 999), "rules_version:"));
  EXPECT_TRUE(begins(refused("seats", 2), "chance.entropy:"));
  EXPECT_TRUE(begins(refused("seats", -1), "seats:"));
  EXPECT_TRUE(begins(refused("seats", 1'000'000), "seats:"));
  EXPECT_TRUE(begins(refused("options.colour0", "9"), "options.colour0:"));
  EXPECT_TRUE(begins(refused("options.colour0", "3"), "choices[0].hash:"));
  EXPECT_TRUE(begins(refused("options", Value::Object{}), "choices[0].hash:"));
  EXPECT_TRUE(begins(refused("options", Value::Object{{"dice", "6"}}), "options.dice:"));
  EXPECT_TRUE(begins(refused("options", Value::Object{{"colour0", 4}}), "options.colour0:"));
  EXPECT_TRUE(begins(refused("length", 3), "choices:"));
  EXPECT_TRUE(begins(refused("names", Value::Array{"A", "B"}), "names:"));
  EXPECT_TRUE(begins(refused("names", Value::Array{"A", "B", 3}), "names:"));
  EXPECT_TRUE(begins(refused("names", "A"), "names:"));
  EXPECT_TRUE(begins(refused("played", "yesterday"), "played:"));
  EXPECT_TRUE(begins(refused("played", 1), "digest:"));
  EXPECT_TRUE(begins(refused("names.1", "Somebody else"), "digest:"));
  EXPECT_TRUE(begins(refused("digest", std::string(64, '0')), "digest:"));
  EXPECT_TRUE(begins(problem(Value::Array{file}), "a saved match is an object"));
}

TEST(MatchFile, RefusesEveryDigitOfChanceThatWasEdited) {
  const Value file = value_of(played(3, 7));
  for (const std::string field : {"commitment", "secret", "key"}) {
    const std::string digits = *file.find("chance")->find(field)->text();
    for (std::size_t at = 0; at < digits.size(); ++at) {
      const Value other = edited(file, "chance." + field, turned(digits, at));
      EXPECT_TRUE(begins(problem(other), field == "key" ? "chance.key:" : "chance.commitment:"));
      EXPECT_EQ(problem(other, false), "it was read") << "only whoever verifies asks";
    }
  }
}

TEST(MatchFile, RefusesEntropyThatWasEdited) {
  const Value file = value_of(played(3, 7));
  const Value& texts = *file.find("chance")->find("entropy");
  for (std::size_t s = 0; s < 3; ++s) {
    const std::string text = *(*texts.array())[s].text();
    const std::string path = "chance.entropy." + std::to_string(s);
    EXPECT_TRUE(begins(problem(edited(file, path, text + " ")), "chance.key:"));
    EXPECT_TRUE(begins(problem(edited(file, path, "x" + text)), "chance.key:"));
  }
  EXPECT_TRUE(begins(problem(edited(file, "chance.entropy.0", "")), "chance.key:"));
}

// Time was called; the file says so, and nobody else can have chosen it.
TEST(MatchFile, KeepsThatTheTableCalledTime) {
  const krypta::Setup setup{3};
  const Chance chance{secret_from_seed(5), {"", "", ""}};
  auto match = std::move(*find_game("vtes")->begin(setup));
  match->answer_for_chance(source_of("vtes", chance));
  for (int i = 0; i < 30; ++i) {
    const Seat s = match->pending().must.lowest();
    ASSERT_FALSE(match->act(s, match->options(s).front().id));
    match->answer_for_chance(source_of("vtes", chance));
  }
  ASSERT_FALSE(match->call_time());
  const std::string file = write_match(*match, setup, chance);
  const auto read = read_match(built_in_games(), file, true);
  ASSERT_TRUE(read) << read.refusal().message;
  EXPECT_EQ(read->match->hash(), match->hash());
  EXPECT_EQ(read->match->choice(match->length() - 1).seat, Seat::table);
  EXPECT_TRUE(read->match->pending().over);
  EXPECT_EQ(write_match(*read->match, setup, chance), file);
  const std::string last = std::to_string(match->length() - 1);
  const Value whole = *wire::parse_json(file);
  const auto by = [&](const Value& who) { return problem(edited(whole, "choices." + last + ".seat", who), false); };
  EXPECT_TRUE(begins(by(0), "choices[" + last + "]: time:"));
  EXPECT_TRUE(begins(by("chance"), "choices[" + last + "]: time:"));
  EXPECT_TRUE(begins(by("spectator"), "choices[" + last + "].seat:"));
}

/// Somebody who would rather have had another draw, and makes all the hashes fit.
TEST(MatchFile, RefusesAnswersThatAreNotThoseOfChance) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Played honest = played(4, seed);
    const std::string drawn = honest.match->choice(0).option;
    ASSERT_EQ(honest.match->choice(0).seat, Seat::chance);
    for (const std::string other : {"elder:0", "elder:1", "elder:2", "elder:3"}) {
      auto match = std::move(*find_game("nowa-huta")->begin(honest.setup));
      ASSERT_FALSE(match->act(Seat::chance, other));
      const std::string file = write_match(*match, honest.setup, honest.chance);
      EXPECT_TRUE(read_match(built_in_games(), file, false)) << "the rules allow it";
      const auto verified = read_match(built_in_games(), file, true);
      EXPECT_EQ(static_cast<bool>(verified), other == drawn);
      if (verified) continue;
      EXPECT_TRUE(begins(verified.refusal().message, "choices[0].option:"));
    }
  }
}

/// Somebody who would rather have had another secret or other entropy, and makes the commitment and the key fit.
TEST(MatchFile, RefusesASecretFromWhichChanceWouldHaveAnsweredOtherwise) {
  const Played honest = played(4, 1);
  unsigned refused = 0;
  for (std::uint64_t seed = 100; seed < 140; ++seed) {
    for (const Chance& other : {Chance{secret_from_seed(seed), honest.chance.entropy},
                                Chance{honest.chance.secret, {std::to_string(seed), "", "", ""}}}) {
      const auto again = std::move(*find_game("nowa-huta")->begin(honest.setup));
      again->answer_for_chance(source_of("nowa-huta", other));
      const bool same = again->choice(0).option == honest.match->choice(0).option;
      const auto saved = read_match(built_in_games(), write_match(*honest.match, honest.setup, other), true);
      EXPECT_EQ(static_cast<bool>(saved), same);
      if (saved) continue;
      ++refused;
      EXPECT_TRUE(begins(saved.refusal().message, "choices[0].option:"));
    }
  }
  EXPECT_GT(refused, 40U) << "three of four of them draw another Elder";
}

TEST(MatchFile, RefusesEveryChoiceThatWasEdited) {
  const Played whole = played(3, 7);
  const Value file = value_of(whole);
  const auto match = whole.match->clone();
  for (std::size_t i = 0; i < whole.match->length(); ++i) {
    const std::string path = "choices." + std::to_string(i);
    const std::string where = "choices[" + std::to_string(i) + "]";
    const AnyMatch::Line line = whole.match->choice(i);
    match->rewind(i);
    for (const Option& option : match->options(line.seat)) {
      if (option.id == line.option) continue;
      EXPECT_TRUE(begins(problem(edited(file, path + ".option", option.id)), where + "."));
    }
    EXPECT_TRUE(begins(problem(edited(file, path + ".option", "nonsense")), where));
    for (const Value& seat : {Value{0}, Value{1}, Value{2}, Value{"chance"}, Value{"spectator"}, Value{3}, Value{-1}}) {
      if (to_json(seat) == to_json(*(*file.find("choices")->array())[i].find("seat"))) continue;
      EXPECT_TRUE(begins(problem(edited(file, path + ".seat", seat)), where)) << to_json(seat);
    }
    const std::string hash = *(*file.find("choices")->array())[i].find("hash")->text();
    EXPECT_TRUE(begins(problem(edited(file, path + ".hash", turned(hash, i % 16))), where + ".hash:"));
    EXPECT_TRUE(begins(problem(edited(file, path, std::nullopt)), "choices: there are"));
  }
}

TEST(MatchFile, RefusesChoicesThatWereLeftOutOrExchanged) {
  const Value file = value_of(played(3, 7));
  const Value::Array& choices = *file.find("choices")->array();
  unsigned replaced = 0;
  for (std::size_t i = 0; i + 1 < choices.size(); ++i) {
    const std::string path = "choices." + std::to_string(i);
    const Value exchanged = edited(edited(file, path, choices[i + 1]), "choices." + std::to_string(i + 1), choices[i]);
    const Value shorter = edited(edited(file, path, std::nullopt), "length", choices.size() - 1);
    for (const Value& other : {exchanged, shorter}) {
      // A plan that its owner changed with his next choice leaves no trace in the states that follow.
      const std::string found = problem(other);
      replaced += found.starts_with("digest:") ? 1 : 0;
      EXPECT_TRUE(found.starts_with("choices[") || found.starts_with("digest:")) << i << " " << found;
    }
  }
  EXPECT_GT(replaced, 0U);
  EXPECT_LT(replaced, choices.size() / 2);
}

/// Every path in the file that leads to a number or a text.
void leaves(const Value& value, const std::string& path, std::vector<std::pair<std::string, Value>>& found) {
  const std::string dot = path.empty() ? "" : ".";
  if (value.object() != nullptr) {
    for (const auto& [name, member] : *value.object()) leaves(member, path + dot + name, found);
  } else if (value.array() != nullptr) {
    for (std::size_t i = 0; i < value.array()->size(); ++i)
      leaves((*value.array())[i], path + dot + std::to_string(i), found);
  } else {
    found.emplace_back(path, value);
  }
}

TEST(MatchFile, RefusesAnyNumberOrTextThatWasEdited) {
  for (const std::size_t length : {std::size_t{0}, std::size_t{1}, std::size_t{60}}) {
    const Played whole = played(2, 9);
    whole.match->rewind(length);
    const Value file = value_of(whole);
    std::vector<std::pair<std::string, Value>> all;
    leaves(file, "", all);
    EXPECT_EQ(all.size(), 15 + 3 * length);
    for (const auto& [path, value] : all) {
      const Value other = value.integer() != nullptr ? Value{*value.integer() + 1} : Value{*value.text() + "1"};
      EXPECT_NE(problem(edited(file, path, other)), "it was read") << path;
    }
  }
}

TEST(MatchFile, RefusesAFileThatWasCutAnywhere) {
  const std::string file = played(2, 3).file();
  for (std::size_t bytes = 0; bytes + 2 < file.size(); bytes += 1 + bytes / 64) {
    const auto saved = read_match(built_in_games(), std::string_view{file}.substr(0, bytes), false);
    ASSERT_FALSE(saved) << bytes;
    EXPECT_TRUE(begins(saved.refusal().message, "not JSON")) << bytes;
  }
}

/// Nowa Huta's one answer is drawn anew until another seat is the Elder, as if the start had been taken back.
TEST(MatchFileTest, AFileSaysWhatWasDrawnAnew) {
  const Bytes secret = secret_from_seed(4);
  Played again{{4, {}}, without_entropy(secret, 4), {}, std::move(*find_game("nowa-huta")->begin({4, {}}))};
  const auto first = again.match->clone();
  first->answer_for_chance(source_of("nowa-huta", again.chance));
  std::uint64_t drawn = 0;
  do {
    draw_anew(again.chance.redraws, 0, 1);
    again.match->rewind(0);
    again.match->answer_for_chance(source_of("nowa-huta", again.chance));
    ++drawn;
  } while (again.match->choice(0).option == first->choice(0).option);
  ASSERT_EQ(again.chance.redraws, (Redraws{{0, drawn}}));
  const auto read = read_match(built_in_games(), again.file(), true);
  ASSERT_TRUE(read) << read.refusal().message;
  EXPECT_EQ(read->chance, again.chance);
  EXPECT_EQ(read->verified, 1U);

  // Without it, or with another number, chance would have answered something else.
  const Value file = *wire::parse_json(again.file());
  EXPECT_FALSE(read_match_value(built_in_games(), edited(file, "chance.redrawn", std::nullopt), true));
  const Value::Object too_many{{"before", -1}, {"answers", 1}};
  const Value::Object nothing{{"before", 0}, {"answers", 0}};
  for (const Value& bad :
       {Value{1}, Value{Value::Array{Value{1}}}, Value{Value::Array{too_many}}, Value{Value::Array{nothing}}}) {
    const auto refused = read_match_value(built_in_games(), edited(file, "chance.redrawn", bad), false);
    ASSERT_FALSE(refused) << to_json(bad);
    EXPECT_TRUE(refused.refusal().message.starts_with("chance.redrawn: ")) << refused.refusal().message;
  }
}

}  // namespace
}  // namespace krypta::fair::match_file_test
