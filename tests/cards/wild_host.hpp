#pragma once

#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

#include "engine/cards/library.hpp"
#include "engine/cards/machine.hpp"
#include "engine/core/random.hpp"

namespace krypta::cards {

/// A game of any vocabulary, in which everything is somehow, and something else after each verb. It stops the program
/// if the machine asks of a thing what is no property of such things, or calls a verb with what does not fit it.
class WildHost {
 public:
  WildHost(const Vocabulary& vocabulary, std::uint64_t seed) : vocabulary_(vocabulary), salt_(seed) {}

  [[nodiscard]] int property(unsigned property, int subject) const {
    require(property < vocabulary_.properties.size());
    const PropertyInfo& info = vocabulary_.properties[property];
    if (info.of) require(fits(subject, *info.of));
    require(!info.takes);
    return value(info.gives, 1, property, subject);
  }
  [[nodiscard]] int property(unsigned property, int subject, int given) const {
    require(property < vocabulary_.properties.size());
    const PropertyInfo& info = vocabulary_.properties[property];
    if (info.of) require(fits(subject, *info.of));
    require(info.takes && fits(given, *info.takes));
    return value(info.gives, 1, property, subject * 100 + given);
  }
  template <class Visit>
  void each(unsigned domain, int argument, Visit&& visit) const {
    require(domain < vocabulary_.domains.size());
    const DomainInfo& info = vocabulary_.domains[domain];
    if (info.takes) require(fits(argument, *info.takes));
    int left = info.most;
    for (int thing = 0; thing < things(info.of) && left > 0; ++thing) {
      if (roll(2, domain, argument, thing) % 3 == 0) continue;
      --left;
      visit(thing);
    }
  }
  [[nodiscard]] bool has(unsigned domain, int argument, int thing) const {
    require(thing >= 0 && thing < static_cast<int>(reach_of(vocabulary_, vocabulary_.domains[domain])));
    bool found = false;
    each(domain, argument, [&](int one) { found = found || one == thing; });
    return found;
  }
  Flow call(unsigned verb, std::span<const int> arguments) {
    require(verb < vocabulary_.verbs.size());
    const VerbInfo& info = vocabulary_.verbs[verb];
    const bool lasts = info.kind == VerbKind::lasting;
    require(arguments.size() == info.parameters.size() + (lasts ? 1 : 0));
    for (std::size_t i = 0; i < info.parameters.size(); ++i) require(fits(arguments[i], info.parameters[i].type));
    if (lasts) require(arguments.back() >= -1 && arguments.back() < static_cast<int>(vocabulary_.durations.size()));
    ++calls_;
    salt_ = Rng::mix(salt_ + 1);
    return salt_ % 8 == 0 ? Flow::wait : Flow::next;
  }
  [[nodiscard]] bool can(unsigned verb, std::span<const int> arguments) const {
    require(verb < vocabulary_.verbs.size() && vocabulary_.verbs[verb].kind == VerbKind::cost);
    require(arguments.size() == vocabulary_.verbs[verb].parameters.size());
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      require(fits(arguments[i], vocabulary_.verbs[verb].parameters[i].type));
    }
    return roll(3, verb, 0, 0) % 4 != 0;
  }
  void later(unsigned window, Address from) {
    require(vocabulary_.later && window < vocabulary_.windows.size() && from != nowhere);
    put_off_.push_back(from);
  }

  Flow lasts(unsigned verb, std::span<const int> arguments, std::uint16_t term) {
    require(vocabulary_.conditions && verb < vocabulary_.verbs.size());
    const VerbInfo& info = vocabulary_.verbs[verb];
    require(info.kind == VerbKind::lasting && arguments.size() == info.parameters.size());
    for (std::size_t i = 0; i < arguments.size(); ++i) require(fits(arguments[i], info.parameters[i].type));
    terms_.push_back(term);
    return Flow::next;
  }
  void whenever(std::uint16_t term) {
    require(vocabulary_.whenever && !at_once_);
    terms_.push_back(term);
  }
  void together(bool begins) {
    require(vocabulary_.together && begins != at_once_);
    at_once_ = begins;
  }
  [[nodiscard]] bool at_once() const { return at_once_; }
  [[nodiscard]] const std::vector<std::uint16_t>& terms() const { return terms_; }

