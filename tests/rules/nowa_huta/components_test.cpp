#include <array>
#include <numeric>

#include "engine/core/any_game.hpp"
#include "tests/rules/nowa_huta/table.hpp"

/// "Components and limits": what is in the box, and what it limits.
namespace krypta::nowa_huta::test::components_test {
namespace {

using Ids = std::vector<std::string>;

const Ids six_cards{"move:cw1", "move:cw2", "move:ccw1", "move:ccw2", "time:1", "time:2"};

/// A match with every vampire on Handlowe and every circle pawn on Mysterious Reports, in its first planning phase.
Table after_setup(unsigned seats) {
  Table table = Table::begin(seats);
  while (table.step() == Step::PlaceVampires) table.act(table.pending().must.lowest(), "vampire:handlowe");
  while (table.step() == Step::PlaceCirclePawns) table.act(table.pending().must.lowest(), "circle:reports");
  return table;
}

/// One choice of whoever must decide, taken from anywhere in his list; tells whether there was one.
bool choose_somehow(Table& table, Rng& rng) {
  if (table.pending().over) return false;
  const Seat s = table.pending().must.lowest();
  const Ids ids = table.options(s);
  const bool goes_on = !ids.empty() && table.match().length() < 5000;
  EXPECT_TRUE(goes_on) << "asked without an option, or without end";
  if (goes_on) table.act(s, ids[rng.below(static_cast<std::uint32_t>(ids.size()))]);
  return goes_on;
}

unsigned on_estates(const Table& table, Seat s) {
  unsigned sum = 0;
  for (const EstateSpace& estate : table.state().estates) sum += estate.possessed[s];
  return sum;
}

Ids rules_of(const Refusal& refusal) {
  Ids ids;
  for (const RuleId rule : refusal.rules) ids.push_back(rule_name(game.info(), rule));
  return ids;
}

Result<State> begin(unsigned seats) { return game.begin(Setup{seats}); }

// NH-001
TEST(NowaHutaComponents, TwoThreeOrFourPlayersAndNoOtherNumber) {
  for (const unsigned seats : {2U, 3U, 4U}) {
    const auto state = begin(seats);
    ASSERT_TRUE(static_cast<bool>(state)) << seats;
    EXPECT_EQ(game.seats(*state), seats);
  }
  for (const unsigned seats : {0U, 1U, 5U, 6U, 15U, 1000U}) {
    const auto state = begin(seats);
    ASSERT_FALSE(static_cast<bool>(state)) << seats;
    EXPECT_TRUE(names(rules_of(state.refusal()), "NH-001"));
  }
  const auto alone = game.check(Position{1}.state());
  ASSERT_TRUE(alone.has_value());
  EXPECT_TRUE(names(rules_of(*alone), "NH-001"));
}

// NH-002
TEST(NowaHutaComponents, TheBoardHasSevenEstates) {
  const Table table = Table::begin(2);
  EXPECT_EQ(table.options(B), (Ids{"vampire:handlowe", "vampire:teatralne", "vampire:gorali", "vampire:zielone",
                                   "vampire:szkolne", "vampire:ogrodowe", "vampire:mlodosci"}));
  EXPECT_FALSE(game.read("vampire:nowohucka").has_value());
}

// NH-003
TEST(NowaHutaComponents, TheEstatesAreOneClosedRing) {
  const std::array ring{Estate::Handlowe, Estate::Teatralne, Estate::Gorali,  Estate::Zielone,
                        Estate::Szkolne,  Estate::Ogrodowe,  Estate::Mlodosci};
  for (unsigned i = 0; i < 7; ++i) {
    const auto walk = [&](std::string_view cards) {
      return Table{Position{2}.vampire(A, ring[i])}.plan({cards, "cw1 1"}).player(A).vampire;
    };
    EXPECT_EQ(walk("cw1 1"), Maybe{ring[(i + 1) % 7]});
    EXPECT_EQ(walk("cw2 1"), Maybe{ring[(i + 2) % 7]});
    EXPECT_EQ(walk("ccw1 1"), Maybe{ring[(i + 6) % 7]});
    EXPECT_EQ(walk("ccw2 1"), Maybe{ring[(i + 5) % 7]});
  }
}

// NH-004
TEST(NowaHutaComponents, TheCircleHasSevenSpacesAndIsClosed) {
  const std::array circle{CircleAction::MysteriousReports, CircleAction::SurpriseAttack,
                          CircleAction::LightningReaction, CircleAction::VileSlander,
                          CircleAction::CunningGambit,     CircleAction::Bat,
                          CircleAction::SabbathHour};
  for (unsigned i = 0; i < 7; ++i) {
    const auto walk = [&](std::string_view cards) {
      return Table{Position{2}.circle_pawn(A, circle[i])}.plan({cards, "cw1 1"}).player(A).circle_pawn;
    };
    EXPECT_EQ(walk("cw1 1"), Maybe{circle[(i + 1) % 7]});
    EXPECT_EQ(walk("cw1 2"), Maybe{circle[(i + 2) % 7]});
  }
  Table setup = Table::begin(2).act(B, "vampire:gorali").act(A, "vampire:gorali");
  EXPECT_EQ(setup.options(A), (Ids{"circle:reports", "circle:attack", "circle:reaction", "circle:slander",
                                   "circle:gambit", "circle:bat", "circle:sabbath"}));
}

// NH-005
TEST(NowaHutaComponents, EveryPlayerHasOnePawnForEachOfItsFourUses) {
  for (const unsigned seats : {2U, 3U, 4U}) {
    Table table = after_setup(seats);
    EXPECT_EQ(table.count(EventKind::VampirePlaced), seats);
    EXPECT_EQ(table.count(EventKind::CirclePawnPlaced), seats);
    Rng rng{seats};
    do {
      const State& state = table.state();
      ASSERT_EQ(state.order.size(), seats);
      ASSERT_EQ(state.players.size(), seats);
      SeatSet ordered;
      for (const Seat s : state.order) ordered.add(s);
      ASSERT_EQ(ordered, SeatSet::first(seats));
      for (const Player& player : state.players) {
        ASSERT_TRUE(player.vampire.has_value());
        ASSERT_TRUE(player.circle_pawn.has_value());
      }
    } while (choose_somehow(table, rng));
    EXPECT_TRUE(table.pending().over);
    EXPECT_EQ(game.result(table.state()).scores.size(), seats);
  }
}

// NH-006
TEST(NowaHutaComponents, AnyNumberOfPawnsMayShareAnEstateAndASpace) {
  Table table = after_setup(4);
  for (const Player& player : table.state().players) {
    EXPECT_EQ(player.vampire, Maybe{Estate::Handlowe});
    EXPECT_EQ(player.circle_pawn, Maybe{CircleAction::MysteriousReports});
  }
  table.plan({"ccw1 2", "ccw1 2", "ccw1 2", "ccw1 2"}).finish_turn();
  for (const Player& player : table.state().players) {
    EXPECT_EQ(player.vampire, Maybe{Estate::Mlodosci});
    EXPECT_EQ(player.circle_pawn, Maybe{CircleAction::LightningReaction});
  }
}

// NH-006
TEST(NowaHutaComponents, AnOccupiedEstateOrSpaceStaysOpenToBatAndReaction) {
  Table table{Position{2}
                  .vampire(B, Estate::Zielone)
                  .circle_pawn(A, CircleAction::CunningGambit)
                  .circle_pawn(B, CircleAction::MysteriousReports)};
  table.plan({"cw1 1", "cw1 2"}).act(A, "vampire:zielone").pass_until(B);
  EXPECT_EQ(table.player(A).vampire, Maybe{Estate::Zielone});
  table.act(B, "circle:bat");
  EXPECT_EQ(table.player(A).circle_pawn, Maybe{CircleAction::Bat});
  EXPECT_EQ(table.player(B).circle_pawn, Maybe{CircleAction::Bat});
}

// NH-007
TEST(NowaHutaComponents, BoardAndSupplyAlwaysMakeTwentyOne) {
  for (const unsigned seats : {2U, 3U, 4U}) {
    Table table = after_setup(seats);
    Rng rng{40 + seats};
    while (choose_somehow(table, rng)) {
      for (unsigned s = 0; s < seats; ++s) {
        ASSERT_EQ(on_estates(table, seat(s)) + table.player(seat(s)).supply, 21U)
            << game.write(table.match().choices().back().choice);
      }
    }
    EXPECT_GT(table.count(EventKind::Removed), 0U);
    EXPECT_GT(table.count(EventKind::Moved), 0U);
  }
}

// NH-007
TEST(NowaHutaComponents, APositionWithAMarkerTooManyOrTooFewIsRefused) {
  for (const unsigned supply : {17U, 19U}) {
    Position position = Position{2}.possessed(Estate::Gorali, {3, 0});
    position.raw().players[A].supply = static_cast<std::uint8_t>(supply);
    const auto bad = game.check(position.state());
    ASSERT_TRUE(bad.has_value());
    EXPECT_TRUE(names(rules_of(*bad), "NH-007"));
  }
}

// NH-008
TEST(NowaHutaComponents, WhoeverLacksMarkersPlacesAllHeHasLeft) {
  Table table{Position{2}.vampire(A, Estate::Mlodosci).possessed(Estate::Szkolne, {19, 0}).armageddon_done()};
  table.plan({"cw1 1", "cw2 1"}).act(A, "use:estate");
  EXPECT_EQ(table.possessed(A, Estate::Handlowe), 2U);
  EXPECT_EQ(table.player(A).supply, 0U);
  table.finish_turn();
  EXPECT_EQ(table.possessed(A, Estate::Handlowe), 2U);
}

// NH-008
TEST(NowaHutaComponents, MissingMarkersAreNotOwedLater) {
  Table table{Position{2}
                  .vampire(A, Estate::Mlodosci)
                  .vampire(B, Estate::Mlodosci)
                  .possessed(Estate::Szkolne, {20, 0})
                  .armageddon_done()};
  table.plan({"cw1 1", "cw2 1"}).act(A, "use:estate").act(A, "done");
  table.act(B, "use:estate").act(B, "take:0@szkolne");
  EXPECT_EQ(table.player(A).supply, 1U);
  table.finish_turn();
  EXPECT_EQ(table.player(A).supply, 1U);
  EXPECT_EQ(on_estates(table, A), 20U);
}

// NH-008
TEST(NowaHutaComponents, TheRestOfAnEffectIsCarriedOutWithAnEmptySupply) {
  Table table{Position{2}.possessed(Estate::Szkolne, {21, 1}).armageddon_done()};
  table.plan({"cw1 1", "cw2 1"}).act(A, "use:estate").act(A, "take:1@szkolne");
  EXPECT_EQ(table.possessed(B, Estate::Szkolne), 0U);
  EXPECT_EQ(table.possessed(A, Estate::Szkolne), 21U);
}

// NH-009
TEST(NowaHutaComponents, PlacingTakesFromTheSupplyMovingAndRemovingFromAnEstate) {
  Table placing{Position{2}.vampire(A, Estate::Mlodosci)};
  placing.plan({"cw1 1", "cw1 1"}).act(A, "use:estate");
  EXPECT_EQ(placing.player(A).supply, 18U);

  Table moving{Position{2}.possessed(Estate::Szkolne, {2, 0})};
  moving.plan({"cw2 1", "cw1 1"}).act(A, "use:estate").act(A, "take:0@szkolne").act(A, "take:0@szkolne");
  EXPECT_EQ(moving.player(A).supply, 19U);
  EXPECT_EQ(moving.possessed(A, Estate::Szkolne), 0U);
  EXPECT_EQ(moving.possessed(A, Estate::Gorali), 2U);

  Table removing{Position{2}.possessed(Estate::Szkolne, {0, 2})};
  removing.plan({"cw1 1", "cw1 1"}).act(A, "use:estate").act(A, "take:1@szkolne");
  EXPECT_EQ(removing.player(B).supply, 20U);
  EXPECT_EQ(removing.possessed(B, Estate::Szkolne), 1U);
}

// NH-009
TEST(NowaHutaComponents, MarkersInTheSupplyAreNeitherMovedNorRemoved) {
  Table moving{Position{2}.possessed(Estate::Szkolne, {1, 0})};
  moving.plan({"cw2 1", "cw1 1"}).act(A, "use:estate");
  EXPECT_EQ(moving.options(A), Ids{"take:0@szkolne"});
  EXPECT_TRUE(names(moving.refused(A, "take:0@zielone"), "NH-009"));

  Table removing{Position{3}.possessed(Estate::Szkolne, {0, 1, 0})};
  removing.plan({"cw1 1", "cw1 1", "cw1 1"}).act(A, "use:estate");
  EXPECT_EQ(removing.options(A), Ids{"take:1@szkolne"});
  EXPECT_TRUE(names(removing.refused(A, "take:2@szkolne"), "NH-009"));
  EXPECT_TRUE(names(removing.refused(A, "take:1@handlowe"), "NH-009"));
}

// NH-010
TEST(NowaHutaComponents, RemovedMarkersGoBackToTheirOwner) {
  Table teatralne{Position{3}.possessed(Estate::Szkolne, {0, 1, 2})};
  teatralne.plan({"cw1 1", "cw1 1", "cw1 1"}).act(A, "use:estate").act(A, "take:2@szkolne");
  EXPECT_EQ(teatralne.player(C).supply, 20U);
  EXPECT_EQ(teatralne.player(B).supply, 20U);

  Table ogrodowe{Position{3}
                     .vampire(A, Estate::Szkolne)
                     .possessed(Estate::Ogrodowe, {1, 0, 0})
                     .possessed(Estate::Gorali, {0, 1, 1})};
  ogrodowe.plan({"cw1 1", "cw1 1", "cw1 1"}).act(A, "use:estate").act(A, "take:1@gorali").act(A, "take:2@gorali");
  for (const Seat s : {A, B, C}) EXPECT_EQ(ogrodowe.player(s).supply, 21U);
}

// NH-010
TEST(NowaHutaComponents, AfterArmageddonTheRemovedMarkersAreInTheirOwnersSupply) {
  Table table{Position{2}.vampire(A, Estate::Teatralne).possessed(Estate::Szkolne, {19, 4})};
  table.plan({"cw1 1", "cw1 1"}).finish_turn();
  EXPECT_EQ(table.possessed(A, Estate::Szkolne), 15U);
  EXPECT_EQ(table.player(A).supply, 4U);
  EXPECT_EQ(table.possessed(B, Estate::Szkolne), 0U);
  EXPECT_EQ(table.player(B).supply, 19U);
}

// NH-010
TEST(NowaHutaComponents, ARemovedMarkerCanBePlacedAgain) {
  Table table{Position{2}.vampire(B, Estate::Ogrodowe).possessed(Estate::Szkolne, {0, 21}).armageddon_done()};
  table.plan({"cw1 1", "cw1 1"}).act(A, "use:estate").act(A, "take:1@szkolne").finish_turn();
  EXPECT_EQ(table.possessed(B, Estate::Mlodosci), 1U);
  EXPECT_EQ(table.player(B).supply, 0U);
}

// NH-011
TEST(NowaHutaComponents, AnEstateHoldsAllMarkersOfTheGame) {
  Table table{Position{4}.vampire(A, Estate::Mlodosci).possessed(Estate::Handlowe, {16, 21, 21, 21}).armageddon_done()};
  table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"}).act(A, "use:estate").act(A, "done");
  const auto& here = table.state().estates[Estate::Handlowe].possessed;
  EXPECT_EQ(std::accumulate(here.begin(), here.end(), 0), 84);
}

// NH-012
TEST(NowaHutaComponents, AnEstateCarriesAtMostOneModifier) {
  struct Case {
    Modifier before;
    CircleAction from;  // one space before Mysterious Reports or Vile Slander
    Modifier after;
  };
  constexpr CircleAction reports = CircleAction::SabbathHour, slander = CircleAction::LightningReaction;
  for (const Case& c :
       {Case{Modifier::None, reports, Modifier::Raise}, Case{Modifier::Raise, reports, Modifier::Raise},
        Case{Modifier::Lower, reports, Modifier::None}, Case{Modifier::None, slander, Modifier::Lower},
        Case{Modifier::Lower, slander, Modifier::Lower}, Case{Modifier::Raise, slander, Modifier::None}}) {
    Table table{Position{2}.circle_pawn(A, c.from).modifier(Estate::Gorali, c.before)};
    table.plan({"cw2 1", "cw1 1"}).act(A, "use:circle");
    EXPECT_EQ(table.state().estates[Estate::Gorali].modifier, c.after);
  }
}

// NH-013
TEST(NowaHutaComponents, EveryEstateCanCarryTheSameModifierAtOnce) {
  for (const auto& [marker, from] : {std::pair{Modifier::Raise, CircleAction::SabbathHour},
                                     std::pair{Modifier::Lower, CircleAction::LightningReaction}}) {
    for (const Estate last : all_of<Estate>()) {
      Position position = Position{2}.vampire(A, moved(last, EstateCard::CounterClockwise1)).circle_pawn(A, from);
      for (const Estate other : all_of<Estate>()) position.modifier(other, other == last ? Modifier::None : marker);
      Table table{position};
      table.plan({"cw1 1", "cw1 1"}).act(A, "use:circle");
      for (const EstateSpace& estate : table.state().estates) EXPECT_EQ(estate.modifier, marker);
    }
  }
}

// NH-014
TEST(NowaHutaComponents, FourSabbathMarkersAreEnoughAndAllLeaveAtTheEndOfTheTurn) {
  Position position{4};
  const std::array where{Estate::Teatralne, Estate::Zielone, Estate::Ogrodowe, Estate::Mlodosci};
  for (unsigned s = 0; s < 4; ++s) {
    position.circle_pawn(seat(s), CircleAction::Bat).vampire(seat(s), moved(where[s], EstateCard::CounterClockwise1));
  }
  Table table{position};
  table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"});
  const auto markers = [&] {
    unsigned sum = 0;
    for (const EstateSpace& estate : table.state().estates) sum += estate.sabbath ? 1U : 0U;
    return sum;
  };
  for (unsigned s = 0; s < 4; ++s) {
    table.pass_until(seat(s)).act(seat(s), "use:circle");
    if (s < 3) {
      EXPECT_EQ(markers(), s + 1);
    }
  }
  EXPECT_EQ(table.count(EventKind::SabbathCalled), 4U);
  table.finish_turn();
  EXPECT_EQ(table.count(EventKind::SabbathScoring), 4U);
  EXPECT_EQ(markers(), 0U);
}

// NH-014
TEST(NowaHutaComponents, NobodyPlacesASecondSabbathMarkerInATurn) {
  Table table{Position{2}.vampire(A, Estate::Mlodosci).circle_pawn(A, CircleAction::Bat)};
  table.plan({"cw1 1", "cw1 1"}).act(A, "use:circle");
  EXPECT_TRUE(names(table.refused(A, "use:circle"), "NH-049"));

  State too_many = table.state();
  too_many.estates[Estate::Zielone].sabbath = true;
  const auto bad = game.check(too_many);
  ASSERT_TRUE(bad.has_value());
  EXPECT_TRUE(names(rules_of(*bad), "NH-014"));
}

// NH-015
TEST(NowaHutaComponents, EveryPlayerHasFourEstateCardsAndTwoCircleCards) {
  for (const unsigned seats : {2U, 3U, 4U}) {
    const Table table = after_setup(seats);
    for (unsigned s = 0; s < seats; ++s) EXPECT_EQ(table.options(seat(s)), six_cards);
  }
  for (const char* const card : {"move:cw0", "move:cw3", "move:ccw3", "time:0", "time:3", "time:ccw1"}) {
    EXPECT_FALSE(game.read(card).has_value()) << card;
  }
}

// NH-016
TEST(NowaHutaComponents, AllSixCardsAreThereInEveryTurn) {
  Table table = after_setup(3);
  for (unsigned turn = 1; turn <= 15; ++turn) {
    ASSERT_EQ(table.state().turn, turn);
    for (const Seat s : {A, B, C}) EXPECT_EQ(table.options(s), six_cards) << turn;
    table.plan({"cw1 1", "cw1 2", "ccw2 2"}).finish_turn();
  }
  EXPECT_TRUE(table.pending().over);
}

}  // namespace
}  // namespace krypta::nowa_huta::test::components_test
