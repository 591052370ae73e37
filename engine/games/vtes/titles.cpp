#include "engine/games/vtes/rules.hpp"

/// Titles: who has which, what becomes of them, and contests. VT-203 to VT-213, VT-683 to VT-720
namespace krypta::vtes {

namespace {

/// What it is in itself, whatever it is considered to be. VT-862
Sect own_sect(const Cards& cards, const Thing& thing) {
  return thing.sect == Sect::None ? info(cards, thing).sect : thing.sect;
}

Clan own_clan(const Cards& cards, const Thing& thing) {
  return thing.clan == Clan::None ? info(cards, thing).clan : thing.clan;
}

}  // namespace

Sect sect_of(const Cards& cards, const State& state, ThingId id) {
  const std::optional<int> considered = said_last(cards, state, CardVerb::ConsiderSect, id);
  return considered.has_value() ? static_cast<Sect>(*considered) : own_sect(cards, at(state, id));
}

Clan clan_of(const Cards& cards, const State& state, ThingId id) {
  const std::optional<int> considered = said_last(cards, state, CardVerb::ConsiderClan, id);
  return considered.has_value() ? static_cast<Clan>(*considered) : own_clan(cards, at(state, id));
}

namespace {

/// VT-691, VT-699, VT-705, VT-718; what is printed as votes belongs to no sect. VT-703
Sect sect_for(Title title) {
  switch (title) {
    case Title::Primogen:
    case Title::Prince:
    case Title::Justicar:
    case Title::InnerCircle: return Sect::Camarilla;
    case Title::Baron: return Sect::Anarch;
    case Title::Bishop:
    case Title::Archbishop:
    case Title::Priscus:
    case Title::Cardinal:
    case Title::Regent: return Sect::Sabbat;
    case Title::Kholo:
    case Title::Magaji: return Sect::Laibon;
    default: return Sect::None;
  }
}

bool belongs_to_clan(Title title) {  // VT-692, VT-719
  return title == Title::Justicar || title == Title::InnerCircle || title == Title::Kholo;
}

/// Who is a member of the sect and the clan that a title is for. VT-687, VT-688
bool suits(const Cards& cards, const State& state, ThingId id, const Claim& claim) {
  const Sect needed = sect_for(claim.title);
  if (needed != Sect::None && needed != sect_of(cards, state, id)) return false;
  return !belongs_to_clan(claim.title) || claim.clan == clan_of(cards, state, id);
}

/// Whether two vampires cannot both have these: any titles of one city, and one title of one clan. VT-692, VT-693,
/// VT-700, VT-706, VT-707, VT-719, VT-860
bool exclude(const Claim& one, const Claim& other) {
  if (one.city != City::None) return one.city == other.city;
  if (one.title != other.title) return false;
  return one.title == Title::Regent || (belongs_to_clan(one.title) && one.clan == other.clan);
}

const GivenTitle* given_to(const State& state, ThingId id) {
  const auto* found = std::ranges::find_if(state.titles, [&](const GivenTitle& t) { return t.vampire == id; });
  return found == state.titles.end() ? nullptr : found;
}

}  // namespace

Claim claim_of(const Cards& cards, const State& state, ThingId id) {
  const Thing& thing = at(state, id);
  if (thing.marks.has(Mark::Entitled)) {
    const GivenTitle* given = given_to(state, id);
    return given == nullptr ? Claim{} : Claim{given->title, given->city, given->clan};
  }
  const CardInfo& card = info(cards, thing);
  if (card.title == Title::None || thing.marks.has(Mark::Yielded)) return {};
  return {card.title, card.city, belongs_to_clan(card.title) ? card.clan : Clan::None};
}

namespace {

/// The card that represents a title lies face down while it is contested. VT-204
void turn_title_card(State& state, ThingId vampire, bool down) {
  const GivenTitle* given = given_to(state, vampire);
  if (given == nullptr || !given->card.has_value()) return;
  Thing& card = at(state, *given->card);
  card.before = down ? Region::Attached : Region::Nowhere;
  card.region = down ? Region::Contested : Region::Attached;
}

void stop_contesting(State& state, ThingId id) {
  Thing& thing = at(state, id);
  if (!thing.marks.has(Mark::Contesting)) return;
  thing.marks.remove(Mark::Contesting);
  thing.marks.remove(Mark::LastContestant);
  turn_title_card(state, id, false);
}

/// VT-212, VT-690
void drop_title(Table& on, ThingId id) {
  State& state = on.state;
  stop_contesting(state, id);
  Thing& thing = at(state, id);
  on.dirty = true;
  state.changed = true;
  if (!thing.marks.has(Mark::Entitled)) {
    if (info(on.cards, thing).title != Title::None) thing.marks.add(Mark::Yielded);
    return;
  }
  for (std::size_t i = state.titles.size(); i > 0; --i) {
    if (state.titles[i - 1].vampire != id) continue;
    const Maybe<ThingId> card = state.titles[i - 1].card;
    state.titles.erase(i - 1);
    at(state, id).marks.remove(Mark::Entitled);
    at(state, id).marks.add(Mark::Yielded);  // what is printed was lost when this one came
    if (card.has_value()) burn(on, *card);   // VT-775
  }
}

}  // namespace

Title title_of(const Cards& cards, const State& state, ThingId id) {
  const Thing& thing = at(state, id);
  if (thing.marks.has(Mark::Contesting)) return Title::None;  // VT-204
  const Claim claim = claim_of(cards, state, id);
  return suits(cards, state, id, claim) ? claim.title : Title::None;  // VT-688
}

unsigned votes_of(Title title) {
  switch (title) {
    case Title::Primogen:
    case Title::Bishop:
    case Title::OneVote: return 1;  // VT-372, VT-708
    case Title::Prince:
    case Title::Baron:
    case Title::Archbishop:
    case Title::Kholo:
    case Title::Magaji:
    case Title::TwoVotes: return 2;  // VT-373, VT-720
    case Title::Justicar:
    case Title::Cardinal: return 3;  // VT-374
    case Title::InnerCircle:
    case Title::Regent: return 4;  // VT-375
    default: return 0;
  }
}

void look_for_title_contest(Table& on, ThingId id) {
  State& state = on.state;
  const Claim claim = claim_of(on.cards, state, id);
  if (claim.title == Title::None || !is_vampire_in_play(on.cards, at(state, id))) return;
  FixedVector<ThingId, thing_count> rivals;
  each_thing(state, [&](ThingId other, const Thing& thing) {
    if (other == id || !is_vampire_in_play(on.cards, thing)) return;
    if (exclude(claim, claim_of(on.cards, state, other))) rivals.push_back(other);
  });
  // Whoever cannot use it now does not contest it. VT-689
  bool contested = false;
  for (const ThingId other : rivals) {
    if (suits(on.cards, state, other, claim_of(on.cards, state, other))) {
      contested = true;
    } else {
      yield_title(on, other);
    }
  }
  if (!contested) return;
  if (!suits(on.cards, state, id, claim)) return yield_title(on, id);
  rivals.push_back(id);
  for (const ThingId one : rivals) {
    if (!exclude(claim, claim_of(on.cards, state, one))) continue;
    at(state, one).marks.remove(Mark::LastContestant);
    if (at(state, one).marks.has(Mark::Contesting)) continue;
    at(state, one).marks.add(Mark::Contesting);
    turn_title_card(state, one, true);
    on.events.tell_all({203, 204}, EventKind::TitleContested, card_of(state, one));
  }
  on.dirty = true;
  state.changed = true;
}

void gain_title(Table& on, ThingId id, const Claim& claim, Maybe<ThingId> card) {
  State& state = on.state;
  if (!is_vampire_in_play(on.cards, at(state, id)) || !suits(on.cards, state, id, claim)) {  // VT-687
    if (card.has_value()) burn(on, *card);
    return;
  }
  drop_title(on, id);  // VT-213, VT-685, VT-686, VT-689
  at(state, id).marks.add(Mark::Entitled);
  state.titles.push_back({.vampire = id, .title = claim.title, .city = claim.city, .clan = claim.clan, .card = card});
  on.events.tell_all({684}, EventKind::TitleGained, card_of(state, id), claim.title);
  look_for_title_contest(on, id);
}

void gain_title_of(Table& on, ThingId card) {
  const Thing& thing = at(on.state, card);
  const CardInfo& what = info(on.cards, thing);
  if (what.gives_title == Title::None || thing.region != Region::Attached) return;
  gain_title(on, *thing.host, {what.gives_title, what.city, what.title_clan}, card);
}

void yield_title(Table& on, ThingId id) {
  if (claim_of(on.cards, on.state, id).title == Title::None) return;
  on.events.tell_all({212}, EventKind::TitleYielded, card_of(on.state, id));
  drop_title(on, id);
}

void forget_titles_of(Table& on, ThingId left) {
  auto& all = on.state.titles;
  for (std::size_t i = all.size(); i > 0; --i) {
    const GivenTitle title = all[i - 1];
    if (title.vampire != left && title.card != left) continue;
    all.erase(i - 1);
    if (title.vampire == left) continue;
    MarkSet& marks = at(on.state, *title.vampire).marks;  // VT-775
    for (const Mark mark : {Mark::Entitled, Mark::Contesting, Mark::LastContestant}) marks.remove(mark);
    marks.add(Mark::Yielded);
  }
}

void leave_title_contest(State& state, ThingId id) { stop_contesting(state, id); }

namespace {

/// A title that has become of use again is claimed again. VT-688
void look_at_title_again(Table& on, ThingId id) {
  if (!at(on.state, id).marks.has(Mark::Contesting)) return look_for_title_contest(on, id);
  if (!suits(on.cards, on.state, id, claim_of(on.cards, on.state, id))) yield_title(on, id);  // VT-689
}

}  // namespace

void change_sect(Table& on, ThingId id, Sect sect) {
  State& state = on.state;
  if (own_sect(on.cards, at(state, id)) == sect) return;
  at(state, id).sect = info(on.cards, state, id).sect == sect ? Sect::None : sect;  // VT-683
  on.dirty = true;
  state.changed = true;
  if (sect == Sect::Anarch) {
    on.events.tell_all({306, 698}, EventKind::BecameAnarch, card_of(state, id));
  } else {
    on.events.tell_all({683}, EventKind::SectChanged, card_of(state, id), sect);
  }
  look_at_title_again(on, id);
}

void change_clan(Table& on, ThingId id, Clan clan) {
  State& state = on.state;
  if (own_clan(on.cards, at(state, id)) == clan) return;
  at(state, id).clan = info(on.cards, state, id).clan == clan ? Clan::None : clan;
  on.dirty = true;
  state.changed = true;
  on.events.tell_all({765, 862}, EventKind::ClanChanged, card_of(state, id), clan);
  look_at_title_again(on, id);
}

void yield_unsuitable_titles(Table& on) {
  FixedVector<ThingId, thing_count> unsuitable;
  each_thing(on.state, [&](ThingId id, const Thing& thing) {
    if (thing.marks.has(Mark::Contesting) && !suits(on.cards, on.state, id, claim_of(on.cards, on.state, id)))
      unsuitable.push_back(id);
  });
  for (const ThingId id : unsuitable) yield_title(on, id);
}

bool is_title_card(const State& state, ThingId card) {
  return std::ranges::any_of(state.titles, [&](const GivenTitle& t) { return t.card == card; });
}

// The unlock phase. VT-206 to VT-211

void find_last_claimants(Table& on, Seat s) {
  State& state = on.state;
  each_thing(state, [&](ThingId id, Thing& thing) {
    if (!thing.marks.has(Mark::Contesting) || thing.controller != s) return;
    const Claim claim = claim_of(on.cards, state, id);
    bool alone = true;
    each_thing(state, [&](ThingId other, const Thing& rival) {
      alone = alone &&
              (other == id || !rival.marks.has(Mark::Contesting) || !exclude(claim, claim_of(on.cards, state, other)));
    });
    if (alone) thing.marks.add(Mark::LastContestant);
  });
}

bool has_title_duty(const State& state, Seat s) {
  bool open = false;
  each_thing(state, [&](ThingId id, const Thing& thing) {
    open = open || (thing.marks.has(Mark::Contesting) && thing.controller == s &&
                    !was_used(state, {.scope = Scope::Phase, .thing = id}));
  });
  return open;
}

Bar bar_to_claim(const State& state, Seat s, ThingId id, bool keep) {
  if (s != *state.active) return Bar::NotActive;
  const Thing& thing = at(state, id);
  if (thing.controller != s) return Bar::NotContested;
  if (was_used(state, {.scope = Scope::Phase, .thing = id})) return Bar::ClaimPaid;
  const bool last = thing.marks.has(Mark::LastContestant);
  const bool ready = thing.region == Region::Ready;
  if (!keep) return ready && last ? Bar::LastClaimant : Bar::None;  // VT-207
  if (!ready) return Bar::ClaimInTorpor;
  return last || thing.blood > 0 ? Bar::None : Bar::ClaimWithoutBlood;
}

void title_options(const State& state, Seat s, Options& out) {
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (!thing.marks.has(Mark::Contesting) || thing.controller != s) return;
    if (bar_to_claim(state, s, id, true) == Bar::None) out.push_back(choose(Verb::Keep, id));
    if (bar_to_claim(state, s, id, false) == Bar::None) out.push_back(choose(Verb::Yield, id));
  });
}

bool apply_title(Table& on, Choice choice) {
  State& state = on.state;
  const Maybe<ThingId> id = thing_in(choice);
  if (!id.has_value() || !at(state, *id).marks.has(Mark::Contesting)) return false;
  if (verb(choice) == Verb::Yield) {
    yield_title(on, *id);
    return true;
  }
  if (verb(choice) != Verb::Keep) return false;
  if (at(state, *id).marks.has(Mark::LastContestant)) {
    stop_contesting(state, *id);
    on.dirty = true;
    state.changed = true;
    on.events.tell_all({211}, EventKind::TitleWon, card_of(state, *id));
    return true;
  }
  note(on, {.scope = Scope::Phase, .thing = *id});
  on.events.tell_all({206}, EventKind::TitleKept, card_of(state, *id));
  lose_blood(on, *id, 1);
  return true;
}

}  // namespace krypta::vtes
