#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>

#include "server/secret.hpp"

/// What proves that a browser is somebody's: 32 random bytes that nobody has but its cookie.
namespace krypta::server {

/// Fills the bytes with chance that nobody can foresee.
using Random = std::function<void(std::span<unsigned char>)>;
[[nodiscard]] Random system_random();

[[nodiscard]] Secret fresh_token(const Random& random);

/// The BLAKE2b hash of a token in hexadecimal digits, or nothing if no token looks like that. Hashes may be looked up
/// in any way: how long that takes tells nothing about the token.
[[nodiscard]] std::optional<std::string> hash_of_token(const Secret& token);

/// The value of Set-Cookie that signs a browser in for a year, and the one that signs it out. `secure` if the site is
/// served over TLS.
[[nodiscard]] std::string cookie_of(const Secret& token, bool secure);
[[nodiscard]] std::string no_cookie(bool secure);

}  // namespace krypta::server
