### Wampiry w Nowej Hucie. A kifejezések a docs/rules/hu szabálykönyvéi.
###
### A $seat, az $owner és a $target játékosnév, mindig rag nélkül; mindegyikhez jár egy $seat-you stb.: „yes”, ha az a
### játékos az olvasó, különben „no”. Az $estate, $space, $from, $to, $card és $modifier, valamint az események $steps
### változója e fájl kifejezése; mindegyikhez jár az azonosítója ($estate-id stb.). Az események $steps értéke szöveg.

nh-name = Wampiry w Nowej Hucie
nh-tagline = Tervezz titokban, harapj a sötétben, és hirdess boszorkányszombatot, mielőtt a riválisaid teszik.
nh-goal = Rakj le megszállottakat Nowa Huta hét lakótelepére, és szerezz többséget ott, ahol pontozás következik. A 15. forduló végén az nyer, akinek a legtöbb pontja van a Sötét Úr sávján.

## Kifejezések

nh-estate-handlowe = Handlowe
nh-estate-teatralne = Teatralne
nh-estate-gorali = Górali
nh-estate-zielone = Zielone
nh-estate-szkolne = Szkolne
nh-estate-ogrodowe = Ogrodowe
nh-estate-mlodosci = Młodości

nh-estate-handlowe-byname = Népes lakótelep
nh-estate-teatralne-byname = A központi térnél
nh-estate-gorali-byname = Találkozóhely
nh-estate-zielone-byname = Veszélyes környék
nh-estate-szkolne-byname = Zegzugos sikátorok
nh-estate-ogrodowe-byname = Sekély sír
nh-estate-mlodosci-byname = Magas házak

nh-estate-handlowe-ability = Rakj le ide további 3 megszállottat a készletedből.
nh-estate-teatralne-ability = Vedd le egy ellenfél megszállottját bármelyik lakótelepről, és rakj oda egy sajátot.
nh-estate-gorali-ability = Helyezd át ide 2 megszállottadat más lakótelepekről.
nh-estate-zielone-ability = Helyezd át az ellenfelek 2 megszállottját egy lakótelepről más lakótelepekre.
nh-estate-szkolne-ability = Cseréld fel egy megszállottadat egy ellenfél másik lakótelepen lévő megszállottjával.
nh-estate-ogrodowe-ability = Vedd le innen egy megszállottadat, máshonnan pedig az ellenfelek 2 megszállottját.
nh-estate-mlodosci-ability = Helyezd át 1–4 megszállottadat egy lakótelepről egy másikra.

nh-space-reports = Titokzatos hírek
nh-space-attack = Meglepetésszerű támadás
nh-space-reaction = Villámgyors reakció
nh-space-slander = Aljas rágalmak
nh-space-gambit = Ravasz csel
nh-space-bat = Denevér
nh-space-sabbath = Boszorkányszombat

nh-space-reports-action = Tégy növelőjelzőt a vámpírod lakótelepére, vagy vedd le onnan a csökkentőjelzőt.
nh-space-attack-action = Mozdítsd el egy ellenfél vámpírját 1 vagy 2 lakóteleppel bármelyik irányba.
nh-space-reaction-action = A játékosköröd végén bármely másik mezőre átteheted az időkör-bábudat.
nh-space-slander-action = Tégy csökkentőjelzőt a vámpírod lakótelepére, vagy vedd le onnan a növelőjelzőt.
nh-space-gambit-action = Léptesd egy ellenfél időkör-bábuját 1 vagy 2 mezővel az óramutató járása szerint.
nh-space-bat-action = A játékosköröd végén bármely másik lakótelepre átrepülhetsz a vámpíroddal.
nh-space-sabbath-action = Kérj a forduló végére pontozást arra a lakótelepre, ahol a vámpírod áll.

nh-card-cw1 = óramutató járása szerint 1
nh-card-cw2 = óramutató járása szerint 2
nh-card-ccw1 = óramutató járásával ellentétesen 1
nh-card-ccw2 = óramutató járásával ellentétesen 2

nh-steps-1 = 1
nh-steps-2 = 2

nh-modifier-none = nincs jelző
nh-modifier-raise = növelőjelző
nh-modifier-lower = csökkentőjelző

## Mondatrészek: a kifejezések és számok ragjai. Nem minden nyelv használja mindegyiket.

# Birtokosként, rag nélkül: „Handlowe képessége”.
nh-part-of-estate = { $estate }
nh-part-on-estate =
    { $estate-id ->
        [handlowe] Handlowén
        [teatralne] Teatralnén
        [gorali] Góralin
        [zielone] Zielonén
        [szkolne] Szkolnén
        [ogrodowe] Ogrodowén
        [mlodosci] Młodościn
       *[other] itt: { $estate }
    }
