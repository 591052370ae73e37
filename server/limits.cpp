#include "server/limits.hpp"

#include <arpa/inet.h>

#include <array>
#include <cstring>

namespace krypta::server {
namespace {

constexpr std::size_t network_bytes = 8;

std::string text_of(int family, const void* address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  return inet_ntop(family, address, text.data(), static_cast<socklen_t>(text.size())) == nullptr ? "" : text.data();
}

}  // namespace

std::string network_of(std::string_view address) {
  std::string plain(address.substr(0, address.find('%')));
  in6_addr six{};
  if (inet_pton(AF_INET6, plain.c_str(), &six) != 1) return plain;
  constexpr std::array<unsigned char, 12> mapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
  if (std::memcmp(&six, mapped.data(), mapped.size()) == 0)
    return text_of(AF_INET, reinterpret_cast<const unsigned char*>(&six) + mapped.size());
  std::fill(std::begin(six.s6_addr) + network_bytes, std::end(six.s6_addr), std::uint8_t{0});
  return text_of(AF_INET6, &six) + "/64";
}

}  // namespace krypta::server
