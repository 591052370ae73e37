#include "server/table/table.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/codec.hpp"
#include "engine/games/games.hpp"
#include "server/table/take_back.hpp"

namespace krypta::server {

void Table::add(const store::Entry& entry, std::unique_ptr<AnyMatch> next) {
  ++entries_;
  const krypta::Result<Body> body = read_body(entry.body);
  if (!frozen_.empty()) {
    now_ = entry.at;
    if (!body) return;
    count(*body);
    return on_frozen(*body);
  }
  if (!body) return freeze("entry " + std::to_string(entry.number) + ": " + body.refusal().message);
  if (game_ == nullptr && !std::holds_alternative<Created>(*body)) return freeze("the table was never made");
  now_ = entry.at;
  next_ = std::move(next);
  count(*body);
  std::visit([this](const auto& e) { on(e); }, *body);
  next_.reset();
}

void Table::freeze(std::string why, Frozen by) {
  frozen_ = std::move(why);
  frozen_by_ = by;
  clocks_.halt();
}

Seat Table::seat_of(AccountId account) const {
  for (unsigned s = 0; s < chairs_.size(); ++s) {
    if (chairs_[s].person() && chairs_[s].sitter.account == account) return seat(s);
  }
  return Seat::spectator;
}

bool Table::rated() const {
  const auto counts = [](const Chair& chair) {
    return chair.sitter.kind == Sitter::Kind::nobody || (chair.person() && chair.sitter.kept);
  };
  return rated_ && (state_ != State::open || std::ranges::all_of(chairs_, counts));
}

bool Table::wants(Seat s, const StopInfo& stop) const {
  const auto& wanted = chair(s).stops.wanted;
  return wanted ? std::ranges::find(*wanted, stop.name) != wanted->end() : stop.on;
}

std::vector<AccountId> Table::waited_for() const {
  std::vector<AccountId> people;
  if (state_ != State::running || match_ == nullptr || !frozen_.empty()) return people;
  // As everybody is told it.
  for (const Seat s : match_->pending().waits_for(Seat::spectator)) {
    if (chair(s).person() && !chair(s).away) people.push_back(chair(s).sitter.account);
  }
  return people;
}

std::optional<AccountId> Table::host() const {
  std::optional<AccountId> first;
  for (const Chair& chair : chairs_) {
    if (!chair.person()) continue;
    if (chair.sitter.account == agreed_.host) return agreed_.host;
    if (!first) first = chair.sitter.account;
  }
  return first;
}

Setup Table::setup() const {
  Setup setup = agreed_.setup;
  const auto brings = [](const Chair& chair) { return !chair.brought.empty(); };
  if (std::ranges::none_of(chairs_, brings)) return setup;
  for (const Chair& chair : chairs_) setup.brought.push_back(chair.brought);
  return setup;
}

fair::Chance Table::chance() const {
  fair::Chance chance{agreed_.secret, {}, redraws_};
  for (const Chair& chair : chairs_) chance.entropy.push_back(chair.entropy);
  return chance;
}

bool Table::has_chosen(Seat s, std::string_view id) const {
  // A resend comes at once or never; nobody has a thousand choices under way.
  constexpr std::size_t far_enough = 1000;
  const std::size_t from = history_.size() > far_enough ? history_.size() - far_enough : 0;
  for (std::size_t i = history_.size(); i-- > from;) {
    if (history_.is_choice(i, s, id)) return true;
  }
  return false;
}

std::optional<std::uint32_t> Table::last_line_of(Seat s) const {
  return is_player(s) ? last_lines_[number(s)] : std::nullopt;
}

void Table::find_last_lines() {
  last_lines_ = {};
  for (const std::uint32_t i : line_of_choice_) {
    const HistoryLine line = history_[i];
    if (line.kind == HistoryLine::Kind::choice && !line.plain) last_lines_[number(line.seat)] = i;
  }
}

std::optional<std::size_t> Table::choice_of_line(std::uint32_t line) const {
  const auto found = std::ranges::lower_bound(line_of_choice_, line);
  if (found == line_of_choice_.end() || *found != line) return std::nullopt;
  return static_cast<std::size_t>(found - line_of_choice_.begin());
}

std::vector<LoggedEvent> Table::events_of(std::uint32_t line) const {
  const auto told = told_before_.find(line);
  const auto [first, last] = std::equal_range(line_of_choice_.begin(), line_of_choice_.end(), line);
  const auto place = [&](auto at) { return static_cast<std::size_t>(at - line_of_choice_.begin()); };
  const bool before = told != told_before_.end();
  std::vector<LoggedEvent> events;
  for (std::size_t i = before ? told->second.from : place(first), to = before ? told->second.to : place(last); i < to;
       ++i) {
    std::vector<LoggedEvent> caused = (before ? *told->second.record : match_->record()).caused(i);
    if (events.empty()) {
      events = std::move(caused);
    } else {
      events.insert(events.end(), caused.begin(), caused.end());
    }
  }
  return events;
}

/// Keeps how the lines from a choice on were told: it goes, and those after it may come about in another way.
void Table::keep_told_since(std::size_t choice) {
  const auto record = std::make_shared<const Record>(match_->record());
  for (std::size_t from = choice; from < line_of_choice_.size();) {
    std::size_t to = from;
    while (to < line_of_choice_.size() && line_of_choice_[to] == line_of_choice_[from]) ++to;
    // What was told once stays.
    told_before_.try_emplace(line_of_choice_[from], Told{record, from, to});
    from = to;
  }
}

void Table::tell(HistoryLine line) {
  // The archive tells it.
  if (archive_ != nullptr && entries_ <= archive_->entry() + 1) return;
  // People are shown that it went on, even if the clock was set back.
  told_at_ = std::max(now_, told_at_);
  line.at = told_at_;
  line.entry = entries_ - 1;
  if (line.kind == HistoryLine::Kind::choice) count_choice(line);
  for (std::size_t i = 0; i <= max_seats; ++i) {
    if (line.audience.has(observer(i))) ++lines_told_[i];
  }
  history_.add(std::move(line));
}

Table::Seen Table::look() const {
  Seen seen;
  seen.pending = match_->pending();
  for (unsigned s = 0; s < seats(); ++s) seen.glances[s] = wire::glance(*match_, seat(s));
  seen.glances[max_seats] = wire::glance(*match_, Seat::spectator);
  return seen;
}

SeatSet Table::changed(const Seen& before, const Seen& after) const {
  if (!wire::waits_alike(before.pending, after.pending)) return SeatSet::everyone();
  SeatSet all;
  for (std::size_t i = 0; i <= max_seats; ++i) {
    if (before.glances[i] != after.glances[i]) all.add(observer(i));
  }
  return all;
}

void Table::settle(const Seen& after, SeatSet told, std::optional<Seat> chooser) {
  for (unsigned s = 0; s < seats(); ++s) {
    // A seat that has chosen is asked anew, even if the question is the same.
    if (after.glances[s].decision != seen_.glances[s].decision || chooser == seat(s)) asked_since_[s] = lines_told_[s];
  }
  seen_ = after;
  if (after.pending.over && state_ != State::over) {
    state_ = State::over;
    finished_ = told_at_;
  }
  if (lesson_ != nullptr) lesson_->follow(progress_, *match_);
  update_clocks(told.has(Seat::spectator) ? chooser : std::nullopt);
}

void Table::update_clocks(std::optional<Seat> chose) {
  Clocks::Asked asked;
  if (state_ == State::running) {
    const Pending pending = match_->pending();
    for (const Seat s : pending.waits_for(Seat::spectator)) {
      if (!chair(s).automatic()) (pending.must.has(s) ? asked.running : asked.answered).add(s);
    }
  }
  clocks_.update(now_, asked, chose);
}

void Table::take_answers(const std::vector<std::string>& answers) {
  for (const std::string& answer : answers) {
    if (match_->act(Seat::chance, answer)) return freeze("chance's answer " + answer + " is not legal in this program");
  }
  if (match_->pending().chance) freeze("an answer of chance is missing");
}

void Table::on(const Created& e) {
  if (game_ != nullptr) return freeze("the table was made twice");
  agreed_ = e;
  rated_ = e.rated;
  created_ = now_;
  chairs_.resize(e.setup.seats);
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    chairs_[i].sitter = e.sitters[i];
    if (!e.setup.brought.empty()) chairs_[i].brought = e.setup.brought[i];
  }
  agreed_.setup.brought.clear();
  tell({.kind = HistoryLine::Kind::created});
  game_ = games_->find(e.game);
  if (archive_ != nullptr) return freeze("the match is over and shown as it was told", Frozen::version);
  if (game_ == nullptr) return freeze("this program has no game \"" + e.game + "\"", Frozen::version);
  if (const unsigned here = game_->info().rules_version; here != e.rules_version) {
    return freeze("the match was begun under version " + std::to_string(e.rules_version) +
                      " of the rules; this program plays version " + std::to_string(here) + " and cannot continue it",
                  Frozen::version);
  }
  clocks_ = Clocks{e.clock, e.setup.seats};
  if (e.lesson) lesson_ = lessons::lesson_of(*game_);
}

