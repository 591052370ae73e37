#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "engine/core/any_game.hpp"
#include "engine/core/codec.hpp"
#include "engine/core/playout.hpp"
#include "engine/core/secrets.hpp"

/// AnyGame and AnyMatch for one game, generated from the concept. Include it only where a game is registered or where
/// somebody needs the typed match behind an AnyMatch (the bots).
namespace krypta {

/// Keeps what one observer sees of a state while it changes. He is shown it as he is shown any state, and only at
/// events that he is told, so that nothing hangs on those that he is not.
template <class State>
class Glimpses final : public Onlooker {
 public:
  Glimpses(const State& state, std::optional<Seat> observer)
      : state_(state), observer_(observer), last_(hash_of(seen())) {}

  void told(const LoggedEvent& event) override {
    if (observer_ && !event.audience.has(*observer_)) return;
    ++events_;
    const State now = seen();
    const std::uint64_t hash = hash_of(now);
    if (std::exchange(last_, hash) != hash) all_.push_back({events_, to_value(now)});
  }
  [[nodiscard]] std::vector<AnyMatch::Glimpse> all() && { return std::move(all_); }

 private:
  [[nodiscard]] State seen() const { return observer_ ? redact(state_, *observer_).known() : state_; }

  const State& state_;
  std::optional<Seat> observer_;
  std::uint64_t last_;
  std::size_t events_ = 0;
  std::vector<AnyMatch::Glimpse> all_{};
};

template <Game G>
requires Standing<typename G::State>
class TypedMatch final : public AnyMatch {
 public:
  explicit TypedMatch(Match<G> match) : match_(std::move(match)) {}

  [[nodiscard]] const Match<G>& typed() const { return match_; }

  [[nodiscard]] std::unique_ptr<AnyMatch> clone() const override { return std::make_unique<TypedMatch>(*this); }
  [[nodiscard]] const GameInfo& info() const override { return game().info(); }
  [[nodiscard]] unsigned seats() const override { return game().seats(match_.state()); }
  [[nodiscard]] std::vector<unsigned> colours() const override {
    std::vector<unsigned> all;
    for (unsigned s = 0; s < seats(); ++s) all.push_back(game().colour(match_.state(), seat(s)));
    return all;
  }
  [[nodiscard]] Pending pending() const override { return match_.pending(); }
  [[nodiscard]] std::string_view step() const override { return name_of(match_.state().frames.top().step); }
  [[nodiscard]] Prompt prompt(Seat s) const override { return game().prompt(match_.state(), s); }

  [[nodiscard]] std::vector<Option> options(Seat s) const override {
    std::vector<Option> shown;
    if (s == Seat::chance) {
      Chances<G> chances;
      game().chances(match_.state(), chances);
      for (const Weighted& w : chances) {
        shown.push_back(game().show(match_.state(), w.choice));
        shown.back().weight = w.weight;
      }
    } else if (s == Seat::table) {
      for (const Choice c : match_.options(s)) shown.push_back(game().show(match_.state(), c));
    } else {
      const View<typename G::State> view = redact(match_.state(), s);
      for (const Choice c : match_.options(s)) {
        shown.push_back(game().show(match_.state(), c));
        Consequence follows = game().consequence(view, c);
        shown.back().note = std::move(follows.note);
        shown.back().leads = std::move(follows.leads);
      }
    }
    return shown;
  }
  [[nodiscard]] std::optional<std::string> only_choice(Seat s) const override {
    const Choices<G> legal = match_.options(s);
    return legal.size() == 1 ? std::optional{game().write(legal[0])} : std::nullopt;
  }
  [[nodiscard]] Single single(Seat s) const override {
    return game().single(redact(match_.state(), Seat::spectator), s);
  }
  [[nodiscard]] std::optional<PassedOver> passing(Seat s) const override {
    const auto passing = game().passing(redact(match_.state(), Seat::spectator), s);
    if (!passing) return std::nullopt;
    return PassedOver{game().write(passing->choice), passing->stops, passing->within};
  }
  [[nodiscard]] bool able(Seat s) const override { return game().able(redact(match_.state(), s), s); }
  [[nodiscard]] std::optional<Message> reason(Seat s, std::string_view what) const override {
    return game().reason(redact(match_.state(), s), what);
  }

