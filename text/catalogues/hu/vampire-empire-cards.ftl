### A Vampire Empire szavai a kártyái mondataihoz (lásd cards.ftl), és a kártyák nevei. A kifejezések a docs/rules/hu
### szabálykönyvéi. Nem minden nyelv használ minden részt.

## A dolgok fajtái

ve-gender-player = person
ve-gender-character = person
ve-gender-card = thing
ve-gender-occupation = thing
ve-gender-marker = thing
ve-gender-action = thing
ve-gender-deck = thing
ve-gender-group = thing
ve-gender-card-kind = thing
ve-noun-player =
    { $count ->
        [all] { $case ->
            [acc] játékosokat
            [dat] játékosoknak
            [sub] játékosokra
            [sup] játékosokon
            [del] játékosokról
            [ade] játékosoknál
            [after] játékosok után
           *[nom] játékosok
        }
       *[other] { $case ->
            [acc] játékost
            [dat] játékosnak
            [sub] játékosra
            [sup] játékoson
            [del] játékosról
            [ade] játékosnál
            [after] játékos után
           *[nom] játékos
        }
    }
ve-noun-character =
    { $count ->
        [all] { $case ->
            [acc] karaktereket
            [dat] karaktereknek
            [sub] karakterekre
            [sup] karaktereken
            [del] karakterekről
            [ade] karaktereknél
            [after] karakterek után
           *[nom] karakterek
        }
       *[other] { $case ->
            [acc] karaktert
            [dat] karakternek
            [sub] karakterre
            [sup] karakteren
            [del] karakterről
            [ade] karakternél
            [after] karakter után
           *[nom] karakter
        }
    }
ve-noun-card =
    { $count ->
        [all] { $case ->
            [acc] kártyákat
            [dat] kártyáknak
            [sub] kártyákra
            [sup] kártyákon
            [del] kártyákról
            [ade] kártyáknál
            [after] kártyák után
           *[nom] kártyák
        }
       *[other] { $case ->
            [acc] kártyát
            [dat] kártyának
            [sub] kártyára
            [sup] kártyán
            [del] kártyáról
            [ade] kártyánál
            [after] kártya után
           *[nom] kártya
        }
    }
ve-noun-occupation =
    { $case ->
        [acc] foglalkozást
        [dat] foglalkozásnak
       *[nom] foglalkozás
    }
ve-noun-marker =
    { $case ->
        [acc] jelzőfajtát
        [dat] jelzőfajtának
       *[nom] jelzőfajta
    }
ve-noun-action =
    { $case ->
        [acc] akciót
        [dat] akciónak
       *[nom] akció
    }
ve-noun-deck =
    { $case ->
        [acc] paklit
        [dat] paklinak
       *[nom] pakli
    }
ve-noun-group =
    { $case ->
        [acc] csoportot
        [dat] csoportnak
       *[nom] csoport
    }
ve-noun-card-kind =
    { $case ->
        [acc] kártyafajtát
        [dat] kártyafajtának
       *[nom] kártyafajta
    }

## Szavak. A foglalkozás jelzőként is (such), az akció a tiltás alakjában is: you („te”) és they („ő”).

ve-word-occupation-noble =
    { $case ->
        [all] nemesek
       *[one] nemes
    }
ve-word-occupation-servant =
    { $case ->
        [all] szolgálók
       *[one] szolgáló
    }
ve-word-occupation-clergy =
    { $case ->
        [such] papi
        [one] a papság tagja
        [all] a papság tagjai
       *[nom] papság
    }
ve-word-marker-attack = támadás
ve-word-marker-defence = védelem
ve-word-action-hide =
    { $case ->
        [you] nem bújtathatsz el karaktert
        [they] nem bújtathat el karaktert
       *[nom] elbújtatás
    }
ve-word-action-holy-water =
    { $case ->
        [you] nem használhatsz szentelt vizet
        [they] nem használhat szentelt vizet
       *[nom] szentelt víz használata
    }
