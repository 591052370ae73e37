### A Vendetta szavai a kártyái mondataihoz (lásd cards.ftl), és a kártyák nevei. A kifejezések a docs/rules/hu
### szabálykönyvéi. Nem minden nyelv használ minden részt. További alakok: abl (-tól), ine (-ban), ill (-ba) és after
### („minden kártya után”).

## A dolgok fajtái

vd-gender-player = person
vd-gender-location = thing
vd-gender-card = thing
vd-gender-hand-card = thing
vd-gender-follower = thing
vd-gender-clan = thing
vd-gender-step = thing
vd-gender-nature = thing
vd-gender-card-kind = thing
vd-gender-origin = thing
vd-gender-number = thing
vd-noun-number =
    { $count ->
        [all] { $case ->
            [acc] számokat
            [dat] számoknak
            [sub] számokra
            [sup] számokon
            [del] számokról
            [ade] számoknál
            [abl] számoktól
            [ine] számokban
            [ill] számokba
            [after] számok után
           *[nom] számok
        }
       *[other] { $case ->
            [acc] számot
            [dat] számnak
            [sub] számra
            [sup] számon
            [del] számról
            [ade] számnál
            [abl] számtól
            [ine] számban
            [ill] számba
            [after] szám után
           *[nom] szám
        }
    }
vd-noun-player =
    { $count ->
        [all] { $case ->
            [acc] játékosokat
            [dat] játékosoknak
            [sub] játékosokra
            [sup] játékosokon
            [del] játékosokról
            [ade] játékosoknál
            [abl] játékosoktól
            [ine] játékosokban
            [ill] játékosokba
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
            [abl] játékostól
            [ine] játékosban
            [ill] játékosba
            [after] játékos után
           *[nom] játékos
        }
    }
vd-noun-location =
    { $count ->
        [all] { $case ->
            [acc] városrészeket
            [dat] városrészeknek
            [sub] városrészekre
            [sup] városrészeken
            [del] városrészekről
            [ade] városrészeknél
            [abl] városrészektől
            [ine] városrészekben
            [ill] városrészekbe
            [after] városrészek után
           *[nom] városrészek
        }
       *[other] { $case ->
            [acc] városrészt
            [dat] városrésznek
            [sub] városrészre
            [sup] városrészen
            [del] városrészről
            [ade] városrésznél
            [abl] városrésztől
            [ine] városrészben
            [ill] városrészbe
            [after] városrész után
           *[nom] városrész
        }
    }
vd-noun-card =
    { $count ->
        [all] { $case ->
            [acc] kártyákat
            [dat] kártyáknak
            [sub] kártyákra
            [sup] kártyákon
            [del] kártyákról
            [ade] kártyáknál
            [abl] kártyáktól
            [ine] kártyákban
            [ill] kártyákba
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
            [abl] kártyától
            [ine] kártyában
            [ill] kártyába
            [after] kártya után
           *[nom] kártya
        }
    }
vd-noun-hand-card =
    { $count ->
        [all] { $case ->
            [acc] kártyákat
            [dat] kártyáknak
            [sub] kártyákra
            [sup] kártyákon
            [del] kártyákról
            [ade] kártyáknál
            [abl] kártyáktól
            [ine] kártyákban
            [ill] kártyákba
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
            [abl] kártyától
            [ine] kártyában
            [ill] kártyába
            [after] kártya után
           *[nom] kártya
        }
    }
vd-noun-follower =
    { $count ->
        [all] { $case ->
            [acc] kártyákat
            [dat] kártyáknak
            [sub] kártyákra
            [sup] kártyákon
            [del] kártyákról
            [ade] kártyáknál
            [abl] kártyáktól
            [ine] kártyákban
            [ill] kártyákba
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
            [abl] kártyától
            [ine] kártyában
            [ill] kártyába
            [after] kártya után
           *[nom] kártya
        }
    }
vd-noun-clan =
    { $case ->
        [acc] klánt
        [dat] klánnak
       *[nom] klán
    }
vd-noun-step =
    { $case ->
        [acc] lépést
        [dat] lépésnek
       *[nom] lépés
    }
vd-noun-nature =
    { $case ->
        [acc] természetet
        [dat] természetnek
       *[nom] természet
    }
vd-noun-card-kind =
    { $case ->
        [acc] kártyafajtát
        [dat] kártyafajtának
       *[nom] kártyafajta
    }
vd-noun-origin =
    { $case ->
        [acc] eredetet
        [dat] eredetnek
       *[nom] eredet
    }

## Szavak

vd-word-location-first =
    { $case ->
        [acc] az 1. városrészt
        [dat] az 1. városrésznek
        [sub] az 1. városrészre
        [sup] az 1. városrészen
        [del] az 1. városrészről
        [ade] az 1. városrésznél
        [abl] az 1. városrésztől
        [ine] az 1. városrészben
        [ill] az 1. városrészbe
       *[nom] az 1. városrész
    }
vd-word-location-second =
    { $case ->
        [acc] a 2. városrészt
        [dat] a 2. városrésznek
        [sub] a 2. városrészre
        [sup] a 2. városrészen
        [del] a 2. városrészről
        [ade] a 2. városrésznél
        [abl] a 2. városrésztől
        [ine] a 2. városrészben
        [ill] a 2. városrészbe
       *[nom] a 2. városrész
    }
vd-word-location-third =
    { $case ->
        [acc] a 3. városrészt
        [dat] a 3. városrésznek
        [sub] a 3. városrészre
        [sup] a 3. városrészen
        [del] a 3. városrészről
        [ade] a 3. városrésznél
        [abl] a 3. városrésztől
        [ine] a 3. városrészben
        [ill] a 3. városrészbe
       *[nom] a 3. városrész
    }
vd-word-location-haven =
    { $case ->
        [acc] a Herceg menedékét
        [dat] a Herceg menedékének
        [sub] a Herceg menedékére
        [sup] a Herceg menedékén
        [del] a Herceg menedékéről
        [ade] a Herceg menedékénél
        [abl] a Herceg menedékétől
        [ine] a Herceg menedékében
        [ill] a Herceg menedékébe
       *[nom] a Herceg menedéke
    }
vd-word-clan-brujah = Brujah
vd-word-clan-gangrel = Gangrel
vd-word-clan-malkavian = Malkavian
vd-word-clan-nosferatu = Nosferatu
vd-word-clan-toreador = Toreador
vd-word-clan-tremere = Tremere
vd-word-clan-ventrue = Ventrue
vd-word-step-passive = Passzív
vd-word-step-setup = Felkészülés
vd-word-step-conflict = Összecsapás
vd-word-step-aftermath = Utóhatás
vd-word-nature-human =
    { $case ->
        [such] emberi
       *[nom] ember
    }
vd-word-nature-vampire =
    { $case ->
        [such] vámpír
       *[nom] vámpír
    }
vd-word-card-kind-clan-card = klánkártya
vd-word-card-kind-ally = Szövetséges
vd-word-card-kind-victim = Áldozat
vd-word-card-kind-relic = ereklye
vd-word-card-kind-place = helyszín
vd-word-card-kind-tile = városrész
vd-word-origin-print = nyomtatott
vd-word-origin-ours = a miénk

## Amit kérdezni lehet: a mondat részeként …

vd-the-self =
    { $case ->
        [acc] téged
        [dat] neked
        [sub] rád
        [sup] rajtad
        [del] rólad
        [ade] nálad
        [abl] tőled
        [ine] benned
        [ill] beléd
       *[nom] te
    }
vd-the-here =
    { $case ->
        [acc] ezt a városrészt
        [dat] ennek a városrésznek
        [sub] erre a városrészre
        [sup] ezen a városrészen
        [del] erről a városrészről
        [ade] ennél a városrésznél
        [abl] ettől a városrésztől
        [ine] ebben a városrészben
        [ill] ebbe a városrészbe
       *[nom] ez a városrész
    }
