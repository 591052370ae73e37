### Słowa, których Wendeta użycza zdaniom na swoich kartach (zob. cards.ftl), i nazwy kart. Terminy jak w księdze zasad
### docs/rules/pl. Nie każdy język używa każdej części.

## Rodzaje rzeczy: f żeński, m1 męskoosobowy, m inny męski

vd-gender-player = m1
vd-gender-location = f
vd-gender-card = f
vd-gender-hand-card = f
vd-gender-follower = f
vd-gender-clan = m
vd-gender-step = m
vd-gender-nature = f
vd-gender-card-kind = m
vd-gender-origin = m
vd-gender-number = f
vd-noun-number =
    { $count ->
        [one] { $case ->
            [acc] liczbę
            [gen] liczby
            [dat] liczbie
            [loc] liczbie
            [ins] liczbą
           *[nom] liczba
        }
        [many] { $case ->
            [acc] liczb
            [gen] liczb
            [dat] liczbom
            [loc] liczbach
            [ins] liczbami
           *[nom] liczb
        }
       *[all] { $case ->
            [acc] liczby
            [gen] liczb
            [dat] liczbom
            [loc] liczbach
            [ins] liczbami
           *[nom] liczby
        }
    }
vd-noun-player =
    { $count ->
        [one] { $case ->
            [acc] gracza
            [gen] gracza
            [dat] graczowi
            [loc] graczu
            [ins] graczem
           *[nom] gracz
        }
        [many] { $case ->
            [acc] graczy
            [gen] graczy
            [dat] graczom
            [loc] graczach
            [ins] graczami
           *[nom] graczy
        }
       *[all] { $case ->
            [acc] graczy
            [gen] graczy
            [dat] graczom
            [loc] graczach
            [ins] graczami
           *[nom] gracze
        }
    }
vd-noun-location =
    { $count ->
        [one] { $case ->
            [acc] dzielnicę
            [gen] dzielnicy
            [dat] dzielnicy
            [loc] dzielnicy
            [ins] dzielnicą
           *[nom] dzielnica
        }
        [many] { $case ->
            [acc] dzielnic
            [gen] dzielnic
            [dat] dzielnicom
            [loc] dzielnicach
            [ins] dzielnicami
           *[nom] dzielnic
        }
       *[all] { $case ->
            [acc] dzielnice
            [gen] dzielnic
            [dat] dzielnicom
            [loc] dzielnicach
            [ins] dzielnicami
           *[nom] dzielnice
        }
    }
vd-noun-card =
    { $count ->
        [one] { $case ->
            [acc] kartę
            [gen] karty
            [dat] karcie
            [loc] karcie
            [ins] kartą
           *[nom] karta
        }
        [many] { $case ->
            [acc] kart
            [gen] kart
            [dat] kartom
            [loc] kartach
            [ins] kartami
           *[nom] kart
        }
       *[all] { $case ->
            [acc] karty
            [gen] kart
            [dat] kartom
            [loc] kartach
            [ins] kartami
           *[nom] karty
        }
    }
vd-noun-hand-card =
    { $count ->
        [one] { $case ->
            [acc] kartę
            [gen] karty
            [dat] karcie
            [loc] karcie
            [ins] kartą
           *[nom] karta
        }
        [many] { $case ->
            [acc] kart
            [gen] kart
            [dat] kartom
            [loc] kartach
            [ins] kartami
           *[nom] kart
        }
       *[all] { $case ->
            [acc] karty
            [gen] kart
            [dat] kartom
            [loc] kartach
            [ins] kartami
           *[nom] karty
        }
    }
vd-noun-follower =
    { $count ->
        [one] { $case ->
            [acc] kartę
            [gen] karty
            [dat] karcie
            [loc] karcie
            [ins] kartą
           *[nom] karta
        }
        [many] { $case ->
            [acc] kart
            [gen] kart
            [dat] kartom
            [loc] kartach
            [ins] kartami
           *[nom] kart
        }
       *[all] { $case ->
            [acc] karty
            [gen] kart
            [dat] kartom
            [loc] kartach
            [ins] kartami
           *[nom] karty
        }
    }
vd-noun-clan =
    { $case ->
        [acc] klan
        [gen] klanu
        [dat] klanowi
        [loc] klanie
        [ins] klanem
       *[nom] klan
    }
vd-noun-step =
    { $case ->
        [acc] etap
        [gen] etapu
        [dat] etapowi
        [loc] etapie
        [ins] etapem
       *[nom] etap
    }
vd-noun-nature =
    { $case ->
        [acc] naturę
        [gen] natury
        [dat] naturze
        [loc] naturze
        [ins] naturą
       *[nom] natura
    }
vd-noun-card-kind =
    { $case ->
        [acc] rodzaj karty
        [gen] rodzaju karty
        [dat] rodzajowi karty
        [loc] rodzaju karty
        [ins] rodzajem karty
       *[nom] rodzaj karty
    }
vd-noun-origin = pochodzenie
# Końcówka przymiotnika przy karcie.
vd-bit-ending =
    { $count ->
        [one] { $case ->
            [acc] ą
            [gen] ej
            [dat] ej
            [loc] ej
            [ins] ą
           *[nom] a
        }
        [many] { $case ->
            [acc] ych
            [gen] ych
            [dat] ym
            [loc] ych
            [ins] ymi
           *[nom] ych
        }
       *[all] { $case ->
            [acc] e
            [gen] ych
            [dat] ym
            [loc] ych
            [ins] ymi
           *[nom] e
        }
    }

## Słowa

vd-word-location-first =
    { $case ->
        [acc] Dzielnicę 1
        [gen] Dzielnicy 1
        [dat] Dzielnicy 1
        [loc] Dzielnicy 1
        [ins] Dzielnicą 1
       *[nom] Dzielnica 1
    }
vd-word-location-second =
    { $case ->
        [acc] Dzielnicę 2
        [gen] Dzielnicy 2
        [dat] Dzielnicy 2
        [loc] Dzielnicy 2
        [ins] Dzielnicą 2
       *[nom] Dzielnica 2
    }
vd-word-location-third =
    { $case ->
        [acc] Dzielnicę 3
        [gen] Dzielnicy 3
        [dat] Dzielnicy 3
        [loc] Dzielnicy 3
        [ins] Dzielnicą 3
       *[nom] Dzielnica 3
    }
vd-word-location-haven =
    { $case ->
        [acc] Schronienie Księcia
        [gen] Schronienia Księcia
        [dat] Schronieniu Księcia
        [loc] Schronieniu Księcia
        [ins] Schronieniem Księcia
       *[nom] Schronienie Księcia
    }
vd-word-clan-brujah = Brujah
vd-word-clan-gangrel = Gangrel
vd-word-clan-malkavian = Malkavian
vd-word-clan-nosferatu = Nosferatu
vd-word-clan-toreador = Toreador
vd-word-clan-tremere = Tremere
vd-word-clan-ventrue = Ventrue
vd-word-step-passive = pasywna
vd-word-step-setup = przygotowanie
vd-word-step-conflict = starcie
vd-word-step-aftermath = pokłosie
vd-word-nature-human =
    { $case ->
        [acc] człowieka
        [gen] człowieka
        [dat] człowiekowi
        [loc] człowieku
        [ins] człowiekiem
       *[nom] człowiek
    }
vd-word-nature-vampire =
    { $case ->
        [acc] wampira
        [gen] wampira
        [dat] wampirowi
        [loc] wampirze
        [ins] wampirem
       *[nom] wampir
    }
