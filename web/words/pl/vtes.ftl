# Plansza VTES. Pojęcia samej gry są w text/catalogues.
# $you to „yes”, jeśli $name to czytelnik.
vtb-turn = Tura { $turn }: { $you ->
    [yes] twoja
   *[no] { $name }
}
vtb-dealing = Rozdawane są karty
vtb-over = Koniec gry
vtb-phases = Fazy tury
vtb-phase-unlock = odkręcanie
vtb-phase-master = mistrz
vtb-phase-minion = podwładni
vtb-phase-influence = wpływy
vtb-phase-discard = odrzucanie
vtb-left-master = Pozostałe akcje fazy mistrza: { $count }
vtb-left-influence = Pozostałe przelewy: { $count }
vtb-left-discard = Pozostałe akcje fazy odrzucania: { $count }
vtb-players = Osoby przy stole
vtb-prey = twoja ofiara
vtb-predator = twój drapieżca
vtb-out = poza grą
vtb-withdraws = wycofuje się
vtb-pool = Pula: { $count }
vtb-points = Punkty zwycięstwa: { $count }
vtb-edge = ma Przewagę
vtb-hand-count = Karty na ręce: { $count }
vtb-library-count = Karty w bibliotece: { $count }
vtb-crypt-count = Karty w krypcie: { $count }
vtb-ash-count = Stos spalonych: { $count }
vtb-open-hand = Odkryta ręka: { $name }
vtb-open-hand-empty = Ta ręka jest pusta.
vtb-ash = { $you ->
    [yes] Twój stos spalonych
   *[no] Stos spalonych: { $name }
}
vtb-ash-empty = Nic jeszcze nie spalono.
vtb-removed = Usunięte z gry
vtb-region-ready = gotowi
vtb-region-torpor = letarg
vtb-region-incapacitated = obezwładnieni
vtb-region-uncontrolled = niekontrolowani
vtb-region-table = inne karty
vtb-region-contested = sporne
vtb-own = Co leży przed tobą
vtb-hand = Twoja ręka: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
vtb-hand-empty = Twoja ręka jest pusta.
vtb-elsewhere = Wybierz jedną z tych kart
vtb-copies = { $name }, kopie: { $count }
vtb-face-down = Zakryta karta
vtb-locked = przekręcona
vtb-blood-of = krew: { $count } z { $capacity }
vtb-counters = znaczniki: { $count }
vtb-superior = { $name } (wyższy poziom)
vtb-capacity = potencjał { $count }
vtb-group = grupa { $group }
vtb-cost-pool = koszt w puli: { $count }
vtb-cost-blood = koszt we krwi: { $count }
vtb-timeline = Akcja
vtb-no-action = Nikt teraz nie działa.
vtb-last-action = Ostatnia akcja
vtb-nothing-yet = Nic jeszcze w niej nie zagrano.
vtb-steps = Co się w niej wydarzyło
vtb-at = { $you ->
    [yes] ty
   *[no] { $name }
}
vtb-declined = Nie blokuje: { $names }
vtb-stealth = krycie { $count }
vtb-intercept = przechwytywanie { $count }
vtb-poll-hunt = krwawe łowy: { $name }
vtb-poll-points = { $name }: { $count }
vtb-poll-count = za { $for }, przeciw { $against }
vtb-against = krycie { $stealth } przeciw przechwytywaniu { $intercept }
vtb-bleed = drenowanie { $count }
vtb-added-stealth = krycia
vtb-added-intercept = przechwytywania
vtb-added-bleed = drenowania
vtb-step-card = { $you ->
    [yes] Ty: { $card }
   *[no] { $name }: { $card }
}
vtb-step-card-by = { $minion }: { $card }
vtb-step-blocks = { $minion } próbuje zablokować
vtb-step-block-failed = { $minion } nie daje rady zablokować
vtb-step-blocked = { $minion } blokuje
vtb-step-declined = nikt nie blokuje
vtb-step-succeeded = Udaje się
vtb-step-fizzled = Rozwiewa się
vtb-step-action-ended = Kończy się bez powodzenia
vtb-step-pool = { $you ->
    [yes] Ty: pula −{ $count }
   *[no] { $name }: pula −{ $count }
}
vtb-step-gained-pool = { $you ->
    [yes] Ty: pula +{ $count }
   *[no] { $name }: pula +{ $count }
}
vtb-step-blood = { $card }: krew +{ $count }
vtb-step-lost-blood = { $card }: krew −{ $count }
vtb-step-round = { $round }. runda
vtb-step-range = zasięg: { $range }
vtb-step-maneuver = { $minion } manewruje: { $range }
vtb-step-strike-hand = { $minion } zadaje cios ręką
vtb-step-strike-card = { $minion } zadaje cios: { $card }
vtb-step-strike-dodge = { $minion } robi unik
vtb-step-damage = { $minion }: { $count ->
    [one] { $count } obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
}
vtb-step-aggravated = { $minion }: { $count ->
    [one] { $count } poważne obrażenie
    [few] { $count } poważne obrażenia
   *[many] { $count } poważnych obrażeń
}
vtb-step-prevented = { $minion } zapobiega: { $count }
vtb-step-pressed = { $minion } używa nacisku
vtb-step-torpor = { $minion } zapada w letarg
vtb-step-incapacitated = { $minion } trafia do rejonu obezwładnionych
vtb-step-combat-ended = walka dobiega końca
vtb-first-strike = pierwszy cios
vtb-is-aggravated = poważne
vtb-round-at = Runda { $round }, zasięg: { $range }
vtb-waits = obrażenia: { $count }
