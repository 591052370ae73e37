#include "engine/games/vendetta/deck_judge.hpp"

#include <algorithm>
#include <string>

#include "engine/games/vendetta/deck_parts.hpp"
#include "engine/games/vendetta/names.hpp"
#include "engine/games/vendetta/vocabulary.hpp"

namespace krypta::vendetta {

namespace {

using cards::AbilityKind;
using StatementKind = cards::Statement::Kind;

std::string quoted(std::string_view name) { return "`" + std::string{name} + "`"; }

/// What stands on a card of each kind, and must.
std::vector<Fact> facts_of(CardKind kind) {
  switch (kind) {
    case CardKind::Clan: return {Fact::Clan, Fact::Step, Fact::Power};
    case CardKind::Ally:
    case CardKind::Victim: return {Fact::Nature, Fact::Influence, Fact::Feed, Fact::Drain, Fact::Drained};
    case CardKind::Relic: return {Fact::Influence};
    case CardKind::Place: return {};
    case CardKind::Tile:
      return {Fact::First1,  Fact::First2, Fact::First3, Fact::Second1, Fact::Second2,
              Fact::Second3, Fact::Third1, Fact::Third2, Fact::Third3,  Fact::Extra};
  }
  return {};
}
bool may_have(CardKind kind, Fact fact) {
  if (fact == Fact::Kind || fact == Fact::Known) return true;
  if (fact == Fact::Tokens) return kind == CardKind::Ally;
  const std::vector<Fact> all = facts_of(kind);
  return std::ranges::find(all, fact) != all.end();
}

std::optional<CardKind> kind_of(std::string_view id) {
  if (named<ClanCard>(id)) return CardKind::Clan;
  if (const auto follower = named<Follower>(id)) return *follower == victim ? CardKind::Victim : CardKind::Ally;
  if (named<Relic>(id)) return CardKind::Relic;
  if (named<Place>(id)) return CardKind::Place;
  if (named<Location>(id)) return CardKind::Tile;
  return std::nullopt;
}

/// What changes something that is just happening can be done in that window only.
std::optional<Window> window_of(CardVerb verb) {
  switch (verb) {
    case CardVerb::KeepDown: return Window::Reveal;
    case CardVerb::Redirect: return Window::Withdrawing;
    case CardVerb::ChangeChoice: return Window::ChoicesShown;
    case CardVerb::FrenzyBonus: return Window::FrenzyCaused;
    case CardVerb::ReplaceFrenzy: return Window::PoolEmpty;
    case CardVerb::ReplaceDrain: return Window::FrenzyDrain;
    default: return std::nullopt;
  }
}
/// How long the table can keep it; nothing for what holds `always` only.
std::optional<Duration> duration_of(CardVerb verb) {
  switch (verb) {
    case CardVerb::ZeroPower:
    case CardVerb::DownPower:
    case CardVerb::AddTotal: return Duration::ThisLocation;
    case CardVerb::IgnoreCard: return Duration::ThisRound;
    default: return std::nullopt;
  }
}

/// What is done by self without saying so.
bool needs_self(CardVerb verb) {
  switch (verb) {
    case CardVerb::Steal:
    case CardVerb::Spend:
    case CardVerb::GiveInfluence:
    case CardVerb::TakeBlood:
    case CardVerb::HandOver:
    case CardVerb::SwapBlood:
    case CardVerb::MoveBlood:
    case CardVerb::Look:
    case CardVerb::LookHand:
    case CardVerb::Play:
    case CardVerb::PlayTop:
    case CardVerb::ShuffleIn:
    case CardVerb::Draw:
    case CardVerb::Restore:
    case CardVerb::Withdraw:
    case CardVerb::ChangeChoice:
    case CardVerb::Auction:
    case CardVerb::ReplaceFrenzy:
    case CardVerb::ReplaceDrain:
    case CardVerb::DownPower:
    case CardVerb::IgnoreCard: return true;
    default: return false;
  }
}
/// What is done here without saying so.
bool needs_here(CardVerb verb) {
  switch (verb) {
    case CardVerb::Deploy:
    case CardVerb::ReturnBlood:
    case CardVerb::DiscardBlood:
    case CardVerb::TakeBlood:
    case CardVerb::HandOver:
    case CardVerb::SwapBlood:
    case CardVerb::MoveBlood:
    case CardVerb::KeepDown:
    case CardVerb::Play:
    case CardVerb::PlayTop:
    case CardVerb::Withdraw:
    case CardVerb::SkipSteps:
    case CardVerb::Auction:
    case CardVerb::DownPower:
    case CardVerb::AddTotal: return true;
    default: return false;
  }
}
/// Whether a location is being resolved then: only so an Ally or a relic has a "here". VD-272
bool is_at_location(Window window) { return window >= Window::ChoicesShown && window <= Window::LocationResolved; }

class Judge {
 public:
  explicit Judge(std::vector<cards::Error>& errors) : errors_(errors) {}

