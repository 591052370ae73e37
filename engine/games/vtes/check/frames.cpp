#include <algorithm>

#include "engine/games/vtes/check.hpp"

/// Where the rules stand: each step has what it needs, and lies on one that has begun it.
namespace krypta::vtes {

namespace {

static_assert(fields_in<Frame> == 10);
static_assert(fields_in<Due> == 2);
static_assert(count_of<Step> == 34);

std::string frame_field(std::size_t i, std::string_view name) { return field_of("frames", i, name); }

/// The window in which a step asks everybody, at the stage where it goes on afterwards.
Maybe<Window> window_of(const Frame& below) {
  const auto is = [&](Step step, unsigned stage) { return below.step == step && below.stage == stage; };
  struct Opens {
    Step step;
    unsigned stage;
    Window window;
  };
  static constexpr Opens all[] = {{Step::Turn, turning::UnlockEffects, Window::UnlockEffects},
                                  {Step::Turn, turning::MasterEffects, Window::MasterAction},
                                  {Step::Turn, turning::NextAction, Window::BetweenActions},
                                  {Step::Turn, turning::InfluenceEnds, Window::InfluenceMain},
                                  {Step::Turn, turning::DiscardEnds, Window::DiscardMain},
                                  {Step::Play, playing_stage::Pays, Window::AsPlayed},
                                  {Step::Action, acting::Locks, Window::AsPlayed},
                                  {Step::Action, acting::NoBlock, Window::AsAnnounced},
                                  {Step::Action, acting::NoBlockEnds, Window::NoBlock},
                                  {Step::Action, acting::AttemptEnds, Window::BlockAttempt},
                                  {Step::Action, acting::DeclinedEnds, Window::BlocksDeclined},
                                  {Step::Action, acting::Resolves, Window::WouldSucceed},
                                  {Step::Action, acting::BlockDue, Window::BeforeBlockResolution},
                                  {Step::Action, acting::Ends, Window::AfterResolution},
                                  {Step::Referendum, polling::Casts, Window::PollingStart},
                                  {Step::Referendum, polling::Counts, Window::PollingCast},
                                  {Step::Referendum, polling::Ends, Window::AfterReferendum},
                                  {Step::Diablerie, drinking::Drinks, Window::DiablerieBefore},
                                  {Step::Diablerie, drinking::Burns, Window::DiablerieAfter},
                                  {Step::Combat, fighting::EarlyDamage, Window::RangeBefore},
                                  {Step::Combat, fighting::ActingStrikes, Window::StrikeBefore},
                                  {Step::Combat, fighting::OtherStrikes, Window::StrikeDeclared},
                                  {Step::Combat, fighting::Modify, Window::StrikeDeclared},
                                  {Step::Combat, fighting::LayerEnds, Window::StrikeModify},
                                  {Step::Combat, fighting::PairEnds, Window::StrikeAfter},
                                  {Step::Combat, fighting::Extra, Window::ExtraStrikes},
                                  {Step::Combat, fighting::AutomaticPress, Window::PressBegins},
                                  {Step::Combat, fighting::Ends, Window::RoundEnd}};
  for (const Opens& one : all) {
    if (is(one.step, one.stage)) return one.window;
  }
  return {};
}

/// Steps that are over as soon as they are answered: nothing comes to lie on them.
bool begins_nothing(Step step) {
  switch (step) {
    case Step::DrawFirst:
    case Step::DrawLibrary:
    case Step::DrawCrypt:
    case Step::NextAction:
    case Step::TakeMore:
    case Step::Reduce:
    case Step::Discard:
    case Step::StepIn:
    case Step::Split:
    case Step::Diablerize:
    case Step::Learn:
    case Step::Reattach:
    case Step::PreventWhich:
    case Step::Over: return true;
    default: return false;
  }
}

/// A combat is a part of that step.
bool may_fight(const Frame& below) {
  const bool in_action = below.stage == acting::Continues || below.stage == acting::Taken;  // VT-730
  return (below.step == Step::Action && in_action) || below.step == Step::Effect ||
         (below.step == Step::Play && below.stage == playing_stage::Runs);
}

/// What a step may have begun.
bool lies_on(const Frame& frame, const Frame& below) {
  const auto on = [&](Step step) { return below.step == step; };
  const auto on_at = [&](Step step, unsigned stage) { return below.step == step && below.stage == stage; };
  const auto acting_side = frame.count == static_cast<unsigned>(Side::Acting);
  switch (frame.step) {
    case Step::DrawLibrary: return true;  // whenever the hands are adjusted. VT-061
    case Step::Discard: return !on(Step::Deal);
    case Step::DrawCrypt: return on(Step::Deal) || on(Step::Impulse) || on(Step::Play) || on(Step::Effect);
    case Step::Impulse:
      if (frame.window == Window::AfterCombat || frame.window == Window::CombatDue) return may_fight(below);  // VT-524
      if (frame.window == Window::EventAfter) return !begins_nothing(below.step) && !on(Step::Damage);        // VT-882
      if (frame.window == Window::WouldGo)                                                                    // VT-834
        return on_at(Step::Damage, hurting::Goes) || on_at(Step::Diablerie, drinking::Drinks) ||
               below.window == Window::DiablerieBefore;
      if (frame.window == Window::PreventOthers)  // VT-876
        return on_at(Step::Damage, hurting::ActingEnds) || on_at(Step::Damage, hurting::Stands);
      if (frame.window == Window::DiablerieBefore && on_at(Step::Diablerie, drinking::Stopped)) return true;  // VT-604
      return frame.window.has_value() && window_of(below) == frame.window;
    case Step::NextAction:
    case Step::TakeMore:
    case Step::Action: return on_at(Step::Turn, turning::BetweenActions);
    case Step::Reduce:
      return on_at(Step::Action, acting::Declared) || on_at(Step::Action, acting::Pays) ||
             on_at(Step::Play, playing_stage::AsPlayed);
    case Step::Play:
      return on(Step::Impulse) || on_at(Step::Turn, turning::BetweenActions) || on(Step::Maneuvers) ||
             (on(Step::Strike) && below.stage != choosing::Aims) || on(Step::Damage) || on(Step::Prevent) ||
             on(Step::Presses) || on_at(Step::Enter, entering::Ends);
    case Step::Effect:  // what happens by itself may happen whenever something is done. VT-098
    case Step::Triggers: return !on(Step::Deal);
    case Step::Split: return on_at(Step::Action, acting::Takes);
    case Step::StepIn:
    case Step::Diablerize: return on_at(Step::Action, acting::Continues);
    case Step::Diablerie:
      return on_at(Step::Action, acting::Taken) || on_at(Step::Action, acting::Continues) || on(Step::Effect) ||
             on_at(Step::Play, playing_stage::Runs);
    case Step::Loot: return on_at(Step::Diablerie, drinking::Loots) || on_at(Step::Reprisal, avenging::Burns);
    case Step::Award: return !on(Step::Deal);  // whenever somebody burns. VT-602
    case Step::Learn:
      if (frame.stage == learning::Convictions) return !on(Step::Deal);
      return frame.stage == learning::Trophies ? on_at(Step::Award, awarding::Others)
                                               : on_at(Step::Diablerie, drinking::Awards);
    case Step::Referendum:  // a blood hunt, or where its effect lay
      if (on_at(Step::Diablerie, drinking::Hunts)) return !frame.effect.has_value();
      return !on(Step::Deal) && frame.effect.has_value() == (frame.stage <= polling::Takes);
    case Step::Combat: return may_fight(below);
    case Step::Maneuvers: return on_at(Step::Combat, fighting::RangeEnds);
    case Step::Strike: return on_at(Step::Combat, acting_side ? fighting::ActingDeclared : fighting::OtherDeclared);
    case Step::Presses: return on_at(Step::Combat, fighting::PressEnds);
    case Step::Reattach:     // whenever a card takes control of another
    case Step::Convictions:  // wherever something is paid, and in the unlock phase
      return !on(Step::Deal);
    case Step::PreventWhich:
      return on(Step::Prevent) || on(Step::Effect) || on_at(Step::Play, playing_stage::Runs) ||
             below.window == Window::RangeBefore;
    case Step::Reprisal: return on_at(Step::Action, acting::Taken);
    case Step::Enter:  // in the influence phase, or as a card says
      return below.window == Window::InfluenceMain || on(Step::Effect) || on_at(Step::Play, playing_stage::Runs);
    case Step::Damage:
      return on(Step::Combat) || on(Step::Effect) || on_at(Step::Reprisal, avenging::Answers) ||
             on_at(Step::Play, playing_stage::Runs);
    case Step::Prevent: return on_at(Step::Damage, acting_side ? hurting::ActingOthers : hurting::OtherOthers);
    default: return false;
  }
}

/// Stages that a step can have while another lies on it, or while it asks.
bool has_stage(const Frame& frame) {
  switch (frame.step) {
    case Step::Turn: return frame.stage <= turning::Ends;
    case Step::Impulse: return frame.stage <= asking::Holder;
    case Step::Play: return frame.stage <= playing_stage::Runs;
    case Step::Action: return frame.stage >= acting::Declared && frame.stage <= acting::Ends;
    case Step::Combat: return frame.stage <= fighting::Ends;
    case Step::Damage: return frame.stage <= hurting::Goes;
    case Step::Diablerie: return frame.stage <= drinking::Stopped;
    case Step::Referendum: return frame.stage <= polling::Ends;
    case Step::Strike: return frame.stage <= choosing::Adds;
    case Step::Learn: return frame.stage <= learning::Convictions;
    case Step::Award: return frame.stage <= awarding::Others;
    case Step::Reprisal: return frame.stage <= avenging::Answers;
    case Step::Enter: return frame.stage <= entering::Ends;
    case Step::PreventWhich: return frame.stage <= sorting::Guns;
    default: return frame.stage == 0;
  }
}

/// VT-024
bool has_phase(Phase phase, unsigned stage) {
  switch (stage) {
    case turning::Begins: return true;  // it is still that of the turn before
    case turning::Unlocks:
    case turning::UnlockEffects:
    case turning::Masters: return phase == Phase::Unlock;
    case turning::MasterEffects: return phase == Phase::Master;
    case turning::BetweenActions:
    case turning::NextAction:
    case turning::Influences: return phase == Phase::Minion;
    case turning::InfluenceEnds:
    case turning::Discards: return phase == Phase::Influence;
    default: return phase == Phase::Discard;
  }
}

/// Of a combatant who decides.
bool is_of_side(Step step) {
  return step == Step::Maneuvers || step == Step::Strike || step == Step::Presses || step == Step::Prevent;
}

Finding check_values(const State& state, std::size_t i) {
  const Frame& frame = state.frames[i];
  if (!has_stage(frame)) return bad(frame_field(i, "stage"), "is none at which this step waits");
  if (!is_seat_or_nobody(state, frame.seat)) return bad(frame_field(i, "seat"), "there is no such seat");
  if (!is_place_or_nothing(state, frame.thing)) return bad(frame_field(i, "thing"), "there is no such place");
  if (!is_place_or_nothing(state, frame.other)) return bad(frame_field(i, "other"), "there is no such place");
  const bool asks_all = frame.step == Step::Impulse && frame.stage == asking::Others;
  if (!are_seats(state, frame.seats) || frame.seats.empty() == asks_all)
    return bad(frame_field(i, "seats"), "are those who have not answered", {90});
  for (const Seat s : frame.order) {
    if (!is_seat(state, s) || std::count(frame.order.begin(), frame.order.end(), s) > 1)
      return bad(frame_field(i, "order"), "must be seats, none of them twice", {90});
  }
  const bool windowed = frame.step == Step::Impulse || frame.step == Step::Triggers;
  if (frame.window.has_value() != windowed) return bad(frame_field(i, "window"), "does not fit the step");
  switch (frame.step) {
    case Step::DrawFirst:
    case Step::Impulse:
    case Step::Triggers:
    case Step::Combat:
    case Step::Damage:
    case Step::Referendum:
    case Step::Over: break;
    default:
      if (!frame.seat.has_value()) return bad(frame_field(i, "seat"), "must be who decides");
  }
  if (is_of_side(frame.step)) {
    if (frame.count > 1 || frame.seat != state.combat.sides[static_cast<Side>(frame.count)].seat)
      return bad(frame_field(i, "seat"), "must be whose combatant decides", {410});
  }
  if (frame.step == Step::Turn && frame.seat != state.active)
    return bad(frame_field(i, "seat"), "must be whose turn it is", {23});
  if (frame.step == Step::Turn && !has_phase(state.phase, frame.stage))
    return bad("phase", "does not fit how far the turn has come", {24});
  return std::nullopt;
}

/// Diablerie: who commits it and on whom, as far as they are needed. VT-592
Finding check_diablerie(const Cards& cards, const State& state, std::size_t i) {
  const Frame& frame = state.frames[i];
  switch (frame.step) {
    case Step::Diablerize:
    case Step::Loot:
      if (!is_there(state, frame.other) || !(is_vampire_in_play(cards, at(state, *frame.other)) ||
                                             at(state, *frame.other).region == Region::Incapacitated))
        return bad(frame_field(i, "other"), "must be the victim", {592});
      [[fallthrough]];
    case Step::Learn:
      if (!is_there(state, frame.thing)) return bad(frame_field(i, "thing"), "must be the diablerist", {592});
      return std::nullopt;
    case Step::Award:
      if (!frame.thing.has_value()) return bad(frame_field(i, "thing"), "must be who is given trophies", {732});
      return std::nullopt;
    case Step::Convictions:
      if (!is_there(state, frame.thing) || !info(cards, state, *frame.thing).is_imbued())
        return bad(frame_field(i, "thing"), "must be an imbued", {790});
      return std::nullopt;
    case Step::Reattach:
      if (!is_there(state, frame.thing)) return bad(frame_field(i, "thing"), "must be a stolen card", {769});
      return std::nullopt;
    case Step::PreventWhich:
      if (!is_there(state, frame.thing)) return bad(frame_field(i, "thing"), "must be who is hurt", {496});
      return std::nullopt;
    case Step::Enter:
      if (!frame.thing.has_value()) return bad(frame_field(i, "thing"), "must be what enters play", {633});
      return std::nullopt;
    case Step::Reprisal:
      if (!frame.thing.has_value()) return bad(frame_field(i, "thing"), "must be the acting minion", {800});
      if (frame.stage != avenging::Answers && !frame.other.has_value())
        return bad(frame_field(i, "other"), "must be the imbued that is burned", {800});
      return std::nullopt;
    case Step::Diablerie:
      if (!frame.other.has_value()) return bad(frame_field(i, "other"), "must be the victim", {592});
      if (!frame.thing.has_value()) return bad(frame_field(i, "thing"), "must be the diablerist", {592});
      return std::nullopt;
    default: return std::nullopt;
  }
}

/// An impulse below something else goes back to the first when that is over. VT-097
Finding check_waiting_impulse(const State& state, std::size_t i) {
  const Frame& frame = state.frames[i];
  if (frame.step != Step::Impulse || &frame == &innermost(state)) return std::nullopt;
  Frame begins;
  begins.step = Step::Impulse;
  begins.window = frame.window;
  if (frame == begins) return std::nullopt;
  return bad(frame_field(i, "stage"), "the impulse goes back to the first", {97});
}

/// What waits for each step in which things happen by themselves. VT-098
Finding check_due(const Cards& cards, const State& state) {
  std::size_t from = 0;
  const Frame* begun = nullptr;
  const auto check = [&](std::size_t to) -> Finding {
    for (std::size_t i = from; i < to; ++i) {
      const Due& due = state.due[i];
      const auto field = [&](std::string_view name) { return field_of("due", i, name); };
      if (begun == nullptr) return bad(field_of("due", i), "no step waits for it", {98});
      if (!due.thing.has_value() || !is_place(state, *due.thing)) return bad(field("thing"), "there is no such place");
      if (is_gone(state, *due.thing)) continue;
      const CardInfo& card = info(cards, state, *due.thing);
      if (due.ability >= card.abilities.size() || card.abilities[due.ability].code->kind != cards::AbilityKind::on ||
          !card.abilities[due.ability].windows.has(*begun->window))
        return bad(field("ability"), "does not act by itself then", {98});
      for (std::size_t k = from; k < i; ++k) {
        if (state.due[k] == due) return bad(field("ability"), "waits already", {98});
      }
    }
    return std::nullopt;
  };
  for (std::size_t i = 0; i < state.frames.size(); ++i) {
    const Frame& frame = state.frames[i];
    if (frame.step != Step::Triggers) continue;
    if (frame.count < from || frame.count > state.due.size())
      return bad(frame_field(i, "count"), "is where its part of what is due begins", {98});
    if (Finding found = check(frame.count)) return found;
    from = frame.count;
    begun = &frame;
  }
  return check(state.due.size());
}

}  // namespace

Finding check_frames(const Cards& cards, const State& state) {
  for (std::size_t i = 0; i < state.frames.size(); ++i) {
    const Frame& frame = state.frames[i];
    const bool first = frame.step == Step::DrawFirst || frame.step == Step::Deal || frame.step == Step::Turn ||
                       frame.step == Step::Over;
    if (first != (i == 0) ||
        (i > 0 && (begins_nothing(state.frames[i - 1].step) || !lies_on(frame, state.frames[i - 1]))))
      return bad(frame_field(i, "step"), "does not follow from the step around it");
    if (Finding found = check_values(state, i)) return found;
    if (Finding found = check_diablerie(cards, state, i)) return found;
    if (Finding found = check_waiting_impulse(state, i)) return found;
    const bool once = frame.step == Step::Combat || frame.step == Step::Action || frame.step == Step::Referendum;
    if (once && find_step(state, frame.step) != i) return bad(frame_field(i, "step"), "there is one at a time", {223});
  }
  return check_due(cards, state);
}

}  // namespace krypta::vtes
