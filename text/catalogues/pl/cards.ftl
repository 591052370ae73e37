### Zdania na kartach, wspólne dla wszystkich gier z językiem kart. Układa je text/cards/text.hpp z kodu karty.
###
### Wszystko tu jest częścią zdania: mała litera na początku, bez kropki na końcu. O część, którą można powiedzieć w
### kilku formach, prosi się jej formą: { $who-acc } sprawia, że komunikat dla „who” widzi $case = „acc”. Formy
### polskie: nom, acc, gen, dat, loc, ins, a do tego from („kartę z fosy”) i exists („w zamku jest postać”). $who-id
### mówi, co to jest („self”, „opponent”, słowo, „chosen”, „them”, …), $who-count to „one” lub „all”; $not, $own i
### $same to „yes” lub „no”.

## Rzeczy

# $count to liczba, „one”, „any” albo „all”: wiele, lecz bez liczby.
card-phrase =
    { $case ->
        [exists] { $place } { $det ->
            [no] nie ma
           *[other] { $count ->
                [one] jest
                [few] są
               *[many] jest
            }
        } { $quantity } { $before } { $noun } { $after }{ $which }
       *[other] { $quantity } { $before } { $noun } { $after } { $place }{ $which }{ card-part-as-many }
    }
# Za rzeczami: tyle, ile czego.
card-part-as-many =
    { $det ->
        [reckoned] , { $amount },
       *[other] { "" }
    }
card-quantity =
    { $det ->
        [another] { $gender ->
            [f] { $case ->
                [nom] inna
                [gen] innej
                [dat] innej
                [loc] innej
               *[acc] inną
            }
           *[m] { $case ->
                [nom] inny
                [gen] innego
                [dat] innemu
                [loc] innym
                [ins] innym
               *[acc] { $gender ->
                    [m1] innego
                   *[m] inny
                }
            }
        }
        [each] { $gender ->
            [f] { $case ->
                [nom] każda
                [gen] każdej
                [dat] każdej
                [loc] każdej
               *[acc] każdą
            }
           *[m] { $case ->
                [nom] każdy
                [gen] każdego
                [dat] każdemu
                [loc] każdym
                [ins] każdym
               *[acc] { $gender ->
                    [m1] każdego
                   *[m] każdy
                }
            }
        }
        [every] { $gender ->
            [m1] każdych { card-part-number }
           *[other] każde { card-part-number }
        }
        [that] { $gender ->
            [f] { $case ->
                [nom] ta
                [gen] tej
                [dat] tej
                [loc] tej
                [ins] tą
               *[acc] tę
            }
           *[m] { $case ->
                [nom] ten
                [gen] tego
                [dat] temu
                [loc] tym
                [ins] tym
               *[acc] { $gender ->
                    [m1] tego
                   *[m] ten
                }
            }
        }
        [nth] { $n ->
            [1] pierwsz{ card-part-ending }
            [2] drug{ card-part-ending-soft }
            [3] trzeci{ card-part-ending-third }
           *[other] { $n }.
        }
        [number] { card-part-number }
        [up-to] najwyżej { card-part-number }
        [any] { $case ->
            [nom] dowolna liczba
            [gen] dowolnej liczby
            [dat] dowolnej liczbie
            [loc] dowolnej liczbie
           *[acc] dowolną liczbę
        }
        [amount] { $amount }
        [most] jak najwięcej
        [reckoned] tyle
       *[other] { "" }
    }
card-part-ending =
    { $gender ->
        [f] { $case ->
            [nom] a
            [gen] ej
            [dat] ej
            [loc] ej
           *[acc] ą
        }
       *[m] { $case ->
            [nom] y
            [gen] ego
            [dat] emu
            [loc] ym
            [ins] ym
           *[acc] { $gender ->
                [m1] ego
               *[m] y
            }
        }
    }
