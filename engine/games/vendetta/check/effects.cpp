#include <algorithm>

#include "engine/cards/walk.hpp"
#include "engine/games/vendetta/card_host.hpp"
#include "engine/games/vendetta/check.hpp"

/// Cards in the middle of what they do: a place in their code where they can wait, and names that hold what they can
/// hold there.
namespace krypta::vendetta {

namespace {

using cards::Address;
using cards::Instruction;
using cards::Op;
using Reading = cards::Machine<const CardReader>;

/// More than any number that a card reckons with.
constexpr int most_number = 999;

class EffectCheck {
 public:
  EffectCheck(const Cards& cards, const State& state, std::size_t i, std::size_t k)
      : cards_(cards), state_(state), i_(i), k_(k), frame_(state.frames[i]), running_(state.effects[k]) {}

  Finding check() const {
    const Source s = *frame_.source;
    if (running_.card != static_cast<unsigned>(s)) return bad(field("card"), "is that of the step", {141});
    if (running_.player != frame_.seat) return bad(field("player"), "is whose card it is", {208});
    if (is_place(s) == frame_.seat.has_value()) return bad(frame_field(i_, "seat"), "is whose card it is", {208, 238});
    if (frame_.count >= player_count(state_)) return bad(frame_field(i_, "count"), "is who was first", {224});
    if (!(frame_.seats - frame_.others).empty()) return bad(frame_field(i_, "seats"), "are opponents, too", {205});
    if (frame_.seat.has_value() && frame_.others.has(*frame_.seat))
      return bad(frame_field(i_, "others"), "are the others", {207});
    if (Finding found = check_card()) return found;
    if (Finding found = check_cause()) return found;
    if (is_question()) return check_question_alone();
    if (Finding found = check_code()) return found;
    return is_top() ? check_asking() : check_call();
  }

 private:
  [[nodiscard]] std::string field(const std::string& name) const { return effect_field(k_, name); }
  [[nodiscard]] bool is_top() const { return i_ + 1 == state_.frames.size(); }
  [[nodiscard]] const Frame& below() const { return state_.frames[i_ - 1]; }
  /// Whether it only asks about the partner, for something that holds. VD-277
  [[nodiscard]] bool is_question() const { return !frame_.window.has_value() && frame_.slot.has_value(); }
  [[nodiscard]] bool is_put_off() const { return !frame_.window.has_value() && !frame_.slot.has_value(); }
  [[nodiscard]] bool asks_about_partner() const { return frame_.stage == stages::effect::AsksAboutPartner; }

  [[nodiscard]] Finding check_card() const {
    const Source s = *frame_.source;
    if (is_top() && frame_.seat.has_value() && state_.players[*frame_.seat].out)
      return bad(frame_field(i_, "seat"), "is out", {110});
    const bool deployed = is_clan_card(s) && !is_put_off();
    if (deployed != frame_.slot.has_value()) return bad(frame_field(i_, "slot"), "is where the card lies", {141});
    if ((deployed || is_place(s)) && !frame_.at.has_value())
      return bad(frame_field(i_, "at"), "is where the card lies", {272});
    if (is_place(s) && state_.sites[*frame_.at].place != place(s))
      return bad(frame_field(i_, "at"), "is where the place is", {235});
    if ((is_ally(s) || is_relic(s)) && frame_.at != state_.current)
      return bad(frame_field(i_, "at"), "is the location that is being resolved", {272});
    if (is_relic(s)) {
      const Player& player = state_.players[*frame_.seat];
      if (!player.out && (player.relic != relic(s) || !player.relic_used))
        return bad(player_field(number(*frame_.seat), "relic"), "is being used", {242});
    }
    if (is_clan_card(s) && !player_of(state_, clan_of(clan_card(s))).has_value())
      return bad(frame_field(i_, "source"), "nobody plays that clan", {1});
    for (std::size_t i = 0; i < i_; ++i) {
      if (state_.frames[i].source == s) return bad(frame_field(i_, "source"), "is being carried out already", {229});
    }
    return std::nullopt;
  }

