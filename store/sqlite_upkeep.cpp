#include <utility>

#include "store/sqlite.hpp"
#include "store/worker.hpp"

/// What whoever runs the server asks of its store.
namespace krypta::store {

void SqliteStore::tables(TablesAsked asked, OnFound<std::vector<Listing>> then) {
  add(asking<std::vector<Listing>>([asked = std::move(asked)](Records& records) { return records.tables(asked); },
                                   std::move(then)));
}

void SqliteStore::accounts(AccountsAsked asked, OnFound<std::vector<Account>> then) {
  add(asking<std::vector<Account>>([asked = std::move(asked)](Records& records) { return records.accounts(asked); },
                                   std::move(then)));
}

void SqliteStore::remove_account(AccountId account, Time now, OnWritten then) {
  add(writing([=](Records& records) { return records.remove_account(account, now); }, std::move(then)));
}

void SqliteStore::outcomes_of(AccountId account, OnFound<std::vector<Outcome>> then) {
  add(asking<std::vector<Outcome>>([account](Records& records) { return records.outcomes_of(account); },
                                   std::move(then)));
}

void SqliteStore::add_sanction(Sanction sanction, OnWritten then) {
  add(writing([sanction = std::move(sanction)](Records& records) { return records.add_sanction(sanction); },
              std::move(then)));
}

void SqliteStore::lift_sanction(std::int64_t id, OnWritten then) {
  add(writing([id](Records& records) { return records.lift_sanction(id); }, std::move(then)));
}

void SqliteStore::set_notice(Notice notice, OnWritten then) {
  add(writing([notice = std::move(notice)](Records& records) { return records.set_notice(notice); }, std::move(then)));
}

void SqliteStore::orders(Time now, OnFound<Orders> then) {
  add(asking<Orders>([now](Records& records) { return records.orders(now); }, std::move(then)));
}

void SqliteStore::add_reset(Reset reset, OnWritten then) {
  add(writing([reset = std::move(reset)](Records& records) { return records.add_reset(reset); }, std::move(then)));
}

void SqliteStore::owner_of_reset(std::string hash, Time now, OnFound<Account> then) {
  add(asking<Account>([hash = std::move(hash), now](Records& records) { return records.owner_of_reset(hash, now); },
                      std::move(then)));
}

void SqliteStore::reset_password(std::string hash, Time now, std::string password, OnWritten then) {
  add(writing([hash = std::move(hash), now, password = std::move(password)](
                  Records& records) { return records.reset_password(hash, now, password); },
              std::move(then)));
}

void SqliteStore::add_report(Report report, unsigned most, OnWritten then) {
  add(writing([report = std::move(report), most](Records& records) { return records.add_report(report, most); },
              std::move(then)));
}

void SqliteStore::reports(ReportsAsked asked, OnFound<std::vector<Report>> then) {
  add(asking<std::vector<Report>>([asked](Records& records) { return records.reports(asked); }, std::move(then)));
}

void SqliteStore::close_report(std::int64_t id, Time now, OnWritten then) {
  add(writing([=](Records& records) { return records.close_report(id, now); }, std::move(then)));
}

void SqliteStore::old_matches(OldAsked asked, OnFound<Old> then) {
  add(asking<Old>([asked = std::move(asked)](Records& records) { return records.old_matches(asked); },
                  std::move(then)));
}

void SqliteStore::drop_thoughts(std::string table, OnWritten then) {
  add(writing([table = std::move(table)](Records& records) { return records.drop_thoughts(table); }, std::move(then)));
}

void SqliteStore::drop_match(std::string table, Time since, OnWritten then) {
  add(writing([table = std::move(table), since](Records& records) { return records.drop_match(table, since); },
              std::move(then)));
}

}  // namespace krypta::store