  [[nodiscard]] unsigned calls() const { return calls_; }
  [[nodiscard]] std::vector<Address>& put_off() { return put_off_; }
  static void require(bool holds) {
    if (!holds) std::abort();
  }

 private:
  [[nodiscard]] int things(Type type) const {
    if (type == Type::number || type == vocabulary_.player) return 3;
    const auto words = vocabulary_.types[static_cast<std::size_t>(type) - first_own].words.size();
    return words == 0 ? 5 : static_cast<int>(words);
  }
  [[nodiscard]] bool fits(int value, Type type) const {
    if (type == Type::number) return value > nothing && value <= INT16_MAX;
    if (type == Type::condition) return value == 0 || value == 1;
    return value >= 0 && value < things(type);
  }
  [[nodiscard]] std::uint64_t roll(unsigned kind, unsigned a, int b, int c) const {
    const auto word = [](int n) { return static_cast<std::uint64_t>(static_cast<std::uint32_t>(n)); };
    return Rng::mix(salt_ ^
                    Rng::mix((std::uint64_t{kind} << 56U) ^ (std::uint64_t{a} << 40U) ^ (word(b) << 20U) ^ word(c)));
  }
  [[nodiscard]] int value(Type type, unsigned kind, unsigned a, int b) const {
    const std::uint64_t r = roll(kind, a, b, 0);
    if (type == Type::condition) return static_cast<int>(r % 2);
    if (type == Type::number) return static_cast<int>(r % 16) - 4;
    return r % 8 == 0 ? int{nothing} : static_cast<int>((r >> 8U) % static_cast<unsigned>(things(type)));
  }
  const Vocabulary& vocabulary_;
  std::uint64_t salt_;
  unsigned calls_ = 0;
  std::vector<Address> put_off_{};
  std::vector<std::uint16_t> terms_{};
  bool at_once_ = false;
};

/// Carries out what begins at an address, with answers by lot. It ends, or there have been very many answers.
inline void run_wildly(const Program& program, Frame frame, WildHost& host, Rng& rng) {
  constexpr unsigned most_answers = 300;
  constexpr unsigned most_calls = 20'000;
  Machine<WildHost> machine{program, frame, host};
  for (unsigned i = 0; i < most_answers && host.calls() < most_calls;) {
    const Status status = machine.run();
    if (status == Status::done) return;
    if (status != Status::asks) continue;
    ++i;
    WildHost::require(machine.asking() && is_player(machine.decider()));
    std::vector<Answer> answers;
    machine.each_answer([&](const Answer& a) { answers.push_back(a); });
    WildHost::require(!answers.empty());
    machine.answer(answers[rng.below(static_cast<std::uint32_t>(answers.size()))]);
  }
}

inline void run_wildly(const Library& library, std::uint64_t seed) {
  Rng rng{seed};
  for (const CardCode& code : library.code) {
    for (const AbilityCode& ability : code.abilities) {
      WildHost host{*library.vocabulary, rng()};
      Frame frame;
      frame.pc = ability.start;
      frame.player = krypta::seat(0);
      static_cast<void>(Machine<WildHost>{code.program, frame, host}.possible(ability));
      run_wildly(code.program, frame, host, rng);
      const std::vector<Address> put_off = host.put_off();
      for (std::size_t i = 0; i < put_off.size() && i < 4; ++i) {
        frame.pc = put_off[i];
        run_wildly(code.program, frame, host, rng);
      }
      const std::vector<std::uint16_t> terms = host.terms();
      for (std::size_t i = 0; i < terms.size() && i < 4; ++i) {
        const Term& term = code.program.terms[terms[i]];
        const Evaluator<WildHost> reader{code.program, frame, host};
        if (reader.over(term) || !reader.in_force(term) || term.from == nowhere) continue;
        frame.pc = term.from;
        run_wildly(code.program, frame, host, rng);
      }
    }
  }
}

}  // namespace krypta::cards
