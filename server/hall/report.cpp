#include <sodium.h>

#include <algorithm>

#include "engine/core/codec.hpp"
#include "server/hall/visitor.hpp"
#include "server/upkeep/orders.hpp"

/// What somebody says may be reported to whoever runs the server.
namespace krypta::server {

namespace {

constexpr std::size_t longest_reason = 500;
constexpr std::size_t lines_before = 5;
/// Of one person; he waits until somebody has looked at them.
constexpr unsigned most_open = 20;

/// Where in the history the line is that the observer was told under that number, if he was.
std::optional<std::size_t> line_told(const Table& table, Seat observer, std::uint32_t number) {
  const History& history = table.history();
  std::uint32_t told = table.lines_told(observer);
  for (std::size_t i = history.size(); i-- > 0 && told >= number;) {
    if (!history.audience(i).has(observer)) continue;
    if (told-- == number) return i;
  }
  return std::nullopt;
}

/// What was said before, the last of it last: who said it, by his seat, and when.
std::string said_before(const History& history, std::size_t line) {
  Value::Array before;
  for (std::size_t i = line; i-- > 0 && before.size() < lines_before;) {
    const HistoryLine one = history[i];
    if (one.kind == HistoryLine::Kind::said)
      before.push_back(Value::Object{{"seat", to_value(one.seat)}, {"at", one.at}, {"text", one.text}});
  }
  std::ranges::reverse(before);
  return to_json(Value{std::move(before)});
}

}  // namespace

std::optional<Objection> Visitor::silenced() const {
  if (reception_.orders == nullptr) return std::nullopt;
  const auto present = reception_.present.find(this);
  const std::string address = present == reception_.present.end() ? std::string{} : present->second.address;
  const auto* mute = reception_.orders->mute_of(person_.account, address);
  return mute == nullptr ? std::nullopt : std::optional{muted(*mute)};
}

void Visitor::report(const Id& id, const std::string& of, std::optional<std::uint32_t> line, std::string reason) {
  if (!line) return refuse(id, {"bad-request", "line: must be the number of a line"});
  if (reason.size() > longest_reason) return refuse(id, {"bad-request", "reason: must have at most 500 bytes"});
  if (reception_.store == nullptr) return refuse(id, {"not-allowed"});
  if (reception_.orders != nullptr && reception_.orders->read_only()) return refuse(id, {"read-only"});
  if (!reception_.reports.allow(person_.account, reception_.loop.now())) return refuse(id, {"too-fast"});
  reception_.hall.read(of, person_.account,
                       [self = shared_from_this(), id, line = *line, reason = std::move(reason)](const Table* table,
                                                                                                 const Objection& why) {
                         if (table == nullptr) return self->refuse(id, why);
                         if (!self->reception_.hall.looks(table->id(), *self)) return self->refuse(id, {"not-open"});
                         self->add_report(id, *table, line, reason);
                       });
}

void Visitor::add_report(const Id& id, const Table& table, std::uint32_t number, std::string reason) {
  const auto at = line_told(table, table.seat_of(person_.account), number);
  const HistoryLine line = at ? table.history()[*at] : HistoryLine{};
  const bool said = at && line.kind == HistoryLine::Kind::said && is_player(line.seat);
  if (!said || !table.chair(line.seat).person())
    return refuse(id, {"bad-request", "line: must be one that somebody at the table has said"});
  const AccountId about = table.chair(line.seat).sitter.account;
  if (about == person_.account) return refuse(id, {"bad-request", "line: is your own"});
  store::Report report{.id = static_cast<std::int64_t>(randombytes_uniform(1'000'000'000)) + 1,
                       .at = reception_.loop.now(),
                       .by = person_.account,
                       .about = about,
                       .table = table.id(),
                       .entry = line.entry,
                       .said = line.text,
                       .context = said_before(table.history(), *at),
                       .reason = std::move(reason)};
  reception_.store->upkeep().add_report(
      std::move(report), most_open, [self = shared_from_this(), id](const store::Written& written) {
        // Whoever reports a line once more has reported it.
        if (written.done() || written.code == store::Written::Code::taken) return self->accept(id, Value::Object{});
        self->refuse(id, {written.code == store::Written::Code::full ? "quota" : "storage"});
      });
}

}  // namespace krypta::server
