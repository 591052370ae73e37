#include "server/table/archive.hpp"
#include "server/table/table.hpp"

/// Tables whose match cannot be played here: what can be told of them all the same, and how they end.
namespace krypta::server {

void Table::on_frozen(const Body& body) {
  if (const auto* sat = std::get_if<Sat>(&body)) on(*sat);
  if (const auto* stirred = std::get_if<Stirred>(&body)) on(*stirred);
  if (const auto* brings = std::get_if<Brings>(&body)) on(*brings);
  if (const auto* said = std::get_if<Said>(&body)) on(*said);
  if (const auto* resumed = std::get_if<Resumed>(&body)) on(*resumed);
  if (const auto* paused = std::get_if<Paused>(&body)) on(*paused);
  if (const auto* again = std::get_if<PlayAgain>(&body)) on(*again);
  if (const auto* asked = std::get_if<AskedEnd>(&body)) on(*asked);
  if (const auto* closed = std::get_if<Closed>(&body)) on(*closed);
  if (std::holds_alternative<Started>(body) && state_ == State::open) {
    state_ = State::running;
    tell({.kind = HistoryLine::Kind::started});
  }
  if (archive_ == nullptr || entries_ != archive_->entry() + 1) return;
  state_ = State::over;
  finished_ = archive_->finished();
  for (std::size_t i = 0; i <= max_seats; ++i) lines_told_[i] = archive_->lines_told(observer(i));
}

SeatSet Table::people() const {
  SeatSet all;
  for (unsigned s = 0; s < chairs_.size(); ++s) {
    if (chairs_[s].person()) all.add(seat(s));
  }
  return all;
}

void Table::on(const AskedEnd& e) {
  if (!valid_seat(e.seat)) return freeze("there is no such seat");
  (e.yes ? ending_.agreed : ending_.against).add(e.seat);
  (e.yes ? ending_.against : ending_.agreed).remove(e.seat);
  ++ending_.said;
  if (ending_.agreed.empty()) {
    ending_.since = 0;
  } else if (ending_.since == 0) {
    ending_.since = now_;
  }
  tell({.kind = HistoryLine::Kind::asked_end, .seat = e.seat, .text = e.yes ? "yes" : "no"});
}

void Table::on(const Halted& e) {
  freeze("capacity: " + e.why, Frozen::capacity);
  asking_.reset();
  tell({.kind = HistoryLine::Kind::halted});
}

void Table::on(const Closed& e) {
  closed_ = e.why;
  // What was agreed is an end like any other; a match that nobody came back to shows nobody what was hidden.
  state_ = e.why == Closed::Why::agreed ? State::over : State::ended;
  clocks_.halt();
  asking_.reset();
  tell({.kind = HistoryLine::Kind::closed, .text = std::string{closed_name(e.why)}});
  finished_ = now_;
}

}  // namespace krypta::server
