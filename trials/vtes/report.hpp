#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "trials/interval.hpp"
#include "trials/trial.hpp"
#include "trials/vtes/story.hpp"

/// What many matches tell about a deck of VTES.
namespace krypta::trials {

/// What somebody came to in some matches. Whole numbers only, so that no order of adding changes anything.
class Outcomes {
 public:
  void add(const Story::Chair& chair) {
    ++matches_;
    halves_ += chair.halves;
    squares_ += std::uint64_t{chair.halves} * chair.halves;
    wins_ += chair.won ? 1 : 0;
  }
  [[nodiscard]] std::uint64_t matches() const { return matches_; }
  [[nodiscard]] std::uint64_t wins() const { return wins_; }
  /// Victory points in all, in halves.
  [[nodiscard]] std::uint64_t halves() const { return halves_; }
  /// Victory points a match.
  [[nodiscard]] double points() const;
  [[nodiscard]] Interval reach_of_points() const;
  /// The share of the matches that it won.
  [[nodiscard]] double share() const;
  [[nodiscard]] Interval reach_of_share() const { return interval(share(), static_cast<double>(matches_)); }

 private:
  std::uint64_t matches_ = 0;
  std::uint64_t wins_ = 0;
  std::uint64_t halves_ = 0;
  std::uint64_t squares_ = 0;
};

/// In how many matches something happened in which turn, from 1; and in how many it did not.
class Turns {
 public:
  void add(std::optional<unsigned> turn);
  /// The first is turn 1.
  [[nodiscard]] const std::vector<std::uint64_t>& counts() const { return counts_; }
  [[nodiscard]] std::uint64_t happened() const;
  [[nodiscard]] std::uint64_t never() const { return never_; }
  /// Of the matches in which it happened.
  [[nodiscard]] double mean() const;
  [[nodiscard]] std::optional<unsigned> median() const { return within(50); }
  /// In or before which turn it had happened in so many of a hundred of these.
  [[nodiscard]] std::optional<unsigned> within(unsigned percent) const;

 private:
  std::vector<std::uint64_t> counts_;
  std::uint64_t never_ = 0;
};

/// A card of the deck in all matches.
struct CardSum {
  unsigned copies = 0;
  std::uint64_t drawn = 0;
  std::uint64_t played = 0;
  std::uint64_t used = 0;
  std::uint64_t discarded = 0;
  std::uint64_t stuck = 0;
  std::uint64_t elsewhere = 0;  ///< left the hand otherwise
  Outcomes when_drawn{};        ///< the matches in which it was drawn at all
  EnumArray<Deed, std::int64_t> did{};

  void add(const CardStory& card, const Story::Chair& own);
  /// What it did, without what did not come about, the most frequent first. What it cost is no deed.
  [[nodiscard]] std::vector<std::pair<Deed, std::int64_t>> deeds() const;
};

class DeckReport {
 public:
  explicit DeckReport(const Trial& trial)
      : seating_(trial.seating()),
        names_(names_of_decks(trial)),
        decks_(trial.decks.size()),
        chairs_(trial.setup.seats),
        seats_(trial.setup.seats),
        prey_(trial.decks.size()),
        predator_(trial.decks.size()) {}

  /// Counts a match, as soon as all of its round are there: else chairs would not be even. The order of the matches
  /// does not matter.
  void add(std::uint64_t match, Story story);

  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  [[nodiscard]] const Outcomes& own() const { return decks_.front(); }
  /// Of every deck; the first is tried.
  [[nodiscard]] const std::vector<Outcomes>& decks() const { return decks_; }
  /// Of the deck that is tried, by its chair; and of whoever sat on that chair.
  [[nodiscard]] const std::vector<Outcomes>& seats() const { return seats_; }
  [[nodiscard]] const std::vector<Outcomes>& chairs() const { return chairs_; }
  /// By the deck that was its prey or its predator at the start; that of the tried deck itself has no matches.
  [[nodiscard]] const std::vector<Outcomes>& prey() const { return prey_; }
  [[nodiscard]] const std::vector<Outcomes>& predator() const { return predator_; }
  [[nodiscard]] const Turns& first_vampire() const { return first_vampire_; }
  [[nodiscard]] const Turns& first_oust() const { return first_oust_; }
  [[nodiscard]] const Turns& ousted() const { return ousted_; }
  [[nodiscard]] const Turns& table_oust() const { return table_oust_; }
  [[nodiscard]] const EnumArray<Ending, std::uint64_t>& endings() const { return endings_; }
  [[nodiscard]] const std::map<vtes::CardId, CardSum>& cards() const { return cards_; }

  [[nodiscard]] Value as_value() const;
  /// With what was played: {game, seats, games, bots, seed, interrupted, report}.
  [[nodiscard]] Value told(const Trial& trial, std::uint64_t wanted) const;

 private:
  /// Those of the same name have a number behind it.
  [[nodiscard]] static std::vector<std::string> names_of_decks(const Trial& trial);

  void count(std::uint64_t match, const Story& story);

  Seating seating_;
  std::map<std::uint64_t, std::vector<std::pair<std::uint64_t, Story>>> begun_{};  ///< rounds that are not whole yet
  std::vector<std::string> names_;
  std::vector<Outcomes> decks_;
  std::vector<Outcomes> chairs_;
  std::vector<Outcomes> seats_;
  std::vector<Outcomes> prey_;
  std::vector<Outcomes> predator_;
  Turns first_vampire_{};
  Turns first_oust_{};
  Turns ousted_{};
  Turns table_oust_{};
  EnumArray<Ending, std::uint64_t> endings_{};
  std::map<vtes::CardId, CardSum> cards_{};
};

/// Of the crypt, not of the library.
[[nodiscard]] bool is_crypt_card(vtes::CardId card);
/// The name that only this card has.
[[nodiscard]] std::string card_name(vtes::CardId card);

}  // namespace krypta::trials
