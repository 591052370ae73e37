#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/core/enums.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/rule.hpp"
#include "engine/core/seat.hpp"

namespace krypta {

/// Something that happened, as a kind with a few whole numbers. What the numbers mean stands in the game's
/// `EventShape`s; the sentence stands in the catalogues under the kind's name.
struct Event {
  std::uint8_t kind = 0;
  RuleIds rules;
  FixedVector<std::int16_t, 6> arguments;
  friend bool operator==(const Event&, const Event&) = default;
};

/// An event and who may see it. Views keep only the event: who else saw it is not theirs to know.
struct LoggedEvent {
  Event event;
  SeatSet audience;
  friend bool operator==(const LoggedEvent&, const LoggedEvent&) = default;
};

/// What an argument of an event is.
struct ArgumentShape {
  enum class Kind { number, seat, term };
  std::string_view name;
  Kind kind = Kind::number;
  std::string_view domain{};                  ///< of a term: the prefix of its key in the catalogues
  std::span<const std::string_view> words{};  ///< of a term: its values

  static constexpr ArgumentShape number(std::string_view name) { return {name, Kind::number}; }
  static constexpr ArgumentShape seat(std::string_view name) { return {name, Kind::seat}; }
  template <Named E>
  static constexpr ArgumentShape term(std::string_view name, std::string_view domain) {
    return {name, Kind::term, domain, words_of<E>};
  }
};
struct EventShape {
  std::string_view kind;
  std::span<const ArgumentShape> arguments;
};

/// The shapes of all kinds of events of a game, from what the arguments of each are.
template <Named Kind>
constexpr auto shapes_of(std::span<const ArgumentShape> (*arguments)(Kind)) {
  std::array<EventShape, count_of<Kind>> all{};
  for (const Kind kind : all_of<Kind>()) all[static_cast<std::size_t>(kind)] = {name_of(kind), arguments(kind)};
  return all;
}

/// Who looks on while a choice is carried out: he is called at each event, when what it tells is done and what follows
/// from it is not.
class Onlooker {
 public:
  virtual void told(const LoggedEvent& event) = 0;

 protected:
  ~Onlooker() = default;
};

/// Where `apply` puts what happened. A default-made one ignores everything, at the price of one comparison.
class Events {
 public:
  Events() = default;
  explicit Events(std::vector<LoggedEvent>& out, Onlooker* onlooker = nullptr) : out_(&out), onlooker_(onlooker) {}

  template <class Kind, class... Arguments>
  void add(SeatSet audience, std::initializer_list<unsigned> rules, Kind kind, Arguments... arguments) {
    if (out_ == nullptr) [[likely]]
      return;
    put(audience, rules, static_cast<std::uint8_t>(kind), {as_number(arguments)...});
  }
  template <class Kind, class... Arguments>
  void tell_all(std::initializer_list<unsigned> rules, Kind kind, Arguments... arguments) {
    add(SeatSet::everyone(), rules, kind, arguments...);
  }
  [[nodiscard]] bool wanted() const { return out_ != nullptr; }

 private:
  template <class T>
  static constexpr std::int16_t as_number(T value) {
    if constexpr (requires { value.has_value(); }) {
      return value.has_value() ? static_cast<std::int16_t>(*value) : std::int16_t{-1};
    } else {
      return static_cast<std::int16_t>(value);
    }
  }
  void put(SeatSet audience, std::initializer_list<unsigned> rules, std::uint8_t kind,
           std::initializer_list<std::int16_t> arguments);
  std::vector<LoggedEvent>* out_ = nullptr;
  Onlooker* onlooker_ = nullptr;
};

/// The events of a log that one observer has seen.
[[nodiscard]] std::vector<Event> seen(std::span<const LoggedEvent> log, Seat observer);

}  // namespace krypta
