#include <array>
#include <vector>

#include "engine/games/vtes/events.hpp"
#include "engine/games/vtes/game.hpp"
#include "engine/games/vtes/words.hpp"

/// What the arguments of events are. Cards are known when the program runs, and so are these.
namespace krypta::vtes {

/// Several files are compiled as one, and these names are short.
namespace shapes {
namespace {

/// The names of all cards by their ids; the numbers between the library and the crypt are no cards.
std::span<const std::string_view> card_words() {
  static const std::vector<std::string_view> words = [] {
    std::vector<std::string_view> made(std::size_t{2} * first_crypt, face_down.id);
    for (const CardId card : facts().all()) made[static_cast<std::size_t>(card)] = slug(card);
    return made;
  }();
  return words;
}

using Arguments = std::vector<ArgumentShape>;

constexpr ArgumentShape seat_of(std::string_view name = "seat") { return ArgumentShape::seat(name); }
constexpr ArgumentShape number_of(std::string_view name = "count") { return ArgumentShape::number(name); }
ArgumentShape card_of(std::string_view name = "card") {
  return {name, ArgumentShape::Kind::term, card_domain, card_words()};
}
ArgumentShape minion() { return card_of("minion"); }
ArgumentShape opponent() { return card_of("opponent"); }
constexpr ArgumentShape action = ArgumentShape::term<ActionKind>("action", action_domain);
constexpr ArgumentShape phase = ArgumentShape::term<Phase>("phase", phase_domain);
constexpr ArgumentShape clan = ArgumentShape::term<Clan>("clan", "vt-clan");
constexpr ArgumentShape sect = ArgumentShape::term<Sect>("sect", "vt-sect");
constexpr ArgumentShape title = ArgumentShape::term<Title>("title", "vt-title");
constexpr ArgumentShape range = ArgumentShape::term<Range>("range", range_domain);

Arguments arguments_of(EventKind kind) {
  switch (kind) {
    case EventKind::Declined:
    case EventKind::EdgeGone:
    case EventKind::CombatEnded:
    case EventKind::PressStands:
    case EventKind::Stalled:
    case EventKind::TimeUp:
    case EventKind::PrisciFor:
    case EventKind::PrisciAgainst:
    case EventKind::PrisciAbstain:
    case EventKind::ReferendumCancelled:
    case EventKind::NobodyWon: return {};
    case EventKind::FirstDrawn:
    case EventKind::Drew:
    case EventKind::DrewCrypt:
    case EventKind::EdgePool:
    case EventKind::EdgeTaken:
    case EventKind::TargetChanged:
    case EventKind::Ousted:
    case EventKind::Withdrawing:
    case EventKind::Withdrew:
    case EventKind::Searched:
    case EventKind::HandOpened:
    case EventKind::HandClosed:
    case EventKind::TermPlayer:
    case EventKind::ChoseFaceDown:
    case EventKind::ChoseNobody:
    case EventKind::Won: return {seat_of()};
    case EventKind::DrewCard:
    case EventKind::DrewVampire:
    case EventKind::Emerged:
    case EventKind::Merged:
    case EventKind::Burned:
    case EventKind::Removed:
    case EventKind::Played:
    case EventKind::Used:
    case EventKind::ContestKept:
    case EventKind::Yielded:
    case EventKind::ContestWon:
    case EventKind::Discarded:
    case EventKind::SawCard:
    case EventKind::BurnOption:
    case EventKind::ControlTaken:
    case EventKind::ReferendumHeld:
    case EventKind::ChoseCard:
    case EventKind::Enters: return {seat_of(), card_of()};
    case EventKind::ChosePlayer:
    case EventKind::HandLookedAt: return {seat_of(), seat_of("whose")};
    case EventKind::TurnBegan: return {number_of("turn"), seat_of()};
    case EventKind::PhaseBegan: return {seat_of(), phase};
    case EventKind::Transferred:
    case EventKind::TookBack:
    case EventKind::PoolBurned:
    case EventKind::PoolGained:
    case EventKind::PointGained:
    case EventKind::Allotted:
    case EventKind::VotesGained:
    case EventKind::ChoseNumber:
    case EventKind::VotedFor:
    case EventKind::VotedAgainst: return {seat_of(), number_of()};
    case EventKind::Locked:
    case EventKind::Unlocked:
    case EventKind::Cancelled:
    case EventKind::TermCard:
    case EventKind::Contested: return {card_of()};
    case EventKind::TermClan: return {clan};
    case EventKind::CastFor:
    case EventKind::CastAgainst: return {seat_of(), minion(), number_of()};
    case EventKind::ReferendumPassed:
    case EventKind::ReferendumFailed: return {number_of("for"), number_of("against")};
    case EventKind::TitleGained: return {minion(), title};
    case EventKind::SectChanged: return {minion(), sect};
    case EventKind::ClanChanged: return {minion(), clan};
    case EventKind::PlayedBy:
    case EventKind::ConvictionPlayed:
    case EventKind::UsedBy: return {seat_of(), card_of(), minion()};
    case EventKind::Announced: return {seat_of(), minion(), action, number_of("stealth")};
    case EventKind::AnnouncedAt:
      return {seat_of(), minion(), action, seat_of("target"), number_of("stealth"), number_of("bleed")};
    case EventKind::Blocks: return {seat_of(), minion(), number_of("intercept"), number_of("stealth")};
    case EventKind::BallotCastFor:
    case EventKind::BallotCastAgainst:
    case EventKind::Marked:
    case EventKind::BlockFailed:
    case EventKind::Blocked: return {seat_of(), minion()};
    case EventKind::Succeeded:
    case EventKind::Fizzled:
    case EventKind::ActionEnded:
    case EventKind::Woke:
    case EventKind::HandStrike:
    case EventKind::Dodged:
    case EventKind::Pressed:
    case EventKind::CombatCancelled:
    case EventKind::Averted:
    case EventKind::WentToTorpor:
    case EventKind::LeftTorpor:
    case EventKind::BecameAnarch:
    case EventKind::Continued:
    case EventKind::Abstains:
    case EventKind::TitleYielded:
    case EventKind::TitleContested:
    case EventKind::TitleKept:
    case EventKind::TitleWon:
    case EventKind::HuntPassed:
    case EventKind::Incapacitated:
    case EventKind::Recovered:
    case EventKind::HuntFailed: return {minion()};
    case EventKind::BloodGained:
    case EventKind::BloodLost:
    case EventKind::StealthAdded: return {card_of(), number_of()};
    case EventKind::InterceptAdded:
    case EventKind::Damaged:
    case EventKind::DamagedBadly:
    case EventKind::Prevented:
    case EventKind::Stole: return {minion(), number_of()};
    case EventKind::BleedChanged:
    case EventKind::RoundBegan: return {number_of()};
    case EventKind::CombatBegan:
    case EventKind::Diablerized: return {minion(), opponent()};
    case EventKind::RangeSet: return {range};
    case EventKind::Maneuvered:
    case EventKind::ManeuverCancelled: return {minion(), range};
    case EventKind::SteppedIn:
    case EventKind::StruckWith: return {minion(), card_of()};
    case EventKind::Attached: return {card_of(), minion()};
  }
  return {};
}

struct Shapes {
  Shapes() {
    for (const EventKind kind : all_of<EventKind>()) {
      const auto i = static_cast<std::size_t>(kind);
      arguments[i] = arguments_of(kind);
      all[i] = {name_of(kind), arguments[i]};
    }
  }
  std::array<Arguments, count_of<EventKind>> arguments{};
  std::array<EventShape, count_of<EventKind>> all{};
};

}  // namespace
}  // namespace shapes

std::span<const EventShape> Vtes::event_shapes() const {
  static const shapes::Shapes made;
  return made.all;
}

}  // namespace krypta::vtes