vd-the-this =
    { $case ->
        [acc] ezt a kártyát
        [from] ezt a kártyát
        [dat] ennek a kártyának
        [sub] erre a kártyára
        [sup] ezen a kártyán
        [del] erről a kártyáról
        [ade] ennél a kártyánál
        [abl] ettől a kártyától
        [ine] ebben a kártyában
        [ill] ebbe a kártyába
       *[nom] ez a kártya
    }
vd-the-round = a forduló száma
vd-the-winner =
    { $case ->
        [acc] a győztest
        [dat] a győztesnek
        [sub] a győztesre
        [sup] a győztesen
        [del] a győztesről
        [ade] a győztesnél
        [abl] a győztestől
        [ine] a győztesben
        [ill] a győztesbe
       *[nom] a győztes
    }
vd-the-top-base = az itt képpel felfelé fekvő kártyák legnagyobb alapereje
vd-the-lowest-bidder =
    { $case ->
        [acc] a legkevesebbet licitáló játékost
        [dat] a legkevesebbet licitáló játékosnak
        [sub] a legkevesebbet licitáló játékosra
        [sup] a legkevesebbet licitáló játékoson
        [del] a legkevesebbet licitáló játékosról
        [ade] a legkevesebbet licitáló játékosnál
        [abl] a legkevesebbet licitáló játékostól
       *[nom] a legkevesebbet licitáló játékos
    }
vd-the-event-player =
    { $event-player ->
        [self] { $case ->
            [acc] téged
            [dat] neked
            [sub] rád
            [ade] nálad
            [abl] tőled
           *[nom] te
        }
        [opponents] { $case ->
            [acc] azt az ellenfelet
            [dat] annak az ellenfélnek
            [sub] arra az ellenfélre
            [ade] annál az ellenfélnél
            [abl] attól az ellenféltől
           *[nom] az az ellenfél
        }
        [rivals] { $case ->
            [acc] azt a riválist
            [dat] annak a riválisnak
            [sub] arra a riválisra
            [ade] annál a riválisnál
            [abl] attól a riválistól
           *[nom] az a rivális
        }
       *[other] { $case ->
            [acc] azt a játékost
            [dat] annak a játékosnak
            [sub] arra a játékosra
            [ade] annál a játékosnál
            [abl] attól a játékostól
           *[nom] az a játékos
        }
    }
vd-the-event-location =
    { $case ->
        [acc] azt a városrészt
        [dat] annak a városrésznek
        [sub] arra a városrészre
        [sup] azon a városrészen
        [del] arról a városrészről
        [ade] annál a városrésznél
        [abl] attól a városrésztől
        [ine] abban a városrészben
        [ill] abba a városrészbe
       *[nom] az a városrész
    }
vd-the-event-card =
    { $case ->
        [acc] a kijátszott kártyát
        [from] a kijátszott kártyát
        [dat] a kijátszott kártyának
        [sub] a kijátszott kártyára
        [sup] a kijátszott kártyán
        [del] a kijátszott kártyáról
        [ade] a kijátszott kártyánál
        [abl] a kijátszott kártyától
       *[nom] a kijátszott kártya
    }
vd-the-event-amount = ez a szám
vd-the-causer =
    { $case ->
        [acc] az okozót
        [dat] az okozónak
        [sub] az okozóra
        [sup] az okozón
        [del] az okozóról
        [ade] az okozónál
        [abl] az okozótól
       *[nom] az okozó
    }
vd-the-pool =
    { $who-id ->
        [self] a tartalékodban lévő vér
       *[other] { $who-dat } a tartalékában lévő vér
    }
vd-the-influence =
    { $who-id ->
        [self] a befolyásjelzőid száma
       *[other] { $who-dat } a befolyásjelzőinek száma
    }
vd-the-deployed =
    { $total ->
        [yes] az összes játékos itt kihelyezett vére együtt
       *[no] { $who-id ->
            [self] az itt kihelyezett véred
           *[other] { $who-dat } az itt kihelyezett vére
        }
    }
vd-the-alliance =
    { $who-id ->
        [self] a szövetségedben lévő kártyák száma
       *[other] { $who-dat } a szövetségében lévő kártyák száma
    }
vd-the-cards =
    { $who-id ->
        [self] az itteni kártyáid száma
       *[other] { $who-dat } az itteni kártyáinak száma
    }
vd-the-up-cards =
    { $who-id ->
        [self] az itt képpel felfelé fekvő kártyáid száma
       *[other] { $who-dat } az itt képpel felfelé fekvő kártyáinak száma
    }
vd-the-hand-size =
    { $who-id ->
        [self] a kezedben lévő kártyák száma
       *[other] { $who-dat } a kezében lévő kártyák száma
    }
vd-the-deck-size =
    { $who-id ->
        [self] a klánpaklid kártyáinak száma
       *[other] { $who-dat } a klánpaklijában lévő kártyák száma
    }
vd-the-bid =
    { $who-id ->
        [self] a licited
       *[other] { $who-dat } a licitje
    }
vd-the-controller =
    { $case ->
        [acc] { $who-dat } az irányítóját
        [dat] { $who-dat } az irányítójának
        [sub] { $who-dat } az irányítójára
        [sup] { $who-dat } az irányítóján
        [del] { $who-dat } az irányítójáról
        [ade] { $who-dat } az irányítójánál
        [abl] { $who-dat } az irányítójától
        [ine] { $who-dat } az irányítójában
        [ill] { $who-dat } az irányítójába
       *[nom] { $who-dat } az irányítója
    }
vd-the-base = { $who-dat } az alapereje
vd-the-location = { $who-dat } a városrésze
vd-the-nature = { $who-dat } a természete

# Számok, amelyeket így mondunk: „minden … után”.
vd-each-pool =
    { $who-id ->
        [self] a tartalékodban lévő { vd-bit-each } vér után
       *[other] { $who-dat } a tartalékában lévő { vd-bit-each } vér után
    }
vd-each-deployed =
    { $who-id ->
        [self] { vd-bit-each } itt kihelyezett véred után
       *[other] { $who-dat } { vd-bit-each } itt kihelyezett vére után
    }
vd-each-alliance =
    { $who-id ->
        [self] a szövetséged { vd-bit-each } kártyája után
       *[other] { $who-dat } a szövetségében lévő { vd-bit-each } kártya után
    }
vd-each-event-amount = { vd-bit-each } áthelyezett kártya után
vd-bit-each =
    { $every ->
        [1] minden
       *[other] minden két
    }

# Egy szám fele, ha másképp mondjuk.
vd-half-deployed =
    { $total ->
        [yes] { $who } által itt kihelyezett összes vér
       *[no] { $who-id ->
            [self] az általad itt kihelyezett vér
           *[other] { $who } által itt kihelyezett vér
        }
    } fele, { $up ->
        [yes] felfelé
       *[no] lefelé
    } kerekítve

vd-highest-base = { $which-dat } ezek közül a legnagyobb az alapereje

# Korlátok, amelyek úgyis érvényesek, ezért egyetlen kártyának sem kell kimondania őket.
vd-within-pool-less-1 = legalább 1 vér a tartalékban marad
vd-within-deployed = nem több, mint amennyi ki van helyezve
vd-within-own-cards-9 = egy városrészben senkinek sincs kilencnél több klánkártyája

# Aki választ, abban, amit választ.
vd-chooser =
    { $case ->
        [acc] őt
        [sub] rá
        [sup] rajta
        [del] róla
        [ade] nála
        [abl] tőle
        [ine] benne
        [ill] belé
       *[nom] { "" }
    }

## … és feltételként. A $relation „equal”, „unequal”, „at-least” vagy „at-most”, a $amount ezt a $n számmal együtt
## mondja. Ha a $same „yes”, azzal kell összevetni, ami a $value dologé.

vd-bit-fewer =
    { $relation ->
        [less] kevesebb
        [at-most] legfeljebb annyi
        [more] több
        [at-least] legalább annyi
        [unequal] nem ugyanannyi
       *[equal] ugyanannyi
    }
vd-about-self = { $value } { card-part-not } te vagy
vd-about-here =
    { $value-id ->
        [haven] ez { card-part-not } a Herceg menedéke
       *[other] ez { card-part-not } { $value }
    }
