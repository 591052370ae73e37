#pragma once

#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "engine/games/games.hpp"
#include "server/log.hpp"
#include "server/loop.hpp"
#include "store/store.hpp"

namespace krypta::server {

/// Keeps what was told of matches that are over, one after the other and behind everything else: nobody waits for it
/// before the rules change.
class Archivist {
 public:
  Archivist(const Games& games, Loop& loop, Workers& workers, store::Store& store, Log& log);
  Archivist(const Archivist&) = delete;
  Archivist& operator=(const Archivist&) = delete;
  ~Archivist();

  /// The match of this table is over.
  void keep(std::string table);
  /// Keeps also those that are over and of which nothing is kept: a server may have ended before it came to that.
  void make_up(const std::string& after = {});

 private:
  void next();
  void read(const std::string& table);
  void write(const std::string& table, std::vector<store::Kept> parts);
  void done();

  const Games& games_;
  Loop& loop_;
  Workers& workers_;
  store::Store& store_;
  Log& log_;
  std::deque<std::string> waiting_;
  bool busy_ = false;
  std::string made_up_to_;  ///< the last of a page of those to be made up for, if there may be another
  /// Answers that come after the archivist has gone find it empty.
  std::shared_ptr<Archivist*> self_;
};

}  // namespace krypta::server
