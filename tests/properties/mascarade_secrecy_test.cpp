#include <algorithm>

#include "bots/bots.hpp"
#include "tests/bots/quick.hpp"
#include "tests/properties/mascarade_subject.hpp"
#include "tests/properties/secrecy.hpp"

/// What happens under the table leaves no trace with anybody else.
namespace krypta::properties::mascarade_secrecy_test {

using namespace mascarade;

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Secrecy);

namespace {

/// What one observer gets of a match from a choice on: what he is shown and sent, and the fingerprints by which the
/// server sees whether anything has changed for him.
std::string bytes_for(const TypedMatch<Mascarade>& match, Seat observer, std::size_t from,
                      const std::vector<std::string>& notation) {
  std::string text = shown_to(match, observer, notation) + "\n";
  for (const std::string& message : sent_to(match, observer, from)) text += "> " + message;
  for (const std::string_view path : {"court", "players.0.coins"}) {
    const auto account = match.account(observer, path);
    text += account ? std::to_string(account->total) + "/" + std::to_string(account->lines.size()) : "nothing";
  }
  return text + " " + std::to_string(match.view_hash(observer)) + " " + std::to_string(match.decision_hash(observer));
}

/// Whether a seat's choices now, whichever of them, are all the same to any other observer, and all different to him.
void expect_same_to_others(const Match<Mascarade>& match, Seat chooser, const std::vector<Seat>& watching,
                           const std::vector<std::string>& notation, const std::string& where) {
  std::vector<TypedMatch<Mascarade>> worlds;
  for (const Choice c : match.options(chooser)) {
    Match<Mascarade> next = match;
    ASSERT_FALSE(next.act(chooser, c).has_value()) << where;
    worlds.emplace_back(std::move(next));
    ASSERT_EQ(worlds.back().pending(), worlds.front().pending()) << where;
  }
  if (worlds.front().pending().over) return;  // MA-191
  for (const Seat observer : watching) {
    const std::string bytes = bytes_for(worlds.front(), observer, match.length(), notation);
    const std::vector<Event> memory = seen(worlds.front().typed().log(), observer);
    for (std::size_t i = 1; i < worlds.size(); ++i) {
      const bool same_bytes = bytes_for(worlds[i], observer, match.length(), notation) == bytes;
      const bool same_memory = seen(worlds[i].typed().log(), observer) == memory;
      ASSERT_EQ(same_bytes, observer != chooser) << "observer " << number(observer) << where;
      // Of a sealed answer its player has seen no event; his view has it.
      ASSERT_TRUE(same_memory || observer == chooser) << "observer " << number(observer) << where;
    }
  }
}

// MA-059, MA-061, MA-104, MA-117, MA-188, at one in thirty of the decisions under the table, of those of a Spy or Fool
// at one in four.
TEST(MascaradeSecrecy, ADecisionUnderTheTableLooksTheSameToAllOthersWhateverItIs) {
  const std::vector<Choice> all = MascaradeSubject::notation();
  std::uint64_t powers = 0;
  each_match<MascaradeSubject>([&](MascaradeMatch& random) {
    do {
      const Frame& frame = random.state().frames.top();
      const bool power = random.state().announced.has_value();
      if (frame.step != Step::Exchange || !random.sometimes(power ? 4 : 30)) continue;
      powers += power ? 1U : 0U;
      std::vector<Seat> watching = random.some_observers();
      watching.push_back(*frame.user);
      const auto notation = ids_of(Mascarade{}, some_of(all, random.rng(), 20));
      expect_same_to_others(random.match(), *frame.user, watching, notation, random.where());
    } while (random.step());
  });
  EXPECT_GT(powers, MascaradeSubject::matches_each);
}

// MA-116, MA-117: while a Spy holds two cards, what they are is not to be got from anything that another one gets.
TEST(MascaradeSecrecy, WhatASpyHoldsIsNothingToTheOthers) {
  std::uint64_t held = 0;
  each_match<MascaradeSubject>([&](MascaradeMatch& random) {
    do {
      const State& state = random.state();
      const Frame& frame = state.frames.top();
      if (frame.step != Step::Exchange || state.announced != Maybe{Character::Spy}) continue;
      ++held;
      for (const Seat observer : observers(random.seats())) {
        State other = state;
        std::swap(card(other, *frame.one).value, card(other, *frame.another).value);
        const TypedMatch<Mascarade> one{Match<Mascarade>{random.game(), state}};
        const TypedMatch<Mascarade> two{Match<Mascarade>{random.game(), other}};
        const bool same_text = shown_to(one, observer, {}) == shown_to(two, observer, {});
        ASSERT_EQ(same_text, observer != *frame.user || state == other)
            << "observer " << number(observer) << random.where();
      }
    } while (random.step());
  });
  EXPECT_GT(held, MascaradeSubject::matches_each);
}

// MA-074: at one in forty of the sealed answers that are not the last.
TEST(MascaradeSecrecy, ASealedAnswerLooksTheSameToAllOthersWhateverItIs) {
  each_match<MascaradeSubject>([](MascaradeMatch& random) {
    do {
      const State& state = random.state();
      if (state.frames.top().step != Step::Answer || !state.at_once || !random.sometimes(40)) continue;
      const SeatSet asked = random.match().pending().must;
      if (asked.size() < 2) continue;
      std::vector<Seat> watching = random.some_observers();
      watching.push_back(asked.lowest());
      expect_same_to_others(random.match(), asked.lowest(), watching, {}, random.where());
    } while (random.step());
  });
}

// A match that begins in a position has no memory of the deal, nor of what was shown in the turn before it began.
TEST(MascaradeSecrecy, WhatIsCompletedInAMatchThatBeganInAPositionLooksTheSameToo) {
  each_match<MascaradeSubject>([](MascaradeMatch& random) {
    do {
      if (!random.sometimes(100)) continue;
      Match<Mascarade> later{random.game(), random.state()};
      for (unsigned i = 0; i < 12 && !later.pending().over; ++i) {
        for (const Seat observer : random.some_observers()) {
          const auto view = later.view(observer);
          const State possible = random.game().complete(view, random.rng());
          ASSERT_TRUE(same(redact_again(possible, view), view)) << "observer " << number(observer) << random.where();
          const auto bad = random.game().check(possible);
          ASSERT_FALSE(bad.has_value()) << bad->message << ", observer " << number(observer) << random.where();
        }
        const Seat s = later.pending().chance ? Seat::chance : later.pending().must.lowest();
        ASSERT_FALSE(later.act(s, any_of(later.options(s), random.rng())).has_value()) << random.where();
      }
    } while (random.step());
  });
}

bool answers_differ(const State& one, const State& other) {
  return !std::ranges::equal(one.players, other.players, {}, &Player::answer, &Player::answer);
}

// MA-184: and who made the secret has it in his memory alone, while no answer is sealed.
TEST(MascaradeSecrecy, WhoeverExchangedCardsSeesTheSameTableAndRemembersTheDifference) {
  std::uint64_t different = 0;
  each_match<MascaradeSubject>([&](MascaradeMatch& random) {
    TwoWorlds<MascaradeSubject> worlds{random};
    do {
      if (!worlds.differ() || !random.sometimes()) continue;
      const State& state = worlds.one().state();
      // A Spy is shown the cards in his hands with the question.
      const bool holds = state.frames.top().step == Step::Exchange && state.announced.has_value();
      if (holds || answers_differ(state, worlds.other().state())) continue;
      ++different;
      const auto one = worlds.one().view(worlds.secret());
      const auto other = worlds.other().view(worlds.secret());
      ASSERT_TRUE(same(one.known(), other.known())) << random.where();
      ASSERT_EQ(one.memory().size(), other.memory().size()) << random.where();
      ASSERT_FALSE(one == other) << random.where();
    } while (worlds.step());
  });
  EXPECT_GT(different, MascaradeSubject::matches_each);
}

std::string text_of(const bots::Advice& advice) {
  std::string text = advice.option;
  for (const bots::Thought& thought : advice.thoughts)
    text += " " + thought.option + "=" + std::to_string(thought.value);
  return text;
}

// MA-189: what a bot advises in two worlds that its seat cannot tell apart.
TEST(MascaradeSecrecy, BotsAdviseTheSameWhereTheirSeatCannotTellTheDifference) {
  std::uint64_t asked = 0;
  each_match<MascaradeSubject>(
      [&](MascaradeMatch& random) {
        TwoWorlds<MascaradeSubject> worlds{random};
        do {
          if (!worlds.differ() || !random.sometimes(20)) continue;
          const TypedMatch<Mascarade> one{worlds.one()};
          const TypedMatch<Mascarade> other{worlds.other()};
          for (const Seat s : one.pending().able().without(worlds.secret())) {
            for (const std::string& bot : test::quick_bots()) {
              Rng rng{random.number()};
              Rng same_rng{random.number()};
              const auto advice = bots::advise(one, s, bot, rng);
              const auto same_advice = bots::advise(other, s, bot, same_rng);
              ASSERT_TRUE(advice && same_advice) << bot << random.where();
              ASSERT_EQ(text_of(*advice), text_of(*same_advice)) << bot << random.where();
              ASSERT_EQ(rng(), same_rng()) << bot << random.where();
              ++asked;
            }
          }
        } while (worlds.step());
      },
      4);
  EXPECT_GT(asked, MascaradeSubject::matches_each);
}

}  // namespace
}  // namespace krypta::properties::mascarade_secrecy_test
