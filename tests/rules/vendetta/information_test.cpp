#include <map>
#include <set>
#include <type_traits>

#include "engine/games/vendetta/rules.hpp"
#include "tests/rules/vendetta/observers.hpp"

/// The information model: who sees what, I-01 to I-41.
namespace krypta::vendetta::test::information_test {
namespace {

using enum Clan;
using enum Location;

// I-39: whoever imagines or accounts for something is given a view and can be given nothing else.
static_assert(std::is_invocable_v<decltype(&Vendetta::complete), const Vendetta&, const GameView&, Rng&>);
static_assert(!std::is_invocable_v<decltype(&Vendetta::complete), const Vendetta&, const State&, Rng&>);

std::string json(const State& state) { return to_json(to_value(state)); }
template <class Hidden>
void blank(Hidden& hidden) {
  hidden.value = {};
  hidden.known = false;
}
std::vector<Seat> observers(const Table& table) {
  std::vector<Seat> all{Seat::spectator};
  for (unsigned i = 0; i < player_count(table.state()); ++i) all.push_back(seat(i));
  return all;
}

/// Who has seen which deployed card, told from what has happened alone.
class Witnesses {
 public:
  void follow(const Table& table) {
    const auto& log = table.match().log();
    for (; read_ < log.size(); ++read_) {
      const Event& event = log[read_].event;
      const auto card = [&](std::size_t i) { return static_cast<ClanCard>(event.arguments[i]); };
      switch (static_cast<EventKind>(event.kind)) {
        case EventKind::PlayedDownCard: seen_[card(1)] = SeatSet::of(who(event)); break;
        case EventKind::Played:
        case EventKind::TurnedUp: seen_[card(1)] = SeatSet::everyone(); break;
        case EventKind::LookedCard: seen_[card(2)].add(who(event)); break;
        default: break;
      }
    }
  }
  [[nodiscard]] bool has_seen(const Table& table, Seat observer, const Deployed& d) const {
    const auto found = seen_.find(d.card.value);
    if (table.over() || d.area == observer || owner_of(table.state(), d) == observer) return true;
    return found != seen_.end() && found->second.has(observer);
  }

 private:
  static Seat who(const Event& event) { return seat(static_cast<unsigned>(event.arguments[0])); }
  std::size_t read_ = 0;
  std::map<ClanCard, SeatSet> seen_;
};

/// What the table allows an observer to know, written down a second time.
State allowed(const Table& table, const Witnesses& witnesses, Seat observer) {
  State state = table.state();
  for (unsigned i = 0; i < player_count(state); ++i) {
    Player& p = state.players[seat(i)];
    if (seat(i) == observer) continue;
    if (!table.over()) blank(p.hand);   // I-04, I-10, I-11, I-30, I-37, I-40
    blank(p.deck);                      // I-03
    for (auto& c : p.bottom) blank(c);  // I-12
    for (auto& c : p.drawn) blank(c);   // I-10
    if (!p.stand.open) blank(p.stand);  // I-18, I-19
    if (!p.bid.open) blank(p.bid);      // I-25
  }
  // Who else has seen something stands in no view.
  const auto seen = [&](auto& secret, bool may) {
    if (!may) blank(secret);
    secret.seen_by = secret.seen_by & SeatSet::of(observer);
  };
  for (std::size_t i = 0; i < state.deployed.size(); ++i) {
    Deployed& d = state.deployed[i];
    seen(d.card, d.at.has_value() && witnesses.has_seen(table, observer, d));  // I-13, I-14, I-22, I-23
  }
  for (cards::Frame& card : state.effects) {
    for (auto& named : card.locals) seen(named, named.seen_by.has(observer));  // I-24
  }
  return state;
}

/// The kinds that one player alone is told, and the seat they name is that player.
bool is_own(EventKind kind) {
  using enum EventKind;
  return kind == DrewCard || kind == BottomedCard || kind == PlayedDownCard || kind == CameBackDownCard ||
         kind == ShuffledCard;
}
/// The kinds that everybody else is told in their place.
bool is_for_others(EventKind kind) {
  using enum EventKind;
  return kind == Drew || kind == PlayedDown || kind == CameBackDown || kind == Shuffled;
}

/// Matches of all kinds.
Table play_some(std::uint64_t seed, const std::function<void(const Table&)>& each = {}) {
  const unsigned seats = 3 + static_cast<unsigned>(seed % 4);
  if (seats % 2 == 1) return play_anything(seed, seats, {{"relics", "yes"}, {"places", "yes"}}, each);
  return play_anything(seed, seats, {{"relics", "yes"}, {"places", "yes"}, {"teams", "yes"}}, each);
}

/// Two matches that differ in what these observers must not know.
void expect_alike(const Table& one, const Table& other, std::initializer_list<Seat> for_these) {
  for (const Seat s : for_these) EXPECT_EQ(look_of(one, s), look_of(other, s));
}

}  // namespace

// I-03, I-04, I-06, I-07, I-10, I-11, I-12, I-13, I-14, I-18, I-19, I-22, I-24, I-25, I-27, I-30, I-35, I-37, I-40
TEST(VendettaInformation, AViewHoldsExactlyWhatTheTableAllows) {
  for (std::uint64_t seed = 1; seed <= 16; ++seed) {
    Witnesses witnesses;
    const Table end = play_some(seed, [&](const Table& table) {
      witnesses.follow(table);
      for (const Seat s : observers(table)) {
        const State known = table.known(s);
        if (known == allowed(table, witnesses, s)) continue;
        FAIL() << seed << "\n" << json(known) << "\n" << json(allowed(table, witnesses, s));
      }
    });
    EXPECT_TRUE(end.over());
    if (testing::Test::HasFailure()) return;
  }
}

// I-01, I-02, I-05, I-08, I-09, I-15, I-16, I-17, I-20, I-21, I-26, I-28, I-29, I-31, I-32, I-33, I-34, I-36, I-38
TEST(VendettaInformation, WhatIsTheOwnersIsToldToTheOwnerAloneAndAllElseToAll) {
  std::set<EventKind> kinds;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const Table end = play_some(seed);
    for (const LoggedEvent& logged : end.match().log()) {
      const auto kind = static_cast<EventKind>(logged.event.kind);
      kinds.insert(kind);
      for (const Seat s : observers(end)) {
        const auto concerns = [&](std::size_t i) {
          return is_player(s) && logged.event.arguments.size() > i &&
                 logged.event.arguments[i] == static_cast<int>(number(s));
        };
        const bool looks = kind == EventKind::LookedCard || kind == EventKind::Looked;
        if (kind == EventKind::Looked && (concerns(0) || concerns(1))) continue;  // I-23: these may know more
        const bool own = looks ? concerns(0) || concerns(1) : concerns(0);
        const bool alone = is_own(kind) || kind == EventKind::LookedCard;
        const bool sees = alone ? own : is_for_others(kind) ? !own : true;
        ASSERT_EQ(logged.audience.has(s), sees) << name_of(kind);
      }
    }
  }
  for (const EventKind kind : krypta::all_of<EventKind>()) {
    if (kind == EventKind::NoVictimLeft) continue;  // 35 are enough
    EXPECT_TRUE(kinds.contains(kind)) << name_of(kind);
  }
}

