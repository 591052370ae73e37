#include "engine/games/vampire_empire/deck.hpp"

#include <algorithm>
#include <string>

#include "engine/games/card_files.hpp"

namespace krypta::vampire_empire {

namespace {

constexpr unsigned citizens_each = 3;  // VE-013
constexpr int most_cost = 9;

std::optional<int> number(const cards::Card& card, Fact fact) { return card.number(static_cast<unsigned>(fact)); }
std::vector<int> words(const cards::Card& card, Fact fact) {
  for (const cards::Fact& f : card.facts) {
    if (f.fact == static_cast<unsigned>(fact)) return f.values;
  }
  return {};
}

/// How many cards it can take back from a moat; nothing if there is no telling.
std::optional<unsigned> takes_back(const cards::Block& block) {
  unsigned sum = 0;
  for (const cards::Statement& s : block) {
    const bool from_moat = s.selector && s.selector->domain == static_cast<unsigned>(Domain::Moat);
    if (from_moat && s.kind != cards::Statement::Kind::choose) return std::nullopt;
    if (from_moat) sum += s.quantity.most;
    for (const cards::Block& inner : s.blocks) {
      const auto more = takes_back(inner);
      const bool again = s.kind == cards::Statement::Kind::each || s.kind == cards::Statement::Kind::repeat;
      if (!more || (*more > 0 && again)) return std::nullopt;
      sum += *more;
    }
  }
  return sum;
}

bool is_combat_verb(CardVerb verb) {
  switch (verb) {
    case CardVerb::Cancel:
    case CardVerb::AddAttack:
    case CardVerb::AddDefence:
    case CardVerb::EndCombat: return true;
    default: return false;
  }
}

class Judge {
 public:
  explicit Judge(std::vector<cards::Error>& errors) : errors_(errors) {}
  void refuse(const cards::Card& card, const std::string& message) { refuse(card, card.at, message); }
  void refuse(const cards::Card& card, cards::Position at, const std::string& message) {
    errors_.push_back({card.file, at, "card `" + card.id + "`: " + message});
  }

  void judge(const cards::Card& card) {
    const auto id = named<Card>(card.id);
    const auto deck = number(card, Fact::Deck);
    if (!id) return refuse(card, "cards are named h01 to h40 and v01 to v40");
    if (deck && static_cast<Side>(*deck) != deck_of(*id))
      refuse(card, "h is for the deck of the humans, v for that of the vampires");
    const auto kind = static_cast<CardKind>(number(card, Fact::Kind).value_or(0));
    if (kind == CardKind::Combat) return judge_combat(card);
    judge_support(card);
  }

 private:
  void judge_combat(const cards::Card& card) {
    const int value = number(card, Fact::Value).value_or(0);
    if (value < 1 || value > 9) refuse(card, "a combat card has a value from 1 to 9");
    const std::vector<int> groups = words(card, Fact::Groups);
    if (groups.empty() || groups.size() > 2) refuse(card, "a combat card has one or two groups");
    const auto deck = static_cast<Side>(number(card, Fact::Deck).value_or(0));
    for (const int g : groups) {  // VE-006
      if (static_cast<Group>(g) == Group::Vampire && deck == Side::Human)
        refuse(card, "vampire cards are in the vampire deck only");
      if (static_cast<Group>(g) == Group::HolyWater && deck == Side::Vampire)
        refuse(card, "holy water is in the human deck only");
    }
    if (number(card, Fact::Day) || number(card, Fact::Night)) refuse(card, "a combat card has no day or night cost");
    if (!card.abilities.empty()) refuse(card, "a combat card has no ability");
  }

