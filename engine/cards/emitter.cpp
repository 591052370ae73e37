#include "engine/cards/emitter.hpp"

#include "engine/cards/frame.hpp"

namespace krypta::cards {

namespace {

using Kind = Expression::Kind;

Op op_of(Kind kind) {
  switch (kind) {
    case Kind::negative: return Op::negative;
    case Kind::not_: return Op::not_;
    case Kind::add: return Op::add;
    case Kind::subtract: return Op::subtract;
    case Kind::multiply: return Op::multiply;
    case Kind::equal: return Op::equal;
    case Kind::unequal: return Op::unequal;
    case Kind::less:
    case Kind::more: return Op::less;
    case Kind::at_most:
    case Kind::at_least: return Op::at_most;
    case Kind::and_: return Op::and_;
    case Kind::or_: return Op::or_;
    case Kind::min: return Op::min;
    case Kind::max: return Op::max;
    case Kind::half_up: return Op::half_up;
    case Kind::half_down: return Op::half_down;
    default: return Op::end;
  }
}

/// What is asked of a thing that is not there: numbers are 0, conditions false, things not there either.
std::int16_t absent(Type type) { return type == Type::number || type == Type::condition ? std::int16_t{0} : nothing; }

}  // namespace

void Emitter::expression(const Expression& from, std::size_t below) {
  if (below + 1 > most_depth) {
    if (!too_deep_)
      report(from.at, "found an expression that is nested too deeply, expected at most " + std::to_string(most_depth) +
                          " values at a time");
    too_deep_ = true;
    return;
  }
  const auto value = static_cast<std::size_t>(from.value);
  switch (from.kind) {
    case Kind::number:
    case Kind::word: emit(Op::number, 0, static_cast<std::int16_t>(from.value)); return;
    case Kind::local: emit(Op::local, value); return;
    case Kind::it: emit(Op::it); return;
    case Kind::card: emit(Op::card, value); return;
    case Kind::property: property(from, below); return;
    case Kind::count:
    case Kind::some:
    case Kind::sum:
    case Kind::highest:
    case Kind::lowest: fold(from, below); return;
    default: break;
  }
  const bool backwards = from.kind == Kind::more || from.kind == Kind::at_least;
  for (std::size_t i = 0; i < from.parts.size(); ++i) {
    expression(from.parts[backwards ? from.parts.size() - 1 - i : i], below + i);
  }
  emit(op_of(from.kind));
}
void Emitter::property(const Expression& from, std::size_t below) {
  const bool of_thing = !from.parts.empty();
  if (of_thing) expression(from.parts.front(), below);
  if (!from.given.empty()) expression(from.given.front(), of_thing ? below + 1 : below);
  const Op plain = of_thing ? Op::property_of : Op::property;
  const Op with = of_thing ? Op::property_of_with : Op::property_with;
  const bool may_miss = of_thing || !from.given.empty();
  emit(from.given.empty() ? plain : with, static_cast<std::size_t>(from.value),
       may_miss ? absent(from.type) : std::int16_t{0});
}
void Emitter::fold(const Expression& from, std::size_t below) {
  if (!from.parts.empty() && from.selector.empty()) {
    // Of what was chosen the local itself is the number.
    if (from.kind == Kind::some) emit(Op::number);
    expression(from.parts.front(), from.kind == Kind::some ? below + 1 : below);
    if (from.kind == Kind::some) emit(Op::less);
    return;
  }
  const std::size_t s = selector(from.selector.front());
  if (from.parts.empty()) {
    emit(from.kind == Kind::count ? Op::count : Op::some, s);
    return;
  }
  const Op op = from.kind == Kind::sum ? Op::sum : from.kind == Kind::highest ? Op::highest : Op::lowest;
  const std::size_t place = emit(op, s);
  put_off(from.parts.front(), [this, place](Address at) { program_.code[place].b = static_cast<std::int16_t>(at); });
}

std::uint16_t Emitter::selector(const Selector& from) {
  const auto place = static_cast<std::uint16_t>(program_.selectors.size());
  SelectorCode to;
  to.domain = static_cast<std::uint16_t>(from.domain);
  to.lowest = from.lowest;
  program_.selectors.push_back(to);
  if (from.argument) put_off(*from.argument, [this, place](Address at) { program_.selectors[place].argument = at; });
  if (from.filter) put_off(*from.filter, [this, place](Address at) { program_.selectors[place].filter = at; });
  if (from.best) put_off(*from.best, [this, place](Address at) { program_.selectors[place].best = at; });
  return place;
}

unsigned Emitter::sources(const Expression& from) const {
  unsigned all = from.kind == Kind::local ? 1U << static_cast<unsigned>(from.value) : 0U;
  for (const Expression& part : from.parts) all |= sources(part);
  for (const Expression& given : from.given) all |= sources(given);
  for (const Selector& s : from.selector) {
    all |= sources(s);
    // How many lie somewhere can be seen; which they are cannot.
    const bool looks = s.filter || s.best || !from.parts.empty();
    if (looks && vocabulary_.domains[s.domain].secret) all |= 1U << secret_source;
  }
  return all;
}
unsigned Emitter::sources(const Selector& from) const {
  const auto of = [this](const std::optional<Expression>& part) { return part ? sources(*part) : 0U; };
  return of(from.argument) | of(from.filter) | of(from.best);
}

void Emitter::finish() {
  while (!routines_.empty()) {
    const PutOff next = std::move(routines_.back());
    routines_.pop_back();
    next.put(here());
    expression(*next.what);
    emit(Op::give);
  }
}

}  // namespace krypta::cards
