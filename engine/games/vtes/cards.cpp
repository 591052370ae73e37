#include "engine/games/vtes/cards.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "engine/games/card_files.hpp"
#include "engine/games/vtes/state.hpp"

/// What is printed on the cards, and what is written about them in card files, put together.
namespace krypta::vtes {

namespace {

using cards::AbilityKind;

template <Named E>
std::optional<E> word(std::string_view text) {
  std::string name{text};
  for (char& c : name) c = c == ' ' ? '_' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return named<E>(name);
}

Title title_of(std::string_view text) {
  if (text.empty()) return Title::None;
  if (text == "1 vote") return Title::OneVote;
  if (text == "2 votes") return Title::TwoVotes;
  if (const auto of = text.find(" of "); of != std::string_view::npos) text = text.substr(0, of);
  return word<Title>(text).value_or(Title::None);
}

std::string slug_of(std::string_view name);

/// "prince of Paris", "Praxis Seizure: Paris". VT-693
City city_in(std::string_view text, std::string_view before) {
  const auto at = text.find(before);
  if (at == std::string_view::npos) return City::None;
  return named<City>(slug_of(text.substr(at + before.size()))).value_or(City::None);
}

Disciplines disciplines_of(std::string_view text) {
  Disciplines all;
  for (const std::string_view code : split(text, ' ')) {
    if (const auto d = word<Discipline>(code)) {
      const bool superior = code.front() >= 'A' && code.front() <= 'Z';
      all.set(*d, superior ? Level::Superior : Level::Basic);
    }
  }
  return all;
}

/// Virtues stand where Disciplines do.
VirtueSet virtues_of(std::string_view text) {
  VirtueSet all;
  for (const std::string_view code : split(text, ' ')) {
    if (const auto virtue = word<Virtue>(code)) all.add(*virtue);
  }
  return all;
}

std::uint8_t cost_of(std::string_view text) {
  return text.empty() || text == "x" ? std::uint8_t{0} : static_cast<std::uint8_t>(text.front() - '0');
}

CardKindSet kinds_of(std::string_view types) {
  CardKindSet all;
  for (const std::string_view one : split(types, '/')) {
    if (one == "action modifier") {
      all.add(CardKind::Modifier);
    } else if (one == "political action") {
      all.add(CardKind::Political);
    } else if (const auto kind = word<CardKind>(one)) {
      all.add(*kind);
    }
  }
  return all;
}

template <class Fits>
bool some_call(const cards::Block& block, CardVerb verb, const Fits& fits) {
  return std::ranges::any_of(block, [&](const cards::Statement& s) {
    if (s.kind != cards::Statement::Kind::call)
      return std::ranges::any_of(s.blocks, [&](const cards::Block& inner) { return some_call(inner, verb, fits); });
    return static_cast<CardVerb>(s.verb) == verb && fits(s);
  });
}

/// To whoever tries to block, and not to who plays or uses it.
bool is_for_blocker(const cards::Statement& call) {
  const cards::Expression& who = call.arguments.front();
  return who.kind == cards::Expression::Kind::property && who.parts.empty() &&
         static_cast<Property>(who.value) == Property::Blocker;
}
/// Less intercept needs no attempt to block. VT-324
bool is_more(const cards::Statement& call) { return call.arguments.back().kind != cards::Expression::Kind::negative; }

/// The marks that are traits. VT-721
void read_traits(std::string_view marks, CardInfo& info) {
  for (const std::string_view mark : split(marks, ' ')) {
    if (mark.starts_with("slave:")) {
      info.traits.add(Trait::Slave);
      info.slave_of = named<Clan>(mark.substr(6)).value_or(Clan::None);
    } else if (mark.starts_with("circle:")) {
      info.circle = named<Circle>(mark.substr(7)).value_or(Circle::None);
    } else if (const auto trait = named<Trait>(mark)) {
      info.traits.add(*trait);
    }
  }
  if (info.has(Trait::Flight)) info.disciplines.set(Discipline::Flight, Level::Basic);  // VT-728
}

template <class Visit>
void each_call(const cards::Block& block, const Visit& visit) {
  for (const cards::Statement& s : block) {
    if (s.kind == cards::Statement::Kind::call) visit(static_cast<CardVerb>(s.verb));
    for (const cards::Block& inner : s.blocks) each_call(inner, visit);
  }
}

/// Whatever is chosen, and whatever else holds.
bool takes_itself_away(const cards::Ability& ability) {
  const auto away = [](const cards::Statement& s) {
    if (s.kind != cards::Statement::Kind::call) return false;
    const auto v = static_cast<CardVerb>(s.verb);
    if (v != CardVerb::RemoveFromGame && v != CardVerb::Burn && v != CardVerb::Sacrifice) return false;
    const cards::Expression& what = s.arguments.front();
    return what.kind == cards::Expression::Kind::property && what.parts.empty() &&
           static_cast<Property>(what.value) == Property::This;
  };
  return std::ranges::any_of(ability.costs, away) || std::ranges::any_of(ability.body, away);
}

/// The facts of an ability and what it calls.
class AbilityReader {
 public:
  AbilityReader(const cards::Ability& ability, const cards::AbilityCode& code) : ability_(ability) {
    info_.code = &code;
    for (const unsigned w : ability.windows) info_.windows.add(static_cast<Window>(w));
  }
  [[nodiscard]] AbilityInfo read() {
    for (const cards::Fact& f : ability_.facts) fact(f);
    each_call(ability_.body, [&](CardVerb v) { verb(v); });
    info_.adds_intercept = some_call(ability_.body, CardVerb::AddIntercept, is_more);
    info_.leaves = takes_itself_away(ability_);
    info_.helps_blocker = some_call(ability_.body, CardVerb::AddIntercept, is_for_blocker);
    return info_;
  }