  void judge_support(const cards::Card& card) {
    // VE-005, VE-012
    if (number(card, Fact::Value) || !words(card, Fact::Groups).empty())
      refuse(card, "a support card has no value and no groups");
    const int day = number(card, Fact::Day).value_or(-1);
    const int night = number(card, Fact::Night).value_or(-1);
    if (day < 0 || night < 0 || day > most_cost || night > most_cost)
      refuse(card, "a support card has a day cost and a night cost, from 0 to 9");
    if (card.abilities.size() != 1) return refuse(card, "a support card has one ability");
    const auto& windows = card.abilities[0].windows;
    const bool open = std::ranges::find(windows, static_cast<unsigned>(Window::Open)) != windows.end();
    judge_effects(card, card.abilities[0].body, open, std::nullopt);
    if (card.abilities[0].condition) judge_secrets(card, *card.abilities[0].condition);
    judge_secrets(card, card.abilities[0].targets, true);
    judge_secrets(card, card.abilities[0].body, false);
    const auto back = takes_back(card.abilities[0].body);
    // VE-209
    if (!back || (*back > 0 && static_cast<int>(*back) >= std::min(day, night)))
      refuse(card, "must not take back as many cards as it costs");
    taken_back_ += back.value_or(0);
    if (taken_back_ > most_taken_back) refuse(card, "too many cards take something back from the moat");
  }

  /// A hand or a pile that is not the own one.
  static bool of_another(const cards::Selector& selector) {
    const auto& whose = selector.argument;
    const bool own = whose && whose->kind == cards::Expression::Kind::property &&
                     whose->value == static_cast<int>(Property::Self) && whose->parts.empty();
    return vocabulary().domains[selector.domain].secret && !own;
  }

  /// What others hold is not for choosing, and a card from a pile is chosen when the effect is carried out, never named
  /// before it. VE-180, VE-200
  void judge_secrets(const cards::Card& card, const cards::Block& block, bool named_before) {
    for (const cards::Statement& s : block) {
      if (s.selector) {
        const bool secret = vocabulary().domains[s.selector->domain].secret;
        if (of_another(*s.selector) || (secret && (s.by || named_before)))
          refuse(card, s.selector->at,
                 "from a hand or a pile only its own player chooses, when the card is carried out");
        if (s.selector->filter) judge_secrets(card, *s.selector->filter);
      }
      for (const cards::Expression& e : s.arguments) judge_secrets(card, e);
      for (const cards::Block& inner : s.blocks) judge_secrets(card, inner, named_before);
    }
  }
  /// Nor is it asked about: what is offered and what follows would betray it. How many lie there is public. J-27
  void judge_secrets(const cards::Card& card, const cards::Expression& expression) {
    for (const cards::Selector& selector : expression.selector) {
      const bool looks = expression.kind == cards::Expression::Kind::sum || selector.filter;
      if (looks && of_another(selector))
        refuse(card, selector.at, "what lies in the opponent's hand or piles is not to be asked");
      if (selector.filter) judge_secrets(card, *selector.filter);
    }
    for (const cards::Expression& part : expression.parts) judge_secrets(card, part);
  }

  void judge_arguments(const cards::Card& card, const cards::Statement& call, CardVerb verb, const std::string& name) {
    const auto constant = [&](std::size_t i, int least, int most) {
      const cards::Expression& e = call.arguments[i];
      if (e.kind != cards::Expression::Kind::number || e.value < least || e.value > most)
        refuse(card, e.at, name + "wants a number from " + std::to_string(least) + " to " + std::to_string(most));
    };
    switch (verb) {
      case CardVerb::PlaceMarker: constant(2, 1, 9); break;
      case CardVerb::AddAttack:
      case CardVerb::AddDefence: constant(0, 1, 9); break;
      case CardVerb::Draw:
      case CardVerb::DiscardRandom: constant(1, 1, 9); break;
      case CardVerb::Forbid: {
        const cards::Expression& e = call.arguments[1];  // VE-073
        if (e.kind != cards::Expression::Kind::word || static_cast<Action>(e.value) == Action::Pass)
          refuse(card, e.at, name + "names hide, holy_water or combat; passing is always possible");
        break;
      }
      default: break;
    }
  }

