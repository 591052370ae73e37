#include "server/serve.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <ostream>
#include <thread>

#include "server/app/app.hpp"
#include "server/hall/archivist.hpp"
#include "server/hall/scorekeeper.hpp"
#include "server/open_store.hpp"
#include "server/upkeep/desk.hpp"
#include "server/upkeep/door.hpp"
#include "server/upkeep/thinner.hpp"
#include "store/files.hpp"

namespace krypta::server {

namespace {

Pace pace_of(const ServeSettings& settings) {
  Pace pace = Pace::of(settings.bot_pause);
  pace.silence = settings.silence;
  return pace;
}

constexpr Time day = Time{24} * 3'600'000;
constexpr Time forget_every = 3'600'000;
constexpr Time make_up_every = 600'000;
constexpr Time unwell_for = 15'000;  ///< after a write has failed
constexpr Time forget_after = Time{90} * 24 * 3'600'000;

LimitSettings scaled(double by) {
  LimitSettings limits;
  for (Rate* rate :
       {&limits.requests_per_address, &limits.guests_per_address, &limits.logins_per_address, &limits.logins_per_name,
        &limits.requests_per_person, &limits.writes_per_person, &limits.tables_per_person, &limits.replays_per_person,
        &limits.friends_per_person, &limits.decks_per_person, &limits.trials_per_person, &limits.reports_per_person}) {
    rate->per_second *= by;
    rate->burst *= by;
  }
  return limits;
}

std::string metrics_text(Net& net, Hall& hall, const store::Counts& s, const Trials& trials, const Orders& orders,
                         const Thinner& thinner) {
  const NetCounts& n = net.counts();
  const HallCounts& h = hall.counts();
  MetricsText text;
  text.gauge("krypta_connections", "Open connections, sockets included.", n.connections);
  text.gauge("krypta_sockets", "Open WebSockets.", n.sockets);
  text.counter("krypta_http_requests_total", "HTTP requests.", n.requests);
  text.counter("krypta_messages_in_total", "WebSocket messages received.", n.messages_in);
  text.counter("krypta_messages_out_total", "WebSocket messages sent.", n.messages_out);
  text.counter("krypta_bytes_out_total", "Bytes of answers and messages sent.", n.bytes_out);
  text.counter("krypta_refused_connections_total", "Connections and requests over a limit, or broken.", n.refused);
  text.counter("krypta_cut_off_total", "Sockets that did not read what was sent.", n.cut_off);
  text.gauge("krypta_tables_loaded", "Tables in memory.", hall.loaded());
  text.gauge("krypta_tables_asleep", "Tables that are not in memory and at which a clock runs.", hall.asleep());
  text.counter("krypta_tables_ended_total", "Tables that ended because nobody started them or came back.", h.ended);
  text.counter("krypta_tables_created_total", "Tables made.", h.created);
  text.counter("krypta_matches_started_total", "Matches begun.", h.started);
  text.counter("krypta_matches_finished_total", "Matches played to their end.", h.finished);
  text.counter("krypta_choices_total", "Choices of people, acknowledged.", h.choices);
  text.counter("krypta_bot_choices_total", "Choices of bots.", h.bot_choices);
  text.counter("krypta_refusals_total", "Wishes at tables that were refused.", h.refused);
  text.counter("krypta_time_outs_total", "Times that somebody's time ran out.", h.time_outs);
  text.gauge("krypta_bots_thinking", "Bots that think or wait for a thread.", h.thinking);
  text.histogram("krypta_acknowledged_seconds", "From a choice's arrival to its acknowledgement.", h.acknowledged);
  text.counter("krypta_store_commits_total", "Transactions.", s.commits);
  text.counter("krypta_store_entries_total", "Entries written.", s.appends);
  text.counter("krypta_store_taken_total", "Writes whose number or name was taken.", s.taken);
  text.counter("krypta_store_failed_total", "Writes that failed.", s.failed);
  text.counter("krypta_store_commit_seconds_total", "Time spent in transactions.", s.commit_seconds_sum);
  text.gauge("krypta_store_waiting", "Questions the store has not answered yet.", s.waiting);
  text.counter("krypta_store_round_trips_total", "Batches sent to PostgreSQL.", s.round_trips);
  text.counter("krypta_store_reconnects_total", "Connections to PostgreSQL after the first.", s.reconnects);
  text.counter("krypta_store_second_tries_total", "Batches carried out once more.", s.second_tries);
  text.gauge("krypta_clock_offset_seconds", "How far the system's clock is ahead of the server's time.",
             static_cast<double>(net.loop().system_time() - net.loop().now()) / 1000.0);
  const auto holding = [&](store::Sanction::Kind kind) {
    return static_cast<std::uint64_t>(std::ranges::count(orders.sanctions(), kind, &store::Sanction::kind));
  };
  text.gauge("krypta_reports_open", "Lines of chat that were reported and not looked at.", orders.open_reports());
  text.gauge("krypta_bans", "Accounts and networks that must not come in.", holding(store::Sanction::Kind::ban));
  text.gauge("krypta_mutes", "Accounts and networks that must not chat.", holding(store::Sanction::Kind::mute));
  text.gauge("krypta_read_only", "1 while nothing is written at the tables.", orders.read_only() ? 1U : 0U);
  text.counter("krypta_matches_dropped_total", "Old matches that were dropped.", thinner.matches());
  text.counter("krypta_thoughts_dropped_total", "Old matches of which the thoughts were dropped.", thinner.thoughts());
  hall.quotas().write(text);
  trials.write(text);
  return text.text();
}

/// Servers on one store go by its clock. One that stood still with its machine catches up; one that is ahead waits,
/// because nobody's time runs backwards.
void stay_with_common_time(Loop& loop, store::Others& others, Log& log) {
  constexpr Time every = 60'000;
  constexpr Time near_enough = 250;
  others.time([&loop, &others, &log](const store::Found<Time>& time) {
    const Time behind = time.value ? *time.value - loop.now() : 0;
    if (behind > near_enough) loop.put_forward(behind);
    if (std::abs(behind) > near_enough) log.warning("clock-apart", {{"milliseconds", behind}});
    loop.after(every, [&loop, &others, &log] { stay_with_common_time(loop, others, log); });
  });
}

void begin_with_common_time(Loop& loop, store::Others* others, Log& log, const Task& then) {
  if (others == nullptr) return then();
  others->time([&loop, others, &log, then](const store::Found<Time>& time) {
    if (time.value) loop.put_forward(*time.value - loop.now());
    stay_with_common_time(loop, *others, log);
    then();
  });
}

/// When the store that servers share answered last. Whoever waits for one that does not is better off at another
/// server.
struct Pulse {
  Time heard = 0;
  bool asked = false;
};
constexpr Time pulse_every = 1'000;
constexpr Time without_pulse = 4'000;

void feel(Loop& loop, store::Others& others, Pulse& pulse) {
  if (!std::exchange(pulse.asked, true)) {
    others.time([&loop, &pulse](const store::Found<Time>& time) {
      pulse.asked = false;
      if (time.value) pulse.heard = loop.now();
    });
  }
  loop.after(pulse_every, [&loop, &others, &pulse] { feel(loop, others, pulse); });
}

/// Forgets, now and then, guests and sessions that nobody has used for long while there was a server.
void forget_regularly(Loop& loop, Hall& hall, store::Store& store) {
  hall.once_among_all("forget", forget_every, [&store] { store.forget(forget_after, [](const store::Written&) {}); });
  loop.after(forget_every, [&loop, &hall, &store] { forget_regularly(loop, hall, store); });
}

/// Matches that were over when a server ended are counted and kept by the next one that starts, or by one of those that
/// go on.
void make_up(Loop& loop, Hall& hall, Scorekeeper& scorekeeper, Archivist& archivist) {
  hall.once_among_all("make up", make_up_every, [&scorekeeper, &archivist] {
    scorekeeper.make_up();
    archivist.make_up();
  });
  if (!hall.has_others()) return;
  loop.after(make_up_every, [&] { make_up(loop, hall, scorekeeper, archivist); });
}

}  // namespace

std::string admin_socket_of(const ServeSettings& settings) {
  if (!settings.admin_socket.empty() || !settings.database.empty()) return settings.admin_socket;
  return (std::filesystem::path{settings.data} / "admin.sock").string();
}

std::string store_file(const std::string& data) { return (std::filesystem::path{data} / "krypta.db").string(); }

int serve(const Games& games, const ServeSettings& settings, const text::Speech& speech, std::ostream& out,
          std::ostream& err) {
  const auto complain = [&](std::string_view problem) {
    err << "krypta: " << problem << std::endl;
    return 1;
  };
  Log log;

  const std::unique_ptr<Net> net = Net::make();
  Loop& loop = net->loop();
  const OpenedStore opened = open_store(settings, [&loop](Task task) { loop.post(std::move(task)); });
  if (!opened.problem.empty()) return complain(opened.problem);
  store::Store& store = *opened.store;
  // Not before: a server that cannot begin says why, and nothing else.
  if (settings.database.empty() && store::open_to_others(settings.data))
    log.warning("data-folder-open", {{"folder", settings.data}});

  const unsigned cores = std::max(std::thread::hardware_concurrency(), 2U);
  std::unique_ptr<Workers> thinkers = make_thinkers(settings.bot_threads > 0 ? settings.bot_threads : cores - 1);
  // Passwords wait for their own thread, never for a bot.
  std::unique_ptr<Workers> hashers = make_workers(1);
  // Nor may those who look at old matches keep a bot waiting.
  std::unique_ptr<Workers> readers = make_workers(1);
  // Least of all those who only try a deck.
  std::unique_ptr<Workers> testers = make_workers(1, lowest_priority);
  const LimitSettings limits = scaled(settings.rates);
  People people{loop, *hashers, store, {.log = &log}};
  Orders orders{loop, store, log};
  Hall hall{games,
            loop,
            *thinkers,
            store,
            log,
            {.pace = pace_of(settings),
             .open_for = settings.open_days * day,
             .unvisited_for = settings.unvisited_days * day,
             .quotas = settings.quotas.times(std::max(settings.rates, 1.0)),
             .rate_neighbours = settings.rate_neighbours,
             .removed = [&orders](AccountId account) { return orders.removed(account); }}};
  Archivist archivist{games, loop, *readers, store, log};
  archivist.removed = [&orders](AccountId account) { return orders.removed(account); };
  Scorekeeper scorekeeper{games, loop, *readers, store, log};
  hall.on_over = [&](const std::string& table) {
    scorekeeper.count(table);
    archivist.keep(table);
  };
  Trials trials{loop, *testers, [&hall] { return hall.counts().thinking > 0; }, settings.trials};
  App app{{games, loop, people, hall, store, log, *readers, &trials, &orders}, {settings.origin, limits}};
  orders.on_change = [&](const std::vector<AccountId>& removed) {
    app.enforce();
    hall.take_names(removed);
    orders.read_only() ? hall.stand_still() : hall.go_on();
  };
  Thinner thinner{loop, store, log, {settings.keep_thoughts_days * day, settings.keep_matches_days * day}};
  app.metrics = [&] { return metrics_text(*net, hall, opened.counts(), trials, orders, thinner); };
  // The server signs every few seconds that it lives, so a store that cannot write is noticed without anybody playing.
  Pulse pulse;
  app.healthy = [&, failed = std::uint64_t{0}, until = Time{0}]() mutable {
    if (store.others() != nullptr && loop.now() >= pulse.heard + without_pulse) return false;
    if (const auto now = opened.counts().failed; std::exchange(failed, now) != now) until = loop.now() + unwell_for;
    return loop.now() >= until;
  };

  const auto origin = [&] {
    return settings.origin.empty() ? "http://" + settings.address + ":" + std::to_string(net->port()) : settings.origin;
  };
  Desk desk{{loop, store, people, hall, orders, log, origin, [&app](AccountId who) { app.sign_out(who); }}};
  std::unique_ptr<Door> door;
  if (const std::string path = admin_socket_of(settings); !path.empty()) {
    auto opening = Door::open(path, [&](Value request, Door::Answer then) {
      loop.post([&desk, request = std::move(request), then = std::move(then)] { desk.ask(request, then); });
    });
    if (const auto* shut = std::get_if<std::string>(&opening)) return complain(*shut);
    door = std::get<0>(std::move(opening));
  }

  std::string problem;
  Net::Settings where{settings.address, settings.port, settings.behind_proxy, {}, {}};
  where.limits.connections = settings.connections;
  where.limits.connections_per_address = settings.connections_per_address;
  where.failed = [&log](std::string_view what, std::string_view failure) {
    log.error("network-failed", {{"where", what}, {"problem", failure}});
  };
  net->on_signal([&] {
    log.info("stopping");
    net->stop();
  });
  loop.post([&] {
    // Clocks are set right before anybody can come in.
    const auto let_in = [&] {
      problem = net->listen(where, app);
      if (!problem.empty()) return net->stop();
      const std::string address = origin() + "/";
      const std::array<text::Argument, 1> arguments{text::Argument{"address", address}};
      out << speech.say("server-listening", arguments) << std::endl;
      log.info("listening", {{"address", settings.address}, {"port", net->port()}});
      forget_regularly(loop, hall, store);
      pulse.heard = loop.now();
      if (store.others() != nullptr) feel(loop, *store.others(), pulse);
      make_up(loop, hall, scorekeeper, archivist);
      thinner.begin();
    };
    // Who was banned does not come in, and what was not to be written is not.
    begin_with_common_time(loop, store.others(), log,
                           [&hall, &orders, let_in] { hall.resume([&orders, let_in] { orders.begin(let_in); }); });
  });
  net->run();
  door.reset();
  // Whoever thinks is let go before what it would answer to.
  thinkers.reset();
  hashers.reset();
  readers.reset();
  testers.reset();
  store.close();
  if (!problem.empty()) return complain(problem);
  out << speech.say("server-stopped") << std::endl;
  return 0;
}

}  // namespace krypta::server