vd-about-this = { $value } { card-part-not } ez a kártya
vd-about-round =
    { $relation ->
        [equal] ez a { $n }. forduló
        [unequal] ez nem a { $n }. forduló
       *[other] a forduló száma { $amount }
    }
vd-about-winner =
    { $value-id ->
        [self] { $not ->
            [yes] itt nem te győztél
           *[no] itt te győztél
        }
       *[other] { $value } { card-part-not } az itteni győztes
    }
vd-about-top-base = a legnagyobb alaperő itt { $amount }
vd-about-lowest-bidder =
    { $value-id ->
        [self] { $not ->
            [yes] nem te licitáltál a legkevesebbet
           *[no] te licitáltál a legkevesebbet
        }
       *[other] { card-part-not } { $value } licitált a legkevesebbet
    }
vd-about-played =
    { $not ->
        [yes] még nem játszottad ki e köröd kártyáját
       *[no] már kijátszottad e köröd kártyáját
    }
vd-about-event-player =
    { $value-id ->
        [self] az { card-part-not } te vagy
       *[other] az { card-part-not } { $value }
    }
vd-about-event-location =
    { $value-id ->
        [here] az { card-part-not } itt történt
       *[other] annak a helye { card-part-not } { $value }
    }
vd-about-event-card = a kijátszott kártya { card-part-not } { $value }
vd-about-event-amount = ez a szám { $amount }
vd-about-event-face-down = a kártyát { card-part-not } képpel lefelé játsszák ki
vd-about-causer =
    { $value-id ->
        [self] { card-part-not } te okoztad
       *[other] { card-part-not } { $value } okozta
    }
vd-about-pool =
    { $same ->
        [yes] { $who-dat } { vd-bit-fewer } vér van a tartalékában, mint { $value-dat }
       *[no] { $who-id ->
            [self] { $amount } vér van a tartalékodban
           *[other] { $who-dat } { $amount } vér van a tartalékában
        }
    }
vd-about-influence =
    { $who-id ->
        [self] { $amount } befolyásjelződ van
       *[other] { $who-dat } { $amount } befolyásjelzője van
    }
vd-about-deployed =
    { $relation ->
        [at-least] { $n ->
            [1] { $who-id ->
                [self] van itt kihelyezett véred
               *[other] { $who-dat } van itt kihelyezett vére
            }
           *[other] { $who-id ->
                [self] { $amount } kihelyezett véred van itt
               *[other] { $who-dat } { $amount } kihelyezett vére van itt
            }
        }
       *[other] { $who-id ->
            [self] { $amount } kihelyezett véred van itt
           *[other] { $who-dat } { $amount } kihelyezett vére van itt
        }
    }
vd-about-alliance =
    { $who-id ->
        [self] { $amount } kártya van a szövetségedben
       *[other] { $who-dat } { $amount } kártya van a szövetségében
    }
vd-about-cards =
    { $relation ->
        [at-least] { $n ->
            [1] { $who-id ->
                [self] van itt kártyád
               *[other] { $who-dat } van itt kártyája
            }
           *[other] { $who-id ->
                [self] { $amount } kártyád van itt
               *[other] { $who-dat } { $amount } kártyája van itt
            }
        }
        [equal] { $n ->
            [0] { $who-id ->
                [self] nincs itt kártyád
               *[other] { $who-dat } nincs itt kártyája
            }
           *[other] { $who-id ->
                [self] { $amount } kártyád van itt
               *[other] { $who-dat } { $amount } kártyája van itt
            }
        }
       *[other] { $who-id ->
            [self] { $amount } kártyád van itt
           *[other] { $who-dat } { $amount } kártyája van itt
        }
    }
vd-about-cards-plus-deployed =
    { $relation ->
        [at-least] { $n ->
            [1] { $who-id ->
                [self] van itt kártyád vagy véred
               *[other] { $who-dat } van itt kártyája vagy vére
            }
           *[other] { $who-id ->
                [self] itteni kártyáid és vérjelzőid száma együtt { $amount }
               *[other] { $who-dat } az itteni kártyáinak és vérjelzőinek száma együtt { $amount }
            }
        }
       *[other] { $who-id ->
            [self] itteni kártyáid és vérjelzőid száma együtt { $amount }
           *[other] { $who-dat } az itteni kártyáinak és vérjelzőinek száma együtt { $amount }
        }
    }
vd-about-up-cards =
    { $same ->
        [yes] { $who-dat } { vd-bit-fewer } képpel felfelé fekvő kártyája van itt, mint { $value-dat }
       *[no] { $who-id ->
            [self] { $amount } képpel felfelé fekvő kártyád van itt
           *[other] { $who-dat } { $amount } képpel felfelé fekvő kártyája van itt
        }
    }
vd-about-hand-size =
    { $who-id ->
        [self] { $amount } kártya van a kezedben
       *[other] { $who-dat } { $amount } kártya van a kezében
    }
vd-about-deck-size =
    { $relation ->
        [at-least] { $n ->
            [1] { $who-id ->
                [self] van kártya a klánpaklidban
               *[other] { $who-dat } van kártya a klánpaklijában
            }
           *[other] { $who-id ->
                [self] { $amount } kártya van a klánpaklidban
               *[other] { $who-dat } { $amount } kártya van a klánpaklijában
            }
        }
       *[other] { $who-id ->
            [self] { $amount } kártya van a klánpaklidban
           *[other] { $who-dat } { $amount } kártya van a klánpaklijában
        }
    }
vd-about-bid = { $who-dat } a licitje { $amount }
vd-about-can-lose =
    { $who-id ->
        [self] { $not ->
            [yes] nincs elveszíthető véred
           *[no] van elveszíthető véred
        }
       *[other] { $not ->
            [yes] { $who-dat } nincs elveszíthető vére
           *[no] { $who-dat } van elveszíthető vére
        }
    }
vd-about-stays =
    { $who-id ->
        [self] { card-part-not } maradsz
       *[other] { $who } { card-part-not } marad
    }
vd-about-may-change =
    { $not ->
        [yes] nem választhatsz másképp
       *[no] választottál, és másképp is választhatsz
    }
vd-about-rewarded =
    { $who-id ->
        [self] { $not ->
            [yes] itt ebben a fordulóban nem nyertél sem szövetségest, sem áldozatot
           *[no] itt ebben a fordulóban szövetségest vagy áldozatot nyertél
        }
       *[other] { $not ->
            [yes] { $who } itt ebben a fordulóban nem nyert sem szövetségest, sem áldozatot
           *[no] { $who } itt ebben a fordulóban szövetségest vagy áldozatot nyert
        }
    }
vd-about-controller =
    { $value-id ->
        [self] { $not ->
            [yes] { $who } másik játékosé
           *[no] { $who } a tiéd
        }
        [chooser] { $who } { card-part-not } az övé
       *[other] { $who } { card-part-not } { $value-dat } a kártyája
    }
vd-about-face-up = { $who } { card-part-not } képpel felfelé fekszik
vd-about-base =
    { $same ->
        [yes] { $who-dat } { $relation ->
            [less] kisebb az alapereje, mint
            [at-most] nem nagyobb az alapereje, mint
            [more] nagyobb az alapereje, mint
            [at-least] nem kisebb az alapereje, mint
            [unequal] más az alapereje, mint
           *[equal] ugyanannyi az alapereje, mint
        } { $value-dat }
       *[no] { $who-dat } { $amount } az alapereje
    }
vd-about-location =
    { $same ->
        [yes] { $who } { card-part-not } ott fekszik, ahol { $value }
       *[no] { $who } { card-part-not } { $value-ine } fekszik
    }
vd-about-engaged = { $who } az Összecsapás lépésben { card-part-not } lett már végrehajtva
vd-about-nature =
    { $same ->
        [yes] { $who } { card-part-not } ugyanolyan természetű, mint { $value }
       *[no] { $who } { card-part-not } { $value }
    }

# … és a főnév előtt. Ahol itt semmi sem áll, azt „aki” vagy „amely” mondja.
vd-such-can-lose = { "" }
vd-such-stays = { "" }
vd-such-may-change = { "" }
vd-such-rewarded = { "" }
vd-such-controller = { "" }
vd-such-face-up =
    { $part ->
        [before] { $not ->
            [yes] képpel lefelé fekvő
           *[no] képpel felfelé fekvő
        }
       *[after] { "" }
    }
