#include <set>
#include <type_traits>

#include "engine/core/random.hpp"
#include "tests/rules/mascarade/observers.hpp"

/// "Information": what a view holds, what it never holds, and what everybody learns at the end.
namespace krypta::mascarade::test::information_test {
namespace {

using Ids = std::vector<std::string>;
using enum Character;

// MA-189: whoever imagines or accounts for something is given a view and can be given nothing else.
static_assert(std::is_invocable_v<decltype(&Mascarade::complete), const Mascarade&, const GameView&, Rng&>);
static_assert(!std::is_invocable_v<decltype(&Mascarade::complete), const Mascarade&, const State&, Rng&>);

std::string json(const State& state) { return to_json(to_value(state)); }

/// A is the Judge, B the Bishop, C the King, D the Queen; the Thief and the Cheat lie in the middle.
Position four() { return Position{4}; }

/// A match in which everybody chooses anything; `each` sees it before every choice.
template <class Each>
Table played(unsigned seats, std::uint64_t seed, bool at_once, Each each) {
  Table table = Table::begin(seats, {{"answers", at_once ? "at-once" : "in-turn"}});
  Rng rng{seed};
  for (;;) {
    each(table);
    const Pending now = table.pending();
    if (now.over) return table;
    const Seat s = now.chance ? Seat::chance : now.must.lowest();
    const Ids ids = table.options(s);
    const bool goes_on = !ids.empty() && table.match().length() < 20000;
    EXPECT_TRUE(goes_on) << "asked without an option, or without end";
    if (!goes_on) return table;
    table.act(s, ids[rng.below(static_cast<std::uint32_t>(ids.size()))]);
  }
}
void hide(Card& card) {
  if (!card.open) card = {Character{}, false, false};
}
bool is_private(EventKind kind) {
  return kind == EventKind::Exchanged || kind == EventKind::LeftAlone || kind == EventKind::Saw;
}

}  // namespace

// MA-184, MA-008, MA-009
TEST(MascaradeInformation, AViewIsThePublicStateWithoutAnyFaceThatIsDown) {
  for (const unsigned seats : {2U, 3U, 4U, 5U, 8U, 13U}) {
    for (const bool at_once : {false, true}) {
      const Table end = played(seats, seats, at_once, [](const Table& table) {
        for (const Seat observer : observers(table)) {
          State expected = table.state();
          for (Card& card : expected.centre) hide(card);
          for (unsigned s = 0; s < expected.players.size(); ++s) {
            Player& player = expected.players[seat(s)];
            for (Card& card : player.hand) hide(card);
            if (!player.answer.open && seat(s) != observer) player.answer = {Answer{}, false, false};
          }
          ASSERT_EQ(json(table.match().view(observer).known()), json(expected));
        }
      });
      EXPECT_TRUE(end.over());
    }
  }
}

// MA-184
TEST(MascaradeInformation, NotEvenWhoLookedSeesHisOwnCardInHisView) {
  Table table{four().active(C)};
  table.act(C, "look");
  expect_all_hidden(table);
  EXPECT_EQ(all_told(table, C), (Lines{{EventKind::Looked, numbers(C, Spot::Card)},
                                       {EventKind::Saw, numbers(C, Spot::Card, King)},
                                       {EventKind::TurnBegan, numbers(6, D)}}));
  const std::string view = json(table.match().view(C).known());
  EXPECT_EQ(view.find(R"("value":"king")"), std::string::npos);
  EXPECT_NE(view.find(R"("hand":[{"value":"unknown","open":false}])"), std::string::npos);
}

// MA-184
TEST(MascaradeInformation, ThePublicStateIsReadByEverybody) {
  Position position = four().active(C).coins({3, 4, 5, 12}).court(7);
  Table table{position.notebook()};
  table.act(C, "announce:bishop").answers({B});
  for (const Seat s : observers(table)) {
    const State known = table.match().view(s).known();
    EXPECT_EQ(known.turn, 10U) << "the Bishop took from D at once, and D is next";
    EXPECT_EQ(known.active, Maybe{D});
    EXPECT_FALSE(known.forced);
    EXPECT_TRUE(known.notebook);
    EXPECT_EQ(known.players[B].coins, 6U);
    EXPECT_EQ(known.players[C].coins, 4U);
    EXPECT_EQ(known.players[D].coins, 10U);
    EXPECT_EQ(known.court, 8U);
    EXPECT_EQ(known.bank, 194U - 8U - 23U);
    EXPECT_EQ(known.set, table.state().set);
    EXPECT_EQ(known.frames.top().seat, Maybe{D});
  }
}

// MA-185
TEST(MascaradeInformation, NothingThatWasSeenIsEverWithdrawn) {
  for (const unsigned seats : {2U, 5U, 13U}) {
    std::vector<std::vector<Event>> before(seats + 1);
    played(seats, 185 + seats, false, [&](const Table& table) {
      for (const Seat s : observers(table)) {
        auto& known = before[s == Seat::spectator ? seats : number(s)];
        const auto view = table.match().view(s);
        ASSERT_GE(view.memory().size(), known.size());
        ASSERT_TRUE(std::ranges::equal(known, view.memory().first(known.size())));
        known.assign(view.memory().begin(), view.memory().end());
      }
    });
  }
}

// MA-185, MA-061
TEST(MascaradeInformation, TheLogKeepsTheDealAndOnesOwnLooksAndDecisions) {
  Table table = Table::begin(5, {{"first", "0"}, {"characters", "judge,king,queen,spy,fool,witch"}});
  table.deal({"judge", "king", "queen", "spy", "fool", "witch"}).all_ready();
  table.swap("0,1", true).swap("1,2", false).swap("2,3", true).swap("3,4", false);
  table.act(E, "look");
  table.act(A, "announce:spy").answers().act(A, "swap:0,c1").act(A, "leave");
  table.act(B, "announce:fool").answers().act(B, "swap:2,3").act(B, "exchange");
  const auto own = [&](Seat s) {
    Lines lines;
    for (const Line& line : all_told(table, s)) {
      if (is_private(line.kind)) lines.push_back(line);
    }
    return lines;
  };
  const int card = static_cast<int>(Spot::Card);
  EXPECT_EQ(own(A), (Lines{{EventKind::Exchanged, {0, 0, card, 1, card}},
                           {EventKind::Saw, numbers(A, Spot::Card, King)},
                           {EventKind::Saw, numbers(nobody, Spot::Centre1, Witch)},
                           {EventKind::LeftAlone, numbers(A, A, Spot::Card, nobody, Spot::Centre1)}}));
  EXPECT_EQ(own(B),
            (Lines{{EventKind::LeftAlone, {1, 1, card, 2, card}}, {EventKind::Exchanged, {1, 2, card, 3, card}}}));
  EXPECT_EQ(own(C), (Lines{{EventKind::Exchanged, {2, 2, card, 3, card}}}));
  EXPECT_EQ(own(D), (Lines{{EventKind::LeftAlone, {3, 3, card, 4, card}}}));
  EXPECT_EQ(own(E), (Lines{{EventKind::Saw, numbers(E, Spot::Card, Fool)}}));
  EXPECT_TRUE(own(Seat::spectator).empty());
  for (const Seat s : observers(table)) EXPECT_EQ(table.count_seen(s, EventKind::Dealt), 6U);
}

// MA-186
TEST(MascaradeInformation, TheProgramDrawsNoConclusions) {
  // A view has these fields and no others: no list of possible identities, no odds.
  const Value view = to_value(Table{four()}.match().view(A).known());
  Ids fields;
  for (const auto& [name, value] : *view.object()) fields.push_back(name);
  EXPECT_EQ(fields, (Ids{"turn", "active", "forced", "at_once", "notebook", "set", "bank", "court", "players", "centre",
                         "ready", "announced", "answered", "revealed", "fined", "winners", "frames"}));
  Ids of_a_player;
  for (const auto& [name, value] : *view.find("players")->array()->front().object()) of_a_player.push_back(name);
  EXPECT_EQ(of_a_player, (Ids{"coins", "answer", "hand"}));
}

// MA-186
TEST(MascaradeInformation, NobodyIsWarnedOfAFalseClaim) {
  // C has seen his card; what he is asked and offered is the same whether he could claim truly or not.
  const auto asked = [](Character held) {
    Table table{four().active(C).holds("2", held)};
    table.act(C, "look").act(D, "look").act(A, "announce:king").act(B, "pass");
    std::vector<Message> all{game.prompt(table.state(), C).message};
    for (const std::string& id : table.options(C)) all.push_back(game.show(table.state(), *game.read(id)).label);
    EXPECT_EQ(all.size(), 3U);
    return all;
  };
  EXPECT_EQ(asked(King), asked(Queen));
  EXPECT_EQ(asked(King), asked(Cheat));
}

// MA-187
TEST(MascaradeInformation, NoCardCanBeFollowedThroughASwap) {
  // Two cards of the same character are the same: exchanged or not, the table is the same to the last byte.
  Table exchanged{Position{8}.active(G)};
  Table left{Position{8}.active(G)};
  exchanged.swap("6,7", true);
  left.swap("6,7", false);
  EXPECT_EQ(exchanged.state(), left.state());
  EXPECT_EQ(json(exchanged.state()), json(left.state()));
  for (Table* table : {&exchanged, &left}) table->act(H, "announce:peasant").answers({G});
  EXPECT_EQ(json(exchanged.state()), json(left.state()));
  for (const Seat s : all_but(exchanged, G)) EXPECT_EQ(all_told(exchanged, s), all_told(left, s));
}

// MA-188, MA-059, MA-060
TEST(MascaradeInformation, ToTheOthersAnExchangeAndNoExchangeAreTheSame) {
  const auto both = [](const Position& position, Seat who, const Ids& choices) {
    Table exchanged{position};
    for (const std::string& id : choices) {
      if (id == "answers") {
        exchanged.answers();
      } else {
        exchanged.act(who, id);
      }
    }
    Table left = exchanged;
    exchanged.act(who, "exchange");
    left.act(who, "leave");
    EXPECT_NE(exchanged.state(), left.state());
    EXPECT_EQ(looks_but_of(exchanged, who), looks_but_of(left, who));
    EXPECT_NE(look(exchanged, who), look(left, who)) << "he himself knows";
    // Nor later, until a face is seen.
    const std::string later = exchanged.state().players.size() > 3 ? "announce:judge" : "announce:judge@l";
    for (Table* table : {&exchanged, &left}) table->act(table->active(), later).answers();
    EXPECT_EQ(looks_but_of(exchanged, who), looks_but_of(left, who));
  };
  const Position five = Position{5}.cards({Witch, Spy, Fool, King, Judge, Bishop});
  both(four(), A, {"swap:0,2"});
  both(four(), A, {"swap:0,c2"});
  both(Position{3}, A, {"swap:0l,0r"});
  both(Position{2}, A, {"swap:0l,0p"});
  both(five, A, {"announce:spy", "answers", "swap:0,c1"});
  both(five, A, {"announce:spy", "answers", "swap:0,2"});
  both(five, A, {"announce:fool", "answers", "swap:1,3"});
}

// MA-189
TEST(MascaradeInformation, ABotImaginesTheSameWhateverIsHidden) {
  std::set<std::string> imagined;
  for (const bool exchange : {false, true}) {
    for (const Character held : {Judge, Bishop, King, Queen}) {
      Table table{four().holds("0", held)};
      table.swap("0,2", exchange);
      Rng rng{189};
      imagined.insert(json(game.complete(table.match().view(D), rng)));
    }
  }
  EXPECT_EQ(imagined.size(), 1U);
}

// MA-190
TEST(MascaradeInformation, EveryEventIsPublicExceptLooksAndDecisionsWhichAreOnesOwn) {
  std::set<EventKind> kinds;
  for (const unsigned seats : {2U, 3U, 4U, 8U, 13U, 13U, 13U, 13U}) {
    const Table table = played(seats, 190 + 7 * seats + kinds.size(), seats == 8, [](const Table&) {});
    for (std::size_t i = 0; i < table.match().length(); ++i) {
      const MadeChoice made = table.match().record().choice(i);
      for (const LoggedEvent& logged : table.match().record().caused(i)) {
        const auto kind = static_cast<EventKind>(logged.event.kind);
        kinds.insert(kind);
        for (const Seat s : observers(table)) {
          ASSERT_EQ(logged.audience.has(s), !is_private(kind) || s == made.seat) << name_of(kind);
        }
      }
    }
  }
  EXPECT_GT(kinds.size(), 28U) << "the matches were too dull to prove anything";
}

// MA-191
TEST(MascaradeInformation, AtTheEndAllCardsAreShown) {
  Table table{four().coins({10, 6, 6, 6})};
  table.act(A, "announce:king").answers();
  ASSERT_TRUE(table.over());
  for (const auto& [where, face] : {std::pair{"0", Judge}, std::pair{"1", Bishop}, std::pair{"2", King},
                                    std::pair{"3", Queen}, std::pair{"c1", Thief}, std::pair{"c2", Cheat}}) {
    expect_shown(table, where, face);
  }
  EXPECT_EQ(table.count(EventKind::Lies), 6U);
  EXPECT_EQ(told(table, EventKind::Lies, 191), numbers(nobody, Spot::Centre2, Cheat));
  for (const Seat s : observers(table)) EXPECT_EQ(json(table.match().view(s).known()), json(table.state()));
}

// MA-191
TEST(MascaradeInformation, TheRecordOfTheMatchHasEverySwapDecision) {
  Table table{four().coins({10, 6, 6, 6}).active(B)};
  table.swap("1,2", true).swap("0,2", false).swap("3,c1", true);
  table.act(A, "announce:king").answers();
  ASSERT_TRUE(table.over());
  const int card = static_cast<int>(Spot::Card);
  Lines decisions;
  for (const LoggedEvent& logged : table.match().log()) {
    const auto kind = static_cast<EventKind>(logged.event.kind);
    if (kind != EventKind::Exchanged && kind != EventKind::LeftAlone) continue;
    decisions.push_back({kind, std::vector<int>(logged.event.arguments.begin(), logged.event.arguments.end())});
  }
  EXPECT_EQ(decisions, (Lines{{EventKind::Exchanged, {1, 1, card, 2, card}},
                              {EventKind::LeftAlone, {2, 0, card, 2, card}},
                              {EventKind::Exchanged, numbers(D, D, Spot::Card, nobody, Spot::Centre1)}}));
}

}  // namespace krypta::mascarade::test::information_test
