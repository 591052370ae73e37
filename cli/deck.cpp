#include "cli/deck.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdlib>

#include "cli/arguments.hpp"
#include "cli/files.hpp"
#include "text/flaws.hpp"
#include "wire/brought.hpp"
#include "wire/decks.hpp"

namespace krypta::cli {

namespace {

using vtes::Copies;
using vtes::Deck;
using vtes::Facts;

/// Goes through the texts of the decks; `each` gives whether all is well with one. 2 if a file cannot be read, 1 if a
/// deck is not well.
template <class Each>
int for_each_deck(const DeckSettings& settings, std::istream& in, std::ostream& problems, Each each) {
  const Facts facts = Facts::built_in();
  int status = EXIT_SUCCESS;
  for (const std::string& path : settings.files) {
    const auto text = file_text(path, in, vtes::longest_text + 1);
    if (!text) return complain(path + ": cannot be read");
    const bool several = settings.files.size() > 1;
    const auto tell = [&](const Flaw& flaw) {
      std::string line = text::flaw_sentence(flaw, "VT", *settings.speech);
      if (several) {
        const std::array<text::Argument, 2> told{text::Argument{"file", path}, text::Argument{"problem", line}};
        line = settings.speech->say("deck-in-file", told);
      }
      problems << line << "\n";
    };
    if (!each(facts, *text, tell)) status = EXIT_FAILURE;
  }
  return status;
}

text::Argument number(std::string name, unsigned n) { return {std::move(name), static_cast<std::int64_t>(n)}; }

std::string legal_line(const Deck& deck, const text::Speech& speech) {
  const std::array<text::Argument, 2> told{number("crypt", total(deck.crypt)), number("library", total(deck.library))};
  return speech.say("deck-legal", told);
}

/// "4 ### 3": how many cards there are of each value.
void print_curve(const std::string& title, const vtes::Curve& curve, std::ostream& out) {
  if (curve.empty()) return;
  out << title << "\n";
  for (const auto& [value, count] : curve)
    out << fmt::format("  {:>5}  {:<3} {}\n", value, count, std::string(count, '#'));
}

void print_curves(const Facts& facts, const Deck& deck, const text::Speech& speech, std::ostream& out) {
  const vtes::Capacities found = capacities(facts, deck);
  const std::array<text::Argument, 3> told{number("least", found.least), number("most", found.most),
                                           text::Argument{"mean", fmt::format("{:.2g}", found.mean)}};
  out << "\n" << speech.say("deck-first-four", told) << "\n\n";
  print_curve(speech.say("deck-capacity"), capacity_curve(facts, deck), out);
  print_curve(speech.say("deck-pool-cost"), cost_curve(facts, deck, &vtes::LibraryFacts::pool), out);
  print_curve(speech.say("deck-blood-cost"), cost_curve(facts, deck, &vtes::LibraryFacts::blood), out);
}

}  // namespace

int check_decks(const DeckSettings& settings, std::istream& in, std::ostream& out, std::ostream& problems) {
  return for_each_deck(settings, in, problems, [&](const Facts& facts, const std::string& text, const auto& tell) {
    const Brought brought = wire::bring(*settings.game, text);
    for (const Flaw& flaw : brought.flaws) tell(flaw);
    if (brought.flaws.empty()) out << legal_line(wire::read_deck(facts, text).deck, *settings.speech) << "\n";
    return brought.flaws.empty();
  });
}

int show_decks(const DeckSettings& settings, std::istream& in, std::ostream& out, std::ostream& problems) {
  return for_each_deck(settings, in, problems, [&](const Facts& facts, const std::string& text, const auto& tell) {
    const vtes::ReadDeck read = wire::read_deck(facts, text);
    for (const auto& problem : read.problems) tell(flaw_of(problem));
    out << write_deck(facts, read.deck, vtes::DeckForm::twd);
    print_curves(facts, read.deck, *settings.speech, out);
    return read.problems.empty();
  });
}

int convert_deck(const DeckSettings& settings, std::istream& in, std::ostream& out, std::ostream& problems) {
  const auto form = vtes::deck_form(settings.form);
  if (!form && settings.form != "json")
    return complain("--as: must be twd, text, lackey, jol or json, not \"" + settings.form + "\"");
  return for_each_deck(settings, in, problems, [&](const Facts& facts, const std::string& text, const auto& tell) {
    const vtes::ReadDeck read = wire::read_deck(facts, text);
    for (const auto& problem : read.problems) tell(flaw_of(problem));
    if (!read.problems.empty()) return false;
    out << (form ? write_deck(facts, read.deck, *form) : to_json(deck_value(facts, read.deck)) + "\n");
    return true;
  });
}

}  // namespace krypta::cli