vd-word-card-kind-clan-card = karta klanu
vd-word-card-kind-ally = Poplecznik
vd-word-card-kind-victim = Ofiara
vd-word-card-kind-relic = relikwia
vd-word-card-kind-place = miejsce
vd-word-card-kind-tile = dzielnica
vd-word-origin-print = z druku
vd-word-origin-ours = nasza

## O co można zapytać: jako część zdania …

vd-the-self =
    { $case ->
        [acc] ciebie
        [gen] ciebie
        [dat] tobie
        [loc] tobie
        [ins] tobą
       *[nom] ty
    }
vd-the-here =
    { $case ->
        [acc] tę dzielnicę
        [gen] tej dzielnicy
        [dat] tej dzielnicy
        [loc] tej dzielnicy
        [ins] tą dzielnicą
       *[nom] ta dzielnica
    }
vd-the-this =
    { $case ->
        [acc] tę kartę
        [from] tę kartę
        [gen] tej karty
        [dat] tej karcie
        [loc] tej karcie
        [ins] tą kartą
       *[nom] ta karta
    }
vd-the-round =
    { $case ->
        [acc] numer rundy
        [gen] numeru rundy
        [dat] numerowi rundy
        [loc] numerze rundy
        [ins] numerem rundy
       *[nom] numer rundy
    }
vd-the-winner =
    { $case ->
        [acc] zwycięzcę
        [gen] zwycięzcy
        [dat] zwycięzcy
        [loc] zwycięzcy
        [ins] zwycięzcą
       *[nom] zwycięzca
    }
vd-the-top-base =
    { $case ->
        [acc] najwyższą bazową wartość siły odkrytych kart tutaj
        [gen] najwyższej bazowej wartości siły odkrytych kart tutaj
        [dat] najwyższej bazowej wartości siły odkrytych kart tutaj
        [loc] najwyższej bazowej wartości siły odkrytych kart tutaj
        [ins] najwyższą bazową wartością siły odkrytych kart tutaj
       *[nom] najwyższa bazowa wartość siły odkrytych kart tutaj
    }
vd-the-lowest-bidder =
    { $case ->
        [acc] gracza z najniższą stawką
        [gen] gracza z najniższą stawką
        [dat] graczowi z najniższą stawką
        [loc] graczu z najniższą stawką
        [ins] graczem z najniższą stawką
       *[nom] gracz z najniższą stawką
    }
vd-the-event-player =
    { $event-player ->
        [self] { $case ->
            [nom] ty
            [dat] tobie
            [loc] tobie
            [ins] tobą
           *[acc] ciebie
        }
        [opponents] { $case ->
            [nom] ten przeciwnik
            [dat] temu przeciwnikowi
            [loc] tym przeciwniku
            [ins] tym przeciwnikiem
           *[acc] tego przeciwnika
        }
        [rivals] { $case ->
            [nom] ten rywal
            [dat] temu rywalowi
            [loc] tym rywalu
            [ins] tym rywalem
           *[acc] tego rywala
        }
       *[other] { $case ->
            [nom] ten gracz
            [dat] temu graczowi
            [loc] tym graczu
            [ins] tym graczem
           *[acc] tego gracza
        }
    }
vd-the-event-location =
    { $case ->
        [acc] tamtą dzielnicę
        [gen] tamtej dzielnicy
        [dat] tamtej dzielnicy
        [loc] tamtej dzielnicy
        [ins] tamtą dzielnicą
       *[nom] tamta dzielnica
    }
vd-the-event-card =
    { $case ->
        [acc] dołożoną kartę
        [from] dołożoną kartę
        [gen] dołożonej karty
        [dat] dołożonej karcie
        [loc] dołożonej karcie
        [ins] dołożoną kartą
       *[nom] dołożona karta
    }
vd-the-event-amount =
    { $case ->
        [acc] tę liczbę
        [gen] tej liczby
        [dat] tej liczbie
        [loc] tej liczbie
        [ins] tą liczbą
       *[nom] ta liczba
    }
vd-the-causer =
    { $case ->
        [acc] sprawcę
        [gen] sprawcy
        [dat] sprawcy
        [loc] sprawcy
        [ins] sprawcą
       *[nom] sprawca
    }
vd-the-pool =
    { $case ->
        [gen] liczby żetonów krwi { vd-bit-in-pool }
       *[nom] liczba żetonów krwi { vd-bit-in-pool }
    }
vd-bit-in-pool =
    { $who-id ->
        [self] w twojej puli
       *[other] w puli { $who-gen }
    }
vd-the-influence =
    { $case ->
        [gen] liczby żetonów wpływu { vd-bit-of-whom }
       *[nom] liczba żetonów wpływu { vd-bit-of-whom }
    }
vd-bit-of-whom =
    { $who-id ->
        [self] w twojej puli
       *[other] { $who-gen }
    }
vd-the-deployed =
    { $case ->
        [gen] liczby żetonów krwi { vd-bit-deployed-by }
       *[nom] liczba żetonów krwi { vd-bit-deployed-by }
    }
vd-bit-deployed-by =
    { $total ->
        [yes] rozstawionych tutaj przez wszystkich { $who-acc }
       *[no] { $who-id ->
            [self] rozstawionych tutaj przez ciebie
           *[other] rozstawionych tutaj przez { $who-acc }
        }
    }
vd-the-alliance =
    { $case ->
        [gen] liczby kart { vd-bit-in-alliance }
       *[nom] liczba kart { vd-bit-in-alliance }
    }
vd-bit-in-alliance =
    { $who-id ->
        [self] w twoim sojuszu
       *[other] w sojuszu { $who-gen }
    }
vd-the-cards =
    { $case ->
        [gen] liczby { vd-bit-cards-of } tutaj
       *[nom] liczba { vd-bit-cards-of } tutaj
    }
vd-the-up-cards =
    { $case ->
        [gen] liczby odkrytych { vd-bit-cards-of } tutaj
       *[nom] liczba odkrytych { vd-bit-cards-of } tutaj
    }
vd-bit-cards-of =
    { $who-id ->
        [self] twoich kart
       *[other] kart { $who-gen }
    }
vd-the-hand-size =
    { $who-id ->
        [self] liczba kart na twojej ręce
       *[other] liczba kart na ręce { $who-gen }
    }
vd-the-deck-size =
    { $who-id ->
        [self] liczba kart w twojej talii klanu
       *[other] liczba kart w talii klanu { $who-gen }
    }
vd-the-bid =
    { $who-id ->
        [self] twoja stawka
       *[other] stawka { $who-gen }
    }
vd-the-controller = kontrolujący { $who-acc }
vd-the-base =
    { $case ->
        [gen] bazowej wartości siły { $who-gen }
       *[nom] bazowa wartość siły { $who-gen }
    }
vd-the-location = dzielnica { $who-gen }
vd-the-nature = natura { $who-gen }

# Liczby, o których mówi się „za każdy …”.
vd-each-pool = { vd-bit-each } krwi { vd-bit-in-pool }
vd-each-deployed =
    { vd-bit-each } krwi { $every ->
        [1] rozstawiony
       *[other] rozstawione
    } tutaj przez { $who-acc }
vd-bit-each =
    { $every ->
        [1] każdy żeton
       *[other] każde 2 żetony
    }
vd-each-alliance =
    { $every ->
        [1] każdą kartę
       *[other] każde dwie karty
    } { vd-bit-in-alliance }
vd-each-event-amount =
    { $every ->
        [1] każdą przeniesioną kartę
       *[other] każde dwie przeniesione karty
    }

