### Mi következik egy választásból, pár szóban mellette, és miért nem lehet most valami.

## Mi következik belőle

ma-note-coins-then = ha más nem tart rá igényt: { $coins } érméd lesz
ma-note-would-win = ha más nem tart rá igényt: { $coins } érméd lesz, és nyersz
ma-note-cheat-wins = ha más nem tart rá igényt: { $coins } érmével nyersz
ma-note-cheat-nothing = nem ér semmit: { $coins } érméd van, és { $needed } kell
ma-note-widow-nothing = nem ér semmit: legalább 10 érméd van
ma-note-ends-turn = ebben a körben mást nem teszel
ma-note-claim = 1 érmédbe kerül, ha a lapod nem { ma-part-character-named }
ma-note-claim-ruin = az utolsó érmédbe kerül, és véget vet a játszmának, ha a lapod nem { ma-part-character-named }
ma-note-trade = utána { $coins } érméd lesz
ma-note-inquire = rossz válaszra { $count } érmét kapsz

# Egy szereplő a mondat belsejében.
ma-part-character-named = { $character }
ma-part-count-coins = { $coins } érmét

## Miért nem

ma-reason-preparatory =
    { $left ->
        [one] Az első négy körben csak „csere vagy sem” lehet; ez az utolsó közülük.
       *[other] Az első négy körben csak „csere vagy sem” lehet; még { $left } van hátra.
    }
ma-reason-forced = A lapodat az előző körben felfedték: most csak „csere vagy sem” lehet.
ma-reason-not-in-play = Ez a karakter nincs ebben a játszmában: { $character }.
ma-reason-answer = Most válaszolsz: igényt tartasz rá ({ ma-part-character-named }), vagy passzolsz?
ma-reason-exchange = Előbb mondd meg, helyet cserél-e a két lap.
ma-reason-not-yourself = Válassz valaki mást.
ma-reason-not-richest = A többiek közül nem { $seat } a leggazdagabb.
ma-reason-fool = A Bolond két másik játékostól vesz el egy-egy lapot.
ma-reason-own-later = Az első négy körben a saját lapjaidat nem cserélheted fel egymással.
ma-reason-protected = Védett lap csak a gazdája saját lapjaival cserélhet helyet.
ma-reason-one-of-yours = A kettő közül az egyik a te lapod kell hogy legyen.
