#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "server/app/app.hpp"
#include "tests/games.hpp"
#include "tests/server/manual_loop.hpp"
#include "tests/server/memory_store.hpp"
#include "wire/json.hpp"

namespace krypta::server::test {

/// An answer, taken apart.
struct Got {
  unsigned status = 0;
  Value body{};
  std::string text{};
  std::string cookie{};  ///< as a browser sends it back
  std::vector<std::pair<std::string, std::string>> headers{};

  [[nodiscard]] std::string header(std::string_view name) const {
    for (const auto& [key, value] : headers) {
      if (key == name) return value;
    }
    return {};
  }
  [[nodiscard]] std::string field(std::string_view name) const {
    const Value* found = body.find(name);
    return found == nullptr || found->text() == nullptr ? "" : *found->text();
  }
  [[nodiscard]] std::string code() const {
    const Value* error = body.find("error");
    return error == nullptr ? "" : *error->find("code")->text();
  }
};

class KeptSocket final : public Socket {
 public:
  void send(std::shared_ptr<const std::string> text) override { got.push_back(*wire::parse_json(*text)); }
  void close(std::uint16_t code, std::string_view) override { closed = code; }
  std::vector<Value> got{};
  std::uint16_t closed = 0;
};

/// The whole server but for the network.
class AppHouse {
 public:
  using MakeStore = std::function<std::unique_ptr<MemoryStore>(MemoryStore::Post)>;
  explicit AppHouse(const MakeStore& make =
                        [](MemoryStore::Post post) { return std::make_unique<MemoryStore>(std::move(post)); })
      : own_store(make([this](Task task) { loop.post(std::move(task)); })) {}
  AppHouse(const AppHouse&) = delete;
  AppHouse& operator=(const AppHouse&) = delete;
  ~AppHouse() = default;

  ManualLoop loop;
  InlineWorkers workers{loop};
  std::unique_ptr<MemoryStore> own_store;
  MemoryStore& store = *own_store;
  std::vector<std::string> lines;
  Log log{[this](std::string_view line) { lines.emplace_back(line); }};
  People people{loop, workers, store, {.cost = {1, 8192}}};
  Orders orders{loop, store, log};
  Hall hall{built_in_games(), loop, workers, store, log, {.pace = Pace::none(), .removed = [this](AccountId who) {
                                                            return orders.removed(who);
                                                          }}};
  App app{{built_in_games(), loop, people, hall, store, log, workers, nullptr, &orders}, {}};

  Got ask(HttpRequest request) {
    Got got;
    app.answer(std::move(request), [&](HttpResponse response) {
      got.status = response.status;
      got.text = response.body;
      if (const auto parsed = wire::parse_json(response.body)) got.body = *parsed;
      got.headers = response.headers;
      got.cookie = got.header("Set-Cookie").substr(0, got.header("Set-Cookie").find(';'));
    });
    loop.run();
    return got;
  }
  static HttpRequest request(std::string method, std::string path, std::string body, const std::string& cookie) {
    HttpRequest made{std::move(method),         std::move(path), {}, std::move(body), "10.0.0.1", false,
                     {{"host", "localhost:80"}}};
    if (made.method == "POST") {
      made.headers.emplace_back("content-type", "application/json");
      made.headers.emplace_back("origin", "http://localhost:80");
    }
    if (!cookie.empty()) made.headers.emplace_back("cookie", cookie);
    return made;
  }
  Got get(std::string path, const std::string& cookie = {}) { return ask(request("GET", std::move(path), {}, cookie)); }
  Got post(std::string path, std::string body, const std::string& cookie = {}) {
    return ask(request("POST", std::move(path), std::move(body), cookie));
  }
  std::string guest() { return post("/api/guest", "{}").cookie; }

  struct Line {
    std::shared_ptr<KeptSocket> socket;
    std::shared_ptr<Listener> listener;
    unsigned refused = 0;
  };
  Line connect(const std::string& cookie, const std::string& origin = "http://localhost:80") {
    HttpRequest upgrade = request("GET", "/ws", {}, cookie);
    if (!origin.empty()) upgrade.headers.emplace_back("origin", origin);
    Line line{std::make_shared<KeptSocket>(), nullptr};
    app.welcome(std::move(upgrade), [&](std::variant<HttpResponse, Site::Opened> answer) {
      if (const auto* no = std::get_if<HttpResponse>(&answer)) {
        line.refused = no->status;
      } else {
        line.listener = std::get<Site::Opened>(answer)(line.socket);
      }
    });
    loop.run();
    return line;
  }
  /// The answer to one message: what came with its id, or what came last.
  Value tell(Line& line, std::string_view text) {
    line.socket->got.clear();
    line.listener->heard(text);
    loop.run();
    for (const Value& message : line.socket->got) {
      if (message.find("ok") != nullptr) return message;
    }
    return {};
  }
  /// Who sits there stands up and looks on; nobody thinks for a table that nobody looks at.
  void leave_it_to_bots(const std::string& id, const std::string& cookie) {
    Line line = connect(cookie);
    EXPECT_EQ(code(line, R"({"do":"open","table":")" + id + R"("})"), "");
    EXPECT_EQ(code(line, R"({"do":"stand","table":")" + id + R"("})"), "");
    EXPECT_EQ(code(line, R"({"do":"close","table":")" + id + R"("})"), "");
  }
  std::string code(Line& line, std::string_view text) {
    const Value answer = tell(line, text);
    const Value* error = answer.find("error");
    return error == nullptr ? "" : *error->find("code")->text();
  }
};

class AppTest : public testing::Test, protected AppHouse {};

}  // namespace krypta::server::test
