#include <algorithm>
#include <utility>

#include "server/hall/hall.hpp"

/// What whoever runs the server orders: nothing is written, a table ends, somebody is not named any more.
namespace krypta::server {

void Hall::stand_still() {
  if (stands_still()) return;
  sign(loop_.now());
  still_since_ = loop_.now();
}

/// As after a start: what ran meanwhile is taken off before anything else is written.
void Hall::go_on() {
  if (!stands_still()) return;
  store_.waking([self = self_](const store::Found<std::vector<std::string>>& tables) {
    if (*self == nullptr || !(*self)->stands_still()) return;
    Hall& at = **self;
    if (!tables.value) {
      at.log_.error("store-failed", {{"problem", tables.problem}});
      at.loop_.after(1000, [self] {
        if (*self != nullptr) (*self)->go_on();
      });
      return;
    }
    const std::shared_ptr<void> all{nullptr, [self](void*) {
                                      if (*self == nullptr || !(*self)->stands_still()) return;
                                      Hall& ready = **self;
                                      ready.still_since_.reset();
                                      ready.signed_ = ready.loop_.now();
                                      for (auto& [id, room] : ready.rooms_) ready.after_change(*room);
                                    }};
    for (const std::string& id : *tables.value) at.take_up(id, at.loop_.now() - *at.still_since_, all);
  });
}

void Hall::close(const std::string& id, OnDone then) {
  with_room(id, [this, then = std::move(then)](Room* room) {
    if (room == nullptr) return then(Objection{"no-such-table"});
    submit(*room, {[](const Table& table) { return propose_closing(table); },
                   [then](const Table&, const Objection* objection) {
                     if (objection != nullptr) return then(*objection);
                     then(Done{});
                   }});
  });
}

void Hall::take_names(const std::vector<AccountId>& removed) {
  for (auto& [id, room] : rooms_) {
    const bool sits = std::ranges::any_of(room->table.chairs(), [&](const Table::Chair& chair) {
      return chair.person() && std::ranges::find(removed, chair.sitter.account) != removed.end();
    });
    if (sits || room->table.archive() != nullptr) read_anew(*room);
  }
}

/// What the table is made of anew, and all who look are told everything once more.
void Hall::read_anew(Room& room) {
  const std::string& id = room.table.id();
  const auto archive = room.table.archive();
  store_.entries(id, 0,
                 [self = self_, id, archived = archive != nullptr](store::Found<std::vector<store::Entry>> found) {
                   Room* at = *self == nullptr ? nullptr : (*self)->find(id);
                   if (at == nullptr) return;
                   Hall& hall = **self;
                   const bool whole = found.value && found.value->size() == at->table.next_entry();
                   if (archived && at->viewers.empty() && !at->writing && at->jobs.empty()) {
                     hall.rooms_.erase(id);
                     return;
                   }
                   if (archived || !whole || at->writing) {
                     hall.loop_.after(1000, [self, id] {
                       Room* again = *self == nullptr ? nullptr : (*self)->find(id);
                       if (again != nullptr) (*self)->read_anew(*again);
                     });
                     return;
                   }
                   without_names(*found.value, hall.settings_.removed);
                   Table table{hall.games_, id};
                   for (const store::Entry& entry : *found.value) table.add(entry);
                   at->table = std::move(table);
                   for (auto& [viewer, looking] : at->viewers) {
                     looking.have = 0;
                     if (looking.held) looking.held = Held{};
                   }
                   hall.after_change(*at);
                 });
}

}  // namespace krypta::server
