#include "bench/link.hpp"

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>

namespace krypta::load {

namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::error_code;
using Tcp = asio::basic_stream_socket<asio::ip::tcp, Executor>;

/// The longest message we take: a whole match told at once.
constexpr std::size_t longest_message = std::size_t{16} * 1024 * 1024;

class BeastLink final : public Link, public std::enable_shared_from_this<BeastLink> {
 public:
  BeastLink(asio::io_context& context, Server server) : server_(std::move(server)), stream_(context.get_executor()) {}

  Awaitable<std::string> open(std::string cookie) override {
    Tcp& tcp = stream_.next_layer();
    const auto [unreached] = co_await tcp.async_connect(server_.endpoint, as_values);
    if (unreached) co_return unreached.message();
    error_code ignored;
    tcp.set_option(asio::ip::tcp::no_delay(true), ignored);
    stream_.read_message_max(longest_message);
    stream_.auto_fragment(false);
    stream_.text(true);
    stream_.secure_prng(false);
    stream_.set_option(websocket::stream_base::decorator(
        [cookie = std::move(cookie), origin = server_.origin()](websocket::request_type& request) {
          request.set(http::field::cookie, cookie);
          request.set(http::field::origin, origin);
        }));
    const std::string host = server_.host();
    const auto [refused] = co_await stream_.async_handshake(host, "/ws", as_values);
    co_return refused ? refused.message() : std::string{};
  }

  void send(std::string text) override {
    queue_.push_back(std::move(text));
    if (queue_.size() == 1) write();
  }

  Awaitable<std::optional<std::string_view>> hear() override {
    buffer_.clear();
    const auto [error, size] = co_await stream_.async_read(buffer_, as_values);
    if (error) co_return std::nullopt;
    const auto bytes = buffer_.cdata();
    co_return std::string_view{static_cast<const char*>(bytes.data()), bytes.size()};
  }

  void cut() override {
    error_code ignored;
    stream_.next_layer().close(ignored);
  }

 private:
  void write() {
    stream_.async_write(asio::buffer(queue_.front()), [self = shared_from_this()](error_code error, std::size_t) {
      self->queue_.pop_front();
      if (error) return self->cut();
      if (!self->queue_.empty()) self->write();
    });
  }

  Server server_;
  websocket::stream<Tcp, false> stream_;
  beast::flat_buffer buffer_;
  std::deque<std::string> queue_;
};

}  // namespace

std::string Server::host() const {
  const auto address = endpoint.address();
  const std::string name = address.is_v6() ? "[" + address.to_string() + "]" : address.to_string();
  return name + ":" + std::to_string(endpoint.port());
}

std::optional<Server> read_server(const std::string& address, std::uint16_t port) {
  error_code error;
  const auto read = asio::ip::make_address(address == "localhost" ? "127.0.0.1" : address, error);
  if (error || !read.is_loopback() || port == 0) return std::nullopt;
  return Server{{read, port}};
}

struct Http::Parts {
  Server server;
  Tcp tcp;
  beast::flat_buffer buffer{};
};

Http::Http(asio::io_context& context, Server server)
    : parts_(std::make_unique<Parts>(Parts{std::move(server), Tcp{context.get_executor()}})) {}

Http::~Http() = default;

Awaitable<Reply> Http::post(std::string path, std::string cookie, std::string body) {
  Parts& at = *parts_;
  Reply reply;
  if (!at.tcp.is_open()) {
    const auto [unreached] = co_await at.tcp.async_connect(at.server.endpoint, as_values);
    if (unreached) {
      reply.problem = unreached.message();
      co_return reply;
    }
  }
  http::request<http::string_body> request{http::verb::post, path, 11};
  request.set(http::field::host, at.server.host());
  request.set(http::field::origin, at.server.origin());
  request.set(http::field::content_type, "application/json");
  if (!cookie.empty()) request.set(http::field::cookie, cookie);
  request.body() = std::move(body);
  request.prepare_payload();
  const auto [unsent, sent] = co_await http::async_write(at.tcp, request, as_values);
  http::response<http::string_body> response;
  error_code error = unsent;
  if (!error) {
    const auto [unread, size] = co_await http::async_read(at.tcp, at.buffer, response, as_values);
    error = unread;
  }
  if (error) {
    reply.problem = error.message();
    co_return reply;
  }
  reply.status = response.result_int();
  reply.body = std::move(response.body());
  const auto cookies = response[http::field::set_cookie];
  reply.cookie = std::string{cookies.substr(0, cookies.find(';'))};
  if (!response.keep_alive()) at.tcp.close(error);
  co_return reply;
}

std::shared_ptr<Link> Link::make(asio::io_context& context, Server server) {
  return std::make_shared<BeastLink>(context, std::move(server));
}

}  // namespace krypta::load
