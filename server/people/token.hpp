#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "server/people/secret.hpp"

/// What proves that a browser is somebody's: 32 random bytes that nobody has but its cookie.
namespace krypta::server {

/// Fills the bytes with chance that nobody can foresee.
using Random = std::function<void(std::span<unsigned char>)>;
[[nodiscard]] Random system_random();

[[nodiscard]] Secret fresh_token(const Random& random);

/// The BLAKE2b hash of a token in hexadecimal digits, or nothing if no token looks like that. Hashes may be looked up
/// in any way: how long that takes tells nothing about the token.
[[nodiscard]] std::optional<std::string> hash_of_token(const Secret& token);

/// Under which a device of an account is kept. One browser has one token for all the accounts that are used in it, and
/// nothing that is kept tells so.
[[nodiscard]] std::optional<std::string> hash_of_device(const Secret& token, std::int64_t account);

}  // namespace krypta::server
