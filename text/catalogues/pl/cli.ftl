# Jak nazywają się gracze, którzy nie mają własnych imion.
seat-name = { $colour ->
    [0] Czerwony
    [1] Niebieski
    [2] Żółty
    [3] Czarny
    [4] Zielony
    [5] Biały
    [6] Fioletowy
    [7] Pomarańczowy
    [8] Brązowy
    [9] Różowy
    [10] Szary
    [11] Turkusowy
    [12] Złoty
   *[other] Miejsce { $colour }
}
# Formy imienia, o które proszą zdania w tym języku: { $seat-gen }. seat-name-in mówi jedną z nich: koloru albo kogoś,
# kto ma własne imię ($name).
seat-forms = gen dat ins
seat-name-in = { $colour ->
    [0] Czerwon{ seat-ending }
    [1] Niebieski{ seat-ending-soft }
    [2] Żółt{ seat-ending }
    [3] Czarn{ seat-ending }
    [4] Zielon{ seat-ending }
    [5] Biał{ seat-ending }
    [6] Fioletow{ seat-ending }
    [7] Pomarańczow{ seat-ending }
    [8] Brązow{ seat-ending }
    [9] Różow{ seat-ending }
    [10] Szar{ seat-ending }
    [11] Turkusow{ seat-ending }
    [12] Złot{ seat-ending }
   *[other] { $case ->
        [dat] graczowi { $name }
        [ins] graczem { $name }
       *[gen] gracza { $name }
    }
}
seat-ending = { $case ->
    [dat] emu
    [ins] ym
   *[gen] ego
}
seat-ending-soft = { $case ->
    [dat] emu
    [ins] m
   *[gen] ego
}

### Gra w terminalu o szerokości 80 kolumn.

## Początek i koniec

play-you-are = Twój kolor: { $you }. Przeciwnicy: { $others } (boty: { $bot }).
# $hash ma 64 znaki, więc zostaje miejsce na 15.
play-commitment = Ukryty los: { $hash }
play-how-to-help = W każdej chwili możesz wpisać „{ $help }”; „{ $guide }” mówi, jak się gra.
play-how-to-help-plain = W każdej chwili możesz wpisać „{ $help }”.
play-resumed = Rozgrywka toczy się dalej od miejsca zapisu. „{ $log }” pokazuje, co było wcześniej.
play-over = Koniec rozgrywki.
play-place = Miejsce
play-player = Gracz
play-score = Wynik
play-winner = zwycięstwo
play-opened = Ujawniony los: { $secret }
play-opened-how = Zapisz rozgrywkę, a „krypta replay PLIK --verify” potwierdzi, że ten los był ukryty od początku.
play-at-the-end = „{ $save } PLIK” zachowuje rozgrywkę, „{ $log } { $all }” opowiada ją jeszcze raz, „{ $undo }” cofa twoją ostatnią decyzję, Enter lub „{ $quit }” kończy.
play-goodbye = Dziękujemy za grę. Do następnej nocy!
play-no-match = Nie można zacząć rozgrywki: { $problem }
play-no-bot = Bot nie wie, co robić, więc rozgrywka kończy się tutaj: { $problem }

## Pytania i odpowiedzi

play-you = ty
play-players = Gracze
play-change = albo zmień to, co już wybrane:
play-question = Twój wybór ({ $first }–{ $last } albo { $help }):
play-question-at-the-end = { $save }, { $log }, { $undo } albo { $quit }:
play-forced = Masz tylko jedną możliwość: { $choice }.
play-unknown = Nie rozumiem. Wpisz { $first }–{ $last }, identyfikator ({ $id }) albo { $help }.
play-unknown-at-the-end = Nie rozumiem. Możesz wpisać { $save } PLIK, { $log }, { $board }, { $undo } albo { $quit }.
play-several = Tak zaczyna się kilka możliwości: { $ids }.

## Polecenia: w każdym wierszu wszystkie słowa jednego polecenia; pokazywane jest pierwsze.

