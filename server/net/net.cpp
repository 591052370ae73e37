#include "server/net/net.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <optional>

#include "server/net/house.hpp"
#include "server/net/request.hpp"

namespace krypta::server {
namespace {

/// How long `stop` waits for those who do not go by themselves.
constexpr auto last_call = std::chrono::seconds(3);
/// How long nobody is accepted when there is no file descriptor left, or the like.
constexpr auto accept_rest = std::chrono::milliseconds(100);
/// File descriptors that connections leave to the rest of the program.
constexpr rlim_t reserved_files = 64;

class NetLoop final : public Loop {
 public:
  explicit NetLoop(ServerTime time) : time_(std::move(time)) {}

  [[nodiscard]] Time now() const override { return time_.now(); }
  [[nodiscard]] Time system_time() const override { return time_.system(); }
  void put_forward(Time by) override { time_.put_forward(by); }

  void post(Task task) override { asio::post(context_, std::move(task)); }

  Timer after(Time delay, Task task) override {
    const Timer number = ++last_;
    auto& alarm =
        alarms_.try_emplace(number, Alarm{SteadyTimer(context_.get_executor()), std::move(task)}).first->second;
    alarm.timer.expires_after(std::chrono::milliseconds(std::max<Time>(delay, 0)));
    // A timer that has run out can no longer be stopped, so what counts is whether the alarm is still there.
    alarm.timer.async_wait([this, number](error_code) {
      auto alarm_node = alarms_.extract(number);
      if (!alarm_node.empty()) alarm_node.mapped().task();
    });
    return number;
  }

  void cancel(Timer timer) override { alarms_.erase(timer); }

  [[nodiscard]] asio::io_context& context() { return context_; }

 private:
  struct Alarm {
    SteadyTimer timer;
    Task task;
  };
  ServerTime time_;
  asio::io_context context_{1};
  std::unordered_map<Timer, Alarm> alarms_;
  Timer last_ = 0;
};

/// As many connections as the system allows, up to the number that was asked for.
unsigned raise_file_limit(unsigned connections) {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return connections;
  if (limit.rlim_cur < limit.rlim_max) {
    const rlimit raised{limit.rlim_max, limit.rlim_max};
    if (setrlimit(RLIMIT_NOFILE, &raised) == 0) limit = raised;
  }
  if (limit.rlim_cur <= 2 * reserved_files) return connections;
  return static_cast<unsigned>(std::min<rlim_t>(connections, limit.rlim_cur - reserved_files));
}

asio::ip::address plain(const asio::ip::address& address) {
  if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
  return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
}

class BeastNet final : public Net {
 public:
  explicit BeastNet(ServerTime time) : loop_(std::move(time)) {}
  BeastNet(const BeastNet&) = delete;
  BeastNet& operator=(const BeastNet&) = delete;
  ~BeastNet() override { house_.emptied = nullptr; }

  [[nodiscard]] Loop& loop() override { return loop_; }
  [[nodiscard]] std::string listen(const Settings& settings, Site& site) override;
  [[nodiscard]] std::uint16_t port() const override { return port_; }
  [[nodiscard]] const NetCounts& counts() const override { return house_.counts; }

  void on_signal(Task then) override {
    error_code ignored;
    signals_.add(SIGINT, ignored);
    signals_.add(SIGTERM, ignored);
    wait_for_signal(std::move(then));
  }

  void run() override {
    const auto work = asio::make_work_guard(loop_.context());
    for (;;) {
      try {
        loop_.context().run();
        return;
      } catch (...) {
        // A task that fails must not end the tables of everybody else.
        house_.report("task");
      }
    }
  }

  void stop() override {
    asio::dispatch(loop_.context(), [this] { wind_up(); });
  }

 private:
  using Acceptor = asio::basic_socket_acceptor<asio::ip::tcp, Executor>;

  [[nodiscard]] error_code open(const asio::ip::tcp::endpoint& endpoint);
  [[nodiscard]] Awaitable<void> accept();
  void admit(Tcp socket);
  void wind_up();

