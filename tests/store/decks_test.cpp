#include "tests/store/contract.hpp"

/// What every store does with the decks that people keep.
namespace krypta::store::test::decks_test {
namespace {

class DecksContract : public Contract {
 protected:
  void SetUp() override {
    Contract::SetUp();
    for (AccountId id = 1; id <= 2; ++id) {
      const std::string name = std::to_string(id);
      ASSERT_EQ(add({id, name, name, id == 1 ? "$password" : "", "en", 1, 1}), done);
    }
  }
  Written::Code keep(AccountId account, const std::string& id, std::uint32_t revision, const std::string& body,
                     DeckRoom room = {9, 99}, Time changed = 5) {
    return write([&](auto then) { store_->keep_deck(account, {id, "vtes", revision, changed, body}, room, then); });
  }
  Written::Code drop(AccountId account, const std::string& id, std::uint32_t revision) {
    return write([&](auto then) { store_->drop_deck(account, id, revision, then); });
  }
  std::optional<KeptDeck> deck(AccountId account, const std::string& id) {
    return found<KeptDeck>([&](auto then) { store_->deck_of(account, id, then); });
  }
  Names decks(AccountId account) {
    Names bodies;
    const auto found_decks = found<std::vector<KeptDeck>>([&](auto then) { store_->decks_of(account, then); });
    for (const KeptDeck& each : found_decks.value()) bodies.push_back(each.body);
    return bodies;
  }
  static constexpr auto full = Written::Code::full;
};
INSTANTIATE_TEST_SUITE_P(Stores, DecksContract, every_store, name_of_store);

TEST_P(DecksContract, AreChangedFromTheRevisionThatIsThere) {
  EXPECT_EQ(keep(1, "a", 1, "one"), done);
  EXPECT_EQ(keep(1, "a", 1, "again"), taken);
  EXPECT_EQ(keep(1, "a", 3, "too far"), taken);
  EXPECT_EQ(keep(1, "b", 2, "not there"), taken);
  EXPECT_EQ(keep(1, "a", 2, "two", {9, 99}, 7), done);
  EXPECT_EQ(deck(1, "a"), (KeptDeck{"a", "vtes", 2, 7, "two"}));
  EXPECT_EQ(drop(1, "a", 1), taken);
  EXPECT_EQ(drop(1, "a", 2), done);
  EXPECT_EQ(drop(1, "a", 2), taken);
  EXPECT_EQ(deck(1, "a"), std::nullopt);
  EXPECT_EQ(keep(99, "a", 1, "nobody's"), failed);
}

TEST_P(DecksContract, BelongToOne) {
  EXPECT_EQ(keep(1, "a", 1, "one"), done);
  EXPECT_EQ(keep(2, "a", 1, "other"), done) << "an id is one person's";
  EXPECT_EQ(deck(2, "a")->body, "other");
  EXPECT_EQ(keep(2, "a", 2, "changed"), done);
  EXPECT_EQ(deck(1, "a")->body, "one");
  EXPECT_EQ(deck(2, "b"), std::nullopt);
  EXPECT_EQ(decks(1), Names{"one"});
}

TEST_P(DecksContract, TheOneChangedLastComesFirst) {
  EXPECT_EQ(keep(1, "a", 1, "a", {9, 99}, 5), done);
  EXPECT_EQ(keep(1, "b", 1, "b", {9, 99}, 6), done);
  EXPECT_EQ(keep(1, "c", 1, "c", {9, 99}, 6), done);
  EXPECT_EQ(decks(1), (Names{"b", "c", "a"}));
}

TEST_P(DecksContract, FillTheRoomThatThereIs) {
  EXPECT_EQ(keep(1, "a", 1, "12345", {2, 10}), done);
  EXPECT_EQ(keep(1, "b", 1, "123456", {2, 10}), full) << "bytes";
  EXPECT_EQ(keep(1, "b", 1,
                 "\xc3\xb3"
                 "1",
                 {2, 8}),
            done)
      << "which are not letters";
  EXPECT_EQ(keep(1, "c", 1, "1", {2, 99}), full) << "decks";
  EXPECT_EQ(keep(1, "a", 2, "1234567", {2, 10}), done) << "what it was makes room";
  EXPECT_EQ(keep(1, "a", 3, "12345678", {2, 10}), full);
  EXPECT_EQ(deck(1, "a")->body, "1234567");
  EXPECT_EQ(keep(2, "a", 1, "1", {2, 10}), done) << "others have room of their own";
}

TEST_P(DecksContract, GoWithTheirOwner) {
  EXPECT_EQ(keep(1, "a", 1, "kept"), done);
  EXPECT_EQ(keep(2, "a", 1, "guest's"), done);
  live(10, 1000);
  forget(10);
  EXPECT_EQ(decks(1), Names{"kept"}) << "the account has a password";
  EXPECT_EQ(decks(2), Names{});
}

}  // namespace
}  // namespace krypta::store::test::decks_test
