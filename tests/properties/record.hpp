#pragma once

#include <algorithm>
#include <type_traits>
#include <unordered_map>

#include "engine/core/typed_game.hpp"
#include "tests/properties/random_match.hpp"
#include "tests/properties/sent.hpp"

/// Copies, saved positions, replays and undone choices.
namespace krypta::properties {

template <class S>
class Record : public ::testing::Test {};
TYPED_TEST_SUITE_P(Record);

TYPED_TEST_P(Record, OldCopiesNeverChange) {
  using State = typename TypeParam::Game::State;
  static_assert(std::is_trivially_copyable_v<State>, "a state that shares something with its copies is no value");
  each_match<TypeParam>([](RandomMatch<TypeParam>& random) {
    std::vector<State> copies;
    std::vector<std::uint64_t> hashes;
    do {
      copies.push_back(random.state());
      hashes.push_back(hash_of(random.state()));
    } while (random.step());
    for (std::size_t i = 0; i < copies.size(); ++i) ASSERT_EQ(hash_of(copies[i]), hashes[i]) << i << random.where();
  });
}

// At one in thirty of the nodes, a branch of ten choices: what is played on a copy stays in the copy.
TYPED_TEST_P(Record, WhatIsPlayedOnACopyStaysInTheCopy) {
  using G = typename TypeParam::Game;
  each_match<TypeParam>([](RandomMatch<TypeParam>& random) {
    do {
      if (!random.sometimes(30)) continue;
      const std::uint64_t before = hash_of(random.state());
      const TypedMatch<G> original{random.match()};
      const auto copy = original.clone();
      for (unsigned i = 0; i < 10 && !copy->pending().over; ++i) {
        const Pending now = copy->pending();
        const Seat s = now.chance ? Seat::chance : now.must.lowest();
        const auto options = copy->options(s);
        ASSERT_FALSE(options.empty()) << random.where();
        const std::string id = options[random.rng().below(static_cast<std::uint32_t>(options.size()))].id;
        ASSERT_FALSE(copy->act(s, id).has_value()) << id << random.where();
      }
      ASSERT_EQ(original.hash(), before) << random.where();
      ASSERT_EQ(original.length(), random.match().length()) << random.where();
      ASSERT_EQ(original.typed().log(), random.match().log()) << random.where();
    } while (random.step());
  });
}

TYPED_TEST_P(Record, StatesOfAMatchHaveEqualHashesOnlyIfTheyAreEqual) {
  using State = typename TypeParam::Game::State;
  each_match<TypeParam>([](RandomMatch<TypeParam>& random) {
    std::unordered_map<std::uint64_t, State> known;
    do {
      const auto [found, added] = known.emplace(hash_of(random.state()), random.state());
      ASSERT_TRUE(added || found->second == random.state()) << random.where();
    } while (random.step());
  });
}

// At every prefix of a tenth of the matches.
TYPED_TEST_P(Record, APositionWrittenAndReadIsTheSame) {
  using State = typename TypeParam::Game::State;
  each_match<TypeParam>(
      [](RandomMatch<TypeParam>& random) {
        do {
          State read{};
          const Reading problem = from_value(to_value(random.state()), read);
          ASSERT_FALSE(problem.has_value()) << problem->path << ": " << problem->message << random.where();
          ASSERT_TRUE(same(read, random.state())) << random.where();
          ASSERT_EQ(hash_of(read), hash_of(random.state())) << random.where();
        } while (random.step());
      },
      10);
}

// From one random prefix of a quarter of the matches.
TYPED_TEST_P(Record, AMatchThatStartsInASavedPositionPlaysOnEqually) {
  using G = typename TypeParam::Game;
  const TypedGame<G> game;
  each_match<TypeParam>(
      [&](RandomMatch<TypeParam>& random) {
        std::vector<typename G::State> states;
        do {
          states.push_back(random.state());
        } while (random.step());
        const TypedMatch<G> live{random.match()};
        const std::size_t from = random.rng().below(static_cast<std::uint32_t>(live.length()));
        const auto loaded = game.load(to_value(states[from]));
        ASSERT_TRUE(loaded) << loaded.refusal().message << random.where();
        for (std::size_t i = from; i < live.length(); ++i) {
          const AnyMatch::Line line = live.choice(i);
          ASSERT_FALSE((*loaded)->act(line.seat, line.option).has_value()) << line.option << random.where();
          ASSERT_EQ((*loaded)->hash(), hash_of(states[i + 1])) << i << random.where();
          ASSERT_EQ(text_of((*loaded)->events(i - from)), text_of(live.events(i))) << i << random.where();
        }
        ASSERT_EQ((*loaded)->state(), live.state()) << random.where();
        ASSERT_EQ((*loaded)->result(), live.result()) << random.where();
      },
      4);
}

TYPED_TEST_P(Record, TheSameChoicesByTheirIdsGiveTheSameStatesAndEvents) {
  using G = typename TypeParam::Game;
  const TypedGame<G> game;
  each_match<TypeParam>([&](RandomMatch<TypeParam>& random) {
    std::vector<std::uint64_t> hashes;
    while (random.step()) hashes.push_back(hash_of(random.state()));
    const TypedMatch<G> live{random.match()};
    const auto replayed = game.begin(random.setup());
    ASSERT_TRUE(replayed) << random.where();
    for (std::size_t i = 0; i < live.length(); ++i) {
      const AnyMatch::Line line = live.choice(i);
      ASSERT_FALSE((*replayed)->act(line.seat, line.option).has_value()) << line.option << random.where();
      ASSERT_EQ((*replayed)->hash(), hashes[i]) << i << random.where();
    }
    const auto& again = dynamic_cast<const TypedMatch<G>&>(**replayed).typed();
    ASSERT_TRUE(same(again.state(), random.state())) << random.where();
    ASSERT_EQ(again.choices(), random.match().choices()) << random.where();
    ASSERT_EQ(again.log(), random.match().log()) << random.where();
    // A replay and a reconnection show an observer what live play has shown him.
    const Seat observer = observers(random.seats())[random.rng().below(random.seats() + 1)];
    ASSERT_TRUE(same(again.view(observer), random.match().view(observer))) << random.where();
  });
}

// Every prefix of every fiftieth match: the cost grows with the square of the length.
TYPED_TEST_P(Record, UndoneChoicesLeaveWhatWasThereBefore) {
  using G = typename TypeParam::Game;
  each_match<TypeParam>(
      [](RandomMatch<TypeParam>& random) {
        std::vector<typename G::State> states;
        std::vector<std::size_t> events;
        do {
          states.push_back(random.state());
          events.push_back(random.match().record().events());
        } while (random.step());
        const auto& log = random.match().log();
        for (std::size_t length = 0; length < states.size(); ++length) {
          const Match<G> earlier = random.match().rewound(length);
          ASSERT_TRUE(same(earlier.state(), states[length])) << length << random.where();
          ASSERT_EQ(earlier.length(), length) << random.where();
          const auto told = earlier.log();
          ASSERT_EQ(told.size(), events[length]) << length << random.where();
          ASSERT_TRUE(std::equal(told.begin(), told.end(), log.begin())) << length << random.where();
        }
      },
      50);
}

// At one random prefix a match, as the bytes for one random observer: an undo gives him no more than he had before.
TYPED_TEST_P(Record, UndoShowsAnObserverWhatHeSawBefore) {
  using G = typename TypeParam::Game;
  const std::vector<Choice> all = TypeParam::notation();
  each_match<TypeParam>(
      [&](RandomMatch<TypeParam>& random) {
        const Seat observer = observers(random.seats())[random.rng().below(random.seats() + 1)];
        const std::uint32_t length = random.rng().below(100);
        for (std::uint32_t i = 0; i < length; ++i) random.step();
        const TypedMatch<G> before{random.match()};
        const std::vector<std::string> notation = ids_of(G{}, some_of(all, random.rng(), most_tried));
        const std::string shown = shown_to(before, observer, notation);
        for (std::uint32_t more = 1 + random.rng().below(20); more > 0; --more) random.step();
        TypedMatch<G> match{random.match()};
        match.rewind(before.length());
        ASSERT_EQ(shown_to(match, observer, notation), shown) << random.where();
        ASSERT_EQ(text_of(match.memory(observer)), text_of(before.memory(observer))) << random.where();
      },
      4);
}

REGISTER_TYPED_TEST_SUITE_P(Record, OldCopiesNeverChange, WhatIsPlayedOnACopyStaysInTheCopy,
                            StatesOfAMatchHaveEqualHashesOnlyIfTheyAreEqual, APositionWrittenAndReadIsTheSame,
                            AMatchThatStartsInASavedPositionPlaysOnEqually,
                            TheSameChoicesByTheirIdsGiveTheSameStatesAndEvents, UndoneChoicesLeaveWhatWasThereBefore,
                            UndoShowsAnObserverWhatHeSawBefore);

}  // namespace krypta::properties