  void wait_for_signal(Task then) {
    signals_.async_wait([this, then = std::move(then)](error_code error, int) {
      if (error) return;
      then();
      wait_for_signal(then);
    });
  }

  // The order matters: coroutines that were not finished die with the loop, and give their places back to the house.
  House house_;
  NetLoop loop_;
  Acceptor acceptor_{loop_.context().get_executor()};
  SteadyTimer rest_{loop_.context().get_executor()};
  SteadyTimer last_call_{loop_.context().get_executor()};
  asio::basic_signal_set<Executor> signals_{loop_.context().get_executor()};
  std::uint16_t port_ = 0;
};

std::string BeastNet::listen(const Settings& settings, Site& site) {
  error_code error;
  const auto address = asio::ip::make_address(settings.address, error);
  if (error) return "\"" + settings.address + "\" is not an IP address";
  const std::string where = "port " + std::to_string(settings.port) + " on " + settings.address;
  error = open({address, settings.port});
  if (error) {
    error_code ignored;
    acceptor_.close(ignored);
    if (error == asio::error::address_in_use) return where + " is in use";
    if (error == asio::error::access_denied) return where + " is not for this user: " + error.message();
    return "cannot listen to " + where + ": " + error.message();
  }
  port_ = acceptor_.local_endpoint(error).port();
  house_.settings = settings;
  house_.settings.limits.connections = raise_file_limit(settings.limits.connections);
  house_.site = &site;
  asio::co_spawn(loop_.context(), accept(), asio::detached);
  return {};
}

error_code BeastNet::open(const asio::ip::tcp::endpoint& endpoint) {
  error_code error;
  acceptor_.open(endpoint.protocol(), error);
  if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
  return error;
}

Awaitable<void> BeastNet::accept() {
  for (;;) {
    auto [error, socket] = co_await acceptor_.async_accept(as_values);
    if (house_.stopping) co_return;
    if (error == asio::error::connection_aborted) continue;
    if (error) {
      rest_.expires_after(accept_rest);
      co_await rest_.async_wait(as_values);
      if (house_.stopping) co_return;
      continue;
    }
    try {
      admit(std::move(socket));
    } catch (...) {
      house_.report("accept");
      ++house_.counts.refused;
    }
  }
}

void BeastNet::admit(Tcp socket) {
  error_code error;
  const auto endpoint = socket.remote_endpoint(error);
  if (error) return;
  const auto here = socket.local_endpoint(error);
  if (error) return;
  const auto address = plain(endpoint.address());
  Peer peer{address.to_string(), address.is_loopback(), plain(here.address()).to_string()};
  const auto& settings = house_.settings;
  if (house_.counts.connections >= settings.limits.connections) {
    ++house_.counts.refused;
    return;
  }
  Place place(house_);
  // All who come through the proxy have its address; they are counted when they say whose theirs is.
  const bool proxy = settings.behind_proxy && peer.loopback;
  if (!proxy && !place.join(networks_of(peer.address))) {
    ++house_.counts.refused;
    return;
  }
  socket.set_option(asio::ip::tcp::no_delay(true), error);
  serve_http(house_, std::move(socket), std::move(peer), std::move(place));
}

void BeastNet::wind_up() {
  if (house_.stopping) return;
  house_.stopping = true;
  error_code ignored;
  acceptor_.close(ignored);
  rest_.cancel();
  // Posted, so that what the last listeners have posted still runs.
  house_.emptied = [this] { loop_.post([this] { loop_.context().stop(); }); };
  if (house_.empty()) return house_.emptied();
  house_.wind_up();
  last_call_.expires_after(last_call);
  last_call_.async_wait([this](error_code error) {
    if (!error) house_.cut();
  });
}

}  // namespace

std::unique_ptr<Net> Net::make(ServerTime time) { return std::make_unique<BeastNet>(std::move(time)); }

}  // namespace krypta::server
