#include <array>
#include <map>

#include "engine/core/any_game.hpp"
#include "tests/rules/nowa_huta/table.hpp"

/// "Setup": colours, the Elder, the first order track, the pawns.
namespace krypta::nowa_huta::test::setup_test {
namespace {

using Ids = std::vector<std::string>;
using Seats = std::vector<Seat>;
using Agreed = std::vector<std::pair<std::string, std::string>>;

Result<State> begin(unsigned seats, const Agreed& options) { return game.begin(Setup{seats, options}); }

/// The state a setup gives; it must be a legal one.
State begun(unsigned seats, const Agreed& options) {
  const auto state = begin(seats, options);
  EXPECT_TRUE(static_cast<bool>(state));
  return state ? *state : State{};
}

Ids rules_of(const Refusal& refusal) {
  Ids ids;
  for (const RuleId rule : refusal.rules) ids.push_back(rule_name(game.info(), rule));
  return ids;
}

Ids refused_setup(unsigned seats, const Agreed& options) {
  const auto state = begin(seats, options);
  EXPECT_FALSE(static_cast<bool>(state)) << "accepted";
  return state ? Ids{} : rules_of(state.refusal());
}

std::vector<unsigned> colours(unsigned seats, const Agreed& options) {
  std::vector<unsigned> all;
  for (const Player& player : begun(seats, options).players) all.push_back(player.colour);
  return all;
}

Seats order_of(const State& state) { return {state.order.begin(), state.order.end()}; }

/// Those who are asked during a step of the setup, in that order; each of them takes the same option.
Seats asked_during(Table& table, Step step, std::string_view option) {
  Seats asked;
  while (table.step() == step) {
    EXPECT_EQ(table.pending().must.size(), 1U);
    EXPECT_TRUE(table.pending().may.empty());
    asked.push_back(table.pending().must.lowest());
    table.act(asked.back(), option);
  }
  return asked;
}

std::vector<int> told(const std::optional<Event>& event) {
  return !event ? std::vector<int>{} : std::vector<int>(event->arguments.begin(), event->arguments.end());
}

// NH-017
TEST(NowaHutaSetup, SeatsThatDoNotPickGetTheLowestFreeColours) {
  using Colours = std::vector<unsigned>;
  EXPECT_EQ(colours(2, {}), (Colours{1, 2}));
  EXPECT_EQ(colours(3, {}), (Colours{1, 2, 3}));
  EXPECT_EQ(colours(4, {}), (Colours{1, 2, 3, 4}));
  EXPECT_EQ(colours(4, {{"colour2", "1"}}), (Colours{2, 3, 1, 4}));
  EXPECT_EQ(colours(3, {{"colour0", "4"}, {"colour2", "2"}}), (Colours{4, 1, 2}));
  EXPECT_EQ(colours(4, {{"colour0", "4"}, {"colour1", "3"}, {"colour2", "2"}, {"colour3", "1"}}),
            (Colours{4, 3, 2, 1}));
}

// NH-017
TEST(NowaHutaSetup, TwoSeatsCannotHaveTheSameColour) {
  EXPECT_TRUE(names(refused_setup(3, {{"colour0", "2"}, {"colour2", "2"}}), "NH-017"));
  EXPECT_TRUE(names(refused_setup(2, {{"colour2", "1"}}), "NH-017"));
  EXPECT_FALSE(static_cast<bool>(begin(2, {{"colour0", "5"}})));
  EXPECT_FALSE(static_cast<bool>(begin(2, {{"colour0", "0"}})));
  State twice = begun(2, {{"elder", "0"}});
  twice.players[B].colour = twice.players[A].colour;
  const auto bad = game.check(twice);
  ASSERT_TRUE(bad.has_value());
  EXPECT_TRUE(names(rules_of(*bad), "NH-017"));
}

// NH-017
TEST(NowaHutaSetup, NoRuleDependsOnTheColours) {
  Table plain{begun(2, {{"elder", "0"}})};
  Table swapped{begun(2, {{"elder", "0"}, {"colour0", "4"}, {"colour1", "1"}})};
  for (Table* const table : {&plain, &swapped}) {
    table->act(B, "vampire:mlodosci").act(A, "vampire:szkolne").act(A, "circle:bat").act(B, "circle:sabbath");
    table->plan({"cw1 1", "cw1 1"}).act(B, "use:estate").act(B, "use:circle").act(A, "use:circle").finish_turn();
  }
  State same = swapped.state();
  same.players[A].colour = 1;
  same.players[B].colour = 2;
  EXPECT_EQ(plain.state(), same);
}

// NH-017, NH-018, NH-019, NH-020, NH-021
TEST(NowaHutaSetup, EverybodyStartsWithAllHisMarkersAndCardsAndTheBoardIsEmpty) {
  for (const unsigned seats : {2U, 3U, 4U}) {
    Table table = Table::begin(seats);
    EXPECT_EQ(table.state().turn, 1U);
    for (const Player& player : table.state().players) {
      EXPECT_EQ(player.points, 0U);
      EXPECT_EQ(player.supply, 21U);
      EXPECT_FALSE(player.vampire.has_value());
      EXPECT_FALSE(player.circle_pawn.has_value());
    }
    for (const EstateSpace& estate : table.state().estates) {
      EXPECT_EQ(estate.modifier, Modifier::None);
      EXPECT_FALSE(estate.sabbath);
      ASSERT_EQ(estate.possessed.size(), seats);
      for (const unsigned count : estate.possessed) EXPECT_EQ(count, 0U);
    }
    asked_during(table, Step::PlaceVampires, "vampire:gorali");
    asked_during(table, Step::PlaceCirclePawns, "circle:bat");
    EXPECT_EQ(table.step(), Step::Plan);
    EXPECT_EQ(table.state().turn, 1U);
    EXPECT_EQ(told(table.last(EventKind::TurnBegan)), std::vector<int>{1});
    for (unsigned s = 0; s < seats; ++s) EXPECT_EQ(table.options(seat(s)).size(), 6U);
  }
}

// NH-018, NH-019, NH-020, NH-021
TEST(NowaHutaSetup, APositionInSetupWithAnythingOnTheBoardIsRefused) {
  const State start = begun(2, {{"elder", "0"}});
  const auto refused_as = [&](auto change) {
    State state = start;
    change(state);
    const auto bad = game.check(state);
    EXPECT_TRUE(bad.has_value());
    return bad ? rules_of(*bad) : Ids{};
  };
  EXPECT_FALSE(game.check(start).has_value());
  EXPECT_TRUE(names(refused_as([](State& s) { s.estates[Estate::Gorali].modifier = Modifier::Lower; }), "NH-018"));
  EXPECT_TRUE(names(refused_as([](State& s) { s.players[B].points = 1; }), "NH-019"));
  EXPECT_TRUE(names(refused_as([](State& s) {
                      s.players[B].supply = 20;
                      s.estates[Estate::Gorali].possessed[B] = 1;
                    }),
                    "NH-020"));
  EXPECT_TRUE(names(refused_as([](State& s) { s.turn = 2; }), "NH-021"));
}

// NH-022
TEST(NowaHutaSetup, TheElderIsThePreviousWinnerElseTheHostsChoice) {
  EXPECT_EQ(begun(3, {{"elder", "2"}}).elder, Maybe{C});
  EXPECT_EQ(begun(3, {{"last_winners", "1"}}).elder, Maybe{B});
  EXPECT_EQ(begun(3, {{"elder", "2"}, {"last_winners", "1"}}).elder, Maybe{B});
  EXPECT_EQ(begun(3, {{"elder", "2"}, {"last_winners", "none"}}).elder, Maybe{C});
  for (const Agreed& single : {Agreed{{"elder", "2"}}, Agreed{{"last_winners", "1"}}}) {
    Table table{begun(3, single)};
    EXPECT_FALSE(table.pending().chance);
    EXPECT_EQ(table.step(), Step::PlaceVampires);
    EXPECT_TRUE(table.options(Seat::chance).empty());
  }
}

// NH-022
TEST(NowaHutaSetup, TheElderMustSitAtTheTable) {
  EXPECT_TRUE(names(refused_setup(3, {{"elder", "3"}}), "NH-022"));
  EXPECT_TRUE(names(refused_setup(2, {{"last_winners", "2"}}), "NH-022"));
  EXPECT_TRUE(names(refused_setup(3, {{"last_winners", "0,3"}}), "NH-022"));
}

// NH-022
TEST(NowaHutaSetup, SeveralCandidatesAreDrawnByChanceWithEqualWeights) {
  struct Case {
    unsigned seats;
    Agreed agreed;
    Ids draw;
  };
  for (const Case& c :
       {Case{2, {}, {"elder:0", "elder:1"}}, Case{3, {{"elder", "draw"}}, {"elder:0", "elder:1", "elder:2"}},
        Case{4, {}, {"elder:0", "elder:1", "elder:2", "elder:3"}},
        Case{4, {{"last_winners", "1,3"}}, {"elder:1", "elder:3"}},
        Case{4, {{"elder", "0"}, {"last_winners", "1,2,3"}}, {"elder:1", "elder:2", "elder:3"}}}) {
    const State start = begun(c.seats, c.agreed);
    Table table{start};
    EXPECT_TRUE(table.pending().chance);
    EXPECT_TRUE(table.pending().able().empty());
    EXPECT_EQ(table.options(Seat::chance), c.draw);
    Chances<NowaHuta> chances;
    game.chances(start, chances);
    for (const Weighted& w : chances) EXPECT_EQ(w.weight, chances[0].weight);
    for (unsigned s = 0; s < c.seats; ++s) EXPECT_TRUE(table.options(seat(s)).empty());
    for (const std::string& elder : c.draw) {
      Table drawn{start};
      drawn.act(Seat::chance, elder);
      EXPECT_EQ("elder:" + std::to_string(number(*drawn.state().elder)), elder);
      EXPECT_FALSE(drawn.pending().chance);
    }
  }
}

// NH-022
TEST(NowaHutaSetup, TheDrawFollowsTheSeedAndEveryCandidateIsEquallyLikely) {
  const State start = begun(4, {{"last_winners", "0,1,3"}});
  std::map<Seat, int> drawn;
  std::map<Seat, int> sampled;
  Rng rng{22};
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    Match<NowaHuta> match{game, start};
    match.answer_for_chance(ChanceStream{seed});
    Match<NowaHuta> again{game, start};
    again.answer_for_chance(ChanceStream{seed});
    ASSERT_EQ(match.state(), again.state());
    ASSERT_EQ(match.length(), 1U);
    ++drawn[*match.state().elder];
    ++sampled[chosen<Seat>(game.sample(start, rng))];
  }
  for (const auto& counts : {drawn, sampled}) {
    ASSERT_EQ(counts.size(), 3U);
    EXPECT_EQ(counts.count(C), 0U);
    for (const auto& [elder, count] : counts) EXPECT_NEAR(count, 1000, 100);
  }
}

// NH-022
TEST(NowaHutaSetup, NobodyButChanceDrawsAndOnlyAmongTheCandidates) {
  Table table{begun(4, {{"last_winners", "1,3"}})};
  EXPECT_TRUE(names(table.refused(B, "elder:1"), "NH-022"));
  EXPECT_TRUE(names(table.refused(B, "vampire:gorali"), "NH-022"));
  EXPECT_TRUE(names(table.refused(Seat::chance, "elder:0"), "NH-022"));
  table.act(Seat::chance, "elder:3");
  EXPECT_EQ(table.state().elder, Maybe{D});
  for (const Seat s : {A, B, C, D, Seat::spectator}) EXPECT_EQ(table.count_seen(s, EventKind::ElderDrawn), 1U);
  EXPECT_EQ(told(table.last(EventKind::ElderDrawn)), std::vector<int>{3});
}

// NH-023
TEST(NowaHutaSetup, TheElderStaysTheElderWhateverTheOrderTrackSays) {
  // D becomes last by points, and the tie of the others is still settled by the Elder B.
  Table table{Position{4}.elder(B).order({B, A, D, C}).points({0, 0, 0, 9})};
  table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"}).finish_turn();
  EXPECT_EQ(table.state().elder, Maybe{B});
  EXPECT_EQ(order_of(table.state()), (Seats{A, C, B, D}));
  table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"}).finish_turn();
  EXPECT_EQ(table.state().elder, Maybe{B});
  EXPECT_EQ(order_of(table.state()), (Seats{A, C, B, D}));
}

// NH-024
TEST(NowaHutaSetup, TheElderIsLastAndHisRightHandNeighbourFirst) {
  const std::map<unsigned, std::vector<Seats>> expected{{2, {{B, A}, {A, B}}},
                                                        {3, {{C, B, A}, {A, C, B}, {B, A, C}}},
                                                        {4, {{D, B, C, A}, {A, C, D, B}, {B, D, A, C}, {C, A, B, D}}}};
  for (const auto& [seats, orders] : expected) {
    for (unsigned elder = 0; elder < seats; ++elder) {
      EXPECT_EQ(order_of(begun(seats, {{"elder", std::to_string(elder)}})), orders[elder])
          << seats << ", Elder " << elder;
      Table drawn{begun(seats, {})};
      drawn.act(Seat::chance, "elder:" + std::to_string(elder));
      EXPECT_EQ(order_of(drawn.state()), orders[elder]) << seats << ", Elder drawn " << elder;
    }
  }
}

// NH-025, NH-026
TEST(NowaHutaSetup, VampiresArePlacedInTheOrderOfTheTrackAndCirclePawnsInReverse) {
  for (const unsigned seats : {2U, 3U, 4U}) {
    for (unsigned elder = 0; elder < seats; ++elder) {
      Table table{begun(seats, {{"elder", std::to_string(elder)}})};
      const Seats order = order_of(table.state());
      EXPECT_EQ(asked_during(table, Step::PlaceVampires, "vampire:szkolne"), order);
      EXPECT_EQ(asked_during(table, Step::PlaceCirclePawns, "circle:gambit"), Seats(order.rbegin(), order.rend()));
      EXPECT_EQ(order.back(), seat(elder));
      EXPECT_EQ(order_of(table.state()), order);
    }
  }
}

// NH-025
TEST(NowaHutaSetup, EachVampireMayGoToAnyEstateAndAllSeeItAtOnce) {
  Table table = Table::begin(3);
  const std::array where{Estate::Mlodosci, Estate::Handlowe, Estate::Mlodosci};
  const std::array who{C, B, A};
  for (unsigned i = 0; i < 3; ++i) {
    EXPECT_EQ(table.options(who[i]).size(), 7U);
    EXPECT_TRUE(names(table.refused(who[(i + 1) % 3], "vampire:gorali"), "NH-025"));
    EXPECT_TRUE(names(table.refused(who[i], "circle:bat"), "NH-025"));
    table.act(who[i], "vampire:" + std::string{name_of(where[i])});
    for (const Seat s : {A, B, C, Seat::spectator}) {
      EXPECT_EQ(table.match().view(s).known().players[who[i]].vampire, Maybe{where[i]});
      EXPECT_EQ(table.count_seen(s, EventKind::VampirePlaced), i + 1);
    }
    EXPECT_EQ(told(table.last(EventKind::VampirePlaced)), (std::vector<int>{int(number(who[i])), int(where[i])}));
  }
}

// NH-026
TEST(NowaHutaSetup, EachCirclePawnMayGoToAnySpaceAndAllSeeItAtOnce) {
  Table table = Table::begin(3);
  asked_during(table, Step::PlaceVampires, "vampire:zielone");
  const std::array where{CircleAction::Bat, CircleAction::Bat, CircleAction::MysteriousReports};
  const std::array who{A, B, C};
  for (unsigned i = 0; i < 3; ++i) {
    EXPECT_EQ(table.options(who[i]).size(), 7U);
    EXPECT_TRUE(names(table.refused(who[(i + 1) % 3], "circle:bat"), "NH-026"));
    EXPECT_TRUE(names(table.refused(who[i], "vampire:gorali"), "NH-026"));
    table.act(who[i], "circle:" + std::string{name_of(where[i])});
    for (const Seat s : {A, B, C, Seat::spectator}) {
      EXPECT_EQ(table.match().view(s).known().players[who[i]].circle_pawn, Maybe{where[i]});
      EXPECT_EQ(table.count_seen(s, EventKind::CirclePawnPlaced), i + 1);
    }
    EXPECT_EQ(told(table.last(EventKind::CirclePawnPlaced)), (std::vector<int>{int(number(who[i])), int(where[i])}));
  }
}

// NH-027
TEST(NowaHutaSetup, NothingIsUsedOrPlacedWhereThePawnsAreSetUp) {
  for (const Estate estate : all_of<Estate>()) {
    for (const CircleAction space : all_of<CircleAction>()) {
      Table table = Table::begin(2);
      asked_during(table, Step::PlaceVampires, "vampire:" + std::string{name_of(estate)});
      asked_during(table, Step::PlaceCirclePawns, "circle:" + std::string{name_of(space)});
      EXPECT_EQ(table.step(), Step::Plan);
      EXPECT_EQ(table.match().record().events(), 5U)
          << "two vampires, two circle pawns, the first turn and nothing else";
      for (const Player& player : table.state().players) EXPECT_EQ(player.supply, 21U);
      for (const EstateSpace& each : table.state().estates) {
        EXPECT_EQ(each.modifier, Modifier::None);
        EXPECT_FALSE(each.sabbath);
      }
    }
  }
}

// NH-027
TEST(NowaHutaSetup, TheFirstMarkersComeInStepDOfTurnOne) {
  Table table = Table::begin(2);
  asked_during(table, Step::PlaceVampires, "vampire:handlowe");
  asked_during(table, Step::PlaceCirclePawns, "circle:reports");
  table.plan({"cw2 1", "ccw2 1"}).finish_turn();
  EXPECT_EQ(table.possessed(A, Estate::Gorali), 2U);
  EXPECT_EQ(table.possessed(B, Estate::Ogrodowe), 2U);
  for (const Player& player : table.state().players) EXPECT_EQ(player.supply, 19U);
}

// NH-104, NH-116: before there is an order nobody can have been attacked, whatever somebody writes down.
TEST(NowaHutaSetup, NobodyIsAttackedWhileTheElderIsDrawn) {
  for (bool Player::*mark : {&Player::attacked, &Player::gambited}) {
    State state = begun(3, {});
    state.players[B].*mark = true;
    EXPECT_TRUE(game.check(state).has_value());
  }
}

}  // namespace
}  // namespace krypta::nowa_huta::test::setup_test
