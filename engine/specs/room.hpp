#pragma once

#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/cards/vocabulary.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/value.hpp"

namespace krypta {
class AnyMatch;
}

/// What a game lends to specs. docs/card-specs.md is the guide.
namespace krypta::specs {

/// A word behind `given`: `hand` in `H hand h35 h01`.
struct Word {
  std::string_view name;
  bool of_seat = false;              ///< a seat stands before it
  std::vector<cards::Type> takes{};  ///< what stands behind it, one after the other
  bool several = false;              ///< the last of these stands there any number of times, also never
  bool first = false;                ///< it comes before all others, for it makes the table
};

/// What a clause of `given` says.
struct Said {
  Seat seat{};                ///< of a word that wants one
  std::vector<int> values{};  ///< numbers, or places among the words of a type

  template <class E>
  [[nodiscard]] E as(std::size_t i) const {
    return static_cast<E>(values[i]);
  }
  [[nodiscard]] unsigned number(std::size_t i) const { return static_cast<unsigned>(values[i]); }
};

/// A position that is being described.
class Given {
 public:
  virtual ~Given() = default;
  virtual void say(std::size_t word, const Said& said) = 0;
  [[nodiscard]] virtual Value position() const = 0;
};

/// From where an expectation is looked at.
struct Viewpoint {
  const AnyMatch& match;
  std::optional<Seat> observer{};  ///< who may see no more than is his to see; nobody: the truth
  std::optional<Seat> self{};
  std::optional<int> at{};  ///< where `here` is
};

/// The table as an expectation asks it: properties and places by their numbers in the vocabulary of the room.
class Host {
 public:
  virtual ~Host() = default;
  using Visit = std::function<void(int)>;
  [[nodiscard]] virtual int property(unsigned property, int subject) const = 0;
  /// Of a property that takes something.
  [[nodiscard]] virtual int property_with(unsigned asked, int subject, int) const { return property(asked, subject); }
  [[nodiscard]] int property(unsigned asked, int subject, int given) const {
    return property_with(asked, subject, given);
  }
  virtual void each(unsigned domain, int argument, const Visit& visit) const = 0;
  [[nodiscard]] bool has(unsigned domain, int argument, int thing) const {
    bool found = false;
    each(domain, argument, [&](int there) { found = found || there == thing; });
    return found;
  }
};

class Room {
 public:
  virtual ~Room() = default;
  /// The words of the cards and more: things and seats have names, and what no card may ask can be asked.
  [[nodiscard]] virtual const cards::Vocabulary& vocabulary() const = 0;
  [[nodiscard]] virtual std::span<const Word> words() const = 0;
  [[nodiscard]] virtual std::unique_ptr<Given> given() const = 0;
  [[nodiscard]] virtual std::unique_ptr<Host> look(const Viewpoint& from) const = 0;
  /// What kind of word stands behind `at`, if anything does.
  [[nodiscard]] virtual std::optional<cards::Type> place_type() const { return std::nullopt; }
  /// Whether a card is only half carried out.
  [[nodiscard]] virtual bool busy(const AnyMatch& match) const = 0;
  /// How the notation calls this now, where it does not call it by its name: `@br03` in a choice.
  [[nodiscard]] virtual std::optional<std::string> alias(const AnyMatch&, std::string_view) const {
    return std::nullopt;
  }
  /// A choice as the notation has it, where a spec may write it with other names; and the same the other way.
  [[nodiscard]] virtual std::string spelled(const AnyMatch&, std::string_view choice) const {
    return std::string{choice};
  }
  [[nodiscard]] virtual std::string shown(const AnyMatch&, std::string_view choice) const {
    return std::string{choice};
  }
  /// Where the rules stand, in words that may be finer than the steps of the game; empty: in those.
  [[nodiscard]] virtual std::string_view moment(const AnyMatch&) const { return {}; }
  [[nodiscard]] virtual std::span<const std::string_view> moments() const { return {}; }
};

/// The vocabulary of a game's cards with names for what has none there, and with more to ask, behind the rest.
class Lexicon {
 public:
  using Names = std::pair<cards::Type, std::span<const std::string_view>>;
  Lexicon(const cards::Vocabulary& cards, std::initializer_list<Names> names,
          std::initializer_list<cards::TypeInfo> more_types, std::initializer_list<cards::PropertyInfo> more_properties,
          std::initializer_list<cards::DomainInfo> more_domains)
      : all_(cards),
        types_(joined(cards.types, more_types)),
        properties_(joined(cards.properties, more_properties)),
        domains_(joined(cards.domains, more_domains)) {
    for (const auto& [type, words] : names) types_[static_cast<std::size_t>(type) - cards::first_own].words = words;
    all_.types = types_;
    all_.properties = properties_;
    all_.domains = domains_;
  }
  Lexicon(const Lexicon&) = delete;
  Lexicon& operator=(const Lexicon&) = delete;
  [[nodiscard]] const cards::Vocabulary& all() const { return all_; }

 private:
  template <class Info>
  static std::vector<Info> joined(std::span<const Info> some, std::initializer_list<Info> more) {
    std::vector<Info> both{some.begin(), some.end()};
    both.insert(both.end(), more);
    return both;
  }
  cards::Vocabulary all_;
  std::vector<cards::TypeInfo> types_;
  std::vector<cards::PropertyInfo> properties_;
  std::vector<cards::DomainInfo> domains_;
};

}  // namespace krypta::specs
