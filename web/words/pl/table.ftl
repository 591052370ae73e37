# Stół: przed partią, w jej trakcie i po niej.
table-title = { $game } – Krypta
table-title-yours = ● Twój ruch – Krypta
table-table = Stół
table-opening = Otwieram stół…
table-closed = Ten stół jest dla ciebie zamknięty
table-closed-text = Może już go nie ma, a może patrzeć mogą tylko zaproszeni. Poproś o zaproszenie osobę, która cię tu wysłała.
table-signed-out = Wylogowano cię
table-signed-out-text = Ta przeglądarka nie jest już zalogowana, być może hasło zmieniono gdzie indziej.
table-sign-in-again = Wejdź jako gość
table-to-lobby = Do lobby

## Przed partią

table-waiting-room = Stół nakryty
table-free-chairs =
    { $count ->
        [one] Jedno krzesło jest jeszcze wolne.
        [few] { $count } krzesła są jeszcze wolne.
       *[many] { $count } krzeseł jest jeszcze wolnych.
    }
table-ready = Wszyscy są. Możesz zaczynać.
table-all-sit = Wszystkie krzesła są zajęte.
table-host-starts = Wszyscy są. Partię zaczyna gospodarz: { $name }.
table-chairs = Krzesła
table-chair = Krzesło { $number }
table-chair-free = Krzesło { $number }, wolne
table-sit = Usiądź
table-sit-on = Usiądź na krześle { $number }
table-stand = Wstań
table-you = ty
table-host = gospodarz
table-bot-on = Kto gra na krześle { $number }
table-wait-for-person = Czekaj na człowieka
table-free-chair = Zwolnij krzesło
table-free-chair-of = Zwolnij krzesło, na którym siedzi { $name }
table-bot =
    { $level ->
        [easy] Łatwy bot
        [medium] Średni bot
        [hard] Trudny bot
        [teacher] Nauczyciel
       *[other] Bot
    }
table-start = Zacznij partię
table-invite = Zaproś kogoś
table-invite-text = Kto otworzy ten link, dostanie krzesło. Telefon odczyta go z kodu.
table-invitation = Zaproszenie
table-copy = Skopiuj link
table-copied = Skopiowano.
table-copy-yourself = Link jest zaznaczony: skopiuj go z klawiatury albo dłuższym przytrzymaniem.
table-qr = Ten sam link jako kod QR
table-agreed = Co ustalono
table-clock = Czas
table-clock-none = Bez zegara, bez pośpiechu
table-clock-decision =
    { $seconds ->
        [one] { $seconds } sekunda na każdą decyzję
        [few] { $seconds } sekundy na każdą decyzję
       *[many] { $seconds } sekund na każdą decyzję
    }
table-clock-bank =
    { $minutes ->
        [one] { $minutes } minuta dla każdego i { $increment } s więcej z każdą decyzją
        [few] { $minutes } minuty dla każdego i { $increment } s więcej z każdą decyzją
        [many] { $minutes } minut dla każdego i { $increment } s więcej z każdą decyzją
       *[other] { $minutes } minuty dla każdego i { $increment } s więcej z każdą decyzją
    }
table-clock-days =
    { $days ->
        [one] { $days } dzień na każdą decyzję
       *[other] { $days } dni na każdą decyzję
    }
table-who-sits = Krzesła
table-listed = Usiąść może każdy z lobby
table-unlisted = Usiąść może tylko ktoś z zaproszeniem
table-who-watches = Widzowie
table-watching-everyone = Patrzeć może każdy
table-watching-invited = Patrzeć może ktoś z zaproszeniem
table-watching-nobody = Nikt nie może patrzeć
table-fair = Uczciwy los
table-fair-text = Serwer zapieczętował swoją część losu, zanim ktokolwiek usiadł, a ty możesz dorzucić coś od siebie. Po partii każdy może sprawdzić, że niczego nie zmieniono.
table-fair-more = Pieczęć to odcisk tajemnicy serwera. Po partii tajemnica zostaje ujawniona, a przycisk „Czy los był uczciwy?” przy wyniku pozwala twojej przeglądarce samej je porównać.
table-commitment = Pieczęć:
table-stir = Zamieszaj w losie (jeśli chcesz): rzuty kostką, litery, cokolwiek
table-stir-do = Zamieszaj
table-stirred-by = { $name } dorzuca:

## Pytanie

table-options = Możliwości
table-prompt = Co teraz zrobić
table-your-turn-says = Twój ruch. { $prompt }
table-goes-on = Partia toczy się dalej…
table-waiting-for = Czekamy na decyzję: { $names }.
table-may-change = Wybór gotowy, ale możesz go jeszcze zmienić. Czekamy na decyzję: { $names }.
table-may-still-change = Wybór gotowy, ale możesz go jeszcze zmienić.
table-you-watch = Patrzysz na grę innych.
table-standing-over = Partia skończona.
table-standing-frozen = Tę partię zaczęto według innych zasad i tutaj nie da się jej dokończyć.
table-standing-away = Decyduje za ciebie bot.
table-standing-sending = Twój wybór jest w drodze…
table-come-back = Wracam na swoje miejsce
table-take-back = Cofnij
table-needs-consent = Inni już się czegoś dowiedzieli z twojego wyboru. Mogą jednak pozwolić ci go cofnąć.
table-ask-others = Zapytaj ich
table-leave-it = Niech zostanie
table-asks-back =
    { $you ->
        [yes] Prosisz o cofnięcie swojego ostatniego wyboru.
       *[no] { $name } prosi o cofnięcie swojego ostatniego wyboru.
    }
