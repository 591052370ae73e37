#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "engine/core/typed_game.hpp"
#include "engine/games/vtes/position.hpp"
#include "engine/games/vtes/rules.hpp"
#include "trials/vtes/story.hpp"

/// What cards did, in positions where it can be seen.
namespace krypta::trials::deeds_test {
namespace {

using vtes::card_called;
using vtes::CardId;
using vtes::Position;
using vtes::Region;

constexpr Seat A = seat(0);
constexpr Seat B = seat(1);
constexpr Seat C = seat(2);

CardId card(std::string_view name) { return *card_called(name); }

/// A match from a position.
class Scene {
 public:
  explicit Scene(const Position& position) : match_(Match<vtes::Vtes>{game_, position.state()}) {}

  Scene& plays(Seat who, std::initializer_list<std::string_view> choices) {
    for (const std::string_view choice : choices) {
      const auto refused = match_.act(who, spelled(choice));
      EXPECT_FALSE(refused.has_value()) << choice << ": " << refused->message;
    }
    return *this;
  }
  /// Everybody passes until the step comes.
  Scene& until(std::string_view step) {
    while (match_.step() != step && !match_.pending().over && pass()) {
    }
    EXPECT_EQ(match_.step(), step);
    return *this;
  }
  /// Everybody passes until that seat may choose this, and it does; it asks for the impulse where it has to.
  Scene& until(Seat who, std::string_view choice) {
    while (match_.refusal(who, spelled(choice))) {
      if (!match_.refusal(who, "hold")) {
        plays(who, {"hold"});
      } else if (!pass()) {
        break;
      }
    }
    return plays(who, {choice});
  }
  [[nodiscard]] Story of(Seat who) const { return *story_of(match_, number(who)); }
  [[nodiscard]] std::int64_t did(Seat who, std::string_view name, Deed deed) const {
    const Story story = of(who);
    const auto found = story.cards.find(card(name));
    return found == story.cards.end() ? -1 : found->second.did[deed];
  }

 private:
  /// Things on the table by their names, as specs have them: "bleed:ryan", "play:deflection.1@lauren".
  [[nodiscard]] std::string spelled(std::string_view choice) const {
    const bool of_thing = std::ranges::any_of(std::array{"bleed:", "block:", "use:"},
                                              [&](std::string_view verb) { return choice.starts_with(verb); });
    const std::size_t from = choice.find(of_thing ? ':' : '@');
    if (from == std::string_view::npos) return std::string{choice};
    const std::string_view rest = choice.substr(from + 1);
    const std::string_view name = rest.substr(0, rest.find('.'));
    const vtes::State& state = match_.typed().state();
    for (std::size_t i = 0; i < state.things.size(); ++i) {
      if (state.things[i].region == Region::Nowhere || state.things[i].card.value != card(name)) continue;
      return std::string{choice.substr(0, from + 1)} + std::string{name_of(static_cast<vtes::ThingId>(i))} +
             std::string{rest.substr(name.size())};
    }
    return std::string{choice};
  }
  /// Of the first who can; false if nobody can.
  bool pass() {
    for (const Seat s : match_.pending().must) {
      if (!match_.refusal(s, "pass")) return !match_.act(s, "pass").has_value();
    }
    ADD_FAILURE() << "nobody can pass at " << match_.step();
    return false;
  }

