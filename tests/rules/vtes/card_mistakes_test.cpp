#include <gtest/gtest.h>

#include <string>
#include <variant>
#include <vector>

#include "engine/games/vtes/cards.hpp"

/// What cards of VTES may not say, though the language has words for it.
namespace krypta::rules::vtes_card_mistakes_test {

using namespace vtes;

namespace {

/// What is wrong with a master card that does this.
std::string wrong(const std::string& ability) {
  const std::vector<cards::File> files{
      {"one.card", "game vtes\ncard game_of_malkav \"Game of Malkav\" {\n" + ability + "\n}\n"}};
  const auto made = Cards::make(files);
  const auto* errors = std::get_if<std::vector<cards::Error>>(&made);
  if (errors == nullptr) return "";
  std::string all;
  for (const cards::Error& error : *errors) all += (all.empty() ? "" : "; ") + error.message;
  return all;
}
std::string wrong_together(const std::string& body) {
  return wrong("play in master_action { together { " + body + " } }");
}

// VT-886
TEST(VtesCardMistakes, WhatHappensTogetherHappensAtOnce) {
  EXPECT_EQ(wrong_together("for each p in players { choose one who: vampires(p) by p  burn(who) }"), "");
  EXPECT_EQ(wrong_together("for each p in players { choose one who: vampires(p) by p  inflict(who, 1) }"),
            "`inflict` does not happen at once");
  EXPECT_EQ(wrong_together("draw_crypt(self, 1)"), "`draw_crypt` does not happen at once");
}

// VT-886: each choice is public before the next.
TEST(VtesCardMistakes, WhatIsChosenTogetherIsChosenOpenly) {
  EXPECT_EQ(wrong_together("for each p in players { choose one c: hand(p) by p  discard(p, c) }"),
            "what is chosen inside `together` lies where everybody sees it");
}

TEST(VtesCardMistakes, NoMoreHappensTogetherThanCanBeKept) {
  EXPECT_EQ(wrong_together("for each m in minions { burn(m) }"),
            "inside `together` a loop goes through players, or what was chosen");
  EXPECT_EQ(wrong_together("repeat 3 { burn_pool(self, 1) }"), "nothing is repeated inside `together`");
  const std::string burns = "for each p in players { choose up to 2 who: vampires(p) by p  for each v in who { ";
  EXPECT_EQ(wrong_together(burns + "lock(v) lose_blood(v, 1) } }"), "");
  EXPECT_EQ(wrong_together(burns + "lock(v) lose_blood(v, 1) add_blood(v, 1) burn(v) } }"),
            "more happens together than can be kept");
}

// VT-079: what is not optional cannot be declined, so it is no effect that somebody has at one time and not at another.
TEST(VtesCardMistakes, WhatMakesCardsCostLessAlwaysDoesSo) {
  EXPECT_EQ(wrong("play in master_action { put_in_play() }  always when paid_is(combat) { lower_blood_cost(1) }"), "");
  EXPECT_EQ(wrong("play in master_action { until turn_end { lower_pool_cost(1) } }"),
            "`lower_pool_cost` stands in `always` only");
}

// VT-661
TEST(VtesCardMistakes, ControlForAWhileHasAnEnd) {
  EXPECT_EQ(wrong("play in master_action { target one who: minions  until your_unlock { control(who, self) } }"), "");
  EXPECT_EQ(
      wrong("play in master_action { target one who: minions  put_on(who) }  always { control(this.bearer, self) }"),
      "`control` stands in `until` only");
  EXPECT_EQ(wrong("play in master_action { until their_unlock { add_hand_size(self, 1) } }"),
            "`their_unlock` is for `control` only");
}

}  // namespace
}  // namespace krypta::rules::vtes_card_mistakes_test