vd-such-location = { "" }
vd-such-engaged = { "" }
vd-such-nature =
    { $part ->
        [before] { $value-such }
       *[after] { "" }
    }

## Hol van valami. A $part „noun” a fajta főneve helyett álló főnév. A $own „yes”, ha a mondat a tulajdonosról szól.

vd-domain-players = { "" }
vd-domain-rivals =
    { $part ->
        [noun] { $count ->
            [all] { $case ->
                [acc] riválisokat
                [dat] riválisoknak
                [ade] riválisoknál
                [abl] riválisoktól
                [after] riválisok után
               *[nom] riválisok
            }
           *[other] { $case ->
                [acc] riválist
                [dat] riválisnak
                [sub] riválisra
                [ade] riválisnál
                [abl] riválistól
                [after] rivális után
               *[nom] rivális
            }
        }
        [place] { $case ->
            [exists] itt
           *[other] { "" }
        }
       *[other] { "" }
    }
vd-domain-opponents =
    { $part ->
        [noun] { $count ->
            [all] { $case ->
                [acc] ellenfeleket
                [dat] ellenfeleknek
                [ade] ellenfeleknél
                [abl] ellenfelektől
                [after] ellenfelek után
               *[nom] ellenfelek
            }
           *[other] { $case ->
                [acc] ellenfelet
                [dat] ellenfélnek
                [sub] ellenfélre
                [ade] ellenfélnél
                [abl] ellenféltől
                [after] ellenfél után
               *[nom] ellenfél
            }
        }
       *[other] { "" }
    }
vd-domain-ranked =
    { $part ->
        [before] itt helyezést elért
       *[other] { "" }
    }
vd-domain-locations = { "" }
vd-domain-own-cards =
    { $part ->
        [before] { $case ->
            [after] itteni
           *[other] { "" }
        }
        [noun] { $case ->
            [after] kártyád után
           *[other] { "" }
        }
        [place] { $case ->
            [after] { "" }
            [from] az itteni területedről
           *[other] az itteni területeden
        }
       *[other] { "" }
    }
vd-domain-rival-cards =
    { $part ->
        [before] { $case ->
            [after] itteni
           *[other] { "" }
        }
        [noun] { $case ->
            [after] riváliskártya után
           *[other] { "" }
        }
        [place] { $case ->
            [after] { "" }
           *[other] egy rivális itteni területén
        }
       *[other] { "" }
    }
vd-domain-cards-here =
    { $part ->
        [before] itteni
       *[other] { "" }
    }
vd-domain-my-cards =
    { $part ->
        [place] { $case ->
            [from] bármelyik területedről
           *[other] bármelyik területeden
        }
       *[other] { "" }
    }
vd-domain-down-cards =
    { $part ->
        [before] képpel lefelé fekvő
        [place] { $owner-id ->
            [self] az itteni területeden
           *[other] { $owner-dat } az itteni területén
        }
       *[other] { "" }
    }
vd-domain-hidden-cards =
    { $part ->
        [before] képpel lefelé fekvő
        [place] bármelyik városrészben
       *[other] { "" }
    }
vd-domain-hand =
    { $part ->
        [before] { $case ->
            [after] { $owner-id ->
                [self] kezedben lévő
               *[other] { $owner-dat } a kezében lévő
            }
           *[other] { "" }
        }
        [place] { $owner-id ->
            [self] { $case ->
                [after] { "" }
                [from] a kezedből
               *[other] a kezedben
            }
           *[other] { $own ->
                [yes] { $case ->
                    [from] a kezéből
                   *[other] a kezében
                }
               *[no] { $case ->
                    [after] { "" }
                    [from] { $owner-dat } a kezéből
                   *[other] { $owner-dat } a kezében
                }
            }
        }
       *[other] { "" }
    }
vd-domain-allies =
    { $part ->
        [noun] { $count ->
            [all] { $case ->
                [acc] szövetségeseket
                [dat] szövetségeseknek
                [after] szövetségesek után
               *[nom] szövetségesek
            }
           *[other] { $case ->
                [acc] szövetségest
                [dat] szövetségesnek
                [after] szövetséges után
               *[nom] szövetséges
            }
        }
        [place] { vd-bit-owner }
       *[other] { "" }
    }
vd-domain-drained =
    { $part ->
        [before] kiszívott
        [place] { $owner-id ->
            [self] { "" }
           *[other] { vd-bit-owner }
        }
       *[other] { "" }
    }
vd-domain-numbers =
    { $part ->
        [place] (ezek között: 0 és { $owner })
       *[other] { "" }
    }
vd-bit-owner =
    { $owner-id ->
        [self] { $case ->
            [from] a szövetségedből
           *[other] a szövetségedben
        }
       *[other] { $case ->
            [from] { $owner-dat } a szövetségéből
           *[other] { $owner-dat } a szövetségében
        }
    }

## Amit tenni lehet

# A $mood „infinitive”, ahol a „-hat” ige áll, és „told”, ha más játékos dönt: „húzol” a „húzz” helyett. Az ige
# aszerint is változik, hogy tárgya határozott-e.
vd-bit-blood =
    { $number-id ->
        [up-to] legfeljebb { vd-bit-so-much } vért{ vd-bit-as-many }
       *[other] { vd-bit-so-much } vért{ vd-bit-as-many }
    }
vd-bit-influence = { vd-bit-so-much } befolyást{ vd-bit-as-many }
vd-bit-so-much =
    { $number-reckoned ->
        [yes] annyi
       *[no] { $number }
    }
vd-bit-as-many =
    { $number-reckoned ->
        [yes] , { $number-as-many },
       *[no] { "" }
    }
# Amit te teszel egy másik játékossal.
vd-doer-steal = te
vd-doer-take-blood = te
vd-doer-look-hand = te
vd-verb-gain =
    { $who-id ->
        [self] { $mood ->
            [infinitive] kaphatsz { vd-bit-blood }
            [told] kapsz { vd-bit-blood }
           *[do] kapsz { vd-bit-blood }
        }
        [event-player] { vd-bit-blood } kap
       *[other] { $mood ->
            [infinitive] { $who } kaphat { vd-bit-blood }
           *[do] { $who } { vd-bit-blood } kap
        }
    }
vd-verb-gain-until-pool =
    { $who-id ->
        [self] { $mood ->
            [infinitive] feltöltheted a tartalékodat { $number } vérre
            [told] feltöltöd a tartalékodat { $number } vérre
           *[do] töltsd fel a tartalékodat { $number } vérre
        }
       *[other] { $mood ->
            [infinitive] { $who } feltöltheti a tartalékát { $number } vérre
           *[do] { $who } feltölti a tartalékát { $number } vérre
        }
    }
vd-verb-lose =
    { $who-id ->
        [self] { $mood ->
            [infinitive] elveszíthetsz { vd-bit-blood }
            [told] elveszítesz { vd-bit-blood }
           *[do] veszíts el { vd-bit-blood }
        }
        [event-player] elveszít { vd-bit-blood }
       *[other] { $mood ->
            [infinitive] { $who } elveszíthet { vd-bit-blood }
           *[do] { $who } elveszít { vd-bit-blood }
        }
    }
vd-verb-lose-event-amount =
    { $who-id ->
        [self] { $mood ->
            [infinitive] ugyanannyi vért veszíthetsz el
            [told] ugyanannyi vért veszítesz el
           *[do] veszíts el ugyanannyi vért
        }
       *[other] { $mood ->
            [infinitive] { $who } ugyanannyi vért veszíthet el
           *[do] { $who } ugyanannyi vért veszít el
        }
    }
vd-verb-lose-round =
    { $who-id ->
        [self] { $mood ->
            [infinitive] annyi vért veszíthetsz el, amennyi a forduló száma
            [told] annyi vért veszítesz el, amennyi a forduló száma
           *[do] veszíts el annyi vért, amennyi a forduló száma
        }
       *[other] { $mood ->
            [infinitive] { $who } annyi vért veszíthet el, amennyi a forduló száma
           *[do] { $who } annyi vért veszít el, amennyi a forduló száma
        }
    }
