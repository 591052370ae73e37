#include "bots/vendetta/card_sense.hpp"

#include <algorithm>
#include <array>

namespace krypta::bots::vendetta {

namespace {

/// Nine a clan, in the order of their numbers.
constexpr std::array<CardSense, 63> clan_cards{{
    // Brujah
    {},
    {},
    {.up = 0.12},
    {.harm = 2},
    {.harm = 3},
    {.harm = 2},
    {.theft = 1},
    {.up = 0.02},
    {.theft = 1},
    // Gangrel
    {.gain = 0.5},
    {},
    {},
    {.theft = 0.7},
    {.gain = 0.3},
    {.up = 0.15},
    {.gain = 0.2},
    {},
    {.theft = 1},
    // Malkavian
    {.gain = 0.2},
    {.harm = 1},
    {},
    {},
    {.theft = 0.5},
    {},
    {},
    {},
    {.theft = 1},
    // Nosferatu
    {.gain = 0.8},
    {.up = 0.03},
    {.up = 0.1},
    {.up = 0.05},
    {.gain = 0.3},
    {.up = 0.1},
    {.theft = 0.3},
    {},
    {.theft = 1, .gain = 0.2},
    // Toreador
    {.theft = 1.5},
    {},
    {},
    {.gain = 0.8},
    {},
    {.gain = 0.1, .up = 0.06},
    {.up = 0.06},
    {.gain = 1.4},
    {.theft = 1},
    // Tremere
    {},
    {.gain = -0.4},
    {.gain = 0.9},
    {.up = 0.03},
    {.harm = 3},
    {.harm = 0.5, .up = 0.05},
    {.theft = 0.7},
    {.gain = 0.1},
    {.theft = 0.7},
    // Ventrue
    {.up = 0.15},
    {},
    {.theft = 1.5},
    {},
    {.theft = 0.5, .up = 0.12},
    {.harm = 0.5},
    {.gain = 0.8, .up = 0.02},
    {},
    {.theft = 0.7},
}};

}  // namespace

const CardSense& sense_of(ClanCard c) { return clan_cards[static_cast<std::size_t>(c)]; }

double expected_power(const Cards& cards, ClanCard c, const Circumstances& here) {
  const double base = cards.base(c);
  const unsigned n = static_cast<unsigned>(c) % cards_each + 1;
  const auto all = [](unsigned count) { return static_cast<double>(count); };
  switch (clan_of(c)) {
    case Clan::Brujah:
      if (n == 1) return base - (here.blood > 0 ? 2 : 0);
      if (n == 2) return base + 2 * all(here.own_cards);
      break;
    case Clan::Gangrel:
      if (n == 2) return base + all(here.rivals_base) / 2;
      if (n == 3) return base + all(here.blood);
      if (n == 4) return base + 0.5 * all(here.rivals);
      if (n == 5) return base + (here.blood > 0 ? 2 : 0);
      if (n == 8) return base + 2;
      break;
    case Clan::Malkavian:
      if (n == 1) return base + 2.5;  // what a rival has kept in the hand
      if (n == 2) return base + 1;
      if (n == 3) return base + 2;  // the card that would have stayed in the hand
      if (n == 4) return base + 1;
      if (n == 5) return 1.5;  // it is taken back where it pays
      if (n == 6) return base + 2.5;
      if (n == 7) return 4 + 1.5 * all(here.own_cards - 1);
      if (n == 8) return base + all(here.own_cards);
      break;
    case Clan::Nosferatu:
      if (n == 5) return base + 1;
      if (n == 8) return base + (here.haven ? 2 : 0);
      break;
    case Clan::Toreador:
      if (n == 2) return base + all(std::min(7U, here.alliance));
      if (n == 3) return base + all(here.rivals) * std::min(1.0, all(here.alliance / 2));
      if (n == 5) return base + all(here.all_cards);
      break;
    case Clan::Tremere:
      if (n == 1) return std::max(0.0, base - all(here.pool));
      break;
    case Clan::Ventrue:
      if (n == 1) return base + all(here.rivals);
      if (n == 2) return base + all(here.top_base);
      if (n == 4) return all(std::max(here.top_base, 3U));
      break;
  }
  return base;
}

AllySense sense_of(Follower f, unsigned opponents, unsigned alliance) {
  switch (static_cast<unsigned>(f) + 1) {
    case 1: return {.blood = 3};
    case 2: return {.blood = 1.5 * opponents, .gain = 0.3};
    case 3: return {.gain = 0.4};
    case 4: return {.gain = 1.3};
    case 5: return {.gain = 0.3};
    case 6: return {.blood = 5};
    case 7: return {.gain = 0.2};
    case 8: return {.gain = 0.4};
    case 12: return {.gain = 0.3};
    case 14: return {.gain = -0.2};
    case 15: return {.gain = 0.2};
    case 26: return {.gain = 0.9};
    case 29: return {.blood = alliance + 1.0};
    default: return {};
  }
}

double worth_of(Clan clan) {
  switch (clan) {
    case Clan::Brujah: return 0.6;
    case Clan::Gangrel: return 0.2;
    case Clan::Malkavian: return 0.1;
    case Clan::Nosferatu: return 0;
    case Clan::Toreador: return 0.4;
    case Clan::Tremere: return 0.2;
    case Clan::Ventrue: return 0.6;
  }
  return 0;
}

double worth_of(Relic relic) {
  constexpr std::array<double, 8> uses{2, 0.8, 0.6, 1.2, 0.2, 0.8, 1.8, 0.5};
  return uses[static_cast<std::size_t>(relic)];
}

}  // namespace krypta::bots::vendetta
