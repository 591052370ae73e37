#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <span>
#include <string_view>
#include <utility>

#include "engine/core/any_game.hpp"
#include "engine/core/random.hpp"
#include "tests/games.hpp"

/// A position of a real match, edited: it is refused with a message, or it can be played to its end by the rules.
namespace {

using namespace krypta;

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), left_(size) {}
  std::uint8_t next() {
    if (left_ == 0) return 0;
    --left_;
    return *data_++;
  }
  [[nodiscard]] bool empty() const { return left_ == 0; }

 private:
  const std::uint8_t* data_;
  std::size_t left_;
};

/// Copies a tree, handing every leaf, list and object to `edit` on the way.
Value rewritten(const Value& from, const std::function<void(Value&)>& edit) {
  Value to = from;
  if (const Value::Array* items = from.array()) {
    Value::Array copies;
    for (const Value& item : *items) copies.push_back(rewritten(item, edit));
    to = std::move(copies);
  } else if (const Value::Object* members = from.object()) {
    Value::Object copies;
    for (const auto& [name, member] : *members) copies.emplace_back(name, rewritten(member, edit));
    to = std::move(copies);
  }
  edit(to);
  return to;
}

using Words = std::span<const std::string_view>;

/// Words that stand in positions of that game.
Words words_for(const GameInfo& info) {
  static constexpr std::string_view nowa_huta[] = {
      "gorali",       "bat",        "raise",          "lower",       "due",  "done",
      "open",         "used",       "plan",           "take-turns",  "over", "use-abilities",
      "leave-circle", "zielone-to", "mlodosci-count", "gambit-move", "cw2",  "2"};
  static constexpr std::string_view mascarade[] = {
      "king", "peasant",    "spy",      "fool",     "inquisitor",     "act",           "answer",
      "deal", "ready",      "exchange", "spy-take", "fool-take",      "bishop-target", "witch-target",
      "over", "draw-first", "pass",     "none",     "claim",          "claim-left",    "0",
      "1l",   "2p",         "c1",       "cheat",    "inquisitor-name"};
  static constexpr std::string_view vampire_empire[] = {
      "h01",          "h22",         "h26",         "h34",        "h38",        "h40",        "v05",
      "v26",          "v34",         "v38",         "v40",        "lady",       "nun",        "cook",
      "human",        "vampire",     "hide",        "combat",     "counted",    "castle",     "general",
      "after-attack", "discard",     "reveal",      "act",        "turn-ends",  "over",       "after-action",
      "window",       "card-asks",   "pay-cards",   "hide-cards", "ask-cards",  "attack",     "defend",
      "compare",      "add-attack",  "add-defence", "lose-cards", "draw-cards", "attack-now", "spectator",
      "combat-ends",  "enter-castle"};
  static constexpr std::string_view vendetta[] = {
      "br03",        "ga06",       "ma01",       "ma03",   "ma06",       "no03",       "no06",      "ve05",
      "tr06",        "al03",       "al13",       "al25",   "al27",       "victim",     "re04",      "re06",
      "re08",        "lo01",       "lo06",       "first",  "third",      "haven",      "c01",       "c07",
      "c12",         "malkavian",  "tremere",    "up",     "zeroed",     "kept_down",  "stay",      "withdraw",
      "round",       "turns",      "turn",       "site",   "stand",      "withdrawal", "pass",      "rewards",
      "window",      "effect",     "bid",        "frenzy", "over",       "draw-card",  "draw-ally", "build-hand",
      "ready",       "pick-relic", "own_turn",   "joins",  "blood_lost", "setup",      "aftermath", "revealed",
      "card_played", "spectator",  "pool_empty", "reward", "engaged"};
  static constexpr std::string_view vtes[] = {"t001",
                                              "t003",
                                              "t012",
                                              "deflection",
                                              "n44_magnum",
                                              "raven_spy",
                                              "vessel",
                                              "fame",
                                              "nassir",
                                              "aunt_linda",
                                              "ready",
                                              "torpor",
                                              "uncontrolled",
                                              "table",
                                              "attached",
                                              "limbo",
                                              "contested",
                                              "nowhere",
                                              "turn",
                                              "impulse",
                                              "next-action",
                                              "action",
                                              "play",
                                              "effect",
                                              "triggers",
                                              "discard",
                                              "split",
                                              "combat",
                                              "maneuvers",
                                              "strike",
                                              "damage",
                                              "prevent",
                                              "presses",
                                              "diablerize",
                                              "diablerie",
                                              "loot",
                                              "over",
                                              "referendum",
                                              "draw-crypt",
                                              "draw-library",
                                              "e1",
                                              "e2",
                                              "no_block",
                                              "as_played",
                                              "bleed",
                                              "hunt",
                                              "rescue",
                                              "equip",
                                              "successful",
                                              "blocked",
                                              "ended",
                                              "open",
                                              "pass",
                                              "hold",
                                              "add_stealth",
                                              "turn_end",
                                              "action_end",
                                              "awake",
                                              "cast",
                                              "going",
                                              "block_attempt",
                                              "last_contestant",
                                              "spectator"};
  if (info.id == "vtes") return vtes;
  if (info.id == "vampire-empire") return vampire_empire;
  if (info.id == "vendetta") return vendetta;
  return info.id == "mascarade" ? Words{mascarade} : Words{nowa_huta};
}