  /// What it was set off by: the step around it.
  [[nodiscard]] Finding check_cause() const {
    const auto wrong = [&](const char* name) {
      return bad(frame_field(i_, name), "does not fit the step around it", {141, 275});
    };
    const bool eventless = frame_.event == Happening{};
    if (!frame_.window.has_value() && !eventless) return wrong("event");
    switch (below().step) {
      case Step::Window:
        if (frame_.window != below().window) return wrong("window");
        if (frame_.event != below().event) return wrong("event");
        if (std::ranges::find(came_back(below()), *frame_.source) != came_back(below()).end()) return wrong("source");
        break;
      case Step::Turn:
        if (!eventless) return wrong("event");
        if (is_question()) {
          if (partner_of(state_, *below().seat) != frame_.seat) return wrong("seat");
          if (!cards_.standing(CardVerb::MustPlayDown).has(*frame_.source)) return wrong("source");
          return std::nullopt;
        }
        if (frame_.window != Window::OwnTurn) return wrong("window");
        if (frame_.seat != below().seat) return wrong("seat");
        break;
      case Step::Pass: {
        if (!eventless) return wrong("event");
        if (frame_.seat != below().seat) return wrong("seat");
        const CardStep step = step_of(below());
        if (is_question()) return step == CardStep::Conflict ? Finding{} : wrong("window");
        const Window window = step == CardStep::Setup ? Window::Setup : Window::Aftermath;
        if (step == CardStep::Conflict || frame_.window != window) return wrong("window");
        if (!is_relic(*frame_.source) && frame_.at != below().at) return wrong("at");
        break;
      }
      case Step::Rewards:
        if (frame_.window != Window::Joins) return wrong("window");
        if (frame_.event != Happening{.who = frame_.seat}) return wrong("event");
        if (frame_.seat != state_.ranking[place_paid(below())]) return wrong("seat");
        break;
      case Step::Round: return is_put_off() ? Finding{} : wrong("window");
      default:
        if (!is_question()) return wrong("window");
        if (frame_.at != state_.current) return wrong("at");
        return std::nullopt;
    }
    if (!frame_.window.has_value() || cards_.ability(*frame_.source, *frame_.window) == nullptr) return wrong("source");
    return std::nullopt;
  }

  [[nodiscard]] Finding check_partner() const {
    const Maybe<Seat> partner = frame_.seat.has_value() ? partner_of(state_, *frame_.seat) : Maybe<Seat>{};
    if (!partner.has_value()) return bad(frame_field(i_, "stage"), "there is no partner to ask about", {252});
    return std::nullopt;
  }
  [[nodiscard]] Finding check_question_alone() const {
    if (!asks_about_partner()) return bad(frame_field(i_, "stage"), "is where the partner is asked about", {277});
    if (running_.pc != cards::nowhere || !running_.locals.empty())
      return bad(field("pc"), "nothing is carried out here", {277});
    const Deployed& d = card_at(state_, *frame_.slot);
    if (!d.at.has_value() || source(d.card.value) != *frame_.source || d.area != frame_.seat || d.at != frame_.at)
      return bad(frame_field(i_, "slot"), "is where the card lies", {277});
    return check_partner();
  }

