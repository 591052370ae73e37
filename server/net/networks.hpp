#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace krypta::server {

/// One of the networks that an address belongs to.
struct Network {
  std::string name;
  /// How many addresses it counts as: so many times what one address may, all that are in it may together.
  unsigned addresses = 1;
  friend bool operator==(const Network&, const Network&) = default;
};

/// Who an address is counted with, the widest network first. An address of IPv4 is counted by itself. One of IPv6 is
/// counted with its /64, which one line has; with its /56, which is what most households are given; and with its /48,
/// which one customer may have as well. Text that is no address is a network of its own.
[[nodiscard]] std::vector<Network> networks_of(std::string_view address);

/// The narrowest of them.
[[nodiscard]] std::string network_of(std::string_view address);

/// Addresses that begin alike, as in "203.0.113.0/24", "2001:db8::/48" or a whole address.
class Prefix {
 public:
  [[nodiscard]] static std::optional<Prefix> read(std::string_view text);
  [[nodiscard]] bool has(std::string_view address) const;
  /// How it is written, with nothing behind the bits that count.
  [[nodiscard]] std::string text() const;
  /// Whether it is so many addresses that nobody can mean it: more than a /8 of IPv4, or a /16 of IPv6.
  [[nodiscard]] bool too_wide() const;

 private:
  [[nodiscard]] bool is_four() const;
  /// As of IPv6; an address of IPv4 stands in the part of it that is for these.
  std::array<unsigned char, 16> bytes_{};
  unsigned bits_ = 128;
};

}  // namespace krypta::server