# Połowa liczby, o której mówi się po swojemu.
vd-half-deployed =
    połowa krwi rozstawionej tutaj przez { $total ->
        [yes] wszystkich { $who-acc }
       *[no] { $who-acc }
    }, zaokrąglona { $up ->
        [yes] w górę
       *[no] w dół
    }

vd-highest-base = { $which } ma najwyższą z nich bazową wartość siły

# Ograniczenia, które obowiązują i tak, więc żadna karta nie musi o nich mówić.
vd-within-pool-less-1 = w puli zostaje co najmniej 1 żeton krwi
vd-within-deployed = nie więcej, niż rozstawiono
vd-within-own-cards-9 = nikt nie ma w dzielnicy więcej niż dziewięć kart klanu

# Kto wybiera, w tym, co wybiera.
vd-chooser =
    { $case ->
        [acc] go
        [gen] niego
        [dat] mu
        [loc] nim
        [ins] nim
       *[nom] { "" }
    }

## … i jako warunek. $relation to „equal”, „unequal”, „at-least” lub „at-most”, $amount mówi to razem z liczbą $n. Gdy
## $same to „yes”, porównuje się z tym, co ma $value.

vd-bit-is =
    { $who-count ->
        [one] { card-part-not } jest
       *[all] { card-part-not } są
    }
vd-bit-have =
    { $who-id ->
        [self] masz
       *[other] { $who-count ->
            [one] { $who } ma
           *[all] { $who } mają
        }
    }
vd-bit-fewer =
    { $relation ->
        [less] mniej
        [at-most] nie więcej
        [more] więcej
        [at-least] nie mniej
        [unequal] inną liczbę
       *[equal] tyle samo
    }
vd-bit-than =
    { $relation ->
        [equal] co
       *[other] niż
    }
vd-about-self = { $value } to { card-part-not } ty
vd-about-here =
    { $value-id ->
        [haven] to { card-part-not } jest Schronienie Księcia
       *[other] to { card-part-not } jest { $value }
    }
vd-about-this = { $value } to { card-part-not } ta karta
vd-about-round =
    { $relation ->
        [equal] trwa runda { $n }
        [unequal] nie trwa runda { $n }
       *[other] numer rundy wynosi { $amount }
    }
vd-about-winner =
    { $value-id ->
        [self] { $not ->
            [yes] nie jesteś tu zwycięzcą
           *[no] jesteś tu zwycięzcą
        }
       *[other] { $value } { card-part-not } jest tu zwycięzcą
    }
vd-about-top-base = najwyższa bazowa wartość siły tutaj wynosi { $amount }
vd-about-lowest-bidder =
    { $value-id ->
        [self] twoja stawka { card-part-not } jest najniższa
       *[other] stawka { $value-gen } { card-part-not } jest najniższa
    }
vd-about-played =
    { $not ->
        [yes] karta tej tury nie jest jeszcze dołożona
       *[no] karta tej tury jest już dołożona
    }
vd-about-event-player =
    { $value-id ->
        [self] to { card-part-not } ty
       *[other] to { card-part-not } { $value }
    }
vd-about-event-location =
    { $value-id ->
        [here] to { card-part-not } tutaj
       *[other] to { card-part-not } { $value }
    }
vd-about-event-card = dołożona karta to { card-part-not } { $value }
vd-about-event-amount = ta liczba wynosi { $amount }
vd-about-event-face-down = karta { card-part-not } jest dokładana zakryta
vd-about-causer =
    { $value-id ->
        [self] to { card-part-not } ty jesteś sprawcą
       *[other] sprawcą { card-part-not } jest { $value }
    }
vd-about-pool =
    { $same ->
        [yes] { vd-bit-have } w puli { vd-bit-fewer } krwi { vd-bit-than } { $value }
       *[no] { vd-bit-have } w puli { $amount } { vd-bit-tokens-acc } krwi
    }
vd-bit-tokens-acc =
    { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    }
vd-about-influence = { vd-bit-have } { $amount } { vd-bit-tokens-acc } wpływu
vd-about-deployed =
    { $relation ->
        [at-least] { $n ->
            [1] { vd-bit-have } tutaj rozstawioną krew
           *[other] { vd-bit-have } tutaj { $amount } { vd-bit-tokens-acc } krwi
        }
       *[other] { vd-bit-have } tutaj { $amount } { vd-bit-tokens-acc } krwi
    }
vd-about-alliance = { vd-bit-have } w sojuszu { $amount } { vd-bit-cards }
vd-bit-cards =
    { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    }
vd-about-cards =
    { $relation ->
        [at-least] { $n ->
            [1] { vd-bit-have } tutaj kartę
           *[other] { vd-bit-have } tutaj { $amount } { vd-bit-cards }
        }
        [equal] { $n ->
            [0] { $who-id ->
                [self] nie masz tutaj karty
               *[other] { $who } nie ma tutaj karty
            }
           *[other] { vd-bit-have } tutaj { $amount } { vd-bit-cards }
        }
       *[other] { vd-bit-have } tutaj { $amount } { vd-bit-cards }
    }
vd-about-cards-plus-deployed =
    { $relation ->
        [at-least] { $n ->
            [1] { vd-bit-have } tutaj kartę lub krew
           *[other] { vd-bit-have } tutaj łącznie { $amount } kart i żetonów krwi
        }
       *[other] { vd-bit-have } tutaj łącznie { $amount } kart i żetonów krwi
    }
vd-about-up-cards =
    { $same ->
        [yes] { vd-bit-have } tutaj { vd-bit-fewer } odkrytych kart { vd-bit-than } { $value }
       *[no] { vd-bit-have } tutaj { $amount } { $n ->
            [one] odkrytą kartę
            [few] odkryte karty
           *[many] odkrytych kart
        }
    }
vd-about-hand-size = { vd-bit-have } na ręce { $amount } { vd-bit-cards }
vd-about-deck-size =
    { $relation ->
        [at-least] { $n ->
            [1] { vd-bit-have } w talii klanu jakąś kartę
           *[other] { vd-bit-have } w talii klanu { $amount } { vd-bit-cards }
        }
       *[other] { vd-bit-have } w talii klanu { $amount } { vd-bit-cards }
    }
vd-about-bid = stawka { $who-gen } wynosi { $amount }
vd-about-can-lose =
    { $who-id ->
        [self] { $not ->
            [yes] nie masz krwi do stracenia
           *[no] masz krew do stracenia
        }
       *[other] { $not ->
            [yes] { $who } nie ma krwi do stracenia
           *[no] { $who } ma krew do stracenia
        }
    }
vd-about-stays =
    { $who-id ->
        [self] { card-part-not } zostajesz
       *[other] { $who } { card-part-not } zostaje
    }
vd-about-may-change =
    { $not ->
        [yes] nie możesz zmienić wyboru
       *[no] masz wybór, który możesz zmienić
    }
vd-about-rewarded =
    { $who-id ->
        [self] { $not ->
            [yes] nagrodą dla ciebie tutaj w tej rundzie nie był poplecznik ani ofiara
           *[no] nagrodą dla ciebie tutaj w tej rundzie był poplecznik lub ofiara
        }
       *[other] { $not ->
            [yes] nagrodą dla { $who-gen } tutaj w tej rundzie nie był poplecznik ani ofiara
           *[no] nagrodą dla { $who-gen } tutaj w tej rundzie był poplecznik lub ofiara
        }
    }
