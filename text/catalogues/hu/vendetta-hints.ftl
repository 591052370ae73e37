### Mi következik egy választásból, pár szóban mellette, és miért nem lehet most valami.

## Mi következik belőle

vd-note-pool = { $count } vér marad a tartalékodban
vd-note-flip =
    { $count ->
        [0] ez volt az utolsó megfordítható
       *[other] még { $count } fordítható meg
    }
vd-note-end = még { $count } vért helyezhetnél ki { vd-part-to }
vd-note-withdraw = { $count } vér vissza a tartalékodba; a kártyáid képpel felfelé a Herceg menedékébe kerülnek: { $cards }
vd-note-withdraw-haven = { $count } vér vissza a tartalékodba; a kártyáid visszakerülnek a kezedbe: { $cards }

## Miért nem

vd-reason-not-in-play = Ennyi játékosnál ez a városrész nincs játékban.
vd-reason-only-down = Egy kártya miatt csak képpel lefelé játszhatsz ki { vd-part-to }.
vd-reason-face-down = Képpel lefelé { $count } vérbe kerül, a tartalékodban { $pool } van, és az utolsót nem költheted el.
vd-reason-played = E köröd kártyáját már kijátszottad { vd-part-to }.
vd-reason-not-in-hand = Ez a kártya nincs a kezedben.
vd-reason-drawn-only = Az aljára a most húzott kártyák egyike kerül.
vd-reason-stand = Most arról döntesz, maradsz-e { vd-part-at }.
vd-reason-card-first = Előbb válassz egy kártyát a kezedből, aztán azt, hová játszod ki.
vd-reason-blood-after-card = Vért oda lehet kihelyezni, ahová kártyát játszottál ki: előbb játssz ki egyet.
vd-reason-blood-limit = Egy kártyához legfeljebb 3 vér tehető; itt még { $count }.
vd-reason-last-blood = A tartalékodban { $pool } vér van, és az utolsót nem helyezheted ki.
vd-reason-no-token = Nincs diablériajelződ.
vd-reason-all-flipped = Minden diablériajelződ meg van már fordítva.
vd-reason-token-after-card = Jelzőt kártya kijátszása után lehet megfordítani: előbb játssz ki egyet.
vd-reason-own-turn = A szövetségedből a Tervezésben, a saját körödben szívhatsz ki valakit.
vd-reason-cannot-be-drained = Ezt a szövetségest nem lehet kiszívni.
vd-reason-drained = Ezt a kártyát már kiszívtad.
vd-reason-not-yours = Ez a kártya nincs a szövetségedben.
vd-reason-relic-used = Az ereklyédet már használtad.
vd-reason-relic-moment = Az ereklyéd most nem használható.
vd-reason-cannot-stay = A tartalékod üres, és egy kártya vért követel attól, aki marad { vd-part-at }.
