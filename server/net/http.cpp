#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <cctype>
#include <iterator>
#include <optional>

#include "server/net/request.hpp"
#include "server/net/socket.hpp"

namespace krypta::server {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using Parser = http::request_parser<http::string_body>;
using Said = std::variant<HttpResponse, Site::Opened>;

/// Read at first from a connection on which nothing is under way, so that many of them cost little.
constexpr std::size_t first_read = 1024;
/// An answer has a second for every so many bytes, beyond the usual time: lines are slow, files are large.
constexpr std::size_t slow_line = 16 * 1024;
/// What is read and thrown away after a refusal, so that the refusal arrives.
constexpr std::size_t most_scrap = 1024 * 1024;

std::string text_of(beast::string_view text) { return {text.data(), text.size()}; }

/// How a broken request is answered; 0: not at all.
unsigned status_for(error_code error) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow) return 431;
  if (error == http::error::body_limit) return 413;
  if (error == asio::error::no_buffer_space) return 503;
  const bool malformed = error.category() == make_error_code(http::error::bad_target).category();
  return malformed && error != http::error::end_of_stream && error != http::error::partial_message ? 400 : 0;
}

HttpResponse plain(unsigned status) {
  return {status, "text/plain", text_of(http::obsolete_reason(http::int_to_status(status))) + "\n"};
}

http::response<http::string_body> raw_response(HttpResponse&& from, const RawRequest& request) {
  http::response<http::string_body> to;
  to.version(request.version());
  to.result(from.status);
  const auto clean = [](const std::string& text) { return text.find_first_of({"\r\n\0", 3}) == std::string::npos; };
  for (const auto& [name, value] : from.headers) {
    if (clean(name) && clean(value)) to.insert(name, value);
  }
  // These two have no body at all, and a length of 0 would be a statement about another answer.
  if (from.status == 204 || from.status == 304) return to;
  if (!from.type.empty() && clean(from.type)) to.set(http::field::content_type, from.type);
  to.body() = std::move(from.body);
  to.content_length(to.body().size());
  return to;
}

/// Where a body ends must be said in one way that whoever stands between understands alike; otherwise one person's body
/// could be taken for the next person's request.
error_code bad_framing(const RawRequest& raw) {
  const auto lengths = raw.count(http::field::content_length);
  const auto encodings = raw.count(http::field::transfer_encoding);
  const auto length = raw[http::field::content_length];
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  if (lengths > 1 || (lengths == 1 && (length.empty() || !std::all_of(length.begin(), length.end(), is_digit))))
    return http::error::bad_content_length;
  if (encodings == 0) return {};
  const bool understood = encodings == 1 && lengths == 0 && raw.version() == 11 &&
                          beast::iequals(raw[http::field::transfer_encoding], "chunked");
  return understood ? error_code{} : http::error::bad_transfer_encoding;
}

class Visit final : public Connection {
 public:
  Visit(House& house, Tcp tcp, Peer peer, Place place)
      : Connection(house),
        timer_(tcp.get_executor()),
        stream_(std::in_place, std::move(tcp)),
        peer_(std::move(peer)),
        place_(std::in_place, std::move(place)) {}

  void wind_up() override {
    if (idle_) cut();
  }

  void cut() override {
    gone_ = true;
    timer_.cancel();
    if (stream_) stream_->close();
  }

  /// Serves one request. Whether there may be another.
  [[nodiscard]] Awaitable<bool> next();

 private:
  [[nodiscard]] Awaitable<error_code> arrive(Parser& parser);
  [[nodiscard]] Awaitable<error_code> arrive_body(Parser& parser);
  [[nodiscard]] std::size_t body_limit(const RawRequest& raw) const;
  [[nodiscard]] Awaitable<void> ask(HttpRequest request, bool upgrade);
  [[nodiscard]] Awaitable<bool> answer(HttpResponse response, const RawRequest& request);
  [[nodiscard]] Awaitable<bool> refuse(unsigned status);
  [[nodiscard]] bool understand(RawRequest& raw, HttpRequest& request) const;

  void say(std::uint64_t number, Said said) {
    if (number != asked_ || said_) return;
    said_ = std::move(said);
    timer_.cancel();
  }

