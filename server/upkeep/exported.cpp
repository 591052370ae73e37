#include "server/upkeep/exported.hpp"

#include <set>
#include <utility>

#include "engine/core/codec.hpp"
#include "wire/json.hpp"

namespace krypta::server {

namespace {

constexpr unsigned most = 1'000'000;

/// Follows where somebody sits, and takes what he does there.
class Follower {
 public:
  explicit Follower(AccountId account) : account_(account) {}

  [[nodiscard]] Value did() && { return Value{std::move(did_)}; }
  void add(const store::Entry& entry) {
    const auto body = read_body(entry.body);
    if (!body) return;
    at_ = entry.at;
    std::visit([this](const auto& e) { on(e); }, *body);
  }

 private:
  void note(Value::Object what) {
    Value one = Value::Object{{"at", at_}};
    for (auto& [name, value] : what) one.set(name, std::move(value));
    did_.push_back(std::move(one));
  }
  void sits(Seat s, const Sitter& sitter) {
    if (sitter.kind == Sitter::Kind::person && sitter.account == account_)
      seats_.insert(s);
    else
      seats_.erase(s);
  }
  [[nodiscard]] bool his(Seat s) const { return seats_.contains(s); }

  void on(const Created& e) {
    for (unsigned s = 0; s < e.sitters.size(); ++s) sits(seat(s), e.sitters[s]);
    if (e.host == account_) note({{"do", "created"}});
  }
  void on(const Sat& e) {
    const bool before = his(e.seat);
    sits(e.seat, e.sitter);
    if (his(e.seat)) note({{"do", "sat"}, {"seat", to_value(e.seat)}});
    if (before && !his(e.seat)) note({{"do", "stood"}, {"seat", to_value(e.seat)}});
  }
  void on(const Stirred& e) {
    if (his(e.seat)) note({{"do", "stirred"}, {"entropy", e.entropy}});
  }
  void on(const Brings& e) {
    if (his(e.seat)) note({{"do", "brings"}, {"text", e.text}});
  }
  void on(const Chose& e) {
    // What a bot chose in his place has no id, and what the server made for him no other choice.
    if (his(e.seat) && !e.id.empty()) note({{"do", "chose"}, {"option", e.option}});
  }
  void on(const Said& e) {
    if (his(e.seat)) note({{"do", "said"}, {"text", e.text}});
  }
  void on(const AskedBack& e) {
    if (his(e.seat)) note({{"do", "asked_back"}});
  }
  void on(const Answered& e) {
    if (his(e.seat)) note({{"do", "answered"}, {"yes", e.yes}});
  }
  void on(const AskedEnd& e) {
    if (his(e.seat)) note({{"do", "asked_end"}, {"yes", e.yes}});
  }
  void on(const auto&) {}

