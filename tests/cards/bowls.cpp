#include "tests/cards/bowls.hpp"

#include <algorithm>

namespace krypta::bowls {

namespace {

using cards::AbilityKind;
using cards::FactKind;
using cards::ParameterInfo;
using cards::Type;
using cards::VerbKind;

constexpr Type player = type_of(Kind::Player);
constexpr Type bowl = type_of(Kind::Bowl);
constexpr Type stone = type_of(Kind::Stone);
constexpr Type colour = type_of(Kind::Colour);
constexpr Type mood = type_of(Kind::Mood);
constexpr Type user = type_of(Kind::User);
constexpr Type sign = type_of(Kind::Sign);
constexpr Type span = type_of(Kind::Span);
constexpr Type card = type_of(Kind::Card);

constexpr std::array<cards::TypeInfo, 9> types{{{"player", {}, player_count},
                                                {"bowl", words_of<Bowl>},
                                                {"stone", {}, 16},
                                                {"colour", words_of<Colour>},
                                                {"mood", words_of<Mood>},
                                                {"user", words_of<User>},
                                                {"sign", words_of<Sign>},
                                                {"span", words_of<Span>},
                                                {"card", {}, 100, true}}};

constexpr std::array<cards::PropertyInfo, 18> properties{{{"self", player},
                                                          {"rival", player},
                                                          {"round", Type::number},
                                                          {"night", Type::condition},
                                                          {"full_bowl", bowl},
                                                          {"last_stone", stone},
                                                          {"colour", colour, stone},
                                                          {"weight", Type::number, stone},
                                                          {"bowl", bowl, stone},
                                                          {"cracked", Type::condition, stone},
                                                          {"size", Type::number, bowl},
                                                          {"coins", Type::number, player},
                                                          {"points", Type::number, player},
                                                          {"neighbour", player, player},
                                                          {"signs", Type::number, stone, sign},
                                                          {"gained", Type::number, player, span},
                                                          {"tally", Type::number, {}, colour},
                                                          {"engraved", card, stone}}};

constexpr std::array<cards::DomainInfo, 8> domains{{{"stones", stone, 6, {}, false, true},
                                                    {"inside", stone, 16, bowl, false, true},
                                                    {"bowls", bowl, 4, {}, false, true},
                                                    {"players", player, 3, {}, false, true},
                                                    {"pouch", stone, 5, player, true},
                                                    {"dice", Type::number, 3},
                                                    {"hill", stone, 1},
                                                    {"numbers", Type::number, 10, Type::number}}};

constexpr std::array player_number{ParameterInfo{"who", player}, ParameterInfo{"number", Type::number}};
constexpr std::array stone_bowl{ParameterInfo{"which", stone}, ParameterInfo{"where_to", bowl}};
constexpr std::array only_stone{ParameterInfo{"which", stone}};
constexpr std::array stone_colour{ParameterInfo{"which", stone}, ParameterInfo{"colour", colour}};
constexpr std::array only_number{ParameterInfo{"number", Type::number}};
constexpr std::array only_condition{ParameterInfo{"whether", Type::condition}};
constexpr std::array bowl_number{ParameterInfo{"which", bowl}, ParameterInfo{"number", Type::number}};
constexpr std::array stone_sign_number{ParameterInfo{"which", stone}, ParameterInfo{"sign", sign},
                                       ParameterInfo{"number", Type::number}};
constexpr std::array only_bowl{ParameterInfo{"which", bowl}};

constexpr std::array<cards::VerbInfo, 15> verbs{{{"gain", player_number},
                                                 {"move", stone_bowl},
                                                 {"remove", only_stone},
                                                 {"paint", stone_colour},
                                                 {"note", only_number},
                                                 {"remember", only_condition},
                                                 {"ring"},
                                                 {"rest"},
                                                 {"heavier", bowl_number, VerbKind::lasting},
                                                 {"quiet", {}, VerbKind::lasting},
                                                 {"spend", player_number, VerbKind::cost},
                                                 {"give_up", only_stone, VerbKind::cost},
                                                 {"empty", only_bowl},
                                                 {"drain", player_number},
                                                 {"draw", stone_sign_number}}};

constexpr std::array<std::string_view, 2> durations{"dusk", "dawn"};
constexpr std::array<std::string_view, 2> scopes{"day", "table"};
constexpr std::array<cards::FactInfo, 9> facts{{{"price", FactKind::number, Type::number, true},
                                                {"size", FactKind::number},
                                                {"colour", FactKind::word, colour},
                                                {"moods", FactKind::words, mood},
                                                {"pace", FactKind::number, Type::number, false, true},
                                                {"tones", FactKind::words, mood, false, true},
                                                {"size", FactKind::word, bowl, false, true},
                                                {"needs", FactKind::levels, colour, false, true, mood},
                                                {"user", FactKind::word, user, false, true}}};
constexpr std::array abilities{AbilityKind::play, AbilityKind::use, AbilityKind::on, AbilityKind::always};

constexpr cards::Vocabulary words{.game = "bowls",
                                  .types = types,
                                  .properties = properties,
                                  .domains = domains,
                                  .verbs = verbs,
                                  .windows = words_of<Window>,
                                  .durations = durations,
                                  .scopes = scopes,
                                  .facts = facts,
                                  .abilities = abilities,
                                  .player = player,
                                  .later = true,
                                  .whenever = true,
                                  .conditions = true,
                                  .together = true,
                                  .any_of = true};

}  // namespace

const cards::Vocabulary& vocabulary() { return words; }

State laid_out() {
  State state;
  constexpr std::array places{Bowl::North, Bowl::North, Bowl::East, Bowl::East, Bowl::East, Bowl::South};
  for (std::size_t i = 0; i < 11; ++i) {
    Stone s;
    s.colour = static_cast<Colour>(i % 3);
    s.weight = static_cast<std::int16_t>(i + 1);
    if (i < places.size()) {
      s.bowl = places[i];
    } else {
      s.pouch = seat(i < 9 ? 0 : 1);
    }
    state.stones.push_back(s);
  }
  return state;
}

int Host::property(unsigned property, int subject) const {
  const auto of_stone = [&]() -> const Stone& { return state_.stones[static_cast<std::size_t>(subject)]; };
  const auto size = [&](Bowl b) {
    return static_cast<int>(std::ranges::count_if(state_.stones, [&](const Stone& s) { return s.bowl == Maybe{b}; }));
  };
  switch (static_cast<Property>(property)) {
    case Property::Self: return static_cast<int>(number(self_));
    case Property::Rival: return static_cast<int>((number(self_) + 1) % player_count);
    case Property::Round: return state_.round;
    case Property::Night: return state_.night ? 1 : 0;
    case Property::FullBowl:
      for (const Bowl b : all_of<Bowl>()) {
        if (size(b) >= 3) return static_cast<int>(b);
      }
      return cards::nothing;
    case Property::LastStone:
      return state_.stones.empty() ? cards::nothing : static_cast<int>(state_.stones.size()) - 1;
    case Property::ColourOf: return static_cast<int>(of_stone().colour);
    case Property::Weight: return of_stone().weight;
    case Property::BowlOf: return of_stone().bowl.has_value() ? static_cast<int>(*of_stone().bowl) : cards::nothing;
    case Property::Cracked: return of_stone().cracked ? 1 : 0;
    case Property::Size: return size(static_cast<Bowl>(subject));
    case Property::Coins: return state_.players[static_cast<std::size_t>(subject)].coins;
    case Property::Points: return state_.players[static_cast<std::size_t>(subject)].points;
    case Property::Neighbour: return (subject + 1) % static_cast<int>(player_count);
    case Property::Engraved: return of_stone().engraved;
    case Property::Signs:
    case Property::Gained:
    case Property::Tally: break;
  }
  return 0;
}

int Host::property(unsigned property, int subject, int given) const {
  switch (static_cast<Property>(property)) {
    case Property::Signs: {
      const Stone& s = state_.stones[static_cast<std::size_t>(subject)];
      return static_cast<Sign>(given) == Sign::Chalk ? s.chalk : s.moss;
    }
    case Property::Gained: {
      const Player& p = state_.players[static_cast<std::size_t>(subject)];
      return static_cast<Span>(given) == Span::Today ? p.today : p.last_turn;
    }
    default:
      return static_cast<int>(std::ranges::count_if(
          state_.stones, [&](const Stone& s) { return s.bowl.has_value() && s.colour == static_cast<Colour>(given); }));
  }
}

cards::Flow Host::call(unsigned verb, std::span<const int> arguments) {
  if (log_ != nullptr) {
    std::string line{words.verbs[verb].name};
    for (const int a : arguments) line += " " + std::to_string(a);
    log_->push_back(line);
  }
  const auto stone_of = [&](std::size_t i) -> Stone& { return state_.stones[static_cast<std::size_t>(arguments[i])]; };
  const auto player_of = [&](std::size_t i) -> Player& {
    return state_.players[static_cast<std::size_t>(arguments[i])];
  };
  switch (static_cast<Verb>(verb)) {
    case Verb::Gain:
      for (std::int16_t Player::*count : {&Player::points, &Player::today, &Player::last_turn}) {
        player_of(0).*count = static_cast<std::int16_t>(player_of(0).*count + arguments[1]);
      }
      break;
    case Verb::Move: stone_of(0).bowl = static_cast<Bowl>(arguments[1]); break;
    case Verb::GiveUp:
    case Verb::Remove: stone_of(0).bowl = {}; break;
    case Verb::Paint: stone_of(0).colour = static_cast<Colour>(arguments[1]); break;
    case Verb::Spend: player_of(0).coins = static_cast<std::int16_t>(player_of(0).coins - arguments[1]); break;
    case Verb::Drain:
      player_of(0).points = static_cast<std::int16_t>(player_of(0).points - arguments[1]);
      if (!state_.at_once) judge();
      break;
    case Verb::Draw: {
      std::int16_t& drawn = static_cast<Sign>(arguments[1]) == Sign::Chalk ? stone_of(0).chalk : stone_of(0).moss;
      drawn = static_cast<std::int16_t>(drawn + arguments[2]);
      break;
    }
    case Verb::Rest: return cards::Flow::wait;
    case Verb::Empty:
      for (Stone& s : state_.stones) {
        if (s.bowl == Maybe{static_cast<Bowl>(arguments[0])}) s.bowl = {};
      }
      break;
    default: break;
  }
  return cards::Flow::next;
}

bool Host::can(unsigned verb, std::span<const int> arguments) const {
  if (static_cast<Verb>(verb) == Verb::Spend) {
    return state_.players[static_cast<std::size_t>(arguments[0])].coins >= arguments[1];
  }
  return state_.stones[static_cast<std::size_t>(arguments[0])].bowl.has_value();
}

void Host::later(unsigned window, cards::Address from) {
  PutOff put{static_cast<Window>(window), state_.card.back()};
  put.frame.pc = from;
  state_.later.push_back(put);
}

cards::Flow Host::lasts(unsigned verb, std::span<const int> arguments, std::uint16_t term) {
  std::string line{words.verbs[verb].name};
  for (const int a : arguments) line += " " + std::to_string(a);
  note(line + " as long as term " + std::to_string(term));
  state_.lasting.push_back({static_cast<std::uint8_t>(verb), term, state_.card.back()});
  return cards::Flow::next;
}

void Host::whenever(std::uint16_t term) {
  PutOff put{static_cast<Window>(program_->terms[term].window), state_.card.back(), term};
  put.frame.pc = program_->terms[term].from;
  state_.later.push_back(put);
}

void Host::together(bool begins) {
  state_.at_once = begins;
  if (!begins) judge();
}

void Host::judge() {
  std::string out;
  for (unsigned i = 0; i < player_count; ++i) {
    if (state_.players[i].points < 0) out += " " + std::to_string(i);
  }
  if (!out.empty()) note("out" + out);
}

}  // namespace krypta::bowls