  void judge(const cards::Card& card) {
    card_ = &card;
    const auto kind = kind_of(card.id);
    if (!kind)
      return refuse(
          card.at,
          "cards are named br01 to ve09, al01 to al30, victim, re01 to re08, lo01 to lo07, and first to haven");
    if (number(card, Fact::Kind) != static_cast<int>(*kind))
      return refuse(card.at, "what is named so is `kind: " + std::string{name_of(*kind)} + "`");
    kind_ = *kind;
    judge_facts();
    judge_windows();
    for (const cards::Ability& a : card.abilities) judge_ability(a);
  }

 private:
  void refuse(cards::Position at, const std::string& message) {
    errors_.push_back({card_->file, at, "card " + quoted(card_->id) + ": " + message});
  }

  void judge_facts() {
    const std::string a_kind = "a card of the kind " + quoted(name_of(kind_)) + " has ";
    for (const Fact fact : facts_of(kind_)) {
      if (!number(*card_, fact)) refuse(card_->at, a_kind + "a " + quoted(name(fact)));
    }
    for (const cards::Fact& f : card_->facts) {
      const auto fact = static_cast<Fact>(f.fact);
      if (!may_have(kind_, fact)) refuse(f.at, a_kind + "no " + quoted(name(fact)));
      if (vocabulary().facts[f.fact].kind != cards::FactKind::number) continue;
      const bool below = fact == Fact::Influence || fact == Fact::Feed || fact == Fact::Drained;
      if (f.values.front() > 9 || f.values.front() < (below ? -9 : 0))
        refuse(f.at, quoted(name(fact)) + " goes from " + (below ? "-9" : "0") + " to 9");
    }
    const auto id = named<ClanCard>(card_->id);
    const auto clan = number(*card_, Fact::Clan);
    if (id && clan && static_cast<Clan>(*clan) != clan_of(*id))
      refuse(card_->at, "it is one of the clan " + quoted(name_of(clan_of(*id))));
  }
  static std::string_view name(Fact fact) { return vocabulary().facts[static_cast<std::size_t>(fact)].name; }

  void judge_windows() {
    std::uint64_t taken = 0;
    for (const cards::Ability& a : card_->abilities) {
      for (const unsigned w : a.windows) {
        if (((taken >> w) & 1U) != 0)
          refuse(a.at, "it acts in " + quoted(name_of(static_cast<Window>(w))) + " once only");
        taken |= std::uint64_t{1} << w;
      }
    }
  }

  void judge_ability(const cards::Ability& ability) {
    if (kind_ == CardKind::Victim || kind_ == CardKind::Tile)
      return refuse(ability.at, "a card of the kind " + quoted(name_of(kind_)) + " has no ability");
    if (kind_ == CardKind::Place && ability.kind == AbilityKind::use)
      refuse(ability.at, "a place is nobody's, so nobody can use it");
    if (kind_ == CardKind::Clan) judge_step(ability);
    looked_at_.clear();
    if (ability.condition) judge_hands(*ability.condition);
    for (const cards::Statement& target : ability.targets) {
      if (target.selector && is_hand(*target.selector))
        refuse(target.at, "a card of a hand is chosen when the effect is carried out, never named before");
      judge_hands(target);
    }
    judge(ability.costs, ability, std::nullopt);
    judge(ability.body, ability, std::nullopt);
  }

