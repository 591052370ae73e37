#include "engine/games/vtes/game.hpp"

/// What is printed on the cards, for whoever draws them or looks for one.
namespace krypta::vtes {

namespace {

Value::Array words_in(std::string_view text, char between) {
  Value::Array all;
  for (const std::string_view one : split(text, between)) {
    if (!one.empty()) all.emplace_back(one);
  }
  return all;
}

template <Named E>
Value::Array words_in(const EnumSet<E>& set) {
  Value::Array all;
  for (const E one : all_of<E>()) {
    if (set.has(one)) all.emplace_back(name_of(one));
  }
  return all;
}

void add_crypt(const CryptFacts& printed, const CardInfo& info, Value::Object& facts) {
  facts.emplace_back("capacity", std::int64_t{info.capacity});
  facts.emplace_back("group", std::int64_t{info.group});
  facts.emplace_back("disciplines", words_in(printed.disciplines, ' '));
  facts.emplace_back("sect", name_of(info.sect));
  if (info.title != Title::None) facts.emplace_back("title", name_of(info.title));
}

/// "obf&pre" needs both, "vis/tha" one of them.
void add_library(const LibraryFacts& printed, Value::Object& facts) {
  const char between = printed.disciplines.find('&') == std::string_view::npos ? '/' : '&';
  facts.emplace_back("disciplines", words_in(printed.disciplines, between));
  if (!printed.pool.empty()) facts.emplace_back("pool_cost", printed.pool);
  if (!printed.blood.empty()) facts.emplace_back("blood_cost", printed.blood);
  if (!printed.conviction.empty()) facts.emplace_back("conviction_cost", printed.conviction);
}

}  // namespace

std::vector<PrintedCard> Vtes::printed() const {
  std::vector<PrintedCard> all;
  for (const CardId card : facts().all()) {
    const CardInfo& info = (*cards_)[card];
    PrintedCard one{std::string{slug(card)}, facts().full_name(card), {}, info.playable};
    one.facts.emplace_back("number", std::int64_t{facts().number(card)});
    if (facts().banned(card)) one.facts.emplace_back("banned", true);
    // An imbued counts as an ally, and is not printed as one. VT-779
    one.facts.emplace_back("kinds", words_in(info.is_imbued() ? CardKindSet::of(CardKind::Imbued) : info.kinds));
    if (info.creed != Creed::None) one.facts.emplace_back("creed", name_of(info.creed));
    if (info.clan != Clan::None) one.facts.emplace_back("clan", name_of(info.clan));
    if (is_crypt(card)) {
      add_crypt(facts().crypt(card), info, one.facts);
    } else {
      add_library(facts().library(card), one.facts);
    }
    all.push_back(std::move(one));
  }
  return all;
}

}  // namespace krypta::vtes
