#include "server/app/hosts.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstring>
#include <optional>
#include <string>

namespace krypta::server {
namespace {

/// Sixteen bytes, those of IPv4 as IPv6 has them.
using Address = std::array<unsigned char, 16>;
constexpr Address mapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0};
constexpr std::size_t mapped_bytes = 12;

std::optional<Address> address_of(std::string_view text) {
  const std::string plain(text.substr(0, text.find('%')));
  Address address = mapped;
  if (inet_pton(AF_INET, plain.c_str(), address.data() + mapped_bytes) == 1) return address;
  if (inet_pton(AF_INET6, plain.c_str(), address.data()) == 1) return address;
  return std::nullopt;
}

bool is_loopback(const Address& address) {
  if (std::memcmp(address.data(), mapped.data(), mapped_bytes) == 0) return address[mapped_bytes] == 127;
  Address one{};
  one.back() = 1;
  return address == one;
}

/// Without the port; nothing if what follows is none.
std::optional<std::string> name_in(std::string_view host) {
  const bool bracketed = host.starts_with('[');
  const std::size_t end = bracketed ? host.find(']') : std::min(host.find(':'), host.size());
  if (end == std::string_view::npos) return std::nullopt;
  std::string_view rest = host.substr(end + (bracketed ? 1 : 0));
  if (!rest.empty()) {
    if (rest.front() != ':') return std::nullopt;
    rest.remove_prefix(1);
    if (!std::ranges::all_of(rest, [](unsigned char c) { return std::isdigit(c) != 0; })) return std::nullopt;
  }
  std::string name{host.substr(bracketed ? 1 : 0, end - (bracketed ? 1 : 0))};
  for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  if (name.ends_with('.')) name.pop_back();
  return name;
}

}  // namespace

bool names_this_machine(std::string_view host, std::string_view reached) {
  const auto name = name_in(host);
  if (!name) return false;
  if (*name == "localhost" || name->ends_with(".localhost")) return true;
  const auto address = address_of(*name);
  return address && (is_loopback(*address) || address == address_of(reached));
}

}  // namespace krypta::server
