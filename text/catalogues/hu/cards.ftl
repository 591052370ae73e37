### A kártyák mondatai, közösek minden olyan játékban, amelynek van kártyanyelve. A text/cards/text.hpp állítja össze
### őket a kártya kódjából.
###
### Itt minden egy mondat része: kisbetűvel kezdődik, és nincs a végén pont. Amit többféle alakban is lehet mondani,
### azt az alakjával együtt kérjük: a { $who-acc } hatására a „who” üzenete azt látja, hogy $case = „acc”. A magyar
### alakok: nom, acc (-t), dat (-nak), sub (-ra), sup (-n), del (-ról), ade (-nál), továbbá from („egy kártyát a
### pincédből”), exists („van karakter a kastélyban”) és number („a karakterek száma”). A $who-id megmondja, mi az
### („self”, „opponent”, egy szó, „chosen”, „them”, …), a $who-count „one” vagy „all”; a $not, a $own, a $same, a
### $who-definite és a $who-vowel „yes” vagy „no”.

## Dolgok

# A $count szám, „one”, „any” vagy „all”: sok, de nincs megszámolva.
card-phrase =
    { $case ->
        [exists] { $det ->
            [no] nincs { $before } { $noun } { $place }
            [a] van { $before } { $noun } { $place }
           *[other] { $quantity } { $before } { $noun } van { $place }
        }{ $which }
        [number] { $quantity } { $before } { $noun } száma { $place }{ $which }
       *[other] { $quantity } { $before } { $noun } { $place }{ $which }{ card-part-as-many }
    }
# A dolgok után: annyi, amennyi.
card-part-as-many =
    { $det ->
        [reckoned] , { $amount },
       *[other] { "" }
    }
card-quantity =
    { $det ->
        [a] { $case ->
            [pred] { "" }
           *[other] egy
        }
        [another] { $case ->
            [pred] másik
           *[other] egy másik
        }
        [each] minden
        [every] minden { card-part-number }
        [that] { $case ->
            [nom] az
            [dat] annak
            [sub] arra
            [sup] azon
            [del] arról
            [ade] annál
            [abl] attól
            [ine] abban
            [ill] abba
           *[acc] azt
        } { card-part-the }
        [nth] { $n ->
            [1] az első
            [2] a második
            [3] a harmadik
           *[other] a { $n }.
        }
        [number] { card-part-number }
        [up-to] legfeljebb { card-part-number }
        [any] bármennyi
        [all] { card-part-the }
        [amount] { $amount }
        [most] a lehető legtöbb
        [reckoned] annyi
       *[no] { "" }
    }
card-part-the =
    { $vowel ->
        [yes] az
       *[no] a
    }
card-part-number =
    { $n ->
        [1] egy
        [2] két
        [3] három
       *[other] { $n }
    }
# A főnév alakja ezek után.
card-case-after =
    { $case ->
        [from] acc
        [exists] nom
        [number] nom
        [pred] nom
       *[other] { $case }
    }
card-relative =
    { $gender ->
        [person] aki{ $count ->
            [one] { card-part-relative-one }
           *[all] { card-part-relative-all }
        }
       *[thing] amely{ $count ->
            [one] { $case ->
                [nom] { "" }
                [dat] nek
                [sub] re
                [sup] en
                [del] ről
                [ade] nél
                [abl] től
                [ine] ben
                [ill] be
               *[acc] et
            }
           *[all] e{ card-part-relative-all }
        }
    }
card-part-relative-one =
    { $case ->
        [nom] { "" }
        [dat] nek
        [sub] re
        [sup] n
        [del] ről
        [ade] nél
        [abl] től
        [ine] ben
        [ill] be
       *[acc] t
    }
card-part-relative-all =
    { $case ->
        [nom] k
        [dat] knek
        [sub] kre
        [sup] ken
        [del] kről
        [ade] knél
        [abl] ktől
        [ine] kben
        [ill] kbe
       *[acc] ket
    }
