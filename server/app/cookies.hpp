#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/net/net.hpp"
#include "server/people/secret.hpp"

namespace krypta::server {

/// The two cookies: the session, which says who somebody is, and the device, which says that somebody has logged in
/// with this browser before. Where the site is served over TLS their names begin with __Host-, so that no other site
/// under the same domain can set them.
class Cookies {
 public:
  explicit Cookies(bool secure) : secure_(secure) {}

  [[nodiscard]] Secret session(const HttpRequest& request) const;
  [[nodiscard]] Secret device(const HttpRequest& request) const;
  /// Whether the session came under the name that such cookies had before they had the prefix.
  [[nodiscard]] bool outdated(const HttpRequest& request) const;

  /// Sets a session, and removes the cookie under the outdated name if there is one.
  [[nodiscard]] std::vector<std::string> replacing(const HttpRequest& request, std::string session) const;

  /// Values of Set-Cookie.
  [[nodiscard]] std::string set_session(const Secret& token) const;
  [[nodiscard]] std::string end_session() const;
  [[nodiscard]] std::string set_device(const Secret& token) const;

 private:
  [[nodiscard]] std::string named(std::string_view name) const;
  [[nodiscard]] std::string set(std::string_view name, const std::string& value, unsigned seconds) const;

  bool secure_;
};

}  // namespace krypta::server
