#include <utility>

#include "engine/games/vtes/stages.hpp"
#include "engine/games/vtes/why/why.hpp"
#include "engine/games/vtes/words.hpp"

/// Why something is not to be had in this very case, in a sentence; bars.cpp has the rules.
namespace krypta::vtes {

namespace {

std::int64_t whole(unsigned n) { return n; }

class WhyNot {
 public:
  explicit WhyNot(const Asked& asked) : asked_(asked), known_(asked.known), frame_(asked.known.frames.top()) {}

  [[nodiscard]] std::optional<Message> choice(Choice choice) const {
    if (asked_.offers(choice)) return std::nullopt;
    return said(bar_of(asked_, choice), choice);
  }

  /// A card of the hand: what comes nearest to its being played.
  [[nodiscard]] std::optional<Message> card(CardId card) const {
    if (!asked_.holds(card)) return said(Bar::NotInHand, choose(Verb::Play, card));
    if (frame_.step == Step::Play || frame_.step == Step::Effect)
      return said(Bar::NotOffered, choose(Verb::PickCard, card));
    Nearest nearest;
    const auto& abilities = asked_.cards[card].abilities;
    for (unsigned k = 0; k < abilities.size(); ++k) {
      if (abilities[k].code->kind != cards::AbilityKind::play) continue;
      const auto play = [&](unsigned who) { look(nearest, choose(Verb::Play, static_cast<unsigned>(card), who, k)); };
      play(no_thing);
      each_thing(known_, [&](ThingId id, const Thing& thing) {
        if (thing.controller == asked_.seat && is_ready_minion(asked_.cards, thing)) play(static_cast<unsigned>(id));
      });
    }
    return nearest.bar == Bar::None ? std::nullopt : said(nearest.bar, nearest.choice);
  }

  /// Something on the table: what it could be meant for at this step.
  [[nodiscard]] std::optional<Message> thing(ThingId id) const {
    if (!asked_.lies(id)) return std::nullopt;
    Nearest nearest;
    const Thing& lying = at(known_, id);
    for (const Verb v : meant_here(lying)) look(nearest, choose(v, id));
    if (nearest.bar == Bar::None && is_in_play(known_, lying)) {
      const auto& abilities = info(asked_.cards, lying).abilities;
      for (unsigned k = 0; k < abilities.size(); ++k) {
        if (abilities[k].code->kind == cards::AbilityKind::use)
          look(nearest, choose(Verb::Use, no_thing, static_cast<unsigned>(id), k));
      }
    }
    return nearest.bar == Bar::None ? std::nullopt : said(nearest.bar, nearest.choice);
  }

 private:
  struct Nearest {
    Bar bar = Bar::None;
    Choice choice{};
  };

  /// The order of the bars is that of the questions, but who may act is asked before what is played.
  static int distance(Bar bar) {
    const bool about_actor = bar >= Bar::Locked && bar <= Bar::Stuck;
    const bool by_hand = bar == Bar::NeedsMinion || bar == Bar::NeedsNoMinion;
    return by_hand ? 1 : static_cast<int>(about_actor ? Bar::NotReady : bar);
  }
  void look(Nearest& nearest, Choice choice) const {
    const Bar bar = bar_of(asked_, choice);
    if (bar == Bar::None) return;
    if (nearest.bar == Bar::None || distance(bar) > distance(nearest.bar)) nearest = {bar, choice};
  }

  /// What the step asks for, of which the thing could be the object.
  [[nodiscard]] FixedVector<Verb, 4> meant_here(const Thing& lying) const {
    FixedVector<Verb, 4> all;
    switch (frame_.step) {
      case Step::NextAction: all.push_back(lying.region == Region::Torpor ? Verb::LeaveTorpor : Verb::Bleed); break;
      case Step::Play:
      case Step::Effect:
      case Step::Convictions:
      case Step::Reprisal:
      case Step::Reattach:
      case Step::Loot: all.push_back(Verb::PickThing); break;
      case Step::Strike:
        if (frame_.stage == choosing::Aims) all.push_back(Verb::Aim);
        break;
      case Step::Impulse:
        if (is_wish(frame_)) all.push_back(Verb::Bleed);
        if (frame_.window == Window::NoBlock && is_minion_here(lying)) all.push_back(Verb::Block);
        if (frame_.window == Window::InfluenceMain && lying.region == Region::Uncontrolled)
          all.push_back(Verb::Transfer);
        if (frame_.window == Window::PollingCast && is_minion_here(lying)) all.push_back(Verb::CastFor);
        if (frame_.window == Window::UnlockEffects && lying.region == Region::Contested) all.push_back(Verb::Keep);
        if (frame_.window == Window::UnlockEffects && is_minion_here(lying)) all.push_back(Verb::Unlock);
        if (frame_.window == Window::MasterAction && is_minion_here(lying)) all.push_back(Verb::Mark);
        if (frame_.window == Window::UnlockEffects && lying.region == Region::Incapacitated)
          all.push_back(Verb::Recover);
        break;
      default: break;
    }
    return all;
  }
  [[nodiscard]] bool is_minion_here(const Thing& lying) const {
    return lying.card.known && is_minion(info(asked_.cards, lying));
  }

