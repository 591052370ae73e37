#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "server/net/net.hpp"
#include "tests/net/client.hpp"

namespace krypta::server::test {

/// What one WebSocket went through. Everything is touched on the loop only.
struct Heard {
  std::shared_ptr<Socket> socket;
  std::vector<std::string> messages{};
  int closed = 0;
};

class Echo final : public Listener {
 public:
  explicit Echo(std::shared_ptr<Heard> heard) : heard_(std::move(heard)) {}
  void heard(std::string_view text) override {
    EXPECT_EQ(heard_->closed, 0);
    heard_->messages.emplace_back(text);
    if (text == "fail") throw 1;
    if (text == "leave") return heard_->socket->close(4000, "as you wish");
    heard_->socket->send(std::make_shared<const std::string>("echo " + std::string(text)));
  }
  void closed() override { ++heard_->closed; }

 private:
  std::shared_ptr<Heard> heard_;
};

/// Says what it was asked, keeps the replies to `/later` and echoes on sockets.
class TestSite final : public Site {
 public:
  void answer(HttpRequest request, Reply reply) override {
    if (request.path == "/later") {
      later.push_back(std::move(reply));
      return;
    }
    if (request.path == "/fail") throw 1;
    last = request;
    HttpResponse response;
    response.type = "text/plain";
    response.body = request.method + " " + request.path + "|" + request.query + "|" + request.body;
    if (request.path == "/none") response.status = 204;
    if (request.path == "/split") response.headers.emplace_back("X-Evil", "a\r\nX-More: b");
    response.headers.emplace_back("X-Site", "test");
    reply(response);
    reply(HttpResponse{500, "text/plain", "the second reply is ignored"});
  }

  void welcome(HttpRequest request, Welcome then) override {
    last = request;
    if (request.path == "/closed") return then(HttpResponse{403, "text/plain", "no"});
    if (request.path == "/nobody") return then([](const auto&) { return nullptr; });
    then([this](std::shared_ptr<Socket> socket) -> std::shared_ptr<Listener> {
      auto heard = std::make_shared<Heard>(Heard{std::move(socket)});
      sockets.push_back(heard);
      return std::make_shared<Echo>(heard);
    });
  }

  [[nodiscard]] std::optional<std::size_t> body_limit(std::string_view method, std::string_view path) const override {
    return method == "POST" && path == "/large" ? std::optional<std::size_t>{256 * 1024} : std::nullopt;
  }

  HttpRequest last;
  std::vector<Reply> later;
  std::vector<std::shared_ptr<Heard>> sockets;
};

/// A server in a thread of its own.
class Served {
 public:
  explicit Served(const Net::Settings& settings = {}) : net_(Net::make()) {
    EXPECT_EQ(net_->listen(settings, site), "");
    port_ = net_->port();
    thread_ = std::thread([this] { net_->run(); });
  }
  explicit Served(const NetLimits& limits) : Served(with(limits)) {}
  Served(const Served&) = delete;
  Served& operator=(const Served&) = delete;
  ~Served() { stop(); }

  static Net::Settings with(const NetLimits& limits) {
    Net::Settings settings;
    settings.limits = limits;
    return settings;
  }

  void stop() {
    if (!thread_.joinable()) return;
    net_->loop().post([this] { net_->stop(); });
    thread_.join();
  }
  /// Afterwards only what the site has kept is left.
  void destroy() {
    stop();
    net_.reset();
  }

  [[nodiscard]] std::uint16_t port() const { return port_; }
  [[nodiscard]] Net& net() { return *net_; }

  /// Does it on the loop and waits for what comes of it.
  template <typename F>
  auto on_loop(F f) -> decltype(f()) {
    // The loop is still inside the task when its result is there.
    const auto task = std::make_shared<std::packaged_task<decltype(f())()>>(std::move(f));
    auto result = task->get_future();
    net_->loop().post([task] { (*task)(); });
    return result.get();
  }
  [[nodiscard]] NetCounts counts() {
    return on_loop([this] { return net_->counts(); });
  }
  /// Waits until it is so on the loop.
  template <typename F>
  [[nodiscard]] bool eventually(F f) {
    for (int tries = 0; tries < 20'000; ++tries) {
      if (on_loop(f)) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return false;
  }
  /// The client knows of its socket before the site does.
  [[nodiscard]] bool has_sockets(std::size_t number) {
    return eventually([this, number] { return site.sockets.size() == number; });
  }
  [[nodiscard]] bool all_gone() {
    return eventually([this] { return net_->counts().connections == 0; });
  }

  TestSite site;

 private:
  std::unique_ptr<Net> net_;
  std::uint16_t port_ = 0;
  std::thread thread_;
};

}  // namespace krypta::server::test
