#include "tests/rules/vampire_empire/observers.hpp"

/// Every refusal names the rule that refuses.
namespace krypta::vampire_empire::test::explain_test {
namespace {

using enum Character;

using krypta::test::expect_refused;

}  // namespace

// VE-018, VE-019, VE-020, VE-021, VE-023
TEST(VampireEmpireExplain, InSetup) {
  Table sides = Table::begin({{"vampires", "draw"}});
  expect_refused(sides, Seat::chance, {{"vampires:2", "VE-019"}, {"enter:monk", "VE-019"}});
  static_cast<void>(sides.refused(V, "vampires:0"));
  Table castle = Table::begin();
  expect_refused(castle, Seat::chance, {{"get:v01", "VE-018"}});
  castle.chance({"enter:monk"});
  expect_refused(castle, Seat::chance, {{"enter:monk", "VE-018"}});
  expect_refused(castle, V, {{"enter:nun", "VE-036"}});
  castle.chance({"enter:nun", "enter:cook"});
  expect_refused(castle, Seat::chance, {{"get:h01", "VE-020"}, {"vampire:monk", "VE-020"}});
  for (int i = 0; i < 16; ++i) castle.act(Seat::chance, castle.options(Seat::chance).front());
  castle.chance({"vampire:monk"});
  expect_refused(castle, Seat::chance, {{"vampire:monk", "VE-021"}, {"token:nun", "VE-021"}});
  castle.chance({"vampire:lord", "vampire:lady"});
  expect_refused(castle, Seat::chance, {{"token:monk", "VE-023"}, {"vampire:nun", "VE-023"}});
}

// VE-053, VE-056, VE-058, VE-046, VE-060, VE-216
TEST(VampireEmpireExplain, InStep1) {
  Table table{Position{}.step_1().hand(V, {"v01", "v36"}).hand(H, {"h01"})};
  expect_refused(table, V,
                 {{"moat:v02", "VE-053"},
                  {"cellar:v02", "VE-053"},
                  {"play:v36", "VE-216"},
                  {"play:v01", "VE-149"},
                  {"pass", "VE-051"},
                  {"reveal:lord", "VE-051"}});
  expect_refused(table, H, {{"moat:h01", "VE-049"}, {"skip", "VE-049"}, {"play:h36", "VE-049"}});
  table.act(V, "moat:v01");
  expect_refused(table, V, {{"skip", "VE-058"}});
  Table later{Position{}.step_1().hand(V, {"v01"}).hand(H, {"h01"}).reshuffled(V)};
  expect_refused(later, V, {{"cellar:v01", "VE-046"}, {"cellar:v01", "VE-045"}});
}

// VE-064, VE-065, VE-068, VE-069, VE-071
TEST(VampireEmpireExplain, InStep2) {
  Table table{Position{}.step_2().hand(V, {"v36", "v01"}).hand(H, {"h01"}).revealed({Lord}).dead({Nun})};
  expect_refused(table, V,
                 {{"reveal:lord", "VE-069"},
                  {"reveal:nun", "VE-068"},
                  {"reveal:lady", "VE-071"},
                  {"play:v36", "VE-216"},
                  {"pass", "VE-051"},
                  {"moat:v01", "VE-051"}});
  expect_refused(table, H, {{"reveal:lady", "VE-049"}, {"done", "VE-049"}});
}

// VE-072, VE-075, VE-076, VE-077, VE-084, VE-085, VE-086, VE-103 to VE-107, VE-131, VE-142
TEST(VampireEmpireExplain, InStep3AtNight) {
  Table table{Position{}
                  .castle({Lord, Cook, Monk})
                  .revealed({Lord})
                  .marker(Monk, Marker::Defence, 2)
                  .hand(V, {"v01", "v36", "v31"})
                  .hand(H, {"h01"})};
  expect_refused(table, V,
                 {{"hide:monk", "VE-077"},
                  {"ask:monk", "VE-084"},
                  {"attack:cook>monk", "VE-107"},
                  {"attack:lord>nun", "VE-103"},
                  {"attack:nun>lord", "VE-103"},
                  {"attack:lord>lord", "VE-104"},
                  {"attack:lord>monk", "VE-131"},
                  {"play:v36", "VE-149"},
                  {"reveal:cook", "VE-065"},
                  {"cellar:v01", "VE-039"},
                  {"moat:v01", "VE-072"},
                  {"skip", "VE-072"},
                  {"done", "VE-072"}});
  EXPECT_TRUE(table.offers(V, "attack:lord>cook"));
  expect_refused(table, H, {{"pass", "VE-049"}, {"attack:monk>cook", "VE-049"}});
  Table gate{Position{}.hand(V, {"v01", "v02", "v03"}).hand(H, {"h01"}).forbid(V, Action::Hide)};
  expect_refused(gate, V, {{"hide:monk", "VE-151"}});
  Table town{Position{}.hand(V, {"v01", "v02", "v03"}).hand(H, {"h01"})};
  expect_refused(town, V, {{"hide:nun", "VE-076"}, {"attack:maid>lady", "VE-142"}, {"attack:maid>lady", "VE-123"}});
}

// VE-075, VE-085, VE-086, VE-106
TEST(VampireEmpireExplain, InStep3ByDay) {
  Table table{Position{}
                  .day()
                  .castle({Lord, Maid, Monk})
                  .revealed({Lord})
                  .dead({Officer})
                  .hand(H, {"h22", "h24", "h01", "h36"})
                  .hand(V, {"v01"})};
  expect_refused(table, H,
                 {{"hide:monk", "VE-075"},
                  {"ask:lord", "VE-086"},
                  {"ask:officer", "VE-086"},
                  {"attack:lord>maid", "VE-106"},
                  {"attack:monk>maid", "VE-142"},
                  {"reveal:lord", "VE-051"},
                  {"play:h36", "VE-149"}});
  Table one{Position{}.day().hand(H, {"h22", "h01"}).hand(V, {"v01"})};
  expect_refused(one, H, {{"ask:monk", "VE-085"}});
}

// VE-077, VE-085, VE-090, VE-092, VE-143, VE-145
TEST(VampireEmpireExplain, InTheMiddleOfAnAction) {
  Table hide{Position{}.hand(V, {"v01", "v02", "v03", "v36"}).hand(H, {"h01"})};
  hide.act(V, "hide:monk");
  expect_refused(hide, V, {{"play:v36", "VE-077"}, {"play:v09", "VE-077"}, {"done", "VE-077"}, {"pass", "VE-077"}});
  static_cast<void>(hide.refused(H, "play:h01"));
  Table ask{Position{}.day().castle({Lady, Maid, Cook}).hand(H, {"h22", "h24", "h01"}).hand(V, {"v01"})};
  ask.act(H, "ask:cook");
  expect_refused(ask, H, {{"play:h01", "VE-085"}, {"done", "VE-085"}});
  static_cast<void>(ask.refused(V, "done"));
  ask.acts(H, {"play:h22", "play:h24"});
  expect_refused(ask, H, {{"attack:cook>lady", "VE-092"}, {"attack:lady>maid", "VE-090"}, {"pass", "VE-090"}});
  static_cast<void>(ask.refused(V, "attack:lady>cook"));
  Table pass{Position{}.hand(V, {"v01", "v02", "v03"}).hand(H, {"h01"})};
  pass.act(V, "pass");
  expect_refused(pass, V, {{"cellar:v01", "VE-145"}, {"done", "VE-143"}, {"drop:v09", "VE-143"}});
  static_cast<void>(pass.refused(H, "drop:h01"));
}

// VE-112, VE-113, VE-123, VE-125, VE-126, VE-129, VE-131
TEST(VampireEmpireExplain, InACombat) {
  Table table{Position{}
                  .castle({Lord, Maid, Monk})
                  .revealed({Lord})
                  .marker(Monk, Marker::Defence, 1)
                  .hand(V, {"v01", "v02", "v07", "v36"})
                  .hand(H, {"h13", "h01", "h22", "h37", "h02"})};
  table.act(V, "attack:lord>monk");
  expect_refused(table, V,
                 {{"done", "VE-112"}, {"play:v07", "VE-123"}, {"play:v36", "VE-129"}, {"play:v22", "VE-112"}});
  expect_refused(table, H, {{"play:h13", "VE-112"}});
  table.act(V, "play:v01");
  expect_refused(table, V, {{"done", "VE-131"}});
  table.acts(V, {"play:v02", "done"});
  expect_refused(table, V, {{"done", "VE-203"}});
  expect_refused(table, H, {{"play:h13", "VE-129"}, {"pass", "VE-203"}});
  table.nobody_plays();
  expect_refused(table, H, {{"play:h01", "VE-123"}, {"play:h37", "VE-129"}, {"play:h17", "VE-113"}});
  expect_refused(table, V, {{"play:v07", "VE-113"}});
  // Holy Water is valid here, since a revealed vampire attacks; against anybody else it is not.
  EXPECT_TRUE(table.offers(H, "play:h22"));
  Table secret{Position{}.hand(V, {"v01", "v22"}).hand(H, {"h22", "h07"})};
  secret.act(V, "attack:lady>maid");
  expect_refused(secret, V, {{"play:v22", "VE-126"}, {"play:v22", "VE-128"}});
  secret.acts(V, {"play:v01", "done"}).nobody_plays();
  expect_refused(secret, H, {{"play:h22", "VE-125"}});
}

// VE-148, VE-149, VE-154, VE-155, VE-161, VE-201, VE-202
TEST(VampireEmpireExplain, InAWindow) {
  Table table{Position{}
                  .window_before()
                  .castle({Lady, Maid, Officer})
                  .hand(V, {"v31", "v34", "v38", "v01"})
                  .hand(H, {"h01", "h36"})};
  expect_refused(table, V,
                 {{"play:v31", "VE-201"},
                  {"play:v34", "VE-202"},
                  {"play:v01", "VE-129"},
                  {"play:v36", "VE-148"},
                  {"pass", "VE-149"}});
  expect_refused(table, H, {{"play:h36", "VE-161"}, {"done", "VE-161"}});
  Table poor{Position{}.window_before().hand(V, {"v38", "v01"}).hand(H, {"h01"})};
  expect_refused(poor, V, {{"play:v38", "VE-155"}});
  table.act(V, "play:v38");
  expect_refused(table, V, {{"name:nun", "VE-201"}, {"done", "VE-200"}});
  expect_refused(table, H, {{"done", "VE-159"}});
  table.act(V, "name:maid");
  expect_refused(table, V, {{"drop:v38", "VE-155"}, {"done", "VE-154"}});
  static_cast<void>(table.refused(H, "drop:h01"));
}

// VE-184, VE-185, VE-186, VE-188
TEST(VampireEmpireExplain, WhenTheMatchIsOver) {
  Table table{Position{}.step_2().castle({Lord, Cook, Nun}).revealed({Lord, Cook}).hand(V, {"v01"}).hand(H, {"h01"})};
  table.act(V, "reveal:nun");
  expect_refused(table, V, {{"done", "VE-186"}, {"pass", "VE-184"}});
  expect_refused(table, H, {{"skip", "VE-185"}, {"pass", "VE-188"}});
}

// A refusal depends on nothing that the refused player may not know.
TEST(VampireEmpireExplain, ARefusalTellsNoSecret) {
  const auto refusals = [](Table table, Seat s) {
    std::vector<std::vector<std::string>> all;
    for (const Character c : all_of<Character>()) {
      for (const std::string_view verb : {"reveal:", "hide:", "ask:", "enter:", "name:", "vampire:"}) {
        const std::string option = std::string{verb} + std::string{name_of(c)};
        if (!table.offers(s, option)) all.push_back(table.refused(s, option));
      }
    }
    return all;
  };
  const auto day = [] { return Position{}.day().hand(H, {"h22", "h24", "h01"}).hand(V, {"v01"}); };
  EXPECT_EQ(refusals(Table{day()}, H), refusals(Table{day().vampires({Maid, Monk, Officer})}, H));
  const auto night = [] { return Position{}.step_2().hand(H, {"h22", "h24", "h01"}).hand(V, {"v01"}); };
  EXPECT_EQ(refusals(Table{night()}, H), refusals(Table{night().vampires({Maid, Monk, Officer})}, H));
  EXPECT_EQ(refusals(Table{night()}, V), refusals(Table{night().tokens({Maid, Bishop})}, V));
}

}  // namespace krypta::vampire_empire::test::explain_test
