#include "engine/games/vampire_empire/card_host.hpp"
#include "engine/games/vampire_empire/game.hpp"
#include "engine/games/vampire_empire/position.hpp"
#include "engine/specs/game_room.hpp"

/// What specs can say and ask of a table of Vampire Empire.
namespace krypta::vampire_empire {

namespace {

using cards::Type;
using specs::Lent;
using specs::Said;

namespace type {
constexpr Type player = type_of(Kind::Player);
constexpr Type character = type_of(Kind::Character);
constexpr Type card = type_of(Kind::Card);
constexpr Type action = type_of(Kind::Action);
}  // namespace type

constexpr std::array<std::string_view, table_size> seats{"V", "H"};

Position::Characters characters(const Said& said) {
  Position::Characters all;
  for (std::size_t i = 0; i < said.values.size(); ++i) all.push_back(said.as<Character>(i));
  return all;
}
Position::CardIds ids(const Said& said) {
  Position::CardIds all;
  for (std::size_t i = 0; i < said.values.size(); ++i) all.push_back(name_of(said.as<Card>(i)));
  return all;
}

/// The words of `given`; what they mean stands in position.hpp.
std::vector<Lent<Position>> given_words() {
  return {{{"night"}, [](Position&, const Said&) {}},
          {{"day"}, [](Position& p, const Said&) { p.day(); }},
          {{"turn", false, {Type::number}}, [](Position& p, const Said& s) { p.turn(s.number(0)); }},
          {{"discarding"}, [](Position& p, const Said&) { p.step_1(); }},
          {{"revealing"}, [](Position& p, const Said&) { p.step_2(); }},
          {{"window"}, [](Position& p, const Said&) { p.window_before(); }},
          {{"last_window"}, [](Position& p, const Said&) { p.window_after(); }},
          {{"asked", true}, [](Position& p, const Said& s) { p.window_asks(s.seat); }},
          {{"castle", false, {type::character}, true}, [](Position& p, const Said& s) { p.castle(characters(s)); }},
          {{"bottom", false, {type::character}, true}, [](Position& p, const Said& s) { p.bottom(characters(s)); }},
          {{"dead", false, {type::character}, true}, [](Position& p, const Said& s) { p.dead(characters(s)); }},
          {{"vampires", false, {type::character}, true}, [](Position& p, const Said& s) { p.vampires(characters(s)); }},
          {{"tokens", false, {type::character}, true}, [](Position& p, const Said& s) { p.tokens(characters(s)); }},
          {{"revealed", false, {type::character}, true}, [](Position& p, const Said& s) { p.revealed(characters(s)); }},
          {{"known_humans", false, {type::character}, true},
           [](Position& p, const Said& s) { p.known_humans(characters(s)); }},
          {{"marker", false, {type::character, type_of(Kind::Marker), Type::number}},
           [](Position& p, const Said& s) { p.marker(s.as<Character>(0), s.as<Marker>(1), s.number(2)); }},
          {{"hand", true, {type::card}, true}, [](Position& p, const Said& s) { p.hand(s.seat, ids(s)); }},
          {{"moat", true, {type::card}, true}, [](Position& p, const Said& s) { p.moat(s.seat, ids(s)); }},
          {{"cellar", true, {type::card}, true}, [](Position& p, const Said& s) { p.cellar(s.seat, ids(s)); }},
          {{"deck", true, {type::card}, true}, [](Position& p, const Said& s) { p.deck(s.seat, ids(s)); }},
          {{"reshuffled", true}, [](Position& p, const Said& s) { p.reshuffled(s.seat); }},
          {{"forbidden", true, {type::action}}, [](Position& p, const Said& s) { p.forbid(s.seat, s.as<Action>(0)); }}};
}

/// What no card may ask, behind what cards may.
enum class More : std::uint8_t {
  Turn,
  DayCost,
  NightCost,
  TakenBack,
  Reshuffled,
  KnownCards,
  Winner,
  CountedVampires,
  CellarSize
};
enum class MorePlaces : std::uint8_t {
  Deck,
  Shown,
  ToMoat,
  Forbidden,
  Revealed,
  KnownHumans,
  Bottom,
  Vampires,
  Tokens,
  Counted
};

const specs::Lexicon& lexicon() {
  static const specs::Lexicon words{
      vocabulary(),
      {{type::player, seats}, {type::character, words_of<Character>}, {type::card, words_of<Card>}},
      {},
      {{"turn", Type::number},
       {"day_cost", Type::number, type::card},
       {"night_cost", Type::number, type::card},
       {"taken_back", Type::number, type::player},
       {"reshuffled", Type::condition, type::player},
       {"known_cards", Type::number, type::player},
       {"winner", type::player},
       {"counted_vampires", Type::number},
       {"cellar_size", Type::number, type::player}},
      {{"deck", type::card, deck_size, type::player},
       {"shown", type::card, deck_size, type::player},
       {"to_moat", type::card, deck_size, type::player},
       {"forbidden", type::action, count_of<Action>, type::player},
       {"revealed", type::character, 9},
       {"known_humans", type::character, 9},
       {"bottom", type::character, 9},
       {"vampires", type::character, 9},
       {"tokens", type::character, 9},
       {"counted", type::character, 2}}};
  return words;
}

class SpecTable final : public specs::Host {
 public:
  explicit SpecTable(const specs::Viewpoint& from)
      : match_(specs::typed<VampireEmpire>(from.match)),
        state_(from.observer ? match_.view(*from.observer).known() : match_.state()),
        reader_(match_.game().cards(), state_,
                from.self.value_or(state_.active.has_value() ? *state_.active : seat(0))) {}

