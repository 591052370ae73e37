#include <algorithm>
#include <array>
#include <set>

#include "engine/games/nowa_huta/events.hpp"
#include "engine/games/nowa_huta/game.hpp"
#include "tests/properties/properties.hpp"

namespace krypta::properties::nowa_huta_test {

using namespace nowa_huta;

namespace {

bool planning(const State& state) { return state.frames.top().step == Step::Plan; }
bool has_chosen(const State& state, Seat s) { return state.players[s].plan.value.complete(); }

/// Whether the choice makes a plan complete that was not.
bool completes(const NowaHuta& game, State state, const MadeChoice& made) {
  const bool before = has_chosen(state, made.seat);
  Events ignored;
  game.apply(state, made.seat, made.choice, ignored);
  return has_chosen(state, made.seat) != before;
}

struct NowaHutaSubject {
  using Game = NowaHuta;
  static constexpr unsigned matches_each = KRYPTA_MATCHES;
  static bool may_be_nobody(std::string_view) { return false; }

  static std::vector<Setup> setups(unsigned seats) {
    const std::string last = std::to_string(seats - 1);
    return {{seats},
            {seats, {{"elder", "0"}}},
            {seats, {{"elder", last}, {"colour0", "3"}}},
            {seats, {{"last_winners", "0," + last}}},
            {seats, {{"last_winners", "1"}, {"elder", "0"}}}};
  }

  static std::vector<Choice> notation() {
    std::vector<Choice> all{choose(Verb::Done), choose(Verb::Stay), choose(Usable::Ability), choose(Usable::Action)};
    for (unsigned s = 0; s < table_size; ++s) {
      all.push_back(choose(Verb::Elder, seat(s)));
      all.push_back(choose(Verb::Target, seat(s)));
      for (const Estate e : all_of<Estate>()) all.push_back(take(seat(s), e));
    }
    for (const Estate e : all_of<Estate>()) {
      all.push_back(choose(Verb::Vampire, e));
      all.push_back(choose(Verb::To, e));
    }
    for (const CircleAction a : all_of<CircleAction>()) all.push_back(choose(Verb::Circle, a));
    for (const EstateCard c : all_of<EstateCard>()) all.push_back(choose(c));
    for (const CircleCard c : all_of<CircleCard>()) all.push_back(choose(c));
    for (unsigned count = 1; count <= 4; ++count) all.push_back(choose(Verb::Count, count));
    return all;
  }

  static Choice pick(unsigned, const State&, const Options& legal, Rng& rng) { return any_of(legal, rng); }

  /// Cards may be replaced without end; random players do it half as often as they fix one.
  static std::size_t most_choices(unsigned seats) { return 200ULL * seats; }

