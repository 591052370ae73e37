#include <map>

#include "engine/games/vtes/why/why.hpp"
#include "engine/games/vtes/words.hpp"

/// Where numbers come from: what was seen to happen to a pool or a hand, and what makes a number what it is now.
namespace krypta::vtes {

namespace {

using Arguments = std::vector<Message::Argument>;

/// Lines that add up to the total: what no line speaks of is said last.
class Sum {
 public:
  Sum(std::int64_t total, RuleIds rules) : sum_{.total = total, .lines = {}, .rules = rules} {}
  void add(std::string_view key, std::int64_t amount, RuleIds rules, Arguments arguments = {}) {
    sum_.lines.push_back({{"vt-account-" + std::string{key}, std::move(arguments)}, amount, rules});
  }
  void add_if_any(std::string_view key, std::int64_t amount, RuleIds rules, Arguments arguments = {}) {
    if (amount != 0) add(key, amount, rules, std::move(arguments));
  }
  /// `none` is said where there is nothing to add up at all.
  [[nodiscard]] Reckoning done(std::string_view rest, RuleIds rules, std::string_view none = {}) && {
    std::int64_t missing = sum_.total;
    for (const Reckoning::Line& line : sum_.lines) missing -= line.amount.value_or(0);
    add_if_any(rest, missing, rules);
    if (sum_.lines.empty()) add(none, 0, sum_.rules);
    return std::move(sum_);
  }

 private:
  Reckoning sum_;
};

/// What was seen of a pool, by its cause. An event tells what was burned or gained, and the one beside it why.
struct PoolStory {
  std::int64_t transferred = 0;
  std::int64_t back = 0;
  std::int64_t edge = 0;
  std::int64_t ousts = 0;
  std::int64_t contests = 0;
  std::int64_t gained = 0;
  std::int64_t burned = 0;
  std::map<Seat, std::int64_t> bled{};  ///< by whose minions
};

class PoolReader {
 public:
  explicit PoolReader(Seat whose) : whose_(static_cast<int>(number(whose))) {}
  [[nodiscard]] PoolStory read(std::span<const Event> memory) {
    for (std::size_t i = 0; i < memory.size(); ++i) {
      const EventKind before = i == 0 ? EventKind::Stalled : kind_of(memory[i - 1]);
      const EventKind after = i + 1 == memory.size() ? EventKind::Stalled : kind_of(memory[i + 1]);
      follow(memory[i], before, after);
    }
    return story_;
  }

 private:
  static EventKind kind_of(const Event& event) { return static_cast<EventKind>(event.kind); }
  void follow(const Event& event, EventKind before, EventKind after) {
    const bool mine = !event.arguments.empty() && event.arguments[0] == whose_;
    switch (kind_of(event)) {
      case EventKind::Announced:
      case EventKind::AnnouncedAt:
        actor_ = seat(static_cast<unsigned>(event.arguments[0]));
        bleeds_ = event.arguments[2] == static_cast<int>(ActionKind::Bleed);
        break;
      case EventKind::PoolGained:
        if (mine) gain(event.arguments[1], before);
        break;
      case EventKind::PoolBurned:
        if (mine) burn(event.arguments[1], before, after);
        break;
      default: break;
    }
  }
  void gain(std::int64_t n, EventKind before) {
    switch (before) {
      case EventKind::TookBack: story_.back += n; break;      // VT-623
      case EventKind::EdgePool: story_.edge += n; break;      // VT-185
      case EventKind::PointGained: story_.ousts += n; break;  // VT-662
      default: story_.gained += n; break;
    }
  }
  void burn(std::int64_t n, EventKind before, EventKind after) {
    if (after == EventKind::Transferred) {
      story_.transferred += n;  // VT-622
    } else if (before == EventKind::ContestKept) {
      story_.contests += n;  // VT-194
    } else if (before == EventKind::Succeeded && bleeds_) {
      story_.bled[actor_] += n;  // VT-247
    } else {
      story_.burned += n;
    }
  }

