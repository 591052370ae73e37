#pragma once

#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/cards/frame.hpp"
#include "engine/cards/tree.hpp"
#include "text/cards/saying.hpp"
#include "text/cards/uses.hpp"

/// Makes sentences of the tree of a card. For the files card_*.cpp only.
namespace krypta::text {

/// How many of something: "a", "each", "that", "up-to" with a number, …; card-quantity has them all.
struct Amount {
  std::string_view determiner = "a";
  int n = 1;
  std::string words{};  ///< of "amount": "at least 2"; of "reckoned" as how many: "equal to the moon"
};

/// Who chooses the things that are spoken of.
struct Choosing {
  bool anybody = false;                   ///< nobody does if they are only counted
  const cards::Expression* by = nullptr;  ///< none: the card's player
  bool said = false;                      ///< the sentence says so already
};

class CardSpeaker {
 public:
  CardSpeaker(const cards::Vocabulary& vocabulary, std::string_view prefix, const Bundle& bundle)
      : vocabulary_(vocabulary), prefix_(prefix), bundle_(bundle) {}

  [[nodiscard]] std::string line(const cards::Card& card);
  [[nodiscard]] std::string ability(const cards::Ability& ability);

 private:
  /// A part of a sentence that says what happens: it begins with a small letter and has no full stop.
  struct Clause {
    std::string text;
    bool compound = false;  ///< has parts of its own, so that "then" after it would be ambiguous
    bool steps = false;     ///< these parts are one thing, then another, and nothing more
  };
  using Clauses = std::vector<Clause>;

  /// What stands behind a name of the card.
  struct Known {
    enum class How : std::uint8_t {
      unsaid,   ///< said in full where it is used, since it is used once
      named,    ///< said before: "that character"
      each,     ///< what a loop is at: "that character"
      value,    ///< of `let`: said in full wherever it is used
      each_of,  ///< what a loop is at that goes through what was named: "each of them"
      letter    ///< of a number that is spoken of more than once: X
    };
    How how = How::unsaid;
    const cards::Statement* choice = nullptr;
    unsigned place = 1;  ///< among the named of its type, from 1
    unsigned group = 0;  ///< of things that were named together; 0: alone
    unsigned group_size = 0;
    std::string letter{};
    bool fresh = false;  ///< of a loop: who decides in it is said as "each player" once, "that player" from then on
  };

  /// How `it` is said just now.
  struct It {
    cards::Type type{};
    bool relative = false;  ///< "that is not revealed"
    bool plural = false;
  };

  // Facts (facts.cpp).
  [[nodiscard]] Saying with_facts(std::string message, const std::vector<cards::Fact>& facts, bool of_ability) const;
  /// All but those that were said above.
  [[nodiscard]] std::string facts_of(const std::vector<cards::Fact>& facts, const std::vector<unsigned>& above) const;

  // Words (phrases.cpp).
  [[nodiscard]] std::string key(std::string_view part, std::string_view name) const;
  [[nodiscard]] Saying say(std::string key) const { return {bundle_, std::move(key)}; }
  [[nodiscard]] std::string_view type_name(cards::Type type) const;
  [[nodiscard]] std::string gender(cards::Type type) const;
  [[nodiscard]] Phrase word(cards::Type type, int value) const;
  [[nodiscard]] Phrase card(const cards::Expression& expression) const;
  [[nodiscard]] Phrase one_of_words(const cards::Statement& choice);
  [[nodiscard]] std::string list(const std::vector<std::string>& items, std::string_view last,
                                 std::string_view form) const;