  /// Cards that are fixed or replaced without completing the plan show nothing, so any number of them may stand for any
  /// other number; the card that completes a plan shows that it does and nothing else; the last one opens all. NH-179
  static std::optional<std::vector<Choice>> counterpart(const NowaHuta& game, const State& one, const State& other,
                                                        const MadeChoice& made, Seat secret, Rng& rng) {
    if (!planning(one)) return std::vector{made.choice};
    State next = one;
    Events ignored;
    game.apply(next, made.seat, made.choice, ignored);
    if (!planning(next)) return std::nullopt;
    if (made.seat != secret) return std::vector{made.choice};

    std::vector<Choice> answer;
    State world = other;
    const auto add = [&](bool completing) {
      Options legal;
      game.options(world, secret, legal);
      std::vector<Choice> fitting;
      for (const Choice c : legal) {
        if (completes(game, world, {secret, c}) == completing) fitting.push_back(c);
      }
      answer.push_back(fitting[rng.below(static_cast<std::uint32_t>(fitting.size()))]);
      game.apply(world, secret, answer.back(), ignored);
    };
    for (std::uint32_t more = rng.below(3); more > 0; --more) add(false);
    if (has_chosen(next, secret) == has_chosen(one, secret)) return answer;
    if (world.players[secret].plan.value == Plan{}) add(false);
    add(true);
    return answer;
  }
};

using NowaHutaMatch = RandomMatch<NowaHutaSubject>;

/// Calls `visit(before, match)` after each choice.
template <class Visit>
void each_step(Visit visit) {
  each_match<NowaHutaSubject>([&](NowaHutaMatch& random) {
    for (State before = random.state(); random.step(); before = random.state()) visit(before, random);
  });
}

// NH-007
TEST(NowaHutaConservation, EveryPlayerHas21MarkersOnTheEstatesAndInSupply) {
  each_step([](const State&, NowaHutaMatch& random) {
    const State& state = random.state();
    for (unsigned s = 0; s < random.seats(); ++s) {
      unsigned markers = state.players[seat(s)].supply;
      for (const EstateSpace& estate : state.estates) markers += estate.possessed[seat(s)];
      ASSERT_EQ(markers, 21U) << "seat " << s << random.where();
    }
  });
}

// NH-012, NH-014, NH-097, NH-131: a modifier changes only where the chooser's vampire stands; there are at most four
// Sabbath markers, no more than players who have had their go, and none outside the action phase.
TEST(NowaHutaConservation, ModifiersAndSabbathMarkersStayWithinTheirLimits) {
  each_step([](const State& before, NowaHutaMatch& random) {
    const State& state = random.state();
    const Seat chooser = random.match().record().choice(random.match().length() - 1).seat;
    unsigned sabbaths = 0;
    for (const Estate e : all_of<Estate>()) {
      sabbaths += state.estates[e].sabbath ? 1U : 0U;
      const Modifier was = before.estates[e].modifier;
      const Modifier is = state.estates[e].modifier;
      if (was == is) continue;
      ASSERT_EQ(before.players[chooser].vampire, Maybe{e}) << random.where();
      ASSERT_TRUE(was == Modifier::None || is == Modifier::None) << random.where();
    }
    const bool acting = state.frames[0].step == Step::TakeTurns;
    ASSERT_LE(sabbaths, acting ? state.frames[0].place + 1U : 0U) << random.where();
    ASSERT_LE(sabbaths, 4U) << random.where();
  });
}

// NH-167: and they rise at the end of a turn only (NH-030).
TEST(NowaHutaConservation, PointsNeverFall) {
  each_step([](const State& before, NowaHutaMatch& random) {
    const State& state = random.state();
    const bool turn_ended = state.turn != before.turn || random.match().pending().over;
    for (unsigned s = 0; s < random.seats(); ++s) {
      const auto was = before.players[seat(s)].points;
      const auto is = state.players[seat(s)].points;
      ASSERT_TRUE(turn_ended ? is >= was : is == was) << "seat " << s << random.where();
    }
  });
}

// NH-023, NH-028, NH-031, NH-042, NH-135, NH-138
TEST(NowaHutaConservation, TurnOrderElderAndSpecialScoringsGoOneWayOnly) {
  each_step([](const State& before, NowaHutaMatch& random) {
    const State& state = random.state();
    ASSERT_TRUE(state.turn >= 1 && state.turn <= 15) << random.where();
    ASSERT_TRUE(state.turn == before.turn || state.turn == before.turn + 1) << random.where();
    SeatSet ordered;
    for (const Seat s : state.order) ordered.add(s);
    ASSERT_EQ(state.order.size(), random.seats()) << random.where();
    ASSERT_EQ(ordered, SeatSet::first(random.seats())) << random.where();
    const bool new_track = state.turn != before.turn || !before.elder.has_value();
    ASSERT_TRUE(new_track || state.order == before.order) << random.where();
    ASSERT_TRUE(state.elder == before.elder || !before.elder.has_value()) << random.where();
    ASSERT_GE(state.blood_dusk, before.blood_dusk) << random.where();
    ASSERT_GE(state.armageddon, before.armageddon) << random.where();
    // NH-169, NH-170: whoever is earlier on a new track has fewer points, or as many and no more possessed.
    if (state.turn == before.turn) return;
    for (std::size_t place = 1; place < state.order.size(); ++place) {
      const Player& earlier = state.players[state.order[place - 1]];
      const Player& later = state.players[state.order[place]];
      ASSERT_LE(earlier.points, later.points) << random.where();
      ASSERT_TRUE(earlier.points < later.points || earlier.supply >= later.supply) << random.where();
    }
  });
}

// NH-022, NH-180
TEST(NowaHutaTermination, ChanceDecidesOnceWhereTheElderIsDrawnAndNeverElse) {
  each_match<NowaHutaSubject>([](NowaHutaMatch& random) {
    const bool drawn = !random.state().elder.has_value();
    const std::string_view winners = random.setup().option("last_winners", "none");
    const bool several = winners.find(',') != std::string_view::npos;
    const bool open = winners == "none" && random.setup().option("elder", "draw") == "draw";
    ASSERT_EQ(drawn, several || open) << random.where();
    while (random.step()) {
    }
    ASSERT_EQ(random.match().chance_answers(), drawn ? 1U : 0U) << random.where();
    ASSERT_TRUE(!drawn || random.match().choices().front().seat == Seat::chance) << random.where();
  });
}

// NH-028, NH-032, NH-043: fifteen turns, in each everybody takes his turn once; and apart from cards that are replaced
// the number of choices is bounded: two pawns in setup, and a turn two cards and at most eight decisions (Zielone takes
// five, an attack or gambit three).
TEST(NowaHutaTermination, AMatchHas15TurnsAndEachPlayerTakesAllOfThem) {
  each_match<NowaHutaSubject>([](NowaHutaMatch& random) {
    std::size_t replaced = 0;
    while (const auto next = random.draw()) {
      const bool card = planning(random.state());
      const Plan plan = card ? random.state().players[next->seat].plan.value : Plan{};
      const bool again = verb(next->choice) == Verb::Move ? plan.estate.has_value() : plan.circle.has_value();
      replaced += card && again ? 1U : 0U;
      random.make(*next);
    }
    ASSERT_EQ(random.state().turn, 15U) << random.where();
    std::array<unsigned, table_size> taken{};
    unsigned began = 0;
    for (const LoggedEvent& logged : random.match().log()) {
      const auto kind = static_cast<EventKind>(logged.event.kind);
      if (kind == EventKind::TurnTaken) ++taken[static_cast<std::size_t>(logged.event.arguments[0])];
      if (kind == EventKind::TurnBegan) ++began;
    }
    ASSERT_EQ(began, 15U) << random.where();
    for (unsigned s = 0; s < random.seats(); ++s) ASSERT_EQ(taken[s], 15U) << random.where();
    ASSERT_LE(random.match().length() - replaced, 1U + random.seats() * (2U + 15U * 10U)) << random.where();
  });
}

// NH-175, NH-176, NH-177
TEST(NowaHutaTermination, NobodyIsBetterThanAWinner) {
  each_match<NowaHutaSubject>([](NowaHutaMatch& random) {
    while (random.step()) {
    }
    const Outcome outcome = random.game().result(random.state());
    const auto merit = [&](unsigned s) {
      const Player& player = random.state().players[seat(s)];
      return std::pair{int{player.points}, -int{player.supply}};
    };
    for (unsigned s = 0; s < random.seats(); ++s) {
      unsigned better = 0;
      for (unsigned other = 0; other < random.seats(); ++other) better += merit(other) > merit(s) ? 1U : 0U;
      ASSERT_EQ(outcome.places[s], better + 1) << random.where();
      ASSERT_EQ(outcome.scores[s], merit(s).first) << random.where();
    }
  });
}

/// Every plan that a player may have while the others know only whether he has chosen. NH-181
std::vector<Plan> plans(bool chosen) {
  std::vector<Plan> all;
  if (!chosen) all.emplace_back();
  for (const EstateCard e : all_of<EstateCard>()) {
    if (!chosen) all.push_back({e, {}});
    for (const CircleCard c : all_of<CircleCard>()) {
      if (chosen) all.push_back({e, c});
    }
  }
  for (const CircleCard c : all_of<CircleCard>()) {
    if (!chosen) all.push_back({{}, c});
  }
  return all;
}

// NH-179, at one in two hundred of the planning nodes: a seat's plan is one of seven or eight, and whichever it is,
// nobody else gets a different byte.
TEST(NowaHutaSecrecy, EveryPlanOfASeatLooksTheSameToTheOthers) {
  each_match<NowaHutaSubject>([](NowaHutaMatch& random) {
    do {
      if (!planning(random.state()) || !random.sometimes(200)) continue;
      const Seat secret = seat(random.rng().below(random.seats()));
      for (const Seat observer : observers(random.seats())) {
        const std::vector<Plan> possible = plans(has_chosen(random.state(), secret));
        std::set<std::string> bytes;
        for (const Plan& plan : possible) {
          State state = random.state();
          state.players[secret].plan.value = plan;
          const TypedMatch<NowaHuta> match{Match<NowaHuta>{random.game(), state}};
          bytes.insert(shown_to(match, observer, {}));
        }
        const std::size_t expected = observer == secret ? possible.size() : 1;
        ASSERT_EQ(bytes.size(), expected) << "observer " << number(observer) << random.where();
      }
    } while (random.step());
  });
}

// At one random planning node of every tenth match: of 400 draws none contradicts what the observer knows, every
// possible plan of every other seat comes, and none much more often than another. The bound is five standard
// deviations, the seeds are fixed.
TEST(NowaHutaSecrecy, CompletionReachesEveryHiddenPlanEquallyOftenAndNoOther) {
  constexpr std::size_t draws = 400;
  each_match<NowaHutaSubject>(
      [&](NowaHutaMatch& random) {
        const std::size_t least = random.rng().below(100);
        while (random.match().length() < least || !planning(random.state())) {
          ASSERT_TRUE(random.step()) << random.where();
        }
        const Seat observer = observers(random.seats())[random.rng().below(random.seats() + 1)];
        const auto view = random.match().view(observer);
        std::vector<State> drawn;
        for (std::size_t i = 0; i < draws; ++i) {
          drawn.push_back(random.game().complete(view, random.rng()));
          State without_plans = drawn.back();
          for (unsigned s = 0; s < random.seats(); ++s) {
            if (seat(s) != observer) without_plans.players[seat(s)].plan = random.state().players[seat(s)].plan;
          }
          ASSERT_TRUE(same(without_plans, random.state())) << random.where();
        }
        for (unsigned s = 0; s < random.seats(); ++s) {
          if (seat(s) == observer) continue;
          const std::vector<Plan> possible = plans(has_chosen(random.state(), seat(s)));
          std::size_t sum = 0;
          for (const Plan& plan : possible) {
            const auto is_it = [&](const State& state) { return state.players[seat(s)].plan.value == plan; };
            const auto count = std::ranges::count_if(drawn, is_it);
            const double expected = draws / static_cast<double>(possible.size());
            const double off = static_cast<double>(count) - expected;
            ASSERT_GT(count, 0) << "seat " << s << random.where();
            ASSERT_LT(off * off, 25 * expected) << "seat " << s << random.where();
            sum += static_cast<std::size_t>(count);
          }
          ASSERT_EQ(sum, draws) << "seat " << s << " has an impossible plan" << random.where();
        }
      },
      10);
}

// NH-037, NH-181: what the others are told of planning is one HasChosen a player and turn, whatever he tried before.
TEST(NowaHutaSecrecy, OthersAreToldOnceThatAPlayerHasChosenAndTheCardsOnlyAtTheReveal) {
  each_match<NowaHutaSubject>([](NowaHutaMatch& random) {
    while (random.step()) {
    }
    for (const Seat observer : observers(random.seats())) {
      std::array<unsigned, table_size> chosen{};
      std::array<unsigned, table_size> revealed{};
      for (const Event& event : seen(random.match().log(), observer)) {
        const auto kind = static_cast<EventKind>(event.kind);
        const Seat whose = static_cast<Seat>(event.arguments.empty() ? 0 : event.arguments[0]);
        const bool card = kind == EventKind::EstateCardFixed || kind == EventKind::CircleCardFixed;
        ASSERT_TRUE(!card || whose == observer) << random.where();
        if (kind == EventKind::HasChosen) ++chosen[number(whose)];
        if (kind == EventKind::PlanRevealed) ++revealed[number(whose)];
      }
      for (unsigned s = 0; s < random.seats(); ++s) {
        ASSERT_EQ(chosen[s], 15U) << random.where();
        ASSERT_EQ(revealed[s], 15U) << random.where();
      }
    }
  });
}

// NH-038: the same cards fixed in another order, and without the cards they replaced, give an equal state.
TEST(NowaHutaRecord, TheOrderInWhichPlansAreMadeLeavesNoTrace) {
  std::uint64_t compared = 0;
  each_match<NowaHutaSubject>([&](NowaHutaMatch& random) {
    State unplanned = random.state();
    while (const auto next = random.draw()) {
      const bool was_planning = planning(random.state());
      random.make(*next);
      const State& state = random.state();
      if (!planning(state)) continue;
      if (!was_planning) unplanned = state;
      if (!random.sometimes()) continue;
      std::vector<MadeChoice> cards;
      for (unsigned s = 0; s < random.seats(); ++s) {
        const Plan& plan = state.players[seat(s)].plan.value;
        if (plan.estate.has_value()) cards.push_back({seat(s), choose(*plan.estate)});
        if (plan.circle.has_value()) cards.push_back({seat(s), choose(*plan.circle)});
      }
      std::ranges::shuffle(cards, random.rng());
      State other = unplanned;
      Events ignored;
      for (const MadeChoice& made : cards) random.game().apply(other, made.seat, made.choice, ignored);
      ASSERT_TRUE(same(other, state)) << random.where();
      ASSERT_EQ(hash_of(other), hash_of(state)) << random.where();
      ++compared;
    }
  });
  EXPECT_GT(compared, NowaHutaSubject::matches_each);
}

}  // namespace

INSTANTIATE_TYPED_TEST_SUITE_P(NowaHuta, Legality, NowaHutaSubject);
INSTANTIATE_TYPED_TEST_SUITE_P(NowaHuta, Secrecy, NowaHutaSubject);
INSTANTIATE_TYPED_TEST_SUITE_P(NowaHuta, Record, NowaHutaSubject);

}  // namespace krypta::properties::nowa_huta_test
