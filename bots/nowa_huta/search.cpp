#include "bots/nowa_huta/guide.hpp"
#include "bots/search/think.hpp"

namespace krypta::bots::search {

using krypta::nowa_huta::NowaHuta;

template <>
struct Ways<NowaHuta> {
  using Guide = bots::nowa_huta::Guide;
  using Unguided = bots::nowa_huta::Blind;
  static constexpr Settings settings{.tuning = {.trust = 30}, .others = 0.15};
};
template struct Thinker<NowaHuta>;

}  // namespace krypta::bots::search
