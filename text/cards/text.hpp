#pragma once

#include <string>
#include <string_view>

#include "engine/cards/tree.hpp"
#include "text/speech.hpp"

/// What stands on a card, made from its code: every card reads as it plays, in every language.
///
/// The sentences are put together from the catalogue `cards` (the constructs of the language) and, of each game,
/// `GAME-cards` (the words of its vocabulary). With XX for the prefix of the game these are
///   XX-card-ID                          the name of a card; XX-card-line what stands above its text
///   XX-noun-TYPE, XX-gender-TYPE        a kind of thing; XX-word-TYPE-WORD a word
///   XX-the-PROPERTY                     what is asked, unless it is a condition; XX-about-PROPERTY that it is so
///   XX-such-PROPERTY                    the same beside a noun, of a condition or a word asked of a thing
///   XX-domain-DOMAIN, XX-verb-VERB      where things are, what is done
///   XX-fact-FACT                        a fact of an ability, as it stands before the sentences; it is told all of
///   them XX-when-WINDOW, XX-windows          when; XX-until-DURATION how long, XX-scope-SCOPE how often
/// A game may also have, in all languages or in none,
///   XX-opening-WINDOW, -opening-always  how an ability begins that is not played. It may ask for what the condition
///                                       says of a property of the table ($event-player is "self", "not-self" or a
///                                       place, a condition "yes" or "no"); what it does not tell apart follows by "if"
///   XX-later-WINDOW                     what is put off till then; otherwise "the next time …"
///   XX-doer-VERB                        there if you do it, to the player that it is given
///   XX-verb-VERB-PROPERTY               the verb with that of the player concerned as its number: "all their Blood";
///                                       also VERB-half-up-PROPERTY and VERB-half-down-PROPERTY, and
///                                       VERB-until-PROPERTY for what is missing to a number: "gain Blood until you
///                                       have 7"
///   XX-each-PROP                        a number as "for each …", or "for every two …" where $every is 2
///   XX-half-PROP                        half of a number, $up or not, or of its $total
///   XX-within-PROP, -within-PROP-less-1 there if nobody can choose a greater number anyway
///   XX-within-DOMAIN-N                  there if nobody can have more than N of these: "any number" for "up to N"
///   XX-chooser                          how the player is called who chooses, in what he chooses: "they"
///   XX-highest-PROP, XX-lowest-PROP     of those that have most or least: "that is the largest of these"
///   XX-most-PROP, XX-least-PROP         the number itself: "the largest size of { $who }"
///   XX-whose-PROP                       something of a thing that is asked about: "whose controller"
///   XX-about-PROP-plus-PROP             of two numbers asked of one thing
namespace krypta::text {

struct CardText {
  std::string name;
  std::string line;  ///< what stands above the text: "Support · day 2, night 1"
  std::string text;  ///< sentences, a line an ability; empty for a card without abilities
};

/// `prefix` is that of the game's messages: "ve".
[[nodiscard]] CardText card_text(const cards::Card& card, const cards::Vocabulary& vocabulary, std::string_view prefix,
                                 const Speech& speech);

/// The name of a card: the catalogue's, unless the card file calls the card something else than the one that comes with
/// the program.
[[nodiscard]] std::string card_name(const cards::Card& card, std::string_view prefix, const Speech& speech);

}  // namespace krypta::text
