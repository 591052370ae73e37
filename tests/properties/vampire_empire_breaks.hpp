#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "tests/properties/vampire_empire_subject.hpp"

/// Positions that no match can come to, made from those that one came to.
namespace krypta::properties {

using namespace vampire_empire;

/// Breaks a position of a match, if it has what is broken here; otherwise it tells that it has not.
struct Break {
  std::string name;
  std::vector<std::string> fields;  ///< one of these is named
  std::function<bool(const Cards&, State&)> change;
};

inline Seat active_in(const State& state) { return state.active.has_value() ? *state.active : seat(0); }
inline Player& active_player(State& state) { return state.players[active_in(state)]; }
inline bool runs(const State& state) { return state.active.has_value() && state.frames.top().step != Step::Over; }
inline bool at(const State& state, Step step) { return state.frames.top().step == step; }
inline Frame* frame_with(State& state, Step step) {
  for (Frame& frame : state.frames) {
    if (frame.step == step) return &frame;
  }
  return nullptr;
}
/// Takes any card out of a pile; the count is put right.
inline Card take_out(CardSet& pile, std::uint8_t& count) {
  const Card c = pile.first();
  pile.remove(c);
  --count;
  return c;
}

/// Whatever of that kind a hand holds goes to the moat.
inline void put_away(Player& player, const CardSet& kind) {
  for (const Card c : player.hand.value& kind) {
    take_from_hand(player, c);
    put_in_moat(player, c);
  }
}

/// Each of them at every node of some matches.
inline void expect_refused(const std::vector<Break>& breaks) {
  std::map<std::string, unsigned> tried;
  each_match<VampireEmpireSubject>(
      [&](VampireEmpireMatch& random) {
        do {
          for (const Break& one : breaks) {
            State broken = random.state();
            if (!one.change(random.game().cards(), broken)) continue;
            ++tried[one.name];
            const auto refused = random.game().check(broken);
            ASSERT_TRUE(refused.has_value()) << one.name << random.where();
            const bool named = std::ranges::any_of(
                one.fields, [&](const std::string& field) { return refused->message.starts_with(field); });
            ASSERT_TRUE(named) << one.name << " is refused as " << refused->message << random.where();
            ASSERT_EQ(refused->code, Refusal::Code::bad_position);
          }
        } while (random.step());
      },
      25);
  for (const Break& one : breaks) EXPECT_GT(tried[one.name], 0U) << one.name << " was never tried";
}

}  // namespace krypta::properties
