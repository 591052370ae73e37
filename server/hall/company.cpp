#include <algorithm>
#include <cstring>
#include <utility>

#include "server/hall/hall.hpp"

/// Several servers on one store. A table has no home: each server folds the tables that its people look at, hears of
/// what others write and reads it, and takes their entries for what they are when a number that it wanted is taken.
/// What somebody must do that nobody asks for (bots, clocks, passing for those who have no choice) is done by the
/// server that has a lease on the table, so that it is not done twice; if two believe that they have it, the number of
/// the entry decides as it does between people.
namespace krypta::server {

namespace {

constexpr Time lease_length = 10'000;
/// The server's clock and the store's may not agree to the millisecond.
constexpr Time lease_margin = 1'000;
/// A lease that nobody gives up ends some time, and then the store may not answer at once.
constexpr Time least_wait = 500;
/// Every so many sweeps what may have got lost is asked for, though nothing says so.
constexpr unsigned sweeps_between_looks = 6;
constexpr unsigned sweeps_between_alarms = 12;

std::string housekeeping(const std::string& what) { return "house: " + what; }

}  // namespace

/// Nothing begins before it is known what all servers have in common: others would not know our origins.
void Hall::join_others(Task then) {
  others_->common_key([self = self_, then = std::move(then)](const store::Found<std::string>& key) {
    if (*self == nullptr) return;
    Hall& hall = **self;
    if (!key.value || key.value->size() != hall.origin_key_.size()) {
      hall.log_.error("store-failed", {{"problem", key.problem}});
      hall.loop_.after(1000, [self, then] {
        if (*self != nullptr) (*self)->join_others(then);
      });
      return;
    }
    std::memcpy(hall.origin_key_.data(), key.value->data(), hall.origin_key_.size());
    hall.others_->listen([self](const store::News& news) {
      if (*self != nullptr) (*self)->heard(news);
    });
    then();
  });
}

void Hall::heard(const store::News& news) {
  for (const store::Place& place : news.written) {
    if (const auto loading = loading_.find(place.table); loading != loading_.end()) {
      loading->second.heard = std::max(loading->second.heard, place.number + 1);
    }
    Room* room = find(place.table);
    if (room == nullptr) continue;
    room->heard = std::max(room->heard, place.number + 1);
    if (room->heard > room->table.next_entry()) follow(*room);
  }
  for (const std::string& table : news.comings) {
    if (Room* room = find(table)) look_elsewhere(*room);
  }
  if (on_people && (news.missed || !news.people.empty())) on_people(news.people);
  if (!news.missed) return;
  sweeps_ = 0;
  look_for_missed();
}

/// Reads what others have written, and goes on when that is done; whoever waits for it sees at least what was written
/// before he asked. If it cannot be read there is no room for him: he would see what was, not what is.
void Hall::follow(Room& room, OnRoom then) {
  if (then) room.after_following.push_back(std::move(then));
  // What is being read may have been read before it was written.
  room.follow_again = room.following;
  if (room.following) return;
  room.following = true;
  store_.entries(room.table.id(), room.table.next_entry(),
                 [self = self_, id = room.table.id(), waiting = std::exchange(room.after_following, {})](
                     const store::Found<std::vector<store::Entry>>& found) {
                   Room* at = *self == nullptr ? nullptr : (*self)->find(id);
                   if (at == nullptr) return;
                   (*self)->followed(*at, found);
                   for (const OnRoom& one : waiting) one(found.value ? (*self)->find(id) : nullptr);
                 });
}

void Hall::followed(Room& room, const store::Found<std::vector<store::Entry>>& found) {
  room.following = false;
  if (found.value) {
    take_over(room, *found.value);
  } else {
    log_.error("store-failed", {{"table", room.table.id()}, {"problem", found.problem}});
  }
  if (std::exchange(room.follow_again, false)) follow(room);
}

/// Notifications may get lost, and then nobody knows. So it is asked, now and then, which tables have gone on.
void Hall::look_for_missed() {
  const bool all = sweeps_++ % sweeps_between_looks == 0;
  std::vector<store::Place> places;
  for (const auto& [id, room] : rooms_) {
    places.push_back({id, room->table.next_entry()});
    // Who was on a server that has gone is not there any more.
    if (all || !room->elsewhere.empty()) look_elsewhere(*room);
  }
  if (!places.empty()) {
    others_->grown(std::move(places), [self = self_](const store::Found<std::vector<std::string>>& grown) {
      if (*self == nullptr || !grown.value) return;
      for (const std::string& id : *grown.value) {
        Room* room = (*self)->find(id);
        if (room != nullptr && !room->writing) (*self)->follow(*room);
      }
    });
  }
  if (sweeps_ % sweeps_between_alarms == 0) find_alarms();
}

/// Tables where a clock runs that another server set, which may have gone since.
void Hall::find_alarms() {
  store_.waking([self = self_](const store::Found<std::vector<std::string>>& found) {
    if (*self == nullptr || !found.value) return;
    Hall& hall = **self;
    for (const std::string& id : *found.value) {
      if (hall.find(id) == nullptr && !hall.alarms_.contains(id)) hall.with_room(id, [](Room*) {});
    }
  });
}

void Hall::look_elsewhere(Room& room) {
  if (others_ == nullptr) return;
  const std::string id = room.table.id();
  others_->elsewhere(id, [self = self_, id](const store::Found<std::vector<store::Onlooker>>& found) {
    Room* at = *self == nullptr ? nullptr : (*self)->find(id);
    if (at == nullptr || !found.value) return;
    Hall& hall = **self;
    for (const store::Onlooker& one : *found.value) hall.whereabouts_.note(one.account, one.origin);
    if (at->elsewhere == *found.value) return;
    at->elsewhere = *found.value;
    hall.update_presence(*at);
    hall.pass_over(*at);
  });
}

void Hall::tell_others_who_is_here(Room& room) {
  std::map<AccountId, std::int64_t> people;
  for (const auto& [key, looking] : room.viewers) {
    if (const auto viewer = looking.viewer.lock()) people[viewer->person().account] = origin_of(viewer->person());
  }
  std::vector<store::Onlooker> here;
  for (const auto& [account, origin] : people) here.push_back({account, origin});
  if (here == room.told) return;
  room.told = here;
  others_->here(room.table.id(), std::move(here));
}

/// Whether this server does now what nobody asks for at a table. If it is not known, it is asked, and what there is to
/// do is looked at again.
bool Hall::on_duty(Room& room) {
  if (others_ == nullptr) return true;
  const Time now = loop_.now();
  if (now >= room.duty_until - lease_length / 2) ask_for_duty(room);
  return now < room.duty_until;
}

void Hall::ask_for_duty(Room& room) {
  if (room.asks_for_duty || room.duty_free) return;
  room.asks_for_duty = true;
  others_->lease(room.table.id(), lease_length,
                 [self = self_, id = room.table.id(), asked = loop_.now()](const store::Found<store::Lease>& lease) {
                   Room* at = *self == nullptr ? nullptr : (*self)->find(id);
                   if (at == nullptr) return;
                   Hall& hall = **self;
                   at->asks_for_duty = false;
                   if (lease.value && lease.value->own) {
                     const bool had = hall.loop_.now() < at->duty_until;
                     at->duty_until = asked + lease_length - lease_margin;
                     if (!had) hall.look_after(*at);
                     return;
                   }
                   const Time wait = lease.value ? std::max(lease.value->left, least_wait) : lease_margin;
                   at->duty_free = hall.loop_.after(wait, [self, id] {
                     Room* again = *self == nullptr ? nullptr : (*self)->find(id);
                     if (again == nullptr) return;
                     again->duty_free.reset();
                     (*self)->look_after(*again);
                   });
                 });
}

void Hall::look_after(Room& room) {
  set_timer(room);
  wake_bots(room);
  pass_over(room);
}

void Hall::off_duty(Room& room) {
  if (others_ == nullptr || loop_.now() >= room.duty_until) return;
  room.duty_until = 0;
  others_->let_go(room.table.id());
}

/// Whether what a seat says, or does not say, comes from this server: where its person is connected. So it comes from
/// the same place, and at the same moment, whether he has answered or is answered for. Of those who are nowhere it
/// comes from whoever looks after the table.
bool Hall::answers_here(Room& room, Seat s) {
  if (others_ == nullptr || room.connected.has(s) || room.spoken.contains(s)) return true;
  return !room.here.has(s) && on_duty(room);
}

void Hall::once_among_all(const std::string& what, Time every, Task task) {
  if (others_ == nullptr) return task();
  others_->lease(housekeeping(what), every,
                 [self = self_, task = std::move(task)](const store::Found<store::Lease>& lease) {
                   if (*self != nullptr && lease.value && lease.value->own) task();
                 });
}

}  // namespace krypta::server