  [[nodiscard]] Finding check_code() const {
    const cards::Program& program = cards_.program(*frame_.source);
    if (frame_.stage > stages::effect::Runs) return bad(frame_field(i_, "stage"), "is no stage", {141});
    Address start = cards::nowhere;
    if (!is_put_off()) {
      start = cards_.ability(*frame_.source, *frame_.window)->start;
    } else {
      start = put_off_start(cards_, *frame_.source);
      if (start == cards::nowhere) return bad(frame_field(i_, "source"), "puts nothing off", {296});
    }
    if (asks_about_partner()) {
      if (running_.pc != start || !running_.locals.empty()) return bad(field("pc"), "has not begun", {252});
      if (!is_top()) return bad(frame_field(i_ + 1, "step"), "does not follow from the step around it", {252});
      if (Finding found = check_partner()) return found;
      if (!is_put_off() &&
          !means(cards_, state_, *frame_.source, *frame_.window, context_of(frame_), *partner_of(state_, *frame_.seat)))
        return bad(frame_field(i_, "stage"), "the partner is not among those who are meant", {252});
      return std::nullopt;
    }
    const cards::Walk walk{vocabulary(), program, start};
    const cards::Names* names = walk.at(running_.pc);
    if (running_.pc == cards::nowhere || names == nullptr)
      return bad(field("pc"), "is no place in what the card does", {141});
    return check_locals(*names);
  }
  [[nodiscard]] bool is_thing(cards::Type type, int value) const {
    if (type == type_of(Kind::Player)) return value < static_cast<int>(player_count(state_));
    if (type == type_of(Kind::Location)) {
      return value < static_cast<int>(count_of<Location>) && in_play(state_, static_cast<Location>(value));
    }
    if (type == type_of(Kind::Card)) return value < static_cast<int>(state_.deployed.size());
    if (type == type_of(Kind::ClanCard)) {
      return value < static_cast<int>(count_of<ClanCard>) &&
             player_of(state_, clan_of(static_cast<ClanCard>(value))).has_value();
    }
    if (type == type_of(Kind::Follower)) return value < static_cast<int>(count_of<Follower>);
    const auto& info = vocabulary().types[static_cast<std::size_t>(type) - cards::first_own];
    return value < static_cast<int>(info.words.size());
  }
  [[nodiscard]] Finding check_locals(const cards::Names& names) const {
    const cards::Program& program = cards_.program(*frame_.source);
    if (running_.locals.size() < names.least || running_.locals.size() > names.most)
      return bad(field("locals"), "the wrong number of things was named", {141});
    const auto local_field = [&](std::size_t i) { return field("locals[" + std::to_string(i) + "]"); };
    for (std::size_t i = 0; i < running_.locals.size(); ++i) {
      const auto& local = running_.locals[i];
      const cards::Held& held = names.slots[i];
      const int most = held.bits ? cards::Held::largest : most_number;
      const bool sensible = local.value == cards::nothing || (local.value >= 0 && local.value <= most);
      if (!sensible || !held.fits(local.value, [&](cards::Type t, int v) { return is_thing(t, v); }))
        return bad(local_field(i), "holds nothing of this kind", {141});
      const bool own = frame_.seat.has_value() && local.seen_by == SeatSet::of(*frame_.seat);
      if (local.seen_by != SeatSet::everyone() && !(held.secret && own))
        return bad(local_field(i) + ".seen_by", "everybody has seen what was named", {141});
    }
    // Of several the name says how many, and they stand behind it.
    for (const cards::Ask& ask : program.asks) {
      if (!ask.several || ask.slot >= running_.locals.size()) continue;
      const int count = running_.local(ask.slot);
      if (!(names.slots[ask.slot] == cards::Held::number(0, ask.most)) || count <= 0) continue;
      if (static_cast<std::size_t>(ask.slot + count) >= running_.locals.size())
        return bad(local_field(ask.slot), "is how many were chosen", {141});
    }
    return std::nullopt;
  }

  /// Somebody is asked: there is a choice, and of several not enough have been made.
  [[nodiscard]] Finding check_asking() const {
    if (asks_about_partner()) return std::nullopt;
    const cards::Program& program = cards_.program(*frame_.source);
    cards::Frame running = running_;
    const Context context = context_of(frame_);
    const CardReader reader{cards_, state_, context};
    const Reading machine{program, running, reader};
    const Instruction& now = program.code[running.pc];
    if (!machine.asking()) return bad(field("pc"), "is no place where the card asks", {141});
    if (!running.player.has_value() && (now.op != Op::ask || program.asks[now.a].by == cards::nowhere))
      return bad(field("pc"), "nobody decides there", {238});
    const Seat decider = machine.decider();
    if (number(decider) >= player_count(state_) || state_.players[decider].out)
      return bad(field("pc"), "nobody decides there", {141});
    if (now.op == Op::ask && program.asks[now.a].several) {
      const int already = running.local(program.asks[now.a].slot);
      if (already < 0 || already >= program.asks[now.a].most)
        return bad(field("locals"), "so many cannot be chosen", {141});
    }
    unsigned answers = 0;
    machine.each_answer([&](const cards::Answer&) { ++answers; });
    if (answers < 2) return bad(field("pc"), "there is nothing to choose", {141});
    return std::nullopt;
  }

