#pragma once

#include <algorithm>
#include <span>

#include "engine/core/typed_game.hpp"
#include "tests/properties/random_match.hpp"
#include "tests/properties/sent.hpp"

/// Two full states that look the same to a seat give that seat the same bytes.
namespace krypta::properties {

template <class S>
class Secrecy : public ::testing::Test {};
TYPED_TEST_SUITE_P(Secrecy);

/// What the same observer with the same memory would know in another state.
template <class State>
View<State> redact_again(const State& state, const View<State>& view) {
  return redact(state, view.seat(), {view.memory().begin(), view.memory().end()});
}

/// Where a game says that everybody can tell whether a seat has one choice or several, or what it may be passed over
/// at, it is so in every world that others may be in.
template <Subject S>
void nobody_is_surprised(RandomMatch<S>& random, Seat observer, const Match<typename S::Game>& other) {
  const auto spectator = redact(random.state(), Seat::spectator);
  for (const Seat s : random.match().pending().must) {
    if (const auto passing = random.game().passing(spectator, s)) {
      ASSERT_TRUE(random.match().options(s).contains(passing->choice)) << "seat " << number(s) << random.where();
      ASSERT_EQ(random.game().passing(redact(other.state(), Seat::spectator), s), passing) << random.where();
      ASSERT_EQ(passing->stops >> random.game().info().stops.size(), 0U) << random.where();
    }
    if (random.game().single(spectator, s) != Single::open) continue;
    ASSERT_EQ(random.match().options(s).size() == 1, other.options(s).size() == 1)
        << "seat " << number(s) << ", observer " << number(observer) << random.where();
  }
}

// At a random tenth of the nodes, of large tables a thirtieth, as bytes at a thirtieth of those. Whatever is computed
// from a whole state for one seat, computed from a state that this seat cannot tell from it, is the same.
TYPED_TEST_P(Secrecy, WhatAnObserverCannotTellApartLooksTheSame) {
  using G = typename TypeParam::Game;
  const std::vector<Choice> all = TypeParam::notation();
  std::uint64_t different = 0;
  each_match<TypeParam>([&](RandomMatch<TypeParam>& random) {
    do {
      if (!random.sometimes(random.seats() <= 4 ? 10 : 30)) continue;
      for (const Seat observer : random.some_observers()) {
        const auto view = random.match().view(observer);
        const auto possible = random.game().complete(view, random.rng());
        ASSERT_TRUE(same(redact_again(possible, view), view)) << "observer " << number(observer) << random.where();
        const auto bad = random.game().check(possible);
        ASSERT_FALSE(bad.has_value()) << bad->message << ", observer " << number(observer) << random.where();
        const Match<G> other{random.game(), possible};
        ASSERT_EQ(other.options(observer), random.match().options(observer)) << random.where();
        if (possible == random.state()) continue;
        ++different;
        ASSERT_NO_FATAL_FAILURE(nobody_is_surprised(random, observer, other));
        if (!random.sometimes(30)) continue;
        const TypedMatch<G> actual{random.match()};
        const std::vector<std::string> notation = ids_of(G{}, some_of(all, random.rng(), most_tried));
        ASSERT_EQ(shown_to(TypedMatch<G>{other}, observer, notation), shown_to(actual, observer, notation))
            << "observer " << number(observer) << random.where();
      }
    } while (random.step());
  });
  EXPECT_GT(different, TypeParam::matches_each) << "too few nodes to mean anything";
}

/// Whatever is unknown to `more` is unknown to `less`. Who has seen a secret is noted in a view for its observer alone.
inline bool knows_no_more(const Value& less, const Value& more) {
  const auto is_unknown = [](const Value& v) { return v.text() != nullptr && *v.text() == unknown; };
  if (is_unknown(less) || is_unknown(more)) return is_unknown(less);
  if (const Value::Object* members = more.object()) {
    return std::ranges::all_of(*members, [&](const Value::Member& member) {
      const Value* same_member = less.find(member.first);
      if (member.first == "seen_by") return true;
      return same_member != nullptr && knows_no_more(*same_member, member.second);
    });
  }
  if (more.array() == nullptr || less.array() == nullptr) return more.array() == less.array();
  return std::ranges::equal(*less.array(), *more.array(), knows_no_more);
}

/// Whether one event tells those who do not get the other all that the other tells: which card it was, where the other
/// ends by saying that it was one.
inline bool says_more(const LoggedEvent& own, const LoggedEvent& others) {
  if (own.audience != SeatSet::everyone() - others.audience) return false;
  const auto& told = others.event.arguments;
  for (std::size_t i = 0; i < told.size(); ++i) {
    const bool is_how_many = i + 1 == told.size() && i > 0 && told[i] == 1;
    if (!is_how_many && !own.event.arguments.contains(told[i])) return false;
  }
  return true;
}

// At one in thirty of the nodes. What spectators are told everybody is told, or more than that.
TYPED_TEST_P(Secrecy, SpectatorsKnowNothingThatSomePlayerDoesNot) {
  each_match<TypeParam>([](RandomMatch<TypeParam>& random) {
    do {
      if (!random.sometimes(30)) continue;
      const Value spectator = to_value(redact(random.state(), Seat::spectator).known());
      for (unsigned s = 0; s < random.seats(); ++s) {
        const Value player = to_value(redact(random.state(), seat(s)).known());
        ASSERT_TRUE(knows_no_more(spectator, player)) << "seat " << s << random.where();
      }
    } while (random.step());
    const auto& log = random.match().log();
    for (std::size_t i = 0; i < log.size(); ++i) {
      if (!log[i].audience.has(Seat::spectator) || log[i].audience == SeatSet::everyone()) continue;
      ASSERT_TRUE(i > 0 && says_more(log[i - 1], log[i])) << random.where();
    }
  });
}

/// What one observer was sent from a choice on; a choice that shows him nothing sends him nothing.
template <Game G>
std::vector<std::vector<Event>> messages(const Match<G>& match, Seat observer, std::size_t from) {
  std::vector<std::vector<Event>> all;
  for (std::size_t i = from; i < match.length(); ++i) {
    auto events = seen(match.record().caused(i), observer);
    if (!events.empty()) all.push_back(std::move(events));
  }
  return all;
}

/// Two matches with one history until the secret seat decides differently in each, again and again until its secret
/// comes out; then the second is made equal to the first and another seat gets the secret.
template <Subject S>
class TwoWorlds {
 public:
  using G = typename S::Game;