  [[nodiscard]] bool reads(std::string_view option) const override { return game().read(option).has_value(); }
  [[nodiscard]] std::optional<Refusal> refusal(Seat s, std::string_view option) const override {
    const auto choice = game().read(option);
    if (choice) return match_.refusal(s, *choice);
    if (!match_.decides(s)) return match_.refusal(s, Choice{});
    return Refusal{Refusal::Code::illegal, "option: there is no such choice in this game",
                   game().prompt(match_.state(), s).rules};
  }
  [[nodiscard]] std::optional<Refusal> act(Seat s, std::string_view option) override {
    if (auto refused = refusal(s, option)) return refused;
    return match_.act(s, *game().read(option));
  }
  [[nodiscard]] std::optional<Refusal> call_time() override { return match_.call_time(); }
  std::optional<Refusal> answer_for_chance(const ChanceSource& source) override {
    return match_.answer_for_chance(source);
  }
  void rewind(std::size_t length) override { match_ = match_.rewound(length); }

  [[nodiscard]] std::size_t length() const override { return match_.length(); }
  [[nodiscard]] Line choice(std::size_t i) const override {
    const MadeChoice made = match_.record().choice(i);
    return {made.seat, game().write(made.choice)};
  }
  [[nodiscard]] std::vector<ShownEvent> events(std::size_t i) const override {
    std::vector<ShownEvent> shown;
    for (const LoggedEvent& event : logged(i)) shown.push_back(show(event));
    return shown;
  }
  [[nodiscard]] std::vector<ShownEvent> events(std::size_t i, Seat observer) const override {
    return show_all(seen(logged(i), observer));
  }
  [[nodiscard]] const Record& record() const override { return match_.record(); }
  [[nodiscard]] ShownEvent show(const LoggedEvent& logged) const override {
    return show_event(info(), game().event_shapes(), logged.event, logged.audience);
  }

