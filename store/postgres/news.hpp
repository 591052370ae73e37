#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "store/store.hpp"

/// What servers tell each other with NOTIFY, in lines: who says it, then one thing a line.
namespace krypta::store::postgres {

void add_news(News& to, News more);
[[nodiscard]] bool is_news(const News& news);

/// Each fits into a notification.
[[nodiscard]] std::vector<std::string> payloads_of(const News& news, std::int64_t server);
/// Adds what a payload tells, unless `server` said it itself. What this program does not understand it leaves out: it
/// may be another version's.
void read_payload(std::string_view payload, std::int64_t server, News& into);

}  // namespace krypta::store::postgres
