#include "engine/games/vampire_empire/check.hpp"

#include <array>

/// What lies on the table: cards, characters, what is known of them, whose turn it is, how it ended.
namespace krypta::vampire_empire {

namespace {

bool seated(Maybe<Seat> s) { return !s.has_value() || number(*s) < table_size; }
bool seated(SeatSet seats) { return (seats - SeatSet::first(table_size)).empty(); }

/// Everything that is used as a place in a list is one.
Finding check_table(const Cards&, const State& state) {
  if (state.players.size() != table_size) return bad("players", "there are two", {});
  if (state.frames.empty()) return bad("frames", "there must be a step", {});
  if (!seated(state.active)) return bad("active", "there is no such seat at this table");
  if (!seated(state.winners)) return bad("winners", "there is no such seat at this table");
  for (std::size_t i = 0; i < state.frames.size(); ++i) {
    if (!seated(state.frames[i].seat)) return bad(frame_field(i, "seat"), "there is no such seat at this table");
  }
  for (const cards::Frame& card : state.card) {
    if (!card.player.has_value() || !seated(card.player))
      return bad("card[0].player", "must be a seat of this table", {148});
    if (card.card >= 2 * deck_size) return bad("card[0].card", "there are 80 cards, from 0", {3});
  }
  return std::nullopt;
}

Finding check_sides(const Cards&, const State& state) {
  const bool drawn = step_of(state) != Step::DrawSides;
  const Side one = side_of(state, seat(0));
  const Side another = side_of(state, seat(1));
  if (drawn && one == another) return bad("players[1].side", "one plays the humans, the other the vampires", {19});
  if (!drawn && (one != Side::Human || another != Side::Human))
    return bad("players[0].side", "is human until sides are drawn", {19});
  const bool turns = !in_setup(state);
  if (state.active.has_value() != turns) return bad("active", "is nobody during setup, and somebody afterwards", {49});
  if (turns != (state.turn > 0)) return bad("turn", "is 0 during setup, the first turn is 1", {49});
  if (state.turn > 2 * deck_size) return bad("turn", "no match has more than 80", {209});
  return std::nullopt;
}

/// Every card of the own deck lies in exactly one place. VE-003
Finding check_piles(const Cards&, const State& state) {
  const bool none = step_of(state) == Step::DrawSides;
  for (unsigned s = 0; s < table_size; ++s) {
    const Player& player = state.players[seat(s)];
    CardSet in_progress;
    for (const cards::Frame& card : state.card) {
      if (*card.player == seat(s)) in_progress.add(static_cast<Card>(card.card));
    }
    const CardSet own = none ? CardSet{} : whole_deck(player.side);
    CardSet lying;
    const std::array<std::pair<const char*, const CardSet*>, 6> places{{{"hand", &player.hand.value},
                                                                        {"deck", &player.deck.value},
                                                                        {"cellar", &player.cellar.value},
                                                                        {"moat", &player.moat.value},
                                                                        {"played", &player.played},
                                                                        {"card", &in_progress}}};
    for (const auto& [name, cards] : places) {
      const std::string field = cards == &in_progress ? "card[0].card" : player_field(s, name);
      if (!own.holds(*cards)) return bad(field, "a card of the other deck lies here", {3});
      if (!(lying & *cards).empty()) return bad(field, "a card lies here that lies elsewhere, too", {3});
      lying = lying | *cards;
    }
    if (lying != own) return bad(player_field(s, "deck"), "a card of the deck lies nowhere", {3});
    const std::array<std::pair<const char*, std::pair<unsigned, unsigned>>, 4> counts{
        {{"hand_count", {player.hand_count, player.hand.value.size()}},
         {"deck_count", {player.deck_count, player.deck.value.size()}},
         {"cellar_count", {player.cellar_count, player.cellar.value.size()}},
         {"moat_count", {player.moat_count, player.moat.value.size()}}}};
    for (const auto& [name, numbers] : counts) {
      if (numbers.first != numbers.second) return bad(player_field(s, name), "is not how many lie there", {41});
    }
    if (player.hand.open != is_over(state))
      return bad(player_field(s, "hand.open"), "hands lie open when the match is over, and never before", {199});
    if (!player.played.holds(player.cancelled)) return bad(player_field(s, "cancelled"), "was not played", {206});
    if (player.reshuffled && player.cellar_count > 0)
      return bad(player_field(s, "cellar"), "stays empty once it has become the deck", {46});
    if (!in_setup(state) && !player.reshuffled && player.deck_count > deck_size - full_hand)
      return bad(player_field(s, "deck"), "8 cards were drawn from it in setup", {20});
  }
  return std::nullopt;
}

/// VE-211: what was seen going to a moat lies there, or was taken from it.
Finding check_shown(const Cards& cards, const State& state) {
  for (unsigned s = 0; s < table_size; ++s) {
    const Player& player = state.players[seat(s)];
    const CardSet own = whole_deck(player.side);
    CardSet listed;
    for (const Card c : player.shown) {
      if (!own.has(c)) return bad(player_field(s, "shown"), "a card of the other deck is listed", {211});
      listed.add(c);
    }
    const std::size_t left = player.shown.size() - (listed & player.moat.value).size();
    if (left > player.taken_back)
      return bad(player_field(s, "shown"), "more cards were seen going there than lie there or were taken", {211});
    if (player.taken_back > most_taken_back ||
        player.taken_back > most_done(cards, state, seat(s), CardVerb::Take).times)
      return bad(player_field(s, "taken_back"), "no card that was played can have taken so many", {211});
    if (player.forbidden.has(Action::Pass))
      return bad(player_field(s, "forbidden"), "passing is always possible", {73});
    if (player.forbidden.size() > most_done(cards, state, CardVerb::Forbid).times)
      return bad(player_field(s, "forbidden"), "no card that was played can have forbidden it", {151});
    const unsigned gained =
        most_done(cards, state, CardVerb::Draw).amount + most_done(cards, state, seat(s), CardVerb::Take).times;
    if (player.hand_count > full_hand + gained)
      return bad(player_field(s, "hand"), "no card that was played can have given so many", {56, 61});
  }
  return std::nullopt;
}

Finding check_castle(const Cards& cards, const State& state) {
  CharacterSet here;
  unsigned markers = 0;
  for (std::size_t i = 0; i < state.castle.size(); ++i) {
    const Resident& resident = state.castle[i];
    const std::string field = "castle[" + std::to_string(i) + "]";
    if (here.has(resident.who)) return bad(field + ".who", "is in the castle twice", {1});
    if (state.dead.has(resident.who)) return bad(field + ".who", "is dead", {136});
    here.add(resident.who);
    for (const unsigned count : resident.markers) markers += count;
  }
  if (markers > most_done(cards, state, CardVerb::PlaceMarker).amount)
    return bad("castle", "no card that was played can have placed so many markers", {14, 166});
  if (!state.town.top.empty()) return bad("town.top", "nobody is ever put on the top", {32});
  if (!state.town.in_order()) return bad("town.middle", "has no order, and is written in that of the characters", {32});
  CharacterSet there;
  const auto lives_there = [&](Character who) {
    const bool twice = there.has(who);
    there.add(who);
    return !twice && !here.has(who) && !state.dead.has(who);
  };
  for (const auto& c : state.town.middle) {
    if (!lives_there(c.value)) return bad("town.middle", "somebody is here who is elsewhere, too", {35});
  }
  for (const auto& c : state.town.bottom) {
    if (!lives_there(c.value)) return bad("town.bottom", "somebody is here who is elsewhere, too", {35});
    if (c.seen_by != SeatSet::everyone()) return bad("town.bottom", "everybody has seen who was put there", {32});
  }
  if (there != living(state) - here) return bad("town", "somebody who lives is nowhere", {1, 35});
  const bool entering = step_of(state) == Step::EnterCastle;
  const std::size_t size = state.castle.size();
  if (entering && (size == full_castle || !state.town.needs_chance()))
    return bad("castle", "somebody unknown enters only where a place is free", {29});
  const bool before = in_setup(state);
  const bool untouched = before && step_of(state) == Step::DrawSides;
  if (untouched && size > 0) return bad("castle", "is empty until sides are drawn", {18});
  const bool open = entering || untouched || is_over(state);
  if (!open && size < full_castle && !state.town.empty())
    return bad("castle", "has three characters as long as the town can supply them", {28, 31});
  if (entering && !before && size != full_castle - 1) return bad("castle", "one place is free at a time", {29});
  return std::nullopt;
}

Finding check_tokens(const State& state, const Secret<CharacterSet>& tokens, const std::string& name, Side side,
                     unsigned count, RuleIds rules) {
  if (tokens.value.size() != count) return bad(name, "has the wrong number of characters", rules);
  SeatSet seen_by = is_over(state) ? SeatSet::everyone() : SeatSet{};
  if (!is_over(state) && count > 0) seen_by = SeatSet::of(seat_of(state, side));
  if (tokens.seen_by != seen_by)
    return bad(name + ".seen_by", "who drew them has seen them, and everybody at the end", {199});
  return std::nullopt;
}

Finding check_characters(const Cards& cards, const State& state) {
  if (auto found = check_tokens(state, state.vampires, "vampires", Side::Vampire,
                                tokens_drawn(state, Step::DrawVampires, vampire_count), {21, 22}))
    return found;
  if (auto found = check_tokens(state, state.tokens, "tokens", Side::Human,
                                tokens_drawn(state, Step::DrawTokens, token_count), {23, 24}))
    return found;
  const CharacterSet vampires = state.vampires.value;
  if (!(vampires & state.tokens.value).empty()) return bad("tokens", "these characters are humans", {23});
  if (!vampires.holds(state.revealed)) return bad("revealed", "only a vampire can be revealed as one", {71});
  if (!(vampires & state.known_humans).empty()) return bad("known_humans", "names a vampire", {87, 89});
  if (!(state.revealed | state.known_humans).holds(state.dead)) return bad("dead", "their sides are known", {135});
  const std::size_t most = most_done(cards, state, CardVerb::CountVampires).times;
  for (std::size_t i = 0; i < state.counts.size(); ++i) {
    const Counted& counted = state.counts[i];
    const CharacterSet both = CharacterSet::of(counted.one, counted.another);
    const std::string field = "counts[" + std::to_string(i) + "]";
    if (i >= most) return bad(field, "no card that was played can have asked", {215});
    if (both.size() != 2) return bad(field, "names two characters", {215});
    if ((both & vampires).size() != counted.vampires) return bad(field, "the answer is true", {215});
    if (counted.vampires == 0 && !state.known_humans.holds(both)) return bad(field, "both are known humans", {215});
  }
  return std::nullopt;
}

/// Nothing has happened yet.
Finding check_setup(const Cards&, const State& state) {
  if (!in_setup(state)) return std::nullopt;
  if (!state.dead.empty()) return bad("dead", "nobody is, during setup", {15});
  if (!state.revealed.empty()) return bad("revealed", "nobody is, during setup", {15});
  if (!state.known_humans.empty()) return bad("known_humans", "nobody is, during setup", {15});
  if (!state.town.bottom.empty()) return bad("town.bottom", "nobody is, during setup", {17});
  for (unsigned s = 0; s < table_size; ++s) {
    const Player& player = state.players[seat(s)];
    if (player.cellar_count > 0) return bad(player_field(s, "cellar"), "is empty during setup", {20});
    if (player.moat_count > 0) return bad(player_field(s, "moat"), "is empty during setup", {20});
    if (player.reshuffled) return bad(player_field(s, "reshuffled"), "nobody has, during setup", {45});
  }
  return std::nullopt;
}

/// VE-049, VE-195, VE-209, VE-210: turns alternate unless somebody is out, and each has put a card into a moat.
Finding check_turn(const Cards&, const State& state) {
  if (in_setup(state)) return std::nullopt;
  const Player& waiting = state.players[other(*state.active)];
  const bool night = state.turn % 2 == 1;
  const bool alternating = is_day(state) != night;
  if (!alternating && !is_out(waiting)) return bad("active", "it is the other player's turn", {49, 195});
  const auto moat = [&](Side side) -> unsigned { return state.players[seat_of(state, side)].moat_count; };
  const std::string vampires = player_field(number(seat_of(state, Side::Vampire)), "moat");
  const std::string humans = player_field(number(seat_of(state, Side::Human)), "moat");
  const std::string problem = "every turn that is over has put a card here";
  if (!is_out(waiting) && moat(Side::Vampire) < state.turn / 2U) return bad(vampires, problem, {209});
  if (!is_out(waiting) && moat(Side::Human) < (state.turn - 1U) / 2U) return bad(humans, problem, {209});
  if (moat(Side::Vampire) + moat(Side::Human) + 1 < state.turn) return bad("turn", "too many for these moats", {209});
  return std::nullopt;
}

/// Which ending the table shows; the castle is looked at when somebody has died and been replaced. VE-139
Finding check_end(const Cards&, const State& state) {
  const bool over = is_over(state);
  if (over != state.ending.has_value()) return bad("ending", "is named when the match is over", {184, 185, 186, 188});
  if (!over && !state.winners.empty()) return bad("winners", "nobody has won yet", {184});
  if (in_setup(state)) return std::nullopt;
  const Points left = points(state);
  const bool taken = (castle(state) & state.revealed).size() == vampire_count;
  const SeatSet human = SeatSet::of(seat_of(state, Side::Human));
  const SeatSet vampire = SeatSet::of(seat_of(state, Side::Vampire));
  const bool out = is_out(state.players[seat(0)]) && is_out(state.players[seat(1)]);
  if (!over) {
    if (left.vampires == 0) return bad("dead", "the match is over when all vampires are", {184});
    if (left.humans == 0) return bad("dead", "the match is over when all humans are", {185});
    if (taken) return bad("castle", "the match is over when it holds three revealed vampires", {186});
    return std::nullopt;
  }
  Maybe<Ending> how;
  SeatSet winners;
  if (left.vampires == 0) {
    how = Ending::VampiresDead;
    winners = human;
  } else if (left.humans == 0) {
    how = Ending::HumansDead;
    winners = vampire;
  } else if (taken) {
    how = Ending::Castle;
    winners = vampire;
  } else if (out) {
    how = Ending::Counted;
    if (left.humans >= left.vampires) winners = winners | human;
    if (left.vampires >= left.humans) winners = winners | vampire;
  }
  if (state.ending != how) return bad("ending", "does not follow from what lies there", {184, 185, 186, 188});
  if (state.winners != winners) return bad("winners", "do not follow from the ending", {184, 185, 186, 194});
  if (left.vampires == 0 && left.humans == 0) return bad("dead", "nobody is left to have killed the last", {184, 185});
  const bool replaced = how == Maybe{Ending::Castle} || how == Maybe{Ending::Counted};
  const std::size_t full = std::min<std::size_t>(full_castle, living(state).size() + (replaced ? 0 : 1));
  if (state.castle.size() + (replaced ? 0 : 1) != full)
    return bad("castle", "has three characters as long as the town can supply them", {28, 139});
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> VampireEmpire::check(const State& state) const {
  for (const auto& each : {check_table, check_sides, check_piles, check_shown, check_castle, check_characters,
                           check_setup, check_frames, check_turn, check_combat, check_card, check_end}) {
    if (Finding found = each(*cards_, state)) return found;
  }
  return std::nullopt;
}

}  // namespace krypta::vampire_empire
