#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/net/house.hpp"

namespace krypta::server {

using RawRequest = boost::beast::http::request<boost::beast::http::string_body>;

/// Shakes hands; from then on the connection is a WebSocket with a coroutine of its own.
[[nodiscard]] Awaitable<void> open_socket(House& house, Tcp tcp, Place place, const RawRequest& request,
                                          Site::Opened opened);

}  // namespace krypta::server
