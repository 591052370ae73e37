// expect: a field stands twice in the list
#include "engine/core/fields.hpp"

struct Table {
  int shown = 0;
  int other = 0;
};
constexpr auto fields_of(std::type_identity<Table>) {
  return krypta::fields<Table>(krypta::field("shown", &Table::shown, krypta::everyone),
                               krypta::field("shown", &Table::other, krypta::everyone));
}
void visit() {
  krypta::each_field<Table>([](const auto&) {});
}
