#include "engine/games/vendetta/rules.hpp"
#include "engine/games/vendetta/words.hpp"

/// Where numbers come from: a score, the power at a location, what the next Feed brings, and tokens of Influence.
namespace krypta::vendetta {

namespace {

using Arguments = std::vector<Message::Argument>;

/// Lines that add up to the total: what no line speaks of is said last.
class Sum {
 public:
  Sum(std::int64_t total, RuleIds rules) : sum_{.total = total, .lines = {}, .rules = rules} {}
  void add(std::string_view key, std::int64_t amount, RuleIds rules, Arguments arguments = {}) {
    sum_.lines.push_back({{"vd-account-" + std::string{key}, std::move(arguments)}, amount, rules});
  }
  void add_if_any(std::string_view key, std::int64_t amount, RuleIds rules, Arguments arguments = {}) {
    if (amount != 0) add(key, amount, rules, std::move(arguments));
  }
  [[nodiscard]] std::int64_t missing() const {
    std::int64_t rest = sum_.total;
    for (const Reckoning::Line& line : sum_.lines) rest -= line.amount.value_or(0);
    return rest;
  }
  /// `none` is said where there is nothing to add up at all.
  Reckoning done(std::string_view rest, RuleIds rules, std::string_view none) && {
    add_if_any(rest, missing(), rules);
    if (sum_.lines.empty()) add(none, 0, sum_.rules);
    return std::move(sum_);
  }

