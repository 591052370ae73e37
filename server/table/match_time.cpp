#include <algorithm>

#include "server/table/table.hpp"

/// The time that runs at a table: what does not count of it, when that of the match is up, and that it was.
namespace krypta::server {

void Table::on(const TimeCalled& e) {
  if (match_ == nullptr) return freeze("time was called before the start");
  if (next_ != nullptr) {
    match_ = std::move(next_);
  } else if (const auto refusal = match_->call_time()) {
    return freeze("time cannot be called in this program: " + refusal->message);
  }
  if (match_->hash() != e.hash) return freeze("this program plays that time is called differently");
  line_of_choice_.resize(match_->length(), static_cast<std::uint32_t>(history_.size()));
  asking_.reset();
  tell({.kind = HistoryLine::Kind::time});
  settle(look(), SeatSet::everyone(), std::nullopt);
}

std::optional<Time> Table::time_up_at() const {
  const bool runs = state_ == State::running && frozen_.empty() && agreed_.limit != 0 && game_->info().timed;
  return runs ? std::optional{ends_} : std::nullopt;
}

bool Table::has_time() const { return agreed_.clock.kind != ClockSettings::Kind::none || agreed_.limit != 0; }

void Table::on(const Resumed& e) {
  forgiven_at_ = now_;
  clocks_.forgive(e.lost);
  ends_ += e.lost;
  if (ending_.since != 0) ending_.since += e.lost;
  if (paused_ != 0) paused_ = e.again ? 0 : paused_ + e.lost;
}

void Table::on(const Paused& e) {
  on(Resumed{e.lost});
  paused_ = now_;
}

std::optional<Time> Table::wakes_at() const {
  const auto clock = clocks_.next();
  const auto end = time_up_at();
  if (!clock) return end;
  return end ? std::min(*end, clock->at) : clock->at;
}

}  // namespace krypta::server