ve-word-action-combat =
    { $case ->
        [you] nem kezdhetsz harcot
        [they] nem kezdhet harcot
       *[nom] harc
    }
ve-word-action-pass =
    { $case ->
        [you] nem passzolhatsz
        [they] nem passzolhat
       *[nom] passzolás
    }
ve-word-deck-human = emberpakli
ve-word-deck-vampire = vámpírpakli
ve-word-group-noble = Nemes
ve-word-group-servant = Szolgáló
ve-word-group-clergy = Papság
ve-word-group-vampire = Vámpír
ve-word-group-holy-water = Szentelt víz
ve-word-card-kind-combat = harci kártya
ve-word-card-kind-support = támogató kártya
ve-word-card-kind-citizen = polgárkártya

## Amit kérdezni lehet: a mondat részeként …

ve-the-self =
    { $case ->
        [acc] téged
        [dat] neked
        [sub] rád
        [sup] rajtad
        [del] rólad
        [ade] nálad
       *[nom] te
    }
ve-the-opponent =
    { $case ->
        [acc] az ellenfeledet
        [dat] az ellenfelednek
        [sub] az ellenfeledre
        [sup] az ellenfeleden
        [del] az ellenfeledről
        [ade] az ellenfelednél
       *[nom] az ellenfeled
    }
ve-the-active =
    { $case ->
        [acc] az aktív játékost
        [dat] az aktív játékosnak
        [sub] az aktív játékosra
        [sup] az aktív játékoson
        [del] az aktív játékosról
        [ade] az aktív játékosnál
       *[nom] az aktív játékos
    }
ve-the-attacker =
    { $case ->
        [acc] a támadót
        [from] a támadót
        [dat] a támadónak
        [sub] a támadóra
        [sup] a támadón
        [del] a támadóról
        [ade] a támadónál
       *[nom] a támadó
    }
ve-the-defender =
    { $case ->
        [acc] a védekezőt
        [from] a védekezőt
        [dat] a védekezőnek
        [sub] a védekezőre
        [sup] a védekezőn
        [del] a védekezőről
        [ade] a védekezőnél
       *[nom] a védekező
    }
ve-the-round = a harci forduló száma
ve-the-attack-value = a támadási érték
ve-the-defence-value = a védelmi érték
ve-the-dead-count = a halott karakterek száma
ve-the-occupation = { $who-dat } a foglalkozása
ve-the-attack-markers =
    { $total ->
        [yes] az összes támadásjelző száma { $who-sup }
       *[no] a támadásjelzők száma { $who-sup }
    }
ve-the-defence-markers =
    { $total ->
        [yes] az összes védelemjelző száma { $who-sup }
       *[no] a védelemjelzők száma { $who-sup }
    }
ve-the-value =
    { $total ->
        [yes] { $who-dat } az összesített harci értéke
       *[no] { $who-dat } a harci értéke
    }
ve-the-hand-size =
    { $who-id ->
        [self] a kezedben lévő kártyák száma
       *[other] { $who } kezében lévő kártyák száma
    }

# Számok, amelyeket így mondunk: „minden … után”.
ve-each-dead-count = { ve-bit-each } halott karakter után
ve-each-attack-markers = { $who-sup } { ve-bit-each } támadásjelző után
ve-each-defence-markers = { $who-sup } { ve-bit-each } védelemjelző után
ve-each-hand-size =
    { $who-id ->
        [self] { ve-bit-each } kezedben lévő kártya után
       *[other] { $who } kezében lévő { ve-bit-each } kártya után
    }
ve-bit-each =
    { $every ->
        [1] minden
       *[other] minden két
    }

## … és feltételként. A $relation „equal”, „unequal”, „at-least” vagy „at-most”, a $amount ezt a $n számmal együtt
## mondja.

