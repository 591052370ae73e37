#include <istream>
#include <ostream>

#include "cli/protocol/protocol.hpp"
#include "cli/tools.hpp"

namespace krypta::cli {

namespace {

/// Reads a line without ever holding more of it than the protocol could use.
bool read_line(std::istream& in, std::string& line) {
  line.clear();
  std::streambuf* bytes = in.rdbuf();
  constexpr int end = std::streambuf::traits_type::eof();
  int byte = bytes->sbumpc();
  if (byte == end) return false;
  for (; byte != end && byte != '\n'; byte = bytes->sbumpc()) {
    if (line.size() <= Protocol::longest_line) line.push_back(static_cast<char>(byte));
  }
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return true;
}

}  // namespace

void serve_protocol(const Games& games, std::istream& in, std::ostream& out) {
  Protocol protocol{games};
  std::string line;
  while (!protocol.finished() && read_line(in, line)) {
    if (line.empty()) continue;
    out << protocol.answer(line) << "\n" << std::flush;
  }
}

}  // namespace krypta::cli
