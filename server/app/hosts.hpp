#pragma once

#include <string_view>

namespace krypta::server {

/// Whether a Host header names this machine in a way that no page of another site can: as localhost or a name under it,
/// as a loopback address, or as the very address at which the request arrived. Any other name may have been pointed
/// here by whoever owns it.
[[nodiscard]] bool names_this_machine(std::string_view host, std::string_view reached);

}  // namespace krypta::server