  explicit TwoWorlds(RandomMatch<S>& random) : one_(&random), other_(random.match()) { meet(); }

  [[nodiscard]] const Match<G>& one() const { return one_->match(); }
  [[nodiscard]] const Match<G>& other() const { return other_; }
  [[nodiscard]] Seat secret() const { return secret_; }
  [[nodiscard]] bool differ() const { return !(one().state() == other_.state()); }
  /// How long the two were when they last were one.
  [[nodiscard]] std::size_t met_at() const { return met_at_; }
  /// How long each was before the last step.
  [[nodiscard]] std::size_t one_was() const { return one_was_; }
  [[nodiscard]] std::size_t other_was() const { return other_was_; }

  bool step() {
    const auto next = one_->draw();
    if (!next) return false;
    one_was_ = one().length();
    other_was_ = other_.length();
    const auto answer = S::counterpart(one_->game(), one().state(), other_.state(), *next, secret_, one_->rng());
    one_->make(*next);
    if (!answer) {
      other_ = one();
      other_was_ = one_was_;
      meet();
      return true;
    }
    for (const Choice c : *answer) {
      const auto refused = other_.act(next->seat, c);
      EXPECT_FALSE(refused.has_value()) << refused->message << " (in the other world)" << one_->where();
    }
    return true;
  }

