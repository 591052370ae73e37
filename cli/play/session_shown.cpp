#include <algorithm>
#include <map>
#include <ostream>

#include "cli/play/session.hpp"
#include "cli/play/shown_table.hpp"
#include "cli/play/terminal.hpp"

/// What the player sees.
namespace krypta::cli {

namespace {

constexpr std::size_t log_lines = 20;
constexpr std::size_t most_lately = 400;
constexpr std::size_t number_width = 5;  ///< of the numbers before the choices, with the spaces around them

/// What stands between empty lines.
std::vector<Lines> parts_of(const Lines& lines) {
  std::vector<Lines> parts{{}};
  for (const std::string& line : lines) {
    if (line.empty()) {
      parts.emplace_back();
    } else {
      parts.back().push_back(line);
    }
  }
  return parts;
}
/// The parts that did not stand there before.
Lines changed_parts(const Lines& now, const Lines& before) {
  const std::vector<Lines> old = parts_of(before);
  Lines changed;
  for (const Lines& part : parts_of(now)) {
    if (std::ranges::find(old, part) != old.end()) continue;
    if (!changed.empty()) changed.emplace_back();
    changed.insert(changed.end(), part.begin(), part.end());
  }
  return changed;
}

struct Row {
  std::string label, hint, id;
};
/// A choice that takes more than a line: its hint is below it, and so is its id if the label leaves no room for it.
Lines broken(std::string_view start, const Row& row, std::size_t label_width, const Reader& reader) {
  Lines lines;
  const std::string indent(number_width + 2, ' ');
  const auto add_dim = [&](std::string_view text) {
    for (const std::string& line : wrapped(text, indent, indent, reader.width))
      lines.push_back(reader.paint(Ink::dim, line));
  };
  const std::size_t room = reader.width - std::min(reader.width, number_width + 2 + row.id.size());
  if (display_width(row.label) <= room) {
    lines.push_back(std::string{start} + pad_right(row.label, std::min(label_width, room)) + "  " +
                    reader.paint(Ink::dim, row.id));
  } else {
    lines = wrapped(row.label, start, indent, reader.width);
    add_dim(row.id);
  }
  if (!row.hint.empty()) add_dim(row.hint);
  return lines;
}

}  // namespace

void Session::introduce() {
  const Paint& paint = reader_.paint;
  out_ << '\n' << paint(Ink::bold, game_text("-name")) << '\n';
  print(game_text("-goal"));
  out_ << '\n';
  std::string others;
  for (unsigned s = 0; s < match_->seats(); ++s) {
    if (seat(s) != settings_.as) others += (others.empty() ? "" : ", ") + reader_.name(seat(s));
  }
  print(say("play-you-are", {{"you", reader_.name(settings_.as)}, {"others", others}, {"bot", settings_.bot}}));
  print(paint(Ink::dim, commitment()));
  if (board_.pages.empty()) {
    print(say("play-how-to-help-plain", {{"help", word(Command::help)}}));
  } else {
    print(say("play-how-to-help", {{"help", word(Command::help)}, {"guide", reader_.word(board_.pages.front().word)}}));
  }
  if (match_->length() > 0) print(say("play-resumed", {{"log", word(Command::log)}}));
  out_ << '\n';
}

/// What the player's seat has seen from a choice on, and which choices were made for him.
std::vector<Paragraph> Session::story(std::size_t from) const {
  std::vector<Paragraph> paragraphs;
  std::vector<ShownEvent> events;
  const auto tell = [&] {
    for (Paragraph& paragraph : board_.tell(events, reader_)) paragraphs.push_back(std::move(paragraph));
    events.clear();
  };
  for (std::size_t i = from; i < match_->length(); ++i) {
    if (forced_.contains(i) && !passed_.contains(i)) {
      tell();
      const auto before = match_->clone();
      before->rewind(i);
      const std::string choice = reader_.say(before->options(settings_.as).front().label);
      paragraphs.push_back({wrapped(say("play-forced", {{"choice", choice}}), "  ", "  ", reader_.width)});
    }
    for (ShownEvent& event : match_->events(i, settings_.as)) events.push_back(std::move(event));
  }
  tell();
  return paragraphs;
}

void Session::tell_news() {
  std::vector<Paragraph> paragraphs = story(told_);
  told_ = match_->length();
  if (!paragraphs.empty() && paragraphs.back().heading) paragraphs.pop_back();  // the board that follows says it
  for (const Paragraph& paragraph : paragraphs) print(paragraph.lines);
}

void Session::draw() {
  const std::size_t seen = match_->memory_size(settings_.as);
  reader_.lately = match_->memory(settings_.as, seen - std::min(seen, most_lately));
  const Value view = match_->view(settings_.as);
  Lines lines = board_.draw(view, reader_);
  if (lines == drawn_) return;
  if (!lines.empty()) out_ << '\n';
  const std::int64_t turn = ShownTable::number(ShownTable::in(view, "turn"));
  print(board_.by_parts && turn == drawn_turn_ ? changed_parts(lines, drawn_) : lines);
  drawn_turn_ = turn;
  drawn_ = std::move(lines);
}

Lines Session::option_lines(const Choices& choices) const {
  struct Widths {
    std::size_t label = 0, hint = 0, id = 0;
    void fit(const Row& row) {
      label = std::max(label, display_width(row.label));
      hint = std::max(hint, display_width(row.hint));
      id = std::max(id, row.id.size());
    }
    [[nodiscard]] bool on_one_line(std::size_t columns) const {
      return number_width + label + 2 + hint + 2 + id <= columns;
    }
  };
  const Value view = match_->view(settings_.as);
  std::vector<Row> rows;
  Widths widths;
  std::map<std::string_view, Widths> widths_by_verb;
  for (const Option& option : choices.options) {
    rows.push_back({reader_.say(option.label), board_.hint(view, option, reader_), option.id});
    widths.fit(rows.back());
    widths_by_verb[verb_of(option.id)].fit(rows.back());
  }
  // In columns if that fits, else in columns for each kind of choice, else with the hints on lines of their own.
  const bool together = widths.on_one_line(reader_.width);
  const bool one_line = together || std::ranges::all_of(widths_by_verb, [&](const auto& verb) {
                          return verb.second.on_one_line(reader_.width);
                        });
  Lines lines;
  const std::vector<unsigned> numbers = menu_numbers(choices.options);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool first_change = choices.changes > 0 && i == rows.size() - choices.changes;
    if (first_change) lines.push_back("  " + reader_.paint(Ink::dim, say("play-change")));
    const Row& row = rows[i];
    const Widths& columns = together || !one_line ? widths : widths_by_verb[verb_of(row.id)];
    const std::string start = pad_left(reader_.paint(Ink::bold, std::to_string(numbers[i])), 3) + "  ";
    const std::string id = reader_.paint(Ink::dim, row.id);
    if (one_line) {
      std::string line = start + pad_right(row.label, columns.label);
      if (columns.hint > 0) line += "  " + pad_right(row.hint, columns.hint);
      lines.push_back(line + "  " + id);
      continue;
    }
    for (std::string& line : broken(start, row, columns.label, reader_)) lines.push_back(std::move(line));
  }
  return lines;
}

