#include "engine/specs/expectation.hpp"

#include <algorithm>
#include <charconv>

#include "engine/cards/emitter.hpp"
#include "engine/cards/evaluator.hpp"
#include "engine/cards/expression_checker.hpp"
#include "engine/cards/expression_parser.hpp"
#include "engine/cards/names.hpp"

namespace krypta::specs {

namespace {

using cards::Expression;
using cards::Type;
using Kind = Expression::Kind;

/// Reads, checks and reckons one line.
class Expectation {
 public:
  Expectation(const Room& room, const Viewpoint& from, const Line& line)
      : words_(room.vocabulary()),
        line_(line),
        host_(room.look(from)),
        cursor_(line.text, 0, errors_, cards::Letters::all),
        checker_(words_, ids_, errors_, 0) {}

  std::optional<Problem> judge() {
    auto failed = line_.text.find(':') == std::string::npos ? condition() : place();
    if (errors_.empty()) return failed;
    const cards::Error first = errors_.sorted().front();
    return Problem{{line_.number, first.at.column}, first.message};
  }

 private:
  std::optional<Problem> condition() {
    const cards::syntax::Expression read = cards::parse_expression(cursor_);
    if (!cursor_.failed() && !cursor_.at_end()) cursor_.expected("the end of the line");
    if (cursor_.failed()) return std::nullopt;
    const auto checked = checker_.check(read, Type::condition);
    return checked ? condition(*checked) : std::nullopt;
  }
  /// Of several that are joined with `and` the first that is false is told.
  std::optional<Problem> condition(const Expression& is) {
    if (is.kind == Kind::and_) {
      for (const Expression& part : is.parts) {
        if (auto problem = condition(part)) return problem;
      }
      return std::nullopt;
    }
    if (reckon(is) != 0 || !errors_.empty()) return std::nullopt;
    const bool compares = is.kind == Kind::equal || is.kind == Kind::unequal || is.kind == Kind::less ||
                          is.kind == Kind::at_most || is.kind == Kind::more || is.kind == Kind::at_least;
    std::string found = "that it is not so";
    if (compares) {
      found = value(is.parts[0]);
      // A number that stands there can be read there.
      const Kind right = is.parts[1].kind;
      if (right != Kind::number && right != Kind::word) found += " and " + value(is.parts[1]);
    }
    return Problem{{line_.number, is.at.column}, "expected " + said() + ", found " + found};
  }
  [[nodiscard]] std::string value(const Expression& of) { return written(words_, of.type, reckon(of)); }

  int reckon(const Expression& what) {
    cards::Program program;
    cards::Emitter emitter{words_, program, errors_, 0};
    const cards::Address start = emitter.here();
    emitter.expression(what);
    emitter.emit(cards::Op::give);
    emitter.finish();
    const cards::Frame nothing_chosen{};
    return cards::Evaluator<Host>{program, nothing_chosen, *host_}.evaluate(start);
  }

  std::optional<Problem> place() {
    const cards::Position at = cursor_.now().at;
    const cards::syntax::Selector read = cards::parse_selector(cursor_);
    cursor_.expect(":");
    const auto selector = cursor_.failed() ? std::nullopt : checker_.check(read);
    if (!selector) return std::nullopt;
    const Type type = words_.domains[selector->domain].of;
    std::vector<std::string> wanted;
    while (!cursor_.at_end()) {
      const cards::Token token = cursor_.take();
      if (token.text == "nothing" && wanted.empty() && cursor_.at_end()) break;
      if (!value_of(words_, type, token.text))
        return Problem{{line_.number, token.at.column}, no_value(words_, type, token.text)};
      wanted.emplace_back(token.text);
    }
    std::vector<std::string> there;
    cards::Program program;
    cards::Emitter emitter{words_, program, errors_, 0};
    const std::uint16_t which = emitter.selector(*selector);
    emitter.finish();
    const cards::Frame nothing_chosen{};
    cards::Evaluator<Host>{program, nothing_chosen, *host_}.each_thing(
        program.selectors[which], 0, [&](int thing) { there.push_back(written(words_, type, thing)); });
    const std::string found = joined(there);
    std::ranges::sort(wanted);
    std::ranges::sort(there);
    if (wanted == there) return std::nullopt;
    return Problem{{line_.number, at.column}, "expected " + said() + ", found " + found};
  }

  [[nodiscard]] std::string said() const { return line_.text.substr(line_.text.find_first_not_of(' ')); }

  const cards::Vocabulary& words_;
  const Line& line_;
  std::unique_ptr<Host> host_;
  std::vector<cards::File> files_{1};
  cards::Errors errors_{files_};
  cards::Cursor cursor_;
  cards::CardIds ids_{};  ///< none: a line has no card by its id
  cards::ExpressionChecker checker_;
};

}  // namespace

std::optional<Problem> expected(const Room& room, const Viewpoint& from, const Line& text) {
  return Expectation{room, from, text}.judge();
}

std::string written(const cards::Vocabulary& vocabulary, Type type, int value) {
  if (value == cards::nothing) return "nothing";
  if (type == Type::condition) return value != 0 ? "yes" : "no";
  if (type == Type::number) return std::to_string(value);
  const auto words = cards::words_of_type(vocabulary, type);
  const auto place = static_cast<std::size_t>(value);
  return place < words.size() ? std::string{words[place]} : std::to_string(value);
}

std::optional<int> value_of(const cards::Vocabulary& vocabulary, Type type, std::string_view text) {
  if (type == Type::number) {
    int number = 0;
    const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), number);
    return wrong == std::errc{} && end == text.data() + text.size() ? std::optional{number} : std::nullopt;
  }
  const auto place = cards::place_of(cards::words_of_type(vocabulary, type), text);
  return place ? std::optional{static_cast<int>(*place)} : std::nullopt;
}

std::string no_value(const cards::Vocabulary& vocabulary, Type type, std::string_view text) {
  return cards::unknown_name(text, cards::a_type(vocabulary, type),
                             cards::names_in(cards::words_of_type(vocabulary, type)));
}

}  // namespace krypta::specs
