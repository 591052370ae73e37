#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tests/properties/edited.hpp"
#include "tests/properties/vendetta_subject.hpp"

/// Positions that no match can come to: refused with the field that breaks them, or they can be played to their end.
namespace krypta::properties::vendetta_check_test {

using namespace vendetta;

namespace {

/// Breaks a position of a match, if it has what is broken here; otherwise it tells that it has not.
struct Break {
  std::string name;
  std::string field;  ///< a part of what is named
  std::function<bool(State&)> change;
};

Player* somebody(State& state, const std::function<bool(const Player&)>& fits) {
  for (Player& player : state.players) {
    if (!player.out && fits(player)) return &player;
  }
  return nullptr;
}
Deployed* some_card(State& state, const std::function<bool(const Deployed&)>& fits) {
  for (Deployed& d : state.deployed) {
    if (d.at.has_value() && fits(d)) return &d;
  }
  return nullptr;
}
bool plays(const State& state) { return state.round > 0 && state.frames.top().step != Step::Over; }
/// The innermost frame, if it is of that kind.
Frame* top(State& state, Step step) { return state.frames.top().step == step ? &state.frames.top() : nullptr; }
template <class Thing, class Change>
bool change_if(Thing* thing, Change&& change) {
  if (thing != nullptr) change(*thing);
  return thing != nullptr;
}

std::vector<Break> breaks_of_cards() {
  const auto holds = [](const Player& p) { return !p.hand.value.empty(); };
  const auto draws = [](const Player& p) { return !p.deck.value.empty(); };
  return {
      {"a card in two places", "players[",
       [=](State& state) {
         return change_if(somebody(state, [=](const Player& p) { return holds(p) && draws(p); }), [](Player& p) {
           p.deck.value.add(p.hand.value.first());
           ++p.deck_count;
         });
       }},
      {"a card nowhere", ".deck",
       [=](State& state) {
         return change_if(somebody(state, draws), [](Player& p) {
           p.deck.value.remove(p.deck.value.first());
           --p.deck_count;
         });
       }},
      {"a wrong count of a hand", ".hand_count",
       [=](State& state) { return change_if(somebody(state, holds), [](Player& p) { ++p.hand_count; }); }},
      {"a wrong count of a deck", ".deck_count",
       [=](State& state) { return change_if(somebody(state, draws), [](Player& p) { ++p.deck_count; }); }},
      {"an open hand", ".hand.open",
       [=](State& state) { return change_if(somebody(state, holds), [](Player& p) { p.hand.open = !p.hand.open; }); }},
      {"seen out, but in the deck", ".seen_out",
       [=](State& state) {
         return change_if(somebody(state, draws), [](Player& p) { p.seen_out.add(p.deck.value.first()); });
       }},
      {"a card that everybody sees, but not all", ".seen_by",
       [](State& state) {
         return change_if(some_card(state, [](const Deployed& d) { return is_up(d); }),
                          [](Deployed& d) { d.card.seen_by = SeatSet::first(2); });
       }},
      {"a card that its owner has not seen", ".seen_by",
       [](State& state) {
         return change_if(some_card(state, [](const Deployed& d) { return !is_up(d); }),
                          [](Deployed& d) { d.card.seen_by = {}; });
       }},
      {"a card where nobody plays", "sites.third",
       [](State& state) {
         if (state.players.size() > 4) return false;
         return change_if(some_card(state, [](const Deployed&) { return true; }), [&](Deployed& d) {
           d.at = Location::Third;
           note_cards(state);
         });
       }},
      {"a card of which its location knows nothing", ".cards",
       [](State& state) {
         return change_if(some_card(state, [](const Deployed&) { return true; }),
                          [&](const Deployed& d) { state.sites[*d.at].cards = {}; });
       }},
      {"a slot of a location that holds nothing", ".cards",
       [](State& state) {
         state.sites[Location::Haven].cards.add(static_cast<Slot>(slot_count - 1));
         return true;
       }},
      {"a face-down card that is said to lie face up", ".up",
       [](State& state) {
         return change_if(some_card(state, [](const Deployed& d) { return !is_up(d); }),
                          [&](const Deployed& d) { state.sites[*d.at].up.add(d.card.value); });
       }},
      {"a card of nobody", ".area",
       [](State& state) {
         return change_if(some_card(state, [](const Deployed&) { return true; }), [](Deployed& d) { d.area = {}; });
       }},
      {"a card with no power in Planning", ".marks", [](State& state) {
         if (state.current.has_value() || !plays(state)) return false;
         return change_if(some_card(state, [](const Deployed&) { return true; }),
                          [](Deployed& d) { d.marks.add(Mark::Zeroed); });
       }}};
}

std::vector<Break> breaks_of_the_table() {
  const auto anybody = [](const Player&) { return true; };
  return {{"too many tokens", ".tokens",
           [=](State& state) {
             return plays(state) && change_if(somebody(state, anybody), [](Player& p) { p.tokens = 3; });
           }},
          {"more flipped than there are", ".flipped",
           [=](State& state) {
             return plays(state) && change_if(somebody(state, anybody),
                                              [](Player& p) { p.flipped = static_cast<std::uint8_t>(p.tokens + 1); });
           }},
          {"an Ally twice", "",
           [](State& state) {
             if (!plays(state) || state.ally_deck.empty()) return false;
             state.players[seat(0)].allies.add(state.ally_deck.first());
             return !state.players[seat(0)].out;
           }},
          {"a Victim too many", "victim_deck",
           [](State& state) {
             state.victim_deck = 36;
             return plays(state);
           }},
          {"no blood, but no Frenzy", ".blood",
           [](State& state) {
             Player* player = somebody(state, [](const Player& p) {
               return p.blood > 0 && !p.allies.has(*named<Follower>("al25")) &&
                      !p.drained.has(*named<Follower>("al25")) && !p.allies.has(*named<Follower>("al11"));
             });
             return plays(state) && change_if(player, [](Player& p) { p.blood = 0; });
           }},
          {"a clan twice", ".clan",
           [](State& state) {
             if (!plays(state)) return false;
             state.players[seat(0)].clan = state.players[seat(1)].clan;
             return !state.players[seat(0)].out;
           }},
          {"a fourth round", "round",
           [](State& state) {
             state.round = 4;
             return true;
           }},
          {"nobody has the token", "ambition",
           [](State& state) {
             state.ambition = {};
             return plays(state);
           }},
          {"a location that is being resolved in Planning", "current",
           [](State& state) {
             if (state.current.has_value() || !plays(state)) return false;
             state.current = Location::First;
             return true;
           }},
          {"a place at the Haven", "sites.haven.place",
           [](State& state) {
             state.sites[Location::Haven].place = Place{};
             return true;
           }},
          {"six without teams", "teams",
           [](State& state) {
             if (state.players.size() != 6) return false;
             state.teams = false;
             return true;
           }},
          {"a sealed choice that is open", ".stand", [](State& state) {
             Player* chosen = somebody(state, [](const Player& p) { return p.stands && !p.stand.open; });
             return change_if(chosen, [](Player& p) { p.stand.open = true; });
           }}};
}

std::vector<Break> breaks_of_steps() {
  return {{"no step", "frames",
           [](State& state) {
             state.frames.clear();
             return true;
           }},
          {"a step that waits for nobody", "frames",
           [](State& state) {
             if (top(state, Step::Turn) == nullptr) return false;
             state.frames.pop();
             return true;
           }},
          {"a turn of nobody", ".seat",
           [](State& state) { return change_if(top(state, Step::Turn), [](Frame& f) { f.seat = {}; }); }},
          {"more blood deployed than may be", ".count",
           [](State& state) { return change_if(top(state, Step::Turn), [](Frame& f) { f.count = 4; }); }},
          {"a choice of nobody", ".seats",
           [](State& state) { return change_if(top(state, Step::Stand), [](Frame& f) { f.seats = {}; }); }},
          {"a window in which nobody can act", ".waiting",
           [](State& state) { return change_if(top(state, Step::Window), [](Frame& f) { f.waiting.clear(); }); }},
          {"a card that acts elsewhere", ".waiting",
           [](State& state) {
             return change_if(top(state, Step::Window),
                              [](Frame& f) { f.waiting[0] = source(clan_card(Clan::Brujah, 9)); });
           }},
          {"an effect of nothing", "effects",
           [](State& state) {
             if (state.effects.empty()) return false;
             state.effects.pop_back();
             return true;
           }},
          {"an effect beyond its code", "effects[",
           [](State& state) {
             if (top(state, Step::Effect) == nullptr || state.effects.back().pc == cards::nowhere) return false;
             state.effects.back().pc = 0xFFFF;
             return true;
           }},
          {"a name that holds nothing of its kind", "effects[",
           [](State& state) {
             if (state.effects.empty() || state.effects.back().locals.empty()) return false;
             state.effects.back().locals[0].value = 1000;
             return true;
           }},
          {"a question to somebody else's partner", ".stage", [](State& state) {
             if (state.teams) return false;
             Frame* effect = top(state, Step::Effect);
             if (effect == nullptr || !effect->window.has_value()) return false;
             effect->stage = 7;
             return true;
           }}};
}

/// Each of them at every node of some matches.
void expect_refused(const std::vector<Break>& breaks) {
  std::map<std::string, unsigned> tried;
  each_match<VendettaSubject>(
      [&](VendettaMatch& random) {
        do {
          for (const Break& one : breaks) {
            State broken = random.state();
            if (!one.change(broken)) continue;
            ++tried[one.name];
            const auto refused = random.game().check(broken);
            ASSERT_TRUE(refused.has_value()) << one.name << random.where();
            ASSERT_NE(refused->message.find(one.field), std::string::npos)
                << one.name << " is refused as " << refused->message << random.where();
            ASSERT_EQ(refused->code, Refusal::Code::bad_position);
          }
        } while (random.step());
      },
      enough_to_count ? 8 : 3);
  if (!enough_to_count) return;
  for (const Break& one : breaks) EXPECT_GT(tried[one.name], 0U) << one.name << " was never tried";
}

TEST(VendettaCheck, CardsThatCannotLieThereAreRefused) { expect_refused(breaks_of_cards()); }
TEST(VendettaCheck, WhatCannotLieOnTheTableIsRefused) { expect_refused(breaks_of_the_table()); }
TEST(VendettaCheck, StepsThatCannotBeAreRefused) { expect_refused(breaks_of_steps()); }

constexpr std::string_view words[] = {
    "br03",     "ma01",       "ma06",        "no03", "ve05",      "ga06",       "al03",     "al25",   "victim",
    "re06",     "first",      "third",       "up",   "zeroed",    "brujah",     "tremere",  "window", "effect",
    "turn",     "site",       "pass",        "bid",  "frenzy",    "draw-card",  "rewards",  "stand",  "over",
    "revealed", "blood_lost", "card_played", "c01",  "aftermath", "withdrawal", "withdraw", "joins"};

TEST(VendettaCheck, EditedPositionsAreRefusedOrCanBePlayed) { expect_refused_or_playable<VendettaSubject>(words, 1); }

}  // namespace
}  // namespace krypta::properties::vendetta_check_test
