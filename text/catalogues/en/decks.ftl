### Decks of VTES: krypta deck.

deck-legal = { $crypt } crypt cards and { $library } library cards: a legal deck.
# What stands in a file: $problem is a whole sentence.
deck-in-line = Line { $line }: { $problem }
deck-in-file = { $file }: { $problem }
deck-too-long = This is too long for a deck.
deck-no-cards = There is no card in it. A line is written like “2x Deflection”.
deck-no-json = This looks like JSON and is none: { $text }
deck-unknown-card = There is no card “{ $text }”.
deck-unknown-card-nearest = There is no card “{ $text }”. Did you mean “{ $nearest }”?
deck-bad-count = “{ $text }” must be there between once and { $most } times.
deck-crypt-too-small = { $number ->
    [one] The crypt has one card; at least 12 are needed.
   *[other] The crypt has { $number } cards; at least 12 are needed.
}
deck-library-too-small = { $number ->
    [one] The library has one card; at least 60 are needed.
   *[other] The library has { $number } cards; at least 60 are needed.
}
deck-crypt-too-large = The crypt has { $number } cards; this program has room for { $most }.
deck-library-too-large = The library has { $number } cards; at most 90 are allowed.
deck-groups-apart = The crypt has cards of the groups { $text }. All must be of one group, or of two whose numbers follow each other.
deck-banned = “{ $text }” is banned.
deck-unwritten = “{ $text }” cannot be played here yet.
deck-crypt = Crypt
deck-library = Library
deck-capacity = Capacities
deck-first-four = The first four vampires cost { $least } to { $most }, { $mean } each on average.
deck-pool-cost = Pool
deck-blood-cost = Blood
deck-cost-none = none
# Of what was brought to a game that takes nothing.
brings-nothing = Nobody brings anything to this game.

### How many of some decks can be played: krypta cards coverage.

coverage-decks = { $decks ->
    [one] One deck, of which { $whole } can be played: { $share } %.
   *[other] { $decks } decks, of which { $whole } can be played: { $share } %.
}
coverage-copies = { $written } of { $copies } copies of cards are written: { $share } %.
coverage-next = { $cards ->
    [one] One card of these decks is not written:
   *[other] { $cards } cards of these decks are not written; the ones to write next:
}
coverage-card = Card
coverage-in-decks = In decks
coverage-whole = Whole decks then
coverage-copies-share = Copies then
coverage-words = Missing words
coverage-chart = What can be played of { $decks } decks
coverage-chart-cards = Cards written from now on
coverage-chart-decks = decks that can be played
coverage-chart-copies = copies of cards that are written
