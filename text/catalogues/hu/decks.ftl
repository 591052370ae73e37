### VTES-paklik: krypta deck.

deck-legal = Kripta: { $crypt }, könyvtár: { $library } lap. A pakli szabályos.
# A $problem egész mondat.
deck-in-line = { $line }. sor: { $problem }
deck-in-file = { $file }: { $problem }
deck-too-long = Ez túl hosszú egy paklinak.
deck-no-cards = Nincs benne egyetlen lap sem. Egy sor így néz ki: „2x Deflection”.
deck-no-json = JSON-nak látszik, de nem az: { $text }
deck-unknown-card = Nincs ilyen lap: „{ $text }”.
deck-unknown-card-nearest = Nincs ilyen lap: „{ $text }”. Erre gondoltál: „{ $nearest }”?
deck-bad-count = Ebből a lapból 1 és { $most } közötti számú lehet: „{ $text }”.
deck-crypt-too-small = A kriptában { $number } lap van, pedig legalább 12 kell.
deck-library-too-small = A könyvtárban { $number } lap van, pedig legalább 60 kell.
deck-crypt-too-large = A kripta { $number } lapból áll; a programban { $most } lapnak van hely.
deck-library-too-large = A könyvtárban { $number } lap van, pedig legfeljebb 90 lehet.
deck-groups-apart = A kripta lapjai ezekből a csoportokból valók: { $text }. Mindnek egy csoportból vagy két egymást követőből kell lennie.
deck-banned = Tiltott lap: „{ $text }”.
deck-unwritten = A(z) „{ $text }” lap itt még nem játszható.
deck-crypt = Kripta
deck-library = Könyvtár
deck-capacity = Kapacitások
deck-first-four = Az első négy vámpír { $least } és { $most } közötti összegbe kerül, átlagosan fejenként { $mean }.
deck-pool-cost = Készlet
deck-blood-cost = Vér
deck-cost-none = nincs
# Of what was brought to a game that takes nothing.
brings-nothing = Ehhez a játékhoz senki sem hoz semmit.

### Hány pakli játszható: krypta cards coverage.

coverage-decks = { $decks } pakli, ebből játszható { $whole }: { $share } %.
coverage-copies = { $copies } lappéldányból { $written } van megírva: { $share } %.
coverage-next = Ezekből a paklikból { $cards } lap nincs megírva; ezeket érdemes előbb megírni:
coverage-card = Lap
coverage-in-decks = Pakliban
coverage-whole = Játszható pakli
coverage-copies-share = Lappéldány
coverage-words = Hiányzó szavak
coverage-chart = Mi játszható { $decks } pakliból
coverage-chart-cards = Ezután megírt lapok
coverage-chart-decks = játszható paklik
coverage-chart-copies = megírt lapok példányai