  // Things and numbers (phrases.cpp).
  [[nodiscard]] Phrase argument(const cards::Expression& expression);
  [[nodiscard]] Phrase reckoned(const cards::Expression& number_of);
  [[nodiscard]] Phrase up_to(const cards::Expression& most);
  [[nodiscard]] const cards::Expression& limit_of(const cards::Statement& choice) const;
  [[nodiscard]] bool goes_without_saying(const cards::Expression& limit) const;
  /// How many are chosen if that has to be reckoned.
  [[nodiscard]] Amount as_many(const cards::Statement& choice);
  [[nodiscard]] Phrase each_of_them(cards::Type type) const;
  [[nodiscard]] Phrase phrase(const cards::Expression& expression);
  [[nodiscard]] Phrase number(const cards::Expression& expression);
  [[nodiscard]] Phrase local(const cards::Expression& expression);
  [[nodiscard]] Phrase property(const cards::Expression& expression, bool total = false);
  [[nodiscard]] Phrase calculation(std::string_view name, const cards::Expression& expression);
  [[nodiscard]] Phrase half(const cards::Expression& expression);
  [[nodiscard]] Phrase operand(const cards::Expression& of, std::size_t i);
  [[nodiscard]] Phrase total(const cards::Expression& expression);
  [[nodiscard]] Phrase extreme(const cards::Expression& expression);
  [[nodiscard]] Phrase decider(const std::optional<cards::Expression>& by);
  [[nodiscard]] bool is_chooser(const cards::Expression& expression) const;
  [[nodiscard]] Phrase chooser() const;
  [[nodiscard]] bool says_chooser(const std::optional<cards::Expression>& by) const;
  [[nodiscard]] Phrase chosen(const cards::Statement& choice, bool said = false);

  // Noun phrases (nouns.cpp).
  /// "that character"
  [[nodiscard]] Phrase noun(cards::Type type, const Amount& amount);
  [[nodiscard]] Phrase relative(cards::Type type, bool plural) const;
  /// "two clergy characters in the castle that are not revealed"
  [[nodiscard]] Phrase things(const cards::Selector& selector, const Amount& amount, Choosing choosing = Choosing{});
  struct Parts;
  [[nodiscard]] std::string assembled(cards::Type type, const Amount& amount, std::string_view form, Parts parts) const;
  [[nodiscard]] std::string things_in(const cards::Selector& selector, Amount amount, std::string_view form,
                                      Choosing choosing);
  void place(const cards::Selector& selector, const Amount& amount, std::string_view form, Choosing choosing,
             Parts& parts);
  void judge(const cards::Expression& conjunct, Amount& amount, std::string_view form, Parts& parts);
  std::string said_of_whose(const cards::Expression& conjunct, std::string_view told);
  [[nodiscard]] std::string noun_of(const std::string& message, const Amount& amount, std::string_view form) const;
  [[nodiscard]] bool is_any_noun(std::string_view noun, const Amount& amount, std::string_view form) const;
  [[nodiscard]] bool modify(const cards::Expression& conjunct, const Amount& amount, std::string_view form,
                            Parts& parts);
  [[nodiscard]] std::string outstanding(const cards::Selector& selector);
  [[nodiscard]] std::string of_domain(const cards::Selector& selector, const Amount& amount, std::string_view form,
                                      Choosing choosing, std::string_view part);
  [[nodiscard]] std::string noun_form(const Amount& amount, std::string_view form) const;

  // Conditions (conditions.cpp).
  [[nodiscard]] std::string condition(const cards::Expression& expression, bool positive = true);
  [[nodiscard]] std::string comparison(const cards::Expression& expression, bool positive);
  [[nodiscard]] std::string how_many(const cards::Selector& selector, cards::Expression::Kind relation, int n);
  [[nodiscard]] std::string about(const cards::Expression& property, bool positive);
  [[nodiscard]] std::string either(const cards::Expression& expression, bool positive, bool both);

  [[nodiscard]] std::string about_key(const cards::Expression& number_of) const;
  [[nodiscard]] std::optional<std::string> membership(const cards::Selector& selector, bool positive);
  [[nodiscard]] std::string compared(const cards::Expression& left, cards::Expression::Kind relation,
                                     const cards::Expression& right);

  // When and how an ability works (openings.cpp).
  struct Opening {
    std::string text;
    bool may = false;  ///< it is for the player of the card to use it, and the sentence does not say so yet
  };
  [[nodiscard]] Opening opening(const cards::Ability& ability);
  [[nodiscard]] std::string heading(const cards::Ability& ability);
  void add_window_and_condition(const cards::Ability& ability, std::vector<std::string>& parts);
  /// What a message says in its own way of what the ability's condition says of the table, and what that leaves unsaid.
  struct Told {
    std::string text;
    std::vector<const cards::Expression*> left;
  };
  [[nodiscard]] Told told_by(const std::string& message, const cards::Ability& ability);
  [[nodiscard]] bool asserted(const cards::Expression& conjunct, const std::set<std::string>& asked);
  /// Tells a message what the condition of the ability says of the table, as far as it asks.
  [[nodiscard]] Saying informed(std::string message) const;

