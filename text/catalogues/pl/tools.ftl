# Słowa poleceń krypta sim, arena, bench i replay.
tools-game = Gra
tools-seat = Miejsce
tools-seats = Miejsc
tools-bot = Bot
tools-wins = Wygrane
tools-seated = Występy
tools-rating = Ranking
tools-even-share = Równy udział to { $share } %.
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
tools-commitment = Ukryty los: { $hash }
# Tekst, który gracz dodał do losu.
tools-entropy = { $name } – dodany tekst: { $text }
tools-commitment-fits = Sekret w pliku zgadza się z nim. Porównaj go z tym, co było widać przed pierwszym wyborem.
tools-chance-verified = { $count ->
    [0] Los nie miał nic do rozstrzygnięcia.
    [one] { $count } odpowiedź losu obliczona ponownie; zgadza się.
    [few] { $count } odpowiedzi losu obliczone ponownie; wszystkie się zgadzają.
   *[other] { $count } odpowiedzi losu obliczonych ponownie; wszystkie się zgadzają.
}
tools-not-over = Partia nie jest skończona.