void Table::on(const Sat& e) {
  if (!valid_seat(e.seat)) return freeze("there is no such seat");
  Chair& chair = chairs_[number(e.seat)];
  // Who sits down once more, under another name, has still added his entropy, and brings what he brought.
  const bool same = chair.person() && e.sitter.kind == Sitter::Kind::person && chair.sitter.account == e.sitter.account;
  Chair next{.sitter = e.sitter};
  if (same) {
    next.entropy = chair.entropy;
    next.brought = chair.brought;
    next.stops = chair.stops;
  }
  chair = std::move(next);
  switch (e.sitter.kind) {
    case Sitter::Kind::nobody: return tell({.kind = HistoryLine::Kind::stood, .seat = e.seat});
    case Sitter::Kind::person: return tell({.kind = HistoryLine::Kind::sat, .seat = e.seat});
    case Sitter::Kind::bot: return tell({.kind = HistoryLine::Kind::bot, .seat = e.seat, .text = e.sitter.level});
  }
}

void Table::on(const Stirred& e) {
  if (!valid_seat(e.seat)) return freeze("there is no such seat");
  chairs_[number(e.seat)].entropy = e.entropy;
  tell({.kind = HistoryLine::Kind::stirred, .seat = e.seat, .text = e.entropy});
}

void Table::on(const Brings& e) {
  if (!valid_seat(e.seat)) return freeze("there is no such seat");
  chairs_[number(e.seat)].brought = e.text;
  tell({.kind = HistoryLine::Kind::brings, .seat = e.seat});
}

