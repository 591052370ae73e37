#pragma once

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <vector>

#include "engine/cards/code.hpp"
#include "engine/cards/frame.hpp"

/// What the names of a card can hold at each place of its code: the code is gone through once without a table, with the
/// kinds of values in place of values. A position that somebody wrote is held to it.
namespace krypta::cards {

/// What a value can be: a thing or word of some types, a number from one to another, or nothing.
struct Held {
  static constexpr int largest = std::numeric_limits<std::int16_t>::max();
  std::uint64_t types = 0;
  int least = 1;
  int most = 0;
  bool nothing = false;
  bool secret = false;
  bool bits = false;  ///< what is left of a loop
  friend bool operator==(const Held&, const Held&) = default;

  static Held number(int from, int to) { return {.least = from, .most = to}; }
  static Held any_number() { return {.least = -largest, .most = largest, .nothing = true}; }
  static Held of(Type type, bool or_nothing) {
    if (type == Type::number) return any_number();
    if (type == Type::condition) return number(0, 1);
    return {.types = std::uint64_t{1} << static_cast<unsigned>(type), .nothing = or_nothing};
  }
  void join(const Held& other) {
    types |= other.types;
    nothing = nothing || other.nothing;
    secret = secret || other.secret;
    bits = bits || other.bits;
    if (other.least > other.most) return;
    if (least > most) {
      least = other.least;
      most = other.most;
      return;
    }
    // A number that grows or shrinks in a loop may be anything beyond.
    least = other.least < least ? -largest : least;
    most = other.most > most ? largest : most;
  }
  /// `is_thing(type, value)` says whether there is such a thing or word.
  template <class IsThing>
  [[nodiscard]] bool fits(int value, IsThing&& is_thing) const {
    if (value == cards::nothing) return nothing;
    if (value >= least && value <= most) return true;
    for (unsigned t = 0; t < most_types; ++t) {
      if (((types >> t) & 1U) != 0 && value >= 0 && is_thing(static_cast<Type>(t), value)) return true;
    }
    return false;
  }
};

/// All names at one place of the code.
struct Names {
  std::array<Held, most_locals> slots{};
  std::size_t least = 0;  ///< how many there are at least
  std::size_t most = 0;
  bool reached = false;
  friend bool operator==(const Names&, const Names&) = default;

  void set(std::size_t slot, const Held& held) {
    for (std::size_t i = least; i < slot; ++i) slots[i].nothing = true;
    slots[slot] = held;
    least = std::max(least, slot + 1);
    most = std::max(most, slot + 1);
  }
  void join(const Names& other) {
    for (std::size_t i = 0; i < slots.size(); ++i) slots[i].join(other.slots[i]);
    least = reached ? std::min(least, other.least) : other.least;
    most = std::max(most, other.most);
    reached = true;
  }
};

/// What a card puts off begins without names, or with those that it had then; as the game likes.
enum class PutOffs : std::uint8_t { without_names, with_names };

class Walk {
 public:
  Walk(const Vocabulary& vocabulary, const Program& program, Address start, PutOffs put_offs = PutOffs::without_names)
      : vocabulary_(vocabulary), program_(program), put_offs_(put_offs) {
    Names first;
    first.reached = true;
    arrive(start, first);
    while (!open_.empty()) {
      const Address pc = open_.back();
      open_.pop_back();
      follow(pc, places_[pc]);
    }
  }
  /// Nothing where the code never comes to.
  [[nodiscard]] const Names* at(Address pc) const {
    const auto found = places_.find(pc);
    return found == places_.end() ? nullptr : &found->second;
  }

 private:
  void arrive(std::size_t pc, const Names& names) {
    Names& there = places_[static_cast<Address>(pc)];
    Names joined = there;
    joined.join(names);
    if (joined == there) return;
    there = joined;
    open_.push_back(static_cast<Address>(pc));
  }
  void pop(std::size_t count) { stack_.resize(stack_.size() - count); }

  /// Goes on from one place where a statement begins to all that follow it.
  void follow(Address from, Names names) {
    stack_.clear();
    for (std::size_t pc = from;; ++pc) {
      const Instruction& now = program_.code[pc];
      const auto b = static_cast<std::size_t>(now.b);
      switch (now.op) {
        case Op::store: {
          Held held = stack_.back();
          held.secret = now.b != 0;
          pop(1);
          names.set(now.a, held);
          return arrive(pc + 1, names);
        }
        case Op::call:
        case Op::lasts: pop(b); return arrive(pc + 1, names);
        case Op::any_of: return any_of(pc, program_.any_of[now.a], names);
        case Op::skip: arrive(b, names); return arrive(pc + 1, names);
        case Op::unless:
          pop(1);
          arrive(b, names);
          return arrive(pc + 1, names);
        case Op::jump: return arrive(b, names);
        case Op::ask: return ask(pc, program_.asks[now.a], names);
        case Op::menu:
          for (const auto& choice : program_.menus[now.a].choices) arrive(choice.then, names);
          return arrive(program_.menus[now.a].done, names);
        case Op::may: arrive(b, names); return arrive(pc + 1, names);
        case Op::pay: arrive(program_.payments[now.a].otherwise, names); return arrive(pc + 1, names);
        case Op::begin: begin(program_.loops[now.a], names); return arrive(pc + 1, names);
        case Op::each: arrive(program_.loops[now.a].done, names); return loop(pc, program_.loops[now.a], names);
        case Op::later:
          if (put_offs_ == PutOffs::with_names) arrive(b, names);
          return arrive(pc + 1, names);
        case Op::whenever:
          if (put_offs_ == PutOffs::with_names) arrive(program_.terms[now.a].from, names);
          return arrive(pc + 1, names);
        case Op::paying:
        case Op::owes:
        case Op::together: return arrive(pc + 1, names);
        case Op::end:
        case Op::give: return;
        default: push(now, names);
      }
    }
  }