 private:
  void fact(const cards::Fact& f) {
    const int value = f.values.front();
    const auto small = static_cast<std::int8_t>(value);
    const auto count = static_cast<std::uint8_t>(value);
    switch (static_cast<Fact>(f.fact)) {
      case Fact::Needs:
        for (std::size_t i = 0; i < f.values.size(); ++i)
          info_.needs.set(static_cast<Discipline>(f.values[i]), static_cast<Level>(f.levels[i]));
        break;
      case Fact::ActionFact: info_.action = static_cast<ActionKind>(value); break;
      case Fact::Stealth: info_.stealth = small; break;
      case Fact::Bleed: info_.bleed = small; break;
      case Fact::Aims: info_.aims_at_this = true; break;
      case Fact::StrikeFact: info_.strike = static_cast<StrikeKind>(value); break;
      case Fact::Amount: info_.amount = count; break;
      case Fact::Ranged: info_.ranged = true; break;
      case Fact::Aggravated: info_.aggravated = true; break;
      case Fact::First: info_.first = true; break;
      case Fact::UserFact: info_.user = static_cast<User>(value); break;
      case Fact::As: info_.as = static_cast<CardKind>(value); break;
      case Fact::Life: info_.life = count; break;
      case Fact::Strength: info_.strength = count; break;
      case Fact::OwnBleed: info_.own_bleed = count; break;
      case Fact::StealthOf: info_.stealth_of = static_cast<Clan>(value); break;
      case Fact::MoreStealth: info_.more_stealth = small; break;
      case Fact::WithoutNeed: info_.without_need = true; break;
      case Fact::CostsCopies: info_.costs_copies = true; break;
      case Fact::OwnTraits:
        for (const int t : f.values) info_.traits.add(static_cast<Trait>(t));
        break;
      case Fact::ToContinue: info_.to_continue = true; break;
      case Fact::OfLocked: info_.of_locked = true; break;
      case Fact::Weapons: info_.weapons = true; break;
      case Fact::Exempt: info_.exempt = true; break;
      case Fact::Cancels:
        for (const int k : f.values) info_.cancels.add(static_cast<CardKind>(k));
        break;
      case Fact::ReducesBlood: info_.reduces_blood = count; break;
      case Fact::ReducesPool: info_.reduces_pool = count; break;
      default: break;
    }
  }
  void verb(CardVerb v) {
    info_.calls.add(v);
    switch (v) {
      case CardVerb::AddStealth: info_.adds_stealth = true; break;
      case CardVerb::LimitedBleed: info_.adds_bleed = true; break;
      case CardVerb::Wake: info_.wakes = true; break;
      case CardVerb::PreventDamage: info_.prevents = true; break;
      case CardVerb::PreventGunDamage: info_.prevents_guns = true; break;
      case CardVerb::Maneuver: info_.maneuvers = true; break;
      case CardVerb::Press: info_.presses = true; break;
      default: break;
    }
  }
  const cards::Ability& ability_;
  AbilityInfo info_{};
};

void read_facts(const cards::Card& card, CardInfo& info) {
  for (const cards::Fact& f : card.facts) {
    const int value = f.values.front();
    switch (static_cast<Fact>(f.fact)) {
      case Fact::Unique: info.unique = true; break;
      case Fact::Traits:
        for (const int t : f.values) info.traits.add(static_cast<Trait>(t));
        if (info.has(Trait::Flight)) info.disciplines.set(Discipline::Flight, Level::Basic);  // VT-728
        break;
      case Fact::OneEach: info.one_each = true; break;
      case Fact::OneOf: info.one_of = static_cast<Trait>(value); break;
      case Fact::Requires:
        for (const int t : f.values) info.requires_title.add(static_cast<Title>(t));
        break;
      case Fact::RequiresSect:
        for (const int s : f.values) info.requires_sect.add(static_cast<Sect>(s));
        break;
      case Fact::RequiresTrait:
        for (const int t : f.values) info.requires_trait.add(static_cast<Trait>(t));
        break;
      case Fact::Replaced: info.replaced = static_cast<Moment>(value); break;
      case Fact::Teaches: info.teaches = static_cast<Discipline>(value); break;
      case Fact::GivesTitle: info.gives_title = static_cast<Title>(value); break;
      case Fact::Becomes: info.becomes = static_cast<CardKind>(value); break;
      case Fact::TitleClan: info.title_clan = static_cast<Clan>(value); break;
      case Fact::Capacity: info.capacity = static_cast<std::uint8_t>(value); break;
      case Fact::AsVampire:
        for (std::size_t i = 0; i < f.values.size(); ++i)
          info.as_vampire.set(static_cast<Discipline>(f.values[i]), static_cast<Level>(f.levels[i]));
        break;
      default: break;
    }
  }
}

void read_abilities(const cards::Card& card, const cards::CardCode& code, CardInfo& info) {
  for (std::size_t i = 0; i < card.abilities.size(); ++i) {
    const cards::Ability& ability = card.abilities[i];
    info.abilities.push_back(AbilityReader{ability, code.abilities[i]}.read());
    const AbilityInfo& read = info.abilities.back();
    switch (ability.kind) {
      case AbilityKind::play: info.plays = info.plays | read.windows; break;
      case AbilityKind::use: info.uses = info.uses | read.windows; break;
      case AbilityKind::on: info.acts = info.acts | read.windows; break;
      case AbilityKind::always: each_call(ability.body, [&](CardVerb v) { info.standing.add(v); }); break;
    }
    for (const Discipline d : all_of<Discipline>()) {
      if (read.needs[d] != Level::None) info.needed.set(d, Level::Basic);
    }
  }
}

struct Slugs {
  std::vector<std::string> library{};
  std::vector<std::string> crypt{};
  std::unordered_map<std::string_view, CardId> by_slug{};
};

std::string slug_of(std::string_view name) {
  std::string made;
  for (const std::string_view piece : split(name, ' ')) {
    const std::string letters = name_key(piece);
    if (letters.empty()) continue;
    made += (made.empty() ? "" : "_") + letters;
  }
  // An id begins with a letter.
  return made.front() >= '0' && made.front() <= '9' ? "n" + made : made;
}

std::string_view slug_in(const Slugs& all, CardId card) {
  const auto n = static_cast<std::uint16_t>(card);
  return is_crypt(card) ? all.crypt[n - first_crypt] : all.library[n];
}

const Slugs& slugs() {
  static const Slugs all = [] {
    Slugs made;
    for (const CardId card : facts().all())
      (is_crypt(card) ? made.crypt : made.library).push_back(slug_of(facts().full_name(card)));
    for (const CardId card : facts().all()) made.by_slug.emplace(slug_in(made, card), card);
    return made;
  }();
  return all;
}

}  // namespace

const Facts& facts() {
  static const Facts all = Facts::built_in();
  return all;
}

std::string_view slug(CardId card) { return slug_in(slugs(), card); }

std::optional<CardId> card_called(std::string_view name) {
  const auto found = slugs().by_slug.find(name);
  return found == slugs().by_slug.end() ? std::nullopt : std::optional{found->second};
}

void Cards::add_printed() {
  for (const CardId card : facts().all()) {
    CardInfo info;
    if (is_crypt(card)) {
      const CryptFacts& printed = facts().crypt(card);
      info.kinds.add(printed.imbued ? CardKind::Imbued : CardKind::Vampire);
      if (printed.imbued) {  // VT-779
        info.kinds.add(CardKind::Ally);
        info.traits.add(Trait::Mortal);
      }
      info.creed = word<Creed>(printed.clan).value_or(Creed::None);
      info.virtues = virtues_of(printed.disciplines);
      info.clan = word<Clan>(printed.clan).value_or(Clan::None);
      info.sect = word<Sect>(printed.sect).value_or(Sect::None);
      info.title = title_of(printed.title);
      info.city = city_in(printed.title, " of ");
      info.disciplines = disciplines_of(printed.disciplines);
      info.capacity = printed.capacity;
      info.group = printed.group;
      info.unique = true;  // VT-025
      info.advanced = printed.advanced;
      read_traits(printed.marks, info);
      info.playable = !printed.ability && !printed.imbued && !printed.advanced;
      crypt_info_.push_back(std::move(info));
    } else {
      const LibraryFacts& printed = facts().library(card);
      info.kinds = kinds_of(printed.types);
      info.clan = word<Clan>(printed.clan).value_or(Clan::None);
      info.pool = cost_of(printed.pool);
      info.blood = cost_of(printed.blood);
      info.conviction = cost_of(printed.conviction);
      info.creed = word<Creed>(printed.clan).value_or(Creed::None);
      info.virtues = virtues_of(printed.disciplines);
      info.burn_option = printed.burn_option;
      info.city = city_in(printed.name, ": ");
      if (printed.trifle) info.traits.add(Trait::Trifle);
      library_info_.push_back(std::move(info));
    }
  }
  constexpr std::array<std::string_view, count_of<SpokenOf>> names{"Blood Doll", "Torn Signpost", "Into Thin Air",
                                                                   "Minion Tap", "Villein"};
  for (const SpokenOf s : all_of<SpokenOf>()) {
    if (const auto card = facts().find(names[static_cast<std::size_t>(s)]))
      library_info_[static_cast<std::size_t>(*card)].named = s;
  }
}

namespace {

/// What a condition of something that lasts may not speak of: it is not kept who or what that was.
bool speaks_of_its_use(const cards::Expression& e) {
  using Kind = cards::Expression::Kind;
  if (e.kind == Kind::local) return true;
  if (e.kind == Kind::property && e.parts.empty()) {
    const auto which = static_cast<Property>(e.value);
    if (which == Property::Self || which == Property::This || which == Property::Minion ||
        which == Property::Opposing || which == Property::EventCard || which == Property::EventPlayer)
      return true;
  }
  return std::ranges::any_of(e.parts, speaks_of_its_use) || std::ranges::any_of(e.given, speaks_of_its_use) ||
         !e.selector.empty();
}

/// Numbers of an action, which are summed up whenever they are asked for.
bool comes_and_goes(CardVerb verb) {
  return verb == CardVerb::LimitedBleed || verb == CardVerb::AddBleed || verb == CardVerb::AddStealth ||
         verb == CardVerb::AddIntercept || verb == CardVerb::AddStrength;
}

void check_conditions(const cards::Block& block, const cards::Card& card, std::vector<cards::Error>& errors) {
  for (const cards::Statement& s : block) {
    if (s.ends) errors.push_back({card.file, s.at, "found a condition, expected a duration"});
    if (s.holds && speaks_of_its_use(*s.holds))
      errors.push_back({card.file, s.at, "a condition of what lasts speaks of the table alone"});
    if (s.holds && s.kind == cards::Statement::Kind::until) {
      each_call(s.blocks.front(), [&](CardVerb v) {
        if (!comes_and_goes(v))
          errors.push_back({card.file, s.at, "`" + std::string{name_of(v)} + "` does not come and go"});
      });
    }
    for (const cards::Block& inner : s.blocks) check_conditions(inner, card, errors);
  }
}
void check_conditions(const cards::Card& card, std::vector<cards::Error>& errors) {
  for (const cards::Ability& ability : card.abilities) check_conditions(ability.body, card, errors);
}

/// What always makes cards cost less does so as long as it lies there; and what goes back goes back when something
/// ends.
void check_places_of_verbs(const cards::Block& block, bool always, Maybe<Until> until, const cards::Card& card,
                           std::vector<cards::Error>& errors) {
  for (const cards::Statement& s : block) {
    const bool lasts = s.kind == cards::Statement::Kind::until;
    const Maybe<Until> within = lasts ? Maybe<Until>{static_cast<Until>(s.duration)} : until;
    for (const cards::Block& inner : s.blocks) check_places_of_verbs(inner, always, within, card, errors);
    if (s.kind != cards::Statement::Kind::call) continue;
    const auto v = static_cast<CardVerb>(s.verb);
    const bool lowers = v == CardVerb::LowerPoolCost || v == CardVerb::LowerBloodCost;
    if (lowers && !always)
      errors.push_back({card.file, s.at, "`" + std::string{name_of(v)} + "` stands in `always` only"});
    if (v == CardVerb::Control && always) errors.push_back({card.file, s.at, "`control` stands in `until` only"});
    if (v != CardVerb::Control && until == Until::TheirUnlock)
      errors.push_back({card.file, s.at, "`their_unlock` is for `control` only"});
  }
}

/// Something of the game's own comes before the card goes on.
constexpr VerbSet verbs_that_wait = VerbSet::of(
    CardVerb::EnterCombat, CardVerb::Strike, CardVerb::Maneuver, CardVerb::DrawCrypt, CardVerb::Inflict,
    CardVerb::InflictBadly, CardVerb::Scorch, CardVerb::Referendum, CardVerb::Diablerize, CardVerb::Emerge,
    CardVerb::GainConviction, CardVerb::FindConviction, CardVerb::PreventDamage, CardVerb::PreventGunDamage);

/// What happens `together` is kept until all have chosen, so it must be little enough, happen at once, and be chosen
/// openly. VT-886
class TogetherCheck {
 public:
  TogetherCheck(const cards::Card& card, std::vector<cards::Error>& errors) : card_(card), errors_(errors) {}
  void check(const cards::Block& block) {
    for (const cards::Statement& s : block) {
      if (s.kind != cards::Statement::Kind::together) {
        for (const cards::Block& inner : s.blocks) check(inner);
      } else if (deeds_in(s.blocks.front()) > most_gathered) {
        report(s, "more happens together than can be kept");
      }
    }
  }

