#include "engine/specs/table.hpp"

#include <algorithm>
#include <array>

#include "engine/cards/names.hpp"
#include "engine/specs/expectation.hpp"

namespace krypta::specs {

namespace {

constexpr std::array<std::string_view, 12> line_words{"given",  "again", "begin", "asks",  "offers", "refused",
                                                      "expect", "sees",  "told",  "story", "not",    "everybody"};

std::vector<std::string> sorted(std::vector<std::string> words) {
  std::ranges::sort(words);
  return words;
}
bool holds(const std::vector<std::string>& words, std::string_view word) {
  return std::ranges::find(words, word) != words.end();
}

}  // namespace

Wrong Table::carry_out(const Line& line) {
  Words words{line};
  if (words.now() == "given" || words.now() == "again") return given(words, words.take() == "again");
  if (words.accept("begin")) return begin(words);
  if (match_ == nullptr) {
    if (auto wrong = start(words)) return wrong;
  }
  const Words beginning = words;
  if (words.accept("everybody")) return written_again(beginning, everybody(words));
  if (words.next() == ":" && seat_named(words.now())) return written_again(beginning, choices(words));
  proved_ = true;
  if (words.accept("asks")) return asks(words);
  if (words.accept("offers")) return offers(words, true);
  if (words.accept("refused")) return refused(words);
  if (words.accept("expect")) return expect(words);
  if (words.accept("sees")) return sees(words);
  if (words.accept("told")) return told(words, true);
  if (words.accept("story")) return story(words);
  if (words.accept("not")) {
    if (words.accept("offers")) return offers(words, false);
    if (words.accept("told")) return told(words, false);
    return words.instead("`offers` or `told`");
  }
  return words.problem(cards::unknown_name(words.now(), "a seat with a colon, or the first word of a line",
                                           cards::names_in(line_words)));
}

Wrong Table::finish() {
  if (match_ == nullptr) return Problem{{begun_, 1}, "found a table at which nothing is done, expected more lines"};
  if (!proved_) return Problem{{begun_, 1}, "found nothing that is expected, expected `expect`, `asks` or the like"};
  if (!open_end_ && room_.busy(*match_))
    return Problem{{begun_, 1}, "expected nothing left over, found " + asked() + "; an open end is said with `asks`"};
  return std::nullopt;
}

// What is done.

Wrong Table::choices(Words& words) {
  Seat seat{};
  while (!words.done()) {
    if (words.next() == ":") {
      if (auto wrong = take_seat(words, seat)) return wrong;
      words.take();
      if (words.done()) return words.instead("a choice");
      continue;
    }
    if (seat == Seat::chance && words.accept("*")) {
      while (match_->pending().chance) {
        if (auto wrong = act(words, seat, match_->options(seat).front().id)) return wrong;
      }
      continue;
    }
    std::string option;
    if (auto wrong = read_option(words, option)) return wrong;
    if (auto wrong = act(words, seat, option)) return wrong;
    words.take();
  }
  return std::nullopt;
}

Wrong Table::act(const Words& words, Seat seat, const std::string& option) {
  open_end_ = false;
  const auto refusal = match_->act(seat, option);
  if (!refusal) return std::nullopt;
  const std::string by = refusal->rules.empty() ? "" : " by" + named(refusal->rules);
  return words.problem("expected " + name_of(seat) + " to choose " + option + ", found it refused" + by + "; " +
                       asked());
}

Wrong Table::written_again(const Words& line, Wrong wrong) const {
  if (wrong || positions_ == Positions::Trusted) return wrong;
  const auto loaded = game_.load(match_->state());
  if (loaded) return std::nullopt;
  return line.problem("expected a position that can be written, found " + loaded.refusal().message + "; " + asked());
}

/// `everybody: stay`: all who are asked now. `everybody: done while window`: whoever is asked, as long as it lasts.
/// `everybody: pass until strike`: whoever is asked, until it begins.
Wrong Table::everybody(Words& words) {
  if (!words.accept(":")) return words.instead("`:`");
  if (words.done()) return words.instead("a choice");
  const Words there = words;
  std::string option;
  if (auto wrong = read_option(words, option)) return wrong;
  words.take();
  if (words.accept("while")) {
    std::string step;
    if (auto wrong = take_step(words, step)) return wrong;
    while (moment() == step && !match_->pending().must.empty()) {
      if (auto wrong = act(there, match_->pending().must.lowest(), option)) return wrong;
    }
  } else if (words.accept("until")) {
    std::string step;
    if (auto wrong = take_step(words, step)) return wrong;
    while (moment() != step) {
      if (match_->pending().must.empty()) return there.problem("expected to come to " + step + ", found " + asked());
      if (auto wrong = act(there, match_->pending().must.lowest(), option)) return wrong;
    }
  } else {
    if (match_->pending().must.empty()) return there.problem("expected somebody to choose, found " + asked());
    for (const Seat seat : match_->pending().must) {
      if (auto wrong = act(there, seat, option)) return wrong;
    }
  }
  return words.done() ? Wrong{} : words.instead("the end of the line");
}

// What is expected.

/// `asks H in window: play:h36 done`, `asks chance`, `asks nobody`
Wrong Table::asks(Words& words) {
  const Words beginning = words;
  open_end_ = true;
  const Pending pending = match_->pending();
  SeatSet seats;
  bool chance = false;
  std::optional<Seat> last;
  if (!words.accept("nobody")) {
    while (!words.done() && words.now() != "in" && words.now() != ":") {
      Seat seat{};
      if (auto wrong = take_seat(words, seat)) return wrong;
      chance = chance || seat == Seat::chance;
      seats.add(seat);
      last = seat;
    }
    if (!last) return words.instead("a seat, `chance` or `nobody`");
  }
  if (pending.must != seats || pending.chance != chance)
    return beginning.problem("expected " + joined({last ? (chance ? "chance" : names_of(seats)) : "nobody"}) +
                             " to be asked, found " + asked());
  if (words.accept("in")) {
    std::string step;
    if (auto wrong = take_step(words, step)) return wrong;
    if (moment() != step) return beginning.problem("expected the step " + step + ", found " + asked());
  }
  if (words.done()) return std::nullopt;
  if (!words.accept(":") || !last) return words.instead("`in`, `:` or the end of the line");
  std::vector<std::string> options;
  if (auto wrong = take_options(words, "", options)) return wrong;
  const auto found = option_ids(*last);
  if (sorted(found) == sorted(options)) return std::nullopt;
  return beginning.problem("expected " + name_of(*last) + " to be asked " + shown(options) + ", found " + shown(found));
}

/// `offers V: pass hide:lady`; `offers V only: hide:lady` is about all of that kind.
Wrong Table::offers(Words& words, bool offered) {
  Seat seat{};
  if (auto wrong = take_seat(words, seat)) return wrong;
  const bool only = offered && words.accept("only");
  if (!words.accept(":")) return words.instead(offered ? "`only` or `:`" : "`:`");
  const Words beginning = words;
  std::vector<std::string> options;
  if (auto wrong = take_options(words, "", options)) return wrong;
  auto found = option_ids(seat);
  if (only) {
    const auto kind = [](std::string_view option) { return option.substr(0, option.find(':')); };
    std::erase_if(found, [&](const std::string& id) {
      return std::ranges::none_of(options, [&](const std::string& option) { return kind(option) == kind(id); });
    });
    if (sorted(found) == sorted(options)) return std::nullopt;
    return beginning.problem("expected " + name_of(seat) + " to be offered only " + shown(options) + ", found " +
                             shown(found));
  }
  for (const std::string& option : options) {
    if (holds(found, option) != offered)
      return beginning.problem("expected " + name_of(seat) + (offered ? "" : " not") + " to be offered " +
                               shown({option}) + ", found " + shown(found));
  }
  return std::nullopt;
}

/// `refused H: take:h01 done by VE-201`
Wrong Table::refused(Words& words) {
  Seat seat{};
  if (auto wrong = take_seat(words, seat)) return wrong;
  if (!words.accept(":")) return words.instead("`:`");
  const Words beginning = words;
  std::vector<std::string> options;
  if (auto wrong = take_options(words, "by", options)) return wrong;
  std::vector<RuleId> rules;
  if (words.accept("by")) {
    if (auto wrong = take_rules(words, rules)) return wrong;
    if (rules.empty()) return words.instead("the id of a rule");
  }
  for (const std::string& option : options) {
    const std::uint64_t before = match_->hash();
    const std::size_t length = match_->length();
    const auto refusal = match_->act(seat, option);
    const std::string what = "expected " + option + " refused to " + name_of(seat);
    if (!refusal) return beginning.problem(what + ", found it accepted");
    if (match_->hash() != before || match_->length() != length)
      return beginning.problem(what + " without a trace, found the table changed");
    if (refusal->rules.empty()) return beginning.problem(what + " by a rule, found that none is named");
    for (const RuleId rule : rules) {
      if (refusal->rules.contains(rule)) continue;
      return beginning.problem(what + " by " + rule_name(game_.info(), rule) + ", found" + named(refusal->rules));
    }
  }
  return words.done() ? Wrong{} : words.instead("the end of the line");
}

/// `expect H.hand_size = 2`, `expect at haven own_cards: br01`
Wrong Table::expect(Words& words) {
  Viewpoint from{*match_};
  if (auto wrong = take_viewpoint(words, from)) return wrong;
  return expected(room_, from, words.rest());
}

/// `sees V spectator hand(H): nothing`: the same, with their eyes.
Wrong Table::sees(Words& words) {
  std::vector<Seat> observers;
  while (!words.done() && seat_named(words.now())) {
    Seat seat{};
    if (auto wrong = take_seat(words, seat)) return wrong;
    observers.push_back(seat);
  }
  if (observers.empty()) return words.instead("a seat or `spectator`");
  Viewpoint from{*match_};
  if (auto wrong = take_viewpoint(words, from)) return wrong;
  for (const Seat observer : observers) {
    from.observer = observer;
    if (auto wrong = expected(room_, from, words.rest())) {
      wrong->message = name_of(observer) + " sees: " + wrong->message;
      return wrong;
    }
  }
  return std::nullopt;
}

/// `as H`, `at haven`; behind it stands what is expected.
Wrong Table::take_viewpoint(Words& words, Viewpoint& from) const {
  while (words.now() == "as" || words.now() == "at") {
    if (words.take() == "as") {
      Seat seat{};
      if (auto wrong = take_seat(words, seat)) return wrong;
      from.self = seat;
    } else {
      const auto type = room_.place_type();
      if (!type) return words.instead("an expectation; nothing stands behind `at` in this game");
      from.at = value_of(room_.vocabulary(), *type, words.now());
      if (!from.at) return words.problem(no_value(room_.vocabulary(), *type, words.now()));
      words.take();
    }
  }
  return words.done() ? words.instead("what is expected") : Wrong{};
}

// Parts of lines.

std::optional<Seat> Table::seat_named(std::string_view name) const {
  if (name == "chance") return Seat::chance;
  if (name == "table") return Seat::table;
  if (name == "spectator") return Seat::spectator;
  const cards::Vocabulary& vocabulary = room_.vocabulary();
  const auto place = value_of(vocabulary, vocabulary.player, name);
  if (!place || (match_ != nullptr && static_cast<unsigned>(*place) >= match_->seats())) return std::nullopt;
  return seat(static_cast<unsigned>(*place));
}
Wrong Table::take_seat(Words& words, Seat& seat) const {
  const auto named = seat_named(words.now());
  if (!named) {
    cards::Names known = cards::names_in(cards::words_of_type(room_.vocabulary(), room_.vocabulary().player));
    if (match_ != nullptr) known.resize(std::min<std::size_t>(known.size(), match_->seats()));
    return words.problem(cards::unknown_name(words.now(), "a seat of this table", known));
  }
  seat = *named;
  words.take();
  return std::nullopt;
}
Wrong Table::take_step(Words& words, std::string& step) const {
  const auto steps = room_.moments().empty() ? game_.steps() : room_.moments();
  if (!cards::place_of(steps, words.now()))
    return words.problem(cards::unknown_name(words.now(), "a step", cards::names_in(steps)));
  step = words.take();
  return std::nullopt;
}
Wrong Table::read_option(const Words& words, std::string& option) const {
  option = room_.spelled(*match_, words.now());
  if (match_->reads(option)) return std::nullopt;
  if (const std::size_t sign = option.find('@'); sign != std::string::npos) {
    const std::size_t end = std::min(option.find_first_of(">:", sign), option.size());
    const auto called = room_.alias(*match_, std::string_view{option}.substr(sign + 1, end - sign - 1));
    if (!called) return words.instead("something that lies on the table behind `@`");
    option.replace(sign, end - sign, *called);
  }
  return match_->reads(option) ? Wrong{} : words.instead("a choice of the notation");
}
Wrong Table::take_options(Words& words, std::string_view until, std::vector<std::string>& options) const {
  while (!words.done() && words.now() != until) {
    if (auto wrong = read_option(words, options.emplace_back())) return wrong;
    words.take();
  }
  return options.empty() ? words.instead("a choice") : Wrong{};
}
Wrong Table::take_rules(Words& words, std::vector<RuleId>& rules) const {
  const std::string prefix = std::string{game_.info().rule_prefix} + "-";
  for (; words.now().starts_with(prefix); words.take()) {
    const auto number = value_of(room_.vocabulary(), cards::Type::number, words.now().substr(prefix.size()));
    if (!number) return words.instead("the id of a rule");
    rules.push_back(static_cast<RuleId>(*number));
  }
  return std::nullopt;
}

std::string Table::named(const RuleIds& rules) const {
  std::string all;
  for (const RuleId rule : rules) all += " " + rule_name(game_.info(), rule);
  return all;
}

std::string Table::name_of(Seat seat) const {
  if (seat == Seat::chance) return "chance";
  if (seat == Seat::table) return "table";
  if (seat == Seat::spectator) return "spectator";
  return written(room_.vocabulary(), room_.vocabulary().player, static_cast<int>(number(seat)));
}
std::string Table::names_of(SeatSet seats) const {
  std::vector<std::string> names;
  for (const Seat seat : seats) {
    if (!is_player(seat) || number(seat) < match_->seats()) names.push_back(name_of(seat));
  }
  return joined(names);
}
std::string_view Table::moment() const {
  const std::string_view finer = room_.moment(*match_);
  return finer.empty() ? match_->step() : finer;
}
std::string Table::shown(const std::vector<std::string>& choices) const {
  std::vector<std::string> all;
  for (const std::string& choice : choices) all.push_back(room_.shown(*match_, choice));
  return joined(all);
}
std::vector<std::string> Table::option_ids(Seat seat) const {
  std::vector<std::string> ids;
  for (const Option& option : match_->options(seat)) ids.push_back(option.id);
  return ids;
}
/// "H asked in window: play:h36 done"
std::string Table::asked() const {
  const Pending pending = match_->pending();
  if (pending.over) return "the match over";
  std::string all;
  const auto add = [&](Seat seat) {
    all += (all.empty() ? "" : "; ") + name_of(seat) + " asked in " + std::string{moment()} + ": " +
           shown(option_ids(seat));
  };
  if (pending.chance) add(Seat::chance);
  for (const Seat seat : pending.must) add(seat);
  return all.empty() ? "nobody asked" : all;
}

}  // namespace krypta::specs
