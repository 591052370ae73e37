#include "bench/journal.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cstring>
#include <fstream>
#include <sstream>
#include <utility>

namespace krypta::load {

Journal::~Journal() {
  if (file_ >= 0) ::close(file_);
}

std::string Journal::open(const std::string& file) {
  file_ = ::open(file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  return file_ < 0 ? file + ": " + std::strerror(errno) : std::string{};
}

void Journal::write(const std::string& line) {
  if (file_ < 0) return;
  if (std::cmp_not_equal(::write(file_, line.data(), line.size()), line.size())) good_ = false;
}

void Journal::sits(const Sitting& sitting) {
  write(fmt::format("sits {} {} {}\n", sitting.table, sitting.seat, sitting.cookie));
}

void Journal::acknowledged(const Sitting& sitting, std::string_view id) {
  write(fmt::format("choice {} {} {}\n", sitting.table, sitting.seat, id));
}

std::variant<std::vector<Sitting>, std::string> read_journal(const std::string& file) {
  std::ifstream in{file};
  if (!in) return file + ": cannot be read";
  std::vector<Sitting> sittings;
  std::map<std::pair<std::string, unsigned>, std::size_t> places;
  std::size_t number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    std::istringstream words{line};
    std::string what;
    std::string table;
    std::string last;
    unsigned seat = 0;
    words >> what >> table >> seat >> last;
    const auto place = places.find({table, seat});
    if (what == "sits" && !last.empty() && place == places.end()) {
      places.emplace(std::pair{table, seat}, sittings.size());
      sittings.push_back({table, seat, last, {}, {}, {}, sittings.size()});
    } else if (what == "choice" && !last.empty() && place != places.end()) {
      sittings[place->second].acknowledged.push_back(last);
    } else {
      return fmt::format("{}:{}: is not a line of a journal", file, number);
    }
  }
  return sittings;
}

}  // namespace krypta::load
