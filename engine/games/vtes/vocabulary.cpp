#include "engine/games/vtes/vocabulary.hpp"

#include "engine/games/vtes/state.hpp"

namespace krypta::vtes {

namespace spoken {

using cards::FactKind;
using cards::ParameterInfo;
using cards::Type;
using cards::VerbKind;

constexpr Type player = type_of(Kind::Player);
constexpr Type card = type_of(Kind::Card);
constexpr Type face = type_of(Kind::Face);
constexpr Type name = type_of(Kind::Name);
constexpr Type discipline = type_of(Kind::Discipline);
constexpr Type kind = type_of(Kind::CardKind);
constexpr Type trait = type_of(Kind::Trait);
constexpr Type range = type_of(Kind::Range);
constexpr Type deed = type_of(Kind::Deed);
constexpr Type answer = type_of(Kind::Answer);
constexpr Type harm = type_of(Kind::Harm);
constexpr Type number = Type::number;
constexpr Type condition = Type::condition;

constexpr std::array<cards::TypeInfo, 21> types{{{"player", {}, most_players},
                                                 {"card", {}, thing_count},
                                                 {"face", {}, 2 * first_crypt},
                                                 {"name", words_of<SpokenOf>},
                                                 {"discipline", words_of<Discipline>},
                                                 {"clan", words_of<Clan>},
                                                 {"sect", words_of<Sect>},
                                                 {"title", words_of<Title>},
                                                 {"kind", words_of<CardKind>},
                                                 {"trait", words_of<Trait>},
                                                 {"action_kind", words_of<ActionKind>},
                                                 {"range", words_of<Range>},
                                                 {"strike", words_of<StrikeKind>},
                                                 {"level", words_of<Level>},
                                                 {"deed", words_of<Deed>},
                                                 {"answer", words_of<Answer>},
                                                 {"user", words_of<User>},
                                                 {"moment", words_of<Moment>},
                                                 {"harm", words_of<Harm>},
                                                 {"creed", words_of<Creed>},
                                                 {"virtue", words_of<Virtue>}}};

constexpr std::array properties{std::to_array<cards::PropertyInfo>({
    {"self", player},
    {"active", player},
    {"this", card},
    {"minion", card},
    {"acting", card},
    {"blocker", card},
    {"opposing", card},
    {"action_is", type_of(Kind::ActionKind)},
    {"action_directed", condition},
    {"action_successful", condition},
    {"action_blocked", condition},
    {"reacted", condition},
    {"bleed_target", player},
    {"bleed_amount", number},
    {"distance", range},
    {"round_number", number},
    {"press_stands", condition},
    {"event_card", card},
    {"event_player", player},
    {"played", card},
    {"pool", number, player},
    {"prey", player, player},
    {"predator", player, player},
    {"targeted", condition, player},
    {"has_edge", condition, player},
    {"controller", player, card},
    {"blood", number, card},
    {"capacity", number, card},
    {"locked", condition, card},
    {"ready", condition, card},
    {"in_torpor", condition, card},
    {"titled", condition, card},
    {"title", type_of(Kind::Title), card},
    {"clan", type_of(Kind::Clan), card},
    {"sect", type_of(Kind::Sect), card},
    {"is_vampire", condition, card},
    {"is_ally", condition, card},
    {"is_minion", condition, card},
    {"bearer", card, card},
    {"level", number, card},
    {"named", name, card},
    {"blood_lost", number, card},
    {"has_blocked", condition, card},
    {"blocking", condition, card},
    {"fed", condition, card},
    {"copies", number, card},
    {"gun_damage", number, card},
    {"other_damage", number, card},
    {"may_attempt", condition, card},
    {"is_target", condition, card},
    {"is", condition, card, kind},
    {"has", condition, card, trait},
    {"discipline", number, card, discipline},
    {"face_is", condition, face, kind},
    {"face_needs", condition, face, discipline},
    {"merged", condition, card},
    {"chosen", card, card},
    {"second", card, card},
    {"whom", player, card},
    {"counters", number, card},
    {"passed", condition},
    {"failed", condition},
    {"vote_margin", number},
    {"caller", card},
    {"blood_hunt", condition},
    {"allotted", number, player},
    {"votes", number, card},
    {"voted_for", condition, card},
    {"voted_against", condition, card},
    {"paying", player},
    {"payer", card},
    {"paid_for_action", condition},
    {"paid_is", condition, {}, kind},
    {"paid_needs", condition, {}, discipline},
    {"paid_has", condition, {}, trait},
    {"in_circle_of", condition, card, card},
    {"slave_of", type_of(Kind::Clan), card},
    {"monster", condition, card},
    {"strikes_with", type_of(Kind::StrikeKind), card},
    {"threatened", card},
    {"leaving", condition, card},
    {"inflicted", number, card},
    {"inflicted_by_minion", number, card},
    {"suffered", number, card},
    {"blood_gained", number, card},
    {"fell", condition, card},
    {"perished", condition, card},
    {"incapacitated", condition, card},
    {"creed", type_of(Kind::Creed), card},
    {"has_virtue", condition, card, type_of(Kind::Virtue)},
    {"convictions", number, card},
    {"printed_cost", number, card},
    {"recruit_cost", number, card},
})};

constexpr std::array domains{std::to_array<cards::DomainInfo>({
    {"players", player, most_players, {}, false, true},
    {"minions", card, thing_count},
    {"vampires", card, thing_count, player},
    {"all_vampires", card, thing_count},
    {"uncontrolled", card, thing_count, player},
    {"cards_in_play", card, thing_count},
    {"cards_on", card, thing_count, card},
    {"combatants", card, thing_count},
    {"numbers", number, most_numbers, number},
    {"hand", face, most_hand, player, true},
    {"library_of", face, most_library, player, true},
    {"ash_of", face, most_owned, player},
    {"equipment_of", card, thing_count, player},
    {"all_minions", card, thing_count},
})};

constexpr std::array what{ParameterInfo{"what", card}};
constexpr std::array who{ParameterInfo{"who", card}};
constexpr std::array who_number{ParameterInfo{"who", card}, ParameterInfo{"number", number}};
constexpr std::array player_number{ParameterInfo{"who", player}, ParameterInfo{"number", number}};
constexpr std::array only_number{ParameterInfo{"number", number}};
constexpr std::array moved{ParameterInfo{"from", card}, ParameterInfo{"to", card}, ParameterInfo{"number", number}};
constexpr std::array whose{ParameterInfo{"whose", player}};
constexpr std::array only_player{ParameterInfo{"who", player}};
constexpr std::array who_whom{ParameterInfo{"who", card}, ParameterInfo{"whom", card}};
constexpr std::array combat{ParameterInfo{"who", card}, ParameterInfo{"with", card}, ParameterInfo{"acting", card}};
constexpr std::array to_range{ParameterInfo{"to", range}};
constexpr std::array equipped{ParameterInfo{"who", card}, ParameterInfo{"what", face}};
constexpr std::array of_hand{ParameterInfo{"whose", player}, ParameterInfo{"what", face}};
constexpr std::array who_deed{ParameterInfo{"who", card}, ParameterInfo{"what", deed}};
constexpr std::array who_harm{ParameterInfo{"who", card}, ParameterInfo{"what", harm}};
constexpr std::array controlled_by{ParameterInfo{"what", card}, ParameterInfo{"by", player}};
constexpr std::array given_to{ParameterInfo{"what", card}, ParameterInfo{"to", player}};
constexpr std::array only_face{ParameterInfo{"what", face}};
constexpr std::array who_action{ParameterInfo{"who", card}, ParameterInfo{"what", type_of(Kind::ActionKind)}};
constexpr std::array what_number{ParameterInfo{"what", card}, ParameterInfo{"number", number}};
constexpr std::array only_kind{ParameterInfo{"kind", kind}};
constexpr std::array player_name_number{ParameterInfo{"who", player}, ParameterInfo{"named", name},
                                        ParameterInfo{"number", number}};
constexpr std::array pool_moved{ParameterInfo{"from", player}, ParameterInfo{"to", player},
                                ParameterInfo{"number", number}};
constexpr std::array who_title{ParameterInfo{"who", card}, ParameterInfo{"what", type_of(Kind::Title)}};
constexpr std::array who_sect{ParameterInfo{"who", card}, ParameterInfo{"what", type_of(Kind::Sect)}};
constexpr std::array who_clan{ParameterInfo{"who", card}, ParameterInfo{"what", type_of(Kind::Clan)}};
constexpr std::array who_trait{ParameterInfo{"who", card}, ParameterInfo{"what", trait}};
constexpr std::array who_name{ParameterInfo{"who", card}, ParameterInfo{"named", name}};

constexpr std::array verbs{std::to_array<cards::VerbInfo>({
    {name_of(CardVerb::Lock), who},
    {name_of(CardVerb::Unlock), who},
    {name_of(CardVerb::PutOn), what},
    {name_of(CardVerb::PutInPlay)},
    {name_of(CardVerb::Burn), what},
    {name_of(CardVerb::RemoveFromGame), what},
    {name_of(CardVerb::GainPool), player_number},
    {name_of(CardVerb::BurnPool), player_number},
    {name_of(CardVerb::AddBlood), who_number},
    {name_of(CardVerb::LoseBlood), who_number},
    {name_of(CardVerb::Feed), who_number},
    {name_of(CardVerb::BloodToPool), who_number},
    {name_of(CardVerb::PoolToBlood), who_number},
    {name_of(CardVerb::PoolToCard), only_number},
    {name_of(CardVerb::MoveCounters), moved},
    {name_of(CardVerb::ChangeBleedTarget), only_player},
    {name_of(CardVerb::EndAction)},
    {name_of(CardVerb::EnterCombat), combat},
    {name_of(CardVerb::Strike)},
    {name_of(CardVerb::Maneuver), who},
    {name_of(CardVerb::Press), who},
    {name_of(CardVerb::PreventDamage), who_number},
    {name_of(CardVerb::PreventGunDamage), who_number},
    {name_of(CardVerb::SetRange), to_range},
    {name_of(CardVerb::LeaveTorpor), who},
    {name_of(CardVerb::DrawCrypt), player_number},
    {name_of(CardVerb::Equip), equipped},
    {name_of(CardVerb::ShuffleLibrary), only_player},
    {name_of(CardVerb::Discard), of_hand},
    {name_of(CardVerb::Inflict), who_number},
    {name_of(CardVerb::InflictBadly), who_number},
    {name_of(CardVerb::SendToTorpor), who},
    {name_of(CardVerb::StopDiablerie)},
    {name_of(CardVerb::Diablerize), who_whom},
    {name_of(CardVerb::EndCombat)},
    {name_of(CardVerb::Cancel)},
    {name_of(CardVerb::CancelUnpaid)},
    {name_of(CardVerb::CancelAction)},
    {name_of(CardVerb::ContinueAction)},
    {name_of(CardVerb::AttemptBlock), who},
    {name_of(CardVerb::TakeControl), given_to},
    {name_of(CardVerb::GainMasterAction), only_player},
    {name_of(CardVerb::Bring), only_face},
    {name_of(CardVerb::RemoveFromAsh), of_hand},
    {name_of(CardVerb::AddCounters), what_number},
    {name_of(CardVerb::ForbidRepeat), who},
    {name_of(CardVerb::FailAction)},
    {name_of(CardVerb::Scorch), who_number},
    {name_of(CardVerb::Remember), who},
    {name_of(CardVerb::RememberSecond), who},
    {name_of(CardVerb::RememberPlayer), only_player},
    {name_of(CardVerb::Referendum)},
    {name_of(CardVerb::CancelReferendum)},
    {name_of(CardVerb::Allot), player_number},
    {name_of(CardVerb::MovePool), pool_moved},
    {name_of(CardVerb::GainVotes), player_number},
    {name_of(CardVerb::GainTitle), who_title},
    {name_of(CardVerb::LoseTitle), who},
    {name_of(CardVerb::ChangeSect), who_sect},
    {name_of(CardVerb::ChangeClan), who_clan},
    {name_of(CardVerb::LookAtHand), whose},
    {name_of(CardVerb::CancelCombat)},
    {name_of(CardVerb::CancelManeuver)},
    {name_of(CardVerb::Avert), who},
    {name_of(CardVerb::Postpone), who},
    {name_of(CardVerb::MakeRanged), who},
    {name_of(CardVerb::Emerge), who},
    {name_of(CardVerb::Recover), who},
    {name_of(CardVerb::GainConviction), who},
    {name_of(CardVerb::FindConviction), who},
    {name_of(CardVerb::AddStealth), only_number, VerbKind::lasting},
    {name_of(CardVerb::AddIntercept), who_number, VerbKind::lasting},
    {name_of(CardVerb::AddBleed), who_number, VerbKind::lasting},
    {name_of(CardVerb::LimitedBleed), only_number, VerbKind::lasting},
    {name_of(CardVerb::AddStrength), who_number, VerbKind::lasting},
    {name_of(CardVerb::AddHandSize), player_number, VerbKind::lasting},
    {name_of(CardVerb::GrantManeuver), who, VerbKind::lasting},
    {name_of(CardVerb::GrantPress), who, VerbKind::lasting},
    {name_of(CardVerb::GrantPrevention), who_number, VerbKind::lasting},
    {name_of(CardVerb::GrantGunPrevention), who_number, VerbKind::lasting},
    {name_of(CardVerb::EnvironmentalDamage), who_number, VerbKind::lasting},
    {name_of(CardVerb::OnlyHandStrikes), {}, VerbKind::lasting},
    {name_of(CardVerb::Wake), who, VerbKind::lasting},
    {name_of(CardVerb::Forbid), who_deed, VerbKind::lasting},
    {name_of(CardVerb::ForbidCard), who_name, VerbKind::lasting},
    {name_of(CardVerb::AddVotesAgainst), who_number, VerbKind::lasting},
    {name_of(CardVerb::BurnWhen), what, VerbKind::lasting},
    {name_of(CardVerb::GrantStrikes), who_number, VerbKind::lasting},
    {name_of(CardVerb::MustManeuver), who, VerbKind::lasting},
    {name_of(CardVerb::AddStrikeDamage), who_number, VerbKind::lasting},
    {name_of(CardVerb::AggravateHandStrikes), who, VerbKind::lasting},
    {name_of(CardVerb::Immune), who_harm, VerbKind::lasting},
    {name_of(CardVerb::AddCapacity), who_number, VerbKind::lasting},
    {name_of(CardVerb::AddTransfers), player_number, VerbKind::lasting},
    {name_of(CardVerb::AddDiscards), player_number, VerbKind::lasting},
    {name_of(CardVerb::Oblige), who_action, VerbKind::lasting},
    {name_of(CardVerb::NoEdge), {}, VerbKind::lasting},
    {name_of(CardVerb::Unblockable), {}, VerbKind::lasting},
    {name_of(CardVerb::UnblockableBy), only_kind, VerbKind::lasting},
    {name_of(CardVerb::LockFailedBlockers), {}, VerbKind::lasting},
    {name_of(CardVerb::RaisePoolCost), player_name_number, VerbKind::lasting},
    {name_of(CardVerb::SpareReplacements), only_player, VerbKind::lasting},
    {name_of(CardVerb::LesserIntercept), who_number, VerbKind::lasting},
    {name_of(CardVerb::AddVotes), who_number, VerbKind::lasting},
    {name_of(CardVerb::PassesItself), {}, VerbKind::lasting},
    {name_of(CardVerb::AgainstCosts), who_number, VerbKind::lasting},
    {name_of(CardVerb::OpenHand), whose, VerbKind::lasting},
    {name_of(CardVerb::LowerPoolCost), only_number, VerbKind::lasting},
    {name_of(CardVerb::LowerBloodCost), only_number, VerbKind::lasting},
    {name_of(CardVerb::Control), controlled_by, VerbKind::lasting},
    {name_of(CardVerb::GrantTrait), who_trait, VerbKind::lasting},
    {name_of(CardVerb::ConsiderSect), who_sect, VerbKind::lasting},
    {name_of(CardVerb::ConsiderClan), who_clan, VerbKind::lasting},
    {name_of(CardVerb::AutomaticPress), {}, VerbKind::lasting},
    {name_of(CardVerb::LessenDamage), who_number, VerbKind::lasting},
    {name_of(CardVerb::AggravatedAsNormal), who, VerbKind::lasting},
    {name_of(CardVerb::BurnBlood), who_number, VerbKind::cost},
    {name_of(CardVerb::BurnLife), who_number, VerbKind::cost},
    {name_of(CardVerb::BurnCounters), what_number, VerbKind::cost},
    {name_of(CardVerb::PayPool), player_number, VerbKind::cost},
    {name_of(CardVerb::LockCard), what, VerbKind::cost},
    {name_of(CardVerb::Sacrifice), what, VerbKind::cost},
    {name_of(CardVerb::DiscardCard), of_hand, VerbKind::cost},
    {name_of(CardVerb::SpendTransfers), only_number, VerbKind::cost},
    {name_of(CardVerb::SpendDiscards), only_number, VerbKind::cost},
    {name_of(CardVerb::BurnEdge), only_player, VerbKind::cost},
    {name_of(CardVerb::BurnConvictions), who_number, VerbKind::cost},
})};

constexpr std::array facts{std::to_array<cards::FactInfo>({
    {"unique", FactKind::word, answer},
    {"traits", FactKind::words, trait},
    {"one_each", FactKind::word, answer},
    {"one_of", FactKind::word, trait},
    {"requires", FactKind::words, type_of(Kind::Title)},
    {"replaced", FactKind::word, type_of(Kind::Moment)},
    {"teaches", FactKind::word, discipline},
    {"capacity"},
    {"as_vampire", FactKind::levels, discipline, false, false, type_of(Kind::Level)},
    {"needs", FactKind::levels, discipline, false, true, type_of(Kind::Level)},
    {"action", FactKind::word, type_of(Kind::ActionKind), false, true},
    {"stealth", FactKind::number, number, false, true},
    {"bleed", FactKind::number, number, false, true},
    {"aims_at_this", FactKind::word, answer, false, true},
    {"strike", FactKind::word, type_of(Kind::StrikeKind), false, true},
    {"amount", FactKind::number, number, false, true},
    {"ranged", FactKind::word, answer, false, true},
    {"aggravated", FactKind::word, answer, false, true},
    {"first", FactKind::word, answer, false, true},
    {"user", FactKind::word, type_of(Kind::User), false, true},
    {"as", FactKind::word, kind, false, true},
    {"life", FactKind::number, number, false, true},
    {"strength", FactKind::number, number, false, true},
    {"own_bleed", FactKind::number, number, false, true},
    {"stealth_of", FactKind::word, type_of(Kind::Clan), false, true},
    {"more_stealth", FactKind::number, number, false, true},
    {"without_need", FactKind::word, answer, false, true},
    {"costs_copies", FactKind::word, answer, false, true},
    {"of_locked", FactKind::word, answer, false, true},
    {"to_continue", FactKind::word, answer, false, true},
    {"traits", FactKind::words, trait, false, true},
    {"weapons", FactKind::word, answer, false, true},
    {"exempt", FactKind::word, answer, false, true},
    {"cancels", FactKind::words, kind, false, true},
    {"reduces_blood", FactKind::number, number, false, true},
    {"reduces_pool", FactKind::number, number, false, true},
    {"gives_title", FactKind::word, type_of(Kind::Title)},
    {"title_clan", FactKind::word, type_of(Kind::Clan)},
    {"requires_sect", FactKind::words, type_of(Kind::Sect)},
    {"requires_trait", FactKind::words, trait},
    {"becomes", FactKind::word, kind},
})};

constexpr std::array abilities{cards::AbilityKind::play, cards::AbilityKind::use, cards::AbilityKind::on,
                               cards::AbilityKind::always};

constexpr cards::Vocabulary words{.game = "vtes",
                                  .types = types,
                                  .properties = properties,
                                  .domains = domains,
                                  .verbs = verbs,
                                  .windows = words_of<Window>,
                                  .durations = words_of<Until>,
                                  .scopes = words_of<Scope>,
                                  .facts = facts,
                                  .abilities = abilities,
                                  .player = player,
                                  .later = true,
                                  .shared_names = true,
                                  .whenever = true,
                                  .conditions = true,
                                  .together = true};

}  // namespace spoken

const cards::Vocabulary& vocabulary() { return spoken::words; }

}  // namespace krypta::vtes
