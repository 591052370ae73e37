#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/core/any_game.hpp"
#include "tests/games.hpp"
#include "tests/text/varied.hpp"
#include "text/speech.hpp"

/// What follows from a choice and why something is not to be had: said in every language, and no sentence for nothing.
namespace krypta::text::hints_test {
namespace {

constexpr std::size_t longest_note = 140;
constexpr std::size_t longest_reason = 200;
constexpr unsigned fewest = 12;
constexpr unsigned most = 240;
/// As many as that number of matches of most games have; one of VTES is as long as twenty of those.
constexpr std::size_t many_choices = 60'000;
constexpr std::uint32_t tried = 16;
/// A sentence that was read so often needs no more reading.
constexpr unsigned often = 100;

/// Matches at random come to these, but seldom within as many as are played here; their words are looked at if they do.
const std::set<std::string> seldom{
    "nh-note-nobody-instead",  "vd-reason-cannot-be-drained", "vd-reason-cannot-stay",   "ve-note-no-combat",
    "ve-reason-ask-forbidden", "ve-reason-combat-forbidden",  "ve-reason-two-characters"};
/// Of VTES whatever other cards than those of the printed decks are needed for, and what players at random do not do in
/// a dozen of its long matches; the rules of each are proved by its specs, and the sentences of many by its rule tests.
const std::set<std::string> seldom_in_vtes{"vt-note-maneuver",
                                           "vt-note-press",
                                           "vt-note-press-ends",
                                           "vt-note-prevent",
                                           "vt-note-withdraw",
                                           "vt-reason-aim-first",
                                           "vt-reason-bad-aim",
                                           "vt-reason-bad-points",
                                           "vt-reason-bad-split",
                                           "vt-reason-ballot-used",
                                           "vt-reason-bled",
                                           "vt-reason-bleed-limit",
                                           "vt-reason-blocks-over",
                                           "vt-reason-blood-cursed",
                                           "vt-reason-bound",
                                           "vt-reason-burn-met",
                                           "vt-reason-burn-used",
                                           "vt-reason-claim-in-torpor",
                                           "vt-reason-claim-without-blood",
                                           "vt-reason-clan",
                                           "vt-reason-combat-queued",
                                           "vt-reason-contest-paid",
                                           "vt-reason-conviction-not-there",
                                           "vt-reason-conviction-played",
                                           "vt-reason-convictions",
                                           "vt-reason-creed",
                                           "vt-reason-crypt-empty",
                                           "vt-reason-discard-first",
                                           "vt-reason-edge-taken",
                                           "vt-reason-event-played",
                                           "vt-reason-event-time",
                                           "vt-reason-event-used",
                                           "vt-reason-falling",
                                           "vt-reason-fighting",
                                           "vt-reason-forbidden",
                                           "vt-reason-fruitless",
                                           "vt-reason-hand-full",
                                           "vt-reason-hands-only",
                                           "vt-reason-has-one",
                                           "vt-reason-incapacitated",
                                           "vt-reason-intercept-unneeded",
                                           "vt-reason-is-acting",
                                           "vt-reason-last-claimant",
                                           "vt-reason-last-contestant",
                                           "vt-reason-library-left",
                                           "vt-reason-marked-already",
                                           "vt-reason-master-needs",
                                           "vt-reason-masterless",
                                           "vt-reason-must-reduce",
                                           "vt-reason-needs-imbued",
                                           "vt-reason-needs-no-minion",
                                           "vt-reason-needs-unlocked",
                                           "vt-reason-no-aim",
                                           "vt-reason-no-ballot",
                                           "vt-reason-no-burn-option",
                                           "vt-reason-no-damage",
                                           "vt-reason-no-gun-damage",
                                           "vt-reason-no-lesson",
                                           "vt-reason-no-loot",
                                           "vt-reason-no-maneuver",
                                           "vt-reason-no-more-strikes",
                                           "vt-reason-no-new-bearer",
                                           "vt-reason-no-other-version",
                                           "vt-reason-no-press",
                                           "vt-reason-no-prevention",
                                           "vt-reason-no-reprisal",
                                           "vt-reason-no-slave",
                                           "vt-reason-no-such-play",
                                           "vt-reason-no-votes",
                                           "vt-reason-not-bearer",
                                           "vt-reason-not-conviction",
                                           "vt-reason-not-directed",
                                           "vt-reason-not-in-torpor",
                                           "vt-reason-not-incapacitated",
                                           "vt-reason-not-locked",
                                           "vt-reason-not-marked",
                                           "vt-reason-not-neighbour",
                                           "vt-reason-not-red-list",
                                           "vt-reason-not-vampire",
                                           "vt-reason-nothing-to-cancel",
                                           "vt-reason-out-of-turn",
                                           "vt-reason-out-of-turn-used",
                                           "vt-reason-own-contest",
                                           "vt-reason-own-duty",
                                           "vt-reason-pool",
                                           "vt-reason-press-stands",
                                           "vt-reason-pursued",
                                           "vt-reason-pursues-own",
                                           "vt-reason-pursuit-target",
                                           "vt-reason-recruited",
                                           "vt-reason-reduces-not",
                                           "vt-reason-reflex-time",
                                           "vt-reason-repeated",
                                           "vt-reason-rescue-blood",
                                           "vt-reason-same-action",
                                           "vt-reason-same-card",
                                           "vt-reason-sect",
                                           "vt-reason-stealth-unneeded",
                                           "vt-reason-sterile",
                                           "vt-reason-stolen",
                                           "vt-reason-strike-used",
                                           "vt-reason-strikes-gained",
                                           "vt-reason-stuck",
                                           "vt-reason-takes-not-along",
                                           "vt-reason-title",
                                           "vt-reason-titled",
                                           "vt-reason-trait",
                                           "vt-reason-type-conditions",
                                           "vt-reason-unawarded",
                                           "vt-reason-unlocked",
                                           "vt-reason-used-for-action",
                                           "vt-reason-virtue",
                                           "vt-reason-voted",
                                           "vt-reason-voted-otherwise",
                                           "vt-reason-votes-cast",
                                           "vt-reason-withdrawing"};

class Hints {
 public:
  explicit Hints(const AnyGame& game) : game_(game) {
    const std::string prefix{game.info().text_prefix};
    for (const std::string& id : Speech::in("en")->bundle().ids()) {
      if (id.starts_with(prefix + "-note-") || id.starts_with(prefix + "-reason-")) unsaid_.insert(id);
    }
    std::erase_if(unsaid_, [](const std::string& id) { return seldom.contains(id) || seldom_in_vtes.contains(id); });
  }
  [[nodiscard]] const std::set<std::string>& unsaid() const { return unsaid_; }
  [[nodiscard]] std::size_t choices() const { return choices_; }

