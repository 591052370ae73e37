#include "engine/games/vendetta/words.hpp"

#include <algorithm>

#include "engine/games/vendetta/card_host.hpp"

/// Prompts and labels: what a person is asked, as keys of the catalogues. What happens stands in event_shapes.cpp.
namespace krypta::vendetta {

namespace {

RuleIds rules_of(const Frame& frame) {
  switch (frame.step) {
    case Step::DrawFirst: return {12};
    case Step::DrawPlace: return {235};
    case Step::OfferRelic: return {239};
    case Step::OfferClan: return {16, 248};
    case Step::DealClan: return {1, 17};
    case Step::DrawAlly: return {41};
    case Step::DrawCard: return {24, 42};
    case Step::DrainRandom: return {184};
    case Step::PickClan: return {17};
    case Step::PickRelic: return {240};
    case Step::BuildHand: return {42, 43};
    case Step::Turn: return frame.at.has_value() ? RuleIds{49, 50, 57, 98} : RuleIds{48, 50, 57};
    case Step::Stand: return {120, 124, 125, 129};
    case Step::Pass:
      if (step_of(frame) == CardStep::Setup) return {139, 140};
      return step_of(frame) == CardStep::Conflict ? RuleIds{146} : RuleIds{175, 341};
    case Step::Window: return {225, 275};
    case Step::Effect: return asks_about_partner(frame) ? RuleIds{252, 277} : RuleIds{145, 208};
    case Step::Bid: return {292};
    case Step::Over: return {216, 219};
    default: return {34};
  }
}

/// What a card asks, as the end of a key: what kind of thing, or yes or no.
std::string_view asked_for(const Cards& cards, const State& state) {
  const cards::Program& program = cards.program(state.effects.back());
  const cards::Instruction& now = program.code[state.effects.back().pc];
  if (now.op == cards::Op::menu) return "option";
  if (now.op == cards::Op::pay) return "pay";
  if (now.op != cards::Op::ask) return "whether";
  const cards::Type type = program.asks[now.a].type;
  if (type == type_of(Kind::Player)) return "player";
  if (type == type_of(Kind::Location)) return "location";
  if (type == type_of(Kind::Follower)) return "follower";
  return type == cards::Type::number ? "number" : "card";
}

/// The deployed card that the running card asks about: the one that the innermost loop over cards has come to.
Maybe<Slot> asked_about(const Cards& cards, const State& state) {
  const cards::Program& program = cards.program(state.effects.back());
  const cards::Frame& running = state.effects.back();
  if (program.code[running.pc].op != cards::Op::menu) return {};
  Maybe<Slot> about;
  for (std::size_t pc = 0; pc < running.pc; ++pc) {
    if (program.code[pc].op != cards::Op::each) continue;
    const cards::Loop& loop = program.loops[program.code[pc].a];
    if (loop.done <= running.pc || loop.over_chosen) continue;
    const unsigned domain = program.selectors[loop.selector].domain;
    if (vocabulary().domains[domain].of == type_of(Kind::Card)) about = static_cast<Slot>(running.local(loop.slot));
  }
  return about;
}

/// Which of several cards is meant, for whoever may know it. VD-303
void tell_asked_about(const Cards& cards, const State& state, Seat self, Message& message) {
  const Maybe<Slot> about = asked_about(cards, state);
  if (!about.has_value()) return;
  const Deployed& d = card_at(state, *about);
  if (!is_up(d) && !d.card.seen_by.has(self)) return;
  message.key += "-about";
  message.add("about", term(d.card.value));
}

}  // namespace

std::int64_t price(const Cards& cards, const State& state) {
  const cards::Program& program = cards.program(state.effects.back());
  cards::Frame running = state.effects.back();
  const cards::Payment& payment = program.payments[program.code[running.pc].a];
  if (payment.arguments.empty()) return 0;
  const Context context = context_of(state.frames.top());
  const CardReader reader{cards, state, context};
  return cards::Machine<const CardReader>{program, running, reader}.evaluate(payment.arguments.back());
}

namespace {

/// Alternatives of a card are told by the first thing that they do, where there is a sentence for it.
struct Deed {
  CardVerb verb;
  std::string_view key;
  bool with_number = false;
};
constexpr std::array<Deed, 14> deeds{{{CardVerb::Steal, "stolen", true},
                                      {CardVerb::Lose, "lost", true},
                                      {CardVerb::GiveInfluence, "influence-given", true},
                                      {CardVerb::LoseInfluence, "influence-lost", true},
                                      {CardVerb::HandOver, "handed-over"},
                                      {CardVerb::SkipSteps, "skipped"},
                                      {CardVerb::KeepDown, "kept-down"},
                                      {CardVerb::TurnUp, "turned-up"},
                                      {CardVerb::TurnDown, "turned-down"},
                                      {CardVerb::Spend, "spent"},
                                      {CardVerb::Move, "moved"},
                                      {CardVerb::MoveBlood, "blood-moved"},
                                      {CardVerb::SwapBlood, "swapped"},
                                      {CardVerb::Withdraw, "withdrawn"}}};

}  // namespace

bool tell_deed(const cards::Program& program, cards::Address from, std::string& key, Message& words) {
  for (cards::Address pc = from; pc < program.code.size(); ++pc) {
    const cards::Instruction& now = program.code[pc];
    if (now.op == cards::Op::jump || now.op == cards::Op::end) return false;
    if (now.op != cards::Op::call) continue;
    const auto found = std::ranges::find(deeds, static_cast<CardVerb>(now.a), &Deed::verb);
    if (found == deeds.end()) return false;
    const cards::Instruction& before = program.code[pc - 1U];
    if (found->with_number && before.op != cards::Op::number) return false;
    if (found->with_number) words.add("count", std::int64_t{before.b});
    key.append("does-").append(found->key);
    return true;
  }
  return false;
}

namespace {

/// The card that is being carried out, or the location that is being resolved or at which a card was just played.
std::optional<Term> asking(const State& state) {
  for (std::size_t i = state.frames.size(); i > 0; --i) {
    const Frame& frame = state.frames[i - 1];
    switch (frame.step) {
      case Step::Effect: return term(*frame.source);
      case Step::Turn:
      case Step::DrawPlace:
      case Step::DrawAlly: return frame.at.has_value() ? std::optional{term(*frame.at)} : std::nullopt;
      case Step::Stand:
      case Step::Pass: return term(frame.at.has_value() ? *frame.at : *state.current);
      // A card has begun these.
      case Step::Bid:
      case Step::DrawCard:
      case Step::DrainRandom:
      case Step::Frenzy: break;
      default: return std::nullopt;
    }
  }
  return std::nullopt;
}

/// The label of a legal choice and what it lights up.
class Label {
 public:
  Label(const Cards& cards, const State& state, Choice choice, Option& option)
      : cards_(cards),
        state_(state),
        frame_(state.frames.top()),
        choice_(choice),
        option_(option),
        words_(option.label) {}

