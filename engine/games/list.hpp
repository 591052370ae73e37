#pragma once

/// The one list of games: the rest of the program follows from it. A game that is added here is served, simulated,
/// searched and tested; what it has to bring the compiler, the linker and the tests say (docs/adding-a-game.md).
namespace krypta {

namespace mascarade {
class Mascarade;
}
namespace nowa_huta {
class NowaHuta;
}
namespace vampire_empire {
class VampireEmpire;
}
namespace vendetta {
class Vendetta;
}
namespace vtes {
class Vtes;
}

template <class... G>
struct GameList {};

/// In the order in which people are shown them.
using AllGames =
    GameList<nowa_huta::NowaHuta, mascarade::Mascarade, vampire_empire::VampireEmpire, vendetta::Vendetta, vtes::Vtes>;

}  // namespace krypta
