### Mi következik egy választásból, pár szóban mellette, és miért nem lehet most valami.

## Mi következik belőle

ve-note-moat = onnan nem jön vissza
ve-note-cellar = egyszer visszajön, ha a paklid elfogy
ve-note-fill =
    { $count ->
        [0] nincs mit húzni
       *[other] { $count } kártyát húzol
    }
ve-note-reveal = ezután vámpírkártya játszható érte, szentelt víz pedig ellene
ve-note-hide = { $count } nyíltan kijátszott harci kártyába kerül
ve-note-ask = { $count } nyíltan kijátszott szentelt vízbe kerül
ve-note-attack = { $count } kártya illik hozzá, együtt legfeljebb { $points }, a védelem { $defence }
ve-note-no-combat = ebben a körben nem támadhatsz
ve-note-nothing-fits = a kezedben egy kártya sem illik támadáshoz
ve-note-hand-left =
    { $count ->
        [0] utána üres a kezed
       *[other] { $count } kártyád marad
    }
ve-note-no-support = a kezedből most egy kártya sem játszható ki
ve-note-totals = támadás { $attack }, védelem { $defence }
ve-note-would-die = ahogy most áll, meghal { ve-part-character-subject }
ve-note-would-live = ahogy most áll, { ve-part-character-subject } életben marad

## Miért nem

ve-reason-not-in-hand = Ez a kártya nincs a kezedben.
ve-reason-reshuffled = A pincédből már pakli lett: mostantól a kártyák a várárokba kerülnek.
ve-reason-cards-later = Most nem lehet kártyát kijátszani; előbb mondd meg, felfedsz-e valakit.
ve-reason-action-first = Előbb válassz akciót; a kártyák azután jönnek.
ve-reason-hide-value = Az elbújtatáshoz harci kártya kell; ennek nincs értéke.
ve-reason-ask-water = A kérdéshez szentelt víz kell; ez más kártya.
ve-reason-revealed = Ez a vámpír már fel van fedve.
ve-reason-no-vampire = Nem a te vámpírod: { ve-part-character-subject }.
ve-reason-human-hides = Csak a vámpír játékos bújtathat el valakit a városban.
ve-reason-hide-forbidden = Egy kártya ebben a körben megtiltja neked az elbújtatást.
ve-reason-hide-cards = Az elbújtatáshoz { $needed } harci kártya kell; neked { $count } van.
ve-reason-vampire-asks = Szentelt vizet csak az emberi játékos használ.
ve-reason-dead = Ez a karakter halott.
ve-reason-ask-forbidden = Egy kártya ebben a körben megtiltja neked a szentelt víz használatát.
ve-reason-ask-cards = A kérdéshez { $needed } szentelt víz kell; neked { $count } van.
ve-reason-not-in-castle = Csak a kastélyban lévők harcolnak.
ve-reason-in-town = Ez a karakter a városban van: csak a kastélyban lévők harcolnak vagy bújnak el.
ve-reason-two-characters = Senki sem támadja meg önmagát: válassz két karaktert.
ve-reason-combat-forbidden = Egy kártya ebben a körben megtiltja neked a támadást.
ve-reason-revealed-attacker = { ve-part-attacker-beginning } felfedett vámpír, nem harcol az emberekért.
ve-reason-only-revealed = Felfedett vámpír van a kastélyban, ezért nálad csak felfedett vámpír támadhat.
ve-reason-no-card-fits = A kezedben egy kártya sem illik a támadáshoz { ve-part-with-attacker }.
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
ve-reason-water-unrevealed = Szentelt vizet csak felfedett vámpír ellen lehet kijátszani, { ve-part-character-subject } pedig nem az.
ve-reason-vampire-unrevealed = Vámpírkártyát csak felfedett vámpírért lehet kijátszani, { ve-part-character-subject } pedig nem az.
ve-reason-does-not-fit = Ez a kártya nem illik ide: { ve-part-character-subject } más foglalkozású.
