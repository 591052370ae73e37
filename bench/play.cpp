#include "bench/play.hpp"

#include <fmt/format.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>

#include "bench/skim.hpp"
#include "bench/talk.hpp"

namespace krypta::load {

namespace {

using namespace std::chrono_literals;

constexpr auto tick = 1ms;
/// What could not be sent for so long is not sent all at once later.
constexpr double most_behind_seconds = 0.05;
constexpr auto open_time = 60s;
constexpr auto answer_time = 10s;
constexpr auto try_again_time = 200ms;

/// He keeps what he is sent, as the web client does.
std::string opening(std::string_view table) {
  return fmt::format(R"({{"do":"open","table":"{}","id":"{}","changes":true}})", table, open_letter);
}

/// What stands instead, of a patch that says so.
std::string_view instead(std::string_view patch) {
  return patch.size() > 2 && patch.front() == '[' ? patch.substr(1, patch.size() - 2) : std::string_view{};
}

std::string code_of(std::string_view answer) {
  return std::string{skim::text(skim::member(skim::member(answer, "error"), "code"))};
}

}  // namespace

std::uint64_t Figures::error_count() const {
  std::uint64_t count = 0;
  for (const auto& [code, times] : errors) count += times;
  return count;
}

Play::Play(asio::io_context& context, PlaySettings settings, Servers servers, std::vector<Sitting> sittings,
           std::vector<std::shared_ptr<Link>> links)
    : context_(context), settings_(std::move(settings)), servers_(std::move(servers)), timer_(context.get_executor()) {
  for (std::size_t i = 0; i < sittings.size(); ++i) {
    if (i % settings_.seats == 0) companies_.emplace_back();
    sittings_.push_back(std::move(sittings[i]));
    if (settings_.journal != nullptr) settings_.journal->sits(sittings_.back());
    Player player;
    player.number = i;
    player.link = std::move(links[i]);
    player.company = &companies_.back();
    player.sitting = &sittings_.back();
    player.server = i;
    player.linked = true;
    players_.push_back(std::move(player));
    companies_.back().players.push_back(&players_.back());
  }
  const std::size_t people = settings_.twice ? players_.size() : 0;
  for (std::size_t i = 0; i < people; ++i) {
    Player onlooker;
    onlooker.number = i;
    onlooker.company = players_[i].company;
    onlooker.sitting = players_[i].sitting;
    onlooker.onlooker_of = &players_[i];
    onlooker.server = i;
    players_.push_back(std::move(onlooker));
    players_[i].company->players.push_back(&players_.back());
  }
}

template <class Done>
Awaitable<bool> Play::until(Done done, std::chrono::seconds patience) {
  const auto deadline = Clock::now() + patience;
  while (!done() && Clock::now() < deadline) {
    timer_.expires_after(tick);
    co_await timer_.async_wait(as_values);
  }
  co_return done();
}

Awaitable<void> Play::open() {
  for (Player& player : players_) {
    ++listening_;
    asio::co_spawn(timer_.get_executor(), listen(player), asio::detached);
    if (player.linked) player.link->send(opening(player.sitting->table));
  }
  if (settings_.come_back) asio::co_spawn(timer_.get_executor(), supervise(), asio::detached);
  const bool all = co_await until([this] { return opened_ == players_.size() || ended(); }, open_time);
  if (!all) ++figures_.errors["not-opened"];
}

Awaitable<void> Play::leave() {
  leaving_ = true;
  for (Player& player : players_) {
    if (player.link) player.link->cut();
  }
  static_cast<void>(co_await until([this] { return listening_ == 0; }, answer_time));
}

Awaitable<void> Play::listen(Player& player) {
  do {
    if (!player.link) co_await come_back(player);
    while (const auto text = co_await player.link->hear()) hear(player, *text);
    player.linked = false;
    if (settings_.come_back && !leaving_) player.link = nullptr;
  } while (!player.link);
  --listening_;
  if (leaving_) co_return;
  figures_.gone = true;
  if (!settings_.until_gone) ++figures_.errors["connection-lost"];
}

bool Play::ended() const {
  return enough_ || figures_.gone || (!settings_.refused.empty() && figures_.refused > 0) ||
         (!settings_.until_gone && settings_.refused.empty() && figures_.error_count() > 1000);
}

Awaitable<void> Play::play() {
  playing_ = true;
  const auto start = Clock::now();
  begun_ = start;
  for (Company& company : companies_) company.moved = start;
  const auto deadline = start + std::chrono::duration<double>(settings_.seconds);
  double owed = 0;
  auto last = start;
  for (auto next = start; !ended() && last < deadline;) {
    next += tick;
    timer_.expires_at(next);
    co_await timer_.async_wait(as_values);
    const auto now = Clock::now();
    owed += std::chrono::duration<double>(now - last).count() * settings_.rate;
    last = now;
    next = std::max(next, now - tick);
    while (owed >= 1 && choose_next()) owed -= 1;
    const double most = std::max(1.0, settings_.rate * most_behind_seconds);
    for (; owed > most; owed -= 1) ++figures_.missed;
  }
  figures_.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  for (Company& company : companies_) choice_made(company);
  playing_ = false;
  // What was acknowledged before the server went away is still read, however it ended.
  const auto settled = [this] { return waiting_ == 0 || listening_ == 0; };
  const bool all = co_await until(settled, answer_time);
  if (!all || (waiting_ > 0 && !settings_.until_gone)) figures_.errors["unanswered"] += waiting_;
}

bool Play::choose_next() {
  while (!ready_.empty()) {
    Player& player = *ready_.front();
    ready_.pop_front();
    player.queued = false;
    if (player.option.empty() || !player.waiting.empty()) continue;
    choose(player);
    return true;
  }
  return false;
}

void Play::choose(Player& player) {
  player.waiting = fmt::format("{}{}-{}", choice_letter, player.number, player.choices++);
  player.sent = Clock::now();
  ++figures_.sent;
  ++waiting_;
  player.request = act_text(player.sitting->table, player.waiting, player.told, player.option);
  // Without a connection it is sent with the next one.
  if (player.opened) player.link->send(player.request);
}

void Play::be_ready(Player& player) {
  if (player.option.empty() || player.queued || !player.waiting.empty() || player.onlooker_of != nullptr) return;
  player.queued = true;
  ready_.push_back(&player);
}

void Play::hear(Player& player, std::string_view text) {
  figures_.bytes += text.size();
  std::string_view id;
  std::string_view table;
  Standing standing;
  bool ok = false;
  unsigned number = 0;
  unsigned from = 0;
  std::string_view told;
  player.heard = Clock::now();
  player.pinged = false;
  for (skim::Items items{text}; items.next();) {
    const std::string_view key = items.key();
    if (key == "id") id = skim::text(items.value());
    if (key == "ok") ok = items.value() == "true";
    if (key == "table") table = skim::text(items.value());
    if (key == "number") number = skim::number(items.value()).value_or(0);
    if (key == "from") from = skim::number(items.value()).value_or(0);
    if (key == "told") told = items.value();
    if (key == "now") standing.now = items.value();
    if (key == "changed") standing.changed = items.value();
    if (key == "gone") standing.gone = items.value();
  }
  if (!id.empty()) return answered(player, id, ok, text);
  if ((standing.now.empty() && standing.changed.empty()) || table != player.sitting->table) return;
  ++figures_.packets;
  if (settings_.come_back) witness(player, from, number, told);
  shown(player, number, standing);
}

void Play::read_options(Player& player, std::string_view decision) {
  player.options.clear();
  if (skim::member(decision, "must") != "true") return;
  for (skim::Items options{skim::member(decision, "options")}; options.next();) {
    player.options.emplace_back(skim::member(options.value(), "id"));
  }
}

void Play::shown(Player& player, unsigned number, const Standing& standing) {
  player.told = number;
  player.option.clear();
  const bool whole = standing.changed.empty();
  if (whole) player.options.clear();
  for (skim::Items gone{standing.gone}; gone.next();) {
    if (skim::text(gone.value()) == "decision") player.options.clear();
  }
  std::string_view state;
  for (skim::Items items{whole ? standing.now : standing.changed}; items.next();) {
    const std::string_view value = whole ? items.value() : instead(items.value());
    if (items.key() == "state") state = skim::text(value);
    if (items.key() == "decision") read_options(player, value);
    if (items.key() == "frozen") ++figures_.errors["frozen"];
  }
  if (!state.empty()) player.state = state;
  if (state == "over") return match_over(player);
  if (player.options.empty()) return;
  player.option = player.options[random_() % player.options.size()];
  be_ready(player);
}

void Play::answered(Player& player, std::string_view id, bool ok, std::string_view text) {
  if (id == player.waiting) return chose(player, ok, text);
  if (!ok && not_stored(player, code_of(text))) {
    if (id.front() == open_letter) player.reopen = Clock::now() + try_again_time;
    return;
  }
  // Whoever asks twice may hear that it is done.
  if (!ok && settings_.come_back && id.front() == start_letter && code_of(text) == "already-started") return;
  if (!ok) {
    // A table that could not be followed by another stays as it is; it is over.
    ++figures_.errors[fmt::format("{} {}", id.front(), code_of(text))];
    return;
  }
  if (id.front() == open_letter && !player.opened) {
    player.opened = true;
    ++opened_;
    // What was not answered on the connection before is asked once more, with the same id.
    if (!player.waiting.empty()) {
      player.link->send(player.request);
      player.sent_again = true;
    }
  }
  if (id.front() == again_letter) move(*player.company, std::string{skim::text(skim::member(text, "table"))});
}

void Play::chose(Player& player, bool ok, std::string_view text) {
  const std::string id = std::exchange(player.waiting, {});
  --waiting_;
  if (ok) {
    const auto taken = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - player.sent);
    figures_.microseconds.push_back(static_cast<std::uint32_t>(taken.count()));
    player.sitting->acknowledged.push_back(id);
    player.not_stored = never;
    choice_made(*player.company);
    if (settings_.journal != nullptr) settings_.journal->acknowledged(*player.sitting, id);
    // The packet that follows says how things stand; unless the choice was made before, and shown already.
    player.option.clear();
    if (std::exchange(player.sent_again, false)) reopen(player);
    return;
  }
  const std::string code = code_of(text);
  player.sitting->refused.push_back(id);
  player.sent_again = false;
  if (code == "stale") {
    ++figures_.stale;
    player.option.clear();
    return;
  }
  if (!settings_.refused.empty() && code == settings_.refused) {
    ++figures_.refused;
  } else if (!not_stored(player, code)) {
    ++figures_.errors[code];
  }
  be_ready(player);
}

/// The first of the company asks for another match, once.
void Play::match_over(Player& player) {
  Company& company = *player.company;
  if (company.over == player.sitting->table || !playing_ || !company.players.front()->linked) return;
  company.over = player.sitting->table;
  company.asked = Clock::now();
  ++figures_.matches_over;
  company.players.front()->link->send(request("again", company.over, again_letter));
}

void Play::move(Company& company, const std::string& table) {
  if (company.players.front()->sitting->table == table) return;
  for (Player* player : company.players) {
    const Sitting& old = *player->sitting;
    if (player->linked) player->link->send(request("close", old.table, close_letter));
    if (player->onlooker_of != nullptr) {
      player->sitting = player->onlooker_of->sitting;
    } else {
      sittings_.push_back({table, old.seat, old.cookie, {}, {}, {}, old.server});
      player->sitting = &sittings_.back();
      if (settings_.journal != nullptr) settings_.journal->sits(*player->sitting);
    }
    player->option.clear();
    player->options.clear();
    player->state.clear();
    player->told = 0;
    if (player->linked) player->link->send(opening(table));
  }
  company.asked = Clock::now();
  if (company.players.front()->linked) company.players.front()->link->send(request("start", table, start_letter));
}

}  // namespace krypta::load
