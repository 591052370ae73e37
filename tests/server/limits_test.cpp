#include "server/limits/limits.hpp"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <string>

namespace krypta::server::limits_test {
namespace {

template <class Try>
int allowed(int tries, Try one) {
  int count = 0;
  for (int i = 0; i < tries; ++i) count += one() ? 1 : 0;
  return count;
}

TEST(Bucket, GivesTheBurstAtOnceAndTheRateAfterwards) {
  Bucket bucket({2, 5}, 0);
  EXPECT_EQ(allowed(20, [&] { return bucket.take(0); }), 5);
  EXPECT_FALSE(bucket.take(499));
  EXPECT_TRUE(bucket.take(500));
  EXPECT_FALSE(bucket.take(500));
  EXPECT_EQ(allowed(20, [&] { return bucket.take(2'500); }), 4);
}

TEST(Bucket, NeverHoldsMoreThanTheBurst) {
  Bucket bucket({2, 5}, 0);
  EXPECT_EQ(allowed(100, [&] { return bucket.take(1'000'000); }), 5);
}

TEST(Bucket, TakesNothingForWhatItRefuses) {
  Bucket bucket({1, 5}, 0);
  EXPECT_TRUE(bucket.take(0, 3));
  EXPECT_FALSE(bucket.take(0, 3));
  EXPECT_TRUE(bucket.take(0, 2));
  EXPECT_FALSE(bucket.take(3'600'000, 6));
}

TEST(Bucket, FillsInSmallStepsAsInOne) {
  Bucket bucket({0.1, 1}, 0);
  ASSERT_TRUE(bucket.take(0));
  for (Time now = 1; now < 10'000; ++now) ASSERT_FALSE(bucket.take(now)) << now;
  EXPECT_TRUE(bucket.take(10'000));
}

TEST(Bucket, StopsNobodyBecauseTheClockWasSetBack) {
  Bucket bucket({1, 2}, 1'000'000);
  ASSERT_TRUE(bucket.take(1'000'000, 2));
  EXPECT_FALSE(bucket.take(0));
  EXPECT_TRUE(bucket.take(1'000));
  EXPECT_FALSE(bucket.take(1'000));
}

TEST(Limits, CountEachKeyByItself) {
  Limits<std::string> limits({1, 3});
  EXPECT_EQ(allowed(10, [&] { return limits.allow("a", 0); }), 3);
  EXPECT_EQ(allowed(10, [&] { return limits.allow("b", 0); }), 3);
  EXPECT_FALSE(limits.allow("a", 999));
  EXPECT_TRUE(limits.allow("a", 1'000));
}

TEST(Limits, KnowTheCost) {
  Limits<int> limits({1, 10});
  EXPECT_TRUE(limits.allow(1, 0, 8));
  EXPECT_FALSE(limits.allow(1, 0, 3));
  EXPECT_TRUE(limits.allow(1, 0, 2));
}

TEST(Limits, NeverGrowBeyondTheirSize) {
  Limits<int> limits({0.001, 1}, 100);
  for (int key = 0; key < 10'000; ++key) {
    EXPECT_TRUE(limits.allow(key, 0));
    ASSERT_LE(limits.size(), 100U);
  }
  EXPECT_EQ(limits.size(), 100U);
}

TEST(Limits, RememberWhoWasHeardOfLast) {
  Limits<int> limits({0.001, 1}, 3);
  for (const int key : {1, 2, 3}) ASSERT_TRUE(limits.allow(key, 0));
  EXPECT_FALSE(limits.allow(1, 0));
  EXPECT_TRUE(limits.allow(4, 0));  // in the place of 2
  EXPECT_FALSE(limits.allow(1, 0));
  EXPECT_FALSE(limits.allow(3, 0));
  EXPECT_TRUE(limits.allow(2, 0));
}

TEST(Limits, ForgetThoseWhoseBucketsAreFullAgain) {
  Limits<int> limits({1, 2});
  for (int key = 0; key < 50; ++key) ASSERT_TRUE(limits.allow(key, 0));
  EXPECT_EQ(limits.size(), 50U);
  for (int i = 0; i < 60; ++i) (void)limits.allow(0, 1'000 + i * 500);
  EXPECT_EQ(limits.size(), 1U);
}

TEST(Limits, ForgetNobodyWhoIsStillHeldBack) {
  Limits<int> limits({0.1, 1});
  ASSERT_TRUE(limits.allow(1, 0));
  for (int i = 0; i < 50; ++i) (void)limits.allow(2, 9'000);
  EXPECT_FALSE(limits.allow(1, 9'999));
  EXPECT_TRUE(limits.allow(1, 19'000));
}

TEST(LimitSettings, AreTheOnesInTheDocuments) {
  const LimitSettings settings;
  const auto holds = [](Rate rate, int burst, Time one_more_after) {
    Bucket bucket(rate, 0);
    return allowed(1'000, [&] { return bucket.take(0); }) == burst && !bucket.take(one_more_after - 1) &&
           bucket.take(one_more_after);
  };
  EXPECT_TRUE(holds(settings.requests_per_address, 120, 34));
  EXPECT_TRUE(holds(settings.guests_per_address, 10, 10'000));
  EXPECT_TRUE(holds(settings.logins_per_address, 10, 5'000));
  EXPECT_TRUE(holds(settings.logins_per_name, 10, 5'000));
  EXPECT_TRUE(holds(settings.requests_per_person, 120, 34));
  EXPECT_TRUE(holds(settings.writes_per_person, 20, 500));
  EXPECT_TRUE(holds(settings.tables_per_person, 10, 10'000));
}

TEST(Limits, WhatTheyHaveIsWhatTheyAllow) {
  Limits<int> limits({1, 2});
  EXPECT_FALSE(limits.has(1, 0, 3));
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(limits.has(1, 0, 2)) << "asking takes nothing";
  EXPECT_EQ(limits.size(), 0U);
  EXPECT_TRUE(limits.allow(1, 0, 2));
  EXPECT_FALSE(limits.has(1, 0));
  EXPECT_TRUE(limits.has(1, 1'000));
}

/// Addresses each in a /64 of their own, in so many networks of 56 bits of one /48.
std::string neighbour(int line, int households) {
  return fmt::format("2001:db8:7:{:x}::1", (line % households) * 256 + line / households);
}

TEST(NetworkLimits, CountAHouseholdOfManyNetworksAsFew) {
  NetworkLimits limits({0.001, 10});
  int line = 0;
  EXPECT_EQ(allowed(200, [&] { return limits.allow(neighbour(line++, 1), 0); }), 40) << "one /56";
  NetworkLimits wide({0.001, 10});
  line = 0;
  EXPECT_EQ(allowed(2'000, [&] { return wide.allow(neighbour(line++, 256), 0); }), 160) << "one /48";
  EXPECT_TRUE(wide.allow("2001:db8:8::1", 0)) << "another /48";
  EXPECT_TRUE(wide.allow("192.0.2.7", 0));
}

TEST(NetworkLimits, AllowOneAddressWhatItIsAllowed) {
  for (const std::string address : {"192.0.2.7", "2001:db8::1", "::ffff:192.0.2.7"}) {
    NetworkLimits limits({1, 10});
    EXPECT_EQ(allowed(100, [&] { return limits.allow(address, 0); }), 10) << address;
    EXPECT_FALSE(limits.has(address, 999));
    EXPECT_TRUE(limits.has(address, 1'000));
  }
}

TEST(NetworkLimits, WhoIsRefusedTakesNothingFromHisNeighbours) {
  NetworkLimits limits({0.001, 10});
  (void)allowed(1'000, [&] { return limits.allow("2001:db8:7::1", 0); });
  EXPECT_EQ(allowed(100, [&] { return limits.allow("2001:db8:7:1::1", 0); }), 10);
  EXPECT_EQ(limits.size(), 4U) << "two /64, one /56, one /48";
}

TEST(NetworkOf, IsTheAddressItselfForIpv4) {
  EXPECT_EQ(network_of("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(network_of("::ffff:192.0.2.7"), "192.0.2.7");
  EXPECT_NE(network_of("192.0.2.7"), network_of("192.0.2.8"));
}

TEST(NetworkOf, IsTheSameForAHouseholdOfIpv6) {
  EXPECT_EQ(network_of("2001:db8:1:2::1"), network_of("2001:db8:1:2:ffff:ffff:ffff:ffff"));
  EXPECT_NE(network_of("2001:db8:1:2::1"), network_of("2001:db8:1:3::1"));
  EXPECT_EQ(network_of("fe80::1%eth0"), network_of("fe80::2"));
}

TEST(NetworksOf, AnAddressOfIpv6AreThoseItsOwnerMayHaveBeenGiven) {
  using Networks = std::vector<Network>;
  EXPECT_EQ(networks_of("2001:db8:1:2345::1"),
            (Networks{{"2001:db8:1::/48", 16}, {"2001:db8:1:2300::/56", 4}, {"2001:db8:1:2345::/64", 1}}));
  EXPECT_EQ(networks_of("192.0.2.7"), (Networks{{"192.0.2.7", 1}}));
  EXPECT_EQ(networks_of("::ffff:192.0.2.7"), (Networks{{"192.0.2.7", 1}}));
}

TEST(NetworkOf, LeavesWhatIsNoAddressAlone) {
  EXPECT_EQ(network_of("unknown"), "unknown");
  EXPECT_EQ(network_of(""), "");
}

}  // namespace
}  // namespace krypta::server::limits_test
