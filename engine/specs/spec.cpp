#include "engine/specs/spec.hpp"

#include <algorithm>
#include <optional>

namespace krypta::specs {

namespace {

constexpr std::string_view blanks = " \t";

cards::Position at(std::uint32_t line, std::size_t offset) { return {line, static_cast<std::uint32_t>(offset) + 1}; }

bool in_name(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; }

std::string_view without_comment(std::string_view line) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '#' && (i == 0 || blanks.find(line[i - 1]) != std::string_view::npos)) line = line.substr(0, i);
  }
  const std::size_t last = line.find_last_not_of(blanks);
  return last == std::string_view::npos ? std::string_view{} : line.substr(0, last + 1);
}

std::vector<Line> lines_of(const cards::SpecText& text) {
  std::vector<Line> lines;
  std::uint32_t number = text.line;
  std::size_t depth = 0;
  for (std::string_view rest = text.text; !rest.empty(); ++number) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = without_comment(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (line.empty()) continue;
    const std::size_t indented = line.find_first_not_of(blanks);
    if (lines.size() == 1) depth = indented;
    if (lines.size() > 1 && indented > depth) {
      lines.back().text += std::string{line.substr(indented - 1)};
    } else {
      lines.push_back({number, std::string{line}});
    }
  }
  return lines;
}

/// `spec "name" VE-178 VE-179`
std::optional<Problem> read_heading(const Line& line, Spec& spec) {
  const std::string& text = line.text;
  const std::size_t open = text.find_first_not_of(blanks, 4);
  const std::size_t close = open == std::string::npos ? open : text.find('"', open + 1);
  if (open == std::string::npos || text[open] != '"' || close == std::string::npos || close == open + 1)
    return Problem{at(line.number, std::min(open, text.size())),
                   "found a spec without a name, expected its name between quotation marks behind `spec`"};
  spec.name = text.substr(open + 1, close - open - 1);
  for (const Token& id : tokens_of({line.number, std::string(close + 1, ' ') + text.substr(close + 1)})) {
    const bool fits = id.text.find('-') != std::string::npos && id.text.front() >= 'A' && id.text.front() <= 'Z';
    if (!fits) return Problem{id.at, "found `" + id.text + "`, expected the id of a rule such as `VE-178`"};
    spec.ids.push_back(id.text);
  }
  return std::nullopt;
}

/// `each $turn $pays = day h01 | night h01 h02`: the last name takes all that is left.
std::optional<Problem> read_each(const Line& line, Spec& spec) {
  std::vector<std::string> names;
  std::vector<Token> tokens = tokens_of(line);
  std::size_t i = 1;
  for (; i < tokens.size() && tokens[i].text.starts_with('$'); ++i) names.push_back(tokens[i].text.substr(1));
  if (names.empty() || i == tokens.size() || tokens[i].text != "=")
    return Problem{tokens[std::min(i, tokens.size() - 1)].at, "expected `each $name … = value … | value …`"};
  spec.rows.clear();
  tokens.push_back({"|", tokens.back().at});
  std::vector<std::string> values;
  for (++i; i < tokens.size(); ++i) {
    const Token& token = tokens[i];
    if (token.text == "|") {
      if (values.size() < names.size())
        return Problem{token.at, "found " + std::to_string(values.size()) + " values in a row of `each`, expected " +
                                     std::to_string(names.size())};
      Spec::Row row;
      for (std::size_t k = 0; k < names.size(); ++k) row.emplace_back(names[k], values[k]);
      spec.rows.push_back(std::move(row));
      values.clear();
    } else if (values.size() == names.size()) {
      values.back() += (token.text == "," || token.text == ":" ? "" : " ") + token.text;
    } else {
      values.push_back(token.text);
    }
  }
  return std::nullopt;
}

}  // namespace

std::variant<Spec, Problem> read(const cards::SpecText& text) {
  Spec spec;
  spec.rows.emplace_back();
  spec.lines = lines_of(text);
  if (auto problem = read_heading(spec.lines.front(), spec)) return *problem;
  spec.lines.erase(spec.lines.begin());
  if (spec.lines.empty()) return Problem{{text.line, 1}, "found a spec without lines, expected them indented below it"};
  const std::string& first = spec.lines.front().text;
  if (first.substr(first.find_first_not_of(blanks)).starts_with("each ")) {
    if (auto problem = read_each(spec.lines.front(), spec)) return *problem;
    spec.lines.erase(spec.lines.begin());
  }
  return spec;
}

Line filled_in(const Line& line, const Spec::Row& row) {
  Line filled = line;
  for (const auto& [name, value] : row) {
    const std::string written = "$" + name;
    for (std::size_t i = filled.text.find(written); i != std::string::npos; i = filled.text.find(written, i)) {
      const std::size_t end = i + written.size();
      const bool longer = end < filled.text.size() && in_name(filled.text[end]);
      if (!longer) filled.text.replace(i, written.size(), value);
      i += longer ? written.size() : value.size();
    }
  }
  return filled;
}

std::vector<Token> tokens_of(const Line& line) {
  std::vector<Token> tokens;
  const std::string& text = line.text;
  for (std::size_t i = text.find_first_not_of(blanks); i != std::string::npos; i = text.find_first_not_of(blanks, i)) {
    const std::size_t start = i;
    bool inside = false;
    for (; i < text.size() && (inside || blanks.find(text[i]) == std::string_view::npos); ++i)
      inside = text[i] == '{' || (inside && text[i] != '}');
    std::string word = text.substr(start, i - start);
    std::string mark;
    if (word.size() > 1 && (word.back() == ',' || word.back() == ':')) {
      mark = word.substr(word.size() - 1);
      word.pop_back();
    }
    const std::size_t open = word.find('{');
    if (open == std::string::npos || word.back() != '}') {
      tokens.push_back({word, at(line.number, start)});
    } else {
      const std::string inner = word.substr(open + 1, word.size() - open - 2);
      for (Token& one : tokens_of({line.number, std::string(start + open + 1, ' ') + inner}))
        tokens.push_back({word.substr(0, open) + one.text, one.at});
    }
    if (!mark.empty()) tokens.push_back({mark, at(line.number, i - 1)});
  }
  return tokens;
}

std::string joined(const std::vector<std::string>& words) {
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : " ") + word;
  return all.empty() ? "nothing" : all;
}

}  // namespace krypta::specs
