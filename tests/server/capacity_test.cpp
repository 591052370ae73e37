#include <gtest/gtest.h>

#include "engine/games/games.hpp"
#include "server/table/propose.hpp"
#include "server/table/shown.hpp"
#include "text/speech.hpp"

/// A match that has outgrown the program: it stops, everybody is told, and the server goes on.
namespace krypta::server::capacity_test {
namespace {

/// A match in which there is room for nothing more.
class FullMatch final : public AnyMatch {
 public:
  explicit FullMatch(std::unique_ptr<AnyMatch> match) : match_(std::move(match)) {}
  [[nodiscard]] std::unique_ptr<AnyMatch> clone() const override {
    return std::make_unique<FullMatch>(match_->clone());
  }
  [[nodiscard]] std::optional<Refusal> act(Seat, std::string_view) override { return Refusal::capacity("no more"); }
  [[nodiscard]] std::optional<Refusal> call_time() override { return Refusal::capacity("no more"); }
  std::optional<Refusal> answer_for_chance(const ChanceSource&) override { return Refusal::capacity("no more"); }

  [[nodiscard]] const GameInfo& info() const override { return match_->info(); }
  [[nodiscard]] unsigned seats() const override { return match_->seats(); }
  [[nodiscard]] std::vector<unsigned> colours() const override { return match_->colours(); }
  [[nodiscard]] Pending pending() const override { return match_->pending(); }
  [[nodiscard]] std::string_view step() const override { return match_->step(); }
  [[nodiscard]] Prompt prompt(Seat s) const override { return match_->prompt(s); }
  [[nodiscard]] std::vector<Option> options(Seat s) const override { return match_->options(s); }
  [[nodiscard]] std::optional<std::string> only_choice(Seat s) const override { return match_->only_choice(s); }
  [[nodiscard]] Single single(Seat s) const override { return match_->single(s); }
  [[nodiscard]] std::optional<PassedOver> passing(Seat s) const override { return match_->passing(s); }
  [[nodiscard]] bool able(Seat s) const override { return match_->able(s); }
  [[nodiscard]] std::optional<Message> reason(Seat s, std::string_view what) const override {
    return match_->reason(s, what);
  }
  [[nodiscard]] std::optional<Refusal> refusal(Seat s, std::string_view o) const override {
    return match_->refusal(s, o);
  }
  [[nodiscard]] bool reads(std::string_view option) const override { return match_->reads(option); }
  void rewind(std::size_t length) override { match_->rewind(length); }
  [[nodiscard]] std::size_t length() const override { return match_->length(); }
  [[nodiscard]] Line choice(std::size_t i) const override { return match_->choice(i); }
  [[nodiscard]] std::vector<ShownEvent> events(std::size_t i) const override { return match_->events(i); }
  [[nodiscard]] std::vector<ShownEvent> events(std::size_t i, Seat s) const override { return match_->events(i, s); }
  [[nodiscard]] const Record& record() const override { return match_->record(); }
  [[nodiscard]] ShownEvent show(const LoggedEvent& logged) const override { return match_->show(logged); }
  [[nodiscard]] Value view(Seat s) const override { return match_->view(s); }
  [[nodiscard]] Value view_before(Seat s) const override { return match_->view_before(s); }
  [[nodiscard]] std::vector<Glimpse> glimpses(std::optional<Seat> s) const override { return match_->glimpses(s); }
  [[nodiscard]] std::optional<Reckoning> account(Seat s, std::string_view p) const override {
    return match_->account(s, p);
  }
  [[nodiscard]] std::vector<std::string> accounts(Seat s) const override { return match_->accounts(s); }
  [[nodiscard]] Believed beliefs(Seat s) const override { return match_->beliefs(s); }
  [[nodiscard]] std::optional<Refusal> contradiction(const Setup& s) const override { return match_->contradiction(s); }
  [[nodiscard]] std::uint64_t view_hash(Seat s) const override { return match_->view_hash(s); }
  [[nodiscard]] std::uint64_t decision_hash(Seat s) const override { return match_->decision_hash(s); }
  [[nodiscard]] std::size_t memory_size(Seat s) const override { return match_->memory_size(s); }
  [[nodiscard]] std::vector<ShownEvent> memory(Seat s, std::size_t from) const override {
    return match_->memory(s, from);
  }
  [[nodiscard]] Value state() const override { return match_->state(); }
  [[nodiscard]] Value start() const override { return match_->start(); }
  [[nodiscard]] std::uint64_t hash() const override { return match_->hash(); }
  [[nodiscard]] Outcome result() const override { return match_->result(); }
  [[nodiscard]] std::vector<Verdict> verdict() const override { return match_->verdict(); }
  [[nodiscard]] CardPrints cards() const override { return match_->cards(); }

