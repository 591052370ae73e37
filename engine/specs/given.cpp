#include <algorithm>
#include <stdexcept>

#include "engine/cards/names.hpp"
#include "engine/specs/expectation.hpp"
#include "engine/specs/table.hpp"

/// What is on the table.
namespace krypta::specs {

Wrong Table::given(Words& words, bool again) {
  if (match_ != nullptr) {
    if (auto wrong = finish()) return wrong;
    match_.reset();
    if (!again) clauses_.clear();
  } else if (again) {
    return words.problem("found `again` before anything was done, expected `given`");
  }
  if (clauses_.empty() || again) begun_ = words.rest().number;
  std::optional<Seat> seat;
  while (!words.done()) {
    if (auto wrong = clause(words, seat)) return wrong;
    if (!words.done() && !words.accept(",")) return words.instead("`,` or the end of the line");
  }
  return std::nullopt;
}

Wrong Table::clause(Words& words, std::optional<Seat>& seat) {
  const cards::Vocabulary& vocabulary = room_.vocabulary();
  if (const auto named = value_of(vocabulary, vocabulary.player, words.now())) {
    seat = krypta::seat(static_cast<unsigned>(*named));
    words.take();
  }
  const auto all = room_.words();
  const auto place = cards::place_of(all, words.now());
  if (!place) return words.problem(cards::unknown_name(words.now(), "a word of `given`", cards::names_in(all)));
  const Word& word = all[*place];
  if (word.of_seat && !seat)
    return words.problem("found `" + std::string{word.name} + "` of nobody, expected a seat before it");
  if (word.first && !clauses_.empty())
    return words.problem("found `" + std::string{word.name} + "` behind other words, expected it before them");
  words.take();
  Clause said{*place, {seat.value_or(Seat{}), {}}};
  const auto ends = [&] { return words.done() || words.now() == ","; };
  for (std::size_t i = 0; word.several ? i + 1 < word.takes.size() || !ends() : i < word.takes.size(); ++i) {
    const cards::Type type = word.takes[std::min(i, word.takes.size() - 1)];
    if (ends()) return words.instead(cards::a_type(vocabulary, type));
    const auto value = value_of(vocabulary, type, words.now());
    if (!value) return words.problem(no_value(vocabulary, type, words.now()));
    said.said.values.push_back(*value);
    words.take();
  }
  clauses_.push_back(std::move(said));
  return std::nullopt;
}

Wrong Table::start(const Words& words) {
  const auto given = room_.given();
  try {
    for (const Clause& clause : clauses_) given->say(clause.word, clause.said);
  } catch (const std::invalid_argument& wrong) {
    return words.problem(std::string{"found a position that cannot be: "} + wrong.what());
  }
  auto begun = game_.load(given->position());
  if (!begun) return words.problem("found a position that no match can reach: " + begun.refusal().message);
  match_ = std::move(*begun);
  proved_ = open_end_ = false;
  return std::nullopt;
}

/// `begin 4 teams=yes`: a new match.
Wrong Table::begin(Words& words) {
  if (match_ != nullptr) {
    if (auto wrong = finish()) return wrong;
  }
  begun_ = words.rest().number;
  clauses_.clear();
  Setup setup;
  const auto seats = value_of(room_.vocabulary(), cards::Type::number, words.now());
  if (!seats) return words.instead("the number of seats");
  setup.seats = static_cast<unsigned>(*seats);
  for (words.take(); !words.done();) {
    const std::string option = words.take();
    const std::size_t equal = option.find('=');
    if (equal == std::string::npos) return words.problem("found `" + option + "`, expected an option as `name=value`");
    setup.options.emplace_back(option.substr(0, equal), option.substr(equal + 1));
  }
  auto begun = game_.begin(setup);
  if (!begun) return words.problem("found a match that is refused: " + begun.refusal().message);
  match_ = std::move(*begun);
  proved_ = open_end_ = false;
  return std::nullopt;
}

}  // namespace krypta::specs