 private:
  void meet() {
    secret_ = seat(one_->rng().below(one_->seats()));
    met_at_ = one().length();
  }
  RandomMatch<S>* one_;
  Match<G> other_;
  Seat secret_{};
  std::size_t met_at_ = 0;
  std::size_t one_was_ = 0;
  std::size_t other_was_ = 0;
};

// The values at every node: what each observer knows, may choose and has been told by the last step.
TYPED_TEST_P(Secrecy, SealedChoicesShowNothingToOthers) {
  std::uint64_t different = 0;
  each_match<TypeParam>([&](RandomMatch<TypeParam>& random) {
    TwoWorlds<TypeParam> worlds{random};
    do {
      if (!worlds.differ()) continue;
      ++different;
      ASSERT_EQ(worlds.one().pending(), worlds.other().pending()) << random.where();
      for (const Seat observer : observers(random.seats())) {
        if (observer == worlds.secret()) continue;
        ASSERT_TRUE(same(redact(worlds.one().state(), observer), redact(worlds.other().state(), observer)))
            << "observer " << number(observer) << random.where();
        const auto told = messages(worlds.one(), observer, worlds.one_was());
        ASSERT_EQ(told, messages(worlds.other(), observer, worlds.other_was()))
            << "observer " << number(observer) << random.where();
        ASSERT_EQ(worlds.one().options(observer), worlds.other().options(observer)) << random.where();
      }
    } while (worlds.step());
  });
  EXPECT_GT(different, TypeParam::matches_each) << "too few nodes to mean anything";
}

// The same as bytes, through the interface that the server uses, at one in two hundred of the nodes where the worlds
// differ; the whole memory, which grows with the match, at a tenth of those.
TYPED_TEST_P(Secrecy, SealedChoicesGiveOthersTheSameBytes) {
  using G = typename TypeParam::Game;
  const std::vector<Choice> all = TypeParam::notation();
  std::uint64_t different = 0;
  each_match<TypeParam>([&](RandomMatch<TypeParam>& random) {
    TwoWorlds<TypeParam> worlds{random};
    do {
      if (!worlds.differ() || !random.sometimes(200)) continue;
      ++different;
      const std::vector<std::string> notation = ids_of(G{}, some_of(all, random.rng(), most_tried));
      const TypedMatch<G> one{worlds.one()};
      const TypedMatch<G> other{worlds.other()};
      const bool remember = random.sometimes();
      for (const Seat observer : random.some_observers()) {
        if (observer == worlds.secret()) continue;
        const std::string shown = shown_to(one, observer, notation);
        ASSERT_EQ(shown, shown_to(other, observer, notation)) << "observer " << number(observer) << random.where();
        ASSERT_EQ(sent_to(one, observer, worlds.met_at()), sent_to(other, observer, worlds.met_at()))
            << "observer " << number(observer) << random.where();
        if (!remember) continue;
        ASSERT_EQ(text_of(one.memory(observer)), text_of(other.memory(observer))) << random.where();
        const auto view = worlds.one().view(observer);
        ASSERT_TRUE(same(view, worlds.other().view(observer))) << random.where();
        Rng draw{random.number()};
        Rng same_draw{random.number()};
        ASSERT_TRUE(
            same(random.game().complete(view, draw), random.game().complete(worlds.other().view(observer), same_draw)))
            << "observer " << number(observer) << random.where();
      }
      // Who made the secret knows the difference, perhaps only as what he remembers, or there would be nothing to hide.
      const auto knows = [&](const TypedMatch<G>& world) {
        return shown_to(world, worlds.secret(), notation) + text_of(world.memory(worlds.secret()));
      };
      ASSERT_NE(knows(one), knows(other)) << random.where();
    } while (worlds.step());
  });
  EXPECT_GT(different, TypeParam::matches_each / 4) << "too few nodes to mean anything";
}

REGISTER_TYPED_TEST_SUITE_P(Secrecy, WhatAnObserverCannotTellApartLooksTheSame,
                            SpectatorsKnowNothingThatSomePlayerDoesNot, SealedChoicesShowNothingToOthers,
                            SealedChoicesGiveOthersTheSameBytes);

}  // namespace krypta::properties
