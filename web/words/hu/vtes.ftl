# A VTES táblája. Maguk a játék szavai a text/catalogues mappában vannak.
# $you értéke „yes”, ha $name maga az olvasó.
vtb-turn = { $turn }. kör: { $you ->
    [yes] a tiéd
   *[no] { $name }
}
vtb-dealing = Osztás
vtb-over = Vége a játéknak
vtb-phases = A kör fázisai
vtb-phase-unlock = visszaforgatás
vtb-phase-master = mester
vtb-phase-minion = alattvalók
vtb-phase-influence = befolyásolás
vtb-phase-discard = eldobás
vtb-left-master = Hátralévő mesterakciók: { $count }
vtb-left-influence = Hátralévő átutalások: { $count }
vtb-left-discard = Hátralévő eldobási akciók: { $count }
vtb-players = Akik az asztalnál ülnek
vtb-prey = a prédád
vtb-predator = a ragadozód
vtb-out = kiesett
vtb-withdraws = visszavonul
vtb-pool = Készlet: { $count }
vtb-points = Győzelmi pontok: { $count }
vtb-edge = nála van az Előny
vtb-hand-count = Lapok kézben: { $count }
vtb-library-count = Lapok a könyvtárban: { $count }
vtb-crypt-count = Lapok a kriptában: { $count }
vtb-ash-count = Hamukupac: { $count }
vtb-open-hand = Nyitott kéz: { $name }
vtb-open-hand-empty = Ez a kéz üres.
vtb-ash = { $you ->
    [yes] A hamukupacod
   *[no] Hamukupac: { $name }
}
vtb-ash-empty = Még semmi sem égett el.
vtb-removed = Kivéve a játékból
vtb-region-ready = készenlétben
vtb-region-torpor = torpor
vtb-region-incapacitated = harcképtelenek
vtb-region-uncontrolled = nem irányított
vtb-region-table = egyéb lapok
vtb-region-contested = vitatott
vtb-own = Ami előtted fekszik
vtb-hand = A kezedben { $count } lap van
vtb-hand-empty = Üres a kezed.
vtb-elsewhere = Válassz egyet ezek közül a lapok közül
vtb-copies = { $name }, { $count } példány
vtb-face-down = Egy lefordított lap
vtb-locked = elforgatva
vtb-blood-of = { $count } vér, kapacitás: { $capacity }
vtb-counters = jelzők: { $count }
vtb-superior = { $name } (felső szint)
vtb-capacity = kapacitás: { $count }
vtb-group = { $group }. csoport
vtb-cost-pool = ára készletben: { $count }
vtb-cost-blood = ára vérben: { $count }
vtb-timeline = Az akció
vtb-no-action = Most senki sem cselekszik.
vtb-last-action = Az utolsó akció
vtb-nothing-yet = Még semmit sem játszottak ki benne.
vtb-steps = Ami eddig történt benne
vtb-at = { $you ->
    [yes] te
   *[no] { $name }
}
vtb-declined = Nem blokkol: { $names }
vtb-stealth = lopakodás: { $count }
vtb-intercept = elfogás: { $count }
vtb-poll-hunt = vérvadászat: { $name }
vtb-poll-points = { $name }: { $count }
vtb-poll-count = mellette { $for }, ellene { $against }
vtb-against = lopakodás { $stealth }, elfogás { $intercept }
vtb-bleed = véreztetés: { $count }
vtb-added-stealth = lopakodás
vtb-added-intercept = elfogás
vtb-added-bleed = véreztetés
vtb-step-card = { $you ->
    [yes] Te: { $card }
   *[no] { $name }: { $card }
}
vtb-step-card-by = { $minion }: { $card }
vtb-step-blocks = { $minion } blokkolni próbál
vtb-step-block-failed = { $minion } nem tud blokkolni
vtb-step-blocked = { $minion } blokkol
vtb-step-declined = senki sem blokkol
vtb-step-succeeded = Sikerül
vtb-step-fizzled = Szertefoszlik
vtb-step-action-ended = Eredménytelenül ér véget
vtb-step-pool = { $you ->
    [yes] Te: készlet −{ $count }
   *[no] { $name }: készlet −{ $count }
}
vtb-step-gained-pool = { $you ->
    [yes] Te: készlet +{ $count }
   *[no] { $name }: készlet +{ $count }
}
vtb-step-blood = { $card }: vér +{ $count }
vtb-step-lost-blood = { $card }: vér −{ $count }
vtb-step-round = { $round }. forduló
vtb-step-range = távolság: { $range }
vtb-step-maneuver = { $minion } manőverezik: { $range }
vtb-step-strike-hand = { $minion } puszta kézzel csap
vtb-step-strike-card = { $minion } csapása: { $card }
vtb-step-strike-dodge = { $minion } kitér
vtb-step-damage = { $minion }: { $count } sebzés
vtb-step-aggravated = { $minion }: { $count } súlyos sebzés
vtb-step-prevented = { $minion } megelőz: { $count }
vtb-step-pressed = { $minion } nyomul
vtb-step-torpor = { $minion } torporba zuhan
vtb-step-incapacitated = { $minion } harcképtelenné válik
vtb-step-combat-ended = a harc véget ér
vtb-first-strike = első csapás
vtb-is-aggravated = súlyos
vtb-round-at = { $round }. forduló, távolság: { $range }
vtb-waits = sebzés: { $count }
