#include "server/table/propose.hpp"

#include <algorithm>

#include "bots/bots.hpp"
#include "server/people/names.hpp"
#include "server/people/skeleton.hpp"
#include "server/table/take_back.hpp"
#include "server/utf8.hpp"
#include "wire/brought.hpp"
#include "wire/shown.hpp"

namespace krypta::server {

namespace {

constexpr std::size_t longest_saying = 500;
constexpr std::size_t longest_entropy = 64;
constexpr std::size_t longest_id = 64;
constexpr std::uint32_t most_said_of_ending = 100;

Objection objection(std::string code, std::string detail = {}) { return {std::move(code), std::move(detail)}; }

/// Chance's answers to what was just chosen, as they are written into the entry. In a lesson they are what the script
/// says, as far as it fits.
krypta::Result<std::vector<std::string>> answers_of(AnyMatch& match, const Table& table) {
  const std::size_t from = match.length();
  while (table.lesson() != nullptr && match.pending().chance) {
    const auto scripted = table.lesson()->next(match, Seat::chance, table.progress());
    if (!scripted) break;
    if (auto refusal = match.act(Seat::chance, *scripted)) return *std::move(refusal);
  }
  const fair::Chance chance = table.chance();
  if (auto refusal = match.answer_for_chance(fair::source_of(match.info().id, chance))) return *std::move(refusal);
  std::vector<std::string> answers;
  for (std::size_t i = from; i < match.length(); ++i) answers.push_back(match.choice(i).option);
  return answers;
}

/// What a refusal becomes: an objection, or the end of a match that has outgrown the program. That is written, or the
/// next bot that is asked would come to the same place, and so would every server that reads the table.
Proposed refused(const Table& table, const std::string& by, const Refusal& refusal) {
  if (refusal.code != Refusal::Code::capacity) return objection_of(table.game().info(), refusal);
  return Proposal{Halted{by + ": " + refusal.message}, nullptr};
}

Proposed choose(const Table& table, Seat s, const std::string& option, const std::string& id) {
  if (const auto refusal = table.match()->refusal(s, option)) return objection_of(table.game().info(), *refusal);
  auto next = table.match()->clone();
  const std::string by = "seat " + std::to_string(number(s)) + " chose " + option;
  if (const auto refusal = next->act(s, option)) return refused(table, by, *refusal);
  Chose chose{s, option, id, {}, 0};
  if (next->pending().chance) {
    auto answers = answers_of(*next, table);
    if (!answers) return refused(table, by + ", and chance answered", answers.refusal());
    chose.chance = *std::move(answers);
  }
  chose.hash = next->hash();
  return Proposal{std::move(chose), std::move(next)};
}

/// What one person wants. Each checks everything it needs.
struct Wish {
  const Table& table;
  const Person& who;
  Seat seat;

  [[nodiscard]] bool seated() const { return is_player(seat); }
  [[nodiscard]] bool is_host() const { return table.host() == who.account; }
  [[nodiscard]] bool is_seat(Seat s) const { return is_player(s) && number(s) < table.seats(); }
  /// At a lesson's table nobody else sits down, since its chance is known.
  [[nodiscard]] bool closed_company() const { return table.agreed().lesson; }
  /// Whether he has done it as often as a table lets anybody.
  [[nodiscard]] bool too_often(std::uint32_t Tally::*what) const {
    return table.tally(who.account).*what >= most_of_a_person.*what;
  }

  /// Whether somebody sits here under a name that looks the same: he sat down under it and is called something else by
  /// now. A seat keeps its name, or what was told of it would read differently afterwards.
  [[nodiscard]] bool namesake_sits() const {
    const auto alike = [&](const Table::Chair& chair) {
      const std::string& name = chair.sitter.name;
      return chair.person() && chair.sitter.account != who.account &&
             (folded(name) == folded(who.name) || skeleton_of(name) == skeleton_of(who.name));
    };
    return std::ranges::any_of(table.chairs(), alike);
  }

  /// What every wish about a running match needs.
  [[nodiscard]] std::optional<Objection> not_playing() const {
    if (!seated()) return objection("not-seated");
    if (table.state() == Table::State::open) return objection("not-started");
    if (table.state() == Table::State::over) return objection("match-over");
    return std::nullopt;
  }

