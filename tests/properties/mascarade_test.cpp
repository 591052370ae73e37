#include <array>
#include <map>
#include <set>

#include "tests/properties/mascarade_subject.hpp"
#include "tests/properties/properties.hpp"

namespace krypta::properties::mascarade_test {

using namespace mascarade;

namespace {

/// Calls `visit(before, match)` after each choice.
template <class Visit>
void each_step(Visit visit) {
  each_match<MascaradeSubject>([&](MascaradeMatch& random) {
    for (State before = random.state(); random.step(); before = random.state()) visit(before, random);
  });
}

/// The events of the last choice.
std::vector<LoggedEvent> last_events(const Match<Mascarade>& match) {
  return match.length() == 0 ? std::vector<LoggedEvent>{} : match.record().caused(match.length() - 1);
}

// MA-005, MA-141, MA-142, MA-147, MA-152
TEST(MascaradeConservation, ThereAre194CoinsAndNobodyHas0Or13WhileTheMatchGoesOn) {
  each_step([](const State&, MascaradeMatch& random) {
    const State& state = random.state();
    unsigned coins = state.bank + state.court;
    for (unsigned s = 0; s < random.seats(); ++s) {
      const unsigned fortune = state.players[seat(s)].coins;
      coins += fortune;
      const bool going_on = fortune > 0 && fortune < 13;
      ASSERT_TRUE(going_on || random.match().pending().over) << "seat " << s << random.where();
    }
    ASSERT_EQ(coins, 194U) << random.where();
  });
}

/// The place of a card in an event: its owner, or -1 in the middle, and its spot.
using Lies = std::map<std::pair<int, int>, int>;
std::pair<int, int> place_in(const Event& event, std::size_t i) { return {event.arguments[i], event.arguments[i + 1]}; }

Lies cards_of(const State& state) {
  Lies all;
  each_place(state, [&](Place p) {
    const int owner = in_centre(p) ? -1 : static_cast<int>(number(owner_of(p)));
    all[{owner, static_cast<int>(spot_of(p))}] = static_cast<int>(card(state, p).value);
  });
  return all;
}

// MA-009, MA-015, MA-022, MA-057, MA-058: the cards lie as they were dealt and exchanged, so none is ever lost, doubled
// or changed; and whatever face is shown or told to anybody is the one that lies there.
TEST(MascaradeConservation, TheCardsLieWhereTheyWereDealtAndExchangedTo) {
  each_match<MascaradeSubject>([](MascaradeMatch& random) {
    const auto set = random.state().set;
    Lies lies;
    while (random.step()) {
      for (const LoggedEvent& logged : last_events(random.match())) {
        const Event& event = logged.event;
        switch (kind_of(logged)) {
          case EventKind::Dealt: lies[place_in(event, 0)] = event.arguments[2]; break;
          case EventKind::Exchanged: std::swap(lies.at(place_in(event, 1)), lies.at(place_in(event, 3))); break;
          case EventKind::Saw:
          case EventKind::Revealed:
          case EventKind::Lies: ASSERT_EQ(lies.at(place_in(event, 0)), event.arguments[2]) << random.where(); break;
          default: break;
        }
      }
      ASSERT_EQ(cards_of(random.state()), lies) << random.where();
      ASSERT_EQ(random.state().set, set) << random.where();
    }
    CharacterSet lying;
    for (const auto& [place, character] : lies) ++lying[static_cast<Character>(character)];
    ASSERT_EQ(lying, set) << random.where();
  });
}

// MA-024, MA-025, MA-038, MA-044
TEST(MascaradeTurns, TurnsGoRoundTheTableWhoeverUsedAPower) {
  each_match<MascaradeSubject>([](MascaradeMatch& random) {
    std::optional<unsigned> first;
    unsigned turns = 0;
    while (random.step()) {
      for (const LoggedEvent& logged : last_events(random.match())) {
        if (kind_of(logged) != EventKind::TurnBegan) continue;
        const auto turn = static_cast<unsigned>(logged.event.arguments[0]);
        const auto whose = static_cast<unsigned>(logged.event.arguments[1]);
        if (!first) first = whose;
        ASSERT_EQ(turn, ++turns) << random.where();
        ASSERT_EQ(whose, (*first + turns - 1) % random.seats()) << random.where();
      }
      const State& state = random.state();
      if (turns == 0) continue;
      ASSERT_EQ(state.turn, turns) << random.where();
      ASSERT_EQ(state.active, Maybe{seat((*first + turns - 1) % random.seats())}) << random.where();
    }
    const std::string_view named = random.setup().option("first", "draw");
    ASSERT_TRUE(named == "draw" || named == std::to_string(*first)) << random.where();
  });
}

// MA-038, MA-046 to MA-051: who must swap follows from who turned up a card in the turn before, told by the events.
TEST(MascaradeTurns, WhoeverTurnedUpACardInTheTurnBeforeMustSwapAndNobodyElse) {
  std::uint64_t forced_turns = 0;
  each_match<MascaradeSubject>([&](MascaradeMatch& random) {
    std::set<int> shown;
    std::set<int> told;
    bool forced = false;
    while (random.step()) {
      for (const LoggedEvent& logged : last_events(random.match())) {
        const auto& arguments = logged.event.arguments;
        if (kind_of(logged) == EventKind::Revealed) shown.insert(arguments[0]);
        if (kind_of(logged) == EventKind::MustSwap) told.insert(arguments[0]);
        if (kind_of(logged) != EventKind::TurnBegan) continue;
        forced = shown.contains(arguments[1]);
        shown.clear();
        told.clear();
      }
      const State& state = random.state();
      if (state.frames.top().step != Step::Act) continue;
      forced_turns += forced ? 1U : 0U;
      ASSERT_EQ(state.forced, forced) << random.where();
      ASSERT_EQ(told, forced ? std::set<int>{static_cast<int>(number(*state.active))} : std::set<int>{})
          << random.where();
      const bool only_swaps =
          std::ranges::all_of(random.match().options(*state.active), [](Choice c) { return verb(c) == Verb::Swap; });
      ASSERT_EQ(only_swaps, forced || state.turn <= 4) << random.where();
    }
  });
  EXPECT_GT(forced_turns, MascaradeSubject::matches_each);
}

// MA-184 to MA-190, and the table of who observes what: a decision under the table and a face that was looked at are
// told to who made it or looked, everything else to everybody.
TEST(MascaradeSecrecy, EveryEventIsToldToWhomTheRuleBookSays) {
  each_step([](const State&, MascaradeMatch& random) {
    const Seat chooser = random.match().record().choice(random.match().length() - 1).seat;
    for (const LoggedEvent& logged : last_events(random.match())) {
      const EventKind kind = kind_of(logged);
      const bool own = kind == EventKind::Exchanged || kind == EventKind::LeftAlone || kind == EventKind::Saw;
      ASSERT_EQ(logged.audience, own ? SeatSet::of(chooser) : SeatSet::everyone()) << name_of(kind) << random.where();
    }
  });
}

// MA-021, MA-184: a card that lies face down is unknown to everybody, his own to its player too.
TEST(MascaradeSecrecy, NobodysViewHasTheFaceOfACardThatLiesFaceDown) {
  each_match<MascaradeSubject>([](MascaradeMatch& random) {
    do {
      if (!random.sometimes()) continue;
      for (const Seat observer : observers(random.seats())) {
        const State known = redact(random.state(), observer).known();
        each_place(known, [&](Place p) {
          const Card& seen = card(known, p);
          EXPECT_EQ(seen.known, seen.open) << name_of(p) << random.where();
          EXPECT_EQ(seen.open, card(random.state(), p).open) << name_of(p) << random.where();
        });
      }
    } while (random.step());
  });
}

// MA-017, MA-023
TEST(MascaradeTermination, ChanceDecidesWhoBeginsAndTheDealAndNothingElse) {
  each_match<MascaradeSubject>([](MascaradeMatch& random) {
    const bool drawn = random.setup().option("first", "draw") == "draw";
    while (random.step()) {
    }
    const auto& choices = random.match().choices();
    const std::size_t cards = size_of(random.state().set);
    const std::size_t chance = cards + (drawn ? 1 : 0);
    ASSERT_EQ(random.match().chance_answers(), chance) << random.where();
    for (std::size_t i = 0; i < chance; ++i) {
      ASSERT_EQ(choices[i].seat, Seat::chance) << random.where();
      ASSERT_EQ(verb(choices[i].choice), drawn && i == 0 ? Verb::First : Verb::Deal) << random.where();
    }
  });
}

// MA-127, MA-129, MA-141 to MA-149
TEST(MascaradeTermination, WhoeverWinsHas13OrIsRichestAfterABankruptcyOrIsACheat) {
  std::array<unsigned, 3> ends{};
  each_match<MascaradeSubject>([&](MascaradeMatch& random) {
    while (random.step()) {
    }
    SeatSet rich;
    SeatSet richest;
    bool bankrupt = false;
    unsigned most = 0;
    for (const Player& player : random.state().players) most = std::max<unsigned>(most, player.coins);
    for (unsigned s = 0; s < random.seats(); ++s) {
      const unsigned coins = random.state().players[seat(s)].coins;
      if (coins >= 13) rich.add(seat(s));
      if (coins == most) richest.add(seat(s));
      bankrupt = bankrupt || coins == 0;
    }
    SeatSet winners = rich.empty() ? richest : rich;
    bool cheat = false;
    for (const LoggedEvent& logged : random.match().log()) {
      if (kind_of(logged) != EventKind::CheatWon) continue;
      cheat = true;
      winners = SeatSet::of(static_cast<Seat>(logged.event.arguments[0]));
      ASSERT_GE(random.state().players[winners.lowest()].coins, 10U) << random.where();
    }
    ASSERT_TRUE(cheat || bankrupt || !rich.empty()) << random.where();
    ASSERT_EQ(random.game().result(random.state()).winners, winners) << random.where();
    ++ends[cheat ? 0 : rich.empty() ? 2 : 1];
  });
  for (const unsigned count : ends) EXPECT_GT(count, MascaradeSubject::matches_each / 10);
}

}  // namespace

INSTANTIATE_TYPED_TEST_SUITE_P(Mascarade, Legality, MascaradeSubject);
INSTANTIATE_TYPED_TEST_SUITE_P(Mascarade, Secrecy, MascaradeSubject);
INSTANTIATE_TYPED_TEST_SUITE_P(Mascarade, Record, MascaradeSubject);

}  // namespace krypta::properties::mascarade_test
