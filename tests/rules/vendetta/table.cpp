#include "tests/rules/vendetta/table.hpp"

#include "engine/games/vendetta/rules.hpp"

namespace krypta::vendetta::test {

const Vendetta& game() {
  static const Vendetta made;
  return made;
}

Table& Table::acts(Seat s, const Ids& options) {
  for (const std::string_view option : options) act(s, option);
  return *this;
}
Table& Table::stay_but(std::initializer_list<Seat> withdraw) {
  EXPECT_EQ(step(), Step::Stand);
  for (const Seat s : pending().must) {
    const bool goes = std::ranges::find(withdraw, s) != withdraw.end();
    act(s, goes ? "withdraw" : "stay");
  }
  return *this;
}
Table& Table::let_chance() {
  while (pending().chance) {
    Chances<Vendetta> all;
    game().chances(state(), all);
    act(Seat::chance, game().write(all[0].choice));
  }
  return *this;
}

int Table::power(Seat s, Location at) const { return powers(game().cards(), state(), at).totals[s]; }
int Table::counted(Seat s) const {
  int power = -1;
  for (const LoggedEvent& logged : match().log()) {
    const Event& event = logged.event;
    const bool counts = event.kind == static_cast<std::uint8_t>(EventKind::PowerIs);
    if (counts && event.arguments[0] == static_cast<int>(number(s))) power = event.arguments[1];
  }
  return power;
}
int Table::score(Seat s) const { return vendetta::score(game().cards(), state(), s); }
std::vector<std::string> Table::area(Seat s, Location at) const {
  std::vector<std::string> ids;
  each_deployed(state(), [&](Slot, const Deployed& d) {
    const std::string id{name_of(d.card.value)};
    if (d.at == at && d.area == s) ids.push_back(is_up(d) ? id : "(" + id + ")");
  });
  return ids;
}
std::vector<std::string> Table::hand(Seat s) const {
  std::vector<std::string> ids;
  for (const ClanCard c : player(s).hand.value) ids.emplace_back(name_of(c));
  return ids;
}
std::string Table::slot(std::string_view card) const {
  const Maybe<Slot> s = slot_of(state(), *named<ClanCard>(card));
  return s.has_value() ? std::string{name_of(*s)} : "nowhere";
}
std::vector<std::string> Table::offered(Seat s, std::string_view beginning) const {
  auto ids = options(s);
  std::erase_if(ids, [&](const std::string& id) { return !id.starts_with(beginning); });
  return ids;
}

}  // namespace krypta::vendetta::test
