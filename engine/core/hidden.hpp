#pragma once

#include "engine/core/seat.hpp"

/// The three ways in which a value can be secret. In a state the value is there; in a view of somebody who may
/// not know it, it is gone and the field is `unknown`. Who may know it is declared in the field list (fields.hpp).
namespace krypta {

/// Known to the owner of the struct it stands in, or to nobody.
template <class T>
struct Hidden {
  T value{};
  bool known = true;
  friend constexpr bool operator==(const Hidden&, const Hidden&) = default;
};

/// A simultaneous choice: the owner's until it is opened, then everybody's. Or a card that lies on the table:
/// everybody's while it is open, and nobody's while it is not, whoever has seen it before.
template <class T>
struct Sealed {
  T value{};
  bool open = false;
  bool known = true;
  friend constexpr bool operator==(const Sealed&, const Sealed&) = default;
};

/// Known to whoever has seen it: a card that was looked at, shown to one player, or dealt face up and turned.
template <class T>
struct Secret {
  T value{};
  SeatSet seen_by;
  bool known = true;
  friend constexpr bool operator==(const Secret&, const Secret&) = default;
};

}  // namespace krypta