vd-about-controller =
    { $who-count ->
        [one] { $value-id ->
            [self] { $not ->
                [yes] { $who } należy do innego gracza
               *[no] { $who } należy do ciebie
            }
           *[other] { $who } { card-part-not } należy do { $value-gen }
        }
       *[all] { $value-id ->
            [self] { $not ->
                [yes] { $who } należą do innych graczy
               *[no] { $who } należą do ciebie
            }
           *[other] { $who } { card-part-not } należą do { $value-gen }
        }
    }
vd-about-face-up =
    { $who-count ->
        [one] { $who } { vd-bit-is } odkryta
       *[all] { $who } { vd-bit-is } odkryte
    }
vd-about-base =
    { $same ->
        [yes] { vd-bit-have } { $relation ->
            [less] niższą bazową wartość siły niż
            [at-most] nie wyższą bazową wartość siły niż
            [more] wyższą bazową wartość siły niż
            [at-least] nie niższą bazową wartość siły niż
            [unequal] inną bazową wartość siły niż
           *[equal] tę samą bazową wartość siły co
        } { $value }
       *[no] { vd-bit-have } bazową wartość siły { $amount }
    }
vd-about-location =
    { $who-count ->
        [one] { $same ->
            [yes] { $who } { card-part-not } leży tam, gdzie { $value }
           *[no] { $who } { card-part-not } leży w { $value-loc }
        }
       *[all] { $same ->
            [yes] { $who } { card-part-not } leżą tam, gdzie { $value }
           *[no] { $who } { card-part-not } leżą w { $value-loc }
        }
    }
vd-about-engaged = efekt { $who-gen } { card-part-not } został już rozpatrzony w etapie starcia
vd-about-nature =
    { $same ->
        [yes] { $who } { card-part-not } ma tę samą naturę co { $value }
       *[no] { $who } { card-part-not } jest { $value-ins }
    }

# … i przy rzeczowniku, przed nim lub za nim. Gdzie nic tu nie stoi, mówi się to zdaniem z „która”.
vd-such-can-lose = { "" }
vd-such-stays = { "" }
vd-such-may-change = { "" }
vd-such-rewarded = { "" }
vd-such-controller = { "" }
vd-such-face-up =
    { $part ->
        [before] { $not ->
            [yes] zakryt{ vd-bit-ending }
           *[no] odkryt{ vd-bit-ending }
        }
       *[after] { "" }
    }
vd-such-location = { "" }
vd-such-engaged = { "" }
vd-such-nature =
    { $part ->
        [after] ({ $value-gen })
       *[before] { "" }
    }

## Gdzie co jest. $part „noun” to inny rzeczownik niż ten rodzaju rzeczy. $own to „yes”, gdy zdanie mówi o właścicielu.

vd-domain-players = { "" }
vd-domain-rivals =
    { $part ->
        [noun] { $count ->
            [one] { $case ->
                [nom] rywal
                [dat] rywalowi
                [loc] rywalu
                [ins] rywalem
               *[acc] rywala
            }
            [all] { $case ->
                [nom] rywale
                [dat] rywalom
                [loc] rywalach
                [ins] rywalami
               *[acc] rywali
            }
           *[other] { $case ->
                [dat] rywalom
                [loc] rywalach
                [ins] rywalami
               *[nom] rywali
            }
        }
        [place] { $case ->
            [exists] tutaj
           *[other] { "" }
        }
       *[other] { "" }
    }
vd-domain-opponents =
    { $part ->
        [noun] { $count ->
            [one] { $case ->
                [nom] przeciwnik
                [dat] przeciwnikowi
                [loc] przeciwniku
                [ins] przeciwnikiem
               *[acc] przeciwnika
            }
            [all] { $case ->
                [nom] przeciwnicy
                [dat] przeciwnikom
                [loc] przeciwnikach
                [ins] przeciwnikami
               *[acc] przeciwników
            }
           *[other] { $case ->
                [dat] przeciwnikom
                [loc] przeciwnikach
                [ins] przeciwnikami
               *[nom] przeciwników
            }
        }
       *[other] { "" }
    }
vd-domain-ranked =
    { $part ->
        [place] sklasyfikowany w tym starciu
       *[other] { "" }
    }
vd-domain-locations = { "" }
vd-domain-own-cards =
    { $part ->
        [place] { $case ->
            [from] ze swojego tutejszego obszaru
           *[other] w twoim tutejszym obszarze
        }
       *[other] { "" }
    }
vd-domain-rival-cards =
    { $part ->
        [place] rywala tutaj
       *[other] { "" }
    }
vd-domain-cards-here =
    { $part ->
        [place] tutaj
       *[other] { "" }
    }
vd-domain-my-cards =
    { $part ->
        [place] { $case ->
            [from] z dowolnego ze swoich obszarów
           *[other] w dowolnym z twoich obszarów
        }
       *[other] { "" }
    }
vd-domain-down-cards =
    { $part ->
        [before] zakryt{ vd-bit-ending }
        [place] { $owner-id ->
            [self] w twoim tutejszym obszarze
           *[other] { $owner-gen } tutaj
        }
       *[other] { "" }
    }
vd-domain-hidden-cards =
    { $part ->
        [before] zakryt{ vd-bit-ending }
        [place] w dowolnej dzielnicy
       *[other] { "" }
    }
vd-domain-hand =
    { $part ->
        [place] { $owner-id ->
            [self] { $case ->
                [from] ze swojej ręki
               *[other] na twojej ręce
            }
           *[other] { $case ->
                [from] z ręki { $owner-gen }
               *[other] na ręce { $owner-gen }
            }
        }
       *[other] { "" }
    }
vd-domain-allies =
    { $part ->
        [noun] { $count ->
            [one] { $case ->
                [nom] karta poplecznika
                [acc] kartę poplecznika
                [ins] kartą poplecznika
                [gen] karty poplecznika
               *[dat] karcie poplecznika
            }
            [many] { $case ->
                [dat] kartom popleczników
                [loc] kartach popleczników
                [ins] kartami popleczników
               *[nom] kart popleczników
            }
           *[all] { $case ->
                [gen] kart popleczników
                [dat] kartom popleczników
                [loc] kartach popleczników
                [ins] kartami popleczników
               *[nom] karty popleczników
            }
        }
        [place] { vd-bit-owner }
       *[other] { "" }
    }
vd-domain-drained =
    { $part ->
        [before] wyssan{ vd-bit-ending }
        [place] { $owner-id ->
            [self] { "" }
           *[other] { $owner-gen }
        }
       *[other] { "" }
    }
vd-domain-numbers =
    { $part ->
        [place] od 0 do { $owner-gen }
       *[other] { "" }
    }
vd-bit-owner =
    { $owner-id ->
        [self] { $case ->
            [from] z twojego sojuszu
           *[other] w twoim sojuszu
        }
       *[other] { $case ->
            [from] z sojuszu { $owner-gen }
           *[other] w sojuszu { $owner-gen }
        }
    }

## Co można zrobić

# $mood to „infinitive” po „może”, a „told”, gdy decyduje inny gracz: „dobierasz” zamiast „dobierz”.
vd-bit-blood =
    { $number-id ->
        [up-to] najwyżej { vd-bit-so-much } krwi{ vd-bit-as-many }
       *[other] { vd-bit-so-much } krwi{ vd-bit-as-many }
    }
vd-bit-influence = { vd-bit-so-much } wpływu{ vd-bit-as-many }
vd-bit-so-much =
    { $number-reckoned ->
        [yes] tyle żetonów
       *[no] { vd-bit-tokens-of }
    }
vd-bit-as-many =
    { $number-reckoned ->
        [yes] , { $number-as-many },
       *[no] { "" }
    }
