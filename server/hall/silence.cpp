#include <algorithm>
#include <utility>

#include "server/hall/hall.hpp"

/// Where somebody has one choice only, there is nothing to ask: the server makes it for him. If everybody can tell that
/// there is no other, at once. If only he can, a fixed time after he was asked, and whoever has a choice and is quicker
/// is heard at the same moment: so nobody can tell who had one. Where somebody may be passed over and does not want to
/// be asked (his stops, which nobody else knows), the server passes for him at that moment too. What remains is that
/// somebody thinks for longer, and whoever wants to hide even that is asked always.
namespace krypta::server {

namespace {

/// Nobody's time runs out because the server was silent for him.
constexpr Time before_the_clock = 200;

}  // namespace

/// Since when each person has to decide, by what everybody was told, as it is noted for bots.
void Hall::note_questions(Room& room) {
  const Table& table = room.table;
  SeatSet anew;
  for (; room.questions < table.history().size(); ++room.questions) {
    const HistoryLine line = table.history()[room.questions];
    if (!line.audience.has(Seat::spectator)) continue;
    if (line.kind == HistoryLine::Kind::choice) anew.add(line.seat);
    if (line.kind == HistoryLine::Kind::took_back) anew = SeatSet::everyone();
  }
  SeatSet questioned;
  if (table.state() == Table::State::running && table.frozen().empty()) {
    for (const Seat s : table.match()->pending().must) {
      if (!table.chair(s).automatic()) questioned.add(s);
    }
  }
  for (const Seat s : questioned) {
    if (!room.questioned.has(s) || anew.has(s)) room.questioned_at[number(s)] = loop_.now();
  }
  room.questioned = questioned;
}

/// When the choice of a person may be heard.
Time Hall::silence_until(const Room& room, Seat s, const std::string& option) const {
  const Table& table = room.table;
  if (!room.questioned.has(s)) return loop_.now();
  if (table.match()->single(s) != Single::secret && !table.match()->passing(s)) return loop_.now();
  Time at = room.questioned_at[number(s)] + settings_.pace.silence.value_or(0);
  if (const auto deadline = table.clocks().deadline(s)) at = std::min(at, *deadline - before_the_clock);
  if (at <= loop_.now() || !needs_moment(*table.match(), s, option)) return loop_.now();
  return at;
}

/// What is refused, or does not choose, is heard at once.
Time Hall::silence_until(const Room& room, const Person& who, const Command& command) const {
  const auto* choice = std::get_if<Choose>(&command);
  const Table& table = room.table;
  const Seat s = table.seat_of(who.account);
  if (choice == nullptr || !is_player(s) || table.state() != Table::State::running || !table.frozen().empty())
    return loop_.now();
  const bool stale = choice->number < table.asked_since(s) || table.has_chosen(s, choice->id);
  return stale || table.match()->refusal(s, choice->option) ? loop_.now() : silence_until(room, s, choice->option);
}

/// One answer a question is kept; who changes his mind before it is heard has said the other.
void Hall::keep_spoken(Room& room, Seat s, Spoken spoken) {
  if (const auto before = room.spoken.find(s); before != room.spoken.end()) {
    Job& job = before->second.job;
    if (before->second.id == spoken.id) {
      // It was sent once more, and is answered to both.
      spoken.job.done = [first = std::move(job.done), again = std::move(spoken.job.done)](const Table& table,
                                                                                          const Objection* objection) {
        first(table, objection);
        again(table, objection);
      };
    } else {
      const Objection objection{"stale"};
      job.done(room.table, &objection);
    }
  }
  room.spoken.insert_or_assign(s, std::move(spoken));
  pass_over(room);
}

/// When a seat is heard that has answered, or is answered for.
std::optional<Time> Hall::heard_at(const Room& room, Seat s) const {
  if (const auto spoken = room.spoken.find(s); spoken != room.spoken.end()) return spoken->second.at;
  if (!settings_.pace.silence) return std::nullopt;
  const auto option = passed_over(room.table, s);
  if (!option) return std::nullopt;
  return silence_until(room, s, *option);
}

/// Sees to it that everybody is heard in time: who has answered, has no choice, or does not want to be asked.
void Hall::pass_over(Room& room) {
  note_questions(room);
  if (room.silence) loop_.cancel(*std::exchange(room.silence, std::nullopt));
  // Whoever was asked something else meanwhile has said nothing to that.
  std::vector<Job> late;
  for (auto kept = room.spoken.begin(); kept != room.spoken.end();) {
    const bool asked = room.questioned.has(kept->first);
    if (asked && kept->second.asked_since == room.table.asked_since(kept->first)) {
      ++kept;
      continue;
    }
    late.push_back(std::move(kept->second.job));
    kept = room.spoken.erase(kept);
  }
  for (const Job& job : late) {
    const Objection objection{"stale"};
    job.done(room.table, &objection);
  }
  std::optional<Time> first;
  for (const Seat s : room.questioned - room.passing) {
    const auto at = heard_at(room, s);
    if (at && (*at > loop_.now() || answers_here(room, s))) first = std::min(first.value_or(*at), *at);
  }
  if (!first) return;
  // Never from here: a table that was just read may first have to be forgiven the time in which no server lived.
  room.silence = loop_.after(std::max<Time>(*first - loop_.now(), 0), [self = self_, id = room.table.id()] {
    Room* found = *self == nullptr ? nullptr : (*self)->find(id);
    if (found == nullptr) return;
    found->silence.reset();
    (*self)->break_silence(*found);
  });
}

/// All whose time has come, in the order of their seats: who has answered and who is answered for must not show in the
/// order in which it is told.
void Hall::break_silence(Room& room) {
  SeatSet heard;
  for (const Seat s : room.questioned - room.passing) {
    if (const auto at = heard_at(room, s); at && *at <= loop_.now() && answers_here(room, s)) heard.add(s);
  }
  room.passing = room.passing | heard;
  for (const Seat s : heard) answer_for(room, s);
}

void Hall::answer_for(Room& room, Seat s) {
  Job job{[s](const Table& table) { return propose_passing(table, s); }, [](const Table&, const Objection*) {}};
  if (const auto spoken = room.spoken.find(s); spoken != room.spoken.end()) {
    job = std::move(spoken->second.job);
    room.spoken.erase(spoken);
  }
  submit(room,
         {[propose = std::move(job.propose), s, asked = room.table.asked_since(s)](const Table& table) -> Proposed {
            // He was asked something else meanwhile, and is answered for in its own time.
            if (table.asked_since(s) != asked) return Objection{"stale"};
            return propose(table);
          },
          [this, done = std::move(job.done), id = room.table.id(), s](const Table& table, const Objection* objection) {
            done(table, objection);
            Room* at = find(id);
            if (at == nullptr) return;
            at->passing.remove(s);
            if (objection == nullptr || objection->code == "stale") return pass_over(*at);
            if (objection->code == "storage") retry_later(*at);
          },
          0, false, job.who});
}

}  // namespace krypta::server
