#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "engine/games/vampire_empire/vocabulary.hpp"
#include "engine/games/vendetta/vocabulary.hpp"
#include "tests/cards/play.hpp"
#include "tests/cards/wild_cards.hpp"
#include "tests/cards/wild_host.hpp"

/// Thousands of cards that nobody would write, on a table where anything can be.
namespace krypta::cards::wild_test {
namespace {

/// How many of them had no mistake. The only mistakes there may be are that a card is too big or would tell a secret.
unsigned run_wild_cards(const Vocabulary& words, std::string_view head, unsigned count) {
  unsigned sound = 0;
  for (unsigned seed = 0; seed < count; ++seed) {
    const File file{"wild", std::string{head} + WildCards{words, seed}.abilities() + "}"};
    const auto compiled = compile(words, std::span{&file, 1});
    if (const auto* errors = std::get_if<std::vector<Error>>(&compiled)) {
      for (const Error& e : *errors) {
        const bool expected = e.message.find(" may not depend on ") != std::string::npos ||
                              e.message.find("values kept") != std::string::npos ||
                              e.message.find("value kept") != std::string::npos ||
                              e.message.find("one target more") != std::string::npos ||
                              e.message.find("nested too deeply") != std::string::npos;
        EXPECT_TRUE(expected) << e.text() << "\n" << file.text;
      }
      if (testing::Test::HasFailure()) return sound;
      continue;
    }
    ++sound;
    for (std::uint64_t run = 0; run < 4; ++run) run_wildly(std::get<Library>(compiled), seed * 4 + run);
  }
  return sound;
}

TEST(WildCards, OfBowlsAreReadAndComeToAnEnd) {
  EXPECT_GT(run_wild_cards(bowls::vocabulary(), "card c \"C\" { price: 1\n", 1500), 1000U);
}

TEST(WildCards, OfVampireEmpireAreReadAndComeToAnEnd) {
  EXPECT_GT(run_wild_cards(vampire_empire::vocabulary(), "card c \"C\" { deck: human\n", 2000), 1000U);
}

TEST(WildCards, OfVendettaAreReadAndComeToAnEnd) {
  EXPECT_GT(run_wild_cards(vendetta::vocabulary(), "card c \"C\" { kind: place known: ours\n", 2000), 1000U);
}

}  // namespace
}  // namespace krypta::cards::wild_test
