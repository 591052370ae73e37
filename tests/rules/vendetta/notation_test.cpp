#include <set>

#include "tests/rules/vendetta/observers.hpp"

/// Choices as short words, both ways.
namespace krypta::vendetta::test::notation_test {

using krypta::test::again;

TEST(VendettaNotation, EveryVerbIsWrittenAsItIsRead) {
  for (const std::string_view id : {"first:0",
                                    "first:5",
                                    "place:lo01",
                                    "relic:re08",
                                    "clan:ventrue",
                                    "deal:brujah",
                                    "ally:al30",
                                    "get:ma06",
                                    "drained:al11",
                                    "drained:victim",
                                    "take-clan:gangrel",
                                    "take-relic:re01",
                                    "bottom:tr09",
                                    "blood:1",
                                    "blood:3",
                                    "flip",
                                    "drain:victim",
                                    "drain:al01",
                                    "use:re08",
                                    "use:al13",
                                    "use:br01",
                                    "use:lo07",
                                    "pass",
                                    "end",
                                    "stay",
                                    "withdraw",
                                    "bid:0",
                                    "bid:12",
                                    "with-partner",
                                    "without-partner",
                                    "player:5",
                                    "location:third",
                                    "slot:c01",
                                    "slot:c36",
                                    "card:ve09",
                                    "follower:victim",
                                    "number:0",
                                    "number:9",
                                    "option:1",
                                    "option:3",
                                    "yes",
                                    "no",
                                    "done",
                                    "play:br03>first>down",
                                    "play:to09>haven>up"}) {
    EXPECT_EQ(again(game(), id), id);
  }
}

TEST(VendettaNotation, EveryPlayHasItsWord) {
  std::set<std::string> all;
  for (const ClanCard c : krypta::all_of<ClanCard>()) {
    for (const Location at : krypta::all_of<Location>()) {
      for (const bool up : {true, false}) {
        const std::string id = game().write(play(c, at, up));
        EXPECT_EQ(game().read(id), play(c, at, up)) << id;
        EXPECT_TRUE(all.insert(id).second) << id;
      }
    }
  }
  EXPECT_EQ(all.size(), 63U * 4U * 2U);
  EXPECT_TRUE(all.contains("play:ve07>second>down"));
}

TEST(VendettaNotation, TheWordsMeanWhatTheySay) {
  EXPECT_EQ(game().read("stay"), choose(Verb::Stand, Stand::Stay));
  EXPECT_EQ(game().read("withdraw"), choose(Verb::Stand, Stand::Withdraw));
  EXPECT_EQ(game().read("with-partner"), choose(Verb::Partner, 1));
  EXPECT_EQ(game().read("option:1"), choose(Verb::PickOption, 0));
  EXPECT_EQ(game().read("use:re01"), choose(Verb::Use, source(*named<Relic>("re01"))));
  EXPECT_EQ(game().read("play:br01>third>up"), play(*named<ClanCard>("br01"), Location::Third, true));
}

TEST(VendettaNotation, AnythingElseIsNoChoice) {
  for (const std::string_view text : {"",
                                      " ",
                                      ":",
                                      "brujah",
                                      "pass:",
                                      "pass:1",
                                      "Pass",
                                      "pass ",
                                      "stay:",
                                      "stand:0",
                                      ":0",
                                      "with-partner:",
                                      "clan",
                                      "clan:",
                                      "clan:Brujah",
                                      "clan:br01",
                                      "play",
                                      "play:br01",
                                      "play:br01>first",
                                      "play:br01>first>",
                                      "play:br01>first>side",
                                      "play:br01>first>up>",
                                      "play:br10>first>up",
                                      "play:al01>first>up",
                                      "play:br01>fourth>up",
                                      "play:>first>up",
                                      "drain:re01",
                                      "drain:br01",
                                      "use:victim",
                                      "use:c01",
                                      "bid:-1",
                                      "bid:01",
                                      "bid:256",
                                      "bid:",
                                      "option:0",
                                      "option:x",
                                      "slot:c00",
                                      "slot:c37",
                                      "ally:al31",
                                      "get:al01",
                                      "number:99999999999",
                                      "yes:1",
                                      "take-clan:first"}) {
    EXPECT_FALSE(game().read(text).has_value()) << text;
  }
}

TEST(VendettaNotation, WhateverIsOfferedInAMatchIsReadAsItIsWritten) {
  std::set<std::string> verbs;
  for (std::uint64_t seed = 1; seed <= 24; ++seed) {
    const unsigned seats = 3 + static_cast<unsigned>(seed % 4);
    play_anything(seed, seats, {{"relics", "yes"}, {"places", "yes"}}, [&](const Table& table) {
      if (table.over()) return;
      const Seat s = table.deciding();
      std::set<std::string> ids;
      for (const Choice c : table.match().options(s)) {
        const std::string id = game().write(c);
        ASSERT_EQ(game().read(id), c) << id;
        ASSERT_TRUE(ids.insert(id).second) << id << " is offered twice";
        const Option shown = game().show(table.state(), c);
        ASSERT_EQ(shown.id, id);
        ASSERT_TRUE(shown.label.key.starts_with("vd-option-")) << shown.label.key;
        verbs.insert(id.substr(0, id.find(':')));
      }
    });
  }
  for (const std::string_view word : {"first",        "place",
                                      "relic",        "clan",
                                      "ally",         "get",
                                      "drained",      "take-clan",
                                      "take-relic",   "bottom",
                                      "play",         "blood",
                                      "flip",         "drain",
                                      "use",          "pass",
                                      "end",          "stay",
                                      "withdraw",     "bid",
                                      "with-partner", "without-partner",
                                      "player",       "location",
                                      "slot",         "card",
                                      "number",       "option",
                                      "yes",          "no",
                                      "done"})
    EXPECT_TRUE(verbs.contains(std::string{word})) << word;
}

}  // namespace krypta::vendetta::test::notation_test
