#include <algorithm>
#include <utility>

#include "engine/games/vendetta/rules.hpp"
#include "engine/games/vendetta/words.hpp"

/// Why something is not to be had in this very case, in a sentence; explain.cpp has the rules.
namespace krypta::vendetta {

namespace {

std::optional<Message> because(std::string_view key, std::vector<Message::Argument> arguments = {}) {
  return Message{"vd-reason-" + std::string{key}, std::move(arguments)};
}

class WhyNot {
 public:
  WhyNot(const Cards& cards, const State& known, Seat self)
      : cards_(cards), known_(known), self_(self), frame_(known.frames.top()) {}

  [[nodiscard]] std::optional<Message> play(ClanCard c, Location at, bool up) const {
    if (auto no = card(c)) return no;
    if (!in_play(known_, at)) return because("not-in-play");
    if (up)
      return must_play_down(cards_, known_, self_, at) ? because("only-down", {{"location", term(at)}}) : std::nullopt;
    return because("face-down", {{"count", std::int64_t{face_down_cost(cards_, known_, self_, at)}},
                                 {"pool", std::int64_t{player().blood}}});
  }

  /// A card of the hand.
  [[nodiscard]] std::optional<Message> card(ClanCard c) const {
    switch (frame_.step) {
      case Step::Turn:
        if (frame_.at.has_value()) return because("played", {{"location", term(*frame_.at)}});
        return player().hand.value.has(c) ? std::nullopt : because("not-in-hand");
      case Step::BuildHand: return because("drawn-only");
      case Step::Stand: return because("stand", {{"location", term(*frame_.at)}});
      default: return std::nullopt;
    }
  }

  [[nodiscard]] std::optional<Message> location(Location at) const {
    if (!in_play(known_, at)) return because("not-in-play");
    if (frame_.step == Step::Stand) return because("stand", {{"location", term(*frame_.at)}});
    if (frame_.step != Step::Turn) return std::nullopt;
    if (frame_.at.has_value()) return because("played", {{"location", term(*frame_.at)}});
    return because("card-first");
  }

  [[nodiscard]] std::optional<Message> blood(unsigned n) const {
    if (frame_.step != Step::Turn) return std::nullopt;
    if (!frame_.at.has_value()) return because("blood-after-card");
    const unsigned left = deploy_limit - std::min<unsigned>(frame_.count, deploy_limit);
    if (n > left) return because("blood-limit", {{"count", std::int64_t{left}}});
    return because("last-blood", {{"pool", std::int64_t{player().blood}}});
  }

  [[nodiscard]] std::optional<Message> token() const {
    if (frame_.step != Step::Turn) return std::nullopt;
    if (player().tokens == 0) return because("no-token");
    return player().flipped == player().tokens ? because("all-flipped") : because("token-after-card");
  }

  [[nodiscard]] std::optional<Message> follower(Follower f) const {
    if (frame_.step != Step::Turn) return because("own-turn");
    const Player& own = player();
    const bool mine = f == victim ? own.victims > 0 : own.allies.has(f);
    if (mine) return because("cannot-be-drained");
    const bool drained = f == victim ? own.drained_victims > 0 : own.drained.has(f);
    return drained ? because("drained") : because("not-yours");
  }

  [[nodiscard]] std::optional<Message> relic(Relic r) const {
    if (player().relic != r) return because("not-yours");
    return player().relic_used ? because("relic-used") : because("relic-moment");
  }

  [[nodiscard]] std::optional<Message> stay() const {
    if (frame_.step != Step::Stand) return std::nullopt;
    return because("cannot-stay", {{"location", term(*frame_.at)}});
  }

 private:
  [[nodiscard]] const Player& player() const { return known_.players[self_]; }
  const Cards& cards_;
  const State& known_;
  Seat self_;
  const Frame& frame_;
};

}  // namespace

std::optional<Message> Vendetta::reason(const GameView& view, std::string_view what) const {
  const State& known = view.known();
  if (!is_player(view.seat()) || known.frames.top().step == Step::Over) return std::nullopt;
  const WhyNot why{*cards_, known, view.seat()};
  const std::size_t colon = std::min(what.find(':'), what.size());
  const std::string_view kind = what.substr(0, colon);
  const std::string_view rest = what.substr(std::min(colon + 1, what.size()));
  // A thing that was pointed at.
  if (kind == "card") {
    const auto c = named<ClanCard>(rest);
    return c ? why.card(*c) : std::nullopt;
  }
  if (kind == "location") {
    const auto at = named<Location>(rest);
    return at ? why.location(*at) : std::nullopt;
  }
  if (kind == "follower") {
    const auto f = named<Follower>(rest);
    return f ? why.follower(*f) : std::nullopt;
  }
  if (kind == "relic") {
    const auto r = named<Relic>(rest);
    return r ? why.relic(*r) : std::nullopt;
  }
  if (kind == "token") return why.token();
  const auto choice = read(what);
  if (!choice && kind == "play") {  // the card and the location, without a face
    const auto c = named<ClanCard>(rest.substr(0, rest.find('>')));
    return c ? why.card(*c) : std::nullopt;
  }
  if (!choice) return std::nullopt;
  switch (verb(*choice)) {
    case Verb::Play:
      if (known.frames.top().step != Step::Turn) return std::nullopt;
      return why.play(played_card(*choice), played_at(*choice), played_up(*choice));
    case Verb::Bottom: return why.card(chosen<ClanCard>(*choice));
    case Verb::Deploy: return why.blood(argument_of(*choice));
    case Verb::Flip: return why.token();
    case Verb::Drain: return why.follower(chosen<Follower>(*choice));
    case Verb::Stand: return chosen<Stand>(*choice) == Stand::Stay ? why.stay() : std::nullopt;
    case Verb::Use: {
      const auto s = chosen<Source>(*choice);
      return is_relic(s) ? why.relic(krypta::vendetta::relic(s)) : std::nullopt;
    }
    default: return std::nullopt;
  }
}

}  // namespace krypta::vendetta
