#include <algorithm>

#include "engine/games/vtes/check.hpp"

/// The referendum that is held, and titles that are not printed.
namespace krypta::vtes {

namespace {

static_assert(fields_in<Referendum> == 12);
static_assert(fields_in<VoteSource> == 6);
static_assert(fields_in<Terms> == 4);
static_assert(fields_in<GivenTitle> == 5);

constexpr unsigned most_votes = 100;

std::string of_referendum(std::string_view name) { return "referendum." + std::string{name}; }

Finding check_terms(const State& state) {
  const Terms& terms = state.referendum.terms;
  if (!is_seat_or_nobody(state, terms.player))
    return bad(of_referendum("terms.player"), "there is no such seat", {354});
  if (!is_place_or_nothing(state, terms.thing))
    return bad(of_referendum("terms.thing"), "there is no such place", {354});
  if (!terms.points.empty() && terms.points.size() != seat_count(state))
    return bad(of_referendum("terms.points"), "are those of each Methuselah", {354});
  return std::nullopt;
}

Finding check_source(const State& state, std::size_t i) {
  const Referendum& referendum = state.referendum;
  const VoteSource& source = referendum.sources[i];
  const auto field = [&](std::string_view name) { return field_of("referendum.sources", i, name); };
  if (!is_seat(state, source.seat) || state.players[source.seat].out)
    return bad(field("seat"), "must be a Methuselah who is in the game", {359});
  const bool of_thing = source.from == VoteFrom::Minion || source.from == VoteFrom::Grant;
  if (source.thing.has_value() != of_thing || !is_place_or_nothing(state, source.thing))
    return bad(field("thing"), "is the minion or the card that they come from", {367});
  if (source.from == VoteFrom::Minion && !source.stand.has_value())
    return bad(field("stand"), "a minion has its votes when it casts them", {367});
  if (source.from == VoteFrom::Card && !referendum.carded.has(source.seat))
    return bad(of_referendum("carded"), "are those who have had the vote of a card", {371});
  if (source.votes > most_votes || source.ballots > most_votes) return bad(field("votes"), "are too many", {364});
  const auto same = [&](const VoteSource& other) {
    return other.from == source.from && other.thing == source.thing && (of_thing || other.seat == source.seat);
  };
  if (std::ranges::count_if(referendum.sources, same) > 1) return bad(field("from"), "is there twice", {367});
  return std::nullopt;
}

/// Between the choice of terms and the end of the action that has called it. VT-352
bool may_be_remembered(const State& state) {
  const Referendum& referendum = state.referendum;
  return state.action.on && state.action.kind == ActionKind::Political && !referendum.hunt &&
         referendum.sources.empty() && !referendum.card.has_value();
}

}  // namespace

Finding check_referendum(const Cards&, const State& state) {
  const Referendum& referendum = state.referendum;
  const std::size_t at_frame = find_step(state, Step::Referendum);
  if (referendum.on != (at_frame < state.frames.size()))
    return bad(of_referendum("on"), "says whether one is held", {353});
  if (!is_place_or_nothing(state, referendum.vampire) || !is_place_or_nothing(state, referendum.card))
    return bad(of_referendum("vampire"), "there is no such place", {353});
  if (!is_seat_or_nobody(state, referendum.caller) || !are_seats(state, referendum.carded))
    return bad(of_referendum("caller"), "there is no such seat", {354});
  if (Finding found = check_terms(state)) return found;
  if (!referendum.on) {
    if (referendum == Referendum{} || may_be_remembered(state)) return std::nullopt;
    return bad("referendum", "there is none", {353});
  }
  const Frame& frame = state.frames[at_frame];
  const bool hunted = state.frames[at_frame - 1].step == Step::Diablerie;
  if (referendum.hunt != hunted || referendum.hunt == referendum.caller.has_value() ||
      (referendum.hunt && !referendum.vampire.has_value()))
    return bad(of_referendum("hunt"), "is called by nobody", {615});
  const bool open = frame.stage <= polling::Counts;
  if (open ? referendum.result == Poll::Passed || referendum.result == Poll::Failed : referendum.result == Poll::Open)
    return bad(of_referendum("result"), "does not fit how far it has come", {361});
  for (std::size_t i = 0; i < referendum.sources.size(); ++i) {
    if (Finding found = check_source(state, i)) return found;
  }
  const Tally tally = tally_of(referendum);
  if (tally.in_favour != referendum.in_favour || tally.against != referendum.against)
    return bad(of_referendum("in_favour"), "is what was cast", {358});
  return std::nullopt;
}

Finding check_titles(const Cards& cards, const State& state) {
  for (std::size_t i = 0; i < state.titles.size(); ++i) {
    const GivenTitle& given = state.titles[i];
    const auto field = [&](std::string_view name) { return field_of("titles", i, name); };
    if (!is_there(state, given.vampire) || !info(cards, state, *given.vampire).is_vampire() ||
        !at(state, *given.vampire).marks.has(Mark::Entitled) || given.title == Title::None)
      return bad(field("vampire"), "must be who has the title", {684});
    const auto same = [&](const GivenTitle& other) { return other.vampire == given.vampire; };
    if (std::ranges::count_if(state.titles, same) > 1) return bad(field("vampire"), "has one title", {684});
    if (!given.card.has_value()) continue;
    if (!is_there(state, given.card) || at(state, *given.card).host != given.vampire)
      return bad(field("card"), "lies on the vampire", {775});
  }
  for (std::size_t i = 0; i < state.things.size(); ++i) {
    const Thing& thing = state.things[i];
    const auto id = static_cast<ThingId>(i);
    const auto has = [&](const GivenTitle& given) { return given.vampire == id; };
    if (thing.marks.has(Mark::Entitled) && !std::ranges::any_of(state.titles, has))
      return bad(field_of("things", i, "marks"), "its title is not there", {684});
    if (thing.marks.has(Mark::Contesting) &&
        (!is_vampire_in_play(cards, thing) || claim_of(cards, state, id).title == Title::None))
      return bad(field_of("things", i, "marks"), "has no title to contest", {203});
  }
  return std::nullopt;
}

}  // namespace krypta::vtes
