#include <algorithm>

#include "tests/server/secrecy/world.hpp"

/// Whether somebody could have played a card shows nowhere: two worlds in which a hand has one that fits and in which
/// it has none, compared by every byte that everybody else is sent and by when.
namespace krypta::server::test::secrecy_silence_test {
namespace {

constexpr Time pause = 1000;
constexpr Seat secret = seat(0);
constexpr Pace paced{.quick = 0, .overhead = 0, .tick = 0, .silence = pause};

Agreement agreement(unsigned n) {
  Agreement made = Agreement::number(n, 2);
  made.created.game = "vampire-empire";
  made.created.setup.options.clear();
  return made;
}

/// Vampire Empire as far as the first question whether a support card is played. In step 1 the vampires' side discards
/// so many cards face down: in one world it keeps the ones with the lowest numbers, in the other the ones with the
/// highest.
class Discarded {
 public:
  explicit Discarded(unsigned n, Pace pace = paced)
      : one(agreement(n), {.pace = pace}), other(agreement(n), {.pace = pace}), comparison(one, other) {
    both([](World& world) { world.start(); });
    for (unsigned i = 0; i < 4; ++i) {
      discard(one, false);
      discard(other, true);
    }
    both([](World& world) { world.choose(secret, "fill"); });
    if (asks(one, "done")) both([](World& world) { world.choose(secret, "done"); });
  }

  template <class Do>
  void both(Do act) {
    act(one);
    act(other);
  }
  /// Whether the worlds are where one hand has a choice and the other has none.
  [[nodiscard]] bool differ() {
    const auto alone = [](World& world) { return world.match().only_choice(secret).has_value(); };
    return !one.over() && one.match().step() == "window" && other.match().step() == "window" &&
           one.match().pending().must == SeatSet::of(secret) && alone(one) && !alone(other);
  }
  /// Time goes by in both, compared after every tenth of a second.
  void pass(Time time) {
    for (Time gone = 0; gone < time && !::testing::Test::HasFailure(); gone += pause / 10) {
      both([](World& world) { world.house.loop.advance(pause / 10); });
      expect_same();
    }
  }
  void expect_same() {
    comparison.expect_same(SeatSet::of(secret), ", " + std::to_string(one.house.loop.now()) + " ms");
  }

  World one;
  World other;
  Comparison comparison;

 private:
  [[nodiscard]] static bool asks(World& world, std::string_view option) {
    const auto all = world.options(secret);
    return world.match().step() == "reveal" && std::ranges::find(all, option) != all.end();
  }
  static void discard(World& world, bool first) {
    auto all = world.options(secret);
    std::erase_if(all, [](const std::string& id) { return !id.starts_with("moat:"); });
    ASSERT_FALSE(all.empty());
    world.choose(secret, first ? all.front() : all.back());
  }
};

/// Calls `test(worlds, n)` for matches in which it comes to that, so many of them.
template <class Test>
void each(unsigned wanted, Test test) {
  unsigned found = 0;
  for (unsigned n = 0; n < 400 && found < wanted && !::testing::Test::HasFailure(); ++n) {
    Discarded worlds{n};
    if (!worlds.differ()) continue;
    ++found;
    test(worlds, n);
  }
  EXPECT_EQ(found, wanted) << "too few matches to mean anything";
}

[[nodiscard]] bool still_asked(World& world) { return world.match().pending().must == SeatSet::of(secret); }

TEST(Silence, WhoeverHasNoCardIsPassedOverWhenTheQuickAreHeard) {
  each(6, [](Discarded& worlds, unsigned) {
    worlds.expect_same();
    worlds.pass(300);
    // He knows at once what he wants; it is heard when the other one is passed over.
    static_cast<void>(worlds.other.try_to_choose(secret, "done"));
    worlds.expect_same();
    worlds.pass(600);
    EXPECT_TRUE(still_asked(worlds.one) && still_asked(worlds.other));
    worlds.pass(100);
    EXPECT_FALSE(still_asked(worlds.one) || still_asked(worlds.other));
    worlds.pass(2 * pause);
  });
}

TEST(Silence, WhoeverIsAskedAlwaysHidesEvenThatHeThinks) {
  each(4, [](Discarded& worlds, unsigned) {
    worlds.one.player(secret).ask("asks", World::id, {{"always", true}});
    worlds.pass(3 * pause);
    EXPECT_TRUE(still_asked(worlds.one) && still_asked(worlds.other));
    worlds.both([](World& world) { world.choose(secret, "done"); });
    EXPECT_FALSE(still_asked(worlds.one) || still_asked(worlds.other));
    worlds.pass(2 * pause);
  });
}

TEST(Silence, TheWorldsAreToldApartWhereThePauseIsLeftOut) {
  each(2, [](Discarded&, unsigned n) {
    Pace at_once = paced;
    at_once.silence = 0;
    Discarded worlds{n, at_once};
    // The one is passed over before the other can say anything.
    worlds.both([](World& world) { world.house.loop.advance(300); });
    worlds.comparison.expect_different(secret, "");
  });
}

}  // namespace
}  // namespace krypta::server::test::secrecy_silence_test
