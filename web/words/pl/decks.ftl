# Talie VTES: własne, budowana i taka, którą ktoś udostępnił.
decks-mine = Twoje talie
decks-mine-means = Widzisz je tylko ty. Zawartość talii jest tajna, dopóki nie dasz komuś linku albo nią nie zagrasz.
decks-none = Nie ma jeszcze żadnej talii. Zbuduj ją, wklej albo zacznij od jednej z gotowych.
decks-new = Zbuduj talię
decks-import-new = Wklej talię
decks-unnamed = Talia bez nazwy
decks-counts = Krypta { $crypt }, biblioteka { $library }
decks-is-legal = Zgodna z zasadami
decks-not-yet = { $count ->
    [one] Jeszcze niezgodna z zasadami: jedna przeszkoda
    [few] Jeszcze niezgodna z zasadami: { $count } przeszkody
   *[other] Jeszcze niezgodna z zasadami: { $count } przeszkód
  }
decks-changed = Zmieniona { $ago }
decks-open = Otwórz
decks-duplicate = Kopiuj
decks-copy-of = { $name } (kopia)
decks-remove = Usuń
decks-remove-sure = Usunąć na zawsze talię „{ $name }”?
decks-remove-yes = Usuń
decks-remove-no = Zostaw
decks-removed = Talii „{ $name }” już nie ma.
decks-room = { $count } z { $most } talii, które może tu mieć jedna osoba.
decks-guest = Jesteś gościem: zachowaj swoje imię hasłem, bo inaczej talie mogą przepaść.
decks-printed = Zacznij od gotowej talii
decks-printed-means = Dostaniesz kopię, którą możesz zmieniać; gotowa talia pozostanie taka, jaka jest.

decks-title-plain = Talia
decks-build = Budowa talii: { $name }
decks-name = Nazwa talii
decks-save = Zapisz
decks-is-saved = Zapisana
decks-saved = Talia „{ $name }” jest zapisana.
decks-elsewhere = Od chwili, gdy ją otworzyłeś, ta talia została zmieniona gdzie indziej.
decks-take-theirs = Weź tamtą
decks-keep-mine = Zastąp ją tą tutaj
decks-keep-both = Zachowaj obie
decks-side = Co widać
decks-side-cards = Karty
decks-side-deck = Talia: { $crypt } + { $library }
decks-the-deck = Talia
decks-notes = Autor i notatki
decks-author = Autor
decks-description = Notatki

decks-search = Szukanie kart
decks-pile = Krypta czy biblioteka
decks-pile-crypt = Krypta
decks-pile-library = Biblioteka
decks-words = Słowa w nazwie lub na karcie
decks-words-hint = Nazwa albo słowa na karcie
decks-any = dowolne
decks-type = Rodzaj
decks-discipline = Dyscyplina
decks-level = Poziom
decks-superior = tylko wyższy
decks-clan = Klan
decks-capacity-from = Potencjał od
decks-capacity-to = Potencjał do
decks-group = Grupa
decks-cost = Koszt
decks-cost-none = nic
decks-cost-pool = pula
decks-cost-blood = krew
decks-price = Najwyżej
decks-found = { $count ->
    [0] Nie ma takiej karty.
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }
decks-found-cards = Znalezione karty
decks-clear = Wyczyść filtry
decks-show-unwritten = Także karty, którymi nie można tu jeszcze grać
decks-show-more = Jeszcze { $count }
decks-any-group = każda grupa
decks-group-short = G{ $group }
decks-card-unwritten = nie można tu jeszcze nią grać
decks-card-banned = zakazana
decks-less = O jedną mniej: { $card }
decks-more = O jedną więcej: { $card }, teraz { $count }
decks-copies = { $count ->
    [one] { $count } kopia
    [few] { $count } kopie
   *[other] { $count } kopii
  }

decks-legal = Talia zgodna z zasadami: krypta { $crypt }, biblioteka { $library }
decks-not-legal = { $count ->
    [one] Jest jedna przeszkoda:
    [few] Są { $count } przeszkody:
   *[other] Jest { $count } przeszkód:
  }
decks-crypt-empty = Nie ma jeszcze żadnego wampira. Poszukaj ich w krypcie.
decks-library-empty = Nie ma jeszcze żadnej karty.
decks-first-four = Pierwsze cztery kosztują łącznie od { $least } do { $most }.
decks-groups = { $count ->
    [one] Grupa { $groups }.
   *[other] Grupy { $groups }.
  }
