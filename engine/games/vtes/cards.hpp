#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <variant>
#include <vector>

#include "engine/cards/library.hpp"
#include "engine/games/vtes/cities.hpp"
#include "engine/games/vtes/facts.hpp"
#include "engine/games/vtes/kinds.hpp"
#include "engine/games/vtes/vocabulary.hpp"

namespace krypta::vtes {

using TitleSet = EnumSet<Title>;
using SectSet = EnumSet<Sect>;
using VerbSet = EnumSet<CardVerb>;

/// Disciplines with their levels, two bits each.
class Disciplines {
 public:
  [[nodiscard]] constexpr Level operator[](Discipline d) const {
    return static_cast<Level>(bits_ >> (2U * static_cast<unsigned>(d)) & 3U);
  }
  constexpr void set(Discipline d, Level level) {
    const unsigned shift = 2U * static_cast<unsigned>(d);
    bits_ = (bits_ & ~(std::uint64_t{3} << shift)) | std::uint64_t{static_cast<unsigned>(level)} << shift;
  }
  /// Whether everything that is wanted is there, at least at its level. VT-070
  [[nodiscard]] constexpr bool cover(const Disciplines& wanted) const {
    // A superior level is both bits below: 2 covers 1 because its high bit is looked at first.
    constexpr std::uint64_t low = 0x5555555555555555U;
    const std::uint64_t have_any = (bits_ | bits_ >> 1U) & low;
    const std::uint64_t have_superior = bits_ >> 1U & low;
    const std::uint64_t want_any = (wanted.bits_ | wanted.bits_ >> 1U) & low;
    const std::uint64_t want_superior = wanted.bits_ >> 1U & low;
    return (want_any & ~have_any) == 0 && (want_superior & ~have_superior) == 0;
  }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr Disciplines without(Discipline d) const {
    Disciplines others = *this;
    others.set(d, Level::None);
    return others;
  }

 private:
  std::uint64_t bits_ = 0;
};

/// What the facts of an ability say, and what it does as far as the rules must know before it is carried out.
struct AbilityInfo {
  const cards::AbilityCode* code = nullptr;
  WindowSet windows{};
  Disciplines needs{};
  Maybe<ActionKind> action{};
  Maybe<StrikeKind> strike{};
  Maybe<User> user{};
  Maybe<CardKind> as{};
  Maybe<Clan> stealth_of{};
  TraitSet traits{};
  CardKindSet cancels{};
  std::int8_t stealth = 0;
  std::int8_t more_stealth = 0;
  std::int8_t bleed = 0;
  std::uint8_t amount = 0;
  std::uint8_t life = 0;
  std::uint8_t strength = 0;
  std::uint8_t own_bleed = 0;
  std::uint8_t reduces_blood = 0;
  std::uint8_t reduces_pool = 0;
  bool aims_at_this = false;
  bool ranged = false;
  bool aggravated = false;
  bool first = false;
  bool without_need = false;
  bool costs_copies = false;
  bool to_continue = false;
  bool of_locked = false;       ///< by a locked minion, and by no other
  bool weapons = false;         ///< VT-563
  bool exempt = false;          ///< VT-464
  bool adds_stealth = false;    ///< VT-325
  bool adds_intercept = false;  ///< VT-326
  bool helps_blocker = false;   ///< to whoever tries to block, and not to who plays or uses it
  bool adds_bleed = false;      ///< limited. VT-250
  bool wakes = false;           ///< VT-150
  bool prevents = false;        ///< VT-477
  bool prevents_guns = false;
  bool maneuvers = false;
  bool presses = false;
  bool leaves = false;  ///< it takes its own card out of play, whatever is chosen. VT-634
  VerbSet calls{};      ///< the verbs of what it does

  [[nodiscard]] bool does(CardVerb v) const { return calls.has(v); }
};

/// Everything about a card that the rules ask for.
struct CardInfo {
  CardKindSet kinds{};
  Maybe<CardKind> becomes{};  ///< too, as long as it lies in play
  Clan clan = Clan::None;
  Sect sect = Sect::None;
  Title title = Title::None;
  City city = City::None;           ///< of the title: VT-693
  Title gives_title = Title::None;  ///< to what it lies on. VT-775
  Clan title_clan = Clan::None;     ///< whose title that is. VT-692
  Disciplines disciplines{};        ///< of a vampire
  Creed creed = Creed::None;        ///< VT-782
  VirtueSet virtues{};              ///< of an imbued, or that a card requires. VT-783
  Disciplines as_vampire{};         ///< of an ally: it plays cards that need these as a vampire. VT-131
  std::uint8_t capacity = 0;
  std::uint8_t group = 0;  ///< 0 is any. VT-013
  std::uint8_t pool = 0;
  std::uint8_t blood = 0;
  std::uint8_t conviction = 0;  ///< VT-790
  bool unique = false;
  bool advanced = false;
  bool burn_option = false;
  bool one_each = false;
  bool playable = false;  ///< everything that it says is written
  TraitSet traits{};
  Circle circle = Circle::None;  ///< of a Blood Brother. VT-724
  Clan slave_of = Clan::None;    ///< VT-737
  Maybe<Trait> one_of{};
  TitleSet requires_title{};
  SectSet requires_sect{};    ///< one of them
  TraitSet requires_trait{};  ///< all of them. VT-721
  Maybe<Moment> replaced{};
  Maybe<Discipline> teaches{};
  Disciplines needed{};  ///< Disciplines that some ability of it needs
  WindowSet plays{};     ///< where it may be played
  WindowSet uses{};      ///< where it may be used
  WindowSet acts{};      ///< where it acts by itself
  VerbSet standing{};    ///< the lasting verbs of what always holds
  std::vector<AbilityInfo> abilities{};
  const cards::Program* program = nullptr;
  Maybe<SpokenOf> named{};

