#include "store/postgres/reply.hpp"

#include <charconv>

namespace krypta::store::postgres {
namespace {

unsigned nibble(char digit) {
  const int value = digit <= '9' ? digit - '0' : digit - 'a' + 10;
  return static_cast<unsigned>(value) & 15U;
}

template <class Number>
Number number_in(std::string_view text) {
  Number number{};
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

}  // namespace

std::string one_line(std::string_view message) {
  std::string_view line = message.substr(0, message.find('\n'));
  if (line.starts_with("ERROR:  ")) line.remove_prefix(8);
  if (line.starts_with("FATAL:  ")) line.remove_prefix(8);
  return std::string{line};
}

std::string Reply::state() const {
  const char* state = PQresultErrorField(result_.get(), PG_DIAG_SQLSTATE);
  return state == nullptr ? "" : state;
}

std::string Reply::problem() const {
  const char* message = PQresultErrorField(result_.get(), PG_DIAG_MESSAGE_PRIMARY);
  return one_line(message == nullptr ? PQresultErrorMessage(result_.get()) : message);
}

std::string_view Reply::raw(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column), static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::int64_t Reply::integer(int row, int column) const { return number_in<std::int64_t>(raw(row, column)); }

double Reply::real(int row, int column) const { return number_in<double>(raw(row, column)); }

std::vector<std::int64_t> Reply::integers(int row, int column) const {
  std::vector<std::int64_t> found;
  std::string_view rest = raw(row, column);
  while (rest.size() > 2) {
    rest.remove_prefix(1);
    found.push_back(number_in<std::int64_t>(rest));
    rest.remove_prefix(rest.find_first_of(",}"));
    if (rest.front() == '}') break;
  }
  return found;
}

std::string Reply::bytes(int row, int column) const {
  std::string_view digits = raw(row, column);
  if (!digits.starts_with("\\x")) return {};
  digits.remove_prefix(2);
  std::string bytes;
  bytes.reserve(digits.size() / 2);
  for (std::size_t at = 0; at + 1 < digits.size(); at += 2)
    bytes += static_cast<char>(nibble(digits[at]) * 16U + nibble(digits[at + 1]));
  return bytes;
}

}  // namespace krypta::store::postgres
