#include <algorithm>
#include <unordered_map>

#include "engine/games/vtes/card_host.hpp"
#include "engine/games/vtes/game.hpp"
#include "engine/games/vtes/position.hpp"
#include "engine/specs/game_room.hpp"

/// What specs can say and ask of a table of VTES. A card is called by its id. What lies on the table is called so too,
/// if nothing else there has the name; else by its place, `t003`.
namespace krypta::vtes {

namespace {

using cards::Type;
using specs::Lent;
using specs::Said;

namespace type {
constexpr Type player = type_of(Kind::Player);
constexpr Type card = type_of(Kind::Card);
}  // namespace type

constexpr std::array<std::string_view, most_players> seats{"A", "B", "C", "D", "E"};

/// The words for a thing: places first, and behind them the names of all cards.
struct Called {
  Called() : words(words_of<ThingId>.begin(), words_of<ThingId>.end()), cards(facts().all()) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
      words.push_back(slug(cards[i]));
      number.emplace(cards[i], static_cast<int>(thing_count + i));
    }
  }
  std::vector<std::string_view> words;
  std::vector<CardId> cards;
  std::unordered_map<CardId, int> number{};
};
const Called& called() {
  static const Called all;
  return all;
}

bool is_name(int value) { return value >= static_cast<int>(thing_count); }
CardId card_named(int value) { return called().cards[static_cast<std::size_t>(value) - thing_count]; }

/// The only thing of that name.
Maybe<ThingId> only_one(const State& state, CardId card) {
  Maybe<ThingId> found;
  unsigned n = 0;
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (!thing.card.known || thing.card.value != card) return;
    found = id;
    ++n;
  });
  return n == 1 ? found : Maybe<ThingId>{};
}

Position::CardIds ids(const Said& said, std::size_t from = 0) {
  Position::CardIds all;
  for (std::size_t i = from; i < said.values.size(); ++i) all.push_back(card_named(said.values[i]));
  return all;
}
std::optional<unsigned> number_at(const Said& said, std::size_t i) {
  return i < said.values.size() ? std::optional{said.number(i)} : std::nullopt;
}

template <Phase phase>
void stands_in(Position& p, const Said&) {
  p.phase(phase);
}
template <Region region>
void lies(Position& p, const Said& s) {
  p.put(s.seat, card_named(s.values[0]), region, number_at(s, 1), number_at(s, 2).value_or(1));
}
void lies_on(Position& p, const Said& s) {
  p.put_on(s.seat, card_named(s.values[0]), card_named(s.values[1]), number_at(s, 2), number_at(s, 3).value_or(1));
}
template <class Number>
void set(Number Player::*what, Position& p, const Said& s) {
  p.raw().players[s.seat].*what = static_cast<Number>(s.number(0));
}

/// The words of `given`; what they mean stands in position.hpp.
std::vector<Lent<Position>> given_words() {
  using P = Position;
  const std::vector<Type> thing{type::card, Type::number};
  return {
      {{"seats", false, {Type::number}, false, true}, [](P& p, const Said& s) { p = P{s.number(0)}; }},
      {{"active", true}, [](P& p, const Said& s) { p.active(s.seat); }},
      {{"turn", false, {Type::number}}, [](P& p, const Said& s) { p.turn(s.number(0)); }},
      {{"unlock"}, stands_in<Phase::Unlock>},
      {{"master"}, stands_in<Phase::Master>},
      {{"minion"}, stands_in<Phase::Minion>},
      {{"influence"}, stands_in<Phase::Influence>},
      {{"discard"}, stands_in<Phase::Discard>},
      {{"still", false, {Type::number}},
       [](P& p, const Said& s) { p.raw().still = static_cast<std::uint8_t>(s.number(0)); }},
      {{"pool", true, {Type::number}}, [](P& p, const Said& s) { set(&Player::pool, p, s); }},
      {{"points", true, {Type::number}}, [](P& p, const Said& s) { set(&Player::points, p, s); }},
      {{"last_turn", false, {Type::number}},
       [](P& p, const Said& s) { p.raw().last_turn = static_cast<std::uint8_t>(s.number(0)); }},
      {{"owns", true, {type::card}, true}, [](P& p, const Said& s) { p.owned(s.seat, ids(s)); }},
      {{"masters", true, {Type::number}}, [](P& p, const Said& s) { set(&Player::masters, p, s); }},
      {{"transfers", true, {Type::number}}, [](P& p, const Said& s) { set(&Player::transfers, p, s); }},
      {{"edge", true}, [](P& p, const Said& s) { p.raw().edge = s.seat; }},
      {{"out", true}, [](P& p, const Said& s) { p.raw().players[s.seat].out = true; }},
      {{"withdrawing", true}, [](P& p, const Said& s) { p.raw().players[s.seat].withdrawal = Withdrawal::Declared; }},
      {{"out_of_turn", true}, [](P& p, const Said& s) { p.raw().players[s.seat].out_of_turn = true; }},
      {{"ready", true, thing, true}, lies<Region::Ready>},
      {{"torpor", true, thing, true}, lies<Region::Torpor>},
      {{"incapacitated", true, thing, true}, lies<Region::Incapacitated>},
      {{"uncontrolled", true, thing, true}, lies<Region::Uncontrolled>},
      {{"contested", true, thing, true}, lies<Region::Contested>},
      {{"table", true, thing, true}, lies<Region::Table>},
      {{"on", true, {type::card, type::card, Type::number}, true}, lies_on},
      {{"locked", false, {type::card}, true}, [](P& p, const Said& s) { p.locked(ids(s)); }},
      {{"contesting", false, {type::card}, true},
       [](P& p, const Said& s) {
         for (const CardId card : ids(s)) p.mark(card, Mark::Contesting);
       }},
      {{"recruited", false, {type::card}},
       [](P& p, const Said& s) { p.mark(card_named(s.values[0]), Mark::Recruited); }},
      {{"hand", true, {type::card}, true}, [](P& p, const Said& s) { p.hand(s.seat, ids(s)); }},
      {{"library", true, {type::card}, true}, [](P& p, const Said& s) { p.library(s.seat, ids(s)); }},
      {{"crypt", true, {type::card}, true}, [](P& p, const Said& s) { p.crypt(s.seat, ids(s)); }},
      {{"ash", true, {type::card}, true}, [](P& p, const Said& s) { p.ash(s.seat, ids(s)); }}};
}

