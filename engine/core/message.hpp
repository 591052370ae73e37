#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/enums.hpp"
#include "engine/core/rule.hpp"
#include "engine/core/seat.hpp"

namespace krypta {

/// A word of the game, such as an estate: its name stands in the catalogues under "domain-id".
struct Term {
  std::string_view domain;
  std::string_view id;
  friend bool operator==(const Term&, const Term&) = default;
};

/// Something to say to a person, in no language yet: a key of the catalogues and what to put into the sentence.
struct Message {
  using Content = std::variant<std::int64_t, Seat, Term>;
  struct Argument {
    std::string_view name;
    Content content;
    friend bool operator==(const Argument&, const Argument&) = default;
  };
  std::string key;
  std::vector<Argument> arguments{};
  friend bool operator==(const Message&, const Message&) = default;

  void add(std::string_view name, Content content) { arguments.push_back({name, content}); }
  void add_number(std::string_view name, unsigned n) { add(name, std::int64_t{n}); }
};

/// What a seat is asked.
struct Prompt {
  Message message;
  RuleIds rules;
  std::optional<Term> asks{};  ///< the card or the place that asks it, if one does and not the course of the game
};

/// A legal choice, ready to be shown.
struct Option {
  std::string id;  ///< the notation
  Message label;
  std::string target;        ///< what to light up on the board, as in "estate:gorali"; may be empty
  std::uint32_t weight = 0;  ///< of chance's options, else 0
};

}  // namespace krypta