// I-14, I-27, VD-065
TEST(VendettaInformation, WhatOthersAreToldOfHiddenCardsNamesNone) {
  const auto arguments = [](EventKind kind) {
    Words words;
    for (const ArgumentShape& a : game().event_shapes()[static_cast<std::size_t>(kind)].arguments)
      words.emplace_back(a.name);
    return words;
  };
  EXPECT_EQ(arguments(EventKind::Drew), (Words{"seat", "count"}));
  EXPECT_EQ(arguments(EventKind::BuiltHand), Words{"seat"});
  EXPECT_EQ(arguments(EventKind::PlayedDown), (Words{"seat", "location"}));
  EXPECT_EQ(arguments(EventKind::CameBackDown), Words{"seat"});
  EXPECT_EQ(arguments(EventKind::MovedDown), (Words{"seat", "location"}));
  EXPECT_EQ(arguments(EventKind::KeptDown), (Words{"seat", "location"}));
  EXPECT_EQ(arguments(EventKind::Looked), (Words{"seat", "other", "count"}));
  EXPECT_EQ(arguments(EventKind::Shuffled), Words{"seat"});
  EXPECT_EQ(arguments(EventKind::HasChosen), Words{"seat"});
  EXPECT_EQ(arguments(EventKind::HasBid), Words{"seat"});
}

// I-34, VD-212
TEST(VendettaInformation, AtTheEndOfARoundOnlyWhatLayFaceUpIsNamed) {
  const auto cleaned_up = [](Ids down, Ids hand) {
    Table table{Position{{Brujah, Gangrel, Malkavian}}
                    .hand(P0, hand)
                    .up(P0, First, {"br01"})
                    .down(P0, Second, down)
                    .deployed(P1, Haven, 1)
                    .resolving(Haven)};
    table.all_stay();
    EXPECT_EQ(told(table, EventKind::CameBack, 212), numbers(0, id<ClanCard>("br01")));
    EXPECT_EQ(table.count_seen(P1, EventKind::CameBackDown), 1U);
    return table;
  };
  expect_alike(cleaned_up({"br03"}, {"br05"}), cleaned_up({"br05"}, {"br03"}), {P1, P2, Seat::spectator});
}

// I-30, VD-107
TEST(VendettaInformation, TheHandOfAnEliminatedPlayerStaysUnknown) {
  const auto eliminated = [](Ids hand) {
    Table table{Position{{Brujah, Gangrel, Tremere}}.hand(P0, hand).tokens(P0, 2).allies(P0, {"al09"})};
    table.act(P0, "drain:al09");
    return table;
  };
  expect_alike(eliminated({"br03", "br04"}), eliminated({"br05", "br06"}), {P1, P2, Seat::spectator});
}

