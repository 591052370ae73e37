#include "tests/rules/vampire_empire/scenario.hpp"

/// The six citizens: each puts one marker on a character of an occupation. VE-013, VE-166, VE-167
namespace krypta::vampire_empire::test::cards_citizens_test {
namespace {

using enum Character;

struct Citizen {
  std::string_view card;
  unsigned day;
  unsigned night;
  Character one, another;  ///< of the occupation
  Character third;         ///< of the occupation, in the town
  Character unfit;
  std::string_view fight;  ///< of the one against the other
  std::string_view plays;  ///< a card of value 1 for it
};

void expect_citizen(const Citizen& c) {
  const Seat self = c.card.front() == 'h' ? H : V;
  const Seat opponent = self == H ? V : H;
  const std::string play = "play:" + std::string{c.card};
  const auto name = [](Character who) { return "name:" + std::string{name_of(who)}; };
  Position base;
  if (self == H) base.day();
  base.castle({c.one, c.another, c.unfit}).hand(opponent, {self == H ? "v36" : "h36"});
  base.hand(self, {c.card, c.plays, self == H ? "h40" : "v40"});

  // What it needs, and what it asks.
  Table table{Position{base}.window_before()};
  table.act(self, play);
  EXPECT_EQ(table.options(self), (Ids{name(c.one), name(c.another)}));
  for (const Character who : {c.third, c.unfit}) table.refused(self, name(who));
  table.act(self, name(c.one));
  EXPECT_EQ(told(table, EventKind::NamedCharacter, 200), numbers(self, c.one));
  EXPECT_EQ(table.options(self), (Ids{"choose:marker-attack", "choose:marker-defence"}));
  table.act(self, "choose:marker-attack").act(self, self == H ? "drop:h40" : "drop:v40");
  EXPECT_EQ(told(table, EventKind::PlacedMarker, 166), numbers(self, c.one, Marker::Attack, 1));
  EXPECT_EQ(table.count(EventKind::PlacedMarker), 1U);
  // One marker, of this kind, on this character, and nothing else.
  for (const Resident& resident : table.state().castle) {
    EXPECT_EQ(resident.markers[Marker::Attack], resident.who == c.one ? 1U : 0U);
    EXPECT_EQ(resident.markers[Marker::Defence], 0U);
  }
  EXPECT_EQ(shown(table, self), (Ids{std::string{c.card}}));
  EXPECT_TRUE(window_asks(table, opponent));
  // It counts in the combat that follows.
  table.nobody_plays().act(self, c.fight).act(self, "play:" + std::string{c.plays});
  EXPECT_EQ(table.attack(), 2U);

  // The other kind, on the other one, in the last window.
  Table defence{Position{base}.window_after()};
  defence.acts(self, {play, name(c.another), "choose:marker-defence", self == H ? "drop:h40" : "drop:v40"});
  EXPECT_EQ(defence.markers(c.another, Marker::Defence), 1U);
  EXPECT_EQ(defence.markers(c.another, Marker::Attack), 0U);
  EXPECT_EQ(defence.markers(c.one, Marker::Defence), 0U);

  // Not in a combat.
  Table combat{base};
  combat.act(self, c.fight).acts(self, {"play:" + std::string{c.plays}, "done"});
  if (!combat.asks(self)) combat.act(opponent, "done");
  EXPECT_TRUE(names(combat.refused(self, play), "VE-202"));
  expect_costs(c.card, c.day, c.night, Position{}.castle({c.one, c.another, c.unfit}));
}

/// Where nobody of the occupation is in the castle the card cannot be played.
void expect_needs(std::string_view id, Characters castle, std::string_view pays) {
  const Seat self = id.front() == 'h' ? H : V;
  Position position;
  if (self == H) position.day();
  Table table{position.window_before().castle(castle).hand(self, {id, pays, self == H ? "h40" : "v40"})};
  EXPECT_TRUE(names(table.refused(self, "play:" + std::string{id}), "VE-201"));
}

// VE-013, VE-166, VE-167, VE-201
TEST(VampireEmpireCitizens, SeminarianStrengthensTheClergy) {
  expect_citizen({"h31", 1, 2, Monk, Nun, Bishop, Lady, "attack:monk>nun", "h13"});
  expect_needs("h31", {Lady, Lord, Maid}, "h01");
}
TEST(VampireEmpireCitizens, EscortStrengthensNobles) {
  expect_citizen({"h32", 1, 2, Lady, Lord, Officer, Maid, "attack:lady>lord", "h01"});
  expect_needs("h32", {Maid, Cook, Monk}, "h01");
}
TEST(VampireEmpireCitizens, GroomStrengthensServants) {
  expect_citizen({"h33", 1, 2, Maid, Cook, Butler, Lady, "attack:maid>cook", "h07"});
  expect_needs("h33", {Lady, Lord, Monk}, "h01");
}
TEST(VampireEmpireCitizens, OrganistStrengthensTheClergy) {
  expect_citizen({"v31", 2, 1, Monk, Nun, Bishop, Lady, "attack:monk>nun", "v13"});
  expect_needs("v31", {Lady, Lord, Maid}, "v01");
}
TEST(VampireEmpireCitizens, LadyInWaitingStrengthensNobles) {
  expect_citizen({"v32", 2, 1, Lady, Lord, Officer, Maid, "attack:lady>lord", "v01"});
  expect_needs("v32", {Maid, Cook, Monk}, "v01");
}
TEST(VampireEmpireCitizens, KitchenBoyStrengthensServants) {
  expect_citizen({"v33", 2, 1, Maid, Cook, Butler, Lady, "attack:maid>cook", "v07"});
  expect_needs("v33", {Lady, Lord, Monk}, "v01");
}

// VE-166: revealed or not, of either side.
TEST(VampireEmpireCitizens, ServeRevealedVampiresToo) {
  Table table{Position{}
                  .window_before()
                  .castle({Nun, Bishop, Lady})
                  .revealed({Nun})
                  .hand(V, {"v31", "v01"})
                  .hand(H, {"h31", "h01", "h02"})};
  table.acts(V, {"play:v31", "name:nun", "choose:marker-attack", "drop:v01"});
  EXPECT_EQ(table.markers(Nun, Marker::Attack), 1U);
  table.acts(H, {"play:h31", "name:nun", "choose:marker-defence", "drop:h01", "drop:h02"});
  EXPECT_EQ(table.markers(Nun, Marker::Defence), 1U);
}

}  // namespace
}  // namespace krypta::vampire_empire::test::cards_citizens_test
