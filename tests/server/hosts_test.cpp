#include "server/app/hosts.hpp"

#include <gtest/gtest.h>

namespace krypta::server::hosts_test {
namespace {

TEST(Hosts, LoopbackNamesAreThisMachines) {
  for (const char* host : {"localhost", "LocalHost:8080", "krypta.localhost:80", "localhost.", "127.0.0.1",
                           "127.8.9.10:1", "[::1]", "[::1]:8080", "[::ffff:127.0.0.1]:80"})
    EXPECT_TRUE(names_this_machine(host, "")) << host;
}

TEST(Hosts, TheAddressAtWhichARequestArrivedIsToo) {
  EXPECT_TRUE(names_this_machine("192.0.2.7:8080", "192.0.2.7"));
  EXPECT_TRUE(names_this_machine("[2001:db8:0::7]:8080", "2001:db8::7"));
  EXPECT_FALSE(names_this_machine("192.0.2.8:8080", "192.0.2.7"));
}

TEST(Hosts, WhatSomebodyElseMayOwnIsNot) {
  for (const char* host : {"", ":80", "evil.example", "evil.example:8080", "localhost.evil.example", "notlocalhost",
                           "127.0.0.1.evil.example", "localhost:80@evil.example", "[::1", "[::1]evil", "::1", "0.0.0.0",
                           "10.0.0.1", "[::]", "localhost evil"})
    EXPECT_FALSE(names_this_machine(host, "192.0.2.7")) << host;
}

}  // namespace
}  // namespace krypta::server::hosts_test