ve-about-self = { $value } { card-part-not } te vagy
ve-about-opponent = { $value } { card-part-not } az ellenfeled
ve-about-active =
    { $value-id ->
        [self] { card-part-not } a te köröd van
        [opponent] { card-part-not } az ellenfeled köre van
       *[other] { card-part-not } { $value } köre van
    }
ve-about-attacker = { $value } { card-part-not } a támadó
ve-about-defender = { $value } { card-part-not } a védekező
ve-about-day =
    { $not ->
        [yes] éjszaka van
       *[no] nappal van
    }
ve-about-in-combat =
    { $not ->
        [yes] nem folyik harc
       *[no] harc folyik
    }
ve-about-round =
    { $relation ->
        [equal] ez a harc { $n }. fordulója
        [unequal] ez nem a harc { $n }. fordulója
       *[other] a harci forduló száma { $amount }
    }
ve-about-attack-value = a támadási érték { $amount }
ve-about-defence-value = a védelmi érték { $amount }
ve-about-dead-count =
    { $relation ->
        [unequal] a halott karakterek száma nem { $n }
       *[other] { $amount } karakter halott
    }
ve-about-occupation =
    { $same ->
        [yes] { $who-dat } { card-part-not } ugyanaz a foglalkozása, mint { $value-dat }
       *[no] { $who } { card-part-not } { $who-count ->
            [one] { $value-one }
           *[all] { $value-all }
        }
    }
ve-about-revealed =
    { $who-count ->
        [one] { $who } { card-part-not } felfedett vámpír
       *[all] { $who } { card-part-not } felfedett vámpírok
    }
ve-about-known-human =
    { $who-count ->
        [one] { $who-del } { card-part-not } tudni, hogy ember
       *[all] { $who-del } { card-part-not } tudni, hogy emberek
    }
ve-about-attack-markers = { $who-sup } { $amount } támadásjelző van
ve-about-defence-markers = { $who-sup } { $amount } védelemjelző van
ve-about-value = { $who-dat } { $amount } a harci értéke
ve-about-has-value =
    { $not ->
        [yes] { $who-dat } nincs harci értéke
       *[no] { $who-dat } van harci értéke
    }
ve-about-cancelled =
    { $not ->
        [yes] { $who } még nincs semlegesítve
       *[no] { $who } semlegesítve van
    }
ve-about-hand-size =
    { $who-id ->
        [self] { $amount } kártya van a kezedben
       *[other] { $who-dat } { $amount } kártya van a kezében
    }

# … és a főnév előtt. Ahol itt semmi sem áll, azt „aki” vagy „amely” mondja.
ve-such-occupation =
    { $part ->
        [before] { $value-such }
       *[after] { "" }
    }
ve-such-revealed = { "" }
ve-such-known-human = { "" }
ve-such-has-value =
    { $part ->
        [before] harci
       *[after] { "" }
    }
ve-such-cancelled =
    { $part ->
        [before] semlegesített
       *[after] { "" }
    }

## Hol van valami. A $own „yes”, ha a mondat a tulajdonosról szól.

ve-domain-castle =
    { $part ->
        [place] { $case ->
            [from] a kastélyból
           *[other] a kastélyban
        }
       *[other] { "" }
    }
ve-domain-town =
    { $part ->
        [place] { $case ->
            [from] a városból
           *[other] a városban
        }
       *[other] { "" }
    }
ve-domain-living =
    { $part ->
        [before] élő
       *[other] { "" }
    }
ve-domain-dead =
    { $part ->
        [before] halott
       *[other] { "" }
    }
ve-domain-played =
    { $part ->
        [which] { $owner-id ->
            [self] { $which-acc } ebben a harcban kijátszottál
           *[other] { $which-acc } { $owner } ebben a harcban játszott ki
        }
       *[other] { "" }
    }
