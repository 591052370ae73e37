#include "engine/games/vampire_empire/vocabulary.hpp"

#include "engine/games/vampire_empire/state.hpp"

namespace krypta::vampire_empire {

namespace spoken {

using cards::Type;

constexpr Type player = type_of(Kind::Player);
constexpr Type character = type_of(Kind::Character);
constexpr Type card = type_of(Kind::Card);
constexpr Type marker = type_of(Kind::Marker);

constexpr std::array<cards::TypeInfo, 9> types{{{"player", {}, table_size},
                                                {"character", {}, count_of<Character>},
                                                {"card", {}, count_of<Card>},
                                                {"occupation", words_of<Occupation>},
                                                {"marker", words_of<Marker>},
                                                {"action", words_of<Action>},
                                                {"deck", words_of<Side>},
                                                {"group", words_of<Group>},
                                                {"card_kind", words_of<CardKind>}}};

constexpr std::array<cards::PropertyInfo, 20> properties{{{"self", player},
                                                          {"opponent", player},
                                                          {"active", player},
                                                          {"attacker", character},
                                                          {"defender", character},
                                                          {"day", Type::condition},
                                                          {"in_combat", Type::condition},
                                                          {"round", Type::number},
                                                          {"attack_value", Type::number},
                                                          {"defence_value", Type::number},
                                                          {"dead_count", Type::number},
                                                          {"occupation", type_of(Kind::Occupation), character},
                                                          {"revealed", Type::condition, character},
                                                          {"known_human", Type::condition, character},
                                                          {"attack_markers", Type::number, character},
                                                          {"defence_markers", Type::number, character},
                                                          {"value", Type::number, card},
                                                          {"has_value", Type::condition, card},
                                                          {"cancelled", Type::condition, card},
                                                          {"hand_size", Type::number, player}}};

constexpr std::array<cards::DomainInfo, 8> domains{{{"castle", character, 3},
                                                    {"town", character, 6},
                                                    {"living", character, 9},
                                                    {"dead", character, 9},
                                                    {"played", card, 40, player},
                                                    {"hand", card, 40, player, true},
                                                    {"cellar", card, 40, player, true},
                                                    {"moat", card, 40, player, true}}};

constexpr std::array player_number{cards::ParameterInfo{"who", player}, cards::ParameterInfo{"number", Type::number}};
constexpr std::array only_card{cards::ParameterInfo{"which", card}};
constexpr std::array only_number{cards::ParameterInfo{"number", Type::number}};
constexpr std::array only_character{cards::ParameterInfo{"who", character}};
constexpr std::array two_characters{cards::ParameterInfo{"who", character}, cards::ParameterInfo{"other", character}};
constexpr std::array markers{cards::ParameterInfo{"who", character}, cards::ParameterInfo{"what", marker},
                             cards::ParameterInfo{"number", Type::number}};
constexpr std::array player_action{cards::ParameterInfo{"who", player},
                                   cards::ParameterInfo{"action", type_of(Kind::Action)}};

constexpr std::array<cards::VerbInfo, 11> verbs{{{"draw", player_number},
                                                 {"discard_random", player_number},
                                                 {"take", only_card},
                                                 {"cancel", only_card},
                                                 {"add_attack", only_number, cards::VerbKind::lasting},
                                                 {"add_defence", only_number, cards::VerbKind::lasting},
                                                 {"end_combat"},
                                                 {"place_marker", markers},
                                                 {"to_town", only_character},
                                                 {"forbid", player_action, cards::VerbKind::lasting},
                                                 {"count_vampires", two_characters}}};

constexpr std::array<cards::FactInfo, 6> facts{{{"deck", cards::FactKind::word, type_of(Kind::Deck), true},
                                                {"kind", cards::FactKind::word, type_of(Kind::CardKind)},
                                                {"groups", cards::FactKind::words, type_of(Kind::Group)},
                                                {"value", cards::FactKind::number},
                                                {"day", cards::FactKind::number},
                                                {"night", cards::FactKind::number}}};

constexpr std::array abilities{cards::AbilityKind::play};

constexpr cards::Vocabulary words{.game = "vampire-empire",
                                  .types = types,
                                  .properties = properties,
                                  .domains = domains,
                                  .verbs = verbs,
                                  .windows = words_of<Window>,
                                  .durations = words_of<Duration>,
                                  .facts = facts,
                                  .abilities = abilities,
                                  .player = player};

}  // namespace spoken

const cards::Vocabulary& vocabulary() { return spoken::words; }

}  // namespace krypta::vampire_empire