  vtes::Vtes game_{};
  TypedMatch<vtes::Vtes> match_;
};

TEST(TrialDeeds, OfABleedEachCardHasThePointsThatItGave) {
  Position position;
  position.put(A, card("ayelech"), Region::Ready);
  position.hand(A, {card("govern_the_unaligned"), card("conditioning")});
  position.put(B, card("nassir"), Region::Ready);
  Scene scene{position};
  scene.plays(A, {"play:govern_the_unaligned.1@ayelech"}).until(A, "play:conditioning.1@ayelech").until("next-action");
  EXPECT_EQ(scene.did(A, "ayelech", Deed::PoolTaken), 1);
  EXPECT_EQ(scene.did(A, "govern_the_unaligned", Deed::PoolTaken), 2);
  EXPECT_EQ(scene.did(A, "conditioning", Deed::PoolTaken), 2);
  EXPECT_EQ(scene.did(A, "conditioning", Deed::Bleed), 2);
  const Story story = scene.of(A);
  EXPECT_EQ(story.cards.at(card("conditioning")).played, 1U);
  EXPECT_EQ(story.cards.at(card("conditioning")).stuck, 0U);
  EXPECT_EQ(scene.did(B, "nassir", Deed::PoolTaken), 0) << "what others do is not mine";
}

TEST(TrialDeeds, ABleedTakesNoMoreThanThereWas) {
  Position position;
  position.put(A, card("ayelech"), Region::Ready);
  position.hand(A, {card("govern_the_unaligned"), card("conditioning")});
  position.raw().players[B].pool = 2;
  Scene scene{position};
  scene.plays(A, {"play:govern_the_unaligned.1@ayelech"}).until(A, "play:conditioning.1@ayelech").until("over");
  EXPECT_EQ(scene.did(A, "ayelech", Deed::PoolTaken), 1);
  EXPECT_EQ(scene.did(A, "govern_the_unaligned", Deed::PoolTaken), 1);
  EXPECT_EQ(scene.did(A, "conditioning", Deed::PoolTaken), 0);
  EXPECT_EQ(scene.did(A, "govern_the_unaligned", Deed::Ousts), 1);
  const Story story = scene.of(A);
  EXPECT_EQ(story.chairs[0].halves, 4U);
  EXPECT_TRUE(story.chairs[0].won);
  EXPECT_TRUE(story.first_oust.has_value());
  EXPECT_FALSE(story.ousted.has_value());
  EXPECT_TRUE(scene.of(B).ousted.has_value());
  EXPECT_FALSE(scene.of(B).first_oust.has_value());
}

TEST(TrialDeeds, ABleedIsTurnedAway) {
  Position position{3};
  position.put(A, card("ryan"), Region::Ready);
  position.put(B, card("lauren"), Region::Ready);
  position.hand(B, {card("deflection")});
  position.put(C, card("nassir"), Region::Ready);
  Scene scene{position};
  scene.plays(A, {"bleed:ryan"}).until(B, "play:deflection.1@lauren").plays(B, {"player:2"}).until("next-action");
  EXPECT_EQ(scene.did(B, "deflection", Deed::Bounced), 1);
  EXPECT_EQ(scene.did(B, "deflection", Deed::BloodPaid), 1);
  EXPECT_EQ(scene.did(B, "deflection", Deed::PoolTaken), 0);
  EXPECT_EQ(scene.did(A, "ryan", Deed::PoolTaken), 1) << "of whoever it was turned to";
}

TEST(TrialDeeds, AReferendumThatPassesTakesPoolOfOthersAndCostsItsPlayer) {
  Position position{3};
  position.put(A, card("belinde"), Region::Ready);
  position.hand(A, {card("kine_resources_contested")});
  Scene scene{position};
  scene.plays(A, {"play:kine_resources_contested.1@belinde"}).until("effect");
  scene.plays(A, {"player:1", "player:1", "player:1", "player:0"}).until(A, "for:card").until("next-action");
  EXPECT_EQ(scene.did(A, "kine_resources_contested", Deed::Passed), 1);
  EXPECT_EQ(scene.did(A, "kine_resources_contested", Deed::Failed), 0);
  EXPECT_EQ(scene.did(A, "kine_resources_contested", Deed::PoolTaken), 3);
  EXPECT_EQ(scene.did(A, "kine_resources_contested", Deed::PoolPaid), 1);
}

TEST(TrialDeeds, ACardInPlayIsUsedAndMovesBloodToPool) {
  Position position;
  position.phase(vtes::Phase::Master).put(A, card("nassir"), Region::Ready, 2);
  position.put_on(A, card("nassir"), card("blood_doll"));
  Scene scene{position};
  scene.plays(A, {"use:blood_doll.2", "option:1"});
  EXPECT_EQ(scene.did(A, "blood_doll", Deed::PoolGained), 1);
  EXPECT_EQ(scene.did(A, "blood_doll", Deed::BloodPaid), 1);
  EXPECT_EQ(scene.of(A).cards.at(card("blood_doll")).used, 1U);
  EXPECT_EQ(scene.of(A).cards.at(card("blood_doll")).played, 0U);
}

TEST(TrialDeeds, ABlockAndTheFightAfterItAreTheMinions) {
  Position position;
  position.put(A, card("lauren"), Region::Ready);
  position.put(B, card("ryan"), Region::Ready, 0);
  Scene scene{position};
  scene.plays(A, {"bleed:lauren"}).until(B, "block:ryan");
  scene.until(A, "strike:hand").until(B, "strike:hand").until("next-action");
  EXPECT_EQ(scene.did(B, "ryan", Deed::Blocked), 1);
  EXPECT_EQ(scene.did(B, "ryan", Deed::Damage), 1);
  EXPECT_EQ(scene.did(B, "ryan", Deed::Torpor), 0);
  EXPECT_EQ(scene.did(A, "lauren", Deed::Damage), 1);
  EXPECT_EQ(scene.did(A, "lauren", Deed::Torpor), 1);
  EXPECT_EQ(scene.did(B, "ryan", Deed::BloodTaken), 0) << "damage is not counted twice";
  EXPECT_EQ(scene.did(A, "lauren", Deed::PoolTaken), 0);
}

TEST(TrialDeeds, WhatLiesInTheHandAtTheEndWasStuck) {
  Position position;
  position.put(A, card("ryan"), Region::Ready);
  position.hand(A, {card("deflection"), card("deflection")});
  position.hand(B, {card("conditioning")});
  position.put(B, card("lauren"), Region::Uncontrolled);
  position.raw().players[B].pool = 1;
  Scene scene{position};
  scene.plays(A, {"bleed:ryan"}).until("over");
  EXPECT_EQ(scene.of(A).cards.at(card("deflection")).stuck, 2U);
  EXPECT_EQ(scene.of(B).cards.at(card("conditioning")).stuck, 1U);
  EXPECT_EQ(scene.of(B).cards.at(card("lauren")).stuck, 1U) << "counted before an ousted player's cards are removed";
}

}  // namespace
}  // namespace krypta::trials::deeds_test