  void write() {
    switch (verb(choice_)) {
      case Verb::First:
        key("first");
        words_.add("seat", seat(argument_of(choice_)));
        break;
      case Verb::LayPlace: named("lay", "card", chosen<Place>(choice_)); break;
      case Verb::LayRelic: named("lay", "card", chosen<Relic>(choice_)); break;
      case Verb::LayClan:
      case Verb::DealClan: named("clan", "clan", chosen<Clan>(choice_)); break;
      case Verb::LayAlly:
      case Verb::Drained: named("lay", "card", chosen<Follower>(choice_)); break;
      case Verb::Get: named("lay", "card", chosen<ClanCard>(choice_)); break;
      case Verb::PickClan: lit("clan", "clan", chosen<Clan>(choice_), "clan"); break;
      case Verb::PickRelic: lit("take-relic", "card", chosen<Relic>(choice_), "relic"); break;
      case Verb::Bottom: lit("bottom", "card", chosen<ClanCard>(choice_), "card"); break;
      case Verb::Play: play_label(); break;
      case Verb::Deploy: counted("blood", "blood"); break;
      case Verb::Flip:
        key("flip");
        option_.target = "token";
        break;
      case Verb::Drain: drain_label(); break;
      case Verb::Use: use_label(); break;
      case Verb::Pass: key(frame_.step == Step::Pass ? "pass-step" : "pass"); break;
      case Verb::End: key("end"); break;
      case Verb::Stand:
        key(name_of(chosen<Stand>(choice_)));
        light("stand", name_of(chosen<Stand>(choice_)));
        break;
      case Verb::Bid: counted("bid", "bid"); break;
      case Verb::Partner: key(argument_of(choice_) == 1 ? "with-partner" : "without-partner"); break;
      default: asked_label(); break;
    }
  }

 private:
  void key(std::string_view end) { option_.label.key += end; }
  void light(std::string_view kind, std::string_view what) { option_.target.append(kind).append(":").append(what); }
  template <class T>
  void named(std::string_view label, std::string_view argument, T what) {
    key(label);
    words_.add(argument, term(what));
  }
  template <class T>
  void lit(std::string_view label, std::string_view argument, T what, std::string_view kind) {
    named(label, argument, what);
    light(kind, name_of(what));
  }
  void counted(std::string_view label, std::string_view kind) {
    key(label);
    words_.add_number("count", argument_of(choice_));
    light(kind, std::to_string(argument_of(choice_)));
  }

  void play_label() {
    const ClanCard c = played_card(choice_);
    const Location at = played_at(choice_);
    key(played_up(choice_) ? "play-up" : "play-down");
    words_.add("card", term(c));
    words_.add("location", term(at));
    words_.add_number("power", cards_.base(c));
    if (!played_up(choice_)) words_.add_number("cost", face_down_cost(cards_, state_, *frame_.seat, at));
    light("play", std::string{name_of(c)}.append(">").append(name_of(at)));
  }