 private:
  using Kind = cards::Statement::Kind;
  void report(const cards::Statement& s, std::string problem) {
    errors_.push_back({card_.file, s.at, std::move(problem)});
  }
  /// How many at most.
  std::size_t deeds_in(const cards::Block& block) {
    std::size_t sum = 0;
    for (const cards::Statement& s : block) {
      look_at(s);
      std::size_t inner = 0;
      for (const cards::Block& b : s.blocks) inner += deeds_in(b);
      sum += s.kind == Kind::call ? 1 : times(s) * inner;
    }
    return sum;
  }
  std::size_t times(const cards::Statement& s) {
    switch (s.kind) {
      case Kind::repeat: report(s, "nothing is repeated inside `together`"); return 1;
      case Kind::each:
        if (s.from) return most_[*s.from];
        if (static_cast<Domain>(s.selector->domain) == Domain::Players) return most_players;
        report(s, "inside `together` a loop goes through players, or what was chosen");
        return 1;
      default: return 1;
    }
  }
  void look_at(const cards::Statement& s) {
    if (s.kind == Kind::call && verbs_that_wait.has(static_cast<CardVerb>(s.verb)))
      report(s, "`" + std::string{name_of(static_cast<CardVerb>(s.verb))} + "` does not happen at once");
    if (s.kind != Kind::choose) return;
    const bool open = s.selector && !vocabulary().domains[s.selector->domain].secret;
    if (!open) report(s, "what is chosen inside `together` lies where everybody sees it");
    most_[s.slot] = s.quantity.most;
  }