table-answer-awaited = Jeszcze nie odpowiedzieli: { $names }.
table-agree = Tak, jasne
table-disagree = Nie

## Miejsca

table-seats = Gracze
table-here = przy stole
table-not-here = brak połączenia
table-bot-plays = decyduje bot
table-decides = decyduje
table-call-bot = Niech za tę osobę zdecyduje bot: { $name }
table-time-left = Pozostały czas: { $time }
table-days-left = { $days } d { $hours } h
table-watchers =
    { $count ->
        [one] Jedna osoba patrzy na grę.
        [few] { $count } osoby patrzą na grę.
       *[many] { $count } osób patrzy na grę.
    }

## Nagłówek

table-rule-book = Zasady
table-share = Udostępnij
table-watch-link = Link dla widzów
table-watch-text = Kto otworzy ten link, może patrzeć. Nikt nie zobaczy cudzych kart.
table-watch-nobody = Ustalono, że przy tym stole nikt nie patrzy.
table-leave = Odejdź
table-leave-text = Bot zagra dalej za ciebie, więc nikt nie musi przerywać. W każdej chwili możesz wrócić na swoje miejsce.
table-leave-do = Odejdź od stołu
table-stay = Zostań

## Opowieść

table-story = Przebieg i rozmowa
table-log = Przebieg
table-chat = Rozmowa
table-unread =
    { $count ->
        [one] jedna nowa wiadomość
        [few] { $count } nowe wiadomości
       *[many] { $count } nowych wiadomości
    }
table-nothing-said = Nikt jeszcze nic nie powiedział.
table-say = Powiedz
table-say-something = Powiedz coś
table-jump = { $time }: pokaż planszę z tej chwili
table-undone = Cofnięte:
table-earlier = Patrzysz na wcześniejszą chwilę.
table-earlier-still = Krok wcześniej
table-later = Krok później
table-back-to-now = Wróć do teraz
table-earlier-touched = To wcześniejsza chwila. Żeby grać, wróć do teraz.
table-line-created = Stół nakryto.
table-line-sat =
    { $you ->
        [yes] Siadasz do stołu.
       *[no] { $name } siada do stołu.
    }
table-line-stood = Krzesło { $chair } znów jest wolne.
table-line-bot = Na krześle { $chair } siada teraz: { $bot }.
table-line-stirred =
    { $you ->
        [yes] Mieszasz w losie.
       *[no] { $name } miesza w losie.
    }
table-line-started = Partia się zaczyna.
table-line-away =
    { $why ->
        [time] { $you ->
            [yes] Twój czas minął: decyduje za ciebie bot.
           *[no] { $name }: czas minął, decyduje bot.
        }
       *[other] { $you ->
            [yes] Odchodzisz od stołu: decyduje za ciebie bot.
           *[no] { $name } odchodzi od stołu: decyduje bot.
        }
    }
table-line-back =
    { $you ->
        [yes] Wracasz do stołu.
       *[no] { $name } wraca do stołu.
    }
table-line-said = { $name }: { $text }
table-line-asked-back =
    { $you ->
        [yes] Prosisz o cofnięcie swojego ostatniego wyboru.
       *[no] { $name } prosi o cofnięcie swojego ostatniego wyboru.
    }
table-line-answered =
    { $answer ->
        [yes] { $you ->
            [yes] Zgadzasz się.
           *[no] { $name } się zgadza.
        }
       *[no] { $you ->
            [yes] Nie zgadzasz się.
           *[no] { $name } się nie zgadza.
        }
    }
table-line-took-back =
    { $you ->
        [yes] Cofasz swój ostatni wybór.
       *[no] { $name } cofa swój ostatni wybór.
    }
table-line-again = Ci sami ludzie mają następny stół.

## Plansza

table-board = Plansza
table-which = Co chcesz zrobić?
table-why-not = Nie teraz
table-not-now = Zasady teraz na to nie pozwalają.
table-they-decide =
    { $count ->
        [one] Teraz decyduje { $names }.
       *[other] Teraz decydują: { $names }.
    }
table-account = Skąd ta liczba
table-no-account = O tej liczbie nie ma nic więcej do powiedzenia: jest po prostu taka.
table-account-what = Co
table-account-amount = Ile
table-account-total = Razem

## Połączenie

table-offline = Brak połączenia. Samo wróci.
table-offline-choice = Brak połączenia. Twój wybór czeka i zostanie wysłany, gdy tylko wróci.