  /// VD-067
  void judge_step(const cards::Ability& ability) {
    const auto step = static_cast<CardStep>(number(*card_, Fact::Step).value_or(0));
    for (const unsigned w : ability.windows) {
      const auto window = static_cast<Window>(w);
      if ((window == Window::Setup && step != CardStep::Setup) ||
          (window == Window::Aftermath && step != CardStep::Aftermath))
        refuse(ability.at, "it acts in " + quoted(name_of(window)) + ", which is not its step");
    }
  }

  void judge(const cards::Block& block, const cards::Ability& ability, std::optional<Duration> until) {
    const std::size_t known = looked_at_.size();
    for (const cards::Statement& s : block) {
      judge_hands(s);
      if (s.kind == StatementKind::call || s.kind == StatementKind::pay) judge_call(s, ability, until);
      if (s.kind == StatementKind::later) judge_later(s);
      const bool lasting = s.kind == StatementKind::until;
      for (const cards::Block& inner : s.blocks)
        judge(inner, ability, lasting ? std::optional{static_cast<Duration>(s.duration)} : until);
    }
    // What is looked at in a block may not have been looked at behind it.
    looked_at_.resize(known);
  }

  void judge_call(const cards::Statement& call, const cards::Ability& ability, std::optional<Duration> until) {
    const auto verb = static_cast<CardVerb>(call.verb);
    const std::string name = quoted(vocabulary().verbs[call.verb].name) + " ";
    if (verb == CardVerb::LookHand && call.arguments.front().kind == cards::Expression::Kind::local)
      looked_at_.push_back(call.arguments.front().value);
    if (const auto needed = window_of(verb)) {
      if (ability.windows != std::vector{static_cast<unsigned>(*needed)})
        refuse(call.at, name + "is for " + quoted(name_of(*needed)) + " only");
    }
    if (kind_ == CardKind::Place && needs_self(verb)) refuse(call.at, name + "needs a player, and a place is nobody's");
    const bool follows = kind_ == CardKind::Ally || kind_ == CardKind::Relic;
    const auto nowhere = [](unsigned w) { return !is_at_location(static_cast<Window>(w)); };
    if (follows && needs_here(verb) && std::ranges::any_of(ability.windows, nowhere))
      refuse(call.at, name + "needs a location that is being resolved");
    const auto duration = duration_of(verb);
    if (until && until != duration) refuse(call.at, name + "cannot hold until " + quoted(name_of(*until)));
    if (ability.kind == AbilityKind::always && duration && verb != CardVerb::AddTotal)
      refuse(call.at, name + "cannot hold `always`");
    if (until && (verb == CardVerb::DownPower || verb == CardVerb::AddTotal)) {
      const cards::Expression& n = call.arguments.back();
      if (n.kind != cards::Expression::Kind::number || n.value < 1 || n.value > 9)
        refuse(n.at, name + "wants a number from 1 to 9 there");
    }
  }

