#pragma once

#include <sys/types.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>

/// A server of our own, on a free port, with a data folder that goes away with it.
namespace krypta::load {

struct Memory {
  double now = 0;   ///< MB in memory (VmRSS)
  double most = 0;  ///< MB at the most so far (VmHWM)
};

class Child {
 public:
  /// The problem, if it does not begin to listen.
  [[nodiscard]] static std::variant<std::unique_ptr<Child>, std::string> start(const std::string& program);
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  /// Ends it, however it takes.
  ~Child();

  [[nodiscard]] std::uint16_t port() const { return port_; }
  [[nodiscard]] std::optional<Memory> memory() const;
  /// Seconds of processor time it has used.
  [[nodiscard]] double processor_seconds() const;
  /// Asks it to end (SIGTERM). The problem, if it had ended before, takes too long or does not end with status 0.
  [[nodiscard]] std::string stop();

 private:
  Child() = default;
  [[nodiscard]] std::string launch(const std::string& program);
  [[nodiscard]] std::string wait_for_port();

  std::string folder_;
  pid_t pid_ = 0;
  int output_ = -1;
  std::uint16_t port_ = 0;
};

}  // namespace krypta::load
