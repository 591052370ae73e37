# Po partii: wynik, powtórka i dowód uczciwego losowania.
after-over = Koniec partii
after-you-won = Wygrywasz!
after-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wspólnie wygrywają { $names }
}
after-nobody-won = Nikt nie wygrywa
after-place = { $place }.
after-you = (ty)
after-winner = zwycięstwo
after-points = { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
after-again = Zagraj jeszcze raz
after-join-again = Dołącz do następnej partii
after-watch-again = Przejdź do następnej partii
after-replay = Powtórka
after-save = Zapisz do pliku
after-proof = Czy losowanie było uczciwe?
after-lobby = Wróć do poczekalni
after-loading = Chwileczkę…
after-story = Jak przybywało punktów
after-no-story = Nie udało się wczytać wykresu wyników.
after-chart-label = Wykres wyników wszystkich graczy od początku do końca. Te same liczby są w tabeli poniżej.
after-moment = Moment partii
after-turn = Tura { $turn }
after-at-start = Na początku
after-at-end = Na końcu
after-end-of = Na koniec
after-step = Moment { $number }
after-in-numbers = Wyniki w liczbach
after-see-moment = Zobacz ten moment

replay-title = Powtórka
replay-open-title = Otwórz zapisaną partię
replay-open-what = Wybierz partię zapisaną do pliku przez ciebie albo kogoś znajomego. Obejrzysz ją oczami każdego gracza albo z odkrytymi wszystkimi kartami.
replay-choose = Wybierz plik
replay-drop = albo upuść go tutaj
replay-no-match = Ten plik nie jest zapisaną partią Krypty.
replay-too-large = Ten plik jest za duży jak na zapis partii.
replay-another = Otwórz inny plik
replay-to-table = Do stołu
replay-eyes = Czyimi oczami
replay-eyes-spectator = Widz
replay-eyes-open = Wszystkie karty odkryte
replay-this-moment = Ten moment
replay-moment = Moment { $number } z { $last }
replay-begins = Partia się zaczyna.
replay-nothing-seen = Tymi oczami nic tu nie widać.
replay-waits = { $count ->
    [one] Teraz decyduje { $names }.
   *[other] Teraz decydują { $names }.
}
replay-scores = Wyniki w tym momencie
replay-log = Co się działo
replay-gap = Pokaż momenty od { $from } do { $to }
replay-only-looking = To powtórka: można tylko patrzeć.
replay-controls = Sterowanie powtórką
replay-slider = Moment
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-forward = Krok naprzód
replay-last = Na koniec
replay-speed = Tempo
replay-times = { $speed }×

# Co bot myślał przy wyborze; widać to w powtórce, gdy partia jest skończona.
thought-title = Co myślał bot
thought-options = Co rozważał { $name }
thought-chosen = wybrane
thought-chance = szansa na wygraną: { $chance }
thought-preferred = wolał to w { $share }
thought-rated = ocena: { $share }
thought-scale = Ocenił je od 0% (najgorsze) do 100% (najlepsze).
thought-expected = Szanse na wygraną, jakie przewidywał
thought-beliefs = Co uważał za prawdopodobne z tego, czego nie widział
thought-tries = { $count ->
    [one] Sprawdził { $count } możliwy dalszy ciąg partii.
    [few] Sprawdził { $count } możliwe dalsze ciągi partii.
   *[other] Sprawdził { $count } możliwych dalszych ciągów partii.
}

proof-title = Czy losowanie było uczciwe?
proof-how = Przed partią serwer wylosował sekret i pokazał wszystkim jego pieczęć, czyli odcisk, który nie pasuje do żadnego innego sekretu. Sekret i teksty dodane przez graczy dają razem klucz, a z klucza wynika każde tasowanie i losowanie. Teraz sekret jest jawny, a twoja przeglądarka liczy to wszystko od nowa.
proof-here = Sprawdzone w tej przeglądarce
proof-noted-yes = To ta sama pieczęć, którą ta przeglądarka widziała przed końcem partii.
proof-noted-no = To nie jest pieczęć, którą ta przeglądarka widziała wcześniej. Sekret podmieniono.
proof-noted-unknown = Ta przeglądarka nie widziała pieczęci przed końcem partii. Jeśli masz ją zapisaną, porównaj.
proof-commitment-yes = Sekret pasuje do pieczęci.
proof-commitment-no = Sekret nie pasuje do pieczęci.
proof-key-yes = Klucz wynika z sekretu i tekstów wszystkich graczy.
proof-key-no = Klucz nie wynika z sekretu i tekstów.
proof-said = W zapisie partii
proof-computed = Obliczone tutaj
proof-noted = Zanotowane tutaj przed końcem
proof-sign-yes = Zgadza się:
proof-sign-no = Nie zgadza się:
proof-sign-open = Nie porównano:
proof-texts = Teksty dodane przez graczy
proof-texts-why = Sprawdź, czy twój jest taki, jak go wpisano. Jeśli nikt nie mógł go odgadnąć, nikt nie mógł ustawić losowania.
proof-no-text = brak
proof-seat = Miejsce { $seat }
proof-redrawn = { $count ->
    [one] Jedno losowanie znano już, gdy cofnięto wybór; powtórzono je. Kronika pokazuje kiedy.
    [few] { $count } losowania znano już, gdy cofnięto wybory; powtórzono je. Kronika pokazuje kiedy.
   *[other] { $count } losowań znano już, gdy cofnięto wybory; powtórzono je. Kronika pokazuje kiedy.
}
proof-server = Sprawdzone przez serwer
proof-server-yes = { $choices ->
    [one] Jedyny wybór jest zgodny z zasadami
    [few] Wszystkie { $choices } wybory są zgodne z zasadami
   *[other] Wszystkie wybory ({ $choices }) są zgodne z zasadami
}, { $answers ->
    [0] a niczego nie losowano.
    [one] a jedyne losowanie wynika z klucza.
   *[other] a wszystkie losowania ({ $answers }) wynikają z klucza.
}
proof-server-no = Serwer znalazł w tej partii błąd.
proof-server-unknown = Serwer nie mógł teraz sprawdzić partii.
proof-unreadable = W tej partii nie ma czytelnego zapisu losowania.
proof-lesson = W lekcji los robi to, czego lekcja potrzebuje: nie ma czego dowodzić.
proof-secret = Sekret i jak sprawdzić bez Krypty
proof-secret-value = Sekret
proof-recipe = Wszystko to BLAKE2b o długości 32 bajtów. Dołączony do Krypty plik fairness.md wymienia każdy bajt i zawiera krótki program w Pythonie, który sprawdza zapisaną partię.
proof-limits = Czego to nie dowodzi
proof-limits-text = Nie dowodzi, że serwer podczas partii zachował sekret dla siebie: miał go, a nieuczciwy mógł zdradzić komuś, co nadejdzie. Nie dowodzi też, kto dokonał wyboru. Graj na serwerze, którego właścicielowi dasz do tasowania prawdziwe karty.
