#pragma once

#include <gtest/gtest.h>

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "server/app/app.hpp"
#include "tests/games.hpp"
#include "tests/server/manual_loop.hpp"
#include "tests/server/memory_store.hpp"
#include "wire/json.hpp"

/// The whole server but for its network and its disk, and people who use it: everything they say and hear is the text
/// that would go over the wire.
namespace krypta::server::test {

class SiteUnderTest {
 public:
  struct Answer {
    unsigned status = 0;
    std::string body{};
  };

  SiteUnderTest() { loop.run(); }

  Answer call(const std::string& who, std::string method, std::string path, std::string body = "") {
    HttpRequest request = request_of(who);
    request.method = std::move(method);
    request.path = std::move(path);
    request.body = std::move(body);
    request.headers.emplace_back("content-type", "application/json");
    Answer answer;
    app.answer(std::move(request), [&](const HttpResponse& response) {
      answer = {response.status, response.body};
      for (const auto& [name, value] : response.headers) {
        if (name == "Set-Cookie") people_[who].cookie = value.substr(0, value.find(';'));
      }
    });
    loop.run();
    return answer;
  }

  void connect(const std::string& who) {
    HttpRequest request = request_of(who);
    request.method = "GET";
    request.path = "/ws";
    request.headers.emplace_back("origin", "http://localhost");
    app.welcome(std::move(request), [&](const std::variant<HttpResponse, Site::Opened>& said) {
      ASSERT_TRUE(std::holds_alternative<Site::Opened>(said)) << who << ": " << std::get<HttpResponse>(said).body;
      auto heard = std::make_shared<Ear>();
      people_[who].ear = heard;
      people_[who].listener = std::get<Site::Opened>(said)(heard);
    });
    loop.run();
  }

  void leave(const std::string& who) {
    people_[who].listener->closed();
    people_[who].listener.reset();
    loop.run();
    people_[who].ear->messages.clear();
  }

  void say(const std::string& who, const std::string& text) {
    people_[who].listener->heard(text);
    loop.run();
  }

  /// The next message that somebody was sent; empty if there is none.
  std::string hear(const std::string& who) {
    if (people_[who].ear == nullptr || people_[who].ear->messages.empty()) return {};
    std::string text = std::move(people_[who].ear->messages.front());
    people_[who].ear->messages.pop_front();
    return text;
  }

  [[nodiscard]] std::size_t unheard() const {
    std::size_t all = 0;
    for (const auto& [name, person] : people_) all += person.ear == nullptr ? 0 : person.ear->messages.size();
    return all;
  }

  ManualLoop loop;
  InlineWorkers workers{loop};
  MemoryStore store{[this](Task task) { loop.post(std::move(task)); }};
  Log log{[](std::string_view) {}};
  People people{loop, workers, store};
  Hall hall{built_in_games(), loop, workers, store, log, {.pace = Pace::none()}};
  App app{{built_in_games(), loop, people, hall, store, log, workers}, {}};

 private:
  class Ear final : public Socket {
   public:
    void send(std::shared_ptr<const std::string> text) override { messages.push_back(*text); }
    void close(std::uint16_t, std::string_view) override {}
    std::deque<std::string> messages{};
  };
  struct Person {
    std::string cookie{};
    std::shared_ptr<Ear> ear{};
    std::shared_ptr<Listener> listener{};
  };

  HttpRequest request_of(const std::string& who) {
    HttpRequest request;
    request.address = "127.0.0.1";
    request.headers = {{"host", "localhost"}, {"cookie", people_[who].cookie}};
    return request;
  }

  std::map<std::string, Person> people_;
};

inline Value read_value(const std::string& text) {
  const auto value = wire::parse_json(text);
  EXPECT_TRUE(value) << text;
  return value ? *value : Value{};
}

}  // namespace krypta::server::test
