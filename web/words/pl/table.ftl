# Stół: przed partią, w jej trakcie i po niej.
table-title = { $game } – Krypta
table-title-yours = ● Twój ruch – Krypta
table-table = Stół
table-opening = Otwieram stół…
table-closed = Ten stół jest dla ciebie zamknięty
table-closed-text = Może już go nie ma, a może wstęp mają tylko zaproszeni. Poproś o zaproszenie osobę, od której masz ten link.
table-signed-out = Wylogowano cię
table-signed-out-text = Ta przeglądarka nie jest już zalogowana, być może hasło zmieniono gdzie indziej.
table-sign-in-again = Wejdź jako gość
table-to-lobby = Do poczekalni

## Przed partią

table-waiting-room = Stół czeka
table-free-chairs =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
       *[many] { $count } miejsc jest jeszcze wolnych.
    }
table-ready = Wszyscy są. Możesz zaczynać.
table-all-sit = Wszystkie miejsca są zajęte.
table-host-starts = Wszyscy są. Partię rozpocznie { $name }.
table-chairs = Miejsca
table-chair = Miejsce { $number }
table-chair-free = Miejsce { $number }, wolne
table-sit = Usiądź
table-sit-on = Usiądź na miejscu { $number }
table-stand = Wstań
table-you = ty
table-host = gospodarz
table-has-deck = talia wybrana
table-deck = Twoja talia
table-deck-secret = Nikt inny jej nie zobaczy przed końcem gry.
table-deck-open = Każdy od początku widzi, co w niej jest.
table-deck-any = Którakolwiek z gotowych talii
table-deck-mine = Moje talie
table-deck-build = Zbuduj talię…
table-deck-own = Moja własna talia…
table-deck-text = Talia jako tekst, w jednym z powszechnych formatów
table-deck-file = Albo z pliku
table-deck-bring = Zagraj tą talią
table-deck-is-brought = To twoja talia
table-deck-refused = { $count ->
    [one] Tą talią nie można grać. Powód:
   *[other] Tą talią nie można grać. Powody ({ $count }):
}
table-bot-on = Kto gra na miejscu { $number }
table-wait-for-person = Czekaj na człowieka
table-free-chair = Zwolnij miejsce
table-free-chair-of = Zwolnij miejsce, na którym siedzi { $name }
table-start = Zacznij partię
table-invite = Zaproś kogoś
table-invite-text = Kto otworzy ten link, dostanie miejsce przy stole. Telefon odczyta go z kodu.
table-invitation = Zaproszenie
table-copy = Skopiuj link
table-copied = Skopiowano.
table-copy-yourself = Link jest zaznaczony: skopiuj go z klawiatury albo przytrzymując palec.
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
table-limit = Czas na całą partię
table-limit-minutes =
    { $minutes ->
        [one] { $minutes } minuta; potem partia się kończy, cokolwiek się dzieje
        [few] { $minutes } minuty; potem partia się kończy, cokolwiek się dzieje
       *[other] { $minutes } minut; potem partia się kończy, cokolwiek się dzieje
    }
table-who-sits = Miejsca
table-listed = Usiąść może każdy, kto jest w poczekalni
table-unlisted = Usiąść mogą tylko osoby z zaproszeniem
table-who-watches = Widzowie
table-watching-everyone = Oglądać może każdy
table-watching-invited = Oglądać mogą osoby z zaproszeniem
table-watching-nobody = Nikt nie może oglądać
table-fair = Uczciwe losowanie
table-fair-text = Serwer zapieczętował swoją część losowania, zanim ktokolwiek usiadł, a ty możesz dorzucić coś od siebie. Po partii każdy może sprawdzić, że niczego nie zmieniono.
table-fair-more = Pieczęć to odcisk sekretu serwera. Po partii sekret zostaje ujawniony, a przycisk „Czy losowanie było uczciwe?” przy wyniku każe twojej przeglądarce porównać jedno z drugim.
table-commitment = Pieczęć:
table-stir = Dorzuć coś od siebie (jeśli chcesz): rzuty kostką, litery, cokolwiek
table-stir-do = Dorzuć
table-stirred-by = { $name } dorzuca:

## Pytanie

table-all-options = Wszystkie możliwości
table-prompt = Co teraz zrobić
table-your-turn-says = Twój ruch. { $prompt }
table-goes-on = Partia toczy się dalej…
table-skip = Pomiń
table-waiting-for = Czekamy na decyzję: { $names }.
table-may-change = Wybór zapisany, możesz go jeszcze zmienić. Czekamy na decyzję: { $names }.
table-may-still-change = Wybór zapisany, możesz go jeszcze zmienić.
table-you-watch = Oglądasz partię.
table-standing-over = Partia skończona.
table-standing-frozen = Tę partię zaczęto według innych zasad i tutaj nie da się jej dokończyć.
table-standing-differs = Ten serwer grałby tę partię inaczej, niż się zaczęła, więc tutaj nie da się jej dokończyć.
table-standing-capacity = Ta partia rozrosła się ponad to, co ten program może pomieścić, więc tutaj nie da się jej dokończyć.
table-end-wanted = Za zakończeniem partii: { $names }.
table-end-against = Przeciw: { $names }.
table-end-how = Partia kończy się, gdy chcą tego wszyscy przy stole, albo po tygodniu bez tych, którzy nic nie powiedzą.
table-end = Zakończ partię
table-end-not = Nie kończ
table-archived = Tę partię grano według wcześniejszej wersji zasad. Widać ją taką, jaka wtedy była.
table-standing-ended = Długo nikt nie wracał do tej partii, więc ją zamknięto.
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

