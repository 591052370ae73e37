// expect: this reader does not fit the type of the field
#include "engine/core/fields.hpp"

struct Table {
  krypta::Hidden<krypta::FixedVector<krypta::Secret<int>, 3>> pile;
};
constexpr auto fields_of(std::type_identity<Table>) {
  return krypta::fields<Table>(krypta::field("pile", &Table::pile, krypta::owner));
}
constexpr auto list = fields_of(std::type_identity<Table>{});