nh-part-onto-estate =
    { $estate-id ->
        [handlowe] Handlowéra
        [teatralne] Teatralnéra
        [gorali] Góralira
        [zielone] Zielonéra
        [szkolne] Szkolnéra
        [ogrodowe] Ogrodowéra
        [mlodosci] Młodościra
       *[other] ide: { $estate }
    }
nh-part-off-estate =
    { $estate-id ->
        [handlowe] Handlowéról
        [teatralne] Teatralnéról
        [gorali] Góraliról
        [zielone] Zielonéról
        [szkolne] Szkolnéról
        [ogrodowe] Ogrodowéról
        [mlodosci] Młodościról
       *[other] innen: { $estate }
    }

nh-part-on-from =
    { $from-id ->
        [handlowe] Handlowén
        [teatralne] Teatralnén
        [gorali] Góralin
        [zielone] Zielonén
        [szkolne] Szkolnén
        [ogrodowe] Ogrodowén
        [mlodosci] Młodościn
       *[other] itt: { $from }
    }
nh-part-onto-from =
    { $from-id ->
        [handlowe] Handlowéra
        [teatralne] Teatralnéra
        [gorali] Góralira
        [zielone] Zielonéra
        [szkolne] Szkolnéra
        [ogrodowe] Ogrodowéra
        [mlodosci] Młodościra
       *[other] ide: { $from }
    }

# A $from és a $to lakótelep vagy az időkör mezője.
nh-part-off-from =
    { $from-id ->
        [handlowe] Handlowéról
        [teatralne] Teatralnéról
        [gorali] Góraliról
        [zielone] Zielonéról
        [szkolne] Szkolnéról
        [ogrodowe] Ogrodowéról
        [mlodosci] Młodościról
        [reports] a Titokzatos hírekről
        [attack] a Meglepetésszerű támadásról
        [reaction] a Villámgyors reakcióról
        [slander] az Aljas rágalmakról
        [gambit] a Ravasz cselről
        [bat] a Denevérről
        [sabbath] a Boszorkányszombatról
       *[other] innen: { $from }
    }
nh-part-onto-to =
    { $to-id ->
        [handlowe] Handlowéra
        [teatralne] Teatralnéra
        [gorali] Góralira
        [zielone] Zielonéra
        [szkolne] Szkolnéra
        [ogrodowe] Ogrodowéra
        [mlodosci] Młodościra
        [reports] a Titokzatos hírekre
        [attack] a Meglepetésszerű támadásra
        [reaction] a Villámgyors reakcióra
        [slander] az Aljas rágalmakra
        [gambit] a Ravasz cselre
        [bat] a Denevérre
        [sabbath] a Boszorkányszombatra
       *[other] ide: { $to }
    }

nh-part-on-space =
    { $space-id ->
        [reports] a Titokzatos híreken
        [attack] a Meglepetésszerű támadáson
        [reaction] a Villámgyors reakción
        [slander] az Aljas rágalmakon
        [gambit] a Ravasz cselen
        [bat] a Denevéren
        [sabbath] a Boszorkányszombaton
       *[other] itt: { $space }
    }
nh-part-onto-space =
    { $space-id ->
        [reports] a Titokzatos hírekre
        [attack] a Meglepetésszerű támadásra
        [reaction] a Villámgyors reakcióra
        [slander] az Aljas rágalmakra
        [gambit] a Ravasz cselre
        [bat] a Denevérre
        [sabbath] a Boszorkányszombatra
       *[other] ide: { $space }
    }
nh-part-off-space =
    { $space-id ->
        [reports] a Titokzatos hírekről
        [attack] a Meglepetésszerű támadásról
        [reaction] a Villámgyors reakcióról
        [slander] az Aljas rágalmakról
        [gambit] a Ravasz cselről
        [bat] a Denevérről
        [sabbath] a Boszorkányszombatról
       *[other] innen: { $space }
    }
nh-part-using-space =
    { $space-id ->
        [reports] a Titokzatos híreket
        [attack] a Meglepetésszerű támadást
        [reaction] a Villámgyors reakciót
        [slander] az Aljas rágalmakat
        [gambit] a Ravasz cselt
        [bat] a Denevért
        [sabbath] a Boszorkányszombatot
       *[other] ezt: { $space }
    }

# Tárgyként: „lerak 2 megszállottat”.
nh-part-count = { $count } megszállottat
nh-part-with-count = { $count } megszállottal
nh-part-points = { $points } pont
nh-part-on-board = { $possessed } megszállott a táblán
nh-part-place =
    { $place ->
        [1] az 1.
       *[other] a { $place }.
    }

## Események: előkészületek és tervezés

nh-event-elder-drawn =
    { $seat-you ->
        [yes] A sorsolás szerint te vagy a Vén.
       *[no] A sorsolás szerint { $seat } a Vén.
    }
nh-event-vampire-placed =
    { $seat-you ->
        [yes] A vámpírodat { nh-part-onto-estate } teszed.
       *[no] { $seat } a vámpírját { nh-part-onto-estate } teszi.
    }
