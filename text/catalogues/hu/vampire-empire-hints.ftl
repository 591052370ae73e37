### Mi következik egy választásból, pár szóban mellette, és miért nem lehet most valami.

## Mi következik belőle

ve-note-moat = nem jön vissza többé
ve-note-cellar = egyszer visszajön, ha a paklid elfogy
ve-note-fill =
    { $count ->
        [0] nincs mit húzni
       *[other] { $count } kártyát húzol
    }
ve-note-reveal = ezután vámpírkártya játszható érte, szentelt víz pedig ellene
ve-note-hide = { $count } nyíltan kijátszott harci kártyába kerül
ve-note-ask = { $count } nyíltan kijátszott szentelt vízbe kerül
ve-note-attack = { $count } kártya illik ide, együtt legfeljebb { $points } a { $defence } ellen
ve-note-no-combat = ebben a fordulóban nem támadhatsz
ve-note-nothing-fits = a kezedben egy kártya sem illik támadáshoz
ve-note-hand-left =
    { $count ->
        [0] utána üres a kezed
       *[other] { $count } kártyád marad
    }
ve-note-no-support = a kezedből most egy kártya sem játszható ki
ve-note-totals = támadás { $attack }, védelem { $defence }
ve-note-would-die = ahogy most áll, meghal { ve-part-character-subject }
ve-note-would-live = ahogy most áll, túléli { ve-part-character-subject }

## Miért nem

ve-reason-not-in-hand = Ez a kártya nincs a kezedben.
ve-reason-reshuffled = A pincédből már pakli lett: mostantól a kártyák a várárokba kerülnek.
ve-reason-cards-later = Ebben a lépésben nem játszunk ki kártyát; előbb mondd meg, felfedsz-e valakit.
ve-reason-action-first = Előbb válaszd ki, mit teszel a 3. lépésben; a kártyák azután jönnek.
ve-reason-hide-value = Az elbújtatáshoz harci kártya kell; ennek nincs értéke.
ve-reason-ask-water = A kérdéshez szentelt víz kell; ez más kártya.
ve-reason-revealed = Ez a vámpír már fel van fedve.
ve-reason-no-vampire = Nem a te vámpírod: { ve-part-character-subject }.
ve-reason-human-hides = A városban csak a vámpírok oldala bújtathat el valakit.
ve-reason-hide-forbidden = Egy kártya megtiltja neked az elbújtatást ebben a fordulóban.
ve-reason-hide-cards = Az elbújtatáshoz { $needed } harci kártya kell; neked { $count } van.
ve-reason-vampire-asks = Szentelt vízzel csak az emberek oldala kérdez.
ve-reason-dead = Ez a szereplő halott.
ve-reason-ask-forbidden = Egy kártya megtiltja neked a szentelt vizet ebben a fordulóban.
ve-reason-ask-cards = A kérdéshez { $needed } szentelt víz kell; neked { $count } van.
ve-reason-not-in-castle = Csak a kastélyban lévők harcolnak.
ve-reason-in-town = Ez a szereplő a városban van: csak a kastélyban lévők harcolnak vagy bújnak el.
ve-reason-two-characters = Senki sem támadja meg önmagát: válassz két szereplőt.
ve-reason-combat-forbidden = Egy kártya megtiltja neked a támadást ebben a fordulóban.
ve-reason-revealed-attacker = { ve-part-attacker-beginning } felfedett vámpír, nem harcol az emberekért.
ve-reason-only-revealed = Felfedett vámpír van a kastélyban: csak ilyen támadhat érted.
ve-reason-no-card-fits = A kezedben egy kártya sem illik ehhez: támadás { ve-part-with-attacker }.
ve-reason-too-weak = Ami ide illik, összesen { $points }, a védelem pedig már { $defence }.
ve-reason-combat-card = Ez harci kártya; most csak támogató kártyát lehet kijátszani.
ve-reason-another-moment = Ezt a támogató kártyát máskor lehet kijátszani.
ve-reason-cost =
    { $count ->
        [0] { $cost } kártyába kerül, és nincs másik kártyád, amellyel fizess.
       *[other] { $cost } kártyába kerül, és csak { $count } másik kártyád van, amellyel fizess.
    }
ve-reason-no-target = Most nincs semmi, amire ez a kártya hathatna.
ve-reason-support-card = A támogató kártyának nincs értéke: a maga pillanatában játszható ki.
ve-reason-water-unrevealed = A szentelt víz felfedett vámpír ellen való; nincs felfedve { ve-part-character-subject }.
ve-reason-vampire-unrevealed = A vámpírkártya felfedett vámpírért való; nincs felfedve { ve-part-character-subject }.
ve-reason-does-not-fit = Ez a kártya nem illik ide, más a foglalkozása: { ve-part-character-subject }.