decks-curve-capacity = Potencjał
decks-curve-pool = Koszt w puli
decks-curve-blood = Koszt we krwi
decks-curve-point = { $value }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }
decks-curve-none = żadnej karty

decks-test-hand = Próbna ręka
decks-try = Wypróbuj
decks-hand = Ręka: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }
decks-hand-crypt = Z krypty
decks-hand-again = Jeszcze raz
decks-hand-next = Następna karta (zostało { $left })
decks-share = Udostępnij
decks-share-link = Link do tej talii
decks-share-text = Link zawiera talię taką, jaka jest teraz, bez twoich notatek. Kto go otworzy, zobaczy ją i może ją skopiować; żaden serwer jej nie przechowuje.
decks-shared = Talia, którą ktoś ci udostępnił
decks-shared-by = Autor: { $author }
decks-shared-copy = Kopiuj do moich talii
decks-shared-broken = W tym linku nie ma całej talii. Może został ucięty: poproś o niego jeszcze raz.
decks-export = Eksport
decks-export-form = Format
decks-export-text = Talia
decks-export-file = Zapisz jako plik
decks-form-twd = Archiwum turniejowe (TWD)
decks-form-text = Tekst, jak w programach do budowy talii
decks-form-lackey = Lackey
decks-form-jol = JOL
decks-form-json = JSON
decks-copy = Kopiuj
decks-copied = Skopiowano.
decks-copy-yourself = Tekst jest zaznaczony: skopiuj go klawiaturą.
decks-import = Import
decks-import-text = Wklej talię
decks-import-forms = Formaty archiwum turniejowego, VDB, Amaranth, Lackey, JOL i JSON są rozpoznawane same.
decks-import-file = Albo z pliku
decks-import-read = Odczytaj
decks-import-unread = { $count ->
    [one] Jednej rzeczy nie udało się odczytać:
   *[other] { $count } rzeczy nie udało się odczytać:
  }
decks-import-notes = Możesz poprawić tekst i odczytać go ponownie. Jeśli weźmiesz resztę, te wiersze trafią do notatek talii.
decks-import-take = Weź tę talię
decks-import-replace = Wstaw w miejsce tej talii
decks-import-add = Dodaj do tej talii

# Talia jest próbowana na serwerze.
trial-begin = Wypróbuj tę talię
trial-stop = Przerwij
trial-waiting = Czeka na swoją kolej…
trial-playing = Rozegrane partie: { $done } z { $games }
trial-progress = Postęp próby
trial-failed = Próby nie udało się rozegrać do końca.
trial-means = { $games ->
    [one] Jedna partia między botami.
   *[other] Partie między botami: { $games }, tak samo często na każdym miejscu. Kreski to przedziały 95 %; przerywana to równy udział. Każda liczba przy karcie jest na partię.
  }
trial-matches = Partie
trial-points = Punkty zwycięstwa
trial-wins = Wygrane
trial-decks = Każda talia
trial-prey = Talia, której ofiarą jest
trial-predator = Talia, której drapieżcą jest
trial-seats = Talia według miejsca
trial-seat = Miejsce { $seat }
trial-turns = W której własnej turze
trial-mean = Średnio
trial-median = Mediana
trial-never = Nigdy
trial-turn-first-vampire = przyszedł pierwszy wampir
trial-turn-first-oust = odpadła pierwsza ofiara
trial-turn-ousted = odpadła talia
trial-turn-table-oust = ktokolwiek odpadł
trial-cards = Karty
trial-column-name = Karta
trial-column-copies = Kopie
trial-column-drawn = Dobrane
trial-column-played = Zagrane
trial-column-used = Użyte
trial-column-discarded = Odrzucone
trial-column-stuck = Zostały w ręce
trial-column-points = Punkty z dobraną
trial-did = Co zrobiła
trial-did-pool-taken = zabrana pula
trial-did-pool-gained = zyskana pula
trial-did-ousts = wyeliminowane ofiary
trial-did-blood-gained = zyskana krew
trial-did-blood-taken = zabrana krew
trial-did-bleed = dodane drenowanie
trial-did-bounced = odbite drenowania
trial-did-stealth = dodane krycie
trial-did-intercept = dodane przechwytywanie
trial-did-blocked = zablokowane akcje
trial-did-ended = zakończone akcje
trial-did-cancelled = anulowane karty
trial-did-damage = obrażenia
trial-did-prevented = zapobieżone obrażenia
trial-did-torpor = posłani w letarg
trial-did-burned = spaleni podwładni
trial-did-votes = zyskane głosy
trial-did-passed = wygrane referenda
trial-did-failed = przegrane referenda
