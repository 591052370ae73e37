#include <gtest/gtest.h>

#include <string_view>

#include "tests/properties/edited.hpp"
#include "tests/properties/vampire_empire_subject.hpp"

namespace krypta::properties::vampire_empire_edited_test {

namespace {

constexpr std::string_view words[] = {"h01",        "h25",     "h34",          "h38",       "v05",       "v38",
                                      "v40",        "lady",    "nun",          "cook",      "human",     "hide",
                                      "general",    "window",  "card-asks",    "pay-cards", "attack",    "defend",
                                      "compare",    "act",     "over",         "reveal",    "turn-ends", "add-defence",
                                      "add-attack", "discard", "after-attack", "ask-cards"};

}  // namespace

TEST(VampireEmpireCheck, EditedPositionsAreRefusedOrCanBePlayed) {
  expect_refused_or_playable<VampireEmpireSubject>(words, 2);
}

}  // namespace krypta::properties::vampire_empire_edited_test