vd-bit-tokens-of =
    { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
       *[many] { $number } żetonów
    }
# Co robisz innemu graczowi.
vd-doer-steal = ty
vd-doer-take-blood = ty
vd-doer-look-hand = ty
vd-verb-gain =
    { $mood ->
        [infinitive] zyskać { vd-bit-blood }
       *[do] { $who-id ->
            [self] { $mood ->
                [told] zyskujesz { vd-bit-blood }
               *[do] zyskaj { vd-bit-blood }
            }
            [event-player] zyskuje { vd-bit-blood }
           *[other] { $who } zyskuje { vd-bit-blood }
        }
    }
vd-verb-gain-until-pool =
    { $mood ->
        [infinitive] uzupełnić swoją pulę do { $number } { vd-bit-tokens-gen } krwi
       *[do] { $who-id ->
            [self] { $mood ->
                [told] uzupełniasz swoją pulę do { $number } { vd-bit-tokens-gen } krwi
               *[do] uzupełnij swoją pulę do { $number } { vd-bit-tokens-gen } krwi
            }
           *[other] { $who } uzupełnia swoją pulę do { $number } { vd-bit-tokens-gen } krwi
        }
    }
vd-bit-tokens-gen =
    { $number ->
        [1] żetonu
       *[other] żetonów
    }
vd-verb-lose =
    { $mood ->
        [infinitive] stracić { vd-bit-blood }
       *[do] { $who-id ->
            [self] { $mood ->
                [told] tracisz { vd-bit-blood }
               *[do] strać { vd-bit-blood }
            }
            [event-player] traci { vd-bit-blood }
           *[other] { $who } traci { vd-bit-blood }
        }
    }
vd-verb-lose-event-amount =
    { $mood ->
        [infinitive] stracić tyle samo krwi
       *[do] { $who-id ->
            [self] { $mood ->
                [told] tracisz tyle samo krwi
               *[do] strać tyle samo krwi
            }
           *[other] { $who } traci tyle samo krwi
        }
    }
vd-verb-lose-round =
    { $mood ->
        [infinitive] stracić tyle żetonów krwi, ile wynosi numer rundy
       *[do] { $who-id ->
            [self] { $mood ->
                [told] tracisz tyle żetonów krwi, ile wynosi numer rundy
               *[do] strać tyle żetonów krwi, ile wynosi numer rundy
            }
           *[other] { $who } traci tyle żetonów krwi, ile wynosi numer rundy
        }
    }
vd-verb-lose-bid =
    { $mood ->
        [infinitive] stracić swoją stawkę
       *[do] { $who-id ->
            [self] { $mood ->
                [told] tracisz swoją stawkę
               *[do] strać swoją stawkę
            }
           *[other] { $who } traci krew ze swojej stawki
        }
    }
vd-verb-steal =
    { $mood ->
        [infinitive] odebrać { $who-dat } { vd-bit-blood }
        [told] odbierasz { $who-dat } { vd-bit-blood }
       *[do] odbierz { $who-dat } { vd-bit-blood }
    }
vd-verb-spend =
    { $mood ->
        [infinitive] wydać { vd-bit-blood }
        [told] wydajesz { vd-bit-blood }
       *[do] wydaj { vd-bit-blood }
    }
vd-verb-spend-half-down-pool =
    { $mood ->
        [infinitive] wydać połowę krwi ze swojej puli, zaokrągloną w dół
        [told] wydajesz połowę krwi ze swojej puli, zaokrągloną w dół
       *[do] wydaj połowę krwi ze swojej puli, zaokrągloną w dół
    }
vd-verb-gain-influence =
    { $mood ->
        [infinitive] zyskać { vd-bit-influence }
       *[do] { $who-id ->
            [self] { $mood ->
                [told] zyskujesz { vd-bit-influence }
               *[do] zyskaj { vd-bit-influence }
            }
            [event-player] zyskuje { vd-bit-influence }
           *[other] { $who } zyskuje { vd-bit-influence }
        }
    }
vd-verb-lose-influence =
    { $mood ->
        [infinitive] stracić { vd-bit-influence }
       *[do] { $who-id ->
            [self] { $mood ->
                [told] tracisz { vd-bit-influence }
               *[do] strać { vd-bit-influence }
            }
           *[other] { $who } traci { vd-bit-influence }
        }
    }
vd-verb-give-influence = { $who } oddaje ci { vd-bit-influence }
vd-verb-frenzy-bonus =
    { $causer ->
        [self] zyskaj dodatkowo { vd-bit-influence }
       *[other] sprawca zyskuje dodatkowo { vd-bit-influence }
    }
vd-verb-place-blood =
    { $mood ->
        [infinitive] rozstawić { vd-bit-where } { vd-bit-blood } z puli ogólnej
       *[do] { $who-id ->
            [self] { $mood ->
                [told] rozstawiasz { vd-bit-where } { vd-bit-blood } z puli ogólnej
               *[do] rozstaw { vd-bit-where } { vd-bit-blood } z puli ogólnej
            }
           *[other] { $who } rozstawia { vd-bit-where } { vd-bit-blood } z puli ogólnej
        }
    }
vd-bit-where =
    { $where-id ->
        [here] tutaj
        [haven] { $event-location ->
            [haven] tam
           *[other] w Schronieniu Księcia
        }
       *[other] w { $where-loc }
    }
vd-verb-deploy =
    { $mood ->
        [infinitive] rozstawić tutaj { vd-bit-blood } ze swojej puli
       *[do] { $who-id ->
            [self] { $mood ->
                [told] rozstawiasz tutaj { vd-bit-blood } ze swojej puli
               *[do] rozstaw tutaj { vd-bit-blood } ze swojej puli
            }
           *[other] { $who } rozstawia tutaj { vd-bit-blood } ze swojej puli
        }
    }
vd-verb-deploy-bid =
    { $mood ->
        [infinitive] rozstawić tutaj krew ze swojej stawki
       *[do] { $who-id ->
            [self] { $mood ->
                [told] rozstawiasz tutaj krew ze swojej stawki
               *[do] rozstaw tutaj krew ze swojej stawki
            }
           *[other] { $who } rozstawia tutaj krew ze swojej stawki
        }
    }
vd-verb-return-blood =
    { $mood ->
        [infinitive] zabrać stąd do swojej puli { vd-bit-blood }
       *[do] { $who-id ->
            [self] { $mood ->
                [told] zabierasz stąd do swojej puli { vd-bit-blood }
               *[do] zabierz stąd do swojej puli { vd-bit-blood }
            }
           *[other] { vd-bit-takes-back }
        }
    }
vd-bit-takes-back =
    { $number-id ->
        [up-to] { $who } może zabrać stąd do swojej puli { vd-bit-blood }
       *[other] { $who } zabiera stąd do swojej puli { vd-bit-blood }
    }
vd-verb-return-blood-deployed =
    { $mood ->
        [infinitive] zabrać do swojej puli całą krew, którą masz tutaj rozstawioną
       *[do] { $who-id ->
            [self] { $mood ->
                [told] zabierasz do swojej puli całą krew, którą masz tutaj rozstawioną
               *[do] zabierz do swojej puli całą krew, którą masz tutaj rozstawioną
            }
           *[other] { $who } zabiera do swojej puli całą krew rozstawioną tutaj
        }
    }
vd-verb-discard-blood =
    { $mood ->
        [infinitive] odłożyć stąd do puli ogólnej { vd-bit-blood }
       *[do] { $who-id ->
            [self] { $mood ->
                [told] odkładasz stąd do puli ogólnej { vd-bit-blood }
               *[do] odłóż stąd do puli ogólnej { vd-bit-blood }
            }
           *[other] { $who } odkłada stąd do puli ogólnej { vd-bit-blood }
        }
    }
