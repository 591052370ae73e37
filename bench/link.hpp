#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Connections to the server. Everything runs on one thread.
namespace krypta::load {

namespace asio = boost::asio;
using Executor = asio::io_context::executor_type;
using Clock = std::chrono::steady_clock;
using Timer = asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, Executor>;
template <typename T>
using Awaitable = asio::awaitable<T, Executor>;
/// Operations in coroutines give their error as a value.
inline constexpr asio::as_tuple_t<asio::use_awaitable_t<Executor>> as_values{};

struct Server {
  asio::ip::tcp::endpoint endpoint{};
  /// As the Host header names it.
  [[nodiscard]] std::string host() const;
  [[nodiscard]] std::string origin() const { return "http://" + host(); }
};

/// Servers that share a store; often it is one.
struct Servers {
  std::vector<Server> all{};
  /// Neighbours are at different ones, if there are several.
  [[nodiscard]] const Server& of(std::size_t i) const { return all[i % all.size()]; }
};

/// Only addresses of this machine are taken: this is no tool to be pointed at others.
[[nodiscard]] std::optional<Server> read_server(const std::string& address, std::uint16_t port);

struct Reply {
  std::string problem{};  ///< not empty: there is no reply
  unsigned status = 0;
  std::string body{};
  std::string cookie{};  ///< NAME=VALUE of the cookie that was set
  [[nodiscard]] bool good() const { return problem.empty() && status == 200; }
  [[nodiscard]] std::string what() const { return problem.empty() ? std::to_string(status) + " " + body : problem; }
};

/// A connection for plain requests that is kept for the next one.
class Http {
 public:
  Http(asio::io_context& context, Server server);
  ~Http();
  Http(const Http&) = delete;
  Http& operator=(const Http&) = delete;
  [[nodiscard]] Awaitable<Reply> post(std::string path, std::string cookie, std::string body);

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

/// A WebSocket. It stays as long as somebody holds it or something is under way on it.
class Link {
 public:
  [[nodiscard]] static std::shared_ptr<Link> make(asio::io_context& context, Server server);
  virtual ~Link() = default;
  /// The problem, if there is one.
  [[nodiscard]] virtual Awaitable<std::string> open(std::string cookie) = 0;
  virtual void send(std::string text) = 0;
  /// The next message, good until the next call; none when the connection has ended.
  [[nodiscard]] virtual Awaitable<std::optional<std::string_view>> hear() = 0;
  /// Ends it at once; a `hear` under way gives none.
  virtual void cut() = 0;
};

}  // namespace krypta::load
