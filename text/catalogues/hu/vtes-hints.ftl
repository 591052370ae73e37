### Mi következik egy választásból, pár szóban mellette; miért nem lehet most valami; és honnan jönnek a számok.

## Mi következik belőle

vt-note-pool = a készleted ekkor { $count }
vt-note-blood = { $count } vérbe kerül, marad { $left }
vt-note-costs-pool = { $count } készletbe kerül, marad { $left }
vt-note-bleed = ha sikerül: { $count } készlet ({ $seat })
vt-note-hunt = ha sikerül: vére { $count } (kapacitás: { $capacity })
vt-note-rescue = saját vére: { $count }; a torporban lévőé: { $left }
vt-note-diablerie = ha sikerül: { $count } vért vesz el, utána szavazás a vérvadászatról
vt-note-block =
    { $enough ->
        [0] elfogás { $intercept }, lopakodás { $stealth }: még kevés
       *[other] elfogás { $intercept }, lopakodás { $stealth }: elég
    }
vt-note-transfer =
    { $count ->
        [0] ezzel megvan a kapacitása; készlet { $left }, átutalás { $transfers }
       *[other] ezután még { $count } hiányzik; készlet { $left }, átutalás { $transfers }
    }
vt-note-emerge =
    { $lost ->
        [0] { $count } vérrel
       *[other] { $count } vérrel; a fölösleg a bankba kerül: { $lost }
    }
vt-note-yield = elég mindennel együtt, ami rajta van
vt-note-withdraw = 1 győzelmi pont a következő köröd elején, ha addig nem veszítesz vért vagy készletet, és nem harcolsz
vt-note-end-phase = még { $count } alattvalód cselekedhetne
vt-note-pass-block = ezután ezt az akciót már nem blokkolhatod
vt-note-hand = { $count } sebzés közelről
vt-note-hand-far = távolról hatástalan
vt-note-maneuver =
    { $range-id ->
        [close] a távolság közeli lesz
       *[other] a távolság távoli lesz
    }
vt-note-press = újabb forduló jön, hacsak nem válaszolnak rá
vt-note-press-ends = a harc e fordulóval véget ér, hacsak nem válaszolnak rá
vt-note-prevent = ezután { $count } sebzés marad
vt-note-votes = { $count } szavazat
vt-note-vote-edge = 1 szavazat, és az Előny többé nem a tiéd

## Miért nem: a pillanat

vt-reason-not-now = Most nem erről kell döntened.
vt-reason-wish-first = Előbb mondd meg, akarsz-e tenni valamit; aztán választhatod ki, mit.
vt-reason-answer-first = Előbb egy kártya vár a válaszodra.
vt-reason-action-time = Akciókat a saját alattvalófázisodban hajthatsz végre, egyiket a másik után.
vt-reason-block-time = Blokkolni akció közben lehet, amíg nem mondott le róla mindenki.
vt-reason-influence-time = Ezt a saját befolyásolási fázisodban teheted meg.
vt-reason-unlock-time = Ez a visszaforgatási fázisban történik.
vt-reason-discard-time = Kártyát a saját eldobási fázisodban dobhatsz el.
vt-reason-combat-time = Ez a harc másik lépéséhez tartozik.
vt-reason-vote-time = Szavazni referendumon lehet.
vt-reason-not-active = Ez azt illeti, akinek a köre van.
vt-reason-duty-open = Mielőtt passzolsz, ebben a fázisban még tenned kell valamit.
vt-reason-not-offered = Ez itt nem választható.
vt-reason-discard-first = Előbb dobj el egy kártyát: több van nálad a kézméretednél.

## Miért nem: kézben tartott kártyák