vd-verb-take-blood =
    { $mood ->
        [infinitive] zabrać do swojej puli { vd-bit-blood } { $who-gen } stąd
        [told] zabierasz do swojej puli { vd-bit-blood } { $who-gen } stąd
       *[do] zabierz do swojej puli { vd-bit-blood } { $who-gen } stąd
    }
vd-verb-take-blood-half-up-deployed =
    { $mood ->
        [infinitive] zabrać do swojej puli połowę rozstawionej tutaj krwi { $who-gen }, zaokrągloną w górę
        [told] zabierasz do swojej puli połowę rozstawionej tutaj krwi { $who-gen }, zaokrągloną w górę
       *[do] zabierz do swojej puli połowę rozstawionej tutaj krwi { $who-gen }, zaokrągloną w górę
    }
vd-verb-hand-over = { $who } przekazuje stąd do twojego tutejszego obszaru { vd-bit-blood }
vd-verb-hand-over-half-up-deployed = { $who } przekazuje do twojego tutejszego obszaru połowę swojej rozstawionej tutaj krwi, zaokrągloną w górę
vd-verb-swap-blood =
    { $mood ->
        [infinitive] zamienić całą swoją krew rozstawioną tutaj z całą krwią w swojej puli
        [told] zamieniasz całą swoją krew rozstawioną tutaj z całą krwią w swojej puli
       *[do] zamień całą swoją krew rozstawioną tutaj z całą krwią w swojej puli
    }
vd-verb-move-blood =
    { $mood ->
        [infinitive] przenieść stąd { vd-bit-blood } do { $where-gen }
        [told] przenosisz stąd { vd-bit-blood } do { $where-gen }
       *[do] przenieś stąd { vd-bit-blood } do { $where-gen }
    }
vd-verb-move-blood-half-up-deployed =
    { $mood ->
        [infinitive] przenieść połowę swojej krwi rozstawionej tutaj, zaokrągloną w górę, do { $where-gen }
        [told] przenosisz połowę swojej krwi rozstawionej tutaj, zaokrągloną w górę, do { $where-gen }
       *[do] przenieś połowę swojej krwi rozstawionej tutaj, zaokrągloną w górę, do { $where-gen }
    }
vd-verb-turn-up =
    { $mood ->
        [infinitive] odkryć { $which-acc }
        [told] odkrywasz { $which-acc }
       *[do] odkryj { $which-acc }
    }
vd-verb-turn-down =
    { $mood ->
        [infinitive] zakryć { $which-acc }
        [told] zakrywasz { $which-acc }
       *[do] zakryj { $which-acc }
    }
vd-verb-keep-down = { $which } pozostaje w tej dzielnicy zakryta
vd-verb-move =
    { $mood ->
        [infinitive] przenieść { $which-from } do { $where-gen }
        [told] przenosisz { $which-from } do { $where-gen }
       *[do] przenieś { $which-from } do { $where-gen }
    }
vd-verb-take-back =
    { $mood ->
        [infinitive] wziąć z powrotem na rękę { $which-from }
        [told] bierzesz z powrotem na rękę { $which-from }
       *[do] weź z powrotem na rękę { $which-from }
    }
vd-verb-look =
    { $mood ->
        [infinitive] obejrzeć { $which-acc }
        [told] oglądasz { $which-acc }
       *[do] obejrzyj { $which-acc }
    }
vd-verb-look-hand =
    { $mood ->
        [infinitive] obejrzeć rękę { $who-gen }
        [told] oglądasz rękę { $who-gen }
       *[do] obejrzyj rękę { $who-gen }
    }
vd-verb-play-card =
    { $mood ->
        [infinitive] dołożyć odkrytą do swojego tutejszego obszaru { $which-from }
        [told] dokładasz odkrytą do swojego tutejszego obszaru { $which-from }
       *[do] dołóż odkrytą do swojego tutejszego obszaru { $which-from }
    }
vd-verb-play-top =
    { $mood ->
        [infinitive] dołożyć odkrytą do swojego tutejszego obszaru wierzchnią kartę swojej talii klanu
        [told] dokładasz odkrytą do swojego tutejszego obszaru wierzchnią kartę swojej talii klanu
       *[do] dołóż odkrytą do swojego tutejszego obszaru wierzchnią kartę swojej talii klanu
    }
vd-verb-shuffle-in =
    { $mood ->
        [infinitive] wtasować do swojej talii klanu { $which-from }
        [told] wtasowujesz do swojej talii klanu { $which-from }
       *[do] wtasuj do swojej talii klanu { $which-from }
    }
vd-verb-draw =
    { $mood ->
        [infinitive] dobrać { vd-bit-top-cards } swojej talii klanu
        [told] dobierasz { vd-bit-top-cards } swojej talii klanu
       *[do] dobierz { vd-bit-top-cards } swojej talii klanu
    }
vd-bit-top-cards =
    { $number ->
        [one] wierzchnią kartę
        [few] { $number } wierzchnie karty
       *[many] { $number } wierzchnich kart
    }
vd-verb-gain-victim =
    { $mood ->
        [infinitive] dodać do swojego sojuszu { vd-bit-victims }
       *[do] { $who-id ->
            [self] { $mood ->
                [told] dodajesz do swojego sojuszu { vd-bit-victims }
               *[do] dodaj do swojego sojuszu { vd-bit-victims }
            }
           *[other] { $who } dodaje do swojego sojuszu { vd-bit-victims }
        }
    }
vd-bit-victims =
    { $number ->
        [one] ofiarę
        [few] { $number } ofiary
       *[many] { $number } ofiar
    }
vd-verb-restore =
    { $mood ->
        [infinitive] przywrócić do swojego sojuszu { $which-acc }, już niewyssaną
        [told] przywracasz do swojego sojuszu { $which-acc }, już niewyssaną
       *[do] przywróć do swojego sojuszu { $which-acc }, już niewyssaną
    }
vd-verb-withdraw =
    { $mood ->
        [infinitive] natychmiast wycofać się stąd
        [told] natychmiast wycofujesz się stąd
       *[do] natychmiast wycofaj się stąd
    }
vd-verb-redirect =
    { $mood ->
        [infinitive] zamiast tego przenieść swoje karty i krew stamtąd { vd-bit-where-to }, karty odkryte
        [told] zamiast tego przenosisz swoje karty i krew stamtąd { vd-bit-where-to }, karty odkryte
       *[do] zamiast tego przenieś swoje karty i krew stamtąd { vd-bit-where-to }, karty odkryte
    }
vd-bit-where-to =
    { $where-id ->
        [here] tutaj
       *[other] do { $where-gen }
    }
vd-verb-change-choice =
    { $mood ->
        [infinitive] zmienić swój wybór na drugi
        [told] zmieniasz swój wybór na drugi
       *[do] zmień swój wybór na drugi
    }
vd-verb-skip-steps =
    { $who-id ->
        [self] twoje karty tutaj nic nie robią w etapach przygotowania i pokłosia
        [chooser] jego karty tutaj nic nie robią w etapach przygotowania i pokłosia
       *[other] karty { $who-gen } tutaj nic nie robią w etapach przygotowania i pokłosia
    }
vd-verb-auction = ty i wszyscy rywale w tajemnicy licytujecie krwią ze swoich pul; w twojej zostaje co najmniej 1 żeton
vd-verb-replace-frenzy =
    { $mood ->
        [infinitive] uniknąć szału
        [told] unikasz szału
       *[do] uniknij szału
    }