/// What no card may ask, behind what cards may.
enum class More : std::uint8_t {
  Turn,
  Over,
  Winner,
  Stealth,
  HandSize,
  HandLimit,
  LibrarySize,
  CryptSize,
  Points,
  Out,
  Transfers,
  Masters,
  Discards,
  Withdrawing,
  Intercept,
  Strength,
  Contested,
  Awake,
  Wounded,
  HalfPoint,
  OnTable,
  OwnerOf,
  VotesFor,
  VotesAgainst,
  Contesting
};
enum class MorePlaces : std::uint8_t { Ash, Removed, Crypt, Torpor, Ready, ContestedCards, Incapacitated };

/// The vocabulary of the cards, where what lies in hands and libraries is called as what lies on the table.
const cards::Vocabulary& one_name() {
  static const std::vector<cards::DomainInfo> domains = [] {
    std::vector<cards::DomainInfo> all{vocabulary().domains.begin(), vocabulary().domains.end()};
    for (const Domain domain : {Domain::Hand, Domain::LibraryOf, Domain::AshOf})
      all[static_cast<std::size_t>(domain)].of = type::card;
    return all;
  }();
  static const cards::Vocabulary words = [] {
    cards::Vocabulary all = vocabulary();
    all.domains = domains;
    return all;
  }();
  return words;
}

const specs::Lexicon& lexicon() {
  static const specs::Lexicon words{one_name(),
                                    {{type::player, seats}, {type::card, called().words}},
                                    {},
                                    {{"turn", Type::number},
                                     {"over", Type::condition},
                                     {"winner", type::player},
                                     {"stealth", Type::number},
                                     {"hand_size", Type::number, type::player},
                                     {"hand_limit", Type::number, type::player},
                                     {"library_size", Type::number, type::player},
                                     {"crypt_size", Type::number, type::player},
                                     {"points", Type::number, type::player},
                                     {"out", Type::condition, type::player},
                                     {"transfers", Type::number, type::player},
                                     {"masters", Type::number, type::player},
                                     {"discards", Type::number, type::player},
                                     {"withdrawing", Type::condition, type::player},
                                     {"intercept", Type::number, type::card},
                                     {"strength", Type::number, type::card},
                                     {"contested", Type::condition, type::card},
                                     {"awake", Type::condition, type::card},
                                     {"wounded", Type::condition, type::card},
                                     {"half_point", Type::condition, type::player},
                                     {"on_table", Type::condition, type::card},
                                     {"owner", type::player, type::card},
                                     {"in_favour", Type::number},
                                     {"against", Type::number},
                                     {"contesting", Type::condition, type::card}},
                                    {{"ash", type::card, most_owned, type::player},
                                     {"removed", type::card, most_owned, type::player},
                                     {"crypt", type::card, most_crypt, type::player},
                                     {"torpor", type::card, thing_count, type::player},
                                     {"ready_minions", type::card, thing_count, type::player},
                                     {"contested_cards", type::card, thing_count},
                                     {"incapacitated_imbued", type::card, thing_count, type::player}}};
  return words;
}

