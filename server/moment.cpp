#include "server/moment.hpp"

#include <fmt/chrono.h>

namespace krypta::server {

std::string moment(store::Time time) {
  return fmt::format("{:%Y-%m-%d %H:%M} UTC", fmt::gmtime(static_cast<std::time_t>(time / 1000)));
}

}  // namespace krypta::server
