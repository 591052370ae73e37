#include "server/net/request.hpp"

#include <gtest/gtest.h>

namespace krypta::server::request_test {
namespace {

HttpRequest with_headers(std::vector<std::pair<std::string, std::string>> headers) {
  HttpRequest request;
  request.headers = std::move(headers);
  return request;
}

TEST(Target, IsSplitAndDecoded) {
  const auto target = read_target("/tables/a%20b/%C5%82?x=%20&y=?");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/tables/a b/ł");
  EXPECT_EQ(target->query, "x=%20&y=?");
  EXPECT_EQ(read_target("/")->path, "/");
  EXPECT_EQ(read_target("/a+b")->path, "/a+b");
  EXPECT_EQ(read_target("/a?")->query, "");
}

TEST(Target, MayNameTheHostToo) {
  EXPECT_EQ(read_target("http://here:80/a?b")->path, "/a");
  EXPECT_EQ(read_target("HTTPS://here")->path, "/");
  EXPECT_FALSE(read_target("http:///a"));
  EXPECT_FALSE(read_target("http://"));
}

TEST(Target, IsRefusedIfItIsNoPath) {
  for (const char* wrong : {"", "*", "here:443", "a", "ftp://here/", "/a%", "/a%4", "/a%4g", "/a%%20", "/%00", "/%0a",
                            "/%7f", "/a#b", "/\x01", "/?\x01"}) {
    EXPECT_FALSE(read_target(wrong)) << wrong;
  }
}

TEST(Headers, AreFoundInAnyCase) {
  const auto request = with_headers({{"host", "here"}, {"accept", "first"}, {"accept", "second"}});
  EXPECT_EQ(request.header("host"), "here");
  EXPECT_EQ(request.header("Host"), "here");
  EXPECT_EQ(request.header("accept"), "first");
  EXPECT_EQ(request.header("hos"), "");
}

TEST(Cookies, AreFoundByTheirWholeName) {
  const auto request =
      with_headers({{"cookie", "xsession=1;session=two=2 ; empty=; quoted=\"q\""}, {"cookie", "late=3"}});
  EXPECT_EQ(request.cookie("session"), "two=2");
  EXPECT_EQ(request.cookie("xsession"), "1");
  EXPECT_EQ(request.cookie("empty"), "");
  EXPECT_EQ(request.cookie("quoted"), "q");
  EXPECT_EQ(request.cookie("late"), "3");
  EXPECT_EQ(request.cookie("sess"), "");
  EXPECT_EQ(request.cookie(""), "");
  EXPECT_EQ(with_headers({{"cookie", ";;= ;a;\"=\""}}).cookie("a"), "");
}

TEST(Forwarded, OnlyTheLastAddressIsTheProxysWord) {
  EXPECT_EQ(forwarded_address(with_headers({{"x-forwarded-for", "6.6.6.6, 7.7.7.7 , 10.0.0.1 "}})), "10.0.0.1");
  EXPECT_EQ(forwarded_address(with_headers({{"x-forwarded-for", "6.6.6.6"}, {"x-forwarded-for", "::1"}})), "::1");
  EXPECT_EQ(forwarded_address(with_headers({{"x-forwarded-for", "6.6.6.6, unknown"}})), "");
  EXPECT_EQ(forwarded_address(with_headers({{"x-forwarded-for", "6.6.6.6,"}})), "");
  EXPECT_EQ(forwarded_address(with_headers({})), "");
}

}  // namespace
}  // namespace krypta::server::request_test
