#include "trials/trial.hpp"

#include <utility>

#include "bots/bots.hpp"

namespace krypta::trials {

Value::Object described(const Trial& trial, std::uint64_t games) {
  Value::Array bots(trial.bots.begin(), trial.bots.end());
  return {{"game", trial.game->info().id},
          {"seats", trial.setup.seats},
          {"games", games},
          {"bots", std::move(bots)},
          {"seed", static_cast<std::int64_t>(trial.seed)}};
}

Result<Playing> Playing::begin(const Trial& trial, std::uint64_t match) {
  Setup setup = trial.setup;
  setup.brought.clear();
  for (const std::size_t deck : trial.seating().line(match)) setup.brought.push_back(trial.decks[deck].written);
  auto begun = trial.game->begin(setup);
  if (!begun) return begun.refusal();
  return Playing{std::move(*begun), trial.bots, generator(trial.seed, match)};
}

std::optional<Refusal> Playing::go_on(unsigned choices) {
  for (unsigned made = 0; made < choices && !over_; ++made) {
    if (auto refused = match_->answer_for_chance(chance_)) return refused;
    const Pending now = match_->pending();
    over_ = now.over;
    if (over_) break;
    if (match_->length() >= most_choices && match_->info().timed) {
      if (auto refused = match_->call_time()) return refused;
      continue;
    }
    const Seat s = now.must.lowest();
    const auto advice = bots::advise(*match_, s, bots_[number(s)], mind_);
    if (!advice) return advice.refusal();
    if (auto refused = match_->act(s, advice->option)) return refused;
  }
  return std::nullopt;
}

}  // namespace krypta::trials