  [[nodiscard]] Value view(Seat observer) const override { return to_value(redact(match_.state(), observer).known()); }
  [[nodiscard]] Value view_before(Seat observer) const override {
    return to_value(redact(match_.before_last(), observer).known());
  }
  [[nodiscard]] std::vector<Glimpse> glimpses(std::optional<Seat> observer) const override {
    typename G::State state = match_.before_last();
    Glimpses glimpses{state, observer};
    std::vector<LoggedEvent> log;
    Events events{log, &glimpses};
    for (std::size_t i = match_.last_of_seats(); i < match_.length(); ++i) {
      const MadeChoice made = match_.record().choice(i);
      game().apply(state, made.seat, made.choice, events);
    }
    return std::move(glimpses).all();
  }
  [[nodiscard]] std::optional<Reckoning> account(Seat observer, std::string_view path) const override {
    return game().account(match_.view(observer), path);
  }
  [[nodiscard]] std::vector<std::string> accounts(Seat observer) const override {
    return game().accounts(redact(match_.state(), observer));
  }
  [[nodiscard]] Believed beliefs(Seat observer) const override {
    const View<typename G::State> view = match_.view(observer);
    Believed believed{game().beliefs(view), unknown_in(view.known())};
    std::erase_if(believed.without_odds, [&](const std::string& path) {
      return std::ranges::any_of(
          believed.odds, [&](const Odds& odds) { return path == odds.about || path.starts_with(odds.about + "."); });
    });
    return believed;
  }
  [[nodiscard]] std::optional<Refusal> contradiction(const Setup& agreed) const override {
    auto bad = game().contradiction(match_.start(), agreed);
    if (bad && bad->code == Refusal::Code::bad_position) bad->message = "position." + bad->message;
    return bad;
  }
  [[nodiscard]] std::uint64_t view_hash(Seat observer) const override {
    return hash_of(redact(match_.state(), observer).known());
  }
  [[nodiscard]] std::uint64_t decision_hash(Seat s) const override {
    const Pending now = match_.pending();
    Hasher hasher;
    hasher.add(now.must.has(s)).add(now.may.has(s));
    if (!now.able().has(s)) return hasher.result();
    for (const Choice c : match_.options(s)) hasher.add(c);
    const Prompt asked = game().prompt(match_.state(), s);
    const auto add_text = [&](std::string_view text) {
      for (const char letter : text) hasher.add(letter);
    };
    add_text(asked.message.key);
    if (asked.asks) add_text(asked.asks->id);
    for (const Message::Argument& argument : asked.message.arguments) {
      if (const auto* n = std::get_if<std::int64_t>(&argument.content)) hasher.add(*n);
      if (const auto* who = std::get_if<Seat>(&argument.content)) hasher.add(*who);
      if (const auto* term = std::get_if<Term>(&argument.content)) {
        add_text(term->id);
      }
    }
    return hasher.result();
  }
  [[nodiscard]] std::size_t memory_size(Seat observer) const override {
    return match_.record().seen_by(observer).size();
  }
  using AnyMatch::memory;
  [[nodiscard]] std::vector<ShownEvent> memory(Seat observer, std::size_t from) const override {
    const std::vector<Event> all = match_.record().seen_by(observer);
    return show_all(std::span{all}.subspan(std::min(from, all.size())));
  }
  [[nodiscard]] Value state() const override { return to_value(with_seats_named(match_.state(), seats())); }
  [[nodiscard]] Value start() const override { return to_value(with_seats_named(match_.start(), seats())); }
  [[nodiscard]] std::uint64_t hash() const override { return hash_of(match_.state()); }
  [[nodiscard]] Outcome result() const override { return game().result(match_.state()); }
  [[nodiscard]] std::vector<Verdict> verdict() const override { return game().verdict(match_.state()); }
  [[nodiscard]] CardPrints cards() const override {
    CardPrints all;
    if constexpr (requires { game().cards().library(); }) {
      const auto& library = game().cards().library();
      for (std::size_t i = 0; i < library.cards.size(); ++i) {
        if constexpr (requires { game().holds(match_.state(), library.cards[i]); }) {
          if (!game().holds(match_.state(), library.cards[i])) continue;
        }
        all.push_back({library.cards[i].id, library.code[i].fingerprint});
      }
    }
    return all;
  }

 private:
  [[nodiscard]] const G& game() const { return match_.game(); }
  [[nodiscard]] std::vector<ShownEvent> show_all(std::span<const Event> events) const {
    std::vector<ShownEvent> shown;
    for (const Event& event : events) shown.push_back(show({event, SeatSet::everyone()}));
    return shown;
  }
  Match<G> match_;
};

template <Game G>
requires Standing<typename G::State>
class TypedGame final : public AnyGame {
 public:
  TypedGame() = default;
  explicit TypedGame(G game) : game_(std::move(game)) {}
  [[nodiscard]] const G& typed() const { return game_; }

  [[nodiscard]] const GameInfo& info() const override { return game_.info(); }
  [[nodiscard]] const cards::Library* cards() const override {
    if constexpr (requires { game_.cards().library(); }) {
      return &game_.cards().library();
    } else {
      return nullptr;
    }
  }
  [[nodiscard]] std::vector<PrintedCard> printed() const override {
    if constexpr (requires { game_.printed(); }) {
      return game_.printed();
    } else {
      return {};
    }
  }
  [[nodiscard]] std::optional<std::string> changed_card(const CardPrints& recorded) const override {
    for (const CardPrint& print : recorded) {
      if constexpr (requires { game_.cards().library(); }) {
        const auto& library = game_.cards().library();
        const auto* card = library.find(print.id);
        if (card != nullptr && library.code[library.place_of(*card)].fingerprint == print.fingerprint) continue;
      }
      return print.id;
    }
    return std::nullopt;
  }
  [[nodiscard]] const specs::Room* specs() const override {
    if constexpr (requires { G::specs(); }) {
      return &G::specs();
    } else {
      return nullptr;
    }
  }
  [[nodiscard]] std::size_t state_bytes() const override { return sizeof(typename G::State); }
  [[nodiscard]] std::span<const std::string_view> steps() const override { return words_of<StepOf<typename G::State>>; }
  [[nodiscard]] std::span<const EventShape> event_shapes() const override { return game_.event_shapes(); }

