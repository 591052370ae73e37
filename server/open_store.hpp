#pragma once

#include <functional>
#include <memory>
#include <string>

#include "server/serve.hpp"
#include "store/sqlite.hpp"

namespace krypta::server {

/// A store of either kind.
struct OpenedStore {
  std::unique_ptr<store::Store> store{};
  std::function<store::Counts()> counts{};
  std::string problem{};
};

[[nodiscard]] OpenedStore open_store(const ServeSettings& settings, store::Post post);

}  // namespace krypta::server
