#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/policy.hpp"
#include "engine/games/mascarade/game.hpp"
#include "engine/games/nowa_huta/game.hpp"
#include "engine/games/vampire_empire/game.hpp"
#include "engine/games/vendetta/game.hpp"
#include "tests/bots/matches.hpp"
#include "tests/properties/random_match.hpp"

/// How full the lists of a state become. A list that is full refuses, and a match that needs more is frozen, so none
/// may come near that but those that the rules themselves bound.
namespace krypta::properties::room_test {

namespace {

template <class T>
inline constexpr bool is_list = false;
template <class T, std::size_t N>
inline constexpr bool is_list<FixedVector<T, N>> = true;
template <class T, std::size_t N>
inline constexpr bool is_list<FrameStack<T, N>> = true;

/// The fullest that each list of a state was, by the names of the fields.
class Marks {
 public:
  struct Mark {
    std::size_t most = 0;
    std::size_t room = 0;
  };

  template <class T>
  void look(const T& at, const std::string& path = "") {
    if constexpr (is_list<T>) {
      Mark& mark = marks_[path];
      mark = {std::max(mark.most, at.size()), T::capacity};
    }
    if constexpr (is_container<T>) {
      for (const auto& one : at) look(one, path);
    } else if constexpr (can_be_unknown<T>) {
      look(at.value, path);
    } else if constexpr (Described<T>) {
      each_field<T>([&](const auto& field) {
        look(at.*field.member, path + (path.empty() ? "" : ".") + std::string{field.name});
      });
    }
  }
  [[nodiscard]] const std::map<std::string, Mark>& all() const { return marks_; }

 private:
  std::map<std::string, Mark> marks_{};
};

/// How full a state is: the shares of all lists together, but for those that may be full.
template <class State>
double fullness(const State& state, const std::set<std::string_view>& bounded) {
  Marks now;
  now.look(state);
  double all = 0;
  for (const auto& [path, mark] : now.all()) {
    if (!bounded.contains(path)) all += static_cast<double>(mark.most) / static_cast<double>(mark.room);
  }
  return all;
}

template <Game G, class Judged>
void play(const G& game, const Setup& setup, std::uint64_t matches, Judged& judged, Marks& marks) {
  auto visit = [&](const Match<G>& match, Seat, const auto&, std::uint64_t) { marks.look(match.state()); };
  for (std::uint64_t seed = 1; seed <= matches && !::testing::Test::HasFailure(); ++seed)
    static_cast<void>(test::played(game, setup, SeatSet::first(setup.seats), seed, judged, visit));
}

/// Everybody does what fills lists most, every second time; the other half goes on by chance, or nothing would happen.
template <Game G>
void play_to_fill(const G& game, const Setup& setup, std::uint64_t matches, const std::set<std::string_view>& bounded,
                  Marks& marks) {
  for (std::uint64_t seed = 1; seed <= matches; ++seed) {
    Rng rng{seed};
    Match<G> match{game, *game.begin(setup)};
    const ChanceStream chance{seed};
    for (match.answer_for_chance(chance); !match.pending().over; match.answer_for_chance(chance)) {
      const Seat s = match.pending().must.lowest();
      const auto legal = match.options(s);
      Choice best = any_of(legal, rng);
      if (rng.below(2) == 0) {
        double most = -1;
        for (const Choice choice : legal) {
          Match<G> trial{game, match.state()};
          if (trial.act(s, choice)) continue;
          const double full = fullness(trial.state(), bounded);
          if (full <= most) continue;
          most = full;
          best = choice;
        }
      }
      ASSERT_FALSE(match.act(s, best).has_value()) << game.write(best);
      marks.look(match.state());
    }
  }
}

/// `bounded` are the lists that can be full by the rules and never want more: a castle of three, a seat for each
/// player.
template <Game G>
void expect_room(const std::vector<Setup>& setups, std::uint64_t random, std::uint64_t clever,
                 const std::set<std::string_view>& bounded) {
  const G game;
  Marks marks;
  auto at_random = [](const Match<G>& match, Seat s, std::uint64_t mood) {
    Rng rng{mood};
    return bots::random::judge<G>(match.game(), match.view(s), match.options(s), rng);
  };
  auto by_judgement = test::judged;
  for (const Setup& setup : setups) {
    play(game, setup, enough_to_count ? random : 2, at_random, marks);
    play(game, setup, enough_to_count ? clever : 1, by_judgement, marks);
    play_to_fill(game, setup, enough_to_count ? 4 : 1, bounded, marks);
  }
  EXPECT_FALSE(marks.all().empty());
  std::set<std::string_view> met;
  for (const auto& [path, mark] : marks.all()) {
    ::testing::Test::RecordProperty(path, std::to_string(mark.most) + " of " + std::to_string(mark.room));
    if (bounded.contains(path)) {
      met.insert(path);
      EXPECT_LE(mark.most, mark.room) << path;
    } else {
      EXPECT_LE(mark.most * 4, mark.room * 3) << path << ": " << mark.most << " of " << mark.room;
    }
  }
  EXPECT_EQ(met, bounded) << "a list that is no longer there";
}

// Where the rules stand is nested as deep as they are and no deeper.
TEST(Room, InNowaHuta) { expect_room<nowa_huta::NowaHuta>({{2}, {3}, {4}}, 200, 4, {"frames", "order"}); }
TEST(Room, InMascarade) {
  expect_room<mascarade::Mascarade>({{2}, {3}, {6}, {13}}, 200, 20, {"frames", "players.hand"});
}
// One support card is carried out at a time; in the castle are three.
TEST(Room, InVampireEmpire) {
  expect_room<vampire_empire::VampireEmpire>({{2}}, 1000, 500, {"card", "castle", "frames"});
}
// Deployed are at most the five cards of each hand and what one card can add (VD-045); what a card keeps the compiler
// has counted (`effects.locals`).
TEST(Room, InVendetta) {
  const std::vector<std::pair<std::string, std::string>> all{{"clans", "random"}, {"places", "yes"}, {"relics", "yes"}};
  expect_room<vendetta::Vendetta>({{3}, {3, all}, {4, all}, {5, all}, {6, all}}, 200, 100,
                                  {"deployed", "effects.locals", "players.drawn", "ranking"});
}

}  // namespace

}  // namespace krypta::properties::room_test
