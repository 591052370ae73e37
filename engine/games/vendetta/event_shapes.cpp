#include "engine/games/vendetta/events.hpp"
#include "engine/games/vendetta/game.hpp"
#include "engine/games/vendetta/words.hpp"

/// What the numbers of an event are.
namespace krypta::vendetta {

namespace shapes {

constexpr auto number_of = ArgumentShape::number;
constexpr auto seat_of = ArgumentShape::seat;
constexpr ArgumentShape who = seat_of("seat");
constexpr ArgumentShape count = number_of("count");
constexpr ArgumentShape card = ArgumentShape::term<ClanCard>("card", card_domain);
constexpr ArgumentShape follower = ArgumentShape::term<Follower>("follower", card_domain);
constexpr ArgumentShape relic_shape = ArgumentShape::term<Relic>("relic", card_domain);
constexpr ArgumentShape place_shape = ArgumentShape::term<Place>("place", card_domain);
constexpr ArgumentShape source_shape = ArgumentShape::term<Source>("source", card_domain);
constexpr ArgumentShape clan = ArgumentShape::term<Clan>("clan", clan_domain);
constexpr ArgumentShape where = ArgumentShape::term<Location>("location", location_domain);
constexpr ArgumentShape stand = ArgumentShape::term<Stand>("stand", stand_domain);

constexpr std::array only_seat{who};
constexpr std::array only_round{number_of("round")};
constexpr std::array only_where{where};
constexpr std::array only_relic{relic_shape};
constexpr std::array only_clan{clan};
constexpr std::array place_where{place_shape, where};
constexpr std::array follower_where{follower, where};
constexpr std::array seat_clan{who, clan};
constexpr std::array seat_relic{who, relic_shape};
constexpr std::array seat_count{who, count};
constexpr std::array seat_card{who, card};
constexpr std::array seat_card_where{who, card, where};
constexpr std::array seat_where{who, where};
constexpr std::array seat_count_where{who, count, where};
constexpr std::array seat_follower_count{who, follower, count};
constexpr std::array seat_follower{who, follower};
constexpr std::array seat_stand{who, stand};
constexpr std::array seat_source{who, source_shape};
constexpr std::array from_seat_count{seat_of("from"), who, count};
constexpr std::array looked_card{who, seat_of("other"), card};
constexpr std::array looked{who, seat_of("other"), count};
constexpr std::array ranked{who, number_of("rank"), where};

constexpr std::span<const ArgumentShape> arguments_of(EventKind kind) {
  switch (kind) {
    case EventKind::FirstDrawn:
    case EventKind::BuiltHand:
    case EventKind::TurnBegan:
    case EventKind::Eliminated:
    case EventKind::AmbitionMoved:
    case EventKind::TurnEnded:
    case EventKind::HasChosen:
    case EventKind::CameBackDown:
    case EventKind::Protected:
    case EventKind::InFrenzy:
    case EventKind::FrenzyAvoided:
    case EventKind::DrainAvoided:
    case EventKind::HasBid:
    case EventKind::LowestBid:
    case EventKind::NoVictimLeft:
    case EventKind::Shuffled:
    case EventKind::Won: return only_seat;
    case EventKind::RoundBegan:
    case EventKind::RoundEnded: return only_round;
    case EventKind::SiteBegan:
    case EventKind::NobodyThere: return only_where;
    case EventKind::RelicOffered: return only_relic;
    case EventKind::ClanOffered: return only_clan;
    case EventKind::PlaceLaid: return place_where;
    case EventKind::AllyCame:
    case EventKind::AllyLeft: return follower_where;
    case EventKind::PickedClan: return seat_clan;
    case EventKind::PickedRelic:
    case EventKind::UsedRelic: return seat_relic;
    case EventKind::Fed:
    case EventKind::Drew:
    case EventKind::Spent:
    case EventKind::GotTokens:
    case EventKind::Gained:
    case EventKind::Lost:
    case EventKind::FrenzySentBy:
    case EventKind::NothingToDrain:
    case EventKind::InfluenceGained:
    case EventKind::InfluenceLost:
    case EventKind::BidOpened:
    case EventKind::Rewarded:
    case EventKind::Scored: return seat_count;
    case EventKind::DrewCard:
    case EventKind::BottomedCard:
    case EventKind::CameBack:
    case EventKind::CameBackDownCard:
    case EventKind::Immune:
    case EventKind::ShuffledCard: return seat_card;
    case EventKind::Played:
    case EventKind::PlayedDownCard:
    case EventKind::Moved:
    case EventKind::TurnedUp:
    case EventKind::TurnedDown: return seat_card_where;
    case EventKind::PlayedDown:
    case EventKind::Flipped:
    case EventKind::Stayed:
    case EventKind::Withdrew:
    case EventKind::MovedDown:
    case EventKind::KeptDown:
    case EventKind::Skips: return seat_where;
    case EventKind::Deployed:
    case EventKind::BloodReturned:
    case EventKind::Diverted:
    case EventKind::BloodPlaced:
    case EventKind::BloodDiscarded:
    case EventKind::BloodSwapped:
    case EventKind::BloodMoved:
    case EventKind::PowerIs:
    case EventKind::BonusTotal: return seat_count_where;
    case EventKind::Drained: return seat_follower_count;
    case EventKind::Joined:
    case EventKind::Restored: return seat_follower;
    case EventKind::ChangedChoice: return seat_stand;
    case EventKind::Acts:
    case EventKind::WithPartner:
    case EventKind::WithoutPartner: return seat_source;
    case EventKind::Stolen:
    case EventKind::InfluenceGiven:
    case EventKind::BloodTaken:
    case EventKind::BloodHandedOver: return from_seat_count;
    case EventKind::LookedCard: return looked_card;
    case EventKind::Looked: return looked;
    case EventKind::Ranked: return ranked;
    case EventKind::PlanningEnded:
    case EventKind::BloodCleared: return {};
  }
  return {};
}

constexpr auto all = shapes_of<EventKind>(arguments_of);

}  // namespace shapes

std::span<const EventShape> Vendetta::event_shapes() const { return shapes::all; }

}  // namespace krypta::vendetta
