#include <set>
#include <type_traits>

#include "engine/games/vampire_empire/rules.hpp"
#include "tests/rules/vampire_empire/observers.hpp"

/// The information model: who sees what, J-01 to J-34.
namespace krypta::vampire_empire::test::information_test {
namespace {

using enum Character;

// J-30: whoever imagines or accounts for something is given a view and can be given nothing else.
static_assert(std::is_invocable_v<decltype(&VampireEmpire::complete), const VampireEmpire&, const GameView&, Rng&>);
static_assert(!std::is_invocable_v<decltype(&VampireEmpire::complete), const VampireEmpire&, const State&, Rng&>);

std::string json(const State& state) { return to_json(to_value(state)); }
template <class Hidden>
void blank(Hidden& hidden) {
  hidden.value = {};
  hidden.known = false;
}

/// What the table allows an observer to know, written down a second time.
State allowed(const Table& table, Seat observer) {
  State state = table.state();
  for (const Seat s : {V, H}) {
    Player& p = state.players[s];
    blank(p.deck);                                      // J-12
    if (s != observer && !table.over()) blank(p.hand);  // J-06, J-07, J-29
    if (s == observer) continue;
    blank(p.cellar);  // J-09, J-10
    blank(p.moat);
  }
  for (auto& c : state.town.middle) blank(c);  // J-02
  // Who else has seen something stands in no view.
  const auto seen = [&](auto& secret, bool may) {
    if (!may) blank(secret);
    secret.seen_by = may ? SeatSet::of(observer) : SeatSet{};
  };
  for (auto& c : state.town.bottom) seen(c, true);
  seen(state.vampires, !state.vampires.value.empty() && (observer == V || table.over()));  // J-03, J-29
  seen(state.tokens, !state.tokens.value.empty() && (observer == H || table.over()));      // J-04, J-05
  // What is named for a support card is named openly. J-18
  for (cards::Frame& card : state.card) {
    for (auto& named : card.locals) seen(named, true);
  }
  return state;
}

/// The kinds that one player alone is told, and the seat they name is that player.
bool is_own(EventKind kind) {
  using enum EventKind;
  return kind == VampireDrawn || kind == TokenDrawn || kind == GotCard || kind == DiscardedCard ||
         kind == DroppedCard || kind == TookCard || kind == LostCard;
}
/// The kinds that everybody else is told in their place.
bool is_for_others(EventKind kind) {
  using enum EventKind;
  return kind == Discarded || kind == Dropped || kind == Took;
}

}  // namespace

// J-02, J-03, J-04, J-05, J-06, J-07, J-09, J-10, J-12, J-26, J-27, J-28, J-29
TEST(VampireEmpireInformation, AViewHoldsExactlyWhatTheTableAllows) {
  for (std::uint64_t seed = 1; seed <= 25; ++seed) {
    const Table end = play_anything(seed, [](const Table& table) {
      for (const Seat s : observers) {
        const State known = table.known(s);
        if (known == allowed(table, s)) continue;
        FAIL() << json(known) << "\n" << json(allowed(table, s));
      }
    });
    EXPECT_TRUE(end.over());
  }
}

// J-08, J-17, J-19, J-20, J-30, J-31
TEST(VampireEmpireInformation, WhatIsTheOwnersIsToldToTheOwnerAloneAndAllElseToAll) {
  std::set<EventKind> kinds;
  for (std::uint64_t seed = 1; seed <= 80; ++seed) {
    const Table end = play_anything(seed);
    for (const LoggedEvent& logged : end.match().log()) {
      const auto kind = static_cast<EventKind>(logged.event.kind);
      kinds.insert(kind);
      for (const Seat s : observers) {
        const bool own = is_player(s) && logged.event.arguments.size() > 0 &&
                         logged.event.arguments[0] == static_cast<int>(number(s));
        const bool sees = is_own(kind) ? own : is_for_others(kind) ? !own : true;
        ASSERT_EQ(logged.audience.has(s), sees) << name_of(kind);
      }
    }
  }
  for (const EventKind kind : all_of<EventKind>()) EXPECT_TRUE(kinds.contains(kind)) << name_of(kind);
}

// J-06, J-07, J-30: no message about face-down cards has anything but numbers
TEST(VampireEmpireInformation, WhatOthersAreToldOfHiddenCardsNamesNone) {
  const auto arguments = [](EventKind kind) {
    Ids names_of_arguments;
    for (const ArgumentShape& a : game().event_shapes()[static_cast<std::size_t>(kind)].arguments)
      names_of_arguments.emplace_back(a.name);
    return names_of_arguments;
  };
  EXPECT_EQ(arguments(EventKind::Discarded), (Ids{"seat", "pile"}));
  EXPECT_EQ(arguments(EventKind::Dropped), Ids{"seat"});
  EXPECT_EQ(arguments(EventKind::Took), (Ids{"seat", "pile"}));
  EXPECT_EQ(arguments(EventKind::Drew), (Ids{"seat", "count"}));
  EXPECT_EQ(arguments(EventKind::LostCards), (Ids{"seat", "count"}));
  EXPECT_EQ(arguments(EventKind::VampiresDrawn), (Ids{"seat", "count"}));
  EXPECT_EQ(arguments(EventKind::TokensDrawn), (Ids{"seat", "count"}));
  EXPECT_EQ(arguments(EventKind::Reshuffled), (Ids{"seat", "count"}));
}

// J-01, J-23
TEST(VampireEmpireInformation, EveryEntryIntoTheCastleIsSeenByAll) {
  Table table{Position{}.hand(V, {"v06", "v01"}).hand(H, {"h36"})};
  table.act(V, "attack:lady>maid").round({"v06"}, {}).chance({"enter:nun"});
  EXPECT_EQ(told(table, EventKind::Entered, 29), numbers(Nun));
  for (const Seat s : observers) EXPECT_EQ(castle(table.known(s)), set_of({Lady, Monk, Nun}));
}

// J-02: nor does what happens tell the order of the town
TEST(VampireEmpireInformation, TheTownIsSentAsACountAndWhatLiesAtItsBottom) {
  Table table{Position{}.bottom({Nun}).hand(V, {"v01"}).hand(H, {"h01"})};
  const std::string town = R"("town":{"top":[],"middle":["unknown","unknown","unknown","unknown","unknown"],)";
  for (const Seat s : observers) {
    EXPECT_NE(json(table.known(s)).find(town), std::string::npos) << json(table.known(s));
    EXPECT_EQ(table.known(s).town.bottom[0].value, Nun);
  }
}

// J-03, J-26
TEST(VampireEmpireInformation, TheHumanPlayerCannotTellWhoTheVampiresAre) {
  const auto play = [](Characters vampires) {
    Table table{Position{}.step_1().vampires(vampires).hand(V, {"v01", "v02", "v07"}).hand(H, {"h01", "h07"})};
    table.acts(V, {"skip", "done"}).nobody_plays().act(V, "attack:maid>lady");
    table.round({"v07"}, {"h01"}).act(V, "done").nobody_plays();
    return table;
  };
  const Table one = play({Lord, Cook, Nun});
  const Table another = play({Maid, Monk, Bishop});
  for (const Seat s : {H, Seat::spectator}) EXPECT_EQ(look(one, s), look(another, s));
  EXPECT_NE(look(one, V), look(another, V));
}

// J-04, J-05
TEST(VampireEmpireInformation, TheVampirePlayerCannotTellWhichHumansAreKnown) {
  const Position position = Position{}.day().hand(H, {"h01"}).hand(V, {"v01"});
  const Table one{Position{position}.tokens({Lady, Butler})};
  const Table another{Position{position}.tokens({Monk, Bishop})};
  for (const Seat s : {V, Seat::spectator}) EXPECT_EQ(look(one, s), look(another, s));
  EXPECT_NE(look(one, H), look(another, H));
}

// J-06, J-07, J-34
TEST(VampireEmpireInformation, TheOpponentsHandIsANumber) {
  const auto play = [](CardIds hand) {
    Table table{Position{}.step_1().hand(V, hand).hand(H, {"h01"})};
    table.acts(V, {"fill"});
    let_chance(table);
    table.act(V, "done");
    EXPECT_TRUE(table.asks(V));
    return table.act(V, "done");
  };
  const Table one = play({"v36", "v31", "v01"});
  const Table another = play({"v02", "v22", "v18"});
  for (const Seat s : {H, Seat::spectator}) EXPECT_EQ(look(one, s), look(another, s));
  EXPECT_EQ(one.known(H).players[V].hand_count, 8U);
}

// J-11, J-28
TEST(VampireEmpireInformation, AReshuffleIsAFactForAll) {
  Table table{Position{}.step_1().deck(V, {}).cellar(V, {"v01", "v02"}).hand(V, {"v03"}).hand(H, {"h01"})};
  table.act(V, "fill");
  EXPECT_EQ(told(table, EventKind::Reshuffled, 42), numbers(V, 2));
  for (const Seat s : observers) {
    EXPECT_TRUE(table.known(s).players[V].reshuffled);
    EXPECT_FALSE(table.known(s).players[H].reshuffled);
    EXPECT_EQ(table.known(s).players[V].deck_count, 2U);
  }
}

// J-13, J-15, J-22, J-26
TEST(VampireEmpireInformation, RevealsAnswersAndDeathsAreSeenByAll) {
  Table reveal{Position{}.step_2().hand(V, {"v01"}).hand(H, {"h01"})};
  reveal.act(V, "reveal:lord");
  EXPECT_EQ(told(reveal, EventKind::Revealed, 64), numbers(V, Lord));
  Table ask{Position{}.day().hand(H, {"h22", "h26"}).hand(V, {"v01"})};
  ask.act(H, "ask:monk");
  EXPECT_EQ(told(ask, EventKind::Asked, 86), numbers(H, Monk));
  ask.act(H, "play:h22");
  EXPECT_EQ(told(ask, EventKind::Played, 85), numbers(H, id("h22"), 1));
  ask.act(H, "play:h26");
  EXPECT_EQ(told(ask, EventKind::IsHuman, 89), numbers(Monk));
  Table death{Position{}.hand(V, {"v06"}).hand(H, {"h36"}).castle({Lady, Cook, Monk})};
  death.act(V, "attack:lady>cook").round({"v06"}, {});
  EXPECT_EQ(told(death, EventKind::Died, 135), numbers(Cook, Side::Vampire));
  for (const Seat s : observers) EXPECT_TRUE(death.known(s).dead.has(Cook) && death.known(s).revealed.has(Cook));
}

// J-14, J-16, J-21
TEST(VampireEmpireInformation, HidesCombatsAndMarkersAreSeenByAll) {
  Table table{Position{}.window_before().hand(V, {"v33", "v06", "v01", "v02"}).hand(H, {"h07", "h36"})};
  table.acts(V, {"play:v33", "name:maid", "choose:marker-defence", "drop:v02"});
  EXPECT_EQ(told(table, EventKind::PlacedMarker, 166), numbers(V, Maid, Marker::Defence, 1));
  for (const Seat s : observers) EXPECT_EQ(markers(table.known(s), Maid, Marker::Defence), 1U);
  table.nobody_plays().act(V, "attack:lady>maid");
  EXPECT_EQ(told(table, EventKind::Attacked, 104), numbers(V, Lady, Maid));
  table.act(V, "play:v06");
  EXPECT_EQ(told(table, EventKind::Played, 112), numbers(V, id("v06"), 4));
  table.act(V, "done").nobody_plays().act(H, "play:h07");
  EXPECT_EQ(told(table, EventKind::Played, 113), numbers(H, id("h07"), 1));
  for (const Seat s : observers) {
    EXPECT_EQ(table.known(s).combat.attack, 4U);
    EXPECT_EQ(table.known(s).combat.defence, 2U);
  }
  Table hide{Position{}.hand(V, {"v01", "v02", "v03"}).hand(H, {"h36"}).marker(Monk, Marker::Attack, 1)};
  hide.act(V, "hide:monk").acts(V, {"play:v01", "play:v02", "play:v03"}).chance({"enter:nun"});
  EXPECT_EQ(told(hide, EventKind::Hid, 76), numbers(V, Monk));
  EXPECT_EQ(told(hide, EventKind::Played, 82), numbers(V, id("v03"), 2));
  EXPECT_EQ(told(hide, EventKind::LostMarkers, 169), numbers(Monk));
  EXPECT_EQ(told(hide, EventKind::Entered, 29), numbers(Nun));
}

// J-18, J-19
TEST(VampireEmpireInformation, ASupportCardAndItsTargetsAreOpenAndItsCostIsANumber) {
  const auto play = [](CardIds hand, std::string_view cost) {
    Table table{Position{}.window_before().hand(V, hand).hand(H, {"h36"})};
    return table.acts(V, {"play:v33", "name:maid", "choose:marker-attack", cost});
  };
  const Table one = play({"v33", "v01", "v02"}, "drop:v01");
  const Table another = play({"v33", "v40", "v18"}, "drop:v40");
  EXPECT_EQ(told(one, EventKind::PlayedSupport, 148), numbers(V, id("v33"), 1));
  EXPECT_EQ(told(one, EventKind::NamedCharacter, 200), numbers(V, Maid));
  EXPECT_EQ(told(one, EventKind::NamedMarker, 200), numbers(V, Marker::Attack));
  EXPECT_EQ(one.count_seen(H, EventKind::DroppedCard), 0U);
  EXPECT_EQ(one.count_seen(V, EventKind::DroppedCard), 1U);
  EXPECT_EQ(one.count_seen(H, EventKind::Dropped), 1U);
  for (const Seat s : {H, Seat::spectator}) EXPECT_EQ(look(one, s), look(another, s));
}

// J-20
TEST(VampireEmpireInformation, WhatIsChosenFromAPileIsTheChoosersSecret) {
  const auto play = [](CardIds cellar, std::string_view taken) {
    Table table{Position{}.window_before().hand(V, {"v35", "v01"}).cellar(V, cellar).hand(H, {"h36"})};
    table.acts(V, {"play:v35", "drop:v01"});
    EXPECT_TRUE(table.asks(V));
    return table.act(V, taken);
  };
  const Table one = play({"v02", "v03"}, "take:v02");
  const Table another = play({"v18", "v40"}, "take:v40");
  EXPECT_EQ(just_told(one, V), (Lines{{EventKind::TookCard, numbers(V, id("v02"), Pile::Cellar)}}));
  EXPECT_EQ(just_told(one, H), (Lines{{EventKind::Took, numbers(V, Pile::Cellar)}}));
  for (const Seat s : {H, Seat::spectator}) EXPECT_EQ(look(one, s), look(another, s));
  EXPECT_EQ(one.known(H).players[V].cellar_count, 1U);
}

// J-24, J-25: no card of these decks shows anybody a hand, the town or a token, and no word of theirs could
TEST(VampireEmpireInformation, NothingIsLearntInPrivate) {
  for (const auto& verb : vocabulary().verbs) {
    for (const std::string_view looking : {"look", "peek", "show"})
      EXPECT_EQ(verb.name.find(looking), std::string_view::npos) << verb.name;
  }
}

// J-29, VE-199
TEST(VampireEmpireInformation, AtTheEndTokensAndHandsAreOpen) {
  const Table end = play_anything(7);
  for (const Seat s : observers) {
    const State known = end.known(s);
    EXPECT_EQ(known.vampires.value, end.state().vampires.value);
    EXPECT_EQ(known.tokens.value, end.state().tokens.value);
    for (const Seat p : {V, H}) EXPECT_EQ(known.players[p].hand.value, end.state().players[p].hand.value);
  }
}

// J-32, HC-VE-46
TEST(VampireEmpireInformation, TheAnswerHowManyIsANumberForAll) {
  for (const auto& [other, expected] : {std::pair{"name:maid", 0}, std::pair{"name:lord", 1}}) {
    Table table{Position{}.day().window_before().hand(H, {"h38", "h01", "h02"}).hand(V, {"v36"})};
    table.acts(H, {"play:h38", "name:lady", other, "drop:h01", "drop:h02"});
    ASSERT_TRUE(table.last(EventKind::CountedVampires).has_value());
    EXPECT_EQ(told(table, EventKind::CountedVampires, 215).back(), expected);
    for (const Seat s : observers) {
      ASSERT_EQ(table.known(s).counts.size(), 1U);
      EXPECT_EQ(table.known(s).counts[0].vampires, expected);
    }
  }
}

// J-33
TEST(VampireEmpireInformation, StandingLimitsAndEffectsOfARoundAreSeenByAll) {
  Table gate{Position{}.window_before().day().hand(H, {"h39", "h01"}).hand(V, {"v36"})};
  gate.acts(H, {"play:h39", "drop:h01"});
  EXPECT_EQ(told(gate, EventKind::Forbade, 151), numbers(V, Action::Hide));
  for (const Seat s : observers) EXPECT_TRUE(gate.known(s).players[V].forbidden.has(Action::Hide));
  gate.nobody_plays().act(H, "pass").nobody_plays().act(V, "skip").act(V, "done").nobody_plays();
  for (const Seat s : observers) EXPECT_TRUE(gate.known(s).players[V].forbidden.has(Action::Hide));
  gate.act(V, "pass");
  for (const Seat s : observers) EXPECT_TRUE(gate.known(s).players[V].forbidden.empty());
  Table bite{Position{}.hand(V, {"v37", "v01", "v02"}).hand(H, {"h36"})};
  bite.acts(V, {"attack:lady>maid", "play:v01", "done"}).act(H, "done").acts(V, {"play:v37", "drop:v02"});
  EXPECT_EQ(told(bite, EventKind::Strengthened, 213), numbers(V, Marker::Attack, 2));
  for (const Seat s : observers) EXPECT_EQ(bite.known(s).combat.this_round[Marker::Attack], 2U);
}

// J-34
TEST(VampireEmpireInformation, WhoIsAskedAndThatNothingWasPlayedIsSeenByAll) {
  Table table{Position{}.window_before().hand(V, {"v01", "v02"}).hand(H, {"h01", "h02"})};
  for (const Seat s : observers) EXPECT_EQ(table.known(s).frames.top().seat, Maybe{V});
  table.act(V, "done");
  EXPECT_EQ(told(table, EventKind::NoCard, 161), numbers(V));
  for (const Seat s : observers) EXPECT_EQ(table.known(s).frames.top().seat, Maybe{H});
  table.act(H, "done").act(V, "attack:lady>maid").round({"v01"}, {});
  EXPECT_EQ(told(table, EventKind::NoMore, 113), numbers(H));
}

}  // namespace krypta::vampire_empire::test::information_test
