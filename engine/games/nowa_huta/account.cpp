#include <algorithm>

#include "engine/games/nowa_huta/rules.hpp"
#include "engine/games/nowa_huta/scoring.hpp"
#include "engine/games/nowa_huta/words.hpp"

/// Where the numbers on the board come from. Everything here follows from what the asking seat knows and has seen.
namespace krypta::nowa_huta {

namespace {

using Arguments = std::vector<Message::Argument>;

void add(Reckoning& sum, std::string_view key, Arguments arguments, std::int64_t amount, RuleIds rules) {
  sum.lines.push_back({{"nh-account-" + std::string{key}, std::move(arguments)}, amount, rules});
}
void remark(Reckoning& sum, std::string_view key, Arguments arguments, RuleIds rules) {
  sum.lines.push_back({{"nh-account-" + std::string{key}, std::move(arguments)}, std::nullopt, rules});
}

Seat seat_in(const Event& event, std::size_t i) { return seat(static_cast<unsigned>(event.arguments[i])); }
Estate estate_in(const Event& event, std::size_t i) { return static_cast<Estate>(event.arguments[i]); }

bool is(const Event& event, EventKind kind) { return event.kind == static_cast<std::uint8_t>(kind); }

/// Everything that was seen, with the turn in which it happened.
template <class Visit>
void each_event(const GameView& view, Visit visit) {
  const auto begun = std::ranges::count_if(view.memory(), [](const Event& e) { return is(e, EventKind::TurnBegan); });
  std::int64_t turn = view.known().turn - static_cast<std::int64_t>(begun);
  for (const Event& event : view.memory()) {
    if (is(event, EventKind::TurnBegan)) ++turn;
    visit(static_cast<EventKind>(event.kind), event, turn);
  }
}

/// A match that starts in a position has seen nothing of what led to it; that comes first, as one amount.
void add_the_unseen(Reckoning& sum) {
  std::int64_t unseen = sum.total;
  for (const Reckoning::Line& line : sum.lines) unseen -= line.amount.value_or(0);
  if (unseen == 0) return;
  sum.lines.insert(sum.lines.begin(), {{"nh-account-unseen"}, unseen, {}});
}

/// What a scoring was called for: by a Sabbath Hour, or as one of all estates, for up to three reasons at once.
class Scoring {
 public:
  void see(EventKind kind) {
    if (kind == EventKind::SabbathScoring || kind == EventKind::TurnBegan) reasons_ = 0;
    if (kind == EventKind::BloodDuskScoring) reasons_ |= 1U;
    if (kind == EventKind::ArmageddonScoring) reasons_ |= 2U;
    if (kind == EventKind::FinalScoring) reasons_ |= 4U;
  }
  [[nodiscard]] Term term() const {
    constexpr std::array<std::string_view, 8> ids{
        "sabbath", "blood-dusk",       "armageddon",       "blood-dusk-armageddon",
        "final",   "blood-dusk-final", "armageddon-final", "blood-dusk-armageddon-final"};
    return {"nh-scoring", ids[reasons_]};
  }
  [[nodiscard]] unsigned rule() const {
    constexpr std::array<unsigned, 8> rules{130, 133, 136, 142, 141, 142, 142, 142};
    return rules[reasons_];
  }