  /// Effects that could never do anything are mistakes.
  void judge_effects(const cards::Card& card, const cards::Block& block, bool open, std::optional<Duration> until) {
    for (const cards::Statement& s : block) {
      if (s.kind == cards::Statement::Kind::call) {
        const auto verb = static_cast<CardVerb>(s.verb);
        const std::string name = "`" + std::string{vocabulary().verbs[s.verb].name} + "` ";
        judge_arguments(card, s, verb, name);
        if (open && is_combat_verb(verb)) refuse(card, s.at, name + "needs a combat, and `open` windows have none");
        if (until && (verb == CardVerb::Forbid) != (*until == Duration::NextAction))
          refuse(card, s.at, name + "cannot hold until `" + std::string{name_of(*until)} + "`");
      }
      const bool lasting = s.kind == cards::Statement::Kind::until;
      for (const cards::Block& inner : s.blocks)
        judge_effects(card, inner, open, lasting ? std::optional{static_cast<Duration>(s.duration)} : until);
    }
  }

  std::vector<cards::Error>& errors_;
  unsigned taken_back_ = 0;
};

/// VE-003, VE-013
void judge_decks(const cards::Library& library, std::span<const cards::File> files, std::vector<cards::Error>& errors) {
  for (const Side side : all_of<Side>()) {
    unsigned size = 0;
    unsigned citizens = 0;
    for (const cards::Card& card : library.cards) {
      if (number(card, Fact::Deck) != static_cast<int>(side)) continue;
      ++size;
      if (number(card, Fact::Kind) == static_cast<int>(CardKind::Citizen)) ++citizens;
    }
    const std::string name = "the deck `" + std::string{name_of(side)} + "` has ";
    const std::string file = files.empty() ? "" : files.front().name;
    if (size != deck_size) errors.push_back({file, {}, name + std::to_string(size) + " cards, and must have 40"});
    if (size == deck_size && citizens != citizens_each)
      errors.push_back({file, {}, name + std::to_string(citizens) + " citizens, and must have 3"});
  }
}

}  // namespace

void Cards::take(const cards::Card& card, const cards::CardCode& code, std::vector<cards::Error>& errors) {
  const auto id = named<Card>(card.id);
  if (!id || !errors.empty()) return;
  const std::size_t i = index(*id);
  place_[i] = static_cast<std::uint16_t>(library_.place_of(card));
  if (const auto value = number(card, Fact::Value)) {
    values_[i] = static_cast<std::uint8_t>(*value);
    valued_.add(*id);
    of_value_[static_cast<std::size_t>(*value)].add(*id);
  }
  for (const int g : words(card, Fact::Groups)) groups_[static_cast<Group>(g)].add(*id);
  costs_[0][i] = static_cast<std::uint8_t>(number(card, Fact::Day).value_or(0));
  costs_[1][i] = static_cast<std::uint8_t>(number(card, Fact::Night).value_or(0));
  if (code.abilities.empty()) return;
  abilities_[i] = code.abilities.front();
  for (const Window w : all_of<Window>()) {
    if (abilities_[i].acts_in(static_cast<unsigned>(w))) windows_[w].add(*id);
  }
}

std::variant<std::shared_ptr<const Cards>, std::vector<cards::Error>> Cards::make(std::span<const cards::File> files) {
  auto compiled = cards::compile(vocabulary(), files);
  if (auto* errors = std::get_if<std::vector<cards::Error>>(&compiled)) return std::move(*errors);
  auto made = std::make_shared<Cards>();
  made->library_ = std::move(std::get<cards::Library>(compiled));
  std::vector<cards::Error> errors;
  Judge judge{errors};
  for (const cards::Card& card : made->library_.cards) judge.judge(card);
  judge_decks(made->library_, files, errors);
  for (std::size_t i = 0; i < made->library_.cards.size(); ++i)
    made->take(made->library_.cards[i], made->library_.code[i], errors);
  if (!errors.empty()) return errors;
  return std::shared_ptr<const Cards>{std::move(made)};
}

std::vector<cards::File> Cards::built_in_files() { return built_in_card_files("vampire-empire"); }

std::shared_ptr<const Cards> Cards::built_in() {
  static const auto cards = built_in_cards<Cards>("vampire-empire");
  return cards;
}

}  // namespace krypta::vampire_empire