vd-verb-lose-bid =
    { $who-id ->
        [self] { $mood ->
            [infinitive] elveszítheted a licitált véredet
            [told] elveszíted a licitált véredet
           *[do] veszítsd el a licitált véredet
        }
       *[other] { $mood ->
            [infinitive] { $who } elveszítheti a licitált vérét
           *[do] { $who } elveszíti a licitált vérét
        }
    }
vd-verb-steal =
    { $mood ->
        [infinitive] lophatsz { vd-bit-blood } { $who-abl }
        [told] lopsz { vd-bit-blood } { $who-abl }
       *[do] lopj { vd-bit-blood } { $who-abl }
    }
vd-verb-spend =
    { $mood ->
        [infinitive] elkölthetsz { vd-bit-blood }
        [told] elköltesz { vd-bit-blood }
       *[do] költs el { vd-bit-blood }
    }
vd-verb-spend-half-down-pool =
    { $mood ->
        [infinitive] elköltheted a tartalékodban lévő vér felét, lefelé kerekítve
        [told] elköltöd a tartalékodban lévő vér felét, lefelé kerekítve
       *[do] költsd el a tartalékodban lévő vér felét, lefelé kerekítve
    }
vd-verb-gain-influence =
    { $who-id ->
        [self] { $mood ->
            [infinitive] kaphatsz { vd-bit-influence }
            [told] kapsz { vd-bit-influence }
           *[do] kapsz { vd-bit-influence }
        }
        [event-player] { vd-bit-influence } kap
       *[other] { $mood ->
            [infinitive] { $who } kaphat { vd-bit-influence }
           *[do] { $who } { vd-bit-influence } kap
        }
    }
vd-verb-lose-influence =
    { $who-id ->
        [self] { $mood ->
            [infinitive] elveszíthetsz { vd-bit-influence }
            [told] elveszítesz { vd-bit-influence }
           *[do] veszíts el { vd-bit-influence }
        }
       *[other] { $mood ->
            [infinitive] { $who } elveszíthet { vd-bit-influence }
           *[do] { $who } elveszít { vd-bit-influence }
        }
    }
vd-verb-give-influence = { $who } átad neked { vd-bit-influence }
vd-verb-frenzy-bonus =
    { $causer ->
        [self] további { vd-bit-influence } kapsz
       *[other] az okozó további { vd-bit-influence } kap
    }
vd-verb-place-blood =
    { $who-id ->
        [self] { $mood ->
            [infinitive] { vd-bit-where } helyezhetsz ki { vd-bit-blood } a közös készletből
            [told] kihelyezel { vd-bit-where } { vd-bit-blood } a közös készletből
           *[do] helyezz ki { vd-bit-where } { vd-bit-blood } a közös készletből
        }
       *[other] { $mood ->
            [infinitive] { $who } { vd-bit-where } helyezhet ki { vd-bit-blood } a közös készletből
           *[do] { $who } kihelyez { vd-bit-where } { vd-bit-blood } a közös készletből
        }
    }
vd-bit-where =
    { $where-id ->
        [here] ide
        [haven] { $event-location ->
            [haven] oda
           *[other] a Herceg menedékébe
        }
       *[other] { $where-ill }
    }
vd-verb-deploy =
    { $who-id ->
        [self] { $mood ->
            [infinitive] ide helyezhetsz ki { vd-bit-blood } a tartalékodból
            [told] kihelyezel ide { vd-bit-blood } a tartalékodból
           *[do] helyezz ki ide { vd-bit-blood } a tartalékodból
        }
       *[other] { $mood ->
            [infinitive] { $who } ide helyezhet ki { vd-bit-blood } a tartalékából
           *[do] { $who } kihelyez ide { vd-bit-blood } a tartalékából
        }
    }
vd-verb-deploy-bid =
    { $who-id ->
        [self] { $mood ->
            [infinitive] ide helyezheted ki a licitált véredet
            [told] kihelyezed ide a licitált véredet
           *[do] helyezd ki ide a licitált véredet
        }
       *[other] { $mood ->
            [infinitive] { $who } ide helyezheti ki a licitált vérét
           *[do] { $who } kihelyezi ide a licitált vérét
        }
    }
vd-verb-return-blood =
    { $who-id ->
        [self] { $mood ->
            [infinitive] visszavehetsz innen a tartalékodba { vd-bit-blood }
            [told] visszaveszel innen a tartalékodba { vd-bit-blood }
           *[do] vegyél vissza innen a tartalékodba { vd-bit-blood }
        }
       *[other] { $mood ->
            [infinitive] { $who } visszavehet innen a tartalékába { vd-bit-blood }
           *[do] { vd-bit-takes-back }
        }
    }
vd-bit-takes-back =
    { $number-id ->
        [up-to] { $who } visszavehet innen a tartalékába { vd-bit-blood }
       *[other] { $who } visszavesz innen a tartalékába { vd-bit-blood }
    }
vd-verb-return-blood-deployed =
    { $who-id ->
        [self] { $mood ->
            [infinitive] visszaveheted a tartalékodba az összes itt kihelyezett véredet
            [told] visszaveszed a tartalékodba az összes itt kihelyezett véredet
           *[do] vedd vissza a tartalékodba az összes itt kihelyezett véredet
        }
       *[other] { $mood ->
            [infinitive] { $who } visszaveheti a tartalékába az összes itt kihelyezett vérét
           *[do] { $who } visszaveszi a tartalékába az összes itt kihelyezett vérét
        }
    }
vd-verb-discard-blood =
    { $who-id ->
        [self] { $mood ->
            [infinitive] visszatehetsz innen a közös készletbe { vd-bit-blood }
            [told] visszateszel innen a közös készletbe { vd-bit-blood }
           *[do] tegyél vissza innen a közös készletbe { vd-bit-blood }
        }
       *[other] { $mood ->
            [infinitive] { $who } visszatehet innen a közös készletbe { vd-bit-blood }
           *[do] { $who } visszatesz innen a közös készletbe { vd-bit-blood }
        }
    }
vd-verb-take-blood =
    { $mood ->
        [infinitive] elvehetsz { $who-abl } { vd-bit-blood } innen a tartalékodba
        [told] elveszel { $who-abl } { vd-bit-blood } innen a tartalékodba
       *[do] vegyél el { $who-abl } { vd-bit-blood } innen a tartalékodba
    }
vd-verb-take-blood-half-up-deployed =
    { $mood ->
        [infinitive] elveheted { $who-abl } a tartalékodba az itt kihelyezett vérének a felét, felfelé kerekítve
        [told] elveszed { $who-abl } a tartalékodba az itt kihelyezett vérének a felét, felfelé kerekítve
       *[do] vedd el { $who-abl } a tartalékodba az itt kihelyezett vérének a felét, felfelé kerekítve
    }
vd-verb-hand-over = { $who } átad innen { vd-bit-blood } az itteni területedre
vd-verb-hand-over-half-up-deployed = { $who } átadja az itteni területedre az itt kihelyezett vérének a felét, felfelé kerekítve
vd-verb-swap-blood =
    { $mood ->
        [infinitive] felcserélheted az összes itt kihelyezett véredet a tartalékodban lévő összes vérrel
        [told] felcseréled az összes itt kihelyezett véredet a tartalékodban lévő összes vérrel
       *[do] cseréld fel az összes itt kihelyezett véredet a tartalékodban lévő összes vérrel
    }
vd-verb-move-blood =
    { $mood ->
        [infinitive] áthelyezhetsz innen { vd-bit-blood } { $where-ill }
        [told] áthelyezel innen { vd-bit-blood } { $where-ill }
       *[do] helyezz át innen { vd-bit-blood } { $where-ill }
    }
vd-verb-move-blood-half-up-deployed =
    { $mood ->
        [infinitive] áthelyezheted az itt kihelyezett véred felét, felfelé kerekítve, { $where-ill }
        [told] áthelyezed az itt kihelyezett véred felét, felfelé kerekítve, { $where-ill }
       *[do] helyezd át az itt kihelyezett véred felét, felfelé kerekítve, { $where-ill }
    }
