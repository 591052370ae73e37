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
  std::string target;                ///< what to light up on the board, as in "estate:gorali"; may be empty
  std::uint32_t weight = 0;          ///< of chance's options, else 0
  std::optional<Message> note{};     ///< what follows from it that the label does not say
  std::vector<std::string> leads{};  ///< where it leads, as targets
};

/// What follows from a choice, for whoever is about to make it: what it costs, what is left, what is lost.
struct Consequence {
  std::optional<Message> note{};
  std::vector<std::string> leads{};  ///< the things and places it leads to, written like targets
};

/// What others make of it when a seat has one choice only, and the server could make it.
enum class Single : std::uint8_t {
  secret,  ///< only the seat can tell that there is no other
  open,    ///< from what everybody sees it follows whether there is one choice or several
  asked    ///< it is the moment that is chosen: whoever is asked says when
};

}  // namespace krypta