nh-event-circle-pawn-placed =
    { $seat-you ->
        [yes] Az időkör-bábudat { nh-part-onto-space } teszed.
       *[no] { $seat } az időkör-bábuját { nh-part-onto-space } teszi.
    }
nh-event-estate-card-fixed =
    { $seat-you ->
        [yes] A lakótelep-kártyád: { $card }.
       *[no] { $seat } lakótelep-kártyája: { $card }.
    }
nh-event-circle-card-fixed =
    { $seat-you ->
        [yes] Az időkör-kártyád: { $steps }.
       *[no] { $seat } időkör-kártyája: { $steps }.
    }
nh-event-has-chosen =
    { $seat-you ->
        [yes] Választottál.
       *[no] { $seat } választott.
    }
nh-event-plan-revealed =
    { $seat-you ->
        [yes] A terved: vámpír { $card }, időkör { $steps }.
       *[no] { $seat } terve: vámpír { $card }, időkör { $steps }.
    }

## Események: a játékoskör

nh-event-turn-taken =
    { $seat-you ->
        [yes] Te következel.
       *[no] { $seat } következik.
    }
nh-event-vampire-moved =
    { $seat-you ->
        [yes] A vámpírod { nh-part-off-from } { nh-part-onto-to } lép.
       *[no] { $seat } vámpírja { nh-part-off-from } { nh-part-onto-to } lép.
    }
nh-event-vampire-held =
    { $seat-you ->
        [yes] A támadás miatt a vámpírod nem lép, { nh-part-on-estate } marad.
       *[no] A támadás miatt { $seat } vámpírja nem lép, { nh-part-on-estate } marad.
    }
nh-event-circle-pawn-moved =
    { $seat-you ->
        [yes] Az időkör-bábud { nh-part-off-from } { nh-part-onto-to } lép.
       *[no] { $seat } időkör-bábuja { nh-part-off-from } { nh-part-onto-to } lép.
    }
nh-event-circle-pawn-held =
    { $seat-you ->
        [yes] A Ravasz csel miatt az időkör-bábud nem lép, { nh-part-on-space } marad.
       *[no] A Ravasz csel miatt { $seat } időkör-bábuja nem lép, { nh-part-on-space } marad.
    }
nh-event-ability-used =
    { $seat-you ->
        [yes] Használod { nh-part-of-estate } képességét.
       *[no] { $seat } használja { nh-part-of-estate } képességét.
    }
nh-event-ability-declined =
    { $seat-you ->
        [yes] Lemondasz { nh-part-of-estate } képességéről.
       *[no] { $seat } lemond { nh-part-of-estate } képességéről.
    }
nh-event-action-used =
    { $seat-you ->
        [yes] Használod { nh-part-using-space }.
       *[no] { $seat } használja { nh-part-using-space }.
    }
nh-event-action-declined =
    { $seat-you ->
        [yes] Lemondasz { nh-part-off-space }.
       *[no] { $seat } lemond { nh-part-off-space }.
    }

## Események: megszállottak

nh-event-placed =
    { $seat-you ->
        [yes] Leraksz { nh-part-count } { nh-part-onto-estate }.
       *[no] { $seat } lerak { nh-part-count } { nh-part-onto-estate }.
    }
nh-event-nothing-placed =
    { $seat-you ->
        [yes] A készleted üres, így nem raksz le megszállottat { nh-part-onto-estate }.
       *[no] { $seat } készlete üres, így nem kerül megszállott { nh-part-onto-estate }.
    }

# A $seat és az $owner lehet ugyanaz a játékos.
nh-event-removed =
    { $seat-you ->
        [yes] { $owner-you ->
            [yes] Leveszed egy saját megszállottadat { nh-part-off-estate }.
           *[no] Leveszed { $owner } egy megszállottját { nh-part-off-estate }.
        }
       *[no] { $owner-you ->
            [yes] { $seat } leveszi egy megszállottadat { nh-part-off-estate }.
           *[no] { $owner-self ->
                [yes] { $seat } leveszi egy saját megszállottját { nh-part-off-estate }.
               *[no] { $seat } leveszi { $owner } egy megszállottját { nh-part-off-estate }.
            }
        }
    }
nh-event-moved =
    { $seat-you ->
        [yes] { $owner-you ->
            [yes] Áthelyezed { $count } megszállottadat { nh-part-off-from } { nh-part-onto-to }.
           *[no] Áthelyezed { $owner } { $count } megszállottját { nh-part-off-from } { nh-part-onto-to }.
        }
       *[no] { $owner-you ->
            [yes] { $seat } áthelyezi { $count } megszállottadat { nh-part-off-from } { nh-part-onto-to }.
           *[no] { $owner-self ->
                [yes] { $seat } áthelyezi { $count } saját megszállottját { nh-part-off-from } { nh-part-onto-to }.
               *[no] { $seat } áthelyezi { $owner } { $count } megszállottját { nh-part-off-from } { nh-part-onto-to }.
            }
        }
    }

