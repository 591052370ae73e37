### Słowa, których Vampire Empire użycza zdaniom na swoich kartach (zob. cards.ftl), i nazwy kart. Terminy jak w
### księdze zasad docs/rules/pl. Nie każdy język używa każdej części.

## Rodzaje rzeczy: f żeński, m1 męskoosobowy, m inny męski

ve-gender-player = m1
ve-gender-character = f
ve-gender-card = f
ve-gender-occupation = f
ve-gender-marker = m
ve-gender-action = f
ve-gender-deck = f
ve-gender-group = f
ve-gender-card-kind = m
ve-noun-player =
    { $count ->
        [one] { $case ->
            [acc] gracza
            [gen] gracza
            [dat] graczowi
            [loc] graczu
            [ins] graczem
           *[nom] gracz
        }
        [all] { $case ->
            [acc] graczy
            [gen] graczy
            [dat] graczom
            [loc] graczach
            [ins] graczami
           *[nom] gracze
        }
       *[many] { $case ->
            [dat] graczom
            [loc] graczach
            [ins] graczami
           *[nom] graczy
        }
    }
ve-noun-character =
    { $count ->
        [one] { $case ->
            [gen] postaci
            [dat] postaci
            [loc] postaci
            [ins] postacią
           *[nom] postać
        }
        [many] { $case ->
            [dat] postaciom
            [loc] postaciach
            [ins] postaciami
           *[nom] postaci
        }
       *[few] { $case ->
            [gen] postaci
            [dat] postaciom
            [loc] postaciach
            [ins] postaciami
           *[nom] postacie
        }
    }
ve-noun-card =
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
            [dat] kartom
            [loc] kartach
            [ins] kartami
           *[nom] kart
        }
       *[few] { $case ->
            [gen] kart
            [dat] kartom
            [loc] kartach
            [ins] kartami
           *[nom] karty
        }
    }
ve-noun-occupation =
    { $case ->
        [acc] profesję
        [gen] profesji
        [dat] profesji
        [loc] profesji
        [ins] profesją
       *[nom] profesja
    }
ve-noun-marker =
    { $case ->
        [gen] rodzaju znacznika
        [dat] rodzajowi znacznika
        [loc] rodzaju znacznika
        [ins] rodzajem znacznika
       *[nom] rodzaj znacznika
    }
ve-noun-action =
    { $case ->
        [acc] akcję
        [gen] akcji
        [dat] akcji
        [loc] akcji
        [ins] akcją
       *[nom] akcja
    }
ve-noun-deck =
    { $case ->
        [acc] talię
        [gen] talii
        [dat] talii
        [loc] talii
        [ins] talią
       *[nom] talia
    }
ve-noun-group =
    { $case ->
        [acc] grupę
        [gen] grupy
        [dat] grupie
        [loc] grupie
        [ins] grupą
       *[nom] grupa
    }
ve-noun-card-kind =
    { $case ->
        [gen] rodzaju karty
        [dat] rodzajowi karty
        [loc] rodzaju karty
        [ins] rodzajem karty
       *[nom] rodzaj karty
    }

## Słowa. Akcja także w bezokoliczniku po „nie może”.

ve-word-occupation-noble =
    { $case ->
        [gen] szlachty
       *[nom] szlachta
    }
ve-word-occupation-servant =
    { $case ->
        [gen] służby
       *[nom] służba
    }
ve-word-occupation-clergy =
    { $case ->
        [gen] duchowieństwa
       *[nom] duchowieństwo
    }
ve-word-marker-attack =
    { $case ->
        [gen] ataku
       *[nom] atak
    }
ve-word-marker-defence =
    { $case ->
        [nom] obrona
        [gen] obrony
       *[acc] obronę
    }
ve-word-action-hide =
    { $case ->
        [infinitive] ukryć postaci
       *[nom] ukrycie
    }
ve-word-action-holy-water =
    { $case ->
        [infinitive] użyć wody święconej
       *[nom] użycie wody święconej
    }
ve-word-action-combat =
    { $case ->
        [infinitive] rozpocząć walki
        [nom] walka
       *[acc] walkę
    }
