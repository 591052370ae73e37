#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <variant>

#include "engine/core/value.hpp"

/// A socket of this machine through which whoever runs the server talks to it: one request a line, one answer a line.
namespace krypta::server {

/// Listens on a thread of its own, to one connection at a time; only those of the same user, or root, are heard.
class Door {
 public:
  /// Answers a request, on any thread.
  using Answer = std::function<void(Value)>;
  /// Called on the door's thread.
  using Ask = std::function<void(Value request, Answer then)>;

  /// The other one is the problem: one line for a person.
  [[nodiscard]] static std::variant<std::unique_ptr<Door>, std::string> open(const std::string& path, Ask ask);
  Door(const Door&) = delete;
  Door& operator=(const Door&) = delete;
  /// Whoever waits for an answer waits no longer.
  ~Door();

 private:
  Door(std::string path, int listening, int stop, Ask ask);
  void listen();
  void serve(int connection);
  [[nodiscard]] std::optional<std::string> read_line(int connection, std::string& held) const;
  [[nodiscard]] std::optional<Value> answer_to(const std::string& line) const;

  std::string path_;
  int listening_;
  int stop_;
  Ask ask_;
  std::thread thread_;
};

/// The answer of the server that listens there; nothing if none does. The other one is the problem.
[[nodiscard]] std::variant<std::optional<Value>, std::string> ask_through_door(const std::string& path,
                                                                               const Value& request);

}  // namespace krypta::server
