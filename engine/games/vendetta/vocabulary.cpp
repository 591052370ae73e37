#include "engine/games/vendetta/vocabulary.hpp"

#include "engine/games/vendetta/state.hpp"

namespace krypta::vendetta {

namespace spoken {

using cards::ParameterInfo;
using cards::Type;
using cards::VerbKind;

constexpr Type player = type_of(Kind::Player);
constexpr Type location = type_of(Kind::Location);
constexpr Type card = type_of(Kind::Card);
constexpr Type clan_card = type_of(Kind::ClanCard);
constexpr Type follower = type_of(Kind::Follower);
constexpr Type number = Type::number;
constexpr Type condition = Type::condition;

constexpr std::array<cards::TypeInfo, 10> types{{{"player", {}, most_players},
                                                 {"location", words_of<Location>},
                                                 {"card", {}, slot_count},
                                                 {"hand_card", {}, count_of<ClanCard>},
                                                 {"follower", {}, count_of<Follower>},
                                                 {"clan", words_of<Clan>},
                                                 {"step", words_of<CardStep>},
                                                 {"nature", words_of<Nature>},
                                                 {"card_kind", words_of<CardKind>},
                                                 {"origin", words_of<Origin>}}};

constexpr std::array<cards::PropertyInfo, 33> properties{{{"self", player},
                                                          {"here", location},
                                                          {"this", card},
                                                          {"round", number},
                                                          {"winner", player},
                                                          {"top_base", number},
                                                          {"lowest_bidder", player},
                                                          {"played", condition},
                                                          {"event_player", player},
                                                          {"event_location", location},
                                                          {"event_card", card},
                                                          {"event_amount", number},
                                                          {"event_face_down", condition},
                                                          {"causer", player},
                                                          {"pool", number, player},
                                                          {"influence", number, player},
                                                          {"deployed", number, player},
                                                          {"alliance", number, player},
                                                          {"cards", number, player},
                                                          {"up_cards", number, player},
                                                          {"hand_size", number, player},
                                                          {"deck_size", number, player},
                                                          {"bid", number, player},
                                                          {"can_lose", condition, player},
                                                          {"stays", condition, player},
                                                          {"may_change", condition, player},
                                                          {"rewarded", condition, player},
                                                          {"controller", player, card},
                                                          {"face_up", condition, card},
                                                          {"base", number, card},
                                                          {"location", location, card},
                                                          {"engaged", condition, card},
                                                          {"nature", type_of(Kind::Nature), follower}}};

constexpr std::array<cards::DomainInfo, 15> domains{{{"players", player, 6, {}, false, true},
                                                     {"rivals", player, 5, {}, false, true},
                                                     {"opponents", player, 5, {}, false, true},
                                                     {"ranked", player, 6, {}, false, true},
                                                     {"locations", location, 4},
                                                     {"own_cards", card, slot_count},
                                                     {"rival_cards", card, slot_count, {}, false, true},
                                                     {"cards_here", card, slot_count, {}, false, true},
                                                     {"my_cards", card, slot_count},
                                                     {"down_cards", card, slot_count, player},
                                                     {"hidden_cards", card, slot_count},
                                                     {"hand", clan_card, 9, player, true},
                                                     {"allies", follower, 30, player},
                                                     {"drained", follower, 31, player},
                                                     {"numbers", number, most_numbers, number}}};

constexpr std::array who{ParameterInfo{"who", player}};
constexpr std::array who_number{ParameterInfo{"who", player}, ParameterInfo{"number", number}};
constexpr std::array only_number{ParameterInfo{"number", number}};
constexpr std::array who_where_number{ParameterInfo{"who", player}, ParameterInfo{"where", location},
                                      ParameterInfo{"number", number}};
constexpr std::array where{ParameterInfo{"where", location}};
constexpr std::array where_number{ParameterInfo{"where", location}, ParameterInfo{"number", number}};
constexpr std::array which{ParameterInfo{"which", card}};
constexpr std::array which_where{ParameterInfo{"which", card}, ParameterInfo{"where", location}};
constexpr std::array which_number{ParameterInfo{"which", card}, ParameterInfo{"number", number}};
constexpr std::array of_hand{ParameterInfo{"which", clan_card}};
constexpr std::array of_alliance{ParameterInfo{"which", follower}};

constexpr std::array<cards::VerbInfo, 54> verbs{{{"gain", who_number},
                                                 {"lose", who_number},
                                                 {"steal", who_number},
                                                 {"spend", only_number, VerbKind::cost},
                                                 {"gain_influence", who_number},
                                                 {"lose_influence", who_number},
                                                 {"give_influence", who_number},
                                                 {"frenzy_bonus", only_number},
                                                 {"place_blood", who_where_number},
                                                 {"deploy", who_number},
                                                 {"return_blood", who_number},
                                                 {"discard_blood", who_number},
                                                 {"take_blood", who_number},
                                                 {"hand_over", who_number},
                                                 {"swap_blood"},
                                                 {"move_blood", where_number},
                                                 {"turn_up", which},
                                                 {"turn_down", which},
                                                 {"keep_down", which},
                                                 {"move", which_where},
                                                 {"take_back", which},
                                                 {"look", which},
                                                 {"look_hand", who},
                                                 {"play_card", of_hand},
                                                 {"play_top"},
                                                 {"shuffle_in", of_hand},
                                                 {"draw", only_number},
                                                 {"gain_victim", who_number},
                                                 {"restore", of_alliance},
                                                 {"withdraw"},
                                                 {"redirect", where},
                                                 {"change_choice"},
                                                 {"skip_steps", who},
                                                 {"auction"},
                                                 {"replace_frenzy"},
                                                 {"replace_drain"},
                                                 {"zero_power", which, VerbKind::lasting},
                                                 {"down_power", only_number, VerbKind::lasting},
                                                 {"add_total", who_number, VerbKind::lasting},
                                                 {"ignore_card", which, VerbKind::lasting},
                                                 {"add_power", which_number, VerbKind::lasting},
                                                 {"set_power", which_number, VerbKind::lasting},
                                                 {"halve_base", which, VerbKind::lasting},
                                                 {"protect_blood", {}, VerbKind::lasting},
                                                 {"divert_blood", {}, VerbKind::lasting},
                                                 {"face_down_cost", only_number, VerbKind::lasting},
                                                 {"face_down_cost_here", only_number, VerbKind::lasting},
                                                 {"must_play_down", {}, VerbKind::lasting},
                                                 {"stay_needs_blood", {}, VerbKind::lasting},
                                                 {"win_ties", {}, VerbKind::lasting},
                                                 {"cannot_be_drained", {}, VerbKind::lasting},
                                                 {"drained_first", {}, VerbKind::lasting},
                                                 {"may_return_other", {}, VerbKind::lasting},
                                                 {"add_score", only_number, VerbKind::lasting}}};

constexpr std::array<cards::FactInfo, 21> facts{{{"kind", cards::FactKind::word, type_of(Kind::CardKind), true},
                                                 {"known", cards::FactKind::word, type_of(Kind::Origin), true},
                                                 {"clan", cards::FactKind::word, type_of(Kind::Clan)},
                                                 {"step", cards::FactKind::word, type_of(Kind::Step)},
                                                 {"power"},
                                                 {"nature", cards::FactKind::word, type_of(Kind::Nature)},
                                                 {"influence"},
                                                 {"feed"},
                                                 {"drain"},
                                                 {"drained"},
                                                 {"tokens"},
                                                 {"first_1"},
                                                 {"first_2"},
                                                 {"first_3"},
                                                 {"second_1"},
                                                 {"second_2"},
                                                 {"second_3"},
                                                 {"third_1"},
                                                 {"third_2"},
                                                 {"third_3"},
                                                 {"extra"}}};

constexpr std::array abilities{cards::AbilityKind::use, cards::AbilityKind::on, cards::AbilityKind::always};

constexpr cards::Vocabulary words{.game = "vendetta",
                                  .types = types,
                                  .properties = properties,
                                  .domains = domains,
                                  .verbs = verbs,
                                  .windows = words_of<Window>,
                                  .durations = words_of<Duration>,
                                  .facts = facts,
                                  .abilities = abilities,
                                  .player = player,
                                  .later = true};

}  // namespace spoken

const cards::Vocabulary& vocabulary() { return spoken::words; }

}  // namespace krypta::vendetta
