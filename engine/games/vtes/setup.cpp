#include <array>
#include <string>

#include "embedded/vtes_facts.hpp"
#include "engine/games/vtes/decks/deck.hpp"
#include "engine/games/vtes/rules.hpp"

/// What is agreed, and the table before the first card is drawn. VT-155 to VT-163
namespace krypta::vtes {

namespace {

constexpr std::array<std::string_view, 2> printed{"nosferatu", "tremere"};

const Deck& printed_deck(unsigned i) {
  static const std::array<Deck, printed.size()> decks = [] {
    std::array<Deck, printed.size()> read;
    for (std::size_t d = 0; d < printed.size(); ++d)
      read[d] = read_deck_text(facts(), vtes_facts::embedded(printed[d]).value_or("")).deck;
    return read;
  }();
  return decks[i % printed.size()];
}

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

}  // namespace

Vtes::Vtes(std::shared_ptr<const Cards> cards)
    : cards_(std::move(cards)),
      info_{.id = "vtes",
            .name = "Vampire: The Eternal Struggle",
            .text_prefix = "vt",
            .rule_prefix = "VT",
            .rules_version = 1,
            .least_seats = least_players,
            .most_seats = most_players,
            .options = {{.name = "decks", .values = {"secret", "open"}, .otherwise = "secret"}},
            .targets = {"thing", "card", "seat", "phase", "action", "range", "window"},
            .moves_tell = true} {}

Result<State> Vtes::begin(const Setup& setup) const {
  if (setup.seats < least_players || setup.seats > most_players)
    return Refusal{Refusal::Code::bad_request, "seats: VTES is for 2 to 5 players", {4}};
  for (const auto& [name, value] : setup.options) {
    if (name != "decks") return Refusal::option(name, "there is no such option");
    if (value != "secret" && value != "open") return Refusal::option(name, "must be secret or open");
  }
  State state;
  state.open_decks = setup.option("decks", "secret") == "open";
  for (unsigned i = 0; i < setup.seats; ++i) state.players.push_back(player_with(printed_deck(i), state.open_decks));
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
