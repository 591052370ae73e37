#include "bots/nowa_huta/turn.hpp"

namespace krypta::bots::nowa_huta {

namespace {

bool in_ability(const State& state) { return state.frames.size() == 3; }

/// Whether the markers lie somewhere after the choice, so that the board can be judged: the ability is over, or it goes
/// on with its next marker.
bool settled(Step step, const State& next) {
  return !in_ability(next) || step == Step::GoraliTake || step == Step::OgrodoweTake || step == Step::ZieloneTo;
}

}  // namespace

void TurnPlayer::apply(State& state, Seat self, Choice choice) const {
  Events ignored;
  game_.apply(state, self, choice, ignored);
}

void TurnPlayer::make(State& state, Seat self, Choice choice) {
  if (!first_) first_ = choice;
  apply(state, self, choice);
}

Choice TurnPlayer::next_choice(const State& state) {
  first_.reset();
  State played = state;
  finish_player_turn(played);
  return *first_;
}

void TurnPlayer::search(const State& state, Seat self, const Outlook& outlook, Line& path, Line& best,
                        unsigned& ends) const {
  const Step step = state.frames.top().step;
  Options options;
  game_.options(state, self, options);
  for (const Choice c : options) {
    State next = state;
    apply(next, self, c);
    path.choices.push_back(c);
    if (!settled(step, next)) {
      search(next, self, outlook, path, best, ends);
    } else if (ends < most_ends) {
      const double gain = outlook.gain(next);
      if (ends == 0 || gain > best.gain) best = {path.choices, next, gain};
      ++ends;
    }
    path.choices.pop_back();
  }
}

TurnPlayer::Line TurnPlayer::carry_out(const State& state, Seat self, const Outlook& outlook) const {
  Line line{{}, state, 0};
  while (in_ability(line.end)) {
    Line path = line;
    unsigned ends = 0;
    search(State{line.end}, self, outlook, path, line, ends);
  }
  return line;
}

/// The player's turn is kept open, so that all that can be done in it is judged at the same moment.
State TurnPlayer::kept_open(const State& state) {
  State open = state;
  open.frames[1].ability = open.frames[1].action = Use::Open;
  return open;
}

void TurnPlayer::use(State& state, Seat self, Usable what) {
  State open = kept_open(state);
  const Outlook outlook{evaluator_, open, self};
  apply(open, self, choose(what));
  const Line line = in_ability(open) ? carry_out(open, self, outlook) : Line{{}, open, outlook.gain(open)};
  if (line.gain <= 0) return;
  make(state, self, choose(what));
  for (const Choice c : line.choices) make(state, self, c);
}

void TurnPlayer::leave_circle(State& state, Seat self) {
  Options options;
  game_.options(state, self, options);
  Choice best = choose(Verb::Stay);
  double most = evaluator_.reach(state, self);
  for (const Choice c : options) {
    State next = state;
    Player& player = next.players[self];
    if (verb(c) == Verb::Vampire) player.vampire = chosen<Estate>(c);
    if (verb(c) == Verb::Circle) player.circle_pawn = chosen<CircleAction>(c);
    const double reach = evaluator_.reach(next, self);
    if (reach <= most) continue;
    most = reach;
    best = c;
  }
  make(state, self, best);
}

void TurnPlayer::finish_player_turn(State& state) {
  const std::uint8_t turn = state.turn;
  const std::uint8_t place = state.frames[0].place;
  const Seat self = state.order[place];
  const auto running = [&] {
    return state.turn == turn && state.frames[0].step == Step::TakeTurns && state.frames[0].place == place;
  };
  if (in_ability(state)) {
    const State open = kept_open(state);
    for (const Choice c : carry_out(open, self, Outlook{evaluator_, open, self}).choices) make(state, self, c);
  }
  for (const Usable what : {Usable::Ability, Usable::Action}) {
    if (!running() || state.frames.top().step != Step::UseAbilities) break;
    const Frame& open = state.frames.top();
    if ((what == Usable::Ability ? open.ability : open.action) == Use::Open) use(state, self, what);
  }
  if (running() && state.frames.top().step == Step::UseAbilities) make(state, self, choose(Verb::Done));
  if (running() && state.frames.top().step == Step::LeaveCircle) leave_circle(state, self);
}

void TurnPlayer::finish_turn(State& state) {
  const std::uint8_t turn = state.turn;
  while (state.turn == turn && state.frames[0].step == Step::TakeTurns) finish_player_turn(state);
}

}  // namespace krypta::bots::nowa_huta
