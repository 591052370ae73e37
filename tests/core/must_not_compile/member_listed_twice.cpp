// expect: a field stands twice in the list
#include "engine/core/fields.hpp"

struct Table {
  int shown = 0;
  krypta::Hidden<int> hidden;
};
constexpr auto fields_of(std::type_identity<Table>) {
  return krypta::fields<Table>(krypta::field("shown", &Table::shown, krypta::everyone),
                               krypta::field("again", &Table::shown, krypta::everyone));
}
void visit() {
  krypta::each_field<Table>([](const auto&) {});
}
