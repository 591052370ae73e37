#include <algorithm>
#include <array>

#include "engine/games/vendetta/check.hpp"

/// The values of a step, the steps of the setup, and what is sealed.
namespace krypta::vendetta {

namespace {

/// Whether a step uses a value: never, always, or at times.
enum class Use : std::uint8_t { No, Yes, Maybe };

/// Which values a step uses; the others are as they are made.
struct Uses {
  Use seat = Use::No;
  Use at = Use::No;
  bool stage = false;
  bool count = false;
  bool seats = false;
  bool others = false;
  bool event = false;
};
Uses uses(Step step) {
  switch (step) {
    case Step::DrawPlace:
    case Step::OfferRelic:
    case Step::OfferClan:
    case Step::DealClan: return {.count = true};
    case Step::DrawAlly: return {.at = Use::Yes};
    case Step::DrawCard: return {.seat = Use::Yes, .at = Use::Maybe, .stage = true, .count = true};
    case Step::DrainRandom: return {.seat = Use::Yes};
    case Step::PickClan:
    case Step::PickRelic: return {.seat = Use::Maybe, .seats = true};
    case Step::Round: return {.stage = true, .seats = true};
    case Step::BuildHand: return {.seats = true};
    case Step::Turns: return {.count = true, .seats = true};
    case Step::Turn: return {.seat = Use::Yes, .at = Use::Maybe, .stage = true, .count = true};
    case Step::Site: return {.at = Use::Yes, .stage = true};
    case Step::Stand: return {.at = Use::Yes, .seats = true};
    case Step::Withdrawal: return {.seat = Use::Yes, .at = Use::Yes, .stage = true, .event = true};
    case Step::Pass: return {.seat = Use::Maybe, .at = Use::Yes, .stage = true, .seats = true};
    case Step::Rewards: return {.at = Use::Yes, .stage = true, .count = true};
    case Step::Window: return {.seat = Use::Maybe, .event = true};
    case Step::Effect:
      return {.seat = Use::Maybe,
              .at = Use::Maybe,
              .stage = true,
              .count = true,
              .seats = true,
              .others = true,
              .event = true};
    case Step::Bid: return {.seat = Use::Yes, .at = Use::Yes, .seats = true, .others = true};
    case Step::Frenzy: return {.seat = Use::Yes, .stage = true, .event = true};
    default: return {};
  }
}
bool fits(Use use, bool there) { return use == Use::Maybe || (use == Use::Yes) == there; }

/// The order in which setup is on the stack: what is done last lies lowest. VD-012 to VD-026, VD-235 to VD-240
unsigned place_in_setup(Step step) {
  switch (step) {
    case Step::Ready: return 1;
    case Step::PickRelic: return 2;
    case Step::PickClan:
    case Step::DealClan: return 3;
    case Step::OfferClan: return 4;
    case Step::OfferRelic: return 5;
    case Step::DrawPlace: return 6;
    case Step::DrawFirst: return 7;
    default: return 0;
  }
}

class SetupCheck {
 public:
  explicit SetupCheck(const State& state) : state_(state), count_(player_count(state)) {}

  Finding check() {
    unsigned last = 0;
    for (std::size_t i = 1; i < state_.frames.size(); ++i) {
      const Step step = state_.frames[i].step;
      const unsigned place = place_in_setup(step);
      if (place <= last) return bad(frame_field(i, "step"), "is not next in the setup", {12, 16, 17});
      has_[place] = true;
      last = place;
    }
    if (last < 2) return bad("frames", "somebody has to decide", {17});
    const bool clans = has_[3];
    const bool dealt = std::ranges::any_of(state_.frames, [](const Frame& f) { return f.step == Step::DealClan; });
    if (has_[4] && (!clans || dealt)) return bad("frames", "clans are offered to be picked", {16});
    if (has_[5] && !has_[2]) return bad("frames", "relics are offered to be picked", {239});
    if (last > 3 && !clans) return bad("frames", "clans come before everything else", {16});
    if (last > 4 && !has_[4] && !dealt) return bad("frames", "clans are offered before they are picked", {16});
    if (last > 5 && has_[2] && !has_[5]) return bad("frames", "relics are offered before they are picked", {239});
    for (std::size_t i = 1; i < state_.frames.size(); ++i) {
      if (Finding found = check_frame(i)) return found;
    }
    return check_offers();
  }

