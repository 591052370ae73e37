#include "engine/games/nowa_huta/game.hpp"

/// Choices as short words and back; docs/notation.md lists them.
namespace krypta::nowa_huta {

namespace {

constexpr std::array<std::string_view, 12> verbs{"elder", "vampire", "circle", "move",  "time",   "use",
                                                 "done",  "take",    "to",     "count", "target", "stay"};
constexpr std::array<std::string_view, 2> usables{"estate", "circle"};

constexpr unsigned most_moved = 4;  // NH-085

template <std::size_t N>
std::optional<unsigned> find(const std::array<std::string_view, N>& words, std::string_view word) {
  for (unsigned i = 0; i < N; ++i) {
    if (words[i] == word) return i;
  }
  return std::nullopt;
}
template <Named E>
std::optional<unsigned> find(std::string_view word) {
  return find(names_of(std::type_identity<E>{}), word);
}

/// One digit below `limit`.
std::optional<unsigned> digit(std::string_view word, unsigned limit) {
  if (word.size() != 1 || word[0] < '0' || word[0] > '9') return std::nullopt;
  const auto value = static_cast<unsigned>(word[0] - '0');
  return value < limit ? std::optional{value} : std::nullopt;
}

std::optional<unsigned> argument(Verb verb, std::string_view word) {
  switch (verb) {
    case Verb::Elder:
    case Verb::Target: return digit(word, table_size);
    case Verb::Vampire:
    case Verb::To: return find<Estate>(word);
    case Verb::Circle: return find<CircleAction>(word);
    case Verb::Move: return find<EstateCard>(word);
    case Verb::Time: return find<CircleCard>(word);
    case Verb::Use: return find(usables, word);
    case Verb::Count: {
      const auto count = digit(word, most_moved + 1);
      return count && *count > 0 ? count : std::nullopt;
    }
    case Verb::Take: {  // SEAT@ESTATE
      const std::size_t at = word.find('@');
      if (at == std::string_view::npos) return std::nullopt;
      const auto whose = digit(word.substr(0, at), table_size);
      const auto where = find<Estate>(word.substr(at + 1));
      if (!whose || !where) return std::nullopt;
      return *where * table_size + *whose;
    }
    case Verb::Done:
    case Verb::Stay: return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

std::string NowaHuta::write(Choice choice) const {
  const unsigned argument = argument_of(choice);
  std::string text{verbs[static_cast<std::size_t>(verb(choice))]};
  switch (verb(choice)) {
    case Verb::Done:
    case Verb::Stay: return text;
    case Verb::Vampire:
    case Verb::To: return text.append(":").append(name_of(chosen<Estate>(choice)));
    case Verb::Circle: return text.append(":").append(name_of(chosen<CircleAction>(choice)));
    case Verb::Move: return text.append(":").append(name_of(chosen<EstateCard>(choice)));
    case Verb::Time: return text.append(":").append(name_of(chosen<CircleCard>(choice)));
    case Verb::Use: return text.append(":").append(usables[argument]);
    case Verb::Take:
      return text.append(":")
          .append(std::to_string(number(taken_owner(choice))))
          .append("@")
          .append(name_of(taken_from(choice)));
    case Verb::Elder:
    case Verb::Target:
    case Verb::Count: return text.append(":").append(std::to_string(argument));
  }
  return text;
}

std::optional<Choice> NowaHuta::read(std::string_view text) const {
  const std::size_t colon = text.find(':');
  const auto verb = find(verbs, text.substr(0, colon));
  if (!verb) return std::nullopt;
  const auto v = static_cast<Verb>(*verb);
  if (v == Verb::Done || v == Verb::Stay)
    return colon == std::string_view::npos ? std::optional{choose(v)} : std::nullopt;
  if (colon == std::string_view::npos) return std::nullopt;
  const auto a = argument(v, text.substr(colon + 1));
  return a ? std::optional{choose(v, *a)} : std::nullopt;
}

}  // namespace krypta::nowa_huta
