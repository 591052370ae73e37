#include <array>
#include <map>

#include "tests/properties/properties.hpp"
#include "tests/properties/vampire_empire_subject.hpp"

namespace krypta::properties::vampire_empire_test {

using namespace vampire_empire;

namespace {

EventKind kind_of(const LoggedEvent& logged) { return static_cast<EventKind>(logged.event.kind); }

/// Calls `visit(before, match)` after each choice.
template <class Visit>
void each_step(Visit visit) {
  each_match<VampireEmpireSubject>([&](VampireEmpireMatch& random) {
    for (State before = random.state(); random.step(); before = random.state()) visit(before, random);
  });
}

/// The events of the last choice.
std::vector<LoggedEvent> last_events(const Match<VampireEmpire>& match) {
  return match.length() == 0 ? std::vector<LoggedEvent>{} : match.record().caused(match.length() - 1);
}

/// Where a player's cards must be by what was told of them.
struct Told {
  CardSet deck;
  CardSet hand;
  CardSet cellar;
  unsigned reshuffles = 0;

  void follow(EventKind kind, const Event& event) {
    const auto which = [&] { return static_cast<Card>(event.arguments[1]); };
    const auto cellar_named = [&] { return static_cast<Pile>(event.arguments[2]) == Pile::Cellar; };
    switch (kind) {
      case EventKind::GotCard:
        deck.remove(which());
        hand.add(which());
        break;
      case EventKind::DiscardedCard:
        hand.remove(which());
        if (cellar_named()) cellar.add(which());
        break;
      case EventKind::DroppedCard:
      case EventKind::LostCard:
      case EventKind::PlayedSupport:
      case EventKind::Played: hand.remove(which()); break;
      case EventKind::TookCard:
        if (cellar_named()) cellar.remove(which());
        hand.add(which());
        break;
      case EventKind::Reshuffled:
        EXPECT_TRUE(deck.empty());
        deck = cellar;
        cellar.clear();
        ++reshuffles;
        break;
      default: break;
    }
  }
};

// VE-003, VE-037, VE-038, VE-042, VE-045, VE-046: every card is in one place, and in the one that its player was told;
// what is nowhere else is in the moat or lies openly on the table.
TEST(VampireEmpireConservation, TheCardsAreWhereTheyWereToldToGo) {
  each_match<VampireEmpireSubject>([](VampireEmpireMatch& random) {
    std::array<Told, table_size> told;
    bool drawn = false;
    while (random.step()) {
      const State& state = random.state();
      if (state.frames.top().step != Step::DrawSides && !drawn) {
        drawn = true;
        for (unsigned s = 0; s < table_size; ++s) told[s].deck = whole_deck(state.players[seat(s)].side);
      }
      for (const LoggedEvent& logged : last_events(random.match())) {
        if (logged.event.arguments.size() < 2) continue;
        if (logged.event.arguments[0] < 0 || logged.event.arguments[0] > 1) continue;
        told[static_cast<std::size_t>(logged.event.arguments[0])].follow(kind_of(logged), logged.event);
      }
      for (unsigned s = 0; s < table_size; ++s) {
        const Player& player = state.players[seat(s)];
        ASSERT_EQ(player.hand.value, told[s].hand) << random.where();
        ASSERT_EQ(player.deck.value, told[s].deck) << random.where();
        ASSERT_EQ(player.cellar.value, told[s].cellar) << random.where();
        ASSERT_EQ(player.reshuffled, told[s].reshuffles == 1) << random.where();
        ASSERT_LE(told[s].reshuffles, 1U) << random.where();
        ASSERT_TRUE(told[s].reshuffles == 0 || told[s].cellar.empty()) << random.where();
        CardSet open = player.played;
        for (const cards::Frame& card : state.card) {
          if (card.player == Maybe{seat(s)}) open.add(static_cast<Card>(card.card));
        }
        const CardSet all = told[s].hand | told[s].deck | told[s].cellar | open | player.moat.value;
        ASSERT_EQ(all, whole_deck(player.side)) << random.where();
        ASSERT_EQ(
            told[s].hand.size() + told[s].deck.size() + told[s].cellar.size() + open.size() + player.moat.value.size(),
            deck_size)
            << random.where();
        ASSERT_EQ(player.hand_count, player.hand.value.size()) << random.where();
        ASSERT_EQ(player.deck_count, player.deck.value.size()) << random.where();
        ASSERT_EQ(player.cellar_count, player.cellar.value.size()) << random.where();
        ASSERT_EQ(player.moat_count, player.moat.value.size()) << random.where();
      }
    }
  });
}

// VE-026, VE-028, VE-031, VE-034, VE-035, VE-208: nine characters, each in one place; three vampires from the setup on;
// a castle of three while the town can supply them.
TEST(VampireEmpireConservation, TheNineCharactersStayWhatTheyAreAndEachIsInOnePlace) {
  each_step([](const State& before, VampireEmpireMatch& random) {
    const State& state = random.state();
    CharacterSet town_deck;
    for (const auto& c : state.town.middle) town_deck.add(c.value);
    for (const auto& c : state.town.bottom) town_deck.add(c.value);
    ASSERT_EQ(town_deck.size() + state.castle.size() + state.dead.size(), 9U) << random.where();
    ASSERT_EQ(town_deck | castle(state) | state.dead, CharacterSet::all()) << random.where();
    ASSERT_TRUE(state.dead.holds(before.dead)) << random.where();
    ASSERT_TRUE(state.revealed.holds(before.revealed)) << random.where();
    ASSERT_TRUE(state.known_humans.holds(before.known_humans)) << random.where();
    if (!before.active.has_value()) return;
    ASSERT_EQ(state.vampires.value, before.vampires.value) << random.where();
    ASSERT_EQ(state.tokens.value, before.tokens.value) << random.where();
    ASSERT_EQ(state.vampires.value.size(), 3U) << random.where();
    ASSERT_TRUE((state.vampires.value & state.tokens.value).empty()) << random.where();
    const Pending now = random.match().pending();
    if (now.over || state.frames.top().step == Step::EnterCastle) return;
    ASSERT_TRUE(state.castle.size() == 3 || (town_deck.empty() && state.castle.size() == 2)) << random.where();
    ASSERT_LE(state.dead.size(), 7U) << random.where();
  });
}

/// Questions that are put to whoever has a card; who began to play cards says himself that they were the last.
bool is_new(const Frame& frame) {
  switch (frame.step) {
    case Step::Window:
    case Step::Discard:
    case Step::Defend:
    case Step::AddAttack:
    case Step::AddDefence: return frame.done == 0;
    default: return false;
  }
}

// VE-049, VE-195, VE-198, VE-209, VE-210: turns alternate but for who is out, and each own turn leaves at least one
// card more in the moat.
TEST(VampireEmpireTurns, EachTurnUsesUpACardAndWhoIsOutStaysOut) {
  each_match<VampireEmpireSubject>([](VampireEmpireMatch& random) {
    std::optional<Seat> whose;
    unsigned moat_before = 0;
    unsigned turns = 0;
    SeatSet out;
    while (random.step()) {
      const State& state = random.state();
      for (unsigned s = 0; s < table_size; ++s) {
        // In the middle of a card the last of the hand may be paid for one that comes back.
        if (state.active.has_value() && state.card.empty() && is_out(state.players[seat(s)])) out.add(seat(s));
        ASSERT_TRUE(!out.has(seat(s)) || is_out(state.players[seat(s)])) << random.where();
        ASSERT_FALSE(out.has(seat(s)) && random.match().pending().must.has(seat(s)) && is_new(state.frames.top()))
            << random.where();
      }
      for (const LoggedEvent& logged : last_events(random.match())) {
        if (kind_of(logged) != EventKind::TurnBegan) continue;
        const Seat next = seat(static_cast<unsigned>(logged.event.arguments[1]));
        ASSERT_EQ(logged.event.arguments[0], static_cast<int>(++turns)) << random.where();
        if (whose) {
          ASSERT_GT(state.players[*whose].moat_count, moat_before) << random.where();
          ASSERT_TRUE(next != *whose || out.has(other(*whose))) << random.where();
        } else {
          ASSERT_EQ(side_of(state, next), Side::Vampire) << random.where();
        }
        whose = next;
        moat_before = state.players[next].moat_count;
      }
      ASSERT_EQ(state.turn, turns) << random.where();
      ASSERT_LE(turns, 80U) << random.where();
    }
  });
}

// The table of who learns what, J-03 to J-31: what is drawn, put away or taken face down is told to its player, with
// another event for the others; everything else to everybody.
TEST(VampireEmpireSecrecy, EveryEventIsToldToWhomTheRuleBookSays) {
  std::map<EventKind, unsigned> seen_kinds;
  each_match<VampireEmpireSubject>([&](VampireEmpireMatch& random) {
    while (random.step()) {
    }
    for (const LoggedEvent& logged : random.match().log()) {
      const EventKind kind = kind_of(logged);
      ++seen_kinds[kind];
      SeatSet audience = SeatSet::everyone();
      const auto self = [&] { return seat(static_cast<unsigned>(logged.event.arguments[0])); };
      switch (kind) {
        case EventKind::VampireDrawn:
        case EventKind::TokenDrawn:
        case EventKind::GotCard:
        case EventKind::DiscardedCard:
        case EventKind::DroppedCard:
        case EventKind::TookCard:
        case EventKind::LostCard: audience = SeatSet::of(self()); break;
        case EventKind::Discarded:
        case EventKind::Dropped:
        case EventKind::Took: audience = SeatSet::everyone().without(self()); break;
        default: break;
      }
      ASSERT_EQ(logged.audience, audience) << name_of(kind) << random.where();
    }
  });
  for (const EventKind kind : all_of<EventKind>()) EXPECT_GT(seen_kinds[kind], 0U) << name_of(kind) << " never came";
}

// VE-022, VE-024, VE-032, VE-041, J-02 to J-12: a fifth of the nodes.
TEST(VampireEmpireSecrecy, AViewHoldsTheOwnCardsAndTokensAndNothingOfTheOthers) {
  each_match<VampireEmpireSubject>([](VampireEmpireMatch& random) {
    do {
      if (!random.sometimes(5)) continue;
      const State& state = random.state();
      const bool over = random.match().pending().over;
      for (const Seat observer : observers(table_size)) {
        const State known = redact(state, observer).known();
        const auto sides = state.frames.top().step == Step::DrawSides ? std::nullopt : std::optional{true};
        for (unsigned s = 0; s < table_size; ++s) {
          const Player& player = known.players[seat(s)];
          const bool own = observer == seat(s);
          ASSERT_EQ(player.hand.known, own || over) << random.where();
          ASSERT_EQ(player.cellar.known, own) << random.where();
          ASSERT_EQ(player.moat.known, own) << random.where();
          ASSERT_FALSE(player.deck.known) << random.where();
          ASSERT_TRUE(player.hand.known || player.hand.value.empty()) << random.where();
        }
        const auto drew = [&](Side side, const Secret<CharacterSet>& tokens) {
          return over || (sides && !tokens.value.empty() && observer == seat_of(state, side));
        };
        ASSERT_EQ(known.vampires.known, drew(Side::Vampire, state.vampires)) << random.where();
        ASSERT_EQ(known.tokens.known, drew(Side::Human, state.tokens)) << random.where();
        for (const auto& c : known.town.middle) ASSERT_FALSE(c.known) << random.where();
        for (const auto& c : known.town.bottom) ASSERT_TRUE(c.known) << random.where();
      }
    } while (random.step());
  });
}

// VE-211: the list that others have of a moat is what was played openly and lies on the table no more, each card as
// often as it was.
TEST(VampireEmpireSecrecy, TheShownListIsWhatWasPlayedOpenly) {
  each_match<VampireEmpireSubject>([](VampireEmpireMatch& random) {
    using Times = std::map<Card, int>;
    std::array<Times, table_size> openly;
    std::array<CardSet, table_size> lying;
    while (random.step()) {
      const State& state = random.state();
      for (const LoggedEvent& logged : last_events(random.match())) {
        const EventKind kind = kind_of(logged);
        if (kind != EventKind::PlayedSupport && kind != EventKind::Played) continue;
        const auto s = static_cast<std::size_t>(logged.event.arguments[0]);
        const auto c = static_cast<Card>(logged.event.arguments[1]);
        // Holy water that was kept for the attack already lies there.
        if (!lying[s].has(c)) ++openly[s][c];
      }
      for (unsigned s = 0; s < table_size; ++s) {
        const Player& player = state.players[seat(s)];
        lying[s] = player.played;
        Times listed;
        for (const Card c : player.shown) ++listed[c];
        for (const Card c : player.played) ++listed[c];
        for (const cards::Frame& card : state.card) {
          if (card.player == Maybe{seat(s)}) ++listed[static_cast<Card>(card.card)];
        }
        ASSERT_EQ(listed, openly[s]) << random.where();
        unsigned missing = 0;
        for (const Card c : player.shown) missing += player.moat.value.has(c) ? 0U : 1U;
        ASSERT_LE(missing, player.taken_back) << random.where();
      }
    }
  });
}

// VE-184 to VE-194
TEST(VampireEmpireTermination, TheWinnersFollowFromWhoIsDeadRevealedAndLeft) {
  std::map<std::pair<Ending, unsigned>, unsigned> ends;
  each_match<VampireEmpireSubject>([&](VampireEmpireMatch& random) {
    while (random.step()) {
    }
    const State& state = random.state();
    const CharacterSet vampires = state.vampires.value;
    const unsigned vampires_left = 3 - (state.dead & vampires).size();
    const unsigned humans_left = 6 - (state.dead - vampires).size();
    const SeatSet human = SeatSet::of(seat_of(state, Side::Human));
    const SeatSet vampire = SeatSet::of(seat_of(state, Side::Vampire));
    SeatSet winners = vampire;
    Ending how = Ending::Castle;
    if (vampires_left == 0) {
      how = Ending::VampiresDead;
      winners = human;
    } else if (humans_left == 0) {
      how = Ending::HumansDead;
    } else if ((castle(state) & state.revealed).size() < 3) {
      how = Ending::Counted;
      winners = humans_left == 2 * vampires_left ? human | vampire : humans_left > 2 * vampires_left ? human : vampire;
    }
    ASSERT_EQ(state.ending, Maybe{how}) << random.where();
    ASSERT_EQ(random.game().result(state).winners, winners) << random.where();
    ++ends[{how, winners.size()}];
  });
  if (!enough_to_count) return;
  for (const Ending how : all_of<Ending>()) {
    EXPECT_GT((ends[{how, 1U}]), VampireEmpireSubject::matches_each / 200) << name_of(how);
  }
  EXPECT_GT((ends[{Ending::Counted, 2U}]), VampireEmpireSubject::matches_each / 200) << "drawn";
}

}  // namespace

INSTANTIATE_TYPED_TEST_SUITE_P(VampireEmpire, Legality, VampireEmpireSubject);
INSTANTIATE_TYPED_TEST_SUITE_P(VampireEmpire, Secrecy, VampireEmpireSubject);
INSTANTIATE_TYPED_TEST_SUITE_P(VampireEmpire, Record, VampireEmpireSubject);

}  // namespace krypta::properties::vampire_empire_test
