#include "bots/vendetta/history.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/games/vendetta/stages.hpp"

namespace krypta::bots::vendetta {

namespace {

/// Goes through the events of a round.
class Chronicler {
 public:
  explicit Chronicler(const GameView& view) : view_(view) {
    const unsigned seats = player_count(view.known());
    lost_ = SeatArray<int, most_players>::filled(seats);
    for (auto& areas : blood_) areas = SeatArray<unsigned, most_players>::filled(seats);
  }

  [[nodiscard]] History written() {
    const auto memory = view_.memory();
    std::size_t first = memory.size();
    while (first > 0 && kind_of(memory[first - 1]) != EventKind::RoundBegan) --first;
    for (const Event& event : memory.subspan(first)) note(event);
    if (turn_.has_value()) finish();
    for (PastTurn& turn : history_.turns) {
      for (unsigned i = 0; i < lost_.size(); ++i) turn.spent[seat(i)] = lost_[seat(i)] - turn.spent[seat(i)];
      turn.to_come = to_come(turn.who);
      for (const PastTurn& other : history_.turns) turn.to_come += &other > &turn && other.who == turn.who ? 1U : 0U;
    }
    return std::move(history_);
  }

 private:
  static EventKind kind_of(const Event& event) { return static_cast<EventKind>(event.kind); }
  static Seat seat_in(const Event& event, std::size_t i) { return seat(static_cast<unsigned>(event.arguments[i])); }
  static Location place_in(const Event& event, std::size_t i) { return static_cast<Location>(event.arguments[i]); }

  [[nodiscard]] unsigned to_come(Seat s) const {
    for (const Frame& frame : view_.known().frames) {
      if (frame.step == Step::Turns) return frame.count + (frame.seats.has(s) ? 1U : 0U);
    }
    return 0;
  }

  void note(const Event& event) {
    switch (kind_of(event)) {
      case EventKind::AllyCame: history_.allies[place_in(event, 1)] = static_cast<Follower>(event.arguments[0]); break;
      case EventKind::TurnBegan: begin(seat_in(event, 0)); break;
      case EventKind::Played: play(event, 2, true); break;
      case EventKind::PlayedDownCard: play(event, 2, false); break;
      case EventKind::PlayedDown: play(event, 1, false); break;
      case EventKind::TurnEnded:
      case EventKind::PlanningEnded:
        if (turn_.has_value()) finish();
        break;
      default: note_blood(event);
    }
  }

  void note_blood(const Event& event) {
    const auto loses = [&](std::size_t i, int n) { lost_[seat_in(event, i)] += n; };
    switch (kind_of(event)) {
      case EventKind::Spent:
      case EventKind::Lost: return loses(0, event.arguments[1]);
      case EventKind::Gained:
      case EventKind::BloodReturned: return loses(0, -event.arguments[1]);
      case EventKind::Stolen: loses(0, event.arguments[2]); return loses(1, -event.arguments[2]);
      case EventKind::Drained:
        if (turn_.has_value()) turn_->drained = true;
        return loses(0, -event.arguments[2]);
      case EventKind::Deployed:
        loses(0, event.arguments[1]);
        if (turn_.has_value()) turn_->deployed += static_cast<unsigned>(event.arguments[1]);
        [[fallthrough]];
      case EventKind::BloodPlaced:
        blood_[place_in(event, 2)][seat_in(event, 0)] += static_cast<unsigned>(event.arguments[1]);
        return;
      default: return;
    }
  }

  void begin(Seat who) {
    turn_ = PastTurn{.who = who, .spent = lost_, .blood = blood_};
    played_ = false;
  }
  void play(const Event& event, std::size_t where, bool up) {
    if (turn_.has_value() && !played_) {
      turn_->at = place_in(event, where);
      turn_->up = up;
      turn_->slot = static_cast<Slot>(cards_);
      played_ = true;
    }
    ++cards_;
  }
  void finish() {
    const std::size_t slots = view_.known().deployed.size();
    if (played_ && static_cast<std::size_t>(turn_->slot) < slots) history_.turns.push_back(*turn_);
    turn_.reset();
    played_ = false;
  }

  const GameView& view_;
  History history_{};
  std::optional<PastTurn> turn_;
  bool played_ = false;
  unsigned cards_ = 0;  ///< played so far: nothing leaves its slot in Planning, so this is the next slot
  SeatArray<int, most_players> lost_{};
  EnumArray<Location, SeatArray<unsigned, most_players>> blood_{};
};

}  // namespace

History history_of(const GameView& view) { return Chronicler{view}.written(); }

State as_it_was(const Cards& cards, const State& now, const History& history, std::size_t turn) {
  State past = now;
  Events ignored;
  Play on{cards, past, ignored};
  const PastTurn& begun = history.turns[turn];
  for (std::size_t i = 0; i < past.deployed.size(); ++i) {
    const auto slot = static_cast<Slot>(i);
    const auto played = std::ranges::find(history.turns, slot, &PastTurn::slot);
    if (slot >= begun.slot || played == history.turns.end()) {
      remove_card(past, slot);
      continue;
    }
    if (!card_at(past, slot).at.has_value()) continue;
    move_card(on, slot, played->at);
    if (played->up || !is_up(card_at(past, slot))) continue;
    turn_down(on, slot);
    card_at(past, slot).card.seen_by = SeatSet::of(played->who);
  }
  for (const Location at : all_of<Location>()) {
    Site& site = past.sites[at];
    site.resolved = false;
    site.ally = history.allies[at];
    for (unsigned i = 0; i < player_count(past); ++i)
      site.areas[seat(i)].blood = static_cast<std::uint8_t>(begun.blood[at][seat(i)]);
  }
  for (unsigned i = 0; i < player_count(past); ++i) {
    std::uint8_t& pool = past.players[seat(i)].blood;
    pool = static_cast<std::uint8_t>(std::clamp(pool + begun.spent[seat(i)], 0, 100));
  }
  SeatSet later;
  for (const Seat s : remaining(past)) {
    if (order_of(past, s) > order_of(past, begun.who)) later.add(s);
  }
  past.effects.clear();
  past.frames.clear();
  past.frames.push({.step = Step::Turns, .count = static_cast<std::uint8_t>(begun.to_come), .seats = later});
  past.frames.push({.step = Step::Turn, .stage = stages::turn::BeforeCard, .seat = begun.who});
  return past;
}

}  // namespace krypta::bots::vendetta
