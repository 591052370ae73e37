#include "server/app/pages.hpp"

#include <gtest/gtest.h>

#include <array>

namespace krypta::server::test::pages_test {
namespace {

constexpr std::array<Pages::File, 9> files{{{"index.html", "<p>first</p>"},
                                            {"index.html.gz", "packed first"},
                                            {"sw.js", "self"},
                                            {"site.webmanifest", "{}"},
                                            {"icon.png", "png"},
                                            {"assets/app-1a2b.js", "code"},
                                            {"assets/app-1a2b.js.gz", "packed code"},
                                            {"assets/sans-9f.woff2", "font"},
                                            {"words/pl.ftl", "tak = Tak"}}};

class PagesTest : public testing::Test {
 protected:
  std::optional<HttpResponse> get(std::string path, const std::string& accepts = {}, const std::string& has = {}) {
    HttpRequest request;
    request.method = "GET";
    request.path = std::move(path);
    if (!accepts.empty()) request.headers.emplace_back("accept-encoding", accepts);
    if (!has.empty()) request.headers.emplace_back("if-none-match", has);
    return pages.show(request);
  }
  static std::string header(const std::optional<HttpResponse>& response, std::string_view name) {
    for (const auto& [key, value] : response->headers) {
      if (key == name) return value;
    }
    return {};
  }

  Pages pages{files};
};

TEST_F(PagesTest, EveryFileHasItsTypeAndItsAge) {
  EXPECT_EQ(get("/sw.js")->type, "text/javascript; charset=utf-8");
  EXPECT_EQ(header(get("/sw.js"), "Cache-Control"), "no-cache") << "browsers must notice a new one";
  EXPECT_EQ(get("/site.webmanifest")->type, "application/manifest+json");
  EXPECT_EQ(get("/icon.png")->type, "image/png");
  EXPECT_EQ(get("/assets/sans-9f.woff2")->type, "font/woff2");
  EXPECT_EQ(get("/words/pl.ftl")->type, "text/plain; charset=utf-8");
  EXPECT_EQ(header(get("/"), "Cache-Control"), "no-cache");
  EXPECT_NE(header(get("/assets/app-1a2b.js"), "Cache-Control").find("immutable"), std::string::npos);
}

TEST_F(PagesTest, AnAddressThatIsNoFileShowsTheFirstPage) {
  EXPECT_EQ(get("/")->body, "<p>first</p>");
  EXPECT_EQ(get("/table/abc")->body, "<p>first</p>");
  EXPECT_EQ(get("/v1.2/table")->body, "<p>first</p>");
  EXPECT_EQ(get("/table/abc")->type, "text/html; charset=utf-8");
  EXPECT_EQ(get("/assets/gone.js"), std::nullopt);
  pages = Pages{{}};
  EXPECT_EQ(get("/"), std::nullopt) << "there is no client at all";
}

TEST_F(PagesTest, WhoUnpacksIsSentThePackedFile) {
  for (const char* accepts : {"gzip", "gzip, deflate, br", "deflate,gzip;q=0.5", "*", "br;q=1.0, gzip;q=0.8"}) {
    const auto got = get("/assets/app-1a2b.js", accepts);
    EXPECT_EQ(got->body, "packed code") << accepts;
    EXPECT_EQ(header(got, "Content-Encoding"), "gzip");
    EXPECT_EQ(header(got, "Vary"), "Accept-Encoding");
    EXPECT_EQ(got->type, "text/javascript; charset=utf-8");
  }
  for (const char* accepts : {"", "br", "gzip;q=0", "gzip;q=0.0", "gzipped", "identity"}) {
    const auto got = get("/assets/app-1a2b.js", accepts);
    EXPECT_EQ(got->body, "code") << accepts;
    EXPECT_EQ(header(got, "Content-Encoding"), "");
    EXPECT_EQ(header(got, "Vary"), "Accept-Encoding") << "what is kept by proxies depends on it";
  }
  EXPECT_EQ(get("/table/abc", "gzip")->body, "packed first");
  EXPECT_EQ(header(get("/sw.js", "gzip"), "Content-Encoding"), "") << "there is no packed one";
  EXPECT_EQ(header(get("/sw.js", "gzip"), "Vary"), "");
  EXPECT_EQ(get("/assets/app-1a2b.js.gz"), std::nullopt);
}

TEST_F(PagesTest, WhoHasAFileIsNotSentItAgain) {
  const std::string tag = header(get("/sw.js"), "ETag");
  ASSERT_EQ(tag.size(), 18U);
  for (const std::string& has : {tag, "W/" + tag, "\"other\", " + tag, std::string{"*"}}) {
    const auto got = get("/sw.js", {}, has);
    EXPECT_EQ(got->status, 304U) << has;
    EXPECT_EQ(got->body, "");
    EXPECT_EQ(header(got, "ETag"), tag);
    EXPECT_EQ(header(got, "Cache-Control"), "no-cache");
  }
  EXPECT_EQ(get("/sw.js", {}, "\"other\"")->status, 200U);
  EXPECT_NE(header(get("/icon.png"), "ETag"), tag);
  EXPECT_NE(header(get("/", "gzip"), "ETag"), header(get("/"), "ETag")) << "other bytes";
}

}  // namespace
}  // namespace krypta::server::test::pages_test
