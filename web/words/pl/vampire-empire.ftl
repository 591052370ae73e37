# Plansza gry Vampire Empire. Terminy samej gry są w text/catalogues.
# $you ma wartość „yes”, jeśli $name to czytający.
veb-castle = { $count ->
    [one] Zamek: jedna postać w bramie
    [few] Zamek: { $count } postacie w bramie
   *[other] Zamek: { $count } postaci w bramie
}
veb-town = Miasto: { $count ->
    [0] nikogo
    [one] jedna postać
    [few] { $count } postacie
   *[other] { $count } postaci
}; { $dead ->
    [0] wszyscy żyją
    [one] jedna postać nie żyje
    [few] { $dead } postacie nie żyją
   *[other] { $dead } postaci nie żyje
}
veb-rival = { $you ->
    [yes] Ty
   *[no] Po drugiej stronie: { $name }
}
veb-own = { $you ->
    [yes] Twoja ręka: { $count ->
        [0] brak kart
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } kart
    }
   *[no] { $name }: { $count ->
        [0] brak kart
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } kart
    }
}
veb-doing = Walka i karty na stole
veb-day = Dzień
veb-night = Noc
veb-turn = tura { $turn }
veb-whose-turn = { $you ->
    [yes] Twoja tura
   *[no] Tura: { $name }
}
veb-stage-setup = przygotowanie partii
veb-stage-discard = krok 1: odrzucanie i dobieranie
veb-stage-reveal = krok 2: ujawnienie wampira
veb-stage-before = karty wsparcia przed akcją
veb-stage-act = krok 3: jedna akcja
veb-stage-action = akcja
veb-stage-after = karty wsparcia po akcji
veb-stage-over = koniec
veb-race = Jak blisko do końca
veb-race-vampires = martwe wampiry
veb-race-humans = martwi ludzie
veb-race-castle = ujawnione w zamku
veb-group-noble = szlachta
veb-group-servant = służba
veb-group-clergy = duchowieństwo
veb-group-vampire = wampir
veb-group-holy_water = woda święcona
veb-group-short-noble = szlachta
veb-group-short-servant = służba
veb-group-short-clergy = duchowni
veb-group-short-vampire = wampir
veb-group-short-holy_water = święcona
veb-kind-support = wsparcie
veb-kind-citizen = mieszkaniec
veb-known-vampire = Ujawniony wampir
veb-known-human = Człowiek, wszyscy to wiedzą
veb-secret-vampire = Twój sekret: wampir. Widzisz to tylko ty.
veb-secret-human = Twój sekret: człowiek. Widzisz to tylko ty.
veb-token-vampire = Zakryty żeton mówi: wampir
veb-token-human = Zakryty żeton mówi: człowiek
veb-only-you-vampire = tylko ty: wampir
veb-only-you-human = tylko ty: człowiek
veb-face-down-vampire = żeton: wampir
veb-face-down-human = żeton: człowiek
veb-was-vampire = to był wampir
veb-was-human = to był człowiek
veb-markers-attack = +{ $count } do ataku
veb-markers-defence = +{ $count } do obrony
veb-role-attacker = Teraz atakuje
veb-role-defender = Jest teraz celem ataku
veb-short-attacker = atakuje
veb-short-defender = broni się
veb-picked = atakuje…
veb-place = { $place }.
veb-comes-as = Wejdzie do zamku w kolejności: { $place }
veb-count = { $one } i { $another }: { $count ->
    [0] żadnego wampira
    [one] jeden wampir
    [few] { $count } wampiry
   *[other] { $count } wampirów
}
veb-attack-with = Zaatakuj { $with }…
veb-let-go = Cofnij wybór atakującego
veb-choose-defender = Teraz wybierz, kogo zaatakować. Escape albo ponowne wskazanie atakującego cofa wybór.
veb-card-value = { $card }, { $value }
veb-card-cancelled = { $card } (anulowana)
veb-cancelled = Anulowana
veb-cost-day = { $count ->
    [0] za darmo w dzień
    [one] jedna karta w dzień
    [few] { $count } karty w dzień
   *[other] { $count } kart w dzień
}
veb-cost-night = { $count ->
    [0] za darmo w nocy
    [one] jedna karta w nocy
    [few] { $count } karty w nocy
   *[other] { $count } kart w nocy
}
veb-hand-count = { $count ->
    [0] Brak kart na ręce
    [one] Jedna zakryta karta na ręce
    [few] { $count } zakryte karty na ręce
   *[other] { $count } zakrytych kart na ręce
}
veb-hand-empty = Brak kart na ręce.
veb-reshuffled = piwnica wykorzystana
veb-pile-moat = { $you ->
    [yes] Twoja fosa
   *[no] Fosa ({ $name })
}
veb-pile-cellar = { $you ->
    [yes] Twoja piwnica
   *[no] Piwnica ({ $name })
}
veb-pile-empty = Nie ma tu kart.
veb-shown = { $you ->
    [yes] Twoje karty, które wszyscy widzieli
   *[no] Karty, które wszyscy widzieli ({ $name })
}
veb-shown-is = Jawnie zagrane karty, które trafiły do fosy, po kolei.
veb-taken-back = { $count ->
    [one] Jedna karta została niejawnie zabrana z powrotem.
    [few] { $count } karty zostały niejawnie zabrane z powrotem.
   *[other] { $count } kart zostało niejawnie zabranych z powrotem.
}
veb-from = Do wyboru
veb-from-moat = Z twojej fosy
veb-from-cellar = Z twojej piwnicy
veb-combat = Walka, runda { $round } z 2
veb-round = Runda { $round }
veb-compared = { $attack } do { $defence }
veb-added = +{ $count } ze wsparcia
veb-cards = Karty na stole
veb-aside = Woda święcona, której można jeszcze użyć w tym ataku
veb-where-from = Skąd się to bierze?
veb-plays = { $you ->
    [yes] Zagrywasz
   *[no] { $name } zagrywa
}
veb-action-hide = Do ukrycia w mieście: { $character }
veb-action-ask = Woda święcona, wskazana postać: { $character }
veb-quiet = Nikt nie walczy.
veb-last-combat = Ostatnia walka: { $attacker } – { $defender }
veb-outcome-died = { $character } nie żyje.
veb-outcome-survived = { $character } żyje.
veb-outcome-stopped = Walka została przerwana.
veb-outcome-stood-down = { $character } żyje: drugiego ataku nie było.
veb-won = { $you ->
    [yes] Wygrywasz
   *[no] Wygrywa { $name }
}
veb-drawn = Remis
