#include "tests/store/postgres/database.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <libpq-fe.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <iostream>

namespace krypta::store::test {
namespace {

constexpr const char* script = KRYPTA_TESTS_DIR "/../scripts/postgres";

std::string output_of(const std::string& command) {
  std::string output;
  FILE* const pipe = popen(command.c_str(), "r");
  std::array<char, 512> piece{};
  while (pipe != nullptr && fgets(piece.data(), piece.size(), pipe) != nullptr) output += piece.data();
  if (pipe == nullptr || pclose(pipe) != 0) output.clear();
  while (output.ends_with('\n')) output.pop_back();
  return output;
}

/// PostgreSQL, started when the first test needs it. A test without it would prove nothing, so there is no going on.
class Postgres {
 public:
  static Postgres& get() {
    static Postgres one;
    return one;
  }

  [[nodiscard]] std::string url(const std::string& database) const {
    std::string url = url_;
    return url.replace(url.find("/krypta?"), 7, "/" + database);
  }
  std::string ask(const std::string& database, const std::string& sql) const {
    std::string url = all_url_;
    url.replace(url.find("/krypta?"), 7, "/" + database);
    PGconn* const connection = PQconnectdb(url.c_str());
    PGresult* const result = PQexec(connection, sql.c_str());
    const ExecStatusType status = PQresultStatus(result);
    EXPECT_TRUE(status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK) << sql << ": " << PQerrorMessage(connection);
    std::string found = PQntuples(result) > 0 ? PQgetvalue(result, 0, 0) : "";
    PQclear(result);
    PQfinish(connection);
    return found;
  }

 private:
  Postgres() {
    std::string folder = (std::filesystem::temp_directory_path() / "krypta-postgres-XXXXXX").string();
    if (mkdtemp(folder.data()) == nullptr) std::abort();
    chmod(folder.c_str(), 0711);
    end_with_the_program(folder);
    url_ = output_of(std::string{script} + " start " + folder + "/db 0 fsync=off max_connections=200");
    all_url_ = output_of(std::string{script} + " url " + folder + "/db postgres");
    if (url_.empty() || all_url_.empty()) {
      std::cerr << "PostgreSQL cannot be started: the store's tests need Debian's package postgresql\n";
      std::exit(1);
    }
    ask("postgres", "CREATE DATABASE model OWNER krypta");
    auto store = open_postgres({url("model")}, [](const std::function<void()>&) {});
    if (const auto* problem = std::get_if<std::string>(&store)) {
      std::cerr << "the model of the databases cannot be made: " << *problem << "\n";
      std::exit(1);
    }
  }

  /// Also if the program ends with a signal: its end of the pipe closes.
  static void end_with_the_program(const std::string& folder) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) std::abort();
    const std::string then =
        "cat >/dev/null; " + std::string{script} + " stop " + folder + "/db immediate; rm -rf " + folder;
    if (fork() == 0) {
      setsid();
      dup2(ends[0], STDIN_FILENO);
      const int nowhere = open("/dev/null", O_WRONLY);
      dup2(nowhere, STDOUT_FILENO);
      dup2(nowhere, STDERR_FILENO);
      execl("/bin/sh", "sh", "-c", then.c_str(), nullptr);
      _exit(1);
    }
    close(ends[0]);
  }

  std::string url_;
  std::string all_url_;
};

}  // namespace

Database::Database(Holds what) {
  static int count = 0;
  name_ = "test" + std::to_string(++count);
  const std::string model = what == Holds::krypta ? " TEMPLATE model" : "";
  Postgres::get().ask("postgres", "CREATE DATABASE " + name_ + " OWNER krypta" + model);
}

Database::~Database() { Postgres::get().ask("postgres", "DROP DATABASE " + name_ + " WITH (FORCE)"); }

std::string Database::url() const { return Postgres::get().url(name_); }

std::string Database::ask(const std::string& sql) const { return Postgres::get().ask(name_, sql); }

std::unique_ptr<PostgresStore> opened(const Database& database, Post post) {
  auto store = open_postgres({database.url()}, std::move(post));
  if (auto* problem = std::get_if<std::string>(&store)) {
    ADD_FAILURE() << *problem;
    std::abort();
  }
  return std::get<0>(std::move(store));
}

}  // namespace krypta::store::test
