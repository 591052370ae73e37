#include "server/hall/hall.hpp"

#include <sodium.h>

#include <array>
#include <utility>

namespace krypta::server {

namespace {

/// So many servers do not take the same number from each other for long.
constexpr unsigned most_tries = 20;

/// What one person may have waiting at one table. A client that waits for its answers has one thing or two.
constexpr std::size_t most_waiting = 16;

/// Whether it is worth a copy of the table to see how it is listed afterwards: who sits there, whether the match runs
/// or is over, whether the server must look after it by itself.
bool may_change_listing(const Proposal& proposal) {
  const Body& body = proposal.body;
  if (std::holds_alternative<Chose>(body)) return proposal.next->pending().over;
  return std::holds_alternative<Created>(body) || std::holds_alternative<Sat>(body) ||
         std::holds_alternative<Started>(body) || std::holds_alternative<AskedEnd>(body) ||
         std::holds_alternative<Closed>(body) || std::holds_alternative<Halted>(body) ||
         std::holds_alternative<TimeCalled>(body);
}

std::vector<AccountId> people_at(const Table& table) {
  std::vector<AccountId> people;
  for (const Table::Chair& chair : table.chairs()) {
    if (chair.person()) people.push_back(chair.sitter.account);
  }
  return people;
}

Chose* chosen_in(Proposed& proposed) {
  auto* proposal = std::get_if<Proposal>(&proposed);
  return proposal == nullptr ? nullptr : std::get_if<Chose>(&proposal->body);
}

}  // namespace

Hall::Hall(const Games& games, Loop& loop, Workers& workers, store::Store& store, Log& log, HallSettings settings)
    : games_(games),
      loop_(loop),
      workers_(workers),
      store_(store),
      log_(log),
      settings_(std::move(settings)),
      quotas_(settings_.quotas),
      others_(store.others()),
      self_(std::make_shared<Hall*>(this)) {
  randombytes_buf(origin_key_.data(), origin_key_.size());
}

Hall::~Hall() { *self_ = nullptr; }

void Hall::log_frozen(const Table& table) {
  log_.warning("table-frozen", {{"table", table.id()}, {"why", table.frozen()}});
}

Hall::Room* Hall::find(const std::string& id) {
  const auto found = rooms_.find(id);
  return found == rooms_.end() ? nullptr : found->second.get();
}

void Hall::with_room(const std::string& id, OnRoom then) {
  if (Room* room = find(id)) return then(room);
  auto& waiting = loading_[id].waiting;
  waiting.push_back(std::move(then));
  if (waiting.size() > 1) return;
  store_.entries(id, 0, [self = self_, id](store::Found<std::vector<store::Entry>> found) {
    if (*self != nullptr) (*self)->loaded(id, std::move(found));
  });
}

void Hall::loaded(const std::string& id, store::Found<std::vector<store::Entry>> found) {
  if (!found.problem.empty()) log_.error("store-failed", {{"table", id}, {"problem", found.problem}});
  if (!found.value || found.value->empty()) return arrived(id, nullptr);
  auto made = std::make_shared<std::unique_ptr<Room>>(std::make_unique<Room>(games_, id));
  std::vector<std::string> unnamed = without_names(*found.value, settings_.removed);
  for (const store::Entry& entry : *found.value) (*made)->table.add(entry);
  if ((*made)->table.frozen().empty()) return arrived(id, std::move(*made));
  // If its match is over, what was told of it is kept.
  store_.archived(id, std::string{archived_table},
                  [self = self_, id, made, unnamed = std::move(unnamed),
                   entries = *std::move(found.value)](const store::Found<std::string>& kept) {
                    if (*self == nullptr) return;
                    if (auto archive = kept.value ? Archive::read(*kept.value, unnamed) : nullptr) {
                      *made = std::make_unique<Room>((*self)->games_, id, std::move(archive));
                      for (const store::Entry& entry : entries) (*made)->table.add(entry);
                    } else {
                      (*self)->log_frozen((*made)->table);
                    }
                    (*self)->arrived(id, std::move(*made));
                  });
}

void Hall::arrived(const std::string& id, std::unique_ptr<Room> made) {
  const Loading loading = std::move(loading_[id]);
  loading_.erase(id);
  Room* room = find(id);
  if (room == nullptr && made != nullptr) {
    made->loaded_at = loop_.now();
    made->idle_since = loop_.now();
    room = rooms_.emplace(id, std::move(made)).first->second.get();
    if (const auto alarm = alarms_.find(id); alarm != alarms_.end()) {
      loop_.cancel(alarm->second);
      alarms_.erase(alarm);
    }
    // Another program could not go on with it: what has gone by since then has not run.
    const bool goes_on = room->table.state() == Table::State::running && room->table.frozen().empty();
    const auto paused = goes_on ? room->table.paused() : std::nullopt;
    if (paused) room->owed = loop_.now() == *paused ? 1 : loop_.now() - *paused;
    after_change(*room);
    if (paused) forgive(*room, nullptr);
    room->heard = loading.heard;
    if (room->heard > room->table.next_entry()) follow(*room);
    look_elsewhere(*room);
  }
  for (const OnRoom& then : loading.waiting) then(room);
}

void Hall::submit(Room& room, Job job) {
  room.jobs.add({}, std::move(job));
  step(room);
}

void Hall::submit_for(Room& room, AccountId who, Job job) {
  const std::array whose{who};
  if (room.jobs.waiting(whose) >= most_waiting) {
    ++counts_.refused;
    const Objection objection{"too-fast"};
    return job.done(room.table, &objection);
  }
  room.jobs.add(whose, std::move(job));
  step(room);
}

void Hall::step(Room& room) {
  while (!room.writing && !room.jobs.empty()) {
    Job job = room.jobs.next();
    Proposed proposed = job.propose(room.table);
    if (comes_too_late(room, proposed)) {
      if (job.late) {
        proposed = Objection{"storage"};  // not even that the time is up could be written
      } else {
        job.late = true;
        room.jobs.add_first(std::exchange(job, time_job(room.table.id(), propose_time_up)));
        proposed = job.propose(room.table);
      }
    }
    if (auto* proposal = std::get_if<Proposal>(&proposed)) {
      if (room.owed == 0 || job.forgives) {
        write(room, std::move(job), std::move(*proposal));
        continue;
      }
      proposed = Objection{"storage"};
    }
    const Objection* objection = std::get_if<Objection>(&proposed);
    // What another server has written meanwhile may allow it.
    if (objection != nullptr && others_ != nullptr && job.who && !std::exchange(job.looked, true)) {
      room.writing = true;
      catch_up(room, std::move(job));
      continue;
    }
    if (objection != nullptr) ++counts_.refused;
    job.done(room.table, objection);
  }
}

void Hall::write(Room& room, Job job, Proposal proposal) {
  store::Entry entry{room.table.next_entry(), loop_.now(), write_body(proposal.body)};
  // Another server's clock may be a little ahead; time never runs backwards at a table.
  if (others_ != nullptr && !job.forgives) entry.at = std::max(entry.at, room.table.written_at());
  if (stands_still() && !job.forgives) {
    const Objection objection{"read-only"};
    job.done(room.table, &objection);
    return;
  }
  const bool says = std::holds_alternative<Said>(proposal.body);
  if (job.who && job.tries == 0 &&
      ((says && !quotas_.may_say(*job.who, entry.at)) || !quotas_.may_write(*job.who, entry.body.size(), entry.at))) {
    ++counts_.refused;
    const Objection objection{"quota"};
    job.done(room.table, &objection);
    return;
  }
  room.writing = true;
  std::optional<store::Listing> listing;
  if (may_change_listing(proposal)) {
    Table after = room.table;
    after.add(entry);
    listing = after.listing();
    if (entry.number > 0 && *listing == room.table.listing()) listing.reset();
  }
  OwnMatch next{std::move(proposal.next)};
  // The callback owns what it needs; the room stays while it is writing.
  auto held = std::make_shared<std::pair<Job, OwnMatch>>(std::move(job), std::move(next));
  store_.append(room.table.id(), entry, std::move(listing),
                [self = self_, id = room.table.id(), entry, held](const store::Written& answer) {
                  if (*self == nullptr) return;
                  Room* found = (*self)->find(id);
                  if (found == nullptr) return;
                  (*self)->written(*found, std::move(held->first), entry, std::move(held->second), answer);
                });
}

void Hall::written(Room& room, Job job, const store::Entry& entry, OwnMatch next, const store::Written& answer) {
  switch (answer.code) {
    case store::Written::Code::done: {
      const Table::State before = room.table.state();
      const bool went_on = room.table.frozen().empty();
      room.table.add(entry, std::move(next));
      room.writing = false;
      if (before != room.table.state()) {
        if (room.table.state() == Table::State::running) ++counts_.started;
        if (room.table.state() == Table::State::over) ++counts_.finished;
        if (room.table.state() == Table::State::over && on_over) on_over(room.table.id());
        static constexpr std::array<std::string_view, 4> events{"", "match-started", "match-over", "table-ended"};
        log_.info(events[static_cast<std::size_t>(room.table.state())],
                  {{"table", room.table.id()}, {"game", room.table.agreed().game}});
      }
      const bool stopped = went_on && !room.table.frozen().empty();
      const Objection halted{room.table.frozen_by() == Table::Frozen::capacity ? "capacity" : "frozen"};
      if (stopped) log_frozen(room.table);
      job.done(room.table, stopped ? &halted : nullptr);
      after_change(room);
      break;
    }
    case store::Written::Code::taken:
      ++counts_.taken;
      ++job.tries;
      return catch_up(room, std::move(job));
    case store::Written::Code::full:
    case store::Written::Code::stale:
    case store::Written::Code::failed: {
      ++counts_.failed;
      log_.error("store-failed", {{"table", room.table.id()}, {"problem", answer.problem}});
      room.writing = false;
      const Objection objection{"storage"};
      job.done(room.table, &objection);
      break;
    }
  }
  step(room);
}

/// Somebody else has written: take over what there is, and propose again.
void Hall::catch_up(Room& room, Job job) {
  auto held = std::make_shared<Job>(std::move(job));
  store_.entries(room.table.id(), room.table.next_entry(),
                 [self = self_, id = room.table.id(), held](store::Found<std::vector<store::Entry>> found) {
                   if (*self == nullptr) return;
                   Hall& hall = **self;
                   Room* at = hall.find(id);
                   if (at == nullptr) return;
                   at->writing = false;
                   if (!found.value || held->tries > most_tries) {
                     const Objection objection{"storage"};
                     held->done(at->table, &objection);
                   } else {
                     at->jobs.add_first(std::move(*held));
                     hall.take_over(*at, *std::move(found.value));
                   }
                   hall.step(*at);
                 });
}

/// Adds what another server has written.
void Hall::take_over(Room& room, std::vector<store::Entry> entries) {
  without_names(entries, settings_.removed);
  const bool went_on = room.table.frozen().empty();
  const std::uint32_t before = room.table.next_entry();
  for (const store::Entry& entry : entries) {
    if (entry.number == room.table.next_entry()) room.table.add(entry);
  }
  if (room.table.next_entry() == before) return;
  if (went_on && !room.table.frozen().empty()) log_frozen(room.table);
  // Whoever wrote it has noted whom the match waits for.
  room.waits = room.table.waited_for();
  after_change(room);
}

bool Hall::neighbours(const std::vector<AccountId>& people) const {
  return !settings_.rate_neighbours && whereabouts_.together(people);
}

Hall::Job Hall::job_of(const Person& who, Command command, OnDone then) {
  const bool choice = std::holds_alternative<Choose>(command);
  return {.propose =
              [this, who, command = std::move(command)](const Table& table) {
                if (std::holds_alternative<Start>(command)) {
                  return propose(table, who, Start{neighbours(people_at(table))});
                }
                Proposed proposed = propose(table, who, command);
                if (auto* chose = chosen_in(proposed); chose != nullptr && table.rated()) {
                  chose->near = neighbours(people_at(table));
                }
                return proposed;
              },
          .done =
              [this, who, then = std::move(then), arrived = loop_.now(), choice](const Table& table,
                                                                                 const Objection* objection) {
                if (objection != nullptr) return then(*objection);
                if (choice) {
                  ++counts_.choices;
                  counts_.acknowledged.observe(static_cast<double>(loop_.now() - arrived) / 1000.0);
                }
                const Seat s = table.seat_of(who.account);
                then(Done{s, table.lines_told(s)});
              },
          .who = who};
}

void Hall::wish(const std::string& id, const Person& who, Command command, OnDone then) {
  whereabouts_.note(who.account, origin_of(who));
  with_room(id, [this, who, command = std::move(command), then = std::move(then)](Room* room) {
    if (room == nullptr) return then(Objection{"no-such-table"});
    const auto* choice = std::get_if<Choose>(&command);
    if (others_ != nullptr && choice != nullptr &&
        choice->number > room->table.lines_told(room->table.seat_of(who.account))) {
      // He was told more by another server than has been heard of here.
      return follow(*room, [this, who, command, then](Room* at) {
        if (at == nullptr) return then(Objection{"storage"});
        wish(*at, who, command, then);
      });
    }
    wish(*room, who, command, then);
  });
}

void Hall::wish(Room& room, const Person& who, const Command& command, const OnDone& then) {
  if (const auto* call = std::get_if<CallBot>(&command); call != nullptr && !gone_long(room, call->seat)) {
    return then(Objection{"still-here"});
  }
  const Time at = silence_until(room, who, command);
  if (at > loop_.now()) {
    const Seat s = room.table.seat_of(who.account);
    const std::string& own = std::get<Choose>(command).id;
    return keep_spoken(room, s, {room.table.asked_since(s), at, own, job_of(who, command, then)});
  }
  submit_for(room, who.account, job_of(who, command, then));
}

/// A table as it is now, whoever wrote it.
void Hall::with_table(const std::string& id, OnRead then) {
  with_room(id, [this, then = std::move(then)](Room* room) {
    if (room == nullptr || others_ == nullptr) return then(room, "no-such-table");
    follow(*room, [then](Room* at) { then(at, "storage"); });
  });
}

void Hall::read(const std::string& id, std::function<void(const Table*)> then) {
  with_room(id, [this, then = std::move(then)](Room* room) {
    if (room == nullptr) return then(nullptr);
    submit(*room, {[](const Table&) -> Proposed { return DoneBefore{}; },
                   [then](const Table& table, const Objection*) { then(&table); }});
  });
}

void Hall::read(const std::string& id, AccountId who, OnTable then) {
  with_table(id, [this, who, then = std::move(then)](Room* room, std::string_view missing) {
    if (room == nullptr) return then(nullptr, Objection{std::string{missing}});
    submit_for(*room, who,
               {[](const Table&) -> Proposed { return DoneBefore{}; },
                [then](const Table& table, const Objection* objection) {
                  then(objection == nullptr ? &table : nullptr, objection == nullptr ? Objection{} : *objection);
                }});
  });
}

}  // namespace krypta::server