# A $seat megszállottja a $from, az $owner (mindig más játékos) megszállottja a $to lakótelepen volt.
nh-event-exchanged =
    { $seat-you ->
        [yes] Cserélsz: a te megszállottad { nh-part-onto-to }, { $owner } megszállottja { nh-part-onto-from } kerül.
       *[no] { $owner-you ->
            [yes] { $seat } cserél: a saját megszállottja { nh-part-onto-to }, a tiéd { nh-part-onto-from } kerül.
           *[no] { $seat } cserél: a saját megszállottja { nh-part-onto-to }, { $owner } megszállottja { nh-part-onto-from } kerül.
        }
    }

## Események: időkör

nh-event-modifier-placed =
    { $seat-you ->
        [yes] Leteszel egy { $modifier }t { nh-part-onto-estate }.
       *[no] { $seat } letesz egy { $modifier }t { nh-part-onto-estate }.
    }
nh-event-modifier-cancelled =
    { $seat-you ->
        [yes] Leveszed a { $modifier }t { nh-part-off-estate }.
       *[no] { $seat } leveszi a { $modifier }t { nh-part-off-estate }.
    }
nh-event-modifier-kept = Nincs változás: { nh-part-on-estate } már van { $modifier }.
nh-event-attacked =
    { $seat-you ->
        [yes] Támadsz: { $target } vámpírja { nh-part-off-from } { nh-part-onto-to } kerül.
       *[no] { $target-you ->
            [yes] { $seat } támad: a vámpírod { nh-part-off-from } { nh-part-onto-to } kerül.
           *[no] { $seat } támad: { $target } vámpírja { nh-part-off-from } { nh-part-onto-to } kerül.
        }
    }
nh-event-gambited =
    { $seat-you ->
        [yes] A cseled: { $target } időkör-bábuja { nh-part-off-from } { nh-part-onto-to } kerül.
       *[no] { $target-you ->
            [yes] { $seat } csele: az időkör-bábud { nh-part-off-from } { nh-part-onto-to } kerül.
           *[no] { $seat } csele: { $target } időkör-bábuja { nh-part-off-from } { nh-part-onto-to } kerül.
        }
    }
nh-event-reacted =
    { $seat-you ->
        [yes] { $from }: az időkör-bábudat { nh-part-onto-to } teszed.
       *[no] { $from }: { $seat } az időkör-bábuját { nh-part-onto-to } teszi.
    }
nh-event-flew =
    { $seat-you ->
        [yes] Denevérként átrepülsz { nh-part-off-from } { nh-part-onto-to }.
       *[no] { $seat } denevérként átrepül { nh-part-off-from } { nh-part-onto-to }.
    }
nh-event-sabbath-called =
    { $seat-you ->
        [yes] Boszorkányszombatot hirdetsz { nh-part-on-estate }.
       *[no] { $seat } boszorkányszombatot hirdet { nh-part-on-estate }.
    }
nh-event-sabbath-already-called =
    { $seat-you ->
        [yes] Te is boszorkányszombatot hirdetsz { nh-part-on-estate }, de így is csak egyszer lesz pontozás.
       *[no] { $seat } is boszorkányszombatot hirdet { nh-part-on-estate }, de így is csak egyszer lesz pontozás.
    }

## Események: pontozás és a forduló vége

nh-event-blood-dusk-due =
    { $seat-you ->
        [yes] Minden lakótelepen van megszállottad: a forduló végén eljön a Véres Alkony.
       *[no] { $seat } megszállottjai minden lakótelepen ott vannak: a forduló végén eljön a Véres Alkony.
    }
nh-event-armageddon-due =
    { $seat-you ->
        [yes] A készleted kiürült: a forduló végén eljön az Armageddon.
       *[no] { $seat } készlete kiürült: a forduló végén eljön az Armageddon.
    }
nh-event-sabbath-scoring = Boszorkányszombat: { $estate } pontozása következik.
nh-event-blood-dusk-scoring = Véres Alkony: mind a hét lakótelep pontozása következik.
nh-event-armageddon-scoring = Halhatatlanok Armageddonja: mind a hét lakótelep pontozása következik.
nh-event-final-scoring = Végső pontozás: mind a hét lakótelep sorra kerül.
nh-event-scored =
    { $seat-you ->
        [yes] { nh-part-on-estate } { nh-part-place } helyen állsz { nh-part-with-count }: { nh-part-points }, összesen { $total }.
       *[no] { $seat } { nh-part-place } helyen áll { nh-part-on-estate } { nh-part-with-count }: { nh-part-points }, összesen { $total }.
    }
