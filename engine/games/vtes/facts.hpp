#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What is printed on every VTES card there is, whether Krypta can play it or not: names, numbers and marks.
namespace krypta::vtes {

/// The place of a card in our lists: library cards from 0, crypt cards from `first_crypt` on. It never changes, and
/// takes fourteen bits.
enum class CardId : std::uint16_t {};
inline constexpr std::uint16_t first_crypt = 0x2000;
[[nodiscard]] constexpr bool is_crypt(CardId card) { return static_cast<std::uint16_t>(card) >= first_crypt; }

struct CryptFacts {
  std::uint32_t number = 0;  ///< in the official list
  std::string_view name;
  std::string_view also;  ///< other names, with semicolons between them
  std::string_view clan;
  std::uint8_t group = 0;  ///< 0 is any
  std::uint8_t capacity = 0;
  std::string_view disciplines;  ///< "aus DOM"; capitals are superior
  std::string_view sect;
  std::string_view title;  ///< "prince of Paris", "2 votes"
  std::string_view path;
  std::string_view marks;  ///< with its traits: "sterile circle:budapest", "slave:tremere"
  bool imbued = false;
  bool advanced = false;
  bool banned = false;
  bool ability = false;  ///< more is printed than sect, title and traits
};

struct LibraryFacts {
  std::uint32_t number = 0;
  std::string_view name;
  std::string_view also;
  std::string_view types;  ///< "master", "action modifier/combat"
  std::string_view clan;
  std::string_view path;
  std::string_view disciplines;  ///< "obf&pre" needs both, "vis/tha" one of them
  std::string_view pool;         ///< the cost: empty, a number, or "x"
  std::string_view blood;
  std::string_view conviction;
  bool burn_option = false;
  bool banned = false;
  bool trifle = false;
};

/// Which of the cards that share a name is meant.
struct Printing {
  std::optional<std::uint8_t> group{};
  bool advanced = false;
};

/// Every card there is. The texts it was read from must outlive it.
class Facts {
 public:
  /// What is wrong with a line, as "crypt line 12: …".
  using Error = std::string;
  [[nodiscard]] static std::variant<Facts, Error> read(std::string_view crypt, std::string_view library);
  /// Those inside the program.
  [[nodiscard]] static Facts built_in();

  [[nodiscard]] const CryptFacts& crypt(CardId card) const {
    return crypt_[static_cast<std::uint16_t>(card) - first_crypt];
  }
  [[nodiscard]] const LibraryFacts& library(CardId card) const { return library_[static_cast<std::uint16_t>(card)]; }
  [[nodiscard]] std::vector<CardId> all() const;

  [[nodiscard]] std::string_view name(CardId card) const;
  /// The name that only this card has: "Theo Bell (G6)", "Kemintiri (ADV)". The oldest printing keeps the plain one.
  [[nodiscard]] std::string full_name(CardId card) const;
  [[nodiscard]] bool banned(CardId card) const;
  /// In the official list.
  [[nodiscard]] std::uint32_t number(CardId card) const {
    return is_crypt(card) ? crypt(card).number : library(card).number;
  }

  /// The card of that name, in any case of letters, with or without accents, "The" in front or behind, "(ADV)" and
  /// "(G6)" behind. Of cards that share a name the oldest, unless the printing says more.
  [[nodiscard]] std::optional<CardId> find(std::string_view name, Printing printing = {}) const;
  /// By its number in the official list.
  [[nodiscard]] std::optional<CardId> numbered(std::uint32_t number) const;
  /// The name that is most like this one, or nothing.
  [[nodiscard]] std::string_view nearest(std::string_view name) const;

 private:
  struct Named {
    std::string key;  ///< as names are compared
    CardId card;
  };
  void index();
  [[nodiscard]] const Named* first_named(std::string_view key) const;

  std::vector<CryptFacts> crypt_;
  std::vector<LibraryFacts> library_;
  std::vector<Named> by_name_;                               ///< sorted
  std::vector<std::pair<std::uint32_t, CardId>> by_number_;  ///< sorted
};

/// A name as names are compared: small letters and digits only, no accents, no "the" at its ends.
[[nodiscard]] std::string name_key(std::string_view name);

/// The parts of a text between the given characters.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char between);
/// Without white space at its ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

}  // namespace krypta::vtes
