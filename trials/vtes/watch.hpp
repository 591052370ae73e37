#pragma once

#include "engine/core/event.hpp"
#include "engine/games/vtes/rules.hpp"
#include "trials/vtes/story.hpp"

namespace krypta::trials {

/// Looks on while a match is gone through again, and notes what the cards of one player did.
class Watch final : public Onlooker {
 public:
  /// The state is the one that is carried on.
  Watch(const vtes::Cards& cards, const vtes::State& state, Seat me, Story& story)
      : cards_(cards), state_(state), me_(me), story_(story) {}

  void told(const LoggedEvent& logged) override;
  /// What lies unused when nothing more can be done with it.
  void count_stuck();

 private:
  using CardId = vtes::CardId;
  using ThingId = vtes::ThingId;
  /// Something that adds to a number, in the order in which it came.
  struct Part {
    CardId card;
    int points;
  };

  void told_of_cards(vtes::EventKind kind, const Event& event);
  void told_of_turns(vtes::EventKind kind, const Event& event);
  void told_of_deeds(vtes::EventKind kind, const Event& event);
  void pool_burned(Seat who, int n);
  void blood_lost(CardId card, int n);
  void damaged(CardId card, int n);

  void count(CardId card, Deed deed, int n = 1);
  /// What is being carried out now, if it is a card's.
  [[nodiscard]] const vtes::Effect* effect_now() const;
  /// The same, if it is one of the player's cards.
  [[nodiscard]] std::optional<CardId> own_card_now() const;
  /// Whose card does harm now: the one that is carried out, or the strike or the minion in a combat or a diablerie.
  [[nodiscard]] std::optional<CardId> harmful_card_now() const;
  [[nodiscard]] const vtes::Fighter* own_fighter() const;
  /// The card that a fighter strikes with, or else the fighter.
  [[nodiscard]] CardId striking_with(const vtes::Fighter& fighter) const;
  /// The card of an action, or else the minion that takes it.
  [[nodiscard]] CardId acting_with() const;
  [[nodiscard]] bool is_own_action() const { return state_.action.on && state_.action.seat == me_; }
  /// Whether a minion is one of the player's; told of one that is still on the table.
  [[nodiscard]] bool is_own(CardId card) const;
  [[nodiscard]] bool is_minion_of_another(CardId card) const;
  /// What adds to a number of a thing: effects that last, and what lies there.
  void add_parts(std::vector<Part>& parts, vtes::CardVerb verb, Maybe<ThingId> thing) const;
  [[nodiscard]] std::vector<Part> parts_of_bleed() const;
  [[nodiscard]] std::vector<Part> parts_of_hand_strike(const vtes::Fighter& fighter) const;
  void share(const std::vector<Part>& parts, Deed deed, int n);

  const vtes::Cards& cards_;
  const vtes::State& state_;
  Seat me_;
  Story& story_;
  std::array<unsigned, vtes::most_players> turns_{};                   ///< that each player has begun
  std::array<std::optional<CardId>, vtes::most_players> last_burn_{};  ///< the player's card that burned pool of each
  std::optional<Seat> just_ousted_{};
  std::optional<CardId> just_damaged_{};  ///< the blood that it loses now is the damage
  std::optional<CardId> last_played_{};   ///< the last card that anybody played or used, if it is the player's
  std::optional<CardId> called_{};        ///< the player's card whose referendum is held
  bool stuck_counted_ = false;
};

}  // namespace krypta::trials
