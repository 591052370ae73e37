#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "bots/search/thinker.hpp"
#include "engine/games/mascarade/rules.hpp"
#include "engine/games/vampire_empire/rules.hpp"
#include "engine/games/vendetta/rules.hpp"
#include "tests/bots/matches.hpp"

/// What is said of hidden things: of all of them, each once in a world, and of nothing that is known.
namespace krypta::bots::search::facts_test {
namespace {

constexpr unsigned worlds = 8;

template <class T>
T told(const Message& what, std::string_view name) {
  for (const Message::Argument& argument : what.arguments) {
    if (argument.name == name) return std::get<T>(argument.content);
  }
  ADD_FAILURE() << what.key << " says no " << name;
  return T{};
}
template <class E>
E word(const Message& what, std::string_view name) {
  return *named<E>(told<Term>(what, name).id);
}
bool says(const Message& what, std::string_view name) {
  return std::ranges::find(what.arguments, name, &Message::Argument::name) != what.arguments.end();
}

/// Calls `visit(view, believed)` for each decision of matches that are played at random.
template <Game G, class Visit>
void look_at(const G& game, unsigned seats, unsigned matches, Visit visit) {
  for (std::uint64_t seed = 0; seed < matches; ++seed) {
    Rng rng{seed};
    Match<G> match{game, *game.begin({seats, {}})};
    const ChanceStream chance{seed};
    for (match.answer_for_chance(chance); !match.pending().over; match.answer_for_chance(chance)) {
      const Seat s = match.pending().must.lowest();
      const View<typename G::State> view = match.view(s);
      Facts facts;
      for (const auto& world : Thinker<G>::imagine(game, view, Effort{}, rng(), worlds)) {
        facts.next_world();
        Thinker<G>::note_hidden(view, world, facts);
      }
      visit(view, facts.believed());
      const auto legal = match.options(s);
      ASSERT_FALSE(match.act(s, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]).has_value());
    }
  }
}

/// How much is believed under each key: as many things as there are hidden ones.
std::map<std::string, double> sums(const std::vector<Believed>& believed) {
  std::map<std::string, double> all;
  for (const Believed& one : believed) {
    EXPECT_GT(one.share, 0.0);
    EXPECT_LE(one.share, 1.0);
    all[one.what.key] += one.share;
  }
  return all;
}

TEST(Facts, OfMascaradeAreTheCardsThatLieFaceDown) {
  using namespace krypta::mascarade;
  for (const unsigned seats : {2U, 5U}) {
    bool hidden = false;
    look_at(Mascarade{}, seats, 1, [&](const GameView& view, const std::vector<Believed>& believed) {
      std::map<Place, double> of_place;
      for (const Believed& one : believed) {
        const Spot spot = word<Spot>(one.what, "spot");
        const bool owned = says(one.what, "owner");
        of_place[owned ? place(told<Seat>(one.what, "owner"), spot) : centre(spot == Spot::Centre1 ? 0 : 1)] +=
            one.share;
      }
      each_place(view.known(), [&](Place p) {
        if (card(view.known(), p).known) {
          EXPECT_FALSE(of_place.contains(p));
        } else {
          hidden = true;
          EXPECT_NEAR(of_place[p], 1, 1e-9);
        }
      });
    });
    EXPECT_TRUE(hidden);
  }
}

TEST(Facts, OfVampireEmpireAreWhoIsWho) {
  using namespace krypta::vampire_empire;
  std::set<std::string> met;
  look_at(VampireEmpire{}, 2, 2, [&](const GameView& view, const std::vector<Believed>& believed) {
    const State& known = view.known();
    const Side side = known.players[view.seat()].side;
    for (const Believed& one : believed) {
      met.insert(one.what.key);
      const Character c = word<Character>(one.what, "character");
      EXPECT_EQ(one.what.key, side == Side::Human ? "ve-believes-vampire" : "ve-believes-token");
      EXPECT_FALSE(known.revealed.has(c));
      EXPECT_FALSE(known.dead.has(c));
      EXPECT_FALSE(side == Side::Human && (known.known_humans.has(c) || known.tokens.value.has(c)));
      EXPECT_FALSE(side == Side::Vampire && known.vampires.value.has(c));
    }
    auto sum = sums(believed);
    if (side == Side::Human) {
      EXPECT_NEAR(sum["ve-believes-vampire"], vampire_count - known.revealed.size(), 1e-9);
    }
  });
  EXPECT_EQ(met.size(), 2U);
}

TEST(Facts, OfVendettaAreTheCardsThatLieFaceDownAndShortHands) {
  using namespace krypta::vendetta;
  std::set<std::string> met;
  look_at(Vendetta{}, 3, 1, [&](const GameView& view, const std::vector<Believed>& believed) {
    const State& known = view.known();
    CardSet mine = known.players[view.seat()].hand.value;
    unsigned hidden = 0;
    each_deployed(known, [&](Slot, const Deployed& d) {
      if (d.card.known) {
        mine.add(d.card.value);
      } else {
        ++hidden;
      }
    });
    for (const Believed& one : believed) {
      met.insert(one.what.key);
      EXPECT_FALSE(mine.has(word<ClanCard>(one.what, "card")));
      EXPECT_NE(told<Seat>(one.what, "seat"), view.seat());
    }
    EXPECT_NEAR(sums(believed)["vd-believes-down"], hidden, 1e-9);
  });
  EXPECT_EQ(met.size(), 2U);
}

}  // namespace
}  // namespace krypta::bots::search::facts_test
