#include <utility>

#include "engine/core/codec.hpp"
#include "server/hall/hall.hpp"
#include "server/table/shown.hpp"

/// Who looks at the tables, and what they are sent.
namespace krypta::server {

namespace {

/// Somebody must have been gone for so long before others may call a bot for him.
constexpr Time gone_before_bot = 30'000;

constexpr std::size_t small_company = 20;

std::shared_ptr<const std::string> text_of(const Value& value) {
  return std::make_shared<const std::string>(to_json(value));
}

Value packet_for(const Table& table, Seat seat, std::uint32_t have, const text::Speech& speech,
                 std::optional<Held>& held) {
  return held ? packet(table, seat, have, speech, *held) : packet(table, seat, have, speech);
}

}  // namespace

void Hall::look(const std::string& id, const std::shared_ptr<Viewer>& viewer, Look look, OnDone then) {
  // Whoever comes from another server has seen all that was written there.
  with_table(id, [this, viewer, look = std::move(look), then = std::move(then)](Room* room, std::string_view missing) {
    if (room == nullptr) return then(Objection{std::string{missing}});
    this->look(*room, viewer, look, then);
  });
}

void Hall::look(Room& room, const std::shared_ptr<Viewer>& viewer, const Look& look, const OnDone& then) {
  const std::string id = room.table.id();
  const AccountId account = viewer->person().account;
  submit_for(room, account,
             {[account, look](const Table& table) -> Proposed {
                if (!may_look(table, account, look.invitation)) return Objection{"not-allowed"};
                return DoneBefore{};
              },
              [this, id, viewer, look, then](const Table& table, const Objection* objection) {
                if (objection != nullptr) return then(*objection);
                if (!viewer->here()) return;
                Room& at = *find(id);
                const Seat seat = table.seat_of(viewer->person().account);
                // A program that cannot play the match counts other lines than the one that could.
                const bool counts = table.frozen().empty() || table.archive() != nullptr;
                const bool same = counts && look.as == seat && look.have <= table.lines_told(seat);
                Looking& looking = at.viewers[viewer.get()];
                looking = {viewer, look.invitation, seat, same ? look.have : 0,
                           look.changes ? std::optional{Held{}} : std::nullopt};
                then(Done{seat, table.lines_told(seat)});
                // Even if nothing was missed: how things stand may be news to him.
                viewer->send(text_of(packet_for(table, seat, looking.have, viewer->speech(), looking.held)));
                looking.have = table.lines_told(seat);
                update_presence(at, viewer.get());
                note_seen(at);
                wake_bots(at);
              }});
}

void Hall::look_away(const std::string& id, const Viewer& viewer) {
  Room* room = find(id);
  if (room == nullptr || room->viewers.erase(&viewer) == 0) return;
  room->idle_since = loop_.now();
  note_due(*room);
  note_seen(*room);
  // What nobody asks for is better done where somebody looks on.
  if (room->viewers.empty()) off_duty(*room);
  update_presence(*room);
}

bool Hall::looks(const std::string& id, const Viewer& viewer) const {
  const auto found = rooms_.find(id);
  return found != rooms_.end() && found->second->viewers.contains(&viewer);
}

void Hall::look_again(const std::string& id, const Viewer& viewer, Lines lines) {
  Room* room = find(id);
  if (room == nullptr) return;
  const auto found = room->viewers.find(&viewer);
  if (found == room->viewers.end()) return;
  const auto to = found->second.viewer.lock();
  if (to == nullptr) return;
  // What is being written is not yet to be seen; the table shows what is.
  const Seat seat = found->second.seat;
  const std::uint32_t have = lines == Lines::missing ? found->second.have : 0;
  // Whoever looks again may have lost what he had.
  if (found->second.held) found->second.held = Held{};
  to->send(text_of(packet_for(room->table, seat, have, to->speech(), found->second.held)));
}

void Hall::tell_viewers(Room& room) {
  // Most viewers lack the same lines: each text is made once.
  struct Text {
    std::shared_ptr<const std::string> text{};
    std::optional<Held> held{};
  };
  std::map<std::tuple<Seat, std::uint32_t, const text::Speech*, std::optional<Held>>, Text> made;
  std::vector<std::shared_ptr<Viewer>> closed;
  bool moved = false;
  for (auto it = room.viewers.begin(); it != room.viewers.end();) {
    Looking& looking = it->second;
    const auto viewer = looking.viewer.lock();
    if (viewer == nullptr || !may_look(room.table, viewer->person().account, looking.invitation)) {
      if (viewer != nullptr) closed.push_back(viewer);
      it = room.viewers.erase(it);
      continue;
    }
    ++it;
    const Seat seat = room.table.seat_of(viewer->person().account);
    if (seat != looking.seat) {
      looking.seat = seat;
      looking.have = 0;
      if (looking.held) looking.held = Held{};
      moved = true;
    }
    const std::uint32_t number = room.table.lines_told(seat);
    if (number == looking.have) continue;
    Text& one = made[{seat, looking.have, &viewer->speech(), looking.held}];
    if (one.text == nullptr) {
      one.held = looking.held;
      one.text = text_of(packet_for(room.table, seat, looking.have, viewer->speech(), one.held));
    }
    looking.have = number;
    looking.held = one.held;
    viewer->send(one.text);
  }
  const auto gone = closed.empty() ? nullptr : text_of(Value::Object{{"table", room.table.id()}, {"closed", true}});
  for (const auto& viewer : closed) viewer->send(gone);
  if (moved || !closed.empty()) update_presence(room);
}

/// Who sits here and how many watch. A newcomer is told it; the others only if it has changed, or they would know that
/// somebody opened another tab.
void Hall::update_presence(Room& room, Viewer* newcomer) {
  SeatSet here;
  std::set<AccountId> watching;  // people, not tabs
  const auto counts = [&](AccountId account) {
    const Seat seat = room.table.seat_of(account);
    if (is_player(seat)) {
      here.add(seat);
    } else {
      watching.insert(account);
    }
  };
  for (const auto& [key, looking] : room.viewers) {
    const auto viewer = looking.viewer.lock();
    if (viewer != nullptr) counts(viewer->person().account);
  }
  room.connected = here;
  for (const store::Onlooker& one : room.elsewhere) counts(one.account);
  if (others_ != nullptr) tell_others_who_is_here(room);
  for (const Seat s : room.here - here) room.gone[number(s)] = loop_.now();
  room.here = here;
  Value::Array seats;
  for (const Seat s : here) seats.push_back(to_value(s));
  auto text =
      text_of(Value::Object{{"table", room.table.id()}, {"here", std::move(seats)}, {"watching", watching.size()}});
  const bool changed = room.presence == nullptr || *text != *room.presence;
  room.presence = std::move(text);
  // A crowd that comes and goes is told of itself now and then, not once for each of them.
  const bool crowd = here.size() + watching.size() > small_company;
  if (newcomer != nullptr && (!changed || crowd)) newcomer->send(room.presence);
  if (changed && crowd) return tell_presence_soon(room);
  if (changed) tell_presence(room);
}

void Hall::tell_presence_soon(Room& room) {
  if (std::exchange(room.presence_due, true)) return;
  loop_.after(1000, [self = self_, id = room.table.id()] {
    Room* at = *self == nullptr ? nullptr : (*self)->find(id);
    if (at == nullptr) return;
    at->presence_due = false;
    (*self)->tell_presence(*at);
  });
}

void Hall::tell_presence(Room& room) {
  for (const auto& [key, looking] : room.viewers) {
    if (const auto viewer = looking.viewer.lock()) viewer->send(room.presence);
  }
}

bool Hall::gone_long(const Room& room, Seat s) const {
  if (!is_player(s) || room.here.has(s)) return false;
  return loop_.now() - std::max(room.gone[number(s)], room.loaded_at) >= gone_before_bot;
}

}  // namespace krypta::server
