#include "server/upkeep/door.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <future>

#include "wire/json.hpp"

namespace krypta::server {

namespace {

constexpr std::size_t longest_request = 64 * 1024;
/// Everything that is kept of one person is large.
constexpr std::size_t longest_answer = std::size_t{1} << 30U;
/// For a request to arrive once somebody is there, and for its answer to be taken.
constexpr int patience_ms = 10'000;

std::string problem(const std::string& path, const char* what) {
  return path + ": " + what + ": " + std::strerror(errno);
}

class Handle {
 public:
  explicit Handle(int number) : number_(number) {}
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  ~Handle() {
    if (number_ >= 0) close(number_);
  }
  [[nodiscard]] int number() const { return number_; }
  [[nodiscard]] int let_go() { return std::exchange(number_, -1); }

 private:
  int number_;
};

std::optional<sockaddr_un> address_of(const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.empty() || path.size() >= sizeof address.sun_path) return std::nullopt;
  path.copy(address.sun_path, path.size());
  return address;
}

bool connects(int socket, const sockaddr_un& address) {
  return connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
}

/// Whether who is at the other end is who runs the server.
bool is_own(int connection) {
  ucred peer{};
  socklen_t size = sizeof peer;
  if (getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0) return false;
  return peer.uid == geteuid() || peer.uid == 0;
}

bool send_all(int connection, std::string_view text) {
  while (!text.empty()) {
    pollfd ready{connection, POLLOUT, 0};
    if (poll(&ready, 1, patience_ms) <= 0) return false;
    const ssize_t sent = send(connection, text.data(), text.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent < 0 && errno != EAGAIN && errno != EINTR) return false;
    if (sent > 0) text.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

}  // namespace

std::variant<std::unique_ptr<Door>, std::string> Door::open(const std::string& path, Ask ask) {
  const auto address = address_of(path);
  if (!address) return path + ": is too long for a socket";
  Handle socket{::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)};
  if (socket.number() < 0) return problem(path, "no socket");
  if (connects(socket.number(), *address)) return path + ": another server listens there";
  struct stat there {};
  if (lstat(path.c_str(), &there) == 0) {
    if (!S_ISSOCK(there.st_mode)) return path + ": is there, and is no socket";
    // A server that was killed has left it behind.
    unlink(path.c_str());
  }
  Handle listening{::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0)};
  // Before it has a name, so that nobody else can come in between.
  if (listening.number() < 0 || fchmod(listening.number(), S_IRUSR | S_IWUSR) != 0) return problem(path, "no socket");
  if (bind(listening.number(), reinterpret_cast<const sockaddr*>(&*address), sizeof *address) != 0)
    return problem(path, "cannot listen");
  if (chmod(path.c_str(), S_IRUSR | S_IWUSR) != 0 || ::listen(listening.number(), 4) != 0)
    return problem(path, "cannot listen");
  Handle stop{eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)};
  if (stop.number() < 0) return problem(path, "cannot listen");
  return std::unique_ptr<Door>{new Door{path, listening.let_go(), stop.let_go(), std::move(ask)}};
}

Door::Door(std::string path, int listening, int stop, Ask ask)
    : path_(std::move(path)), listening_(listening), stop_(stop), ask_(std::move(ask)), thread_([this] { listen(); }) {}

Door::~Door() {
  const std::uint64_t one = 1;
  static_cast<void>(write(stop_, &one, sizeof one));
  thread_.join();
  unlink(path_.c_str());
  close(listening_);
  close(stop_);
}

void Door::listen() {
  for (;;) {
    std::array<pollfd, 2> ready{pollfd{listening_, POLLIN, 0}, pollfd{stop_, POLLIN, 0}};
    if (poll(ready.data(), ready.size(), -1) < 0 && errno != EINTR) return;
    if ((ready[1].revents & POLLIN) != 0) return;
    const Handle connection{accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC)};
    if (connection.number() >= 0 && is_own(connection.number())) serve(connection.number());
  }
}

void Door::serve(int connection) {
  std::string held;
  while (const auto line = read_line(connection, held)) {
    const auto answer = answer_to(*line);
    if (!answer || !send_all(connection, to_json(*answer) + "\n")) return;
  }
}

/// Nothing if there is no more, if it takes too long or is too long, or if the server stops.
std::optional<std::string> Door::read_line(int connection, std::string& held) const {
  for (;;) {
    if (const std::size_t end = held.find('\n'); end != std::string::npos) {
      std::string line = held.substr(0, end);
      held.erase(0, end + 1);
      return line;
    }
    if (held.size() > longest_request) return std::nullopt;
    std::array<pollfd, 2> ready{pollfd{connection, POLLIN, 0}, pollfd{stop_, POLLIN, 0}};
    if (poll(ready.data(), ready.size(), patience_ms) <= 0 || (ready[1].revents & POLLIN) != 0) return std::nullopt;
    std::array<char, 4096> piece{};
    const ssize_t length = recv(connection, piece.data(), piece.size(), 0);
    if (length <= 0) return std::nullopt;
    held.append(piece.data(), static_cast<std::size_t>(length));
  }
}

std::optional<Value> Door::answer_to(const std::string& line) const {
  auto request = wire::parse_json(line);
  if (!request || request->object() == nullptr) {
    return Value::Object{{"ok", false}, {"error", Value::Object{{"code", "bad-json"}, {"message", "no JSON object"}}}};
  }
  // Shared, because the answer may come when nobody waits any more.
  const auto answer = std::make_shared<std::promise<Value>>();
  auto future = answer->get_future();
  ask_(std::move(*request), [answer](Value value) { answer->set_value(std::move(value)); });
  for (;;) {
    pollfd stopped{stop_, POLLIN, 0};
    if (future.wait_for(std::chrono::milliseconds{20}) == std::future_status::ready) return future.get();
    if (poll(&stopped, 1, 0) > 0) return std::nullopt;
  }
}

std::variant<std::optional<Value>, std::string> ask_through_door(const std::string& path, const Value& request) {
  const auto address = address_of(path);
  if (!address) return path + ": is too long for a socket";
  const Handle socket{::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)};
  if (socket.number() < 0) return problem(path, "no socket");
  if (!connects(socket.number(), *address)) {
    if (errno == ENOENT || errno == ECONNREFUSED) return std::optional<Value>{};
    return problem(path, "cannot be reached");
  }
  if (!send_all(socket.number(), to_json(request) + "\n")) return problem(path, "does not listen");
  std::string answer;
  std::array<char, 65536> piece{};
  while (answer.find('\n') == std::string::npos) {
    const ssize_t length = recv(socket.number(), piece.data(), piece.size(), 0);
    if (length < 0 && errno == EINTR) continue;
    if (length <= 0 || answer.size() > longest_answer) return path + ": the server gave no answer";
    answer.append(piece.data(), static_cast<std::size_t>(length));
  }
  auto value = wire::parse_json(answer);
  if (!value) return path + ": the server's answer cannot be read";
  return std::optional{std::move(*value)};
}

}  // namespace krypta::server
