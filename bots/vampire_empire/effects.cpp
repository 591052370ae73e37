#include "bots/vampire_empire/effects.hpp"

namespace krypta::bots::vampire_empire {

std::optional<Effect> effect_of(const Cards& cards, Card c) {
  if (cards.valued().has(c)) return std::nullopt;
  const cards::Program& program = cards.program(c);
  Effect effect;
  int number = 0;
  int before = 0;
  for (std::size_t at = cards.ability(c).start; program.code[at].op != cards::Op::end; ++at) {
    const cards::Instruction& now = program.code[at];
    if (now.op == cards::Op::number) {
      before = number;
      number = now.b;
    }
    if (now.op == cards::Op::ask && !program.asks[now.a].of_words)
      effect.from_moat = program.selectors[program.asks[now.a].selector].domain == static_cast<unsigned>(Domain::Moat);
    if (now.op != cards::Op::call) continue;
    effect.verb = static_cast<CardVerb>(now.a);
    // Behind the points of an effect that lasts stands how long.
    const bool lasts = effect.verb == CardVerb::AddAttack || effect.verb == CardVerb::AddDefence;
    effect.amount = lasts ? before : number;
    return effect;
  }
  return std::nullopt;
}

}  // namespace krypta::bots::vampire_empire
