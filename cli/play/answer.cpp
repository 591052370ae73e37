#include "cli/play/answer.hpp"

#include <algorithm>
#include <charconv>

#include "engine/core/enums.hpp"

namespace krypta::cli {

namespace {

std::string lower(std::string_view text) {
  std::string small{text};
  for (char& c : small) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return small;
}

/// Which options the typed text is the id of, or the beginning of the id or of what stands behind its colon.
std::vector<std::size_t> options_that_fit(const std::string& typed, std::span<const Option> options) {
  std::vector<std::size_t> begin_so;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const std::string& id = options[i].id;
    if (id == typed) return {i};
    if (id.starts_with(typed) || id.substr(id.find(':') + 1).starts_with(typed)) begin_so.push_back(i);
  }
  return begin_so;
}

}  // namespace

std::string_view verb_of(std::string_view id) { return id.substr(0, id.find(':')); }

std::string_view trimmed(std::string_view line) {
  constexpr std::string_view spaces = " \t\r\n";
  const std::size_t from = line.find_first_not_of(spaces);
  if (from == std::string_view::npos) return {};
  return line.substr(from, line.find_last_not_of(spaces) - from + 1);
}

std::optional<unsigned> small_number(std::string_view text) {
  unsigned value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value > 0xFFFF) return std::nullopt;
  return value;
}

std::vector<unsigned> menu_numbers(std::span<const Option> options) {
  std::string_view counted;  // the verb of those that are numbers
  bool own = true;
  std::vector<std::optional<unsigned>> meant;
  unsigned last = 0;
  for (const Option& option : options) {
    // What lights up something on the board is a thing, though it may be called by a number.
    const std::string_view id = option.id;
    const std::size_t colon = id.find(':');
    const bool thing = colon == std::string_view::npos || !option.target.empty();
    meant.push_back(thing ? std::nullopt : small_number(id.substr(colon + 1)));
    if (!meant.back()) continue;
    own = own && (counted.empty() || counted == verb_of(id));
    counted = verb_of(id);
    last = std::max(last, *meant.back());
  }
  std::vector<unsigned> numbers;
  if (!own) last = 0;
  for (const std::optional<unsigned>& number : meant) numbers.push_back(own && number ? *number : ++last);
  return numbers;
}

Vocabulary::Vocabulary(const text::Speech& speech, std::span<const Page> pages, std::string_view rule_prefix,
                       bool stops)
    : speech_(speech), pages_(pages), rule_prefix_(lower(rule_prefix) + "-"), stops_(stops) {}

bool Vocabulary::means(std::string_view text, std::string_view key) const {
  const std::string wanted = " " + lower(text) + " ";
  const text::Speech& english = *text::Speech::in(text::languages().front());
  for (const text::Speech* speech : {&speech_, &english}) {
    if ((" " + speech->say(key) + " ").find(wanted) != std::string::npos) return true;
  }
  return false;
}

Answer Vocabulary::understand(std::string_view line, std::span<const Option> options) const {
  using Kind = Answer::Kind;
  line = trimmed(line);
  if (line.empty()) return {.kind = Kind::nothing};
  const std::size_t space = line.find_first_of(" \t");
  const std::string_view first = line.substr(0, space);
  const std::string_view rest = space == std::string_view::npos ? std::string_view{} : trimmed(line.substr(space));

  for (const Command command : all_of<Command>()) {
    if (needs_stops(command) && !stops_) continue;
    if (means(first, "play-command-" + std::string{name_of(command)})) {
      return {.kind = Kind::command, .command = command, .rest = std::string{rest}};
    }
  }
  for (std::size_t i = 0; i < pages_.size(); ++i) {
    if (means(first, pages_[i].word) && (rest.empty() || pages_[i].find != nullptr))
      return {.kind = Kind::page, .index = i, .rest = std::string{rest}};
  }
  if (!rest.empty()) return {.kind = Kind::unknown};
  const std::string typed = lower(first);
  if (typed.starts_with(rule_prefix_)) return {.kind = Kind::command, .command = Command::rule, .rest = typed};
  if (const auto number = small_number(typed)) {
    const std::vector<unsigned> numbers = menu_numbers(options);
    const auto found = std::ranges::find(numbers, *number);
    if (found == numbers.end()) return {.kind = Kind::unknown};
    return {.kind = Kind::choice, .index = static_cast<std::size_t>(found - numbers.begin())};
  }
  std::vector<std::size_t> fitting = options_that_fit(typed, options);
  if (fitting.size() == 1) return {.kind = Kind::choice, .index = fitting.front()};
  if (fitting.size() > 1) return {.kind = Kind::several, .fitting = std::move(fitting)};
  return {.kind = Kind::unknown};
}

}  // namespace krypta::cli
