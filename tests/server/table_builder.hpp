#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "engine/core/random.hpp"
#include "server/table/propose.hpp"
#include "server/table/shown.hpp"
#include "tests/games.hpp"

namespace krypta::server::test {

/// A table of Nowa Huta as one would set it up in a line: people 100, 101, … on the first chairs, bots on the rest.
class TableBuilder {
 public:
  explicit TableBuilder(unsigned seats, unsigned people, ClockSettings clock = {}) {
    Created created{.game = "nowa-huta", .rules_version = 1, .setup = {seats, {{"elder", "0"}}}, .clock = clock};
    created.host = 100;
    created.invitation = "come-in";
    created.secret.fill(7);
    for (unsigned s = 0; s < seats; ++s) created.sitters.push_back(s < people ? person(s) : bot());
    write(created);
  }
  explicit TableBuilder(Created created) { write(std::move(created)); }

  static Sitter person(unsigned s) { return {Sitter::Kind::person, 100 + s, name(s), {}}; }
  static Sitter bot() { return {Sitter::Kind::bot, 0, {}, "easy"}; }
  static std::string name(unsigned s) { return std::string{"Person "} + static_cast<char>('A' + s); }

  void write(Body body, std::unique_ptr<AnyMatch> next = nullptr) {
    entries.push_back({static_cast<std::uint32_t>(entries.size()), now, write_body(body)});
    table.add(entries.back(), std::move(next));
  }
  /// What somebody wants, carried out if it may be; the objection's code otherwise, or "before".
  std::string wish(unsigned who, Command command) {
    return take(propose(table, {100 + static_cast<AccountId>(who), name(who)}, command));
  }
  std::string take(Proposed proposed) {
    if (const auto* objection = std::get_if<Objection>(&proposed)) return objection->code;
    if (std::holds_alternative<DoneBefore>(proposed)) return "before";
    auto& proposal = std::get<Proposal>(proposed);
    write(std::move(proposal.body), std::move(proposal.next));
    return "";
  }
  std::string choose(unsigned who, const std::string& option) {
    if (table.chair(seat(who)).sitter.kind == Sitter::Kind::bot) return take(propose_for_bot(table, seat(who), option));
    return wish(who, Choose{table.lines_told(seat(who)), option, "id" + std::to_string(++ids)});
  }
  /// Vampires and circle pawns stand: everybody plans.
  void to_planning() {
    ASSERT_EQ(wish(0, Start{}), "");
    while (table.match()->pending().must.size() == 1) {
      const Seat s = table.match()->pending().must.lowest();
      ASSERT_EQ(choose(number(s), table.match()->options(s).front().id), "");
    }
  }
  /// A random legal choice of somebody who must choose.
  void play_on(Rng& rng) {
    const SeatSet must = table.match()->pending().must;
    std::vector<Seat> seats;
    for (const Seat s : must) seats.push_back(s);
    const Seat s = seats[rng.below(static_cast<std::uint32_t>(seats.size()))];
    const auto options = table.match()->options(s);
    ASSERT_EQ(choose(number(s), options[rng.below(static_cast<std::uint32_t>(options.size()))].id), "");
  }
  [[nodiscard]] std::string shown(Seat observer, std::uint32_t have = 0) const {
    return to_json(packet(table, observer, have, *text::Speech::in("en")));
  }
  /// The table as somebody makes it who reads the entries again.
  [[nodiscard]] Table read_again() const {
    Table again{built_in_games(), "t"};
    for (const store::Entry& entry : entries) again.add(entry);
    return again;
  }

  Time now = 1'000'000;
  std::vector<store::Entry> entries;
  Table table{built_in_games(), "t"};
  unsigned ids = 0;
};

}  // namespace krypta::server::test
