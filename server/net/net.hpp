#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "server/loop.hpp"
#include "server/server_time.hpp"

/// The network behind a plain interface, so that one source file knows Beast and nobody else has to compile it.
namespace krypta::server {

struct HttpRequest {
  std::string method;
  std::string path;   ///< without the query, percent-decoded
  std::string query;  ///< as it came
  std::string body;
  std::string address;  ///< of the person: the peer's, or what a trusted proxy says
  bool local = false;   ///< the peer is on this machine and no proxy spoke for somebody else
  std::vector<std::pair<std::string, std::string>> headers;  ///< names in lower case
  std::string reached{};                                     ///< the address of this machine at which it arrived

  /// Empty if there is none.
  [[nodiscard]] std::string_view header(std::string_view name) const;
  [[nodiscard]] std::string_view cookie(std::string_view name) const;
  /// A value of the query as it came, or nothing if it has none of that name.
  [[nodiscard]] std::optional<std::string_view> asked(std::string_view name) const;
};

struct HttpResponse {
  unsigned status = 200;
  std::string type = "application/json";
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers{};
};

/// One WebSocket, from the inside. All members are called on the loop.
class Socket {
 public:
  virtual ~Socket() = default;
  /// Queues a text message. Somebody who does not read is cut off when too much is waiting for him.
  virtual void send(std::shared_ptr<const std::string> text) = 0;
  /// Sends what is queued, then closes.
  virtual void close(std::uint16_t code, std::string_view reason) = 0;
};

/// Who listens to a WebSocket. Called on the loop; nothing comes after `closed`.
class Listener {
 public:
  virtual ~Listener() = default;
  virtual void heard(std::string_view text) = 0;
  virtual void closed() = 0;
};

/// What the network serves.
class Site {
 public:
  virtual ~Site() = default;
  using Reply = std::function<void(HttpResponse)>;
  /// Answers a request, now or later.
  virtual void answer(HttpRequest request, Reply reply) = 0;
  /// Somebody wants a WebSocket: refuses with a response, or says who will listen.
  using Opened = std::function<std::shared_ptr<Listener>(std::shared_ptr<Socket>)>;
  using Welcome = std::function<void(std::variant<HttpResponse, Opened>)>;
  virtual void welcome(HttpRequest request, Welcome then) = 0;
  /// How many bytes the body of a request may have, asked when its header has been read; nothing: as usual.
  [[nodiscard]] virtual std::optional<std::size_t> body_limit(std::string_view method, std::string_view path) const;
};

struct NetLimits {
  std::size_t body = 64 * 1024;           ///< bytes of a request, unless the site says otherwise
  std::size_t header = 16 * 1024;         ///< bytes of its header
  std::size_t message = 16 * 1024;        ///< bytes of a WebSocket message
  std::size_t waiting = 4 * 1024 * 1024;  ///< bytes queued for one socket before it is cut off
  unsigned connections = 20'000;
  unsigned connections_per_address = 200;
  unsigned large_bodies = 32;  ///< requests over the usual size that arrive at the same time
  Time request_ms = 10'000;    ///< for a request to arrive and its answer to leave
  Time idle_ms = 60'000;       ///< of a connection between requests; of a socket that answers no ping
};

/// Counts for the metrics; changed on the loop only.
struct NetCounts {
  std::uint64_t connections = 0;  ///< open now, sockets included
  std::uint64_t sockets = 0;      ///< open now
  std::uint64_t requests = 0;
  std::uint64_t messages_in = 0;
  std::uint64_t messages_out = 0;
  std::uint64_t bytes_out = 0;
  std::uint64_t refused = 0;  ///< connections over a limit, broken or too large requests and messages
  std::uint64_t cut_off = 0;  ///< sockets that did not read
};

/// HTTP and WebSocket on one port, and the loop they run on.
class Net {
 public:
  struct Settings {
    std::string address = "127.0.0.1";
    std::uint16_t port = 0;     ///< 0: any that is free
    bool behind_proxy = false;  ///< believe X-Forwarded-For
    NetLimits limits{};
    /// Told of an exception that ended a connection or a task, and where; nobody else hears of it.
    std::function<void(std::string_view where, std::string_view problem)> failed{};
  };
  [[nodiscard]] static std::unique_ptr<Net> make(ServerTime time = ServerTime{});
  virtual ~Net() = default;

  [[nodiscard]] virtual Loop& loop() = 0;
  /// Begins to accept. The problem, if it cannot: one line for a person. The site must outlive the net.
  [[nodiscard]] virtual std::string listen(const Settings& settings, Site& site) = 0;
  [[nodiscard]] virtual std::uint16_t port() const = 0;
  [[nodiscard]] virtual const NetCounts& counts() const = 0;
  /// Calls `then` on the loop when the program is asked to end (SIGINT, SIGTERM).
  virtual void on_signal(Task then) = 0;
  /// Runs until `stop` has done its work.
  virtual void run() = 0;
  /// Accepts nobody any more, closes sockets with 1012 and lets what is queued leave, then ends `run`.
  virtual void stop() = 0;
};

/// How many steps of niceness workers stand behind the loop: bots and what people wait for, and what can wait.
inline constexpr int low_priority = 10;
inline constexpr int lowest_priority = 19;
/// As many threads as it is given, and one queue in which those who have work take turns.
[[nodiscard]] std::unique_ptr<Workers> make_workers(unsigned threads, int steps_back = low_priority);
/// The same for work that lasts, and one more thread for work that takes a moment.
[[nodiscard]] std::unique_ptr<Workers> make_thinkers(unsigned threads);

}  // namespace krypta::server
