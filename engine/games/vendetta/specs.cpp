#include "engine/games/vendetta/card_host.hpp"
#include "engine/games/vendetta/game.hpp"
#include "engine/games/vendetta/position.hpp"
#include "engine/specs/game_room.hpp"

/// What specs can say and ask of a table of Vendetta.
namespace krypta::vendetta {

namespace {

using cards::Type;
using specs::Lent;
using specs::Said;

namespace type {
constexpr Type player = type_of(Kind::Player);
constexpr Type location = type_of(Kind::Location);
constexpr Type slot = type_of(Kind::Card);
constexpr Type clan_card = type_of(Kind::ClanCard);
constexpr Type follower = type_of(Kind::Follower);
constexpr Type clan = type_of(Kind::Clan);
// Behind the types of the cards.
const Type relic = cards::own_type(static_cast<unsigned>(vocabulary().types.size()));
const Type place = cards::own_type(static_cast<unsigned>(vocabulary().types.size()) + 1);
}  // namespace type

constexpr std::array<std::string_view, most_players> seats{"P0", "P1", "P2", "P3", "P4", "P5"};

/// Three clans unless `clans` says otherwise.
struct SpecPosition : Position {
  SpecPosition() : Position({Clan::Brujah, Clan::Gangrel, Clan::Tremere}) {}
};

template <class E>
Position::Ids ids(const Said& said, std::size_t from = 0) {
  Position::Ids all;
  for (std::size_t i = from; i < said.values.size(); ++i) all.push_back(name_of(said.as<E>(i)));
  return all;
}

void set_clans(SpecPosition& p, const Said& said) {
  std::vector<Clan> clans;
  for (std::size_t i = 0; i < said.values.size(); ++i) clans.push_back(said.as<Clan>(i));
  static_cast<Position&>(p) = Position{clans};
}
void set_drained_victims(SpecPosition& p, const Said& said) {
  p.raw().players[said.seat].drained_victims = static_cast<std::uint8_t>(said.number(0));
  p.raw().victim_deck = static_cast<std::uint8_t>(p.raw().victim_deck - said.number(0));
}

/// The words of `given`; what they mean stands in position.hpp.
std::vector<Lent<SpecPosition>> given_words() {
  using P = SpecPosition;
  return {
      {{"clans", false, {type::clan}, true, true}, set_clans},
      {{"round", false, {Type::number}}, [](P& p, const Said& s) { p.round(s.number(0)); }},
      {{"teams"}, [](P& p, const Said&) { p.teams(); }},
      {{"place", false, {type::location, type::place}},
       [](P& p, const Said& s) { p.place(s.as<Location>(0), name_of(s.as<Place>(1))); }},
      {{"ally", false, {type::location, type::follower}},
       [](P& p, const Said& s) { p.ally(s.as<Location>(0), name_of(s.as<Follower>(1))); }},
      {{"no_ally", false, {type::location}}, [](P& p, const Said& s) { p.raw().sites[s.as<Location>(0)].ally = {}; }},
      {{"stops_at", false, {type::location}}, [](P& p, const Said& s) { p.stops_at(s.as<Location>(0)); }},
      {{"resolving", false, {type::location}}, [](P& p, const Said& s) { p.resolving(s.as<Location>(0)); }},
      {{"ambition", true}, [](P& p, const Said& s) { p.ambition(s.seat); }},
      {{"turn", true, {Type::number}, true},
       [](P& p, const Said& s) { p.turn_of(s.seat, s.values.empty() ? 0 : s.number(0)); }},
      {{"blood", true, {Type::number}}, [](P& p, const Said& s) { p.blood(s.seat, s.number(0)); }},
      {{"influence", true, {Type::number}}, [](P& p, const Said& s) { p.influence(s.seat, s.number(0)); }},
      {{"tokens", true, {Type::number}}, [](P& p, const Said& s) { p.tokens(s.seat, s.number(0)); }},
      {{"flipped", true, {Type::number}},
       [](P& p, const Said& s) { p.raw().players[s.seat].flipped = static_cast<std::uint8_t>(s.number(0)); }},
      {{"victims", true, {Type::number}}, [](P& p, const Said& s) { p.victims(s.seat, s.number(0)); }},
      {{"allies", true, {type::follower}, true}, [](P& p, const Said& s) { p.allies(s.seat, ids<Follower>(s)); }},
      {{"drained", true, {type::follower}, true}, [](P& p, const Said& s) { p.drained(s.seat, ids<Follower>(s)); }},
      {{"drained_victims", true, {Type::number}}, set_drained_victims},
      {{"relic", true, {type::relic}}, [](P& p, const Said& s) { p.relic(s.seat, name_of(s.as<Relic>(0))); }},
      {{"used_relic", true, {type::relic}},
       [](P& p, const Said& s) { p.relic(s.seat, name_of(s.as<Relic>(0)), true); }},
      {{"hand", true, {type::clan_card}, true}, [](P& p, const Said& s) { p.hand(s.seat, ids<ClanCard>(s)); }},
      {{"up", true, {type::location, type::clan_card}, true},
       [](P& p, const Said& s) { p.up(s.seat, s.as<Location>(0), ids<ClanCard>(s, 1)); }},
      {{"down", true, {type::location, type::clan_card}, true},
       [](P& p, const Said& s) { p.down(s.seat, s.as<Location>(0), ids<ClanCard>(s, 1)); }},
      {{"deployed", true, {type::location, Type::number}},
       [](P& p, const Said& s) { p.deployed(s.seat, s.as<Location>(0), s.number(1)); }},
      {{"immune_to", true, {type::clan_card}},
       [](P& p, const Said& s) { p.raw().players[s.seat].immune_to.push_back(s.as<ClanCard>(0)); }},
      {{"winner", true, {type::location}},
       [](P& p, const Said& s) { p.raw().sites[s.as<Location>(0)].winner = s.seat; }}};
}

/// What no card may ask, behind what cards may.
enum class More : std::uint8_t {
  Ambition,
  VictimDeck,
  AllyHere,
  Resolved,
  Over,
  Power,
  Counted,
  Score,
  Out,
  Tokens,
  Victims,
  DrainedVictims,
  RelicUsed
};
enum class MorePlaces : std::uint8_t { Up, Down, Deck, ImmuneTo, Winners };

const specs::Lexicon& lexicon() {
  static const specs::Lexicon words{vocabulary(),
                                    {{type::player, seats},
                                     {type::slot, words_of<Slot>},
                                     {type::clan_card, words_of<ClanCard>},
                                     {type::follower, words_of<Follower>}},
                                    {{"relic", words_of<Relic>}, {"place", words_of<Place>}},
                                    {{"ambition", type::player},
                                     {"victim_deck", Type::number},
                                     {"ally_here", type::follower},
                                     {"resolved", Type::condition},
                                     {"over", Type::condition},
                                     {"power", Type::number, type::player},
                                     {"counted", Type::number, type::player},
                                     {"score", Type::number, type::player},
                                     {"out", Type::condition, type::player},
                                     {"tokens", Type::number, type::player},
                                     {"victims", Type::number, type::player},
                                     {"drained_victims", Type::number, type::player},
                                     {"relic_used", Type::condition, type::player}},
                                    {{"face_up", type::clan_card, slot_count, type::player},
                                     {"face_down", type::clan_card, slot_count, type::player},
                                     {"deck", type::clan_card, cards_each, type::player},
                                     {"immune_to", type::clan_card, 3, type::player},
                                     {"winners", type::player, most_players}}};
  return words;
}

class SpecTable final : public specs::Host {
 public:
  explicit SpecTable(const specs::Viewpoint& from)
      : match_(specs::typed<Vendetta>(from.match)),
        state_(from.observer ? match_.view(*from.observer).known() : match_.state()),
        observer_(from.observer),
        here_(from.at ? static_cast<Location>(*from.at) : Location::First),
        context_(context(from.self.value_or(seat(0)))),
        reader_(match_.game().cards(), state_, context_) {}

