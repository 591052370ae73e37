#include "server/net/request.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace krypta::server {
namespace {

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

int digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

bool is_control(char c) { return std::iscntrl(static_cast<unsigned char>(c)) != 0; }

std::optional<std::string> percent_decoded(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '%') {
      if (text.size() - i < 3) return std::nullopt;
      const int high = digit(text[i + 1]);
      const int low = digit(text[i + 2]);
      if (high < 0 || low < 0) return std::nullopt;
      c = static_cast<char>(high * 16 + low);
      i += 2;
    }
    if (is_control(c)) return std::nullopt;
    out += c;
  }
  return out;
}

bool same_name(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
    return std::tolower(static_cast<unsigned char>(x)) == std::tolower(static_cast<unsigned char>(y));
  });
}

}  // namespace

std::string_view HttpRequest::header(std::string_view name) const {
  for (const auto& [key, value] : headers) {
    if (same_name(key, name)) return value;
  }
  return {};
}

std::string_view HttpRequest::cookie(std::string_view name) const {
  for (const auto& [key, value] : headers) {
    if (key != "cookie") continue;
    std::string_view rest = value;
    while (!rest.empty()) {
      const auto end = std::min(rest.find(';'), rest.size());
      const auto pair = trimmed(rest.substr(0, end));
      rest.remove_prefix(std::min(end + 1, rest.size()));
      const auto equals = pair.find('=');
      if (equals == std::string_view::npos || trimmed(pair.substr(0, equals)) != name) continue;
      auto found = trimmed(pair.substr(equals + 1));
      if (found.size() >= 2 && found.front() == '"' && found.back() == '"') found = found.substr(1, found.size() - 2);
      return found;
    }
  }
  return {};
}

std::optional<std::string_view> HttpRequest::asked(std::string_view name) const {
  std::string_view rest = query;
  while (!rest.empty()) {
    const auto end = std::min(rest.find('&'), rest.size());
    const auto pair = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    const auto equals = std::min(pair.find('='), pair.size());
    if (pair.substr(0, equals) == name) return pair.substr(std::min(equals + 1, pair.size()));
  }
  return std::nullopt;
}

std::optional<std::size_t> Site::body_limit(std::string_view, std::string_view) const { return std::nullopt; }

std::optional<Target> read_target(std::string_view target) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!same_name(target.substr(0, scheme.size()), scheme)) continue;
    target.remove_prefix(scheme.size());
    if (target.empty() || target.front() == '/') return std::nullopt;
    target.remove_prefix(std::min(target.find('/'), target.size()));
    if (target.empty()) target = "/";
    break;
  }
  if (target.empty() || target.front() != '/' || target.find('#') != std::string_view::npos) return std::nullopt;
  const auto mark = target.find('?');
  auto path = percent_decoded(target.substr(0, mark));
  if (!path) return std::nullopt;
  const auto query = mark == std::string_view::npos ? std::string_view{} : target.substr(mark + 1);
  if (std::any_of(query.begin(), query.end(), is_control)) return std::nullopt;
  return Target{std::move(*path), std::string(query)};
}

std::string forwarded_address(const HttpRequest& request) {
  std::string_view last;
  for (const auto& [key, value] : request.headers) {
    if (key == "x-forwarded-for") last = value;
  }
  const auto comma = last.rfind(',');
  if (comma != std::string_view::npos) last.remove_prefix(comma + 1);
  std::string address(trimmed(last));
  std::array<unsigned char, sizeof(in6_addr)> bytes{};
  const bool valid =
      inet_pton(AF_INET, address.c_str(), bytes.data()) == 1 || inet_pton(AF_INET6, address.c_str(), bytes.data()) == 1;
  return valid ? address : std::string();
}

bool forwarded(const HttpRequest& request) {
  return std::any_of(request.headers.begin(), request.headers.end(), [](const auto& header) {
    return header.first == "x-forwarded-for" || header.first == "x-real-ip" || header.first == "forwarded";
  });
}

}  // namespace krypta::server
