#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <variant>

#include "engine/games/games.hpp"
#include "server/limits/quotas.hpp"
#include "server/trials/trials.hpp"
#include "text/speech.hpp"

namespace krypta::server {

struct ServeSettings {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;
  std::string data = "data";  ///< the folder of the store
  std::string database{};     ///< or the URL of a PostgreSQL database that is the store
  std::string origin{};       ///< the address people use, if it is another: "https://krypta.example"
  bool behind_proxy = false;
  unsigned bot_threads = 0;  ///< 0: one less than there are cores, at least one
  unsigned bot_pause = 100;  ///< milliseconds after which a bot answers at the soonest
  unsigned silence = 1000;   ///< milliseconds after which whoever has one choice only is passed over
  unsigned connections = 20'000;
  unsigned connections_per_address = 200;
  QuotaSettings quotas{};
  TrialSettings trials{};
  unsigned open_days = 2;           ///< an open table that nobody has looked at for so long ends
  unsigned unvisited_days = 90;     ///< and a running one at which no clock runs
  unsigned keep_thoughts_days = 0;  ///< what bots thought in matches that are over is kept for so long; 0: for ever
  unsigned keep_matches_days = 0;   ///< and these matches
  std::string admin_socket{};       ///< where whoever runs the server talks to it; empty: in the data folder
  bool rate_neighbours = false;     ///< matches of people who come from one address may count for ratings
  double rates = 1;                 ///< how much faster people may be than they usually may; for load tests
};

/// Serves until it is told to stop. Says on `out` where it is, and writes its log to stderr. The exit status of the
/// program: 1 if it could not begin, with one line on `err`.
[[nodiscard]] int serve(const Games& games, const ServeSettings& settings, const text::Speech& speech,
                        std::ostream& out, std::ostream& err);

/// Where whoever runs the server talks to it.
[[nodiscard]] std::string admin_socket_of(const ServeSettings& settings);

/// One request of whoever runs the server: by the server, if one runs, else here, with the store opened for it. The
/// other one is the problem: one line for a person.
[[nodiscard]] std::variant<Value, std::string> administer(const Games& games, const ServeSettings& settings,
                                                          const Value& request);

/// The file of the store in a data folder.
[[nodiscard]] std::string store_file(const std::string& data);

}  // namespace krypta::server