  /// With a warning where the tokens would be too many. VD-097
  void drain_label() {
    const auto f = chosen<Follower>(choice_);
    const FollowerFacts& facts = cards_.facts(f);
    const bool deadly = facts.tokens > 0 && state_.players[*frame_.seat].tokens + facts.tokens >= deadly_tokens;
    lit(deadly ? "drain-deadly" : facts.tokens > 0 ? "drain-vampire" : "drain", "card", f, "follower");
    words_.add_number("count", facts.drain);
    words_.add_number("tokens", facts.tokens);
  }

  void use_label() {
    const auto s = chosen<Source>(choice_);
    lit(is_clan_card(s) && frame_.step == Step::Pass ? "resolve" : "use", "card", s, "source");
  }

  void slot_label() {
    const auto s = chosen<Slot>(choice_);
    const Deployed& d = card_at(state_, s);
    const bool readable = is_up(d) || d.card.seen_by.has(effect_decider(cards_, state_));
    key(!readable ? "slot-hidden" : is_up(d) ? "slot-up" : "slot-down");
    if (readable) words_.add("card", term(d.card.value));
    words_.add("clan", term(*d.clan));
    words_.add("seat", *d.area);
    words_.add("location", term(*d.at));
    light("slot", name_of(s));
  }

  void option_label() {
    const cards::Program& program = cards_.program(state_.effects.back());
    const cards::Instruction& now = program.code[state_.effects.back().pc];
    if (now.op == cards::Op::menu) {
      const auto& choices = program.menus[now.a].choices;
      const std::size_t which = argument_of(choice_);
      if (which < choices.size() && tell_deed(program, choices[which].then, option_.label.key, words_)) return;
    }
    key("option");
    words_.add_number("number", argument_of(choice_) + 1);
  }

  /// What is done if somebody likes.
  void yes_label() {
    const cards::Program& program = cards_.program(state_.effects.back());
    const cards::Address pc = state_.effects.back().pc;
    if (program.code[pc].op == cards::Op::may &&
        tell_deed(program, static_cast<cards::Address>(pc + 1U), option_.label.key, words_))
      return;
    key("yes");
  }

  /// What a card asks.
  void asked_label() {
    switch (verb(choice_)) {
      case Verb::PickPlayer:
        key("player");
        words_.add("seat", seat(argument_of(choice_)));
        light("seat", std::to_string(argument_of(choice_)));
        break;
      case Verb::PickLocation: lit("location", "location", chosen<Location>(choice_), "location"); break;
      case Verb::PickSlot: slot_label(); break;
      case Verb::PickCard: lit("card", "card", chosen<ClanCard>(choice_), "card"); break;
      case Verb::PickFollower: lit("follower", "card", chosen<Follower>(choice_), "follower"); break;
      case Verb::PickNumber: counted("number", "number"); break;
      case Verb::PickOption: option_label(); break;
      case Verb::Yes: yes_label(); break;
      case Verb::No: key("no"); break;
      default: key("done"); break;
    }
  }

  const Cards& cards_;
  const State& state_;
  const Frame& frame_;
  Choice choice_;
  Option& option_;
  Message& words_;
};

}  // namespace

Prompt Vendetta::prompt(const State& state, Seat self) const {
  const Frame& frame = state.frames.top();
  Message message{"vd-prompt-" + std::string{name_of(frame.step)}};
  Message& words = message;
  const Maybe<Location> at = frame.at.has_value() ? frame.at : state.current;
  switch (frame.step) {
    case Step::Turn:
      if (!frame.at.has_value()) break;
      message.key += "-played";
      words.add("location", term(*frame.at));
      words.add_number("count", deploy_limit - std::min<unsigned>(frame.count, deploy_limit));
      break;
    case Step::Stand: words.add("location", term(*at)); break;
    case Step::Pass:
      message.key.append("-").append(name_of(step_of(frame)));
      words.add("location", term(*at));
      break;
    case Step::Window: words.add("window", term(*frame.window)); break;
    case Step::Effect:
      message.key.append("-").append(asks_about_partner(frame) ? "partner" : asked_for(*cards_, state));
      words.add("card", term(*frame.source));
      if (message.key.ends_with("-pay")) words.add("count", price(*cards_, state));
      if (!asks_about_partner(frame)) tell_asked_about(*cards_, state, self, message);
      break;
    default: break;
  }
  return {std::move(message), rules_of(frame), asking(state)};
}

Option Vendetta::show(const State& state, Choice choice) const {
  Option option{.id = write(choice), .label = {"vd-option-"}, .target = {}, .weight = 0};
  Label{*cards_, state, choice, option}.write();
  return option;
}

}  // namespace krypta::vendetta
