#include "tests/rules/nowa_huta/table.hpp"

namespace krypta::nowa_huta::test {

Position::Position(unsigned seats) {
  state_.turn = 2;
  state_.elder = A;
  for (unsigned s = 0; s < seats; ++s) {
    state_.order.push_back(seat(s));
    Player player;
    player.colour = static_cast<std::uint8_t>(s + 1);
    player.vampire = Estate::Handlowe;
    player.circle_pawn = CircleAction::SabbathHour;
    state_.players.push_back(player);
  }
  for (EstateSpace& estate : state_.estates) estate.possessed = SeatArray<std::uint8_t, table_size>::filled(seats);
  state_.frames.push({.step = Step::Plan});
}

Position& Position::turn(unsigned number) {
  state_.turn = static_cast<std::uint8_t>(number);
  return *this;
}
Position& Position::elder(Seat s) {
  state_.elder = s;
  return *this;
}
Position& Position::order(std::initializer_list<Seat> seats) {
  state_.order.clear();
  for (const Seat s : seats) state_.order.push_back(s);
  return *this;
}
Position& Position::vampire(Seat s, Estate where) {
  state_.players[s].vampire = where;
  return *this;
}
Position& Position::circle_pawn(Seat s, CircleAction where) {
  state_.players[s].circle_pawn = where;
  return *this;
}
Position& Position::possessed(Estate where, std::initializer_list<unsigned> counts) {
  unsigned s = 0;
  for (const unsigned count : counts) {
    Player& player = state_.players[seat(s)];
    std::uint8_t& here = state_.estates[where].possessed[seat(s)];
    player.supply = static_cast<std::uint8_t>(player.supply + here - count);
    here = static_cast<std::uint8_t>(count);
    ++s;
  }
  return *this;
}
Position& Position::points(std::initializer_list<unsigned> points) {
  unsigned s = 0;
  for (const unsigned p : points) state_.players[seat(s++)].points = static_cast<std::uint16_t>(p);
  return *this;
}
Position& Position::modifier(Estate where, Modifier modifier) {
  state_.estates[where].modifier = modifier;
  return *this;
}
Position& Position::blood_dusk_done() {
  state_.blood_dusk = Special::Done;
  return *this;
}
Position& Position::armageddon_done() {
  state_.armageddon = Special::Done;
  return *this;
}

Table& Table::plan(std::initializer_list<std::string_view> cards) {
  unsigned s = 0;
  for (const std::string_view both : cards) {
    const std::size_t space = both.find(' ');
    act(seat(s), "move:" + std::string{both.substr(0, space)});
    act(seat(s), "time:" + std::string{both.substr(space + 1)});
    ++s;
  }
  return *this;
}

bool Table::pass() {
  const std::size_t before = match().length();
  act(pending().must.lowest(), step() == Step::UseAbilities ? "done" : "stay");
  return match().length() > before;
}

Table& Table::pass_until(Seat s) {
  while (step() == Step::UseAbilities || step() == Step::LeaveCircle) {
    if (asks(s) || !pass()) return *this;
  }
  return *this;
}

Table& Table::finish_turn() {
  while ((step() == Step::UseAbilities || step() == Step::LeaveCircle) && pass()) {
  }
  EXPECT_TRUE(step() == Step::Plan || step() == Step::Over) << "an ability is still being carried out";
  return *this;
}

}  // namespace krypta::nowa_huta::test