 private:
  Reckoning sum_;
};

/// VD-217
Reckoning account_of_score(const Cards& cards, const State& known, Seat s) {
  const Player& player = known.players[s];
  Sum sum{score(cards, known, s), {217}};
  sum.add("influence", player.influence, {25, 217});
  for (const Follower f : player.allies) sum.add("ally", cards.facts(f).influence, {217}, {{"card", term(f)}});
  if (player.victims > 0)
    sum.add("victims", player.victims * cards.facts(victim).influence, {5, 217},
            {{"count", std::int64_t{player.victims}}});
  for (const Follower f : player.drained) sum.add("drained", cards.facts(f).drained, {86}, {{"card", term(f)}});
  if (player.drained_victims > 0)
    sum.add("drained-victims", player.drained_victims * cards.facts(victim).drained, {5, 86},
            {{"count", std::int64_t{player.drained_victims}}});
  if (player.tokens > 0)
    sum.add("tokens", -std::int64_t{player.tokens}, {96, 104}, {{"count", std::int64_t{player.tokens}}});
  if (player.relic.has_value())
    sum.add("relic", cards.influence(*player.relic), {243}, {{"card", term(*player.relic)}});
  const FollowerSet counting = player.allies & cards.standing(CardVerb::AddScore).allies;
  for (const Follower f : counting) sum.add_if_any("ability", sum.missing(), {6, 332}, {{"card", term(f)}});
  return std::move(sum).done("effects", {217}, "nobody");
}

/// Of what the seat does not know something has to lie there, but for cards that lie elsewhere: power asks for the face
/// of open cards only.
State with_any_face(const State& known) {
  State guess = known;
  CardSet seen;
  each_deployed(known, [&](Slot, const Deployed& d) {
    if (d.card.known) seen.add(d.card.value);
  });
  for (Deployed& d : guess.deployed) {
    if (!d.at.has_value() || d.card.known || !d.clan.has_value()) continue;
    const CardSet left = cards_of(*d.clan) - seen;
    if (left.empty()) continue;
    d.card.value = left.nth(0);
    seen.add(d.card.value);
  }
  return guess;
}

/// VD-148
Reckoning account_of_power(const Cards& cards, const State& known, Location at, Seat s) {
  const State guess = with_any_face(known);
  const Powers powers = vendetta::powers(cards, guess, at);
  const Area& area = known.sites[at].areas[s];
  Sum sum{powers.totals[s], {148, 154}};
  each_deployed(known, [&](Slot slot, const Deployed& d) {
    if (d.at != at || d.area != s) return;
    const std::int64_t amount = powers.cards[static_cast<std::size_t>(slot)];
    if (!is_up(d)) {
      const RuleIds rules = amount == 0 ? RuleIds{66, 150} : RuleIds{66, 297};
      if (d.card.known) return sum.add("card-down", amount, rules, {{"card", term(d.card.value)}});
      return sum.add("card-hidden", amount, rules);
    }
    const std::int64_t base = cards.base(d.card.value);
    sum.add(amount == base ? "card" : "card-changed", amount, amount == base ? RuleIds{148} : RuleIds{151, 153},
            {{"card", term(d.card.value)}, {"count", base}});
  });
  sum.add_if_any("blood", area.blood, {78});
  sum.add_if_any("bonus", area.bonus, {342});
  return std::move(sum).done("effects", {149, 154}, "nobody");
}

/// VD-037
Reckoning account_of_feed(const Cards& cards, const State& known, Seat s) {
  const Player& player = known.players[s];
  std::int64_t total = std::int64_t{player.victims} * cards.facts(victim).feed;
  for (const Follower f : player.allies) total += cards.facts(f).feed;
  Sum sum{total, {37, 38}};
  for (const Follower f : player.allies)
    sum.add_if_any("ally", cards.facts(f).feed, {cards.facts(f).feed < 0 ? 40U : 37U}, {{"card", term(f)}});
  sum.add_if_any("victims", std::int64_t{player.victims} * cards.facts(victim).feed, {5, 37},
                 {{"count", std::int64_t{player.victims}}});
  return std::move(sum).done("effects", {37}, "no-feed");
}

/// The tokens: what somebody began with, and what was seen to come and go since.
Reckoning account_of_influence(const GameView& view, Seat s) {
  std::int64_t rewards = 0;
  std::int64_t frenzies = 0;
  std::int64_t gained = 0;
  std::int64_t lost = 0;
  for (const Event& event : view.memory()) {
    const auto is_about = [&](std::size_t i) { return event.arguments[i] == static_cast<int>(number(s)); };
    switch (static_cast<EventKind>(event.kind)) {
      case EventKind::Rewarded: rewards += is_about(0) ? event.arguments[1] : 0; break;
      case EventKind::FrenzySentBy: frenzies += is_about(0) ? event.arguments[1] : 0; break;
      case EventKind::InfluenceGained: gained += is_about(0) ? event.arguments[1] : 0; break;
      case EventKind::InfluenceLost:
      case EventKind::NothingToDrain: lost += is_about(0) ? event.arguments[1] : 0; break;
      case EventKind::InfluenceGiven:
        lost += is_about(0) ? event.arguments[2] : 0;
        gained += is_about(1) ? event.arguments[2] : 0;
        break;
      default: break;
    }
  }
  Sum sum{view.known().players[s].influence, {25, 200}};
  sum.add("start", first_influence, {25});
  sum.add_if_any("rewards", rewards, {167, 168});
  sum.add_if_any("frenzies", frenzies, {181, 270});
  sum.add_if_any("gained", gained, {192});
  sum.add_if_any("lost", -lost, {186, 200});
  return std::move(sum).done("unseen", {}, "nobody");
}

}  // namespace

std::vector<std::string> Vendetta::accounts(const GameView& view) const {
  const State& known = view.known();
  std::vector<std::string> paths;
  for (unsigned s = 0; s < known.players.size(); ++s) {
    if (known.players[seat(s)].out) continue;
    for (const std::string_view which : {"score", "feed", "influence"})
      paths.push_back("players." + std::to_string(s) + "." + std::string{which});
  }
  for (const Location at : all_of<Location>()) {
    if (in_play(known, at)) paths.push_back("sites." + std::string{name_of(at)} + ".power.*");
  }
  return paths;
}

std::optional<Reckoning> Vendetta::account(const GameView& view, std::string_view text) const {
  const State& known = view.known();
  Path path{text};
  const std::string_view what = path.step();
  if (path.over()) return std::nullopt;
  if (what == "players") {
    const auto place = path.place(known.players.size());
    if (!place || path.over() || known.players[seat(*place)].out) return std::nullopt;
    const std::string_view which = path.step();
    if (!path.over()) return std::nullopt;
    if (which == "score") return account_of_score(*cards_, known, seat(*place));
    if (which == "feed") return account_of_feed(*cards_, known, seat(*place));
    if (which == "influence") return account_of_influence(view, seat(*place));
  }
  if (what == "sites") {
    const auto at = named<Location>(path.step());
    if (!at || path.over() || !in_play(known, *at) || path.step() != "power" || path.over()) return std::nullopt;
    const auto place = path.place(known.players.size());
    if (!place || !path.over()) return std::nullopt;
    return account_of_power(*cards_, known, *at, seat(*place));
  }
  return std::nullopt;
}

}  // namespace krypta::vendetta
