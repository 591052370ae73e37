#include "wire/offers.hpp"

#include "engine/games/games.hpp"

namespace krypta::wire {

Offers::Offers(const Games& games) {
  for (const AnyGame* game : games) {
    const GameInfo& info = game->info();
    for (const OptionInfo& option : info.options) {
      if (option.several || option.last_winners) continue;
      Value sizes = Value::Object{};
      for (unsigned seats = info.least_seats; seats <= info.most_seats; ++seats) {
        Value::Array taken;
        for (const std::string& value : option.values) {
          if (game->begin({seats, {{std::string{option.name}, value}}})) taken.emplace_back(value);
        }
        if (taken.size() < option.values.size()) sizes.set(std::to_string(seats), std::move(taken));
      }
      if (!sizes.object()->empty()) offers_.emplace(std::pair{info.id, option.name}, std::move(sizes));
    }
  }
}

const Value* Offers::of(std::string_view game, std::string_view option) const {
  const auto found = offers_.find({std::string{game}, std::string{option}});
  return found == offers_.end() ? nullptr : &found->second;
}

}  // namespace krypta::wire
