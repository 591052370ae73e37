#include <vector>

#include "engine/games/vampire_empire/rules.hpp"
#include "engine/games/vampire_empire/words.hpp"

/// Where numbers come from: the totals of a combat, markers, and how many cards lie where.
namespace krypta::vampire_empire {

namespace {

/// Lines that add up to the total: what no line speaks of is said last.
class Sum {
 public:
  Sum(unsigned total, RuleIds rules) : sum_{.total = total, .lines = {}, .rules = rules} {}
  void add(std::string_view key, std::int64_t amount, RuleIds rules, std::vector<Message::Argument> arguments = {}) {
    sum_.lines.push_back({{"ve-account-" + std::string{key}, std::move(arguments)}, amount, rules});
  }
  void add_if_any(std::string_view key, std::int64_t amount, RuleIds rules) {
    if (amount != 0) add(key, amount, rules);
  }
  void explain(std::string_view key, RuleIds rules, std::vector<Message::Argument> arguments) {
    sum_.lines.push_back({{"ve-account-" + std::string{key}, std::move(arguments)}, std::nullopt, rules});
  }
  [[nodiscard]] std::int64_t missing() const {
    std::int64_t rest = sum_.total;
    for (const Reckoning::Line& line : sum_.lines) rest -= line.amount.value_or(0);
    return rest;
  }
  /// `none` is said where there is nothing to add up at all.
  Reckoning done(std::string_view rest, std::string_view none) && {
    add_if_any(rest, missing(), {});
    if (sum_.lines.empty()) add(none, 0, sum_.rules);
    return std::move(sum_);
  }

 private:
  Reckoning sum_;
};

/// VE-114, VE-115
Reckoning account_of_combat(const Cards& cards, const State& known, Marker kind) {
  const bool attack = kind == Marker::Attack;
  const Combat& combat = known.combat;
  const Player& player = known.players[attack ? *known.active : other(*known.active)];
  const Character who = attack ? *combat.attacker : *combat.defender;
  Sum sum{attack ? combat.attack : combat.defence, {attack ? 114U : 115U}};
  for (const Card c : player.played - combat.aside) {
    const bool cancelled = player.cancelled.has(c);
    sum.add(cancelled ? "cancelled" : "card", cancelled ? 0 : cards.value(c), {cancelled ? 206U : 116U},
            {{"card", term(c)}});
  }
  // Who has just died has no markers any more, but those that there were have counted.
  const std::int64_t effects = combat.this_round[kind] + combat.this_combat[kind];
  const std::int64_t counted = combat.round == 1 ? sum.missing() - effects : 0;
  const unsigned idle = combat.round == 1 ? 0 : markers(known, who, kind);
  const RuleIds rules{170, attack ? 172U : 173U};
  if (counted != 0) sum.add("markers", counted, rules, {{"character", term(who)}, {"count", counted}});
  if (idle > 0)  // VE-177
    sum.explain("markers-idle", rules, {{"character", term(who)}, {"count", std::int64_t{idle}}});
  sum.add_if_any("this-round", combat.this_round[kind], {213});
  sum.add_if_any("this-combat", combat.this_combat[kind], {151});
  return std::move(sum).done("rest", "nothing");
}

/// What a seat was seen doing with cards.
class Doings {
 public:
  Doings(const GameView& view, Seat whose) : whose_(whose) {
    for (const Event& event : view.memory()) read(event);
  }
  std::int64_t drawn = 0, discarded = 0, dropped = 0, played = 0, lost = 0, taken = 0;
  std::int64_t to_cellar = 0, from_cellar = 0, reshuffled = 0;