void Session::show_question(const Choices& choices) {
  const Prompt prompt = match_->prompt(settings_.as);
  out_ << '\n';
  print(wrapped(
      reader_.paint(Ink::bold, reader_.say(prompt.message)) + " " + reader_.paint(Ink::dim, rule_names(prompt.rules)),
      "▶ ", "  ", reader_.width));
  print(option_lines(choices));
  const std::string remark = board_.remark(match_->view(settings_.as), reader_);
  if (!remark.empty()) print(wrapped(reader_.paint(Ink::dim, remark), "  ", "  ", reader_.width));
}

void Session::show_result() {
  const Outcome outcome = match_->result();
  const std::vector<ResultColumn> columns = board_.result_columns(match_->view(settings_.as), reader_);
  std::vector<Seat> order;
  for (unsigned s = 0; s < match_->seats(); ++s) order.push_back(seat(s));
  std::ranges::stable_sort(order, {}, [&](Seat s) { return outcome.places[number(s)]; });

  constexpr std::size_t gap = 3;
  constexpr std::size_t name_width = 24;
  const std::string place = say("play-place");
  const std::string score = say("play-score");
  std::string head =
      "  " + place + "  " + pad_right(say("play-player"), name_width) + pad_left(score, display_width(score) + gap);
  for (const ResultColumn& column : columns) head += pad_left(column.title, display_width(column.title) + gap);
  Lines lines{"", reader_.paint(Ink::bold, say("play-over")), head};
  for (const Seat s : order) {
    std::string name = reader_.name(s);
    if (s == settings_.as) name += " (" + say("play-you") + ")";
    std::string line = "  " + pad_left(std::to_string(outcome.places[number(s)]) + ".", display_width(place)) + "  " +
                       pad_right(name, name_width) + pad_left(score_of(outcome, s), display_width(score) + gap);
    for (const ResultColumn& column : columns) {
      line += pad_left(std::to_string(column.numbers[number(s)]), display_width(column.title) + gap);
    }
    if (outcome.winners.has(s)) line += "   " + reader_.paint(Ink::bold, "← " + say("play-winner"));
    lines.push_back(line);
  }
  print(lines);
  out_ << '\n';
  print(reader_.paint(Ink::dim, commitment()));
  print(reader_.paint(Ink::dim, say("play-opened", {{"secret", fair::to_hex(settings_.chance.secret)}})));
  print(reader_.paint(Ink::dim, say("play-opened-how")));
  print(say("play-at-the-end", {{"save", word(Command::save)},
                                {"log", word(Command::log)},
                                {"all", reader_.word("play-word-all")},
                                {"undo", word(Command::undo)},
                                {"quit", word(Command::quit)}}));
}

