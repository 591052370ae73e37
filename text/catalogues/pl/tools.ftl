# Słowa poleceń krypta sim, bench i replay.
tools-game = Gra
tools-seat = Miejsce
tools-seats = Miejsc
tools-bot = Bot
tools-wins = Wygrane
tools-mean-points = Punkty
tools-matches = Partie
tools-shared-wins = Wspólne wygrane
tools-mean-length = Wyborów na partię
tools-choices = Wybory
tools-seconds = Sekundy
tools-choices-per-second = Wyborów na sekundę
tools-state-bytes = Stan, bajty
tools-allocations = Alokacje/wybór
tools-chance = Los
tools-hashes-agree = { $count ->
    [one] { $count } wybór; skrót się zgadza.
    [few] { $count } wybory; wszystkie skróty się zgadzają.
   *[other] { $count } wyborów; wszystkie skróty się zgadzają.
}
tools-chance-verified = Los odpowiadał zgodnie z zobowiązaniem złożonym przed partią.
tools-not-over = Partia nie jest skończona.