card-which = , { $clauses },
card-such-that = { $which-sub } igaz, hogy { $condition }
card-with-highest = { $which-sub } ez a legnagyobb: { $what }
card-with-lowest = { $which-sub } ez a legkisebb: { $what }
card-chosen-by = { $which-acc } { $by } választ
card-some-words =
    { $det ->
        [any] ezek közül bármennyit: { $words }
        [up-to] ezek közül legfeljebb { $n } darabot: { $words }
       *[number] ezek közül { $n } darabot: { $words }
    }

## Számok

card-amount =
    { $relation ->
        [at-least] legalább { $n }
        [at-most] legfeljebb { $n }
        [unequal] nem pontosan { $n }
       *[equal] pontosan { $n }
    }
card-number-of = { $things-number }
card-number-of-chosen = a számuk
card-plus = { $a } plusz { $b }
card-minus = { $a } mínusz { $b }
card-times = { $a } × { $b }
card-negative = mínusz { $a }
card-smaller = { $a } vagy { $b } (amelyik kevesebb)
card-larger = { $a } vagy { $b } (amelyik több)
card-half-up = ennek a fele, felfelé kerekítve: { $a }
card-half-down = ennek a fele, lefelé kerekítve: { $a }
card-each-of-them =
    { $case ->
        [nom] mindegyik
        [dat] mindegyiknek
        [sub] mindegyikre
        [sup] mindegyiken
        [del] mindegyikről
        [ade] mindegyiknél
        [abl] mindegyiktől
        [ine] mindegyikben
        [ill] mindegyikbe
        [after] mindegyik után
       *[acc] mindegyiket
    }
# Az annyi dolog után: „annyi kártyát, amennyi …”.
card-as-many = amennyi { $number }
card-per = { $things-after } { $what }
card-per-most = { $things-after } { $what }, de összesen legfeljebb { $most }
card-rounded-up = { $what }, felfelé kerekítve
card-sum = ennek az összege: { $what }, ezekre számolva: { $things }
card-highest = e számok közül a legnagyobb: { $what }
card-lowest = e számok közül a legkisebb: { $what }
card-number-for = { $things-ade } { $what }
card-let = { $letter } legyen { $number }

## Felsorolások

card-comma = { $a }, { $b }
card-and = { $a }, és { $b }
card-and-things = { $a } és { $b }
card-or = { $a }, vagy { $b }
card-or-words =
    { $case ->
        [stem] { $a }- vagy { $b }
       *[other] { $a } vagy { $b }
    }
card-either = e kettő közül legalább az egyik igaz: { $what },
card-then = { $a }, azután { $b }
card-and-do = { $a }, és { $b }
card-next = { $a }; { $b }
card-fact-and = { $a } + { $b }

## Feltételek

card-compare =
    { $relation ->
        [equal] { $a } ugyanannyi, mint { $b }
        [unequal] { $a } nem ugyanannyi, mint { $b }
        [less] { $a } kisebb, mint { $b }
        [at-most] { $a } legfeljebb annyi, mint { $b }
        [more] { $a } nagyobb, mint { $b }
       *[at-least] { $a } legalább annyi, mint { $b }
    }
card-is = { $a } { card-part-not } { $b-pred }
card-same = { $a } { card-part-not } azonos ezzel: { $b }
card-some-chosen =
    { $not ->
        [yes] egy ilyen sincs
       *[no] legalább egy ilyen van
    }
card-part-not =
    { $not ->
        [yes] nem
       *[no] { "" }
    }

## Ami történik

card-target =
    { $by-id ->
        [self] { $what-id ->
            [either] nevezd meg, melyik legyen: { $what }
           *[other] nevezz meg { $what-acc }
        }
       *[other] { $what-id ->
            [either] { $by } megnevezi, melyik legyen: { $what }
           *[other] { $by } megnevez { $what-acc }
        }
    }
card-choose =
    { $by-id ->
        [self] { $what-id ->
            [either] válaszd ki, melyik legyen: { $what }
           *[other] válassz { $what-from }
        }
       *[other] { $what-id ->
            [either] { $by } kiválasztja, melyik legyen: { $what }
           *[other] { $by } választ { $what-from }
        }
    }
card-choose-number =
    { $by-id ->
        [self] válassz egy { $letter } számot, amely legfeljebb ennyi: { $number }
       *[other] { $by } választ egy { $letter } számot, amely legfeljebb ennyi: { $number }
    }