  [[nodiscard]] bool is(CardKind kind) const { return kinds.has(kind) || becomes == kind; }
  [[nodiscard]] bool is_vampire() const { return is(CardKind::Vampire); }
  /// Whether it is a new vampire that this ability puts into play. VT-739, VT-766
  [[nodiscard]] bool begets(const AbilityInfo& ability) const {
    return becomes == CardKind::Vampire && ability.does(CardVerb::PutInPlay);
  }
  [[nodiscard]] bool is_imbued() const { return kinds.has(CardKind::Imbued); }
  [[nodiscard]] bool has(Trait trait) const { return traits.has(trait); }
  /// Whether a vampire or an imbued meets as printed what it asks for, Disciplines aside.
  [[nodiscard]] bool suits(const CardInfo& vampire) const {
    return (clan == Clan::None || vampire.clan == clan) && (creed == Creed::None || vampire.creed == creed) &&
           (virtues - vampire.virtues).empty() && (!is(CardKind::Power) || vampire.is_imbued()) &&
           (requires_title.empty() || requires_title.has(vampire.title)) &&
           (requires_sect.empty() || requires_sect.has(vampire.sect)) && (requires_trait - vampire.traits).empty();
  }
  /// Whether it asks anything of who plays it, besides Disciplines. VT-066
  [[nodiscard]] bool asks_for_somebody() const {
    return clan != Clan::None || creed != Creed::None || !requires_title.empty() || !requires_sect.empty() ||
           !requires_trait.empty();
  }
  /// Whether it changes what its bearer can do and hold.
  [[nodiscard]] bool teaching() const { return teaches.has_value() || stands(CardVerb::AddCapacity); }
  [[nodiscard]] bool stands(CardVerb v) const { return standing.has(v); }
};

/// Why a card that lies there is looked at between two decisions (settle.cpp).
enum class Concern : std::uint8_t {
  Capacity,  // it holds so much blood and no more. VT-028
  Life,      // without life it is burned. VT-141, VT-276
  BurnWhen,  // it is burned as soon as something holds
  HandSize,  // it adds to somebody's hand size
  OpenHand   // it opens somebody's hand
};
constexpr std::array<std::string_view, 5> names_of(std::type_identity<Concern>) {
  return {"capacity", "life", "burn-when", "hand-size", "open-hand"};
}
using ConcernSet = EnumSet<Concern>;

/// What is asked of everything on the table after every choice: small, so that all of it is at hand.
struct Watched {
  ConcernSet concerns{};
  std::uint8_t capacity = 0;  ///< as printed
};

/// A card of several kinds is played as one of them. VT-122
[[nodiscard]] CardKind played_as(const CardInfo& card, const AbilityInfo& ability);

/// All cards as the rules ask for them. Immutable, shared by all matches.
class Cards {
 public:
  [[nodiscard]] static std::variant<std::shared_ptr<const Cards>, std::vector<cards::Error>> make(
      std::span<const cards::File> files);
  [[nodiscard]] static std::shared_ptr<const Cards> built_in();
  [[nodiscard]] static std::vector<cards::File> built_in_files();

  [[nodiscard]] const cards::Library& library() const { return library_; }
  [[nodiscard]] const CardInfo& info(CardId card) const {
    const auto n = static_cast<std::uint16_t>(card);
    return n < first_crypt ? library_info_[n] : crypt_info_[n - first_crypt];
  }
  [[nodiscard]] const CardInfo& operator[](CardId card) const { return info(card); }
  [[nodiscard]] const Watched& watched(CardId card) const {
    const auto n = static_cast<std::uint16_t>(card);
    return n < first_crypt ? library_watched_[n] : crypt_watched_[n - first_crypt];
  }
  /// Whether any card there is may be used at that moment, so that it is worth a step of the game. VT-047
  [[nodiscard]] bool held(Window w) const { return held_.has(w); }
  /// Whether it may be used then by anybody else than the acting Methuselah.
  [[nodiscard]] bool shared(Window w) const { return shared_.has(w); }
  /// Whether any card there is cancels cards of that kind as they are played. VT-046
  [[nodiscard]] bool cancels(CardKind kind) const { return cancelled_.has(kind); }
  /// Whether any card there is does this as long as it lies there.
  [[nodiscard]] bool stands(CardVerb v) const { return standing_.has(v); }

 private:
  void add_printed();
  void add_written(std::vector<cards::Error>& errors);
  void add_watched();

  cards::Library library_{};
  std::vector<CardInfo> library_info_{};
  std::vector<CardInfo> crypt_info_{};
  std::vector<Watched> library_watched_{};
  std::vector<Watched> crypt_watched_{};
  WindowSet held_{};
  WindowSet shared_{};
  CardKindSet cancelled_{};
  VerbSet standing_{};
};

/// Those of the program, read once.
[[nodiscard]] const Facts& facts();
/// The name of a card as ids have it: "govern_the_unaligned".
[[nodiscard]] std::string_view slug(CardId card);
[[nodiscard]] std::optional<CardId> card_called(std::string_view slug);

}  // namespace krypta::vtes