void Table::on(const Started& e) {
  if (match_ != nullptr) return freeze("the match was started twice");
  rated_ = e.rated;
  if (next_ != nullptr) {
    match_ = std::move(next_);
  } else {
    if (const auto card = game_->changed_card(e.cards)) {
      state_ = State::running;
      tell({.kind = HistoryLine::Kind::started});
      return freeze("the match was begun with another card `" + *card + "` than this program has", Frozen::version);
    }
    auto begun = game_->begin(setup());
    if (!begun) return freeze(begun.refusal().message);
    match_ = std::move(*begun);
    take_answers(e.chance);
    if (!frozen_.empty()) return;
  }
  state_ = State::running;
  ends_ = now_ + Time{agreed_.limit} * 60'000;
  line_of_choice_.resize(match_->length(), static_cast<std::uint32_t>(history_.size()));
  tell({.kind = HistoryLine::Kind::started});
  settle(look(), SeatSet::everyone(), std::nullopt);
}

void Table::on(const Chose& e) {
  if (match_ == nullptr || !valid_seat(e.seat)) return freeze("a choice before the start");
  const std::size_t before = match_->length();
  const Single single = match_->single(e.seat);
  // Where he may be passed over, nobody can tell by whom it was chosen.
  const bool passable = match_->passing(e.seat).has_value();
  const bool plain = e.passed && single == Single::open && !passable;
  if (next_ != nullptr) {
    match_ = std::move(next_);
  } else {
    if (const auto refusal = match_->act(e.seat, e.option)) {
      return freeze("the choice " + e.option + " is not legal in this program: " + refusal->message);
    }
    take_answers(e.chance);
    if (!frozen_.empty()) return;
  }
  if (match_->hash() != e.hash) return freeze("this program plays the choice " + e.option + " differently");
  HistoryLine line{
      .kind = HistoryLine::Kind::choice, .seat = e.seat, .audience = SeatSet::of(e.seat), .text = e.option, .id = e.id};
  line.passed = e.passed;
  line.plain = plain;
  const auto place = static_cast<std::uint32_t>(history_.size());
  for (std::size_t i = before; i < match_->length(); ++i) {
    for (const LoggedEvent& event : match_->logged(i)) line.audience = line.audience | event.audience;
    line_of_choice_.push_back(place);
  }
  if (!plain) last_lines_[number(e.seat)] = place;
  const Seen after = look();
  line.audience = line.audience | changed(seen_, after);
  const SeatSet audience = line.audience;
  tell(std::move(line));
  settle(after, audience, e.seat);
  const bool by_itself = plain || (e.id.empty() && !e.passed) || single == Single::secret || passable;
  if (asking_ && (audience.has(Seat::spectator) || state_ == State::over)) went_on(by_itself);
}

