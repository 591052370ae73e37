#include "bots/mascarade/guide.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "bots/search/thinker.hpp"
#include "tests/bots/findings.hpp"
#include "tests/rules/mascarade/table.hpp"

/// What the search is told of Mascarade.
namespace krypta::bots::mascarade::mascarade_guide_test {

namespace {

using namespace krypta::mascarade::test;
using Seated = krypta::mascarade::test::Table;

Seated dealt() {
  auto table = Seated::begin(6);
  table.deal({"judge", "bishop", "king", "queen", "witch", "cheat"}).all_ready();
  return table;
}

/// Everybody has looked at his card, and it is the same player's turn again.
Seated all_know(const Position& position) {
  Seated table{position};
  for (unsigned i = 0; i < position.state().players.size(); ++i) table.act(table.active(), "look");
  return table;
}

/// How likely a character lies at a place in the eyes of a seat.
double chance(const Seated& table, Seat observer, unsigned place, Character c, bool infers = true) {
  const auto view = table.match().view(observer);
  Rng rng{1};
  return Worlds{view, Record{view}, infers, rng}.thoughts()[place][c];
}

search::Findings found(const Seated& table, Seat s, std::uint64_t iterations, std::uint64_t seed = 1) {
  return search::Thinker<Mascarade>::think(game, table.match().view(s), table.match().options(s),
                                           {.iterations = iterations}, seed);
}
std::string best(const Seated& table, Seat s, std::uint64_t iterations) {
  return game.write(found(table, s, iterations).choices[0].choice);
}

void expect_sound(const Weights& weights, std::size_t count) {
  float all = 0;
  for (std::size_t i = 0; i < count; ++i) {
    ASSERT_TRUE(std::isfinite(weights[i]));
    ASSERT_GE(weights[i], 0);
    all += weights[i];
  }
  EXPECT_GT(all, 0);
}

/// What a seat knows, with the others' answers that are face down left to them again.
State known_with_open_answers(State state, Seat s) {
  state = redact(state, s).known();
  if (state.frames.top().step != Step::Answer || !state.at_once) return state;
  state.answered = state.answered & (SeatSet::of(s) | SeatSet::of(*state.active));
  return state;
}

/// A choice in the tree, of which the search tells the guide.
void make(Guide& guide, State& state, Seat s, Choice choice) {
  const State before = state;
  Events ignored;
  game.apply(state, s, choice, ignored);
  guide.note(before, s, choice, state);
}

/// One line of play as the search would follow it, by the guide alone; every choice is looked at before it is made.
void expect_sound_line(Guide& guide, State state, bool own, Rng& rng) {
  guide.begin_line(state, own);
  for (unsigned i = 0; !game.pending(state).over; ++i) {
    ASSERT_LT(i, 5000U);
    if (guide.rests(state)) break;
    const Seat s = game.pending(state).must.lowest();
    Options choices;
    game.options(state, s, choices);
    Weights weights;
    guide.weigh(redact(state, s), choices, weights);
    ASSERT_NO_FATAL_FAILURE(expect_sound(weights, choices.size()));
    if (i < 8) {  // as in the tree
      make(guide, state, s, search::drawn<Mascarade>(choices, weights, rng));
    } else {
      guide.play_on(state, rng);
    }
  }
  double sum = 0;
  for (const double value : guide.judge(state)) {
    EXPECT_GE(value, 0);
    EXPECT_LE(value, 1);
    sum += value;
  }
  EXPECT_NEAR(sum, 1, 1e-6);
}

void expect_sound_guide(const Match<Mascarade>& match, Seat s, bool infers, Rng& rng) {
  const auto view = match.view(s);
  Guide guide{game, view, infers, rng};
  const State drawn = guide.draw(rng);
  EXPECT_EQ(known_with_open_answers(drawn, s), known_with_open_answers(match.state(), s));
  EXPECT_FALSE(game.check(drawn).has_value());
  ASSERT_NO_FATAL_FAILURE(expect_sound_line(guide, drawn, true, rng));
  const Seat other = left_of(drawn, s);
  const State for_other = guide.draw_for(redact(drawn, other), rng);
  EXPECT_EQ(known_with_open_answers(for_other, other), known_with_open_answers(drawn, other));
  EXPECT_FALSE(game.check(for_other).has_value());
  ASSERT_NO_FATAL_FAILURE(expect_sound_line(guide, for_other, false, rng));
}

}  // namespace

TEST(MascaradeGuide, DrawsWhatLooksTheSameAndPlaysItToTheEnd) {
  using Agreed = std::vector<std::pair<std::string, std::string>>;
  const std::vector<std::pair<unsigned, Agreed>> tables{
      {2, {}},
      {3, {}},
      {6, {}},
      {12, {}},
      {3, {{"answers", "at-once"}}},
      {8, {{"answers", "at-once"}}},
      {6, {{"characters", "judge,king,spy,queen,fool,widow,cheat,witch"}}}};
  for (const auto& [seats, options] : tables) {
    Rng rng{seats};
    Match<Mascarade> match{game, *game.begin(krypta::Setup{seats, options})};
    const ChanceStream stream{seats};
    for (unsigned i = 0; i < 160; ++i) {
      match.answer_for_chance(stream);
      if (match.pending().over) break;
      const Seat s = match.pending().must.lowest();
      const auto choices = match.options(s);
      if (choices.size() > 1 && i % 12 == 0) {
        ASSERT_NO_FATAL_FAILURE(expect_sound_guide(match, s, i % 24 == 0, rng)) << seats << " seats";
      }
      ASSERT_FALSE(match.act(s, choices[rng.below(static_cast<std::uint32_t>(choices.size()))]).has_value());
    }
  }
}

TEST(MascaradeGuide, WeighsByWhatASeatKnowsAlone) {
  Seated table = dealt();
  table.swap("0,2", true).swap("1,3", true).swap("2,4", false).swap("0,3", true);
  const auto view = table.match().view(E);
  const Record record{view};
  Rng rng{1};
  Minds minds{view, record, record.watched().thoughts()};
  minds.begin(table.state(), true, rng);
  Weights seeing;
  Weights blind;
  const auto choices = table.match().options(E);
  weigh_at_a_glance(table.state(), E, minds, choices, seeing);
  weigh_at_a_glance(view.known(), E, minds, choices, blind);
  for (std::size_t i = 0; i < choices.size(); ++i) EXPECT_EQ(seeing[i], blind[i]);
}

TEST(MascaradeGuide, ThinksThatWhoSwapsExchangesForTheBetter) {
  Seated better = dealt();
  better.swap("0,2", true);  // the Judge for the King
  EXPECT_GT(chance(better, E, 0, Character::King), 0.8);
  EXPECT_NEAR(chance(better, E, 0, Character::King, false), 0.5, 0.1);
  Seated worse = dealt();
  worse.swap("0,5", true);  // the Judge for the Cheat
  EXPECT_LT(chance(worse, E, 0, Character::Cheat), 0.5);
  EXPECT_NEAR(chance(worse, A, 0, Character::Cheat), 1, 1e-9) << "A decided himself";
}

TEST(MascaradeGuide, ThinksThatWhoSwapsWithoutHavingToExchanges) {
  Seated table = dealt();
  table.swap("0,5", false).swap("1,5", false).swap("2,5", false).swap("3,5", false);
  const double before = chance(table, C, 1, Character::Bishop);
  table.swap("1,4", true);
  EXPECT_GT(chance(table, C, 4, Character::Bishop), 0.85 * before);
}

TEST(MascaradeGuide, BelievesWhatIsSaid) {
  Seated table = dealt();
  table.swap("0,1", true).swap("1,2", true).swap("2,3", true).swap("3,4", true);
  const double before = chance(table, F, 4, Character::King);
  table.act(E, "announce:king");
  EXPECT_GT(chance(table, F, 4, Character::King), before);
  EXPECT_NEAR(chance(table, F, 4, Character::King, false), 0.125, 0.05) << "words tell nothing";
}

TEST(MascaradeGuide, TrustsItsEyesMost) {
  Seated table = dealt();
  table.swap("0,1", false).swap("1,2", false).swap("2,3", false).swap("3,4", false);
  table.act(E, "announce:king").answers({C});  // Nobody would have thought that all left the cards alone.
  EXPECT_NEAR(chance(table, B, 2, Character::King), 1, 1e-9);
  EXPECT_NEAR(chance(table, B, 4, Character::Witch), 1, 1e-9);
}

TEST(MascaradeMinds, RememberWhatWasSeen) {
  Seated table{Position{6}};
  const auto view = table.match().view(F);
  const Record record{view};
  Minds minds{view, record, record.watched().thoughts()};
  Rng rng{1};
  State state = table.state();
  minds.begin(state, true, rng);
  const auto act = [&](Seat s, Choice choice) {
    const State before = state;
    Events ignored;
    game.apply(state, s, choice, ignored);
    minds.note(before, s, choice, state);
  };
  const Place a = place(A, Spot::Card);
  const Place b = place(B, Spot::Card);
  const Place c = place(C, Spot::Card);
  const Character first = card(state, a).value;
  act(A, choose(Verb::Look, Spot::Card));
  EXPECT_EQ(minds.at(A, a)[first], 1);
  EXPECT_EQ(minds.at(A, b)[first], 0) << "it is there and nowhere else";
  EXPECT_LT(minds.at(B, a)[first], 0.5);
  act(B, take(b, c));
  act(B, choose(Verb::Leave));
  act(C, take(a, c));
  act(C, choose(Verb::Exchange));
  EXPECT_EQ(minds.at(A, a)[first], 0.5) << "A cannot know whether C exchanged them";
  EXPECT_EQ(minds.at(A, c)[first], 0.5);
  const Character king = Character::King;
  act(D, announce(king, Spot::Card));
  for (const Seat s : {E, F, A, B}) act(s, choose(Verb::Pass));
  act(C, choose(Verb::Claim, Spot::Card));
  for (const Seat s : {A, B, C, D, E, F}) EXPECT_EQ(minds.at(s, c)[first], 1) << "C had to show it";
}

TEST(MascaradeGuide, NoticesWhatIsChosenInTheTree) {
  const Seated table{Position{6}};
  const auto view = table.match().view(A);
  Rng rng{1};
  Guide guide{game, view, true, rng};
  const State root = guide.draw(rng);
  const auto claim = [&](bool looked) {
    State state = root;
    guide.begin_line(state, true);
    const auto act = [&](Seat s, Choice choice) { make(guide, state, s, choice); };
    act(A, choose(Verb::Look, Spot::Card));
    if (looked) {
      act(B, choose(Verb::Look, Spot::Card));
    } else {
      act(B, take(place(B, Spot::Card), place(D, Spot::Card)));
      act(B, choose(Verb::Leave));
    }
    act(C, announce(card(state, place(B, Spot::Card)).value, Spot::Card));
    for (const Seat s : {D, E, F, A}) act(s, choose(Verb::Pass));
    Options choices;
    game.options(state, B, choices);
    Weights weights;
    guide.weigh(redact(state, B), choices, weights);
    return weights[0] / (weights[0] + weights[1]);
  };
  EXPECT_GT(claim(true), 0.9);
  EXPECT_LT(claim(false), 0.9);
}

TEST(MascaradeSearch, FindsWhatWinsAtOnce) {
  EXPECT_EQ(best(all_know(Position{6}.coins({10, 8, 6, 6, 6, 6}).holds("0", Character::King)), A, 300),
            "announce:king");
  EXPECT_EQ(best(all_know(Position{6}.coins({11, 8, 6, 6, 6, 6}).holds("0", Character::Queen)), A, 300),
            "announce:queen");
}

TEST(MascaradeSearch, ClaimsWhatItHas) {
  Seated table = all_know(Position{6}.coins({6, 6, 6, 6, 6, 6}).holds("1", Character::King));
  table.act(A, "announce:king");
  EXPECT_EQ(best(table, B, 300), "claim");
}

TEST(MascaradeSearch, FindsTheSameForTheSameSeedAndView) {
  Seated table = dealt();
  table.swap("0,2", true).swap("1,3", true).swap("2,4", true).swap("3,5", true);
  Seated other = dealt();
  other.swap("0,2", false).swap("1,3", true).swap("2,4", false).swap("3,5", false);
  ASSERT_EQ(table.match().view(E), other.match().view(E)) << "E cannot tell them apart";
  krypta::test::expect_same(found(table, E, 200, 7), found(other, E, 200, 7));
}

}  // namespace krypta::bots::mascarade::mascarade_guide_test