  SteadyTimer timer_;
  /// None when it has become a WebSocket.
  std::optional<beast::basic_stream<asio::ip::tcp, Executor>> stream_;
  beast::flat_buffer buffer_;
  Peer peer_;
  std::optional<Place> place_;
  std::chrono::steady_clock::time_point deadline_;
  std::uint64_t asked_ = 0;  ///< the number of the present request; an answer to another one comes too late
  std::optional<Said> said_;
  bool fresh_ = true;
  bool idle_ = true;
  bool gone_ = false;
};

Awaitable<bool> Visit::next() {
  Parser parser;
  const error_code error = co_await arrive(parser);
  if (error) {
    const bool quiet = idle_ || error == http::error::end_of_stream;
    if (!quiet) ++house_.counts.refused;
    const unsigned status = status_for(error);
    if (status == 0) co_return false;
    co_return co_await refuse(status);
  }
  RawRequest& raw = parser.get();
  HttpRequest request;
  if (!understand(raw, request)) {
    ++house_.counts.refused;
    co_return co_await refuse(400);
  }
  ++house_.counts.requests;
  const bool upgrade = beast::websocket::is_upgrade(raw);
  // A proxy's connection is nobody's until it becomes somebody's socket.
  const bool claimed = upgrade && house_.settings.behind_proxy && peer_.loopback;
  if (claimed && !place_->join(networks_of(request.address))) {
    ++house_.counts.refused;
    co_return co_await answer(plain(503), raw);
  }
  co_await ask(std::move(request), upgrade);
  if (!said_ || gone_) co_return false;
  Said said = std::move(*said_);
  said_.reset();
  if (auto* const opened = std::get_if<Site::Opened>(&said)) {
    // Nothing may come before the handshake is done; it would be lost.
    if (buffer_.size() != 0 || !*opened) co_return co_await refuse(400);
    Tcp tcp = stream_->release_socket();
    stream_.reset();
    Place place = std::move(*place_);
    place_.reset();
    co_await open_socket(house_, std::move(tcp), std::move(place), raw, std::move(*opened));
    co_return false;
  }
  if (claimed) place_->part();
  co_return co_await answer(std::move(std::get<HttpResponse>(said)), raw);
}

Awaitable<error_code> Visit::arrive(Parser& parser) {
  parser.header_limit(static_cast<std::uint32_t>(house_.settings.limits.header));
  // How long the body may be depends on the header.
  parser.body_limit(boost::none);
  idle_ = true;
  if (buffer_.size() == 0) {
    if (house_.stopping) co_return http::error::end_of_stream;
    if (buffer_.capacity() > first_read) buffer_.shrink_to_fit();
    stream_->expires_after(fresh_ ? house_.request_time() : house_.idle_time());
    const auto [error, size] = co_await stream_->async_read_some(buffer_.prepare(first_read), as_values);
    if (error) co_return error;
    buffer_.commit(size);
  }
  idle_ = false;
  fresh_ = false;
  deadline_ = std::chrono::steady_clock::now() + house_.request_time();
  stream_->expires_at(deadline_);
  const auto [header_error, header_size] = co_await http::async_read_header(*stream_, buffer_, parser, as_values);
  if (header_error) co_return header_error;
  if (const error_code framing = bad_framing(parser.get())) co_return framing;
  co_return co_await arrive_body(parser);
}

std::size_t Visit::body_limit(const RawRequest& raw) const {
  const auto target = read_target({raw.target().data(), raw.target().size()});
  const auto limit = target ? house_.site->body_limit(text_of(raw.method_string()), target->path) : std::nullopt;
  return limit.value_or(house_.settings.limits.body);
}

Awaitable<error_code> Visit::arrive_body(Parser& parser) {
  const std::size_t usual = house_.settings.limits.body;
  const std::size_t limit = parser.is_done() ? usual : body_limit(parser.get());
  const auto length = parser.content_length();
  if (length && *length > limit) co_return http::error::body_limit;
  // Whoever does not say how much is coming is believed to send as much as he may.
  const bool large = !parser.is_done() && length.value_or(limit) > usual;
  std::optional<LargeBody> room;
  if (large) {
    if (house_.large_bodies >= house_.settings.limits.large_bodies) co_return asio::error::no_buffer_space;
    room.emplace(house_);
    deadline_ += std::chrono::seconds(length.value_or(limit) / slow_line);
    stream_->expires_at(deadline_);
  }
  parser.body_limit(limit);
  if (!parser.is_done() && beast::iequals(parser.get()[http::field::expect], "100-continue")) {
    static constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";
    const auto [error, size] = co_await asio::async_write(*stream_, asio::buffer(go_on), as_values);
    if (error) co_return error;
  }
  const auto fields = std::distance(parser.get().begin(), parser.get().end());
  const auto [body_error, body_size] = co_await http::async_read(*stream_, buffer_, parser, as_values);
  if (body_error) co_return body_error;
  // Fields after the body would count as those before it, and a proxy does not look at them.
  const bool trailer = std::distance(parser.get().begin(), parser.get().end()) != fields;
  co_return trailer ? http::error::bad_field : error_code{};
}