  int whose_;
  Seat actor_{};
  bool bleeds_ = false;
  PoolStory story_{};
};

/// VT-158
Reckoning account_of_pool(const GameView& view, Seat s) {
  const PoolStory story = PoolReader{s}.read(view.memory());
  Sum sum{view.known().players[s].pool, {15, 158}};
  sum.add("start", first_pool, {158});
  sum.add_if_any("transferred", -story.transferred, {622});
  sum.add_if_any("taken-back", story.back, {623});
  sum.add_if_any("edge", story.edge, {185});
  sum.add_if_any("ousts", story.ousts, {662});
  for (const auto& [by, n] : story.bled) sum.add("bled", -n, {247}, {{"seat", by}});
  sum.add_if_any("contests", -story.contests, {194});
  sum.add_if_any("gained", story.gained, {18});
  sum.add_if_any("burned", -story.burned, {17, 74});
  return std::move(sum).done("unseen", {});
}

/// VT-662
Reckoning account_of_points(const GameView& view, Seat s) {
  Sum sum{view.known().players[s].points, {662, 667}};
  Maybe<EventKind> before;
  int ousted = 0;
  for (const Event& event : view.memory()) {
    const auto kind = static_cast<EventKind>(event.kind);
    if (kind == EventKind::Ousted) ousted = event.arguments[0];
    if (kind == EventKind::PointGained && event.arguments[0] == static_cast<int>(number(s))) {
      if (before == EventKind::Ousted) {
        sum.add("ousted", 1, {662}, {{"seat", seat(static_cast<unsigned>(ousted))}});
      } else if (before == EventKind::Withdrew) {
        sum.add("withdrew", 1, {679});
      } else {
        sum.add("last", 1, {666});
      }
    }
    before = kind;
  }
  return std::move(sum).done("unseen", {}, "no-points");
}

/// How many cards were drawn, played and discarded, as far as everybody has seen it.
struct CardStory {
  std::int64_t drawn = 0;
  std::int64_t played = 0;
  std::int64_t discarded = 0;
};
CardStory card_story(const GameView& view, Seat s) {
  CardStory story;
  for (const Event& event : view.memory()) {
    if (event.arguments.empty() || event.arguments[0] != static_cast<int>(number(s))) continue;
    switch (static_cast<EventKind>(event.kind)) {
      case EventKind::DrewCard:
      case EventKind::Drew: ++story.drawn; break;
      case EventKind::Played:
      case EventKind::PlayedBy: ++story.played; break;
      case EventKind::Discarded: ++story.discarded; break;
      default: break;
    }
  }
  return story;
}

/// VT-059, VT-061
Reckoning account_of_hand(const GameView& view, Seat s) {
  const CardStory story = card_story(view, s);
  Sum sum{view.known().players[s].hand_count, {59, 61}};
  sum.add_if_any("drawn", story.drawn, {59, 161});
  sum.add_if_any("played", -story.played, {42});
  sum.add_if_any("discarded", -story.discarded, {650, 748});
  return std::move(sum).done("unseen", {}, "no-cards");
}

bool knows_deck(const Player& player) { return player.deck.known && !player.deck.value.empty(); }

/// VT-005, VT-059
Reckoning account_of_library(const GameView& view, Seat s) {
  const Player& player = view.known().players[s];
  const auto size = std::ranges::count_if(player.deck.value, [](CardId card) { return !is_crypt(card); });
  Sum sum{player.library_count, {5, 59}};
  sum.add("deck", size, {5});
  sum.add_if_any("taken", -card_story(view, s).drawn, {59});
  return std::move(sum).done("unseen", {}, "no-cards");
}

/// `tell(card, amount)` for each card that changes a number: what lasts for a while, and what lies there.
template <class Counts, class Says, class Tell>
void each_source(const Cards& cards, const State& known, CardVerb verb, Counts counts, Says says, Tell tell) {
  for (const Modifier& m : known.modifiers) {
    if (m.what == verb && counts(m) && m.amount != 0) tell(m.source, std::int64_t{m.amount});
  }
  each_thing(known, [&](ThingId id, const Thing& lying) {
    if (!is_in_play(known, lying) || !info(cards, lying).stands(verb)) return;
    each_standing(cards, known, id, [&](CardVerb v, std::span<const int> arguments) {
      const int n = v == verb ? says(arguments) : 0;
      if (n != 0) tell(lying.card.value, std::int64_t{n});
    });
  });
}

/// A line for each card that adds to a number of a thing, or of the action where it is nobody's.
void add_cards(Sum& sum, const Cards& cards, const State& known, CardVerb verb, Maybe<ThingId> thing, RuleIds rules) {
  each_source(
      cards, known, verb, [&](const Modifier& m) { return m.thing == thing; },
      [&](std::span<const int> arguments) {
        if (!thing.has_value()) return arguments[0];
        if (arguments[0] != static_cast<int>(*thing)) return 0;
        return arguments.size() > 1 ? arguments[1] : 1;
      },
      [&](CardId card, std::int64_t n) {
        sum.add("card", n, rules, {{"card", term(card)}});
      });
}
void add_cards(Sum& sum, const Cards& cards, const State& known, CardVerb verb, Seat s, RuleIds rules) {
  each_source(
      cards, known, verb, [&](const Modifier& m) { return m.player == s; },
      [&](std::span<const int> arguments) { return arguments[0] == static_cast<int>(number(s)) ? arguments[1] : 0; },
      [&](CardId card, std::int64_t n) {
        sum.add("card", n, rules, {{"card", term(card)}});
      });
}

/// VT-062, VT-063
Reckoning account_of_hand_size(const Cards& cards, const State& known, Seat s) {
  const Player& player = known.players[s];
  Sum sum{hand_size(cards, known, s), {62}};
  sum.add("hand-default", default_hand, {62});
  sum.add_if_any("late", -std::int64_t{player.late_unlock} - player.late_discard, {63, 393});
  add_cards(sum, cards, known, CardVerb::AddHandSize, s, {64, 65});
  return std::move(sum).done("floor", {62});
}

/// VT-616 to VT-620
Reckoning account_of_transfers(const Cards& cards, const State& known, Seat s) {
  Sum sum{known.players[s].transfers, {616, 621}};
  if (known.active == s && known.phase == Phase::Influence) {
    sum.add("turn-transfers", std::min<std::int64_t>(known.turn, most_transfers), {616, 620});
    add_cards(sum, cards, known, CardVerb::AddTransfers, s, {631});
    return std::move(sum).done("spent", {622, 623, 624});
  }
  return std::move(sum).done("unseen", {}, "no-transfers");
}

/// VT-323 to VT-328
Reckoning account_of_stealth(const Cards& cards, const State& known) {
  const Action& action = known.action;
  Sum sum{stealth_of(cards, known), {321, 323}};
  sum.add("action", action.stealth, {323}, {{"action", Term{action_domain, name_of(action.kind)}}});
  add_cards(sum, cards, known, CardVerb::AddStealth, Maybe<ThingId>{}, {325, 328});
  return std::move(sum).done("floor", {324});
}

Reckoning account_of_intercept(const Cards& cards, const State& known, ThingId id) {
  Sum sum{intercept_of(cards, known, id), {321, 326}};
  sum.add("own", 0, {321}, {{"minion", card_at(known, id)}});
  add_cards(sum, cards, known, CardVerb::AddIntercept, id, {326, 328});
  each_source(
      cards, known, CardVerb::LesserIntercept, [&](const Modifier& m) { return is_lesser(cards, known, id, *m.thing); },
      [](std::span<const int>) { return 0; },
      [&](CardId card, std::int64_t n) {
        sum.add("card", n, {324, 328}, {{"card", term(card)}});
      });
  return std::move(sum).done("floor", {324});
}

/// What is printed: of a vampire or an imbued 1, of an ally what it was recruited with. VT-246, VT-270, VT-535, VT-780
std::int64_t printed(const Cards& cards, const Thing& thing, std::uint8_t AbilityInfo::*number) {
  const CardInfo& card = info(cards, thing);
  if (card.is_vampire() || card.is_imbued()) return 1;
  return thing.level == 0 || thing.level > card.abilities.size() ? 0 : card.abilities[thing.level - 1U].*number;
}

Reckoning account_of_bleed(const Cards& cards, const State& known) {
  const Action& action = known.action;
  const Thing& actor = at(known, *action.actor);
  Sum sum{bleed_of(cards, known), {246, 247}};
  sum.add("own", printed(cards, actor, &AbilityInfo::own_bleed), {246}, {{"minion", card_at(known, *action.actor)}});
  sum.add_if_any("action", action.bleed, {252}, {{"action", Term{action_domain, name_of(action.kind)}}});
  add_cards(sum, cards, known, CardVerb::AddBleed, action.actor, {252});
  add_cards(sum, cards, known, CardVerb::LimitedBleed, Maybe<ThingId>{}, {250});
  return std::move(sum).done("floor", {249});
}

Reckoning account_of_strength(const Cards& cards, const State& known, ThingId id) {
  Sum sum{strength_of(cards, known, id), {534, 535}};
  sum.add("own", printed(cards, at(known, id), &AbilityInfo::strength), {535}, {{"minion", card_at(known, id)}});
  add_cards(sum, cards, known, CardVerb::AddStrength, id, {535});
  return std::move(sum).done("floor", {535});
}

/// VT-026, VT-116
Reckoning account_of_capacity(const Cards& cards, const State& known, ThingId id) {
  const Thing& thing = at(known, id);
  Sum sum{capacity_of(cards, known, id), {26, 28}};
  sum.add("printed", info(cards, thing).capacity, {26}, {{"card", term(thing.card.value)}});
  if (thing.marks.has(Mark::Taught)) add_cards(sum, cards, known, CardVerb::AddCapacity, id, {116});
  return std::move(sum).done("floor", {26});
}

bool is_bleeding(const State& known) {
  const Action& action = known.action;
  return action.on && action.kind == ActionKind::Bleed && place(*action.actor) < known.things.size() &&
         !is_gone(known, *action.actor);
}
bool is_blocking(const State& known) {
  const Action& action = known.action;
  return action.on && action.blocker.has_value() && place(*action.blocker) < known.things.size() &&
         !is_gone(known, *action.blocker);
}

constexpr std::array<std::string_view, 3> of_everybody{"pool", "points", "hand_count"};

/// The numbers of a minion that can be asked for.
template <class Visit>
void each_number_of(const Cards& cards, const State& known, ThingId id, Visit&& visit) {
  const Thing& thing = at(known, id);
  if (is_gone(known, id) || !thing.card.known || !is_minion(info(cards, thing))) return;
  const bool here = thing.region == Region::Ready || thing.region == Region::Torpor;
  if (info(cards, thing).is_vampire() && (here || thing.region == Region::Uncontrolled)) visit("capacity");
  if (thing.region != Region::Ready) return;
  visit("strength");
  visit("intercept");
}

std::optional<Reckoning> account_of_player(const Cards& cards, const GameView& view, Seat s, std::string_view which) {
  const State& known = view.known();
  if (which == "pool") return account_of_pool(view, s);
  if (which == "points") return account_of_points(view, s);
  if (which == "hand_count") return account_of_hand(view, s);
  if (which == "library_count" && knows_deck(known.players[s])) return account_of_library(view, s);
  if (known.players[s].out || known.turn == 0) return std::nullopt;
  if (which == "hand_size") return account_of_hand_size(cards, known, s);
  if (which == "transfers") return account_of_transfers(cards, known, s);
  return std::nullopt;
}

std::optional<Reckoning> account_of_thing(const Cards& cards, const State& known, ThingId id, std::string_view which) {
  bool has = false;
  each_number_of(cards, known, id, [&](std::string_view name) { has = has || name == which; });
  if (!has) return std::nullopt;
  if (which == "capacity") return account_of_capacity(cards, known, id);
  return which == "strength" ? account_of_strength(cards, known, id) : account_of_intercept(cards, known, id);
}

}  // namespace

std::vector<std::string> Vtes::accounts(const GameView& view) const {
  const State& known = view.known();
  std::vector<std::string> paths;
  for (unsigned s = 0; s < known.players.size(); ++s) {
    const Player& player = known.players[seat(s)];
    const auto add = [&](std::string_view which) {
      paths.push_back("players." + std::to_string(s) + "." + std::string{which});
    };
    for (const std::string_view which : of_everybody) add(which);
    if (knows_deck(player)) add("library_count");
    if (player.out || known.turn == 0) continue;
    add("hand_size");
    add("transfers");
  }
  for (std::size_t i = 0; i < known.things.size(); ++i) {
    each_number_of(*cards_, known, static_cast<ThingId>(i), [&](std::string_view which) {
      paths.push_back("things." + std::to_string(i) + "." + std::string{which});
    });
  }
  if (known.action.on) paths.emplace_back("stealth");
  if (is_blocking(known)) paths.emplace_back("intercept");
  if (is_bleeding(known)) paths.emplace_back("bleed");
  return paths;
}

std::optional<Reckoning> Vtes::account(const GameView& view, std::string_view text) const {
  const State& known = view.known();
  Path path{text};
  const std::string_view what = path.step();
  if (path.over()) {
    if (what == "stealth" && known.action.on) return account_of_stealth(*cards_, known);
    if (what == "intercept" && is_blocking(known)) return account_of_intercept(*cards_, known, *known.action.blocker);
    if (what == "bleed" && is_bleeding(known)) return account_of_bleed(*cards_, known);
    return std::nullopt;
  }
  const bool of_player = what == "players";
  if (!of_player && what != "things") return std::nullopt;
  const auto position = path.place(of_player ? known.players.size() : known.things.size());
  if (!position || path.over()) return std::nullopt;
  const std::string_view which = path.step();
  if (!path.over()) return std::nullopt;
  if (of_player) return account_of_player(*cards_, view, seat(*position), which);
  return account_of_thing(*cards_, known, static_cast<ThingId>(*position), which);
}

}  // namespace krypta::vtes
