#include "store/postgres/parts.hpp"

/// The decks that people keep.
namespace krypta::store {
namespace {

using postgres::Statement;
using postgres::Values;

// What the others take, and whether this one is one more.
constexpr Statement deck_to_keep{
    "keep_deck",
    "WITH others AS (SELECT count(*) AS decks, coalesce(sum(octet_length(body)), 0) AS bytes FROM decks "
    "  WHERE account = $1::bigint AND id <> $2::text), "
    "room AS (SELECT 1 FROM others WHERE decks + 1 <= $7::numeric AND bytes + octet_length($6::text) <= $8::numeric), "
    "owner AS (SELECT id FROM accounts WHERE accounts.id = $1), "
    "made AS (INSERT INTO decks (account, id, game, revision, changed, body) SELECT owner.id, $2, $3::text, 1, "
    "  $5::bigint, $6 FROM owner, room WHERE $4::bigint = 1 ON CONFLICT DO NOTHING RETURNING 1), "
    "changed AS (UPDATE decks SET game = $3, changed = $5, body = $6, revision = $4 FROM room "
    "  WHERE account = $1 AND id = $2 AND revision = $4 - 1 AND $4 > 1 RETURNING 1) "
    "SELECT CASE WHEN EXISTS (SELECT 1 FROM made) OR EXISTS (SELECT 1 FROM changed) THEN 0 "
    "WHEN $9::boolean AND EXISTS (SELECT 1 FROM decks WHERE account = $1 AND id = $2 AND revision = $4 AND game = $3 "
    "AND changed = $5 AND body = $6) THEN 0 WHEN NOT EXISTS (SELECT 1 FROM owner) THEN 4 "
    "WHEN NOT EXISTS (SELECT 1 FROM room) THEN 2 ELSE 1 END"};
constexpr Statement deck_to_drop{
    "drop_deck",
    "WITH dropped AS (DELETE FROM decks WHERE account = $1::bigint AND id = $2::text AND revision = $3::bigint "
    "RETURNING 1) SELECT CASE WHEN EXISTS (SELECT 1 FROM dropped) THEN 0 WHEN $4::boolean AND NOT EXISTS "
    "(SELECT 1 FROM decks WHERE account = $1 AND id = $2) THEN 0 ELSE 1 END"};
constexpr Statement decks_by_change{
    "decks_of",
    "SELECT id, game, revision, changed, body FROM decks WHERE account = $1::bigint ORDER BY changed DESC, id"};
constexpr Statement one_deck{
    "deck_of", "SELECT id, game, revision, changed, body FROM decks WHERE account = $1::bigint AND id = $2::text"};

KeptDeck deck_in(const postgres::Reply& reply, int row) {
  return {reply.text(row, 0), reply.text(row, 1), static_cast<std::uint32_t>(reply.integer(row, 2)),
          reply.integer(row, 3), reply.text(row, 4)};
}

}  // namespace

void PostgresStore::keep_deck(AccountId account, KeptDeck deck, DeckRoom room, OnWritten then) {
  Values values{account, deck.id, deck.game, deck.revision, deck.changed, deck.body, room.decks, room.bytes};
  auto job = Parts::apart(Parts::writing(deck_to_keep, std::move(values.again()), std::move(then)));
  job->refusal = postgres::nobody;
  job->locks = {postgres::lock_on("decks " + std::to_string(account))};
  parts_->add(std::move(job));
}

void PostgresStore::drop_deck(AccountId account, std::string id, std::uint32_t revision, OnWritten then) {
  Values values{account, id, revision};
  parts_->write_apart(deck_to_drop, std::move(values.again()), std::move(then));
}

void PostgresStore::decks_of(AccountId account, OnFound<std::vector<KeptDeck>> then) {
  parts_->ask<std::vector<KeptDeck>>(decks_by_change, Values{account}, postgres::each_row<KeptDeck>(deck_in),
                                     std::move(then));
}

void PostgresStore::deck_of(AccountId account, std::string id, OnFound<KeptDeck> then) {
  parts_->ask<KeptDeck>(one_deck, Values{account, id}, postgres::one_row<KeptDeck>(deck_in), std::move(then));
}

}  // namespace krypta::store