vd-verb-replace-drain =
    { $mood ->
        [infinitive] uniknąć wyssania
        [told] unikasz wyssania
       *[do] uniknij wyssania
    }
vd-verb-zero-power = siła { $which-gen } wynosi 0
vd-verb-down-power = każda zakryta karta w twoim tutejszym obszarze ma siłę { $number }
vd-verb-add-total =
    { $mood ->
        [infinitive] zwiększyć swoją łączną siłę tutaj { vd-bit-by }
       *[do] { $who-id ->
            [self] twoja łączna siła tutaj jest { vd-bit-more }
           *[other] łączna siła { $who-gen } tutaj jest { vd-bit-more }
        }
    }
vd-bit-more =
    { $number-sign ->
        [minus] niższa { vd-bit-by }
       *[plus] wyższa { vd-bit-by }
    }
vd-bit-by =
    { $number-reckoned ->
        [yes] o tyle, { $number-as-many },
       *[no] o { $number }
    }
vd-verb-ignore-card = utrata i odbieranie krwi przez { $which-acc } ciebie nie dotyczą
vd-verb-add-power = siła { $which-gen } jest { vd-bit-more }
vd-verb-set-power =
    { $number-reckoned ->
        [yes] { $which } ma tyle siły, { $number-as-many },
       *[no] { $which } ma siłę { $number }
    }
vd-verb-set-power-top-base = { $which } ma siłę równą najwyższej bazowej wartości siły odkrytych kart tutaj
vd-verb-halve-base = bazowa wartość siły { $which-gen } spada do połowy, zaokrąglonej w dół
vd-verb-protect-blood = tutejsze efekty nie sprawiają, że tracisz krew, ani ci jej nie odbierają; jeśli strata jest warunkiem, uznaje się ją za poniesioną
vd-verb-divert-blood = krew, którą tracisz lub wydajesz w jakiejkolwiek dzielnicy, jest rozstawiana tutaj zamiast trafić do puli ogólnej
vd-verb-face-down-cost =
    { $number-sign ->
        [minus] dołożenie zakrytej karty kosztuje cię o { vd-bit-tokens-of } krwi mniej
       *[plus] dołożenie zakrytej karty kosztuje cię o { vd-bit-tokens-of } krwi więcej
    }
vd-verb-face-down-cost-here =
    { $number-sign ->
        [minus] dołożenie tutaj zakrytej karty kosztuje o { vd-bit-tokens-of } krwi mniej
       *[plus] dołożenie tutaj zakrytej karty kosztuje o { vd-bit-tokens-of } krwi więcej
    }
vd-verb-must-play-down = podczas planowania przeciwnicy muszą dokładać tutaj karty zakryte i za to płacić
vd-verb-stay-needs-blood = rywal z pustą pulą musi się stąd wycofać
vd-verb-win-ties = wygrywasz wszystkie remisy
vd-verb-cannot-be-drained = tej karty nie można wyssać, także w szale
vd-verb-drained-first = jeśli wpadasz w szał, wysysa się tę kartę zamiast wylosowanej
vd-verb-may-return-other = podczas zarządzania ręką możesz zachować obie dobrane karty, a zamiast tego odłożyć na spód swojej talii klanu kartę z ręki
vd-verb-add-score = na koniec gry masz o { $number } { $number ->
        [one] punkt wpływów więcej
        [few] punkty wpływów więcej
       *[many] punktów wpływów więcej
    }

## Kiedy. Zdolność zaczyna się od swojego otwarcia; stoi w nim to, co warunek mówi o zdarzeniu: $event-player to „self”,
## „opponents” lub „rivals”, $event-location „here”, „not-here” lub „haven”, $causer „self”.

vd-opening-always =
    { $engaged ->
        [yes] Starcie:
       *[other] { "" }
    }
vd-opening-planning-begins = na początku planowania
vd-opening-own-turn =
    { $played ->
        [yes] w swojej turze planowania po dołożeniu karty
       *[other] w swojej turze planowania
    }
vd-opening-card-played =
    { $event-player ->
        [self] ilekroć dokładasz { vd-bit-event-where },
        [opponents] ilekroć przeciwnik dokłada { vd-bit-event-where },
        [rivals] ilekroć rywal dokłada { vd-bit-event-where },
       *[other] ilekroć gracz dokłada { vd-bit-event-where },
    }
vd-bit-event-where =
    { $event-face-down ->
        [yes] { $event-location ->
            [here] tutaj zakrytą kartę
           *[other] zakrytą kartę { vd-bit-event-to }
        }
       *[other] { $event-location ->
            [here] tutaj kartę
           *[other] kartę { vd-bit-event-to }
        }
    }
vd-bit-event-to =
    { $event-location ->
        [here] tutaj
        [not-here] do innej dzielnicy
        [haven] do Schronienia Księcia
       *[other] { "" }
    }
vd-bit-event-place =
    { $event-location ->
        [here] tutaj
        [not-here] w innej dzielnicy
        [haven] w Schronieniu Księcia
       *[other] { "" }
    }
vd-opening-planning-ends = na koniec planowania
vd-opening-resolution-begins = na początku rozstrzygnięcia
vd-opening-choices-shown = zaraz po ujawnieniu wyborów „zostań” i „wycofaj”
vd-opening-choices-final = w tutejszym etapie wycofania
vd-opening-withdrawing =
    { $event-player ->
        [self] ilekroć wycofujesz się { vd-bit-event-from },
       *[other] ilekroć gracz wycofuje się { vd-bit-event-from },
    }
vd-opening-withdrew =
    { $event-player ->
        [self] po każdym swoim wycofaniu { vd-bit-event-from }
       *[other] ilekroć gracz wycofa się { vd-bit-event-from },
    }
vd-bit-event-from =
    { $event-location ->
        [here] stąd
        [not-here] z innej dzielnicy
        [haven] ze Schronienia Księcia
       *[other] { "" }
    }
vd-opening-before-reveal = przed tutejszym odkryciem
vd-opening-reveal = podczas tutejszego odkrycia
vd-opening-revealed = zaraz po tutejszym odkryciu
vd-opening-setup = Przygotowanie:
vd-opening-conflict-begins = Starcie, przed wszystkimi innymi efektami:
vd-opening-before-power = Starcie, po wszystkich efektach:
vd-opening-winner-known = gdy wiadomo, kto tutaj wygrał,
vd-opening-reward =
    { $event-amount ->
        [1] gdy gracz na pierwszym miejscu dostaje tutaj nagrodę,
        [2] gdy gracz na drugim miejscu dostaje tutaj nagrodę,
        [3] gdy gracz na trzecim miejscu dostaje tutaj nagrodę,
       *[other] gdy gracz dostaje tutaj nagrodę,
    }
vd-opening-joins = gdy ta karta dołącza do twojego sojuszu,
vd-opening-aftermath = Pokłosie:
vd-opening-location-resolved = po rozstrzygnięciu tej dzielnicy
vd-opening-round-ends = na koniec rundy
vd-opening-blood-lost =
    { $event-player ->
        [self] ilekroć { vd-bit-event-place } tracisz lub wydajesz krew albo ktoś ci ją odbiera,
       *[other] ilekroć { vd-bit-event-place } gracz traci lub wydaje krew albo ktoś mu ją odbiera,
    }
vd-opening-pool-empty =
    { $event-player ->
        [self] gdy twoja pula staje się pusta,
       *[other] gdy pula gracza staje się pusta,
    }