 private:
  std::unique_ptr<AnyMatch> match_;
};

class CapacityTest : public testing::Test {
 protected:
  void SetUp() override {
    Created created{.game = "nowa-huta", .rules_version = 1, .setup = {2, {{"elder", "1"}}}, .host = 100};
    created.sitters = {{Sitter::Kind::person, 100, "A", {}}, {Sitter::Kind::bot, 0, {}, "easy"}};
    add(created);
    add(Started{}, std::make_unique<FullMatch>(std::move(*built_in_games().find("nowa-huta")->begin(created.setup))));
    ASSERT_EQ(table.frozen(), "");
    ASSERT_TRUE(table.match()->pending().must.has(seat(0)));
  }
  void add(const Body& body, std::unique_ptr<AnyMatch> next = nullptr) {
    table.add({table.next_entry(), 1000, write_body(body)}, std::move(next));
  }
  [[nodiscard]] Proposed choose(const std::string& id) const {
    return propose(table, {100, "A", {}},
                   Choose{table.lines_told(seat(0)), table.match()->options(seat(0)).front().id, id});
  }
  Table table{built_in_games(), "t"};
};

TEST_F(CapacityTest, AChoiceThatDoesNotFitEndsTheMatchAndIsWritten) {
  const Proposed proposed = choose("mine");
  const auto* proposal = std::get_if<Proposal>(&proposed);
  ASSERT_NE(proposal, nullptr);
  const auto* halted = std::get_if<Halted>(&proposal->body);
  ASSERT_NE(halted, nullptr);
  EXPECT_EQ(halted->why, "seat 0 chose " + table.match()->options(seat(0)).front().id +
                             ": this is more than the program has room for: no more");
  const std::uint32_t told = table.lines_told(Seat::spectator);
  add(proposal->body);
  EXPECT_EQ(table.frozen(), "capacity: " + halted->why) << "for the log";
  EXPECT_EQ(table.frozen_by(), Table::Frozen::capacity);
  EXPECT_EQ(table.lines_told(Seat::spectator), told + 1) << "everybody is told";
  const Value shown = packet(table, Seat::spectator, 0, *text::Speech::in("en"));
  EXPECT_EQ(*shown.find("now")->find("frozen")->text(), "capacity");
  EXPECT_EQ(to_json(shown).find("no more"), std::string::npos) << "what did not fit may be a secret";
}

TEST_F(CapacityTest, ABotThatMeetsItEndsTheMatchAndIsNotAskedAgain) {
  add(WentAway{seat(0), WentAway::Why::left});
  const std::string option = table.match()->options(seat(0)).front().id;
  const Proposed proposed = propose_for_bot(table, seat(0), option);
  const auto* proposal = std::get_if<Proposal>(&proposed);
  ASSERT_NE(proposal, nullptr);
  ASSERT_TRUE(std::holds_alternative<Halted>(proposal->body));
  add(proposal->body);
  EXPECT_TRUE(std::holds_alternative<DoneBefore>(propose_for_bot(table, seat(0), option)));
}

TEST_F(CapacityTest, WhatWasHaltedIsEndedByAgreement) {
  add(Halted{"too much"});
  const Proposed refused = choose("again");
  ASSERT_TRUE(std::holds_alternative<Objection>(refused));
  EXPECT_EQ(std::get<Objection>(refused).code, "frozen");
  const Proposed end = propose(table, {100, "A", {}}, End{true, 2000});
  ASSERT_TRUE(std::holds_alternative<Proposal>(end));
  add(std::get<Proposal>(end).body);
  EXPECT_EQ(table.state(), Table::State::over);
}

/// A choice that another program had room for is met when its entries are read.
TEST_F(CapacityTest, AnEntryThatDoesNotFitFreezesTheTableThatReadsIt) {
  add(Chose{seat(0), table.match()->options(seat(0)).front().id, "id", {}, 1});
  EXPECT_NE(table.frozen().find("more than the program has room for"), std::string::npos) << table.frozen();
}

}  // namespace
}  // namespace krypta::server::capacity_test
