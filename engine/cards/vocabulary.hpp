#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// What a game lends to the card language: its kinds of things, what can be asked of them, where they lie, what can be
/// done to them and when. The grammar, the checker, the byte code and the machine are the same for every game; a table
/// of words is all that differs. docs/card-language.md is the guide.
namespace krypta::cards {

/// A kind of value. Number and condition are everybody's; from `first_own` on the game's own, in the order of its list.
enum class Type : std::uint8_t { number, condition };
inline constexpr std::uint8_t first_own = 2;
inline constexpr std::size_t most_types = 64;  ///< sets of types have a bit for each
constexpr Type own_type(unsigned i) { return static_cast<Type>(first_own + i); }

struct TypeInfo {
  std::string_view name;                      ///< "character"
  std::span<const std::string_view> words{};  ///< its constants, as in `clergy`; the value of a word is its place
  std::uint16_t things = 0;                   ///< unless it has words: their numbers are smaller
  bool cards = false;                         ///< its things are the cards there are, by their place in the library
};

/// Something to be asked: of a thing (`it.occupation`), or of the table (`attacker`, `round`, `self`). It may take
/// something: `it.counters(corruption)`, `self.lost(since_last_turn)`, `votes(no)`.
struct PropertyInfo {
  std::string_view name;
  Type gives;
  std::optional<Type> of{};
  std::optional<Type> takes{};
};

/// Where things are, to choose, count or go through: `castle`, `moat(self)`.
struct DomainInfo {
  std::string_view name;
  Type of;
  std::uint16_t most;           ///< how many can be there at once; of numbers none is greater
  std::optional<Type> takes{};  ///< `moat` takes a player
  bool secret = false;          ///< what is chosen here is its chooser's to know
  bool ordered = false;         ///< loops go by the order of the host, not by the numbers
};

struct ParameterInfo {
  std::string_view name;
  Type type;
};

enum class VerbKind : std::uint8_t {
  instant,  ///< happens, as far as it can
  lasting,  ///< holds until something: only inside `until`
  cost      ///< can be paid in full or not at all: only behind `pay` and `cost`
};
struct VerbInfo {
  std::string_view name;
  std::span<const ParameterInfo> parameters{};
  VerbKind kind = VerbKind::instant;
};

/// What stands above the abilities of a card, `value: 3`, `groups: noble, holy_water`, or at the top of one of them.
/// Words with levels: `needs: dominate at superior, auspex at basic`.
enum class FactKind : std::uint8_t { number, word, words, levels };
struct FactInfo {
  std::string_view name;
  FactKind kind = FactKind::number;
  Type type = Type::number;  ///< of a word
  bool required = false;
  bool of_ability = false;    ///< it is said of each ability by itself, not of the card
  Type level = Type::number;  ///< what stands behind `at`
};

/// How an ability comes about.
enum class AbilityKind : std::uint8_t {
  play,   ///< the card is played in one of these windows, if its player likes
  use,    ///< the card lies on the table, and its player may
  on,     ///< it happens by itself
  always  ///< it holds as long as the card lies there and its condition is true; nothing is carried out
};

struct Vocabulary {
  std::string_view game;  ///< "vampire-empire"
  std::span<const TypeInfo> types{};
  std::span<const PropertyInfo> properties{};
  std::span<const DomainInfo> domains{};
  std::span<const VerbInfo> verbs{};
  std::span<const std::string_view> windows{};
  std::span<const std::string_view> durations{};  ///< behind `until`
  std::span<const std::string_view> scopes{};     ///< behind `once per`
  std::span<const FactInfo> facts{};
  std::span<const AbilityKind> abilities{};
  Type player{};              ///< whose kind of value `by` wants; its values are the numbers of seats
  bool later = false;         ///< whether the game keeps what is put off with `later`
  bool shared_names = false;  ///< whether several cards may have one printed name; ids are always their own
  bool whenever = false;      ///< and what comes again, with `whenever`
  bool conditions = false;    ///< whether what lasts can depend on a condition that is read again
  bool together = false;      ///< whether the game settles at the end of `together` what happened in it
  bool any_of = false;        ///< whether a play can be of several options of an ability together
};

/// What lies in a place has numbers smaller than this.
constexpr unsigned reach_of(const Vocabulary& vocabulary, const DomainInfo& domain) {
  if (domain.of == Type::number) return domain.most + 1U;
  const TypeInfo& type = vocabulary.types[static_cast<std::size_t>(domain.of) - first_own];
  return type.words.empty() ? type.things : static_cast<unsigned>(type.words.size());
}

}  // namespace krypta::cards
