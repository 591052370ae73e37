// expect: redaction does not know what is inside this type
#include "engine/core/view.hpp"

struct Opaque {
  krypta::Hidden<int> inside;
  friend bool operator==(const Opaque&, const Opaque&) = default;
};
struct Table {
  Opaque opaque;
  friend bool operator==(const Table&, const Table&) = default;
};
constexpr auto fields_of(std::type_identity<Table>) {
  return krypta::fields<Table>(krypta::field("opaque", &Table::opaque, krypta::everyone));
}
auto view() { return krypta::redact(Table{}, krypta::seat(0)); }