vt-reason-not-in-hand = „{ $card }” nincs a kezedben.
vt-reason-no-such-play = „{ $card }” így nem játszható ki.
vt-reason-master-time = Mesterkártyát a saját mesterfázisodban játszhatsz ki.
vt-reason-out-of-turn = „{ $card }” csak más körében játszható ki.
vt-reason-out-of-turn-used = Az utolsó mesterfázisod óta már kijátszottál egy körön kívüli mesterkártyát.
vt-reason-no-master-action = Nincs több mesterakciód.
vt-reason-event-time = Eseményt a saját eldobási fázisodban hozhatsz játékba.
vt-reason-event-used = Ebben a fázisban már játékba hoztál egy eseményt.
vt-reason-event-played = „{ $card }” ebben a játékban már szerepelt.
vt-reason-no-discard = Nincs több akciód az eldobási fázisban.
vt-reason-modifier-time = Akciómódosítót a saját alattvalód akciója közben lehet kijátszani.
vt-reason-reaction-time = Reakciót más alattvalójának akciója közben lehet kijátszani.
vt-reason-combat-card-time = Harckártyát harc közben lehet kijátszani.
vt-reason-only-combat-cards = Harc közben az alattvalók csak harckártyát játszhatnak ki.
vt-reason-reflex-time = „{ $card }” egy másik kártya ellen játszható ki, miközben azt kijátsszák.
vt-reason-as-played = Kártya kijátszása közben csak az használható, ami érvényteleníti vagy alattvalót ébreszt.
vt-reason-other-time = „{ $card }” más pillanatra való.

## Miért nem: ki

vt-reason-gone = Ott nincs semmi.
vt-reason-needs-minion = Ezt egy alattvalód teheti.
vt-reason-needs-no-minion = Ezt te játszod ki, nem egy alattvaló: „{ $card }”.
vt-reason-not-yours = Ez nem a te alattvalód.
vt-reason-not-minion = Ez nem alattvaló.
vt-reason-in-torpor = { $minion } torporban van.
vt-reason-incapacitated = { $minion } harcképtelen.
vt-reason-not-ready = { $minion } nincs készenlétben.
vt-reason-contested = „{ $minion }” vitatott, ezért nincs játékban.
vt-reason-not-acting = Csak a cselekvő alattvaló játszhatja ki: { $acting }.
vt-reason-is-acting = „{ $card }” nem a cselekvő alattvalónak való.
vt-reason-asleep = { $minion } el van forgatva, és senki sem ébresztette fel.
vt-reason-not-locked = „{ $card }” elforgatott alattvalónak való, és { $minion } nem az.
vt-reason-not-fighting = { $minion } most nem dönt ebben a harcban.
vt-reason-fighting = „{ $card }” olyan alattvalónak való, aki nem harcol.
vt-reason-falling = { $minion } éppen harcképtelenné válik, és ebben a harcban már nem tesz semmit.
vt-reason-type-conditions = „{ $card }” akkor használható, amikor { $minion } ilyen típusú kártyát játszhatna ki; most nem.

## Miért nem: mi kell hozzá

