#include "store/postgres/address.hpp"

#include <libpq-fe.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>

namespace krypta::store::postgres {
namespace {

struct OptionsEnd {
  void operator()(PQconninfoOption* options) const { PQconninfoFree(options); }
};

std::string* value_in(Target& target, std::string_view name) {
  const auto found = std::ranges::find(target, name, &Target::value_type::first);
  return found == target.end() ? nullptr : &found->second;
}

void set(Target& target, std::string_view name, std::string_view value) {
  if (std::string* there = value_in(target, name))
    *there = value;
  else
    target.emplace_back(name, value);
}

void set_unless_said(Target& target, std::string_view name, std::string_view value) {
  if (value_in(target, name) == nullptr) target.emplace_back(name, value);
}

std::vector<std::string> parts_of(const std::string& list) {
  std::vector<std::string> parts(1);
  for (const char letter : list) {
    if (letter == ',')
      parts.emplace_back();
    else
      parts.back() += letter;
  }
  return parts;
}

/// Lists of hosts, their addresses and ports belong together, place by place; one port is everybody's.
constexpr std::array<std::string_view, 3> lists{"host", "hostaddr", "port"};

std::vector<Target> each_host(Target all) {
  std::size_t hosts = 1;
  for (const std::string_view list : lists)
    if (const std::string* value = value_in(all, list)) hosts = std::max(hosts, parts_of(*value).size());
  std::vector<Target> targets(hosts, all);
  for (const std::string_view list : lists) {
    const std::string* value = value_in(all, list);
    if (value == nullptr) continue;
    const std::vector<std::string> parts = parts_of(*value);
    if (parts.size() == 1) continue;
    for (std::size_t i = 0; i < std::min(hosts, parts.size()); ++i) set(targets[i], list, parts[i]);
  }
  return targets;
}

}  // namespace

std::variant<std::vector<Target>, std::string> targets_of(const std::string& url) {
  char* problem = nullptr;
  const std::unique_ptr<PQconninfoOption, OptionsEnd> options{PQconninfoParse(url.c_str(), &problem)};
  // What is said of a URL that cannot be read repeats it, and may repeat its password.
  PQfreemem(problem);
  if (!options) return "the database's address cannot be read: it must be like postgresql://user@host:5432/krypta";

  Target all;
  for (const PQconninfoOption* option = options.get(); option->keyword != nullptr; ++option)
    if (option->val != nullptr) all.emplace_back(option->keyword, option->val);
  set(all, "application_name", "krypta");
  set(all, "client_encoding", "UTF8");
  set_unless_said(all, "target_session_attrs", "read-write");
  // A network that is cut is noticed within seconds.
  set_unless_said(all, "keepalives_idle", "5");
  set_unless_said(all, "keepalives_interval", "2");
  set_unless_said(all, "keepalives_count", "3");
  set_unless_said(all, "tcp_user_timeout", "10000");
  return each_host(std::move(all));
}

std::string without_password(std::string text, const Target& target) {
  for (const std::string_view name : {"password", "sslpassword"}) {
    const auto secret = std::ranges::find(target, name, &Target::value_type::first);
    if (secret == target.end() || secret->second.empty()) continue;
    for (std::size_t at = 0; (at = text.find(secret->second, at)) != std::string::npos; at += 3)
      text.replace(at, secret->second.size(), "***");
  }
  return text;
}

}  // namespace krypta::store::postgres
