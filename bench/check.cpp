#include "bench/check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <random>

#include "bench/crowd.hpp"
#include "bench/talk.hpp"
#include "bench/together.hpp"

namespace krypta::load {

namespace {

/// A full disk may still have room for a few small writes.
constexpr int most_tries = 200;

struct Work {
  asio::io_context& context;
  Servers servers;
  CheckSettings settings;
  std::vector<std::vector<Sitting>> tables{};
  std::mt19937_64 random{std::random_device{}()};
  Checked found{};

  void complain(const Sitting& sitting, std::string_view what) {
    found.problems.push_back(fmt::format("table {} seat {}: {}", sitting.table, sitting.seat, what));
  }
};

/// Everything acknowledged must be there once and in order; what was not acknowledged may be there too, but not twice.
void compare(Work& work, const Sitting& sitting, const Seen& seen) {
  std::map<std::string_view, std::size_t> places;
  for (std::size_t i = 0; i < seen.chosen.size(); ++i) {
    if (places.emplace(seen.chosen[i], i).second) continue;
    ++work.found.lost;
    work.complain(sitting, "choice " + seen.chosen[i] + " is there twice");
  }
  std::size_t after = 0;
  for (const std::string& id : sitting.acknowledged) {
    const auto place = places.find(id);
    if (place == places.end() || place->second < after) {
      ++work.found.lost;
      work.complain(sitting, "choice " + id + (place == places.end() ? " is missing" : " is out of order"));
      continue;
    }
    after = place->second + 1;
  }
  for (const std::string& id : sitting.refused) {
    if (places.contains(id)) work.complain(sitting, "choice " + id + " was refused and is there");
  }
  for (const auto& [number, hash] : sitting.shown) {
    const auto line = seen.lines.find(number);
    if (line != seen.lines.end() && line->second == hash) continue;
    const bool there = line != seen.lines.end();
    work.complain(sitting, fmt::format("line {} that was shown is {}", number, there ? "another one" : "not there"));
  }
  work.found.choices += sitting.acknowledged.size();
  ++work.found.seats;
}

struct Chair {
  const Sitting* sitting = nullptr;
  std::shared_ptr<Link> link{};
  Seen seen{};
};

Awaitable<std::string> look_at(Chair& chair) {
  std::string table = chair.sitting->table;
  chair.seen = co_await look(chair.link, std::move(table));
  if (chair.seen.problem.empty() && chair.seen.frozen) chair.seen.problem = "is frozen";
  co_return chair.seen.problem;
}

/// One choice of whoever must decide. That it is refused may be right; `problem` is what never is.
Awaitable<Answer> choose(Work& work, std::vector<Chair>& chairs, std::string& problem) {
  for (Chair& chair : chairs) {
    problem = co_await look_at(chair);
    if (!problem.empty()) co_return Answer{};
    if (!chair.seen.must || chair.seen.options.empty()) continue;
    const std::string id = fmt::format("check-{:016x}", work.random());
    const std::string& option = chair.seen.options[work.random() % chair.seen.options.size()];
    std::string request = act_text(chair.sitting->table, id, chair.seen.number, option);
    const Answer answer = co_await ask(chair.link, id, std::move(request));
    if (answer.ok) co_return answer;
    const unsigned before = chair.seen.number;
    problem = co_await look_at(chair);
    const bool there = std::ranges::find(chair.seen.chosen, id) != chair.seen.chosen.end();
    if (problem.empty() && (there || chair.seen.number != before)) problem = "a refused choice changed something";
    co_return answer;
  }
  problem = "nobody has to decide";
  co_return Answer{};
}

Awaitable<std::string> go_on(Work& work, std::vector<Chair>& chairs) {
  std::string problem;
  const Sitting& first = *chairs.front().sitting;
  if (chairs.front().seen.state == "open") {
    std::string start = fmt::format(R"({{"do":"start","table":"{}","id":"go"}})", first.table);
    const Answer answer = co_await ask(chairs.front().link, "go", std::move(start));
    if (!answer.ok && answer.code != work.settings.refused) co_return "cannot be started: " + answer.code;
    if (!answer.ok) co_return std::string{};
  }
  for (int tries = 0; tries < most_tries; ++tries) {
    const Answer answer = co_await choose(work, chairs, problem);
    if (!problem.empty()) co_return problem;
    if (!answer.ok && answer.code != work.settings.refused) co_return "does not go on: " + answer.code;
    if (answer.ok == work.settings.refused.empty()) co_return std::string{};
  }
  co_return "never refuses with " + work.settings.refused;
}

Awaitable<std::string> check_table(Work& work, std::size_t index) {
  const std::vector<Sitting>& sittings = work.tables[index];
  std::vector<Chair> chairs;
  bool looked = true;
  for (const Sitting& sitting : sittings) {
    chairs.push_back({&sitting, Link::make(work.context, work.servers.of(sitting.server + 1))});
    std::string problem = co_await chairs.back().link->open(sitting.cookie);
    if (problem.empty()) problem = co_await look_at(chairs.back());
    if (problem.empty()) {
      compare(work, sitting, chairs.back().seen);
    } else {
      work.complain(sitting, problem);
      looked = false;
    }
  }
  ++work.found.tables;
  if (looked && chairs.front().seen.state == "over") {
    ++work.found.over;
  } else if (looked && work.settings.go_on) {
    const std::string problem = co_await go_on(work, chairs);
    if (problem.empty()) ++work.found.went_on;
    if (!problem.empty()) work.complain(sittings.front(), problem);
  }
  for (const Chair& chair : chairs) chair.link->cut();
  co_return std::string{};
}

}  // namespace

Awaitable<Checked> check(asio::io_context& context, Servers servers, std::vector<Sitting> sittings,
                         CheckSettings settings) {
  Work work{context, std::move(servers), std::move(settings)};
  std::map<std::string, std::size_t> places;
  for (Sitting& sitting : sittings) {
    const auto [place, fresh] = places.emplace(sitting.table, work.tables.size());
    if (fresh) work.tables.emplace_back();
    work.tables[place->second].push_back(std::move(sitting));
  }
  const Task task = [&](std::size_t, std::size_t i) { return check_table(work, i); };
  static_cast<void>(co_await together(context, work.tables.size(), side_by_side, task));
  co_return std::move(work.found);
}

}  // namespace krypta::load
