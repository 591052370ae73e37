#include <algorithm>
#include <array>
#include <cctype>
#include <string>

#include "server/people/names.hpp"
#include "server/people/password.hpp"
#include "server/people/skeleton.hpp"

namespace krypta::server {
namespace {

/// What people type first, in the languages of our players. Digits and marks at the ends, capitals and digits for
/// letters do not make them better, so they are here without.
constexpr std::array<std::string_view, 74> common_words{
    "password", "passwort",   "passwd",   "pass",      "qwerty",   "qwertyui", "qwertyuiop", "qwertz",   "qwertzui",
    "azerty",   "asdfgh",     "asdfghjk", "asdfghjkl", "zxcvbn",   "zxcvbnm",  "letmein",    "welcome",  "admin",
    "root",     "login",      "master",   "dragon",    "monkey",   "sunshine", "princess",   "football", "baseball",
    "superman", "batman",     "iloveyou", "trustno",   "shadow",   "michael",  "jennifer",   "jordan",   "computer",
    "internet", "samsung",    "whatever", "starwars",  "pokemon",  "secret",   "changeme",   "default",  "guest",
    "user",     "test",       "vampire",  "vampires",  "dracula",  "krypta",   "mascarade",  "vendetta", "haslo",
    "polska",   "polskagola", "kochanie", "misiaczek", "mateusz",  "bartek",   "karolina",   "lolek",    "wampir",
    "jelszo",   "szeretlek",  "magyar",   "budapest",  "cicamica", "vampir",   "titok",      "valami",   "kiskutya",
    "abc",      "abcd",
};

/// Keys and letters that lie side by side.
constexpr std::array<std::string_view, 10> rows{
    "01234567890123456789",
    "qwertyuiop",
    "qwertzuiop",
    "asdfghjkl",
    "zxcvbnm",
    "yxcvbnm",
    "abcdefghijklmnopqrstuvwxyz",
    "1q2w3e4r5t6y7u8i9o0p",
    "zaq12wsxcde34rfvbgt5",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
};

std::string reversed(std::string text) {
  std::ranges::reverse(text);
  return text;
}

bool is_alphanumeric(char c) {
  return static_cast<unsigned char>(c) >= 0x80 || std::isalnum(static_cast<unsigned char>(c)) != 0;
}
bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Small letters, and those that digits and marks are written for.
std::string spelled(std::string_view text) {
  std::string plain = folded(text);
  constexpr std::string_view from = "013457@$!|+";
  constexpr std::string_view to = "oieastasilt";
  static_assert(from.size() == to.size());
  for (char& c : plain)
    if (const auto at = from.find(c); at != std::string_view::npos) c = to[at];
  return plain;
}

template <class Keep>
std::string trimmed(std::string_view text, Keep keep) {
  const auto first = std::ranges::find_if(text, keep);
  const auto last = std::find_if(text.rbegin(), text.rend(), keep).base();
  return first < last ? std::string(first, last) : std::string{};
}

/// The words that a password may be a variation of: with and without what is at its ends, before and after digits are
/// read as letters.
std::array<std::string, 4> stems(std::string_view password) {
  const auto letter = [](char c) { return is_alphanumeric(c) && !is_digit(c); };
  const std::string small = folded(password);
  return {small, trimmed(small, letter), spelled(small), trimmed(spelled(trimmed(small, letter)), letter)};
}

/// One short piece again and again.
bool is_repeated(std::string_view text) {
  for (std::size_t size = 1; size <= 4 && 2 * size <= text.size(); ++size) {
    bool same = true;
    for (std::size_t i = size; i < text.size(); ++i) same = same && text[i] == text[i - size];
    if (same) return true;
  }
  return false;
}

bool is_row(const std::string& text) {
  return std::ranges::any_of(rows, [&](std::string_view row) {
    return row.find(text) != std::string_view::npos || row.find(reversed(text)) != std::string_view::npos;
  });
}

bool is_common(std::string_view password) {
  const std::string small = folded(password);
  if (is_repeated(small) || is_row(small)) return true;
  return std::ranges::any_of(stems(password), [](const std::string& stem) {
    return std::ranges::find(common_words, stem) != common_words.end() || (stem.size() >= 6 && is_row(stem));
  });
}

/// Letters and digits alone.
std::string bare(std::string_view text) {
  std::string left;
  std::ranges::copy_if(text, std::back_inserter(left), is_alphanumeric);
  return left;
}

bool is_own_name(std::string_view password, std::string_view name) {
  const std::string own = bare(folded(name));
  const auto says_it = [&](const std::string& word) {
    return word == own || word == reversed(own) || word == own + own || word == spelled(own) ||
           (!own.empty() && skeleton_of(word) == skeleton_of(name));
  };
  const auto all = stems(password);
  return std::ranges::any_of(all, [&](const std::string& stem) { return says_it(bare(stem)); }) ||
         says_it(trimmed(bare(folded(password)), [](char c) { return !is_digit(c); }));
}

}  // namespace

std::optional<Problem> check_new_password(const Secret& password, std::string_view name) {
  if (auto problem = check_password(password)) return problem;
  if (is_common(password.reveal())) return Problem{"bad-password", "server-password-common"};
  if (is_own_name(password.reveal(), name)) return Problem{"bad-password", "server-password-name"};
  return std::nullopt;
}

}  // namespace krypta::server