  [[nodiscard]] std::optional<Message> said(Bar bar, Choice choice) const {
    const std::string_view key = about(bar).key;
    if (key.empty()) return std::nullopt;
    Message message{"vt-reason-" + std::string{key}};
    tell_things(choice, message);
    tell_numbers(bar, choice, message);
    tell_wants(bar, choice, message);
    return message;
  }

  [[nodiscard]] Term name(ThingId id) const { return at(known_, id).card.known ? card_at(known_, id) : face_down; }

  /// The card that it is about, and the minion.
  void tell_things(Choice choice, Message& message) const {
    const Maybe<ThingId> thing = thing_in(choice);
    const Maybe<ThingId> other = other_in(choice);
    switch (verb(choice)) {
      case Verb::Play:
        message.add("card", term(card_in(choice)));
        if (asked_.lies(thing)) message.add("minion", name(*thing));
        break;
      case Verb::Use: {
        if (!asked_.lies(thing)) break;
        message.add("card", name(*thing));
        const Maybe<ThingId> minion = other.has_value() ? other : user_of(*thing);
        message.add("minion", name(asked_.lies(minion) ? *minion : *thing));
        break;
      }
      case Verb::Conviction:
        message.add("card", term(card_in(choice)));
        if (asked_.lies(thing)) message.add("minion", name(*thing));
        break;
      case Verb::Discard:
      case Verb::BurnOption:
      case Verb::BallotFor:
      case Verb::BallotAgainst: message.add("card", term(card_in(choice))); break;
      case Verb::Rescue:
      case Verb::Diablerie:
      case Verb::Pursue:
      case Verb::BurnImbued:
      case Verb::TakeEquipment:
        if (asked_.lies(thing)) message.add("minion", name(*thing));
        message.add("card", asked_.lies(other) ? name(*other) : gone);
        break;
      case Verb::Maneuver:
      case Verb::Press:
      case Verb::Prevent:
      case Verb::PreventGun: tell_fighter(message); break;
      default:
        if (!asks_for_card(choice, message) && asked_.lies(thing)) {
          message.add("card", name(*thing));
          message.add("minion", name(*thing));
        }
        break;
    }
    if (known_.action.on && known_.action.actor.has_value()) message.add("acting", name_of_actor());
  }
  [[nodiscard]] Term name_of_actor() const { return card_at(known_, *known_.action.actor); }
  [[nodiscard]] Maybe<ThingId> user_of(ThingId id) const {
    return is_in_play(known_, at(known_, id)) ? minion_of(asked_.cards, known_, id) : Maybe<ThingId>{};
  }
  void tell_fighter(Message& message) const {
    for (const Side side : all_of<Side>()) {
      const Fighter& f = known_.combat.sides[side];
      if (f.seat == asked_.seat && f.who.has_value()) message.add("minion", card_at(known_, *f.who));
    }
  }
  /// The card that waits for an answer.
  bool asks_for_card(Choice, Message& message) const {
    if ((frame_.step != Step::Play && frame_.step != Step::Effect) || !frame_.effect.has_value()) return false;
    const Effect& effect = known_.effects[static_cast<std::size_t>(*frame_.effect)];
    message.add("card", term(static_cast<CardId>(effect.machine.card)));
    return true;
  }

  [[nodiscard]] Cost cost(Choice choice) const {
    const CardId card = card_in(choice);
    const AbilityInfo& ability = asked_.cards[card].abilities[ability_in(choice)];
    return cost_of(asked_.cards, known_, {card, &ability, thing_in(choice), asked_.seat});
  }