ve-domain-hand =
    { $part ->
        [place] { $owner-id ->
            [self] { $case ->
                [from] a kezedből
               *[other] a kezedben
            }
           *[other] { ve-bit-owner } { $case ->
                [from] kezéből
               *[other] kezében
            }
        }
       *[other] { "" }
    }
ve-domain-cellar =
    { $part ->
        [place] { $owner-id ->
            [self] { $case ->
                [from] a pincédből
               *[other] a pincédben
            }
           *[other] { ve-bit-owner } { $case ->
                [from] pincéjéből
               *[other] pincéjében
            }
        }
       *[other] { "" }
    }
ve-domain-moat =
    { $part ->
        [place] { $owner-id ->
            [self] { $case ->
                [from] a várárkodból
               *[other] a várárkodban
            }
           *[other] { ve-bit-owner } { $case ->
                [from] várárkából
               *[other] várárkában
            }
        }
       *[other] { "" }
    }
ve-bit-owner =
    { $own ->
        [yes] a
       *[no] { $owner }
    }

## Amit tenni lehet

# A $mood „infinitive”, ahol a „-hat” ige áll, és „told”, ha más játékos dönt: „húzol” a „húzz” helyett. Az ige
# aszerint is változik, hogy tárgya határozott-e.
ve-verb-draw =
    { $who-id ->
        [self] { $mood ->
            [infinitive] húzhatsz { ve-bit-number-cards }
            [told] húzol { ve-bit-number-cards }
           *[do] húzz { ve-bit-number-cards }
        }
       *[other] { $mood ->
            [infinitive] { $who } húzhat { ve-bit-number-cards }
           *[do] { $who } húz { ve-bit-number-cards }
        }
    }
ve-bit-number-cards =
    { $number-reckoned ->
        [yes] annyi kártyát, { $number-as-many },
       *[no] { $number ->
            [one] egy kártyát
           *[other] { $number } kártyát
        }
    }
ve-verb-discard-random =
    { $who-id ->
        [self] { $mood ->
            [infinitive] véletlenszerűen eldobhatsz { ve-bit-number-cards } a kezedből
            [told] véletlenszerűen eldobsz { ve-bit-number-cards } a kezedből
           *[do] dobj el véletlenszerűen { ve-bit-number-cards } a kezedből
        }
       *[other] { $mood ->
            [infinitive] { $who } véletlenszerűen eldobhat { ve-bit-number-cards } a kezéből
           *[do] { $who } véletlenszerűen eldob { ve-bit-number-cards } a kezéből
        }
    }
ve-verb-take =
    { $which-definite ->
        [yes] { $mood ->
            [infinitive] a kezedbe veheted { $which-from }
            [told] a kezedbe veszed { $which-from }
           *[do] vedd a kezedbe { $which-from }
        }
       *[no] { $mood ->
            [infinitive] a kezedbe vehetsz { $which-from }
            [told] a kezedbe veszel { $which-from }
           *[do] vegyél a kezedbe { $which-from }
        }
    }
ve-verb-cancel =
    { $which-definite ->
        [yes] { $mood ->
            [infinitive] semlegesítheted { $which-acc }
            [told] semlegesíted { $which-acc }
           *[do] semlegesítsd { $which-acc }
        }
       *[no] { $mood ->
            [infinitive] semlegesíthetsz { $which-acc }
            [told] semlegesítesz { $which-acc }
           *[do] semlegesíts { $which-acc }
        }
    }
ve-verb-add-attack =
    { $number-sign ->
        [minus] a támadási érték { ve-bit-by } kisebb
       *[plus] { $number-reckoned ->
            [yes] a támadási érték annyival nagyobb, { $number-as-many }
           *[no] a támadási érték { ve-bit-by } nagyobb
        }
    }
ve-verb-add-defence =
    { $number-sign ->
        [minus] a védelmi érték { ve-bit-by } kisebb
       *[plus] { $number-reckoned ->
            [yes] a védelmi érték annyival nagyobb, { $number-as-many }
           *[no] a védelmi érték { ve-bit-by } nagyobb
        }
    }
