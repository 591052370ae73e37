#include "bots/search/think.hpp"
#include "bots/vendetta/guide.hpp"

namespace krypta::bots::search {

using krypta::vendetta::Vendetta;

template <>
struct Ways<Vendetta> {
  using Guide = bots::vendetta::Guide;
  using Unguided = search::Unguided<Vendetta>;
  static constexpr Settings settings{};
};
template struct Thinker<Vendetta>;

}  // namespace krypta::bots::search
