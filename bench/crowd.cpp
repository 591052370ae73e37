#include "bench/crowd.hpp"

#include <fmt/format.h>

#include <deque>

#include "bench/skim.hpp"
#include "bench/talk.hpp"
#include "bench/together.hpp"

namespace krypta::load {

namespace {

std::deque<Http> connections(asio::io_context& context, const Servers& servers) {
  std::deque<Http> all;
  for (std::size_t i = 0; i < side_by_side; ++i) all.emplace_back(context, servers.of(i));
  return all;
}

Awaitable<std::string> make_guest(Http& http, std::string& cookie) {
  const Reply reply = co_await http.post("/api/guest", "", "{}");
  if (!reply.good() || reply.cookie.empty()) co_return "a guest: " + reply.what();
  cookie = reply.cookie;
  co_return std::string{};
}

/// One wish on a connection of its own.
Awaitable<std::string> wish(asio::io_context& context, Server server, std::string cookie, std::string request) {
  auto link = Link::make(context, server);
  const std::string problem = co_await link->open(cookie);
  if (!problem.empty()) co_return "a socket: " + problem;
  const Answer answer = co_await ask(link, "wish", request);
  link->cut();
  co_return answer.ok ? std::string{} : request + ": " + answer.code;
}

struct Seating {
  asio::io_context& context;
  Servers servers;
  unsigned seats;
  std::vector<Sitting> sittings;
  std::deque<Http> https;
};

Awaitable<std::string> seat_table(Seating& all, std::size_t worker, std::size_t table) {
  const std::size_t first = table * all.seats;
  Sitting& host = all.sittings[first];
  std::string agreed = fmt::format(R"({{"game":"nowa-huta","seats":{},"listed":true}})", all.seats);
  const Reply made = co_await all.https[worker].post("/api/tables", host.cookie, std::move(agreed));
  if (!made.good()) co_return "a table: " + made.what();
  const std::string id{skim::text(skim::member(made.body, "table"))};
  host.table = id;
  for (unsigned s = 1; s < all.seats; ++s) {
    Sitting& sitting = all.sittings[first + s];
    sitting.table = id;
    sitting.seat = s;
    std::string request = fmt::format(R"({{"do":"sit","table":"{}","seat":{},"id":"wish"}})", id, s);
    std::string problem = co_await wish(all.context, all.servers.of(first + s), sitting.cookie, std::move(request));
    if (!problem.empty()) co_return problem;
  }
  std::string request = fmt::format(R"({{"do":"start","table":"{}","id":"wish"}})", id);
  co_return co_await wish(all.context, all.servers.of(first), host.cookie, std::move(request));
}

Awaitable<std::string> open_link(asio::io_context& context, Server server, std::string cookie,
                                 std::shared_ptr<Link>& link) {
  auto made = Link::make(context, server);
  std::string problem = co_await made->open(std::move(cookie));
  if (!problem.empty()) co_return "a socket: " + problem;
  link = std::move(made);
  co_return std::string{};
}

}  // namespace

Awaitable<Made<std::string>> make_guests(asio::io_context& context, Servers servers, std::size_t count) {
  std::vector<std::string> cookies(count);
  auto https = connections(context, servers);
  const Task task = [&](std::size_t worker, std::size_t i) { return make_guest(https[worker], cookies[i]); };
  std::string problem = co_await together(context, count, side_by_side, task);
  if (!problem.empty()) co_return problem;
  co_return cookies;
}

Awaitable<Made<Sitting>> seat_guests(asio::io_context& context, Servers servers, std::vector<std::string> guests,
                                     unsigned seats) {
  Seating all{context, servers, seats, {}, connections(context, servers)};
  for (std::string& guest : guests) all.sittings.push_back({{}, 0, std::move(guest), {}, {}, {}, all.sittings.size()});
  const Task task = [&](std::size_t worker, std::size_t i) { return seat_table(all, worker, i); };
  std::string problem = co_await together(context, all.sittings.size() / seats, side_by_side, task);
  if (!problem.empty()) co_return problem;
  co_return std::move(all.sittings);
}

Awaitable<Made<std::shared_ptr<Link>>> connect(asio::io_context& context, Servers servers,
                                               std::vector<std::string> guests) {
  std::vector<std::shared_ptr<Link>> links(guests.size());
  const Task task = [&](std::size_t, std::size_t i) { return open_link(context, servers.of(i), guests[i], links[i]); };
  std::string problem = co_await together(context, guests.size(), side_by_side, task);
  if (!problem.empty()) co_return problem;
  co_return links;
}

}  // namespace krypta::load
