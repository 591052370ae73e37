#include <algorithm>

#include "engine/games/mascarade/rules.hpp"
#include "engine/games/mascarade/words.hpp"

/// Where fortunes come from. Who got what for which character is a thing to remember, so it is told only at tables that
/// have agreed on the notebook.
namespace krypta::mascarade {

namespace {

using Arguments = std::vector<Message::Argument>;

Seat seat_in(const Event& event, std::size_t i) { return seat(static_cast<unsigned>(event.arguments[i])); }
std::int64_t number_in(const Event& event, std::size_t i) { return event.arguments[i]; }
Term character_in(const Event& event, std::size_t i) { return term(static_cast<Character>(event.arguments[i])); }

/// The coins of one player or of the court, event by event.
class Ledger {
 public:
  Ledger(const GameView& view, Maybe<Seat> whose, std::int64_t total, RuleIds rules)
      : whose_(whose),
        sum_{.total = total, .lines = {}, .rules = rules},
        from_the_start_(in_setup(view.known().frames.top().step)) {
    for (const Event& event : view.memory()) read(event);
    // A match that starts in a position has seen nothing of what led to it.
    std::int64_t unseen = total;
    for (const Reckoning::Line& line : sum_.lines) unseen -= line.amount.value_or(0);
    if (from_the_start_ && whose.has_value()) {
      sum_.lines.insert(sum_.lines.begin(), {{"ma-account-start"}, unseen, {10}});
    } else if (unseen != 0) {
      sum_.lines.insert(sum_.lines.begin(), {{"ma-account-unseen"}, unseen, {}});
    }
    if (sum_.lines.empty()) sum_.lines.push_back({{"ma-account-court-empty"}, 0, {12}});
  }
  [[nodiscard]] Reckoning sum() && { return std::move(sum_); }

 private:
  [[nodiscard]] bool is(Seat s) const { return whose_ == Maybe<Seat>{s}; }
  [[nodiscard]] bool court() const { return !whose_.has_value(); }
  void add(std::string_view key, Arguments arguments, std::int64_t amount, RuleIds rules) {
    arguments.insert(arguments.begin(), {"turn", turn_});
    sum_.lines.push_back({{"ma-account-" + std::string{key}, std::move(arguments)}, amount, rules});
  }
  void read(const Event& event) {
    switch (static_cast<EventKind>(event.kind)) {
      case EventKind::TurnBegan:
        turn_ = number_in(event, 0);
        from_the_start_ = from_the_start_ || turn_ == 1;
        break;
      case EventKind::Received:
        if (is(seat_in(event, 0)))
          add("received", {{"character", character_in(event, 2)}}, number_in(event, 1), event.rules);
        break;
      case EventKind::TookCourt:
        if (is(seat_in(event, 0))) add("took-court", {}, number_in(event, 1), event.rules);
        if (court()) add("court-taken", {{"seat", seat_in(event, 0)}}, -number_in(event, 1), event.rules);
        break;
      case EventKind::TookCoins: {
        const Term character = character_in(event, 3);
        if (is(seat_in(event, 0)))
          add("took", {{"seat", seat_in(event, 1)}, {"character", character}}, number_in(event, 2), event.rules);
        if (is(seat_in(event, 1)))
          add("taken", {{"seat", seat_in(event, 0)}, {"character", character}}, -number_in(event, 2), event.rules);
        break;
      }
      case EventKind::Traded: {
        const std::int64_t gain = number_in(event, 2) - number_in(event, 3);
        if (is(seat_in(event, 0))) add("traded", {{"seat", seat_in(event, 1)}}, gain, event.rules);
        if (is(seat_in(event, 1))) add("traded", {{"seat", seat_in(event, 0)}}, -gain, event.rules);
        break;
      }
      case EventKind::Fined:
        if (is(seat_in(event, 0))) add("fined", {}, -number_in(event, 1), event.rules);
        if (court()) add("court-fined", {{"seat", seat_in(event, 0)}}, number_in(event, 1), event.rules);
        break;
      default: break;
    }
  }

  Maybe<Seat> whose_;
  Reckoning sum_;
  bool from_the_start_;
  std::int64_t turn_ = 0;
};

}  // namespace

std::vector<std::string> Mascarade::accounts(const GameView& view) const {
  if (!view.known().notebook) return {};
  return {"court", "players.*.coins"};
}

std::optional<Reckoning> Mascarade::account(const GameView& view, std::string_view text) const {
  const State& known = view.known();
  if (!known.notebook) return std::nullopt;
  Path path{text};
  const std::string_view what = path.step();
  if (what == "court" && path.over()) return Ledger{view, {}, known.court, {12, 84, 93}}.sum();
  if (what != "players") return std::nullopt;
  const auto place = path.place(known.players.size());
  if (!place || path.step() != "coins" || !path.over()) return std::nullopt;
  return Ledger{view, seat(*place), known.players[seat(*place)].coins, {8, 10}}.sum();
}

}  // namespace krypta::mascarade
