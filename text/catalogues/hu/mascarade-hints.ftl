### Mi következik egy választásból, pár szóban mellette, és miért nem lehet most valami.

## Mi következik belőle

ma-note-coins-then = ha más nem jelentkezik: { $coins } érméd lesz
ma-note-would-win = ha más nem jelentkezik: { $coins } érméd lesz, és nyersz
ma-note-cheat-wins = ha más nem jelentkezik: nyersz a { $coins } érméddel
ma-note-cheat-nothing = nem ér semmit: { $coins } érméd van, és { $needed } kell
ma-note-widow-nothing = nem ér semmit: legalább 10 érméd van
ma-note-ends-turn = ebben a körben mást nem teszel
ma-note-claim = 1 érmédbe kerül, ha a kártyád nem { ma-part-character-named }
ma-note-claim-ruin = az utolsó érmédbe kerül, és véget vet a partinak, ha a kártyád nem { ma-part-character-named }
ma-note-trade = utána { $coins } érméd lesz
ma-note-inquire = rossz válaszra { $count } érmét kapsz

# Egy szereplő a mondat belsejében.
ma-part-character-named = { $character }

## Miért nem

ma-reason-preparatory =
    { $left ->
        [one] Az első négy körben csak cserélni lehet, vagy úgy tenni; ez az utolsó közülük.
       *[other] Az első négy körben csak cserélni lehet, vagy úgy tenni; még { $left } van hátra.
    }
ma-reason-forced = A kártyádat az előző körben felfedték: most cserélned kell, vagy úgy tenned.
ma-reason-not-in-play = Ez a szereplő nincs a partiban: { $character }.
ma-reason-answer = Most válaszolsz: te is ez vagy ({ ma-part-character-named }), vagy passzolsz?
ma-reason-exchange = Előbb mondd meg, helyet cserél-e a két kártya.
ma-reason-not-yourself = Válassz valaki mást.
ma-reason-not-richest = { $seat } nem a leggazdagabb a többiek közül.
ma-reason-fool = A Bolond két másik játékostól vesz el egy-egy kártyát.
ma-reason-own-later = Az első négy körben a saját kártyáidat nem cseréled egymással.
ma-reason-protected = Ez a kártya védett: csak a gazdája nyúlhat hozzá.
ma-reason-protected-own = A védett kártyád csak a saját kártyáiddal cserélhet helyet.
ma-reason-one-of-yours = A kettő közül az egyiknek a tiédnek kell lennie.
