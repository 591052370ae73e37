#include <algorithm>
#include <map>
#include <set>

#include "server/app/app.hpp"
#include "server/people/rating.hpp"
#include "wire/json.hpp"

/// What matches came to: one's own statistics, and the ratings beside people's names.
namespace krypta::server {

namespace {

using Standings = std::vector<store::Standing>;
using Tallies = std::vector<store::Tally>;

/// Nothing for somebody of whom no match was rated.
std::optional<Value> rating_value(const store::Standing& standing) {
  if (standing.rated == 0) return std::nullopt;
  const ShownRating rating = shown(standing.rating);
  return Value::Object{{"value", rating.value}, {"uncertainty", rating.uncertainty}, {"matches", standing.rated}};
}

std::optional<Value> rating_of(const Standings& standings, AccountId account, std::string_view game) {
  const auto found = std::ranges::find_if(
      standings, [&](const store::Standing& each) { return each.account == account && each.game == game; });
  return found == standings.end() ? std::nullopt : rating_value(*found);
}

/// "hard+people" as a list.
Value kinds_value(std::string_view against) {
  Value::Array kinds;
  while (!against.empty()) {
    const std::size_t end = std::min(against.find('+'), against.size());
    kinds.emplace_back(against.substr(0, end));
    against.remove_prefix(std::min(end + 1, against.size()));
  }
  return kinds;
}

Value statistics_value(AccountId me, const Tallies& tallies, const Standings& standings) {
  std::map<std::string, Value::Array> kinds;
  for (const store::Tally& tally : tallies) {
    kinds[tally.game].push_back(Value::Object{{"seats", tally.seats},
                                              {"against", kinds_value(tally.against)},
                                              {"matches", tally.matches},
                                              {"won", static_cast<std::int64_t>(tally.won * 100 + 0.5)}});
  }
  Value::Array games;
  for (auto& [game, all] : kinds) {
    Value one = Value::Object{{"game", game}, {"kinds", std::move(all)}};
    if (auto rating = rating_of(standings, me, game)) one.set("rating", *std::move(rating));
    games.push_back(std::move(one));
  }
  return Value::Object{{"games", std::move(games)}};
}

std::string game_of(const store::Listing& listing) {
  const auto summary = wire::parse_json(listing.summary);
  const Value* game = summary ? summary->find("game") : nullptr;
  return game == nullptr || game->text() == nullptr ? std::string{} : *game->text();
}

/// A listing is kept as it is shown; what changes later is put in here. Its people are in the order of their seats.
std::optional<Value> summary_of(const store::Listing& listing, const Standings& standings, const Orders* orders,
                                const text::Speech& speech) {
  auto summary = wire::parse_json(listing.summary);
  if (!summary || summary->find("seats") == nullptr || summary->find("game") == nullptr) return std::nullopt;
  const std::string game = *summary->find("game")->text();
  Value::Array seats = *summary->find("seats")->array();
  std::size_t person = 0;
  for (Value& seat : seats) {
    if (seat.find("name") == nullptr || person == listing.people.size()) continue;
    const AccountId account = listing.people[person++];
    if (orders != nullptr && orders->removed(account)) seat.set("name", speech.say("server-nameless"));
    if (auto rating = rating_of(standings, account, game)) seat.set("rating", *std::move(rating));
  }
  summary->set("seats", std::move(seats));
  return *std::move(summary);
}

}  // namespace

void App::accept_tables(const VisitPtr& visit, Value answer, std::vector<store::Listing> listings) {
  std::set<std::pair<AccountId, std::string>> known;
  std::vector<store::Player> players;
  for (const store::Listing& listing : listings) {
    const std::string game = game_of(listing);
    for (const AccountId account : listing.people) {
      if (known.emplace(account, game).second) players.push_back({account, game});
    }
  }
  parts_.store.standings(std::move(players), [visit, answer = std::move(answer), listings = std::move(listings),
                                              orders = parts_.orders](const store::Found<Standings>& found) mutable {
    if (!found.value) return visit->refuse(Objection{"storage"});
    Value::Array tables;
    for (const store::Listing& listing : listings) {
      if (auto summary = summary_of(listing, *found.value, orders, *visit->speech))
        tables.push_back(*std::move(summary));
    }
    answer.set("tables", std::move(tables));
    visit->accept(answer);
  });
}

/// One's own: who won how often against whom is nobody else's business.
void App::statistics(const VisitPtr& visit) {
  signed_in(visit, [this, visit](const Account& account) {
    parts_.store.tallies(account.id, [this, visit, me = account.id](const store::Found<Tallies>& found) {
      if (!found.value) return visit->refuse(Objection{"storage"});
      // They come by games.
      std::vector<store::Player> players;
      for (const store::Tally& tally : *found.value) {
        if (players.empty() || players.back().game != tally.game) players.push_back({me, tally.game});
      }
      parts_.store.standings(std::move(players),
                             [visit, me, tallies = *found.value](const store::Found<Standings>& standings) {
                               if (!standings.value) return visit->refuse(Objection{"storage"});
                               visit->accept(statistics_value(me, tallies, *standings.value));
                             });
    });
  });
}

/// Of those who sit at a table, for who may look at it.
void App::ratings(const VisitPtr& visit, const std::string& id) {
  signed_in(visit, [this, visit, id](const Account& account) {
    parts_.hall.read(id, account.id, [this, visit, me = account.id](const Table* table, const Objection& why) {
      if (table == nullptr) return visit->refuse(why);
      if (!may_look(*table, me, visit->request.asked("invitation").value_or("")))
        return visit->refuse(Objection{"not-allowed"});
      std::vector<AccountId> seats;
      for (const Table::Chair& chair : table->chairs()) seats.push_back(chair.person() ? chair.sitter.account : 0);
      std::vector<store::Player> players;
      for (const AccountId seat : seats) {
        if (seat != 0) players.push_back({seat, table->agreed().game});
      }
      parts_.store.standings(std::move(players),
                             [visit, seats, game = table->agreed().game](const store::Found<Standings>& found) {
                               if (!found.value) return visit->refuse(Objection{"storage"});
                               Value::Array all;
                               for (const AccountId seat : seats)
                                 all.push_back(rating_of(*found.value, seat, game).value_or(Value{}));
                               visit->accept(Value::Object{{"ratings", std::move(all)}});
                             });
    });
  });
}

}  // namespace krypta::server
