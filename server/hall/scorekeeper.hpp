#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/games/games.hpp"
#include "server/hall/backlog.hpp"
#include "server/log.hpp"
#include "server/loop.hpp"
#include "server/table/finish.hpp"
#include "store/store.hpp"

namespace krypta::server {

/// Counts matches that are over, for statistics and ratings. Each counts once, whoever saw it end and however often:
/// the store has one place for it, and a number for every match of a person, so two servers cannot rate him from the
/// same standing.
class Scorekeeper {
 public:
  Scorekeeper(const Games& games, Loop& loop, Workers& workers, store::Store& store, Log& log);
  Scorekeeper(const Scorekeeper&) = delete;
  Scorekeeper& operator=(const Scorekeeper&) = delete;
  ~Scorekeeper();

  /// The match of this table is over.
  void count(std::string table) { backlog_.add(std::move(table)); }
  /// Counts also those that are over and not counted: a server may have ended before it came to that.
  void make_up() { backlog_.make_up(); }

 private:
  void read(const std::string& table);
  void rate(const std::string& table, const std::shared_ptr<const Finish>& finish, unsigned tries);
  void write(store::Counted counted, const std::shared_ptr<const Finish>& finish, unsigned tries);
  void failed(const std::string& table, const std::string& problem);

  const Games& games_;
  Loop& loop_;
  Workers& workers_;
  store::Store& store_;
  Log& log_;
  Backlog backlog_;
  /// Answers that come after the scorekeeper has gone find it empty.
  std::shared_ptr<Scorekeeper*> self_;
};

}  // namespace krypta::server
