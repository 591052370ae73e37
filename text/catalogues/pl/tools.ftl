# Słowa poleceń krypta sim, arena, bench i replay.
tools-game = Gra
tools-seat = Miejsce
tools-seats = Miejsc
tools-bot = Bot
tools-wins = Wygrane
tools-seated = Występy
tools-rating = Ranking
tools-even-share = Równy udział to { $share } %.
tools-rounds = Rundy
tools-one-bot = Jeden bot
tools-against = przeciw
tools-thinking = Namysł, ms
tools-decisions-a-match = Decyzji na partię
tools-mean = Średnio
tools-longest = Najdłużej
tools-foresight = Przewidywanie
tools-decisions = Decyzje
tools-expected = Oczekiwano, %
tools-won = Wygrano, %
# O ile bot mylił się w oczekiwaniach, i o ile myliłby się ten, kto zawsze oczekuje równego udziału.
tools-error = Błąd
tools-error-of-even = Przy równym
tools-interrupted = Przerwano: liczą się tylko pełne rundy do tej chwili.
# Wynik testu statystycznego, czy bot jest lepszy; worse i better to różnice rankingu.
tools-sprt-better = { $bot } jest lepszy niż { $against }: przewaga rankingu tylko { $worse } jest wykluczona.
tools-sprt-worse = { $bot } nie jest lepszy niż { $against }: przewaga rankingu { $better } jest wykluczona.
tools-sprt-undecided = Nierozstrzygnięte: trzeba więcej partii, by stwierdzić, czy { $bot } jest lepszy niż { $against }.
tools-chart-axis = Udział w wygranych z przedziałem 95 %
# Wiersz wykresu: jeden bot przeciw kilku innym.
tools-chart-pair = { $bot } przeciw { $count } × { $against }
tools-mean-points = Punkty
tools-matches = Partie
tools-shared-wins = Wspólne wygrane
tools-mean-length = Wyborów na partię
tools-choices = Wybory
tools-seconds = Sekundy
tools-choices-per-second = Wyborów na sekundę
tools-search = Przeszukiwanie na jednym rdzeniu
tools-iterations-random = Iteracji na sekundę, losowo
tools-iterations-guided = Iteracji na sekundę, z przewodnikiem
tools-state-bytes = Stan, bajty
tools-allocations = Alokacje/wybór
tools-chance = Los
tools-table = Stół
tools-hashes-agree = { $count ->
    [one] { $count } wybór; skrót się zgadza.
    [few] { $count } wybory; wszystkie skróty się zgadzają.
   *[other] { $count } wyborów; wszystkie skróty się zgadzają.
}
tools-commitment = Ukryty los: { $hash }
# Tekst, który gracz dodał do losu.
tools-entropy = { $name } – dodany tekst: { $text }
tools-brought-commitment = Zobowiązanie do tego, co { $name } przynosi do gry: { $hash }.
tools-commitment-fits = Sekret w pliku zgadza się z nim. Porównaj go z tym, co było widać przed pierwszym wyborem.
tools-chance-verified = { $count ->
    [0] Los nie miał nic do rozstrzygnięcia.
    [one] { $count } odpowiedź losu obliczona ponownie; zgadza się.
    [few] { $count } odpowiedzi losu obliczone ponownie; wszystkie się zgadzają.
   *[other] { $count } odpowiedzi losu obliczonych ponownie; wszystkie się zgadzają.
}
tools-chance-redrawn = { $count ->
    [one] Jedno losowanie cofnięto razem z wyborem i powtórzono.
    [few] { $count } losowania cofnięto razem z wyborami i powtórzono.
   *[other] { $count } losowań cofnięto razem z wyborami i powtórzono.
}
tools-not-over = Partia nie jest skończona.
# Co krypta sim mówi o Wendecie.
tools-clan = Klan
tools-eliminated = Wyeliminowani
tools-influence-from = Wpływy za
tools-on-average = Średnio
tools-influence-start = początek
tools-influence-rewards = nagrody
tools-influence-frenzy = szał
tools-influence-cards = karty
tools-influence-allies = popleczników i ofiary
tools-influence-drained = wyssanych
tools-influence-diablerie = Diabolizm
tools-influence-relics = relikwie
tools-influence-all = razem
tools-card = Karta
tools-played-a-match = na partię
tools-face-up = Odkryta
tools-face-down = Zakryta
tools-wins-there = Zwycięstwa
# Co krypta sim vtes --decks mówi o talii.
tools-deck = Talia
tools-deck-tried = Próbowana talia
tools-points-short = PZ
tools-points-a-match = Punkty zwycięstwa na partię z przedziałem 95 %
tools-on-seat = Talia na miejscu
tools-with-prey = Talia, której ofiarą jest
tools-with-predator = Talia, której drapieżcą jest
tools-anybody-on-seat = Ktokolwiek na miejscu
tools-prey = Ofiara
tools-predator = Drapieżca
tools-ended-ousts = rozegrane do końca
tools-ended-time = przerwane przez czas
tools-ended-stalled = w martwym punkcie
tools-turns = Własna tura, w której
tools-median = Mediana
tools-never = Nigdy
tools-first-vampire = przyszedł pierwszy wampir
tools-first-oust = odpadła pierwsza ofiara
tools-ousted = odpadła talia
tools-table-oust = ktokolwiek odpadł
tools-first-vampire-turns = Pierwszy wampir: partie według własnej tury
tools-first-oust-turns = Pierwsza ofiara odpadła: partie według własnej tury
tools-cards-a-match = Karty talii, każda liczba na partię
tools-crypt = Krypta
tools-library = Biblioteka
tools-copies = Kopie
tools-drawn = Dobrane
tools-played = Zagrane
tools-brought = Przybyło
tools-used = Użyte
tools-discarded = Odrzucone
tools-stuck = W ręce
tools-points-if-drawn = PZ z dobraną
tools-did-pool_taken = zabrana pula
tools-did-pool_gained = zyskana pula
tools-did-ousts = wyeliminowane ofiary
tools-did-blood_gained = zyskana krew
tools-did-blood_taken = zabrana krew
tools-did-bleed = dodane drenowanie
tools-did-bounced = odbite drenowania
tools-did-stealth = dodane krycie
tools-did-intercept = dodane przechwytywanie
tools-did-blocked = zablokowane akcje
tools-did-ended = zakończone akcje
tools-did-cancelled = anulowane karty
tools-did-damage = obrażenia
tools-did-prevented = zapobieżone obrażenia
tools-did-torpor = posłani w letarg
tools-did-burned = spaleni podwładni
tools-did-votes = zyskane głosy
tools-did-passed = wygrane referenda
tools-did-failed = przegrane referenda
