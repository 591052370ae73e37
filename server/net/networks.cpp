#include "server/net/networks.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

namespace krypta::server {
namespace {

struct Width {
  std::size_t bytes;
  unsigned addresses;
};
constexpr std::array widths{Width{6, 16}, Width{7, 4}, Width{8, 1}};

std::string text_of(int family, const void* address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  return inet_ntop(family, address, text.data(), static_cast<socklen_t>(text.size())) == nullptr ? "" : text.data();
}

std::string prefix_of(in6_addr address, std::size_t bytes) {
  std::fill(std::begin(address.s6_addr) + bytes, std::end(address.s6_addr), std::uint8_t{0});
  return text_of(AF_INET6, &address) + "/" + std::to_string(8 * bytes);
}

}  // namespace

std::vector<Network> networks_of(std::string_view address) {
  std::string plain(address.substr(0, address.find('%')));
  in6_addr six{};
  if (inet_pton(AF_INET6, plain.c_str(), &six) != 1) return {{std::move(plain)}};
  constexpr std::array<unsigned char, 12> mapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
  if (std::memcmp(&six, mapped.data(), mapped.size()) == 0)
    return {{text_of(AF_INET, reinterpret_cast<const unsigned char*>(&six) + mapped.size())}};
  std::vector<Network> networks;
  for (const Width& width : widths) networks.push_back({prefix_of(six, width.bytes), width.addresses});
  return networks;
}

std::string network_of(std::string_view address) { return networks_of(address).back().name; }

}  // namespace krypta::server
