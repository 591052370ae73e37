#include "bots/mascarade/guide.hpp"
#include "bots/search/think.hpp"

namespace krypta::bots::search {

using krypta::mascarade::Mascarade;

template <>
struct Ways<Mascarade> {
  using Guide = bots::mascarade::Guide;
  using Unguided = bots::mascarade::Blind;
  /// What five others know and may do is too much to be learnt in the time; the guide tells what they do.
  static constexpr Settings settings{.others = 0};
};
template struct Thinker<Mascarade>;

}  // namespace krypta::bots::search
