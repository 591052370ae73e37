#include <algorithm>
#include <array>
#include <set>

#include "tests/rules/nowa_huta/board.hpp"

/// "Information": what is public, what is sealed, and who observes what.
namespace krypta::nowa_huta::test::information_test {
namespace {

using Ids = std::vector<std::string>;
using Numbers = std::vector<int>;

std::string json(const State& state) { return to_json(to_value(state)); }

/// Everything that reaches one observer: the bytes of his view, his memory, what he is asked and may answer.
struct Look {
  std::string view;
  std::vector<Event> memory;
  Pending pending;
  Message prompt;
  Ids options;
  RuleIds refusal;
  friend bool operator==(const Look&, const Look&) = default;
};
Look look(const Table& table, Seat observer) {
  const auto view = table.match().view(observer);
  return {.view = json(view.known()),
          .memory = {view.memory().begin(), view.memory().end()},
          .pending = table.pending(),
          .prompt = game.prompt(table.state(), observer).message,
          .options = table.options(observer),
          .refusal = game.explain(table.state(), observer, choose(Verb::Done))};
}

std::vector<Seat> observers(const Table& table) {
  std::vector<Seat> all{Seat::spectator};
  for (unsigned s = 0; s < table.state().players.size(); ++s) all.push_back(seat(s));
  return all;
}
std::vector<Look> looks_but_of(const Table& table, Seat owner) {
  std::vector<Look> all;
  for (const Seat s : observers(table)) {
    if (s != owner) all.push_back(look(table, s));
  }
  return all;
}

/// The fifteen things a player can have sealed: nothing, one card, or both.
std::vector<Plan> all_plans() {
  std::vector<Plan> plans;
  for (unsigned estate = 0; estate <= 4; ++estate) {
    for (unsigned circle = 0; circle <= 2; ++circle) {
      Plan plan;
      if (estate < 4) plan.estate = static_cast<EstateCard>(estate);
      if (circle < 2) plan.circle = static_cast<CircleCard>(circle);
      plans.push_back(plan);
    }
  }
  return plans;
}
Table& seal(Table& table, Seat s, const Plan& plan) {
  if (plan.estate.has_value()) table.act(s, game.write(choose(*plan.estate)));
  if (plan.circle.has_value()) table.act(s, game.write(choose(*plan.circle)));
  return table;
}

/// A match in which everybody chooses anything; `each` sees it before every choice.
template <class Each>
Table played(unsigned seats, std::uint64_t seed, Each each) {
  Table table = Table::begin(seats, {});
  table.act(Seat::chance, "elder:1");
  Rng rng{seed};
  for (;;) {
    each(table);
    if (table.pending().over) return table;
    const Seat s = table.pending().must.lowest();
    const Ids ids = table.options(s);
    const bool goes_on = !ids.empty() && table.match().length() < 5000;
    EXPECT_TRUE(goes_on) << "asked without an option, or without end";
    if (!goes_on) return table;
    table.act(s, ids[rng.below(static_cast<std::uint32_t>(ids.size()))]);
  }
}

/// Whether the last event of a kind says exactly this, and to everybody.
void expect_told(const Table& table, EventKind kind, const Numbers& expected) {
  for (const Seat s : observers(table)) {
    const auto events = seen(table.match().log(), s);
    const auto last = std::find_if(events.rbegin(), events.rend(),
                                   [&](const Event& e) { return e.kind == static_cast<std::uint8_t>(kind); });
    ASSERT_NE(last, events.rend()) << name_of(kind);
    EXPECT_EQ(Numbers(last->arguments.begin(), last->arguments.end()), expected) << name_of(kind);
  }
}
int n(auto value) { return static_cast<int>(value); }

// NH-178
TEST(NowaHutaInformation, EverythingButTheSealedCardsIsPublic) {
  for (const unsigned seats : {2U, 3U, 4U}) {
    const auto only_sealed_cards_are_missing = [](const Table& table) {
      for (const Seat observer : observers(table)) {
        State expected = table.state();
        for (unsigned s = 0; s < expected.players.size(); ++s) {
          if (table.step() <= Step::Plan && seat(s) != observer) {
            expected.players[seat(s)].plan.value = {};
            expected.players[seat(s)].plan.known = false;
          }
        }
        const auto view = table.match().view(observer);
        ASSERT_TRUE(json(view.known()) == json(expected)) << json(view.known());
      }
    };
    const Table table = played(seats, 178 + seats, only_sealed_cards_are_missing);
    EXPECT_EQ(table.state().turn, 15U);
  }
}

// NH-178
TEST(NowaHutaInformation, ASpectatorReadsTheWholeTable) {
  Position position =
      Position{3}.turn(7).elder(B).order({C, A, B}).points({4, 11, 0}).possessed(Estate::Gorali, {3, 0, 9});
  position.modifier(Estate::Szkolne, Modifier::Lower)
      .blood_dusk_done()
      .vampire(C, Estate::Ogrodowe)
      .circle_pawn(C, CircleAction::Bat);
  const Table table{position};
  const State seen_state = table.match().view(Seat::spectator).known();
  EXPECT_EQ(seen_state.turn, 7U);
  EXPECT_EQ(seen_state.elder, Maybe{B});
  EXPECT_EQ(seen_state.order[0], C);
  EXPECT_EQ(seen_state.players[B].points, 11U);
  EXPECT_EQ(seen_state.players[C].supply, 12U);
  EXPECT_EQ(seen_state.players[C].colour, 3U);
  EXPECT_EQ(seen_state.players[C].vampire, Maybe{Estate::Ogrodowe});
  EXPECT_EQ(seen_state.players[C].circle_pawn, Maybe{CircleAction::Bat});
  EXPECT_EQ(seen_state.estates[Estate::Gorali].possessed[C], 9U);
  EXPECT_EQ(seen_state.estates[Estate::Szkolne].modifier, Modifier::Lower);
  EXPECT_EQ(seen_state.blood_dusk, Special::Done);
  EXPECT_EQ(seen_state.armageddon, Special::Waiting);
}

// NH-178, NH-179
TEST(NowaHutaInformation, EveryEventIsToldToAllExceptTheFixingOfACard) {
  std::set<std::uint8_t> kinds;
  for (const unsigned seats : {2U, 3U, 4U}) {
    const Table table = played(seats, seats, [](const Table&) {});
    for (const LoggedEvent& logged : table.match().log()) {
      kinds.insert(logged.event.kind);
      const auto kind = static_cast<EventKind>(logged.event.kind);
      const bool secret = kind == EventKind::EstateCardFixed || kind == EventKind::CircleCardFixed;
      for (const Seat s : observers(table)) {
        const bool entitled = !secret || n(s) == logged.event.arguments[0];
        ASSERT_EQ(logged.audience.has(s), entitled) << name_of(kind);
      }
    }
  }
  EXPECT_GT(kinds.size(), 35U) << "the matches were too dull to prove anything";
}

// NH-179
TEST(NowaHutaInformation, NobodyElseCanTellOneSealedPlanFromAnother) {
  for (const unsigned seats : {2U, 3U, 4U}) {
    for (unsigned owner = 0; owner < seats; ++owner) {
      const Table empty{Position{seats}.possessed(Estate::Gorali, {2, 1})};
      std::vector<Look> chosen_looks;
      std::set<std::string> own_views;
      for (const Plan& plan : all_plans()) {
        Table table = empty;
        seal(table, seat(owner), plan);
        own_views.insert(look(table, seat(owner)).view);
        EXPECT_EQ(table.match().view(seat(owner)).known().players[seat(owner)].plan.value, plan);
        const auto looks = looks_but_of(table, seat(owner));
        if (!plan.complete()) {
          EXPECT_EQ(looks, looks_but_of(empty, seat(owner)));
        } else if (chosen_looks.empty()) {
          chosen_looks = looks;
          EXPECT_NE(looks, looks_but_of(empty, seat(owner))) << "that he has chosen is seen";
        } else {
          EXPECT_EQ(looks, chosen_looks);
        }
      }
      EXPECT_EQ(own_views.size(), 15U) << "the owner sees his own choice";
    }
  }
}

// NH-179
TEST(NowaHutaInformation, TwoSealedPlansTellTheThirdPlayerNothingTogether) {
  std::set<std::string> views;
  std::set<std::string> spectators;
  for (const Plan& first : all_plans()) {
    for (const Plan& second : all_plans()) {
      if (!first.complete() || !second.complete()) continue;
      Table table{Position{3}};
      seal(table, C, second);
      seal(table, A, first);
      seal(table, B, {EstateCard::Clockwise2, {}});
      views.insert(look(table, B).view);
      spectators.insert(look(table, Seat::spectator).view);
    }
  }
  EXPECT_EQ(views.size(), 1U);
  EXPECT_EQ(spectators.size(), 1U);
}

// NH-179
TEST(NowaHutaInformation, AnUnknownPlanIsTheWordUnknown) {
  Table table{Position{2}};
  seal(table, A, {EstateCard::CounterClockwise2, CircleCard::Two});
  const std::string sealed = R"("plan":{"value":"unknown","open":false})";
  EXPECT_NE(look(table, B).view.find(sealed), std::string::npos);
  EXPECT_EQ(look(table, B).view.find("ccw2"), std::string::npos);
  const std::string spectator = look(table, Seat::spectator).view;
  EXPECT_NE(spectator.find(sealed), spectator.rfind(sealed)) << "a spectator knows neither plan";
  EXPECT_NE(look(table, A).view.find(R"("plan":{"value":{"estate":"ccw2","circle":"2"},"open":false})"),
            std::string::npos);
}

// NH-179
TEST(NowaHutaInformation, AReplacedCardIsNeverToldToAnybodyElse) {
  const std::array<Ids, 4> ways{
      Ids{"move:cw2", "time:1"}, Ids{"time:2", "time:1", "move:ccw1", "move:ccw2", "move:cw2"},
      Ids{"move:cw1", "time:2", "time:1", "move:cw2"}, Ids{"time:1", "move:ccw2", "move:cw2"}};
  std::vector<std::vector<Look>> moments;  // of the first way
  for (const Ids& way : ways) {
    Table table{Position{3}};
    for (const std::string& card : way) table.act(A, card);
    std::vector<std::vector<Look>> seen_now{looks_but_of(table, A)};
    seal(table, B, {EstateCard::Clockwise1, CircleCard::One});
    seal(table, C, {EstateCard::Clockwise1, CircleCard::One});
    seen_now.push_back(looks_but_of(table, A));
    table.finish_turn();
    seen_now.push_back(looks_but_of(table, A));
    if (moments.empty()) moments = seen_now;
    EXPECT_EQ(seen_now, moments);
    EXPECT_EQ(table.count_seen(A, EventKind::EstateCardFixed) + table.count_seen(A, EventKind::CircleCardFixed),
              way.size());
  }
}

// NH-179
TEST(NowaHutaInformation, ABotImaginesTheSamePlansWhateverWasSealed) {
  std::set<std::string> imagined;
  for (const Plan& plan : all_plans()) {
    if (!plan.complete()) continue;
    Table table{Position{2}};
    seal(table, A, plan);
    seal(table, B, {EstateCard::Clockwise2, {}});
    Rng rng{179};
    imagined.insert(json(game.complete(table.match().view(B), rng)));
  }
  EXPECT_EQ(imagined.size(), 1U);
}

// NH-179
TEST(NowaHutaInformation, ABotImaginesEveryPlanThatCouldBeThere) {
  Table table{Position{3}};
  seal(table, A, {EstateCard::Clockwise1, CircleCard::One});
  seal(table, B, {EstateCard::Clockwise2, {}});
  const auto view = table.match().view(B);
  std::set<std::string> of_a, of_c;
  Rng rng{1};
  for (unsigned i = 0; i < 400; ++i) {
    const State state = game.complete(view, rng);
    EXPECT_FALSE(game.check(state).has_value());
    EXPECT_EQ(json(redact(state, B).known()), json(view.known()));
    of_a.insert(to_json(to_value(state.players[A].plan.value)));
    of_c.insert(to_json(to_value(state.players[C].plan.value)));
  }
  EXPECT_EQ(of_a.size(), 8U) << "both cards";
  EXPECT_EQ(of_c.size(), 7U) << "nothing or one card";
}

// NH-179
TEST(NowaHutaInformation, WhatABotImaginesIsAlwaysAPositionOfTheGame) {
  Rng rng{3};
  played(3, 179, [&](const Table& table) {
    for (const Seat s : observers(table)) {
      const auto view = table.match().view(s);
      const State state = game.complete(view, rng);
      const auto bad = game.check(state);
      ASSERT_FALSE(bad.has_value()) << name_of(table.step()) << ": " << bad->message;
      ASSERT_TRUE(json(redact(state, s).known()) == json(view.known())) << name_of(table.step());
    }
  });
}

// NH-180
TEST(NowaHutaInformation, ChanceDecidesNothingAfterTheElder) {
  for (const unsigned seats : {2U, 3U, 4U}) {
    Table table = played(seats, 180 + seats, [](Table& now) {
      ASSERT_FALSE(now.pending().chance);
      ASSERT_TRUE(now.options(Seat::chance).empty());
      ASSERT_TRUE(names(now.refused(Seat::chance, "elder:0"), "NH-180"));
    });
    EXPECT_EQ(table.match().chance_answers(), 1U);
  }
}

// NH-180
TEST(NowaHutaInformation, AMatchIsReplayedFromItsSetupAndItsDecisions) {
  std::vector<State> states;
  const Table first = played(3, 2024, [&](const Table& table) { states.push_back(table.state()); });
  Table again = Table::begin(3, {});
  std::size_t i = 0;
  for (const MadeChoice& made : first.match().choices()) {
    again.act(made.seat, game.write(made.choice));
    ASSERT_EQ(again.state(), states[i++]);
  }
  EXPECT_EQ(i, states.size());
  EXPECT_EQ(again.match().log(), first.match().log());
}

// "Who observes what": Elder drawn, colours taken; steps a and b; step d (NH-178)
TEST(NowaHutaInformation, SetupAndTheStepsOfATurnAreSeenByAll) {
  Table drawn = Table::begin(3, {{"colour0", "3"}});
  drawn.act(Seat::chance, "elder:2");
  expect_told(drawn, EventKind::ElderDrawn, {2});
  for (const Seat s : observers(drawn)) EXPECT_EQ(drawn.match().view(s).known().players[A].colour, 3U);

  Table table = at(Estate::Gorali, CircleAction::VileSlander, Position{3});
  expect_told(table, EventKind::PlanRevealed, {2, n(EstateCard::Clockwise1), n(CircleCard::One)});
  expect_told(table, EventKind::TurnTaken, {0});
  expect_told(table, EventKind::VampireMoved, {0, n(Estate::Teatralne), n(Estate::Gorali)});
  expect_told(table, EventKind::CirclePawnMoved, {0, n(CircleAction::LightningReaction), n(CircleAction::VileSlander)});
  table.act(A, "use:circle");
  expect_told(table, EventKind::Placed, {0, 2, n(Estate::Gorali)});
  Table poor = at(Estate::Gorali, CircleAction::Bat, Position{2}.possessed(Estate::Gorali, {21, 0}).armageddon_done());
  expect_told(poor, EventKind::NothingPlaced, {0, n(Estate::Gorali)});
}

// "Who observes what": estate abilities with which markers, from where, to where (NH-178)
TEST(NowaHutaInformation, TheFullResultOfAnAbilityIsSeenByAll) {
  const auto used = [](Estate estate, const Ids& choices) {
    Table table = at(estate, CircleAction::SabbathHour,
                     Position{3}.possessed(Estate::Ogrodowe, {2, 1, 1}).possessed(Estate::Zielone, {1, 2, 0}));
    table.act(A, "use:estate");
    for (const std::string& option : choices) table.act(A, option);
    expect_told(table, EventKind::AbilityUsed, {0, n(estate)});
    return table;
  };
  expect_told(used(Estate::Handlowe, {}), EventKind::Placed, {0, 3, n(Estate::Handlowe)});
  const Table teatralne = used(Estate::Teatralne, {"take:2@ogrodowe"});
  expect_told(teatralne, EventKind::Removed, {0, 2, n(Estate::Ogrodowe)});
  expect_told(teatralne, EventKind::Placed, {0, 1, n(Estate::Ogrodowe)});
  expect_told(used(Estate::Gorali, {"take:0@ogrodowe", "take:0@zielone"}), EventKind::Moved,
              {0, 0, 1, n(Estate::Zielone), n(Estate::Gorali)});
  expect_told(used(Estate::Zielone, {"take:1@zielone", "to:szkolne"}), EventKind::Moved,
              {0, 1, 1, n(Estate::Zielone), n(Estate::Szkolne)});
  expect_told(used(Estate::Szkolne, {"take:0@zielone", "take:2@ogrodowe"}), EventKind::Exchanged,
              {0, n(Estate::Zielone), 2, n(Estate::Ogrodowe)});
  expect_told(used(Estate::Ogrodowe, {}), EventKind::Removed, {0, 0, n(Estate::Ogrodowe)});
  expect_told(used(Estate::Ogrodowe, {"take:1@zielone"}), EventKind::Removed, {0, 1, n(Estate::Zielone)});
  expect_told(used(Estate::Mlodosci, {"take:0@ogrodowe", "count:2", "to:handlowe"}), EventKind::Moved,
              {0, 0, 2, n(Estate::Ogrodowe), n(Estate::Handlowe)});
}

// "Who observes what": Surprise Attack and Cunning Gambit, and that step a or b is skipped (NH-178)
TEST(NowaHutaInformation, AttackAndGambitAreSeenByAllWithTheirConsequence) {
  Table attack = at(Estate::Gorali, CircleAction::SurpriseAttack, Position{3});
  attack.act(A, "use:circle").act(A, "target:2").act(A, "move:ccw1");
  expect_told(attack, EventKind::Attacked,
              {0, 2, n(EstateCard::CounterClockwise1), n(Estate::Handlowe), n(Estate::Mlodosci)});
  EXPECT_TRUE(attack.last(EventKind::Attacked)->rules.contains(RuleId{104}));
  for (const Seat s : observers(attack)) EXPECT_TRUE(attack.match().view(s).known().players[C].attacked);
  attack.pass_until(C);
  expect_told(attack, EventKind::VampireHeld, {2, n(Estate::Mlodosci)});

  Table gambit = at(Estate::Gorali, CircleAction::CunningGambit, Position{3});
  gambit.act(A, "use:circle").act(A, "target:2").act(A, "time:2");
  expect_told(gambit, EventKind::Gambited,
              {0, 2, n(CircleCard::Two), n(CircleAction::SabbathHour), n(CircleAction::SurpriseAttack)});
  EXPECT_TRUE(gambit.last(EventKind::Gambited)->rules.contains(RuleId{116}));
  for (const Seat s : observers(gambit)) EXPECT_TRUE(gambit.match().view(s).known().players[C].gambited);
  gambit.pass_until(C);
  expect_told(gambit, EventKind::CirclePawnHeld, {2, n(CircleAction::SurpriseAttack)});
}

// "Who observes what": raise, lower and Sabbath markers; Lightning Reaction and Bat; declining (NH-178)
TEST(NowaHutaInformation, CircleActionsAreSeenByAll) {
  const auto used = [](CircleAction space, Modifier before, const Ids& choices) {
    Table table = at(
        Estate::Gorali, space,
        Position{3}.modifier(Estate::Gorali, before).circle_pawn(B, CircleAction::Bat).vampire(B, Estate::Teatralne));
    for (const std::string& option : choices) table.act(A, option);
    return table;
  };
  const int here = n(Estate::Gorali);
  expect_told(used(CircleAction::MysteriousReports, Modifier::None, {"use:circle"}), EventKind::ModifierPlaced,
              {0, here, n(Modifier::Raise)});
  expect_told(used(CircleAction::MysteriousReports, Modifier::Lower, {"use:circle"}), EventKind::ModifierCancelled,
              {0, here, n(Modifier::Lower)});
  expect_told(used(CircleAction::VileSlander, Modifier::Lower, {"use:circle"}), EventKind::ModifierKept,
              {0, here, n(Modifier::Lower)});
  Table sabbath = used(CircleAction::SabbathHour, Modifier::None, {"use:circle"});
  expect_told(sabbath, EventKind::SabbathCalled, {0, here});
  expect_told(sabbath.act(B, "use:circle"), EventKind::SabbathAlreadyCalled, {1, here});
  expect_told(used(CircleAction::Bat, Modifier::None, {"vampire:szkolne"}), EventKind::Flew,
              {0, here, n(Estate::Szkolne)});
  expect_told(used(CircleAction::LightningReaction, Modifier::None, {"circle:gambit"}), EventKind::Reacted,
              {0, n(CircleAction::LightningReaction), n(CircleAction::CunningGambit)});
  expect_told(used(CircleAction::Bat, Modifier::None, {"stay"}), EventKind::ActionDeclined, {0, n(CircleAction::Bat)});
  expect_told(used(CircleAction::VileSlander, Modifier::None, {"done"}), EventKind::ActionDeclined,
              {0, n(CircleAction::VileSlander)});
  expect_told(at(Estate::Handlowe, CircleAction::Bat, Position{2}).act(A, "done"), EventKind::AbilityDeclined,
              {0, n(Estate::Handlowe)});
}

// "Who observes what": special conditions, scorings, removal, order update, end of the game (NH-178)
TEST(NowaHutaInformation, TheEndOfATurnIsSeenByAll) {
  Position position = Position{2}.turn(14);
  for (const Estate e : all_of<Estate>())
    position.possessed(e, {e == Estate::Ogrodowe ? 0U : 3U, e == Estate::Gorali ? 2U : 0U});
  position.possessed(Estate::Zielone, {4, 0});
  Table table = at(Estate::Ogrodowe, CircleAction::SabbathHour, position);
  table.act(A, "use:circle");
  expect_told(table, EventKind::BloodDuskDue, {0});
  expect_told(table, EventKind::ArmageddonDue, {0});
  for (const Seat s : observers(table)) {
    EXPECT_EQ(table.match().view(s).known().blood_dusk, Special::Due);
    EXPECT_EQ(table.match().view(s).known().armageddon, Special::Due);
  }
  table.finish_turn();
  expect_told(table, EventKind::SabbathScoring, {n(Estate::Ogrodowe)});
  expect_told(table, EventKind::BloodDuskScoring, {});
  expect_told(table, EventKind::ArmageddonScoring, {});
  // Młodości is the last estate: 3 markers, place 1, 5 points, 40 in all.
  expect_told(table, EventKind::Scored, {0, n(Estate::Mlodosci), 3, 1, 5, 40});
  expect_told(table, EventKind::Kept, {0, n(Estate::Mlodosci), 3});
  expect_told(table, EventKind::Returned, {1, n(Estate::Gorali), 2});
  expect_told(table, EventKind::OrderUpdated, {2, 0, 40, 17});
  expect_told(table, EventKind::TurnBegan, {15});
  table.plan({"cw1 1", "cw1 1"}).finish_turn();
  expect_told(table, EventKind::FinalScoring, {});
  expect_told(table, EventKind::Won, {0, n(table.player(A).points), 21 - n(table.player(A).supply)});

  Table nobody{Position{2}.turn(15)};
  nobody.plan({"cw1 1", "cw1 1"}).finish_turn();
  expect_told(nobody, EventKind::NobodyScored, {n(Estate::Mlodosci)});
}

}  // namespace
}  // namespace krypta::nowa_huta::test::information_test