vd-verb-turn-up =
    { $which-definite ->
        [yes] { $mood ->
            [infinitive] képpel felfelé fordíthatod { $which-acc }
            [told] képpel felfelé fordítod { $which-acc }
           *[do] fordítsd képpel felfelé { $which-acc }
        }
       *[no] { $mood ->
            [infinitive] képpel felfelé fordíthatsz { $which-acc }
            [told] képpel felfelé fordítasz { $which-acc }
           *[do] fordíts képpel felfelé { $which-acc }
        }
    }
vd-verb-turn-down =
    { $which-definite ->
        [yes] { $mood ->
            [infinitive] képpel lefelé fordíthatod { $which-acc }
            [told] képpel lefelé fordítod { $which-acc }
           *[do] fordítsd képpel lefelé { $which-acc }
        }
       *[no] { $mood ->
            [infinitive] képpel lefelé fordíthatsz { $which-acc }
            [told] képpel lefelé fordítasz { $which-acc }
           *[do] fordíts képpel lefelé { $which-acc }
        }
    }
vd-verb-keep-down = { $which } ebben a városrészben képpel lefelé marad
vd-verb-move =
    { $which-definite ->
        [yes] { $mood ->
            [infinitive] áthelyezheted { $which-from } { $where-ill }
            [told] áthelyezed { $which-from } { $where-ill }
           *[do] helyezd át { $which-from } { $where-ill }
        }
       *[no] { $mood ->
            [infinitive] áthelyezhetsz { $which-from } { $where-ill }
            [told] áthelyezel { $which-from } { $where-ill }
           *[do] helyezz át { $which-from } { $where-ill }
        }
    }
vd-verb-take-back =
    { $which-definite ->
        [yes] { $mood ->
            [infinitive] visszaveheted a kezedbe { $which-from }
            [told] visszaveszed a kezedbe { $which-from }
           *[do] vedd vissza a kezedbe { $which-from }
        }
       *[no] { $mood ->
            [infinitive] visszavehetsz a kezedbe { $which-from }
            [told] visszaveszel a kezedbe { $which-from }
           *[do] vegyél vissza a kezedbe { $which-from }
        }
    }
vd-verb-look =
    { $which-definite ->
        [yes] { $mood ->
            [infinitive] megnézheted { $which-acc }
            [told] megnézed { $which-acc }
           *[do] nézd meg { $which-acc }
        }
       *[no] { $mood ->
            [infinitive] megnézhetsz { $which-acc }
            [told] megnézel { $which-acc }
           *[do] nézz meg { $which-acc }
        }
    }
vd-verb-look-hand =
    { $mood ->
        [infinitive] megnézheted { $who-dat } a kezét
        [told] megnézed { $who-dat } a kezét
       *[do] nézd meg { $who-dat } a kezét
    }
vd-verb-play-card =
    { $which-definite ->
        [yes] { $mood ->
            [infinitive] képpel felfelé kijátszhatod az itteni területedre { $which-from }
            [told] képpel felfelé kijátszod az itteni területedre { $which-from }
           *[do] játszd ki képpel felfelé az itteni területedre { $which-from }
        }
       *[no] { $mood ->
            [infinitive] képpel felfelé kijátszhatsz az itteni területedre { $which-from }
            [told] képpel felfelé kijátszol az itteni területedre { $which-from }
           *[do] játssz ki képpel felfelé az itteni területedre { $which-from }
        }
    }
vd-verb-play-top =
    { $mood ->
        [infinitive] képpel felfelé kijátszhatod az itteni területedre a klánpaklid felső kártyáját
        [told] képpel felfelé kijátszod az itteni területedre a klánpaklid felső kártyáját
       *[do] játszd ki képpel felfelé az itteni területedre a klánpaklid felső kártyáját
    }
vd-verb-shuffle-in =
    { $which-definite ->
        [yes] { $mood ->
            [infinitive] a klánpaklidba keverheted { $which-from }
            [told] a klánpaklidba kevered { $which-from }
           *[do] keverd a klánpaklidba { $which-from }
        }
       *[no] { $mood ->
            [infinitive] a klánpaklidba keverhetsz { $which-from }
            [told] a klánpaklidba keversz { $which-from }
           *[do] keverj a klánpaklidba { $which-from }
        }
    }
vd-verb-draw =
    { $mood ->
        [infinitive] a kezedbe húzhatod a klánpaklid { vd-bit-top-cards }
        [told] a kezedbe húzod a klánpaklid { vd-bit-top-cards }
       *[do] húzd a kezedbe a klánpaklid { vd-bit-top-cards }
    }
vd-bit-top-cards =
    { $number ->
        [1] felső kártyáját
       *[other] felső { $number } kártyáját
    }
vd-verb-gain-victim =
    { $who-id ->
        [self] { $mood ->
            [infinitive] hozzáadhatsz a szövetségedhez { vd-bit-victims }
            [told] hozzáadsz a szövetségedhez { vd-bit-victims }
           *[do] adj hozzá a szövetségedhez { vd-bit-victims }
        }
       *[other] { $mood ->
            [infinitive] { $who } hozzáadhat a szövetségéhez { vd-bit-victims }
           *[do] { $who } hozzáad a szövetségéhez { vd-bit-victims }
        }
    }
vd-bit-victims =
    { $number ->
        [1] egy áldozatot
       *[other] { $number } áldozatot
    }
vd-verb-restore =
    { $which-definite ->
        [yes] { $mood ->
            [infinitive] visszateheted a szövetségedbe { $which-acc }, immár nem kiszívva
            [told] visszateszed a szövetségedbe { $which-acc }, immár nem kiszívva
           *[do] tedd vissza a szövetségedbe { $which-acc }, immár nem kiszívva
        }
       *[no] { $mood ->
            [infinitive] visszatehetsz a szövetségedbe { $which-acc }, immár nem kiszívva
            [told] visszateszel a szövetségedbe { $which-acc }, immár nem kiszívva
           *[do] tegyél vissza a szövetségedbe { $which-acc }, immár nem kiszívva
        }
    }
vd-verb-withdraw =
    { $mood ->
        [infinitive] azonnal visszavonulhatsz innen
        [told] azonnal visszavonulsz innen
       *[do] azonnal vonulj vissza innen
    }
vd-verb-redirect =
    { $mood ->
        [infinitive] ehelyett { vd-bit-where-to } helyezheted át az ottani kártyáidat és véredet, a kártyákat képpel felfelé
        [told] ehelyett { vd-bit-where-to } helyezed át az ottani kártyáidat és véredet, a kártyákat képpel felfelé
       *[do] ehelyett { vd-bit-where-to } helyezd át az ottani kártyáidat és véredet, a kártyákat képpel felfelé
    }
vd-bit-where-to =
    { $where-id ->
        [here] ide
       *[other] { $where-ill }
    }
vd-verb-change-choice =
    { $mood ->
        [infinitive] a másikra változtathatod a választásodat
        [told] a másikra változtatod a választásodat
       *[do] változtasd a választásodat a másikra
    }
vd-verb-skip-steps =
    { $who-id ->
        [self] az itteni kártyáid a Felkészülés és az Utóhatás lépésben semmit sem tesznek
       *[other] { $who-dat } az itteni kártyái a Felkészülés és az Utóhatás lépésben semmit sem tesznek
    }
vd-verb-auction = te és minden rivális titokban vért licitáltok a tartalékotokból; a tiédben legalább 1 marad
vd-verb-replace-frenzy =
    { $mood ->
        [infinitive] elkerülheted az őrjöngést
        [told] elkerülöd az őrjöngést
       *[do] elkerülöd az őrjöngést
    }
vd-verb-replace-drain =
    { $mood ->
        [infinitive] elkerülheted a kiszívást
        [told] elkerülöd a kiszívást
       *[do] elkerülöd a kiszívást
    }
