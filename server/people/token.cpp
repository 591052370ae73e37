#include "server/people/token.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace krypta::server {
namespace {

constexpr std::size_t token_bytes = 32;
constexpr std::size_t token_letters = 43;
constexpr int base64url = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
static_assert(sodium_base64_ENCODED_LEN(token_bytes, base64url) == token_letters + 1);

using TokenBytes = std::array<unsigned char, token_bytes>;

std::optional<TokenBytes> bytes_of(const Secret& token) {
  const std::string& text = token.reveal();
  TokenBytes bytes{};
  std::size_t size = 0;
  if (sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &size, nullptr, base64url) !=
          0 ||
      size != token_bytes)
    return std::nullopt;
  return bytes;
}

std::string hashed(std::span<const unsigned char> bytes) {
  std::array<unsigned char, crypto_generichash_BYTES> hash{};
  crypto_generichash(hash.data(), hash.size(), bytes.data(), bytes.size(), nullptr, 0);
  std::array<char, 2 * crypto_generichash_BYTES + 1> digits{};
  sodium_bin2hex(digits.data(), digits.size(), hash.data(), hash.size());
  return digits.data();
}

}  // namespace

Random system_random() {
  return [](std::span<unsigned char> bytes) { randombytes_buf(bytes.data(), bytes.size()); };
}

Secret fresh_token(const Random& random) {
  std::array<unsigned char, token_bytes> bytes{};
  random(bytes);
  std::array<char, token_letters + 1> text{};
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), base64url);
  return Secret(text.data());
}

std::optional<std::string> hash_of_token(const Secret& token) {
  const auto bytes = bytes_of(token);
  return bytes ? std::optional{hashed(*bytes)} : std::nullopt;
}

std::optional<std::string> hash_of_device(const Secret& token, std::int64_t account) {
  const auto bytes = bytes_of(token);
  if (!bytes) return std::nullopt;
  std::array<unsigned char, token_bytes + sizeof(std::uint64_t)> both{};
  std::ranges::copy(*bytes, both.begin());
  auto number = static_cast<std::uint64_t>(account);
  for (std::size_t i = token_bytes; i < both.size(); ++i, number >>= 8U) both[i] = static_cast<unsigned char>(number);
  return hashed(both);
}

}  // namespace krypta::server
