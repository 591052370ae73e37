#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "bench/play.hpp"
#include "bench/talk.hpp"

/// People who come back when their server goes away, and remember what they were shown.
namespace krypta::load {

namespace {

using namespace std::chrono_literals;

constexpr auto look_after_every = 100ms;
constexpr auto come_back_after = 100ms;
/// Of a connection on which nothing comes: then it is pinged, and then it is given up.
constexpr auto quiet_time = 1500ms;
constexpr auto dead_time = 4s;
/// Whoever is not answered for so long, or told that nothing can be stored, tries another server.
constexpr auto answer_patience = 6s;
constexpr auto not_stored_patience = 2s;
constexpr auto ask_again_after = 1s;
constexpr std::size_t most_problems = 20;

}  // namespace

Awaitable<void> Play::come_back(Player& player) {
  Timer timer{context_.get_executor()};
  const bool first = player.heard == Clock::time_point{};
  if (!first) ++figures_.returns;
  player.opened = false;
  player.not_stored = never;
  player.reopen = never;
  for (;;) {
    player.link = Link::make(context_, servers_.of(++player.server));
    player.heard = Clock::now();
    const std::string problem = co_await player.link->open(player.sitting->cookie);
    if (leaving_) co_return player.link->cut();
    if (problem.empty()) break;
    timer.expires_after(come_back_after);
    co_await timer.async_wait(as_values);
  }
  player.heard = Clock::now();
  player.pinged = false;
  player.linked = true;
  if (player.onlooker_of == nullptr) player.sitting->server = player.server;
  reopen(player);
}

/// Half of them ask for everything once more, to compare it with what they were shown.
void Play::reopen(Player& player) {
  player.reopen = never;
  const unsigned have = random_() % 2 == 0 ? player.told : 0;
  player.link->send(fmt::format(R"({{"do":"open","table":"{}","seat":{},"have":{},"id":"{}","changes":true}})",
                                player.sitting->table, player.sitting->seat, have, open_letter));
}

Awaitable<void> Play::supervise() {
  Timer timer{context_.get_executor()};
  while (!leaving_) {
    timer.expires_after(look_after_every);
    co_await timer.async_wait(as_values);
    const auto now = Clock::now();
    for (Player& player : players_) look_after(player, now);
    for (Company& company : companies_) {
      urge(company, now);
      look_why(company, now);
    }
  }
}

void Play::look_after(Player& player, Clock::time_point now) {
  if (!player.link) return;
  const auto quiet = now - player.heard;
  const bool unanswered = player.opened && !player.waiting.empty() && now - player.sent > answer_patience;
  const bool not_taken = player.not_stored != never && now - player.not_stored > not_stored_patience;
  if (quiet > dead_time || unanswered || not_taken) {
    if (unanswered) player.sent = now;
    player.not_stored = never;
    return player.link->cut();
  }
  if (!player.linked) return;
  if (now >= player.reopen) reopen(player);
  if (quiet < quiet_time || player.pinged) return;
  player.pinged = true;
  player.link->send(fmt::format(R"({{"do":"ping","id":"{}"}})", ping_letter));
}

/// The match that is over is followed by another one, and that is begun, however often it takes to ask for it.
void Play::urge(Company& company, Clock::time_point now) {
  Player& first = *company.players.front();
  if (!playing_ || !first.linked || !first.opened || now - company.asked < ask_again_after) return;
  const std::string table = first.sitting->table;
  if (first.state == "over" && company.over != table) return match_over(first);
  if (first.state != "over" && first.state != "open") return;
  company.asked = now;
  const bool over = first.state == "over";
  first.link->send(request(over ? "again" : "start", table, over ? again_letter : start_letter));
}

void Play::look_why(Company& company, Clock::time_point now) {
  const auto seconds = [now](Clock::time_point then) { return std::chrono::duration<double>(now - then).count(); };
  if (!playing_ || company.stands || seconds(company.moved) < settings_.patience) return;
  company.stands = true;
  std::string people;
  for (const Player* player : company.players) {
    people +=
        fmt::format("; {} {} at server {}: {}, line {}, {}, {} options, heard {:.1f} s ago{}{}",
                    player->onlooker_of == nullptr ? "seat" : "onlooker of", player->sitting->seat,
                    player->server % servers_.all.size(), player->opened ? "open" : "not open", player->told,
                    player->state, player->options.size(), seconds(player->heard),
                    player->queued ? ", will choose" : "", player->waiting.empty() ? "" : ", waits for an answer");
  }
  figures_.problems.push_back(fmt::format("{:.1f} s after the beginning table {} has had no choice for {:.1f} s{}",
                                          seconds(begun_), company.players.front()->sitting->table,
                                          seconds(company.moved), people));
}

bool Play::not_stored(Player& player, std::string_view code) {
  if (!settings_.come_back || code != "storage") return false;
  ++figures_.not_stored;
  player.not_stored = std::min(player.not_stored, Clock::now());
  return true;
}

void Play::witness(Player& player, unsigned from, unsigned number, std::string_view told) {
  if (number < player.told) complain(player, fmt::format("is told line {} after line {}", number, player.told));
  if (from > player.told) complain(player, fmt::format("is told what follows line {} after {}", from, player.told));
  each_line(told, [&](unsigned line, std::string_view text) {
    const auto [place, fresh] = player.sitting->shown.emplace(line, std::hash<std::string_view>{}(text));
    if (fresh || place->second == std::hash<std::string_view>{}(text)) return;
    complain(player, fmt::format("was shown another line {} than this: {}", line, text));
  });
}

void Play::complain(const Player& player, std::string what) {
  ++figures_.errors["another-past"];
  if (figures_.problems.size() >= most_problems) return;
  const Sitting& sitting = *player.sitting;
  figures_.problems.push_back(fmt::format("table {} seat {} at server {}{}: {}", sitting.table, sitting.seat,
                                          player.server % servers_.all.size(),
                                          player.onlooker_of == nullptr ? "" : ", looking on", what));
}

void Play::choice_made(Company& company) {
  const auto now = Clock::now();
  if (playing_) {
    figures_.standstill = std::max(figures_.standstill, std::chrono::duration<double>(now - company.moved).count());
  }
  company.stands = false;
  company.moved = now;
}

}  // namespace krypta::load
