#include "trials/vtes/report.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/games/vtes/cards.hpp"

namespace krypta::trials {

namespace {

double ratio(double of, std::uint64_t by) { return by == 0 ? 0 : of / static_cast<double>(by); }

bool is_price(Deed deed) { return deed == Deed::PoolPaid || deed == Deed::BloodPaid; }

Value interval_value(double middle, const Interval& reach) {
  return Value::Object{{"mean", middle}, {"low", reach.low}, {"high", reach.high}};
}

Value::Object standing_value(Value::Object what, const Outcomes& standing) {
  what.emplace_back("matches", standing.matches());
  what.emplace_back("points", interval_value(standing.points(), standing.reach_of_points()));
  what.emplace_back("won", standing.wins());
  what.emplace_back("wins", interval_value(standing.share(), standing.reach_of_share()));
  return what;
}

/// Of decks that were there.
Value decks_value(const std::vector<std::string>& names, const std::vector<Outcomes>& standings) {
  Value::Array all;
  for (std::size_t d = 0; d < standings.size(); ++d) {
    if (standings[d].matches() > 0) all.emplace_back(standing_value({{"deck", names[d]}}, standings[d]));
  }
  return all;
}

Value turns_value(const Turns& turns) {
  Value::Array counts;
  for (const std::uint64_t count : turns.counts()) counts.emplace_back(count);
  Value all = Value::Object{{"matches", turns.happened()}, {"never", turns.never()}, {"counts", std::move(counts)}};
  if (const auto median = turns.median()) {
    all.set("mean", turns.mean());
    all.set("median", *median);
  }
  return all;
}

Value card_value(vtes::CardId id, const CardSum& card) {
  Value did = Value::Object{};
  for (const Deed deed : all_of<Deed>()) {
    if (card.did[deed] != 0) did.set(name_of(deed), card.did[deed]);
  }
  Value::Object what{
      {"card", vtes::slug(id)},      {"name", card_name(id)},       {"pile", is_crypt_card(id) ? "crypt" : "library"},
      {"copies", card.copies},       {"drawn", card.drawn},         {"played", card.played},
      {"used", card.used},           {"discarded", card.discarded}, {"stuck", card.stuck},
      {"elsewhere", card.elsewhere}, {"did", std::move(did)}};
  what.emplace_back("when_drawn", standing_value({}, card.when_drawn));
  return what;
}

}  // namespace

bool is_crypt_card(vtes::CardId card) { return static_cast<std::uint16_t>(card) >= vtes::first_crypt; }
std::string card_name(vtes::CardId card) { return vtes::facts().full_name(card); }

double Outcomes::points() const { return ratio(static_cast<double>(halves_) / 2, matches_); }

Interval Outcomes::reach_of_points() const {
  Interval reach = interval_of_mean(static_cast<double>(halves_) / 2, static_cast<double>(squares_) / 4,
                                    static_cast<std::size_t>(matches_));
  reach.low = std::max(reach.low, 0.0);
  return reach;
}

double Outcomes::share() const { return ratio(static_cast<double>(wins_), matches_); }

void Turns::add(std::optional<unsigned> turn) {
  if (!turn) {
    ++never_;
    return;
  }
  if (counts_.size() < *turn) counts_.resize(*turn);
  if (*turn > 0) ++counts_[*turn - 1];
}

std::uint64_t Turns::happened() const { return std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0}); }

double Turns::mean() const {
  double sum = 0;
  for (std::size_t i = 0; i < counts_.size(); ++i) sum += static_cast<double>(counts_[i] * (i + 1));
  return ratio(sum, happened());
}

std::optional<unsigned> Turns::within(unsigned percent) const {
  const std::uint64_t all = happened();
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    sum += counts_[i];
    if (sum > 0 && sum * 100 >= all * percent) return static_cast<unsigned>(i + 1);
  }
  return std::nullopt;
}