  AccountId account_;
  std::set<Seat> seats_{};
  Value::Array did_{};
  Time at_ = 0;
};

}  // namespace

Value account_value(const store::Account& account) {
  return Value::Object{{"id", account.id},
                       {"name", account.name},
                       {"kept", !account.password.empty()},
                       {"language", account.language},
                       {"created", account.created},
                       {"seen", account.seen}};
}

Value own_part(const std::vector<store::Entry>& entries, AccountId account) {
  Follower follower{account};
  for (const store::Entry& entry : entries) follower.add(entry);
  return std::move(follower).did();
}

void Exported::of(const store::Account& account, store::Store& store, Then then) {
  const std::shared_ptr<Exported> made{new Exported{account, store, std::move(then)}};
  made->all_.set("account", account_value(account));
  made->sessions();
}

void Exported::sessions() {
  store_.sessions_of(account_.id, most,
                     [self = shared_from_this()](const store::Found<std::vector<store::Session>>& found) {
                       if (!self->got(found)) return;
                       Value::Array sessions;
                       for (const store::Session& one : *found.value)
                         sessions.push_back(Value::Object{{"created", one.created}, {"seen", one.seen}});
                       self->all_.set("sessions", std::move(sessions));
                       self->decks();
                     });
}

void Exported::decks() {
  store_.decks_of(account_.id, [self = shared_from_this()](const store::Found<std::vector<store::KeptDeck>>& found) {
    if (!self->got(found)) return;
    Value::Array decks;
    for (const store::KeptDeck& one : *found.value) {
      const auto body = wire::parse_json(one.body);
      decks.push_back(Value::Object{{"id", one.id},
                                    {"game", one.game},
                                    {"revision", one.revision},
                                    {"changed", one.changed},
                                    {"deck", body ? *body : Value{one.body}}});
    }
    self->all_.set("decks", std::move(decks));
    self->friends();
  });
}

void Exported::friends() {
  store_.friends_of(account_.id, [self = shared_from_this()](const store::Found<std::vector<store::Friend>>& found) {
    if (!self->got(found)) return;
    Value::Array friends;
    for (const store::Friend& one : *found.value)
      friends.push_back(Value::Object{{"name", one.name}, {"since", one.since}});
    self->all_.set("friends", std::move(friends));
    self->outcomes();
  });
}

void Exported::outcomes() {
  store_.upkeep().outcomes_of(
      account_.id, [self = shared_from_this()](const store::Found<std::vector<store::Outcome>>& found) {
        if (!self->got(found)) return;
        Value::Array results;
        for (const store::Outcome& one : *found.value) {
          Value result = Value::Object{{"table", one.table},
                                       {"at", one.at},
                                       {"game", one.game},
                                       {"seats", one.seats},
                                       {"against", one.result.against},
                                       {"won", one.result.won}};
          if (one.result.rated > 0)
            result.set("rating",
                       Value::Object{{"mean", one.result.rating.mean}, {"deviation", one.result.rating.deviation}});
          results.push_back(std::move(result));
        }
        self->all_.set("results", std::move(results));
        self->reports();
      });
}

/// Who has reported him is not his to know.
void Exported::reports() {
  store_.upkeep().reports(
      {.closed = true, .account = account_.id, .most = most},
      [self = shared_from_this()](const store::Found<std::vector<store::Report>>& found) {
        if (!self->got(found)) return;
        Value::Array by;
        Value::Array about;
        for (const store::Report& one : *found.value) {
          const bool own = one.by == self->account_.id;
          Value report = Value::Object{{"at", one.at}, {"table", one.table}, {"said", one.said}};
          if (own) report.set("reason", one.reason);
          if (one.closed != 0) report.set("closed", one.closed);
          (own ? by : about).push_back(std::move(report));
        }
        self->all_.set("reports", Value::Object{{"by", std::move(by)}, {"about", std::move(about)}});
        self->tables();
      });
}

void Exported::tables() {
  store_.tables_of(account_.id, most, [self = shared_from_this()](store::Found<std::vector<store::Mine>> found) {
    if (!self->got(found)) return;
    self->mine_ = *std::move(found.value);
    self->next_match(0);
  });
}

void Exported::next_match(std::size_t i) {
  if (i == mine_.size()) {
    all_.set("matches", std::move(matches_));
    return then_({std::move(all_)});
  }
  store_.entries(mine_[i].listing.table, 0,
                 [self = shared_from_this(), i](const store::Found<std::vector<store::Entry>>& found) {
                   if (!self->got(found)) return;
                   const store::Listing& listing = self->mine_[i].listing;
                   const auto summary = wire::parse_json(listing.summary);
                   const Value* game = summary ? summary->find("game") : nullptr;
                   self->matches_.push_back(Value::Object{{"table", listing.table},
                                                          {"game", game == nullptr ? Value{} : *game},
                                                          {"created", listing.created},
                                                          {"did", own_part(*found.value, self->account_.id)}});
                   self->next_match(i + 1);
                 });
}

}  // namespace krypta::server
