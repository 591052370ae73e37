#pragma once

#include <array>
#include <memory>
#include <span>
#include <variant>
#include <vector>

#include "engine/cards/frame.hpp"
#include "engine/cards/library.hpp"
#include "engine/games/vendetta/names.hpp"
#include "engine/games/vendetta/vocabulary.hpp"

namespace krypta::vendetta {

/// What stands on an Ally or a Victim. VD-004
struct FollowerFacts {
  Nature nature = Nature::Human;
  std::int8_t influence = 0;
  std::int8_t feed = 0;
  std::uint8_t drain = 0;
  std::int8_t drained = 0;
  std::uint8_t tokens = 0;  ///< of Diablerie, for whoever drains it. VD-093
};

/// Cards that act, by where they lie.
struct Sources {
  CardSet cards{};
  FollowerSet allies{};
  RelicSet relics{};
  PlaceSet places{};

  void add(Source s) {
    if (is_clan_card(s)) return cards.add(clan_card(s));
    if (is_ally(s)) return allies.add(ally(s));
    if (is_relic(s)) return relics.add(relic(s));
    places.add(place(s));
  }
  [[nodiscard]] bool has(Source s) const {
    if (is_clan_card(s)) return cards.has(clan_card(s));
    if (is_ally(s)) return allies.has(ally(s));
    return is_relic(s) ? relics.has(relic(s)) : places.has(place(s));
  }
};

/// All cards as the rules ask for them: what stands on them, in tables and sets. Immutable, shared by all matches.
class Cards {
 public:
  /// The cards of these files, or everything that is wrong with them.
  [[nodiscard]] static std::variant<std::shared_ptr<const Cards>, std::vector<cards::Error>> make(
      std::span<const cards::File> files);
  /// Those that come with the program.
  [[nodiscard]] static std::shared_ptr<const Cards> built_in();
  [[nodiscard]] static std::vector<cards::File> built_in_files();

  [[nodiscard]] const cards::Library& library() const { return library_; }
  [[nodiscard]] unsigned base(ClanCard c) const { return base_[static_cast<std::size_t>(c)]; }
  [[nodiscard]] CardStep step(ClanCard c) const { return step_[static_cast<std::size_t>(c)]; }
  [[nodiscard]] const FollowerFacts& facts(Follower f) const { return followers_[static_cast<std::size_t>(f)]; }
  [[nodiscard]] int influence(Relic r) const { return relics_[static_cast<std::size_t>(r)]; }
  /// Influence for a rank, counted from 1, in a round. Table VD-R
  [[nodiscard]] unsigned reward(Location at, unsigned round, unsigned rank) const {
    return rewards_[at][round - 1][rank - 1];
  }
  /// What the winner gets in addition. VD-168
  [[nodiscard]] unsigned extra(Location at) const { return extra_[at]; }

  /// The cards that act in a window, of themselves (`on`) or if their player likes (`use`).
  [[nodiscard]] const Sources& listening(Window w) const { return listening_[w]; }
  /// What a card does in that window; nothing if it does nothing. A card acts once in a window.
  [[nodiscard]] const cards::AbilityCode* ability(Source s, Window w) const;
  /// The cards with an `always` that calls that verb.
  [[nodiscard]] const Sources& standing(CardVerb v) const { return standing_[static_cast<std::size_t>(v)]; }
  /// Everything that a card has, in the order of its file.
  [[nodiscard]] std::span<const cards::AbilityCode> abilities(Source s) const { return code(s).abilities; }
  [[nodiscard]] const cards::Program& program(Source s) const { return code(s).program; }
  /// Of a card that is being carried out.
  [[nodiscard]] const cards::Program& program(const cards::Frame& running) const {
    return program(static_cast<Source>(running.card));
  }
  /// Clan cards that have a turn in a step: they do something in it, or of the Conflict step have an `always`. VD-146
  [[nodiscard]] const CardSet& acting(CardStep step) const { return acting_[step]; }
  /// Those that are switched on in the Conflict step. VD-279
  [[nodiscard]] const CardSet& switched() const { return acting(CardStep::Conflict); }
  /// Cards that speak of rivals anywhere, so that a partner has to be asked about. VD-277
  [[nodiscard]] const SourceSet& of_rivals() const { return of_rivals_; }
  /// Whom an ability means by rivals and opponents. VD-252
  struct Meant {
    bool rivals = false;  ///< all of them may matter
    bool opponents = false;
    std::vector<std::uint16_t> loops{};  ///< those that a loop goes through: its selector
  };
  /// Of what the card does in that window.
  [[nodiscard]] const Meant& meant(Source s, Window w) const {
    return meant_[static_cast<std::size_t>(s)][at_[w][static_cast<std::size_t>(s)]];
  }

 private:
  static constexpr std::uint8_t no_ability = 0xFF;
  [[nodiscard]] const cards::CardCode& code(Source s) const {
    return library_.code[place_[static_cast<std::size_t>(s)]];
  }

  cards::Library library_{};
  std::array<std::uint16_t, source_count> place_{};  ///< in the library
  std::array<std::uint8_t, 63> base_{};
  std::array<CardStep, 63> step_{};
  std::array<FollowerFacts, ally_count + 1> followers_{};
  std::array<std::int8_t, 8> relics_{};
  EnumArray<Location, std::array<std::array<std::uint8_t, 3>, 3>> rewards_{};
  EnumArray<Location, std::uint8_t> extra_{};
  EnumArray<Window, Sources> listening_{};
  EnumArray<Window, std::array<std::uint8_t, source_count>> at_{};  ///< which ability, or none of them
  std::array<Sources, static_cast<std::size_t>(CardVerb::AddScore) + 1> standing_{};
  EnumArray<CardStep, CardSet> acting_{};
  SourceSet of_rivals_{};
  std::array<std::vector<Meant>, source_count> meant_{};  ///< one an ability
};

}  // namespace krypta::vendetta
