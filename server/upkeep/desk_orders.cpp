#include <sodium.h>

#include <algorithm>

#include "server/upkeep/desk.hpp"
#include "wire/json.hpp"

/// Mutes and bans, what everybody is told, and what has been reported.
namespace krypta::server {

namespace {

constexpr std::size_t longest_text = 500;

std::string_view name_of(store::Sanction::Kind kind) { return kind == store::Sanction::Kind::mute ? "mute" : "ban"; }

std::int64_t fresh_id() { return static_cast<std::int64_t>(randombytes_uniform(1'000'000)) + 1; }

}  // namespace

void Desk::sanction(const AskedPtr& asked, store::Sanction::Kind kind) {
  store::Sanction wanted{.id = fresh_id(), .kind = kind, .reason = asked->text("reason"), .since = parts_.loop.now()};
  if (wanted.reason.empty() || wanted.reason.size() > longest_text)
    return asked->refuse("bad-request",
                         "reason: must be a text of 1 to 500 bytes: it is told to those whom it concerns");
  if (const auto lasts = asked->number("for")) {
    if (*lasts <= 0) return asked->refuse("bad-request", "for: must be longer than nothing");
    wanted.until = wanted.since + *lasts;
  }
  const std::string address = asked->text("address");
  if (address.empty()) {
    return with_account(asked, [this, asked, wanted](const store::Account& account) mutable {
      wanted.account = account.id;
      add_sanction(asked, std::move(wanted));
    });
  }
  const auto prefix = Prefix::read(address);
  if (!prefix || prefix->too_wide())
    return asked->refuse("bad-request",
                         "address: must be an IP address, or a network as in 203.0.113.0/24, no wider than a /8 of "
                         "IPv4 or a /16 of IPv6");
  wanted.network = prefix->text();
  add_sanction(asked, std::move(wanted));
}

void Desk::add_sanction(const AskedPtr& asked, store::Sanction sanction) {
  parts_.store.upkeep().add_sanction(sanction, [this, asked, sanction](const store::Written& written) {
    if (written.code == store::Written::Code::taken) {
      store::Sanction again = sanction;
      again.id = fresh_id();
      return add_sanction(asked, std::move(again));
    }
    if (!asked->done(written)) return;
    note(sanction.kind == store::Sanction::Kind::mute ? "admin-mute" : "admin-ban", {{"id", sanction.id},
                                                                                     {"account", sanction.account},
                                                                                     {"address", sanction.network},
                                                                                     {"until", sanction.until},
                                                                                     {"reason", sanction.reason}});
    with_orders(asked, [asked, sanction] {
      asked->accept(Value::Object{{"id", sanction.id}, {"until", sanction.until}});
    });
  });
}

void Desk::sanctions(const AskedPtr& asked) {
  with_orders(asked, [this, asked] {
    std::vector<AccountId> people;
    for (const store::Sanction& one : parts_.orders.sanctions())
      if (one.account != 0) people.push_back(one.account);
    with_names(asked, std::move(people), [this, asked](const Names& names) {
      Value::Array rows;
      for (const store::Sanction& one : parts_.orders.sanctions()) {
        const auto name = names.find(one.account);
        rows.push_back(Value::Object{{"id", one.id},
                                     {"what", name_of(one.kind)},
                                     {"who", name == names.end() ? one.network : name->second},
                                     {"since", one.since},
                                     {"until", one.until},
                                     {"reason", one.reason}});
      }
      asked->accept(Value::Object{{"rows", std::move(rows)}});
    });
  });
}

void Desk::lift(const AskedPtr& asked) {
  const std::int64_t id = asked->number("id").value_or(0);
  parts_.store.upkeep().lift_sanction(id, [this, asked, id](const store::Written& written) {
    if (!asked->done(written)) return;
    note("admin-lift", {{"id", id}});
    with_orders(asked, [asked] { asked->accept(); });
  });
}

void Desk::notice(const AskedPtr& asked) {
  with_orders(asked, [this, asked] {
    const store::Notice& now = parts_.orders.notice();
    asked->accept(Value::Object{{"read_only", now.read_only}, {"text", now.text}, {"since", now.since}});
  });
}

void Desk::announce(const AskedPtr& asked) {
  const std::string text = asked->text("text");
  if (text.size() > longest_text) return asked->refuse("bad-request", "text: must have at most 500 bytes");
  with_orders(asked, [this, asked, text] { set_notice(asked, {parts_.orders.read_only(), text, parts_.loop.now()}); });
}

void Desk::read_only(const AskedPtr& asked) {
  if (asked->body.find("on") == nullptr || asked->body.find("on")->boolean() == nullptr)
    return asked->refuse("bad-request", "on: must be true or false");
  with_orders(asked, [this, asked] {
    set_notice(asked, {asked->flag("on"), parts_.orders.notice().text, parts_.loop.now()});
  });
}

void Desk::set_notice(const AskedPtr& asked, store::Notice notice) {
  parts_.store.upkeep().set_notice(notice, [this, asked, notice](const store::Written& written) {
    if (!asked->done(written)) return;
    note("admin-notice", {{"read_only", notice.read_only}, {"text", notice.text}});
    with_orders(asked, [asked] { asked->accept(); });
  });
}

void Desk::reports(const AskedPtr& asked) {
  const auto list = [this, asked](AccountId account) {
    parts_.store.upkeep().reports(
        {.closed = asked->flag("all"), .account = account},
        [this, asked](const store::Found<std::vector<store::Report>>& found) {
          if (!found.value) return asked->refuse("storage", found.problem);
          std::vector<AccountId> people;
          for (const store::Report& one : *found.value) {
            people.push_back(one.about);
            if (one.by != 0) people.push_back(one.by);
          }
          with_names(asked, std::move(people), [asked, all = *found.value](const Names& names) {
            Value::Array rows;
            for (const store::Report& one : all) {
              const auto context = wire::parse_json(one.context);
              rows.push_back(Value::Object{{"id", one.id},
                                           {"at", one.at},
                                           {"by", one.by == 0 ? std::string{} : names.at(one.by)},
                                           {"about", names.at(one.about)},
                                           {"table", one.table},
                                           {"said", one.said},
                                           {"reason", one.reason},
                                           {"before", context ? *context : Value{}},
                                           {"closed", one.closed == 0 ? Value{} : Value{one.closed}}});
            }
            asked->accept(Value::Object{{"rows", std::move(rows)}});
          });
        });
  };
  if (asked->text("who").empty()) return list(0);
  with_account(asked, [list](const store::Account& account) { list(account.id); });
}

void Desk::close_report(const AskedPtr& asked) {
  const std::int64_t id = asked->number("id").value_or(0);
  parts_.store.upkeep().close_report(id, parts_.loop.now(), [this, asked, id](const store::Written& written) {
    if (!asked->done(written)) return;
    note("admin-close-report", {{"id", id}});
    with_orders(asked, [asked] { asked->accept(); });
  });
}

}  // namespace krypta::server