ve-word-action-pass =
    { $case ->
        [infinitive] spasować
       *[nom] pas
    }
ve-word-deck-human = talia ludzi
ve-word-deck-vampire = talia wampirów
ve-word-group-noble = Szlachta
ve-word-group-servant = Służba
ve-word-group-clergy = Duchowieństwo
ve-word-group-vampire = Wampir
ve-word-group-holy-water = Woda święcona
ve-word-card-kind-combat = karta walki
ve-word-card-kind-support = karta wsparcia
ve-word-card-kind-citizen = karta mieszkańca

## O co można zapytać: jako część zdania …

ve-the-self =
    { $case ->
        [nom] ty
        [dat] tobie
        [loc] tobie
        [ins] tobą
       *[acc] ciebie
    }
ve-the-opponent =
    { $case ->
        [nom] przeciwnik
        [dat] przeciwnikowi
        [loc] przeciwniku
        [ins] przeciwnikiem
       *[acc] przeciwnika
    }
ve-the-active =
    { $case ->
        [nom] gracz aktywny
        [dat] graczowi aktywnemu
        [loc] graczu aktywnym
        [ins] graczem aktywnym
       *[acc] gracza aktywnego
    }
ve-the-attacker =
    { $case ->
        [nom] atakująca postać
        [gen] atakującej postaci
        [dat] atakującej postaci
        [loc] atakującej postaci
        [ins] atakującą postacią
       *[acc] atakującą postać
    }
ve-the-defender =
    { $case ->
        [nom] broniąca się postać
        [gen] broniącej się postaci
        [dat] broniącej się postaci
        [loc] broniącej się postaci
        [ins] broniącą się postacią
       *[acc] broniącą się postać
    }
ve-the-round =
    { $case ->
        [gen] numeru rundy walki
       *[nom] numer rundy walki
    }
ve-the-attack-value =
    { $case ->
        [gen] wartości ataku
       *[nom] wartość ataku
    }
ve-the-defence-value =
    { $case ->
        [gen] wartości obrony
       *[nom] wartość obrony
    }
ve-the-dead-count =
    { $case ->
        [gen] liczby martwych postaci
       *[nom] liczba martwych postaci
    }
ve-the-occupation =
    { $case ->
        [gen] profesji { $who-gen }
       *[nom] profesja { $who-gen }
    }
ve-the-attack-markers =
    { $total ->
        [yes] { $case ->
            [gen] łącznej liczby znaczników ataku na { $who-loc }
           *[nom] łączna liczba znaczników ataku na { $who-loc }
        }
       *[no] { $case ->
            [gen] liczby znaczników ataku na { $who-loc }
           *[nom] liczba znaczników ataku na { $who-loc }
        }
    }
ve-the-defence-markers =
    { $total ->
        [yes] { $case ->
            [gen] łącznej liczby znaczników obrony na { $who-loc }
           *[nom] łączna liczba znaczników obrony na { $who-loc }
        }
       *[no] { $case ->
            [gen] liczby znaczników obrony na { $who-loc }
           *[nom] liczba znaczników obrony na { $who-loc }
        }
    }
ve-the-value =
    { $total ->
        [yes] { $case ->
            [gen] łącznej wartości bojowej { $who-gen }
           *[nom] łączna wartość bojowa { $who-gen }
        }
       *[no] { $case ->
            [gen] wartości bojowej { $who-gen }
           *[nom] wartość bojowa { $who-gen }
        }
    }
ve-the-hand-size =
    { $case ->
        [gen] liczby { ve-bit-owner }
       *[nom] liczba { ve-bit-owner }
    }
ve-bit-owner =
    { $who-id ->
        [self] kart na twojej ręce
       *[other] kart na ręce { $who-gen }
    }

# Liczby, o których mówi się „za każdy …”.
ve-each-dead-count =
    { $every ->
        [1] każdą martwą postać
       *[other] każde dwie martwe postacie
    }
ve-each-attack-markers =
    { $every ->
        [1] każdy znacznik ataku na { $who-loc }
       *[other] każde dwa znaczniki ataku na { $who-loc }
    }