 private:
  void read(const Event& event) {
    const auto kind = static_cast<EventKind>(event.kind);
    if (kind == EventKind::TurnBegan) on_table_.clear();
    if (event.arguments.empty() || event.arguments[0] != static_cast<int>(number(whose_))) return;
    const auto in = [&](std::size_t i, Pile pile) { return static_cast<Pile>(event.arguments[i]) == pile; };
    switch (kind) {
      case EventKind::Drew: drawn += event.arguments[1]; break;
      case EventKind::Reshuffled: reshuffled += event.arguments[1]; break;
      case EventKind::DiscardedCard:
      case EventKind::Discarded: {
        const bool cellar = in(kind == EventKind::Discarded ? 1 : 2, Pile::Cellar);
        ++discarded;
        to_cellar += cellar ? 1 : 0;
        break;
      }
      case EventKind::DroppedCard:
      case EventKind::Dropped: ++dropped; break;
      case EventKind::LostCards: lost += event.arguments[1]; break;
      case EventKind::TookCard:
      case EventKind::Took:
        ++taken;
        from_cellar += in(kind == EventKind::Took ? 1 : 2, Pile::Cellar) ? 1 : 0;
        break;
      case EventKind::Played:
      case EventKind::PlayedSupport: {
        // Holy water that revealed somebody and is used in the attack is played once.
        const auto c = static_cast<Card>(event.arguments[1]);
        played += on_table_.has(c) ? 0 : 1;
        on_table_.add(c);
        break;
      }
      default: break;
    }
  }
  Seat whose_;
  CardSet on_table_{};
};

unsigned on_table(const State& known, Seat s) {
  const bool running = !known.card.empty() && *known.card.back().player == s;
  return known.players[s].played.size() + (running ? 1 : 0);
}

std::optional<Reckoning> account_of_pile(const GameView& view, Seat s, std::string_view what) {
  const State& known = view.known();
  const Player& player = known.players[s];
  if (what == "deck_count") {
    Sum sum{player.deck_count, {3, 42}};
    sum.add("whole-deck", deck_size, {3});
    sum.add_if_any("in-hand", -std::int64_t{player.hand_count}, {20});
    sum.add_if_any("in-cellar", -std::int64_t{player.cellar_count}, {38});
    sum.add_if_any("in-moat", -std::int64_t{player.moat_count}, {37});
    sum.add_if_any("on-table", -std::int64_t{on_table(known, s)}, {112});
    return std::move(sum).done("rest", "none");
  }
  if (what == "moat_count") {
    Sum sum{player.moat_count, {37, 211}};
    sum.add_if_any("moat-shown", static_cast<std::int64_t>(player.shown.size()), {211});
    sum.add_if_any("moat-taken", -std::int64_t{player.taken_back}, {211});
    return std::move(sum).done("moat-face-down", "none");
  }
  const Doings seen{view, s};
  if (what == "hand_count") {
    Sum sum{player.hand_count, {20, 56, 61}};
    sum.add_if_any("drawn", seen.drawn, {56});
    sum.add_if_any("taken", seen.taken, {183});
    sum.add_if_any("discarded", -seen.discarded, {53});
    sum.add_if_any("played", -seen.played, {112, 148});
    sum.add_if_any("dropped", -seen.dropped, {143, 154});
    sum.add_if_any("lost", -seen.lost, {212});
    return std::move(sum).done("rest", "none");
  }
  if (what == "cellar_count") {
    Sum sum{player.cellar_count, {38, 54}};
    sum.add_if_any("cellar-put", seen.to_cellar, {54});
    sum.add_if_any("cellar-taken", -seen.from_cellar, {179});
    sum.add_if_any("cellar-reshuffled", -seen.reshuffled, {42, 45});
    return std::move(sum).done("rest", "none");
  }
  return std::nullopt;
}

/// VE-168, VE-175: since the character came into the castle.
Reckoning account_of_markers(const GameView& view, const Resident& resident, Marker kind) {
  Sum sum{resident.markers[kind], {168, 175}};
  std::vector<std::pair<Seat, std::int64_t>> placed;
  for (const Event& event : view.memory()) {
    const auto what = static_cast<EventKind>(event.kind);
    const auto who = [&](std::size_t i) { return static_cast<Character>(event.arguments[i]) == resident.who; };
    if (what == EventKind::Entered && who(0)) placed.clear();
    if (what != EventKind::PlacedMarker || !who(1) || static_cast<Marker>(event.arguments[2]) != kind) continue;
    placed.emplace_back(seat(static_cast<unsigned>(event.arguments[0])), event.arguments[3]);
  }
  for (const auto& [by, count] : placed) sum.add("marker", count, {166}, {{"seat", by}});
  return std::move(sum).done("rest", "no-marker");
}

}  // namespace

std::vector<std::string> VampireEmpire::accounts(const GameView& view) const {
  std::vector<std::string> paths{"players.*.hand_count", "players.*.deck_count", "players.*.cellar_count",
                                 "players.*.moat_count", "castle.*.markers.*"};
  if (view.known().combat.round > 0) paths.insert(paths.end(), {"combat.attack", "combat.defence"});
  return paths;
}

std::optional<Reckoning> VampireEmpire::account(const GameView& view, std::string_view text) const {
  const State& known = view.known();
  Path path{text};
  const std::string_view what = path.step();
  if (path.over()) return std::nullopt;
  if (what == "combat") {
    const auto kind = named<Marker>(path.step());
    if (!kind || !path.over() || known.combat.round == 0) return std::nullopt;
    return account_of_combat(*cards_, known, *kind);
  }
  if (what == "players") {
    const auto place = path.place(known.players.size());
    if (!place || path.over()) return std::nullopt;
    const std::string_view count = path.step();
    return path.over() ? account_of_pile(view, seat(*place), count) : std::nullopt;
  }
  if (what == "castle") {
    const auto place = path.place(known.castle.size());
    if (!place || path.over() || path.step() != "markers" || path.over()) return std::nullopt;
    const auto kind = named<Marker>(path.step());
    if (!kind || !path.over()) return std::nullopt;
    return account_of_markers(view, known.castle[*place], *kind);
  }
  return std::nullopt;
}

}  // namespace krypta::vampire_empire