  void tell_numbers(Bar bar, Choice choice, Message& message) const {
    const Player& player = known_.players[asked_.seat];
    const auto both = [&](std::int64_t needed, std::int64_t left) {
      message.add("count", needed);
      message.add("left", left);
    };
    switch (bar) {
      case Bar::NoPool: return both(verb(choice) == Verb::Play ? cost(choice).pool : 1, player.pool);
      case Bar::NoBlood: return both(cost(choice).blood, at(known_, *thing_in(choice)).blood);
      case Bar::AnarchBlood:
        return both(anarch_cost(asked_.cards, known_, *thing_in(choice)), at(known_, *thing_in(choice)).blood);
      case Bar::PursuitBlood: return both(pursuit_cost, at(known_, *thing_in(choice)).blood);
      case Bar::TorporBlood: return both(torpor_cost, at(known_, *thing_in(choice)).blood);
      case Bar::RescueBlood:
        return both(torpor_cost, at(known_, *thing_in(choice)).blood + at(known_, *other_in(choice)).blood);
      case Bar::NoConvictions:
        return both(asked_.cards[card_in(choice)].conviction, convictions_on(asked_.cards, known_, *thing_in(choice)));
      case Bar::RecoverShort: return both(recovery_cost, convictions_on(asked_.cards, known_, *thing_in(choice)));
      case Bar::TransferShort: return both(1, player.transfers);
      case Bar::TakeBackShort: return both(2, player.transfers);
      case Bar::CryptShort:
      case Bar::MergeShort: return both(4, player.transfers);
      case Bar::NotFull: {
        const Thing& thing = at(known_, *thing_in(choice));
        return both(info(asked_.cards, thing).capacity, thing.blood);
      }
      case Bar::LibraryLeft: return both(0, player.library_count);
      case Bar::StealthUnneeded:
      case Bar::InterceptUnneeded: {
        const Action& action = known_.action;
        const bool tried = action.on && action.stage == Stage::BlockAttempt && action.blocker.has_value();
        message.add("tried", whole(tried ? 1 : 0));
        if (!tried) return;
        message.add("stealth", std::int64_t{stealth_of(asked_.cards, known_)});
        message.add("intercept", std::int64_t{intercept_of(asked_.cards, known_, *action.blocker)});
        return;
      }
      default: return;
    }
  }

  /// What is required.
  void tell_wants(Bar bar, Choice choice, Message& message) const {
    switch (bar) {
      case Bar::WrongClan:
      case Bar::MasterClan:
        return message.add("clan", Term{domain_of(Kind::Clan), krypta::name_of(asked_.cards[card_in(choice)].clan)});
      case Bar::WrongSect: {
        const SectSet sects = asked_.cards[card_in(choice)].requires_sect;
        return message.add("sect", Term{domain_of(Kind::Sect), krypta::name_of(sects.first())});
      }
      case Bar::NoFlight: return message.add("trait", Term{domain_of(Kind::Trait), krypta::name_of(Trait::Flight)});
      case Bar::NoTrait:
        for (const Trait trait : all_of<Trait>()) {
          if (asked_.cards[card_in(choice)].requires_trait.has(trait) &&
              !has_trait(asked_.cards, known_, *thing_in(choice), trait))
            return message.add("trait", Term{domain_of(Kind::Trait), krypta::name_of(trait)});
        }
        return;
      case Bar::WrongCreed:
        return message.add("creed", Term{domain_of(Kind::Creed), krypta::name_of(asked_.cards[card_in(choice)].creed)});
      case Bar::NoVirtue: {
        const VirtueSet missing =
            asked_.cards[card_in(choice)].virtues - info(asked_.cards, known_, *thing_in(choice)).virtues;
        return message.add("virtue", Term{domain_of(Kind::Virtue), krypta::name_of(missing.first())});
      }
      case Bar::NoDiscipline:
      case Bar::NoSuperior: {
        const AbilityInfo& ability = asked_.cards[card_in(choice)].abilities[ability_in(choice)];
        const Disciplines has = disciplines_of(asked_.cards, known_, *thing_in(choice));
        for (const Discipline d : all_of<Discipline>()) {
          if (ability.needs[d] > has[d]) return message.add("discipline", term(d));
        }
        return;
      }
      case Bar::DutyFirst: {
        for (const Choice c : asked_.legal) {
          const Maybe<ThingId> who = verb(c) == Verb::Use ? other_in(c) : thing_in(c);
          if (who.has_value()) return message.add("other", name(*who));
        }
        return;
      }
      default: return;
    }
  }

  const Asked& asked_;
  const State& known_;
  const Frame& frame_;
};

}  // namespace

std::optional<Message> Vtes::reason(const GameView& view, std::string_view what) const {
  const State& known = view.known();
  if (!pending(known).able().has(view.seat())) return std::nullopt;
  Options legal;
  options(known, view.seat(), legal);
  const Asked asked{*cards_, known, view.seat(), legal};
  const WhyNot why{asked};
  const std::size_t colon = std::min(what.find(':'), what.size());
  const std::string_view kind = what.substr(0, colon);
  const std::string_view rest = what.substr(std::min(colon + 1, what.size()));
  // Something that was pointed at; what a card asks for is written in the same words.
  const bool asks = known.frames.top().step == Step::Play || known.frames.top().step == Step::Effect;
  if (kind == "card" && !asks) {
    const auto card = card_called(rest);
    return card ? why.card(*card) : std::nullopt;
  }
  if (kind == "thing" && !asks) {
    const auto id = named<ThingId>(rest);
    return id ? why.thing(*id) : std::nullopt;
  }
  const auto choice = read(what);
  return choice ? why.choice(*choice) : std::nullopt;
}

}  // namespace krypta::vtes
