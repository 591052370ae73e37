#include "fair/chance.hpp"

#include <sodium.h>

#include <exception>

namespace krypta::fair {

namespace {

/// libsodium may be called from any thread once this has run in one.
void prepare() {
  static const bool ready = sodium_init() >= 0;
  // It fails only where the system has no generator of random numbers, and then nothing here could be promised.
  if (!ready) std::terminate();
}

std::uint64_t first_number(const Bytes& bytes) {
  std::uint64_t number = 0;
  for (unsigned i = 0; i < 8; ++i) number |= std::uint64_t{bytes[i]} << (8 * i);
  return number;
}

/// BLAKE2b-256 over a list of parts. A number is 8 bytes, the lowest first; a text is its length as such a number, then
/// its bytes. So no two lists are the same bytes, and the first text, which says what for, keeps the purposes apart.
class Hash {
 public:
  explicit Hash(std::string_view purpose) : Hash(purpose, nullptr, 0) {}
  Hash(std::string_view purpose, const Bytes& key) : Hash(purpose, key.data(), key.size()) {}

  Hash& number(std::uint64_t n) {
    std::array<std::uint8_t, 8> bytes{};
    for (unsigned i = 0; i < 8; ++i) bytes[i] = static_cast<std::uint8_t>(n >> (8 * i));
    crypto_generichash_update(&state_, bytes.data(), bytes.size());
    return *this;
  }
  Hash& text(std::span<const std::uint8_t> bytes) {
    number(bytes.size());
    crypto_generichash_update(&state_, bytes.data(), bytes.size());
    return *this;
  }
  Hash& text(std::string_view words) {
    return text(std::span{reinterpret_cast<const std::uint8_t*>(words.data()), words.size()});
  }
  [[nodiscard]] Bytes done() {
    Bytes digest{};
    crypto_generichash_final(&state_, digest.data(), digest.size());
    return digest;
  }

 private:
  Hash(std::string_view purpose, const std::uint8_t* key, std::size_t length) {
    prepare();
    crypto_generichash_init(&state_, key, length, Bytes{}.size());
    text(purpose);
  }
  crypto_generichash_state state_{};
};

}  // namespace

Bytes random_bytes() {
  prepare();
  Bytes bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

std::string to_hex(std::span<const std::uint8_t> bytes) {
  static constexpr std::string_view digits = "0123456789abcdef";
  std::string hex;
  hex.reserve(2 * bytes.size());
  for (const std::uint8_t byte : bytes) {
    hex += digits[byte >> 4U];
    hex += digits[byte & 15U];
  }
  return hex;
}

std::optional<Bytes> from_hex(std::string_view digits) {
  Bytes bytes{};
  if (digits.size() != 2 * bytes.size()) return std::nullopt;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const char c = digits[i];
    int digit = 0;
    if (c >= '0' && c <= '9') {
      digit = c - '0';
    } else if (c >= 'a' && c <= 'f') {
      digit = c - 'a' + 10;
    } else if (c >= 'A' && c <= 'F') {
      digit = c - 'A' + 10;
    } else {
      return std::nullopt;
    }
    bytes[i / 2] = static_cast<std::uint8_t>(bytes[i / 2] * 16 + digit);
  }
  return bytes;
}

std::string commitment(std::string_view game, const Bytes& secret) {
  return to_hex(Hash{"krypta chance commitment 2"}.text(game).text(secret).done());
}

std::string brought_commitment(std::string_view game, const Bytes& secret, unsigned seat, std::string_view brought) {
  return to_hex(Hash{"krypta brought 1", secret}.text(game).number(seat).text(brought).done());
}

Bytes key(std::string_view game, const Bytes& secret, std::span<const std::string> entropy) {
  Hash hash{"krypta chance key 2", secret};
  hash.text(game).number(entropy.size());
  for (const std::string& added : entropy) hash.text(std::string_view{added});
  return hash.done();
}

void draw_anew(Redraws& redraws, std::uint64_t kept, std::uint64_t lost) {
  if (lost == 0) return;
  // What was drawn anew among the lost answers is lost with them.
  for (; !redraws.empty() && redraws.back().before >= kept; redraws.pop_back()) lost += redraws.back().answers;
  redraws.push_back({kept, lost});
}

std::uint64_t KeyedChance::answer(std::uint64_t index, std::uint64_t bound) const {
  std::uint64_t place = index;
  for (const Redrawn& redrawn : redraws_) {
    if (redrawn.before <= index) place += redrawn.answers;
  }
  std::uint64_t attempt = 0;
  return evenly_below(bound, [&] { return first_number(Hash{"answer", key_}.number(place).number(attempt++).done()); });
}

Chance without_entropy(const Bytes& secret, unsigned seats) { return {secret, std::vector<std::string>(seats), {}}; }

KeyedChance source_of(std::string_view game, const Chance& chance) {
  return KeyedChance{key(game, chance.secret, chance.entropy), chance.redraws};
}

Bytes secret_from_seed(std::uint64_t seed) { return Hash{"krypta seed"}.number(seed).done(); }

Bytes digest(std::string_view text) { return Hash{"krypta digest"}.text(text).done(); }

std::uint64_t seed_for(std::string_view purpose, const Bytes& secret) {
  return first_number(Hash{"krypta seed for", secret}.text(purpose).done());
}

}  // namespace krypta::fair
