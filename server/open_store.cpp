#include "server/open_store.hpp"

#include <variant>

#include "server/people/skeleton.hpp"
#include "store/files.hpp"
#include "store/postgres/postgres.hpp"

namespace krypta::server {

namespace {

template <class Kind>
OpenedStore opened_or_problem(std::variant<std::unique_ptr<Kind>, std::string> opened) {
  if (auto* problem = std::get_if<std::string>(&opened)) return {.problem = std::move(*problem)};
  auto store = std::get<0>(std::move(opened));
  std::function<store::Counts()> counts = [known = store.get()] { return known->counts(); };
  return {.store = std::move(store), .counts = std::move(counts)};
}

}  // namespace

OpenedStore open_store(const ServeSettings& settings, store::Post post) {
  const store::Skeletons skeletons{skeleton_of, skeleton_version};
  if (!settings.database.empty())
    return opened_or_problem(store::open_postgres({settings.database, skeletons}, std::move(post)));
  if (std::string problem = store::make_private_folder(settings.data); !problem.empty()) return {.problem = problem};
  return opened_or_problem(store::open_sqlite({store_file(settings.data), skeletons}, std::move(post)));
}

}  // namespace krypta::server
