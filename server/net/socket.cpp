#include "server/net/socket.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <optional>
#include <tuple>

namespace krypta::server {
namespace {

namespace beast = boost::beast;
namespace websocket = beast::websocket;
using Clock = std::chrono::steady_clock;

/// A connection that Beast takes down at once. By itself it would wait for the other end first, and the listener with
/// it.
class Wire final : public Tcp {
 public:
  explicit Wire(Tcp&& tcp) : Tcp(std::move(tcp)) {}
};

template <typename Handler>
void async_teardown(beast::role_type /*role*/, Wire& wire, Handler&& handler) {
  error_code ignored;
  wire.shutdown(Tcp::shutdown_send, ignored);
  asio::post(wire.get_executor(), beast::bind_front_handler(std::forward<Handler>(handler), error_code()));
}

/// What a reader's buffer may keep between two messages.
constexpr std::size_t kept_buffer = 4096;

class Talk final : public Connection {
 public:
  Talk(House& house, Tcp tcp, Place place)
      : Connection(house), stream_(Wire(std::move(tcp))), place_(std::move(place)) {
    websocket::stream_base::timeout patience{};
    patience.handshake_timeout = house.request_time();
    patience.idle_timeout = house.idle_time();
    patience.keep_alive_pings = true;
    stream_.set_option(patience);
    // Beast would put its own name here; it can only be told another, not to keep silent.
    stream_.set_option(websocket::stream_base::decorator(
        [](websocket::response_type& response) { response.set(beast::http::field::server, ""); }));
    stream_.read_message_max(house.settings.limits.message);
    stream_.auto_fragment(false);
    stream_.text(true);
  }

  [[nodiscard]] Awaitable<error_code> accept(const RawRequest& request) {
    const auto [error] = co_await stream_.async_accept(request, as_values);
    co_return error;
  }

  void send(std::shared_ptr<const std::string> text) {
    if (!text || closing_ || gone_) return;
    waiting_ += text->size();
    queue_.push_back(std::move(text));
    if (waiting_ > house_.settings.limits.waiting) {
      cut_off();
    } else {
      go_on();
    }
  }

  void close(std::uint16_t code, std::string_view reason) {
    if (closing_ || gone_) return;
    // A control frame has room for 123 bytes of it.
    closing_.emplace(static_cast<websocket::close_code>(code),
                     beast::string_view(reason.data(), std::min<std::size_t>(reason.size(), 123)));
    deadline_ = Clock::now() + house_.idle_time();
    go_on();
  }

  void wind_up() override { close(websocket::close_code::service_restart, "service restart"); }

  void cut() override {
    gone_ = true;
    error_code ignored;
    stream_.next_layer().close(ignored);
  }

  /// Listens until the end. Somebody must hold the talk meanwhile.
  [[nodiscard]] Awaitable<void> listen(Site::Opened opened);

 private:
  [[nodiscard]] std::shared_ptr<Talk> shared() { return std::static_pointer_cast<Talk>(shared_from_this()); }

  /// The listener is told by the reading coroutine, which fails now; never in the middle of somebody's `send`.
  void cut_off() {
    if (gone_) return;
    ++house_.counts.cut_off;
    cut();
  }

  void go_on() {
    if (!open_ || writing_ || gone_) return;
    if (!queue_.empty()) {
      writing_ = true;
      if (!closing_) deadline_ = Clock::now() + house_.idle_time();
      stream_.async_write(asio::buffer(*queue_.front()),
                          [self = shared()](error_code error, std::size_t) { self->wrote(error); });
    } else if (closing_) {
      writing_ = true;
      stream_.async_close(*closing_, [self = shared()](error_code) { self->cut(); });
    }
  }

  void wrote(error_code error) {
    writing_ = false;
    if (error) return cut();
    const std::size_t size = queue_.front()->size();
    ++house_.counts.messages_out;
    house_.counts.bytes_out += size;
    waiting_ -= size;
    queue_.pop_front();
    go_on();
  }

  void open(const Site::Opened& opened);
  void hear(const beast::flat_buffer& buffer);
  void tell_the_end();
  [[nodiscard]] Awaitable<void> linger();