ve-each-defence-markers =
    { $every ->
        [1] każdy znacznik obrony na { $who-loc }
       *[other] każde dwa znaczniki obrony na { $who-loc }
    }
ve-each-hand-size =
    { $every ->
        [1] każdą kartę
       *[other] każde dwie karty
    } { $who-id ->
        [self] na twojej ręce
       *[other] na ręce { $who-gen }
    }

## … i jako warunek. $relation to „equal”, „unequal”, „at-least” lub „at-most”, $amount mówi to razem z liczbą $n.

ve-about-self = { $value } to { card-part-not } ty
ve-about-opponent = { $value } to { card-part-not } twój przeciwnik
ve-about-active =
    { $value-id ->
        [self] { card-part-not } trwa twoja tura
        [opponent] { card-part-not } trwa tura przeciwnika
       *[other] { card-part-not } trwa tura { $value-gen }
    }
ve-about-attacker = { $value } { card-part-not } atakuje
ve-about-defender = { $value } { card-part-not } broni się
ve-about-day =
    { $not ->
        [yes] jest noc
       *[no] jest dzień
    }
ve-about-in-combat = { card-part-not } trwa walka
ve-about-round =
    { $relation ->
        [equal] trwa runda { $n } walki
        [unequal] nie trwa runda { $n } walki
       *[other] numer rundy walki wynosi { $amount }
    }
ve-about-attack-value = wartość ataku wynosi { $amount }
ve-about-defence-value = wartość obrony wynosi { $amount }
ve-about-dead-count =
    { $relation ->
        [unequal] liczba martwych postaci nie wynosi { $n }
       *[other] { $n ->
            [one] { $amount } postać nie żyje
            [few] { $amount } postacie nie żyją
           *[many] { $amount } postaci nie żyje
        }
    }
ve-about-occupation =
    { $same ->
        [yes] { $who } { ve-bit-have } { $not ->
            [yes] inną profesję niż { $value }
           *[no] tę samą profesję co { $value }
        }
       *[no] { $who } { card-part-not } { $who-count ->
            [one] należy do { $value-gen }
           *[all] należą do { $value-gen }
        }
    }
ve-about-revealed =
    { $who-count ->
        [one] { $who } { ve-bit-is } ujawnionym wampirem
       *[all] { $who } { ve-bit-is } ujawnionymi wampirami
    }
ve-about-known-human =
    { $who-count ->
        [one] { $who } { ve-bit-is } potwierdzonym człowiekiem
       *[all] { $who } { ve-bit-is } potwierdzonymi ludźmi
    }
ve-bit-is =
    { $who-count ->
        [one] { card-part-not } jest
       *[all] { card-part-not } są
    }
ve-bit-have =
    { $who-count ->
        [one] ma
       *[all] mają
    }
ve-about-attack-markers = { $who } { ve-bit-have } { $amount } { ve-bit-markers } ataku
ve-about-defence-markers = { $who } { ve-bit-have } { $amount } { ve-bit-markers } obrony
ve-bit-markers =
    { $n ->
        [one] znacznik
        [few] znaczniki
       *[many] znaczników
    }
ve-about-value = { $who } { ve-bit-have } wartość bojową { $amount }
ve-about-has-value =
    { $not ->
        [yes] { $who } nie { ve-bit-have } wartości bojowej
       *[no] { $who } { ve-bit-have } wartość bojową
    }
ve-about-cancelled =
    { $who-count ->
        [one] { $who } { $not ->
            [yes] nie jest jeszcze anulowana
           *[no] jest anulowana
        }
       *[all] { $who } { $not ->
            [yes] nie są jeszcze anulowane
           *[no] są anulowane
        }
    }
ve-about-hand-size =
    { $who-id ->
        [self] masz na ręce { $amount } { ve-bit-cards }
       *[other] { $who } { ve-bit-have } na ręce { $amount } { ve-bit-cards }
    }
ve-bit-cards =
    { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    }

# … i przy rzeczowniku, przed nim lub za nim. Gdzie nic tu nie stoi, mówi się to zdaniem z „która”.
ve-such-occupation =
    { $part ->
        [after] { $value-gen }
       *[before] { "" }
    }
