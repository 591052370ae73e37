#include "bots/bots.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "bots/players.hpp"
#include "engine/games/list.hpp"

namespace krypta::bots {

namespace {

constexpr std::array<std::string_view, 5> all_names{"random", "beginner", "heuristic", "search", "teacher"};
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> levels{
    {{"easy", "beginner"}, {"medium", "heuristic"}, {"hard", "search:700ms"}}};

constexpr std::string_view searching = "search";

template <class... G>
std::array<const Players*, sizeof...(G)> all_players(GameList<G...>) {
  return {&players_of<G>()...};
}

/// Asks those who play the game of the match, if the seat has something to decide.
template <class Answer, class Ask>
Result<Answer> asked(const AnyMatch& match, Seat seat, Ask ask) {
  const Pending now = match.pending();
  if (!is_player(seat) || !now.able().has(seat)) {
    return Refusal{
        Refusal::Code::not_your_turn, now.over ? "the match is over" : "this seat has nothing to decide now", {}};
  }
  for (const Players* players : all_players(AllGames{})) {
    if (players->play(match)) return ask(*players);
  }
  return Refusal{Refusal::Code::bad_request, "bot: no bot plays this game", {}};
}

}  // namespace

std::optional<search::Effort> effort_of(std::string_view bot) {
  if (!bot.starts_with(searching)) return std::nullopt;
  return search::read_effort(bot.substr(searching.size()));
}

std::span<const std::string_view> names() { return all_names; }

std::vector<std::string_view> level_names() {
  std::vector<std::string_view> all;
  for (const auto& level : levels) all.push_back(level.first);
  return all;
}

std::vector<std::string_view> levels_of(const AnyGame& game) {
  const bool searched = std::ranges::any_of(
      all_players(AllGames{}), [&](const Players* players) { return players->play(game) && players->search_well(); });
  std::vector<std::string_view> all;
  for (const auto& [level, bot] : levels) {
    if (searched || !effort_of(bot)) all.push_back(level);
  }
  return all;
}

std::optional<std::string> find(std::string_view bot_or_level) {
  for (const auto& [level, name] : levels) {
    if (level == bot_or_level) return std::string{name};
  }
  if (const auto effort = effort_of(bot_or_level)) return std::string{searching} + search::write(*effort);
  for (const std::string_view name : all_names) {
    if (name == bot_or_level) return std::string{name};
  }
  return std::nullopt;
}

std::string given_time(std::string_view bot, std::chrono::milliseconds time) {
  auto effort = effort_of(bot);
  if (!effort) return std::string{bot};
  effort->time = time;
  return std::string{searching} + search::write(*effort);
}

bool thinks_by_clock(std::string_view bot) {
  const auto effort = effort_of(bot);
  return effort && effort->time;
}

bool is_level(std::string_view name, const AnyGame& game) {
  const std::vector<std::string_view> offered = levels_of(game);
  return name == "teacher" || std::ranges::find(offered, name) != offered.end();
}

std::optional<std::chrono::milliseconds> thinks_for(std::string_view bot_or_level) {
  const auto name = find(bot_or_level);
  const auto effort = name ? effort_of(*name) : std::nullopt;
  return effort ? effort->time : std::nullopt;
}

Result<Advice> advise(const AnyMatch& match, Seat seat, std::string_view bot, Rng& rng) {
  const auto name = find(bot);
  if (!name) return Refusal{Refusal::Code::bad_request, "bot: there is no bot or level of this name", {}};
  try {
    return asked<Advice>(match, seat, [&](const Players& of) { return of.advise(match, seat, *name, rng); });
  } catch (const OutOfBounds&) {
    // What it looked ahead to is more than there is room for; a choice that is legal now is not.
    return asked<Advice>(match, seat, [&](const Players& of) { return of.advise(match, seat, "random", rng); });
  }
}

std::vector<Believed> beliefs(const AnyMatch& match, Seat seat, std::string_view bot, Rng& rng) {
  const auto name = find(bot);
  const auto effort = name ? effort_of(*name) : std::nullopt;
  if (!effort) return {};
  try {
    auto found = asked<std::vector<Believed>>(match, seat,
                                              [&](const Players& of) { return of.beliefs(match, seat, *effort, rng); });
    return found ? *std::move(found) : std::vector<Believed>{};
  } catch (const OutOfBounds&) {
    return {};
  }
}

Result<Advice> advise_knowing_all(const AnyMatch& match, Seat seat, std::string_view effort, Rng& rng) {
  const auto read = search::read_effort(effort);
  if (!read) return Refusal{Refusal::Code::bad_request, "bot: this is no effort", {}};
  return asked<Advice>(match, seat, [&](const Players& of) { return of.advise_knowing_all(match, seat, *read, rng); });
}

}  // namespace krypta::bots
