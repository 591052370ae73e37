#include "tests/store/postgres/wire.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <vector>

namespace krypta::store::test {
namespace {

struct Pair {
  int store;
  int database;
};

sockaddr_in here(std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

int connected_to(std::uint16_t port) {
  const int end = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_in address = here(port);
  if (connect(end, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) return end;
  close(end);
  return -1;
}

/// False when one side has ended.
bool pass(int from, int to, bool swallow) {
  std::array<char, 65536> piece{};
  const ssize_t length = recv(from, piece.data(), piece.size(), 0);
  if (length <= 0) return false;
  for (ssize_t sent = 0; !swallow && sent < length;) {
    const ssize_t now = send(to, piece.data() + sent, static_cast<std::size_t>(length - sent), MSG_NOSIGNAL);
    if (now <= 0) return false;
    sent += now;
  }
  return true;
}

void end(Pair& pair) {
  close(pair.store);
  close(pair.database);
  pair = {-1, -1};
}

}  // namespace

Wire::Wire(const std::string& url) : url_(url) {
  const std::size_t colon = url.find(':', url.find('@'));
  port_ = static_cast<std::uint16_t>(std::atoi(url.c_str() + colon + 1));
  listener_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address = here(0);
  socklen_t size = sizeof address;
  if (bind(listener_, reinterpret_cast<sockaddr*>(&address), size) != 0 || listen(listener_, 9) != 0) std::abort();
  getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size);
  url_.replace(colon + 1, url.find('/', colon) - colon - 1, std::to_string(ntohs(address.sin_port)));
  thread_ = std::thread{[this] { run(); }};
}

Wire::~Wire() {
  ends_ = true;
  thread_.join();
  close(listener_);
}

void Wire::set(std::atomic<bool>& what) {
  what = true;
  const unsigned now = turns_;
  while (turns_ < now + 2) std::this_thread::yield();
}

void Wire::cut() {
  cut_ = true;
  while (cut_) std::this_thread::yield();
}

void Wire::run() {
  std::vector<Pair> pairs;
  while (!ends_) {
    ++turns_;
    if (cut_) {
      for (Pair& pair : pairs) end(pair);
      pairs.clear();
      swallows_ = still_ = cut_ = false;
    }
    std::vector<pollfd> sources{{listener_, POLLIN, 0}};
    for (const Pair& pair : pairs) {
      sources.push_back({still_ ? -1 : pair.store, POLLIN, 0});
      sources.push_back({still_ ? -1 : pair.database, POLLIN, 0});
    }
    if (poll(sources.data(), sources.size(), 5) <= 0) continue;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      const bool asked = sources[1 + 2 * i].revents == 0 || pass(pairs[i].store, pairs[i].database, false);
      const bool told = sources[2 + 2 * i].revents == 0 || pass(pairs[i].database, pairs[i].store, swallows_);
      if (!asked || !told) end(pairs[i]);
    }
    std::erase_if(pairs, [](const Pair& pair) { return pair.store < 0; });
    if (sources[0].revents == 0) continue;
    const int store = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
    const int database = connected_to(port_);
    if (store >= 0 && database >= 0) pairs.push_back({store, database});
  }
  for (Pair& pair : pairs) end(pair);
}

}  // namespace krypta::store::test
