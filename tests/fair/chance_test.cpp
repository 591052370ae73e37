#include "fair/chance.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <thread>

namespace krypta::fair::chance_test {
namespace {

using Texts = std::vector<std::string>;

constexpr std::string_view game = "nowa-huta";

/// 00 01 02 … 1f.
Bytes counted() {
  Bytes bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(i);
  return bytes;
}

const Texts three{"Ala ma kota", "", "żółw"};

KeyedChance source() { return KeyedChance{key(game, counted(), three)}; }

/// The same after one bit is turned over.
Bytes flipped(Bytes bytes, std::size_t bit) {
  bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ (1U << (bit % 8)));
  return bytes;
}

std::vector<std::uint64_t> answers(const ChanceSource& from, std::uint64_t bound, std::uint64_t count) {
  std::vector<std::uint64_t> all;
  for (std::uint64_t i = 0; i < count; ++i) all.push_back(from.answer(i, bound));
  return all;
}

/// How far the counts are from even, as chi-squared. With k cells its mean is k - 1.
double unevenness(const std::vector<unsigned>& counts) {
  double sum = 0;
  for (const unsigned count : counts) sum += count;
  const double mean = sum / static_cast<double>(counts.size());
  double squares = 0;
  for (const unsigned count : counts) squares += (count - mean) * (count - mean) / mean;
  return squares;
}

// Computed with Python's hashlib from docs/fairness.md. Matches that people have kept rest on these numbers: they may
// never change.
TEST(KnownAnswers, Commitment) {
  EXPECT_EQ(commitment(game, counted()), "8556be96bbabdc7afb22abd4dc59a43c3aff072307c78d5905d7a34548c9bb91");
}

TEST(KnownAnswers, Key) {
  EXPECT_EQ(to_hex(key(game, counted(), three)), "de2aaa496912892f1f10ca27f9ab03fc540c547a7e5f1a56e5fc39ce4d919faa");
  EXPECT_EQ(to_hex(key(game, counted(), Texts(2))), "3f25ed83d9e1e5921f1420920b96240cba39e075a24d4557c824e7c0c272790c");
  EXPECT_EQ(to_hex(key(game, counted(), Texts{})), "f9e3d4f416d1c5e87b15d900f72924b2fe0bf3da42df07171b3e6cd795ad1411");
}

TEST(KnownAnswers, Answers) {
  EXPECT_EQ(answers(source(), 52, 12), (std::vector<std::uint64_t>{24, 21, 28, 35, 5, 51, 37, 27, 34, 50, 27, 51}));
  EXPECT_EQ(source().answer(0, 1), 0U);
  EXPECT_EQ(source().answer(7, ~std::uint64_t{0}), 1519535212050338003U);
  EXPECT_EQ(source().answer(~std::uint64_t{0}, 6), 4U);
}

TEST(KnownAnswers, AnswersAfterWordsThatWouldBeUnfair) {
  const std::uint64_t bound = (std::uint64_t{1} << 63U) + 1;  // nearly every second word is passed over
  EXPECT_EQ(source().answer(3, bound), 5030947938795362047U) << "the first word";
  EXPECT_EQ(source().answer(0, bound), 223889634914502069U) << "the second";
  EXPECT_EQ(source().answer(9, bound), 5785082577836603956U) << "the third";
  EXPECT_EQ(source().answer(4, bound), 6607059995520208977U) << "the fifth";
}

TEST(KnownAnswers, SecretsFromSeeds) {
  EXPECT_EQ(to_hex(secret_from_seed(11)), "34ff00b0770411b0983cc2ebdd67c7996119912f9ab321132423f8e6039dc43b");
  EXPECT_EQ(to_hex(secret_from_seed(~std::uint64_t{0})),
            "095c8da2a9c94d750d73aa62789287f0dac951a28d06b63f90aca00e3a28a25f");
  EXPECT_EQ(seed_for("bots", counted()), 0x21afc517da178a59U);
}

TEST(Answers, AreBelowTheBoundAndEven) {
  for (const unsigned bound : {2U, 3U, 6U, 52U, 90U}) {
    std::vector<unsigned> counts(bound);
    for (const std::uint64_t answer : answers(source(), bound, 300U * bound)) {
      ASSERT_LT(answer, bound);
      ++counts[answer];
    }
    EXPECT_LT(unevenness(counts), bound - 1 + 5 * std::sqrt(2.0 * bound)) << bound;
  }
}

TEST(Answers, AreEvenWhereWordsDoNotDivideEvenly) {
  // Taking remainders alone would put half of the answers into the lowest third.
  const std::uint64_t third = std::uint64_t{1} << 62U;
  std::vector<unsigned> counts(3);
  for (const std::uint64_t answer : answers(source(), 3 * third, 3000)) ++counts[answer / third];
  EXPECT_LT(unevenness(counts), 15);
}

TEST(Answers, TellNothingAboutTheNext) {
  const auto all = answers(source(), 4, 8001);
  std::vector<unsigned> pairs(16);
  for (std::size_t i = 0; i + 1 < all.size(); ++i) ++pairs[all[i] * 4 + all[i + 1]];
  EXPECT_LT(unevenness(pairs), 45);
}

TEST(Answers, TellNothingAboutThoseOfAKeyThatDiffersInOneBit) {
  const Bytes one = key(game, counted(), three);
  std::vector<unsigned> pairs(16);
  for (std::size_t bit = 0; bit < 256; ++bit) {
    const KeyedChance other{flipped(one, bit)};
    for (std::uint64_t i = 0; i < 16; ++i) ++pairs[KeyedChance{one}.answer(i, 4) * 4 + other.answer(i, 4)];
  }
  // The 16 answers of the one key are given, so only those of the other can be even: compare within them.
  for (std::size_t given = 0; given < 4; ++given) {
    const auto row = pairs.begin() + static_cast<std::ptrdiff_t>(given * 4);
    EXPECT_LT(unevenness({row, row + 4}), 25) << given;
  }
}

TEST(Answers, DependOnTheirIndexAndTheKeyAlone) {
  const KeyedChance one = source();
  const std::uint64_t late = one.answer(40, 1000);
  for (std::uint64_t i = 0; i < 40; ++i) static_cast<void>(one.answer(i, 7));
  EXPECT_EQ(one.answer(40, 1000), late);
  EXPECT_EQ(source().answer(40, 1000), late);
}

TEST(Answers, AreTheSameInEveryThread) {
  std::vector<std::uint64_t> found(8);
  {
    std::vector<std::jthread> threads;
    for (std::uint64_t& one : found) threads.emplace_back([&one] { one = source().answer(7, ~std::uint64_t{0}); });
  }
  EXPECT_EQ(std::ranges::count(found, 1519535212050338003U), 8);
}

TEST(Key, IsAnotherForAnythingElseThatGoesIn) {
  std::set<std::string> keys;
  std::size_t made = 0;
  const auto add = [&](const Bytes& k) {
    keys.insert(to_hex(k));
    ++made;
  };
  for (const Texts& entropy : {Texts{}, Texts{""}, Texts{"", ""}, Texts{"", "", ""}, Texts{"ab", ""}, Texts{"", "ab"},
                               Texts{"a", "b"}, Texts{"b", "a"}, Texts{"ab"}, Texts{"abc", ""}, Texts{"AB", ""},
                               Texts{"ab ", ""}, Texts{std::string(1, '\0')}, Texts{std::string(9, '\0')}, three}) {
    add(key(game, counted(), entropy));
    add(key("nowa-hut", counted(), entropy));
  }
  for (std::size_t bit = 0; bit < 256; ++bit) add(key(game, flipped(counted(), bit), three));
  EXPECT_EQ(keys.size(), made);
}

TEST(Entropy, OfAnyOneSeatGivesOtherAnswers) {
  const auto before = answers(source(), 52, 20);
  for (std::size_t s = 0; s < three.size(); ++s) {
    Texts other = three;
    other[s] += "!";
    EXPECT_NE(answers(source_of(game, {counted(), other}), 52, 20), before) << s;
  }
  EXPECT_EQ(answers(source_of(game, {counted(), three}), 52, 20), before);
}

TEST(Commitment, BindsTheGameAndEveryBitOfTheSecret) {
  std::set<std::string> shown{commitment(game, counted()), commitment("mascarade", counted()),
                              commitment("", counted())};
  for (std::size_t bit = 0; bit < 256; ++bit) shown.insert(commitment(game, flipped(counted(), bit)));
  EXPECT_EQ(shown.size(), 259U);
  EXPECT_FALSE(shown.contains(to_hex(key(game, counted(), Texts{}))));
}

TEST(Secrets, AreOtherOnesEveryTime) {
  std::set<Bytes> drawn;
  for (int i = 0; i < 100; ++i) drawn.insert(random_bytes());
  EXPECT_EQ(drawn.size(), 100U);
}

TEST(Secrets, FromASeedAreTheSameAgainAndOthersForOtherSeeds) {
  std::set<Bytes> made;
  for (std::uint64_t seed = 0; seed < 100; ++seed) made.insert(secret_from_seed(seed));
  EXPECT_EQ(made.size(), 100U);
  EXPECT_EQ(secret_from_seed(5), secret_from_seed(5));
}

TEST(Seeds, AreOthersForAnotherPurposeOrSecret) {
  const std::set<std::uint64_t> seeds{seed_for("bots", counted()), seed_for("bot", counted()),
                                      seed_for("bots", flipped(counted(), 255)), source().answer(0, ~std::uint64_t{0})};
  EXPECT_EQ(seeds.size(), 4U);
}

TEST(Hex, GoesBothWays) {
  EXPECT_EQ(to_hex(counted()), "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
  EXPECT_EQ(from_hex(to_hex(counted())), counted());
  for (unsigned byte = 0; byte < 256; ++byte) {
    Bytes bytes{};
    bytes.fill(static_cast<std::uint8_t>(byte));
    EXPECT_EQ(from_hex(to_hex(bytes)), bytes);
  }
  EXPECT_EQ(to_hex({}), "");
}

TEST(Hex, IsReadInEitherCase) {
  std::string upper = to_hex(counted());
  for (char& c : upper) c = static_cast<char>(c >= 'a' ? c - 'a' + 'A' : c);
  EXPECT_NE(upper, to_hex(counted()));
  EXPECT_EQ(from_hex(upper), counted());
}

TEST(Hex, IsExactly64Digits) {
  const std::string digits = to_hex(counted());
  EXPECT_FALSE(from_hex(""));
  EXPECT_FALSE(from_hex(digits.substr(1)));
  EXPECT_FALSE(from_hex(digits.substr(2)));
  EXPECT_FALSE(from_hex(digits + "0"));
  EXPECT_FALSE(from_hex(digits + "00"));
  for (const char c : {'g', 'G', '/', ':', '@', '`', ' ', '-', '\0', '\xff'}) {
    for (const std::size_t at : {std::size_t{0}, std::size_t{33}, std::size_t{63}}) {
      std::string wrong = digits;
      wrong[at] = c;
      EXPECT_FALSE(from_hex(wrong)) << wrong;
    }
  }
}

// Every answer has a place in the stream, and no place is used twice, however often choices are taken back.
TEST(FairChance, WhatWasTakenBackIsNeverDrawnAgain) {
  const KeyedChance stream = source();
  constexpr std::uint64_t bound = 1'000'003;
  Rng rng{5};
  Redraws redraws;
  std::vector<std::uint64_t> given;  // the answers that still count
  std::uint64_t place = 0;
  for (unsigned step = 0; step < 200; ++step) {
    const KeyedChance now{key(game, counted(), three), redraws};
    for (std::size_t i = 0; i < given.size(); ++i) ASSERT_EQ(now.answer(i, bound), given[i]) << "what counts stays";
    if (!given.empty() && rng.below(3) == 0) {
      const std::size_t kept = rng.below(static_cast<std::uint32_t>(given.size() + 1));
      draw_anew(redraws, kept, given.size() - kept);
      given.resize(kept);
      continue;
    }
    given.push_back(now.answer(given.size(), bound));
    ASSERT_EQ(given.back(), stream.answer(place++, bound));
  }
  EXPECT_FALSE(redraws.empty());
  for (std::size_t i = 1; i < redraws.size(); ++i) EXPECT_LT(redraws[i - 1].before, redraws[i].before);
}

}  // namespace
}  // namespace krypta::fair::chance_test
