#include "bench/talk.hpp"

#include <fmt/format.h>

#include <functional>
#include <utility>

namespace krypta::load {

Awaitable<Answer> ask(std::shared_ptr<Link> link, std::string id, std::string request) {
  link->send(std::move(request));
  for (;;) {
    const auto heard = co_await link->hear();
    if (!heard) co_return Answer{false, "gone"};
    if (skim::text(skim::member(*heard, "id")) != id) continue;
    if (skim::member(*heard, "ok") == "true") co_return Answer{true, {}, std::string{*heard}};
    co_return Answer{false, std::string{skim::text(skim::member(skim::member(*heard, "error"), "code"))}};
  }
}

namespace {

/// The lines of a packet or of a page, and his own choices among them.
void read_lines(std::string_view told, Seen& seen, std::vector<std::string>& chosen) {
  bool any = false;
  each_line(told, [&](unsigned number, std::string_view line) {
    if (!std::exchange(any, true)) seen.first = number;
    seen.lines[number] = std::hash<std::string_view>{}(line);
    if (const auto id = skim::text(skim::member(line, "id")); !id.empty()) chosen.emplace_back(id);
  });
}

/// Puts what was told earlier before what is seen.
Awaitable<void> read_older(const std::shared_ptr<Link>& link, const std::string& table, Seen& seen) {
  while (seen.first > 1 && seen.problem.empty()) {
    std::string request = fmt::format(R"({{"do":"history","table":"{}","before":{},"id":"page"}})", table, seen.first);
    const Answer page = co_await ask(link, "page", std::move(request));
    std::vector<std::string> chosen;
    if (page.ok) read_lines(skim::member(page.text, "told"), seen, chosen);
    if (!page.ok) seen.problem = "has no older lines: " + page.code;
    seen.chosen.insert(seen.chosen.begin(), chosen.begin(), chosen.end());
  }
}

}  // namespace

Seen read_packet(std::string_view packet) {
  Seen seen;
  std::string_view now;
  std::string_view told;
  for (skim::Items items{packet}; items.next();) {
    if (items.key() == "number") seen.number = skim::number(items.value()).value_or(0);
    if (items.key() == "told") told = items.value();
    if (items.key() == "now") now = items.value();
  }
  read_lines(told, seen, seen.chosen);
  std::string_view decision;
  for (skim::Items items{now}; items.next();) {
    if (items.key() == "state") seen.state = skim::text(items.value());
    if (items.key() == "frozen") seen.frozen = items.value() == "true";
    if (items.key() == "decision") decision = items.value();
  }
  seen.must = skim::member(decision, "must") == "true";
  for (skim::Items options{skim::member(decision, "options")}; options.next();) {
    seen.options.emplace_back(skim::member(options.value(), "id"));
  }
  return seen;
}

Awaitable<Seen> look(std::shared_ptr<Link> link, std::string table) {
  const Answer opened =
      co_await ask(link, "look", fmt::format(R"({{"do":"open","table":"{}","have":0,"id":"look"}})", table));
  Seen seen;
  seen.problem = opened.ok ? std::string{} : "cannot be opened: " + opened.code;
  while (opened.ok) {
    const auto heard = co_await link->hear();
    if (!heard) {
      seen.problem = "the connection ended";
      break;
    }
    if (skim::member(*heard, "now").empty()) continue;
    seen = read_packet(*heard);
    break;
  }
  co_await read_older(link, table, seen);
  co_return seen;
}

std::string act_text(std::string_view table, std::string_view id, unsigned number, std::string_view option) {
  return fmt::format(R"({{"do":"act","table":"{}","id":"{}","number":{},"option":{}}})", table, id, number, option);
}

}  // namespace krypta::load
