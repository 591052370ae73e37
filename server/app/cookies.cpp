#include "server/app/cookies.hpp"

#include <fmt/core.h>

namespace krypta::server {
namespace {

constexpr std::string_view session_name = "krypta";
constexpr std::string_view device_name = "krypta-device";
constexpr unsigned year = 31'536'000;

}  // namespace

std::string Cookies::named(std::string_view name) const { return fmt::format("{}{}", secure_ ? "__Host-" : "", name); }

std::string Cookies::set(std::string_view name, const std::string& value, unsigned seconds) const {
  return fmt::format("{}={}; Path=/; HttpOnly; SameSite=Strict; Max-Age={}{}", named(name), value, seconds,
                     secure_ ? "; Secure" : "");
}

bool Cookies::outdated(const HttpRequest& request) const {
  return secure_ && request.cookie(named(session_name)).empty() && !request.cookie(session_name).empty();
}

std::vector<std::string> Cookies::replacing(const HttpRequest& request, std::string session) const {
  std::vector<std::string> cookies{std::move(session)};
  if (secure_ && !request.cookie(session_name).empty()) cookies.push_back(Cookies{false}.end_session() + "; Secure");
  return cookies;
}

Secret Cookies::session(const HttpRequest& request) const {
  return Secret{std::string{request.cookie(outdated(request) ? std::string{session_name} : named(session_name))}};
}

Secret Cookies::device(const HttpRequest& request) const {
  return Secret{std::string{request.cookie(named(device_name))}};
}

std::string Cookies::set_session(const Secret& token) const { return set(session_name, token.reveal(), year); }
std::string Cookies::end_session() const { return set(session_name, "", 0); }
std::string Cookies::set_device(const Secret& token) const { return set(device_name, token.reveal(), year); }

}  // namespace krypta::server
