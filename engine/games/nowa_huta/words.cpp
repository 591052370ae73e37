#include "engine/games/nowa_huta/words.hpp"

#include "engine/games/nowa_huta/rules.hpp"

/// Prompts, labels and the shapes of events: everything a person reads, as keys of the catalogues.
namespace krypta::nowa_huta {

namespace {

constexpr auto number_of = ArgumentShape::number;
constexpr auto seat_of = ArgumentShape::seat;
constexpr ArgumentShape estate_of(std::string_view name) { return ArgumentShape::term<Estate>(name, estate_domain); }
constexpr ArgumentShape space_of(std::string_view name) {
  return ArgumentShape::term<CircleAction>(name, space_domain);
}
constexpr ArgumentShape card_of(std::string_view name) { return ArgumentShape::term<EstateCard>(name, card_domain); }
constexpr ArgumentShape modifier_of(std::string_view name) {
  return ArgumentShape::term<Modifier>(name, modifier_domain);
}
/// A circle card is told as the number of its steps.
constexpr ArgumentShape steps_of(std::string_view name) { return ArgumentShape::term<CircleCard>(name, "nh-steps"); }

constexpr std::array only_seat{seat_of("seat")};
constexpr std::array seat_estate{seat_of("seat"), estate_of("estate")};
constexpr std::array seat_space{seat_of("seat"), space_of("space")};
constexpr std::array seat_card{seat_of("seat"), card_of("card")};
constexpr std::array seat_steps{seat_of("seat"), steps_of("steps")};
constexpr std::array seat_plan{seat_of("seat"), card_of("card"), steps_of("steps")};
constexpr std::array seat_estates{seat_of("seat"), estate_of("from"), estate_of("to")};
constexpr std::array seat_spaces{seat_of("seat"), space_of("from"), space_of("to")};
constexpr std::array placed{seat_of("seat"), number_of("count"), estate_of("estate")};
constexpr std::array removed{seat_of("seat"), seat_of("owner"), estate_of("estate")};
constexpr std::array moved_markers{seat_of("seat"), seat_of("owner"), number_of("count"), estate_of("from"),
                                   estate_of("to")};
constexpr std::array exchanged{seat_of("seat"), estate_of("from"), seat_of("owner"), estate_of("to")};
constexpr std::array modified{seat_of("seat"), estate_of("estate"), modifier_of("modifier")};
constexpr std::array attacked{seat_of("seat"), seat_of("target"), card_of("card"), estate_of("from"), estate_of("to")};
constexpr std::array gambited{seat_of("seat"), seat_of("target"), steps_of("steps"), space_of("from"), space_of("to")};
constexpr std::array only_estate{estate_of("estate")};
constexpr std::array scored{seat_of("seat"),    estate_of("estate"), number_of("count"),
                            number_of("place"), number_of("points"), number_of("total")};
constexpr std::array counted{seat_of("seat"), estate_of("estate"), number_of("count")};
constexpr std::array ordered{number_of("place"), seat_of("seat"), number_of("points"), number_of("possessed")};
constexpr std::array only_turn{number_of("turn")};
constexpr std::array won{seat_of("seat"), number_of("points"), number_of("possessed")};

constexpr std::span<const ArgumentShape> arguments_of(EventKind kind) {
  switch (kind) {
    case EventKind::ElderDrawn:
    case EventKind::HasChosen:
    case EventKind::TurnTaken:
    case EventKind::BloodDuskDue:
    case EventKind::ArmageddonDue: return only_seat;
    case EventKind::VampirePlaced:
    case EventKind::VampireHeld:
    case EventKind::AbilityUsed:
    case EventKind::AbilityDeclined:
    case EventKind::NothingPlaced:
    case EventKind::SabbathCalled:
    case EventKind::SabbathAlreadyCalled: return seat_estate;
    case EventKind::CirclePawnPlaced:
    case EventKind::CirclePawnHeld:
    case EventKind::ActionUsed:
    case EventKind::ActionDeclined: return seat_space;
    case EventKind::EstateCardFixed: return seat_card;
    case EventKind::CircleCardFixed: return seat_steps;
    case EventKind::PlanRevealed: return seat_plan;
    case EventKind::VampireMoved:
    case EventKind::Flew: return seat_estates;
    case EventKind::CirclePawnMoved:
    case EventKind::Reacted: return seat_spaces;
    case EventKind::Placed: return placed;
    case EventKind::Removed: return removed;
    case EventKind::Moved: return moved_markers;
    case EventKind::Exchanged: return exchanged;
    case EventKind::ModifierPlaced:
    case EventKind::ModifierCancelled:
    case EventKind::ModifierKept: return modified;
    case EventKind::Attacked: return attacked;
    case EventKind::Gambited: return gambited;
    case EventKind::SabbathScoring:
    case EventKind::NobodyScored: return only_estate;
    case EventKind::Scored: return scored;
    case EventKind::Kept:
    case EventKind::Returned: return counted;
    case EventKind::OrderUpdated: return ordered;
    case EventKind::TurnBegan: return only_turn;
    case EventKind::Won: return won;
    case EventKind::BloodDuskScoring:
    case EventKind::ArmageddonScoring:
    case EventKind::FinalScoring: return {};
  }
  return {};
}

constexpr auto shapes = shapes_of<EventKind>(arguments_of);

RuleIds rules_of(Step step) {
  switch (step) {
    case Step::DrawElder: return {22};
    case Step::PlaceVampires: return {25};
    case Step::PlaceCirclePawns: return {26};
    case Step::Plan: return {33, 39};
    case Step::UseAbilities: return {46, 47, 48};
    case Step::LeaveCircle: return {51, 109, 120};
    case Step::TeatralneTake: return {63, 64};
    case Step::GoraliTake: return {67, 68};
    case Step::ZieloneTake: return {70, 71, 72};
    case Step::ZieloneTo: return {73};
    case Step::SzkolneTakeOwn:
    case Step::SzkolneTakeOther: return {76, 77};
    case Step::OgrodoweTake: return {79, 81};
    case Step::MlodosciTake: return {85, 87};
    case Step::MlodosciCount: return {86};
    case Step::MlodosciTo: return {88};
    case Step::AttackTarget: return {100};
    case Step::AttackMove: return {101, 102};
    case Step::GambitTarget: return {113};
    case Step::GambitMove: return {114};
    case Step::TakeTurns:
    case Step::PlacePossessed: return {42};
    case Step::Over: return {174};
  }
  return {};
}

/// The estate or the space whose ability is being carried out.
std::optional<Term> asking(Step step) {
  switch (step) {
    case Step::TeatralneTake: return term(Estate::Teatralne);
    case Step::GoraliTake: return term(Estate::Gorali);
    case Step::ZieloneTake:
    case Step::ZieloneTo: return term(Estate::Zielone);
    case Step::SzkolneTakeOwn:
    case Step::SzkolneTakeOther: return term(Estate::Szkolne);
    case Step::OgrodoweTake: return term(Estate::Ogrodowe);
    case Step::MlodosciTake:
    case Step::MlodosciCount:
    case Step::MlodosciTo: return term(Estate::Mlodosci);
    case Step::AttackTarget:
    case Step::AttackMove: return term(CircleAction::SurpriseAttack);
    case Step::GambitTarget:
    case Step::GambitMove: return term(CircleAction::CunningGambit);
    default: return std::nullopt;
  }
}

}  // namespace

std::span<const EventShape> NowaHuta::event_shapes() const { return shapes; }

Prompt NowaHuta::prompt(const State& state, Seat self) const {
  const Frame& frame = state.frames.top();
  Message message{"nh-prompt-" + std::string{name_of(frame.step)}};
  const auto add = [&](std::string_view name, Message::Content content) {
    message.arguments.push_back({name, content});
  };
  RuleIds rules = rules_of(frame.step);
  std::optional<Term> asks = asking(frame.step);
  switch (frame.step) {
    case Step::Plan:
      if (state.chosen.has(self)) message.key += "-again";
      break;
    case Step::UseAbilities:
      add("estate", term(vampire(state, active(state))));
      add("space", term(circle_pawn(state, active(state))));
      break;
    case Step::LeaveCircle: {
      const bool bat = circle_pawn(state, active(state)) == CircleAction::Bat;
      message.key = bat ? "nh-prompt-bat" : "nh-prompt-reaction";
      rules = bat ? RuleIds{120, 121} : RuleIds{109, 110};
      asks = term(bat ? CircleAction::Bat : CircleAction::LightningReaction);
      break;
    }
    case Step::GoraliTake:
    case Step::OgrodoweTake: add("left", std::int64_t{frame.left}); break;
    case Step::ZieloneTake:
      if (frame.from.has_value()) {
        message.key += "-again";
        add("from", term(*frame.from));
      }
      break;
    case Step::ZieloneTo:
      add("owner", *frame.whose);
      add("from", term(*frame.from));
      break;
    case Step::SzkolneTakeOther:
    case Step::MlodosciCount: add("from", term(*frame.from)); break;
    case Step::MlodosciTo:
      add("count", std::int64_t{frame.left});
      add("from", term(*frame.from));
      break;
    case Step::AttackMove:
      add("target", *frame.whose);
      add("estate", term(vampire(state, *frame.whose)));
      break;
    case Step::GambitMove:
      add("target", *frame.whose);
      add("space", term(circle_pawn(state, *frame.whose)));
      break;
    default: break;
  }
  return {std::move(message), rules, asks};
}

Option NowaHuta::show(const State& state, Choice choice) const {
  Option option{.id = write(choice), .label = {"nh-option-"}, .target = {}, .weight = 0};
  const auto label = [&](std::string_view key, std::vector<Message::Argument> arguments = {}) {
    option.label.key += key;
    option.label.arguments = std::move(arguments);
  };
  const auto light = [&](std::string_view kind, std::string_view what) {
    option.target.append(kind).append(":").append(what);
  };
  switch (verb(choice)) {
    case Verb::Elder:
    case Verb::Target:
      label(verb(choice) == Verb::Elder ? "elder" : "target", {{"seat", chosen<Seat>(choice)}});
      light("seat", std::to_string(argument_of(choice)));
      break;
    case Verb::Vampire:
    case Verb::To:
      label(verb(choice) == Verb::To ? "to" : "vampire", {{"estate", term(chosen<Estate>(choice))}});
      light("estate", name_of(chosen<Estate>(choice)));
      break;
    case Verb::Circle:
      label("circle", {{"space", term(chosen<CircleAction>(choice))}});
      light("space", name_of(chosen<CircleAction>(choice)));
      break;
    case Verb::Move:
      label("move", {{"card", term(chosen<EstateCard>(choice))}});
      light("card", name_of(chosen<EstateCard>(choice)));
      break;
    case Verb::Time:
      label("time", {{"steps", static_cast<std::int64_t>(steps(chosen<CircleCard>(choice)))}});
      light("card", name_of(chosen<CircleCard>(choice)));
      break;
    case Verb::Use: {
      const Seat self = active(state);
      if (chosen<Usable>(choice) == Usable::Ability) {
        label("use-estate", {{"estate", term(vampire(state, self))}});
        light("estate", name_of(vampire(state, self)));
      } else {
        label("use-circle", {{"space", term(circle_pawn(state, self))}});
        light("space", name_of(circle_pawn(state, self)));
      }
      break;
    }
    case Verb::Take:
      label("take", {{"owner", taken_owner(choice)}, {"estate", term(taken_from(choice))}});
      light("marker", option.id.substr(option.id.find(':') + 1));
      break;
    case Verb::Count: label("count", {{"count", static_cast<std::int64_t>(argument_of(choice))}}); break;
    case Verb::Done: label("done"); break;
    case Verb::Stay: label("stay"); break;
  }
  return option;
}

}  // namespace krypta::nowa_huta
