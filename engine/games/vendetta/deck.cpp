#include "engine/games/vendetta/deck.hpp"

#include <algorithm>
#include <string>

#include "engine/games/card_files.hpp"
#include "engine/games/vendetta/deck_judge.hpp"
#include "engine/games/vendetta/deck_parts.hpp"

namespace krypta::vendetta {

namespace {

using cards::AbilityKind;
using StatementKind = cards::Statement::Kind;

/// How often an ability speaks of such a place, in whatever it does and under whatever condition.
unsigned mentions(const cards::Ability& a, Domain domain) {
  unsigned found = 0;
  const auto look = [&](const cards::Selector& s) { found += s.domain == static_cast<unsigned>(domain) ? 1U : 0U; };
  if (a.condition) each_selector(*a.condition, look);
  for (const cards::Block* block : {&a.targets, &a.costs, &a.body})
    each_statement(*block, [&](const cards::Statement& s) { each_selector(s, look); });
  return found;
}
bool speaks_of(const cards::Card& card, Domain domain) {
  return std::ranges::any_of(card.abilities, [&](const cards::Ability& a) { return mentions(a, domain) > 0; });
}

bool reads_locals(const cards::Program& program, cards::Address from) {
  if (from == cards::nowhere) return false;
  for (std::size_t pc = from; program.code[pc].op != cards::Op::give; ++pc) {
    if (program.code[pc].op == cards::Op::local) return true;
  }
  return false;
}

/// Whom a loop over rivals or opponents means can be told beforehand, if that hangs on nothing that the card finds out.
Cards::Meant meant_by(const cards::Ability& ability, const cards::Program& program, const cards::AbilityCode& code) {
  Cards::Meant meant;
  unsigned rivals = 0;
  unsigned opponents = 0;
  for (std::size_t pc = code.start; program.code[pc].op != cards::Op::end; ++pc) {
    if (program.code[pc].op != cards::Op::begin) continue;
    const std::uint16_t selector = program.loops[program.code[pc].a].selector;
    const auto domain = static_cast<Domain>(program.selectors[selector].domain);
    if (domain != Domain::Rivals && domain != Domain::Opponents) continue;
    if (reads_locals(program, program.selectors[selector].filter)) continue;
    meant.loops.push_back(selector);
    ++(domain == Domain::Rivals ? rivals : opponents);
  }
  meant.rivals = mentions(ability, Domain::Rivals) > rivals || mentions(ability, Domain::RivalCards) > 0;
  meant.opponents = mentions(ability, Domain::Opponents) > opponents;
  return meant;
}

template <class E>
const cards::Card& card_of(const cards::Library& library, E e) {
  return *library.find(name_of(e));
}

FollowerFacts follower_facts(const cards::Card& card) {
  const auto fact = [&](Fact f) { return number(card, f).value_or(0); };
  FollowerFacts facts;
  facts.nature = static_cast<Nature>(fact(Fact::Nature));
  facts.influence = static_cast<std::int8_t>(fact(Fact::Influence));
  facts.feed = static_cast<std::int8_t>(fact(Fact::Feed));
  facts.drain = static_cast<std::uint8_t>(fact(Fact::Drain));
  facts.drained = static_cast<std::int8_t>(fact(Fact::Drained));
  const int tokens = facts.nature == Nature::Vampire ? 1 : 0;  // VD-093
  facts.tokens = static_cast<std::uint8_t>(number(card, Fact::Tokens).value_or(tokens));
  return facts;
}

/// Whether a card has a turn in its step. VD-139, VD-146
bool acts_in(CardStep step, const cards::Card& card) {
  return std::ranges::any_of(card.abilities, [&](const cards::Ability& a) {
    const auto acts = [&](Window w) {
      return std::ranges::find(a.windows, static_cast<unsigned>(w)) != a.windows.end();
    };
    switch (step) {
      case CardStep::Setup: return acts(Window::Setup);
      case CardStep::Conflict: return a.kind == AbilityKind::always;
      case CardStep::Aftermath: return acts(Window::Aftermath);
      case CardStep::Passive: break;
    }
    return false;
  });
}

std::array<std::array<std::uint8_t, 3>, 3> rewards_of(const cards::Card& tile) {
  std::array<std::array<std::uint8_t, 3>, 3> rewards{};
  for (unsigned i = 0; i < 9; ++i) {
    const auto fact = static_cast<Fact>(static_cast<unsigned>(Fact::First1) + i);
    rewards[i % 3][i / 3] = static_cast<std::uint8_t>(number(tile, fact).value_or(0));
  }
  return rewards;
}

}  // namespace

const cards::AbilityCode* Cards::ability(Source s, Window w) const {
  const std::uint8_t which = at_[w][static_cast<std::size_t>(s)];
  return which == no_ability ? nullptr : &abilities(s)[which];
}

std::variant<std::shared_ptr<const Cards>, std::vector<cards::Error>> Cards::make(std::span<const cards::File> files) {
  auto compiled = cards::compile(vocabulary(), files);
  if (auto* errors = std::get_if<std::vector<cards::Error>>(&compiled)) return std::move(*errors);
  auto made = std::make_shared<Cards>();
  made->library_ = std::move(std::get<cards::Library>(compiled));
  const cards::Library& library = made->library_;
  std::vector<cards::Error> errors;
  judge(library, files, errors);
  if (!errors.empty()) return errors;

  for (const ClanCard c : all_of<ClanCard>()) {
    const cards::Card& card = card_of(library, c);
    made->base_[static_cast<std::size_t>(c)] = static_cast<std::uint8_t>(*number(card, Fact::Power));
    made->step_[static_cast<std::size_t>(c)] = static_cast<CardStep>(*number(card, Fact::Step));
  }
  for (const Follower f : all_of<Follower>())
    made->followers_[static_cast<std::size_t>(f)] = follower_facts(card_of(library, f));
  for (const Relic r : all_of<Relic>())
    made->relics_[static_cast<std::size_t>(r)] =
        static_cast<std::int8_t>(*number(card_of(library, r), Fact::Influence));
  for (const Location at : all_of<Location>()) {
    made->rewards_[at] = rewards_of(card_of(library, at));
    made->extra_[at] = static_cast<std::uint8_t>(*number(card_of(library, at), Fact::Extra));
  }
  for (auto& of_window : made->at_) of_window.fill(no_ability);
  for (const Source s : all_of<Source>()) {
    const cards::Card& card = card_of(library, s);
    made->place_[static_cast<std::size_t>(s)] = static_cast<std::uint16_t>(library.place_of(card));
    if (speaks_of(card, Domain::Rivals) || speaks_of(card, Domain::RivalCards)) made->of_rivals_.add(s);
    for (std::size_t i = 0; i < card.abilities.size(); ++i) {
      made->meant_[static_cast<std::size_t>(s)].push_back(
          meant_by(card.abilities[i], made->program(s), made->abilities(s)[i]));
      for (const unsigned w : card.abilities[i].windows) {
        made->listening_[static_cast<Window>(w)].add(s);
        made->at_[static_cast<Window>(w)][static_cast<std::size_t>(s)] = static_cast<std::uint8_t>(i);
      }
      if (card.abilities[i].kind != AbilityKind::always) continue;
      each_statement(card.abilities[i].body, [&](const cards::Statement& one) {
        if (one.kind == StatementKind::call) made->standing_[one.verb].add(s);
      });
    }
  }
  for (const ClanCard c : all_of<ClanCard>()) {
    const CardStep step = made->step(c);
    if (acts_in(step, card_of(library, c))) made->acting_[step].add(c);
  }
  return std::shared_ptr<const Cards>{std::move(made)};
}

std::vector<cards::File> Cards::built_in_files() { return built_in_card_files("vendetta"); }

std::shared_ptr<const Cards> Cards::built_in() {
  static const auto cards = built_in_cards<Cards>("vendetta");
  return cards;
}

}  // namespace krypta::vendetta
