#include <filesystem>

#include "server/open_store.hpp"
#include "server/serve.hpp"
#include "server/upkeep/desk.hpp"
#include "server/upkeep/door.hpp"

/// What whoever runs the server asks for when none runs: the same, in the command itself.
namespace krypta::server {

namespace {

Value carry_out(const Games& games, const ServeSettings& settings, Net& net, store::Store& store,
                const Value& request) {
  Loop& loop = net.loop();
  Log log;
  const std::unique_ptr<Workers> workers = make_workers(1);
  People people{loop, *workers, store, {.log = &log}};
  Orders orders{loop, store, log};
  Hall hall{games, loop, *workers,
            store, log,  {.removed = [&orders](AccountId account) { return orders.removed(account); }}};
  const auto origin = [&] {
    return settings.origin.empty() ? "http://" + settings.address + ":" + std::to_string(settings.port)
                                   : settings.origin;
  };
  Desk desk{{loop, store, people, hall, orders, log, origin}};
  Value answer;
  loop.post([&] {
    orders.read([&] {
      desk.ask(request, [&](Value given) {
        answer = std::move(given);
        net.stop();
      });
    });
  });
  net.run();
  store.close();
  return answer;
}

}  // namespace

std::variant<Value, std::string> administer(const Games& games, const ServeSettings& settings, const Value& request) {
  const std::string path = admin_socket_of(settings);
  if (!path.empty()) {
    auto asked = ask_through_door(path, request);
    if (auto* problem = std::get_if<std::string>(&asked)) return std::move(*problem);
    if (auto& answer = std::get<std::optional<Value>>(asked)) return std::move(*answer);
  }
  std::error_code error;
  if (settings.database.empty() && !std::filesystem::exists(store_file(settings.data), error))
    return "no server listens to " + path + ", and there is no store in " + settings.data;
  const std::unique_ptr<Net> net = Net::make();
  const OpenedStore opened = open_store(settings, [&loop = net->loop()](Task task) { loop.post(std::move(task)); });
  if (!opened.problem.empty()) return opened.problem;
  return carry_out(games, settings, *net, *opened.store, request);
}

}  // namespace krypta::server
