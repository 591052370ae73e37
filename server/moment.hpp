#pragma once

#include <string>

#include "store/store.hpp"

namespace krypta::server {

/// A time as everybody writes it: "2026-11-19 20:15 UTC".
[[nodiscard]] std::string moment(store::Time time);

}  // namespace krypta::server
