#include "server/people/password.hpp"

#include <gtest/gtest.h>
#include <sodium.h>

#include <set>
#include <string>

#include "server/app/cookies.hpp"
#include "server/people/token.hpp"

namespace krypta::server::password_test {
namespace {

constexpr PasswordCost cheap{1, 8192};

Secret secret(std::string text) { return Secret(std::move(text)); }

std::string key_of(std::size_t size) {
  const auto problem = check_password(secret(std::string(size, 'x')));
  if (!problem) return "";
  EXPECT_EQ(problem->code, "bad-password");
  return problem->key;
}

TEST(Password, HasEightToAHundredAndTwentyEightBytes) {
  EXPECT_EQ(key_of(0), "server-password-too-short");
  EXPECT_EQ(key_of(7), "server-password-too-short");
  EXPECT_EQ(key_of(8), "");
  EXPECT_EQ(key_of(128), "");
  EXPECT_EQ(key_of(129), "server-password-too-long");
}

TEST(Password, FitsItsHashAndNoOther) {
  const auto hash = hash_password(secret("zażółć gęślą"), cheap);
  ASSERT_TRUE(hash);
  EXPECT_TRUE(password_fits(*hash, secret("zażółć gęślą")));
  EXPECT_FALSE(password_fits(*hash, secret("zażółć gęśla")));
  EXPECT_FALSE(password_fits(*hash, secret("")));
  EXPECT_FALSE(password_fits("", secret("zażółć gęślą")));
  EXPECT_FALSE(password_fits("no hash", secret("no hash")));
}

TEST(Password, IsCountedWithTheBytesAfterAZero) {
  const auto hash = hash_password(secret(std::string("12345678\0abc", 12)), cheap);
  ASSERT_TRUE(hash);
  EXPECT_FALSE(password_fits(*hash, secret("12345678")));
}

TEST(Password, HasADifferentHashEachTime) {
  EXPECT_NE(hash_password(secret("12345678"), cheap), hash_password(secret("12345678"), cheap));
}

TEST(Password, IsHashedWithArgon2idAndNineteenMebibytes) {
  const auto hash = hash_password(secret("12345678"), PasswordCost{});
  ASSERT_TRUE(hash);
  EXPECT_EQ(hash->substr(0, 31), "$argon2id$v=19$m=19456,t=2,p=1$");
  EXPECT_FALSE(needs_rehash(*hash, PasswordCost{}));
  EXPECT_TRUE(needs_rehash(*hash, PasswordCost{3, PasswordCost{}.memory}));
  EXPECT_TRUE(needs_rehash(*hash, cheap));
}

TEST(Password, CannotBeHashedWithMoreMemoryThanThereMayBe) {
  EXPECT_EQ(hash_password(secret("12345678"), {1, crypto_pwhash_MEMLIMIT_MAX + 1}), std::nullopt);
}

/// Otherwise libsodium would refuse it before it spends any time.
TEST(DummyHash, IsAHashOfTheSameCost) {
  for (const PasswordCost& cost : {cheap, PasswordCost{}, PasswordCost{4, 64 << 20}})
    EXPECT_FALSE(needs_rehash(dummy_hash(cost), cost));
  EXPECT_FALSE(password_fits(dummy_hash(cheap), secret("12345678")));
}

TEST(Token, IsThirtyTwoRandomBytesInBase64url) {
  std::set<std::string> seen;
  for (int i = 0; i < 100; ++i) {
    const Secret token = fresh_token(system_random());
    EXPECT_EQ(token.reveal().size(), 43U);
    EXPECT_EQ(token.reveal().find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"),
              std::string::npos);
    EXPECT_TRUE(seen.insert(token.reveal()).second);
  }
  const auto ones = [](std::span<unsigned char> bytes) { std::fill(bytes.begin(), bytes.end(), 0xFF); };
  EXPECT_EQ(fresh_token(ones).reveal(), std::string(42, '_') + '8');
}

TEST(Token, HasTheBlake2bHashOfItsBytes) {
  const Secret zeroes(std::string(43, 'A'));
  EXPECT_EQ(hash_of_token(zeroes), "89eb0d6a8a691dae2cd15ed0369931ce0a949ecafa5c3f93f8121833646e15c3");
}

TEST(Token, OfAnotherShapeHasNoHash) {
  const std::string good = fresh_token(system_random()).reveal();
  ASSERT_TRUE(hash_of_token(secret(good)));
  std::string padded = good;
  padded[20] = '=';
  std::string standard = good;
  standard[20] = '+';
  std::string spaced = good;
  spaced[42] = ' ';
  const std::string loose = std::string(42, 'A') + 'B';  // bits beyond the last byte
  for (const std::string& bad : {std::string(), good + "A", good + "=", good.substr(1), padded, standard, spaced, loose,
                                 std::string(43, '\0'), std::string(43, '\'')})
    EXPECT_FALSE(hash_of_token(secret(bad))) << bad;
}

TEST(Device, HasAnotherHashForEachAccount) {
  const Secret token = fresh_token(system_random());
  EXPECT_EQ(hash_of_device(token, 7), hash_of_device(token, 7));
  EXPECT_NE(hash_of_device(token, 7), hash_of_device(token, 8));
  EXPECT_NE(hash_of_device(token, 7), hash_of_device(fresh_token(system_random()), 7));
  EXPECT_NE(hash_of_device(token, 7), hash_of_token(token));
  EXPECT_EQ(hash_of_device(secret("short"), 7), std::nullopt);
}

HttpRequest with_cookies(const std::string& cookies) {
  HttpRequest request;
  request.headers = {{"cookie", cookies}};
  return request;
}

TEST(Cookie, SignsInAndOut) {
  const Cookies plain{false};
  const Cookies secure{true};
  EXPECT_EQ(plain.set_session(secret("TOKEN")), "krypta=TOKEN; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000");
  EXPECT_EQ(secure.set_session(secret("TOKEN")),
            "__Host-krypta=TOKEN; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000; Secure");
  EXPECT_EQ(plain.end_session(), "krypta=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0");
  EXPECT_EQ(secure.end_session(), "__Host-krypta=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0; Secure");
  EXPECT_EQ(secure.set_device(secret("D")),
            "__Host-krypta-device=D; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000; Secure");
}

TEST(Cookie, OfBeforeThePrefixCountsOnlyWhileThereIsNoOther) {
  const Cookies plain{false};
  const Cookies secure{true};
  EXPECT_EQ(plain.session(with_cookies("__Host-krypta=A; krypta=B")).reveal(), "B");
  EXPECT_EQ(secure.session(with_cookies("krypta=B; __Host-krypta=A")).reveal(), "A");
  EXPECT_EQ(secure.session(with_cookies("krypta=B")).reveal(), "B");
  EXPECT_TRUE(secure.outdated(with_cookies("krypta=B")));
  EXPECT_FALSE(secure.outdated(with_cookies("krypta=B; __Host-krypta=A")));
  EXPECT_FALSE(plain.outdated(with_cookies("krypta=B")));
  EXPECT_EQ(secure.device(with_cookies("krypta-device=B")).reveal(), "") << "there never was one without the prefix";
  EXPECT_EQ(secure.replacing(with_cookies("krypta=B"), "X"),
            (std::vector<std::string>{"X", "krypta=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0; Secure"}));
  EXPECT_EQ(secure.replacing(with_cookies(""), "X"), (std::vector<std::string>{"X"}));
  EXPECT_EQ(plain.replacing(with_cookies("krypta=B"), "X"), (std::vector<std::string>{"X"}));
}

std::string refused(const std::string& password, std::string_view name = "Zuzanna") {
  const auto problem = check_new_password(secret(password), name);
  if (!problem) return "";
  EXPECT_EQ(problem->code, "bad-password");
  return problem->key;
}

TEST(NewPassword, IsNoneOfThoseThatAreTriedFirst) {
  for (const char* password :
       {"password",  "Password1", "P@ssw0rd!",  "passw0rd123", "12345678",     "123456789", "1234567890",
        "87654321",  "11111111",  "00000000",   "aaaaaaaa",    "abababab",     "abcabcabc", "12341234",
        "qwertyui",  "qwerty123", "QWERTY!!",   "asdfghjkl",   "1q2w3e4r",     "1qaz2wsx",  "zaq12wsx",
        "abcdefgh",  "abcd1234",  "iloveyou",   "letmein1",    "Welcome2024!", "admin123",  "haslo123",
        "polska123", "jelszo123", "Szeretlek1", "dracula666",  "krypta2024",   "test1234"})
    EXPECT_EQ(refused(password), "server-password-common") << password;
}

TEST(NewPassword, IsNotTheOwnName) {
  for (const char* password : {"BelaKiss", "belakiss", "Bela Kiss", "bela.kiss", "BelaKiss1", "belakiss2024!",
                               "1belakiss", "ssikaleb", "belakissbelakiss", "b3lak1ss", "BELA-KISS", "belakiss!!"})
    EXPECT_EQ(refused(password, "Bela Kiss"), "server-password-name") << password;
  EXPECT_EQ(refused("żółw12345", "Żółw"), "server-password-name");
  EXPECT_EQ(refused("20172017a", "2017"), "") << "a name of digits is no word";
}

TEST(NewPassword, MayBeAnythingElse) {
  for (const char* password :
       {"correct horse", "battery staple", "tr0ub4dor&3", "my password is long", "zuzannaandbela", "wroclaw-w-deszczu",
        "egy hosszu jelszo", "password of the day", "x7Kq92mz"})
    EXPECT_EQ(refused(password), "") << password;
  EXPECT_EQ(refused("short"), "server-password-too-short");
}

}  // namespace
}  // namespace krypta::server::password_test