  // Calls of verbs (calls.cpp).
  /// One number for each of some things: "2 for each card", "1 for every two cards".
  struct Rate {
    int each = 1;
    int every = 1;            ///< so many of them count once
    bool rounded_up = false;  ///< whether fewer that are left count too
    std::vector<const cards::Expression*> counted{};
    std::optional<int> most{};
  };
  [[nodiscard]] std::optional<Rate> rate(const cards::Expression& number) const;
  [[nodiscard]] std::string at_rate(const Rate& rate, const std::string& what);
  [[nodiscard]] std::string message_for(const cards::Statement& call) const;
  [[nodiscard]] std::string one_call(const cards::Statement& statement, bool infinitive, std::optional<Rate>& rate_of);
  [[nodiscard]] bool does_one_thing(const cards::Statement& loop) const;
  [[nodiscard]] bool done_by(const cards::Statement& call, const std::optional<cards::Expression>& by) const;
  [[nodiscard]] const cards::Expression& value_of(const cards::Expression& expression) const;
  [[nodiscard]] Phrase handed(const cards::Statement& call, std::size_t i);

  // Statements (clauses.cpp, choices.cpp).
  void as_above(Clauses& told);
  [[nodiscard]] std::string sentences(std::string text, const Clauses& told) const;
  [[nodiscard]] std::string options(const std::vector<cards::AbilityOption>& options);
  void name_and_pay(Statements statements, std::size_t targets, std::size_t costs, const cards::AsAbove& above,
                    Clauses& known, Clauses& told);
  void clauses(Statements statements, Clauses& out);
  void clause(const cards::Statement& statement, Clauses& out);
  [[nodiscard]] std::string call(const cards::Statement& statement, bool infinitive = false);
  /// "until tonight", "until it is dark"
  [[nodiscard]] std::string duration(const cards::Statement& statement);
  [[nodiscard]] std::string while_it_holds(const cards::Statement& statement, std::string what);
  /// Several statements in one clause; compound if they are more than one.
  [[nodiscard]] Clause joined(Statements statements);
  [[nodiscard]] Clause joined(Saying saying, Statements statements);
  [[nodiscard]] Clause conditional(Saying saying, Statements statements);
  [[nodiscard]] std::string told_of(const std::optional<cards::Expression>& by, Statements statements);
  [[nodiscard]] std::string next_letter();
  void alternatives(const cards::Statement& statement, Clauses& out);
  void loop(const cards::Statement& statement, Clauses& out);
  void menu(const cards::Statement& statement, Clauses& out);
  void may(const cards::Statement& statement, Clauses& out);
  void pay(const cards::Statement& statement, Clauses& out);
  void let(const cards::Statement& statement, Statements rest, Clauses& out);
  [[nodiscard]] std::size_t choose(Statements from, bool target, Statements rest, Clauses& out);
  void choose_alike(Statements choices, bool target, Clauses& out);
  [[nodiscard]] bool can_wait(const cards::Statement& choice, bool target, Statements rest) const;
  void choose_number(const cards::Statement& choice, Clauses& out);
  /// What somebody may do, if it is nothing but calls of verbs that he does himself; empty otherwise.
  [[nodiscard]] std::vector<const cards::Statement*> own_calls(const std::optional<cards::Expression>& by,
                                                               Statements block, std::size_t targets = 0);
  [[nodiscard]] Clause may_do(const std::optional<cards::Expression>& by, Statements block, std::size_t targets = 0);

  void name(const cards::Statement& choice, unsigned group = 0, unsigned group_size = 0);
  [[nodiscard]] bool is_self(const cards::Expression& expression) const;

  const cards::Vocabulary& vocabulary_;
  std::string prefix_;
  const Bundle& bundle_;
  std::array<Known, cards::most_locals> locals_{};
  std::vector<std::pair<cards::Type, unsigned>> named_{};          ///< how many things of a type were named
  std::vector<std::pair<std::string, Phrase::Value>> asserted_{};  ///< what is known of properties of the table
  unsigned letter_count_ = 0;
  unsigned groups_ = 0;
  /// Who decides in this sentence, and is spoken of as "they" from then on.
  const cards::Expression* chooser_ = nullptr;
  bool told_ = false;  ///< somebody else decides, so that the reader is told what to do instead of being asked to do it
  std::optional<It> it_{};
};

}  // namespace krypta::text