  /// The card has the rules do something: what it is follows from the call before this place.
  [[nodiscard]] Finding check_call() const {
    const Instruction& last = cards_.program(*frame_.source).code[running_.pc - 1U];
    const auto done = [&](CardVerb verb) { return last.op == Op::call && static_cast<CardVerb>(last.a) == verb; };
    const Frame& above = state_.frames[i_ + 1];
    bool fits = false;
    switch (above.step) {
      case Step::Frenzy: fits = done(CardVerb::Lose) || done(CardVerb::Steal); break;
      case Step::DrawCard: {
        const bool play = drawn_for(above) == DrawFor::Play;
        fits = done(play ? CardVerb::PlayTop : CardVerb::Draw) && above.seat == frame_.seat &&
               (!play || above.at == frame_.at);
        break;
      }
      case Step::Withdrawal: fits = done(CardVerb::Withdraw); break;
      case Step::Bid: fits = done(CardVerb::Auction); break;
      default:
        fits = above.window == Window::CardPlayed
                   ? done(CardVerb::Play)
                   : done(CardVerb::Lose) || done(CardVerb::Steal) || done(CardVerb::Spend);
    }
    if (!fits) return bad(field("pc"), "is not behind what the card does now", {141});
    if (above.step == Step::Frenzy && above.event.at != frame_.at)
      return bad(frame_field(i_ + 1, "event"), "is where the effect belongs to", {269, 272});
    return std::nullopt;
  }

 public:
  /// Where what a card puts off begins; nowhere if it puts nothing off. VD-296
  static Address put_off_start(const Cards& cards, Source s) {
    const cards::Program& program = cards.program(s);
    for (const cards::AbilityCode& ability : cards.abilities(s)) {
      for (std::size_t pc = ability.start; program.code[pc].op != Op::end; ++pc) {
        if (program.code[pc].op == Op::later) return static_cast<Address>(program.code[pc].b);
      }
    }
    return cards::nowhere;
  }

 private:
  const Cards& cards_;
  const State& state_;
  std::size_t i_;
  std::size_t k_;
  const Frame& frame_;
  const cards::Frame& running_;
};

Finding check_put_off(const Cards& cards, const State& state) {
  for (std::size_t i = 0; i < state.put_off.size(); ++i) {
    const PutOff& put_off = state.put_off[i];
    const std::string field = "put_off[" + std::to_string(i) + "]";
    if (round_stage(state) < stages::round::Resolves) return bad(field, "is for the end of the round", {296});
    if (!put_off.source.has_value() || put_off.from == cards::nowhere ||
        EffectCheck::put_off_start(cards, *put_off.source) != put_off.from)
      return bad(field + ".from", "is no place where a card goes on then", {296});
    if (player_of(state, clan_of(clan_card(*put_off.source))) != put_off.seat)
      return bad(field + ".seat", "is whose card it is", {296});
  }
  return std::nullopt;
}

}  // namespace

Finding check_effects(const Cards& cards, const State& state) {
  std::size_t k = 0;
  for (std::size_t i = 0; i < state.frames.size(); ++i) {
    if (state.frames[i].step != Step::Effect) continue;
    if (k == state.effects.size()) return bad("effects", "there is one for each step of an effect", {141});
    if (Finding found = EffectCheck{cards, state, i, k}.check()) return found;
    ++k;
  }
  if (k != state.effects.size()) return bad("effects", "there is one for each step of an effect", {141});
  return check_put_off(cards, state);
}

}  // namespace krypta::vendetta