card-part-ending-soft =
    { $gender ->
        [f] { $case ->
            [nom] a
            [gen] iej
            [dat] iej
            [loc] iej
           *[acc] ą
        }
       *[m] { $case ->
            [nom] i
            [gen] iego
            [dat] iemu
            [loc] im
            [ins] im
           *[acc] { $gender ->
                [m1] iego
               *[m] i
            }
        }
    }
card-part-ending-third =
    { $gender ->
        [f] { $case ->
            [nom] a
            [gen] ej
            [dat] ej
            [loc] ej
           *[acc] ą
        }
       *[m] { $case ->
            [nom] { "" }
            [gen] ego
            [dat] emu
            [loc] m
            [ins] m
           *[acc] { $gender ->
                [m1] ego
               *[m] { "" }
            }
        }
    }
card-part-number =
    { $gender ->
        [f] { $n ->
            [1] { $case ->
                [nom] jedna
                [gen] jednej
                [dat] jednej
                [loc] jednej
               *[acc] jedną
            }
            [2] { $case ->
                [gen] dwóch
                [dat] dwóm
                [loc] dwóch
                [ins] dwiema
               *[acc] dwie
            }
            [3] { $case ->
                [gen] trzech
                [dat] trzem
                [loc] trzech
                [ins] trzema
               *[acc] trzy
            }
           *[other] { $n }
        }
       *[m] { $n }
    }
# Forma rzeczownika po tych słowach.
card-case-after =
    { $det ->
        [any] gen
        [no] gen
        [most] gen
        [reckoned] gen
       *[other] { $case ->
            [from] acc
            [exists] nom
           *[other] { $case }
        }
    }
card-relative =
    { $count ->
        [one] { $gender ->
            [f] { $case ->
                [nom] która
                [gen] której
                [dat] której
                [loc] której
               *[acc] którą
            }
           *[m] { $case ->
                [nom] który
                [gen] którego
                [dat] któremu
                [loc] którym
                [ins] którym
               *[acc] { $gender ->
                    [m1] którego
                   *[m] który
                }
            }
        }
       *[all] { $case ->
            [nom] { $gender ->
                [m1] którzy
               *[f] które
            }
            [gen] których
            [dat] którym
            [loc] których
            [ins] którymi
           *[acc] { $gender ->
                [m1] których
               *[f] które
            }
        }
    }
card-which = , { $clauses },
card-such-that = dla { $which-gen } { $condition }
card-with-highest = dla { $which-gen } { $what } wynosi najwięcej
card-with-lowest = dla { $which-gen } { $what } wynosi najmniej
card-chosen-by = { $which-acc } wybiera { $by }
card-some-words =
    { $det ->
        [any] dowolnie wiele z tych: { $words }
        [up-to] najwyżej { $n } z tych: { $words }
       *[number] { $n } z tych: { $words }
    }

## Liczby

card-amount =
    { $relation ->
        [at-least] co najmniej { $n }
        [at-most] najwyżej { $n }
        [unequal] nie dokładnie { $n }
       *[equal] dokładnie { $n }
    }
card-number-of =
    { $case ->
        [gen] liczby { $things-gen }
       *[nom] liczba { $things-gen }
    }
card-number-of-chosen =
    { $case ->
        [gen] ich liczby
       *[nom] ich liczba
    }
card-plus = { $a } plus { $b }
card-minus = { $a } minus { $b }
card-times = { $a } razy { $b }
card-negative = minus { $a }
card-smaller = { $a } lub { $b } (co mniejsze)
card-larger = { $a } lub { $b } (co większe)
card-half-up = połowa { $a-gen }, zaokrąglona w górę
card-half-down = połowa { $a-gen }, zaokrąglona w dół
card-each-of-them =
    { $gender ->
        [f] { $case ->
            [nom] każda z nich
            [gen] każdej z nich
            [dat] każdej z nich
            [loc] każdej z nich
           *[acc] każdą z nich
        }
       *[m] { $case ->
            [nom] każdy z nich
            [gen] każdego z nich
            [dat] każdemu z nich
            [loc] każdym z nich
            [ins] każdym z nich
           *[acc] { $gender ->
                [m1] każdego z nich
               *[m] każdy z nich
            }
        }
    }
