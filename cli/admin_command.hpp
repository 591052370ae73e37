#pragma once

#include <memory>
#include <string>

#include "cli/arguments.hpp"

namespace CLI {
class App;
}

namespace krypta::cli {

/// What was typed behind `krypta admin`.
struct AdminArguments {
  std::string what;
  std::string who;
  std::string name;
  std::string table;
  std::string address;
  std::string reason;
  std::string lasts;
  std::string state;
  std::string older;
  std::string after;
  std::string text;
  std::string on;
  std::int64_t id = 0;
  std::int64_t most = 100;
  bool all = false;
  bool yes = false;
};

/// Adds `krypta admin` with its commands.
void add_admin_commands(CLI::App& app, Arguments& arguments, int& status);

/// Adds `krypta store`.
void add_store_command(CLI::App& app, Arguments& arguments, int& status);

}  // namespace krypta::cli
