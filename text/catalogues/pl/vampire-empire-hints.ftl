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
ve-note-reveal = odtąd mogą go wspierać karty wampira, ale działa też na niego woda święcona
ve-note-hide =
    { $count ->
        [few] kosztuje { $count } karty walki, zagrane jawnie
       *[many] kosztuje { $count } kart walki, zagranych jawnie
    }
ve-note-ask =
    { $count ->
        [few] kosztuje { $count } karty wody święconej, zagrane jawnie
       *[many] kosztuje { $count } kart wody święconej, zagranych jawnie
    }
ve-note-attack =
    { $count ->
        [one] pasuje { $count } karta, razem najwyżej { $points } przeciw { $defence }
        [few] pasują { $count } karty, razem najwyżej { $points } przeciw { $defence }
       *[many] pasuje { $count } kart, razem najwyżej { $points } przeciw { $defence }
    }
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
ve-note-would-die = na razie { ve-part-character-subject } ginie
ve-note-would-live = na razie { ve-part-character-subject } przeżywa

## Dlaczego nie

ve-reason-not-in-hand = Tej karty nie masz na ręce.
ve-reason-reshuffled = Twoja piwnica stała się już talią: odtąd karty trafiają do fosy.
ve-reason-cards-later = W tym kroku nie zagrywa się kart; najpierw powiedz, czy kogoś ujawniasz.
ve-reason-action-first = Najpierw wybierz akcję; na karty przyjdzie czas potem.
ve-reason-hide-value = Do ukrycia potrzeba kart walki; ta nią nie jest.
ve-reason-ask-water = Do pytania potrzeba wody święconej; to inna karta.
ve-reason-revealed = Ten wampir jest już ujawniony.
ve-reason-no-vampire = { ve-part-character-beginning } nie jest twoim wampirem.
ve-reason-human-hides = W mieście ukrywa tylko gracz wampirów.
ve-reason-hide-forbidden = Karta zabrania ci w tej turze ukrywania.
ve-reason-hide-cards = Do ukrycia potrzeba kart walki: { $needed }, a masz { $count }.
ve-reason-vampire-asks = Wody święconej używa tylko gracz ludzi.
ve-reason-dead = Ta postać nie żyje.
ve-reason-ask-forbidden = Karta zabrania ci w tej turze używania wody święconej.
ve-reason-ask-cards = Do pytania potrzeba kart wody święconej: { $needed }, a masz { $count }.
ve-reason-not-in-castle = Walczą tylko postacie w zamku.
ve-reason-in-town = Ta postać jest w mieście: walczą i ukrywają się tylko te w zamku.
ve-reason-two-characters = Nikt nie atakuje sam siebie: wybierz dwie postacie.
ve-reason-combat-forbidden = Karta zabrania ci w tej turze ataku.
ve-reason-revealed-attacker = { ve-part-attacker-beginning } to ujawniony wampir i nie walczy po stronie ludzi.
ve-reason-only-revealed = W zamku jest ujawniony wampir, więc atakować może u ciebie tylko ujawniony wampir.
ve-reason-no-card-fits = Żadna karta na ręce nie pasuje do ataku { ve-part-with-attacker }.
ve-reason-too-weak = Wszystko, co pasuje, daje { $points }, a obrona już wynosi { $defence }.
ve-reason-combat-card = To karta walki; teraz zagrywa się tylko karty wsparcia.
ve-reason-another-moment = Tę kartę wsparcia zagrywa się w innej chwili.
ve-reason-cost =
    { $count ->
        [0] Kosztuje { $cost }, a nie masz innej karty, żeby zapłacić.
       *[other] Kosztuje { $cost }, a do zapłacenia masz tylko { $count }.
    }
ve-reason-no-target = Nie ma teraz niczego, na co ta karta mogłaby zadziałać.
ve-reason-support-card = Karta wsparcia nie ma wartości bojowej: zagrywa się ją w jej własnej chwili.
ve-reason-water-unrevealed = Woda święcona działa na ujawnione wampiry, a { ve-part-character-subject } nie jest ujawnionym wampirem.
ve-reason-vampire-unrevealed = Karty wampira wspierają ujawnione wampiry, a { ve-part-character-subject } nie jest ujawnionym wampirem.
ve-reason-does-not-fit = Ta karta nie pasuje: { ve-part-character-subject } ma inną profesję.