/// Somebody waits for the others to let him take a choice back, and all see that the match goes on. A person who
/// chooses meanwhile has given his answer. What a bot chooses, or the server for want of another choice, is nobody's
/// answer, and where only he could tell that there was no other, what he chooses is not either, or one could tell by
/// it. Then the request stays; but who has agreed did not know what came since, and is asked again.
void Table::went_on(bool by_itself) {
  if (!by_itself || !asking_->anew || state_ == State::over) return asking_.reset();
  asking_->waiting = asking_->asked;
}

void Table::on(const WentAway& e) {
  if (match_ == nullptr || !valid_seat(e.seat)) return freeze("somebody left before the start");
  chairs_[number(e.seat)].away = true;
  tell({.kind = HistoryLine::Kind::away, .seat = e.seat, .text = e.why == WentAway::Why::time ? "time" : "left"});
  update_clocks(std::nullopt);
  if (asking_ && !asking_->anew) {
    asking_->waiting.remove(e.seat);
    take_back_if_all_agree();
  }
}

void Table::on(const CameBack& e) {
  if (match_ == nullptr || !valid_seat(e.seat)) return freeze("somebody came back before the start");
  chairs_[number(e.seat)].away = false;
  clocks_.welcome_back(e.seat);
  tell({.kind = HistoryLine::Kind::back, .seat = e.seat});
  // What was asked while he was away is asked of him now.
  asked_since_[slot(e.seat)] = lines_told(e.seat);
  update_clocks(std::nullopt);
}

void Table::on(const AsksAlways& e) {
  if (!valid_seat(e.seat)) return freeze("there is no such seat");
  chairs_[number(e.seat)].asks_always = e.always;
  tell({.kind = HistoryLine::Kind::asks,
        .seat = e.seat,
        .audience = SeatSet::of(e.seat),
        .text = e.always ? "always" : "several"});
}

void Table::on(const SetStops& e) {
  if (!valid_seat(e.seat)) return freeze("there is no such seat");
  chairs_[number(e.seat)].stops = {.wanted = e.stops, .able = e.able};
  std::string text;
  for (const std::string& stop : e.stops) text += (text.empty() ? "" : " ") + stop;
  tell({.kind = HistoryLine::Kind::stops, .seat = e.seat, .audience = SeatSet::of(e.seat), .text = std::move(text)});
}

void Table::on(const WantedNoMore& e) {
  if (!valid_seat(e.seat)) return freeze("there is no such seat");
  chairs_[number(e.seat)].stops.no_more = e.within;
  tell({.kind = HistoryLine::Kind::no_more, .seat = e.seat, .audience = SeatSet::of(e.seat)});
}

void Table::on(const Said& e) { tell({.kind = HistoryLine::Kind::said, .seat = e.seat, .text = e.text}); }

void Table::on(const AskedBack& e) {
  const auto line = last_line_of(e.seat);
  if (!line) return freeze("a choice was to be taken back, and there is none");
  SeatSet waiting = e.consent.value_or(SeatSet{});
  for (unsigned s = 0; !e.consent && s < seats(); ++s) {
    if (!chairs_[s].automatic() && seat(s) != e.seat) waiting.add(seat(s));
  }
  asking_ = Asking{e.seat, *line, waiting, waiting, e.consent.has_value()};
  tell({.kind = HistoryLine::Kind::asked_back, .seat = e.seat});
  take_back_if_all_agree();
}

void Table::on(const Answered& e) {
  if (!asking_) return freeze("an answer to what nobody asked");
  tell({.kind = HistoryLine::Kind::answered, .seat = e.seat, .text = e.yes ? "yes" : "no"});
  if (!e.yes) return asking_.reset();
  asking_->waiting.remove(e.seat);
  take_back_if_all_agree();
}

void Table::take_back_if_all_agree() {
  if (!asking_ || !asking_->waiting.empty()) return;
  const Asking agreed = *asking_;
  asking_.reset();
  const auto choice = choice_of_line(agreed.line);
  if (!choice) return;
  if (agreed.anew) draw_anew_from(*choice);
  take_back(agreed.seat, agreed.line, nullptr);
}

