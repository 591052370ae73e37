#include "store/postgres/news.hpp"

#include <charconv>
#include <iterator>
#include <utility>

namespace krypta::store::postgres {
namespace {

/// PostgreSQL takes less than 8,000 bytes.
constexpr std::size_t largest = 7'900;

template <class Number>
std::optional<Number> number_of(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

template <class T>
void append_all(std::vector<T>& to, std::vector<T>& more) {
  std::move(more.begin(), more.end(), std::back_inserter(to));
}

class Payloads {
 public:
  explicit Payloads(std::int64_t server) : head_(std::to_string(server)) {}

  void add(const std::string& line) {
    // Whoever did not hear of it finds it with his slow look.
    if (line.find('\n') != std::string::npos || head_.size() + 1 + line.size() > largest) return;
    if (all_.empty() || all_.back().size() + 1 + line.size() > largest) all_.push_back(head_);
    all_.back().append("\n").append(line);
  }
  [[nodiscard]] std::vector<std::string> take() { return std::move(all_); }

 private:
  std::string head_;
  std::vector<std::string> all_;
};

void read_line(std::string_view line, News& into) {
  const char kind = line.empty() ? '\0' : line.front();
  const std::string_view rest = line.empty() ? line : line.substr(1);
  if (kind == 'c') into.comings.emplace_back(rest);
  if (kind == 'p')
    if (const auto account = number_of<AccountId>(rest)) into.people.push_back(*account);
  if (kind != 'w') return;
  const std::size_t space = rest.find(' ');
  const auto number = number_of<std::uint32_t>(rest.substr(0, space));
  if (number && space != std::string_view::npos) into.written.push_back({std::string{rest.substr(space + 1)}, *number});
}

}  // namespace

void add_news(News& to, News more) {
  to.missed = to.missed || more.missed;
  append_all(to.written, more.written);
  append_all(to.comings, more.comings);
  append_all(to.people, more.people);
}

bool is_news(const News& news) {
  return news.missed || !news.written.empty() || !news.comings.empty() || !news.people.empty();
}

std::vector<std::string> payloads_of(const News& news, std::int64_t server) {
  Payloads payloads{server};
  for (const Place& place : news.written) payloads.add("w" + std::to_string(place.number) + " " + place.table);
  for (const std::string& table : news.comings) payloads.add("c" + table);
  for (const AccountId account : news.people) payloads.add("p" + std::to_string(account));
  return payloads.take();
}

void read_payload(std::string_view payload, std::int64_t server, News& into) {
  const std::size_t head = payload.find('\n');
  if (head == std::string_view::npos || number_of<std::int64_t>(payload.substr(0, head)) == server) return;
  for (std::size_t at = head; at != std::string_view::npos;) {
    const std::size_t end = payload.find('\n', at + 1);
    read_line(payload.substr(at + 1, end - at - 1), into);
    at = end;
  }
}

}  // namespace krypta::store::postgres
