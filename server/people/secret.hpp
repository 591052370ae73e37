#pragma once

#include <string>
#include <utility>

namespace krypta::server {

/// A token, a password or an invitation. It turns into text only where somebody wrote `reveal`, so it reaches no log
/// and no message by accident.
class Secret {
 public:
  Secret() = default;
  explicit Secret(std::string text) : text_(std::move(text)) {}

  [[nodiscard]] const std::string& reveal() const { return text_; }
  [[nodiscard]] bool empty() const { return text_.empty(); }

 private:
  std::string text_{};
};

}  // namespace krypta::server