bool Visit::understand(RawRequest& raw, HttpRequest& request) const {
  if (raw.version() == 11 && raw.count(http::field::host) != 1) return false;
  if (raw.method() == http::verb::connect) return false;
  auto target = read_target({raw.target().data(), raw.target().size()});
  if (!target) return false;
  request.method = raw.method() == http::verb::head ? "GET" : text_of(raw.method_string());
  request.path = std::move(target->path);
  request.query = std::move(target->query);
  request.body = std::move(raw.body());
  for (const auto& field : raw) {
    std::string name = text_of(field.name_string());
    for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    request.headers.emplace_back(std::move(name), text_of(field.value()));
  }
  request.address = peer_.address;
  request.reached = peer_.reached;
  request.local = peer_.loopback && !forwarded(request);
  if (house_.settings.behind_proxy && peer_.loopback) {
    if (auto address = forwarded_address(request); !address.empty()) request.address = std::move(address);
  }
  return true;
}

Awaitable<void> Visit::ask(HttpRequest request, bool upgrade) {
  const std::uint64_t number = ++asked_;
  const std::weak_ptr<Visit> weak = std::static_pointer_cast<Visit>(shared_from_this());
  const auto then = [weak, number](auto said) {
    if (const auto self = weak.lock()) self->say(number, std::move(said));
  };
  if (upgrade) {
    house_.site->welcome(std::move(request), then);
  } else {
    house_.site->answer(std::move(request), then);
  }
  if (!said_ && !gone_) {
    timer_.expires_at(deadline_);
    co_await timer_.async_wait(as_values);
  }
  ++asked_;
}

Awaitable<bool> Visit::answer(HttpResponse response, const RawRequest& request) {
  auto raw = raw_response(std::move(response), request);
  const bool keep = request.keep_alive() && !house_.stopping;
  raw.keep_alive(keep);
  http::response_serializer<http::string_body> serializer(raw);
  stream_->expires_after(house_.request_time() + std::chrono::seconds(raw.body().size() / slow_line));
  error_code error;
  std::size_t size = 0;
  if (request.method() == http::verb::head) {
    std::tie(error, size) = co_await http::async_write_header(*stream_, serializer, as_values);
  } else {
    std::tie(error, size) = co_await http::async_write(*stream_, serializer, as_values);
  }
  house_.counts.bytes_out += size;
  co_return !error && keep;
}

Awaitable<bool> Visit::refuse(unsigned status) {
  RawRequest request;
  request.version(11);
  request.keep_alive(false);
  co_await answer(plain(status), request);
  // Closing with input unread would take back the answer that is on its way.
  idle_ = true;
  error_code error;
  stream_->socket().shutdown(Tcp::shutdown_send, error);
  stream_->expires_after(std::min(house_.request_time(), std::chrono::milliseconds(1000)));
  for (std::size_t total = 0; !error && !house_.stopping && total < most_scrap;) {
    buffer_.clear();
    std::size_t size = 0;
    std::tie(error, size) = co_await stream_->async_read_some(buffer_.prepare(first_read), as_values);
    total += size;
  }
  co_return false;
}

Awaitable<void> serve(const House& house, std::shared_ptr<Visit> visit) {
  try {
    bool more = true;
    while (more) more = co_await visit->next();
  } catch (...) {
    // Whoever failed here, this connection ends and the others go on.
    house.report("request");
  }
  visit->cut();
}

}  // namespace

void serve_http(House& house, Tcp socket, Peer peer, Place place) {
  const auto executor = socket.get_executor();
  auto visit = std::make_shared<Visit>(house, std::move(socket), std::move(peer), std::move(place));
  house.enter(visit);
  asio::co_spawn(executor, serve(house, std::move(visit)), asio::detached);
}

}  // namespace krypta::server