  [[nodiscard]] int property(unsigned property, int subject) const override {
    if (property < vocabulary().properties.size()) return reader_.property(property, subject);
    const Seat who = seat(static_cast<unsigned>(subject));
    const auto thing = [](auto maybe) { return maybe.has_value() ? static_cast<int>(*maybe) : int{cards::nothing}; };
    switch (static_cast<More>(property - vocabulary().properties.size())) {
      case More::Ambition: return thing(state_.ambition);
      case More::VictimDeck: return state_.victim_deck;
      case More::AllyHere: return thing(state_.sites[here_].ally);
      case More::Resolved: return state_.sites[here_].resolved ? 1 : 0;
      case More::Over: return match_.pending().over ? 1 : 0;
      case More::Power: return powers(match_.game().cards(), state_, here_).totals[who];
      case More::Counted: return counted(who);
      case More::Score: return score(match_.game().cards(), state_, who);
      case More::Out: return state_.players[who].out ? 1 : 0;
      case More::Tokens: return state_.players[who].tokens;
      case More::Victims: return state_.players[who].victims;
      case More::DrainedVictims: return state_.players[who].drained_victims;
      case More::RelicUsed: return state_.players[who].relic_used ? 1 : 0;
    }
    return 0;
  }

  void each(unsigned domain, int argument, const Visit& visit) const override {
    if (domain < vocabulary().domains.size()) return reader_.each(domain, argument, visit);
    const Seat who = seat(static_cast<unsigned>(argument));
    const auto all = [&](const auto& things) {
      for (const auto one : things) visit(static_cast<int>(one));
    };
    const auto lying = [&](bool up) {
      each_card(state_, state_.sites[here_].cards, [&](Slot, const Deployed& d) {
        if (d.area == who && is_up(d) == up && knows(d)) visit(static_cast<int>(d.card.value));
      });
    };
    switch (static_cast<MorePlaces>(domain - vocabulary().domains.size())) {
      case MorePlaces::Up: return lying(true);
      case MorePlaces::Down: return lying(false);
      case MorePlaces::Deck: return all(state_.players[who].deck.value);
      case MorePlaces::ImmuneTo: return all(state_.players[who].immune_to);
      case MorePlaces::Winners: return all(match_.game().result(match_.state()).winners);
    }
  }

