# A Vampire Empire táblája. A játék saját kifejezései a text/catalogues mappában vannak.
# $you értéke „yes”, ha $name maga az olvasó.
veb-castle = { $count ->
    [one] A kastély: egy karakter a kapuban
   *[other] A kastély: { $count } karakter a kapuban
}
veb-town = A város: { $count ->
    [0] senki
    [one] egy karakter
   *[other] { $count } karakter
}; { $dead ->
    [0] senki sem halott
    [one] egy halott
   *[other] { $dead } halott
}
veb-rival = { $you ->
    [yes] Te
   *[no] A túloldalon: { $name }
}
veb-own = { $you ->
    [yes] A kezed: { $count ->
        [0] nincs kártya
        [one] egy kártya
       *[other] { $count } kártya
    }
   *[no] { $name }: { $count ->
        [0] nincs kártya
        [one] egy kártya
       *[other] { $count } kártya
    }
}
veb-doing = Harc és kártyák az asztalon
veb-day = Nappal
veb-night = Éjszaka
veb-turn = { $turn }. kör
veb-whose-turn = { $you ->
    [yes] A te köröd
   *[no] { $name } köre
}
veb-stage-setup = a játszma előkészítése
veb-stage-discard = 1. lépés: dobás és húzás
veb-stage-reveal = 2. lépés: vámpír felfedése
veb-stage-before = támogató kártyák az akció előtt
veb-stage-act = 3. lépés: egy akció
veb-stage-action = az akció
veb-stage-after = támogató kártyák az akció után
veb-stage-over = vége
veb-race = Milyen közel a vég
veb-race-vampires = halott vámpír
veb-race-humans = halott ember
veb-race-castle = felfedve a kastélyban
veb-group-noble = nemes
veb-group-servant = szolgáló
veb-group-clergy = papság
veb-group-vampire = vámpír
veb-group-holy_water = szentelt víz
veb-group-short-noble = nemes
veb-group-short-servant = szolgáló
veb-group-short-clergy = papság
veb-group-short-vampire = vámpír
veb-group-short-holy_water = szentelt víz
veb-kind-support = támogató
veb-kind-citizen = polgár
veb-known-vampire = Felfedett vámpír
veb-known-human = Ember, ezt mindenki tudja
veb-secret-vampire = A titkod: vámpír. Csak te látod.
veb-secret-human = A titkod: ember. Csak te látod.
veb-token-vampire = A lefordított jelző szerint vámpír
veb-token-human = A lefordított jelző szerint ember
veb-only-you-vampire = csak te: vámpír
veb-only-you-human = csak te: ember
veb-face-down-vampire = jelző: vámpír
veb-face-down-human = jelző: ember
veb-was-vampire = vámpír volt
veb-was-human = ember volt
veb-markers-attack = +{ $count } támadás
veb-markers-defence = +{ $count } védelem
veb-role-attacker = Most támad
veb-role-defender = Most őt támadják
veb-short-attacker = támad
veb-short-defender = védekezik
veb-picked = támad…
veb-place = { $place }.
veb-comes-as = A kastélyba { $place }. helyen lép be
veb-count = { $one } és { $another }: { $count ->
    [0] egyik sem vámpír
    [one] egy vámpír
   *[other] { $count } vámpír
}
veb-attack-with = Támadás { $with }…
veb-let-go = A támadó visszavonása
veb-choose-defender = Most válaszd ki, kit támadsz. Az Escape vagy a támadó újbóli kijelölése visszavonja.
veb-card-value = { $card }, { $value }
veb-card-cancelled = { $card } (semlegesítve)
veb-cancelled = Semlegesítve
veb-cost-day = { $count ->
    [0] nappal ingyen
    [one] nappal egy kártya
   *[other] nappal { $count } kártya
}
veb-cost-night = { $count ->
    [0] éjjel ingyen
    [one] éjjel egy kártya
   *[other] éjjel { $count } kártya
}
veb-hand-count = { $count ->
    [0] Nincs kézben kártya
    [one] Egy lefordított kártya kézben
   *[other] { $count } lefordított kártya kézben
}
veb-hand-empty = Nincs kártya a kézben.
veb-reshuffled = a pince elfogyott
veb-pile-moat = { $you ->
    [yes] A várárkod
   *[no] { $name } várárka
}
veb-pile-cellar = { $you ->
    [yes] A pincéd
   *[no] { $name } pincéje
}
veb-pile-empty = Nincs benne kártya.
veb-shown = { $you ->
    [yes] A kártyáid, amelyeket mindenki látott
   *[no] { $name } kártyái, amelyeket mindenki látott
}
veb-shown-is = Nyíltan kijátszott kártyák, amelyek a várárokba kerültek, sorrendben.
veb-taken-back = { $count ->
    [one] Egy kártya titokban visszakerült onnan.
   *[other] { $count } kártya titokban visszakerült onnan.
}
veb-from = Ezekből választhatsz
veb-from-moat = A várárkodból
veb-from-cellar = A pincédből
veb-combat = Harc, { $round }. forduló (2-ből)
veb-round = { $round }. forduló
veb-compared = { $attack } : { $defence }
veb-added = +{ $count } támogatásból
veb-cards = Kártyák az asztalon
veb-aside = Szentelt víz, amely ebben a támadásban még felhasználható
veb-where-from = Miből jön ki?
veb-plays = { $you ->
    [yes] Kijátszod
   *[no] { $name } kijátssza
}
veb-action-hide = A városba bújik: { $character }
veb-action-ask = Szentelt víz, a kérdezett karakter: { $character }
veb-quiet = Senki sem harcol.
veb-last-combat = Az utolsó harc: { $attacker } – { $defender }
veb-outcome-died = { $character } halott.
veb-outcome-survived = { $character } él.
veb-outcome-stopped = A harc megszakadt.
veb-outcome-stood-down = { $character } él: nem volt második támadás.
veb-won = { $you ->
    [yes] Te nyertél
   *[no] { $name } nyert
}
veb-drawn = Döntetlen