ve-such-revealed = { "" }
ve-such-known-human = { "" }
ve-such-has-value =
    { $part ->
        [after] walki
       *[before] { "" }
    }
ve-such-cancelled = { "" }

## Gdzie co jest. $own to „yes”, gdy zdanie mówi o właścicielu: „ze swojej ręki”.

ve-domain-castle =
    { $part ->
        [place] { $case ->
            [from] z zamku
           *[other] w zamku
        }
       *[other] { "" }
    }
ve-domain-town =
    { $part ->
        [place] { $case ->
            [from] z miasta
           *[other] w mieście
        }
       *[other] { "" }
    }
ve-domain-living =
    { $part ->
        [before] { $count ->
            [one] { $case ->
                [nom] żyjąca
                [gen] żyjącej
                [dat] żyjącej
                [loc] żyjącej
               *[acc] żyjącą
            }
            [many] { $case ->
                [dat] żyjącym
                [ins] żyjącymi
               *[nom] żyjących
            }
           *[few] { $case ->
                [gen] żyjących
                [dat] żyjącym
                [loc] żyjących
                [ins] żyjącymi
               *[nom] żyjące
            }
        }
       *[other] { "" }
    }
ve-domain-dead =
    { $part ->
        [before] { $count ->
            [one] { $case ->
                [nom] martwa
                [gen] martwej
                [dat] martwej
                [loc] martwej
               *[acc] martwą
            }
            [many] { $case ->
                [dat] martwym
                [ins] martwymi
               *[nom] martwych
            }
           *[few] { $case ->
                [gen] martwych
                [dat] martwym
                [loc] martwych
                [ins] martwymi
               *[nom] martwe
            }
        }
       *[other] { "" }
    }
ve-domain-played =
    { $part ->
        [which] { $owner-id ->
            [self] { $which-count ->
                [one] { $which } została w tej walce zagrana przez ciebie
               *[all] { $which } zostały w tej walce zagrane przez ciebie
            }
           *[other] { $which-acc } w tej walce zagrał { $owner }
        }
       *[other] { "" }
    }
ve-domain-hand =
    { $part ->
        [place] { $own ->
            [yes] { $case ->
                [from] ze swojej ręki
               *[other] na swojej ręce
            }
           *[no] { $owner-id ->
                [self] { $case ->
                    [from] z twojej ręki
                   *[other] na twojej ręce
                }
               *[other] { $case ->
                    [from] z ręki { $owner-gen }
                   *[other] na ręce { $owner-gen }
                }
            }
        }
       *[other] { "" }
    }
ve-domain-cellar =
    { $part ->
        [place] { $own ->
            [yes] { $case ->
                [from] ze swojej piwnicy
               *[other] w swojej piwnicy
            }
           *[no] { $owner-id ->
                [self] { $case ->
                    [from] z twojej piwnicy
                   *[other] w twojej piwnicy
                }
               *[other] { $case ->
                    [from] z piwnicy { $owner-gen }
                   *[other] w piwnicy { $owner-gen }
                }
            }
        }
       *[other] { "" }
    }
ve-domain-moat =
    { $part ->
        [place] { $own ->
            [yes] { $case ->
                [from] ze swojej fosy
               *[other] w swojej fosie
            }
           *[no] { $owner-id ->
                [self] { $case ->
                    [from] z twojej fosy
                   *[other] w twojej fosie
                }
               *[other] { $case ->
                    [from] z fosy { $owner-gen }
                   *[other] w fosie { $owner-gen }
                }
            }
        }
       *[other] { "" }
    }

## Co można zrobić

# $mood to „infinitive” po „może”, a „told”, gdy decyduje inny gracz: „dobierasz” zamiast „dobierz”.
ve-verb-draw =
    { $mood ->
        [infinitive] dobrać { ve-bit-number-cards }
       *[do] { $who-id ->
            [self] { $mood ->
                [told] dobierasz { ve-bit-number-cards }
               *[do] dobierz { ve-bit-number-cards }
            }
           *[other] { $who } dobiera { ve-bit-number-cards }
        }
    }