vd-verb-zero-power = { $which-dat } 0 az ereje
vd-verb-down-power = az itteni területeden minden képpel lefelé fekvő kártyának { $number } az ereje
vd-verb-add-total =
    { $mood ->
        [infinitive] { vd-bit-by } növelheted itt az összerődet
       *[do] { $who-id ->
            [self] itt az összerőd { vd-bit-more }
           *[other] { $who-dat } itt az összereje { vd-bit-more }
        }
    }
vd-bit-more =
    { $number-sign ->
        [minus] { vd-bit-by } kisebb
       *[plus] { $number-reckoned ->
            [yes] annyival nagyobb, { $number-as-many },
           *[no] { vd-bit-by } nagyobb
        }
    }
vd-bit-by =
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
vd-verb-ignore-card = { $which-dat } a vérveszteséget vagy vérlopást okozó hatásai nem érnek téged
vd-verb-add-power = { $which-dat } { vd-bit-more } az ereje
vd-verb-set-power =
    { $number-reckoned ->
        [yes] { $which-dat } annyi az ereje, { $number-as-many }
       *[no] { $which-dat } { $number } az ereje
    }
vd-verb-set-power-top-base = { $which-dat } annyi az ereje, mint az itt képpel felfelé fekvő kártyák legnagyobb alapereje
vd-verb-halve-base = { $which-dat } feleződik az alapereje, lefelé kerekítve
vd-verb-protect-blood = az itteni hatások miatt nem veszítesz vért, és nem lopnak tőled vért; ahol a veszteség feltétel, ott megtörténtnek számít
vd-verb-divert-blood = a vér, amelyet bármelyik városrészben elveszítesz vagy elköltesz, a közös készlet helyett ide kerül kihelyezett vérként
vd-verb-face-down-cost =
    { $number-sign ->
        [minus] egy kártya képpel lefelé való kijátszása { $number } vérrel kevesebbe kerül neked
       *[plus] egy kártya képpel lefelé való kijátszása { $number } vérrel többe kerül neked
    }
vd-verb-face-down-cost-here =
    { $number-sign ->
        [minus] egy kártya képpel lefelé való kijátszása itt { $number } vérrel kevesebbe kerül
       *[plus] egy kártya képpel lefelé való kijátszása itt { $number } vérrel többe kerül
    }
vd-verb-must-play-down = a Tervezés során az ellenfeleidnek képpel lefelé kell ide kijátszaniuk a kártyáikat, és fizetniük kell érte
vd-verb-stay-needs-blood = az a rivális, akinek üres a tartaléka, köteles innen visszavonulni
vd-verb-win-ties = minden döntetlent te nyersz meg
vd-verb-cannot-be-drained = ezt a kártyát nem lehet kiszívni, őrjöngésben sem
vd-verb-drained-first = ha őrjöngésbe esel, a véletlenszerűen kiválasztott kártya helyett ezt kell kiszívni
vd-verb-may-return-other = a Kézépítés során mindkét húzott kártyát megtarthatod, és helyettük egy kezedben lévő kártyát tehetsz a klánpaklid aljára
vd-verb-add-score = a játék végén { $number } befolyásponttal többed van

## Mikor. Egy képesség a nyitányával kezdődik; benne áll, amit a feltétel az eseményről mond: a $event-player „self”,
## „opponents” vagy „rivals”, a $event-location „here”, „not-here” vagy „haven”, a $causer „self”.

vd-opening-always =
    { $engaged ->
        [yes] Összecsapás:
       *[other] { "" }
    }
vd-opening-planning-begins = a Tervezés kezdetén
vd-opening-own-turn =
    { $played ->
        [yes] a tervezési körödben, a kártyád kijátszása után
       *[other] a tervezési körödben
    }
vd-opening-card-played =
    { $event-player ->
        [self] valahányszor kijátszol { vd-bit-event-where },
        [opponents] valahányszor egy ellenfél kijátszik { vd-bit-event-where },
        [rivals] valahányszor egy rivális kijátszik { vd-bit-event-where },
       *[other] valahányszor egy játékos kijátszik { vd-bit-event-where },
    }
vd-bit-event-where =
    { $event-face-down ->
        [yes] { vd-bit-event-to } képpel lefelé egy kártyát
       *[other] { vd-bit-event-to } egy kártyát
    }
vd-bit-event-to =
    { $event-location ->
        [here] ide
        [not-here] egy másik városrészbe
        [haven] a Herceg menedékébe
       *[other] { "" }
    }
vd-bit-event-place =
    { $event-location ->
        [here] itt
        [not-here] egy másik városrészben
        [haven] a Herceg menedékében
       *[other] { "" }
    }
vd-opening-planning-ends = a Tervezés végén
vd-opening-resolution-begins = a Kiértékelés kezdetén
vd-opening-choices-shown = közvetlenül azután, hogy kiderült, ki marad és ki vonul vissza,
vd-opening-choices-final = az itteni Visszavonulás lépésben
vd-opening-withdrawing =
    { $event-player ->
        [self] valahányszor visszavonulsz { vd-bit-event-from },
       *[other] valahányszor egy játékos visszavonul { vd-bit-event-from },
    }
vd-opening-withdrew =
    { $event-player ->
        [self] miután visszavonultál { vd-bit-event-from },
       *[other] valahányszor egy játékos visszavonult { vd-bit-event-from },
    }
vd-bit-event-from =
    { $event-location ->
        [here] innen
        [not-here] egy másik városrészből
        [haven] a Herceg menedékéből
       *[other] { "" }
    }
vd-opening-before-reveal = az itteni Felfedés előtt
vd-opening-reveal = az itteni Felfedéskor
vd-opening-revealed = közvetlenül az itteni Felfedés után
vd-opening-setup = Felkészülés:
vd-opening-conflict-begins = Összecsapás, minden más hatás előtt:
vd-opening-before-power = Összecsapás, minden hatás után:
vd-opening-winner-known = amikor kiderül, ki az itteni győztes,
vd-opening-reward =
    { $event-amount ->
        [1] amikor az első helyezett itt megkapja a jutalmát,
        [2] amikor a második helyezett itt megkapja a jutalmát,
        [3] amikor a harmadik helyezett itt megkapja a jutalmát,
       *[other] amikor egy játékos itt megkapja a jutalmát,
    }
vd-opening-joins = amikor ez a szövetséges csatlakozik a szövetségedhez,
vd-opening-aftermath = Utóhatás:
vd-opening-location-resolved = e városrész kiértékelése után
vd-opening-round-ends = a forduló végén
vd-opening-blood-lost =
    { $event-player ->
        [self] valahányszor { vd-bit-event-place } vért veszítesz vagy költesz el, vagy vért lopnak tőled,
       *[other] valahányszor { vd-bit-event-place } egy játékos vért veszít vagy költ el, vagy vért lopnak tőle,
    }
vd-opening-pool-empty =
    { $event-player ->
        [self] amikor kiürül a tartalékod,
       *[other] amikor kiürül egy játékos tartaléka,
    }
vd-opening-frenzy-caused =
    { $causer ->
        [self] valahányszor { vd-bit-event-place } őrjöngésbe kergetsz { vd-bit-event-whom },
       *[other] valahányszor { vd-bit-event-place } egy játékos őrjöngésbe kerget { vd-bit-event-whom },
    }
vd-bit-event-whom =
    { $event-player ->
        [self] téged
        [rivals] egy riválist
       *[other] egy ellenfelet
    }
vd-opening-frenzy-drain =
    { $event-player ->
        [self] amikor { vd-bit-event-place } őrjöngésbe esel,
       *[other] amikor { vd-bit-event-place } egy játékos őrjöngésbe esik,
    }
vd-later-round-ends =
    { $compound ->
        [yes] a forduló végén: { $what }
       *[no] a forduló végén { $what }
    }

