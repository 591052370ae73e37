# A Vendetta táblája. A játék saját kifejezései a text/catalogues mappában vannak.
# $you értéke „yes”, ha $name maga az olvasó.
vdb-round = { $round }. forduló a 3-ból
vdb-over = Véget ért az éjszaka
vdb-phase-setup = a játszma előkészítése
vdb-phase-clans = klánválasztás
vdb-phase-relics = ereklyeválasztás
vdb-phase-refill = táplálkozás, szövetségesek érkeznek
vdb-phase-hand = kézépítés
vdb-phase-planning = Tervezés
vdb-phase-resolution = Kiértékelés
vdb-phase-cleanup = fordulózárás
vdb-phase-over = vége
vdb-whose-turn = { $you ->
    [yes] A te köröd
   *[no] { $name } köre
}
vdb-turns-left = { $count ->
    [0] a forduló utolsó köre
    [one] utána még egy kör
   *[other] utána még { $count } kör
}
vdb-ambition = nála van az ambíciójelző
vdb-ambition-with = { $you ->
    [yes] Nálad van az ambíciójelző: te kezdesz
   *[no] Ambíció: { $name } kezd
}
vdb-acts = Most ez a kártya hat
vdb-acts-of = { $you ->
    [yes] A te kártyád hat
   *[no] { $name } kártyája hat
}
vdb-hint = Mutass egy kártyára, hogy elolvasd; érintőképernyőn tartsd rajta az ujjad.
vdb-choose-where = Most válaszd ki, hová kerül. Az Escape vagy újra a kártya visszaveszi.
vdb-steps = A városrész lépései
vdb-stage-withdraw = Visszavonulás
vdb-stage-reveal = Felfedés
vdb-stage-setup = Felkészülés
vdb-stage-conflict = Összecsapás
vdb-stage-aftermath = Utóhatás
vdb-step-passive = passzív
vdb-step-setup = Felkészülés
vdb-step-conflict = Összecsapás
vdb-step-aftermath = Utóhatás
vdb-nature-human = ember
vdb-nature-vampire = vámpír
vdb-value-influence = Befolyás a szövetségben: { $value }
vdb-value-feed = Vér minden táplálkozáskor: { $value }
vdb-value-drain = Vér kiszíváskor: { $value }
vdb-value-drained = Befolyás kiszívva: { $value }
vdb-follower-values = Befolyás: { $influence }, táplálkozás: { $feed }, kiszívás: { $drain }, befolyás kiszívva: { $drained }
vdb-site-now = kiértékelés alatt
vdb-site-resolved = kiértékelve
vdb-here = ide
vdb-play-here = { $card } kijátszása ide
vdb-no-ally = Nem vár itt szövetséges.
vdb-nobody-here = Nincs itt senki.
vdb-rewards = Befolyás a helyezésekért ebben a fordulóban
vdb-rank = { $rank }.
vdb-reward = { $rank ->
    [1] az elsőnek: { $influence }
    [2] a másodiknak: { $influence }
   *[other] a harmadiknak: { $influence }
}
vdb-results = Amit itt nyertek
vdb-gets-influence = { $count } befolyás
vdb-won-here = Itt győzött
vdb-has-chosen = Már választott
vdb-chose-stay = Marad
vdb-chose-withdraw = Visszavonul
vdb-skips = A felkészülési és utóhatáskártyák itt nem hatnak
vdb-deployed-blood = { $count } kihelyezett vér
vdb-power-now = Az erő, ahogy most áll. Kérdezd meg, miből adódik.
vdb-power-of = { $power } erő
vdb-power-total = { $you ->
    [yes] A te erőd
   *[no] { $name } ereje
}: { $power }{ $hidden ->
    [0] {""}
    [one] {" "}és egy képpel lefelé fordított kártya
   *[other] {" "}és { $hidden } képpel lefelé fordított kártya
}. Miből adódik?
vdb-face-down = { $clan } klánkártya, képpel lefelé
vdb-face-down-known = Képpel lefelé; nem mindenki olvashatja
vdb-kept-down = Itt képpel lefelé marad
vdb-zeroed = Az ereje 0 lett
vdb-players = Tartalékok és szövetségek
vdb-team = { $team } csapat
vdb-out = kiesett
vdb-pool = { $count } vér a tartalékban
vdb-influence = { $you ->
    [yes] A te befolyásod
   *[no] { $name } befolyása
}: { $count }. Miből gyűlt össze?
vdb-score = { $you ->
    [yes] A te pontszámod
   *[no] { $name } pontszáma
}: { $count }. Miből adódik?
vdb-ask-feed = Kérdezd meg, mennyit hoz a következő táplálkozás.
vdb-ask-influence = Befolyásjelzők. Kérdezd meg, miből gyűltek össze.
vdb-ask-score = Kérdezd meg, hogy áll a pontszám.
vdb-hand-count = { $count ->
    [0] nincs kézben kártya
    [one] egy kártya kézben
   *[other] { $count } kártya kézben
}
vdb-deck-count = { $count ->
    [0] üres a klánpakli
    [one] egy kártya a klánpakliban
   *[other] { $count } kártya a klánpakliban
}
vdb-deck = Ami a klánpaklidban maradt
vdb-deck-bottom = Az alján, ebben a sorrendben
vdb-deck-empty = Nincs kártya.
vdb-diablerie = { $count ->
    [one] Egy diablériajelző
   *[other] { $count } diablériajelző
}{ $flipped ->
    [0] {""}
   *[other] , ebből megfordítva: { $flipped }
}
vdb-has-bid = már licitált
vdb-bid-of = licit: { $count }
vdb-alliance = { $you ->
    [yes] A te szövetséged és a kiszívottak
   *[no] { $name } szövetsége és a kiszívottak
}
vdb-times = Darabszám: { $count }
vdb-is-drained = Kiszívva
vdb-relic-used = felhasználva
vdb-open-hand = Kézben: { $cards }
vdb-own = { $you ->
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
vdb-hand = A kezed
vdb-hand-empty = Nincs kártya a kezedben.
vdb-drawn = Most húztad: az egyik a paklid aljára kerül
vdb-to-bottom = A pakli aljára
vdb-elsewhere = Ezekből választhatsz
vdb-take-up = Vedd fel, hogy kijátszd
vdb-let-go = Tedd vissza
vdb-clans = Választható klánok
vdb-relics = Választható ereklyék
vdb-read-cards = A kártyái
vdb-feel-brujah = Erő és tört csontok: a riválisok véreznek.
vdb-feel-gangrel = Vér a földön, és karmok benne.
vdb-feel-malkavian = Senki sem tudja, mi következik. Te sem.
vdb-feel-nosferatu = Eltűnni, visszatérni, minden titkot tudni.
vdb-feel-toreador = Minél több barát, annál több erő.
vdb-feel-tremere = Minden hatalom ára a vér.
vdb-feel-ventrue = Mások engedelmeskednek vagy fizetnek.

vdb-seen = Amit látsz: { $name } { $count ->
    [one] lapja
   *[other] lapjai
}
vdb-seen-close = Leteszem