void CardSum::add(const CardStory& card, const Story::Chair& own) {
  copies = card.copies;
  drawn += card.drawn;
  played += card.played;
  used += card.used;
  discarded += card.discarded;
  stuck += card.stuck;
  elsewhere += card.elsewhere();
  if (card.drawn > 0) when_drawn.add(own);
  for (const Deed deed : all_of<Deed>()) did[deed] += card.did[deed];
}

std::vector<std::pair<Deed, std::int64_t>> CardSum::deeds() const {
  std::vector<std::pair<Deed, std::int64_t>> all;
  for (const Deed deed : all_of<Deed>()) {
    if (did[deed] > 0 && !is_price(deed)) all.emplace_back(deed, did[deed]);
  }
  std::ranges::stable_sort(all, std::ranges::greater{}, &std::pair<Deed, std::int64_t>::second);
  return all;
}

std::vector<std::string> DeckReport::names_of_decks(const Trial& trial) {
  std::vector<std::string> names;
  for (const Entrant& deck : trial.decks) {
    std::string name = deck.name;
    for (unsigned n = 2; std::ranges::find(names, name) != names.end(); ++n)
      name = deck.name + " (" + std::to_string(n) + ")";
    names.push_back(std::move(name));
  }
  return names;
}

void DeckReport::add(std::uint64_t match, Story story) {
  const std::uint64_t round = match / seating_.seats();
  auto& there = begun_[round];
  there.emplace_back(match, std::move(story));
  if (there.size() < seating_.seats()) return;
  for (const auto& [number, told] : there) count(number, told);
  begun_.erase(round);
}

void DeckReport::count(std::uint64_t match, const Story& story) {
  const std::vector<std::size_t> line = seating_.line(match);
  const unsigned own = seating_.chair(match);
  const unsigned n = seating_.seats();
  for (unsigned s = 0; s < n; ++s) {
    decks_[line[s]].add(story.chairs[s]);
    chairs_[s].add(story.chairs[s]);
  }
  const Story::Chair& mine = story.chairs[own];
  seats_[own].add(mine);
  prey_[line[(own + 1) % n]].add(mine);
  predator_[line[(own + n - 1) % n]].add(mine);
  first_vampire_.add(story.first_vampire);
  first_oust_.add(story.first_oust);
  ousted_.add(story.ousted);
  table_oust_.add(story.table_oust);
  ++endings_[story.ending];
  for (const auto& [id, card] : story.cards) cards_[id].add(card, mine);
}

Value DeckReport::told(const Trial& trial, std::uint64_t wanted) const {
  Value::Object all = described(trial, own().matches());
  all.emplace_back("interrupted", own().matches() < wanted);
  all.emplace_back("report", as_value());
  return all;
}

Value DeckReport::as_value() const {
  Value::Array seats;
  for (std::size_t s = 0; s < seats_.size(); ++s) {
    Value::Object seat = standing_value({{"seat", static_cast<std::int64_t>(s)}}, seats_[s]);
    seat.emplace_back("anybody", standing_value({}, chairs_[s]));
    seats.emplace_back(std::move(seat));
  }
  Value endings = Value::Object{};
  for (const Ending ending : all_of<Ending>()) endings.set(name_of(ending), endings_[ending]);
  Value::Array cards;
  for (const auto& [id, card] : cards_) cards.emplace_back(card_value(id, card));
  Value::Object all =
      standing_value({{"deck", names_.front()}, {"seated", static_cast<std::int64_t>(seats_.size())}}, own());
  all.emplace_back("endings", std::move(endings));
  all.emplace_back("decks", decks_value(names_, decks_));
  all.emplace_back("seats", std::move(seats));
  all.emplace_back("prey", decks_value(names_, prey_));
  all.emplace_back("predator", decks_value(names_, predator_));
  all.emplace_back("turns", Value::Object{{"first_vampire", turns_value(first_vampire_)},
                                          {"first_oust", turns_value(first_oust_)},
                                          {"ousted", turns_value(ousted_)},
                                          {"table_oust", turns_value(table_oust_)}});
  all.emplace_back("cards", std::move(cards));
  return all;
}

}  // namespace krypta::trials
