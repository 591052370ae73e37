### Talie VTES: krypta deck.

deck-legal = Krypta: { $crypt }, biblioteka: { $library }. Ta talia jest zgodna z zasadami.
# $problem to całe zdanie.
deck-in-line = Wiersz { $line }: { $problem }
deck-in-file = { $file }: { $problem }
deck-too-long = To za długie jak na talię.
deck-no-cards = Nie ma tu żadnej karty. Wiersz zapisuje się tak: „2x Deflection”.
deck-no-json = Wygląda to na JSON, ale nim nie jest: { $text }
deck-unknown-card = Nie ma karty „{ $text }”.
deck-unknown-card-nearest = Nie ma karty „{ $text }”. Czy chodziło o „{ $nearest }”?
deck-bad-count = Kart „{ $text }” może być od 1 do { $most }.
deck-crypt-too-small = { $number ->
    [one] W krypcie jest jedna karta, a musi być co najmniej 12.
    [few] W krypcie są { $number } karty, a musi być co najmniej 12.
   *[other] W krypcie jest { $number } kart, a musi być co najmniej 12.
}
deck-library-too-small = { $number ->
    [one] W bibliotece jest jedna karta, a musi być co najmniej 60.
    [few] W bibliotece są { $number } karty, a musi być co najmniej 60.
   *[other] W bibliotece jest { $number } kart, a musi być co najmniej 60.
}
deck-crypt-too-large = Krypta liczy { $number } kart; program mieści najwyżej { $most }.
deck-library-too-large = { $number ->
    [few] W bibliotece są { $number } karty, a może być najwyżej 90.
   *[other] W bibliotece jest { $number } kart, a może być najwyżej 90.
}
deck-groups-apart = W krypcie są karty z grup { $text }. Wszystkie muszą być z jednej grupy albo z dwóch kolejnych.
deck-banned = Karta „{ $text }” jest zakazana.
deck-unwritten = Karty „{ $text }” nie można tu jeszcze zagrać.
deck-crypt = Krypta
deck-library = Biblioteka
deck-capacity = Pojemności
deck-first-four = Pierwsze cztery wampiry kosztują od { $least } do { $most }, średnio po { $mean }.
deck-pool-cost = Pula
deck-blood-cost = Krew
deck-cost-none = brak
# Of what was brought to a game that takes nothing.
brings-nothing = Do tej gry nikt niczego nie przynosi.

### Ile talii można zagrać: krypta cards coverage.

coverage-decks = { $decks ->
    [one] Jedna talia; grać można { $whole }: { $share } %.
    [few] { $decks } talie; grać można { $whole }: { $share } %.
   *[other] { $decks } talii; grać można { $whole }: { $share } %.
}
coverage-copies = Z { $copies } egzemplarzy kart zapisano { $written }: { $share } %.
coverage-next = { $cards ->
    [one] Jedna karta z tych talii nie jest zapisana:
    [few] { $cards } karty z tych talii nie są zapisane; najpierw warto zapisać te:
   *[other] { $cards } kart z tych talii nie jest zapisanych; najpierw warto zapisać te:
}
coverage-card = Karta
coverage-in-decks = W taliach
coverage-whole = Grywalnych
coverage-copies-share = Egzemplarzy
coverage-words = Brakujące słowa
coverage-chart = Co można zagrać z { $decks } talii
coverage-chart-cards = Karty zapisane od teraz
coverage-chart-decks = talie, którymi można grać
coverage-chart-copies = egzemplarze zapisanych kart
