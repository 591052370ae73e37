#include "tests/rules/vampire_empire/table.hpp"

#include "engine/games/vampire_empire/rules.hpp"

namespace krypta::vampire_empire::test {

namespace {

std::vector<std::string> ids_of(const CardSet& set) {
  std::vector<std::string> ids;
  for (const Card c : set) ids.emplace_back(name_of(c));
  return ids;
}

}  // namespace

const VampireEmpire& game() {
  static const VampireEmpire made;
  return made;
}

CardSet cards(const CardIds& ids) {
  CardSet set;
  for (const std::string_view id : ids) set.add(*named<Card>(id));
  return set;
}
CharacterSet set_of(const Characters& who) {
  CharacterSet set;
  for (const Character c : who) set.add(c);
  return set;
}

Table& Table::chance(std::initializer_list<std::string_view> answers) { return acts(Seat::chance, answers); }
Table& Table::acts(Seat s, std::initializer_list<std::string_view> options) {
  for (const std::string_view option : options) act(s, option);
  return *this;
}
Table& Table::nobody_plays() {
  while (!over() && step() == Step::Window) act(pending().must.lowest(), "done");
  return *this;
}
Table& Table::round(const CardIds& attack, const CardIds& defence) {
  const Seat attacking = active();
  const auto play = [&](Seat s, const CardIds& ids) {
    for (const std::string_view id : ids) act(s, "play:" + std::string{id});
    // Who has no card left is not asked.
    if (!over() && asks(s) && step() != Step::Window) act(s, "done");
  };
  play(attacking, attack);
  nobody_plays();
  if (step() == Step::Defend) play(other(attacking), defence);
  return nobody_plays();
}

CharacterSet Table::castle() const { return vampire_empire::castle(state()); }
unsigned Table::markers(Character who, Marker kind) const { return vampire_empire::markers(state(), who, kind); }
std::vector<std::string> Table::hand(Seat s) const { return ids_of(player(s).hand.value); }
std::vector<std::string> Table::moat(Seat s) const { return ids_of(player(s).moat.value - before_); }
std::vector<std::string> Table::cellar(Seat s) const { return ids_of(player(s).cellar.value); }
std::vector<std::string> Table::offered(Seat s, std::string_view beginning) const {
  auto ids = options(s);
  std::erase_if(ids, [&](const std::string& id) { return !id.starts_with(beginning); });
  return ids;
}

Table Table::begun() {
  Table table = begin();
  while (table.pending().chance) {
    std::string answer = table.options(Seat::chance).front();
    for (const std::string_view wanted : {"enter:lady", "enter:maid", "enter:monk", "vampire:maid", "vampire:lord",
                                          "vampire:nun", "token:cook", "token:officer"}) {
      if (table.offers(Seat::chance, wanted)) answer = wanted;
    }
    table.chance({answer});
  }
  return table;
}

}  // namespace krypta::vampire_empire::test
