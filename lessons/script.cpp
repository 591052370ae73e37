#include "lessons/script.hpp"

#include <charconv>

namespace krypta::lessons {

namespace {

std::vector<std::string> words_of_line(std::string_view line) {
  line = line.substr(0, line.find('#'));
  std::vector<std::string> words;
  while (true) {
    const std::size_t from = line.find_first_not_of(" \t\r");
    if (from == std::string_view::npos) return words;
    const std::size_t to = std::min(line.find_first_of(" \t\r", from), line.size());
    words.emplace_back(line.substr(from, to - from));
    line.remove_prefix(to);
  }
}

std::optional<unsigned> number_in(std::string_view word) {
  unsigned number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return number;
}

/// One line of the file into the script; false if it says nothing that a lesson can say.
bool take(Script& script, const std::vector<std::string>& words, unsigned number) {
  const std::string& first = words[0];
  if (first == "seats" && words.size() == 2) {
    const auto seats = number_in(words[1]);
    if (!seats || *seats == 0 || *seats > max_seats) return false;
    script.setup.seats = *seats;
    return true;
  }
  if (first == "option" && words.size() == 3) {
    script.setup.options.emplace_back(words[1], words[2]);
    return true;
  }
  if (first == "brings" && words.size() == 3) {
    const auto who = number_in(words[1]);
    if (!who || *who >= script.setup.seats) return false;
    script.setup.brought.resize(script.setup.seats);
    script.setup.brought[*who] = words[2];
    return true;
  }
  if (first == "say" && words.size() >= 2) {
    script.sayings.push_back({words[1], {words.begin() + 2, words.end()}});
    return true;
  }
  if (words.size() != 2) return false;
  const unsigned saying = script.sayings.empty() ? 0 : static_cast<unsigned>(script.sayings.size() - 1);
  if (first == "chance") {
    script.lines.push_back({Seat::chance, words[1], saying, number});
    return true;
  }
  const auto who = number_in(first);
  if (!who || *who >= script.setup.seats) return false;
  script.lines.push_back({seat(*who), words[1], saying, number});
  return !script.sayings.empty() || seat(*who) != learner;
}

}  // namespace

Result<Script> read_script(std::string_view text) {
  const auto bad = [](unsigned number, std::string_view what) {
    return Refusal{Refusal::Code::bad_request, "line " + std::to_string(number) + ": " + std::string{what}, {}};
  };
  Script script;
  bool ended = false;
  for (unsigned number = 1; !text.empty(); ++number) {
    const std::size_t length = std::min(text.find('\n'), text.size());
    const std::vector<std::string> words = words_of_line(text.substr(0, length));
    text.remove_prefix(std::min(length + 1, text.size()));
    if (words.empty()) continue;
    if (ended) return bad(number, "the lesson has ended above");
    ended = words.size() == 1 && words[0] == "end";
    if (!ended && !take(script, words, number)) return bad(number, "no lesson can say this");
  }
  if (!ended) return bad(0, "the lesson does not end");
  return script;
}

}  // namespace krypta::lessons
