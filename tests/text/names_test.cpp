#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/message.hpp"
#include "text/speech.hpp"

/// Names that are the same in every language stand in no catalogue: a game lends them.
namespace krypta::text::names_test {
namespace {

std::optional<std::string> doubled(std::string_view id) {
  return id.empty() ? std::nullopt : std::optional{std::string{id} + std::string{id}};
}

TEST(LentNames, AreSaidLikeMessagesWhereThereIsNone) {
  Bundle bundle{"en"};
  ASSERT_FALSE(bundle.add("xx-card-own = Its own\n"));
  bundle.lend({"xx-card-", doubled});
  EXPECT_TRUE(bundle.has("xx-card-ab"));
  EXPECT_EQ(bundle.format("xx-card-ab"), "abab");
  EXPECT_EQ(bundle.format("xx-card-own"), "Its own");
  EXPECT_FALSE(bundle.has("xx-card-"));
  EXPECT_EQ(bundle.format("xx-card-"), "{xx-card-}");
  EXPECT_FALSE(bundle.has("xx-other-ab"));
  EXPECT_EQ(bundle.ids(), std::vector<std::string>{"xx-card-own"});
  EXPECT_TRUE(bundle.variables("xx-card-ab").empty());
}

TEST(LentNames, CardsOfVtesAreCalledTheSameInEveryLanguage) {
  for (const std::string_view language : languages()) {
    const Speech& speech = *Speech::in(language);
    EXPECT_EQ(speech.say("vt-card-govern_the_unaligned"), "Govern the Unaligned");
    EXPECT_EQ(speech.say("vt-value-govern-the-unaligned"), "Govern the Unaligned");
    EXPECT_EQ(speech.say("vt-card-theo_bell_g6"), "Theo Bell (G6)");
    EXPECT_EQ(speech.say("vt-value-t012"), "t012");
    EXPECT_FALSE(speech.bundle().has("vt-card-no_such_card"));
    EXPECT_FALSE(speech.bundle().has("vt-value-t251"));
  }
  const Message played{"vt-event-played", {{"seat", seat(0)}, {"card", Term{"vt-card", "deflection"}}}};
  const std::vector<std::string> names{"Ada"};
  EXPECT_EQ(Speech::in("en")->say(played, names, seat(0)), "You play “Deflection”.");
  EXPECT_EQ(Speech::in("pl")->say(played, names, seat(1)), "Ada zagrywa kartę „Deflection”.");
  EXPECT_EQ(Speech::in("hu")->say(played, names, seat(1)), "Ada kijátssza: „Deflection”.");
}

}  // namespace
}  // namespace krypta::text::names_test