// I-14, VD-065
TEST(VendettaInformation, NobodyCanTellWhichCardWasPlayedFaceDown) {
  const auto played = [](std::string_view card) {
    Table table{Position{{Brujah, Gangrel, Tremere}}.hand(P0, {"br03", "br05", "br08", "br09"})};
    table.act(P0, "play:" + std::string{card} + ">first>down").act(P0, "end");
    return table;
  };
  expect_alike(played("br03"), played("br05"), {P1, P2, Seat::spectator});
}

// I-10, I-11, I-12, VD-044
TEST(VendettaInformation, NobodyCanTellWhatWasDrawnOrPutBack) {
  const auto built = [](Ids draws, std::string_view back) {
    Table table{Position{{Brujah, Gangrel, Tremere}}.deployed(P0, Haven, 1).resolving(Haven)};
    table.all_stay().chance({"ally:al01", "ally:al02", "ally:al03"}).chance(draws).let_chance();
    table.act(P0, "bottom:" + std::string{back});
    return table;
  };
  expect_alike(built({"get:br01", "get:br03"}, "br01"), built({"get:br05", "get:br04"}, "br04"),
               {P1, P2, Seat::spectator});
}

// I-18, VD-120
TEST(VendettaInformation, NobodyCanTellWhatSomebodyElseHasChosen) {
  const auto chosen = [](std::string_view stand) {
    Table table{Position{{Brujah, Gangrel, Tremere}}.deployed(P0, First, 1).deployed(P1, First, 1).resolving(First)};
    table.act(P0, stand);
    return table;
  };
  expect_alike(chosen("stay"), chosen("withdraw"), {P1, P2, Seat::spectator});
}

// I-25, VD-292
TEST(VendettaInformation, BidsAreSecretUntilAllHaveBid) {
  const auto bid = [](std::string_view amount) {
    Table table{Position{{Malkavian, Gangrel, Tremere}}
                    .up(P0, First, {"ma02"})
                    .deployed(P1, First, 1)
                    .deployed(P2, First, 1)
                    .resolving(First)};
    table.all_stay().act(P1, amount);
    return table;
  };
  expect_alike(bid("bid:1"), bid("bid:4"), {P0, P2, Seat::spectator});
}

// I-21, I-27, VD-130
TEST(VendettaInformation, NobodyCanTellWhatWasTakenFromTheHavenFaceDown) {
  const auto withdrawn = [](Ids card, Ids hand) {
    Table table{Position{{Brujah, Gangrel, Tremere}}.hand(P0, hand).down(P0, Haven, card).resolving(Haven)};
    table.stay_but({P0});
    return table;
  };
  expect_alike(withdrawn({"br01"}, {"br02"}), withdrawn({"br02"}, {"br01"}), {P1, P2, Seat::spectator});
}

// I-23, VD-340
TEST(VendettaInformation, WhoLooksIntoAHandAndItsOwnerKnowWhatWasSeen) {
  Table table{Position{{Brujah, Gangrel, Tremere}}.relic(P0, "re05").deployed(P0, Haven, 1).resolving(Haven)};
  table.all_stay().let_chance();
  build_hands(table);
  table.act(P0, "use:re05").act(P0, "player:1");
  EXPECT_EQ(table.count_seen(P0, EventKind::LookedCard), 3U);
  EXPECT_EQ(table.count_seen(P1, EventKind::LookedCard), 3U);
  for (const Seat s : {P2, Seat::spectator}) {
    EXPECT_EQ(table.count_seen(s, EventKind::LookedCard), 0U);
    EXPECT_EQ(told_since(table, s, 0, {EventKind::Looked}), (Lines{{EventKind::Looked, numbers(0, 1, 3)}}));
  }
}

// I-23, VD-330
TEST(VendettaInformation, WhoLooksAtAFaceDownCardKnowsItFromThenOn) {
  Table table{Position{{Brujah, Gangrel, Tremere}}.allies(P0, {"al13"}).down(P1, First, {"ga05"})};
  EXPECT_FALSE(table.known(P0).deployed[0].card.known);
  table.act(P0, "use:al13");
  EXPECT_TRUE(table.known(P0).deployed[0].card.known);
  for (const Seat s : {P2, Seat::spectator}) EXPECT_FALSE(table.known(s).deployed[0].card.known);
}

// I-41, VD-333
TEST(VendettaInformation, RobertaUrbaniLeavesNoTrace) {
  const auto built = [](std::string_view back) {
    Table table{Position{{Brujah, Gangrel, Tremere}}.allies(P0, {"al27"}).deployed(P0, Haven, 1).resolving(Haven)};
    table.all_stay().chance({"ally:al01", "ally:al02", "ally:al03", "get:br01", "get:br03"}).let_chance();
    table.act(P0, "bottom:" + std::string{back});
    return table;
  };
  expect_alike(built("br01"), built("br09"), {P1, P2, Seat::spectator});
}

}  // namespace krypta::vendetta::test::information_test
