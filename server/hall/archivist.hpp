#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/games/games.hpp"
#include "server/hall/backlog.hpp"
#include "server/log.hpp"
#include "server/loop.hpp"
#include "server/table/nameless.hpp"
#include "store/store.hpp"

namespace krypta::server {

/// Keeps what was told of matches that are over: nobody waits for it before the rules change.
class Archivist {
 public:
  Archivist(const Games& games, Loop& loop, Workers& workers, store::Store& store, Log& log);
  Archivist(const Archivist&) = delete;
  Archivist& operator=(const Archivist&) = delete;
  ~Archivist();

  /// Who is not to be named any more.
  Removed removed{};

  /// The match of this table is over.
  void keep(std::string table) { backlog_.add(std::move(table)); }
  /// Keeps also those that are over and of which nothing is kept: a server may have ended before it came to that.
  void make_up() { backlog_.make_up(); }

 private:
  void read(const std::string& table);
  void write(const std::string& table, std::vector<store::Kept> parts);

  const Games& games_;
  Loop& loop_;
  Workers& workers_;
  store::Store& store_;
  Log& log_;
  Backlog backlog_;
  /// Answers that come after the archivist has gone find it empty.
  std::shared_ptr<Archivist*> self_;
};

}  // namespace krypta::server
