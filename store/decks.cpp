#include "store/records.hpp"

/// The decks that people keep.
namespace krypta::store {

namespace {

KeptDeck deck_in(const Rows& rows) {
  return {rows.text(0), rows.text(1), static_cast<std::uint32_t>(rows.integer(2)), rows.integer(3), rows.text(4)};
}

}  // namespace

Written Records::keep_deck(AccountId account, const KeptDeck& deck, DeckRoom room) {
  // What the others take, and whether this one is one more.
  Rows taken = connection_.ask(
      "SELECT count(*), coalesce(sum(length(CAST(body AS BLOB))), 0) FROM decks WHERE account = ?1 AND id <> ?2",
      account, deck.id);
  if (!taken.next()) return failed(taken);
  const auto others = static_cast<std::uint64_t>(taken.integer(0));
  const auto bytes = static_cast<std::uint64_t>(taken.integer(1));
  if (others + 1 > room.decks || bytes + deck.body.size() > room.bytes) return {Written::Code::full};
  Rows rows = deck.revision == 1
                  ? connection_.ask(
                        "INSERT INTO decks (account, id, game, revision, changed, body) VALUES (?1, ?2, ?3, 1, ?4, ?5) "
                        "ON CONFLICT DO NOTHING",
                        account, deck.id, deck.game, deck.changed, deck.body)
                  : connection_.ask(
                        "UPDATE decks SET game = ?3, changed = ?4, body = ?5, revision = ?6 "
                        "WHERE account = ?1 AND id = ?2 AND revision = ?6 - 1",
                        account, deck.id, deck.game, deck.changed, deck.body, deck.revision);
  if (!rows.run()) {
    if (rows.code() == SQLITE_CONSTRAINT_FOREIGNKEY) return {Written::Code::failed, "there is no such account"};
    return failed(rows);
  }
  return connection_.changes() == 0 ? Written{Written::Code::taken} : Written{};
}

Written Records::drop_deck(AccountId account, const std::string& id, std::uint32_t revision) {
  Written dropped = change("DELETE FROM decks WHERE account = ?1 AND id = ?2 AND revision = ?3", account, id, revision);
  return dropped.done() && connection_.changes() == 0 ? Written{Written::Code::taken} : dropped;
}

Found<std::vector<KeptDeck>> Records::decks_of(AccountId account) {
  Rows rows = connection_.ask(
      "SELECT id, game, revision, changed, body FROM decks WHERE account = ?1 ORDER BY changed DESC, id", account);
  std::vector<KeptDeck> found;
  while (rows.next()) found.push_back(deck_in(rows));
  if (rows.failed()) return {std::nullopt, rows.problem()};
  return {std::move(found)};
}

Found<KeptDeck> Records::deck_of(AccountId account, const std::string& id) {
  Rows rows = connection_.ask("SELECT id, game, revision, changed, body FROM decks WHERE account = ?1 AND id = ?2",
                              account, id);
  if (!rows.next()) return {std::nullopt, rows.problem()};
  return {deck_in(rows)};
}

}  // namespace krypta::store