class SpecTable final : public specs::Host {
 public:
  explicit SpecTable(const specs::Viewpoint& from)
      : match_(specs::typed<Vtes>(from.match)),
        state_(from.observer ? match_.view(*from.observer).known() : match_.state()),
        cards_(match_.game().cards()),
        context_{.self = from.self.value_or(seat(0))},
        reader_(cards_, state_, context_) {}

  [[nodiscard]] int property(unsigned property, int subject) const override {
    const cards::PropertyInfo& asked = lexicon().all().properties[property];
    if (asked.of == type::card) {
      const Maybe<ThingId> thing = thing_of(subject);
      if (!thing.has_value())
        return asked.name == "on_table" || asked.gives == Type::condition ? 0 : int{cards::nothing};
      subject = static_cast<int>(*thing);
    }
    const int value =
        property < vocabulary().properties.size() ? reader_.property(property, subject) : more(property, subject);
    return asked.gives == type::card && value != cards::nothing ? name_of_thing(static_cast<ThingId>(value)) : value;
  }

  [[nodiscard]] int property_with(unsigned property, int subject, int given) const override {
    const Maybe<ThingId> thing = thing_of(subject);
    if (!thing.has_value()) return 0;
    if (lexicon().all().properties[property].takes == type::card) {
      const Maybe<ThingId> other = thing_of(given);
      if (!other.has_value()) return 0;
      given = static_cast<int>(*other);
    }
    return reader_.property(property, static_cast<int>(*thing), given);
  }

  void each(unsigned domain, int argument, const Visit& visit) const override {
    const cards::DomainInfo& place = lexicon().all().domains[domain];
    if (place.takes == type::card) {
      const Maybe<ThingId> thing = thing_of(argument);
      if (!thing.has_value()) return;
      argument = static_cast<int>(*thing);
    }
    if (domain == static_cast<unsigned>(Domain::Hand)) return pile(player(argument).hand.value, visit);
    if (domain == static_cast<unsigned>(Domain::LibraryOf)) return pile(player(argument).library.value, visit);
    if (domain == static_cast<unsigned>(Domain::AshOf)) return pile(player(argument).ash, visit);
    if (domain >= vocabulary().domains.size())
      return more_places(static_cast<MorePlaces>(domain - vocabulary().domains.size()), argument, visit);
    reader_.each(domain, argument, [&](int thing) {
      visit(place.of == type::card ? name_of_thing(static_cast<ThingId>(thing)) : thing);
    });
  }

 private:
  [[nodiscard]] const Player& player(int who) const { return state_.players[seat(static_cast<unsigned>(who))]; }
  [[nodiscard]] Maybe<ThingId> thing_of(int value) const {
    if (is_name(value)) return only_one(state_, card_named(value));
    const bool there = static_cast<std::size_t>(value) < state_.things.size() &&
                       state_.things[static_cast<std::size_t>(value)].region != Region::Nowhere;
    return there ? Maybe<ThingId>{static_cast<ThingId>(value)} : Maybe<ThingId>{};
  }
  [[nodiscard]] int name_of_thing(ThingId id) const {
    const Thing& thing = at(state_, id);
    if (!thing.card.known || only_one(state_, thing.card.value) != id) return static_cast<int>(id);
    return called().number.at(thing.card.value);
  }

  [[nodiscard]] int more(unsigned property, int subject) const {
    const auto id = static_cast<ThingId>(subject);
    switch (static_cast<More>(property - vocabulary().properties.size())) {
      case More::Turn: return state_.turn;
      case More::Over: return match_.pending().over ? 1 : 0;
      case More::Winner: {
        const SeatSet winners = match_.game().result(match_.state()).winners;
        return winners.empty() ? int{cards::nothing} : static_cast<int>(number(winners.lowest()));
      }
      case More::Stealth: return state_.action.on ? stealth_of(cards_, state_) : int{cards::nothing};
      case More::HandSize: return player(subject).hand_count;
      case More::HandLimit: return hand_size(cards_, state_, seat(static_cast<unsigned>(subject)));
      case More::LibrarySize: return player(subject).library_count;
      case More::CryptSize: return player(subject).crypt_count;
      case More::Points: return player(subject).points;
      case More::Out: return player(subject).out ? 1 : 0;
      case More::Transfers: return player(subject).transfers;
      case More::Masters: return player(subject).masters;
      case More::Discards: return player(subject).discards;
      case More::Withdrawing: return player(subject).withdrawal == Withdrawal::Declared ? 1 : 0;
      case More::Intercept: return intercept_of(cards_, state_, id);
      case More::Strength: return strength_of(cards_, state_, id);
      case More::Contested: return at(state_, id).region == Region::Contested ? 1 : 0;
      case More::Awake: return at(state_, id).marks.has(Mark::Awake) ? 1 : 0;
      case More::Wounded: return at(state_, id).marks.has(Mark::Wounded) ? 1 : 0;
      case More::HalfPoint: return player(subject).half ? 1 : 0;
      case More::OnTable: return 1;
      case More::OwnerOf: return static_cast<int>(number(at(state_, id).owner));
      case More::VotesFor: return state_.referendum.in_favour;
      case More::VotesAgainst: return state_.referendum.against;
      case More::Contesting: return at(state_, id).marks.has(Mark::Contesting) ? 1 : 0;
    }
    return 0;
  }