  Proposed operator()(const Sit& wish) const {
    if (table.state() != Table::State::open) return objection("already-started");
    if (closed_company()) return objection("not-invited");
    if (!table.agreed().listed && wish.invitation != table.agreed().invitation) return objection("not-invited");
    if (wish.seat && !is_seat(*wish.seat)) return objection("no-such-seat", "seat");
    if (seated()) {
      if (wish.seat && *wish.seat != seat) return objection("already-seated");
      if (table.chair(seat).sitter == sitter_of(who)) return DoneBefore{};
    }
    if (too_often(&Tally::sat)) return objection("too-often");
    if (namesake_sits()) return objection("name-taken");
    // Nothing has been told of the seat yet that would read differently: he sits there as he is called now.
    if (seated()) return Proposal{Sat{seat, sitter_of(who)}};
    for (unsigned s = 0; s < table.seats(); ++s) {
      const bool free = table.chair(krypta::seat(s)).sitter.kind == Sitter::Kind::nobody;
      if (free && (!wish.seat || *wish.seat == krypta::seat(s))) {
        return Proposal{Sat{krypta::seat(s), sitter_of(who)}};
      }
    }
    return objection(wish.seat ? "seat-taken" : "table-full");
  }

  Proposed operator()(const Stand&) const {
    if (!seated()) return objection("not-seated");
    if (table.state() == Table::State::open && closed_company()) return objection("not-allowed");
    if (table.state() == Table::State::open) return Proposal{Sat{seat, {}}};
    if (table.state() == Table::State::over || table.chair(seat).away) return DoneBefore{};
    if (too_often(&Tally::left)) return objection("too-often");
    return Proposal{WentAway{seat, WentAway::Why::left}};
  }

  Proposed operator()(const PutBot& wish) const {
    if (table.state() != Table::State::open) return objection("already-started");
    if (!is_host()) return objection("not-host");
    if (closed_company()) return objection("not-allowed");
    if (!is_seat(wish.seat)) return objection("no-such-seat", "seat");
    if (table.chair(wish.seat).person()) return objection("seat-taken");
    if (!bots::is_level(wish.level, table.game()))
      return objection("bad-request", "level: the game has no bot of this level");
    if (table.bots_put() >= most_bots_put) return objection("too-often");
    return Proposal{Sat{wish.seat, {Sitter::Kind::bot, 0, {}, wish.level}}};
  }

  Proposed operator()(const FreeSeat& wish) const {
    if (table.state() != Table::State::open) return objection("already-started");
    if (!is_host()) return objection("not-host");
    if (closed_company()) return objection("not-allowed");
    if (!is_seat(wish.seat)) return objection("no-such-seat", "seat");
    if (table.chair(wish.seat).sitter.kind == Sitter::Kind::nobody) return DoneBefore{};
    return Proposal{Sat{wish.seat, {}}};
  }

  Proposed operator()(const Stir& wish) const {
    if (!seated()) return objection("not-seated");
    if (table.state() != Table::State::open) return objection("already-started");
    const auto plain = [](char c) { return c > ' ' && c <= '~'; };
    if (wish.entropy.empty() || wish.entropy.size() > longest_entropy || !std::ranges::all_of(wish.entropy, plain)) {
      return objection("bad-request", "entropy: must be 1 to 64 printable characters without spaces");
    }
    if (table.chair(seat).entropy == wish.entropy) return DoneBefore{};
    if (too_often(&Tally::stirred)) return objection("too-often");
    return Proposal{Stirred{seat, wish.entropy}};
  }

  Proposed operator()(const Bring& wish) const {
    const GameInfo& info = table.game().info();
    if (!seated()) return objection("not-seated");
    if (table.state() != Table::State::open) return objection("already-started");
    if (info.brings.empty() || closed_company()) return objection("not-allowed");
    Brought brought;
    if (!wish.text.empty()) brought = wire::bring(table.game(), wish.text);
    if (!brought.flaws.empty()) {
      Objection no = objection("bad-brought");
      no.flaws = std::move(brought.flaws);
      no.rule_prefix = info.rule_prefix;
      return no;
    }
    if (table.chair(seat).brought == brought.written) return DoneBefore{};
    if (too_often(&Tally::brought)) return objection("too-often");
    return Proposal{Brings{seat, std::move(brought.written)}};
  }

  Proposed operator()(const Start& wish) const {
    if (table.state() != Table::State::open) return objection("already-started");
    if (!is_host()) return objection("not-host");
    const auto nobody = [](const Table::Chair& chair) { return chair.sitter.kind == Sitter::Kind::nobody; };
    if (std::ranges::any_of(table.chairs(), nobody)) return objection("seats-open");
    auto begun = table.game().begin(table.setup());
    if (!begun) return refused(table, "it began", begun.refusal());
    Started started;
    if ((*begun)->pending().chance) {
      auto answers = answers_of(**begun, table);
      if (!answers) return refused(table, "it began, and chance answered", answers.refusal());
      started.chance = *std::move(answers);
    }
    started.cards = (*begun)->cards();
    started.rated = table.rated() && !wish.neighbours;
    return Proposal{std::move(started), std::move(*begun)};
  }