/// What chance has answered since is known to somebody, and must not come again.
void Table::draw_anew_from(std::size_t choice) {
  std::uint64_t kept = 0;
  std::uint64_t lost = 0;
  for (std::size_t i = 0; i < match_->length(); ++i) {
    if (match_->choice(i).seat == Seat::chance) ++(i < choice ? kept : lost);
  }
  fair::draw_anew(redraws_, kept, lost);
}

void Table::on(const TookBack& e) {
  const auto line = last_line_of(e.seat);
  if (!line) return freeze("a choice was to be taken back, and there is none");
  if (e.rest) return take_back(e.seat, *line, nullptr);
  if (next_ == nullptr) {
    auto without = without_choice(*match_, *choice_of_line(*line));
    if (!without || without->rest) return freeze("a choice was taken back that cannot be");
    next_ = std::move(without->match);
  }
  take_back(e.seat, *line, std::move(next_));
}

/// With `without` that one choice goes, otherwise it and everything after it.
void Table::take_back(Seat s, std::uint32_t chosen, std::unique_ptr<AnyMatch> without) {
  const auto place = static_cast<std::ptrdiff_t>(*choice_of_line(chosen));
  keep_told_since(static_cast<std::size_t>(place));
  const auto begin = line_of_choice_.begin() + place;
  const auto end = without != nullptr ? begin + 1 : line_of_choice_.end();
  HistoryLine line{.kind = HistoryLine::Kind::took_back, .seat = s, .audience = SeatSet::of(s)};
  for (auto i = begin; i != end; ++i) {
    if (!line.undone.empty() && line.undone.back() == *i) continue;
    line.undone.push_back(*i);
    line.audience = line.audience | history_.audience(*i);
  }
  line_of_choice_.erase(begin, end);
  progress_ = {};
  // What goes on may be another thing with the same number.
  for (Chair& chair : chairs_) chair.stops.no_more = 0;
  find_last_lines();
  if (without != nullptr) {
    match_ = std::move(without);
  } else {
    match_->rewind(static_cast<std::size_t>(place));
  }
  const Seen after = look();
  line.audience = line.audience | changed(seen_, after);
  const SeatSet audience = line.audience;
  tell(std::move(line));
  // Whoever was about to choose must look again, whatever he is asked.
  for (unsigned i = 0; i < seats(); ++i) {
    if (audience.has(seat(i))) asked_since_[i] = lines_told_[i];
  }
  settle(after, audience, std::nullopt);
}

void Table::on(const PlayAgain& e) {
  again_ = e.table;
  tell({.kind = HistoryLine::Kind::again, .text = e.table});
}

std::string_view state_name(Table::State state) {
  static constexpr std::array<std::string_view, 4> names{"open", "running", "over", "ended"};
  return names[static_cast<std::size_t>(state)];
}

store::Listing Table::listing() const {
  store::Listing listing{.table = id_, .created = created_};
  // For the store a table is over when nothing happens there any more.
  listing.state = static_cast<store::Listing::State>(std::min(state_, State::over));
  listing.host = agreed_.host;
  listing.listed = agreed_.listed;
  listing.watched = agreed_.watching == Watching::everyone;
  Value::Array sitters;
  for (const Chair& chair : chairs_) {
    if (chair.person()) listing.people.push_back(chair.sitter.account);
    Value sitter = Value::Object{};
    if (chair.person()) sitter.set("name", chair.sitter.name);
    if (chair.sitter.kind == Sitter::Kind::bot) sitter.set("level", chair.sitter.level);
    sitters.push_back(std::move(sitter));
  }
  const bool goes_on = frozen_.empty() || frozen_by_ != Frozen::capacity;  // if not here, in another program
  listing.wakes = state_ == State::running && ((goes_on && has_time()) || ending_.since != 0);
  Value summary = Value::Object{{"table", id_},
                                {"game", agreed_.game},
                                {"state", state_name(state_)},
                                {"created", whole_second(created_)},
                                {"clock", clock_value(agreed_.clock)},
                                {"seats", std::move(sitters)}};
  if (agreed_.limit != 0) summary.set("limit", agreed_.limit);
  if (agreed_.lesson) summary.set("lesson", true);
  if (archive_ != nullptr) {
    summary.set("winners", to_value(archive_->winners()));
  } else if (state_ == State::over && !closed_) {
    summary.set("winners", to_value(match_->result().winners));
  }
  listing.summary = to_json(summary);
  return listing;
}

}  // namespace krypta::server
