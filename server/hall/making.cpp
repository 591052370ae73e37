#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <span>
#include <utility>

#include "engine/games/games.hpp"
#include "server/hall/hall.hpp"
#include "server/random_word.hpp"

/// Tables are made: new ones, and the next one of those whose match is over.
namespace krypta::server {

namespace {

constexpr std::size_t id_length = 12;
constexpr std::size_t invitation_length = 26;

/// What is agreed for another match of the same people.
Created again_from(const Table& table, const AnyGame& game) {
  Created again = table.agreed();
  again.rules_version = game.info().rules_version;
  for (unsigned s = 0; s < table.seats(); ++s) again.sitters[s] = table.chair(seat(s)).sitter;
  // What is known of a lesson beforehand ends with it, and a teacher without one is an easy bot.
  again.lesson = false;
  if (!game.info().timed) again.limit = 0;
  for (Sitter& sitter : again.sitters) {
    if (sitter.level == "teacher") sitter.level = "easy";
    // Who has not sat down here himself has not agreed that it counts.
    sitter.kept = false;
  }
  // Whoever brought something plays with it again, if it still may be played.
  for (unsigned s = 0; s < table.seats(); ++s) {
    const std::string& brought = table.chair(seat(s)).brought;
    again.setup.brought.push_back(game.bring(brought).flaws.empty() ? brought : std::string{});
  }
  const auto brings = [](const std::string& text) { return !text.empty(); };
  if (std::ranges::none_of(again.setup.brought, brings)) again.setup.brought.clear();
  const SeatSet won = table.archive() != nullptr ? table.archive()->winners()
                      : table.match() != nullptr ? table.match()->result().winners
                                                 : SeatSet{};
  for (const OptionInfo& option : game.info().options) {
    if (!option.last_winners) continue;
    std::string winners;
    for (const Seat s : won) winners += (winners.empty() ? "" : ",") + std::to_string(number(s));
    std::erase_if(again.setup.options, [&](const auto& set) { return set.first == option.name; });
    if (!winners.empty()) again.setup.options.emplace_back(option.name, winners);
  }
  return again;
}

/// The same for everybody who asks for another match after this one, so that it is made once.
std::string next_table_id(const Table& table) {
  const std::string from = "krypta again " + table.id() + " " + table.agreed().invitation;
  fair::Bytes hash{};
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(from.data()), from.size(),
                     nullptr, 0);
  return readable(hash, id_length);
}

}  // namespace

void Hall::create(Created created, Made then, const Person& who) {
  const AnyGame* game = games_.find(created.game);
  if (game == nullptr) return then(Objection{"bad-request", "game: there is no such game"});
  auto tried = game->begin(created.setup);
  if (!tried) return then(objection_of(game->info(), tried.refusal()));
  created.rules_version = game->info().rules_version;
  if (created.invitation.empty()) created.invitation = random_word(invitation_length);
  created.secret = fair::random_bytes();
  make(random_word(id_length), std::move(created), who, std::move(then));
}

std::int64_t Hall::veiled(std::string_view word) const {
  std::array<unsigned char, crypto_shorthash_BYTES> hash{};
  crypto_shorthash(hash.data(), reinterpret_cast<const unsigned char*>(word.data()), word.size(), origin_key_.data());
  std::int64_t number = 0;
  std::memcpy(&number, hash.data(), sizeof number);
  return number == 0 ? 1 : number;
}

/// A number for where somebody comes from, the widest of his networks: 0 if that is not known.
std::int64_t Hall::origin_of(const Person& who) const {
  return who.networks.empty() ? 0 : veiled(who.networks.front().name);
}

/// Writes the first entry of a table. That it is there already is no objection: another server was quicker.
void Hall::make(const std::string& id, const Created& created, const Person& who, Made then) {
  if (stands_still()) return then(Objection{"read-only"});
  const store::Entry entry{0, loop_.now(), write_body(created)};
  const Network network = who.networks.empty() ? Network{} : who.networks.front();
  if (!quotas_.may_write(who, entry.body.size(), entry.at)) return then(Objection{"quota"});
  Table table{games_, id};
  table.add(entry);
  store::Listing listing = table.listing();
  listing.origin = origin_of(who);
  store_.make(id, entry, listing, quotas_.most(network),
              [self = self_, id, network, listing, then = std::move(then)](const store::Written& answer) {
                if (*self == nullptr) return;
                Hall& hall = **self;
                if (answer.code == store::Written::Code::full) return hall.made_too_many(listing, network, then);
                if (answer.code == store::Written::Code::failed) {
                  ++hall.counts_.failed;
                  hall.log_.error("store-failed", {{"table", id}, {"problem", answer.problem}});
                  return then(Objection{"storage"});
                }
                if (answer.done()) ++hall.counts_.created;
                then(id);
              });
}

/// Which of the quotas it was is for whoever runs the server to know.
void Hall::made_too_many(const store::Listing& listing, const Network& network, Made then) {
  store_.going(listing.host, listing.origin,
               [self = self_, network, then = std::move(then)](const store::Found<store::GoingBy>& going) {
                 if (*self == nullptr) return;
                 if (going.value) static_cast<void>((*self)->quotas_.may_make(*going.value, network));
                 then(Objection{"quota"});
               });
}

void Hall::play_again(const std::string& id, const Person& who, Made then) {
  read(id, who.account, [this, id, who, then = std::move(then)](const Table* table, const Objection& why) {
    if (table == nullptr) return then(why);
    if (!is_player(table->seat_of(who.account))) return then(Objection{"not-seated"});
    if (table->state() != Table::State::over) return then(Objection{"match-not-over"});
    if (!table->played_again().empty()) return then(table->played_again());
    const AnyGame* game = games_.find(table->agreed().game);
    if (game == nullptr) return then(Objection{"frozen"});
    Created again = again_from(*table, *game);
    again.host = who.account;
    again.sitters[number(table->seat_of(who.account))].kept = who.kept;
    again.previous = id;
    again.invitation = random_word(invitation_length);
    again.secret = fair::random_bytes();
    // Other rules may not take what was agreed then.
    if (auto tried = game->begin(again.setup); !tried) return then(objection_of(game->info(), tried.refusal()));
    make(next_table_id(*table), std::move(again), who, [this, id, then](std::variant<std::string, Objection> made) {
      if (std::holds_alternative<Objection>(made)) return then(std::move(made));
      const std::string next = std::get<std::string>(made);
      with_room(id, [this, next, then](Room* room) {
        if (room == nullptr) return then(Objection{"storage"});
        submit(*room, {[next](const Table& now) -> Proposed {
                         if (!now.played_again().empty()) return DoneBefore{};
                         return Proposal{PlayAgain{next}};
                       },
                       [next, then](const Table&, const Objection* objection) {
                         if (objection != nullptr) return then(*objection);
                         then(next);
                       }});
      });
    });
  });
}

}  // namespace krypta::server
