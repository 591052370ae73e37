#include "cli/vtes/board.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/codec.hpp"
#include "engine/games/vtes/position.hpp"
#include "tests/cli/shown_board.hpp"

namespace krypta::cli::vtes_board_test {
namespace {

using vtes::CardId;
using vtes::Mark;
using vtes::Phase;
using vtes::Position;
using vtes::Region;

constexpr Seat A = seat(0);
constexpr Seat B = seat(1);
constexpr Seat C = seat(2);

const AnyGame& game() { return *find_game("vtes"); }
const Board& board() { return board_of("vtes"); }
CardId card(std::string_view name) { return *vtes::card_called(name); }

std::unique_ptr<AnyMatch> match_at(const Position& position) {
  auto match = game().load(to_value(position.state()));
  EXPECT_TRUE(match) << match.refusal().message;
  return std::move(*match);
}

Reader reader_at(const AnyMatch& match, Seat as, std::string_view language = "en") {
  Reader reader = reader_of("vtes", language, match.seats(), as);
  reader.lately = match.memory(as);
  return reader;
}
Lines drawn(const AnyMatch& match, Seat as) { return board().draw(match.view(as), reader_at(match, as)); }

/// Everybody but one passes until somebody could do what is asked for; tells whether that came.
bool pass_until(AnyMatch& match, std::string_view option, Seat who = Seat::spectator) {
  for (unsigned i = 0; i < 40 && !match.pending().over; ++i) {
    if (match.pending().chance) return false;
    const Seat s = match.pending().must.lowest();
    const std::vector<Option> options = match.options(s);
    if (std::ranges::find(options, option, &Option::id) != options.end()) return true;
    if (std::ranges::find(options, "pass", &Option::id) == options.end()) return false;
    const bool holds = s == who && std::ranges::find(options, "hold", &Option::id) != options.end();
    act(match, s, holds ? "hold" : "pass");
  }
  return false;
}

/// Three of them: A bleeds, B is bled and has somebody who can block, C looks on. What B hides may be another card.
Position three(std::string_view uncontrolled = "belinde", std::string_view held = "deflection") {
  Position position{3};
  position.put(A, card("ayelech"), Region::Ready);
  position.put(A, card("surapong"), Region::Uncontrolled, 1);
  position.put(B, card("ryan"), Region::Ready, 3);
  position.put_on(B, card("ryan"), card("raven_spy"));
  position.put(B, card("nassir"), Region::Torpor, 0);
  position.put(B, card(uncontrolled), Region::Uncontrolled, 2);
  position.put(C, card("trevon_parker"), Region::Ready);
  position.put(C, card("fame"), Region::Table);
  position.locked({card("trevon_parker")});
  return position.hand(A, {card("govern_the_unaligned"), card("govern_the_unaligned"), card("n44_magnum")})
      .hand(B, {card(held)})
      .ash(B, {card("blur")});
}

TEST(VtesBoard, IsReadableForEverybodyInEveryLanguageAtEveryMoment) {
  for (unsigned seed = 0; seed < 3; ++seed)
    expect_readable_throughout(game(), krypta::Setup{seed == 0 ? 5U : seed + 1, {}}, seed, 40, 1600);
}

TEST(VtesBoard, CountsWhatEverybodyHasFromThePreyToThePredator) {
  const auto match = match_at(three());
  const Lines lines = drawn(*match, A);
  EXPECT_TRUE(has(lines.front(), "Turn 9: yours · minion phase")) << lines.front();
  EXPECT_EQ(squeezed(lines[1]), "Methuselah Pool VP Hand Library Crypt Ash");
  EXPECT_EQ(row_of(lines, "■ Blue"), "■ Blue 20 0 1 0 0 1 your prey");
  EXPECT_EQ(row_of(lines, "▲ Yellow"), "▲ Yellow 20 0 0 0 0 0 your predator");
  EXPECT_EQ(row_of(lines, "● Red"), "▶ ● Red (you) 20 0 3 0 0 0");
  EXPECT_TRUE(has(text_of(drawn(*match, B)), "▲ Yellow")) << "her prey";
  EXPECT_EQ(squeezed(drawn(*match, B)[2]), "▲ Yellow 20 0 0 0 0 0 your prey");
  EXPECT_EQ(squeezed(drawn(*match, Seat::spectator)[2]), "▶ ● Red 20 0 3 0 0 0");
}

TEST(VtesBoard, ShowsMinionsWithWhatIsOnThem) {
  const auto match = match_at(three());
  const Lines lines = drawn(*match, A);
  EXPECT_EQ(row_of(lines, "Ayelech"), "▸ Ayelech 7/7 Tremere AUS THA DOM prince");
  EXPECT_EQ(row_of(lines, "Ryan"), "▸ Ryan 3/4 Nosferatu ani obf pot");
  EXPECT_EQ(row_of(lines, "Raven Spy"), "+ Raven Spy ♥1");
  EXPECT_EQ(row_of(lines, "Nassir"), "× Nassir 0/4 Tremere aus THA in torpor");
  EXPECT_EQ(row_of(lines, "Trevon"), "▫ Trevon Parker 6/6 Tremere AUS THA DOM locked");
  EXPECT_EQ(row_of(lines, "Fame"), "In play: Fame");
}

// VT-114, VT-116
TEST(VtesBoard, CountsWhatAVampireHasLearned) {
  Position position = three();
  position.put_on(B, card("ryan"), card("obfuscate"));
  position.put_on(B, card("ryan"), card("dominate"));
  const auto match = match_at(position);
  EXPECT_EQ(row_of(drawn(*match, A), "Ryan"), "▸ Ryan 3/6 Nosferatu ani dom pot OBF");
}

TEST(VtesBoard, ShowsOnesOwnUncontrolledVampiresAndOfOthersOnlyTheCounters) {
  const auto match = match_at(three());
  const Lines own = drawn(*match, A);
  EXPECT_EQ(row_of(own, "Surapong"), "· Surapong 1/2 Nosferatu ani");
  EXPECT_EQ(row_of(own, "face down"), "Uncontrolled: 1 face down, with counters: 2");
  EXPECT_FALSE(has(text_of(own), "Belinde"));
  EXPECT_FALSE(has(text_of(own), "Deflection"));
  const std::string others = text_of(drawn(*match, C));
  for (const std::string_view secret : {"Surapong", "Belinde", "Govern", "Magnum", "Deflection"})
    EXPECT_FALSE(has(others, secret)) << secret;
}

TEST(VtesBoard, ShowsTheHandWithKindRequirementAndCost) {
  const auto match = match_at(three());
  const Lines lines = drawn(*match, A);
  EXPECT_EQ(row_of(lines, "Govern"), "Govern the Unaligned ×2 action card dom 1 blood");
  EXPECT_EQ(row_of(lines, "Magnum"), ".44 Magnum equipment 2 pool");
}

TEST(VtesBoard, ShowsTheActionItsNumbersAndWhoTriesToBlock) {
  const auto match = match_at(three());
  act(*match, A, "play:govern_the_unaligned.1@t001");
  ASSERT_TRUE(pass_until(*match, "block:t003", B));
  const std::string open = squeezed(text_of(drawn(*match, B)));
  EXPECT_TRUE(has(open, "Ayelech bleeds you for 3.")) << open;
  EXPECT_TRUE(has(open, "Played: Govern the Unaligned (Ayelech)")) << open;
  act(*match, B, "block:t003");
  const std::string tried = squeezed(text_of(drawn(*match, A)));
  EXPECT_TRUE(has(tried, "Ryan tries to block: intercept 1 against stealth 0.") ||
              has(tried, "Ryan blocks the action."))
      << tried;
}

TEST(VtesBoard, ShowsACombatWithRangeStrikesAndWaitingDamage) {
  Position position = three();
  position.put_on(B, card("ryan"), card("guardian_angel"));
  const auto match = match_at(position);
  act(*match, A, "bleed:t001");
  ASSERT_TRUE(pass_until(*match, "block:t003", B));
  act(*match, B, "block:t003");
  ASSERT_TRUE(pass_until(*match, "strike:hand"));
  act(*match, A, "strike:hand");
  std::string text = squeezed(text_of(drawn(*match, B)));
  EXPECT_TRUE(has(text, "Combat, round 1, close range ● Ayelech: hand strike")) << text;
  EXPECT_TRUE(has(text, "■ Ryan")) << text;
  ASSERT_TRUE(pass_until(*match, "strike:hand"));
  act(*match, B, "strike:hand");
  while (match->step() == "impulse") act(*match, match->pending().must.lowest(), "pass");
  ASSERT_EQ(match->step(), "prevent");
  text = squeezed(text_of(drawn(*match, C)));
  EXPECT_TRUE(has(text, "■ Ryan: hand strike")) << text;
  EXPECT_TRUE(has(text, "– damage to take: 1")) << text;
}

TEST(VtesBoard, ShowsContestedCardsTheEdgeAndWhoIsOusted) {
  Position position = three();
  position.put(A, card("the_labyrinth"), Region::Contested);
  position.put(B, card("the_labyrinth"), Region::Contested);
  position.raw().edge = B;
  const auto match = match_at(position);
  const Lines lines = drawn(*match, A);
  EXPECT_EQ(row_of(lines, "Contested"), "Contested: The Labyrinth");
  EXPECT_EQ(row_of(lines, "■ Blue"), "■ Blue 20 0 1 0 0 1 the Edge, your prey");

  Position two{3};
  two.put(A, card("ayelech"), Region::Ready);
  two.put(C, card("ryan"), Region::Ready);
  two.raw().players[B].out = true;
  two.raw().players[B].pool = 0;
  const auto later = match_at(two);
  EXPECT_EQ(row_of(drawn(*later, A), "■ Blue"), "■ Blue 0 0 0 0 0 0 ousted");
  EXPECT_EQ(row_of(drawn(*later, A), "▲ Yellow"), "▲ Yellow 20 0 0 0 0 0 your prey and predator");
}

TEST(VtesBoard, SaysWhatIsLeftInTheInfluencePhase) {
  Position position = three();
  position.phase(Phase::Influence);
  const auto match = match_at(position);
  EXPECT_TRUE(has(drawn(*match, A).front(), "influence phase · transfers left: 4")) << drawn(*match, A).front();
}

TEST(VtesBoard, LooksTheSameWhateverIsHidden) {
  const auto one = match_at(three());
  const auto another = match_at(three("trevon_parker", "wider_view"));
  for (const Seat s : {A, C, Seat::spectator}) EXPECT_EQ(drawn(*one, s), drawn(*another, s));
  EXPECT_NE(drawn(*one, B), drawn(*another, B));
}

TEST(VtesBoard, UsesTheWidthThatThereIs) {
  const auto match = match_at(three());
  Reader reader = reader_at(*match, A);
  reader.width = 160;
  const Lines lines = board().draw(match->view(A), reader);
  for (const std::string& line : lines) EXPECT_LE(display_width(line), 160U) << line;
  EXPECT_EQ(display_width(lines.front()), 160U);
  EXPECT_TRUE(has(line_with(lines, "Ryan"), "Trevon Parker")) << "two areas beside each other";
}

TEST(VtesStory, TellsAnActionInOneParagraphWithoutWhatFollowsFromIt) {
  const auto match = match_at(three());
  act(*match, A, "bleed:t001");
  while (match->step() != "next-action") act(*match, match->pending().must.lowest(), "pass");
  EXPECT_EQ(told(*match, 0, A), "Ayelech bleeds Blue for 1. Blue burns 1 pool. You take the Edge.");
  EXPECT_EQ(told(*match, 0, B), "Ayelech bleeds you for 1. You burn 1 pool. Red takes the Edge.");
}

ShownEvent event(std::string_view kind, Value::Object fields) {
  ShownEvent shown{kind, Message{"vt-event-" + std::string{kind}}, Value{std::move(fields)}, {}, {}};
  return shown;
}

TEST(VtesStory, TellsDrawsAndTransfersOnce) {
  const Reader me = reader_of("vtes", "en", 2, A);
  const std::vector<ShownEvent> events{event("drew-card", {{"seat", 0}, {"card", "blur"}}),
                                       event("drew-card", {{"seat", 0}, {"card", "fame"}}),
                                       event("drew", {{"seat", 1}}),
                                       event("drew", {{"seat", 1}}),
                                       event("pool-burned", {{"seat", 1}, {"count", 1}}),
                                       event("transferred", {{"seat", 1}, {"count", 1}}),
                                       event("pool-burned", {{"seat", 1}, {"count", 1}}),
                                       event("transferred", {{"seat", 1}, {"count", 2}}),
                                       event("took-back", {{"seat", 0}, {"count", 1}}),
                                       event("pool-gained", {{"seat", 0}, {"count", 1}})};
  EXPECT_EQ(squeezed(text_of(board().tell(events, me))),
            "You draw: Blur, Fame. Blue transfers 2 counters to the uncontrolled region. You take 1 "
            "counter back into your pool.");
}

TEST(VtesBoard, HasPagesToReadAndFindsACard) {
  for (const std::string_view language : text::languages()) {
    const Reader reader = reader_of("vtes", language, 3, A);
    ASSERT_EQ(board().pages.size(), 2U);
    for (const Page& page : board().pages) {
      const Lines lines = page.text(reader);
      EXPECT_GE(lines.size(), 10U);
      expect_readable(lines);
    }
    for (const std::string_view typed : {"Deflection", "defl", "Lenny", "Belinde", "a", "no such card"})
      expect_readable(board().pages[1].find(typed, reader));
  }
  const Reader reader = reader_of("vtes", "en", 3, A);
  const auto found = [&](std::string_view typed) { return squeezed(text_of(board().pages[1].find(typed, reader))); };
  EXPECT_TRUE(has(found("deflect"), "Deflection reaction · dom · 1 blood")) << found("deflect");
  EXPECT_TRUE(
      has(found("BELINDE"), "vampire · Nosferatu · capacity 6 · ani aus pot OBF · Camarilla · prince (Copenhagen)"))
      << found("BELINDE");
  EXPECT_TRUE(has(found("the"), "Several cards begin like that: "));
  EXPECT_EQ(found("nobody at all"), "No card that can be played is called “nobody at all”.");
}

}  // namespace
}  // namespace krypta::cli::vtes_board_test