  Proposed operator()(const Choose& wish) const {
    if (wish.id.empty() || wish.id.size() > longest_id)
      return objection("bad-request", "id: must be a text of 1 to 64 bytes");
    if (seated() && table.has_chosen(seat, wish.id)) return DoneBefore{};
    if (auto no = not_playing()) return *std::move(no);
    if (table.chair(seat).away) return objection("away");
    if (wish.number < table.asked_since(seat) || wish.number > table.lines_told(seat)) return objection("stale");
    Proposed chosen = choose(table, seat, wish.option, wish.id);
    if (const auto* proposal = std::get_if<Proposal>(&chosen);
        proposal != nullptr && proposal->next != nullptr && table.unnoticed(seat) >= most_unnoticed) {
      const bool done = table.match()->pending().must.has(seat) && !proposal->next->pending().must.has(seat);
      if (!done) return objection("too-often");
    }
    return chosen;
  }

  Proposed operator()(const Say& wish) const {
    if (!seated()) return objection("not-seated");
    const auto length = utf8_length(wish.text);
    if (!length || *length == 0 || *length > longest_saying || has_control(wish.text)) {
      return objection("bad-request", "text: must be 1 to 500 characters on one line");
    }
    if (too_often(&Tally::said)) return objection("too-often");
    return Proposal{Said{seat, wish.text}};
  }

  Proposed operator()(const TakeBack& wish) const {
    if (auto no = not_playing()) return *std::move(no);
    if (table.chair(seat).away) return objection("away");
    const auto line = table.last_line_of(seat);
    if (!line || !is_own(table.history()[*line])) return objection("nothing-to-take-back");
    if (too_often(&Tally::took_back)) return objection("too-often");
    if (auto without = without_choice(*table.match(), *table.choice_of_line(*line))) {
      return Proposal{TookBack{seat, without->rest}, std::move(without->match)};
    }
    if (!wish.ask) return objection("needs-consent");
    if (table.asking()) return objection("already-asked");
    if (too_often(&Tally::asked_back)) return objection("too-often");
    return Proposal{AskedBack{seat, all_others()}};
  }

  /// Everybody, present or not: going back touches what he chose, kept secret or was dealt since, and whom exactly it
  /// touches may itself be a secret.
  [[nodiscard]] SeatSet all_others() const {
    SeatSet others;
    for (unsigned s = 0; s < table.seats(); ++s) {
      if (krypta::seat(s) != seat && table.chair(krypta::seat(s)).person()) others.add(krypta::seat(s));
    }
    return others;
  }

  Proposed operator()(const Answer& wish) const {
    if (auto no = not_playing()) return *std::move(no);
    if (!table.asking() || !table.asking()->waiting.has(seat)) return objection("not-asked");
    return Proposal{Answered{seat, wish.yes}};
  }

  Proposed operator()(const ComeBack&) const {
    if (auto no = not_playing()) return *std::move(no);
    if (!table.chair(seat).away) return DoneBefore{};
    return Proposal{CameBack{seat}};
  }

  Proposed operator()(const CallBot& wish) const {
    if (auto no = not_playing()) return *std::move(no);
    if (!is_seat(wish.seat) || !table.chair(wish.seat).person()) return objection("no-such-seat", "seat");
    if (table.chair(wish.seat).away) return DoneBefore{};
    // Where there are clocks it is for them to say that somebody takes too long.
    if (table.agreed().clock.kind != ClockSettings::Kind::none) return objection("has-time");
    return Proposal{WentAway{wish.seat, WentAway::Why::called}};
  }

  Proposed operator()(const AskAlways& wish) const {
    if (auto no = not_playing()) return *std::move(no);
    if (table.chair(seat).asks_always == wish.always) return DoneBefore{};
    if (too_often(&Tally::asks)) return objection("too-often");
    return Proposal{AsksAlways{seat, wish.always}};
  }

  Proposed operator()(const Stop& wish) const {
    if (!seated()) return objection("not-seated");
    if (table.state() == Table::State::over) return objection("match-over");
    std::vector<std::string> wanted;
    for (const StopInfo& stop : table.game().info().stops) {
      if (std::ranges::find(wish.at, stop.name) != wish.at.end()) wanted.emplace_back(stop.name);
    }
    for (const std::string& name : wish.at) {
      if (std::ranges::find(wanted, name) == wanted.end())
        return objection("bad-request", "stops: this game has no stop \"" + name + "\"");
    }
    const Table::Chair::Stops& now = table.chair(seat).stops;
    if (now.wanted == wanted && now.able == wish.able && now.no_more == 0) return DoneBefore{};
    if (too_often(&Tally::stops)) return objection("too-often");
    return Proposal{SetStops{seat, std::move(wanted), wish.able}};
  }

