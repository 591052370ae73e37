#pragma once

namespace krypta::card_speed {

/// How long VTES takes to be made of so many card files, and how long all their specs run. To the cards that are
/// written come copies of them under the names of cards that print the same.
void measure_vtes(unsigned count);

}  // namespace krypta::card_speed