ve-bit-by =
    { $number-reckoned ->
        [yes] annyival, { $number-as-many },
       *[no] { $number ->
            [0] 0-val
            [1] 1-gyel
            [2] 2-vel
            [3] 3-mal
            [4] 4-gyel
            [5] 5-tel
            [6] 6-tal
            [7] 7-tel
            [8] 8-cal
            [9] 9-cel
           *[other] { $number } ponttal
        }
    }
ve-verb-end-combat =
    { $mood ->
        [infinitive] azonnal, hatás nélkül véget vethetsz a harcnak
       *[do] a harc azonnal, hatás nélkül véget ér
    }
ve-verb-place-marker =
    { $mood ->
        [infinitive] { $who-sub } tehetsz { ve-bit-marker }
        [told] teszel { ve-bit-marker } { $who-sub }
       *[do] tegyél { ve-bit-marker } { $who-sub }
    }
ve-bit-marker =
    { $what-id ->
        [chosen] egy +{ ve-bit-worth } jelzőt a választott fajtából
       *[other] egy +{ ve-bit-worth } { $what-stem }jelzőt
    }
ve-bit-worth =
    { $number ->
        [1] 1-es
        [2] 2-es
        [3] 3-as
        [4] 4-es
        [5] 5-ös
       *[other] { $number } értékű
    }
ve-verb-to-town =
    { $who-definite ->
        [yes] { $mood ->
            [infinitive] a város aljára teheted { $who-from }
            [told] a város aljára teszed { $who-from }
           *[do] tedd a város aljára { $who-from }
        }
       *[no] { $mood ->
            [infinitive] a város aljára tehetsz { $who-from }
            [told] a város aljára teszel { $who-from }
           *[do] tegyél a város aljára { $who-from }
        }
    }
ve-verb-forbid =
    { $who-id ->
        [self] { ve-bit-action }
       *[other] { $who } { ve-bit-action }
    }
ve-bit-action =
    { $who-id ->
        [self] { $action-id ->
            [chosen] nem választhatod azt az akciót
            [either] { $action-you } (te nevezed meg, melyik)
           *[other] { $action-you }
        }
       *[other] { $action-id ->
            [chosen] nem választhatja azt az akciót
            [either] { $action-they } (te nevezed meg, melyik)
           *[other] { $action-they }
        }
    }
ve-verb-count-vampires =
    { $mood ->
        [infinitive] megkérdezheted mindenki előtt, { ve-bit-how-many }
       *[do] mindenki megtudja, { ve-bit-how-many }
    }
ve-bit-how-many =
    { $who-id ->
        [them] hány vámpír van köztük, de azt nem, hogy kik azok
       *[other] hány vámpír van e kettő között, de azt nem, hogy kik azok: { $who } és { $other }
    }

## Mikor

ve-when-open = nem folyik harc
ve-when-you-attack = támadsz
ve-when-opponent-attacks = az ellenfeled támad
ve-when-you-defend = védekezel
ve-when-opponent-defends = az ellenfeled védekezik
# Ami mindig kijátszható, amikor támogató kártyát lehet kijátszani, arról nem szól semmi.
ve-windows =
    { $set ->
        [open] { "" }
        [you-attack-or-you-defend] támadsz vagy védekezel
        [opponent-attacks-or-opponent-defends] az ellenfeled támad vagy védekezik
       *[other] { $list }
    }
ve-until-this-round = ebben a fordulóban
ve-until-this-combat = ebben a harcban
ve-until-next-action = a következő akciólépésben

## A szöveg fölött

ve-card-line =
    { $kind-id ->
        [support] Támogató · nappal { $day }, éjjel { $night }
        [citizen] Támogató · polgár · nappal { $day }, éjjel { $night }
       *[combat] { $groups } · { $value }
    }

## Részek, amelyekre csak más nyelveknek van szükségük

