#include "bots/vtes/plan.hpp"

namespace krypta::bots::vtes {

namespace {

bool is_of_polling(const AbilityInfo& ability) {
  return ability.windows.has(Window::PollingStart) || ability.windows.has(Window::PollingCast);
}

bool is_of_fights(const AbilityInfo& ability) {
  if (ability.strike.has_value()) return *ability.strike != StrikeKind::Ends && *ability.strike != StrikeKind::Dodge;
  return ability.does(CardVerb::EnterCombat) || ability.does(CardVerb::OnlyHandStrikes) ||
         ability.does(CardVerb::EnvironmentalDamage) || ability.windows.has(Window::RoundEnd) ||
         ability.windows.has(Window::StrikeModify);
}

bool is_of_guard(const AbilityInfo& ability) {
  return ability.does(CardVerb::ChangeBleedTarget) || ability.adds_intercept || ability.wakes;
}

/// How much better a level is than none: nothing if the vampire cannot play the card at all.
double level_of(const CardInfo& card, const CardInfo& vampire) {
  if (!card.suits(vampire)) return 0;
  double best = 0;
  double step = 0.6;
  for (const AbilityInfo& ability : card.abilities) {
    if (ability.code->kind != cards::AbilityKind::play) continue;
    if (vampire.disciplines.cover(ability.needs)) best = std::max(best, step);
    step = 1;  // the superior level stands behind the basic one
  }
  return best;
}

bool asks_something(const CardInfo& card) {
  return !card.is(CardKind::Master) && !card.is_vampire() && (!card.needed.empty() || card.asks_for_somebody());
}

}  // namespace

Role role_of(const CardInfo& card) {
  if (card.is(CardKind::Political)) return Role::Vote;
  Role role = Role::Other;
  for (const AbilityInfo& ability : card.abilities) {
    if (ability.code->kind != cards::AbilityKind::play) continue;
    if (is_of_guard(ability)) return Role::Guard;
    if (is_of_fights(ability)) return Role::Fight;
    if (is_of_polling(ability)) return Role::Vote;
    if (ability.adds_bleed || ability.bleed > 0) return Role::Bleed;
    if (ability.adds_stealth) role = Role::Stealth;
  }
  return role;
}

Plan plan_of(const Cards& cards, const Owned& deck) {
  EnumArray<Role, double> count{};
  for (const CardId id : deck) {
    const CardInfo& card = cards[id];
    if (!card.is_vampire()) count[role_of(card)] += 1;
  }
  const double all = count[Role::Bleed] + count[Role::Vote] + count[Role::Fight];
  if (all == 0) return {.bleed = 1};
  return {count[Role::Bleed] / all, count[Role::Vote] / all, count[Role::Fight] / all};
}

double fit(const Cards& cards, const Owned& deck, const CardInfo& vampire) {
  double sum = 0;
  int all = 0;
  for (const CardId id : deck) {
    const CardInfo& card = cards[id];
    if (!asks_something(card)) continue;
    ++all;
    sum += level_of(card, vampire);
  }
  return all == 0 ? 0 : sum / all;
}

}  // namespace krypta::bots::vtes
