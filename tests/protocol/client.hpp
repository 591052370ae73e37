#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "cli/protocol/protocol.hpp"
#include "tests/games.hpp"
#include "wire/json.hpp"

namespace krypta::cli::test {

/// A client of the protocol that sends and reads nothing but text.
class Client {
 public:
  explicit Client(const Games& games = built_in_games()) : protocol_(games) {}

  Value ask(const std::string& request) {
    const auto answer = wire::parse_json(protocol_.answer(request));
    EXPECT_TRUE(static_cast<bool>(answer)) << request;
    return answer ? *answer : Value{};
  }
  Value expect_ok(const std::string& request) {
    Value answer = ask(request);
    EXPECT_TRUE(*answer.find("ok")->boolean()) << request << "\n" << to_json(answer);
    return answer;
  }
  /// The message of a refusal with this code.
  std::string expect_refused(const std::string& request, const std::string& code) {
    const Value answer = ask(request);
    EXPECT_FALSE(*answer.find("ok")->boolean()) << request;
    const Value* error = answer.find("error");
    if (error == nullptr) return "";
    EXPECT_EQ(*error->find("code")->text(), code) << request << "\n" << to_json(answer);
    EXPECT_NE(error->find("rule")->array(), nullptr);
    return *error->find("message")->text();
  }
  std::string state(const std::string& match = "m1") {
    return to_json(*ask(R"({"do":"state","match":")" + match + "\"}").find("state"));
  }
  bool finished() const { return protocol_.finished(); }

 private:
  Protocol protocol_;
};

/// Plays with what `pending` offers, as an outside program would, and hands every answer to `look`.
inline void play_to_the_end(Client& client, unsigned seed, const std::function<void()>& look) {
  Rng rng{seed};
  for (;;) {
    const Value pending = client.expect_ok(R"({"do":"pending","match":"m1"})");
    if (*pending.find("over")->boolean()) return;
    const Value::Array& deciding = *pending.find("deciding")->array();
    const Value& decision = deciding[rng.below(static_cast<std::uint32_t>(deciding.size()))];
    const Value::Array& options = *decision.find("options")->array();
    const std::string& option = *options[rng.below(static_cast<std::uint32_t>(options.size()))].find("id")->text();
    client.expect_ok(R"({"do":"act","match":"m1","seat":)" + to_json(*decision.find("seat")) + R"(,"option":")" +
                     option + "\"}");
    look();
  }
}

}  // namespace krypta::cli::test
