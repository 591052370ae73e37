#include "cli/vendetta/report.hpp"

#include <fmt/format.h>

#include <array>
#include <ostream>
#include <string>
#include <vector>

#include "cli/arena/interval.hpp"
#include "engine/core/typed_game.hpp"
#include "engine/games/vendetta/rules.hpp"

namespace krypta::cli {

namespace {

using namespace krypta::vendetta;

/// How often somebody was there, and how often he won.
struct Wins {
  std::uint64_t games = 0;
  std::uint64_t wins = 0;

  void add(bool won) {
    ++games;
    wins += won ? 1 : 0;
  }
  [[nodiscard]] double share() const { return games == 0 ? 0 : static_cast<double>(wins) / static_cast<double>(games); }
  [[nodiscard]] Interval reach() const { return interval(share(), static_cast<double>(games)); }
};

/// What became of a clan card: how it was played, and whether its player won where he had played it.
struct Played {
  std::uint64_t up = 0;
  std::uint64_t down = 0;
  std::uint64_t won = 0;

  [[nodiscard]] std::uint64_t all() const { return up + down; }
};

/// Where the points of a player come from. VD-217
enum class Origin : std::uint8_t { Start, Rewards, Frenzy, Cards, Allies, Drained, Diablerie, Relics };
constexpr std::array<std::string_view, 8> names_of(std::type_identity<Origin>) {
  return {"start", "rewards", "frenzy", "cards", "allies", "drained", "diablerie", "relics"};
}
using Influence = EnumArray<Origin, std::int64_t>;

double mean(double sum, std::uint64_t count) { return count == 0 ? 0 : sum / static_cast<double>(count); }

/// The tokens of everybody, as the events tell of them.
SeatArray<Influence, most_players> tokens_by_origin(const Match<Vendetta>& match) {
  auto all = SeatArray<Influence, most_players>::filled(player_count(match.state()));
  for (auto& own : all) own[Origin::Start] = first_influence;
  for (const LoggedEvent& logged : match.log()) {
    const auto& told = logged.event.arguments;
    const auto of = [&](std::size_t who) -> Influence& { return all[seat(static_cast<unsigned>(told[who]))]; };
    switch (static_cast<EventKind>(logged.event.kind)) {
      case EventKind::Rewarded: of(0)[Origin::Rewards] += told[1]; break;
      case EventKind::FrenzySentBy: of(0)[Origin::Frenzy] += told[1]; break;
      case EventKind::NothingToDrain: of(0)[Origin::Frenzy] -= told[1]; break;
      case EventKind::InfluenceGained: of(0)[Origin::Cards] += told[1]; break;
      case EventKind::InfluenceLost: of(0)[Origin::Cards] -= told[1]; break;
      case EventKind::InfluenceGiven:
        of(0)[Origin::Cards] -= told[2];
        of(1)[Origin::Cards] += told[2];
        break;
      default: break;
    }
  }
  return all;
}

class VendettaReport final : public Report {
 public:
  void add(const AnyMatch& any) override {
    const auto* typed = dynamic_cast<const TypedMatch<Vendetta>*>(&any);
    if (typed == nullptr) return;
    const Match<Vendetta>& match = typed->typed();
    count_wins(match);
    count_influence(match);
    count_cards(match);
  }
  [[nodiscard]] Value as_value() const override;
  void print(const text::Speech& speech, std::ostream& out) const override;

 private:
  void count_wins(const Match<Vendetta>& match);
  void count_influence(const Match<Vendetta>& match);
  void count_cards(const Match<Vendetta>& match);
  [[nodiscard]] std::int64_t influence_in_all() const {
    std::int64_t sum = 0;
    for (const std::int64_t n : influence_) sum += n;
    return sum;
  }