  [[nodiscard]] int property(unsigned property, int subject) const override {
    if (property < vocabulary().properties.size()) return reader_.property(property, subject);
    const Cards& cards = match_.game().cards();
    const auto whose = [&]() -> const Player& { return state_.players[seat(static_cast<unsigned>(subject))]; };
    switch (static_cast<More>(property - vocabulary().properties.size())) {
      case More::Turn: return state_.turn;
      case More::DayCost: return static_cast<int>(cards.cost(static_cast<Card>(subject), true));
      case More::NightCost: return static_cast<int>(cards.cost(static_cast<Card>(subject), false));
      case More::TakenBack: return whose().taken_back;
      case More::Reshuffled: return whose().reshuffled ? 1 : 0;
      case More::KnownCards: {
        const Player& p = whose();
        return static_cast<int>((p.hand.value | p.deck.value | p.cellar.value | p.moat.value).size());
      }
      case More::CellarSize: return whose().cellar_count;
      case More::CountedVampires: return state_.counts.empty() ? int{cards::nothing} : state_.counts.back().vampires;
      case More::Winner:
        return state_.winners.empty() ? int{cards::nothing} : static_cast<int>(number(state_.winners.lowest()));
    }
    return 0;
  }

  void each(unsigned domain, int argument, const Visit& visit) const override {
    if (domain < vocabulary().domains.size()) return reader_.each(domain, argument, visit);
    const Seat whose = seat(static_cast<unsigned>(argument));
    const auto all = [&](const auto& things) {
      for (const auto thing : things) visit(static_cast<int>(thing));
    };
    switch (static_cast<MorePlaces>(domain - vocabulary().domains.size())) {
      case MorePlaces::Deck: return all(state_.players[whose].deck.value);
      case MorePlaces::Shown: return all(state_.players[whose].shown);
      case MorePlaces::ToMoat: return all(state_.players[whose].moat.value - match_.start().players[whose].moat.value);
      case MorePlaces::Forbidden: return all(state_.players[whose].forbidden);
      case MorePlaces::Revealed: return all(state_.revealed);
      case MorePlaces::KnownHumans: return all(state_.known_humans);
      case MorePlaces::Bottom:
        for (const auto& c : state_.town.bottom) visit(static_cast<int>(c.value));
        return;
      case MorePlaces::Vampires: return all(state_.vampires.value);
      case MorePlaces::Tokens: return all(state_.tokens.value);
      case MorePlaces::Counted:  // when it was last asked how many of two are vampires
        if (state_.counts.empty()) return;
        visit(static_cast<int>(state_.counts.back().one));
        visit(static_cast<int>(state_.counts.back().another));
        return;
    }
  }

 private:
  const Match<VampireEmpire>& match_;
  State state_;
  CardReader reader_;
};

class SpecRoom final : public specs::GameRoom<VampireEmpire, Position, SpecTable> {
 public:
  SpecRoom() : GameRoom(given_words()) {}
  [[nodiscard]] const cards::Vocabulary& vocabulary() const override { return lexicon().all(); }
  [[nodiscard]] bool busy(const AnyMatch& match) const override {
    return !specs::typed<VampireEmpire>(match).state().card.empty();
  }
};

}  // namespace

const specs::Room& VampireEmpire::specs() {
  static const SpecRoom room;
  return room;
}

}  // namespace krypta::vampire_empire