nh-event-nobody-scored = Senkinek sincs megszállottja { nh-part-on-estate }, ezért senki sem kap pontot.
nh-event-kept =
    { $seat-you ->
        [yes] Megtartasz { nh-part-count } { nh-part-on-estate }.
       *[no] { $seat } megtart { nh-part-count } { nh-part-on-estate }.
    }
nh-event-returned =
    { $seat-you ->
        [yes] Visszaveszel { nh-part-count } { nh-part-off-estate } a készletedbe.
       *[no] { $seat } visszavesz { nh-part-count } { nh-part-off-estate } a készletébe.
    }
nh-event-order-updated =
    { $seat-you ->
        [yes] A sorrendsáv { $place }. helyén állsz ({ nh-part-points }, { nh-part-on-board }).
       *[no] A sorrendsáv { $place }. helyén { $seat } áll ({ nh-part-points }, { nh-part-on-board }).
    }
nh-event-turn-began =
    { $turn ->
        [1] Kezdődik az 1. forduló a 15-ből.
        [5] Kezdődik az 5. forduló a 15-ből.
       *[other] Kezdődik a { $turn }. forduló a 15-ből.
    }
nh-event-won =
    { $seat-you ->
        [yes] Nyertél: { nh-part-points }, { nh-part-on-board }.
       *[no] { $seat } nyert: { nh-part-points }, { nh-part-on-board }.
    }

# Mit számol az eredmény, a szám mögött.
nh-score-unit = pont

## Miért győzött valaki

nh-verdict-points =
    { $seat-you ->
        [yes] Te szerezted a legtöbb pontot: { $points }.
       *[no] { $seat } szerezte a legtöbb pontot: { $points }.
    }
nh-verdict-possessed =
    { $seat-you ->
        [yes] Pontban { $other } és te egyenlők vagytok ({ $points }); a táblán neked van több megszállottad, { $possessed } : { $fewer }.
       *[no] { $other-you ->
            [yes] Pontban { $seat } és te egyenlők vagytok ({ $points }); a táblán { $seat } megszállottai vannak többen, { $possessed } : { $fewer }.
           *[no] Pontban { $seat } és { $other } egyenlők ({ $points }); a táblán { $seat } megszállottai vannak többen, { $possessed } : { $fewer }.
        }
    }
nh-verdict-together = A győztesek pontban ({ $points }) és a táblán lévő megszállottakban ({ $possessed }) is egyenlők, ezért együtt győznek.

## Kérdések a játékoshoz

nh-prompt-draw-elder = Sorsoljuk, ki legyen a Vén.
nh-prompt-place-vampires = Válassz lakótelepet a vámpírodnak.
nh-prompt-place-circle-pawns = Válassz mezőt az időkörön az időkör-bábudnak.
nh-prompt-plan = Válassz titokban egy lakótelep-kártyát és egy időkör-kártyát.
nh-prompt-plan-again = Választottál, de amíg nem választott mindenki, még cserélhetsz kártyát.
nh-prompt-use-abilities = { nh-part-on-estate } és { nh-part-on-space } állsz: használd, amit akarsz, vagy lépj tovább.
nh-prompt-bat = Repülj a vámpíroddal egy másik lakótelepre, vagy maradj.
nh-prompt-reaction = Tedd az időkör-bábudat egy másik mezőre, vagy hagyd a helyén.
nh-prompt-teatralne-take = Válaszd ki egy ellenfél megszállottját, amelynek helyére sajátot raksz a készletedből.
nh-prompt-gorali-take = Helyezd át egy megszállottadat egy másik lakótelepről Góralira (még { $left }).
nh-prompt-zielone-take = Válaszd ki egy ellenfél megszállottját, amelyet egy másik lakótelepre helyezel át.
nh-prompt-zielone-take-again = Válassz még egyet az ellenfelek megszállottjai közül { nh-part-on-from }.
nh-prompt-zielone-to = Válaszd ki, hová kerüljön { $owner } megszállottja { nh-part-off-from }.
nh-prompt-szkolne-take-own = Válaszd ki, melyik megszállottadat cseréled fel.
nh-prompt-szkolne-take-other = Válaszd ki egy ellenfél megszállottját, amely { nh-part-onto-from } kerül a tiéd helyére.
nh-prompt-ogrodowe-take = Vedd le egy ellenfél megszállottját egy másik lakótelepről (még { $left }).
nh-prompt-mlodosci-take = Válaszd ki, melyik lakótelepről helyezel át megszállottakat.
nh-prompt-mlodosci-count = Válaszd ki, hány megszállottadat helyezed át { nh-part-off-from }.
nh-prompt-mlodosci-to = Válaszd ki, hová helyezel át { nh-part-count } { nh-part-off-from }.
nh-prompt-attack-target = Válaszd ki, melyik ellenfél vámpírját támadod meg.
nh-prompt-attack-move = Válaszd ki, merre és mennyit lépjen { $target } vámpírja { nh-part-off-estate }.
nh-prompt-gambit-target = Válaszd ki, melyik ellenfél időkör-bábuját mozdítod el.
nh-prompt-gambit-move = Válaszd ki, mennyit lépjen { $target } időkör-bábuja { nh-part-off-space }.
nh-prompt-over = A játszma véget ért.

