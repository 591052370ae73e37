#pragma once

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <exception>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/net/net.hpp"
#include "server/net/networks.hpp"

/// What the sources behind net.hpp share. Nobody else includes it.
///
/// Lifetimes: a connection belongs to its coroutine and to its operations under way, nothing else. What the site gets
/// of it is weak, so the site may keep it as long as it likes. The house outlives every coroutine: Net destroys the
/// io_context, and with it all that is unfinished, before the house.
namespace krypta::server {

namespace asio = boost::asio;
using boost::system::error_code;
using Executor = asio::io_context::executor_type;
using Tcp = asio::basic_stream_socket<asio::ip::tcp, Executor>;
using SteadyTimer =
    asio::basic_waitable_timer<std::chrono::steady_clock, asio::wait_traits<std::chrono::steady_clock>, Executor>;
template <typename T>
using Awaitable = asio::awaitable<T, Executor>;
/// Operations in coroutines give their error as a value.
inline constexpr asio::as_tuple_t<asio::use_awaitable_t<Executor>> as_values{};

class House;

/// A plain connection or a WebSocket, as long as it is open.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  explicit Connection(House& house) : house_(house) {}
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  virtual ~Connection();
  /// Ends in good order, soon.
  virtual void wind_up() = 0;
  /// Ends at once. Its operations fail, and its coroutine with them.
  virtual void cut() = 0;

 protected:
  House& house_;
};

/// All connections and what they have in common.
class House {
 public:
  Net::Settings settings;
  Site* site = nullptr;
  NetCounts counts;
  bool stopping = false;
  unsigned large_bodies = 0;  ///< that are arriving
  /// Called when the last connection has gone.
  std::function<void()> emptied;

  void enter(const std::shared_ptr<Connection>& connection) { open_.emplace(connection.get(), connection); }
  void leave(Connection* connection) {
    open_.erase(connection);
    if (open_.empty() && emptied) emptied();
  }
  [[nodiscard]] bool empty() const { return open_.empty(); }
  void wind_up() {
    for (const auto& connection : everybody()) connection->wind_up();
  }
  void cut() {
    for (const auto& connection : everybody()) connection->cut();
  }

  /// Tells of the exception that is being handled.
  void report(std::string_view where) const {
    if (!settings.failed) return;
    try {
      throw;
    } catch (const std::exception& exception) {
      settings.failed(where, exception.what());
    } catch (...) {
      settings.failed(where, "an exception without words");
    }
  }

  [[nodiscard]] std::chrono::milliseconds request_time() const {
    return std::chrono::milliseconds(settings.limits.request_ms);
  }
  [[nodiscard]] std::chrono::milliseconds idle_time() const {
    return std::chrono::milliseconds(settings.limits.idle_ms);
  }

 private:
  friend class Place;
  /// A copy, because a connection may leave while the list is gone through.
  [[nodiscard]] std::vector<std::shared_ptr<Connection>> everybody() const {
    std::vector<std::shared_ptr<Connection>> found;
    found.reserve(open_.size());
    for (const auto& [key, connection] : open_) {
      if (auto still_there = connection.lock()) found.push_back(std::move(still_there));
    }
    return found;
  }

  std::unordered_map<Connection*, std::weak_ptr<Connection>> open_;
  std::unordered_map<std::string, unsigned> crowds_;  ///< connections by network
};

inline Connection::~Connection() { house_.leave(this); }

/// A connection's place under the limits, given back when it is destroyed.
class Place {
 public:
  explicit Place(House& house) : house_(&house) { ++house.counts.connections; }
  Place(Place&& other) noexcept : house_(std::exchange(other.house_, nullptr)), crowds_(std::move(other.crowds_)) {}
  Place& operator=(Place&&) = delete;
  ~Place() {
    if (house_ == nullptr) return;
    part();
    --house_->counts.connections;
  }
  /// Counts the connection in these networks and no longer in others, unless one of them has too many already.
  [[nodiscard]] bool join(std::vector<Network> networks) {
    part();
    const auto has_room = [this](const Network& network) {
      const auto found = house_->crowds_.find(network.name);
      const unsigned present = found == house_->crowds_.end() ? 0 : found->second;
      return present / network.addresses < house_->settings.limits.connections_per_address;
    };
    if (!std::ranges::all_of(networks, has_room)) return false;
    for (const Network& network : networks) ++house_->crowds_[network.name];
    crowds_ = std::move(networks);
    return true;
  }
  /// Belongs to no network from now on.
  void part() {
    for (const Network& network : std::exchange(crowds_, {})) {
      const auto found = house_->crowds_.find(network.name);
      if (found != house_->crowds_.end() && --found->second == 0) house_->crowds_.erase(found);
    }
  }

 private:
  House* house_;
  std::vector<Network> crowds_;
};

/// The room that a large body takes while it arrives, given back when it is destroyed.
class LargeBody {
 public:
  explicit LargeBody(House& house) : house_(house) { ++house_.large_bodies; }
  LargeBody(const LargeBody&) = delete;
  LargeBody& operator=(const LargeBody&) = delete;
  ~LargeBody() { --house_.large_bodies; }

 private:
  House& house_;
};

/// Who is at the other end.
struct Peer {
  std::string address;
  bool loopback = false;
  std::string reached{};  ///< this end of the connection
};

/// Serves HTTP on a new connection.
void serve_http(House& house, Tcp socket, Peer peer, Place place);

}  // namespace krypta::server