Value another(Bytes& bytes, const Value& old, Words words) {
  switch (bytes.next() % 6) {
    case 0: return {};
    case 1: return bytes.next() % 2 == 0;
    case 2: return static_cast<int>(bytes.next() % 24);
    case 3: return words[bytes.next() % words.size()];
    case 4: {
      Value::Array longer = old.array() != nullptr ? *old.array() : Value::Array{};
      if (!longer.empty()) longer.push_back(longer.front());
      return longer;
    }
    default: {
      const std::int64_t n = old.integer() != nullptr ? *old.integer() : 0;
      return n + bytes.next() % 5 - 2;
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes{data, size};
  const Games& games = all_games();
  const AnyGame* game = games[bytes.next() % games.size()];
  const GameInfo& info = game->info();
  Rng rng{bytes.next()};
  Setup setup{info.least_seats + bytes.next() % (info.most_seats - info.least_seats + 1)};
  const unsigned chosen = bytes.next();
  for (const OptionInfo& option : info.options) {
    if (chosen % 2 == 1 && !option.several && option.values.size() > 1 && option.values.size() <= 3)
      setup.options.emplace_back(option.name, option.values[1 + chosen / 2 % (option.values.size() - 1)]);
  }
  auto begun = game->begin(setup);
  if (!begun) begun = game->begin({setup.seats});  // not everything goes together
  if (!begun) std::abort();
  AnyMatch& match = **begun;
  for (int steps = bytes.next() + 256 * (bytes.next() % 2); steps > 0; --steps) {
    match.answer_for_chance(ChanceStream{1});
    const Pending now = match.pending();
    if (now.over) break;
    const auto options = match.options(now.must.lowest());
    static_cast<void>(match.act(now.must.lowest(), options[rng.below(static_cast<std::uint32_t>(options.size()))].id));
  }
  Value position = match.state();
  while (!bytes.empty()) {
    const unsigned which = bytes.next() + 256U * (bytes.next() % 2);
    unsigned seen = 0;
    position = rewritten(position, [&](Value& node) {
      if (seen++ == which) node = another(bytes, node, words_for(info));
    });
  }
  auto loaded = game->load(position);
  if (!loaded) {
    if (loaded.refusal().message.empty()) std::abort();
    return 0;
  }
  AnyMatch& edited = **loaded;
  if (auto again = game->load(edited.state()); !again || (*again)->hash() != edited.hash()) std::abort();
  for (int steps = 0; !edited.pending().over; ++steps) {
    edited.answer_for_chance(ChanceStream{2});
    if (edited.pending().over) break;  // chance can end a match
    const Seat s = edited.pending().must.lowest();
    const auto options = edited.options(s);
    if (options.empty() || steps > 60'000) std::abort();
    if (edited.act(s, options[rng.below(static_cast<std::uint32_t>(options.size()))].id)) std::abort();
    if (steps % 16 == 0 && !game->load(edited.state())) std::abort();
  }
  return 0;
}
