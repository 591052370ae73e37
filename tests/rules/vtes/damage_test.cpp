#include <gtest/gtest.h>

#include "engine/games/vtes/position.hpp"
#include "engine/games/vtes/rules.hpp"

/// Normal and aggravated damage on a vampire, against the closed form: no card of the decks inflicts the latter.
namespace krypta::vtes::damage_test {
namespace {

constexpr Seat A = seat(0);
constexpr Seat B = seat(1);

enum class Fate : std::uint8_t { Ready, Torpor, Burned };
struct End {
  Fate fate;
  unsigned blood;
  friend bool operator==(const End&, const End&) = default;
};
std::ostream& operator<<(std::ostream& out, const End& end) {
  return out << (end.fate == Fate::Ready    ? "ready"
                 : end.fate == Fate::Torpor ? "torpor"
                                            : "burned")
             << " with " << end.blood;
}

/// VT-481 to VT-494: of a vampire that is not wounded.
End expected(unsigned blood, unsigned normal, unsigned aggravated) {
  const unsigned mended = std::min(blood, normal);
  const bool wounded = normal > mended;
  const unsigned left = blood - mended;
  const unsigned cost = wounded ? aggravated : std::max(aggravated, 1U) - 1;
  if (cost > left) return {Fate::Burned, 0};
  if (wounded || aggravated > 0) return {Fate::Torpor, left - cost};
  return {Fate::Ready, left};
}

/// Two vampires in combat, and a batch of damage that nobody prevents.
struct Fight {
  explicit Fight(unsigned blood) {
    Position position;
    acting = position.put(A, *card_called("ryan"), Region::Ready);
    other = position.put(B, *card_called("trevon_parker"), Region::Ready, blood);
    state = position.state();
    begin_combat(on, acting, other, true);
  }
  void apply() {
    apply_waiting_damage(on);
    while (state.frames.top().step == Step::Damage) go_on_with_damage(on);
  }
  [[nodiscard]] End end() const {
    const Thing& thing = at(state, other);
    if (thing.region == Region::Nowhere) return {Fate::Burned, 0};
    return {thing.region == Region::Torpor ? Fate::Torpor : Fate::Ready, thing.blood};
  }
  ThingId acting{};
  ThingId other{};
  State state{};
  Events events{};
  Table on{*Cards::built_in(), state, events};
};

// VT-481 VT-482 VT-483 VT-484 VT-488 VT-489 VT-490 VT-491 VT-492 VT-494
TEST(VtesDamage, IsWhatTheClosedFormSays) {
  for (unsigned blood = 0; blood <= 6; ++blood) {
    for (unsigned normal = 0; normal <= 7; ++normal) {
      for (unsigned aggravated = 0; aggravated <= 7; ++aggravated) {
        Fight fight{blood};
        hurt(fight.on, fight.other, normal, aggravated, 0);
        fight.apply();
        EXPECT_EQ(fight.end(), expected(blood, normal, aggravated))
            << blood << " blood, " << normal << " normal, " << aggravated << " aggravated";
      }
    }
  }
}

// VT-492 VT-493 VT-497
TEST(VtesDamage, BurnsWithoutTorporAndWithoutABloodHunt) {
  Fight fight{1};
  hurt(fight.on, fight.other, 0, 3, 0);
  fight.apply();
  EXPECT_TRUE(fight.state.players[B].ash.contains(*card_called("trevon_parker")));
  EXPECT_TRUE(fight.state.combat.ended);
}

// VT-487
TEST(VtesDamage, IsTheSameForAnAllyOfEitherKind) {
  Position position;
  const ThingId acting = position.put(A, *card_called("ryan"), Region::Ready);
  const ThingId ally = position.put(B, *card_called("underbridge_stray"), Region::Ready, 3, 2);
  State state = position.state();
  Events events;
  Table on{*Cards::built_in(), state, events};
  ASSERT_TRUE(begin_combat(on, acting, ally, true));
  hurt(on, ally, 1, 1, 0);
  apply_waiting_damage(on);
  while (state.frames.top().step == Step::Damage) go_on_with_damage(on);
  EXPECT_EQ(at(state, ally).blood, 1);
  EXPECT_EQ(at(state, ally).region, Region::Ready);
}

// VT-496
TEST(VtesDamage, WhichPointsArePreventedIsAskedWhereItMatters) {
  for (unsigned normal = 0; normal <= 3; ++normal) {
    for (unsigned aggravated = 0; aggravated <= 3; ++aggravated) {
      for (unsigned n = 0; n <= 7; ++n) {
        Fight fight{3};
        hurt(fight.on, fight.other, normal, aggravated, 0);
        const bool matters = normal > 0 && aggravated > 0 && n > 0 && n < normal + aggravated;
        EXPECT_EQ(prevent_damage(fight.on, fight.other, n, false), matters)
            << normal << " normal, " << aggravated << " aggravated, of which " << n << " are prevented";
        if (matters) continue;
        fight.apply();
        const unsigned of_normal = std::min(n, normal);
        const unsigned of_aggravated = std::min(n - of_normal, aggravated);
        EXPECT_EQ(fight.end(), expected(3, normal - of_normal, aggravated - of_aggravated));
      }
    }
  }
}

// VT-496
TEST(VtesDamage, EachNumberOfAggravatedPointsThatThereCanBeIsOffered) {
  Fight fight{3};
  hurt(fight.on, fight.other, 2, 3, 0);
  ASSERT_TRUE(prevent_damage(fight.on, fight.other, 4, false));
  Options options;
  which_options(fight.state, options);
  ASSERT_EQ(options.size(), 2U);
  EXPECT_EQ(options[0], choose(Verb::PickNumber, 3));
  EXPECT_EQ(options[1], choose(Verb::PickNumber, 2));
  apply_which(fight.on, options[1]);
  fight.apply();
  EXPECT_EQ(fight.end(), (End{Fate::Torpor, 3}));
}

// VT-487 VT-496
TEST(VtesDamage, OfAnAllyItDoesNotMatterWhichPointsArePrevented) {
  Position position;
  const ThingId acting = position.put(A, *card_called("ryan"), Region::Ready);
  const ThingId ally = position.put(B, *card_called("underbridge_stray"), Region::Ready, 3, 2);
  State state = position.state();
  Events events;
  Table on{*Cards::built_in(), state, events};
  ASSERT_TRUE(begin_combat(on, acting, ally, true));
  hurt(on, ally, 1, 1, 0);
  EXPECT_FALSE(prevent_damage(on, ally, 1, false));
}

// VT-499 VT-500
TEST(VtesDamage, InTorporEveryAggravatedPointCosts) {
  Fight fight{2};
  at(fight.state, fight.other).region = Region::Torpor;
  at(fight.state, fight.other).marks.add(Mark::Wounded);
  hurt(fight.on, fight.other, 0, 1, 0);
  fight.apply();
  EXPECT_EQ(fight.end(), (End{Fate::Torpor, 1}));
  hurt(fight.on, fight.other, 3, 0, 0);
  fight.apply();
  EXPECT_EQ(fight.end(), (End{Fate::Torpor, 0}));
}

}  // namespace
}  // namespace krypta::vtes::damage_test
