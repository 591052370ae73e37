#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "bench/link.hpp"
#include "bench/skim.hpp"

/// Requests one at a time, for everything but the play that is measured.
namespace krypta::load {

struct Answer {
  bool ok = false;
  std::string code{};  ///< of a refusal; "gone" when the connection ended
  std::string text{};  ///< all of it
};

/// Sends a request with this id and waits for its answer.
[[nodiscard]] Awaitable<Answer> ask(std::shared_ptr<Link> link, std::string id, std::string request);

/// What a packet says, as far as somebody who just plays has to know it.
struct Seen {
  std::string problem{};  ///< not empty: there is no packet
  unsigned number = 0;
  unsigned first = 0;  ///< the number of the first line it has
  std::string state{};
  bool frozen = false;
  bool must = false;                        ///< the match waits for his decision
  std::vector<std::string> options{};       ///< the ids he may choose from, with their quotes
  std::vector<std::string> chosen{};        ///< ids of his own choices, in their order
  std::map<unsigned, std::size_t> lines{};  ///< a hash of each line, by its number
};

/// Calls it with the number of each line of a packet or of a page, and with the line.
template <class Then>
void each_line(std::string_view told, Then then) {
  for (skim::Items lines{told}; lines.next();) {
    then(skim::number(skim::member(lines.value(), "number")).value_or(0), lines.value());
  }
}

[[nodiscard]] Seen read_packet(std::string_view packet);

/// Opens the table and gives everything that was told from its beginning, however many pages that takes.
[[nodiscard]] Awaitable<Seen> look(std::shared_ptr<Link> link, std::string table);

[[nodiscard]] std::string act_text(std::string_view table, std::string_view id, unsigned number,
                                   std::string_view option);

}  // namespace krypta::load