## Válaszok. A $steps itt szám.

nh-option-elder = Vén: { $seat }
nh-option-target = { $seat }
nh-option-vampire = { $estate }
nh-option-to = { nh-part-onto-estate }
nh-option-circle = { $space }
nh-option-move = Vámpír: { $card }
nh-option-time = Időkör: { $steps } mező
nh-option-use-estate = Képesség: { $estate }
nh-option-use-circle = Akció: { $space }
nh-option-take =
    { $owner-you ->
        [yes] Saját – { $estate }
       *[no] { $owner } – { $estate }
    }
nh-option-count = { $count } megszállott
nh-option-done = Kész
nh-option-stay = Maradok

## A terminálbeli tábla szavai

nh-ui-turn = Forduló: { $turn }/15
nh-ui-order = Sorrend
nh-ui-points = Pont
nh-ui-supply = Készlet
nh-ui-elder = Vén
nh-ui-vampires = Vámpírok
nh-ui-possessed = Megszállottak
nh-ui-circle = Időkör
nh-ui-raise = Növelő
nh-ui-lower = Csökkentő
nh-ui-sabbath = Boszorkányszombat
nh-ui-blood-dusk = Véres Alkony
nh-ui-armageddon = Armageddon
nh-ui-plan = Terv

# A Véres Alkony és az Armageddon: előtte, abban a fordulóban, amelyben eljön, utána.
nh-ui-waiting = még nem
nh-ui-due = e fordulóban
nh-ui-done = már volt

# Egy játékos terve.
nh-ui-chosen = választott
nh-ui-thinking = gondolkodik

## Honnan jön egy szám. A sor mellett az áll, amennyit a számhoz hozzáad, vagy semmi.

nh-scoring-sabbath = Boszorkányszombat
nh-scoring-blood-dusk = Véres Alkony
nh-scoring-armageddon = Armageddon
nh-scoring-final = végső pontozás
nh-scoring-blood-dusk-armageddon = Véres Alkony és Armageddon
nh-scoring-blood-dusk-final = Véres Alkony és végső pontozás
nh-scoring-armageddon-final = Armageddon és végső pontozás
nh-scoring-blood-dusk-armageddon-final = Véres Alkony, Armageddon és végső pontozás

nh-account-unseen = Abból az állásból, amelyben a játszma kezdődött
nh-account-scored = { $turn }. forduló, { $scoring }: { $place }. hely { nh-part-on-estate } { nh-part-with-count }
nh-account-nothing-scored = 0-ról indult, és még egyik pontozásban sem vett részt
nh-account-markers = Egy játékos összes megszállottja
nh-account-on-estate = { nh-part-on-estate }
nh-account-placed = { $turn }. forduló: lerakva a készletből
nh-account-removed =
    { $seat-you ->
        [yes] { $turn }. forduló: leveszel { nh-part-count }
       *[no] { $turn }. forduló: { $seat } levesz { nh-part-count }
    }
nh-account-returned = { $turn }. forduló, Armageddon: vissza a készletbe
nh-account-moved-here =
    { $seat-you ->
        [yes] { $turn }. forduló: ide helyezel át { nh-part-count } { nh-part-off-from }
       *[no] { $turn }. forduló: { $seat } ide helyez át { nh-part-count } { nh-part-off-from }
    }
nh-account-moved-away =
    { $seat-you ->
        [yes] { $turn }. forduló: áthelyezel { nh-part-count } { nh-part-onto-to }
       *[no] { $turn }. forduló: { $seat } áthelyez { nh-part-count } { nh-part-onto-to }
    }
nh-account-worth = Ha most lenne pontozás: { $place }. hely, { nh-part-points }
nh-account-worth-nothing = Ha most lenne pontozás: megszállott nélkül itt nincs se hely, se pont
nh-account-shared = { $players } játékos osztozik a helyen, és lefelé kerekítve elosztja az elfoglalt helyek pontjait
nh-account-modifier =
    { $modifier-id ->
        [raise] Növelőjelző: minden pontot érő hely 2 ponttal többet ad
       *[other] Csökkentőjelző: minden pontot érő hely 2 ponttal kevesebbet ad, de 0-nál nem kevesebbet
    }
nh-account-order-initial = Kezdetben: elöl a Vén jobb oldali szomszédja, utána az óramutató járása szerint, végül a Vén
nh-account-order-self =
    { $seat-you ->
        [yes] 1-től számolva: te ({ nh-part-points }, { nh-part-on-board })
       *[no] 1-től számolva: { $seat } ({ nh-part-points }, { nh-part-on-board })
    }
