# Po meczu: wynik, powtórka i dowód uczciwego losu.
after-over = Mecz skończony
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
after-join-again = Dołącz do następnego meczu
after-watch-again = Przejdź do następnego meczu
after-replay = Powtórka
after-save = Zapisz do pliku
after-proof = Czy los był uczciwy?
after-lobby = Wróć do poczekalni
after-loading = Chwileczkę…
after-story = Jak rosły wyniki
after-no-story = Nie udało się wczytać wykresu wyników.
after-chart-label = Wykres wyników wszystkich graczy od początku do końca. Te same liczby są w tabeli poniżej.
after-moment = Chwila meczu
after-turn = Tura { $turn }
after-at-start = Na początku
after-at-end = Na końcu
after-end-of = Na koniec
after-step = Chwila { $number }
after-in-numbers = Wyniki w liczbach
after-see-moment = Zobacz tę chwilę

replay-title = Powtórka
replay-open-title = Otwórz zapisany mecz
replay-open-what = Wybierz mecz zapisany do pliku przez ciebie albo kogoś znajomego. Obejrzysz go oczami każdego gracza albo z odkrytymi wszystkimi kartami.
replay-choose = Wybierz plik
replay-drop = albo upuść go tutaj
replay-no-match = Ten plik nie jest zapisanym meczem Krypty.
replay-too-large = Ten plik jest za duży jak na mecz.
replay-another = Otwórz inny plik
replay-to-table = Do stołu
replay-eyes = Czyimi oczami
replay-eyes-spectator = Widz
replay-eyes-open = Wszystkie karty odkryte
replay-this-moment = Ta chwila
replay-moment = Chwila { $number } z { $last }
replay-begins = Mecz się zaczyna.
replay-nothing-seen = W tej chwili te oczy niczego nie widzą.
replay-waits = { $count ->
    [one] Teraz decyduje { $names }.
   *[other] Teraz decydują { $names }.
}
replay-scores = Wyniki w tej chwili
replay-log = Co się działo
replay-gap = Pokaż chwile od { $from } do { $to }
replay-only-looking = To powtórka: można tylko patrzeć.
replay-controls = Sterowanie powtórką
replay-slider = Chwila
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-forward = Krok naprzód
replay-last = Na koniec
replay-speed = Tempo
replay-times = { $speed }×

proof-title = Czy los był uczciwy?
proof-how = Przed meczem serwer wylosował sekret i pokazał wszystkim jego zobowiązanie, czyli odcisk, który nie pasuje do żadnego innego sekretu. Sekret i teksty dodane przez graczy dają razem klucz, a z klucza wynika każde tasowanie i losowanie. Teraz sekret jest jawny, a twoja przeglądarka liczy to wszystko od nowa.
proof-here = Sprawdzone w tej przeglądarce
proof-noted-yes = Zobowiązanie jest tym, które ta przeglądarka widziała przed końcem meczu.
proof-noted-no = Zobowiązanie nie jest tym, które ta przeglądarka widziała wcześniej. Sekret podmieniono.
proof-noted-unknown = Ta przeglądarka nie widziała zobowiązania przed końcem meczu. Jeśli masz je zapisane, porównaj.
proof-commitment-yes = Sekret pasuje do zobowiązania.
proof-commitment-no = Sekret nie pasuje do zobowiązania.
proof-key-yes = Klucz wynika z sekretu i tekstów wszystkich graczy.
proof-key-no = Klucz nie wynika z sekretu i tekstów.
proof-said = W meczu
proof-computed = Obliczone tutaj
proof-noted = Zanotowane tutaj przed końcem
proof-sign-yes = Zgadza się:
proof-sign-no = Nie zgadza się:
proof-sign-open = Nie porównano:
proof-texts = Teksty dodane przez graczy
proof-texts-why = Porównaj swój z tym, co wpisano przy stole. Jeśli nikt nie mógł go odgadnąć, nikt nie wybrał odpowiedzi losu.
proof-no-text = brak
proof-seat = Miejsce { $seat }
proof-server = Sprawdzone przez serwer
proof-server-yes = { $choices ->
    [one] Jedyny wybór jest zgodny z zasadami
    [few] Wszystkie { $choices } wybory są zgodne z zasadami
   *[other] Wszystkie wybory ({ $choices }) są zgodne z zasadami
}, { $answers ->
    [0] a los nie był o nic pytany.
    [one] a jedyna odpowiedź losu pochodzi z klucza.
   *[other] a wszystkie odpowiedzi losu ({ $answers }) pochodzą z klucza.
}
proof-server-no = Mecz nie wytrzymuje sprawdzenia przez serwer.
proof-server-unknown = Serwer nie mógł teraz sprawdzić meczu.
proof-unreadable = W tej partii nie ma czytelnego zapisu losowości.
proof-secret = Sekret i jak sprawdzić bez Krypty
proof-secret-value = Sekret
proof-recipe = Wszystko to BLAKE2b o długości 32 bajtów. Dołączony do Krypty plik fairness.md wymienia każdy bajt i zawiera krótki program w Pythonie, który sprawdza zapisany mecz.
proof-limits = Czego to nie dowodzi
proof-limits-text = Nie dowodzi, że serwer podczas meczu zachował sekret dla siebie: miał go, a nieuczciwy mógł zdradzić komuś, co nadejdzie. Nie dowodzi też, kto dokonał wyboru. Graj na serwerze, którego właścicielowi pozwolisz tasować prawdziwe karty.
