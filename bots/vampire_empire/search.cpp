#include "bots/search/think.hpp"
#include "bots/vampire_empire/guide.hpp"

namespace krypta::bots::search {

using krypta::vampire_empire::VampireEmpire;

template <>
struct Ways<VampireEmpire> {
  using Guide = bots::vampire_empire::Guide;
  using Unguided = search::Unguided<VampireEmpire>;
  static constexpr Settings settings{};
};
template struct Thinker<VampireEmpire>;

}  // namespace krypta::bots::search
