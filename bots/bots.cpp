#include "bots/bots.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "bots/beginner.hpp"
#include "bots/mascarade/heuristic.hpp"
#include "bots/nowa_huta/heuristic.hpp"
#include "bots/nowa_huta/lesson.hpp"
#include "bots/policy.hpp"
#include "bots/search/thinker.hpp"
#include "bots/teacher.hpp"
#include "bots/vampire_empire/heuristic.hpp"
#include "bots/vendetta/heuristic.hpp"
#include "engine/core/typed_game.hpp"
#include "engine/games/mascarade/game.hpp"
#include "engine/games/nowa_huta/game.hpp"
#include "engine/games/vampire_empire/game.hpp"
#include "engine/games/vendetta/game.hpp"

namespace krypta::bots {

namespace {

constexpr std::array<std::string_view, 5> all_names{"random", "beginner", "heuristic", "search", "teacher"};
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> levels{
    {{"easy", "beginner"}, {"medium", "heuristic"}, {"hard", "search:700ms"}}};

constexpr std::string_view searching = "search";

/// How much a bot searches, if it does.
std::optional<search::Effort> effort_of(std::string_view bot) {
  if (!bot.starts_with(searching)) return std::nullopt;
  return search::read_effort(bot.substr(searching.size()));
}

template <Game G>
Advice advice_of(const G& game, const Judgement<G>& judgement) {
  Advice advice;
  for (const Judged& judged : judgement) advice.thoughts.push_back({game.write(judged.choice), judged.value});
  advice.option = advice.thoughts.front().option;
  return advice;
}

/// Choices that were not looked at come last.
template <Game G>
Advice advice_of(const G& game, const Choices<G>& choices, unsigned seats, const search::Findings& findings) {
  Advice advice;
  for (const search::Found& found : findings.choices) {
    advice.thoughts.push_back({game.write(found.choice), found.value, found.weight, found.tries});
  }
  for (const Choice c : choices) {
    const bool seen = std::ranges::find(findings.choices, c, &search::Found::choice) != findings.choices.end();
    if (!seen) advice.thoughts.push_back({game.write(c)});
  }
  advice.option = advice.thoughts.front().option;
  advice.search =
      Search{{findings.expected.begin(), findings.expected.begin() + seats}, findings.iterations, findings.simulated};
  return advice;
}

/// The only place where a bot meets a match: it gets this seat's view and nothing else of it.
template <Game G>
Advice ask(const Match<G>& match, Seat seat, std::string_view bot, Rng& rng) {
  const G& game = match.game();
  const View<typename G::State> view = match.view(seat);
  const Choices<G> choices = match.options(seat);
  if (const auto effort = effort_of(bot)) {
    return advice_of(game, choices, game.seats(view.known()),
                     search::Thinker<G>::think(game, view, choices, *effort, rng()));
  }
  if (bot == "random") return advice_of(game, random::judge<G>(game, view, choices, rng));
  if (bot == "teacher") return advice_of(game, teacher::judge(game, view, choices, rng));
  const Judgement<G> judged = heuristic::judge(game, view, choices, rng);
  return advice_of(game, bot == "beginner" ? beginner::judge<G>(judged, rng) : judged);
}

/// How many positions are imagined to see what is thought of them.
constexpr unsigned imagined = 100;

template <Game G>
std::vector<Believed> believed(const Match<G>& match, Seat seat, const search::Effort& effort, Rng& rng) {
  const View<typename G::State> view = match.view(seat);
  search::Facts facts;
  for (const typename G::State& world : search::Thinker<G>::imagine(match.game(), view, effort, rng(), imagined)) {
    facts.next_world();
    search::Thinker<G>::note_hidden(view, world, facts);
  }
  return facts.believed();
}

template <Game G>
Advice ask_knowing_all(const Match<G>& match, Seat seat, const search::Effort& effort, Rng& rng) {
  const G& game = match.game();
  const Choices<G> choices = match.options(seat);
  return advice_of(game, choices, game.seats(match.state()),
                   search::Thinker<G>::think_knowing(game, match.state(), match.view(seat), choices, effort, rng()));
}

/// Asks with the match as what it is, whichever of the games that may be.
template <class Answer, class Ask>
Result<Answer> with_game(const AnyMatch& match, Seat seat, Ask asked) {
  const Pending now = match.pending();
  if (!is_player(seat) || !now.able().has(seat)) {
    return Refusal{
        Refusal::Code::not_your_turn, now.over ? "the match is over" : "this seat has nothing to decide now", {}};
  }
  std::optional<Answer> answer;
  const auto try_game = [&]<Game G>(std::type_identity<G>) {
    const auto* typed = dynamic_cast<const TypedMatch<G>*>(&match);
    if (typed != nullptr) answer = asked(typed->typed());
    return typed != nullptr;
  };
  const auto one_of = [&]<Game... All>(std::type_identity<All>... games) { return (try_game(games) || ...); };
  if (one_of(std::type_identity<krypta::nowa_huta::NowaHuta>{}, std::type_identity<krypta::mascarade::Mascarade>{},
             std::type_identity<krypta::vampire_empire::VampireEmpire>{},
             std::type_identity<krypta::vendetta::Vendetta>{})) {
    return *std::move(answer);
  }
  return Refusal{Refusal::Code::bad_request, "bot: no bot plays this game", {}};
}

}  // namespace

std::span<const std::string_view> names() { return all_names; }

std::vector<std::string_view> level_names() {
  std::vector<std::string_view> all;
  for (const auto& level : levels) all.push_back(level.first);
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

bool is_level(std::string_view name) {
  return name == "teacher" || std::ranges::any_of(levels, [&](const auto& level) { return level.first == name; });
}

std::optional<std::chrono::milliseconds> thinks_for(std::string_view bot_or_level) {
  const auto name = find(bot_or_level);
  const auto effort = name ? effort_of(*name) : std::nullopt;
  return effort ? effort->time : std::nullopt;
}

Result<Advice> advise(const AnyMatch& match, Seat seat, std::string_view bot, Rng& rng) {
  const auto name = find(bot);
  if (!name) return Refusal{Refusal::Code::bad_request, "bot: there is no bot or level of this name", {}};
  return with_game<Advice>(match, seat, [&](const auto& typed) { return ask(typed, seat, *name, rng); });
}

std::vector<Believed> beliefs(const AnyMatch& match, Seat seat, std::string_view bot, Rng& rng) {
  const auto name = find(bot);
  const auto effort = name ? effort_of(*name) : std::nullopt;
  if (!effort) return {};
  auto found = with_game<std::vector<Believed>>(match, seat,
                                                [&](const auto& typed) { return believed(typed, seat, *effort, rng); });
  return found ? *std::move(found) : std::vector<Believed>{};
}

Result<Advice> advise_knowing_all(const AnyMatch& match, Seat seat, std::string_view effort, Rng& rng) {
  const auto read = search::read_effort(effort);
  if (!read) return Refusal{Refusal::Code::bad_request, "bot: this is no effort", {}};
  return with_game<Advice>(match, seat, [&](const auto& typed) { return ask_knowing_all(typed, seat, *read, rng); });
}

}  // namespace krypta::bots