# Za rzeczami, których jest tyle: „tyle kart, ile wynosi …”.
card-as-many = ile wynosi { $number }
card-per = { $what } za { $things-acc }
card-per-most = { $what } za { $things-acc }, w sumie najwyżej { $most }
card-rounded-up = { $what }, zaokrąglając w górę
card-sum = suma { $what-gen }, policzona dla wszystkich { $things-gen }
card-highest =
    { $case ->
        [gen] największej z tych liczb: { $what }
       *[nom] największa z tych liczb: { $what }
    }
card-lowest =
    { $case ->
        [gen] najmniejszej z tych liczb: { $what }
       *[nom] najmniejsza z tych liczb: { $what }
    }
card-number-for = { $what }, dla { $things-gen }
card-let = { $letter } to { $number }

## Wyliczenia

card-comma = { $a }, { $b }
card-and = { $a } i { $b }
card-and-things = { $a } i { $b }
card-or = { $a } lub { $b }
card-or-words = { $a } lub { $b }
card-either = zachodzi co najmniej jedno z dwojga: { $what },
card-then = { $a }, a potem { $b }
card-and-do = { $a } i { $b }
card-next = { $a }; { $b }
card-fact-and = { $a } + { $b }

## Warunki

card-compare =
    { $relation ->
        [equal] { $b-id ->
            [number] { $a } wynosi { $b }
           *[other] { $a } wynosi tyle samo, co { $b }
        }
        [unequal] { $b-id ->
            [number] { $a } nie wynosi { $b }
           *[other] { $a } nie wynosi tyle samo, co { $b }
        }
        [less] { $a } wynosi mniej niż { $b }
        [at-most] { $b-id ->
            [number] { $a } wynosi najwyżej { $b }
           *[other] { $a } wynosi najwyżej tyle, ile { $b }
        }
        [more] { $a } wynosi więcej niż { $b }
       *[at-least] { $b-id ->
            [number] { $a } wynosi co najmniej { $b }
           *[other] { $a } wynosi co najmniej tyle, ile { $b }
        }
    }
card-is =
    { $a-count ->
        [one] { $a } { card-part-not } jest { $b-ins }
       *[all] { $a } { card-part-not } są { $b-ins }
    }
card-same = { $a } to { card-part-not } { $b }
card-some-chosen =
    { $not ->
        [yes] żadna nie została wybrana
       *[no] wybrano co najmniej jedną
    }
card-part-not =
    { $not ->
        [yes] nie
       *[no] { "" }
    }

## Co się dzieje

card-target =
    { $by-id ->
        [self] wskaż { $what-acc }
       *[other] { $by } wskazuje { $what-acc }
    }
card-choose =
    { $by-id ->
        [self] wybierz { $what-from }
       *[other] { $by } wybiera { $what-from }
    }
card-choose-number =
    { $by-id ->
        [self] wybierz liczbę { $letter }; najwięcej, ile można, to { $number }
       *[other] { $by } wybiera liczbę { $letter }; najwięcej, ile można, to { $number }
    }
card-choose-number-between =
    { $by-id ->
        [self] wybierz liczbę { $letter } od { $least } do { $number }
       *[other] { $by } wybiera liczbę { $letter } od { $least } do { $number }
    }
card-menu =
    { $by-id ->
        [self] wybierz jedno: { $options }
       *[other] { $by } wybiera jedno: { $options }
    }
card-option = { $a }; albo { $b }
card-option-if = { $what } (tylko jeśli { $condition })
card-may =
    { $by-id ->
        [self] możesz { $what-infinitive }
       *[other] { $by } może { $what-infinitive }
    }