  void more_places(MorePlaces place, int argument, const Visit& visit) const {
    const auto lying = [&](Region region, bool of_anyone = false) {
      each_thing(state_, [&](ThingId id, const Thing& thing) {
        if (thing.region == region && (of_anyone || thing.controller == seat(static_cast<unsigned>(argument))))
          visit(name_of_thing(id));
      });
    };
    switch (place) {
      case MorePlaces::Ash: return pile(player(argument).ash, visit);
      case MorePlaces::Removed: return pile(player(argument).removed, visit);
      case MorePlaces::Crypt: return pile(player(argument).crypt.value, visit);
      case MorePlaces::Torpor: return lying(Region::Torpor);
      case MorePlaces::Ready: return lying(Region::Ready);
      case MorePlaces::Incapacitated: return lying(Region::Incapacitated);
      case MorePlaces::ContestedCards: return lying(Region::Contested, true);
    }
  }
  template <class Pile>
  static void pile(const Pile& cards, const Visit& visit) {
    for (const CardId card : cards) visit(called().number.at(card));
  }

  const Match<Vtes>& match_;
  State state_;
  const Cards& cards_;
  Context context_;
  CardReader reader_;
};

class SpecRoom final : public specs::GameRoom<Vtes, Position, SpecTable> {
 public:
  SpecRoom() : GameRoom(given_words()) {
    for (const Step step : all_of<Step>()) moments_.push_back(name_of(step));
    for (const Window window : all_of<Window>()) moments_.push_back(name_of(window));
  }
  [[nodiscard]] const cards::Vocabulary& vocabulary() const override { return lexicon().all(); }
  [[nodiscard]] bool busy(const AnyMatch& match) const override {
    return !specs::typed<Vtes>(match).state().effects.empty();
  }
  [[nodiscard]] std::string_view moment(const AnyMatch& match) const override {
    const Frame& frame = specs::typed<Vtes>(match).state().frames.top();
    return frame.step == Step::Impulse ? name_of(*frame.window) : name_of(frame.step);
  }
  [[nodiscard]] std::span<const std::string_view> moments() const override { return moments_; }

  /// `block:lenny_burkhead` is `block:t003`. Behind `play:` stands a card, and behind its `@` a thing.
  [[nodiscard]] std::string spelled(const AnyMatch& match, std::string_view choice) const override {
    if (match.reads(choice)) return std::string{choice};
    const State& state = specs::typed<Vtes>(match).state();
    return each_word(choice, [&](std::string_view word) -> std::string {
      const auto card = card_called(word);
      const Maybe<ThingId> id = card ? only_one(state, *card) : Maybe<ThingId>{};
      return std::string{id.has_value() ? name_of(*id) : word};
    });
  }
  [[nodiscard]] std::string shown(const AnyMatch& match, std::string_view choice) const override {
    const State& state = specs::typed<Vtes>(match).state();
    return each_word(choice, [&](std::string_view word) -> std::string {
      const auto id = named<ThingId>(word);
      if (!id || place(*id) >= state.things.size()) return std::string{word};
      const CardId card = card_of(state, *id);
      return std::string{only_one(state, card) == *id ? slug(card) : word};
    });
  }

 private:
  static bool begins_with_card(std::string_view choice) {
    return choice.starts_with("play:") || choice.starts_with("learn:") || choice.starts_with("conviction:");
  }
  /// Changes the words that can mean a thing: behind the verb, and behind `@`.
  template <class Change>
  static std::string each_word(std::string_view choice, Change&& change) {
    std::string all;
    std::size_t i = std::min(choice.find(begins_with_card(choice) ? '@' : ':'), choice.size());
    all = choice.substr(0, i);
    while (i < choice.size()) {
      all += choice[i++];
      const std::size_t end = std::min(choice.find_first_of(":@.", i), choice.size());
      all += change(choice.substr(i, end - i));
      i = end;
    }
    return all;
  }
  std::vector<std::string_view> moments_{};
};

}  // namespace

const specs::Room& Vtes::specs() {
  static const SpecRoom room;
  return room;
}

}  // namespace krypta::vtes
