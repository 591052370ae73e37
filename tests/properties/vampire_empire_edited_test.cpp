#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/core/typed_game.hpp"
#include "tests/properties/vampire_empire_subject.hpp"

/// Positions that somebody wrote: refused, or they can be played to their end.
namespace krypta::properties {

using namespace vampire_empire;

namespace {

/// Another value of the same kind as the old one, or of another kind.
Value another(const Value& old, Rng& rng) {
  static constexpr std::string_view words[] = {
      "h01",       "h25",       "h34",         "h38",        "v05",     "v38",          "v40",
      "lady",      "nun",       "cook",        "human",      "hide",    "general",      "window",
      "card-asks", "pay-cards", "attack",      "defend",     "compare", "act",          "over",
      "reveal",    "turn-ends", "add-defence", "add-attack", "discard", "after-attack", "ask-cards"};
  if (const Value::Array* items = old.array(); items != nullptr && rng.below(2) == 0) {
    Value::Array list = *items;
    if (rng.below(2) == 0 && !list.empty())
      list.erase(list.begin() + rng.below(static_cast<std::uint32_t>(list.size())));
    else if (!list.empty())
      list.push_back(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    else
      list.emplace_back(words[rng.below(std::size(words))]);
    return list;
  }
  if (old.integer() != nullptr && rng.below(3) != 0) return *old.integer() + static_cast<int>(rng.below(5)) - 2;
  switch (rng.below(4)) {
    case 0: return {};
    case 1: return rng.below(2) == 0;
    case 2: return static_cast<int>(rng.below(24));
    default: return words[rng.below(std::size(words))];
  }
}
std::size_t nodes(const Value& value) {
  std::size_t sum = 1;
  if (const Value::Array* items = value.array()) {
    for (const Value& item : *items) sum += nodes(item);
  } else if (const Value::Object* members = value.object()) {
    for (const auto& [name, member] : *members) sum += nodes(member);
  }
  return sum;
}
/// A copy in which the node of that number is another.
Value edited(const Value& value, std::size_t& number, Rng& rng) {
  if (number-- == 0) return another(value, rng);
  if (const Value::Array* items = value.array()) {
    Value::Array copies;
    for (const Value& item : *items) copies.push_back(edited(item, number, rng));
    return copies;
  }
  if (const Value::Object* members = value.object()) {
    Value::Object copies;
    for (const auto& [name, member] : *members) copies.emplace_back(name, edited(member, number, rng));
    return copies;
  }
  return value;
}

// Whatever is edited in a position, it is refused with a message, or the match can be played to its end, through
// positions that are accepted, and everybody can imagine worlds in it.
TEST(VampireEmpireCheck, EditedPositionsAreRefusedOrCanBePlayed) {
  const TypedGame<VampireEmpire> game;
  unsigned accepted = 0;
  each_match<VampireEmpireSubject>([&](VampireEmpireMatch& random) {
    do {
      if (!random.sometimes(40)) continue;
      Value position = to_value(random.state());
      for (unsigned edits = 1 + random.rng().below(2); edits > 0; --edits) {
        std::size_t number = random.rng().below(static_cast<std::uint32_t>(nodes(position)));
        position = edited(position, number, random.rng());
      }
      const auto loaded = game.load(position);
      if (!loaded) {
        ASSERT_FALSE(loaded.refusal().message.empty());
        continue;
      }
      ++accepted;
      Match<VampireEmpire> match{random.game(),
                                 dynamic_cast<const TypedMatch<VampireEmpire>&>(**loaded).typed().state()};
      for (unsigned moves = 0; !match.pending().over; ++moves) {
        const Pending now = match.pending();
        const Seat s = now.chance ? Seat::chance : now.must.lowest();
        const auto legal = match.options(s);
        ASSERT_FALSE(legal.empty()) << to_json(position) << " comes to " << to_json(to_value(match.state()));
        ASSERT_FALSE(match.act(s, any_of(legal, random.rng())).has_value());
        if (moves % 8 != 0) continue;
        const auto bad = random.game().check(match.state());
        ASSERT_FALSE(bad.has_value()) << bad->message << " after " << to_json(position);
        const auto view = match.view(observers(table_size)[moves / 8 % 3]);
        const auto worse = random.game().check(random.game().complete(view, random.rng()));
        ASSERT_FALSE(worse.has_value()) << worse->message << ", imagined after " << to_json(position);
        ASSERT_LE(moves, VampireEmpireSubject::most_choices(table_size));
      }
    } while (random.step());
  });
  EXPECT_GT(accepted, VampireEmpireSubject::matches_each / 20);
}

}  // namespace
}  // namespace krypta::properties
