# Poczekalnia, strona o Krypcie i strona pod złym adresem.
title-lobby = Krypta: stół do gier w maskach
title-about = O Krypcie
title-lost = Nic tu nie ma · Krypta
title-decks = Talie · Krypta

game-nowa-huta = Wampiry w Nowej Hucie
game-mascarade = Mascarade
game-vampire-empire = Vampire Empire
game-vendetta = Wendeta
game-vtes = Wiekuisty konflikt

feel-nowa-huta = Knuj w ukryciu, kąsaj w mroku i wywołaj Sabat, zanim zrobią to rywale.
feel-mascarade = Przysięgnij, że jesteś Królową. Może nawet masz rację.
feel-vampire-empire = Dziewięć twarzy u bram zamku, a trzy z nich są spragnione.
feel-vendetta = Kto przeleje krew za którą ulicę? Chicago ma jeden tron.
feel-vtes = Poluj na tego z lewej. Strzeż się tego z prawej.

lobby-question = W co dziś zagramy?
lobby-unreachable = Nie można połączyć się z serwerem. Strona próbuje dalej.
lobby-players-exactly = { $most ->
    [one] { $most } gracz
    [few] { $most } graczy
    [many] { $most } graczy
   *[other] { $most } gracza
  }
lobby-players-range = { $least }–{ $most } graczy
lobby-minutes-about = około { $minutes } min
lobby-coming = Jeszcze niedostępna
lobby-play-now = Graj teraz
lobby-play-now-means = { $bots ->
    [one] Ty i bot, od razu.
    [few] Ty i { $bots } boty, od razu.
    [many] Ty i { $bots } botów, od razu.
   *[other] Ty i { $bots } bota, od razu.
  }
lobby-invite = Zaproś znajomych
lobby-learn = Naucz się w 10 minut
lobby-minute = Minuta
lobby-rule-book = Księga zasad
lobby-decks = Talie
lobby-own-table = Przygotuj stół…

lobby-going = { $count ->
    [one] Wróć do swojej partii
    [few] Trwają { $count } twoje partie
    [many] Trwa { $count } twoich partii
   *[other] Trwa { $count } twojej partii
  }
lobby-my-matches = Twoje partie
lobby-my-matches-none = Tu będą czekać twoje partie: na tym urządzeniu, a jeśli zachowasz imię, także na każdym innym.
lobby-my-past-matches = Rozegrane
lobby-go-on = Graj dalej
lobby-go-to-table = Do stołu
lobby-replay = Powtórka
lobby-open-tables = Wolne miejsca
lobby-sit-down = Usiądź
lobby-watch-tables = Właśnie grają
lobby-watch = Oglądaj
lobby-watch-none = Żadnej partii nie można teraz oglądać.
lobby-free-chairs = { $free ->
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnego miejsca
  }
lobby-you-won = Twoja wygrana
lobby-they-won = { $count ->
    [one] Wygrywa { $who }
   *[other] Wygrywają { $who }
  }
lobby-show-all = Pokaż wszystkie ({ $count })
lobby-more = Pokaż więcej stołów
lobby-given-up = Porzucona: długo nikt nie przychodził
lobby-bots = { $count ->
    [1] { $bot }
   *[other] { $count } × { $bot }
  }
lobby-open-match-file = Otwórz zapis partii
lobby-about = O Krypcie
lobby-unofficial = Nieoficjalny projekt fanów. Nazwy gier należą do ich właścicieli.

lobby-own-table-of = Stół do gry { $game }
lobby-chairs = Kto gra?
lobby-how-many-play = Liczba graczy
lobby-chair = Miejsce { $number }
lobby-chair-me = { $name } (ty)
lobby-chair-open = Wolne, dla gościa
lobby-other-chairs = Wszystkie pozostałe miejsca
lobby-chairs-differ = Różnie obsadzone
lobby-each-chair = Każde miejsce z osobna
lobby-clock = Zegar
lobby-clock-none = Bez zegara
lobby-clock-decision = Czas na każdą decyzję
lobby-clock-bank = Zegar szachowy
lobby-clock-days = Dni, gra korespondencyjna
lobby-clock-seconds = Sekundy na decyzję
lobby-clock-minutes = Minuty na całą partię
lobby-clock-increment = Sekundy dodawane po każdej decyzji
lobby-clock-in-days = Dni na decyzję
lobby-clock-runs-out = Gdy czas się skończy, decyduje bot, a na miejsce można wrócić.
lobby-limit = Czas na całą partię
lobby-limit-minutes =
    { $minutes ->
        [0] Bez ograniczenia
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
lobby-table-listed = Pokaż w poczekalni, żeby każdy mógł się dosiąść
lobby-table-watching = Kto może oglądać?
lobby-table-watching-everyone = Wszyscy
lobby-table-watching-invited = Osoby z zaproszeniem
lobby-table-watching-nobody = Nikt
lobby-setup-options = Więcej ustawień tej partii
lobby-setup-own = Własny wybór
lobby-setup-more = Jeden więcej: { $what }
lobby-setup-less = Jeden mniej: { $what }
lobby-setup-chosen = Wybrano: { $count }
lobby-table-against-rules = Zasady nie pozwalają na taki stół:
lobby-table-starts = Wszystkie miejsca są zajęte: partia zacznie się od razu.
lobby-table-waits = Dostaniesz link; kto go otworzy, ten usiądzie przy stole.
lobby-start-match = Zacznij partię
lobby-make-table = Otwórz stół

about-title = O Krypcie
about-lead = Stół do gier o ukrytych twarzach: dla przyjaciół z różnych miast albo dla ciebie i przeciwników, z którymi warto grać.
about-how = Krypta zna każdą zasadę gier, które są na jej stole, i nie przepuści błędnego ruchu. Co można wybrać, to świeci; gdy czegoś nie można, dowiesz się dlaczego, razem z zasadą.
about-secrets = To, czego nie wolno ci wiedzieć, nigdy nie trafia do twojej przeglądarki. Losowanie pieczętujemy, zanim ktokolwiek usiądzie, a po partii pieczęć się otwiera i każdy może sprawdzić, że wszystko było uczciwe.
about-unofficial-title = Nieoficjalnie
about-unofficial = Krypta jest projektem fanów. Autorzy ani wydawcy gier jej nie tworzą, nie polecają i nie wspierają. Nazwy gier, postaci i kart należą do ich właścicieli i mówią tylko, o którą grę chodzi. Zasady i teksty są napisane naszymi słowami.
about-buy = Jeśli któraś gra ci się spodoba, kup ją: najlepiej smakuje przy prawdziwym stole.
about-credits-title = Podziękowania
about-icons = Ikony
about-icons-by = Ich autorami są { $authors } oraz inni współtwórcy zbioru
about-icons-changed = Zmieniliśmy ich kolory i rozmiary.
about-fonts = Kroje pisma
about-fonts-by = Alegreya (Juan Pablo del Peral) i Source Sans 3 (Paul D. Hunt), oba na licencji SIL Open Font License 1.1.
about-pictures = Obrazki
about-pictures-by = Okładki, plansze i maskę z kłami narysowano dla Krypty.
about-program = Program
about-program-licence = Autorstwa twórców Krypty, na licencji Apache License 2.0.

lost-title = Za tą bramą nikt nie mieszka
lost-means = Pod tym adresem nie ma żadnej strony. Może link jest uszkodzony albo stołu już nie ma.