ve-bit-number-cards =
    { $number-reckoned ->
        [yes] tyle kart, { $number-as-many },
       *[no] { $number ->
            [one] kartę
            [few] { $number } karty
           *[many] { $number } kart
        }
    }
ve-verb-discard-random =
    { $mood ->
        [infinitive] odrzucić { ve-bit-random-cards } z ręki
       *[do] { $who-id ->
            [self] { $mood ->
                [told] odrzucasz { ve-bit-random-cards } z ręki
               *[do] odrzuć { ve-bit-random-cards } z ręki
            }
           *[other] { $who } odrzuca { ve-bit-random-cards } z ręki
        }
    }
ve-bit-random-cards =
    { $number-reckoned ->
        [yes] tyle losowych kart, { $number-as-many },
       *[no] { $number ->
            [one] losową kartę
            [few] { $number } losowe karty
           *[many] { $number } losowych kart
        }
    }
ve-verb-take =
    { $mood ->
        [infinitive] wziąć na rękę { $which-from }
        [told] bierzesz na rękę { $which-from }
       *[do] weź na rękę { $which-from }
    }
ve-verb-cancel =
    { $mood ->
        [infinitive] anulować { $which-acc }
        [told] anulujesz { $which-acc }
       *[do] anuluj { $which-acc }
    }
ve-verb-add-attack =
    { $number-sign ->
        [minus] wartość ataku jest niższa { ve-bit-by }
       *[plus] wartość ataku jest wyższa { ve-bit-by }
    }
ve-verb-add-defence =
    { $number-sign ->
        [minus] wartość obrony jest niższa { ve-bit-by }
       *[plus] wartość obrony jest wyższa { ve-bit-by }
    }
ve-bit-by =
    { $number-reckoned ->
        [yes] o tyle, { $number-as-many },
       *[no] o { $number }
    }
ve-verb-end-combat =
    { $mood ->
        [infinitive] natychmiast zakończyć walkę bez skutku
       *[do] walka natychmiast kończy się bez skutku
    }
ve-verb-place-marker =
    { $mood ->
        [infinitive] położyć { ve-bit-marker }
        [told] kładziesz { ve-bit-marker }
       *[do] połóż { ve-bit-marker }
    }
ve-bit-marker =
    { $what-id ->
        [chosen] znacznik tego rodzaju +{ $number } na { $who-loc }
       *[other] znacznik { $what-gen } +{ $number } na { $who-loc }
    }
ve-verb-to-town =
    { $mood ->
        [infinitive] odłożyć na spód miasta { $who-from }
        [told] odkładasz na spód miasta { $who-from }
       *[do] odłóż na spód miasta { $who-from }
    }
ve-verb-forbid =
    { $who-id ->
        [self] nie możesz { ve-bit-action }
       *[other] { $who } nie może { ve-bit-action }
    }
ve-bit-action =
    { $action-id ->
        [chosen] wybrać tej akcji
        [either] { $action-infinitive } (ty wskazujesz, czego)
       *[other] { $action-infinitive }
    }
ve-verb-count-vampires =
    { $mood ->
        [infinitive] sprawić, że wszyscy dowiedzą się, { ve-bit-how-many }
       *[do] wszyscy dowiadują się, { ve-bit-how-many }
    }
ve-bit-how-many =
    { $who-id ->
        [them] ile z nich to wampiry, ale nie które
       *[other] ile z tych dwóch postaci to wampiry, ale nie które: { $who } i { $other }
    }

## Kiedy

ve-when-open = nie trwa walka
ve-when-you-attack = atakujesz
ve-when-opponent-attacks = przeciwnik atakuje
ve-when-you-defend = się bronisz
ve-when-opponent-defends = przeciwnik się broni
# Co można zagrać zawsze, gdy można zagrywać karty wsparcia, nic o tym nie mówi.
ve-windows =
    { $set ->
        [open] { "" }
        [opponent-attacks-or-opponent-defends] przeciwnik atakuje lub się broni
       *[other] { $list }
    }
ve-until-this-round = w tej rundzie
ve-until-this-combat = w tej walce
ve-until-next-action = w następnym kroku akcji

## Nad tekstem

