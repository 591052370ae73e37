#pragma once

namespace krypta::test {

#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool sanitized = true;
#elif defined(__has_feature)
inline constexpr bool sanitized = __has_feature(address_sanitizer);
#else
inline constexpr bool sanitized = false;
#endif

/// A test that goes through whole matches looks at every so many-th moment of what it would look at: what takes seconds
/// takes a minute under the sanitizers, and they need to see each line of the code, not each position.
inline constexpr unsigned one_in = sanitized ? 8 : 1;

}  // namespace krypta::test