  void play(unsigned seed) {
    ++played_;
    const GameInfo& info = game_.info();
    const unsigned seats = info.least_seats + seed % (info.most_seats - info.least_seats + 1);
    auto begun = game_.begin(krypta::test::varied_setup(game_, seats, seed));
    ASSERT_TRUE(static_cast<bool>(begun));
    AnyMatch& match = **begun;
    Rng rng{seed};
    for (Pending now = match.pending(); !now.over; now = match.pending()) {
      const Seat s = now.chance ? Seat::chance : now.must.lowest();
      const auto options = match.options(s);
      if (s != Seat::chance) look_at(match, s, options, rng);
      ASSERT_FALSE(match.act(s, options[rng.below(static_cast<std::uint32_t>(options.size()))].id));
      ++choices_;
    }
  }

 private:
  void look_at(const AnyMatch& match, Seat s, const std::vector<Option>& options, Rng& rng) {
    std::set<std::string>& here = meant_at_[std::string{match.step()}];
    for (const Option& option : options) {
      if (option.note) say(match, s, *option.note, longest_note);
      for (const std::string& lead : option.leads) {
        const std::string kind = lead.substr(0, lead.find(':'));
        EXPECT_NE(std::ranges::find(game_.info().targets, kind), game_.info().targets.end()) << lead;
      }
      for (const std::string& what : {option.id, option.target}) {
        if (what.empty()) continue;
        meant_.insert(what);
        here.insert(what);
      }
    }
    // Reasons take a view each, so they are not asked for when only a note is still to come.
    const auto is_reason = [](const std::string& id) { return id.find("-reason-") != std::string::npos; };
    if (played_ > fewest && std::ranges::none_of(unsaid_, is_reason)) return;
    // Of thousands of choices each eighth says enough.
    if (match.length() > 1000 && match.length() % 8 != 0) return;
    // What could be had at this step before is what somebody will try again.
    for (const std::set<std::string>* meant : {&here, &meant_}) {
      const std::vector<std::string> all{meant->begin(), meant->end()};
      for (std::uint32_t i = 0; i < tried; ++i) {
        const std::string& what = all[rng.below(static_cast<std::uint32_t>(all.size()))];
        const bool legal =
            std::ranges::any_of(options, [&](const Option& o) { return o.id == what || o.target == what; });
        if (legal) continue;
        if (const auto reason = match.reason(s, what)) say(match, s, *reason, longest_reason);
      }
    }
  }