vt-reason-own-contest = „{ $card }” már a tiéd, és egyedi.
vt-reason-needs-vampire = „{ $card }”: csak vámpír játszhatja ki.
vt-reason-clan = { $minion } klánja nem ez: { $clan }.
vt-reason-discipline = { $minion } nem ismeri ezt a Diszciplínát: { $discipline }.
vt-reason-superior = { $minion } ezt a Diszciplínát csak alapszinten ismeri: { $discipline }.
vt-reason-title = { $minion } nem visel olyan címet, amilyet ez kíván: „{ $card }”.
vt-reason-sect = { $minion } nem abba a szektába tartozik, amelyet ez kíván: „{ $card }” ({ $sect }).
vt-reason-trait = { $minion } nem olyan, amilyet ez kíván: „{ $card }” ({ $trait }).
vt-reason-master-needs = Egyik készenlétben lévő alattvalód sem felel meg ennek: „{ $card }”.
vt-reason-blood-cursed = { $minion } vérátkozott, ezért nem követhet el diablerie-t.
vt-reason-sterile = { $minion } meddő, ezért nem hozhat új vámpírt játékba.
vt-reason-masterless = { $minion } szolga, és a klán készenlétben lévő tagja nélkül nem végez irányított akciót.
vt-reason-no-slave = { $minion } nem olyan szolga, aki beléphetne.
vt-reason-not-marked = { $card } nem olyan alattvaló, akit ebben a körben megjelöltél.
vt-reason-pursues-own = { $card } a te alattvalód.
vt-reason-pursuit-target = { $card } nincs készenlétben.
vt-reason-pursued = { $minion } ebben a körben már elvégezte ezt az akciót.
vt-reason-unawarded = Ezt még senki sem kapta meg, így nincs hatása: „{ $card }”.
vt-reason-not-red-list = { $minion } nincs a Vörös Listán.
vt-reason-marked-already = { $minion } erre a körre már meg van jelölve.
vt-reason-not-infernal = { $minion } nem pokolbéli, magától is visszafordul.
vt-reason-unlocked = { $minion } nincs elforgatva.
vt-reason-needs-imbued = „{ $card }” felruházottnak való.
vt-reason-creed = { $minion } hitvallása nem ez: { $creed }.
vt-reason-virtue = { $minion } nem rendelkezik ezzel az erénnyel: { $virtue }.
vt-reason-master-clan = Nincs készenlétben alattvalód ebből a klánból: { $clan }.
vt-reason-pool = { $count } készletbe kerül, és csak { $left } van.
vt-reason-blood = { $count } vérbe kerül, és { $minion } vére csak { $left }.
vt-reason-convictions = { $count } meggyőződésbe kerül, és { $minion } meggyőződéseinek száma csak { $left }.
vt-reason-forbidden = Egy kártya tiltja ezt neki: { $minion }.
vt-reason-has-one = { $minion } már visel egy ilyet, és több nem lehet nála.
vt-reason-used-up = „{ $card }” egyelőre nem használható újra.
vt-reason-same-card = { $minion } ebben az akcióban már kijátszotta: „{ $card }”.
vt-reason-same-action = { $minion } ebben a körben már cselekedett ezzel: „{ $card }”.
vt-reason-combat-queued = Már vár egy következő harc.
vt-reason-strikes-gained = Ebben a fordulóban már vannak további csapásai.
vt-reason-nothing-to-cancel = „{ $card }” nem tudja érvényteleníteni, amit épp kijátszanak.
vt-reason-bleed-limit = Ezt a véreztetést már növelte egy akciómódosító.
vt-reason-stealth-unneeded =
    { $tried ->
        [0] Lopakodást csak akkor lehet hozzáadni, amikor valaki blokkolni próbál.
       *[other] A lopakodás ({ $stealth }) már nagyobb az elfogásnál ({ $intercept }).
    }
vt-reason-intercept-unneeded =
    { $tried ->
        [0] Elfogást csak akkor lehet hozzáadni, amikor egy alattvaló blokkolni próbál.
       *[other] Elfogást csak a blokkoló kaphat, és csak ha kevés; most { $intercept }, a lopakodás { $stealth }.
    }
vt-reason-no-target = „{ $card }”: most nincs mire használni, vagy nem fizethető ki.
vt-reason-condition = „{ $card }” feltétele most nem teljesül.
vt-reason-needs-unlocked = „{ $card }” már el van forgatva.

## Miért nem: ami az asztalon van

vt-reason-no-such-use = „{ $card }” így nem használható.
vt-reason-not-in-play = Ez a kártya nincs játékban.
vt-reason-stolen = „{ $card }” ebben a fordulóban lett ellopva, így most nem használható.
vt-reason-not-your-card = „{ $card }” nem a tiéd, ezért nem használhatod.
vt-reason-not-bearer = „{ $card }” nem ennek az alattvalónak való.
vt-reason-use-time = „{ $card }” más pillanatban használható.
vt-reason-repeated = { $minion } ebben a körben már nem ismételheti meg ezt az akciót.
vt-reason-used-for-action = { $minion } ebben a körben már cselekedett ezzel a kártyával: „{ $card }”.

## Miért nem: akciók

