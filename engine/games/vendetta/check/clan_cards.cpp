#include <algorithm>

#include "engine/games/vendetta/check.hpp"

/// Hands, clan decks, and what is deployed.
namespace krypta::vendetta {

namespace {

namespace round = stages::round;

/// Adds one pile to what was found; tells whether a card is there that cannot be.
bool is_wrong(CardSet& found, const CardSet& own, const CardSet& pile) {
  const bool wrong = !own.holds(pile) || !(found & pile).empty();
  found = found | pile;
  return wrong;
}
template <class List>
bool is_wrong_list(CardSet& found, const CardSet& own, const List& list) {
  return std::ranges::any_of(list, [&](const auto& c) { return is_wrong(found, own, CardSet::of(c.value)); });
}

/// Every card of the own clan lies in exactly one place. VD-002
Finding check_piles(const State& state, unsigned s) {
  const Player& player = state.players[seat(s)];
  const CardSet own = cards_of(*player.clan);
  constexpr const char* problem = "a card is here that is of another clan, or elsewhere, too";
  CardSet found;
  if (is_wrong(found, own, player.hand.value)) return bad(player_field(s, "hand"), problem, {2});
  const CardSet hand = found;
  for (std::size_t i = 0; i < state.deployed.size(); ++i) {
    const Deployed& d = state.deployed[i];
    if (!d.at.has_value() || d.clan != player.clan) continue;
    if (is_wrong(found, own, CardSet::of(d.card.value))) return bad(slot_field(i, "card"), problem, {2});
  }
  const CardSet out = found;
  if (is_wrong(found, own, player.deck.value)) return bad(player_field(s, "deck"), problem, {2});
  if (is_wrong_list(found, own, player.bottom)) return bad(player_field(s, "bottom"), problem, {2});
  if (is_wrong_list(found, own, player.drawn)) return bad(player_field(s, "drawn"), problem, {2});
  if (found != own) return bad(player_field(s, "deck"), "a card of the clan is nowhere", {2});
  if (player.hand_count != hand.size()) return bad(player_field(s, "hand_count"), "is not how many there are", {45});
  if (player.deck_count != player.deck.value.size() + player.bottom.size())
    return bad(player_field(s, "deck_count"), "is not how many there are", {46});
  if (!out.holds(player.seen_out)) return bad(player_field(s, "seen_out"), "one of these is in the clan deck", {44});
  if (!hand.holds(player.came_back)) return bad(player_field(s, "came_back"), "one of these is not in the hand", {129});
  if (!player.came_back.empty() && !in_resolution(state))
    return bad(player_field(s, "came_back"), "is for the Resolution phase", {129});
  if (player.hand.open != is_over(state))
    return bad(player_field(s, "hand.open"), "hands are open when the match is over, and never before", {217});
  return std::nullopt;
}

bool contains(const cards::Program& program, const cards::AbilityCode& ability, auto&& wanted) {
  for (std::size_t pc = ability.start; program.code[pc].op != cards::Op::end; ++pc) {
    if (wanted(program.code[pc])) return true;
  }
  return false;
}
/// Whether this player has had an Ally who made him draw.
bool has_drawn(const Cards& cards, const Player& player) {
  for (const Follower f : player.allies | player.drained) {
    const cards::AbilityCode* ability = cards.ability(source(f), Window::Joins);
    if (ability == nullptr) continue;
    if (contains(cards.program(source(f)), *ability, [](const cards::Instruction& now) {
          return now.op == cards::Op::call && static_cast<CardVerb>(now.a) == CardVerb::Draw;
        }))
      return true;
  }
  return false;
}
/// Cards of the deck that were played and will be made up for at the end of the round. VD-296
unsigned owed_cards(const Cards& cards, const State& state, Seat s) {
  // One at each location, if the card that does it is moved along; nobody makes up for them in the last round.
  if (is_over(state)) return static_cast<unsigned>(count_of<Location>);
  const auto puts_off = [&](Source which) {
    for (const cards::AbilityCode& ability : cards.abilities(which)) {
      if (contains(cards.program(which), ability,
                   [](const cards::Instruction& now) { return now.op == cards::Op::later; }))
        return true;
    }
    return false;
  };
  unsigned n = 0;
  for (const PutOff& put_off : state.put_off) n += put_off.seat == s ? 1U : 0U;
  for (const Frame& frame : state.frames) {
    const bool own = frame.step == Step::Effect && frame.seat == s && frame.source.has_value();
    n += own && puts_off(*frame.source) ? 1U : 0U;
  }
  return n;
}
/// Cards that are about to be drawn.
unsigned still_to_draw(const State& state, Seat s) {
  unsigned n = 0;
  for (const Frame& frame : state.frames) {
    const bool building = drawn_for(frame) == DrawFor::Building;
    if (frame.step == Step::DrawCard && frame.seat == s && !building) n += frame.count;
  }
  return n;
}

/// How many cards of a clan can be in the hand and at locations. VD-045, VD-232
unsigned most_out(const Cards& cards, const State& state, unsigned s) {
  const bool three = player_count(state) == 3;
  unsigned built = state.round;
  if (round_stage(state) <= round::BuildsHands) --built;
  const unsigned hand = 2 + built + (three && built > 0 ? 1U : 0U);
  const Player& player = state.players[seat(s)];
  const unsigned more = hand + (has_drawn(cards, player) ? 1U : 0U) + owed_cards(cards, state, seat(s));
  return more - std::min(more, still_to_draw(state, seat(s)));
}

/// VD-042, VD-043, VD-046
Finding check_drawing(const Cards& cards, const State& state, unsigned s) {
  const Player& player = state.players[seat(s)];
  const unsigned stage = round_stage(state);
  const bool building = stage == round::BuildsHands || stage == round::BeforePlanning;
  if (!building && !player.drawn.empty())
    return bad(player_field(s, "drawn"), "is for the Hand Building phase", {42, 43});
  const unsigned most_drawn = player_count(state) == 3 && state.round == 1 ? 3 : 2;
  if (player.drawn.size() > most_drawn) return bad(player_field(s, "drawn"), "are too many", {42, 230});
  // One goes to the bottom in each round.
  const bool built = stage > round::BeforePlanning || (stage == round::BeforePlanning && player.drawn.empty());
  if (player.bottom.size() + (built ? 0U : 1U) > state.round)
    return bad(player_field(s, "bottom"), "one card a round goes there", {43});
  unsigned out = cards_each - player.deck_count - static_cast<unsigned>(player.drawn.size());
  if (stage == round::BeforePlanning && !player.drawn.empty()) out += static_cast<unsigned>(player.drawn.size()) - 1;
  if (out > most_out(cards, state, s))
    return bad(player_field(s, "hand"), "so many cards cannot have been drawn", {45, 232});
  return std::nullopt;
}

/// What has become of a deployed card fits how far the resolution has come.
Finding check_marks(const Cards& cards, const State& state, std::size_t i) {
  namespace site = stages::site;
  const Deployed& d = state.deployed[i];
  const Frame* now = site_frame(state);
  const unsigned stage = now == nullptr ? 0U : unsigned{now->stage};
  const bool here = state.current.has_value() && d.at == state.current;
  const auto fits = [&](Mark mark, bool possible) {
    return !d.marks.has(mark) || (here && possible) || is_over(state);
  };
  const std::string field = slot_field(i, "marks");
  if (!fits(Mark::KeptDown, !is_up(d) && stage >= site::TurnsUp)) return bad(field, "is not kept down now", {303});
  const bool switched = is_up(d) && cards.switched().has(d.card.value);
  if (!fits(Mark::Engaged, switched && stage >= site::BeforePower)) return bad(field, "is not engaged now", {279});
  if (!fits(Mark::Zeroed, stage >= site::Fights)) return bad(field, "has not lost its power", {317});
  if (d.marks.has(Mark::WithoutPartner) && !state.teams) return bad(field, "there are no partners", {252});
  for (const Location at : d.resolved) {
    if (!state.sites[at].resolved && state.current != at)
      return bad(slot_field(i, "resolved"), "that location is not being resolved", {142});
  }
  return std::nullopt;
}

Finding check_slot(const Cards& cards, const State& state, std::size_t i) {
  const Deployed& d = state.deployed[i];
  if (!d.at.has_value()) {
    if (d != Deployed{}) return bad("deployed[" + std::to_string(i) + "]", "a free slot holds nothing", {59});
    return std::nullopt;
  }
  if (!d.area.has_value() || !remaining(state).has(*d.area))
    return bad(slot_field(i, "area"), "must be somebody who is in the match", {107, 208});
  const Maybe<Seat> owner = d.clan.has_value() ? player_of(state, *d.clan) : Maybe<Seat>{};
  if (!owner.has_value() || state.players[*owner].out)
    return bad(slot_field(i, "clan"), "nobody plays that clan, or not any more", {107, 208});
  if (clan_of(d.card.value) != *d.clan) return bad(slot_field(i, "card"), "is of another clan", {208});
  const SeatSet seen_by = d.card.seen_by;
  const bool open = seen_by == SeatSet::everyone();
  if ((is_up(d) || is_over(state)) && !open) return bad(slot_field(i, "card.seen_by"), "everybody sees it", {65});
  if (open && !state.players[*owner].seen_out.has(d.card.value))
    return bad(player_field(number(*owner), "seen_out"), "everybody has seen what is deployed", {65});
  if (!open && !(seen_by - SeatSet::first(player_count(state))).empty())
    return bad(slot_field(i, "card.seen_by"), "there is no such seat at this table", {209});
  if (!seen_by.has(*owner) || !seen_by.has(*d.area))
    return bad(slot_field(i, "card.seen_by"), "owner and controller may look at it", {209});
  return check_marks(cards, state, i);
}

}  // namespace

Finding check_clan_cards(const Cards& cards, const State& state) {
  if (in_setup(state)) return std::nullopt;
  for (unsigned s = 0; s < player_count(state); ++s) {
    if (state.players[seat(s)].out) continue;
    if (Finding found = check_piles(state, s)) return found;
    if (Finding found = check_drawing(cards, state, s)) return found;
  }
  return std::nullopt;
}

Finding check_lying(const Cards&, const State& state) {
  State noted = state;
  note_cards(noted);
  for (const Location at : all_of<Location>()) {
    if (state.sites[at].cards != noted.sites[at].cards)
      return bad(site_field(at, "cards"), "are not the slots of the cards that lie there", {59});
    if (state.sites[at].up != noted.sites[at].up)
      return bad(site_field(at, "up"), "are not the cards that lie face up there", {60});
  }
  return std::nullopt;
}

Finding check_deployed(const Cards& cards, const State& state) {
  if (!is_laid_out(state) && !state.deployed.empty())
    return bad("deployed", "cards are taken back at the end of a round", {212});
  for (std::size_t i = 0; i < state.deployed.size(); ++i) {
    if (Finding found = check_slot(cards, state, i)) return found;
  }
  return std::nullopt;
}

}  // namespace krypta::vendetta