  /// Whatever is missing would show in braces.
  void say(const AnyMatch& match, Seat s, const Message& message, std::size_t longest) {
    unsaid_.erase(message.key);
    if (++said_[message.key] > often) return;
    for (const std::string_view language : languages()) {
      const Speech& speech = *Speech::in(language);
      const std::string sentence = speech.say(message, speech.plain_names(match.colours()), s);
      EXPECT_EQ(sentence.find('{'), std::string::npos) << language << " " << message.key << ": " << sentence;
      EXPECT_LE(sentence.size(), longest) << language << " " << message.key << ": " << sentence;
    }
  }

  const AnyGame& game_;
  std::set<std::string> unsaid_{};
  std::set<std::string> meant_{};
  std::map<std::string, std::set<std::string>> meant_at_{};
  std::map<std::string, unsigned> said_{};
  unsigned played_ = 0;
  std::size_t choices_ = 0;
};

TEST(Hints, EveryNoteAndReasonIsSaidInEveryLanguageAndNoneIsThereForNothing) {
  for (const AnyGame* game : all_games()) {
    Hints hints{*game};
    const auto goes_on = [&] { return hints.choices() < many_choices && !hints.unsaid().empty(); };
    for (unsigned seed = 0; seed < fewest || (seed < most && goes_on()); ++seed) {
      hints.play(seed);
      if (HasFatalFailure()) return;
    }
    for (const std::string& id : hints.unsaid()) ADD_FAILURE() << id << " is never said";
  }
}

TEST(Hints, WhatIsSeldomSaidHasWords) {
  for (const std::string_view language : languages()) {
    for (const auto* ids : {&seldom, &seldom_in_vtes}) {
      for (const std::string& id : *ids) EXPECT_TRUE(Speech::in(language)->bundle().has(id)) << language << " " << id;
    }
  }
}

/// A match played on with the first option there is, or with one that begins like this, up to a step.
class Played {
 public:
  Played(std::string_view game, unsigned seats) : match_(std::move(*find_game(game)->begin({seats, {}}))) {}
  AnyMatch& operator*() { return *match_; }
  AnyMatch* operator->() { return match_.get(); }
  [[nodiscard]] Seat asked() const { return match_->pending().must.lowest(); }
  void to(std::string_view step, std::string_view like = {}) {
    Rng rng{7};
    for (unsigned i = 0; i < 400 && !match_->pending().over && match_->step() != step; ++i) {
      const Seat s = match_->pending().chance ? Seat::chance : asked();
      const auto options = match_->options(s);
      const auto liked =
          std::ranges::find_if(options, [&](const Option& o) { return !like.empty() && o.id.starts_with(like); });
      const Option& option =
          liked != options.end() ? *liked : options[rng.below(static_cast<std::uint32_t>(options.size()))];
      ASSERT_FALSE(match_->act(s, option.id));
    }
    ASSERT_EQ(match_->step(), step);
  }
  [[nodiscard]] std::string why(std::string_view what) const {
    const auto reason = match_->reason(asked(), what);
    return reason ? reason->key : "";
  }
  [[nodiscard]] std::string note(std::string_view option) const {
    for (const Option& o : match_->options(asked())) {
      if (o.id == option) return o.note ? Speech::in("en")->say(*o.note, {}, asked()) : "";
    }
    return "no such option";
  }
  [[nodiscard]] Value own(std::string_view field) const {
    return *(*match_->view(asked()).find("players")->array())[number(asked())].find(field);
  }