ve-bit-cards = { "" }
ve-bit-do = { "" }
ve-bit-have = { "" }
ve-bit-in = { "" }
ve-bit-is = { "" }
ve-bit-markers = { "" }
ve-bit-random-cards = { "" }
ve-bit-you = { "" }

## A kártyák nevei

ve-card-h01 = Pecsétes levél
ve-card-h02 = Családi lobogó
ve-card-h03 = Párbajkesztyű
ve-card-h04 = Családi kard
ve-card-h05 = Vadásztársaság
ve-card-h06 = Az Úr testőrsége
ve-card-h07 = Seprűnyél
ve-card-h08 = Konyhakés
ve-card-h09 = Vasvilla
ve-card-h10 = Húsbárd
ve-card-h11 = Szolgák tömege
ve-card-h12 = Elreteszelt éléskamra
ve-card-h13 = Imakönyv
ve-card-h14 = Rózsafüzér
ve-card-h15 = Füstölő
ve-card-h16 = Zarándokbot
ve-card-h17 = Szerzetesek kórusa
ve-card-h18 = Vészharang
ve-card-h19 = Istállós lovasok
ve-card-h20 = Szegények konyhája
ve-card-h21 = A kápolna patrónusa
ve-card-h22 = Csepp szentelt víz
ve-card-h23 = Meghintett küszöb
ve-card-h24 = Flaska szentelt víz
ve-card-h25 = Megszentelt medence
ve-card-h26 = Keresztelőkút
ve-card-h27 = Szent forrás
ve-card-h28 = Megszentelt penge
ve-card-h29 = Megszentelt kenyér
ve-card-h30 = Szent krizma
ve-card-h31 = Papnövendék
ve-card-h32 = Kísérő
ve-card-h33 = Lovász
ve-card-h34 = Áldozat
ve-card-h35 = Plébániai anyakönyv
ve-card-h36 = Segítség a városból
ve-card-h37 = Éjjeliőrség
ve-card-h38 = Gyónás
ve-card-h39 = Lezárt kapu
ve-card-h40 = Sekrestyés
ve-card-v01 = Mérgezett gyűrű
ve-card-v02 = Hamis pecsét
ve-card-v03 = Álarcos rapír
ve-card-v04 = Megvett tanú
ve-card-v05 = Éjféli párbaj
ve-card-v06 = Kastélybeli ármány
ve-card-v07 = Félretolt retesz
ve-card-v08 = Patkánycsapda
ve-card-v09 = Húsvilla
ve-card-v10 = Felbérelt orgyilkos
ve-card-v11 = Rajtaütés a pincében
ve-card-v12 = Szolgalázadás
ve-card-v13 = Elfújt gyertya
ve-card-v14 = Széttépett zsoltároskönyv
ve-card-v15 = Hamis ereklye
ve-card-v16 = Eretnek röpirat
ve-card-v17 = Nyilvános vád
ve-card-v18 = Eretnekségi vádirat
ve-card-v19 = Megzsarolt udvarmester
ve-card-v20 = Megvesztegetett sekrestyés
ve-card-v21 = Romlott káplán
ve-card-v22 = Agyar
ve-card-v23 = Hideg érintés
ve-card-v24 = Karom
ve-card-v25 = Bíbor tekintet
ve-card-v26 = Szomjúság
ve-card-v27 = Ősi düh
ve-card-v28 = Nemesi vér
ve-card-v29 = Vér a konyhában
ve-card-v30 = Fekete mise
ve-card-v31 = Orgonista
ve-card-v32 = Udvarhölgy
ve-card-v33 = Konyhafiú
ve-card-v34 = Köd
ve-card-v35 = Kripta
ve-card-v36 = Vérlakoma
ve-card-v37 = Őrjöngő harapás
ve-card-v38 = Denevérraj
ve-card-v39 = Lopakodó félelem
ve-card-v40 = Ghúl
