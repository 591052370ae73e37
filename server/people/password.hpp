#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "server/people/secret.hpp"
#include "server/problem.hpp"

/// Passwords. Whatever hashes one takes tens of milliseconds and much memory: it is work for `Workers`.
namespace krypta::server {

/// In bytes.
inline constexpr std::size_t shortest_password = 8;
inline constexpr std::size_t longest_password = 128;

/// What one guess at a password costs, to us and to a thief.
struct PasswordCost {
  unsigned long long passes = 2;
  std::size_t memory = std::size_t{19} * 1024 * 1024;
};

/// Nothing, or a problem with the code `bad-password` and the key server-password-too-short or -too-long.
[[nodiscard]] std::optional<Problem> check_password(const Secret& password);

/// Likewise of one that is to be set by somebody of that name, with the keys server-password-common and
/// server-password-name besides: those that are tried first are refused, and the name, also reversed, doubled, with
/// digits and marks at its ends, or with digits for letters.
[[nodiscard]] std::optional<Problem> check_new_password(const Secret& password, std::string_view name);

/// The argon2id hash with its salt and cost, as text; nothing if there is not enough memory.
[[nodiscard]] std::optional<std::string> hash_password(const Secret& password, const PasswordCost& cost);
[[nodiscard]] bool password_fits(const std::string& hash, const Secret& password);
/// Whether the hash was made at another cost.
[[nodiscard]] bool needs_rehash(const std::string& hash, const PasswordCost& cost);
/// A hash that no password is known to fit and that costs as much to try, so that the time an answer takes does not
/// tell which names exist.
[[nodiscard]] std::string dummy_hash(const PasswordCost& cost);

}  // namespace krypta::server
