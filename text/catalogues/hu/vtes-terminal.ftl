### A Vampire: The Eternal Struggle asztala a terminálban. Kevés a hely.

## Az asztal fölött

vt-ui-setup = Osztás
vt-ui-over = Vége a játéknak
vt-ui-turn =
    { $seat-you ->
        [yes] { $turn }. kör: a tiéd
       *[no] { $turn }. kör: { $seat }
    }
vt-ui-left-masters = hátralévő mesterakciók: { $count }
vt-ui-left-transfers = hátralévő átutalások: { $count }
vt-ui-left-discards = hátralévő eldobási akciók: { $count }

## Akik az asztalnál ülnek

vt-ui-methuselah = Metuzálem
vt-ui-column-pool = Készlet
vt-ui-column-points = GyP
vt-ui-column-hand = Kéz
vt-ui-column-library = Könyvtár
vt-ui-column-crypt = Kripta
vt-ui-column-ash = Hamu
vt-ui-edge = az Előny
vt-ui-out = kiesett
vt-ui-withdraws = visszavonul
vt-ui-prey = a prédád
vt-ui-predator = a ragadozód
vt-ui-prey-and-predator = a prédád és a ragadozód
vt-ui-open-deck = nyílt pakli

## Ami előttük fekszik

vt-ui-locked = elforgatva
vt-ui-torpor = torporban
vt-ui-incapacitated = harcképtelen
vt-ui-uncontrolled = Nem irányított
vt-ui-in-play = Játékban
vt-ui-contested = Vitatott
vt-ui-face-down = { $count } lefordított lap
vt-ui-face-down-with = { $count } lefordított lap, jelzők rajtuk: { $counters }
vt-ui-counters = { $count } jelző
vt-ui-your-hand = A kezed
vt-ui-open-hand = nyitott kéz

## Ami éppen történik

vt-ui-declined = Nem blokkol: { $names }
vt-ui-played = Kijátszva
vt-ui-combat = Harc, { $round }. forduló
vt-ui-range-close = közeli távolság
vt-ui-range-long = távoli távolság
vt-ui-strike-ranged = távolsági
vt-ui-strike-aggravated = súlyos
vt-ui-strike-first = első csapás
vt-ui-damage =
    { $aggravated ->
        [0] elszenvedendő sebzés: { $count }
       *[other] elszenvedendő sebzés: { $count }, ebből súlyos: { $aggravated }
    }
vt-ui-blood-hunt = Vérvadászat: { $name }; mellette: { $for }, ellene: { $against }
vt-ui-referendum = Referendum ({ $name }); mellette: { $for }, ellene: { $against }

## Kártyák

# $count szám vagy X.
vt-ui-cost-pool = { $count } készlet
vt-ui-cost-blood = { $count } vér
vt-ui-cost-conviction = { $count } meggyőződés
vt-ui-capacity = kapacitás: { $count }
vt-ui-group = { $count }. csoport
vt-ui-cards-how = A „{ $word } NÉV” megmutatja, mi áll egy kártyán, vámpírén is; elég a neve eleje.
vt-ui-no-card = Nincs „{ $name }” nevű játszható kártya.
vt-ui-several-cards = Több kártya is így kezdődik: { $names }.

## A történet

vt-ui-drew = Húzol: { $cards }.
vt-ui-drew-crypt = A kriptádból: { $cards }.
vt-ui-others-drew-crypt =
    { $seat-you ->
        [yes] Húzol { vt-part-crypt-cards } a kriptádból.
       *[no] { $seat } húz { vt-part-crypt-cards } a kriptájából.
    }
vt-part-crypt-cards =
    { $count ->
        [one] egy kártyát
       *[other] { $count } kártyát
    }
vt-ui-transferred =
    { $seat-you ->
        [yes] { $count } jelzőt utalsz át a nem irányított területedre.
       *[no] { $seat } { $count } jelzőt utal át a nem irányított területére.
    }
vt-ui-took-back =
    { $seat-you ->
        [yes] { $count } jelzőt visszaveszel a készletedbe.
       *[no] { $seat } { $count } jelzőt visszavesz a készletébe.
    }

## Olvasnivaló

vt-ui-command-guide = útmutató utmutato
vt-ui-command-cards = kártyák kartyak kártya kartya
vt-ui-about-guide = hogyan kell játszani, és mit jelentenek az asztal jelei
vt-ui-about-cards = a könyvtári kártyák. kártyák NÉV: mi áll egy kártyán

vt-ui-guide-goal = A készleted az életed. Akinek elfogy, kiesik, a ragadozója pedig győzelmi pontot és készletet kap érte. A legtöbb győzelmi pont nyer. [VT-001, VT-002, VT-156]
vt-ui-guide-crypt = A bal oldali játékos, a prédád ellen játszol. A jobb oldali, a ragadozód, ellened játszik. [VT-156, VT-157]
vt-ui-guide-turn = Egy kör öt fázisból áll: visszaforgatási, mester-, alattvaló-, befolyásolási és eldobási fázis. [VT-024]
vt-ui-guide-master = A mesterfázisban egy mesterkártyát játszhatsz ki. [VT-214]
vt-ui-guide-act = Az alattvalófázisban minden készenlétben lévő, nem elforgatott alattvalód cselekedhet: véreztethet, vadászhat, vagy megteheti, amit egy kártya mond. Ettől elfordul. [VT-220, VT-236]
vt-ui-guide-bleed = A véreztetés a prédád készletéből vesz el, 1-et, ha kártyák nem növelik, és elhozza az Előnyt: 1 készlet minden visszaforgatási fázisodban. [VT-185, VT-244, VT-246]
vt-ui-guide-block = Egy akciót olyan készenlétben lévő, nem elforgatott alattvaló blokkolhat, akinek az elfogása eléri az akció lopakodását: ha ellened irányul, a tiéd, ha senki ellen, a préda és a ragadozó alattvalói. [VT-312, VT-322]
vt-ui-guide-impulse = Először az játszik ki lapot, aki cselekszik, aztán a többieket kérdezik. Passzolj, ha nem akarsz semmit. [VT-090]
vt-ui-guide-combat = Aki blokkolt, harcol: távolság, mindkettőtől egy csapás, aztán esetleg nyomulás egy újabb fordulóra. A puszta kéz 1-et sebez. [VT-400, VT-445, VT-535]
vt-ui-guide-torpor = A vámpír vérrel gyógyítja be a sebzést. Ha nincs elég vére, torporba kerül, ahol mások diablerie-t követhetnek el rajta. [VT-473, VT-484, VT-498]
vt-ui-guide-influence = A befolyásolási fázisban 4 átutalásod van. Mindegyik 1 készletet visz át egy vámpírra a nem irányított területeden; akin annyi van, amennyi a kapacitása, a tiéd lesz. [VT-616, VT-622]
vt-ui-guide-signs = Az asztalon ▸ cselekedhet vagy blokkolhat, ▫ el van forgatva, × torporban van; 3/5: 3 vér 5-ös kapacitással, ♥2: 2 élet; dom alapszintű Diszciplína, DOM felső szintű; + egy alattvalón lévő kártya. Egy körön belül csak az rajzolódik újra, ami változott; a „tábla” mindent megmutat.
vt-ui-guide-stops = Csak ott kap kérdést a játékos, ahol tehetne valamit: a saját körében, az ellene irányuló akcióknál, ahol blokkolhat, a harcaiban és a népszavazásokon. A „kérdések” ezt módosítja, az „elég” az akció végéig passzol.