vt-reason-locked = { $minion } el van forgatva.
vt-reason-recruited = { $minion } ebben a körben lett toborozva, még nem cselekedhet.
vt-reason-duty-first = Előbb { $other } kötelező akciója jön.
vt-reason-must-hunt = { $minion } vére elfogyott: vadásznia kell.
vt-reason-own-duty = { $minion } más, kötelező akcióval tartozik.
vt-reason-stuck = { $minion } beragadt: a kötelessége nem teljesíthető.
vt-reason-bled = { $minion } ebben a körben már véreztetett.
vt-reason-voted = { $minion } ebben a körben már végrehajtott politikai akciót.
vt-reason-not-vampire = Ezt csak vámpír teheti, és { $minion } nem az.
vt-reason-titled = { $minion } címet visel, ezért nem válhat anarchává.
vt-reason-anarch = { $minion } már anarch.
vt-reason-target-awake = „{ $card }” nincs torporban.
vt-reason-rescue-blood = A mentés { $count } vérbe kerül, és kettejüknek együtt { $left } van.
vt-reason-not-in-torpor = { $minion } nincs torporban.
vt-reason-not-incapacitated = „{ $card }” nem harcképtelen felruházott.
vt-reason-not-to-be-taken = „{ $card }” nem egy másik alattvalód felszerelése.

## Miért nem: blokkolás

vt-reason-attempt-on = Egy alattvaló már próbál blokkolni.
vt-reason-blocks-over = A blokkolásról már mindenki lemondott.
vt-reason-own-action = Ez a saját alattvalód akciója.
vt-reason-not-directed = Az akció másra irányul, és csak ő blokkolhatja.
vt-reason-not-neighbour = Ezt az akciót csak a cselekvő prédája és ragadozója blokkolhatja.
vt-reason-declined = Ennek az akciónak a blokkolásáról már lemondtál.
vt-reason-fruitless = Ennyi blokkolási kísérlet nem változtatott semmin: több nem lehet.

## Miért nem: a befolyásolási fázis és a visszaforgatási fázis

vt-reason-not-uncontrolled = Ez a kártya nem a te nem irányított területeden van.
vt-reason-transfers =
    { $left ->
        [0] Nincs több átutalásod.
       *[other] { $count } átutalás kell hozzá, és csak { $left } van.
    }
vt-reason-nothing-on-it = Nincs rajta jelző.
vt-reason-not-full = „{ $card }”: { $left } jelző van rajta, és { $count } kell.
vt-reason-no-other-version = Nincs játékban másik változatod ebből: „{ $card }”.
vt-reason-crypt-empty = A kriptád üres.
vt-reason-edge-not-held = Az Előny nem a tiéd.
vt-reason-edge-taken = Az Előny készletét ebben a fázisban már megkaptad.
vt-reason-not-contested = Ez nem a te vitatott kártyád.
vt-reason-contest-paid = Ebben a fázisban már fizettél érte: „{ $card }”.
vt-reason-not-conviction = „{ $card }” nem meggyőződés.
vt-reason-conviction-not-there = Ez a meggyőződés itt nem használható.
vt-reason-conviction-played = { $minion } ebben a fázisban már kapott meggyőződést.
vt-reason-last-contestant = Már senki más nem tart rá igényt: „{ $card }” visszatér.
vt-reason-claim-in-torpor = { $card } torporban van, le kell mondania a címéről.
vt-reason-claim-without-blood = { $card }: nincs vére, hogy fizessen a címért, le kell mondania róla.
vt-reason-last-claimant = Senki más nem tart már igényt a címre: { $card } kapja.
vt-reason-library-left = Visszavonulni csak üres könyvtárral lehet; még { $left } kártya van benne.
vt-reason-hand-full = Visszavonulni csak akkor lehet, ha kevesebb kártyád van a kézméretednél.
vt-reason-withdrawing = A visszavonulásodat már bejelentetted.
vt-reason-burn-used = Ebben a visszaforgatási fázisban már éltél az elégetési lehetőséggel.
vt-reason-no-burn-option = „{ $card }” nem égethető el a kézből.
vt-reason-burn-met = Van alattvalód, aki megfelel neki: „{ $card }”.
vt-reason-no-trigger = Ebből a kártyából most semmi sem esedékes.