  websocket::stream<Wire, false> stream_;
  Place place_;
  std::shared_ptr<Listener> listener_;
  std::deque<std::shared_ptr<const std::string>> queue_;
  std::size_t waiting_ = 0;
  std::optional<websocket::close_reason> closing_;
  /// For the write under way, or for everything that is left when the socket is closing.
  Clock::time_point deadline_;
  bool open_ = false;
  bool writing_ = false;
  bool gone_ = false;
};

/// The site's end of it.
class Handle final : public Socket {
 public:
  explicit Handle(std::weak_ptr<Talk> talk) : talk_(std::move(talk)) {}
  void send(std::shared_ptr<const std::string> text) override {
    if (const auto talk = talk_.lock()) talk->send(std::move(text));
  }
  void close(std::uint16_t code, std::string_view reason) override {
    if (const auto talk = talk_.lock()) talk->close(code, reason);
  }

 private:
  std::weak_ptr<Talk> talk_;
};

void Talk::open(const Site::Opened& opened) {
  open_ = true;
  listener_ = opened(std::make_shared<Handle>(shared()));
  if (!listener_) {
    close(websocket::close_code::internal_error, "");
  } else {
    ++house_.counts.sockets;
  }
  if (house_.stopping) wind_up();
  go_on();
}

void Talk::hear(const beast::flat_buffer& buffer) {
  // Who sends and does not read answers no ping either, but his messages count as a sign of life.
  if (writing_ && Clock::now() > deadline_) return cut_off();
  if (closing_ || gone_) return;
  if (stream_.got_binary()) {
    ++house_.counts.refused;
    return close(websocket::close_code::unknown_data, "text only");
  }
  ++house_.counts.messages_in;
  const auto bytes = buffer.cdata();
  listener_->heard({static_cast<const char*>(bytes.data()), bytes.size()});
}

void Talk::tell_the_end() {
  if (!listener_) return;
  --house_.counts.sockets;
  const auto listener = std::exchange(listener_, nullptr);
  try {
    listener->closed();
  } catch (...) {
    // There is nothing left to close.
    house_.report("socket");
  }
}

/// Closing with input unread would take back the closing frame that is on its way.
Awaitable<void> Talk::linger() {
  SteadyTimer timer(stream_.get_executor());
  timer.expires_after(std::chrono::seconds(1));
  timer.async_wait([weak = weak_from_this()](error_code error) {
    if (const auto self = weak.lock(); self && !error) self->cut();
  });
  std::array<char, 1024> scrap{};
  error_code error;
  while (!error && !house_.stopping) {
    std::tie(error, std::ignore) = co_await stream_.next_layer().async_read_some(asio::buffer(scrap), as_values);
  }
}

Awaitable<void> Talk::listen(Site::Opened opened) {
  bool refused = false;
  try {
    open(opened);
    opened = nullptr;
    beast::flat_buffer buffer;
    for (;;) {
      const auto [error, size] = co_await stream_.async_read(buffer, as_values);
      refused = error == websocket::condition::protocol_violation || error == websocket::error::message_too_big;
      if (error) break;
      hear(buffer);
      buffer.clear();
      if (buffer.capacity() > kept_buffer) buffer.shrink_to_fit();
    }
  } catch (...) {
    // A listener that fails loses its socket, not the server.
    house_.report("socket");
  }
  gone_ = true;
  tell_the_end();
  if (refused) {
    ++house_.counts.refused;
    co_await linger();
  }
  cut();
}

Awaitable<void> listen(std::shared_ptr<Talk> talk, Site::Opened opened) { co_await talk->listen(std::move(opened)); }

}  // namespace

Awaitable<void> open_socket(House& house, Tcp tcp, Place place, const RawRequest& request, Site::Opened opened) {
  const auto executor = tcp.get_executor();
  auto talk = std::make_shared<Talk>(house, std::move(tcp), std::move(place));
  house.enter(talk);
  const error_code error = co_await talk->accept(request);
  if (error) {
    ++house.counts.refused;
    co_return;
  }
  asio::co_spawn(executor, listen(std::move(talk), std::move(opened)), asio::detached);
}

}  // namespace krypta::server
