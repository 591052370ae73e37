#include "server/people/password.hpp"

#include <fmt/core.h>
#include <sodium.h>

#include <array>

namespace krypta::server {

std::optional<Problem> check_password(const Secret& password) {
  const std::size_t size = password.reveal().size();
  if (size < shortest_password) return Problem{"bad-password", "server-password-too-short"};
  if (size > longest_password) return Problem{"bad-password", "server-password-too-long"};
  return std::nullopt;
}

std::optional<std::string> hash_password(const Secret& password, const PasswordCost& cost) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  const std::string& text = password.reveal();
  if (crypto_pwhash_str_alg(hash.data(), text.data(), text.size(), cost.passes, cost.memory,
                            crypto_pwhash_ALG_ARGON2ID13) != 0)
    return std::nullopt;
  return std::string(hash.data());
}

bool password_fits(const std::string& hash, const Secret& password) {
  const std::string& text = password.reveal();
  return crypto_pwhash_str_verify(hash.c_str(), text.data(), text.size()) == 0;
}

bool needs_rehash(const std::string& hash, const PasswordCost& cost) {
  return crypto_pwhash_str_needs_rehash(hash.c_str(), cost.passes, cost.memory) != 0;
}

std::string dummy_hash(const PasswordCost& cost) {
  constexpr std::size_t salt_letters = 22;  // 16 bytes in base64
  constexpr std::size_t hash_letters = 43;  // 32 bytes
  return fmt::format("$argon2id$v=19$m={},t={},p=1${}${}", cost.memory / 1024, cost.passes,
                     std::string(salt_letters, 'A'), std::string(hash_letters, 'A'));
}

}  // namespace krypta::server
