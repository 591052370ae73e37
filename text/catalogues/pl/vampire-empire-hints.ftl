### Co wynika z wyboru, w kilku słowach obok niego, i dlaczego czegoś teraz nie można.

## Co z tego wynika

ve-note-moat = już nie wróci
ve-note-cellar = wróci raz, gdy talia się skończy
ve-note-fill =
    { $count ->
        [0] nie ma czego dobrać
        [one] dobierasz { $count } kartę
        [few] dobierasz { $count } karty
       *[many] dobierasz { $count } kart
    }
ve-note-reveal = odtąd można zagrywać na niego karty wampirów, a przeciw niemu wodę święconą
ve-note-hide = kosztuje { $count } karty walki, zagrane jawnie
ve-note-ask = kosztuje { $count } karty wody święconej, zagrane jawnie
ve-note-attack = pasujące karty: { $count }, razem najwyżej { $points } przeciw { $defence }
ve-note-no-combat = w tej turze nie wolno ci atakować
ve-note-nothing-fits = żadna karta na ręce nie pasuje do ataku
ve-note-hand-left =
    { $count ->
        [0] ręka będzie pusta
        [one] zostaje ci { $count } karta
        [few] zostają ci { $count } karty
       *[many] zostaje ci { $count } kart
    }
ve-note-no-support = żadnej karty z ręki nie można teraz zagrać
ve-note-totals = atak { $attack }, obrona { $defence }
ve-note-would-die = jak na razie ginie { ve-part-character-subject }
ve-note-would-live = jak na razie { ve-part-character-subject } przeżyje

## Dlaczego nie

ve-reason-not-in-hand = Tej karty nie masz na ręce.
ve-reason-reshuffled = Piwnica stała się już talią: odtąd karty idą do fosy.
ve-reason-cards-later = W tym kroku nie zagrywa się kart; najpierw powiedz, czy kogoś ujawniasz.
ve-reason-action-first = Najpierw wybierz, co robisz w kroku 3; karty przyjdą potem.
ve-reason-hide-value = Ukrycie wymaga kart walki; ta nie ma wartości.
ve-reason-ask-water = Pytanie wymaga wody święconej; to inna karta.
ve-reason-revealed = Ten wampir jest już ujawniony.
ve-reason-no-vampire = To nie jest twój wampir: { ve-part-character-subject }.
ve-reason-human-hides = W mieście ukrywa tylko strona wampirów.
ve-reason-hide-forbidden = Karta zabrania ci ukrywania w tej turze.
ve-reason-hide-cards = Ukrycie wymaga { $needed } kart walki; masz { $count }.
ve-reason-vampire-asks = Wodą święconą pyta tylko strona ludzi.
ve-reason-dead = Ta postać nie żyje.
ve-reason-ask-forbidden = Karta zabrania ci wody święconej w tej turze.
ve-reason-ask-cards = Pytanie wymaga { $needed } kart wody święconej; masz { $count }.
ve-reason-not-in-castle = Walczą tylko postacie w zamku.
ve-reason-in-town = Ta postać jest w mieście: walczą i ukrywają się tylko te w zamku.
ve-reason-two-characters = Nikt nie atakuje sam siebie: wybierz dwie postacie.
ve-reason-combat-forbidden = Karta zabrania ci ataku w tej turze.
ve-reason-revealed-attacker = { ve-part-attacker-beginning } to ujawniony wampir i nie walczy po stronie ludzi.
ve-reason-only-revealed = W zamku jest ujawniony wampir: tylko taki może dla ciebie atakować.
ve-reason-no-card-fits = Żadna karta na ręce nie pasuje do ataku { ve-part-with-attacker }.
ve-reason-too-weak = Wszystko, co pasuje, daje { $points }, a obrona już wynosi { $defence }.
ve-reason-combat-card = To karta walki; teraz zagrywa się tylko karty wsparcia.
ve-reason-another-moment = Tę kartę wsparcia zagrywa się w innym momencie.
ve-reason-cost =
    { $count ->
        [0] Kosztuje { $cost }, a nie masz innej karty, żeby zapłacić.
       *[other] Kosztuje { $cost }, a do zapłacenia masz tylko { $count }.
    }
ve-reason-no-target = Nie ma teraz niczego, na co ta karta mogłaby zadziałać.
ve-reason-support-card = Karta wsparcia nie ma wartości: zagrywa się ją w jej momencie.
ve-reason-water-unrevealed = Woda święcona działa na ujawnione wampiry; ta postać nie jest ujawniona: { ve-part-character-subject }.
ve-reason-vampire-unrevealed = Karty wampirów są dla ujawnionych wampirów; ta postać nie jest ujawniona: { ve-part-character-subject }.
ve-reason-does-not-fit = Ta karta nie pasuje, bo profesja jest inna: { ve-part-character-subject }.
