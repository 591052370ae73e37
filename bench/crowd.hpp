#pragma once

#include <string>
#include <variant>
#include <vector>

#include "bench/journal.hpp"
#include "bench/link.hpp"

/// Makes the people and the tables.
namespace krypta::load {

/// So many requests are under way at once before the play begins.
constexpr std::size_t side_by_side = 32;

template <typename T>
using Made = std::variant<std::vector<T>, std::string>;

/// The cookies of so many guests, or the problem.
[[nodiscard]] Awaitable<Made<std::string>> make_guests(asio::io_context& context, Servers servers, std::size_t count);

/// Tables with `seats` of these guests at each, started; nobody looks at them. Sittings are in the order of the guests.
[[nodiscard]] Awaitable<Made<Sitting>> seat_guests(asio::io_context& context, Servers servers,
                                                   std::vector<std::string> guests, unsigned seats);

/// A socket for each of them, open.
[[nodiscard]] Awaitable<Made<std::shared_ptr<Link>>> connect(asio::io_context& context, Servers servers,
                                                             std::vector<std::string> guests);

}  // namespace krypta::load