vd-when-planning-begins = elkezdődik a Tervezés
vd-when-own-turn = a te tervezési köröd van
vd-when-card-played = valaki kijátszik egy kártyát
vd-when-planning-ends = véget ér a Tervezés
vd-when-resolution-begins = elkezdődik a Kiértékelés
vd-when-choices-shown = kiderül, ki marad és ki vonul vissza
vd-when-choices-final = végleges, ki marad és ki vonul vissza
vd-when-withdrawing = egy játékos visszavonul
vd-when-withdrew = egy játékos visszavonult
vd-when-before-reveal = a Felfedés következik
vd-when-reveal = a kártyákat felfedik
vd-when-revealed = a kártyákat felfedték
vd-when-setup = a Felkészülés lépés következik
vd-when-conflict-begins = elkezdődik az Összecsapás lépés
vd-when-before-power = az erő összeszámolása következik
vd-when-winner-known = kiderül, ki a győztes
vd-when-reward = valaki megkapja a jutalmát
vd-when-joins = ez a szövetséges csatlakozik a szövetségedhez
vd-when-aftermath = az Utóhatás lépés következik
vd-when-location-resolved = egy városrészt kiértékeltek
vd-when-round-ends = véget ér egy forduló
vd-when-blood-lost = egy játékos vért veszít vagy költ el
vd-when-pool-empty = kiürül egy tartalék
vd-when-frenzy-caused = valaki őrjöngésbe kerget egy játékost
vd-when-frenzy-drain = egy őrjöngő játékosnak ki kell szívnia valakit
vd-windows = { $list }
vd-until-this-location = e városrész kiértékelésének végéig
vd-until-this-round = a forduló végéig

## A szöveg fölött

vd-card-line =
    { $kind-id ->
        [clan-card] { $clan } · { $step } · erő { $power }
        [relic] Ereklye, játékonként egyszer · befolyás { $influence }
        [place] Helyszín
        [tile] Városrész · befolyás az 1–3. fordulóban: első { $first-1 }/{ $first-2 }/{ $first-3 }, második { $second-1 }/{ $second-2 }/{ $second-3 }, harmadik { $third-1 }/{ $third-2 }/{ $third-3 }{ vd-bit-extra }
       *[ally] { $kind }, { $nature } · befolyás { $influence } · táplálkozás { $feed } · kiszívás { $drain } · kiszívva befolyás { $drained }{ vd-bit-tokens }
    }
vd-bit-tokens =
    { $tokens ->
        [2] { " " }· kiszívásáért 2 diablériajelző
       *[other] { "" }
    }
vd-bit-extra =
    { $extra ->
        [0] { "" }
       *[other] ; az első még { $extra }
    }

## Részek, amelyekre csak más nyelveknek van szükségük

vd-bit-belongs = { "" }
vd-bit-cards = { "" }
vd-bit-cards-of = { "" }
vd-bit-deployed-by = { "" }
vd-bit-ending = { "" }
vd-bit-have = { "" }
vd-bit-in-alliance = { "" }
vd-bit-in-pool = { "" }
vd-bit-is = { "" }
vd-bit-lies = { "" }
vd-bit-of-whom = { "" }
vd-bit-than = { "" }
vd-bit-tokens-acc = { "" }
vd-bit-tokens-gen = { "" }
vd-bit-tokens-of = { "" }
vd-bit-who = { "" }
vd-bit-whose = { "" }
vd-bit-you = { "" }

## A kártyák nevei

vd-card-br01 = Véres düh
vd-card-br02 = Punkbanda
vd-card-br03 = Kihívás
vd-card-br04 = Káin ökle
vd-card-br05 = Le a rendszerrel
vd-card-br06 = Földrengés
vd-card-br07 = Erődemonstráció
vd-card-br08 = Készenlét (Brujah)
vd-card-br09 = Vadászat (Brujah)
vd-card-ga01 = Eggyé válás a földdel
vd-card-ga02 = Farkastárs
vd-card-ga03 = Vad fegyverek
vd-card-ga04 = A falka ereje
vd-card-ga05 = Rettenthetetlen
vd-card-ga06 = Portyán
vd-card-ga07 = Ködalak
vd-card-ga08 = Készenlét (Gangrel)
vd-card-ga09 = Vadászat (Gangrel)
vd-card-ma01 = Hipnózis
vd-card-ma02 = Véraukció
vd-card-ma03 = Az őrület hálója
vd-card-ma04 = Csapás az árnyékból
vd-card-ma05 = Káosz
vd-card-ma06 = Malkav átka
vd-card-ma07 = Esztelen roham
vd-card-ma08 = Készenlét (Malkavian)
vd-card-ma09 = Vadászat (Malkavian)
vd-card-no01 = Láthatatlan átjáró
vd-card-no02 = Árnyköpeny
vd-card-no03 = Szemek a sötétben
vd-card-no04 = Állati suttogás
vd-card-no05 = Hátba szúrás
vd-card-no06 = Egy lépéssel előrébb
vd-card-no07 = Eltűnés
vd-card-no08 = Készenlét (Nosferatu)
vd-card-no09 = Vadászat (Nosferatu)
vd-card-to01 = Ámulat
vd-card-to02 = Kíséret
vd-card-to03 = Karizma
vd-card-to04 = Hívás
vd-card-to05 = Megigézés
vd-card-to06 = Alázat
vd-card-to07 = Befolyásos barátok
vd-card-to08 = Készenlét (Toreador)
vd-card-to09 = Vadászat (Toreador)
vd-card-tr01 = Éhes összpontosítás
vd-card-tr02 = Ősi ereklyék
vd-card-tr03 = Vitae-lopás
vd-card-tr04 = Sötét paktum
vd-card-tr05 = Vérkatlan
vd-card-tr06 = Megtorlás
vd-card-tr07 = Misztikus elszívás
vd-card-tr08 = Készenlét (Tremere)
vd-card-tr09 = Vadászat (Tremere)
vd-card-ve01 = Mesterterv
vd-card-ve02 = Diplomácia
vd-card-ve03 = Kijárási tilalom
vd-card-ve04 = Felség
vd-card-ve05 = Tömegmanipuláció
vd-card-ve06 = A zsarnok tekintete
vd-card-ve07 = Megelőző csapás
vd-card-ve08 = Készenlét (Ventrue)
vd-card-ve09 = Vadászat (Ventrue)
vd-card-al01 = Anita Wainwright
vd-card-al02 = Sgt. McTavish
vd-card-al03 = Khadija Al-Kindi
vd-card-al04 = Wauneka
vd-card-al05 = Carmelita Neillson
vd-card-al06 = Maldavis
vd-card-al07 = Erichtho
vd-card-al08 = Fiorenza Savona
vd-card-al09 = Marcel
vd-card-al10 = Bronwyn
vd-card-al11 = Portia
vd-card-al12 = Talley
vd-card-al13 = Ambrus Maropis
vd-card-al14 = Edward Neally
vd-card-al15 = Mr. Damp
vd-card-al16 = Bobby White
vd-card-al17 = Maja Wysocki
vd-card-al18 = Ed Crawford
vd-card-al19 = Betty Fuller
vd-card-al20 = Dr. Fragonard
vd-card-al21 = Tamara Bodnar
vd-card-al22 = Douglas Richardson
vd-card-al23 = Tom Kimber
vd-card-al24 = Francis Bennet
vd-card-al25 = Elena Cortez
vd-card-al26 = Julie Munoz
vd-card-al27 = Roberta Urbani
vd-card-al28 = Ryan Ramos
vd-card-al29 = Sarah McAleer
vd-card-al30 = Miguel Chandler
vd-card-victim = Áldozat
vd-card-re01 = Izsák kelyhe
vd-card-re02 = Sargon apokrifje
vd-card-re03 = A Vén maszkja
vd-card-re04 = Sírföldes urna
vd-card-re05 = Ezüst főkönyv
vd-card-re06 = Az özvegy tövise
vd-card-re07 = Törött jogar
vd-card-re08 = Fekete gyertya
vd-card-lo01 = Szukkubusz Klub
vd-card-lo02 = A Nyakörv
vd-card-lo03 = Vágóhídi karámok
vd-card-lo04 = Éjszakai komp
vd-card-lo05 = Régi operaház
vd-card-lo06 = Városi hullaház
vd-card-lo07 = Véradás
vd-card-first = Első városrész
vd-card-second = Második városrész
vd-card-third = Harmadik városrész
vd-card-haven = A Herceg menedéke