 private:
  [[nodiscard]] Context context(Seat self) const {
    const SeatSet others = remaining(state_).without(self);
    return {.self = self,
            .here = here_,
            .rivals = others & present(state_, here_),
            .opponents = others,
            .first = state_.ambition};
  }
  /// Whether it is seen which card lies there.
  [[nodiscard]] bool knows(const Deployed& d) const { return !observer_ || d.card.seen_by.has(*observer_); }
  /// Total power when it was last counted for a player.
  [[nodiscard]] int counted(Seat who) const {
    int power = cards::nothing;
    for (const LoggedEvent& logged : match_.log()) {
      const Event& event = logged.event;
      const bool counts = event.kind == static_cast<std::uint8_t>(EventKind::PowerIs);
      if (counts && event.arguments[0] == static_cast<int>(number(who))) power = event.arguments[1];
    }
    return power;
  }

  const Match<Vendetta>& match_;
  State state_;
  std::optional<Seat> observer_;
  Location here_;
  Context context_;
  CardReader reader_;
};

class SpecRoom final : public specs::GameRoom<Vendetta, SpecPosition, SpecTable> {
 public:
  SpecRoom() : GameRoom(given_words()) {}
  [[nodiscard]] const cards::Vocabulary& vocabulary() const override { return lexicon().all(); }
  [[nodiscard]] std::optional<Type> place_type() const override { return type::location; }
  [[nodiscard]] bool busy(const AnyMatch& match) const override {
    return !specs::typed<Vendetta>(match).state().effects.empty();
  }
  [[nodiscard]] std::optional<std::string> alias(const AnyMatch& match, std::string_view word) const override {
    const auto card = named<ClanCard>(word);
    const Maybe<Slot> where = card ? slot_of(specs::typed<Vendetta>(match).state(), *card) : Maybe<Slot>{};
    return where.has_value() ? std::optional<std::string>{name_of(*where)} : std::nullopt;
  }
};

}  // namespace

const specs::Room& Vendetta::specs() {
  static const SpecRoom room;
  return room;
}

}  // namespace krypta::vendetta
