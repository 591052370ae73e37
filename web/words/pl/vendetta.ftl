# Plansza Wendety. Terminy samej gry są w text/catalogues.
# $you ma wartość „yes”, jeśli $name to czytający.
vdb-round = Runda { $round } z 3
vdb-over = Noc dobiegła końca
vdb-phase-setup = przygotowanie partii
vdb-phase-clans = wybór klanów
vdb-phase-relics = wybór relikwii
vdb-phase-refill = żer i nowi poplecznicy
vdb-phase-hand = zarządzanie ręką
vdb-phase-planning = Planowanie
vdb-phase-resolution = Rozstrzygnięcie
vdb-phase-cleanup = porządki na koniec rundy
vdb-phase-over = koniec
vdb-whose-turn = { $you ->
    [yes] Twoja tura
   *[no] Tura: { $name }
}
vdb-turns-left = { $count ->
    [0] ostatnia tura w rundzie
    [one] potem jeszcze jedna tura
    [few] potem jeszcze { $count } tury
   *[other] potem jeszcze { $count } tur
}
vdb-ambition = ma żeton ambicji
vdb-ambition-with = { $you ->
    [yes] Masz żeton ambicji: zaczynasz
   *[no] Ambicja: zaczyna { $name }
}
vdb-acts = Teraz działa karta
vdb-acts-of = { $you ->
    [yes] Działa twoja karta
   *[no] Działa karta ({ $name })
}
vdb-hint = Wskaż kartę, żeby ją przeczytać; na ekranie dotykowym przytrzymaj na niej palec.
vdb-choose-where = Teraz wybierz dzielnicę. Escape albo ponownie ta sama karta cofa wybór.
vdb-steps = Etapy w tej dzielnicy
vdb-stage-withdraw = Wycofanie
vdb-stage-reveal = Odkrycie
vdb-stage-setup = Przygotowanie
vdb-stage-conflict = Starcie
vdb-stage-aftermath = Pokłosie
vdb-step-passive = pasywna
vdb-step-setup = Przygotowanie
vdb-step-conflict = Starcie
vdb-step-aftermath = Pokłosie
vdb-nature-human = człowiek
vdb-nature-vampire = wampir
vdb-value-influence = Wpływy w sojuszu: { $value }
vdb-value-feed = Krew w każdej fazie żeru: { $value }
vdb-value-drain = Krew za wyssanie: { $value }
vdb-value-drained = Wpływy po wyssaniu: { $value }
vdb-follower-values = Wpływy { $influence }, żer { $feed }, krew za wyssanie { $drain }, wpływy po wyssaniu { $drained }
vdb-site-now = trwa rozstrzyganie
vdb-site-resolved = rozstrzygnięta
vdb-here = dołóż tutaj
vdb-play-here = Dołóż tutaj kartę { $card }
vdb-no-ally = Nie czeka tu żaden poplecznik.
vdb-nobody-here = Nikogo tu nie ma.
vdb-rewards = Wpływy za miejsca w tej rundzie
vdb-rank = { $rank }.
vdb-reward = { $rank ->
    [1] za pierwsze miejsce: { $influence }
    [2] za drugie: { $influence }
   *[other] za trzecie: { $influence }
}
vdb-results = Co tu zdobyto
vdb-gets-influence = { $count ->
    [one] 1 punkt wpływów
    [few] { $count } punkty wpływów
   *[other] { $count } punktów wpływów
}
vdb-won-here = Zwycięstwo w tej dzielnicy
vdb-has-chosen = Wybór dokonany
vdb-chose-stay = Zostaje
vdb-chose-withdraw = Wycofuje się
vdb-skips = Karty przygotowania i pokłosia tu nie działają
vdb-deployed-blood = { $count ->
    [one] 1 rozstawiony żeton krwi
    [few] { $count } rozstawione żetony krwi
   *[other] { $count } rozstawionych żetonów krwi
}
vdb-power-now = Siła według tego, co leży. Zapytaj, skąd się bierze.
vdb-power-of = siła { $power }
vdb-power-total = { $you ->
    [yes] Twoja siła
   *[no] Siła ({ $name })
}: { $power }{ $hidden ->
    [0] {""}
    [one] {" "}i jedna zakryta karta
    [few] {" "}i { $hidden } zakryte karty
   *[other] {" "}i { $hidden } zakrytych kart
}. Skąd się bierze?
vdb-face-down = Zakryta karta klanu { $clan }
vdb-face-down-known = Zakryta; nie każdy może ją przeczytać
vdb-kept-down = Pozostaje tu zakryta
vdb-zeroed = Jej siła spadła do 0
vdb-players = Pule i sojusze
vdb-team = drużyna { $team }
vdb-out = poza grą
vdb-pool = Krew w puli: { $count }
vdb-influence = { $you ->
    [yes] Twoje wpływy
   *[no] Wpływy ({ $name })
}: { $count }. Skąd się wzięły?
vdb-score = { $you ->
    [yes] Twój wynik
   *[no] Wynik ({ $name })
}: { $count }. Skąd się bierze?
vdb-ask-feed = Zapytaj, co da następny żer.
vdb-ask-influence = Żetony wpływu. Zapytaj, skąd się wzięły.
vdb-ask-score = Zapytaj, jaki jest wynik.
vdb-hand-count = { $count ->
    [0] brak kart na ręce
    [one] jedna karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}
vdb-deck-count = { $count ->
    [0] talia klanu jest pusta
    [one] jedna karta w talii klanu
    [few] { $count } karty w talii klanu
   *[other] { $count } kart w talii klanu
}
vdb-deck = Zostało w twojej talii klanu
vdb-deck-bottom = Na spodzie, w tej kolejności
vdb-deck-empty = Brak kart.
vdb-diablerie = { $count ->
    [one] Jeden żeton Diabolizmu
    [few] { $count } żetony Diabolizmu
   *[other] { $count } żetonów Diabolizmu
}{ $flipped ->
    [0] {""}
   *[other] , odwrócone: { $flipped }
}
vdb-has-bid = oferta złożona
vdb-bid-of = oferta: { $count }
vdb-alliance = { $you ->
    [yes] Twój sojusz i wyssani
   *[no] Sojusz i wyssani ({ $name })
}
vdb-times = Liczba kart: { $count }
vdb-is-drained = Karta wyssana
vdb-relic-used = użyta
vdb-open-hand = Ręka: { $cards }
vdb-own = { $you ->
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
vdb-hand = Twoja ręka
vdb-hand-empty = Brak kart na ręce.
vdb-drawn = Dobrane karty: jedna z nich wraca na spód talii
vdb-to-bottom = Na spód talii
vdb-elsewhere = Do wyboru
vdb-take-up = Weź ją, żeby ją dołożyć
vdb-let-go = Odłóż ją
vdb-clans = Klany do wyboru
vdb-relics = Relikwie do wyboru
vdb-read-cards = Przeczytaj karty
vdb-feel-brujah = Siła i połamane kości: rywale krwawią.
vdb-feel-gangrel = Krew na ziemi, a w niej pazury.
vdb-feel-malkavian = Nikt nie wie, co się stanie. Ty też nie.
vdb-feel-nosferatu = Zniknąć, wrócić, znać każdy sekret.
vdb-feel-toreador = Im więcej przyjaciół, tym więcej siły.
vdb-feel-tremere = Za każdą moc płaci się krwią.
vdb-feel-ventrue = Inni słuchają albo płacą.

vdb-seen = { $count ->
    [one] Karta, którą widzisz
   *[other] Karty, które widzisz
} ({ $name })
vdb-seen-close = Odłóż
