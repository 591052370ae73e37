#include <sodium.h>

#include <chrono>
#include <utility>

#include "server/hall/hall.hpp"

/// Bots at the tables: when they are asked, on whose account they think, and when their answers are given.
namespace krypta::server {

namespace {

constexpr std::string_view level_for_the_absent = "medium";

std::uint64_t random_seed() {
  std::uint64_t seed = 0;
  randombytes_buf(&seed, sizeof seed);
  return seed;
}

/// Whether the last entry is a choice that a bot made for the seat: the table may have had no more need of it.
bool just_chosen(const Table& table, Seat s) {
  const HistoryLine last = table.history().back();
  return last.kind == HistoryLine::Kind::choice && last.seat == s && last.id.empty() &&
         last.entry + 1 == table.next_entry();
}

std::string level_of(const Table::Chair& chair) {
  return std::string{chair.sitter.kind == Sitter::Kind::bot ? std::string_view{chair.sitter.level}
                                                            : level_for_the_absent};
}

}  // namespace

/// Since when each bot has to decide, by what everybody was told. A choice that nobody was told of asks it nothing
/// anew: how many of them there are is its own business.
void Hall::note_due(Room& room) {
  const Table& table = room.table;
  SeatSet anew;
  for (; room.noted < table.history().size(); ++room.noted) {
    const HistoryLine line = table.history()[room.noted];
    if (!line.audience.has(Seat::spectator)) continue;
    if (line.kind == HistoryLine::Kind::choice) anew.add(line.seat);
    if (line.kind == HistoryLine::Kind::took_back) anew = SeatSet::everyone();
  }
  SeatSet due;
  // A table that nobody looks at can wait.
  if (table.state() == Table::State::running && table.frozen().empty() && !room.viewers.empty()) {
    for (const Seat s : table.match()->pending().must) {
      if (table.chair(s).automatic()) due.add(s);
    }
  }
  for (const Seat s : due) {
    if (!room.due.has(s) || anew.has(s)) room.asked[number(s)] = loop_.now();
  }
  room.due = due;
}

void Hall::wake_bots(Room& room) {
  note_due(room);
  if (room.due.empty() || !on_duty(room)) return;
  for (const Seat s : room.due) {
    const auto found = room.thinking.find(s);
    if (found != room.thinking.end() && found->second.asked_since == room.table.asked_since(s)) continue;
    if (found != room.thinking.end()) stop_thinking(room, s);
    think(room, s);
  }
}

/// On whose account the bots of a table think: of the first who sits there and looks on, else of who made it. Whoever
/// only watches pays for nothing.
std::vector<std::string> Hall::payer(const Room& room) const {
  Person paying{.account = room.table.agreed().host, .name = {}};
  Seat first = Seat::spectator;
  for (const auto& [key, looking] : room.viewers) {
    const auto viewer = looking.viewer.lock();
    if (viewer == nullptr) continue;
    const Person& person = viewer->person();
    const Seat s = room.table.seat_of(person.account);
    const bool sooner = is_player(s) && (!is_player(first) || number(s) < number(first));
    if (sooner) first = s;
    if (sooner || (!is_player(first) && person.account == paying.account)) paying = person;
  }
  std::vector<std::string> path;
  for (Network& network : paying.networks) path.push_back(std::move(network.name));
  path.push_back(std::to_string(paying.account));
  path.push_back(room.table.id());
  return path;
}

/// The bot is given a copy of the match and looks at it through its seat's view (bots/bots.cpp); nothing here waits.
void Hall::think(Room& room, Seat s) {
  const std::uint64_t ticket = ++tickets_;
  const std::string level = level_of(room.table.chair(s));
  room.thinking[s] = {ticket, room.table.asked_since(s), level};
  ++counts_.thinking;
  const std::string id = room.table.id();
  std::shared_ptr<const AnyMatch> match = room.table.match()->clone();
  auto found = std::make_shared<Decided>();
  const std::uint64_t seed = settings_.seed ? settings_.seed() : random_seed();
  workers_.run({.whose = payer(room),
                .task =
                    [found, match = std::move(match), lesson = room.table.lesson(), progress = room.table.progress(), s,
                     level, seed] {
                      Rng rng{seed};
                      // At the table of a lesson the teachers know what comes; elsewhere they are bots like others.
                      auto taught = lesson == nullptr ? std::nullopt : lesson->next(*match, s, progress);
                      *found = taught ? Decided{*std::move(taught)} : decide(*match, s, level, rng);
                    },
                .done =
                    [self = self_, &loop = loop_, found, id, s, ticket] {
                      loop.post([self, found, id, s, ticket] {
                        if (*self != nullptr) (*self)->decided(id, s, ticket, std::move(*found));
                      });
                    },
                .lasts = std::chrono::milliseconds{settings_.pace.slot(level)}});
}

Hall::Thinking* Hall::thinking(const std::string& id, Seat s, std::uint64_t ticket) {
  Room* room = find(id);
  if (room == nullptr) return nullptr;
  const auto found = room->thinking.find(s);
  return found == room->thinking.end() || found->second.ticket != ticket ? nullptr : &found->second;
}

/// What it finds is not wanted any more.
void Hall::stop_thinking(Room& room, Seat s) {
  const auto found = room.thinking.find(s);
  if (found == room.thinking.end()) return;
  if (found->second.held) loop_.cancel(*found->second.held);
  room.thinking.erase(found);
}

/// The answer is there, and waits for its moment.
void Hall::decided(const std::string& id, Seat s, std::uint64_t ticket, Decided decided) {
  --counts_.thinking;
  Thinking* thought = thinking(id, s, ticket);
  if (thought == nullptr) return;
  const Room& room = *find(id);
  const bool timed = needs_moment(*room.table.match(), s, decided.option);
  const Time at = timed ? settings_.pace.moment(room.asked[number(s)], thought->level, loop_.now()) : loop_.now();
  if (at <= loop_.now()) return answer(id, s, ticket, decided);
  thought->held = loop_.after(at - loop_.now(), [self = self_, id, s, ticket, decided = std::move(decided)] {
    if (*self != nullptr) (*self)->answer(id, s, ticket, decided);
  });
}

void Hall::answer(const std::string& id, Seat s, std::uint64_t ticket, const Decided& decided) {
  const Thinking* thought = thinking(id, s, ticket);
  if (thought == nullptr) return;
  submit(*find(id), {[s, option = decided.option, asked = thought->asked_since](const Table& table) -> Proposed {
                       // It was asked something else meanwhile.
                       if (table.asked_since(s) != asked) return DoneBefore{};
                       return propose_for_bot(table, s, option);
                     },
                     [this, id, s, ticket, text = decided.thought](const Table& table, const Objection* objection) {
                       Room* at = find(id);
                       if (at == nullptr) return;
                       if (thinking(id, s, ticket) != nullptr) stop_thinking(*at, s);
                       if (objection != nullptr && objection->code == "storage") return retry_later(*at);
                       if (objection == nullptr && just_chosen(table, s)) {
                         ++counts_.bot_choices;
                         if (!text.empty()) store_.keep(id, {table.next_entry() - 1, text});
                       }
                       // The table may have moved on while it thought.
                       wake_bots(*at);
                     }});
}

}  // namespace krypta::server