play-command-help = pomoc
play-command-rule = zasada zasady reguła regula
play-command-why = dlaczego czemu
play-command-log = dziennik
play-command-board = plansza
play-command-stops = pytania
play-command-enough = dość dosc
play-command-undo = cofnij
play-command-save = zapisz
play-command-quit = koniec wyjdź wyjdz
play-word-all = wszystko

play-help-answer = Odpowiadaj numerem albo identyfikatorem, który stoi po prawej. Wystarczy początek identyfikatora, jeśli żaden inny tak się nie zaczyna. Sam Enter pokazuje możliwości jeszcze raz. Angielskie polecenia też działają.
play-help-commands = Możesz też wpisać:
play-about-help = ta lista
play-about-rule = treść zasady: { $word } { $rule }. Bez numeru: zasady tego pytania
play-about-why = dlaczego czegoś nie można teraz zrobić: { $word } { $example }
play-about-log = ostatnie 20 wierszy przebiegu gry. { $word } { $all }: całość
play-about-board = jeszcze raz plansza i pytanie
play-about-stops = kiedy gra cię pyta. { $word } NAZWA: włącz albo wyłącz jedną z tych chwil
play-about-enough = spasuj teraz i aż do końca tej akcji
play-about-undo = powrót do twojej poprzedniej decyzji; to, co było po niej, przepada
play-about-save = zachowanie rozgrywki w pliku: { $word } PLIK
play-about-quit = koniec programu; jeśli chcesz zachować rozgrywkę, najpierw ją zapisz

play-rule-missing = W księdze zasad nie ma zasady { $rule }.
play-why-how = Dopisz identyfikator, na przykład „{ $word } { $example }”.
play-why-allowed = { $id } jest dozwolone: to numer { $number }.
play-why-refused = { $id } nie jest teraz możliwe:
play-why-no-reason = { $id } nie jest teraz możliwe.
play-log-empty = Jeszcze nic się nie wydarzyło.
play-stops = Kiedy gra cię pyta (✓), choć można spasować; „{ $word } NAZWA” zmienia jedną z tych chwil:
play-stops-missing = Nie ma wśród nich nic o nazwie „{ $name }”.
play-enough-of-what = Nie trwa żadna akcja, przy której można by pasować do końca.
play-undone = To znów twoja poprzednia decyzja.
play-nothing-to-undo = Nie ma wcześniejszej twojej decyzji.
play-save-how = Dopisz nazwę pliku, na przykład „{ $word } gra.json”.
play-saved = Rozgrywka jest zapisana w pliku { $file }.
play-save-exists = Plik { $file } już istnieje. Wybierz inną nazwę.
play-save-failed = Nie można zapisać pliku { $file }.

## Wampiry w Nowej Hucie: plansza. Miejsca jest mało; liczby mówią, ile.

# 22
play-nh-estates = Osiedla (↻ w dół)
# 24
play-nh-circle = Krąg czasu (↻ w dół)
# po 12: przypomnienie, co robi właściwość
play-nh-short-handlowe = +3
play-nh-short-teatralne = podmień 1
play-nh-short-gorali = ściągnij 2
play-nh-short-zielone = rozpędź 2
play-nh-short-szkolne = zamień 1
play-nh-short-ogrodowe = 1 za 2
play-nh-short-mlodosci = przesuń 1–4
# 22
play-nh-plan-vampire = Plan: wampierz
play-nh-plan-circle = Plan: krąg
# 38
play-nh-directions = ↻ zgodnie  ↺ przeciwnie do wskazówek
play-nh-plan-signs = ✓ wybrane  … myśli  ? brakuje
play-nh-plan-left = karty do zagrania (– pominięta)
# razem 78. Płatne są tylko miejsca od 1 do $seats - 1.
play-nh-raise =
    + podwyższenie: { $seats ->
        [2] 7 punktów
        [3] 7, 5 punktów
       *[other] 7, 5, 3 punkty
    }.
play-nh-lower =
    − obniżenie: { $seats ->
        [2] 3
        [3] 3, 1
       *[other] 3, 1, 0
    }.