  /// VD-296
  void judge_later(const cards::Statement& later) {
    if (static_cast<Window>(later.window) != Window::RoundEnds)
      refuse(later.at, "things are put off to " + quoted(name_of(Window::RoundEnds)) + " only");
    std::uint32_t own = 0;
    each_statement(later.blocks.front(), [&](const cards::Statement& s) {
      const unsigned slots = s.quantity.several ? 1U + s.quantity.most : 2U;
      const bool named = s.kind == StatementKind::choose || s.kind == StatementKind::each ||
                         s.kind == StatementKind::let || s.kind == StatementKind::repeat;
      for (unsigned i = 0; named && i < slots; ++i) own |= 1U << (s.slot + i);
    });
    each_statement(later.blocks.front(), [&](const cards::Statement& s) {
      const bool foreign = std::ranges::any_of(s.arguments, [&](const auto& e) { return reads_other(e, own); }) ||
                           (s.from && ((own >> *s.from) & 1U) == 0) || (s.by && reads_other(*s.by, own)) ||
                           (s.selector && reads_other(*s.selector, own)) ||
                           (s.quantity.reckoned && reads_other(*s.quantity.reckoned, own));
      if (foreign) refuse(s.at, "what is put off forgets what was named before");
    });
  }
  static bool reads_other(const cards::Selector& s, std::uint32_t own) {
    return (s.argument && reads_other(*s.argument, own)) || (s.filter && reads_other(*s.filter, own));
  }
  static bool reads_other(const cards::Expression& e, std::uint32_t own) {
    if (e.kind == cards::Expression::Kind::local && ((own >> static_cast<unsigned>(e.value)) & 1U) == 0) return true;
    return std::ranges::any_of(e.parts, [&](const auto& part) { return reads_other(part, own); }) ||
           std::ranges::any_of(e.selector, [&](const auto& s) { return reads_other(s, own); });
  }

  static bool is_hand(const cards::Selector& s) { return s.domain == static_cast<unsigned>(Domain::Hand); }
  /// Whether self knows what lies there: it is the own hand, or that player's hand was looked at before. VD-291
  bool is_known(const cards::Selector& hand) const {
    const cards::Expression& whose = *hand.argument;
    if (whose.kind == cards::Expression::Kind::property) return whose.value == static_cast<int>(Property::Self);
    return whose.kind == cards::Expression::Kind::local &&
           std::ranges::find(looked_at_, whose.value) != looked_at_.end();
  }
  void refuse_hand(const cards::Selector& hand) {
    refuse(hand.at, "what is in a hand only its player knows, and who has looked at it with `look_hand`");
  }
  void judge_hands(const cards::Statement& s) {
    for (const cards::Expression& e : s.arguments) judge_hands(e);
    if (s.by) judge_hands(*s.by);
    if (!s.selector) return;
    if (is_hand(*s.selector) && (s.by || !is_known(*s.selector))) refuse_hand(*s.selector);
    if (s.selector->filter) judge_hands(*s.selector->filter);
  }
  /// How many there are everybody sees.
  void judge_hands(const cards::Expression& e) {
    for (const cards::Selector& s : e.selector) {
      const bool looks = e.kind == cards::Expression::Kind::sum || s.filter;
      if (is_hand(s) && looks && !is_known(s)) refuse_hand(s);
      if (s.argument) judge_hands(*s.argument);
      if (s.filter) judge_hands(*s.filter);
    }
    for (const cards::Expression& part : e.parts) judge_hands(part);
  }

  std::vector<cards::Error>& errors_;
  const cards::Card* card_ = nullptr;
  CardKind kind_{};
  std::vector<int> looked_at_{};  ///< the locals of those whose hands were looked at so far
};

/// That none is there twice the language sees to.
void judge_missing(const cards::Library& library, std::span<const cards::File> files,
                   std::vector<cards::Error>& errors) {
  std::vector<std::string_view> ids{words_of<Source>.begin(), words_of<Source>.end()};
  ids.push_back(name_of(victim));
  ids.insert(ids.end(), words_of<Location>.begin(), words_of<Location>.end());
  const std::string file = files.empty() ? "" : files.front().name;
  for (const std::string_view id : ids) {
    const bool there = std::ranges::any_of(library.cards, [&](const cards::Card& c) { return c.id == id; });
    if (!there) errors.push_back({file, {}, "there is no card " + quoted(id)});
  }
}

}  // namespace

void judge(const cards::Library& library, std::span<const cards::File> files, std::vector<cards::Error>& errors) {
  Judge one{errors};
  for (const cards::Card& card : library.cards) one.judge(card);
  judge_missing(library, files, errors);
}

}  // namespace krypta::vendetta