 private:
  [[nodiscard]] unsigned with_clan() const {
    unsigned n = 0;
    for (const Player& player : state_.players) n += player.clan.has_value() ? 1U : 0U;
    return n;
  }
  [[nodiscard]] unsigned places() const {
    unsigned n = 0;
    for (const Location at : all_of<Location>()) n += state_.sites[at].place.has_value() ? 1U : 0U;
    return n;
  }
  [[nodiscard]] Finding check_frame(std::size_t i) const {
    const Frame& frame = state_.frames[i];
    const bool now = i + 1 == state_.frames.size();
    const auto left = [&](unsigned done, unsigned all, RuleIds rules) -> Finding {
      if (frame.count == 0 || frame.count + done != all || (!now && done > 0))
        return bad(frame_field(i, "count"), "is what is left to be laid out", rules);
      return std::nullopt;
    };
    switch (frame.step) {
      case Step::DrawPlace: return left(places(), count_ >= 5 ? 3 : 2, {235});
      case Step::OfferRelic: return left(state_.offered_relics.size(), count_ + 1, {239});
      case Step::OfferClan: return left(state_.offered_clans.size(), count_ + 1, {16});
      case Step::DealClan: return left(with_clan(), count_, {17});
      case Step::PickClan:
      case Step::PickRelic: return check_picking(i, now);
      default: return std::nullopt;
    }
  }
  /// Clans from the holder of the token on, relics the other way round. VD-017, VD-240
  [[nodiscard]] Finding check_picking(std::size_t i, bool now) const {
    const Frame& frame = state_.frames[i];
    const bool clans = frame.step == Step::PickClan;
    SeatSet left;
    for (unsigned s = 0; s < count_; ++s) {
      const Player& player = state_.players[seat(s)];
      if (clans ? !player.clan.has_value() : !player.relic.has_value()) left.add(seat(s));
    }
    if (frame.seats != left || left.empty()) return bad(frame_field(i, "seats"), "are those who have not picked", {17});
    if (!now) {
      if (frame.seat.has_value()) return bad(frame_field(i, "seat"), "nobody picks yet", {17});
      return left.size() == count_ ? Finding{} : bad(frame_field(i, "seats"), "nobody has picked yet", {17});
    }
    Seat next = earliest(state_, left);
    for (const Seat s : left) {
      if (!clans && order_of(state_, s) > order_of(state_, next)) next = s;
    }
    if (frame.seat != next) return bad(frame_field(i, "seat"), "is whose turn it is to pick", {17, 240});
    return std::nullopt;
  }
  [[nodiscard]] Finding check_offers() const {
    const Step top = step_of(state_);
    const bool picking = top == Step::PickClan || top == Step::OfferClan;
    // The last one lies there until everybody is ready.
    if (!picking && state_.offered_clans.size() > (top == Step::PickRelic ? 1U : 0U))
      return bad("offered_clans", "are offered to be picked", {16});
    if (top == Step::PickClan && state_.offered_clans.size() != state_.frames.top().seats.size() + 1)
      return bad("offered_clans", "one more than players is offered", {16});
    if (place_in_setup(top) < 4 && has_[2]) {
      if (state_.offered_relics.size() != state_.frames[2].seats.size() + 1)
        return bad("offered_relics", "one more than players is offered", {239});
    } else if (top != Step::OfferRelic && (!has_[2] || place_in_setup(top) > 5) && !state_.offered_relics.empty()) {
      return bad("offered_relics", "are offered to be picked", {239});
    }
    if (top == Step::OfferClan && has_[2] && state_.offered_relics.size() != count_ + 1)
      return bad("offered_relics", "one more than players is offered", {239});
    if (place_in_setup(top) > 6 && places() > 0) return bad("sites.first.place", "is drawn later", {235});
    if (places() > 0 && top != Step::DrawPlace && places() != (count_ >= 5 ? 3U : 2U))
      return bad("sites.first.place", "each location but the last has one, or none has", {235});
    return check_who_has();
  }
  [[nodiscard]] Finding check_who_has() const {
    for (unsigned s = 0; s < count_; ++s) {
      const Player& player = state_.players[seat(s)];
      const bool clan = !has_[3];
      if (clan && !player.clan.has_value()) return bad(player_field(s, "clan"), "everybody has one by now", {17});
      if (place_in_setup(step_of(state_)) > 3 && player.clan.has_value())
        return bad(player_field(s, "clan"), "nobody has one yet", {17});
      if (step_of(state_) == Step::DealClan && player.clan.has_value() != (order_of(state_, seat(s)) < with_clan()))
        return bad(player_field(s, "clan"), "clans are dealt in player order", {17});
      if (step_of(state_) != Step::PickRelic && player.relic.has_value())
        return bad(player_field(s, "relic"), "nobody has one yet", {240});
    }
    for (const Location at : {Location::First, Location::Second}) {
      const Location after = at == Location::First ? Location::Second : Location::Third;
      if (!state_.sites[at].place.has_value() && state_.sites[after].place.has_value())
        return bad(site_field(at, "place"), "places are laid in the order of the locations", {235});
    }
    return std::nullopt;
  }

