#include <charconv>
#include <string>

#include "engine/core/any_game.hpp"
#include "engine/games/vtes/decks/deck.hpp"
#include "engine/games/vtes/rules.hpp"

/// What is agreed, and the table before the first card is drawn. VT-155 to VT-163
namespace krypta::vtes {

namespace {

Player player_with(const Deck& deck, bool open) {
  Player player;
  const auto add = [&](const std::vector<Copies>& copies, auto& pile, std::uint8_t& count) {
    for (const Copies& c : copies) {
      for (unsigned n = 0; n < c.count; ++n) {
        put_in(pile, c.card);
        put_in(player.deck.value, c.card);
        ++count;
      }
    }
  };
  add(deck.crypt, player.crypt.value, player.crypt_count);
  add(deck.library, player.library.value, player.library_count);
  player.deck.open = open;
  return player;
}

constexpr unsigned least_standard = 4;

/// What a seat plays with: what it brings, or else one of the printed decks, in turn.
Result<Deck> deck_of(const Vtes& game, const Setup& setup, unsigned i) {
  const auto names = printed_decks();
  if (setup.brought.empty() || setup.brought[i].empty()) return *printed_deck(names[i % names.size()]);
  const Brought brought = game.bring(setup.brought[i]);
  if (brought.flaws.empty()) return read_deck_text(facts(), brought.written).deck;
  const Flaw& flaw = brought.flaws.front();
  return Refusal{Refusal::Code::bad_request, "brought[" + std::to_string(i) + "]: may not be played (" + flaw.key + ")",
                 flaw.rules};
}

}  // namespace

Vtes::Vtes(std::shared_ptr<const Cards> cards)
    : cards_(std::move(cards)),
      info_{.id = "vtes",
            .name = "Vampire: The Eternal Struggle",
            .text_prefix = "vt",
            .rule_prefix = "VT",
            .rules_version = 6,
            .least_seats = least_players,
            .most_seats = most_players,
            .options = {{.name = "decks", .values = {"secret", "open"}, .otherwise = "secret"},
                        {.name = "table", .values = {"any", "standard"}, .otherwise = "any"},
                        {.name = "turns", .values = {"none", "20", "30", "40", "60"}, .otherwise = "none"}},
            .targets = {"thing", "card", "seat", "phase", "action", "range", "window", "clan", "sect", "title"},
            .stops = stop_infos(),
            .brings = "deck",
            .ready = {printed_decks().begin(), printed_decks().end()},
            .moves_tell = true,
            .timed = true} {}

Result<State> Vtes::begin(const Setup& setup) const {
  if (auto problem = setup_problem(info_, setup, {4})) return *std::move(problem);
  // A table is any number of players unless it says that it is a standard one. VT-004
  if (setup.option("table", "any") == "standard" && setup.seats < least_standard)
    return Refusal{Refusal::Code::bad_request, "seats: a standard table has 4 or 5", {4}};
  State state;
  state.open_decks = setup.option("decks", "secret") == "open";
  const std::string_view turns = setup.option("turns", "none");
  if (turns != "none") std::from_chars(turns.data(), turns.data() + turns.size(), state.last_turn);
  for (unsigned i = 0; i < setup.seats; ++i) {
    const auto deck = deck_of(*this, setup, i);
    if (!deck) return deck.refusal();
    state.players.push_back(player_with(*deck, state.open_decks));
  }
  state.frames.enter(Step::DrawFirst);
  return state;
}

bool Vtes::holds(const State& state, const cards::Card& card) const {
  const auto id = card_called(card.id);
  if (!id) return false;
  for (const Player& player : state.players) {
    if (player.deck.value.contains(*id)) return true;
  }
  return false;
}

}  // namespace krypta::vtes