  void push(const Instruction& now, const Names& names) {
    switch (now.op) {
      case Op::number: stack_.push_back(now.b == nothing ? Held{.nothing = true} : Held::number(now.b, now.b)); return;
      case Op::local: {
        Held held = names.slots[now.a];
        held.nothing = held.nothing || now.a >= names.least;
        stack_.push_back(held);
        return;
      }
      case Op::property: stack_.push_back(Held::of(vocabulary_.properties[now.a].gives, true)); return;
      case Op::property_of: stack_.back() = Held::of(vocabulary_.properties[now.a].gives, true); return;
      case Op::card: stack_.push_back(Held::number(now.a, now.a)); return;
      case Op::property_with: stack_.back() = Held::of(vocabulary_.properties[now.a].gives, true); return;
      case Op::property_of_with:
        pop(1);
        stack_.back() = Held::of(vocabulary_.properties[now.a].gives, true);
        return;
      case Op::it:
      case Op::count:
      case Op::some:
      case Op::sum:
      case Op::highest:
      case Op::lowest: stack_.push_back(Held::any_number()); return;
      case Op::negative:
      case Op::not_:
      case Op::half_up:
      case Op::half_down: stack_.back() = Held::any_number(); return;
      case Op::min: {
        const int most = std::min(stack_[stack_.size() - 1].most, stack_[stack_.size() - 2].most);
        pop(1);
        stack_.back() = {.least = -Held::largest, .most = most, .nothing = true};
        return;
      }
      case Op::subtract: {
        const int most = stack_[stack_.size() - 1].least >= 0 ? stack_[stack_.size() - 2].most : Held::largest;
        pop(1);
        stack_.back() = {.least = -Held::largest, .most = most, .nothing = true};
        return;
      }
      default: pop(1); stack_.back() = Held::any_number();
    }
  }

  void ask(std::size_t pc, const Ask& asked, Names names) {
    Held one = Held::of(asked.type, true);
    one.secret = asked.secret;
    if (!asked.several) {
      names.set(asked.slot, one);
      return arrive(pc + 1, names);
    }
    const std::size_t least = std::max<std::size_t>(names.least, asked.slot + 1U);
    names.set(asked.slot, Held::number(0, asked.most));
    for (std::size_t i = 1; i <= asked.most; ++i) names.set(asked.slot + i, one);
    names.least = least;
    arrive(pc, names);  // one after the other
    arrive(pc + 1, names);
  }

  void any_of(std::size_t pc, const AnyOf& asked, Names names) {
    names.set(asked.slot, Held::number(0, (1 << asked.conditions.size()) - 1));
    arrive(pc, names);  // one after the other
    arrive(pc + 1, names);
  }

  /// A bit for each thing that the loop can come to. Of what is secret somebody else knows nothing.
  void begin(const Loop& loop, Names& names) {
    if (!is_noted(loop.reach)) {
      const std::array kept{Held::number(-1, loop.reach), Held::number(0, Held::largest), Held::any_number()};
      for (unsigned i = 0; i < kept.size(); ++i) {
        names.set(loop.left + i, kept[i]);
        names.slots[loop.left + i].secret = loop.secret;
        names.slots[loop.left + i].nothing = kept[i].nothing || loop.secret;
      }
      return;
    }
    for (unsigned i = 0; i < locals_for(loop.reach); ++i) {
      const unsigned bits = std::min(loop_bits, loop.reach - i * loop_bits);
      Held left = Held::number(0, static_cast<int>((1U << bits) - 1));
      left.nothing = left.secret = loop.secret;
      left.bits = true;
      names.set(loop.left + i, left);
    }
  }

  void loop(std::size_t pc, const Loop& loop, Names names) {
    Held one;
    if (loop.over_chosen) {
      one = names.slots[loop.from + 1U];
      names.set(loop.last, Held::number(1, static_cast<int>(most_locals)));
    } else {
      one = Held::of(vocabulary_.domains[program_.selectors[loop.selector].domain].of, false);
      one.secret = loop.secret;
    }
    names.set(loop.slot, one);
    arrive(pc + 1, names);
  }

  const Vocabulary& vocabulary_;
  const Program& program_;
  PutOffs put_offs_;
  std::map<Address, Names> places_{};
  std::vector<Address> open_{};
  std::vector<Held> stack_{};
};

}  // namespace krypta::cards