## Miért nem: harc

vt-reason-bound = Előbb a kijátszott manővert kell felhasználni.
vt-reason-no-maneuver = { $minion } nem tud manőverezni.
vt-reason-strike-used = Ebben a fordulóban egy csapás már manőverre lett használva.
vt-reason-hands-only = Most csak kézi csapás lehetséges.
vt-reason-no-aim = Az ellenfélnek nincs eltalálható felszerelése.
vt-reason-bad-aim = A csapás erre nem irányítható.
vt-reason-aim-first = A csapás megvan; most mondd meg, mire irányul.
vt-reason-no-press = { $minion } nem tud nyomulni.
vt-reason-press-stands = A folytatásra már van érvényes nyomulás.
vt-reason-no-damage = Az alattvalódra most nem vár sebzés.
vt-reason-no-prevention = { $minion } most nem tud sebzést megelőzni.
vt-reason-no-gun-damage = Lőfegyvertől most nem vár sebzés.

## Miért nem: egyéb kérdések

vt-reason-takes-not-along = Csak ugyanannak az alattvalónak más felszerelése vihető még el.
vt-reason-reduces-not = Ez nem csökkenti ennek a kártyának a költségét.
vt-reason-must-reduce = A teljes költség nem fizethető ki: csökkenteni kell.
vt-reason-bad-split = Ilyen elosztáshoz nincs elég vér.
vt-reason-no-loot = Ez nem az áldozat elvihető felszerelése.
vt-reason-no-lesson = A diablerista ezt a kártyát nem kaphatja meg.
vt-reason-no-reprisal = Ez nem olyan készenlétben lévő felruházott meggyőződése, aki még nem válaszolt.
vt-reason-no-new-bearer = Az ellopott lap csak egy másik, ugyanolyan fajta lapodra kerülhet, mint amin fekszik.
vt-reason-bad-points = A megelőzött pontok között nem lehet ennyi súlyos.
vt-reason-no-votes = { $minion } nem rendelkezik szavazattal.
vt-reason-votes-cast = { $minion } szavazatait már leadtad.
vt-reason-ballot-used = Szavazatért már elégettél egy politikai kártyát.
vt-reason-voted-otherwise = { $minion } már a másik oldalon szavaz.
vt-reason-no-ballot = „{ $card }” nem politikaiakció-kártya.

## Honnan jönnek a számok

vt-account-start = A kezdéstől
vt-account-transferred = Vámpírokra átutalva
vt-account-taken-back = Vámpírokról visszavéve
vt-account-edge = Az Előnyből
vt-account-ousts = Kiejtett prédákért
vt-account-bled =
    { $seat-you ->
        [yes] A te alattvalóid véreztették ki
       *[no] Véreztetés: { $seat }
    }
vt-account-contests = Vitatott kártyákért fizetve
vt-account-gained = Egyéb bevétel
vt-account-burned = Költségek és egyéb veszteség
vt-account-unseen = Korábbról vagy hatások miatt
vt-account-ousted =
    { $seat-you ->
        [yes] Kiesés: te
       *[no] Kiesés: { $seat }
    }
vt-account-withdrew = Visszavonulás
vt-account-last = Utolsóként a játékban
vt-account-no-points = Még nincs győzelmi pont
vt-account-drawn = Húzva
vt-account-played = Kijátszva
vt-account-discarded = Eldobva
vt-account-no-cards = Nincs kártya
vt-account-deck = Kezdetben a könyvtárban
vt-account-taken = Ebből húzva
vt-account-hand-default = Kézméret kártyák nélkül
vt-account-late = Később érkező pótlások
vt-account-card = „{ $card }”
vt-account-floor = Amennyi lehet
vt-account-turn-transfers = E kör átutalásai
vt-account-spent = Elköltve
vt-account-no-transfers = A saját befolyásolási fázisban járnak
vt-account-action = Maga az akció: { $action }
vt-account-own = { $minion } kártyák nélkül
vt-account-printed = A kártyára nyomtatva: „{ $card }”
