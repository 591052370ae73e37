#include "server/app/pages.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "embedded/web.hpp"
#include "fair/chance.hpp"
#include "server/net/list.hpp"

namespace krypta::server {

namespace {

constexpr std::string_view first_page = "index.html";
constexpr std::string_view packed = ".gz";

std::string_view type_of(std::string_view path) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 12> types{{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".webp", "image/webp"},
      {".ico", "image/x-icon"},
      {".webmanifest", "application/manifest+json"},
      {".woff2", "font/woff2"},
      {".json", "application/json"},
      {".txt", "text/plain; charset=utf-8"},
      {".ftl", "text/plain; charset=utf-8"},
  }};
  const auto* found = std::ranges::find_if(types, [&](const auto& type) { return path.ends_with(type.first); });
  return found == types.end() ? "application/octet-stream" : found->second;
}

/// "gzip;q=0" says that it must not be packed.
bool unpacks(std::string_view accepted) {
  return any_part(accepted, [](std::string_view part) {
    const std::string_view name = part.substr(0, part.find_first_of("; \t"));
    if (name != "gzip" && name != "*") return false;
    const std::size_t quality = part.find("q=");
    return quality == std::string_view::npos || part.find_first_of("123456789", quality) != std::string_view::npos;
  });
}

bool has_tag(std::string_view known, std::string_view tag) {
  return any_part(known, [&](std::string_view part) {
    if (part.starts_with("W/")) part.remove_prefix(2);
    return part == "*" || part == tag;
  });
}

}  // namespace

std::string tag_of(std::string_view bytes) {
  constexpr std::size_t enough = 16;
  return '"' + fair::to_hex(fair::digest(bytes)).substr(0, enough) + '"';
}

HttpResponse shown(const Sheet& sheet, std::string_view type, std::string_view kept_for, const HttpRequest& request) {
  HttpResponse response{.type = std::string{type}, .body = {}};
  const auto say = [&](std::string_view header, std::string_view value) {
    response.headers.emplace_back(header, value);
  };
  say("Cache-Control", kept_for);
  std::string tag{sheet.tag};
  std::string_view bytes = sheet.bytes;
  if (!sheet.packed.empty()) {
    say("Vary", "Accept-Encoding");
    if (unpacks(request.header("accept-encoding"))) {
      bytes = sheet.packed;
      tag.insert(tag.size() - 1, "-gz");
      say("Content-Encoding", "gzip");
    }
  }
  say("ETag", tag);
  if (has_tag(request.header("if-none-match"), tag)) {
    response.status = 304;
  } else {
    response.body = bytes;
  }
  return response;
}

Pages::Pages(std::span<const File> files) {
  for (const auto& [name, bytes] : files) pages_.emplace(name, Page{bytes, tag_of(bytes)});
}

Pages Pages::embedded() {
  std::vector<File> files;
  for (const std::string_view key : web::embedded_keys()) files.emplace_back(key, *web::embedded(key));
  return Pages{files};
}

const Pages::Page* Pages::find(std::string_view name) const {
  const auto found = pages_.find(name);
  return found == pages_.end() ? nullptr : &found->second;
}

std::optional<HttpResponse> Pages::show(const HttpRequest& request) const {
  std::string_view name = request.path;
  name.remove_prefix(std::min<std::size_t>(1, name.size()));
  if (name.empty()) name = first_page;
  const Page* page = name.ends_with(packed) ? nullptr : find(name);
  if (page == nullptr) {
    if (name.substr(name.rfind('/') + 1).find('.') != std::string_view::npos) return std::nullopt;
    name = first_page;
    page = find(name);
    if (page == nullptr) return std::nullopt;
  }
  const Page* small = find(std::string{name} + std::string{packed});
  // The names of built files hold a hash of what is in them.
  return shown({page->bytes, small == nullptr ? std::string_view{} : small->bytes, page->tag}, type_of(name),
               name.starts_with("assets/") ? "public, max-age=31536000, immutable" : "no-cache", request);
}

}  // namespace krypta::server
