#include "engine/games/vampire_empire/rules.hpp"
#include "tests/rules/vampire_empire/scenario.hpp"

/// Which cards are valid for a character in a combat.
namespace krypta::vampire_empire::test::combat_cards_test {
namespace {

using enum Character;

/// In both hands a card of every occupation, two of two occupations, a pure holy water or vampire card, and one of
/// those with the occupation named.
Position both_hands(unsigned occupation = 0) {
  Position position;
  position.hand(H, {"h01", "h07", "h13", "h19", "h20", "h22"}).hand(V, {"v01", "v07", "v13", "v19", "v20", "v22"});
  switch (occupation) {
    case 0: return position.hand(H, {"h28", "h34"}).hand(V, {"v28", "v34"});
    case 1: return position.hand(H, {"h29", "h31"}).hand(V, {"v29", "v31"});
    default: return position.hand(H, {"h30", "h21"}).hand(V, {"v30", "v21"});
  }
}

/// What the active player may play for the attacker.
Ids attack_cards(const Position& position, std::string_view fight) {
  Table table{position};
  table.act(table.active(), fight);
  return table.offered(table.active(), "play:");
}
/// What the opponent may play for the defender, after one card of the attack.
Ids defence_cards(const Position& position, std::string_view fight, std::string_view card) {
  Table table{position};
  const Seat active = table.active();
  table.act(active, fight).acts(active, {card, "done"}).nobody_plays();
  EXPECT_EQ(table.step(), Step::Defend);
  return table.offered(table.other(active), "play:");
}

// VE-112, VE-113: openly, and from the hand.
TEST(VampireEmpireCombatCards, ArePlayedOpenlyFirstForTheAttackThenForTheDefence) {
  Table table{Position{}.hand(V, {"v05", "v03", "v09"}).hand(H, {"h09", "h07", "h01"})};
  table.act(V, "attack:lady>maid");
  EXPECT_TRUE(table.options(H).empty());
  EXPECT_TRUE(names(table.refused(H, "play:h09"), "VE-112"));
  table.act(V, "play:v05");
  EXPECT_EQ(told(table, EventKind::Played, 112), numbers(V, number_of("v05"), 3));
  table.act(V, "play:v03");
  EXPECT_EQ(table.player(V).hand_count, 1U);
  for (const Seat s : {V, H, Seat::spectator}) EXPECT_EQ(table.known(s).players[V].played, cards({"v03", "v05"}));
  table.act(V, "done").nobody_plays();
  EXPECT_TRUE(names(table.refused(V, "play:v09"), "VE-113"));
  table.act(H, "play:h09");
  EXPECT_EQ(told(table, EventKind::Played, 113), numbers(H, number_of("h09"), 2));
  table.act(H, "play:h07");
  for (const Seat s : {V, H, Seat::spectator}) EXPECT_EQ(table.known(s).players[H].played, cards({"h07", "h09"}));
  EXPECT_EQ(table.options(H), (Ids{"done"}));
}

// VE-112: at least one for the attack.
TEST(VampireEmpireCombatCards, OfTheAttackAreOneAtLeast) {
  Table table{Position{}.hand(V, {"v05", "v03"}).hand(H, {"h09"})};
  table.act(V, "attack:lady>maid");
  EXPECT_EQ(table.options(V), (Ids{"play:v03", "play:v05"}));
  EXPECT_TRUE(names(table.refused(V, "done"), "VE-112"));
  table.act(V, "play:v03");
  EXPECT_EQ(table.options(V), (Ids{"play:v05", "done"}));
}

// VE-113: for the defence also none; everybody hears of it.
TEST(VampireEmpireCombatCards, OfTheDefenceMayBeNone) {
  Table table{Position{}.hand(V, {"v05"}).hand(H, {"h09"})};
  table.acts(V, {"attack:lady>maid", "play:v05", "done"}).nobody_plays();
  EXPECT_EQ(table.options(H), (Ids{"play:h09", "done"}));
  table.act(H, "done").nobody_plays();
  EXPECT_EQ(told(table, EventKind::NoMore, 113), numbers(H));
  EXPECT_TRUE(table.state().dead.has(Maid));
  EXPECT_EQ(table.hand(H), (Ids{"h09"}));
}

// VE-123, VE-124, VE-128: by night, nobody revealed; the Lady is a human, the Cook a secret vampire.
TEST(VampireEmpireCombatCards, OfTheAttackFitTheOccupationOfTheAttacker) {
  for (const unsigned with : {0U, 1U, 2U}) {
    const Position night = both_hands(with).castle({Lady, Cook, Monk});
    const Position day = Position{night}.day();
    const auto add = [&](Ids ids, unsigned own, std::string_view two, std::string_view also = "") {
      if (with == own) ids.emplace_back(two);
      if (with == 2 && !also.empty()) ids.insert(ids.begin() + 2, std::string{also});
      return ids;
    };
    EXPECT_EQ(attack_cards(night, "attack:lady>cook"), add({"play:v01", "play:v19"}, 0, "play:v28", "play:v21"));
    EXPECT_EQ(attack_cards(night, "attack:cook>lady"), add({"play:v07", "play:v19", "play:v20"}, 1, "play:v29"));
    EXPECT_EQ(attack_cards(night, "attack:monk>lady"), add({"play:v13", "play:v20"}, 2, "play:v30", "play:v21"));
    EXPECT_EQ(attack_cards(day, "attack:lady>cook"), add({"play:h01", "play:h19"}, 0, "play:h28", "play:h21"));
    EXPECT_EQ(attack_cards(day, "attack:cook>lady"), add({"play:h07", "play:h19", "play:h20"}, 1, "play:h29"));
    EXPECT_EQ(attack_cards(day, "attack:monk>lady"), add({"play:h13", "play:h20"}, 2, "play:h30", "play:h21"));
  }
}

// VE-123, VE-124, VE-128: the defender's occupation, not the attacker's.
TEST(VampireEmpireCombatCards, OfTheDefenceFitTheOccupationOfTheDefender) {
  const Position night = both_hands(1).castle({Lady, Cook, Monk});
  EXPECT_EQ(defence_cards(night, "attack:lady>cook", "play:v01"),
            (Ids{"play:h07", "play:h19", "play:h20", "play:h29"}));
  EXPECT_EQ(defence_cards(night, "attack:lady>monk", "play:v01"), (Ids{"play:h13", "play:h20"}));
  const Position day = Position{night}.day();
  EXPECT_EQ(defence_cards(day, "attack:monk>lady", "play:h13"), (Ids{"play:v01", "play:v19"}));
  EXPECT_EQ(defence_cards(day, "attack:monk>cook", "play:h13"), (Ids{"play:v07", "play:v19", "play:v20", "play:v29"}));
}

// VE-125, HC-VE-01
TEST(VampireEmpireCombatCards, AgainstARevealedVampireAreHolyWaterAndThoseOfTheOccupation) {
  const Position day = both_hands().castle({Lord, Maid, Monk}).revealed({Lord}).day();
  EXPECT_EQ(attack_cards(day, "attack:monk>lord"), (Ids{"play:h13", "play:h20", "play:h22", "play:h28"}));
  // Only clergy cards is as good.
  Table table{day};
  table.acts(H, {"attack:monk>lord", "play:h13", "done"});
  EXPECT_EQ(table.count(EventKind::Played), 1U);
  // The Lord is not in this combat.
  EXPECT_EQ(attack_cards(day, "attack:monk>maid"), (Ids{"play:h13", "play:h20"}));
}

// VE-125: when the attacker is the revealed vampire.
TEST(VampireEmpireCombatCards, AgainstARevealedAttackerAreHolyWaterToo) {
  const Position night = both_hands().castle({Lord, Maid, Monk}).revealed({Lord});
  EXPECT_EQ(defence_cards(night, "attack:lord>maid", "play:v01"),
            (Ids{"play:h07", "play:h19", "play:h20", "play:h22", "play:h28"}));
}

// VE-125: whom the human player supports does not matter, only who is against him.
TEST(VampireEmpireCombatCards, ForARevealedVampireAreNoHolyWater) {
  const State state = both_hands(2).castle({Lord, Nun, Monk}).revealed({Nun}).state();
  EXPECT_EQ(valid_cards(game().cards(), state, H, Nun, Monk), cards({"h13", "h20", "h21", "h30"}));
  EXPECT_EQ(valid_cards(game().cards(), state, H, Monk, Nun), cards({"h13", "h20", "h21", "h22", "h30"}));
}

// VE-010, VE-125, HC-VE-02
TEST(VampireEmpireCombatCards, AgainstAnUnrevealedCharacterAreNoPureHolyWater) {
  Table table{Position{}.day().castle({Nun, Cook, Lady}).hand(H, {"h24", "h30", "h13"})};
  table.act(H, "attack:nun>cook");
  EXPECT_EQ(table.options(H), (Ids{"play:h13", "play:h30"}));
  EXPECT_TRUE(names(table.refused(H, "play:h24"), "VE-125"));
  table.act(H, "play:h30");
  EXPECT_EQ(table.attack(), 2U);
}

// VE-009, VE-126, VE-127: attacking and defending.
TEST(VampireEmpireCombatCards, ForARevealedVampireAreVampireCardsAndThoseOfItsOccupation) {
  const Position night = both_hands(1).castle({Lord, Maid, Monk}).revealed({Lord});
  const Ids noble_or_vampire{"play:v01", "play:v19", "play:v22", "play:v29"};
  EXPECT_EQ(attack_cards(night, "attack:lord>maid"), noble_or_vampire);
  EXPECT_EQ(defence_cards(Position{night}.day(), "attack:monk>lord", "play:h13"), noble_or_vampire);
}

// VE-126: the opposing vampire does not count.
TEST(VampireEmpireCombatCards, AgainstARevealedVampireAreNoVampireCards) {
  const Position day = both_hands(2).castle({Lord, Nun, Monk}).revealed({Lord}).day();
  EXPECT_EQ(defence_cards(day, "attack:monk>nun", "play:h13"), (Ids{"play:v13", "play:v20", "play:v21", "play:v30"}));
  EXPECT_EQ(valid_cards(game().cards(), day.state(), V, Nun, Lord), cards({"v13", "v20", "v21", "v30"}));
}

// VE-126, VE-128: nor for a vampire who is not revealed.
TEST(VampireEmpireCombatCards, ForASecretVampireAreThoseOfTheOccupationOnly) {
  Table table{Position{}.castle({Lord, Maid, Monk}).hand(V, {"v22", "v28", "v01"}).hand(H, {"h01"})};
  table.act(V, "attack:lord>maid");
  EXPECT_EQ(table.options(V), (Ids{"play:v01", "play:v28"}));
  const auto why = table.refused(V, "play:v22");
  EXPECT_TRUE(names(why, "VE-126"));
  EXPECT_TRUE(names(why, "VE-128"));
}

// VE-129: a support card is no card of the attack or the defence, whatever its timing.
TEST(VampireEmpireCombatCards, AreNeverSupportCards) {
  Table table{Position{}.hand(V, {"v01", "v31", "v34", "v37"}).hand(H, {"h07", "h31", "h34", "h37"})};
  table.act(V, "attack:lady>maid");
  EXPECT_EQ(table.options(V), (Ids{"play:v01"}));
  for (const char* card : {"play:v31", "play:v34", "play:v37"})
    EXPECT_TRUE(names(table.refused(V, card), "VE-129")) << card;
  table.acts(V, {"play:v01", "done"}).nobody_plays();
  EXPECT_EQ(table.options(H), (Ids{"play:h07", "done"}));
  for (const char* card : {"play:h31", "play:h34", "play:h37"})
    EXPECT_TRUE(names(table.refused(H, card), "VE-129")) << card;
}

// VE-129: and a combat card is none that a window asks for.
TEST(VampireEmpireCombatCards, AreNotPlayedInWindows) {
  Table table{both_hands().window_before()};
  EXPECT_TRUE(names(table.refused(V, "play:v01"), "VE-129"));
  table.nobody_plays().acts(V, {"attack:lady>maid", "play:v01", "done"});
  EXPECT_TRUE(names(table.refused(H, "play:h07"), "VE-129"));
}

// VE-112, VE-113: from the own hand alone.
TEST(VampireEmpireCombatCards, AreThoseOfTheHand) {
  Table table{Position{}.hand(V, {"v05"}).hand(H, {"h09"})};
  table.act(V, "attack:lady>maid");
  EXPECT_TRUE(names(table.refused(V, "play:v06"), "VE-112"));
  EXPECT_TRUE(names(table.refused(V, "play:h03"), "VE-112"));
  table.act(V, "play:v05");
  EXPECT_TRUE(names(table.refused(V, "play:v05"), "VE-112"));
}

// VE-141: whoever is revealed in the middle of a combat is a revealed vampire for what is played from then on.
TEST(VampireEmpireCombatCards, AreJudgedByWhatIsRevealedWhenTheyArePlayed) {
  Table before{Position{}.castle({Lord, Maid, Monk}).hand(V, {"v03", "v22", "v01"}).hand(H, {"h09", "h24", "h07"})};
  before.acts(V, {"attack:lord>maid", "play:v03", "done"}).nobody_plays();
  EXPECT_EQ(before.options(H), (Ids{"play:h07", "play:h09", "done"}));
  State state = before.state();
  state.revealed.add(Lord);
  Table after{state};
  EXPECT_EQ(after.options(H), (Ids{"play:h07", "play:h09", "play:h24", "done"}));
  after.acts(H, {"play:h24", "done"}).nobody_plays();
  EXPECT_EQ(told(after, EventKind::Compared, 117), numbers(1, 2, 2));
  EXPECT_EQ(after.options(V), (Ids{"play:v01", "play:v22", "done"}));
}

// VE-130: what was valid when it was played counts to the end, also if it could not be played any more.
TEST(VampireEmpireCombatCards, StayWhenTheyWouldNoLongerBeValid) {
  Table before{Position{}
                   .castle({Lord, Maid, Monk})
                   .revealed({Lord})
                   .hand(V, {"v22", "v23", "v01"})
                   .hand(H, {"h24", "h25", "h07"})};
  before.acts(V, {"attack:lord>maid", "play:v22", "play:v23", "done"}).nobody_plays();
  before.acts(H, {"play:h24", "done"});
  // No card of the decks makes somebody unrevealed again, so this is said to the state.
  State state = before.state();
  state.revealed.remove(Lord);
  Match<VampireEmpire> match{game(), state};
  while (match.state().frames.top().step == Step::Window)
    ASSERT_FALSE(match.act(match.pending().must.lowest(), choose(Verb::Done)).has_value());
  EXPECT_TRUE(match.state().dead.has(Maid)) << "3 against 2";
  EXPECT_EQ(match.state().players[V].played, cards({"v22", "v23"}));
}

}  // namespace
}  // namespace krypta::vampire_empire::test::combat_cards_test
