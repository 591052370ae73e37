#include <algorithm>
#include <utility>

#include "server/hall/hall.hpp"

/// Where somebody has one choice only, there is nothing to ask: the server makes it for him. If everybody can tell that
/// there is no other, at once. If only he can, a fixed time after he was asked, and whoever has a choice and is quicker
/// is heard at the same moment: so nobody can tell who had one. What remains is that somebody thinks for longer, and
/// whoever wants to hide even that is asked always.
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
  if (!room.questioned.has(s) || table.match()->single(s) != Single::secret) return loop_.now();
  Time at = room.questioned_at[number(s)] + settings_.pace.silence.value_or(0);
  if (const auto deadline = table.clocks().deadline(s)) at = std::min(at, *deadline - before_the_clock);
  if (at <= loop_.now() || !told_to_others(*table.match(), s, option)) return loop_.now();
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

/// Answers, now or when it is time, for all who have no choice.
void Hall::pass_over(Room& room) {
  note_questions(room);
  for (const auto& [s, timer] : std::exchange(room.silences, {})) loop_.cancel(timer);
  if (!settings_.pace.silence) return;
  for (const Seat s : room.questioned - room.passing) {
    const auto option = passed_over(room.table, s);
    if (!option) continue;
    // Never from here: a table that was just read may first have to be forgiven the time in which no server lived.
    const Time wait = std::max<Time>(silence_until(room, s, *option) - loop_.now(), 0);
    room.silences[s] = loop_.after(wait, [self = self_, id = room.table.id(), s] {
      Room* found = *self == nullptr ? nullptr : (*self)->find(id);
      if (found == nullptr) return;
      found->silences.erase(s);
      (*self)->pass(*found, s);
    });
  }
}

void Hall::pass(Room& room, Seat s) {
  room.passing.add(s);
  submit(room, {[s, asked = room.table.asked_since(s)](const Table& table) -> Proposed {
                  // He was asked something else meanwhile, and is passed over in its own time.
                  if (table.asked_since(s) != asked) return DoneBefore{};
                  return propose_passing(table, s);
                },
                [this, id = room.table.id(), s](const Table&, const Objection* objection) {
                  Room* at = find(id);
                  if (at == nullptr) return;
                  at->passing.remove(s);
                  if (objection == nullptr) return pass_over(*at);
                  if (objection->code == "storage") retry_later(*at);
                }});
}

}  // namespace krypta::server