card-choose-number-between =
    { $by-id ->
        [self] válassz egy { $letter } számot { $least } és { $number } között
       *[other] { $by } választ egy { $letter } számot { $least } és { $number } között
    }
card-menu =
    { $by-id ->
        [self] válassz egyet: { $options }
       *[other] { $by } választ egyet: { $options }
    }
card-option = { $a }; vagy { $b }
card-option-if = { $what } (csak ha { $condition })
# A lehetőséget a magyarban maga az ige fejezi ki: „húzhatsz”.
card-may = { $what-infinitive }
card-may-these =
    { $by-id ->
        [self] dönthetsz úgy, hogy { $what-told }
       *[other] { $by } úgy dönthet, hogy { $what-told }
    }
card-may-this =
    { $by-id ->
        [self] megteheted ezt: { $what }
       *[other] { $by } eldöntheti, megtörténjen-e ez: { $what }
    }
# A $compound „yes”, ha több dolog is történik.
card-part-colon =
    { $compound ->
        [yes] :
       *[no] ,
    }
card-if-so = ha igen{ card-part-colon } { $what }
card-if-not = ha nem{ card-part-colon } { $what }
card-if = ha { $condition }{ card-part-colon } { $what }
card-otherwise =
    { $compound ->
        [yes] különben: { $what }
       *[no] különben { $what }
    }
card-for-each =
    { $compound ->
        [yes] { $things-ade }: { $what }
       *[no] { $things-ade } { $what }
    }
card-for-each-of-them =
    { $compound ->
        [yes] mindegyiknél: { $what }
       *[no] mindegyiknél { $what }
    }
card-once-for-each =
    { $compound ->
        [yes] { $things-after } egyszer: { $what }
       *[no] { $things-after } egyszer { $what }
    }
card-repeat =
    { $number-reckoned ->
        [yes] tedd ezt annyiszor, { $number-as-many }: { $what }
       *[no] { $number ->
            [1] egyszer tedd ezt: { $what }
            [2] kétszer tedd ezt: { $what }
            [3] háromszor tedd ezt: { $what }
           *[other] { $number } alkalommal tedd ezt: { $what }
        }
    }
card-until = { $duration } { $what }
card-until-long = { $duration } { $what }
card-later = amikor legközelebb { $window }{ card-part-colon } { $what }
card-until-that = mindaddig, amíg be nem következik, hogy { $condition },
card-while = { $what }, amíg { $condition },
card-whenever = { $duration } minden alkalommal, amikor { $window }{ card-part-colon } { $what }
card-together = egyszerre: { $what }
card-called = „{ $name }”
card-cost = további költség: { $what }
card-nothing = semmi sem történik

## Mikor

card-when = amikor { $windows }
card-only-if = csak ha { $condition }
card-as-long-as = amíg { $condition }
card-once = { $scope } egyszer
card-use = használd ezt a kártyát
card-facts = { $facts }.
card-at-level = { $what } ({ $level })
card-as-above = mint fent
card-as-above-and = mint fent, továbbá { $what }
card-any-of = használj ezek közül legalább egyet, ebben a sorrendben: { $options }
card-any-of-one = ({ $number }) { $what }
# Egy képesség nyitánya után: „Utóhatás: ha …”.
card-opening-if = ha { $condition },

## Részek, amelyekre csak más nyelveknek van szükségük

card-part-ending = { "" }
card-part-ending-soft = { "" }
card-part-ending-third = { "" }

## krypta cards

cards-id = Id
cards-name = Név
cards-kind = Fajta
cards-supported = Támogatott
cards-yes = igen
cards-no = nem
cards-proved = Ezek a leírások bizonyítják (angolul):
cards-no-mistakes =
    { $count ->
        [one] Egy kártya ({ $game }), hiba nélkül
       *[other] { $count } kártya ({ $game }), hiba nélkül
    }
cards-specs-hold =
    { $count ->
        [one] Egy próba, és teljesül
       *[other] { $count } próba, és mind teljesül
    }
cards-specs-failed =
    { $count ->
        [one] Egy próba, és nem teljesül
       *[other] { $count } próba, ebből { $failed } nem teljesül
    }
