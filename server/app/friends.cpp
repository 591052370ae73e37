#include <algorithm>

#include "engine/core/codec.hpp"
#include "server/app/app.hpp"
#include "wire/json.hpp"

/// Friends: whoever opens somebody's link is his friend, and he theirs, because he gave it to them.
namespace krypta::server {

namespace {

constexpr unsigned most_friends = 200;
constexpr unsigned most_tables = 50;
/// The lobby asks more often than that.
constexpr Time lately = 60'000;

/// As hard to guess as a session.
bool is_friend_link(std::string_view link) { return hash_of_token(Secret{std::string{link}}).has_value(); }

using Friends = std::vector<store::Friend>;
using Listings = std::vector<store::Listing>;

/// The tables in the lobby at which he sits.
Value tables_at(AccountId account, const Listings& listings) {
  Value::Array tables;
  for (const store::Listing& listing : listings) {
    if (std::ranges::find(listing.people, account) == listing.people.end()) continue;
    const auto summary = wire::parse_json(listing.summary);
    if (!summary) continue;
    Value table = Value::Object{};
    for (const char* field : {"table", "game", "state", "seats"}) {
      if (const Value* found = summary->find(field)) table.set(field, *found);
    }
    tables.push_back(std::move(table));
  }
  return tables;
}

}  // namespace

bool App::online(AccountId account) const {
  return heard_.since(account, parts_.loop.now() - lately) || parts_.hall.quotas().connected(account);
}

void App::friends(const VisitPtr& visit) {
  signed_in(visit, [this, visit](const Account& account) {
    parts_.store.friends_of(account.id, [this, visit, me = account.id](const store::Found<Friends>& found) {
      if (!found.value) return visit->refuse(Objection{"storage"});
      if (found.value->empty()) return visit->accept(Value::Object{{"friends", Value::Array{}}});
      store::Others* others = parts_.store.others();
      if (others == nullptr) return list_friends(visit, me, *found.value, {});
      std::vector<AccountId> accounts;
      for (const store::Friend& each : *found.value) accounts.push_back(each.account);
      others->connected_elsewhere(std::move(accounts), [this, visit, me, friends = *found.value](
                                                           const store::Found<std::vector<AccountId>>& connected) {
        list_friends(visit, me, friends, connected.value.value_or(std::vector<AccountId>{}));
      });
    });
  });
}

void App::list_friends(const VisitPtr& visit, AccountId me, const Friends& friends,
                       const std::vector<AccountId>& elsewhere) {
  parts_.store.tables_of_friends(me, most_tables,
                                 [this, visit, friends, elsewhere](const store::Found<Listings>& listings) {
                                   if (!listings.value) return visit->refuse(Objection{"storage"});
                                   Value::Array all;
                                   for (const store::Friend& each : friends) {
                                     const bool there = std::ranges::find(elsewhere, each.account) != elsewhere.end();
                                     all.push_back(Value::Object{{"name", each.name},
                                                                 {"online", there || online(each.account)},
                                                                 {"tables", tables_at(each.account, *listings.value)}});
                                   }
                                   visit->accept(Value::Object{{"friends", std::move(all)}});
                                 });
}

/// Opens somebody's link.
void App::befriend(const VisitPtr& visit) {
  signed_in(visit, [this, visit](const Account& account) {
    if (!befriending_.allow(account.id, parts_.loop.now())) return visit->refuse(Objection{"too-fast"});
    const std::string link = visit->text_or("link", "");
    if (!is_friend_link(link)) return visit->refuse(Objection{"no-such-friend-link"});
    parts_.store.owner_of_friend_link(link, [this, visit, me = account.id](const store::Found<store::Account>& found) {
      if (!found.problem.empty()) return visit->refuse(Objection{"storage"});
      if (!found.value) return visit->refuse(Objection{"no-such-friend-link"});
      if (found.value->id == me) return visit->refuse(Objection{"own-friend-link"});
      parts_.store.befriend(me, found.value->id, parts_.loop.now(), most_friends,
                            [visit, name = found.value->name](const store::Written& written) {
                              if (written.code == store::Written::Code::failed)
                                return visit->refuse(Objection{"storage"});
                              if (!written.done()) return visit->refuse(Objection{"too-many-friends"});
                              visit->accept(Value::Object{{"name", name}});
                            });
    });
  });
}

/// One's own link: the one there is, or another one, and then the old one leads nowhere.
void App::friend_link(const VisitPtr& visit) {
  signed_in(visit, [this, visit](const Account& account) {
    if (!befriending_.allow(account.id, parts_.loop.now())) return visit->refuse(Objection{"too-fast"});
    const Value* anew = visit->body.find("new");
    if (anew != nullptr && anew->boolean() != nullptr && *anew->boolean()) return give_friend_link(visit, account.id);
    parts_.store.friend_link(account.id, [this, visit, me = account.id](const store::Found<std::string>& found) {
      if (!found.problem.empty()) return visit->refuse(Objection{"storage"});
      if (!found.value) return give_friend_link(visit, me);
      visit->accept(Value::Object{{"link", *found.value}});
    });
  });
}

void App::give_friend_link(const VisitPtr& visit, AccountId account) {
  const std::string link = fresh_token(system_random()).reveal();
  parts_.store.set_friend_link(account, link, [visit, link](const store::Written& written) {
    if (!written.done()) return visit->refuse(Objection{"storage"});
    visit->accept(Value::Object{{"link", link}});
  });
}

/// Whoever is removed must not come back by the link he once had, so it leads nowhere from now on.
void App::unfriend(const VisitPtr& visit) {
  signed_in(visit, [this, visit](const Account& account) {
    if (!befriending_.allow(account.id, parts_.loop.now())) return visit->refuse(Objection{"too-fast"});
    parts_.store.friends_of(account.id, [this, visit, me = account.id](const store::Found<Friends>& found) {
      if (!found.value) return visit->refuse(Objection{"storage"});
      const auto gone = std::ranges::find(*found.value, visit->text_or("name", ""), &store::Friend::name);
      if (gone == found.value->end()) return visit->refuse(Objection{"not-found"});
      parts_.store.unfriend(me, gone->account, [this, visit, me](const store::Written& written) {
        if (!written.done()) return visit->refuse(Objection{"storage"});
        give_friend_link(visit, me);
      });
    });
  });
}

}  // namespace krypta::server
