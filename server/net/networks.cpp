#include "server/net/networks.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <charconv>
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

constexpr std::array<unsigned char, 12> mapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};

using Bytes = std::array<unsigned char, 16>;

std::optional<Bytes> bytes_of(std::string_view address, bool& four) {
  const std::string plain(address.substr(0, address.find('%')));
  Bytes bytes{};
  four = inet_pton(AF_INET, plain.c_str(), bytes.data() + mapped.size()) == 1;
  if (four) std::ranges::copy(mapped, bytes.begin());
  if (!four && inet_pton(AF_INET6, plain.c_str(), bytes.data()) != 1) return std::nullopt;
  return bytes;
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
  if (std::memcmp(&six, mapped.data(), mapped.size()) == 0)
    return {{text_of(AF_INET, reinterpret_cast<const unsigned char*>(&six) + mapped.size())}};
  std::vector<Network> networks;
  for (const Width& width : widths) networks.push_back({prefix_of(six, width.bytes), width.addresses});
  return networks;
}

std::string network_of(std::string_view address) { return networks_of(address).back().name; }

std::optional<Prefix> Prefix::read(std::string_view text) {
  const std::size_t slash = std::min(text.find('/'), text.size());
  bool four = false;
  const auto bytes = bytes_of(text.substr(0, slash), four);
  if (!bytes) return std::nullopt;
  Prefix prefix;
  prefix.bytes_ = *bytes;
  if (slash < text.size()) {
    const std::string_view digits = text.substr(slash + 1);
    unsigned bits = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), bits);
    if (error != std::errc{} || end != digits.data() + digits.size() || bits > (four ? 32U : 128U)) return std::nullopt;
    prefix.bits_ = four ? bits + 8 * static_cast<unsigned>(mapped.size()) : bits;
  }
  for (unsigned bit = prefix.bits_; bit < 128; ++bit)
    prefix.bytes_[bit / 8] = static_cast<unsigned char>(prefix.bytes_[bit / 8] & ~(0x80U >> bit % 8));
  return prefix;
}

bool Prefix::has(std::string_view address) const {
  bool four = false;
  const auto bytes = bytes_of(address, four);
  if (!bytes) return false;
  for (unsigned bit = 0; bit < bits_; ++bit) {
    if ((((*bytes)[bit / 8] ^ bytes_[bit / 8]) & (0x80U >> bit % 8)) != 0) return false;
  }
  return true;
}

bool Prefix::is_four() const {
  return bits_ >= 8 * mapped.size() && std::equal(mapped.begin(), mapped.end(), bytes_.begin());
}

bool Prefix::too_wide() const { return is_four() ? bits_ < 8 * mapped.size() + 8 : bits_ < 16; }

std::string Prefix::text() const {
  const std::string address =
      is_four() ? text_of(AF_INET, bytes_.data() + mapped.size()) : text_of(AF_INET6, bytes_.data());
  const unsigned bits = is_four() ? bits_ - 8 * static_cast<unsigned>(mapped.size()) : bits_;
  return bits_ == 128 ? address : address + "/" + std::to_string(bits);
}

}  // namespace krypta::server
