#include "cli/play/session.hpp"

#include <algorithm>
#include <fstream>
#include <functional>
#include <istream>
#include <ostream>

#include "bots/bots.hpp"
#include "cli/play/terminal.hpp"
#include "fair/match_file.hpp"

namespace krypta::cli {

namespace {

/// Choices that decline something, or say that one has seen enough, are never made for a player, even if nothing else
/// is possible.
bool is_his_alone(const Option& option) {
  // In a window somebody could react. Who has nothing to react with is not asked here: bots read nothing into a pause.
  const bool window = option.label.key.ends_with("-done-window");
  return (option.id == "done" && !window) || option.id == "stay" || option.id == "ready";
}

/// What follows tells that a phase is over in which there was nothing to do.
bool is_told_anyway(const Option& option) { return option.label.key.ends_with("-end-phase"); }

}  // namespace

Session::Session(const PlaySettings& settings, std::unique_ptr<AnyMatch> match, std::istream& in, std::ostream& out)
    : settings_(settings),
      match_(std::move(match)),
      board_(board_of(match_->info().id)),
      chance_(fair::source_of(match_->info().id, settings.chance)),
      bot_seed_(fair::seed_for("bots", settings.chance.secret)),
      reader_{&match_->info(),        settings.game->cards(),
              settings.speech,        settings.speech->plain_names(match_->colours()),
              match_->colours(),      settings.as,
              Paint{settings.colour}, settings.width},
      words_(*settings.speech, board_.pages, match_->info().rule_prefix, !match_->info().stops.empty()),
      in_(in),
      out_(out),
      told_(match_->length()) {
  for (const StopInfo& stop : match_->info().stops) {
    if (stop.on) stops_.emplace(stop.name);
  }
}

void Session::run() {
  introduce();
  while (!halted_) {
    const Pending now = match_->pending();
    if (now.over) {
      tell_news();
      draw();
      show_result();
      if (converse({}) == Next::leave) break;
    } else if (now.chance) {
      if (const auto refusal = match_->answer_for_chance(chance_)) {
        print(refusal->message);
        break;
      }
    } else if (now.must.has(settings_.as)) {
      if (ask() == Next::leave) break;
    } else if (now.must.empty() || let_bot_choose(now.must.lowest()) == Next::leave) {
      break;
    }
  }
  print(say("play-goodbye"));
}

Session::Choices Session::choices_now() const {
  Choices choices{match_->options(settings_.as)};
  const std::size_t length = match_->length();
  if (match_->pending().able().size() < 2 || length == 0) return choices;
  // Who decides together with others may replace what he has fixed. What is still missing comes first.
  const AnyMatch::Line last = match_->choice(length - 1);
  if (last.seat != settings_.as) return choices;
  const auto replaces = [&](const Option& option) { return verb_of(option.id) == verb_of(last.option); };
  const auto middle = std::stable_partition(choices.options.begin(), choices.options.end(), std::not_fn(replaces));
  choices.changes = static_cast<std::size_t>(choices.options.end() - middle);
  if (choices.changes == choices.options.size()) choices.changes = 0;
  return choices;
}

bool Session::wants(const AnyMatch::PassedOver& passing) const {
  if (passing.within != 0 && passing.within == no_more_) return false;
  bool any = false;
  const std::vector<StopInfo>& stops = match_->info().stops;
  for (std::size_t i = 0; i < stops.size(); ++i) {
    if ((passing.stops >> i & 1U) == 0 || !stops_.contains(std::string{stops[i].name})) continue;
    if (stops[i].always) return true;
    any = true;
  }
  // Bots read nothing into a pause, so who has nothing to answer with is not asked.
  return any && match_->able(settings_.as);
}

bool Session::have_enough() {
  const auto passing = match_->passing(settings_.as);
  if (!passing || passing->within == 0) {
    print(say("play-enough-of-what"));
    return false;
  }
  no_more_ = passing->within;
  choose(settings_.as, passing->option);
  return true;
}

void Session::set_stop(std::string_view typed) {
  const auto found = std::ranges::find(match_->info().stops, typed, &StopInfo::name);
  if (found != match_->info().stops.end()) {
    const std::string name{found->name};
    if (!stops_.erase(name)) stops_.insert(name);
  } else if (!typed.empty()) {
    print(say("play-stops-missing", {{"name", printable(typed)}}));
  }
  show_stops();
}

Session::Next Session::ask() {
  if (const auto passing = match_->passing(settings_.as); passing && !wants(*passing)) {
    forced_.insert(match_->length());
    passed_.insert(match_->length());
    choose(settings_.as, passing->option);
    return Next::go_on;
  }
  const Choices choices = choices_now();
  if (choices.options.size() == 1 && !is_his_alone(choices.options.front())) {
    forced_.insert(match_->length());
    if (is_told_anyway(choices.options.front())) passed_.insert(match_->length());
    choose(settings_.as, choices.options.front().id);
    return Next::go_on;
  }
  tell_news();
  if (choices.changes == 0 || drawn_.empty()) draw();  // half a plan is not worth a second board
  show_question(choices);
  return converse(choices);
}

Session::Next Session::let_bot_choose(Seat seat) {
  Rng rng{Rng::mix(bot_seed_) ^ match_->length()};
  const Result<bots::Advice> advice = bots::advise(*match_, seat, settings_.bot, rng);
  if (!advice || match_->act(seat, advice->option)) {
    tell_news();
    print(say("play-no-bot", {{"problem", advice ? advice->option : advice.refusal().message}}));
    return Next::leave;
  }
  return Next::go_on;
}

/// Reads until something is chosen, taken back or ended.
Session::Next Session::converse(const Choices& choices) {
  const bool over = choices.options.empty();
  const std::vector<unsigned> numbers = menu_numbers(choices.options);
  const std::int64_t first = over ? 0 : std::ranges::min(numbers);
  const std::int64_t last = over ? 0 : std::ranges::max(numbers);
  for (;;) {
    const std::string question =
        over ? say("play-question-at-the-end", {{"save", word(Command::save)},
                                                {"log", word(Command::log)},
                                                {"undo", word(Command::undo)},
                                                {"quit", word(Command::quit)}})
             : say("play-question", {{"first", first}, {"last", last}, {"help", word(Command::help)}});
    const auto line = read_line(question);
    if (!line) return Next::leave;
    const Answer answer = words_.understand(*line, choices.options);
    switch (answer.kind) {
      case Answer::Kind::nothing:
        if (over) return Next::leave;
        show_question(choices);
        break;
      case Answer::Kind::choice: choose(settings_.as, choices.options[answer.index].id); return Next::go_on;
      case Answer::Kind::several: {
        std::string ids;
        for (const std::size_t i : answer.fitting) ids += (ids.empty() ? "" : ", ") + choices.options[i].id;
        print(say("play-several", {{"ids", ids}}));
        break;
      }
      case Answer::Kind::page: {
        const Page& page = board_.pages[answer.index];
        print(answer.rest.empty() ? page.text(reader_) : page.find(answer.rest, reader_));
        break;
      }
      case Answer::Kind::command:
        if (answer.command == Command::quit) return Next::leave;
        if (obey(answer, choices)) return Next::go_on;
        break;
      case Answer::Kind::unknown:
        if (over) {
          print(say("play-unknown-at-the-end", {{"save", word(Command::save)},
                                                {"log", word(Command::log)},
                                                {"board", word(Command::board)},
                                                {"undo", word(Command::undo)},
                                                {"quit", word(Command::quit)}}));
        } else {
          print(say(
              "play-unknown",
              {{"first", first}, {"last", last}, {"id", choices.options.front().id}, {"help", word(Command::help)}}));
        }
        break;
    }
  }
}

/// Carries out a command; tells whether the match now stands elsewhere.
bool Session::obey(const Answer& answer, const Choices& choices) {
  switch (answer.command) {
    case Command::help: show_help(); break;
    case Command::rule: show_rules(answer.rest); break;
    case Command::why: explain(answer.rest, choices); break;
    case Command::log: show_log(answer.rest); break;
    case Command::board:
      drawn_.clear();
      draw();
      if (!choices.options.empty()) show_question(choices);
      break;
    case Command::stops: set_stop(answer.rest); break;
    case Command::enough: return have_enough();
    case Command::undo: return undo();
    case Command::save: save(answer.rest); break;
    case Command::quit: break;
  }
  return false;
}

bool Session::undo() {
  for (std::size_t i = match_->length(); i-- > 0;) {
    if (match_->choice(i).seat != settings_.as || forced_.contains(i)) continue;
    match_->rewind(i);
    forced_.erase(forced_.lower_bound(i), forced_.end());
    passed_.erase(passed_.lower_bound(i), passed_.end());
    no_more_ = 0;
    drawn_.clear();
    print(say("play-undone"));
    return true;
  }
  print(say("play-nothing-to-undo"));
  return false;
}

void Session::save(const std::string& file) {
  if (file.empty()) return print(say("play-save-how", {{"word", word(Command::save)}}));
  const Arguments name{{"file", printable(file)}};
  if (!saved_.contains(file) && std::ifstream{file}.is_open()) return print(say("play-save-exists", name));
  std::ofstream to{file, std::ios::binary};
  to << fair::write_match(*match_, settings_.setup, settings_.chance) << std::flush;
  if (!to) return print(say("play-save-failed", name));
  saved_.insert(file);
  print(say("play-saved", name));
}

std::optional<std::string> Session::read_line(const std::string& question) {
  out_ << reader_.paint(Ink::bold, question) << ' ' << std::flush;
  std::string line;
  if (!std::getline(in_, line)) {
    out_ << '\n';
    return std::nullopt;
  }
  if (settings_.echo) out_ << printable(line) << '\n';
  return line;
}

}  // namespace krypta::cli
