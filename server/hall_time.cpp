#include <sodium.h>

#include "server/hall.hpp"

/// What happens at the tables by itself: clocks run out, bots decide, nobody is there any more.
namespace krypta::server {

namespace {

/// Time after the last sign of life is taken as time in which no server lived.
constexpr Time sweep_every = 5'000;
constexpr Time idle_before_unload = 120'000;
/// A server that is down for less is not worth an entry.
constexpr Time least_lost = 1'000;
constexpr std::string_view level_for_the_absent = "medium";

std::uint64_t random_seed() {
  std::uint64_t seed = 0;
  randombytes_buf(&seed, sizeof seed);
  return seed;
}

/// Whether the last entry is a choice that a bot made for the seat: the table may have had no more need of it.
bool just_chosen(const Table& table, Seat s) {
  const Told& last = table.history().back();
  return last.kind == Told::Kind::choice && last.seat == s && last.id.empty() && last.entry + 1 == table.next_entry();
}

}  // namespace

void Hall::resume(Task then) {
  store_.last_alive([self = self_, then = std::move(then)](const store::Found<Time>& alive) {
    if (*self == nullptr) return;
    Hall& hall = **self;
    const Time lost = alive.value ? std::max<Time>(hall.loop_.now() - *alive.value, 0) : 0;
    hall.store_.waking([self, lost, then](const store::Found<std::vector<std::string>>& tables) {
      if (*self == nullptr) return;
      Hall& at = **self;
      if (!tables.problem.empty()) at.log_.error("store-failed", {{"problem", tables.problem}});
      const std::vector<std::string> none;
      for (const std::string& id : tables.value ? *tables.value : none) at.take_up(id, lost);
      // Only now: the first sign of life would hide how long there was none.
      at.sweep();
      then();
    });
  });
}

void Hall::take_up(const std::string& id, Time lost) {
  with_room(id, [this, lost](Room* room) {
    if (room == nullptr || !room->table.clocks().next() || lost < least_lost) return;
    // It is first in the queue: a clock that seems to have run out is looked at after that.
    submit(*room, {[lost](const Table&) -> Proposed { return Proposal{Resumed{lost}}; },
                   [](const Table&, const Objection*) {}});
  });
}

void Hall::after_change(Room& room) {
  tell_viewers(room);
  set_timer(room);
  wake_bots(room);
}

void Hall::set_timer(Room& room) {
  if (room.timer) loop_.cancel(*room.timer);
  room.timer.reset();
  const auto next = room.table.clocks().next();
  if (!next || room.table.state() != Table::State::running) return;
  room.timer = loop_.after(std::max<Time>(next->at - loop_.now(), 0), [self = self_, id = room.table.id()] {
    Room* at = *self == nullptr ? nullptr : (*self)->find(id);
    if (at == nullptr) return;
    at->timer.reset();
    Hall& hall = **self;
    hall.submit(*at, {[&hall](const Table& table) {
                        Proposed proposed = propose_time_out(table, hall.loop_.now());
                        if (std::holds_alternative<Proposal>(proposed)) ++hall.counts_.time_outs;
                        return proposed;
                      },
                      [&hall, id](const Table&, const Objection* objection) {
                        Room* again = hall.find(id);
                        if (again == nullptr) return;
                        if (objection != nullptr) return hall.retry_later(*again);
                        // A timer that ran a little early has changed nothing: it must run once more.
                        if (!again->timer) hall.set_timer(*again);
                      }});
  });
}

void Hall::wake_bots(Room& room) {
  if (room.table.state() != Table::State::running || !room.table.frozen().empty()) return;
  for (const Seat s : room.table.match()->pending().must) {
    if (room.table.chair(s).automatic() && !room.thinking.has(s)) think(room, s);
  }
}

/// The bot is given a copy of the match and looks at it through its seat's view (bots/bots.cpp); nothing here waits.
void Hall::think(Room& room, Seat s) {
  room.thinking.add(s);
  ++counts_.thinking;
  const Sitter& sitter = room.table.chair(s).sitter;
  const std::string level{sitter.kind == Sitter::Kind::bot ? sitter.level : level_for_the_absent};
  std::shared_ptr<const AnyMatch> match = room.table.match()->clone();
  const std::string id = room.table.id();
  workers_.run(id, [self = self_, &loop = loop_, id, s, level, match, seed = random_seed()] {
    Rng rng{seed};
    loop.post([self, id, s, decided = decide(*match, s, level, rng)] {
      if (*self != nullptr) (*self)->decided(id, s, decided);
    });
  });
}

void Hall::decided(const std::string& id, Seat s, const Decided& decided) {
  --counts_.thinking;
  Room* room = find(id);
  if (room == nullptr) return;
  submit(*room, {[s, option = decided.option](const Table& table) { return propose_for_bot(table, s, option); },
                 [this, id, s, thought = decided.thought](const Table& table, const Objection* objection) {
                   Room* at = find(id);
                   if (at == nullptr) return;
                   at->thinking.remove(s);
                   if (objection == nullptr) {
                     ++counts_.bot_choices;
                     if (!thought.empty() && just_chosen(table, s)) store_.keep(id, {table.next_entry() - 1, thought});
                   } else if (objection->code == "storage") {
                     retry_later(*at);
                   } else {
                     // The table has moved on while it thought.
                     wake_bots(*at);
                   }
                 }});
}

/// The store could not write what the server wanted by itself, and nobody is there to try again.
void Hall::retry_later(Room& room) {
  loop_.after(1000, [self = self_, id = room.table.id()] {
    Room* at = *self == nullptr ? nullptr : (*self)->find(id);
    if (at == nullptr) return;
    (*self)->set_timer(*at);
    (*self)->wake_bots(*at);
  });
}

void Hall::sweep() {
  const Time now = loop_.now();
  std::erase_if(rooms_, [&](const auto& item) {
    const Room& room = *item.second;
    const bool busy = room.writing || room.waiting() || !room.viewers.empty() || !room.thinking.empty();
    const bool acts = room.timer.has_value();
    return !busy && !acts && now - room.idle_since > idle_before_unload;
  });
  store_.alive(now, [](const store::Written&) {});
  loop_.after(sweep_every, [self = self_] {
    if (*self != nullptr) (*self)->sweep();
  });
}

}  // namespace krypta::server
