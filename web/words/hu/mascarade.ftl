# A Mascarade táblája. Magának a játéknak a szavai a text/catalogues mappában vannak.
# $you értéke „yes”, ha $name az olvasó; $spot értéke „card”, ha mindenkinek egy lapja van.
mascarade-players = Játékosok az asztal körül, az óramutató járása szerint
mascarade-middle = Az asztal közepe
mascarade-characters = Játékban lévő karakterek
mascarade-hint = Mutass egy karakterre, és elolvashatod, mit tud.
mascarade-twice = { $count } lap
mascarade-you = (te)
mascarade-coins = { $count ->
    [one] 1 érme: honnan van?
   *[other] { $count } érme: honnan van?
}
mascarade-card = { $you ->
    [yes] { $spot ->
        [left] a bal oldali lapod
        [right] a jobb oldali lapod
        [protected] a védett lapod
       *[card] a lapod
    }
   *[no] { $spot ->
        [left] { $name } bal oldali lapja
        [right] { $name } jobb oldali lapja
        [protected] { $name } védett lapja
       *[card] { $name } lapja
    }
}
mascarade-card-centre = { $number }. középső lap
mascarade-card-shows = { $card }: { $shows }
mascarade-face-down = képpel lefelé
mascarade-face-known = { $character }, képpel lefelé
mascarade-face-secret = { $character }, csak te látod
mascarade-taken = az asztal alatt
mascarade-first = Ez legyen az első a kettőből
mascarade-first-back = Visszateszem
mascarade-second = Nálad van: { $card }. Válaszd ki a másodikat.
mascarade-dealing = Osztunk…
mascarade-remember = Jegyezd meg a lapokat
mascarade-ready = Kész: { $ready } / { $count }
mascarade-turn = { $turn }. kör
mascarade-deal = Az osztás
mascarade-whose-turn = { $you ->
    [yes] Te következel
   *[no] { $name } következik
}
mascarade-cry = „{ $character } vagyok!”
mascarade-uses = { $you ->
    [yes] Te használod a képességet
   *[no] { $name } használja a képességet
}
mascarade-under = { $you ->
    [yes] Két lapot tartasz az asztal alatt
   *[no] { $name } két lapot tart az asztal alatt
}
mascarade-won = { $count ->
    [one] { $names } nyert
   *[other] { $names } együtt nyert
}
mascarade-decides = most dönt
mascarade-mark-winner = nyert
mascarade-mark-fined = hamis
mascarade-mark-claim = Én!
mascarade-mark-pass = passz
mascarade-mark-sealed = rejtve
mascarade-mark-ready = kész
mascarade-mark-forced = cserél
mascarade-mark-turn = jön
mascarade-says-winner = megnyerte a játszmát
mascarade-says-fined = nem ő volt az
mascarade-says-claim = { $spot ->
    [left] azt mondja: én vagyok az, a bal oldali lappal
    [right] azt mondja: én vagyok az, a jobb oldali lappal
    [protected] azt mondja: én vagyok az, a védett lappal
   *[card] azt mondja: én vagyok az
}
mascarade-says-pass = passzol
mascarade-says-sealed = már válaszolt, rejtve
mascarade-says-ready = kész van
mascarade-says-forced = felfedte egy lapját, ezért most csak „csere vagy sem” lehet
mascarade-says-turn = ez a játékos következik
mascarade-notebook = Jegyzetfüzet
mascarade-notebook-is = Amit láttál, körről körre. Hogy mi következik belőle, azt neked kell tudnod.
mascarade-notebook-order = Sorrend
mascarade-notebook-by-turn = körönként
mascarade-notebook-by-card = laponként
mascarade-notebook-nothing = Itt semmit sem láttál.
