#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "server/net/net.hpp"

namespace krypta::server {

/// What stays as it is, and the same packed for browsers that unpack it themselves, if that is worth it.
struct Sheet {
  std::string_view bytes;
  std::string_view packed;
  std::string_view tag;  ///< another one for other bytes
};
[[nodiscard]] std::string tag_of(std::string_view bytes);
/// Shows it to who does not have it yet.
[[nodiscard]] HttpResponse shown(const Sheet& sheet, std::string_view type, std::string_view kept_for,
                                 const HttpRequest& request);

/// The files of the web client. Beside a file there may be the same one packed, as "app.js.gz", for browsers that
/// unpack it themselves.
class Pages {
 public:
  using File = std::pair<std::string_view, std::string_view>;  ///< its name and its bytes, which must stay
  explicit Pages(std::span<const File> files);
  /// Those inside the binary.
  [[nodiscard]] static Pages embedded();

  /// The client finds its way by itself: every address that is no file shows its first page. Nothing if there is none.
  [[nodiscard]] std::optional<HttpResponse> show(const HttpRequest& request) const;

 private:
  struct Page {
    std::string_view bytes;
    std::string tag;  ///< another one for other bytes
  };
  [[nodiscard]] const Page* find(std::string_view name) const;

  std::map<std::string, Page, std::less<>> pages_;
};

}  // namespace krypta::server
