# Co jest na każdej stronie.
home = Krypta, do poczekalni
skip-to-content = Przejdź do treści
account-and-settings = Imię, język i ustawienia
language = Język
settings = Ustawienia
your-name = Twoje imię: { $name }
close = Zamknij
popover = Szczegóły
setup-times = { $count ->
    [1] { $what }
   *[other] { $what } × { $count }
  }
rule-link = Zasada { $rule } w księdze zasad
rule-links = Zasady { $rules }
problem-unreachable = Nie można połączyć się z serwerem. Próbujemy dalej.
problem-unexpected = Coś poszło nie tak na tej stronie. Jeśli to się powtarza, odśwież ją.
krypta = Krypta
to-lobby = Do poczekalni

settings-theme = Kolory
settings-theme-night = Noc
settings-theme-paper = Papier
settings-theme-contrast = Duży kontrast
settings-motion = Ruch
settings-motion-means = Karty się obracają, pionki wędrują. Zawsze wyłączony, jeśli twój system prosi o mniej ruchu.
settings-pace = Tempo gry
settings-pace-means = Jak długo widać, co robią inni, zanim gra toczy się dalej. Klawisz S albo kliknięcie pomija.
settings-pace-calm = Spokojne
settings-pace-normal = Zwykłe
settings-pace-fast = Szybkie
settings-pace-none = Bez przerw
settings-sound = Dźwięk
settings-sound-means = Ciche odgłosy kart, monet i krwi oraz dwie nuty, gdy przychodzi twoja kolej.
settings-volume = Głośność
settings-sound-try = Posłuchaj
settings-plain-board = Prosta plansza
settings-plain-board-means = Każda gra jako listy i przyciski, bez obrazu.
settings-list-options = Lista wszystkich możliwości
settings-list-options-means = Każda możliwość jako przycisk nad planszą, także to, co można wybrać na samej planszy.
settings-ask-always = Zawsze mnie pytaj
settings-ask-always-means = Także wtedy, gdy nie ma wyboru. Inaczej serwer gra dalej za ciebie i nikt tego nie pozna; pytany zawsze, ukryjesz nawet to, że myślisz.
settings-kept = Zapamiętane na tym urządzeniu.

person-title-guest = Jesteś tu gościem
person-title-kept = Twoje imię
person-name = Imię
person-name-hint = Od 2 do 24 liter lub cyfr. Widzą je inni przy stole.
person-rename = Zmień imię
person-renamed = Od teraz nazywasz się { $name }.
person-keep-title = Zachowaj to imię
person-keep-means = Dzięki hasłu imię i partie pozostaną twoje, a zalogujesz się na każdym urządzeniu.
person-password = Hasło
person-password-hint = Co najmniej 8 znaków.
person-keep = Zachowaj
person-kept = Imię { $name } należy teraz do ciebie.
person-login-title = Mam już tu imię
person-login-means = Po zalogowaniu przestaniesz być gościem { $name }.
person-login = Zaloguj się
person-logged-in = Witaj z powrotem, { $name }.
person-change-title = Zmień hasło
person-change-means = Na innych urządzeniach nastąpi wylogowanie.
person-old-password = Stare hasło
person-new-password = Nowe hasło
person-change = Zmień
person-changed = Nowe hasło jest ustawione.
person-sessions-title = Gdzie to imię jest zalogowane
person-sessions-means = Każda przeglądarka, w której działa to imię.
person-session-this = Ta przeglądarka
person-session-seen = Ostatnio: { $ago }
person-session-created = Od { $date }
person-logout-elsewhere = Wyloguj na innych urządzeniach
person-logged-out-elsewhere = Teraz imię działa tylko tutaj.
person-logout = Wyloguj się
person-logout-warning = Nie masz hasła: imię { $name } i rozegrane pod nim partie przepadną na zawsze.
person-logout-anyway = Wyloguj mimo to
person-stay = Zostaję
person-logged-out = Teraz nazywasz się { $name } i jesteś nowym gościem.

bot = { $level ->
    [easy] Łatwy bot
    [medium] Średni bot
    [hard] Trudny bot
    [teacher] Nauczyciel
   *[other] Bot
}
