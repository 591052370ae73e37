#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "text/fluent.hpp"

/// How the sentences on cards are put together. For the files card_*.cpp only.
namespace krypta::text {

/// A part of a sentence that can be said in several forms. The forms are the catalogue's business: a message that wants
/// the part `who` in its form `acc` writes { $who-acc }, and the message that says the part finds "acc" in $case. Every
/// language has as many forms as it needs; the plain one is "nom".
///
/// Some forms say something about the part, for sentences that have to agree with it: `id` which it is, `count` "one"
/// or "all", `definite` and `vowel` (whether it begins with one) "yes" or "no", `sign` of a number "plus" or "minus",
/// `reckoned` "yes" for a number that has to be counted first; that is also said as `as-many`, behind the things that
/// are as many: "equal to the number of characters".
struct Phrase {
  using Value = std::variant<std::int64_t, std::string>;
  std::string id;
  std::function<Value(std::string_view form)> say;
  bool plural = false;
  bool definite = true;
  bool reckoned = false;

  [[nodiscard]] Value in(std::string_view form) const;
  [[nodiscard]] std::string text(std::string_view form = "nom") const;
};

/// Something that is said in one way only.
[[nodiscard]] Phrase plain(std::string text, std::string id = "other");

/// A message and what it is told. Parts are said in those forms only that the message asks for.
class Saying {
 public:
  Saying(const Bundle& bundle, std::string key) : bundle_(bundle), key_(std::move(key)) {}
  Saying& with(std::string name, Phrase::Value value) {
    given_.push_back({std::move(name), std::move(value)});
    return *this;
  }
  Saying& with(std::string name, Phrase phrase) {
    phrases_.emplace_back(std::move(name), std::move(phrase));
    return *this;
  }
  [[nodiscard]] std::string text() const;

 private:
  const Bundle& bundle_;
  std::string key_;
  std::vector<Argument> given_;
  std::vector<std::pair<std::string, Phrase>> phrases_;
};

/// As a word of the card language stands in the name of a message.
[[nodiscard]] std::string hyphened(std::string_view name);
[[nodiscard]] bool begins_with_vowel(std::string_view text);
/// Parts that are empty leave no gaps, and a comma that closes a subordinate clause is dropped where the sentence ends.
[[nodiscard]] std::string tidy(std::string_view text);
[[nodiscard]] std::string with_capital(std::string_view text);

}  // namespace krypta::text
