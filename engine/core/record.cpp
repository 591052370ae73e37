#include "engine/core/record.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace krypta {

namespace {

/// An event takes four bytes, and two for each of its rules and arguments.
template <class T>
void put(std::string& bytes, T value) {
  std::array<char, sizeof(T)> raw{};
  std::memcpy(raw.data(), &value, sizeof(T));
  bytes.append(raw.data(), raw.size());
}

void put_event(std::string& bytes, const LoggedEvent& logged) {
  const Event& event = logged.event;
  put(bytes, event.kind);
  put(bytes, static_cast<std::uint8_t>(event.rules.size() << 4U | event.arguments.size()));
  put(bytes, logged.audience.bits());
  for (const RuleId rule : event.rules) put(bytes, rule);
  for (const std::int16_t argument : event.arguments) put(bytes, argument);
}
static_assert(RuleIds::capacity < 16 && decltype(Event::arguments)::capacity < 16);

/// Reads what was put, in the same order.
class Reader {
 public:
  explicit Reader(const std::string& bytes, std::size_t at = 0) : next_(bytes.data() + at) {}

  MadeChoice choice() {
    const auto seat = take<Seat>();
    return {seat, take<Choice>()};
  }
  std::uint32_t count() { return take<std::uint32_t>(); }
  LoggedEvent event() {
    LoggedEvent logged;
    logged.event.kind = take<std::uint8_t>();
    const unsigned sizes = take<std::uint8_t>();
    logged.audience = SeatSet::from_bits(take<std::uint16_t>());
    for (unsigned i = 0; i < sizes >> 4U; ++i) logged.event.rules.push_back(take<RuleId>());
    for (unsigned i = 0; i < (sizes & 15U); ++i) logged.event.arguments.push_back(take<std::int16_t>());
    return logged;
  }

 private:
  template <class T>
  T take() {
    T value{};
    std::memcpy(&value, next_, sizeof(T));
    next_ += sizeof(T);
    return value;
  }
  const char* next_;
};

}  // namespace

void Record::add(MadeChoice made, std::span<const LoggedEvent> caused) {
  if (last_.count == block_size) close_page();
  last_.starts[last_.count++] = static_cast<std::uint32_t>(last_.bytes.size());
  put(last_.bytes, made.seat);
  put(last_.bytes, made.choice);
  put(last_.bytes, static_cast<std::uint32_t>(caused.size()));
  for (const LoggedEvent& logged : caused) put_event(last_.bytes, logged);
  events_ += caused.size();
}

void Record::close_page() {
  last_.bytes.shrink_to_fit();
  const Block* newest = blocks_.get();
  const Block* far = newest;
  if (newest != nullptr && newest->far != nullptr) {
    const std::size_t step = newest->number - newest->far->number;
    const std::size_t next = newest->far->number - (newest->far->far == nullptr ? 0 : newest->far->far->number);
    if (step == next) far = newest->far->far;
  }
  const std::size_t number = full_blocks() + 1;
  blocks_ = std::make_shared<const Block>(Block{blocks_, far, number, std::exchange(last_, Page{})});
  last_.events_before = static_cast<std::uint32_t>(events_);
}

const Record::Page& Record::page_of(std::size_t i) const {
  const std::size_t number = i / block_size + 1;
  if (number > full_blocks()) return last_;
  const Block* block = blocks_.get();
  while (block->number > number) {
    const bool reaches = block->far != nullptr && block->far->number >= number;
    block = reaches ? block->far : block->before.get();
  }
  return block->page;
}

std::vector<const Record::Page*> Record::pages() const {
  std::vector<const Page*> all{&last_};
  all.reserve(full_blocks() + 1);
  for (const Block* block = blocks_.get(); block != nullptr; block = block->before.get()) all.push_back(&block->page);
  std::ranges::reverse(all);
  return all;
}

MadeChoice Record::choice(std::size_t i) const {
  const Page& page = page_of(i);
  return Reader{page.bytes, page.starts[i % block_size]}.choice();
}

std::vector<LoggedEvent> Record::caused(std::size_t i) const {
  const Page& page = page_of(i);
  Reader reader{page.bytes, page.starts[i % block_size]};
  reader.choice();
  std::vector<LoggedEvent> events(reader.count());
  for (LoggedEvent& event : events) event = reader.event();
  return events;
}

std::size_t Record::events_after(std::size_t i) const {
  const Page& page = page_of(i);
  std::size_t events = page.events_before;
  for (std::size_t k = 0; k <= i % block_size; ++k) {
    Reader reader{page.bytes, page.starts[k]};
    reader.choice();
    events += reader.count();
  }
  return events;
}

std::vector<MadeChoice> Record::choices() const {
  std::vector<MadeChoice> all;
  all.reserve(size());
  for (const Page* page : pages()) {
    for (std::uint32_t i = 0; i < page->count; ++i) all.push_back(Reader{page->bytes, page->starts[i]}.choice());
  }
  return all;
}

std::vector<LoggedEvent> Record::log() const {
  std::vector<LoggedEvent> all;
  all.reserve(events_);
  for (const Page* page : pages()) {
    Reader reader{page->bytes};
    for (std::uint32_t i = 0; i < page->count; ++i) {
      reader.choice();
      for (std::uint32_t left = reader.count(); left > 0; --left) all.push_back(reader.event());
    }
  }
  return all;
}

std::vector<Event> Record::seen_by(Seat observer) const {
  std::vector<Event> all;
  all.reserve(events_);
  for (const Page* page : pages()) {
    Reader reader{page->bytes};
    for (std::uint32_t i = 0; i < page->count; ++i) {
      reader.choice();
      for (std::uint32_t left = reader.count(); left > 0; --left) {
        const LoggedEvent logged = reader.event();
        if (logged.audience.has(observer)) all.push_back(logged.event);
      }
    }
  }
  return all;
}

Record Record::first(std::size_t count) const {
  if (count >= size()) return *this;
  Record earlier;
  earlier.blocks_ = blocks_;
  while (earlier.full_blocks() * block_size > count) earlier.blocks_ = earlier.blocks_->before;
  const std::size_t whole = earlier.full_blocks() * block_size;
  earlier.events_ = whole == 0 ? 0 : events_after(whole - 1);
  earlier.last_.events_before = static_cast<std::uint32_t>(earlier.events_);
  for (std::size_t i = whole; i < count; ++i) earlier.add(choice(i), caused(i));
  return earlier;
}

}  // namespace krypta