ve-card-line =
    { $kind-id ->
        [support] Wsparcie · dzień { $day }, noc { $night }
        [citizen] Wsparcie · mieszkaniec · dzień { $day }, noc { $night }
       *[combat] { $groups } · { $value }
    }

## Części potrzebne tylko innym językom

ve-bit-do = { "" }
ve-bit-each = { "" }
ve-bit-in = { "" }
ve-bit-worth = { "" }
ve-bit-you = { "" }

## Nazwy kart

ve-card-h01 = List z pieczęcią
ve-card-h02 = Rodowy sztandar
ve-card-h03 = Rękawica pojedynkowa
ve-card-h04 = Rodowy miecz
ve-card-h05 = Drużyna myśliwych
ve-card-h06 = Gwardia Lorda
ve-card-h07 = Kij od miotły
ve-card-h08 = Nóż kuchenny
ve-card-h09 = Widły
ve-card-h10 = Tasak
ve-card-h11 = Tłum służby
ve-card-h12 = Zaryglowana spiżarnia
ve-card-h13 = Modlitewnik
ve-card-h14 = Różaniec
ve-card-h15 = Kadzielnica
ve-card-h16 = Kostur pielgrzyma
ve-card-h17 = Chór mnichów
ve-card-h18 = Dzwon na trwogę
ve-card-h19 = Jeźdźcy ze stajni
ve-card-h20 = Kuchnia dla ubogich
ve-card-h21 = Patron kaplicy
ve-card-h22 = Kropla wody święconej
ve-card-h23 = Skropiony próg
ve-card-h24 = Flakon wody święconej
ve-card-h25 = Poświęcona misa
ve-card-h26 = Chrzcielnica
ve-card-h27 = Święte źródło
ve-card-h28 = Poświęcone ostrze
ve-card-h29 = Poświęcony chleb
ve-card-h30 = Święte krzyżmo
ve-card-h31 = Kleryk
ve-card-h32 = Przyboczny
ve-card-h33 = Stajenny
ve-card-h34 = Poświęcenie
ve-card-h35 = Księgi parafialne
ve-card-h36 = Pomoc z miasta
ve-card-h37 = Nocna straż
ve-card-h38 = Spowiedź
ve-card-h39 = Zapieczętowana brama
ve-card-h40 = Kościelny
ve-card-v01 = Zatruty pierścień
ve-card-v02 = Podrobiona pieczęć
ve-card-v03 = Zamaskowany rapier
ve-card-v04 = Przekupiony świadek
ve-card-v05 = Pojedynek o północy
ve-card-v06 = Zamkowa intryga
ve-card-v07 = Uchylona zasuwa
ve-card-v08 = Pułapka na szczury
ve-card-v09 = Widelec do mięsa
ve-card-v10 = Najęty zbir
ve-card-v11 = Zasadzka w piwnicy
ve-card-v12 = Bunt służby
ve-card-v13 = Zgaszona świeca
ve-card-v14 = Podarty psałterz
ve-card-v15 = Fałszywa relikwia
ve-card-v16 = Pamflet heretyka
ve-card-v17 = Publiczne oskarżenie
ve-card-v18 = Pozew o herezję
ve-card-v19 = Szantażowany zarządca
ve-card-v20 = Przekupiony kościelny
ve-card-v21 = Zepsuty kapelan
ve-card-v22 = Kieł
ve-card-v23 = Zimny dotyk
ve-card-v24 = Pazur
ve-card-v25 = Szkarłatne spojrzenie
ve-card-v26 = Pragnienie
ve-card-v27 = Pradawny szał
ve-card-v28 = Szlachetna krew
ve-card-v29 = Krew w kuchni
ve-card-v30 = Czarna msza
ve-card-v31 = Organista
ve-card-v32 = Dwórka
ve-card-v33 = Kuchcik
ve-card-v34 = Mgła
ve-card-v35 = Krypta
ve-card-v36 = Krwawa uczta
ve-card-v37 = Wściekłe ukąszenie
ve-card-v38 = Chmara nietoperzy
ve-card-v39 = Pełznący strach
ve-card-v40 = Ghul
