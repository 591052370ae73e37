### Co wynika z wyboru, w kilku słowach obok niego, i dlaczego czegoś teraz nie można.

## Co z tego wynika

nh-note-vampire-to = { nh-part-onto-estate }
nh-note-pawn-to = { nh-part-onto-space }
nh-note-attack-to = { nh-part-onto-estate }
nh-note-attack-instead = wampierz { $target-gen } trafi { nh-part-onto-estate } i nie ruszy się już własną kartą
nh-note-gambit-to = { nh-part-onto-space }
nh-note-gambit-instead = pionek { $target-gen } trafi { nh-part-onto-space } i nie ruszy się już własną kartą
nh-note-more-here = dokładasz tu jeszcze { nh-part-count }, w zapasie zostaje { $left }
nh-note-costs-one = kosztuje jednego twojego opętanego { nh-part-on-estate }
nh-note-raises = trafia tam znacznik podwyższenia
nh-note-lowers = trafia tam znacznik obniżenia
nh-note-modifier-kept = nic się nie zmienia: { $modifier } już tam leży
nh-note-modifier-cancelled = zdejmuje { $modifier } { nh-part-off-estate }
nh-note-sabbath = osiedle { $estate } będzie punktowane na koniec tury
nh-note-sabbath-already = nic się nie zmienia: punktowanie jest już wywołane
nh-note-done = czego nie użyjesz, przepada; dokładasz { nh-part-count } { nh-part-on-estate }
nh-note-done-without = czego nie użyjesz, przepada; twój zapas jest pusty
nh-note-left-there = { nh-part-on-estate } zostaje: { $count }
nh-note-yours-instead = na jego miejsce wchodzi twój
nh-note-nobody-instead = twój zapas jest pusty: nikt nie zajmie jego miejsca

## Dlaczego nie

nh-reason-vampire-elsewhere = Twój wampierz jest { nh-part-on-estate }; w tej kolejce masz tylko tamtą właściwość.
nh-reason-used = Właściwość { nh-part-of-estate } jest w tej kolejce już użyta.
nh-reason-empty-supply = Twój zapas jest pusty: nie ma kogo dołożyć.
nh-reason-no-opponents = Żaden przeciwnik nie ma opętanych na planszy.
nh-reason-none-on-board = Nie masz opętanych na planszy.
nh-reason-all-on-gorali = Wszyscy twoi opętani są już na Górali.
nh-reason-none-to-swap = Nie masz opętanego, którego można by zamienić z opętanym przeciwnika na innym osiedlu.
nh-reason-none-to-pay = Nie masz na Ogrodowym opętanego, żeby zapłacić.
nh-reason-no-opponents-elsewhere = Na innych osiedlach nie ma opętanych przeciwników.
nh-reason-taken-from-here = Ten opętany jest stąd: wybierz inne osiedle.
nh-reason-already-here = Twój wampierz już tu jest.
nh-reason-no-bat = Twój pionek nie stoi na Nietoperzu: wampierz zostaje.
nh-reason-pawn-elsewhere = Twój pionek stoi { nh-part-on-space }; w tej kolejce masz tylko tamtą akcję.
nh-reason-used-last = { $space } działa na koniec kolejki, gdy tutaj skończysz.
nh-reason-action-used = { $space }: tej akcji już w tej kolejce użyto.
nh-reason-no-reaction = Twój pionek stoi na Nietoperzu: teraz może polecieć wampierz.
nh-reason-pawn-here = Twój pionek już tu stoi.
nh-reason-nobody-there =
    { $seat-you ->
        [yes] Nie masz opętanych { nh-part-on-estate }.
       *[no] { $seat } nie ma opętanych { nh-part-on-estate }.
    }
nh-reason-not-own = Własnych opętanych nie można tu wziąć.
nh-reason-not-others = Można tu wziąć tylko własnych opętanych.
nh-reason-is-there-already = Ten jest już na Górali.
nh-reason-only-from = Drugi też musi być { nh-part-off-estate }.
nh-reason-own-first = Najpierw wybierz własnego opętanego.
nh-reason-other-now = Własny jest już wybrany; teraz wybierz opętanego przeciwnika.
nh-reason-other-estate = Twój też jest { nh-part-on-estate }: wybierz opętanego z innego osiedla.
nh-reason-not-ogrodowe = Nie z samego Ogrodowego: wybierz opętanego z innego osiedla.
nh-reason-by-ability = Opętanych przesuwa właściwość: najpierw jej użyj albo zakończ.
nh-reason-chosen-already = Ta karta jest już wybrana.
nh-reason-estate-card = Wampierza przesuwa się kartą osiedla.
nh-reason-circle-card = Pionek na kręgu przesuwa się kartą kręgu.
nh-reason-cards-revealed = Karty tej tury leżą odkryte; nowe wybiera się na początku następnej.
nh-reason-not-yourself = Wybierz przeciwnika.
