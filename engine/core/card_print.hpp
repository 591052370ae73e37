#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace krypta {

/// A card, and everything that it says as one number.
struct CardPrint {
  std::string id;
  std::uint64_t fingerprint = 0;
  friend bool operator==(const CardPrint&, const CardPrint&) = default;
};
using CardPrints = std::vector<CardPrint>;

}  // namespace krypta