play-nh-sabbath = ☾ punktowane po tej turze.
# Pod możliwościami: dlaczego nie ma wśród nich właściwości lub akcji.
play-nh-ability-not-now = { $estate }: właściwości nie można teraz użyć; „{ $why }” mówi czemu.
play-nh-action-later = { $space }: dopiero na koniec twojej kolejki.

# 24
play-nh-scores = opętani → punkty
play-nh-removal = opętani → zostaje
# 11
play-nh-total = Razem

## Wampiry w Nowej Hucie: strony do czytania

play-nh-command-guide = przewodnik
play-nh-command-estates = osiedla
play-nh-command-circle = krąg krag
play-nh-about-guide = jak przebiega tura i skąd się biorą punkty
play-nh-about-estates = co robi każde z siedmiu osiedli
play-nh-about-circle = co robi każde z siedmiu pól kręgu czasu

play-nh-guide-plan = Wszyscy w tajemnicy wybierają po dwie karty: jedna przesuwa wampierza o 1 lub 2 osiedla w dowolną stronę, druga przesuwa pionek na kręgu czasu o 1 lub 2 pola zgodnie ze wskazówkami zegara. [NH-033]
play-nh-guide-order = Karty odkrywa się jednocześnie. Potem gracze rozgrywają swoje kolejki według toru kolejności: pierwszy gra ten, kto ma najmniej punktów. [NH-042, NH-169]
play-nh-guide-move = Kolejka zaczyna się od ruchów z dwóch kart. Jeśli przeciwnik przesunął wcześniej twojego wampierza albo pionek na kręgu, ten pionek zostaje na miejscu. [NH-044, NH-104]
play-nh-guide-use = Potem możesz użyć właściwości osiedla, na którym stoi twój wampierz, i akcji twojego pola kręgu czasu, w dowolnej kolejności. [NH-046]
play-nh-guide-place = Potem dokładasz z zapasu 2 opętanych na osiedle swojego wampierza. [NH-052]
play-nh-guide-score = Po kolejkach wszystkich graczy punktuje się każde osiedle ze znacznikiem Sabatu: 5 punktów dla gracza z największą liczbą opętanych, 3 dla drugiego, 1 dla trzeciego. W trzy osoby punktują tylko dwa pierwsze miejsca, w dwie tylko pierwsze. Przy remisie punkty się dzieli. [NH-130, NH-155]
play-nh-guide-specials = Wszystkie osiedla punktuje się raz, gdy ktoś ma opętanych na każdym z nich (Krwawy Zmierzch), i raz, gdy komuś skończy się zapas (Armagedon). Armagedon usuwa potem wszystkich opętanych prócz przewagi najsilniejszego. [NH-133, NH-136, NH-147]
play-nh-guide-end = Po 15. turze punktuje się wszystkie osiedla. Wygrywa ten, kto ma najwięcej punktów, a przy remisie ten, kto ma więcej opętanych na planszy. [NH-141, NH-175]

## Co pokazuje krypta admin

admin-column-table = Stół
admin-column-game = Gra
admin-column-state = Stan
admin-column-created = Powstał
admin-column-host = Gospodarz
admin-column-people = Osoby
admin-column-id = Numer
admin-column-name = Nazwa
admin-column-kept = Hasło
admin-column-language = Język
admin-column-seen = Widziany
admin-column-what = Co
admin-column-who = Kto
admin-column-since = Od
admin-column-until = Do
admin-column-reason = Powód
admin-column-at = Kiedy
admin-column-by = Zgłosił
admin-column-about = O kim
admin-column-said = Słowa
admin-column-closed = Zamknięto
admin-column-link = Odnośnik
admin-column-read-only = Tylko do odczytu
admin-column-text = Wiadomość
admin-yes = tak
admin-no = nie
admin-never = nigdy
admin-nothing = Nie ma czego pokazać.
admin-done = Gotowe.
admin-column-rows = Wiersze
admin-column-bytes = Rozmiar
admin-column-tables = Stoły
admin-column-entries-bytes = Wpisy
admin-column-thoughts-bytes = Myśli
admin-column-archives-bytes = Archiwa
admin-column-day = Dzień
admin-column-entries = Wpisy
admin-column-free = W tym wolne
admin-column-oldest = Najstarszy stół
