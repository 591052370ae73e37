#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/core/match.hpp"
#include "engine/games/vtes/decks/deck.hpp"
#include "engine/games/vtes/game.hpp"
#include "engine/games/vtes/rules.hpp"
#include "tests/decks/archive.hpp"
#include "tests/games.hpp"
#include "text/flaws.hpp"
#include "wire/brought.hpp"

/// Decks that are brought to a match of VTES.
namespace krypta::vtes::brought_test {
namespace {

const AnyGame& game() { return *find_game("vtes"); }

std::vector<std::string> keys(const Brought& brought) {
  std::vector<std::string> all;
  for (const Flaw& flaw : brought.flaws) all.push_back(flaw.key);
  return all;
}

/// A legal deck that is printed nowhere: the crypt of one and the library of another.
Deck mixed_deck() {
  Deck deck = *printed_deck("tremere");
  deck.crypt = printed_deck("nosferatu")->crypt;
  return deck;
}

TEST(VtesBrought, IsTheSameByNameAsTextAndAsJson) {
  const Deck* printed = printed_deck("tremere");
  ASSERT_NE(printed, nullptr);
  const Brought named = wire::bring(game(), "tremere");
  EXPECT_TRUE(named.flaws.empty());
  for (const DeckForm form : {DeckForm::twd, DeckForm::text, DeckForm::lackey, DeckForm::jol})
    EXPECT_EQ(wire::bring(game(), write_deck(facts(), *printed, form)).written, named.written);
  EXPECT_EQ(wire::bring(game(), to_json(deck_value(facts(), *printed))).written, named.written);
  EXPECT_EQ(game().bring(deck_value(facts(), *printed)).written, named.written);
  EXPECT_EQ(wire::bring(game(), named.written).written, named.written);
  EXPECT_NE(wire::bring(game(), "nosferatu").written, named.written);
}

TEST(VtesBrought, ADraftHasWhatCouldBeReadAndIsReadAgainFromWhatIsKept) {
  const auto draft = wire::draft(game(), "2x Deflection\n1x Theo Bell (G6)\n3x Nobody Knows This\n1x Archon");
  ASSERT_TRUE(draft);
  EXPECT_EQ(draft->unread.size(), 1U);
  EXPECT_EQ(draft->unread[0].line, 3U);
  const auto again = game().draft(draft->kept);
  EXPECT_EQ(again->shown, draft->shown);
  EXPECT_EQ(again->kept, draft->kept);
  EXPECT_TRUE(again->unread.empty());
  EXPECT_EQ(again->reasons, draft->reasons);
  const auto begun = game().draft(Value{Value::Object{{"cards", Value::Object{}}}});
  EXPECT_TRUE(begun->unread.empty()) << "nothing is chosen yet";
  EXPECT_EQ(begun->reasons.size(), 2U);
  EXPECT_FALSE(find_game("nowa-huta")->draft(Value{"tremere"}));
}

TEST(VtesBrought, CurvesGoFromTheLowestToX) {
  Deck deck;
  for (const char* name : {"Minion Tap", "Blood Doll", "Gilbert Duane", "Anson"})
    EXPECT_TRUE(deck.add(facts().find(name).value(), 3)) << name;
  const Curve capacities = capacity_curve(facts(), deck);
  ASSERT_EQ(capacities.size(), 2U);
  EXPECT_LT(std::stoi(capacities[0].first), std::stoi(capacities[1].first));
  EXPECT_EQ(capacities[0].second, 3U);
  for (const std::string_view name : printed_decks()) {
    const Curve blood = cost_curve(facts(), *printed_deck(name), &LibraryFacts::blood);
    int last = 0;
    for (const auto& [value, count] : blood) {
      const int now = value == "x" ? 1000 : std::stoi(value);
      EXPECT_GT(now, last) << name;
      last = now;
    }
  }
}

// VT-007 VT-009 VT-012
TEST(VtesBrought, IsRefusedWithEveryReasonAtOnce) {
  const Brought brought =
      wire::bring(game(), "2x Deflectoin\n1x Anthelios, The Red Star\n1x Theo Bell (G6)\n1x Anson\n1x Archon\n");
  EXPECT_TRUE(brought.written.empty());
  const std::vector<std::string> found = keys(brought);
  for (const char* key : {"deck-unknown-card-nearest", "deck-crypt-too-small", "deck-library-too-small",
                          "deck-groups-apart", "deck-banned", "deck-unwritten"})
    EXPECT_NE(std::ranges::find(found, key), found.end()) << key;
  for (const std::string_view language : text::languages()) {
    for (const Flaw& flaw : brought.flaws) {
      const std::string sentence = text::flaw_sentence(flaw, "VT", *text::Speech::in(language));
      EXPECT_EQ(sentence.find('{'), std::string::npos) << sentence;
    }
  }
  EXPECT_EQ(keys(wire::bring(game(), "{\"crypt\":")), std::vector<std::string>{"deck-no-json"});
  EXPECT_EQ(keys(wire::bring(game(), "hello")), std::vector<std::string>{"deck-no-cards"});
  EXPECT_EQ(keys(game().bring(Value{})), std::vector<std::string>{"deck-no-cards"});
}

// As the tournament archive writes them, headings and all: of a deck every line is understood, and each card that
// cannot be played yet is named once.
TEST(VtesBrought, OfAnArchivedDeckEachCardThatIsNotWrittenIsNamed) {
  const Vtes vtes;
  for (const auto& [deck, heading] : many_decks()) {
    std::multiset<std::string> unwritten;
    for (const std::vector<Copies>* pile : {&deck.crypt, &deck.library}) {
      for (const Copies& copies : *pile) {
        if (!vtes.cards()[copies.card].playable) unwritten.insert(facts().full_name(copies.card));
      }
    }
    const std::string text = heading + write_deck(facts(), deck, DeckForm::twd);
    std::multiset<std::string> named;
    for (const Flaw& flaw : wire::bring(game(), text).flaws) {
      ASSERT_EQ(flaw.line, 0U) << flaw.key << " " << std::get<std::string>(flaw.arguments[0].second) << " in\n" << text;
      if (flaw.key == "deck-unwritten") named.insert(std::get<std::string>(flaw.arguments[0].second));
    }
    ASSERT_EQ(named, unwritten) << text;
  }
}

TEST(VtesBrought, HasRoomInTheState) {
  Deck deck = *printed_deck("tremere");
  ASSERT_TRUE(deck.add(deck.crypt.front().card, most_crypt));
  EXPECT_EQ(keys(wire::bring(game(), write_deck(facts(), deck, DeckForm::jol))),
            std::vector<std::string>{"deck-crypt-too-large"});
}

TEST(VtesBrought, IsWhatTheSeatPlaysWith) {
  const Vtes vtes;
  krypta::Setup setup{
      .seats = 3, .brought = {"", wire::bring(game(), write_deck(facts(), mixed_deck(), DeckForm::jol)).written, ""}};
  ASSERT_FALSE(setup.brought[1].empty());
  const auto begun = vtes.begin(setup);
  ASSERT_TRUE(begun);
  const Deck mixed = mixed_deck();
  EXPECT_EQ(begun->players[seat(1)].library_count, total(mixed.library));
  EXPECT_EQ(begun->players[seat(1)].crypt_count, total(mixed.crypt));
  for (const Copies& copies : mixed.library)
    EXPECT_EQ(std::ranges::count(begun->players[seat(1)].library.value, copies.card), copies.count);
  EXPECT_EQ(begun->players[seat(0)], vtes.begin({.seats = 3})->players[seat(0)]);
  setup.brought = {"tremere"};
  EXPECT_EQ(vtes.begin(setup).refusal().message, "brought: must be one a seat");
  setup.brought = {"", "1x Anson", ""};
  EXPECT_TRUE(vtes.begin(setup).refusal().message.starts_with("brought[1]: "));
}

TEST(VtesBrought, NobodyBringsAnythingToOtherGames) {
  const AnyGame* other = find_game("nowa-huta");
  EXPECT_EQ(keys(wire::bring(*other, "tremere")), std::vector<std::string>{"brings-nothing"});
  EXPECT_TRUE(other->begin({.seats = 2, .brought = {"", ""}}).refusal().message.starts_with("brought: "));
}

/// What a seat may not know of the others' decks never makes a difference to what it thinks of, and whatever it thinks
/// of looks to it like what it sees.
TEST(VtesBrought, UnseenDecksAreThoughtOf) {
  const Vtes vtes;
  const std::string mixed = wire::bring(game(), write_deck(facts(), mixed_deck(), DeckForm::jol)).written;
  Rng rng{5};
  Match<Vtes> match{vtes, *vtes.begin({.seats = 3, .brought = {mixed, mixed, mixed}})};
  const ChanceStream chance{9};
  for (unsigned i = 0; i < 1500 && !match.pending().over; ++i) {
    ASSERT_FALSE(match.answer_for_chance(chance));
    if (match.pending().over) break;
    const Seat s = match.pending().must.lowest();
    Choices<Vtes> options;
    vtes.options(match.state(), s, options);
    ASSERT_FALSE(match.act(s, options[rng.below(static_cast<std::uint32_t>(options.size()))]));
    if (i % 20 != 0) continue;
    for (const Seat observer : {seat(0), seat(2), Seat::spectator}) {
      const State thought = vtes.complete(match.view(observer), rng);
      EXPECT_EQ(redact(thought, observer).known(), match.view(observer).known());
      for (const Player& player : thought.players) {
        EXPECT_EQ(player.library.value.size(), player.library_count);
        EXPECT_EQ(player.crypt.value.size(), player.crypt_count);
        EXPECT_EQ(player.hand.value.size(), player.hand_count);
      }
    }
  }
}

}  // namespace
}  // namespace krypta::vtes::brought_test