 private:
  unsigned reasons_ = 0;
};

Reckoning points(const GameView& view, Seat whose) {
  Reckoning sum{.total = view.known().players[whose].points, .rules = {19, 167}};
  Scoring scoring;
  each_event(view, [&](EventKind kind, const Event& event, std::int64_t turn) {
    scoring.see(kind);
    if (kind != EventKind::Scored || seat_in(event, 0) != whose) return;
    add(sum, "scored",
        {{"turn", turn},
         {"scoring", scoring.term()},
         {"estate", term(estate_in(event, 1))},
         {"count", std::int64_t{event.arguments[2]}},
         {"place", std::int64_t{event.arguments[3]}}},
        event.arguments[4], {scoring.rule(), 152, 155, 162});
  });
  add_the_unseen(sum);
  if (sum.lines.empty()) remark(sum, "nothing-scored", {}, {19});
  return sum;
}

Reckoning supply(const State& known, Seat whose) {
  Reckoning sum{.total = known.players[whose].supply, .rules = {7, 10}};
  add(sum, "markers", {}, markers_each, {7});
  for (const Estate e : all_of<Estate>()) {
    const std::int64_t there = known.estates[e].possessed[whose];
    if (there > 0) add(sum, "on-estate", {{"estate", term(e)}}, -there, {7});
  }
  return sum;
}

/// What one event did to somebody's possessed on an estate.
void add_change(Reckoning& sum, const Event& event, std::int64_t turn, Seat whose, Estate where) {
  const auto moved_by = [&](Seat by, std::int64_t count, Estate from, Estate to) {
    const Arguments what{{"turn", turn}, {"seat", by}, {"count", count}, {"from", term(from)}, {"to", term(to)}};
    if (from == where) add(sum, "moved-away", what, -count, event.rules);
    if (to == where) add(sum, "moved-here", what, count, event.rules);
  };
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::Placed:
      if (seat_in(event, 0) != whose || estate_in(event, 2) != where) return;
      return add(sum, "placed", {{"turn", turn}, {"count", std::int64_t{event.arguments[1]}}}, event.arguments[1],
                 event.rules);
    case EventKind::Removed:
      if (seat_in(event, 1) != whose || estate_in(event, 2) != where) return;
      return add(sum, "removed", {{"turn", turn}, {"seat", seat_in(event, 0)}, {"count", std::int64_t{1}}}, -1,
                 event.rules);
    case EventKind::Returned:
      if (seat_in(event, 0) != whose || estate_in(event, 1) != where) return;
      return add(sum, "returned", {{"turn", turn}, {"count", std::int64_t{event.arguments[2]}}}, -event.arguments[2],
                 event.rules);
    case EventKind::Moved:
      if (seat_in(event, 1) != whose) return;
      return moved_by(seat_in(event, 0), event.arguments[2], estate_in(event, 3), estate_in(event, 4));
    case EventKind::Exchanged:
      if (seat_in(event, 0) == whose) moved_by(whose, 1, estate_in(event, 1), estate_in(event, 3));
      if (seat_in(event, 2) == whose) moved_by(seat_in(event, 0), 1, estate_in(event, 3), estate_in(event, 1));
      return;
    default: return;
  }
}

/// What the estate would bring if it were scored as it stands.
void remark_worth(Reckoning& sum, const State& known, Estate where, Seat whose) {
  constexpr std::array<unsigned, 3> points_rules{155, 156, 157};
  constexpr std::array<unsigned, table_size + 1> paid_rules{0, 0, 160, 159, 158};
  const EstateSpace& estate = known.estates[where];
  const Standing standing = standing_on(estate, whose);
  if (standing.place == 0) return remark(sum, "worth-nothing", {}, {153});
  const unsigned points_rule = points_rules[static_cast<std::size_t>(estate.modifier)];
  remark(sum, "worth", {{"place", std::int64_t{standing.place}}, {"points", std::int64_t{standing.points}}},
         {152, points_rule, paid_rules[seats(known)]});
  const auto sharing = std::ranges::count(estate.possessed, estate.possessed[whose]);
  if (sharing > 1) remark(sum, "shared", {{"players", std::int64_t{sharing}}}, {154, 162, 163, 164});
  if (estate.modifier != Modifier::None) remark(sum, "modifier", {{"modifier", term(estate.modifier)}}, {points_rule});
}

Reckoning possessed(const GameView& view, Estate where, Seat whose) {
  Reckoning sum{.total = view.known().estates[where].possessed[whose], .rules = {9, 52}};
  each_event(view,
             [&](EventKind, const Event& event, std::int64_t turn) { add_change(sum, event, turn, whose, where); });
  add_the_unseen(sum);
  remark_worth(sum, view.known(), where, whose);
  return sum;
}

/// The order track as it was last updated: what was counted then, by place.
using Track = FixedVector<Event, table_size>;

Track last_update(const GameView& view) {
  Track track;
  for (const Event& event : view.memory()) {
    if (!is(event, EventKind::OrderUpdated)) continue;
    if (event.arguments[0] == 1) track.clear();
    track.push_back(event);
  }
  return track;
}

/// Why one place of the track comes before another.
struct Reason {
  std::string_view word;
  unsigned rule;
};
Reason reason(const Event& one, const Event& other) {
  if (one.arguments[2] != other.arguments[2]) return {"points", 169};
  if (one.arguments[3] != other.arguments[3]) return {"possessed", 170};
  return {"elder", 171};
}

Reckoning order(const GameView& view, unsigned place) {
  Reckoning sum{.total = place + 1, .rules = {169, 170, 171}};
  const Track track = last_update(view);
  if (track.empty()) {
    const bool first_turn = view.known().turn == 1;
    sum.rules = first_turn ? RuleIds{24} : sum.rules;
    add(sum, first_turn ? "order-initial" : "unseen", {}, place + 1, first_turn ? RuleIds{24} : RuleIds{});
    return sum;
  }
  const auto counted = [](const Event& event) {
    return Arguments{{"seat", seat_in(event, 1)},
                     {"points", std::int64_t{event.arguments[2]}},
                     {"possessed", std::int64_t{event.arguments[3]}}};
  };
  add(sum, "order-self", counted(track[place]), 1, {169, 170});
  for (std::size_t other = 0; other < track.size(); ++other) {
    if (other == place) continue;
    const Reason why = reason(track[place], track[other]);
    const std::string key = (other < place ? "order-behind-" : "order-before-") + std::string{why.word};
    if (other < place) {
      add(sum, key, counted(track[other]), 1, {why.rule});
    } else {
      remark(sum, key, counted(track[other]), {why.rule});
    }
  }
  return sum;
}

Reckoning turn(const State& known) {
  const bool over = known.frames.top().step == Step::Over;
  Reckoning sum{.total = known.turn, .rules = {28, 31}};
  const std::int64_t played = over ? known.turn : known.turn - 1;
  if (played > 0) add(sum, "turns-played", {}, played, {31});
  if (!over) add(sum, "turn-running", {}, 1, {29});
  remark(sum, "turns-left", {{"left", static_cast<std::int64_t>(last_turn) - known.turn}}, {28});
  return sum;
}

}  // namespace

std::vector<std::string> NowaHuta::accounts(const GameView&) const {
  return {"turn", "order.*", "players.*.points", "players.*.supply", "estates.*.possessed.*"};
}

std::optional<Reckoning> NowaHuta::account(const GameView& view, std::string_view text) const {
  const State& known = view.known();
  const unsigned n = nowa_huta::seats(known);
  Path path{text};
  const std::string_view field = path.step();
  if (field == "turn" && path.over()) return turn(known);
  if (field == "order") {
    const auto place = path.place(known.order.size());
    if (place && path.over()) return order(view, *place);
  }
  if (field == "players") {
    const auto whose = path.place(n);
    const std::string_view what = path.step();
    if (whose && path.over() && what == "points") return points(view, seat(*whose));
    if (whose && path.over() && what == "supply") return supply(known, seat(*whose));
  }
  if (field == "estates") {
    const auto where = named<Estate>(path.step());
    const std::string_view what = path.step();
    const auto whose = path.place(n);
    if (where && what == "possessed" && whose && path.over()) return possessed(view, *where, seat(*whose));
  }
  return std::nullopt;
}

}  // namespace krypta::nowa_huta
