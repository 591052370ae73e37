#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

#include "engine/games/vampire_empire/vocabulary.hpp"
#include "tests/cards/play.hpp"

namespace krypta::bowls::compiler_test {
namespace {

using cards::Op;

constexpr std::string_view op_names[] = {
    "number",  "local",   "it",       "property", "of",       "count", "some",    "sum",       "negative",
    "not",     "add",     "subtract", "multiply", "min",      "max",   "half_up", "half_down", "equal",
    "unequal", "less",    "at_most",  "and",      "or",       "give",  "store",   "jump",      "unless",
    "call",    "ask",     "menu",     "may",      "pay",      "begin", "each",    "paying",    "later",
    "end",     "highest", "lowest",   "lasts",    "whenever", "card",  "with",    "of_with",   "together"};

/// The code from the start of the only ability, with addresses counted from there: "number 0 3, store 0 0, end".
std::string code_of(const cards::Library& library) {
  const cards::Address start = library.code.at(0).abilities.at(0).start;
  std::string all;
  for (std::size_t i = start; i < library.code.at(0).program.code.size(); ++i) {
    const cards::Instruction& now = library.code.at(0).program.code[i];
    const bool goes =
        now.op == Op::jump || now.op == Op::unless || now.op == Op::may || now.op == Op::later || now.op == Op::sum;
    const bool plain = now.op == Op::end || now.op == Op::give || (now.op >= Op::negative && now.op <= Op::or_);
    all += (all.empty() ? "" : ", ") + std::string{op_names[static_cast<std::size_t>(now.op)]};
    if (!plain) all += " " + std::to_string(now.a) + " " + std::to_string(goes ? now.b - start : now.b);
  }
  return all;
}
std::string code_of(std::string_view body) { return code_of(one_card(body)); }

TEST(Compiler, BeginsWithTheEnd) {
  const cards::Library library = one_card("ring()");
  EXPECT_EQ(library.code.at(0).program.code.at(cards::nowhere).op, Op::end);
  EXPECT_EQ(library.code[0].abilities[0].start, 1);
}

TEST(Compiler, PutsTheDurationLast) {
  EXPECT_EQ(code_of("gain(self, 3)"), "paying 0 0, property 0 0, number 0 3, call 0 2, end");
  EXPECT_EQ(code_of("until dawn { heavier(west, 2) }"),
            "paying 0 0, number 0 3, number 0 2, number 0 1, call 8 3, end");
  EXPECT_EQ(code_of(library_of("card c \"C\" { price: 1 always { quiet() } }")), "number 0 -1, call 9 1, end");
}

TEST(Compiler, TurnsGreaterIntoLess) {
  EXPECT_EQ(code_of("remember(round > 2)"), "paying 0 0, number 0 2, property 2 0, less, call 5 1, end");
  EXPECT_EQ(code_of("remember(round <= 2)"), "paying 0 0, property 2 0, number 0 2, at_most, call 5 1, end");
}

TEST(Compiler, JumpsAroundBlocks) {
  EXPECT_EQ(code_of("if night { ring() }"), "paying 0 0, property 3 0, unless 0 4, call 6 0, end");
  EXPECT_EQ(code_of("if night { ring() } else { rest() }"),
            "paying 0 0, property 3 0, unless 0 5, call 6 0, jump 0 6, call 7 0, end");
  EXPECT_EQ(code_of("may { ring() } else { rest() }"), "paying 0 0, may 0 4, call 6 0, jump 0 5, call 7 0, end");
  EXPECT_EQ(code_of("later noon { ring() } rest()"), "paying 0 0, later 1 3, jump 0 5, call 6 0, end, call 7 0, end");
}

TEST(Compiler, CountsDown) {
  EXPECT_EQ(
      code_of("repeat 2 { ring() }"),
      "paying 0 0, number 0 2, store 0 0, number 0 0, local 0 0, less, unless 0 13, call 6 0, local 0 0, number 0 1, "
      "subtract, store 0 1, jump 0 3, end");
}

TEST(Compiler, StartsLoopsAndChoicesAfresh) {
  const cards::Library library = one_card("for each s in stones { choose any b: bowls }");
  EXPECT_EQ(code_of(library), "paying 0 0, begin 0 0, each 0 0, number 0 -32768, store 3 0, ask 0 0, jump 0 2, end");
  const cards::Loop& loop = library.code.at(0).program.loops.at(0);
  EXPECT_EQ(loop.slot, 0);
  EXPECT_EQ(loop.left, 1) << "two of them: there are sixteen stones";
  EXPECT_EQ(loop.reach, 16);
  EXPECT_EQ(loop.done, library.code[0].abilities[0].start + 7);
}

TEST(Compiler, AsksThenPaysThenActs) {
  const cards::Library library = one_card(
      "target one s: pouch(self) where it.weight > 1 target one c: red, blue cost give_up(s) cost spend(self, 1) "
      "paint(s, c)");
  const std::string code = code_of(library);
  EXPECT_TRUE(
      code.starts_with("ask 0 0, ask 1 0, paying 0 2, local 0 0, call 11 1, property 0 0, number 0 1, call 10 2, "
                       "local 0 0, local 1 0, call 3 2, end, "))
      << code;
  const auto& asks = library.code.at(0).program.asks;
  EXPECT_TRUE(asks.at(0).target && asks[0].secret && !asks[0].of_words && asks[0].matters);
  EXPECT_TRUE(asks.at(1).target && !asks[1].secret && asks[1].of_words && !asks[1].matters);
  EXPECT_EQ(asks[1].words, (std::vector<std::uint16_t>{0, 2}));
  EXPECT_EQ(library.code[0].abilities[0].costs, (std::vector<std::uint16_t>{0, 1}));
  EXPECT_EQ(library.code.at(0).program.payments.at(1).arguments.size(), 2U);
  EXPECT_NE(library.code.at(0).program.selectors.at(0).filter, cards::nowhere);
  EXPECT_NE(library.code.at(0).program.selectors[0].argument, cards::nowhere);
}

/// Addresses stay inside the program, and every routine that a table names ends with `give`.
void expect_sound(const cards::Program& program) {
  const auto routine = [&](cards::Address at) {
    if (at == cards::nowhere) return;
    ASSERT_LT(at, program.code.size());
    while (program.code[at].op <= Op::or_) ASSERT_LT(++at, program.code.size());
    EXPECT_EQ(program.code[at].op, Op::give);
  };
  for (const auto& s : program.selectors) routine(s.argument), routine(s.filter);
  for (const auto& a : program.asks) routine(a.by);
  for (const auto& p : program.payments) {
    routine(p.by);
    for (const cards::Address argument : p.arguments) routine(argument);
  }
  for (const auto& m : program.menus) {
    routine(m.by);
    EXPECT_LT(m.done, program.code.size());
    for (const auto& c : m.choices) routine(c.condition);
  }
  for (const cards::Address by : program.deciders) routine(by);
}

TEST(Compiler, ReadsTheCardsOfVampireEmpire) {
  std::vector<cards::File> files;
  for (const std::string name : {"human.cards", "vampire.cards"}) {
    std::ifstream in{std::string{KRYPTA_TESTS_DIR} + "/../engine/games/vampire_empire/cards/" + name};
    std::stringstream text;
    text << in.rdbuf();
    files.push_back({name, text.str()});
  }
  const auto compiled = cards::compile(vampire_empire::vocabulary(), files);
  if (compiled.index() == 1) FAIL() << told(std::get<1>(compiled));
  const cards::Library& library = std::get<0>(compiled);
  EXPECT_EQ(library.cards.size(), 80U);
  EXPECT_EQ(library.code.size(), 80U);
  for (const cards::CardCode& code : library.code) expect_sound(code.program);
  ASSERT_EQ(library.called("confession").size(), 1U);
  EXPECT_EQ(library.called("confession")[0]->abilities[0].targets.size(), 2U);
}

TEST(Compiler, RefusesACardOfMoreThanTheMachineCanReach) {
  std::string notes;
  for (int k = 0; k < 300; ++k) notes += " note(1)";
  std::string ability = " play in noon {" + notes + " }";
  std::string card = "card c \"C\" { price: 1";
  for (int i = 0; i < 60; ++i) card += ability;
  EXPECT_EQ(mistakes_in(card + " }"), "1:1: found a card of 36121 instructions, expected at most 32767");
}

TEST(Compiler, HoldsAnyNumberOfCardsThatItCanReachOneByOne) {
  std::string notes;
  for (int k = 0; k < 300; ++k) notes += " note(1)";
  std::string text;
  for (int i = 0; i < 60; ++i)
    text +=
        "card c" + std::to_string(i) + " \"" + std::to_string(i) + "\" { price: 1 play in noon {" + notes + " } }\n";
  EXPECT_EQ(mistakes_in(text), "") << "together they have more instructions than an address has room for";
}

std::uint64_t fingerprint_of(std::string_view text, std::string name = "a") {
  const cards::File file{std::move(name), std::string{text}};
  const auto compiled = cards::compile(vocabulary(), std::span{&file, 1});
  if (compiled.index() == 1) ADD_FAILURE() << told(std::get<1>(compiled));
  return compiled.index() == 0 ? std::get<0>(compiled).code.at(0).fingerprint : 0;
}

TEST(Fingerprint, IsOfWhatTheCardSays) {
  const std::string_view text = "card c \"C\" { price: 1 play in noon { target one s: stones remove(s) } }";
  const std::uint64_t same = fingerprint_of(text);
  EXPECT_EQ(fingerprint_of(text, "another name"), same);
  EXPECT_EQ(
      fingerprint_of("# words\n\ncard c \"C\" {\n price: 1 # one\n play in noon {\ttarget one s: stones\nremove(s) }}"),
      same);
  EXPECT_EQ(fingerprint_of("card c \"C\" { price: 1 play in noon { target one t: stones remove(t) } }"), same)
      << "what its author calls a local is nobody else's business";
}

TEST(Fingerprint, DiffersWithEverythingElse) {
  std::set<std::uint64_t> all;
  for (const std::string_view text : {
           "card c \"C\" { price: 1 play in noon { target one s: stones remove(s) } }",
           "card d \"C\" { price: 1 play in noon { target one s: stones remove(s) } }",
           "card c \"D\" { price: 1 play in noon { target one s: stones remove(s) } }",
           "card c \"C\" { price: 2 play in noon { target one s: stones remove(s) } }",
           "card c \"C\" { price: 1 size: 1 play in noon { target one s: stones remove(s) } }",
           "card c \"C\" { price: 1 play in morning { target one s: stones remove(s) } }",
           "card c \"C\" { price: 1 use in noon { target one s: stones remove(s) } }",
           "card c \"C\" { price: 1 play in noon once per day { target one s: stones remove(s) } }",
           "card c \"C\" { price: 1 play in noon when night { target one s: stones remove(s) } }",
           "card c \"C\" { price: 1 play in noon { choose one s: stones remove(s) } }",
           "card c \"C\" { price: 1 play in noon { target one s: hill remove(s) } }",
           "card c \"C\" { price: 1 play in noon { target one s: stones by rival remove(s) } }",
           "card c \"C\" { price: 1 play in noon { target one s: stones where it.cracked remove(s) } }",
           "card c \"C\" { price: 1 play in noon { target one s: stones where not it.cracked remove(s) } }",
           "card c \"C\" { price: 1 play in noon { target one s: stones cost give_up(s) } }",
           "card c \"C\" { price: 1 play in noon { choose (1) s: stones } }",
           "card c \"C\" { price: 1 play in noon { choose (2) s: stones } }",
           "card c \"C\" { price: 1 play in noon { target one s: red, blue } }",
           "card c \"C\" { price: 1 play in noon { target one s: red, green } }",
           "card c \"C\" { price: 1 play in noon { choose one { option { ring() } } } }",
           "card c \"C\" { price: 1 play in noon { choose one { option when night { ring() } } } }",
           "card c \"C\" { price: 1 play in noon { may { ring() } } }",
           "card c \"C\" { price: 1 play in noon { may by rival { ring() } } }",
           "card c \"C\" { price: 1 }",
           "card c \"C\" { price: 1 play in noon { pace: 1 ring() } }",
           "card c \"C\" { price: 1 play in noon { pace: 2 ring() } }",
       }) {
    EXPECT_TRUE(all.insert(fingerprint_of(text)).second) << text;
  }
}

/// Recorded matches name it, so it may not depend on the machine.
TEST(Fingerprint, IsTheSameEverywhere) {
  EXPECT_EQ(fingerprint_of("card c \"Żółw\" { price: 1 play in noon { target one s: stones remove(s) } }"),
            15343785721714417417U);
}

}  // namespace
}  // namespace krypta::bowls::compiler_test
