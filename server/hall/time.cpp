#include <algorithm>
#include <cstdlib>

#include "server/hall/hall.hpp"

/// What happens at the tables by itself: clocks run out, nobody is there any more.
namespace krypta::server {

namespace {

/// Time after the last sign of life is taken as time in which no server lived.
constexpr Time sweep_every = 5'000;
constexpr Time idle_before_unload = 120'000;
constexpr Time end_every = 600'000;
constexpr Time note_seen_every = 600'000;
/// More are taken up next time.
constexpr unsigned most_ended = 200;
/// A server that is down for less is not worth an entry.
constexpr Time least_lost = 1'000;
/// The system's clock was set, if it is so far from where it should be.
constexpr Time noticed_jump = 10'000;
/// How long a server is down that is only started anew.
constexpr Time usual_gap = 600'000;

/// Whether it cannot go on here, and that time must not run meanwhile is not written yet.
bool cannot_go_on(const Table& table) {
  return table.state() == Table::State::running && !table.frozen().empty() &&
         table.frozen_by() != Table::Frozen::capacity && table.has_time() && !table.paused();
}

}  // namespace

void Hall::resume(Task then) {
  if (others_ != nullptr) return join_others([this, then = std::move(then)] { take_up_all(then); });
  take_up_all(std::move(then));
}

void Hall::take_up_all(Task then) {
  store_.last_alive([self = self_, then = std::move(then)](const store::Found<Time>& alive) {
    if (*self == nullptr) return;
    Hall& hall = **self;
    if (!alive.problem.empty()) return hall.resume_later(alive.problem, then);
    // Between the last sign of life and now nobody's time has run, however long that seems to be: a server that was
    // down and a clock that was set look alike. It is less than nothing if the clock was set back.
    const Time lost = alive.value ? hall.loop_.now() - *alive.value : 0;
    if (lost < -noticed_jump || lost > usual_gap) {
      hall.log_.warning("clock-jumped", {{"when", "start"}, {"seconds", lost / 1000}});
    }
    hall.store_.waking([self, lost, then](const store::Found<std::vector<std::string>>& tables) {
      if (*self == nullptr) return;
      Hall& at = **self;
      if (!tables.value) return at.resume_later(tables.problem, then);
      // Only when all have been told of it: the first sign of life hides how long there was none.
      const std::shared_ptr<void> all{nullptr, [self, then](void*) {
                                        if (*self == nullptr) return;
                                        Hall& ready = **self;
                                        ready.signed_ = ready.loop_.now();
                                        ready.ahead_ = ready.loop_.system_time() - ready.signed_;
                                        ready.sweep();
                                        then();
                                      }};
      for (const std::string& id : *tables.value) at.take_up(id, lost, all);
    });
  });
}

/// Who does not know how long no server lived lets nobody in: clocks would seem to have run all the time.
void Hall::resume_later(const std::string& problem, Task then) {
  log_.error("store-failed", {{"problem", problem}});
  loop_.after(1000, [self = self_, then = std::move(then)] {
    if (*self != nullptr) (*self)->resume(then);
  });
}

void Hall::take_up(const std::string& id, Time lost, std::shared_ptr<void> all) {
  with_room(id, [this, lost, all = std::move(all)](Room* room) {
    // What was paused is owed the whole time already.
    if (room == nullptr || room->owed != 0) return;
    if (cannot_go_on(room->table)) return pause(*room, lost, all);
    if (!room->table.time_runs() || std::abs(lost) < least_lost) return;
    room->owed = lost;
    forgive(*room, all);
  });
}

/// Writes that no time runs at a table that cannot go on here. Nothing else that people do there is about time.
void Hall::pause(Room& room, Time lost, std::shared_ptr<void> all) {
  submit(room, {.propose = [lost](const Table& table) -> Proposed {
                  if (!cannot_go_on(table)) return DoneBefore{};
                  return Proposal{Paused{lost}};
                },
                .done =
                    [this, id = room.table.id(), lost, all = std::move(all)](const Table&, const Objection* objection) {
                      if (objection == nullptr) return;
                      loop_.after(1000, [self = self_, id, lost] {
                        Room* again = *self == nullptr ? nullptr : (*self)->find(id);
                        if (again != nullptr) (*self)->pause(*again, lost, nullptr);
                      });
                    }});
}

/// Writes that some time has not run at the table. Until then nothing else is written, or it would seem to have run.
void Hall::forgive(Room& room, std::shared_ptr<void> all) {
  const Time since = loop_.now() - room.owed;
  submit(room, {.propose = [this, since, lost = room.owed](const Table& table) -> Proposed {
                  // Another server that started at the same time was quicker.
                  if (others_ != nullptr && table.forgiven_at() >= since) return DoneBefore{};
                  return Proposal{Resumed{lost, table.frozen().empty() && table.paused()}};
                },
                .done =
                    [this, id = room.table.id(), all = std::move(all)](const Table&, const Objection* objection) {
                      Room* at = find(id);
                      if (objection == nullptr) {
                        at->owed = 0;
                        return;
                      }
                      loop_.after(1000, [self = self_, id] {
                        Room* again = *self == nullptr ? nullptr : (*self)->find(id);
                        if (again != nullptr) (*self)->forgive(*again, nullptr);
                      });
                    },
                .forgives = true});
}

/// Lists of matches mark those that wait for somebody. Nobody waits for the note: if it is lost, whoever opens the
/// table next makes it good.
void Hall::note_waits(Room& room) {
  std::vector<AccountId> waits = room.table.waited_for();
  if (room.waits == waits || room.table.state() == Table::State::open) return;
  store_.waits_for(room.table.id(), waits);
  room.waits = std::move(waits);
}

void Hall::after_change(Room& room) {
  tell_viewers(room);
  note_waits(room);
  set_timer(room);
  wake_bots(room);
  pass_over(room);
}

void Hall::set_timer(Room& room) {
  if (room.timer) loop_.cancel(*room.timer);
  room.timer.reset();
  const auto next = room.table.wakes_at();
  if (!next || room.table.state() != Table::State::running) return;
  room.timer = loop_.after(std::max<Time>(*next - loop_.now(), 0), [self = self_, id = room.table.id()] {
    Room* at = *self == nullptr ? nullptr : (*self)->find(id);
    if (at == nullptr) return;
    at->timer.reset();
    if ((*self)->on_duty(*at)) (*self)->submit(*at, (*self)->time_job(id, propose_time_out));
  });
}

/// Writes whose time has run out, or that the match's has, if that is so.
Hall::Job Hall::time_job(const std::string& id, Proposed (*propose)(const Table&, Time)) {
  return {.propose =
              [this, propose](const Table& table) {
                Proposed proposed = propose(table, loop_.now());
                const auto* proposal = std::get_if<Proposal>(&proposed);
                if (proposal != nullptr && std::holds_alternative<WentAway>(proposal->body)) ++counts_.time_outs;
                return proposed;
              },
          .done =
              [this, id](const Table&, const Objection* objection) {
                Room* again = find(id);
                if (again == nullptr) return;
                if (objection != nullptr) return retry_later(*again);
                // A timer that ran a little early has changed nothing: it must run once more.
                if (!again->timer) set_timer(*again);
              }};
}

/// The time of the match is up, and nobody has come to write it. It ends all the same when it was to end: what somebody
/// wants then comes after it.
bool Hall::comes_too_late(const Room& room, const Proposed& proposed) const {
  const auto* proposal = std::get_if<Proposal>(&proposed);
  const auto end = room.table.time_up_at();
  return room.owed == 0 && proposal != nullptr && end && *end <= loop_.now() && changes_match(proposal->body);
}

/// The store could not write what the server wanted by itself, and nobody is there to try again.
void Hall::retry_later(Room& room) {
  loop_.after(1000, [self = self_, id = room.table.id()] {
    Room* at = *self == nullptr ? nullptr : (*self)->find(id);
    if (at == nullptr) return;
    (*self)->set_timer(*at);
    (*self)->wake_bots(*at);
    (*self)->pass_over(*at);
  });
}

void Hall::sweep() {
  const Time now = loop_.now();
  std::erase_if(rooms_, [&](const auto& item) {
    Room& room = *item.second;
    const bool busy = room.writing || !room.jobs.empty() || !room.viewers.empty() || !room.thinking.empty() ||
                      room.silence.has_value() || room.owed != 0 || room.following;
    if (busy || now - room.idle_since <= idle_before_unload) return false;
    // A clock needs no match to run out, only somebody to look at it then.
    if (room.timer) {
      loop_.cancel(*room.timer);
      set_alarm(item.first, *room.table.wakes_at());
    }
    off_duty(room);
    return true;
  });
  if (now >= ends_at_) {
    ends_at_ = now + end_every;
    once_among_all("end abandoned tables", end_every, [this] { end_abandoned(); });
  }
  if (others_ != nullptr) look_for_missed();
  sign(now);
  loop_.after(sweep_every, [self = self_] {
    if (*self != nullptr) (*self)->sweep();
  });
}

void Hall::sign(Time now) {
  // A server that starts meanwhile takes the time off for which nothing could be written.
  if (stands_still()) return;
  // Whoever starts after a crash must still find out how long nobody's time has run.
  if (std::ranges::any_of(rooms_, [](const auto& item) { return item.second->owed != 0; })) return;
  const Time lived = now - std::exchange(signed_, now) + std::exchange(unsigned_, 0);
  store_.alive(now, lived, [self = self_, lived](const store::Written& written) {
    if (*self != nullptr && !written.done()) (*self)->unsigned_ += lived;
  });
  const Time ahead = loop_.system_time() - now;
  if (std::abs(ahead - ahead_) < noticed_jump) return;
  log_.warning("clock-jumped", {{"when", "running"}, {"seconds", (ahead - ahead_) / 1000}});
  ahead_ = ahead;
}

void Hall::set_alarm(const std::string& id, Time at) {
  alarms_[id] = loop_.after(std::max<Time>(at - loop_.now(), 0), [self = self_, id] {
    if (*self == nullptr) return;
    (*self)->alarms_.erase(id);
    // What was to happen then happens when it is loaded.
    (*self)->with_room(id, [](Room*) {});
  });
}

void Hall::note_seen(Room& room) {
  if (room.seen_at != 0 && loop_.now() - room.seen_at < note_seen_every) return;
  room.seen_at = loop_.now();
  store_.seen(room.table.id());
}

void Hall::end_abandoned() {
  store_.abandoned(settings_.open_for, settings_.unvisited_for, most_ended,
                   [self = self_](const store::Found<std::vector<std::string>>& found) {
                     if (*self == nullptr || !found.value) return;
                     for (const std::string& id : *found.value) (*self)->end(id);
                   });
}

void Hall::end(const std::string& id) {
  with_room(id, [this](Room* room) {
    if (room == nullptr || !room->viewers.empty()) return;
    submit(*room, {[](const Table& table) { return propose_end(table); },
                   [this](const Table& table, const Objection* objection) {
                     if (objection == nullptr && table.state() == Table::State::ended) ++counts_.ended;
                   }});
  });
}

}  // namespace krypta::server
