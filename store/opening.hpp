#pragma once

#include <string>
#include <variant>

#include "store/files.hpp"
#include "store/statement.hpp"

namespace krypta::store {

/// A database that is known to be whole, of this program's version, and this server's alone.
struct Opened {
  Lock lock;
  Connection connection;
};

/// Makes the database if there is none. The other one is the problem: one line for a person; the disk is as it was.
[[nodiscard]] std::variant<Opened, std::string> open_database(const std::string& path);

/// Whether an open database is one of Krypta's that this program understands, and whole; says what it is instead.
/// `check` is SQLite's: quick_check or integrity_check.
[[nodiscard]] std::string refuse_unless_krypta(Connection& connection, const char* check);

}  // namespace krypta::store
