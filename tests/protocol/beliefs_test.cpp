#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <map>
#include <set>

#include "engine/core/codec.hpp"
#include "engine/core/match.hpp"
#include "engine/core/secrets.hpp"
#include "engine/games/mascarade/game.hpp"
#include "engine/games/nowa_huta/game.hpp"
#include "engine/games/vampire_empire/game.hpp"
#include "engine/games/vendetta/game.hpp"
#include "tests/protocol/client.hpp"
#include "tests/sanitized.hpp"

/// The odds of a view against the worlds that `complete` draws for it.
namespace krypta::cli::beliefs_test {
namespace {

using test::Client;

const Value& at(const Value& tree, std::string_view path) {
  if (path.empty()) return tree;
  const std::string step{path.substr(0, path.find('.'))};
  const std::string_view rest = step.size() == path.size() ? std::string_view{} : path.substr(step.size() + 1);
  return at(tree.array() != nullptr ? (*tree.array())[std::stoul(step)] : *tree.find(step), rest);
}

/// Every word in there, but for who has seen it and whether it lies open.
void each_word(const Value& value, const std::function<void(const std::string&)>& visit) {
  if (value.text() != nullptr) return visit(*value.text());
  if (value.array() != nullptr) {
    for (const Value& item : *value.array()) each_word(item, visit);
  }
  if (const Value* held = value.find("value")) each_word(*held, visit);
}

constexpr unsigned worlds = 200;
/// Of the moments at which odds are compared, the sanitizers see one in three.
constexpr unsigned sparsely = krypta::test::sanitized ? 3 : 1;

/// Six standard deviations: the generator is the same in every run, so this fails for wrong odds alone.
bool fits(double share, double seen) {
  const double spread = std::sqrt(share * (1 - share) / worlds);
  return std::abs(seen - share) <= 6 * spread + 1e-9;
}

/// Tells of how many things it had odds.
template <Game G>
unsigned compare(const G& game, const View<typename G::State>& view, Rng& rng) {
  const Beliefs beliefs = game.beliefs(view);
  std::map<std::string, std::map<std::string, unsigned>> drawn;
  for (unsigned i = 0; i < worlds && !beliefs.empty(); ++i) {
    const Value world = to_value(game.complete(view, rng));
    for (const Odds& odds : beliefs)
      each_word(at(world, odds.about), [&](const std::string& word) { ++drawn[odds.about][word]; });
  }
  for (const Odds& odds : beliefs) {
    std::map<std::string, unsigned>& seen = drawn[odds.about];
    for (const auto& [what, share] : odds.shares) {
      const double times = seen[std::string{what}];
      EXPECT_TRUE(share > 0 && share <= 1 + 1e-9) << odds.about << " " << what;
      EXPECT_TRUE(fits(share, times / worlds)) << odds.about << " is " << what << ": " << share << ", drawn " << times;
      seen.erase(std::string{what});
    }
    for (const auto& [what, times] : seen) EXPECT_EQ(times, 0U) << odds.about << " cannot be " << what;
  }
  return static_cast<unsigned>(beliefs.size());
}

template <Game G>
unsigned compare_along(const G& game, const Setup& setup, unsigned seed, unsigned choices, unsigned every) {
  const auto start = game.begin(setup);
  EXPECT_TRUE(start);
  Match<G> match{game, *start};
  Rng rng{seed};
  unsigned compared = 0;
  for (unsigned i = 0; i < choices && !match.pending().over; ++i) {
    const Pending now = match.pending();
    const Seat s = now.chance ? Seat::chance : now.must.lowest();
    const Choices<G> legal = match.options(s);
    const Choice c =
        now.chance ? game.sample(match.state(), rng) : legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    EXPECT_FALSE(match.act(s, c).has_value());
    if (i % (every * sparsely) != 0) continue;
    for (const Seat observer : {seat(0), seat(1), Seat::spectator})
      compared += compare(game, match.view(observer), rng);
    EXPECT_FALSE(::testing::Test::HasFailure()) << setup.seats << " seats, seed " << seed << ", choice " << i;
    if (::testing::Test::HasFailure()) break;
  }
  return compared;
}

TEST(BeliefOdds, OfMascaradeAreThoseOfTheWorldsThatAreDrawn) {
  EXPECT_GT(compare_along(mascarade::Mascarade{}, {4}, 1, 60, 9), 30U / krypta::test::one_in);
  EXPECT_GT(compare_along(mascarade::Mascarade{}, {2}, 2, 60, 9), 30U / krypta::test::one_in);
}

TEST(BeliefOdds, OfVampireEmpireAreThoseOfTheWorldsThatAreDrawn) {
  EXPECT_GT(compare_along(vampire_empire::VampireEmpire{}, {2}, 1, 130, 11), 60U / krypta::test::one_in);
}

TEST(BeliefOdds, OfVendettaAreThoseOfTheWorldsThatAreDrawn) {
  EXPECT_GT(compare_along(vendetta::Vendetta{}, {4, {{"clans", "random"}}}, 1, 40, 4), 20U / krypta::test::one_in);
}

/// The size of what is hidden there: how many things a set has.
double sum_of(const Value& belief) {
  double sum = 0;
  for (const Value& odds : *belief.find("odds")->array()) {
    const Value& share = *odds.find("share");
    sum += share.real() != nullptr ? *share.real() : static_cast<double>(*share.integer());
  }
  return sum;
}

void each_unknown(const Value& value, const std::string& path, const std::function<void(const std::string&)>& visit) {
  if (value.text() != nullptr && *value.text() == unknown) return visit(path);
  const auto inside = [&](const std::string& step) { return path.empty() ? step : path + "." + step; };
  if (value.array() != nullptr) {
    for (std::size_t i = 0; i < value.array()->size(); ++i)
      each_unknown((*value.array())[i], inside(std::to_string(i)), visit);
  }
  if (value.object() == nullptr) return;
  for (const auto& [name, member] : *value.object()) each_unknown(member, name == "value" ? path : inside(name), visit);
}

// Whatever `view` calls unknown has odds or is said to have none.
TEST(BeliefOdds, TellOfEverythingThatTheViewHides) {
  for (const char* table :
       {R"("game":"nowa-huta","seats":3)", R"("game":"mascarade","seats":6,"options":{"answers":"at-once"})",
        R"("game":"vampire-empire","seats":2)", R"("game":"vendetta","seats":4)"}) {
    Client client;
    client.expect_ok(std::string{R"({"do":"new","seed":2,)"} + table + "}");
    unsigned choices = 0;
    test::play_to_the_end(client, 7, [&] {
      if (++choices % 40 != 0 || choices > 200) return;
      for (const char* seat : {"0", "1", "\"spectator\""}) {
        const std::string fields = std::string{R"(,"match":"m1","seat":)"} + seat + "}";
        const Value view = *client.expect_ok(R"({"do":"view")" + fields).find("view");
        const Value beliefs = client.expect_ok(R"({"do":"beliefs")" + fields);
        std::set<std::string> without;
        for (const Value& path : *beliefs.find("without_odds")->array()) without.insert(*path.text());
        std::vector<std::string> with;
        for (const Value& belief : *beliefs.find("beliefs")->array()) {
          with.push_back(*belief.find("about")->text());
          const bool one_card = std::string{table}.find("mascarade") != std::string::npos;
          if (one_card) {
            EXPECT_NEAR(sum_of(belief), 1, 1e-9) << with.back();
          }
          EXPECT_NEAR(sum_of(belief), std::round(sum_of(belief)), 1e-9) << with.back();
        }
        std::size_t hidden = 0;
        each_unknown(view, "", [&](const std::string& path) {
          const bool told = std::ranges::any_of(
              with, [&](const std::string& about) { return path == about || path.starts_with(about + "."); });
          EXPECT_NE(told, without.contains(path)) << table << " " << path;
          hidden += told ? 0 : 1;
        });
        EXPECT_EQ(hidden, without.size()) << table;
      }
    });
  }
}

TEST(BeliefOdds, AreAskedForBySeatsAndSpectatorsAlone) {
  Client client;
  client.expect_ok(R"({"do":"new","game":"nowa-huta","seats":2})");
  for (const char* seat : {"2", "-1", "\"chance\"", "null"}) {
    client.expect_refused(std::string{R"({"do":"beliefs","match":"m1","seat":)"} + seat + "}", "bad-request");
  }
  client.expect_refused(R"({"do":"beliefs","match":"m1"})", "bad-request");
}

}  // namespace
}  // namespace krypta::cli::beliefs_test