  [[nodiscard]] Result<std::unique_ptr<AnyMatch>> begin(const Setup& setup) const override {
    return within_bounds<std::unique_ptr<AnyMatch>>([&]() -> Result<std::unique_ptr<AnyMatch>> {
      auto state = game_.begin(setup);
      if (!state) return state.refusal();
      must_be_askable(game_, *state);
      return start_in(*state);
    });
  }
  [[nodiscard]] Brought bring(const Value& what) const override {
    if constexpr (requires { game_.bring(what); }) {
      return game_.bring(what);
    } else {
      return {{}, {{.key = "brings-nothing"}}};
    }
  }
  [[nodiscard]] std::optional<Draft> draft(const Value& what) const override {
    if constexpr (requires { game_.draft(what); }) {
      return game_.draft(what);
    } else {
      return std::nullopt;
    }
  }
  [[nodiscard]] std::optional<std::string> draft_as(const Value& what, std::string_view form) const override {
    if constexpr (requires { game_.draft_as(what, form); }) {
      return game_.draft_as(what, form);
    } else {
      return std::nullopt;
    }
  }
  [[nodiscard]] Result<std::unique_ptr<AnyMatch>> load(const Value& position) const override {
    typename G::State state{};
    if (Reading bad = inside("position", from_value(position, state))) {
      return Refusal{Refusal::Code::bad_position, bad->path + ": " + bad->message, {}};
    }
    if (const auto path = read_named_seats(state, game_.seats(state)))
      return Refusal::position("position." + *path, "there is no such seat at this table");
    return within_bounds<std::unique_ptr<AnyMatch>>([&]() -> Result<std::unique_ptr<AnyMatch>> {
      if (auto bad = game_.check(state)) {
        bad->message = "position." + bad->message;
        return *bad;
      }
      must_be_askable(game_, state);
      return start_in(state);
    });
  }
  [[nodiscard]] std::uint64_t playouts(unsigned seats, std::uint64_t choices, Rng& rng) const override {
    const auto start = game_.begin(Setup{seats});
    std::uint64_t made = 0;
    while (start && made < choices) {
      typename G::State state = *start;
      made += random_playout(game_, state, rng);
    }
    return made;
  }
  [[nodiscard]] Result<Playout> playout(const Setup& setup, Rng& rng) const override {
    return within_bounds<Playout>([&]() -> Result<Playout> {
      auto state = game_.begin(setup);
      if (!state) return state.refusal();
      const std::uint64_t choices = random_playout(game_, *state, rng);
      return Playout{choices, game_.result(*state)};
    });
  }
  [[nodiscard]] std::uint64_t perft(const Setup& setup, unsigned depth) const override {
    const auto start = game_.begin(setup);
    return start ? count(*start, depth) : 0;
  }

 private:
  template <class T, class Make>
  static Result<T> within_bounds(Make&& make) {
    try {
      return make();
    } catch (const OutOfBounds& exceeded) {
      return Refusal::capacity(exceeded.what());
    }
  }
  [[nodiscard]] Result<std::unique_ptr<AnyMatch>> start_in(const typename G::State& state) const {
    return std::unique_ptr<AnyMatch>{std::make_unique<TypedMatch<G>>(Match<G>{game_, state})};
  }
  [[nodiscard]] std::uint64_t count(const typename G::State& state, unsigned depth) const {
    if (depth == 0) return 1;
    const Pending now = game_.pending(state);
    std::uint64_t sum = 0;
    const auto follow = [&](Seat s, Choice c) {
      typename G::State next = state;
      Events ignored;
      game_.apply(next, s, c, ignored);
      sum += count(next, depth - 1);
    };
    if (now.chance) {
      Chances<G> chances;
      game_.chances(state, chances);
      for (const Weighted& w : chances) follow(Seat::chance, w.choice);
    }
    for (const Seat s : now.able()) {
      Choices<G> choices;
      game_.options(state, s, choices);
      for (const Choice c : choices) follow(s, c);
    }
    return sum;
  }
  G game_{};
};

}  // namespace krypta
