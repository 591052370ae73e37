#include "text/speech.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <sstream>

#include "embedded/catalogues.hpp"
#include "engine/core/any_game.hpp"
#include "text/names.hpp"

namespace krypta::text {

namespace {

constexpr std::array<std::string_view, 3> all_languages{"en", "pl", "hu"};

/// Passes every argument in the forms a translator may need: a player's name, in each case that the language asks for
/// ("-gen"), whether he is the reader ("-you") and whether he is the player whom the sentence is about ("-self"); a
/// word of the game and its id; a number.
struct Filler {
  const Bundle& bundle;
  const Speech& speech;
  std::span<const std::string> names;
  Seat reader;
  Seat subject;
  std::string name;
  std::vector<Argument>& out;

  void operator()(std::int64_t number) const { out.push_back({name, number}); }
  void operator()(Seat s) const {
    const unsigned i = number(s);
    const std::string called = i < names.size() ? names[i] : std::to_string(i);
    for (const std::string& form : speech.name_forms())
      out.push_back({name + "-" + form, speech.name_in(form, called)});
    out.push_back({name, called});
    out.push_back({name + "-you", s == reader ? "yes" : "no"});
    out.push_back({name + "-self", s == subject ? "yes" : "no"});
  }
  void operator()(const Term& term) const {
    out.push_back({name, bundle.format(std::string{term.domain} + "-" + std::string{term.id})});
    out.push_back({name + "-id", std::string{term.id}});
  }
};

}  // namespace

std::span<const std::string_view> languages() { return all_languages; }

Speech::Speech(std::string_view language) : bundle_(std::string{language}) {
  const std::string folder = std::string{language} + "/";
  for (const std::string_view key : catalogues::embedded_keys()) {
    if (!key.starts_with(folder) || key.starts_with(folder + "rules/")) continue;
    [[maybe_unused]] const auto error = bundle_.add(*catalogues::embedded(key));
    assert(!error && "a test reads every catalogue, so this one was not tested");
  }
  for (const LentNames& names : names_of_games()) bundle_.lend(names);
  std::istringstream forms{bundle_.format("seat-forms")};
  for (std::string form; forms >> form;) name_forms_.push_back(form);
  if (name_forms_.empty()) return;
  constexpr std::array<unsigned, 13> colours{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
  colour_names_ = plain_names(colours);
}

std::string Speech::name_in(std::string_view form, std::string_view name) const {
  const auto found = std::ranges::find(colour_names_, name);
  const std::array<Argument, 3> arguments{
      Argument{"colour", found == colour_names_.end() ? std::int64_t{-1} : found - colour_names_.begin()},
      Argument{"case", std::string{form}}, Argument{"name", std::string{name}}};
  return bundle_.format("seat-name-in", arguments);
}

const Speech* Speech::in(std::string_view language) {
  static const std::array<Speech, all_languages.size()> all{Speech{"en"}, Speech{"pl"}, Speech{"hu"}};
  for (const Speech& speech : all) {
    if (speech.language() == language) return &speech;
  }
  return nullptr;
}

std::string Speech::say(const Message& message, std::span<const std::string> names, Seat reader) const {
  Seat subject = Seat::chance;
  for (const Message::Argument& argument : message.arguments) {
    const Seat* s = std::get_if<Seat>(&argument.content);
    if (s != nullptr && argument.name == "seat") subject = *s;
  }
  std::vector<Argument> arguments;
  for (const Message::Argument& argument : message.arguments) {
    std::visit(Filler{bundle_, *this, names, reader, subject, std::string{argument.name}, arguments}, argument.content);
  }
  return bundle_.format(message.key, arguments);
}

std::vector<std::string> Speech::plain_names(std::span<const unsigned> colours) const {
  std::vector<std::string> names;
  for (const unsigned colour : colours) {
    const std::array<Argument, 1> argument{Argument{"colour", std::int64_t{colour}}};
    names.push_back(bundle_.format("seat-name", argument));
  }
  return names;
}

std::optional<std::string> rule_in(std::string_view book, std::string_view name) {
  const std::string start = "\n- **" + std::string{name} + "** ";
  const std::size_t at = book.find(start);
  if (at == std::string_view::npos) return std::nullopt;
  std::string_view rest = book.substr(at + start.size());
  std::string rule{rest.substr(0, rest.find('\n'))};
  // The chapter of the printed rule book stands in brackets before the rule.
  if (rule.starts_with("[")) rule.erase(0, rule.find("] ") + 2);
  rest.remove_prefix(std::min(rest.size(), rest.find('\n') + 1));
  if (rest.starts_with("  - ")) {
    rule += ' ';
    rule += rest.substr(4, rest.find('\n') - 4);
  }
  return rule;
}

std::optional<std::string> Speech::rule(const GameInfo& game, RuleId rule) const {
  return rule_in(rule_book(game), rule_name(game, rule));
}

std::string_view Speech::rule_book(const GameInfo& game) const {
  return catalogues::embedded(std::string{language()} + "/rules/" + std::string{game.id}).value_or("");
}

}  // namespace krypta::text
