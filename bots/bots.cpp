#include "bots/bots.hpp"

#include <array>
#include <utility>

#include "bots/mascarade/heuristic.hpp"
#include "bots/nowa_huta/heuristic.hpp"
#include "bots/nowa_huta/lesson.hpp"
#include "bots/policy.hpp"
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

constexpr std::array<std::string_view, 3> all_names{"random", "heuristic", "teacher"};
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> levels{
    {{"easy", "random"}, {"medium", "heuristic"}, {"hard", "heuristic"}}};

/// The only place where a bot meets a match: it gets this seat's view and nothing else of it.
template <Game G>
Advice ask(Judge<G> judge, const Match<G>& match, Seat seat, Rng& rng) {
  Advice advice;
  for (const Judged& judged : judge(match.game(), match.view(seat), match.options(seat), rng)) {
    advice.thoughts.push_back({match.game().write(judged.choice), judged.value});
  }
  advice.option = advice.thoughts.front().option;
  return advice;
}

template <Game G>
std::optional<Advice> ask_if(const AnyMatch& any, Seat seat, std::string_view bot, Rng& rng) {
  const auto* typed = dynamic_cast<const TypedMatch<G>*>(&any);
  if (typed == nullptr) return std::nullopt;
  Judge<G> judge = heuristic::judge;
  if (bot == "random") judge = random::judge<G>;
  if (bot == "teacher") judge = teacher::judge;
  return ask<G>(judge, typed->typed(), seat, rng);
}

/// Whichever of the games it is.
template <Game... All>
std::optional<Advice> ask_any(const AnyMatch& match, Seat seat, std::string_view bot, Rng& rng) {
  std::optional<Advice> advice;
  static_cast<void>(((advice = ask_if<All>(match, seat, bot, rng)).has_value() || ...));
  return advice;
}

}  // namespace

std::span<const std::string_view> names() { return all_names; }

std::optional<std::string_view> find(std::string_view bot_or_level) {
  for (const std::string_view name : all_names) {
    if (name == bot_or_level) return name;
  }
  for (const auto& [level, name] : levels) {
    if (level == bot_or_level) return name;
  }
  return std::nullopt;
}

Result<Advice> advise(const AnyMatch& match, Seat seat, std::string_view bot, Rng& rng) {
  const auto name = find(bot);
  if (!name) return Refusal{Refusal::Code::bad_request, "bot: there is no bot or level of this name", {}};
  const Pending now = match.pending();
  if (!is_player(seat) || !now.able().has(seat)) {
    return Refusal{
        Refusal::Code::not_your_turn, now.over ? "the match is over" : "this seat has nothing to decide now", {}};
  }
  using krypta::mascarade::Mascarade;
  using krypta::nowa_huta::NowaHuta;
  using krypta::vampire_empire::VampireEmpire;
  using krypta::vendetta::Vendetta;
  if (auto advice = ask_any<NowaHuta, Mascarade, VampireEmpire, Vendetta>(match, seat, *name, rng)) {
    return *std::move(advice);
  }
  return Refusal{Refusal::Code::bad_request, "bot: no bot plays this game", {}};
}

}  // namespace krypta::bots
