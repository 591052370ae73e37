#include "server/token.hpp"

#include <fmt/core.h>
#include <sodium.h>

#include <array>

namespace krypta::server {
namespace {

constexpr std::size_t token_bytes = 32;
constexpr std::size_t token_letters = 43;
constexpr int base64url = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
static_assert(sodium_base64_ENCODED_LEN(token_bytes, base64url) == token_letters + 1);

std::string cookie(const std::string& value, unsigned seconds, bool secure) {
  return fmt::format("krypta={}; Path=/; HttpOnly; SameSite=Strict; Max-Age={}{}", value, seconds,
                     secure ? "; Secure" : "");
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
  const std::string& text = token.reveal();
  std::array<unsigned char, token_bytes> bytes{};
  std::size_t size = 0;
  if (sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &size, nullptr, base64url) !=
          0 ||
      size != token_bytes)
    return std::nullopt;

  std::array<unsigned char, crypto_generichash_BYTES> hash{};
  crypto_generichash(hash.data(), hash.size(), bytes.data(), bytes.size(), nullptr, 0);
  std::array<char, 2 * crypto_generichash_BYTES + 1> digits{};
  sodium_bin2hex(digits.data(), digits.size(), hash.data(), hash.size());
  return std::string(digits.data());
}

std::string cookie_of(const Secret& token, bool secure) { return cookie(token.reveal(), 31'536'000, secure); }
std::string no_cookie(bool secure) { return cookie("", 0, secure); }

}  // namespace krypta::server
