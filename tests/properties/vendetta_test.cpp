#include <array>
#include <map>
#include <tuple>

#include "tests/properties/properties.hpp"
#include "tests/properties/vendetta_subject.hpp"

namespace krypta::properties::vendetta_test {

using namespace vendetta;

namespace {

EventKind kind_of(const LoggedEvent& logged) { return static_cast<EventKind>(logged.event.kind); }
Seat seat_in(const LoggedEvent& logged, std::size_t i) {
  return seat(static_cast<unsigned>(logged.event.arguments[i]));
}
ClanCard card_in(const LoggedEvent& logged, std::size_t i) { return static_cast<ClanCard>(logged.event.arguments[i]); }

/// The events of the last choice.
std::vector<LoggedEvent> last_events(const Match<Vendetta>& match) {
  return match.length() == 0 ? std::vector<LoggedEvent>{} : match.record().caused(match.length() - 1);
}

/// Where the cards of all clans must be by what was told of them.
struct Told {
  CardSet held;      ///< in hands, or drawn
  CardSet deployed;  ///< at locations
  CardSet gone;      ///< of players who are out

  void follow(const LoggedEvent& logged, const State& state) {
    const auto move = [](CardSet& from, CardSet& to, ClanCard c) {
      from.remove(c);
      to.add(c);
    };
    switch (kind_of(logged)) {
      case EventKind::DrewCard: held.add(card_in(logged, 1)); break;
      case EventKind::BottomedCard:
      case EventKind::ShuffledCard: held.remove(card_in(logged, 1)); break;
      case EventKind::Played:
      case EventKind::PlayedDownCard: move(held, deployed, card_in(logged, 1)); break;
      case EventKind::CameBack:
      case EventKind::CameBackDownCard: move(deployed, held, card_in(logged, 1)); break;
      case EventKind::Eliminated: {
        const CardSet all = cards_of(*state.players[seat_in(logged, 0)].clan);
        held = held - all;
        deployed = deployed - all;
        gone = gone | all;
        break;
      }
      default: break;
    }
  }
};

// VD-002, VD-042, VD-043, VD-059, VD-107, VD-129, VD-212: every card of a clan is in one place, and in the one that it
// was told to go to.
TEST(VendettaConservation, TheClanCardsAreWhereTheyWereToldToGo) {
  each_match<VendettaSubject>([](VendettaMatch& random) {
    Told told;
    while (random.step()) {
      const State& state = random.state();
      if (state.round == 0) continue;
      if (told.held.empty() && told.deployed.empty()) {  // the first hands
        for (const Player& player : state.players) {
          for (const unsigned n : {8U, 9U}) told.held.add(clan_card(*player.clan, n));
        }
      }
      for (const LoggedEvent& logged : last_events(random.match())) told.follow(logged, state);
      CardSet held;
      CardSet deployed;
      CardSet decks;
      std::size_t count = 0;
      for (const Player& player : state.players) {
        ASSERT_EQ(player.hand_count, player.hand.value.size()) << random.where();
        ASSERT_EQ(player.deck_count, player.deck.value.size() + player.bottom.size()) << random.where();
        held = held | player.hand.value;
        decks = decks | player.deck.value;
        for (const auto& c : player.drawn) held.add(c.value);
        for (const auto& c : player.bottom) decks.add(c.value);
        count += player.hand_count + player.deck_count + player.drawn.size();
        ASSERT_TRUE((player.seen_out & decks).empty()) << random.where();
        ASSERT_TRUE(player.hand.value.holds(player.came_back)) << random.where();
      }
      each_deployed(state, [&](Slot, const Deployed& d) {
        deployed.add(d.card.value);
        ++count;
      });
      ASSERT_EQ(held, told.held) << random.where();
      ASSERT_EQ(deployed, told.deployed) << random.where();
      ASSERT_EQ(count, (held | deployed | decks).size()) << random.where();
      ASSERT_EQ(count + told.gone.size(), cards_each * random.seats()) << random.where();
    }
  });
}

// VD-005, VD-010, VD-011, VD-022: an Ally is in one place at most, and where somebody got or lost one it was told; no
// Victim comes from nowhere.
TEST(VendettaConservation, FollowersAreNeverMoreThanThereAre) {
  each_match<VendettaSubject>([](VendettaMatch& random) {
    while (random.step()) {
      const State& state = random.state();
      std::size_t allies = state.ally_deck.size();
      FollowerSet all = state.ally_deck;
      unsigned victims = state.victim_deck;
      bool out = false;
      for (const Location at : all_of<Location>()) {
        if (!state.sites[at].ally.has_value()) continue;
        all.add(*state.sites[at].ally);
        ++allies;
      }
      for (const Player& player : state.players) {
        all = all | player.allies | player.drained;
        allies += player.allies.size() + player.drained.size();
        victims += player.victims + player.drained_victims;
        out = out || player.out;
        ASSERT_LT(player.tokens, deadly_tokens) << random.where();
        ASSERT_LE(player.flipped, player.tokens) << random.where();
      }
      ASSERT_EQ(allies, all.size()) << random.where();
      ASSERT_FALSE(all.has(victim)) << random.where();
      ASSERT_TRUE(out ? victims <= all_victims : victims == all_victims) << random.where();
    }
  });
}

// VD-033, VD-047, VD-048, VD-233, VD-251: three rounds, in which everybody who is not out has his turns.
TEST(VendettaTurns, EverybodyHasTheTurnsOfTheRound) {
  each_match<VendettaSubject>([](VendettaMatch& random) {
    while (random.step()) {
    }
    unsigned round = 0;
    std::map<Seat, unsigned> turns;
    SeatSet out;
    const auto finished = [&] {
      const unsigned all = round + (random.seats() == 3 ? 2U : 1U);
      for (unsigned s = 0; s < random.seats(); ++s) {
        if (out.has(seat(s))) continue;
        ASSERT_EQ(turns[seat(s)], all) << round << random.where();
      }
    };
    for (const LoggedEvent& logged : random.match().log()) {
      if (kind_of(logged) == EventKind::RoundBegan) {
        ASSERT_EQ(logged.event.arguments[0], static_cast<int>(++round)) << random.where();
        turns.clear();
      }
      if (kind_of(logged) == EventKind::TurnBegan) ++turns[seat_in(logged, 0)];
      if (kind_of(logged) == EventKind::Eliminated) out.add(seat_in(logged, 0));
      if (kind_of(logged) == EventKind::PlanningEnded) finished();
    }
    ASSERT_TRUE(round == 3 || out.size() >= 2) << random.where();
    ASSERT_LE(round, 3U) << random.where();
  });
}

// The table of who learns what, I-10 to I-41: what is drawn, put back or played face down is told to its player, with
// another event for the others; everything else to everybody.
TEST(VendettaSecrecy, EveryEventIsToldToWhomTheRuleBookSays) {
  std::map<EventKind, unsigned> seen_kinds;
  each_match<VendettaSubject>([&](VendettaMatch& random) {
    while (random.step()) {
    }
    for (const LoggedEvent& logged : random.match().log()) {
      const EventKind kind = kind_of(logged);
      ++seen_kinds[kind];
      SeatSet audience = SeatSet::everyone();
      switch (kind) {
        case EventKind::DrewCard:
        case EventKind::BottomedCard:
        case EventKind::PlayedDownCard:
        case EventKind::CameBackDownCard:
        case EventKind::ShuffledCard: audience = SeatSet::of(seat_in(logged, 0)); break;
        case EventKind::Drew:
        case EventKind::PlayedDown:
        case EventKind::CameBackDown:
        case EventKind::Shuffled: audience = all_but(seat_in(logged, 0)); break;
        case EventKind::LookedCard: audience = SeatSet::of(seat_in(logged, 0)) | SeatSet::of(seat_in(logged, 1)); break;
        case EventKind::Looked:  // a hand, which both see as a number, too, or one card, which they were shown
          if (logged.audience != audience) audience = all_but(seat_in(logged, 0)) - SeatSet::of(seat_in(logged, 1));
          break;
        default: break;
      }
      ASSERT_EQ(logged.audience, audience) << name_of(kind) << random.where();
    }
  });
  if (!enough_to_count) return;
  for (const EventKind kind : all_of<EventKind>()) {
    // There are more Victims than anybody wins in a match.
    if (kind == EventKind::NoVictimLeft) continue;
    EXPECT_GT(seen_kinds[kind], 0U) << name_of(kind) << " never came";
  }
}

// I-03, I-10 to I-14, I-18, I-25, I-35, I-40: at a fifth of the nodes.
TEST(VendettaSecrecy, AViewHoldsTheOwnCardsAndNothingOfTheOthers) {
  each_match<VendettaSubject>([](VendettaMatch& random) {
    do {
      if (!random.sometimes(5)) continue;
      const State& state = random.state();
      const bool over = random.match().pending().over;
      for (const Seat observer : observers(random.seats())) {
        const State known = redact(state, observer).known();
        for (unsigned s = 0; s < random.seats(); ++s) {
          const Player& player = known.players[seat(s)];
          const bool own = observer == seat(s);
          ASSERT_EQ(player.hand.known, own || over) << random.where();
          ASSERT_EQ(player.deck.known, own) << random.where();
          ASSERT_EQ(player.stand.known, own || player.stand.open) << random.where();
          ASSERT_EQ(player.bid.known, own || player.bid.open) << random.where();
          for (const auto& c : player.bottom) ASSERT_EQ(c.known, own) << random.where();
          for (const auto& c : player.drawn) ASSERT_EQ(c.known, own) << random.where();
        }
        for (std::size_t i = 0; i < known.deployed.size(); ++i) {
          const Deployed& d = state.deployed[i];
          if (!d.at.has_value()) continue;
          const bool sees = is_up(d) || owner_of(state, d) == observer || d.area == observer;
          ASSERT_TRUE(known.deployed[i].card.known || !sees) << random.where();
          if (!is_up(d) && !known.deployed[i].card.known) {
            ASSERT_EQ(known.deployed[i].card.value, ClanCard{}) << random.where();
          }
        }
      }
    } while (random.step());
  });
}

/// VD-217, from what lies there.
int points(const Cards& cards, const Player& player) {
  int sum = player.influence - player.tokens + player.victims;
  int humans = 0;
  for (const Follower f : player.allies) {
    sum += cards.facts(f).influence;
    humans += cards.facts(f).nature == Nature::Human ? 1 : 0;
  }
  for (const Follower f : player.drained) sum += cards.facts(f).drained;
  if (player.relic.has_value()) sum += cards.influence(*player.relic);
  const Follower julie = *named<Follower>("al26");  // VD-332
  return sum + (player.allies.has(julie) && humans == 1 ? 2 : 0);
}

// VD-111, VD-216 to VD-222, VD-255 to VD-259
TEST(VendettaTermination, TheWinnersHaveTheMostPointsThenBloodThenTheTie) {
  unsigned eliminations = 0;
  each_match<VendettaSubject>([&](VendettaMatch& random) {
    while (random.step()) {
    }
    const State& state = random.state();
    const Cards& cards = random.game().cards();
    const Outcome outcome = random.game().result(state);
    using Worth = std::tuple<int, int, int, int>;
    const auto worth = [&](unsigned s) {
      Worth sum{0, 0, 0, -99};
      const unsigned half = random.seats() / 2;
      for (const unsigned member : {s, state.teams ? (s + half) % random.seats() : s}) {
        const Player& player = state.players[seat(member)];
        if (player.out) continue;
        std::get<0>(sum) = 1;
        if (member == s || state.teams) {
          std::get<1>(sum) += points(cards, player);
          std::get<2>(sum) += player.blood;
          std::get<3>(sum) = std::max(std::get<3>(sum), -static_cast<int>(tie_order(cards, state, seat(member))));
        }
        if (!state.teams) break;
      }
      return sum;
    };
    Worth best{0, 0, 0, -100};
    for (unsigned s = 0; s < random.seats(); ++s) best = std::max(best, worth(s));
    SeatSet winners;
    for (unsigned s = 0; s < random.seats(); ++s) {
      if (worth(s) == best) winners.add(seat(s));
      const Player& player = state.players[seat(s)];
      ASSERT_EQ(outcome.scores[s], player.out ? 0 : points(cards, player)) << "seat " << s << random.where();
      eliminations += player.out ? 1U : 0U;
    }
    ASSERT_EQ(outcome.winners, winners) << random.where();
    ASSERT_EQ(winners.size(), state.teams ? 2U : 1U) << random.where();
  });
  if (!enough_to_count) return;
  EXPECT_GT(eliminations, VendettaSubject::matches_each / 20);
}

}  // namespace

INSTANTIATE_TYPED_TEST_SUITE_P(Vendetta, Legality, VendettaSubject);
INSTANTIATE_TYPED_TEST_SUITE_P(Vendetta, Secrecy, VendettaSubject);
INSTANTIATE_TYPED_TEST_SUITE_P(Vendetta, Record, VendettaSubject);

}  // namespace krypta::properties::vendetta_test