table-not-here = brak połączenia
table-bot-plays = decyduje bot
table-call-bot = Niech decyduje bot ({ $name })
table-time-left = Pozostały czas: { $time }
table-limit-left = Do końca partii zostało: { $time }
table-days-left = { $days } d { $hours } h
table-watchers =
    { $count ->
        [one] Jedna osoba ogląda partię.
        [few] { $count } osoby oglądają partię.
       *[many] { $count } osób ogląda partię.
    }

## Nagłówek

table-rule-book = Księga zasad
table-minute = Gra w minutę
table-share = Udostępnij
table-watch-link = Link dla widzów
table-watch-text = Kto otworzy ten link, może oglądać partię. Nikt nie zobaczy cudzych kart.
table-watch-nobody = Ustalono, że tej partii nikt nie ogląda.
table-leave = Odejdź od stołu
table-leave-text = Bot zagra dalej za ciebie, więc nikt nie musi przerywać. W każdej chwili możesz wrócić na swoje miejsce.
table-leave-do = Odejdź od stołu
table-stay = Zostań

## Opowieść

table-story = Przebieg i rozmowa
table-log = Przebieg
table-log-earlier = Pokaż wcześniejszy przebieg
table-chat = Rozmowa
table-unread =
    { $count ->
        [one] jedna nowa wiadomość
        [few] { $count } nowe wiadomości
       *[many] { $count } nowych wiadomości
    }
table-nothing-said = Nikt jeszcze nic nie napisał.
table-said-earlier = Pokaż wcześniejsze rozmowy
table-say = Wyślij
table-say-something = Napisz coś
table-jump = { $time }: pokaż planszę z tego momentu
table-log-recent = To gra na pamięć: widać tu tylko tę turę i poprzednią. Cała historia otworzy się po zakończeniu partii.
table-undone = Cofnięte:
table-earlier = Oglądasz wcześniejszy moment.
table-earlier-still = Krok wcześniej
table-later = Krok później
table-back-to-now = Wróć do gry
table-earlier-touched = To wcześniejszy moment. Żeby grać dalej, wróć do gry.
table-line-created = Stół przygotowano.
table-line-sat =
    { $you ->
        [yes] Siadasz do stołu.
       *[no] { $name } siada do stołu.
    }
table-line-stood = Miejsce { $chair } znów jest wolne.
table-line-bot = Na miejscu { $chair } gra teraz: { $bot }.
table-line-stirred =
    { $you ->
        [yes] Dorzucasz coś do losowania.
       *[no] { $name } dorzuca coś do losowania.
    }
table-line-brings =
    { $you ->
        [yes] Masz wybraną talię.
       *[no] { $name } ma wybraną talię.
    }
table-line-started = Zaczynamy.
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
table-line-again = Ta sama grupa zasiadła do następnej partii.
table-line-halted = Partia rozrosła się ponad to, co ten program może pomieścić.
table-line-asked-end =
    { $answer ->
        [yes] { $you ->
            [yes] Chcesz zakończyć tę partię.
           *[no] { $name } chce zakończyć tę partię.
        }
       *[no] { $you ->
            [yes] Nie chcesz kończyć tej partii.
           *[no] { $name } nie chce kończyć tej partii.
        }
    }
table-line-closed =
    { $why ->
        [unstarted] Długo nikt nie przyszedł rozpocząć tej partii, więc stół zamknięto.
        [abandoned] Długo nikt nie wracał do tej partii, więc zamknięto ją bez wyniku.
        [ordered] Ten stół zamknęła osoba prowadząca serwer; wyniku nie ma.
       *[agreed] Partię zakończono za zgodą, bez wyniku: według dzisiejszych zasad nie dało się jej dokończyć.
    }

## Plansza

table-board = Plansza
table-which = Co chcesz zrobić?
table-why-not = Nie teraz
table-not-now = Zasady teraz na to nie pozwalają.
table-passes = Nie ma tu czego wybierać: gra zaraz pójdzie dalej sama.
table-passes-for-you = Serwer zaraz spasuje tu za ciebie, chyba że wcześniej odpowiesz.
table-line-passed =
    { $count ->
        [one] Nie było tu wyboru albo nie chcesz tu pytań; serwer zagrał dalej za ciebie.
       *[other] { $count } razy nie było tu wyboru albo nie chcesz tu pytań; serwer grał dalej za ciebie.
    }
# $names: co najmniej trzy; ostatnim możesz być ty.
table-line-pass = Pasują: { $names }.
table-line-no-more = W tej akcji nie chcesz już pytań.
table-no-more = Nic więcej ode mnie
table-no-more-means = Serwer pasuje za ciebie do końca tej akcji lub do zmiany jej celu
table-stops = Postoje
table-stops-means = Pytaj mnie
table-stops-here = tutaj
table-stops-able = Tylko gdy mogę coś zrobić
table-stops-keys = Klawisze: P pas, H „Chcę coś zrobić”, N nic więcej ode mnie w tej akcji. Nikt inny się nie dowie, co tu ustawisz.
table-they-decide =
    { $count ->
        [one] Teraz decyduje { $names }.
       *[other] Teraz decydują: { $names }.
    }
table-account = Skąd się wzięła ta liczba
table-no-account = Tej liczby nie trzeba tłumaczyć: jest po prostu taka.
table-account-what = Co
table-account-amount = Ile
table-account-total = Razem

## Połączenie

table-offline = Brak połączenia. Samo zaraz wróci.
table-offline-choice = Brak połączenia. Twój wybór czeka i zostanie wysłany, gdy tylko połączenie wróci.
table-report = Zgłoś słowa: { $name }
