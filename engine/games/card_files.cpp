#include "engine/games/card_files.hpp"

#include <cstdio>
#include <cstdlib>
#include <string>

#include "embedded/card_files.hpp"

namespace krypta {

std::vector<cards::File> built_in_card_files(std::string_view game) {
  const std::string folder = std::string{game} + "/";
  std::vector<cards::File> files;
  for (const std::string_view key : card_files::embedded_keys()) {
    if (key.starts_with(folder))
      files.push_back({std::string{key}, std::string{card_files::embedded(key).value_or("")}});
  }
  return files;
}

void stop_with(const std::vector<cards::Error>& errors) {
  for (const cards::Error& error : errors) std::fprintf(stderr, "%s\n", error.text().c_str());
  std::exit(2);
}

}  // namespace krypta