 private:
  std::unique_ptr<AnyMatch> match_;
};

TEST(Hints, ReasonsFitTheCaseInNowaHuta) {
  Played match{"nowa-huta", 2};
  match.to("plan");
  EXPECT_EQ(match.why("estate:gorali"), "");
  const std::string card = match->options(match.asked()).front().id;
  ASSERT_FALSE(match->act(match.asked(), card));
  EXPECT_EQ(match.why(card), "nh-reason-chosen-already");
  match.to("use-abilities");
  const std::string here = *match.own("vampire").text();
  EXPECT_EQ(match.why(here == "gorali" ? "estate:zielone" : "estate:gorali"), "nh-reason-vampire-elsewhere");
  EXPECT_EQ(match.why("card:cw1"), "nh-reason-cards-revealed");
  EXPECT_EQ(match.why("marker:0@gorali").starts_with("nh-reason-"), true);
}

TEST(Hints, ReasonsFitTheCaseInMascarade) {
  Played match{"mascarade", 4};
  match.to("act");
  EXPECT_EQ(match.why("own:card"), "ma-reason-preparatory");
  EXPECT_EQ(match.why("announce:king"), "ma-reason-preparatory");
  match.to("exchange");
  EXPECT_EQ(match.why("own:card"), "ma-reason-exchange");
  match.to("answer", "announce");
  EXPECT_EQ(match.why("character:king"), "ma-reason-answer");
  EXPECT_NE(match.note("claim").find("costs 1 coin"), std::string::npos) << match.note("claim");
}

TEST(Hints, ReasonsFitTheCaseInVampireEmpire) {
  Played match{"vampire-empire", 2};
  match.to("discard");
  EXPECT_EQ(match.why("play:h01"), "ve-reason-not-in-hand");
  match.to("window", "skip");
  unsigned combat = 0;
  const Value hand = match.own("hand");
  for (const Value& card : *hand.find("value")->array()) {
    const std::string why = match.why("card:" + *card.text());
    combat += why == "ve-reason-combat-card" ? 1U : 0U;
  }
  EXPECT_GT(combat, 0U);
  EXPECT_EQ(match.why("card:h01"), "ve-reason-not-in-hand");
}

TEST(Hints, ReasonsFitTheCaseInVendetta) {
  Played match{"vendetta", 3};
  match.to("turn");
  EXPECT_EQ(match.why("blood:2"), "vd-reason-blood-after-card");
  EXPECT_EQ(match.why("token"), "vd-reason-no-token");
  EXPECT_EQ(match.why("location:third"), "vd-reason-not-in-play");
  const std::int64_t pool = *match.own("blood").integer();
  const auto options = match->options(match.asked());
  const auto down = std::ranges::find_if(options, [](const Option& o) { return o.label.key == "vd-option-play-down"; });
  ASSERT_NE(down, options.end());
  EXPECT_EQ(match.note(down->id), "leaves " + std::to_string(pool - 1) + " Blood in your Pool");
  EXPECT_EQ(down->leads.size(), 1U);
  ASSERT_FALSE(match->act(match.asked(), down->id));
  ASSERT_EQ(match->step(), "turn");
  EXPECT_EQ(match.why(down->target), "vd-reason-played");
  EXPECT_EQ(match.note("blood:1"), "leaves " + std::to_string(pool - 2) + " Blood in your Pool");
}

TEST(Hints, ReasonsFitTheCaseInVtes) {
  Played match{"vtes", 3};
  match.to("next-action", "pass");
  EXPECT_EQ(match.why("pass"), "vt-reason-not-now");
  EXPECT_EQ(match.why("draw-crypt"), "vt-reason-influence-time");
  EXPECT_EQ(match.why("bleed:t250"), "vt-reason-gone");
  EXPECT_EQ(match.why("play:govern_the_unaligned.1@t001"), "vt-reason-not-in-hand");
  EXPECT_EQ(match.why("thing:t250"), "");
  // Nobody has a ready vampire in the first turn, and what lies face down is not ready.
  std::string own;
  const Value view = match->view(match.asked());
  const auto& things = *view.find("things")->array();
  for (std::size_t i = 0; i < things.size() && own.empty(); ++i) {
    if (*things[i].find("controller")->integer() == static_cast<std::int64_t>(number(match.asked())))
      own = "t00" + std::to_string(i + 1);
  }
  EXPECT_EQ(match.why("thing:" + own), "vt-reason-not-ready");
  ASSERT_FALSE(match->act(match.asked(), "end-phase"));
  match.to("impulse");
  EXPECT_NE(match.note("transfer:" + own).find("transfers 0"), std::string::npos) << match.note("transfer:" + own);
  ASSERT_FALSE(match->act(match.asked(), "transfer:" + own));
  EXPECT_EQ(match.why("transfer:" + own), "vt-reason-transfers");
  EXPECT_EQ(match.why("thing:" + own), "vt-reason-transfers");
}

}  // namespace
}  // namespace krypta::text::hints_test