  std::vector<Wins> seats_;
  EnumArray<Clan, Wins> clans_{};
  Influence influence_{};
  std::uint64_t finished_ = 0;  ///< players who were in the match to its end
  std::uint64_t eliminated_ = 0;
  std::array<Played, count_of<ClanCard>> cards_{};
};

void VendettaReport::count_wins(const Match<Vendetta>& match) {
  const State& state = match.state();
  const SeatSet winners = match.game().result(state).winners;
  if (seats_.size() < state.players.size()) seats_.resize(state.players.size());
  for (unsigned i = 0; i < state.players.size(); ++i) {
    const bool won = winners.has(seat(i));
    seats_[i].add(won);
    clans_[*state.players[seat(i)].clan].add(won);
  }
}

void VendettaReport::count_influence(const Match<Vendetta>& match) {
  const State& state = match.state();
  const Cards& cards = match.game().cards();
  const auto tokens = tokens_by_origin(match);
  for (unsigned i = 0; i < state.players.size(); ++i) {
    const Player& player = state.players[seat(i)];
    if (player.out) {
      ++eliminated_;
      continue;
    }
    ++finished_;
    Influence own = tokens[seat(i)];
    for (const Follower f : player.drained) own[Origin::Drained] += cards.facts(f).drained;
    own[Origin::Drained] += player.drained_victims * cards.facts(victim).drained;
    own[Origin::Diablerie] = -static_cast<int>(player.tokens);
    if (player.relic.has_value()) own[Origin::Relics] = cards.influence(*player.relic);
    // What Allies give has conditions; it is what is left of the score.
    own[Origin::Allies] = score(cards, state, seat(i)) - player.influence - own[Origin::Drained] -
                          own[Origin::Diablerie] - own[Origin::Relics];
    for (const Origin o : all_of<Origin>()) influence_[o] += own[o];
  }
}

void VendettaReport::count_cards(const Match<Vendetta>& match) {
  struct Play {
    Seat who;
    ClanCard card;
    Location at;
  };
  std::vector<Play> round;
  for (const LoggedEvent& logged : match.log()) {
    const auto& told = logged.event.arguments;
    const auto kind = static_cast<EventKind>(logged.event.kind);
    if (kind == EventKind::RoundBegan) round.clear();
    if (kind == EventKind::Played || kind == EventKind::PlayedDownCard) {
      const auto card = static_cast<ClanCard>(told[1]);
      Played& played = cards_[static_cast<std::size_t>(card)];
      ++(kind == EventKind::Played ? played.up : played.down);
      round.push_back({static_cast<Seat>(told[0]), card, static_cast<Location>(told[2])});
    }
    if (kind == EventKind::Ranked && told[1] == 1) {
      for (const Play& play : round) {
        if (play.who == static_cast<Seat>(told[0]) && play.at == static_cast<Location>(told[2]))
          ++cards_[static_cast<std::size_t>(play.card)].won;
      }
    }
  }
}

Value::Object as_object(std::string_view name, Value of, const Wins& wins) {
  const auto [low, high] = wins.reach();
  return Value::Object{{std::string{name}, std::move(of)},
                       {"games", wins.games},
                       {"wins", wins.wins},
                       {"share", wins.share()},
                       {"low", low},
                       {"high", high}};
}

Value VendettaReport::as_value() const {
  Value::Array seats;
  for (std::size_t i = 0; i < seats_.size(); ++i)
    seats.emplace_back(as_object("seat", static_cast<std::int64_t>(i), seats_[i]));
  Value::Array clans;
  for (const Clan c : all_of<Clan>()) clans.emplace_back(as_object("clan", std::string{name_of(c)}, clans_[c]));
  Value::Object influence;
  for (const Origin o : all_of<Origin>())
    influence.emplace_back(std::string{name_of(o)}, mean(static_cast<double>(influence_[o]), finished_));
  influence.emplace_back("all", mean(static_cast<double>(influence_in_all()), finished_));
  Value::Array cards;
  for (const ClanCard c : all_of<ClanCard>()) {
    const Played& played = cards_[static_cast<std::size_t>(c)];
    cards.emplace_back(Value::Object{{"card", std::string{name_of(c)}},
                                     {"games", clans_[clan_of(c)].games},
                                     {"up", played.up},
                                     {"down", played.down},
                                     {"won", played.won}});
  }
  return Value::Object{{"seats", std::move(seats)},
                       {"clans", std::move(clans)},
                       {"influence", std::move(influence)},
                       {"eliminated", eliminated_},
                       {"cards", std::move(cards)}};
}

/// A cell in a table of a terminal: as many letters, not bytes.
std::string padded(std::string text, std::size_t width) {
  std::size_t letters = 0;
  for (const char c : text) letters += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
  if (letters < width) text.append(width - letters, ' ');
  return text;
}

void VendettaReport::print(const text::Speech& speech, std::ostream& out) const {
  const auto word = [&](const std::string& key) { return speech.say(key); };
  const auto wins_line = [&](const std::string& name, const Wins& wins) {
    const auto [low, high] = wins.reach();
    out << fmt::format("{} {:>9} {:>9} {:>8.1f} {:>15}\n", padded(name, 27), wins.games, wins.wins, 100 * wins.share(),
                       fmt::format("{:.1f} - {:.1f}", 100 * low, 100 * high));
  };
  const auto wins_title = [&](const std::string& of) {
    out << fmt::format("\n{} {:>9} {:>9} {:>8} {:>15}\n", padded(word(of), 27), word("tools-seated"),
                       word("tools-wins"), "%", "95 %");
  };
  wins_title("tools-seat");
  for (std::size_t i = 0; i < seats_.size(); ++i) wins_line(std::to_string(i), seats_[i]);
  wins_title("tools-clan");
  for (const Clan c : all_of<Clan>()) wins_line(word("vd-clan-" + std::string{name_of(c)}), clans_[c]);

  out << fmt::format("\n{} {:>12}\n", padded(word("tools-influence-from"), 27), word("tools-on-average"));
  const auto influence_line = [&](std::string_view name, std::int64_t sum) {
    out << fmt::format("{} {:>12.2f}\n", padded(word("tools-influence-" + std::string{name}), 27),
                       mean(static_cast<double>(sum), finished_));
  };
  for (const Origin o : all_of<Origin>()) influence_line(name_of(o), influence_[o]);
  influence_line("all", influence_in_all());
  out << fmt::format("{}: {}\n", word("tools-eliminated"), eliminated_);

  out << fmt::format("\n{} {:>12} {:>12} {:>12} {:>12}\n", padded(word("tools-card"), 27), word("tools-played-a-match"),
                     word("tools-face-up") + " %", word("tools-face-down") + " %", word("tools-wins-there") + " %");
  for (const ClanCard c : all_of<ClanCard>()) {
    const Played& played = cards_[static_cast<std::size_t>(c)];
    if (played.all() == 0) continue;
    const auto percent = [&](std::uint64_t n) { return 100 * mean(static_cast<double>(n), played.all()); };
    out << fmt::format("{} {:>12.2f} {:>12.1f} {:>12.1f} {:>12.1f}\n",
                       padded(word("vd-card-" + std::string{name_of(c)}), 27),
                       mean(static_cast<double>(played.all()), clans_[clan_of(c)].games), percent(played.up),
                       percent(played.down), percent(played.won));
  }
}

}  // namespace

std::unique_ptr<Report> make_vendetta_report() { return std::make_unique<VendettaReport>(); }

}  // namespace krypta::cli