  const State& state_;
  unsigned count_;
  std::array<bool, 8> has_{};  ///< by their place in the setup
};

/// VD-120, VD-121
Finding check_stand(const Cards& cards, const State& state, unsigned s) {
  namespace site = stages::site;
  const Player& player = state.players[seat(s)];
  const Frame* now = site_frame(state);
  const std::string field = player_field(s, "stand");
  const bool choosing = step_of(state) == Step::Stand;
  const unsigned stage = now == nullptr ? 0U : unsigned{now->stage};
  const bool chosen = player.stand.value.has_value();
  if (stage < site::Shows && (chosen || player.stands || player.stand.open))
    return bad(field, "is chosen where a location is resolved", {120});
  if (choosing) {
    const bool asked = state.frames.top().seats.has(seat(s));
    const bool here = is_present(state, seat(s), *now->at);
    if (player.stand.open) return bad(field + ".open", "is shown when all have chosen", {121});
    if (chosen != player.stands || player.stands != (here && !asked) || (asked && !here))
      return bad(player_field(s, "stands"), "is true for those who are there and have chosen", {120, 122});
    if (player.stand.value == Stand::Stay && !may_stay(cards, state, seat(s), *now->at))
      return bad(field, "may not stay", {320});
    return std::nullopt;
  }
  if (player.stand.open != chosen) return bad(field + ".open", "was shown when all had chosen", {121});
  if (player.stands && !chosen) return bad(player_field(s, "stands"), "is true for those who have chosen", {120});
  const bool gone = player.stand.value == Stand::Withdraw && !player.stands;
  if (chosen && !player.stands && (!gone || stage < site::Withdraws))
    return bad(player_field(s, "stands"), "is false once somebody has withdrawn", {124});
  if (player.stands && player.stand.value == Stand::Withdraw && stage > site::Withdraws)
    return bad(player_field(s, "stands"), "has withdrawn by now", {124});
  return std::nullopt;
}

/// VD-292
Finding check_bid(const State& state, unsigned s) {
  const Player& player = state.players[seat(s)];
  const std::string field = player_field(s, "bid");
  const bool bidding = step_of(state) == Step::Bid;
  if (!player.bids && player.bid.value != 0) return bad(field, "nothing was bid", {292});
  if (player.bid.open != (player.bids && !bidding)) return bad(field + ".open", "bids are opened together", {292});
  if (player.bids && state.current == Maybe<Location>{}) return bad(player_field(s, "bids"), "no auction is on", {292});
  if (!bidding) return std::nullopt;
  const Frame& frame = state.frames.top();
  const bool has_bid = (frame.others - frame.seats).has(seat(s));
  if (player.bids != has_bid) return bad(player_field(s, "bids"), "is true for those who have bid", {292});
  const unsigned most = frame.seat == seat(s) && player.blood > 0 ? player.blood - 1U : player.blood;
  if (player.bid.value > most) return bad(field, "is more than there is", {292});
  return std::nullopt;
}

}  // namespace

Finding check_values(const State& state, std::size_t i) {
  const Frame& frame = state.frames[i];
  const Uses used = uses(frame.step);
  const Frame bare;
  if (!fits(used.seat, frame.seat.has_value())) return bad(frame_field(i, "seat"), "does not fit the step");
  if (!fits(used.at, frame.at.has_value())) return bad(frame_field(i, "at"), "does not fit the step");
  if (!used.stage && frame.stage != 0) return bad(frame_field(i, "stage"), "is 0 in this step");
  if (!used.count && frame.count != 0) return bad(frame_field(i, "count"), "is 0 in this step");
  if (!used.seats && !frame.seats.empty()) return bad(frame_field(i, "seats"), "are none in this step");
  if (!used.others && !frame.others.empty()) return bad(frame_field(i, "others"), "are none in this step");
  if (!used.event && frame.event != bare.event) return bad(frame_field(i, "event"), "is nothing in this step");
  const bool effect = frame.step == Step::Effect;
  const bool window = frame.step == Step::Window;
  if (effect != frame.source.has_value()) return bad(frame_field(i, "source"), "is that of an effect", {141});
  if (!effect && frame.slot.has_value()) return bad(frame_field(i, "slot"), "is that of an effect", {141});
  if (!effect && window != frame.window.has_value()) return bad(frame_field(i, "window"), "is that of a window", {275});
  if (!window && frame.step != Step::Pass && !frame.waiting.empty())
    return bad(frame_field(i, "waiting"), "are those of a window", {275});
  return std::nullopt;
}

Finding check_setup_frames(const State& state) { return SetupCheck{state}.check(); }

Finding check_sealed(const Cards& cards, const State& state) {
  if (is_over(state) || in_setup(state)) return std::nullopt;
  for (unsigned s = 0; s < player_count(state); ++s) {
    if (state.players[seat(s)].out) continue;
    if (Finding found = check_stand(cards, state, s)) return found;
    if (Finding found = check_bid(state, s)) return found;
  }
  return std::nullopt;
}

}  // namespace krypta::vendetta
