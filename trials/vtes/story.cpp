#include "trials/vtes/story.hpp"

#include "engine/core/typed_game.hpp"
#include "trials/vtes/watch.hpp"

namespace krypta::trials {

namespace {

void add_result(Story& story, const vtes::State& state, const SeatSet& winners) {
  for (unsigned i = 0; i < state.players.size(); ++i) {
    const vtes::Player& player = state.players[seat(i)];
    story.chairs.push_back({2U * player.points + (player.half ? 1U : 0U), winners.has(seat(i))});
  }
}

}  // namespace

bool tells_of_decks(const AnyGame& game) { return dynamic_cast<const TypedGame<vtes::Vtes>*>(&game) != nullptr; }

std::optional<Story> story_of(const AnyMatch& any, unsigned chair) {
  const auto* typed = dynamic_cast<const TypedMatch<vtes::Vtes>*>(&any);
  if (typed == nullptr) return std::nullopt;
  const Match<vtes::Vtes>& match = typed->typed();
  Story story;
  vtes::State state = match.start();
  for (const vtes::CardId card : state.players[seat(chair)].deck.value) ++story.cards[card].copies;
  Watch watch{match.game().cards(), state, seat(chair), story};
  std::vector<LoggedEvent> told;
  Events events{told, &watch};
  for (const MadeChoice& made : match.choices()) {
    told.clear();
    match.game().apply(state, made.seat, made.choice, events);
  }
  watch.count_stuck();
  add_result(story, state, match.game().result(state).winners);
  return story;
}

}  // namespace krypta::trials