void Session::show_help() {
  print(say("play-help-answer"));
  print(say("play-help-commands"));
  const Prompt prompt = match_->prompt(settings_.as);
  struct Row {
    std::string word, about;
  };
  std::vector<Row> rows;
  for (const Page& page : board_.pages) rows.push_back({reader_.word(page.word), say(page.about)});
  for (const Command command : all_of<Command>()) {
    if (needs_stops(command) && match_->info().stops.empty()) continue;
    const std::string name{name_of(command)};
    rows.push_back({word(command),
                    say("play-about-" + name,
                        {{"word", word(command)},
                         {"rule", prompt.rules.empty() ? "1" : std::to_string(static_cast<unsigned>(prompt.rules[0]))},
                         {"example", std::string{board_.choice_example}},
                         {"all", reader_.word("play-word-all")}})});
  }
  std::size_t width = 0;
  for (const Row& row : rows) width = std::max(width, display_width(row.word));
  for (const Row& row : rows) {
    print(wrapped(row.about, "  " + pad_right(reader_.paint(Ink::bold, row.word), width + 2),
                  std::string(width + 4, ' '), reader_.width));
  }
}

std::string Session::rule_names(const RuleIds& rules) const {
  std::string names;
  for (const RuleId rule : rules) names += (names.empty() ? "[" : ",\u00A0") + rule_name(match_->info(), rule);
  return names.empty() ? names : names + "]";
}

void Session::show_rules(std::string_view typed) {
  RuleIds rules = match_->prompt(settings_.as).rules;
  if (!typed.empty()) {
    const std::size_t dash = typed.rfind('-');
    const auto number = small_number(dash == std::string_view::npos ? typed : typed.substr(dash + 1));
    if (!number || !settings_.speech->rule(match_->info(), static_cast<RuleId>(*number))) {
      return print(say("play-rule-missing", {{"rule", printable(typed)}}));
    }
    rules = RuleIds{*number};
  }
  for (const RuleId rule : rules) {
    const std::string text = settings_.speech->rule(match_->info(), rule).value_or("");
    print(wrapped(reader_.paint(Ink::bold, rule_name(match_->info(), rule)) + " " + text, "  ", "  ", reader_.width));
  }
}

void Session::explain(std::string_view id, const Choices& choices) {
  if (id.empty()) {
    return print(say("play-why-how", {{"word", word(Command::why)}, {"example", std::string{board_.choice_example}}}));
  }
  const Answer answer = words_.understand(id, choices.options);
  if (answer.kind == Answer::Kind::choice) {
    return print(say("play-why-allowed", {{"id", choices.options[answer.index].id},
                                          {"number", std::int64_t{menu_numbers(choices.options)[answer.index]}}}));
  }
  const auto refusal = match_->refusal(settings_.as, id);
  const bool reasons = refusal && !refusal->rules.empty();
  print(say(reasons ? "play-why-refused" : "play-why-no-reason", {{"id", printable(id)}}));
  if (!reasons) return;
  if (const auto here =
          match_->pending().able().has(settings_.as) ? match_->reason(settings_.as, id) : std::optional<Message>{})
    print(wrapped(settings_.speech->say(*here, reader_.names, settings_.as), "  ", "  ", reader_.width));
  for (const RuleId rule : refusal->rules) show_rules(rule_name(match_->info(), rule));
}

std::size_t Session::recalled_from() const {
  if (match_->pending().over || match_->info().may_look_back(settings_.setup)) return 0;
  unsigned turns = 0;
  for (std::size_t i = match_->length(); i-- > 0;) {
    for (const ShownEvent& event : match_->events(i, settings_.as)) turns += event.kind == "turn-began" ? 1U : 0U;
    if (turns >= 2) return i;
  }
  return 0;
}

void Session::show_log(std::string_view how_much) {
  const std::vector<Paragraph> paragraphs = story(recalled_from());
  if (paragraphs.empty()) return print(say("play-log-empty"));
  std::size_t first = 0;
  if (!words_.means(how_much, "play-word-all")) {
    first = paragraphs.size();
    for (std::size_t lines = 0; first > 0; --first) {
      lines += paragraphs[first - 1].lines.size();
      if (lines > log_lines) break;
    }
  }
  for (std::size_t i = first; i < paragraphs.size(); ++i) print(paragraphs[i].lines);
}

void Session::show_stops() {
  print(say("play-stops", {{"word", word(Command::stops)}}));
  std::size_t width = 0;
  for (const StopInfo& stop : match_->info().stops) width = std::max(width, stop.name.size());
  for (const StopInfo& stop : match_->info().stops) {
    const bool on = stops_.contains(std::string{stop.name});
    print(wrapped(game_text("-stop-" + std::string{stop.name}),
                  (on ? "  ✓ " : "  – ") + pad_right(reader_.paint(Ink::bold, stop.name), width + 2),
                  std::string(width + 6, ' '), reader_.width));
  }
}

void Session::print(const Lines& lines) {
  for (const std::string& line : lines) out_ << line << '\n';
}

}  // namespace krypta::cli