nh-account-order-behind-points =
    { $seat-you ->
        [yes] Előrébb állsz, mert kevesebb a pontod ({ nh-part-points })
       *[no] { $seat } előrébb áll, mert kevesebb a pontja ({ nh-part-points })
    }
nh-account-order-behind-possessed =
    { $seat-you ->
        [yes] Előrébb állsz: ugyanannyi a pontod, de kevesebb a megszállottad ({ nh-part-on-board })
       *[no] { $seat } előrébb áll: ugyanannyi a pontja, de kevesebb a megszállottja ({ nh-part-on-board })
    }
nh-account-order-behind-elder =
    { $seat-you ->
        [yes] Előrébb állsz: teljes döntetlennél te ülsz távolabb a Véntől az óramutató járása szerint
       *[no] { $seat } előrébb áll: teljes döntetlennél távolabb ül a Véntől az óramutató járása szerint
    }
nh-account-order-before-points =
    { $seat-you ->
        [yes] Hátrébb állsz, mert több a pontod ({ nh-part-points })
       *[no] { $seat } hátrébb áll, mert több a pontja ({ nh-part-points })
    }
nh-account-order-before-possessed =
    { $seat-you ->
        [yes] Hátrébb állsz: ugyanannyi a pontod, de több a megszállottad ({ nh-part-on-board })
       *[no] { $seat } hátrébb áll: ugyanannyi a pontja, de több a megszállottja ({ nh-part-on-board })
    }
nh-account-order-before-elder =
    { $seat-you ->
        [yes] Hátrébb állsz: teljes döntetlennél te ülsz közelebb a Vénhez az óramutató járása szerint
       *[no] { $seat } hátrébb áll: teljes döntetlennél közelebb ül a Vénhez az óramutató járása szerint
    }
nh-account-turns-played = Lejátszott fordulók
nh-account-turn-running = A folyamatban lévő forduló
nh-account-turns-left =
    { $left ->
        [0] A 15 forduló közül az utolsó
       *[other] A 15 fordulóból még { $left } van hátra
    }

## A nézet mezői annak a táblának, amely egyetlen játékot sem ismer: nh-field-NÉV, az értékeik: nh-NÉV-ÉRTÉK,
## különben nh-value-ÉRTÉK. A nevek aláhúzásjele itt kötőjel.

nh-field-turn = Forduló
nh-field-elder = Vén
nh-field-elder-candidates = Akik közül a Vént sorsoljuk
nh-field-order = Sorrendsáv
nh-field-chosen = Kártyát választott
nh-field-players = Játékosok
nh-field-estates = Lakótelepek
nh-field-blood-dusk = { nh-ui-blood-dusk }
nh-field-armageddon = { nh-ui-armageddon }
nh-field-frames = Folyamatban lévő lépések
nh-field-colour = Szín
nh-field-supply = Készlet
nh-field-points = A Sötét Úr pontjai
nh-field-vampire = Vámpír
nh-field-circle-pawn = Időkör-bábu
nh-field-plan = Terv
nh-field-value = Kártyák
nh-field-open = Felfedve
nh-field-attacked = Támadás már elmozdította
nh-field-gambited = Csel már elmozdította
nh-field-estate = Lakótelep-kártya
nh-field-circle = Időkör-kártya
nh-field-possessed = Megszállottak
nh-field-modifier = Növelő- vagy csökkentőjelző
nh-field-sabbath = Szombatjelző
nh-field-step = Lépés
nh-field-place = Hányan végeztek
nh-field-ability = A lakótelep képessége
nh-field-action = Időkör-akció
nh-field-left = Hátravan
nh-field-from = Erről a lakótelepről
nh-field-whose = Kié

nh-step-draw-elder = A Vén sorsolása
nh-step-place-vampires = A vámpírok felállítása
nh-step-place-circle-pawns = Az időkör-bábuk felállítása
nh-step-plan = Tervezés
nh-step-take-turns = Játékoskörök
nh-step-use-abilities = Képesség és akció
nh-step-place-possessed = Megszállottak lerakása
nh-step-leave-circle = A játékoskör vége
nh-step-teatralne-take = Teatralne: melyik jelző
nh-step-gorali-take = Górali: melyik jelző
nh-step-zielone-take = Zielone: melyik jelző
nh-step-zielone-to = Zielone: hová
nh-step-szkolne-take-own = Szkolne: melyik saját
nh-step-szkolne-take-other = Szkolne: az ellenfél melyik jelzője
nh-step-ogrodowe-take = Ogrodowe: melyik jelző
nh-step-mlodosci-take = Młodości: honnan
nh-step-mlodosci-count = Młodości: mennyi
nh-step-mlodosci-to = Młodości: hová
nh-step-attack-target = Meglepetésszerű támadás: ki ellen
nh-step-attack-move = Meglepetésszerű támadás: merre
nh-step-gambit-target = Ravasz csel: ki ellen
nh-step-gambit-move = Ravasz csel: mennyit
nh-step-over = A játszma véget ért

