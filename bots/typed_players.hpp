#pragma once

#include <algorithm>
#include <type_traits>

#include "bots/beginner.hpp"
#include "bots/players.hpp"
#include "bots/search/think.hpp"
#include "bots/search/ways.hpp"
#include "engine/core/typed_game.hpp"

/// The bots of one game, generated from its Ways. Include it in bots/GAME/bots.cpp only.
namespace krypta::bots {

namespace typed {

using search::Ways;

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

template <Game G>
View<typename G::State> shown(const Match<G>& match, Seat seat, bool recalls) {
  return recalls ? match.view(seat) : redact(match.state(), seat);
}

/// The only place where a bot meets a match: it gets this seat's view and nothing else of it.
template <Game G>
Advice ask(const Match<G>& match, Seat seat, std::string_view bot, Rng& rng) {
  const G& game = match.game();
  const View<typename G::State> view = shown(match, seat, Ways<G>::recalls && bot != "random");
  const Choices<G> choices = match.options(seat);
  if (const auto effort = effort_of(bot)) {
    return advice_of(game, choices, game.seats(view.known()),
                     search::Thinker<G>::think(game, view, choices, *effort, rng()));
  }
  if (bot == "random") return advice_of(game, random::judge<G>(game, view, choices, rng));
  const Judgement<G> judged = Ways<G>::heuristic(game, view, choices, rng);
  return advice_of(game, bot == "heuristic" ? judged : beginner::judge<G>(judged, rng));
}

/// How many positions are imagined to see what is thought of them.
constexpr unsigned imagined = 100;

template <Game G>
std::vector<Believed> believed(const Match<G>& match, Seat seat, const search::Effort& effort, Rng& rng) {
  const View<typename G::State> view = shown(match, seat, Ways<G>::recalls);
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
                   search::Thinker<G>::think_knowing(game, match.state(), shown(match, seat, Ways<G>::recalls), choices,
                                                     effort, rng()));
}

}  // namespace typed

template <Game G>
class TypedPlayers final : public Players {
 public:
  [[nodiscard]] bool play(const AnyMatch& match) const override {
    return dynamic_cast<const TypedMatch<G>*>(&match) != nullptr;
  }
  [[nodiscard]] bool play(const AnyGame& game) const override {
    return dynamic_cast<const TypedGame<G>*>(&game) != nullptr;
  }
  [[nodiscard]] bool search_well() const override { return typed::Ways<G>::searches_well; }
  [[nodiscard]] Advice advise(const AnyMatch& match, Seat seat, std::string_view bot, Rng& rng) const override {
    return typed::ask(in(match), seat, bot, rng);
  }
  [[nodiscard]] Advice advise_knowing_all(const AnyMatch& match, Seat seat, const search::Effort& effort,
                                          Rng& rng) const override {
    return typed::ask_knowing_all(in(match), seat, effort, rng);
  }
  [[nodiscard]] std::vector<Believed> beliefs(const AnyMatch& match, Seat seat, const search::Effort& effort,
                                              Rng& rng) const override {
    return typed::believed(in(match), seat, effort, rng);
  }

 private:
  static const Match<G>& in(const AnyMatch& match) { return dynamic_cast<const TypedMatch<G>&>(match).typed(); }
};

template <class G>
const Players& players_of() {
  static const TypedPlayers<G> players;
  return players;
}

}  // namespace krypta::bots