vd-opening-frenzy-caused =
    { $causer ->
        [self] ilekroć wpędzasz { vd-bit-event-place } { vd-bit-event-whom } w szał,
       *[other] ilekroć gracz wpędza { vd-bit-event-place } { vd-bit-event-whom } w szał,
    }
vd-bit-event-whom =
    { $event-player ->
        [self] ciebie
        [rivals] rywala
       *[other] przeciwnika
    }
vd-opening-frenzy-drain =
    { $event-player ->
        [self] gdy wpadasz { vd-bit-event-place } w szał,
       *[other] gdy gracz wpada { vd-bit-event-place } w szał,
    }
vd-later-round-ends =
    { $compound ->
        [yes] na koniec rundy: { $what }
       *[no] na koniec rundy { $what }
    }

vd-when-planning-begins = zaczyna się planowanie
vd-when-own-turn = trwa twoja tura planowania
vd-when-card-played = ktoś dokłada kartę
vd-when-planning-ends = kończy się planowanie
vd-when-resolution-begins = zaczyna się rozstrzygnięcie
vd-when-choices-shown = ujawnia się wybory „zostań” i „wycofaj”
vd-when-choices-final = wybory „zostań” i „wycofaj” są ostateczne
vd-when-withdrawing = gracz się wycofuje
vd-when-withdrew = gracz się wycofał
vd-when-before-reveal = ma nastąpić odkrycie
vd-when-reveal = odkrywa się karty
vd-when-revealed = karty zostały odkryte
vd-when-setup = następuje etap przygotowania
vd-when-conflict-begins = zaczyna się etap starcia
vd-when-before-power = ma zostać policzona siła
vd-when-winner-known = wiadomo, kto wygrał
vd-when-reward = wypłaca się nagrodę
vd-when-joins = ta karta dołącza do twojego sojuszu
vd-when-aftermath = następuje etap pokłosia
vd-when-location-resolved = dzielnica jest rozstrzygnięta
vd-when-round-ends = kończy się runda
vd-when-blood-lost = gracz traci lub wydaje krew
vd-when-pool-empty = czyjaś pula staje się pusta
vd-when-frenzy-caused = ktoś wpędza gracza w szał
vd-when-frenzy-drain = gracz w szale ma coś wyssać
vd-windows = { $list }
vd-until-this-location = do rozstrzygnięcia tej dzielnicy
vd-until-this-round = do końca rundy

## Nad tekstem

vd-card-line =
    { $kind-id ->
        [clan-card] { $clan } · { $step } · siła { $power }
        [relic] Relikwia, raz na grę · wpływy { $influence }
        [place] Miejsce
        [tile] Dzielnica · wpływy w rundach 1–3: pierwsze miejsce { $first-1 }/{ $first-2 }/{ $first-3 }, drugie { $second-1 }/{ $second-2 }/{ $second-3 }, trzecie { $third-1 }/{ $third-2 }/{ $third-3 }{ vd-bit-extra }
       *[ally] { $kind }, { $nature } · wpływy { $influence } · żer { $feed } · wysysanie { $drain } · po wyssaniu wpływy { $drained }{ vd-bit-tokens }
    }
vd-bit-tokens =
    { $tokens ->
        [2] { " " }· za wyssanie 2 żetony Diabolizmu
       *[other] { "" }
    }
vd-bit-extra =
    { $extra ->
        [0] { "" }
       *[other] ; pierwsze jeszcze { $extra }
    }

## Części potrzebne tylko innym językom

vd-bit-belongs = { "" }
vd-bit-lies = { "" }
vd-bit-who = { "" }
vd-bit-whose = { "" }
vd-bit-you = { "" }

## Nazwy kart

vd-card-br01 = Krwawa furia
vd-card-br02 = Punkowa banda
vd-card-br03 = Wyzwanie
vd-card-br04 = Pięść Kaina
vd-card-br05 = Precz z systemem
vd-card-br06 = Wstrząs ziemi
vd-card-br07 = Pokaz siły
vd-card-br08 = Gotowy (Brujah)
vd-card-br09 = Łowy (Brujah)
vd-card-ga01 = Stopienie z ziemią
vd-card-ga02 = Wilczy towarzysz
vd-card-ga03 = Zwierzęca broń
vd-card-ga04 = Siła watahy
vd-card-ga05 = Nieustraszoność
vd-card-ga06 = Na czatach
vd-card-ga07 = Postać mgły
vd-card-ga08 = Gotowy (Gangrel)
vd-card-ga09 = Łowy (Gangrel)
vd-card-ma01 = Hipnoza
vd-card-ma02 = Krwawa licytacja
vd-card-ma03 = Sieć szaleństwa
vd-card-ma04 = Cios z cienia
vd-card-ma05 = Chaos
vd-card-ma06 = Zmora Malkava
vd-card-ma07 = Bezmyślny szturm
vd-card-ma08 = Gotowy (Malkavian)
vd-card-ma09 = Łowy (Malkavian)
vd-card-no01 = Niewidzialne przejście
vd-card-no02 = Płaszcz cieni
vd-card-no03 = Oczy w mroku
vd-card-no04 = Zwierzęce szepty
vd-card-no05 = Cios w plecy
vd-card-no06 = O krok przed wszystkimi
vd-card-no07 = Zniknięcie
vd-card-no08 = Gotowy (Nosferatu)
vd-card-no09 = Łowy (Nosferatu)
vd-card-to01 = Podziw
vd-card-to02 = Świta
vd-card-to03 = Charyzma
vd-card-to04 = Wezwanie
vd-card-to05 = Oczarowanie
vd-card-to06 = Uległość
vd-card-to07 = Wysoko postawieni przyjaciele
vd-card-to08 = Gotowy (Toreador)
vd-card-to09 = Łowy (Toreador)
vd-card-tr01 = Skupienie z głodu
vd-card-tr02 = Starożytne artefakty
vd-card-tr03 = Kradzież vitae
vd-card-tr04 = Mroczny pakt
vd-card-tr05 = Kocioł krwi
vd-card-tr06 = Odwet
vd-card-tr07 = Tajemny upust krwi
vd-card-tr08 = Gotowy (Tremere)
vd-card-tr09 = Łowy (Tremere)
vd-card-ve01 = Mistrzowski plan
vd-card-ve02 = Dyplomacja
vd-card-ve03 = Godzina policyjna
vd-card-ve04 = Majestat
vd-card-ve05 = Masowa manipulacja
vd-card-ve06 = Spojrzenie tyrana
vd-card-ve07 = Uprzedzenie ciosu
vd-card-ve08 = Gotowy (Ventrue)
vd-card-ve09 = Łowy (Ventrue)
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
vd-card-victim = Ofiara
vd-card-re01 = Kielich Isaaca
vd-card-re02 = Apokryfy Sargona
vd-card-re03 = Maska starszego
vd-card-re04 = Urna z ziemią z grobu
vd-card-re05 = Srebrna księga
vd-card-re06 = Cierń wdowy
vd-card-re07 = Złamane berło
vd-card-re08 = Czarna świeca
vd-card-lo01 = Succubus Club
vd-card-lo02 = The Collar
vd-card-lo03 = Rzeźnie
vd-card-lo04 = Nocny prom
vd-card-lo05 = Stara opera
vd-card-lo06 = Miejska kostnica
vd-card-lo07 = Zbiórka krwi
vd-card-first = Pierwsza dzielnica
vd-card-second = Druga dzielnica
vd-card-third = Trzecia dzielnica
vd-card-haven = Schronienie Księcia