  const cards::Card& card_;
  std::vector<cards::Error>& errors_;
  std::array<std::size_t, cards::most_locals> most_{};
};

}  // namespace

void Cards::add_written(std::vector<cards::Error>& errors) {
  for (std::size_t i = 0; i < library_.cards.size(); ++i) {
    const cards::Card& card = library_.cards[i];
    const auto id = facts().find(card.name);
    if (!id) {
      errors.push_back({card.file, card.at, "there is no card of the name \"" + card.name + "\""});
      continue;
    }
    if (card.id != slug(*id)) {
      errors.push_back(
          {card.file, card.at,
           "found the id `" + card.id + "`, expected `" + std::string{slug(*id)} + "` for \"" + card.name + "\""});
      continue;
    }
    const auto n = static_cast<std::uint16_t>(*id);
    CardInfo& info = n < first_crypt ? library_info_[n] : crypt_info_[n - first_crypt];
    info.program = &library_.code[i].program;
    info.playable = true;
    read_facts(card, info);
    read_abilities(card, library_.code[i], info);
    held_ = held_ | info.plays | info.uses;
    standing_ = standing_ | info.standing;
    for (const cards::Ability& ability : card.abilities)
      check_places_of_verbs(ability.body, ability.kind == AbilityKind::always, {}, card, errors);
    for (const AbilityInfo& ability : info.abilities) {
      cancelled_ = cancelled_ | ability.cancels;
      if (ability.code->kind != AbilityKind::play && ability.code->kind != AbilityKind::use) continue;
      const bool acting = ability.code->kind == AbilityKind::play && played_as(info, ability) == CardKind::Modifier;
      if (!acting) shared_ = shared_ | ability.windows;
    }
    check_conditions(card, errors);
    for (const cards::Ability& ability : card.abilities) TogetherCheck{card, errors}.check(ability.body);
  }
}

namespace {

Watched watched_of(const CardInfo& info) {
  ConcernSet all;
  all.add_if(info.is_vampire(), Concern::Capacity);
  all.add_if(info.is(CardKind::Ally) || info.is(CardKind::Retainer), Concern::Life);
  all.add_if(info.stands(CardVerb::BurnWhen), Concern::BurnWhen);
  all.add_if(info.stands(CardVerb::AddHandSize), Concern::HandSize);
  all.add_if(info.stands(CardVerb::OpenHand), Concern::OpenHand);
  return {all, info.capacity};
}

}  // namespace

void Cards::add_watched() {
  for (const CardInfo& info : library_info_) library_watched_.push_back(watched_of(info));
  for (const CardInfo& info : crypt_info_) crypt_watched_.push_back(watched_of(info));
}

std::variant<std::shared_ptr<const Cards>, std::vector<cards::Error>> Cards::make(std::span<const cards::File> files) {
  auto compiled = cards::compile(vocabulary(), files);
  if (auto* errors = std::get_if<std::vector<cards::Error>>(&compiled)) return std::move(*errors);
  auto made = std::make_shared<Cards>();
  made->library_ = std::move(std::get<cards::Library>(compiled));
  made->add_printed();
  std::vector<cards::Error> errors;
  made->add_written(errors);
  if (!errors.empty()) return errors;
  made->add_watched();
  return std::shared_ptr<const Cards>{std::move(made)};
}

std::vector<cards::File> Cards::built_in_files() { return built_in_card_files("vtes"); }

std::shared_ptr<const Cards> Cards::built_in() {
  static const std::shared_ptr<const Cards> cards = [] {
    auto made = make(built_in_files());
    if (const auto* errors = std::get_if<std::vector<cards::Error>>(&made)) stop_with(*errors);
    return std::get<std::shared_ptr<const Cards>>(made);
  }();
  return cards;
}

}  // namespace krypta::vtes

namespace krypta {

Value Codec<vtes::CardId>::write(vtes::CardId from) { return vtes::slug(from); }
Reading Codec<vtes::CardId>::read(const Value& from, vtes::CardId& to) {
  const auto card = from.text() != nullptr ? vtes::card_called(*from.text()) : std::nullopt;
  if (!card) return Problem{"", "must be the name of a card in small letters, as in \"govern_the_unaligned\""};
  to = *card;
  return {};
}

}  // namespace krypta