card-may-these =
    { $by-id ->
        [self] możesz { $what-infinitive }
       *[other] { $by } może { $what-infinitive }
    }
card-may-this =
    { $by-id ->
        [self] możesz zrobić to: { $what }
       *[other] { $by } może zdecydować, że stanie się to: { $what }
    }
# $compound to „yes”, gdy dzieje się więcej niż jedna rzecz.
card-part-colon =
    { $compound ->
        [yes] :
       *[no] ,
    }
card-if-so = jeśli tak{ card-part-colon } { $what }
card-if-not = jeśli nie{ card-part-colon } { $what }
card-if = jeśli { $condition }{ card-part-colon } { $what }
card-otherwise =
    { $compound ->
        [yes] w przeciwnym razie: { $what }
       *[no] w przeciwnym razie { $what }
    }
card-for-each =
    { $compound ->
        [yes] dla { $things-gen }: { $what }
       *[no] dla { $things-gen } { $what }
    }
card-for-each-of-them =
    { $gender ->
        [f] dla każdej z nich{ card-part-colon } { $what }
       *[m] dla każdego z nich{ card-part-colon } { $what }
    }
card-once-for-each =
    { $compound ->
        [yes] raz za { $things-acc }: { $what }
       *[no] raz za { $things-acc } { $what }
    }
card-repeat =
    { $number-reckoned ->
        [yes] zrób to tyle razy, { $number-as-many }: { $what }
       *[no] { $number ->
            [1] zrób to raz: { $what }
            [2] zrób to dwa razy: { $what }
           *[many] zrób to { $number } razy: { $what }
        }
    }
card-until = { $duration } { $what }
card-until-long = { $duration } { $what }
card-later = gdy następnym razem { $window }{ card-part-colon } { $what }
card-until-that = aż do chwili, gdy { $condition },
card-while = { $what }, dopóki { $condition },
card-whenever = { $duration } za każdym razem, gdy { $window }{ card-part-colon } { $what }
card-together = jednocześnie: { $what }
card-called = „{ $name }”
card-cost = dodatkowy koszt: { $what }
card-nothing = nic się nie dzieje

## Kiedy

card-when = gdy { $windows }
card-only-if = tylko jeśli { $condition }
card-as-long-as = dopóki { $condition }
card-once = raz na { $scope }
card-use = użyj tej karty
card-facts = { $facts }.
card-at-level = { $what } ({ $level })
card-as-above = jak wyżej
card-as-above-and = jak wyżej, a ponadto { $what }
card-any-of = użyj co najmniej jednej z tych możliwości, w tej kolejności: { $options }
card-any-of-one = ({ $number }) { $what }
# Za początkiem zdolności: „Pokłosie: jeśli …”.
card-opening-if = jeśli { $condition },

## Części potrzebne tylko innym językom

card-part-relative-all = { "" }
card-part-relative-one = { "" }
card-part-the = { "" }

## krypta cards

cards-id = Id
cards-name = Nazwa
cards-kind = Rodzaj
cards-supported = Obsługiwana
cards-yes = tak
cards-no = nie
cards-proved = Dowodzą tego opisy (po angielsku):
cards-no-mistakes =
    { $count ->
        [one] Jedna karta gry { $game }, bez błędów
        [few] { $count } karty gry { $game }, bez błędów
       *[many] { $count } kart gry { $game }, bez błędów
    }
cards-specs-hold =
    { $count ->
        [one] Jeden opis działania, zgodny z grą
        [few] { $count } opisy działania, wszystkie zgodne z grą
       *[many] { $count } opisów działania, wszystkie zgodne z grą
    }
cards-specs-failed =
    { $count ->
        [one] Jeden opis działania, niezgodny z grą
        [few] { $count } opisy działania, niezgodne z grą: { $failed }
       *[many] { $count } opisów działania, niezgodne z grą: { $failed }
    }
