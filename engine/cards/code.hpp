#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "engine/cards/vocabulary.hpp"

/// Byte code: what the machine runs. It is made once when the program starts and shared by all matches; a state holds
/// nothing of it but places in it. Each card has a program of its own, and every place in it is counted from the
/// beginning of the card, so that what a card is does not depend on the cards around it.
namespace krypta::cards {

enum class Op : std::uint8_t {
  // Expressions, on a small stack.
  number,       ///< push b
  local,        ///< push the local a
  it,           ///< push what is being judged
  property,     ///< push property a of the table
  property_of,  ///< replace the thing on top by its property a; where there is no thing by b
  count,        ///< push how many selector a finds
  some,         ///< push whether selector a finds any
  sum,          ///< push the sum of the expression at b over what selector a finds
  negative,
  not_,
  add,
  subtract,
  multiply,
  min,
  max,
  half_up,
  half_down,
  equal,
  unequal,
  less,
  at_most,
  and_,
  or_,
  give,  ///< the expression ends: its value is on top
  // Statements. Whenever one of them waits the stack is empty, so a place in the code and the locals are all there is.
  store,   ///< local a := top; what it was made of, is b, a set of sources: no more may know it than know that
  jump,    ///< to b
  unless,  ///< to b unless the top is true
  call,    ///< verb a, with its arguments on the stack; of a lasting verb the duration is the last
  ask,     ///< asks[a]
  menu,    ///< menus[a]
  may,     ///< go on, or to b; decided by the player that the expression at a of `deciders` gives
  pay,     ///< payments[a]
  begin,   ///< what loops[a] will go through: what is there now
  each,    ///< loops[a]
  paying,  ///< targets are named: now the game has the cost of the card paid; its own costs are the b payments from a
  later,   ///< at window a: carry out what begins at b
  end,
  // What came later. The numbers of all these are part of fingerprints.
  highest,  ///< as sum: push the largest of them; of none 0
  lowest,
  lasts,             ///< verb a, with b arguments on the stack, of which the last is the place of its term
  whenever,          ///< terms[a]: keep it
  card,              ///< push the card a
  property_with,     ///< push property a of the table, for what lies on top
  property_of_with,  ///< the same of the thing below that; where one of the two is not there b
  together,          ///< what happens at once begins if b is 1, and is over if it is 0
  any_of,            ///< any_of[a]: which of them are used
  skip,              ///< to b, unless option `option_in(a)` is used, as the local `slot_in(a)` says
  owes               ///< nothing happens: the b payments from a are among those that must be possible
};

struct Instruction {
  Op op = Op::end;
  std::uint16_t a = 0;
  std::int16_t b = 0;
};

/// What a value is made of: a bit for each local, and one for what lies where only some may look.
inline constexpr unsigned secret_source = 14;

/// From the beginning of the card.
using Address = std::uint16_t;
/// What jumps can reach.
inline constexpr std::size_t most_code = std::numeric_limits<std::int16_t>::max();
/// Of an address: none. The first instruction of every program is `end`, so nothing begins there.
inline constexpr Address nowhere = 0;

/// A value that is not there: nothing was left to choose. A verb with such an argument does nothing.
inline constexpr std::int16_t nothing = std::numeric_limits<std::int16_t>::min();

struct SelectorCode {
  std::uint16_t domain = 0;
  Address argument = nowhere;  ///< ends with `give`, as all of these
  Address filter = nowhere;
  Address best = nowhere;  ///< only those of which this is largest, or smallest
  bool lowest = false;
};

/// A choice of things or words. Of several the local holds how many were chosen, and the locals behind it which.
struct Ask {
  std::uint8_t slot = 0;
  Type type{};
  std::uint8_t least = 1;
  std::uint8_t most = 1;
  bool of_words = false;
  std::uint16_t selector = 0;          ///< unless of words
  std::vector<std::uint16_t> words{};  ///< their places in the type, the smallest first
  Address by = nowhere;
  bool secret = false;         ///< others may not know what was chosen
  bool target = false;         ///< named before paying: what makes a later target impossible is not offered
  bool several = false;        ///< all but `one`
  bool matters = false;        ///< of a target: a later target or a cost depends on which it is
  Address reckoned = nowhere;  ///< how many, if that is reckoned: then neither least nor most says it
};

struct Menu {
  struct Choice {
    Address condition = nowhere;
    Address then = nowhere;
  };
  std::vector<Choice> choices{};
  Address by = nowhere;
  Address done = nowhere;  ///< behind it; where nothing can be chosen it goes on there
};

/// Options of which at least one is used, each at most once and in their order: the local holds a bit for each. They
/// are picked one after the other, never one that stands before the last, so that there is one way to every set.
struct AnyOf {
  std::uint8_t slot = 0;
  std::vector<Address> conditions{};  ///< of the options; nowhere if it has none
};
inline constexpr std::size_t most_any_of = 15;  ///< as many bits as a local has
constexpr std::size_t picked_option(unsigned slot, unsigned option) { return slot | option << 8U; }
constexpr unsigned slot_in(std::uint16_t a) { return a & 0xFFU; }
constexpr unsigned option_in(std::uint16_t a) { return a >> 8U; }

/// Behind `pay` stands the call that pays.
struct Payment {
  std::uint16_t verb = 0;
  std::vector<Address> arguments{};
  Address otherwise = nowhere;
  Address by = nowhere;
};

/// A loop over a place goes through what was there when it began and still fits when its turn comes. What is left of
/// that is a set of bits in the locals behind its name, `loop_bits` in each: a value that is never `nothing`.
/// In a place with too many numbers for that it goes by them, one after the other: it keeps the last, and the moment in
/// which it began, if the host has moments; what came later is not met.
inline constexpr unsigned loop_bits = 15;
inline constexpr unsigned most_noted = 90;
constexpr bool is_noted(unsigned reach) { return reach <= most_noted; }
constexpr unsigned locals_for(unsigned reach) { return is_noted(reach) ? (reach + loop_bits - 1) / loop_bits : 3; }

struct Loop {
  std::uint8_t slot = 0;     ///< what the body works on
  bool over_chosen = false;  ///< over what was chosen before, from `from`
  std::uint8_t from = 0;
  std::uint8_t last = 0;  ///< then the local that remembers how far it has come, `nothing` before the first
  std::uint8_t left = 0;  ///< else the first of the locals that hold what is left
  std::uint16_t reach = 0;
  std::uint16_t selector = 0;
  bool secret = false;   ///< others may not know what is there
  bool ordered = false;  ///< the host says what comes first
  Address done = nowhere;
};

/// How long something lasts, where a duration alone does not say so, and what comes again until then. The conditions
/// are read again whenever the game likes to know, with the locals as they were.
struct Term {
  static constexpr std::int16_t no_duration = -1;
  std::int16_t duration = no_duration;
  Address ends = nowhere;    ///< it is over once this is true
  Address holds = nowhere;   ///< it is in force only while this is true
  std::uint16_t window = 0;  ///< of what comes again
  Address from = nowhere;    ///< and what that is
};

struct AbilityCode {
  AbilityKind kind = AbilityKind::play;
  std::vector<std::uint16_t> windows{};
  Address condition = nowhere;
  Address start = nowhere;    ///< targets, costs, effects
  Address effects = nowhere;  ///< behind the costs
  std::uint8_t once_per = no_scope;
  std::vector<std::uint16_t> costs{};  ///< its payments, all of which must be possible
  static constexpr std::uint16_t no_options = 0xFFFF;
  std::uint16_t any_of = no_options;  ///< of its program; which are used `Machine::uses` tells
  static constexpr std::uint8_t no_scope = 0xFF;

  [[nodiscard]] bool acts_in(unsigned window) const { return std::ranges::find(windows, window) != windows.end(); }
};

/// Of one card.
struct Program {
  std::vector<Instruction> code{Instruction{}};
  std::vector<SelectorCode> selectors{};
  std::vector<Ask> asks{};
  std::vector<Menu> menus{};
  std::vector<Payment> payments{};
  std::vector<Loop> loops{};
  std::vector<Term> terms{};
  std::vector<AnyOf> any_of{};
  std::vector<Address> deciders{nowhere};  ///< of `may`; the first is the card's player
};

}  // namespace krypta::cards
