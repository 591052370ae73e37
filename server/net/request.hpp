#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/net/net.hpp"

/// What is found out about a request from its text alone, apart from Beast so that it compiles quickly.
namespace krypta::server {

struct Target {
  std::string path;
  std::string query;
};

/// Splits and decodes the target of a request. Nothing if it is not a path or cannot be one.
[[nodiscard]] std::optional<Target> read_target(std::string_view target);

/// Whom the nearest proxy speaks for: it appends the address it sees, so only the last one is its own word. Empty if
/// there is none or it is no address.
[[nodiscard]] std::string forwarded_address(const HttpRequest& request);

/// Whether a proxy has marked the request as somebody else's.
[[nodiscard]] bool forwarded(const HttpRequest& request);

}  // namespace krypta::server
