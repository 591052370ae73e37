#include "engine/games/mascarade/rules.hpp"

/// What every position of a match keeps true, whoever wrote it down.
namespace krypta::mascarade {

namespace {

using Finding = std::optional<Refusal>;

Refusal bad(std::string field, const std::string& problem, RuleIds rules = {}) {
  return Refusal::position(std::move(field), problem, rules);
}
std::string player_field(unsigned s, std::string_view name) {
  return "players[" + std::to_string(s) + "]." + std::string{name};
}
Step step_of(const State& state) { return state.frames.top().step; }
bool is_power(Step step) { return step >= Step::Exchange && step < Step::Over; }
bool moves_cards(Maybe<Character> c) { return c == Maybe{Character::Spy} || c == Maybe{Character::Fool}; }
SeatSet involved(const State& state) {
  SeatSet all;
  for (const Seat s : table(state)) {
    if (is_claim(state.players[s].answer.value)) all.add(s);
  }
  return all;
}

Finding check_table(const State& state) {
  const unsigned n = seats(state);
  if (n < 2 || n > table_size) return bad("players", "must be from 2 to 13", {1});
  if (state.frames.size() != 1) return bad("frames", "there is one step at a time");
  const SetProblems problems = problems_of(state.set, n);
  if (!problems.rules.empty()) return bad("set", problems.message, problems.rules);
  const SeatSet all = table(state);
  for (const auto& [name, seats] :
       {std::pair{"ready", state.ready}, std::pair{"answered", state.answered}, std::pair{"revealed", state.revealed},
        std::pair{"fined", state.fined}, std::pair{"winners", state.winners}}) {
    if ((seats & all) != seats) return bad(name, "there is no such seat at this table");
  }
  if (state.turn == 0) return bad("turn", "the first turn is 1");
  const Step step = step_of(state);
  if (state.active.has_value() == (step == Step::DrawFirst))
    return bad("active", "is nobody until the first player is drawn, and somebody afterwards", {23});
  if (state.active.has_value() && !all.has(*state.active)) return bad("active", "there is no such seat at this table");
  return std::nullopt;
}

Finding check_coins(const State& state) {
  unsigned sum = state.bank + state.court;
  const Step step = step_of(state);
  for (unsigned s = 0; s < seats(state); ++s) {
    const unsigned coins = state.players[seat(s)].coins;
    sum += coins;
    if (in_setup(step) && coins != first_coins) return bad(player_field(s, "coins"), "is 6 during setup", {10});
    if (step != Step::Over && coins == 0) return bad(player_field(s, "coins"), "the match is over then", {142});
    if (step != Step::Over && coins >= winning_coins)
      return bad(player_field(s, "coins"), "the match is over then", {141});
  }
  if (sum != all_coins) return bad("bank", "bank, court and fortunes do not make 194", {5});
  if ((in_setup(step) || state.turn <= preparatory_turns + 1) && state.court != 0 && step != Step::Over)
    return bad("court", "is empty until somebody is fined", {12});
  return std::nullopt;
}

/// How many cards lie where while they are dealt, in the order of the deal.
Finding check_hands(const State& state) {
  const unsigned n = seats(state);
  const Frame& frame = state.frames.top();
  const unsigned in_middle = size_of(state.set) - n * hand_size(n);
  for (unsigned s = 0; s < n; ++s) {
    const std::size_t has = state.players[seat(s)].hand.size();
    bool right = has == hand_size(n);
    if (frame.step == Step::DrawFirst) right = has == 0;
    if (frame.step == Step::Deal && frame.seat.has_value()) {
      if (s == number(*frame.seat)) right = has < hand_size(n);
      if (s > number(*frame.seat)) right = has == 0;
    }
    if (!right) return bad(player_field(s, "hand"), "has the wrong number of cards", {17, 154, 170});
  }
  bool right = state.centre.size() == in_middle;
  if (frame.step == Step::DrawFirst || frame.step == Step::Deal) {
    right =
        frame.step == Step::Deal && !frame.seat.has_value() ? state.centre.size() < in_middle : state.centre.empty();
  }
  if (!right) return bad("centre", "has the wrong number of cards", {18, 34});
  CharacterSet lying;
  Finding found;
  each_place(state, [&](Place p) {
    const Character c = card(state, p).value;
    if (++lying[c] > state.set[c] && !found)
      found = bad("set", "more cards of a character lie on the table than are in play", {22});
  });
  return found;
}

/// Cards lie open in setup, when they were revealed in this turn, and at the end; never else. MA-021
Finding check_faces(const State& state) {
  const Step step = step_of(state);
  const bool shown = is_power(step) && involved(state).size() > 1 && !moves_cards(state.announced);
  Finding found;
  each_place(state, [&](Place p) {
    bool open = in_setup(step) || step == Step::Over;
    if (shown && !in_centre(p)) {
      const Answer answer = state.players[owner_of(p)].answer.value;
      open = is_claim(answer) && claimed_with(answer) == spot_of(p);
    }
    if (card(state, p).open == open || found) return;
    const std::string where =
        in_centre(p) ? "centre[" + std::to_string(centre_number(p)) + "]" : player_field(number(owner_of(p)), "hand");
    found = bad(where, open ? "must lie open" : "must lie face down", {21, 89});
  });
  return found;
}

Finding check_setup(const State& state) {
  const Step step = step_of(state);
  if (!in_setup(step)) {
    if (state.ready != table(state)) return bad("ready", "everybody was ready before the first turn", {21});
    return std::nullopt;
  }
  if (state.turn != 1) return bad("turn", "is 1 during setup", {38});
  if (step != Step::Ready && !state.ready.empty()) return bad("ready", "nobody is before all cards are dealt", {21});
  if (step == Step::Ready && state.ready == table(state))
    return bad("ready", "when all are, the first turn begins", {21});
  return std::nullopt;
}

/// What is said and shown in a turn. Without an announcement there is nothing of it.
Finding check_answers(const State& state) {
  const Step step = step_of(state);
  const bool announced = state.announced.has_value();
  const bool over = step == Step::Over;
  if (!over && announced != (step == Step::Answer || (is_power(step) && (step != Step::Exchange || announced))))
    return bad("announced", "does not fit the step", {68});
  if (over && !announced) return bad("announced", "a match ends by an announcement", {141, 142});
  if (announced && preparatory(state)) return bad("announced", "nobody may in the first four turns", {42});
  if (announced && state.forced) return bad("forced", "whoever is may not announce", {46});
  if (announced && state.set[*state.announced] == 0) return bad("announced", "is not in play", {70});
  const bool complete = announced && step != Step::Answer;
  if (!announced && !state.answered.empty()) return bad("answered", "nothing was announced", {72});
  if (announced && !state.answered.has(*state.active)) return bad("answered", "the announcer has", {72});
  if (complete && state.answered != table(state)) return bad("answered", "all are asked before anything follows", {73});
  if (step == Step::Answer && state.answered == table(state))
    return bad("answered", "when all have, the turn goes on", {73});
  const unsigned n = seats(state);
  for (unsigned s = 0; s < n; ++s) {
    const Sealed<Answer>& answer = state.players[seat(s)].answer;
    const bool given = state.answered.has(seat(s));
    if (given != (answer.value != Answer::None))
      return bad(player_field(s, "answer"), "must be given by those who answered", {72});
    const bool sealed = step == Step::Answer && state.at_once && seat(s) != *state.active;
    if (answer.open == sealed)
      return bad(player_field(s, "answer.open"),
                 sealed ? "answers are sealed until the last one is in" : "answers are public", {74});
    if (!given) continue;
    const bool announcer = seat(s) == *state.active;
    if (announcer && !is_claim(answer.value))
      return bad(player_field(s, "answer"), "the announcer claims what he says", {68});
    if (!is_claim(answer.value)) continue;
    const Place with = place(seat(s), claimed_with(answer.value));
    if (!exists(state, with)) return bad(player_field(s, "answer"), "there is no such card", {162, 178});
    if (announcer && spot_of(with) == Spot::Protected)
      return bad(player_field(s, "answer"), "the protected card cannot be announced", {177});
  }
  return std::nullopt;
}

/// Who was revealed and who was false follows from the cards that were shown: they lie where they lay.
Finding check_revealed(const State& state) {
  if (step_of(state) == Step::Over) return std::nullopt;
  const SeatSet claims = involved(state);
  const bool shown = is_power(step_of(state)) && claims.size() > 1;
  const SeatSet revealed = shown ? claims : SeatSet{};
  SeatSet fined;
  for (const Seat s : revealed) {
    const Place with = place(s, claimed_with(state.players[s].answer.value));
    if (card(state, with).value != *state.announced) fined.add(s);
  }
  if (state.revealed != revealed)
    return bad("revealed", "must name those who had to show a card in this turn", {80, 81});
  if (state.fined != fined) return bad("fined", "must name those who were false", {84, 195});
  if (shown && fined == revealed) return bad("fined", "without a true holder no power is carried out", {83});
  return std::nullopt;
}

/// The player whose power it is: the announcer if nobody claimed, else the true holder. MA-078, MA-082
Finding check_user(const State& state) {
  const Frame& frame = state.frames.top();
  const bool power = is_power(frame.step);
  if (frame.user.has_value() != power) return bad("frames[0].user", "is somebody while a power is used, else nobody");
  if (!power) return std::nullopt;
  SeatSet users = SeatSet::of(*state.active);
  if (!state.revealed.empty()) users = state.revealed - state.fined;
  if (!users.has(*frame.user)) return bad("frames[0].user", "the power is not his", {78, 82});
  const bool asked_is_user = frame.step != Step::InquisitorName;
  if ((frame.seat == frame.user) != asked_is_user || !frame.seat.has_value() || !table(state).has(*frame.seat))
    return bad("frames[0].seat", "must be who decides", {92, 133});
  const auto is = [&](Character c) { return state.announced == Maybe{c}; };
  bool fits = false;
  switch (frame.step) {
    case Step::Exchange: fits = !state.announced.has_value() || moves_cards(state.announced); break;
    case Step::BishopTarget: fits = is(Character::Bishop) && richest_others(state, *frame.user).size() > 1; break;
    case Step::WitchTarget: fits = is(Character::Witch); break;
    case Step::SpyTake: fits = is(Character::Spy); break;
    case Step::FoolTake: fits = is(Character::Fool) && seats(state) > 2; break;
    default: fits = is(Character::Inquisitor);
  }
  if (!fits) return bad("frames[0].step", "is no step of the announced power");
  return std::nullopt;
}

Finding check_frame(const State& state) {
  const Frame& frame = state.frames.top();
  const bool exchange = frame.step == Step::Exchange;
  if (frame.one.has_value() != exchange) return bad("frames[0].one", "is a card while two are under the table", {59});
  if (frame.another.has_value() != exchange)
    return bad("frames[0].another", "is a card while two are under the table", {59});
  if (exchange) {
    if (!frame.user.has_value() || !table(state).has(*frame.user))
      return bad("frames[0].user", "whoever took two cards decides", {55});
    Options pairs;
    if (state.announced == Maybe{Character::Fool}) {
      fool_options(state, *frame.user, pairs);
    } else {
      swap_options(state, *frame.user, pairs);
    }
    if (!(*frame.one < *frame.another) || !pairs.contains(take(*frame.one, *frame.another)))
      return bad("frames[0].one", "these two cards cannot be taken together", {54, 103});
  }
  switch (frame.step) {
    case Step::Act:
      if (frame.seat != state.active) return bad("frames[0].seat", "must be whose turn it is", {44});
      break;
    case Step::Answer: {
      if (state.at_once) {
        if (frame.seat.has_value()) return bad("frames[0].seat", "all answer at once", {74});
        break;
      }
      if (!frame.seat.has_value()) return bad("frames[0].seat", "one answers after the other", {72});
      SeatSet asked = SeatSet::of(*state.active);
      Seat next = left_of(state, *state.active);
      for (; next != *state.active && state.answered.has(next); next = left_of(state, next)) asked.add(next);
      if (*frame.seat != next || asked != state.answered)
        return bad("frames[0].seat", "they answer clockwise from the announcer", {72});
      break;
    }
    case Step::Deal:
      if (frame.seat.has_value() && !table(state).has(*frame.seat))
        return bad("frames[0].seat", "there is no such seat at this table", {17});
      break;
    case Step::DrawFirst:
    case Step::Ready:
    case Step::Over:
      if (frame.seat.has_value()) return bad("frames[0].seat", "nobody decides alone here");
      break;
    default: break;
  }
  return std::nullopt;
}

Finding check_turn(const State& state) {
  const Step step = step_of(state);
  if (state.forced && state.turn <= preparatory_turns + 1)
    return bad("forced", "nobody was revealed in the turn before", {46});
  if (step != Step::Over && !state.winners.empty()) return bad("winners", "nobody has won yet", {141});
  if (step != Step::Over) return std::nullopt;
  // Whoever reached 13 or is richest after a bankruptcy; or a Cheat alone. MA-149
  State again = state;
  Events ignored;
  const bool by_coins = end_by_coins(again, ignored) && again.winners == state.winners;
  const bool by_cheat = state.announced == Maybe{Character::Cheat} && state.winners.size() == 1 &&
                        state.players[state.winners.lowest()].coins >= cheat_needs &&
                        state.answered.has(state.winners.lowest());
  if (!by_coins && !by_cheat) return bad("winners", "do not follow from the coins", {141, 142, 149});
  return std::nullopt;
}

/// Until the first announcement is carried out everybody has his first coins; only a Fool gets one before he decides.
Finding check_first_turns(const State& state) {
  const Step step = step_of(state);
  if (state.turn > preparatory_turns + 1 || in_setup(step)) return std::nullopt;
  if (step == Step::Over) return bad("turn", "nobody can have won so early", {141, 142});
  const bool fool = is_power(step) && state.announced == Maybe{Character::Fool};
  for (unsigned s = 0; s < seats(state); ++s) {
    const unsigned expected = first_coins + (fool && state.frames.top().user == Maybe{seat(s)} ? 1 : 0);
    if (state.players[seat(s)].coins != expected)
      return bad(player_field(s, "coins"), "nothing has been paid yet", {10, 38});
  }
  return std::nullopt;
}

/// Whoever claimed has shown a card, and of several who show one all but one are fined; the exceptions are two
/// Peasants, and the card that an Inquisitor asks for.
Finding check_forced(const State& state) {
  const bool unfined = state.set[Character::Peasant] > 0 || state.set[Character::Inquisitor] > 0;
  if (state.forced && state.court == 0 && !unfined)
    return bad("forced", "somebody was fined when he showed his card", {46, 84});
  return std::nullopt;
}

/// At the end all cards lie open, so those who had to show one in the last turn were false or not by what lies there;
/// after a Spy or a Fool the cards may have changed places.
Finding check_last_turn(const State& state) {
  if (step_of(state) != Step::Over) return std::nullopt;
  const SeatSet claims = involved(state);
  const SeatSet shown = claims.size() > 1 ? claims : SeatSet{};
  const SeatSet asked = state.revealed - shown;
  const unsigned most_asked = state.announced == Maybe{Character::Inquisitor} ? 1 : 0;
  if ((state.revealed & shown) != shown || asked.size() > most_asked)
    return bad("revealed", "must name those who had to show a card in this turn", {80, 81, 133});
  SeatSet fined;
  for (const Seat s : shown) {
    if (card(state, place(s, claimed_with(state.players[s].answer.value))).value != *state.announced) fined.add(s);
  }
  const bool right = moves_cards(state.announced) ? (state.fined - shown).empty() && (shown - state.fined).size() <= 1
                                                  : state.fined == fined;
  if (!right) return bad("fined", "must name those who were false", {84, 195});
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> Mascarade::check(const State& state) const {
  for (const auto& each :
       {check_table, check_frame, check_hands, check_coins, check_setup, check_answers, check_revealed, check_faces,
        check_user, check_turn, check_first_turns, check_forced, check_last_turn}) {
    if (Finding found = each(state)) return found;
  }
  return std::nullopt;
}

}  // namespace krypta::mascarade