  Proposed operator()(const NoMore&) const {
    if (auto no = not_playing()) return *std::move(no);
    if (table.chair(seat).away) return objection("away");
    const bool asked = table.match()->pending().must.has(seat);
    const auto passing = asked ? table.match()->passing(seat) : std::nullopt;
    if (!passing || passing->within == 0) return objection("nothing-to-pass");
    if (table.chair(seat).stops.no_more == passing->within) return DoneBefore{};
    return Proposal{WantedNoMore{seat, passing->within}};
  }

  Proposed operator()(const End& wish) const {
    if (!seated()) return objection("not-seated");
    if (table.state() == Table::State::over) return objection("match-over");
    if (table.frozen().empty()) return objection("goes-on");
    const Table::Ending& ending = table.ending();
    const bool patient = ending.since != 0 && wish.now - ending.since >= patience_to_end;
    const SeatSet waiting = (table.people() - ending.agreed).without(seat);
    const bool nobody_minds = ending.against.without(seat).empty();
    if (wish.yes && nobody_minds && (waiting.empty() || patient)) return Proposal{Closed{Closed::Why::agreed}};
    if ((wish.yes ? ending.agreed : ending.against).has(seat)) return DoneBefore{};
    if (ending.said >= most_said_of_ending) return objection("too-often");
    return Proposal{AskedEnd{seat, wish.yes}};
  }
};

}  // namespace

Sitter sitter_of(const Person& who) { return {Sitter::Kind::person, who.account, who.name, {}, who.kept}; }

Proposed propose(const Table& table, const Person& who, const Command& command) {
  // Whoever sits at a table that cannot go on may talk about it and end it.
  const bool about_it = std::holds_alternative<Say>(command) || std::holds_alternative<End>(command);
  if (!table.frozen().empty() && !about_it) return objection("frozen");
  if (table.state() == Table::State::ended) return objection("table-ended");
  return std::visit(Wish{table, who, table.seat_of(who.account)}, command);
}

Proposed propose_passing(const Table& table, Seat s) {
  const auto option = passed_over(table, s);
  if (!option) return DoneBefore{};
  Proposed chosen = choose(table, s, *option, {});
  if (auto* proposal = std::get_if<Proposal>(&chosen)) {
    if (auto* chose = std::get_if<Chose>(&proposal->body)) chose->passed = true;
  }
  return chosen;
}

Proposed propose_for_bot(const Table& table, Seat s, const std::string& option) {
  if (table.state() != Table::State::running || !table.frozen().empty() || !table.chair(s).automatic()) {
    return DoneBefore{};
  }
  return choose(table, s, option, {});
}

Proposed propose_time_up(const Table& table, Time now) {
  const auto end = table.time_up_at();
  if (!end || *end > now) return DoneBefore{};
  auto next = table.match()->clone();
  if (const auto refusal = next->call_time()) return refused(table, "time was called", *refusal);
  const std::uint64_t hash = next->hash();
  return Proposal{TimeCalled{hash}, std::move(next)};
}

Proposed propose_time_out(const Table& table, Time now) {
  const auto next = table.clocks().next();
  const auto end = table.time_up_at();
  // In the order of their moments, however late it is.
  if (end && (!next || *end <= next->at)) return propose_time_up(table, now);
  if (table.state() != Table::State::running || !next || next->at > now) return DoneBefore{};
  return Proposal{WentAway{next->seat, WentAway::Why::time}};
}

bool changes_match(const Body& body) {
  return std::holds_alternative<Chose>(body) || std::holds_alternative<TookBack>(body) ||
         std::holds_alternative<Answered>(body);
}

Proposed propose_closing(const Table& table) {
  const bool goes_on = table.state() == Table::State::open || table.state() == Table::State::running;
  if (!goes_on) return Objection{"table-ended"};
  return Proposal{Closed{Closed::Why::ordered}};
}

Proposed propose_end(const Table& table) {
  const bool open = table.state() == Table::State::open;
  if ((!open && table.state() != Table::State::running) || !table.frozen().empty()) return DoneBefore{};
  // Whoever has time left may still come.
  if (table.wakes_at()) return DoneBefore{};
  return Proposal{Closed{open ? Closed::Why::unstarted : Closed::Why::abandoned}};
}

Objection objection_of(const GameInfo& info, const Refusal& refusal) {
  Objection made{std::string{wire::code_name(refusal.code)}, refusal.message};
  for (const RuleId rule : refusal.rules) made.rules.push_back(rule_name(info, rule));
  return made;
}

bool may_look(const Table& table, AccountId account, std::string_view invitation) {
  if (is_player(table.seat_of(account))) return true;
  const Created& agreed = table.agreed();
  const bool invited = !invitation.empty() && invitation == agreed.invitation;
  if (table.state() == Table::State::open) return agreed.listed || invited;
  switch (agreed.watching) {
    case Watching::everyone: return true;
    case Watching::invited: return invited;
    case Watching::nobody: return false;
  }
  return false;
}

}  // namespace krypta::server
