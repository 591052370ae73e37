#include <gtest/gtest.h>

#include <set>

#include "engine/core/random.hpp"
#include "tests/games.hpp"
#include "wire/shown.hpp"

/// What the words of a sentence stand for.
namespace krypta::wire::links_test {
namespace {

const GameInfo& info() { return find_game("nowa-huta")->info(); }

TEST(Links, AreForThingsAndPlayersInTheReadersLanguage) {
  const Message message{"any",
                        {{"seat", seat(1)},
                         {"space", Term{"nh-space", "bat"}},
                         {"steps", Term{"nh-steps", "1"}},
                         {"count", std::int64_t{3}},
                         {"owner", seat(1)},
                         {"estate", Term{"nh-estate", "gorali"}}}};
  const auto links = [&](std::string_view language) {
    return to_json(links_value(info(), message, {text::Speech::in(language), {"Ala", "Béla"}}));
  };
  EXPECT_EQ(links("en"), R"([{"word":"Béla","target":"seat:1"},{"word":"Bat","target":"space:bat"},)"
                         R"({"word":"Górali","target":"estate:gorali"}])");
  EXPECT_EQ(links("pl").find("\"Bat\""), std::string::npos);
  EXPECT_NE(links("pl").find("space:bat"), std::string::npos);
  EXPECT_EQ(to_json(links_value(info(), {"any", {{"seat", seat(7)}}}, {text::Speech::in("en"), {"Ala"}})), "[]")
      << "nobody is called so";
}

/// Over a whole match: what is linked is what options can point at, and is left out where there is nothing.
TEST(Links, LeadToWhatOptionsPointAt) {
  auto begun = find_game("nowa-huta")->begin({3, {{"elder", "0"}}});
  ASSERT_TRUE(begun);
  AnyMatch& match = **begun;
  const Voice voice{text::Speech::in("en"), {"Ala", "Béla", "Cili"}};
  Rng rng{5};
  std::set<std::string> targets;
  std::set<std::string> linked;
  unsigned prompts = 0;
  const auto note = [&](const Value& shown) {
    const Value* links = shown.find("links");
    if (links == nullptr) return false;
    EXPECT_FALSE(links->array()->empty());
    for (const Value& link : *links->array()) linked.insert(*link.find("target")->text());
    return true;
  };
  while (!match.pending().over && !HasFailure()) {
    const Seat s = match.pending().must.lowest();
    const auto options = match.options(s);
    for (const Option& option : options) targets.insert(option.target);
    prompts += note(decision_value(match, s, voice)) ? 1U : 0U;
    ASSERT_FALSE(match.act(s, options[rng.below(static_cast<std::uint32_t>(options.size()))].id));
    for (const ShownEvent& event : match.events(match.length() - 1)) {
      static_cast<void>(note(event_value(match, event, voice, s, false)));
    }
  }
  EXPECT_GT(prompts, 20U);
  for (const std::string& target : linked) {
    const bool modifier = target.starts_with("modifier:");  // which nobody can choose by itself
    EXPECT_TRUE(modifier || target.starts_with("seat:") || targets.contains(target)) << target;
  }
  EXPECT_TRUE(linked.contains("estate:gorali"));
  EXPECT_TRUE(linked.contains("seat:2"));
  EXPECT_TRUE(linked.contains("card:cw1"));
}

}  // namespace
}  // namespace krypta::wire::links_test