nh-circle-1 = 1 mező
nh-circle-2 = 2 mező

nh-value-handlowe = { nh-estate-handlowe }
nh-value-teatralne = { nh-estate-teatralne }
nh-value-gorali = { nh-estate-gorali }
nh-value-zielone = { nh-estate-zielone }
nh-value-szkolne = { nh-estate-szkolne }
nh-value-ogrodowe = { nh-estate-ogrodowe }
nh-value-mlodosci = { nh-estate-mlodosci }
nh-value-reports = { nh-space-reports }
nh-value-attack = { nh-space-attack }
nh-value-reaction = { nh-space-reaction }
nh-value-slander = { nh-space-slander }
nh-value-gambit = { nh-space-gambit }
nh-value-bat = { nh-space-bat }
nh-value-sabbath = { nh-space-sabbath }
nh-value-cw1 = { nh-card-cw1 }
nh-value-cw2 = { nh-card-cw2 }
nh-value-ccw1 = { nh-card-ccw1 }
nh-value-ccw2 = { nh-card-ccw2 }
nh-value-waiting = { nh-ui-waiting }
nh-value-due = { nh-ui-due }
nh-value-done = { nh-ui-done }
nh-value-none = nincs
nh-value-open = használható
nh-value-used = felhasználva
nh-value-true = igen
nh-value-false = nem
nh-value-unknown = titkos

# Mezők, amelyekben a szám ülőhely: az ott ülő játékos látszik.
nh-holds-elder = seat
nh-holds-elder-candidates = seat
nh-holds-order = seat
nh-holds-chosen = seat
nh-holds-whose = seat

## Megállapodás a játszma előtt: nh-setup-BEÁLLÍTÁS és nh-setup-BEÁLLÍTÁS-ÉRTÉK; az érték vesszői itt kötőjelek.

nh-setup-elder = Vén
nh-setup-elder-draw = Sorsolás dönti el
nh-setup-elder-0 = 1. hely
nh-setup-elder-1 = 2. hely
nh-setup-elder-2 = 3. hely
nh-setup-elder-3 = 4. hely

nh-setup-last-winners = Az előző játszma győztesei
nh-setup-last-winners-none = Senki
nh-setup-last-winners-0 = { nh-setup-elder-0 }
nh-setup-last-winners-1 = { nh-setup-elder-1 }
nh-setup-last-winners-0-1 = 1. és 2. hely
nh-setup-last-winners-2 = { nh-setup-elder-2 }
nh-setup-last-winners-0-2 = 1. és 3. hely
nh-setup-last-winners-1-2 = 2. és 3. hely
nh-setup-last-winners-0-1-2 = 1., 2. és 3. hely
nh-setup-last-winners-3 = { nh-setup-elder-3 }
nh-setup-last-winners-0-3 = 1. és 4. hely
nh-setup-last-winners-1-3 = 2. és 4. hely
nh-setup-last-winners-0-1-3 = 1., 2. és 4. hely
nh-setup-last-winners-2-3 = 3. és 4. hely
nh-setup-last-winners-0-2-3 = 1., 3. és 4. hely
nh-setup-last-winners-1-2-3 = 2., 3. és 4. hely
nh-setup-last-winners-0-1-2-3 = 1., 2., 3. és 4. hely

nh-setup-colour0 = Az 1. hely színe
nh-setup-colour0-auto = Az első szabad
nh-setup-colour0-1 = Piros
nh-setup-colour0-2 = Kék
nh-setup-colour0-3 = Sárga
nh-setup-colour0-4 = Fekete

nh-setup-colour1 = A 2. hely színe
nh-setup-colour1-auto = { nh-setup-colour0-auto }
nh-setup-colour1-1 = { nh-setup-colour0-1 }
nh-setup-colour1-2 = { nh-setup-colour0-2 }
nh-setup-colour1-3 = { nh-setup-colour0-3 }
nh-setup-colour1-4 = { nh-setup-colour0-4 }

nh-setup-colour2 = A 3. hely színe
nh-setup-colour2-auto = { nh-setup-colour0-auto }
nh-setup-colour2-1 = { nh-setup-colour0-1 }
nh-setup-colour2-2 = { nh-setup-colour0-2 }
nh-setup-colour2-3 = { nh-setup-colour0-3 }
nh-setup-colour2-4 = { nh-setup-colour0-4 }

nh-setup-colour3 = A 4. hely színe
nh-setup-colour3-auto = { nh-setup-colour0-auto }
nh-setup-colour3-1 = { nh-setup-colour0-1 }
nh-setup-colour3-2 = { nh-setup-colour0-2 }
nh-setup-colour3-3 = { nh-setup-colour0-3 }
nh-setup-colour3-4 = { nh-setup-colour0-4 }
