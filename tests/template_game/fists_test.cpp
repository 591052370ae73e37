#include <gtest/gtest.h>

#include <memory>
#include <string_view>
#include <vector>

#include "bots/players.hpp"
#include "engine/core/typed_game.hpp"
#include "engine/games/made.hpp"
#include "tests/properties/edited_any.hpp"
#include "tests/properties/properties.hpp"
#include "tests/template_game/game.hpp"

/// What a game has for nothing: the properties, bots, edited positions.
namespace krypta::properties {

struct FistsSubject {
  using Game = fists::Fists;
  static constexpr unsigned matches_each = KRYPTA_MATCHES;
  static bool may_be_nobody(std::string_view) { return false; }
  static std::vector<Setup> setups(unsigned seats) { return {{seats}}; }
  static std::vector<Choice> notation() {
    std::vector<Choice> all;
    for (unsigned n = 0; n < fists::table_size; ++n) all.push_back(choose(fists::Verb::First, n));
    for (unsigned n = 0; n <= fists::coins_each; ++n) all.push_back(choose(fists::Verb::Hide, n));
    for (unsigned n = 0; n < Game::max_options; ++n) all.push_back(choose(fists::Verb::Say, n));
    return all;
  }
  static Choice pick(unsigned, const fists::State&, const Choices<Game>& legal, Rng& rng) { return any_of(legal, rng); }
  static std::size_t most_choices(unsigned seats) { return 1 + 2 * seats * fists::last_round; }
  /// The secret seat may hide any number of coins, until the fists are opened. FI-003, FI-006
  static std::optional<std::vector<Choice>> counterpart(const Game& game, const fists::State& one, const fists::State&,
                                                        const MadeChoice& made, Seat secret, Rng& rng) {
    const bool last = fists::step(one) == fists::Step::Say && one.frames.top().spoken + 1U == game.seats(one);
    if (last) return std::nullopt;
    if (made.seat != secret || fists::step(one) != fists::Step::Hide) return std::vector{made.choice};
    return std::vector{choose(fists::Verb::Hide, rng.below(fists::coins_each + 1))};
  }
};

INSTANTIATE_TYPED_TEST_SUITE_P(Fists, Legality, FistsSubject);
INSTANTIATE_TYPED_TEST_SUITE_P(Fists, Secrecy, FistsSubject);
INSTANTIATE_TYPED_TEST_SUITE_P(Fists, Record, FistsSubject);

}  // namespace krypta::properties

namespace krypta::fists::fists_test {

namespace {

std::unique_ptr<const AnyGame> made() { return std::get<std::unique_ptr<const AnyGame>>(made_game<Fists>({})); }

}  // namespace

TEST(TemplateGame, EditedPositionsAreRefusedOrCanBePlayed) {
  properties::expect_edited_refused_or_playable(*made(), 60);
}

// A game without a line about bots has all of them.
TEST(TemplateGame, IsPlayedToItsEndByEveryBot) {
  const auto game = made();
  for (const std::string_view bot :
       {"random", "beginner", "heuristic", "teacher", "search:60it", "search:60it:blind"}) {
    auto match = std::move(*game->begin({3}));
    Rng rng{1};
    for (;;) {
      match->answer_for_chance(ChanceStream{1});
      if (match->pending().over) break;
      const Seat s = match->pending().must.lowest();
      ASSERT_TRUE(bots::players_of<Fists>().play(*match));
      const bots::Advice advice = bots::players_of<Fists>().advise(*match, s, bot, rng);
      EXPECT_EQ(advice.thoughts.size(), match->options(s).size()) << bot;
      ASSERT_FALSE(match->act(s, advice.option).has_value()) << bot;
    }
    EXPECT_FALSE(match->result().winners.empty()) << bot;
  }
}

TEST(TemplateGame, IsSearchedByWhatASeatKnows) {
  const Fists game;
  State state = *game.begin({2});
  Events ignored;
  state.round = last_round;
  game.apply(state, Seat::chance, choose(Verb::First, 0), ignored);
  game.apply(state, seat(0), choose(Verb::Hide, 1), ignored);
  game.apply(state, seat(1), choose(Verb::Hide, 3), ignored);
  game.apply(state, seat(0), choose(Verb::Say, 6), ignored);
  ASSERT_FALSE(game.check(state).has_value());
  const TypedMatch<Fists> match{Match<Fists>{game, state}};
  const bots::Players& players = bots::players_of<Fists>();
  Rng rng{1};
  // With three coins in his own fist less than three is impossible, and six is said.
  for (const std::string_view bot : {"heuristic", "search:400it"}) {
    const std::string option = players.advise(match, seat(1), bot, rng).option;
    EXPECT_TRUE(option == "say:3" || option == "say:4" || option == "say:5") << bot << " " << option;
  }
  const auto all = players.advise_knowing_all(match, seat(1), *bots::effort_of("search:400it"), rng);
  EXPECT_EQ(all.option, "say:4") << "who sees everything knows";
}

}  // namespace krypta::fists::fists_test
