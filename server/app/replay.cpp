#include <algorithm>
#include <charconv>

#include "server/app/app.hpp"
#include "server/app/replays.hpp"
#include "server/table/archive.hpp"
#include "server/table/replay.hpp"
#include "server/table/shown.hpp"

/// Matches to look at again: of tables, and of files that somebody has.
namespace krypta::server {

namespace {

/// Replays that wait for the workers; more are too fast.
constexpr unsigned most_waiting = 64;

std::optional<std::size_t> number_of(std::string_view digits) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
  return number;
}

/// Whose eyes are asked for in the address: those of the person, if it does not say.
std::optional<wire::Eyes> eyes_of(const HttpRequest& request, const Table& table, AccountId me) {
  const auto word = request.asked("seat");
  if (!word) return wire::Eyes{table.seat_of(me)};
  const auto digits = number_of(*word);
  const Value asked = digits && *digits < max_seats ? Value{*digits} : Value{*word};
  return wire::read_eyes(&asked, table.seats());
}

/// Which frames are asked for, and with whose eyes.
struct Asked {
  wire::Eyes eyes;
  wire::Part part;
};

std::variant<Asked, Objection> asked_of(const Table& table, const HttpRequest& request, AccountId me) {
  if (!may_look(table, me, request.asked("invitation").value_or(""))) return Objection{"not-allowed"};
  if (table.archive() == nullptr) {
    if (!table.frozen().empty()) return Objection{"frozen"};
    if (table.match() == nullptr) return Objection{"not-started"};
    if (!may_look_back(table)) return Objection{"no-looking-back"};
  }
  const auto eyes = eyes_of(request, table, me);
  if (!eyes) return Objection{"bad-request", "seat: must be a seat of this table, spectator or open"};
  if (!may_replay(table, me, *eyes)) return Objection{"not-allowed"};
  const auto from = number_of(request.asked("from").value_or("0"));
  if (!from) return Objection{"bad-request", "from: must be a whole number, 0 or more"};
  const auto count = number_of(request.asked("count").value_or(std::to_string(usual_frames)));
  if (!count) return Objection{"bad-request", "count: must be a whole number, 0 or more"};
  const auto moments = request.asked("moments");
  if (moments && *moments != "yes" && *moments != "no") return Objection{"bad-request", "moments: must be yes or no"};
  return Asked{*eyes, {*from, std::min(*count, most_frames), moments == "yes"}};
}

/// A match whose thoughts cannot be read is shown without them.
void add_thoughts(store::Store& store, const Table& table, const std::shared_ptr<Replay>& replay, Task then) {
  auto led = led_to(table, replay->stops, replay->part);
  if (led.empty()) return then();
  const std::uint32_t from = led.front().entry;
  const std::uint32_t to = led.back().entry + 1;
  store.thoughts(table.id(), from, to, [replay, then = std::move(then), led = std::move(led)](auto found) {
    if (found.value) replay->thoughts = thoughts_at(led, *found.value);
    then();
  });
}

}  // namespace

void App::work(const VisitPtr& visit, std::function<std::variant<Value, Objection>()> make) {
  if (*working_ >= most_waiting) return visit->refuse(Objection{"too-fast"});
  ++*working_;
  parts_.workers.run([&loop = parts_.loop, working = working_, visit, make = std::move(make)] {
    const auto made = std::make_shared<std::variant<std::string, Objection>>();
    auto answer = make();
    if (auto* objection = std::get_if<Objection>(&answer)) {
      *made = std::move(*objection);
    } else {
      *made = ok_text(std::get<Value>(answer));
    }
    loop.post([working, visit, made] {
      --*working;
      if (const auto* objection = std::get_if<Objection>(made.get())) return visit->refuse(*objection);
      visit->reply({.body = std::move(std::get<std::string>(*made))});
    });
  });
}

void App::replay_table(const VisitPtr& visit, const std::string& id) {
  signed_in(visit, [this, visit, id](const Account& account) {
    if (!replays_.allow(account.id, parts_.loop.now())) return visit->refuse(Objection{"too-fast"});
    parts_.hall.read(id, account.id, [this, visit, me = account.id](const Table* table, const Objection& why) {
      if (table == nullptr) return visit->refuse(why);
      const auto asked = asked_of(*table, visit->request, me);
      if (const auto* objection = std::get_if<Objection>(&asked)) return visit->refuse(*objection);
      const auto& [eyes, part] = std::get<Asked>(asked);
      if (table->archive() != nullptr) return replay_archived(visit, *table, eyes, part);
      const auto held = std::make_shared<Replay>(Replay{.match = table->match()->clone(),
                                                        .eyes = eyes,
                                                        .stops = stops_of(*table, eyes),
                                                        .part = part,
                                                        .voice = voice_of(*table, *visit->speech),
                                                        .afterwards = table->state() == Table::State::over});
      const auto show = [this, visit, held] {
        work(visit, [held]() -> std::variant<Value, Objection> { return replay_value(*held); });
      };
      if (!held->afterwards) return show();
      // Everything is open now, what bots thought too.
      add_thoughts(parts_.store, *table, held, show);
    });
  });
}

void App::replay_archived(const VisitPtr& visit, const Table& table, wire::Eyes eyes, wire::Part part) {
  parts_.store.archived(table.id(), archived_replay(eyes),
                        [this, visit, part, unnamed = table.archive()->unnamed()](store::Found<std::string> found) {
                          if (!found.problem.empty()) return visit->refuse(Objection{"storage"});
                          if (!found.value) return visit->refuse(Objection{"frozen"});
                          const auto kept = std::make_shared<const std::string>(*std::move(found.value));
                          work(visit,
                               [kept, part, unnamed, speech = visit->speech]() -> std::variant<Value, Objection> {
                                 auto replay = archived_replay_value(*kept, part, speech->language(), unnamed);
                                 if (!replay) return Objection{"frozen"};
                                 return *std::move(replay);
                               });
                        });
}

void App::replay_file(const VisitPtr& visit) {
  signed_in(visit, [this, visit](const Account& account) {
    if (!replays_.allow(account.id, parts_.loop.now())) return visit->refuse(Objection{"too-fast"});
    // A file takes long to read, let alone to replay.
    const auto file = std::make_shared<const std::string>(std::move(visit->request.body));
    work(visit,
         [&games = parts_.games, file, speech = visit->speech] { return replay_of_file(games, *file, *speech); });
  });
}

std::optional<std::size_t> App::body_limit(std::string_view method, std::string_view path) const {
  if (method == "POST" && path == "/api/replay") return largest_replay;
  return std::nullopt;
}

}  // namespace krypta::server
